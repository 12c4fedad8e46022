// What an op can be cut along. A factor is a range of numbers that dimensions of its operands and results run along together: the rows of a product, the
// elements of a sum. Cut along a factor, each device has a part of every dimension that has it, and computes its part of the results from its parts of the
// operands; where no result has it, results are sums that are still to be added up. A dimension with several factors runs along the last of them first. A
// dimension without any is whole on every device. The idea is that of Shardy's op sharding rules.
#ifndef TPUCC_PASSES_PARTITION_RULE_H
#define TPUCC_PASSES_PARTITION_RULE_H

#include "passes/partition/partition.h"

enum { MAX_DIM_FACTORS = MAX_RANK, MAX_FACTORS = 64 };

typedef struct {
    uint8_t n, factor[MAX_DIM_FACTORS];
} DimFactors;

typedef struct {
    uint32_t n_factors, n_tensors; // operands, then results
    int64_t size[MAX_FACTORS];
    bool sum[MAX_FACTORS]; // no result has it
    const Block *reducer;  // by which parts are added up; NULL: a sum
    const Value **values;  // of each tensor
    DimFactors **dims;     // of each tensor
} Rule;

void rule_make(Partition *p, const Op *op, Rule *out);

// For the files of rules.
enum { NO_FACTOR = MAX_FACTORS };
uint32_t rule_factor(Rule *r, int64_t size); // NO_FACTOR: there are too many
void rule_tie(Rule *r, uint32_t tensor, uint32_t dim, uint32_t factor);
void rule_share(Rule *r, const Op *op, uint32_t operand, uint32_t dim, uint32_t result, uint32_t result_dim); // a factor of these two alone
typedef void RuleFn(const Op *op, Rule *r);
RuleFn factors_of_reshape, factors_of_gather, factors_of_scatter, factors_of_dot_general, factors_of_convolution, factors_of_reduce, factors_of_reduce_window,
    factors_of_select_and_scatter;
RuleFn factors_of_dynamic_slice, factors_of_dynamic_update_slice;

// The axes along which each factor is cut.
typedef struct {
    DimAxes axes[MAX_FACTORS];
    uint32_t used; // all of them
} Choice;
void choice_take(Partition *p, const Rule *r, uint32_t tensor, const DimAxes *dims, Choice *c); // what this split adds and nothing speaks against
void choice_settle(Partition *p, const Rule *r, Choice *c);                                     // drops what would cut a dimension otherwise than into parts
void choice_split(const Rule *r, uint32_t tensor, const Choice *c, DimAxes *out);               // how it cuts a tensor

#endif
