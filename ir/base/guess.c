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

// The parts of a name with points between them: brackets and quotes around a part are left out. False: it is too long.
static bool spell_parts(const char *name, char out[MAX_GUESSED + 1]) {
    size_t n = 0;
    for (; *name; name++) {
        bool opens = *name == '[' || *name == '/' || *name == '.';
        if (!opens && strchr("]'\"", *name)) continue;
        if (opens && (!n || out[n - 1] == '.')) continue;
        if (n == MAX_GUESSED) return false;
        out[n++] = opens ? '.' : *name;
    }
    out[n] = 0;
    return n > 0;
}

bool name_ends_alike(const char *a, const char *b) {
    char x[MAX_GUESSED + 1], y[MAX_GUESSED + 1];
    if (!spell_parts(a, x) || !spell_parts(b, y)) return false;
    size_t n = strlen(x), m = strlen(y), least = n < m ? n : m;
    return !strcmp(x + n - least, y + m - least) && (n == m || (n > m ? x[n - m - 1] : y[m - n - 1]) == '.');
}

bool name_is_short(const char *given, const char *name) {
    enum { LEAST = 3 };
    size_t n = strlen(given), k = 0;
    if (n < LEAST) return false;
    if (!strncmp(given, name, n)) return true;
    for (const char *at = name; at; at = strchr(at, '_'), at = at ? at + 1 : NULL)
        if (k == n || *at != given[k++]) return false;
    return k == n;
}

Guess guess_begin(const char *given) { return (Guess){.given = given, .least = strlen(given) / 3 + 1}; }

void guess_offer(Guess *g, const char *name) {
    size_t distance = name_ends_alike(g->given, name) ? 0 : edit_distance(g->given, name);
    if (distance >= g->least) return;
    g->least = distance;
    g->name = name;
}
