// See math_lib.h. The module goes through the short pass pipeline that the compiler uses, so that what is tested is
// what kernels contain.
#define _GNU_SOURCE 1 // mkdtemp
#include "tests/math/math_lib.h"

#include "ir/eval/internal.h"

#include <dlfcn.h>
#include <llvm-c/Analysis.h>
#include <llvm-c/Target.h>
#include <llvm-c/TargetMachine.h>
#include <llvm-c/Transforms/PassBuilder.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char *const passes = "function(early-cse,instcombine<no-verify-fixpoint>,simplifycfg,loop-mssa(licm),early-cse)";

static _Noreturn void fail(const char *what, const char *why) {
    fprintf(stderr, "math_lib: %s: %s\n", what, why ? why : "failed");
    exit(1);
}

static void symbol(char out[64], MathFn fn, bool f64, unsigned lanes) { snprintf(out, 64, "%s_%s_%u", math_name(fn), f64 ? "f64" : "f32", lanes); }

static void emit_one(LlvmCtx *l, const char *cpu, const char *features, MathFn fn, bool f64, unsigned lanes) {
    char name[64];
    symbol(name, fn, f64, lanes);
    LLVMTypeRef params[] = {l->ptr, l->ptr, l->ptr, l->i64}, elem = f64 ? l->f64 : l->f32, t = ll_vec(elem, lanes);
    LLVMValueRef f = ll_func_begin(l, name, l->void_t, params, 4, LLVMExternalLinkage);
    ll_attr_text(l, f, "target-cpu", cpu);
    ll_attr_text(l, f, "target-features", features);
    ll_attr_text(l, f, "prefer-vector-width", "512");
    for (unsigned i = 0; i < 3; i++) ll_param_noalias(l, i, 0);
    LlLoop loop;
    LLVMValueRef i = ll_loop_begin(l, &loop, ll_i64(l, 0), ll_param(l, 3), ll_i64(l, lanes), "i");
    LLVMValueRef x = ll_load(l, t, ll_gep(l, elem, ll_param(l, 0), i), 0), y = NULL;
    if (math_operands(fn) == 2) y = ll_load(l, t, ll_gep(l, elem, ll_param(l, 1), i), 0);
    ll_store(l, emit_math(l, fn, x, y), ll_gep(l, elem, ll_param(l, 2), i), 0);
    ll_loop_end(l, &loop);
    ll_ret(l, NULL);
}

static void compile(LlvmCtx *l, const char *cpu, const char *features, LLVMCodeGenFileType kind, const char *file) {
    char *why = NULL, *triple = LLVMGetDefaultTargetTriple();
    LLVMTargetRef target;
    if (LLVMVerifyModule(l->module, LLVMReturnStatusAction, &why)) fail("verify", why);
    LLVMDisposeMessage(why);
    if (LLVMGetTargetFromTriple(triple, &target, &why)) fail(triple, why);
    LLVMTargetMachineRef tm = LLVMCreateTargetMachine(target, triple, cpu, features, LLVMCodeGenLevelDefault, LLVMRelocPIC, LLVMCodeModelDefault);
    LLVMPassBuilderOptionsRef options = LLVMCreatePassBuilderOptions();
    LLVMErrorRef e = LLVMRunPasses(l->module, passes, tm, options);
    if (e) fail("passes", LLVMGetErrorMessage(e));
    LLVMDisposePassBuilderOptions(options);
    if (LLVMTargetMachineEmitToFile(tm, l->module, file, kind, &why)) fail(file, why);
    LLVMDisposeTargetMachine(tm);
    LLVMDisposeMessage(triple);
}

void math_lib_target(const char *cpu, char **out_cpu, char **out_features) {
    LLVMInitializeX86TargetInfo();
    LLVMInitializeX86Target();
    LLVMInitializeX86TargetMC();
    LLVMInitializeX86AsmPrinter();
    *out_cpu = cpu ? LLVMCreateMessage(cpu) : LLVMGetHostCPUName();
    *out_features = cpu ? LLVMCreateMessage("") : LLVMGetHostCPUFeatures();
}

static void emit_all(LlvmCtx *l, const char *cpu, const char *features) {
    static const unsigned lanes[] = {1, 4, 8, 16};
    for (int fn = 0; fn < MATH_COUNT; fn++)
        for (int j = 0; j < 8; j++) emit_one(l, cpu, features, (MathFn)fn, j & 1, lanes[j / 2]);
}

MathLib math_lib_load(LlvmCtx *l, const char *cpu, const char *features) {
    MathLib lib = {0};
    char file[96], command[256];
    snprintf(lib.dir, sizeof lib.dir, "/tmp/tpucc-math-XXXXXX");
    if (!mkdtemp(lib.dir)) fail(lib.dir, "cannot be made");
    snprintf(file, sizeof file, "%s/math.o", lib.dir);
    compile(l, cpu, features, LLVMObjectFile, file);
    snprintf(command, sizeof command, "cc -shared -Wl,-z,defs -o %s/math.so %s", lib.dir, file);
    if (system(command) != 0) fail(command, NULL); // -z defs: a call that survived is an error here
    snprintf(file, sizeof file, "%s/math.so", lib.dir);
    lib.handle = dlopen(file, RTLD_NOW);
    if (!lib.handle) fail(file, dlerror());
    return lib;
}

MathLib math_lib_open(const char *cpu) {
    char *name, *features;
    math_lib_target(cpu, &name, &features);
    LlvmCtx l;
    ll_open(&l, "math");
    l.avx512 = strstr(features, "+avx512dq") && strstr(features, "+avx512vl");
    emit_all(&l, name, features);
    MathLib lib = math_lib_load(&l, name, features);
    ll_close(&l);
    LLVMDisposeMessage(name);
    LLVMDisposeMessage(features);
    return lib;
}

void math_lib_close(MathLib *lib) {
    char file[96];
    dlclose(lib->handle);
    for (int i = 0; i < 2; i++) {
        snprintf(file, sizeof file, "%s/math.%s", lib->dir, i ? "so" : "o");
        unlink(file);
    }
    rmdir(lib->dir);
}

void *math_lib_symbol(const MathLib *lib, const char *name) {
    void *f = dlsym(lib->handle, name);
    if (!f) fail(name, dlerror());
    return f;
}

static void *lookup(const MathLib *lib, MathFn fn, bool f64, unsigned lanes) {
    char name[64];
    symbol(name, fn, f64, lanes);
    return math_lib_symbol(lib, name);
}

MathF32 *math_lib_f32(const MathLib *lib, MathFn fn, unsigned lanes) {
    void *p = lookup(lib, fn, false, lanes);
    MathF32 *f;
    memcpy(&f, &p, sizeof f);
    return f;
}

MathF64 *math_lib_f64(const MathLib *lib, MathFn fn, unsigned lanes) {
    void *p = lookup(lib, fn, true, lanes);
    MathF64 *f;
    memcpy(&f, &p, sizeof f);
    return f;
}

void math_lib_assembly(const char *cpu, MathFn fn, bool f64, unsigned lanes, const char *file) {
    char *name, *features;
    math_lib_target(cpu, &name, &features);
    LlvmCtx l;
    ll_open(&l, "math");
    if (fn == MATH_COUNT) emit_all(&l, name, features);
    else emit_one(&l, name, features, fn, f64, lanes);
    // A plain machine: the processor of each function is its attributes', as in modules that hold code for several.
    compile(&l, "x86-64", "", LLVMAssemblyFile, file);
    ll_close(&l);
    LLVMDisposeMessage(name);
    LLVMDisposeMessage(features);
}

static long double sign_ref(long double x) { return x > 0 ? 1 : x < 0 ? -1 : x; }

long double math_ref_f64(MathFn fn, double v, double w) {
    long double x = v, y = w;
    switch (fn) {
    case MATH_EXP: return expl(x);
    case MATH_EXP2: return exp2l(x);
    case MATH_EXPM1: return expm1l(x);
    case MATH_LOG: return logl(x);
    case MATH_LOG2: return log2l(x);
    case MATH_LOG1P: return log1pl(x);
    case MATH_TANH: return tanhl(x);
    case MATH_LOGISTIC: return 1 / (1 + expl(-x));
    case MATH_ERF: return erfl(x);
    case MATH_SQRT: return sqrtl(x);
    case MATH_RSQRT: return 1 / sqrtl(x);
    case MATH_CBRT: return cbrtl(x);
    case MATH_SIN: return sinl(x);
    case MATH_COS: return cosl(x);
    case MATH_TAN: return tanl(x);
    case MATH_FLOOR: return floorl(x);
    case MATH_CEIL: return ceill(x);
    case MATH_ROUND_AFZ: return roundl(x);
    case MATH_ROUND_EVEN: return rintl(x);
    case MATH_SIGN: return sign_ref(x);
    case MATH_ABS: return fabsl(x);
    case MATH_POW: return powl(x, y);
    case MATH_ATAN2: return atan2l(x, y);
    case MATH_REM: return fmod(v, w);
    case MATH_ACOS: return special_unary[OP_ACOS].long1(x);
    case MATH_ACOSH: return special_unary[OP_ACOSH].long1(x);
    case MATH_ASIN: return special_unary[OP_ASIN].long1(x);
    case MATH_ASINH: return special_unary[OP_ASINH].long1(x);
    case MATH_ATAN: return special_unary[OP_ATAN].long1(x);
    case MATH_ATANH: return special_unary[OP_ATANH].long1(x);
    case MATH_COSH: return special_unary[OP_COSH].long1(x);
    case MATH_SINH: return special_unary[OP_SINH].long1(x);
    case MATH_ERFC: return special_unary[OP_ERFC].long1(x);
    case MATH_ERF_INV: return special_unary[OP_ERF_INV].long1(x);
    case MATH_LGAMMA: return special_unary[OP_LGAMMA].long1(x);
    case MATH_DIGAMMA: return special_unary[OP_DIGAMMA].long1(x);
    case MATH_BESSEL_I1E: return special_unary[OP_BESSEL_I1E].long1(x);
    case MATH_POLYGAMMA: return special_binary[OP_POLYGAMMA].long2(x, y);
    case MATH_ZETA: return special_binary[OP_ZETA].long2(x, y);
    case MATH_COUNT: break;
    }
    return 0;
}

// libm's double functions err by under a unit of their last place, 2^-29 of f32's.
double math_ref_f32(MathFn fn, float v, float w) {
    double x = (double)v, y = (double)w;
    switch (fn) {
    case MATH_EXP: return exp(x);
    case MATH_EXP2: return exp2(x);
    case MATH_EXPM1: return expm1(x);
    case MATH_LOG: return log(x);
    case MATH_LOG2: return log2(x);
    case MATH_LOG1P: return log1p(x);
    case MATH_TANH: return tanh(x);
    case MATH_LOGISTIC: return 1 / (1 + exp(-x));
    case MATH_ERF: return erf(x);
    case MATH_RSQRT: return 1 / sqrt(x);
    case MATH_CBRT: return cbrt(x);
    case MATH_SIN: return sin(x);
    case MATH_COS: return cos(x);
    case MATH_TAN: return tan(x);
    case MATH_POW: return pow(x, y);
    case MATH_ATAN2: return atan2(x, y);
    case MATH_REM: return (double)fmodf(v, w);
    case MATH_COSH: return special_unary[OP_COSH].float1(x);
    case MATH_SINH: return special_unary[OP_SINH].float1(x);
    default: return (double)math_ref_f64(fn, x, y);
    }
}

double math_ulp_f64(double got, long double want) {
    double near = (double)want;
    if (isnan(near) || isnan(got)) return isnan(near) && isnan(got) ? 0 : 1e30;
    if (near == 0 && got == 0) return !signbit(got) == !signbit(near) ? 0 : 1e30;
    if (isinf(near) && isinf(got)) return near == got ? 0 : 1e30;
    if (isinf(want) || isnan(got)) return 1e30;
    int e;
    frexpl(want, &e);
    if (want == 0 || e < -1021) e = -1021;
    if (e > 1024) e = 1024;
    long double g = isinf(got) ? copysignl(0x1p1024L, got) : got; // as if the exponents went on
    return (double)(fabsl(g - want) / ldexpl(1, e - 53));
}

double math_ulp_f32(float got, double want) {
    float near = (float)want;
    if (isnan(near) || isnan(got)) return isnan(near) && isnan(got) ? 0 : 1e30;
    if (near == 0 && got == 0) return !signbit(got) == !signbit(near) ? 0 : 1e30;
    if (isinf(near) && isinf(got)) return near == got ? 0 : 1e30;
    if (isinf(want)) return 1e30;
    uint64_t bits;
    memcpy(&bits, &want, sizeof bits);
    int e = (int)(bits >> 52 & 2047) - 1022;
    if (e < -125) e = -125;
    if (e > 128) e = 128;
    double g = isinf(got) ? copysign(0x1p128, (double)got) : (double)got;
    uint64_t unit = (uint64_t)(1023 - (e - 24)) << 52; // 2^-(e - 24)
    double inverse;
    memcpy(&inverse, &unit, sizeof inverse);
    return fabs(g - want) * inverse;
}
