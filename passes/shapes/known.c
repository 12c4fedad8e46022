// Values that depend on constants only: see known.h.
#include "passes/shapes/known.h"

#include "ir/eval/eval.h"

bool loop_keeps(const Op *loop, uint32_t k) { return value_resolved(block_end(loop->regions[1])->operands[k]) == loop->regions[1]->args[k]; }

const Op *loop_of(const Value *v) {
    const Op *op = v->block ? v->block->parent : NULL;
    return op && op->kind == OP_WHILE ? op : NULL;
}

Value *loop_see_through(Value *v) {
    for (const Op *loop = loop_of(v); loop && loop_keeps(loop, v->index); loop = loop_of(v)) v = loop->operands[v->index];
    return v;
}

bool known_eval(Known *s, const Op *op, const Literal **out) {
    const Literal *ins[8];
    if (op->n_operands > COUNT(ins)) return false;
    if (s->work_left < KNOWN_OP_WORK) return false;
    s->work_left -= KNOWN_OP_WORK;
    for (uint32_t i = 0; i < op->n_operands; i++) ins[i] = ptr_map_get(&s->known, loop_see_through(op->operands[i]));
    EvalLimits limits = {.max_bytes = KNOWN_MAX_BYTES, .work_left = &s->work_left};
    return eval_op_within(s->m, op, ins, &limits, s->arena, out, &s->quiet);
}

bool known_can_eval(const Op *op) {
    return op_has(op->kind, PURE) && !op->n_regions && op->n_results == 1 && type_is_static(op->results[0].type) &&
           op->results[0].type->n_elems <= KNOWN_MAX_ELEMS;
}

// A type says it, whatever the operand is made of.
static const Literal *size_of(Known *s, const Op *op) {
    int64_t size = op->operands[0]->type->dims[op_int(op, ATTR_dimension, 0)];
    return size == DIM_UNKNOWN ? NULL : literal_splat_f64(s->arena, op->results[0].type, (double)size);
}

const Literal *known_value(Known *s, Value *v) {
    v = loop_see_through(v);
    const Literal *l = ptr_map_get(&s->known, v);
    if (l || !v->def) return l;
    l = v->def->kind == OP_GET_DIMENSION_SIZE ? size_of(s, v->def) : value_constant(v);
    if (!l) {
        if (!known_can_eval(v->def) || s->budget-- <= 0) return NULL;
        for (uint32_t i = 0; i < v->def->n_operands; i++)
            if (!known_value(s, v->def->operands[i])) return NULL;
        if (!known_eval(s, v->def, &l)) return NULL;
    }
    ptr_map_set(&s->known, v, l);
    return l;
}

Known known_begin(Module *m, Arena *arena) {
    Known s = {.m = m, .arena = arena, .budget = KNOWN_MAX_OPS, .work_left = KNOWN_MAX_WORK};
    diags_init(&s.quiet, "tpucc");
    return s;
}

void known_end(Known *s) {
    diags_free(&s->quiet);
    ptr_map_free(&s->known);
}
