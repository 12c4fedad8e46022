// The walk of the pass `expand` and its table: see expand.h.
#include "passes/expand/expand.h"

#include <inttypes.h>

static ExpandFn *const expand_of[OP_COUNT] = {
    [OP_RAGGED_DOT] = expand_ragged_dot,
    [OP_SCAN] = expand_scan,
    [OP_BATCH_NORM_GRAD] = expand_batch_norm_grad,
    [OP_BATCH_NORM_INFERENCE] = expand_batch_norm_inference,
    [OP_BATCH_NORM_TRAINING] = expand_batch_norm_training,
    [OP_CHECK_ALMOST_EQ] = expand_check,
    [OP_CHECK_ALMOST_EQ_CONST] = expand_check,
    [OP_CHECK_CLOSE] = expand_check,
    [OP_CHECK_EQ] = expand_check,
    [OP_CHECK_EQ_CONST] = expand_check,
    [OP_CONJ] = expand_conj,
    [OP_CONVOLUTION] = expand_contraction,
    [OP_CUSTOM_CALL] = expand_custom_call,
    [OP_DOT_GENERAL] = expand_contraction,
    [OP_GET_DIMENSION_SIZE] = expand_get_dimension_size,
    [OP_IS_INF] = expand_is_inf,
    [OP_IS_NEG_INF] = expand_is_inf,
    [OP_IS_POS_INF] = expand_is_inf,
    [OP_MAP_REGION] = expand_map,
    [OP_MULHI] = expand_mulhi,
    [OP_RNG_BIT_GENERATOR] = expand_rng_bit_generator,
    [OP_SQUARE] = expand_square,
    [OP_CHOLESKY] = expand_cholesky,
    [OP_FFT] = expand_fft,
    [OP_TRIANGULAR_SOLVE] = expand_triangular_solve,
    [OP_SCATTER] = expand_scatter,
    [OP_SELECT_AND_SCATTER] = expand_select_and_scatter,
    [OP_TOP_K] = expand_top_k,
};

static void refuse(Expand *x, const Op *op) {
    diag_error(x->c->d, op_place(op), "unsupported-op", "no code is generated for %s%s yet", op_text(op->kind), expand_of[op->kind] ? " of these types" : "");
    diag_help(x->c->d, "tpurun --interpret evaluates it");
}

bool expand_too_large(Expand *x, const Op *op, const char *what, int64_t n, int64_t most) {
    if (n <= most) return false;
    diag_error(x->c->d, op_place(op), "too-large", "%s: no code is generated for more than %" PRId64 " %s, here %" PRId64, op_short(op->kind), most, what, n);
    diag_help(x->c->d, "write it with several smaller ones");
    return true;
}

static bool holds_tensors(Type t) { return t->kind != TYPE_TUPLE && t->kind != TYPE_TOKEN; }

// Tuples and tokens that plain could not take apart: state of loops, results of branches and of main.
static void refuse_type(Expand *x, Loc at, const char *what, Type t) {
    diag_error(x->c->d, at, "unsupported-type", "%s: no code is generated for %s", what, type_name(&x->c->d->arena, t));
    diag_help(x->c->d, "pass the elements of a tuple one by one");
}

static void refuse_types_of_op(Expand *x, const Op *op) {
    for (uint32_t i = 0; i < op->n_results; i++) {
        if (holds_tensors(op->results[i].type)) continue;
        refuse_type(x, op_place(op), op_short(op->kind), op->results[i].type);
        return;
    }
}

static void refuse_types_of_func(Expand *x, const Func *f) {
    for (uint32_t i = 0; i < f->body->n_args; i++)
        if (!holds_tensors(f->body->args[i]->type)) refuse_type(x, f->loc.at, "an argument of main", f->body->args[i]->type);
    for (uint32_t i = 0; i < f->n_results; i++)
        if (!holds_tensors(f->result_types[i])) refuse_type(x, f->loc.at, "a result of main", f->result_types[i]);
}

static void expand_block(Expand *x, Block *b) {
    Op *settled = NULL; // the last op that stays
    for (Op *op = b->first; op; op = settled ? settled->next : b->first) {
        for (uint32_t i = 0; i < op->n_operands; i++) op->operands[i] = value_resolved(op->operands[i]);
        x->b = builder_before(x->m, op);
        size_t n_errors = x->c->d->n_errors;
        if (expand_of[op->kind] && expand_of[op->kind](x, op)) {
            op_unlink(op);
            x->c->changed = true;
            continue;
        }
        bool said = x->c->d->n_errors > n_errors; // by its expansion, why not
        if (!said && op_has(op->kind, NOCODE)) refuse(x, op);
        else refuse_types_of_op(x, op);
        for (uint32_t i = 0; i < op->n_regions; i++) expand_block(x, op->regions[i]);
        settled = op;
    }
}

bool pass_expand(PassContext *c) {
    Expand x = {.c = c, .m = c->m};
    size_t n_errors = c->d->n_errors;
    expand_quantized(c);
    for (Func *f = c->m->first_func; f; f = f->next) {
        expand_block(&x, f->body);
        refuse_types_of_func(&x, f);
    }
    if (c->changed) module_resolve(c->m);
    return c->d->n_errors == n_errors;
}
