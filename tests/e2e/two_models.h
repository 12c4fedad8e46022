// What the host programs of these tests share: run a model on one input again and again, and compare with what PyTorch
// says.
#ifndef TPUCC_TESTS_E2E_TWO_MODELS_H
#define TPUCC_TESTS_E2E_TWO_MODELS_H

#include <tpurt.h>

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// The elements of a .npy file of n f32, which are its last bytes. Ends the program if there are fewer.
static inline float *npy_f32(const char *path, size_t n) {
    FILE *f = fopen(path, "rb");
    float *values = (float *)malloc(n * sizeof *values);
    if (!f || !values || fseek(f, -(long)(n * sizeof *values), SEEK_END) || fread(values, sizeof *values, n, f) != n) {
        fprintf(stderr, "%s: not %zu numbers\n", path, n);
        exit(2);
    }
    fclose(f);
    return values;
}

// A buffer of the caller that fits an argument or a result.
static inline TpurtBuffer port_buffer(const TpurtProgram *program, TpurtDirection direction, void *data) {
    TpurtPortInfo port;
    TpurtError error;
    TpurtBuffer b;
    if (tpurt_port_describe(program, 0, direction, 0, &port, &error)) {
        fprintf(stderr, "%s\n", error.text);
        exit(2);
    }
    b.data = data;
    b.bytes = port.bytes;
    b.dtype = port.dtype;
    b.rank = port.rank;
    b.dims = port.dims;
    return b;
}

// Runs `rounds` times; every time the same bits, within 1e-4 of what is expected. Gives the program back. 0: all was
// so.
static inline int run_model(TpurtProgram *program, const char *input, const char *expected, int rounds) {
    TpurtError error;
    TpurtSession *session = NULL;
    TpurtSessionOptions options = {2, 0};
    if (tpurt_session_create(program, &options, &session, &error)) return fprintf(stderr, "%s\n", error.text), 1;
    TpurtBuffer in = port_buffer(program, TPURT_ARG, NULL), out = port_buffer(program, TPURT_RESULT, NULL);
    size_t n = (size_t)out.bytes / sizeof(float);
    float *want = npy_f32(expected, n), *got = (float *)malloc(out.bytes), *first = (float *)malloc(out.bytes);
    in.data = npy_f32(input, (size_t)in.bytes / sizeof(float));
    out.data = got;
    int bad = !got || !first;
    for (int round = 0; round < rounds && !bad; round++) {
        memset(got, 255, out.bytes);
        if (tpurt_run(session, 0, &in, 1, &out, 1, &error)) bad = fprintf(stderr, "%s\n", error.text);
        if (!round) memcpy(first, got, out.bytes);
        if (memcmp(first, got, out.bytes)) bad = fprintf(stderr, "%s: run %d gives other bits\n", input, round);
    }
    for (size_t i = 0; i < n && !bad; i++)
        if (!(fabsf(got[i] - want[i]) <= 1e-5f + 1e-4f * fabsf(want[i])))
            bad = fprintf(stderr, "%s: element %zu is %g, PyTorch says %g\n", expected, i, (double)got[i],
                          (double)want[i]);
    free(in.data);
    free(want);
    free(got);
    free(first);
    tpurt_session_destroy(session);
    tpurt_program_release(program);
    return bad != 0;
}

#endif
