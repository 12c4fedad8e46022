// The type of every op in order, from its operands, attributes and regions: declared sizes that were left open are refined by it, and nothing stays
// open. Ops whose sizes are operands give way to static ones on the way (dynamic.c, byvalue.c). What follows from a mistake or an open size is marked
// and not looked at; independent mistakes are all reported.
#include "passes/shapes/infer.h"

#include "passes/shapes/dynamic.h"
#include "passes/shapes/unbound.h"

#include "ir/infer/infer.h"
#include "ir/ops/check.h"
#include "ir/ops/custom_call.h"
#include "ir/ops/devices/mesh.h"
#include "ir/ops/dynamic.h"

#include <inttypes.h>
#include <stdlib.h>

// --- what is to be relied on

// Value.mark: not NULL where the type is not to be relied on, since a mistake or an open size before it was reported.
static char spoiled;

// Op.mark is so where the op itself is not to be relied on.
static void spoil_results(Op *op) {
    op->mark = &spoiled;
    for (uint32_t i = 0; i < op->n_results; i++) op->results[i].mark = &spoiled;
}

bool shapes_operands_sound(const Op *op) {
    for (uint32_t i = 0; i < op->n_operands; i++)
        if (op->operands[i]->mark) return false;
    return true;
}

static bool regions_sound(const Op *op) { // what they return is
    for (uint32_t i = 0; i < op->n_regions; i++)
        if (!shapes_operands_sound(block_end(op->regions[i]))) return false;
    return true;
}

bool shapes_sound(const Op *op) {
    if (op->mark == &spoiled) return false;
    for (uint32_t i = 0; i < op->n_results; i++)
        if (op->results[i].mark) return false;
    return shapes_operands_sound(op) && regions_sound(op);
}

// --- types

static bool set_type(Shapes *s, Value *v, Type t) {
    if (v->type == t) return true;
    Type merged = type_merge(&s->c->m->types, v->type, t);
    if (!merged) return false;
    s->c->changed |= v->type != merged;
    v->type = merged;
    return true;
}

bool shapes_type_open(Type t) {
    if (t->kind == TYPE_TENSOR) return t->n_elems == DIM_UNKNOWN;
    for (uint32_t i = 0; t->kind == TYPE_TUPLE && i < t->rank; i++)
        if (shapes_type_open(t->elems[i])) return true;
    return false;
}

static void open_result(Shapes *s, Op *op, uint32_t i) {
    Diags *d = s->said;
    op->results[i].mark = &spoiled;
    Str target = op->kind == OP_CUSTOM_CALL ? op_str(op, ATTR_call_target_name) : NULL;
    if (target) {
        if (!i) custom_call_unknown(d, op);
        return;
    }
    const char *type = type_name(&d->arena, op->results[i].type);
    diag_error(d, op_place(op), CODE_UNBOUND_DIMENSION, "%s: the size of its result is not known: %s", op_short(op->kind), type);
    diag_help(d, "every size must be a number when the model is compiled: give this size in the model");
}

static void note_sizes(Shapes *s, const Op *op) {
    if (s->said != s->c->d) return; // nobody is told
    const Op *of = s->from ? s->from : op;
    bound_dims_note(s->c, of->operands, of->n_operands);
}

static void infer_result_types(Shapes *s, Op *op) {
    vec_reserve(&s->types, (size_t)op->n_results + 1);
    if (!infer_op(s->c->m, op, s->types.items, s->said)) {
        note_sizes(s, op);
        spoil_results(op);
        return;
    }
    for (uint32_t i = 0; i < op->n_results; i++) {
        Value *v = &op->results[i];
        if (s->c->open && op->kind == OP_RESHAPE && shapes_type_open(v->type)) ptr_map_set(s->c->open, v, v->type);
        if (!type_agrees(v->type, s->types.items[i]) || !set_type(s, v, s->types.items[i])) {
            Arena *a = &s->c->d->arena;
            diag_error(s->said, op_place(op), CODE_SHAPE_MISMATCH, "%s: result %" PRIu32 " is declared %s, but the operands and attributes make %s",
                       op_short(op->kind), i, type_name(a, v->type), type_name(a, s->types.items[i]));
            note_sizes(s, op);
            v->mark = &spoiled;
        } else if (shapes_type_open(v->type)) {
            open_result(s, op, i);
        }
    }
}

// --- ops

static void infer_block(Shapes *s, Block *b);

// Arguments of a loop's regions have the sizes of what the loop starts with. Types that do not agree are infer_op's to report.
static void enter_loop(Shapes *s, Op *op) {
    for (uint32_t r = 0; r < 2; r++) {
        Block *b = op->regions[r];
        for (uint32_t i = 0; i < b->n_args && i < op->n_operands; i++) {
            if (type_agrees(b->args[i]->type, op->operands[i]->type)) set_type(s, b->args[i], op->operands[i]->type);
            if (op->operands[i]->mark) b->args[i]->mark = &spoiled;
        }
    }
}

// Those of a manual computation are parts of its operands.
static void enter_manual(Shapes *s, Op *op) {
    Arena a = {0};
    Manual manual;
    const char *why;
    Block *b = op->regions[0];
    if (manual_read(s->c->m, op, &a, &manual, &why) && b->n_args == op->n_operands) {
        for (uint32_t i = 0; i < op->n_operands; i++) {
            bool fits = sharding_fits(&manual.in[i], op->operands[i]->type, &a, &why);
            Type part = fits ? sharding_part(&s->c->m->types, &manual.in[i], op->operands[i]->type, manual.axes) : b->args[i]->type;
            if (type_agrees(b->args[i]->type, part)) set_type(s, b->args[i], part);
            if (op->operands[i]->mark) b->args[i]->mark = &spoiled;
        }
    }
    arena_free(&a);
}

static void infer_one(Shapes *s, Op *op) {
    op->mark = NULL;
    for (uint32_t i = 0; i < op->n_results; i++) op->results[i].mark = NULL;
    for (uint32_t i = 0; i < op->n_regions; i++)
        for (uint32_t k = 0; k < op->regions[i]->n_args; k++) op->regions[i]->args[k]->mark = NULL;
    if (op->kind == OP_WHILE) enter_loop(s, op);
    if (op->kind == OP_MANUAL_COMPUTATION) enter_manual(s, op);
    for (uint32_t i = 0; i < op->n_regions; i++) infer_block(s, op->regions[i]);
    if (op->n_regions) s->from = NULL; // has been used for what is inside
    if (shapes_operands_sound(op) && regions_sound(op)) infer_result_types(s, op);
    else spoil_results(op);
}

// An op whose operands make no sense is not settled; infer_one says so.
static bool sizes_typed(Shapes *s, Op *op) {
    Diags quiet;
    if (!op_has(op->kind, BYVALUE) && !op_is_dynamic(op)) return true;
    diags_init(&quiet, "tpucc");
    vec_reserve(&s->types, (size_t)op->n_results + 1);
    bool ok = infer_op(s->c->m, op, s->types.items, &quiet);
    diags_free(&quiet);
    return ok;
}

// The call of a function that is somebody else's: whatever follows from it has no code.
static bool refuse_call(Shapes *s, const Op *op) {
    Check check;
    if (op->kind != OP_CUSTOM_CALL || custom_target(op) || check_of(op, &check) || op_is_dynamic(op)) return false;
    custom_call_unknown(s->c->d, op);
    return true;
}

static void infer_next(Shapes *s, Op *op) {
    for (uint32_t i = 0; i < op->n_operands; i++) op->operands[i] = value_resolved(op->operands[i]);
    bool sound = shapes_operands_sound(op);
    if (!sound) dynamic_open_scalars(op, &s->scalars);
    if (op_is_shape_assertion(op)) {
        if (sound) s->asserted |= !shape_assertion_settle(s->c, op, &s->scalars);
        return;
    }
    Op *settled = refuse_call(s, op) ? NULL : sound && sizes_typed(s, op) ? dynamic_settle(s->c, op, &s->scalars) : op;
    s->from = op;
    if (settled && !s->asserted) infer_one(s, settled);
    else spoil_results(op);
}

static void infer_block(Shapes *s, Block *b) {
    for (Op *op = b->first, *next; op; op = next) {
        next = op->next;
        infer_next(s, op);
    }
}

static void spoil_open_arguments(Shapes *s, Func *f) {
    for (uint32_t i = 0; i < f->body->n_args; i++) f->body->args[i]->mark = shapes_type_open(f->body->args[i]->type) ? &spoiled : NULL;
    s->scalars = (OpenScalars){.of = arena_array(s->c->scratch, const Op *, f->body->n_args)};
}

void shapes_infer(Shapes *s, Func *f) {
    spoil_open_arguments(s, f);
    infer_block(s, f->body);
}
