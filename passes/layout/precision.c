// In which precision contractions of f32 multiply (--precision), as a TPU's matrix unit does it: operands are rounded to bf16, products of these are exact and
// summed up in f32. bf16 says so for all of them; model follows each op's precision_config: DEFAULT is that, HIGHEST stays f32, and HIGH takes an operand as
// the sum of two bf16, its rounding and what that has left, and adds three of the four products. What would be slower by the roundings stays f32, and so do the
// last products where that costs little (bf16.h).
//
// Convolutions that Winograd's method does faster than the processor multiplies bf16 are multiplied by it, in f32, what they multiply being rounded all the
// same: so no network is slower than in f32, and results are those of bf16.
//
// It is about what the model asks for (mark.h), as it was written: an f32 by a bf16 is a product of f32. It runs when scales have been folded into weights, so
// that these are rounded once, and before operands are packed.
#include "ir/builder/build.h"
#include "passes/layout/bf16.h"
#include "passes/layout/layout.h"
#include "passes/layout/planes.h"
#include "passes/layout/winograd.h"
#include "passes/mark.h"
#include "passes/pass.h"
#include "passes/products.h"

#include <stdlib.h>
#include <string.h>

typedef enum { AS_BF16, AS_THREE, AS_F32 } Multiply;

// What `algorithm` of a dot_general asks for (StableHLO, "dot_general"): bf16, one product or the sum of three; all that is more exact is f32.
static Multiply of_algorithm(const char *text) {
    bool bf16 = strstr(text, "lhs_precision_type = bf16") && strstr(text, "rhs_precision_type = bf16");
    if (bf16 && strstr(text, "num_primitive_operations = 1,")) return AS_BF16;
    return bf16 && strstr(text, "num_primitive_operations = 3,") ? AS_THREE : AS_F32;
}

static const char *algorithm_of(const Op *op) {
    for (uint32_t i = 0; i < op->n_attrs; i++) {
        const Attr *a = &op->attrs[i];
        if (a->key == ATTR_UNKNOWN && a->s && !strcmp(a->name->text, "algorithm")) return a->s->text;
    }
    return NULL;
}

static Multiply wanted(const Op *op, PrecisionKind kind) {
    const char *algorithm = kind == PRECISION_MODEL ? algorithm_of(op) : NULL;
    if (algorithm) return of_algorithm(algorithm);
    const Attr *config = op_attr(op, op->kind == OP_RAGGED_DOT ? ATTR_chlo_precision_config : ATTR_precision_config);
    Multiply m = AS_BF16;
    for (uint32_t i = 0; kind == PRECISION_MODEL && config && i < config->n_lists; i++) {
        const char *text = config->strs[i]->text;
        if (!strcmp(text, "HIGHEST")) m = AS_F32;
        else if (!strcmp(text, "HIGH") && m != AS_F32) m = AS_THREE;
    }
    return m;
}

static bool multiplies_f32(const Op *op) { return mark_is_on(op) && op->kind != OP_GATHER && product_is_f32(op); }

// Does it stand for one product of another function, whose own error is asked for (--compare-precision)? What is faster is decided there.
static bool is_alone(const Func *f) { return f->visibility && !strcmp(str_text(f->visibility), "private"); }

// In what, as it is reported, and why it stays f32.
static Multiply chosen(const Func *f, const Op *op, PrecisionKind kind, ProductPrecision *out) {
    Multiply m = wanted(op, kind);
    const char *why = m != AS_F32 ? NULL : algorithm_of(op) ? "algorithm asks for it" : "precision_config says HIGHEST";
    const char *slower = m == AS_F32 || is_alone(f) ? NULL : bf16_is_slower(op);
    if (slower) why = slower;
    if (why) m = AS_F32;
    *out = (ProductPrecision){op, m == AS_F32 ? "f32" : m == AS_BF16 ? "bf16" : "three of bf16", why};
    return m;
}

typedef struct {
    Module *m;
    PassContext *c;
    OpList roundings, whole; // of operands to bf16: to that alone, and in three products
} Precision;

typedef struct {
    Value *high, *low;
} Halves;

// x as high + low; of what is rounded to infinity, or is no number, high is all.
static Halves halves_of(Builder *b, Value *x) {
    Halves h = {.high = build_convert(b, x, DT_BF16)};
    x = build_convert(b, x, DT_F32);
    Value *rounded = build_convert(b, h.high, DT_F32), *finite = build_unary(b, OP_IS_FINITE, rounded), *rest = build_binary(b, OP_SUBTRACT, x, rounded);
    rest = build_select(b, finite, rest, build_splat(b, x->type, 0));
    h.low = build_convert(b, rest, DT_BF16);
    return h;
}

static Value *product(Builder *b, const Op *op, Value *x, Value *y) {
    Value *operands[] = {x, y, op->kind == OP_RAGGED_DOT ? op->operands[2] : NULL};
    return op_result(build_like(b, op, operands, &op->results[0].type), 0);
}

static void note_rounding(OpList *list, const Value *x) {
    if (x->def && x->def->kind == OP_CONVERT) vec_push(list, x->def);
}

static Value *rounded(Builder *b, Value *x) {
    Value *y = build_convert(b, x, DT_BF16);
    if (y != x && y->def && y->def->kind == OP_CONVERT) op_set_attr(b->m, y->def, attr_bool(ATTR_for_units, true));
    return y;
}

static float number_rounded(const Literal *l, int64_t i) { return bf16_to_f32(f64_to_bf16(elem_to_f64(DT_F32, literal_elem(l, i)))); }

// x as f32 that is rounded; of a constant the rounding is done here, so that the kernel is known.
static Value *rounded_f32(Precision *p, Builder *b, Value *x) {
    const Literal *l = value_constant(x);
    if (!l || l->type->dtype != DT_F32) {
        Value *y = rounded(b, x);
        note_rounding(&p->roundings, y);
        return build_convert(b, y, DT_F32);
    }
    Type t = type_tensor(&b->m->types, DT_F32, l->type->dims, l->type->rank);
    if (l->splat) return build_constant(b, literal_splat_f64(&b->m->arena, t, number_rounded(l, 0)));
    void *data;
    Literal *made = literal_make(&b->m->arena, t, &data);
    for (int64_t i = 0; i < t->n_elems; i++) ((float *)data)[i] = number_rounded(l, i);
    return build_constant(b, made);
}

static void multiply_as(Precision *p, Op *op, Multiply how) {
    Builder b = builder_before(p->m, op);
    Value *x = op->operands[0], *y = op->operands[1], *sum;
    if (how == AS_BF16 && winograd_beats_bf16(op, p->c)) {
        Value *left = rounded_f32(p, &b, x), *right = rounded_f32(p, &b, y);
        sum = product(&b, op, left, right);
    } else if (how == AS_BF16) {
        Value *left = rounded(&b, x), *right = rounded(&b, y);
        note_rounding(&p->roundings, left);
        note_rounding(&p->roundings, right);
        sum = product(&b, op, left, right);
    } else {
        Halves left = halves_of(&b, x), right = halves_of(&b, y);
        note_rounding(&p->whole, left.high);
        note_rounding(&p->whole, right.high);
        Value *one = product(&b, op, left.low, right.high), *two = product(&b, op, left.high, right.low);
        Value *small = build_binary(&b, OP_ADD, one, two);
        sum = build_binary(&b, OP_ADD, small, product(&b, op, left.high, right.high));
    }
    value_replace(&op->results[0], sum);
    op_unlink(op);
}

static void find(Op *op, void *context) {
    OpList *list = context;
    if (multiplies_f32(op)) vec_push(list, op);
}

// How images lie around convolutions, before any of these is changed.
static void mark_planes(const OpList *list) {
    const Block *marked = NULL;
    for (size_t i = 0; i < list->n; i++) {
        const Op *op = list->items[i];
        if (op->kind == OP_CONVOLUTION && op->block != marked) planes_mark(op->block), marked = op->block;
    }
}

typedef struct {
    Multiply how;
    ProductPrecision report;
} Choice;

// Of the function's products, in order; to be freed.
static Choice *choices(Func *f, const OpList *list, PrecisionKind kind) {
    Choice *all = xcalloc(list->n + 1, sizeof *all);
    OpList products = {0};
    for (size_t i = 0; i < list->n; i++) {
        all[i].how = chosen(f, list->items[i], kind, &all[i].report);
        if (all[i].how == AS_BF16 && !is_alone(f)) vec_push(&products, list->items[i]);
    }
    OpList last = bf16_last(f, &products);
    for (size_t i = 0, k = 0; i < list->n && k < last.n; i++) {
        if (list->items[i] != last.items[k]) continue;
        k++;
        all[i] = (Choice){AS_F32, {list->items[i], "f32", "it makes results, where f32 costs little"}};
    }
    vec_free(&products);
    vec_free(&last);
    return all;
}

static void multiply_function(Precision *p, Func *f) {
    OpList list = {0};
    block_walk(f->body, find, &list);
    mark_planes(&list);
    Choice *choice = choices(f, &list, p->c->o->precision);
    for (size_t i = 0; i < list.n; i++) {
        Op *op = (Op *)(uintptr_t)list.items[i];
        for (uint32_t k = 0; k < op->n_operands; k++) op->operands[k] = value_resolved(op->operands[k]);
        vec_push(p->c->products, choice[i].report);
        if (choice[i].how == AS_F32) continue;
        multiply_as(p, op, choice[i].how);
        p->c->changed = true;
    }
    free(choice);
    vec_free(&list);
}

bool pass_precision(PassContext *c) {
    Precision p = {.m = c->m, .c = c};
    if (c->o->precision == PRECISION_F32) return true;
    for (Func *f = c->m->first_func; f; f = f->next) multiply_function(&p, f);
    module_resolve(c->m);
    for (Func *f = c->m->first_func; f; f = f->next) activations_store(c->m, f, &p.roundings, &p.whole);
    module_resolve(c->m);
    vec_free(&p.roundings);
    vec_free(&p.whole);
    return true;
}
