// Any bytes go through the reader of model.fb. A refusal is exactly one diagnostic. What is read is written and read
// again: the second writing must give the first one's bytes, so nothing is lost or invented on the way; and the
// module's verifier must survive it.
#include "frontend/model/model.h"
#include "ir/infer/infer.h"
#include "ir/text/text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void fail(const char *what, const Diags *d) {
    fprintf(stderr, "fb_fuzz: %s\n", what);
    diags_print(d, stderr);
    abort();
}

static void sink_text(void *to, const void *bytes, size_t n) { text_add(to, bytes, n); }

static Text written(Module *m) {
    Text t = {0};
    Diags d;
    diags_init(&d, "fb_fuzz");
    if (!model_write(m, (ByteSink){sink_text, &t}, &d)) fail("a module that was read cannot be written", &d);
    diags_free(&d);
    return t;
}

static void round_trip(Module *m) {
    Text once = written(m);
    Diags d;
    diags_init(&d, "fb_fuzz");
    Module *again = model_read((const uint8_t *)once.items, once.n, "again.fb", &d);
    if (!again) fail("what was written is refused", &d);
    Text twice = written(again);
    if (once.n != twice.n || memcmp(once.items, twice.items, once.n)) fail("the second writing differs from the first", &d);
    module_free(again);
    diags_free(&d);
    vec_free(&once);
    vec_free(&twice);
}

static void text_round_trip(Module *m) {
    const PrintOptions options = {.locs = true};
    Text once = {0}, twice = {0};
    Diags d;
    diags_init(&d, "fb_fuzz");
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
    diags_init(&d, "fb_fuzz");
    Module *m = model_read(exact, size, "fuzz.fb", &d);
    if ((m == NULL) != (d.n_errors == 1) || d.n_errors > 1) fail("a refusal is one diagnostic", &d);
    if (m) {
        round_trip(m);
        if (module_verify(m, &d)) text_round_trip(m);
    }
    module_free(m);
    diags_free(&d);
    free(exact);
    return 0;
}
