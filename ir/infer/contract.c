// Types of the contractions: dot_general, convolution, and what they become inside the compiler (tpu.pack, tpu.matmul,
// tpu.conv, tpu.conv_planes). The element type of a result may be declared wider (or narrower) than the operands' within its class, or of a
// wider class; while an op is under construction it is the operands'.
#include "ir/infer/contract.h"

#include "ir/ops/groups.h"
#include "ir/ops/units.h"

#include <inttypes.h>

// Integers accumulate in integers of any width, floats in floats, complex in complex, i1 in i1; and all of them in numbers that contain
// them, to which operands are converted first: i1 in integers, integers in floats, floats in complex numbers.
static bool accumulates(DType from, DType to) {
    static const int rank[] = {[DC_BOOL] = 0, [DC_SINT] = 1, [DC_UINT] = 1, [DC_FLOAT] = 2, [DC_COMPLEX] = 3};
    return rank[dtype_info[from].class] <= rank[dtype_info[to].class];
}

static bool result_dtype(Infer *c, DType from, DType *out) {
    Type to = result_declared(c, 0);
    *out = to ? to->dtype : from;
    if (accumulates(from, *out)) return true;
    infer_fail(c, CODE_TYPE_MISMATCH, "elements of %s cannot make a result of %s", dtype_text(from), dtype_text(*out));
    operand_note(c, 0, "lhs");
    diag_help(c->d, "convert the result with stablehlo.convert");
    return false;
}

// Operands of different types are converted to the result's, which has to hold both: of a wider class, or as wide.
static bool operands_mix(Infer *c) {
    DType x = operand_type(c, 0)->dtype, y = operand_type(c, 1)->dtype;
    Type to = result_declared(c, 0);
    if (x == y) return true;
    if (!to || c->quantized) return operands_same_dtype(c, 0, 1);
    for (uint32_t i = 0; i < 2; i++) {
        DType from = operand_type(c, i)->dtype;
        bool alike = dtype_info[from].class == dtype_info[to->dtype].class || (dtype_is_int(from) && dtype_is_int(to->dtype));
        if (accumulates(from, to->dtype) && (!alike || dtype_promotes(from, to->dtype))) continue;
        infer_fail(c, CODE_TYPE_MISMATCH, "operands of %s and %s cannot be multiplied in %s, the type of the result", dtype_text(x), dtype_text(y),
                   dtype_text(to->dtype));
        operand_note(c, 0, "lhs");
        operand_note(c, 1, "rhs");
        diag_help(c->d, "give the operands one type with stablehlo.convert, or the result one that holds both");
        return false;
    }
    return true;
}

// --- dot_general

// Where the other side has a free dimension of the size that is wanted: the likely meaning of a wrong pair.
static void dot_suggest(Infer *c, const Dot *dot, uint32_t i) {
    if (dot->lhs_contract.n != 1) {
        diag_help(c->d, "each pair of contracting_dims must be of one size");
        return;
    }
    int64_t l = dot->lhs_contract.v[i], r = dot->rhs_contract.v[i];
    for (uint32_t k = 0; k < dot->rhs->rank; k++) {
        if (dot->rhs_used >> k & 1 || dot->rhs->dims[k] != dot->lhs->dims[l]) continue;
        diag_help(c->d, "did you mean contracting_dims = [%" PRId64 "] x [%" PRIu32 "]?", l, k);
        return;
    }
    for (uint32_t k = 0; k < dot->lhs->rank; k++) {
        if (dot->lhs_used >> k & 1 || dot->lhs->dims[k] != dot->rhs->dims[r]) continue;
        diag_help(c->d, "did you mean contracting_dims = [%" PRIu32 "] x [%" PRId64 "]?", k, r);
        return;
    }
    diag_help(c->d, "no other pair of dimensions fits either; one of the operands has the wrong shape");
}

static bool dot_pairs_agree(Infer *c, const Dot *dot, Axes lhs, Axes rhs, bool contracted) {
    for (uint32_t i = 0; i < lhs.n; i++) {
        int64_t a = dot->lhs->dims[lhs.v[i]], b = dot->rhs->dims[rhs.v[i]];
        if (dim_agrees(a, b)) continue;
        infer_fail(c, CODE_SHAPE_MISMATCH, "%s sizes differ: lhs dimension %" PRId64 " is %" PRId64 ", rhs dimension %" PRId64 " is %" PRId64,
                   contracted ? "contracted" : "batch", lhs.v[i], a, rhs.v[i], b);
        operand_note(c, 0, "lhs");
        operand_note(c, 1, "rhs");
        if (contracted) dot_suggest(c, dot, i);
        else diag_help(c->d, "each pair of batching_dims must be of one size");
        return false;
    }
    return true;
}

static bool dot_counts_agree(Infer *c, const Dot *dot) {
    if (dot->lhs_batch.n != dot->rhs_batch.n)
        return infer_fail(c, CODE_BAD_ATTRIBUTE, "batching_dims: lhs names %" PRIu32 ", rhs %" PRIu32, dot->lhs_batch.n, dot->rhs_batch.n);
    if (dot->lhs_contract.n != dot->rhs_contract.n)
        return infer_fail(c, CODE_BAD_ATTRIBUTE, "contracting_dims: lhs names %" PRIu32 ", rhs %" PRIu32, dot->lhs_contract.n, dot->rhs_contract.n);
    return true;
}

bool dot_result(Infer *c, const Dot *dot) {
    int64_t dims[2 * MAX_RANK];
    uint32_t n = 0;
    DType dtype;
    if (dot->leading) dims[n++] = *dot->leading;
    for (uint32_t i = 0; i < dot->lhs_batch.n; i++) {
        int64_t a = dot->lhs->dims[dot->lhs_batch.v[i]], b = dot->rhs->dims[dot->rhs_batch.v[i]];
        dims[n++] = a == DIM_UNKNOWN ? b : a;
    }
    for (uint32_t i = 0; i < dot->lhs->rank; i++)
        if (!(dot->lhs_used >> i & 1)) dims[n++] = dot->lhs->dims[i];
    for (uint32_t i = 0; i < dot->rhs->rank; i++)
        if (!(dot->rhs_used >> i & 1)) dims[n++] = dot->rhs->dims[i];
    return result_dtype(c, dot->lhs->dtype, &dtype) && result_set(c, 0, dtype, dims, n);
}

bool dot_checked(Infer *c, AttrKey k, Dot *out) {
    Dot dot = {.lhs = operand_type(c, 0),
               .rhs = operand_type(c, 1),
               .lhs_batch = op_list(c->op, k, DOT_LHS_BATCH),
               .rhs_batch = op_list(c->op, k, DOT_RHS_BATCH),
               .lhs_contract = op_list(c->op, k, DOT_LHS_CONTRACT),
               .rhs_contract = op_list(c->op, k, DOT_RHS_CONTRACT)};
    if (!operands_mix(c) || !dot_counts_agree(c, &dot)) return false;
    if (!attr_axes_ok(c, "batching_dims of lhs", dot.lhs_batch, dot.lhs->rank, &dot.lhs_used)) return false;
    if (!attr_axes_ok(c, "batching_dims of rhs", dot.rhs_batch, dot.rhs->rank, &dot.rhs_used)) return false;
    if (!attr_axes_ok(c, "contracting_dims of lhs", dot.lhs_contract, dot.lhs->rank, &dot.lhs_used)) return false;
    if (!attr_axes_ok(c, "contracting_dims of rhs", dot.rhs_contract, dot.rhs->rank, &dot.rhs_used)) return false;
    if (!dot_pairs_agree(c, &dot, dot.lhs_batch, dot.rhs_batch, false)) return false;
    if (!dot_pairs_agree(c, &dot, dot.lhs_contract, dot.rhs_contract, true)) return false;
    *out = dot;
    return true;
}

bool infer_dot_general(Infer *c) {
    Dot dot;
    return dot_checked(c, ATTR_dot_dimension_numbers, &dot) && dot_result(c, &dot);
}

// --- convolution

typedef struct {
    Type lhs, rhs;
    Axes in, kernel, out; // dimension numbers
    int64_t groups, batch_groups;
    Windows w;
} Conv;

static bool conv_lists_ok(Infer *c, const Conv *v) {
    static const char *const names[] = {"input dimensions", "kernel dimensions", "output dimensions"};
    for (uint32_t i = 0; i < CONV_LISTS; i++) {
        Axes list = op_list(c->op, ATTR_conv_dimension_numbers, i);
        uint64_t seen = 0;
        if (list.n != v->lhs->rank)
            return infer_fail(c, CODE_BAD_ATTRIBUTE, "dimension_numbers: %s are %" PRIu32 ", the operand has rank %" PRIu32, names[i], list.n, v->lhs->rank);
        if (!attr_axes_ok(c, names[i], list, v->lhs->rank, &seen)) return false;
    }
    Axes reversal = op_axes(c->op, ATTR_window_reversal);
    return !op_attr(c->op, ATTR_window_reversal) || attr_count(c, ATTR_window_reversal, reversal.n, v->w.rank, "the number of spatial dimensions is");
}

static bool divides(Infer *c, AttrKey key, int64_t by, uint32_t operand, const char *called, int64_t axis) {
    int64_t n = operand_type(c, operand)->dims[axis];
    if (n == DIM_UNKNOWN || n % by == 0) return true;
    infer_fail(c, CODE_SHAPE_MISMATCH, "%s is %" PRId64 ", which does not divide %s dimension %" PRId64 " of %" PRId64, attr_info[key].text, by, called, axis,
               n);
    operand_note(c, operand, called);
    return false;
}

static bool conv_groups_ok(Infer *c, const Conv *v) {
    if (v->groups < 1 || v->batch_groups < 1)
        return infer_fail(c, CODE_BAD_ATTRIBUTE, "feature_group_count is %" PRId64 " and batch_group_count %" PRId64 ", they must be positive", v->groups,
                          v->batch_groups);
    if (v->groups > 1 && v->batch_groups > 1)
        return infer_fail(c, CODE_BAD_ATTRIBUTE, "feature_group_count is %" PRId64 " and batch_group_count %" PRId64 ", one of them must be 1", v->groups,
                          v->batch_groups);
    if (!divides(c, ATTR_batch_group_count, v->batch_groups, 0, "lhs", v->in.v[0])) return false;
    if (!divides(c, ATTR_feature_group_count, v->groups, 0, "lhs", v->in.v[1])) return false;
    if (!divides(c, ATTR_batch_group_count, v->batch_groups, 1, "rhs", v->kernel.v[1])) return false;
    if (!divides(c, ATTR_feature_group_count, v->groups, 1, "rhs", v->kernel.v[1])) return false;
    int64_t have = v->lhs->dims[v->in.v[1]], want = v->rhs->dims[v->kernel.v[0]];
    if (have == DIM_UNKNOWN || dim_agrees(have / v->groups, want)) return true;
    infer_fail(c, CODE_SHAPE_MISMATCH,
               "input features differ: lhs dimension %" PRId64 " is %" PRId64 " in %" PRId64 " group%s, rhs dimension %" PRId64 " is %" PRId64, v->in.v[1],
               have, v->groups, v->groups == 1 ? "" : "s", v->kernel.v[0], want);
    operand_note(c, 0, "lhs");
    operand_note(c, 1, "rhs");
    if (want > 0 && have % want == 0) diag_help(c->d, "did you mean feature_group_count = %" PRId64 "?", have / want);
    return false;
}

static bool conv_result(Infer *c, const Conv *v) {
    int64_t dims[MAX_RANK], batch = v->lhs->dims[v->in.v[0]];
    DType dtype;
    dims[v->out.v[0]] = batch == DIM_UNKNOWN ? batch : batch / v->batch_groups;
    dims[v->out.v[1]] = v->rhs->dims[v->kernel.v[1]];
    for (uint32_t i = 0; i < v->w.rank; i++) {
        int64_t in = v->lhs->dims[v->in.v[i + 2]], size = v->rhs->dims[v->kernel.v[i + 2]];
        if (!windows_along(c, &v->w, i, in, size, &dims[v->out.v[i + 2]])) return false;
    }
    return result_dtype(c, v->lhs->dtype, &dtype) && result_set(c, 0, dtype, dims, v->lhs->rank);
}

bool infer_convolution(Infer *c) {
    const Op *op = c->op;
    const AttrKey k = ATTR_conv_dimension_numbers;
    Conv v = {.lhs = operand_type(c, 0),
              .rhs = operand_type(c, 1),
              .in = op_list(op, k, CONV_INPUT),
              .kernel = op_list(op, k, CONV_KERNEL),
              .out = op_list(op, k, CONV_OUTPUT),
              .groups = op_int(op, ATTR_feature_group_count, 1),
              .batch_groups = op_int(op, ATTR_batch_group_count, 1),
              .w = {.stride = op_axes(op, ATTR_window_strides),
                    .base_dilation = op_axes(op, ATTR_lhs_dilation),
                    .window_dilation = op_axes(op, ATTR_rhs_dilation),
                    .padding = op_axes(op, ATTR_padding)}};
    if (v.lhs->rank != v.rhs->rank || v.lhs->rank < 2) {
        infer_fail(c, CODE_SHAPE_MISMATCH, "lhs and rhs must be of one rank of at least 2: lhs has %" PRIu32 ", rhs %" PRIu32, v.lhs->rank, v.rhs->rank);
        operand_note(c, 0, "lhs");
        operand_note(c, 1, "rhs");
        return false;
    }
    v.w.rank = v.lhs->rank - 2;
    return operands_mix(c) && conv_lists_ok(c, &v) && windows_ok(c, &v.w, ATTR_lhs_dilation, ATTR_rhs_dilation, "the number of spatial dimensions is") &&
           conv_groups_ok(c, &v) && conv_result(c, &v);
}

// --- packed forms: columns in panels of `panel`, the last one filled up

static int64_t panels(int64_t n, int64_t panel) { return n == DIM_UNKNOWN ? n : n / panel + (n % panel != 0); }

bool infer_pack(Infer *c) {
    Type t = operand_type(c, 0);
    int64_t panel = op_int(c->op, ATTR_panel, 0), dims[MAX_RANK + 1];
    if (panel < 1 || panel > 4096) return infer_fail(c, CODE_BAD_ATTRIBUTE, "panels are 1 to 4096 wide, not %" PRId64, panel);
    if (t->rank < 2) {
        infer_fail(c, CODE_SHAPE_MISMATCH, "takes [.., K, N], the operand has rank %" PRIu32, t->rank);
        operand_note(c, 0, NULL);
        return false;
    }
    for (uint32_t i = 0; i + 2 < t->rank; i++) dims[i] = t->dims[i];
    dims[t->rank - 2] = panels(t->dims[t->rank - 1], panel);
    dims[t->rank - 1] = t->dims[t->rank - 2];
    dims[t->rank] = panel;
    return result_set(c, 0, t->dtype, dims, (size_t)t->rank + 1);
}

static bool groups_ok(Infer *c) {
    Groups g = groups_of(c->op);
    if (!groups_valid(g))
        return infer_fail(c, CODE_BAD_ATTRIBUTE, "groups are of 8, 16, .. %d numbers of 8 or 4 bits, not of %" PRId64 " of %" PRIu32, GROUP_MOST, g.rows,
                          g.bits);
    if (operand_type(c, 0)->dtype == DT_F32) return true;
    infer_fail(c, CODE_TYPE_MISMATCH, "groups are made of f32");
    operand_note(c, 0, NULL);
    return false;
}

bool infer_round_groups(Infer *c) {
    Type t = operand_type(c, 0);
    uint64_t seen = 0;
    return groups_ok(c) && attr_axes_ok(c, "dimensions", op_axes(c->op, ATTR_dimensions), t->rank, &seen) && result_set(c, 0, t->dtype, t->dims, t->rank);
}

bool infer_pack_groups(Infer *c) {
    Type t = operand_type(c, 0);
    int64_t dims[MAX_RANK + 1];
    if (!groups_ok(c)) return false;
    if (t->rank < 2) {
        infer_fail(c, CODE_SHAPE_MISMATCH, "takes [.., K, N], the operand has rank %" PRIu32, t->rank);
        operand_note(c, 0, NULL);
        return false;
    }
    Groups g = groups_of(c->op);
    for (uint32_t i = 0; i + 2 < t->rank; i++) dims[i] = t->dims[i];
    dims[t->rank - 2] = panels(t->dims[t->rank - 1], GROUP_COLUMNS);
    dims[t->rank - 1] = panels(t->dims[t->rank - 2], g.rows);
    dims[t->rank] = groups_bytes(g);
    return result_set(c, 0, DT_UI8, dims, (size_t)t->rank + 1);
}

// The result of a packed contraction: its last dimension is the declared one, which fills n_panels panels.
static bool packed_columns(Infer *c, Type to, int64_t n_panels, int64_t panel, int64_t *out_n) {
    int64_t n = to->dims[to->rank - 1];
    *out_n = n;
    if (n == DIM_UNKNOWN || n_panels == DIM_UNKNOWN || panel == DIM_UNKNOWN) return true;
    if (panel > 0 && panels(n, panel) == n_panels) return true;
    infer_fail(c, CODE_SHAPE_MISMATCH, "%" PRId64 " columns do not fill %" PRId64 " panel(s) of %" PRId64, n, n_panels, panel);
    operand_note(c, 1, "the packed operand");
    return false;
}

static bool packed_shapes_fail(Infer *c, Type to) {
    infer_fail(c, CODE_SHAPE_MISMATCH, "%s with packed %s cannot make %s", infer_type_name(c, operand_type(c, 0)), infer_type_name(c, operand_type(c, 1)),
               infer_type_name(c, to));
    operand_note(c, 0, "lhs");
    operand_note(c, 1, "the packed operand");
    return false;
}

// Weights that become the type of the other operand as they are multiplied.
static bool is_narrower(DType x, DType w) {
    if (x == DT_F32) return w == DT_F16;
    return x == DT_I32 && (w == DT_I8 || w == DT_UI8 || w == DT_I16 || w == DT_UI16);
}

// The packed operand is of the type of the other one, or becomes it, in groups, or, of 8 or 16 bits, in units: rows of it for so many along K
// (ir/ops/units.h).
static bool packed_rows(Infer *c, int64_t depth, int64_t *out_rows) {
    DType x = operand_type(c, 0)->dtype, w = operand_type(c, 1)->dtype;
    *out_rows = depth;
    Groups g = groups_of(c->op);
    if (g.rows) {
        if (x != DT_F32 || w != DT_UI8 || !groups_valid(g)) return infer_fail(c, CODE_BAD_ATTRIBUTE, "groups are bytes that f32 are multiplied by");
        *out_rows = panels(depth, g.rows);
        return true;
    }
    bool units = (w == DT_UI32 && (dtype_info[x].bits == 8 || dtype_info[x].bits == 16 || x == DT_F32)) || (w == DT_UI16 && x == DT_I16);
    if (c->op->kind == OP_MATMUL && is_narrower(x, w)) return true;
    if (!units) return operands_same_dtype(c, 0, 1);
    if (depth != DIM_UNKNOWN) *out_rows = unit_depth(x, depth) / unit_elements(x, w);
    return true;
}

bool infer_matmul(Infer *c) {
    Type x = operand_type(c, 0), w = operand_type(c, 1), to = result_declared(c, 0);
    int64_t dims[MAX_RANK];
    DType dtype;
    if (!to) return infer_fail(c, CODE_BAD_STRUCTURE, "the result's type must be given");
    uint32_t rank = x->rank;
    int64_t rows;
    if (rank < 2) return packed_shapes_fail(c, to);
    if (!packed_rows(c, x->dims[rank - 1], &rows)) return false;
    bool ok = w->rank == rank + 1 && to->rank == rank && dim_agrees(rows, w->dims[rank - 1]);
    for (uint32_t i = 0; ok && i + 2 < rank; i++) {
        ok = dim_agrees(x->dims[i], w->dims[i]);
        dims[i] = x->dims[i] == DIM_UNKNOWN ? w->dims[i] : x->dims[i];
    }
    if (!ok) return packed_shapes_fail(c, to);
    dims[rank - 2] = x->dims[rank - 2];
    Groups g = groups_of(c->op);
    if (g.rows && !dim_agrees(groups_bytes(g), w->dims[rank])) return packed_shapes_fail(c, to);
    int64_t width = g.rows ? GROUP_COLUMNS : w->dims[rank];
    return result_dtype(c, x->dtype, &dtype) && packed_columns(c, to, w->dims[rank - 2], width, &dims[rank - 1]) && result_set(c, 0, dtype, dims, rank);
}

// K of a packed kernel: KH.. * C / G. Unknown if C is.
static bool conv_depth(Infer *c, Axes window, int64_t channels, int64_t groups, int64_t *out_k) {
    *out_k = channels;
    if (channels == DIM_UNKNOWN) return true;
    if (channels % groups) {
        infer_fail(c, CODE_SHAPE_MISMATCH, "feature_group_count is %" PRId64 ", which does not divide the %" PRId64 " channels", groups, channels);
        operand_note(c, 0, "lhs");
        return false;
    }
    *out_k = channels / groups;
    for (uint32_t i = 0; i < window.n; i++)
        if (__builtin_mul_overflow(*out_k, window.v[i], out_k)) return infer_fail(c, CODE_BAD_ATTRIBUTE, "window_dimensions are too large");
    return true;
}

bool infer_conv(Infer *c) {
    Type x = operand_type(c, 0), w = operand_type(c, 1), to = result_declared(c, 0);
    if (!to) return infer_fail(c, CODE_BAD_STRUCTURE, "the result's type must be given");
    if (x->rank < 2 || w->rank != 4 || to->rank != 2) return packed_shapes_fail(c, to);
    Windows win = {.rank = x->rank - 2,
                   .size = op_axes(c->op, ATTR_window_dimensions),
                   .stride = op_axes(c->op, ATTR_window_strides),
                   .base_dilation = op_axes(c->op, ATTR_base_dilations),
                   .window_dilation = op_axes(c->op, ATTR_window_dilations),
                   .padding = op_axes(c->op, ATTR_padding)};
    const char *of_what = "the number of spatial dimensions is";
    int64_t dims[MAX_RANK], depth, groups = op_int(c->op, ATTR_feature_group_count, 1);
    DType dtype;
    if (groups < 1) return infer_fail(c, CODE_BAD_ATTRIBUTE, "feature_group_count is %" PRId64 ", it must be positive", groups);
    if (!attr_count(c, ATTR_window_dimensions, win.size.n, win.rank, of_what)) return false;
    if (!attr_at_least(c, ATTR_window_dimensions, win.size, 1)) return false;
    if (!windows_ok(c, &win, ATTR_base_dilations, ATTR_window_dilations, of_what)) return false;
    if (!conv_depth(c, win.size, x->dims[x->rank - 1], groups, &depth)) return false;
    if (!packed_rows(c, depth, &depth)) return false;
    if (!dim_agrees(w->dims[0], 1) || !dim_agrees(w->dims[2], depth)) return packed_shapes_fail(c, to);
    if (to->dims[1] != DIM_UNKNOWN && to->dims[1] % groups)
        return infer_fail(c, CODE_SHAPE_MISMATCH, "feature_group_count is %" PRId64 ", which does not divide the %" PRId64 " columns", groups, to->dims[1]);
    int64_t pixels[2] = {x->dims[0], 0}; // one row each
    for (uint32_t i = 0; i < win.rank; i++) {
        if (!windows_along(c, &win, i, x->dims[i + 1], win.size.v[i], &dims[i])) return false;
        if (pixels[0] == DIM_UNKNOWN || dims[i] == DIM_UNKNOWN) pixels[0] = DIM_UNKNOWN;
        else if (__builtin_mul_overflow(pixels[0], dims[i], &pixels[0])) return packed_shapes_fail(c, to);
    }
    return result_dtype(c, x->dtype, &dtype) && packed_columns(c, to, w->dims[1], w->dims[3], &pixels[1]) && result_set(c, 0, dtype, pixels, 2);
}

static Windows planes_windows(const Infer *c, uint32_t rank) {
    return (Windows){.rank = rank,
                     .size = op_axes(c->op, ATTR_window_dimensions),
                     .stride = op_axes(c->op, ATTR_window_strides),
                     .window_dilation = op_axes(c->op, ATTR_window_dilations),
                     .padding = op_axes(c->op, ATTR_padding)};
}

bool infer_conv_planes(Infer *c) {
    Type x = operand_type(c, 0), w = operand_type(c, 1), to = result_declared(c, 0);
    if (!to) return infer_fail(c, CODE_BAD_STRUCTURE, "the result's type must be given");
    if (x->rank < 3 || w->rank != 3 || to->rank != 3) return packed_shapes_fail(c, to);
    Windows win = planes_windows(c, x->rank - 2);
    const char *of_what = "the number of spatial dimensions is";
    int64_t along, depth, groups = op_int(c->op, ATTR_feature_group_count, 1), dims[3] = {x->dims[0], w->dims[1], 1};
    DType dtype;
    if (groups < 1) return infer_fail(c, CODE_BAD_ATTRIBUTE, "feature_group_count is %" PRId64 ", it must be positive", groups);
    if (!attr_count(c, ATTR_window_dimensions, win.size.n, win.rank, of_what)) return false;
    if (!attr_at_least(c, ATTR_window_dimensions, win.size, 1)) return false;
    if (!windows_ok(c, &win, ATTR_base_dilations, ATTR_window_dilations, of_what)) return false;
    if (!conv_depth(c, win.size, x->dims[1], groups, &depth)) return false;
    if (!dim_agrees(w->dims[0], groups) || !dim_agrees(w->dims[2], depth)) return packed_shapes_fail(c, to);
    if (dims[0] != DIM_UNKNOWN && __builtin_mul_overflow(dims[0], groups, &dims[0])) return packed_shapes_fail(c, to);
    for (uint32_t i = 0; i < win.rank; i++) {
        if (!windows_along(c, &win, i, x->dims[i + 2], win.size.v[i], &along)) return false;
        if (dims[2] == DIM_UNKNOWN || along == DIM_UNKNOWN) dims[2] = DIM_UNKNOWN;
        else if (__builtin_mul_overflow(dims[2], along, &dims[2])) return packed_shapes_fail(c, to);
    }
    return operands_same_dtype(c, 0, 1) && result_dtype(c, x->dtype, &dtype) && result_set(c, 0, dtype, dims, 3);
}

bool infer_conv_depthwise(Infer *c) {
    Type x = operand_type(c, 0), w = operand_type(c, 1), to = result_declared(c, 0);
    if (!to) return infer_fail(c, CODE_BAD_STRUCTURE, "the result's type must be given");
    if (x->rank != 4 || w->rank != 2 || to->rank != 4) return packed_shapes_fail(c, to);
    Windows win = planes_windows(c, 2);
    const char *of_what = "the number of spatial dimensions is";
    int64_t dims[4] = {x->dims[0], x->dims[1]}, taps;
    DType dtype;
    if (!attr_count(c, ATTR_window_dimensions, win.size.n, win.rank, of_what)) return false;
    if (!attr_at_least(c, ATTR_window_dimensions, win.size, 1)) return false;
    if (!windows_ok(c, &win, ATTR_base_dilations, ATTR_window_dilations, of_what) || !conv_depth(c, win.size, 1, 1, &taps)) return false;
    if (!dim_agrees(w->dims[0], x->dims[1]) || !dim_agrees(w->dims[1], taps)) return packed_shapes_fail(c, to);
    bool floats = dtype_is_float(x->dtype) && dtype_is_float(w->dtype) && dtype_is_float(to->dtype);
    bool wide = floats && (x->dtype == DT_F64 || w->dtype == DT_F64 || to->dtype == DT_F64);
    if ((!floats || wide) && !operands_same_dtype(c, 0, 1)) return false;
    for (uint32_t i = 0; i < 2; i++)
        if (!windows_along(c, &win, i, x->dims[i + 2], win.size.v[i], &dims[i + 2])) return false;
    return result_dtype(c, x->dtype, &dtype) && result_set(c, 0, dtype, dims, 4);
}
