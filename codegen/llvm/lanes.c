// Lanes of llvm_util.h: vectors cut, joined, shuffled, folded into one, and masks over them. Folding is a fixed tree of halves: which lanes meet
// does not depend on the processor.
#include "codegen/llvm/llvm_util.h"
#include "ir/base/base.h"

LLVMValueRef ll_shuffle(LlvmCtx *l, LLVMValueRef a, LLVMValueRef b, const int *lanes, unsigned n) {
    LLVMValueRef mask[256];
    if (n > COUNT(mask)) ICE("a shuffle of %u lanes", n);
    for (unsigned i = 0; i < n; i++) mask[i] = lanes[i] < 0 ? LLVMGetPoison(l->i32) : ll_i32(l, lanes[i]);
    LLVMValueRef other = b ? b : LLVMGetPoison(ll_type(a));
    return LLVMBuildShuffleVector(l->b, a, other, LLVMConstVector(mask, n), "");
}

LLVMValueRef ll_slice(LlvmCtx *l, LLVMValueRef v, unsigned from, unsigned n) {
    if (from + n > ll_lanes(ll_type(v))) ICE("lanes %u to %u of a vector", from, from + n);
    if (n == ll_lanes(ll_type(v))) return v;
    if (n == 1) return LLVMBuildExtractElement(l->b, v, ll_i32(l, from), "");
    int lanes[256];
    for (unsigned i = 0; i < n; i++) lanes[i] = (int)(from + i);
    return ll_shuffle(l, v, NULL, lanes, n);
}

LLVMValueRef ll_concat(LlvmCtx *l, LLVMValueRef lo, LLVMValueRef hi) {
    unsigned n = ll_lanes(ll_type(lo));
    if (n == 1) {
        LLVMValueRef v = LLVMGetPoison(ll_vec(ll_type(lo), 2));
        v = LLVMBuildInsertElement(l->b, v, lo, ll_i32(l, 0), "");
        return LLVMBuildInsertElement(l->b, v, hi, ll_i32(l, 1), "");
    }
    int lanes[256];
    if (2 * n > COUNT(lanes)) ICE("a vector of %u lanes", 2 * n);
    for (unsigned i = 0; i < 2 * n; i++) lanes[i] = (int)i;
    return ll_shuffle(l, lo, hi, lanes, 2 * n);
}

LLVMValueRef ll_every(LlvmCtx *l, const LLVMValueRef *pieces, unsigned n, unsigned lanes, unsigned first, unsigned stride) {
    if (stride == 1) return pieces[0];
    LLVMValueRef x = NULL;
    for (unsigned p = 0; p < n; p++) {
        int pick[64];
        if (lanes > COUNT(pick)) ICE("a shuffle of %u lanes", lanes);
        for (unsigned i = 0; i < lanes; i++) {
            unsigned at = first + i * stride - p * lanes; // of an earlier piece: too large
            pick[i] = at < lanes ? (int)(x ? at + lanes : at) : x ? (int)i : -1;
        }
        x = x ? ll_shuffle(l, x, pieces[p], pick, lanes) : ll_shuffle(l, pieces[p], NULL, pick, lanes);
    }
    return x;
}

enum { SHUFFLED_TOGETHER = 128, MOST_TURNED = 64 }; // bits that processors shuffle within at no more than one instruction; rows

// Rows i and i + n / 2 of each n become rows 2i and 2i + 1: their elements in turn, of the first and of the second half of each `n` lanes. After log n steps
// the n x n blocks are turned.
static void interleave_rows(LlvmCtx *l, LLVMValueRef *rows, unsigned n, unsigned lanes) {
    LLVMValueRef next[MOST_TURNED];
    int order[2][MOST_TURNED];
    for (unsigned i = 0; i < lanes; i++)
        for (unsigned half = 0; half < 2; half++) order[half][i] = (int)(i / n * n + half * (n / 2) + i % n / 2 + i % 2 * lanes);
    for (unsigned i = 0; i < n; i++) next[i] = ll_shuffle(l, rows[i / 2], rows[i / 2 + n / 2], order[i % 2], lanes);
    for (unsigned i = 0; i < n; i++) rows[i] = next[i];
}

// Of vectors of n runs of lanes each, those 2i and 2i + 1 become i and i + n / 2: the even runs of both, and the odd ones. After log n steps runs are turned.
static void part_runs(LlvmCtx *l, LLVMValueRef *v, unsigned stride, unsigned n, unsigned lanes) {
    LLVMValueRef next[MOST_TURNED];
    unsigned run = lanes / n;
    int order[2][MOST_TURNED];
    for (unsigned i = 0; i < lanes; i++)
        for (unsigned odd = 0; odd < 2; odd++) order[odd][i] = (int)((2 * (i / run) + odd) * run + i % run);
    for (unsigned i = 0; i < n; i++) next[i] = ll_shuffle(l, v[2 * (i % (n / 2)) * stride], v[(2 * (i % (n / 2)) + 1) * stride], order[2 * i / n], lanes);
    for (unsigned i = 0; i < n; i++) v[i * stride] = next[i];
}

void ll_transpose(LlvmCtx *l, LLVMValueRef *rows, unsigned n) {
    unsigned together = SHUFFLED_TOGETHER / ll_bits(l, ll_type(rows[0]));
    if (together > n) together = n;
    if (n > MOST_TURNED || (n & (n - 1))) ICE("a block of %u lanes is turned", n);
    for (unsigned at = 0; at < n; at += together)
        for (unsigned done = 1; done < together; done *= 2) interleave_rows(l, rows + at, together, n);
    for (unsigned i = 0; i < together; i++)
        for (unsigned done = 1; done < n / together; done *= 2) part_runs(l, rows + i, together, n / together, n);
}

void ll_exchange(LlvmCtx *l, LLVMValueRef swap, LLVMValueRef *x, LLVMValueRef *y) {
    LLVMTypeRef type = ll_type(*x), bits = ll_vec(LLVMIntTypeInContext(l->context, ll_bits(l, type)), ll_lanes(type));
    if (l->avx512) {
        LLVMValueRef set = ll_bits(l, ll_type(swap)) == 1 ? swap : LLVMBuildICmp(l->b, LLVMIntNE, swap, LLVMConstNull(ll_type(swap)), "");
        LLVMValueRef first = ll_select(l, set, *y, *x);
        *y = ll_select(l, set, *x, *y), *x = first;
        return;
    }
    LLVMValueRef a = ll_bitcast(l, *x, bits), b = ll_bitcast(l, *y, bits);
    LLVMValueRef change = LLVMBuildAnd(l->b, LLVMBuildXor(l->b, a, b, ""), LLVMBuildIntCast2(l->b, swap, bits, 1, ""), "");
    *x = ll_bitcast(l, LLVMBuildXor(l->b, a, change, ""), type), *y = ll_bitcast(l, LLVMBuildXor(l->b, b, change, ""), type);
}

LLVMValueRef ll_fold_lanes(LlvmCtx *l, LLVMValueRef v, LlCombine *combine, void *user) {
    unsigned n = ll_lanes(ll_type(v));
    if (n & (n - 1)) ICE("a tree over %u lanes", n);
    for (n /= 2; n >= 1; n /= 2) v = combine(l, user, ll_slice(l, v, 0, n), ll_slice(l, v, n, n));
    return v;
}

// Vectors of `runs` runs each, of which run r belongs to owner[r].
typedef struct {
    LLVMValueRef v;
    unsigned runs, owner[LL_MOST_FOLDED];
} Folded;

// Both halves of each run are put together. Runs of a second vector stand behind those of the first, or where several are in 128 bits behind its own there: so
// each half is one shuffle of short latency.
static Folded fold_halves(LlvmCtx *l, const Folded *a, const Folded *b, LlCombine *combine, void *user) {
    unsigned lanes = ll_lanes(ll_type(a->v)), run = lanes / a->runs, half = run / 2, n = b ? lanes : lanes / 2, runs = n / half;
    unsigned block = ll_bits(l, ll_type(a->v)) * run <= 128 ? a->runs * run * ll_bits(l, ll_type(a->v)) / 128 : 1;
    int order[2][LL_MOST_FOLDED];
    Folded out = {.runs = runs};
    if (block == 0 || !b) block = 1;
    for (unsigned i = 0, per = runs / block; i < runs; i++) {
        unsigned at = i / per, in = i % per, each = b ? per / 2 : per, second = in >= each, from = at * each + in % each;
        out.owner[i] = (second ? b : a)->owner[from];
        for (unsigned k = 0; k < half; k++)
            for (unsigned high = 0; high < 2; high++) order[high][i * half + k] = (int)(second * lanes + from * run + high * half + k);
    }
    LLVMValueRef other = b ? b->v : NULL;
    out.v = combine(l, user, ll_shuffle(l, a->v, other, order[0], n), ll_shuffle(l, a->v, other, order[1], n));
    return out;
}

LLVMValueRef ll_fold_rows(LlvmCtx *l, const LLVMValueRef *v, unsigned n, LlCombine *combine, void *user) {
    if (n == 1) return ll_fold_lanes(l, v[0], combine, user);
    unsigned lanes = ll_lanes(ll_type(v[0])), count = 1;
    Folded f[LL_MOST_FOLDED];
    while (count < n) count *= 2;
    if (lanes & (lanes - 1) || lanes > LL_MOST_FOLDED || count > lanes) ICE("trees over %u vectors of %u lanes", n, lanes);
    for (unsigned i = 0; i < count; i++) f[i] = (Folded){.v = i < n ? v[i] : LLVMGetPoison(ll_type(v[0])), .runs = 1, .owner = {i}};
    while (f[0].runs < ll_lanes(ll_type(f[0].v))) {
        unsigned next = count > 1 ? count / 2 : 1;
        for (unsigned i = 0; i < next; i++)
            f[i] = count > 1 ? fold_halves(l, &f[2 * i], &f[2 * i + 1], combine, user) : fold_halves(l, &f[0], NULL, combine, user);
        count = next;
    }
    int order[LL_MOST_FOLDED];
    for (unsigned i = 0; i < f[0].runs; i++) order[f[0].owner[i]] = (int)i;
    return ll_shuffle(l, f[0].v, NULL, order, f[0].runs);
}

LLVMValueRef ll_any(LlvmCtx *l, LLVMValueRef mask) { return ll_lanes(ll_type(mask)) == 1 ? mask : ll_intrin1(l, LL_REDUCE_OR, mask); }

// Of more lanes than a vector of i32 has, as bits of a word: compared, each vector of indices takes two instructions.
static LLVMValueRef mask_of_bits(LlvmCtx *l, unsigned lanes, LLVMValueRef n) {
    LLVMTypeRef word = LLVMIntTypeInContext(l->context, lanes);
    LLVMValueRef all = ll_i64(l, -1), some = LLVMBuildNot(l->b, LLVMBuildShl(l->b, all, n, ""), "");
    LLVMValueRef bits = LLVMBuildSelect(l->b, LLVMBuildICmp(l->b, LLVMIntULT, n, ll_i64(l, 64), ""), some, all, "");
    return ll_bitcast(l, LLVMBuildTrunc(l->b, bits, word, ""), ll_vec(l->i1, lanes));
}

LLVMValueRef ll_mask_first(LlvmCtx *l, unsigned lanes, LLVMValueRef n) {
    if (lanes > 256) ICE("a mask of %u lanes", lanes);
    // Compared as i32: half the registers of i64. n is clamped first, so nothing is lost.
    LLVMValueRef low = ll_intrin2(l, LL_SMAX, n, ll_i64(l, 0));
    LLVMValueRef clamped = ll_intrin2(l, LL_SMIN, low, ll_i64(l, lanes));
    if (l->avx512 && (lanes == 32 || lanes == 64)) return mask_of_bits(l, lanes, clamped);
    LLVMValueRef n32 = LLVMBuildTrunc(l->b, clamped, l->i32, "");
    LLVMValueRef iota[256];
    for (unsigned i = 0; i < lanes; i++) iota[i] = ll_i32(l, i);
    LLVMValueRef index = lanes == 1 ? iota[0] : LLVMConstVector(iota, lanes);
    return LLVMBuildICmp(l->b, LLVMIntSLT, index, ll_splat(l, n32, lanes), "");
}

LLVMValueRef ll_first_lanes(LlvmCtx *l, unsigned lanes, int64_t n) {
    LLVMValueRef bits[256];
    if (lanes > COUNT(bits)) ICE("a mask of %u lanes", lanes);
    for (unsigned i = 0; i < lanes; i++) bits[i] = LLVMConstInt(l->i1, i < n, 0);
    return n < lanes ? LLVMConstVector(bits, lanes) : NULL;
}
