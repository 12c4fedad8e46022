// From dot_general to the contraction that codegen has, a matrix times packed panels (tpu.matmul); convolutions are in convolution.c, vectors in vector.c.
// Element types without a micro-kernel are widened first (widen.c); what does not fit (complex numbers) stays, and is computed element by element. Where
// OpenBLAS multiplies, a dot_general stays one, of plain matrices that need no packing.
#include "passes/layout/groups.h"
#include "passes/layout/layout.h"
#include "passes/layout/planes.h"
#include "passes/layout/tuned.h"
#include "passes/layout/winograd.h"

#include "ir/ops/cost.h"
#include "ir/ops/plan.h"

#include <string.h>

enum { FEW_COLUMNS = 4, FEW_PRODUCTS = 128 }; // of a column

// The one type of what is multiplied and of the result; DT_COUNT: there are several, or there is nothing to multiply.
static DType common_type(const Op *op) {
    DType t = op->results[0].type->dtype;
    bool same = op->operands[0]->type->dtype == t && op->operands[1]->type->dtype == t;
    return same && op->results[0].type->n_elems > 0 && op->operands[0]->type->n_elems > 0 ? t : DT_COUNT;
}

bool contract_has_microkernel(const Op *op, const TargetFacts *target) {
    DType t = common_type(op);
    return t != DT_COUNT && target->tiles[t].mr && target->tiles[t].sum == t;
}

bool contract_has_units(const Op *op, const TargetFacts *target) {
    DType t = op->operands[0]->type->dtype, to = op->results[0].type->dtype;
    if (!target->tiles[t].mr || target->tiles[t].sum == t || op->operands[1]->type->dtype != t) return false;
    if (!op->results[0].type->n_elems || !op->operands[0]->type->n_elems) return false;
    if (dtype_is_float(t)) return dtype_is_float(to) && to != DT_F64;
    return !dtype_is_float(to) && !dtype_is_complex(to) && dtype_info[to].bits <= 32;
}

static bool has_gemm(const Op *op) {
    DType t = common_type(op);
    return t == DT_F32 || t == DT_F64;
}

bool contract_is_constant(const Value *v) {
    while (v->def && (op_has(v->def->kind, VIEW) || v->def->kind == OP_CONVERT || v->def->kind == OP_ROUND_GROUPS)) v = v->def->operands[0];
    return value_constant(v) != NULL;
}

bool contract_has_batches_last(const Value *v, Axes batch) {
    int64_t last = v->type->rank - 1;
    if (v->def && v->def->kind == OP_TRANSPOSE) {
        Axes order = op_axes(v->def, ATTR_permutation);
        for (uint32_t i = 0; i < order.n; i++)
            if (order.v[i] == v->type->rank - 1) last = i;
    }
    return axes_contain(batch, last) && v->type->dims[last] > 1;
}

DType contract_sum(DType element) {
    if (dtype_info[element].bits >= 32) return element;
    return dtype_is_float(element) ? DT_F32 : DT_I32;
}

static int64_t product(const int64_t *dims, uint32_t n) {
    int64_t p = 1;
    for (uint32_t i = 0; i < n; i++) p *= dims[i];
    return p;
}

// One side of a dot as [B.., rows, K] or [B.., K, columns]: its dimensions ordered batch, free, contracted (or batch, contracted, free), the
// latter two merged.
static Value *side(Builder *b, Value *v, Axes batch, Axes contract, bool contract_last) {
    const Type t = v->type;
    int64_t order[MAX_RANK] = {0}, free_order[MAX_RANK], dims[MAX_RANK];
    uint32_t n = 0, n_free = 0;
    for (uint32_t i = 0; i < t->rank; i++)
        if (!axes_contain(batch, i) && !axes_contain(contract, i)) free_order[n_free++] = i;
    for (uint32_t i = 0; i < batch.n; i++) order[n++] = batch.v[i];
    for (int pass = 0; pass < 2; pass++) {
        bool contracted = (pass == 1) == contract_last;
        const int64_t *from = contracted ? contract.v : free_order;
        uint32_t count = contracted ? contract.n : n_free;
        if (count) memcpy(order + n, from, count * sizeof *order);
        n += count;
    }
    v = build_transpose(b, v, order);
    uint32_t n_first = contract_last ? n_free : contract.n;
    for (uint32_t i = 0; i < batch.n; i++) dims[i] = v->type->dims[i];
    dims[batch.n] = product(v->type->dims + batch.n, n_first);
    dims[batch.n + 1] = product(v->type->dims + batch.n + n_first, n - batch.n - n_first);
    return build_reshape(b, v, dims, batch.n + 2);
}

Value *contract_pack(Builder *b, Value *v) {
    Attr panel = attr_i64(ATTR_panel, PANEL_COLUMNS);
    return op_result(build_op(b, OP_PACK, &v, 1, &panel, 1), 0);
}

static int64_t at_end(Value *v, uint32_t i) { return v->type->dims[v->type->rank - 1 - i]; }

// [B.., K, N] of 8 or 16 bits as units [B.., K.., N] (ir/ops/units.h), in panels.
Value *contract_pack_units(Builder *b, Value *v, DType element) {
    DType t = v->type->dtype, unit = element == DT_I16 && t == DT_I8 ? DT_UI16 : DT_UI32;
    uint32_t rank = v->type->rank, last = rank - 1, k = rank - 2;
    int64_t n = unit_elements(element, unit), depth = at_end(v, 1), low[MAX_RANK] = {0}, high[MAX_RANK] = {0}, dims[MAX_RANK], order[MAX_RANK];
    Axes from = v->def && v->def->kind == OP_TRANSPOSE ? op_axes(v->def, ATTR_permutation) : (Axes){0};
    bool along = from.n == rank && from.v[k] == last; // of units that lie together as they are: these are what is transposed
    for (uint32_t i = 0; i < rank; i++) order[i] = i;
    if (along) {
        memcpy(order, from.v, rank * sizeof *order);
        order[k] = from.v[last], order[last] = from.v[k];
        v = build_transpose(b, v->def->operands[0], order);
        for (uint32_t i = 0; i < rank; i++) order[i] = i;
        k = last;
    }
    high[k] = unit_depth(element, depth) - depth;
    if (high[k]) v = build_pad(b, v, build_scalar(b, t, 0), low, high, low);
    memcpy(dims, v->type->dims, rank * sizeof *dims);
    memmove(dims + k + 1, dims + k, (rank - k) * sizeof *dims);
    dims[k] = (depth + high[k]) / n, dims[k + 1] = n;
    v = build_reshape(b, v, dims, rank + 1);
    if (!along) order[last] = rank, order[rank] = last, v = build_transpose(b, v, order);
    Type units = type_tensor(&b->m->types, unit, v->type->dims, rank);
    v = op_result(build_typed(b, OP_BITCAST_CONVERT, &v, 1, NULL, 0, &units, 1, 0), 0);
    if (along) order[last - 1] = last, order[last] = last - 1, v = build_transpose(b, v, order);
    return contract_pack(b, v);
}

static Value *matmul(Builder *b, Value *x, Value *packed, int64_t columns, const Op *groups) {
    int64_t dims[MAX_RANK];
    uint32_t rank = x->type->rank;
    memcpy(dims, x->type->dims, rank * sizeof *dims);
    dims[rank - 1] = columns;
    Type type = type_tensor(&b->m->types, contract_sum(x->type->dtype), dims, rank);
    Value *operands[] = {x, packed};
    Attr attrs[2];
    if (groups) attrs[0] = *op_attr(groups, ATTR_group), attrs[1] = *op_attr(groups, ATTR_bits);
    return op_result(build_typed(b, OP_MATMUL, operands, 2, attrs, groups ? 2 : 0, &type, 1, 0), 0);
}

// ---- long sums
//
// A sum of very many products is cut into chunks, which are products of their own, and these are summed in order. So more tasks share a product of few
// rows and columns, each reads its part of both sides once, and rounding errors grow with the length of a chunk and the number of chunks, not with their
// product. How they are cut depends on the shapes alone.

enum { LONG_SUM = 16384, CHUNK = 8192, MOST_PARTIAL_BYTES = 16 << 20 };

static Value *one_product(Builder *b, Value *x, Value *y, const Op *groups) {
    int64_t columns = y->type->dims[y->type->rank - 1];
    if (groups) return matmul(b, x, groups_pack(b, y, groups), columns, groups);
    bool units = contract_sum(x->type->dtype) != x->type->dtype || (y->type->dtype == DT_BF16 && x->type->dtype == DT_F32);
    Value *packed = units ? contract_pack_units(b, y, x->type->dtype) : contract_pack(b, y);
    return matmul(b, x, packed, columns, NULL);
}

static int64_t count_chunks(Value *x, Value *y) {
    uint32_t batch = x->type->rank - 2;
    int64_t depth = x->type->dims[batch + 1], n = depth / CHUNK;
    double bytes = (double)product(x->type->dims, batch + 1) * (double)y->type->dims[batch + 1] * (double)n * (double)dtype_bytes(x->type->dtype);
    return depth > LONG_SUM && batch + 4 <= MAX_RANK && bytes <= MOST_PARTIAL_BYTES ? n : 1;
}

// The first n chunks along K, as batches, and their sum. Chunks are whole groups.
static Value *chunked_product(Builder *b, Value *x, Value *y, int64_t n, const Op *groups) {
    uint32_t batch = x->type->rank - 2;
    int64_t x_dims[MAX_RANK], y_dims[MAX_RANK], order[MAX_RANK];
    memcpy(x_dims, x->type->dims, (batch + 1) * sizeof *x_dims);
    memcpy(y_dims, y->type->dims, batch * sizeof *y_dims);
    x_dims[batch + 1] = y_dims[batch] = n, x_dims[batch + 2] = y_dims[batch + 1] = CHUNK, y_dims[batch + 2] = y->type->dims[batch + 1];
    for (uint32_t i = 0; i < batch; i++) order[i] = i;
    order[batch] = batch + 1, order[batch + 1] = batch, order[batch + 2] = batch + 2;
    x = build_slice_along(b, x, batch + 1, 0, n * CHUNK);
    x = build_reshape(b, x, x_dims, batch + 3);
    x = build_transpose(b, x, order);
    y = build_slice_along(b, y, batch, 0, n * CHUNK);
    y = build_reshape(b, y, y_dims, batch + 3);
    int64_t chunks = batch;
    return build_reduce(b, OP_ADD, one_product(b, x, y, groups), &chunks, 1, 0);
}

// The same of weights that are stored in groups, or of others.
static Value *product_of_stored(Builder *b, Value *x, Value *y, const Op *groups) {
    uint32_t batch = x->type->rank - 2;
    int64_t n = count_chunks(x, y), depth = x->type->dims[batch + 1];
    if (n == 1) return one_product(b, x, y, groups);
    Value *sum = chunked_product(b, x, y, n, groups);
    if (n * CHUNK == depth) return sum;
    x = build_slice_along(b, x, batch + 1, n * CHUNK, depth);
    y = build_slice_along(b, y, batch, n * CHUNK, depth);
    Value *rest = one_product(b, x, y, groups);
    return build_binary(b, OP_ADD, sum, rest);
}

Value *contract_product(Builder *b, Value *x, Value *y) { return product_of_stored(b, x, y, NULL); }

static bool is_identity(Axes a) {
    for (uint32_t i = 0; i < a.n; i++)
        if (a.v[i] != i) return false;
    return true;
}

bool contract_is_blas(const Op *op, MatmulKernels kernels) {
    if (kernels != MATMUL_OPENBLAS || op->kind != OP_DOT_GENERAL || !has_gemm(op)) return false;
    AttrKey key = ATTR_dot_dimension_numbers;
    Axes batch = op_list(op, key, DOT_LHS_BATCH), lhs = op_list(op, key, DOT_LHS_CONTRACT), rhs = op_list(op, key, DOT_RHS_CONTRACT);
    const Type a = op->operands[0]->type, b = op->operands[1]->type;
    if (a->rank != batch.n + 2 || b->rank != batch.n + 2 || lhs.n != 1 || lhs.v[0] != batch.n + 1 || rhs.v[0] != batch.n) return false;
    if (a->dims[batch.n] > INT32_MAX || a->dims[batch.n + 1] > INT32_MAX || b->dims[batch.n + 1] > INT32_MAX) return false;
    return is_identity(batch) && is_identity(op_list(op, key, DOT_RHS_BATCH));
}

// The same product with the dimensions of both sides in BLAS's order, and merged to one of each kind.
static bool reorder_dot(Module *m, Op *op) {
    AttrKey key = ATTR_dot_dimension_numbers;
    Axes lhs_batch = op_list(op, key, DOT_LHS_BATCH), rhs_batch = op_list(op, key, DOT_RHS_BATCH);
    if (contract_is_blas(op, MATMUL_OPENBLAS) || lhs_batch.n + 2 > MAX_RANK) return false;
    Builder b = builder_before(m, op);
    Value *operands[] = {side(&b, op->operands[0], lhs_batch, op_list(op, key, DOT_LHS_CONTRACT), true),
                         side(&b, op->operands[1], rhs_batch, op_list(op, key, DOT_RHS_CONTRACT), false)};
    int64_t batch[MAX_RANK], lhs_contract = lhs_batch.n + 1, rhs_contract = lhs_batch.n;
    for (uint32_t i = 0; i < lhs_batch.n; i++) batch[i] = i;
    Axes lists[DOT_LISTS];
    lists[DOT_LHS_BATCH] = lists[DOT_RHS_BATCH] = (Axes){batch, lhs_batch.n};
    lists[DOT_LHS_CONTRACT] = (Axes){&lhs_contract, 1};
    lists[DOT_RHS_CONTRACT] = (Axes){&rhs_contract, 1};
    Value *y = build_contraction_like(&b, op, operands[0], operands[1], lists);
    value_replace(&op->results[0], build_reshape_as(&b, y, op->results[0].type));
    op_unlink(op);
    return true;
}

// Weights that are shorter than what they are multiplied as are widened as they are multiplied, and so are those in groups.
Value *contract_stored(Value *v) {
    Value *from = v->def && v->def->kind == OP_CONVERT ? v->def->operands[0] : NULL;
    if (!from || !contract_is_constant(from)) return v;
    DType t = from->type->dtype, to = v->type->dtype;
    if (to == DT_F32) return t == DT_BF16 || t == DT_F16 ? from : v;
    if (to == DT_I16) return t == DT_I8 ? from : v;
    return to == DT_I32 && (t == DT_I8 || t == DT_UI8 || t == DT_I16 || t == DT_UI16) ? from : v;
}

static Value *stored_weights(Value *v, const Op *groups) { return groups ? groups->operands[0] : contract_stored(v); }

// Few columns, of batches side by side on both sides, by more rows: every element of a row lies in another line of memory, which is read again for each batch.
// As columns rows are packed across batches, and fill more of a panel. (Units are packed one by one.)
static bool packs_rows(const Op *op) {
    for (uint32_t s = 0; s < 2; s++) {
        Axes batch = op_list(op, ATTR_dot_dimension_numbers, DOT_LHS_BATCH + s);
        if (contract_is_constant(op->operands[s]) || !contract_has_batches_last(op->operands[s], batch)) return false;
    }
    int64_t rows = contraction_free(op, 0), columns = contraction_free(op, 1);
    return columns <= PANEL_COLUMNS / 2 && rows >= PANEL_COLUMNS;
}

static bool lower_dot(Module *m, Op *op, const PassContext *c, const TunedKernel **out_tuned) {
    bool units = contract_has_units(op, pass_target(c));
    if (!contract_has_microkernel(op, pass_target(c)) && !units) return false;
    AttrKey key = ATTR_dot_dimension_numbers;
    Axes lhs_batch = op_list(op, key, DOT_LHS_BATCH), rhs_batch = op_list(op, key, DOT_RHS_BATCH);
    Axes lhs_contract = op_list(op, key, DOT_LHS_CONTRACT), rhs_contract = op_list(op, key, DOT_RHS_CONTRACT);
    const Type to = op->results[0].type;
    uint32_t n_lhs_free = op->operands[0]->type->rank - lhs_batch.n - lhs_contract.n;
    int64_t columns = product(to->dims + lhs_batch.n + n_lhs_free, to->rank - lhs_batch.n - n_lhs_free);
    // Constants are packed once and for all: let them be the packed side.
    bool swap = (contract_is_constant(op->operands[0]) && !contract_is_constant(op->operands[1])) || (!units && packs_rows(op));
    double products = (double)product(to->dims + lhs_batch.n, n_lhs_free); // of a column
    for (uint32_t i = 0; i < lhs_contract.n; i++) products *= (double)op->operands[0]->type->dims[lhs_contract.v[i]];
    bool few = columns < FEW_COLUMNS && products < FEW_PRODUCTS;
    if (few && !swap && !contract_is_constant(op->operands[1])) return false; // packing would cost more than the product
    if (lhs_batch.n + 3 > MAX_RANK) return false;
    if (!units) *out_tuned = tuned_find(c, op, swap, 1);
    Builder b = builder_before(m, op);
    Value *y;
    const Op *groups = swap ? groups_found(op->operands[0], lhs_contract) : groups_found(op->operands[1], rhs_contract);
    if (swap) {
        Value *x = side(&b, op->operands[1], rhs_batch, rhs_contract, true);
        y = product_of_stored(&b, x, side(&b, stored_weights(op->operands[0], groups), lhs_batch, lhs_contract, false), groups);
        int64_t order[MAX_RANK];
        for (uint32_t i = 0; i < lhs_batch.n; i++) order[i] = i;
        order[lhs_batch.n] = lhs_batch.n + 1;
        order[lhs_batch.n + 1] = lhs_batch.n;
        y = build_transpose(&b, y, order);
    } else {
        Value *x = side(&b, op->operands[0], lhs_batch, lhs_contract, true);
        y = product_of_stored(&b, x, side(&b, stored_weights(op->operands[1], groups), rhs_batch, rhs_contract, false), groups);
    }
    value_replace(&op->results[0], build_convert(&b, build_reshape_as(&b, y, to), to->dtype));
    op_unlink(op);
    return true;
}

// A matrix by a vector or a few, of which one processor's matrix unit does 16 in the time of one: it reads rows as fast as they come, where vectors of longer
// numbers would have to be made of them first. One takes rows enough, and so do those that are no constants, which are packed in every run. (Of batches, as in
// attention, and a matrix that is computed, it is left to fuse with what is around it.)
static bool suits_matrix_unit(const Op *op, const PassContext *c) {
    enum { FEWEST_ROWS = 16 };
    const Type x = op->operands[0]->type, y = op->operands[1]->type;
    const Op *made_by = op->operands[0]->def;
    Axes contract = op_list(op, ATTR_dot_dimension_numbers, DOT_LHS_CONTRACT);
    if (c->o->best || x->rank != 2 || contract.n != 1 || contract.v[0] != 1 || op_list(op, ATTR_dot_dimension_numbers, DOT_LHS_BATCH).n) return false;
    if ((made_by && op_has(made_by->kind, MAP)) || x->dims[1] == 1) return false; // sums of one term are elementwise
    bool several = y->n_elems != x->dims[1];
    if (x->dims[0] < (several && contract_is_constant(op->operands[1]) ? FEWEST_ROWS : MACRO_TILE)) return false;
    return x->dtype == y->dtype && contract_has_units(op, pass_target(c)) && multiplies_tiles(&pass_target(c)->tiles[x->dtype]);
}

static bool lower_contraction(Module *m, Op *op, const PassContext *c, const TunedKernel **out_tuned) {
    bool dot = op->kind == OP_DOT_GENERAL;
    if (dot && c->o->matmul == MATMUL_OPENBLAS) return has_gemm(op) && reorder_dot(m, op);
    if (dot && !suits_matrix_unit(op, c) && vector_lower(m, op, pass_target(c))) return true;
    bool widened = false;
    while (!contract_has_microkernel(op, pass_target(c))) {
        bool units = contract_has_units(op, pass_target(c)) && !(op->operands[0]->type->dtype == DT_BF16 && winograd_beats_bf16(op, c));
        if (units && (dot ? lower_dot(m, op, c, out_tuned) : convolution_lower(m, op, c, out_tuned))) return true;
        bool small = dtype_is_small_float(op->operands[0]->type->dtype) || dtype_is_small_float(op->operands[1]->type->dtype);
        Op *wide = contract_widened(m, op, pass_target(c));
        if (!wide) break;
        op = wide, widened = true;
        if (dot && small && vector_lower(m, op, pass_target(c))) return true; // which knows no such floats
    }
    if (dot) flatten_in_order(m, op);
    bool lowered = dot ? lower_dot(m, op, c, out_tuned) : convolution_lower(m, op, c, out_tuned);
    return lowered || widened;
}

bool contract_lower(Block *b, const PassContext *c) {
    bool changed = false;
    planes_mark(b);
    for (Op *op = b->first, *next; op; op = next) {
        next = op->next;
        for (uint32_t i = 0; i < op->n_operands; i++) op->operands[i] = value_resolved(op->operands[i]);
        Op *before = op->prev;
        const TunedKernel *tuned = NULL;
        if (op->kind == OP_DOT_GENERAL || op->kind == OP_CONVOLUTION) changed |= lower_contraction(c->m, op, c, &tuned);
        if (tuned) tuned_mark(c, tuned, b, before, next);
    }
    return changed;
}
