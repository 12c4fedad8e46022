// See prefetch.h. Where weights come from is told by how many bytes of constants are read in between: those of the function, of what is in a loop those that
// the loop reads. Measured on one core of Zen 4, whose 8 cores share 32 MiB: fetched by instructions into the second cache, weights in groups and bf16 that do
// not fit into what others leave of the shared cache come 1.3 to 2.2 times as fast as the processor foresees them. What fits it foresees as well. From memory
// instructions fetch 16 GB/s at most, since each line takes a place among the misses of the first cache on its way; the processor's own take none, and
// come at 20 to 28. Rows of f32, of which many bytes come for each product, are always better left to it.
//
// What reads memory fastest in several streams (TargetFacts.streams; measured on Emerald Rapids) is another matter: there instructions fetch groups of bytes
// from memory 1.1 to 1.2 times as fast as the processor foresees them, if they are spread over what multiplies; f32 and bf16 it fetches itself as fast.
//
// Sums of columns read several rows side by side, of which a processor foresees little. What a run finds where the one before has left it, as a cache of keys
// and values, comes from memory 1.2 to 1.3 times as fast, and from the shared cache 1.1 times, if the next rows are fetched meanwhile; from the second cache it
// takes a third longer (Zen 4). Sums along rows it foresees.
#include "passes/fuse/prefetch.h"

#include "ir/ops/cost.h"
#include "ir/ops/groups.h"
#include "ir/ops/plan.h"
#include "ir/ops/stage.h"
#include "ir/ops/units.h"

enum {
    LEFT_BY_OTHERS = 12 << 20, // bytes of the cache that cores share, of many processors
    LAST_CACHE = 32 << 20,
    MOSTLY_LAST_CACHE = LAST_CACHE / 2 * 3, // of so many bytes enough is still there in the next run
    NEAR = 1,                               // KiB: what the processor fetches as well, a little earlier
    FAR = 16                                // KiB: as long as it takes from the shared cache
};

typedef struct {
    PassContext *c;
    uint32_t *stamps; // given so far
    uint32_t seen;    // id of constants that are counted
    double bytes;     // of constants that are read in between
    double arguments; // bytes of these, of a function or a round of a loop
} Reads;

static void forget_arguments(Block *b) {
    for (uint32_t i = 0; i < b->n_args; i++) b->args[i]->id = 0;
}

static void forget(Op *op, void *context) {
    (void)context;
    for (uint32_t i = 0; i < op->n_results; i++) op->results[i].id = 0;
    for (uint32_t i = 0; i < op->n_regions; i++) forget_arguments(op->regions[i]);
}

static bool is_of_kernel(const Value *argument) { return argument->block->parent && argument->block->parent->kind == OP_KERNEL; }

static void count_reads(Op *op, void *context) {
    Reads *r = context;
    for (uint32_t i = 0; i < op->n_operands; i++) {
        Value *v = op->operands[i];
        bool constant = v->def && v->def->kind == OP_CONSTANT, argument = !v->def && !is_of_kernel(v);
        if ((!constant && !argument) || v->id == r->seen) continue;
        v->id = r->seen;
        *(constant ? &r->bytes : &r->arguments) += (double)type_bytes(v->type);
    }
}

static int64_t kib_ahead(const TargetFacts *t, const Op *op, double bytes) {
    Groups groups = groups_of(op);
    DType element = op->operands[0]->type->dtype, packed = op->operands[1]->type->dtype;
    bool halves = unit_elements(element, packed) > 1 && !units_are_multiplied(element, packed), in_two = panels_are_long(op->operands[1]->type);
    if ((!groups.rows && !halves) || bytes <= LEFT_BY_OTHERS) return 0;
    if (groups.bits == 4 || (groups.rows && t->streams > 1)) return FAR; // 4 bits are multiplied at no more than 16 GB/s
    if (groups.rows) return bytes <= (in_two ? LAST_CACHE : MOSTLY_LAST_CACHE) ? FAR : 0;
    return in_two ? 0 : bytes <= LAST_CACHE ? FAR : NEAR;
}

static bool reads_constant(const Op *op) {
    const Value *panels = op->operands[1];
    const Op *kernel = panels->def ? NULL : panels->block->parent,
             *def = kernel && panels->index < kernel->n_operands ? kernel->operands[panels->index]->def : NULL;
    return def && def->kind == OP_CONSTANT;
}

// The next panels, where weights come from beyond the second cache and several register tiles of rows pass them. (On Emerald Rapids 128 rows by 768x3072 take
// 0.9 of the time so. From the second cache it foresees panels itself, and fetching them takes loads from the tiles.)
static bool matrix_unit_fetches(const Reads *r, const Op *op) {
    const TargetFacts *t = pass_target(r->c);
    return op_is_of_matrix_unit(op, t) && !op_attr(op, ATTR_prefetch) && r->bytes > (double)t->l2_bytes && reads_constant(op);
}

static const Value *viewed(const Value *v) {
    while (v->def && op_has(v->def->kind, VIEW)) v = v->def->operands[0];
    return v;
}

// Does a run, or a round of a loop, find it where it lies: an argument, a constant, or one of them of which kernels before have written a part?
static bool is_found(const Value *v) {
    for (v = viewed(v); v->def; v = viewed(v)) {
        const Op *kernel = v->def;
        if (kernel->kind == OP_CONSTANT) return true;
        if (kernel->kind != OP_KERNEL || kernel->n_regions != 1) return false;
        const Value *made = viewed(block_end(kernel->regions[0])->operands[v->index]);
        if (!made->def || made->def->kind != OP_DYNAMIC_UPDATE_SLICE) return false;
        made = viewed(made->def->operands[0]);
        if (made->def || made->block->parent != kernel) return false;
        v = kernel->operands[made->index];
    }
    return !is_of_kernel(v);
}

// Of what a stage computes its elements from, in a kernel: is there something of n of them that a run finds where it lies?
static bool reads_found(const Value *v, int64_t n, uint32_t *steps) {
    enum { MOST_STEPS = 64 };
    if (!v->def) return v->type->n_elems == n && is_of_kernel(v) && is_found(v->block->parent->operands[v->index]);
    if (stage_of(v->def) != STAGE_NONE || ++*steps > MOST_STEPS) return false;
    for (uint32_t i = 0; i < v->def->n_operands; i++)
        if (reads_found(v->def->operands[i], n, steps)) return true;
    return false;
}

// The rows of the next pass, by sums of columns (codegen/stages/columns.c).
static bool columns_fetch(const Reads *r, const Op *op) {
    enum { PARTS = 8 }; // of the second cache, of which what is smaller is one
    const Type t = op->n_operands ? op->operands[0]->type : NULL;
    if (op->kind != OP_REDUCE || stage_of(op) != STAGE_REDUCE || axes_contain(op_axes(op, ATTR_dimensions), t->rank - 1)) return false;
    uint32_t steps = 0;
    bool large = type_bytes(t) >= pass_target(r->c)->l2_bytes / PARTS && r->bytes + r->arguments > LEFT_BY_OTHERS;
    return large && reads_found(op->operands[0], t->n_elems, &steps);
}

static int64_t ahead_of(const Reads *r, const Op *op) {
    if (op_has_few_rows(op)) return kib_ahead(pass_target(r->c), op, r->bytes);
    return matrix_unit_fetches(r, op) || columns_fetch(r, op);
}

static void choose(Op *op, void *context) {
    const Reads *r = context;
    int64_t ahead = ahead_of(r, op);
    if (!ahead) return;
    op_set_attr(r->c->m, op, attr_i64(ATTR_prefetch, ahead));
    r->c->changed = true;
}

static void choose_in(const Reads *around, Block *steps);

// Each round of a loop reads again what the round before has read.
static void choose_in_loop(const Reads *around, const Op *loop) {
    Reads r = {around->c, around->stamps, ++*around->stamps, 0, 0};
    for (uint32_t i = 0; i < loop->n_regions; i++) block_walk(loop->regions[i], count_reads, &r);
    for (uint32_t i = 0; i < loop->n_regions; i++) choose_in(&r, loop->regions[i]);
}

static void choose_in(const Reads *around, Block *steps) {
    Reads r = *around;
    for (Op *op = steps->first; op; op = op->next) {
        for (uint32_t i = 0; op->kind != OP_WHILE && i < op->n_regions; i++) {
            if (op->kind == OP_KERNEL) block_walk(op->regions[i], choose, &r);
            else if (op_has(op->kind, CONTROL)) choose_in(&r, op->regions[i]);
        }
        if (op->kind == OP_WHILE) choose_in_loop(&r, op);
    }
}

void prefetch_choose(PassContext *c, Func *f) {
    uint32_t stamps = 1;
    Reads r = {c, &stamps, stamps, 0, 0};
    block_walk(f->body, forget, NULL);
    forget_arguments(f->body);
    block_walk(f->body, count_reads, &r);
    choose_in(&r, f->body);
}
