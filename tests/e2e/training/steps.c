// Trains a program of `tpucc --train` on arrays of what its first two arguments take (idx or .npy; bytes that become floats times 1/255), in their order, and
// prints the loss of each step, or what `evaluate` gives.
//   steps PROGRAM.so DATA LABELS STEPS [THREADS] [EVAL_DATA EVAL_LABELS]
#include "runtime/tpudata.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_PORTS = 8, MAX_REPLICAS = 64 };
#define CHECK(call)                                                \
    do {                                                           \
        if (call) fprintf(stderr, "steps: %s\n", e.text), exit(1); \
    } while (0)

typedef struct {
    TpurtProgram *program;
    TpurtSession *session;
    uint32_t entry, n_args, n_results, n_replicas;
    TpurtPortInfo args[MAX_PORTS];
    double results[MAX_REPLICAS][MAX_PORTS];
} Entry;

static TpurtError e;

static Entry entry_of(TpurtProgram *program, TpurtSession *session, const char *name) {
    Entry x = {.program = program, .session = session, .n_replicas = tpurt_session_replicas(session)};
    TpurtEntryInfo info;
    for (x.entry = 0;; x.entry++) {
        CHECK(tpurt_entry_describe(program, x.entry, &info, &e));
        if (!strcmp(info.name, name)) break;
    }
    x.n_args = info.n_args, x.n_results = info.n_results;
    if (x.n_args > MAX_PORTS || x.n_results > MAX_PORTS || x.n_replicas > MAX_REPLICAS) fprintf(stderr, "steps: too many\n"), exit(1);
    for (uint32_t i = 0; i < x.n_args; i++) CHECK(tpurt_port_describe(program, x.entry, TPURT_ARG, i, &x.args[i], &e));
    return x;
}

// data[i]: of argument i the rows of all replicas, one behind the other.
static void run(Entry *x, const void *const *data) {
    void *args[MAX_REPLICAS * MAX_PORTS], *results[MAX_REPLICAS * MAX_PORTS];
    for (uint32_t r = 0; r < x->n_replicas; r++) {
        for (uint32_t i = 0; i < x->n_args; i++) args[r * x->n_args + i] = (char *)(uintptr_t)data[i] + (x->args[i].rank ? r * x->args[i].bytes : 0);
        for (uint32_t i = 0; i < x->n_results; i++) results[r * x->n_results + i] = &x->results[r][i];
    }
    CHECK(tpurt_run_unchecked(x->session, x->entry, args, results, &e));
}

static float result(const Entry *x, uint32_t replica, uint32_t i) {
    float v;
    memcpy(&v, &x->results[replica][i], sizeof v);
    return v;
}

// Data, labels and the weight of each position, all of an example alike.
static void run_batch(Entry *x, const TpudataBatch *batch) {
    uint64_t n = x->args[2].bytes / sizeof(float), rows = (uint64_t)x->args[2].dims[0];
    float *weights = malloc(n * x->n_replicas * sizeof *weights);
    if (!weights) fprintf(stderr, "steps: out of memory\n"), exit(1);
    for (uint64_t i = 0; i < n * x->n_replicas; i++) weights[i] = batch->weights[i / (n / rows)];
    run(x, (const void *const[]){batch->features[0], batch->features[1], weights});
    free(weights);
}

static TpudataSet *open_set(const Entry *x, const char *const *paths) {
    TpudataFeature wanted[2];
    for (int i = 0; i < 2; i++) wanted[i] = (TpudataFeature){.dtype = x->args[i].dtype, .rank = x->args[i].rank - 1, .dims = x->args[i].dims + 1};
    if (wanted[0].dtype == TPU_F32) wanted[0].scale = 1 / 255.0;
    TpudataSet *set;
    CHECK(tpudata_arrays_open(paths, 2, wanted, NULL, &set, &e));
    return set;
}

static void train(Entry *x, const char *const *paths, long n_steps) {
    TpudataSet *set = open_set(x, paths);
    TpudataReaderOptions how = {.batch = (uint64_t)(x->args[0].dims[0] * x->n_replicas), .n_replicas = x->n_replicas, .drop_remainder = 1};
    TpudataReader *reader;
    TpudataBatch batch;
    CHECK(tpudata_reader_create(set, &how, &reader, &e));
    for (long step = 0; step < n_steps; step++) {
        CHECK(tpudata_reader_next(reader, &batch, &e));
        run_batch(x, &batch);
        for (uint32_t r = 1; r < x->n_replicas; r++)
            if (memcmp(x->results[r], x->results[0], sizeof(float))) fprintf(stderr, "steps: replicas differ\n"), exit(1);
        printf("%.9g\n", (double)result(x, 0, 0));
    }
    tpudata_reader_destroy(reader);
    tpudata_set_close(set);
}

// Sums of all batches, the last one filled with zeros of no weight: mean loss, share that is right, examples.
static void evaluate(Entry *x, const char *const *paths) {
    TpudataSet *set = open_set(x, paths);
    TpudataReaderOptions how = {.batch = (uint64_t)(x->args[0].dims[0] * x->n_replicas), .n_replicas = x->n_replicas, .epochs = 1};
    TpudataReader *reader;
    TpudataBatch batch;
    double sums[3] = {0};
    CHECK(tpudata_reader_create(set, &how, &reader, &e));
    for (;;) {
        CHECK(tpudata_reader_next(reader, &batch, &e));
        if (!batch.n_records) break;
        run_batch(x, &batch);
        for (int i = 0; i < 3; i++) sums[i] += (double)result(x, 0, 1 + (uint32_t)i);
    }
    printf("evaluate %.6f %.6f %.0f\n", sums[0] / sums[2], sums[1] / sums[2], sums[2]);
    tpudata_reader_destroy(reader);
    tpudata_set_close(set);
}

int main(int argc, char **argv) {
    if (argc < 5) return fprintf(stderr, "usage: steps PROGRAM.so DATA LABELS STEPS [THREADS] [EVAL_DATA EVAL_LABELS]\n"), 2;
    TpurtSessionOptions how = {.n_threads = argc > 5 ? (uint32_t)atoi(argv[5]) : 1};
    TpurtProgram *program;
    TpurtSession *session;
    CHECK(tpurt_program_load(argv[1], NULL, &program, &e));
    CHECK(tpurt_session_create(program, &how, &session, &e));
    Entry init = entry_of(program, session, "init"), step = entry_of(program, session, "train"), eval = entry_of(program, session, "evaluate");
    uint64_t seed = 0;
    run(&init, (const void *const[]){&seed});
    train(&step, (const char *const[]){argv[2], argv[3]}, atol(argv[4]));
    if (argc > 7) evaluate(&eval, (const char *const[]){argv[6], argv[7]});
    tpurt_session_destroy(session);
    tpurt_program_release(program);
    return 0;
}
