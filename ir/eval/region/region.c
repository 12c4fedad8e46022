// Regions on scalars: those of reduce, scatter, sort, map and their like. A region whose ops are all elementwise (each
// one that a framework prints) is turned into a short program over widened elements, rounded after every step exactly
// as the ops would; any other region is run as a block on scalar tensors.
#include "ir/eval/internal.h"
#include "ir/infer/infer.h"

#include <stdlib.h>
#include <string.h>

static uint32_t region_slot(const Region *r, const Value *v) {
    for (size_t i = 0; i < r->names.n; i++)
        if (r->names.items[i] == v) return (uint32_t)i;
    return UINT32_MAX;
}

static uint32_t region_add(Region *r, const Value *v, Wide w) {
    vec_push(&r->names, v);
    vec_push(&r->slots, w);
    return (uint32_t)r->names.n - 1;
}

// The slot of an operand; a value from around the region is read now. UINT32_MAX: not a scalar that is known.
static uint32_t region_operand(Eval *e, Region *r, const Op *user, const Value *v) {
    v = value_resolved((Value *)v);
    uint32_t slot = region_slot(r, v);
    if (slot != UINT32_MAX) return slot;
    Tensor scratch;
    const Tensor *t = eval_value(e, user, v, &scratch);
    if (!t || t->lit.type->n_elems != 1) return UINT32_MAX;
    return region_add(r, v, wide_load(t->lit.type->dtype, t->lit.data));
}

static bool op_is_scalar(const Op *op) {
    if (op->n_results != 1 || op->results[0].type->n_elems != 1 || op->n_operands > 3) return false;
    for (uint32_t i = 0; i < op->n_operands; i++)
        if (op->operands[i]->type->n_elems != 1) return false;
    return true;
}

static bool block_is_program(const Block *b) {
    for (const Op *op = b->first; op; op = op->next) {
        if (op_has(op->kind, END)) return true;
        bool moves = op->kind == OP_RESHAPE || op->kind == OP_BROADCAST_IN_DIM;
        if (!op_is_scalar(op) || op_is_quantized(op) || !(op_has(op->kind, MAP) || op->kind == OP_CONSTANT || moves)) return false;
    }
    return false;
}

static bool region_add_op(Eval *e, Region *r, const Op *op) {
    Wide none = {0};
    if (op->kind == OP_CONSTANT) {
        const Literal *l = op_attr(op, ATTR_value)->lit;
        region_add(r, &op->results[0], wide_load(l->type->dtype, l->data));
        return true;
    }
    RegionStep s = {0};
    for (uint32_t i = 0; i < op->n_operands; i++) {
        s.args[i] = region_operand(e, r, op, op->operands[i]);
        if (s.args[i] == UINT32_MAX) return false;
    }
    if (op_has(op->kind, MAP)) {
        if (!element_op_make(e, op, &s.op)) return false;
        s.result = region_add(r, &op->results[0], none);
        vec_push(&r->steps, s);
    } else { // a reshape of one element: another name for it
        s.op = (ElementOp){.out = op->results[0].type->dtype};
        s.result = region_add(r, &op->results[0], none);
        vec_push(&r->steps, s);
    }
    return true;
}

static bool region_make_program(Eval *e, Region *r, const Block *b) {
    for (uint32_t i = 0; i < b->n_args; i++) region_add(r, b->args[i], (Wide){0});
    const Op *op = b->first;
    for (; !op_has(op->kind, END); op = op->next)
        if (!region_add_op(e, r, op)) return false;
    for (uint32_t i = 0; i < r->n_results; i++) {
        r->returned[i] = region_operand(e, r, op, op->operands[i]);
        if (r->returned[i] == UINT32_MAX) return false;
    }
    return true;
}

void region_free(Region *r) {
    vec_free(&r->steps);
    vec_free(&r->slots);
    vec_free(&r->names);
    free(r->returned);
    free(r->scratch);
}

bool region_make(Eval *e, const Op *op, const Block *b, Region *out) {
    uint32_t n = block_end(b)->n_operands;
    *out = (Region){.op = op, .n_args = b->n_args, .n_results = n, .returned = xcalloc(n + 1, sizeof(uint32_t))};
    out->args = b->args;
    if (block_is_program(b)) return region_make_program(e, out, b);
    out->block = b;
    out->scratch = xcalloc((size_t)b->n_args + n + 1, sizeof(Tensor));
    for (uint32_t i = 0; i < b->n_args; i++) region_add(out, NULL, (Wide){0});
    return true;
}

static bool region_run_block(Eval *e, Region *r, Wide *out) {
    Tensor *args = r->scratch, *results = args + r->n_args;
    bool ok = true;
    Arena *arena = e->arena;
    e->arena = NULL;
    for (uint32_t i = 0; i < r->n_args && ok; i++) {
        void *data;
        ok = tensor_make(e, r->op, r->args[i]->type, false, &args[i], &data);
        if (ok) wide_store(r->args[i]->type->dtype, data, r->slots.items[i]);
    }
    ok = ok && eval_block(e, r->block, args, results);
    for (uint32_t i = 0; i < r->n_results && ok; i++) out[i] = wide_load(results[i].lit.type->dtype, results[i].lit.data);
    for (uint32_t i = 0; i < r->n_args + r->n_results; i++) tensor_drop(e, &args[i]);
    e->arena = arena;
    return ok;
}

bool region_apply(Eval *e, Region *r, Wide *out) {
    if (r->block) return region_run_block(e, r, out);
    Wide *slots = r->slots.items;
    for (size_t i = 0; i < r->steps.n; i++) {
        const RegionStep *s = &r->steps.items[i];
        Wide a = slots[s->args[0]], b = slots[s->args[1]], c = slots[s->args[2]];
        slots[s->result] = s->op.run ? wide_round(s->op.out, s->op.run(&s->op, a, b, c)) : a;
    }
    for (uint32_t i = 0; i < r->n_results; i++) out[i] = slots[r->returned[i]];
    return true;
}
