// Pairs of what was and what is: a longest common subsequence by the closest sameness, then in each gap that is left one by the next. What is
// the same at both ends is paired first, so that the table of the middle (Wagner and Fischer 1974) is small where little has changed; a
// byte for each pair of ops at worst.
#include "frontend/key/diff.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    uint32_t first, end;
} Range;

typedef struct {
    const Str *before[KEY_LEVELS], *now[KEY_LEVELS]; // by number of the op
    uint32_t n_levels;
    bool leftovers; // what nothing pairs is paired in order
    int32_t *to_now;
} Aligner;

static void align(Aligner *x, Range a, Range b, uint32_t level);

enum { STEP_PAIR, STEP_BEFORE, STEP_NOW };

// The steps of the longest common subsequence: steps[i * m + j] is the one taken from before[i], now[j].
static uint8_t *lcs_steps(const Str *before, uint32_t n, const Str *now, uint32_t m) {
    uint8_t *steps = xmalloc(size_mul(n, m));
    uint32_t *below = xcalloc((size_t)m + 1, sizeof *below), *row = xcalloc((size_t)m + 1, sizeof *row);
    for (uint32_t i = n; i-- > 0;) {
        for (uint32_t j = m; j-- > 0;) {
            bool same = before[i] == now[j];
            bool drop = below[j] >= row[j + 1];
            row[j] = same ? below[j + 1] + 1 : drop ? below[j] : row[j + 1];
            steps[(size_t)i * m + j] = same ? STEP_PAIR : drop ? STEP_BEFORE : STEP_NOW;
        }
        uint32_t *swap = below;
        below = row, row = swap;
    }
    free(below);
    free(row);
    return steps;
}

static void align_middle(Aligner *x, Range a, Range b, uint32_t level) {
    uint32_t n = a.end - a.first, m = b.end - b.first, i = 0, j = 0;
    uint8_t *steps = lcs_steps(x->before[level] + a.first, n, x->now[level] + b.first, m);
    uint32_t from_i = 0, from_j = 0;
    while (i < n && j < m) {
        uint8_t step = steps[(size_t)i * m + j];
        if (step == STEP_BEFORE) i++;
        if (step == STEP_NOW) j++;
        if (step != STEP_PAIR) continue;
        align(x, (Range){a.first + from_i, a.first + i}, (Range){b.first + from_j, b.first + j}, level + 1);
        x->to_now[a.first + i] = (int32_t)(b.first + j);
        from_i = ++i, from_j = ++j;
    }
    free(steps);
    align(x, (Range){a.first + from_i, a.end}, (Range){b.first + from_j, b.end}, level + 1);
}

static void align(Aligner *x, Range a, Range b, uint32_t level) {
    if (a.first == a.end || b.first == b.end) return;
    if (level == x->n_levels) {
        for (; x->leftovers && a.first < a.end && b.first < b.end; a.first++, b.first++) x->to_now[a.first] = (int32_t)b.first;
        return;
    }
    const Str *before = x->before[level], *now = x->now[level];
    for (; a.first < a.end && b.first < b.end && before[a.first] == now[b.first]; a.first++, b.first++) x->to_now[a.first] = (int32_t)b.first;
    for (; a.first < a.end && b.first < b.end && before[a.end - 1] == now[b.end - 1]; a.end--, b.end--) x->to_now[a.end - 1] = (int32_t)(b.end - 1);
    if (a.first < a.end && b.first < b.end) align_middle(x, a, b, level);
}

static const Str *strs_of(const KeyDetails *k, KeyLevel level, Arena *arena) {
    Str *list = arena_array(arena, Str, k->ops.n);
    for (size_t i = 0; i < k->ops.n; i++) list[i] = k->ops.items[i].signature->by[level];
    return list;
}

KeyPairs key_align(const KeyDetails *before, const KeyDetails *now, Arena *arena) {
    uint32_t n = (uint32_t)before->ops.n, m = (uint32_t)now->ops.n;
    KeyPairs p = {arena_array(arena, int32_t, n), arena_array(arena, int32_t, m)};
    Aligner x = {.n_levels = KEY_LEVELS, .leftovers = true, .to_now = p.to_now};
    for (KeyLevel l = 0; l < KEY_LEVELS; l++) x.before[l] = strs_of(before, l, arena), x.now[l] = strs_of(now, l, arena);
    for (uint32_t i = 0; i < n; i++) p.to_now[i] = KEY_ALONE;
    for (uint32_t i = 0; i < m; i++) p.to_before[i] = KEY_ALONE;
    align(&x, (Range){0, n}, (Range){0, m}, 0);
    for (uint32_t i = 0; i < n; i++)
        if (p.to_now[i] != KEY_ALONE) p.to_before[p.to_now[i]] = (int32_t)i;
    return p;
}

void key_align_strs(const Str *before, uint32_t n_before, const Str *now, uint32_t n_now, int32_t *to_now) {
    Aligner x = {.before = {before}, .now = {now}, .n_levels = 1, .to_now = to_now};
    for (uint32_t i = 0; i < n_before; i++) to_now[i] = KEY_ALONE;
    align(&x, (Range){0, n_before}, (Range){0, n_now}, 0);
}
