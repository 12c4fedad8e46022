// What `padding` knows of a value. Two runs of one graph are compared for every length at once: the exact one, with the arguments as they are, and the
// padded one, with zeros behind them. The claim of each value that is not `mixed`: the elements of the padded run whose indices are kept
// are those of the exact run, in order.
//
// A dimension is a row-major product of factors (a reshape may have merged some); of a factor of size N, indices below `kept` are kept. Facts are of
// elements of the padded run by region: those that are kept; behind what is kept along dimension d, the other indices being kept (edge), or
// being anything (side); all.
#ifndef TPUCC_PASSES_PADDING_STATE_H
#define TPUCC_PASSES_PADDING_STATE_H

#include "passes/padding/fact.h"
#include "passes/padding/size.h"
#include "passes/pass.h"

enum { MAX_FACTORS = 6 };

typedef struct {
    int64_t size;
    Size kept; // constant where nothing is padded, and then == size
} Factor;

typedef struct {
    Factor f[MAX_FACTORS];
    uint32_t n; // 0: of size 1
} Factors;

// A loop that counts from 0, one at a time; in the exact run it makes `trips` iterations.
typedef struct {
    Size trips;
    bool beyond; // it is in the iterations that the padded run makes more
} Counter;

typedef struct {
    Size size;           // NULL: unknown, and the same in both runs
    const Counter *loop; // the number of the iteration is added to it; or NULL
} Number;

// Why a value is not what it would be without padding.
typedef struct Mix {
    const Op *op;
    const char *what; // "a sum along dimension 1 takes in padded positions that are not zero"
    const char *help;
    Size size;   // the padded one that it is about, or NULL
    bool number; // it is a size that was computed: for whoever uses it to say
} Mix;

// That a value holds the maxima of another one, for softmax.
typedef struct {
    const Value *of;       // NULL: it does not
    uint32_t over;         // dimensions of `of` along which they were taken
    int8_t from[MAX_RANK]; // by dimension: which one of `of`, or -1: repeated, or of size 1
    bool real_kept, real;  // every one is a finite element: where its indices are kept; everywhere
} Maxima;

#define MASK_WORK (UINT64_C(1) << 24) // of one proof, in the units of EvalLimits.max_work

enum { MOST_POSITION = 1 << 22 }; // that plus a number as large is exact in f32

// That elements are the index along a dimension plus a number, for causal masks.
typedef struct {
    uint32_t dim; // 1 + the dimension; 0: they are not
    double plus;
} Position;

// What the elements are whose index along `column` is over `more` greater than that along `row`.
typedef struct {
    bool known;
    uint32_t row, column;
    double more;
    Fact fact;
} Order;

typedef struct {
    uint32_t rank;
    const Mix *mix;    // NULL: the claim holds
    const Number *num; // elements of a small integer value as functions of the symbols, or NULL
    Factors *dims;
    Fact kept, all, *edge, *side; // by dimension
    Maxima maxima;
    Position position;
    Order order[2];
    const Value *same_as; // in iterations beyond those of the exact run: its elements are those of this value, which the loop carries; or NULL
    uint32_t peak_over;   // dimensions along which there always is an element of at least `peak`, 0: nothing is known
    double peak;
    bool peak_everywhere; // also where other indices are not kept
} State;

typedef struct Padding {
    PassContext *c;
    Arena *a;
    Func *f;
    const PtrMap *sized, *open; // see PaddingInputs
    Sizes sizes;
    PtrMap states;
    PtrMap constants; // what stands for a symbol: Value -> Size
    Map padded_dims;  // of arguments: 1 + the number in PassContext.dims, by dim_key
    VEC(const Op *) told;
    bool *fits; // by point of `sizes`: a call may have these lengths
    bool refused;
    const PaddingFill *fill; // by argument; NULL: zeros, and what is refused is said
    bool beyond;             // what is looked at now only the padded run computes: nothing about it is taken for granted
    VEC(const char *) assumed;
    uint64_t mask_work; // that may still go into evaluating masks
} Padding;

// --- state.c
const State *state_of(Padding *p, const Value *v);
void state_set(Padding *p, const Value *v, State *s);
State *state_new(Padding *p, Type t); // nothing padded, facts of the type with finite values
State *state_plain(Padding *p, Type t, Fact all);
void state_set_padded(Padding *p, State *s, uint32_t dim, Size kept, int64_t size); // the facts of dim are for the caller
static inline bool factor_padded(const Factor *f) { return !f->kept->constant || f->kept->at[0] != f->size; }
static inline bool factor_fits(const Factor *f, size_t point) { return size_at(f->kept, point) <= f->size; }
bool factors_padded(const Factors *d);
bool state_padded(const State *s);               // some dimension is
Size factors_kept(Padding *p, const Factors *d); // the size that it has in the exact run; NULL where no number
bool factors_equal(const Factors *a, const Factors *b);
bool factors_push(Padding *p, Factors *d, Factor f); // merges with what is there; false: there are too many
Size factors_padded_size(const Factors *d);          // the first padded factor's
// The op that this one was made of, with operands that are sizes, or NULL.
const Op *padding_sized_from(const Padding *p, const Op *op);
// An attribute that is a list of numbers, or what gave it where it was computed: of operand `operand` of padding_sized_from. NULL: mixed, as was said.
const Size *padding_sizes_attr(Padding *p, const Op *op, AttrKey key, uint32_t n, int64_t otherwise, int operand);
// The numbers of operand i of `from` (padding_sized_from of op). NULL: they do not depend on a symbol, or they are not followed and op is mixed.
const Size *padding_sizes_operand(Padding *p, const Op *op, const Op *from, uint32_t i, bool *out_mixed);

// --- mix.c
// All results of op are mixed; what is made with a printf in the arena.
void padding_mix(Padding *p, const Op *op, Size about, const char *help, const char *fmt, ...) __attribute__((format(printf, 5, 6)));
void padding_mix_as(Padding *p, const Op *op, const Mix *m);
const Mix *padding_operand_mix(Padding *p, const Op *op); // of an operand, or of a value that a region takes from outside; or NULL
void padding_assume(Padding *p, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
const char *padding_ordinary_text(DType t);               // fact_most_ordinary, as texts have it
void padding_assume_finite(Padding *p, Type t);           // of arguments, or results, of that type
void padding_assume_no_signs(Padding *p, const Op *op);   // op tells a zero from one of the other sign
const char *padding_place_text(Padding *p, const Op *op); // "reduce at model.mlir:7"

// --- rules/unknown.c
// Of results of an op of which nothing more is known: finite where all operands are and data is among them, unless the program's own numbers are great ones.
Fact fact_of_unknown(Padding *p, const Op *op, DType t, bool kept);
bool padding_region_chooses(const Block *b, bool or_simple); // its results are elements of its arguments, or, `or_simple`, sums and products of them

// --- refuse.c
void padding_refuse(Padding *p, const Mix *m, int result); // result: the number of the one that is made from it, or -1

// --- number.c: integers computed from symbols
const Number *number_of_op(Padding *p, const Op *op);
Size number_first_varying(const Number *num, int64_t n); // of what is a size, or NULL
Fact number_fact(Padding *p, Number n, DType t);
Size number_most(Padding *p, Number n);                       // NULL: too large
void number_set(Padding *p, const Op *op, const Number *num); // of op's result

// --- order.c: what becomes of State.order; order_apply says of the edges what follows from it
void order_compare(const Op *op, const Position *a, const Position *b, State *s);
void order_of_literal(const Literal *l, State *s);
void order_map(const Op *op, const State *const *in, State *s);
void order_move(const State *in, State *s, const int *to, const int64_t *less);
void order_apply(Padding *p, State *s);

// --- alike.c
// Whether v is -inf at the same indices everywhere along dim, and never NaN or inf.
bool alike_infinite(Padding *p, const Value *v, uint32_t dim);
// Finite operands may make an infinity of it.
bool alike_may_overflow(Padding *p, const Op *op);

// The dimension of the operand of op, which moves elements, that is dimension `dim` of its result; -1: the result repeats along it. False: not known.
bool alike_dim_before(const Op *op, uint32_t dim, int *out);

// --- masks.c
typedef enum {
    ROWS_KEPT,   // every row has a position that no mask takes, at every length
    ROWS_EMPTY,  // some row has none, at some length
    ROWS_GIVEN,  // that depends on arguments
    ROWS_UNKNOWN // a mask of the program's own that is not followed
} MaskedRows;
// Of v along dim, where masked is what is at most fact_mask_value (`greatest`), or at least minus that. `out_row`: which one is empty.
MaskedRows masked_rows(Padding *p, const Value *v, uint32_t dim, bool greatest, int64_t *out_row);
// Whether every row of v along dim has an element that is not -inf, the rows that are padded too: a causal mask keeps the first one. v is nowhere NaN or inf.
bool masks_leave_finite(Padding *p, const Value *v, uint32_t dim);

// --- rules/reduce.c
typedef struct {
    OpKind kind;             // of the one op of the region, OP_COUNT: another
    const char *name, *help; // help: see reducer_help
    double neutral;
} Reducer;
const Reducer *reducer_of(const Op *op); // of op's region
const char *reducer_help(Padding *p, const Reducer *r, DType t);
// Whether elements of `padding` change nothing beside those of `kept`, where a reduction starts with init: they are the neutral element, or what no maximum is.
bool reducer_ignores(const Reducer *r, Fact padding, Fact kept, bool empty, Fact init, DType t); // `empty`: nothing may be kept
Fact reducer_apply(const Reducer *r, Fact f, Fact init, double n, DType t);                      // n elements of f, and init

// --- rules/: what becomes of op's results where no operand is mixed
typedef void PaddingRule(Padding *p, const Op *op);
PaddingRule rule_map;                                                               // map.c
PaddingRule rule_constant, rule_broadcast, rule_iota, rule_reshape, rule_transpose; // data.c
PaddingRule rule_slice, rule_concatenate, rule_pad, rule_reverse;                   // slice.c
PaddingRule rule_dynamic_slice, rule_dynamic_update, rule_gather;                   // index.c
PaddingRule rule_reduce;                                                            // reduce.c
PaddingRule rule_dot;                                                               // contract.c
PaddingRule rule_window, rule_convolution;                                          // window.c
PaddingRule rule_rows, rule_sort, rule_norm;                                        // rows.c
PaddingRule rule_while, rule_branch;                                                // control.c
PaddingRule rule_default;                                                           // unknown.c: of ops of which nothing is known
bool map_known_select(Padding *p, const Op *op); // map.c: whether op is a selection of one operand; its result is that one then

// --- padding.c: the rules of a block's ops, in order
void padding_visit_block(Padding *p, const Block *b);

// --- arguments.c
void padding_note_dims(Padding *p);                                        // which dimensions of arguments are padded
bool padding_argument_padded(const Padding *p, const Func *f, uint32_t i); // some dimension of argument i is
bool padding_enter(Padding *p, const OpList *asserted);                    // symbols, points and states of arguments; false: refused

#endif
