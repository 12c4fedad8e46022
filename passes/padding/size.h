// Sizes as functions of the symbols that calls are padded to, and the integers that programs compute from them. A size is the table of its values
// at all points: every combination of sizes, up to the bound, of each symbol. So equality, comparisons and any arithmetic are exact for every
// length, and nothing has to be known about the form of an expression.
#ifndef TPUCC_PASSES_PADDING_SIZE_H
#define TPUCC_PASSES_PADDING_SIZE_H

#include "ir/graph/graph.h"

enum { MAX_POINTS = 1 << 18, MAX_SYMBOLS = 8 };

typedef struct {
    const int64_t *at; // n_points of them, or one where it is constant
    bool constant;
} SizeData;
typedef const SizeData *Size; // interned: equal functions have the same pointer

typedef struct {
    const char *name;
    int64_t least, most; // 1, or what the model asks for; what it is bound to
} SizeSymbol;

typedef struct {
    Arena *arena;
    SizeSymbol symbols[MAX_SYMBOLS];
    uint32_t n_symbols;
    size_t n_points; // the last one is that of the bounds
    VEC(Size) all;
    size_t *slots; // of the hash table: 1 + index into all
    size_t n_slots;
} Sizes;

bool sizes_begin(Sizes *s); // arena and symbols are set; false: there are more than MAX_POINTS points
void sizes_end(Sizes *s);
int64_t sizes_symbol_at(const Sizes *s, uint32_t symbol, size_t point);
Size size_constant(Sizes *s, int64_t v);
Size size_table(Sizes *s, const int64_t *at); // copies
static inline int64_t size_at(Size a, size_t point) { return a->constant ? a->at[0] : a->at[point]; }
int64_t size_bound(const Sizes *s, Size a); // where all symbols are what they are bound to
int64_t size_least(const Sizes *s, Size a);
int64_t size_most(const Sizes *s, Size a);
bool size_at_most(const Sizes *s, Size a, Size b);                // everywhere
typedef bool SizeFn(int64_t a, int64_t b, int64_t *out);          // false: no number
Size size_apply(Sizes *s, SizeFn *fn, Size a, Size b);            // NULL where fn is false somewhere
SizeFn size_add, size_subtract, size_multiply, size_divide_exact; // the last is false where there is a remainder
// As text of ir/text/dims.h: "n", "2*n + 1", "b*s", "floordiv(n + 1, 2)"; NULL: of another form.
const char *size_text(Sizes *s, Size a);

#endif
