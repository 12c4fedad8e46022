// Factorisations, transforms and random bits. See text.h.
#include "tests/ops/graph/text.h"

#include <math.h>
#include <string.h>

#define SQUARE "FC"

// Batches of n x n matrices whose diagonal is at least twice what is beside it.
static Val diagonal(Graph *g, Val like) {
    Val i = like;
    i.dtype = DT_I32, i.mag = 200, i.grain = 1, i.err = 0, i.pure = true;
    Val j = i, p = i, d = like;
    i = emit(g, "iota", arena_printf(&g->arena, "iota_dimension = %u : i64", like.rank - 2), NULL, 0, i);
    j = emit(g, "iota", arena_printf(&g->arena, "iota_dimension = %u : i64", like.rank - 1), NULL, 0, j);
    p.dtype = DT_I1, p.mag = 1;
    p = emit(g, "compare", enumerated(g, "comparison_direction", "comparison_direction", "EQ"), (Val[]){i, j}, 2, p);
    d.mag = 1, d.grain = 1, d.err = 0, d.pure = true;
    return emit1(g, "convert", p, d);
}

static Val matrices(Graph *g, DType t) {
    static const int64_t sizes[] = {1, 2, 3, 5, 7, 8, 15, 16, 17, 24, 31, 33};
    Val a = {.dtype = t, .rank = 2 + below(g, 3)};
    a.dims[a.rank - 1] = a.dims[a.rank - 2] = sizes[below(g, 12)];
    for (unsigned i = 0; i + 2 < a.rank; i++) a.dims[i] = one_in(g, 30) ? 0 : 1 + below(g, 3);
    return argument_of(g, a, PLAIN, 0);
}

// A A^H / (4 n) + I: eigenvalues from 1 to a little over 2.
static bool make_cholesky(Graph *g) {
    Val a = matrices(g, type_of(g, types(SQUARE))), b = a;
    if (g->in_function || elems(a) > 4000) return false;
    unsigned batch[MAX_DIMS], last = a.rank - 1;
    double n = (double)a.dims[last], unit = unit_of(a.dtype), twice = dtype_is_complex(a.dtype) ? 2 : 1;
    for (unsigned i = 0; i + 1 < last; i++) batch[i] = i;
    if (dtype_is_complex(a.dtype)) b = emit1(g, "chlo.conj", a, a);
    const char *attr = arena_printf(&g->arena,
                                    "dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = %s, rhs_batching_dimensions = %s, "
                                    "lhs_contracting_dimensions = [%u], rhs_contracting_dimensions = [%u]>",
                                    bracket(g, batch, last - 1), bracket(g, batch, last - 1), last, last);
    a.mag = 4 * n * twice, a.pure = false, a.err = 8 * unit * a.mag;
    Val s = emit(g, "dot_general", attr, (Val[]){a, b}, 2, a);
    s = emit2(g, "multiply", s, splat(g, s, 1 / (4 * n)), s);
    s = emit2(g, "add", s, diagonal(g, s), s);
    Val l = s;
    l.mag = 2 * twice + 1, l.err = 64 * twice * unit * n, l.grain = 0, l.pure = false;
    bool lower = one_in(g, 2);
    l = emit(g, "cholesky", lower ? "lower = true" : one_in(g, 2) ? "lower = false" : NULL, &s, 1, l);
    // what lies on the other side of the diagonal is not said
    Val i = l, p = l;
    i.dtype = DT_I32, p.dtype = DT_I1, p.mag = 1, p.err = 0;
    Val j = emit(g, "iota", arena_printf(&g->arena, "iota_dimension = %u : i64", last), NULL, 0, i);
    i = emit(g, "iota", arena_printf(&g->arena, "iota_dimension = %u : i64", last - 1), NULL, 0, i);
    p = emit(g, "compare", enumerated(g, "comparison_direction", "comparison_direction", lower ? "GE" : "LE"), (Val[]){i, j}, 2, p);
    return done(g, emit(g, "select", NULL, (Val[]){p, l, splat(g, l, 0)}, 3, l));
}

static bool make_triangular_solve(Graph *g) {
    static const char *const names[] = {"NO_TRANSPOSE", "TRANSPOSE", "ADJOINT"};
    Val a = matrices(g, type_of(g, types(SQUARE))), b = a;
    if (g->in_function) return false;
    unsigned last = a.rank - 1;
    bool left = one_in(g, 2), lower = one_in(g, 2), unit = one_in(g, 3);
    double n = (double)a.dims[last], one = unit_of(a.dtype), twice = dtype_is_complex(a.dtype) ? 2 : 1;
    a.mag = 4, a.err = 2 * one, a.pure = false, a.grain = 0;
    a = emit2(g, "multiply", a, splat(g, a, 0.25 / n), a);
    a = emit2(g, "add", a, diagonal(g, a), a); // rows beside the diagonal sum to 1/2 at most
    b.dims[left ? last : last - 1] = 1 + below(g, 9);
    b = partner(g, b, FINITE);
    if (!isfinite(b.mag) || b.mag > 8) return false;
    Val x = b;
    x.mag = 4 * twice * fmax(b.mag, 1), x.err = 4 * b.err + 32 * twice * one * n * x.mag, x.grain = 0, x.pure = false;
    const char *attr = arena_printf(&g->arena, "left_side = %s, lower = %s, unit_diagonal = %s, transpose_a = #stablehlo<transpose %s>",
                                    left ? "true" : "false", lower ? "true" : "false", unit ? "true" : "false", names[below(g, 3)]);
    return done(g, emit(g, "triangular_solve", attr, (Val[]){a, b}, 2, x));
}

static bool make_fft(Graph *g) {
    static const char *const names[] = {"FFT", "IFFT", "RFFT", "IRFFT"};
    unsigned kind = below(g, 4), length[MAX_DIMS];
    Val x = pick(g, types(kind == 2 ? "P" : "C"), FINITE | RANKED | SOME), y = x;
    unsigned n = 1 + below(g, x.rank < 3 ? x.rank : 3);
    double count = 1;
    for (unsigned i = 0; i < n; i++) length[i] = (unsigned)x.dims[x.rank - n + i];
    if (kind == 2) y.dtype = x.dtype == DT_F32 ? DT_C64 : DT_C128, y.dims[x.rank - 1] = length[n - 1] / 2 + 1;
    if (kind == 3) {
        length[n - 1] = length[n - 1] < 2 ? 1 : 2 * (length[n - 1] - 1) + one_in(g, 3);
        y.dtype = part_of(x.dtype), y.dims[x.rank - 1] = length[n - 1];
    }
    for (unsigned i = 0; i < n; i++) count *= length[i];
    if (extent(y) > MAX_SIZE || (double)elems(y) * count > 4e6) return false;
    double sum = 2 * count * (kind == 3 ? 2 : 1) * x.mag, scale = kind == 1 || kind == 3 ? 1 / count : 1; // the inverses divide
    y.mag = sum * scale, y.err = (2 * count * 2 * x.err + (8 + 2 * log2(count)) * unit_of(x.dtype) * sum) * scale, y.grain = 0, y.pure = false;
    const char *attr = arena_printf(&g->arena, "%s, %s", enumerated(g, "fft_type", "fft_type", names[kind]), list(g, "fft_length", length, n));
    return done(g, emit(g, "fft", attr, &x, 1, y));
}

static bool make_random_bits(Graph *g) {
    static const char *const names[] = {"DEFAULT", "THREE_FRY", "PHILOX"};
    unsigned k = below(g, 3), words = k == 2 && one_in(g, 2) ? 3 : 2;
    Val out[2] = {{.dtype = DT_UI64, .rank = 1, .dims = {words}}, random_shape(g, type_of(g, types("SU")))};
    if (one_in(g, 4)) out[0].dtype = DT_UI32, out[0].dims[0] = 2 * words;
    Val state = argument_of(g, out[0], SPECIAL, 0);
    for (int i = 0; i < 2; i++) out[i].mag = int_most(out[i].dtype), out[i].grain = 1, out[i].pure = true;
    emit_parts(g, "rng_bit_generator", enumerated(g, "rng_algorithm", "rng_algorithm", names[k]), &state, 1, NULL, out, 2);
    return push(g, out[0]), done(g, out[1]);
}

static const Step steps[] = {{make_cholesky, 1}, {make_triangular_solve, 1}, {make_fft, 1}, {make_random_bits, 1}, {NULL, 0}};
const Family linalg_family = {"linalg", steps, 3};
