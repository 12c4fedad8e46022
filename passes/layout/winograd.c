// Which convolutions are done by Winograd's F(2x2, 3x3) or F(4x4, 3x3) (ir/ops/conv/winograd.h): those with a window of 3 x 3 at stride 1, of f32, where it is
// cheaper. A constant kernel is transformed here, in double, rounded once; any other one by a product with the matrix that G makes of both dimensions.
// The gradient of such a kernel is done in the same way: G' [sum over tiles of (A y A') * (B' d B)] G.
#include "passes/layout/winograd.h"

#include "ir/ops/conv/winograd.h"
#include "ir/ops/plan.h"

#include <string.h>

// Errors grow with the square root of how many products are added: beside direct ones they were 6e-6 of the largest pixel of 4,096 channels
// with tiles of 2, and 2.2e-5 of 1,024 channels with tiles of 4, where 1e-5 and 5e-5 are allowed.
enum { FEW_CHANNELS = 16, MOST_CHANNELS_2 = 4096, MOST_CHANNELS_4 = 1024, MOST_PARTS = 1024 };

// ---- the choice

typedef struct {
    double batch, rows, columns, channels, features; // of the result, but for channels
    double pixels;                                   // that are computed directly
    bool given;                                      // the kernel, at run time
    int64_t most;                                    // pixels along a tile
} Size;

// Cycles of a core. Products run at most of the peak; transforms go through memory at some bytes a cycle, and weights come from further away.
static const double PRODUCT_SHARE = 0.85, NEAR_BYTES = 24, FAR_BYTES = 6, WORTH = 1.1; // the last: of f32, beside others it is worth it at once
static const double MOST_BYTES = 1 << 27;                                              // points and sums of what is done together

static double product_cycles(double flops, const TargetFacts *target) { return flops / (target->vector_bytes / 4 * 2 * 2) / PRODUCT_SHARE; }

static double direct_cycles(const Size *s, const TargetFacts *target) {
    double products = s->pixels * s->channels * s->features * 9;
    return product_cycles(2 * products, target) + 9 * s->channels * s->features * 4 / FAR_BYTES;
}

static double winograd_cycles(const Size *s, const Winograd *w, const TargetFacts *target) {
    double tiles = s->batch * (double)winograd_tiles((int64_t)s->rows, w->pixels) * (double)winograd_tiles((int64_t)s->columns, w->pixels);
    double points = (double)(w->points * w->points), mr = target->tiles[DT_F32].mr;
    double filled = mr * (double)winograd_tiles((int64_t)tiles, (int64_t)mr); // rows of register tiles
    double products = points * filled * s->channels * s->features;
    double bytes = points * tiles * (s->channels + s->features) * 4 * 2, weights = points * s->channels * s->features * 4;
    double transform = s->given ? product_cycles(2 * 9 * points * s->channels * s->features, target) + 4 * weights / NEAR_BYTES : 0;
    return product_cycles(2 * products, target) + bytes / NEAR_BYTES + weights / FAR_BYTES + transform;
}

// Images that are done together: points and sums of many would be several times what image and result are. The same number each time, if one near it divides
// them, so that all have the same kernels.
static int64_t images_at_once(const Size *s, const Winograd *w) {
    double tiles = (double)winograd_tiles((int64_t)s->rows, w->pixels) * (double)winograd_tiles((int64_t)s->columns, w->pixels);
    double bytes = w->points * w->points * tiles * (s->channels + s->features) * 4;
    int64_t n = (int64_t)s->batch, most = (int64_t)(MOST_BYTES / bytes), best;
    if (most >= n) return n;
    if (most < 1) most = 1;
    for (best = most; best > most / 2 && n % best; best--) {}
    return n % best ? most : best;
}

// Each part has ops and code of its own.
static bool has_too_many_parts(const Size *s, const Winograd *w) { return s->batch / (double)images_at_once(s, w) > MOST_PARTS; }

static int64_t best_tile(const Size *s, const TargetFacts *target, double besides, double rate) {
    double best = direct_cycles(s, target) / (rate > WORTH ? rate : WORTH);
    int64_t pixels = 0;
    for (int64_t m = 2; m <= s->most; m += 2) {
        double cycles = winograd_cycles(s, winograd_of(m), target) + besides;
        if (s->channels > (m == 2 ? MOST_CHANNELS_2 : MOST_CHANNELS_4) || has_too_many_parts(s, winograd_of(m))) continue;
        if (cycles < best) best = cycles, pixels = m;
    }
    return pixels;
}

// f32, or a shorter type that is widened to it.
static bool is_f32_or_less(Type t) { return t->dtype == DT_F32 || t->dtype == DT_F16 || t->dtype == DT_BF16; }

static bool fits(const Op *op) {
    Axes strides = op_axes(op, ATTR_window_strides), base = op_axes(op, ATTR_lhs_dilation), dilation = op_axes(op, ATTR_rhs_dilation);
    Axes padding = op_axes(op, ATTR_padding), kernel = op_list(op, ATTR_conv_dimension_numbers, CONV_KERNEL);
    const Type weights = op->operands[1]->type;
    if (kernel.n != 4 || !is_f32_or_less(weights) || !is_f32_or_less(op->operands[0]->type) || op_int(op, ATTR_feature_group_count, 1) != 1) return false;
    if (op_attr(op, ATTR_exact)) return false;
    if (op_int(op, ATTR_batch_group_count, 1) != 1) return false;
    for (uint32_t i = 0; i < 2; i++) {
        if (weights->dims[kernel.v[2 + i]] != 3) return false;
        if ((strides.n && strides.v[i] != 1) || (base.n && base.v[i] != 1) || (dilation.n && dilation.v[i] != 1)) return false;
    }
    for (uint32_t i = 0; i < padding.n; i++)
        if (padding.v[i] < 0 || padding.v[i] > 2) return false;
    return true;
}

uint32_t winograd_methods(const Op *op) {
    if (!fits(op) || !value_constant(op->operands[1])) return 1;
    int64_t channels = op->operands[1]->type->dims[op_list(op, ATTR_conv_dimension_numbers, CONV_KERNEL).v[0]];
    return 1 | (channels <= MOST_CHANNELS_2 ? 1 << 2 : 0) | (channels <= MOST_CHANNELS_4 ? 1 << 4 : 0);
}

// A step of training compares what its forward pass gives with 0 (relu), where windows of zeros, as pictures' borders are, have to give 0. With tiles of 2 they
// do; with tiles of 4 what is left of the tile's other pixels may be 1e-9. Nothing is compared on the way back, whose windows are those that are reversed.
static int64_t most_pixels(const Op *op) {
    Axes reversal = op_axes(op, ATTR_window_reversal);
    bool reversed = reversal.n == 2 && reversal.v[0] && reversal.v[1];
    return value_constant(op->operands[1]) || reversed ? 4 : 2;
}

static Size size_of(const Op *op) {
    Axes out = op_list(op, ATTR_conv_dimension_numbers, CONV_OUTPUT), kernel = op_list(op, ATTR_conv_dimension_numbers, CONV_KERNEL);
    const int64_t *y = op->results[0].type->dims, *k = op->operands[1]->type->dims;
    return (Size){(double)y[out.v[0]],
                  (double)y[out.v[2]],
                  (double)y[out.v[3]],
                  (double)k[kernel.v[0]],
                  (double)k[kernel.v[1]],
                  (double)op->results[0].type->n_elems / (double)k[kernel.v[1]],
                  !value_constant(op->operands[1]),
                  most_pixels(op)};
}

enum { MOST_REPEATED = 1 << 24 };

int64_t winograd_choose(const Op *op, const Op *direct, const TargetFacts *target, double besides, double rate) {
    if (!fits(op)) return 0;
    Size s = size_of(op);
    s.pixels = (double)direct->results[0].type->n_elems / s.features;
    if (s.channels < FEW_CHANNELS || s.features < FEW_CHANNELS) return 0;
    const Literal *kernel = value_constant(op->operands[1]);
    if (kernel && kernel->splat && kernel->type->n_elems > MOST_REPEATED) return 0; // stored as one number, which it would not be any more
    return best_tile(&s, target, besides, rate);
}

// ---- the kernel

// G g G' of one channel and feature.
static void transform(const Winograd *w, double g[3][3], float *out, int64_t stride) {
    double half[WINOGRAD_MOST][3] = {{0}};
    for (uint32_t i = 0; i < w->points; i++)
        for (uint32_t j = 0; j < 3; j++)
            for (uint32_t k = 0; k < 3; k++) half[i][j] += w->kernel[i][k] * g[k][j];
    for (uint32_t i = 0; i < w->points; i++)
        for (uint32_t j = 0; j < w->points; j++) {
            double x = 0;
            for (uint32_t k = 0; k < 3; k++) x += half[i][k] * w->kernel[j][k];
            out[(i * w->points + j) * stride] = (float)x;
        }
}

static const Literal *transformed_constant(Module *m, const Op *op, const Literal *from, const Winograd *w) {
    Axes kernel = op_list(op, ATTR_conv_dimension_numbers, CONV_KERNEL), reversal = op_axes(op, ATTR_window_reversal);
    int64_t strides[MAX_RANK], n_in = from->type->dims[kernel.v[0]], n_out = from->type->dims[kernel.v[1]];
    int64_t dims[] = {w->points * w->points, n_in, n_out};
    void *data;
    Literal *made = literal_make(&m->arena, type_tensor(&m->types, DT_F32, dims, 3), &data);
    type_strides(from->type, strides);
    for (int64_t in = 0; in < n_in; in++)
        for (int64_t feature = 0; feature < n_out; feature++) {
            double g[3][3];
            int64_t at = in * strides[kernel.v[0]] + feature * strides[kernel.v[1]];
            for (int64_t i = 0; i < 9; i++) {
                int64_t row = i / 3, column = i % 3;
                if (reversal.n && reversal.v[0]) row = 2 - row;
                if (reversal.n && reversal.v[1]) column = 2 - column;
                g[i / 3][i % 3] = elem_to_f64(DT_F32, literal_elem(from, at + row * strides[kernel.v[2]] + column * strides[kernel.v[3]]));
            }
            transform(w, g, (float *)data + in * n_out + feature, n_in * n_out);
        }
    return made;
}

// [P*P, 9]: G at both dimensions at once.
static Value *kernel_matrix(Builder *b, const Winograd *w) {
    double rows[WINOGRAD_MOST * WINOGRAD_MOST * 9];
    int64_t dims[] = {1, w->points * w->points, 9};
    for (int64_t p = 0; p < dims[1]; p++)
        for (int64_t k = 0; k < 9; k++) rows[p * 9 + k] = w->kernel[p / w->points][k / 3] * w->kernel[p % w->points][k % 3];
    return build_numbers(b, DT_F32, rows, dims, 3);
}

static Value *transformed_value(Builder *b, const Op *op, const Winograd *w, WinogradProduct *product) {
    Axes kernel = op_list(op, ATTR_conv_dimension_numbers, CONV_KERNEL), reversal = op_axes(op, ATTR_window_reversal);
    int64_t order[] = {kernel.v[2], kernel.v[3], kernel.v[0], kernel.v[1]}, turned[2];
    size_t n_turned = 0;
    for (int64_t i = 0; i < reversal.n; i++)
        if (reversal.v[i]) turned[n_turned++] = i;
    Value *k = build_transpose(b, op->operands[1], order);
    if (n_turned) k = build_reverse(b, k, turned, n_turned);
    int64_t n_in = k->type->dims[2], n_out = k->type->dims[3], flat[] = {1, 9, n_in * n_out}, made[] = {w->points * w->points, n_in, n_out};
    k = build_reshape(b, k, flat, 3);
    Value *matrix = kernel_matrix(b, w);
    return build_reshape(b, product(b, matrix, k), made, 3);
}

// [P*P, I, O]
static Value *transformed_kernel(Builder *b, const Op *op, const Winograd *w, WinogradProduct *product) {
    const Literal *constant = value_constant(op->operands[1]);
    return constant ? build_constant(b, transformed_constant(b->m, op, constant, w)) : transformed_value(b, op, w, product);
}

// ---- the op

typedef struct {
    const Op *op;
    const Winograd *w;
    Value *kernel; // [P*P, I, O]
    WinogradProduct *product;
} Method;

// [N, OH, OW, O] of images [N, H, W, I].
static Value *pixels_of(Builder *b, const Method *method, Value *x) {
    const Op *op = method->op;
    Axes padding = op_axes(op, ATTR_padding), out = op_list(op, ATTR_conv_dimension_numbers, CONV_OUTPUT);
    int64_t none[4] = {0}, features = method->kernel->type->dims[2], dims[5];
    Attr attrs[] = {attr_i64(ATTR_output_tile, method->w->pixels), attr_axes(&b->m->arena, ATTR_padding, padding.n ? padding.v : none, 4)};
    Value *points = op_result(build_op(b, OP_WINOGRAD_IMAGE, &x, 1, attrs, 2), 0);
    memcpy(dims, points->type->dims, sizeof dims);
    int64_t rows[] = {dims[0], dims[1] * dims[2] * dims[3], dims[4]};
    Value *sums = method->product(b, build_reshape(b, points, rows, 3), method->kernel);
    dims[4] = features;
    sums = build_reshape(b, sums, dims, 5);
    const int64_t *to = op->results[0].type->dims, whole[] = {dims[1], to[out.v[2]], to[out.v[3]], features};
    Type type = type_tensor(&b->m->types, DT_F32, whole, 4);
    return op_result(build_typed(b, OP_WINOGRAD_PIXELS, &sums, 1, attrs, 1, &type, 1, 0), 0);
}

Value *winograd_lower(Builder *b, const Op *op, Value *x, int64_t pixels, WinogradProduct *product) {
    Method method = {op, winograd_of(pixels), NULL, product};
    method.kernel = transformed_kernel(b, op, method.w, product);
    Size s = size_of(op);
    int64_t n = (int64_t)s.batch, step = images_at_once(&s, method.w);
    if (step == n) return pixels_of(b, &method, x);
    Value **parts = arena_array(&b->m->arena, Value *, (size_t)((n + step - 1) / step));
    size_t n_parts = 0;
    for (int64_t i = 0; i < n; i += step) {
        Value *images = build_slice_along(b, x, 0, i, i64_min(i + step, n));
        parts[n_parts++] = pixels_of(b, &method, images);
    }
    return build_concatenate(b, parts, n_parts, 0);
}

// ---- the gradient of a kernel: a convolution whose result is 3 x 3 pixels, of images that are channels, by a window that is a gradient of pixels

static bool gradient_fits(const Op *op) {
    Axes strides = op_axes(op, ATTR_window_strides), base = op_axes(op, ATTR_lhs_dilation), dilation = op_axes(op, ATTR_rhs_dilation);
    Axes padding = op_axes(op, ATTR_padding), reversal = op_axes(op, ATTR_window_reversal);
    Axes kernel = op_list(op, ATTR_conv_dimension_numbers, CONV_KERNEL), out = op_list(op, ATTR_conv_dimension_numbers, CONV_OUTPUT);
    if (kernel.n != 4 || !is_f32_or_less(op->operands[0]->type) || !is_f32_or_less(op->operands[1]->type) || op_attr(op, ATTR_exact)) return false;
    if (op_int(op, ATTR_feature_group_count, 1) != 1 || op_int(op, ATTR_batch_group_count, 1) != 1) return false;
    for (uint32_t i = 0; i < 2; i++) {
        if (op->results[0].type->dims[out.v[2 + i]] != 3 || op->operands[1]->type->dims[kernel.v[2 + i]] <= 3) return false;
        if ((strides.n && strides.v[i] != 1) || (base.n && base.v[i] != 1) || (dilation.n && dilation.v[i] != 1)) return false;
        if (reversal.n && reversal.v[i]) return false;
    }
    for (uint32_t i = 0; i < padding.n; i++)
        if (padding.v[i] < 0 || padding.v[i] > 2) return false;
    return true;
}

// Of the convolution that the kernel belongs to.
static Size gradient_size(const Op *op) {
    Axes kernel = op_list(op, ATTR_conv_dimension_numbers, CONV_KERNEL), in = op_list(op, ATTR_conv_dimension_numbers, CONV_INPUT);
    const int64_t *x = op->operands[0]->type->dims, *g = op->operands[1]->type->dims;
    Size s = {(double)x[in.v[1]], (double)g[kernel.v[2]], (double)g[kernel.v[3]], (double)x[in.v[0]], (double)g[kernel.v[1]], 0, true, 4};
    s.pixels = s.batch * s.rows * s.columns;
    return s;
}

// [P*P, C, O] of images [N, H, W, C] and gradients [N, OH, OW, O].
static Value *sums_of(Builder *b, const Op *op, const Winograd *w, Value *x, Value *g, WinogradProduct *product) {
    Axes padding = op_axes(op, ATTR_padding);
    int64_t none[4] = {0}, turned[] = {0, 2, 1};
    Attr attrs[] = {attr_i64(ATTR_output_tile, w->pixels), attr_axes(&b->m->arena, ATTR_padding, padding.n ? padding.v : none, 4)};
    Value *image = op_result(build_op(b, OP_WINOGRAD_IMAGE, &x, 1, attrs, 2), 0), *gradient = op_result(build_op(b, OP_WINOGRAD_GRADIENT, &g, 1, attrs, 1), 0);
    const int64_t *to = image->type->dims;
    int64_t rows[] = {to[0], to[1] * to[2] * to[3], to[4]}, columns[] = {rows[0], rows[1], gradient->type->dims[4]};
    image = build_transpose(b, build_reshape(b, image, rows, 3), turned);
    return product(b, image, build_reshape(b, gradient, columns, 3));
}

// [9, P*P]: what G' makes of both dimensions of the sums.
static Value *gradient_matrix(Builder *b, const Winograd *w) {
    double rows[9 * WINOGRAD_MOST * WINOGRAD_MOST];
    int64_t dims[] = {1, 9, w->points * w->points};
    for (int64_t k = 0; k < 9; k++)
        for (int64_t p = 0; p < dims[2]; p++) rows[k * dims[2] + p] = w->kernel[p / w->points][k / 3] * w->kernel[p % w->points][k % 3];
    return build_numbers(b, DT_F32, rows, dims, 3);
}

int64_t winograd_choose_gradient(const Op *op, const TargetFacts *target, double rate) {
    if (!gradient_fits(op)) return 0;
    Size s = gradient_size(op);
    return s.channels < FEW_CHANNELS || s.features < FEW_CHANNELS ? 0 : best_tile(&s, target, 0, rate);
}

Value *winograd_lower_gradient(Builder *b, const Op *op, const TargetFacts *target, WinogradProduct *product) {
    const Winograd *w = winograd_of(winograd_choose_gradient(op, target, 1));
    if (!w) return NULL;
    Size s = gradient_size(op);
    Axes kernel = op_list(op, ATTR_conv_dimension_numbers, CONV_KERNEL), in = op_list(op, ATTR_conv_dimension_numbers, CONV_INPUT);
    Axes out = op_list(op, ATTR_conv_dimension_numbers, CONV_OUTPUT);
    int64_t image[] = {in.v[1], in.v[2], in.v[3], in.v[0]}, gradient[] = {kernel.v[0], kernel.v[2], kernel.v[3], kernel.v[1]}, back[4];
    Value *x = build_transpose(b, op->operands[0], image), *g = build_transpose(b, op->operands[1], gradient), *sums = NULL;
    int64_t n = x->type->dims[0], step = images_at_once(&s, w);
    for (int64_t i = 0; i < n; i += step) {
        Value *images = build_slice_along(b, x, 0, i, i64_min(i + step, n)), *gradients = build_slice_along(b, g, 0, i, i64_min(i + step, n));
        Value *part = sums_of(b, op, w, images, gradients, product);
        sums = sums ? build_binary(b, OP_ADD, sums, part) : part;
    }
    int64_t n_in = sums->type->dims[1], n_out = sums->type->dims[2], flat[] = {1, sums->type->dims[0], n_in * n_out}, made[] = {3, 3, n_in, n_out};
    Value *matrix = gradient_matrix(b, w);
    sums = build_reshape(b, sums, flat, 3);
    Value *y = build_reshape(b, product(b, matrix, sums), made, 4);
    for (int64_t i = 0; i < 2; i++) back[out.v[2 + i]] = i, back[out.v[i]] = 2 + i;
    return build_transpose(b, y, back);
}
