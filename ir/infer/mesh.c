// The ops of programs over a mesh, and what every sharding of a module has to be: its mesh is there and has as many devices as the module has partitions, it
// cuts the array that it is said of without a rest.
#include "ir/ops/devices/mesh.h"
#include "ir/infer/infer.h"
#include "ir/infer/util.h"
#include "ir/ops/custom_call.h"

#include <inttypes.h>
#include <stdlib.h>

static bool help(Diags *d) {
    diag_help(d, "write a sharding of two dimensions as <@mesh, [{\"x\"}, {}]>: axes of a mesh of the module, each once, whose sizes divide the dimension");
    return false;
}

static bool fail(Infer *c, const char *what, const char *why) {
    infer_fail(c, CODE_BAD_ATTRIBUTE, "%s: %s", what, why);
    return help(c->d);
}

bool infer_sharding_constraint(Infer *c) {
    Arena scratch = {0};
    Sharding s;
    const char *why;
    bool ok = sharding_read(c->m, op_str(c->op, ATTR_sharding), &scratch, &s, &why) && sharding_fits(&s, operand_type(c, 0), &scratch, &why);
    if (!ok) fail(c, "sharding", why);
    c->out[0] = operand_type(c, 0);
    arena_free(&scratch);
    return ok;
}

// The first value from around the region that an op in it uses.
static const Op *find_capture(const Block *b, const Op *outer) {
    for (const Op *op = b->first; op; op = op->next) {
        for (uint32_t i = 0; i < op->n_operands; i++) {
            const Block *at = op->operands[i]->def ? op->operands[i]->def->block : op->operands[i]->block;
            while (at && at->parent && at->parent != outer) at = at->parent->block;
            if (!at || !at->parent) return op;
        }
        for (uint32_t i = 0; i < op->n_regions; i++) {
            const Op *inner = find_capture(op->regions[i], outer);
            if (inner) return inner;
        }
    }
    return NULL;
}

static bool captures_nothing(Infer *c) {
    const Op *op = find_capture(c->op->regions[0], c->op);
    if (!op) return true;
    infer_fail(c, CODE_BAD_STRUCTURE, "its region uses a value from around it, which is no part");
    diag_note(c->d, op_place(op), "this %s does", op_short(op->kind));
    diag_help(c->d, "make it an operand, with its sharding");
    return false;
}

static bool manual_types(Infer *c, const Manual *manual, Arena *a) {
    const Op *op = c->op, *end = region_form(c, 0, op->n_operands, op->n_results);
    const char *why;
    if (!end) return false;
    for (uint32_t i = 0; i < op->n_operands; i++) {
        const Sharding *s = &manual->in[i];
        if (!sharding_fits(s, operand_type(c, i), a, &why)) return infer_fail(c, CODE_BAD_ATTRIBUTE, "in_shardings of operand %" PRIu32 ": %s", i, why);
        if (!region_arg_is(c, 0, i, sharding_part(&c->m->types, s, operand_type(c, i), manual->axes))) return false;
    }
    for (uint32_t i = 0; i < op->n_results; i++) {
        const Sharding *s = &manual->out[i];
        Type part = end->operands[i]->type;
        const char *what = arena_printf(a, "out_shardings of result %" PRIu32, i);
        if (type_is_tensor(part) && s->rank != part->rank) {
            why = arena_printf(a, "it is for %u dimensions, the value has %u", s->rank, part->rank);
            return fail(c, what, why);
        }
        c->out[i] = sharding_whole(&c->m->types, s, part, manual->axes);
        if (!c->out[i]) return infer_fail(c, CODE_TOO_LARGE, "result %" PRIu32 " has over %" PRId64 " elements", i, MAX_ELEMS);
        if (!sharding_fits(s, c->out[i], a, &why)) return fail(c, what, why);
    }
    return true;
}

bool infer_manual_computation(Infer *c) {
    Arena scratch = {0};
    Manual manual;
    const char *why;
    bool ok = manual_read(c->m, c->op, &scratch, &manual, &why) || fail(c, "its shardings", why);
    ok = ok && captures_nothing(c) && manual_types(c, &manual, &scratch);
    arena_free(&scratch);
    return ok;
}

// ---- of a whole module

typedef struct {
    Module *m;
    Diags *d;
    Arena scratch;
    bool told; // that the module has another number of partitions
} Shardings;

// The devices of a mesh that is used are the module's partitions.
static void mesh_count(Shardings *s, const Mesh *mesh, Loc at) {
    uint32_t n = module_n_partitions(s->m);
    if (s->told || !mesh->n_axes || mesh->n_devices == n) return;
    s->told = true;
    diag_error(s->d, at, CODE_BAD_ATTRIBUTE, "the mesh %s has %u devices, the module %u partition%s", mesh->name, mesh->n_devices, n, n == 1 ? "" : "s");
    diag_help(s->d, "write mhlo.num_partitions = %u : i32 among the attributes of the module", mesh->n_devices);
}

static void text_check(Shardings *s, Str text, Type t, Loc at, const char *what, uint32_t i) {
    Sharding sharding;
    const char *why;
    if (!text || !t) return;
    if (sharding_read(s->m, text, &s->scratch, &sharding, &why) && sharding_fits(&sharding, t, &s->scratch, &why)) mesh_count(s, sharding.mesh, at);
    else diag_error(s->d, at, CODE_BAD_ATTRIBUTE, "the sharding of %s %" PRIu32 ": %s", what, i, why), help(s->d);
}

// sdy.sharding of any op: one for each result.
static void op_check(Op *op, void *context) {
    Shardings *s = context;
    Str text = sharding_of_op(op);
    Sharding *list, one;
    Manual manual;
    uint32_t n;
    const char *why;
    if (op->kind == OP_SHARDING_CONSTRAINT && op_attr(op, ATTR_sharding) && sharding_read(s->m, op_str(op, ATTR_sharding), &s->scratch, &one, &why))
        mesh_count(s, one.mesh, op_place(op));
    if (op->kind == OP_MANUAL_COMPUTATION && manual_read(s->m, op, &s->scratch, &manual, &why)) mesh_count(s, manual.mesh, op_place(op));
    if (!text || custom_is_callback(op)) return; // whose sharding says which device calls Python
    bool ok = shardings_read(s->m, text, &s->scratch, &list, &n, &why);
    if (ok && n != op->n_results) ok = false, why = arena_printf(&s->scratch, "it is for %" PRIu32 " results, there are %" PRIu32, n, op->n_results);
    for (uint32_t i = 0; ok && i < n; i++) {
        ok = !op->results[i].type || sharding_fits(&list[i], op->results[i].type, &s->scratch, &why);
        if (ok) mesh_count(s, list[i].mesh, op_place(op));
    }
    if (!ok) diag_error(s->d, op_place(op), CODE_BAD_ATTRIBUTE, "%s: " SHARDING_ATTR ": %s", op_short(op->kind), why), help(s->d);
}

void module_check_shardings(Module *m, Diags *d) {
    Shardings s = {.m = m, .d = d};
    for (Func *f = m->first_func; f; f = f->next) {
        for (uint32_t i = 0; i < f->body->n_args; i++)
            text_check(&s, f->arg_info ? sharding_of_port(&f->arg_info[i]) : NULL, f->body->args[i]->type, f->loc.at, "argument", i);
        for (uint32_t i = 0; i < f->n_results; i++)
            text_check(&s, f->result_info ? sharding_of_port(&f->result_info[i]) : NULL, f->result_types[i], f->loc.at, "result", i);
        block_walk(f->body, op_check, &s);
    }
    arena_free(&s.scratch);
}
