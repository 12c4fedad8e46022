// What every layer of the compiler stands on: an arena, interned strings, growable arrays, a map, hashing and the two ways a
// compiler may end early. Nothing here knows about graphs.
//
// Memory: an Arena frees everything at once; nothing allocated from it is freed alone. Sizes are checked for overflow here,
// so callers multiply nothing themselves. Out of memory ends the process with one message and exit code 4.
// Threads: an Arena or an Interner belongs to one thread at a time.
#ifndef TPUCC_IR_BASE_BASE_H
#define TPUCC_IR_BASE_BASE_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The documented exit codes of the programs (design 3).
enum { EXIT_DONE = 0, EXIT_CONTENT = 1, EXIT_USAGE = 2, EXIT_SYSTEM = 3, EXIT_INTERNAL = 4 };

// A bug in the compiler itself: prints where and what to stderr and ends with EXIT_INTERNAL. Never for bad input.
#define ICE(...) ice_at(__FILE__, __LINE__, __VA_ARGS__)
_Noreturn void ice_at(const char *file, int line, const char *fmt, ...) __attribute__((format(printf, 3, 4)));
// Ends with EXIT_INTERNAL after saying how much could not be had.
_Noreturn void memory_exhausted(size_t bytes);
// What the pass runner is doing in this thread, shown by ICE. Text lives until replaced.
void ice_context(const char *what);

// malloc, calloc and realloc that never return NULL. Free with free().
void *xmalloc(size_t bytes);
void *xcalloc(size_t count, size_t bytes);
void *xrealloc(void *old, size_t bytes);
// count * bytes, or memory_exhausted.
size_t size_mul(size_t count, size_t bytes);

typedef struct ArenaChunk ArenaChunk;
typedef struct {
    ArenaChunk *chunks; // newest first
    char *at, *end;
    size_t used_bytes; // what callers asked for, for reports
} Arena;

void arena_free(Arena *a);                 // frees every chunk; the arena is empty and usable again
void *arena_alloc(Arena *a, size_t bytes); // zeroed, aligned to 16
void *arena_copy(Arena *a, const void *from, size_t bytes);
char *arena_printf(Arena *a, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
char *arena_vprintf(Arena *a, const char *fmt, va_list args) __attribute__((format(printf, 2, 0)));
#define arena_new(a, T) ((T *)arena_alloc((a), sizeof(T)))
#define arena_array(a, T, n) ((T *)arena_alloc((a), size_mul((n), sizeof(T))))

// An interned string: equal text has the same pointer, so == compares. Ends with NUL; may hold other NULs as well.
typedef struct {
    uint32_t len;
    char text[];
} StrData;
typedef const StrData *Str; // NULL is "no string"

typedef struct {
    Arena *arena;
    Str *slots;
    size_t n_slots, n_used;
} Interner;

Str str_intern(Interner *in, const char *text, size_t len);
Str str_intern_z(Interner *in, const char *text); // NULL stays NULL
void interner_free(Interner *in);                 // the table; strings belong to the arena
static inline const char *str_text(Str s) { return s ? s->text : ""; }

// A growable array: VEC(int) v = {0}; vec_push(&v, 3); v.items[0]; vec_free(&v).
#define VEC(T)         \
    struct {           \
        T *items;      \
        size_t n, cap; \
    }
#define vec_push(v, x)                                                                                        \
    do {                                                                                                      \
        if ((v)->n == (v)->cap) (v)->items = vec_grow((v)->items, &(v)->cap, (v)->n + 1, sizeof *(v)->items); \
        (v)->items[(v)->n++] = (x);                                                                           \
    } while (0)
#define vec_reserve(v, count)                                                                              \
    do {                                                                                                   \
        if ((count) > (v)->cap) (v)->items = vec_grow((v)->items, &(v)->cap, (count), sizeof *(v)->items); \
    } while (0)
#define vec_free(v) (free((v)->items), (v)->items = NULL, (v)->n = (v)->cap = 0)
void *vec_grow(void *items, size_t *cap, size_t want, size_t item_bytes);

// Text under construction. Always ends with NUL once anything was added.
typedef VEC(char) Text;
void text_add(Text *t, const char *s, size_t len);
void text_z(Text *t, const char *s);
void text_f(Text *t, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
void text_v(Text *t, const char *fmt, va_list args) __attribute__((format(printf, 2, 0)));

// From addresses (interned strings, values, ops) to numbers, or from numbers; no key is NULL or 0. Nothing is taken out. The order of its slots is
// that of addresses: never walked for output.
typedef struct {
    uint64_t *keys;
    size_t *values;
    size_t n_slots, n_used;
} Map;
size_t *map_at(Map *m, const void *key, bool *out_new); // the value of key, 0 if it was missing; stands until the next one is made. out_new may be NULL
const size_t *map_find(const Map *m, const void *key);  // NULL if it is missing
size_t *map_at_number(Map *m, uint64_t key, bool *out_new);
const size_t *map_find_number(const Map *m, uint64_t key);
void map_free(Map *m);

// From addresses to addresses of one type, which its owner knows.
typedef struct {
    Map map;
} PtrMap;
void ptr_map_set(PtrMap *m, const void *key, const void *value);
void *ptr_map_get(const PtrMap *m, const void *key); // NULL if it is missing
static inline void ptr_map_free(PtrMap *m) { map_free(&m->map); }

// FNV-1a over bytes, chained through seed (0 to start).
uint64_t bytes_hash(const void *data, size_t len, uint64_t seed);

#define COUNT(array) (sizeof(array) / sizeof *(array))
static inline int64_t i64_min(int64_t a, int64_t b) { return a < b ? a : b; }
static inline int64_t i64_max(int64_t a, int64_t b) { return a > b ? a : b; }
static inline int64_t i64_ceil_div(int64_t a, int64_t b) { return (a + b - 1) / b; }
static inline int64_t i64_round_up(int64_t a, int64_t b) { return i64_ceil_div(a, b) * b; }

#endif
