// See conv.h. Tap k of result o meets the element (o * stride + k * dilation - low) / base, if there is no rest: k is from a class modulo
// base / gcd(dilation, base), or there is none. Sizes that infer admits do not overflow.
#include "ir/ops/conv/conv.h"

#include "ir/ops/units.h"

#include "ir/ops/plan.h"

static int64_t axis_or(Axes a, uint32_t i, int64_t otherwise) { return i < a.n ? a.v[i] : otherwise; }

ConvDim conv_dim(const Op *conv, uint32_t i) {
    uint32_t first = conv->kind == OP_CONV_PLANES || conv->kind == OP_CONV_DEPTHWISE ? 2 : 1;
    ConvDim d = {.in = conv->operands[0]->type->dims[first + i],
                 .window = op_axes(conv, ATTR_window_dimensions).v[i],
                 .stride = axis_or(op_axes(conv, ATTR_window_strides), i, 1),
                 .dilation = axis_or(op_axes(conv, ATTR_window_dilations), i, 1),
                 .base = axis_or(op_axes(conv, ATTR_base_dilations), i, 1),
                 .low = axis_or(op_axes(conv, ATTR_padding), 2 * i, 0),
                 .high = axis_or(op_axes(conv, ATTR_padding), 2 * i + 1, 0)};
    int64_t extent = (d.in > 0 ? (d.in - 1) * d.base + 1 : 0) + d.low + d.high, reach = (d.window - 1) * d.dilation + 1;
    d.out = extent < reach ? 0 : (extent - reach) / d.stride + 1;
    return d;
}

ConvDim convolution_dim(const Op *op, uint32_t i) {
    Axes in = op_list(op, ATTR_conv_dimension_numbers, CONV_INPUT), kernel = op_list(op, ATTR_conv_dimension_numbers, CONV_KERNEL);
    Axes out = op_list(op, ATTR_conv_dimension_numbers, CONV_OUTPUT), padding = op_axes(op, ATTR_padding);
    return (ConvDim){.in = op->operands[0]->type->dims[in.v[2 + i]],
                     .out = op->results[0].type->dims[out.v[2 + i]],
                     .window = op->operands[1]->type->dims[kernel.v[2 + i]],
                     .stride = axis_or(op_axes(op, ATTR_window_strides), i, 1),
                     .dilation = axis_or(op_axes(op, ATTR_rhs_dilation), i, 1),
                     .base = axis_or(op_axes(op, ATTR_lhs_dilation), i, 1),
                     .low = axis_or(padding, 2 * i, 0),
                     .high = axis_or(padding, 2 * i + 1, 0)};
}

bool conv_is_dilated(const Op *conv) {
    Axes base = op_axes(conv, ATTR_base_dilations);
    for (uint32_t i = 0; i < base.n; i++)
        if (base.v[i] > 1) return true;
    return false;
}

static int64_t common_divisor(int64_t a, int64_t b) {
    while (b) {
        int64_t rest = a % b;
        a = b, b = rest;
    }
    return a;
}

Residues residues_of(const ConvDim *dim) {
    int64_t by_stride = common_divisor(dim->base, dim->stride), by_dilation = common_divisor(dim->base, dim->dilation);
    return (Residues){.dim = *dim,
                      .classes = i64_max(i64_min(dim->base / by_stride, dim->out), 1),
                      .tap_step = dim->base / by_dilation,
                      .step = dim->dilation / by_dilation,
                      .advance = dim->stride / by_stride};
}

ResidueClass residues_class(const Residues *r, int64_t which) {
    const ConvDim *d = &r->dim;
    ResidueClass c = {0};
    for (int64_t k = 0; k < i64_min(r->tap_step, d->window) && !c.taps; k++) {
        int64_t at = which * d->stride + k * d->dilation - d->low;
        if (at % d->base) continue;
        c = (ResidueClass){.taps = (d->window - 1 - k) / r->tap_step + 1, .first = k, .start = at / d->base};
    }
    return c;
}

int64_t residues_most_taps(const Residues *r) { return (r->dim.window - 1) / r->tap_step + 1; }

ConvGroups conv_groups(const Op *conv) {
    const Type x = conv->operands[0]->type, y = conv->results[0].type;
    int64_t n = op_int(conv, ATTR_feature_group_count, 1);
    return (ConvGroups){n, y->dims[1] / n, x->dims[x->rank - 1] / n};
}

int64_t conv_lanes(const ConvGroups *g) {
    bool several = g->n > 1 && g->columns < PANEL_COLUMNS;
    return several ? PANEL_COLUMNS / g->columns * g->depth : 0;
}

bool conv_groups_fit(const ConvGroups *g) {
    if (g->n == 1) return true;
    return g->columns && (g->columns < PANEL_COLUMNS ? PANEL_COLUMNS % g->columns == 0 && conv_lanes(g) <= CONV_LANES : g->columns % PANEL_COLUMNS == 0);
}

int64_t conv_tile_panels(const ConvGroups *g, int64_t most) {
    int64_t n = conv_lanes(g) && g->depth > 4 ? i64_min(most, g->depth > 8 ? 1 : 2) : most, tile = n * PANEL_COLUMNS;
    while (g->n > 1 && g->columns % tile && tile % g->columns) tile = --n * PANEL_COLUMNS;
    return n;
}

bool conv_is_separable(const Op *conv) {
    Axes window = op_axes(conv, ATTR_window_dimensions), pad = op_axes(conv, ATTR_padding);
    double terms = 1;
    for (uint32_t i = 0; i < window.n; i++) terms *= (double)window.v[i];
    for (uint32_t i = 0; i < pad.n; i++)
        if (pad.v[i] > 0) return false;
    return conv_groups(conv).depth == 1 && terms >= SEPARABLE_TERMS && !conv_is_dilated(conv);
}

bool conv_run_find(const ConvDim *dims, uint32_t n, int64_t images, int64_t channels, ConvRun *out) {
    if (!n || n > 2) return false;
    for (uint32_t i = 0; i < n; i++)
        if (dims[i].base != 1) return false;
    ConvDim line = dims[n - 1], column = n == 2 ? dims[0] : (ConvDim){.in = 1, .out = 1, .window = 1, .stride = 1, .dilation = 1};
    if (line.dilation != 1 && line.window > 1) return false;
    int64_t room = line.in + line.low + line.high, lines = column.in + column.low + column.high, reach = (column.window - 1) * column.dilation;
    if (column.stride * room % line.stride || (images > 1 && lines % column.stride)) return false;
    int64_t line_room = column.stride * room / line.stride, last = images * lines * room - reach * room - line.window; // pixel of a whole window
    if (last < 0) return false;
    *out = (ConvRun){.line = line.out, .image = column.out, .line_room = line_room, .image_room = i64_ceil_div(lines, column.stride), .rows = column.window};
    out->places = last / line.stride + 1;
    out->place = line.stride * channels;
    out->row = line.window * channels;
    out->row_step = column.dilation * room * channels;
    return true;
}

enum { UNIT_LINE = 64, UNIT_ROWS = 32, UNIT_SUM = 16 << 10 }; // bytes, places, bytes

bool conv_run_fits_units(const ConvRun *r, DType element, const ContractTile *tile) {
    int64_t bytes = (int64_t)dtype_bytes(element);
    bool tiles = tile && multiplies_tiles(tile), matrix = r->rows == 1 && r->line == r->line_room && tiles;
    bool whole = r->row * bytes % UNIT_LINE == 0 || (tiles && conv_run_is_short(r, element));
    return r->places >= UNIT_ROWS && (matrix || whole) && r->rows * r->row <= UNIT_SUM / bytes;
}

bool conv_run_is_short(const ConvRun *r, DType element) {
    enum { UNIT = 4 };
    int64_t bytes = r->row * (int64_t)dtype_bytes(element);
    return r->line < r->line_room && bytes < UNIT_LINE && bytes % UNIT == 0;
}

int64_t conv_run_apart(const ConvRun *r, int64_t mr) {
    int64_t line = i64_round_up(r->line, mr / 2);
    return line < r->line_room ? line : 0;
}

// Places that no result has are multiplied as well. Matrix units do that faster than rows are copied. Dot products of vectors take as long for one in so many
// of them as it takes to copy all rows: on Zen 4 3x3 windows over 56 x 56 pixels are faster as they lie, over 28 x 28 and less slower, up to 1.4 times.
// Lines at a stride are many places apart: matrix units multiply each by itself, where it is most of their register tiles.
bool conv_run_pays(const ConvRun *r, const ContractTile *tile, int64_t rows, bool strided) {
    enum { IN_VAIN = 20, MOST_OF = 4 };
    int64_t mr = tile->mr, line = conv_run_apart(r, mr);
    if (!multiplies_tiles(tile)) return !strided && (r->places - rows) * IN_VAIN <= rows;
    return !strided || (line && 2 * r->line > mr && (line - r->line) * MOST_OF <= line);
}

bool conv_run_of_units(const Op *conv, const ContractTile *tile, ConvRun *out) {
    const Type x = conv->operands[0]->type;
    uint32_t n = op_axes(conv, ATTR_window_dimensions).n;
    ConvDim dims[MAX_RANK];
    bool strided = false;
    const Type to = conv->results[0].type;
    if (!units_are_multiplied(x->dtype, conv->operands[1]->type->dtype) || op_int(conv, ATTR_feature_group_count, 1) != 1) return false;
    for (uint32_t i = 0; i < n; i++) {
        dims[i] = conv_dim(conv, i);
        if (dims[i].low || dims[i].high) return false;
        strided |= dims[i].stride != 1;
    }
    return conv_run_find(dims, n, x->dims[0], x->dims[n + 1], out) && conv_run_fits_units(out, x->dtype, tile) &&
           conv_run_pays(out, tile, to->dims[to->rank - 2], strided);
}

// ---- images plane by plane

uint32_t conv_dims_joined(ConvDim *dims, uint32_t n) {
    uint32_t kept = 0;
    for (uint32_t i = 0; i < n; i++) {
        ConvDim d = dims[i], *before = kept ? &dims[kept - 1] : NULL;
        bool whole = d.window == 1 && d.stride == 1 && !d.low && d.in == d.out;
        if (before && whole && before->stride == 1)
            before->in *= d.in, before->out *= d.in, before->dilation *= d.in, before->low *= d.in, before->high *= d.in;
        else dims[kept++] = d;
    }
    return kept;
}

uint32_t conv_planes_dims(const Op *conv, ConvDim *out) {
    uint32_t n = op_axes(conv, ATTR_window_dimensions).n;
    for (uint32_t i = 0; i < n; i++) out[i] = conv_dim(conv, i);
    return conv_dims_joined(out, n);
}

int64_t planes_parts(const ConvDim *dims, uint32_t n) {
    int64_t out = dims[n - 1].out;
    return n == 1 ? 1 : (PANEL_COLUMNS - 2 + out) / i64_max(out, 1) + 1;
}
