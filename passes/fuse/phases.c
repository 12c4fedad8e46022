// Kernels of several phases. What packs an operand for one kernel and nothing else becomes that kernel's first phase: one launch, with the
// cores meeting in between, instead of two. Region i of the merged kernel sees the operands, then the results of the regions before it.
#include "passes/pass.h"

#include "ir/builder/build.h"

#include <stdlib.h>

enum { MAX_REGIONS = 4 };

static bool is_pack(const Op *op) {
    return op->kind == OP_KERNEL && op->n_regions == 1 && op->n_results == 1 && block_end(op->regions[0])->operands[0]->def->kind == OP_PACK;
}

// The only op that uses v, if it is a kernel of the same block.
static Op *only_reader(const Uses *uses, const Op *pack) {
    UseList list = uses_of(uses, &pack->results[0]);
    if (list.n != 1 || list.v[0].op->block != pack->block || list.v[0].op->kind != OP_KERNEL) return NULL;
    return list.v[0].op;
}

static void add_operand(Value **operands, uint32_t *n, Value *v) {
    for (uint32_t i = 0; i < *n; i++)
        if (operands[i] == v) return;
    operands[(*n)++] = v;
}

static uint32_t index_of(Value *const *operands, uint32_t n, const Value *v) {
    uint32_t i = 0;
    while (i < n && operands[i] != v) i++;
    return i;
}

// A copy of the region whose arguments are the merged kernel's operands, and `packed` where an earlier phase makes it.
static void copy_region(Module *m, Op *merged, uint32_t at, const Op *from, const Block *region, const Value *packed, Type packed_type) {
    Block *to = merged->regions[at];
    ValueMap map = {0};
    for (uint32_t i = 0; i < merged->n_operands; i++) block_add_arg(m, to, merged->operands[i]->type, NULL);
    if (packed) block_add_arg(m, to, packed_type, NULL);
    for (uint32_t i = 0; i < region->n_args; i++) {
        const Value *v = from->operands[i];
        uint32_t k = v == packed ? merged->n_operands : index_of(merged->operands, merged->n_operands, v);
        value_map_set(&map, region->args[i], to->args[k]);
    }
    block_clone_into(m, region, to, NULL, &map, true);
    value_map_free(&map);
}

static void merge(Module *m, Op *pack, Op *reader) {
    Value *packed = &pack->results[0];
    Value **operands = xcalloc((size_t)pack->n_operands + reader->n_operands, sizeof *operands);
    uint32_t n = 0;
    for (uint32_t i = 0; i < pack->n_operands; i++) add_operand(operands, &n, pack->operands[i]);
    for (uint32_t i = 0; i < reader->n_operands; i++)
        if (reader->operands[i] != packed) add_operand(operands, &n, reader->operands[i]);
    Op *merged = op_new(m, OP_KERNEL, reader->loc, n, reader->n_results, 2);
    for (uint32_t i = 0; i < n; i++) merged->operands[i] = operands[i];
    copy_region(m, merged, 0, pack, pack->regions[0], NULL, NULL);
    copy_region(m, merged, 1, reader, reader->regions[0], packed, packed->type);
    op_insert_before(merged, reader);
    for (uint32_t i = 0; i < reader->n_results; i++) {
        merged->results[i].type = reader->results[i].type;
        value_replace(&reader->results[i], &merged->results[i]);
    }
    op_unlink(pack);
    op_unlink(reader);
    free(operands);
}

// One pack a kernel: a second one would need a phase of its own, for nothing.
static void merge_block(PassContext *c, Block *b) {
    for (Op *op = b->first, *next; op; op = next) {
        next = op->next;
        for (uint32_t r = 0; op_has(op->kind, CONTROL) && r < op->n_regions; r++) merge_block(c, op->regions[r]);
        if (!is_pack(op)) continue;
        Op *reader = only_reader(c->uses, op);
        if (!reader || reader->n_regions != 1 || !reader->block) continue;
        if (next == reader) next = reader->next;
        merge(c->m, op, reader);
        c->changed = true;
    }
}

bool pass_phases(PassContext *c) {
    Func *f = module_main(c->m);
    if (!f) return true;
    merge_block(c, f->body);
    module_resolve(c->m);
    return true;
}
