// Ops that move elements, iota and constants. See text.h.
#include "tests/ops/graph/text.h"

#include <math.h>
#include <string.h>

#define ANY_TYPE any_type(g)

static bool make_broadcast(Graph *g) {
    Val x = pick(g, ANY_TYPE, 0), to = x;
    unsigned dims[MAX_DIMS], n = 0;
    to.rank = 0;
    for (unsigned i = 0; i <= x.rank && to.rank < 5; i++) {
        if (one_in(g, 3) && to.rank < 4) to.dims[to.rank++] = size(g);
        if (i == x.rank) break;
        dims[n++] = to.rank;
        to.dims[to.rank++] = x.dims[i] == 1 && one_in(g, 2) ? size(g) : x.dims[i];
    }
    if (n < x.rank || extent(to) > MAX_SIZE) return false;
    if (x.rank > 1 && one_in(g, 4)) { // in another order
        unsigned a = below(g, x.rank), b = below(g, x.rank), t = dims[a];
        dims[a] = dims[b], dims[b] = t;
        for (unsigned i = 0; i < x.rank; i++)
            if (to.dims[dims[i]] != x.dims[i]) to.dims[dims[i]] = x.dims[i] == 1 ? to.dims[dims[i]] : x.dims[i];
        if (extent(to) > MAX_SIZE) return false;
    }
    return done(g, broadcast(g, x, to, dims));
}

static bool make_reshape(Graph *g) {
    Val x = pick(g, ANY_TYPE, 0), y = x;
    int64_t left = elems(x);
    y.rank = 0;
    while (y.rank < 4 && (left > 1 || one_in(g, 4))) {
        static const int64_t factors[] = {2, 3, 4, 7, 8, 11, 16, 17, 31, 43, 64, 1};
        int64_t f = factors[below(g, 12)];
        if (one_in(g, 4) || y.rank == 3) f = left;
        if (f && left % f == 0) y.dims[y.rank++] = f, left = f ? left / f : 1;
    }
    if (left == 0) y.dims[y.rank++] = 0;
    if (elems(y) != elems(x)) return false;
    return done(g, emit1(g, "reshape", x, y));
}

static bool make_transpose(Graph *g) {
    Val x = pick(g, ANY_TYPE, RANKED), y = x;
    unsigned order[MAX_DIMS];
    shuffle(g, order, x.rank);
    for (unsigned i = 0; i < x.rank; i++) y.dims[i] = x.dims[order[i]];
    return done(g, emit(g, "transpose", list(g, "permutation", order, x.rank), &x, 1, y));
}

static bool make_reverse(Graph *g) {
    Val x = pick(g, ANY_TYPE, RANKED);
    unsigned dims[MAX_DIMS];
    shuffle(g, dims, x.rank);
    return done(g, emit(g, "reverse", list(g, "dimensions", dims, below(g, x.rank + 1)), &x, 1, x));
}

static bool make_slice(Graph *g) {
    Val x = pick(g, ANY_TYPE, 0), y = x;
    unsigned start[MAX_DIMS], limit[MAX_DIMS], stride[MAX_DIMS];
    for (unsigned i = 0; i < x.rank; i++) {
        unsigned n = (unsigned)x.dims[i];
        bool whole = one_in(g, 2);
        start[i] = whole ? 0 : below(g, n), limit[i] = whole ? n : start[i] + below(g, n - start[i] + 1);
        if (!whole && limit[i] == start[i] && limit[i] < n && !one_in(g, 8)) limit[i]++;
        stride[i] = below(g, 3) ? 1 : 1 + below(g, 3);
        y.dims[i] = (limit[i] - start[i] + stride[i] - 1) / stride[i];
    }
    const char *attr = arena_printf(&g->arena, "%s, %s, %s", list(g, "start_indices", start, x.rank), list(g, "limit_indices", limit, x.rank),
                                    list(g, "strides", stride, x.rank));
    return done(g, emit(g, "slice", attr, &x, 1, y));
}

static bool make_pad(Graph *g) {
    Val x = pick(g, ANY_TYPE, 0), y = x, one = x;
    int low[MAX_DIMS], high[MAX_DIMS], inner[MAX_DIMS];
    one.rank = 0;
    Val value = one_in(g, 2) ? argument(g, one, 0) : splat(g, one, 0);
    for (unsigned i = 0; i < x.rank; i++) {
        int n = (int)x.dims[i];
        bool none = one_in(g, 2);
        inner[i] = none || below(g, 3) ? 0 : (int)below(g, 3);
        low[i] = none ? 0 : (int)below(g, 5) - 2, high[i] = none ? 0 : (int)below(g, 5) - 2;
        y.dims[i] = n + (n ? n - 1 : 0) * inner[i] + low[i] + high[i];
        if (y.dims[i] < 0) return false;
    }
    if (extent(y) > MAX_SIZE) return false;
    memcpy(one.dims, y.dims, sizeof one.dims);
    y = joined(y, value);
    const char *attr = arena_printf(&g->arena, "%s, %s, %s", list_int(g, "edge_padding_low", low, x.rank), list_int(g, "edge_padding_high", high, x.rank),
                                    list_int(g, "interior_padding", inner, x.rank));
    return done(g, emit(g, "pad", attr, (Val[]){x, value}, 2, y));
}

static bool make_concatenate(Graph *g) {
    Val all[4], z = pick(g, ANY_TYPE, RANKED);
    unsigned d = below(g, z.rank), n = 1, want = 1 + below(g, 4);
    all[0] = z;
    for (int k = 0; k < 12 && n < want; k++) {
        Val x = g->vals.items[below(g, (unsigned)g->vals.n)], like = x;
        if (x.rank != z.rank || x.dtype != z.dtype) continue;
        like.dims[d] = z.dims[d];
        if (same_type(like, z)) all[n++] = x;
    }
    while (n < want) {
        Val like = z;
        if (one_in(g, 2)) like.dims[d] = size(g);
        if (extent(like) > MAX_SIZE) break;
        all[n++] = argument(g, like, 0);
    }
    z.dims[d] = 0;
    for (unsigned i = 0; i < n; i++) z.dims[d] += all[i].dims[d], z = joined(z, all[i]);
    if (extent(z) > 2 * MAX_SIZE) return false;
    return done(g, emit(g, "concatenate", arena_printf(&g->arena, "dimension = %u : i64", d), all, n, z));
}

static bool make_iota(Graph *g) {
    DType t = type_of(g, types("SUFC"));
    Val y = random_shape(g, t);
    if (!y.rank) return false;
    unsigned d = below(g, y.rank);
    y.mag = (double)y.dims[d], y.grain = 1, y.pure = true;
    if (is_inexact(t) && y.mag > 1 / unit_of(t)) y.grain = 0;
    if (!is_inexact(t)) y.mag = int_most(t);
    return done(g, emit(g, "iota", arena_printf(&g->arena, "iota_dimension = %u : i64", d), NULL, 0, y));
}

static bool make_constant(Graph *g) {
    Val v = constant(g, random_shape(g, type_of(g, ANY_TYPE)));
    return push(g, v), true;
}

static const Step steps[] = {{make_broadcast, 3}, {make_reshape, 3}, {make_transpose, 3},   {make_reverse, 1},  {make_slice, 3},
                             {make_pad, 2},       {make_iota, 2},    {make_concatenate, 3}, {make_constant, 1}, {NULL, 0}};
const Family movement_family = {"movement", steps, 10};
