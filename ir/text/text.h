// The text form: StableHLO's MLIR, pretty and generic, both ways. print(parse(print(m))) == print(m) for every module at every stage.
#ifndef TPUCC_IR_TEXT_TEXT_H
#define TPUCC_IR_TEXT_TEXT_H

#include "ir/graph/graph.h"

// Text that need not end with NUL. NULL: diagnostics with line and column were added. The result is structurally sound only after
// module_verify.
Module *parse_module(const char *text, size_t len, const char *file_name, Diags *d);

// Finds the constant that dense_resource<name> means when the text itself does not hold it: a tensor of the file that was written
// beside the text. The literal lives as long as `m`. NULL if there is none; the parser then says so, and also where types differ.
typedef const Literal *(*ResourceFn)(void *context, Module *m, const char *name, Type type);
Module *parse_module_with(const char *text, size_t len, const char *file_name, ResourceFn resolve, void *context, Diags *d);

// Text that was made of another file: `place` says where in that file, whose name messages and ops have, a line of the text comes from. Its strings live as
// long as `m`.
typedef struct {
    ResourceFn resolve; // or NULL
    Loc (*place)(void *context, Module *m, uint32_t line);
    void *context;
} MadeText;
Module *parse_made_module(const char *text, size_t len, const char *file_name, const MadeText *made, Diags *d);

typedef struct {
    bool locs;               // print loc(...) where the source gave one
    bool names;              // names of arguments and results of public functions, whatever `locs`: as loc("..."), and jax.result_info
    size_t max_inline_bytes; // 0: no limit. Larger constants print as a reference, see `blob`
    // Called with each constant over the limit; its return (in the module's strings) names it in a .safetensors beside the text.
    const char *(*blob)(void *context, const Literal *l);
    void *context;
} PrintOptions;
void print_module(const Module *m, const PrintOptions *options, Text *out); // options may be NULL
void print_op(const Op *op, Text *out);                                     // one op, for messages

#endif
