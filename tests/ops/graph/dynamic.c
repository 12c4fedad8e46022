// Ops whose sizes are operands, with constants for them, and sizes asked of a value. See text.h.
#include "tests/ops/graph/text.h"

#include <string.h>

#define ANY_TYPE any_type(g)

static DType index_type(Graph *g) { return one_in(g, 2) ? DT_I32 : DT_I64; }

static Val sizes_of(Graph *g, Val v) { return integers(g, index_type(g), v.dims, v.rank); }

static bool make_dynamic_broadcast(Graph *g) {
    Val x = pick(g, ANY_TYPE, 0), y = x;
    unsigned dims[MAX_DIMS];
    if (x.rank > 4) return false;
    y.rank = 0;
    if (one_in(g, 2)) y.dims[y.rank++] = size(g);
    for (unsigned i = 0; i < x.rank; i++) {
        dims[i] = y.rank;
        y.dims[y.rank++] = x.dims[i] == 1 && one_in(g, 2) ? size(g) : x.dims[i];
    }
    if (extent(y) > MAX_SIZE) return false;
    Val sizes = sizes_of(g, y);
    return done(g, emit(g, "dynamic_broadcast_in_dim", list(g, "broadcast_dimensions", dims, x.rank), (Val[]){x, sizes}, 2, y));
}

static bool make_dynamic_reshape(Graph *g) {
    Val x = pick(g, ANY_TYPE, 0), y = x;
    if (!x.rank) y.rank = 2, y.dims[0] = y.dims[1] = 1;
    else if (one_in(g, 2)) y.rank = 1, y.dims[0] = elems(x);
    else if (x.rank < 5) y.dims[y.rank++] = 1;
    Val sizes = sizes_of(g, y);
    return done(g, emit2(g, "dynamic_reshape", x, sizes, y));
}

static bool make_dynamic_iota(Graph *g) {
    Val y = random_shape(g, type_of(g, types("SUFC")));
    if (!y.rank) return false;
    unsigned d = below(g, y.rank);
    y.mag = is_inexact(y.dtype) ? (double)y.dims[d] : int_most(y.dtype), y.grain = is_inexact(y.dtype) && y.mag > 100 ? 0 : 1, y.pure = true;
    Val sizes = sizes_of(g, y);
    return done(g, emit(g, "dynamic_iota", arena_printf(&g->arena, "iota_dimension = %u : i64", d), &sizes, 1, y));
}

static bool make_dynamic_pad(Graph *g) {
    Val x = pick(g, ANY_TYPE, 0), y = x, one = x;
    int64_t low[MAX_DIMS], high[MAX_DIMS], inner[MAX_DIMS];
    for (unsigned i = 0; i < x.rank; i++) {
        inner[i] = one_in(g, 4), low[i] = (int64_t)below(g, 4) - 1, high[i] = (int64_t)below(g, 4) - 1;
        y.dims[i] += low[i] + high[i] + (x.dims[i] ? x.dims[i] - 1 : 0) * inner[i];
        if (y.dims[i] < 0) return false;
    }
    if (extent(y) > MAX_SIZE) return false;
    one.rank = 0;
    DType t = index_type(g);
    Val value = argument(g, one, 0);
    Val in[] = {x, value, integers(g, t, low, x.rank), integers(g, t, high, x.rank), integers(g, t, inner, x.rank)};
    return done(g, emit(g, "dynamic_pad", NULL, in, 5, joined(y, value)));
}

static bool make_real_dynamic_slice(Graph *g) {
    Val x = pick(g, ANY_TYPE, 0), y = x;
    int64_t start[MAX_DIMS], limit[MAX_DIMS], stride[MAX_DIMS];
    for (unsigned i = 0; i < x.rank; i++) {
        start[i] = below(g, (unsigned)x.dims[i]), limit[i] = start[i] + below(g, (unsigned)(x.dims[i] - start[i]) + 1), stride[i] = 1 + one_in(g, 3);
        y.dims[i] = (limit[i] - start[i] + stride[i] - 1) / stride[i];
    }
    DType t = index_type(g);
    Val in[] = {x, integers(g, t, start, x.rank), integers(g, t, limit, x.rank), integers(g, t, stride, x.rank)};
    return done(g, emit(g, "real_dynamic_slice", NULL, in, 4, y));
}

static bool make_dynamic_gather(Graph *g) { // rows
    Val x = pick(g, ANY_TYPE, RANKED | SOME), y = x;
    unsigned offset[MAX_DIMS];
    int64_t sizes[MAX_DIMS];
    Val at = argument_of(g, (Val){.dtype = index_type(g), .rank = 1, .dims = {1 + below(g, 9)}}, INDEX, x.dims[0]);
    y.dims[0] = at.dims[0];
    if (at.argument == false) at.dims[0] = y.dims[0];
    if (extent(y) > MAX_SIZE) return false;
    for (unsigned i = 0; i < x.rank; i++) offset[i] = i + 1, sizes[i] = i ? x.dims[i] : 1;
    Val size = integers(g, at.dtype, sizes, x.rank);
    const char *attr = arena_printf(
        &g->arena, "dimension_numbers = #stablehlo.gather<offset_dims = %s, collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>",
        bracket(g, offset, x.rank - 1));
    return done(g, emit(g, "dynamic_gather", attr, (Val[]){x, at, size}, 3, y));
}

static bool make_dynamic_conv(Graph *g) {
    if (g->portable) return false;
    DType t = type_of(g, types("F"));
    int64_t n = 1 + below(g, 3), c = 1 + below(g, 4), w = 3 + below(g, 30), f = 1 + below(g, 6), k = 1 + below(g, 3), low = below(g, 3), high = below(g, 3);
    Val x = argument(g, (Val){.dtype = t, .rank = 3, .dims = {n, w, c}}, FINITE), ker = argument(g, (Val){.dtype = t, .rank = 3, .dims = {k, c, f}}, FINITE),
        y = joined(x, ker);
    double products = (double)(k * c);
    y.rank = 3, y.dims[0] = n, y.dims[1] = w + low + high - k + 1, y.dims[2] = f;
    y.mag = products * x.mag * ker.mag, y.grain = x.grain * ker.grain;
    Val pad = integers(g, index_type(g), (int64_t[]){low, high}, 2), like = pad;
    like.rank = 2, like.dims[0] = 1, like.dims[1] = 2;
    pad = emit1(g, "reshape", pad, like);
    y = emit(g, "dynamic_conv",
             "window_strides = array<i64: 1>, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, f]>, feature_group_count = 1 : i64, "
             "batch_group_count = 1 : i64",
             (Val[]){x, ker, pad}, 3, y);
    return done(g, rounded(y, 8));
}

static bool make_dimension_size(Graph *g) {
    Val x = pick(g, ANY_TYPE, RANKED), y = {.dtype = DT_I32, .mag = 1e9, .grain = 1, .pure = true};
    return done(g, emit(g, "get_dimension_size", arena_printf(&g->arena, "dimension = %u : i64", below(g, x.rank)), &x, 1, y));
}

static const Step steps[] = {{make_dynamic_broadcast, 3}, {make_dynamic_reshape, 2},    {make_dynamic_iota, 1},
                             {make_dynamic_pad, 3},       {make_real_dynamic_slice, 1}, {make_dynamic_gather, 2},
                             {make_dynamic_conv, 1},      {make_dimension_size, 2},     {NULL, 0}};
const Family dynamic_family = {"dynamic sizes", steps, 5};
