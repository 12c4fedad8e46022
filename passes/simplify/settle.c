// A program that was exported for several platforms has a branch for each, chosen by the platform's number, which its reader has made a constant. What the
// other platforms call has no meaning here and need have none, so their branches go before the types of calls are inferred and calls are refused. No size takes
// part in such an index: those are ops of their own here still (`shapes` settles what they decide, once it is proved of padded ones that they may).
#include "passes/simplify/settle.h"

#include "ir/eval/eval.h"
#include "ir/infer/infer.h"
#include "passes/rewrite.h"

enum { MAX_INDEX_OPS = 4, MAX_INDEX_OPERANDS = 3 }; // from constants to the index: lax.switch clamps and converts it

static bool is_index(Type t) {
    return type_is_tensor(t) && type_is_scalar(t) && !t->quant && (dtype_is_int(t->dtype) || dtype_info[t->dtype].class == DC_BOOL);
}

static const Literal *index_value(PassContext *c, const Value *v, int depth) {
    v = value_resolved((Value *)(uintptr_t)v);
    Op *op = v->def;
    const Literal *ins[MAX_INDEX_OPERANDS], *l = NULL;
    Type type;
    Diags quiet;
    if (!op || !is_index(v->type)) return NULL;
    if (value_constant(v)) return value_constant(v);
    if (!depth || !op_has(op->kind, MAP) || op->n_operands > MAX_INDEX_OPERANDS) return NULL;
    for (uint32_t i = 0; i < op->n_operands; i++)
        if (!(ins[i] = index_value(c, op->operands[i], depth - 1))) return NULL;
    diags_init(&quiet, "tpucc");
    bool known = infer_op(c->m, op, &type, &quiet) && type == v->type && eval_op(c->m, op, ins, c->scratch, &l, &quiet);
    diags_free(&quiet);
    return known ? l : NULL;
}

bool branch_settle(PassContext *c, Op *op, Op **out_next) {
    if ((op->kind != OP_IF && op->kind != OP_CASE) || c->o->opaque_constants || op->n_operands != 1) return false;
    const Literal *l = index_value(c, op->operands[0], MAX_INDEX_OPS);
    if (!l) return false;
    const Block *taken = op->regions[branch_index(op, elem_to_i64(l->type->dtype, l->data))];
    const Op *end = block_end(taken);
    if (taken->n_args || end->n_operands != op->n_results) return false;
    for (uint32_t i = 0; i < op->n_results; i++) // others, that sizes have to make the same or that are a mistake, are for `shapes`
        if (value_resolved(end->operands[i])->type != op->results[i].type) return false;
    Op *before = op->prev;
    Block *block = op->block;
    Value **values = arena_array(c->scratch, Value *, op->n_results + 1);
    region_inline(c->m, taken, op, values);
    for (uint32_t i = 0; i < op->n_results; i++) value_replace(&op->results[i], values[i]);
    op_unlink(op);
    *out_next = before ? before->next : block->first;
    return c->changed = true;
}
