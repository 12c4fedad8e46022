// Times steps of a program of `tpucc --train` and prints one JSON line: first values by `init`, then `train` on one batch again and again. On one thread the
// processor time of the process, so that other processes do not count; on several the wall. Data of f32 are numbers in [-0.5, 0.5), labels 0 to 9 in turn,
// weights 1. first_ms is until the first step is done, loading included; peak_mb is the most memory that the process held.
//   train PROGRAM.so STEPS THREADS
#define _POSIX_C_SOURCE 200809L
#include "runtime/tpurt.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MAX_PORTS = 16, MAX_STEPS = 1000, N_CLASSES = 10 };

static int fail(const char *what, const char *why) {
    fprintf(stderr, "train: %s: %s\n", what, why);
    exit(1);
}

static double now_ms(int n_threads) {
    struct timespec t;
    clock_gettime(n_threads == 1 ? CLOCK_PROCESS_CPUTIME_ID : CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec * 1e-6;
}

// The most that was resident, by /proc/self/status: what getrusage says includes the process that started this one.
static double peak_mb(void) {
    char line[256];
    double kb = 0;
    FILE *f = fopen("/proc/self/status", "r");
    while (f && fgets(line, sizeof line, f))
        if (!strncmp(line, "VmHWM:", 6)) kb = atof(line + 6);
    if (f) fclose(f);
    return kb / 1024;
}

static void *port_memory(const TpurtPortInfo *port) {
    char *data = aligned_alloc(64, ((size_t)port->bytes + 63) / 64 * 64 + 64);
    int is_weight = !strcmp(port->name, "weights");
    unsigned seed = 1;
    if (!data) fail(port->name, "out of memory");
    memset(data, 0, port->bytes);
    for (uint64_t i = 0; port->dtype == TPU_F32 && i < port->bytes / sizeof(float); i++) {
        seed = seed * 1664525u + 1013904223u;
        ((float *)data)[i] = is_weight ? 1 : (float)(seed >> 8) * 0x1p-24f - 0.5f;
    }
    for (uint64_t i = 0; port->dtype == TPU_I32 && i < port->bytes / sizeof(int32_t); i++) ((int32_t *)data)[i] = (int32_t)(i % N_CLASSES);
    return data;
}

static uint32_t entry_prepare(const TpurtProgram *program, const char *name, void **args, void **results) {
    uint32_t at;
    TpurtEntryInfo entry;
    TpurtError e;
    if (tpurt_entry_find(program, name, &at, &e) || tpurt_entry_describe(program, at, &entry, &e)) fail(name, e.text);
    if (entry.n_args > MAX_PORTS || entry.n_results > MAX_PORTS) fail(name, "too many arguments");
    for (uint32_t i = 0; i < entry.n_args + entry.n_results; i++) {
        TpurtPortInfo port;
        int is_arg = i < entry.n_args;
        if (tpurt_port_describe(program, at, is_arg ? TPURT_ARG : TPURT_RESULT, is_arg ? i : i - entry.n_args, &port, &e)) fail(name, e.text);
        *(is_arg ? args + i : results + i - entry.n_args) = port_memory(&port);
    }
    return at;
}

static int by_size(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

int main(int argc, char **argv) {
    static void *args[2][MAX_PORTS], *results[2][MAX_PORTS];
    static double ms[MAX_STEPS];
    int n_steps = argc == 4 ? atoi(argv[2]) : 0, n_threads = argc == 4 ? atoi(argv[3]) : 0;
    if (n_steps < 1 || n_steps > MAX_STEPS || n_threads < 1) fail("usage", "train PROGRAM.so STEPS THREADS");
    TpurtProgram *program;
    TpurtSession *session;
    TpurtError e;
    TpurtSessionOptions options = {.n_threads = (uint32_t)n_threads};
    double start = now_ms(n_threads), first = 0;
    if (tpurt_program_load(argv[1], NULL, &program, &e) || tpurt_session_create(program, &options, &session, &e)) fail(argv[1], e.text);
    uint32_t init = entry_prepare(program, "init", args[0], results[0]), train = entry_prepare(program, "train", args[1], results[1]);
    if (tpurt_run_unchecked(session, init, args[0], results[0], &e)) fail("init", e.text);
    for (int i = -1; i < n_steps; i++) { // the first does not count
        double began = now_ms(n_threads);
        if (tpurt_run_unchecked(session, train, args[1], results[1], &e)) fail("train", e.text);
        if (i < 0) first = now_ms(n_threads) - start;
        else ms[i] = now_ms(n_threads) - began;
    }
    qsort(ms, (size_t)n_steps, sizeof *ms, by_size);
    printf("{\"program\": \"tpucc\", \"first_ms\": %.1f, \"median_ms\": %.4f, \"min_ms\": %.4f, \"peak_mb\": %.1f}\n", first, ms[n_steps / 2], ms[0],
           peak_mb());
    return 0;
}
