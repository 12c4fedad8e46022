// What a compilation is asked for: typed, and the same whoever asks (tpucc's command line, a test, a program that compiles in process).
#ifndef TPUCC_FRONTEND_COMPILER_OPTIONS_H
#define TPUCC_FRONTEND_COMPILER_OPTIONS_H

#include "codegen/entry.h"
#include "codegen/target/target.h"
#include "frontend/cli/cli.h"
#include "passes/bind/bind.h"
#include "passes/training/options.h"

// --bucket NAME=32,64,128
typedef struct {
    const char *name, *place;
    int64_t *sizes; // rising
    size_t n;
} Bucket;
typedef VEC(Bucket) Buckets;

extern const char variables_donated[]; // --variables without names: known by where it is

// Strings and sizes are the caller's, and have to last as long. NULL, false or empty: not asked for; numbers have defaults (compile_options_default).
typedef struct {
#define TEXT(field, key, name, value, help) const char *field;
#define OPTIONAL(field, key, name, value, otherwise, help) const char *field;
#define JOINED(field, key, name, value, otherwise, help) const char *field;
#define LISTED(field, key, name, value, list, help) const char *field;
#define CHOICE(field, Type, key, name, help, ...) Type field;
#define LIST(field, Type, key, name, value, parse, help) Type field;
#define NUMBER(field, key, name, value, most, otherwise, help) uint32_t field;
#define FLAG(field, key, name, help) bool field;
#define ALIAS(name, other, help)
#include "frontend/compiler/options.def"
    const char *command; // with what it was asked for, for command.txt of dumps; or NULL
} CompileOptions;

CompileOptions compile_options_default(void);
void compile_options_free(CompileOptions *o); // its lists

// The rows as a command line has them; fields are those of CompileOptions.
extern const CliOption compile_options[];
extern const size_t n_compile_options;

// The lines NAME=VALUE of options that can change the program, as far as a line of the key needs no more than the value given.
void compile_options_key(const CompileOptions *o, Text *out);

// Does a model that is only converted go through the passes as well, for what they say or leave?
bool compile_chooses_passes(const CompileOptions *o);
// PassOptions.remat: 0 where nothing is asked for. False: --remat is neither a size, `auto` nor `none`.
bool compile_remat(const CompileOptions *o, int64_t *out);
// What the passes are told when a program is compiled so for this target. Sizes are not: those of an entry point are bound one by one.
PassOptions compile_pass_options(const CompileOptions *o, const Target *target);

// What --train and the options beside it say. False: diagnostics were added; true, and nothing in *out, without --train.
bool compile_training(const CompileOptions *o, Arena *a, Training *out, Diags *d);

bool buckets_parse(const CliOption *x, const char *text, void *list, Diags *d); // "NAME=32,64,128"

#endif
