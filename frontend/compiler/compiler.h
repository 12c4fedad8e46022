// The compiler as a library: from a model, weights and options to an artifact, in a file or in memory. tpucc is a command line for it; tests, the
// conformance runner and fuzzers call it with the options that ship.
//
//   CompileOptions o = compile_options_default();
//   CompileOutput out;
//   if (!compile_output_parse("digits.so", &out, &d) || !compile_file("digits.fb", &o, &out, NULL, &d)) diags_print(&d, stderr);
//
// What is wrong with the model is said in one go at the end; every end, also by a signal, leaves either the old output or the whole new one. Nothing is
// printed: what is worth telling on the way goes to a CompileWatch. Threads: one compilation belongs to one thread; several run side by side.
#ifndef TPUCC_FRONTEND_COMPILER_COMPILER_H
#define TPUCC_FRONTEND_COMPILER_COMPILER_H

#include "codegen/codegen.h"
#include "frontend/compiler/options.h"
#include "frontend/model/formats.h"

typedef struct {
    OutPlace at;               // "-": standard output
    const ModelFormat *format; // the model itself is written; NULL: it is compiled
    OutputKind kind;           // of what is compiled
} CompileOutput;

// What the extension of the path says: .so, .fb, ..; "-" is text. False: it says nothing; a diagnostic was added (EXIT_USAGE).
bool compile_output_parse(const char *path, CompileOutput *out, Diags *d);

// All may be NULL.
typedef struct {
    void *context;
    void (*step)(void *context, const char *what);  // "running passes": what is done from now on
    void (*lines)(void *context, const char *text); // what was asked for: times, logs of passes
    void (*bound)(void *context, Module *m);        // weights are bound: other arguments are left
    // Of tests, --tune and --compare-precision. What the passes are told may be changed; what they made of an entry point may be looked at, and false ends the
    // compilation.
    void (*passes)(void *context, PassOptions *p);
    bool (*planned)(void *context, Module *m, const PassReport *made);
} CompileWatch;

// Do the options go together, and with the output? Whatever compiles asks it as well; this is for who wants to know earlier. False: diagnostics were
// added, EXIT_USAGE.
bool compile_check(const CompileOptions *o, const CompileOutput *out, Diags *d);
size_t compile_entries(const CompileOptions *o); // how many entry points they make

// False: diagnostics were added. `watch` may be NULL.
bool compile_file(const char *model, const CompileOptions *o, const CompileOutput *out, const CompileWatch *watch, Diags *d);
// The same of a model in memory, which is still the caller's, and is left as the passes made it.
bool compile_module(Module *m, const CompileOptions *o, const CompileOutput *out, const CompileWatch *watch, Diags *d);

// PassOptions.see_pass that calls contractions by their weights (layers.c), in what is compiled and compared, not in models that are written.
void layers_name(void *context, const char *pass, Module *m);

// --- no artifact

// The model as the passes up to `last` leave it, for who goes on with it. The caller's to free; NULL: diagnostics were added.
Module *compile_until(const char *model, const CompileOptions *o, const char *last, const CompileWatch *watch, Diags *d);

// From what the artifact would be made: what its key says (frontend/key). Nothing is compiled, and no file is written, whatever the options ask for.
typedef struct {
    Text key, details;
    const char *prefix; // of the program; in the arena of the Diags or the options'
} CompileKey;
bool compile_key(const char *model, const CompileOptions *o, const CompileOutput *out, const CompileWatch *watch, CompileKey *out_key, Diags *d);
void compile_key_free(CompileKey *k);

#endif
