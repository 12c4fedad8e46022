// What passes/padding/fact_op.c says of elementwise ops (the column `fact` of op.def), tried out: operands are drawn, the facts of exactly those operands made,
// and the op's fact has to admit each result that the reference (ir/eval/eval.h) gives. No operand depends on data, so that no bound is open: what overflows,
// divides by zero or is not defined has to be said.
//   fact_ops [N [SEED]]    N draws of each op in each type; prints how many elements were compared. Exit code 1 where one is not admitted
#include "frontend/model/source.h"
#include "ir/eval/eval.h"
#include "ir/text/text.h"
#include "passes/padding/fact.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { N_ELEMS = 24, MOST_OPERANDS = 3 };

typedef struct {
    const char *name;
    int n;             // operands
    const char *types; // of operands; the result has the same, or the type behind the arrow
} Row;

#define FLOATS "f32 f64 f16 bf16"
#define ALL FLOATS " i32 i8 ui8 i64"
// clang-format off
static const Row rows[] = {
    {"add", 2, ALL}, {"subtract", 2, ALL}, {"multiply", 2, ALL}, {"divide", 2, ALL}, {"maximum", 2, ALL}, {"minimum", 2, ALL}, {"power", 2, FLOATS}, {"remainder", 2, ALL}, {"atan2", 2, FLOATS},
    {"abs", 1, FLOATS " i32 i8 i64"}, {"negate", 1, ALL}, {"sign", 1, FLOATS " i32"}, {"ceil", 1, FLOATS}, {"floor", 1, FLOATS}, {"round_nearest_afz", 1, FLOATS}, {"round_nearest_even", 1, FLOATS},
    {"cbrt", 1, FLOATS}, {"tanh", 1, FLOATS}, {"logistic", 1, FLOATS}, {"exponential", 1, FLOATS}, {"exponential_minus_one", 1, FLOATS}, {"log", 1, FLOATS}, {"log_plus_one", 1, FLOATS},
    {"sqrt", 1, FLOATS}, {"rsqrt", 1, FLOATS}, {"sine", 1, FLOATS}, {"cosine", 1, FLOATS}, {"tan", 1, FLOATS}, {"clamp", 3, ALL}, {"not", 1, "i1 i32 ui8"}, {"and", 2, "i1 i32 ui8"}, {"or", 2, "i1 i32 ui8"},
    {"xor", 2, "i1 i32 ui8"}, {"popcnt", 1, "i32 ui8"}, {"count_leading_zeros", 1, "i32 ui8"}, {"is_finite", 1, FLOATS}, {"convert", 1, ALL " i1"},
    {"chlo.sinh", 1, FLOATS}, {"chlo.cosh", 1, FLOATS}, {"chlo.erf", 1, FLOATS}, {"chlo.erfc", 1, FLOATS}, {"chlo.square", 1, FLOATS}, {"chlo.atan", 1, FLOATS}, {"chlo.asinh", 1, FLOATS}, {"chlo.bessel_i1e", 1, FLOATS},
    {"compare LT,", 2, ALL}, {"compare LE,", 2, ALL}, {"compare GT,", 2, ALL}, {"compare GE,", 2, ALL}, {"compare EQ,", 2, ALL}, {"compare NE,", 2, ALL},
    {"select", 3, ALL}, {"real", 1, FLOATS}, {"imag", 1, FLOATS}, {"chlo.conj", 1, FLOATS}, {"reduce_precision", 1, FLOATS},
};
// clang-format on
// Of which op.def says that something is known. No program has a tpu.multiply and its like; complex numbers have no intervals of their own here.
static const struct {
    const char *text, *fact;
} known[] = {
#define OP(...)
#define ELEM(id, text, ins, traits, attrs, form, takes, infer, eval, fact, cost, emit) {text, #fact},
#include "ir/op.def"
};
static const char *const exempt[] = {"tpu.multiply", "tpu.multiply_add", "tpu.divide", "tpu.whole", "tpu.rarely", "stablehlo.complex"};

static bool has_row(const char *text) {
    for (size_t i = 0; i < COUNT(rows); i++) {
        const char *name = rows[i].name, *op = strchr(name, '.') ? text : strchr(text, '.') + 1;
        if (!strncmp(name, op, strlen(op)) && strchr(" ", name[strlen(op)])) return true;
    }
    for (size_t i = 0; i < COUNT(exempt); i++)
        if (!strcmp(text, exempt[i])) return true;
    return false;
}

static const char *const conversions[] = {"f32", "f64", "f16", "bf16", "i32", "i8", "ui8", "i64", "i1"};

static uint64_t state;
static uint64_t draw(uint64_t n) {
    state ^= state << 13, state ^= state >> 7, state ^= state << 17;
    return (state >> 20) % n;
}

static double drawn(void) {
    static const double ends[] = {
        0,     1,       0.5,   2,      3,      10,  88.7,   89,     104, 127, 128,        255,          709,  745,  1e-3, 1e-9,
        1e-38, 1e-40,   1e-45, 1e-300, 5e-324, 1e4, 6.55e4, 6.56e4, 1e8, 1e9, 2147483647, 2147483648.0, 1e19, 1e30, 2e38, 3.4028234663852886e38,
        1e200, 1.7e308, 6e-8,  3e-5};
    return ends[draw(COUNT(ends))] * (draw(2) ? -1 : 1);
}

// Elements between two ends, both among them; at times infinities and NaN.
static Literal *operand(Arena *a, Type t) {
    void *data;
    Literal *l = literal_make(a, t, &data);
    bool number = dtype_is_float(t->dtype);
    double lo = drawn(), hi = draw(3) ? drawn() : lo;
    for (int i = 0; i < N_ELEMS; i++) {
        double part = (double)draw(1025) / 1024, v = i == 0 ? lo : i == 1 ? hi : draw(2) ? lo + (hi - lo) * part : lo + (hi - lo) * ldexp(part, -(int)draw(60));
        if (!isfinite(v)) v = lo;
        if (i > 1 && draw(4) == 0) { // a whole number that is among them
            double whole = (double)draw(5) - 2;
            if (whole >= fmin(lo, hi) && whole <= fmax(lo, hi)) v = whole;
        }
        void *at = (char *)data + (size_t)i * dtype_bytes(t->dtype);
        if (number || (fabs(v) < 9e15 && dtype_info[t->dtype].class != DC_BOOL)) elem_from_f64(t->dtype, at, number ? v : trunc(v));
        else elem_from_f64(t->dtype, at, (double)draw(2));
    }
    unsigned special = (unsigned)draw(24);
    for (int i = 2; number && i < 6 && special < 8; i++)
        if (special >> (i % 3) & 1)
            elem_from_f64(t->dtype, (char *)data + (size_t)i * dtype_bytes(t->dtype), i % 3 == 0 ? NAN : i % 3 == 1 ? INFINITY : -INFINITY);
    return l;
}

static double element(const Literal *l, int64_t i) {
    DType t = l->type->dtype;
    return dtype_is_float(t) ? elem_to_f64(t, literal_elem(l, i)) : (double)elem_to_i64(t, literal_elem(l, i));
}

static Fact fact_of(const Literal *l) {
    Fact f = fact_none();
    for (int64_t i = 0; i < l->type->n_elems; i++) f = fact_join(f, fact_exactly(element(l, i)));
    return fact_in(l->type->dtype, f);
}

static bool admits(Fact f, double v) {
    if (isnan(v)) return f.flags & FACT_NAN;
    if (isinf(v)) return f.flags & (v > 0 ? FACT_INF : FACT_NEG_INF);
    return fact_has_finite(f) && v >= f.lo && v <= f.hi;
}

static uint64_t n_compared, n_wrong;

static void try_op(Module *m, const char *what) {
    const Func *f = module_main(m);
    const Op *op = f->body->first;
    Arena a = {0};
    Diags d;
    diags_init(&d, "fact_ops");
    const Literal *in[MOST_OPERANDS], *out[1];
    Fact facts[MOST_OPERANDS];
    bool assumes = false, ok;
    for (uint32_t i = 0; i < op->n_operands; i++) in[i] = operand(&a, f->body->args[i]->type), facts[i] = fact_of(in[i]);
    ok = eval_func(m, f, in, &a, out, &d);
    Fact says = fact_of_op(op, facts, op->results[0].type->dtype, false, &assumes);
    for (int64_t i = 0; ok && i < N_ELEMS; i++) {
        double v = element(out[0], i);
        n_compared++;
        if (admits(says, v)) continue;
        if (n_wrong++ < 40) {
            printf("%s:", what);
            for (uint32_t k = 0; k < op->n_operands; k++) printf(" %.17g (of %g to %g, flags %x)", element(in[k], i), facts[k].lo, facts[k].hi, facts[k].flags);
            printf(" gives %.17g; said %.17g to %.17g, flags %x\n", v, says.lo, says.hi, says.flags);
        }
        break;
    }
    if (!ok) diags_print(&d, stderr), n_wrong++;
    diags_free(&d);
    arena_free(&a);
}

static void try_row(const Row *r, const char *type, const char *result, uint64_t n) {
    Text t = {0};
    char what[64], operand_type[32];
    bool selects = !strcmp(r->name, "select"), rounds = !strcmp(r->name, "reduce_precision"), parts = !strcmp(r->name, "real") || !strcmp(r->name, "imag");
    snprintf(operand_type, sizeof operand_type, "tensor<%dx%s>", N_ELEMS, type);
    static const char *const names[] = {"%a", "%b", "%c"};
    snprintf(what, sizeof what, "%s %s -> %s", r->name, type, result);
    text_z(&t, "func.func @main(");
    for (int i = 0; i < r->n; i++) text_f(&t, "%s%s: tensor<%dx%s>", i ? ", " : "", names[i], N_ELEMS, selects && !i ? "i1" : type);
    text_f(&t, ") -> tensor<%dx%s> {\n  %%r = %s%s ", N_ELEMS, result, strchr(r->name, '.') ? "" : "stablehlo.", r->name);
    for (int i = 0; i < r->n; i++) text_f(&t, "%s%s", i ? ", " : "", names[i]);
    if (selects) text_f(&t, " : tensor<%dxi1>, %s\n", N_ELEMS, operand_type);
    else if (rounds) text_f(&t, ", format = e5m4 : %s\n", operand_type);
    else if (!strcmp(type, result) && !parts && strncmp(r->name, "compare", 7) && strncmp(r->name, "chlo", 4)) text_f(&t, " : tensor<%dx%s>\n", N_ELEMS, type);
    else text_f(&t, " : (tensor<%dx%s>%s%s) -> tensor<%dx%s>\n", N_ELEMS, type, r->n == 1 ? "" : ", ", r->n == 1 ? "" : operand_type, N_ELEMS, result);
    text_f(&t, "  return %%r : tensor<%dx%s>\n}\n", N_ELEMS, result);
    Diags d;
    diags_init(&d, what);
    Module *m = parse_module(t.items, strlen(t.items), "fact_ops.mlir", &d);
    if (!m) diags_print(&d, stderr), n_wrong++;
    for (uint64_t i = 0; m && i < n; i++) try_op(m, what);
    if (m) module_free(m);
    diags_free(&d);
    vec_free(&t);
}

int main(int argc, char **argv) {
    uint64_t n = argc > 1 ? strtoull(argv[1], NULL, 10) : 200;
    state = (argc > 2 ? strtoull(argv[2], NULL, 10) : 1) * 0x9e3779b97f4a7c15U + 1;
    for (size_t i = 0; i < COUNT(rows); i++) {
        char types[64];
        snprintf(types, sizeof types, "%s", rows[i].types);
        for (char *type = strtok(types, " "); type; type = strtok(NULL, " ")) {
            bool converts = !strcmp(rows[i].name, "convert"), truth = !strncmp(rows[i].name, "compare", 7) || !strcmp(rows[i].name, "is_finite");
            for (size_t k = 0; k < (converts ? COUNT(conversions) : 1); k++) try_row(&rows[i], type, converts ? conversions[k] : truth ? "i1" : type, n);
        }
    }
    for (size_t i = 0; i < COUNT(known); i++)
        if (strcmp(known[i].fact, "any") && !has_row(known[i].text))
            printf("%s: op.def says that something is known of it, and it has no row here\n", known[i].text), n_wrong++;
    printf("facts of elementwise ops: %" PRIu64 " elements, %" PRIu64 " wrong\n", n_compared, n_wrong);
    return n_wrong != 0;
}
