// Ops that move elements: the element of the result is an operand's element at another index. Data-dependent starts are clamped as
// the specification says, so no index leaves its operand.
#include "codegen/elem/elem.h"

#define B (e->l->b)

static double complex_part(DType t, const void *pair, size_t part) {
    DType real = t == DT_C64 ? DT_F32 : DT_F64;
    return elem_to_f64(real, (const char *)pair + part * dtype_bytes(real));
}

ELEM_OF(constant) {
    (void)index;
    const Literal *c = op_attr(op, ATTR_value)->lit;
    if (!c->splat && c->type->n_elems != 1) ICE("a large constant inside a kernel");
    DType t = c->type->dtype;
    if (dtype_is_complex(t)) return elem_pair_number(e, t, complex_part(t, c->data, 0), complex_part(t, c->data, 1), e->lanes);
    LLVMTypeRef type = ll_vec(elem_type(e, t), e->lanes);
    if (dtype_is_float(t)) return ll_real(type, elem_to_f64(t, c->data));
    if (t == DT_UI64) return ll_int(type, (int64_t)*(const uint64_t *)c->data);
    return ll_int(type, elem_to_i64(t, c->data));
}

ELEM_OF(iota) {
    Index i = index[op_int(op, ATTR_iota_dimension, 0)];
    DType t = op->results[0].type->dtype;
    return elem_converted(e, index_vector(e, i), DT_I64, t);
}

ELEM_OF(broadcast_in_dim) {
    Axes dims = op_axes(op, ATTR_broadcast_dimensions);
    const Type from = op->operands[0]->type;
    Index at[MAX_RANK];
    for (uint32_t i = 0; i < dims.n; i++) at[i] = from->dims[i] == 1 ? index_const(e, 0) : index[dims.v[i]];
    return elem_at(e, op->operands[0], at);
}

ELEM_OF(transpose) {
    Axes permutation = op_axes(op, ATTR_permutation);
    Index at[MAX_RANK];
    for (uint32_t i = 0; i < permutation.n; i++) at[permutation.v[i]] = index[i];
    return elem_at(e, op->operands[0], at);
}

ELEM_OF(slice) {
    Axes start = op_axes(op, ATTR_start_indices), strides = op_axes(op, ATTR_strides);
    Index at[MAX_RANK];
    for (uint32_t i = 0; i < start.n; i++) at[i] = index_add_const(e, index_scale(e, index[i], strides.v[i]), start.v[i]);
    return elem_at(e, op->operands[0], at);
}

ELEM_OF(reverse) {
    Axes dims = op_axes(op, ATTR_dimensions);
    const Type t = op->operands[0]->type;
    Index at[MAX_RANK];
    for (uint32_t i = 0; i < t->rank; i++) at[i] = axes_contain(dims, i) ? index_add_const(e, index_scale(e, index[i], -1), t->dims[i] - 1) : index[i];
    return elem_at(e, op->operands[0], at);
}

// Dimensions are matched in groups of equal size: [a, b*c] and [a, b, c] fall into {a} and {b*c ~ b, c}. Inside a group the index
// is made linear and taken apart again; a group of one dimension each costs nothing.
// All of the value lies one element behind the other, whatever the task.
static bool is_dense(const Value *v) {
    const Place *place = v->mark;
    int64_t dense[MAX_RANK];
    if (!place) return false;
    type_strides(v->type, dense);
    for (uint32_t i = 0; i < v->type->rank; i++)
        if (place->origin[i] || place->strides[i] != dense[i]) return false;
    return true;
}

// Of what is dense in memory it is another name: neighbours stay neighbours. Else lanes may lie in several rows.
ELEM_OF(reshape) {
    const Type from = op->operands[0]->type, to = op->results[0].type;
    Index at[MAX_RANK];
    if (is_dense(op->operands[0])) {
        const Place *place = op->operands[0]->mark;
        Place renamed = {.ptr = place->ptr, .wide = place->wide, .stored_by = place->stored_by};
        type_strides(to, renamed.strides);
        return elem_load(e, &op->results[0], &renamed, index);
    }
    uint32_t i = 0, j = 0;
    while (i < from->rank || j < to->rank) {
        uint32_t i0 = i, j0 = j;
        int64_t have = 1, want = 1;
        if (i < from->rank) have = from->dims[i++];
        if (j < to->rank) want = to->dims[j++];
        while (have != want) {
            if (have < want && i < from->rank) have *= from->dims[i++];
            else if (j < to->rank) want *= to->dims[j++];
            else break;
        }
        if (i - i0 == 1 && j - j0 == 1) {
            at[i0] = index[j0];
            continue;
        }
        Index linear = index_const(e, 0);
        for (uint32_t k = j0; k < j; k++)
            if (to->dims[k] != 1) linear = index_add(e, index_scale(e, linear, to->dims[k]), index[k]);
        int64_t rest = have;
        for (uint32_t k = i0; k < i; k++) {
            rest /= from->dims[k] ? from->dims[k] : 1;
            if (from->dims[k] == 1) at[k] = index_const(e, 0);
            else if (rest <= 1) at[k] = linear, linear = index_const(e, 0);
            else index_divmod(e, linear, rest, &at[k], &linear);
        }
    }
    return elem_at(e, op->operands[0], at);
}

// ---- choices by index

// The conjunction of a uniform and a per-lane condition, either of which may be missing.
typedef struct {
    LLVMValueRef scalar, lanes;
} Conditions;

static void require(Elem *e, Conditions *c, LLVMValueRef cond) {
    LLVMValueRef *slot = ll_lanes(ll_type(cond)) > 1 ? &c->lanes : &c->scalar;
    *slot = *slot ? LLVMBuildAnd(B, *slot, cond, "") : cond;
}

typedef struct {
    const Op *op;
    Index at[MAX_RANK];
    const Index *index;
    Conditions conds;
    uint32_t yes, no; // operands
    LLVMValueRef all; // i1: the conditions of lanes hold for all of them; NULL: it is not asked
} Choice;

static LLVMValueRef choice_yes(Elem *e, void *context) {
    const Choice *c = context;
    return elem_at(e, c->op->operands[c->yes], c->at);
}

static LLVMValueRef choice_no(Elem *e, void *context) {
    const Choice *c = context;
    return elem_at(e, c->op->operands[c->no], c->index);
}

static LLVMValueRef choice_some(Elem *e, void *context) {
    const Choice *c = context;
    return elem_if(e, c->conds.lanes, c->op->results[0].type->dtype, choice_yes, choice_no, context);
}

static LLVMValueRef choice_lanes(Elem *e, void *context) {
    const Choice *c = context;
    if (!c->conds.lanes) return choice_yes(e, context);
    return c->all ? elem_if(e, c->all, c->op->results[0].type->dtype, choice_yes, choice_some, context) : choice_some(e, context);
}

// operand `yes` at c->at where all conditions hold, else operand `no` at c->index.
static LLVMValueRef choose(Elem *e, Choice *c) {
    if (!c->conds.scalar) return choice_lanes(e, c);
    return elem_if(e, c->conds.scalar, c->op->results[0].type->dtype, choice_lanes, choice_no, c);
}

// Of neighbours along a dimension, all in [0, size).
static LLVMValueRef are_inside(Elem *e, const Index *at, int64_t size) {
    LLVMValueRef first = LLVMBuildICmp(B, LLVMIntSGE, at->base, ll_i64(e->l, 0), "");
    return LLVMBuildAnd(B, first, LLVMBuildICmp(B, LLVMIntSLE, at->base, ll_i64(e->l, size - (int64_t)e->lanes), ""), "");
}

// Of a long row in memory most vectors are inside: where masks of lanes are slow they are loaded without.
ELEM_OF(pad) {
    Axes low = op_axes(op, ATTR_edge_padding_low), high = op_axes(op, ATTR_edge_padding_high), interior = op_axes(op, ATTR_interior_padding);
    const Type t = op->operands[0]->type;
    Choice c = {.op = op, .index = index, .yes = 0, .no = 1};
    for (uint32_t i = 0; i < t->rank; i++) {
        c.at[i] = index[i];
        if (!low.v[i] && !high.v[i] && !interior.v[i]) continue;
        Index at = index_add_const(e, index[i], -low.v[i]);
        if (low.v[i] > 0) require(e, &c.conds, index_compare(e, LLVMIntSGE, at, 0));
        int64_t step = interior.v[i] + 1, extent = (t->dims[i] - 1) * step + 1;
        if (high.v[i] > 0 || interior.v[i]) require(e, &c.conds, index_compare(e, LLVMIntSLT, at, extent));
        if (interior.v[i]) {
            Index rest;
            index_divmod(e, at, step, &c.at[i], &rest);
            require(e, &c.conds, index_compare(e, LLVMIntEQ, rest, 0));
        } else {
            c.at[i] = at;
            bool row = op->operands[0]->mark && !at.vec && at.step == 1 && t->dims[i] >= 2 * LANES;
            if (!row || e->mask || e->l->avx512) continue;
            LLVMValueRef inside = are_inside(e, &at, t->dims[i]);
            c.all = c.all ? LLVMBuildAnd(B, c.all, inside, "") : inside;
        }
    }
    return choose(e, &c);
}

// Operand k, whose part of the dimension starts at `start`, or a later one.
typedef struct {
    const Op *op;
    const Index *index;
    uint32_t k;
    int64_t start;
} Part;

static LLVMValueRef part_here(Elem *e, void *context) {
    const Part *p = context;
    int64_t d = op_int(p->op, ATTR_dimension, 0);
    Index at[MAX_RANK];
    for (uint32_t i = 0; i < p->op->results[0].type->rank; i++) at[i] = p->index[i];
    at[d] = index_add_const(e, at[d], -p->start);
    return elem_at(e, p->op->operands[p->k], at);
}

static LLVMValueRef part_next(Elem *e, void *context);

static LLVMValueRef part_from(Elem *e, void *context) {
    Part p = *(const Part *)context;
    int64_t d = op_int(p.op, ATTR_dimension, 0), end = p.start + p.op->operands[p.k]->type->dims[d];
    if (p.k + 1 == p.op->n_operands) return part_here(e, &p);
    Part *both = arena_copy(e->arena, &p, sizeof p);
    LLVMValueRef cond = index_compare(e, LLVMIntSLT, p.index[d], end);
    if (LLVMIsAConstantInt(cond)) return LLVMConstIntGetZExtValue(cond) ? part_here(e, both) : part_next(e, both);
    return elem_if(e, cond, p.op->results[0].type->dtype, part_here, part_next, both);
}

static LLVMValueRef part_next(Elem *e, void *context) {
    Part next = *(const Part *)context;
    next.start += next.op->operands[next.k]->type->dims[op_int(next.op, ATTR_dimension, 0)];
    next.k++;
    return part_from(e, &next);
}

static LLVMValueRef part_around(Elem *e, void *context);

// All lanes in operand k, in a later one, or, at last, some in one and some in another.
static LLVMValueRef part_of_all(Elem *e, void *context) {
    Part p = *(const Part *)context;
    if (p.k == p.op->n_operands) {
        Part first = {p.op, p.index, 0, 0};
        return part_from(e, &first);
    }
    int64_t d = op_int(p.op, ATTR_dimension, 0), end = p.start + p.op->operands[p.k]->type->dims[d];
    Part *both = arena_copy(e->arena, &p, sizeof p);
    Index from = index_scalar(p.index[d].base, 1);
    LLVMValueRef begins = index_compare(e, LLVMIntSGE, from, p.start), ends = index_compare(e, LLVMIntSLE, from, end - e->lanes);
    return elem_if(e, LLVMBuildAnd(B, begins, ends, ""), p.op->results[0].type->dtype, part_here, part_around, both);
}

static LLVMValueRef part_around(Elem *e, void *context) {
    Part next = *(const Part *)context;
    next.start += next.op->operands[next.k]->type->dims[op_int(next.op, ATTR_dimension, 0)];
    next.k++;
    return part_of_all(e, &next);
}

// Most vectors lie in one operand: they are loaded whole. The others cost a masked load of each operand.
ELEM_OF(concatenate) {
    enum { MOST_TRIED = 16 };
    const Index *along = &index[op_int(op, ATTR_dimension, 0)];
    Part first = {op, index, 0, 0};
    bool mixed = false;
    int64_t end = 0;
    for (uint32_t i = 0; i + 1 < op->n_operands; i++) {
        end += op->operands[i]->type->dims[op_int(op, ATTR_dimension, 0)];
        mixed |= !index_is_one_side(e, along, end);
    }
    return mixed && !along->vec && along->step == 1 && op->n_operands <= MOST_TRIED ? part_of_all(e, &first) : part_from(e, &first);
}

// ---- starts that are values

// A scalar start, whatever the lanes do.
static Index scalar_start(Elem *e, const Value *v, int64_t most) {
    unsigned lanes = e->lanes;
    LLVMValueRef mask = e->mask;
    e->lanes = 1;
    e->mask = NULL;
    Index i = index_clamped(e, elem_at(e, v, NULL), v->type->dtype, most);
    e->lanes = lanes;
    e->mask = mask;
    return i;
}

ELEM_OF(dynamic_slice) {
    const Type from = op->operands[0]->type, to = op->results[0].type;
    Index at[MAX_RANK];
    for (uint32_t i = 0; i < from->rank; i++) at[i] = index_add(e, index[i], scalar_start(e, op->operands[1 + i], from->dims[i] - to->dims[i]));
    return elem_at(e, op->operands[0], at);
}

ELEM_OF(dynamic_update_slice) {
    const Type whole = op->operands[0]->type, part = op->operands[1]->type;
    Choice c = {.op = op, .index = index, .yes = 1, .no = 0};
    for (uint32_t i = 0; i < whole->rank; i++) {
        c.at[i] = index[i];
        if (whole->dims[i] == part->dims[i]) continue;
        Index start = scalar_start(e, op->operands[2 + i], whole->dims[i] - part->dims[i]);
        c.at[i] = index_add(e, index[i], index_scale(e, start, -1));
        require(e, &c.conds, index_compare(e, LLVMIntSGE, c.at[i], 0));
        require(e, &c.conds, index_compare(e, LLVMIntSLT, c.at[i], part->dims[i]));
    }
    return choose(e, &c);
}

// The start of one dimension of the operand: from component k of the index vector at the batch part of the result's index.
static Index gather_start(Elem *e, const Op *op, const Index *batch, int64_t k, int64_t most) {
    const Value *starts = op->operands[1];
    int64_t vector = op_list(op, ATTR_gather_dimension_numbers, GATHER_INDEX_VECTOR).v[0];
    Index at[MAX_RANK];
    bool uniform = true;
    for (uint32_t i = 0, b = 0; i < starts->type->rank; i++) {
        at[i] = i == vector ? index_const(e, k) : batch[b++];
        uniform &= index_is_uniform(&at[i]);
    }
    unsigned lanes = e->lanes;
    LLVMValueRef mask = e->mask;
    if (uniform) e->lanes = 1, e->mask = NULL;
    Index start = index_clamped(e, elem_at(e, starts, at), starts->type->dtype, most);
    e->lanes = lanes;
    e->mask = mask;
    return start;
}

ELEM_OF(gather) {
    AttrKey key = ATTR_gather_dimension_numbers;
    Axes offset = op_list(op, key, GATHER_OFFSET), collapsed = op_list(op, key, GATHER_COLLAPSED), map = op_list(op, key, GATHER_START_MAP);
    Axes operand_batch = op_list(op, key, GATHER_OPERAND_BATCH), start_batch = op_list(op, key, GATHER_START_BATCH);
    Axes sizes = op_axes(op, ATTR_slice_sizes);
    int64_t vector = op_list(op, key, GATHER_INDEX_VECTOR).v[0];
    const Type from = op->operands[0]->type, to = op->results[0].type;
    Index batch[MAX_RANK], at[MAX_RANK];
    for (uint32_t i = 0, b = 0; i < to->rank; i++)
        if (!axes_contain(offset, i)) batch[b++] = index[i];
    for (uint32_t d = 0, o = 0; d < from->rank; d++) {
        bool gone = axes_contain(collapsed, d) || axes_contain(operand_batch, d);
        at[d] = gone ? index_const(e, 0) : index[offset.v[o++]];
        for (uint32_t k = 0; k < map.n; k++)
            if (map.v[k] == d) at[d] = index_add(e, at[d], gather_start(e, op, batch, k, from->dims[d] - sizes.v[d]));
        for (uint32_t k = 0; k < operand_batch.n; k++)
            if (operand_batch.v[k] == d) at[d] = index_add(e, at[d], batch[start_batch.v[k] - (start_batch.v[k] > vector)]);
    }
    return elem_at(e, op->operands[0], at);
}

// [.., p, k, j] is column p * panel + j of row k, or 0 behind the last column.
typedef struct {
    const Op *op;
    Index at[MAX_RANK];
} Packed;

static LLVMValueRef packed_element(Elem *e, void *context) {
    const Packed *p = context;
    return elem_at(e, p->op->operands[0], p->at);
}

static LLVMValueRef packed_zero(Elem *e, void *context) {
    const Packed *p = context;
    return elem_number(e, p->op->results[0].type->dtype, 0, true);
}

ELEM_OF(pack) {
    const Type from = op->operands[0]->type;
    uint32_t batch = from->rank - 2;
    int64_t panel = op_int(op, ATTR_panel, PANEL_COLUMNS), columns = from->dims[batch + 1];
    Packed p = {.op = op};
    for (uint32_t i = 0; i < batch; i++) p.at[i] = index[i];
    p.at[batch] = index[batch + 1];
    Index column = index_add(e, index_scale(e, index[batch], panel), index[batch + 2]);
    p.at[batch + 1] = column;
    if (columns % panel == 0) return packed_element(e, &p);
    LLVMValueRef inside = index_compare(e, LLVMIntSLT, column, columns);
    return elem_if(e, inside, from->dtype, packed_element, packed_zero, &p);
}
