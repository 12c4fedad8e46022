// See mark.h.
#include "passes/mark.h"

#include "ir/infer/quant.h"
#include "passes/pass.h"

bool product_is_f32(const Op *op) {
    DType x = op->operands[0]->type->dtype, y = op->operands[1]->type->dtype;
    if (op->results[0].type->dtype != DT_F32 || (x != DT_F32 && y != DT_F32)) return false;
    return dtype_is_float(x) && dtype_is_float(y) && x != DT_F64 && y != DT_F64;
}

static bool is_short_float(DType t) { return t == DT_F32 || t == DT_BF16 || t == DT_F16; }

bool product_is_short(const Op *op) {
    return is_short_float(op->operands[0]->type->dtype) && is_short_float(op->operands[1]->type->dtype) && is_short_float(op->results[0].type->dtype);
}

// Such a product is one of f32, by what its weights stand for.
static bool only_weights_are_quantized(const Op *op) { return op->n_operands == 2 && !op->operands[0]->type->quant && !op->results[0].type->quant; }

static void mark(Op *op, void *context) {
    PassContext *c = context;
    bool kind = op->kind == OP_DOT_GENERAL || op->kind == OP_CONVOLUTION || op->kind == OP_RAGGED_DOT || op->kind == OP_GATHER;
    if (!kind || (op_is_quantized(op) && !only_weights_are_quantized(op))) return;
    op_set_attr(c->m, op, attr_bool(ATTR_model, true));
    c->changed = true;
}

// ---- weights of a quantized model, which become f32 where nobody asks for less

enum { MANY_WEIGHTS = 1 << 20, MOST_STEPS = 16 };

typedef struct {
    const Op *first;
    size_t n;
    int64_t elements;
    uint32_t bits;
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

// Of the many integers that v, all else constant, is computed from; 0: there are none.
static uint32_t integer_bits(Value *v) {
    for (uint32_t n = 0; n < MOST_STEPS; n++) {
        v = behind_views(v);
        const Op *op = v->def;
        if (!op) return 0;
        if (widens(op)) {
            Value *from = behind_views(op->operands[0]);
            const Literal *l = value_constant(from);
            if (l) return dtype_is_int(l->type->dtype) && l->type->n_elems >= MANY_WEIGHTS ? dtype_info[l->type->dtype].bits : 0;
            v = from;
            continue;
        }
        if (!op_has(op->kind, MAP) || op->n_operands != 2 || op->n_regions) return 0;
        const Literal *left = constant_behind(op->operands[0]), *right = constant_behind(op->operands[1]);
        uint32_t next = left && (!right || right->type->n_elems >= left->type->n_elems); // the other one is a scale or a zero point
        if (next ? !left : !right) return 0;
        v = op->operands[next];
    }
    return 0;
}

// The same of what is quantized by its type.
static uint32_t quantized_bits(Value *v) {
    const Type t = v->type;
    v = behind_views(v);
    if (v->def && v->def->kind == OP_BITCAST_CONVERT) v = behind_views(v->def->operands[0]);
    return value_constant(v) && t->n_elems >= MANY_WEIGHTS ? dtype_info[t->dtype].bits : 0;
}

static void find_widened(Op *op, void *context) {
    Widened *w = context;
    if (op->kind != OP_DOT_GENERAL) return;
    bool quantized = op_is_quantized(op);
    if (quantized ? !only_weights_are_quantized(op) : !product_is_f32(op)) return;
    for (uint32_t i = quantized; i < 2; i++) {
        uint32_t bits = quantized ? quantized_bits(op->operands[i]) : integer_bits(op->operands[i]);
        if (!bits || bits > 8) continue;
        if (!w->n++) w->first = op;
        w->elements += op->operands[i]->type->n_elems;
        if (bits > w->bits) w->bits = bits;
    }
}

static void say_widened(PassContext *c) {
    Widened w = {0};
    for (Func *f = c->m->first_func; f; f = f->next) block_walk(f->body, find_widened, &w);
    if (!w.n) return;
    diag_remark(c->d, op_place(w.first), "weights of %zu product%s, which the model has as integers, become f32, %.3g MB: --weights-as=%s keeps them integers",
                w.n, w.n > 1 ? "s" : "", (double)w.elements * 4e-6, w.bits > 4 ? "int8" : "int4 (int8 where there are zero points)");
}

bool pass_mark(PassContext *c) {
    if (c->o->precision == PRECISION_F32 && c->o->weights_as == WEIGHTS_F32) {
        say_widened(c);
        return true;
    }
    for (Func *f = c->m->first_func; f; f = f->next) block_walk(f->body, mark, c);
    return true;
}

static void unmark(Op *op, void *context) {
    if (!mark_is_on(op)) return;
    op_remove_attr(op, ATTR_model);
    *(bool *)context = true;
}

bool marks_remove(Module *m) {
    bool any = false;
    for (Func *f = m->first_func; f; f = f->next) block_walk(f->body, unmark, &any);
    return any;
}
