// What the files of shape inference share: the state of one inference, its diagnostics, and the checks of attributes
// that many ops need. Attributes are untrusted numbers; every helper that can fail adds one diagnostic and returns
// false.
// Codes: [shape-mismatch] sizes or ranks, [type-mismatch] element types, [bad-attribute] a value no operand could fit,
// [bad-structure] counts of operands, results, regions, or what a region ends with.
#ifndef TPUCC_IR_INFER_UTIL_H
#define TPUCC_IR_INFER_UTIL_H

#include "ir/graph/graph.h"

typedef struct {
    Module *m;
    const Op *op;
    Type *out;
    Diags *d;
    bool quantized; // the op is a shadow with stored types, its regions are not (quant.c)
} Infer;

#define OP(id, text, ins, outs, regions, traits, attrs, form, infer, eval, emit) bool infer_##infer(Infer *c);
#include "ir/op.def"

// Counts, attributes, then the op's own rule.
bool infer_checked(Infer *c);
// The types of an op with quantized operands or results; fn are the rules that it has without.
bool infer_quantized(Infer *c, bool (*fn)(Infer *));

// linalg/lapack.c: operands, results and settings of a routine, and the types of one that is no op.
struct CustomTarget;
bool lapack_call_ok(Infer *c, const struct CustomTarget *t);
bool infer_lapack(Infer *c, const struct CustomTarget *t);

// Opens an error at the op, "<op>: <text>"; always false.
bool infer_fail(Infer *c, DiagCode code, const char *fmt, ...) __attribute__((format(printf, 3, 4)));
// Says what operand i is and where it comes from: "lhs is input 0 '%x': tensor<2xf32>". `called` NULL: "operand 0".
void operand_note(Infer *c, uint32_t i, const char *called);
const char *infer_type_name(Infer *c, Type t); // lives as long as the diagnostics
const char *dim_name(Infer *c, int64_t dim);   // "784", or "?"

static inline Type operand_type(const Infer *c, uint32_t i) { return c->op->operands[i]->type; }
// The declared type of result i if it is a tensor, else NULL (an op under construction).
Type result_declared(const Infer *c, uint32_t i);

// Sets c->out[i]; fails where it is too large.
bool result_set(Infer *c, uint32_t i, DType dtype, const int64_t *dims, size_t rank);
// Operands from `first` on are tensors of one type (dimensions merged into *out) / of the same element type.
bool operands_agree(Infer *c, uint32_t first, Type *out);
bool operands_same_dtype(Infer *c, uint32_t i, uint32_t j);
bool operand_is_scalar(Infer *c, uint32_t i, const char *called);
bool operand_shapes_agree(Infer *c, uint32_t first, uint32_t n); // operands first..first+n-1 have one shape, of whatever elements
bool infer_works_on(Infer *c, bool ok, const char *what);        // fails unless ok: operand 0 is not `what` the op works on
bool dtype_is_taken(Infer *c, uint32_t classes, DType t);        // map.c: is of one of those classes (TAKES_), or says that the op does not work on it

// The list of n entries has `want`.
bool attr_count(Infer *c, AttrKey key, size_t n, size_t want, const char *of_what);
// Each axis is in [0, rank), rank <= 64, and none in *seen, to which they are added.
bool attr_axes_ok(Infer *c, const char *what, Axes axes, uint32_t rank, uint64_t *seen);
bool attr_at_least(Infer *c, AttrKey key, Axes list, int64_t least);
bool attr_axis_ok(Infer *c, AttrKey key, int64_t axis, uint32_t rank);

// region/window.c: windows of convolution, reduce_window and select_and_scatter. Missing attributes have their defaults.
typedef struct {
    uint32_t rank;
    Axes size, stride, base_dilation, window_dilation, padding; // padding: low0, high0, low1, ...
} Windows;
bool windows_ok(Infer *c, const Windows *w, AttrKey base_key, AttrKey window_key, const char *of_what);
// How many windows lie along dimension i of an operand with `in` elements there and windows of `size`.
bool windows_along(Infer *c, const Windows *w, uint32_t i, int64_t in, int64_t size, int64_t *out_n);

// region/region.c. Region i: its return op, or NULL with a diagnostic.
const Op *region_return(Infer *c, uint32_t i);
// Region i takes n_args arguments and returns n_results values (ANY: any number).
const Op *region_form(Infer *c, uint32_t i, uint32_t n_args, int64_t n_results);
// Argument i of the region has the type / the region returns the type as value i.
bool region_arg_is(Infer *c, uint32_t region, uint32_t i, Type want);
bool region_returns(Infer *c, uint32_t region, const Op *end, uint32_t i, Type want);
bool dtype_promotes(DType from, DType to); // same class, no narrower (the specification's is_promotable)

#endif
