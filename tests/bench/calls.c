// What checking and counting the arguments of a call costs: nanoseconds of processor time by which tpurt_run is slower than tpurt_run_unchecked on an
// entry point that does nothing, for calls with 1 to 200 arguments of two dimensions and one result; of a call that fits nothing; and what TPURT_ANY_ENTRY
// adds: of a call that just fits, and of one that is padded, whose first argument is 4 KB of which half is zeros.
//   cc -O2 -Iruntime tests/bench/calls.c build/runtime/libtpurt.a -pthread -ldl -o calls && ./calls
#define _GNU_SOURCE
#include "tpurt.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MAX_ARGS = 200, N_CALLS = 20000, N_ROUNDS = 15 };

static void no_work(const TpuContext *c, uint32_t first, uint32_t last) { (void)c, (void)first, (void)last; }
static const TpuPhase phases[] = {{no_work, 1, 0, 1}};
static const TpuKernel kernels[] = {{"none", phases, 1, 0, 0, 0, 0}};
static const TpuTarget targets[] = {{"anycpu", 0, kernels, 0, 0, 0, 0}};
static const TpuStep steps[] = {{TPU_STEP_END, 0, 0, 0, 0, 0, ""}};
static const int64_t dims[] = {8, 128}, other_dims[] = {8, 200}, short_dims[] = {8, 64};
static const char *const names[] = {NULL, "s"};
static const TpuSymbol symbols[] = {{"s", 128, 1, 0}};
static const TpuSizeWord words[] = {{TPU_SIZE_SYMBOL, 0, 0}};
static const TpuSize sizes[] = {{0, 0, 0, 0, NULL, 0}, {0, 1, 1, 0, "s", 1}};

static double now_ns(void) {
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec * 1e9 + (double)t.tv_nsec;
}

static int by_value(const void *a, const void *b) { return (*(const double *)a > *(const double *)b) - (*(const double *)a < *(const double *)b); }

typedef struct {
    TpurtSession *session;
    TpurtBuffer args[MAX_ARGS], result;
    void *arg_pointers[MAX_ARGS], *result_pointers[1];
    uint32_t n;
} Calls;

static TpurtStatus checked(Calls *c) { return tpurt_run(c->session, 0, c->args, c->n, &c->result, 1, NULL); }
static TpurtStatus unchecked(Calls *c) { return tpurt_run_unchecked(c->session, 0, c->arg_pointers, c->result_pointers, NULL); }
static TpurtStatus any_entry(Calls *c) { return tpurt_run(c->session, TPURT_ANY_ENTRY, c->args, c->n, &c->result, 1, NULL); }
static TpurtStatus explained(Calls *c) {
    TpurtError e;
    return tpurt_run(c->session, 0, c->args, c->n, &c->result, 1, &e);
}

// The median of rounds.
static double time_of(TpurtStatus (*call)(Calls *), Calls *c, TpurtStatus want) {
    double ns[N_ROUNDS];
    for (int r = 0; r < N_ROUNDS; r++) {
        double start = now_ns();
        for (int i = 0; i < N_CALLS; i++)
            if (call(c) != want) abort();
        ns[r] = (now_ns() - start) / N_CALLS;
    }
    qsort(ns, N_ROUNDS, sizeof *ns, by_value);
    return ns[N_ROUNDS / 2];
}

static void measure(uint32_t n, char *memory) {
    static TpuPort ports[MAX_ARGS + 1];
    static Calls c;
    for (uint32_t i = 0; i <= n; i++) ports[i] = (TpuPort){NULL, 0, 0, {TPU_F32, 2, dims, 4096}, NULL, NULL, NULL};
    TpuEntry entry = {"main", ports, &ports[n], n, 1, steps, 1, 0, 0, 0, symbols, 1, 1, words, 0, 0};
    ports[0].dims = names;
    ports[0].sizes = sizes;
    TpuProgram table = {TPU_ABI_MAGIC, TPU_ABI_VERSION, sizeof table, "calls", "by hand", "", &entry, targets, 1, 1, 1, 1, NULL, 0, NULL, NULL, 1, 0, NULL};
    TpurtProgram *p;
    TpurtError e;
    if (tpurt_program_from_table(&table, NULL, &p, &e) || tpurt_session_create(p, &(TpurtSessionOptions){.n_threads = 1, .n_replicas = 1}, &c.session, &e)) {
        fprintf(stderr, "%s\n", e.text);
        exit(1);
    }
    c.n = n;
    for (uint32_t i = 0; i < n; i++) {
        c.arg_pointers[i] = memory + (size_t)(i * 7919 % MAX_ARGS) * 4096; // in no order
        c.args[i] = (TpurtBuffer){c.arg_pointers[i], 4096, TPU_F32, 2, dims};
    }
    c.result_pointers[0] = memory + (size_t)MAX_ARGS * 4096;
    c.result = (TpurtBuffer){c.result_pointers[0], 4096, TPU_F32, 2, dims};
    double plain = time_of(unchecked, &c, TPURT_OK), full = time_of(checked, &c, TPURT_OK);
    c.args[n - 1].dims = other_dims;
    double counted = time_of(checked, &c, TPURT_MISMATCH), said = time_of(explained, &c, TPURT_MISMATCH);
    c.args[n - 1].dims = dims;
    double any = time_of(any_entry, &c, TPURT_OK);
    c.args[0].dims = short_dims;
    c.args[0].bytes = 2048;
    double padded = time_of(any_entry, &c, TPURT_OK);
    printf("%3u arguments: unchecked %6.1f ns, checked %6.1f ns, checking %6.1f ns; a miss %6.1f ns, with its sentence %6.1f ns; any entry %6.1f ns, padded "
           "%6.1f ns\n",
           n, plain, full, full - plain, counted, said, any, padded);
    tpurt_session_destroy(c.session);
    tpurt_program_release(p);
}

int main(void) {
    char *memory = aligned_alloc(64, (size_t)(MAX_ARGS + 1) * 4096);
    static const uint32_t counts[] = {1, 3, 10, 50, 200};
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++) measure(counts[i], memory);
    free(memory);
    return 0;
}
