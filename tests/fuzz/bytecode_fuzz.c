// Any bytes go through the readers of MLIR bytecode and of what jax.export writes around it. A refusal is exactly one diagnostic, with a place. What is read is
// printed and parsed: the text is that of the same module; and the module's verifier must survive it.
#include "frontend/bytecode/bytecode.h"
#include "frontend/containers/jax_export.h"
#include "ir/infer/infer.h"
#include "ir/text/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void fail(const char *what, const Diags *d) {
    fprintf(stderr, "bytecode_fuzz: %s\n", what);
    diags_print(d, stderr);
    abort();
}

static void text_round_trip(Module *m) {
    const PrintOptions options = {.locs = true};
    Text once = {0}, twice = {0};
    Diags d;
    diags_init(&d, "bytecode_fuzz");
    print_module(m, &options, &once);
    Module *again = parse_module(once.items, once.n, "again.mlir", &d);
    if (!again) fail("what was printed is refused", &d);
    print_module(again, &options, &twice);
    if (once.n != twice.n || memcmp(once.items, twice.items, once.n)) fail("the text changes when it is read", &d);
    module_free(again);
    diags_free(&d);
    vec_free(&once);
    vec_free(&twice);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    uint8_t *exact = malloc(size ? size : 1); // so that a read past the end is seen
    if (!exact) return 0;
    if (size) memcpy(exact, data, size);
    Diags d;
    diags_init(&d, "bytecode_fuzz");
    bool bytecode = bytecode_is_model(exact, size), known = bytecode || jax_export_is_model(exact, size);
    Module *m = bytecode ? bytecode_read(exact, size, "fuzz.mlirbc", &d) : known ? jax_export_read(exact, size, "fuzz.jaxexport", &d) : NULL;
    if (known && ((m == NULL) != (d.n_errors == 1) || d.n_errors > 1)) fail("a refusal is one diagnostic", &d);
    if (m) {
        text_round_trip(m);
        module_verify(m, &d);
    } else if (bytecode && !d.list.items[0].at.path) {
        fail("a refusal has a place", &d);
    }
    module_free(m);
    diags_free(&d);
    free(exact);
    return 0;
}
