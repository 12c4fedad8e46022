// Quantized element types: see quant.h. Interned in the table of types by an open-addressing table of their own.
#include "ir/graph/quant.h"

#include "ir/graph/elem_text.h"
#include "ir/graph/literal.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

int64_t quant_type_min(DType t) { return dtype_is_signed(t) ? -(INT64_C(1) << (dtype_info[t].bits - 1)) : 0; }
int64_t quant_type_max(DType t) { return (INT64_C(1) << (dtype_info[t].bits - dtype_is_signed(t))) - 1; }

static double rounded(DType t, double v) {
    char elem[16];
    elem_from_f64(t, elem, v);
    return elem_to_f64(t, elem);
}

double quant_scale(const Quant *q, uint32_t i) { return rounded(q->expressed, q->scales[i]); }

static const char *pair_wrong(const Quant *q, uint32_t i, Arena *a) {
    double scale = quant_scale(q, i);
    int64_t z = q->zero_points[i];
    if (!(q->scales[i] > 0) || !isfinite(q->scales[i])) return arena_printf(a, "the scale %g is not a positive number", q->scales[i]);
    if (scale == 0 || !isfinite(scale))
        return arena_printf(a, "the scale %g is %s as %s", q->scales[i], scale == 0 ? "zero" : "infinite", dtype_text(q->expressed));
    if (z < q->min || z > q->max)
        return arena_printf(a, "the zero point %" PRId64 " is not in the range of the storage type, %" PRId64 " to %" PRId64, z, q->min, q->max);
    return NULL;
}

const char *quant_wrong(const Quant *q, Arena *a) {
    uint32_t bits = dtype_info[q->storage].bits;
    if (!dtype_is_int(q->storage) || bits > 32) return arena_printf(a, "%s is no storage type: integers of 2 to 32 bits are", dtype_text(q->storage));
    bool computes = q->expressed == DT_F16 || q->expressed == DT_BF16 || q->expressed == DT_F32 || q->expressed == DT_F64;
    if (!computes || bits > dtype_info[q->expressed].bits)
        return arena_printf(a, "%s cannot express %s: f16, bf16, f32 and f64 can, if they have as many bits", dtype_text(q->expressed), dtype_text(q->storage));
    if (q->min < quant_type_min(q->storage) || q->max > quant_type_max(q->storage) || q->min >= q->max)
        return arena_printf(a, "%" PRId64 ":%" PRId64 " is no range of %s, which has %" PRId64 " to %" PRId64, q->min, q->max, dtype_text(q->storage),
                            quant_type_min(q->storage), quant_type_max(q->storage));
    if (q->axis < -1 || q->axis >= MAX_RANK) return arena_printf(a, "there is no dimension %d", q->axis);
    if (q->n < 1 || (q->axis < 0 && q->n != 1)) return arena_printf(a, "%" PRIu32 " scales, but no dimension is named", q->n);
    for (uint32_t i = 0; i < q->n; i++) {
        const char *wrong = pair_wrong(q, i, a);
        if (wrong) return wrong;
    }
    return NULL;
}

static uint64_t quant_hash(const Quant *q) {
    int64_t head[6] = {q->storage, q->expressed, q->axis, q->n, q->min, q->max};
    uint64_t h = bytes_hash(head, sizeof head, 0);
    h = bytes_hash(q->scales, q->n * sizeof *q->scales, h);
    return bytes_hash(q->zero_points, q->n * sizeof *q->zero_points, h);
}

static bool same_pairs(const Quant *a, const Quant *b) {
    return a->n == b->n && !memcmp(a->scales, b->scales, a->n * sizeof *a->scales) && !memcmp(a->zero_points, b->zero_points, a->n * sizeof *a->zero_points);
}

bool quant_same_baseline(const Quant *a, const Quant *b) {
    return a == b || (a->storage == b->storage && a->expressed == b->expressed && a->axis == b->axis && a->min == b->min && a->max == b->max);
}

static void rehash(TypeTable *t) {
    size_t n = t->n_quant_slots ? t->n_quant_slots * 2 : 16;
    const Quant **slots = xcalloc(n, sizeof *slots);
    for (size_t i = 0; i < t->n_quant_slots; i++) {
        if (!t->quants[i]) continue;
        size_t at = quant_hash(t->quants[i]) & (n - 1);
        while (slots[at]) at = (at + 1) & (n - 1);
        slots[at] = t->quants[i];
    }
    free(t->quants);
    t->quants = slots;
    t->n_quant_slots = n;
}

const Quant *quant_intern(TypeTable *t, const Quant *q) {
    if (t->n_quants * 4 >= t->n_quant_slots * 3) rehash(t);
    size_t at = quant_hash(q) & (t->n_quant_slots - 1);
    for (; t->quants[at]; at = (at + 1) & (t->n_quant_slots - 1))
        if (quant_same_baseline(t->quants[at], q) && same_pairs(t->quants[at], q)) return t->quants[at];
    Quant *made = arena_copy(t->arena, q, sizeof *q);
    made->scales = arena_copy(t->arena, q->scales, q->n * sizeof *q->scales);
    made->zero_points = arena_copy(t->arena, q->zero_points, q->n * sizeof *q->zero_points);
    t->quants[at] = made;
    t->n_quants++;
    return made;
}

const Quant *quant_with_axis(TypeTable *t, const Quant *q, int32_t axis) {
    Quant moved = *q;
    moved.axis = axis;
    return axis == q->axis ? q : quant_intern(t, &moved);
}

static void pair_text(const Quant *q, uint32_t i, Text *out) {
    elem_text(out, DT_F64, &q->scales[i]);
    if (q->zero_points[i]) text_f(out, ":%" PRId64, q->zero_points[i]);
}

void quant_text(const Quant *q, Text *out) {
    const char *storage = dtype_text(q->storage); // MLIR spells ui8 as u8 here
    text_f(out, "!quant.uniform<%s%s", dtype_is_signed(q->storage) ? "i" : "u", storage + (dtype_is_signed(q->storage) ? 1 : 2));
    if (q->min != quant_type_min(q->storage) || q->max != quant_type_max(q->storage)) text_f(out, "<%" PRId64 ":%" PRId64 ">", q->min, q->max);
    text_f(out, ":%s", dtype_text(q->expressed));
    if (quant_per_axis(q)) text_f(out, ":%d", q->axis);
    text_z(out, quant_per_axis(q) ? ", {" : ", ");
    for (uint32_t i = 0; i < q->n; i++) {
        if (i) text_z(out, ", ");
        pair_text(q, i, out);
    }
    text_z(out, quant_per_axis(q) ? "}>" : ">");
}

// f32 tells 2^24 integers apart, and the bounds keep products from becoming infinite or subnormal.
bool quant_is_faithful(const Quant *q) {
    if ((q->expressed != DT_F32 && q->expressed != DT_F64) || dtype_info[q->storage].bits > 16) return false;
    for (uint32_t i = 0; i < q->n; i++)
        if (q->scales[i] < 1e-30 || q->scales[i] > 1e30) return false;
    return true;
}
