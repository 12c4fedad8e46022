// See contest.h.
#define _POSIX_C_SOURCE 200809L
#include "contest.h"
#include "peak.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MIN_ROUNDS = 5 };
static const double TURN_SECONDS = 0.02;

// Threads of the contender before may still spin, waiting for more work.
static void let_rest(void) { nanosleep(&(struct timespec){.tv_nsec = 10000000}, NULL); }

// On one thread it is the processor's time that counts, so that what other processes take is left out.
static double stopwatch(int threads) {
    struct timespec t;
    clock_gettime(threads == 1 ? CLOCK_THREAD_CPUTIME_ID : CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static double turn_ms(const Contender *c, int threads, long calls) {
    c->run(c->context);
    double start = stopwatch(threads);
    for (long i = 0; i < calls; i++) c->run(c->context);
    return (stopwatch(threads) - start) * 1e3 / (double)calls;
}

static int by_size(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

double median(const double *v, int n) {
    double sorted[MAX_ROUNDS];
    memcpy(sorted, v, (size_t)n * sizeof *v);
    qsort(sorted, (size_t)n, sizeof *sorted, by_size);
    return n % 2 ? sorted[n / 2] : (sorted[n / 2 - 1] + sorted[n / 2]) / 2;
}

int contest(Contender *c, int n, int threads, double seconds, BetweenTurns *between, const void *context, double *out_between) {
    for (int i = 0; i < n; i++) {
        double once = turn_ms(&c[i], threads, 1) * 1e-3;
        c[i].calls = once > 0 && once < TURN_SECONDS ? (long)(TURN_SECONDS / once) : 1;
        c[i].least_ms = 1e30;
    }
    int rounds = 0;
    double end = clock_seconds() + seconds * n;
    while (rounds < MAX_ROUNDS && (rounds < MIN_ROUNDS || clock_seconds() < end)) {
        for (int i = 0; i < n; i++) {
            if (threads > 1) let_rest();
            c[i].ms[rounds] = turn_ms(&c[i], threads, c[i].calls);
            if (c[i].ms[rounds] < c[i].least_ms) c[i].least_ms = c[i].ms[rounds];
        }
        if (between) out_between[rounds] = between(context);
        rounds++;
    }
    return rounds;
}
