// Times one all_reduce of f32 on as many devices as the program has:  collectives PROGRAM.so THREADS SECONDS
// Every device has an operand and a result of its own. One JSON line: what is moved is every operand read once and every result written once. The sums are
// checked. Microseconds are the median over turns of several calls.
#define _POSIX_C_SOURCE 200809L
#include "runtime/tpurt.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MAX_DEVICES = 64, MAX_TURNS = 1000 };

static double now_s(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static int by_value(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return x < y ? -1 : x > y;
}

static void die(const char *text) {
    fprintf(stderr, "collectives: %s\n", text);
    exit(1);
}

static void run(TpurtSession *session, void **args, void **results, unsigned n) {
    TpurtError error;
    for (unsigned i = 0; i < n; i++)
        if (tpurt_run_unchecked(session, 0, args, results, &error)) die(error.text);
}

// As many calls a turn as take a millisecond.
static double median_us(TpurtSession *session, void **args, void **results, double seconds) {
    static double turns[MAX_TURNS];
    double start = now_s();
    run(session, args, results, 1);
    double once = now_s() - start;
    unsigned calls = once < 1e-3 ? (unsigned)(1e-3 / once) + 1 : 1, n = 0;
    start = now_s();
    do {
        double before = now_s();
        run(session, args, results, calls);
        turns[n++] = (now_s() - before) / calls;
    } while (n < MAX_TURNS && (now_s() - start < seconds || n < 3));
    qsort(turns, n, sizeof *turns, by_value);
    return turns[n / 2] * 1e6;
}

int main(int argc, char **argv) {
    if (argc != 4) die("usage: collectives PROGRAM.so THREADS SECONDS");
    TpurtError error;
    TpurtProgram *program;
    TpurtSession *session;
    TpurtSessionOptions options = {.n_threads = (uint32_t)atoi(argv[2])};
    TpurtPortInfo port;
    if (tpurt_program_load(argv[1], NULL, &program, &error) || tpurt_session_create(program, &options, &session, &error) ||
        tpurt_port_describe(program, 0, TPURT_ARG, 0, &port, &error))
        die(error.text);
    uint32_t n = tpurt_session_devices(session);
    if (n > MAX_DEVICES) die("too many devices");
    void *args[MAX_DEVICES], *results[MAX_DEVICES];
    size_t n_elems = port.bytes / sizeof(float), room = (port.bytes + TPU_PAGE - 1) / TPU_PAGE * TPU_PAGE;
    float want = 0;
    for (uint32_t d = 0; d < n; d++) {
        args[d] = aligned_alloc(TPU_PAGE, room), results[d] = aligned_alloc(TPU_PAGE, room);
        if (!args[d] || !results[d]) die("out of memory");
        for (size_t i = 0; i < n_elems; i++) ((float *)args[d])[i] = (float)d;
        memset(results[d], 0, room);
        want += (float)d;
    }
    double us = median_us(session, args, results, atof(argv[3]));
    for (uint32_t d = 0; d < n; d++)
        for (size_t i = 0; i < n_elems; i++)
            if (((float *)results[d])[i] != want) die("a sum is wrong");
    printf("{\"work\": \"all_reduce %u x %llu bytes\", \"threads\": %s, \"us\": %.2f, \"gbytes_per_s\": %.3f, \"moved_gbytes_per_s\": %.2f}\n", n,
           (unsigned long long)port.bytes, argv[2], us, (double)port.bytes / us / 1e3, 2.0 * n * (double)port.bytes / us / 1e3);
    tpurt_session_destroy(session);
    tpurt_program_release(program);
    return 0;
}
