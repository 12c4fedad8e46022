// The helpers of codegen/llvm/llvm_util.h by running what they build: loops that run zero, one and many times, values
// carried round and merged, masked memory that must not touch its neighbours, gather and scatter, lane trees,
// saturating conversions.
#include "codegen/llvm/llvm_util.h"
#include "tests/math/math_lib.h"

#include <check.h>
#include <math.h>
#include <string.h>

static MathLib lib;

static LLVMValueRef begin(LlvmCtx *l, const char *name, LLVMTypeRef result, unsigned n_ptrs) {
    LLVMTypeRef params[4] = {l->ptr, l->ptr, l->ptr, l->i64};
    for (unsigned i = n_ptrs; i < 4; i++) params[i] = l->i64;
    return ll_func_begin(l, name, result, params, n_ptrs + 1, LLVMExternalLinkage);
}

// sum of x[i] for 0 <= i < n, plus 100
static void emit_sum(LlvmCtx *l) {
    begin(l, "sum", l->f64, 1);
    LlLoop loop;
    LLVMValueRef i = ll_loop_begin(l, &loop, ll_i64(l, 0), ll_param(l, 1), ll_i64(l, 1), "i");
    LLVMValueRef sum = ll_loop_carry(l, &loop, ll_real(l->f64, 100));
    LLVMValueRef x = ll_load(l, l->f64, ll_gep(l, l->f64, ll_param(l, 0), i), 0);
    ll_loop_next(&loop, 0, ll_contract_add(l, sum, x));
    ll_loop_end(l, &loop);
    ll_ret(l, ll_loop_result(&loop, 0));
}

// 3 x 5 iterations with constant bounds, one loop inside the other; steps of 2
static void emit_nest(LlvmCtx *l) {
    begin(l, "nest", l->i64, 0);
    LlLoop outer, inner;
    LLVMValueRef i = ll_loop_begin(l, &outer, ll_i64(l, 1), ll_i64(l, 4), ll_i64(l, 1), "i");
    LLVMValueRef total = ll_loop_carry(l, &outer, ll_param(l, 0));
    ll_loop_begin(l, &inner, ll_i64(l, 0), ll_i64(l, 9), ll_i64(l, 2), "j");
    LLVMValueRef part = ll_loop_carry(l, &inner, total);
    ll_loop_next(&inner, 0, LLVMBuildAdd(l->b, part, i, ""));
    ll_loop_end(l, &inner);
    ll_loop_next(&outer, 0, ll_loop_result(&inner, 0));
    ll_loop_end(l, &outer);
    ll_ret(l, ll_loop_result(&outer, 0));
}

// out[0..n) = 2 x[0..n), masked, 16 lanes at once; other lanes read as 7 and go nowhere
static void emit_masked(LlvmCtx *l) {
    begin(l, "masked", l->f32, 2);
    LLVMTypeRef t = ll_vec(l->f32, 16);
    LLVMValueRef mask = ll_mask_first(l, 16, ll_param(l, 2));
    LLVMValueRef x = ll_masked_load(l, t, ll_param(l, 0), mask, ll_real(t, 7), 0);
    ll_masked_store(l, LLVMBuildFAdd(l->b, x, x, ""), ll_param(l, 1), mask, 0);
    ll_ret(l, ll_slice(l, x, 15, 1));
}

// out[index[i]] = x[7 - index[i]] for the lanes below n
static void emit_gather(LlvmCtx *l) {
    begin(l, "gather", l->void_t, 3);
    LLVMTypeRef t = ll_vec(l->f32, 8);
    LLVMValueRef index = ll_load(l, ll_vec(l->i64, 8), ll_param(l, 2), 0), mask = ll_mask_first(l, 8, ll_param(l, 3));
    LLVMValueRef back = LLVMBuildSub(l->b, ll_int(ll_vec(l->i64, 8), 7), index, "");
    LLVMValueRef v = ll_gather(l, t, ll_gep(l, l->f32, ll_param(l, 0), back), mask, NULL, 0);
    ll_scatter(l, v, ll_gep(l, l->f32, ll_param(l, 1), index), mask, 0);
    ll_ret(l, NULL);
}

static LLVMValueRef add_lanes(LlvmCtx *l, void *user, LLVMValueRef a, LLVMValueRef b) {
    (void)user;
    return LLVMBuildFAdd(l->b, a, b, "");
}

// x[0..16) summed in a tree, if n > 0; else -1, from a branch marked unlikely
static void emit_tree(LlvmCtx *l) {
    begin(l, "tree", l->f32, 1);
    LlIf f;
    ll_if(l, &f, LLVMBuildICmp(l->b, LLVMIntSLE, ll_param(l, 1), ll_i64(l, 0), ""), "none");
    ll_if_unlikely(l, &f);
    LLVMValueRef none = ll_real(l->f32, -1);
    ll_else(l, &f);
    LLVMValueRef v = ll_load(l, ll_vec(l->f32, 16), ll_param(l, 0), 0);
    LLVMValueRef both = ll_concat(l, ll_slice(l, v, 0, 8), ll_slice(l, v, 8, 8));
    LLVMValueRef sum = ll_fold_lanes(l, both, add_lanes, NULL);
    ll_endif(l, &f);
    ll_ret(l, ll_if_merge(l, &f, none, sum));
}

// out[0] = (i64)saturating x[0], out[1] = clz of it, out[2] = ctz; one alloca and a memcpy on the way
static void emit_convert(LlvmCtx *l) {
    begin(l, "convert", l->void_t, 2);
    LLVMValueRef v = ll_fptosi_sat(l, ll_load(l, l->f64, ll_param(l, 0), 0), l->i64);
    LLVMValueRef local = ll_alloca(l, l->i64, 3, 64);
    ll_store(l, v, local, 0);
    ll_store(l, ll_clz(l, v), ll_gep_const(l, l->i64, local, 1), 0);
    ll_store(l, ll_ctz(l, v), ll_gep_const(l, l->i64, local, 2), 0);
    ll_memcpy(l, ll_param(l, 1), local, ll_i64(l, 24), 8);
    ll_ret(l, NULL);
}

static void open_lib(void) {
    char *cpu, *features;
    math_lib_target(NULL, &cpu, &features);
    LlvmCtx l;
    ll_open(&l, "util");
    emit_sum(&l);
    emit_nest(&l);
    emit_masked(&l);
    emit_gather(&l);
    emit_tree(&l);
    emit_convert(&l);
    lib = math_lib_load(&l, cpu, features);
    ll_close(&l);
    LLVMDisposeMessage(cpu);
    LLVMDisposeMessage(features);
}

static void close_lib(void) { math_lib_close(&lib); }

// A pointer to a function from a pointer to an object, which C has no cast for.
static void symbol_into(void *out_f, const char *name) {
    void *p = math_lib_symbol(&lib, name);
    memcpy(out_f, &p, sizeof p);
}

START_TEST(loops_run_as_often_as_asked) {
    double (*sum)(const double *, int64_t);
    int64_t (*nest)(int64_t);
    symbol_into(&sum, "sum");
    symbol_into(&nest, "nest");
    const double x[] = {1, 2, 3, 4};
    ck_assert_double_eq(sum(x, 0), 100);
    ck_assert_double_eq(sum(x, -5), 100);
    ck_assert_double_eq(sum(x, 1), 101);
    ck_assert_double_eq(sum(x, 4), 110);
    ck_assert_int_eq(nest(1000), 1000 + 5 * (1 + 2 + 3));
}
END_TEST

START_TEST(masked_memory_leaves_the_rest_alone) {
    float (*masked)(const float *, float *, int64_t);
    symbol_into(&masked, "masked");
    for (int n = -1; n <= 17; n++) {
        float x[16], out[16];
        for (int i = 0; i < 16; i++) x[i] = (float)i, out[i] = -1;
        float last = masked(x, out, n);
        ck_assert_float_eq(last, n >= 16 ? 15 : 7);
        for (int i = 0; i < 16; i++) ck_assert_float_eq(out[i], i < n ? 2 * (float)i : -1);
    }
}
END_TEST

START_TEST(gather_and_scatter_follow_the_mask) {
    void (*gather)(const float *, float *, const int64_t *, int64_t);
    symbol_into(&gather, "gather");
    const float x[] = {0, 1, 2, 3, 4, 5, 6, 7};
    const int64_t index[] = {6, 2, 0, 1, 7, 3, 5, 4};
    for (int n = 0; n <= 8; n++) {
        float out[8];
        for (int i = 0; i < 8; i++) out[i] = -1;
        gather(x, out, index, n);
        for (int i = 0; i < 8; i++) ck_assert_float_eq(out[index[i]], i < n ? (float)(7 - index[i]) : -1);
    }
}
END_TEST

START_TEST(lanes_fold_in_a_tree) {
    float (*tree)(const float *, int64_t), x[16], level[16];
    symbol_into(&tree, "tree");
    for (int i = 0; i < 16; i++) level[i] = x[i] = 1.0f / (float)(i + 1);
    for (int n = 8; n >= 1; n /= 2)
        for (int i = 0; i < n; i++) level[i] += level[i + n];
    ck_assert(tree(x, 1) == level[0]);
    ck_assert(tree(x, 0) == -1);
}
END_TEST

START_TEST(conversions_saturate) {
    void (*convert)(const double *, int64_t *, int64_t);
    symbol_into(&convert, "convert");
    static const struct {
        double x;
        int64_t v, clz, ctz;
    } rows[] = {{8.9, 8, 60, 3}, {NAN, 0, 64, 64}, {1e300, INT64_MAX, 1, 0}, {-1e300, INT64_MIN, 0, 63}, {-1, -1, 0, 0}};
    for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
        int64_t out[3];
        convert(&rows[i].x, out, 0);
        ck_assert_int_eq(out[0], rows[i].v);
        ck_assert_int_eq(out[1], rows[i].clz);
        ck_assert_int_eq(out[2], rows[i].ctz);
    }
}
END_TEST

Suite *llvm_util_suite(void);
Suite *llvm_util_suite(void) {
    Suite *s = suite_create("llvm_util");
    TCase *t = tcase_create("llvm_util");
    tcase_add_unchecked_fixture(t, open_lib, close_lib);
    tcase_add_test(t, loops_run_as_often_as_asked);
    tcase_add_test(t, masked_memory_leaves_the_rest_alone);
    tcase_add_test(t, gather_and_scatter_follow_the_mask);
    tcase_add_test(t, lanes_fold_in_a_tree);
    tcase_add_test(t, conversions_saturate);
    suite_add_tcase(s, t);
    return s;
}
