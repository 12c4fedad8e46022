// Kernels and tables as LLVM modules, and these as objects or as text.
#ifndef TPUCC_CODEGEN_ARTIFACT_MODULES_H
#define TPUCC_CODEGEN_ARTIFACT_MODULES_H

#include "codegen/artifact/artifact.h"

typedef struct {
    LLVMMemoryBufferRef *items; // to be linked in this order
    size_t n;
    bool blas; // a kernel calls OpenBLAS
} Objects;

// Adds the milliseconds to stats; of several threads, the sum of theirs. The caller frees the objects on both outcomes.
bool modules_compile(Artifact *a, Objects *out, CodegenStats *stats, Diags *d);
void modules_free(Objects *objects);

// One module of everything for one processor, and the tables: as it was emitted, optimised, and as assembly.
typedef struct {
    Text emitted, optimized, assembly;
} ModuleTexts;
bool modules_text(Artifact *a, ArtifactPlan *p, ModuleTexts *out, CodegenStats *stats, Diags *d);
void modules_texts_free(ModuleTexts *texts);

double modules_clock_ms(void);

#endif
