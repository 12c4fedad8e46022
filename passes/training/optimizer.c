// New parameters from gradients. Scalars of a step (learning rate, corrections of Adam) are computed once, in f64, in front of the model; what is done to each
// parameter is elementwise, right behind its gradient.
//
// SGD and Adam are PyTorch's (weight decay is added to the gradient), AdamW is PyTorch's, LAMB optax's: Adam's direction plus weight decay, as long as the
// parameter is, |w| / |u|, or 1 where one of them is 0. No term is left out for its being small.
#include "passes/training/trainer.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static bool is_adam(const Optimizer *o) { return o->kind != OPTIMIZER_SGD; }

uint32_t optimizer_kept(const Optimizer *o, const char *out[MAX_KEPT]) {
    if (is_adam(o)) return out[0] = "m", out[1] = "v", 2;
    return o->momentum > 0 ? (out[0] = "momentum", 1) : 0;
}

// --- scalars of the step

static Value *f64(Builder *b, double v) { return build_scalar(b, DT_F64, v); }
static Value *op2(Builder *b, OpKind kind, Value *x, Value *y) { return build_binary(b, kind, x, y); }
static Value *by(Builder *b, Value *x, double v) {
    Value *c = build_splat(b, x->type, v);
    return op2(b, OP_MULTIPLY, x, c);
}
static Value *plus(Builder *b, Value *x, double v) {
    Value *c = build_splat(b, x->type, v);
    return op2(b, OP_ADD, x, c);
}

// Which share of the way from the end of the warm-up to the last step is done: 0 to 1.
static Value *progress(Builder *b, const Schedule *s, Value *step) {
    Value *zero = f64(b, 0), *one = f64(b, 1), *since = plus(b, step, -s->warmup), *share = by(b, since, 1 / (s->steps - s->warmup));
    return build_clamp(b, zero, share, one);
}

static Value *decay_of(Builder *b, const Schedule *s, Value *step) {
    Value *share, *v;
    switch (s->kind) {
    case SCHEDULE_COSINE:
        share = progress(b, s, step), share = by(b, share, acos(-1)), v = build_unary(b, OP_COSINE, share);
        v = by(b, v, (1 - s->final) / 2);
        return plus(b, v, (1 + s->final) / 2);
    case SCHEDULE_LINEAR: share = progress(b, s, step), v = by(b, share, s->final - 1); return plus(b, v, 1);
    case SCHEDULE_STEPS:
        v = f64(b, 1);
        for (uint32_t i = 0; i < s->n_at; i++) {
            Value *at = f64(b, s->at[i]), *is_past = build_compare(b, step, at, "GE"), *less = by(b, v, s->factor);
            v = build_select(b, is_past, less, v);
        }
        return v;
    default: return f64(b, 1);
    }
}

// Of what the learning rate is at the step, by steps done before.
static Value *schedule_factor(Builder *b, const Schedule *s, Value *step) {
    Value *v = decay_of(b, s, step);
    if (!s->warmup) return v;
    Value *one = f64(b, 1), *count = plus(b, step, 1), *rising = by(b, count, 1 / s->warmup), *least = op2(b, OP_MINIMUM, rising, one);
    return op2(b, OP_MULTIPLY, v, least);
}

static double learning_rate(const Trainer *t) {
    const Optimizer *o = &t->o->optimizer;
    double rows = (double)t->batch * t->n_replicas;
    return o->lr_batch > 0 && rows > 0 ? o->lr * rows / o->lr_batch : o->lr;
}

static void make_scalars(Updating *u, DType t) {
    Trainer *r = u->F->t;
    const Optimizer *o = &r->o->optimizer;
    Builder *b = &u->first;
    unsigned k = t == DT_F64;
    if (u->lr[k]) return;
    Value *step = build_convert(b, u->step, DT_F64), *lr;
    if (r->o->schedule.kind == SCHEDULE_CONSTANT && !r->o->schedule.warmup) lr = f64(b, learning_rate(r));
    else lr = schedule_factor(b, &r->o->schedule, step), lr = by(b, lr, learning_rate(r));
    u->lr[k] = build_scalar_as(b, lr, t);
    if (!is_adam(o)) return;
    Value *count = plus(b, step, 1), *beta1 = f64(b, o->beta1), *beta2 = f64(b, o->beta2), *one = f64(b, 1);
    Value *p1 = op2(b, OP_POWER, beta1, count), *p2 = op2(b, OP_POWER, beta2, count), *c1 = op2(b, OP_SUBTRACT, one, p1), *c2 = op2(b, OP_SUBTRACT, one, p2);
    c1 = op2(b, OP_DIVIDE, one, c1), c2 = build_unary(b, OP_RSQRT, c2);
    u->unbiased[k] = build_convert(b, c1, t);
    u->correction[k] = build_convert(b, c2, t);
}

void updating_begin(Updating *u, Function *F) {
    Trainer *t = F->t;
    *u = (Updating){.F = F, .first = builder_before(t->m, F->f->body->first)};
    u->step = function_argument(F, type_scalar(&t->m->types, DT_I64), "step", state_name(t, "step", NULL));
}

void updating_end(Updating *u) {
    Function *F = u->F;
    Value *one = build_splat_i64(&F->b, u->step->type, 1), *next = build_binary(&F->b, OP_ADD, u->step, one);
    const char *name = state_name(F->t, "step", NULL);
    function_result(F, next, name, name);
}

// --- gradients

Value *gradient_limit(Updating *u, Builder *b, Value *g) {
    double most = u->F->t->o->optimizer.clip_value;
    if (!(most > 0)) return g;
    Value *low = build_splat(b, g->type, -most), *high = build_splat(b, g->type, most);
    return build_clamp(b, low, g, high);
}

static Value *square_sum(Builder *b, Value *x) {
    int64_t dims[MAX_RANK];
    for (uint32_t i = 0; i < x->type->rank; i++) dims[i] = i;
    Value *square = op2(b, OP_MULTIPLY, x, x);
    return x->type->rank ? build_reduce(b, OP_ADD, square, dims, x->type->rank, 0) : square;
}

static Value *norm_of(Builder *b, Value *x) {
    Value *sum = square_sum(b, x);
    return build_unary(b, OP_SQRT, sum);
}

// As torch.nn.utils.clip_grad_norm_: most / (norm + 1e-6), at most 1.
void norm_limit(Updating *u, Builder *b, Value *const *gradients, size_t n) {
    double most = u->F->t->o->optimizer.clip_norm;
    Value *sum = NULL;
    if (!(most > 0)) return;
    for (size_t i = 0; i < n; i++) {
        Value *own = square_sum(b, gradients[i]);
        own = build_convert(b, own, DT_F64);
        sum = sum ? op2(b, OP_ADD, sum, own) : own;
    }
    if (!sum) return;
    Value *norm = build_unary(b, OP_SQRT, sum), *limit = f64(b, most), *one = f64(b, 1);
    norm = plus(b, norm, 1e-6);
    Value *share = op2(b, OP_DIVIDE, limit, norm);
    share = op2(b, OP_MINIMUM, share, one);
    u->clip[0] = build_convert(b, share, DT_F32);
    u->clip[1] = share;
}

// --- parameters

typedef struct {
    Updating *u;
    Builder *b;
    const Optimizer *o;
    const char *name; // the variable's
    Value *w, *g;
    unsigned k; // of the scalars
    double decay;
} Update;

static Value *keep_state(Update *x, const char *state) {
    const char *name = state_name(x->u->F->t, state, x->name);
    return function_argument(x->u->F, x->w->type, name, name);
}

static void give_state(Update *x, const char *state, Value *v) {
    const char *name = state_name(x->u->F->t, state, x->name);
    function_result(x->u->F, v, name, name);
}

static Value *with_decay(Update *x, Value *direction) {
    if (!(x->decay > 0)) return direction;
    Value *part = by(x->b, x->w, x->decay);
    return op2(x->b, OP_ADD, direction, part);
}

// w - rate * direction
static Value *stepped(Update *x, Value *w, Value *rate, Value *direction) {
    Value *rates = scalar_over(x->b, rate, w->type), *change = op2(x->b, OP_MULTIPLY, rates, direction);
    return op2(x->b, OP_SUBTRACT, w, change);
}

static Value *update_sgd(Update *x) {
    Value *v = with_decay(x, x->g);
    if (x->o->momentum > 0) {
        Value *g = v, *before = keep_state(x, "momentum");
        before = by(x->b, before, x->o->momentum);
        v = op2(x->b, OP_ADD, before, g);
        give_state(x, "momentum", v);
        if (x->o->nesterov) v = by(x->b, v, x->o->momentum), v = op2(x->b, OP_ADD, g, v);
    }
    return stepped(x, x->w, x->u->lr[x->k], v);
}

// beta * before + (1 - beta) * now
static Value *running(Update *x, const char *state, double beta, Value *now) {
    Value *before = keep_state(x, state);
    before = by(x->b, before, beta), now = by(x->b, now, 1 - beta);
    Value *v = op2(x->b, OP_ADD, before, now);
    give_state(x, state, v);
    return v;
}

// m / (1 - beta1^t) / (sqrt(v / (1 - beta2^t)) + eps)
static Value *adam_direction(Update *x) {
    Value *m = running(x, "m", x->o->beta1, x->g), *square = op2(x->b, OP_MULTIPLY, x->g, x->g), *v = running(x, "v", x->o->beta2, square);
    Value *root = build_unary(x->b, OP_SQRT, v), *correction = scalar_over(x->b, x->u->correction[x->k], v->type);
    root = op2(x->b, OP_MULTIPLY, root, correction);
    root = plus(x->b, root, x->o->eps);
    Value *unbiased = scalar_over(x->b, x->u->unbiased[x->k], m->type);
    m = op2(x->b, OP_MULTIPLY, m, unbiased);
    return op2(x->b, OP_DIVIDE, m, root);
}

static Value *update_adam(Update *x) {
    Value *rate = x->u->lr[x->k], *w = x->w;
    if (x->o->kind == OPTIMIZER_ADAM) x->g = with_decay(x, x->g);
    Value *u = adam_direction(x);
    if (x->o->kind == OPTIMIZER_ADAMW && x->decay > 0) {
        Value *less = by(x->b, rate, -x->decay), *left = plus(x->b, less, 1), *lefts = scalar_over(x->b, left, w->type);
        w = op2(x->b, OP_MULTIPLY, w, lefts);
    }
    return stepped(x, w, rate, u);
}

static Value *update_lamb(Update *x) {
    Value *u = adam_direction(x);
    u = with_decay(x, u);
    Value *length = norm_of(x->b, x->w), *step = norm_of(x->b, u), *zero = build_splat(x->b, length->type, 0), *one = build_splat(x->b, length->type, 1);
    Value *has_length = build_compare(x->b, length, zero, "GT"), *has_step = build_compare(x->b, step, zero, "GT");
    Value *both = op2(x->b, OP_AND, has_length, has_step), *over = build_select(x->b, both, step, one), *ratio = op2(x->b, OP_DIVIDE, length, over);
    ratio = build_select(x->b, both, ratio, one);
    Value *rate = op2(x->b, OP_MULTIPLY, x->u->lr[x->k], ratio);
    return stepped(x, x->w, rate, u);
}

void parameter_update(Updating *u, Builder *b, uint32_t argument, Value *gradient) {
    Trainer *t = u->F->t;
    const Optimizer *o = &t->o->optimizer;
    Value *w = u->F->variables[argument];
    DType type = w->type->dtype == DT_F64 ? DT_F64 : DT_F32;
    Update x = {.u = u, .b = b, .o = o, .name = t->ports[argument].variable, .w = w, .k = type == DT_F64};
    make_scalars(u, type);
    x.decay = o->matrices_only && w->type->rank < 2 ? 0 : o->weight_decay;
    x.g = build_convert(b, gradient, w->type->dtype);
    if (u->clip[x.k]) {
        Value *share = scalar_over(b, u->clip[x.k], x.g->type);
        x.g = op2(b, OP_MULTIPLY, x.g, share);
    }
    Value *now = o->kind == OPTIMIZER_SGD ? update_sgd(&x) : o->kind == OPTIMIZER_LAMB ? update_lamb(&x) : update_adam(&x);
    function_result(u->F, now, x.name, x.name);
}
