// See integer_weights.h.
#include "passes/integer_weights.h"

#include "ir/graph/quant.h"
#include "ir/infer/quant.h"
#include "ir/ops/cost.h"
#include "passes/products.h"

#include <stdlib.h>

enum { MANY_WEIGHTS = 1 << 20, MOST_STEPS = 16, FEW_TERMS = 32 }; // as the pass `weights` has it, fewer terms are not worth a scale

typedef struct {
    const Op *first;
    size_t n;
    uint64_t bytes;            // as floats
    VEC(const Literal *) seen; // products may share weights
    Uses uses;
} Widened;

static Value *behind_views(Value *v) {
    for (v = value_resolved(v); v->def && op_has(v->def->kind, VIEW); v = value_resolved(v->def->operands[0])) continue;
    return v;
}

static bool widens(const Op *op) { return op->kind == OP_CONVERT || op->kind == OP_UNIFORM_DEQUANTIZE; }

// The constant that v is, perhaps of another type.
static const Literal *constant_behind(Value *v) {
    v = behind_views(v);
    return value_constant(v->def && widens(v->def) ? behind_views(v->def->operands[0]) : v);
}

static bool is_bytes(DType t) { return dtype_is_int(t) && dtype_info[t].bits <= 8; }

// The constant that v is computed of, by first operands: two numbers in a byte, taken apart. NULL: it is of none.
static const Literal *unpacked_from(Value *v) {
    for (uint32_t n = 0; n < MOST_STEPS; n++) {
        v = behind_views(v);
        if (value_constant(v)) return value_constant(v);
        if (!v->def || !(op_has(v->def->kind, MAP) || v->def->kind == OP_CONCATENATE) || v->def->n_regions || !v->def->n_operands) return NULL;
        v = v->def->operands[0];
    }
    return NULL;
}

// Of an op of two operands: which of them weights are, the other being a scale or a zero point; -1: none.
static int weights_side(const Op *op) {
    const Literal *left = constant_behind(op->operands[0]), *right = constant_behind(op->operands[1]);
    if (!left || !right) return left ? 1 : right ? 0 : -1;
    if (left->type->n_elems != right->type->n_elems) return right->type->n_elems > left->type->n_elems;
    return is_bytes(right->type->dtype);
}

// The integers of 8 bits and fewer that v is computed from, all else being constant; NULL: it is not.
static const Literal *integers_behind(Value *v) {
    for (uint32_t n = 0; n < MOST_STEPS; n++) {
        v = behind_views(v);
        const Op *op = v->def;
        if (!op) return NULL;
        if (widens(op)) {
            DType from = op->operands[0]->type->dtype;
            if (dtype_is_int(from)) return is_bytes(from) ? unpacked_from(op->operands[0]) : NULL;
            v = op->operands[0];
            continue;
        }
        int next = op_has(op->kind, MAP) && op->n_operands == 2 && !op->n_regions ? weights_side(op) : -1;
        if (next < 0) return NULL;
        v = op->operands[next];
    }
    return NULL;
}

// The same of what is quantized by its type, less its zero points.
static const Literal *quantized_behind(Value *v) {
    const Quant *q = v->type->quant;
    for (uint32_t i = 0; i < q->n; i++)
        if (q->min - q->zero_points[i] < INT8_MIN || q->max - q->zero_points[i] > INT8_MAX) return NULL;
    v = behind_views(v);
    return value_constant(v->def && v->def->kind == OP_BITCAST_CONVERT ? behind_views(v->def->operands[0]) : v);
}

static void see(Widened *w, const Op *op, uint64_t bytes, const Literal *l) {
    for (size_t i = 0; i < w->seen.n; i++)
        if (w->seen.items[i] == l) return;
    vec_push(&w->seen, l);
    if (!w->n++) w->first = op;
    w->bytes += bytes;
}

static void find_widened(Op *op, void *context) {
    Widened *w = context;
    if (op->kind != OP_DOT_GENERAL || contraction_depth(op) < FEW_TERMS || !uses_of(&w->uses, &op->results[0]).n) return;
    bool quantized = product_is_hybrid(op);
    if (!quantized && (op_is_quantized(op) || !product_is_short(op))) return;
    for (uint32_t i = quantized; i < 2; i++) {
        const Type t = op->operands[i]->type;
        if (t->n_elems < MANY_WEIGHTS || (!quantized && !product_is_f32(op) && contraction_free(op, 1 - i) > 1)) continue; // more rows read floats as fast
        const Literal *l = quantized ? quantized_behind(op->operands[i]) : integers_behind(op->operands[i]);
        if (l) see(w, op, (uint64_t)t->n_elems * dtype_bytes(quantized ? DT_F32 : t->dtype), l);
    }
}

void integer_weights_note(PassContext *c) {
    Widened w = {0};
    for (Func *f = c->m->first_func; f; f = f->next) {
        uses_make(f->body, &w.uses);
        block_walk(f->body, find_widened, &w);
        uses_free(&w.uses);
    }
    if (w.n)
        diag_remark(
            c->d, op_place(w.first),
            "%zu constant%s of weights, integers in the model, become%s floats, %.3g MB: --weights-as=int8, or int4 where 4 bits hold them, can keep them so",
            w.n, w.n > 1 ? "s" : "", w.n > 1 ? "" : "s", (double)w.bytes * 1e-6);
    vec_free(&w.seen);
}
