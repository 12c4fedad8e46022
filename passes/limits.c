// Limits: see limits.h. Two places ask: `shapes`, of the tensors of the model, before anybody computes with their sizes; and those passes that make
// something larger of them, at the end: `tile` of tasks, `assign` of memory.
#include "passes/limits.h"

#include "passes/shapes/unbound.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>

static bool add_help(Diags *d) {
    diag_help(d, "work on parts of it: a smaller size, several calls, or a loop over slices");
    return false;
}

bool limits_refuse(Diags *d, Loc at, double bytes, const char *what, ...) {
    char text[480];
    va_list args;
    va_start(args, what);
    vsnprintf(text, sizeof text, what, args);
    va_end(args);
    diag_error(d, at, CODE_TOO_LARGE, "%s takes %s, more than the %s that a program can address", text, bytes_text(&d->arena, bytes),
               bytes_text(&d->arena, (double)MAX_BYTES));
    return add_help(d);
}

// Tuples that are left by now are refused by `expand`.
static double bytes_of(Type t) { return (double)type_bytes(t); }
static bool has_too_many(Type t) { return t->kind == TYPE_TENSOR && t->n_elems > MAX_ELEMS; }

// Elements of what a window walks over: operand 0 with its dilation and padding, which passes make as a tensor of its own.
static double elems_of_windows(const Op *op) {
    bool conv = op->kind == OP_CONVOLUTION;
    if (!conv && op->kind != OP_REDUCE_WINDOW && op->kind != OP_SELECT_AND_SCATTER) return 0;
    Type t = op->operands[0]->type;
    Axes padding = op_axes(op, ATTR_padding), base = op_axes(op, conv ? ATTR_lhs_dilation : ATTR_base_dilations);
    Axes in = conv ? op_list(op, ATTR_conv_dimension_numbers, CONV_INPUT) : (Axes){0};
    double n = (double)t->n_elems;
    for (uint32_t i = 0, windows = conv ? in.n - 2 : t->rank; n > 0 && i < windows; i++) {
        double have = (double)t->dims[conv ? in.v[2 + i] : i], dilation = base.n ? (double)base.v[i] : 1, made = (have - 1) * dilation + 1;
        for (uint32_t side = 0; padding.n && side < 2; side++) made += (double)i64_max(padding.v[2 * i + side], 0);
        n *= made / have;
    }
    return n;
}

static void check_op(Op *op, void *context) {
    PassContext *c = context;
    if (elems_of_windows(op) > (double)MAX_ELEMS) {
        diag_error(c->d, op_place(op), CODE_TOO_LARGE, "%s: its operand, %s, has more than 2^48 elements once it is dilated and padded", op_short(op->kind),
                   type_name(&c->d->arena, op->operands[0]->type));
        bound_dims_note(c, op->operands, op->n_operands);
        add_help(c->d);
        return;
    }
    for (uint32_t i = 0; i < op->n_results; i++) {
        if (!has_too_many(op->results[i].type)) continue;
        diag_error(c->d, op_place(op), CODE_TOO_LARGE, "%s: its result, %s, has more than 2^48 elements", op_short(op->kind),
                   type_name(&c->d->arena, op->results[i].type));
        bound_dims_note(c, op->operands, op->n_operands);
        add_help(c->d);
        return;
    }
}

bool limits_of_model(PassContext *c, Func *f) {
    size_t n_errors = c->d->n_errors;
    for (uint32_t i = 0; i < f->body->n_args; i++) {
        Value *v = f->body->args[i];
        if (bytes_of(v->type) <= (double)MAX_BYTES && !has_too_many(v->type)) continue;
        limits_refuse(c->d, f->loc.at, bytes_of(v->type), "argument '%s', %s,", argument_name(f, i), type_name(&c->d->arena, v->type));
        bound_dims_note(c, &v, 1);
    }
    block_walk(f->body, check_op, c);
    for (uint32_t i = 0; i < f->n_results; i++) {
        Type t = f->result_types[i];
        if (bytes_of(t) > (double)MAX_BYTES)
            limits_refuse(c->d, op_place(block_end(f->body)), bytes_of(t), "result %" PRIu32 ", %s,", i, type_name(&c->d->arena, t));
    }
    return c->d->n_errors == n_errors;
}

bool limits_of_tasks(PassContext *c, const Op *kernel, const Block *phase, Axes domain, const int64_t *tile) {
    double n = 1;
    for (uint32_t i = 0; i < domain.n; i++) n *= (double)i64_ceil_div(domain.v[i], tile[i]);
    if (n <= (double)UINT32_MAX) return true;
    const Op *end = block_end(phase), *made = end->n_operands ? end->operands[0]->def : NULL;
    Type t = end->n_operands ? end->operands[0]->type : kernel->results[0].type;
    diag_error(c->d, op_place(kernel), CODE_TOO_LARGE, "%s: its result, %s of %s, is made by %.0f tasks, and there can be %" PRIu32,
               made ? op_short(made->kind) : "kernel", type_name(&c->d->arena, t), bytes_text(&c->d->arena, (double)type_bytes(t)), n, UINT32_MAX);
    return add_help(c->d);
}
