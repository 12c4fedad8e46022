// States of values and their dimensions, and the sizes that an op was made with: see state.h.
#include "passes/padding/state.h"

const State *state_of(Padding *p, const Value *v) {
    v = value_resolved((Value *)(uintptr_t)v);
    const State *s = ptr_map_get(&p->states, v);
    return s ? s : state_plain(p, v->type, fact_any(type_is_tensor(v->type) ? v->type->dtype : DT_F32, false));
}

void state_set(Padding *p, const Value *v, State *s) { ptr_map_set(&p->states, v, s); }

State *state_plain(Padding *p, Type t, Fact all) {
    State *s = arena_new(p->a, State);
    s->rank = type_is_tensor(t) ? t->rank : 0;
    s->dims = arena_array(p->a, Factors, s->rank);
    s->edge = arena_array(p->a, Fact, s->rank);
    s->side = arena_array(p->a, Fact, s->rank);
    s->kept = s->all = all;
    for (uint32_t i = 0; i < s->rank; i++) {
        s->edge[i] = s->side[i] = fact_none();
        if (t->dims[i] != 1) s->dims[i] = (Factors){{{t->dims[i], size_constant(&p->sizes, t->dims[i])}}, 1};
    }
    return s;
}

State *state_new(Padding *p, Type t) { return state_plain(p, t, fact_any(type_is_tensor(t) ? t->dtype : DT_F32, true)); }

bool factors_padded(const Factors *d) { return factors_padded_size(d) != NULL; }

Size factors_padded_size(const Factors *d) {
    for (uint32_t i = 0; i < d->n; i++)
        if (factor_padded(&d->f[i])) return d->f[i].kept;
    return NULL;
}

bool state_padded(const State *s) {
    for (uint32_t i = 0; i < s->rank; i++)
        if (factors_padded(&s->dims[i])) return true;
    return false;
}

Size factors_kept(Padding *p, const Factors *d) {
    Size s = size_constant(&p->sizes, 1);
    for (uint32_t i = 0; i < d->n && s; i++) s = size_apply(&p->sizes, size_multiply, s, d->f[i].kept);
    return s;
}

bool factors_equal(const Factors *a, const Factors *b) {
    if (a->n != b->n) return false;
    for (uint32_t i = 0; i < a->n; i++)
        if (a->f[i].size != b->f[i].size || a->f[i].kept != b->f[i].kept) return false;
    return true;
}

// What is all kept joins the factor before it: a row-major product of the first N and all M is the first N*M.
bool factors_push(Padding *p, Factors *d, Factor f) {
    if (f.size == 1 && !factor_padded(&f)) return true;
    Factor *last = d->n ? &d->f[d->n - 1] : NULL;
    if (last && !factor_padded(&f)) {
        Size kept = size_apply(&p->sizes, size_multiply, last->kept, f.kept);
        if (!kept) return false;
        *last = (Factor){last->size * f.size, kept};
        return true;
    }
    if (d->n == MAX_FACTORS) return false;
    d->f[d->n++] = f;
    return true;
}

void state_set_padded(Padding *p, State *s, uint32_t dim, Size kept, int64_t size) {
    s->dims[dim] = (Factors){0};
    factors_push(p, &s->dims[dim], (Factor){size, kept});
}

// --- sizes of ops

const Op *padding_sized_from(const Padding *p, const Op *op) { return op->n_results ? ptr_map_get(p->sized, &op->results[0]) : NULL; }

const Size *padding_sizes_operand(Padding *p, const Op *op, const Op *from, uint32_t i, bool *out_mixed) {
    const State *s = state_of(p, from->operands[i]);
    int64_t n = from->operands[i]->type->n_elems;
    Size *out = arena_array(p->a, Size, (size_t)n + 1);
    bool known = s->num != NULL;
    for (int64_t k = 0; k < n && known; k++) known = (out[k] = s->num[k].loop ? NULL : s->num[k].size) != NULL;
    *out_mixed = !known && (s->mix || s->num);
    if (*out_mixed)
        padding_mix(p, op, NULL, "write the size as a sum, product or quotient of sizes and numbers",
                    "its size is computed from a padded size in a way that is not followed");
    return known ? out : NULL;
}

const Size *padding_sizes_attr(Padding *p, const Op *op, AttrKey key, uint32_t n, int64_t otherwise, int operand) {
    const Op *from = padding_sized_from(p, op);
    if (from && operand >= 0 && (uint32_t)operand < from->n_operands) {
        bool mixed;
        const Size *num = padding_sizes_operand(p, op, from, (uint32_t)operand, &mixed);
        if (num || mixed) return num;
    }
    Axes v = op_axes(op, key);
    Size *out = arena_array(p->a, Size, n);
    for (uint32_t i = 0; i < n; i++) out[i] = size_constant(&p->sizes, i < v.n ? v.v[i] : otherwise);
    return out;
}
