// Whether the array of a file is what it is given for, and if not, what makes one that is.
#include "frontend/tensors/npy.h"
#include "ir/graph/literal.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    const NpyArray *a;
    const char *file, *who;
    DType dtype;
    uint32_t rank;
    const int64_t *dims;
    Diags *d;
} Fit;

const char *tensor_text(Arena *a, DType dtype, uint32_t rank, const int64_t *dims) {
    Text t = {0};
    text_z(&t, "tensor<");
    for (uint32_t i = 0; i < rank; i++) text_f(&t, "%" PRId64 "x", dims[i]);
    text_f(&t, "%s>", dtype_text(dtype));
    const char *kept = arena_copy(a, t.items, t.n + 1);
    vec_free(&t);
    return kept;
}

static bool same_dims(const Fit *f) { return f->rank == f->a->rank && (!f->rank || !memcmp(f->dims, f->a->dims, f->rank * sizeof *f->dims)); }

// Values of types narrower than a byte are stored in bytes.
static bool in_range(const Fit *f) {
    if (npy_stored_dtype(f->dtype) == f->dtype) return true;
    bool is_signed = dtype_is_signed(f->dtype);
    int bits = (int)dtype_info[f->dtype].bits, most = is_signed ? (1 << (bits - 1)) - 1 : (1 << bits) - 1;
    for (size_t i = 0; i < f->a->bytes; i++) {
        int v = is_signed ? ((const int8_t *)f->a->data)[i] : ((const uint8_t *)f->a->data)[i];
        if (v <= most && v >= (is_signed ? -most - 1 : 0)) continue;
        diag_error(f->d, diag_file(f->d, f->file), CODE_SHAPE_MISMATCH, "element %zu is %d, which %s cannot hold", i, v, dtype_text(f->dtype));
        return false;
    }
    return true;
}

// What makes the elements of the file those that are wanted. NumPy has no bf16 of its own, so 16-bit integers in its place are its bits.
static void add_elements(const Fit *f, Text *out) {
    DType want = npy_stored_dtype(f->dtype), have = f->a->dtype;
    if (want == have) return;
    if (dtype_is_complex(have) && !dtype_is_complex(want)) text_z(out, ".real"); // astype would say no more than a warning
    text_z(out, want == DT_BF16 && (have == DT_UI16 || have == DT_I16) ? ".view(" : ".astype(");
    npy_add_dtype(want, out);
    text_z(out, ")");
}

// Where that is a change of its type or shape alone.
static void help_convert(const Fit *f) {
    bool reshape = !same_dims(f);
    size_t n = 1;
    for (uint32_t i = 0; i < f->rank; i++) n *= (size_t)f->dims[i];
    if (reshape && n != f->a->bytes / dtype_bytes(f->a->dtype)) return;
    Text t = {0};
    add_elements(f, &t);
    if (reshape) text_z(&t, ".reshape(");
    for (uint32_t i = 0; reshape && i < f->rank; i++) text_f(&t, "%s%" PRId64, i ? ", " : "", f->dims[i]);
    if (reshape) text_z(&t, f->rank ? ")" : "())");
    diag_help(f->d, "in Python: numpy.save(\"%s\", numpy.load(\"%s\")%s)%s", f->file, f->file, t.items,
              dtype_is_complex(f->a->dtype) && !dtype_is_complex(f->dtype) ? " # .real drops the imaginary parts" : "");
    vec_free(&t);
}

bool npy_check(const NpyArray *a, const char *file, const char *who, DType dtype, uint32_t rank, const int64_t *dims, Diags *d) {
    Fit f = {a, file, who, dtype, rank, dims, d};
    if (npy_stored_dtype(dtype) == a->dtype && same_dims(&f)) return in_range(&f);
    diag_error(d, diag_file(d, file), CODE_SHAPE_MISMATCH, "%s is %s, the file holds %s", who, tensor_text(&d->arena, dtype, rank, dims),
               tensor_text(&d->arena, a->dtype, a->rank, a->dims));
    help_convert(&f);
    return false;
}
