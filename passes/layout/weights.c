// Weights in fewer bytes (--weights-as): constants that matrix products multiply by and tables that gathers take rows of, in models of f32. A product of few
// rows takes as long as reading them does. Their rounding is what changes: products and sums stay f32, of what is widened as it is multiplied (contract.c,
// codegen/contract/fma.c) or gathered, or nearly so, in digits (codegen/contract/digits.h). How far the weights of an op are off is reported, and refused
// beyond a bound. In models of bf16 and f16, whose products are exact in f32, products of few rows have integers too: those of more are faster as they are.
//
// As bf16 each number is rounded for itself; as int8 and int4 those along K share scales (ir/ops/groups.h), by tpu.round_groups here, which layout packs.
// Tables are bf16 then, of which a gather reads little.
//
// It is about what the model asks for (mark.h). It runs when scales have been folded into weights, so that these are rounded once, and before operands are
// packed.
#include "ir/builder/build.h"
#include "ir/ops/cost.h"
#include "ir/ops/groups.h"
#include "ir/ops/ragged.h"
#include "passes/layout/groups.h"
#include "passes/layout/layout.h"
#include "passes/mark.h"
#include "passes/pass.h"
#include "passes/products.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { FEW_WEIGHTS = 1024, FEW_TERMS = 32, FEWEST_ROWS = 32 }; // too few to wait for; fewer than scales are worth it

typedef struct {
    const char *text;
    Groups groups; // none: bf16
    bool most;     // of rows, fewer where that takes fewer bytes; or so many that weights stay what they are
    double bound;  // of the error, where nobody says another: some more than numbers have that are distributed as trained weights mostly are
} Form;

static const Form forms[] = {
    [WEIGHTS_BF16] = {"bf16", {0}, false, 0.01},
    [WEIGHTS_INT8] = {"int8", {64, 8}, true, 0.02},
    [WEIGHTS_INT8_32] = {"int8:32", {32, 8}, false, 0.02},
    [WEIGHTS_INT8_64] = {"int8:64", {64, 8}, false, 0.02},
    [WEIGHTS_INT8_128] = {"int8:128", {128, 8}, false, 0.02},
    [WEIGHTS_INT4] = {"int4", {64, 4}, true, 0.15},
    [WEIGHTS_INT4_32] = {"int4:32", {32, 4}, false, 0.15},
    [WEIGHTS_INT4_64] = {"int4:64", {64, 4}, false, 0.15},
    [WEIGHTS_INT4_128] = {"int4:128", {128, 4}, false, 0.15},
};

// ---- what is stored

// An operand that an expansion makes others of before it multiplies: rows and terms of a ragged product that are not in a group become zeros.
static bool is_cut(const Op *op, int i) {
    Ragged r;
    if (op->kind != OP_RAGGED_DOT) return false;
    ragged_of(op, &r);
    return r.mode == RAGGED_TERMS || (r.mode == RAGGED_ROWS && i == 0);
}

// Of 16 bits already, and read by so few rows that fewer bytes take less time, measured on Zen 4 with all its instruction sets: from memory one row 0.4 to 0.95
// of it (bf16) and 0.35 to 0.7 (f16), two rows 0.5 to 0.8, four by bf16 up to 1.3; from the caches one row by f16 0.5 to 0.95, by bf16 up to 1.9.
enum { FEW_ROWS_FAR = 2, FAR_BYTES = 32 << 20 };

static int64_t rows_of_short(const Op *op, int weights) { // 0: it is another op
    return op->kind == OP_DOT_GENERAL && product_is_short(op) && !product_is_f32(op) ? contraction_free(op, 1 - (uint32_t)weights) : 0;
}

static bool is_read_near(const Op *op, int weights) { return rows_of_short(op, weights) == 1 && op->operands[weights]->type->dtype == DT_F16; }

// The operand that weights are; -1: none.
static int weights_of(const Op *op, const Form *as) {
    if (!mark_is_on(op) || op->kind == OP_CONVOLUTION) return -1;
    bool is_table = op->kind == OP_GATHER, first = contract_is_constant(op->operands[0]), second = !is_table && contract_is_constant(op->operands[1]);
    int i = second ? 1 : 0;
    if (first == second || is_cut(op, i) || op->operands[i]->type->n_elems < FEW_WEIGHTS) return -1;
    bool fits = is_table ? op->results[0].type->dtype == DT_F32 : product_is_f32(op);
    if (!fits && as->groups.rows && !is_table) {
        int64_t rows = rows_of_short(op, i);
        fits = rows > 0 && rows <= FEW_ROWS_FAR;
    }
    return fits ? i : -1;
}

// The dimensions of operand i that are summed over, in the order in which the product takes them; their room is the caller's.
static Axes terms_of(const Op *op, int i, int64_t room[MAX_RANK]) {
    uint32_t list = i ? DOT_RHS_CONTRACT : DOT_LHS_CONTRACT;
    Axes lists[DOT_LISTS];
    Ragged r;
    if (op->kind != OP_RAGGED_DOT) return op_list(op, ATTR_dot_dimension_numbers, list);
    ragged_of(op, &r);
    ragged_dot_lists(&r, lists);
    memcpy(room, lists[list].v, lists[list].n * sizeof *room);
    return (Axes){room, lists[list].n};
}

static int64_t count_along(Type t, Axes dims) {
    int64_t n = 1;
    for (uint32_t i = 0; i < dims.n; i++) n *= t->dims[dims.v[i]];
    return n;
}

// ---- how far it is off: the root of the mean square of what changes, beside that of the weights

typedef struct {
    double changed, all;
} Error;

static double error_of(const Error *e) { return e->changed > 0 ? sqrt(e->changed / e->all) : 0; }

// To bf16, of which an f32 that is no NaN has the upper half, to even; large ones become infinity.
static float rounded(float x) {
    uint32_t bits;
    memcpy(&bits, &x, sizeof bits);
    bits = (bits + 0x7fff + (bits >> 16 & 1)) & 0xffff0000u;
    memcpy(&x, &bits, sizeof bits);
    return x;
}

// NaN stays NaN.
static double error_of_bf16(const Literal *l) {
    Error e = {0};
    int64_t n = l->splat ? 1 : l->type->n_elems;
    for (int64_t i = 0; i < n; i++) {
        float x;
        memcpy(&x, literal_elem(l, i), sizeof x);
        if (isnan(x)) continue;
        double off = (double)rounded(x) - (double)x;
        if (isinf(x)) off = 0;
        e.changed += off * off;
        e.all += (double)x * (double)x;
    }
    return error_of(&e);
}

static float elem_of(const void *data, int64_t at) {
    float x;
    memcpy(&x, literal_elem(data, at), sizeof x);
    return x;
}

static bool add_error(void *context, const float *before, const float *after, const int64_t *at, int64_t n) {
    Error *e = context;
    (void)at;
    for (int64_t i = 0; i < n; i++) {
        double off = (double)after[i] - (double)before[i];
        e->changed += isfinite(off) ? off * off : INFINITY;
        e->all += isfinite(before[i]) ? (double)before[i] * (double)before[i] : 0;
    }
    return true;
}

static double error_of_groups(const Literal *l, Groups g, Axes dims) {
    Error e = {0};
    groups_each(g, l->type, dims, elem_of, l, add_error, &e);
    return error_of(&e);
}

static bool see_change(void *context, const float *before, const float *after, const int64_t *at, int64_t n) {
    bool *changes = context;
    (void)at;
    for (int64_t i = 0; i < n; i++) *changes |= !(before[i] == after[i]);
    return !*changes;
}

static bool are_groups(const Literal *l, Groups g, Axes dims) {
    bool changes = false;
    groups_each(g, l->type, dims, elem_of, l, see_change, &changes);
    return !changes;
}

static bool check_error(PassContext *c, const Op *op, const Form *as, double error) {
    double bound = c->o->weights_error > 0 ? c->o->weights_error : as->bound;
    if (error <= bound) return true;
    if (isfinite(error)) {
        diag_error(c->d, op_place(op), CODE_WEIGHTS_ERROR, "%s: its weights as %s are off by %.3g of their size (root mean square), and %.3g is allowed",
                   op_short(op->kind), as->text, error, bound);
        diag_help(c->d, "--weights-error=%.2g allows it", error * 1.01);
    } else if (as->groups.rows) {
        diag_error(c->d, op_place(op), CODE_WEIGHTS_ERROR, "%s: some of its weights are infinite or no numbers, which %s has not", op_short(op->kind),
                   as->text);
    } else {
        diag_error(c->d, op_place(op), CODE_WEIGHTS_ERROR, "%s: some of its weights are too large for %s", op_short(op->kind), as->text);
    }
    diag_help(c->d, "without --weights-as they stay f32");
    return false;
}

// ---- storing it

static int64_t bytes_of(Groups g, int64_t depth) { return groups_count(g, depth) * groups_bytes(g) / GROUP_COLUMNS; } // of a column

// The last group of a column is filled with zeros: of short sums smaller groups take fewer bytes. Weights that were in groups in the model, or in rows, stay
// what they are in groups of that size, or of those that these are cut into.
static Groups groups_for(const Form *as, const Literal *l, Axes dims, int64_t depth) {
    Groups best = as->groups, exact = {0};
    if (!as->most) return best;
    for (Groups g = {GROUP_MOST, best.bits}; g.rows >= FEWEST_ROWS && !l->splat; g.rows /= 2)
        if ((!exact.rows || bytes_of(g, depth) < bytes_of(exact, depth)) && are_groups(l, g, dims)) exact = g;
    if (exact.rows) return exact;
    for (Groups g = best; g.rows >= FEWEST_ROWS; g.rows /= 2)
        if (bytes_of(g, depth) < bytes_of(best, depth)) best = g;
    return best;
}

// With a result of type t, which becomes what it was.
static void make_again(PassContext *c, Builder *b, Op *op, DType t) {
    Type was = op->results[0].type, type = type_with_dtype(&c->m->types, was, t);
    if (was->dtype == t) return;
    value_replace(&op->results[0], build_convert(b, op_result(build_like(b, op, op->operands, &type), 0), was->dtype));
    op_unlink(op);
}

static bool store(PassContext *c, Op *op, int i) {
    const Form *as = &forms[op->kind == OP_GATHER ? WEIGHTS_BF16 : c->o->weights_as];
    Builder b = builder_before(c->m, op);
    int64_t room[MAX_RANK], n = op->operands[i]->type->n_elems, before = n * (int64_t)dtype_bytes(op->operands[i]->type->dtype);
    Value *w = build_convert(&b, op->operands[i], DT_F32);
    const Literal *l = constant_evaluated(c->m, w);
    int64_t bytes = n * (int64_t)dtype_bytes(DT_BF16);
    double error;
    if (as->groups.rows) {
        Axes dims = terms_of(op, i, room);
        int64_t depth = count_along(w->type, dims);
        if (depth < FEW_TERMS) return true;
        Groups g = groups_for(as, l, dims, depth);
        bytes = n / depth * bytes_of(g, depth);
        if (bytes >= before) return true; // a group that is mostly empty
        Attr attrs[] = {attr_axes(&c->m->arena, ATTR_dimensions, dims.v, dims.n), attr_i64(ATTR_group, g.rows), attr_i64(ATTR_bits, g.bits)};
        op->operands[i] = op_result(build_op(&b, OP_ROUND_GROUPS, &w, 1, attrs, COUNT(attrs)), 0);
        error = error_of_groups(l, g, dims);
    } else {
        op->operands[i] = build_convert(&b, w, DT_BF16);
        error = error_of_bf16(l);
    }
    vec_push(c->stored, ((StoredWeights){op, as->text, before, bytes, error}));
    c->changed = true;
    bool table = op->kind == OP_GATHER;
    for (int k = 0; k < 2 && !table; k++) op->operands[k] = build_convert(&b, op->operands[k], DT_F32);
    make_again(c, &b, op, table ? DT_BF16 : DT_F32);
    return check_error(c, op, as, error);
}

typedef struct {
    const Form *as;
    OpList list;
    VEC(const Literal *) seen; // of 16 bits
    uint64_t bytes;            // of these, each once
} Found;

// Products may share weights.
static void see_short(Found *found, const Op *op, int weights) {
    const Value *v = op->operands[weights];
    while (!value_constant(v)) v = value_resolved(v->def->operands[0]);
    const Literal *l = value_constant(v);
    for (size_t i = 0; i < found->seen.n; i++)
        if (found->seen.items[i] == l) return;
    vec_push(&found->seen, l);
    found->bytes += type_bytes(op->operands[weights]->type);
}

static void find(Op *op, void *context) {
    Found *found = context;
    int i = weights_of(op, found->as);
    if (i < 0) return;
    vec_push(&found->list, op);
    if (rows_of_short(op, i)) see_short(found, op, i);
}

bool pass_weights(PassContext *c) {
    Found found = {.as = &forms[c->o->weights_as]};
    bool good = true;
    if (c->o->precision == PRECISION_F32 && c->o->weights_as == WEIGHTS_F32) return true;
    for (Func *f = c->m->first_func; f && c->o->weights_as != WEIGHTS_F32; f = f->next) block_walk(f->body, find, &found);
    for (size_t i = 0; i < found.list.n; i++) {
        Op *op = (Op *)(uintptr_t)found.list.items[i];
        for (uint32_t k = 0; k < op->n_operands; k++) op->operands[k] = value_resolved(op->operands[k]);
        int at = weights_of(op, found.as);
        if (!rows_of_short(op, at) || found.bytes >= FAR_BYTES || is_read_near(op, at)) good &= store(c, op, at);
    }
    vec_free(&found.list);
    vec_free(&found.seen);
    module_resolve(c->m);
    c->changed |= marks_remove(c->m);
    return good;
}
