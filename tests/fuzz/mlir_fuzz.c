// Fuzz target of the text form: any bytes either give a diagnostic with a place or a module that prints, and what was
// printed reads back and prints the same, with and without source places.
#include "ir/text/text.h"

#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void prints_same_again(const Module *m, bool locs, Diags *d) {
    PrintOptions options = {.locs = locs};
    Text once = {0}, twice = {0};
    print_module(m, &options, &once);
    Module *again = parse_module(once.items, once.n, "printed.mlir", d);
    if (!again) {
        fwrite(once.items, 1, once.n, stderr);
        diags_print(d, stderr);
        abort();
    }
    print_module(again, &options, &twice);
    if (once.n != twice.n || memcmp(once.items, twice.items, once.n)) {
        fprintf(stderr, "%s\n---- again:\n%s", once.items, twice.items);
        abort();
    }
    module_free(again);
    vec_free(&once);
    vec_free(&twice);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    Diags d;
    diags_init(&d, "mlir_fuzz");
    Module *m = parse_module((const char *)data, size, "input.mlir", &d);
    if (!m && !d.n_errors) abort(); // a refusal says why
    if (m) {
        prints_same_again(m, false, &d);
        prints_same_again(m, true, &d);
        Func *f = module_main(m);
        if (f && f->body->last) {
            Text t = {0};
            print_op(f->body->last, &t);
            vec_free(&t);
        }
    }
    module_free(m);
    diags_free(&d);
    return 0;
}
