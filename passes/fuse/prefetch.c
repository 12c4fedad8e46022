// See prefetch.h. Where weights come from is told by how many bytes of constants are read in between: those of the function, of what is in a loop those that
// the loop reads. Measured on one core of Zen 4, whose 8 cores share 32 MiB.
//
// From the shared cache, of what others leave of it, instructions that fetch all lines into the second cache bring weights in groups and bf16 1.1 to 1.5 times
// as fast as the processor foresees them. From memory they bring one row's at 16 to 20 GB/s, since each line takes a place among the misses of the first cache
// on its way, and those for which there is no place are dropped; the processor's own take none, and come at 20 to 28. But it foresees up to the end of a page
// of 4 KiB, and begins anew. If one line of each group, or of each turn, is fetched some pages ahead, it begins there: 28 to 33 GB/s. Two rows take twice as
// long for a line, places are free again, and all lines come at 30 GB/s, which is 1.3 (bf16) and 1.7 times (8 bits) as fast as what the processor foresees.
//
// What reads memory fastest in several streams (TargetFacts.streams; measured on Emerald Rapids) is another matter: there instructions fetch groups of bytes
// from memory 1.1 to 1.2 times as fast as the processor foresees them, if they are spread over what multiplies; f32 and bf16 it fetches itself as fast.
//
// Sums of columns read several rows side by side, of which a processor foresees little. What a run finds where the one before has left it, as a cache of keys
// and values, comes from memory 1.1 to 1.6 times as fast, and from the shared cache 1.1 times, if the next rows are fetched meanwhile; from the second cache it
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
    TWO_ABREAST = 192 << 10,                // bytes of a panel: one row reads two longer ones at once, which is as fast or faster
    NEAR = 1,                               // KiB: what the processor fetches as well, a little earlier
    A_PAGE = 4,                             // KiB: where the next page begins, from the shared cache
    PAGES = 12,                             // KiB: the same from memory
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

static bool reads_constant(const Op *op) {
    const Value *panels = op->operands[1];
    const Op *kernel = panels->def ? NULL : panels->block->parent,
             *def = kernel && panels->index < kernel->n_operands ? kernel->operands[panels->index]->def : NULL;
    return def && def->kind == OP_CONSTANT;
}

typedef struct {
    int64_t kib, lines; // lines: of those of a turn; 0: all
} Ahead;

static uint64_t panel_bytes(Type panels) { return (uint64_t)(panels->dims[panels->rank - 2] * panels->dims[panels->rank - 1]) * dtype_bytes(panels->dtype); }

// How far ahead, of op_fetches_panels.
static Ahead ahead_of(const TargetFacts *t, const Op *op, double bytes) {
    Groups groups = groups_of(op);
    DType element = op->operands[0]->type->dtype, packed = op->operands[1]->type->dtype;
    const Type to = op->results[0].type, panels = op->operands[1]->type;
    bool halves = unit_elements(element, packed) > 1 && !units_are_multiplied(element, packed), f32 = element == DT_F32 && packed == DT_F32;
    if (bytes <= LEFT_BY_OTHERS || (f32 && !reads_constant(op))) return (Ahead){0, 0};
    if (groups.rows && (groups.bits == 4 || t->streams > 1)) return (Ahead){FAR, 0}; // 4 bits are multiplied at no more than 16 GB/s
    if (halves && t->streams > 1) return (Ahead){panels_are_long(panels) ? 0 : bytes <= LAST_CACHE ? FAR : NEAR, 0};
    if (t->streams > 1 || (!groups.rows && !halves && !f32)) return (Ahead){0, 0};
    bool two_abreast = panel_bytes(panels) >= TWO_ABREAST, shared = bytes <= (groups.rows && !two_abreast ? MOSTLY_LAST_CACHE : LAST_CACHE);
    if (f32) return (Ahead){shared ? A_PAGE : PAGES, 1};
    if (to->dims[to->rank - 2] > 1 || (shared && !(halves && two_abreast))) return (Ahead){FAR, 0};
    return two_abreast ? (Ahead){0, 0} : (Ahead){PAGES, 1};
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
    if (op->kind != OP_REDUCE || stage_of(op) != STAGE_REDUCE) return false;
    const Type t = op->operands[0]->type;
    if (axes_contain(op_axes(op, ATTR_dimensions), t->rank - 1)) return false;
    uint32_t steps = 0;
    bool large = type_bytes(t) >= pass_target(r->c)->l2_bytes / PARTS && r->bytes + r->arguments > LEFT_BY_OTHERS;
    return large && reads_found(op->operands[0], t->n_elems, &steps);
}

static void choose(Op *op, void *context) {
    const Reads *r = context;
    Ahead ahead = {0, 0};
    if (op_fetches_panels(op)) ahead = ahead_of(pass_target(r->c), op, r->bytes);
    else ahead.kib = matrix_unit_fetches(r, op) || columns_fetch(r, op);
    if (!ahead.kib) return;
    op_set_attr(r->c->m, op, attr_i64(ATTR_prefetch, ahead.kib));
    if (ahead.lines) op_set_attr(r->c->m, op, attr_i64(ATTR_prefetch_lines, ahead.lines));
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
