// A variable that is one for all replicas gets one new value, which all of them have made: the same bits everywhere, so that it does not matter whose is kept.
// Here that is proved: what does not depend on an argument of a replica, on its number, or on what a part of them has exchanged is the same in all. A value
// of which it is not known is refused, with what it depends on. Walks the function once, loops until nothing more is found to differ.
#include "passes/shapes/alike.h"

#include "ir/ops/devices/devices.h"
#include "ir/ops/devices/groups.h"
#include "ir/ops/variables.h"

static const void *cause_of(const Alike *a, const Value *v) { return alike_cause(a, v); }

static void differs(Alike *a, const Value *v, const void *cause) {
    if (!cause || cause_of(a, v)) return;
    ptr_map_set(&a->cause, v, cause);
    a->grew = true;
}

bool alike_members(const Op *exchange) {
    const Literal *rows = op_attr(exchange, ATTR_members)->lit;
    int64_t n = rows->type->dims[0];
    if (rows->type->dims[1] != n) return false;
    for (int64_t i = 0; i < n * n; i++)
        if (elem_to_i64(rows->type->dtype, literal_elem(rows, i)) != i % n) return false;
    return true;
}

// Of a collective over all replicas each gets the same.
static bool makes_alike(const Alike *a, const Op *op) {
    if (op->kind != OP_ALL_REDUCE && op->kind != OP_ALL_GATHER && op->kind != OP_COLLECTIVE_BROADCAST) return false;
    return groups_size(op, a->n_replicas, 1) == a->n_replicas;
}

static bool makes_different(const Op *op) {
    if (op->kind == OP_EXCHANGE) return !alike_members(op);
    return op->kind == OP_REPLICA_ID || op_is_collective(op->kind);
}

typedef struct {
    const Alike *a;
    const void *cause;
} Inside;

static void look_inside(Op *op, void *context) {
    Inside *in = context;
    if (makes_different(op) && !makes_alike(in->a, op)) in->cause = op;
    for (uint32_t i = 0; i < op->n_operands && !in->cause; i++) in->cause = cause_of(in->a, op->operands[i]);
}

// What any operand depends on, or what the regions read and do. Operands of an exchange are read at all replicas.
static const void *cause_of_operands(const Alike *a, const Op *op) {
    Inside in = {a, NULL};
    for (uint32_t i = 0; op->kind != OP_EXCHANGE && i < op->n_operands && !in.cause; i++) in.cause = cause_of(a, op->operands[i]);
    for (uint32_t i = 0; i < op->n_regions && !in.cause; i++) block_walk(op->regions[i], look_inside, &in);
    return in.cause;
}

static void walk(Alike *a, const Block *b);

static void walk_loop(Alike *a, const Op *op) {
    const Block *test = op->regions[0], *body = op->regions[1];
    bool before = a->grew, any = false; // a loop around this one goes on if anything was found
    for (uint32_t i = 0; i < op->n_operands; i++) differs(a, body->args[i], cause_of(a, op->operands[i]));
    do {
        a->grew = false;
        for (uint32_t i = 0; i < op->n_operands; i++) differs(a, test->args[i], cause_of(a, body->args[i]));
        walk(a, test);
        walk(a, body);
        const void *rounds = cause_of(a, block_end(test)->operands[0]);
        for (uint32_t i = 0; i < op->n_operands; i++) {
            const void *made = cause_of(a, block_end(body)->operands[i]);
            differs(a, body->args[i], made ? made : rounds);
        }
        any |= a->grew;
    } while (a->grew);
    for (uint32_t i = 0; i < op->n_results; i++) differs(a, &op->results[i], cause_of(a, body->args[i]));
    a->grew |= before | any;
}

static void walk_branches(Alike *a, const Op *op) {
    const void *chosen = cause_of(a, op->operands[0]);
    for (uint32_t r = 0; r < op->n_regions; r++) {
        walk(a, op->regions[r]);
        for (uint32_t i = 0; i < op->n_results; i++) {
            const void *made = cause_of(a, block_end(op->regions[r])->operands[i]);
            differs(a, &op->results[i], made ? made : chosen);
        }
    }
}

static void walk(Alike *a, const Block *b) {
    for (const Op *op = b->first; op; op = op->next) {
        if (op->kind == OP_WHILE) walk_loop(a, op);
        else if (op->kind == OP_IF || op->kind == OP_CASE) walk_branches(a, op);
        else if (!makes_alike(a, op)) {
            const void *cause = makes_different(op) ? op : cause_of_operands(a, op);
            for (uint32_t i = 0; i < op->n_results; i++) differs(a, &op->results[i], cause);
        }
    }
}

void alike_find(Func *f, Alike *out) {
    *out = (Alike){.n_replicas = module_n_replicas(f->module)};
    for (uint32_t i = 0; i < f->body->n_args; i++) {
        int64_t v = arg_variable(f, i);
        if (v == NO_VARIABLE || !variable_is_shared(f->module, v)) differs(out, f->body->args[i], f->body->args[i]);
    }
    walk(out, f->body);
}

bool func_writes_shared(const Func *f) {
    for (uint32_t i = 0; i < f->n_results; i++)
        if (result_variable(f, i) != NO_VARIABLE && variable_is_shared(f->module, result_variable(f, i))) return true;
    return false;
}

static const char *cause_text(PassContext *c, Func *f, const void *cause) {
    for (uint32_t i = 0; i < f->body->n_args; i++)
        if (f->body->args[i] == cause) return arena_printf(&c->d->arena, "argument '%s' of each replica", argument_name(f, i));
    return arena_printf(&c->d->arena, "%s", op_short(((const Op *)cause)->kind));
}

static void refuse(PassContext *c, Func *f, uint32_t result, const void *cause) {
    const Op *maker = block_end(f->body)->operands[result]->def;
    diag_error(c->d, maker ? op_place(maker) : f->loc.at, CODE_VARIABLE_DIFFERS,
               "variable '%s' is one for all replicas, and its new value may differ among them: it depends on %s",
               c->m->variables[result_variable(f, result)].name, cause_text(c, f, cause));
    diag_help(c->d,
              "all_reduce it, or what it is made from, over all replicas, or give each replica a value of its own: " VARIABLE_SCOPE_ATTR " = \"replica\"");
}

bool pass_alike(PassContext *c) {
    Func *f = module_main(c->m);
    bool ok = true;
    if (!f || !func_writes_shared(f)) return true;
    Alike a;
    alike_find(f, &a);
    for (uint32_t i = 0; i < f->n_results; i++) {
        int64_t v = result_variable(f, i);
        const void *cause = v != NO_VARIABLE && variable_is_shared(c->m, v) ? cause_of(&a, block_end(f->body)->operands[i]) : NULL;
        if (cause) refuse(c, f, i, cause), ok = false;
    }
    alike_free(&a);
    return ok;
}
