// See padded_more.h: one function an op.
#include "tests/ops/random/padded_more.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *one_of(Gen *g, const char *const *rows, size_t n) { return rows[below(g, (unsigned)n)]; }
#define ONE_OF(g, ...) one_of(g, (const char *const[]){__VA_ARGS__}, COUNT(((const char *const[]){__VA_ARGS__})))

void op_reciprocal(Gen *g) {
    Val x = *pick(g, "f32"), c = splat(g, ONE_OF(g, "1.0", "-1.0", "1.0e30", "1.0e9", "0.0", "3.0e38"), &x);
    keep(g, binary(g, "divide", &c, &x));
}

static const char *number_of(Gen *g, const char *type) {
    if (!strcmp(type, "f16")) return ONE_OF(g, "0.0", "1.0", "2.0", "-1.0e4", "6.0e4", "-6.5504e4", "1.0e-4", "0xFC00", "0.5", "1.0e3");
    if (!strcmp(type, "bf16")) return ONE_OF(g, "0.0", "1.0", "2.0", "-1.0e4", "-1.0e9", "0xFF80", "0xFF7F", "1.0e-4", "1.0e30", "0.5");
    if (!strcmp(type, "f64")) return ONE_OF(g, "0.0", "1.0", "2.0", "-1.0e9", "-1.0e300", "-1.7976931348623157e308", "1.0e-300", "1.0e200", "0.5");
    if (!strcmp(type, "i8")) return ONE_OF(g, "0", "1", "-1", "127", "-128", "3");
    if (!strcmp(type, "ui8")) return ONE_OF(g, "0", "1", "255", "128", "3");
    return ONE_OF(g, "0", "1", "-1", "2147483647", "-2147483648", "-1000000000", "1000000000", "46341", "3");
}

// The mask as that type.
static Val mask_as(Gen *g, const Val *x, int dim) {
    Val m = mask_of(g, x, dim);
    return convert(g, &m, x->type);
}

// A few ops in another element type, and back.
void op_typed(Gen *g) {
    Val start = *pick(g, "f32");
    const char *type = ONE_OF(g, "f16", "bf16", "f64", "i32", "i64", "i8", "ui8", "f16", "i32");
    bool real = type[0] == 'f' || type[0] == 'b';
    Val x = convert(g, &start, type);
    for (unsigned i = 0, n = 1 + below(g, 4); i < n; i++) {
        int dim = padded_dim(g, &x);
        unsigned how = below(g, 5);
        if (how == 0 && real) {
            x = unary(g, ONE_OF(g, "stablehlo.exponential", "stablehlo.tanh", "stablehlo.negate", "stablehlo.abs", "stablehlo.rsqrt", "stablehlo.sqrt"), &x);
        } else if (how == 1 && dim >= 0) { // (1 - mask) * number, added; or times the mask
            Val m = mask_as(g, &x, dim), one = splat(g, real ? "1.0" : "1", &x), c = splat(g, number_of(g, type), &x);
            Val out = binary(g, "subtract", &one, &m), bias = binary(g, "multiply", &out, &c);
            x = below(g, 2) ? binary(g, "multiply", &x, &m) : binary(g, "add", &x, &bias);
        } else if (how == 2 && dim >= 0) {
            Val t = truth_of(g, &x, dim), c = splat(g, number_of(g, type), &x);
            x = chosen(g, &t, &x, &c);
        } else {
            Val c = splat(g, number_of(g, type), &x);
            x = binary(g, ONE_OF(g, "add", "multiply", "subtract", "maximum", "minimum", "multiply", "divide"), &x, &c);
        }
        x.huge = 2;
    }
    if (below(g, 3) == 0 && x.rank) {
        unsigned over = 1U << below(g, (unsigned)x.rank);
        Val shape = x, r = reduce(g, "add", real ? "0.0" : "0", &x, over);
        x = spread(g, &r, &shape, over);
    }
    Val back = convert(g, &x, "f32");
    back.huge = 2;
    keep(g, back);
}

// Whether any, or all, of the elements of rows are greater than something.
void op_truth(Gen *g) {
    Val x = *pick(g, "f32"), c = splat(g, ONE_OF(g, "0.0", "0.5", "-1.0e9", "-1.0"), &x), p = compare(g, ONE_OF(g, "LT", "GT", "EQ", "NE", "GE", "LE"), &x, &c);
    if (!x.rank) return;
    int dim = padded_dim(g, &x);
    if (dim >= 0 && below(g, 2)) {
        Val t = truth_of(g, &x, dim);
        p = binary(g, ONE_OF(g, "and", "or", "and", "xor"), &p, &t);
    }
    bool all = below(g, 2);
    Val r = reduce(g, all ? "and" : "or", all ? "true" : "false", &p, 1U << below(g, (unsigned)x.rank));
    r = convert(g, &r, "f32");
    r.huge = 0;
    keep(g, r);
}

// As jax.numpy.argmax and argmin are exported.
void op_choice(Gen *g) {
    Val x = *pick(g, "f32");
    if (!x.rank || x.huge > 1) return;
    int along = padded_dim(g, &x);
    if (along < 0 || below(g, 3) == 0) along = (int)below(g, (unsigned)x.rank);
    bool most = below(g, 2);
    if (below(g, 3) && padded_dim(g, &x) == along) {
        Val t = truth_of(g, &x, along), c = splat(g, most ? ONE_OF(g, "-1.0e9", "0xFF800000", "-1.0e30") : ONE_OF(g, "1.0e9", "0x7F800000", "2.0e38"), &x);
        x = chosen(g, &t, &x, &c);
    }
    int s = sizes(g, x.rank, x.d);
    Val at = like(g, &x, "i32"), init = constant(g, most ? "0xFF800000" : "0x7F800000", "f32"), zero = constant(g, "0", "i32"), v = fresh(g, "i32", 0, NULL),
        w = fresh(g, "f32", 0, NULL);
    text_f(g->out, "  %%v%d = stablehlo.dynamic_iota %%v%d, dim = %d : (tensor<%dxi32>) -> %s\n", at.id, s, along, x.rank, type_of(&at));
    for (int k = 0; k < x.rank; k++)
        if (k != along) v.d[v.rank++] = x.d[k];
    w.rank = v.rank;
    memcpy(w.d, v.d, sizeof v.d);
    text_f(g->out,
           "  %%r%d:2 = stablehlo.reduce(%%v%d init: %%v%d), (%%v%d init: %%v%d) across dimensions = [%d] : (%s, %s, tensor<f32>, tensor<i32>) -> (%s, %s)\n",
           v.id, x.id, init.id, at.id, zero.id, along, type_of(&x), type_of(&at), type_of(&w), type_of(&v));
    text_f(g->out,
           "   reducer(%%a: tensor<f32>, %%b: tensor<f32>) (%%i: tensor<i32>, %%j: tensor<i32>) {\n"
           "    %%p = stablehlo.compare %s, %%a, %%b : (tensor<f32>, tensor<f32>) -> tensor<i1>\n",
           most ? "GT" : "LT");
    text_z(g->out, "    %q = stablehlo.compare NE, %a, %a : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
                   "    %o = stablehlo.or %p, %q : tensor<i1>\n"
                   "    %e = stablehlo.compare EQ, %a, %b : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
                   "    %l = stablehlo.compare LT, %i, %j : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
                   "    %n = stablehlo.and %e, %l : tensor<i1>\n"
                   "    %k = stablehlo.or %o, %n : tensor<i1>\n"
                   "    %x = stablehlo.select %o, %a, %b : tensor<i1>, tensor<f32>\n"
                   "    %y = stablehlo.select %k, %i, %j : tensor<i1>, tensor<i32>\n"
                   "    stablehlo.return %x, %y : tensor<f32>, tensor<i32>\n"
                   "  }\n");
    Val out = fresh(g, "f32", v.rank, v.d);
    text_f(g->out, "  %%v%d = stablehlo.convert %%r%d#1 : (%s) -> %s\n", out.id, v.id, type_of(&v), type_of(&out));
    keep(g, out);
}

void op_one_hot(Gen *g) { // of the ids, along a second dimension of 3
    Val ids = {4, "i32", 1, {{1, 0}}, 0}, shape = fresh(g, "i32", 2, (Dim[]){{1, 0}, {0, 3}});
    int dims[] = {0}, s = sizes(g, 2, shape.d);
    Val a = broadcast(g, &ids, &shape, dims), b = like(g, &shape, "i32");
    text_f(g->out, "  %%v%d = stablehlo.dynamic_iota %%v%d, dim = 1 : (tensor<2xi32>) -> %s\n", b.id, s, type_of(&b));
    Val p = compare(g, ONE_OF(g, "EQ", "LT", "NE"), &a, &b);
    keep(g, convert(g, &p, "f32"));
}

// sum(x * mask) / sum(mask), which may be kept from 0; and perhaps the deviations from it.
void op_mean(Gen *g) {
    Val x = *pick(g, "f32");
    int dim = padded_dim(g, &x);
    if (dim < 0) return;
    unsigned over = 1U << dim, how = below(g, 4);
    Val m = mask_of(g, &x, dim), y = binary(g, "multiply", &x, &m), sum = reduce(g, "add", "0.0", &y, over), count = reduce(g, "add", "0.0", &m, over);
    Val least = splat(g, how == 0 ? "1.0" : ONE_OF(g, "1.0e-9", "1.0e-12", "1.0e-5"), &count);
    if (how == 0) count = binary(g, "maximum", &count, &least);
    if (how == 1) count = binary(g, "add", &count, &least);
    Val mean = binary(g, "divide", &sum, &count);
    mean.huge = x.huge;
    keep(g, mean);
    if (below(g, 2)) return;
    Val back = spread(g, &mean, &x, over), off = binary(g, "subtract", &x, &back);
    keep(g, below(g, 2) ? binary(g, "multiply", &off, &m) : off);
}

// select(x > 0, f(x), 0), f being what only that is good for.
void op_guard(Gen *g) {
    Val x = *pick(g, "f32"), zero = splat(g, "0.0", &x), one = splat(g, "1.0", &x), p = compare(g, ONE_OF(g, "GT", "NE", "GE"), &x, &zero);
    Val safe = below(g, 2) ? chosen(g, &p, &x, &one) : x;
    Val y = below(g, 2) ? unary(g, ONE_OF(g, "stablehlo.log", "stablehlo.rsqrt", "stablehlo.sqrt"), &safe) : binary(g, "divide", &one, &safe);
    y = chosen(g, &p, &y, &zero);
    y.huge = 2;
    keep(g, y);
}

void op_clamp(Gen *g) {
    Val x = *pick(g, "f32"), lo = constant(g, ONE_OF(g, "-1.0", "0.0", "-1.0e9", "1.0e-6", "0xFF800000"), "f32"),
        hi = constant(g, ONE_OF(g, "1.0", "5.0", "1.0e9", "0x7F800000", "3.0e38"), "f32"), v = like(g, &x, "f32");
    text_f(g->out, "  %%v%d = stablehlo.clamp %%v%d, %%v%d, %%v%d : (tensor<f32>, %s, tensor<f32>) -> %s\n", v.id, lo.id, x.id, hi.id, type_of(&x),
           type_of(&v));
    keep(g, v);
}

// With a constant of several values, along a dimension that is not padded.
void op_table(Gen *g) {
    Val x = *pick(g, "f32");
    int dims[] = {x.rank ? (int)below(g, (unsigned)x.rank) : 0};
    if (!x.rank || x.d[dims[0]].a || x.d[dims[0]].b < 2) return;
    Val table = fresh(g, "f32", 1, &x.d[dims[0]]);
    text_f(g->out, "  %%v%d = stablehlo.constant dense<[", table.id);
    bool zeros = below(g, 2);
    for (int i = 0; i < table.d[0].b; i++) text_f(g->out, "%s%s", i ? ", " : "", zeros && below(g, 2) ? "0.0" : ONE_OF(g, "1.0", "-1.0", "0.5", "2.0", "-3.0"));
    text_f(g->out, "]> : %s\n", type_of(&table));
    Val y = broadcast(g, &table, &x, dims);
    bool turned = below(g, 3) == 0;
    keep(g, binary(g, ONE_OF(g, "divide", "divide", "multiply", "add", "maximum"), turned ? &y : &x, turned ? &x : &y));
}
