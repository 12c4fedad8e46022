// Clusters: sets of ops of one block that become one kernel. Shared by fuse.c (the pass), cluster.c and maps.c (which ops go together), order.c (what waits for
// what) and outline.c (the kernel made of them). For the length of the pass, Op.mark points to the op's Node and Value.mark to the value's DimMap.
#ifndef TPUCC_PASSES_FUSE_CLUSTER_H
#define TPUCC_PASSES_FUSE_CLUSTER_H

#include "ir/builder/build.h"
#include "ir/ops/plan.h"
#include "ir/ops/stage.h"
#include "passes/pass.h"

enum { MAX_VIEWS = 16 }; // that are recomputed one through the other

enum { MAP_LOCAL = -1, MAP_FREE = -2 }; // all of the dimension in every task; repeated along it (a broadcast)

// Which dimension of the cluster's domain each dimension of a value runs along.
typedef struct {
    int8_t d[MAX_RANK];
} DimMap;

typedef struct {
    int cluster;     // -1: none
    bool regular;    // has a cluster of its own kind; false: recomputed wherever it is read
    bool kept;       // stays outside kernels: loops, branches, terminators, and views and constants that others need in memory
    bool sample;     // late work on what is read at an index
    bool late;       // work, mostly elementwise on what no cluster makes, that goes where its one reader goes (cluster.c)
    bool placed;     // outline: is being placed or is in its final position
    uint32_t n_late; // that come with it when its turn is: all such ops in front of it
    Value **reads;   // the operands and what its regions use of the block
    uint32_t n_reads;
    Op *after;    // the op with an effect before this one, if this has one: they keep their order
    Op **readers; // of its results, and the op that is after it
    uint32_t n_readers;
    uint32_t n_views;  // of a view: so many are recomputed one through the other, this one included
    uint32_t position; // in the block, from 1
    uint32_t latest;   // position of the last op that it waits for, itself included; 0 where the walk has not been
    uint32_t stamp;    // of the search that has been here
} Node;

typedef struct {
    VEC(Op *) ops; // in order
    uint32_t rank;
    int64_t domain[MAX_RANK]; // 0 for a dimension that was made local
    bool contract, closed;    // closed: nothing may join
    bool rows;                // begins with a product of which each task has whole rows
    uint32_t code;            // how much the kernel's code will be, in additions
    bool placed;              // outline: is being placed or is in its final position
    uint32_t latest, stamp;   // as of a Node, for all members
    Op *kernel;
} Cluster;

typedef struct {
    PassContext *c;
    Module *m;
    Block *block;
    VEC(Cluster) clusters;
    VEC(Op *) work; // of walks in order.c
    uint32_t stamp; // of the latest of them
} Fusion;

static inline Node *node_of(const Op *op) { return op->mark; }
// tpu.matmul, tpu.conv, tpu.conv_planes, and what OpenBLAS multiplies: computed by macro tiles, operands read in memory.
bool op_is_contraction(const Fusion *f, const Op *op);
// The op's operand is recomputed by each reader: views, constants, iotas.
static inline bool op_is_cheap(const Op *op) { return op->kind == OP_CONSTANT || op->kind == OP_IOTA || op_has(op->kind, VIEW); }
// Cholesky, triangular_solve, LU, QR: kernels of their own, in which a task sees whole matrices.
static inline bool op_is_linalg(const Op *op) { return stage_made_by(op->kind) == STAGE_LINALG; }
// So many of its first operands lie in its results when it begins, which it changes: of updates and scatters.
static inline uint32_t op_written_operands(const Op *op) { return stage_has(stage_made_by(op->kind), STAGE_OVERWRITES) ? op->n_results : 0; }
// What waits for what (order.c). Nodes begin with the ops that they read and that read them.
void nodes_link(Fusion *f);
// The op, the last so far, has joined the cluster.
void cluster_has_grown(Fusion *f, int cluster, const Op *op);
// Would the cluster, if op joined it, wait for something that waits for it?
bool cluster_would_wait(Fusion *f, const Op *op, int cluster);
bool cluster_is_read(Fusion *f, const Op *op, int cluster); // by op, whether a member or not

// Before there are clusters (prepare.c).
void constants_prepare(Module *m, Block *into);       // a region makes constants and what is made of them again, instead of reading them
void crossing_states_prepare(Module *m, Block *body); // of a loop: states that change places
void crossing_variables_prepare(Module *m, Func *f);  // variables that change places
void updates_prepare(Module *m, Block *body);         // what an update may not write over
void concatenates_prepare(Module *m, Block *body);    // those of more operands than a kernel reads
void counted_prepare(Module *m, Block *body);         // elementwise work on iotas: each reader makes its own
void products_prepare(Module *m, Block *body);        // that are summed up: what is short is widened where it is multiplied, vectors lie as they are read
void widenings_prepare(Module *m, Block *body);       // bytes, bf16 and f16: each elementwise reader widens them for itself
bool op_widens(const Op *op);                         // of these
Value *widened_value(const Op *op);                   // what op widens, alone or with cheap work on constants behind it; NULL: nothing (op may be NULL)
bool op_is_copied(const Op *op);                      // a concatenate of many small operands: no kernel, a copy of each where it lies
void empty_results_prepare(Module *m, Block *b);      // results without elements
bool block_is_inside(const Block *b, const Block *outer);
bool op_is_copy(const Op *op); // as those two make them

// Nodes of what has to lie in memory become regular or kept (memory.c).
void nodes_need_memory(Fusion *f);

// Every op that is neither kept nor recomputed enters a cluster (cluster.c).
void clusters_grow(Fusion *f);

// Which tiles of its results a task of a cluster makes (maps.c).
bool op_can_join(const Op *op); // some cluster: it is of a kind that has maps
// Whether op can join the cluster, and the map of its results then. Where it asks for whole rows, the cluster's domain has given up their dimensions.
bool cluster_map(Fusion *f, const Op *op, int cluster, DimMap *out);
// Do two dimensions run along one of the domain, as where a vector is repeated along both? A task would make what lies around the diagonal alone: no value of a
// cluster has such a map.
bool map_is_diagonal(const DimMap *map, uint32_t rank);
void cluster_domain(const Op *op, Cluster *c, DimMap *out); // of c, which op begins, and the map of its results
bool sort_is_alone(const Op *op);                           // no other op can join its cluster
// The map of v as a reader sees it, if v comes from the cluster, straight or through views.
typedef enum { PATH_OUTSIDE, PATH_INSIDE, PATH_BAD } Path;
Path cluster_map_of(const Fusion *f, const Value *v, int cluster, DimMap *out);

// Products of which tasks have whole rows (rows.c).
bool product_keeps_rows(const Fusion *f, const Op *op); // of a cluster that op would begin
bool product_map(const Fusion *f, const Op *op, int cluster, DimMap *out);
// Does the last dimension of op's result run over a batch of the product that began the cluster? Vectors along it would want rows of many of it in one task.
bool rows_are_apart(const Fusion *f, const Op *op, int cluster, const DimMap *map);

// Replaces the clusters by tpu.kernel ops and orders the block anew.
void clusters_outline(Fusion *f);

#endif
