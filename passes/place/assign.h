// Parts of the pass `assign`: groups of values that are the same memory.
#ifndef TPUCC_PASSES_PLACE_ASSIGN_H
#define TPUCC_PASSES_PLACE_ASSIGN_H

#include "passes/pass.h"

typedef struct {
    uint32_t parent;     // union-find; a root is its own
    int64_t first, last; // positions of its life
    int64_t born;        // where the value that owns this number begins, whatever joined it
    uint64_t bytes;
    BufferKind kind;
    int64_t where;
    bool fixed;       // kind and where are decided: arguments, constants, results
    const Value *old; // of what is made where a variable lies: the argument that is its old value; NULL: there is none
} Group;

typedef struct {
    PassContext *c;
    Func *f;
    VEC(Group) groups;
    VEC(Value *) values; // of each group number, for values that own one; Value.id is its number
    int64_t position;
    VEC(int64_t) positions; // of the ops of main's body
    uint64_t constant_bytes;
    VEC(Op *) constants;      // those that have a place
    uint32_t *constant_slots; // open addressing: 1 + number in `constants`, by the bits
    size_t n_constant_slots;
} Assign;

static inline uint32_t root_of(Assign *a, uint32_t g) {
    while (a->groups.items[g].parent != g) g = a->groups.items[g].parent = a->groups.items[a->groups.items[g].parent].parent;
    return g;
}

static inline Group *group_of(Assign *a, const Value *v) { return &a->groups.items[root_of(a, v->id)]; }

void assign_join(Assign *a, const Value *x, const Value *y); // y's memory becomes x's. The caller has seen that they may share

// The value whose memory v is.
static inline const Value *viewed(const Value *v) {
    while (v->def && op_has(v->def->kind, VIEW)) v = v->def->operands[0];
    return v;
}

// Moves what makes new values of variables behind what reads the old ones (updates.c).
void assign_order_updates(Func *f);

// May what is made where the value lies begin there, where it ends the old value of a variable? True where there is no old value.
bool assign_ends_old(Assign *a, const Value *made, const Value *old);

// Lives of all values of the module, and groups of those that share memory; what that takes is freed by assign_end. assign_slab gives the groups their offsets
// and returns the bytes of the slab.
void assign_begin(Assign *a, PassContext *c);
uint64_t assign_slab(Assign *a);
void assign_end(Assign *a);

// Joins what may share memory, once all lives are known (assign_share.c).
void assign_share(Assign *a);

#endif
