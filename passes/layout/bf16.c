// See bf16.h. What bf16 wins is counted by the fastest of processors, matrix units (AMX), and so is what it costs: to round operands, to pack those that are no
// constants, and to set up a matrix unit. Cycles of a core, measured on Emerald Rapids in 210 random products of up to 400,000 multiplications.
#include "passes/layout/bf16.h"

#include "ir/ops/cost.h"
#include "ir/ops/ragged.h"
#include "passes/layout/layout.h"
#include "passes/layout/planes.h"
#include "passes/rewrite.h"

enum { FEW_PRODUCTS = 16 }; // of a sum: it takes about as long as copying windows that are rounded
enum { UNITS = 32 };        // elements that sums are filled to
enum { NEAR = 1 << 16 };    // elements that stay in the second cache while they are rounded
static const double MULTIPLIED = 27, SET_UP = 1800, ROUNDED = 0.1, FAR_ROUNDED = 0.45, TURNED = 0.4, PACKED = 0.15, RUN = 15, READ = 1.0 / 32;

static double rounding(double elements) { return elements * (elements > NEAR ? FAR_ROUNDED : ROUNDED); }
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
    enum { SMALL = 40 }; // products by elements that are read: measured on Zen 4
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
    double depth = (double)contraction_depth(op), filled = up(depth, UNITS);
    double m = batches * (double)contraction_free(op, rows_side), n = (double)contraction_free(op, !rows_side);
    double cost = SET_UP, won = m * up(n, PANEL_COLUMNS) * depth / MULTIPLIED;
    if (!contract_is_constant(rows)) cost += lie ? rounding(m * filled) : TURNED * m * filled;
    if (contract_is_constant(other)) won += READ * packed * n * depth;
    else cost += PACKED * packed * n * filled;
    return won < cost;
}

// Elements that lie together in each row of a window that is copied; 0: whole rows do.
static int64_t run_of(const Op *op) {
    Axes in = op_list(op, ATTR_conv_dimension_numbers, CONV_INPUT), dilation = op_axes(op, ATTR_rhs_dilation);
    bool apart = dilation.n && dilation.v[dilation.n - 1] > 1;
    return apart ? op->operands[0]->type->dims[in.v[1]] : 0;
}

static bool is_convolution_small(const Op *op) {
    enum { LINE = 32 }; // elements of one: runs of fewer are copied one by one
    Axes kernel = op_list(op, ATTR_conv_dimension_numbers, CONV_KERNEL), out = op_list(op, ATTR_conv_dimension_numbers, CONV_OUTPUT);
    const Type x = op->operands[0]->type, k = op->operands[1]->type, y = op->results[0].type;
    double depth = (double)contraction_depth(op), features = (double)y->dims[out.v[1]], pixels = (double)y->n_elems / features;
    double cost = SET_UP + rounding((double)x->n_elems), won = pixels * up(features, PANEL_COLUMNS) * depth / MULTIPLIED;
    if (!contract_is_constant(op->operands[1])) cost += PACKED * (double)k->n_elems;
    if (run_of(op) && run_of(op) < LINE) cost += RUN * pixels * depth / (double)k->dims[kernel.v[0]];
    return won < cost;
}

const char *bf16_is_slower(const Op *op) {
    if (op->kind == OP_RAGGED_DOT) return ragged_depth(op) < FEW_PRODUCTS ? "it sums few products" : NULL;
    bool dot = op->kind == OP_DOT_GENERAL;
    if (!dot && (op_int(op, ATTR_feature_group_count, 1) > 1 || op_int(op, ATTR_batch_group_count, 1) > 1)) return "it is in groups";
    if (contraction_depth(op) < FEW_PRODUCTS) return "it sums few products";
    if (dot && vector_fits(op)) return "it is few vectors by a matrix that is no constant";
    if (dot && is_packed_across(op)) return "it is small, in batches that lie side by side";
    if (!dot && planes_beat_bf16(op)) return "it has few channels and features";
    if (dot ? is_dot_small(op) : is_convolution_small(op)) return "it multiplies little by what it would round";
    return NULL;
}
