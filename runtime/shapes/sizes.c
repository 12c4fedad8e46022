// Sizes made of symbols: what a program of words (abi.h, TpuSizeOp) has to be so that it can be run, what it comes to for the symbols of a call, and
// what a symbol is worth where the size is known. It runs on a stack of fixed size: nothing is allocated, nothing calls itself. Numbers stay within 2^60, so
// that nothing overflows. The compiler has made the words from text (ir/text/dims.h), and computes with them alike (tests/unit/runtime/test_sizes.c).
#include "runtime/internal.h"

#include <string.h>

#define MAX_SIZE (INT64_C(1) << 60)

// ---- Is it a program

static bool word_is_sound(const TpuEntry *entry, const TpuSizeWord *w) {
    switch (w->op) {
    case TPU_SIZE_NUMBER:
    case TPU_SIZE_POWER: return w->value >= 0 && w->value <= MAX_SIZE;
    case TPU_SIZE_SYMBOL: return w->value >= 0 && w->value < entry->n_symbols;
    default: return w->op <= TPU_SIZE_MIN;
    }
}

// How many numbers a word takes from the stack; it leaves one.
static uint32_t n_taken(uint32_t op) {
    if (op == TPU_SIZE_NUMBER || op == TPU_SIZE_SYMBOL) return 0;
    return op == TPU_SIZE_NEGATE || op == TPU_SIZE_POWER ? 1 : 2;
}

bool size_is_sound(const TpuEntry *entry, const TpuSize *size) {
    uint32_t depth = 0, symbols = 0, padded = 0;
    if (!size->n_words) return !size->symbols;
    if (size->n_words > TPU_MAX_SIZE_WORDS || size->first_word > entry->n_size_words || size->n_words > entry->n_size_words - size->first_word) return false;
    for (uint32_t i = 0; i < size->n_words; i++) {
        const TpuSizeWord *w = &entry->size_words[size->first_word + i];
        if (!word_is_sound(entry, w) || depth < n_taken(w->op)) return false;
        depth += 1 - n_taken(w->op);
        if (depth > TPU_SIZE_STACK) return false;
        if (w->op != TPU_SIZE_SYMBOL) continue;
        symbols |= 1u << w->value;
        padded |= entry->symbols[w->value].padded;
    }
    return depth == 1 && padded && symbols == size->symbols;
}

// ---- What it comes to

static bool is_within(__int128 v, int64_t *out) {
    *out = (int64_t)v;
    return v <= MAX_SIZE && v >= -MAX_SIZE;
}

static bool power(int64_t base, int64_t exponent, int64_t *out) {
    *out = 1;
    if (exponent >= 64 && base != 1 && base != 0) return false;
    for (int64_t i = 0; i < exponent && i < 64; i++)
        if (!is_within((__int128)*out * base, out)) return false;
    return true;
}

static int64_t floor_divide(int64_t a, int64_t b) { return a / b - (a % b && (a < 0) != (b < 0)); }

static bool apply(uint32_t op, int64_t a, int64_t b, int64_t *out) {
    switch (op) {
    case TPU_SIZE_ADD: return is_within((__int128)a + b, out);
    case TPU_SIZE_SUBTRACT: return is_within((__int128)a - b, out);
    case TPU_SIZE_MULTIPLY: return is_within((__int128)a * b, out);
    case TPU_SIZE_MAX: return *out = a > b ? a : b, true;
    case TPU_SIZE_MIN: return *out = a < b ? a : b, true;
    default:
        if (!b) return false;
        *out = op == TPU_SIZE_FLOORDIV ? floor_divide(a, b) : a - floor_divide(a, b) * b;
        return true;
    }
}

SizeState size_eval(const TpuEntry *entry, const SymbolValues *values, const TpuSize *size, int64_t *out) {
    const TpuSizeWord *words = entry->size_words + size->first_word;
    int64_t stack[TPU_SIZE_STACK];
    uint32_t n = 0;
    *out = 0;
    if (size->symbols & ~values->known) return SIZE_OPEN;
    for (uint32_t i = 0; i < size->n_words; i++) {
        const TpuSizeWord *w = &words[i];
        bool defined = true;
        n -= n_taken(w->op); // what is taken lies at stack[n] and behind it
        if (w->op == TPU_SIZE_NUMBER) stack[n] = w->value;
        else if (w->op == TPU_SIZE_SYMBOL) defined = is_within(values->value[w->value], &stack[n]);
        else if (w->op == TPU_SIZE_NEGATE) stack[n] = -stack[n];
        else if (w->op == TPU_SIZE_POWER) defined = power(stack[n], w->value, &stack[n]);
        else defined = apply(w->op, stack[n], stack[n + 1], &stack[n]);
        if (!defined) return SIZE_UNDEFINED;
        n++;
    }
    *out = stack[0];
    return SIZE_NUMBER;
}

int32_t size_symbol(const TpuEntry *entry, const TpuSize *size) {
    const TpuSizeWord *w = entry->size_words + size->first_word;
    return size->n_words == 1 && w->op == TPU_SIZE_SYMBOL ? (int32_t)w->value : -1;
}

// Linear is what grows by as much at every step that is looked at, and hits the size where that leads.
bool size_solve(const TpuEntry *entry, const SymbolValues *values, const TpuSize *size, uint32_t of, int64_t number, int64_t *out) {
    SymbolValues trial = *values;
    int64_t at[4], hit;
    trial.known |= 1u << of;
    for (int64_t i = 0; i < 4; i++) {
        trial.value[of] = i;
        if (size_eval(entry, &trial, size, &at[i]) != SIZE_NUMBER) return false;
    }
    int64_t step = at[1] - at[0];
    if (!step || at[2] - at[1] != step || at[3] - at[2] != step || number < 0 || number > MAX_SIZE) return false;
    *out = trial.value[of] = (number - at[0]) / step;
    return *out >= 0 && size_eval(entry, &trial, size, &hit) == SIZE_NUMBER && hit == number;
}
