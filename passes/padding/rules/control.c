// Loops and branches: rules of `padding`. A loop is looked at until what is known of the values that it carries stays the same. One that makes as many
// iterations as a padded dimension is long goes on, in the padded run, over what is padded: of what it carries then only that remains what it was that it
// writes at the number of the iteration, or not at all.
#include "passes/padding/state.h"

#include "passes/shapes/known.h"

#include <inttypes.h>
#include <string.h>

enum { EXACT_ROUNDS = 3, MAX_ROUNDS = 64 }; // from then on, intervals are given up

// --- what two states have in common

static Fact joined(Fact a, Fact b, DType t, bool widen) {
    Fact f = fact_join(a, b);
    return widen ? fact_grown(t, a, f) : f;
}

static bool same_fact(Fact a, Fact b) { return a.lo == b.lo && a.hi == b.hi && a.flags == b.flags; }

static bool same_facts(const State *a, const State *b) {
    bool same = a->mix == b->mix && a->num == b->num && same_fact(a->kept, b->kept) && same_fact(a->all, b->all);
    for (uint32_t k = 0; k < a->rank && same; k++) same = same_fact(a->edge[k], b->edge[k]) && same_fact(a->side[k], b->side[k]);
    return same;
}

static bool same_numbers(const Number *a, const Number *b, int64_t n) {
    bool same = a && b;
    for (int64_t i = 0; i < n && same; i++) same = a[i].size && a[i].size == b[i].size && a[i].loop == b[i].loop;
    return same;
}

// Of a value of type t that may be a or b. Where their dimensions differ, or a size is a different one, op mixes.
static State *state_join(Padding *p, const Op *op, Type t, const State *a, const State *b, bool widen) {
    State *s = state_plain(p, t, fact_any(type_is_tensor(t) ? t->dtype : DT_F32, false));
    bool numbers = same_numbers(a->num, b->num, type_is_tensor(t) ? t->n_elems : 0);
    s->mix = numbers ? a->mix : a->mix ? a->mix : b->mix;
    s->num = numbers ? a->num : NULL;
    if (s->mix && s->mix->number && !numbers) {
        Mix *m = arena_new(p->a, Mix);
        *m = *s->mix;
        m->op = op, m->number = false;
        s->mix = m;
    }
    if (s->mix && !numbers) return s;
    s->kept = joined(a->kept, b->kept, t->dtype, widen), s->all = joined(a->all, b->all, t->dtype, widen);
    for (uint32_t k = 0; k < s->rank; k++) {
        s->dims[k] = a->dims[k];
        s->edge[k] = joined(a->edge[k], b->edge[k], t->dtype, widen), s->side[k] = joined(a->side[k], b->side[k], t->dtype, widen);
        if (factors_equal(&a->dims[k], &b->dims[k]) || s->mix) continue;
        Mix *m = arena_new(p->a, Mix);
        *m = (Mix){op, "what it may make has dimensions of different sizes, which are the same only where nothing is padded",
                   "make both sizes from the same dimension",
                   factors_padded_size(&a->dims[k]) ? factors_padded_size(&a->dims[k]) : factors_padded_size(&b->dims[k]), false};
        s->mix = m;
    }
    return s;
}

// --- counted loops

static Value *carried_from(const Value *v, const Op *loop) { // what the loop starts with, of a value that it keeps
    const Block *b = v->block;
    return b && b->parent == loop && loop_keeps(loop, v->index) ? loop->operands[v->index] : NULL;
}

// A number that is the same in every iteration.
static const Number *constant_number(Padding *p, const Op *loop, Value *v) {
    v = value_resolved(v);
    Value *before = carried_from(v, loop);
    if (v->block && v->block->parent == loop && !before) return NULL;
    if (!before && v->def && v->def->block->parent == loop) return v->def->kind == OP_CONSTANT ? number_of_op(p, v->def) : NULL;
    const Number *num = state_of(p, before ? before : v)->num;
    return num && num[0].size && !num[0].loop ? num : NULL;
}

static bool is_number(const Number *n, int64_t v) { return n && n->size->constant && n->size->at[0] == v; }

// while (i < n) with i from 0 in steps of 1: n, and which of the values that are carried i is.
static Size count_trips(Padding *p, const Op *op, uint32_t *out_index) {
    const Value *go_on = value_resolved(block_end(op->regions[0])->operands[0]);
    const Op *test = go_on->def;
    if (!test || test->kind != OP_COMPARE || strcmp(str_text(op_str(test, ATTR_comparison_direction)), "LT")) return NULL;
    const Value *i = value_resolved(test->operands[0]);
    if (i->block != op->regions[0] || !type_is_scalar(i->type) || !dtype_is_int(i->type->dtype)) return NULL;
    const Op *step = value_resolved(block_end(op->regions[1])->operands[i->index])->def;
    const Value *own = op->regions[1]->args[i->index];
    if (!step || step->kind != OP_ADD) return NULL;
    bool first = value_resolved(step->operands[0]) == own, second = value_resolved(step->operands[1]) == own;
    const Number *bound = constant_number(p, op, test->operands[1]), *start = state_of(p, op->operands[i->index])->num;
    const Number *by = first != second ? constant_number(p, op, step->operands[first]) : NULL;
    if (!bound || !is_number(start, 0) || start->loop || !is_number(by, 1) || size_least(&p->sizes, bound->size) < 0) return NULL;
    *out_index = i->index;
    return bound->size;
}

// --- loops

typedef struct {
    Padding *p;
    const Op *op;
    Size trips;             // NULL: not counted
    uint32_t index;         // what counts
    const Counter *counter; // that it does so
    const Mix *test;        // of the predicate of a loop that is not counted
} Loop;

static void enter(const Loop *l, State *const *in) {
    for (uint32_t r = 0; r < 2; r++)
        for (uint32_t i = 0; i < l->op->n_operands; i++) state_set(l->p, l->op->regions[r]->args[i], in[i]);
}

static State *counter_state(Loop *l) {
    Counter *c = arena_new(l->p->a, Counter);
    c->trips = l->trips;
    l->counter = c;
    Number *num = arena_new(l->p->a, Number);
    *num = (Number){size_constant(&l->p->sizes, 0), c};
    Type t = l->op->operands[l->index]->type;
    State *s = state_plain(l->p, t, number_fact(l->p, *num, t->dtype));
    s->num = num;
    return s;
}

// One look at the body; false: nothing new was learnt.
static bool look(Loop *l, State **in, uint32_t round) {
    bool grew = false;
    enter(l, in);
    if (!l->trips) {
        padding_visit_block(l->p, l->op->regions[0]);
        const State *test = state_of(l->p, block_end(l->op->regions[0])->operands[0]);
        l->test = test->mix;
    }
    padding_visit_block(l->p, l->op->regions[1]);
    for (uint32_t i = 0; i < l->op->n_operands; i++) {
        if (l->trips && i == l->index) continue;
        const State *out = state_of(l->p, block_end(l->op->regions[1])->operands[i]);
        State *s = state_join(l->p, l->op, l->op->operands[i]->type, in[i], out, round >= EXACT_ROUNDS);
        if (in[i]->mix && !in[i]->num) continue; // nothing can be worse
        if (!same_facts(s, in[i])) grew = true, in[i] = s;
    }
    return grew;
}

// Whether the body writes what it carries as i at the number of the iteration along a dimension that is as long as there are iterations, so that further ones
// write behind what is kept.
static bool writes_at_index(const Loop *l, uint32_t i, uint32_t *out_dim) {
    Value *v = value_resolved(block_end(l->op->regions[1])->operands[i]);
    const Op *write = v->def;
    if (!write || write->kind != OP_DYNAMIC_UPDATE_SLICE || value_resolved(write->operands[0]) != l->op->regions[1]->args[i]) return false;
    const State *s = state_of(l->p, v);
    for (uint32_t k = 0; k < s->rank && !s->mix; k++) {
        const Number *at = state_of(l->p, write->operands[2 + k])->num;
        bool counts =
            at && at->loop && at->loop == l->counter && at->size == size_constant(&l->p->sizes, 0) && s->dims[k].n == 1 && s->dims[k].f[0].kept == l->trips;
        if (counts && write->operands[1]->type->dims[k] == 1) return *out_dim = k, true;
    }
    return false;
}

// --- iterations beyond those of the exact run

// Which of the values that are carried stay what they are: those that the body returns as they were, given that the others of which this is said do.
// One that does not is struck off, and the body looked at again.
static const bool *find_frozen(const Loop *l, State *const *in) {
    Padding *p = l->p;
    uint32_t n = l->op->n_operands;
    bool *frozen = arena_array(p->a, bool, (size_t)n + 1), struck = true;
    Counter *c = arena_new(p->a, Counter);
    *c = (Counter){l->trips, true};
    Number *count = arena_new(p->a, Number);
    *count = (Number){size_constant(&p->sizes, 0), c};
    memset(frozen, true, n);
    p->beyond = true;
    while (struck) {
        struck = false;
        for (uint32_t i = 0; i < n; i++) {
            Type t = l->op->operands[i]->type;
            DType dtype = type_is_tensor(t) ? t->dtype : DT_F32;
            State *s = state_plain(p, t, i == l->index ? number_fact(p, *count, dtype) : fact_any(dtype, false));
            if (frozen[i] && i != l->index) *s = *in[i];
            if (i == l->index) s->num = count;
            s->same_as = l->op->regions[1]->args[i];
            state_set(p, l->op->regions[1]->args[i], s);
        }
        padding_visit_block(p, l->op->regions[1]);
        for (uint32_t i = 0; i < n; i++) {
            const State *out = state_of(p, block_end(l->op->regions[1])->operands[i]);
            if (!frozen[i] || out->same_as == l->op->regions[1]->args[i]) continue;
            frozen[i] = false, struck = true;
        }
    }
    p->beyond = false;
    return frozen;
}

// An op that does something else than make results, in the block or what is inside; or NULL.
static const Op *effect_in(const Block *b) {
    const Op *found = NULL;
    for (const Op *op = b->first; op && !found; op = op->next) {
        if (!op->n_results && !op_has(op->kind, END)) found = op;
        for (uint32_t r = 0; r < op->n_regions && !found; r++) found = effect_in(op->regions[r]);
    }
    return found;
}

static void refuse_effect(const Loop *l) {
    const Op *test = effect_in(l->op->regions[0]), *op = test ? test : effect_in(l->op->regions[1]);
    if (!op) return;
    Mix m = {op, "it looks at values of each iteration of a loop, which makes more where it is padded", "look at what the loop returns", l->trips, false};
    padding_refuse(l->p, &m, -1);
}

// --- what comes out

static void leave_mixed(const Loop *l, uint32_t i) {
    Mix *m = arena_new(l->p->a, Mix);
    const char *trips = size_text(&l->p->sizes, l->trips);
    *m = (Mix){l->op,
               arena_printf(l->p->a, "it makes %s iterations, more where that is padded, and what it carries as result %" PRIu32 " goes on changing",
                            trips ? trips : "as many", i),
               "keep the state where the mask is 0, select(mask, new, old), or return what each iteration makes", l->trips, false};
    State *s = state_new(l->p, l->op->results[i].type);
    s->mix = m;
    state_set(l->p, &l->op->results[i], s);
}

// After more iterations than the exact run makes.
static void leave_longer(const Loop *l, uint32_t i, State *s, bool frozen) {
    uint32_t dim;
    if (s->mix || frozen) {
        state_set(l->p, &l->op->results[i], s);
    } else if (writes_at_index(l, i, &dim)) {
        DType t = l->op->results[i].type->dtype;
        s->all = fact_any(t, false);
        for (uint32_t k = 0; k < s->rank; k++)
            if (factors_padded(&s->dims[k])) s->side[k] = s->all, s->edge[k] = k == dim ? s->all : s->edge[k];
        state_set(l->p, &l->op->results[i], s);
    } else {
        leave_mixed(l, i);
    }
}

// What is known of elements one by one, which another iteration changes: state_join has the facts alone.
static void forget_relations(State *s) {
    s->maxima.of = NULL, s->peak_over = 0, s->same_as = NULL;
    s->position.dim = 0, s->order[0].known = s->order[1].known = false;
}

void rule_while(Padding *p, const Op *op) {
    Loop l = {.p = p, .op = op};
    State **in = arena_array(p->a, State *, (size_t)op->n_operands + 1);
    l.trips = count_trips(p, op, &l.index);
    for (uint32_t i = 0; i < op->n_operands; i++) {
        in[i] = arena_new(p->a, State);
        *in[i] = *state_of(p, op->operands[i]);
        if (!loop_keeps(op, i)) forget_relations(in[i]);
    }
    if (l.trips) in[l.index] = counter_state(&l);
    uint32_t round = 0;
    while (look(&l, in, round) && round < MAX_ROUNDS) round++;
    if (round == MAX_ROUNDS || l.test) {
        if (l.test && l.test->number)
            padding_mix(p, op, l.test->size, "count from 0 in steps of 1, or let it make a number of iterations that is no padded size",
                        "how often it runs depends on a padded size");
        else if (l.test) padding_mix_as(p, op, l.test);
        else if (padding_operand_mix(p, op)) padding_mix_as(p, op, padding_operand_mix(p, op)); // it was left before all was known
        else rule_default(p, op);
        return;
    }
    bool longer = l.trips && !l.trips->constant;
    const bool *frozen = NULL;
    if (longer) refuse_effect(&l), frozen = find_frozen(&l, in);
    if (longer) enter(&l, in), padding_visit_block(p, op->regions[1]);
    for (uint32_t i = 0; i < op->n_operands; i++) {
        if (l.trips && i == l.index) {
            Number *n = arena_new(p->a, Number);
            *n = (Number){l.trips, NULL};
            State *s = state_plain(p, op->results[i].type, number_fact(p, *n, op->results[i].type->dtype));
            s->num = n;
            if (!l.trips->constant) {
                leave_mixed(&l, i);
                s->mix = state_of(p, &op->results[i])->mix;
            }
            state_set(p, &op->results[i], s);
        } else if (longer) {
            leave_longer(&l, i, in[i], frozen[i]);
        } else {
            state_set(p, &op->results[i], in[i]);
        }
    }
}

// --- branches

void rule_branch(Padding *p, const Op *op) {
    const Mix *m = state_of(p, op->operands[0])->mix;
    if (m) {
        if (m->number) padding_mix(p, op, m->size, "let a mask decide, or what is kept alone", "which branch it takes depends on a padded size");
        else padding_mix_as(p, op, m);
        return;
    }
    for (uint32_t r = 0; r < op->n_regions; r++) padding_visit_block(p, op->regions[r]);
    for (uint32_t i = 0; i < op->n_results; i++) {
        State *s = NULL;
        for (uint32_t r = 0; r < op->n_regions; r++) {
            const State *one = state_of(p, block_end(op->regions[r])->operands[i]);
            s = state_join(p, op, op->results[i].type, s ? s : one, one, false);
        }
        if (s) state_set(p, &op->results[i], s);
    }
}
