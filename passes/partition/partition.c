// The pass `partition`: see partition.h. Behind it, arguments and results of main are of parts; that their caller has whole arrays, and how these lie on the
// partitions, is said by attributes (ir/ops/devices/parts.h).
#include "passes/partition/partition.h"

#include "ir/ops/devices/groups.h"
#include "ir/ops/devices/parts.h"

#include <string.h>

// ---- what cannot be done

typedef struct {
    Partition *p;
    bool ok;
} Refusal;

// Outside of manual computations values are whole, and nobody is a partition.
static void refuse_op(Partition *p, const Op *op, bool *ok) {
    bool crosses = op->kind == OP_PARTITION_ID || (op_is_collective(op->kind) && collective_grouping(op) != CROSS_REPLICA);
    if (!crosses) return;
    *ok = false;
    diag_error(p->c->d, op_place(op), CODE_UNSUPPORTED_OP, "partition: %s asks for a partition where values are whole arrays", op_short(op->kind));
    diag_help(p->c->d, "put it into an sdy.manual_computation, as shard_map does, or leave out the shardings");
}

static void refuse_block(Partition *p, const Block *b, bool *ok) {
    for (const Op *op = b->first; op; op = op->next) {
        refuse_op(p, op, ok);
        for (uint32_t i = 0; i < op->n_regions && op->kind != OP_MANUAL_COMPUTATION; i++) refuse_block(p, op->regions[i], ok);
    }
}

static bool refuse_padded(Partition *p, const Func *f) {
    for (size_t i = 0; i < p->c->dims->n; i++) {
        if (!p->c->dims->items[i].padded) continue;
        diag_error(p->c->d, f->loc.at, CODE_UNSUPPORTED_OP, "partition: calls are padded (--bucket), and the program has %u partitions, which is not supported",
                   module_n_partitions(p->m));
        diag_help(p->c->d, "give the size with --dim, once for each program");
        return true;
    }
    return false;
}

// In regions that are computed for single elements, constraints say nothing.
static bool drop_constraints(Block *b, bool elements) {
    bool any = false;
    for (Op *op = b->first, *next; op; op = next) {
        next = op->next;
        if (elements && op->kind == OP_SHARDING_CONSTRAINT) {
            value_replace(&op->results[0], op->operands[0]);
            op_unlink(op);
            any = true;
            continue;
        }
        bool whole = op_has(op->kind, CONTROL) || op->kind == OP_MANUAL_COMPUTATION;
        for (uint32_t i = 0; i < op->n_regions; i++) any |= drop_constraints(op->regions[i], elements || !whole);
    }
    return any;
}

// ---- what is left of it

static void port_set_parts(Partition *p, PortInfo *port, const Split *s) {
    NamedText *v = arena_array(&p->m->arena, NamedText, (size_t)port->attrs.n + 1);
    uint32_t n = 0;
    for (uint32_t i = 0; i < port->attrs.n; i++)
        if (strcmp(port->attrs.v[i].name->text, SHARDING_ATTR)) v[n++] = port->attrs.v[i];
    if (p->mesh && !split_whole(s->dims, s->rank)) {
        uint32_t *part = arena_array(p->a, uint32_t, size_mul(p->mesh->n_devices, s->rank));
        for (uint32_t at = 0; at < p->mesh->n_devices; at++)
            for (uint32_t d = 0; d < s->rank; d++) {
                uint32_t place = 0;
                for (uint32_t i = 0; i < s->dims[d].n; i++)
                    place = place * p->mesh->axes[s->dims[d].axis[i]].size + mesh_coordinate(p->mesh, s->dims[d].axis[i], at);
                part[(size_t)p->mesh->device[at] * s->rank + d] = place;
            }
        v[n++] = parts_attr(p->m, part, p->mesh->n_devices, s->rank);
        for (uint32_t d = 0; port->dims && d < s->rank; d++)
            if (s->dims[d].n) port->dims[d] = NULL; // the name is that of the whole
    }
    port->attrs = (NamedTexts){v, n};
}

static void set_ports(Partition *p, Func *f, const Block *before) {
    for (uint32_t i = 0; i < before->n_args; i++) port_set_parts(p, &f->arg_info[i], split_of(p, before->args[i]));
    for (uint32_t i = 0; i < f->n_results; i++) {
        port_set_parts(p, &f->result_info[i], &p->results[i]);
        f->result_types[i] = split_part(p, f->result_types[i], p->results[i].dims);
    }
    p->m->meshes = (NamedTexts){0};
}

static const uint32_t *positions(Partition *p) {
    uint32_t *position = arena_array(p->a, uint32_t, p->mesh->n_devices);
    for (uint32_t i = 0; i < p->mesh->n_devices; i++) position[p->mesh->device[i]] = i;
    return position;
}

static bool program_partition(Partition *p, Func *f) {
    bool ok = true;
    Block *before = f->body;
    if (drop_constraints(f->body, false)) module_resolve(p->m);
    if (module_n_partitions(p->m) > 1) refuse_block(p, f->body, &ok);
    if (!ok || !splits_given(p, f)) return false;
    if (p->mesh) {
        p->position = positions(p);
        splits_propagate(p, f);
    }
    program_rewrite(p, f);
    set_ports(p, f, before);
    p->c->changed = true;
    return true;
}

bool pass_partition(PassContext *c) {
    Partition p = {.c = c, .m = c->m, .a = c->scratch};
    Func *f = module_main(c->m);
    bool several = module_n_partitions(c->m) > 1, marked = f && func_is_sharded(f), mesh = marked || c->m->meshes.n, ok = true;
    if (!f || func_is_whole(f) || (!several && !mesh)) return true;
    if (several && refuse_padded(&p, f)) return false;
    if (marked) ok = program_partition(&p, f);
    else c->changed |= mesh, c->m->meshes = (NamedTexts){0};
    if (ok && several && mesh) func_set_whole(c->m, f);
    ptr_map_free(&p.splits);
    value_map_free(&p.map);
    return ok;
}
