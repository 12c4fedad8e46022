// One op on constant operands, as the suites of the evaluator make it: literals of a shape written as numbers, the op,
// its result beside the numbers expected. A module and its diagnostics live as long as a test (begin, end).
#ifndef TPUCC_TESTS_UNIT_IR_ONE_OP_H
#define TPUCC_TESTS_UNIT_IR_ONE_OP_H

#include "ir/builder/build.h"
#include "ir/eval/eval.h"

#include <check.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

static Module *m;
static Diags d;

static inline void begin(void) {
    m = module_new();
    diags_init(&d, "test");
}

static inline void end(void) {
    diags_free(&d);
    module_free(m);
}

enum { MAX_DIMS = 6 };
typedef struct {
    DType dtype;
    int rank;
    int64_t dims[MAX_DIMS];
} Shape;
#define SHAPE(t, ...) ((Shape){DT_##t, (int)COUNT(((int64_t[]){__VA_ARGS__})), {__VA_ARGS__}})
#define SCALAR(t) ((Shape){DT_##t, 0, {0}})

static inline Type shape_type(Shape s) { return type_tensor(&m->types, s.dtype, s.dims, (size_t)s.rank); }

static inline const Literal *literal_of(Shape s, const double *values) {
    void *data;
    Literal *l = literal_make(&m->arena, shape_type(s), &data);
    for (int64_t i = 0; i < l->type->n_elems; i++) elem_from_f64(s.dtype, (char *)data + (size_t)i * dtype_bytes(s.dtype), values[i]);
    return l;
}
#define LITERAL(shape, ...) literal_of(shape, (const double[]){__VA_ARGS__})

// 0, 1, 2, ...
static inline const Literal *counted(Shape s) {
    Type t = shape_type(s);
    double *v = xcalloc((size_t)t->n_elems + 1, sizeof *v);
    for (int64_t i = 0; i < t->n_elems; i++) v[i] = (double)i;
    const Literal *l = literal_of(s, v);
    free(v);
    return l;
}

static inline Attr axes(AttrKey k, size_t n, const int64_t *v) { return attr_axes(&m->arena, k, v, n); }
#define AXES(key, ...) axes(ATTR_##key, COUNT(((int64_t[]){__VA_ARGS__})), (const int64_t[]){__VA_ARGS__})
#define LIST(...) ((Axes){(const int64_t[]){__VA_ARGS__}, COUNT(((int64_t[]){__VA_ARGS__}))})
static const Axes NONE = {NULL, 0};

// A detached op whose operands are constants.
static inline Op *op_of(OpKind kind, const Literal *const *ins, size_t n, const Attr *attrs, size_t n_attrs, const Shape *outs, size_t n_outs,
                        size_t n_regions) {
    Builder b = {.m = m, .block = block_new(m)};
    Op *op = op_new(m, kind, (OpLoc){0}, n, n_outs, n_regions);
    for (size_t i = 0; i < n; i++) op->operands[i] = build_constant(&b, ins[i]);
    for (size_t i = 0; i < n_attrs; i++) op_set_attr(m, op, attrs[i]);
    for (size_t i = 0; i < n_outs; i++) op->results[i].type = shape_type(outs[i]);
    return op;
}

static inline bool evaluate(const Op *op, const Literal *const *ins, const Literal **out) {
    bool ok = eval_op(m, op, ins, &m->arena, out, &d);
    ck_assert_uint_eq(ok ? 0 : 1, d.n_errors);
    return ok;
}

#define INS(...) ((const Literal *[]){__VA_ARGS__}), COUNT(((const Literal *[]){__VA_ARGS__}))
#define ATTRS(...) ((const Attr[]){__VA_ARGS__}), COUNT(((const Attr[]){__VA_ARGS__}))
#define NO_ATTRS NULL, 0

static inline const Literal *run_op(OpKind kind, const Literal *const *ins, size_t n, const Attr *attrs, size_t n_attrs, Shape out) {
    const Literal *result = NULL;
    if (!evaluate(op_of(kind, ins, n, attrs, n_attrs, &out, 1, 0), ins, &result)) {
        diags_print(&d, stderr);
        ck_abort_msg("%s failed", op_text(kind));
    }
    ck_assert_ptr_eq(result->type, shape_type(out));
    return result;
}

static inline double value_at(const Literal *l, int64_t i) { return elem_to_f64(l->type->dtype, literal_elem(l, i)); }

static inline void expect_values(const char *what, const Literal *l, const double *want, size_t n) {
    ck_assert_int_eq(l->type->n_elems, (int64_t)n);
    for (size_t i = 0; i < n; i++) {
        double got = value_at(l, (int64_t)i);
        bool same = isnan(want[i]) ? isnan(got) : fabs(got - want[i]) <= 1e-6 * fabs(want[i]);
        ck_assert_msg(same || got == want[i], "%s: element %zu is %.17g, not %.17g", what, i, got, want[i]);
    }
}
#define EXPECT(l, ...) expect_values(#l, l, (const double[]){__VA_ARGS__}, COUNT(((const double[]){__VA_ARGS__})))

// The region ends and returns these.
static inline void region_returns(Op *op, uint32_t region, Value *const *values, size_t n) {
    Op *end_op = op_new(m, OP_RETURN, (OpLoc){0}, n, 0, 0);
    for (size_t i = 0; i < n; i++) end_op->operands[i] = values[i];
    block_append(op->regions[region], end_op);
}

static inline Attr dot_attr(Axes lb, Axes rb, Axes lc, Axes rc) {
    Axes lists[DOT_LISTS] = {lb, rb, lc, rc};
    return attr_lists(&m->arena, ATTR_dot_dimension_numbers, lists, DOT_LISTS);
}

// The only thing that was said.
static inline bool said(const char *text) { return d.n_errors == 1 && d.list.n && strstr(d.list.items[0].text, text); }

#endif
