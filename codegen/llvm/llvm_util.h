// The small vocabulary on LLVM's C API that all of codegen is written in: types, constants, memory, intrinsics, loops
// and branches. Whatever differs between LLVM 19 and 22 is hidden in intrinsics.c, and nowhere else.
// The context is in context.c, types, constants and functions are in llvm_util.c, arithmetic in intrinsics.c; memory, lanes and control flow in files of these
// names.
//
// "Shape" below means scalar or fixed vector: most helpers take either, and a type of N = 1 lanes is always the scalar
// itself, never <1 x T>. Values are built at the builder's position in the function that ll_func_begin opened. No
// helper adds fast-math flags except those named ll_contract_*; sums keep the order in which they are written. Threads:
// one LlvmCtx (and so one LLVM context) belongs to one thread.
#ifndef TPUCC_CODEGEN_LLVM_LLVM_UTIL_H
#define TPUCC_CODEGEN_LLVM_LLVM_UTIL_H

#include <llvm-c/Core.h>
#include <stdbool.h>
#include <stdint.h>

// Intrinsics by the name without "llvm.": INTRIN(id, name, number of operands). All are overloaded on the type of the
// first operand alone, and all but the last group stay one to six instructions on AVX2 and AVX-512 (never a call).
#define LL_INTRINSICS(INTRIN)                            \
    INTRIN(FMA, "fma", 3)                                \
    INTRIN(FMULADD, "fmuladd", 3)                        \
    INTRIN(FABS, "fabs", 1)                              \
    INTRIN(SQRT, "sqrt", 1)                              \
    INTRIN(FLOOR, "floor", 1)                            \
    INTRIN(CEIL, "ceil", 1)                              \
    INTRIN(TRUNC, "trunc", 1)                            \
    INTRIN(RINT, "rint", 1)                              \
    INTRIN(ROUND, "round", 1)                            \
    INTRIN(ROUNDEVEN, "roundeven", 1)                    \
    INTRIN(FENCE, "arithmetic.fence", 1)                 \
    INTRIN(COPYSIGN, "copysign", 2)                      \
    INTRIN(MINNUM, "minnum", 2)                          \
    INTRIN(MAXNUM, "maxnum", 2)                          \
    INTRIN(MINIMUM, "minimum", 2)                        \
    INTRIN(MAXIMUM, "maximum", 2)                        \
    INTRIN(SMIN, "smin", 2)                              \
    INTRIN(SMAX, "smax", 2)                              \
    INTRIN(UMIN, "umin", 2)                              \
    INTRIN(UMAX, "umax", 2)                              \
    INTRIN(SADD_SAT, "sadd.sat", 2)                      \
    INTRIN(SSUB_SAT, "ssub.sat", 2)                      \
    INTRIN(UADD_SAT, "uadd.sat", 2)                      \
    INTRIN(USUB_SAT, "usub.sat", 2)                      \
    INTRIN(CTPOP, "ctpop", 1)                            \
    INTRIN(BSWAP, "bswap", 1)                            \
    INTRIN(REDUCE_ADD, "vector.reduce.add", 1)           \
    INTRIN(REDUCE_MUL, "vector.reduce.mul", 1)           \
    INTRIN(REDUCE_AND, "vector.reduce.and", 1)           \
    INTRIN(REDUCE_OR, "vector.reduce.or", 1)             \
    INTRIN(REDUCE_XOR, "vector.reduce.xor", 1)           \
    INTRIN(REDUCE_SMIN, "vector.reduce.smin", 1)         \
    INTRIN(REDUCE_SMAX, "vector.reduce.smax", 1)         \
    INTRIN(REDUCE_UMIN, "vector.reduce.umin", 1)         \
    INTRIN(REDUCE_UMAX, "vector.reduce.umax", 1)         \
    INTRIN(REDUCE_FMIN, "vector.reduce.fmin", 1)         \
    INTRIN(REDUCE_FMAX, "vector.reduce.fmax", 1)         \
    INTRIN(REDUCE_FMINIMUM, "vector.reduce.fminimum", 1) \
    INTRIN(REDUCE_FMAXIMUM, "vector.reduce.fmaximum", 1)

typedef enum {
#define LL_ID(id, name, n) LL_##id,
    LL_INTRINSICS(LL_ID)
#undef LL_ID
        LL_INTRIN_COUNT
} LlIntrin;

typedef struct {
    LLVMContextRef context;
    LLVMModuleRef module;
    LLVMBuilderRef b;
    LLVMValueRef func; // being built
    LLVMTypeRef void_t, i1, i8, i16, i32, i64, f16, bf16, f32, f64, ptr;
    unsigned intrin_id[LL_INTRIN_COUNT]; // LLVM's numbers
    unsigned attr_align;                 // attribute kind
    bool shared;         // the module is one of several that are linked: kernels are seen from outside, helpers are dropped where there is one already
    bool avx512;         // the processor has AVX-512 F, DQ and VL: x86.c uses them
    bool rounds_bf16;    // and the instruction that rounds to bf16, in programs with matrix units
    unsigned mask_bytes; // masked loads and stores are emitted in vectors of at most so many bytes; 0: of any
} LlvmCtx;

// A context of its own with an empty module and a builder; ll_close frees all three (first take the module's text or
// object).
void ll_open(LlvmCtx *l, const char *module_name);
void ll_close(LlvmCtx *l);

// Types and constants

unsigned ll_lanes(LLVMTypeRef t);                         // 1 for a scalar
LLVMTypeRef ll_elem(LLVMTypeRef t);                       // of a vector; a scalar's own type
LLVMTypeRef ll_vec(LLVMTypeRef elem, unsigned lanes);     // lanes 1: elem itself
LLVMTypeRef ll_like(LLVMTypeRef elem, LLVMTypeRef shape); // elem with as many lanes as shape
unsigned ll_bits(LlvmCtx *l, LLVMTypeRef t);              // width of an element: 1..64 (pointers: 64)
LLVMTypeRef ll_int_like(LlvmCtx *l, LLVMTypeRef t);       // the integers as wide as t's elements, same lanes
static inline LLVMTypeRef ll_type(LLVMValueRef v) { return LLVMTypeOf(v); }

LLVMValueRef ll_int(LLVMTypeRef t, int64_t v);                       // integer constant of scalar or vector type t
LLVMValueRef ll_real(LLVMTypeRef t, double v);                       // v rounded to t's element type; exact bits for NaN and infinities
LLVMValueRef ll_real_bits(LlvmCtx *l, LLVMTypeRef t, uint64_t bits); // floating-point constant by its encoding
LLVMValueRef ll_splat(LlvmCtx *l, LLVMValueRef scalar, unsigned lanes);
LLVMValueRef ll_splat_of(LLVMValueRef v); // the scalar that ll_splat made a vector of, or NULL
LLVMValueRef ll_i64(LlvmCtx *l, int64_t v);
LLVMValueRef ll_i32(LlvmCtx *l, int64_t v);

// Functions and attributes

// Adds a function with internal or external linkage, `nounwind` and "no-builtins" (else loops become calls of memset),
// opens its entry block and makes it l->func.
LLVMValueRef ll_func_begin(LlvmCtx *l, const char *name, LLVMTypeRef result, LLVMTypeRef *params, unsigned n_params, LLVMLinkage linkage);
// Makes a function of this linkage, hidden outside of the artifact, of an internal one.
void ll_share(LLVMValueRef func, LLVMLinkage linkage);
// A function that every module has which needs it: where several are linked, one of them is kept (LINK_ONCE of sections.h).
LLVMValueRef ll_helper_begin(LlvmCtx *l, const char *name, LLVMTypeRef *params, unsigned n_params);
LLVMValueRef ll_param(LlvmCtx *l, unsigned i);
// Parameter i is a pointer that aliases no other, is not null and has this alignment (0: unknown).
void ll_param_noalias(LlvmCtx *l, unsigned i, unsigned align_bytes);
void ll_attr(LlvmCtx *l, LLVMValueRef func, LLVMAttributeIndex at, const char *name, uint64_t value);
void ll_attr_text(LlvmCtx *l, LLVMValueRef func, const char *key, const char *value); // "target-cpu", "znver3"
LLVMValueRef ll_alloca(LlvmCtx *l, LLVMTypeRef t, uint64_t count,
                       unsigned align_bytes);    // in the entry block, so outside loops
LLVMValueRef ll_ret(LlvmCtx *l, LLVMValueRef v); // NULL: void

// Memory

LLVMValueRef ll_gep(LlvmCtx *l, LLVMTypeRef elem, LLVMValueRef base,
                    LLVMValueRef index); // base + index * sizeof(elem), in bounds
LLVMValueRef ll_gep_const(LlvmCtx *l, LLVMTypeRef elem, LLVMValueRef base, int64_t index);
LLVMValueRef ll_load(LlvmCtx *l, LLVMTypeRef t, LLVMValueRef ptr, unsigned align_bytes); // align 0: the element's own
LLVMValueRef ll_store(LlvmCtx *l, LLVMValueRef v, LLVMValueRef ptr, unsigned align_bytes);
// Lanes whose mask bit is 0 are not touched in memory. `other` gives them a value (NULL: zero).
LLVMValueRef ll_masked_load(LlvmCtx *l, LLVMTypeRef t, LLVMValueRef ptr, LLVMValueRef mask, LLVMValueRef other, unsigned align_bytes);
// A vector of which only the first lanes are stored. Floats are fenced: LLVM would make what they are computed from shorter, and choose other products to
// become one step with a sum than in kernels in which the same is stored whole.
LLVMValueRef ll_stored_in_part(LlvmCtx *l, LLVMValueRef v);
void ll_masked_store(LlvmCtx *l, LLVMValueRef v, LLVMValueRef ptr, LLVMValueRef mask, unsigned align_bytes);
LLVMValueRef ll_gather(LlvmCtx *l, LLVMTypeRef t, LLVMValueRef ptrs, LLVMValueRef mask, LLVMValueRef other, unsigned align_bytes);
void ll_prefetch(LlvmCtx *l, LLVMValueRef ptr); // into the second cache
void ll_scatter(LlvmCtx *l, LLVMValueRef v, LLVMValueRef ptrs, LLVMValueRef mask, unsigned align_bytes);
// The mask of `lanes` bits whose first n are set (n an i64 value, may exceed lanes or be negative).
LLVMValueRef ll_mask_first(LlvmCtx *l, unsigned lanes, LLVMValueRef n);
LLVMValueRef ll_first_lanes(LlvmCtx *l, unsigned lanes, int64_t n); // the same of a number that is known, a constant; NULL: all of them
LLVMValueRef ll_memcpy(LlvmCtx *l, LLVMValueRef to, LLVMValueRef from, LLVMValueRef size_bytes, unsigned align_bytes);

// Arithmetic

LLVMValueRef ll_intrin(LlvmCtx *l, LlIntrin id, LLVMValueRef *args, unsigned n_args);
LLVMValueRef ll_intrin1(LlvmCtx *l, LlIntrin id, LLVMValueRef a);
LLVMValueRef ll_intrin2(LlvmCtx *l, LlIntrin id, LLVMValueRef a, LLVMValueRef b);
LLVMValueRef ll_fma(LlvmCtx *l, LLVMValueRef a, LLVMValueRef b, LLVMValueRef c); // a*b + c, one rounding
// x 2^n for whole n, rounded once, also to denormals and infinity, by one instruction where the processor has it; else NULL.
LLVMValueRef ll_scale_power(LlvmCtx *l, LLVMValueRef x, LLVMValueRef n);
// Of 16 lanes of i32 the f32 that the lowest four bits of each stand for, by one instruction where the processor has it; else NULL.
LLVMValueRef ll_lookup16(LlvmCtx *l, const double numbers[16], LLVMValueRef index);
// The upper halves of lanes of i32 by one instruction, of which there have to be 16 or 32 and AVX-512; else NULL.
LLVMValueRef ll_upper_words(LlvmCtx *l, LLVMValueRef x);
// Of 16 lanes of 32 bits (i32), where the processor has the instruction: what lane i has of acc and its 4 products of bytes, those of a without a sign, in i32;
// its 2 products of bf16, in f32, where denormals count as 0; its 2 products of i16, modulo 2^32, which processors without VNNI have as well.
LLVMValueRef ll_dot_bytes(LlvmCtx *l, LLVMValueRef acc, LLVMValueRef a, LLVMValueRef b);
LLVMValueRef ll_dot_words(LlvmCtx *l, bool vnni, LLVMValueRef acc, LLVMValueRef a, LLVMValueRef b);
LLVMValueRef ll_round_pair(LlvmCtx *l, LLVMValueRef x); // 32 of f32 to bf16 by one instruction (rounds_bf16), to which denormals are 0
LLVMValueRef ll_dot_bf16(LlvmCtx *l, LLVMValueRef acc, LLVMValueRef a, LLVMValueRef b);
// Where there is AVX-512: 16 lanes of i32 of each of four vectors, one after the other, as bytes, cut off at the ends of bytes with or without a sign.
LLVMValueRef ll_cut_to_bytes(LlvmCtx *l, const LLVMValueRef x[4], bool sign);
// The integers of 32 bits that f32 below 2^31 are nearest to, ties to even ones.
LLVMValueRef ll_nearest(LlvmCtx *l, LLVMValueRef x);
LLVMValueRef ll_clz(LlvmCtx *l, LLVMValueRef x); // the width for 0
LLVMValueRef ll_ctz(LlvmCtx *l, LLVMValueRef x);
LLVMValueRef ll_fptosi_sat(LlvmCtx *l, LLVMValueRef x, LLVMTypeRef to); // NaN gives 0
LLVMValueRef ll_fptoui_sat(LlvmCtx *l, LLVMValueRef x, LLVMTypeRef to);
// With the flag `contract`: a product and the sum that uses it may become one FMA.
LLVMValueRef ll_contract_add(LlvmCtx *l, LLVMValueRef a, LLVMValueRef b);
LLVMValueRef ll_contract_sub(LlvmCtx *l, LLVMValueRef a, LLVMValueRef b);
LLVMValueRef ll_contract_mul(LlvmCtx *l, LLVMValueRef a, LLVMValueRef b);
LLVMValueRef ll_contract(LLVMValueRef inst); // sets it where it can be set; returns inst
LLVMValueRef ll_bitcast(LlvmCtx *l, LLVMValueRef v, LLVMTypeRef to);
LLVMValueRef ll_select(LlvmCtx *l, LLVMValueRef cond, LLVMValueRef yes, LLVMValueRef no);

// Lanes

LLVMValueRef ll_shuffle(LlvmCtx *l, LLVMValueRef a, LLVMValueRef b, const int *lanes,
                        unsigned n);                                          // -1: undefined; b may be NULL
LLVMValueRef ll_slice(LlvmCtx *l, LLVMValueRef v, unsigned from, unsigned n); // n lanes; n = 1 is a scalar
LLVMValueRef ll_concat(LlvmCtx *l, LLVMValueRef lo, LLVMValueRef hi);         // equal types
// Lane i is element first + i * stride of all pieces side by side, each of `lanes` lanes; so many as the result has. first < stride.
LLVMValueRef ll_every(LlvmCtx *l, const LLVMValueRef *pieces, unsigned n, unsigned lanes, unsigned first, unsigned stride);
// Turns n vectors of n lanes, a power of two: lane i of vector j becomes lane j of vector i.
void ll_transpose(LlvmCtx *l, LLVMValueRef *rows, unsigned n);
// Folds the lanes in a fixed tree: lane i with lane i + n/2, and so on down to one. Lanes are a power of two.
typedef LLVMValueRef LlCombine(LlvmCtx *l, void *user, LLVMValueRef a, LLVMValueRef b);
// Swaps the lanes of x and y that `swap` says: i1, or integers of as many bits as is convenient, none or all of them set. Without AVX-512 by bits: of selects
// LLVM would make masked stores where both are stored again, which take long on AMD's processors.
void ll_exchange(LlvmCtx *l, LLVMValueRef swap, LLVMValueRef *x, LLVMValueRef *y);
LLVMValueRef ll_fold_lanes(LlvmCtx *l, LLVMValueRef v, LlCombine *combine, void *user);
// The same of n vectors of a power of two of lanes, LL_MOST_FOLDED at most, with one combine for all of them: result i is lane i of as many as are a power of
// two, those behind n without meaning.
enum { LL_MOST_FOLDED = 16 };
LLVMValueRef ll_fold_rows(LlvmCtx *l, const LLVMValueRef *v, unsigned n, LlCombine *combine, void *user);
LLVMValueRef ll_any(LlvmCtx *l, LLVMValueRef mask); // i1: is a lane of an i1 shape set?

// Control flow

// for (i = from; i < to; i += step), tested at the bottom, with a guard before that folds away for constants. Values
// carried round the loop are added right after ll_loop_begin; after ll_loop_end each is the last value (or its start, if
// nothing ran):
//
//   LlLoop loop;
//   LLVMValueRef i = ll_loop_begin(l, &loop, zero, n, step, "k");
//   LLVMValueRef sum = ll_loop_carry(l, &loop, start);
//   ll_loop_next(&loop, 0, ll_contract_add(l, sum, x));
//   ll_loop_end(l, &loop);
//   ... ll_loop_result(&loop, 0) ...
enum { LL_MAX_CARRY = 96 };
typedef struct {
    LLVMValueRef i, to, step; // i is the phi
    LLVMBasicBlockRef guard, body, exit;
    unsigned n_carry;
    LLVMValueRef phi[LL_MAX_CARRY], start[LL_MAX_CARRY], next[LL_MAX_CARRY], result[LL_MAX_CARRY];
} LlLoop;
LLVMValueRef ll_loop_begin(LlvmCtx *l, LlLoop *loop, LLVMValueRef from, LLVMValueRef to, LLVMValueRef step, const char *name);
LLVMValueRef ll_loop_carry(LlvmCtx *l, LlLoop *loop, LLVMValueRef start);
void ll_loop_next(LlLoop *loop, unsigned carry, LLVMValueRef next);
void ll_loop_end(LlvmCtx *l, LlLoop *loop);
static inline LLVMValueRef ll_loop_result(const LlLoop *loop, unsigned carry) { return loop->result[carry]; }

// if (cond) { ... } else { ... }: ll_if; then-part; ll_else (may be left out); else-part; ll_endif; then ll_if_merge
// any number of times, for values made in the two parts (both parts must have been written with ll_else).
typedef struct {
    LLVMValueRef branch;
    LLVMBasicBlockRef yes, no, end, yes_last, no_last;
    bool has_else;
} LlIf;
void ll_if(LlvmCtx *l, LlIf *f, LLVMValueRef cond, const char *name);
void ll_else(LlvmCtx *l, LlIf *f);
void ll_endif(LlvmCtx *l, LlIf *f);
LLVMValueRef ll_if_merge(LlvmCtx *l, LlIf *f, LLVMValueRef yes, LLVMValueRef no);
// Marks the then-part as rarely taken.
void ll_if_unlikely(LlvmCtx *l, LlIf *f);

#endif
