// Tables of sizes: see size.h.
#include "passes/padding/size.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

// At least one, so that it divides; sizes_begin has the last word on too many.
static size_t values_of(const SizeSymbol *s) { return s->most <= s->least ? 1 : (size_t)s->most - (size_t)s->least + 1; }

bool sizes_begin(Sizes *s) {
    s->n_points = 1;
    for (uint32_t i = 0; i < s->n_symbols; i++) {
        size_t n = values_of(&s->symbols[i]);
        if (s->symbols[i].most < s->symbols[i].least || n > MAX_POINTS / s->n_points) return false;
        s->n_points *= n;
    }
    return true;
}

void sizes_end(Sizes *s) {
    vec_free(&s->all);
    free(s->slots);
}

int64_t sizes_symbol_at(const Sizes *s, uint32_t symbol, size_t point) {
    for (uint32_t i = 0; i < symbol; i++) point /= values_of(&s->symbols[i]);
    return s->symbols[symbol].least + (int64_t)(point % values_of(&s->symbols[symbol]));
}

// --- interning

static size_t table_bytes(const Sizes *s, bool constant) { return (constant ? 1 : s->n_points) * sizeof(int64_t); }

static size_t *find_slot(const Sizes *s, const int64_t *at, bool constant) {
    size_t i = (size_t)bytes_hash(at, table_bytes(s, constant), constant) & (s->n_slots - 1);
    for (; s->slots[i]; i = (i + 1) & (s->n_slots - 1)) {
        Size have = s->all.items[s->slots[i] - 1];
        if (have->constant == constant && !memcmp(have->at, at, table_bytes(s, constant))) break;
    }
    return &s->slots[i];
}

static void grow_slots(Sizes *s) {
    free(s->slots);
    s->n_slots = s->n_slots ? s->n_slots * 2 : 64;
    s->slots = xcalloc(s->n_slots, sizeof *s->slots);
    for (size_t i = 0; i < s->all.n; i++) *find_slot(s, s->all.items[i]->at, s->all.items[i]->constant) = i + 1;
}

Size size_table(Sizes *s, const int64_t *at) {
    bool constant = true;
    for (size_t i = 1; i < s->n_points && constant; i++) constant = at[i] == at[0];
    if (s->all.n * 2 >= s->n_slots) grow_slots(s);
    size_t *slot = find_slot(s, at, constant);
    if (*slot) return s->all.items[*slot - 1];
    SizeData *made = arena_new(s->arena, SizeData);
    *made = (SizeData){arena_copy(s->arena, at, table_bytes(s, constant)), constant};
    vec_push(&s->all, made);
    *slot = s->all.n;
    return made;
}

Size size_constant(Sizes *s, int64_t v) {
    if (s->all.n * 2 >= s->n_slots) grow_slots(s);
    size_t *slot = find_slot(s, &v, true);
    if (*slot) return s->all.items[*slot - 1];
    SizeData *made = arena_new(s->arena, SizeData);
    *made = (SizeData){arena_copy(s->arena, &v, sizeof v), true};
    vec_push(&s->all, made);
    *slot = s->all.n;
    return made;
}

// --- arithmetic

int64_t size_bound(const Sizes *s, Size a) { return size_at(a, s->n_points - 1); }

int64_t size_least(const Sizes *s, Size a) {
    int64_t v = a->at[0];
    for (size_t i = 1; !a->constant && i < s->n_points; i++) v = i64_min(v, a->at[i]);
    return v;
}

int64_t size_most(const Sizes *s, Size a) {
    int64_t v = a->at[0];
    for (size_t i = 1; !a->constant && i < s->n_points; i++) v = i64_max(v, a->at[i]);
    return v;
}

bool size_at_most(const Sizes *s, Size a, Size b) {
    for (size_t i = 0; i < (a->constant && b->constant ? 1 : s->n_points); i++)
        if (size_at(a, i) > size_at(b, i)) return false;
    return true;
}

Size size_apply(Sizes *s, SizeFn *fn, Size a, Size b) {
    if (a->constant && b->constant) {
        int64_t v;
        return fn(a->at[0], b->at[0], &v) ? size_constant(s, v) : NULL;
    }
    int64_t *at = xcalloc(s->n_points, sizeof *at);
    bool ok = true;
    for (size_t i = 0; i < s->n_points && ok; i++) ok = fn(size_at(a, i), size_at(b, i), &at[i]);
    Size made = ok ? size_table(s, at) : NULL;
    free(at);
    return made;
}

bool size_add(int64_t a, int64_t b, int64_t *out) { return !__builtin_add_overflow(a, b, out); }
bool size_subtract(int64_t a, int64_t b, int64_t *out) { return !__builtin_sub_overflow(a, b, out); }
bool size_multiply(int64_t a, int64_t b, int64_t *out) { return !__builtin_mul_overflow(a, b, out); }

bool size_divide_exact(int64_t a, int64_t b, int64_t *out) {
    if (b <= 0 || a < 0 || a % b) return false;
    *out = a / b;
    return true;
}

// --- as text

// A sum of products of different symbols: the coefficient of each set of symbols by differences at their two least values, then checked everywhere.
// Of numbers near 2^63 the arithmetic wraps, and what it makes of them does not pass the check.
typedef struct {
    int64_t of[1 << MAX_SYMBOLS];
} Products;

static int64_t wrap_add(int64_t a, int64_t b) { return (int64_t)((uint64_t)a + (uint64_t)b); }
static int64_t wrap_multiply(int64_t a, int64_t b) { return (int64_t)((uint64_t)a * (uint64_t)b); }

static size_t point_of(const Sizes *s, uint32_t set) { // symbols of the set are one more than their least
    size_t point = 0, step = 1;
    for (uint32_t i = 0; i < s->n_symbols; i++) {
        if (set >> i & 1) point += step;
        step *= values_of(&s->symbols[i]);
    }
    return point;
}

static bool products_at(const Sizes *s, const Products *p, size_t point, int64_t *out_sum) {
    *out_sum = 0;
    for (uint32_t set = 0; set < 1U << s->n_symbols; set++) {
        int64_t v = p->of[set];
        for (uint32_t i = 0; i < s->n_symbols && v; i++)
            if (set >> i & 1 && __builtin_mul_overflow(v, sizes_symbol_at(s, i, point), &v)) return false;
        if (__builtin_add_overflow(*out_sum, v, out_sum)) return false;
    }
    return true;
}

static bool set_varies(const Sizes *s, uint32_t set) { // no symbol of it stands for one number alone
    for (uint32_t i = 0; i < s->n_symbols; i++)
        if (set >> i & 1 && values_of(&s->symbols[i]) < 2) return false;
    return true;
}

// The coefficients in terms of symbol - least are mixed differences; then each product (a - least)(b - least).. is multiplied out.
static int64_t minus_leasts(const Sizes *s, uint32_t set) {
    int64_t v = 1;
    for (uint32_t i = 0; i < s->n_symbols; i++)
        if (set >> i & 1) v = wrap_multiply(v, -s->symbols[i].least);
    return v;
}

static void fit_products(const Sizes *s, Size a, Products *out) {
    Products d = {0};
    uint32_t n_sets = 1U << s->n_symbols;
    for (uint32_t set = 0; set < n_sets; set++)
        for (uint32_t sub = set; set_varies(s, set); sub = (sub - 1) & set) {
            int64_t v = size_at(a, point_of(s, sub));
            d.of[set] = wrap_add(d.of[set], __builtin_popcount(set ^ sub) & 1 ? wrap_multiply(v, -1) : v);
            if (!sub) break;
        }
    *out = (Products){0};
    for (uint32_t set = 0; set < n_sets; set++)
        for (uint32_t sub = set;; sub = (sub - 1) & set) {
            out->of[sub] = wrap_add(out->of[sub], wrap_multiply(d.of[set], minus_leasts(s, set ^ sub)));
            if (!sub) break;
        }
}

static void products_text(const Sizes *s, const Products *p, Text *out) {
    for (uint32_t set = 1; set <= 1U << s->n_symbols; set++) {
        uint32_t of = set == 1U << s->n_symbols ? 0 : set; // the number comes last
        int64_t v = p->of[of];
        if (!v) continue;
        text_z(out, out->n ? v < 0 ? " - " : " + " : v < 0 ? "-" : "");
        bool plain = of && (v == 1 || v == -1);
        if (!plain) text_f(out, "%" PRIu64, v < 0 ? -(uint64_t)v : (uint64_t)v);
        for (uint32_t i = 0, n = !plain; i < s->n_symbols; i++)
            if (of >> i & 1) text_f(out, "%s%s", n++ ? "*" : "", s->symbols[i].name);
    }
    if (!out->n) text_z(out, "0");
}

static bool fits(const Sizes *s, const Products *p, int64_t divisor, Size a) {
    for (size_t i = 0; i < s->n_points; i++) {
        int64_t v;
        if (!products_at(s, p, i, &v) || v / divisor - (v % divisor && v < 0) != size_at(a, i)) return false;
    }
    return true;
}

// floordiv(a*n + b, c): of one symbol, whose values grow by a every c steps.
static bool fit_quotient(const Sizes *s, Size a, uint32_t symbol, int64_t c, Products *out) {
    size_t step = 1;
    for (uint32_t i = 0; i < symbol; i++) step *= values_of(&s->symbols[i]);
    int64_t n = (int64_t)values_of(&s->symbols[symbol]), grown = c < n ? wrap_add(size_at(a, step * (size_t)c), wrap_multiply(size_at(a, 0), -1)) : 0;
    for (int64_t b = -c; b <= c && c < n; b++) {
        *out = (Products){0};
        out->of[1U << symbol] = grown;
        out->of[0] = wrap_add(b, wrap_add(wrap_multiply(c, size_at(a, 0)), wrap_multiply(grown, -s->symbols[symbol].least)));
        if (fits(s, out, c, a)) return true;
    }
    return false;
}

const char *size_text(Sizes *s, Size a) {
    Products p;
    Text t = {0};
    int64_t divisor = 1;
    fit_products(s, a, &p);
    bool ok = fits(s, &p, 1, a);
    for (int64_t c = 2; c <= 64 && !ok; c++)
        for (uint32_t i = 0; i < s->n_symbols && !ok; i++)
            if ((ok = fit_quotient(s, a, i, c, &p))) divisor = c;
    if (ok) products_text(s, &p, &t);
    const char *made = !ok            ? NULL
                       : divisor == 1 ? arena_printf(s->arena, "%s", t.items)
                                      : arena_printf(s->arena, "floordiv(%s, %" PRId64 ")", t.items, divisor);
    vec_free(&t);
    return made;
}
