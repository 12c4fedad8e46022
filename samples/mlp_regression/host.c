// What the network has learnt: its error on examples that it has not seen, beside that of the best linear function of the same inputs, and what each input does
// to the result, the others being as they are in the examples.
//   host mlp.so X.npy Y.npy
#include "tpudata.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { INPUTS = 10, MOST = 1000, LEVELS = 5, TERMS = INPUTS + 1 };
static TpurtError error;
static TpurtProgram *program;
static TpurtSession *session;
static float x[MOST][INPUTS], y[MOST], got[MOST];
static int64_t n;

static void need(TpurtStatus status) {
    if (status) fprintf(stderr, "%s\n", error.text), exit(1);
}

static void read_examples(const char *const *files) {
    static const int64_t dims[] = {INPUTS}, one[] = {1};
    TpudataFeature wanted[] = {{.dtype = TPU_F32, .rank = 1, .dims = dims}, {.dtype = TPU_F32, .rank = 1, .dims = one}};
    TpudataReaderOptions how = {.batch = MOST, .epochs = 1};
    TpudataSet *set;
    TpudataReader *reader;
    TpudataBatch batch;
    need(tpudata_arrays_open(files, 2, wanted, NULL, &set, &error));
    need(tpudata_reader_create(set, &how, &reader, &error));
    need(tpudata_reader_next(reader, &batch, &error));
    n = (int64_t)batch.n_records;
    for (int64_t i = 0; i < n; i++) {
        for (int k = 0; k < INPUTS; k++) x[i][k] = ((float *)batch.features[0])[i * INPUTS + k];
        y[i] = ((float *)batch.features[1])[i];
    }
    tpudata_reader_destroy(reader);
    tpudata_set_close(set);
}

static void predict(float rows[][INPUTS]) {
    int64_t in_dims[] = {n, INPUTS}, out_dims[] = {n, 1};
    TpurtBuffer in = {rows, (uint64_t)n * INPUTS * sizeof(float), TPU_F32, 2, in_dims}, out = {got, (uint64_t)n * sizeof(float), TPU_F32, 2, out_dims};
    need(tpurt_run(session, TPURT_ANY_ENTRY, &in, 1, &out, 1, &error));
}

// The error of the linear function that has the least: normal equations, solved by elimination.
static double linear_error(void) {
    double a[TERMS][TERMS + 1] = {0}, w[TERMS], sum = 0;
    for (int64_t i = 0; i < n; i++)
        for (int r = 0; r < TERMS; r++)
            for (int c = 0; c <= TERMS; c++) a[r][c] += (r < INPUTS ? (double)x[i][r] : 1) * (c < INPUTS ? (double)x[i][c] : c == INPUTS ? 1 : (double)y[i]);
    for (int p = 0; p < TERMS; p++)
        for (int r = p + 1; r < TERMS; r++)
            for (int c = TERMS; c >= p; c--) a[r][c] -= a[p][c] * a[r][p] / a[p][p];
    for (int p = TERMS - 1; p >= 0; p--) {
        w[p] = a[p][TERMS];
        for (int c = p + 1; c < TERMS; c++) w[p] -= a[p][c] * w[c];
        w[p] /= a[p][p];
    }
    for (int64_t i = 0; i < n; i++) {
        double off = w[INPUTS] - (double)y[i];
        for (int k = 0; k < INPUTS; k++) off += w[k] * (double)x[i][k];
        sum += off * off;
    }
    return sqrt(sum / (double)n);
}

int main(int argc, char **argv) {
    static float moved[MOST][INPUTS];
    double sum = 0;
    if (argc != 4) return fprintf(stderr, "usage: host mlp.so X.npy Y.npy\n"), 2;
    need(tpurt_program_load(argv[1], NULL, &program, &error));
    need(tpurt_session_create(program, NULL, &session, &error));
    read_examples((const char *const *)argv + 2);
    predict(x);
    for (int64_t i = 0; i < n; i++) sum += ((double)got[i] - (double)y[i]) * ((double)got[i] - (double)y[i]);
    printf("%d examples: the network is off by %.2f, the best linear function by %.2f\n", (int)n, sqrt(sum / (double)n), linear_error());
    printf("input     at 0  at 1/4  at 1/2  at 3/4    at 1\n");
    for (int k = 0; k < INPUTS; k++) {
        printf("x%d    ", k);
        for (int level = 0; level < LEVELS; level++) {
            double mean = 0;
            for (int64_t i = 0; i < n; i++)
                for (int j = 0; j < INPUTS; j++) moved[i][j] = j == k ? (float)level / (LEVELS - 1) : x[i][j];
            predict(moved);
            for (int64_t i = 0; i < n; i++) mean += (double)got[i] / (double)n;
            printf("%8.2f", mean);
        }
        printf("\n");
    }
    tpurt_session_destroy(session);
    tpurt_program_release(program);
    return 0;
}
