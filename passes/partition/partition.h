// The pass `partition` makes of a program over a mesh, whose values are whole arrays, the program that each partition runs on its parts.
//
// Every value has a split: the axes of the mesh that each of its dimensions is cut along. Some are given (arguments, results, constraints, manual
// computations); propagate.c spreads them over the others. What an op can be cut along are its factors (rule.h): dimensions that its operands and results
// share. rewrite.c then writes each op for parts: it chooses the factors that are cut by the bytes that have to be moved for them, brings operands there and
// the results to the splits that they are to have; reshard.c is how, by collectives.
#ifndef TPUCC_PASSES_PARTITION_PARTITION_H
#define TPUCC_PASSES_PARTITION_PARTITION_H

#include "ir/ops/devices/mesh.h"
#include "passes/rewrite.h"

// Of a value. Where a dimension is `open`, propagation may cut it further.
typedef struct {
    uint32_t rank;
    DimAxes *dims;
} Split;

typedef struct {
    PassContext *c;
    Module *m;
    Arena *a;                 // of the pass
    const Mesh *mesh;         // that has axes; without one nothing is cut
    const uint32_t *position; // of each partition
    PtrMap splits;            // Split of each value of the program as it was
    ValueMap map;             // what stands for it now
    Split *results;           // of main's; `dims` NULL: that of what is returned
    bool grown;               // in this round of propagation
    const Op *op;             // that is being written
} Partition;

// ---- split.c
Split *split_of(Partition *p, const Value *v);
Split split_new(Partition *p, uint32_t rank, bool open);
uint32_t value_rank(const Value *v);
Type split_part(Partition *p, Type whole, const DimAxes *dims);
bool axes_equal(const DimAxes *a, const DimAxes *b);
bool axes_begin(const DimAxes *a, const DimAxes *b); // b begins with a
uint32_t axes_common(const DimAxes *a, const DimAxes *b);
uint32_t axes_set(const DimAxes *d, uint32_t first); // the axes from `first` on, as a set
uint32_t split_axes(const DimAxes *dims, uint32_t rank);
bool split_whole(const DimAxes *dims, uint32_t rank);
// Adds the axes that `like` has more than dimension i, as far as they are free and leave no rest. Whether it did anything.
bool split_grow(Partition *p, Split *s, Type t, uint32_t i, const DimAxes *like);

// ---- propagate.c
bool splits_given(Partition *p, Func *f); // reads all that is said; false: a diagnostic
void splits_propagate(Partition *p, Func *f);

// ---- reshard.c: brings a part of a value of type `whole` from one split to another. `b` NULL: only counts. Adds the bytes that each device gets to *bytes.
Value *split_change(Partition *p, Builder *b, Value *v, Type whole, const DimAxes *from, const DimAxes *to, double *bytes);
// Sums of parts: over the axes of `over`, in their order. `dim` >= 0: each device keeps its piece of that dimension.
Value *parts_reduce(Partition *p, Builder *b, Value *v, const DimAxes *over, int64_t dim, const Block *reducer);
double parts_sum_bytes(Type part, uint32_t n_parts, bool scattered); // that each device gets for it
// The number of this partition's part along the axes from `first` on, times `size`: a scalar of i64.
Value *part_offset(Partition *p, Builder *b, const DimAxes *axes, uint32_t first, int64_t size);

// ---- rewrite.c
void program_rewrite(Partition *p, Func *f);
Value *value_split_as(Partition *p, Builder *b, Value *old, const DimAxes *to); // what stands for the old value, split so

// ---- alone.c: those of single members. Whether there were any; the caller resolves.
bool collectives_drop_alone(Module *m, Block *b, Arena *a);

// ---- generate.c: ops whose results cost nothing to make in any split
bool value_is_generated(const Value *v);
Value *value_generate(Partition *p, Builder *b, const Value *v, const DimAxes *to);

#endif
