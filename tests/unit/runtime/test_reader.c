// Batches of libtpudata: each record once an epoch whatever the sizes, the same order whatever the threads, positions, replicas, the last short batch.
#define _GNU_SOURCE
#include "tests/unit/runtime/data_files.h"

#include <sched.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>

static char folder[FOLDER_SIZE];
static Bytes file;

static void begin(void) { folder_make(folder, "reader"); }

static void end(void) { folder_remove(folder); }

// n records, of which record i is the number i.
static TpudataSet *numbers(uint32_t n) {
    char shape[16];
    static uint32_t values[4096];
    TpudataSet *set;
    TpurtError e;
    for (uint32_t i = 0; i < n; i++) values[i] = i;
    snprintf(shape, sizeof shape, "(%u,)", n);
    file.n = 0;
    put_npy(&file, "<u4", shape, values, 4 * (size_t)n);
    const char *path = save(folder, "n.npy", &file);
    ck_assert_msg(!tpudata_arrays_open(&path, 1, NULL, NULL, &set, &e), "%s", e.text);
    return set;
}

typedef struct {
    uint32_t values[20000];
    size_t n, n_batches;
} Seen;

// All that a reader gives, from where it is; with what it must hold of every batch.
static void see(TpudataReader *r, const TpudataReaderOptions *o, Seen *out) {
    TpudataBatch b;
    TpurtError e;
    for (;; out->n_batches++) {
        TpudataPosition before = tpudata_reader_position(r);
        ck_assert_msg(!tpudata_reader_next(r, &b, &e), "%s", e.text);
        if (!b.n_records) return;
        ck_assert(b.at.epoch == before.epoch && b.at.record == before.record);
        ck_assert(b.n_rows == o->batch && b.n_records <= o->batch && (uintptr_t)b.features[0] % 64 == 0);
        ck_assert(b.end.epoch == b.at.epoch + b.ends_epoch && b.end.record == (b.ends_epoch ? 0 : b.at.record + b.n_records));
        size_t n_wrong = 0;
        for (uint64_t i = 0; i < b.n_rows; i++) {
            uint32_t v = ((const uint32_t *)b.features[0])[i];
            n_wrong += b.weights[i] != (i < b.n_records) || (i >= b.n_records && v);
            if (i < b.n_records) out->values[out->n++] = v;
        }
        ck_assert_uint_eq(n_wrong, 0);
    }
}

static TpudataReader *reader_of(const TpudataSet *set, const TpudataReaderOptions *o) {
    TpudataReader *r;
    TpurtError e;
    ck_assert_msg(!tpudata_reader_create(set, o, &r, &e), "%s", e.text);
    return r;
}

static void see_all(const TpudataSet *set, TpudataReaderOptions o, Seen *out) {
    out->n = out->n_batches = 0;
    TpudataReader *r = reader_of(set, &o);
    see(r, &o, out);
    tpudata_reader_destroy(r);
}

START_TEST(each_record_comes_once_an_epoch) {
    static const uint32_t sizes[] = {1, 2, 127, 128, 129, 1000}, batches[] = {1, 3, 127, 128, 129, 2000};
    static const uint64_t buffers[] = {0, 2, 50, 128, TPUDATA_ALL};
    static Seen seen;
    for (int s = 0; s < 6; s++) {
        TpudataSet *set = numbers(sizes[s]);
        for (int b = 0; b < 6; b++)
            for (int k = 0; k < 5; k++)
                for (uint32_t drop = 0; drop < 2; drop++) {
                    uint32_t n = sizes[s], batch = batches[b], kept = drop ? n / batch * batch : n;
                    if (!kept) continue;
                    see_all(set, (TpudataReaderOptions){.batch = batch, .epochs = 3, .shuffle = buffers[k], .seed = 5, .drop_remainder = drop, .n_threads = 2},
                            &seen);
                    ck_assert_uint_eq(seen.n, 3 * kept);
                    ck_assert_uint_eq(seen.n_batches, 3 * (size_t)((kept + batch - 1) / batch));
                    for (int epoch = 0; epoch < 3; epoch++) {
                        static uint8_t count[4096];
                        size_t n_wrong = 0;
                        memset(count, 0, sizeof count);
                        for (uint32_t i = 0; i < kept; i++) n_wrong += seen.values[epoch * kept + i] >= n || count[seen.values[epoch * kept + i]]++;
                        for (uint32_t i = 0; !buffers[k] && i < kept; i++) n_wrong += seen.values[epoch * kept + i] != i;
                        ck_assert_uint_eq(n_wrong, 0);
                    }
                }
        tpudata_set_close(set);
    }
}
END_TEST

START_TEST(threads_change_nothing) {
    static Seen one, other;
    TpudataSet *set = numbers(1000);
    TpudataReaderOptions o = {.batch = 37, .epochs = 4, .shuffle = 300, .seed = 9, .n_threads = TPUDATA_NO_THREADS};
    see_all(set, o, &one);
    static const uint32_t threads[] = {1, 2, 5, 16}, ahead[] = {0, 1, 2, 7};
    for (int t = 0; t < 4; t++)
        for (int a = 0; a < 4; a++) {
            o.n_threads = threads[t], o.n_ahead = ahead[a];
            see_all(set, o, &other);
            ck_assert(other.n == one.n && !memcmp(other.values, one.values, 4 * one.n));
        }
    o.seed = 10;
    see_all(set, o, &other);
    ck_assert(memcmp(other.values, one.values, 4 * one.n)); // another seed, another order
    ck_assert(memcmp(one.values, one.values + 1000, 4000)); // and every epoch its own
    tpudata_set_close(set);
}
END_TEST

// A buffer of all is a fair shuffle: over many seeds each record is as often in each place.
START_TEST(shuffling_is_fair) {
    enum { N = 8, TIMES = 4000 };
    static Seen seen;
    static int count[N][N];
    TpudataSet *set = numbers(N);
    for (uint64_t seed = 0; seed < TIMES; seed++) {
        see_all(set, (TpudataReaderOptions){.batch = N, .epochs = 1, .shuffle = TPUDATA_ALL, .seed = seed, .n_threads = TPUDATA_NO_THREADS}, &seen);
        for (int i = 0; i < N; i++) count[i][seen.values[i]]++;
    }
    double chi = 0;
    for (int i = 0; i < N; i++)
        for (int k = 0; k < N; k++) chi += (count[i][k] - TIMES / N) * (double)(count[i][k] - TIMES / N) / (TIMES / N);
    ck_assert_double_lt(chi, 100); // 49 degrees of freedom: 85 once in a thousand times
    tpudata_set_close(set);
}
END_TEST

START_TEST(a_reader_goes_on_where_another_was) {
    static Seen whole, rest;
    TpudataSet *set = numbers(129);
    TpurtError e;
    for (uint32_t n_threads = 1; n_threads <= 4; n_threads += 3) {
        TpudataReaderOptions o = {.batch = 20, .epochs = 3, .shuffle = 64, .seed = 2, .n_threads = n_threads};
        see_all(set, o, &whole);
        for (uint64_t taken = 0; taken <= whole.n_batches; taken++) {
            TpudataReader *r = reader_of(set, &o);
            TpudataBatch b;
            size_t n_before = 0;
            for (uint64_t i = 0; i < taken; i++) {
                ck_assert_int_eq(tpudata_reader_next(r, &b, &e), TPURT_OK);
                n_before += b.n_records;
            }
            TpudataPosition at = tpudata_reader_position(r);
            tpudata_reader_destroy(r);
            r = reader_of(set, &o);
            for (uint64_t i = 0; i < taken % 4; i++) ck_assert_int_eq(tpudata_reader_next(r, &b, &e), TPURT_OK); // wherever it was
            ck_assert_msg(!tpudata_reader_seek(r, at, &e), "%s", e.text);
            rest.n = rest.n_batches = 0;
            see(r, &o, &rest);
            ck_assert_uint_eq(rest.n, whole.n - n_before);
            ck_assert(!memcmp(rest.values, whole.values + n_before, 4 * rest.n));
            tpudata_reader_destroy(r);
        }
    }
    TpudataReader *r = reader_of(set, &(TpudataReaderOptions){.batch = 20, .epochs = 3});
    ck_assert_int_eq(tpudata_reader_seek(r, (TpudataPosition){0, 7}, &e), TPURT_BAD_CALL);
    ck_assert_int_eq(tpudata_reader_seek(r, (TpudataPosition){0, 140}, &e), TPURT_BAD_CALL);
    ck_assert_int_eq(tpudata_reader_seek(r, (TpudataPosition){3, 20}, &e), TPURT_BAD_CALL);
    ck_assert_int_eq(tpudata_reader_seek(r, (TpudataPosition){4, 0}, &e), TPURT_BAD_CALL);
    ck_assert_int_eq(tpudata_reader_seek(r, (TpudataPosition){3, 0}, &e), TPURT_OK);
    ck_assert_uint_eq(tpudata_reader_batches(r), 7);
    tpudata_reader_destroy(r);
    tpudata_set_close(set);
}
END_TEST

// What two processes with two of four replicas each read is what one reads.
START_TEST(replicas_share_a_batch) {
    TpudataSet *set = numbers(50);
    TpurtError e;
    TpudataReaderOptions all = {.batch = 24, .epochs = 1, .shuffle = TPUDATA_ALL, .seed = 3, .n_replicas = 4}, part = all;
    TpudataReader *whole = reader_of(set, &all), *parts[2];
    for (uint32_t p = 0; p < 2; p++) {
        part.first_replica = 2 * p, part.n_own = 2;
        parts[p] = reader_of(set, &part);
    }
    for (int i = 0; i < 4; i++) {
        TpudataBatch w, b;
        ck_assert_int_eq(tpudata_reader_next(whole, &w, &e), TPURT_OK);
        for (uint32_t p = 0; p < 2; p++) {
            ck_assert_int_eq(tpudata_reader_next(parts[p], &b, &e), TPURT_OK);
            ck_assert_uint_eq(b.n_records, w.n_records);
            if (!w.n_records) continue;
            ck_assert_uint_eq(b.n_rows, 12);
            ck_assert_mem_eq(b.features[0], (const uint32_t *)w.features[0] + p * 12, 48);
            ck_assert_mem_eq(b.weights, w.weights + p * 12, 48);
        }
    }
    for (uint32_t p = 0; p < 2; p++) tpudata_reader_destroy(parts[p]);
    tpudata_reader_destroy(whole);
    static const TpudataReaderOptions wrong[] = {{.batch = 0},
                                                 {.batch = 10, .n_replicas = 3},
                                                 {.batch = 9, .n_replicas = 3, .first_replica = 3},
                                                 {.batch = 9, .n_replicas = 3, .first_replica = 2, .n_own = 2},
                                                 {.batch = 9, .n_threads = 300},
                                                 {.batch = 51, .drop_remainder = 1}};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        ck_assert_int_eq(tpudata_reader_create(set, &wrong[i], &whole, &e), TPURT_BAD_CALL);
        ck_assert_ptr_null(whole);
    }
    tpudata_set_close(set);
    set = numbers(0);
    ck_assert_int_eq(tpudata_reader_create(set, &(TpudataReaderOptions){.batch = 1}, &whole, &e), TPURT_BAD_DATA);
    ck_assert_ptr_nonnull(strstr(e.text, "n.npy: there are no records"));
    tpudata_set_close(set);
}
END_TEST

// Shards of different lengths: in turn, some in turn, one after the other; and the same on any number of threads.
// Batches that come together are those that come alone: their rows lie replica by replica, and of each replica step by step.
static void compare_steps(const TpudataSet *set, TpudataReaderOptions one, uint32_t n_steps, uint64_t n_records) {
    TpudataReaderOptions many = one;
    TpudataBatch s = {0}, b;
    TpurtError e;
    many.n_steps = n_steps, many.first_replica = 1, many.n_threads = one.n_threads ? one.n_threads : 3;
    TpudataReader *single = reader_of(set, &one), *together = reader_of(set, &many);
    uint64_t each = one.batch / one.n_replicas, n_wrong = 0, n_batches = 0;
    ck_assert_uint_eq(tpudata_reader_batches(single), tpudata_reader_batches(together));
    for (;; n_batches++) {
        ck_assert_int_eq(tpudata_reader_next(together, &b, &e), TPURT_OK);
        if (!b.n_records) break;
        ck_assert_uint_eq(b.n_rows, each * (one.n_replicas - 1) * n_steps);
        uint64_t n = 0;
        ck_assert(b.n_steps && b.n_steps <= n_steps && (b.n_steps == n_steps || b.ends_epoch));
        for (uint32_t k = 0; k < b.n_steps; k++) {
            ck_assert_int_eq(tpudata_reader_next(single, &s, &e), TPURT_OK);
            ck_assert(s.n_steps == 1 && s.at.epoch == b.at.epoch && s.at.record == b.at.record + k * one.batch &&
                      s.ends_epoch == (b.ends_epoch && k + 1 == b.n_steps));
            n += s.n_records;
            for (uint64_t i = each; i < one.batch; i++) {
                uint64_t row = ((i / each - 1) * n_steps + k) * each + i % each;
                n_wrong += ((const uint32_t *)b.features[0])[row] != ((const uint32_t *)s.features[0])[i] || b.weights[row] != s.weights[i];
            }
        }
        for (uint64_t row = 0; row < b.n_rows; row++)
            n_wrong += row / each % n_steps >= b.n_steps && (b.weights[row] || ((const uint32_t *)b.features[0])[row]);
        ck_assert(n == b.n_records && s.end.epoch == b.end.epoch && s.end.record == b.end.record);
    }
    ck_assert_uint_eq(n_wrong, 0);
    ck_assert(n_batches && n_records);
    ck_assert_int_eq(tpudata_reader_next(single, &s, &e), TPURT_OK);
    ck_assert_uint_eq(s.n_records, 0);
    tpudata_reader_destroy(single);
    tpudata_reader_destroy(together);
}

START_TEST(steps_come_together) {
    static const uint32_t records[] = {4, 50, 96, 97}, steps[] = {1, 2, 4, 5, 100};
    TpurtError e;
    TpudataReader *r;
    for (int i = 0; i < 4; i++) {
        TpudataSet *set = numbers(records[i]);
        for (int k = 0; k < 5; k++)
            for (uint32_t drop = 0; drop < 2; drop++)
                compare_steps(set, (TpudataReaderOptions){.batch = 4, .epochs = 3, .shuffle = 20, .seed = 5, .n_replicas = 2, .drop_remainder = drop}, steps[k],
                              records[i]);
        // From the middle of what would have come together.
        TpudataReaderOptions o = {.batch = 4, .epochs = 1, .shuffle = TPUDATA_ALL, .n_steps = 3, .n_threads = TPUDATA_NO_THREADS};
        TpudataBatch b;
        r = reader_of(set, &o);
        if (records[i] > 4) {
            ck_assert_int_eq(tpudata_reader_seek(r, (TpudataPosition){0, 4}, &e), TPURT_OK);
            ck_assert_int_eq(tpudata_reader_next(r, &b, &e), TPURT_OK);
            ck_assert(b.at.record == 4 && b.n_steps == 3 && b.end.record == 16);
        }
        tpudata_reader_destroy(r);
        ck_assert_int_eq(tpudata_reader_create(set, &(TpudataReaderOptions){.batch = 4, .n_steps = (1 << 20) + 1}, &r, &e), TPURT_BAD_CALL);
        ck_assert_int_eq(tpudata_reader_create(set, &(TpudataReaderOptions){.batch = UINT64_MAX / 32, .n_steps = 3}, &r, &e), TPURT_BAD_CALL);
        tpudata_set_close(set);
    }
}
END_TEST

// ---- Records of the host's own

typedef struct {
    atomic_uint n_calls, n_running, most_running;
    uint64_t refuses; // the record at which it does
    bool silent;
} Own;

// The number of each record, as `numbers` has it in a file, and ones where a row only fills up.
static TpurtStatus fill_numbers(void *context, const TpudataRows *rows, TpurtError *error) {
    Own *own = context;
    unsigned running = atomic_fetch_add(&own->n_running, 1) + 1;
    if (running > atomic_load(&own->most_running)) atomic_store(&own->most_running, running);
    atomic_fetch_add(&own->n_calls, 1);
    TpurtStatus status = rows->at.record == own->refuses ? TPURT_CANNOT_READ : TPURT_OK;
    for (uint64_t i = 0; i < rows->n_rows; i++)
        if (rows->records[i] != TPUDATA_NO_RECORD) ((uint32_t *)rows->features[0])[i] = (uint32_t)rows->records[i];
    if (status && !own->silent) snprintf(error->text, sizeof error->text, "the queue is closed");
    atomic_fetch_sub(&own->n_running, 1);
    return status;
}

static const TpudataFeature number_feature = {.name = "n", .dtype = TPU_UI32};

static TpudataSet *own_numbers(Own *own, uint64_t n) {
    TpudataSet *set;
    TpurtError e;
    const TpudataSource source = {fill_numbers, own, n};
    ck_assert_msg(!tpudata_source_open(&source, &number_feature, 1, NULL, &set, &e), "%s", e.text);
    return set;
}

START_TEST(a_function_fills_batches_as_files_do) {
    static const uint32_t sizes[] = {1, 127, 1000};
    static Seen files, made;
    for (int s = 0; s < 3; s++) {
        Own own = {.refuses = UINT64_MAX};
        TpudataSet *set = numbers(sizes[s]), *other = own_numbers(&own, sizes[s]);
        TpudataFeature f;
        TpurtError e;
        ck_assert(!tpudata_feature_describe(other, 0, &f, &e) && f.dtype == TPU_UI32 && !f.rank && !strcmp(f.name, "n"));
        ck_assert(tpudata_set_records(other) == sizes[s] && tpudata_set_features(other) == 1);
        for (uint32_t k = 0; k < 12; k++) {
            TpudataReaderOptions o = {.batch = 32, .epochs = 3, .shuffle = k % 3 ? TPUDATA_ALL : 0, .seed = 7, .n_ahead = k % 5};
            o.n_threads = k % 4 == 3 ? TPUDATA_NO_THREADS : k % 4;
            atomic_store(&own.most_running, 0); // two readers at once made some of them before (compare_steps)
            see_all(set, o, &files), see_all(other, o, &made);
            ck_assert(files.n == made.n && files.n_batches == made.n_batches && !memcmp(files.values, made.values, 4 * files.n));
            ck_assert_uint_le(own.most_running, k % 4 == 3 || k % 4 == 0 ? 1 : k % 4);
            compare_steps(other, (TpudataReaderOptions){.batch = 4, .epochs = 2, .shuffle = 20, .seed = k, .n_replicas = 2, .n_threads = k % 4}, k % 5 + 1,
                          sizes[s]);
        }
        tpudata_set_close(set);
        tpudata_set_close(other);
    }
}
END_TEST

START_TEST(the_next_batch_is_filled_while_one_is_used) {
    Own own = {.refuses = UINT64_MAX};
    TpudataSet *set = own_numbers(&own, TPUDATA_ENDLESS);
    TpudataReaderOptions o = {.batch = 10, .n_steps = 3};
    TpudataReader *r = reader_of(set, &o);
    TpudataBatch b;
    TpurtError e;
    for (uint32_t k = 1; k <= 50; k++) {
        ck_assert_int_eq(tpudata_reader_next(r, &b, &e), TPURT_OK);
        ck_assert(b.n_records == 30 && b.n_steps == 3 && b.at.record == 30 * (k - 1) && !b.ends_epoch && b.records[29] == 30 * k - 1);
        while (atomic_load(&own.n_calls) < k + 1) sched_yield(); // nobody asks for it
        ck_assert(((const uint32_t *)b.features[0])[0] == 30 * (k - 1));
    }
    ck_assert_uint_eq(own.most_running, 1);
    ck_assert_int_eq(tpudata_reader_seek(r, (TpudataPosition){0, UINT64_C(10) << 40}, &e), TPURT_OK);
    ck_assert_int_eq(tpudata_reader_next(r, &b, &e), TPURT_OK);
    ck_assert(b.records[0] == UINT64_C(10) << 40);
    tpudata_reader_destroy(r);
    ck_assert_int_eq(tpudata_reader_create(set, &(TpudataReaderOptions){.batch = 1, .shuffle = TPUDATA_ALL}, &r, &e), TPURT_BAD_CALL);
    ck_assert_str_eq(e.text, "records without end cannot all be shuffled; give the buffer a size");
    o.shuffle = 100;
    r = reader_of(set, &o);
    ck_assert(!tpudata_reader_next(r, &b, &e) && b.records[0] < 130);
    tpudata_reader_destroy(r);
    tpudata_set_close(set);
}
END_TEST

START_TEST(what_a_function_refuses_is_said) {
    for (uint32_t k = 0; k < 6; k++) {
        Own own = {.refuses = 64, .silent = k % 2};
        TpudataSet *set = own_numbers(&own, 128);
        TpudataReaderOptions o = {.batch = 32, .n_threads = k < 4 ? k : TPUDATA_NO_THREADS, .n_ahead = 3};
        TpudataReader *r = reader_of(set, &o);
        TpudataBatch b;
        TpurtError e;
        for (int i = 0; i < 2; i++) ck_assert_int_eq(tpudata_reader_next(r, &b, &e), TPURT_OK);
        for (int i = 0; i < 2; i++) {
            ck_assert_int_eq(tpudata_reader_next(r, &b, &e), TPURT_CANNOT_READ);
            ck_assert(e.code == TPURT_CANNOT_READ && (own.silent ? strstr(e.text, "at record 64 of epoch 0") : strstr(e.text, "the queue is closed")));
        }
        ck_assert_int_eq(tpudata_reader_seek(r, (TpudataPosition){0, 96}, &e), TPURT_OK);
        ck_assert(!tpudata_reader_next(r, &b, &e) && b.records[0] == 96);
        tpudata_reader_destroy(r);
        tpudata_set_close(set);
    }
}
END_TEST

START_TEST(sources_that_are_none_are_refused) {
    static const int64_t negative[] = {-1}, huge[] = {1 << 30, 1 << 30};
    Own own = {0};
    const TpudataSource good = {fill_numbers, &own, 5}, none = {NULL, &own, 5}, empty = {fill_numbers, &own, 0};
    static const TpudataFeature bad[] = {{.dtype = TPU_F32},
                                         {.name = "x"},
                                         {.name = "x", .dtype = 999},
                                         {.name = "x", .dtype = TPU_F32, .rank = 1},
                                         {.name = "x", .dtype = TPU_F32, .rank = 99},
                                         {.name = "x", .dtype = TPU_F32, .rank = 1, .dims = negative},
                                         {.name = "x", .dtype = TPU_F32, .rank = 2, .dims = huge},
                                         {.name = "x", .dtype = TPU_F32, .scale = 2},
                                         {.name = "x", .dtype = TPU_F32, .shift = 1},
                                         {.name = "x", .dtype = TPU_F32, .bytes_as = TPU_UI8}};
    TpudataSet *set = (TpudataSet *)&own;
    TpurtError e;
    ck_assert_int_eq(tpudata_source_open(NULL, &number_feature, 1, NULL, &set, &e), TPURT_BAD_CALL);
    ck_assert_ptr_null(set);
    ck_assert_int_eq(tpudata_source_open(&none, &number_feature, 1, NULL, &set, &e), TPURT_BAD_CALL);
    ck_assert_int_eq(tpudata_source_open(&empty, &number_feature, 1, NULL, &set, &e), TPURT_BAD_CALL);
    ck_assert_int_eq(tpudata_source_open(&good, NULL, 1, NULL, &set, &e), TPURT_BAD_CALL);
    ck_assert_int_eq(tpudata_source_open(&good, &number_feature, 0, NULL, &set, &e), TPURT_BAD_CALL);
    ck_assert_int_eq(tpudata_source_open(&good, &number_feature, 1, NULL, NULL, &e), TPURT_BAD_CALL);
    ck_assert_int_eq(tpudata_arrays_open(NULL, 0, NULL, NULL, &set, &e), TPURT_BAD_CALL);
    ck_assert_int_eq(tpudata_records_open(NULL, 0, &number_feature, 1, NULL, &set, &e), TPURT_BAD_CALL);
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        ck_assert_msg(tpudata_source_open(&good, &bad[i], 1, NULL, &set, &e) == TPURT_BAD_CALL, "%zu", i);
        ck_assert(*e.text && !set);
    }
}
END_TEST

START_TEST(shards_take_turns) {
    static const int lengths[] = {3, 0, 1, 5, 2};
    static const int64_t in_order[3][11] = {{0, 20, 30, 40, 1, 31, 41, 2, 32, 33, 34},
                                            {0, 20, 1, 30, 2, 31, 40, 32, 41, 33, 34},
                                            {0, 1, 2, 20, 30, 31, 32, 33, 34, 40, 41}};
    static const uint32_t in_turn[] = {0, 2, 1};
    static const TpudataFeature wanted = {.name = "v", .dtype = TPU_I64};
    const char *paths[5];
    static Bytes features;
    for (int s = 0; s < 5; s++) {
        char name[8];
        file.n = 0;
        for (int i = 0; i < lengths[s]; i++) {
            int64_t v = 10 * s + i;
            features.n = 0;
            put_ints(&features, "v", &v, 1);
            put_example(&file, &features);
        }
        snprintf(name, sizeof name, "s%d", s);
        paths[s] = save(folder, name, &file);
    }
    for (int k = 0; k < 3; k++)
        for (uint32_t n_threads = 1; n_threads <= 4; n_threads += 3) {
            TpudataSet *set;
            TpurtError e;
            TpudataBatch b;
            ck_assert_int_eq(tpudata_records_open(paths, 5, &wanted, 1, &(TpudataOptions){.n_threads = n_threads, .in_turn = in_turn[k]}, &set, &e), TPURT_OK);
            TpudataReader *r = reader_of(set, &(TpudataReaderOptions){.batch = 11});
            ck_assert_int_eq(tpudata_reader_next(r, &b, &e), TPURT_OK);
            ck_assert_mem_eq(b.features[0], in_order[k], sizeof in_order[k]);
            tpudata_reader_destroy(r);
            tpudata_set_close(set);
        }
}
END_TEST

Suite *reader_suite(void);
Suite *reader_suite(void) {
    Suite *s = suite_create("reader");
    TCase *t = tcase_create("reader");
    tcase_set_timeout(t, 120);
    tcase_add_checked_fixture(t, begin, end);
    tcase_add_test(t, each_record_comes_once_an_epoch);
    tcase_add_test(t, threads_change_nothing);
    tcase_add_test(t, shuffling_is_fair);
    tcase_add_test(t, a_reader_goes_on_where_another_was);
    tcase_add_test(t, replicas_share_a_batch);
    tcase_add_test(t, steps_come_together);
    tcase_add_test(t, a_function_fills_batches_as_files_do);
    tcase_add_test(t, the_next_batch_is_filled_while_one_is_used);
    tcase_add_test(t, what_a_function_refuses_is_said);
    tcase_add_test(t, sources_that_are_none_are_refused);
    tcase_add_test(t, shards_take_turns);
    suite_add_tcase(s, t);
    return s;
}
