// See padded_more.h: ops with regions, windows, loops and branches, one function an op.
#include "tests/ops/random/padded_more.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Windows of fixed size along one dimension, one step at a time, so that sizes stay sums.
void op_window(Gen *g) {
    static const char *const rows[][2] = {{"add", "0.0"}, {"maximum", "0xFF800000"}, {"maximum", "0.0"}, {"add", "1.0"}, {"minimum", "0x7F800000"}};
    Val x = *pick(g, "f32"), v = like(g, &x, "f32");
    if (!x.rank) return;
    int along = (int)below(g, (unsigned)x.rank), low = (int)below(g, 3), high = (int)below(g, 3), w = 1 + (int)below(g, 3);
    unsigned row = below(g, COUNT(rows));
    v.d[along].b += low + high - w + 1;
    if (v.d[along].a + v.d[along].b < 1) return;
    if (x.huge > 1) return;
    v.huge = worse(x.huge, row == 1 || row == 4);
    Val c = constant(g, rows[row][1], "f32");
    text_f(g->out, "  %%v%d = \"stablehlo.reduce_window\"(%%v%d, %%v%d) <{window_dimensions = array<i64: ", v.id, x.id, c.id);
    for (int k = 0; k < x.rank; k++) text_f(g->out, "%s%d", k ? ", " : "", k == along ? w : 1);
    text_z(g->out, ">, padding = dense<[");
    for (int k = 0; k < x.rank; k++) text_f(g->out, "%s[%d, %d]", k ? ", " : "", k == along ? low : 0, k == along ? high : 0);
    text_f(g->out,
           "]> : tensor<%dx2xi64>}> ({\n"
           "  ^bb0(%%a: tensor<f32>, %%b: tensor<f32>):\n"
           "    %%r = stablehlo.%s %%a, %%b : tensor<f32>\n"
           "    stablehlo.return %%r : tensor<f32>\n"
           "  }) : (%s, tensor<f32>) -> %s\n",
           x.rank, rows[row][0], type_of(&x), type_of(&v));
    keep(g, v);
}

// As jax.numpy.cumsum is exported: a window as large as the dimension.
void op_cumulate(Gen *g) {
    Val x = *pick(g, "f32"), v = like(g, &x, "f32"), c = constant(g, "0.0", "f32");
    if (!x.rank) return;
    int along = (int)below(g, (unsigned)x.rank);
    Dim one[MAX_DIMS] = {0}, window[MAX_DIMS] = {0};
    bool turned = below(g, 3) == 0;
    for (int k = 0; k < x.rank; k++) one[k] = (Dim){0, 1}, window[k] = k == along ? x.d[k] : one[k];
    int w = sizes(g, x.rank, window), s = sizes(g, x.rank, one), rows[MAX_DIMS];
    for (int k = 0; k < x.rank; k++) {
        Dim none = {0, 0}, less = {x.d[k].a, x.d[k].b - 1}, pair[2] = {k == along && !turned ? less : none, k == along && turned ? less : none};
        int vector = sizes(g, 2, pair);
        rows[k] = g->next++;
        text_f(g->out, "  %%v%d = stablehlo.reshape %%v%d : (tensor<2xi32>) -> tensor<1x2xi32>\n", rows[k], vector);
    }
    int padding = g->next++;
    text_f(g->out, "  %%v%d = stablehlo.concatenate ", padding);
    for (int k = 0; k < x.rank; k++) text_f(g->out, "%s%%v%d", k ? ", " : "", rows[k]);
    text_z(g->out, ", dim = 0 : (");
    for (int k = 0; k < x.rank; k++) text_f(g->out, "%stensor<1x2xi32>", k ? ", " : "");
    text_f(g->out, ") -> tensor<%dx2xi32>\n", x.rank);
    text_f(g->out,
           "  %%v%d = stablehlo.custom_call @stablehlo.dynamic_reduce_window(%%v%d, %%v%d, %%v%d, %%v%d, %%v%d, %%v%d, %%v%d) {api_version = 2 : i32, "
           "called_computations = [@sum]} : (%s, tensor<f32>, ",
           v.id, x.id, c.id, w, s, s, s, padding, type_of(&x));
    for (int k = 0; k < 4; k++) text_f(g->out, "tensor<%dxi32>, ", x.rank);
    text_f(g->out, "tensor<%dx2xi32>) -> %s\n", x.rank, type_of(&v));
    v.huge = worse(x.huge, 0);
    keep(g, v);
}

void op_sort(Gen *g) {
    Val x = *pick(g, "f32"), v = like(g, &x, "f32");
    if (!x.rank) return;
    text_f(g->out,
           "  %%v%d = \"stablehlo.sort\"(%%v%d) <{dimension = %u : i64, is_stable = true}> ({\n"
           "  ^bb0(%%a: tensor<f32>, %%b: tensor<f32>):\n"
           "    %%r = stablehlo.compare LT, %%a, %%b : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
           "    stablehlo.return %%r : tensor<i1>\n  }) : (%s) -> %s\n",
           v.id, x.id, below(g, (unsigned)x.rank), type_of(&x), type_of(&v));
    keep(g, v);
}

void op_convolve(Gen *g) { // [2, n, 3], along the second dimension
    Val x = g->v[0];
    for (int i = 0, seen = 0; i < g->n; i++)
        if (g->v[i].rank == 3 && !g->v[i].d[2].a && g->v[i].d[2].b == 3 && !strcmp(g->v[i].type, "f32") && !below(g, (unsigned)++seen)) x = g->v[i];
    if (x.rank != 3) return;
    int low = (int)below(g, 3), high = (int)below(g, 3);
    Val v = like(g, &x, "f32");
    v.d[1].b += low + high - 1;
    v.d[2].b = 2;
    if (v.d[1].a + v.d[1].b < 1) return;
    v.huge = worse(x.huge, 0);
    int kernel = g->next++;
    text_f(g->out,
           "  %%v%d = stablehlo.constant dense<[[[0.5, 1.0], [-1.0, 0.25], [2.0, 0.0]], [[1.5, -0.5], [0.125, 1.0], [-0.75, 0.5]]]> : tensor<2x3x2xf32>\n",
           kernel);
    text_f(g->out,
           "  %%v%d = \"stablehlo.convolution\"(%%v%d, %%v%d) <{batch_group_count = 1 : i64, dimension_numbers = #stablehlo.conv<[b, 0, f]x[0, i, o]->[b, 0, "
           "f]>, feature_group_count = 1 : i64, padding = dense<[[%d, %d]]> : tensor<1x2xi64>}> : (%s, tensor<2x3x2xf32>) -> %s\n",
           v.id, x.id, kernel, low, high, type_of(&x), type_of(&v));
    keep(g, v);
}

// A loop over what it carries, a number of times that is known.
void op_repeat(Gen *g) {
    Val x = *pick(g, "f32"), y = *pick_like(g, &x), v = like(g, &x, "f32");
    int id = g->next;
    g->next += 2;
    const char *t = type_of(&x), *how = below(g, 2) ? "add" : "multiply";
    text_f(g->out,
           "  %%z%d = stablehlo.constant dense<0> : tensor<i32>\n"
           "  %%o%d = stablehlo.constant dense<1> : tensor<i32>\n"
           "  %%t%d = stablehlo.constant dense<3> : tensor<i32>\n",
           id, id, id);
    text_f(g->out,
           "  %%w%d:2 = stablehlo.while(%%i = %%z%d, %%c = %%v%d) : tensor<i32>, %s\n"
           "  cond {\n"
           "    %%p = stablehlo.compare LT, %%i, %%t%d : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
           "    stablehlo.return %%p : tensor<i1>\n"
           "  } do {\n",
           id, id, x.id, t, id);
    text_f(g->out,
           "    %%n = stablehlo.add %%i, %%o%d : tensor<i32>\n"
           "    %%d = stablehlo.%s %%c, %%v%d : %s\n"
           "    %%e = stablehlo.tanh %%d : %s\n"
           "    stablehlo.return %%n, %%e : tensor<i32>, %s\n"
           "  }\n",
           id, how, y.id, t, t, t);
    text_f(g->out, "  %%v%d = stablehlo.negate %%w%d#1 : %s\n", v.id, id, t);
    v.huge = worse(x.huge, y.huge);
    keep(g, v);
}

// A scan over the rows of a [n, m]: the state is what was before and the row; each is written, and the last one comes out too.
void op_scan(Gen *g) {
    Val x = g->v[0];
    for (int i = 0, seen = 0; i < g->n; i++)
        if (g->v[i].rank == 2 && g->v[i].d[0].a == 1 && !g->v[i].d[0].b && !g->v[i].d[1].a && g->v[i].d[1].b > 0 && !strcmp(g->v[i].type, "f32") &&
            !below(g, (unsigned)++seen))
            x = g->v[i];
    if (x.rank != 2) return;
    Val row = fresh(g, "f32", 2, (Dim[]){{0, 1}, x.d[1]}), zero = constant(g, "0.0", "f32"), outs = broadcast(g, &zero, &x, NULL),
        start = broadcast(g, &zero, &row, NULL);
    int id = g->next++, n = g->next++;
    char t[128], r[128];
    snprintf(t, sizeof t, "%s", type_of(&x));
    snprintf(r, sizeof r, "%s", type_of(&row));
    text_f(g->out, "  %%v%d = stablehlo.get_dimension_size %%v0, dim = 0 : (tensor<?x3xf32>) -> tensor<i32>\n", n);
    text_f(g->out, "  %%z%d = stablehlo.constant dense<0> : tensor<i32>\n  %%o%d = stablehlo.constant dense<1> : tensor<i32>\n", id, id);
    text_f(g->out,
           "  %%w%d:3 = stablehlo.while(%%i = %%z%d, %%c = %%v%d, %%s = %%v%d) : tensor<i32>, %s, %s\n"
           "  cond {\n"
           "    %%p = stablehlo.compare LT, %%i, %%v%d : (tensor<i32>, tensor<i32>) -> tensor<i1>\n"
           "    stablehlo.return %%p : tensor<i1>\n"
           "  } do {\n",
           id, id, start.id, outs.id, r, t, n);
    unsigned masked = below(g, 3); // 1: selects, 2: multiplies
    text_f(g->out,
           "    %%x = stablehlo.dynamic_slice %%v%d, %%i, %%z%d, sizes = [1, %d] : (%s, tensor<i32>, tensor<i32>) -> %s\n"
           "    %%d = stablehlo.add %%c, %%x : %s\n"
           "    %%h = stablehlo.tanh %%d : %s\n",
           x.id, id, x.d[1].b, t, r, r, r);
    text_f(g->out,
           "    %%m = stablehlo.dynamic_slice %%v3, %%i, sizes = [1] : (tensor<?xf32>, tensor<i32>) -> tensor<1xf32>\n"
           "    %%mb = stablehlo.broadcast_in_dim %%m, dims = [0] : (tensor<1xf32>) -> %s\n",
           r);
    text_f(g->out, "    %%k = stablehlo.constant dense<%s> : %s\n", masked == 2 ? "1.0" : "0.0", r);
    if (masked == 1)
        text_f(g->out,
               "    %%q = stablehlo.compare GT, %%mb, %%k : (%s, %s) -> tensor<1x%dxi1>\n"
               "    %%e = stablehlo.select %%q, %%h, %%c : tensor<1x%dxi1>, %s\n",
               r, r, x.d[1].b, x.d[1].b, r);
    else if (masked == 2)
        text_f(g->out,
               "    %%l = stablehlo.subtract %%k, %%mb : %s\n"
               "    %%f = stablehlo.multiply %%l, %%c : %s\n"
               "    %%j = stablehlo.multiply %%mb, %%h : %s\n"
               "    %%e = stablehlo.add %%f, %%j : %s\n",
               r, r, r, r);
    else text_f(g->out, "    %%e = stablehlo.subtract %%h, %%k : %s\n", r);
    text_f(g->out,
           "    %%n = stablehlo.add %%i, %%o%d : tensor<i32>\n"
           "    %%u = stablehlo.dynamic_update_slice %%s, %%e, %%i, %%z%d : (%s, %s, tensor<i32>, tensor<i32>) -> %s\n"
           "    stablehlo.return %%n, %%e, %%u : tensor<i32>, %s, %s\n"
           "  }\n",
           id, id, t, r, t, r, t);
    Val all = like(g, &x, "f32"), last = like(g, &row, "f32");
    bool end = below(g, 2);
    text_f(g->out, "  %%v%d = stablehlo.negate %%w%d#%d : %s\n", end ? last.id : all.id, id, end ? 1 : 2, end ? r : t);
    all.huge = last.huge = worse(x.huge, 0);
    keep(g, end ? last : all);
}

// Elements whose index along one dimension is at least, or less, than that along another one, which may be moved.
void op_causal(Gen *g) {
    static const char *const how[] = {"GE", "GT", "LE", "LT", "GE", "NE"};
    Val x = *pick(g, "f32");
    for (int tries = 0; tries < 30; tries++) {
        int i = x.rank ? (int)below(g, (unsigned)x.rank) : 0, k = x.rank ? (int)below(g, (unsigned)x.rank) : 0;
        if (!x.rank || i == k || x.d[i].a != 1 || x.d[k].a != 1) {
            x = *pick(g, "f32");
            continue;
        }
        int s = sizes(g, x.rank, x.d);
        Val a = like(g, &x, "i32"), b = like(g, &x, "i32");
        text_f(g->out, "  %%v%d = stablehlo.dynamic_iota %%v%d, dim = %d : (tensor<%dxi32>) -> %s\n", a.id, s, i, x.rank, type_of(&a));
        text_f(g->out, "  %%v%d = stablehlo.dynamic_iota %%v%d, dim = %d : (tensor<%dxi32>) -> %s\n", b.id, s, k, x.rank, type_of(&b));
        if (below(g, 3) == 0) {
            Val c = splat(g, below(g, 2) ? "1" : "-1", &a);
            a = binary(g, "add", &a, &c);
        }
        Val p = compare(g, how[below(g, COUNT(how))], &a, &b), c = splat(g, below(g, 2) ? "0.0" : "-1.0e9", &x);
        Val v = chosen(g, &p, &x, &c);
        v.huge = x.huge ? 2 : c.huge ? 2 : 0; // rows may be left without anything
        keep(g, v);
        return;
    }
}

// One of two values, by whether an element that is not padded is positive.
void op_branch(Gen *g) {
    Val x = *pick(g, "f32"), y = *pick_like(g, &x), v = like(g, &x, "f32"), w = {5, "f32", 2, {{0, 5}, {0, 3}}, 0};
    Val sum = reduce(g, "add", "0.0", below(g, 4) ? &w : &g->v[0], 3), zero = constant(g, "0.0", "f32"), p = compare(g, "GT", &sum, &zero);
    const char *t = type_of(&x);
    text_f(g->out,
           "  %%v%d = \"stablehlo.if\"(%%v%d) ({\n"
           "    %%r = stablehlo.tanh %%v%d : %s\n"
           "    stablehlo.return %%r : %s\n"
           "  }, {\n"
           "    stablehlo.return %%v%d : %s\n"
           "  }) : (tensor<i1>) -> %s\n",
           v.id, p.id, x.id, t, t, y.id, t, t);
    v.huge = worse(x.huge, y.huge);
    keep(g, v);
}
