// The elementary functions of codegen/math/math.h as functions that a test can call: emitted, compiled for a processor,
// linked by cc into a shared object in a temporary folder and loaded. Also the references they are compared with.
#ifndef TPUCC_TESTS_MATH_LIB_H
#define TPUCC_TESTS_MATH_LIB_H

#include "codegen/math/math.h"

#include <stdbool.h>
#include <stdint.h>

// out[i] = f(x[i], y[i]) for n values, a multiple of 16; y is not read by functions of one operand.
typedef void MathF32(const float *x, const float *y, float *out, int64_t n);
typedef void MathF64(const double *x, const double *y, double *out, int64_t n);

typedef struct {
    void *handle;
    char dir[64];
} MathLib;

// All functions in both types with 1, 4, 8 and 16 lanes. cpu: as LLVM names it, NULL for this machine's. Ends the
// process with a message if anything fails.
MathLib math_lib_open(const char *cpu);
// The same for a module that the caller has filled. math_lib_target says what to compile for, and its features where it
// is this machine's: both to be freed with LLVMDisposeMessage.
MathLib math_lib_load(LlvmCtx *l, const char *cpu, const char *features);
void math_lib_target(const char *cpu, char **out_cpu, char **out_features);
void *math_lib_symbol(const MathLib *lib, const char *name);
void math_lib_close(MathLib *lib);
MathF32 *math_lib_f32(const MathLib *lib, MathFn fn, unsigned lanes);
MathF64 *math_lib_f64(const MathLib *lib, MathFn fn, unsigned lanes);
// Writes assembly of one function alone (for counting instructions), or of all for MATH_COUNT, to `file`.
void math_lib_assembly(const char *cpu, MathFn fn, bool f64, unsigned lanes, const char *file);

// The value before rounding, as well as libm knows it: long double for f64, double for f32.
long double math_ref_f64(MathFn fn, double x, double y);
double math_ref_f32(MathFn fn, float x, float y);
// Distance in units of the last place of the reference, denormals included; 1e30 where NaN, infinity or the sign of a
// zero differ.
double math_ulp_f64(double got, long double want);
double math_ulp_f32(float got, double want);

#endif
