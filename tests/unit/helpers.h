// Shared by the suites: numbers that look random and are the same in every run (splitmix64: Steele, Lea, Flood 2014),
// and a folder for the files of a test. Processes that check forks have states of their own.
#ifndef TPUCC_TESTS_UNIT_HELPERS_H
#define TPUCC_TESTS_UNIT_HELPERS_H

#include <stdint.h>

extern uint64_t random_state; // a test sets it before it draws
uint64_t random_next(void);
int64_t random_below(int64_t n); // 0 where n is not positive

enum { FOLDER_SIZE = 64 };
void folder_make(char folder[FOLDER_SIZE], const char *name); // /tmp/tpucc-NAME-...; fails the test if it cannot
void folder_remove(const char *folder);                       // with what is in it

// test_program.c: cc with these flags, in the folder of the sources, makes the shared object to/out.
void toy_compile(const char *to, const char *flags, const char *out);

#endif
