// The attributes of parts.h: tpu.parts = dense<[[0, 0], [0, 1]]> : tensor<2x2xi64>, a row for each partition.
#include "ir/ops/devices/parts.h"

#include <stdlib.h>
#include <string.h>

static const char *const whole_name = "tpu.whole", *const parts_name = "tpu.parts";

bool func_is_whole(const Func *f) {
    for (uint32_t i = 0; i < f->attrs.n; i++)
        if (!strcmp(f->attrs.v[i].name->text, whole_name)) return true;
    return false;
}

static void find_assigned(Op *op, void *context) { *(bool *)context |= op_attr(op, ATTR_partition) != NULL; }

bool func_is_assigned(const Func *f) {
    bool found = false;
    block_walk(f->body, find_assigned, &found);
    return found;
}

void func_set_whole(Module *m, Func *f) {
    NamedText *v = arena_array(&m->arena, NamedText, (size_t)f->attrs.n + 1);
    if (f->attrs.n) memcpy(v, f->attrs.v, f->attrs.n * sizeof *v);
    v[f->attrs.n] = (NamedText){module_str(m, whole_name), NULL};
    f->attrs = (NamedTexts){v, f->attrs.n + 1};
}

NamedText parts_attr(Module *m, const uint32_t *part, uint32_t n_partitions, uint32_t rank) {
    Text t = {0};
    text_z(&t, "dense<[");
    for (uint32_t p = 0; p < n_partitions; p++) {
        text_z(&t, p ? ", [" : "[");
        for (uint32_t d = 0; d < rank; d++) text_f(&t, d ? ", %u" : "%u", part[(size_t)p * rank + d]);
        text_z(&t, "]");
    }
    text_f(&t, "]> : tensor<%ux%uxi64>", n_partitions, rank);
    NamedText out = {module_str(m, parts_name), str_intern(&m->strings, t.items, t.n)};
    vec_free(&t);
    return out;
}

static const char *parts_text(const PortInfo *port) {
    for (uint32_t i = 0; i < port->attrs.n; i++)
        if (!strcmp(port->attrs.v[i].name->text, parts_name)) return str_text(port->attrs.v[i].value);
    return NULL;
}

bool port_parts(const PortInfo *port, uint32_t n_partitions, uint32_t rank, uint32_t *n_parts, uint32_t *part) {
    const char *at = parts_text(port);
    if (!at || !rank) return false;
    for (uint32_t d = 0; d < rank; d++) n_parts[d] = 1;
    for (size_t i = 0; i < (size_t)n_partitions * rank; i++) {
        at += strcspn(at, "0123456789:");
        uint32_t v = *at >= '0' && *at <= '9' ? (uint32_t)strtoul(at, (char **)(uintptr_t)&at, 10) : 0;
        if (v >= MAX_DEVICES) v = 0;
        if (v >= n_parts[i % rank]) n_parts[i % rank] = v + 1;
        if (part) part[i] = v;
    }
    return true;
}

Type port_whole(Module *m, const PortInfo *port, Type part) {
    uint32_t n_parts[MAX_RANK];
    int64_t dims[MAX_RANK];
    if (!type_is_tensor(part) || part->quant || !port_parts(port, module_n_partitions(m), part->rank, n_parts, NULL)) return part;
    for (uint32_t d = 0; d < part->rank; d++) dims[d] = part->dims[d] * n_parts[d];
    return type_tensor(&m->types, part->dtype, dims, part->rank);
}
