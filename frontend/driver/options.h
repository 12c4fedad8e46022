// The command line of tpucc, made from options.def. `--x V` and `--x=V` mean the same; names of one letter have one
// dash. Every option that takes one of a list answers =help with that list. What is not built yet is refused.
#ifndef TPUCC_FRONTEND_DRIVER_OPTIONS_H
#define TPUCC_FRONTEND_DRIVER_OPTIONS_H

#include "ir/base/diag.h"

typedef VEC(const char *) Strings;

// Strings point into argv. Options that were not given are NULL, false or empty, choices their default.
typedef struct {
    const char *model;
    bool explains, json; // `tpucc explain OLD MODEL`, and its --json
    const char *old;
    bool answered; // =help was given, and answered on standard output
#define TEXT(field, key, name, value, help) const char *field;
#define OPTIONAL(field, key, name, value, otherwise, help) const char *field;
#define LISTED(field, key, name, value, list, help) const char *field;
#define CHOICE(field, key, name, choices, built, help) const char *field;
#define STRINGS(field, key, name, value, help) Strings field;
#define FLAG(field, key, name, help) bool field;
#define ALIAS(name, other, help)
#define LATER(name, value, neutral, help)
#include "frontend/driver/options.def"
} Options;

// False: diagnostics with EXIT_USAGE were added, one for each mistake. Free with options_free in any case.
bool options_parse(int argc, char **argv, Options *out, Diags *d);
void options_free(Options *o);
void options_help(FILE *out);
// The lines NAME=VALUE of options that can change the program, as far as a line of the key needs no more than the value given.
void options_key(const Options *o, Text *out);

#endif
