// Interpolation as some lowerings write it (torch_xla's resizing): at each position of a grid a window of a few elements is gathered, and contracted with
// weights that are a product of one for each dimension. It becomes a sum of weighted slices along one dimension after the other: out of a b window of n
// elements in all, a + b are read, nothing is gathered but rows, and the windows are never written.
//
//   dot_general(w, gather(x, starts))[i, j, c] = sum over a, b of u[i, a] * v[j, b] * x[s[i] + a, t[j] + b, c]
//
// Sums are associated in another way, and what the weights round when they are multiplied with each other is not: the results differ in their last bits. The
// elements that are read are the same, so that NaN and infinities go where they went.
//
// In f16 and bf16 starts and weights of a dimension are what the program makes of them, with each of its roundings; what follows is in f32, the weights'
// product too, and is rounded once at the end, where the program rounds the products as well. Windows of one element whose weight is 1 are moved, in any type.
#include "passes/simplify/indices.h"
#include "passes/simplify/rule.h"

#include <math.h>
#include <string.h>

enum { MOST_FACTORS = 16, LONGEST_WINDOW = 16 };

// One dimension that is resampled.
typedef struct {
    uint32_t dim;              // of x
    int64_t batch, window;     // dimensions of the gather's result, which the dot contracts with these of the weights
    int64_t w_batch, w_window; // -1: the weights do not have it
    int64_t n, width;          // positions, elements of a window
    const double *starts;      // n of them
    double *weights;           // n x width
} Axis;

typedef struct {
    Canon *s;
    const Op *dot, *gather;
    const Value *w;
    uint32_t side; // of the gather
    uint32_t n;
    Axis axes[MAX_RANK];
} Samples;

// ---- the grid

// Component k of index vectors: it runs along one of the other dimensions of the starts, -1: along none.
typedef struct {
    const Literal *l;
    int64_t first, step; // of the elements of l that it is, as far as it runs
    int64_t along;
} Run;

// Of a constant with all dimensions of the starts.
static bool run_of_constant(const Literal *l, int64_t vector, int64_t k, Run *out) {
    const Type t = l->type;
    int64_t strides[MAX_RANK] = {0}, stride = 1;
    *out = (Run){.l = l, .along = -1};
    for (uint32_t d = t->rank; d-- > 0; stride *= t->dims[d]) strides[d] = stride;
    out->first = vector < t->rank ? k * strides[vector] : 0;
    for (uint32_t d = 0, b = 0; d < t->rank; d++) {
        if (d == vector) continue;
        bool same = true;
        for (int64_t i = 1; i < t->dims[d] && same; i++)
            same = elem_to_f64(t->dtype, literal_elem(l, out->first)) == elem_to_f64(t->dtype, literal_elem(l, out->first + i * strides[d]));
        if (!same && out->along >= 0) return false;
        if (!same) out->along = b, out->step = strides[d];
        b++;
    }
    for (int64_t i = 0; i < t->n_elems; i++) {
        int64_t at = out->first;
        bool other = false;
        for (uint32_t d = 0, b = 0; d < t->rank; d++) {
            int64_t p = i / strides[d] % t->dims[d];
            if (d == vector) other |= p != k;
            else if (b++ == out->along) at += p * strides[d];
        }
        if (!other && elem_to_f64(t->dtype, literal_elem(l, i)) != elem_to_f64(t->dtype, literal_elem(l, at))) return false;
    }
    return true;
}

static bool run_find(const Samples *p, uint32_t k, int64_t vector, Run *out) {
    const Value *starts = indices_before_truncation(p->gather->operands[1]);
    const Literal *l = constant_of(p->s, starts);
    if (l) return run_of_constant(l, vector, k, out);
    const Value *v = component_value(starts, vector, k);
    if (!v) return false;
    if ((l = constant_of(p->s, v)) && l->type->rank == starts->type->rank) return run_of_constant(l, vector, 0, out);
    int64_t runs[MAX_RANK];
    Component c;
    for (uint32_t i = 0, b = 0; i < starts->type->rank; i++) runs[i] = i == vector ? -1 : (int64_t)b++;
    if (!component_find(p->s, v, runs, &c)) return false;
    *out = (Run){c.list, 0, c.list->type->n_elems > 1, c.along};
    return true;
}

static const double *starts_read(const Samples *p, const Run *r, int64_t n, int64_t most) {
    double *at = arena_array(&p->s->m->arena, double, (size_t)n);
    for (int64_t i = 0; i < n; i++) {
        double v = elem_to_f64(r->l->type->dtype, literal_elem(r->l, r->first + i * r->step));
        if (!(fabs(v) < INT32_MAX)) return NULL;
        at[i] = fmax(0, fmin(trunc(v), (double)most)); // as the specification clamps them
    }
    return at;
}

static bool axes_find(Samples *p) {
    AttrKey key = ATTR_gather_dimension_numbers;
    const Op *op = p->gather;
    Axes offset = op_list(op, key, GATHER_OFFSET), map = op_list(op, key, GATHER_START_MAP), sizes = op_axes(op, ATTR_slice_sizes);
    const Type from = op->operands[0]->type, starts = op->operands[1]->type;
    int64_t vector = op_list(op, key, GATHER_INDEX_VECTOR).v[0];
    if (op_list(op, key, GATHER_COLLAPSED).n || op_list(op, key, GATHER_OPERAND_BATCH).n || !op->results[0].type->n_elems) return false;
    if (starts->rank != map.n + (vector < starts->rank)) return false;
    for (uint32_t d = 0; d < from->rank; d++)
        if (!axes_contain(map, d) && sizes.v[d] != from->dims[d]) return false;
    bool used[MAX_RANK] = {0};
    for (uint32_t k = 0; k < map.n; k++) {
        int64_t d = map.v[k], position = 0;
        Run c;
        if (sizes.v[d] > LONGEST_WINDOW || !run_find(p, k, vector, &c)) return false;
        for (uint32_t i = 0; c.along < 0 && i < map.n; i++) // the same everywhere: a dimension of one position
            if (!used[i] && starts->dims[i + (i >= vector)] == 1) c.along = i;
        if (c.along < 0 || used[c.along]) return false;
        used[c.along] = true;
        for (int64_t b = 0; axes_contain(offset, position) || b++ < c.along;) position++;
        Axis *a = &p->axes[p->n++];
        *a = (Axis){.dim = (uint32_t)d, .batch = position, .window = offset.v[d], .w_batch = -1, .w_window = -1};
        a->n = starts->dims[c.along + (c.along >= vector)], a->width = sizes.v[d];
        if (!(a->starts = starts_read(p, &c, a->n, from->dims[d] - a->width))) return false;
    }
    return p->n > 0;
}

// What the dot does with the windows: all of their dimensions, and those of the grid, are the weights', which have no others.
static bool dot_matches(Samples *p) {
    AttrKey key = ATTR_dot_dimension_numbers;
    uint32_t of_gather = p->side, of_w = 1 - p->side;
    Axes batch = op_list(p->dot, key, DOT_LHS_BATCH + of_gather), w_batch = op_list(p->dot, key, DOT_LHS_BATCH + of_w);
    Axes window = op_list(p->dot, key, DOT_LHS_CONTRACT + of_gather), w_window = op_list(p->dot, key, DOT_LHS_CONTRACT + of_w);
    if (batch.n != p->n || window.n != p->n || p->w->type->rank != 2 * p->n) return false;
    for (uint32_t k = 0; k < p->n; k++) {
        Axis *a = &p->axes[k];
        for (uint32_t i = 0; i < p->n; i++) {
            if (batch.v[i] == a->batch) a->w_batch = w_batch.v[i];
            if (window.v[i] == a->window) a->w_window = w_window.v[i];
        }
        if (a->w_batch < 0 || a->w_window < 0) return false;
    }
    return true;
}

// ---- the weights

// A constant, and which dimension of the weights each of its dimensions is; -1: of size 1.
typedef struct {
    const Value *v;
    const Literal *l;
    int64_t runs[MAX_RANK];
} Factor;

// The element of a factor at a position of axis a, and of all others at `pivot`, by dimensions of the weights.
static double factor_at(const Factor *f, const int64_t *pivot) {
    int64_t at = 0;
    for (uint32_t i = 0; i < f->v->type->rank; i++) at = at * f->v->type->dims[i] + (f->runs[i] < 0 ? 0 : pivot[f->runs[i]]);
    return elem_to_f64(f->l->type->dtype, literal_elem(f->l, at));
}

static bool factor_has(const Factor *f, const Axis *a) {
    for (uint32_t i = 0; i < f->v->type->rank; i++)
        if (f->v->type->dims[i] > 1 && (f->runs[i] == a->w_batch || f->runs[i] == a->w_window)) return true;
    return false;
}

static void position_of(const Type t, int64_t i, const Factor *f, int64_t *pivot) {
    for (uint32_t d = t->rank; d-- > 0; i /= t->dims[d])
        if (f->runs[d] >= 0) pivot[f->runs[d]] = i % t->dims[d];
}

// A constant that runs along several axes has to be a product of one for each: what it is where the others stay at its largest element, divided by that.
static bool factor_is_product(const Samples *p, const Factor *f, const double *const *parts, double largest) {
    const Literal *l = f->l;
    static const double roundings[DT_COUNT] = {[DT_F64] = 0x1p-50, [DT_F32] = 0x1p-22, [DT_F16] = 0x1p-11, [DT_BF16] = 0x1p-8};
    double eps = roundings[l->type->dtype]; // of what is narrow one, of others a few
    for (int64_t i = 0; i < f->v->type->n_elems; i++) {
        int64_t at[MAX_RANK] = {0};
        position_of(f->v->type, i, f, at);
        double want = elem_to_f64(l->type->dtype, literal_elem(l, i)), product = largest;
        for (uint32_t k = 0; k < p->n; k++)
            if (parts[k]) product *= parts[k][at[p->axes[k].w_batch] * p->axes[k].width + at[p->axes[k].w_window]] / largest;
        if (!(fabs(product - want) <= eps * fabs(want))) return false;
    }
    return true;
}

static bool factor_take(Samples *p, const Factor *f) {
    const Literal *l = f->l;
    double largest = 0, *parts[MAX_RANK] = {0};
    int64_t pivot[MAX_RANK] = {0};
    uint32_t n_parts = 0, first = MAX_RANK;
    for (int64_t i = 0; i < f->v->type->n_elems; i++) {
        double v = elem_to_f64(l->type->dtype, literal_elem(l, i));
        if (!isfinite(v)) return false;
        if (fabs(v) > fabs(largest)) largest = v, position_of(f->v->type, i, f, pivot);
    }
    for (uint32_t k = 0; k < p->n; k++) {
        const Axis *a = &p->axes[k];
        if (!factor_has(f, a)) continue;
        parts[k] = arena_array(&p->s->m->arena, double, (size_t)(a->n * a->width));
        for (int64_t i = 0; i < a->n * a->width; i++) {
            int64_t at[MAX_RANK];
            memcpy(at, pivot, sizeof at);
            at[a->w_batch] = i / a->width, at[a->w_window] = i % a->width;
            parts[k][i] = factor_at(f, at);
        }
        if (!n_parts++) first = k;
    }
    if (n_parts > 1 && (largest == 0 || !factor_is_product(p, f, (const double *const *)parts, largest))) return false;
    if (!n_parts) first = 0;
    for (uint32_t k = 0; k < p->n; k++) {
        if (!parts[k] && k != first) continue;
        for (int64_t i = 0; i < p->axes[k].n * p->axes[k].width; i++)
            p->axes[k].weights[i] *= !parts[k] ? largest : k == first ? parts[k][i] : parts[k][i] / largest;
    }
    return true;
}

// A product without contraction: dimensions of the left side, then those of the right one.
static bool is_outer(const Op *op) {
    return op->kind == OP_DOT_GENERAL && !op_list(op, ATTR_dot_dimension_numbers, DOT_LHS_CONTRACT).n &&
           !op_list(op, ATTR_dot_dimension_numbers, DOT_LHS_BATCH).n;
}

static bool factors_find(const Samples *p, Factor *out, uint32_t *n) {
    Factor open[MOST_FACTORS] = {{.v = p->w}};
    uint32_t n_open = 1;
    for (uint32_t i = 0; i < p->w->type->rank; i++) open[0].runs[i] = i;
    for (*n = 0; n_open > 0;) {
        Factor f = open[--n_open];
        const Op *op = f.v->def;
        bool constant = constant_of(p->s, f.v) != NULL;
        if (!constant && op && movement_follow(op, f.runs)) {
            f.v = op->operands[0];
            open[n_open++] = f;
        } else if (!constant && op && (op->kind == OP_MULTIPLY || is_outer(op))) {
            if (*n + n_open + 2 > MOST_FACTORS) return false;
            Factor other = {.v = op->operands[1]};
            uint32_t skip = op->kind == OP_MULTIPLY ? 0 : op->operands[0]->type->rank;
            for (uint32_t i = 0; i < other.v->type->rank; i++) other.runs[i] = f.runs[skip + i];
            f.v = op->operands[0];
            open[n_open++] = f, open[n_open++] = other;
        } else if ((f.l = computed_constant(p->s, f.v))) {
            out[(*n)++] = f;
        } else {
            return false;
        }
    }
    return true;
}

static bool weights_find(Samples *p) {
    Factor factors[MOST_FACTORS];
    uint32_t n;
    if (!factors_find(p, factors, &n)) return false;
    for (uint32_t k = 0; k < p->n; k++) {
        Axis *a = &p->axes[k];
        a->weights = arena_array(&p->s->m->arena, double, (size_t)(a->n * a->width));
        for (int64_t i = 0; i < a->n * a->width; i++) a->weights[i] = 1;
    }
    for (uint32_t i = 0; i < n; i++)
        if (!factor_take(p, &factors[i])) return false;
    return true;
}

// The program multiplies them with each other in its type, of which f16 ends early.
static bool products_are_finite(const Samples *p) {
    double product = 1;
    uint64_t elem = 0;
    for (uint32_t k = 0; k < p->n; k++) {
        const Axis *a = &p->axes[k];
        double largest = 0;
        for (int64_t i = 0; i < a->n * a->width; i++) largest = fmax(largest, fabs(a->weights[i]));
        product *= largest;
    }
    elem_from_f64(p->w->type->dtype, &elem, product);
    return isfinite(elem_to_f64(p->w->type->dtype, &elem));
}

// ---- what it becomes

// Element i of the result's dimension `dim` is that at starts[i] + j of x.
static Value *taken(Builder *b, Value *x, const Axis *a, int64_t j) {
    int64_t offset[MAX_RANK], sizes[MAX_RANK], dim = a->dim, vector = 1;
    uint32_t n = 0;
    for (uint32_t i = 0; i < x->type->rank; i++) {
        sizes[i] = i == a->dim ? 1 : x->type->dims[i];
        if (i != a->dim) offset[n++] = i;
    }
    double *at = arena_array(&b->m->arena, double, (size_t)a->n);
    for (int64_t i = 0; i < a->n; i++) at[i] = a->starts[i] + (double)j;
    Axes lists[GATHER_LISTS] = {[GATHER_OFFSET] = {offset, n},
                                [GATHER_COLLAPSED] = {&dim, 1},
                                [GATHER_START_MAP] = {&dim, 1},
                                [GATHER_INDEX_VECTOR] = {&vector, 1}};
    return build_gather(b, x, build_numbers(b, DT_I32, at, &a->n, 1), lists, sizes);
}

static bool only_moves(const Samples *p) {
    for (uint32_t k = 0; k < p->n; k++) {
        const Axis *a = &p->axes[k];
        for (int64_t i = 0; i < a->n; i++)
            if (a->width != 1 || a->weights[i] != 1) return false;
    }
    return true;
}

// What sums of weighted elements of a type are made in; DT_COUNT: they are not.
static DType sums_in(DType t) { return t == DT_F64 ? t : t == DT_F32 || t == DT_F16 || t == DT_BF16 ? DT_F32 : DT_COUNT; }

static Value *resampled(Builder *b, Value *x, const Axis *a) {
    double *column = arena_array(&b->m->arena, double, (size_t)a->n);
    int64_t dim = a->dim;
    Value *sum = NULL;
    for (int64_t j = 0; j < a->width; j++) {
        Value *part = taken(b, x, a, j);
        for (int64_t i = 0; i < a->n; i++) column[i] = a->weights[i * a->width + j];
        Value *weights = build_numbers(b, x->type->dtype, column, &a->n, 1);
        Value *all = build_broadcast_as(b, weights, part->type, &dim, 1);
        Value *term = build_binary(b, OP_MULTIPLY, part, all);
        sum = sum ? build_binary(b, OP_ADD, sum, term) : term;
    }
    return sum;
}

// Where x is a transpose (of an image to channel last, but with height and width changed over, by torch_xla), the dimensions of the grid may as well be in the
// order that they had before.
static Value *order_kept(Samples *p, Value *x) {
    const Op *op = made_by(x, OP_TRANSPOSE);
    if (!op) return x;
    Axes was = op_axes(op, ATTR_permutation);
    int64_t order[MAX_RANK];
    memcpy(order, was.v, was.n * sizeof *order);
    for (uint32_t i = 0; i < p->n; i++)
        for (uint32_t k = i + 1; k < p->n; k++) {
            uint32_t a = p->axes[i].dim, b = p->axes[k].dim;
            if ((a < b) == (order[a] < order[b])) continue;
            int64_t t = order[a];
            order[a] = order[b], order[b] = t;
            p->axes[i].dim = b, p->axes[k].dim = a;
        }
    return build_transpose(&p->s->b, op->operands[0], order);
}

// The dimensions of x that those of the dot's result are: the grid, in the order of its batch, then what is left.
static void result_order(const Samples *p, int64_t *order) {
    Axes batch = op_list(p->dot, ATTR_dot_dimension_numbers, DOT_LHS_BATCH + p->side);
    uint32_t n = 0;
    for (uint32_t i = 0; i < batch.n; i++)
        for (uint32_t k = 0; k < p->n; k++)
            if (p->axes[k].batch == batch.v[i]) order[n++] = p->axes[k].dim;
    for (uint32_t d = 0; d < p->gather->operands[0]->type->rank; d++) {
        bool sampled = false;
        for (uint32_t k = 0; k < p->n; k++) sampled |= p->axes[k].dim == d;
        if (!sampled) order[n++] = d;
    }
}

Value *dot_of_samples(Canon *s, Op *op) {
    if (s->opaque) return NULL;
    for (uint32_t side = 0; side < 2; side++) {
        const Op *gather = made_by(op->operands[side], OP_GATHER);
        Type t = op->results[0].type;
        Samples p = {.s = s, .dot = op, .gather = gather, .w = op->operands[1 - side], .side = side};
        if (!gather || gather->operands[0]->type->dtype != t->dtype || p.w->type->dtype != t->dtype) continue;
        if (!dtype_is_float(t->dtype) && !dtype_is_int(t->dtype)) continue;
        if (!axes_find(&p) || !dot_matches(&p) || !weights_find(&p)) continue;
        DType sums = only_moves(&p) ? t->dtype : sums_in(t->dtype);
        if (sums == DT_COUNT || !products_are_finite(&p)) continue;
        Value *x = build_convert(&s->b, order_kept(&p, gather->operands[0]), sums);
        for (bool done[MAX_RANK] = {0};;) { // what grows least first
            const Axis *next = NULL;
            for (uint32_t k = 0; k < p.n; k++) {
                const Axis *a = &p.axes[k];
                if (!done[k] && (!next || a->n * x->type->dims[next->dim] < next->n * x->type->dims[a->dim])) next = a;
            }
            if (!next) break;
            done[next - p.axes] = true;
            x = resampled(&s->b, x, next);
        }
        int64_t order[MAX_RANK];
        result_order(&p, order);
        return build_transpose(&s->b, build_convert(&s->b, x, t->dtype), order);
    }
    return NULL;
}
