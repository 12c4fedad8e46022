// Levenshtein's distance with one row of its table: see guess.h.
#include "ir/base/guess.h"

#include <stdint.h>
#include <string.h>

size_t edit_distance(const char *a, const char *b) {
    size_t row[MAX_GUESSED + 1], n = strlen(a), m = strlen(b);
    if (m > MAX_GUESSED) return SIZE_MAX;
    for (size_t k = 0; k <= m; k++) row[k] = k;
    for (size_t i = 1; i <= n; i++) {
        size_t diagonal = row[0];
        row[0] = i;
        for (size_t k = 1; k <= m; k++) {
            size_t best = diagonal + (a[i - 1] != b[k - 1]);
            diagonal = row[k];
            if (row[k] + 1 < best) best = row[k] + 1;
            if (row[k - 1] + 1 < best) best = row[k - 1] + 1;
            row[k] = best;
        }
    }
    return row[m];
}

Guess guess_begin(const char *given) { return (Guess){.given = given, .least = strlen(given) / 3 + 1}; }

void guess_offer(Guess *g, const char *name) {
    size_t distance = edit_distance(g->given, name);
    if (distance >= g->least) return;
    g->least = distance;
    g->name = name;
}
