// "Did you mean": how far two names are from each other.
#ifndef TPUCC_IR_BASE_GUESS_H
#define TPUCC_IR_BASE_GUESS_H

#include <stdbool.h>
#include <stddef.h>

enum { MAX_GUESSED = 200 }; // characters of a name that is worth guessing

// The least number of characters to insert, drop, change or exchange with their neighbour (Levenshtein 1966, Damerau 1964); SIZE_MAX where b is longer than
// MAX_GUESSED.
size_t edit_distance(const char *a, const char *b);

// Is one name the end of the other, as frameworks nest them? "dense.kernel" is of "params['dense']['kernel']", "w" of "model/w", "0" of "result[0]".
bool name_ends_alike(const char *a, const char *b);

// Is it a name cut short, "acc" of "accuracy", or the first letters of its words, "mse" of "mean_squared_error"?
bool name_is_short(const char *given, const char *name);

// The nearest of many names: each is offered, and `name` is the first of the nearest ones; NULL where none is nearer than `least` was set to at first.
typedef struct {
    const char *given, *name;
    size_t least; // a name is nearer than this
} Guess;
// A third of a name may be wrong, and less of a short one.
Guess guess_begin(const char *given);
void guess_offer(Guess *g, const char *name);

#endif
