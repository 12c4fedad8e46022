// Sizes that no machine has: the cases of the given .mlir files (split by lines `// -----`), with numbers in them replaced by such as 2^31, 2^33 + 1,
// 2^48, 2^62, 0 and -1, must be compiled or refused, soon and with little memory. What is replaced is chosen by --seed: a size wherever it
// occurs, so that types go on agreeing, or one number alone. Types of results then follow from what is before them, so that an attribute alone may change as
// well, and some arguments become constants of equal elements, so that there is something to fold. Each runs in a process of its own; whatever ends it
// otherwise than by a program or by a diagnostic with exit code 1 (an internal error, no memory, a signal, SECONDS) is a failure, and its text is printed.
//   huge [--random=N] [--seed=N] [--print] FILE...
#define _GNU_SOURCE 1
#include "frontend/compiler/compiler.h"
#include "ir/builder/build.h"
#include "ir/infer/infer.h"
#include "ir/text/text.h"

#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

enum { LONGEST = 5000, SECONDS = 20, MOST_NUMBERS = 512 };

// clang-format off
static const int64_t sizes[] = {0, 0, 1, -1, 65537, 1 << 24, INT32_MAX, INT64_C(1) << 31, INT64_C(1) << 32, (INT64_C(1) << 33) + 1, INT64_C(1) << 36, INT64_C(1) << 40, INT64_C(1) << 43,
                                INT64_C(1) << 45, INT64_C(1) << 48, INT64_C(1) << 58, INT64_C(1) << 62, INT64_MAX, -(INT64_C(1) << 62), INT64_MIN};
// clang-format on

typedef struct {
    const char *text;
    size_t len;
} Piece;
typedef struct {
    size_t at, len;
    int64_t value;
    bool size;
} Number; // size: a dimension of a type

static VEC(Piece) cases;
static uint64_t state = 1;

static uint64_t draw(uint64_t n) { // SplitMix64
    uint64_t z = state += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return (z ^ z >> 31) % n;
}

static bool is_name(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || strchr("_%#@$.\"", c) != NULL; }

// Whole numbers that are no part of a name or of a number with a point. Those of types: "tensor<3x4xf32>".
static size_t find_numbers(Piece p, Number *out) {
    size_t n = 0;
    for (size_t i = 0; i < p.len && n < MOST_NUMBERS; i++) {
        if (p.text[i] == '/' && i + 1 < p.len && p.text[i + 1] == '/') {
            while (i < p.len && p.text[i] != '\n') i++;
            continue;
        }
        if (p.text[i] < '0' || p.text[i] > '9') continue;
        char before = i ? p.text[i - 1] : ' ';
        size_t start = i;
        while (i < p.len && p.text[i] >= '0' && p.text[i] <= '9') i++;
        char after = i < p.len ? p.text[i] : ' ';
        bool size = after == 'x' && (before == '<' || before == 'x');
        if (i - start > 6 || (!size && (is_name(before) || is_name(after)))) continue;
        out[n++] = (Number){start, i - start, strtoll(p.text + start, NULL, 10), size};
    }
    return n;
}

// Every number that is `of`, or number `only` alone, becomes `to`.
static void replace(Piece p, const Number *numbers, size_t n, int64_t of, size_t only, bool types, int64_t to, Text *out) {
    size_t at = 0;
    for (size_t i = 0; i < n; i++) {
        const Number *x = &numbers[i];
        if (only < n ? i != only : x->value != of || (types && !x->size)) continue;
        text_add(out, p.text + at, x->at - at);
        text_f(out, "%" PRId64, to);
        at = x->at + x->len;
    }
    text_add(out, p.text + at, p.len - at);
}

static void change(Text *text) {
    Number numbers[MOST_NUMBERS];
    Piece p = {text->items, text->n};
    size_t n = find_numbers(p, numbers), n_sizes = 0;
    Text made = {0};
    if (!n) return;
    for (size_t i = 0; i < n; i++) n_sizes += numbers[i].size;
    size_t which = draw(n);
    for (int tries = 0; tries < 64 && n_sizes && !numbers[which].size && draw(3); tries++) which = draw(n);
    bool everywhere = numbers[which].size && draw(8);
    replace(p, numbers, n, numbers[which].value, everywhere ? n : which, draw(2), sizes[draw(COUNT(sizes))], &made);
    vec_free(text);
    *text = made;
}

// ---- a process of its own

static void infer_block(Module *m, Block *b);

// What an op makes of its operands, where that is anything.
static void infer_results(Module *m, Op *op) {
    Diags quiet;
    Type *types = arena_array(&m->arena, Type, op->n_results);
    diags_init(&quiet, "huge");
    for (uint32_t i = 0; i < op->n_regions; i++) infer_block(m, op->regions[i]);
    bool ok = infer_op(m, op, types, &quiet);
    for (uint32_t i = 0; ok && i < op->n_results; i++)
        if (types[i]->kind == TYPE_TENSOR) op->results[i].type = type_merge(&m->types, types[i], op->results[i].type);
    diags_free(&quiet);
}

static void infer_block(Module *m, Block *b) {
    for (Op *op = b->first; op; op = op->next) infer_results(m, op);
}

static void settle_types(Module *m) {
    for (Func *f = m->first_func; f; f = f->next) {
        infer_block(m, f->body);
        const Op *end = block_end(f->body);
        for (uint32_t i = 0; i < f->n_results && i < end->n_operands; i++) f->result_types[i] = end->operands[i]->type;
    }
}

static void make_constants(Module *m) {
    Func *f = module_main(m);
    for (uint32_t i = f ? f->body->n_args : 0; i-- > 0;) {
        Value *v = f->body->args[i];
        if (!type_is_static(v->type) || v->type->quant || draw(2)) continue;
        Builder b = builder_before(m, f->body->first);
        value_replace(v, build_splat(&b, v->type, draw(2)));
        module_resolve(m);
        block_remove_arg(f->body, i);
    }
}

static _Noreturn void compile(const Text *text, const char *path) {
    Diags d;
    diags_init(&d, "huge");
    Module *m = parse_module(text->items, text->n, "huge.mlir", &d);
    if (m && draw(2)) make_constants(m);
    if (m && draw(4)) settle_types(m);
    CompileOptions o = compile_options_default();
    o.mcpu = "x86-64-v3";
    o.shape_report = "/dev/null";
    bool ok = m && compile_module(m, &o, &(CompileOutput){.at.path = path, .kind = OUTPUT_SO}, NULL, &d);
    diags_print(&d, stderr);
    int code = ok ? EXIT_DONE : d.exit_code;
    module_free(m);
    diags_free(&d);
    exit(code);
}

static void limit(int what, rlim_t most) { setrlimit(what, &(struct rlimit){most, most}); }

static bool run(const Text *text, const char *path, const char *said) {
    fflush(stdout);
    pid_t child = fork();
    if (!child) {
        int to = open(said, O_WRONLY | O_CREAT | O_TRUNC, 0600);
        dup2(to, 2);
        close(to);
        limit(RLIMIT_CPU, SECONDS);
        limit(RLIMIT_FSIZE, 1 << 29); // a table of 2^24 complex numbers of f64 is half of it
        limit(RLIMIT_CORE, 0);
#ifndef SANITIZED // whose shadow takes terabytes; it has hard_rss_limit_mb
        limit(RLIMIT_AS, (rlim_t)3 << 30);
#endif
        compile(text, path);
    }
    int status = 0;
    waitpid(child, &status, 0);
    unlink(path);
    if (WIFEXITED(status) && (WEXITSTATUS(status) == EXIT_DONE || WEXITSTATUS(status) == EXIT_CONTENT)) return true;
    printf("FAILED: %s %d\n%s\n", WIFEXITED(status) ? "exit code" : "signal", WIFEXITED(status) ? WEXITSTATUS(status) : WTERMSIG(status), text->items);
    char line[400];
    FILE *f = fopen(said, "r");
    for (int i = 0; f && i < 12 && fgets(line, sizeof line, f); i++) fputs(line, stdout);
    if (f) fclose(f);
    return false;
}

static void read_cases(const char *path) {
    FILE *f = fopen(path, "r");
    Text all = {0};
    char chunk[4096];
    if (!f) perror(path), exit(2);
    for (size_t n; (n = fread(chunk, 1, sizeof chunk, f));) text_add(&all, chunk, n);
    fclose(f);
    for (const char *at = all.items, *end; at; at = end ? end + 9 : NULL) { // the text is kept
        end = strstr(at, "// -----\n");
        size_t len = end ? (size_t)(end - at) : strlen(at);
        if (len && len <= LONGEST) vec_push(&cases, ((Piece){at, len}));
    }
}

int main(int argc, char **argv) {
    uint64_t seed = 1, n = 200, n_failed = 0;
    bool print = false;
    for (int i = 1; i < argc; i++) {
        if (!strncmp(argv[i], "--random=", 9)) n = strtoull(argv[i] + 9, NULL, 10);
        else if (!strncmp(argv[i], "--seed=", 7)) seed = strtoull(argv[i] + 7, NULL, 10);
        else if (!strcmp(argv[i], "--print")) print = true;
        else read_cases(argv[i]);
    }
    if (!cases.n) return fprintf(stderr, "huge: no cases\n"), 2;
    char path[64], said[64];
    snprintf(path, sizeof path, "/tmp/huge.%ld.so", (long)getpid());
    snprintf(said, sizeof said, "/tmp/huge.%ld.txt", (long)getpid());
    for (uint64_t i = 0; i < n; i++) {
        state = seed + i;
        Piece p = cases.items[draw(cases.n)];
        Text text = {0};
        text_add(&text, p.text, p.len);
        for (uint64_t k = 1 + draw(2); k > 0; k--) change(&text);
        if (print) puts(text.items);
        if (!run(&text, path, said)) printf("seed %" PRIu64 "\n\n", seed + i), n_failed++;
        vec_free(&text);
    }
    unlink(said);
    printf("%" PRIu64 " passed, %" PRIu64 " failed\n", n - n_failed, n_failed);
    return n_failed != 0;
}
