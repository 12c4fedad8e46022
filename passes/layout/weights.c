// Weights in fewer bytes (--weights-as=bf16): constants that matrix products multiply by and tables that gathers take rows of, in models of f32. A product of
// few rows takes as long as reading them does. Their rounding is all that changes: products and sums stay f32, of what is widened as it is multiplied
// (contract.c, codegen/contract/fma.c) or gathered. How far the weights of an op are off is reported, and refused beyond a bound.
//
// It is about what the model asks for (mark.h). It runs when scales have been folded into weights, so that these are rounded once, and before operands are
// packed.
#include "ir/builder/build.h"
#include "ir/ops/ragged.h"
#include "passes/layout/layout.h"
#include "passes/mark.h"
#include "passes/pass.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { FEW_WEIGHTS = 1024 }; // too few to wait for

// An operand that an expansion makes others of before it multiplies: rows and terms of a ragged product that are not in a group become zeros.
static bool is_cut(const Op *op, int i) {
    Ragged r;
    if (op->kind != OP_RAGGED_DOT) return false;
    ragged_of(op, &r);
    return r.mode == RAGGED_TERMS || (r.mode == RAGGED_ROWS && i == 0);
}

// The operand that weights are; -1: none.
static int weights_of(const Op *op) {
    if (!mark_is_on(op) || op->kind == OP_CONVOLUTION || op->results[0].type->dtype != DT_F32) return -1;
    bool is_table = op->kind == OP_GATHER, first = contract_is_constant(op->operands[0]), second = !is_table && contract_is_constant(op->operands[1]);
    int i = second ? 1 : 0;
    if (first == second || is_cut(op, i) || op->operands[i]->type->n_elems < FEW_WEIGHTS) return -1;
    return is_table || product_is_f32(op) ? i : -1;
}

static const Literal *literal_of(const Value *v) {
    while (v->def && op_has(v->def->kind, VIEW)) v = v->def->operands[0];
    return value_constant(v);
}

// To bf16, of which an f32 that is no NaN has the upper half, to even; large ones become infinity.
static float rounded(float x) {
    uint32_t bits;
    memcpy(&bits, &x, sizeof bits);
    bits = (bits + 0x7fff + (bits >> 16 & 1)) & 0xffff0000u;
    memcpy(&x, &bits, sizeof bits);
    return x;
}

// The root of the mean square of what rounding changes, beside that of the weights. NaN stays NaN.
static double error_of(const Literal *l) {
    double changed = 0, all = 0;
    int64_t n = l->splat ? 1 : l->type->n_elems;
    for (int64_t i = 0; i < n; i++) {
        float x;
        memcpy(&x, literal_elem(l, i), sizeof x);
        if (isnan(x)) continue;
        double off = (double)rounded(x) - (double)x;
        if (isinf(x)) off = 0;
        changed += off * off;
        all += (double)x * (double)x;
    }
    return changed > 0 ? sqrt(changed / all) : 0;
}

static bool check_error(PassContext *c, const Op *op, DType as, double error) {
    double bound = c->o->weights_error > 0 ? c->o->weights_error : WEIGHTS_ERROR;
    if (error <= bound) return true;
    if (isfinite(error)) {
        diag_error(c->d, op_place(op), CODE_WEIGHTS_ERROR, "%s: its weights as %s are off by %.3g of their size (root mean square), and %.3g is allowed",
                   op_short(op->kind), dtype_text(as), error, bound);
        diag_help(c->d, "--weights-error=%.2g allows it", error * 1.01);
    } else {
        diag_error(c->d, op_place(op), CODE_WEIGHTS_ERROR, "%s: some of its weights are too large for %s", op_short(op->kind), dtype_text(as));
    }
    diag_help(c->d, "without --weights-as they stay f32");
    return false;
}

static bool store(PassContext *c, Op *op, int i, DType as) {
    Builder b = builder_before(c->m, op);
    Value *w = op->operands[i], *narrow = build_convert(&b, w, as);
    const Literal *l = literal_of(w);
    double error = l ? error_of(l) : 0;
    vec_push(c->stored, ((StoredWeights){op, as, w->type->n_elems, error}));
    c->changed = true;
    if (op->kind == OP_GATHER) {
        Value *operands[] = {narrow, op->operands[1]};
        Type type = type_with_dtype(&c->m->types, op->results[0].type, as);
        value_replace(&op->results[0], build_convert(&b, op_result(build_like(&b, op, operands, &type), 0), DT_F32));
        op_unlink(op);
    } else {
        op->operands[i] = build_convert(&b, narrow, DT_F32);
        op->operands[1 - i] = build_convert(&b, op->operands[1 - i], DT_F32);
    }
    return check_error(c, op, as, error);
}

static void find(Op *op, void *context) {
    if (weights_of(op) >= 0) vec_push((OpList *)context, op);
}

bool pass_weights(PassContext *c) {
    OpList list = {0};
    bool good = true;
    if (c->o->precision == PRECISION_F32 && c->o->weights_as == WEIGHTS_F32) return true;
    for (Func *f = c->m->first_func; f; f = f->next) block_walk(f->body, find, &list);
    for (size_t i = 0; c->o->weights_as != WEIGHTS_F32 && i < list.n; i++) {
        Op *op = (Op *)(uintptr_t)list.items[i];
        for (uint32_t k = 0; k < op->n_operands; k++) op->operands[k] = value_resolved(op->operands[k]);
        good &= store(c, op, weights_of(op), DT_BF16);
    }
    vec_free(&list);
    module_resolve(c->m);
    c->changed |= marks_remove(c->m);
    return good;
}
