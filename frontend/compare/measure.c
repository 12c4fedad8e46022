// Two runs of the evaluator. In f32 the result of each contraction is kept, and the contraction alone is evaluated on the same operands: what differs is its
// own error. In the other precision results come in the same order, and are compared with those that were kept.
#include "frontend/compare/comparison.h"
#include "ir/eval/eval.h"
#include "ir/ops/variables.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// ---- distances

typedef struct {
    double difference, largest;
} Span;

// NaN is equal to NaN, an infinity to itself.
static void add_number(Span *s, double x, double y) {
    if (isfinite(x)) s->largest = fmax(s->largest, fabs(x));
    if (x == y || (isnan(x) && isnan(y))) return;
    s->difference = isfinite(x - y) ? fmax(s->difference, fabs(x - y)) : INFINITY;
}

static double share_different(const Literal *x, const Literal *y) {
    int64_t n = 0;
    for (int64_t i = 0; i < x->type->n_elems; i++) n += elem_to_i64(x->type->dtype, literal_elem(x, i)) != elem_to_i64(y->type->dtype, literal_elem(y, i));
    return n ? (double)n / (double)x->type->n_elems : 0;
}

Distance distance_of(const Literal *f32, const Literal *other) {
    DType t = f32->type->dtype, part = t == DT_C64 ? DT_F32 : t == DT_C128 ? DT_F64 : t;
    size_t width = dtype_bytes(part), n_parts = dtype_bytes(t) / width;
    Span s = {0};
    if (!dtype_is_float(part)) return (Distance){share_different(f32, other), true};
    for (int64_t i = 0; i < f32->type->n_elems; i++) {
        const char *x = literal_elem(f32, i), *y = literal_elem(other, i);
        for (size_t k = 0; k < n_parts; k++) add_number(&s, elem_to_f64(part, x + k * width), elem_to_f64(part, y + k * width));
    }
    return (Distance){s.difference > 0 ? s.difference / s.largest : 0, false}; // of nothing but zeros: infinite
}

// ---- runs

typedef struct {
    Comparison *c;
    const char *what; // "evaluating in f32"
    size_t n;         // layers that were met
} Run;

static void tell(Run *r, const Layer *layer) {
    const CompileWatch *w = r->c->watch;
    if (!w || !w->step) return;
    Arena a = {0};
    w->step(w->context, arena_printf(&a, "%s: %s, %zu of %zu", r->what, layer->called, r->n, r->c->layers.n));
    arena_free(&a);
}

static Literal *keep(const Literal *l) {
    size_t bytes = literal_stored_bytes(l);
    Literal *kept = xmalloc(sizeof *kept + bytes);
    *kept = (Literal){l->type, kept + 1, l->splat};
    if (bytes) memcpy(kept + 1, l->data, bytes);
    return kept;
}

static bool measure_own(Comparison *c, Layer *layer, const Literal *const *ins, const Literal *made) {
    Arena a = {0};
    const Func *f = layer->alone;
    const Literal **args = arena_array(&a, const Literal *, f->body->n_args), *out;
    for (uint32_t i = 0; i < f->body->n_args; i++) args[i] = ins[layer->given[i]];
    bool good = eval_func(c->m, f, args, &a, &out, c->d);
    if (good) layer->own = fmax(layer->own, distance_of(made, out).error);
    arena_free(&a);
    return good;
}

static bool made_in_f32(void *context, const Op *op, const Literal *const *ins, const Literal *const *outs) {
    Run *r = context;
    Layer *layer = op->mark;
    if (!layer) return true;
    if (!layer->made.n) r->n++, tell(r, layer);
    vec_push(&layer->made, keep(outs[0]));
    return !layer->alone || measure_own(r->c, layer, ins, outs[0]);
}

// A loop whose rounds values decide may have more of them, or fewer.
static bool made_in_other(void *context, const Op *op, const Literal *const *ins, const Literal *const *outs) {
    Run *r = context;
    Layer *layer = op->mark;
    (void)ins;
    if (!layer) return true;
    if (!layer->n_other) r->n++, tell(r, layer);
    if (layer->n_other < layer->made.n) layer->so_far = fmax(layer->so_far, distance_of(layer->made.items[layer->n_other], outs[0]).error);
    layer->n_other++;
    return true;
}

static void unmark(Op *op, void *context) {
    (void)context;
    op->mark = NULL;
}

static void mark(Comparison *c, Func *f) {
    block_walk(f->body, unmark, NULL);
    for (size_t i = 0; i < c->layers.n; i++) {
        Layer *layer = &c->layers.items[i];
        Op *op = (Op *)(uintptr_t)(f == c->f32 ? layer->op : layer->other->def);
        op->mark = layer;
    }
}

static bool run(Comparison *c, Func *f, const char *what, const Literal **out) {
    Run r = {c, what, 0};
    EvalWatch watch = {&r, f == c->f32 ? made_in_f32 : made_in_other};
    mark(c, f);
    return eval_func_watched(c->m, f, c->args, &watch, &c->m->arena, out, c->d);
}

// ---- all of it

static void measure_results(Comparison *c, const Literal *const *f32, const Literal *const *other) {
    Arena *a = &c->m->arena;
    c->results = arena_array(a, ComparedResult, c->f32->n_results);
    for (uint32_t i = 0; i < c->f32->n_results; i++) {
        const char *names[MAX_RESULT_NAMES];
        int64_t v = result_variable(c->f32, i);
        func_result_names(a, c->f32, i, names);
        c->results[i] = (ComparedResult){v == NO_VARIABLE ? names[0] : c->m->variables[v].name, distance_of(f32[i], other[i])};
    }
    c->n_results = c->f32->n_results;
}

// The largest errors of their own, as many as three, but no more than a third of those that have one.
static void rank(Comparison *c) {
    enum { MOST = 3 };
    size_t n = 0;
    for (size_t i = 0; i < c->layers.n; i++) n += c->layers.items[i].own > 0;
    for (uint32_t place = 1; place <= MOST && place <= (n + MOST - 1) / MOST; place++) {
        Layer *worst = NULL;
        for (size_t i = 0; i < c->layers.n; i++) {
            Layer *x = &c->layers.items[i];
            if (!x->worst && x->own > (worst ? worst->own : 0)) worst = x;
        }
        worst->worst = place;
    }
}

bool layers_measure(Comparison *c) {
    Arena *a = &c->m->arena;
    const Literal **f32 = arena_array(a, const Literal *, c->f32->n_results), **other = arena_array(a, const Literal *, c->f32->n_results);
    bool good = run(c, c->f32, "evaluating in f32", f32) && run(c, c->other, "evaluating in the other precision", other);
    if (!good) return false;
    measure_results(c, f32, other);
    rank(c);
    return true;
}
