// See across.h. An expression is walked from its result to what lies in memory, with what each index does when lanes run along one dimension: the rules of
// codegen/elem/data.c for indices, without code.
#include "ir/ops/across.h"

#include "ir/ops/cost.h"
#include "ir/ops/plan.h"
#include "ir/ops/stage.h"
#include "ir/ops/view.h"

enum { MOST_VISITS = 128 }; // of ops, so that a walk ends soon

// From lane to lane an index grows by `step`; that of the first lane is a multiple of `multiple`. Not regular: lanes go where they like.
typedef struct {
    int64_t step, multiple;
    bool regular;
} Step;

// How what lies in memory is read: neighbours by neighbouring lanes, every one of a few (channels of a pixel), lanes apart from each other, or in another way.
typedef struct {
    uint32_t near, few, apart, other, code, visits;
} Reads;

static int64_t gcd(int64_t a, int64_t b) {
    while (b) {
        int64_t rest = a % b;
        a = b, b = rest;
    }
    return a < 0 ? -a : a;
}

static Step step_number(int64_t v) { return (Step){0, v ? v : 1 << 20, true}; }
static Step step_scaled(Step s, int64_t by) { return (Step){s.step * by, by && s.multiple < 1 << 20 ? s.multiple * by : 1 << 20, s.regular}; }
static Step step_sum(Step a, Step b) { return (Step){a.step + b.step, gcd(a.multiple, b.multiple), a.regular && b.regular}; }

static void step_divide(Step s, int64_t divisor, Step *out_quotient, Step *out_rest) {
    bool whole = s.regular && (s.step == 0 || (s.step > 0 && gcd(s.multiple, divisor) >= s.step * LANES));
    *out_quotient = (Step){0, 1, whole};
    *out_rest = (Step){s.step, gcd(s.multiple, divisor), whole};
}

static void read_memory(const int64_t *strides, uint32_t rank, const Step *at, Reads *r) {
    int64_t step = 0;
    bool regular = true;
    for (uint32_t i = 0; i < rank; i++) step += at[i].step * strides[i], regular &= at[i].regular;
    if (!regular) r->other++;
    else if (step == 1) r->near++;
    else if (step > 1 && step <= FEW_CHANNELS) r->few++;
    else if (step) r->apart++;
}

static void read_op(const Op *op, const Step *index, Reads *r);

static void read_value(const Value *v, const Step *index, Reads *r) {
    const Op *op = v->def;
    bool uniform = true;
    int64_t strides[MAX_RANK];
    for (uint32_t i = 0; i < v->type->rank; i++) uniform &= index[i].regular && !index[i].step;
    if (uniform) return;
    if (op && stage_of(op) == STAGE_NONE) {
        read_op(op, index, r);
        return;
    }
    type_strides(v->type, strides);
    read_memory(strides, v->type->rank, index, r);
}

// Groups of equal size, made linear and taken apart again.
static void read_reshape(const Op *op, const Step *index, Reads *r) {
    const Type from = op->operands[0]->type, to = op->results[0].type;
    Step at[MAX_RANK];
    for (uint32_t i = 0, j = 0; i < from->rank || j < to->rank;) {
        uint32_t i0 = i, j0 = j;
        int64_t have = i < from->rank ? from->dims[i++] : 1, want = j < to->rank ? to->dims[j++] : 1;
        while (have != want) {
            if (have < want && i < from->rank) have *= from->dims[i++];
            else if (j < to->rank) want *= to->dims[j++];
            else break;
        }
        if (i - i0 == 1 && j - j0 == 1) {
            at[i0] = index[j0];
            continue;
        }
        Step linear = step_number(0);
        for (uint32_t k = j0; k < j; k++)
            if (to->dims[k] != 1) linear = step_sum(step_scaled(linear, to->dims[k]), index[k]);
        int64_t rest = have;
        for (uint32_t k = i0; k < i; k++) {
            rest /= i64_max(from->dims[k], 1);
            if (from->dims[k] == 1) at[k] = step_number(0);
            else if (rest <= 1) at[k] = linear, linear = step_number(0);
            else step_divide(linear, rest, &at[k], &linear);
        }
    }
    read_value(op->operands[0], at, r);
}

static void read_pack(const Op *op, const Step *index, Reads *r) {
    uint32_t batch = op->operands[0]->type->rank - 2;
    Step at[MAX_RANK];
    for (uint32_t i = 0; i < batch; i++) at[i] = index[i];
    at[batch] = index[batch + 1];
    at[batch + 1] = step_sum(step_scaled(index[batch], op_int(op, ATTR_panel, PANEL_COLUMNS)), index[batch + 2]);
    read_value(op->operands[0], at, r);
}

// Of a few elements that are put side by side, lanes along these have one each, from elsewhere; other lanes read one operand.
static void read_side_by_side(const Op *op, const Step *index, Reads *r) {
    const Type t = op->results[0].type;
    uint32_t d = (uint32_t)op_int(op, ATTR_dimension, 0);
    if (d + 1 != t->rank || t->dims[d] != op->n_operands || t->dims[d] > FEW_CHANNELS) {
        r->other++;
    } else if (index[d].step) {
        r->apart++;
    } else {
        for (uint32_t i = 0; i < op->n_operands; i++) read_value(op->operands[i], index, r);
    }
}

static void read_elementwise(const Op *op, const Step *index, Reads *r) {
    r->code += op_code(op);
    for (uint32_t i = 0; i < op->n_operands; i++) read_value(op->operands[i], index, r);
}

static void read_op(const Op *op, const Step *index, Reads *r) {
    Step at[MAX_RANK];
    uint32_t rank = op->n_operands ? op->operands[0]->type->rank : 0;
    if (++r->visits > MOST_VISITS || op->n_results != 1 || op->n_regions) {
        r->other++;
        return;
    }
    switch (op->kind) {
    case OP_CONSTANT:
    case OP_IOTA: return;
    case OP_RESHAPE: read_reshape(op, index, r); return;
    case OP_PACK: read_pack(op, index, r); return;
    case OP_CONCATENATE: read_side_by_side(op, index, r); return;
    case OP_TRANSPOSE:
        for (uint32_t i = 0; i < rank; i++) at[op_axes(op, ATTR_permutation).v[i]] = index[i];
        break;
    case OP_BROADCAST_IN_DIM:
        for (uint32_t i = 0; i < rank; i++) at[i] = op->operands[0]->type->dims[i] == 1 ? step_number(0) : index[op_axes(op, ATTR_broadcast_dimensions).v[i]];
        break;
    case OP_DYNAMIC_SLICE:
        for (uint32_t i = 0; i < rank; i++) at[i] = step_sum(index[i], (Step){0, 1, true});
        break;
    case OP_SLICE:
        for (uint32_t i = 0; i < rank; i++)
            at[i] = step_sum(step_scaled(index[i], op_axes(op, ATTR_strides).v[i]), step_number(op_axes(op, ATTR_start_indices).v[i]));
        break;
    case OP_REVERSE:
        for (uint32_t i = 0; i < rank; i++) at[i] = axes_contain(op_axes(op, ATTR_dimensions), i) ? (Step){-index[i].step, 1, index[i].regular} : index[i];
        break;
    case OP_BITCAST_CONVERT: {
        View v;
        if (view_of_wider(op, &v)) read_memory(v.strides_elems, v.rank, index, r);
        else if (rank == op->results[0].type->rank) read_elementwise(op, index, r);
        else r->other++;
        return;
    }
    default:
        if (op_has(op->kind, MAP)) read_elementwise(op, index, r);
        else r->other++;
        return;
    }
    read_value(op->operands[0], at, r);
}

// How op's result is read with lanes along dimension d. That it has a stage of its own does not matter.
static Reads reads_along(const Op *op, uint32_t d) {
    Step index[MAX_RANK];
    Reads r = {0};
    for (uint32_t i = 0; i < op->results[0].type->rank; i++) index[i] = (Step){i == d, i == d ? LANES : 1, true};
    read_op(op, index, &r);
    return r;
}

static bool is_turned_type(DType t) { return !dtype_is_small_float(t); } // those are computed with between memory and registers

// The result's reads that lie apart, if it is to be turned.
static uint32_t gained(const Op *op, uint32_t d) {
    const Type t = op->results[0].type;
    if (t->rank < 2 || !is_turned_type(t->dtype)) return 0;
    Reads across = reads_along(op, t->rank - 1);
    if (!across.apart || across.near || across.few || across.other || across.code > MOST_TURNED_CODE) return 0;
    Reads along = reads_along(op, d);
    return along.near && !along.few && !along.apart && !along.other ? across.apart : 0;
}

typedef struct {
    uint32_t d, visits, gained;
    Turned found;
} Search;

// What is turned of the map and of what it computes from at its own index.
static void find_below(const Op *op, Search *s) {
    uint32_t here = gained(op, s->d);
    for (uint32_t i = 0; i < s->found.n; i++)
        if (s->found.v[i] == &op->results[0]) return;
    if (here && s->found.n < MAX_TURNED) {
        s->found.v[s->found.n++] = &op->results[0];
        s->gained += here;
    }
    if (here || !op_has(op->kind, MAP) || op->n_regions || op->n_results != 1) return;
    for (uint32_t i = 0; i < op->n_operands && ++s->visits <= MOST_VISITS; i++) {
        const Op *def = op->operands[i]->def;
        if (def && stage_of(def) == STAGE_NONE && type_same_shape(def->results[0].type, op->results[0].type)) find_below(def, s);
    }
}

Turned map_turned(const Op *map, uint32_t d) {
    Search s = {.d = d};
    find_below(map, &s);
    return s.found;
}

int64_t map_across(const Op *map) {
    const Type t = map->results[0].type;
    int64_t best = -1;
    uint32_t most = 0;
    if (map->n_results != 1 || t->rank < 2 || t->dims[t->rank - 1] < 2 || !is_turned_type(t->dtype)) return -1;
    for (uint32_t d = 0; d + 1 < t->rank; d++) {
        Search s = {.d = d};
        if (t->dims[d] > 1) find_below(map, &s);
        if (s.gained > most) most = s.gained, best = d;
    }
    return best;
}
