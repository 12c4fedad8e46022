// Types of what stands around the products of Winograd's convolution (ir/ops/conv/winograd.h).
#include "ir/ops/conv/winograd.h"
#include "ir/infer/infer.h"
#include "ir/infer/util.h"

#include <inttypes.h>

static const Winograd *known_tile(Infer *c) {
    int64_t pixels = op_int(c->op, ATTR_output_tile, 0);
    const Winograd *w = winograd_of(pixels);
    if (!w) infer_fail(c, CODE_BAD_ATTRIBUTE, "tpu.output_tile is 2 or 4, not %" PRId64, pixels);
    return w;
}

bool infer_winograd_image(Infer *c) {
    const Winograd *w = known_tile(c);
    Type t = operand_type(c, 0);
    Axes pad = op_axes(c->op, ATTR_padding);
    if (!w) return false;
    bool fits = t->rank == 4 && pad.n == 4;
    int64_t dims[] = {w->points * w->points, 0, 0, 0, 0};
    for (uint32_t i = 0; fits && i < 4; i++) fits = pad.v[i] >= 0 && pad.v[i] <= 2;
    for (uint32_t i = 0; fits && i < 2; i++) {
        int64_t size = t->dims[1 + i];
        if (size == DIM_UNKNOWN || size > INT32_MAX || size + pad.v[2 * i] + pad.v[2 * i + 1] < 3) fits = false;
        else dims[2 + i] = winograd_tiles(size + pad.v[2 * i] + pad.v[2 * i + 1] - 2, w->pixels);
    }
    if (!fits) return infer_fail(c, CODE_SHAPE_MISMATCH, "takes [N, H, W, C] of at least 3 x 3 pixels with their padding, which is 0 to 2 each way");
    dims[1] = t->dims[0], dims[4] = t->dims[3];
    return result_set(c, 0, t->dtype, dims, 5);
}

bool infer_winograd_gradient(Infer *c) {
    const Winograd *w = known_tile(c);
    Type t = operand_type(c, 0);
    if (!w) return false;
    bool fits = t->rank == 4;
    for (uint32_t i = 1; fits && i < 3; i++) fits = t->dims[i] > 0 && t->dims[i] <= INT32_MAX;
    if (!fits) return infer_fail(c, CODE_SHAPE_MISMATCH, "takes [N, H, W, C] of at least one pixel");
    int64_t dims[] = {w->points * w->points, t->dims[0], winograd_tiles(t->dims[1], w->pixels), winograd_tiles(t->dims[2], w->pixels), t->dims[3]};
    return result_set(c, 0, t->dtype, dims, 5);
}

bool infer_winograd_pixels(Infer *c) {
    const Winograd *w = known_tile(c);
    Type t = operand_type(c, 0), to = result_declared(c, 0);
    if (!w) return false;
    if (!to) return infer_fail(c, CODE_BAD_STRUCTURE, "the result's type must be given");
    bool fits = t->rank == 5 && to->rank == 4 && t->dims[0] == (int64_t)w->points * w->points;
    for (uint32_t i = 1; fits && i < 3; i++) fits = to->dims[i] > 0 && t->dims[1 + i] == winograd_tiles(to->dims[i], w->pixels);
    if (!fits)
        return infer_fail(c, CODE_SHAPE_MISMATCH, "takes [%" PRIu32 ", N, TH, TW, C], a row a point, for the tiles that the pixels of its result take",
                          w->points * w->points);
    int64_t dims[] = {t->dims[1], to->dims[1], to->dims[2], t->dims[4]};
    return result_set(c, 0, t->dtype, dims, 4);
}
