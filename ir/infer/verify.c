// The verifier: structure of every function (names, blocks and their terminators, definitions before uses and in scope,
// calls), then the types of every op by infer_op. Goes on after an error with the types that are declared, so that one
// mistake is reported once and independent ones all. Scope: the values that may be used now stand in `scope`; a value
// is in it exactly if scope[value->id] is that value, so stale ids do no harm, a block's end only shortens the list,
// and every look-up is one load. Calls are edges that a topological sort takes away (Kahn 1962).
#include "ir/infer/infer.h"
#include "ir/infer/util.h"
#include "ir/ops/devices/devices.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_NOTES = 3 }; // operands that an error describes

typedef struct {
    Func *f;
    uint32_t number;  // in the module, so that equal names keep their order
    uint32_t callers; // calls of it that are left, while cycles are searched
    bool done;
} FuncEntry;

typedef struct {
    uint32_t caller, callee; // into funcs
    const Op *op;
} Call;

typedef struct {
    Module *m;
    Diags *d;
    VEC(Value *) scope;
    VEC(Type) types;      // room for what infer_op says
    FuncEntry *funcs;     // sorted by name
    uint32_t n_funcs, at; // function being verified
    size_t n_untyped;     // ops that could not be looked at, since an operand has no type
    VEC(Call) calls;
} Verify;

static const char *name_of(Verify *v, Type t) { return type_name(&v->d->arena, t); }
static const char *value_text(Verify *v, const Value *x) { return x->name ? arena_printf(&v->d->arena, "'%%%s'", x->name->text) : "a value"; }

static bool in_scope(const Verify *v, const Value *x) { return x->id < v->scope.n && v->scope.items[x->id] == x; }
static void define(Verify *v, Value *x) {
    x->id = (uint32_t)v->scope.n;
    vec_push(&v->scope, x);
}

// --- functions by name

static int by_name(const void *a, const void *b) {
    const FuncEntry *x = a, *y = b;
    int order = strcmp(str_text(x->f->name), str_text(y->f->name));
    return order ? order : x->number < y->number ? -1 : 1;
}

static void collect_funcs(Verify *v) {
    for (Func *f = v->m->first_func; f; f = f->next) v->n_funcs++;
    v->funcs = xcalloc(v->n_funcs + 1, sizeof *v->funcs);
    uint32_t n = 0;
    for (Func *f = v->m->first_func; f; f = f->next, n++) v->funcs[n] = (FuncEntry){.f = f, .number = n};
    qsort(v->funcs, n, sizeof *v->funcs, by_name);
    for (uint32_t i = 0; i < n; i++) {
        Func *f = v->funcs[i].f;
        if (!f->name) {
            diag_error(v->d, f->loc.at, CODE_BAD_STRUCTURE, "a function has no name");
        } else if (i && !strcmp(f->name->text, str_text(v->funcs[i - 1].f->name))) {
            diag_error(v->d, f->loc.at, CODE_BAD_STRUCTURE, "a second function is called @%s", f->name->text);
            diag_note(v->d, v->funcs[i - 1].f->loc.at, "the first one is here");
        }
    }
}

static FuncEntry *func_named(Verify *v, Str name) {
    uint32_t low = 0, high = v->n_funcs;
    while (low < high) { // the first that is not less
        uint32_t mid = low + (high - low) / 2;
        if (strcmp(str_text(v->funcs[mid].f->name), name->text) < 0) low = mid + 1;
        else high = mid;
    }
    return low < v->n_funcs && v->funcs[low].f->name && !strcmp(v->funcs[low].f->name->text, name->text) ? &v->funcs[low] : NULL;
}

// --- calls

static void verify_call(Verify *v, const Op *op) {
    Str name = op_callee(op);
    FuncEntry *callee = func_named(v, name);
    if (!callee) {
        diag_error(v->d, op_place(op), CODE_BAD_STRUCTURE, "call: there is no function @%s", name->text);
        return;
    }
    const Func *f = callee->f;
    vec_push(&v->calls, ((Call){v->at, (uint32_t)(callee - v->funcs), op}));
    if (op->n_operands != f->body->n_args || op->n_results != f->n_results) {
        diag_error(v->d, op_place(op), CODE_BAD_STRUCTURE,
                   "call: @%s takes %" PRIu32 " arguments and returns %" PRIu32 ", the call has %" PRIu32 " and %" PRIu32, name->text, f->body->n_args,
                   f->n_results, op->n_operands, op->n_results);
        diag_note(v->d, f->loc.at, "@%s is here", name->text);
        return;
    }
    for (uint32_t i = 0; i < op->n_operands; i++) {
        Type want = f->body->args[i]->type, have = op->operands[i]->type;
        if (!want || type_agrees(have, want)) continue;
        diag_error(v->d, op_place(op), CODE_TYPE_MISMATCH, "call: argument %" PRIu32 " of @%s is %s, it is given %s", i, name->text, name_of(v, want),
                   name_of(v, have));
        diag_note(v->d, f->loc.at, "@%s is here", name->text);
    }
    for (uint32_t i = 0; i < op->n_results; i++) {
        Type have = f->result_types[i], want = op->results[i].type;
        if (!have || type_agrees(have, want)) continue;
        diag_error(v->d, op_place(op), CODE_TYPE_MISMATCH, "call: result %" PRIu32 " of @%s is %s, the call says %s", i, name->text, name_of(v, have),
                   name_of(v, want));
        diag_note(v->d, f->loc.at, "@%s is here", name->text);
    }
}

static int by_caller(const void *a, const void *b) {
    const Call *x = a, *y = b;
    return x->caller < y->caller ? -1 : x->caller > y->caller;
}

// Takes away functions that nobody left calls; sets `done` of each.
static void peel_callers(Verify *v) {
    VEC(uint32_t) ready = {0};
    uint32_t *first = xcalloc(v->n_funcs + 1, sizeof *first); // calls of function i: [first[i], first[i + 1])
    qsort(v->calls.items, v->calls.n, sizeof *v->calls.items, by_caller);
    for (size_t i = 0; i < v->calls.n; i++) {
        first[v->calls.items[i].caller + 1]++;
        v->funcs[v->calls.items[i].callee].callers++;
    }
    for (uint32_t i = 0; i < v->n_funcs; i++) first[i + 1] += first[i];
    for (uint32_t i = 0; i < v->n_funcs; i++)
        if (!v->funcs[i].callers) vec_push(&ready, i);
    while (ready.n) {
        uint32_t at = ready.items[--ready.n];
        v->funcs[at].done = true;
        for (uint32_t i = first[at]; i < first[at + 1]; i++) {
            uint32_t callee = v->calls.items[i].callee;
            if (--v->funcs[callee].callers == 0) vec_push(&ready, callee);
        }
    }
    free(first);
    vec_free(&ready);
}

// What is left has callers that are left: following them backwards ends in a cycle, of which one call is reported.
static void verify_no_recursion(Verify *v) {
    if (!v->calls.n) return;
    peel_callers(v);
    const Call **into = xcalloc(v->n_funcs, sizeof *into); // some call of each function that is left, by one that is left
    uint32_t at = v->n_funcs;
    for (size_t i = 0; i < v->calls.n; i++) {
        const Call *call = &v->calls.items[i];
        if (v->funcs[call->caller].done) continue;
        into[call->callee] = call;
        at = call->callee;
    }
    if (at < v->n_funcs) {
        for (uint32_t i = 0; i < v->n_funcs; i++) at = into[at]->caller;
        const Call *call = into[at];
        diag_error(v->d, op_place(call->op), CODE_BAD_STRUCTURE, "call: functions call themselves: @%s calls @%s, which leads back to it",
                   str_text(v->funcs[call->caller].f->name), str_text(v->funcs[at].f->name));
        diag_help(v->d, "write the repetition as stablehlo.while");
    }
    free(into);
}

// --- ops and blocks

static void verify_block(Verify *v, Block *b, OpKind end, uint32_t depth);

// All operands are there, defined and typed; false keeps infer_op from looking at them.
static bool verify_operands(Verify *v, const Op *op) {
    bool typed = true;
    for (uint32_t i = 0; i < op->n_operands; i++) {
        const Value *x = op->operands[i];
        if (!x) {
            diag_error(v->d, op_place(op), CODE_BAD_STRUCTURE, "%s: operand %" PRIu32 " is missing", op_short(op->kind), i);
            typed = false;
            continue;
        }
        typed &= x->type != NULL;
        if (in_scope(v, x)) continue;
        bool later = x->def && x->def->block == op->block;
        diag_error(v->d, op_place(op), CODE_BAD_STRUCTURE, "%s: uses %s as operand %" PRIu32 " %s", op_short(op->kind), value_text(v, x), i,
                   later ? "before it is defined" : "outside the block that defines it");
        if (x->def) diag_note(v->d, op_place(x->def), "it is the result of %s", op_short(x->def->kind));
    }
    return typed;
}

static bool verify_typed(Verify *v, const Op *op) {
    for (uint32_t i = 0; i < op->n_results; i++) {
        if (op->results[i].type) continue;
        diag_error(v->d, op_place(op), CODE_BAD_STRUCTURE, "%s: result %" PRIu32 " has no type", op_short(op->kind), i);
        return false;
    }
    return true;
}

static void verify_types(Verify *v, const Op *op) {
    vec_reserve(&v->types, (size_t)op->n_results + 1);
    if (!infer_op(v->m, op, v->types.items, v->d)) return;
    for (uint32_t i = 0; i < op->n_results; i++) {
        Type made = v->types.items[i], declared = op->results[i].type;
        if (type_agrees(made, declared)) continue;
        bool shape = made->kind == declared->kind && made->kind == TYPE_TENSOR && made->dtype == declared->dtype && made->quant == declared->quant;
        diag_error(v->d, op_place(op), shape ? CODE_SHAPE_MISMATCH : CODE_TYPE_MISMATCH,
                   "%s: result %" PRIu32 " is declared %s, but the operands and attributes make %s", op_short(op->kind), i, name_of(v, declared),
                   name_of(v, made));
        Infer at = {.m = v->m, .op = op, .d = v->d};
        for (uint32_t k = 0; k < op->n_operands && k < MAX_NOTES; k++) operand_note(&at, k, NULL);
        if (shape) diag_help(v->d, "declare %s, or change the operands to fit", name_of(v, made));
        else if (op->n_operands)
            diag_help(v->d, "declare %s, and change it with stablehlo.%s", name_of(v, made),
                      !type_has_quant(made)      ? "convert"
                      : type_has_quant(declared) ? "uniform_quantize"
                                                 : "uniform_dequantize");
    }
    if (op_callee(op)) verify_call(v, op);
}

static void verify_op(Verify *v, Op *op, uint32_t depth) {
    bool typed = verify_operands(v, op);
    v->n_untyped += !typed;
    size_t n_errors = v->d->n_errors, n_untyped = v->n_untyped, n_scope = v->scope.n;
    for (uint32_t i = 0; i < op->n_regions; i++) {
        if (depth >= MAX_REGION_DEPTH) {
            diag_error(v->d, op_place(op), CODE_BAD_STRUCTURE, "%s: regions are nested over %d deep", op_short(op->kind), MAX_REGION_DEPTH);
            break;
        }
        verify_block(v, op->regions[i], OP_RETURN, depth + 1);
        v->scope.n = n_scope;
    }
    // A region with mistakes is not looked at again: what it returns is not known.
    bool whole = v->d->n_errors == n_errors && v->n_untyped == n_untyped;
    if (verify_typed(v, op) && typed && whole) verify_types(v, op);
    for (uint32_t i = 0; i < op->n_results; i++) define(v, &op->results[i]);
}

static Loc block_place(const Block *b) { return b->parent ? op_place(b->parent) : b->func ? b->func->loc.at : (Loc){0}; }

static void verify_block(Verify *v, Block *b, OpKind end, uint32_t depth) {
    for (uint32_t i = 0; i < b->n_args; i++) {
        define(v, b->args[i]);
        if (!b->args[i]->type) diag_error(v->d, block_place(b), CODE_BAD_STRUCTURE, "argument %" PRIu32 " has no type", i);
    }
    for (Op *op = b->first; op; op = op->next) {
        verify_op(v, op, depth);
        if (op->next && op_has(op->kind, END))
            diag_error(v->d, op_place(op), CODE_BAD_STRUCTURE, "%s: ends its block, but %s follows", op_short(op->kind), op_short(op->next->kind));
    }
    if (b->last && b->last->kind == end) return;
    diag_error(v->d, b->last ? op_place(b->last) : block_place(b), CODE_BAD_STRUCTURE, "a %s must end with %s, it %s%s", b->parent ? "region" : "function",
               op_text(end), b->last ? "ends with " : "is empty", b->last ? op_text(b->last->kind) : "");
}

static void verify_returns(Verify *v, const Func *f, const Op *end) {
    if (end->n_operands != f->n_results) {
        diag_error(v->d, op_place(end), CODE_BAD_STRUCTURE, "return: @%s returns %" PRIu32 " values by its signature, %" PRIu32 " here", str_text(f->name),
                   f->n_results, end->n_operands);
        return;
    }
    for (uint32_t i = 0; i < f->n_results; i++) {
        const Value *x = end->operands[i];
        if (!f->result_types[i]) {
            diag_error(v->d, f->loc.at, CODE_BAD_STRUCTURE, "result %" PRIu32 " of @%s has no type", i, str_text(f->name));
        } else if (x && x->type && !type_agrees(x->type, f->result_types[i])) {
            diag_error(v->d, op_place(end), CODE_TYPE_MISMATCH, "return: result %" PRIu32 " of @%s is %s by its signature, %s here", i, str_text(f->name),
                       name_of(v, f->result_types[i]), name_of(v, x->type));
            if (x->def) diag_note(v->d, op_place(x->def), "it is the result of %s", op_short(x->def->kind));
        }
    }
}

bool module_verify(Module *m, Diags *d) {
    Verify v = {.m = m, .d = d};
    size_t n_errors = d->n_errors;
    module_devices_ok(m, d);
    collect_funcs(&v);
    uint32_t *place = xcalloc((size_t)v.n_funcs + 1, sizeof *place); // of the module's i-th function in `funcs`
    for (uint32_t i = 0; i < v.n_funcs; i++) place[v.funcs[i].number] = i;
    for (uint32_t i = 0; i < v.n_funcs; i++) {
        v.at = place[i];
        v.scope.n = 0;
        Func *f = v.funcs[v.at].f;
        verify_block(&v, f->body, OP_FUNC_RETURN, 0);
        if (f->body->last && f->body->last->kind == OP_FUNC_RETURN) verify_returns(&v, f, f->body->last);
    }
    verify_no_recursion(&v);
    module_check_shardings(m, d);
    free(place);
    free(v.funcs);
    vec_free(&v.scope);
    vec_free(&v.types);
    vec_free(&v.calls);
    return d->n_errors == n_errors;
}
