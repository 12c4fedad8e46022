// Writes text: runs the network's step, one symbol in and the scores of the next one out, again and again. What it remembers are variables of the program, so
// a call hands over a symbol and nothing else.
//   host step.so BEGINNING N [TEMPERATURE [SEED]]
#include "tpurt.h"

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { SYMBOLS = 96 };

static TpurtError error;

static void need(TpurtStatus status) {
    if (status) fprintf(stderr, "%s\n", error.text), exit(1);
}

static char shown(int symbol) { return symbol ? (char)(symbol + 31) : '\n'; }

static int symbol_of(char c) { return c == '\n' ? 0 : c >= ' ' && c <= '~' ? c - 31 : 1; }

static void step(TpurtSession *session, int32_t symbol, float *scores) {
    int64_t dims[] = {SYMBOLS};
    TpurtBuffer in = {&symbol, sizeof symbol, TPU_I32, 0, NULL}, out = {scores, SYMBOLS * sizeof(float), TPU_F32, 1, dims};
    need(tpurt_run(session, 0, &in, 1, &out, 1, &error));
}

// Draws a symbol by exp(score / temperature).
static int draw(const float *scores, double temperature, uint64_t *random) {
    double p[SYMBOLS], sum = 0, most = scores[0];
    for (int i = 1; i < SYMBOLS; i++) most = scores[i] > most ? scores[i] : most;
    for (int i = 0; i < SYMBOLS; i++) sum += p[i] = exp((scores[i] - most) / temperature);
    *random = *random * 6364136223846793005u + 1442695040888963407u;
    double at = sum * (double)(*random >> 11) / 9007199254740992.0;
    int i = 0;
    while (i < SYMBOLS - 1 && (at -= p[i]) >= 0) i++;
    return i;
}

int main(int argc, char **argv) {
    TpurtProgram *program;
    TpurtSession *session;
    float scores[SYMBOLS];
    if (argc < 4) return fprintf(stderr, "usage: host step.so BEGINNING N [TEMPERATURE [SEED]]\n"), 2;
    double temperature = argc > 4 ? atof(argv[4]) : 0.7;
    uint64_t random = argc > 5 ? strtoull(argv[5], NULL, 10) : 1;
    need(tpurt_program_load(argv[1], NULL, &program, &error));
    need(tpurt_session_create(program, NULL, &session, &error));
    int symbol = 0;
    step(session, 0, scores);
    for (const char *c = argv[2]; *c; c++) putchar(*c), step(session, symbol_of(*c), scores);
    for (int i = 0; i < atoi(argv[3]); i++) {
        symbol = draw(scores, temperature, &random);
        putchar(shown(symbol));
        step(session, symbol, scores);
    }
    putchar('\n');
    tpurt_session_destroy(session);
    tpurt_program_release(program);
    return 0;
}
