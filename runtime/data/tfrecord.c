// TFRecord files: of each record eight bytes of length, the masked CRC-32C of these, the data, the masked CRC-32C of the data; all little endian. The mask is a
// rotation by 15 bits and an addition. Format: tensorflow/core/lib/io/record_writer.h, "Format of a single record".
//
// Opening walks along the lengths of each shard, several shards at a time, and keeps where each record lies; so any order of records is one read a record away,
// and what a shuffle buffer holds is numbers. The data is read, and its checksum compared, when a batch wants it.
#include "runtime/data/data.h"
#include "runtime/seal.h"
#include "runtime/thread.h"

#include <inttypes.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

enum { WINDOW = 1 << 16, MOST_THREADS = 256 };

typedef struct {
    Blob *blob;
    Place *places;
    uint64_t n_places, cap, next;
    bool good;
    TpurtError error;
} Shard;

typedef struct {
    const TpurtAllocator *from;
    Shard *shards;
    size_t n_shards;
    atomic_size_t next;
} Scan;

static bool add_place(const TpurtAllocator *from, Shard *s, Place place) {
    if (s->n_places == s->cap) {
        uint64_t cap = s->cap ? 2 * s->cap : 256;
        Place *more = memory_new(from, cap, sizeof *more, 64, "the places of records", &s->error);
        if (!more) return false;
        if (s->n_places) memcpy(more, s->places, s->n_places * sizeof *more);
        memory_free(from, s->places);
        s->places = more;
        s->cap = cap;
    }
    s->places[s->n_places++] = place;
    return true;
}

// The head of the record at `at`, from the window, which moves there if it has to.
static const uint8_t *head_at(Shard *s, uint8_t *window, uint64_t *start, uint64_t *end, uint64_t at) {
    char what[48];
    if (at < *start || at + RECORD_HEAD > *end) {
        uint64_t left = s->blob->bytes - at, n = left < WINDOW ? left : WINDOW;
        snprintf(what, sizeof what, "the length of record %" PRIu64, s->n_places);
        if (n < RECORD_HEAD) n = RECORD_HEAD; // cut off there
        if (!blob_read(s->blob, at, window, n, what, &s->error)) return NULL;
        *start = at;
        *end = at + n;
    }
    return window + (at - *start);
}

static bool scan_shard(const TpurtAllocator *from, Shard *s, uint32_t number, uint8_t *window) {
    uint64_t start = 0, end = 0, total = s->blob->bytes;
    for (uint64_t at = 0; at < total;) {
        const uint8_t *head = head_at(s, window, &start, &end, at);
        if (!head) return false;
        uint64_t n = word_le(head, 8), left = total - at - RECORD_HEAD;
        if (crc_mask(crc32c(0, head, 8)) != word_le(head + 8, 4))
            return blob_refuse(s->blob, at, &s->error, "record %" PRIu64 " has a length with a wrong checksum: the file is damaged, or is no TFRecord file",
                               s->n_places),
                   false;
        if (n > left || RECORD_TAIL > left - n)
            return blob_refuse(s->blob, total, &s->error,
                               "the file ends here, in record %" PRIu64 ", which begins at byte %" PRIu64 " and has %" PRIu64 " bytes", s->n_places, at, n),
                   false;
        if (n > UINT32_MAX - RECORD_TAIL)
            return blob_refuse(s->blob, at, &s->error, "record %" PRIu64 " has %" PRIu64 " bytes; at most 4 GiB are read", s->n_places, n), false;
        if (!add_place(from, s, (Place){at + RECORD_HEAD, (uint32_t)n, number})) return false;
        at += RECORD_HEAD + n + RECORD_TAIL;
    }
    return true;
}

static void scan(Scan *scan_, uint8_t *window) {
    for (size_t i; (i = atomic_fetch_add(&scan_->next, 1)) < scan_->n_shards;) {
        Shard *s = &scan_->shards[i];
        s->good = (s->blob->memory || !s->blob->bytes || blob_kind(s->blob) == TPUDATA_RECORDS || blob_unpack(s->blob, scan_->from, &s->error)) &&
                  scan_shard(scan_->from, s, (uint32_t)i, window);
    }
}

static void *scan_main(void *context) {
    uint8_t window[WINDOW];
    scan(context, window);
    return NULL;
}

// Threads that the system does not give are done without.
static void scan_all(Scan *s, uint32_t n_threads) {
    pthread_t threads[MOST_THREADS];
    uint32_t n = 0;
    if (n_threads > MOST_THREADS) n_threads = MOST_THREADS;
    while (n + 1 < n_threads && n + 1 < s->n_shards && !thread_start(&threads[n], scan_main, s)) n++;
    scan_main(s);
    while (n) pthread_join(threads[--n], NULL);
}

// Shards in `active` give a record each in turn; where one has no more, the next that has not begun comes in, and at last the turn gets shorter.
static void interleave(TpudataSet *set, Shard *shards, size_t *active, size_t n_active) {
    size_t n_begun = n_active, slot = 0;
    for (uint64_t i = 0; i < set->n_records;) {
        if (slot >= n_active) slot = 0;
        Shard *s = &shards[active[slot]];
        if (s->next < s->n_places) {
            set->places[i++] = s->places[s->next++];
            slot++;
        } else if (n_begun < set->n_files) {
            active[slot] = n_begun++;
        } else {
            n_active--;
            memmove(active + slot, active + slot + 1, (n_active - slot) * sizeof *active);
        }
    }
}

static bool join_shards(TpudataSet *set, Shard *shards, const TpudataOptions *options, TpurtError *error) {
    uint32_t most = 0;
    for (size_t i = 0; i < set->n_files; i++) {
        if (!shards[i].good) return error_set(error, shards[i].error.code, "%s", shards[i].error.text), false;
        set->n_records += shards[i].n_places;
        for (uint64_t k = 0; k < shards[i].n_places; k++)
            if (shards[i].places[k].bytes > most) most = shards[i].places[k].bytes;
    }
    size_t in_turn = options && options->in_turn && options->in_turn < set->n_files ? options->in_turn : set->n_files;
    size_t *active = memory_new(&set->allocator, in_turn, sizeof *active, 16, "the shards whose turn it is", error);
    set->places = memory_new(&set->allocator, set->n_records, sizeof *set->places, 64, "the places of records", error);
    set->scratch_bytes = (uint64_t)most + RECORD_TAIL;
    for (size_t i = 0; active && i < in_turn; i++) active[i] = i;
    if (active && set->places) interleave(set, shards, active, in_turn);
    memory_free(&set->allocator, active);
    return active && set->places;
}

bool records_index(TpudataSet *set, const TpudataOptions *options, TpurtError *error) {
    Shard *shards = memory_new(&set->allocator, set->n_files, sizeof *shards, 64, "shards", error);
    if (!shards) return false;
    for (size_t i = 0; i < set->n_files; i++) shards[i].blob = &set->files[i];
    Scan s = {.from = &set->allocator, .shards = shards, .n_shards = set->n_files};
    scan_all(&s, options && options->n_threads ? options->n_threads : tpurt_default_threads());
    bool good = join_shards(set, shards, options, error);
    for (size_t i = 0; i < set->n_files; i++) memory_free(&set->allocator, shards[i].places);
    memory_free(&set->allocator, shards);
    return good;
}

// ---- Features

static bool take_wanted(TpudataSet *set, uint32_t i, const TpudataFeature *w, TpurtError *error) {
    Feature *f = &set->features[i];
    uint32_t bytes_as = w->bytes_as ? w->bytes_as : TPU_UI8;
    const char *name = w->name ? w->name : "", *type = tpurt_dtype_name(w->dtype), *stored = tpurt_dtype_name(bytes_as);
    if (!*name || !type || w->rank > TPU_MAX_RANK || (w->rank && !w->dims)) {
        error_set(error, TPURT_BAD_CALL, "feature %u '%.100s' has no name, no type, no sizes, or more than %d dimensions", i, name, TPU_MAX_RANK);
        return false;
    }
    if (!stored || !conversion_is_possible(bytes_as, w->dtype)) {
        error_set(error, TPURT_BAD_CALL, "feature '%.100s': bytes of %s do not become %s", name, stored ? stored : "?", type);
        return false;
    }
    if (!count_elems(w->dims, w->rank, UINT32_MAX / 16, &f->n_elems)) {
        error_set(error, TPURT_BAD_CALL, "feature '%.100s' is larger than any record", name);
        return false;
    }
    f->from_bytes = f->n_elems * tpurt_dtype_bytes(bytes_as);
    f->to_bytes = f->n_elems * tpurt_dtype_bytes(w->dtype);
    return feature_take(set, i, name, w, error) && conversion_make(set, &f->convert, bytes_as, w->dtype, false, w, error);
}

TpurtStatus tpudata_records_open(const char *const *paths, size_t n_paths, const TpudataFeature *features, size_t n_features, const TpudataOptions *options,
                                 TpudataSet **out_set, TpurtError *error) {
    TpurtError why;
    if (!out_set) return error_set(error, TPURT_BAD_CALL, "no place for the set was given");
    *out_set = NULL;
    if (!features) return error_set(error, TPURT_BAD_CALL, "which features are wanted was not given");
    if (!paths) return error_set(error, TPURT_BAD_CALL, "no files were given");
    TpudataSet *set = set_create(paths, n_paths, n_features, options, &why);
    bool good = set;
    for (uint32_t i = 0; good && i < n_features; i++) good = take_wanted(set, i, &features[i], &why);
    if (!good || !records_index(set, options, &why)) {
        tpudata_set_close(set);
        return error_set(error, why.code, "%s", why.text);
    }
    *out_set = set;
    return error_clear(error);
}

bool records_read(const TpudataSet *set, uint64_t number, uint8_t *scratch, uint8_t *const *rows, TpurtError *error) {
    const Place *p = &set->places[number];
    const Blob *b = &set->files[p->file];
    char what[40];
    snprintf(what, sizeof what, "a record of %u bytes", p->bytes);
    if (!blob_read(b, p->at, scratch, (uint64_t)p->bytes + RECORD_TAIL, what, error)) return false;
    uint32_t got = crc_mask(crc32c(0, scratch, p->bytes)), said = (uint32_t)word_le(scratch + p->bytes, RECORD_TAIL);
    if (got != said)
        return blob_refuse(b, p->at, error, "the record of %u bytes here has the checksum %08x, and %08x is stored with it: it is damaged", p->bytes, got,
                           said),
               false;
    return example_decode(scratch, p->bytes, set->features, set->n_features, rows, &(ExampleAt){b, p->at, number}, error);
}
