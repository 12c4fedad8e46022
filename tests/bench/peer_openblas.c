// OpenBLAS as a caller would use it: one call on plain row-major matrices, with as many threads as the contest has. The number is set
// before each call, since programs made with --matmul=openblas set it to 1.
#include "contest.h"

#include <stdlib.h>

#ifdef HAVE_OPENBLAS
void cblas_sgemm(int order, int trans_a, int trans_b, int m, int n, int k, float alpha, const float *a, int lda, const float *b, int ldb, float beta, float *c,
                 int ldc);
void openblas_set_num_threads(int n);
int openblas_get_num_threads(void);

typedef struct {
    Work w;
    int threads;
    const float *a, *b;
    float *c;
} Gemm;

static void run(void *context) {
    const Gemm *g = context;
    int m = (int)g->w.m, n = (int)g->w.n, k = (int)g->w.k;
    if (openblas_get_num_threads() != g->threads) openblas_set_num_threads(g->threads);
    cblas_sgemm(101, 111, 111, m, n, k, 1, g->a, k, g->b, n, 0, g->c, n);
}

int openblas_contender(const Work *w, int threads, const void *x, const void *weights, void *y, Contender *out) {
    if (w->conv || w->type != WORK_F32) return 0;
    Gemm *g = malloc(sizeof *g);
    if (!g) return 0;
    *g = (Gemm){*w, threads, x, weights, y};
    *out = (Contender){.name = "OpenBLAS", .run = run, .context = g};
    return 1;
}
#else
int openblas_contender(const Work *w, int threads, const void *x, const void *weights, void *y, Contender *out) {
    (void)w, (void)threads, (void)x, (void)weights, (void)y, (void)out;
    return 0;
}
#endif
