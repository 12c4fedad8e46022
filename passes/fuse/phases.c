// Kernels of several phases. What packs an operand for one kernel and nothing else becomes that kernel's first phase: one launch, with the
// cores meeting in between, instead of two. Region i of the merged kernel sees the operands, then the results of the regions before it.
//
// For a product whose rows are one task's each panel is packed for that task alone, which does it as it goes (codegen/contract/packing.h): the tpu.pack stands
// in the product's own phase, without a stage. Its tpu.map names, behind the dimensions of the domain, two that the product gives their ranges: panels, and
// rows of these.
#include "passes/pass.h"

#include "ir/builder/build.h"
#include "ir/ops/across.h"
#include "ir/ops/plan.h"
#include "ir/ops/stage.h"

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

// A kernel that reads what both do, with regions to fill, in front of the reader.
static Op *begin_merged(Module *m, const Op *pack, Op *reader, uint32_t n_regions) {
    Value **operands = xcalloc((size_t)pack->n_operands + reader->n_operands, sizeof *operands);
    uint32_t n = 0;
    for (uint32_t i = 0; i < pack->n_operands; i++) add_operand(operands, &n, pack->operands[i]);
    for (uint32_t i = 0; i < reader->n_operands; i++)
        if (reader->operands[i] != &pack->results[0]) add_operand(operands, &n, reader->operands[i]);
    Op *merged = op_new(m, OP_KERNEL, reader->loc, n, reader->n_results, n_regions);
    for (uint32_t i = 0; i < n; i++) merged->operands[i] = operands[i];
    op_insert_before(merged, reader);
    free(operands);
    return merged;
}

static void end_merged(Op *merged, Op *pack, Op *reader) {
    for (uint32_t i = 0; i < reader->n_results; i++) {
        merged->results[i].type = reader->results[i].type;
        value_replace(&reader->results[i], &merged->results[i]);
    }
    op_unlink(pack);
    op_unlink(reader);
}

static void merge(Module *m, Op *pack, Op *reader) {
    const Value *packed = &pack->results[0];
    Op *merged = begin_merged(m, pack, reader, 2);
    copy_region(m, merged, 0, pack, pack->regions[0], NULL, NULL);
    copy_region(m, merged, 1, reader, reader->regions[0], packed, packed->type);
    end_merged(merged, pack, reader);
}

// The product in this region whose other side is argument `packed`, if nothing else reads that, one task has all rows, and there are tasks enough; else NULL.
static const Op *product_of(const PassContext *c, const Block *region, const Value *packed) {
    const Op *found = NULL;
    for (const Op *op = region->first; op; op = op->next)
        for (uint32_t i = 0; i < op->n_operands; i++) {
            if (op->operands[i] != packed) continue;
            if (found || op->kind != OP_MATMUL || i != 1) return NULL;
            found = op;
        }
    if (!found || stage_of(found) != STAGE_CONTRACT || op_attr(found, ATTR_group)) return NULL;
    const Type to = found->results[0].type, from = found->operands[0]->type;
    int64_t columns = to->dims[to->rank - 1], tasks = i64_ceil_div(columns, MACRO_TILE);
    for (uint32_t i = 0; i + 2 < to->rank; i++) tasks *= to->dims[i];
    Axes map = op_axes(found, ATTR_map);
    bool as_it_is = from->dtype == packed->type->dtype || units_are_multiplied(from->dtype, packed->type->dtype);
    return as_it_is && tasks >= c->o->n_cores && map.v[map.n - 1] >= 0 && to->dims[to->rank - 2] <= MACRO_TILE ? found : NULL;
}

static uint32_t n_stages(const Block *region) {
    uint32_t n = 0;
    for (const Op *op = region->first; op; op = op->next) n += stage_of(op) != STAGE_NONE;
    return n;
}

// Does one of a batch lie across memory? Then all of them are packed together, each vector of neighbours for as many.
static bool packs_across_batch(const Block *region) {
    const Op *pack = block_end(region)->operands[0]->def;
    int64_t across = map_across(pack);
    return across >= 0 && across != pack->results[0].type->rank - 2;
}

static bool packs_itself(const PassContext *c, const Op *pack, const Op *reader) {
    const Block *region = reader->regions[0];
    uint32_t i = 0;
    while (reader->operands[i] != &pack->results[0]) i++;
    const Op *product = product_of(c, region, region->args[i]);
    bool fits = n_stages(pack->regions[0]) == 1 && op_axes(block_end(region), ATTR_domain).n + 2 <= MAX_RANK;
    return product && fits && !packs_across_batch(pack->regions[0]);
}

// The pack and what it is computed from, in front of what the reader does.
static void merge_into_product(PassContext *c, Op *pack, Op *reader) {
    Module *m = c->m;
    const Value *packed = &pack->results[0];
    Op *merged = begin_merged(m, pack, reader, 1);
    Value **operands = merged->operands;
    uint32_t n = merged->n_operands;
    Block *to = merged->regions[0];
    for (uint32_t i = 0; i < n; i++) block_add_arg(m, to, operands[i]->type, NULL);
    const Block *packs = pack->regions[0], *multiplies = reader->regions[0];
    ValueMap map = {0};
    for (uint32_t i = 0; i < packs->n_args; i++) value_map_set(&map, packs->args[i], to->args[index_of(operands, n, pack->operands[i])]);
    block_clone_into(m, packs, to, NULL, &map, false);
    Op *own = to->last;
    while (own->kind != OP_PACK) own = own->prev;
    const Op *product = NULL;
    for (uint32_t i = 0; i < multiplies->n_args; i++) {
        const Value *v = reader->operands[i];
        if (v == packed) product = product_of(c, multiplies, multiplies->args[i]);
        value_map_set(&map, multiplies->args[i], v == packed ? &own->results[0] : to->args[index_of(operands, n, v)]);
    }
    int64_t dims[MAX_RANK];
    uint32_t rank = packed->type->rank, domain = op_axes(block_end(multiplies), ATTR_domain).n;
    for (uint32_t i = 0; i + 3 < rank; i++) dims[i] = op_axes(product, ATTR_map).v[i];
    dims[rank - 3] = domain, dims[rank - 2] = domain + 1, dims[rank - 1] = -1;
    op_set_attr(m, own, attr_axes(&m->arena, ATTR_map, dims, rank));
    op_remove_attr(own, ATTR_stage);
    block_clone_into(m, multiplies, to, NULL, &map, true);
    value_map_free(&map);
    end_merged(merged, pack, reader);
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
        if (packs_itself(c, op, reader)) merge_into_product(c, op, reader);
        else merge(c->m, op, reader);
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
