// Diagnostics: see diag.h.
#define _GNU_SOURCE
#include "ir/base/diag.h"
#include "ir/base/excerpt.h"
#include "ir/base/shown.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

void diags_init(Diags *d, const char *program) { *d = (Diags){.program = program}; }

void diags_free(Diags *d) {
    vec_free(&d->list);
    arena_free(&d->arena);
}

void diags_clear(Diags *d) {
    d->list.n = 0;
    d->n_errors = d->n_dropped = 0;
    d->exit_code = 0;
    d->dropping = false;
}

static Str copy_text(Diags *d, const char *text, size_t len) {
    StrData *s = arena_alloc(&d->arena, sizeof *s + len + 1);
    s->len = (uint32_t)len;
    memcpy(s->text, text, len);
    return s;
}

static Str copy_str(Diags *d, Str s) { return s ? copy_text(d, s->text, s->len) : NULL; }

Loc diag_file(Diags *d, const char *file) { return (Loc){.file = copy_text(d, file, strlen(file))}; }

const char *diag_code_text(DiagCode code) {
    static const char *const texts[CODE_COUNT] = {
#define CODE(id, text) [CODE_##id] = text,
#include "ir/base/code.def"
    };
    return texts[code];
}

static void add(Diags *d, DiagKind kind, Loc at, DiagCode code, const char *fmt, va_list args) {
    char *text = arena_vprintf(&d->arena, fmt, args);
    at.file = copy_str(d, at.file), at.name = copy_str(d, at.name), at.path = copy_str(d, at.path);
    Diag one = {kind, at, text, code};
    vec_push(&d->list, one);
}

static void add_error(Diags *d, int exit_code, Loc at, DiagCode code, const char *fmt, va_list args) {
    if (!d->n_errors) d->exit_code = exit_code;
    d->n_errors++;
    d->dropping = d->n_errors > DIAG_CAP;
    if (d->dropping) d->n_dropped++;
    else add(d, DIAG_ERROR, at, code, fmt, args);
}

void diag_error(Diags *d, Loc at, DiagCode code, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    add_error(d, EXIT_CONTENT, at, code, fmt, args);
    va_end(args);
}

void diag_exit(Diags *d, int exit_code, Loc at, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    add_error(d, exit_code, at, CODE_NONE, fmt, args);
    va_end(args);
}

void diag_warning(Diags *d, Loc at, DiagCode code, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    d->dropping = false;
    add(d, DIAG_WARNING, at, code, fmt, args);
    va_end(args);
}

static bool same_place(Loc a, Loc b) {
    return a.line == b.line && a.col == b.col && !strcmp(str_text(a.file), str_text(b.file)) && !strcmp(str_text(a.name), str_text(b.name));
}

void diag_remark(Diags *d, Loc at, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    d->dropping = false;
    add(d, DIAG_REMARK, at, CODE_NONE, fmt, args);
    va_end(args);
    const Diag *made = &d->list.items[d->list.n - 1];
    for (const Diag *g = d->list.items; g < made && !d->dropping; g++)
        d->dropping = g->kind == DIAG_REMARK && same_place(g->at, made->at) && !strcmp(g->text, made->text);
    d->list.n -= d->dropping;
}

void diag_note(Diags *d, Loc at, const char *fmt, ...) {
    if (d->dropping) return;
    va_list args;
    va_start(args, fmt);
    add(d, DIAG_NOTE, at, CODE_NONE, fmt, args);
    va_end(args);
}

void diag_help(Diags *d, const char *fmt, ...) {
    if (d->dropping) return;
    va_list args;
    va_start(args, fmt);
    add(d, DIAG_HELP, (Loc){0}, CODE_NONE, fmt, args);
    va_end(args);
}

// Whatever a diagnostic says goes through here: one line, whose end is nobody's text. A file's name is not shortened unless no file can have it.
static void add_brief(Text *out, const char *s, size_t most_word) { text_brief(out, s, strlen(s), most_word); }

// A binary file has fields or bytes where text has lines: "model.fb:functions[0].ops[3]", "model.mlirbc:byte 214".
static void add_place(const Diags *d, const Diag *g, Text *out) {
    add_brief(out, g->at.file ? g->at.file->text : d->program, MOST_PATH);
    if (g->at.file && g->at.line) text_f(out, ":%u:%u", g->at.line, g->at.col);
    else if (g->at.file && g->at.path) text_z(out, ":"), add_brief(out, g->at.path->text, MOST_WORD);
    text_z(out, ": ");
}

// The source's own name follows the text: "at main/dense_1".
static void add_where(const Diag *g, Text *out) {
    if (g->at.name) text_z(out, " at "), add_brief(out, g->at.name->text, MOST_WORD);
    if (!g->at.path || (g->at.file && !g->at.line)) return;
    text_z(out, g->at.name ? " (" : " at ");
    add_brief(out, g->at.path->text, MOST_WORD);
    if (g->at.name) text_z(out, ")");
}

// How a diagnostic looks: at a terminal the line of the model is shown too, and, unless NO_COLOR (no-color.org) or the terminal forbids it, colours.
typedef struct {
    bool excerpts;
    const char *label[5], *place, *caret, *plain; // in front of each part, and behind it
} Look;

static Look look_of(FILE *out) {
    const char *term = getenv("TERM"), *no_color = getenv("NO_COLOR");
    bool terminal = fileno(out) >= 0 && isatty(fileno(out)), colors = terminal && term && strcmp(term, "dumb") != 0 && !(no_color && *no_color);
    if (!colors) return (Look){terminal, {"", "", "", "", ""}, "", "", ""};
    static const char blue[] = "\033[1;36m";
    return (Look){true, {"\033[1;31m", "\033[1;35m", blue, "\033[1;32m", blue}, "\033[1m", "\033[1;32m", "\033[0m"};
}

static void add_diag(const Diags *d, const Diag *g, const Look *look, Text *out) {
    static const char *const label[] = {"error", "warning", "note", "help", "note"};
    bool opens = g->kind != DIAG_NOTE && g->kind != DIAG_HELP;
    if (!opens) text_z(out, "  ");
    if (opens || (g->at.file && (g->at.line || g->at.path))) {
        text_z(out, look->place);
        add_place(d, g, out);
        text_z(out, look->plain);
    }
    text_f(out, "%s%s: %s", look->label[g->kind], label[g->kind], look->plain);
    add_brief(out, g->text, MOST_WORD);
    add_where(g, out);
    if (g->code) text_f(out, " [%s]", diag_code_text(g->code));
    text_z(out, "\n");
    if (look->excerpts && g->at.file && g->at.line) excerpt_add(out, g->at.file->text, g->at.line, g->at.col, look->caret, look->plain);
}

__attribute__((format(printf, 5, 6))) static void append(Diags *d, int exit_code, Loc at, DiagCode code, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    add_error(d, exit_code, at, code, fmt, args);
    va_end(args);
}

void diags_append_one(Diags *to, const Diag *g, int exit_code) {
    if (g->kind == DIAG_ERROR) append(to, exit_code, g->at, g->code, "%s", g->text);
    else if (g->kind == DIAG_WARNING) diag_warning(to, g->at, g->code, "%s", g->text);
    else if (g->kind == DIAG_REMARK) diag_remark(to, g->at, "%s", g->text);
    else if (g->kind == DIAG_NOTE) diag_note(to, g->at, "%s", g->text);
    else diag_help(to, "%s", g->text);
}

void diags_append(Diags *to, const Diags *from) {
    for (size_t i = 0; i < from->list.n; i++) diags_append_one(to, &from->list.items[i], from->exit_code);
    to->n_errors += from->n_dropped;
    to->n_dropped += from->n_dropped;
}

void diags_print(const Diags *d, FILE *out) {
    Text line = {0};
    Look look = look_of(out);
    for (size_t i = 0; i < d->list.n; i++) {
        line.n = 0;
        add_diag(d, &d->list.items[i], &look, &line);
        fwrite(line.items, 1, line.n, out);
    }
    vec_free(&line);
    if (d->n_dropped) fprintf(out, "%s: ... and %zu more error%s\n", d->program, d->n_dropped, d->n_dropped == 1 ? "" : "s");
}
