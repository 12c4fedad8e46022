// See padded_text.h.
#include "tests/ops/random/padded_text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

unsigned below(Gen *g, unsigned n) {
    g->state ^= g->state << 13, g->state ^= g->state >> 7, g->state ^= g->state << 17;
    return (unsigned)((g->state >> 20) % n);
}

bool same_dim(Dim x, Dim y) { return x.a == y.a && x.b == y.b; }

bool same_shape(const Val *x, const Val *y) {
    bool same = x->rank == y->rank;
    for (int k = 0; k < x->rank && same; k++) same = same_dim(x->d[k], y->d[k]);
    return same;
}

int worse(int a, int b) { return a || b ? 2 : 0; }

// --- text

// In a buffer of its own: a line names a few types.
const char *type_of(const Val *v) {
    static char text[8][128];
    static unsigned next;
    char *at = text[next++ % 8];
    size_t n = (size_t)snprintf(at, 128, "tensor<");
    for (int k = 0; k < v->rank; k++) n += v->d[k].a ? (size_t)snprintf(at + n, 128 - n, "?x") : (size_t)snprintf(at + n, 128 - n, "%dx", v->d[k].b);
    snprintf(at + n, 128 - n, "%s>", v->type);
    return at;
}

Val fresh(Gen *g, const char *type, int rank, const Dim *d) {
    Val v = {g->next++, type, rank, {{0}}, 0};
    for (int k = 0; k < rank; k++) v.d[k] = d[k];
    return v;
}

Val like(Gen *g, const Val *x, const char *type) {
    Val v = fresh(g, type, x->rank, x->d);
    v.huge = x->huge;
    return v;
}

Val keep(Gen *g, Val v) {
    if (g->n < MAX_VALUES) g->v[g->n++] = v;
    return v;
}

Val constant(Gen *g, const char *number, const char *type) {
    Val v = fresh(g, type, 0, NULL);
    v.huge = strstr(number, "e9") || strstr(number, "e8") || strstr(number, "e30") || strstr(number, "e38") || strstr(number, "0x") ? 2 : 0;
    text_f(g->out, "  %%v%d = stablehlo.constant dense<%s> : tensor<%s>\n", v.id, number, type);
    return v;
}

// A vector of one integer: the size a*n + b.
int size_of(Gen *g, Dim d) {
    for (int i = 0; i < g->n_sizes; i++)
        if (same_dim(g->sized[i], d)) return g->size_ids[i];
    int id = g->next++;
    Dim one[1] = {{0, 1}};
    Val vector = fresh(g, "i32", 1, one);
    text_f(g->out, "  %%v%d = stablehlo.get_dimension_size %%v0, dim = 0 : (tensor<?x3xf32>) -> tensor<i32>\n", id);
    text_f(g->out, "  %%v%d = stablehlo.constant dense<%d> : tensor<i32>\n", id + 100000, d.a);
    text_f(g->out, "  %%v%d = stablehlo.multiply %%v%d, %%v%d : tensor<i32>\n", id + 200000, id, id + 100000);
    text_f(g->out, "  %%v%d = stablehlo.constant dense<%d> : tensor<i32>\n", id + 300000, d.b);
    text_f(g->out, "  %%v%d = stablehlo.add %%v%d, %%v%d : tensor<i32>\n", id + 400000, id + 200000, id + 300000);
    text_f(g->out, "  %%v%d = stablehlo.reshape %%v%d : (tensor<i32>) -> tensor<1xi32>\n", vector.id, id + 400000);
    if (g->n_sizes < MAX_SIZES) g->sized[g->n_sizes] = d, g->size_ids[g->n_sizes++] = vector.id;
    return vector.id;
}

// A vector of sizes.
int sizes(Gen *g, int rank, const Dim *d) {
    int parts[MAX_DIMS], id;
    for (int k = 0; k < rank; k++) parts[k] = size_of(g, d[k]);
    id = g->next++;
    text_f(g->out, "  %%v%d = stablehlo.concatenate ", id);
    for (int k = 0; k < rank; k++) text_f(g->out, "%s%%v%d", k ? ", " : "", parts[k]);
    text_z(g->out, ", dim = 0 : (");
    for (int k = 0; k < rank; k++) text_f(g->out, "%stensor<1xi32>", k ? ", " : "");
    text_f(g->out, ") -> tensor<%dxi32>\n", rank);
    return id;
}

Val broadcast(Gen *g, const Val *x, const Val *shape, const int *dims) {
    if (!shape->rank) return *x;
    int size = sizes(g, shape->rank, shape->d);
    Val v = like(g, shape, x->type);
    v.huge = worse(x->huge, 0);
    text_f(g->out, "  %%v%d = stablehlo.dynamic_broadcast_in_dim %%v%d, %%v%d, dims = [", v.id, x->id, size);
    for (int k = 0; k < x->rank; k++) text_f(g->out, "%s%d", k ? ", " : "", dims[k]);
    text_f(g->out, "] : (%s, tensor<%dxi32>) -> %s\n", type_of(x), shape->rank, type_of(&v));
    return v;
}

Val splat(Gen *g, const char *number, const Val *shape) {
    Val c = constant(g, number, shape->type);
    return broadcast(g, &c, shape, NULL);
}

Val unary(Gen *g, const char *op, const Val *x) {
    Val v = like(g, x, x->type);
    v.huge = worse(x->huge, !strcmp(op, "stablehlo.log") || !strcmp(op, "stablehlo.log_plus_one") || !strcmp(op, "stablehlo.rsqrt")); // infinite at 0
    text_f(g->out, "  %%v%d = %s %%v%d : %s\n", v.id, op, x->id, type_of(&v));
    return v;
}

Val binary(Gen *g, const char *op, const Val *x, const Val *y) {
    Val v = like(g, x, x->type);
    v.huge = worse(x->huge, y->huge || !strcmp(op, "divide") || !strcmp(op, "power")); // infinite for 0
    text_f(g->out, "  %%v%d = stablehlo.%s %%v%d, %%v%d : %s\n", v.id, op, x->id, y->id, type_of(&v));
    return v;
}

Val compare(Gen *g, const char *how, const Val *x, const Val *y) {
    Val v = like(g, x, "i1");
    text_f(g->out, "  %%v%d = stablehlo.compare %s, %%v%d, %%v%d : (%s, %s) -> %s\n", v.id, how, x->id, y->id, type_of(x), type_of(y), type_of(&v));
    return v;
}

Val convert(Gen *g, const Val *x, const char *type) {
    Val v = like(g, x, type);
    text_f(g->out, "  %%v%d = stablehlo.convert %%v%d : (%s) -> %s\n", v.id, x->id, type_of(x), type_of(&v));
    return v;
}

Val chosen(Gen *g, const Val *which, const Val *x, const Val *y) {
    Val v = like(g, x, x->type);
    v.huge = worse(x->huge, y->huge);
    text_f(g->out, "  %%v%d = stablehlo.select %%v%d, %%v%d, %%v%d : %s, %s\n", v.id, which->id, x->id, y->id, type_of(which), type_of(&v));
    return v;
}

Val reduce(Gen *g, const char *op, const char *init, const Val *x, unsigned over) {
    Val c = constant(g, init, x->type), v = fresh(g, x->type, 0, NULL);
    v.huge = worse(x->huge, 0);
    bool first = true;
    for (int k = 0; k < x->rank; k++)
        if (!(over >> k & 1)) v.d[v.rank++] = x->d[k];
    text_f(g->out, "  %%v%d = stablehlo.reduce(%%v%d init: %%v%d) applies stablehlo.%s across dimensions = [", v.id, x->id, c.id, op);
    for (int k = 0; k < x->rank; k++)
        if (over >> k & 1) text_f(g->out, "%s%d", first ? "" : ", ", k), first = false;
    text_f(g->out, "] : (%s, tensor<%s>) -> %s\n", type_of(x), x->type, type_of(&v));
    return v;
}

// A reduced value back along the dimensions that went.
Val spread(Gen *g, const Val *r, const Val *shape, unsigned over) {
    int dims[MAX_DIMS] = {0}, n = 0;
    for (int k = 0; k < shape->rank; k++)
        if (!(over >> k & 1)) dims[n++] = k;
    return broadcast(g, r, shape, dims);
}

// --- picking

const Val *pick(Gen *g, const char *type) {
    for (int tries = 0; tries < 40; tries++) {
        int newest = g->n - 1 - (int)below(g, 4);
        const Val *v = &g->v[below(g, 3) && newest >= 0 ? newest : (int)below(g, (unsigned)g->n)];
        if (!strcmp(v->type, type)) return v;
    }
    return &g->v[0];
}

const Val *pick_like(Gen *g, const Val *x) {
    const Val *v = x;
    for (int i = 0, seen = 0; i < g->n; i++)
        if (!strcmp(g->v[i].type, x->type) && same_shape(&g->v[i], x) && !below(g, (unsigned)++seen)) v = &g->v[i];
    return v;
}

// A mask in the shape of x along one of its dimensions that is n long; -1: there is none.
int padded_dim(Gen *g, const Val *x) {
    int found = -1;
    for (int k = 0, seen = 0; k < x->rank; k++)
        if (x->d[k].a == 1 && !x->d[k].b && !below(g, (unsigned)++seen)) found = k;
    return found;
}

const Val mask_argument = {3, "f32", 1, {{1, 0}}, 0};

Val mask_of(Gen *g, const Val *x, int dim) { return broadcast(g, &mask_argument, x, &dim); }

Val truth_of(Gen *g, const Val *x, int dim) {
    Val m = mask_of(g, x, dim), zero = splat(g, "0.0", &m);
    return compare(g, "GT", &m, &zero);
}
