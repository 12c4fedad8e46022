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
    for (uint32_t i = 0; i < rank; i++)
        if (dims[i] == DIM_UNKNOWN) text_z(&t, "?x");
        else text_f(&t, "%" PRId64 "x", dims[i]);
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

// What is done to the array of the file, as Python has it.
static void help_python(const Fit *f, const char *when, const char *before, const char *after) {
    Text t = {0};
    add_elements(f, &t);
    bool real = dtype_is_complex(f->a->dtype) && !dtype_is_complex(f->dtype);
    diag_help(f->d, "%sin Python: numpy.save(\"OTHER.npy\", %snumpy.load(\"%s\")%s%s)%s", when, before, f->file, t.items ? t.items : "", after,
              real ? " # .real drops the imaginary parts" : "");
    vec_free(&t);
}

static const char *numbers(const Fit *f, const char *name, const int64_t *dims, uint32_t n) {
    Text t = {0};
    text_f(&t, ".%s(", name);
    for (uint32_t i = 0; i < n; i++) text_f(&t, "%s%" PRId64, i ? ", " : "", dims[i]);
    text_z(&t, n ? ")" : "())");
    const char *kept = arena_copy(&f->d->arena, t.items, t.n + 1);
    vec_free(&t);
    return kept;
}

// Are the sizes other than 1 the same, in order? Then the elements are as well.
static bool same_order(const Fit *f) {
    uint32_t i = 0, k = 0;
    for (;; i++, k++) {
        while (i < f->rank && f->dims[i] == 1) i++;
        while (k < f->a->rank && f->a->dims[k] == 1) k++;
        if (i == f->rank || k == f->a->rank) return i == f->rank && k == f->a->rank;
        if (f->dims[i] != f->a->dims[k]) return false;
    }
}

// The dimension of the file that each one wanted is, where they are the same in another order: of images [N, H, W, C] for [N, C, H, W].
static bool find_order(const Fit *f, int64_t *out) {
    bool taken[MAX_RANK] = {0};
    if (f->rank != f->a->rank || same_order(f)) return false;
    for (uint32_t i = 0; i < f->rank; i++) {
        uint32_t k = 0;
        while (k < f->rank && (taken[k] || f->a->dims[k] != f->dims[i])) k++;
        if (k == f->rank) return false;
        taken[k] = true;
        out[i] = k;
    }
    return true;
}

// Where that is a change of its type or shape alone.
static void help_convert(const Fit *f) {
    int64_t order[MAX_RANK];
    size_t n = 1;
    for (uint32_t i = 0; i < f->rank; i++) n *= (size_t)f->dims[i];
    if (same_dims(f)) help_python(f, "", "", "");
    else if (find_order(f, order)) help_python(f, "its dimensions are in another order; ", "", numbers(f, "transpose", order, f->rank));
    else if (n == f->a->bytes / dtype_bytes(f->a->dtype)) help_python(f, "", "", numbers(f, "reshape", f->dims, f->rank));
}

bool npy_help_rows(const NpyArray *a, const char *file, DType dtype, uint32_t rank, const int64_t *dims, Diags *d) {
    Fit f = {a, file, NULL, dtype, rank, dims, d};
    bool one = a->rank + 1 == rank; // example, without the dimension that counts them
    int64_t n = one || !rank || a->rank != rank ? 1 : a->dims[0];
    if (!rank || (!one && a->rank != rank)) return false;
    for (uint32_t i = 1; i < rank; i++)
        if (a->dims[i - one] != dims[i]) return false;
    if (n == dims[0]) return false; // it is something else
    if (n > dims[0]) {
        help_python(&f, "where dimension 0 counts examples, so many at a time: ", "", arena_printf(&d->arena, "[:%" PRId64 "]", dims[0]));
        return true;
    }
    const char *others = rank > 1 ? "" : ",";
    for (uint32_t i = 1; i < rank; i++) others = arena_printf(&d->arena, "%s, (0, 0)", others);
    help_python(&f, "where dimension 0 counts examples, zeros fill it up: ", "numpy.pad(",
                arena_printf(&d->arena, "%s, ((0, %" PRId64 ")%s))", one ? "[None]" : "", dims[0] - n, others));
    return true;
}

bool npy_fits(const NpyArray *a, DType dtype, uint32_t rank, const int64_t *dims) {
    return same_dims(&(Fit){.a = a, .rank = rank, .dims = dims}) && npy_stored_dtype(dtype) == a->dtype;
}

bool npy_check(const NpyArray *a, const char *file, const char *who, DType dtype, uint32_t rank, const int64_t *dims, Diags *d) {
    Fit f = {a, file, who, dtype, rank, dims, d};
    if (npy_fits(a, dtype, rank, dims)) return in_range(&f);
    diag_error(d, diag_file(d, file), CODE_SHAPE_MISMATCH, "%s is %s, the file holds %s", who, tensor_text(&d->arena, dtype, rank, dims),
               tensor_text(&d->arena, a->dtype, a->rank, a->dims));
    help_convert(&f);
    return false;
}
