// See precision.h.
#include "tests/ops/precision.h"
#include "ir/builder/build.h"
#include "ir/eval/eval.h"
#include "ir/graph/uses.h"
#include "ir/infer/infer.h"
#include "ir/ops/cost.h"
#include "ir/text/text.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { FEW_PRODUCTS = 16 }; // sums of fewer stay f32

typedef VEC(Op *) Products;

typedef struct {
    PrecisionKind kind;
    double unit;
    Products products;
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

static bool is_stored(const Uses *uses, const Value *v) {
    if (!v->def || value_constant(v)) return false;
    UseList users = uses_of(uses, v);
    for (uint32_t i = 0; i < users.n; i++) {
        OpKind k = users.v[i].op->kind;
        if (!op_has(k, MAP) && !op_has(k, VIEW) && k != OP_DOT_GENERAL && k != OP_CONVOLUTION && k != OP_REDUCE_WINDOW) return false;
    }
    return true;
}

// What contractions read is read by elementwise work as they do.
static void store(Module *m, Func *f, const Products *products) {
    Uses uses;
    uses_make(f->body, &uses);
    for (size_t i = 0; i < 2 * products->n; i++) {
        Value *v = products->items[i / 2]->operands[i % 2];
        while (v->def && op_has(v->def->kind, VIEW)) v = v->def->operands[0];
        if (v->id >= uses.n_values || uses.values[v->id] != v || !is_stored(&uses, v)) continue;
        UseList users = uses_of(&uses, v);
        Builder b = builder_before(m, v->def->next);
        Value *stored = build_convert(&b, build_convert(&b, v, DT_BF16), DT_F32);
        for (uint32_t u = 0; u < users.n; u++) users.v[u].op->operands[users.v[u].index] = stored;
    }
    uses_free(&uses);
}

// Rounds operands in the module, which has been verified. Returns the unit of what was rounded, 0 where nothing was.
static double round_operands(Module *m, PrecisionKind kind, bool stored) {
    Rounding r = {.kind = kind};
    for (Func *f = m->first_func; f; f = f->next) {
        r.products.n = 0;
        block_walk(f->body, find, &r);
        if (stored) store(m, f, &r.products);
        for (size_t i = 0; i < r.products.n; i++) {
            Op *op = r.products.items[i];
            Builder b = builder_before(m, op);
            for (uint32_t k = 0; k < 2; k++) op->operands[k] = build_convert(&b, build_convert(&b, op->operands[k], DT_BF16), DT_F32);
        }
    }
    vec_free(&r.products);
    return r.unit;
}

static double distance(const Literal *x, const Literal *y) {
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

// The results stay in the arena, their types in the module, which the caller frees.
static Module *evaluate(const PrecisionCase *c, bool stored, Arena *arena, const Literal **results, double *unit, Diags *diags) {
    Module *m = parse_module(c->text, c->len, "rounded", diags);
    bool good = m && module_verify(m, diags);
    if (good) *unit = round_operands(m, c->kind, stored);
    good = good && module_verify(m, diags) && eval_devices(m, module_main(m), c->n_replicas, c->n_partitions, c->args, NULL, arena, results, diags);
    if (good) return m;
    module_free(m);
    return NULL;
}

bool precision_evaluate(const PrecisionCase *c, Arena *arena, const Literal **want, double *distances, double *unit, Diags *diags) {
    const Literal **rounded = arena_array(arena, const Literal *, c->n_results), **stored = arena_array(arena, const Literal *, c->n_results);
    Module *first = evaluate(c, false, arena, rounded, unit, diags), *second = first ? evaluate(c, true, arena, stored, unit, diags) : NULL;
    for (uint32_t i = 0; second && i < c->n_results; i++) {
        void *data;
        size_t size = dtype_bytes(want[i]->type->dtype);
        Literal *dense = literal_make(arena, want[i]->type, &data);
        for (int64_t k = 0; k < want[i]->type->n_elems; k++) memcpy((char *)data + (size_t)k * size, literal_elem(rounded[i], k), size);
        distances[i] = fmax(distance(dense, want[i]), distance(dense, stored[i]));
        want[i] = dense;
    }
    module_free(first);
    module_free(second);
    return second;
}
