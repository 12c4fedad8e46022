// What `expand` refuses: an op that no code is generated for, or not of these types; code that would be too large; values that are no tensors.
#include "passes/expand/expansion.h"

#include <inttypes.h>

void expand_refuse(Expand *x, const Op *op, bool some_types) {
    diag_error(x->c->d, op_place(op), CODE_UNSUPPORTED_OP, "no code is generated for %s%s yet", op_text(op->kind), some_types ? " of these types" : "");
    diag_help(x->c->d, "tpurun --interpret evaluates it");
}

bool expand_too_large(Expand *x, const Op *op, const char *what, int64_t n, int64_t most) {
    if (n <= most) return false;
    diag_error(x->c->d, op_place(op), CODE_TOO_LARGE, "%s: no code is generated for more than %" PRId64 " %s, here %" PRId64, op_short(op->kind), most, what,
               n);
    diag_help(x->c->d, "write it with several smaller ones");
    return true;
}

static bool holds_tensors(Type t) { return t->kind != TYPE_TUPLE && t->kind != TYPE_TOKEN; }

// Tuples and tokens that plain could not take apart: state of loops, results of branches and of main.
static void refuse_type(Expand *x, Loc at, const char *what, Type t) {
    diag_error(x->c->d, at, CODE_UNSUPPORTED_TYPE, "%s: no code is generated for %s", what, type_name(&x->c->d->arena, t));
    diag_help(x->c->d, "pass the elements of a tuple one by one");
}

void expand_refuse_types(Expand *x, const Op *op) {
    for (uint32_t i = 0; i < op->n_results; i++) {
        if (holds_tensors(op->results[i].type)) continue;
        refuse_type(x, op_place(op), op_short(op->kind), op->results[i].type);
        return;
    }
}

void expand_refuse_ports(Expand *x, const Func *f) {
    for (uint32_t i = 0; i < f->body->n_args; i++)
        if (!holds_tensors(f->body->args[i]->type)) refuse_type(x, f->loc.at, "an argument of main", f->body->args[i]->type);
    for (uint32_t i = 0; i < f->n_results; i++)
        if (!holds_tensors(f->result_types[i])) refuse_type(x, f->loc.at, "a result of main", f->result_types[i]);
}
