// The walk of the pass `expand` and its table: see expansion.h.
#include "passes/expand/expansion.h"

static ExpandFn *const expand_of[OP_COUNT] = {
    [OP_ALL_GATHER] = expand_all_gather,
    [OP_ALL_REDUCE] = expand_all_reduce,
    [OP_ALL_TO_ALL] = expand_all_to_all,
    [OP_COLLECTIVE_BROADCAST] = expand_collective_broadcast,
    [OP_COLLECTIVE_PERMUTE] = expand_collective_permute,
    [OP_COLLECTIVE_REDUCE] = expand_collective_reduce,
    [OP_REDUCE] = expand_reduction,
    [OP_REDUCE_SCATTER] = expand_reduce_scatter,
    [OP_REDUCE_WINDOW] = expand_reduction,
    [OP_REPLICA_ID] = expand_replica_id,
    [OP_PARTITION_ID] = expand_partition_id,
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

bool expand_one(PassContext *c, Op *op) {
    Expand x = {.c = c, .m = c->m, .b = builder_before(c->m, op)};
    return expand_of[op->kind] && expand_of[op->kind](&x, op);
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
        if (!said && op_has(op->kind, NOCODE)) expand_refuse(x, op, expand_of[op->kind] != NULL);
        else expand_refuse_types(x, op);
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
        expand_refuse_ports(&x, f);
    }
    if (c->changed) module_resolve(c->m);
    return c->d->n_errors == n_errors;
}
