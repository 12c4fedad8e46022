// Types of fft: its lengths are those of the last dimensions; of a transform to or from real numbers the last one is n / 2 + 1 complex numbers.
// Source of the rules: the StableHLO specification, "Constraints" of fft.
#include "ir/infer/util.h"

#include <inttypes.h>
#include <string.h>

bool infer_fft(Infer *c) {
    Type t = operand_type(c, 0);
    Axes length = op_axes(c->op, ATTR_fft_length);
    const char *type = str_text(op_str(c->op, ATTR_fft_type));
    bool to_real = !strcmp(type, "IRFFT"), of_real = !strcmp(type, "RFFT");
    DType out = of_real ? (t->dtype == DT_F32 ? DT_C64 : DT_C128) : to_real ? (t->dtype == DT_C64 ? DT_F32 : DT_F64) : t->dtype;
    int64_t dims[MAX_RANK];
    if (!infer_works_on(c, of_real ? t->dtype == DT_F32 || t->dtype == DT_F64 : dtype_is_complex(t->dtype),
                        of_real ? "f32 or f64 if it is RFFT" : "complex numbers"))
        return false;
    if (length.n < 1 || length.n > 3 || length.n > t->rank)
        return infer_fail(c, CODE_BAD_ATTRIBUTE, "fft_length has %" PRIu32 " entries, the rank is %" PRIu32, length.n, t->rank);
    if (!attr_at_least(c, ATTR_fft_length, length, 0)) return false;
    for (uint32_t i = 0; i < t->rank; i++) dims[i] = t->dims[i];
    for (uint32_t i = 0; i < length.n; i++) {
        uint32_t d = t->rank - length.n + i;
        int64_t n = length.v[i];
        bool last = i + 1 == length.n;
        int64_t want = to_real && last ? (n ? n / 2 + 1 : 0) : n;
        if (!dim_agrees(dims[d], want))
            return infer_fail(c, CODE_SHAPE_MISMATCH, "fft_length[%" PRIu32 "] is %" PRId64 ", which takes %" PRId64 " elements, the operand has %s", i, n,
                              want, dim_name(c, dims[d]));
        dims[d] = of_real && last ? (n ? n / 2 + 1 : 0) : n;
    }
    return result_set(c, 0, out, dims, t->rank);
}
