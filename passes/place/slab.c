// Offsets in the slab. Ranges are taken largest first, each at the lowest offset that is free for its whole life (greedy by size: Pisarchyk & Lee 2020,
// "Efficient Memory Management for Deep Neural Net Inference").
//
// A segment tree over the moments at which some range begins makes this cheap: it knows how high memory is filled without a gap (`solid`) and how high
// it is used at all (`top`). Where both are the same over a life, the range goes on top: nothing lower is free. Else the ranges placed before that live
// at the same time are looked up in the tree and scanned by offset. That is quadratic where very many live at once with gaps among them; past MAX_VISITS
// the smaller ranges that are left get memory of their own above the others, shared between those of about the same size one after the other.
// Invariant: the answer depends on the ranges and their order alone.
#include "passes/place/slab.h"

#include <stdlib.h>

enum { MAX_VISITS = 1 << 25 };

typedef struct Link {
    uint32_t range;
    struct Link *next;
} Link;

typedef struct {
    uint64_t solid;        // most in the node
    uint64_t was, becomes; // for the children: those whose most is `was` rise to `becomes`; 0, 0: nothing
    uint64_t top;          // most in the node
    uint64_t floor;        // for the children: top is at least this
    Link *over;            // ranges that live during all of the node, and not during all of its parent
    bool any;              // in it or below
} Node;

typedef struct {
    SlabRange *ranges;
    int64_t *moments;
    size_t n_moments;
    Node *nodes; // of n_leaves, a power of two: node k has children 2k and 2k + 1
    size_t n_leaves;
    Arena links;
    uint32_t *seen; // of each range, the search that met it last
    uint32_t search;
    VEC(uint32_t) beside;
    size_t n_visits;
} Slab;

static uint64_t aligned(uint64_t bytes) { return (bytes + SLAB_ALIGN - 1) / SLAB_ALIGN * SLAB_ALIGN; }

// --- the tree. Lives are [low, high] in numbers of moments.

// The last moment that is not after `at`.
static size_t moment_of(const Slab *s, int64_t at) {
    size_t low = 0, high = s->n_moments;
    while (high - low > 1) {
        size_t mid = low + (high - low) / 2;
        if (s->moments[mid] <= at) low = mid;
        else high = mid;
    }
    return low;
}

static void raise_solid(Node *n, uint64_t was, uint64_t becomes) {
    if (n->solid != was) return;
    if (!n->becomes) n->was = was;
    n->solid = n->becomes = becomes;
}

static void raise_top(Node *n, uint64_t top) {
    if (top > n->top) n->top = top;
    if (top > n->floor) n->floor = top;
}

static void push_down(Node *nodes, size_t k) {
    Node *n = &nodes[k];
    for (size_t c = 2 * k; c < 2 * k + 2; c++) {
        if (n->becomes) raise_solid(&nodes[c], n->was, n->becomes);
        raise_top(&nodes[c], n->floor);
    }
    n->becomes = n->floor = 0;
}

typedef struct {
    size_t low, high;
    uint64_t solid, top; // search: most of them; place: from and to
} Span;

static void span_most(Node *nodes, size_t k, size_t from, size_t to, Span *s) {
    Node *n = &nodes[k];
    if (s->high < from || to < s->low) return;
    if (s->low <= from && to <= s->high) {
        if (n->solid > s->solid) s->solid = n->solid;
        if (n->top > s->top) s->top = n->top;
        return;
    }
    push_down(nodes, k);
    size_t mid = from + (to - from) / 2;
    span_most(nodes, 2 * k, from, mid, s);
    span_most(nodes, 2 * k + 1, mid + 1, to, s);
}

static void span_place(Slab *s, size_t k, size_t from, size_t to, const Span *at, uint32_t range) {
    Node *n = &s->nodes[k];
    if (at->high < from || to < at->low) return;
    n->any = true;
    if (at->low <= from && to <= at->high) {
        Link *l = arena_new(&s->links, Link);
        *l = (Link){range, n->over};
        n->over = l;
        raise_solid(n, at->solid, at->top);
        raise_top(n, at->top);
        return;
    }
    push_down(s->nodes, k);
    size_t mid = from + (to - from) / 2;
    span_place(s, 2 * k, from, mid, at, range);
    span_place(s, 2 * k + 1, mid + 1, to, at, range);
    const Node *left = &s->nodes[2 * k], *right = left + 1;
    n->solid = left->solid > right->solid ? left->solid : right->solid;
    n->top = left->top > right->top ? left->top : right->top;
}

static void span_find(Slab *s, size_t k, size_t from, size_t to, size_t low, size_t high) {
    const Node *n = &s->nodes[k];
    if (!n->any || high < from || to < low) return;
    for (const Link *l = n->over; l; l = l->next) {
        s->n_visits++;
        if (s->seen[l->range] == s->search) continue;
        s->seen[l->range] = s->search;
        vec_push(&s->beside, l->range);
    }
    if (from == to) return;
    size_t mid = from + (to - from) / 2;
    span_find(s, 2 * k, from, mid, low, high);
    span_find(s, 2 * k + 1, mid + 1, to, low, high);
}

// --- one range

static int by_offset(const void *x, const void *y) {
    const SlabRange *a = *(SlabRange *const *)x, *b = *(SlabRange *const *)y;
    return a->where < b->where ? -1 : a->where > b->where;
}

// The lowest offset that no range living at the same time takes.
static uint64_t lowest_gap(Slab *s, size_t low, size_t high, uint64_t bytes) {
    s->search++;
    s->beside.n = 0;
    span_find(s, 1, 0, s->n_leaves - 1, low, high);
    size_t n = s->beside.n;
    const SlabRange **beside = xmalloc(size_mul(n, sizeof *beside));
    for (size_t i = 0; i < n; i++) beside[i] = &s->ranges[s->beside.items[i]];
    if (n) qsort(beside, n, sizeof *beside, by_offset);
    uint64_t at = 0;
    for (size_t i = 0; i < n && at + bytes > beside[i]->where; i++) {
        uint64_t end = aligned(beside[i]->where + beside[i]->bytes);
        if (end > at) at = end;
    }
    free(beside);
    return at;
}

static void place(Slab *s, uint32_t i) {
    SlabRange *r = &s->ranges[i];
    Span most = {.low = moment_of(s, r->first), .high = moment_of(s, r->last)};
    span_most(s->nodes, 1, 0, s->n_leaves - 1, &most);
    r->where = most.solid == most.top ? most.top : lowest_gap(s, most.low, most.high, r->bytes);
    Span at = {most.low, most.high, r->where, aligned(r->where + r->bytes)};
    span_place(s, 1, 0, s->n_leaves - 1, &at, i);
}

// --- those that are left

// Sizes in steps of an eighth, so that few sizes are kept apart.
static uint64_t size_class(uint64_t bytes) {
    uint64_t step = SLAB_ALIGN;
    while (step * 8 < bytes) step *= 2;
    return (bytes + step - 1) / step * step;
}

typedef struct {
    SlabRange *range;
    uint64_t size; // its class
    size_t order;
} Later;

static int by_class_then_life(const void *x, const void *y) {
    const Later *a = x, *b = y;
    if (a->size != b->size) return a->size < b->size ? 1 : -1;
    if (a->range->first != b->range->first) return a->range->first < b->range->first ? -1 : 1;
    return a->order < b->order ? -1 : a->order > b->order;
}

// A heap of places by the end of what lies there, earliest first.
typedef struct {
    int64_t last;
    uint64_t where;
} Place;

typedef VEC(Place) Places;

static bool ends_sooner(Place a, Place b) { return a.last != b.last ? a.last < b.last : a.where < b.where; }

static void sift_down(Places *p, size_t i) {
    for (size_t k; (k = 2 * i + 1) < p->n; i = k) {
        if (k + 1 < p->n && ends_sooner(p->items[k + 1], p->items[k])) k++;
        if (!ends_sooner(p->items[k], p->items[i])) return;
        Place t = p->items[i];
        p->items[i] = p->items[k], p->items[k] = t;
    }
}

static void sift_up(Places *p, size_t i) {
    for (size_t k; i && ends_sooner(p->items[i], p->items[k = (i - 1) / 2]); i = k) {
        Place t = p->items[i];
        p->items[i] = p->items[k], p->items[k] = t;
    }
}

// Each class by itself, in the order of births: a place whose range has ended is taken over, else there is a new one. No class takes more than what
// lives of it at once.
static uint64_t lay_out_above(Slab *s, const uint32_t *order, size_t n, uint64_t top) {
    Later *later = xmalloc(size_mul(n, sizeof *later));
    for (size_t i = 0; i < n; i++) later[i] = (Later){&s->ranges[order[i]], size_class(s->ranges[order[i]].bytes), i};
    qsort(later, n, sizeof *later, by_class_then_life);
    Places places = {0};
    for (size_t i = 0; i < n; i++) {
        SlabRange *r = later[i].range;
        if (i && later[i].size != later[i - 1].size) places.n = 0;
        if (places.n && places.items[0].last < r->first) {
            r->where = places.items[0].where;
            places.items[0].last = r->last;
            sift_down(&places, 0);
            continue;
        }
        r->where = top;
        top += later[i].size;
        vec_push(&places, ((Place){r->last, r->where}));
        sift_up(&places, places.n - 1);
    }
    vec_free(&places);
    free(later);
    return top;
}

// --- all of them

static int by_number(const void *x, const void *y) {
    int64_t a = *(const int64_t *)x, b = *(const int64_t *)y;
    return a < b ? -1 : a > b;
}

static int by_size(const void *x, const void *y) {
    const SlabRange *a = *(SlabRange *const *)x, *b = *(SlabRange *const *)y;
    if (a->bytes != b->bytes) return a->bytes < b->bytes ? 1 : -1;
    return a < b ? -1 : a > b;
}

static uint32_t *order_by_size(SlabRange *ranges, size_t n) {
    SlabRange **sorted = xmalloc(size_mul(n, sizeof *sorted));
    uint32_t *order = xmalloc(size_mul(n, sizeof *order));
    for (size_t i = 0; i < n; i++) sorted[i] = &ranges[i];
    qsort(sorted, n, sizeof *sorted, by_size);
    for (size_t i = 0; i < n; i++) order[i] = (uint32_t)(sorted[i] - ranges);
    free(sorted);
    return order;
}

static void slab_init(Slab *s, SlabRange *ranges, size_t n) {
    *s = (Slab){.ranges = ranges, .n_leaves = 1};
    s->moments = xmalloc(size_mul(n, sizeof *s->moments));
    for (size_t i = 0; i < n; i++) s->moments[i] = ranges[i].first;
    qsort(s->moments, n, sizeof *s->moments, by_number);
    for (size_t i = 0; i < n; i++)
        if (!i || s->moments[i] != s->moments[i - 1]) s->moments[s->n_moments++] = s->moments[i];
    while (s->n_leaves < s->n_moments) s->n_leaves *= 2;
    s->nodes = xcalloc(2 * s->n_leaves, sizeof *s->nodes);
    s->seen = xcalloc(n, sizeof *s->seen);
}

uint64_t slab_lay_out(SlabRange *ranges, size_t n) {
    if (!n) return 0;
    if (n > UINT32_MAX) memory_exhausted(n);
    Slab s;
    slab_init(&s, ranges, n);
    uint32_t *order = order_by_size(ranges, n);
    size_t done = 0;
    while (done < n && s.n_visits < MAX_VISITS) place(&s, order[done++]);
    uint64_t end = 0;
    for (size_t i = 0; i < done; i++)
        if (ranges[order[i]].where + ranges[order[i]].bytes > end) end = ranges[order[i]].where + ranges[order[i]].bytes;
    if (done < n) end = lay_out_above(&s, order + done, n - done, aligned(end));
    free(order);
    free(s.moments);
    free(s.nodes);
    free(s.seen);
    vec_free(&s.beside);
    arena_free(&s.links);
    return end;
}
