// --expect: is a result what was expected? |got - want| <= atol + rtol * |want| for every element; NaN equals NaN; an
// infinity only itself. Integers are subtracted exactly, complex numbers by the magnitude of their difference. The
// worst element is the one whose difference is the largest multiple of what was allowed.
#include "frontend/runner/tpurun.h"
#include "ir/graph/literal.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    double re, im; // im is 0 of real numbers
} Number;

static Number load(DType dtype, const void *elem) {
    if (dtype == DT_C64 || dtype == DT_C128) {
        DType part = dtype == DT_C64 ? DT_F32 : DT_F64;
        return (Number){elem_to_f64(part, elem), elem_to_f64(part, (const char *)elem + dtype_bytes(part))};
    }
    return (Number){elem_to_f64(dtype, elem), 0};
}

static double int_difference(DType dtype, const void *got, const void *want) {
    uint64_t a, b;
    bool less;
    if (dtype == DT_UI64) {
        memcpy(&a, got, sizeof a);
        memcpy(&b, want, sizeof b);
        less = a < b;
    } else {
        int64_t x = elem_to_i64(dtype, got), y = elem_to_i64(dtype, want);
        a = (uint64_t)x, b = (uint64_t)y, less = x < y;
    }
    return (double)(less ? b - a : a - b);
}

static double part_difference(double got, double want) {
    if (isnan(got) && isnan(want)) return 0;
    if (isnan(got) || isnan(want)) return INFINITY;
    return got == want ? 0 : isinf(got) || isinf(want) ? INFINITY : fabs(got - want);
}

// The difference as a multiple of what is allowed: over 1 is wrong, INFINITY where no tolerance helps.
static double excess(DType dtype, const void *got, const void *want, const RunOptions *o, double *out_off, double *out_allowed) {
    Number g = load(dtype, got), w = load(dtype, want);
    bool is_int = dtype_is_int(dtype) || dtype == DT_I1;
    double re = is_int ? int_difference(dtype, got, want) : part_difference(g.re, w.re);
    double im = part_difference(g.im, w.im), size = hypot(w.re, w.im);
    *out_off = isinf(re) || isinf(im) ? INFINITY : hypot(re, im);
    *out_allowed = o->atol + (isfinite(size) ? o->rtol * size : 0);
    if (*out_off <= *out_allowed) return 0;
    return *out_allowed > 0 ? *out_off / *out_allowed : INFINITY;
}

void value_text(DType dtype, const void *elem, Text *out) {
    Number v = load(dtype, elem);
    uint64_t bits;
    if (dtype == DT_I1) {
        text_z(out, v.re != 0 ? "true" : "false");
    } else if (dtype == DT_UI64) {
        memcpy(&bits, elem, sizeof bits);
        text_f(out, "%" PRIu64, bits);
    } else if (dtype_is_int(dtype)) {
        text_f(out, "%" PRId64, elem_to_i64(dtype, elem));
    } else if (dtype_is_complex(dtype)) {
        text_f(out, "(%.9g, %.9g)", v.re, v.im);
    } else {
        text_f(out, dtype == DT_F64 ? "%.17g" : "%.9g", v.re);
    }
}

static void index_text(const Port *port, size_t at, Text *out) {
    size_t index[MAX_RANK];
    for (uint32_t i = port->rank; i-- > 0;) {
        index[i] = at % (size_t)port->dims[i];
        at /= (size_t)port->dims[i];
    }
    text_z(out, "[");
    for (uint32_t i = 0; i < port->rank; i++) text_f(out, "%s%zu", i ? ", " : "", index[i]);
    text_z(out, "]");
}

typedef struct {
    size_t n_wrong, worst, largest;               // the worst is that which most exceeds what is allowed
    double worst_excess, largest_off, rtol, atol; // these two: each alone would allow all
} Comparison;

static void compare_one(Comparison *c, const Port *port, const void *got, const void *want, size_t i, const RunOptions *o) {
    double off, allowed, e = excess(port->dtype, got, want, o, &off, &allowed);
    if (e == 0) return;
    Number w = load(port->dtype, want);
    double size = hypot(w.re, w.im), rtol = size > 0 ? (off - o->atol) / size : INFINITY, atol = off - (isfinite(size) ? o->rtol * size : 0);
    if (!c->n_wrong++ || e > c->worst_excess) c->worst = i, c->worst_excess = e;
    if (off > c->largest_off) c->largest = i, c->largest_off = off;
    c->rtol = fmax(c->rtol, rtol);
    c->atol = fmax(c->atol, atol);
}

// Two digits of no less than x.
static double round_up(double x) {
    double unit = pow(10, floor(log10(x)) - 1);
    return ceil(x / unit * (1 - 1e-9)) * unit * (1 + 1e-9);
}

static void add_values(const Port *port, const void *got, const void *want, size_t i, Text *t) {
    size_t width = dtype_bytes(port->dtype);
    index_text(port, i, t);
    text_z(t, ": got ");
    value_text(port->dtype, (const char *)got + i * width, t);
    text_z(t, ", expected ");
    value_text(port->dtype, (const char *)want + i * width, t);
}

static void explain(const Comparison *c, const Port *port, const void *got, const void *want, const RunOptions *o, Diags *d) {
    if (c->largest != c->worst && isfinite(c->largest_off)) {
        Text t = {0};
        add_values(port, got, want, c->largest, &t);
        diag_note(d, (Loc){0}, "the largest difference, %.3g, is at %s", c->largest_off, t.items);
        vec_free(&t);
    }
    if (!isfinite(c->largest_off)) diag_help(d, "NaN and infinities agree only with themselves: no tolerance allows this");
    else if (c->rtol < 1) diag_help(d, "if that is near enough: --rtol %.2g (it is %g now, and --atol %g)", round_up(c->rtol), o->rtol, o->atol);
    else diag_help(d, "if that is near enough: --atol %.2g (it is %g now, and --rtol %g)", round_up(c->atol), o->atol, o->rtol);
}

bool array_compare(const Port *port, const void *got, const NpyArray *want, const char *file, const char *who, const RunOptions *o, Diags *d) {
    size_t width = dtype_bytes(port->dtype), n = port->bytes / width;
    Comparison c = {0};
    double off, allowed;
    for (size_t i = 0; i < n; i++) compare_one(&c, port, (const char *)got + i * width, (const char *)want->data + i * width, i, o);
    if (!c.n_wrong) return true;
    excess(port->dtype, (const char *)got + c.worst * width, (const char *)want->data + c.worst * width, o, &off, &allowed);
    Text t = {0};
    text_f(&t, "%s differs in %zu of %zu elements; the worst is ", who, c.n_wrong, n);
    add_values(port, got, want->data, c.worst, &t);
    text_f(&t, " (off by %.3g, %.3g allowed)", off, allowed);
    diag_error(d, diag_file(d, file), CODE_RESULT_DIFFERS, "%s", t.items);
    vec_free(&t);
    explain(&c, port, got, want->data, o, d);
    return false;
}
