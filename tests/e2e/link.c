// Two models in one process, run in two threads at once, each with two cores of its own, again and again: every time the same bits, and what PyTorch says.
//   link MODELS [DIGITS.so MLP.so]
// Without .so files the models are linked in (TWO_LINKED), and nothing may load a file: dlopen is wrapped and ends the program.
#include <tpurt.h>

#include <math.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef TWO_LINKED
#include "digits.h"
#include "mlp.h"

_Static_assert(DIGITS_ARG0_ELEMS == 100 * 28 * 28 && DIGITS_RESULT0_BYTES == 100 * 10 * sizeof(float), "sizes of digits");
_Static_assert(MLP_ARGS == 1 && MLP_RESULTS == 1 && MLP_ARG0_BYTES % (784 * sizeof(float)) == 0, "sizes of mlp");

void *__wrap_dlopen(const char *path, int flags);
void *__wrap_dlopen(const char *path, int flags) {
    fprintf(stderr, "dlopen(%s, %d) was called\n", path ? path : "NULL", flags);
    abort();
}
#endif

// The elements of a .npy file of n f32, which are its last bytes. Ends the program if there are fewer.
static float *npy_f32(const char *path, size_t n) {
    FILE *f = fopen(path, "rb");
    float *values = malloc(n * sizeof *values);
    if (!f || !values || fseek(f, -(long)(n * sizeof *values), SEEK_END) || fread(values, sizeof *values, n, f) != n) {
        fprintf(stderr, "%s: not %zu numbers\n", path, n);
        exit(2);
    }
    fclose(f);
    return values;
}

// A buffer of the caller that fits an argument or a result.
static TpurtBuffer port_buffer(const TpurtProgram *program, TpurtDirection direction, void *data) {
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
static int run_model(TpurtProgram *program, const char *input, const char *expected, int rounds) {
    TpurtError error;
    TpurtSession *session = NULL;
    TpurtSessionOptions options = {.n_threads = 2};
    if (tpurt_session_create(program, &options, &session, &error)) return fprintf(stderr, "%s\n", error.text), 1;
    TpurtBuffer in = port_buffer(program, TPURT_ARG, NULL), out = port_buffer(program, TPURT_RESULT, NULL);
    size_t n = (size_t)out.bytes / sizeof(float);
    float *want = npy_f32(expected, n), *got = malloc(out.bytes), *first = malloc(out.bytes);
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
            bad = fprintf(stderr, "%s: element %zu is %g, PyTorch says %g\n", expected, i, (double)got[i], (double)want[i]);
    free(in.data);
    free(want);
    free(got);
    free(first);
    tpurt_session_destroy(session);
    tpurt_program_release(program);
    return bad != 0;
}

typedef struct {
    const char *models, *name, *path;
    const TpuProgram *table;
    int rounds;
} Job;

static void *job_run(void *arg) {
    const Job *j = arg;
    char input[4096], expected[4096];
    TpurtError error;
    TpurtProgram *program;
    snprintf(input, sizeof input, "%s/%s.input.npy", j->models, j->name);
    snprintf(expected, sizeof expected, "%s/%s.expected.npy", j->models, j->name);
    TpurtStatus status = j->table ? tpurt_program_from_table(j->table, NULL, &program, &error) : tpurt_program_load(j->path, NULL, &program, &error);
    if (status) return fprintf(stderr, "%s\n", error.text), arg;
    return run_model(program, input, expected, j->rounds) ? arg : NULL;
}

int main(int argc, char **argv) {
    if (argc < 2) return 2;
    Job jobs[2] = {{argv[1], "digits", argc > 3 ? argv[2] : NULL, NULL, 20}, {argv[1], "mlp", argc > 3 ? argv[3] : NULL, NULL, 2000}};
#ifdef TWO_LINKED
    jobs[0].table = &digits_tpu_program;
    jobs[1].table = &mlp_tpu_program;
#endif
    pthread_t threads[2];
    void *bad[2] = {NULL, NULL};
    for (int i = 0; i < 2; i++)
        if (pthread_create(&threads[i], NULL, job_run, &jobs[i])) return 2;
    for (int i = 0; i < 2; i++) pthread_join(threads[i], &bad[i]);
    return bad[0] || bad[1];
}
