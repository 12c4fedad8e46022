// Where a kernel may write its result over an operand that ends there: what reads an element of the operand has done so by then.
#include "passes/place/overwrite.h"

#include "ir/ops/stage.h"

#include <stdlib.h>

static bool captures(const Op *op, const Value *v) {
    for (uint32_t r = 0; r < op->n_regions; r++)
        for (const Op *in = op->regions[r]->first; in; in = in->next)
            for (uint32_t i = 0; i < in->n_operands; i++)
                if (in->operands[i] == v) return true;
    return false;
}

typedef struct {
    const Value *v;
    uint32_t n;
} Reads;

static void count_read(Op *op, void *context) {
    Reads *r = context;
    for (uint32_t i = 0; i < op->n_operands; i++) r->n += op->operands[i] == r->v;
}

typedef VEC(const Value *) Values;

static bool reads_any(const Op *op, const Values *values) {
    for (uint32_t i = 0; i < op->n_operands; i++)
        for (size_t k = 0; k < values->n; k++)
            if (op->operands[i] == values->items[k]) return true;
    return false;
}

static bool captures_any(const Op *op, const Values *values) {
    bool any = false;
    for (size_t k = 0; k < values->n && op->n_regions; k++) any |= captures(op, values->items[k]);
    return any;
}

// The only reader of the argument is `target` or elementwise ops that lead to it, element i to element i.
static bool reaches_only(const Block *b, const Value *arg, const Op *target) {
    Values made = {0}; // from the argument
    bool ok = true;
    vec_push(&made, arg);
    for (const Op *op = b->first; op && ok; op = op->next) {
        if (captures_any(op, &made)) ok = false;
        if (!ok || !reads_any(op, &made)) continue;
        ok = op_has(op->kind, MAP) && type_same_shape(op->results[0].type, arg->type) && (op == target || !op_attr(op, ATTR_stage));
        if (op != target) vec_push(&made, &op->results[0]);
    }
    vec_free(&made);
    return ok;
}

static uint32_t count_reads(Block *b, const Value *v) {
    Reads r = {v, 0};
    block_walk(b, count_read, &r);
    return r.n;
}

// The sort that is all that a kernel of one or more phases does.
const Op *overwrite_sort(const Op *kernel) {
    const Op *end = block_end(kernel->regions[0]), *sort = end->n_operands ? end->operands[0]->def : NULL;
    if (!sort || sort->kind != OP_SORT || stage_of(sort) != STAGE_SORT || end->n_operands != sort->n_results) return NULL;
    for (uint32_t i = 0; i < end->n_operands; i++)
        if (end->operands[i] != &sort->results[i]) return NULL;
    for (const Op *op = kernel->regions[0]->first; op; op = op->next)
        if (op != sort && op_attr(op, ATTR_stage)) return NULL;
    return sort;
}

// A sort has read a row, or a run of it, before it writes there; but it alone, element by element, and as this result's operand alone.
static bool sorts_over(const Op *kernel, const Op *sort, uint32_t i, uint32_t result) {
    const Value *v = kernel->regions[0]->args[i];
    if (sort->operands[result] != v) return false;
    for (uint32_t r = 0; r < kernel->n_regions; r++)
        if (count_reads(kernel->regions[r], kernel->regions[r]->args[i]) != (r == 0)) return false;
    return true;
}

// The update or scatter of the kernel, if it is one: such a kernel has no other stage. Its result i holds operand i when it begins.
const Op *overwrite_update(const Op *kernel) {
    const Op *last = kernel->kind == OP_KERNEL && kernel->n_results ? block_end(kernel->regions[0])->operands[0]->def : NULL;
    return last && stage_has(stage_of(last), STAGE_OVERWRITES) ? last : NULL;
}

// Does nothing but operand k of the update, where it belongs to result k, read the argument?
static bool only_updated(const Block *b, const Value *v, const Op *update, uint32_t k) {
    if (update->operands[k] != v) return false;
    for (const Op *op = b->first; op; op = op->next)
        for (uint32_t i = 0; i < op->n_operands; i++)
            if (op->operands[i] == v && !(op == update && i == k)) return false;
    return true;
}

// May result r of the kernel be written where operand i lies, if no other operand lies there?
bool overwrite_allowed(const Op *kernel, uint32_t i, uint32_t r) {
    const Block *b = kernel->regions[0];
    const Op *sort = overwrite_sort(kernel), *update = overwrite_update(kernel);
    if (sort) return sorts_over(kernel, sort, i, r);
    if (kernel->n_regions != 1 || (kernel->n_results != 1 && !update)) return false;
    const Op *last = block_end(b)->operands[0]->def;
    uint32_t n_stages = 0;
    for (const Op *op = b->first; op; op = op->next) n_stages += op_attr(op, ATTR_stage) != NULL;
    if (update) return only_updated(b, b->args[i], update, r) && !captures(update, b->args[i]);
    bool one_pass = (n_stages == 1 && stage_of(last) == STAGE_MAP) || (n_stages == 2 && stage_of(last) == STAGE_EPILOGUE);
    if (!one_pass || type_bytes(kernel->operands[i]->type) != type_bytes(kernel->results[0].type)) return false;
    if (kernel->operands[i]->type->dtype != kernel->results[0].type->dtype) return false;
    return reaches_only(b, b->args[i], last);
}

// Results and stages in the order of the region: an op that is computed again by each stage that reads it counts with these.
bool overwrite_in_turn(const Op *kernel, uint32_t i, uint32_t r) {
    const Block *b = kernel->regions[kernel->n_regions - 1];
    const Value *arg = b->args[i], *made = block_end(b)->operands[r];
    const Op *update = overwrite_update(kernel), *last = made->def;
    if (overwrite_sort(kernel)) return sorts_over(kernel, overwrite_sort(kernel), i, r);
    if (update) return only_updated(b, arg, update, r) && !captures(update, arg);
    Stage stage = last ? stage_of(last) : STAGE_NONE;
    if ((stage != STAGE_MAP && stage != STAGE_EPILOGUE) || made->type != arg->type) return false;
    Values from = {0}; // what is computed from the argument wherever it is read
    bool ok = true, behind = false;
    vec_push(&from, arg);
    for (const Op *op = b->first; op && ok; op = op->next) {
        bool reads = reads_any(op, &from), staged = op_attr(op, ATTR_stage);
        if (captures_any(op, &from) || (reads && op_has(op->kind, END))) ok = false;
        if (reads) ok &= op_has(op->kind, MAP) && type_same_shape(op->results[0].type, arg->type) && !(behind && staged);
        if (reads && staged) ok &= stage_of(op) == STAGE_MAP || stage_of(op) == STAGE_EPILOGUE;
        if (reads && !staged) vec_push(&from, &op->results[0]);
        behind |= op == last;
    }
    vec_free(&from);
    return ok;
}
