// Pooling: see constants.h. Constants are compared by their bits, after a hash of a few elements; types of all functions come from one table.
#include "codegen/artifact/constants.h"

#include "ir/ops/variables.h"

#include <stdlib.h>
#include <string.h>

enum { ALIGN = 64 };

typedef struct {
    uint64_t offset;
    const Literal *literal;
} Placed;
typedef VEC(Placed) PlacedList;

static void collect_constant(Op *op, void *context) {
    PlacedList *list = context;
    Axes at = op_axes(op, ATTR_buffers);
    if (op->kind != OP_CONSTANT || at.n != 2 || at.v[0] != BUFFER_CONST) return;
    Placed one = {(uint64_t)at.v[1], op_attr(op, ATTR_value)->lit};
    vec_push(list, one);
}

// Of those at one offset, which are equal or empty, the one that has bytes first.
static int by_offset(const void *a, const void *b) {
    const Placed *x = a, *y = b;
    if (x->offset != y->offset) return x->offset < y->offset ? -1 : 1;
    uint64_t n = type_bytes(x->literal->type), m = type_bytes(y->literal->type);
    return n > m ? -1 : n < m;
}

// Do the bits of one stand at the beginning of the other? Of a table that is cut to the length of each entry point, one copy is enough.
static bool begins_with(const Literal *whole, const Literal *part) {
    if (whole->splat || part->splat || type_bytes(part->type) > type_bytes(whole->type)) return false;
    return !memcmp(whole->data, part->data, type_bytes(part->type));
}

static bool is_there(const PooledConstant *p, const Literal *lit, uint64_t hash) {
    return (p->hash == hash && literal_equal(p->literal, lit)) || begins_with(p->literal, lit);
}

// Where a constant of another function lies: with its like in the pool, else behind everything.
static uint64_t place(Constants *c, const Literal *lit) {
    uint64_t hash = literal_hash(lit);
    for (size_t i = 0; i < c->pool.n; i++)
        if (is_there(&c->pool.items[i], lit, hash)) return c->pool.items[i].offset;
    uint64_t at = (c->bytes + ALIGN - 1) / ALIGN * ALIGN;
    vec_push(&c->pool, ((PooledConstant){lit, hash, at}));
    c->bytes = at + type_bytes(lit->type);
    return at;
}

static void collect_entry(Constants *c, const CodegenEntry *entry, MovedConstants *moved, bool first) {
    PlacedList list = {0};
    block_walk(entry->func->body, collect_constant, &list);
    if (list.n) qsort(list.items, list.n, sizeof *list.items, by_offset);
    for (size_t i = 0; i < list.n; i++) {
        const Placed *p = &list.items[i];
        if (i && p->offset == list.items[i - 1].offset) continue; // the same one again
        if (first) vec_push(&c->pool, ((PooledConstant){p->literal, literal_hash(p->literal), p->offset}));
        uint64_t to = first ? p->offset : place(c, p->literal);
        vec_push(moved, ((MovedConstant){p->offset, to}));
    }
    if (first) c->bytes = entry->plan.constant_bytes;
    vec_free(&list);
}

void constants_collect(const CodegenEntry *entries, size_t n_entries, Constants *out) {
    *out = (Constants){.moved = xcalloc(n_entries, sizeof *out->moved), .n_entries = n_entries};
    // Those of the last entry point, the largest, come first.
    for (size_t i = n_entries; i-- > 0;) collect_entry(out, &entries[i], &out->moved[i], i + 1 == n_entries);
    const Module *m = entries[0].func->module;
    for (uint32_t i = 0; i < m->n_variables; i++)
        if (m->variables[i].initial) place(out, m->variables[i].initial);
    out->bytes = (out->bytes + ALIGN - 1) / ALIGN * ALIGN;
}

uint64_t constants_find(const Constants *c, const Literal *lit) {
    uint64_t hash = literal_hash(lit);
    for (size_t i = 0; i < c->pool.n; i++)
        if (is_there(&c->pool.items[i], lit, hash)) return c->pool.items[i].offset;
    ICE("a constant that lies nowhere is asked for");
}

void constants_free(Constants *c) {
    for (size_t i = 0; i < c->n_entries; i++) vec_free(&c->moved[i]);
    free(c->moved);
    vec_free(&c->pool);
}

uint64_t constants_offset(const Constants *c, size_t entry, uint64_t offset) {
    const MovedConstants *moved = &c->moved[entry];
    size_t low = 0, high = moved->n;
    while (low < high) {
        size_t mid = low + (high - low) / 2;
        if (moved->items[mid].from < offset) low = mid + 1;
        else high = mid;
    }
    if (low == moved->n || moved->items[low].from != offset) ICE("a constant that lies nowhere is read");
    return moved->items[low].to;
}

static const void *dense_data(Arena *a, const Literal *l) {
    if (!l->splat) return l->data;
    size_t size = dtype_bytes(l->type->dtype);
    char *data = arena_alloc(a, type_bytes(l->type));
    for (int64_t i = 0; i < l->type->n_elems; i++) memcpy(data + (size_t)i * size, l->data, size);
    return data;
}

void constants_pieces(const Constants *c, Arena *arena, LinkPieces *out) {
    uint64_t at = 0;
    for (size_t i = 0; i < c->pool.n; i++) {
        const PooledConstant *p = &c->pool.items[i];
        if (p->offset > at) vec_push(out, ((LinkPiece){NULL, p->offset - at}));
        LinkPiece piece = {dense_data(arena, p->literal), type_bytes(p->literal->type)};
        vec_push(out, piece);
        at = p->offset + piece.size;
    }
    if (at < c->bytes) vec_push(out, ((LinkPiece){NULL, c->bytes - at}));
}
