// See cost.h.
#include "ir/ops/cost.h"

#include "ir/ops/plan.h"
#include "ir/ops/reduce/running.h"
#include "ir/ops/sort.h"
#include "ir/ops/stage.h"
#include "ir/ops/units.h"

// Vector instructions that a step of an elementwise op takes.
enum { EXPENSIVE = 4, LONG = 64 };
static const uint8_t weights[OP_COUNT] = {
#define OP(...)
#define ELEM(id, text, ins, traits, attrs, form, takes, infer, eval, fact, cost, emit) [OP_##id] = cost,
#include "ir/op.def"
};

static int64_t window_depth(const Op *conv) {
    const Type x = conv->operands[0]->type;
    Axes window = op_axes(conv, ATTR_window_dimensions);
    int64_t n = x->dims[x->rank - 1] / op_int(conv, ATTR_feature_group_count, 1);
    for (uint32_t i = 0; i < window.n; i++) n *= window.v[i];
    return n;
}

// Of units of each sum, up to how many vectors are stored in so much less time than tiles that they multiply longer: more where rows of the result end inside
// of lines, most where it is also more than the second cache holds.
static int64_t small_depth(const Type to, const TargetFacts *target, const ContractTile *tile) {
    enum { LINE_BYTES = 64 };
    int64_t columns = to->dims[to->rank - 1];
    if (!tile->small_depth || columns < tile->wide) return tile->small_depth;
    if (columns * (int64_t)dtype_bytes(to->dtype) % LINE_BYTES == 0) return tile->wide_depth;
    return type_bytes(to) > target->l2_bytes ? tile->far_depth : tile->cut_depth;
}

bool op_is_small(const Op *op, const TargetFacts *target) {
    if (op->kind != OP_MATMUL || !units_are_multiplied(op->operands[0]->type->dtype, op->operands[1]->type->dtype)) return false;
    const Type to = op->results[0].type;
    int64_t columns = to->dims[to->rank - 1];
    double vectors = (double)(to->n_elems / i64_max(columns, 1)) * (double)i64_ceil_div(columns, PANEL_COLUMNS); // of columns, whole ones
    double multiplications = vectors * PANEL_COLUMNS * (double)contraction_depth(op);
    const ContractTile *tile = &target->tiles[op->operands[0]->type->dtype];
    int64_t units = i64_ceil_div(contraction_depth(op), unit_elements(op->operands[0]->type->dtype, op->operands[1]->type->dtype));
    return multiplications <= (double)tile->small || units <= small_depth(to, target, tile);
}

bool op_is_of_matrix_unit(const Op *op, const TargetFacts *target) {
    if (op->kind != OP_MATMUL && op->kind != OP_CONV) return false;
    DType element = op->operands[0]->type->dtype;
    return units_are_multiplied(element, op->operands[1]->type->dtype) && multiplies_tiles(&target->tiles[element]) && !op_is_small(op, target);
}

int64_t contraction_depth(const Op *op) {
    const Type x = op->operands[0]->type;
    if (op->kind == OP_MATMUL) return x->dims[x->rank - 1];
    if (op->kind == OP_CONV) return window_depth(op);
    if (op->kind == OP_CONV_PLANES) return op->operands[1]->type->dims[2];
    if (op->kind == OP_DOT_GENERAL) {
        Axes contract = op_list(op, ATTR_dot_dimension_numbers, DOT_LHS_CONTRACT);
        int64_t n = 1;
        for (uint32_t i = 0; i < contract.n; i++) n *= x->dims[contract.v[i]];
        return n;
    }
    if (op->kind == OP_CONV_DEPTHWISE) return op->operands[1]->type->dims[1];
    if (op->kind != OP_CONVOLUTION) return 0;
    int64_t out = op_list(op, ATTR_conv_dimension_numbers, CONV_OUTPUT).v[1];
    return op->operands[1]->type->n_elems / i64_max(op->results[0].type->dims[out], 1);
}

int64_t contraction_free(const Op *dot, uint32_t side) {
    const Type t = dot->operands[side]->type;
    Axes batch = op_list(dot, ATTR_dot_dimension_numbers, DOT_LHS_BATCH + side), contract = op_list(dot, ATTR_dot_dimension_numbers, DOT_LHS_CONTRACT + side);
    int64_t n = 1;
    for (uint32_t d = 0; d < t->rank; d++)
        if (!axes_contain(batch, d) && !axes_contain(contract, d)) n *= t->dims[d];
    return n;
}

static double product_of(Axes a) {
    double n = 1;
    for (uint32_t i = 0; i < a.n; i++) n *= (double)a.v[i];
    return n;
}

// Comparisons that find the place of one of n elements.
static double comparisons(int64_t n) { return 64 - __builtin_clzll((uint64_t)n | 1); }

static double last_size(Type t) { return (double)t->dims[t->rank - 1]; }

double op_steps(const Op *op) {
    if (!op->n_results) return 0;
    double n = (double)op->results[0].type->n_elems;
    if (op->kind == OP_CONV) return n * (double)contraction_depth(op) / product_of(op_axes(op, ATTR_base_dilations)); // not with zeros between elements
    if (op_is_product(op->kind)) return n * (double)contraction_depth(op);
    switch (op->kind) {
    case OP_REDUCE:
    case OP_REDUCE_CHUNKS: return (double)op->operands[0]->type->n_elems;
    case OP_REDUCE_WINDOW: return window_is_running(op, &(RunningWindow){0}) ? n : n * product_of(op_axes(op, ATTR_window_dimensions));
    case OP_DYNAMIC_UPDATE_SLICE: return (double)op->operands[1]->type->n_elems;
    case OP_SORT: return n * op->n_results * (stage_of(op) == STAGE_MERGE ? 1 : comparisons(op->results[0].type->dims[sort_dimension(op)]));
    case OP_SCATTER: return (double)op->n_results * (double)op->operands[op->n_operands - 1]->type->n_elems;
    case OP_FFT_ROWS: return n * comparisons(op->results[0].type->dims[1]);
    case OP_LU:
    case OP_QR:
    case OP_CHOLESKY:
    case OP_TRIANGULAR_SOLVE: return n * last_size(op->operands[0]->type);
    case OP_SCHUR: return 8 * n * last_size(op->results[0].type);
    case OP_TRIANGULAR_VECTORS: return n * last_size(op->results[0].type) / 6;
    case OP_TRIDIAGONAL:
    case OP_BIDIAGONAL:
    case OP_HESSENBERG: return (double)op->results[1].type->n_elems * last_size(op->results[1].type);
    case OP_TRIDIAGONAL_EIGEN:
    case OP_BIDIAGONAL_SVD: return n * last_size(op->operands[0]->type) * (op->n_results > 2 ? last_size(op->operands[0]->type) : 8); // two rounds a value
    default: return n;
    }
}

double op_flops(const Op *op) {
    if (op_is_product(op->kind)) return 2 * op_steps(op);
    if (op->kind == OP_REDUCE || op->kind == OP_REDUCE_CHUNKS || op->kind == OP_REDUCE_WINDOW || op->kind == OP_CUMULATE) return op_steps(op);
    return op->n_results && op_has(op->kind, MAP) && dtype_is_float(op->results[0].type->dtype) ? op_steps(op) : 0;
}

// Cycles of a step that no vectors take, 0 of others.
static double scalar_cycles(const Op *op) {
    switch (op->kind) {
    case OP_SORT: return stage_of(op) == STAGE_MERGE ? 8 : 4;
    case OP_SCATTER: return 1;
    default: return 0;
    }
}

// Vector instructions of a step. A core multiplies and adds two vectors in a cycle where registers are tiled; elsewhere it waits for one.
static double vector_weight(const Op *op) {
    if (op_is_product(op->kind)) return stage_of(op) == STAGE_CONTRACT ? 0.5 : stage_of(op) == STAGE_DEPTHWISE ? 1 : 2;
    switch (op->kind) {
    case OP_CHOLESKY:
    case OP_FFT_ROWS:
    case OP_LU:
    case OP_QR:
    case OP_TRIANGULAR_SOLVE:
    case OP_SCHUR:
    case OP_TRIANGULAR_VECTORS:
    case OP_TRIDIAGONAL:
    case OP_BIDIAGONAL:
    case OP_HESSENBERG:
    case OP_TRIDIAGONAL_EIGEN:
    case OP_BIDIAGONAL_SVD:
    case OP_REDUCE_WINDOW: return 2;
    case OP_WINOGRAD_IMAGE:
    case OP_WINOGRAD_GRADIENT:
    case OP_WINOGRAD_PIXELS: return 4;
    case OP_CUMULATE: return 8; // steps inside of a register, and what it waits for between two
    case OP_CONSTANT: return stage_of(op) == STAGE_NONE ? 0 : 1;
    case OP_IOTA:
    case OP_BROADCAST_IN_DIM:
    case OP_RETURN: return 0; // of the index alone
    default: return weights[op->kind] ? weights[op->kind] : 1;
    }
}

double op_cycles(const Op *op, const TargetFacts *target) {
    if (!op->n_results) return 0;
    double scalar = scalar_cycles(op);
    if (scalar > 0) return op_steps(op) * scalar;
    return op_steps(op) * vector_weight(op) * (double)dtype_bytes(op->results[0].type->dtype) / target->vector_bytes;
}

bool op_is_expensive(OpKind kind) {
    if (op_has(kind, MAP)) return weights[kind] >= EXPENSIVE;
    return kind != OP_CONSTANT && kind != OP_IOTA && !op_has(kind, VIEW);
}

uint32_t op_code(const Op *op) {
    if (op->kind == OP_SORT) return 32 * op->n_operands;
    uint32_t one = weights[op->kind] >= LONG ? 8 : weights[op->kind] >= EXPENSIVE ? 2 : 1;
    if (one == 1 || !op->n_results) return 1;
    DType t = op->results[0].type->dtype;
    return dtype_is_complex(t) ? 64 : t == DT_F64 ? 2 * one : one;
}

uint64_t kernel_flops(const Op *kernel) {
    double n = 0;
    for (uint32_t r = 0; r < kernel->n_regions; r++)
        for (const Op *op = kernel->regions[r]->first; op; op = op->next) n += op_flops(op);
    return n < 1e19 ? (uint64_t)n : UINT64_MAX;
}

uint64_t kernel_bytes(const Op *kernel) {
    uint64_t n = 0;
    for (uint32_t i = 0; i < kernel->n_operands; i++) n += type_bytes(kernel->operands[i]->type);
    for (uint32_t i = 0; i < kernel->n_results; i++) n += type_bytes(kernel->results[i].type);
    return n;
}

double phase_cycles(const Block *phase, const TargetFacts *target) {
    double n = 0;
    for (const Op *op = phase->first; op; op = op->next) n += op_cycles(op, target);
    return n;
}
