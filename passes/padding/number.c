// Small integer values as functions of the symbols: what programs compute sizes from.
#include "passes/padding/state.h"

#include <stdlib.h>
#include <string.h>

enum { MAX_NUMBERS = 64 };

Size number_first_varying(const Number *num, int64_t n) {
    for (int64_t i = 0; i < n; i++)
        if (num[i].size && !num[i].size->constant) return num[i].size;
    return NULL;
}

static bool is_small(Type t) {
    return type_is_tensor(t) && !t->quant && (dtype_is_int(t->dtype) || dtype_info[t->dtype].class == DC_BOOL) && t->dtype != DT_UI64 && t->n_elems >= 0 &&
           t->n_elems <= MAX_NUMBERS;
}

// --- arithmetic; false: no number

static bool minimum(int64_t a, int64_t b, int64_t *out) { return *out = i64_min(a, b), true; }
static bool maximum(int64_t a, int64_t b, int64_t *out) { return *out = i64_max(a, b), true; }
static bool quotient(int64_t a, int64_t b, int64_t *out) { return b && b != -1 ? (*out = a / b, true) : b && size_subtract(0, a, out); }
static bool rest(int64_t a, int64_t b, int64_t *out) { return b ? (*out = b == -1 ? 0 : a % b, true) : false; }
static bool both(int64_t a, int64_t b, int64_t *out) { return *out = a & b, true; }
static bool either(int64_t a, int64_t b, int64_t *out) { return *out = a | b, true; }
static bool differ(int64_t a, int64_t b, int64_t *out) { return *out = a ^ b, true; }
static bool is_lt(int64_t a, int64_t b, int64_t *out) { return *out = a < b, true; }
static bool is_le(int64_t a, int64_t b, int64_t *out) { return *out = a <= b, true; }
static bool is_gt(int64_t a, int64_t b, int64_t *out) { return *out = a > b, true; }
static bool is_ge(int64_t a, int64_t b, int64_t *out) { return *out = a >= b, true; }
static bool is_eq(int64_t a, int64_t b, int64_t *out) { return *out = a == b, true; }
static bool is_ne(int64_t a, int64_t b, int64_t *out) { return *out = a != b, true; }
static bool sign(int64_t a, int64_t b, int64_t *out) { return (void)b, *out = (a > 0) - (a < 0), true; }
static bool negative(int64_t a, int64_t b, int64_t *out) { return (void)b, size_subtract(0, a, out); }
static bool absolute(int64_t a, int64_t b, int64_t *out) { return a < 0 ? negative(a, b, out) : (*out = a, true); }
static bool same(int64_t a, int64_t b, int64_t *out) { return (void)b, *out = a, true; }
static bool is_not_zero(int64_t a, int64_t b, int64_t *out) { return (void)b, *out = a != 0, true; }
static bool is_zero(int64_t a, int64_t b, int64_t *out) { return (void)b, *out = a == 0, true; }
static bool complement(int64_t a, int64_t b, int64_t *out) { return (void)b, *out = ~a, true; }

static SizeFn *comparison(const Op *op) {
    static const struct {
        const char *name;
        SizeFn *fn;
    } rows[] = {{"LT", is_lt}, {"LE", is_le}, {"GT", is_gt}, {"GE", is_ge}, {"EQ", is_eq}, {"NE", is_ne}};
    Str d = op_str(op, ATTR_comparison_direction);
    for (size_t i = 0; d && i < COUNT(rows); i++)
        if (!strcmp(rows[i].name, d->text)) return rows[i].fn;
    return NULL;
}

// false and true: a sum is an or.
static SizeFn *logical_of(const Op *op) { return op->kind == OP_ADD ? either : op->kind == OP_NOT ? is_zero : op->kind == OP_CONVERT ? is_not_zero : NULL; }

static SizeFn *function_of(const Op *op) {
    // clang-format off
    static SizeFn *const rows[OP_COUNT] = {
        [OP_ADD] = size_add, [OP_SUBTRACT] = size_subtract, [OP_MULTIPLY] = size_multiply, [OP_DIVIDE] = quotient, [OP_REMAINDER] = rest, [OP_MINIMUM] = minimum,
        [OP_MAXIMUM] = maximum, [OP_AND] = both, [OP_OR] = either, [OP_XOR] = differ, [OP_SIGN] = sign, [OP_NEGATE] = negative, [OP_ABS] = absolute,
    };
    // clang-format on
    bool logical = dtype_info[op->results[0].type->dtype].class == DC_BOOL;
    if (op->kind == OP_COMPARE) return comparison(op);
    if (logical && logical_of(op)) return logical_of(op);
    if (op->kind == OP_CONVERT) return same;
    if (op->kind == OP_NOT) return complement;
    return rows[op->kind];
}

// --- one element

// Whether integers of the type hold what is from one size to another.
static bool holds(Padding *p, DType t, Size least, Size most) {
    int bits = dtype_info[t].class == DC_BOOL ? 1 : (int)dtype_info[t].bits;
    if (bits == 64 && dtype_is_signed(t)) return true;
    int64_t lo = dtype_is_signed(t) ? -(INT64_C(1) << (bits - 1)) : 0, hi = (INT64_C(1) << (dtype_is_signed(t) ? bits - 1 : bits)) - 1;
    return size_least(&p->sizes, least) >= lo && size_most(&p->sizes, most) <= hi;
}

// NULL where an integer of the type cannot hold it.
static Size held(Padding *p, DType t, Size s) { return s && holds(p, t, s, s) ? s : NULL; }

Fact number_fact(Padding *p, Number n, DType t) {
    if (!n.size) return fact_unknown(t, true, false);
    double lo = (double)size_least(&p->sizes, n.size), hi = (double)size_most(&p->sizes, n.size);
    if (n.loop) hi += (double)size_most(&p->sizes, n.loop->trips) - 1;
    if (n.loop && n.loop->beyond) lo += (double)size_least(&p->sizes, n.loop->trips);
    return lo <= hi ? fact_in(t, fact_between(lo, hi)) : fact_none(); // no iteration
}

// The greatest value of n: where a loop counts, that of its last iteration.
Size number_most(Padding *p, Number n) {
    if (!n.loop) return n.size;
    Size last = size_apply(&p->sizes, size_subtract, n.loop->trips, size_constant(&p->sizes, 1));
    return last ? size_apply(&p->sizes, size_add, n.size, last) : NULL;
}

static bool never_more(Padding *p, Number a, Size b) {
    Size most = number_most(p, a);
    return most && size_at_most(&p->sizes, most, b);
}

static Size chosen(Padding *p, Size which, Size a, Size b) { // which ? a : b
    if (which->constant) return which->at[0] ? a : b;
    int64_t *at = xcalloc(p->sizes.n_points, sizeof *at);
    for (size_t i = 0; i < p->sizes.n_points; i++) at[i] = size_at(which, i) ? size_at(a, i) : size_at(b, i);
    Size s = size_table(&p->sizes, at);
    free(at);
    return s;
}

static const Number unknown = {NULL, NULL}; // the same in both runs

// Likewise in every iteration.
static Number held_number(Padding *p, DType t, Number n) {
    Size most = n.size ? number_most(p, n) : NULL;
    return most && holds(p, t, n.size, most) ? n : unknown;
}

// Of numbers of which one at least counts a loop: sums and differences, and what is decided for all its iterations.
static bool counted(Padding *p, const Op *op, const Number *in, Number *out) {
    Sizes *s = &p->sizes;
    *out = unknown;
    if (op->kind == OP_CONVERT && dtype_is_int(op->results[0].type->dtype)) *out = in[0];
    if (op->kind == OP_ADD && !(in[0].loop && in[1].loop))
        *out = (Number){size_apply(s, size_add, in[0].size, in[1].size), in[0].loop ? in[0].loop : in[1].loop};
    if (op->kind == OP_SUBTRACT && (!in[1].loop || in[0].loop == in[1].loop))
        *out = (Number){size_apply(s, size_subtract, in[0].size, in[1].size), in[1].loop ? NULL : in[0].loop};
    if (op->kind == OP_CLAMP && in[1].loop && !in[0].loop && !in[2].loop && size_at_most(s, in[0].size, in[1].size) && never_more(p, in[1], in[2].size))
        *out = in[1];
    if (op->kind == OP_SELECT && !in[0].loop && in[0].size->constant) *out = in[0].size->at[0] ? in[1] : in[2];
    if (op->kind == OP_COMPARE && in[0].loop && !in[1].loop) {
        const char *how = str_text(op_str(op, ATTR_comparison_direction));
        if ((!strcmp(how, "LT") || !strcmp(how, "GE")) && size_at_most(s, in[1].size, in[0].size)) *out = (Number){size_constant(s, how[0] == 'G'), NULL};
        if (!strcmp(how, "LT") && never_more(p, in[0], size_apply(s, size_subtract, in[1].size, size_constant(s, 1))))
            *out = (Number){size_constant(s, 1), NULL};
    }
    *out = held_number(p, op->results[0].type->dtype, *out);
    // Otherwise it is a value that both runs have in common where no size takes part.
    bool varies = false;
    for (uint32_t i = 0; i < op->n_operands; i++) varies |= !in[i].size->constant;
    return out->size || !varies;
}

// False: it is not followed, and a size takes part.
static bool element(Padding *p, const Op *op, const Number *in, Number *out) {
    bool loops = false, known = true, varies = false;
    for (uint32_t i = 0; i < op->n_operands; i++) {
        loops |= in[i].loop != NULL;
        known = known && in[i].size;
        varies |= in[i].size && !in[i].size->constant;
    }
    *out = unknown;
    if (!known) return !varies;
    if (loops) return counted(p, op, in, out);
    if (op->kind == OP_SELECT) {
        out->size = chosen(p, in[0].size, in[1].size, in[2].size);
    } else if (op->kind == OP_CLAMP) {
        out->size = size_apply(&p->sizes, minimum, size_apply(&p->sizes, maximum, in[0].size, in[1].size), in[2].size);
    } else {
        out->size = size_apply(&p->sizes, function_of(op), in[0].size, in[op->n_operands > 1].size);
    }
    out->size = held(p, op->results[0].type->dtype, out->size);
    return out->size || !varies;
}

// --- one op

enum { MOST_OPERANDS = 3 };

static const Number *elementwise(Padding *p, const Op *op, const Number *const *num) {
    Type t = op->results[0].type;
    Number *out = arena_array(p->a, Number, (size_t)t->n_elems + 1);
    for (int64_t k = 0; k < t->n_elems; k++) {
        Number in[MOST_OPERANDS];
        for (uint32_t i = 0; i < op->n_operands; i++) in[i] = num[i] ? num[i][op->operands[i]->type->rank ? k : 0] : unknown;
        if (!element(p, op, in, &out[k])) return NULL;
    }
    return out;
}

// Of numbers that follow each other: along the first dimension.
static const Number *joined(Padding *p, const Op *op, const Number *const *num) {
    Number *out = arena_array(p->a, Number, (size_t)op->results[0].type->n_elems + 1);
    int64_t at = 0;
    if (op_int(op, ATTR_dimension, 0)) return NULL;
    for (uint32_t i = 0; i < op->n_operands; i++)
        for (int64_t k = 0; k < op->operands[i]->type->n_elems; k++) out[at++] = num[i] ? num[i][k] : unknown;
    return out;
}

static const Number *sliced(Padding *p, const Op *op, const Number *num) {
    Number *out = arena_array(p->a, Number, (size_t)op->results[0].type->n_elems + 1);
    if (op->results[0].type->rank != 1) return NULL;
    for (int64_t k = 0; k < op->results[0].type->n_elems; k++) out[k] = num[op_axes(op, ATTR_start_indices).v[0] + k * op_axes(op, ATTR_strides).v[0]];
    return out;
}

static const Number *repeated(Padding *p, const Op *op, const Number *num) {
    Type from = op->operands[0]->type, to = op->results[0].type;
    if (from->n_elems == to->n_elems && from->rank <= 1 && to->rank <= 1) return num;
    if (from->n_elems != 1) return NULL;
    Number *out = arena_array(p->a, Number, (size_t)to->n_elems + 1);
    for (int64_t k = 0; k < to->n_elems; k++) out[k] = num[0];
    return out;
}

static const Number *constants(Padding *p, const Op *op) {
    const Literal *l = op_attr(op, ATTR_value)->lit;
    Number *out = arena_array(p->a, Number, (size_t)l->type->n_elems + 1);
    Size bound = ptr_map_get(&p->constants, &op->results[0]);
    for (int64_t k = 0; k < l->type->n_elems; k++) out[k].size = bound ? bound : size_constant(&p->sizes, elem_to_i64(l->type->dtype, literal_elem(l, k)));
    return out;
}

static const Number *dimension_size(Padding *p, const Op *op) {
    const State *s = state_of(p, op->operands[0]);
    int64_t dim = op_int(op, ATTR_dimension, 0);
    Number *out = arena_array(p->a, Number, 1);
    if (s->mix || dim < 0 || dim >= s->rank) return NULL;
    out->size = held(p, op->results[0].type->dtype, factors_kept(p, &s->dims[dim]));
    return out->size ? out : NULL;
}

static bool is_elementwise(const Op *op) { return op_has(op->kind, MAP) && (op->kind == OP_SELECT || op->kind == OP_CLAMP || function_of(op)); }

// Numbers of the operands; false: one is neither known nor the same in both runs, or of another shape.
static bool operand_numbers(Padding *p, const Op *op, const Number **num) {
    bool any = false;
    for (uint32_t i = 0; i < op->n_operands; i++) {
        const Value *v = op->operands[i];
        const State *s = state_of(p, v);
        if (!is_small(v->type) || (!s->num && (s->mix || state_padded(s)))) return false;
        if (is_elementwise(op) && v->type->rank && v->type->n_elems != op->results[0].type->n_elems) return false;
        num[i] = s->num;
        any |= s->num != NULL;
    }
    return any;
}

static bool any_known(const Number *num, int64_t n) {
    bool any = n == 0;
    for (int64_t i = 0; num && i < n; i++) any |= num[i].size != NULL;
    return any;
}

static const Number *computed(Padding *p, const Op *op, const Number *const *num) {
    if (op->kind == OP_CONCATENATE) return joined(p, op, num);
    if (op->kind == OP_SLICE) return sliced(p, op, num[0]);
    if (op->kind == OP_BROADCAST_IN_DIM) return repeated(p, op, num[0]);
    if (op->kind == OP_RESHAPE) return num[0];
    return is_elementwise(op) && op->n_operands <= MOST_OPERANDS ? elementwise(p, op, num) : NULL;
}

const Number *number_of_op(Padding *p, const Op *op) {
    if (op->n_results != 1 || !is_small(op->results[0].type) || padding_sized_from(p, op)) return NULL;
    if (op->kind == OP_CONSTANT) return constants(p, op);
    if (op->kind == OP_GET_DIMENSION_SIZE) return dimension_size(p, op);
    const Number **num = arena_array(p->a, const Number *, (size_t)op->n_operands + 1);
    const Number *out = operand_numbers(p, op, num) ? computed(p, op, num) : NULL;
    return any_known(out, op->results[0].type->n_elems) ? out : NULL;
}

// --- what becomes of a result that is one

static const char help_number[] = "sum(mask) is the length of a call: take that instead of the size. A mean is sum(x * mask) / sum(mask), the last element "
                                  "sum(x * (iota == sum(mask) - 1))";

// A number that depends on a symbol is that of the bound in the padded run. Whoever uses it for anything but sizes is to be named.
void number_set(Padding *p, const Op *op, const Number *num) {
    const Value *v = &op->results[0];
    Fact f = fact_none();
    for (int64_t i = 0; i < v->type->n_elems; i++) f = fact_join(f, number_fact(p, num[i], v->type->dtype));
    State *s = state_plain(p, v->type, fact_in(v->type->dtype, f));
    Size about = number_first_varying(num, v->type->n_elems);
    if (about) {
        const char *text = size_text(&p->sizes, about);
        Mix *m = arena_new(p->a, Mix);
        *m = (Mix){op, arena_printf(p->a, "it computes with the size %s, which is that of the padded dimension", text ? text : "of a padded dimension"),
                   help_number, about, true};
        s->mix = m;
    }
    s->num = num;
    state_set(p, v, s);
}
