// Choices of random graphs and the bounds of their values. See text.h.
#include "tests/ops/graph/text.h"

#include <math.h>
#include <string.h>

// ---- types

uint64_t types(const char *letters) {
    uint64_t set = 0;
    for (const char *p = letters; *p; p++)
        for (int t = 0; t < DT_COUNT; t++) {
            const DTypeInfo *d = &dtype_info[t];
            bool computes = d->class == DC_FLOAT && d->bits >= 16;
            bool in = *p == 'B'   ? d->class == DC_BOOL
                      : *p == 'S' ? d->class == DC_SINT
                      : *p == 'U' ? d->class == DC_UINT
                      : *p == 'F' ? computes
                      : *p == 'P' ? computes && d->bits >= 32
                      : *p == 'C' ? d->class == DC_COMPLEX
                      : *p == 'Q' ? d->class == DC_FLOAT && !computes
                                  : false;
            if (in) set |= UINT64_C(1) << t;
        }
    return set;
}

uint64_t any_type(const Graph *g) { return types(g->portable ? "BSUFC" : "BSUFCQ"); }

// Types of less than a byte but i1, and floats of a byte.
static uint64_t uncommon(void) {
    uint64_t set = types("Q");
    for (int t = 0; t < DT_COUNT; t++)
        if (t != DT_I1 && dtype_info[t].bits < 8) set |= UINT64_C(1) << t;
    return set;
}

DType part_of(DType t) { return t == DT_C64 ? DT_F32 : t == DT_C128 ? DT_F64 : t; }

double unit_of(DType t) {
    switch (part_of(t)) {
    case DT_F64: return 0x1p-52;
    case DT_F32: return 0x1p-23;
    case DT_F16: return 0x1p-10;
    case DT_BF16: return 0x1p-7;
    default: return 1;
    }
}

double int_most(DType t) { return t == DT_I1 ? 1 : ldexp(1, (int)dtype_info[t].bits - dtype_is_signed(t)); }

bool same_shape(Val a, Val b) {
    if (a.rank != b.rank) return false;
    for (unsigned i = 0; i < a.rank; i++)
        if (a.dims[i] != b.dims[i]) return false;
    return true;
}

bool same_type(Val a, Val b) { return a.dtype == b.dtype && same_shape(a, b); }

int64_t elems(Val v) {
    int64_t n = 1;
    for (unsigned i = 0; i < v.rank; i++) n *= v.dims[i];
    return n;
}

int64_t extent(Val v) {
    int64_t n = 1;
    for (unsigned i = 0; i < v.rank; i++) n *= v.dims[i] ? v.dims[i] : 1;
    return n;
}

// ---- choices

unsigned below(Graph *g, unsigned n) { return n ? (unsigned)(random_next(&g->random) % n) : 0; }

int64_t size(Graph *g) {
    static const int64_t sizes[] = {1, 2, 3, 7, 15, 16, 17, 31, 33, 64, 127, 128, 129, 4, 5, 8};
    return one_in(g, 40) ? 0 : sizes[below(g, 16)];
}

void shuffle(Graph *g, unsigned *out, unsigned n) {
    for (unsigned i = 0; i < n; i++) {
        unsigned k = below(g, i + 1);
        out[i] = out[k], out[k] = i;
    }
}

DType type_of(Graph *g, uint64_t set) {
    if (g->portable && set & ~uncommon()) set &= ~uncommon();
    DType liked = g->liked[below(g, COUNT(g->liked))];
    if (in_set(set, liked) && one_in(g, 2)) return liked;
    unsigned n = below(g, (unsigned)__builtin_popcountll(set));
    for (int t = 0; t < DT_COUNT; t++)
        if (in_set(set, (DType)t) && n-- == 0) return (DType)t;
    return DT_F32;
}

Val random_shape(Graph *g, DType t) {
    Val v = {.dtype = t, .rank = below(g, 6)};
    do {
        for (unsigned k = 0; k < v.rank; k++) v.dims[k] = size(g);
        if (extent(v) > MAX_SIZE && v.rank > 1 && one_in(g, 8)) v.rank--;
    } while (extent(v) > MAX_SIZE);
    return v;
}

// A value that is not too far off for more.
static bool is_fresh(Val v) { return !is_inexact(v.dtype) || v.err <= fmax(v.mag, 1) * (unit_of(v.dtype) > 1e-4 ? 0.25 : 0.01); }

bool suits(Val v, uint64_t set, unsigned wants) {
    if (!in_set(set, v.dtype) || !is_fresh(v)) return false;
    if (wants & FINITE && is_inexact(v.dtype) && !isfinite(v.mag)) return false;
    if (wants & EXACT && v.err > 0) return false;
    if (wants & BITS && !v.pure) return false;
    if (wants & RANKED && !v.rank) return false;
    return !(wants & SOME) || elems(v) > 0;
}

static bool pick_old(Graph *g, uint64_t set, unsigned wants, Val *out) {
    for (int k = 0; k < 30 && g->vals.n; k++) {
        unsigned n = (unsigned)g->vals.n, recent = n < 6 ? n : 6;
        *out = g->vals.items[below(g, 2) ? n - 1 - below(g, recent) : below(g, n)];
        if (suits(*out, set, wants)) return true;
    }
    return false;
}

Val pick(Graph *g, uint64_t set, unsigned wants) {
    Val v;
    if (one_in(g, 3)) set = UINT64_C(1) << type_of(g, set); // every type has its turn
    if (!one_in(g, 12) && pick_old(g, set, wants, &v)) return v;
    do v = random_shape(g, type_of(g, set));
    while ((wants & RANKED && !v.rank) || (wants & SOME && !elems(v)));
    v = argument(g, v, wants);
    push(g, v);
    return v;
}

bool find(Graph *g, Val like, unsigned wants, Val *out) {
    for (int k = 0; k < 10 && g->vals.n; k++) {
        *out = g->vals.items[below(g, (unsigned)g->vals.n)];
        if (same_type(*out, like) && suits(*out, UINT64_C(1) << like.dtype, wants)) return true;
    }
    return false;
}

Val partner(Graph *g, Val like, unsigned wants) {
    Val y;
    if (find(g, like, wants, &y)) return y;
    for (int k = 0; k < 6 && g->vals.n; k++) {
        y = g->vals.items[below(g, (unsigned)g->vals.n)];
        if (y.rank >= like.rank || !suits(y, UINT64_C(1) << like.dtype, wants)) continue;
        unsigned dims[MAX_DIMS], n = 0;
        for (unsigned i = 0; i < like.rank && n < y.rank; i++)
            if (y.dims[n] == like.dims[i] || y.dims[n] == 1) dims[n++] = i;
        if (n == y.rank) return broadcast(g, y, like, dims);
    }
    if (one_in(g, 3)) return constant(g, like);
    return argument(g, like, wants);
}

// ---- bounds

Val rounded(Val v, double ulps) {
    if (!is_inexact(v.dtype)) {
        v.mag = int_most(v.dtype);
        return v;
    }
    v.pure = false;
    if (ulps == 0) return v;
    if (v.err == 0 && v.grain > 0 && v.mag <= v.grain / unit_of(v.dtype)) return v;
    v.grain = 0;
    v.err += ulps * unit_of(v.dtype) * fmax(v.mag, 0x1p-8);
    return v;
}

Val joined(Val a, Val b) {
    a.mag = fmax(a.mag, b.mag), a.err = fmax(a.err, b.err);
    a.grain = a.grain > 0 && b.grain > 0 ? fmin(a.grain, b.grain) : 0;
    a.pure &= b.pure;
    return a;
}

Val broadcast(Graph *g, Val x, Val to, const unsigned *dims) {
    Val like = x;
    like.rank = to.rank;
    memcpy(like.dims, to.dims, sizeof like.dims);
    return emit(g, "broadcast_in_dim", list(g, "broadcast_dimensions", dims, x.rank), &x, 1, like);
}

static Val clamped_part(Graph *g, Val x, double low, double high) {
    if (low > 0) x = emit1(g, "abs", x, x);
    if (x.mag <= high && low <= -x.mag) return x;
    Val y = x;
    y.mag = fmax(fabs(low), fabs(high));
    y.grain = x.grain > 0 && fmod(low, x.grain) == 0 && fmod(high, x.grain) == 0 ? x.grain : 0;
    y.pure = false;
    return emit(g, "clamp", NULL, (Val[]){scalar(g, x.dtype, low), x, scalar(g, x.dtype, high)}, 3, y);
}

Val clamped(Graph *g, Val x, double low, double high) {
    if (!dtype_is_complex(x.dtype)) return clamped_part(g, x, low, high);
    Val part = x;
    part.dtype = part_of(x.dtype);
    double side = fmin(fabs(high), 1);
    Val re = clamped_part(g, emit1(g, "real", x, part), low, high), im = clamped_part(g, emit1(g, "imag", x, part), -side, side);
    Val y = joined(re, im);
    y.dtype = x.dtype;
    return emit2(g, "complex", re, im, y);
}

Val settle(Graph *g, Val v) {
    if (!is_inexact(v.dtype) || v.mag <= 8 || !isfinite(v.mag)) return v;
    double by = exp2(floor(log2(4 / v.mag)));
    if (v.dtype == DT_F16 && by < 0x1p-14) by = 0x1p-14;
    v = emit2(g, "multiply", v, splat(g, v, by), v);
    v.err *= by, v.mag *= by, v.grain *= by;
    v.pure = false;
    if (v.dtype == DT_F16) v.err += 0x1p-24, v.grain = 0; // may be subnormal
    return v;
}

void push(Graph *g, Val v) { vec_push(&g->vals, v); }

bool done(Graph *g, Val v) { return push(g, settle(g, v)), true; }
