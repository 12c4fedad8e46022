// What codegen is given: entry points with their plans, and options; what the files of codegen know of both.
#ifndef TPUCC_CODEGEN_ENTRY_H
#define TPUCC_CODEGEN_ENTRY_H

#include "codegen/target/target.h"
#include "ir/base/outfile.h"
#include "ir/ops/plan.h"

// What a symbol of the model's open sizes is worth in an entry point.
typedef struct {
    const char *name;
    int64_t value;
    bool padded; // calls with less are padded
} EntrySymbol;

// The functions of all entry points, for all processors, share one module's types. An entry point with symbols has at least one that is padded; all
// symbols that sizes with that one are made from are there, and results have the names of their sizes.
typedef struct {
    const char *name; // "main[s=32]"; NULL: called like its function
    Func *func;
    Plan plan;
    const EntrySymbol *symbols;
    uint32_t n_symbols;
    uint32_t function; // of the model: entry points of one function differ in sizes
    uint32_t n_rounds; // of a call that is so many calls of the function, one after the other: arguments and results have a row for each; 0: it is one
} CodegenEntry;

// What steps are called by, in messages and profiles: what the model calls their ops and where these stand in its file, or the first alone.
typedef enum { PLACES_LINES, PLACES_NAMES } ArtifactPlaces;

// What runs the rounds of a loop of short operations: one kernel, or a launch for each operation.
typedef enum { LOOPS_AS_KERNELS, LOOPS_AS_STEPS } ArtifactLoops;

typedef struct {
    const Targets *targets;
    const char *prefix;      // of the exported symbol: a C identifier
    const char *key;         // what the artifact was made from, `name=value` lines
    const char *key_details; // more of it, see abi.h; NULL: none
    const char *linker;      // NULL: the built-in one
    const char *dump_dir;    // NULL, or where module.ll, module.opt.ll and module.s go
    ArtifactPlaces places;
    ArtifactLoops loops;
    uint32_t n_replicas, n_partitions;
    const OutCheck *check; // NULL, or asked about the output before it has its name
} CodegenOptions;

// What it took.
typedef struct {
    double emit_ms, optimize_ms, object_ms, link_ms;
    uint32_t n_kernels, n_steps;
} CodegenStats;

const char *codegen_compiler(void); // "tpucc 0.1.0 (LLVM 22.1.8)"

#endif
