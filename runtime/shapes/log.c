// What the calls of a program looked like. A call with just the shapes of an entry point costs one addition. Padded calls and misses
// are looked up in a table that is made with the program and never grows: a shape that finds no room is counted without being listed.
// Shapes that are listed never change or go away, only their counts, so that reading them needs the lock for a count alone.
//
// A shape is one word for each argument, its element type and number of dimensions, followed by that many sizes.
#include "runtime/internal.h"

#include <pthread.h>
#include <string.h>

#define MAX_SIZE (INT64_C(1) << 40) // no array has more elements in a dimension
enum { MAX_SHAPES = 4096, N_SLOTS = 2 * MAX_SHAPES, MIN_WORDS = 1 << 16 };

typedef struct {
    uint64_t hash, count, n_saved;
    uint32_t first_word, n_words, entry, n_args;
    TpurtOutcome outcome;
} Shape;

typedef struct {
    _Alignas(TPU_CACHE_LINE) _Atomic uint64_t count;
    uint64_t n_saved;
} Hits;

struct ShapeLog {
    pthread_mutex_t lock;   // of everything below but the hits
    pthread_mutex_t saving; // of all n_saved; taken first
    Hits *hits;             // of each entry point
    Shape *shapes;
    uint32_t n_shapes;
    uint16_t slots[N_SLOTS]; // number of a shape plus 1, 0: free. Open addressing, half full at most
    uint64_t *words;
    size_t n_words, n_words_cap;
    uint64_t unlisted[TPURT_N_OUTCOMES], n_saved[TPURT_N_OUTCOMES];
};

// ---- Making

// Room for 4096 calls like the compiled ones where that is little, else for as many as fit into half a megabyte, but 16 at least.
static size_t words_needed(const TpuProgram *t) {
    size_t one = 1;
    for (uint32_t e = 0; e < t->n_entries; e++) {
        size_t n = 0;
        for (uint32_t i = 0; i < t->entries[e].n_args; i++) n += 1 + (size_t)t->entries[e].args[i].type.rank;
        if (n > one) one = n;
    }
    if (one <= MIN_WORDS / MAX_SHAPES) return one * MAX_SHAPES;
    return one > MIN_WORDS / 16 ? one * 16 : MIN_WORDS;
}

// Not zeroed: what is not used is never touched.
static void *room(TpurtProgram *p, size_t bytes, TpurtError *error) {
    void *memory = p->allocator.allocate(p->allocator.context, bytes, TPU_CACHE_LINE);
    if (!memory) error_set(error, TPURT_OUT_OF_MEMORY, "out of memory: no %zu bytes for the shapes of calls", bytes);
    return memory;
}

TpurtStatus shape_log_new(TpurtProgram *p, TpurtError *error) {
    ShapeLog *log = memory_new(&p->allocator, 1, sizeof *log, TPU_CACHE_LINE, "the shapes of calls", error);
    if (!log) return TPURT_OUT_OF_MEMORY;
    p->log = log;
    pthread_mutex_init(&log->lock, NULL);
    pthread_mutex_init(&log->saving, NULL);
    log->n_words_cap = words_needed(p->table);
    log->hits = memory_new(&p->allocator, p->table->n_entries, sizeof *log->hits, TPU_CACHE_LINE, "the shapes of calls", error);
    if (!log->hits) return TPURT_OUT_OF_MEMORY;
    log->shapes = room(p, MAX_SHAPES * sizeof *log->shapes, error);
    if (!log->shapes) return TPURT_OUT_OF_MEMORY;
    log->words = room(p, log->n_words_cap * sizeof *log->words, error);
    return log->words ? TPURT_OK : TPURT_OUT_OF_MEMORY;
}

void shape_log_free(TpurtProgram *p) {
    if (!p->log) return;
    pthread_mutex_destroy(&p->log->lock);
    pthread_mutex_destroy(&p->log->saving);
    memory_free(&p->allocator, p->log->hits);
    memory_free(&p->allocator, p->log->shapes);
    memory_free(&p->allocator, p->log->words);
    memory_free(&p->allocator, p->log);
}

// ---- Counting

void shape_log_hit(const TpurtProgram *p, uint32_t entry) { atomic_fetch_add_explicit(&p->log->hits[entry].count, 1, memory_order_relaxed); }

static uint64_t type_word(const TpurtBuffer *b) { return (uint64_t)b->rank << 32 | b->dtype; }

static inline uint64_t mix(uint64_t h, uint64_t word) {
    h = (h ^ word) * UINT64_C(0x9E3779B97F4A7C15);
    return h ^ h >> 32;
}

// False: a shape that cannot be kept, or is none.
static bool hash_shape(TpurtOutcome outcome, uint32_t entry, const TpurtBuffer *args, size_t n_args, uint64_t *out_hash, size_t *out_words) {
    uint64_t h = mix((uint64_t)outcome, entry);
    size_t n = n_args;
    for (size_t i = 0; i < n_args; i++) {
        if (args[i].rank > TPU_MAX_RANK || (args[i].rank && !args[i].dims)) return false;
        h = mix(h, type_word(&args[i]));
        for (uint32_t d = 0; d < args[i].rank; d++) {
            if (args[i].dims[d] < 0 || args[i].dims[d] > MAX_SIZE) return false;
            h = mix(h, (uint64_t)args[i].dims[d]);
        }
        n += args[i].rank;
    }
    *out_hash = h;
    *out_words = n;
    return true;
}

static bool shape_is(const ShapeLog *log, const Shape *s, const TpurtBuffer *args, size_t n_args) {
    const uint64_t *at = log->words + s->first_word;
    if (s->n_args != n_args) return false;
    for (size_t i = 0; i < n_args; i++) {
        if (*at++ != type_word(&args[i])) return false;
        if (args[i].rank && memcmp(at, args[i].dims, args[i].rank * sizeof *at) != 0) return false;
        at += args[i].rank;
    }
    return true;
}

static void keep_words(ShapeLog *log, const TpurtBuffer *args, size_t n_args) {
    uint64_t *at = log->words + log->n_words;
    for (size_t i = 0; i < n_args; i++) {
        *at++ = type_word(&args[i]);
        if (args[i].rank) memcpy(at, args[i].dims, args[i].rank * sizeof *at);
        at += args[i].rank;
    }
    log->n_words = (size_t)(at - log->words);
}

static void count(ShapeLog *log, const Shape *like, const TpurtBuffer *args) {
    size_t slot = like->hash % N_SLOTS;
    for (; log->slots[slot]; slot = (slot + 1) % N_SLOTS) {
        Shape *s = &log->shapes[log->slots[slot] - 1];
        if (s->hash != like->hash || s->outcome != like->outcome || s->entry != like->entry || !shape_is(log, s, args, like->n_args)) continue;
        s->count++;
        return;
    }
    if (log->n_shapes == MAX_SHAPES || like->n_words > log->n_words_cap - log->n_words) {
        log->unlisted[like->outcome]++;
        return;
    }
    log->shapes[log->n_shapes] = *like;
    log->shapes[log->n_shapes].first_word = (uint32_t)log->n_words;
    keep_words(log, args, like->n_args);
    log->slots[slot] = (uint16_t)++log->n_shapes;
}

void shape_log_add(const TpurtProgram *p, TpurtOutcome outcome, uint32_t entry, const TpurtBuffer *args, size_t n_args) {
    ShapeLog *log = p->log;
    Shape like = {.count = 1, .entry = entry, .n_args = (uint32_t)n_args, .outcome = outcome};
    size_t n_words;
    bool proper = hash_shape(outcome, entry, args, n_args, &like.hash, &n_words) && n_words <= log->n_words_cap;
    like.n_words = proper ? (uint32_t)n_words : 0;
    pthread_mutex_lock(&log->lock);
    if (proper) count(log, &like, args);
    else log->unlisted[outcome]++;
    pthread_mutex_unlock(&log->lock);
}

// ---- Reading. The shapes of the entry points come first, then the listed ones in the order in which they were first seen.

static uint64_t shape_count(const TpurtProgram *p, uint32_t index) {
    ShapeLog *log = p->log;
    uint32_t n_entries = p->table->n_entries;
    if (index < n_entries) return atomic_load_explicit(&log->hits[index].count, memory_order_relaxed);
    pthread_mutex_lock(&log->lock);
    uint64_t n = log->shapes[index - n_entries].count;
    pthread_mutex_unlock(&log->lock);
    return n;
}

uint32_t tpurt_shape_total(const TpurtProgram *p, TpurtShapeTotals *out_totals) {
    TpurtShapeTotals all = {0};
    if (!p) return 0;
    ShapeLog *log = p->log;
    for (uint32_t e = 0; e < p->table->n_entries; e++) all.calls[TPURT_HIT] += shape_count(p, e);
    pthread_mutex_lock(&log->lock);
    for (uint32_t i = 0; i < log->n_shapes; i++) all.calls[log->shapes[i].outcome] += log->shapes[i].count;
    for (int k = 0; k < TPURT_N_OUTCOMES; k++) {
        all.unlisted[k] = log->unlisted[k];
        all.calls[k] += log->unlisted[k];
    }
    uint32_t n = p->table->n_entries + log->n_shapes;
    pthread_mutex_unlock(&log->lock);
    if (out_totals) *out_totals = all;
    return n;
}

static bool shape_exists(const TpurtProgram *p, uint32_t index, const void *out, TpurtError *error) {
    if (!p || !out) {
        error_set(error, TPURT_BAD_CALL, "a program or a place for the answer was not given");
        return false;
    }
    pthread_mutex_lock(&p->log->lock);
    uint32_t n = p->table->n_entries + p->log->n_shapes;
    pthread_mutex_unlock(&p->log->lock);
    if (index < n) return true;
    error_set(error, TPURT_BAD_CALL, "there is no shape %u; there are %u", index, n);
    return false;
}

static void describe_arg(const TpurtProgram *p, uint32_t index, uint32_t arg, TpurtPortInfo *out) {
    uint32_t n_entries = p->table->n_entries;
    const Shape *s = index < n_entries ? NULL : &p->log->shapes[index - n_entries];
    uint32_t entry = s ? s->entry : index;
    const TpuType *type = &p->table->entries[entry].args[arg].type;
    *out = (TpurtPortInfo){.name = port_name(p, entry, TPURT_ARG, arg), .dtype = type->dtype, .rank = type->rank, .dims = type->dims, .bytes = type->bytes};
    if (!s) return;
    const uint64_t *at = p->log->words + s->first_word;
    for (; arg; arg--) at += 1 + (*at >> 32);
    out->dtype = (uint32_t)*at;
    out->rank = (uint32_t)(*at >> 32);
    out->dims = (const int64_t *)(at + 1);
    out->bytes = tpurt_dtype_bytes(out->dtype);
    for (uint32_t d = 0; d < out->rank; d++)
        if (__builtin_mul_overflow(out->bytes, (uint64_t)out->dims[d], &out->bytes)) out->bytes = UINT64_MAX;
}

TpurtStatus tpurt_shape_arg(const TpurtProgram *p, uint32_t index, uint32_t arg, TpurtPortInfo *out_info, TpurtError *error) {
    TpurtShapeInfo shape;
    if (!shape_exists(p, index, out_info, error)) return TPURT_BAD_CALL;
    tpurt_shape_describe(p, index, &shape, NULL);
    if (arg >= shape.n_args) return error_set(error, TPURT_BAD_CALL, "shape %u has no argument %u", index, arg);
    describe_arg(p, index, arg, out_info);
    return error_clear(error);
}

TpurtStatus tpurt_shape_describe(const TpurtProgram *p, uint32_t index, TpurtShapeInfo *out_info, TpurtError *error) {
    if (!shape_exists(p, index, out_info, error)) return TPURT_BAD_CALL;
    uint32_t n_entries = p->table->n_entries;
    const Shape *s = index < n_entries ? NULL : &p->log->shapes[index - n_entries];
    TpurtShapeInfo info = {.outcome = s ? s->outcome : TPURT_HIT, .entry = s ? s->entry : index, .count = shape_count(p, index)};
    const TpuEntry *entry = &p->table->entries[info.entry];
    info.n_args = info.arg = entry->n_args;
    info.dim = TPURT_NO_DIM;
    for (uint32_t i = 0; s && i < entry->n_args; i++) {
        TpurtPortInfo got;
        describe_arg(p, index, i, &got);
        Difference d = port_difference(&entry->args[i], got.dtype, got.rank, got.dims, s->outcome == TPURT_MISS);
        if (d.kind == DIFFERS_NOT) continue;
        info.arg = i;
        if (d.kind == DIFFERS_SIZE) {
            info.dim = d.dim;
            info.got = d.got;
            info.compiled = d.compiled;
            info.symbol = dim_name(&entry->args[i], d.dim);
        }
        break;
    }
    *out_info = info;
    return error_clear(error);
}

// ---- What has not been saved yet

void shape_log_begin_save(const TpurtProgram *p) { pthread_mutex_lock(&p->log->saving); }
void shape_log_end_save(const TpurtProgram *p) { pthread_mutex_unlock(&p->log->saving); }

static uint64_t *saved_of(const TpurtProgram *p, uint32_t index) {
    uint32_t n_entries = p->table->n_entries;
    return index < n_entries ? &p->log->hits[index].n_saved : &p->log->shapes[index - n_entries].n_saved;
}

uint64_t shape_log_unsaved(const TpurtProgram *p, uint32_t index, uint64_t count) { return count - *saved_of(p, index); }
void shape_log_saved(const TpurtProgram *p, uint32_t index, uint64_t n) { *saved_of(p, index) += n; }
uint64_t shape_log_unsaved_unlisted(const TpurtProgram *p, TpurtOutcome outcome, uint64_t count) { return count - p->log->n_saved[outcome]; }
void shape_log_saved_unlisted(const TpurtProgram *p, TpurtOutcome outcome, uint64_t n) { p->log->n_saved[outcome] += n; }
