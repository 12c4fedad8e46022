// Arrays in files: one file for each feature, record after record. Rows that need no conversion are read right into the batch.
#include "runtime/data/data.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

static void show_dims(char *to, size_t bytes, uint32_t rank, const int64_t *dims) {
    size_t n = (size_t)snprintf(to, bytes, "[");
    for (uint32_t i = 0; i < rank && n < bytes; i++) n += (size_t)snprintf(to + n, bytes - n, "%s%" PRId64, i ? "x" : "", dims[i]);
    if (n < bytes) snprintf(to + n, bytes - n, "]");
}

static uint32_t skip_ones(const int64_t *dims, uint32_t rank, uint32_t i) {
    while (i < rank && dims[i] == 1) i++;
    return i;
}

// Equal but for dimensions of 1; or one of them is flat.
static bool shapes_agree(const int64_t *a, uint32_t a_rank, const int64_t *b, uint32_t b_rank) {
    uint64_t n, m;
    if (!count_elems(a, a_rank, INT64_MAX, &n) || !count_elems(b, b_rank, INT64_MAX, &m) || n != m) return false;
    if (a_rank == 1 || b_rank == 1 || !n) return true;
    for (uint32_t i = 0, k = 0;; i++, k++) {
        i = skip_ones(a, a_rank, i), k = skip_ones(b, b_rank, k);
        if (i == a_rank || k == b_rank) return i == a_rank && k == b_rank;
        if (a[i] != b[k]) return false;
    }
}

static bool read_head(Blob *b, const TpurtAllocator *from, ArrayHead *out, TpurtError *error) {
    TpudataKind kind = blob_kind(b);
    if (kind == TPUDATA_UNKNOWN) {
        if (!blob_unpack(b, from, error)) return false;
        kind = blob_kind(b);
    }
    if (kind == TPUDATA_NPY) return npy_head(b, out, error);
    if (kind == TPUDATA_IDX) return idx_head(b, out, error);
    if (kind == TPUDATA_EMPTY) return error_set(error, TPURT_BAD_DATA, "%.200s: the file is empty, where an array (.npy, idx) is read", b->path), false;
    if (kind == TPUDATA_RECORDS) return blob_refuse(b, 0, error, "a TFRecord file, where an array (.npy, idx) is read"), false;
    return blob_refuse(b, 0, error, "neither an .npy nor an idx file, compressed by gzip or not"), false;
}

// The file is as long as its header says, and has records.
static bool check_size(const Blob *b, const ArrayHead *h, TpurtError *error) {
    uint64_t n, bytes, left = b->bytes - h->at;
    if (!h->rank) return blob_refuse(b, h->at, error, "one number, not an array of records"), false;
    if (!count_elems(h->dims, h->rank, UINT64_MAX, &n) || __builtin_mul_overflow(n, tpurt_dtype_bytes(h->dtype), &bytes))
        return blob_refuse(b, h->at, error, "the sizes in the header are larger than any file"), false;
    if (bytes > left) return blob_refuse(b, b->bytes, error, "the file ends here, %" PRIu64 " bytes before its array: it is cut off", bytes - left), false;
    if (bytes < left) return blob_refuse(b, h->at + bytes, error, "%" PRIu64 " bytes more than the array has", left - bytes), false;
    return true;
}

static bool open_feature(TpudataSet *set, uint32_t i, const TpudataFeature *wanted, TpurtError *error) {
    Blob *b = &set->files[i];
    Feature *f = &set->features[i];
    ArrayHead h;
    if (!read_head(b, &set->allocator, &h, error) || !check_size(b, &h, error)) return false;
    bool as_it_is = !wanted || !wanted->dims;
    TpudataFeature shape = {.rank = as_it_is ? h.rank - 1 : wanted->rank, .dims = as_it_is ? h.dims + 1 : wanted->dims};
    char got[120], want[120];
    if (!as_it_is && !shapes_agree(h.dims + 1, h.rank - 1, shape.dims, shape.rank)) {
        show_dims(got, sizeof got, h.rank - 1, h.dims + 1);
        show_dims(want, sizeof want, shape.rank, shape.dims);
        return error_set(error, TPURT_MISMATCH, "%.200s: a record is %s, %s is wanted", b->path, got, want), false;
    }
    uint32_t to = wanted && wanted->dtype ? wanted->dtype : h.dtype;
    if (!conversion_is_possible(h.dtype, to)) {
        const char *name = tpurt_dtype_name(to);
        return error_set(error, TPURT_MISMATCH, "%.200s: holds %s, which does not become %s", b->path, tpurt_dtype_name(h.dtype), name ? name : "?"), false;
    }
    if (!feature_take(set, i, wanted && wanted->name ? wanted->name : b->path, &shape, error)) return false;
    if (!conversion_make(set, &f->convert, h.dtype, to, h.swap, wanted, error)) return false;
    if (!count_elems(f->dims, f->rank, UINT64_MAX / 16, &f->n_elems)) f->n_elems = 0; // of no record
    f->at = h.at;
    f->from_bytes = f->n_elems * tpurt_dtype_bytes(h.dtype);
    f->to_bytes = f->n_elems * tpurt_dtype_bytes(to);
    if (!f->convert.same && f->from_bytes > set->scratch_bytes) set->scratch_bytes = f->from_bytes;
    if (i && set->n_records != (uint64_t)h.dims[0])
        return error_set(error, TPURT_BAD_DATA, "%.200s: %" PRId64 " record%s, and %.150s has %" PRIu64, b->path, h.dims[0], h.dims[0] == 1 ? "" : "s",
                         set->files[0].path, set->n_records),
               false;
    set->n_records = (uint64_t)h.dims[0];
    return true;
}

TpurtStatus tpudata_arrays_open(const char *const *paths, size_t n_paths, const TpudataFeature *features, const TpudataOptions *options, TpudataSet **out_set,
                                TpurtError *error) {
    TpurtError why;
    if (!out_set) return error_set(error, TPURT_BAD_CALL, "no place for the set was given");
    *out_set = NULL;
    if (!paths) return error_set(error, TPURT_BAD_CALL, "no files were given");
    for (size_t i = 0; features && i < n_paths; i++)
        if (features[i].rank > TPU_MAX_RANK || (features[i].dtype && !tpurt_dtype_bytes(features[i].dtype)))
            return error_set(error, TPURT_BAD_CALL, "what is wanted of file %zu has no type, or more than %d dimensions", i, TPU_MAX_RANK);
    TpudataSet *set = set_create(paths, n_paths, n_paths, options, &why);
    for (uint32_t i = 0; set && i < n_paths; i++) {
        if (open_feature(set, i, features ? &features[i] : NULL, &why)) continue;
        tpudata_set_close(set);
        set = NULL;
    }
    if (!set) return error_set(error, why.code, "%s", why.text);
    *out_set = set;
    return error_clear(error);
}

bool arrays_read(const TpudataSet *set, uint64_t number, uint8_t *scratch, uint8_t *const *rows, TpurtError *error) {
    for (uint32_t i = 0; i < set->n_features; i++) {
        const Feature *f = &set->features[i];
        char what[40], shown[40];
        uint64_t at = f->at + number * f->from_bytes, n;
        snprintf(what, sizeof what, "record %" PRIu64, number);
        if (!blob_read(&set->files[i], at, f->convert.same ? rows[i] : scratch, f->from_bytes, what, error)) return false;
        if (f->convert.same || (n = elems_convert(&f->convert, scratch, rows[i], f->n_elems)) == f->n_elems) continue;
        uint64_t width = tpurt_dtype_bytes(f->convert.from);
        elem_show(&f->convert, scratch + n * width, shown, sizeof shown);
        return blob_refuse(&set->files[i], at + n * width, error, "record %" PRIu64 " has the value %s, which is no %s", number, shown,
                           tpurt_dtype_name(f->convert.to)),
               false;
    }
    return true;
}
