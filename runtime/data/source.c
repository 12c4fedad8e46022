// Records that a host's function makes: a set without files. Threads of readers call it, as they would read; what it writes is the host's word, and only how
// it ends is looked at.
#include "runtime/data/data.h"

#include <inttypes.h>
#include <string.h>

static bool take_feature(TpudataSet *set, uint32_t i, const TpudataFeature *w, TpurtError *error) {
    Feature *f = &set->features[i];
    const char *name = w->name ? w->name : "", *type = tpurt_dtype_name(w->dtype);
    if (!*name || !type || w->rank > TPU_MAX_RANK || (w->rank && !w->dims))
        return error_set(error, TPURT_BAD_CALL, "feature %u '%.100s' has no name, no type, no sizes, or more than %d dimensions", i, name, TPU_MAX_RANK), false;
    if ((w->scale != 0 && w->scale != 1) || w->shift != 0 || w->bytes_as)
        return error_set(error, TPURT_BAD_CALL, "feature '%.100s': what a function writes is not converted: scale, shift and bytes_as have no meaning", name),
               false;
    if (!count_elems(w->dims, w->rank, UINT32_MAX / 16, &f->n_elems))
        return error_set(error, TPURT_BAD_CALL, "feature '%.100s' is larger than any record", name), false;
    f->from_bytes = f->to_bytes = f->n_elems * tpurt_dtype_bytes(w->dtype);
    return feature_take(set, i, name, w, error) && conversion_make(set, &f->convert, w->dtype, w->dtype, false, NULL, error);
}

TpurtStatus tpudata_source_open(const TpudataSource *source, const TpudataFeature *features, size_t n_features, const TpudataOptions *options,
                                TpudataSet **out_set, TpurtError *error) {
    TpurtError why;
    if (!out_set) return error_set(error, TPURT_BAD_CALL, "no place for the set was given");
    *out_set = NULL;
    if (!source || !source->fill) return error_set(error, TPURT_BAD_CALL, "no function that makes records was given");
    if (!source->n_records) return error_set(error, TPURT_BAD_CALL, "an epoch of no records; TPUDATA_ENDLESS is one without end");
    if (!features) return error_set(error, TPURT_BAD_CALL, "which features the function writes was not given");
    TpudataSet *set = set_create(NULL, 0, n_features, options, &why);
    bool good = set;
    for (uint32_t i = 0; good && i < n_features; i++) good = take_feature(set, i, &features[i], &why);
    if (!good) {
        tpudata_set_close(set);
        return error_set(error, why.code, "%s", why.text);
    }
    set->source = *source;
    set->n_records = source->n_records;
    *out_set = set;
    return error_clear(error);
}

bool source_fill(const TpudataSet *set, const TpudataRows *rows, TpurtError *error) {
    *error = (TpurtError){0};
    TpurtStatus status = set->source.fill(set->source.context, rows, error);
    if (!status) return true;
    error->code = status;
    error->text[sizeof error->text - 1] = 0;
    if (*error->text) return false;
    error_set(error, status, "the host's function has ended with %d, at record %" PRIu64 " of epoch %" PRIu64, (int)status, rows->at.record, rows->at.epoch);
    return false;
}
