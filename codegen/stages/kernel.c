// A phase of a kernel: the loop over its tasks, where its values lie, and its stages in order. See kernel.h and ir/ops/plan.h.
#include "codegen/stages/kernel.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

StageKind stage_kind(const Op *op) {
    static const struct { const char *name; StageKind kind; } kinds[] = {
        {"map", STAGE_MAP}, {"reduce", STAGE_REDUCE}, {"contract", STAGE_CONTRACT}, {"epilogue", STAGE_EPILOGUE}, {"update", STAGE_UPDATE},
        {"sort", STAGE_SORT}, {"merge", STAGE_MERGE}, {"linalg", STAGE_LINALG}, {"scatter", STAGE_SCATTER}};
    Str name = op_str(op, ATTR_stage);
    if (!name) return STAGE_NONE;
    for (size_t i = 0; i < COUNT(kinds); i++)
        if (!strcmp(kinds[i].name, name->text)) return kinds[i].kind;
    ICE("unknown stage '%s'", name->text);
}

static int64_t domain_dim(const Op *op, uint32_t i) {
    Axes map = op_axes(op, ATTR_map);
    return i < map.n ? map.v[i] : -1;
}

void stage_range(Phase *p, const Op *op, uint32_t i, LLVMValueRef *out_from, LLVMValueRef *out_to) {
    int64_t d = domain_dim(op, i);
    *out_from = d < 0 ? ll_i64(p->l, 0) : p->start[d];
    *out_to = d < 0 ? ll_i64(p->l, op->results[0].type->dims[i]) : p->end[d];
    int64_t chunk = op->kind == OP_REDUCE_CHUNKS ? op_axes(op, ATTR_window_dimensions).v[i] : 1;
    if (d < 0 || chunk == 1) return;
    *out_from = LLVMBuildUDiv(p->l->b, *out_from, ll_i64(p->l, chunk), "");
    *out_to = LLVMBuildUDiv(p->l->b, LLVMBuildAdd(p->l->b, *out_to, ll_i64(p->l, chunk - 1), ""), ll_i64(p->l, chunk), "");
}

int64_t stage_extent(const Phase *p, const Op *op, const Value *v, uint32_t i) {
    int64_t d = domain_dim(op, i);
    return d < 0 ? v->type->dims[i] : i64_min(p->tile[d], v->type->dims[i]);
}

uint64_t phase_scratch(Phase *p, uint64_t bytes) {
    uint64_t at = p->scratch_bytes;
    p->scratch_bytes = (at + bytes + 63) & ~UINT64_C(63);
    return at;
}

LLVMValueRef phase_scratch_ptr(Phase *p, uint64_t offset) { return ll_gep_const(p->l, p->l->i8, p->scratch, (int64_t)offset); }

void phase_set_attrs(LlvmCtx *l, LLVMValueRef func, const Target *target) {
    ll_attr_text(l, func, "target-cpu", target->base);
    ll_attr_text(l, func, "tune-cpu", target->tune);
    char bits[16];
    snprintf(bits, sizeof bits, "%u", target->vector_bytes * 8);
    ll_attr_text(l, func, "prefer-vector-width", bits);
    ll_attr_text(l, func, "min-legal-vector-width", bits);
}

// ---- places

static LLVMValueRef buffer(Phase *p, uint32_t i) {
    return ll_load(p->l, p->l->ptr, ll_gep_const(p->l, p->l->ptr, p->buffers, i), 8);
}

static Place *dense_place(Phase *p, const Value *v, LLVMValueRef ptr, uint32_t stored_by) {
    Place *place = arena_new(p->arena, Place);
    place->ptr = ptr;
    place->stored_by = stored_by;
    type_strides(v->type, place->strides);
    return place;
}

// This task's tile of a value that only the task sees.
static Place *scratch_place(Phase *p, const Op *op, const Value *v, uint32_t stored_by) {
    Place *place = arena_new(p->arena, Place);
    uint64_t elems = 1;
    for (uint32_t i = v->type->rank; i-- > 0;) {
        int64_t d = domain_dim(op, i);
        place->strides[i] = (int64_t)elems;
        bool first = op->kind == OP_SORT && i == sort_dimension(op) && sort_selects(op); // the others are never read
        elems *= (uint64_t)i64_max(first ? sort_wanted(op) : stage_extent(p, op, v, i), 1);
        place->origin[i] = d < 0 ? NULL : p->start[d];
    }
    place->ptr = phase_scratch_ptr(p, phase_scratch(p, elems * dtype_bytes(v->type->dtype)));
    place->stored_by = stored_by;
    return place;
}

static int returned_as(const Block *b, const Value *v) {
    const Op *end = block_end(b);
    for (uint32_t i = 0; i < end->n_operands; i++)
        if (end->operands[i] == v) return (int)i;
    return -1;
}

// Number of the buffer that result i of this phase goes to.
static uint32_t result_buffer(const Phase *p, uint32_t i) {
    const Op *k = p->kernel;
    if (p->block == k->regions[k->n_regions - 1]) return k->n_operands + i;
    uint32_t at = k->n_operands + k->n_results;
    for (uint32_t r = 0; k->regions[r] != p->block; r++) at += block_end(k->regions[r])->n_operands;
    return at + i;
}

// Operands and results have their places for the whole phase.
static void place_buffers(Phase *p) {
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
        if (stage_kind(op) == STAGE_NONE) continue;
        stage++;
        for (uint32_t i = 0; i < op->n_results; i++) {
            int at = returned_as(p->block, &op->results[i]);
            if (at >= 0) op->results[i].mark = dense_place(p, &op->results[i], buffer(p, result_buffer(p, (uint32_t)at)), stage);
        }
    }
}

// Does the expression that `op` computes read `target`, through ops that are recomputed? Ops are marked by `stamp` as they are seen.
static bool reads(Op *op, const Op *target, uint32_t stamp) {
    op->id = stamp;
    for (uint32_t i = 0; i < op->n_operands; i++) {
        Op *def = op->operands[i]->def;
        if (def == target) return true;
        if (def && def->block == op->block && def->id != stamp && stage_kind(def) == STAGE_NONE && reads(def, target, stamp)) return true;
    }
    return false;
}

// A contraction lives in registers unless a stage reads it that is not an epilogue.
static bool read_from_memory(const Op *op) {
    for (Op *user = op->next; user; user = user->next) user->id = 0;
    uint32_t stamp = 0;
    for (Op *user = op->next; user; user = user->next) {
        StageKind kind = stage_kind(user);
        if (kind != STAGE_NONE && kind != STAGE_EPILOGUE && reads(user, op, ++stamp)) return true;
    }
    return false;
}

static void place_scratch(Phase *p) {
    uint32_t stage = 0;
    for (Op *op = p->block->first; op; op = op->next) {
        StageKind kind = stage_kind(op);
        if (kind == STAGE_NONE) continue;
        stage++;
        for (uint32_t i = 0; i < op->n_results; i++) {
            Value *v = &op->results[i];
            if (v->mark) continue;
            if (kind == STAGE_CONTRACT && !read_from_memory(op)) continue; // lives in registers
            v->mark = scratch_place(p, op, v, stage);
        }
    }
}

// ---- loops

void vector_loop(Phase *p, LLVMValueRef from, LLVMValueRef to, int64_t size, VectorBody *body, void *context) {
    LlvmCtx *l = p->l;
    Elem *e = &p->e;
    LLVMValueRef lanes = ll_i64(l, LANES), mask_before = e->mask;
    unsigned lanes_before = e->lanes;
    e->lanes = LANES;
    LLVMValueRef whole = LLVMBuildAnd(l->b, LLVMBuildSub(l->b, to, from, ""), ll_i64(l, -LANES), ""), middle = LLVMBuildAdd(l->b, from, whole, "");
    bool some = !LLVMIsAConstantInt(whole) || LLVMConstIntGetZExtValue(whole);
    if (some) {
        LlLoop loop;
        size_t mark = memo_open(e);
        LLVMValueRef i = ll_loop_begin(l, &loop, from, middle, lanes, "i");
        e->mask = NULL;
        body(p, (Index){.base = i, .step = 1, .multiple = LANES}, context);
        ll_loop_end(l, &loop);
        memo_close(e, mark);
    }
    int64_t rest = size % LANES;
    if (rest) {
        // Only the last tile has a rest; where the range is known, the branch folds away.
        LLVMValueRef bits[LANES];
        for (int i = 0; i < LANES; i++) bits[i] = LLVMConstInt(l->i1, i < rest, 0);
        LLVMValueRef left = LLVMBuildICmp(l->b, LLVMIntSLT, middle, to, "");
        bool always = LLVMIsAConstantInt(left) != NULL;
        LlIf f;
        if (!always) ll_if(l, &f, left, "rest");
        size_t mark = memo_open(e);
        e->mask = LLVMConstVector(bits, LANES);
        if (!always || LLVMConstIntGetZExtValue(left)) body(p, (Index){.base = middle, .step = 1, .multiple = LANES}, context);
        memo_close(e, mark);
        if (!always) ll_endif(l, &f);
    }
    e->mask = mask_before;
    e->lanes = lanes_before;
}

// ---- map stages

typedef struct {
    const Op *op;
    Index index[MAX_RANK];
    uint32_t rank;
} MapStage;

static void map_vector(Phase *p, Index i, void *context) {
    MapStage *s = context;
    if (s->rank) s->index[s->rank - 1] = i;
    LLVMValueRef x[LL_MAX_CARRY];
    for (uint32_t r = 0; r < s->op->n_results; r++) { // emit_of, not elem: the value has a place already
        const Value *v = &s->op->results[r];
        Place *place = v->mark;
        ((Value *)(uintptr_t)v)->mark = NULL;
        x[r] = elem(&p->e, v, s->index);
        ((Value *)(uintptr_t)v)->mark = place;
    }
    for (uint32_t r = 0; r < s->op->n_results; r++) elem_store(&p->e, &s->op->results[r], s->op->results[r].mark, s->index, x[r]);
}

static void map_level(Phase *p, MapStage *s, uint32_t level) {
    LlvmCtx *l = p->l;
    if (s->rank == 0) {
        map_vector(p, (Index){0}, s);
        return;
    }
    LLVMValueRef from, to;
    stage_range(p, s->op, level, &from, &to);
    if (level + 1 == s->rank) {
        vector_loop(p, from, to, s->op->results[0].type->dims[level], map_vector, s);
        return;
    }
    LlLoop loop;
    size_t mark = memo_open(&p->e);
    LLVMValueRef i = ll_loop_begin(l, &loop, from, to, ll_i64(l, 1), "row");
    s->index[level] = index_scalar(i, 1);
    map_level(p, s, level + 1);
    ll_loop_end(l, &loop);
    memo_close(&p->e, mark);
}

void emit_map_stage(Phase *p, const Op *op) {
    MapStage s = {.op = op, .rank = op->results[0].type->rank};
    map_level(p, &s, 0);
}

// ---- updates: the box of the update is written into the result, at the clamped start

static void update_vector(Phase *p, Index i, void *context) {
    MapStage *s = context;
    const Op *op = s->op;
    Elem *e = &p->e;
    if (s->rank) s->index[s->rank - 1] = i;
    LLVMValueRef x = elem(e, op->operands[1], s->index);
    Index at[MAX_RANK];
    unsigned lanes = e->lanes;
    LLVMValueRef mask = e->mask;
    for (uint32_t d = 0; d < s->rank; d++) {
        int64_t most = op->results[0].type->dims[d] - op->operands[1]->type->dims[d];
        at[d] = s->index[d];
        if (!most) continue;
        e->lanes = 1, e->mask = NULL;
        at[d] = index_add(e, at[d], index_clamped(e, elem(e, op->operands[2 + d], NULL), op->operands[2 + d]->type->dtype, most));
        e->lanes = lanes, e->mask = mask;
    }
    elem_store(e, &op->results[0], op->results[0].mark, at, x);
}

static void update_level(Phase *p, MapStage *s, uint32_t level) {
    LlvmCtx *l = p->l;
    if (s->rank == 0) {
        update_vector(p, (Index){0}, s);
        return;
    }
    if (level + 1 == s->rank) {
        vector_loop(p, p->start[level], p->end[level], s->op->operands[1]->type->dims[level], update_vector, s);
        return;
    }
    LlLoop loop;
    size_t mark = memo_open(&p->e);
    LLVMValueRef i = ll_loop_begin(l, &loop, p->start[level], p->end[level], ll_i64(l, 1), "row");
    s->index[level] = index_scalar(i, 1);
    update_level(p, s, level + 1);
    ll_loop_end(l, &loop);
    memo_close(&p->e, mark);
}

static void emit_update_stage(Phase *p, const Op *op) {
    MapStage s = {.op = op, .rank = op->results[0].type->rank};
    update_level(p, &s, 0);
}

// ---- tasks

// What a stage stores is read by none of its own loads of other places: LLVM may keep those in registers across the stores.
static void new_scope(Phase *p, const char *name) {
    LlvmCtx *l = p->l;
    LLVMMetadataRef id = LLVMMDStringInContext2(l->context, name, strlen(name));
    LLVMMetadataRef domain = LLVMMDNodeInContext2(l->context, &id, 1);
    LLVMMetadataRef parts[2] = {id, domain};
    LLVMMetadataRef scope = LLVMMDNodeInContext2(l->context, parts, 2);
    p->e.scope = LLVMMetadataAsValue(l->context, LLVMMDNodeInContext2(l->context, &scope, 1));
}

static void emit_stages(Phase *p) {
    uint32_t stage = 0;
    for (const Op *op = p->block->first; op; op = op->next) {
        StageKind kind = stage_kind(op);
        if (kind == STAGE_NONE) continue;
        p->e.stage = ++stage;
        char name[64];
        snprintf(name, sizeof name, "%.48s.%u", p->name, stage);
        new_scope(p, name);
        size_t mark = memo_open(&p->e);
        switch (kind) {
        case STAGE_MAP: emit_map_stage(p, op); break;
        case STAGE_REDUCE: op->kind == OP_REDUCE_CHUNKS ? emit_chunks_stage(p, op) : emit_reduce_stage(p, op); break;
        case STAGE_CONTRACT: op->kind == OP_DOT_GENERAL ? emit_blas_stage(p, op) : emit_contract_stage(p, op); break;
        case STAGE_UPDATE: emit_update_stage(p, op); break;
        case STAGE_SORT: emit_sort_stage(p, op); break;
        case STAGE_MERGE: emit_merge_stage(p, op); break;
        case STAGE_LINALG: emit_linalg_stage(p, op); break;
        case STAGE_SCATTER: emit_scatter_stage(p, op); break;
        case STAGE_EPILOGUE: case STAGE_NONE: break; // with its contraction
        }
        memo_close(&p->e, mark);
    }
}

static void decode_task(Phase *p, LLVMValueRef task) {
    LlvmCtx *l = p->l;
    for (uint32_t i = p->rank; i-- > 0;) {
        LLVMValueRef n = ll_i64(l, p->tasks[i]), at = ll_i64(l, 0);
        if (p->tasks[i] > 1) {
            at = LLVMBuildURem(l->b, task, n, "");
            task = LLVMBuildUDiv(l->b, task, n, "");
        }
        p->start[i] = LLVMBuildMul(l->b, at, ll_i64(l, p->tile[i]), "");
        LLVMValueRef size = ll_i64(l, p->domain[i]);
        p->end[i] = LLVMBuildAdd(l->b, p->start[i], ll_i64(l, p->tile[i]), "");
        if (p->tasks[i] == 1) p->end[i] = size;
        else if (p->domain[i] % p->tile[i]) p->end[i] = ll_intrin2(l, LL_SMIN, p->end[i], size);
    }
}

static void emit_phase(Phase *p, const char *name) {
    LlvmCtx *l = p->l;
    LLVMTypeRef params[] = {l->ptr, l->i32, l->i32};
    LLVMValueRef func = ll_func_begin(l, name, l->void_t, params, 3, LLVMInternalLinkage);
    if (l->shared) ll_share(func, LLVMExternalLinkage);
    phase_set_attrs(l, func, p->target);
    p->buffers = ll_load(l, l->ptr, ll_param(l, 0), 8);
    p->scratch = ll_load(l, l->ptr, ll_gep_const(l, l->ptr, ll_param(l, 0), 1), 8);
    place_buffers(p);
    LlLoop loop;
    LLVMValueRef first = LLVMBuildZExt(l->b, ll_param(l, 1), l->i64, ""), last = LLVMBuildZExt(l->b, ll_param(l, 2), l->i64, "");
    LLVMValueRef task = ll_loop_begin(l, &loop, first, last, ll_i64(l, 1), "task");
    decode_task(p, task);
    place_scratch(p);
    emit_stages(p);
    ll_loop_end(l, &loop);
    ll_ret(l, NULL);
}

// ---- costs, in cycles: only their order of magnitude matters, to tell what is worth sharing among cores

static double op_cost(const Op *op) {
    double elems = op->n_results ? (double)op->results[0].type->n_elems : 0;
    switch (op->kind) {
    case OP_MATMUL: return 2 * elems * (double)op->operands[0]->type->dims[op->operands[0]->type->rank - 1] / 32;
    case OP_CONV: return 2 * elems * (double)op->operands[1]->type->dims[2] / 32;
    case OP_DOT_GENERAL: {
        Axes contract = op_list(op, ATTR_dot_dimension_numbers, DOT_LHS_CONTRACT);
        for (uint32_t i = 0; i < contract.n; i++) elems *= (double)op->operands[0]->type->dims[contract.v[i]];
        return stage_kind(op) == STAGE_CONTRACT ? elems / 16 : elems / 4;
    }
    case OP_CONVOLUTION: return elems * (double)op->operands[1]->type->n_elems / (double)i64_max(op->results[0].type->dims[op_list(op, ATTR_conv_dimension_numbers, CONV_OUTPUT).v[1]], 1) / 4;
    case OP_CHOLESKY: case OP_TRIANGULAR_SOLVE: return elems * (double)op->operands[0]->type->dims[op->operands[0]->type->rank - 1] / 4;
    case OP_REDUCE: case OP_REDUCE_CHUNKS: return (double)op->operands[0]->type->n_elems / 8;
    case OP_REDUCE_WINDOW: {
        Axes w = op_axes(op, ATTR_window_dimensions);
        for (uint32_t i = 0; i < w.n; i++) elems *= (double)w.v[i];
        return elems / 4;
    }
    case OP_DYNAMIC_UPDATE_SLICE: return (double)op->operands[1]->type->n_elems / 8;
    case OP_SORT:
        if (stage_kind(op) == STAGE_MERGE) return 8 * elems * op->n_results;
        return elems * op->n_results * 4 * (64 - __builtin_clzll((uint64_t)op->results[0].type->dims[sort_dimension(op)] | 1));
    case OP_SCATTER: return (double)op->n_results * (double)op->operands[op->n_operands - 1]->type->n_elems;
    case OP_EXP: case OP_TANH: case OP_LOGISTIC: case OP_ERF: case OP_LOG: return elems;
    case OP_POWER: case OP_SINE: case OP_COSINE: case OP_TAN: case OP_ATAN2: case OP_REMAINDER: return 8 * elems;
    case OP_CONSTANT: return op_attr(op, ATTR_stage) ? elems / 8 : 0;
    case OP_IOTA: case OP_BROADCAST_IN_DIM: case OP_RETURN: return 0;
    default: return elems / 8;
    }
}

const char *kernel_symbol(Arena *arena, const Op *kernel, const char *name, uint32_t r) {
    return kernel->n_regions == 1 ? name : arena_printf(arena, "%s.phase%u", name, r);
}

void kernel_facts(const Op *kernel, KernelFacts *out) {
    *out = (KernelFacts){.n_phases = kernel->n_regions, .n_buffers = kernel->n_operands + kernel->n_results};
    if (kernel->n_regions > MAX_PHASES) ICE("a kernel of %u phases", kernel->n_regions);
    for (uint32_t r = 0; r < kernel->n_regions; r++) {
        const Block *b = kernel->regions[r];
        Axes domain = op_axes(block_end(b), ATTR_domain), tile = op_axes(block_end(b), ATTR_tile);
        uint64_t n_tasks = 1;
        for (uint32_t i = 0; i < domain.n; i++) n_tasks *= (uint64_t)i64_ceil_div(domain.v[i], tile.v[i]);
        if (n_tasks > UINT32_MAX) ICE("a kernel of %llu tasks", (unsigned long long)n_tasks);
        double cost = 0;
        for (const Op *op = b->first; op; op = op->next) cost += op_cost(op);
        out->n_tasks[r] = (uint32_t)n_tasks;
        out->cost[r] = cost < 1e18 ? (uint64_t)cost : UINT64_C(1) << 60;
        if (r + 1 < kernel->n_regions) out->n_buffers += block_end(b)->n_operands;
    }
}

uint64_t kernel_emit(LlvmCtx *l, Arena *arena, const Target *target, const Op *kernel, const char *name) {
    uint64_t scratch_bytes = 0;
    for (uint32_t r = 0; r < kernel->n_regions; r++) {
        Block *b = kernel->regions[r];
        Axes domain = op_axes(block_end(b), ATTR_domain), tile = op_axes(block_end(b), ATTR_tile);
        Phase p = {.l = l, .arena = arena, .target = target, .kernel = kernel, .block = b, .name = name,
                   .rank = domain.n, .domain = domain.v, .tile = tile.v};
        p.e = (Elem){.l = l, .arena = arena, .lanes = 1};
        for (uint32_t i = 0; i < p.rank; i++) p.tasks[i] = i64_ceil_div(p.domain[i], p.tile[i]);
        emit_phase(&p, kernel_symbol(arena, kernel, name, r));
        if (p.scratch_bytes > scratch_bytes) scratch_bytes = p.scratch_bytes;
        vec_free(&p.e.memo);
    }
    return scratch_bytes;
}
