// Quantized tensors become their integers: the first step of `expand`, on the whole module. Behind it no type is quantized, and arguments
// and results of main are the stored integers. The arithmetic is that of ir/eval/quant.c step by step, so the integers are the same:
// tpu.multiply keeps a scale out of fused multiply-adds, functions that are not rounded correctly run in f64, and products are sums of
// integers without zero points, in the first of f32, f64 and i64 that holds each such sum exactly, so their order does not matter; or of bytes (quant_bytes.c)
// or words.
//
// While the walk goes, values keep their quantized types (what an op stands for is read from its operands) and `replaced` says what they
// became; types are stripped at the end.
#include "passes/expand/quant.h"
#include "passes/expand/bytes.h"

#include "ir/graph/literal.h"
#include "ir/infer/infer.h"
#include "ir/ops/cost.h"

#include <math.h>
#include <stdlib.h>

static Value *splat_of(Builder *b, Type shape, DType t, double v) { return build_splat(b, type_with_dtype(&b->m->types, shape, t), v); }

// One number for each pair of q, in the shape of `shape`.
static Value *per_pair(Builder *b, Type shape, const Quant *q, int32_t axis, DType t, const double *v) {
    if (q->n == 1) return splat_of(b, shape, t, v[0]);
    int64_t n = q->n, along = axis;
    return build_broadcast_as(b, build_numbers(b, t, v, &n, 1), shape, &along, 1);
}

static Value *zero_points(Builder *b, Type shape, const Quant *q, DType t) { // NULL if all are 0
    double *v = arena_array(&b->m->arena, double, q->n);
    bool any = false;
    for (uint32_t i = 0; i < q->n; i++) {
        v[i] = (double)q->zero_points[i];
        any |= q->zero_points[i] != 0;
    }
    return any ? per_pair(b, shape, q, q->axis, t, v) : NULL;
}

// Scales times `factor`, along dimension `axis` of the shape.
static Value *scales(Builder *b, Type shape, const Quant *q, int32_t axis, double factor) {
    double *v = arena_array(&b->m->arena, double, q->n);
    for (uint32_t i = 0; i < q->n; i++) v[i] = quant_scale(q, i) * factor;
    return per_pair(b, shape, q, axis, q->expressed, v);
}

// f32 that are integers, as i32.
static Value *whole(Builder *b, Value *x) {
    Type t = type_with_dtype(&b->m->types, x->type, DT_I32);
    return op_result(build_typed(b, OP_WHOLE, &x, 1, NULL, 0, &t, 1, 0), 0);
}

// f32 that are integers, known as such.
static bool is_whole(const Value *x) { return x->def && x->def->kind == OP_WHOLE; }

// What is not stripped of its quantization yet (constants, arguments and what moves them) as its integers.
static Value *plain(Builder *b, Value *x) {
    Type t = type_storage(&b->m->types, x->type);
    return x->type == t ? x : op_result(build_typed(b, OP_CONVERT, &x, 1, NULL, 0, &t, 1, 0), 0);
}

// Integers as t: what were f32 are these.
static Value *integers(Builder *b, Value *x, DType t) {
    if (is_whole(x) && t == DT_F32) return x->def->operands[0];
    return x->type->dtype == t ? plain(b, x) : build_convert(b, x, t);
}

// q - zero_point in t, which holds it exactly.
static Value *centred(Builder *b, Value *v, DType t) {
    const Quant *q = v->type->quant;
    Value *x = integers(b, value_resolved(v), t), *zero = zero_points(b, v->type, q, t);
    return zero ? build_binary(b, OP_SUBTRACT, x, zero) : x;
}

static Value *dequantized(Builder *b, Value *v) {
    const Quant *q = v->type->quant;
    DType t = quant_has_zero_points(q) ? dtype_info[q->storage].bits > 16 ? DT_I64 : DT_I32 : q->expressed;
    Value *x = build_convert(b, centred(b, v, t), q->expressed);
    return build_binary(b, OP_ROUNDED_MULTIPLY, x, scales(b, v->type, q, q->axis, 1));
}

static Value *cut_off(Builder *b, Value *x, const Quant *q) {
    Value *least = build_scalar(b, DT_I32, (double)q->min), *most = build_scalar(b, DT_I32, (double)q->max);
    return build_convert(b, build_clamp(b, least, x, most), q->storage);
}

// Of numbers that are not infinite, NaN or out of range of i32: what is out of range of the quantization is cut off as integers.
static Value *as_integers(Builder *b, Value *x, const Quant *q) {
    x = build_binary(b, OP_USUAL_DIVIDE, x, scales(b, x->type, q, q->axis, 1));
    Value *zero = zero_points(b, x->type, q, q->expressed);
    if (zero) x = build_binary(b, OP_ADD, x, zero);
    return whole(b, build_unary(b, OP_ROUND_EVEN, x));
}

static bool is_quantized_as_usual(const Quant *q, double most) {
    if (!quant_is_usual(q)) return false;
    for (uint32_t i = 0; i < q->n; i++)
        if (most / quant_scale(q, i) + fabs((double)q->zero_points[i]) > 0x1p29) return false;
    return true;
}

// From there on all numbers are cut off, and down from its negative.
static double far_out(const Quant *q) {
    double far = 0;
    for (uint32_t i = 0; i < q->n; i++)
        far = fmax(far, (fmax(fabs((double)q->min), fabs((double)q->max)) + fabs((double)q->zero_points[i]) + 2) * quant_scale(q, i));
    return far;
}

// Of any numbers: those far out of range are cut off before, so that all of them are divided as usual ones. (Tiny ones are not, but their quotients are next to
// nothing either way.) NaN becomes 0.
static Value *quantized_any(Builder *b, Value *x, const Quant *q) {
    double far = far_out(q);
    Value *least = build_scalar(b, DT_F32, -far), *most = build_scalar(b, DT_F32, far), *nan = build_compare(b, x, x, "NE");
    Value *y = as_integers(b, build_clamp(b, least, x, most), q);
    if (q->min <= 0 && q->max >= 0) return cut_off(b, build_select(b, nan, splat_of(b, y->type, DT_I32, 0), y), q);
    y = cut_off(b, y, q);
    return build_select(b, nan, splat_of(b, y->type, y->type->dtype, 0), y);
}

static Value *quantized(Builder *b, Value *x, const Quant *q, double largest_x) {
    if (is_quantized_as_usual(q, largest_x)) return cut_off(b, as_integers(b, x, q), q);
    if (is_quantized_as_usual(q, far_out(q))) return quantized_any(b, x, q);
    x = build_binary(b, OP_DIVIDE, x, scales(b, x->type, q, q->axis, 1));
    Value *zero = zero_points(b, x->type, q, q->expressed);
    if (zero) x = build_binary(b, OP_ADD, x, zero);
    Value *least = build_scalar(b, q->expressed, (double)q->min), *most = build_scalar(b, q->expressed, (double)q->max);
    x = build_clamp(b, least, x, most);
    return build_convert(b, build_unary(b, OP_ROUND_EVEN, x), q->storage);
}

// The same of sums x, which stand for the numbers y.
static Value *quantized_sums(Builder *b, const Uses *u, Value *x, const QuantSums *sums, Value *y, const Quant *q, double largest_y,
                             const TargetFacts *target) {
    bool usual = quant_is_usual(sums->quant) && !quant_has_zero_points(sums->quant) && is_quantized_as_usual(q, largest_y);
    return usual ? cut_off(b, quant_by_line(b, u, x, sums, q, as_integers(b, y, q), target), q) : quantized(b, y, q, largest_y);
}

// --- in floats

// No finite result of the op is larger; infinity: there is no telling, or there are others.
static double most_result(const Uses *u, const Op *op) {
    double most = 0;
    bool sums = op->kind == OP_ADD || op->kind == OP_SUBTRACT;
    if (!sums && op->kind != OP_MAXIMUM && op->kind != OP_MINIMUM && op->kind != OP_CLAMP && op->kind != OP_NEGATE && op->kind != OP_ABS) return INFINITY;
    for (uint32_t i = 0; i < op->n_operands; i++) {
        const Quant *q = op->operands[i]->type->quant;
        if (!q || !quant_is_usual(q)) return INFINITY;
        double x = quant_most_expressed(u, op->operands[i]);
        most = sums ? most + x : fmax(most, x);
    }
    return most * 1.001;
}

static void expand_float(Builder *b, const Uses *u, Op *op) {
    Value **x = arena_array(&b->m->arena, Value *, op->n_operands + 1u);
    Type *types = arena_array(&b->m->arena, Type, op->n_results + 1u);
    bool wide = op_has(op->kind, INEXACT); // in f64 the few units are far below the last bit of f32
    for (uint32_t i = 0; i < op->n_operands; i++) {
        x[i] = op->operands[i]->type->quant ? dequantized(b, op->operands[i]) : value_resolved(op->operands[i]);
        if (wide) x[i] = build_convert(b, x[i], DT_F64);
    }
    for (uint32_t i = 0; i < op->n_results; i++)
        types[i] = wide ? type_with_dtype(&b->m->types, op->results[i].type, DT_F64) : type_expressed(&b->m->types, op->results[i].type);
    Op *made = build_like(b, op, x, types);
    for (uint32_t i = 0; i < op->n_results; i++) {
        const Quant *q = op->results[i].type->quant;
        Value *y = op_result(made, i);
        value_replace(&op->results[i], q ? quantized(b, build_convert(b, y, q->expressed), q, most_result(u, op)) : y);
    }
}

// Order alone counts, and all of one quantization that keeps it: the integers serve.
static bool runs_on_integers(Op *op) {
    if (!op_has(op->kind, CHOOSES) && op->kind != OP_COMPARE) return false;
    const Quant *q = op->operands[1]->type->quant;
    if (!q || !quant_is_faithful(q)) return false;
    for (uint32_t i = op->kind == OP_SELECT; i < op->n_operands; i++)
        if (op->operands[i]->type->quant != q) return false;
    if (op->kind == OP_COMPARE) op_remove_attr(op, ATTR_compare_type);
    return op->kind == OP_COMPARE || op->results[0].type->quant == q;
}

// --- products

static double largest(const Quant *q) { // |q - zero_point|
    double most = 0;
    for (uint32_t i = 0; i < q->n; i++) most = fmax(most, fmax((double)(q->max - q->zero_points[i]), (double)(q->zero_points[i] - q->min)));
    return most;
}

// Constant weights without their zero points: numbers as they are multiplied, for what would widen them in every call.
static Value *centred_weights(Builder *b, Value *v, DType t) {
    const Quant *q = v->type->quant;
    const Literal *l = value_constant(value_resolved(v));
    if (!l || l->splat || (quant_per_axis(q) && quant_has_zero_points(q)) || t == DT_I64 || l->type->n_elems != v->type->n_elems) return centred(b, v, t);
    double *w = xcalloc((size_t)v->type->n_elems + 1, sizeof *w);
    for (int64_t i = 0; i < v->type->n_elems; i++) w[i] = (double)(elem_to_i64(l->type->dtype, literal_elem(l, i)) - q->zero_points[0]);
    Value *made = build_numbers(b, t, w, v->type->dims, v->type->rank);
    free(w);
    return made;
}

// Are bytes enough for them without their zero points?
static bool fit_bytes(const Quant *q) {
    bool fit = true;
    for (uint32_t i = 0; i < q->n; i++) fit &= q->min - q->zero_points[i] >= INT8_MIN && q->max - q->zero_points[i] <= INT8_MAX;
    return fit;
}

// A product of words, which hold both sides without their zero points, where the processor multiplies these and i32 holds the sum. NULL: it does not.
static Value *product_of_words(Builder *b, const Op *op, const TargetFacts *target, double bound) {
    const double most = fmax(largest(op->operands[0]->type->quant), largest(op->operands[1]->type->quant));
    if (!bytes_suit(op) || !target || !target->tiles[DT_I16].mr || bound >= 0x1p31 || most > INT16_MAX) return NULL;
    Value *w = centred_weights(b, op->operands[1], fit_bytes(op->operands[1]->type->quant) ? DT_I8 : DT_I16);
    Value *x[] = {centred(b, op->operands[0], DT_I16), build_convert(b, w, DT_I16)};
    Type sum = type_with_dtype(&b->m->types, op->results[0].type, DT_I32);
    return op_result(build_like(b, op, x, &sum), 0);
}

static void expand_dot(Builder *b, const Uses *u, Op *op, const TargetFacts *target) {
    const Quant *lhs = op->operands[0]->type->quant, *rhs = op->operands[1]->type->quant, *to = op->results[0].type->quant;
    Type result = op->results[0].type;
    Value *x[2] = {value_resolved(op->operands[0]), NULL};
    if (!lhs) { // weights alone are quantized
        x[1] = dequantized(b, op->operands[1]);
        value_replace(&op->results[0], op_result(build_like(b, op, x, &result), 0));
        return;
    }
    double bound = (double)contraction_depth(op) * largest(lhs) * largest(rhs), most = quant_most_sum(op, bound);
    Value *y = expand_product_of_bytes(b, op, target, bound);
    if (!y) y = product_of_words(b, op, target, bound);
    if (!y) {
        DType t = most < 0x1p24 ? DT_F32 : most < 0x1p53 ? DT_F64 : DT_I64; // of parts of a sum, too
        Type sum = type_with_dtype(&b->m->types, result, t);
        x[0] = centred(b, op->operands[0], t);
        x[1] = centred_weights(b, op->operands[1], t);
        Op *product = build_like(b, op, x, &sum);
        if (t == DT_F32) op_set_attr(b->m, product, attr_bool(ATTR_exact, true));
        y = op_result(product, 0);
    }
    if (quant_is_own_sum(u, op, most)) {
        value_replace(&op->results[0], y->type->dtype == DT_F32 ? whole(b, y) : build_convert(b, y, DT_I32));
        return;
    }
    int32_t axis = quant_per_axis(rhs) ? dot_result_axis(op, rhs->axis) : -1;
    QuantSums sums = {rhs, quant_scale(lhs, 0), axis, most, &op->results[0]};
    Value *integer_sums = y;
    y = build_convert(b, y, rhs->expressed);
    y = build_binary(b, OP_ROUNDED_MULTIPLY, y, scales(b, y->type, rhs, axis, quant_scale(lhs, 0)));
    double scale = 0;
    for (uint32_t i = 0; i < rhs->n; i++) scale = fmax(scale, quant_scale(lhs, 0) * quant_scale(rhs, i));
    double largest_y = quant_is_usual(lhs) && quant_is_usual(rhs) ? most * scale * 1.001 : INFINITY;
    value_replace(&op->results[0], quantized_sums(b, u, integer_sums, &sums, y, to, largest_y, target));
}

// Of integers whose sums are known to be those of what they stand for.
static void expand_sum(Builder *b, Op *op) {
    Value *x = value_resolved(op->operands[0]), *y = value_resolved(op->operands[1]);
    if (!is_whole(x) && !is_whole(y)) {
        value_replace(&op->results[0], build_binary(b, OP_ADD, plain(b, x), plain(b, y)));
        return;
    }
    x = integers(b, x, DT_F32), y = integers(b, y, DT_F32);
    value_replace(&op->results[0], whole(b, build_binary(b, OP_ADD, x, y)));
}

// --- the walk

static Value *requantized(Builder *b, const Uses *u, const Op *op, const TargetFacts *target) {
    const Quant *from = op->operands[0]->type->quant, *to = op->results[0].type->quant;
    if (!from) return quantized(b, value_resolved(op->operands[0]), to, INFINITY);
    Value *x = value_resolved(op->operands[0]), *y = dequantized(b, op->operands[0]);
    double most = quant_is_usual(from) ? quant_most_expressed(u, op->operands[0]) * 1.001 : INFINITY;
    if (from->storage != DT_I32) return quantized(b, y, to, most);
    QuantSums sums = {from, 1, from->axis, quant_most(u, op->operands[0]), op->operands[0]};
    return quantized_sums(b, u, is_whole(x) ? x->def->operands[0] : plain(b, x), &sums, y, to, most, target);
}

static bool expand_op(Builder *b, const Uses *u, Op *op, const TargetFacts *target) { // false: it stays
    if (op->kind == OP_UNIFORM_DEQUANTIZE) {
        value_replace(&op->results[0], dequantized(b, op->operands[0]));
    } else if (op->kind == OP_UNIFORM_QUANTIZE) {
        value_replace(&op->results[0], requantized(b, u, op, target));
    } else if (op->kind == OP_BITCAST_CONVERT && op->operands[0]->type->dtype == op->results[0].type->dtype) {
        value_replace(&op->results[0], op->operands[0]);
    } else if (quant_adds_integers(u, op)) {
        expand_sum(b, op);
    } else if (op_has(op->kind, QDOT)) {
        expand_dot(b, u, op, target);
    } else if (op_has(op->kind, QFLOAT) && !runs_on_integers(op)) {
        expand_float(b, u, op);
    } else {
        return false;
    }
    return true;
}

static void expand_block(PassContext *c, const Uses *u, Block *block) {
    for (Op *op = block->first, *after; op; op = after) {
        after = op->next;
        for (uint32_t i = 0; i < op->n_regions; i++) expand_block(c, u, op->regions[i]);
        if (!op_is_quantized(op)) continue;
        Builder b = builder_before(c->m, op);
        c->changed = true;
        if (expand_op(&b, u, op, c->o->target)) op_unlink(op);
    }
}

static void strip(PassContext *c, Type *t) {
    if (!type_has_quant(*t)) return;
    *t = type_storage(&c->m->types, *t);
    c->changed = true;
}

static void strip_block(PassContext *c, Block *b) {
    for (uint32_t i = 0; i < b->n_args; i++) strip(c, &b->args[i]->type);
    for (Op *op = b->first; op; op = op->next) {
        for (uint32_t i = 0; i < op->n_results; i++) strip(c, &op->results[i].type);
        for (uint32_t i = 0; i < op->n_regions; i++) strip_block(c, op->regions[i]);
    }
}

void expand_quantized(PassContext *c) {
    for (Func *f = c->m->first_func; f; f = f->next) {
        Uses u;
        uses_make(f->body, &u);
        expand_block(c, &u, f->body);
        uses_free(&u);
    }
    if (c->changed) module_resolve(c->m);
    for (Func *f = c->m->first_func; f; f = f->next) {
        for (uint32_t i = 0; i < f->n_results; i++) strip(c, &f->result_types[i]);
        strip_block(c, f->body);
    }
}
