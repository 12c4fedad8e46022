// digamma and Hurwitz's zeta function left of 0, in numbers of 113 bits: both have zeros between their poles, where terms cancel and
// what is left is to be right in every bit of f64. Sources: Abramowitz and Stegun, "Handbook of Mathematical Functions", 4.2, 4.3 and
// 6.3; 25.11 of the NIST DLMF. The few functions they need are summed here: not every libm has them.
#include "ir/eval/internal.h"

#include <math.h>

typedef __float128 Quad;

static const Quad PI_Q = (Quad)0x1.921fb54442d18p+1 + (Quad)0x1.1a62633145c07p-53 + (Quad)-0x1.f1976b7ed8fbcp-109;
static const Quad LN2_Q = (Quad)0x1.62e42fefa39efp-1 + (Quad)0x1.abc9e3b39803fp-56 + (Quad)0x1.7b57a079a1934p-111;

// B2, B4, ... as fractions
static const struct {
    int64_t over, under;
    // clang-format off
} bernoulli[] = {{1, 6},          {-1, 30},         {1, 42},         {-1, 30},          {5, 66},
                 {-691, 2730},    {7, 6},           {-3617, 510},    {43867, 798},      {-174611, 330},
                 {854513, 138},   {-236364091, 2730}, {8553103, 6},  {-23749461029, 870}, {8615841276005, 14322}};
// clang-format on

static Quad quad_exp(Quad x) {
    int n = (int)lroundl((long double)(x / LN2_Q));
    Quad r = x - n * LN2_Q, sum = 1, term = 1;
    for (int k = 1; k < 40; k++) sum += term *= r / k;
    return sum * (Quad)ldexpl(1, n);
}

// The long double's logarithm and one step of Newton's.
static Quad quad_log(Quad x) {
    Quad y = logl((long double)x);
    return y + (x / quad_exp(y) - 1);
}

// tan(pi x), |x| <= 1/2
static Quad tan_pi(Quad x) {
    Quad a = PI_Q * x, sine = 0, cosine = 0, term = 1;
    for (int k = 0; k < 40; k += 2) {
        cosine += term;
        sine += term *= a / (k + 1);
        term *= -a / (k + 2);
    }
    return sine / cosine;
}

// For x near the zero at 1.46 the terms are some units in size, and the result may be 2^-53: 113 bits are enough, but not many too many.
long double eval_digamma(long double x) {
    if (isnan(x) || x == INFINITY) return x;
    if (x <= 0 && x == floorl(x)) return NAN;
    Quad sum = 0, at = x;
    if (x < 0) {
        sum = -PI_Q / tan_pi(at - (Quad)roundl(x)); // tan has period pi
        at = 1 - at;
    }
    for (; at < 40; at += 1) sum -= 1 / at;
    Quad inverse = 1 / (at * at), term = inverse;
    sum += quad_log(at) - 0.5Q / at;
    for (size_t k = 0; k < COUNT(bernoulli); k++, term *= inverse) sum -= (Quad)bernoulli[k].over / (Quad)bernoulli[k].under * term / (int)(2 * (k + 1));
    return (long double)sum;
}

// q^-x for whole x > 1
static Quad power(Quad q, long double x) {
    Quad r = 1, square = 1 / q;
    for (; x >= 1 && square != 0 && square < (Quad)INFINITY; x = floorl(x / 2), square *= square)
        if (fmodl(x, 2) == 1) r *= square;
    return x >= 1 ? square : r; // the square is 0 or infinite, and so is what it would be a factor of
}

// The sum of (q + k)^-x, q > 0 and whole x: as zeta_right of special.c.
static Quad zeta_whole(long double x, Quad q) {
    Quad sum = 0;
    for (; q < 40 + (Quad)x; q += 1) {
        Quad term = power(q, x);
        sum += term;
        if (!(term * (1 + q / ((Quad)x - 1)) > sum * (Quad)0x1p-115)) return sum;
    }
    Quad last = power(q, x), term = last * (Quad)x / q, factorial = 2;
    sum += last * q / ((Quad)x - 1) + last / 2;
    for (size_t k = 0; k < COUNT(bernoulli); k++) {
        sum += (Quad)bernoulli[k].over / (Quad)bernoulli[k].under / factorial * term;
        Quad j = (Quad)x + 2 * (int)k;
        term *= (j + 1) * (j + 2) / (q * q);
        factorial *= (Quad)(2 * k + 3) * (Quad)(2 * k + 4);
    }
    return sum;
}

// q < 0, neither of them whole but x: the terms left of 0 are those right of it, up to their sign.
long double eval_zeta_left(long double x, long double q, bool x_even) {
    Quad f = (Quad)q - (Quad)floorl(q), g = (Quad)ceill(q) - (Quad)q;
    Quad near = zeta_whole(x, f), far = zeta_whole(x, g), beyond = zeta_whole(x, 1 - (Quad)q);
    if (x_even) return (long double)(near + far - beyond);
    if (near < (Quad)INFINITY || far < (Quad)INFINITY) return (long double)(near - far + beyond);
    return (long double)(f < g ? near : f > g ? -far : beyond); // of two infinite ones that nearer its pole is the larger
}
