// Types of scatter and select_and_scatter.
// Source of the rules: the StableHLO specification, "Constraints" of these ops.
#include "ir/infer/util.h"

#include <inttypes.h>

// --- scatter

typedef struct {
    uint32_t n; // of inputs, and of updates
    Type input, indices, update;
    Axes window, inserted, batch, indices_batch, to_operand;
    int64_t vector;
} Scatter;

static bool list_sorted(Infer *c, const char *what, Axes a) {
    for (uint32_t i = 1; i < a.n; i++)
        if (a.v[i] < a.v[i - 1]) return infer_fail(c, CODE_BAD_ATTRIBUTE, "%s must be in ascending order", what);
    return true;
}

static bool scatter_operands(Infer *c, Scatter *s) {
    const Op *op = c->op;
    if (op->n_operands < 3 || op->n_operands % 2 == 0)
        return infer_fail(c, CODE_BAD_STRUCTURE, "takes inputs, scatter_indices and as many updates as inputs, has %" PRIu32 " operands", op->n_operands);
    uint32_t n = (op->n_operands - 1) / 2;
    if (op->n_results != n) return infer_fail(c, CODE_BAD_STRUCTURE, "has %" PRIu32 " inputs, but %" PRIu32 " results", n, op->n_results);
    const AttrKey k = ATTR_scatter_dimension_numbers;
    *s = (Scatter){n,
                   operand_type(c, 0),
                   operand_type(c, n),
                   operand_type(c, n + 1),
                   op_list(op, k, SCATTER_UPDATE_WINDOW),
                   op_list(op, k, SCATTER_INSERTED),
                   op_list(op, k, SCATTER_INPUT_BATCH),
                   op_list(op, k, SCATTER_INDICES_BATCH),
                   op_list(op, k, SCATTER_TO_OPERAND),
                   op_list(op, k, SCATTER_INDEX_VECTOR).n == 1 ? op_list(op, k, SCATTER_INDEX_VECTOR).v[0] : -1};
    if (!dtype_is_int(s->indices->dtype)) return infer_fail(c, CODE_TYPE_MISMATCH, "scatter_indices are integers, not %s", dtype_text(s->indices->dtype));
    for (uint32_t i = 0; i < n; i++)
        if (!operands_same_dtype(c, i, n + 1 + i)) return false;
    return operand_shapes_agree(c, 0, n) && operand_shapes_agree(c, n + 1, n);
}

static bool scatter_lists(Infer *c, const Scatter *s) {
    uint64_t dropped = 0, window = 0, mapped = 0, batch = 0;
    if (!attr_axes_ok(c, "inserted_window_dims", s->inserted, s->input->rank, &dropped) ||
        !attr_axes_ok(c, "input_batching_dims", s->batch, s->input->rank, &dropped) ||
        !attr_axes_ok(c, "update_window_dims", s->window, s->update->rank, &window) || !list_sorted(c, "update_window_dims", s->window) ||
        !list_sorted(c, "inserted_window_dims", s->inserted) || !list_sorted(c, "input_batching_dims", s->batch))
        return false;
    if ((uint64_t)s->window.n + s->inserted.n + s->batch.n != s->input->rank)
        return infer_fail(c, CODE_BAD_ATTRIBUTE,
                          "update_window_dims (%" PRIu32 "), inserted_window_dims (%" PRIu32 ") and input_batching_dims (%" PRIu32
                          ") must name all dimensions of the input, which has rank %" PRIu32,
                          s->window.n, s->inserted.n, s->batch.n, s->input->rank);
    if (s->vector < 0 || s->vector > s->indices->rank)
        return infer_fail(c, CODE_BAD_ATTRIBUTE, "index_vector_dim is %" PRId64 ", scatter_indices has rank %" PRIu32, s->vector, s->indices->rank);
    if (!attr_axes_ok(c, "input_batching_dims", s->batch, s->input->rank, &mapped) ||
        !attr_axes_ok(c, "scatter_dims_to_operand_dims", s->to_operand, s->input->rank, &mapped) ||
        !attr_axes_ok(c, "scatter_indices_batching_dims", s->indices_batch, s->indices->rank, &batch))
        return false;
    if (s->vector < s->indices->rank && batch >> s->vector & 1)
        return infer_fail(c, CODE_BAD_ATTRIBUTE, "index_vector_dim %" PRId64 " is also one of scatter_indices_batching_dims", s->vector);
    int64_t n = s->vector < s->indices->rank ? s->indices->dims[s->vector] : 1;
    if (dim_agrees(n, s->to_operand.n)) return true;
    return infer_fail(c, CODE_SHAPE_MISMATCH, "scatter_dims_to_operand_dims names %" PRIu32 " dimensions, an index vector has %" PRId64, s->to_operand.n, n);
}

static bool scatter_batches(Infer *c, const Scatter *s) {
    if (s->batch.n != s->indices_batch.n)
        return infer_fail(c, CODE_BAD_ATTRIBUTE, "input_batching_dims has %" PRIu32 " entries, scatter_indices_batching_dims %" PRIu32, s->batch.n,
                          s->indices_batch.n);
    for (uint32_t i = 0; i < s->batch.n; i++) {
        int64_t a = s->input->dims[s->batch.v[i]], b = s->indices->dims[s->indices_batch.v[i]];
        if (!dim_agrees(a, b))
            return infer_fail(c, CODE_SHAPE_MISMATCH, "batches differ: input dimension %" PRId64 " is %s, scatter_indices dimension %" PRId64 " is %s",
                              s->batch.v[i], dim_name(c, a), s->indices_batch.v[i], dim_name(c, b));
    }
    return true;
}

// Dimensions of updates: those of scatter_indices but for the index vector, and no more of a window than the input has.
static bool scatter_updates(Infer *c, const Scatter *s) {
    uint32_t n_scatter = s->indices->rank - (s->vector < s->indices->rank);
    if (s->update->rank != n_scatter + s->window.n)
        return infer_fail(c, CODE_SHAPE_MISMATCH, "updates have rank %" PRIu32 ", scatter_indices and update_window_dims ask for %" PRIu32, s->update->rank,
                          n_scatter + s->window.n);
    uint32_t from_indices = 0, of_input = 0;
    for (uint32_t i = 0; i < s->update->rank; i++) {
        int64_t have = s->update->dims[i];
        if (axes_contain(s->window, i)) {
            while (axes_contain(s->inserted, of_input) || axes_contain(s->batch, of_input)) of_input++;
            int64_t room = s->input->dims[of_input++];
            if (have != DIM_UNKNOWN && room != DIM_UNKNOWN && have > room)
                return infer_fail(c, CODE_SHAPE_MISMATCH, "dimension %" PRIu32 " of updates is %" PRId64 ", the input has %" PRId64 " in dimension %" PRIu32, i,
                                  have, room, of_input - 1);
            continue;
        }
        from_indices += from_indices == s->vector;
        int64_t want = s->indices->dims[from_indices++];
        if (!dim_agrees(have, want))
            return infer_fail(c, CODE_SHAPE_MISMATCH, "dimension %" PRIu32 " of updates is %" PRId64 ", scatter_indices has %" PRId64 " in dimension %" PRIu32,
                              i, have, want, from_indices - 1);
    }
    return true;
}

bool infer_scatter(Infer *c) {
    Scatter s = {0};
    if (!scatter_operands(c, &s) || !scatter_lists(c, &s) || !scatter_batches(c, &s) || !scatter_updates(c, &s)) return false;
    const Op *end = region_form(c, 0, 2 * s.n, s.n);
    if (!end) return false;
    for (uint32_t i = 0; i < s.n; i++) {
        Type e = c->op->regions[0]->args[i]->type, in = operand_type(c, i);
        if (!type_is_scalar(e) || !dtype_promotes(in->dtype, e->dtype))
            return infer_fail(c, CODE_TYPE_MISMATCH, "argument %" PRIu32 " of the region is %s, the input has elements %s", i, infer_type_name(c, e),
                              dtype_text(in->dtype));
        if (!region_arg_is(c, 0, s.n + i, e) || !region_returns(c, 0, end, i, e)) return false;
        if (!result_set(c, i, e->dtype, in->dims, in->rank)) return false;
    }
    return true;
}

// --- select_and_scatter

static bool windows_counted(Infer *c, Type operand, Type source) {
    const Op *op = c->op;
    Windows w = {.rank = operand->rank,
                 .size = op_axes(op, ATTR_window_dimensions),
                 .stride = op_axes(op, ATTR_window_strides),
                 .padding = op_axes(op, ATTR_padding)};
    int64_t ones[MAX_RANK];
    for (uint32_t i = 0; i < w.rank; i++) ones[i] = 1;
    if (!op_attr(op, ATTR_window_dimensions)) w.size = (Axes){ones, w.rank};
    if (!attr_count(c, ATTR_window_dimensions, w.size.n, w.rank, "the operand has rank") || !attr_at_least(c, ATTR_window_dimensions, w.size, 1) ||
        !windows_ok(c, &w, ATTR_base_dilations, ATTR_window_dilations, "the operand has rank"))
        return false;
    bool ok = source->rank == operand->rank;
    for (uint32_t i = 0; ok && i < w.rank; i++) {
        int64_t n;
        if (!windows_along(c, &w, i, operand->dims[i], w.size.v[i], &n)) return false;
        ok = dim_agrees(n, source->dims[i]);
    }
    return ok || infer_fail(c, CODE_SHAPE_MISMATCH, "the source is %s, which is not one element for each window of %s", infer_type_name(c, source),
                            infer_type_name(c, operand));
}

bool infer_select_and_scatter(Infer *c) {
    Type operand = operand_type(c, 0), source = operand_type(c, 1);
    Type e = type_scalar(&c->m->types, operand->dtype), truth = type_scalar(&c->m->types, DT_I1);
    if (!operands_same_dtype(c, 0, 1) || !operands_same_dtype(c, 0, 2) || !operand_is_scalar(c, 2, "the initial value") || !windows_counted(c, operand, source))
        return false;
    const Op *select = region_form(c, 0, 2, 1), *scatter = select ? region_form(c, 1, 2, 1) : NULL;
    if (!scatter) return false;
    if (!region_arg_is(c, 0, 0, e) || !region_arg_is(c, 0, 1, e) || !region_returns(c, 0, select, 0, truth)) return false;
    Type wide = c->op->regions[1]->args[0]->type;
    if (!type_is_scalar(wide) || !dtype_promotes(operand->dtype, wide->dtype))
        return infer_fail(c, CODE_TYPE_MISMATCH, "region 1 works on %s, the operand has elements %s", infer_type_name(c, wide), dtype_text(operand->dtype));
    if (!region_arg_is(c, 1, 1, wide) || !region_returns(c, 1, scatter, 0, wide)) return false;
    return result_set(c, 0, wide->dtype, operand->dims, operand->rank);
}
