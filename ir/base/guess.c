// Levenshtein's distance, with neighbours that are exchanged counted once (Damerau 1964), with three rows of its table: see guess.h.
#include "ir/base/guess.h"

#include <stdint.h>
#include <string.h>

size_t edit_distance(const char *a, const char *b) {
    size_t rows[3][MAX_GUESSED + 1], *before = rows[0], *last = rows[1], *row = rows[2], n = strlen(a), m = strlen(b);
    if (m > MAX_GUESSED) return SIZE_MAX;
    for (size_t k = 0; k <= m; k++) last[k] = k;
    for (size_t i = 1; i <= n; i++) {
        row[0] = i;
        for (size_t k = 1; k <= m; k++) {
            size_t best = last[k - 1] + (a[i - 1] != b[k - 1]);
            if (last[k] + 1 < best) best = last[k] + 1;
            if (row[k - 1] + 1 < best) best = row[k - 1] + 1;
            if (i > 1 && k > 1 && a[i - 1] == b[k - 2] && a[i - 2] == b[k - 1] && before[k - 2] + 1 < best) best = before[k - 2] + 1;
            row[k] = best;
        }
        size_t *free_row = before;
        before = last, last = row, row = free_row;
    }
    return last[m];
}

Guess guess_begin(const char *given) { return (Guess){.given = given, .least = strlen(given) / 3 + 1}; }

void guess_offer(Guess *g, const char *name) {
    size_t distance = edit_distance(g->given, name);
    if (distance >= g->least) return;
    g->least = distance;
    g->name = name;
}
