// What replay.c and mutate.c share: the corpus, and telling which input was running when the process dies.
#ifndef TPUCC_TESTS_FUZZ_CORPUS_H
#define TPUCC_TESTS_FUZZ_CORPUS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

typedef struct {
    char *path;
    uint8_t *data;
    size_t size;
} Input;

typedef struct {
    Input *inputs;
    size_t n, cap;
} Corpus;

// Adds a file, or the files below a directory, by name: the order never depends on the file system. False, with a
// message on stderr, if one cannot be read.
bool corpus_add(Corpus *c, const char *path);
void corpus_free(Corpus *c);

// Between these two, a sanitizer's report, a signal, exit() by the target or 20 s without an end first name the input,
// and for a mutation (seed not 0) the options that repeat it alone.
void fuzz_begin(const char *path, uint64_t seed, uint64_t run);
void fuzz_end(void);

#endif
