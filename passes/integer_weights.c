// See integer_weights.h.
#include "passes/integer_weights.h"

#include "ir/infer/quant.h"
#include "ir/ops/cost.h"
#include "passes/products.h"

enum { MANY_WEIGHTS = 1 << 20, MOST_STEPS = 16 };

typedef struct {
    const Op *first;
    size_t n;
    uint64_t bytes; // as floats
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

// Is v computed of constants, by its first operands: two numbers in a byte, taken apart?
static bool is_unpacked(Value *v) {
    for (uint32_t n = 0; n < MOST_STEPS; n++) {
        v = behind_views(v);
        if (value_constant(v)) return true;
        if (!v->def || !(op_has(v->def->kind, MAP) || v->def->kind == OP_CONCATENATE) || v->def->n_regions || !v->def->n_operands) return false;
        v = v->def->operands[0];
    }
    return false;
}

// Is v, all else constant, computed from many integers of 8 bits and fewer?
static bool is_of_integers(Value *v) {
    for (uint32_t n = 0; n < MOST_STEPS; n++) {
        v = behind_views(v);
        const Op *op = v->def;
        if (!op) return false;
        if (widens(op)) {
            const Type from = op->operands[0]->type;
            if (dtype_is_int(from->dtype)) return dtype_info[from->dtype].bits <= 8 && from->n_elems >= MANY_WEIGHTS && is_unpacked(op->operands[0]);
            v = op->operands[0];
            continue;
        }
        if (!op_has(op->kind, MAP) || op->n_operands != 2 || op->n_regions) return false;
        const Literal *left = constant_behind(op->operands[0]), *right = constant_behind(op->operands[1]);
        uint32_t next = left && (!right || right->type->n_elems >= left->type->n_elems); // the other one is a scale or a zero point
        if (next ? !left : !right) return false;
        v = op->operands[next];
    }
    return false;
}

// The same of what is quantized by its type.
static bool is_quantized_constant(Value *v) {
    const Type t = v->type;
    v = behind_views(v);
    if (v->def && v->def->kind == OP_BITCAST_CONVERT) v = behind_views(v->def->operands[0]);
    return value_constant(v) && t->n_elems >= MANY_WEIGHTS && dtype_info[t->dtype].bits <= 8;
}

static void find_widened(Op *op, void *context) {
    Widened *w = context;
    if (op->kind != OP_DOT_GENERAL) return;
    bool quantized = product_is_hybrid(op);
    if (!quantized && (op_is_quantized(op) || !product_is_short(op))) return;
    for (uint32_t i = quantized; i < 2; i++) {
        if (!quantized && !product_is_f32(op) && contraction_free(op, 1 - i) > 1) continue; // which more rows read as fast
        if (!(quantized ? is_quantized_constant(op->operands[i]) : is_of_integers(op->operands[i]))) continue;
        if (!w->n++) w->first = op;
        w->bytes += (uint64_t)op->operands[i]->type->n_elems * dtype_bytes(quantized ? DT_F32 : op->operands[i]->type->dtype);
    }
}

void integer_weights_note(PassContext *c) {
    Widened w = {0};
    for (Func *f = c->m->first_func; f; f = f->next) block_walk(f->body, find_widened, &w);
    if (!w.n) return;
    diag_remark(
        c->d, op_place(w.first),
        "weights of %zu product%s, which the model has as integers, become floats, %.3g MB: --weights-as=int8, or int4 where 4 bits hold them, keeps them so",
        w.n, w.n > 1 ? "s" : "", (double)w.bytes * 1e-6);
}
