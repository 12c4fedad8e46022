// See bf16.h. What bf16 wins is counted by the fastest of processors, matrix units (AMX), and so is what it costs: to round operands, to pack those that are no
// constants, and to set up a matrix unit. Cycles of a core, measured on Emerald Rapids in 210 random products of up to 400,000 multiplications.
#include "passes/layout/bf16.h"

#include "ir/ops/cost.h"
#include "ir/ops/ragged.h"
#include "passes/layout/layout.h"
#include "passes/layout/planes.h"
#include "passes/rewrite.h"

#include <stdlib.h>

enum { FEW_PRODUCTS = 16 }; // of a sum: it takes about as long as copying windows that are rounded
enum { NEAR = 1 << 16 };    // elements that stay in the second cache, with what they become
static const double MULTIPLIED = 27, ROUNDED = 0.1, FAR_ROUNDED = 0.8, TURNED = 0.4, PACKED = 0.15, FAR_PACKED = 0.9, RUN = 15, READ = 1.0 / 32;

// What is computed is rounded as it is stored; arguments are read for that alone.
static double rounding(const Value *v, double elements) {
    while (v->def && op_has(v->def->kind, VIEW)) v = value_resolved(v->def->operands[0]);
    return elements * (elements > NEAR && !v->def ? FAR_ROUNDED : ROUNDED);
}

static double packing(double elements) { return elements * (elements > NEAR ? FAR_PACKED : PACKED); }
static double up(double n, int64_t unit) { return (double)i64_round_up((int64_t)n, unit); }

// Of the dot_general that a ragged one becomes: where rows meet the rhs of their group, sums run over all groups.
static int64_t ragged_depth(const Op *op) {
    Axes contract = op_list(op, ATTR_ragged_dot_dimension_numbers, DOT_LHS_CONTRACT);
    const Type sizes = op->operands[2]->type;
    Ragged r;
    ragged_of(op, &r);
    int64_t n = r.mode == RAGGED_ROWS ? sizes->dims[sizes->rank - 1] : 1;
    for (uint32_t i = 0; i < contract.n; i++) n *= op->operands[0]->type->dims[contract.v[i]];
    return n;
}

// Small products whose rhs, of batches side by side, is packed in each run: in f32 with vectors along the batches, bf16 in pairs that lie far apart. Where the
// lhs lies so as well, reading its rows, as they are in f32 and copied in bf16, is the other half of the work.
static bool is_packed_across(const Op *op) {
    enum { SMALL = 64 }; // products by elements that are read: 40 on Zen 4, more by a matrix unit
    AttrKey key = ATTR_dot_dimension_numbers;
    const Value *x = op->operands[0], *y = op->operands[1];
    if (!contract_has_batches_last(y, op_list(op, key, DOT_RHS_BATCH)) || contract_is_constant(x) || contract_is_constant(y)) return false;
    int64_t rows = contraction_free(op, 0), columns = contraction_free(op, 1);
    if (contract_has_batches_last(x, op_list(op, key, DOT_LHS_BATCH)) && rows > columns) return false;
    return columns >= PANEL_COLUMNS && (double)rows * (double)columns < SMALL * ((double)rows + (double)columns);
}

// ---- what is won, and what it costs

// Of a dot_general: the side whose rows pass the other one, which is packed: constants are, and else the rhs.
static bool has_rows_in_rhs(const Op *op) { return contract_is_constant(op->operands[0]) && !contract_is_constant(op->operands[1]); }

static double elements(Type t, Axes dims) {
    double n = 1;
    for (uint32_t i = 0; i < dims.n; i++) n *= (double)t->dims[dims.v[i]];
    return n;
}

static bool is_dot_small(const Op *op) {
    uint32_t rows_side = has_rows_in_rhs(op);
    const Value *rows = op->operands[rows_side], *other = op->operands[!rows_side];
    Axes contract = op_list(op, ATTR_dot_dimension_numbers, rows_side ? DOT_RHS_CONTRACT : DOT_LHS_CONTRACT);
    Axes batch = op_list(op, ATTR_dot_dimension_numbers, rows_side ? DOT_LHS_BATCH : DOT_RHS_BATCH);       // of the other
    bool lie = contract.n && contract.v[contract.n - 1] == rows->type->rank - 1;                           // along K
    double batches = elements(other->type, batch), packed = value_is_repeated(other, batch) ? 1 : batches; // one for all is packed once
    double depth = (double)contraction_depth(op), filled = up(depth, BF16_FILLED);
    double m = batches * (double)contraction_free(op, rows_side), n = (double)contraction_free(op, !rows_side);
    double cost = BF16_SET_UP, won = m * up(n, PANEL_COLUMNS) * depth / MULTIPLIED;
    if (!contract_is_constant(rows)) cost += lie ? rounding(rows, m * filled) : TURNED * m * filled;
    if (contract_is_constant(other)) won += READ * packed * n * depth;
    else cost += packing(packed * n * filled);
    return won < cost;
}

// Of a window, runs that are copied one by one. Those that are lines or more are not, nor are those that a matrix unit takes from where they lie.
static double short_runs(const Op *op) {
    enum { ELEMENT_BYTES = 2, SHORTEST = 16, LINE = 64 }; // bytes
    Axes in = op_list(op, ATTR_conv_dimension_numbers, CONV_INPUT), kernel = op_list(op, ATTR_conv_dimension_numbers, CONV_KERNEL);
    Axes dilation = op_axes(op, ATTR_rhs_dilation);
    const Type k = op->operands[1]->type;
    bool apart = dilation.n && dilation.v[dilation.n - 1] > 1;
    int64_t pixel = op->operands[0]->type->dims[in.v[1]] * ELEMENT_BYTES;
    if (apart ? pixel >= LINE : pixel * k->dims[kernel.v[kernel.n - 1]] >= SHORTEST) return 0;
    double n = 1;
    for (uint32_t i = 2; i + !apart < kernel.n; i++) n *= (double)k->dims[kernel.v[i]];
    return n;
}

static bool is_convolution_small(const Op *op) {
    Axes in = op_list(op, ATTR_conv_dimension_numbers, CONV_INPUT), out = op_list(op, ATTR_conv_dimension_numbers, CONV_OUTPUT);
    const Type x = op->operands[0]->type, y = op->results[0].type;
    double depth = (double)contraction_depth(op), features = (double)y->dims[out.v[1]], pixels = (double)y->n_elems / features;
    double left_out = (double)x->n_elems - pixels * (double)x->dims[in.v[1]]; // by a stride: f32 does not read most of it
    double cost = BF16_SET_UP + rounding(op->operands[0], (double)x->n_elems), won = pixels * up(features, PANEL_COLUMNS) * depth / MULTIPLIED;
    if (left_out > 0) cost += TURNED * left_out;
    if (!contract_is_constant(op->operands[1])) cost += packing((double)op->operands[1]->type->n_elems);
    return won < cost + RUN * pixels * short_runs(op);
}

const char *bf16_is_slower(const Op *op) {
    if (op->kind == OP_RAGGED_DOT) return ragged_depth(op) < FEW_PRODUCTS ? "it sums few products" : NULL;
    bool dot = op->kind == OP_DOT_GENERAL;
    if (!dot && (op_int(op, ATTR_feature_group_count, 1) > 1 || op_int(op, ATTR_batch_group_count, 1) > 1)) return "it is in groups";
    if (contraction_depth(op) < FEW_PRODUCTS) return "it sums few products";
    if (dot && vector_fits(op)) return "it is few vectors by a matrix that is no constant";
    if (dot && is_packed_across(op)) return "it is small, in batches that lie side by side";
    if (!dot && planes_beat_bf16(op)) return "it has few channels or features";
    if (dot ? is_dot_small(op) : is_convolution_small(op)) return "it multiplies little by what it would round";
    return NULL;
}

// ---- what makes results

enum { SMALL_SHARE = 32 };                                                    // of what the function multiplies in bf16: so much longer may f32 take
static const double BF16_MULTIPLIED = 128, FAR_READ = 1, BF16_FAR_READ = 0.5; // as whole networks are

static double constants(const Op *op) {
    double n = 0;
    for (uint32_t i = 0; i < 2; i++)
        if (contract_is_constant(op->operands[i])) n += (double)op->operands[i]->type->n_elems;
    return n;
}

static double cycles(const Op *op) { return op_steps(op) / BF16_MULTIPLIED + constants(op) * BF16_FAR_READ; }
static double cycles_longer(const Op *op) { return op_steps(op) * (1 / MULTIPLIED - 1 / BF16_MULTIPLIED) + constants(op) * (FAR_READ - BF16_FAR_READ); }

static void list_op(Op *op, void *context) {
    OpList *list = context;
    op->mark = NULL;
    vec_push(list, op);
}

static bool is_product(const Op *op) { return op_is_product(op->kind) || op->kind == OP_RAGGED_DOT; }

// Those around an op, up to the one that stands in the function itself.
static Op *outermost(const Func *f, const Op *op) {
    while (op->block != f->body) op = op->block->parent;
    return (Op *)(uintptr_t)op;
}

// Op.mark: something multiplies what becomes of it. All that is read in regions with products in them is taken to be multiplied, as they may run again.
static void mark_multiplied(Func *f) {
    OpList all = {0};
    block_walk(f->body, list_op, &all);
    for (size_t i = 0; i < all.n; i++)
        if (all.items[i]->block != f->body && is_product(all.items[i])) outermost(f, all.items[i])->mark = f;
    for (size_t i = all.n; i-- > 0;) {
        const Op *op = all.items[i];
        if (!op->mark && !is_product(op) && !outermost(f, op)->mark) continue;
        for (uint32_t k = 0; k < op->n_operands; k++) {
            Op *def = value_resolved(op->operands[k])->def;
            if (def) def->mark = f;
        }
    }
    vec_free(&all);
}

OpList bf16_last(Func *f, const OpList *products) {
    OpList last = {0};
    double all = 0, longer = 0;
    mark_multiplied(f);
    for (size_t i = 0; i < products->n; i++) {
        const Op *op = products->items[i];
        all += cycles(op);
        if (op->mark || op->block != f->body || op->kind == OP_RAGGED_DOT) continue;
        vec_push(&last, op);
        longer += cycles_longer(op);
    }
    if (longer * SMALL_SHARE > all) last.n = 0;
    return last;
}
