// Compiling, as design 3 says: read -> weights -> passes -> output. frontend/driver/tpucc.c looks at the command line and fills in a Job;
// job_compile() does it. What is wrong with the model is said in one go at the end; every end, also by a signal, leaves either the old
// output or the whole new one.
#ifndef TPUCC_FRONTEND_DRIVER_COMPILE_H
#define TPUCC_FRONTEND_DRIVER_COMPILE_H

#include "codegen/codegen.h"
#include "frontend/driver/options.h"
#include "frontend/tensors/weights.h"
#include "passes/pass.h"

typedef enum { FORM_FB, FORM_TEXT, FORM_ARTIFACT } OutputForm;

// --bucket NAME=32,64,128
typedef struct {
    const char *name, *place;
    int64_t *sizes; // rising
    size_t n;
} Bucket;

typedef struct {
    const Options *o;
    Diags *d;
    Arena arena;
    OutputForm form;
    OutputKind kind;  // of an artifact
    const char *prefix, *command;
    DimBinding *dims; // of --dim, in order
    Bucket *buckets;  // of --bucket, in order
    size_t n_entries; // that they make; 1 without
    bool terminal;    // stderr shows progress
    double start_ms;
    const Target *target; // job_compile() finds this and what follows
    uint64_t graph_key, weights_key;
    Text key_details;
    bool quiet; // nobody asks for the inputs that weights left
} Job;

double job_clock_ms(void);
void job_say_nothing(Job *j); // before anything else is said on stderr: takes away what goes on now
const char *path_extension(const char *path); // "json"; "" if there is none

// The options are good. False: diagnostics were added.
bool job_compile(Job *j);

// What job_compile() does first: reads the model, verifies it and binds weights; the key is known then, where an artifact is made.
// NULL: diagnostics were added.
Module *job_read_input(Job *j);
void job_free(Job *j);

// Before any work: false where an output is also an input or another output; a diagnostic was added (overwrite.c).
bool job_check_overwrite(Job *j);

// The key (key.c): of the model before weights are bound, of the weights, and the short text when all options are known.
void job_key_model(Job *j, Module *m);
void job_key_weights(Job *j, const BoundWeights *weights);
void job_key_text(Job *j, Text *out);

// Buckets (buckets.c). What an entry point is bound to, the name that it has, and what a run has to know of its symbols.
bool job_parse_buckets(Job *j); // behind --dim
const DimBinding *job_entry_dims(Job *j, size_t entry, size_t *out_n);
const char *job_entry_name(Job *j, size_t entry, const Func *f);
bool job_entry_symbols(Job *j, const Func *f, const BoundDims *dims, CodegenEntry *out);
void job_bucket_lines(Job *j, Text *out); // of the key

#endif
