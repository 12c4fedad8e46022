// The arithmetic of windows, as convolution, reduce_window and select_and_scatter have them: stride, dilation of the operand and of the
// window, padding. Attributes are any 64-bit numbers; what overflows is refused. An unknown size makes an unknown number of windows.
#include "ir/infer/util.h"

#include <inttypes.h>

bool windows_ok(Infer *c, const Windows *w, AttrKey base_key, AttrKey window_key, const char *of_what) {
    const struct {
        AttrKey key;
        Axes list;
        uint32_t want;
    } lists[] = {
        {ATTR_window_strides, w->stride, w->rank},
        {base_key, w->base_dilation, w->rank},
        {window_key, w->window_dilation, w->rank},
    };
    for (size_t i = 0; i < COUNT(lists); i++) {
        if (!op_attr(c->op, lists[i].key)) continue;
        if (!attr_count(c, lists[i].key, lists[i].list.n, w->rank, of_what)) return false;
        if (!attr_at_least(c, lists[i].key, lists[i].list, 1)) return false;
    }
    if (!op_attr(c->op, ATTR_padding) || w->padding.n == 2 * (size_t)w->rank) return true;
    return infer_fail(c, CODE_BAD_ATTRIBUTE, "padding has %" PRIu32 " pairs, %s %" PRIu32, w->padding.n / 2, of_what, w->rank);
}

static int64_t entry(Axes a, uint32_t i, int64_t otherwise) { return i < a.n ? a.v[i] : otherwise; }

// (n - 1) * dilation + 1, or 0 for nothing; false on overflow.
static bool dilated(int64_t n, int64_t dilation, int64_t *out) {
    *out = 0;
    if (n == 0) return true;
    return !__builtin_mul_overflow(n - 1, dilation, out) && !__builtin_add_overflow(*out, 1, out);
}

bool windows_along(Infer *c, const Windows *w, uint32_t i, int64_t in, int64_t size, int64_t *out_n) {
    int64_t base, window, low = entry(w->padding, 2 * i, 0), high = entry(w->padding, 2 * i + 1, 0);
    *out_n = DIM_UNKNOWN;
    if (in == DIM_UNKNOWN || size == DIM_UNKNOWN) return true;
    if (!dilated(in, entry(w->base_dilation, i, 1), &base) || !dilated(size, entry(w->window_dilation, i, 1), &window) ||
        __builtin_add_overflow(base, low, &base) || __builtin_add_overflow(base, high, &base) || base > MAX_ELEMS || window > MAX_ELEMS)
        return infer_fail(c, CODE_BAD_ATTRIBUTE, "padding and dilation make window dimension %" PRIu32 " too large", i);
    if (base < 0) {
        infer_fail(c, CODE_SHAPE_MISMATCH,
                   "negative padding takes more than window dimension %" PRIu32 " has: the operand has %" PRId64 " there, low %" PRId64 ", high %" PRId64, i,
                   in, low, high);
        operand_note(c, 0, NULL);
        return false;
    }
    *out_n = base == 0 || window > base ? 0 : (base - window) / entry(w->stride, i, 1) + 1;
    return true;
}
