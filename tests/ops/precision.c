// See precision.h.
#include "tests/ops/precision.h"
#include "ir/builder/build.h"
#include "ir/ops/cost.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { FEW_PRODUCTS = 16 }; // sums of fewer stay f32

typedef struct {
    Module *m;
    PrecisionKind kind;
    double unit;
    OpList products;
} Rounding;

static bool says(const Op *op, const char *name) {
    const Attr *config = op_attr(op, ATTR_precision_config);
    for (uint32_t i = 0; config && i < config->n_lists; i++)
        if (!strcmp(config->strs[i]->text, name)) return true;
    return false;
}

static void find(Op *op, void *context) {
    Rounding *r = context;
    if (op->kind != OP_DOT_GENERAL && op->kind != OP_CONVOLUTION && op->kind != OP_DYNAMIC_CONV) return;
    for (uint32_t i = 0; i < 2; i++)
        if (op->operands[i]->type->dtype != DT_F32) return;
    if (op->results[0].type->dtype != DT_F32 || contraction_depth(op) < FEW_PRODUCTS) return;
    if (op->kind != OP_DOT_GENERAL && (op_int(op, ATTR_feature_group_count, 1) > 1 || op_int(op, ATTR_batch_group_count, 1) > 1)) return;
    if (r->kind == PRECISION_MODEL && says(op, "HIGHEST")) return;
    bool three = r->kind == PRECISION_MODEL && says(op, "HIGH"); // what they leave out is less than a unit of two bf16
    r->unit = fmax(r->unit, three ? 0x1p-15 : 0x1p-8);
    if (!three) vec_push(&r->products, op);
}

double precision_round(Module *m, PrecisionKind kind) {
    Rounding r = {.m = m, .kind = kind};
    if (kind == PRECISION_F32) return 0;
    for (Func *f = m->first_func; f; f = f->next) block_walk(f->body, find, &r);
    for (size_t i = 0; i < r.products.n; i++) {
        Op *op = (Op *)(uintptr_t)r.products.items[i];
        Builder b = builder_before(m, op);
        for (uint32_t k = 0; k < 2; k++) op->operands[k] = build_convert(&b, build_convert(&b, op->operands[k], DT_BF16), DT_F32);
    }
    vec_free(&r.products);
    return r.unit;
}

double precision_distance(const Literal *x, const Literal *y) {
    DType t = x->type->dtype, part = t == DT_C64 ? DT_F32 : t == DT_C128 ? DT_F64 : t;
    size_t n = dtype_bytes(t) / dtype_bytes(part);
    double most = 0;
    if (!dtype_is_float(part)) return 0;
    for (int64_t i = 0; i < x->type->n_elems; i++)
        for (size_t k = 0; k < n; k++) {
            size_t at = k * dtype_bytes(part);
            double a = elem_to_f64(part, (const char *)literal_elem(x, i) + at), b = elem_to_f64(part, (const char *)literal_elem(y, i) + at);
            if (a == b || (isnan(a) && isnan(b))) continue;
            most = fmax(most, isfinite(a - b) ? fabs(a - b) : INFINITY);
        }
    return most;
}
