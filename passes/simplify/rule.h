// What a rewrite rule of the pass `canon` is, and what rules ask (rule.c); the walk that applies them is canon.c.
//
// A rule is a row { op, "x * 1 -> x", function }. It is handed an op of that kind (OP_COUNT: of any) whose operands are in canonical form
// already, and returns NULL where it does not apply, else what stands for result 0; for results from 1 on it calls value_replace itself.
// Returning result 0 itself says that the op was changed in place. New ops go to s->b, which stands before the op. A rule that is wrong for -0.0,
// NaN, infinities or overflow is not a rule; those that only come close say so in their file.
#ifndef TPUCC_PASSES_SIMPLIFY_RULE_H
#define TPUCC_PASSES_SIMPLIFY_RULE_H

#include "passes/rewrite.h"

typedef struct {
    Module *m;
    Builder b;
    bool opaque; // constants are not looked into
    bool changed;
    size_t n_left; // rules that may fire still: more is a rule that goes in circles
} Canon;

typedef Value *RuleFn(Canon *s, Op *op);
typedef struct {
    OpKind kind;
    const char *text;
    RuleFn *apply;
} Rule;

extern const Rule canon_arith_rules[], canon_move_rules[], canon_region_rules[];
extern const size_t n_canon_arith_rules, n_canon_move_rules, n_canon_region_rules;

RuleFn gather_at_grid, gather_of_one, gather_of_whole, gather_of_neighbours; // canon_gather.c
RuleFn mask_of_counts, mask_of_integers, logic_of_masks;                     // canon_mask.c
RuleFn convolution_of_pad, windows_of_pad, reshape_of_pad;                   // canon_pad.c
RuleFn dot_of_samples;                                                       // canon_resample.c
RuleFn dot_of_repeated;                                                      // canon_contract.c

// The one element of a constant that is the same everywhere, else NULL.
const void *canon_splat_elem(const Canon *s, const Value *v);
static inline const Literal *constant_of(const Canon *s, const Value *v) { return s->opaque ? NULL : value_constant(v); }
bool canon_is_number(const Canon *s, const Value *v, double x);    // every element is x; zero: of either sign
bool canon_is_zero(const Canon *s, const Value *v, bool negative); // every element is this floating-point zero
// The op that makes v, if it is of this kind.
static inline Op *made_by(const Value *v, OpKind kind) { return v->def && v->def->kind == kind ? v->def : NULL; }

#endif
