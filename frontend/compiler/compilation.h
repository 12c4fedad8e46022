// What the files of this room share: one compilation on its way.
#ifndef TPUCC_FRONTEND_COMPILER_COMPILATION_H
#define TPUCC_FRONTEND_COMPILER_COMPILATION_H

#include "frontend/compiler/compiler.h"
#include "frontend/report/shape_report.h"
#include "frontend/tensors/weights.h"

typedef struct {
    const CompileOptions *o;
    const CompileOutput *out;
    const CompileWatch *watch;
    Diags *d;
    Arena arena;
    const char *model; // its file, as it is called in messages
    const char *prefix;
    size_t n_entries; // 1 without --bucket and with one function
    Func **functions; // of the model, that are entry points; without --bucket one each
    size_t n_functions;
    uint32_t *n_steps;     // of each function, that another entry point does in a call; 0: there is none
    uint32_t n_with_steps; // functions
    Targets targets;       // the first is the best
    Training training;     // where --train is
    BoundWeights values;   // of its variables
    Tuned tuned;           // where --tuned is given
    const Target *tuned_target;
    size_t n_tuned;  // contractions of all entry points that it has choices for
    size_t n_stored; // weights of all of them that --weights-as stores in fewer bytes
    uint64_t graph_key, weights_key;
    Text key_details;
} Compilation;

static inline bool makes_artifact(const Compilation *c) { return !c->out->format; }

void compilation_step(Compilation *c, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
void compilation_lines(Compilation *c, const Text *text);

// entries.c: the functions of the model become entry points, those for each processor one after the other, each with its plan. `reports`: NULL, or room for
// those of the best processor.
bool entries_make(Compilation *c, Module *m, CodegenEntry *entries, ShapeReport *reports);
bool functions_convert(Compilation *c, Module *m); // the passes that a model in the output asks for, on each function that is an entry point
bool entry_passes(Compilation *c, Module *m, size_t entry, const Target *target, struct FoldCache *folded, PassReport *report);
bool compile_runs_passes(const CompileOptions *o, const Module *m); // is a model that is only converted worked on?

// variables.c
bool variables_mark(Compilation *c, Module *m); // what --variables asks for, as attributes of ports
bool variables_find(Compilation *c, Module *m); // Module.variables

// names.c
size_t list_word(const char *at);           // how long the word is that begins a list between commas; those in brackets are of JAX's names
bool names_give(Compilation *c, Module *m); // what --input-names and --output-names ask for

// output.c
const char *output_prefix(const CompileOptions *o, const CompileOutput *out, Arena *a); // "out/digits-v2.so" -> "digits_v2"
bool output_probe(Compilation *c);                                                      // Finds outputs that cannot be written before the work.
bool output_model(Compilation *c, Module *m);
bool output_artifact(Compilation *c, const Module *m, const CodegenEntry *entries,
                     OutFile *report);                                        // report: gets its name just before the artifact does; or NULL
bool output_check_report(const CompileOptions *o, Diags *d);                  // false: its file is called what no report is
bool output_report(Compilation *c, const ShapeReport *entries, OutFile *out); // all is written but the name, which outfile_commit gives

// The key (key.c): of the model before weights are bound, of the weights, and the short text when all options are known.
void key_model(Compilation *c, Module *m);
void key_weights(Compilation *c, const BoundWeights *weights);
void key_text(Compilation *c, Text *out);

// Buckets (buckets.c). What an entry point is bound to, the name that it has, and what a run has to know of its symbols.
bool buckets_check(const CompileOptions *o, Diags *d);
const DimBinding *entry_dims(Compilation *c, size_t entry, size_t *out_n);
const char *entry_name(Compilation *c, size_t entry, const Func *f);
bool entry_symbols(Compilation *c, const Func *f, const BoundDims *dims, CodegenEntry *out);
// Entry points of several steps (steps.c).
bool steps_find(Compilation *c, Module *m); // which of the functions have them; false: what a function says of it is wrong
const CodegenEntry *steps_add(Compilation *c, const CodegenEntry *entries, size_t *out_n); // with theirs behind those of each processor; NULL: refused
void bucket_lines(const CompileOptions *o, Text *out);                                     // of the key

#endif
