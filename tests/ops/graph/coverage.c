// See coverage.h. An op's element type is that of its first operand, or, without one, of its first result.
#include "tests/ops/graph/coverage.h"
#include "tests/ops/graph/text.h"

#include <stdio.h>
#include <string.h>

static uint64_t n_seen[OP_COUNT][DT_COUNT];

typedef struct {
    OpKind kind;
    const char *types; // letters of types(); I i32, G f32, K i8, L i64, W ui32 and ui64; "" for none, with the reason beside it
} Row;

// What is not here: an elementwise op has the types that its row of op.def takes, another op all. What the compiler makes (tpu.*) and checks of results
// (check.*) do not count, nor what runs tests on several devices.
// clang-format off
static const Row rows[] = {
    // elementwise
    {OP_ADD, "BSUFC"}, {OP_MAXIMUM, "BSUFC"}, {OP_MINIMUM, "BSUFC"}, {OP_MULTIPLY, "BSUFC"}, {OP_REMAINDER, "SUF"}, {OP_COMPARE, "BSUFC"},
    {OP_SELECT, "B"}, {OP_CLAMP, "BSUFC"}, {OP_COMPLEX, "P"}, {OP_BITCAST_CONVERT, "SUFC"},
    // chlo; of complex numbers most have no graphs
    {OP_ACOS, "F"}, {OP_ACOSH, "F"}, {OP_ASIN, "F"}, {OP_ASINH, "F"}, {OP_ATAN, "F"}, {OP_ATANH, "F"}, {OP_COSH, "F"}, {OP_SINH, "F"},
    {OP_CHLO_TAN, "F"}, {OP_TOP_K, "SUF"}, {OP_SCAN, "BSUFC"},
    // the others
    {OP_IOTA, "SUFC"}, {OP_DYNAMIC_IOTA, "IL"}, {OP_DYNAMIC_CONV, "F"}, {OP_DOT_GENERAL, "BSUFC"}, {OP_CONVOLUTION, "BSUFC"}, {OP_REDUCE, "BSUFC"},
    {OP_REDUCE_WINDOW, "BSUFC"}, {OP_SELECT_AND_SCATTER, "SUF"}, {OP_SCATTER, "BSUFC"}, {OP_SORT, "BSUF"}, {OP_MAP_REGION, "SUFC"}, {OP_BATCH_NORM_TRAINING, "F"},
    {OP_BATCH_NORM_GRAD, "F"}, {OP_BATCH_NORM_INFERENCE, "F"}, {OP_FFT, "PC"}, {OP_CHOLESKY, "FC"}, {OP_TRIANGULAR_SOLVE, "FC"}, {OP_RNG_BIT_GENERATOR, "W"},
    {OP_WHILE, "I"}, {OP_CASE, "I"}, {OP_IF, "B"}, {OP_CUSTOM_CALL, "BSUFC"},
    {OP_UNIFORM_QUANTIZE, "G"}, {OP_UNIFORM_DEQUANTIZE, "K"}, // stored as i8; quant.c has more
    {OP_RAGGED_DOT, ""}, // cases/ragged_dot.mlir
    {OP_SET_DIMENSION_SIZE, ""}, // settles in shapes: cases/dynamic_sizes.mlir, tests/golden/shapes
    {OP_AFTER_ALL, ""}, // of tokens
    {OP_REPLICA_ID, ""}, {OP_PARTITION_ID, ""}, {OP_ALL_GATHER, ""}, {OP_ALL_REDUCE, ""}, {OP_REDUCE_SCATTER, ""}, {OP_ALL_TO_ALL, ""}, // graphs have one device
    {OP_SHARDING_CONSTRAINT, ""}, {OP_MANUAL_COMPUTATION, ""}, // and no mesh
    {OP_COLLECTIVE_PERMUTE, ""}, {OP_COLLECTIVE_BROADCAST, ""}, {OP_COLLECTIVE_REDUCE, ""},
    {OP_RETURN, ""}, {OP_FUNC_RETURN, ""}, {OP_GET_TUPLE_ELEMENT, ""}, // of whatever there is
};
// clang-format on

static const char *letters_of(OpKind k) {
    for (size_t i = 0; i < COUNT(rows); i++)
        if (rows[i].kind == k) return rows[i].types;
    switch (op_info[k].takes) {
    case TAKES_SIGNED: return "SFC";
    case TAKES_LOGICAL: return "BSU";
    case TAKES_ANALYTIC: return "FC";
    case TAKES_FLOAT: return "F";
    case TAKES_INT: return "SU";
    case TAKES_NUMBER: return "SUFC";
    default: return "BSUFCQ";
    }
}

static uint64_t wanted(const char *letters) {
    uint64_t set = types(letters);
    if (strchr(letters, 'I')) set |= UINT64_C(1) << DT_I32;
    if (strchr(letters, 'G')) set |= UINT64_C(1) << DT_F32;
    if (strchr(letters, 'K')) set |= UINT64_C(1) << DT_I8;
    if (strchr(letters, 'L')) set |= UINT64_C(1) << DT_I64;
    if (strchr(letters, 'W')) set |= UINT64_C(1) << DT_UI32 | UINT64_C(1) << DT_UI64;
    return set;
}

static void count_block(const Block *b);

static void count_op(const Op *op) {
    Type t = op->n_operands ? op->operands[0]->type : op->n_results ? op->results[0].type : NULL;
    if (t && t->kind == TYPE_TENSOR) n_seen[op->kind][t->dtype]++;
    for (uint32_t i = 0; i < op->n_regions; i++) count_block(op->regions[i]);
}

static void count_block(const Block *b) {
    for (const Op *op = b->first; op; op = op->next) count_op(op);
}

void coverage_count(const Module *m) {
    for (const Func *f = m->first_func; f; f = f->next) count_block(f->body);
}

unsigned coverage_report(void) {
    unsigned n_ops = 0, n_pairs = 0, missing = 0;
    for (int k = 0; k < OP_COUNT; k++) {
        if (!strncmp(op_info[k].text, "tpu.", 4) || !strncmp(op_info[k].text, "check.", 6) || k == OP_RUN_PARALLEL) continue;
        uint64_t set = wanted(letters_of((OpKind)k));
        n_ops += set != 0;
        for (int t = 0; t < DT_COUNT; t++) {
            if (!(set >> t & 1)) continue;
            n_pairs++;
            if (n_seen[k][t]) continue;
            missing++;
            printf("no graph has %s of %s\n", op_info[k].text, dtype_text((DType)t));
        }
    }
    printf("%u ops, %u of an op and an element type, %u missing\n", n_ops, n_pairs, missing);
    return missing;
}
