// Tensors of the evaluator: made within the limits of the evaluation, shared, given up. A tensor's bytes live in a Buffer that is freed with
// the last of its users, or in the arena of the caller.
#include "ir/eval/internal.h"

#include <stdlib.h>

bool eval_charge(Eval *e, const Op *op, uint64_t work) {
    e->work += work;
    if (e->work <= e->limits.max_work && e->work >= work) return true;
    diag_error(e->d, op_place(op), CODE_TOO_LARGE, "%s: evaluating this takes more than %llu steps", op_short(op->kind),
               (unsigned long long)e->limits.max_work);
    if (e->n_ops > 1) diag_help(e->d, "does a loop around it end?");
    return false;
}

static bool no_room(Eval *e, const Op *op, double bytes) {
    diag_error(e->d, op_place(op), CODE_TOO_LARGE, "%s: no room for %.0f bytes", op_short(op->kind), bytes);
    diag_note(e->d, (Loc){0}, "other intermediate results take %zu bytes", e->live_bytes);
    return false;
}

bool eval_room(Eval *e, const Op *op, double bytes) { return bytes + (double)e->live_bytes <= (double)e->limits.max_bytes || no_room(e, op, bytes); }

bool tensor_make(Eval *e, const Op *op, Type type, bool splat, Tensor *out, void **out_data) {
    size_t bytes = splat ? dtype_bytes(type->dtype) : type_bytes(type);
    Buffer *b = NULL;
    if (!eval_room(e, op, (double)bytes)) return false;
    if (!e->arena && !(b = malloc(sizeof *b + bytes))) return no_room(e, op, (double)bytes);
    if (b) {
        b->n_users = 1, b->n_bytes = bytes;
        e->live_bytes += bytes;
    }
    *out_data = b ? b->bytes : arena_alloc(e->arena, bytes);
    *out = (Tensor){{type, *out_data, splat}, b};
    return true;
}

Tensor tensor_share(const Tensor *t, Type type) {
    if (t->owner) t->owner->n_users++;
    return (Tensor){{type, t->lit.data, t->lit.splat}, t->owner};
}

void tensor_drop(Eval *e, Tensor *t) {
    if (t->owner && --t->owner->n_users == 0) {
        Tensor *elems = t->lit.type->kind == TYPE_TUPLE ? (Tensor *)t->owner->bytes : NULL;
        for (uint32_t i = 0; elems && i < t->lit.type->rank; i++) tensor_drop(e, &elems[i]);
        e->live_bytes -= t->owner->n_bytes;
        free(t->owner);
    }
    *t = (Tensor){0};
}

bool results_make(Eval *e, const Op *op, Tensor *out, void **data) {
    for (uint32_t i = 0; i < op->n_results; i++)
        if (!tensor_make(e, op, op->results[i].type, false, &out[i], &data[i])) return false;
    return true;
}
