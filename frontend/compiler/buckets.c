// --bucket NAME=32,64,128: an entry point for each size, or for each combination of sizes where it is given for several names. Sizes are taken in rising
// order, whatever the order on the command line, so that the artifact depends on what is asked for alone.
#include "frontend/compiler/compilation.h"

#include "ir/base/shown.h"
#include "ir/text/dims.h"
#include "runtime/abi.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_ENTRIES = 64 };

static bool wrong(const char *place, const char *what, Diags *d) {
    diag_exit(d, EXIT_USAGE, (Loc){0}, "%s: %s", place, what);
    diag_help(d, "NAME=SIZE,SIZE,..: a symbol as in s=32,64,128, or a dimension of an argument as in x.0=32,64,128; sizes are at least 1, each once");
    return false;
}

static bool add_size(Bucket *b, int64_t size, Diags *d) {
    size_t at = b->n;
    for (; at && b->sizes[at - 1] >= size; at--)
        if (b->sizes[at - 1] == size) return wrong(b->place, arena_printf(&d->arena, "%" PRId64 " is there twice", size), d);
    memmove(&b->sizes[at + 1], &b->sizes[at], (b->n - at) * sizeof *b->sizes);
    b->sizes[at] = size;
    b->n++;
    return true;
}

static bool parse_sizes(Bucket *b, const char *at, Diags *d) {
    b->sizes = arena_array(&d->arena, int64_t, MAX_ENTRIES + 1);
    for (;; at++) {
        char *end;
        errno = 0;
        long long v = *at >= '0' && *at <= '9' ? strtoll(at, &end, 10) : 0;
        if (v < 1 || errno || v > MAX_ELEMS || (*end && *end != ','))
            return wrong(b->place, arena_printf(&d->arena, "'%.*s' is no size", (int)strcspn(at, ","), at), d);
        if (b->n == MAX_ENTRIES) return wrong(b->place, arena_printf(&d->arena, "these are more than %d sizes", MAX_ENTRIES), d);
        if (!add_size(b, v, d)) return false;
        at = end;
        if (!*at) return true;
    }
}

bool buckets_parse(const CliOption *x, const char *text, void *list, Diags *d) {
    const char *equals = strrchr(text, '=');
    Bucket b = {.place = arena_printf(&d->arena, "--%s %s", x->name, text)};
    if (!equals || equals == text || !equals[1]) return wrong(b.place, "a name and its sizes are missing", d);
    b.name = arena_printf(&d->arena, "%.*s", (int)(equals - text), text);
    bool good = parse_sizes(&b, equals + 1, d);
    if (good) vec_push((Buckets *)list, b);
    return good;
}

size_t compile_entries(const CompileOptions *o) {
    size_t n = 1;
    for (size_t i = 0; i < o->buckets.n; i++) n *= o->buckets.items[i].n;
    return n;
}

bool buckets_check(const CompileOptions *o, Diags *d) {
    size_t n_entries = 1;
    for (size_t i = 0; i < o->buckets.n; i++) {
        const Bucket *b = &o->buckets.items[i];
        for (size_t k = 0; k < i; k++) {
            const Bucket *other = &o->buckets.items[k];
            if (!strcmp(other->name, b->name)) return wrong(b->place, arena_printf(&d->arena, "'%s' has the sizes of %s already", b->name, other->place), d);
        }
        for (size_t k = 0; k < o->dims.n; k++) {
            const DimBinding *dim = &o->dims.items[k];
            if (!strcmp(dim->name, b->name)) return wrong(b->place, arena_printf(&d->arena, "'%s' is bound by %s already", b->name, dim->place), d);
        }
        n_entries *= b->n;
        if (n_entries > MAX_ENTRIES)
            return wrong(b->place, arena_printf(&d->arena, "with the other sizes this makes more than %d entry points", MAX_ENTRIES), d);
    }
    return true;
}

// The last bucket's sizes change fastest.
static int64_t size_of(const CompileOptions *o, size_t bucket, size_t entry) {
    for (size_t i = o->buckets.n - 1; i > bucket; i--) entry /= o->buckets.items[i].n;
    return o->buckets.items[bucket].sizes[entry % o->buckets.items[bucket].n];
}

// Of a program that trains sizes are bound when its functions are made.
const DimBinding *entry_dims(Compilation *c, size_t entry, size_t *out_n) {
    const CompileOptions *o = c->o;
    size_t n_dims = o->train ? 0 : o->dims.n, n = n_dims + o->buckets.n;
    DimBinding *dims = arena_array(&c->arena, DimBinding, n);
    for (size_t i = 0; i < n_dims; i++) dims[i] = o->dims.items[i];
    for (size_t i = n_dims; i < n; i++) {
        const Bucket *b = &o->buckets.items[i - n_dims];
        dims[i] = (DimBinding){.name = b->name, .value = size_of(o, i - n_dims, entry), .place = b->place, .padded = true};
    }
    *out_n = n;
    return dims;
}

const char *entry_name(Compilation *c, size_t entry, const Func *f) {
    const CompileOptions *o = c->o;
    if (!o->buckets.n) return str_text(f->name);
    Text t = {0};
    text_f(&t, "%s[", str_text(f->name));
    for (size_t i = 0; i < o->buckets.n; i++) text_f(&t, "%s%s=%" PRId64, i ? "," : "", o->buckets.items[i].name, size_of(o, i, entry));
    text_z(&t, "]");
    const char *kept = arena_copy(&c->arena, t.items, t.n + 1);
    vec_free(&t);
    return kept;
}

void bucket_lines(const CompileOptions *o, Text *out) {
    for (size_t i = 0; i < o->buckets.n; i++) {
        const Bucket *b = &o->buckets.items[i];
        text_f(out, "bucket.%s=", b->name);
        for (size_t k = 0; k < b->n; k++) text_f(out, "%s%" PRId64, k ? "," : "", b->sizes[k]);
        text_z(out, "\n");
    }
}

// --- symbols of an entry point

typedef struct {
    Interner *strings;
    const BoundDims *dims;
    Map named; // 1 + the symbol in dims, by name
    VEC(EntrySymbol) symbols;
    bool padded; // one was seen in the size at hand
    Str unknown; // the first that goes with a padded one and has no value
} Symbols;

static bool is_symbol(const BoundDim *d) { return d->kind == DIM_OF_SYMBOL || (d->kind == DIM_OF_ARGUMENT && !d->called); }

static Symbols symbols_of(Interner *strings, const BoundDims *dims) {
    Symbols s = {.strings = strings, .dims = dims};
    for (size_t i = 0; i < dims->n; i++) {
        bool fresh = false;
        size_t *at = is_symbol(&dims->items[i]) ? map_at(&s.named, dims->items[i].name, &fresh) : NULL;
        if (fresh) *at = i + 1;
    }
    return s;
}

static const BoundDim *find_symbol(const Symbols *s, const char *name, size_t len) {
    const size_t *at = map_find(&s->named, str_intern(s->strings, name, len));
    return at ? &s->dims->items[*at - 1] : NULL;
}

static void add_symbol(Symbols *s, const BoundDim *d) {
    for (size_t i = 0; i < s->symbols.n; i++)
        if (!strcmp(s->symbols.items[i].name, d->name->text)) return;
    vec_push(&s->symbols, ((EntrySymbol){d->name->text, d->value, d->padded}));
}

static bool see_padded(void *context, const char *name, size_t len, int64_t *out) {
    Symbols *s = context;
    const BoundDim *d = find_symbol(s, name, len);
    s->padded |= d && d->padded;
    *out = d ? d->value : 0;
    return d != NULL;
}

static bool see_any(void *context, const char *name, size_t len, int64_t *out) {
    Symbols *s = context;
    const BoundDim *d = find_symbol(s, name, len);
    if (d) add_symbol(s, d);
    else if (!s->unknown) s->unknown = str_intern(s->strings, name, len);
    *out = d ? d->value : 0;
    return d != NULL;
}

// All symbols of sizes in which a padded one occurs.
static void add_sizes(Symbols *s, const Str *dims, uint32_t rank) {
    for (uint32_t i = 0; dims && i < rank; i++) {
        int64_t v;
        if (!dims[i] || find_symbol(s, dims[i]->text, dims[i]->len)) continue;
        s->padded = false;
        dim_eval(dims[i]->text, see_padded, s, &v);
        if (s->padded) dim_eval(dims[i]->text, see_any, s, &v);
    }
}

typedef struct {
    const Symbols *s;
    const bool *told; // of the symbols
} Told;

static bool told_value(void *context, const char *name, size_t len, int64_t *out) {
    const Told *t = context;
    for (size_t i = 0; i < t->s->symbols.n; i++) {
        const EntrySymbol *x = &t->s->symbols.items[i];
        if (strlen(x->name) == len && !memcmp(x->name, name, len)) return *out = x->value, t->told[i];
    }
    const BoundDim *d = find_symbol(t->s, name, len);
    return d && !d->padded ? *out = d->value, true : false;
}

// Can a call's sizes tell what the symbol is worth, those that were told before given? Alone, or computed so that it can be solved for.
static bool is_told(const Symbols *s, const Func *f, const EntrySymbol *symbol, const bool *told) {
    Told before = {s, told};
    for (uint32_t i = 0; i < f->body->n_args; i++) {
        const Str *dims = f->arg_info[i].dims;
        Type t = f->body->args[i]->type;
        for (uint32_t k = 0; dims && k < t->rank; k++) {
            int64_t v;
            if (!dims[k]) continue;
            if (!strcmp(dims[k]->text, symbol->name)) return true;
            if (dim_solve(dims[k]->text, symbol->name, t->dims[k], told_value, &before, &v) == DIM_SOLVED) return true;
        }
    }
    return false;
}

// One after the other, as the runtime finds them (runtime/session/fit.c): two sizes that tell two symbols only together tell neither. NULL: all are told.
static const char *untold_symbol(Compilation *c, const Symbols *s, const Func *f) {
    if (s->unknown) return s->unknown->text;
    bool *told = arena_array(&c->arena, bool, s->symbols.n), grew = true;
    while (grew) {
        grew = false;
        for (size_t i = 0; i < s->symbols.n; i++) {
            const EntrySymbol *x = &s->symbols.items[i];
            if (told[i] || (x->padded && !is_told(s, f, x, told))) continue;
            told[i] = grew = true;
        }
    }
    for (size_t i = 0; i < s->symbols.n; i++)
        if (!told[i]) return s->symbols.items[i].name;
    return NULL;
}

bool entry_symbols(Compilation *c, const Func *f, const BoundDims *dims, CodegenEntry *out) {
    Symbols s = symbols_of(&f->module->strings, dims);
    bool good = true;
    for (size_t i = 0; i < dims->n; i++)
        if (dims->items[i].padded && is_symbol(&dims->items[i])) add_symbol(&s, &dims->items[i]);
    for (uint32_t i = 0; i < f->body->n_args; i++) add_sizes(&s, f->arg_info[i].dims, f->body->args[i]->type->rank);
    for (uint32_t i = 0; i < f->n_results; i++) add_sizes(&s, f->result_info[i].dims, f->result_types[i]->rank);
    const char *untold = untold_symbol(c, &s, f);
    if (untold) {
        diag_error(c->d, f->loc.at, CODE_UNBOUND_DIMENSION, "--bucket: no argument's size tells what '%s' is in a call", untold);
        diag_help(c->d, "--dim %s compiles for one size", shell_quote(&c->d->arena, "%s=N", untold));
        good = false;
    }
    if (good && s.symbols.n > TPU_MAX_SYMBOLS) {
        diag_exit(c->d, EXIT_CONTENT, diag_file(c->d, c->model), "--bucket: sizes with %zu symbols are more than the %d that a program can have", s.symbols.n,
                  TPU_MAX_SYMBOLS);
        good = false;
    }
    out->symbols = arena_copy(&c->arena, s.symbols.items, s.symbols.n * sizeof *s.symbols.items);
    out->n_symbols = (uint32_t)s.symbols.n;
    vec_free(&s.symbols);
    map_free(&s.named);
    return good;
}
