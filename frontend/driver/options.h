// The command line of tpucc and of `tpucc explain`: the options of a compilation (compiler/options.def), and what is the program's own.
#ifndef TPUCC_FRONTEND_DRIVER_OPTIONS_H
#define TPUCC_FRONTEND_DRIVER_OPTIONS_H

#include "frontend/compiler/options.h"

// Strings point into argv or into the arena of the Diags. What was not given is NULL or false.
typedef struct {
    CompileOptions compile;
    const char *model, *output, *memory_limit, *tune; // tune_beside: a file beside the output
    Strings compared;                                 // --compare-precision: nothing is compiled
    bool verbose, version, help;
    bool explains, json; // `tpucc explain OLD MODEL`, and its --json
    int n_words;         // of the command line, behind the command
    const char *old;
    bool crowded;  // there are more words than the command takes
    bool answered; // =help was given, and answered on standard output
} Options;

extern const char tune_beside[];

// False: diagnostics with EXIT_USAGE were added, one for each mistake. Free with options_free in any case.
bool options_parse(int argc, char **argv, Options *out, Diags *d);
void options_free(Options *o);
void options_help(const Options *o, FILE *out);

#endif
