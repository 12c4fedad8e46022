// Types of ragged_dot: those of dot_general, and groups of rows (or terms, or batches) whose sizes are operand 2. See ir/ops/ragged.h.
#include "ir/ops/ragged.h"
#include "ir/infer/contract.h"

#include <inttypes.h>
#include <stdlib.h>

// One list of sizes for all, or one for every place in the dimensions before the ragged one.
static bool group_sizes_ok(Infer *c, const Ragged *r, Type lhs) {
    Type sizes = operand_type(c, 2);
    bool ok = dtype_is_int(sizes->dtype) && (sizes->rank == 1 || sizes->rank == r->n_prefix + 1);
    for (uint32_t i = 0; i + 1 < sizes->rank && ok; i++) ok = dim_agrees(sizes->dims[i], lhs->dims[r->lhs_prefix[i]]);
    if (ok) return true;
    Text want = {0};
    for (uint32_t i = 0; i < r->n_prefix; i++) text_z(&want, dim_name(c, lhs->dims[r->lhs_prefix[i]])), text_z(&want, "x");
    infer_fail(c, CODE_SHAPE_MISMATCH, "group_sizes are integers of [groups]%s%s%s, not %s", r->n_prefix ? " or [" : "", r->n_prefix ? want.items : "",
               r->n_prefix ? "groups]" : "", infer_type_name(c, sizes));
    vec_free(&want);
    operand_note(c, 2, "group_sizes");
    return false;
}

bool infer_ragged_dot(Infer *c) {
    const AttrKey k = ATTR_ragged_dot_dimension_numbers;
    Axes ragged = op_list(c->op, k, RAGGED_LHS), group = op_list(c->op, k, RAGGED_GROUP);
    uint64_t seen = 0;
    Dot dot;
    Ragged r;
    if (!dot_checked(c, k, &dot)) return false;
    if (ragged.n != 1) return infer_fail(c, CODE_BAD_ATTRIBUTE, "lhs_ragged_dimensions names %" PRIu32 " dimensions, not one", ragged.n);
    if (!attr_axes_ok(c, "lhs_ragged_dimensions", ragged, dot.lhs->rank, &seen)) return false;
    ragged_of(c->op, &r);
    uint32_t n_group = r.mode == RAGGED_ROWS;
    if (group.n != n_group)
        return infer_fail(c, CODE_BAD_ATTRIBUTE, "rhs_group_dimensions names %" PRIu32 " dimensions, not %" PRIu32 ": the ragged one is %s", group.n, n_group,
                          n_group                  ? "neither contracted nor a batch dimension"
                          : r.mode == RAGGED_TERMS ? "contracted"
                                                   : "a batch dimension");
    if (!attr_axes_ok(c, "rhs_group_dimensions", group, dot.rhs->rank, &dot.rhs_used) || !group_sizes_ok(c, &r, dot.lhs)) return false;
    int64_t groups = operand_type(c, 2)->dims[operand_type(c, 2)->rank - 1];
    if (n_group && !dim_agrees(dot.rhs->dims[group.v[0]], groups)) {
        infer_fail(c, CODE_SHAPE_MISMATCH, "rhs has %s groups, group_sizes %s", dim_name(c, dot.rhs->dims[group.v[0]]), dim_name(c, groups));
        operand_note(c, 1, "rhs");
        operand_note(c, 2, "group_sizes");
        return false;
    }
    if (r.mode == RAGGED_TERMS) dot.leading = &groups;
    return dot_result(c, &dot);
}
