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

double median(const double *v, int n); // n <= MAX_ROUNDS

// Rounds of turns of some milliseconds each, for about `seconds` a contender; a turn starts with a call that does not count. On one thread it is the
// processor's time that is measured. Returns how many rounds there were. What `between` says at the end of each, if it is not NULL, goes to
// out_between[MAX_ROUNDS].
typedef double BetweenTurns(const void *context);
int contest(Contender *c, int n, int threads, double seconds, BetweenTurns *between, const void *context, double *out_between);

// Types of what is multiplied and of sums: f32; bf16 and f32; signed bytes and i32.
typedef enum { WORK_F32, WORK_BF16, WORK_INT8 } WorkType;

// What is multiplied: matmul M N K; conv N C H W O K stride pad groups, square windows, of f32.
typedef struct {
    WorkType type;
    int conv;
    long m, n, k;
    long batch, channels, height, width, out, window, stride, pad, groups, out_height, out_width;
} Work;

// Peers: 1 and a contender, or 0 where there is none for this work. Arrays have the types of the work; a call writes y, or has written it before.
int openblas_contender(const Work *w, int threads, const void *x, const void *weights, void *y, Contender *out);
int mkl_contender(const Work *w, int threads, const void *x, const void *weights, void *y, Contender *out);
int onednn_contender(const Work *w, int threads, const void *x, const void *weights, void *y, Contender *out);
int onednn_unsigned_contender(const Work *w, int threads, const void *x, const void *weights, void *y, Contender *out); // reads x as ui8

#endif
