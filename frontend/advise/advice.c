// Sizes that waste least. One dimension: lengths x1 < x2 < ... with weights w; the calls of a run of neighbours (i, j] are padded to the
// largest of them and compute xj * (W(j) - W(i)) elements, W being the sum of weights. The best k runs follow from the best k - 1:
// f(k, j) = min over i < j of f(k - 1, i) + xj * (W(j) - W(i)). That cost has the quadrangle inequality, so the best i never moves
// back as j grows, and a layer takes O(n log n) by divide and conquer (F. F. Yao, "Efficient dynamic programming using quadrangle
// inequalities", 1980). Sums are exact, in 128 bits; the reader refuses logs for which they would not be.
#include "frontend/advise/shapes.h"

#include <stdlib.h>
#include <string.h>

typedef unsigned __int128 Wide;

// ---- One dimension

typedef struct {
    const int64_t *x;   // candidates, in order, each once
    const Wide *before; // sums of weights of the first i
    const Wide *last;   // f(k - 1, .)
    Wide *now;          // f(k, .)
    uint32_t *from;     // the best i
} Layer;

static void fill_layer(const Layer *l, uint32_t first, uint32_t end, uint32_t least_i, uint32_t most_i) {
    if (first >= end) return;
    uint32_t j = first + (end - first) / 2, best_i = least_i;
    Wide best = ~(Wide)0;
    for (uint32_t i = least_i; i <= most_i && i < j; i++) {
        Wide cost = l->last[i] + (Wide)l->x[j - 1] * (l->before[j] - l->before[i]);
        if (cost < best) best = cost, best_i = i;
    }
    l->now[j] = best;
    l->from[j] = best_i;
    fill_layer(l, first, j, least_i, best_i);
    fill_layer(l, j + 1, end, best_i, most_i);
}

// The best k of n candidates, by their numbers in order, into out; k <= n.
static void best_sizes(const int64_t *x, const Wide *weight, uint32_t n, uint32_t k, uint32_t *out) {
    Wide *before = xcalloc((size_t)n + 1, sizeof *before), *last = xcalloc((size_t)n + 1, sizeof *last), *now = xcalloc((size_t)n + 1, sizeof *now);
    uint32_t *from = xcalloc(size_mul(k, (size_t)n + 1), sizeof *from);
    for (uint32_t i = 0; i < n; i++) before[i + 1] = before[i] + weight[i];
    for (uint32_t j = 1; j <= n; j++) last[j] = (Wide)x[j - 1] * before[j];
    for (uint32_t layer = 1; layer < k; layer++) {
        Layer l = {x, before, last, now, from + (size_t)layer * (n + 1)};
        fill_layer(&l, layer + 1, n + 1, layer, n - 1); // layer sizes need as many candidates
        Wide *swap = last;
        last = now, now = swap;
    }
    for (uint32_t j = n, layer = k; layer--;) {
        out[layer] = j - 1;
        j = from[(size_t)layer * (n + 1) + j];
    }
    free(before);
    free(last);
    free(now);
    free(from);
}

// ---- Candidates: the sizes of each variable, rounded up

typedef struct {
    const CallLog *log;
    int64_t *sizes[MAX_VARIABLES];
    uint32_t n[MAX_VARIABLES];
    uint32_t *index[MAX_VARIABLES]; // of each point
    // The choice at hand: numbers of candidates, and for each candidate the size that it is padded to.
    uint32_t chosen[MAX_VARIABLES][MAX_COMPILES], n_chosen[MAX_VARIABLES];
    int64_t *padded[MAX_VARIABLES];
    Wide *weights;
} Search;

static int by_size(const void *a, const void *b) {
    int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
    return (x > y) - (x < y);
}

// Nothing is compiled for size 0: such calls are padded to the first size that is one.
static int64_t candidate(int64_t size, int64_t align) { return i64_round_up(i64_max(size, 1), align); }

static uint32_t find_size(const int64_t *sizes, size_t n, int64_t size) { // the first that is large enough
    size_t low = 0, high = n;
    while (low < high) {
        size_t mid = low + (high - low) / 2;
        if (sizes[mid] < size) low = mid + 1;
        else high = mid;
    }
    return (uint32_t)low;
}

static void find_candidates(Search *s, uint32_t v, int64_t align) {
    const CallLog *log = s->log;
    int64_t *sizes = xcalloc(log->n_points, sizeof *sizes);
    uint32_t n = 0;
    for (size_t p = 0; p < log->n_points; p++) sizes[p] = candidate(log->points[p].sizes[v], align);
    qsort(sizes, log->n_points, sizeof *sizes, by_size);
    for (size_t p = 0; p < log->n_points; p++)
        if (!n || sizes[p] != sizes[n - 1]) sizes[n++] = sizes[p];
    s->sizes[v] = sizes;
    s->n[v] = n;
    s->index[v] = xcalloc(log->n_points, sizeof *s->index[v]);
    s->padded[v] = xcalloc(n, sizeof *s->padded[v]);
    for (size_t p = 0; p < log->n_points; p++) s->index[v][p] = find_size(sizes, n, candidate(log->points[p].sizes[v], align));
}

static Wide elements_of(const Search *s, size_t p, uint32_t without) {
    Wide n = s->log->points[p].count;
    for (uint32_t v = 0; v < s->log->n_variables; v++)
        if (v != without) n *= (Wide)s->padded[v][s->index[v][p]];
    return n;
}

static Wide elements(const Search *s) {
    Wide n = 0;
    for (size_t p = 0; p < s->log->n_points; p++) n += elements_of(s, p, MAX_VARIABLES);
    return n;
}

// The best sizes of one variable, the other ones being what they are.
static void choose(Search *s, uint32_t v, uint32_t k) {
    memset(s->weights, 0, s->n[v] * sizeof *s->weights);
    for (size_t p = 0; p < s->log->n_points; p++) s->weights[s->index[v][p]] += elements_of(s, p, v);
    s->n_chosen[v] = k < s->n[v] ? k : s->n[v];
    best_sizes(s->sizes[v], s->weights, s->n[v], s->n_chosen[v], s->chosen[v]);
    for (uint32_t i = 0, at = 0; i < s->n[v]; i++) {
        if (i > s->chosen[v][at]) at++;
        s->padded[v][i] = s->sizes[v][s->chosen[v][at]];
    }
}

// ---- Several dimensions

typedef struct {
    Wide elements;
    uint32_t chosen[MAX_VARIABLES][MAX_COMPILES], n_chosen[MAX_VARIABLES];
    bool any;
} Best;

// From no padding at all, sizes of each variable in turn, until a round changes nothing. Each step only improves.
static void improve(Search *s, const uint32_t *k, Best *best) {
    enum { MAX_ROUNDS = 50 };
    uint32_t n_variables = s->log->n_variables;
    Wide least = ~(Wide)0;
    for (uint32_t v = 0; v < n_variables; v++) memcpy(s->padded[v], s->sizes[v], s->n[v] * sizeof *s->sizes[v]);
    for (int round = 0; round < MAX_ROUNDS; round++) {
        for (uint32_t v = 0; v < n_variables; v++) choose(s, v, k[v]);
        Wide now = elements(s);
        if (now >= least) break;
        least = now;
        if (n_variables == 1) break;
    }
    if (best->any && least >= best->elements) return;
    best->any = true;
    best->elements = least;
    memcpy(best->chosen, s->chosen, sizeof best->chosen);
    memcpy(best->n_chosen, s->n_chosen, sizeof best->n_chosen);
}

// Every split: numbers of sizes whose product is at most n_compiles. The last variable gets what is left.
static void split(Search *s, uint32_t v, uint32_t n_compiles, uint32_t *k, Best *best) {
    if (v + 1 == s->log->n_variables) {
        k[v] = n_compiles;
        improve(s, k, best);
        return;
    }
    for (k[v] = 1; k[v] <= n_compiles && k[v] <= s->n[v]; k[v]++) {
        uint32_t now = k[v];
        split(s, v + 1, n_compiles / now, k, best);
        k[v] = now;
    }
}

// ---- What a choice costs

static Wide called_elements(const CallLog *log) {
    Wide all = 0;
    for (size_t p = 0; p < log->n_points; p++) {
        Wide n = log->points[p].count;
        for (uint32_t v = 0; v < log->n_variables; v++) n *= (Wide)log->points[p].sizes[v];
        all += n;
    }
    return all;
}

static void set_cost(const CallLog *log, Wide computed, Choice *c) {
    c->elements = (double)computed;
    c->padding = computed ? (double)(computed - called_elements(log)) / (double)computed : 0;
}

Choice shapes_cost(const CallLog *log, const Choice *sizes) {
    Choice c = *sizes;
    Wide all = 0;
    c.n_compiles = 1;
    for (uint32_t v = 0; v < log->n_variables; v++) c.n_compiles *= c.n_sizes[v];
    for (size_t p = 0; p < log->n_points; p++) {
        Wide n = log->points[p].count;
        for (uint32_t v = 0; v < log->n_variables; v++) n *= (Wide)c.sizes[v][find_size(c.sizes[v], c.n_sizes[v], log->points[p].sizes[v])];
        all += n;
    }
    set_cost(log, all, &c);
    return c;
}

Choice shapes_advise(const CallLog *log, uint32_t n_compiles, int64_t align, Arena *arena) {
    Search s = {.log = log};
    Best best = {.any = false};
    uint32_t k[MAX_VARIABLES], most = 1;
    Choice c = {.n_compiles = 1};
    if (!log->n_variables) return shapes_cost(log, &c);
    for (uint32_t v = 0; v < log->n_variables; v++) {
        find_candidates(&s, v, align);
        if (s.n[v] > most) most = s.n[v];
    }
    s.weights = xcalloc(most, sizeof *s.weights);
    split(&s, 0, n_compiles, k, &best);
    for (uint32_t v = 0; v < log->n_variables; v++) {
        c.n_sizes[v] = best.n_chosen[v];
        c.sizes[v] = arena_array(arena, int64_t, c.n_sizes[v]);
        for (uint32_t i = 0; i < best.n_chosen[v]; i++) c.sizes[v][i] = s.sizes[v][best.chosen[v][i]];
        free(s.sizes[v]);
        free(s.index[v]);
        free(s.padded[v]);
    }
    free(s.weights);
    return shapes_cost(log, &c);
}

static int by_sizes(const void *a, const void *b) {
    const CallPoint *x = a, *y = b;
    for (int v = 0; v < MAX_VARIABLES; v++)
        if (x->sizes[v] != y->sizes[v]) return x->sizes[v] < y->sizes[v] ? -1 : 1;
    return 0;
}

Choice shapes_multiples(const CallLog *log, int64_t multiple) {
    CallPoint *rounded = xcalloc(log->n_points, sizeof *rounded);
    Choice c = {.n_compiles = 0};
    Wide all = 0;
    for (size_t p = 0; p < log->n_points; p++) {
        Wide n = log->points[p].count;
        for (uint32_t v = 0; v < log->n_variables; v++) {
            rounded[p].sizes[v] = candidate(log->points[p].sizes[v], multiple);
            n *= (Wide)rounded[p].sizes[v];
        }
        all += n;
    }
    qsort(rounded, log->n_points, sizeof *rounded, by_sizes);
    for (size_t p = 0; p < log->n_points; p++) c.n_compiles += !p || by_sizes(&rounded[p - 1], &rounded[p]);
    free(rounded);
    set_cost(log, all, &c);
    return c;
}
