// Offsets in the slab: what lives at once does not overlap; and each range lies as low as it can when larger ones lie already, as an exhaustive search says.
#include "passes/place/slab.h"

#include <check.h>
#include <stdlib.h>

static uint64_t state = 1;

static uint64_t draw(uint64_t below) {
    state = state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (state >> 33) % below;
}

static bool at_once(const SlabRange *a, const SlabRange *b) { return a->first <= b->last && b->first <= a->last; }
static bool overlap(const SlabRange *a, const SlabRange *b) { return a->where < b->where + b->bytes && b->where < a->where + a->bytes; }

static bool is_free(const SlabRange *placed, size_t n, const SlabRange *r) {
    for (size_t i = 0; i < n; i++)
        if (at_once(&placed[i], r) && overlap(&placed[i], r)) return false;
    return true;
}

static int by_size(const void *x, const void *y) { // stable by the number that `where` holds so far
    const SlabRange *a = x, *b = y;
    if (a->bytes != b->bytes) return a->bytes < b->bytes ? 1 : -1;
    return a->where < b->where ? -1 : 1;
}

// Candidates are 0 and the ends of all others.
static uint64_t lowest(const SlabRange *placed, size_t n, SlabRange r) {
    uint64_t best = 0;
    r.where = 0;
    if (is_free(placed, n, &r)) return 0;
    for (size_t i = 0; i < n; i++) {
        r.where = (placed[i].where + placed[i].bytes + SLAB_ALIGN - 1) / SLAB_ALIGN * SLAB_ALIGN;
        if (is_free(placed, n, &r) && (!best || r.where < best)) best = r.where;
    }
    return best;
}

static void check_random(size_t n, uint64_t sizes, int64_t longest) {
    SlabRange r[64], copy[64];
    for (size_t i = 0; i < n; i++) {
        r[i] = (SlabRange){.first = (int64_t)draw(n), .bytes = 1 + 40 * draw(sizes), .where = i};
        r[i].last = r[i].first + (int64_t)draw((uint64_t)longest);
        copy[i] = r[i];
    }
    uint64_t end = slab_lay_out(r, n);
    for (size_t i = 0; i < n; i++) copy[i].where = i;
    qsort(copy, n, sizeof *copy, by_size);
    size_t n_wrong = 0, n_beyond = 0;
    for (size_t i = 0; i < n; i++) {
        size_t number = copy[i].where;
        copy[i].where = lowest(copy, i, copy[i]);
        n_wrong += r[number].where != copy[i].where;
        n_beyond += r[number].where + r[number].bytes > end;
    }
    ck_assert_uint_eq(n_wrong, 0);
    ck_assert_uint_eq(n_beyond, 0);
}

START_TEST(each_range_lies_as_low_as_it_can) {
    for (int k = 0; k < 3000; k++) check_random(1 + draw(64), 1 + draw(8), 1 + (int64_t)draw(70));
    ck_assert_uint_eq(slab_lay_out(NULL, 0), 0);
}
END_TEST

static int by_first(const void *x, const void *y) {
    const SlabRange *a = x, *b = y;
    return a->first < b->first ? -1 : a->first > b->first;
}

// Long lives and short ones in turn: gaps among very many. At each moment what lives is few short ones and all long ones.
START_TEST(very_many_with_gaps_do_not_overlap) {
    enum { N = 20000 };
    SlabRange *r = calloc(2 * N, sizeof *r);
    for (int64_t i = 0; i < N; i++) {
        r[2 * i] = (SlabRange){.first = 2 * i, .last = 2 * N, .bytes = 256};
        r[2 * i + 1] = (SlabRange){.first = 2 * i, .last = 2 * i + 3, .bytes = 200};
    }
    uint64_t end = slab_lay_out(r, 2 * N);
    ck_assert_uint_le(end, UINT64_C(256) * N * 2);
    qsort(r, 2 * N, sizeof *r, by_first);
    bool apart = true;
    for (size_t i = 0; i < 2 * N; i += 97)
        for (size_t k = 0; k < 2 * N; k++) apart &= i == k || !at_once(&r[i], &r[k]) || !overlap(&r[i], &r[k]);
    ck_assert(apart);
    free(r);
}
END_TEST

Suite *slab_suite(void);

Suite *slab_suite(void) {
    Suite *s = suite_create("slab");
    TCase *t = tcase_create("slab");
    tcase_add_test(t, each_range_lies_as_low_as_it_can);
    tcase_add_test(t, very_many_with_gaps_do_not_overlap);
    suite_add_tcase(s, t);
    return s;
}
