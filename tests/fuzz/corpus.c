// Reads the corpus, and names the input that was running when the process dies: see corpus.h.
#define _GNU_SOURCE 1
#include "tests/fuzz/corpus.h"

#include <dirent.h>
#include <errno.h>
#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { SECONDS_PER_INPUT = 20 };

// Of the sanitizers' runtime; absent without one.
void __sanitizer_set_death_callback(void (*)(void)) __attribute__((weak));

static const char *running; // path of the input, NULL between inputs
static uint64_t running_seed, running_run;

static void tell(void) {
    char line[4096];
    if (!running) return;
    int n = running_seed
                ? snprintf(line, sizeof line, "fuzz: while running --seed %" PRIu64 " --only %" PRIu64 " (from %s)\n", running_seed, running_run, running)
                : snprintf(line, sizeof line, "fuzz: while running %s\n", running);
    if (write(STDERR_FILENO, line, n < (int)sizeof line ? (size_t)n : sizeof line - 1) < 0) return;
}

static void tell_exit(void) {
    if (!running) return;
    tell();
    _exit(1); // the target ended the process: a failure whatever its exit code was
}

static void tell_signal(int signal_number) {
    tell();
    if (signal_number == SIGALRM) fprintf(stderr, "fuzz: no end after %d s\n", SECONDS_PER_INPUT);
    signal(signal_number, SIG_DFL);
    raise(signal_number);
}

void fuzz_begin(const char *path, uint64_t seed, uint64_t run) {
    static bool ready;
    if (!ready) {
        ready = true;
        atexit(tell_exit);
        signal(SIGALRM, tell_signal);
        if (__sanitizer_set_death_callback) {
            __sanitizer_set_death_callback(tell);
        } else {
            static const int fatal[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT};
            for (size_t i = 0; i < sizeof fatal / sizeof *fatal; i++) signal(fatal[i], tell_signal);
        }
    }
    running = path, running_seed = seed, running_run = run;
    alarm(SECONDS_PER_INPUT);
}

void fuzz_end(void) {
    alarm(0);
    running = NULL;
}

static void *grown(void *old, size_t bytes) {
    void *p = realloc(old, bytes ? bytes : 1);
    if (!p) {
        fprintf(stderr, "fuzz: out of memory\n");
        exit(2);
    }
    return p;
}

static bool add_file(Corpus *c, const char *path, size_t size) {
    Input in = {.path = strcpy(grown(NULL, strlen(path) + 1), path), .data = grown(NULL, size), .size = size};
    FILE *f = fopen(path, "rb");
    bool read_all = f && fread(in.data, 1, size, f) == size;
    if (f) fclose(f);
    if (c->n == c->cap) c->inputs = grown(c->inputs, (c->cap = c->cap * 2 + 16) * sizeof *c->inputs);
    c->inputs[c->n++] = in;
    if (!read_all) fprintf(stderr, "fuzz: cannot read %s\n", path);
    return read_all;
}

static int not_hidden(const struct dirent *e) { return e->d_name[0] != '.'; }

bool corpus_add(Corpus *c, const char *path) {
    struct stat st;
    if (stat(path, &st)) {
        fprintf(stderr, "fuzz: %s: %s\n", path, strerror(errno));
        return false;
    }
    if (!S_ISDIR(st.st_mode)) return add_file(c, path, (size_t)st.st_size);
    struct dirent **entries;
    int n = scandir(path, &entries, not_hidden, alphasort);
    bool ok = n >= 0;
    for (int i = 0; i < n; i++) {
        char *below = NULL;
        ok = ok && asprintf(&below, "%s/%s", path, entries[i]->d_name) >= 0 && corpus_add(c, below);
        free(below);
        free(entries[i]);
    }
    if (n >= 0) free(entries);
    return ok;
}

void corpus_free(Corpus *c) {
    for (size_t i = 0; i < c->n; i++) {
        free(c->inputs[i].path);
        free(c->inputs[i].data);
    }
    free(c->inputs);
    *c = (Corpus){0};
}
