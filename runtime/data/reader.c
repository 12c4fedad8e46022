// Batches of a set, read ahead. There is a ring of slots, each with room for a batch. A thread that is free takes the next number of a batch: with the lock
// held it draws the numbers of the batch's records, so that these follow from the batch's number alone; then, without it, it reads them. Batch b is in slot b %
// n_slots until the caller asks for the one behind it. So nothing that a batch holds depends on which thread read it, or when.
#include "runtime/data/data.h"
#include "runtime/thread.h"

#include <inttypes.h>
#include <string.h>

enum { MOST_THREADS = 256, MOST_AHEAD = 1024, MOST_STEPS = 1 << 20, ROW_ALIGN = 64 };

typedef enum { SLOT_FREE, SLOT_FILLING, SLOT_READY } SlotState;

typedef struct {
    SlotState state;
    TpurtError error;  // of reading it
    uint64_t *records; // of the own rows, or TPUDATA_NO_RECORD
    uint64_t n_records;
    uint32_t n_steps;
    void **features;
    float *weights;
    TpudataPosition at, end;
    bool ends_epoch;
} Slot;

typedef struct {
    TpudataReader *reader;
    pthread_t thread;
    uint8_t *scratch;
    uint8_t **rows;
} ReadThread;

struct TpudataReader {
    TpurtAllocator allocator;
    const TpudataSet *set;
    TpudataReaderOptions options;
    uint64_t n_rows;    // that are read here, of all steps
    uint64_t each;      // rows of a replica's step
    uint64_t n_batches; // of an epoch
    Order order;
    Slot *slots;
    uint32_t n_slots, n_threads, n_started;
    ReadThread *threads; // at least one, which the caller reads with where there are no threads
    bool has_lock, has_work, has_batch;
    pthread_mutex_t lock;
    pthread_cond_t work, batch; // a slot is free, or the end; a slot is ready, or nobody reads any more
    // Under the lock:
    bool stop, paused; // paused: nobody begins another batch
    uint32_t n_reading;
    uint64_t to_fill, to_take; // numbers of batches
    bool holds;                // the caller has the batch before to_take
    TpudataPosition next;      // of batch to_fill
};

// ---- What comes next

static bool at_end(const TpudataReader *r) { return r->options.epochs && r->next.epoch >= r->options.epochs; }

// One step's: rows of a replica lie behind each other, step by step.
static void step_draw(TpudataReader *r, Slot *s, uint64_t n) {
    const TpudataReaderOptions *o = &r->options;
    for (uint64_t i = 0; i < n; i++) {
        uint64_t record = order_draw(&r->order), replica = i / r->each - o->first_replica; // wraps before the first
        if (replica < o->n_own) s->records[(replica * o->n_steps + s->n_steps) * r->each + i % r->each] = record;
    }
    s->n_records += n;
    s->n_steps++;
    r->next.record += n;
}

// Draws the records of the next batch, or batches. With the lock held, or without threads.
static void slot_draw(TpudataReader *r, Slot *s) {
    uint64_t batch = r->options.batch;
    *s = (Slot){.state = SLOT_FILLING, .records = s->records, .features = s->features, .weights = s->weights, .at = r->next};
    if (!r->next.record) order_begin(&r->order, r->next.epoch);
    for (uint64_t i = 0; i < r->n_rows; i++) s->records[i] = TPUDATA_NO_RECORD;
    while (s->n_steps < r->options.n_steps && !s->ends_epoch) {
        uint64_t left = r->set->n_records - r->next.record, n = left < batch ? left : batch;
        step_draw(r, s, n);
        left -= n;
        s->ends_epoch = !left || (r->options.drop_remainder && left < batch);
    }
    if (s->ends_epoch) r->next = (TpudataPosition){r->next.epoch + 1, 0};
    s->end = r->next;
}

static void slot_read(const TpudataReader *r, Slot *s, ReadThread *by) {
    const TpudataSet *set = r->set;
    bool good = true;
    for (uint64_t row = 0; good && row < r->n_rows; row++) {
        bool there = s->records[row] != TPUDATA_NO_RECORD;
        s->weights[row] = there;
        for (uint32_t f = 0; f < set->n_features; f++) {
            uint64_t bytes = set->features[f].to_bytes;
            by->rows[f] = (uint8_t *)s->features[f] + row * bytes;
            if (!there && bytes) memset(by->rows[f], 0, bytes);
        }
        if (there && !set->source.fill) good = set_read(set, s->records[row], by->scratch, by->rows, &s->error);
    }
    if (set->source.fill) {
        TpudataRows rows = {.features = s->features, .records = s->records, .n_rows = r->n_rows, .n_records = s->n_records, .at = s->at, .n_steps = s->n_steps};
        good = source_fill(set, &rows, &s->error);
    }
    if (good) error_clear(&s->error);
}

static void *reader_main(void *context) {
    ReadThread *self = context;
    TpudataReader *r = self->reader;
    pthread_mutex_lock(&r->lock);
    while (!r->stop) {
        Slot *s = &r->slots[r->to_fill % r->n_slots];
        if (r->paused || at_end(r) || s->state != SLOT_FREE) {
            pthread_cond_wait(&r->work, &r->lock);
            continue;
        }
        slot_draw(r, s);
        r->to_fill++;
        r->n_reading++;
        pthread_mutex_unlock(&r->lock);
        slot_read(r, s, self);
        pthread_mutex_lock(&r->lock);
        s->state = SLOT_READY;
        r->n_reading--;
        pthread_cond_broadcast(&r->batch);
    }
    pthread_mutex_unlock(&r->lock);
    return NULL;
}

// ---- Making one

static TpurtStatus options_check(const TpudataSet *set, TpudataReaderOptions *o, TpurtError *error) {
    if (!o->n_replicas) o->n_replicas = 1;
    if (!o->n_own && o->first_replica < o->n_replicas) o->n_own = o->n_replicas - o->first_replica;
    if (!o->n_threads) o->n_threads = 1;
    if (!o->n_steps) o->n_steps = 1;
    if (!o->n_ahead) o->n_ahead = o->n_threads == TPUDATA_NO_THREADS ? 1 : o->n_threads;
    if (o->n_steps > MOST_STEPS) return error_set(error, TPURT_BAD_CALL, "%u batches together; at most %d", o->n_steps, MOST_STEPS);
    if (!o->batch || o->batch > UINT64_MAX / 16 / o->n_steps) return error_set(error, TPURT_BAD_CALL, "a batch of %" PRIu64 " records", o->batch);
    if (o->batch % o->n_replicas)
        return error_set(error, TPURT_BAD_CALL, "a batch of %" PRIu64 " records cannot be shared by %u replicas equally", o->batch, o->n_replicas);
    if (!o->n_own || o->first_replica >= o->n_replicas || o->n_own > o->n_replicas - o->first_replica)
        return error_set(error, TPURT_BAD_CALL, "of %u replicas there are none from %u on, or no %u", o->n_replicas, o->first_replica, o->n_own);
    if ((o->n_threads > MOST_THREADS && o->n_threads != TPUDATA_NO_THREADS) || o->n_ahead > MOST_AHEAD)
        return error_set(error, TPURT_BAD_CALL, "%u threads, %u batches ahead; at most %d and %d", o->n_threads, o->n_ahead, MOST_THREADS, MOST_AHEAD);
    if (!set->n_records) return error_set(error, TPURT_BAD_DATA, "%.200s: there are no records", set->files[0].path);
    if (set->n_records == TPUDATA_ENDLESS && o->shuffle == TPUDATA_ALL)
        return error_set(error, TPURT_BAD_CALL, "records without end cannot all be shuffled; give the buffer a size");
    if (o->drop_remainder && set->n_records < o->batch)
        return error_set(error, TPURT_BAD_CALL, "%" PRIu64 " record%s fill%s no batch of %" PRIu64 ", and short ones are dropped", set->n_records,
                         set->n_records == 1 ? "" : "s", set->n_records == 1 ? "s" : "", o->batch);
    return TPURT_OK;
}

static bool slots_make(TpudataReader *r, TpurtError *error) {
    const TpurtAllocator *from = &r->allocator;
    const TpudataSet *set = r->set;
    r->slots = memory_new(from, r->n_slots, sizeof *r->slots, ROW_ALIGN, "batches", error);
    for (uint32_t i = 0; r->slots && i < r->n_slots; i++) {
        Slot *s = &r->slots[i];
        s->records = memory_new(from, r->n_rows, sizeof *s->records, ROW_ALIGN, "the numbers of records", error);
        s->weights = memory_new(from, r->n_rows, sizeof *s->weights, ROW_ALIGN, "weights", error);
        s->features = memory_new(from, set->n_features, sizeof *s->features, ROW_ALIGN, "batches", error);
        if (!s->records || !s->weights || !s->features) return false;
        for (uint32_t f = 0; f < set->n_features; f++) {
            s->features[f] = memory_new(from, r->n_rows, set->features[f].to_bytes, ROW_ALIGN, "the rows of a batch", error);
            if (!s->features[f]) return false;
        }
    }
    return r->slots;
}

static bool threads_make(TpudataReader *r, TpurtError *error) {
    uint32_t n = r->n_threads ? r->n_threads : 1;
    r->threads = memory_new(&r->allocator, n, sizeof *r->threads, ROW_ALIGN, "threads", error);
    for (uint32_t i = 0; r->threads && i < n; i++) {
        ReadThread *t = &r->threads[i];
        t->reader = r;
        t->scratch = memory_new(&r->allocator, r->set->scratch_bytes, 1, ROW_ALIGN, "a record", error);
        t->rows = memory_new(&r->allocator, r->set->n_features, sizeof *t->rows, ROW_ALIGN, "rows", error);
        if (!t->scratch || !t->rows) return false;
    }
    return r->threads;
}

static bool threads_start(TpudataReader *r, TpurtError *error) {
    r->has_lock = !pthread_mutex_init(&r->lock, NULL);
    r->has_work = !pthread_cond_init(&r->work, NULL);
    r->has_batch = !pthread_cond_init(&r->batch, NULL);
    if (!r->has_lock || !r->has_work || !r->has_batch) return error_set(error, TPURT_SYSTEM, "the system gives no lock"), false;
    for (; r->n_started < r->n_threads; r->n_started++) {
        int failed = thread_start(&r->threads[r->n_started].thread, reader_main, &r->threads[r->n_started]);
        if (failed) return error_set(error, TPURT_SYSTEM, "cannot start thread %u of %u: %s", r->n_started + 1, r->n_threads, strerror(failed)), false;
    }
    return true;
}

static bool reader_make(TpudataReader *r, TpurtError *error) {
    const TpudataReaderOptions *o = &r->options;
    const TpudataSet *set = r->set;
    r->each = o->batch / o->n_replicas;
    r->n_threads = o->n_threads == TPUDATA_NO_THREADS ? 0 : o->n_threads;
    r->n_slots = r->n_threads ? o->n_ahead + 1 : 1; // and one that the caller has
    r->n_rows = r->each * o->n_own * o->n_steps;
    r->n_batches = set->n_records / o->batch + (set->n_records % o->batch && !o->drop_remainder);
    r->order = (Order){.n_records = set->n_records, .capacity = o->shuffle < set->n_records ? o->shuffle : set->n_records, .seed = o->seed};
    if (r->order.capacity > 1) {
        r->order.buffer = memory_new(&r->allocator, r->order.capacity, sizeof *r->order.buffer, 64, "the shuffle buffer", error);
        if (!r->order.buffer) return false;
    }
    return slots_make(r, error) && threads_make(r, error) && threads_start(r, error);
}

TpurtStatus tpudata_reader_create(const TpudataSet *set, const TpudataReaderOptions *options, TpudataReader **out_reader, TpurtError *error) {
    TpurtError why;
    if (!out_reader) return error_set(error, TPURT_BAD_CALL, "no place for the reader was given");
    *out_reader = NULL;
    if (!set || !options) return error_set(error, TPURT_BAD_CALL, "a set of records or the options were not given");
    TpudataReaderOptions o = *options;
    if (options_check(set, &o, &why)) return error_set(error, why.code, "%s", why.text);
    TpudataReader *r = memory_new(&set->allocator, 1, sizeof *r, 64, "a reader", error);
    if (!r) return TPURT_OUT_OF_MEMORY;
    r->allocator = set->allocator;
    r->set = set;
    r->options = o;
    if (!reader_make(r, &why)) {
        tpudata_reader_destroy(r);
        return error_set(error, why.code, "%s", why.text);
    }
    *out_reader = r;
    return error_clear(error);
}

static void slots_free(TpudataReader *r) {
    const TpurtAllocator *from = &r->allocator;
    for (uint32_t i = 0; r->slots && i < r->n_slots; i++) {
        Slot *s = &r->slots[i];
        for (uint32_t f = 0; s->features && f < r->set->n_features; f++) memory_free(from, s->features[f]);
        memory_free(from, s->records);
        memory_free(from, s->weights);
        memory_free(from, s->features);
    }
    memory_free(from, r->slots);
}

void tpudata_reader_destroy(TpudataReader *r) {
    if (!r) return;
    TpurtAllocator from = r->allocator;
    if (r->n_started) {
        pthread_mutex_lock(&r->lock);
        r->stop = true;
        pthread_cond_broadcast(&r->work);
        pthread_mutex_unlock(&r->lock);
    }
    for (uint32_t i = 0; i < r->n_started; i++) pthread_join(r->threads[i].thread, NULL);
    if (r->has_lock) pthread_mutex_destroy(&r->lock);
    if (r->has_work) pthread_cond_destroy(&r->work);
    if (r->has_batch) pthread_cond_destroy(&r->batch);
    slots_free(r);
    for (uint32_t i = 0; r->threads && (!i || i < r->n_threads); i++) {
        memory_free(&from, r->threads[i].scratch);
        memory_free(&from, r->threads[i].rows);
    }
    memory_free(&from, r->threads);
    memory_free(&from, r->order.buffer);
    memory_free(&from, r);
}

// ---- Taking batches

// The batch that the caller has had goes back, and its slot is free.
static void give_back(TpudataReader *r) {
    if (!r->holds) return;
    r->slots[(r->to_take - 1) % r->n_slots].state = SLOT_FREE;
    r->holds = false;
    pthread_cond_broadcast(&r->work);
}

// The slot of the next batch, once it is read; NULL: there is none. With the lock held.
static Slot *slot_next(TpudataReader *r) {
    Slot *s = &r->slots[r->to_take % r->n_slots];
    if (!r->n_threads && s->state == SLOT_FREE && !at_end(r)) {
        slot_draw(r, s);
        r->to_fill++;
        slot_read(r, s, r->threads);
        s->state = SLOT_READY;
    }
    while (s->state != SLOT_READY) {
        if (r->to_take == r->to_fill && at_end(r)) return NULL;
        pthread_cond_wait(&r->batch, &r->lock);
    }
    return s;
}

TpurtStatus tpudata_reader_next(TpudataReader *r, TpudataBatch *out_batch, TpurtError *error) {
    if (!r || !out_batch) return error_set(error, TPURT_BAD_CALL, "a reader, or a place for the batch, was not given");
    pthread_mutex_lock(&r->lock);
    give_back(r);
    Slot *s = slot_next(r);
    if (s && s->error.code) {
        TpurtStatus code = error_set(error, s->error.code, "%s", s->error.text);
        pthread_mutex_unlock(&r->lock);
        return code;
    }
    *out_batch = (TpudataBatch){.at = r->next, .end = r->next};
    if (s) {
        *out_batch = (TpudataBatch){.features = s->features,
                                    .weights = s->weights,
                                    .n_rows = r->n_rows,
                                    .n_records = s->n_records,
                                    .records = s->records,
                                    .at = s->at,
                                    .end = s->end,
                                    .ends_epoch = s->ends_epoch,
                                    .n_steps = s->n_steps};
        r->to_take++;
        r->holds = true;
    }
    pthread_mutex_unlock(&r->lock);
    return error_clear(error);
}

TpudataPosition tpudata_reader_position(const TpudataReader *reader) {
    TpudataReader *r = (TpudataReader *)reader; // whose lock is taken
    pthread_mutex_lock(&r->lock);
    TpudataPosition p = r->to_take == r->to_fill ? r->next : r->slots[r->to_take % r->n_slots].at;
    pthread_mutex_unlock(&r->lock);
    return p;
}

uint64_t tpudata_reader_batches(const TpudataReader *reader) { return reader->n_batches; }

// A position is as it is between two batches: at a multiple of a batch, or behind the last one, which is where the next epoch begins.
static bool position_is_right(const TpudataReader *r, TpudataPosition p) {
    uint64_t epochs = r->options.epochs;
    if (epochs && (p.epoch > epochs || (p.epoch == epochs && p.record))) return false;
    return p.record % r->options.batch == 0 && p.record / r->options.batch < r->n_batches;
}

TpurtStatus tpudata_reader_seek(TpudataReader *r, TpudataPosition p, TpurtError *error) {
    if (!r) return error_set(error, TPURT_BAD_CALL, "a reader was not given");
    if (!position_is_right(r, p))
        return error_set(error, TPURT_BAD_CALL, "no batch begins at record %" PRIu64 " of epoch %" PRIu64 ": %" PRIu64 " records, %" PRIu64 " a batch",
                         p.record, p.epoch, r->set->n_records, r->options.batch);
    pthread_mutex_lock(&r->lock);
    r->paused = true;
    while (r->n_reading) pthread_cond_wait(&r->batch, &r->lock);
    r->paused = false;
    for (uint32_t i = 0; i < r->n_slots; i++) r->slots[i].state = SLOT_FREE;
    r->to_fill = r->to_take = 0;
    r->holds = false;
    r->next = p;
    order_begin(&r->order, p.epoch);
    if (r->order.capacity <= 1) r->order.next = p.record; // as they lie
    for (uint64_t i = 0; r->order.capacity > 1 && i < p.record; i++) order_draw(&r->order);
    pthread_cond_broadcast(&r->work);
    pthread_mutex_unlock(&r->lock);
    return error_clear(error);
}
