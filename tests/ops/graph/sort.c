// Sorts of one to three operands by their first, or by the first two. See text.h.
#include "tests/ops/graph/text.h"

#include <math.h>

// The region's comparison of the operands' elements; keys are exact.
static const char *comparator(Graph *g, const Val *x, unsigned n, bool by_two) {
    static const char *const directions[] = {"LT", "GT"};
    unsigned id = ++g->last_id;
    Text t = {0};
    text_z(&t, "{\n  ^bb0(");
    for (unsigned i = 0; i < 2 * n; i++) text_f(&t, "%s%%e%u_%u: tensor<%s>", i ? ", " : "", id, i, dtype_text(x[i / 2].dtype));
    text_z(&t, "):\n");
    const char *s[2] = {scalar_type(g, x[0].dtype), n > 1 ? scalar_type(g, x[1].dtype) : ""};
    const char *total = is_float(x[0].dtype) ? ", TOTALORDER" : "", *d = directions[below(g, 2)];
    text_f(&t, "    %%p%u = stablehlo.compare %s, %%e%u_0, %%e%u_1%s : (%s, %s) -> tensor<i1>\n", id, d, id, id, total, s[0], s[0]);
    if (by_two) {
        text_f(&t, "    %%q%u = stablehlo.compare EQ, %%e%u_0, %%e%u_1%s : (%s, %s) -> tensor<i1>\n", id, id, id, total, s[0], s[0]);
        text_f(&t, "    %%r%u = stablehlo.compare %s, %%e%u_2, %%e%u_3 : (%s, %s) -> tensor<i1>\n", id, directions[below(g, 2)], id, id, s[1], s[1]);
        text_f(&t,
               "    %%s%u = stablehlo.select %%q%u, %%r%u, %%p%u : tensor<i1>, tensor<i1>\n"
               "    stablehlo.return %%s%u : tensor<i1>\n"
               "  }",
               id, id, id, id, id);
    } else {
        text_f(&t, "    stablehlo.return %%p%u : tensor<i1>\n  }", id);
    }
    const char *out = arena_copy(&g->arena, t.items, t.n + 1);
    vec_free(&t);
    return out;
}

static bool make_sort(Graph *g) {
    Val x[3], y[3];
    unsigned n = 1 + below(g, 3);
    x[0] = pick(g, types("BSUF"), EXACT | BITS | RANKED);
    for (unsigned i = 1; i < n; i++) {
        Val like = x[0];
        like.dtype = type_of(g, types("BSUFC"));
        x[i] = partner(g, like, 0);
    }
    bool by_two = n > 1 && one_in(g, 2) && !is_inexact(x[1].dtype);
    bool stable = n > 1 || one_in(g, 2); // else equal keys may change places
    for (unsigned i = 0; i < n; i++) y[i] = x[i];
    const char *attr = arena_printf(&g->arena, "dimension = %u : i64, is_stable = %s", below(g, x[0].rank), stable ? "true" : "false");
    emit_parts(g, "sort", attr, x, n, comparator(g, x, n, by_two), y, n);
    for (unsigned i = 0; i < n; i++) done(g, y[i]);
    return true;
}

static const Step steps[] = {{make_sort, 1}, {NULL, 0}};
const Family sort_family = {"sort", steps, 2};
