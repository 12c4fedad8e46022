// Gather, scatter and dynamic slices. See text.h; dimension numbers are those of random/scatter.c.
#include "tests/ops/graph/region.h"
#include "tests/ops/random/scatter.h"

#include <math.h>
#include <string.h>

#define ANY_TYPE any_type(g)

static Val shaped(DType t, const ScatterShape *s) {
    Val v = {.dtype = t, .rank = s->rank};
    memcpy(v.dims, s->dims, s->rank * sizeof *s->dims);
    return v;
}

static const char *bracket_i64(Graph *g, const int64_t *v, unsigned n) {
    unsigned w[MAX_DIMS];
    for (unsigned i = 0; i < n; i++) w[i] = (unsigned)v[i];
    return bracket(g, w, n);
}

// Dimension numbers whose shapes have at most MAX_DIMS dimensions.
static void numbers(Graph *g, ScatterNumbers *d) {
    do scatter_numbers(&g->random, MAX_SIZE / 4, d);
    while (d->input.rank > 5 || d->indices.rank > 5 || d->updates.rank > 6);
}

static bool whole_windows(const ScatterNumbers *d) {
    for (unsigned i = 0; i < d->n_mapped; i++) {
        bool inserted = false;
        for (unsigned k = 0; k < d->n_inserted; k++) inserted |= d->inserted[k] == d->mapped[i];
        if (!inserted) return false;
    }
    return true;
}

static Val indices(Graph *g, const ScatterNumbers *d) {
    int64_t most = 0;
    DType t = type_of(g, types("SU"));
    for (unsigned i = 0; i < d->n_mapped; i++) most = i64_max(most, d->input.dims[d->mapped[i]]);
    most = (double)most + 2 < int_most(t) ? most + 1 : (int64_t)int_most(t) - 1;
    return argument_of(g, shaped(t, &d->indices), one_in(g, 8) ? SPECIAL : INDEX, most);
}

static bool make_gather(Graph *g) {
    ScatterNumbers d;
    numbers(g, &d);
    Val like = shaped(type_of(g, ANY_TYPE), &d.input), x;
    x = partner(g, like, 0);
    Val at = indices(g, &d), y = x, updates = shaped(x.dtype, &d.updates);
    y.rank = updates.rank, memcpy(y.dims, updates.dims, sizeof y.dims);
    unsigned sizes[MAX_DIMS];
    for (unsigned i = 0; i < x.rank; i++) sizes[i] = (unsigned)d.sizes[i];
    const char *attr = arena_printf(&g->arena,
                                    "dimension_numbers = #stablehlo.gather<offset_dims = %s, collapsed_slice_dims = %s, operand_batching_dims = %s, "
                                    "start_indices_batching_dims = %s, start_index_map = %s, index_vector_dim = %lld>, %s",
                                    bracket_i64(g, d.window, d.n_window), bracket_i64(g, d.inserted, d.n_inserted), bracket_i64(g, d.batch, d.n_batch),
                                    bracket_i64(g, d.indices_batch, d.n_batch), bracket_i64(g, d.mapped, d.n_mapped), (long long)d.vector,
                                    list(g, "slice_sizes", sizes, x.rank));
    return done(g, emit(g, "gather", attr, (Val[]){x, at}, 2, y));
}

// The bounds of an input to which up to n updates are added, or that keeps the best.
static bool make_scatter(Graph *g) {
    static const char *const floats[] = {"add", "maximum", "minimum"}, *const ints[] = {"add", "multiply", "maximum", "minimum", "subtract", "xor"};
    ScatterNumbers d;
    numbers(g, &d);
    if (g->portable && !whole_windows(&d)) return false; // XLA drops a window that is partly outside, the specification its elements outside
    DType t = type_of(g, types("BSUFC"));
    Val x = partner(g, shaped(t, &d.input), FINITE), at = indices(g, &d), u = partner(g, shaped(t, &d.updates), FINITE), y = joined(x, u);
    y.rank = x.rank, memcpy(y.dims, x.dims, sizeof y.dims);
    double n = 1;
    for (unsigned i = 0; i < d.indices.rank; i++) n *= (int64_t)i == d.vector ? 1 : (double)d.indices.dims[i];
    const char *op = t == DT_I1 ? "or" : ints[below(g, 6)];
    y.pure = !is_inexact(t);
    if (is_inexact(t)) {
        unsigned k = dtype_is_complex(t) ? 0 : below(g, 3);
        op = floats[k];
        if (k == 0) y.mag = x.mag + n * u.mag, y.err = x.err + n * u.err, y = rounded(y, n + 2);
    } else {
        y.mag = int_most(t);
    }
    if (t == DT_F16 && y.mag > 3e4) return false;
    if (one_in(g, 4) && u.err == 0) { // the update itself, the last of several
        y = joined(x, u), y.rank = x.rank, memcpy(y.dims, x.dims, sizeof y.dims);
        unsigned id = ++g->last_id;
        const char *s = scalar_type(g, t);
        op = arena_printf(&g->arena, "{\n  ^bb0(%%x%u: %s, %%y%u: %s):\n    stablehlo.return %%y%u : %s\n  }", id, s, id, s, id, s);
    } else {
        op = reducer(g, t, op);
    }
    const char *attr =
        arena_printf(&g->arena,
                     "scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = %s, inserted_window_dims = %s, input_batching_dims = %s, "
                     "scatter_indices_batching_dims = %s, scatter_dims_to_operand_dims = %s, index_vector_dim = %lld>",
                     bracket_i64(g, d.window, d.n_window), bracket_i64(g, d.inserted, d.n_inserted), bracket_i64(g, d.batch, d.n_batch),
                     bracket_i64(g, d.indices_batch, d.n_batch), bracket_i64(g, d.mapped, d.n_mapped), (long long)d.vector);
    emit_parts(g, "scatter", attr, (Val[]){x, at, u}, 3, op, &y, 1);
    return done(g, y);
}

static Val index_scalar(Graph *g, DType t) {
    Val i = {.dtype = t};
    if (one_in(g, 2)) return argument_of(g, i, one_in(g, 6) ? SPECIAL : INDEX, int_most(t) > 40 ? 40 : (int64_t)int_most(t) - 1);
    return splat(g, i, below(g, (unsigned)fmin(40, int_most(t))));
}

static bool make_dynamic_slice(Graph *g) { // or an update
    Val in[2 + MAX_DIMS], x = pick(g, ANY_TYPE, 0), y = x, u;
    unsigned sizes[MAX_DIMS], n = 0;
    for (unsigned i = 0; i < x.rank; i++) y.dims[i] = sizes[i] = x.dims[i] ? 1 + below(g, (unsigned)x.dims[i]) : 0;
    bool update = one_in(g, 2);
    in[n++] = x;
    if (update) in[n++] = u = partner(g, y, 0);
    DType t = type_of(g, types("SU"));
    for (unsigned i = 0; i < x.rank; i++) in[n++] = index_scalar(g, t);
    if (!update) return done(g, emit(g, "dynamic_slice", list(g, "slice_sizes", sizes, x.rank), in, n, y));
    Val z = joined(x, u);
    return done(g, emit(g, "dynamic_update_slice", NULL, in, n, z));
}

static const Step steps[] = {{make_gather, 2}, {make_scatter, 2}, {make_dynamic_slice, 3}, {NULL, 0}};
const Family gather_family = {"gather", steps, 5};
