// First values: those of --weights, or drawn by the counter-based generator Threefry (Salmon et al. 2011) from the seed that `init` is called with, one
// parameter after the other, so that the same seed gives the same values wherever it runs.
//
// The default is by use and rank. Glorot's uniform distribution (Glorot, Bengio 2010) for what is multiplied as a matrix or a kernel, by the sizes that the
// product has; normal numbers of 0.02 for tables that rows are gathered from; ones for scales, zeros for what is added and all else of one dimension.
#include "passes/training/trainer.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    PtrMap stands; // values that are the argument, moved or converted
    double inputs, outputs;
    bool multiplied, added, gathered;
} Usage;

static bool is_moved(OpKind k) { return k == OP_BROADCAST_IN_DIM || k == OP_RESHAPE || k == OP_TRANSPOSE || k == OP_CONVERT; }

static double product_of(Type t, Axes dims) {
    double n = 1;
    for (uint32_t i = 0; i < dims.n; i++) n *= (double)t->dims[dims.v[i]];
    return n;
}

static void see_dot(Usage *u, const Op *op, uint32_t side) {
    Type t = value_resolved(op->operands[side])->type;
    if (u->inputs > 0) return;
    u->inputs = product_of(t, op_list(op, ATTR_dot_dimension_numbers, side ? DOT_RHS_CONTRACT : DOT_LHS_CONTRACT));
    u->outputs = (double)t->n_elems / u->inputs / product_of(t, op_list(op, ATTR_dot_dimension_numbers, side ? DOT_RHS_BATCH : DOT_LHS_BATCH));
}

static void see_kernel(Usage *u, const Op *op) {
    Type t = value_resolved(op->operands[1])->type;
    Axes dims = op_list(op, ATTR_conv_dimension_numbers, CONV_KERNEL);
    double window = (double)t->n_elems / (double)t->dims[dims.v[0]] / (double)t->dims[dims.v[1]];
    if (u->inputs > 0) return;
    u->inputs = window * (double)t->dims[dims.v[0]];
    u->outputs = window * (double)t->dims[dims.v[1]] / (double)op_int(op, ATTR_feature_group_count, 1);
}

static void see_operand(Usage *u, Op *op, uint32_t i) {
    if (is_moved(op->kind)) ptr_map_set(&u->stands, &op->results[0], u);
    else if (op->kind == OP_DOT_GENERAL) see_dot(u, op, i);
    else if (op->kind == OP_CONVOLUTION && i == 1) see_kernel(u, op);
    else if (op->kind == OP_GATHER && i == 0) u->gathered = true;
    else if (op->kind == OP_MULTIPLY) u->multiplied = true;
    else if (op->kind == OP_BATCH_NORM_INFERENCE || op->kind == OP_BATCH_NORM_TRAINING) *(i == 1 || i == 4 ? &u->multiplied : &u->added) = true;
    else if (op->kind == OP_WHILE)
        for (uint32_t r = 0; r < 2; r++) ptr_map_set(&u->stands, op->regions[r]->args[i], u);
    else u->added = true;
}

static void see_op(Op *op, void *context) {
    Usage *u = context;
    for (uint32_t i = 0; i < op->n_operands; i++)
        if (ptr_map_get(&u->stands, value_resolved(op->operands[i]))) see_operand(u, op, i);
}

// Where no product says what goes in and what comes out: as Keras has it of kernels, the last dimension out, the one before in, the others in front of both.
static void guess_sizes(Usage *u, Type t) {
    double window = 1;
    for (uint32_t i = 0; i + 2 < t->rank; i++) window *= (double)t->dims[i];
    u->inputs = t->rank > 1 ? window * (double)t->dims[t->rank - 2] : (double)t->n_elems;
    u->outputs = t->rank ? window * (double)t->dims[t->rank - 1] : 1;
}

static Initial default_of(const Usage *u, Type t) {
    bool is_matrix = t->rank > 1;
    if (u->gathered) return (Initial){.kind = INITIAL_NORMAL, .stddev = 0.02};
    if (u->inputs > 0 && is_matrix) return (Initial){.kind = INITIAL_GLOROT_UNIFORM};
    if (u->multiplied && !u->added) return (Initial){.kind = INITIAL_ONES};
    return (Initial){.kind = is_matrix && !u->added ? INITIAL_GLOROT_UNIFORM : INITIAL_ZEROS};
}

// --- numbers

static Value *bits(Function *F, Generator *g, Type shape) {
    Module *m = F->t->m;
    Builder *b = &F->b;
    if (!g->state) { // key and counter
        int64_t one = 1;
        Value *seed = most_across(F, b, F->f->body->args[0]), *parts[2]; // replicas begin alike
        parts[0] = build_reshape(b, seed, &one, 1), parts[1] = build_splat_i64(b, parts[0]->type, 0);
        g->state = build_concatenate(b, parts, 2, 0);
    }
    Type types[] = {g->state->type, type_with_dtype(&m->types, shape, DT_UI32)};
    Attr algorithm = attr_str(ATTR_rng_algorithm, module_str(m, "THREE_FRY"));
    Op *op = build_typed(b, OP_RNG_BIT_GENERATOR, &g->state, 1, &algorithm, 1, types, 2, 0);
    g->state = op_result(op, 0);
    return op_result(op, 1);
}

// (2 k + 1) / 2^23 - 1 of the upper 23 bits k: between -1 and 1, as often to either side, and neither of them.
static Value *centred(Function *F, Generator *g, Type shape) {
    Builder *b = &F->b;
    Value *v = bits(F, g, shape), *shift = build_splat_i64(b, v->type, 9);
    v = build_binary(b, OP_SHR_LOGICAL, v, shift);
    v = build_convert(b, v, DT_F32);
    Value *half = build_splat(b, v->type, 0.5), *scale = build_splat(b, v->type, ldexp(1, -22)), *one = build_splat(b, v->type, 1);
    v = build_binary(b, OP_ADD, v, half);
    v = build_binary(b, OP_MULTIPLY, v, scale);
    return build_binary(b, OP_SUBTRACT, v, one);
}

static Value *uniform(Function *F, Generator *g, Type shape, double limit) {
    Value *v = centred(F, g, shape), *by = build_splat(&F->b, v->type, limit);
    return build_binary(&F->b, OP_MULTIPLY, v, by);
}

static Value *normal(Function *F, Generator *g, Type shape, double stddev) {
    Value *v = centred(F, g, shape), *by = build_splat(&F->b, v->type, sqrt(2) * stddev);
    v = build_unary(&F->b, OP_ERF_INV, v);
    return build_binary(&F->b, OP_MULTIPLY, v, by);
}

static Value *drawn(Function *F, Generator *g, Type type, const Initial *x, const Usage *u) {
    Builder *b = &F->b;
    switch (x->kind) {
    case INITIAL_ONES: return build_splat(b, type, 1);
    case INITIAL_CONSTANT: return build_splat(b, type, x->value);
    case INITIAL_NORMAL: return normal(F, g, type, x->stddev);
    case INITIAL_UNIFORM: return uniform(F, g, type, x->limit);
    case INITIAL_GLOROT_UNIFORM: return uniform(F, g, type, sqrt(6 / (u->inputs + u->outputs)));
    case INITIAL_GLOROT_NORMAL: return normal(F, g, type, sqrt(2 / (u->inputs + u->outputs)));
    case INITIAL_HE_UNIFORM: return uniform(F, g, type, sqrt(6 / u->inputs));
    case INITIAL_HE_NORMAL: return normal(F, g, type, sqrt(2 / u->inputs));
    default: return build_splat(b, type, 0);
    }
}

static Value *given(Function *F, const Port *p, Type model) {
    Attr value = attr_literal(ATTR_value, p->value);
    Value *v = op_result(build_typed(&F->b, OP_CONSTANT, NULL, 0, &value, 1, &model, 1, 0), 0);
    return build_convert(&F->b, v, p->type->dtype);
}

Value *initial_value(Function *F, Generator *g, uint32_t argument) {
    Trainer *t = F->t;
    const Port *p = &t->ports[argument];
    const Value *arg = t->main->body->args[argument];
    Usage u = {0};
    if (p->value) return given(F, p, arg->type);
    ptr_map_set(&u.stands, arg, &u);
    block_walk(t->main->body, see_op, &u);
    ptr_map_free(&u.stands);
    Initial x = p->initial.kind == INITIAL_DEFAULT ? default_of(&u, p->type) : p->initial;
    if (!(u.inputs > 0)) guess_sizes(&u, p->type);
    Value *v = drawn(F, g, p->type, &x, &u);
    return v->type == p->type ? v : build_convert(&F->b, v, p->type->dtype);
}
