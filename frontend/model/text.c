// Text is parsed and let go; constants beside it stay mapped as long as the module.
#include "frontend/model/text.h"

#include "frontend/base/foreign.h"
#include "frontend/tensors/weights.h"
#include "ir/text/text.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

// The rest of a file with a hole may be endless.
bool text_is_model(const uint8_t *bytes, size_t n_bytes) {
    if (!n_bytes || foreign_find(bytes, n_bytes) || !bytes_look_like_text(bytes, n_bytes)) return false;
    return !foreign_text_find(bytes, n_bytes) && !memchr(bytes, 0, n_bytes);
}

// Behind blanks and comments: a module, a function, or an alias, whose name follows its sign (a heading of Markdown has a blank there).
bool text_begins_as_mlir(const uint8_t *bytes, size_t n_bytes) {
    static const char *const words[] = {"module", "builtin.module", "func", "\"builtin.module\"", "\"func.func\"", "{-#", "sdy."};
    size_t at = n_bytes >= 3 && !memcmp(bytes, "\xef\xbb\xbf", 3) ? 3 : 0; // a byte order mark
    for (;;) {
        while (at < n_bytes && bytes[at] && strchr(" \t\r\n", bytes[at])) at++;
        if (n_bytes - at < 2 || memcmp(bytes + at, "//", 2)) break;
        while (at < n_bytes && bytes[at] != '\n') at++;
    }
    for (size_t i = 0; i < COUNT(words); i++)
        if (n_bytes - at >= strlen(words[i]) && !memcmp(bytes + at, words[i], strlen(words[i]))) return true;
    return n_bytes - at > 1 && (bytes[at] == '#' || bytes[at] == '!') && (isalpha(bytes[at + 1]) || bytes[at + 1] == '_');
}

// --- large constants beside text

typedef struct {
    const char *path; // of the text
    Safetensors file;
    bool tried, open;
    Diags *d;
} Beside;

// DIR/x.mlir -> DIR/x.safetensors, opened when a constant first asks for it.
static bool beside_open(Beside *b) {
    if (b->tried) return b->open;
    b->tried = true;
    const char *slash = strrchr(b->path, '/'), *dot = strrchr(slash ? slash : b->path, '.');
    size_t n = dot ? (size_t)(dot - b->path) : strlen(b->path);
    Diags quiet; // the parser says what is missing, and where
    diags_init(&quiet, b->d->program);
    b->open = safetensors_open(arena_printf(&b->d->arena, "%.*s.safetensors", (int)n, b->path), &b->file, &quiet);
    diags_free(&quiet);
    return b->open;
}

static const Literal *beside_find(void *context, Module *m, const char *name, Type type) {
    Beside *b = context;
    const Tensor *t = beside_open(b) ? safetensors_find(&b->file, name) : NULL;
    if (!t) return NULL;
    Diags quiet;
    diags_init(&quiet, b->d->program);
    const Literal *l = safetensors_literal(&b->file, t, m, type, name, &quiet);
    diags_free(&quiet);
    return l;
}

Module *text_read(const uint8_t *bytes, size_t n_bytes, const char *path, Diags *d) {
    Beside beside = {.path = path, .d = d};
    Module *m = parse_module_with((const char *)bytes, n_bytes, path, beside_find, &beside, d);
    if (beside.open) safetensors_close(&beside.file);
    return m;
}

bool text_write(Module *m, bool locs, ByteSink sink, Diags *d) {
    (void)d;
    Text text = {0};
    print_module(m, &(PrintOptions){.locs = locs, .names = true}, &text);
    sink.write(sink.to, text.items, text.n);
    vec_free(&text);
    return true;
}
