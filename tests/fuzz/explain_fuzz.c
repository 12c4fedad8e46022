// What `tpucc explain` reads of a file, on any bytes: an artifact's key is found or refused with one diagnostic, and its lines are compared with those
// of another model, both ways round, or refused. What does not begin like an ELF file is the lines themselves, or a model, whose key is that of the
// model printed and read again.
#include "codegen/elf/key.h"
#include "frontend/key/diff.h"
#include "frontend/key/key.h"
#include "ir/infer/infer.h"
#include "ir/text/text.h"

#include "tests/fuzz/corpus.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char other_lines[] = "tpucc key 1\ntarget\tznver5\tx86-64-v4\tznver5\tc020ff\t64\t6\t4\t1048576\n"
                                  "in\t0\t\t\tx\t\ttensor<?x4xf32>\t[\"b\", \"\"]\n"
                                  "in\t1\t\t\tw\t\ttensor<4x3xf32>\t\n"
                                  "out\t0\t\t\toutput0\t\ttensor<?x3xf32>\t\n"
                                  "t\tfunc.func\t\t@\n"
                                  "t\tstablehlo.dot_general\ttensor<?x3xf32>\tprecision = 1\n"
                                  "t\tstablehlo.add\ttensor<?x3xf32>\n"
                                  "t\tfunc.return\t()\n"
                                  "o\t0\t1:1\t\t0\t\no\t1\t2:8\tname\t0\ta0 a1\no\t2\t3:8\t\t0\t1 1.0\no\t3\t4:3\t\t0\t1\nw\t1\t0123456789abcdef\n";
static const char other_groups[] = "tpucc key 1\ng\t00\t1:1\t\t5\tstablehlo.add\ng\t11\t2:1\t\t5\tstablehlo.add\n";

static const KeySide others[] = {
    {5, "tpucc", "graph=1\nweights=2\ntarget=znver5\ndim.b=7\n", other_lines},
    {5, "tpucc", "graph=1\n", other_groups},
    {5, "tpucc", "graph=1\n", NULL},
};

// Differences have texts; a side is the same as itself.
static void compare(const KeySide *a, const KeySide *b) {
    Differences d;
    const char *wrong = NULL;
    if (key_compare(a, b, &d, &wrong)) {
        if (a == b && d.list.n) abort();
        for (size_t i = 0; i < d.list.n; i++)
            if (!d.list.items[i].kind || !d.list.items[i].kind[0]) abort();
    } else if (!wrong) {
        abort();
    }
    differences_free(&d);
}

static void compare_all(const KeySide *given) {
    compare(given, given);
    for (size_t i = 0; i < COUNT(others); i++) {
        compare(given, &others[i]);
        compare(&others[i], given);
    }
}

static void read_lines(const uint8_t *data, size_t size) {
    char *text = xmalloc(size + 1);
    if (size) memcpy(text, data, size);
    text[size] = 0;
    compare_all(&(KeySide){5, "tpucc", "graph=3\nweights=4\n", text});
    free(text);
}

static void read_artifact(const uint8_t *data, size_t size) {
    Diags d;
    ArtifactKey key;
    diags_init(&d, "explain_fuzz");
    bool read = artifact_key_read(data, size, diag_file(&d, "artifact"), &key, &d);
    if (read != !d.n_errors || d.n_errors > 1) abort();
    if (read) compare_all(&(KeySide){key.version, key.compiler, key.key, key.key_details});
    diags_free(&d);
}

static Module *parse(const char *text, size_t size) {
    Diags d;
    diags_init(&d, "explain_fuzz");
    Module *m = parse_module(text, size, "m.mlir", &d);
    if (m && !module_verify(m, &d)) {
        module_free(m);
        m = NULL;
    }
    diags_free(&d);
    return m;
}

static void read_model_text(const uint8_t *data, size_t size) {
    Module *m = parse(data ? (const char *)data : "", size), *again;
    Text text = {0}, lines = {0}, lines_again = {0};
    if (!m) return;
    uint64_t hash = key_of_model(m, true, &lines);
    print_module(m, &(PrintOptions){.locs = true}, &text);
    if (!(again = parse(text.items, text.n)) || key_of_model(again, true, &lines_again) != hash) abort();
    char *key = xmalloc(lines.n + 64);
    snprintf(key, lines.n + 64, "%s%d\n%s", KEY_DETAILS_MARK, KEY_DETAILS_VERSION, lines.n ? lines.items : "");
    Differences d;
    const char *wrong;
    if (!key_compare(&(KeySide){5, "tpucc", "graph=1\n", key}, &others[0], &d, &wrong)) abort(); // what is written is read
    differences_free(&d);
    free(key);
    vec_free(&text);
    vec_free(&lines);
    vec_free(&lines_again);
    module_free(m);
    module_free(again);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    if (size >= 4 && !memcmp(data, "\177ELF", 4)) read_artifact(data, size);
    else if (size >= 6 && !memcmp(data, "tpucc ", 6)) read_lines(data, size);
    else read_model_text(data, size);
    return 0;
}
