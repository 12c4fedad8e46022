// The table of custom_call.h. torch_xla writes `mhlo.<op>` for the ops of XLA that StableHLO lacks; JAX and XLA annotate values for the
// partitioner and for memory spaces, which on one device with one memory says nothing.
#include "ir/ops/custom_call.h"

#include <stdlib.h>
#include <string.h>

// "lapack_spotrf_ffi" and so on: of f32, f64 and their complex numbers.
#define LAPACK_AS(real, complex, routine, kind)                                                                         \
    {"lapack_s" real "_ffi", kind, LAPACK_##routine, DT_F32}, {"lapack_d" real "_ffi", kind, LAPACK_##routine, DT_F64}, \
        {"lapack_c" complex "_ffi", kind, LAPACK_##routine, DT_C64}, {                                                  \
        "lapack_z" complex "_ffi", kind, LAPACK_##routine, DT_C128                                                      \
    }
#define LAPACK(name, routine, kind) LAPACK_AS(name, name, routine, kind)

static const CustomTarget targets[] = {
    LAPACK("potrf", POTRF, OP_CUSTOM_CALL),
    LAPACK("trsm", TRSM, OP_TRIANGULAR_SOLVE),
    LAPACK("getrf", GETRF, OP_CUSTOM_CALL),
    LAPACK("geqrf", GEQRF, OP_CUSTOM_CALL),
    LAPACK_AS("orgqr", "ungqr", ORGQR, OP_CUSTOM_CALL),
    LAPACK_AS("ormqr", "unmqr", ORMQR, OP_CUSTOM_CALL),
    LAPACK("gtsv", GTSV, OP_CUSTOM_CALL),
    LAPACK_AS("syevd", "heevd", SYEVD, OP_CUSTOM_CALL),
    LAPACK("gesdd", GESDD, OP_CUSTOM_CALL),
    LAPACK("gesvd", GESDD, OP_CUSTOM_CALL), // by other steps
    LAPACK("gehrd", GEHRD, OP_CUSTOM_CALL),
    LAPACK_AS("sytrd", "hetrd", SYTRD, OP_CUSTOM_CALL),
    LAPACK("gees", GEES, OP_CUSTOM_CALL),
    LAPACK("geev", GEEV, OP_CUSTOM_CALL),
    {"Eigh", OP_CUSTOM_CALL, LAPACK_EIGH, DT_COUNT},
    {"LuDecomposition", OP_CUSTOM_CALL, LAPACK_LU, DT_COUNT},
    {"ProductOfElementaryHouseholderReflectors", OP_CUSTOM_CALL, LAPACK_ORGQR, DT_COUNT},
    {"Qr", OP_CUSTOM_CALL, LAPACK_GEQRF, DT_COUNT},
    {"mhlo.acos", OP_ACOS, LAPACK_NONE, DT_F32},
    {"mhlo.acosh", OP_ACOSH, LAPACK_NONE, DT_F32},
    {"mhlo.asin", OP_ASIN, LAPACK_NONE, DT_F32},
    {"mhlo.asinh", OP_ASINH, LAPACK_NONE, DT_F32},
    {"mhlo.atan", OP_ATAN, LAPACK_NONE, DT_F32},
    {"mhlo.atanh", OP_ATANH, LAPACK_NONE, DT_F32},
    {"mhlo.cosh", OP_COSH, LAPACK_NONE, DT_F32},
    {"mhlo.erf", OP_ERF, LAPACK_NONE, DT_F32},
    {"mhlo.sinh", OP_SINH, LAPACK_NONE, DT_F32},
    {"mhlo.tan", OP_TAN, LAPACK_NONE, DT_F32},
    {"mhlo.topk", OP_TOP_K, LAPACK_NONE, DT_F32},
    {"LayoutConstraint", OP_COUNT, LAPACK_NONE, DT_F32},
    {"MoveToDevice", OP_COUNT, LAPACK_NONE, DT_F32},
    {"MoveToHost", OP_COUNT, LAPACK_NONE, DT_F32},
    {"PinToDevice", OP_COUNT, LAPACK_NONE, DT_F32},
    {"PinToDeviceSram", OP_COUNT, LAPACK_NONE, DT_F32},
    {"SPMDFullToShardShape", OP_COUNT, LAPACK_NONE, DT_F32}, // of the same shape, as inference says
    {"SPMDShardToFullShape", OP_COUNT, LAPACK_NONE, DT_F32},
    {"Sharding", OP_COUNT, LAPACK_NONE, DT_F32},
    {"annotate_device_placement", OP_COUNT, LAPACK_NONE, DT_F32},
    {"xla.sdy.FuncResultSharding", OP_COUNT, LAPACK_NONE, DT_F32},
    {"xla.sdy.GlobalToLocalShape", OP_COUNT, LAPACK_NONE, DT_F32},
    {"xla.sdy.LocalToGlobalShape", OP_COUNT, LAPACK_NONE, DT_F32},
};

// mhlo.attributes = {k = 4 : i64, largest = true}; the smallest ones are not what chlo.top_k is.
static bool takes_largest(const Op *op) {
    for (uint32_t i = 0; i < op->n_attrs; i++) {
        const Attr *a = &op->attrs[i];
        if (a->key != ATTR_UNKNOWN || !a->s || strcmp(a->name->text, "mhlo.attributes")) continue;
        const char *largest = strstr(a->s->text, "largest");
        if (largest && !strncmp(largest + strcspn(largest, "=") + strspn(largest + strcspn(largest, "="), "= "), "false", 5)) return false;
    }
    return true;
}

const CustomTarget *custom_target(const Op *op) {
    Str name = op_str(op, ATTR_call_target_name);
    for (size_t i = 0; name && i < COUNT(targets); i++) {
        if (strcmp(targets[i].name, name->text)) continue;
        return targets[i].kind == OP_TOP_K && !takes_largest(op) ? NULL : &targets[i];
    }
    return NULL;
}

// An entry of a dictionary that was kept as text: {diag = 85 : ui8, left = true}
static const char *entry_of(const char *text, const char *key) {
    size_t n = strlen(key);
    for (const char *at = text; (at = strstr(at, key)); at += n) {
        bool whole = at > text && strchr("{, \n\t", at[-1]);
        const char *to = at + n + strspn(at + n, " \n\t");
        if (whole && *to == '=') return to + 1 + strspn(to + 1, " \n\t");
    }
    return NULL;
}

bool custom_config(const Op *op, const char *key, int64_t *out) {
    for (uint32_t i = 0; i < op->n_attrs; i++) {
        const Attr *a = &op->attrs[i];
        if (a->key != ATTR_UNKNOWN || !a->s || *a->s->text != '{') continue;
        if (strcmp(a->name->text, "mhlo.backend_config") && strcmp(a->name->text, "backend_config")) continue;
        const char *at = entry_of(a->s->text, key);
        if (!at) continue;
        char *end = NULL;
        bool yes = !strncmp(at, "true", 4), truth = yes || !strncmp(at, "false", 5);
        *out = truth ? yes : strtoll(at, &end, 10);
        return truth || end > at;
    }
    return false;
}

bool custom_config_is(const Op *op, const char *key, char letter) {
    int64_t v;
    return custom_config(op, key, &v) && v == letter;
}

bool custom_takes_lower(const Op *op) {
    if (custom_config_is(op, "uplo", 'L')) return true;
    for (uint32_t i = 0; i < op->n_attrs; i++)
        if (op->attrs[i].key == ATTR_UNKNOWN && op->attrs[i].s && !strcmp(op->attrs[i].name->text, "backend_config"))
            return *op->attrs[i].s->text == '1' || !strncmp(op->attrs[i].s->text, "\"1", 2);
    return false;
}

static uint32_t solve_attrs(Module *m, const Op *op, Attr *room) {
    room[0] = attr_bool(ATTR_left_side, custom_config_is(op, "side", 'L'));
    room[1] = attr_bool(ATTR_lower, custom_config_is(op, "uplo", 'L'));
    room[2] = attr_bool(ATTR_unit_diagonal, custom_config_is(op, "diag", 'U'));
    const char *transpose = custom_config_is(op, "trans_x", 'C') ? "ADJOINT" : custom_config_is(op, "trans_x", 'T') ? "TRANSPOSE" : "NO_TRANSPOSE";
    room[3] = attr_str(ATTR_transpose_a, module_str(m, transpose));
    return 4;
}

Op custom_call_as(Module *m, const Op *op, const CustomTarget *t, Attr *room) {
    Op as = *op;
    as.kind = t->kind;
    as.attrs = room;
    as.n_attrs = 0;
    if (t->kind == OP_TRIANGULAR_SOLVE) as.n_operands = 2, as.n_attrs = solve_attrs(m, op, room);
    if (t->kind != OP_TOP_K) return as;
    Type values = op->n_results ? op->results[0].type : NULL;
    bool sized = values && values->kind == TYPE_TENSOR && values->rank;
    *room = attr_i64(ATTR_k, sized ? values->dims[values->rank - 1] : 0);
    as.n_attrs = 1;
    return as;
}

bool custom_call_untupled(const Op *op, Op *as, Value *room) {
    Type t = op->kind == OP_CUSTOM_CALL && op->n_results == 1 ? op->results[0].type : NULL;
    const CustomTarget *target = t && t->kind == TYPE_TUPLE ? custom_target(op) : NULL;
    if (!target || !target->routine || target->kind != OP_CUSTOM_CALL || t->rank > LAPACK_MOST_RESULTS) return false;
    *as = *op;
    as->results = room, as->n_results = t->rank;
    for (uint32_t i = 0; i < t->rank; i++) room[i] = (Value){.type = t->elems[i]};
    return true;
}

// Routines that JAX calls and that are not there, by what it calls them for. A letter for the type may stand before the first ones.
static const struct {
    const char *name, *function;
} missing[] = {
    {"lapack_?geqp3_ffi", "qr with pivoting=True"},
};

static bool matches(const char *name, const char *pattern) {
    while (*name && (*name == *pattern || *pattern == '?')) name++, pattern++;
    return *name == *pattern;
}

bool custom_is_callback(const Op *op) {
    static const char *const names[] = {"xla_ffi_python_cpu_callback", "xla_ffi_partitioned_python_cpu_callback", "xla_python_cpu_callback",
                                        "xla_ffi_python_gpu_callback", "xla_ffi_partitioned_python_gpu_callback", "xla_python_gpu_callback"};
    Str target = op->kind == OP_CUSTOM_CALL ? op_str(op, ATTR_call_target_name) : NULL;
    for (size_t i = 0; target && i < COUNT(names); i++)
        if (!strcmp(target->text, names[i])) return true;
    return false;
}

bool custom_is_idle(const Op *op) {
    if (!custom_is_callback(op)) return false;
    for (uint32_t i = 0; i < op->n_results; i++)
        if (op->results[i].type->kind != TYPE_TOKEN) return false;
    return true;
}

static void refuse_callback(Diags *d, const Op *op, const char *name) {
    diag_error(d, op_place(op), CODE_UNSUPPORTED_OP, "custom_call: @%.100s calls Python for what the program goes on with, and there is none when it runs",
               name);
    diag_help(d, "compute it with jax.numpy, or give it to the program as an argument; a callback whose result nothing reads (jax.debug) is left out");
}

void custom_call_unknown(Diags *d, const Op *op) {
    const char *name = str_text(op_str(op, ATTR_call_target_name)), *function = NULL;
    if (custom_is_callback(op)) {
        refuse_callback(d, op, name);
        return;
    }
    diag_error(d, op_place(op), CODE_UNSUPPORTED_OP, "custom_call: nothing is known of a function @%.100s with %u operands", name, op->n_operands);
    for (size_t i = 0; i < COUNT(missing); i++)
        if (matches(name, missing[i].name)) function = missing[i].function;
    if (function)
        diag_help(d,
                  "JAX calls it for %s, which is not there; what is: cholesky, lu (solve, inv, det), qr, eigh, svd, eig, schur, hessenberg, tridiagonal, "
                  "tridiagonal_solve",
                  function);
    else diag_help(d, "write it with ops of StableHLO");
}
