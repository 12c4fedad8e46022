// See helpers.h.
#define _GNU_SOURCE 1
#include "tests/unit/helpers.h"

#include <check.h>
#include <stdio.h>
#include <stdlib.h>

uint64_t random_state;

uint64_t random_next(void) {
    uint64_t z = random_state += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return z ^ z >> 31;
}

int64_t random_below(int64_t n) { return n > 0 ? (int64_t)(random_next() % (uint64_t)n) : 0; }

void folder_make(char folder[FOLDER_SIZE], const char *name) {
    snprintf(folder, FOLDER_SIZE, "/tmp/tpucc-%s-XXXXXX", name);
    ck_assert_ptr_nonnull(mkdtemp(folder));
}

void folder_remove(const char *folder) {
    char command[FOLDER_SIZE + 16];
    snprintf(command, sizeof command, "rm -r %s", folder);
    ck_assert_int_eq(system(command), 0);
}
