#!/usr/bin/env python3
"""Makes codegen/math/tables.h: the polynomial coefficients of codegen/math.

Not part of the build; run by hand with mpmath from PyPI:  python3 codegen/math/minimax.py > codegen/math/tables.h
Method: Remez's exchange on a fine Chebyshev grid at 60 digits, minimising the weighted error max |w (f - p)|; for f32
one coefficient after another is rounded to 24 bits, lowest first, and the rest are fitted again around it, so that
rounding costs next to nothing. The comment over each table states the error that the rounded polynomial has.
"""
from mpmath import mp, mpf, matrix, lu_solve, cos, pi, exp, log, erf, erfc, sin, atan, sqrt, expm1, log1p, frexp, nint, ldexp

mp.dps = 50


def remez(points, degree):
    """points: [(x, g, w)] in order; the polynomial p of that degree with the least max |w (g - p)|."""
    n = degree + 2
    last = len(points) - 1
    ref = [int(round((1 - float(cos(pi * i / (n - 1)))) / 2 * last)) for i in range(n)]
    for i in range(1, n):
        ref[i] = max(ref[i], ref[i - 1] + 1)
    best = None
    for _ in range(30):
        a, b = matrix(n, n), matrix(n, 1)
        for i, k in enumerate(ref):
            x, g, w = points[k]
            power = mpf(1)
            for j in range(degree + 1):
                a[i, j] = power
                power *= x
            a[i, degree + 1] = (-1) ** i / w
            b[i] = g
        c = lu_solve(a, b)
        coef, level = [c[j] for j in range(degree + 1)], abs(c[degree + 1])
        err = [w * (g - horner(coef, x)) for x, g, w in points]
        worst = max(abs(e) for e in err)
        if best is None or worst < best[0]:
            best = (worst, coef)
        if worst <= level * mpf("1.002"):
            break
        peaks = []  # the largest error of each run of equal sign
        for k, e in enumerate(err):
            if peaks and (err[peaks[-1]] > 0) == (e > 0):
                if abs(e) > abs(err[peaks[-1]]):
                    peaks[-1] = k
            else:
                peaks.append(k)
        while len(peaks) > n:
            peaks.pop(0 if abs(err[peaks[0]]) < abs(err[peaks[-1]]) else -1)
        if len(peaks) < n:
            break
        ref = peaks
    return best[1]


def horner(coef, x):
    y = mpf(0)
    for c in reversed(coef):
        y = y * x + c
    return y


def rounded(c, bits):
    if c == 0:
        return c
    m, e = frexp(c)
    return ldexp(nint(ldexp(m, bits)), e - bits)


def table(name, what, f, lo, hi, degree, weight, ctype, fixed=(), n_points=600, n_pairs=0):
    """f(x) ~ sum c[j] x^j on [lo, hi]; `fixed` gives leading coefficients. The error is max |weight(x) * (f - p)|.
    The first n_pairs coefficients have a second part each, in NAME_LO."""
    bits = 24 if ctype == "float" else 53
    lo, hi = mpf(lo), mpf(hi)
    xs = [(lo + hi) / 2 - (hi - lo) / 2 * cos(pi * (k + mpf("0.5")) / n_points) for k in range(n_points)]
    rows = [(x, f(x), weight(x)) for x in xs]
    coef, low = [mpf(c) for c in fixed], []
    while len(coef) <= degree:
        k = len(coef)
        rest = [(x, (g - horner(coef, x)) / x**k, w * x**k) for x, g, w in rows if x != 0 and w * x**k != 0]
        # A weight that changes sign would turn the sign of the error as well.
        rest = [(x, g, abs(w)) for x, g, w in rest]
        fit = remez(rest, degree - k)
        low = [rounded(c - rounded(c, bits), bits) for c in fit[:n_pairs]]
        coef += [rounded(c, bits) for c in (fit[:1] if bits == 24 else fit)]
    worst = max(abs(w * (g - horner(coef, x) - horner(low, x))) for x, g, w in rows)
    print("// %s, %s to %s: error 2^%.1f" % (what, mp.nstr(lo, 6), mp.nstr(hi, 6), float(log(worst, 2))))
    print("static const %s %s[] = {" % ("double" if bits == 53 else "float", name))
    body = ["%s%s" % (float(c).hex(), "" if bits == 53 else "f") for c in coef]
    print("    " + ", ".join(body) + ",\n};")
    if low:
        print("static const double %s_LO[] = {%s};" % (name, ", ".join(float(c).hex() for c in low)))
    import sys
    print(name, float(log(worst, 2)), file=sys.stderr)


def two_parts(name, value, bits_hi, bits_lo=53):
    hi = rounded(value, bits_hi)
    lo = rounded(value - hi, bits_lo)
    print("static const double %s_HI = %s, %s_LO = %s;" % (name, float(hi).hex(), name, float(lo).hex()))


def taylor(f, order, x):
    """f(x) for functions with a removable singularity at 0, whose plain formula cancels near it."""
    return f(x) if abs(x) > mpf("1e-9") else order


LN2 = log(mpf(2))
R = mpf("0.3467")
S_LO, S_HI = sqrt(mpf("0.5")) - 1, sqrt(mpf(2)) - 1
Z_LOG = (S_HI / (2 + S_HI)) ** 2 * mpf("1.001")
mp_exp_tail = lambda r: (expm1(r) - r) / r**2
log_tail = lambda f: (log1p(f) - f + f * f / 2) / f**3
atanh_tail = lambda z: (log((1 + sqrt(z)) / (1 - sqrt(z))) / sqrt(z) - 2) / z
one = lambda x: mpf(1)
PIO4 = pi / 4 * mpf("1.0005")


def f32():
    print("\n// f32")
    table("EXP_F32", "e^r = 1 + r..., relative", exp, -R, R, 6, lambda r: exp(-r), "float", fixed=(1,))
    table("EXPM1_F32", "(e^r - 1 - r) / r^2, relative to e^r - 1", mp_exp_tail, -R, R, 5, lambda r: r**2 / expm1(r), "float")
    table("EXP2_F32", "2^r, relative", lambda r: 2**r, -0.5, 0.5, 6, lambda r: 2 ** (-r), "float", fixed=(1,))
    table("LOG_F32", "(log1p f - f + f^2/2) / f^3, relative to log1p f", log_tail, S_LO * mpf("1.001"), S_HI * mpf("1.001"), 8,
          lambda f: f**3 / log1p(f), "float")
    table("ERF_F32", "-log(erfc x)/x - 1, relative to erf", lambda x: -log(erfc(x)) / x - 1, mpf("1e-8"), mpf("3.95"), 8, lambda x: x * erfc(x) / erf(x), "float",
          n_points=400)
    c = mpf("1.5")  # exact; larger ones need fewer terms, which exceed their sum by more
    scaled_erfc = lambda s: (lambda x: (x + c) * exp(x * x) * erfc(x))(c * s / (1 - s))
    of = lambda x: x / (x + c)
    table("ERFC_F32", "(x + 1.5) e^(x^2) erfc x in x / (x + 1.5), relative", scaled_erfc, of(mpf("0.02")), of(mpf("10.2")), 11, lambda s: 1 / scaled_erfc(s), "float",
          fixed=(c,), n_points=400)
    table("SIN_SHORT_F32", "(1 - sin r / r) / r^2 in r^2, error times r^2", lambda z: (1 - sin(sqrt(z)) / sqrt(z)) / z, mpf("1e-12"), PIO4**2, 2,
          lambda z: z, "float")
    table("COS_SHORT_F32", "(cos r - 1 + r^2/2) / r^4 in r^2, error times r^4", lambda z: (cos(sqrt(z)) - 1 + z / 2) / z**2, mpf("1e-12"), PIO4**2, 2,
          lambda z: z**2 * mpf("1.4"), "float")
    print("\n// f32 computed in f64")
    table("SIN_F32", "(sin r / r - 1) / r^2 in r^2", lambda z: (sin(sqrt(z)) / sqrt(z) - 1) / z, mpf("1e-12"), PIO4**2, 3,
          lambda z: z, "double")
    table("COS_F32", "(cos r - 1 + r^2/2) / r^4 in r^2", lambda z: (cos(sqrt(z)) - 1 + z / 2) / z**2, mpf("1e-12"), PIO4**2, 3,
          lambda z: z**2 * mpf("1.4"), "double")
    table("ATAN_F32", "atan(q)/q in q^2, relative", lambda z: atan(sqrt(z)) / sqrt(z), mpf("1e-12"), 1, 10,
          lambda z: sqrt(z) / atan(sqrt(z)), "double")
    table("LOG2_POW_F32", "log2((1+s)/(1-s))/s in s^2, relative",
          lambda z: log((1 + sqrt(z)) / (1 - sqrt(z)), 2) / sqrt(z), mpf("1e-12"), Z_LOG, 4, lambda z: 1 / mpf("2.9"), "double")
    table("EXP2_POW_F32", "2^r, relative", lambda r: 2**r, -0.5, 0.5, 7, lambda r: 2 ** (-r), "double", fixed=(1,))


def f64():
    print("\n// f64")
    table("EXPM1_F64", "(e^r - 1 - r) / r^2, relative to e^r - 1", mp_exp_tail, -R, R, 10, lambda r: r**2 / expm1(r), "double",
          fixed=("0.5",))
    table("LOG_F64", "(log((1+s)/(1-s))/s - 2) / s^2 in s^2, relative to the log", atanh_tail, mpf("1e-10"), Z_LOG, 6,
          lambda z: z / 2, "double")
    cut = mpf("1")
    table("ERF_SMALL_F64", "erf(x)/x - 1 in x^2, relative to erf", lambda z: erf(sqrt(z)) / sqrt(z) - 1, mpf("1e-12"), cut**2, 13,
          lambda z: sqrt(z) / erf(sqrt(z)), "double")
    mid = mpf("3.5")
    table("ERF_LARGE_F64", "log(erfc x) + x^2 in x - 3.5, error times erfc / erf", lambda t: log(erfc(t + mid)) + (t + mid) ** 2,
          cut - mid, mpf("2.5"), 22, lambda t: erfc(t + mid) / erf(t + mid), "double")
    table("SIN_F64", "(sin r / r - 1) / r^2 in r^2", lambda z: (sin(sqrt(z)) / sqrt(z) - 1) / z, mpf("1e-12"), PIO4**2, 6,
          lambda z: z, "double")
    table("COS_F64", "(cos r - 1 + r^2/2) / r^4 in r^2", lambda z: (cos(sqrt(z)) - 1 + z / 2) / z**2, mpf("1e-12"), PIO4**2, 6,
          lambda z: z**2 * mpf("1.4"), "double")
    table("ATAN_F64", "(atan(q)/q - 1) / q^2 in q^2, relative to atan", lambda z: (atan(sqrt(z)) / sqrt(z) - 1) / z, mpf("1e-12"), 1, 21,
          lambda z: z * sqrt(z) / atan(sqrt(z)), "double")
    # log((1+s)/(1-s)) = 2s (1 + z/3 + z^2 (1/5 + ...)): the tail after the two terms that pow keeps in double-double
    table("LOG_POW_F64", "atanh(s)/s = 1 + z/3 + z^2 T(z): T", lambda z: (log((1 + sqrt(z)) / (1 - sqrt(z))) / (2 * sqrt(z)) - 1 - z / 3) / z**2,
          mpf("1e-8"), Z_LOG, 8, lambda z: z**2, "double")


def special():
    print("\n// Special functions, in f64 for both types; those named F32 are shorter")
    scaled_erfc = lambda x: (1 + 2 * x) * exp(x * x) * erfc(x)
    of_t = lambda t: mpf("3.75") * (1 + t) / (1 - t)
    relative = lambda f: lambda t: 1 / f(t)
    g = lambda t: scaled_erfc(of_t(t))
    top = lambda x: (x - mpf("3.75")) / (x + mpf("3.75"))
    table("ERFC_F64", "(1 + 2x) e^(x^2) erfc x in (x - 3.75) / (x + 3.75), relative", g, -1, top(mpf("27.3")), 28, relative(g), "double", n_pairs=2)
    # x by w = -log(1 - x^2), or by its root
    inverse = lambda w: mp.erfinv(sqrt(-expm1(-w))) / sqrt(-expm1(-w))
    by_w = lambda mid: lambda t: inverse(t + mid)
    by_s = lambda mid: lambda t: inverse((t + mid) ** 2)
    for name, lo, mid, hi, degree, by in (
        ("ERF_INV_F32", mpf("1e-10"), mpf("2.5"), mpf(5), 11, by_w), ("ERF_INV_TAIL_F32", sqrt(mpf("4.999")), mpf(3), mpf("4.1"), 11, by_s),
        ("ERF_INV_F64", mpf("1e-16"), mpf("3.125"), mpf("6.2501"), 24, by_w), ("ERF_INV_TAIL_F64", mpf("2.4999"), mpf("3.25"), mpf("4.0001"), 20, by_s),
        ("ERF_INV_FAR_F64", mpf("3.9999"), mpf(5), mpf("6.01"), 18, by_s)):
        table(name, "erf_inv(x)/x in %s - %s, w = -log(1 - x^2), relative" % ("w" if by is by_w else "sqrt(w)", mp.nstr(mid, 4)), by(mid),
              lo - mid, hi - mid, degree, relative(by(mid)), "double", n_pairs=0 if name.endswith("F32") else 2)
    lg = lambda z: mp.loggamma(2 + z) / z
    table("LGAMMA", "log gamma(2 + z)/z, relative", lg, mpf("-0.5001"), mpf("0.5001"), 19, relative(lg), "double")
    low = lambda t: mp.loggamma(t + mpf("1.25")) / (t + mpf("0.25"))
    table("LGAMMA_LOW", "log gamma(x) / (x - 1) in x - 1.25, relative", low, mpf("-0.25"), mpf("0.2501"), 19, relative(low), "double")
    zero = root(mp.digamma, 1, 2)
    near = lambda t: mp.digamma(t + mpf("1.5")) / (t + mpf("1.5") - zero)
    table("DIGAMMA_NEAR", "digamma(x) / (x - its zero) in x - 1.5, relative", near, mpf("-0.5"), mpf("0.5"), 22, relative(near), "double", n_pairs=1)
    far = lambda t: (log(x_of(t)) - 1 / (2 * x_of(t)) - mp.digamma(x_of(t))) * x_of(t) ** 2
    x_of = lambda t: 1 / sqrt(t)
    table("DIGAMMA_FAR", "(log x - 1 / (2x) - digamma(x)) x^2 in 1 / x^2, times 1 / x^2, of digamma(x)", far, mpf("1e-12"), mpf("0.25"), 14, lambda t: t / mp.digamma(x_of(t)), "double")
    small = lambda u: mp.besseli(1, 8 * sqrt(u)) / (8 * sqrt(u))
    table("BESSEL_I1", "I1(x)/x in (x/8)^2, relative", small, mpf("1e-20"), 1, 17, relative(small), "double")
    far = lambda t: mp.besseli(1, 16 / (1 + t)) * exp(-16 / (1 + t)) * sqrt(16 / (1 + t))
    table("BESSEL_I1E_FAR", "sqrt(x) e^-x I1(x) in 16/x - 1, relative", far, mpf("-0.999999"), 1, 25, relative(far), "double")


def pairs(name, what, values, n_pairs):
    """Numbers as they are, the first n_pairs in two parts."""
    hi = [rounded(v, 53) for v in values]
    low = [rounded(v - h, 53) for v, h in zip(values[:n_pairs], hi)]
    print("// %s" % what)
    print("static const double %s[] = {\n    %s,\n};" % (name, ", ".join(float(c).hex() for c in hi)))
    print("static const double %s_LO[] = {%s};" % (name, ", ".join(float(c).hex() for c in low)))


def derivatives_at(f, zero, n):
    """f(zero + d) / d as a polynomial in d."""
    mp.dps = 150
    c = mp.taylor(f, zero, n)
    mp.dps = 50
    return c[1:]


def root(f, lo, hi):
    mp.dps = 80
    lo, hi = mpf(lo), mpf(hi)
    sign = f(lo) > 0
    for _ in range(250):
        mid = (lo + hi) / 2
        lo, hi = (mid, hi) if (f(mid) > 0) == sign else (lo, mid)
    mp.dps = 50
    return lo


def zeros(name, what, f, spans, n):
    """For each zero of f: the zero in two parts, then f(zero + d) / d in powers of d."""
    print("// %s" % what)
    print("static const double %s[][%d] = {" % (name, n + 2))
    for lo, hi in spans:
        z = root(f, lo, hi)
        first = rounded(z, 53)
        row = [first, rounded(z - first, 53)] + derivatives_at(f, z, n)
        print("    {%s}," % ", ".join(float(c).hex() for c in row))
    print("};")


def wide():
    print("\n// f64 with errors near 2^-104: sums of two f64, whose coefficients are in two parts as far as that is felt")
    log_tail = lambda z: (log((1 + sqrt(z)) / (1 - sqrt(z))) / sqrt(z) - 2) / z
    table("LOG_WIDE", "(log((1+s)/(1-s))/s - 2) / s^2 in s^2, relative to the log", log_tail, mpf("1e-9"), Z_LOG, 15, lambda z: z / 2, "double", n_pairs=10)
    table("EXP_WIDE", "(e^r - 1 - r) / r^2, times r^2", mp_exp_tail, -R, R, 17, lambda r: r**2, "double", n_pairs=12)
    table("SIN_WIDE", "(sin r / r - 1) / r^2 in r^2", lambda z: (sin(sqrt(z)) / sqrt(z) - 1) / z, mpf("1e-9"), PIO4**2, 10, lambda z: z, "double", n_pairs=8)
    table("COS_WIDE", "(cos r - 1) / r^2 in r^2", lambda z: (cos(sqrt(z)) - 1) / z, mpf("1e-9"), PIO4**2, 11, lambda z: z * mpf("1.4"), "double", n_pairs=8)
    b = lambda k: mp.bernoulli(2 * k)
    pairs("STIRLING_WIDE", "B2k / (2k (2k - 1)), k = 1..: log gamma's series in x^(1 - 2k)", [b(k) / (2 * k * (2 * k - 1)) for k in range(1, 19)], 6)
    pairs("DIGAMMA_WIDE", "B2k / 2k, k = 1..: digamma's, in x^(-2k)", [b(k) / (2 * k) for k in range(1, 19)], 6)
    pairs("EULER_MACLAURIN", "B2k / (2k)!, k = 1..", [b(k) / mp.factorial(2 * k) for k in range(1, 21)], 20)
    e = mpf("1e-6")
    zeros("LGAMMA_ZEROS", "log |gamma|", lambda x: log(abs(mp.gamma(x))),
          [(-3 + e, mpf("-2.6")), (mpf("-2.6"), -2 - e), (-4 + e, mpf("-3.5")), (mpf("-3.5"), -3 - e)], 3)
    zeros("DIGAMMA_ZEROS", "digamma", mp.digamma, [(-k + e, 1 - k - e) for k in range(1, 7)], 3)
    two_parts("DIGAMMA_ZERO", root(mp.digamma, 1, 2), 53)
    two_parts("HALF_LOG_2_BY_PI", log(2 / pi) / 2, 53)


def constants():
    print("\n// Constants in two parts")
    two_parts("LN2", LN2, 32)  # HI times an exponent is exact
    two_parts("LN2_FULL", LN2, 53)
    two_parts("LOG2E", 1 / LN2, 53)
    two_parts("LN2_SHORT", LN2, 16, 24)  # f32: HI times an exponent is exact
    two_parts("LN2_F32", LN2, 24, 24)
    two_parts("THIRD", mpf(1) / 3, 53)
    p = pi / 2
    parts = []
    for _ in range(3):
        parts.append(rounded(p, 53))
        p -= parts[-1]
    print("static const double PIO2[] = {%s};" % ", ".join(float(c).hex() for c in parts))
    rest, parts = pi / 2, []
    for _ in range(3):  # cut off, not rounded, so that none is negative
        m, e = frexp(rest)
        parts.append(ldexp(mp.floor(ldexp(m, 24)), e - 24))
        rest -= parts[-1]
    print("static const float PIO2_F32[] = {%s};" % ", ".join(float(c).hex() + "f" for c in parts))
    p = pi
    hi = rounded(p, 53)
    print("static const double PI_PARTS[] = {%s, %s};" % (float(hi).hex(), float(rounded(p - hi, 53)).hex()))
    mp.prec = 1400
    digits = int(mp.floor(ldexp(2 / mp.pi, 64 * 20)))
    words = [(digits >> (64 * (19 - i))) & (2**64 - 1) for i in range(20)]
    print("// 2/pi, 1280 bits behind the point, highest first")
    print("static const uint64_t TWO_OVER_PI[] = {")
    for i in range(0, 20, 5):
        print("    " + ", ".join("0x%016xu" % w for w in words[i:i + 5]) + ",")
    print("};")


print("// Coefficients of the elementary functions, lowest power first. Written by codegen/math/minimax.py, which states the method.")
print("#ifndef TPUCC_CODEGEN_MATH_TABLES_H\n#define TPUCC_CODEGEN_MATH_TABLES_H\n\n#include <stdint.h>")
f32()
f64()
special()
wide()
constants()
print("\n#endif")
