// Sizes written with symbols, as the tables have them (abi.h, TpuSymbol): evaluated for what a call gives, and solved for a symbol.
// One pass of recursive descent over the text; a symbol without a value makes the whole open. A text that is the name of a symbol is that symbol,
// whatever characters it has. Numbers stay within 2^60, so that nothing overflows.
#include "runtime/internal.h"

#include <ctype.h>
#include <string.h>

#define MAX_SIZE (INT64_C(1) << 60)
enum { MAX_DEPTH = 32 };

typedef struct {
    const char *at;
    const TpuEntry *entry;
    const SymbolValues *values; // NULL: all are open
    int depth;
    SizeState state;   // the worst so far
    bool padded, other; // a padded symbol was seen, one that the entry point does not list
} Reader;

static int64_t fail(Reader *r, SizeState state) {
    if (state > r->state) r->state = state;
    return 0;
}

static int64_t within(Reader *r, __int128 v) { return v <= MAX_SIZE && v >= -MAX_SIZE ? (int64_t)v : fail(r, SIZE_UNDEFINED); }

static bool accept(Reader *r, char c) {
    while (*r->at == ' ') r->at++;
    if (*r->at != c) return false;
    r->at++;
    return true;
}

static int64_t read_size(Reader *r);

static int64_t floor_divide(Reader *r, int64_t a, int64_t b) {
    if (!b) return fail(r, SIZE_UNDEFINED);
    return a / b - (a % b && (a < 0) != (b < 0));
}

static int64_t call(Reader *r, const char *name, size_t len, int64_t a, int64_t b) {
    if (len == 8 && !memcmp(name, "floordiv", len)) return floor_divide(r, a, b);
    if (len == 3 && !memcmp(name, "mod", len)) return a - floor_divide(r, a, b) * b;
    if (len == 3 && !memcmp(name, "max", len)) return a > b ? a : b;
    if (len == 3 && !memcmp(name, "min", len)) return a < b ? a : b;
    return fail(r, SIZE_MALFORMED);
}

// Behind "name(". What is read while a symbol is open divides by nothing in particular.
static int64_t read_call(Reader *r, const char *name, size_t len) {
    int64_t a = read_size(r);
    if (!accept(r, ',')) return fail(r, SIZE_MALFORMED);
    int64_t b = read_size(r);
    if (!accept(r, ')')) return fail(r, SIZE_MALFORMED);
    SizeState before = r->state;
    int64_t v = call(r, name, len, before == SIZE_NUMBER ? a : 1, before == SIZE_NUMBER ? b : 1);
    return before == SIZE_NUMBER ? v : 0;
}

static int64_t symbol(Reader *r, const char *name, size_t len) {
    for (uint32_t i = 0; i < r->entry->n_symbols; i++) {
        const TpuSymbol *s = &r->entry->symbols[i];
        if (strlen(s->name) != len || memcmp(s->name, name, len) != 0) continue;
        r->padded |= s->padded != 0;
        return r->values && r->values->known[i] ? within(r, r->values->value[i]) : fail(r, SIZE_OPEN);
    }
    r->other = true;
    return fail(r, SIZE_OPEN);
}

static bool is_first(char c) { return isalpha((unsigned char)c) || c == '_' || c == '$'; }
static bool is_rest(char c) { return is_first(c) || isdigit((unsigned char)c) || c == '.'; }

static int64_t read_number(Reader *r) {
    __int128 v = 0;
    for (; isdigit((unsigned char)*r->at); r->at++)
        if (v <= MAX_SIZE) v = v * 10 + (*r->at - '0');
    return within(r, v);
}

static int64_t read_atom(Reader *r) {
    if (accept(r, '(')) {
        int64_t v = read_size(r);
        return accept(r, ')') ? v : fail(r, SIZE_MALFORMED);
    }
    if (isdigit((unsigned char)*r->at)) return read_number(r);
    if (!is_first(*r->at)) return fail(r, SIZE_MALFORMED);
    const char *name = r->at;
    while (is_rest(*r->at)) r->at++;
    size_t len = (size_t)(r->at - name);
    return accept(r, '(') ? read_call(r, name, len) : symbol(r, name, len);
}

static int64_t read_factor(Reader *r) {
    int64_t base = read_atom(r), v = 1;
    if (!accept(r, '^')) return base;
    while (*r->at == ' ') r->at++;
    if (!isdigit((unsigned char)*r->at)) return fail(r, SIZE_MALFORMED);
    int64_t power = read_number(r);
    if (power >= 64 && base != 1 && base != 0) return fail(r, SIZE_UNDEFINED);
    for (int64_t i = 0; i < power && i < 64 && v; i++) v = within(r, (__int128)v * base);
    return v;
}

static int64_t read_term(Reader *r) {
    int64_t v = read_factor(r);
    while (accept(r, '*')) v = within(r, (__int128)v * read_factor(r));
    return v;
}

static int64_t read_size(Reader *r) {
    if (r->depth++ >= MAX_DEPTH) return fail(r, SIZE_MALFORMED);
    bool minus = accept(r, '-');
    int64_t v = read_term(r);
    if (minus) v = -v;
    for (;;) {
        if (accept(r, '+')) v = within(r, (__int128)v + read_term(r));
        else if (accept(r, '-')) v = within(r, (__int128)v - read_term(r));
        else break;
    }
    r->depth--;
    return v;
}

static int64_t read_all(Reader *r) {
    if (size_symbol(r->entry, r->at) >= 0) return symbol(r, r->at, strlen(r->at));
    int64_t v = read_size(r);
    while (*r->at == ' ') r->at++;
    return *r->at ? fail(r, SIZE_MALFORMED) : v;
}

int32_t size_symbol(const TpuEntry *entry, const char *text) {
    for (uint32_t i = 0; i < entry->n_symbols; i++)
        if (!strcmp(entry->symbols[i].name, text)) return (int32_t)i;
    return -1;
}

bool size_is_open(const TpuEntry *entry, const char *text) {
    if (!entry->n_symbols || !text) return false;
    Reader r = {.at = text, .entry = entry};
    read_all(&r);
    return r.padded;
}

SizeState size_eval(const TpuEntry *entry, const SymbolValues *values, const char *text, int64_t *out) {
    Reader r = {.at = text, .entry = entry, .values = values};
    *out = read_all(&r);
    return r.state;
}

// Linear is what grows by as much at every step that is looked at, and hits the size where that leads.
bool size_solve(const TpuEntry *entry, const SymbolValues *values, const char *text, uint32_t of, int64_t size, int64_t *out) {
    SymbolValues trial = *values;
    int64_t at[4], hit;
    trial.known[of] = true;
    for (int64_t i = 0; i < 4; i++) {
        trial.value[of] = i;
        if (size_eval(entry, &trial, text, &at[i]) != SIZE_NUMBER) return false;
    }
    int64_t step = at[1] - at[0];
    if (!step || at[2] - at[1] != step || at[3] - at[2] != step) return false;
    *out = trial.value[of] = (size - at[0]) / step;
    return *out >= 0 && size_eval(entry, &trial, text, &hit) == SIZE_NUMBER && hit == size;
}
