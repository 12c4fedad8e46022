// Which function of complex numbers an op is: see complex.h.
#include "codegen/math/complex.h"

#include "codegen/math/complex_families.h"

static Complex abs_of(const Math *m, Complex z) { return (Complex){complex_abs(m, z), NULL}; }
static Complex rsqrt_of(const Math *m, Complex z) { return complex_div(m, (Complex){k(m, 1), k(m, 0)}, complex_sqrt(m, z)); }
static Complex cosh_of(const Math *m, Complex z) { return complex_cosine(m, (Complex){neg(m, z.im), z.re}); }
static Complex maximum_of(const Math *m, Complex x, Complex y) { return complex_limit(m, x, y, true); }
static Complex minimum_of(const Math *m, Complex x, Complex y) { return complex_limit(m, x, y, false); }

static const struct {
    Complex (*one)(const Math *m, Complex z);
    Complex (*two)(const Math *m, Complex x, Complex y);
} functions[OP_COUNT] = {
    [OP_ABS] = {.one = abs_of},           [OP_ACOS] = {.one = complex_acos},   [OP_ACOSH] = {.one = complex_acosh},
    [OP_ASIN] = {.one = complex_asin},    [OP_ASINH] = {.one = complex_asinh}, [OP_ATAN] = {.one = complex_atan},
    [OP_ATAN2] = {.two = complex_atan2},  [OP_ATANH] = {.one = complex_atanh}, [OP_CBRT] = {.one = complex_cbrt},
    [OP_CHLO_TAN] = {.one = complex_tan}, [OP_COSH] = {.one = cosh_of},        [OP_COSINE] = {.one = complex_cosine},
    [OP_DIVIDE] = {.two = complex_div},   [OP_EXP] = {.one = complex_exp},     [OP_EXPM1] = {.one = complex_expm1},
    [OP_LOG] = {.one = complex_log},      [OP_LOG1P] = {.one = complex_log1p}, [OP_LOGISTIC] = {.one = complex_logistic},
    [OP_MAXIMUM] = {.two = maximum_of},   [OP_MINIMUM] = {.two = minimum_of},  [OP_POWER] = {.two = complex_pow},
    [OP_RSQRT] = {.one = rsqrt_of},       [OP_SIGN] = {.one = complex_sign},   [OP_SINE] = {.one = complex_sine},
    [OP_SINH] = {.one = complex_sinh},    [OP_SQRT] = {.one = complex_sqrt},   [OP_SQUARE] = {.one = complex_square},
    [OP_TAN] = {.one = complex_tan},      [OP_TANH] = {.one = complex_tanh},
};

bool complex_fn_known(OpKind op) { return functions[op].one || functions[op].two; }

Complex emit_complex_fn(LlvmCtx *l, OpKind op, Complex x, Complex y) {
    Math on = math_on(l, ll_type(x.re)), *m = &on;
    if (!complex_fn_known(op)) ICE("%s of complex numbers", op_text(op));
    return functions[op].one ? functions[op].one(m, x) : functions[op].two(m, x, y);
}
