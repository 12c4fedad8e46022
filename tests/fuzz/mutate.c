// Feeds a fuzz target mutations of its corpus. Run r of seed s is a function of (s, r, corpus) alone, so CI always
// tests the same inputs, and `--seed s --only r` repeats one. Mutations are those that find mistakes in readers of
// binary and text formats: changed bits, bytes and little-endian integers (extremes, off by one, the file's size),
// blocks removed, repeated, moved in from elsewhere, cut ends, and digits or words of text exchanged. Random numbers:
// splitmix64 (Steele, Lea, Flood 2014).
//   mutate [--runs N] [--seed S] [--only RUN] [--save FILE] [--words] CORPUS...
#define _GNU_SOURCE 1
#include "tests/fuzz/corpus.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    uint8_t *data;
    size_t size, cap;
    uint64_t random; // state of the generator
} Mutant;

static uint64_t next(Mutant *m) {
    uint64_t z = m->random += 0x9e3779b97f4a7c15u;
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
}

static size_t below(Mutant *m, size_t n) { return n ? (size_t)(next(m) % n) : 0; }

// Mostly short, now and then long: where a block of up to `most` bytes is wanted.
static size_t block(Mutant *m, size_t most) {
    size_t n = 1 + below(m, next(m) % 4 ? 16 : most);
    return n < most ? n : most;
}

static void flip_bit(Mutant *m) { m->data[below(m, m->size)] ^= (uint8_t)(1u << next(m) % 8); }

static void set_byte(Mutant *m) { m->data[below(m, m->size)] = (uint8_t)next(m); }

// A 1, 2, 4 or 8 byte integer, aligned to its size three times in four, becomes a value that readers get wrong.
static void set_integer(Mutant *m) {
    size_t width = (size_t)1 << next(m) % 4;
    if (m->size < width) return;
    size_t at = below(m, m->size - width + 1);
    if (next(m) % 4) at -= at % width;
    uint64_t old = 0, value;
    memcpy(&old, m->data + at, width);
    switch (next(m) % 8) {
    case 0: value = 0; break;
    case 1: value = UINT64_MAX; break;
    case 2: value = (uint64_t)1 << (width * 8 - 1); break;       // the least signed number
    case 3: value = ((uint64_t)1 << (width * 8 - 1)) - 1; break; // the greatest
    case 4: value = old + 1; break;
    case 5: value = old - 1; break;
    case 6: value = m->size - at + next(m) % 16 - 8; break; // an offset to about the end
    default: value = old << (1 + next(m) % 3); break;
    }
    memcpy(m->data + at, &value, width);
}

static void cut_end(Mutant *m) { m->size = below(m, m->size); }

static void remove_block(Mutant *m) {
    size_t n = block(m, m->size), at = below(m, m->size - n + 1);
    memmove(m->data + at, m->data + at + n, m->size - at - n);
    m->size -= n;
}

// Makes room for n bytes at `at`; the capacity bounds how far a mutant grows.
static bool open_gap(Mutant *m, size_t at, size_t n) {
    if (n > m->cap - m->size) return false;
    memmove(m->data + at + n, m->data + at, m->size - at);
    m->size += n;
    return true;
}

static void repeat_block(Mutant *m) {
    size_t n = block(m, m->size), at = below(m, m->size - n + 1);
    if (open_gap(m, at, n)) memcpy(m->data + at, m->data + at + n, n);
}

static void insert_bytes(Mutant *m) {
    size_t n = block(m, 16), at = below(m, m->size + 1);
    uint8_t byte = (uint8_t)next(m);
    if (open_gap(m, at, n)) memset(m->data + at, byte, n);
}

static void copy_within(Mutant *m) {
    size_t n = block(m, m->size), from = below(m, m->size - n + 1), to = below(m, m->size - n + 1);
    memmove(m->data + to, m->data + from, n);
}

static void splice(Mutant *m, const Input *other) {
    if (!other->size) return;
    size_t n = block(m, other->size), from = below(m, other->size - n + 1), at = below(m, m->size + 1);
    if (next(m) % 2) {
        if (open_gap(m, at, n)) memcpy(m->data + at, other->data + from, n);
    } else {
        if (n > m->size - at) n = m->size - at;
        memcpy(m->data + at, other->data + from, n);
    }
}

// The end of the run of characters of one kind (word or digit) that begins at `at`.
static size_t run_end(const Mutant *m, size_t at, int kind(int)) {
    while (at < m->size && kind(m->data[at])) at++;
    return at;
}

static size_t run_start(Mutant *m, int kind(int)) {
    size_t at = below(m, m->size), i = at;
    while (i < m->size && !kind(m->data[i])) i++;
    if (i == m->size) return i;
    while (i > 0 && kind(m->data[i - 1])) i--;
    return i;
}

// A number of a text becomes another one: negative, huge, off by one.
static void set_number(Mutant *m) {
    static const char *const numbers[] = {
        "0",    "-1", "1", "2", "127", "128", "256", "65536", "2147483648", "4294967296", "9223372036854775807", "9223372036854775808", "99999999999999999999",
        "1e400"};
    size_t at = run_start(m, isdigit), end = run_end(m, at, isdigit);
    if (at == end) return;
    const char *text = numbers[next(m) % (sizeof numbers / sizeof *numbers)];
    memmove(m->data + at, m->data + end, m->size - end);
    m->size -= end - at;
    if (open_gap(m, at, strlen(text))) memcpy(m->data + at, text, strlen(text));
}

// Every occurrence of one number becomes another one: sizes that belong together stay so, and the text may stay valid.
static void set_number_everywhere(Mutant *m) {
    static const char *const numbers[] = {"0", "1", "2", "3", "16", "17", "33", "128", "4096", "65536", "2147483648", "1099511627776"};
    char old[32];
    size_t from = run_start(m, isdigit), n = run_end(m, from, isdigit) - from;
    if (n == 0 || n >= sizeof old) return;
    memcpy(old, m->data + from, n);
    const char *text = numbers[next(m) % (sizeof numbers / sizeof *numbers)];
    for (size_t at = 0, end; at < m->size; at = end + 1) {
        while (at < m->size && !isdigit(m->data[at])) at++;
        end = run_end(m, at, isdigit);
        if (end - at != n || memcmp(m->data + at, old, n)) continue;
        memmove(m->data + at, m->data + end, m->size - end);
        m->size -= n;
        if (open_gap(m, at, strlen(text))) memcpy(m->data + at, text, strlen(text));
        end = at + strlen(text);
    }
}

// One word of a text takes the place of another.
static void exchange_word(Mutant *m) {
    uint8_t word[64];
    size_t from = run_start(m, isalnum), n = run_end(m, from, isalnum) - from;
    if (n == 0 || n > sizeof word) return;
    memcpy(word, m->data + from, n);
    size_t at = run_start(m, isalnum), end = run_end(m, at, isalnum);
    memmove(m->data + at, m->data + end, m->size - end);
    m->size -= end - at;
    if (open_gap(m, at, n)) memcpy(m->data + at, word, n);
}

static bool words; // only mutations that may leave a text valid

static void mutate_words(Mutant *m) {
    if (!m->size) return;
    if (next(m) % 4) set_number_everywhere(m);
    else exchange_word(m);
}

static void mutate_once(Mutant *m, const Corpus *c) {
    if (words) {
        mutate_words(m);
        return;
    }
    static void (*const any[])(Mutant *) = {flip_bit,     flip_bit,     set_byte,     set_integer, set_integer, set_integer,  cut_end,
                                            remove_block, repeat_block, insert_bytes, copy_within, set_number,  exchange_word};
    enum { N_ANY = sizeof any / sizeof *any };
    size_t which = below(m, N_ANY + 1);
    if (!m->size) insert_bytes(m);
    else if (which == N_ANY) splice(m, &c->inputs[below(m, c->n)]);
    else any[which](m);
}

// Makes run `run` of `seed`; returns the input it came from. The mutant is moved to a block of exactly its size.
static const Input *make(const Corpus *c, uint64_t seed, uint64_t run, uint8_t **out_data, size_t *out_size) {
    Mutant m = {.random = seed * 0x2545f4914f6cdd1du + run};
    const Input *in = &c->inputs[below(&m, c->n)];
    m.cap = in->size + in->size / 4 + 4096;
    m.data = malloc(m.cap);
    if (!m.data) exit(2);
    memcpy(m.data, in->data, m.size = in->size);
    for (size_t n = 1 + below(&m, next(&m) % 2 ? 2 : 8); n > 0; n--) mutate_once(&m, c);
    uint8_t *exact = malloc(m.size ? m.size : 1);
    if (!exact) exit(2);
    memcpy(exact, m.data, m.size);
    free(m.data);
    *out_data = exact, *out_size = m.size;
    return in;
}

static void save(const char *file, const uint8_t *data, size_t size) {
    FILE *f = fopen(file, "wb");
    if (!f || fwrite(data, 1, size, f) != size || fclose(f)) {
        fprintf(stderr, "mutate: cannot write %s\n", file);
        exit(2);
    }
}

int main(int argc, char **argv) {
    Corpus c = {0};
    uint64_t runs = 2000, seed = 1, first = 0;
    const char *save_to = NULL;
    for (int i = 1; i < argc; i++) {
        bool more = i + 1 < argc;
        if (!strcmp(argv[i], "--runs") && more) runs = strtoull(argv[++i], NULL, 10);
        else if (!strcmp(argv[i], "--seed") && more) seed = strtoull(argv[++i], NULL, 10);
        else if (!strcmp(argv[i], "--only") && more) first = strtoull(argv[++i], NULL, 10), runs = 1;
        else if (!strcmp(argv[i], "--save") && more) save_to = argv[++i];
        else if (!strcmp(argv[i], "--words")) words = true;
        else if (!corpus_add(&c, argv[i])) return 2;
    }
    if (!c.n || !seed) return fprintf(stderr, "mutate: no corpus, or seed 0\n"), 2;
    for (uint64_t run = first; run < first + runs; run++) {
        uint8_t *data;
        size_t size;
        const Input *in = make(&c, seed, run, &data, &size);
        if (save_to) save(save_to, data, size);
        fuzz_begin(in->path, seed, run);
        LLVMFuzzerTestOneInput(data, size);
        fuzz_end();
        free(data);
    }
    printf("%" PRIu64 " mutations of %zu inputs, seed %" PRIu64 ": nothing reported\n", runs, c.n, seed);
    corpus_free(&c);
    return 0;
}
