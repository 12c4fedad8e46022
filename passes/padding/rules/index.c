// Ops that take or write elements where indices say: gather, dynamic_slice, dynamic_update_slice. Rules of `padding`. A start index is clamped so that
// the slice fits, which along a padded dimension is elsewhere than in the exact run: there an index has to be known not to reach the end.
#include "passes/padding/state.h"

#include <inttypes.h>
#include <string.h>

typedef struct {
    Padding *p;
    const Op *op;
    const State *in;
    State *s;
} Index;

// Where a slice starts: what is known of it, and the number that it is, where that is known.
typedef struct {
    Fact fact;
    Number number;
} Start;

static Start start_of(Padding *p, const Value *v) {
    const State *s = state_of(p, v);
    return (Start){s->all, s->num ? s->num[0] : (Number){NULL, NULL}};
}

// Whether a slice of that size fits at every length without being moved.
static bool fits(Padding *p, const Start *at, Size have, Size size, int64_t n) {
    Sizes *s = &p->sizes;
    Size room = have ? size_apply(s, size_subtract, have, size) : NULL, padded_room = size_constant(s, n - size_bound(s, size)),
         most = at->number.size ? number_most(p, at->number) : NULL;
    if (!room) return false;
    if (most && size_least(s, at->number.size) >= 0) return size_at_most(s, most, room) && size_at_most(s, most, padded_room);
    return fact_least(at->fact) >= 0 && fact_most(at->fact) <= (double)size_least(s, room) && fact_most(at->fact) <= (double)padded_room->at[0];
}

// What a dimension of the operand becomes of which a slice of that size is taken. `to` < 0: it is collapsed.
static bool take_dim(const Index *x, uint32_t k, Size size, Start at, int to) {
    Padding *p = x->p;
    const Factors *d = &x->in->dims[k];
    Size have = factors_kept(p, d);
    int64_t n = x->op->operands[0]->type->dims[k];
    bool all = fact_is(at.fact, 0) && have == size, same_clamp = !factors_padded(d) && size->constant;
    if (!all && !same_clamp && !(d->n <= 1 && fits(p, &at, have, size, n))) {
        padding_mix(p, x->op, factors_padded_size(d) ? factors_padded_size(d) : size,
                    "index with numbers that every length has, or take the elements with a mask: sum(x * (iota == i))",
                    "its start along dimension %" PRIu32 " is clamped at the end of a dimension that is elsewhere where it is padded", k);
        return false;
    }
    if (to < 0) return true;
    if (all) {
        x->s->dims[to] = *d, x->s->edge[to] = x->in->side[k], x->s->side[to] = x->in->side[k];
        return true;
    }
    state_set_padded(p, x->s, (uint32_t)to, size, size_bound(&p->sizes, size));
    if (factors_padded(&x->s->dims[to])) x->s->edge[to] = x->s->side[to] = x->in->all;
    return true;
}

// --- gather

typedef struct {
    Index x;
    const State *at;
    Axes offset, collapsed, operand_batch, start_batch, start_map;
    uint32_t vector; // dimension of the indices
    const Size *sizes;
} Gather;

static bool gather_batch(const Gather *g, uint32_t k, uint32_t i) {
    const Factors *a = &g->x.in->dims[k], *b = &g->at->dims[g->start_batch.v[i]];
    if (factors_equal(a, b)) return true;
    padding_mix(g->x.p, g->x.op, factors_padded_size(a) ? factors_padded_size(a) : factors_padded_size(b), "make both sizes from the same dimension",
                "its batch dimension %" PRIu32 " is padded in one operand and not in the other", i);
    return false;
}

static bool gather_operand(const Gather *g) {
    uint32_t to = 0;
    Fact zero = fact_exactly(0);
    int moved[MAX_RANK];
    for (uint32_t k = 0; k < g->x.in->rank; k++) {
        moved[k] = -1;
        bool gone = axes_contain(g->collapsed, k);
        bool batch = false;
        for (uint32_t i = 0; i < g->operand_batch.n; i++) {
            if (g->operand_batch.v[i] != k) continue;
            batch = true;
            if (!gather_batch(g, k, i)) return false;
        }
        if (batch) continue;
        Start at = {axes_contain(g->start_map, k) ? g->at->kept : zero, {NULL, NULL}};
        if (!take_dim(&g->x, k, g->sizes[k], at, gone ? -1 : (int)g->offset.v[to])) return false;
        if (!gone && fact_is(at.fact, 0)) moved[k] = (int)g->offset.v[to];
        to += !gone;
    }
    order_move(g->x.in, g->x.s, moved, NULL);
    return true;
}

void rule_gather(Padding *p, const Op *op) {
    Gather g = {.x = {p, op, state_of(p, op->operands[0]), state_new(p, op->results[0].type)}, .at = state_of(p, op->operands[1])};
    AttrKey key = ATTR_gather_dimension_numbers;
    g.offset = op_list(op, key, GATHER_OFFSET), g.collapsed = op_list(op, key, GATHER_COLLAPSED), g.operand_batch = op_list(op, key, GATHER_OPERAND_BATCH);
    g.start_batch = op_list(op, key, GATHER_START_BATCH), g.start_map = op_list(op, key, GATHER_START_MAP);
    g.vector = (uint32_t)op_list(op, key, GATHER_INDEX_VECTOR).v[0];
    g.sizes = padding_sizes_attr(p, op, ATTR_slice_sizes, g.x.in->rank, 1, 2);
    if (!g.sizes || !gather_operand(&g)) return;
    State *s = g.x.s;
    s->kept = g.x.in->kept, s->all = g.x.in->all;
    for (uint32_t k = 0, to = 0; k < g.at->rank; k++) {
        if (k == g.vector) continue;
        while (axes_contain(g.offset, to)) to++;
        s->dims[to] = g.at->dims[k];
        if (factors_padded(&s->dims[to])) s->edge[to] = s->side[to] = s->all;
        to++;
    }
    order_apply(p, s);
    state_set(p, &op->results[0], s);
}

// --- dynamic_slice, dynamic_update_slice

// The size of a slice whose bounds are computed: what the one is more than the other.
static const Size *slice_sizes(Padding *p, const Op *op, const Op *from, uint32_t rank) {
    Size *out = arena_array(p->a, Size, rank);
    const Number *start = state_of(p, from->operands[1])->num, *limit = state_of(p, from->operands[2])->num;
    for (uint32_t k = 0; k < rank; k++) {
        bool known = start && limit && start[k].size && limit[k].size && start[k].loop == limit[k].loop;
        out[k] = known ? size_apply(&p->sizes, size_subtract, limit[k].size, start[k].size) : NULL;
        if (out[k] && size_bound(&p->sizes, out[k]) == op->results[0].type->dims[k]) continue;
        padding_mix(p, op, NULL, "slice from a start that is a number, or that counts the iterations of a loop",
                    "the size of the slice along dimension %" PRIu32 " is not followed", k);
        return NULL;
    }
    return out;
}

// In an iteration beyond those of the exact run, what it reads at the number of the iteration along a dimension as long is padding.
static void slice_beyond(const Index *x, uint32_t k) {
    const Number *at = state_of(x->p, x->op->operands[1 + k])->num;
    const Factors *d = &x->in->dims[k];
    bool reads = at && at->loop && at->loop->beyond && at->size == size_constant(&x->p->sizes, 0) && d->n == 1 && d->f[0].kept == at->loop->trips &&
                 x->op->results[0].type->dims[k] == 1;
    if (!reads) return;
    bool alone = true; // the edge is where all other indices are kept
    for (uint32_t i = 0; i < x->in->rank; i++) {
        const Number *other = state_of(x->p, x->op->operands[1 + i])->num;
        alone &= i == k || !other || !other->loop || !other->loop->beyond;
    }
    x->s->kept = alone ? x->in->edge[k] : x->in->side[k], x->s->all = x->in->side[k];
    for (uint32_t i = 0; i < x->s->rank; i++)
        if (factors_padded(&x->s->dims[i])) x->s->edge[i] = x->s->side[i] = x->in->side[k];
}

void rule_dynamic_slice(Padding *p, const Op *op) {
    const Op *from = padding_sized_from(p, op);
    Index x = {p, op, state_of(p, op->operands[0]), state_new(p, op->results[0].type)};
    const Size *sizes = from ? slice_sizes(p, op, from, x.in->rank) : padding_sizes_attr(p, op, ATTR_slice_sizes, x.in->rank, 1, -1);
    for (uint32_t k = 0; sizes && k < x.in->rank; k++)
        if (!take_dim(&x, k, sizes[k], start_of(p, op->operands[1 + k]), (int)k)) return;
    x.s->kept = p->beyond ? x.in->all : x.in->kept, x.s->all = x.in->all;
    for (uint32_t k = 0; sizes && k < x.in->rank; k++) slice_beyond(&x, k);
    if (sizes) state_set(p, &op->results[0], x.s);
}

// The operand with another value's elements at a start. Along a padded dimension, a start at which the update fits at every length.
void rule_dynamic_update(Padding *p, const Op *op) {
    const State *in = state_of(p, op->operands[0]), *with = state_of(p, op->operands[1]);
    State *s = state_new(p, op->results[0].type);
    memcpy(s->dims, in->dims, s->rank * sizeof *s->dims);
    s->kept = fact_join(in->kept, with->kept), s->all = fact_join(in->all, with->all);
    for (uint32_t k = 0; k < s->rank; k++) {
        const Factors *d = &in->dims[k], *u = &with->dims[k];
        Start at = start_of(p, op->operands[2 + k]);
        bool whole = factors_equal(d, u),
             inside = !factors_padded(u) && d->n <= 1 && fits(p, &at, factors_kept(p, d), factors_kept(p, u), op->operands[0]->type->dims[k]);
        if ((factors_padded(d) || factors_padded(u)) && !whole && !inside) {
            padding_mix(p, op, factors_padded_size(d) ? factors_padded_size(d) : factors_padded_size(u),
                        "write where every length has elements, or select with a mask: select(iota == i, update, x)",
                        "its start along dimension %" PRIu32 " is clamped at the end of a dimension that is elsewhere where it is padded", k);
            return;
        }
        // Along a dimension that is written in part, padding of the others may come from either.
        s->edge[k] = !factors_padded(d) ? fact_none() : whole ? fact_join(in->edge[k], with->edge[k]) : in->edge[k];
        s->side[k] = !factors_padded(d) ? fact_none() : whole ? fact_join(in->side[k], with->side[k]) : in->side[k];
    }
    state_set(p, &op->results[0], s);
}
