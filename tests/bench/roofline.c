// Times each kernel of a compiled program on one thread, and what bounds it: multiply-adds in registers, and reading from memory and from the second cache.
// Prints a JSON line for each kernel that a run launches, then one of the bounds. A kernel's time is the least over runs of what its launches of a run took
// together, from the library's profile, which is by the wall: other processes only add to it.
//   roofline PROGRAM.so SECONDS
#define _POSIX_C_SOURCE 200809L
#include "peak.h"
#include "runtime/tpurt.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MAX_PORTS = 4096, MAX_RUNS = 2000, MIN_RUNS = 5 };

static int fail(const char *what, const char *why) {
    fprintf(stderr, "roofline: %s: %s\n", what, why);
    return 1;
}

// ---- a program

typedef struct {
    TpurtProgram *program;
    TpurtSession *session;
    void *args[MAX_PORTS], *results[MAX_PORTS];
    TpurtInterval *intervals;
    uint64_t n_intervals;
} Program;

static void *port_memory(const TpurtPortInfo *port) {
    char *data = aligned_alloc(64, ((size_t)port->bytes + 63) / 64 * 64 + 64);
    if (!data) return NULL;
    memset(data, 0, port->bytes);
    for (uint64_t i = 0; port->dtype == TPU_F32 && i < port->bytes / sizeof(float); i++) ((float *)data)[i] = (float)(i * 37 % 101) / 101 - 0.5f;
    return data;
}

static const char *open_program(Program *p, const char *path, TpurtError *e) {
    TpurtEntryInfo entry;
    TpurtSessionOptions options = {.n_threads = 1};
    if (tpurt_program_load(path, NULL, &p->program, e) || tpurt_session_create(p->program, &options, &p->session, e)) return e->text;
    tpurt_entry_describe(p->program, 0, &entry, NULL);
    if (entry.n_args > MAX_PORTS || entry.n_results > MAX_PORTS) return "too many arguments";
    for (uint32_t i = 0; i < entry.n_args + entry.n_results; i++) {
        TpurtPortInfo port;
        uint32_t is_arg = i < entry.n_args, at = is_arg ? i : i - entry.n_args;
        tpurt_port_describe(p->program, 0, is_arg ? TPURT_ARG : TPURT_RESULT, at, &port, NULL);
        if (!((is_arg ? p->args : p->results)[at] = port_memory(&port))) return "out of memory";
    }
    TpurtInterval none;
    tpurt_session_profile(p->session, &none, 0, NULL);
    if (tpurt_run_unchecked(p->session, 0, p->args, p->results, e)) return e->text;
    p->n_intervals = tpurt_session_profile_count(p->session);
    p->intervals = calloc(p->n_intervals + 1, sizeof *p->intervals);
    return p->intervals ? NULL : "out of memory";
}

// us[run * n_kernels + kernel], launches of a run.
static uint32_t time_kernels(Program *p, uint32_t n_kernels, double seconds, double *us, uint32_t *launches) {
    uint32_t n = 0;
    for (double end = clock_seconds() + seconds; n < MIN_RUNS || (n < MAX_RUNS && clock_seconds() < end); n++) {
        double *row = us + (size_t)n * n_kernels;
        tpurt_session_profile(p->session, p->intervals, p->n_intervals, NULL);
        if (tpurt_run_unchecked(p->session, 0, p->args, p->results, NULL)) return 0;
        uint64_t found = tpurt_session_profile_count(p->session);
        memset(launches, 0, n_kernels * sizeof *launches);
        for (uint64_t i = 0; i < found && i < p->n_intervals; i++) {
            const TpurtInterval *x = &p->intervals[i];
            if (x->kernel >= n_kernels) continue;
            row[x->kernel] += (double)(x->end_ns - x->start_ns) * 1e-3;
            launches[x->kernel] += x->phase == 0;
        }
    }
    return n;
}

static void print_kernels(const Program *p, uint32_t n_kernels, uint32_t n_runs, const double *us, const uint32_t *launches) {
    for (uint32_t k = 0; k < n_kernels; k++) {
        TpurtKernelInfo info;
        if (!launches[k]) continue;
        tpurt_kernel_describe(p->program, k, &info, NULL);
        double least = us[k];
        for (uint32_t i = 1; i < n_runs; i++) least = us[(size_t)i * n_kernels + k] < least ? us[(size_t)i * n_kernels + k] : least;
        printf("{\"kernel\": \"%s\", \"launches\": %" PRIu32 ", \"tasks\": %" PRIu64 ", \"flops\": %" PRIu64 ", \"bytes\": %" PRIu64 ", \"us\": %.3f}\n",
               info.name, launches[k], info.n_tasks, info.flops, info.bytes, least / launches[k]);
    }
}

int main(int argc, char **argv) {
    static Program p;
    TpurtError e = {0};
    TpurtProgramInfo info;
    if (argc != 3) return fail("usage", "roofline PROGRAM.so SECONDS");
    double seconds = atof(argv[2]);
    const char *wrong = open_program(&p, argv[1], &e);
    if (wrong) return fail(argv[1], wrong);
    tpurt_program_describe(p.program, &info, NULL);
    double *us = calloc((size_t)MAX_RUNS * (info.n_kernels + 1), sizeof *us);
    uint32_t *launches = calloc(info.n_kernels + 1, sizeof *launches);
    if (!us || !launches) return fail(argv[1], "out of memory");
    uint32_t n = time_kernels(&p, info.n_kernels, seconds, us, launches);
    if (!n) return fail(argv[1], "a run failed");
    print_kernels(&p, info.n_kernels, n, us, launches);
    long second = sysconf(_SC_LEVEL2_CACHE_SIZE);
    size_t half = second > 0 ? (size_t)second / 2 / 512 * 512 : 256 << 10;
    printf("{\"peak_gflops\": %.1f, \"memory_gb_s\": %.2f, \"cache_gb_s\": %.2f, \"runs\": %" PRIu32 "}\n", peak_f32_gflops(seconds / 4),
           read_gb_s((size_t)512 << 20, seconds / 4), read_gb_s(half, seconds / 8), n);
    return 0;
}
