// Intel's MKL as a caller would use it: one call on plain row-major matrices, as PyTorch makes it. The library is found at run time, where TPUCC_MKL names
// libmkl_rt.so (the Python package `mkl` brings it; any other build serves), since nothing is installed for it.
#include "contest.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>

typedef void (*Sgemm)(int order, int trans_a, int trans_b, int m, int n, int k, float alpha, const float *a, int lda, const float *b, int ldb, float beta,
                      float *c, int ldc);

typedef struct {
    Work w;
    const float *a, *b;
    float *c;
    Sgemm sgemm;
} Gemm;

static void run(void *context) {
    const Gemm *g = context;
    int m = (int)g->w.m, n = (int)g->w.n, k = (int)g->w.k;
    g->sgemm(101, 111, 111, m, n, k, 1, g->a, k, g->b, n, 0, g->c, n);
}

static void *find(void *library, const char *name) {
    void *found = dlsym(library, name);
    if (!found) fprintf(stderr, "shapes: MKL: %s\n", dlerror());
    return found;
}

int mkl_contender(const Work *w, int threads, const void *x, const void *weights, void *y, Contender *out) {
    const char *path = getenv("TPUCC_MKL");
    if (w->conv || w->type != WORK_F32 || !path || !*path) return 0;
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!library) return fprintf(stderr, "shapes: MKL: %s\n", dlerror()), 0;
    Sgemm sgemm;
    void (*set_threads)(int);
    *(void **)&sgemm = find(library, "cblas_sgemm");
    *(void **)&set_threads = find(library, "MKL_Set_Num_Threads");
    Gemm *g = sgemm && set_threads ? malloc(sizeof *g) : NULL;
    if (!g) return 0;
    set_threads(threads);
    *g = (Gemm){*w, x, weights, y, sgemm};
    *out = (Contender){.name = "MKL", .run = run, .context = g};
    return 1;
}
