// "Did you mean": how far two names are from each other.
#ifndef TPUCC_FRONTEND_BASE_GUESS_H
#define TPUCC_FRONTEND_BASE_GUESS_H

#include <stddef.h>

enum { MAX_GUESSED = 200 }; // characters of a name that is worth guessing

// The least number of characters to insert, drop or change (Levenshtein 1966); SIZE_MAX where b is longer than
// MAX_GUESSED.
size_t edit_distance(const char *a, const char *b);

#endif
