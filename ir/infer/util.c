// The helpers of util.h: diagnostics of an op that name its operands, types made and compared, attributes checked.
#include "ir/infer/util.h"

#include <inttypes.h>
#include <stdarg.h>

bool infer_fail(Infer *c, DiagCode code, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    const char *text = arena_vprintf(&c->d->arena, fmt, args);
    va_end(args);
    diag_error(c->d, op_place(c->op), code, "%s: %s", op_short(c->op->kind), text);
    return false;
}

const char *infer_type_name(Infer *c, Type t) { return type_name(&c->d->arena, t); }

const char *dim_name(Infer *c, int64_t dim) { return dim == DIM_UNKNOWN ? "?" : arena_printf(&c->d->arena, "%" PRId64, dim); }

void operand_note(Infer *c, uint32_t i, const char *called) {
    const Value *v = c->op->operands[i];
    Arena *a = &c->d->arena;
    const char *what = called ? called : arena_printf(a, "operand %" PRIu32, i);
    const char *name = v->name ? arena_printf(a, " '%%%s'", v->name->text) : "";
    const char *type = type_name(a, v->type);
    if (v->def) {
        bool constant = v->def->kind == OP_CONSTANT;
        diag_note(c->d, op_place(v->def), "%s is %s%s%s: %s", what, constant ? "a constant" : "the result of ", constant ? "" : op_short(v->def->kind), name,
                  type);
    } else if (v->block && v->block->parent) {
        const Op *around = v->block->parent;
        diag_note(c->d, op_place(around), "%s is argument %" PRIu32 "%s of a region of %s: %s", what, v->index, name, op_short(around->kind), type);
    } else {
        diag_note(c->d, (Loc){0}, "%s is input %" PRIu32 "%s: %s", what, v->index, name, type);
    }
}

Type result_declared(const Infer *c, uint32_t i) {
    Type t = c->op->results[i].type;
    return t && t->kind == TYPE_TENSOR ? t : NULL;
}

bool infer_declared(Infer *c) {
    for (uint32_t i = 0; i < c->op->n_results; i++) {
        c->out[i] = c->op->results[i].type;
        if (!c->out[i]) return infer_fail(c, CODE_BAD_STRUCTURE, "result %" PRIu32 " has no type", i);
    }
    return true;
}

bool result_set(Infer *c, uint32_t i, DType dtype, const int64_t *dims, size_t rank) {
    c->out[i] = type_tensor(&c->m->types, dtype, dims, rank);
    if (c->out[i]) return true;
    if (rank > MAX_RANK) return infer_fail(c, CODE_SHAPE_MISMATCH, "the result has rank %zu, over the limit of %d", rank, MAX_RANK);
    return infer_fail(c, CODE_TOO_LARGE, "the result has over %" PRId64 " elements", MAX_ELEMS);
}

bool operands_same_dtype(Infer *c, uint32_t i, uint32_t j) {
    DType a = operand_type(c, i)->dtype, b = operand_type(c, j)->dtype;
    if (a == b) return true;
    infer_fail(c, CODE_TYPE_MISMATCH, "element types differ: operand %" PRIu32 " has %s, operand %" PRIu32 " has %s", i, dtype_text(a), j, dtype_text(b));
    operand_note(c, i, NULL);
    operand_note(c, j, NULL);
    diag_help(c->d, "make them alike with stablehlo.convert");
    return false;
}

bool operands_agree(Infer *c, uint32_t first, Type *out) {
    Type all = operand_type(c, first);
    for (uint32_t i = first + 1; i < c->op->n_operands; i++) {
        Type t = operand_type(c, i);
        if (t == all) continue;
        if (!operands_same_dtype(c, first, i)) return false;
        if (!type_agrees(all, t)) {
            infer_fail(c, CODE_SHAPE_MISMATCH, "shapes differ: operand %" PRIu32 " is %s, operand %" PRIu32 " is %s", first, infer_type_name(c, all), i,
                       infer_type_name(c, t));
            operand_note(c, first, NULL);
            operand_note(c, i, NULL);
            diag_help(c->d, "nothing is broadcast by itself: spell it out with stablehlo.broadcast_in_dim");
            return false;
        }
        all = type_merge(&c->m->types, all, t);
        if (!all) return infer_fail(c, CODE_TOO_LARGE, "the operands together have over %" PRId64 " elements", MAX_ELEMS);
    }
    *out = all;
    return true;
}

bool operand_is_scalar(Infer *c, uint32_t i, const char *called) {
    if (type_is_scalar(operand_type(c, i))) return true;
    infer_fail(c, CODE_SHAPE_MISMATCH, "%s must be a scalar, operand %" PRIu32 " is %s", called, i, infer_type_name(c, operand_type(c, i)));
    operand_note(c, i, NULL);
    return false;
}

bool infer_works_on(Infer *c, bool ok, const char *what) {
    if (ok) return true;
    infer_fail(c, CODE_TYPE_MISMATCH, "works on %s, not on %s", what, infer_type_name(c, operand_type(c, 0)));
    operand_note(c, 0, NULL);
    return false;
}

bool operand_shapes_agree(Infer *c, uint32_t first, uint32_t n) {
    for (uint32_t i = 1; i < n; i++) {
        Type a = operand_type(c, first), b = operand_type(c, first + i);
        if (type_agrees(type_with_dtype(&c->m->types, b, a->dtype), a)) continue;
        infer_fail(c, CODE_SHAPE_MISMATCH, "shapes differ: operand %" PRIu32 " is %s, operand %" PRIu32 " is %s", first, infer_type_name(c, a), first + i,
                   infer_type_name(c, b));
        return false;
    }
    return true;
}

bool attr_count(Infer *c, AttrKey key, size_t n, size_t want, const char *of_what) {
    if (n == want) return true;
    return infer_fail(c, CODE_BAD_ATTRIBUTE, "%s has %zu %s, %s %zu", attr_info[key].text, n, n == 1 ? "entry" : "entries", of_what, want);
}

bool attr_axes_ok(Infer *c, const char *what, Axes axes, uint32_t rank, uint64_t *seen) {
    for (uint32_t i = 0; i < axes.n; i++) {
        int64_t v = axes.v[i];
        if (v < 0 || v >= rank) return infer_fail(c, CODE_BAD_ATTRIBUTE, "%s names dimension %" PRId64 ", there are %" PRIu32, what, v, rank);
        if (*seen >> v & 1) return infer_fail(c, CODE_BAD_ATTRIBUTE, "%s names dimension %" PRId64 " a second time", what, v);
        *seen |= UINT64_C(1) << v;
    }
    return true;
}

bool attr_at_least(Infer *c, AttrKey key, Axes list, int64_t least) {
    for (uint32_t i = 0; i < list.n; i++) {
        if (list.v[i] >= least) continue;
        return infer_fail(c, CODE_BAD_ATTRIBUTE, "%s[%" PRIu32 "] is %" PRId64 ", it must be at least %" PRId64, attr_info[key].text, i, list.v[i], least);
    }
    return true;
}

bool attr_axis_ok(Infer *c, AttrKey key, int64_t axis, uint32_t rank) {
    if (axis >= 0 && axis < rank) return true;
    return infer_fail(c, CODE_BAD_ATTRIBUTE, "%s is %" PRId64 ", the rank is %" PRIu32, attr_info[key].text, axis, rank);
}
