// Padding and slicing of any shape, against a loop over its elements.
#include "tests/unit/helpers.h"

#include "runtime/internal.h"

#include <check.h>
#include <string.h>

static bool next_index(int64_t *at, const int64_t *dims, uint32_t rank) {
    for (uint32_t i = rank; i-- > 0;) {
        if (++at[i] < dims[i]) return true;
        at[i] = 0;
    }
    return false;
}

static size_t offset(const int64_t *at, const int64_t *dims, uint32_t rank) {
    int64_t n = 0;
    for (uint32_t i = 0; i < rank; i++) n = n * dims[i] + at[i];
    return (size_t)n;
}

START_TEST(any_shape_is_padded_and_sliced) {
    enum { CASES = 3000, ROOM = 5 * 5 * 5 * 5 };
    random_state = 5;
    for (int k = 0; k < CASES; k++) {
        int64_t large[4], small[4], at[4] = {0};
        uint32_t rank = (uint32_t)random_below(5);
        uint16_t from[ROOM], to[ROOM + 1], back[ROOM + 1];
        size_t n_large = 1, n_small = 1;
        for (uint32_t i = 0; i < rank; i++) {
            large[i] = random_below(6);
            small[i] = random_below(2) ? large[i] : random_below(large[i] + 1);
            n_large *= (size_t)large[i];
            n_small *= (size_t)small[i];
        }
        for (size_t i = 0; i < ROOM; i++) from[i] = (uint16_t)(i + 1);
        memset(to, 0xee, sizeof to);
        memset(back, 0xee, sizeof back);
        pad_array(to, large, n_small ? from : NULL, small, rank, sizeof *to);
        ck_assert_uint_eq(to[n_large], 0xeeee);
        if (n_large) do {
                bool inside = true;
                for (uint32_t i = 0; i < rank; i++) inside &= at[i] < small[i];
                ck_assert_uint_eq(to[offset(at, large, rank)], inside ? from[offset(at, small, rank)] : 0);
            } while (next_index(at, large, rank));
        slice_array(n_small ? back : NULL, small, to, large, rank, sizeof *to);
        ck_assert(!memcmp(back, from, n_small * sizeof *back));
        ck_assert_uint_eq(back[n_small], 0xeeee);
    }
}
END_TEST

Suite *pad_suite(void);
Suite *pad_suite(void) {
    Suite *s = suite_create("pad");
    TCase *t = tcase_create("pad");
    tcase_set_timeout(t, 60);
    tcase_add_test(t, any_shape_is_padded_and_sliced);
    suite_add_tcase(s, t);
    return s;
}
