// Arena, interned strings, growable arrays, map: see base.h.
#define _GNU_SOURCE // program_invocation_short_name
#include "ir/base/base.h"
#include "ir/base/memory.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static size_t arena_most = SIZE_MAX;
static _Atomic size_t arena_bytes; // of all arenas
static void (*on_refused)(size_t bytes);

void memory_limit_arenas(size_t bytes, void (*refused)(size_t bytes)) {
    arena_most = bytes;
    on_refused = refused;
}

void memory_refused(size_t bytes) {
    if (on_refused) on_refused(bytes);
}

_Noreturn void memory_exhausted(size_t bytes) {
    memory_refused(bytes);
    for (const char *c = program_invocation_short_name; *c; c++) fputc(*c > 0x20 && *c < 0x7f ? *c : '?', stderr); // without memory
    fputs(": out of memory", stderr);
    if (bytes) fprintf(stderr, ": %zu bytes more were needed", bytes); // 0: by LLVM, which does not say
    fputc('\n', stderr);
    exit(EXIT_INTERNAL);
}

// Blocks of no bytes are of one, so that NULL is a refusal only, and the refusal says a number.
static size_t at_least_1(size_t n) { return n ? n : 1; }

void *xmalloc(size_t bytes) {
    void *p = malloc(at_least_1(bytes));
    if (!p) memory_exhausted(at_least_1(bytes));
    return p;
}

void *xcalloc(size_t count, size_t bytes) {
    void *p = calloc(at_least_1(count), at_least_1(bytes));
    if (!p) memory_exhausted(size_mul(at_least_1(count), at_least_1(bytes)));
    return p;
}

void *xrealloc(void *old, size_t bytes) {
    void *p = realloc(old, at_least_1(bytes));
    if (!p) memory_exhausted(at_least_1(bytes));
    return p;
}

size_t size_mul(size_t count, size_t bytes) {
    size_t total;
    if (__builtin_mul_overflow(count, bytes, &total)) memory_exhausted(SIZE_MAX);
    return total;
}

struct ArenaChunk {
    ArenaChunk *next;
    size_t bytes;
    _Alignas(16) char data[];
};

enum { CHUNK_BYTES = 64 * 1024 };

void *arena_alloc(Arena *a, size_t bytes) {
    if (bytes > SIZE_MAX / 2) memory_exhausted(bytes);
    size_t rounded = (bytes + 15) & ~(size_t)15;
    a->used_bytes += bytes;
    if (!a->at || rounded > (size_t)(a->end - a->at)) { // an empty arena gives no NULL, not even for 0 bytes
        size_t body = rounded > CHUNK_BYTES / 4 ? rounded : CHUNK_BYTES;
        if ((arena_bytes += body) > arena_most) memory_refused(SIZE_MAX);
        ArenaChunk *c = calloc(1, sizeof *c + body); // fresh zero pages for large ones
        if (!c) memory_exhausted(body);
        c->bytes = body;
        c->next = a->chunks;
        a->chunks = c;
        if (body == rounded && body != CHUNK_BYTES) { // a large one stands alone; the open chunk stays open
            if (c->next) {
                a->chunks = c->next;
                c->next = a->chunks->next;
                a->chunks->next = c;
            } else {
                a->at = a->end = c->data + body;
            }
            return c->data;
        }
        a->at = c->data;
        a->end = c->data + body;
    }
    void *p = a->at;
    a->at += rounded;
    return p;
}

void arena_free(Arena *a) {
    for (ArenaChunk *c = a->chunks, *next; c; c = next) {
        next = c->next;
        arena_bytes -= c->bytes;
        free(c);
    }
    *a = (Arena){0};
}

void *arena_copy(Arena *a, const void *from, size_t bytes) {
    void *to = arena_alloc(a, bytes);
    if (bytes) memcpy(to, from, bytes);
    return to;
}

char *arena_vprintf(Arena *a, const char *fmt, va_list args) {
    va_list again;
    va_copy(again, args);
    int n = vsnprintf(NULL, 0, fmt, args);
    if (n < 0) memory_exhausted(SIZE_MAX); // over 2^31 bytes
    char *text = arena_alloc(a, (size_t)n + 1);
    vsnprintf(text, (size_t)n + 1, fmt, again);
    va_end(again);
    return text;
}

char *arena_printf(Arena *a, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    char *text = arena_vprintf(a, fmt, args);
    va_end(args);
    return text;
}

static void intern_rehash(Interner *in) {
    size_t n = in->n_slots ? in->n_slots * 2 : 256;
    Str *slots = xcalloc(n, sizeof *slots);
    for (size_t i = 0; i < in->n_slots; i++) {
        Str s = in->slots[i];
        if (!s) continue;
        size_t at = bytes_hash(s->text, s->len, 0) & (n - 1);
        while (slots[at]) at = (at + 1) & (n - 1);
        slots[at] = s;
    }
    free(in->slots);
    in->slots = slots;
    in->n_slots = n;
}

Str str_intern(Interner *in, const char *text, size_t len) {
    if (len > UINT32_MAX) memory_exhausted(len);
    if (in->n_used * 4 >= in->n_slots * 3) intern_rehash(in);
    size_t at = bytes_hash(text, len, 0) & (in->n_slots - 1);
    for (; in->slots[at]; at = (at + 1) & (in->n_slots - 1)) {
        Str s = in->slots[at];
        if (s->len == len && (!len || !memcmp(s->text, text, len))) return s;
    }
    StrData *s = arena_alloc(in->arena, sizeof *s + len + 1);
    s->len = (uint32_t)len;
    if (len) memcpy(s->text, text, len);
    in->slots[at] = s;
    in->n_used++;
    return s;
}

Str str_intern_z(Interner *in, const char *text) { return text ? str_intern(in, text, strlen(text)) : NULL; }

void interner_free(Interner *in) {
    free(in->slots);
    *in = (Interner){.arena = in->arena};
}

void *vec_grow(void *items, size_t *cap, size_t want, size_t item_bytes) {
    size_t n = *cap ? *cap : 8;
    while (n < want) {
        if (n > SIZE_MAX / 4) memory_exhausted(SIZE_MAX);
        n *= 2;
    }
    items = xrealloc(items, size_mul(n, item_bytes));
    *cap = n;
    return items;
}

// Open addressing, at most three quarters full. Keys are addresses, whose low bits say little: the product's high bits choose.
static size_t map_slot(const Map *m, uint64_t key) {
    size_t at = (size_t)(key * UINT64_C(0x9e3779b97f4a7c15) >> 24) & (m->n_slots - 1);
    while (m->keys[at] && m->keys[at] != key) at = (at + 1) & (m->n_slots - 1);
    return at;
}

static void map_grow(Map *m) {
    Map bigger = {.n_slots = m->n_slots ? m->n_slots * 2 : 64, .n_used = m->n_used};
    bigger.keys = xcalloc(bigger.n_slots, sizeof *bigger.keys);
    bigger.values = xcalloc(bigger.n_slots, sizeof *bigger.values);
    for (size_t i = 0; i < m->n_slots; i++) {
        if (!m->keys[i]) continue;
        size_t at = map_slot(&bigger, m->keys[i]);
        bigger.keys[at] = m->keys[i];
        bigger.values[at] = m->values[i];
    }
    map_free(m);
    *m = bigger;
}

size_t *map_at_number(Map *m, uint64_t key, bool *out_new) {
    if (m->n_used * 4 >= m->n_slots * 3) map_grow(m);
    size_t at = map_slot(m, key);
    bool missing = !m->keys[at];
    if (out_new) *out_new = missing;
    m->n_used += missing;
    m->keys[at] = key;
    return &m->values[at];
}

const size_t *map_find_number(const Map *m, uint64_t key) {
    size_t at = m->n_slots ? map_slot(m, key) : 0;
    return m->n_slots && m->keys[at] ? &m->values[at] : NULL;
}

size_t *map_at(Map *m, const void *key, bool *out_new) { return map_at_number(m, (uintptr_t)key, out_new); }

const size_t *map_find(const Map *m, const void *key) { return map_find_number(m, (uintptr_t)key); }

void map_free(Map *m) {
    free(m->keys);
    free(m->values);
    *m = (Map){0};
}

_Static_assert(sizeof(size_t) >= sizeof(void *), "a value of a PtrMap is an address");

void ptr_map_set(PtrMap *m, const void *key, const void *value) { *map_at(&m->map, key, NULL) = (uintptr_t)value; }

void *ptr_map_get(const PtrMap *m, const void *key) {
    const size_t *value = map_find(&m->map, key);
    return value ? (void *)*value : NULL;
}

void text_add(Text *t, const char *s, size_t len) {
    vec_reserve(t, t->n + len + 1);
    if (len) memcpy(t->items + t->n, s, len);
    t->n += len;
    t->items[t->n] = 0;
}

void text_z(Text *t, const char *s) { text_add(t, s, strlen(s)); }

void text_v(Text *t, const char *fmt, va_list args) {
    va_list again;
    va_copy(again, args);
    int n = vsnprintf(NULL, 0, fmt, args);
    if (n < 0) memory_exhausted(SIZE_MAX); // over 2^31 bytes
    vec_reserve(t, t->n + (size_t)n + 1);
    vsnprintf(t->items + t->n, (size_t)n + 1, fmt, again);
    va_end(again);
    t->n += (size_t)n;
}

void text_f(Text *t, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    text_v(t, fmt, args);
    va_end(args);
}

uint64_t bytes_hash(const void *data, size_t len, uint64_t seed) {
    const unsigned char *p = data;
    uint64_t h = seed ^ 0xcbf29ce484222325u;
    for (size_t i = 0; i < len; i++) h = (h ^ p[i]) * 0x100000001b3u;
    return h ^ (h >> 29);
}
