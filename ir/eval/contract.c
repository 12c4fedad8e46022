// Contractions: dot_general, convolution and what the compiler makes of them, tpu.pack, tpu.matmul, tpu.conv and tpu.conv_planes. Operands are copied into one
// canonical dense layout and widened once, so that what is left are plain loops over rows: acc[n] += a * b[n] in
// double, in 64-bit integers modulo 2^64, or in pairs of doubles, in index order. In f32 every product and sum is rounded,
// as StableHLO's interpreter and others do: where terms cancel, what is left is then what they get as well. Any other type
// is rounded once.
#include "ir/eval/groups.h"
#include "ir/eval/internal.h"

#include "ir/ops/conv/conv.h"
#include "ir/ops/units.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// Numbers widened for accumulation: double, int64_t, or pairs of doubles, of one class for all operands of an op.
typedef struct {
    WideClass class;
    bool is_f32; // of accumulators: every sum is rounded to f32
    union {
        double *f; // also complex: re, im
        uint64_t *i;
        void *any;
    };
} Numbers;

static size_t number_bytes(WideClass c) { return c == WC_COMPLEX ? 16 : 8; }
static Numbers numbers_make(WideClass c, size_t n) { return (Numbers){.class = c, .any = xmalloc(size_mul(n + 1, number_bytes(c)))}; }
static Numbers numbers_at(Numbers n, int64_t i) {
    return (Numbers){.class = n.class, .is_f32 = n.is_f32, .any = (char *)n.any + (size_t)i * number_bytes(n.class)};
}
static Numbers accumulators_make(WideClass c, DType t, size_t n) {
    Numbers acc = numbers_make(c, n);
    acc.is_f32 = t == DT_F32 || t == DT_C64;
    return acc;
}
static void numbers_clear(Numbers n, size_t count) { memset(n.any, 0, count * number_bytes(n.class)); }

enum { PART = 512 };

static void numbers_from(Numbers to, DType t, const void *data, size_t n) {
    Wide w[PART];
    WideClass from = dtype_wide(t);
    for (size_t at = 0; at < n; at += PART) {
        size_t part = n - at < PART ? n - at : PART;
        wide_load_many(t, (const char *)data + at * dtype_bytes(t), part, w);
        for (size_t k = 0; k < part; k++) {
            size_t i = at + k;
            double f = from == WC_INT ? (t == DT_UI64 ? (double)(uint64_t)w[k].i : (double)w[k].i) : w[k].f;
            if (to.class == WC_INT) to.i[i] = (uint64_t)w[k].i;
            else if (to.class == WC_FLOAT) to.f[i] = f;
            else to.f[2 * i] = f, to.f[2 * i + 1] = from == WC_COMPLEX ? w[k].c.im : 0;
        }
    }
}

static void numbers_store(Numbers from, DType t, void *data, size_t n) {
    Wide w[PART];
    for (size_t at = 0; at < n; at += PART) {
        size_t part = n - at < PART ? n - at : PART;
        for (size_t k = 0; k < part; k++) {
            size_t i = at + k;
            if (from.class == WC_INT) w[k].i = (int64_t)from.i[i];
            else if (from.class == WC_FLOAT) w[k].f = from.f[i];
            else w[k].c.re = from.f[2 * i], w[k].c.im = from.f[2 * i + 1];
        }
        wide_store_many(t, (char *)data + at * dtype_bytes(t), part, w);
    }
}

// Products have statements of their own: a compiler may fuse what stands in one.
static void f32_add_scaled(double *restrict acc, float x, const double *restrict row, int64_t n) {
    for (int64_t i = 0; i < n; i++) {
        float product = x * (float)row[i];
        acc[i] = (double)((float)acc[i] + product);
    }
}

static void c64_add_scaled(double *acc, float re, float im, const double *row, int64_t n) {
    for (int64_t i = 0; i < 2 * n; i += 2) {
        float x = (float)row[i], y = (float)row[i + 1], rx = re * x, iy = im * y, ry = re * y, ix = im * x;
        acc[i] = (double)((float)acc[i] + (rx - iy));
        acc[i + 1] = (double)((float)acc[i + 1] + (ry + ix));
    }
}

// acc[0..n) += a[0] * row[0..n)
static void numbers_add_scaled(Numbers acc, Numbers a, Numbers row, int64_t n) {
    if (acc.class == WC_INT) {
        for (int64_t i = 0; i < n; i++) acc.i[i] += a.i[0] * row.i[i];
    } else if (acc.class == WC_FLOAT && acc.is_f32) {
        f32_add_scaled(acc.f, (float)a.f[0], row.f, n);
    } else if (acc.class == WC_FLOAT) {
        double x = a.f[0];
        for (int64_t i = 0; i < n; i++) acc.f[i] += x * row.f[i];
    } else if (acc.is_f32) {
        c64_add_scaled(acc.f, (float)a.f[0], (float)a.f[1], row.f, n);
    } else {
        double re = a.f[0], im = a.f[1];
        for (int64_t i = 0; i < n; i++) {
            acc.f[2 * i] += re * row.f[2 * i] - im * row.f[2 * i + 1];
            acc.f[2 * i + 1] += re * row.f[2 * i + 1] + im * row.f[2 * i];
        }
    }
}

// Numbers of a narrower class than `to` are converted before they are multiplied: rounded to it.
static void numbers_convert(Numbers n, DType to, size_t count) {
    DType part = to == DT_C64 ? DT_F32 : to == DT_C128 ? DT_F64 : to;
    if (n.class == WC_COMPLEX) count *= 2;
    for (size_t i = 0; n.class != WC_INT && i < count; i++) n.f[i] = wide_round(part, (Wide){.f = n.f[i]}).f;
}

// Widens what the copy makes dense of elements of `from` for a contraction whose result is of `to`. `n` elements in all.
static Numbers numbers_copied_as(Copy c, DType from, const void *data, DType to, int64_t n) {
    size_t size = dtype_bytes(from);
    int64_t stride = (int64_t)size;
    for (uint32_t i = c.rank; i-- > 0; stride *= c.dims[i]) c.dst[i] = stride;
    void *dense = xmalloc(size_mul((size_t)n + 1, size));
    copy_run(c, size, dense, data);
    Numbers out = numbers_make(dtype_wide(to), (size_t)n);
    numbers_from(out, from, dense, (size_t)n);
    if (out.class != dtype_wide(from)) numbers_convert(out, to, (size_t)n);
    free(dense);
    return out;
}

static Numbers numbers_copied(Copy c, const Literal *l, DType to, int64_t n) { return numbers_copied_as(c, l->type->dtype, l->data, to, n); }

// Rows of a packed operand along K, `n` times `stride` bytes apart: of its elements, which may lie in units (ir/ops/units.h). Returns how many there are.
static int64_t add_packed_rows(Copy *c, DType element, const Literal *packed, int64_t n, int64_t stride) {
    int64_t of_unit = unit_elements(element, packed->type->dtype);
    copy_add_dim(c, n, 0, stride);
    if (of_unit > 1) copy_add_dim(c, of_unit, 0, (int64_t)dtype_bytes(unit_type(element, packed->type->dtype)));
    return n * of_unit;
}

// `work` multiplications, and room for the operands widened.
bool eval_begin_widened(Eval *e, const Op *op, double work, Tensor *out, void **out_data) {
    double wide = 0;
    for (uint32_t i = 0; i < op->n_operands; i++) wide += 24 * (double)op->operands[i]->type->n_elems;
    if (!eval_room(e, op, wide)) return false;
    uint64_t cost = work < 1e18 ? (uint64_t)work : UINT64_C(1000000000000000000);
    return eval_charge(e, op, cost) && tensor_make(e, op, op->results[0].type, false, out, out_data);
}

// dst[b, m, n] = sum over k of x[b, m, k] * y[b, k, n]; y has y_depth rows, which are `y_width` apart; b advances
// y unless it has only one.
static void product(Numbers x, Numbers y, const int64_t bmkn[4], int64_t y_depth, int64_t y_width, bool y_shared, DType t, void *data) {
    int64_t batch = bmkn[0], m = bmkn[1], depth = bmkn[2], n = bmkn[3];
    Numbers acc = accumulators_make(x.class, t, (size_t)n);
    for (int64_t b = 0; b < batch; b++) {
        Numbers matrix = numbers_at(y, y_shared ? 0 : b * y_depth * y_width);
        for (int64_t i = 0; i < m; i++) {
            numbers_clear(acc, (size_t)n);
            for (int64_t k = 0; k < depth; k++) numbers_add_scaled(acc, numbers_at(x, (b * m + i) * depth + k), numbers_at(matrix, k * y_width), n);
            numbers_store(acc, t, (char *)data + (size_t)((b * m + i) * n) * dtype_bytes(t), (size_t)n);
        }
    }
    free(acc.any);
}

// Adds the dimensions of `l` that are in none of the two lists; returns their product.
static int64_t add_other_dims(Copy *c, const Literal *l, const int64_t *strides, Axes a, Axes b) {
    int64_t n = 1;
    for (uint32_t i = 0; i < l->type->rank; i++) {
        if (axes_contain(a, i) || axes_contain(b, i)) continue;
        copy_add_dim(c, l->type->dims[i], 0, strides[i]);
        n *= l->type->dims[i];
    }
    return n;
}

static int64_t add_dims(Copy *c, const Literal *l, const int64_t *strides, Axes a) {
    int64_t n = 1;
    for (uint32_t i = 0; i < a.n; i++) {
        copy_add_dim(c, l->type->dims[a.v[i]], 0, strides[a.v[i]]);
        n *= l->type->dims[a.v[i]];
    }
    return n;
}

bool eval_dot_general(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Axes lists[DOT_LISTS];
    for (uint32_t i = 0; i < DOT_LISTS; i++) lists[i] = op_list(op, ATTR_dot_dimension_numbers, i);
    const Literal *x = &ins[0].lit, *y = &ins[1].lit;
    int64_t xs[MAX_RANK], ys[MAX_RANK], bmkn[4];
    literal_byte_strides(x, xs);
    literal_byte_strides(y, ys);
    Copy cx = {0}, cy = {0};
    bmkn[0] = add_dims(&cx, x, xs, lists[DOT_LHS_BATCH]);
    bmkn[1] = add_other_dims(&cx, x, xs, lists[DOT_LHS_BATCH], lists[DOT_LHS_CONTRACT]);
    bmkn[2] = add_dims(&cx, x, xs, lists[DOT_LHS_CONTRACT]);
    add_dims(&cy, y, ys, lists[DOT_RHS_BATCH]);
    add_dims(&cy, y, ys, lists[DOT_RHS_CONTRACT]);
    bmkn[3] = add_other_dims(&cy, y, ys, lists[DOT_RHS_BATCH], lists[DOT_RHS_CONTRACT]);
    Type type = op->results[0].type;
    void *data;
    if (!eval_begin_widened(e, op, (double)type->n_elems * (double)i64_max(1, bmkn[2]), out, &data)) return false;
    Numbers nx = numbers_copied(cx, x, type->dtype, x->type->n_elems), ny = numbers_copied(cy, y, type->dtype, y->type->n_elems);
    product(nx, ny, bmkn, bmkn[2], bmkn[3], false, type->dtype, data);
    free(nx.any);
    free(ny.any);
    return true;
}

// Columns n of [B.., K, N] go to panel n / width, column n % width; the rest of the last panel is 0.
bool eval_pack(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Type type = op->results[0].type, from = ins[0].lit.type;
    void *data;
    if (!eval_charge(e, op, (uint64_t)type->n_elems) || !tensor_make(e, op, type, false, out, &data)) return false;
    size_t size = dtype_bytes(type->dtype);
    int64_t dst[MAX_RANK], src[MAX_RANK];
    type_byte_strides(type, dst);
    literal_byte_strides(&ins[0].lit, src);
    uint32_t n_batch = from->rank - 2;
    int64_t width = type->dims[n_batch + 2], depth = from->dims[n_batch], columns = from->dims[n_batch + 1];
    int64_t n_full = columns / width, rest = columns % width;
    if (rest) memset(data, 0, type_bytes(type));
    Copy full = {0};
    for (uint32_t i = 0; i < n_batch; i++) copy_add_dim(&full, from->dims[i], dst[i], src[i]);
    Copy part = full;
    copy_add_dim(&full, n_full, dst[n_batch], src[n_batch + 1] * width);
    copy_add_dim(&full, depth, dst[n_batch + 1], src[n_batch]);
    copy_add_dim(&full, width, dst[n_batch + 2], src[n_batch + 1]);
    copy_run(full, size, data, ins[0].lit.data);
    copy_add_dim(&part, depth, dst[n_batch + 1], src[n_batch]);
    copy_add_dim(&part, rest, dst[n_batch + 2], src[n_batch + 1]);
    copy_run(part, size, (char *)data + n_full * dst[n_batch], (const char *)ins[0].lit.data + n_full * width * src[n_batch + 1]);
    return true;
}

bool eval_matmul(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    const Literal *x = &ins[0].lit, *y = &ins[1].lit;
    Type type = op->results[0].type;
    uint32_t rank = type->rank, y_rank = y->type->rank;
    int64_t bmkn[4] = {1, x->type->dims[rank - 2], x->type->dims[rank - 1], type->dims[rank - 1]};
    for (uint32_t i = 0; i + 2 < rank; i++) bmkn[0] *= type->dims[i];
    void *data;
    if (!eval_begin_widened(e, op, (double)type->n_elems * (double)i64_max(1, bmkn[2]), out, &data)) return false;
    Groups g = groups_of(op);
    Literal numbers = {0};
    if (g.rows) numbers = groups_unpacked(e, g, y, bmkn[2]), y = &numbers;
    int64_t panels = y->type->dims[y_rank - 3], width = y->type->dims[y_rank - 1], xs[MAX_RANK], ys[MAX_RANK];
    literal_byte_strides(x, xs);
    literal_byte_strides(y, ys);
    Copy cx = {x->type->rank, {0}, {0}, {0}}, cy = {0};
    memcpy(cx.dims, x->type->dims, rank * sizeof *cx.dims);
    memcpy(cx.src, xs, rank * sizeof *xs);
    for (uint32_t i = 0; i + 3 < y_rank; i++) copy_add_dim(&cy, y->type->dims[i], 0, ys[i]);
    DType element = x->type->dtype, packed = y->type->dtype;
    DType from = unit_elements(element, packed) > 1 ? unit_type(element, packed) : packed;
    int64_t y_depth = add_packed_rows(&cy, element, y, y->type->dims[y_rank - 2], ys[y_rank - 2]);
    copy_add_dim(&cy, panels, 0, ys[y_rank - 3]);
    copy_add_dim(&cy, width, 0, ys[y_rank - 1]);
    Numbers nx = numbers_copied(cx, x, type->dtype, x->type->n_elems);
    Numbers ny = numbers_copied_as(cy, from, y->data, type->dtype, y->type->n_elems * unit_elements(element, packed));
    product(nx, ny, bmkn, y_depth, panels * width, y_rank == 3, type->dtype, data);
    free(nx.any);
    free(ny.any);
    free((void *)(uintptr_t)numbers.data);
    return true;
}

// A convolution in canonical layout: x [N, spatial.., C], w [spatial.., C / groups, O], result [N', spatial.., O].
typedef struct {
    uint32_t n_spatial;
    int64_t batch, channels, outputs; // N, C, O
    int64_t groups, batch_groups;     // one of them is 1
    int64_t in[MAX_RANK], kernel[MAX_RANK], out[MAX_RANK];
    int64_t stride[MAX_RANK], low[MAX_RANK], in_dilation[MAX_RANK], dilation[MAX_RANK];
    bool reversed[MAX_RANK];
} Conv;

static int64_t product_of(const int64_t *dims, uint32_t n) {
    int64_t p = 1;
    for (uint32_t i = 0; i < n; i++) p *= dims[i];
    return p;
}

// The spatial position of x that kernel position `k` reads for the result at `o`, or what lies there instead of x.
enum { PADDING_INPUT = -1, HOLE_INPUT = -2 };

static int64_t conv_input(const Conv *c, const Index *o, const Index *k) {
    int64_t at = 0;
    for (uint32_t i = 0; i < c->n_spatial; i++) {
        int64_t p = o->at[i] * c->stride[i] + k->at[i] * c->dilation[i];
        bool inside = !__builtin_sub_overflow(p, c->low[i], &p);
        if (p % c->in_dilation[i]) return HOLE_INPUT;
        inside = inside && p >= 0 && p / c->in_dilation[i] < c->in[i];
        at = inside && at >= 0 ? at * c->in[i] + p / c->in_dilation[i] : PADDING_INPUT;
    }
    return at;
}

static int64_t conv_kernel(const Conv *c, const Index *k) {
    int64_t at = 0;
    for (uint32_t i = 0; i < c->n_spatial; i++) at = at * c->kernel[i] + (c->reversed[i] ? c->kernel[i] - 1 - k->at[i] : k->at[i]);
    return at;
}

// acc[O] gets what the kernel position adds for image n of the result. `zeros` stands for what is read around the image.
static void conv_add(const Conv *c, Numbers x, Numbers zeros, Numbers w, int64_t n, int64_t input, int64_t kernel, Numbers acc) {
    int64_t groups = c->groups * c->batch_groups, depth = c->channels / c->groups, width = c->outputs / groups;
    int64_t n_in = product_of(c->in, c->n_spatial), batch = c->batch / c->batch_groups;
    for (int64_t g = 0; g < groups; g++) {
        int64_t image = c->batch_groups > 1 ? g * batch + n : n, first = c->groups > 1 ? g * depth : 0;
        Numbers from = input < 0 ? zeros : numbers_at(x, (image * n_in + input) * c->channels + first);
        for (int64_t k = 0; k < depth; k++)
            numbers_add_scaled(numbers_at(acc, g * width), numbers_at(from, k), numbers_at(w, (kernel * depth + k) * c->outputs + g * width), width);
    }
}

static bool numbers_are_finite(Numbers n, int64_t count) {
    bool finite = true;
    for (int64_t i = 0; n.class != WC_INT && i < count * (n.class == WC_COMPLEX ? 2 : 1); i++) finite &= isfinite(n.f[i]) != 0;
    return finite;
}

// Into `data`, dense in canonical layout. Zeros around the image are multiplied like any others: with an infinite or NaN weight the product is NaN. Where all
// weights are finite, it adds nothing, and is left out. Those between dilated elements are no terms of the sum: compiled code never meets them, where
// StableHLO multiplies them too.
static void conv_run(const Conv *c, Numbers x, Numbers w, DType t, void *data) {
    int64_t n_out = product_of(c->out, c->n_spatial), n_kernel = product_of(c->kernel, c->n_spatial);
    Numbers acc = accumulators_make(x.class, t, (size_t)c->outputs), zeros = numbers_make(x.class, (size_t)c->channels);
    bool finite = numbers_are_finite(w, n_kernel * (c->channels / c->groups) * c->outputs);
    numbers_clear(zeros, (size_t)c->channels);
    char *to = data;
    for (int64_t n = 0; n < c->batch / c->batch_groups; n++) {
        Index o = {c->n_spatial, c->out, {0}}, k = {c->n_spatial, c->kernel, {0}};
        for (int64_t i = 0; i < n_out; i++, index_next(&o)) {
            numbers_clear(acc, (size_t)c->outputs);
            for (int64_t j = 0; j < n_kernel; j++, index_next(&k)) {
                int64_t input = conv_input(c, &o, &k);
                if (input >= 0 || (input == PADDING_INPUT && !finite)) conv_add(c, x, zeros, w, n, input, conv_kernel(c, &k), acc);
            }
            numbers_store(acc, t, to, (size_t)c->outputs);
            to += (size_t)c->outputs * dtype_bytes(t);
        }
    }
    free(zeros.any);
    free(acc.any);
}

static int64_t axis_or(Axes a, uint32_t i, int64_t otherwise) { return i < a.n ? a.v[i] : otherwise; }

static Conv conv_of(const Op *op, const Literal *x, const Literal *w) {
    Axes in = op_list(op, ATTR_conv_dimension_numbers, CONV_INPUT), kernel = op_list(op, ATTR_conv_dimension_numbers, CONV_KERNEL);
    Axes to = op_list(op, ATTR_conv_dimension_numbers, CONV_OUTPUT);
    Conv c = {.n_spatial = in.n - 2,
              .batch = x->type->dims[in.v[0]],
              .channels = x->type->dims[in.v[1]],
              .outputs = w->type->dims[kernel.v[1]],
              .groups = op_int(op, ATTR_feature_group_count, 1),
              .batch_groups = op_int(op, ATTR_batch_group_count, 1)};
    for (uint32_t i = 0; i < c.n_spatial; i++) {
        c.in[i] = x->type->dims[in.v[2 + i]];
        c.kernel[i] = w->type->dims[kernel.v[2 + i]];
        c.out[i] = op->results[0].type->dims[to.v[2 + i]];
        c.stride[i] = axis_or(op_axes(op, ATTR_window_strides), i, 1);
        c.low[i] = axis_or(op_axes(op, ATTR_padding), 2 * i, 0);
        c.in_dilation[i] = axis_or(op_axes(op, ATTR_lhs_dilation), i, 1);
        c.dilation[i] = axis_or(op_axes(op, ATTR_rhs_dilation), i, 1);
        c.reversed[i] = axis_or(op_axes(op, ATTR_window_reversal), i, 0) != 0;
    }
    return c;
}

// Copies with the dimensions in the order first, spatial.., second, third (-1: none).
static Copy conv_layout(const Literal *l, Axes names, int64_t first, int64_t second, int64_t third) {
    int64_t strides[MAX_RANK];
    literal_byte_strides(l, strides);
    Copy c = {0};
    if (first >= 0) copy_add_dim(&c, l->type->dims[first], 0, strides[first]);
    for (uint32_t i = 2; i < names.n; i++) copy_add_dim(&c, l->type->dims[names.v[i]], 0, strides[names.v[i]]);
    copy_add_dim(&c, l->type->dims[second], 0, strides[second]);
    if (third >= 0) copy_add_dim(&c, l->type->dims[third], 0, strides[third]);
    return c;
}

static double conv_work(const Conv *c, Type result) {
    return (double)result->n_elems * (double)product_of(c->kernel, c->n_spatial) * (double)i64_max(1, c->channels / c->groups);
}

bool eval_convolution(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    const Literal *x = &ins[0].lit, *w = &ins[1].lit;
    Type type = op->results[0].type;
    Axes in = op_list(op, ATTR_conv_dimension_numbers, CONV_INPUT), kernel = op_list(op, ATTR_conv_dimension_numbers, CONV_KERNEL);
    Axes to = op_list(op, ATTR_conv_dimension_numbers, CONV_OUTPUT);
    Conv c = conv_of(op, x, w);
    void *data;
    if (!eval_begin_widened(e, op, conv_work(&c, type), out, &data)) return false;
    if (type->n_elems == 0) return true;
    Numbers nx = numbers_copied(conv_layout(x, in, in.v[0], in.v[1], -1), x, type->dtype, x->type->n_elems);
    Numbers nw = numbers_copied(conv_layout(w, kernel, -1, kernel.v[0], kernel.v[1]), w, type->dtype, w->type->n_elems);
    size_t size = dtype_bytes(type->dtype);
    char *dense = xmalloc(size_mul((size_t)type->n_elems, size));
    conv_run(&c, nx, nw, type->dtype, dense);
    // From the canonical layout into the result's.
    Literal made = {type, dense, false};
    Copy back = conv_layout(&made, to, to.v[0], to.v[1], -1);
    int64_t stride = (int64_t)size;
    for (uint32_t i = back.rank; i-- > 0; stride *= back.dims[i]) back.dst[i] = back.src[i], back.src[i] = stride;
    copy_run(back, size, data, dense);
    free(dense);
    free(nx.any);
    free(nw.any);
    return true;
}

// Packed weights [1, P, KH..*C/G, 16] of elements or their units to [KH..*C/G, O].
static Numbers conv_unpack(const Literal *w, DType element, const Conv *c, DType to) {
    Type t = w->type;
    int64_t strides[MAX_RANK], row = t->dims[1] * t->dims[3], of_unit = unit_elements(element, t->dtype);
    literal_byte_strides(w, strides);
    Copy copy = {0};
    int64_t depth = add_packed_rows(&copy, element, w, t->dims[2], strides[2]);
    copy_add_dim(&copy, t->dims[1], 0, strides[1]);
    copy_add_dim(&copy, t->dims[3], 0, strides[3]);
    Numbers all = numbers_copied_as(copy, of_unit > 1 ? unit_type(element, t->dtype) : t->dtype, w->data, to, t->n_elems * of_unit),
            out = numbers_make(all.class, (size_t)(depth * c->outputs));
    size_t size = number_bytes(all.class);
    for (int64_t i = 0; i < depth; i++)
        memcpy((char *)out.any + (size_t)(i * c->outputs) * size, (char *)all.any + (size_t)(i * row) * size, (size_t)c->outputs * size);
    free(all.any);
    return out;
}

static void add_windows(Conv *c, const Op *op) {
    for (uint32_t i = 0; i < c->n_spatial; i++) {
        ConvDim d = conv_dim(op, i);
        c->in[i] = d.in, c->kernel[i] = d.window, c->out[i] = d.out;
        c->stride[i] = d.stride, c->low[i] = d.low, c->in_dilation[i] = d.base, c->dilation[i] = d.dilation;
    }
}

bool eval_conv(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    const Literal *x = &ins[0].lit, *w = &ins[1].lit;
    Type type = op->results[0].type;
    uint32_t rank = x->type->rank;
    Conv c = {.n_spatial = rank - 2,
              .batch = x->type->dims[0],
              .channels = x->type->dims[rank - 1],
              .outputs = type->dims[1],
              .groups = op_int(op, ATTR_feature_group_count, 1),
              .batch_groups = 1};
    add_windows(&c, op);
    void *data;
    if (!eval_begin_widened(e, op, conv_work(&c, type), out, &data)) return false;
    if (type->n_elems == 0) return true;
    int64_t strides[MAX_RANK];
    literal_byte_strides(x, strides);
    Copy cx = {0};
    for (uint32_t i = 0; i < rank; i++) copy_add_dim(&cx, x->type->dims[i], 0, strides[i]);
    Numbers nx = numbers_copied(cx, x, type->dtype, x->type->n_elems), nw = conv_unpack(w, x->type->dtype, &c, type->dtype);
    conv_run(&c, nx, nw, type->dtype, data);
    free(nx.any);
    free(nw.any);
    return true;
}

// And of tpu.conv_depthwise, whose kernel has no dimension for the features of a group.
bool eval_conv_planes(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    const Literal *x = &ins[0].lit, *w = &ins[1].lit;
    Type type = op->results[0].type;
    uint32_t rank = x->type->rank;
    int64_t groups = w->type->dims[0], strides[MAX_RANK], size = (int64_t)dtype_bytes(type->dtype);
    Conv c = {.n_spatial = rank - 2, .batch = x->type->dims[0], .channels = x->type->dims[1], .groups = groups, .batch_groups = 1};
    bool single = op->kind == OP_CONV_DEPTHWISE;
    int64_t columns = single ? 1 : w->type->dims[1];
    c.outputs = groups * columns;
    add_windows(&c, op);
    void *data;
    if (!eval_begin_widened(e, op, conv_work(&c, type), out, &data)) return false;
    if (type->n_elems == 0) return true;
    Copy cx = {0}, cw = {0}, back = {0};
    literal_byte_strides(x, strides);
    copy_add_dim(&cx, x->type->dims[0], 0, strides[0]);
    for (uint32_t i = 2; i < rank; i++) copy_add_dim(&cx, x->type->dims[i], 0, strides[i]);
    copy_add_dim(&cx, x->type->dims[1], 0, strides[1]);
    literal_byte_strides(w, strides);
    copy_add_dim(&cw, w->type->dims[single ? 1 : 2], 0, strides[single ? 1 : 2]);
    copy_add_dim(&cw, groups, 0, strides[0]);
    copy_add_dim(&cw, columns, 0, single ? 0 : strides[1]);
    Numbers nx = numbers_copied(cx, x, type->dtype, x->type->n_elems), nw = numbers_copied(cw, w, type->dtype, w->type->n_elems);
    char *dense = xmalloc(size_mul((size_t)type->n_elems, (size_t)size));
    conv_run(&c, nx, nw, type->dtype, dense);
    int64_t features = c.outputs, pixels = type->n_elems / (c.batch * features); // [N, pixels, features] there
    copy_add_dim(&back, c.batch, features * pixels * size, features * pixels * size);
    copy_add_dim(&back, features, pixels * size, size);
    copy_add_dim(&back, pixels, size, features * size);
    copy_run(back, (size_t)size, data, dense);
    free(dense);
    free(nx.any);
    free(nw.any);
    return true;
}
