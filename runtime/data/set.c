// A set of records: its files, what is wanted of each record, and how that is made of what the files hold.
#include "runtime/data/data.h"

#include <string.h>

TpudataSet *set_create(const char *const *paths, size_t n_paths, size_t n_features, const TpudataOptions *options, TpurtError *error) {
    enum { MOST_FEATURES = 4096, MOST_FILES = 1 << 20 };
    const TpurtAllocator *from = options && options->allocator ? options->allocator : &memory_default;
    if (!from->allocate || !from->release) return error_set(error, TPURT_BAD_CALL, "the allocator lacks one of its two functions"), NULL;
    if (paths ? !n_paths || n_paths > MOST_FILES : n_paths)
        return error_set(error, TPURT_BAD_CALL, "from 1 to %d files can be read, not %zu", MOST_FILES, n_paths), NULL;
    if (!n_features || n_features > MOST_FEATURES)
        return error_set(error, TPURT_BAD_CALL, "from 1 to %d features can be read, not %zu", MOST_FEATURES, n_features), NULL;
    for (size_t i = 0; i < n_paths; i++)
        if (!paths[i]) return error_set(error, TPURT_BAD_CALL, "the path of file %zu was not given", i), NULL;
    TpudataSet *set = memory_new(from, 1, sizeof *set, 64, "a set of records", error);
    if (!set) return NULL;
    set->allocator = *from;
    set->files = memory_new(from, n_paths ? n_paths : 1, sizeof *set->files, 64, "files", error);
    set->features = memory_new(from, n_features, sizeof *set->features, 64, "features", error);
    if (!set->files || !set->features) return tpudata_set_close(set), NULL;
    set->n_features = (uint32_t)n_features;
    for (size_t i = 0; i < n_paths; i++) {
        set->n_files++;
        if (!blob_open(&set->files[i], paths[i], from, error)) return tpudata_set_close(set), NULL;
    }
    return set;
}

void tpudata_set_close(TpudataSet *set) {
    if (!set) return;
    TpurtAllocator from = set->allocator;
    for (size_t i = 0; i < set->n_files; i++) blob_close(&set->files[i], &from);
    for (uint32_t i = 0; set->features && i < set->n_features; i++) {
        memory_free(&from, set->features[i].name);
        memory_free(&from, set->features[i].dims);
        memory_free(&from, set->features[i].convert.of_byte);
    }
    memory_free(&from, set->files);
    memory_free(&from, set->features);
    memory_free(&from, set->places);
    memory_free(&from, set);
}

bool conversion_make(TpudataSet *set, Conversion *c, uint32_t from, uint32_t to, bool swap, const TpudataFeature *wanted, TpurtError *error) {
    double scale = wanted && wanted->scale != 0 ? wanted->scale : 1, shift = wanted ? wanted->shift : 0;
    bool plain = scale == 1 && shift == 0;
    memory_free(&set->allocator, c->of_byte);
    *c = (Conversion){.from = from, .to = to, .swap = swap, .scale = scale, .shift = shift};
    c->same = from == to && !swap && (plain || !tpurt_dtype_bytes(to));
    if (from != TPU_UI8 || to != TPU_F32) return true;
    c->of_byte = memory_new(&set->allocator, 256, sizeof(float), 64, "a table of bytes as numbers", error);
    for (int i = 0; c->of_byte && i < 256; i++) c->of_byte[i] = (float)(i * scale + shift);
    return c->of_byte;
}

bool feature_take(TpudataSet *set, uint32_t index, const char *name, const TpudataFeature *wanted, TpurtError *error) {
    Feature *f = &set->features[index];
    size_t n = strlen(name) + 1;
    f->name = memory_new(&set->allocator, n, 1, 1, "the name of a feature", error);
    f->dims = memory_new(&set->allocator, wanted->rank, sizeof *f->dims, 16, "the sizes of a feature", error);
    if (!f->name || !f->dims) return false;
    memcpy(f->name, name, n);
    f->rank = wanted->rank;
    if (f->rank) memcpy(f->dims, wanted->dims, f->rank * sizeof *f->dims);
    return true;
}

bool set_read(const TpudataSet *set, uint64_t number, uint8_t *scratch, uint8_t *const *rows, TpurtError *error) {
    return (set->places ? records_read : arrays_read)(set, number, scratch, rows, error);
}

uint64_t tpudata_set_records(const TpudataSet *set) { return set->n_records; }

uint32_t tpudata_set_features(const TpudataSet *set) { return set->n_features; }

TpurtStatus tpudata_feature_describe(const TpudataSet *set, uint32_t index, TpudataFeature *out_feature, TpurtError *error) {
    if (!set || !out_feature || index >= set->n_features)
        return error_set(error, TPURT_BAD_CALL, "there is no feature %u: of %u", index, set ? set->n_features : 0);
    const Feature *f = &set->features[index];
    *out_feature = (TpudataFeature){.name = f->name,
                                    .dtype = f->convert.to,
                                    .rank = f->rank,
                                    .dims = f->dims,
                                    .scale = f->convert.scale,
                                    .shift = f->convert.shift,
                                    .bytes_as = set->places ? f->convert.from : 0};
    return error_clear(error);
}
