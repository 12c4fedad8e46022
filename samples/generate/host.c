// Generates text with each of some programs of one decoder, a byte at a time, and says how fast at best:  host "PROMPT" N_BYTES f32.so bf16.so ...
// A program keeps the keys and values of earlier bytes in its variables: a call gives one byte and gets what the next one may be.
#define _POSIX_C_SOURCE 200809L
#include <tpurt.h>

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { N_BYTES = 256, LIKELY = 8, N_TIMES = 20, MOST = 1024 };
#define CHECK(call)                                                     \
    do {                                                                \
        if (call) return fprintf(stderr, "error: %s\n", error.text), 1; \
    } while (0)

// The same numbers on every machine: xorshift64*, 0 to 1.
static double uniform(unsigned long long *s) {
    *s ^= *s >> 12, *s ^= *s << 25, *s ^= *s >> 27;
    return (double)((*s * 0x2545f4914f6cdd1d) >> 40) / (1 << 24);
}

// One of the LIKELY bytes that score best, by their probabilities, somewhat sharpened.
static int choose(const float scores[N_BYTES], unsigned long long *s) {
    int best[LIKELY];
    double weight[LIKELY], sum = 0;
    unsigned char taken[N_BYTES] = {0};
    for (int k = 0; k < LIKELY; k++) {
        best[k] = -1;
        for (int i = 0; i < N_BYTES; i++)
            if (!taken[i] && (best[k] < 0 || scores[i] > scores[best[k]])) best[k] = i;
        taken[best[k]] = 1;
        sum += weight[k] = exp((double)(scores[best[k]] - scores[best[0]]) / 0.8);
    }
    double at = uniform(s) * sum;
    for (int k = 0; k < LIKELY; k++)
        if ((at -= weight[k]) < 0) return best[k];
    return best[0];
}

static double seconds(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static int generate(const char *file, const char *prompt, int n) {
    TpurtError error;
    TpurtProgram *program;
    TpurtSession *session = NULL;
    TpurtVariableInfo cache;
    CHECK(tpurt_program_load(file, NULL, &program, &error));
    CHECK(tpurt_session_create(program, &(TpurtSessionOptions){.n_threads = 1}, &session, &error));
    CHECK(tpurt_variable_describe(program, 0, &cache, &error)); // keys: layers, places, ..
    int length = (int)cache.dims[1], n_prompt = (int)strlen(prompt);
    if (n_prompt < 1 || n < 1 || n_prompt + n > length || length >= MOST) return fprintf(stderr, "error: a prompt, and with it at most %d bytes\n", length), 1;

    float scores[N_BYTES];
    char text[MOST] = {0};
    double best = 1e9;
    for (int time = 0; time < N_TIMES; time++) {
        unsigned long long random = 0x9e3779b97f4a7c15;
        int token = (unsigned char)prompt[0];
        TpurtBuffer in = {&token, sizeof token, TPU_I32, 0, NULL}, out = {scores, sizeof scores, TPU_F32, 1, (int64_t[]){N_BYTES}};
        double begin = seconds();
        CHECK(tpurt_variables_reset(tpurt_session_variables(session), &error));
        for (int i = 0; i < n_prompt + n; i++) {
            text[i] = (char)token;
            CHECK(tpurt_run(session, 0, &in, 1, &out, 1, &error));
            token = i + 1 < n_prompt ? (unsigned char)prompt[i + 1] : choose(scores, &random);
        }
        double took = seconds() - begin;
        if (took < best) best = took;
    }
    printf("--- %s: %.0f tokens/s\n%s\n", file, (n_prompt + n) / best, text);
    tpurt_session_destroy(session);
    tpurt_program_release(program);
    return 0;
}

int main(int argc, char **argv) {
    if (argc < 4) return fprintf(stderr, "usage: host PROMPT N_BYTES PROGRAM.so...\n"), 2;
    for (int i = 3; i < argc; i++)
        if (generate(argv[i], argv[1], atoi(argv[2]))) return 1;
    return 0;
}
