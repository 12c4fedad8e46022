// Matrix products and convolutions in all layouts. See text.h.
#include "tests/ops/graph/text.h"

#include <math.h>
#include <string.h>

static Val products(Val x, Val y, Val like, double n) {
    double twice = dtype_is_complex(x.dtype) ? 2 : 1;
    like.mag = twice * n * x.mag * y.mag, like.err = twice * n * (x.err * y.mag + y.err * x.mag + x.err * y.err), like.grain = x.grain * y.grain;
    return rounded(like, 8 * twice);
}

static bool fits(Val v) { return (v.dtype != DT_F16 || !(v.mag > 3e4)); }

static const char *precision(Graph *g) {
    static const char *const names[] = {"DEFAULT", "HIGH", "HIGHEST"};
    if (below(g, 4)) return "";
    return arena_printf(&g->arena, ", precision_config = [#stablehlo<precision %s>, #stablehlo<precision %s>]", names[below(g, 3)], names[below(g, 3)]);
}

static bool make_dot(Graph *g) {
    Val x = pick(g, types("BSUFC"), FINITE), y = x, z = x;
    unsigned order[MAX_DIMS], place[MAX_DIMS], lb[MAX_DIMS], rb[MAX_DIMS], lc[MAX_DIMS], rc[MAX_DIMS];
    if (x.rank > 4) return false;
    shuffle(g, order, x.rank);
    unsigned nb = x.rank > 2 && one_in(g, 2) ? 1 + one_in(g, 4) : one_in(g, 16) && x.rank, nc = below(g, 8) ? 1 : 0, nf = below(g, 3) ? 1 : below(g, 2) * 2;
    if (x.rank > nb + 2 && one_in(g, 3)) nc = 2;
    if (nb + nc > x.rank || nb + nc + nf > 5) return false;
    y.rank = nb + nc + nf, z.rank = 0;
    shuffle(g, place, y.rank);
    double k = 1;
    bool used[MAX_DIMS] = {0}, taken[MAX_DIMS] = {0};
    for (unsigned i = 0; i < nb; i++) lb[i] = order[i], rb[i] = place[i], y.dims[rb[i]] = z.dims[z.rank++] = x.dims[lb[i]], used[lb[i]] = taken[rb[i]] = true;
    for (unsigned i = 0; i < nc; i++) {
        lc[i] = order[nb + i], rc[i] = place[nb + i], used[lc[i]] = taken[rc[i]] = true;
        y.dims[rc[i]] = x.dims[lc[i]], k *= (double)x.dims[lc[i]];
    }
    for (unsigned i = 0; i < nf; i++) y.dims[place[nb + nc + i]] = size(g);
    for (unsigned i = 0; i < x.rank; i++)
        if (!used[i]) z.dims[z.rank++] = x.dims[i];
    for (unsigned i = 0; i < y.rank; i++)
        if (!taken[i]) z.dims[z.rank++] = y.dims[i];
    if (z.rank > 6 || extent(y) > MAX_SIZE || extent(z) > MAX_SIZE || (double)elems(z) * k > 5e5) return false;
    y = partner(g, y, FINITE);
    z = products(x, y, z, k);
    if (!fits(z)) return false;
    const char *attr = arena_printf(&g->arena,
                                    "dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = %s, rhs_batching_dimensions = %s, "
                                    "lhs_contracting_dimensions = %s, rhs_contracting_dimensions = %s>%s",
                                    bracket(g, lb, nb), bracket(g, rb, nb), bracket(g, lc, nc), bracket(g, rc, nc), precision(g));
    return done(g, emit(g, "dot_general", attr, (Val[]){x, y}, 2, z));
}

static const char *roles(Graph *g, const unsigned *at, unsigned rank, char first, char second) {
    static const char digits[] = "0123456789";
    char role[MAX_DIMS], text[64] = "[";
    for (unsigned i = 0; i < rank; i++) role[at[i]] = i == 0 ? first : i == 1 ? second : digits[i - 2];
    for (unsigned i = 0; i < rank; i++) {
        size_t n = strlen(text);
        snprintf(text + n, sizeof text - n, i ? ", %c" : "%c", role[i]);
    }
    return arena_printf(&g->arena, "%s]", text);
}

static Val image(Graph *g) {
    Val x = {.dtype = type_of(g, types("BSUFC")), .rank = 2 + below(g, 4)};
    do {
        for (unsigned i = 0; i < x.rank; i++) x.dims[i] = one_in(g, 30) ? 0 : 1 + below(g, one_in(g, 4) ? 33 : 9);
    } while (extent(x) > MAX_SIZE);
    return argument(g, x, FINITE);
}

static bool make_conv(Graph *g) {
    Val x = one_in(g, 2) ? image(g) : pick(g, types("BSUFC"), FINITE), k = x, z = x;
    if (x.rank < 2) return false;
    unsigned in[MAX_DIMS], ker[MAX_DIMS], out[MAX_DIMS], n = x.rank - 2, s[4], ld[4], rd[4];
    int pad[8];
    for (unsigned i = 0; i < x.rank; i++) in[i] = ker[i] = out[i] = i;
    if (one_in(g, 2)) shuffle(g, in, x.rank), shuffle(g, ker, x.rank), shuffle(g, out, x.rank);
    int64_t batch = x.dims[in[0]], channels = x.dims[in[1]], groups = 1, batch_groups = 1;
    if (one_in(g, 3) && channels) groups = one_in(g, 2) ? channels : channels % 2 ? 1 : 2;
    else if (one_in(g, 6) && batch % 2 == 0 && batch) batch_groups = 2;
    int64_t features = one_in(g, 2) ? size(g) : 1 + below(g, 20);
    features = (features + groups * batch_groups - 1) / (groups * batch_groups) * groups * batch_groups;
    k.dims[ker[0]] = features, k.dims[ker[1]] = channels / groups;
    z.dims[out[0]] = batch / batch_groups, z.dims[out[1]] = features;
    double count = (double)(channels / groups);
    Text reversal = {0};
    bool reversed = one_in(g, 5);
    for (unsigned i = 0; i < n; i++) {
        int64_t window = 1 + below(g, 4), have = x.dims[in[2 + i]];
        s[i] = 1 + below(g, 2), ld[i] = below(g, 5) ? 1 : 2, rd[i] = below(g, 4) ? 1 : 2;
        pad[2 * i] = (int)below(g, 4) - (below(g, 4) == 0), pad[2 * i + 1] = (int)below(g, 4) - (below(g, 4) == 0);
        have = (have ? (have - 1) * ld[i] + 1 : 0) + pad[2 * i] + pad[2 * i + 1];
        int64_t want = (window - 1) * rd[i] + 1;
        if (have < want) return vec_free(&reversal), false;
        k.dims[ker[2 + i]] = window, z.dims[out[2 + i]] = (have - want) / s[i] + 1;
        count *= (double)window;
        text_f(&reversal, "%s%s", i ? ", " : "", reversed && one_in(g, 2) ? "true" : "false");
    }
    const char *reversals = reversed && n ? arena_printf(&g->arena, ", window_reversal = array<i1: %s>", reversal.items) : "";
    vec_free(&reversal);
    if (extent(k) > MAX_SIZE || extent(z) > MAX_SIZE || (double)elems(z) * count > 5e5) return false;
    k = partner(g, k, FINITE);
    z = products(x, k, z, count);
    if (!fits(z)) return false;
    const char *attr = arena_printf(
        &g->arena, "%s, %s, %s, %s%s, dimension_numbers = #stablehlo.conv<%sx%s->%s>, feature_group_count = %lld : i64, batch_group_count = %lld : i64%s",
        list(g, "window_strides", s, n), pairs(g, "padding", pad, n), list(g, "lhs_dilation", ld, n), list(g, "rhs_dilation", rd, n), reversals,
        roles(g, in, x.rank, 'b', 'f'), roles(g, ker, x.rank, 'o', 'i'), roles(g, out, x.rank, 'b', 'f'), (long long)groups, (long long)batch_groups,
        precision(g));
    return done(g, emit(g, "convolution", attr, (Val[]){x, k}, 2, z));
}

static const Step steps[] = {{make_dot, 5}, {make_conv, 3}, {NULL, 0}};
const Family contract_family = {"contract", steps, 6};
