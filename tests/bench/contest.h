// Contenders that do the same work take turns, so that what the machine does meanwhile hits all of them alike.
#ifndef TPUCC_BENCH_CONTEST_H
#define TPUCC_BENCH_CONTEST_H

enum { MAX_ROUNDS = 200, MAX_CONTENDERS = 8 };

typedef struct {
    const char *name;
    void (*run)(void *context);
    void *context;
    double ms[MAX_ROUNDS]; // one call, the mean of a turn
    double least_ms;       // of one call
    long calls;            // a turn
} Contender;

// What is multiplied: matmul M N K; conv N C H W O K stride pad groups, square windows.
typedef struct {
    int conv;
    long m, n, k;
    long batch, channels, height, width, out, window, stride, pad, groups, out_height, out_width;
} Work;

// Peers: 1 and a contender, or 0 where there is none for this work.
int openblas_contender(const Work *w, int threads, const float *x, const float *weights, float *y, Contender *out);
int mkl_contender(const Work *w, int threads, const float *x, const float *weights, float *y, Contender *out);
int onednn_contender(const Work *w, int threads, const float *x, const float *weights, float *y, Contender *out);

#endif
