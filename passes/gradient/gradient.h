// Reverse-mode differentiation of the pass `gradient`: what its files share, and what a rule is.
//
// A rule is a row { op, function } of the table of its family. It is handed an op of which some result has an adjoint: the derivative of what is
// differentiated with respect to that value. It adds to the adjoints of the op's operands, with ops made through g->b, which stands at the end of what has been
// made so far. A rule may put another op in the place of the one that it is given, before it, where that has to leave more behind (a sort its permutation).
// The op has the trait GRADIENT then; a unit test holds table and trait together.
//
// Adjoints of complex values are JAX's: of z the number c for which the result changes by Re(c dz). So rules of holomorphic functions are those of real ones.
#ifndef TPUCC_PASSES_GRADIENT_GRADIENT_H
#define TPUCC_PASSES_GRADIENT_GRADIENT_H

#include "passes/rewrite.h"

// What an elementwise op's adjoint is multiplied with on the way back.
typedef enum {
    SLOPE_ANY,      // it may be infinite, or not a number
    SLOPE_FINITE,   // a finite number where the op's operands are
    SLOPE_CONSTANT, // 1, -1, another type
    SLOPE_CHOICE    // 1 or 0, by adjoint_chosen
} SlopeBound;

typedef struct {
    PassContext *c;
    Module *m;
    Builder b;
    PtrMap *adjoints; // of values in the block that is walked and around it, as far as they were added to from here
    SlopeBound bound; // of the op whose rule is asked
    PtrMap *masks;    // of adjoints that choices have made 0 somewhere: const Mask *, see choice.c
} Gradient;

typedef void GradientFn(Gradient *g, Op *op);
// Of y = f(x), elementwise: the adjoint of x from that of y.
typedef Value *SlopeFn(Builder *b, Value *adjoint, Value *x, Value *y);

typedef struct {
    OpKind kind;
    GradientFn *apply; // NULL: by `slope`
    SlopeFn *slope;
    SlopeBound bound;
} GradientRow;

extern const GradientRow unary_gradients[], binary_gradients[], movement_gradients[], contract_gradients[], reduce_gradients[], index_gradients[],
    control_gradients[], order_gradients[], linalg_gradients[], collective_gradients[];
extern const size_t n_unary_gradients, n_binary_gradients, n_movement_gradients, n_contract_gradients, n_reduce_gradients, n_index_gradients,
    n_control_gradients, n_order_gradients, n_linalg_gradients, n_collective_gradients;
const GradientRow *gradient_row(OpKind kind); // NULL: it has none

// For passes that make more of gradients. Of a value that the function returns, weighted by what it returns next, which is of the value's type, the gradient
// with respect to arguments: out[i], made before the function's end; NULL where the value does not depend on it. What is returned may be replaced; operands of
// the end say by what. False: diagnostics were added.
bool gradient_of_returned(PassContext *c, Func *f, uint32_t returned, const uint32_t *arguments, size_t n, Value **out);

// --- of rules (walk.c)

static inline Value *operand_of(const Op *op, uint32_t i) { return value_resolved(op->operands[i]); }
Value *adjoint_of(const Gradient *g, const Value *v);   // NULL: none was added to yet
Value *result_adjoint(Gradient *g, Op *op, uint32_t i); // zeros where none was
void adjoint_add(Gradient *g, Value *v, Value *part);
bool operand_wanted(const Op *op, uint32_t i);
uint32_t operand_first(const Op *op);                                 // of the two, whose adjoint to make first
void operand_add(Gradient *g, const Op *op, uint32_t i, Value *part); // nothing where it is not wanted
// Refuses the op: no gradient, and why.
void gradient_refuse(Gradient *g, const Op *op, const char *why, const char *help);

// --- what choices leave out (choice.c)

typedef struct Mask Mask;
Value *adjoint_chosen(Gradient *g, Value *cond, Value *part, const Value *adjoint);     // cond ? part : 0, where `part` is 0 wherever `adjoint` is
void adjoint_sum_chosen(Gradient *g, const Value *sum, const Value *a, const Value *b); // notes of sum = a + b where it is 0
Value *part_chosen(Gradient *g, const Op *op, Value *part); // made of the adjoint of op's result: 0 where that is, whatever the slope

// --- which values count (activity.c). Bits of Value.id while the pass runs.

enum {
    VARYING = 1,  // depends on an argument that the gradient is asked of, and differentiably
    USEFUL = 2,   // reaches a result that is differentiated
    UNBOUNDED = 4 // elementwise ops that made it may make infinities of finite numbers, or a constant among them has one
};
static inline bool value_is(const Value *v, uint32_t bits) { return (v->id & bits) == bits; }
static inline bool has_adjoint(Type t) { return type_is_tensor(t) && !t->quant && (dtype_is_float(t->dtype) || dtype_is_complex(t->dtype)); }
void activity_clear(Block *b);
void activity_vary(Block *b);                         // marks what varies, from the values that are marked so on
void activity_use(Block *b);                          // and of that what is useful, from the values that are marked so back
void activity_mark_unbounded(Block *b);               // choice.c
void activity_copy(const Block *from, Block *to);     // the marks of ops of which copies are what `to` has
bool activity_prepare(Gradient *g, Block *b);         // ops that count and have no rule as they are, written as others: true: there were some
bool value_is_inside(const Value *v, const Block *b); // defined in the block or in one within it

bool op_prepare(Gradient *g, Op *op);      // prepare.c: true: others stand for its results now, before it
bool control_close(Gradient *g, Op *loop); // control.c: the loop carries the values around it that count; true: there were some

// --- of matrices (linalg.c, eigen.c, qr.c)

Value *matrix_exchanged(Builder *b, Value *x); // rows and columns
Value *matrix_multiplied(Builder *b, Value *x, Value *y);
// The elements of one triangle, with or without the diagonal, which has a factor; 0 elsewhere.
Value *matrix_triangle(Builder *b, Value *x, bool lower, double diagonal);
void gradient_eigh(Gradient *g, Op *op, bool has_vectors); // of calls of LAPACK's routines
void gradient_svd(Gradient *g, Op *op);
void gradient_qr(Gradient *g, Op *op);
void gradient_qr_vectors(Gradient *g, Op *op);                                                                 // of orgqr
Value *matrix_solved(Builder *b, Value *a, Value *y, bool left, bool lower, bool unit, const char *transpose); // triangular_solve

// --- blocks

void gradient_walk(Gradient *g, Op *last); // ops of its block, from this one back to the first

// --- arithmetic, one op each

static inline Value *number_like(Builder *b, const Value *x, double v) { return build_splat(b, x->type, v); }
static inline Value *times(Builder *b, Value *x, Value *y) { return build_binary(b, OP_MULTIPLY, x, y); }
static inline Value *over(Builder *b, Value *x, Value *y) { return build_binary(b, OP_DIVIDE, x, y); }
static inline Value *plus(Builder *b, Value *x, Value *y) { return build_binary(b, OP_ADD, x, y); }
static inline Value *minus(Builder *b, Value *x, Value *y) { return build_binary(b, OP_SUBTRACT, x, y); }
static inline Value *negated(Builder *b, Value *x) { return build_unary(b, OP_NEGATE, x); }
static inline Value *scaled(Builder *b, Value *x, double v) { return times(b, x, number_like(b, x, v)); }
static inline Value *zeros_like(Builder *b, const Value *x) { return number_like(b, x, 0); }
Value *sum_to_scalar(Builder *b, Value *x);
Value *sum_over(Builder *b, Value *x, const int64_t *dims, size_t n);

#endif
