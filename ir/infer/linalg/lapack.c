// Types of the custom calls that are routines of LAPACK: what JAX hands to LAPACK on a CPU, and to XLA's own expansions elsewhere.
// Layouts of operands and results, which the calls give as attributes, say where elements lie in memory, not what they are.
#include "ir/infer/util.h"
#include "ir/ops/custom_call.h"

#include <inttypes.h>
#include <string.h>

typedef struct {
    const char *key, *letters; // NULL: true or false
} Setting;

static const struct {
    uint8_t ins, outs;
    Setting settings[5];
} forms[LAPACK_ROUTINES] = {
    [LAPACK_POTRF] = {1, 2, {{"uplo", "LU"}}},
    [LAPACK_TRSM] = {2, 1, {{"side", "LR"}, {"uplo", "LU"}, {"trans_x", "NTC"}, {"diag", "NU"}}},
    [LAPACK_GETRF] = {1, 3, {{0}}},
    [LAPACK_LU] = {1, 3, {{0}}},
    [LAPACK_GEQRF] = {1, 2, {{0}}},
    [LAPACK_ORGQR] = {2, 1, {{0}}},
    [LAPACK_GTSV] = {4, 5, {{0}}},
    [LAPACK_ORMQR] = {3, 1, {{"left", NULL}, {"transpose", NULL}}},
    [LAPACK_SYEVD] = {1, 3, {{"mode", "VN"}, {"uplo", "LU"}}},
    [LAPACK_EIGH] = {1, 2, {{0}}},
    [LAPACK_GESDD] = {1, 5, {{"mode", "ASN"}}},
    [LAPACK_GEHRD] = {1, 3, {{0}}},
    [LAPACK_SYTRD] = {1, 5, {{"uplo", "LU"}}},
    [LAPACK_GEES] = {1, 5, {{"mode", "VN"}, {"sort", "N"}}},
    [LAPACK_GEEV] = {1, 4, {{"compute_left", "VN"}, {"compute_right", "VN"}}},
};

static bool setting_ok(Infer *c, const char *target, const Setting *s) {
    int64_t v = 0;
    bool given = custom_config(c->op, s->key, &v);
    if (given && (!s->letters || (v > 0 && v < 128 && strchr(s->letters, (char)v)))) return true;
    const char *got = given ? dim_name(c, v) : "missing", *codes = "";
    for (const char *at = s->letters; at && *at; at++) codes = arena_printf(&c->d->arena, "%s%s%d ('%c')", codes, *codes ? ", " : "", *at, *at);
    infer_fail(c, CODE_BAD_ATTRIBUTE, "%s of @%s is %s, it must be one of %s", s->key, target, got, s->letters ? codes : "true, false");
    diag_help(c->d, "JAX writes it as mhlo.backend_config = {%s = %s}", s->key, s->letters ? arena_printf(&c->d->arena, "%d : ui8", *s->letters) : "true");
    return false;
}

// Of the four types that LAPACK has.
static bool operand_ok(Infer *c, const CustomTarget *t, uint32_t i) {
    Type type = operand_type(c, i);
    DType want = t->dtype == DT_COUNT && i ? operand_type(c, 0)->dtype : t->dtype;
    bool tensor = type->kind == TYPE_TENSOR, known = tensor && (type->dtype == DT_F32 || type->dtype == DT_F64 || dtype_is_complex(type->dtype));
    if (tensor && !type->quant && (want == DT_COUNT ? known : type->dtype == want)) return true;
    infer_fail(c, CODE_TYPE_MISMATCH, "@%s works on %s, not on %s", t->name, want == DT_COUNT ? "f32, f64 and complex numbers" : dtype_text(want),
               infer_type_name(c, type));
    operand_note(c, i, NULL);
    return false;
}

uint32_t lapack_operands(const CustomTarget *t) { return forms[t->routine].ins; }

static uint32_t n_sizes(const Op *op) {
    for (uint32_t i = 0; i < op->n_attrs; i++)
        if (op->attrs[i].key == ATTR_UNKNOWN && !strcmp(op->attrs[i].name->text, SIZE_OPERANDS)) return op->n_results;
    return 0;
}

bool lapack_call_ok(Infer *c, const CustomTarget *t) {
    bool parts = (t->routine == LAPACK_GEES || t->routine == LAPACK_GEEV) && !dtype_is_complex(t->dtype); // of eigenvalues, a list each
    uint32_t ins = forms[t->routine].ins, outs = forms[t->routine].outs + parts, n = c->op->n_operands;
    if ((n != ins && n != ins + n_sizes(c->op)) || c->op->n_results != outs)
        return infer_fail(c, CODE_BAD_STRUCTURE, "@%s has %u operands and %u results, not %" PRIu32 " and %" PRIu32, t->name, ins, outs, n, c->op->n_results);
    for (uint32_t i = 0; i < ins; i++)
        if (!operand_ok(c, t, i)) return false;
    for (const Setting *s = forms[t->routine].settings; s->key; s++)
        if (!setting_ok(c, t->name, s)) return false;
    return true;
}

// ---- sizes

static int64_t last(Type t, uint32_t from_last) { return t->dims[t->rank - 1 - from_last]; }
static int64_t smaller(int64_t a, int64_t b) { return a == DIM_UNKNOWN || b == DIM_UNKNOWN ? DIM_UNKNOWN : a < b ? a : b; }
static bool at_most(int64_t a, int64_t b) { return a == DIM_UNKNOWN || b == DIM_UNKNOWN || a <= b; }

// The dimensions before the last two, and then `n`, or none of those.
static bool out_list(Infer *c, uint32_t i, DType dtype, Type matrices, bool listed, int64_t n) {
    int64_t dims[MAX_RANK];
    uint32_t rank = matrices->rank - 2;
    memcpy(dims, matrices->dims, rank * sizeof *dims);
    if (listed) dims[rank++] = n;
    return result_set(c, i, dtype, dims, rank);
}

static bool is_matrix(Infer *c, uint32_t i, const char *target, bool square) {
    Type t = operand_type(c, i);
    if (t->rank >= 2 && (!square || dim_agrees(last(t, 0), last(t, 1)))) return true;
    infer_fail(c, CODE_SHAPE_MISMATCH, "@%s takes %smatrices, not %s", target, square ? "square " : "", infer_type_name(c, t));
    operand_note(c, i, NULL);
    return false;
}

static bool same_batches(Type a, Type b, uint32_t less) {
    if (a->rank != b->rank + less) return false;
    for (uint32_t i = 0; i + 2 < a->rank; i++)
        if (!dim_agrees(a->dims[i], b->dims[i])) return false;
    return true;
}

static bool unfit(Infer *c, const char *target, const char *rule) {
    infer_fail(c, CODE_SHAPE_MISMATCH, "@%s: %s", target, rule);
    for (uint32_t i = 0; i < forms[custom_target(c->op)->routine].ins; i++) operand_note(c, i, NULL);
    return false;
}

static bool infer_orgqr(Infer *c, const char *target) {
    Type a = operand_type(c, 0), taus = operand_type(c, 1);
    if (!same_batches(a, taus, 1)) return unfit(c, target, "taus has the dimensions of the matrices but their last two, and one more");
    if (!at_most(last(a, 0), last(a, 1)) || !at_most(last(taus, 0), last(a, 0)))
        return unfit(c, target, "a matrix has at least as many rows as columns, and those as many as there are taus");
    c->out[0] = a;
    return true;
}

static bool infer_ormqr(Infer *c, const char *target) {
    Type a = operand_type(c, 0), taus = operand_type(c, 1), to = operand_type(c, 2);
    int64_t left = 0;
    custom_config(c->op, "left", &left);
    if (!is_matrix(c, 2, target, false)) return false;
    if (!same_batches(a, taus, 1) || !same_batches(a, to, 0)) return unfit(c, target, "the operands have the same dimensions before the last two");
    if (!dim_agrees(last(a, 1), last(to, left ? 1 : 0)) || !at_most(last(taus, 0), last(a, 1)) || !at_most(last(taus, 0), last(a, 0)))
        return unfit(c, target,
                     left ? "a has as many rows as c, and no more taus than rows and columns"
                          : "a has as many rows as c has columns, and no more taus than rows and columns");
    c->out[0] = to;
    return true;
}

// Three diagonals, all as long as the matrix has rows.
static bool infer_gtsv(Infer *c, const char *target) {
    Type d = operand_type(c, 1), x = operand_type(c, 3);
    if (!is_matrix(c, 3, target, false)) return false;
    bool fit = d->rank && same_batches(x, d, 1) && dim_agrees(last(d, 0), last(x, 1));
    if (!fit || !type_agrees(operand_type(c, 0), d) || !type_agrees(operand_type(c, 2), d))
        return unfit(c, target, "each diagonal has an element for each row of the right-hand sides");
    for (uint32_t i = 0; i < 4; i++) c->out[i] = operand_type(c, i);
    return out_list(c, 4, DT_I32, x, false, 0);
}

static DType real_of(DType t) { return t == DT_C64 ? DT_F32 : t == DT_C128 ? DT_F64 : t; }

// The dimensions before the last two, and then a matrix.
static bool out_matrix(Infer *c, uint32_t i, Type matrices, int64_t rows, int64_t columns) {
    int64_t dims[MAX_RANK];
    memcpy(dims, matrices->dims, matrices->rank * sizeof *dims);
    dims[matrices->rank - 2] = rows, dims[matrices->rank - 1] = columns;
    return result_set(c, i, matrices->dtype, dims, matrices->rank);
}

// Without vectors, JAX gives them room for all or for as many as there are values.
static bool infer_gesdd(Infer *c, Type a, int64_t k) {
    Type u = result_declared(c, 2), v = result_declared(c, 3);
    bool none = custom_config_is(c->op, "mode", 'N') && u && v && u->rank == a->rank && v->rank == a->rank;
    bool all = none && dim_agrees(last(u, 0), last(a, 1)) && dim_agrees(last(v, 1), last(a, 0)), full = all || custom_config_is(c->op, "mode", 'A');
    return out_list(c, 1, real_of(a->dtype), a, true, k) && out_matrix(c, 2, a, last(a, 1), full ? last(a, 1) : k) &&
           out_matrix(c, 3, a, full ? last(a, 0) : k, last(a, 0)) && out_list(c, 4, DT_I32, a, false, 0);
}

// Rows low to high, from 1, are those that are reduced: all, as JAX says.
static bool infer_gehrd(Infer *c, const char *target, Type a) {
    int64_t low = 0, high = 0, n = last(a, 0);
    bool given = custom_config(c->op, "low", &low) && custom_config(c->op, "high", &high);
    if (given && low == 1 && dim_agrees(high, n))
        return out_list(c, 1, a->dtype, a, true, n == DIM_UNKNOWN ? n : n ? n - 1 : 0) && out_list(c, 2, DT_I32, a, false, 0);
    infer_fail(c, CODE_BAD_ATTRIBUTE, "low and high of @%s must be 1 and %s, the number of rows", target, dim_name(c, n));
    diag_help(c->d, "JAX writes them as mhlo.backend_config = {high = %s : i32, low = 1 : i32}", dim_name(c, n));
    return false;
}

// From result `first` on: eigenvalues as complex numbers, or as their parts.
static bool out_values(Infer *c, Type a, uint32_t *first) {
    uint32_t n = dtype_is_complex(a->dtype) ? 1 : 2;
    for (uint32_t i = 0; i < n; i++)
        if (!out_list(c, (*first)++, a->dtype, a, true, last(a, 0))) return false;
    return true;
}

static bool infer_sytrd(Infer *c, Type a) {
    int64_t n = last(a, 0), beside = n == DIM_UNKNOWN ? n : n ? n - 1 : 0;
    return out_list(c, 1, real_of(a->dtype), a, true, n) && out_list(c, 2, real_of(a->dtype), a, true, beside) && out_list(c, 3, a->dtype, a, true, beside) &&
           out_list(c, 4, DT_I32, a, false, 0);
}

static bool infer_gees(Infer *c, Type a) {
    uint32_t next = 2;
    c->out[1] = a;
    return out_values(c, a, &next) && out_list(c, next, DT_I32, a, false, 0) && out_list(c, next + 1, DT_I32, a, false, 0);
}

static bool infer_geev(Infer *c, Type a) {
    uint32_t next = 0;
    DType wide = a->dtype == DT_F32 ? DT_C64 : a->dtype == DT_F64 ? DT_C128 : a->dtype;
    if (!out_values(c, a, &next)) return false;
    for (uint32_t i = 0; i < 2; i++)
        if (!result_set(c, next++, wide, a->dims, a->rank)) return false;
    return out_list(c, next, DT_I32, a, false, 0);
}

static bool takes_square(LapackRoutine r) {
    return r == LAPACK_POTRF || r == LAPACK_SYEVD || r == LAPACK_EIGH || r == LAPACK_GEHRD || r == LAPACK_SYTRD || r == LAPACK_GEES || r == LAPACK_GEEV;
}

bool infer_lapack(Infer *c, const CustomTarget *t) {
    Type a = operand_type(c, 0);
    if (t->routine == LAPACK_GTSV) return infer_gtsv(c, t->name);
    if (!is_matrix(c, 0, t->name, takes_square(t->routine))) return false;
    int64_t rows = last(a, 1), k = smaller(rows, last(a, 0));
    c->out[0] = a;
    switch (t->routine) {
    case LAPACK_POTRF: return out_list(c, 1, DT_I32, a, false, 0);
    case LAPACK_GETRF: return out_list(c, 1, DT_I32, a, true, k) && out_list(c, 2, DT_I32, a, false, 0);
    case LAPACK_LU: return out_list(c, 1, DT_I32, a, true, k) && out_list(c, 2, DT_I32, a, true, rows);
    case LAPACK_GEQRF: return out_list(c, 1, a->dtype, a, true, k);
    case LAPACK_ORGQR: return infer_orgqr(c, t->name);
    case LAPACK_ORMQR: return infer_ormqr(c, t->name);
    case LAPACK_SYEVD: return out_list(c, 1, real_of(a->dtype), a, true, k) && out_list(c, 2, DT_I32, a, false, 0);
    case LAPACK_EIGH: return out_list(c, 1, real_of(a->dtype), a, true, k);
    case LAPACK_GESDD: return infer_gesdd(c, a, k);
    case LAPACK_GEHRD: return infer_gehrd(c, t->name, a);
    case LAPACK_SYTRD: return infer_sytrd(c, a);
    case LAPACK_GEES: return infer_gees(c, a);
    case LAPACK_GEEV: return infer_geev(c, a);
    default: ICE("no routine %d", (int)t->routine);
    }
}
