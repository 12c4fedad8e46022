// Winograd's transforms of image tiles and of sums (ir/ops/conv/winograd.h), in double, rounded once.
#include "ir/ops/conv/winograd.h"
#include "ir/eval/internal.h"

#include <string.h>

typedef struct {
    const Literal *x;
    int64_t strides[MAX_RANK]; // in bytes
    DType t;
} Source;

static Source source_of(const Tensor *x) {
    Source s = {.x = &x->lit, .t = x->lit.type->dtype};
    literal_byte_strides(&x->lit, s.strides);
    return s;
}

static double source_at(const Source *s, const int64_t *index) {
    const char *at = s->x->data;
    for (uint32_t i = 0; i < s->x->type->rank; i++) at += index[i] * s->strides[i];
    return elem_to_f64(s->t, at);
}

// out = rows x left * in * right': of both sides the same matrix.
static void both_sides(const double (*matrix)[WINOGRAD_MOST], uint32_t rows, uint32_t n, double in[WINOGRAD_MOST][WINOGRAD_MOST],
                       double out[WINOGRAD_MOST][WINOGRAD_MOST]) {
    double half[WINOGRAD_MOST][WINOGRAD_MOST] = {{0}};
    memset(out, 0, sizeof half);
    for (uint32_t i = 0; i < rows; i++)
        for (uint32_t j = 0; j < n; j++)
            for (uint32_t k = 0; k < n; k++) half[i][j] += matrix[i][k] * in[k][j];
    for (uint32_t i = 0; i < rows; i++)
        for (uint32_t j = 0; j < rows; j++)
            for (uint32_t k = 0; k < n; k++) out[i][j] += half[i][k] * matrix[j][k];
}

// How points are made of tiles: `side` pixels each way, the first of them `low` before the tile's own, times a matrix from both sides.
typedef struct {
    const Winograd *w;
    uint32_t side;
    int64_t low[2];
    double matrix[WINOGRAD_MOST][WINOGRAD_MOST]; // points x side
} Tiles;

static bool points_of_tiles(Eval *e, const Op *op, const Tiles *how, const Tensor *ins, Tensor *out) {
    Type type = op->results[0].type, from = ins[0].lit.type;
    const Winograd *w = how->w;
    Source s = source_of(&ins[0]);
    size_t size = dtype_bytes(type->dtype);
    char *data;
    if (!eval_charge(e, op, (uint64_t)type->n_elems * w->points) || !tensor_make(e, op, type, false, out, (void **)&data)) return false;
    int64_t n_tiles = type->n_elems / (w->points * w->points);
    for (int64_t t = 0; t < n_tiles; t++) {
        int64_t c = t % type->dims[4], tw = t / type->dims[4] % type->dims[3], th = t / type->dims[4] / type->dims[3] % type->dims[2];
        int64_t n = t / type->dims[4] / type->dims[3] / type->dims[2];
        double in[WINOGRAD_MOST][WINOGRAD_MOST], made[WINOGRAD_MOST][WINOGRAD_MOST];
        for (uint32_t i = 0; i < how->side; i++)
            for (uint32_t j = 0; j < how->side; j++) {
                int64_t at[] = {n, th * w->pixels + i - how->low[0], tw * w->pixels + j - how->low[1], c};
                bool inside = at[1] >= 0 && at[1] < from->dims[1] && at[2] >= 0 && at[2] < from->dims[2];
                in[i][j] = inside ? source_at(&s, at) : 0;
            }
        both_sides(how->matrix, w->points, how->side, in, made);
        for (uint32_t i = 0; i < w->points; i++)
            for (uint32_t j = 0; j < w->points; j++) elem_from_f64(type->dtype, data + (size_t)((i * w->points + j) * n_tiles + t) * size, made[i][j]);
    }
    return true;
}

bool eval_winograd_image(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Tiles how = {.w = winograd_of(op_int(op, ATTR_output_tile, 0))};
    Axes pad = op_axes(op, ATTR_padding);
    how.side = how.w->points, how.low[0] = pad.v[0], how.low[1] = pad.v[2];
    memcpy(how.matrix, how.w->image, sizeof how.matrix);
    return points_of_tiles(e, op, &how, ins, out);
}

bool eval_winograd_gradient(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Tiles how = {.w = winograd_of(op_int(op, ATTR_output_tile, 0))};
    how.side = how.w->pixels;
    for (uint32_t i = 0; i < how.w->points; i++)
        for (uint32_t j = 0; j < how.side; j++) how.matrix[i][j] = how.w->result[j][i];
    return points_of_tiles(e, op, &how, ins, out);
}

bool eval_winograd_pixels(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Type type = op->results[0].type, from = ins[0].lit.type;
    const Winograd *w = winograd_of(op_int(op, ATTR_output_tile, 0));
    Source s = source_of(&ins[0]);
    size_t size = dtype_bytes(type->dtype);
    char *data;
    if (!eval_charge(e, op, (uint64_t)from->n_elems * w->points) || !tensor_make(e, op, type, false, out, (void **)&data)) return false;
    int64_t strides[MAX_RANK];
    type_byte_strides(type, strides);
    for (int64_t t = 0; t < from->n_elems / from->dims[0]; t++) {
        int64_t c = t % from->dims[4], tw = t / from->dims[4] % from->dims[3], th = t / from->dims[4] / from->dims[3] % from->dims[2];
        int64_t n = t / from->dims[4] / from->dims[3] / from->dims[2];
        double in[WINOGRAD_MOST][WINOGRAD_MOST], made[WINOGRAD_MOST][WINOGRAD_MOST];
        for (uint32_t i = 0; i < w->points; i++)
            for (uint32_t j = 0; j < w->points; j++) in[i][j] = source_at(&s, (int64_t[]){i * w->points + j, n, th, tw, c});
        both_sides(w->result, w->pixels, w->points, in, made);
        int64_t h = th * w->pixels, wide = tw * w->pixels;
        char *at = data + n * strides[0] + h * strides[1] + wide * strides[2] + c * (int64_t)size;
        for (uint32_t i = 0; i < w->pixels && h + i < type->dims[1]; i++)
            for (uint32_t j = 0; j < w->pixels && wide + j < type->dims[2]; j++) elem_from_f64(type->dtype, at + i * strides[1] + j * strides[2], made[i][j]);
    }
    return true;
}
