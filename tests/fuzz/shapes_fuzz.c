// The reader of shape logs on any bytes: it refuses with a diagnostic, or the advice for what it read wastes no more than one maximum.
#include "frontend/advise/shapes.h"

#include "tests/fuzz/corpus.h"

#include <stdlib.h>

static void check(const CallLog *log, Arena *arena) {
    double exact = shapes_multiples(log, 1).elements, most = shapes_advise(log, 1, 1, arena).elements;
    if (!log->n_points || log->n_variables > MAX_VARIABLES || exact > most) abort();
    for (uint32_t k = 2; k <= 5; k++) {
        Choice c = shapes_advise(log, k, 1, arena);
        if (c.elements > most || c.elements < exact || c.n_compiles > k || !(c.padding >= 0 && c.padding <= 1)) abort();
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    Diags d;
    Arena arena = {0};
    CallLogs logs;
    diags_init(&d, "shapes_fuzz");
    bool read = call_logs_parse("log", data ? (const char *)data : "", size, &arena, &logs, &d);
    if (read != !d.n_errors) abort();
    for (size_t i = 0; i < logs.n; i++) check(&logs.items[i], &arena);
    arena_free(&arena);
    diags_free(&d);
    return 0;
}
