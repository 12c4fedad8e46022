// Constants, indices, repetitions, and elements that stay in order or change places: constant, iota, broadcast_in_dim, transpose, reshape. Rules of
// `padding`.
#include "passes/padding/state.h"

#include <inttypes.h>
#include <stdlib.h>

void rule_constant(Padding *p, const Op *op) {
    const Literal *l = op_attr(op, ATTR_value)->lit;
    State *s = state_plain(p, op->results[0].type, fact_of_literal(l));
    order_of_literal(l, s);
    state_set(p, &op->results[0], s);
}

// --- repeating and counting

// The size that dimension k of the result has in the exact run: as computed, or as the type says.
static const Size *result_sizes(Padding *p, const Op *op) {
    const Op *from = padding_sized_from(p, op);
    Type t = op->results[0].type;
    if (from) {
        bool mixed;
        const Size *num = padding_sizes_operand(p, op, from, from->n_operands - 1, &mixed);
        if (num || mixed) return num;
    }
    Size *out = arena_array(p->a, Size, (size_t)t->rank + 1);
    for (uint32_t k = 0; k < t->rank; k++) out[k] = size_constant(&p->sizes, t->dims[k]);
    return out;
}

static void size_conflict(Padding *p, const Op *op, uint32_t dim, Size have, Size want) {
    const char *x = have ? size_text(&p->sizes, have) : NULL, *y = want ? size_text(&p->sizes, want) : NULL;
    padding_mix(p, op, have && !have->constant ? have : want, "make both sizes from the same dimension",
                "dimension %" PRIu32 " of its result is %s long and should be %s, which are the same only where nothing is padded", dim, x ? x : "?",
                y ? y : "?");
}

static bool broadcast_dim(Padding *p, const Op *op, const State *in, State *s, uint32_t from, uint32_t to, Size want) {
    if (op->operands[0]->type->dims[from] == 1 && op->results[0].type->dims[to] != 1) { // repeated
        state_set_padded(p, s, to, want, op->results[0].type->dims[to]);
        if (factors_padded(&s->dims[to])) s->edge[to] = in->kept, s->side[to] = in->all;
        return true;
    }
    s->dims[to] = in->dims[from];
    s->edge[to] = in->edge[from], s->side[to] = in->side[from];
    Size have = factors_kept(p, &in->dims[from]);
    // A number that the program has written is the size at every length; where it was left open it follows from the operand.
    Type written = ptr_map_get(p->open, &op->results[0]);
    bool open = !padding_sized_from(p, op) && written && written->dims[to] < 0;
    if (open ? have != NULL : have == want) return true;
    size_conflict(p, op, to, have, want);
    return false;
}

void rule_broadcast(Padding *p, const Op *op) {
    const State *in = state_of(p, op->operands[0]);
    const Size *want = result_sizes(p, op);
    Axes dims = op_axes(op, ATTR_broadcast_dimensions);
    State *s = state_new(p, op->results[0].type);
    if (!want) return;
    s->kept = in->kept, s->all = in->all;
    s->maxima = in->maxima;
    for (uint32_t k = 0; k < s->rank; k++) {
        s->maxima.from[k] = -1;
        state_set_padded(p, s, k, want[k], op->results[0].type->dims[k]);
        if (factors_padded(&s->dims[k])) s->edge[k] = in->kept, s->side[k] = in->all;
    }
    int to[MAX_RANK];
    for (uint32_t i = 0; i < dims.n; i++) {
        to[i] = op->operands[0]->type->dims[i] == op->results[0].type->dims[dims.v[i]] ? (int)dims.v[i] : -1;
        if (!broadcast_dim(p, op, in, s, i, (uint32_t)dims.v[i], want[dims.v[i]])) return;
        if (op->operands[0]->type->dims[i] != op->results[0].type->dims[dims.v[i]]) continue;
        s->maxima.from[dims.v[i]] = in->maxima.from[i];
        if (in->position.dim == i + 1) s->position = (Position){(uint32_t)dims.v[i] + 1, in->position.plus};
    }
    order_move(in, s, to, NULL);
    order_apply(p, s);
    state_set(p, &op->results[0], s);
}

// Indices from lo to hi, if there are any.
static Fact indices(DType t, double lo, double hi) { return lo <= hi ? fact_in(t, fact_between(lo, hi)) : fact_none(); }

void rule_iota(Padding *p, const Op *op) {
    const Size *want = result_sizes(p, op);
    State *s = state_new(p, op->results[0].type);
    if (!want) return;
    uint32_t along = (uint32_t)op_int(op, ATTR_iota_dimension, 0);
    double n = (double)op->results[0].type->dims[along];
    if (dtype_info[op->results[0].type->dtype].bits >= 32 && n <= MOST_POSITION) s->position = (Position){along + 1, 0}; // narrow types do not hold every index
    s->all = indices(op->results[0].type->dtype, 0, n - 1);
    s->kept = indices(op->results[0].type->dtype, 0, (double)size_most(&p->sizes, want[along]) - 1);
    for (uint32_t k = 0; k < s->rank; k++) {
        state_set_padded(p, s, k, want[k], op->results[0].type->dims[k]);
        if (!factors_padded(&s->dims[k])) continue;
        s->edge[k] = k == along ? indices(op->results[0].type->dtype, (double)size_least(&p->sizes, want[k]), n - 1) : s->kept;
        s->side[k] = k == along ? s->edge[k] : s->all;
    }
    state_set(p, &op->results[0], s);
}

void rule_transpose(Padding *p, const Op *op) {
    const State *in = state_of(p, op->operands[0]);
    Axes order = op_axes(op, ATTR_permutation);
    State *s = state_new(p, op->results[0].type);
    s->kept = in->kept, s->all = in->all;
    int to[MAX_RANK];
    for (uint32_t k = 0; k < s->rank; k++) {
        to[order.v[k]] = (int)k;
        s->dims[k] = in->dims[order.v[k]];
        s->edge[k] = in->edge[order.v[k]], s->side[k] = in->side[order.v[k]];
        if (in->peak_over >> order.v[k] & 1) s->peak_over |= 1U << k;
        if (in->position.dim == order.v[k] + 1) s->position = (Position){k + 1, in->position.plus};
    }
    s->peak = in->peak, s->peak_everywhere = in->peak_everywhere;
    order_move(in, s, to, NULL);
    order_apply(p, s);
    state_set(p, &op->results[0], s);
}

// --- reshape

typedef struct {
    Factor f;
    uint32_t dim; // of the operand
} From;

typedef struct {
    VEC(From) left; // factors that are to be dealt out, the next one last
    uint32_t n_sources;
    uint32_t sources[MAX_RANK]; // dimensions of the operand whose padding went into the one at hand
} Regroup;

static void note_source(Regroup *r, const From *f) {
    if (!factor_padded(&f->f)) return;
    for (uint32_t i = 0; i < r->n_sources; i++)
        if (r->sources[i] == f->dim) return;
    r->sources[r->n_sources++] = f->dim;
}

// Fills a dimension of that size with the next factors, the last of which may be split.
static bool take_factors(Padding *p, Regroup *r, int64_t size, Factors *out) {
    r->n_sources = 0;
    while (size > 1) {
        if (!r->left.n) return false;
        From f = r->left.items[--r->left.n];
        if (size % f.f.size) {
            int64_t inner = f.f.size / size;
            Size kept = f.f.size % size ? NULL : size_apply(&p->sizes, size_divide_exact, f.f.kept, size_constant(&p->sizes, inner));
            if (!kept) return false;
            vec_push(&r->left, ((From){{inner, size_constant(&p->sizes, inner)}, f.dim}));
            f.f = (Factor){size, kept};
        }
        note_source(r, &f);
        if (!factors_push(p, out, f.f)) return false;
        size /= f.f.size;
    }
    return true;
}

static void reshape_facts(const Regroup *r, const State *in, State *s, uint32_t dim) {
    s->edge[dim] = s->side[dim] = fact_none();
    for (uint32_t i = 0; i < r->n_sources; i++) {
        uint32_t from = r->sources[i];
        s->side[dim] = fact_join(s->side[dim], in->side[from]);
        s->edge[dim] = fact_join(s->edge[dim], r->n_sources == 1 ? in->edge[from] : in->side[from]);
    }
}

// Where only sizes of 1 come or go, dimensions of the operand can be followed.
static void reshape_relations(const Op *op, const State *in, State *s) {
    Type from = op->operands[0]->type, to = op->results[0].type;
    uint32_t i = 0;
    Maxima m = in->maxima;
    Position position = {0, 0};
    uint32_t peak_over = 0;
    int to_dim[MAX_RANK];
    for (uint32_t k = 0; k < from->rank; k++) to_dim[k] = -1;
    for (uint32_t k = 0; k < to->rank; k++) {
        m.from[k] = -1;
        if (to->dims[k] == 1) continue;
        while (i < from->rank && from->dims[i] == 1) i++;
        if (i == from->rank || from->dims[i] != to->dims[k]) return;
        m.from[k] = in->maxima.from[i];
        if (in->peak_over >> i & 1) peak_over |= 1U << k;
        if (in->position.dim == i + 1) position = (Position){k + 1, in->position.plus};
        to_dim[i++] = (int)k;
    }
    s->maxima = m;
    s->position = position;
    order_move(in, s, to_dim, NULL);
    s->peak_over = peak_over, s->peak = in->peak, s->peak_everywhere = in->peak_everywhere;
}

static void refuse_reshape(Padding *p, const Op *op, const State *in) {
    Size about = NULL;
    for (uint32_t k = 0; k < in->rank && !about; k++) about = factors_padded_size(&in->dims[k]);
    padding_mix(p, op, about, "keep the padded dimension whole, or reshape with it outermost",
                "%s becomes %s, which takes the padded dimension apart or moves elements across it", type_name(p->a, op->operands[0]->type),
                type_name(p->a, op->results[0].type));
}

static bool reshape_dims(Padding *p, const Op *op, const State *in, const Size *want, State *s) {
    Regroup r = {0};
    bool ok = true;
    for (uint32_t k = in->rank; k-- > 0;)
        for (uint32_t i = in->dims[k].n; i-- > 0;) vec_push(&r.left, ((From){in->dims[k].f[i], k}));
    for (uint32_t k = 0; k < s->rank && ok; k++) {
        s->dims[k] = (Factors){0};
        ok = take_factors(p, &r, op->results[0].type->dims[k], &s->dims[k]);
        ok = ok && (!want || !want[k] || factors_kept(p, &s->dims[k]) == want[k]);
        reshape_facts(&r, in, s, k);
    }
    while (ok && r.left.n) ok = !factor_padded(&r.left.items[--r.left.n].f); // of size 1
    vec_free(&r.left);
    return ok;
}

// Sizes that the type says are numbers, the others NULL: they follow from how many elements there are.
static const Size *written_sizes(Padding *p, const Op *op) {
    Type t = ptr_map_get(p->open, &op->results[0]);
    Size *out = t ? arena_array(p->a, Size, (size_t)t->rank + 1) : NULL;
    for (uint32_t k = 0; t && k < t->rank; k++) out[k] = t->dims[k] < 0 ? NULL : size_constant(&p->sizes, t->dims[k]);
    return out;
}

void rule_reshape(Padding *p, const Op *op) {
    const State *in = state_of(p, op->operands[0]);
    const Size *want = padding_sized_from(p, op) ? result_sizes(p, op) : written_sizes(p, op);
    State *s = state_new(p, op->results[0].type);
    if (!want && padding_sized_from(p, op)) return;
    s->kept = in->kept, s->all = in->all;
    bool ok = op->results[0].type->n_elems || !state_padded(in);
    ok = ok && (!op->results[0].type->n_elems || reshape_dims(p, op, in, want, s));
    if (!ok) {
        refuse_reshape(p, op, in);
        return;
    }
    reshape_relations(op, in, s);
    order_apply(p, s);
    state_set(p, &op->results[0], s);
}
