// What the proof of `padding` claims, tried out: a model compiled for a size that calls are padded to, evaluated with zeros behind its arguments,
// must give in the kept part what the same model gives that was bound to the length itself.
//   padded [--lengths=1,2,5] [--tolerance=X] [--mask=ARGUMENT] NAME=SIZE[,NAME=SIZE][,NAME:SIZE] FILE...    NAME:SIZE is not padded; lengths: of the first
//   name, default all; others are their size, then 1
// A comment `// padded: refused` of a file expects [padding-mixes], and so does --refused of all; lines `// says: TEXT` are parts
// of what is said, or assumed, then. Prints a line a file: proven with the number of lengths, or refused
// with the first message; and what was assumed. Exit code 1 where something differs.
//   padded --random=N [--seed=S]    N random models along one padded dimension (random/padded.h); prints how many were proven
// Three things are compared, at every length: the results with zeros behind the arguments; what the proof holds of each value with that value (padded_facts.h);
// and the results with other numbers, infinities and NaN behind those arguments of which the proof says that nothing of it is read into what is kept
// (PassReport.fills).
#include "tests/ops/random/padded.h"
#include "frontend/compiler/compiler.h"
#include "frontend/model/source.h"
#include "ir/eval/eval.h"
#include "ir/text/dims.h"
#include "ir/text/text.h"
#include "tests/ops/padded_facts.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_NAMES = 4, MAX_PORTS = 64 };

static struct {
    const char *lengths, *mask;
    double tolerance;
    uint64_t seed;
    bool quiet, print, random;
} set = {.tolerance = 1e-5, .seed = 1};

typedef struct {
    size_t n;
    DimBinding dims[MAX_NAMES];
} Bindings;

// --- compiling

typedef struct {
    Module *m;
    Diags d;
    PassReport report;
    bool ok;
    Arena arena;
    Claims *claims; // of what is padded
} Compiled;

typedef struct {
    const char *path; // or
    const char *text;
} Model;

static Compiled compile(const Model *model, const Bindings *b, bool padded) {
    Compiled c = {0};
    diags_init(&c.d, "padded");
    c.m = model->path ? source_read(model->path, &c.d) : parse_module(model->text, strlen(model->text), "random.mlir", &c.d);
    CompileOptions options = compile_options_default();
    options.stop_after = "shapes";
    options.control_flow = CONTROL_DYNAMIC;
    PassOptions o = compile_pass_options(&options, target_find("x86-64-v3", &c.d));
    o.dims = b->dims;
    o.n_dims = b->n;
    o.ask_fills = padded && (!set.random || set.seed % 4 == 1); // of some, for time
    if (padded) c.claims = claims_new(), o.see_padding = claims_see, o.see_context = c.claims;
    c.ok = c.m && pipeline_run(c.m, &o, &c.d, &c.report);
    if (padded && c.ok) claims_watch(c.claims, c.m);
    return c;
}

static void compiled_free(Compiled *c) {
    pass_report_free(&c->report);
    if (c->m) module_free(c->m);
    diags_free(&c->d);
    arena_free(&c->arena);
    if (c->claims) claims_free(c->claims);
}

// --- inputs

static uint64_t next_random(uint64_t *s) {
    *s ^= *s << 13, *s ^= *s >> 7, *s ^= *s << 17;
    return *s;
}

// Two modules of one model have the same arguments; a value depends on the argument and the index, whatever the sizes are.
static double element(uint32_t arg, const int64_t *at, uint32_t rank, DType t, bool mask) {
    uint64_t s = set.seed * 0x9e3779b97f4a7c15U + arg * 0x100000001b3U + 1;
    for (uint32_t k = 0; k < rank; k++) s = (s ^ (uint64_t)(at[k] + 1)) * 0x100000001b3U, next_random(&s);
    uint64_t r = next_random(&s) >> 16;
    bool front = true; // a mask keeps the beginning, and some of the rest
    for (uint32_t k = 0; k < rank; k++) front = front && at[k] == 0;
    for (uint32_t k = rank - 1; mask && k < rank; k = rank) front = at[k] == 0;
    if (mask) return front || r % 3 != 0;
    if (dtype_info[t].class == DC_BOOL) return r % 2;
    if (dtype_is_int(t)) return (double)(r % 7);
    double v = (double)(r % 4096) / 1024 - 2;
    if (!set.random) return v;
    switch (set.seed % 8) { // up to the limits of what is assumed, and beyond
    case 4: return round(v);
    case 5: return ldexp(v, (int)(r >> 12 & 1023) % 26);
    case 6: return ldexp(v, -(int)(r >> 12 & 1023) % 140);
    case 7: return ldexp(v, (int)(r >> 12 & 1023) % 120 - 20);
    default: return v;
    }
}

static bool is_mask(const Func *f, uint32_t i) {
    bool named = strstr(argument_name((Func *)(uintptr_t)f, i), "mask") != NULL;
    return named || (set.mask && argument_answers(f, i, set.mask));
}

// What the proof allows behind the elements of an argument: nothing of it is to reach what is kept.
static double garbage(DType t, PaddingFill fill, uint64_t r) {
    static const double wild[] = {NAN, INFINITY, -INFINITY, 3.4e38, -3.4e38, 1e30, 0, -7, 6e4, 1e-40, -1e9, 123};
    if (fill == PADDING_ZEROS) return 0;
    if (dtype_info[t].class == DC_BOOL) return (double)(r % 2);
    if (dtype_is_int(t))
        return r % 3 ? (double)(int64_t)(r % 1000) - (dtype_is_signed(t) ? 500 : 0)
                     : ldexp(1, (int)dtype_info[t].bits - 2) * (dtype_is_signed(t) && r % 2 ? -2 : 1);
    return fill == PADDING_ANYTHING && r % 4 ? wild[r / 4 % COUNT(wild)] : (double)(r % 4096) / 1024 - 2;
}

// The literal of a type whose elements with all indices below `kept` are those of the argument, others 0 or what `fill` says.
static Literal *filled(Arena *a, const Func *f, uint32_t i, Type t, const int64_t *kept, PaddingFill fill) {
    void *data;
    Literal *l = literal_make(a, t, &data);
    int64_t at[MAX_RANK] = {0};
    for (int64_t n = 0; n < t->n_elems; n++) {
        bool in = true;
        for (uint32_t k = 0; k < t->rank; k++) in = in && at[k] < kept[k];
        uint64_t r = (uint64_t)n * 0x9e3779b97f4a7c15U + i * 77 + set.seed;
        for (int k = 0; k < 4; k++) next_random(&r);
        double v = in ? element(f->arg_info[i].number, at, t->rank, t->dtype, is_mask(f, i) || dtype_info[t->dtype].class == DC_BOOL)
                      : garbage(t->dtype, fill, r >> 20);
        elem_from_f64(t->dtype, (char *)data + (size_t)n * dtype_bytes(t->dtype), v);
        for (uint32_t k = t->rank; k-- > 0;) {
            if (++at[k] < t->dims[k]) break;
            at[k] = 0;
        }
    }
    return l;
}

// --- comparing

static int n_outside;
static bool is_outside, is_wild; // of the last comparison: not what is assumed; what differs is not finite

static bool differs(DType t, const void *a, const void *b) {
    if (!dtype_is_float(t)) return memcmp(a, b, dtype_bytes(t)) != 0;
    double x = elem_to_f64(t, a), y = elem_to_f64(t, b), bound = set.tolerance * (t == DT_F16 || t == DT_BF16 ? 1e3 : 1);
    if (set.random && !isfinite(y)) return false; // the proof takes finite values for granted
    if (isnan(x) || isnan(y)) return isnan(x) != isnan(y);
    return x != y && !(fabs(x - y) <= bound * (1 + fabs(x)));
}

static bool part_differs(const Literal *whole, const Literal *part) {
    Type t = part->type, w = whole->type;
    int64_t at[MAX_RANK] = {0}, strides[MAX_RANK];
    type_strides(w, strides);
    if (t->rank != w->rank) return true;
    for (uint32_t k = 0; k < t->rank; k++)
        if (t->dims[k] > w->dims[k]) return true;
    for (int64_t n = 0; n < t->n_elems; n++) {
        int64_t from = 0;
        for (uint32_t k = 0; k < t->rank; k++) from += at[k] * strides[k];
        if (differs(t->dtype, literal_elem(whole, from), literal_elem(part, n))) {
            is_wild = dtype_is_float(t->dtype) && !isfinite(elem_to_f64(t->dtype, literal_elem(whole, from)));
            fprintf(stderr, "  element %" PRId64 ": %g padded, %g exact\n", n, elem_to_f64(t->dtype, literal_elem(whole, from)),
                    elem_to_f64(t->dtype, literal_elem(part, n)));
            return true;
        }
        for (uint32_t k = t->rank; k-- > 0;) {
            if (++at[k] < t->dims[k]) break;
            at[k] = 0;
        }
    }
    return false;
}

typedef struct {
    const Bindings *b;
} Names;

static bool name_value(void *context, const char *name, size_t len, int64_t *out) {
    const Bindings *b = ((const Names *)context)->b;
    for (size_t i = 0; i < b->n; i++)
        if (strlen(b->dims[i].name) == len && !memcmp(b->dims[i].name, name, len)) return *out = b->dims[i].value, true;
    return false;
}

// The sizes that the pass names for results are those of the exact run.
static bool sizes_differ(const Func *f, uint32_t i, Type exact, const Bindings *b) {
    const PortInfo *info = &f->result_info[i];
    Names names = {b};
    for (uint32_t k = 0; k < exact->rank; k++) {
        int64_t v = f->result_types[i]->dims[k];
        bool ok = !info->dims || !info->dims[k] || dim_eval(info->dims[k]->text, name_value, &names, &v) == DIM_NUMBER;
        if (ok && v == exact->dims[k]) continue;
        fprintf(stderr, "  result %" PRIu32 ": dimension %" PRIu32 " is %" PRId64 " by its name, %" PRId64 " in the exact run\n", i, k, v, exact->dims[k]);
        return true;
    }
    return false;
}

// 0: equal, 1: differs, 2: there is no such program
static int compare_at(const Model *model, Compiled *padded, const Bindings *at, bool fill) {
    Compiled exact = compile(model, at, false);
    const Literal *args[MAX_PORTS], *padded_args[MAX_PORTS], *want[MAX_PORTS] = {0};
    const Literal **got = arena_array(&exact.arena, const Literal *, module_main(padded->m)->n_results);
    int result = exact.ok ? 0 : 2;
    bool by_sign = false; // it differs where it is said that the sign of a zero may make it
    Verdict facts = CLAIMS_HOLD;
    if (exact.ok) {
        const Func *f = module_main(exact.m), *g = module_main(padded->m);
        for (uint32_t i = 0; i < f->body->n_args; i++) {
            Type t = f->body->args[i]->type;
            args[i] = filled(&exact.arena, f, i, t, t->dims, PADDING_ZEROS);
            padded_args[i] =
                filled(&exact.arena, g, i, g->body->args[i]->type, t->dims, fill && padded->report.fills.n ? padded->report.fills.items[i] : PADDING_ZEROS);
        }
        if (!eval_func(exact.m, f, args, &exact.arena, want, &exact.d) || !eval_func(padded->m, g, padded_args, &exact.arena, got, &exact.d)) {
            diags_print(&exact.d, stderr);
            result = 1;
        }
        int64_t sizes[MAX_NAMES];
        for (size_t i = 0; i < at->n; i++) sizes[i] = at->dims[i].value;
        if (!result && !fill) facts = claims_check(padded->claims, sizes, got);
        result = facts == CLAIMS_WRONG;
        for (uint32_t i = 0; !result && i < f->n_results; i++) result = sizes_differ(g, i, f->result_types[i], at) || part_differs(got[i], want[i]);
    }
    for (size_t i = 0; result == 1 && i < padded->report.assumed.n; i++) by_sign |= strstr(padded->report.assumed.items[i]->text, "[5]") != NULL;
    // Other numbers behind the arguments may overflow where the proof takes for granted that they do not: what they give then is no number.
    is_outside = facts == CLAIMS_OUTSIDE;
    if (result == 1 && (by_sign || (set.random && (is_outside || (fill && is_wild)))))
        result = 0, n_outside++, fprintf(stderr, "  outside of what is assumed: seed %" PRIu64 "%s\n", set.seed, fill ? ", with other padding" : "");
    compiled_free(&exact);
    return result;
}

static bool wanted(int64_t n) {
    if (!set.lengths) return true;
    for (const char *at = set.lengths; *at; at += strcspn(at, ","), at += *at == ',')
        if (strtoll(at, NULL, 10) == n) return true;
    return false;
}

static int compare_all(const Model *model, Compiled *padded, const Bindings *b, int *out_n) {
    bool fills = false;
    for (size_t i = 0; i < padded->report.fills.n; i++) fills |= padded->report.fills.items[i] != PADDING_ZEROS;
    *out_n = 0;
    for (int round = 0; round < (b->n > 1 ? 2 : 1); round++)
        for (int64_t n = 1; n <= b->dims[0].value; n++) {
            Bindings at = *b;
            if (!wanted(n) || (set.random && n == b->dims[0].value && set.seed % 8)) continue; // nothing is padded
            at.dims[0].value = n;
            for (size_t i = 0; i < at.n; i++) {
                if (i && round && at.dims[i].padded) at.dims[i].value = i64_max(1, at.dims[i].value / 2);
                at.dims[i].padded = false;
            }
            int r = compare_at(model, padded, &at, false);
            if (r == 0 && fills && !is_outside) r = compare_at(model, padded, &at, true);
            if (r == 1) {
                fprintf(stderr, "  at %s = %" PRId64 "\n", at.dims[0].name, n);
                return 1;
            }
            *out_n += r == 0;
        }
    return 0;
}

static const char *first_message(const Diags *d) { return d->list.n ? d->list.items[0].text : "?"; }

// Every line `// says: TEXT` of the file occurs in what was said, or assumed.
static bool says_all(const char *path, const Compiled *c) {
    char line[1024];
    bool all = true;
    FILE *f = fopen(path, "r");
    while (f && fgets(line, sizeof line, f)) {
        bool found = strncmp(line, "// says: ", 9) != 0;
        line[strcspn(line, "\n")] = 0;
        for (size_t i = 0; i < c->d.list.n && !found; i++) found = strstr(c->d.list.items[i].text, line + 9) != NULL;
        for (size_t i = 0; i < c->report.assumed.n && !found; i++) found = strstr(c->report.assumed.items[i]->text, line + 9) != NULL;
        if (!found) fprintf(stderr, "  nothing says: %s\n", line + 9);
        all = all && found;
    }
    if (f) fclose(f);
    return all;
}

typedef enum { EITHER, PROVEN, REFUSED } Expected;

// 0: as it should be
static int try_model(const Model *model, const Bindings *b, const char *name, Expected expected, bool *out_proven) {
    Compiled c = compile(model, b, true);
    int n = 0, bad = 0;
    bool mixes = false;
    for (size_t i = 0; i < c.d.list.n; i++) mixes |= c.d.list.items[i].code == CODE_PADDING_MIXES;
    *out_proven = c.ok;
    if (c.ok) bad = compare_all(model, &c, b, &n) || expected == REFUSED || !n;
    else bad = !mixes || expected == PROVEN;
    bad = bad || (model->path && !says_all(model->path, &c));
    if (bad || !set.quiet) {
        if (c.ok) printf("%s: proven, %d lengths%s\n", name, n, bad ? expected == REFUSED ? ", and should be refused" : ": WRONG" : "");
        else printf("%s: %s: %s\n", name, !mixes ? "FAILED" : bad ? "refused, and should be proven" : "refused", first_message(&c.d));
        for (uint32_t i = 0; c.ok && i < c.report.fills.n; i++)
            if (c.report.fills.items[i] != PADDING_ZEROS)
                printf("    behind %s may be %s\n", argument_name(module_main(c.m), i),
                       c.report.fills.items[i] == PADDING_ANYTHING ? "anything" : "any number");
        for (size_t i = 0; c.ok && i < c.report.assumed.n; i++) printf("    assumed: %s\n", c.report.assumed.items[i]->text);
        if (!c.ok && (set.print || !mixes)) diags_print(&c.d, stderr);
    }
    compiled_free(&c);
    return bad;
}

static bool parse_bindings(char *text, Bindings *b) {
    b->n = 0;
    for (char *name = strtok(text, ","); name; name = strtok(NULL, ",")) {
        char *equals = strpbrk(name, "=:");
        if (!equals || b->n == MAX_NAMES) return false;
        bool padded = *equals == '=';
        *equals = 0;
        b->dims[b->n++] = (DimBinding){.name = name, .value = strtoll(equals + 1, NULL, 10), .place = "--bucket", .padded = padded};
    }
    return b->n > 0;
}

static bool file_says(const char *path, const char *what) {
    char line[512];
    bool found = false;
    FILE *f = fopen(path, "r");
    while (f && !found && fgets(line, sizeof line, f)) found = !strncmp(line, what, strlen(what));
    if (f) fclose(f);
    return found;
}

static int try_random(uint64_t n) {
    uint64_t n_proven = 0, n_bad = 0, first = set.seed;
    set.mask = "v3";
    set.random = true;
    for (uint64_t i = 0; i < n; i++) {
        Text t = {0};
        bool proven;
        char name[64];
        set.seed = first + i;
        set.quiet = !set.print;
        random_padded(set.seed, &t);
        Bindings b = {1, {{.name = "n", .value = set.seed / 8 % 4 == 0 ? 6 : set.seed / 8 % 4 == 1 ? 4 : 3, .place = "--bucket", .padded = true}}};
        snprintf(name, sizeof name, "seed %" PRIu64, set.seed);
        if (try_model(&(Model){.text = t.items}, &b, name, EITHER, &proven)) n_bad++, printf("%s\n", t.items);
        n_proven += proven;
        vec_free(&t);
    }
    printf("%" PRIu64 " random models: %" PRIu64 " proven, %" PRIu64 " wrong; %d differ outside of what is assumed\n", n, n_proven, n_bad, n_outside);
    return n_bad != 0 || (n >= 100 && n_proven * 20 < n);
}

int main(int argc, char **argv) {
    int bad = 0;
    uint64_t n_random = 0;
    bool refused = false;
    Bindings b = {0};
    for (int i = 1; i < argc; i++) {
        if (!strncmp(argv[i], "--lengths=", 10)) set.lengths = argv[i] + 10;
        else if (!strncmp(argv[i], "--tolerance=", 12)) set.tolerance = strtod(argv[i] + 12, NULL);
        else if (!strncmp(argv[i], "--mask=", 7)) set.mask = argv[i] + 7;
        else if (!strncmp(argv[i], "--mask=", 7)) set.mask = argv[i] + 7;
        else if (!strncmp(argv[i], "--seed=", 7)) set.seed = strtoull(argv[i] + 7, NULL, 10);
        else if (!strncmp(argv[i], "--random=", 9)) n_random = strtoull(argv[i] + 9, NULL, 10);
        else if (!strcmp(argv[i], "--print")) set.print = true;
        else if (!strcmp(argv[i], "--refused")) refused = true;
        else if (strchr(argv[i], '=') && !b.n) {
            if (!parse_bindings(argv[i], &b)) return 2;
        } else {
            bool proven;
            bad |= try_model(&(Model){.path = argv[i]}, &b, argv[i], refused || file_says(argv[i], "// padded: refused") ? REFUSED : PROVEN, &proven);
        }
    }
    return n_random ? try_random(n_random) : bad;
}
