// Which columns of rows count: a causal mask leaves row i only columns below i + r. What is behind them is -infinity before the softmax and 0 after it: it
// changes no maximum, no sum and no product of these rows with something finite. So tasks that have whole rows make and read the columns below their last row's
// i + r.
//
//   {tpu.reach = r}    of a stage: of row i columns from i + r on are not made; nobody reads them but stages that are marked, too
//   {tpu.terms = r}    of a sum of columns, or of products: of row i terms from i + r on change nothing
//
// It is proved value by value, of all columns j >= i + r: what is made of the first product there is anything, until a selection by a comparison of row and
// column puts a constant in its place. From then on it is followed up to sums. Where a row has nothing but -infinity, its maximum is, and exp(-inf - -inf) is
// NaN in the columns that are made as well as in those that are not, so its sums are NaN either way. An infinite or NaN factor of the second product that
// masking multiplies by 0, or adds -infinity to, is not met: it leaves the rows before it alone, as every compiler's fused attention does.
#include "passes/fuse/reach.h"

#include "ir/ops/reduce/chunks.h"
#include "ir/ops/stage.h"
#include "passes/counts.h"

#include <math.h>
#include <string.h>

// What a value is in the columns that do not count. NONE: nothing is made of the first product here.
typedef enum { BEYOND_NONE, BEYOND_ANY, BEYOND_LOW, BEYOND_ZERO } Beyond; // LOW: -infinity, or NaN where the row is
enum { MOST_OPS = 192, MOST_DEPTH = 12 };

typedef struct {
    const Op *product; // that makes the rows
    uint32_t rank;
    int64_t rows, columns, reach;
    const Value *values[MOST_OPS]; // of which something is known
    Beyond beyond[MOST_OPS];
    uint32_t n;
} Proof;

static bool is_of_rows(const Proof *p, Type t) { return t->rank >= 2 && t->dims[t->rank - 2] == p->rows && t->dims[t->rank - 1] == p->columns; }

// ---- masks

// Of a comparison: true where distance * (j - i) + constant is above 0, or not below 0, or the opposite.
typedef struct {
    int64_t distance, constant; // distance: 1 or -1
    bool above, equal;          // is it true above 0, and where it is 0?
} Comparison;

static bool comparison_of(const Proof *p, const Op *op, Comparison *out) {
    Counts x, y;
    if (op->kind != OP_COMPARE || !is_of_rows(p, op->operands[0]->type) || !counts_find(op->operands[0], &x) || !counts_find(op->operands[1], &y)) return false;
    uint32_t column = op->operands[0]->type->rank - 1;
    const char *direction = str_text(op_str(op, ATTR_comparison_direction));
    *out = (Comparison){x.along[column] - y.along[column], x.constant - y.constant, direction[0] == 'G', direction[1] == 'E'};
    if (direction[0] != 'G' && direction[0] != 'L') return false;
    for (uint32_t d = 0; d + 1 < column; d++)
        if (x.along[d] != y.along[d]) return false;
    return (out->distance == 1 || out->distance == -1) && x.along[column - 1] - y.along[column - 1] == -out->distance;
}

// The least r from which on the comparison has one value.
static int64_t comparison_turns(const Comparison *c) {
    // distance 1: j - i + constant; it is above 0 from 1 - constant on, not below 0 from -constant on
    bool above_counts = c->above == c->equal; // >= and <: 0 belongs to what is above
    if (c->distance > 0) return above_counts ? -c->constant : 1 - c->constant;
    return above_counts ? 1 + c->constant : c->constant;
}

typedef enum { MASK_UNKNOWN, MASK_FALSE, MASK_TRUE } Mask;

// What is repeated for each matrix of rows and columns; v itself if it is not.
static const Value *repeated_matrix(const Proof *p, const Value *v) {
    const Op *op = v->def;
    if (!op || op->kind != OP_BROADCAST_IN_DIM || !is_of_rows(p, op->operands[0]->type)) return v;
    Axes to = op_axes(op, ATTR_broadcast_dimensions);
    bool lasts = to.v[to.n - 1] == v->type->rank - 1 && to.v[to.n - 2] == v->type->rank - 2;
    return lasts ? op->operands[0] : v;
}

// What a mask is in all columns j >= i + reach.
static Mask mask_beyond(const Proof *p, const Value *v, int depth) {
    const Op *op = repeated_matrix(p, v)->def;
    Comparison c;
    if (!op || !depth) return MASK_UNKNOWN;
    if (op->kind == OP_AND || op->kind == OP_OR) {
        Mask a = mask_beyond(p, op->operands[0], depth - 1), b = mask_beyond(p, op->operands[1], depth - 1),
             decides = op->kind == OP_AND ? MASK_FALSE : MASK_TRUE;
        return a == decides || b == decides ? decides : a == b ? a : MASK_UNKNOWN;
    }
    if (op->kind == OP_NOT) {
        Mask a = mask_beyond(p, op->operands[0], depth - 1);
        return a == MASK_UNKNOWN ? a : a == MASK_TRUE ? MASK_FALSE : MASK_TRUE;
    }
    if (!comparison_of(p, op, &c) || p->reach < comparison_turns(&c)) return MASK_UNKNOWN;
    return (c.distance > 0) == c.above ? MASK_TRUE : MASK_FALSE;
}

// ---- values

static Beyond beyond_of(const Proof *p, const Value *v) {
    for (uint32_t i = p->n; i-- > 0;)
        if (p->values[i] == v) return p->beyond[i];
    return BEYOND_NONE;
}

static const Literal *splat_of(const Value *v) {
    while (v->def && v->def->kind == OP_BROADCAST_IN_DIM) v = v->def->operands[0];
    const Literal *l = value_constant(v);
    return l && (l->splat || l->type->n_elems == 1) && dtype_is_float(l->type->dtype) ? l : NULL;
}

static bool splat_number(const Value *v, double *out) {
    const Literal *l = splat_of(v);
    if (l) *out = elem_to_f64(l->type->dtype, literal_elem(l, 0));
    return l != NULL;
}

// Is v, of rows and columns, a number for each row: what `kind` makes of x's row?
static bool is_row_of(const Proof *p, const Value *v, const Value *x, OpKind kind) {
    const Op *op = v->def;
    if (!op || op->kind != OP_BROADCAST_IN_DIM) return false;
    Axes at = op_axes(op, ATTR_broadcast_dimensions);
    for (uint32_t i = 0; i + 1 < at.n; i++)
        if (at.v[i] >= at.v[i + 1]) return false;
    if (!at.n || at.v[at.n - 1] != v->type->rank - 2 || op->operands[0]->type->dims[at.n - 1] != p->rows) return false;
    op = op->operands[0]->def;
    while (op && op->kind == OP_RESHAPE) op = op->operands[0]->def;
    OpKind found;
    return op && op->kind == OP_REDUCE && op->operands[0] == x && op->n_results == 1 && reducer_is_known(op, &found) && found == kind;
}

static Beyond of_selected(const Proof *p, const Op *op) {
    Mask mask = mask_beyond(p, op->operands[0], MOST_DEPTH);
    if (mask == MASK_UNKNOWN) return BEYOND_ANY;
    const Value *v = op->operands[mask == MASK_TRUE ? 1 : 2];
    double x;
    if (beyond_of(p, v) != BEYOND_NONE) return beyond_of(p, v);
    if (!splat_number(v, &x)) return BEYOND_ANY;
    return x == -INFINITY ? BEYOND_LOW : x == 0 ? BEYOND_ZERO : BEYOND_ANY;
}

// Is v, which is added, -infinity there? Where a product is infinite or NaN the sum is not met.
static bool masks_low(const Proof *p, const Value *v) {
    const Op *op = repeated_matrix(p, v)->def;
    if (!op || op->kind != OP_SELECT) return false;
    Mask mask = mask_beyond(p, op->operands[0], MOST_DEPTH);
    double x;
    return mask != MASK_UNKNOWN && splat_number(op->operands[mask == MASK_TRUE ? 1 : 2], &x) && x == -INFINITY;
}

// Of an elementwise op that reads something that is known.
static Beyond of_elementwise(const Proof *p, const Op *op) {
    Beyond first = beyond_of(p, op->operands[0]);
    double x;
    switch (op->kind) {
    case OP_SELECT: return of_selected(p, op);
    case OP_ADD: return masks_low(p, op->operands[1]) || masks_low(p, op->operands[0]) ? BEYOND_LOW : BEYOND_ANY;
    case OP_EXP: return first == BEYOND_LOW ? BEYOND_ZERO : BEYOND_ANY;
    case OP_SUBTRACT: return first == BEYOND_LOW && is_row_of(p, op->operands[1], op->operands[0], OP_MAXIMUM) ? BEYOND_LOW : BEYOND_ANY;
    case OP_DIVIDE: return first == BEYOND_ZERO && is_row_of(p, op->operands[1], op->operands[0], OP_ADD) ? BEYOND_ZERO : BEYOND_ANY;
    case OP_MULTIPLY: return splat_number(op->operands[1], &x) && x > 0 && x < INFINITY ? first : BEYOND_ANY;
    default: return BEYOND_ANY;
    }
}

static bool reads_known(const Proof *p, const Op *op) {
    for (uint32_t i = 0; i < op->n_operands; i++)
        if (beyond_of(p, op->operands[i]) != BEYOND_NONE) return true;
    return false;
}

static bool keep(Proof *p, const Op *op, Beyond what) {
    if (p->n == MOST_OPS) return false;
    p->values[p->n] = &op->results[0];
    p->beyond[p->n++] = what;
    return true;
}

// Do columns that do not count stay without effect in this op? What is known of its result is kept.
static bool follows(Proof *p, const Op *op) {
    if (op == p->product) return keep(p, op, BEYOND_ANY);
    OpKind kind;
    if (!reads_known(p, op)) return op->n_regions == 0 || (op->kind == OP_REDUCE && reducer_is_known(op, &kind));
    if (op->n_results != 1) return false;
    Beyond first = beyond_of(p, op->operands[0]);
    const Type from = op->operands[0]->type, to = op->results[0].type;
    if (op_has(op->kind, MAP) && !op->n_regions) return is_of_rows(p, to) && keep(p, op, of_elementwise(p, op));
    if (op->kind == OP_RESHAPE) return is_of_rows(p, to) && keep(p, op, first);
    if (op->kind == OP_MATMUL) return first == BEYOND_ZERO && beyond_of(p, op->operands[1]) == BEYOND_NONE;
    if (op->kind != OP_REDUCE || op->n_operands != 2 || !is_of_rows(p, from)) return false;
    Axes dims = op_axes(op, ATTR_dimensions);
    if (dims.n != 1 || dims.v[0] != from->rank - 1 || !reducer_takes_rows(op, &kind)) return false;
    return (kind == OP_MAXIMUM && first == BEYOND_LOW) || (kind == OP_ADD && first == BEYOND_ZERO);
}

static bool holds(Proof *p, const Block *phase, int64_t reach) {
    p->n = 0;
    p->reach = reach;
    for (const Op *op = phase->first; op; op = op->next)
        if (!follows(p, op)) return false;
    return true;
}

// ---- what is proved is written down

static void mark(Module *m, const Proof *p, Block *phase) {
    for (Op *op = phase->first; op; op = op->next) {
        if (stage_of(op) == STAGE_NONE) continue;
        if (beyond_of(p, &op->results[0]) != BEYOND_NONE) op_set_attr(m, op, attr_i64(ATTR_reach, p->reach));
        else if (reads_known(p, op)) op_set_attr(m, op, attr_i64(ATTR_terms, p->reach));
    }
}

void reach_mark(Module *m, Block *phase) {
    const Op *product = stage_find(phase, STAGE_CONTRACT);
    if (!product || product->kind != OP_MATMUL) return;
    Axes map = op_axes(product, ATTR_map);
    const Type t = product->results[0].type;
    if (map.v[map.n - 1] >= 0) return;
    Proof p = {.product = product, .rank = t->rank, .rows = t->dims[t->rank - 2], .columns = t->dims[t->rank - 1]};
    for (const Op *op = phase->first; op; op = op->next) {
        Comparison c;
        if (!comparison_of(&p, op, &c) || comparison_turns(&c) >= p.columns || !holds(&p, phase, comparison_turns(&c))) continue;
        mark(m, &p, phase);
        return;
    }
}
