// Computes pure ops whose operands are all constants, by the reference evaluator, and puts a constant in their place. What only moves or
// maps elements is folded at any size, so that weights are transposed, converted and packed here; contractions and reductions up to a limit
// of work. What would make a small constant large stays: broadcast_in_dim (an emitter reads the small one by index), iota, and results over
// fold_bytes beyond their operands, but for weights that products take better as floats than as what they are made of (computed.h).
// Elementwise work sees constants through such a broadcast, where its result is no larger than the largest of them, or is weights.
// A result that is the same everywhere becomes a splat. All work and growth together are bounded as well, so
// that no model makes the compiler run for hours: what is over the bound is computed when the program runs.
// Where several copies of a model are compiled (buckets), each folds the same weights in the same ways: large results are kept for the others. What is
// folded does not depend on that.
#include "passes/rewrite.h"

#include "ir/eval/eval.h"
#include "ir/graph/equal.h"
#include "ir/graph/uses.h"
#include "ir/infer/infer.h"
#include "ir/ops/cost.h"
#include "ir/ops/pairs.h"
#include "ir/ops/reduce/chunks.h"
#include "passes/simplify/computed.h"

#include <stdlib.h>
#include <string.h>

// An op that was folded, what it was made of and what came out.
typedef struct {
    const Op *op;
    uint64_t hash;
    const Literal **ins, **outs; // constants; of operands that are seen through what moves them, those behind it
    const Op **moves;            // these, and NULL after those of an operand
    size_t n_moves;
} Folded;

typedef struct FoldCache {
    VEC(Folded) list;
} FoldCache;

typedef struct {
    PassContext *c;
    VEC(const Literal *) ins;
    VEC(const Literal *) outs;
    VEC(const Op *) moves; // as Folded has them
    Uses uses;             // of the function as it was: who reads a result that is not folded yet is known
    double work_left;
    size_t bytes_left;
} Fold;

enum { KEPT_BYTES = 1 << 16 };            // results of fewer are computed again
enum { ALL_OPS = 16, ALL_GROWTH = 1024 }; // times fold_work, fold_bytes
enum { REGION_STEP = 16 };                // multiplications that running a region once is worth
enum { WEIGHTS_GROWTH = 4 };              // times fold_bytes: of weights that few rows are multiplied by
enum { MOST_WIDENED = 8 };                // bytes for one that weights are made of: halves of bytes become f32
enum { BYTE_STEPS = 8 };                  // of the evaluator that each byte of what an op reads and makes is worth: what moves elements is folded at any size

// A sum that the evaluator runs no region for.
static bool is_f32_sum(const Op *op) {
    OpKind kind;
    return op->kind == OP_REDUCE && reducer_is_known(op, &kind) && kind == OP_ADD && op->results[0].type->dtype == DT_F32;
}

// Multiplications or steps of an op beyond one an element of its result.
static double work_of(const Op *op) {
    double steps = op_steps(op);
    if (op->n_regions) return is_f32_sum(op) ? steps : steps * REGION_STEP;
    return steps > (double)op->results[0].type->n_elems ? steps : 0;
}

// Whether a region uses nothing from around it but constants.
static bool is_closed(const Block *region, const Block *b) {
    for (const Op *op = b->first; op; op = op->next) {
        for (uint32_t i = 0; i < op->n_operands; i++) {
            const Value *v = op->operands[i];
            const Block *home = v->def ? v->def->block : v->block;
            while (home != region && home->parent) home = home->parent->block;
            if (home != region && !value_constant(v)) return false;
        }
        for (uint32_t i = 0; i < op->n_regions; i++)
            if (!is_closed(region, op->regions[i])) return false;
    }
    return true;
}

static bool is_candidate(const Op *op) {
    if (!op_has(op->kind, PURE) || !op->n_operands || !op->n_results || op->kind == OP_BROADCAST_IN_DIM || op->kind == OP_KERNEL) return false;
    for (uint32_t i = 0; i < op->n_operands; i++)
        if (!value_constant(op->operands[i]) && !(op_has(op->kind, MAP) && constant_behind(op->operands[i]))) return false;
    for (uint32_t i = 0; i < op->n_regions; i++)
        if (!is_closed(op->regions[i], op->regions[i])) return false;
    for (uint32_t i = 0; i < op->n_results; i++)
        if (!type_is_static(op->results[i].type)) return false;
    return true;
}

static bool is_constant(const Value *v) {
    while (v->def && (op_has(v->def->kind, VIEW) || v->def->kind == OP_CONVERT)) v = v->def->operands[0];
    return value_constant(v) != NULL;
}

// Does it widen short numbers whose products with others that are no constants are summed in pairs? These are multiplied as they are.
static bool widens_pairs(const Fold *f, const Op *op) {
    if (op->kind != OP_CONVERT) return false;
    UseList users = uses_of(&f->uses, &op->results[0]);
    while (users.n == 1 && op_has(users.v[0].op->kind, VIEW) && users.v[0].op->n_results == 1) users = uses_of(&f->uses, &users.v[0].op->results[0]);
    if (users.n != 1 || users.v[0].op->kind != OP_MULTIPLY || is_constant(users.v[0].op->operands[1 - users.v[0].index])) return false;
    users = uses_of(&f->uses, &users.v[0].op->results[0]);
    return users.n == 1 && pairs_are_summed(users.v[0].op);
}

static bool is_seen_through(const Op *op) {
    for (uint32_t i = 0; i < op->n_operands; i++)
        if (!value_constant(op->operands[i])) return true;
    return false;
}

// Stored bytes of the operands, each constant once; of those that are seen through broadcasts, the largest alone.
static size_t operand_bytes(const Op *op) {
    size_t bytes = 0, most = 0;
    for (uint32_t i = 0; i < op->n_operands; i++) {
        bool again = false;
        for (uint32_t k = 0; k < i && k < 64 && !again; k++) again = op->operands[k] == op->operands[i];
        size_t own = literal_stored_bytes(constant_behind(op->operands[i]));
        if (!again) bytes += own;
        if (own > most) most = own;
    }
    return is_seen_through(op) ? most : bytes;
}

static double result_bytes(const Op *op) {
    double bytes = 0;
    for (uint32_t i = 0; i < op->n_results; i++) bytes += (double)type_bytes(op->results[i].type);
    return bytes;
}

// Bytes more than its operands that the result of an op may have without being weights.
static size_t free_growth(const Fold *f, const Op *op) { return is_seen_through(op) ? 0 : (size_t)f->c->o->fold_bytes; }

// What is much larger than all that it is made of, as a product of two vectors, is no stored weights that became floats.
static bool is_weights(const Fold *f, const Op *op, size_t growth) {
    const PassOptions *o = f->c->o;
    double most = WEIGHTS_GROWTH * (double)o->fold_bytes;
    if ((double)growth > most && (double)growth > MOST_WIDENED * (double)operand_bytes(op)) return false;
    return computed_weights(&f->uses, op, (Grown){(double)growth, most, o->weights_as != WEIGHTS_F32});
}

static bool is_worth(Fold *f, const Op *op) {
    size_t in_bytes = operand_bytes(op), out_bytes = (size_t)result_bytes(op);
    bool splats = op_has(op->kind, MAP);
    for (uint32_t i = 0; i < op->n_operands; i++) splats &= constant_behind(op->operands[i])->splat;
    size_t growth = splats || out_bytes <= in_bytes ? 0 : out_bytes - in_bytes;
    double work = work_of(op);
    if ((growth > free_growth(f, op) && !is_weights(f, op, growth)) || growth > f->bytes_left) return false;
    if (work > (double)f->c->o->fold_work || work > f->work_left) return false;
    f->bytes_left -= growth;
    f->work_left -= work;
    return true;
}

static const Literal *as_splat(Arena *a, const Literal *l) {
    if (l->splat || l->type->n_elems < 2) return l;
    size_t size = dtype_bytes(l->type->dtype);
    if (memcmp(l->data, literal_elem(l, 1), ((size_t)l->type->n_elems - 1) * size)) return l; // each equals the one before
    return literal_wrap(a, l->type, l->data, true);
}

// The operands' values, those that are seen through broadcasts made for as long as `room` lasts.
static bool operands_make(Fold *f, const Op *op, Arena *room) {
    f->ins.n = 0;
    for (uint32_t i = 0; i < op->n_operands; i++) {
        vec_push(&f->ins, constant_moved(f->c->m, op->operands[i], room));
        if (!f->ins.items[i]) return false;
    }
    return true;
}

// A result may share the bytes of an operand, which do not last.
static void results_keep(Fold *f, const Op *op) {
    Arena *a = &f->c->m->arena;
    for (uint32_t i = 0; i < op->n_results; i++) {
        const Literal *l = f->outs.items[i];
        bool shared = false;
        for (uint32_t k = 0; k < op->n_operands; k++) shared |= !value_constant(op->operands[k]) && f->ins.items[k]->data == l->data;
        if (shared) f->outs.items[i] = literal_wrap(a, l->type, arena_copy(a, l->data, literal_stored_bytes(l)), l->splat);
    }
}

// What cannot be evaluated stays as it is, and so does what takes more steps than its work is thought to be, as where an operand of equal elements is
// larger than it is stored: the diagnostic is forgotten.
static bool evaluate(Fold *f, const Op *op) {
    Module *m = f->c->m;
    Diags quiet;
    Arena room = {0};
    diags_init(&quiet, "tpucc");
    vec_reserve(&f->outs, op->n_results);
    EvalLimits limits = {.max_work = f->c->o->fold_work + (uint64_t)((double)BYTE_STEPS * ((double)operand_bytes(op) + result_bytes(op)))};
    bool ok = operands_make(f, op, &room) && eval_op_within(m, op, f->ins.items, &limits, &m->arena, f->outs.items, &quiet);
    if (ok) results_keep(f, op);
    arena_free(&room);
    diags_free(&quiet);
    return ok;
}

// ---- what other copies of the model have folded

FoldCache *fold_cache_new(void) { return xcalloc(1, sizeof(FoldCache)); }

void fold_cache_free(FoldCache *c) {
    if (!c) return;
    vec_free(&c->list);
    free(c);
}

static bool is_kept(const Fold *f, const Op *op) { return f->c->o->folded && !op->n_regions && type_bytes(op->results[0].type) >= KEPT_BYTES; }

// The constants behind the operands, and what moves them to become these.
static void roots_find(Fold *f, const Op *op) {
    f->ins.n = f->moves.n = 0;
    for (uint32_t i = 0; i < op->n_operands; i++) {
        const Value *v = op->operands[i];
        for (; !value_constant(v); v = v->def->operands[0]) vec_push(&f->moves, v->def);
        vec_push(&f->moves, NULL);
        vec_push(&f->ins, value_constant(v));
    }
}

// Constants of the model itself are the same literals in each copy, and so are those that came from here.
static bool same_operands(const Fold *f, const Folded *x) {
    for (size_t i = 0; i < f->ins.n; i++) {
        const Literal *l = x->ins[i], *own = f->ins.items[i];
        if (l != own && (literal_stored_bytes(l) > KEPT_BYTES || !literal_equal(l, own))) return false;
    }
    if (x->n_moves != f->moves.n) return false;
    for (size_t i = 0; i < f->moves.n; i++) {
        const Op *move = x->moves[i], *own = f->moves.items[i];
        if (!move != !own || (own && !op_same_code(move, own))) return false;
    }
    return true;
}

static bool recall(Fold *f, const Op *op) {
    FoldCache *cache = f->c->o->folded;
    uint64_t hash = op_code_hash(op);
    roots_find(f, op);
    for (size_t k = 0; k < cache->list.n; k++) {
        const Folded *x = &cache->list.items[k];
        if (x->hash != hash || !op_same_code(x->op, op) || !same_operands(f, x)) continue;
        vec_reserve(&f->outs, op->n_results);
        for (uint32_t i = 0; i < op->n_results; i++) f->outs.items[i] = x->outs[i];
        return true;
    }
    return false;
}

static void keep(Fold *f, const Op *op) {
    Arena *a = &f->c->m->arena;
    roots_find(f, op);
    const Literal **ins = arena_copy(a, f->ins.items, op->n_operands * sizeof *ins), **outs = arena_copy(a, f->outs.items, op->n_results * sizeof *outs);
    const Op **moves = arena_copy(a, f->moves.items, f->moves.n * sizeof *moves);
    vec_push(&f->c->o->folded->list, ((Folded){op, op_code_hash(op), ins, outs, moves, f->moves.n}));
}

// ----

static bool result_of(Fold *f, const Op *op) {
    if (is_kept(f, op) && recall(f, op)) return true;
    if (!evaluate(f, op)) return false;
    for (uint32_t i = 0; i < op->n_results; i++) f->outs.items[i] = as_splat(&f->c->m->arena, f->outs.items[i]);
    if (is_kept(f, op)) keep(f, op);
    return true;
}

static void fold_op(Fold *f, Op *op) {
    if (!is_candidate(op) || op_is_quantized(op) || widens_pairs(f, op) || !is_worth(f, op) || !result_of(f, op)) return;
    Module *m = f->c->m;
    Builder b = builder_before(m, op);
    for (uint32_t i = 0; i < op->n_results; i++) value_replace(&op->results[i], build_constant(&b, f->outs.items[i]));
    if (f->c->log) text_f(f->c->log, "fold: %s of %zu bytes\n", op_short(op->kind), type_bytes(op->results[0].type));
    op_unlink(op);
    f->c->changed = true;
}

static void fold_block(Fold *f, Block *b) {
    for (Op *op = b->first, *next; op; op = next) {
        next = op->next;
        for (uint32_t i = 0; i < op->n_operands; i++) op->operands[i] = value_resolved(op->operands[i]);
        for (uint32_t i = 0; i < op->n_regions; i++) fold_block(f, op->regions[i]);
        fold_op(f, op);
    }
}

bool pass_fold(PassContext *c) {
    if (c->o->opaque_constants) return true;
    Fold f = {.c = c, .work_left = (double)c->o->fold_work * ALL_OPS, .bytes_left = (size_t)c->o->fold_bytes * ALL_GROWTH};
    for (Func *at = c->m->first_func; at; at = at->next) {
        uses_make(at->body, &f.uses);
        fold_block(&f, at->body);
        uses_free(&f.uses);
    }
    if (c->changed) module_resolve(c->m);
    vec_free(&f.ins);
    vec_free(&f.outs);
    vec_free(&f.moves);
    return true;
}
