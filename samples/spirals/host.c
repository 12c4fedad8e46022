// Trains a small network to tell three spirals apart, with a training step that was written in JAX:  host spirals.so
// The first results of a step are the next step's first arguments: two sets of buffers change places.
#include <tpurt.h>

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BATCH = 384, N_STEPS = 1000, MAX_PORTS = 32 };
#define CHECK(call)                                                     \
    do {                                                                \
        if (call) return fprintf(stderr, "error: %s\n", error.text), 1; \
    } while (0)

// The same numbers on every machine: xorshift64*, 0 to 1.
static float uniform(void) {
    static unsigned long long s = 0x9e3779b97f4a7c15;
    s ^= s >> 12, s ^= s << 25, s ^= s >> 27;
    return (float)((s * 0x2545f4914f6cdd1d) >> 40) / (1 << 24);
}

static void spirals(float points[BATCH][2], int spiral[BATCH]) {
    for (int i = 0; i < BATCH; i++) {
        float along = uniform(), angle = 4 * along + 2.0944f * (float)(spiral[i] = i % 3) + 0.2f * (uniform() - 0.5f);
        points[i][0] = 2 * along * cosf(angle);
        points[i][1] = 2 * along * sinf(angle);
    }
}

int main(int argc, char **argv) {
    if (argc != 2) return fprintf(stderr, "usage: host spirals.so\n"), 2;
    TpurtError error;
    TpurtProgram *program;
    TpurtEntryInfo entry;
    TpurtSession *session = NULL;
    CHECK(tpurt_program_load(argv[1], NULL, &program, &error));
    CHECK(tpurt_entry_describe(program, 0, &entry, &error));
    CHECK(tpurt_session_create(program, NULL, &session, &error));

    // Weights and their momentum come first, then points and their spirals; results are both again, the loss and the share that is right.
    float points[BATCH][2], loss, right;
    int spiral[BATCH];
    void *buffers[2][MAX_PORTS];
    unsigned n_state = entry.n_args - 2;
    if (entry.n_args > MAX_PORTS || entry.n_results != n_state + 2) return fprintf(stderr, "error: this is not spirals.so\n"), 1;
    for (unsigned i = 0; i < n_state; i++) {
        TpurtPortInfo port;
        CHECK(tpurt_port_describe(program, 0, TPURT_ARG, i, &port, &error));
        for (int k = 0; k < 2; k++) buffers[k][i] = calloc(1, port.bytes);
        float *weights = buffers[0][i], spread = port.rank == 2 && i < n_state / 2 ? sqrtf(6.0f / (float)(port.dims[0] + port.dims[1])) : 0;
        for (size_t w = 0; w < port.bytes / sizeof *weights; w++) weights[w] = spread * (2 * uniform() - 1);
    }
    for (int step = 0; step <= N_STEPS; step++) {
        void **args = buffers[step % 2], **results = buffers[!(step % 2)];
        spirals(points, spiral);
        args[n_state] = points, args[n_state + 1] = spiral;
        results[n_state] = &loss, results[n_state + 1] = &right;
        CHECK(tpurt_run_unchecked(session, 0, args, results, &error));
        if (step % 200 == 0) printf("step %4d: loss %.3f, %3.0f%% right\n", step, (double)loss, 100 * (double)right);
    }
    for (unsigned i = 0; i < 2 * n_state; i++) free(buffers[i / n_state][i % n_state]);
    tpurt_session_destroy(session);
    tpurt_program_release(program);
    return 0;
}
