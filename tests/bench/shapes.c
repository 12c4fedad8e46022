// Times one matmul or one convolution: artifacts of tpucc beside OpenBLAS, MKL and oneDNN.
//
//   shapes make WORK DIR                                        writes DIR/weights.mlir and DIR/weights.safetensors
//   shapes run WORK THREADS SECONDS NAME=PROGRAM.so ...         one JSON line a contender
//   shapes peak                                                 GFLOP/s of one core
//   WORK: [bf16 | int8] matmul M N K | conv N C H W O K STRIDE PAD GROUPS
//
// All have the same numbers and are compared before they are timed: bf16 x bf16 -> f32, or bytes x bytes -> i32, of which the left ones are from 0 to 127, so
// that signed and unsigned ones are the same. A program of bf16 may also take its left side in f32, and rounds it then.
//
// The contenders take turns of some milliseconds for about SECONDS each; a turn starts with a call that does not count. Printed are the
// median of the turns, the best of them, the share of the peak (of what multiplies this type, measured between the turns too, times THREADS) and `speed`: the
// first peer's time by this one's, the median over rounds, so above 1 is faster.
#include "contest.h"
#include "peak.h"
#include "runtime/tpurt.h"

#include <inttypes.h>
#include <math.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

__attribute__((format(printf, 1, 2), noreturn)) static void die(const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    fputs("shapes: ", stderr);
    vfprintf(stderr, fmt, args);
    fputc('\n', stderr);
    exit(1);
}

// ---- work

static const struct {
    const char *name, *element, *sum, *stored; // in a command, in a model, as safetensors call it
    size_t bytes;
} types[] = {[WORK_F32] = {"f32", "f32", "f32", "F32", 4}, [WORK_BF16] = {"bf16", "bf16", "f32", "BF16", 2}, [WORK_INT8] = {"int8", "i8", "i32", "I8", 1}};

static int parse_work(int argc, char **argv, Work *out) {
    *out = (Work){0};
    int named = 0;
    for (int t = WORK_BF16; t <= WORK_INT8; t++) {
        if (argc > 1 && !strcmp(argv[0], types[t].name) && !strcmp(argv[1], "matmul")) out->type = (WorkType)t, named = 1;
    }
    argc -= named, argv += named;
    long v[9];
    int n = argc > 0 && !strcmp(argv[0], "matmul") ? 3 : argc > 0 && !strcmp(argv[0], "conv") ? 9 : 0;
    if (!n || argc < n + 1) die("expected: [bf16 | int8] matmul M N K, or conv N C H W O K STRIDE PAD GROUPS");
    for (int i = 0; i < n; i++) {
        char *end;
        v[i] = strtol(argv[i + 1], &end, 10);
        if (*end || v[i] < (n == 9 && i == 7 ? 0 : 1) || v[i] > 1 << 24) die("'%s' is no size", argv[i + 1]);
    }
    if (n == 3) {
        out->m = v[0], out->n = v[1], out->k = v[2];
        return named + n + 1;
    }
    *out = (Work){.conv = 1,
                  .batch = v[0],
                  .channels = v[1],
                  .height = v[2],
                  .width = v[3],
                  .out = v[4],
                  .window = v[5],
                  .stride = v[6],
                  .pad = v[7],
                  .groups = v[8]};
    out->out_height = (out->height + 2 * out->pad - out->window) / out->stride + 1;
    out->out_width = (out->width + 2 * out->pad - out->window) / out->stride + 1;
    if (out->channels % out->groups || out->out % out->groups) die("groups must divide the channels");
    return n + 1;
}

static double work_flops(const Work *w) {
    if (!w->conv) return 2.0 * (double)w->m * (double)w->n * (double)w->k;
    return 2.0 * (double)(w->batch * w->out_height * w->out_width * w->out) * (double)(w->channels / w->groups * w->window * w->window);
}

static size_t weights_elems(const Work *w) {
    return w->conv ? (size_t)(w->window * w->window * (w->channels / w->groups) * w->out) : (size_t)w->k * (size_t)w->n;
}
static size_t input_elems(const Work *w) { return w->conv ? (size_t)(w->batch * w->height * w->width * w->channels) : (size_t)w->m * (size_t)w->k; }
static size_t output_elems(const Work *w) { return w->conv ? (size_t)(w->batch * w->out_height * w->out_width * w->out) : (size_t)w->m * (size_t)w->n; }

// ---- numbers

static void *room(size_t bytes) {
    void *p = aligned_alloc(64, (bytes + 63) / 64 * 64);
    if (!p) die("out of memory");
    return p;
}

// Numbers in [-0.5, 0.5) without a pattern that a kernel could profit from.
static float *pattern(size_t n, uint32_t seed) {
    float *p = room(n * sizeof *p);
    for (size_t i = 0; i < n; i++) {
        seed = seed * 1664525u + 1013904223u;
        p[i] = (float)(seed >> 8) * 0x1p-24f - 0.5f;
    }
    return p;
}

// To the nearest, ties to even.
static uint16_t bf16_of(float x) {
    uint32_t bits;
    memcpy(&bits, &x, 4);
    return (uint16_t)((bits + 0x7fff + (bits >> 16 & 1)) >> 16);
}

enum { LEFT = 1, RIGHT = 2 }; // operands, by the seed of their numbers

static void *operand(const Work *w, size_t n, int side) {
    float *wide = pattern(n, (uint32_t)side);
    if (w->type == WORK_F32) return wide;
    void *p = room(n * types[w->type].bytes);
    for (size_t i = 0; i < n; i++) {
        if (w->type == WORK_BF16) ((uint16_t *)p)[i] = bf16_of(wide[i]);
        else ((int8_t *)p)[i] = (int8_t)(side == LEFT ? (wide[i] + 0.5f) * 128 : floorf(wide[i] * 256));
    }
    free(wide);
    return p;
}

// ---- models

static FILE *open_in(const char *dir, const char *name) {
    char path[4096];
    snprintf(path, sizeof path, "%s/%s", dir, name);
    FILE *f = fopen(path, "wb");
    if (!f) die("cannot write %s", path);
    return f;
}

static void close_file(FILE *f) {
    if (ferror(f) | fclose(f)) die("cannot write the model");
}

static void write_mlir(const Work *w, const char *dir, const char *name) {
    FILE *f = open_in(dir, name);
    if (w->conv) { // channel last, as it is inside a compiled network
        char x[96], k[96], y[96];
        snprintf(x, sizeof x, "tensor<%ldx%ldx%ldx%ldxf32>", w->batch, w->height, w->width, w->channels);
        snprintf(k, sizeof k, "tensor<%ldx%ldx%ldx%ldxf32>", w->window, w->window, w->channels / w->groups, w->out);
        snprintf(y, sizeof y, "tensor<%ldx%ldx%ldx%ldxf32>", w->batch, w->out_height, w->out_width, w->out);
        fprintf(f,
                "func.func @main(%%x: %s, %%weights: %s) -> %s {\n  %%0 = stablehlo.convolution(%%x, %%weights) dim_numbers = "
                "[b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {stride = [%ld, %ld], pad = [[%ld, %ld], [%ld, %ld]]} "
                "{batch_group_count = 1 : i64, feature_group_count = %ld : i64} : (%s, %s) -> %s\n  return %%0 : %s\n}\n",
                x, k, y, w->stride, w->stride, w->pad, w->pad, w->pad, w->pad, w->groups, x, k, y, y);
    } else {
        char x[96], k[96], y[96];
        snprintf(x, sizeof x, "tensor<%ldx%ldx%s>", w->m, w->k, types[w->type].element);
        snprintf(k, sizeof k, "tensor<%ldx%ldx%s>", w->k, w->n, types[w->type].element);
        snprintf(y, sizeof y, "tensor<%ldx%ldx%s>", w->m, w->n, types[w->type].sum);
        fprintf(f,
                "func.func @main(%%x: %s, %%weights: %s) -> %s {\n  %%0 = stablehlo.dot_general %%x, %%weights, contracting_dims = [1] x [0] : "
                "(%s, %s) -> %s\n  return %%0 : %s\n}\n",
                x, k, y, x, k, y, y);
    }
    close_file(f);
}

static void write_weights(const Work *w, const char *dir) {
    FILE *f = open_in(dir, "weights.safetensors");
    size_t n = weights_elems(w), bytes = types[w->type].bytes;
    void *data = operand(w, n, RIGHT);
    char shape[128], head[256];
    if (w->conv) snprintf(shape, sizeof shape, "%ld,%ld,%ld,%ld", w->window, w->window, w->channels / w->groups, w->out);
    else snprintf(shape, sizeof shape, "%ld,%ld", w->k, w->n);
    int len =
        snprintf(head, sizeof head - 8, "{\"weights\":{\"dtype\":\"%s\",\"shape\":[%s],\"data_offsets\":[0,%zu]}}", types[w->type].stored, shape, n * bytes);
    while (len % 8) head[len++] = ' ';
    uint64_t size = (uint64_t)len;
    fwrite(&size, 8, 1, f);
    fwrite(head, 1, (size_t)len, f);
    fwrite(data, bytes, n, f);
    free(data);
    close_file(f);
}

// ---- tpucc's programs

typedef struct {
    TpurtSession *session;
    void *args[2], *results[1];
} Compiled;

static void run_compiled(void *context) {
    Compiled *c = context;
    TpurtError error;
    if (tpurt_run_unchecked(c->session, 0, c->args, c->results, &error)) die("%s", error.text);
}

typedef struct {
    void *x, *weights;
    float *wide; // x before it was rounded
} Operands;

// Does it take x before it was rounded?
static bool load(const char *path, int threads, const Operands *in, void *y, const Work *w, Contender *out) {
    TpurtProgram *program;
    TpurtError error;
    TpurtPortInfo port;
    TpurtEntryInfo entry;
    Compiled *c = calloc(1, sizeof *c);
    TpurtSessionOptions options = {.n_threads = (uint32_t)threads};
    if (!c) die("out of memory");
    if (tpurt_program_load(path, NULL, &program, &error) || tpurt_session_create(program, &options, &c->session, &error)) die("%s: %s", path, error.text);
    if (tpurt_entry_describe(program, 0, &entry, &error) || tpurt_port_describe(program, 0, TPURT_RESULT, 0, &port, &error)) die("%s: %s", path, error.text);
    bool fits = entry.n_args <= 2 && port.bytes == output_elems(w) * 4;
    if (fits && tpurt_port_describe(program, 0, TPURT_ARG, 0, &port, &error)) die("%s: %s", path, error.text);
    bool wide = w->type == WORK_BF16 && port.bytes == input_elems(w) * 4;
    if (!fits || (!wide && port.bytes != input_elems(w) * types[w->type].bytes)) die("%s is for other work", path);
    c->args[0] = wide ? in->wide : in->x, c->args[1] = in->weights, c->results[0] = y;
    out->run = run_compiled;
    out->context = c;
    return wide;
}

// ---- the contest

// Of what multiplies numbers of this type.
static double peak_between(const void *context) {
    static const double seconds = 0.004;
    WorkType type = ((const Work *)context)->type;
    double found = type == WORK_BF16 ? peak_bf16_gflops(seconds) : type == WORK_INT8 ? peak_int8_gops(seconds) : 0;
    return found > 0 ? found : peak_f32_gflops(seconds);
}

static void print_rows(const Work *w, const char *work, int threads, const Contender *c, int n, int reference, int rounds, const double *peaks) {
    double peak = median(peaks, rounds);
    for (int i = 0; i < n; i++) {
        double ms = median(c[i].ms, rounds), gflops = work_flops(w) / ms * 1e-6, speeds[MAX_ROUNDS];
        printf("{\"bench\": \"%s\", \"work\": \"%s\", \"precision\": \"%s\", \"threads\": %d, \"program\": \"%s\", \"median_ms\": %.5f, \"min_ms\": %.5f, "
               "\"turns\": %d, \"gflops\": %.1f, \"peak\": %.1f, \"share\": %.3f, \"weights_gb_s\": %.2f",
               w->conv ? "conv" : "matmul", work, types[w->type].name, threads, c[i].name, ms, c[i].least_ms, rounds, gflops, peak * threads,
               gflops / (peak * threads), (double)(weights_elems(w) * types[w->type].bytes) / ms * 1e-6);
        for (int r = 0; reference >= 0 && r < rounds; r++) speeds[r] = c[reference].ms[r] / c[i].ms[r];
        if (reference >= 0) printf(", \"reference\": \"%s\", \"speed\": %.3f", c[reference].name, median(speeds, rounds));
        printf("}\n");
    }
}

static double number(const Work *w, const void *y, size_t i) { return w->type == WORK_INT8 ? ((const int32_t *)y)[i] : (double)((const float *)y)[i]; }

// Sums of floats may be taken in any order; those of bytes pass through f32 in oneDNN. What takes x in f32 may leave a small product in f32.
static void compare(const Work *w, const char *name, const void *got, const void *want, bool wide) {
    double most = w->type == WORK_INT8 ? 0x1p-24 : wide ? 1e-2 : 1e-4;
    double worst = 0, largest = 0;
    for (size_t i = 0; i < output_elems(w); i++) {
        worst = fmax(worst, fabs(number(w, got, i) - number(w, want, i)));
        largest = fmax(largest, fabs(number(w, want, i)));
    }
    if (!(worst <= most * largest)) die("%s: results differ by %g of %g", name, worst, largest);
}

static void run(const Work *w, const char *work, int argc, char **argv) {
    typedef int Peer(const Work *w, int threads, const void *x, const void *weights, void *y, Contender *out);
    static Peer *const peers[] = {openblas_contender, mkl_contender, onednn_contender, onednn_unsigned_contender};
    enum { N_PEERS = sizeof peers / sizeof *peers };
    if (argc < 2) die("run WORK THREADS SECONDS NAME=PROGRAM.so ...");
    int threads = atoi(argv[0]), n = 0, reference = -1;
    double seconds = atof(argv[1]), peaks[MAX_ROUNDS];
    static Contender c[MAX_CONTENDERS];
    Operands in = {operand(w, input_elems(w), LEFT), operand(w, weights_elems(w), RIGHT), pattern(input_elems(w), LEFT)};
    void *y[MAX_CONTENDERS];
    bool wide[MAX_CONTENDERS] = {false};
    if (threads < 1 || threads > 1024) die("'%s' is no number of threads", argv[0]);
    if (argc - 2 > MAX_CONTENDERS - N_PEERS) die("too many programs");
    for (int i = 0; i < MAX_CONTENDERS; i++) y[i] = pattern(output_elems(w), 3);
    for (int i = 2; i < argc; i++) {
        char *is = strchr(argv[i], '=');
        if (!is) die("NAME=PROGRAM.so, not '%s'", argv[i]);
        *is = 0;
        wide[n] = load(is + 1, threads, &in, y[n], w, &c[n]);
        c[n++].name = argv[i];
    }
    for (int i = 0; i < N_PEERS; i++) {
        if (peers[i](w, threads, in.x, in.weights, y[n], &c[n])) reference = reference < 0 ? n : reference, n++;
    }
    for (int i = 0; i < n; i++) {
        c[i].run(c[i].context);
        if (i) compare(w, c[i].name, y[i], y[0], wide[i]);
    }
    int rounds = contest(c, n, threads, seconds, peak_between, w, peaks);
    print_rows(w, work, threads, c, n, reference, rounds, peaks);
}

int main(int argc, char **argv) {
    if (argc == 2 && !strcmp(argv[1], "peak")) {
        printf("{\"bench\": \"peak\", \"gflops\": %.1f}\n", peak_f32_gflops(0.5));
        return 0;
    }
    if (argc < 3) die("make WORK DIR, run WORK THREADS SECONDS NAME=PROGRAM.so ..., or peak");
    Work w;
    int used = 2 + parse_work(argc - 2, argv + 2, &w);
    if (!strcmp(argv[1], "make") && argc == used + 1) {
        write_mlir(&w, argv[used], "weights.mlir");
        write_weights(&w, argv[used]);
        return 0;
    }
    if (strcmp(argv[1], "run")) die("make, run or peak, not '%s'", argv[1]);
    char work[256] = "";
    int sizes = w.type == WORK_F32 ? 3 : 4;
    for (int i = sizes; i < used; i++) snprintf(work + strlen(work), sizeof work - strlen(work), "%s%s", i > sizes ? " " : "", argv[i]);
    run(&w, work, argc - used, argv + used);
    return 0;
}
