// rng_bit_generator as integer arithmetic on an iota, bit for bit what ir/eval/random.c says: every element computes the block of its own counter and
// takes its word of it. Nothing is then handed from element to element, so all of it is one kernel in vectors; a block is computed as often
// as it has words. ThreeFry 2x32-20 and Philox 4x32-10: Salmon et al. 2011, "Parallel random numbers: as easy as 1, 2, 3".
#include "passes/expand/expansion.h"

#include <string.h>

typedef struct {
    Builder *b;
    Type wide, word; // ui64 and ui32 of the shape that is computed: scalars, or all elements
} Rng;

static Rng rng_of(Builder *b, const int64_t *dims, uint32_t rank) {
    TypeTable *t = &b->m->types;
    return (Rng){b, type_tensor(t, DT_UI64, dims, rank), type_tensor(t, DT_UI32, dims, rank)};
}

static Value *number(const Rng *r, Type t, uint64_t v) { return build_splat_i64(r->b, t, (int64_t)v); }
static Value *add(const Rng *r, Value *x, Value *y) { return build_binary(r->b, OP_ADD, x, y); }
static Value *bit_xor(const Rng *r, Value *x, Value *y) { return build_binary(r->b, OP_XOR, x, y); }
static Value *bit_or(const Rng *r, Value *x, Value *y) { return build_binary(r->b, OP_OR, x, y); }
static Value *right(const Rng *r, Value *x, uint64_t by) { return by ? build_binary(r->b, OP_SHR_LOGICAL, x, number(r, x->type, by)) : x; }
static Value *left(const Rng *r, Value *x, uint64_t by) { return by ? build_binary(r->b, OP_SHL, x, number(r, x->type, by)) : x; }
static Value *low(const Rng *r, Value *x) { return build_convert(r->b, x, DT_UI32); }
static Value *high(const Rng *r, Value *x) { return low(r, right(r, x, 32)); }
static Value *wide(const Rng *r, Value *lo, Value *hi) {
    lo = build_convert(r->b, lo, DT_UI64);
    return bit_or(r, lo, left(r, build_convert(r->b, hi, DT_UI64), 32));
}
static Value *spread(const Rng *r, Value *scalar) { return build_broadcast_as(r->b, scalar, r->word, NULL, 0); }

static Value *compare(const Rng *r, const char *direction, Value *x, Value *y) { return build_compare_as(r->b, x, y, direction, "UNSIGNED"); }

// The last bit of an index is told by its half, so that it belongs to the kernel that has the half.
static Value *differs(const Rng *r, Value *x, Value *y) { return compare(r, "NE", x, y); }

static Value *iota(const Rng *r, uint32_t dim) { return build_iota(r->b, DT_UI64, r->wide, dim); }

// ---- the state: words of 64 bits, of whatever integers it is a list of, the lowest first

static void state_read(const Rng *s, Value *state, uint32_t n_words, Value **out) {
    uint32_t bits = dtype_info[state->type->dtype].bits, each = 64 / bits;
    for (uint32_t w = 0; w < n_words; w++) {
        out[w] = NULL;
        for (uint32_t k = 0; k < each; k++) {
            int64_t from = (int64_t)w * each + k;
            Value *part = build_reshape(s->b, build_slice_along(s->b, state, 0, from, from + 1), NULL, 0);
            part = left(s, build_convert(s->b, part, DT_UI64), k * bits);
            out[w] = out[w] ? bit_or(s, out[w], part) : part;
        }
    }
}

static Value *state_write(const Rng *s, Type type, uint32_t n_words, Value *const *words) {
    Value *parts[192];
    int64_t one = 1;
    uint32_t bits = dtype_info[type->dtype].bits, each = 64 / bits;
    for (uint32_t i = 0; i < n_words * each; i++)
        parts[i] = build_reshape(s->b, build_convert(s->b, right(s, words[i / each], i % each * bits), type->dtype), &one, 1);
    return build_concatenate(s->b, parts, n_words * each, 0);
}

// ---- the block of a counter

static Value *rotate(const Rng *r, Value *v, unsigned by) {
    Value *up = left(r, v, by);
    return bit_or(r, up, right(r, v, 32 - by));
}

// key: a scalar; counter: one an element.
static void threefry(const Rng *r, const Rng *s, Value *key, Value *counter, Value **out) {
    static const uint8_t rotations[2][4] = {{13, 15, 26, 6}, {17, 29, 16, 24}};
    Value *ks[3] = {low(s, key), high(s, key), NULL};
    ks[2] = number(s, s->word, 0x1BD11BDA);
    ks[2] = bit_xor(s, bit_xor(s, ks[0], ks[1]), ks[2]);
    Value *x = low(r, counter), *y = high(r, counter);
    x = add(r, x, spread(r, ks[0]));
    y = add(r, y, spread(r, ks[1]));
    for (unsigned group = 0; group < 5; group++) {
        for (unsigned i = 0; i < 4; i++) {
            x = add(r, x, y);
            y = bit_xor(r, rotate(r, y, rotations[group & 1][i]), x);
        }
        x = add(r, x, spread(r, ks[(group + 1) % 3]));
        y = add(r, y, spread(r, add(s, ks[(group + 2) % 3], number(s, s->word, group + 1))));
    }
    out[0] = x, out[1] = y;
}

// Words stay in lanes of 64 bits, so that nothing is narrowed between the products; only their low halves count.
static void philox(const Rng *r, const Rng *s, Value *key, Value *counter_low, Value *counter_high, Value **v) {
    Value *k[2] = {low(s, key), high(s, key)}, *mask = number(r, r->wide, UINT32_MAX);
    v[0] = counter_low, v[1] = right(r, counter_low, 32), v[2] = counter_high, v[3] = right(r, counter_high, 32);
    for (unsigned round = 0; round < 10; round++) {
        Value *a = build_binary(r->b, OP_AND, v[0], mask), *b = build_binary(r->b, OP_AND, v[2], mask);
        a = build_binary(r->b, OP_MULTIPLY, a, number(r, r->wide, 0xD2511F53));
        b = build_binary(r->b, OP_MULTIPLY, b, number(r, r->wide, 0xCD9E8D57));
        Value *k0 = build_convert(s->b, add(s, k[0], number(s, s->word, round * 0x9E3779B9u)), DT_UI64);
        Value *k1 = build_convert(s->b, add(s, k[1], number(s, s->word, round * 0xBB67AE85u)), DT_UI64);
        Value *first = bit_xor(r, right(r, b, 32), v[1]), *third = bit_xor(r, right(r, a, 32), v[3]);
        v[0] = bit_xor(r, first, spread(r, k0));
        v[1] = b;
        v[2] = bit_xor(r, third, spread(r, k1));
        v[3] = a;
    }
    for (unsigned i = 0; i < 4; i++) v[i] = low(r, v[i]);
}

// ---- which block and word an element takes

// Sizes before, along and behind the dimension along which the two words of a ThreeFry block lie: the first even one, else the largest.
static void find_split(Type t, int64_t *dims) {
    uint32_t split = 0;
    while (split < t->rank && t->dims[split] % 2) split++;
    if (split == t->rank) {
        split = 0;
        for (uint32_t k = 1; k < t->rank; k++)
            if (t->dims[k] > t->dims[split]) split = k;
    }
    dims[0] = dims[2] = 1;
    for (uint32_t k = 0; k < split; k++) dims[0] *= t->dims[k];
    for (uint32_t k = split + 1; k < t->rank; k++) dims[2] *= t->dims[k];
    dims[1] = t->rank ? t->dims[split] : 1;
}

// Elements of fewer than 64 bits. Returns how many blocks there are.
static int64_t threefry_narrow(Builder *b, const Rng *s, Value *const *state, Type t, Value **out) {
    int64_t d[3];
    find_split(t, d);
    int64_t half = (d[1] + 1) / 2, n_blocks = d[0] * half * d[2];
    if (d[1] % 2 == 0) d[1] *= d[0], d[0] = 1; // pairs do not straddle rows
    int64_t dims[3];
    uint32_t n = 0, first = d[0] != 1 ? n++ : 3, along = n++, last = d[2] != 1 ? n++ : 3;
    if (first < 3) dims[first] = d[0];
    dims[along] = d[1];
    if (last < 3) dims[last] = d[2];
    Rng r = rng_of(b, dims, n);
    Value *at = iota(&r, along), *block = right(&r, at, 1), *odd = differs(&r, add(&r, block, block), at), *words[2];
    if (first < 3) {
        Value *row = iota(&r, first);
        block = add(&r, block, build_binary(b, OP_MULTIPLY, row, number(&r, r.wide, (uint64_t)half)));
    }
    if (last < 3) {
        block = build_binary(b, OP_MULTIPLY, block, number(&r, r.wide, (uint64_t)d[2]));
        block = add(&r, block, iota(&r, last));
    }
    threefry(&r, s, state[0], add(&r, block, spread(&r, state[1])), words);
    *out = build_select(b, odd, words[1], words[0]);
    return n_blocks;
}

static int64_t threefry_wide(Builder *b, const Rng *s, Value *const *state, Type t, Value **out) {
    Rng r = rng_of(b, &t->n_elems, 1);
    Value *words[2];
    Value *at = iota(&r, 0);
    threefry(&r, s, state[0], add(&r, at, spread(&r, state[1])), words);
    *out = wide(&r, words[0], words[1]);
    return t->n_elems;
}

// Blocks of four words, or of two wide ones, in the order of the elements.
static int64_t philox_fill(Builder *b, const Rng *s, Value *const *state, Value *counter_high, Type t, bool is_wide, Value **out) {
    Rng r = rng_of(b, &t->n_elems, 1);
    int64_t each = is_wide ? 2 : 4;
    Value *at = iota(&r, 0), *base = spread(&r, state[1]), *v[4];
    Value *pair = right(&r, at, 1), *odd = differs(&r, add(&r, pair, pair), at), *block = is_wide ? pair : right(&r, pair, 1);
    Value *counter = add(&r, block, base);
    Value *carry = build_convert(b, compare(&r, "LT", counter, base), DT_UI64);
    philox(&r, s, state[0], counter, add(&r, carry, spread(&r, counter_high)), v);
    if (is_wide) {
        Value *yes = wide(&r, v[2], v[3]), *no = wide(&r, v[0], v[1]);
        *out = build_select(b, odd, yes, no);
    } else {
        Value *second = differs(&r, add(&r, block, block), pair);
        Value *yes = build_select(b, odd, v[3], v[2]), *no = build_select(b, odd, v[1], v[0]);
        *out = build_select(b, second, yes, no);
    }
    return i64_ceil_div(t->n_elems, each);
}

// The low bits of each number as an element.
static Value *as_elements(Builder *b, Value *v, Type t) {
    v = build_reshape_as(b, v, t);
    if (!dtype_is_float(t->dtype)) return build_convert(b, v, t->dtype);
    uint32_t bits = dtype_info[t->dtype].bits;
    v = build_convert(b, v, bits == 4 ? DT_UI4 : bits == 8 ? DT_UI8 : bits == 16 ? DT_UI16 : bits == 32 ? DT_UI32 : DT_UI64);
    return build_bitcast(b, v, t->dtype);
}

bool expand_rng_bit_generator(Expand *x, Op *op) {
    Builder *b = &x->b;
    Type type = op->operands[0]->type, t = op->results[1].type;
    uint32_t n_words = (uint32_t)type->n_elems * dtype_info[type->dtype].bits / 64;
    bool is_wide = dtype_info[t->dtype].bits == 64;
    Value *state[3], *bits;
    Rng s = rng_of(b, NULL, 0);
    state_read(&s, op->operands[0], n_words, state);
    Value *key = state[0], *counter = state[1];
    int64_t n_blocks;
    if (!strcmp(str_text(op_str(op, ATTR_rng_algorithm)), "THREE_FRY")) n_blocks = (is_wide ? threefry_wide : threefry_narrow)(b, &s, state, t, &bits);
    else n_blocks = philox_fill(b, &s, state, n_words > 2 ? state[2] : key, t, is_wide, &bits);
    state[1] = add(&s, counter, number(&s, s.wide, (uint64_t)n_blocks));
    if (n_words > 2) state[2] = add(&s, state[2], build_convert(b, compare(&s, "LT", state[1], counter), DT_UI64));
    value_replace(&op->results[0], state_write(&s, type, n_words, state));
    value_replace(&op->results[1], as_elements(b, bits, t));
    return true;
}
