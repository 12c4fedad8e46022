// The constants of all entry points of an artifact as one blob. Each function has its constants at offsets of its own (passes/place/assign.c); equal ones of
// several functions lie there once, as do initial values of variables. Those of the last function stay where they are, so that an artifact with one entry point
// is what assign made.
#ifndef TPUCC_CODEGEN_ARTIFACT_CONSTANTS_H
#define TPUCC_CODEGEN_ARTIFACT_CONSTANTS_H

#include "codegen/elf/link.h"
#include "codegen/entry.h"

typedef struct {
    uint64_t from, to; // offsets in the function and in the blob
} MovedConstant;
typedef VEC(MovedConstant) MovedConstants;

typedef struct {
    const Literal *literal;
    uint64_t hash, offset;
} PooledConstant;

typedef struct {
    VEC(PooledConstant) pool; // by offset
    MovedConstants *moved;    // of each entry point, by `from`
    size_t n_entries;
    uint64_t bytes;
} Constants;

void constants_collect(const CodegenEntry *entries, size_t n_entries, Constants *out);
void constants_free(Constants *c);
// Where what an entry point has at `offset` of its constants lies in the blob.
uint64_t constants_offset(const Constants *c, size_t entry, uint64_t offset);
// Where the initial value of a variable lies.
uint64_t constants_find(const Constants *c, const Literal *lit);
// The blob, c->bytes in all; memory of `arena` and of the literals. The caller frees the list.
typedef VEC(LinkPiece) LinkPieces;
void constants_pieces(const Constants *c, Arena *arena, LinkPieces *out);

#endif
