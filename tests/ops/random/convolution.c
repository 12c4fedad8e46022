// See convolution.h.
#include "tests/ops/random/convolution.h"
#include "tests/ops/inputs.h"

#include <stdbool.h>
#include <stdlib.h>

enum { DIMS = 5, SPATIAL = 3, EXACT = 1 << 20, MOST = 1 << 24 };

typedef struct {
    uint64_t random;
    unsigned n_spatial;
    bool large, gradient, planes;
    int64_t batch, in_features, out_features, groups, batch_groups;
    int64_t in[SPATIAL], window[SPATIAL], out[SPATIAL], stride[SPATIAL], low[SPATIAL], high[SPATIAL], base[SPATIAL], dilation[SPATIAL];
    bool reversed[SPATIAL];
} Conv;

static unsigned below(Conv *c, unsigned n) { return (unsigned)(random_next(&c->random) % n); }
static int64_t from_1(Conv *c, unsigned most) { return 1 + below(c, most); }

// Like that of a gradient of weights: a window nearly as large as the image, or the dilated one.
static bool choose_long(Conv *c, unsigned i) {
    bool swapped = below(c, 3) == 0;
    c->in[i] = c->n_spatial == 1 ? 250 + from_1(c, 200) : c->n_spatial == 2 ? 12 + from_1(c, 12) : 5 + from_1(c, 4);
    c->stride[i] = below(c, 8) ? 1 : 2;
    c->base[i] = swapped ? from_1(c, 3) : 1;
    c->dilation[i] = swapped && below(c, 4) ? 1 : from_1(c, 3);
    c->low[i] = (int64_t)below(c, 4) - 1;
    c->high[i] = (int64_t)below(c, 4) - 1;
    c->reversed[i] = below(c, 4) == 0;
    int64_t have = (c->in[i] - 1) * c->base[i] + 1 + c->low[i] + c->high[i];
    c->window[i] = (have - from_1(c, 4)) / c->dilation[i];
    c->out[i] = (have - ((c->window[i] - 1) * c->dilation[i] + 1)) / c->stride[i] + 1;
    return c->window[i] > 0;
}

// Of images that lie plane by plane and are not dilated.
static bool choose_plane(Conv *c, unsigned i) {
    bool last = i + 1 == c->n_spatial;
    c->in[i] = from_1(c, c->n_spatial == 1 ? 300 : c->n_spatial == 2 ? 40 : 12);
    c->window[i] = below(c, 3) ? from_1(c, 7) : 1;
    c->stride[i] = below(c, 2) ? 1 : from_1(c, last ? 9 : 3);
    c->base[i] = 1;
    c->dilation[i] = below(c, 2) ? 1 : from_1(c, 12);
    c->low[i] = below(c, 3) ? (int64_t)below(c, 14) - 2 : 0;
    c->high[i] = below(c, 3) ? (int64_t)below(c, 14) - 2 : 0;
    c->reversed[i] = below(c, 8) == 0;
    int64_t room = c->in[i] + c->low[i] + c->high[i] - ((c->window[i] - 1) * c->dilation[i] + 1);
    c->out[i] = room / c->stride[i] + 1;
    return room >= 0;
}

// False: the window does not fit.
static bool choose_dim(Conv *c, unsigned i) {
    if (c->planes) return choose_plane(c, i);
    if (c->gradient) return choose_long(c, i);
    c->in[i] = from_1(c, c->n_spatial == 1 ? 40 : 7);
    c->window[i] = from_1(c, c->n_spatial == 1 ? 12 : c->large ? 5 : 3);
    c->stride[i] = from_1(c, 3);
    c->base[i] = i ? from_1(c, 3) : 1 + from_1(c, c->n_spatial == 1 ? 8 : 2); // at least one is dilated
    c->dilation[i] = from_1(c, 2);
    c->low[i] = (int64_t)below(c, 6) - 1; // also negative: elements are cut off
    c->high[i] = (int64_t)below(c, 6) - 1;
    c->reversed[i] = below(c, 4) == 0;
    int64_t room = (c->in[i] - 1) * c->base[i] + 1 + c->low[i] + c->high[i] - ((c->window[i] - 1) * c->dilation[i] + 1);
    c->out[i] = room / c->stride[i] + 1;
    return room >= 0;
}

// As codegen counts them: columns of a group may fill a panel.
static double products(const Conv *c) {
    double n = (double)(c->batch / c->batch_groups * c->out_features * (c->in_features / c->groups)) * (c->groups > 1 ? 16 : 1);
    for (unsigned i = 0; i < c->n_spatial; i++) n *= (double)(c->out[i] * c->window[i]) / (double)c->base[i];
    return n;
}

static void choose(Conv *c) {
    unsigned shared = below(c, 3);
    c->gradient = below(c, 5) == 0;
    c->planes = !c->gradient && below(c, 3) == 0;
    c->large = c->gradient || c->planes || below(c, 6) == 0;
    c->n_spatial = from_1(c, SPATIAL);
    c->groups = shared == 1 ? from_1(c, 3) : 1;
    c->batch_groups = shared == 2 ? from_1(c, 3) : 1;
    c->batch = c->batch_groups * from_1(c, 3);
    if (c->gradient) c->batch = shared == 2 ? c->batch_groups = from_1(c, 40) : from_1(c, 40);
    c->in_features = c->groups * from_1(c, c->planes && below(c, 4) == 0 ? 700 : c->large && !c->gradient ? 40 : 5);
    c->out_features = c->groups * c->batch_groups * from_1(c, shared == 2 ? 3 : c->large ? 150 : below(c, 3) ? 4 : 20);
    if (c->planes && shared == 1 && below(c, 2)) c->groups = c->in_features = c->out_features = 15 + from_1(c, 20); // depthwise
    for (unsigned i = 0; i < c->n_spatial; i++)
        while (!choose_dim(c, i)) {}
}

// The n + 2 dimensions in any order: order[k] says which stands at k, 0 and 1 for batch and feature, the spatial ones behind.
static void shuffle(Conv *c, unsigned *order) {
    for (unsigned i = 0; i < c->n_spatial + 2; i++) order[i] = i;
    for (unsigned i = c->n_spatial + 1; i > 0 && below(c, 2); i--) {
        unsigned j = below(c, i + 1), t = order[i];
        order[i] = order[j], order[j] = t;
    }
}

static void put_type(const Conv *c, const unsigned *order, int64_t first, int64_t second, const int64_t *spatial, const char *elem, Text *out) {
    text_z(out, "tensor<");
    for (unsigned i = 0; i < c->n_spatial + 2; i++) {
        int64_t size = order[i] == 0 ? first : order[i] == 1 ? second : spatial[order[i] - 2];
        text_f(out, "%lldx", (long long)size);
    }
    text_f(out, "%s>", elem);
}

static void put_order(const Conv *c, const unsigned *order, const char *names, Text *out) {
    for (unsigned i = 0; i < c->n_spatial + 2; i++) {
        text_z(out, i ? ", " : "[");
        if (order[i] < 2) text_f(out, "%c", names[order[i]]);
        else text_f(out, "%u", order[i] - 2);
    }
    text_z(out, "]");
}

static void put_list(const Conv *c, const char *name, const int64_t *v, Text *out) {
    text_z(out, name);
    for (unsigned i = 0; i < c->n_spatial; i++) text_f(out, i ? ", %lld" : "[%lld", (long long)v[i]);
    text_z(out, "]");
}

static void put_window(const Conv *c, Text *out) {
    put_list(c, "window = {stride = ", c->stride, out);
    text_z(out, ", pad = [");
    for (unsigned i = 0; i < c->n_spatial; i++) text_f(out, "%s[%lld, %lld]", i ? ", " : "", (long long)c->low[i], (long long)c->high[i]);
    put_list(c, "], lhs_dilate = ", c->base, out);
    put_list(c, ", rhs_dilate = ", c->dilation, out);
    text_z(out, ", reverse = [");
    for (unsigned i = 0; i < c->n_spatial; i++) text_f(out, "%s%s", i ? ", " : "", c->reversed[i] ? "true" : "false");
    text_f(out, "]} {batch_group_count = %lld : i64, feature_group_count = %lld : i64}", (long long)c->batch_groups, (long long)c->groups);
}

void random_convolution(uint64_t seed, Text *out) {
    Conv c = {.random = seed};
    unsigned input[DIMS], kernel[DIMS], result[DIMS];
    do choose(&c);
    while (products(&c) > (c.large ? MOST : EXACT));
    shuffle(&c, input);
    shuffle(&c, kernel);
    shuffle(&c, result);
    for (unsigned i = 0; i < DIMS && c.planes; i++) input[i] = result[i] = i;
    const char *elem = below(&c, 4) ? "f32" : "f64";
    Text x = {0}, w = {0}, y = {0};
    put_type(&c, input, c.batch, c.in_features, c.in, elem, &x);
    put_type(&c, kernel, c.in_features / c.groups, c.out_features, c.window, elem, &w);
    put_type(&c, result, c.batch / c.batch_groups, c.out_features, c.out, elem, &y);
    const char *bounds = products(&c) < EXACT && !c.gradient && !c.planes ? "0" : c.planes ? "1e-2" : "1e-3"; // those may sum thousands of products
    text_f(out, "// bounds: %s\nfunc.func @main(%%x: %s, %%w: %s) -> %s {\n", bounds, x.items, w.items, y.items);
    text_z(out, "  %y = stablehlo.convolution(%x, %w) dim_numbers = ");
    put_order(&c, input, "bf", out);
    text_z(out, "x");
    put_order(&c, kernel, "io", out);
    text_z(out, "->");
    put_order(&c, result, "bf", out);
    text_z(out, ", ");
    put_window(&c, out);
    text_f(out, " : (%s, %s) -> %s\n  return %%y : %s\n}\n", x.items, w.items, y.items, y.items);
    vec_free(&x);
    vec_free(&w);
    vec_free(&y);
}
