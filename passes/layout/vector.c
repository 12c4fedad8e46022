// Products of a matrix that is only known at run time and a vector, each batch of them: the matrix is read once, so it is not worth packing. They become
// elementwise products and a sum of them, on the matrix as it lies in memory: along its rows in lanes, or row by row onto sums of all columns
// (codegen/stages/reduce.c, columns.c). As such they fuse with what is before and behind them: attention of one query becomes one kernel. Of a few
// vectors, rows of a matrix, what is read of the other counts for all of them (ir/ops/reduce/shared.h).
//
// Products of one term each, as of a column and a row, are elementwise likewise.
#include "ir/ops/cost.h"
#include "ir/ops/plan.h"
#include "ir/ops/reduce/chunks.h"
#include "ir/ops/reduce/shared.h"
#include "passes/layout/layout.h"
#include "passes/rewrite.h"

typedef enum { BATCH, FREE, CONTRACT } Role;

// The dimensions of the matrix as it lies in memory.
typedef struct {
    Value *matrix, *vector;
    uint32_t rank, n_free;
    Role role[MAX_RANK];
    uint32_t number[MAX_RANK]; // in the list of its role
    Axes batch, contract;      // of the vector
    int64_t rows;              // vectors
    bool rows_first;           // in the result they come before what is free of the matrix
} Gemv;

enum { FEWEST_COLUMNS = 2 * LANES }; // of a matrix beside several vectors
enum { FAR = 16 };                   // second caches: what is larger comes from memory

static int64_t elements(Type t, Axes dims) {
    int64_t n = 1;
    for (uint32_t i = 0; i < dims.n; i++) n *= t->dims[dims.v[i]];
    return n;
}

static void find_roles(Gemv *g, Axes batch, Axes contract) {
    g->rank = g->matrix->type->rank;
    for (uint32_t d = 0; d < g->rank; d++) {
        g->role[d] = FREE;
        for (uint32_t i = 0; i < batch.n; i++)
            if (batch.v[i] == d) g->role[d] = BATCH, g->number[d] = i;
        for (uint32_t i = 0; i < contract.n; i++)
            if (contract.v[i] == d) g->role[d] = CONTRACT, g->number[d] = i;
        if (g->role[d] == FREE) g->number[d] = g->n_free++;
    }
    const Op *def = g->matrix->def;
    if (!def || def->kind != OP_TRANSPOSE) return;
    Gemv seen = *g;
    Axes permutation = op_axes(def, ATTR_permutation);
    g->matrix = def->operands[0];
    for (uint32_t d = 0; d < g->rank; d++) g->role[permutation.v[d]] = seen.role[d], g->number[permutation.v[d]] = seen.number[d];
}

// The type that products and sums have: floats of less than 32 bits are rounded at the end. DT_COUNT: another.
static DType sum_type(const Op *op) {
    DType t = op->results[0].type->dtype;
    for (uint32_t i = 0; i < 2; i++) {
        DType from = op->operands[i]->type->dtype;
        if (from == DT_I1 || dtype_is_complex(from) || dtype_is_float(from) != dtype_is_float(t) || dtype_is_small_float(from)) return DT_COUNT;
    }
    if (t == DT_I1 || dtype_is_complex(t) || dtype_info[t].bits < 8) return DT_COUNT;
    return dtype_is_float(t) && dtype_info[t].bits < 32 ? DT_F32 : t;
}

// Is what the matrix is computed from, if it is, little enough to be done again for some of the vectors? What is left of `budget` ops.
static int64_t little_left(const Value *v, int64_t budget) {
    while (v->def && op_has(v->def->kind, VIEW)) v = value_resolved(v->def->operands[0]);
    const Op *op = v->def;
    if (!op || op->kind == OP_CONSTANT || !op_has(op->kind, MAP) || budget < 0) return budget; // it lies in memory
    if (op_is_expensive(op->kind)) return -1;
    budget--;
    for (uint32_t i = 0; i < op->n_operands; i++) budget = little_left(value_resolved(op->operands[i]), budget);
    return budget;
}

// Neighbours of a matrix in memory, which lanes take.
static int64_t run_of(const Gemv *g) {
    uint32_t d = g->rank - 1;
    int64_t n = g->matrix->type->dims[d];
    while (d > 0 && g->role[d] == CONTRACT && g->role[d - 1] == CONTRACT) n *= g->matrix->type->dims[--d];
    return n;
}

// Several vectors are worth it, but not where a loop would pack in front of all rounds. Sums along lanes are folded in the end, which takes as long as some
// terms; the more vectors share a packed matrix, the more, and bf16 are multiplied twice as fast. Bytes are packed in units of four.
static bool suits_rows(const Gemv *g, const Op *op, const TargetFacts *target, int64_t vectors, int64_t depth, int64_t columns) {
    enum { LITTLE = 3 };        // as bytes with a zero point and a scale
    enum { MOST_OF_BYTES = 2 }; // vectors, where units of these are multiplied
    DType t = sum_type(op);
    bool bytes = t == DT_I32 && dtype_bytes(op->operands[0]->type->dtype) == 1 && dtype_bytes(op->operands[1]->type->dtype) == 1;
    if (bytes && vectors > MOST_OF_BYTES && (!target || contract_has_units(op, target))) return false;
    bool fits = (t == DT_F32 || t == DT_F64 || bytes) && !loops_pack_once(op, g->matrix);
    bool folds = g->role[g->rank - 1] == CONTRACT;
    int64_t few = LANES + LANES * g->rows / (op->operands[0]->type->dtype == DT_BF16 ? 2 : 4);
    if (vectors > MOST_SHARED || depth > LONG_REDUCTION || run_of(g) < LANES || (folds && depth < few)) return false;
    return fits && columns >= FEWEST_COLUMNS && g->rank < MAX_RANK && little_left(g->matrix, LITTLE) >= 0;
}

// Vectors that meet one matrix: of all batches, where it is the same in each, as canon has it then (simplify/canon_contract.c).
static int64_t vectors_of(const Op *op, uint32_t s, int64_t rows, int64_t columns) {
    Axes batch = op_list(op, ATTR_dot_dimension_numbers, DOT_LHS_BATCH + (1 - s));
    bool joined = (s == 0 || rows == 1 || columns == 1) && value_is_repeated(op->operands[1 - s], batch);
    return joined ? rows * elements(op->operands[1 - s]->type, batch) : rows;
}

// Which operand is a vector, or a few of them, and the other no constant, which would be packed when compiling; or neither.
static bool find_gemv(const Op *op, const TargetFacts *target, Gemv *out) {
    AttrKey key = ATTR_dot_dimension_numbers;
    for (uint32_t i = 0; i < 4; i++) { // vectors first
        uint32_t s = i % 2;
        Value *vector = op->operands[s], *matrix = op->operands[1 - s];
        Axes batch = op_list(op, key, DOT_LHS_BATCH + s), contract = op_list(op, key, DOT_LHS_CONTRACT + s);
        int64_t depth = elements(vector->type, contract), shared = elements(vector->type, batch) * depth;
        if (depth < 2 || !shared || contract_is_constant(matrix)) continue;
        *out = (Gemv){.matrix = matrix, .vector = vector, .batch = batch, .contract = contract, .rows = vector->type->n_elems / shared, .rows_first = s == 0};
        find_roles(out, op_list(op, key, DOT_LHS_BATCH + (1 - s)), op_list(op, key, DOT_LHS_CONTRACT + (1 - s)));
        int64_t columns = matrix->type->n_elems / shared, vectors = vectors_of(op, s, out->rows, columns);
        if (i < 2 ? vectors == 1 : suits_rows(out, op, target, vectors, depth, columns)) return true;
    }
    return false;
}

// The matrix without free dimensions of size 1, which would stand between lanes and what lies together.
static Value *matrix_without_ones(Builder *b, Gemv *g) {
    int64_t dims[MAX_RANK];
    bool kept[MAX_RANK] = {0}; // of the free ones, by number
    uint32_t n = 0;
    for (uint32_t d = 0; d < g->rank; d++) {
        if (g->role[d] == FREE && g->matrix->type->dims[d] == 1) continue;
        if (g->role[d] == FREE) kept[g->number[d]] = true;
        g->role[n] = g->role[d];
        g->number[n] = g->number[d];
        dims[n++] = g->matrix->type->dims[d];
    }
    for (uint32_t d = 0; d < n; d++) {
        uint32_t before = 0;
        for (uint32_t i = 0; i < g->number[d]; i++) before += kept[i];
        if (g->role[d] == FREE) g->number[d] = before;
    }
    g->n_free -= g->rank - n;
    g->rank = n;
    return build_reshape(b, g->matrix, dims, n);
}

// The matrix with neighbouring contracted dimensions merged, whose roles then follow.
static Value *merged_matrix(Builder *b, Gemv *g) {
    int64_t dims[MAX_RANK];
    uint32_t n = 0;
    for (uint32_t d = 0; d < g->rank; d++) {
        bool joins = n && g->role[d] == CONTRACT && g->role[n - 1] == CONTRACT;
        if (joins) {
            dims[n - 1] *= g->matrix->type->dims[d];
            continue;
        }
        g->role[n] = g->role[d];
        g->number[n] = g->number[d];
        dims[n++] = g->matrix->type->dims[d];
    }
    g->rank = n;
    return build_reshape(b, g->matrix, dims, n);
}

// The last free dimension, in front of which several vectors stand beside each other; the rank: of one vector nothing does.
static uint32_t rows_before(const Gemv *g) {
    uint32_t at = g->rank;
    for (uint32_t d = 0; d < g->rank && g->rows > 1; d++)
        if (g->role[d] == FREE) at = d;
    return at;
}

// The merged matrix repeated for each vector.
static Value *repeated_matrix(Builder *b, const Gemv *merged, Value *matrix) {
    int64_t dims[MAX_RANK], to[MAX_RANK];
    uint32_t at = rows_before(merged), n = 0;
    for (uint32_t d = 0; d < merged->rank; d++) {
        if (d == at) dims[n++] = merged->rows;
        to[d] = n;
        dims[n++] = matrix->type->dims[d];
    }
    return build_broadcast(b, matrix, dims, n, to, merged->rank);
}

// The vector, or each of them, repeated along the free dimensions of the merged matrix. Its dimensions take the order of the matrix's.
static Value *repeated_vector(Builder *b, const Gemv *as_it_lies, const Gemv *merged, const Value *matrix) {
    Value *x = as_it_lies->vector;
    int64_t order[MAX_RANK], dims[MAX_RANK], to[MAX_RANK];
    uint32_t n = 0, n_dims = 0, at = rows_before(as_it_lies);
    for (uint32_t d = 0; d <= as_it_lies->rank; d++) {
        for (uint32_t own = 0; d == at && own < x->type->rank; own++)
            if (!axes_contain(as_it_lies->batch, own) && !axes_contain(as_it_lies->contract, own)) order[n++] = own; // of size 1, or vectors
        if (d == as_it_lies->rank || as_it_lies->role[d] == FREE) continue;
        order[n++] = (as_it_lies->role[d] == BATCH ? as_it_lies->batch : as_it_lies->contract).v[as_it_lies->number[d]];
    }
    at = rows_before(merged);
    for (uint32_t d = 0; d < merged->rank; d++) {
        uint32_t in = d + (d >= at);
        if (d == at) dims[n_dims] = merged->rows, to[n_dims++] = d;
        if (merged->role[d] != FREE) dims[n_dims] = matrix->type->dims[in], to[n_dims++] = in;
    }
    x = build_reshape(b, build_transpose(b, x, order), dims, n_dims);
    return build_broadcast_as(b, x, matrix->type, to, n_dims);
}

// Operand s of a product of one term each, along the dimensions of the result: those of batches, its own behind those of the other.
static Value *repeated_operand(Builder *b, const Op *op, uint32_t s, DType t) {
    AttrKey key = ATTR_dot_dimension_numbers;
    Value *x = op->operands[s];
    const Type to = op->results[0].type;
    Axes batch = op_list(op, key, DOT_LHS_BATCH + s), contract = op_list(op, key, DOT_LHS_CONTRACT + s);
    uint32_t n = 0, n_free = x->type->rank - batch.n - contract.n, first = s ? to->rank - n_free : batch.n;
    int64_t order[MAX_RANK], dims[MAX_RANK], at[MAX_RANK];
    for (; n < batch.n; n++) order[n] = batch.v[n], at[n] = n;
    for (uint32_t d = 0; d < x->type->rank; d++)
        if (!axes_contain(batch, d) && !axes_contain(contract, d)) at[n] = first++, order[n++] = d;
    for (uint32_t i = 0; i < n; i++) dims[i] = x->type->dims[order[i]];
    for (uint32_t i = 0; i < contract.n; i++) order[n + i] = contract.v[i]; // of size 1
    x = build_reshape(b, build_transpose(b, x, order), dims, n);
    return build_convert(b, build_broadcast_as(b, x, to, at, n), t);
}

// One term each: no sum, but for 0, which makes +0 of -0. Products of floats are rounded before what is added to them, on every processor.
static bool outer_lower(Module *m, Op *op, DType t) {
    if (elements(op->operands[0]->type, op_list(op, ATTR_dot_dimension_numbers, DOT_LHS_CONTRACT)) != 1) return false;
    Builder b = builder_before(m, op);
    Value *x = repeated_operand(&b, op, 0, t), *y = repeated_operand(&b, op, 1, t);
    y = build_binary(&b, dtype_is_float(t) ? OP_ROUNDED_MULTIPLY : OP_MULTIPLY, x, y);
    if (dtype_is_float(t)) y = build_binary(&b, OP_ADD, y, build_splat(&b, y->type, 0));
    value_replace(&op->results[0], build_convert(&b, y, op->results[0].type->dtype));
    op_unlink(op);
    return true;
}

bool vector_fits(const Op *op) {
    Gemv g;
    return find_gemv(op, NULL, &g);
}

bool vector_lower(Module *m, Op *op, const TargetFacts *target) {
    Gemv g;
    DType t = sum_type(op);
    if (t == DT_COUNT || !op->results[0].type->n_elems) return false;
    if (outer_lower(m, op, t)) return true;
    if (!find_gemv(op, target, &g)) return false;
    Builder b = builder_before(m, op);
    g.matrix = matrix_without_ones(&b, &g);
    Gemv merged = g;
    Value *matrix = merged_matrix(&b, &merged);
    if (g.rows > 1) matrix = repeated_matrix(&b, &merged, matrix);
    Value *vector = repeated_vector(&b, &g, &merged, matrix);
    vector = build_convert(&b, vector, t);
    matrix = build_convert(&b, matrix, t);
    Value *products = build_binary(&b, OP_MULTIPLY, matrix, vector);
    int64_t contract[MAX_RANK], order[MAX_RANK];
    uint32_t n_contract = 0, n_kept = 0, at = rows_before(&merged), own = g.batch.n; // where dimensions of the matrix are in the result
    if (g.rows > 1 && g.rows_first) own++;
    for (uint32_t d = 0; d < merged.rank; d++) {
        if (d == at) order[g.rows_first ? g.batch.n : g.batch.n + g.n_free] = n_kept++;
        if (merged.role[d] == CONTRACT) contract[n_contract++] = d + (d >= at);
        else order[merged.role[d] == BATCH ? merged.number[d] : own + merged.number[d]] = n_kept++;
    }
    Value *y = build_reduce(&b, OP_ADD, products, contract, n_contract, 0);
    // One vector by a matrix that comes from memory was slower in pairs on Zen 4 (33 MB along rows: 0.7).
    bool pairs = op->operands[0]->type->dtype == DT_BF16 && (g.rows > 1 || type_bytes(g.matrix->type) < FAR * target->l2_bytes);
    if (pairs && contract_has_units(op, target)) op_set_attr(m, y->def, attr_bool(ATTR_for_units, true));
    y = build_convert(&b, build_transpose(&b, y, order), op->results[0].type->dtype);
    value_replace(&op->results[0], build_reshape_as(&b, y, op->results[0].type));
    op_unlink(op);
    return true;
}
