// Times a compiled program on one thread by the processor time that it takes, so that other processes do not count, and prints one JSON line
// as tpurun --bench does (that one measures by the wall, which is right for several threads). Inputs of f32 are numbers in [-0.5, 0.5), all
// others zeros. load_ms is until it can run, first_ms the first run, in which weights are read in; memory_mb is what loading and running added to the process
// at most, by what Linux counts as resident.
//   network PROGRAM.so SECONDS
#define _POSIX_C_SOURCE 200809L
#include "runtime/tpurt.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MAX_PORTS = 4096, MAX_RUNS = 100000, MIN_RUNS = 3 };

static double cpu_ms(void) {
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec * 1e-6;
}

// Of /proc/self/status, in MB.
static double memory_mb(const char *what) {
    char line[256];
    double kb = 0;
    FILE *f = fopen("/proc/self/status", "r");
    while (f && fgets(line, sizeof line, f))
        if (!strncmp(line, what, strlen(what))) kb = atof(line + strlen(what));
    if (f) fclose(f);
    return kb / 1024;
}

static int fail(const char *what, const char *why) {
    fprintf(stderr, "network: %s: %s\n", what, why);
    return 1;
}

static void *port_memory(const TpurtPortInfo *port) {
    char *data = aligned_alloc(64, ((size_t)port->bytes + 63) / 64 * 64 + 64);
    if (!data) return NULL;
    memset(data, 0, port->bytes);
    unsigned seed = 1;
    for (uint64_t i = 0; port->dtype == TPU_F32 && i < port->bytes / sizeof(float); i++) {
        seed = seed * 1664525u + 1013904223u;
        ((float *)data)[i] = (float)(seed >> 8) * 0x1p-24f - 0.5f;
    }
    return data;
}

static int by_size(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

int main(int argc, char **argv) {
    static void *args[MAX_PORTS], *results[MAX_PORTS];
    static double ms[MAX_RUNS];
    if (argc != 3) return fail("usage", "network PROGRAM.so SECONDS");
    TpurtProgram *program;
    TpurtSession *session;
    TpurtEntryInfo entry;
    TpurtError e;
    double before = memory_mb("VmRSS:"), first = 0, start = cpu_ms();
    TpurtSessionOptions options = {.n_threads = 1};
    if (tpurt_program_load(argv[1], NULL, &program, &e) || tpurt_session_create(program, &options, &session, &e) ||
        tpurt_entry_describe(program, 0, &entry, &e))
        return fail(argv[1], e.text);
    double load = cpu_ms() - start;
    if (entry.n_args > MAX_PORTS || entry.n_results > MAX_PORTS) return fail(argv[1], "too many arguments");
    for (uint32_t i = 0; i < entry.n_args + entry.n_results; i++) {
        TpurtPortInfo port;
        bool is_arg = i < entry.n_args;
        uint32_t at = is_arg ? i : i - entry.n_args;
        if (tpurt_port_describe(program, 0, is_arg ? TPURT_ARG : TPURT_RESULT, at, &port, &e)) return fail(argv[1], e.text);
        if (!((is_arg ? args : results)[at] = port_memory(&port))) return fail(argv[1], "out of memory");
    }
    double end = cpu_ms() + atof(argv[2]) * 1e3;
    int n = -1; // the first run does not count
    while (n < MIN_RUNS || (n < MAX_RUNS && cpu_ms() < end)) {
        start = cpu_ms();
        if (tpurt_run_unchecked(session, 0, args, results, &e)) return fail(argv[1], e.text);
        if (n++ >= 0) ms[n - 1] = cpu_ms() - start;
        else first = cpu_ms() - start;
    }
    qsort(ms, (size_t)n, sizeof *ms, by_size);
    printf("{\"program\": \"%s\", \"threads\": 1, \"load_ms\": %.4f, \"first_ms\": %.4f, \"median_ms\": %.6f, \"min_ms\": %.6f, \"memory_mb\": %.2f, "
           "\"runs\": %d}\n",
           argv[1], load, first, ms[n / 2], ms[0], memory_mb("VmHWM:") - before, n);
    return 0;
}
