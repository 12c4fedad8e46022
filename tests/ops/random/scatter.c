// See scatter.h. Floats are added, multiplied and compared in the order of the evaluator, so their results are the same bits, but for
// what the default bound allows. Indices reach a little past both ends of their dimension; some take every value of their type.
#include "tests/ops/random/scatter.h"
#include "tests/ops/inputs.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { DIMS = SCATTER_DIMS, FEW_ELEMS = 1 << 13, MANY_ELEMS = 1 << 17 }; // many: more tasks than one

typedef ScatterShape Shape;
typedef ScatterNumbers Numbers;

typedef struct {
    uint64_t random;
    Text *out;
    Text comments, args, body;
    unsigned n_args;
    int64_t most; // elements of an operand
} Gen;

static unsigned below(Gen *g, unsigned n) { return (unsigned)(random_next(&g->random) % n); }
static bool one_in(Gen *g, unsigned n) { return below(g, n) == 0; }

static int64_t size(Gen *g) {
    static const int64_t sizes[] = {1, 2, 3, 4, 5, 8, 16, 17, 33, 70};
    return sizes[below(g, 10)];
}

static int64_t elems(const Shape *s) {
    int64_t n = 1;
    for (unsigned i = 0; i < s->rank; i++) n *= s->dims[i];
    return n;
}

static const char *pick_of(Gen *g, const char *const *names, unsigned n) { return names[below(g, n)]; }

static const char *element(Gen *g) {
    static const char *const names[] = {"f32", "f32",  "f32", "f64",  "f16", "bf16", "i1",           "i4",           "ui4",      "i8",     "ui8",
                                        "i16", "ui16", "i32", "ui32", "i64", "ui64", "complex<f32>", "complex<f64>", "f8E4M3FN", "f8E5M2", "f4E2M1FN"};
    return pick_of(g, names, sizeof names / sizeof *names);
}

static const char *index_type(Gen *g) {
    static const char *const names[] = {"i32", "i32", "i64", "i4", "i8", "i16", "ui4", "ui8", "ui16", "ui32", "ui64"};
    return pick_of(g, names, sizeof names / sizeof *names);
}

static void put_type(Text *t, const Shape *s, const char *elem) {
    text_z(t, "tensor<");
    for (unsigned i = 0; i < s->rank; i++) text_f(t, "%lldx", (long long)s->dims[i]);
    text_f(t, "%s>", elem);
}

static void put_list(Text *t, const char *name, const int64_t *v, unsigned n) {
    text_f(t, "%s = [", name);
    for (unsigned i = 0; i < n; i++) text_f(t, i ? ", %lld" : "%lld", (long long)v[i]);
    text_z(t, "], ");
}

static void put_array(Text *t, const char *name, const int64_t *v, unsigned n) {
    text_f(t, n ? "%s = array<i64: " : "%s = array<i64", name);
    for (unsigned i = 0; i < n; i++) text_f(t, i ? ", %lld" : "%lld", (long long)v[i]);
    text_z(t, ">");
}

static void shuffle(Gen *g, int64_t *v, unsigned n) {
    for (unsigned i = 1; i < n; i++) {
        unsigned k = below(g, i + 1);
        int64_t t = v[i];
        v[i] = v[k], v[k] = t;
    }
}

static void sort(int64_t *v, unsigned n) {
    for (unsigned i = 1; i < n; i++)
        for (unsigned k = i; k > 0 && v[k - 1] > v[k]; k--) {
            int64_t t = v[k];
            v[k] = v[k - 1], v[k - 1] = t;
        }
}

// ---- operands: %NAME

static void argument(Gen *g, const Shape *s, const char *elem) {
    if (g->n_args) text_z(&g->args, ", ");
    text_f(&g->args, "%%a%u: ", g->n_args++);
    put_type(&g->args, s, elem);
}

static bool is_plain(const char *elem) { return elem[0] != 'c' && strcmp(elem, "i1"); }

static void operand(Gen *g, const char *name, const Shape *s, const char *elem) {
    unsigned how = below(g, 8);
    Shape scalar = {0};
    if (how == 0 && is_plain(elem)) { // repeated
        text_f(&g->body, "  %s = stablehlo.constant dense<%s> : ", name, elem[0] == 'f' || elem[0] == 'b' ? "1.5" : "3");
        put_type(&g->body, s, elem);
        text_z(&g->body, "\n");
    } else if (how == 1) {
        argument(g, &scalar, elem);
        text_f(&g->body, "  %s = stablehlo.broadcast_in_dim %%a%u, dims = [] : (tensor<%s>) -> ", name, g->n_args - 1, elem);
        put_type(&g->body, s, elem);
        text_z(&g->body, "\n");
    } else if (how == 2 && s->rank > 1) { // turned over
        Shape turned = {.rank = s->rank};
        for (unsigned i = 0; i < s->rank; i++) turned.dims[i] = s->dims[s->rank - 1 - i];
        argument(g, &turned, elem);
        text_f(&g->body, "  %s = stablehlo.transpose %%a%u, dims = [", name, g->n_args - 1);
        for (unsigned i = 0; i < s->rank; i++) text_f(&g->body, i ? ", %u" : "%u", s->rank - 1 - i);
        text_z(&g->body, "] : (");
        put_type(&g->body, &turned, elem);
        text_z(&g->body, ") -> ");
        put_type(&g->body, s, elem);
        text_z(&g->body, "\n");
    } else { // an argument, or computed
        argument(g, s, elem);
        text_f(&g->body, how < 5 ? "  %s = stablehlo.add %%a%u, %%a%u : " : "  %s = stablehlo.reshape %%a%u : (", name, g->n_args - 1, g->n_args - 1);
        put_type(&g->body, s, elem);
        if (how >= 5) text_z(&g->body, ") -> "), put_type(&g->body, s, elem);
        text_z(&g->body, "\n");
    }
}

static unsigned width_of(const char *elem) {
    unsigned n = 0;
    for (const char *p = elem; *p; p++)
        if (*p >= '0' && *p <= '9') n = n * 10 + (unsigned)(*p - '0');
    return n;
}

static void indices(Gen *g, const Shape *s, const char *elem, int64_t most) {
    int64_t largest = width_of(elem) >= 31 ? INT32_MAX : (INT64_C(1) << (width_of(elem) - (elem[0] == 'i'))) - 1;
    if (one_in(g, 8)) text_f(&g->comments, "// input %u: special\n", g->n_args);
    else text_f(&g->comments, "// input %u: range(%d, %lld)\n", g->n_args, elem[0] == 'i' ? -2 : 0, (long long)(most + 1 < largest ? most + 1 : largest));
    argument(g, s, elem);
    text_f(&g->body, "  %%i = stablehlo.reshape %%a%u : (", g->n_args - 1);
    put_type(&g->body, s, elem);
    text_z(&g->body, ") -> ");
    put_type(&g->body, s, elem);
    text_z(&g->body, "\n");
}

// ---- regions

static void binary(Text *t, const char *to, const char *op, const char *x, const char *y, const char *elem) {
    text_f(t, "    %s = stablehlo.%s %s, %s : tensor<%s>\n", to, op, x, y, elem);
}

static const char *reducer(Gen *g, const char *elem) {
    static const char *const all[] = {"add", "multiply", "subtract", "maximum", "minimum", "and", "or", "xor"};
    if (!strcmp(elem, "i1")) return all[5 + below(g, 3)];
    return all[below(g, elem[0] == 'c' ? 3 : 5)]; // and, or, xor: of i1, where all have them
}

// Of n accumulators and n updates: each on its own, or all by the first pair.
static void region(Gen *g, const char *const *elem, unsigned n) {
    Text *t = &g->body;
    text_z(t, "({\n  ^bb0(");
    for (unsigned i = 0; i < 2 * n; i++) text_f(t, i ? ", %%p%u: tensor<%s>" : "%%p%u: tensor<%s>", i, elem[i % n]);
    text_z(t, "):\n");
    char name[3][16];
    unsigned kind = below(g, 4), back[4];
    bool ordered = elem[0][0] != 'c' && kind == 0;
    if (ordered) text_f(t, "    %%better = stablehlo.compare GT, %%p%u, %%p0 : (tensor<%s>, tensor<%s>) -> tensor<i1>\n", n, elem[0], elem[0]);
    for (unsigned i = 0; i < n; i++) {
        snprintf(name[0], 16, "%%r%u", i), snprintf(name[1], 16, "%%p%u", i), snprintf(name[2], 16, "%%p%u", n + i);
        back[i] = kind == 1 && one_in(g, 2);
        if (ordered) text_f(t, "    %%r%u = stablehlo.select %%better, %%p%u, %%p%u : tensor<i1>, tensor<%s>\n", i, n + i, i, elem[i]);
        else binary(t, name[0], reducer(g, elem[i]), name[1], name[2], elem[i]);
    }
    text_z(t, "    stablehlo.return ");
    for (unsigned i = 0; i < n; i++) {
        bool is_update = !ordered && back[i];
        text_f(t, i ? ", %%%c%u" : "%%%c%u", is_update ? 'p' : 'r', is_update ? n + i : i);
    }
    text_z(t, " : ");
    for (unsigned i = 0; i < n; i++) text_f(t, i ? ", tensor<%s>" : "tensor<%s>", elem[i]);
    text_z(t, "\n  })");
}

static const char *wider(Gen *g, const char *elem) {
    static const char *const pairs[][2] = {
        {"f16", "f32"}, {"bf16", "f32"}, {"f32", "f64"}, {"i8", "i32"}, {"ui4", "ui16"}, {"i4", "i8"}, {"complex<f32>", "complex<f64>"}};
    for (unsigned i = 0; one_in(g, 4) && i < 7; i++)
        if (!strcmp(pairs[i][0], elem)) return pairs[i][1];
    return elem;
}

// ---- dimension numbers, of scatter and gather alike

typedef enum { WINDOW, INSERTED, BATCH } Role;

// The dimensions of the indices: some of their own, the batches in any order, the vector anywhere or, if it has one number, nowhere.
static void make_indices(Gen *g, Numbers *d) {
    int64_t own[2], all[2 * DIMS]; // of all: -1 - k for batch k, else the size
    unsigned n_own = below(g, 3), n = 0;
    for (unsigned i = 0; i < n_own; i++) own[i] = one_in(g, 24) ? 0 : size(g), all[n++] = own[i];
    for (unsigned k = 0; k < d->n_batch; k++) all[n++] = -1 - (int64_t)k;
    shuffle(g, all, n);
    bool nowhere = d->n_mapped == 1 && one_in(g, 3);
    d->vector = nowhere ? n : below(g, n + 1);
    for (unsigned i = 0, k = 0; k < n || (!nowhere && i == d->vector); i++) {
        if (!nowhere && i == d->vector) {
            d->indices.dims[i] = d->n_mapped;
        } else {
            if (all[k] < 0) d->indices_batch[-1 - all[k]] = i;
            d->indices.dims[i] = all[k] < 0 ? d->input.dims[d->batch[-1 - all[k]]] : all[k];
            k++;
        }
        d->indices.rank = i + 1;
    }
}

// The dimensions of updates or of what is gathered: those of the indices in order, those of the window in order, in any mixture.
static void make_updates(Gen *g, Numbers *d) {
    unsigned of_window = 0, n = 0;
    for (unsigned i = 0, left; i <= d->indices.rank; i++) {
        left = d->n_window - of_window;
        unsigned now = i == d->indices.rank ? left : one_in(g, 3) ? below(g, left + 1) : 0;
        for (unsigned k = 0; k < now; k++) d->window[of_window++] = n++;
        if (i < d->indices.rank && i != d->vector) d->updates.dims[n++] = d->indices.dims[i];
    }
    d->updates.rank = n;
    for (unsigned i = 0, w = 0; i < d->input.rank; i++)
        if (d->role[i] == WINDOW) d->updates.dims[d->window[w++]] = d->sizes[i];
}

static void make_numbers(Gen *g, Numbers *d) {
    do {
        *d = (Numbers){.input.rank = below(g, 5)};
        int64_t candidates[DIMS];
        unsigned n = 0;
        for (unsigned i = 0; i < d->input.rank; i++) {
            d->input.dims[i] = size(g);
            d->role[i] = one_in(g, 4) ? BATCH : one_in(g, 2) ? INSERTED : WINDOW;
            d->sizes[i] = d->role[i] != WINDOW ? 1 : one_in(g, 2) ? d->input.dims[i] : 1 + (int64_t)below(g, (unsigned)d->input.dims[i]);
            if (d->role[i] == BATCH) d->batch[d->n_batch++] = i;
            else candidates[n++] = i;
            if (d->role[i] == INSERTED) d->inserted[d->n_inserted++] = i;
            d->n_window += d->role[i] == WINDOW;
        }
        shuffle(g, candidates, n);
        d->n_mapped = n ? below(g, n + 1) : 0;
        if (n && !d->n_mapped && !one_in(g, 4)) d->n_mapped = 1;
        memcpy(d->mapped, candidates, d->n_mapped * sizeof *candidates);
        sort(d->batch, d->n_batch);
        make_indices(g, d);
        make_updates(g, d);
    } while (elems(&d->input) > g->most || elems(&d->updates) > g->most);
}

void scatter_numbers(uint64_t *random, int64_t most, ScatterNumbers *out) {
    Gen g = {.random = *random, .most = most};
    make_numbers(&g, out);
    *random = g.random;
}

static int64_t longest(const Numbers *d) {
    int64_t most = 0;
    for (unsigned i = 0; i < d->n_mapped; i++)
        if (d->input.dims[d->mapped[i]] > most) most = d->input.dims[d->mapped[i]];
    return most;
}

// ---- ops

static void finish(Gen *g, const Shape *s, const char *const *elem, unsigned n, bool with_input) {
    Text *t = g->out;
    text_add(t, g->comments.items ? g->comments.items : "", g->comments.n);
    text_f(t, "func.func @main(%s) -> (", g->args.items ? g->args.items : "");
    for (int pass = 0; pass < 2; pass++) {
        for (unsigned i = 0; i < n; i++) {
            if (i) text_z(t, ", ");
            if (pass) put_type(t, s, elem[i]);
            else put_type(t, s, elem[i]);
        }
        if (with_input) text_z(t, ", "), put_type(t, s, elem[n]);
        if (pass == 0) {
            text_f(t, ") {\n%s  return ", g->body.items);
            for (unsigned i = 0; i < n; i++) text_f(t, i ? ", %%r#%u" : "%%r#%u", i);
            text_f(t, "%s : ", with_input ? ", %x0" : "");
        }
    }
    text_z(t, "\n}\n");
}

static void make_scatter(Gen *g) {
    Numbers d;
    make_numbers(g, &d);
    unsigned n = one_in(g, 3) ? 1 + below(g, 3) : 1;
    const char *elem[4], *wide[4], *index = index_type(g);
    char name[16];
    for (unsigned i = 0; i < n; i++) {
        elem[i] = element(g), wide[i] = wider(g, elem[i]);
        snprintf(name, sizeof name, "%%x%u", i);
        operand(g, name, &d.input, elem[i]);
    }
    indices(g, &d.indices, index, longest(&d));
    for (unsigned i = 0; i < n; i++) {
        snprintf(name, sizeof name, "%%u%u", i);
        operand(g, name, &d.updates, elem[i]);
    }
    Text *t = &g->body;
    text_f(t, "  %%r:%u = \"stablehlo.scatter\"(", n);
    for (unsigned i = 0; i < n; i++) text_f(t, "%%x%u, ", i);
    text_z(t, "%i");
    for (unsigned i = 0; i < n; i++) text_f(t, ", %%u%u", i);
    text_z(t, ") <{scatter_dimension_numbers = #stablehlo.scatter<");
    put_list(t, "update_window_dims", d.window, d.n_window);
    put_list(t, "inserted_window_dims", d.inserted, d.n_inserted);
    put_list(t, "input_batching_dims", d.batch, d.n_batch);
    put_list(t, "scatter_indices_batching_dims", d.indices_batch, d.n_batch);
    put_list(t, "scatter_dims_to_operand_dims", d.mapped, d.n_mapped);
    text_f(t, "index_vector_dim = %lld>}> ", (long long)d.vector);
    region(g, wide, n);
    text_z(t, " : (");
    for (unsigned i = 0; i < n; i++) put_type(t, &d.input, elem[i]), text_z(t, ", ");
    put_type(t, &d.indices, index);
    for (unsigned i = 0; i < n; i++) text_z(t, ", "), put_type(t, &d.updates, elem[i]);
    text_z(t, ") -> (");
    for (unsigned i = 0; i < n; i++) {
        if (i) text_z(t, ", ");
        put_type(t, &d.input, wide[i]);
    }
    text_z(t, ")\n");
    wide[n] = elem[0];
    finish(g, &d.input, wide, n, one_in(g, 3));
}

static void make_gather(Gen *g) {
    Numbers d;
    make_numbers(g, &d);
    const char *elem = element(g), *index = index_type(g);
    operand(g, "%x0", &d.input, elem);
    indices(g, &d.indices, index, longest(&d));
    Text *t = &g->body;
    text_z(t, "  %r:1 = \"stablehlo.gather\"(%x0, %i) <{dimension_numbers = #stablehlo.gather<");
    put_list(t, "offset_dims", d.window, d.n_window);
    put_list(t, "collapsed_slice_dims", d.inserted, d.n_inserted);
    put_list(t, "operand_batching_dims", d.batch, d.n_batch);
    put_list(t, "start_indices_batching_dims", d.indices_batch, d.n_batch);
    put_list(t, "start_index_map", d.mapped, d.n_mapped);
    text_f(t, "index_vector_dim = %lld>, ", (long long)d.vector);
    put_array(t, "slice_sizes", d.sizes, d.input.rank);
    text_z(t, "}> : (");
    put_type(t, &d.input, elem);
    text_z(t, ", ");
    put_type(t, &d.indices, index);
    text_z(t, ") -> ");
    put_type(t, &d.updates, elem);
    text_z(t, "\n");
    finish(g, &d.updates, &elem, 1, false);
}

static void make_select_and_scatter(Gen *g) {
    static const char *const directions[] = {"GE", "GT", "LE", "LT"};
    Shape x, s;
    int64_t window[DIMS], stride[DIMS], padding[2 * DIMS];
    bool ok;
    do {
        x.rank = s.rank = below(g, 5);
        ok = true;
        for (unsigned i = 0; i < x.rank; i++) {
            bool none = one_in(g, 3);
            x.dims[i] = size(g);
            window[i] = none ? 1 : 1 + below(g, 4), stride[i] = none ? 1 : 1 + below(g, 3);
            for (unsigned k = 0; k < 2; k++) padding[2 * i + k] = none || one_in(g, 2) ? 0 : (int64_t)below(g, 4) - 1;
            int64_t room = x.dims[i] + padding[2 * i] + padding[2 * i + 1] - window[i];
            s.dims[i] = room < 0 ? 0 : room / stride[i] + 1;
            ok = ok && room >= 0;
        }
    } while (!ok || elems(&x) > g->most || elems(&s) > g->most);
    const char *elem = element(g), *wide;
    while (elem[0] == 'c') elem = element(g);
    wide = wider(g, elem);
    if (one_in(g, 3)) text_z(&g->comments, "// input 0: special\n");
    else text_z(&g->comments, elem[0] == 'u' || elem[1] == '1' ? "// input 0: range(0, 1)\n" : "// input 0: range(-1, 1)\n"); // many are equal
    operand(g, "%x0", &x, elem);
    operand(g, "%s", &s, elem);
    operand(g, "%z", &(Shape){0}, elem);
    Text *t = &g->body;
    text_z(t, "  %r:1 = \"stablehlo.select_and_scatter\"(%x0, %s, %z) <{");
    put_array(t, "window_dimensions", window, x.rank);
    text_z(t, ", ");
    put_array(t, "window_strides", stride, x.rank);
    if (x.rank) text_z(t, ", padding = dense<[");
    for (unsigned i = 0; i < x.rank; i++) text_f(t, i ? ", [%lld, %lld]" : "[%lld, %lld]", (long long)padding[2 * i], (long long)padding[2 * i + 1]);
    if (x.rank) text_f(t, "]> : tensor<%ux2xi64>", x.rank);
    text_f(t,
           "}> ({\n"
           "  ^bb0(%%x: tensor<%s>, %%y: tensor<%s>):\n"
           "    %%c = stablehlo.compare %s, %%x, %%y : (tensor<%s>, tensor<%s>) -> tensor<i1>\n",
           elem, elem, directions[below(g, 4)], elem, elem);
    text_z(t, "    stablehlo.return %c : tensor<i1>\n  }, ");
    Text before = g->body;
    g->body = (Text){0};
    region(g, &wide, 1);
    text_add(&before, g->body.items + 1, g->body.n - 1); // without its bracket
    vec_free(&g->body);
    g->body = before;
    t = &g->body;
    text_z(t, " : (");
    put_type(t, &x, elem), text_z(t, ", ");
    put_type(t, &s, elem), text_z(t, ", ");
    put_type(t, &(Shape){0}, elem), text_z(t, ") -> ");
    put_type(t, &x, wide), text_z(t, "\n");
    finish(g, &x, &wide, 1, false);
}

void random_scatter(uint64_t seed, Text *out) {
    uint64_t mixed = ~seed;
    Gen g = {.random = random_next(&mixed), .out = out};
    unsigned kind = below(&g, 8);
    g.most = one_in(&g, 8) ? MANY_ELEMS : FEW_ELEMS;
    if (kind < 5) make_scatter(&g);
    else if (kind < 7) make_gather(&g);
    else make_select_and_scatter(&g);
    vec_free(&g.comments);
    vec_free(&g.args);
    vec_free(&g.body);
}
