// Runs ops, blocks and functions of the reference evaluator: see eval.h for what they mean and internal.h for the
// parts.
// Where values are in the meantime is frame.c's.
#include "ir/eval/eval.h"

#include "ir/eval/internal.h"
#include "ir/infer/infer.h"

#include <stdlib.h>
#include <string.h>

enum {
    MAX_DEPTH = 104, // of regions and calls within each other: the text form has regions 100 deep, and a stack of 512 KiB has room for these
    OP_WORK = 1,
};

static EvalFn *const eval_fns[OP_COUNT] = {
#define OP(id, text, ins, outs, regions, traits, attrs, form, infer, eval, emit) [OP_##id] = eval_##eval,
#include "ir/op.def"
};

static bool type_is_known(Type t) {
    if (t->kind == TYPE_TENSOR) return type_is_static(t);
    for (uint32_t i = 0; t->kind == TYPE_TUPLE && i < t->rank; i++)
        if (!type_is_known(t->elems[i])) return false;
    return true;
}

// What a value is in this run: as declared, unless sizes were left open.
static Type type_now(Type declared, Type actual) { return type_is_known(declared) ? declared : actual; }

static bool type_refuse(Eval *e, Loc at, const char *what, Type t) {
    diag_error(e->d, at, CODE_UNSUPPORTED_TYPE, "%s: a result of type %s cannot be evaluated", what, type_name(&e->d->arena, t));
    return false;
}

static bool results_are_known(Eval *e, const Op *op) {
    for (uint32_t i = 0; i < op->n_results; i++)
        if (!type_is_known(op->results[i].type)) return type_refuse(e, op_place(op), op_short(op->kind), op->results[i].type);
    return true;
}

bool eval_fixed(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    EvalFn *fn = eval_fns[op->kind];
    return op_is_quantized(op) ? eval_quantized(e, op, fn, ins, out) : fn(e, op, ins, out);
}

// An op with the types that its operands have in this run, so that its results have types as well: sizes are left open where the model is
// evaluated without being bound. What an op BYVALUE makes, its own eval_ says.
static bool run_open(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Op now = *op;
    Value *values = xcalloc((size_t)op->n_operands + 1, sizeof *values), **operands = xcalloc((size_t)op->n_operands + 1, sizeof *operands);
    Type *types = xcalloc((size_t)op->n_results + 1, sizeof *types);
    now.results = xcalloc((size_t)op->n_results + 1, sizeof *now.results);
    now.operands = operands;
    for (uint32_t i = 0; i < op->n_operands; i++) {
        values[i] = (Value){.type = ins[i].lit.type, .index = i, .block = op->block, .name = op->operands[i]->name};
        operands[i] = &values[i];
    }
    for (uint32_t i = 0; i < op->n_results; i++) now.results[i] = op->results[i], now.results[i].def = &now;
    bool ok = infer_op(e->m, &now, types, e->d);
    for (uint32_t i = 0; i < op->n_results && ok; i++) now.results[i].type = type_merge(&e->m->types, types[i], op->results[i].type);
    ok = ok && (op_has(op->kind, BYVALUE) || results_are_known(e, &now)) && eval_fixed(e, &now, ins, out);
    free(values), free(operands), free(types), free(now.results);
    return ok;
}

static bool run_op(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    if (++e->n_ops > e->limits.max_ops) {
        diag_error(e->d, op_place(op), CODE_TOO_LARGE, "%s: evaluating this takes more than %llu ops", op_short(op->kind),
                   (unsigned long long)e->limits.max_ops);
        diag_help(e->d, "does a loop around it end?");
        return false;
    }
    if (!eval_charge(e, op, OP_WORK)) return false;
    bool known = !op_has(op->kind, BYVALUE);
    for (uint32_t i = 0; i < op->n_results; i++) known &= type_is_known(op->results[i].type);
    for (uint32_t i = 0; i < op->n_operands; i++) known &= type_is_known(op->operands[i]->type);
    return known ? eval_fixed(e, op, ins, out) : run_open(e, op, ins, out);
}

static bool watched(const Eval *e, const Op *op, const Tensor *ins, const Tensor *out) {
    const Literal **lits = xcalloc((size_t)op->n_operands + op->n_results + 1, sizeof *lits);
    for (uint32_t i = 0; i < op->n_operands; i++) lits[i] = &ins[i].lit;
    for (uint32_t i = 0; i < op->n_results; i++) lits[op->n_operands + i] = &out[i].lit;
    bool ok = e->watch->made(e->watch->context, op, lits, lits + op->n_operands);
    free(lits);
    return ok;
}

// An op of a block of the current frame: operands from slots, results into slots. Neither lie on the stack, where ops of nested blocks follow.
static bool block_op(Eval *e, const Op *op) {
    Tensor *out = xcalloc((size_t)op->n_results + op->n_operands + 1, sizeof *out), *ins = out + op->n_results;
    bool ok = true;
    for (uint32_t i = 0; i < op->n_operands && ok; i++) {
        Tensor scratch;
        const Tensor *t = eval_value(e, op, op->operands[i], &scratch);
        ok = t != NULL;
        if (ok) ins[i] = *t;
    }
    ok = ok && run_op(e, op, ins, out) && (!e->watch || watched(e, op, ins, out));
    for (uint32_t i = 0; i < op->n_results; i++) {
        if (ok) frame_set(e, &op->results[i], out[i]);
        else tensor_drop(e, &out[i]);
    }
    if (ok) frame_drop_dead(e, op);
    free(out);
    return ok;
}

static bool run_block(Eval *e, const Block *b, const Tensor *args, Tensor *out) {
    for (uint32_t i = 0; i < b->n_args; i++) frame_set(e, b->args[i], tensor_share(&args[i], type_now(b->args[i]->type, args[i].lit.type)));
    const Op *op = b->first;
    for (; op && !op_has(op->kind, END); op = op->next)
        if (!block_op(e, op)) return false;
    if (!op) ICE("a block without a terminator is evaluated");
    for (uint32_t i = 0; i < op->n_operands; i++) {
        Tensor scratch;
        const Tensor *t = eval_value(e, op, op->operands[i], &scratch);
        if (!t) {
            while (i-- > 0) tensor_drop(e, &out[i]);
            return false;
        }
        out[i] = tensor_share(t, type_now(op->operands[i]->type, t->lit.type));
    }
    frame_drop_dead(e, op);
    return true;
}

static bool too_deep(Eval *e, const Block *b) {
    diag_error(e->d, b->parent ? op_place(b->parent) : b->func->loc.at, CODE_TOO_LARGE, "regions and calls within each other are evaluated to a depth of %d",
               MAX_DEPTH);
    return false;
}

bool eval_block(Eval *e, const Block *b, const Tensor *args, Tensor *out) {
    if (e->depth == MAX_DEPTH) return too_deep(e, b);
    e->depth++;
    bool ok = run_block(e, b, args, out);
    e->depth--;
    return ok;
}

bool eval_call_func(Eval *e, const Func *f, const Tensor *args, Tensor *out) {
    Frame *outer = e->frame, frame = frame_make(plan_make(e, f, NULL));
    e->frame = &frame;
    bool ok = eval_block(e, f->body, args, out);
    e->frame = outer;
    frame_free(e, &frame);
    return ok;
}

// Runs a region on `args`, into new tensors. The region's values live in Buffers whatever the op's result does.
bool eval_region_run(Eval *e, const Block *b, const Tensor *args, Tensor *out) {
    Arena *arena = e->arena;
    e->arena = NULL;
    bool ok = eval_block(e, b, args, out);
    e->arena = arena;
    return ok;
}

// Entries

static Eval eval_begin(Module *m, const EvalLimits *limits, Diags *d) {
    EvalLimits l = limits ? *limits : (EvalLimits){0};
    if (!l.max_ops) l.max_ops = EVAL_MAX_OPS;
    if (!l.max_work) l.max_work = EVAL_MAX_WORK;
    if (!l.max_bytes) l.max_bytes = EVAL_MAX_BYTES;
    if (l.work_left) l.max_work = *l.work_left;
    return (Eval){.m = m, .d = d, .limits = l, .n_replicas = 1, .n_partitions = 1};
}

static void eval_end(Eval *e) {
    if (e->limits.work_left) *e->limits.work_left -= e->work < e->limits.max_work ? e->work : e->limits.max_work;
    plans_free(e);
}

static const Literal *tensor_finish(Eval *e, Tensor *t, Type type, Arena *arena) {
    const void *data = t->owner ? arena_copy(arena, t->lit.data, literal_stored_bytes(&t->lit)) : t->lit.data;
    const Literal *l = literal_wrap(arena, type, data, t->lit.splat);
    tensor_drop(e, t);
    return l;
}

static Tensor *tensors_borrow(const Literal *const *lits, size_t n) {
    Tensor *t = xcalloc(n + 1, sizeof *t);
    for (size_t i = 0; i < n; i++) t[i] = (Tensor){*lits[i], NULL};
    return t;
}

bool eval_op_within(Module *m, const Op *op, const Literal *const *ins, const EvalLimits *limits, Arena *arena, const Literal **out, Diags *d) {
    Eval e = eval_begin(m, limits, d);
    for (uint32_t i = 0; i < op->n_results; i++) // what is handed out is a literal
        if (op->results[i].type->kind != TYPE_TENSOR) return type_refuse(&e, op_place(op), op_short(op->kind), op->results[i].type);
    Tensor *args = tensors_borrow(ins, op->n_operands), *results = xcalloc(op->n_results + 1, sizeof *results);
    Frame frame = {0};
    if (op->n_regions) {
        frame = frame_make(plan_make(&e, NULL, op));
        e.frame = &frame;
    }
    e.arena = op->n_regions || op->kind == OP_CALL || op->kind == OP_COMPOSITE ? NULL : arena;
    bool ok = run_op(&e, op, args, results);
    for (uint32_t i = 0; i < op->n_results; i++) {
        if (ok) out[i] = tensor_finish(&e, &results[i], type_now(op->results[i].type, results[i].lit.type), arena);
        else tensor_drop(&e, &results[i]);
    }
    if (op->n_regions) frame_free(&e, &frame);
    free(args);
    free(results);
    eval_end(&e);
    return ok;
}

static bool run_func(Eval e, const Func *f, uint32_t n_replicas, uint32_t n_partitions, const Literal *const *args, Arena *arena, const Literal **out) {
    size_t n_devices = (size_t)n_replicas * n_partitions, n = n_devices * f->n_results;
    for (uint32_t i = 0; i < f->n_results; i++)
        if (f->result_types[i]->kind != TYPE_TENSOR) return type_refuse(&e, f->loc.at, str_text(f->name), f->result_types[i]);
    Tensor *ins = tensors_borrow(args, n_devices * f->body->n_args), *results = xcalloc(n + 1, sizeof *results);
    bool ok = world_run(&e, f, n_replicas, n_partitions, ins, results);
    for (size_t i = 0; i < n && ok; i++) out[i] = tensor_finish(&e, &results[i], type_now(f->result_types[i % f->n_results], results[i].lit.type), arena);
    free(ins);
    free(results);
    eval_end(&e);
    return ok;
}

bool eval_devices(Module *m, const Func *f, uint32_t n_replicas, uint32_t n_partitions, const Literal *const *args, const EvalLimits *limits, Arena *arena,
                  const Literal **out, Diags *d) {
    return run_func(eval_begin(m, limits, d), f, n_replicas, n_partitions, args, arena, out);
}

bool eval_func_watched(Module *m, const Func *f, const Literal *const *args, const EvalWatch *watch, Arena *arena, const Literal **out, Diags *d) {
    Eval e = eval_begin(m, NULL, d);
    e.watch = watch;
    return run_func(e, f, 1, 1, args, arena, out);
}

bool eval_func_within(Module *m, const Func *f, const Literal *const *args, const EvalLimits *limits, Arena *arena, const Literal **out, Diags *d) {
    return eval_devices(m, f, 1, 1, args, limits, arena, out, d);
}

bool eval_op(Module *m, const Op *op, const Literal *const *ins, Arena *arena, const Literal **out, Diags *d) {
    return eval_op_within(m, op, ins, NULL, arena, out, d);
}

bool eval_func(Module *m, const Func *f, const Literal *const *args, Arena *arena, const Literal **out, Diags *d) {
    return eval_func_within(m, f, args, NULL, arena, out, d);
}
