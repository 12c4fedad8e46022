// See padded_facts.h.
#include "tests/ops/padded_facts.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    const Value *v;
    const Op *op;
    State s;   // its pointers are copies
    bool open; // an operand has a bound that is assumed
} Claim;

struct Claims {
    Arena arena;
    VEC(Claim) items;
    uint32_t n_symbols, n_results; // main's own
    int64_t least[MAX_SYMBOLS], most[MAX_SYMBOLS];
};

Claims *claims_new(void) { return xcalloc(1, sizeof(Claims)); }

void claims_free(Claims *c) {
    arena_free(&c->arena);
    vec_free(&c->items);
    free(c);
}

// --- what is said

static bool is_open(const State *s) {
    const Fact f = fact_join(s->kept, s->all);
    return isinf(f.lo) || isinf(f.hi) || f.flags & FACT_LOOSE;
}

static Size copy_size(Claims *c, const Sizes *sizes, Size s) {
    SizeData *d = arena_new(&c->arena, SizeData);
    d->at = arena_copy(&c->arena, s->at, (s->constant ? 1 : sizes->n_points) * sizeof *s->at);
    d->constant = s->constant;
    return d;
}

static void add_claim(Claims *c, const Padding *p, const Value *v) {
    const State *s = ptr_map_get(&p->states, v);
    if (!s || s->mix || !type_is_tensor(v->type) || v->type->quant || v->type->n_elems == 0 ||
        (dtype_info[v->type->dtype].class != DC_BOOL && dtype_info[v->type->dtype].bits < 8))
        return;
    if (dtype_is_complex(v->type->dtype)) return;
    Claim claim = {v, v->def, *s, false};
    claim.s.dims = arena_copy(&c->arena, s->dims, s->rank * sizeof *s->dims);
    claim.s.edge = arena_copy(&c->arena, s->edge, s->rank * sizeof *s->edge);
    claim.s.side = arena_copy(&c->arena, s->side, s->rank * sizeof *s->side);
    for (uint32_t k = 0; k < s->rank; k++)
        for (uint32_t i = 0; i < s->dims[k].n; i++) claim.s.dims[k].f[i].kept = copy_size(c, &p->sizes, s->dims[k].f[i].kept);
    for (uint32_t i = 0; claim.op && i < claim.op->n_operands; i++) {
        const State *in = ptr_map_get(&p->states, value_resolved(claim.op->operands[i]));
        claim.open |= !in || is_open(in);
    }
    vec_push(&c->items, claim);
}

void claims_see(void *claims, const Padding *p) {
    Claims *c = claims;
    c->n_symbols = p->sizes.n_symbols;
    for (uint32_t i = 0; i < c->n_symbols; i++) c->least[i] = p->sizes.symbols[i].least, c->most[i] = p->sizes.symbols[i].most;
    for (const Op *op = p->f->body->first; op; op = op->next)
        for (uint32_t i = 0; i < op->n_results; i++) add_claim(c, p, &op->results[i]);
}

static bool is_there(const Func *f, const Value *v) {
    for (const Op *op = f->body->first; op; op = op->next)
        if (op == v->def) return true;
    return false;
}

void claims_watch(Claims *c, Module *m) {
    Func *f = module_main(m);
    Op *end = f->body->last;
    size_t n = 0;
    c->n_results = f->n_results;
    for (size_t i = 0; i < c->items.n; i++)
        if (is_there(f, c->items.items[i].v)) c->items.items[n++] = c->items.items[i];
    c->items.n = n;
    Value **values = arena_array(&m->arena, Value *, f->n_results + n + 1);
    Type *types = arena_array(&m->arena, Type, f->n_results + n + 1);
    for (uint32_t i = 0; i < f->n_results; i++) values[i] = end->operands[i], types[i] = f->result_types[i];
    for (size_t i = 0; i < n; i++) values[f->n_results + i] = (Value *)(uintptr_t)c->items.items[i].v, types[f->n_results + i] = c->items.items[i].v->type;
    end->operands = values, f->result_types = types;
    end->n_operands = f->n_results = (uint32_t)(f->n_results + n);
}

// --- what is there

static bool admits(Fact f, double v) {
    if (isnan(v)) return f.flags & FACT_NAN;
    if (isinf(v)) return f.flags & (v > 0 ? FACT_INF : FACT_NEG_INF);
    return fact_has_finite(f) && v >= f.lo && v <= f.hi;
}

static bool is_ordinary(Fact f, DType t, double v) {
    double most = t == DT_F16 ? ORDINARY_HALF : ORDINARY;
    return !dtype_is_float(t) || !((isinf(f.hi) && v > most) || (isinf(f.lo) && v < -most));
}

static size_t point_of(const Claims *c, const int64_t *sizes) { // as sizes_symbol_at counts
    size_t point = 0, step = 1;
    for (uint32_t i = 0; i < c->n_symbols; i++) {
        point += (size_t)(sizes[i] - c->least[i]) * step;
        step *= (size_t)(c->most[i] - c->least[i] + 1);
    }
    return point;
}

static bool index_kept(const Factors *d, int64_t at, size_t point) {
    for (uint32_t i = d->n; i-- > 0; at /= d->f[i].size)
        if (at % d->f[i].size >= size_at(d->f[i].kept, point)) return false;
    return true;
}

// An assumption, where it is one that the value v is not what is said.
static bool is_outside(const Claim *claim, bool kept, double v) {
    OpKind k = claim->op->kind;
    bool elementwise = op_has(k, MAP);
    if (kept && (isinf(v) || (isnan(v) && (k == OP_DIVIDE || !elementwise)))) return true; // it overflows in the exact run too, or divides by data that is zero
    OpKind by = k == OP_REDUCE && claim->op->n_operands == 2 ? claim->op->regions[0]->first->kind : OP_MAXIMUM;
    if (k == OP_REDUCE && (by == OP_MAXIMUM || by == OP_MINIMUM)) return true; // a row of which nothing is kept
    return claim->open && !(elementwise && isnan(v));
}

static Verdict check_element(const Claim *claim, const int64_t *at, size_t point, double v, const char **out_region, Fact *out_fact) {
    const State *s = &claim->s;
    DType t = claim->v->type->dtype;
    uint32_t n_beyond = 0, last = 0;
    Fact facts[1 + 2 * MAX_RANK];
    const char *names[1 + 2 * MAX_RANK];
    uint32_t n = 0;
    for (uint32_t k = 0; k < s->rank; k++)
        if (!index_kept(&s->dims[k], at[k], point)) n_beyond++, last = k, names[n] = "side", facts[n++] = s->side[k];
    if (n_beyond == 0) names[n] = "kept", facts[n++] = s->kept;
    if (n_beyond == 1) names[n] = "edge", facts[n++] = s->edge[last];
    names[n] = "all", facts[n++] = s->all;
    for (uint32_t i = 0; i < n; i++) {
        bool admitted = admits(facts[i], v), ordinary = is_ordinary(facts[i], t, v);
        *out_region = names[i], *out_fact = facts[i];
        if (admitted && ordinary) continue;
        return admitted || is_outside(claim, n_beyond == 0, v) ? CLAIMS_OUTSIDE : CLAIMS_WRONG;
    }
    return CLAIMS_HOLD;
}

static Verdict check_claim(const Claim *claim, size_t point, const Literal *l) {
    Type t = claim->v->type;
    int64_t at[MAX_RANK] = {0};
    Verdict worst = CLAIMS_HOLD;
    for (int64_t n = 0; n < t->n_elems; n++) {
        const void *e = literal_elem(l, n);
        double v = dtype_is_float(t->dtype) ? elem_to_f64(t->dtype, e) : (double)elem_to_i64(t->dtype, e);
        const char *region;
        Fact f;
        Verdict one = check_element(claim, at, point, v, &region, &f);
        if (one == CLAIMS_WRONG && worst != CLAIMS_OUTSIDE) {
            fprintf(stderr, "  %s: element %lld is %g; %s says %g to %g%s%s%s\n", op_text(claim->op->kind), (long long)n, v, region, f.lo, f.hi,
                    f.flags & FACT_NAN ? ", NaN" : "", f.flags & FACT_INF ? ", inf" : "", f.flags & FACT_NEG_INF ? ", -inf" : "");
            return one;
        }
        if (one == CLAIMS_OUTSIDE) worst = one;
        for (uint32_t k = t->rank; k-- > 0;) {
            if (++at[k] < t->dims[k]) break;
            at[k] = 0;
        }
    }
    return worst;
}

Verdict claims_check(const Claims *c, const int64_t *sizes, const Literal *const *got) {
    size_t point = point_of(c, sizes);
    for (size_t i = 0; i < c->items.n; i++) {
        Verdict v = check_claim(&c->items.items[i], point, got[c->n_results + i]);
        if (v != CLAIMS_HOLD) return v;
    }
    return CLAIMS_HOLD;
}
