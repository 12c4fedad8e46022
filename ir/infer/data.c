// Types of the ops that make constants or move elements: broadcast, reshape, transpose, slice, reverse, concatenate, pad, gather and the
// dynamic slices; constant and iota. Sizes come out of 64-bit arithmetic that is checked for overflow; an unknown dimension makes unknown
// what depends on it.
#include "ir/infer/util.h"

#include <inttypes.h>

static Type result_type_given(Infer *c) {
    Type to = result_declared(c, 0);
    if (!to) infer_fail(c, CODE_BAD_STRUCTURE, "the result's type must be given");
    return to;
}

static bool declared_dtype_is(Infer *c, Type from, Type to) {
    if (from->dtype == to->dtype) return true;
    infer_fail(c, CODE_TYPE_MISMATCH, "the operand has elements of %s, the result of %s", dtype_text(from->dtype), dtype_text(to->dtype));
    operand_note(c, 0, NULL);
    diag_help(c->d, "change the element type with stablehlo.convert");
    return false;
}

bool infer_broadcast_in_dim(Infer *c) {
    Type from = operand_type(c, 0), to = result_type_given(c);
    Axes map = op_axes(c->op, ATTR_broadcast_dimensions);
    uint64_t seen = 0;
    int64_t dims[MAX_RANK];
    if (!to || !declared_dtype_is(c, from, to)) return false;
    if (!attr_count(c, ATTR_broadcast_dimensions, map.n, from->rank, "the operand has rank")) return false;
    if (!attr_axes_ok(c, "broadcast_dimensions", map, to->rank, &seen)) return false;
    for (uint32_t i = 0; i < to->rank; i++) dims[i] = to->dims[i];
    for (uint32_t i = 0; i < from->rank; i++) {
        int64_t have = from->dims[i], *want = &dims[map.v[i]];
        if (have != 1 && !dim_agrees(have, *want)) {
            infer_fail(c, CODE_SHAPE_MISMATCH, "operand dimension %" PRIu32 " is %" PRId64 ", result dimension %" PRId64 " is %" PRId64, i, have, map.v[i],
                       *want);
            operand_note(c, 0, NULL);
            diag_help(c->d, "only a dimension of size 1 is repeated");
            return false;
        }
        if (*want == DIM_UNKNOWN && have != 1) *want = have;
    }
    return result_set(c, 0, from->dtype, dims, to->rank);
}

// One unknown dimension of the result follows from the number of elements.
static bool reshape_solve(int64_t n_elems, int64_t *dims, uint32_t rank) {
    int64_t known = 1;
    uint32_t at = rank;
    for (uint32_t i = 0; i < rank; i++) {
        if (dims[i] != DIM_UNKNOWN) known *= dims[i]; // fits: the type was made
        else if (at == rank) at = i;
        else return true;
    }
    if (known == 0) return n_elems == 0;
    if (n_elems % known) return false;
    dims[at] = n_elems / known;
    return true;
}

bool infer_reshape(Infer *c) {
    Type from = operand_type(c, 0), to = result_type_given(c);
    int64_t dims[MAX_RANK];
    if (!to || !declared_dtype_is(c, from, to)) return false;
    for (uint32_t i = 0; i < to->rank; i++) dims[i] = to->dims[i];
    bool fits = true;
    if (from->n_elems != DIM_UNKNOWN && to->n_elems == DIM_UNKNOWN) fits = reshape_solve(from->n_elems, dims, to->rank);
    else if (from->n_elems != DIM_UNKNOWN) fits = from->n_elems == to->n_elems;
    if (fits) return result_set(c, 0, from->dtype, dims, to->rank);
    infer_fail(c, CODE_SHAPE_MISMATCH, "the operand %s has %" PRId64 " elements, which do not fill the result %s", infer_type_name(c, from), from->n_elems,
               infer_type_name(c, to));
    operand_note(c, 0, NULL);
    return false;
}

bool infer_transpose(Infer *c) {
    Type t = operand_type(c, 0);
    Axes p = op_axes(c->op, ATTR_permutation);
    uint64_t seen = 0;
    int64_t dims[MAX_RANK];
    if (!attr_count(c, ATTR_permutation, p.n, t->rank, "the operand has rank")) return false;
    if (!attr_axes_ok(c, "permutation", p, t->rank, &seen)) return false;
    for (uint32_t i = 0; i < t->rank; i++) dims[i] = t->dims[p.v[i]];
    return result_set(c, 0, t->dtype, dims, t->rank);
}

bool infer_slice(Infer *c) {
    Type t = operand_type(c, 0);
    Axes start = op_axes(c->op, ATTR_start_indices), limit = op_axes(c->op, ATTR_limit_indices), step = op_axes(c->op, ATTR_strides);
    int64_t dims[MAX_RANK];
    if (!attr_count(c, ATTR_start_indices, start.n, t->rank, "the operand has rank")) return false;
    if (!attr_count(c, ATTR_limit_indices, limit.n, t->rank, "the operand has rank")) return false;
    if (!attr_count(c, ATTR_strides, step.n, t->rank, "the operand has rank")) return false;
    if (!attr_at_least(c, ATTR_start_indices, start, 0) || !attr_at_least(c, ATTR_strides, step, 1)) return false;
    for (uint32_t i = 0; i < t->rank; i++) {
        if (limit.v[i] < start.v[i])
            return infer_fail(c, CODE_BAD_ATTRIBUTE, "dimension %" PRIu32 " starts at %" PRId64 " and ends before, at %" PRId64, i, start.v[i], limit.v[i]);
        if (t->dims[i] != DIM_UNKNOWN && limit.v[i] > t->dims[i]) {
            infer_fail(c, CODE_SHAPE_MISMATCH, "dimension %" PRIu32 " ends at %" PRId64 ", the operand has %" PRId64 " there", i, limit.v[i], t->dims[i]);
            operand_note(c, 0, NULL);
            return false;
        }
        int64_t span = limit.v[i] - start.v[i];
        dims[i] = span / step.v[i] + (span % step.v[i] != 0);
    }
    return result_set(c, 0, t->dtype, dims, t->rank);
}

bool infer_reverse(Infer *c) {
    uint64_t seen = 0;
    c->out[0] = operand_type(c, 0);
    return attr_axes_ok(c, "dimensions", op_axes(c->op, ATTR_dimensions), c->out[0]->rank, &seen);
}

// Operand i beside operand 0: all dimensions but `along` agree. *dims collects what is known.
static bool concatenates(Infer *c, uint32_t i, int64_t along, int64_t *dims) {
    Type first = operand_type(c, 0), t = operand_type(c, i);
    if (!operands_same_dtype(c, 0, i)) return false;
    bool ok = t->rank == first->rank;
    for (uint32_t k = 0; ok && k < t->rank; k++) {
        if (k == along) continue;
        ok = dim_agrees(dims[k], t->dims[k]);
        if (dims[k] == DIM_UNKNOWN) dims[k] = t->dims[k];
    }
    if (ok) return true;
    infer_fail(c, CODE_SHAPE_MISMATCH, "operands differ outside dimension %" PRId64 ": operand 0 is %s, operand %" PRIu32 " is %s", along,
               infer_type_name(c, first), i, infer_type_name(c, t));
    operand_note(c, 0, NULL);
    operand_note(c, i, NULL);
    return false;
}

bool infer_concatenate(Infer *c) {
    if (!c->op->n_operands) return infer_fail(c, CODE_BAD_STRUCTURE, "takes at least one operand");
    Type t = operand_type(c, 0);
    int64_t along = op_int(c->op, ATTR_dimension, 0), sum = 0, dims[MAX_RANK];
    if (!attr_axis_ok(c, ATTR_dimension, along, t->rank)) return false;
    for (uint32_t k = 0; k < t->rank; k++) dims[k] = t->dims[k];
    for (uint32_t i = 0; i < c->op->n_operands; i++) {
        if (!concatenates(c, i, along, dims)) return false;
        int64_t n = operand_type(c, i)->dims[along];
        if (n == DIM_UNKNOWN || sum == DIM_UNKNOWN) sum = DIM_UNKNOWN;
        else if (__builtin_add_overflow(sum, n, &sum)) return infer_fail(c, CODE_TOO_LARGE, "the result has over %" PRId64 " elements", MAX_ELEMS);
    }
    dims[along] = sum;
    return result_set(c, 0, t->dtype, dims, t->rank);
}

// low + n + (n - 1) * interior + high
static bool padded(int64_t n, int64_t low, int64_t high, int64_t interior, int64_t *out) {
    int64_t gaps = 0;
    if (n > 0 && __builtin_mul_overflow(n - 1, interior, &gaps)) return false;
    return !__builtin_add_overflow(n, gaps, &n) && !__builtin_add_overflow(n, low, &n) && !__builtin_add_overflow(n, high, out);
}

bool infer_pad(Infer *c) {
    Type t = operand_type(c, 0);
    Axes low = op_axes(c->op, ATTR_edge_padding_low), high = op_axes(c->op, ATTR_edge_padding_high);
    Axes interior = op_axes(c->op, ATTR_interior_padding);
    int64_t dims[MAX_RANK];
    if (!operands_same_dtype(c, 0, 1) || !operand_is_scalar(c, 1, "padding_value")) return false;
    if (!attr_count(c, ATTR_edge_padding_low, low.n, t->rank, "the operand has rank")) return false;
    if (!attr_count(c, ATTR_edge_padding_high, high.n, t->rank, "the operand has rank")) return false;
    if (!attr_count(c, ATTR_interior_padding, interior.n, t->rank, "the operand has rank")) return false;
    if (!attr_at_least(c, ATTR_interior_padding, interior, 0)) return false;
    for (uint32_t i = 0; i < t->rank; i++) {
        dims[i] = DIM_UNKNOWN;
        if (t->dims[i] == DIM_UNKNOWN) continue;
        if (!padded(t->dims[i], low.v[i], high.v[i], interior.v[i], &dims[i]) || dims[i] > MADE_ELEMS)
            return infer_fail(c, CODE_BAD_ATTRIBUTE, "the padding makes dimension %" PRIu32 " too large", i);
        if (dims[i] < 0) {
            infer_fail(c, CODE_SHAPE_MISMATCH, "negative padding takes more than dimension %" PRIu32 " has: it is %" PRId64 ", low %" PRId64 ", high %" PRId64,
                       i, t->dims[i], low.v[i], high.v[i]);
            operand_note(c, 0, NULL);
            return false;
        }
    }
    return result_set(c, 0, t->dtype, dims, t->rank);
}

// --- dynamic slices

// Operands from `first` on are one scalar per dimension, of one integer type.
static bool start_indices_ok(Infer *c, uint32_t first, uint32_t rank) {
    if (c->op->n_operands - first != rank)
        return infer_fail(c, CODE_BAD_STRUCTURE, "takes one start index per dimension: %" PRIu32 " given, the operand has rank %" PRIu32,
                          c->op->n_operands - first, rank);
    for (uint32_t i = first; i < c->op->n_operands; i++) {
        DType t = operand_type(c, i)->dtype;
        if (!operand_is_scalar(c, i, "a start index") || !operands_same_dtype(c, first, i)) return false;
        if (dtype_is_int(t)) continue;
        infer_fail(c, CODE_TYPE_MISMATCH, "start indices are integers, operand %" PRIu32 " has %s", i, dtype_text(t));
        operand_note(c, i, NULL);
        return false;
    }
    return true;
}

bool infer_dynamic_slice(Infer *c) {
    if (!c->op->n_operands) return infer_fail(c, CODE_BAD_STRUCTURE, "takes at least one operand");
    Type t = operand_type(c, 0);
    Axes sizes = op_axes(c->op, ATTR_slice_sizes);
    if (!start_indices_ok(c, 1, t->rank)) return false;
    if (!attr_count(c, ATTR_slice_sizes, sizes.n, t->rank, "the operand has rank")) return false;
    if (!attr_at_least(c, ATTR_slice_sizes, sizes, 0)) return false;
    for (uint32_t i = 0; i < t->rank; i++) {
        if (t->dims[i] == DIM_UNKNOWN || sizes.v[i] <= t->dims[i]) continue;
        infer_fail(c, CODE_SHAPE_MISMATCH, "slice_sizes[%" PRIu32 "] is %" PRId64 ", the operand has %" PRId64 " there", i, sizes.v[i], t->dims[i]);
        operand_note(c, 0, NULL);
        return false;
    }
    return result_set(c, 0, t->dtype, sizes.v, t->rank);
}

bool infer_dynamic_update_slice(Infer *c) {
    if (c->op->n_operands < 2) return infer_fail(c, CODE_BAD_STRUCTURE, "takes at least two operands");
    Type t = operand_type(c, 0), update = operand_type(c, 1);
    if (!operands_same_dtype(c, 0, 1) || !start_indices_ok(c, 2, t->rank)) return false;
    bool ok = update->rank == t->rank;
    for (uint32_t i = 0; ok && i < t->rank; i++) ok = update->dims[i] == DIM_UNKNOWN || t->dims[i] == DIM_UNKNOWN || update->dims[i] <= t->dims[i];
    if (!ok) {
        infer_fail(c, CODE_SHAPE_MISMATCH, "the update %s does not fit into the operand %s", infer_type_name(c, update), infer_type_name(c, t));
        operand_note(c, 0, NULL);
        operand_note(c, 1, "update");
        return false;
    }
    c->out[0] = t;
    return true;
}

// --- gather

static bool axes_sorted(Infer *c, const char *what, Axes a) {
    for (uint32_t i = 1; i < a.n; i++)
        if (a.v[i - 1] >= a.v[i]) return infer_fail(c, CODE_BAD_ATTRIBUTE, "%s must be in ascending order", what);
    return true;
}

typedef struct {
    Type operand, start;
    Axes offset, collapsed, batch, start_batch, start_map, sizes;
    int64_t vector; // index_vector_dim
} Gather;

static bool gather_sizes_ok(Infer *c, const Gather *g, uint64_t dropped) {
    if (!attr_count(c, ATTR_slice_sizes, g->sizes.n, g->operand->rank, "the operand has rank")) return false;
    if (!attr_at_least(c, ATTR_slice_sizes, g->sizes, 0)) return false;
    for (uint32_t i = 0; i < g->operand->rank; i++) {
        int64_t n = g->operand->dims[i], size = g->sizes.v[i];
        if (n != DIM_UNKNOWN && size > n) {
            infer_fail(c, CODE_SHAPE_MISMATCH, "slice_sizes[%" PRIu32 "] is %" PRId64 ", the operand has %" PRId64 " there", i, size, n);
            operand_note(c, 0, NULL);
            return false;
        }
        if (dropped >> i & 1 && size > 1)
            return infer_fail(c, CODE_BAD_ATTRIBUTE, "dimension %" PRIu32 " is collapsed or a batch, so slice_sizes[%" PRIu32 "] must be 1, it is %" PRId64, i,
                              i, size);
    }
    return true;
}

static bool gather_batch_ok(Infer *c, const Gather *g) {
    uint64_t seen = 0;
    if (!attr_axes_ok(c, "start_indices_batching_dims", g->start_batch, g->start->rank, &seen)) return false;
    if (g->vector < g->start->rank && seen >> g->vector & 1)
        return infer_fail(c, CODE_BAD_ATTRIBUTE, "index_vector_dim %" PRId64 " is also one of start_indices_batching_dims", g->vector);
    if (g->batch.n != g->start_batch.n)
        return infer_fail(c, CODE_BAD_ATTRIBUTE, "operand_batching_dims has %" PRIu32 " entries, start_indices_batching_dims %" PRIu32, g->batch.n,
                          g->start_batch.n);
    for (uint32_t i = 0; i < g->batch.n; i++) {
        int64_t a = g->operand->dims[g->batch.v[i]], b = g->start->dims[g->start_batch.v[i]];
        if (dim_agrees(a, b)) continue;
        infer_fail(c, CODE_SHAPE_MISMATCH, "batches differ: operand dimension %" PRId64 " is %" PRId64 ", start_indices dimension %" PRId64 " is %" PRId64,
                   g->batch.v[i], a, g->start_batch.v[i], b);
        operand_note(c, 0, NULL);
        operand_note(c, 1, "start_indices");
        return false;
    }
    return true;
}

static bool gather_map_ok(Infer *c, const Gather *g) {
    uint64_t seen = 0;
    if (g->vector < 0 || g->vector > g->start->rank)
        return infer_fail(c, CODE_BAD_ATTRIBUTE, "index_vector_dim is %" PRId64 ", start_indices has rank %" PRIu32, g->vector, g->start->rank);
    if (!attr_axes_ok(c, "operand_batching_dims", g->batch, g->operand->rank, &seen)) return false;
    if (!attr_axes_ok(c, "start_index_map", g->start_map, g->operand->rank, &seen)) return false;
    int64_t n = g->vector < g->start->rank ? g->start->dims[g->vector] : 1;
    if (dim_agrees(n, g->start_map.n)) return true;
    infer_fail(c, CODE_SHAPE_MISMATCH, "start_index_map names %" PRIu32 " dimensions, an index vector has %" PRId64, g->start_map.n, n);
    operand_note(c, 1, "start_indices");
    return false;
}

static bool gather_result(Infer *c, const Gather *g, uint64_t dropped) {
    uint32_t batch_rank = g->start->rank - (g->vector < g->start->rank), rank = batch_rank + g->offset.n;
    int64_t dims[2 * MAX_RANK];
    uint64_t offset = 0;
    if (!attr_axes_ok(c, "offset_dims", g->offset, rank, &offset) || !axes_sorted(c, "offset_dims", g->offset)) return false;
    if (rank > MAX_RANK) return result_set(c, 0, g->operand->dtype, dims, rank);
    uint32_t from_start = 0, from_slice = 0;
    for (uint32_t i = 0; i < rank; i++) {
        if (offset >> i & 1) {
            while (dropped >> from_slice & 1) from_slice++;
            dims[i] = g->sizes.v[from_slice++];
        } else {
            from_start += from_start == g->vector;
            dims[i] = g->start->dims[from_start++];
        }
    }
    return result_set(c, 0, g->operand->dtype, dims, rank);
}

bool infer_gather(Infer *c) {
    const AttrKey k = ATTR_gather_dimension_numbers;
    Axes vector = op_list(c->op, k, GATHER_INDEX_VECTOR);
    Gather g = {operand_type(c, 0),
                operand_type(c, 1),
                op_list(c->op, k, GATHER_OFFSET),
                op_list(c->op, k, GATHER_COLLAPSED),
                op_list(c->op, k, GATHER_OPERAND_BATCH),
                op_list(c->op, k, GATHER_START_BATCH),
                op_list(c->op, k, GATHER_START_MAP),
                op_axes(c->op, ATTR_slice_sizes),
                vector.n == 1 ? vector.v[0] : -1};
    uint64_t dropped = 0;
    if (!dtype_is_int(g.start->dtype)) {
        infer_fail(c, CODE_TYPE_MISMATCH, "start_indices are integers, not %s", dtype_text(g.start->dtype));
        operand_note(c, 1, "start_indices");
        return false;
    }
    if (!attr_axes_ok(c, "collapsed_slice_dims", g.collapsed, g.operand->rank, &dropped)) return false;
    if (!attr_axes_ok(c, "operand_batching_dims", g.batch, g.operand->rank, &dropped)) return false;
    if (!axes_sorted(c, "collapsed_slice_dims", g.collapsed) || !axes_sorted(c, "operand_batching_dims", g.batch)) return false;
    if (!gather_map_ok(c, &g) || !gather_batch_ok(c, &g) || !gather_sizes_ok(c, &g, dropped)) return false;
    if ((uint64_t)g.offset.n + g.collapsed.n + g.batch.n != g.operand->rank) {
        infer_fail(c, CODE_BAD_ATTRIBUTE,
                   "offset_dims (%" PRIu32 "), collapsed_slice_dims (%" PRIu32 ") and operand_batching_dims (%" PRIu32
                   ") must name all dimensions of the operand, which has rank %" PRIu32,
                   g.offset.n, g.collapsed.n, g.batch.n, g.operand->rank);
        operand_note(c, 0, NULL);
        return false;
    }
    return gather_result(c, &g, dropped);
}

// --- constant, iota

bool infer_constant(Infer *c) {
    c->out[0] = op_attr(c->op, ATTR_value)->lit->type;
    if (type_is_static(c->out[0])) return true;
    return infer_fail(c, CODE_SHAPE_MISMATCH, "a constant has a static tensor type, not %s", infer_type_name(c, c->out[0]));
}

bool infer_iota(Infer *c) {
    Type t = result_declared(c, 0);
    if (!t) return infer_fail(c, CODE_BAD_STRUCTURE, "the result's type must be given");
    c->out[0] = t;
    return dtype_is_taken(c, TAKES_NUMBER, t->dtype) && attr_axis_ok(c, ATTR_iota_dimension, op_int(c->op, ATTR_iota_dimension, 0), t->rank);
}
