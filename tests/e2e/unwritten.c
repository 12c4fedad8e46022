// What a program computes says nothing of what its memory held before: unwritten PROGRAM.so... Each runs with an allocator that fills what it gives with one
// byte, for several bytes (0xff: NaN in every type), its results filled alike. Ends with 1 where results differ in a bit or are not finite. Arguments are
// square matrices whose diagonals weigh more than the rest of their rows, so that every routine of linear algebra has an answer.
#define _GNU_SOURCE
#include <tpurt.h>

#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PORTS = 8, LINE = 64 };
static const unsigned char bytes[] = {0x00, 0xff, 0x7f};
enum { N_BYTES = sizeof bytes };

static void *filled(size_t n, size_t alignment, int byte) {
    void *p = NULL;
    if (posix_memalign(&p, alignment < LINE ? LINE : alignment, n + 1)) return NULL;
    return memset(p, byte, n);
}

static void *allocate(void *context, size_t n, size_t alignment) { return filled(n, alignment, *(const unsigned char *)context); }
static void release(void *context, void *p) { (void)context, free(p); }

static bool is_complex(const TpurtPortInfo *port) { return port->dtype == TPU_C64 || port->dtype == TPU_C128; }

// How many numbers the port has, parts of complex ones, if it is of numbers that may be infinite; of how many bytes each.
static size_t numbers(const TpurtPortInfo *port, size_t *out_bytes) {
    size_t n = is_complex(port) ? 2 : 1;
    for (uint32_t i = 0; i < port->rank; i++) n *= (size_t)port->dims[i];
    *out_bytes = n ? port->bytes / n : 0;
    return is_complex(port) || port->dtype == TPU_F32 || port->dtype == TPU_F64 ? n : 0;
}

static void *argument(TpurtProgram *program, uint32_t i) {
    TpurtPortInfo port;
    size_t size;
    if (tpurt_port_describe(program, 0, TPURT_ARG, i, &port, NULL)) exit(2);
    size_t n = numbers(&port, &size), side = (size_t)port.dims[port.rank - 1], parts = is_complex(&port) ? 2 : 1;
    unsigned char *p = filled(port.bytes, LINE, 0);
    uint32_t state = 1;
    for (size_t k = 0; p && k < n; k++) {
        state = state * 1664525 + 1013904223; // Numerical Recipes' generator
        size_t row = k / parts / side, column = k / parts % side;
        double x = (double)(state >> 8) / (1 << 23) - 1;
        if (row == column) x = k % parts ? 0 : 2 * (double)side + 1 + x;
        if (size == 4) ((float *)(void *)p)[k] = (float)x;
        else ((double *)(void *)p)[k] = x;
    }
    return p;
}

// What a run has left; ports and their dims end with their program.
typedef struct {
    void *data;
    size_t bytes, n_numbers, number_bytes;
} Result;

static bool finite_everywhere(const Result *r) {
    for (size_t k = 0; k < r->n_numbers; k++)
        if (!isfinite(r->number_bytes == 4 ? (double)((const float *)r->data)[k] : ((const double *)r->data)[k])) return false;
    return true;
}

// Results of one run, in memory that the caller frees.
static int run(const char *path, const unsigned char *byte, void **args, Result *results, uint32_t *out_n_results) {
    TpurtAllocator allocator = {allocate, release, (void *)(size_t)byte};
    TpurtProgramOptions options = {.allocator = &allocator};
    TpurtProgram *program = NULL;
    TpurtSession *session = NULL;
    TpurtEntryInfo entry;
    TpurtPortInfo port;
    TpurtError error = {0};
    void *into[PORTS];
    bool bad = tpurt_program_load(path, &options, &program, &error) || tpurt_entry_describe(program, 0, &entry, &error) ||
               tpurt_session_create(program, NULL, &session, &error);
    if (bad || entry.n_args > PORTS || entry.n_results > PORTS) return fprintf(stderr, "%s: %s\n", path, error.text), 1;
    for (uint32_t i = 0; i < entry.n_args; i++)
        if (!args[i]) args[i] = argument(program, i);
    for (uint32_t i = 0; i < entry.n_results; i++) {
        if (tpurt_port_describe(program, 0, TPURT_RESULT, i, &port, &error)) return fprintf(stderr, "%s: %s\n", path, error.text), 1;
        results[i] = (Result){.data = filled(port.bytes, LINE, *byte), .bytes = port.bytes};
        results[i].n_numbers = numbers(&port, &results[i].number_bytes);
        into[i] = results[i].data;
    }
    bad = tpurt_run_unchecked(session, 0, args, into, &error);
    if (bad) fprintf(stderr, "%s: %s\n", path, error.text);
    *out_n_results = entry.n_results;
    tpurt_session_destroy(session);
    tpurt_program_release(program);
    return bad;
}

static int program_check(const char *path) {
    void *args[PORTS] = {NULL};
    Result results[N_BYTES][PORTS] = {{{NULL, 0, 0, 0}}};
    uint32_t n = 0;
    int bad = 0;
    for (int b = 0; b < N_BYTES && !bad; b++) bad = run(path, &bytes[b], args, results[b], &n);
    for (int b = 0; b < N_BYTES && !bad; b++)
        for (uint32_t i = 0; i < n && !bad; i++) {
            bad = !finite_everywhere(&results[b][i]) || memcmp(results[0][i].data, results[b][i].data, results[b][i].bytes);
            if (bad) fprintf(stderr, "%s: result %u is another, or not finite, in memory that held %02x\n", path, i, bytes[b]);
        }
    for (int b = 0; b < N_BYTES; b++)
        for (uint32_t i = 0; i < n; i++) free(results[b][i].data);
    for (int i = 0; i < PORTS; i++) free(args[i]);
    return bad;
}

int main(int argc, char **argv) {
    int bad = 0;
    for (int i = 1; i < argc; i++) bad |= program_check(argv[i]);
    return bad;
}
