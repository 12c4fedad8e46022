// Infers the type of every op in order, refines declared sizes that were left open by what operands, attributes and regions determine,
// and enforces that nothing stays open (design 5). Then branches that are known take the place of their op, and loops are counted: see branches.h,
// loops.h. Later passes rely on static types and known trip counts. Goes on after a mistake: what follows from one is not looked at,
// independent ones are all reported.
#include "passes/bind/bind.h"
#include "passes/limits.h"
#include "passes/padding/padding.h"
#include "passes/shapes/branches.h"
#include "passes/shapes/byvalue.h"
#include "passes/shapes/dynamic.h"
#include "passes/shapes/loops.h"

#include "ir/infer/infer.h"
#include "ir/ops/check.h"
#include "ir/ops/custom_call.h"
#include "ir/ops/dynamic.h"

#include <inttypes.h>
#include <stdlib.h>

typedef struct {
    PassContext *c;
    Diags *said;     // of mistakes that the verifier may have named before: c->d, or nobody's
    VEC(Type) types; // room for what infer_op says
    const Op **scalars; // of the function's arguments, the op whose shape needs it as a number, or NULL
    const Op *from;     // that the op at hand was made of
    bool asserted;      // that a size is what it is not: what follows from it is not looked at
} Shapes;

// Value.mark: not NULL where the type is not to be relied on, since a mistake or an open size before it was reported.
static char spoiled;

// Op.mark is so where the op itself is not to be relied on.
static void spoil_results(Op *op) {
    op->mark = &spoiled;
    for (uint32_t i = 0; i < op->n_results; i++) op->results[i].mark = &spoiled;
}

static bool set_type(Shapes *s, Value *v, Type t) {
    if (v->type == t) return true;
    Type merged = type_merge(&s->c->m->types, v->type, t);
    if (!merged) return false;
    s->c->changed |= v->type != merged;
    v->type = merged;
    return true;
}

static bool has_open_size(Type t) {
    if (t->kind == TYPE_TENSOR) return t->n_elems == DIM_UNKNOWN;
    for (uint32_t i = 0; t->kind == TYPE_TUPLE && i < t->rank; i++)
        if (has_open_size(t->elems[i])) return true;
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
    diag_error(d, op_place(op), "unbound-dimension", "%s: the size of its result is not known: %s", op_short(op->kind), type);
    diag_help(d, "every size must be a number when the model is compiled: give this size in the model");
}

static void spoil_open_arguments(Shapes *s, Func *f) {
    for (uint32_t i = 0; i < f->body->n_args; i++) f->body->args[i]->mark = has_open_size(f->body->args[i]->type) ? &spoiled : NULL;
    s->scalars = arena_array(s->c->scratch, const Op *, f->body->n_args);
}

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

static bool operands_sound(const Op *op) {
    for (uint32_t i = 0; i < op->n_operands; i++)
        if (op->operands[i]->mark) return false;
    return true;
}

static bool regions_sound(const Op *op) { // what they return is
    for (uint32_t i = 0; i < op->n_regions; i++)
        if (!operands_sound(block_end(op->regions[i]))) return false;
    return true;
}

bool shapes_sound(const Op *op) {
    if (op->mark == &spoiled) return false;
    for (uint32_t i = 0; i < op->n_results; i++)
        if (op->results[i].mark) return false;
    return operands_sound(op) && regions_sound(op);
}

static void note_sizes(Shapes *s, const Op *op) {
    if (s->said != s->c->d) return; // nobody is told
    const Op *of = s->from ? s->from : op;
    note_bound_dims(s->c, of->operands, of->n_operands);
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
        if (s->c->open && op->kind == OP_RESHAPE && has_open_size(v->type)) value_map_set(s->c->open, v, (Value *)(uintptr_t)v->type);
        if (!type_agrees(v->type, s->types.items[i]) || !set_type(s, v, s->types.items[i])) {
            Arena *a = &s->c->d->arena;
            diag_error(s->said, op_place(op), "shape-mismatch", "%s: result %" PRIu32 " is declared %s, but the operands and attributes make %s",
                       op_short(op->kind), i, type_name(a, v->type), type_name(a, s->types.items[i]));
            note_sizes(s, op);
            v->mark = &spoiled;
        } else if (has_open_size(v->type)) {
            open_result(s, op, i);
        }
    }
}

static void infer_one(Shapes *s, Op *op) {
    op->mark = NULL;
    for (uint32_t i = 0; i < op->n_results; i++) op->results[i].mark = NULL;
    for (uint32_t i = 0; i < op->n_regions; i++)
        for (uint32_t k = 0; k < op->regions[i]->n_args; k++) op->regions[i]->args[k]->mark = NULL;
    if (op->kind == OP_WHILE) enter_loop(s, op);
    for (uint32_t i = 0; i < op->n_regions; i++) infer_block(s, op->regions[i]);
    if (op->n_regions) s->from = NULL; // has been used for what is inside
    if (operands_sound(op) && regions_sound(op)) infer_result_types(s, op);
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
    bool sound = operands_sound(op);
    if (!sound) dynamic_open_scalars(s->c, op, s->scalars);
    if (is_shape_assertion(op)) {
        if (sound) s->asserted |= !shape_assertion_settle(s->c, op, s->scalars);
        return;
    }
    Op *settled = refuse_call(s, op) ? NULL : sound && sizes_typed(s, op) ? dynamic_settle(s->c, op, s->scalars) : op;
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

// The signature says what the body returns.
static void refine_results(Shapes *s, Func *f) {
    const Op *end = block_end(f->body);
    for (uint32_t i = 0; i < f->n_results; i++) {
        Type t = type_merge(&s->c->m->types, f->result_types[i], end->operands[i]->type);
        if (end->operands[i]->mark || !t) continue;
        if (!type_agrees(f->result_types[i], end->operands[i]->type)) {
            Arena *a = &s->c->d->arena;
            diag_error(s->c->d, op_place(end), "type-mismatch", "return: result %" PRIu32 " of @%s is %s by its signature, %s here", i,
                       str_text(f->name), type_name(a, f->result_types[i]), type_name(a, end->operands[i]->type));
        }
        s->c->changed |= t != f->result_types[i];
        f->result_types[i] = t;
    }
}

// Where nothing but scalar arguments is open, they may be meant to differ from run to run: then the first op that each reaches is to be written otherwise.
static void refuse_scalar_shapes(PassContext *c, Func *f, const Op *const *scalars) {
    for (uint32_t i = 0; i < f->body->n_args; i++)
        if (has_open_size(f->body->args[i]->type)) return;
    Map said = {0};
    for (uint32_t i = 0; i < f->body->n_args; i++) {
        bool fresh = false;
        if (scalars[i] && op_has(scalars[i]->kind, BYVALUE) && operands_sound(scalars[i])) map_at(&said, (uintptr_t)scalars[i], &fresh);
        if (fresh) refuse_data_shape(c, scalars[i]);
    }
    map_free(&said);
}

bool pass_shapes(PassContext *c) {
    Shapes s = {.c = c};
    size_t n_errors = c->d->n_errors;
    ValueMap sized = {0}, open = {0};
    OpList asserted = {0};
    bool padded = padding_wanted(c);
    for (Func *f = c->m->first_func; f; f = f->next) {
        Diags found; // said behind what is to be bound, which everything else may follow from
        diags_init(&found, c->d->program);
        PassContext within = *c;
        within.d = &found;
        within.sized = padded ? &sized : NULL, within.open = padded ? &open : NULL;
        within.asserted = padded ? &asserted : NULL;
        s.c = &within, s.said = &found;
        spoil_open_arguments(&s, f);
        infer_block(&s, f->body);
        refine_results(&s, f);
        c->changed = within.changed;
        if (open_dims_refuse(c, f, s.scalars, false)) refuse_scalar_shapes(c, f, s.scalars);
        diags_append(c->d, &found);
        diags_free(&found);
    }
    vec_free(&s.types);
    for (Func *f = c->m->first_func; f && c->d->n_errors == n_errors; f = f->next) limits_of_model(c, f);
    bool ok = c->d->n_errors == n_errors, proven = !ok || !padded || padding_prove(c, module_main(c->m), &(PaddingInputs){&sized, &open, &asserted});
    value_map_free(&sized);
    value_map_free(&open);
    vec_free(&asserted);
    for (Func *f = c->m->first_func; f; f = f->next) {
        if (ok) branches_settle(c, f);
        ok = loops_count(c, f) && ok && branches_select(c, f);
    }
    return ok && proven;
}

void shapes_refuse_more(PassContext *c) {
    Diags quiet;
    Func *f = module_main(c->m);
    if (!f) return;
    diags_init(&quiet, "tpucc");
    Shapes s = {.c = c, .said = &quiet};
    spoil_open_arguments(&s, f);
    infer_block(&s, f->body);
    if (!c->o->n_dims && open_dims_refuse(c, f, s.scalars, true)) refuse_scalar_shapes(c, f, s.scalars);
    loops_count(c, f);
    vec_free(&s.types);
    diags_free(&quiet);
}
