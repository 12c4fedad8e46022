// Sizes written with symbols: see dims.h. One pass of recursive descent over the text that evaluates as it goes; an unknown symbol makes the whole
// open, but reading goes on, so that all symbols are seen.
#include "ir/text/dims.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#define MAX_SIZE (INT64_C(1) << 60) // so that differences fit too
enum { MAX_DEPTH = 32 };
_Static_assert(MAX_DIM_TEXT == 1024 && MAX_DEPTH == 32, "dim_wrong says them");

typedef struct {
    const char *at;
    SymbolFn *of;
    void *context;
    int depth;
    bool too_deep;
    DimState state; // the worst so far
} Reader;

static void worsen(Reader *r, DimState s) {
    if (s > r->state) r->state = s;
}

static int64_t malformed(Reader *r) {
    worsen(r, DIM_MALFORMED);
    return 0;
}

static int64_t checked(Reader *r, __int128 v) {
    if (v <= MAX_SIZE && v >= -MAX_SIZE) return (int64_t)v;
    worsen(r, DIM_UNDEFINED);
    return 0;
}

static bool accept(Reader *r, char c) {
    while (*r->at == ' ') r->at++;
    if (*r->at != c) return false;
    r->at++;
    return true;
}

static int64_t read_size(Reader *r);

static int64_t floor_divide(Reader *r, int64_t a, int64_t b) {
    if (!b) {
        worsen(r, DIM_UNDEFINED);
        return 0;
    }
    return a / b - (a % b && (a < 0) != (b < 0));
}

static int64_t modulo(Reader *r, int64_t a, int64_t b) { return a - floor_divide(r, a, b) * b; }
static int64_t larger(Reader *r, int64_t a, int64_t b) { return (void)r, a > b ? a : b; }
static int64_t smaller(Reader *r, int64_t a, int64_t b) { return (void)r, a < b ? a : b; }

static const struct {
    const char *name;
    int64_t (*fn)(Reader *r, int64_t a, int64_t b);
} functions[] = {{"floordiv", floor_divide}, {"mod", modulo}, {"max", larger}, {"min", smaller}};

// Behind "name(".
static int64_t read_call(Reader *r, const char *name, size_t len) {
    int64_t a = read_size(r);
    if (!accept(r, ',')) return malformed(r);
    int64_t b = read_size(r);
    if (!accept(r, ')')) return malformed(r);
    for (size_t i = 0; i < COUNT(functions); i++)
        if (strlen(functions[i].name) == len && !memcmp(functions[i].name, name, len)) {
            // What is read while a symbol is open divides by nothing in particular.
            return r->state == DIM_NUMBER ? functions[i].fn(r, a, b) : 0;
        }
    return malformed(r);
}

static bool is_first(char c) { return isalpha((unsigned char)c) || c == '_' || c == '$'; }
static bool is_rest(char c) { return is_first(c) || isdigit((unsigned char)c) || c == '.'; }

static int64_t read_name(Reader *r) {
    const char *name = r->at;
    while (is_rest(*r->at)) r->at++;
    size_t len = (size_t)(r->at - name);
    if (accept(r, '(')) return read_call(r, name, len);
    int64_t v = 0;
    if (!r->of || !r->of(r->context, name, len, &v)) {
        worsen(r, DIM_OPEN);
        return 0;
    }
    return checked(r, v);
}

static int64_t read_number(Reader *r) {
    __int128 v = 0;
    for (; isdigit((unsigned char)*r->at); r->at++)
        if (v <= MAX_SIZE) v = v * 10 + (*r->at - '0');
    return checked(r, v);
}

static int64_t read_atom(Reader *r) {
    if (accept(r, '(')) {
        int64_t v = read_size(r);
        return accept(r, ')') ? v : malformed(r);
    }
    if (isdigit((unsigned char)*r->at)) return read_number(r);
    return is_first(*r->at) ? read_name(r) : malformed(r);
}

static int64_t read_factor(Reader *r) {
    int64_t base = read_atom(r);
    if (!accept(r, '^')) return base;
    while (*r->at == ' ') r->at++;
    if (!isdigit((unsigned char)*r->at)) return malformed(r);
    int64_t power = read_number(r), v = 1;
    for (int64_t i = 0; i < power && i < 64 && v; i++) v = checked(r, (__int128)v * base);
    return power >= 64 && base != 1 && base != 0 ? checked(r, (__int128)MAX_SIZE * 2) : v;
}

static int64_t read_term(Reader *r) {
    int64_t v = read_factor(r);
    while (accept(r, '*')) v = checked(r, (__int128)v * read_factor(r));
    return v;
}

static int64_t read_size(Reader *r) {
    if (r->depth++ >= MAX_DEPTH) return r->too_deep = true, malformed(r);
    bool minus = accept(r, '-');
    int64_t v = read_term(r);
    if (minus) v = -v;
    for (;;) {
        if (accept(r, '+')) v = checked(r, (__int128)v + read_term(r));
        else if (accept(r, '-')) v = checked(r, (__int128)v - read_term(r));
        else break;
    }
    r->depth--;
    return v;
}

static int64_t read_all(Reader *r) {
    int64_t v = read_size(r);
    while (*r->at == ' ') r->at++;
    if (*r->at) worsen(r, DIM_MALFORMED);
    return v;
}

DimState dim_eval(const char *text, SymbolFn *of, void *context, int64_t *out) {
    Reader r = {.at = text, .of = of, .context = context};
    if (strlen(text) > MAX_DIM_TEXT) return DIM_MALFORMED;
    *out = read_all(&r);
    return r.state;
}

const char *dim_wrong(const char *text) {
    Reader r = {.at = text};
    if (strlen(text) > MAX_DIM_TEXT) return "is longer than the 1024 characters that a size may have";
    read_all(&r);
    if (r.too_deep) return "is nested more than 32 deep";
    if (r.state == DIM_UNDEFINED) return "divides by zero or has a number over 2^60";
    return r.state == DIM_MALFORMED ? "is neither a name nor a size made of names" : NULL;
}

bool dim_is_wellformed(const char *text) {
    int64_t v;
    return dim_eval(text, NULL, NULL, &v) < DIM_UNDEFINED;
}

bool dim_is_symbol(const char *text) {
    if (!is_first(*text)) return false;
    for (; *text; text++)
        if (!is_rest(*text)) return false;
    return true;
}

// --- solving

typedef struct {
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

static bool try_value(Trial *t, const char *text, int64_t value, int64_t *out) {
    t->value = value;
    return dim_eval(text, trial_value, t, out) == DIM_NUMBER;
}

// Linear is what grows by as much at every step that is looked at, and hits the size where that leads.
DimSolution dim_solve(const char *text, const char *symbol, int64_t size, SymbolFn *of, void *context, int64_t *out) {
    Trial t = {.symbol = symbol, .of = of, .context = context};
    int64_t at[5], hit;
    for (int64_t i = 0; i < (int64_t)COUNT(at); i++)
        if (!try_value(&t, text, i, &at[i])) return DIM_UNSOLVED;
    int64_t step = at[1] - at[0];
    for (size_t i = 2; i < COUNT(at); i++)
        if (!step || at[i] - at[i - 1] != step) return DIM_UNSOLVED;
    *out = (size - at[0]) / step;
    bool hits = try_value(&t, text, *out, &hit) && hit == size;
    if (hits && *out >= 0) return DIM_SOLVED;
    // What is linear only for small values may be anything.
    bool linear = hits || (try_value(&t, text, *out, &hit) && hit - at[0] == *out * step);
    return linear ? DIM_NEVER : DIM_UNSOLVED;
}

// --- lists

static const char *skip_spaces(const char *s) { return s + strspn(s, " \t\n"); }

static bool read_entry(Interner *strings, const char **at, Str *out) {
    const char *s = skip_spaces(*at);
    if (*s != '"') return false;
    size_t len = strcspn(++s, "\"\\");
    if (s[len] != '"') return false;
    *out = len ? intern(strings, s, len) : NULL;
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
