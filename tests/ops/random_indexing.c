// Random slices, updates, gathers and scatters at indices that are values, and sorts: see random_steps.h. Any dimension numbers are in random_scatter.c.
#define _GNU_SOURCE 1
#include "tests/ops/random_steps.h"

#include <string.h>

static Val index_scalar(Graph *g) {
    Val i = {.dtype = below(g, 2) ? I32 : I64, .mag = 10, .exact = true};
    return below(g, 2) ? argument(g, i) : splat(g, i, below(g, 40));
}

bool step_dynamic(Graph *g) {
    Val in[2 + MAX_DIMS], x = pick(g, NULL), y = x;
    unsigned sizes[MAX_DIMS], n = 0;
    if (!x.rank) return false;
    for (unsigned i = 0; i < x.rank; i++) y.dims[i] = sizes[i] = 1 + below(g, (unsigned)x.dims[i]);
    bool update = below(g, 2);
    in[n++] = x;
    Val u = y;
    if (update) {
        Val other = pick(g, NULL);
        in[n++] = u = same_type(other, y) ? other : argument(g, y);
    }
    Val at = index_scalar(g);
    for (unsigned i = 0; i < x.rank; i++) {
        Val next = below(g, 2) ? at : index_scalar(g);
        in[n++] = next.dtype == at.dtype ? next : at;
    }
    if (!update) return push(g, emit(g, "stablehlo.dynamic_slice", list(g, "slice_sizes", sizes, x.rank), in, n, y)), true;
    Val z = x;
    z.mag = x.mag > u.mag ? x.mag : u.mag, z.err = x.err > u.err ? x.err : u.err, z.exact = x.exact && u.exact;
    return push(g, emit(g, "stablehlo.dynamic_update_slice", NULL, in, n, z)), true;
}

bool step_gather(Graph *g) { // rows of dimension 0
    Val x = pick(g, NULL), y = x, at = {.dtype = below(g, 2) ? I32 : I64, .rank = 1, .mag = 10, .exact = true};
    if (x.rank < 1 || x.rank > 3) return false;
    at.dims[0] = size(g);
    Val index = below(g, 2) ? argument(g, at) : constant(g, at, true);
    y.dims[0] = at.dims[0];
    if (elems(y) > MAX_SIZE) return false;
    unsigned offset[MAX_DIMS], sizes[MAX_DIMS];
    for (unsigned i = 0; i < x.rank; i++) offset[i] = i + 1, sizes[i] = i ? (unsigned)x.dims[i] : 1;
    char attr[300];
    snprintf(attr, sizeof attr, "dimension_numbers = #stablehlo.gather<offset_dims = %s, collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, %s",
             bracket(g, offset, x.rank - 1), list(g, "slice_sizes", sizes, x.rank));
    return push(g, emit(g, "stablehlo.gather", attr, (Val[]){x, index}, 2, y)), true;
}

bool step_scatter(Graph *g) { // rows of one dimension, whole or cut off at their ends
    static const char *const floats[] = {"add", "subtract", "maximum", "minimum", NULL};
    static const char *const ints[] = {"add", "multiply", "maximum", "and", "xor", NULL};
    Val x = pick(g, NULL), u = x, at = {.dtype = below(g, 2) ? I32 : I64, .rank = 1, .mag = 10, .exact = true};
    if (x.rank < 1 || x.rank > 3) return false;
    unsigned d = below(g, x.rank), window[MAX_DIMS], n = 0;
    at.dims[0] = size(g);
    u.rank = 0;
    u.dims[u.rank++] = at.dims[0];
    for (unsigned i = 0; i < x.rank; i++) {
        if (i == d) continue;
        window[n++] = u.rank;
        u.dims[u.rank++] = below(g, 3) ? x.dims[i] : 1 + below(g, (unsigned)x.dims[i]);
    }
    if (elems(u) > MAX_SIZE) return false;
    Val index = below(g, 2) ? argument(g, at) : constant(g, at, true), have = pick(g, NULL);
    u = same_type(have, u) ? have : argument(g, u);
    const char *op = is_float(x.dtype) ? floats[below(g, 5)] : ints[below(g, 6)];
    Val y = x;
    double times = op && (!strcmp(op, "add") || !strcmp(op, "subtract")) ? (double)at.dims[0] : 0;
    if (times > 0) y.mag = x.mag + times * u.mag, y.err = x.err + times * (u.err + y.mag), y.exact = false;
    else y.mag = x.mag > u.mag ? x.mag : u.mag, y.err = x.err > u.err ? x.err : u.err, y.exact = x.exact && u.exact;
    char attr[300];
    snprintf(attr, sizeof attr, "scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = %s, inserted_window_dims = [%u], scatter_dims_to_operand_dims = [%u], index_vector_dim = 1>",
             bracket(g, window, n), d, d);
    return push(g, settle(g, emit_region(g, "stablehlo.scatter", attr, op, (Val[]){x, index, u}, 3, y))), true;
}

// By a key that every compiler computes alike; or alone, when elements that change places are as near to each other as their errors.
bool step_sort(Graph *g) {
    Val in[5] = {pick(g, NULL)};
    if (!in[0].rank) return false;
    unsigned n = 1, key = 0;
    for (unsigned k = below(g, 5); in[0].exact && k-- > 0;) {
        Val x = pick(g, NULL);
        if (!same_shape(x, in[0])) continue;
        if (x.exact && below(g, 2)) key = n;
        in[n++] = x;
    }
    Val first = emit_sort(g, in, n, below(g, in[0].rank), key, below(g, 2) ? "LT" : "GT");
    for (unsigned i = 0; i < n; i++) {
        Val v = in[i];
        v.id = first.id, v.part = i, v.argument = false, v.parts = true;
        push(g, v);
    }
    return true;
}
