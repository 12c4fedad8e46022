// Ops whose sizes are operands become the static ones: part of the pass `shapes`.
#include "passes/shapes/dynamic.h"

#include "ir/infer/infer.h"
#include "ir/ops/dynamic.h"
#include "passes/shapes/byvalue.h"
#include "passes/shapes/data_shape.h"
#include "passes/shapes/known.h"
#include "passes/shapes/origin.h"
#include "passes/shapes/slice_size.h"
#include "passes/shapes/unbound.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

// A shape that the model declares is the one that the sizes make, or the program means nothing (spec): it serves where the sizes are computed.
static const Literal *declared_sizes(PassContext *c, const Op *op) {
    Type t = op->results[0].type;
    if (!dynamic_makes_shape(op) || !type_is_static(t)) return NULL;
    int64_t rank = t->rank;
    return literal_wrap(&c->m->arena, type_tensor(&c->m->types, DT_I64, &rank, 1), t->dims, false);
}

static bool find_sizes(PassContext *c, Op *op, const Literal **out, uint32_t *out_unknown) {
    Known k = known_begin(c->m, c->scratch);
    bool ok = true;
    for (uint32_t i = 0; i < op->n_operands && ok; i++) {
        if (!dynamic_is_size(op, i)) continue;
        out[i] = known_value(&k, op->operands[i]);
        if (!out[i]) out[i] = declared_sizes(c, op);
        ok = out[i] != NULL;
        if (!ok) *out_unknown = i;
    }
    known_end(&k);
    return ok;
}

static void refuse_sizes(PassContext *c, const Op *op, const Op *fixed) {
    Arena *a = &c->d->arena;
    diag_error(c->d, op_place(op), CODE_SHAPE_MISMATCH, "%s: its result is declared %s, but its sizes make %s", op_short(op->kind),
               type_name(a, op->results[0].type), fixed ? type_name(a, fixed->results[0].type) : "no shape");
    bound_dims_note(c, op->operands, op->n_operands);
}

static bool results_agree(const Op *fixed, const Op *op) {
    for (uint32_t i = 0; i < op->n_results; i++)
        if (!type_agrees(fixed->results[i].type, op->results[i].type)) return false;
    return true;
}

static void take_place(PassContext *c, Op *fixed, Op *op) {
    op_insert_before(fixed, op);
    for (uint32_t i = 0; i < fixed->n_regions; i++) fixed->regions[i]->parent = fixed;
    for (uint32_t i = 0; i < op->n_results; i++) value_replace(&op->results[i], &fixed->results[i]);
    if (c->sized) ptr_map_set(c->sized, &fixed->results[0], op);
    op_unlink(op);
    c->changed = true;
}

Op *dynamic_settle(PassContext *c, Op *op, OpenScalars *scalars) {
    uint32_t unknown = 0;
    if (!op_is_dynamic(op)) return op_has(op->kind, BYVALUE) ? byvalue_settle(c, op, scalars) : op;
    const Literal **sizes = arena_array(c->scratch, const Literal *, op->n_operands);
    Op *fixed = NULL;
    if (find_sizes(c, op, sizes, &unknown)) {
        fixed = dynamic_as_static(c->m, op, sizes);
    } else {
        bool only;
        fixed = op->kind == OP_REAL_DYNAMIC_SLICE ? slice_of_known_size(c, op) : NULL;
        if (!fixed) open_scalars_find(scalars, op->operands[unknown], op, &only);
        if (!fixed && only) dynamic_open_scalars(op, scalars);
        else if (!fixed) data_shape_refuse(c, op);
        if (!fixed) return NULL;
    }
    if (!fixed || !results_agree(fixed, op)) {
        refuse_sizes(c, op, fixed);
        return NULL;
    }
    take_place(c, fixed, op);
    return fixed;
}

void dynamic_open_scalars(const Op *op, OpenScalars *scalars) {
    bool only;
    for (uint32_t i = 0; i < op->n_operands; i++)
        if (dynamic_is_size(op, i) || op_is_shape_assertion(op)) open_scalars_find(scalars, op->operands[i], op, &only);
}

// --- assertions

bool op_is_shape_assertion(const Op *op) {
    Str target = op->kind == OP_CUSTOM_CALL ? op_str(op, ATTR_call_target_name) : NULL;
    return target && op->n_operands && !strcmp(target->text, "shape_assertion") && type_is_scalar(op->operands[0]->type) &&
           op->operands[0]->type->dtype == DT_I1;
}

// The message as the program has it, without quotes, {0} being its first number.
static const char *filled_in(PassContext *c, Known *k, const Op *op) {
    const char *text = "\"a size is not what the program was made for\"";
    Text t = {0};
    for (uint32_t i = 0; i < op->n_attrs; i++)
        if (op->attrs[i].key == ATTR_UNKNOWN && op->attrs[i].s && !strcmp(op->attrs[i].name->text, "error_message")) text = op->attrs[i].s->text;
    for (const char *at = text + (*text == '"'); *at && !(*at == '"' && !at[1]);) {
        char *end = NULL;
        unsigned long n = *at == '{' ? strtoul(at + 1, &end, 10) : 0;
        const Literal *l = end && end > at + 1 && *end == '}' && n + 1 < op->n_operands ? known_value(k, op->operands[n + 1]) : NULL;
        if (l && l->type->n_elems == 1 && dtype_is_int(l->type->dtype)) {
            text_f(&t, "%" PRId64, elem_to_i64(l->type->dtype, l->data));
            at = end + 1;
        } else {
            at += *at == '\\' && at[1]; // an escaped quote or backslash
            text_add(&t, at++, 1);
        }
    }
    const char *kept = arena_printf(c->scratch, "%s", t.n ? t.items : "");
    vec_free(&t);
    return kept;
}

static bool refuse_assertion(PassContext *c, Known *k, const Op *op) {
    diag_error(c->d, op_place(op), CODE_DIMENSION_CONFLICT, "%s", filled_in(c, k, op));
    bound_dims_note(c, op->operands, 1);
    return false;
}

// Whether sizes are what they should be is not known: it depends on what only a run knows.
static bool refuse_unknown(PassContext *c, const Op *op, OpenScalars *scalars) {
    bool only;
    open_scalars_find(scalars, op->operands[0], op, &only);
    if (only) return true; // what is to be bound is said for all ops together
    diag_error(c->d, op_place(op), CODE_DATA_DEPENDENT_SHAPE, "shape_assertion: whether it holds %s",
               !diags_full(c->d) && origin_is_constants(op->operands[0]) ? "is not evaluated when compiling" : "depends on run-time values");
    if (!c->d->dropping) origin_note(c, op->operands[0]);
    diag_help(c->d, "sizes may depend on sizes and constants only");
    return false;
}

bool shape_assertion_settle(PassContext *c, Op *op, OpenScalars *scalars) {
    Known k = known_begin(c->m, c->scratch);
    const Literal *holds = known_value(&k, op->operands[0]);
    bool ok = !holds ? refuse_unknown(c, op, scalars) : elem_to_i64(DT_I1, holds->data) || refuse_assertion(c, &k, op);
    known_end(&k);
    if (!ok || !holds) return ok;
    if (c->asserted) vec_push(c->asserted, op);
    op_unlink(op);
    return c->changed = true;
}
