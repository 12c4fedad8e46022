// Feeds files, or every file of a directory, to a fuzz target: what once crashed stays an ordinary test, without
// libFuzzer. Each input is copied to the end of its own heap block, so that the address sanitizer sees a read past its
// last byte. Method: the regression driver of zstd's fuzzers. Exits with 2 if it found nothing to feed.
#define _GNU_SOURCE 1
#include "tests/fuzz/corpus.h"

#include <stdio.h>

int main(int argc, char **argv) {
    Corpus c = {0};
    for (int i = 1; i < argc; i++)
        if (!corpus_add(&c, argv[i])) return 2;
    if (!c.n) return fprintf(stderr, "replay: no input\n"), 2;
    for (size_t i = 0; i < c.n; i++) {
        fuzz_begin(c.inputs[i].path, 0, 0);
        LLVMFuzzerTestOneInput(c.inputs[i].data, c.inputs[i].size);
        fuzz_end();
    }
    printf("%zu inputs, nothing reported\n", c.n);
    corpus_free(&c);
    return 0;
}
