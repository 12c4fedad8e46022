// Times programs of one network with weights of different types by turns, on one thread, each beside a plain loop that reads as many bytes: all weights and all
// variables, which a step of a decoder reads once. Prints a JSON line a program, where `speed` is the first one's time by this one's, and `share` that of the
// loop; both are medians over rounds. Inputs of f32 are numbers in [-0.5, 0.5), all others zeros.
//   steps WORK SECONDS NAME=PROGRAM.so ...
#include "contest.h"
#include "peak.h"
#include "runtime/tpurt.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_PORTS = 64, READ_UNIT = 512 };

typedef struct {
    TpurtSession *session;
    void *args[MAX_PORTS], *results[MAX_PORTS];
    ReadBlock block; // as large as what a step reads
} Step;

__attribute__((format(printf, 1, 2), noreturn)) static void die(const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    fputs("steps: ", stderr);
    vfprintf(stderr, fmt, args);
    fputc('\n', stderr);
    exit(1);
}

static void run_step(void *context) {
    Step *s = context;
    TpurtError e;
    if (tpurt_run_unchecked(s->session, 0, s->args, s->results, &e)) die("%s", e.text);
}

static void run_read(void *context) { read_block_once(&((Step *)context)->block); }

static void *port_memory(const TpurtPortInfo *port) {
    char *data = calloc(1, (size_t)port->bytes + 64);
    if (!data) die("out of memory");
    unsigned seed = 1;
    for (uint64_t i = 0; port->dtype == TPU_F32 && i < port->bytes / sizeof(float); i++) {
        seed = seed * 1664525u + 1013904223u;
        ((float *)data)[i] = (float)(seed >> 8) * 0x1p-24f - 0.5f;
    }
    return data;
}

static uint64_t bytes_of_variables(const TpurtProgram *program, uint32_t n) {
    uint64_t bytes = 0;
    for (uint32_t i = 0; i < n; i++) {
        TpurtVariableInfo v;
        TpurtError e;
        if (tpurt_variable_describe(program, i, &v, &e)) die("%s", e.text);
        bytes += v.bytes;
    }
    return bytes;
}

static Step *open_step(const char *path) {
    TpurtProgram *program;
    TpurtEntryInfo entry;
    TpurtProgramInfo info;
    TpurtError e;
    Step *s = calloc(1, sizeof *s);
    TpurtSessionOptions options = {.n_threads = 1};
    if (!s) die("out of memory");
    if (tpurt_program_load(path, NULL, &program, &e) || tpurt_session_create(program, &options, &s->session, &e) ||
        tpurt_entry_describe(program, 0, &entry, &e) || tpurt_program_describe(program, &info, &e))
        die("%s: %s", path, e.text);
    if (entry.n_args > MAX_PORTS || entry.n_results > MAX_PORTS) die("%s: too many arguments", path);
    for (uint32_t i = 0; i < entry.n_args + entry.n_results; i++) {
        TpurtPortInfo port;
        int is_arg = i < entry.n_args;
        uint32_t at = is_arg ? i : i - entry.n_args;
        if (tpurt_port_describe(program, 0, is_arg ? TPURT_ARG : TPURT_RESULT, at, &port, &e)) die("%s: %s", path, e.text);
        (is_arg ? s->args : s->results)[at] = port_memory(&port);
    }
    size_t bytes = (size_t)(info.weight_bytes + bytes_of_variables(program, info.n_variables));
    s->block = read_block((bytes + READ_UNIT - 1) / READ_UNIT * READ_UNIT);
    if (!s->block.data) die("out of memory");
    return s;
}

static double ratio(const Contender *of, const Contender *by, int rounds) {
    double v[MAX_ROUNDS];
    for (int r = 0; r < rounds; r++) v[r] = of->ms[r] / by->ms[r];
    return median(v, rounds);
}

int main(int argc, char **argv) {
    static Contender c[MAX_CONTENDERS];
    int n = argc - 3;
    if (n < 1 || 2 * n > MAX_CONTENDERS) die("steps WORK SECONDS NAME=PROGRAM.so ..., at most %d", MAX_CONTENDERS / 2);
    for (int i = 0; i < n; i++) {
        char *is = strchr(argv[i + 3], '=');
        if (!is) die("NAME=PROGRAM.so, not '%s'", argv[i + 3]);
        *is = 0;
        Step *s = open_step(is + 1);
        c[2 * i] = (Contender){.name = argv[i + 3], .run = run_step, .context = s};
        c[2 * i + 1] = (Contender){.name = "read", .run = run_read, .context = s};
    }
    int rounds = contest(c, 2 * n, 1, atof(argv[2]), NULL, NULL, NULL);
    for (int i = 0; i < n; i++) {
        const Contender *step = &c[2 * i], *read = step + 1;
        double ms = median(step->ms, rounds), mb = (double)((Step *)step->context)->block.bytes * 1e-6;
        printf("{\"bench\": \"decoder\", \"work\": \"%s\", \"threads\": 1, \"program\": \"%s\", \"median_ms\": %.4f, \"min_ms\": %.4f, \"turns\": %d, ",
               argv[1], step->name, ms, step->least_ms, rounds);
        printf("\"mb\": %.1f, \"gb_s\": %.2f, \"read_gb_s\": %.2f, \"share\": %.3f, \"reference\": \"%s\", \"speed\": %.3f}\n", mb, mb / ms,
               mb / median(read->ms, rounds), ratio(read, step, rounds), c[0].name, ratio(&c[0], step, rounds));
    }
    return 0;
}
