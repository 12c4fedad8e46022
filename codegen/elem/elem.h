// The element emitter: code for the element of a value at an index, made from elements of other values at other indices. Producers
// compose by index, so a chain of ops becomes straight-line code without a buffer between them. Every op of op.def has its rule here
// (column `emit`), as `elem_of_<x>`.
//
// Vectors: an Elem computes `lanes` neighbouring elements at once (1, LANES, or more in loops of
// wide_loop). Lane l of an Index is base + l * step, or lane l of
// `vec` where it is irregular. What does not depend on the lane is computed once, as a scalar. Inactive lanes of `mask` touch no
// memory; their values mean nothing.
//
// Values that lie in memory have a Place (Value.mark); an element of theirs is a load. All others are computed, and remembered by
// value and index, in scopes: what was computed inside a branch or a loop is forgotten behind it.
#ifndef TPUCC_CODEGEN_ELEM_ELEM_H
#define TPUCC_CODEGEN_ELEM_ELEM_H

#include "codegen/llvm/llvm_util.h"
#include "ir/graph/graph.h"
#include "ir/ops/plan.h"

enum { MOST_LANES = 4 * LANES, ROUNDED_PAIR = 2 * LANES }; // the latter of f32 are rounded to bf16 by one instruction

typedef struct {
    LLVMValueRef base; // i64
    LLVMValueRef vec;  // <lanes x i64> or NULL; base means nothing then, but where there are offsets
    union {
        int64_t step;
        const int64_t *offsets; // of a vec: how far each lane is from base where that is known, or NULL
    };
    int64_t multiple; // base is a multiple of this (1: nothing is known)
} Index;

typedef struct Place {
    LLVMValueRef ptr;              // of the element at `origin`
    LLVMValueRef origin[MAX_RANK]; // i64, NULL for 0
    int64_t strides[MAX_RANK];     // in elements
    bool wide;                     // elements of f16 and bf16 lie there as registers have them, as f32
    uint32_t stored_by;            // number of the stage that writes it, 0 for operands of the kernel
    const struct Place *copy;      // where a map stage stores it as well, or NULL
} Place;

typedef struct {
    const Value *value;
    Index *index; // value's rank, or NULL for a value bound to a register
    unsigned lanes;
    LLVMValueRef result;
} Memo;

typedef struct {
    LlvmCtx *l;
    Arena *arena;
    unsigned lanes;
    LLVMValueRef mask;   // <lanes x i1>, i1 if lanes is 1, or NULL: all
    bool apart;          // lanes walk through memory apart from one another, each in steps of 1: a load for each lane is cheaper than gathering
    bool no_fma;         // a sum of a product and something else is rounded twice
    bool rare;           // what is rarely chosen may be there: no branch asks
    uint32_t stage;      // being emitted
    int64_t ahead;       // of neighbours that are loaded from operands, those so many elements further on are brought into the second cache; 0: none
    const Block *region; // being evaluated by elem_region: its scalars stand for a whole vector
    LLVMValueRef scope;  // metadata: what this stage stores to (alias.scope), and what its loads do not read (noalias)
    VEC(Memo) memo;
} Elem;

// The element of op's result number `result` at index.
typedef LLVMValueRef EmitFn(Elem *e, const Op *op, uint32_t result, const Index *index);
#define OP(id, text, ins, outs, regions, traits, attrs, form, infer, eval, emit) EmitFn elem_of_##emit;
#include "ir/op.def"
#define ELEM_OF(name) LLVMValueRef elem_of_##name(Elem *e, const Op *op, uint32_t result __attribute__((unused)), const Index *index)

// Whether there is a rule for the op: false for what other means compute, and for what nothing computes yet.
bool elem_is_known(OpKind kind);
bool elem_op_supported(const Op *op); // of an op that is known: for its element types?

// The element of v at index (of v's rank): scalar if e->lanes is 1, else a vector. Booleans are i1.
LLVMValueRef elem_at(Elem *e, const Value *v, const Index *index);
// Operand i of a MAP op: scalars serve every index.
LLVMValueRef elem_operand(Elem *e, const Op *op, uint32_t i, const Index *index);
// Stores the element of a value that has a Place, under the mask (memory.c).
void elem_store(Elem *e, const Value *v, const Place *place, const Index *index, LLVMValueRef x);
LLVMValueRef elem_load(Elem *e, const Value *v, const Place *place, const Index *index);
// The address of the element at index, lanes aside.
LLVMValueRef elem_address(Elem *e, const Value *v, const Place *place, const Index *index);
// Neighbours from there on, as many as x has lanes, as in memory.
void elem_store_run(Elem *e, const Value *v, const Place *place, const Index *index, LLVMValueRef x);
// Neighbours from there on will be stored: their lines of memory are asked for.
void elem_write_soon(Elem *e, const Value *v, const Place *place, const Index *index);

LLVMValueRef elem_any(Elem *e, LLVMValueRef which); // i1: is an active lane of an i1 shape set?
unsigned elem_last_lane(const Elem *e);             // the last one that is active, as far as that is known when this is compiled

// What is remembered (memo.c), in scopes. memo_find: NULL where it is not.
LLVMValueRef memo_find(const Elem *e, const Value *v, const Index *index, unsigned lanes);
void memo_add(Elem *e, const Value *v, const Index *index, LLVMValueRef x); // index NULL: at every index
static inline size_t memo_open(const Elem *e) { return e->memo.n; }
static inline void memo_close(Elem *e, size_t mark) { e->memo.n = mark; }
// Binds a value to a register, at every index (arguments of a reducer's region, the tile of a contraction).
void memo_bind(Elem *e, const Value *v, LLVMValueRef x);
// What an op made at index, one of each result: an op of several computes them together.
void memo_results(Elem *e, const Op *op, const Index *index, const LLVMValueRef *x);

// Types (type.c): of a register, and of one in memory. f16, bf16 and the floats of a byte are f32 in registers,
// rounded; types below 8 bits are bytes.
bool elem_type_supported(DType t);
LLVMTypeRef elem_type(Elem *e, DType t);        // scalar
LLVMTypeRef elem_memory_type(Elem *e, DType t); // scalar
LLVMValueRef elem_number(Elem *e, DType t, double v, bool vector);
LLVMValueRef elem_from_memory(Elem *e, DType t, LLVMValueRef x);
LLVMValueRef elem_to_memory(Elem *e, DType t, LLVMValueRef x);
// What an op computed in a register, as a number of type t: rounded to nearest, or wrapped.
LLVMValueRef elem_rounded(Elem *e, DType t, LLVMValueRef x);
LLVMValueRef elem_rounded_sum(Elem *e, DType t, LLVMValueRef x); // of +, -, *, / or sqrt of numbers of that type
// Those of floats of a byte (small.c).
LLVMValueRef elem_small_from_memory(Elem *e, DType t, LLVMValueRef x);
LLVMValueRef elem_small_to_memory(Elem *e, DType t, LLVMValueRef x);
LLVMValueRef elem_small_rounded(Elem *e, DType t, LLVMValueRef x);
LLVMValueRef elem_low_bits(Elem *e, DType t, LLVMValueRef x);               // of an integer, zero-extended
LLVMValueRef elem_converted(Elem *e, LLVMValueRef x, DType from, DType to); // stablehlo.convert
// Maxima and minima of floats of 16 bits as those of integers (order.c).
bool reducer_is_ordered(const Op *reduce, OpKind *out_op);
LLVMValueRef elem_ordered(Elem *e, DType t, OpKind op, LLVMValueRef x); // i16
LLVMValueRef elem_of_ordered(Elem *e, DType t, OpKind op, LLVMValueRef x);
LLVMValueRef elem_ordered_step(Elem *e, OpKind op, LLVMValueRef x, LLVMValueRef y);

// Registers of complex numbers are pairs of parts (pair.c); the first three serve every register.
unsigned elem_lanes(LLVMValueRef x);
LLVMValueRef elem_splat(Elem *e, LLVMValueRef x); // of a scalar to e->lanes
LLVMValueRef elem_select(Elem *e, LLVMValueRef cond, LLVMValueRef yes, LLVMValueRef no);
LLVMTypeRef elem_pair_type(Elem *e, DType t, unsigned lanes);
LLVMValueRef elem_pair(Elem *e, LLVMValueRef re, LLVMValueRef im);
LLVMValueRef elem_part(Elem *e, LLVMValueRef x, unsigned part); // 0: real, 1: imaginary
LLVMValueRef elem_pair_number(Elem *e, DType t, double re, double im, unsigned lanes);
LLVMValueRef elem_pair_load(Elem *e, DType t, LLVMValueRef ptr, Index at);
void elem_pair_store(Elem *e, DType t, LLVMValueRef ptr, Index at, LLVMValueRef x);
LLVMValueRef elem_pair_converted(Elem *e, LLVMValueRef x, DType from, DType to);
bool elem_is_pair_op(const Op *op); // elementwise on complex operands, by elem_pair_op
bool elem_pair_known(OpKind op);    // is there code for this MAP op of complex operands?
LLVMValueRef elem_pair_op(Elem *e, const Op *op, const Index *index);
LLVMValueRef elem_pair_multiply_add(Elem *e, LLVMValueRef a, LLVMValueRef b, LLVMValueRef acc);

// Indices (index.c).
Index index_const(Elem *e, int64_t v);
Index index_scalar(LLVMValueRef base, int64_t multiple);
bool index_is_uniform(const Index *i);
Index index_add(Elem *e, Index a, Index b);
Index index_add_const(Elem *e, Index a, int64_t v);
Index index_scale(Elem *e, Index a, int64_t v);
void index_divmod(Elem *e, Index a, int64_t divisor, Index *out_quotient, Index *out_rest);
LLVMValueRef index_vector(Elem *e, Index a);                                        // <lanes x i64>, or i64 if lanes is 1
static inline bool index_is_known(const Index *a) { return !a->vec || a->offsets; } // how far is each lane from base?
static inline int64_t index_offset(const Index *a, unsigned lane) { return a->vec ? a->offsets[lane] : a->step * (int64_t)lane; }
bool index_is_one_side(const Elem *e, const Index *a, int64_t v); // are all lanes below v, or none?
// The comparison of every lane: i1 if it is the same for all of them or lanes is 1, else a vector.
LLVMValueRef index_compare(Elem *e, LLVMIntPredicate p, Index a, int64_t v);

// clamp(start, 0, most) of a start that is a value of type t.
Index index_clamped(Elem *e, LLVMValueRef start, DType t, int64_t most);

// Flow (flow.c).
//
// cond (i1, or one bit a lane) ? yes() : no(), neither computed where it is not wanted: a branch for i1, masks for lanes.
typedef LLVMValueRef ElemThunk(Elem *e, void *context);
LLVMValueRef elem_if(Elem *e, LLVMValueRef cond, DType type, ElemThunk *yes, ElemThunk *no, void *context);

// The values of a region's terminator, with its arguments bound to registers: reducers and comparators of scalars.
void elem_region(Elem *e, const Block *b, const LLVMValueRef *args, LLVMValueRef *out);

// A nest of loops over the box `dims`, in index order. The body turns the accumulators of one round into the next one's. Nests of at
// most `unroll` rounds are written out.
typedef void NestBody(Elem *e, const Index *k, LLVMValueRef *acc, void *context);
void elem_nest(Elem *e, const int64_t *dims, uint32_t rank, int64_t unroll, LLVMValueRef *acc, uint32_t n_acc, NestBody *body, void *context);

// What the region of tpu.reduce_chunks makes of the chunk that is element `index` of its results: acc, one for each. box: its size, a number of each
// dimension.
void elem_chunk(Elem *e, const Op *op, const Index *index, const int64_t *box, LLVMValueRef *acc);

// For reductions, shared by reduce.c and the reduce stage: of ops that reducer_is_known finds (ir/ops/reduce/chunks.h).
LLVMValueRef reducer_neutral(Elem *e, OpKind op, DType t, bool vector);

#endif
