// What is known of the elements of a region of a value: an interval of the finite ones, and whether there may be infinities or NaN. Every fact is made by
// the functions below, which hold that its interval is not empty by accident: a fact of no element (fact_none) proves everything, one of infinities
// alone has no interval, and nothing else has none. Arithmetic is that of doubles, with bounds taken apart for what a type rounds or cannot hold.
//
// Of complex numbers both parts lie in the interval.
//
// A bound of infinity without its flag is open. What the program's own numbers bound (constants, counts, what functions can return) is bounded here, however
// large, and what overflows, divides by zero or makes NaN says so. Arguments and weights have no such bound; of what is computed from them it is assumed
// that it does not grow beyond ORDINARY, or what the type can hold (CODES.md, [padding-mixes], has the list of what is assumed). So an open bound stays open
// beside ordinary numbers, and counts as ORDINARY beside greater ones: those that masks add, and those that shrink a product to nothing.
#ifndef TPUCC_PASSES_PADDING_FACT_H
#define TPUCC_PASSES_PADDING_FACT_H

#include "ir/graph/graph.h"

#include <math.h>

enum {
    FACT_NAN = 1,
    FACT_INF = 2, // +inf
    FACT_NEG_INF = 4,
    FACT_DATA = 8,   // depends on arguments, weights or a constant of several values
    FACT_LOOSE = 16, // bounds of sums over data, all of it at its worst: beyond ORDINARY they are open
    FACT_HALF = 32,  // of f16, in which ordinary is less
    FACT_FIXED = 64, // some may be numbers that the program sets, by constants, comparisons, rounding, and not as the data happens to be
    FACT_ZERO = 128, // some of those 0
    FACT_SET = FACT_FIXED | FACT_ZERO,
    FACT_WILD = FACT_NAN | FACT_INF | FACT_NEG_INF
};

typedef struct {
    double lo, hi; // of the finite ones; lo > hi: there is none
    unsigned flags;
} Fact;

#define ORDINARY 1e8      // what a model computes with is at most so large
#define ORDINARY_HALF 1e4 // in f16

Fact fact_none(void);                                 // of no element
Fact fact_any(DType t, bool finite);                  // nothing is known
Fact fact_unknown(DType t, bool finite, bool data);   // likewise; `data`: it depends on arguments, else the program alone has made it, and it may be any number
Fact fact_given(DType t, bool finite);                // of an argument
Fact fact_number(DType t);                            // any finite one that the type holds, however large
Fact fact_exactly(double v);                          // may be infinite or NaN
Fact fact_between(double lo, double hi);              // finite, lo <= hi
Fact fact_make(double lo, double hi, unsigned flags); // lo <= hi, infinite where open; see fact_special
Fact fact_special(unsigned flags);                    // infinities and NaN alone
Fact fact_of_literal(const Literal *l);

static inline bool fact_is_none(Fact f) { return f.lo > f.hi && !(f.flags & FACT_WILD); }
static inline bool fact_has_finite(Fact f) { return f.lo <= f.hi; }
static inline bool fact_is_finite(Fact f) { return !(f.flags & FACT_WILD); }
// What no element is greater, or less than; NaN apart. Open bounds are infinite.
static inline double fact_most(Fact f) { return f.flags & FACT_INF ? (double)INFINITY : f.hi; }
static inline double fact_least(Fact f) { return f.flags & FACT_NEG_INF ? -(double)INFINITY : f.lo; }
bool fact_is(Fact f, double v);          // all elements are v, where there is any
bool fact_single(Fact f, double *out_v); // they are one number, which may be infinite
bool fact_is_masked(DType t, Fact f);    // all are at most fact_mask_value(t)
bool fact_is_huge(DType t, Fact f);      // some may be greater than ordinary, because a number of the program is

double fact_most_ordinary(DType t);
// A mask is at most this, with ordinary numbers added or not: exp of what it is less than an ordinary maximum is 0 in every type.
double fact_mask_value(DType t);

Fact fact_join(Fact a, Fact b);                                                                          // of elements of both
Fact fact_both(Fact a, Fact b);                                                                          // of elements of which both are known
Fact fact_without(Fact f, unsigned flags);                                                               // it is known that there are none of those
static inline Fact fact_of_data(Fact f) { return f.flags & FACT_DATA ? fact_without(f, FACT_WILD) : f; } // the exact run makes it of finite data
Fact fact_at_least(Fact f, double v);                                                                    // it is known that there are none below v
Fact fact_at_most(Fact f, double v);
Fact fact_ordinary(DType t, Fact f);               // of what is taken for granted to be ordinary: open beyond that
Fact fact_closed(DType t, Fact f);                 // with an ordinary number for an open bound
Fact fact_in(DType t, Fact f);                     // what becomes of it when it is stored as t
Fact fact_settled(DType t, Fact f, bool huge);     // likewise; `huge`: it was made of some that are. See FACT_LOOSE
Fact fact_widened(DType t, Fact f, double times);  // by so many times a few units in the last place of t
Fact fact_grown(DType t, Fact before, Fact after); // where `after` exceeds `before`, so far as nothing exceeds it

Fact fact_add(DType t, Fact a, Fact b, bool *assumes_ordinary); // set where what is added to a mask is taken to be ordinary beside it
Fact fact_negated(Fact f);
Fact fact_abs(Fact f);
Fact fact_multiply(DType t, Fact a, Fact b);
Fact fact_power(DType t, Fact a, Fact b);
Fact fact_sum(DType t, Fact f, double n);        // of n elements of f each, stored as t
Fact fact_product(DType t, Fact f, double n);    // likewise
Fact fact_extreme(Fact a, Fact b, bool greater); // maximum or minimum
// An elementwise op; `out` is the element type of the result. `same`: its operands are one value.
Fact fact_of_op(const Op *op, const Fact *in, DType out, bool same, bool *assumes_ordinary);
// Whether that a result is not finite, although no operand may be infinite or NaN, is the data's doing.
bool fact_excused(const Op *op, const Fact *in);

// Whether the result tells a zero that the program makes from one of the other sign.
bool fact_tells_signs(const Op *op, const Fact *in);

#endif
