// The program of toy_program.h linked in: loaded, in sessions, with the buffers of `main` and what has to be in them.
#ifndef TOY_RUN_H
#define TOY_RUN_H

#include "tests/unit/runtime/toy_program.h"

#include "runtime/internal.h"

#include <check.h>
#include <math.h>
#include <string.h>

static inline TpurtProgram *toy_load(void) {
    TpurtProgram *p;
    TpurtError e;
    ck_assert_msg(!tpurt_program_from_table(&toy_tpu_program, NULL, &p, &e), "%s", e.text);
    return p;
}

static inline TpurtSession *toy_session(TpurtProgram *p, uint32_t n_threads, uint32_t n_replicas) {
    TpurtSession *s;
    TpurtError e;
    TpurtSessionOptions o = {.n_threads = n_threads, .n_replicas = n_replicas};
    ck_assert_msg(!tpurt_session_create(p, &o, &s, &e), "%s", e.text);
    return s;
}

static const int64_t matrix[] = {TOY_ROWS, TOY_COLS};
enum { N = TOY_ELEMS };
#define MATRIX(memory) ((TpurtBuffer){memory, sizeof(float) * N, TPU_F32, 2, matrix})
#define SCALAR(memory, type) ((TpurtBuffer){memory, sizeof *(memory), type, 0, NULL})

static inline void fill(float *x, float scale) {
    for (int i = 0; i < N; i++) x[i] = scale * (float)(i % 101) - 3.3f;
}

static inline void check_main(const float *x, const float *y, float total) {
    double want_total = 0;
    int n_wrong = 0, last = 0; // one assertion for all: check tells another process of each
    for (int i = 0; i < N; i++) {
        float want = x[i] * toy_weights[i % TOY_COLS] + 1.0f;
        if (!(fabsf(y[i] - want) <= 1e-6f * fabsf(want))) n_wrong++, last = i;
        want_total += (double)want;
    }
    ck_assert_msg(!n_wrong, "%d wrong; y[%d] is %g", n_wrong, last, (double)y[last]);
    ck_assert_msg(fabs((double)total - want_total) < 1e-4 * fabs(want_total), "%g, not %g", (double)total, want_total);
}

#endif
