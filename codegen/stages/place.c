// Where the values of a phase lie: operands and results in buffers of the launch, what only a task sees in its scratch, and contractions
// that nothing but their epilogues read nowhere. Invariant: a value with a place is loaded, one without is computed.
#include "codegen/stages/phase.h"

#include "ir/ops/sort.h"

static LLVMValueRef buffer(Phase *p, uint32_t i) {
    if (!p->buffers) return ll_param(p->l, i);
    return ll_load(p->l, p->l->ptr, ll_gep_const(p->l, p->l->ptr, p->buffers, i), 8);
}

static Place *dense_place(Phase *p, const Value *v, LLVMValueRef ptr, uint32_t stored_by) {
    Place *place = arena_new(p->arena, Place);
    place->ptr = ptr;
    place->stored_by = stored_by;
    type_strides(v->type, place->strides);
    return place;
}

// The room that another value leaves: what its readers load may be what this stage has stored.
static Place *taken_place(Phase *p, const Value *from, uint32_t stored_by) {
    Place *before = from->mark, *place = arena_new(p->arena, Place);
    before->stored_by = stored_by;
    *place = *before;
    return place;
}

static bool is_short(const Value *v) { return v->type->dtype == DT_F16 || v->type->dtype == DT_BF16; }

// Do its stages take elements one by one? Others read memory as what it is of.
static bool is_elementwise(const Phase *p) {
    for (const Op *op = p->block->first; op; op = op->next) {
        Stage stage = stage_of(op);
        if ((stage != STAGE_NONE && stage != STAGE_MAP && stage != STAGE_REDUCE) || op_attr(op, ATTR_across)) return false;
    }
    return true;
}

// Short floats that readers would widen each time lie in scratch widened while they stay near: bf16 in the second cache, f16, which has instructions for it, in
// the first.
static bool is_wide(const Phase *p, const Op *op, const Value *v, uint64_t elems) {
    enum { FIRST_CACHE = 16 << 10 }; // bytes of it, beside what the task reads and writes
    uint64_t near = v->type->dtype == DT_F16 ? FIRST_CACHE : p->target->facts.l2_bytes / 2;
    return is_short(v) && stage_of(op) == STAGE_MAP && elems * sizeof(float) <= near;
}

// This task's tile of a value that only the task sees. Rows of products are whole panels.
static Place *scratch_place(Phase *p, const Op *op, const Value *v, bool elementwise, uint32_t stored_by) {
    const Value *from = scratch_taken(op);
    if (from && from->mark && (is_short(v) || !((const Place *)from->mark)->wide)) return taken_place(p, from, stored_by);
    Place *place = arena_new(p->arena, Place);
    uint64_t elems = 1;
    for (uint32_t i = v->type->rank; i-- > 0;) {
        int64_t d = stage_dim(op, i);
        place->strides[i] = (int64_t)elems;
        if (stage_of(op) == STAGE_CONTRACT && i + 2 == v->type->rank) elems = place->strides[i] = i64_round_up((int64_t)elems, PANEL_COLUMNS);
        bool first = op->kind == OP_SORT && i == sort_dimension(op) && sort_selects(op); // the others are never read
        elems *= (uint64_t)i64_max(first ? sort_wanted(op) : stage_extent(p, op, v, i), 1);
        place->origin[i] = d < 0 ? NULL : p->start[d];
    }
    place->wide = elementwise && is_wide(p, op, v, elems);
    place->ptr = phase_scratch_ptr(p, phase_scratch(p, elems * (place->wide ? sizeof(float) : dtype_bytes(v->type->dtype))));
    place->stored_by = stored_by;
    return place;
}

static int returned_as(const Block *b, const Value *v) {
    const Op *end = block_end(b);
    for (uint32_t i = 0; i < end->n_operands; i++)
        if (end->operands[i] == v) return (int)i;
    return -1;
}

// Number of the first buffer that result i of this phase goes to.
static uint32_t result_buffer(const Phase *p, uint32_t i) {
    const Op *k = p->kernel;
    if (p->block == k->regions[k->n_regions - 1]) return k->n_operands + i * kernel_copies(k);
    uint32_t at = k->n_operands + k->n_results;
    for (uint32_t r = 0; k->regions[r] != p->block; r++) at += block_end(k->regions[r])->n_operands;
    return at + i;
}

static Place *result_place(Phase *p, const Value *v, uint32_t i, uint32_t stored_by) {
    uint32_t first = result_buffer(p, i), n = kernel_copies(p->kernel);
    Place *place = NULL;
    while (n-- > 0) {
        Place *copy = place;
        place = dense_place(p, v, buffer(p, first + n), stored_by);
        place->copy = copy;
    }
    return place;
}

void phase_place_buffers(Phase *p) {
    const Op *k = p->kernel;
    for (Op *op = p->block->first; op; op = op->next)
        for (uint32_t i = 0; i < op->n_results; i++) op->results[i].mark = NULL;
    for (uint32_t i = 0; i < p->block->n_args; i++) {
        Value *v = p->block->args[i];
        uint32_t at = i < k->n_operands ? i : k->n_results + i;
        v->mark = dense_place(p, v, buffer(p, at), 0);
    }
    uint32_t stage = 0;
    for (Op *op = p->block->first; op; op = op->next) {
        if (stage_of(op) == STAGE_NONE) continue;
        stage++;
        for (uint32_t i = 0; i < op->n_results; i++) {
            int at = returned_as(p->block, &op->results[i]);
            if (at >= 0) op->results[i].mark = result_place(p, &op->results[i], (uint32_t)at, stage);
        }
    }
}

// Does the expression that `op` computes read `target`, through ops that are recomputed? Ops are marked by `stamp` as they are seen.
static bool reads(Op *op, const Op *target, uint32_t stamp) {
    op->id = stamp;
    for (uint32_t i = 0; i < op->n_operands; i++) {
        Op *def = op->operands[i]->def;
        if (def == target) return true;
        if (def && def->block == op->block && def->id != stamp && stage_of(def) == STAGE_NONE && reads(def, target, stamp)) return true;
    }
    return false;
}

// A contraction lives in registers unless a stage reads it that is no epilogue, or is that of another one.
static bool read_from_memory(const Op *op) {
    for (Op *user = op->next; user; user = user->next) user->id = 0;
    uint32_t stamp = 0;
    bool another = false;
    for (Op *user = op->next; user; user = user->next) {
        Stage kind = stage_of(user);
        another |= kind == STAGE_CONTRACT;
        if (kind != STAGE_NONE && (kind != STAGE_EPILOGUE || another) && reads(user, op, ++stamp)) return true;
    }
    return false;
}

void phase_place_scratch(Phase *p) {
    uint32_t stage = 0;
    bool elementwise = is_elementwise(p);
    for (Op *op = p->block->first; op; op = op->next) {
        Stage kind = stage_of(op);
        if (kind == STAGE_NONE) continue;
        stage++;
        for (uint32_t i = 0; i < op->n_results; i++) {
            Value *v = &op->results[i];
            if (v->mark) continue;
            if (kind == STAGE_CONTRACT && !read_from_memory(op)) continue; // lives in registers
            v->mark = scratch_place(p, op, v, elementwise, stage);
        }
    }
}
