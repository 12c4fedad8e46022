// Sizes written with symbols: see dims.h. One pass of recursive descent over the text makes the program; running it evaluates. An unknown symbol makes
// the whole open, but the rest is run, so that all symbols are seen and numbers that are too large without it are found.
#include "ir/text/dims.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#define MAX_SIZE (INT64_C(1) << 60) // so that differences fit too
_Static_assert(MAX_DIM_TEXT == 1024 && MAX_DIM_DEPTH == 32, "dim_wrong says them");

// --- reading

typedef struct {
    const char *at;
    DimProgram *to;
    int depth;
    bool too_deep;
} Reader;

static bool emit(Reader *r, DimWord word) {
    r->to->words[r->to->n++] = word;
    return true;
}

static bool accept(Reader *r, char c) {
    while (*r->at == ' ') r->at++;
    if (*r->at != c) return false;
    r->at++;
    return true;
}

static bool read_size(Reader *r);

static const struct {
    const char *name;
    DimWordKind kind;
} functions[] = {{"floordiv", WORD_FLOORDIV}, {"mod", WORD_MOD}, {"max", WORD_MAX}, {"min", WORD_MIN}};

// Behind "name(".
static bool read_call(Reader *r, const char *name, size_t len) {
    if (!read_size(r) || !accept(r, ',') || !read_size(r) || !accept(r, ')')) return false;
    for (size_t i = 0; i < COUNT(functions); i++)
        if (strlen(functions[i].name) == len && !memcmp(functions[i].name, name, len)) return emit(r, (DimWord){.kind = functions[i].kind});
    return false;
}

static bool is_first(char c) { return isalpha((unsigned char)c) || c == '_' || c == '$'; }
static bool is_rest(char c) { return is_first(c) || isdigit((unsigned char)c) || c == '.'; }

static bool read_name(Reader *r) {
    const char *name = r->at;
    while (is_rest(*r->at)) r->at++;
    size_t len = (size_t)(r->at - name);
    return accept(r, '(') ? read_call(r, name, len) : emit(r, (DimWord){.kind = WORD_SYMBOL, .name = name, .len = len});
}

static bool read_number(Reader *r, DimWordKind kind) {
    int64_t v = 0;
    for (; isdigit((unsigned char)*r->at); r->at++) v = v > MAX_SIZE / 10 ? MAX_SIZE + 1 : v * 10 + (*r->at - '0');
    return emit(r, (DimWord){.kind = kind, .value = v});
}

static bool read_atom(Reader *r) {
    if (accept(r, '(')) return read_size(r) && accept(r, ')');
    if (isdigit((unsigned char)*r->at)) return read_number(r, WORD_NUMBER);
    return is_first(*r->at) && read_name(r);
}

static bool read_factor(Reader *r) {
    if (!read_atom(r)) return false;
    if (!accept(r, '^')) return true;
    while (*r->at == ' ') r->at++;
    return isdigit((unsigned char)*r->at) && read_number(r, WORD_POWER);
}

static bool read_term(Reader *r) {
    if (!read_factor(r)) return false;
    while (accept(r, '*'))
        if (!read_factor(r) || !emit(r, (DimWord){.kind = WORD_MULTIPLY})) return false;
    return true;
}

static bool read_size(Reader *r) {
    if (r->depth++ >= MAX_DIM_DEPTH) return r->too_deep = true, false;
    bool minus = accept(r, '-');
    if (!read_term(r)) return false;
    if (minus) emit(r, (DimWord){.kind = WORD_NEGATE});
    for (;;) {
        DimWordKind kind = accept(r, '+') ? WORD_ADD : WORD_SUBTRACT;
        if (kind == WORD_SUBTRACT && !accept(r, '-')) break;
        if (!read_term(r)) return false;
        emit(r, (DimWord){.kind = kind});
    }
    r->depth--;
    return true;
}

static bool read_all(const char *text, DimProgram *out, bool *out_too_deep) {
    Reader r = {.at = text, .to = out};
    out->n = 0;
    bool good = read_size(&r);
    *out_too_deep = r.too_deep;
    while (*r.at == ' ') r.at++;
    return good && !*r.at;
}

bool dim_compile(const char *text, DimProgram *out) {
    bool too_deep;
    return strlen(text) <= MAX_DIM_TEXT && read_all(text, out, &too_deep);
}

// --- running

static int64_t undefined(DimState *state) {
    *state = DIM_UNDEFINED;
    return 0;
}

static int64_t checked(__int128 v, DimState *state) { return v <= MAX_SIZE && v >= -MAX_SIZE ? (int64_t)v : undefined(state); }

static int64_t symbol_value(const DimWord *w, SymbolFn *of, void *context, DimState *state) {
    int64_t v = 0;
    if (of && of(context, w->name, w->len, &v)) return checked(v, state);
    if (*state == DIM_NUMBER) *state = DIM_OPEN;
    return 0;
}

static int64_t power(int64_t base, int64_t exponent, DimState *state) {
    int64_t v = 1;
    if (exponent >= 64 && base != 1 && base != 0) return undefined(state);
    for (int64_t i = 0; i < exponent && i < 64 && v; i++) v = checked((__int128)v * base, state);
    return v;
}

static int64_t floor_divide(int64_t a, int64_t b, DimState *state) {
    if (!b) return undefined(state);
    return a / b - (a % b && (a < 0) != (b < 0));
}

static int64_t apply(DimWordKind kind, int64_t a, int64_t b, DimState *state) {
    if (kind == WORD_ADD) return checked((__int128)a + b, state);
    if (kind == WORD_SUBTRACT) return checked((__int128)a - b, state);
    if (kind == WORD_MULTIPLY) return checked((__int128)a * b, state);
    if (*state != DIM_NUMBER) return 0; // while a symbol is open, nothing in particular is divided by
    if (kind == WORD_FLOORDIV) return floor_divide(a, b, state);
    if (kind == WORD_MOD) return a - floor_divide(a, b, state) * b;
    return kind == WORD_MAX ? i64_max(a, b) : i64_min(a, b);
}

DimState dim_run(const DimProgram *program, SymbolFn *of, void *context, int64_t *out) {
    int64_t stack[MAX_DIM_STACK];
    DimState state = DIM_NUMBER;
    size_t n = 0;
    stack[0] = 0;
    for (size_t i = 0; i < program->n; i++) {
        const DimWord *w = &program->words[i];
        if (w->kind == WORD_NUMBER) stack[n++] = checked(w->value, &state);
        else if (w->kind == WORD_SYMBOL) stack[n++] = symbol_value(w, of, context, &state);
        else if (w->kind == WORD_NEGATE) stack[n - 1] = -stack[n - 1];
        else if (w->kind == WORD_POWER) stack[n - 1] = power(stack[n - 1], checked(w->value, &state), &state);
        else n--, stack[n - 1] = apply(w->kind, stack[n - 1], stack[n], &state);
    }
    *out = stack[0];
    return state;
}

DimState dim_eval(const char *text, SymbolFn *of, void *context, int64_t *out) {
    DimProgram program;
    return dim_compile(text, &program) ? dim_run(&program, of, context, out) : DIM_MALFORMED;
}

const char *dim_wrong(const char *text) {
    DimProgram program;
    bool too_deep;
    int64_t v;
    if (strlen(text) > MAX_DIM_TEXT) return "is longer than the 1024 characters that a size may have";
    bool good = read_all(text, &program, &too_deep);
    if (too_deep) return "is nested more than 32 deep";
    if (!good) return "is neither a name nor a size made of names";
    return dim_run(&program, NULL, NULL, &v) == DIM_UNDEFINED ? "divides by zero or has a number over 2^60" : NULL;
}

bool dim_is_wellformed(const char *text) { return !dim_wrong(text); }

bool dim_is_symbol(const char *text) {
    if (!is_first(*text)) return false;
    for (; *text; text++)
        if (!is_rest(*text)) return false;
    return true;
}

// --- solving

typedef struct {
    const DimProgram *program;
    const char *symbol;
    int64_t value; // of it
    SymbolFn *of;
    void *context;
} Trial;

static bool trial_value(void *context, const char *name, size_t len, int64_t *out) {
    Trial *t = context;
    if (strlen(t->symbol) != len || memcmp(t->symbol, name, len)) return t->of && t->of(t->context, name, len, out);
    *out = t->value;
    return true;
}

static bool try_value(Trial *t, int64_t value, int64_t *out) {
    t->value = value;
    return dim_run(t->program, trial_value, t, out) == DIM_NUMBER;
}

// Linear is what grows by as much at every step that is looked at, and hits the size where that leads.
DimSolution dim_solve(const char *text, const char *symbol, int64_t size, SymbolFn *of, void *context, int64_t *out) {
    DimProgram program;
    Trial t = {.program = &program, .symbol = symbol, .of = of, .context = context};
    int64_t at[5], hit;
    if (!dim_compile(text, &program)) return DIM_UNSOLVED;
    for (int64_t i = 0; i < (int64_t)COUNT(at); i++)
        if (!try_value(&t, i, &at[i])) return DIM_UNSOLVED;
    int64_t step = at[1] - at[0];
    for (size_t i = 2; i < COUNT(at); i++)
        if (!step || at[i] - at[i - 1] != step) return DIM_UNSOLVED;
    *out = (size - at[0]) / step;
    bool hits = try_value(&t, *out, &hit) && hit == size;
    if (hits && *out >= 0) return DIM_SOLVED;
    // What is linear only for small values may be anything.
    bool linear = hits || (try_value(&t, *out, &hit) && hit - at[0] == *out * step);
    return linear ? DIM_NEVER : DIM_UNSOLVED;
}

// --- lists

static const char *skip_spaces(const char *s) { return s + strspn(s, " \t\n"); }

static bool read_entry(Interner *strings, const char **at, Str *out) {
    const char *s = skip_spaces(*at);
    if (*s != '"') return false;
    size_t len = strcspn(++s, "\"\\");
    if (s[len] != '"') return false;
    *out = len ? str_intern(strings, s, len) : NULL;
    *at = skip_spaces(s + len + 1);
    return !len || dim_is_wellformed((*out)->text);
}

bool dims_parse(Interner *strings, const char *text, uint32_t rank, Str *out) {
    const char *at = skip_spaces(text);
    if (*at++ != '[') return false;
    for (uint32_t i = 0; i < rank; i++) {
        if (i && *at++ != ',') return false;
        if (!read_entry(strings, &at, &out[i])) return false;
    }
    at = skip_spaces(at);
    return *at == ']' && !*skip_spaces(at + 1);
}

bool dims_any(const Str *dims, uint32_t rank) {
    for (uint32_t i = 0; dims && i < rank; i++)
        if (dims[i]) return true;
    return false;
}

void dims_text(const Str *dims, uint32_t rank, Text *out) {
    text_z(out, "[");
    for (uint32_t i = 0; i < rank; i++) text_f(out, "%s\"%s\"", i ? ", " : "", str_text(dims[i]));
    text_z(out, "]");
}
