// What the model calls dimensions (ir/text/dims.h), as what the runtime computes with: records and words of runtime/abi.h, of one entry point.
#ifndef TPUCC_CODEGEN_ARTIFACT_SIZES_H
#define TPUCC_CODEGEN_ARTIFACT_SIZES_H

#include "codegen/entry.h"
#include "runtime/abi.h"

typedef struct {
    const CodegenEntry *entry;
    Arena *arena;           // of names
    VEC(TpuSizeWord) words; // of all sizes, each once
    VEC(TpuSize) sizes;
    Map of_text; // 1 + which of them
} SizeTable;

TpuSize size_of_text(SizeTable *t, Str text); // NULL: a dimension without a name
void size_table_free(SizeTable *t);

#endif
