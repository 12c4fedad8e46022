// Command lines as tables of options: one parser and one --help for tpucc, `tpucc explain`, `tpucc shapes` and tpurun. An option is a row; what it says is a
// field of a struct of the program's own, typed from here on: choices are values of an enum, numbers are numbers, lists are lists. `--x V` and `--x=V` mean the
// same, but that what looks like an option is no value behind a blank; a negative number is. Names of one letter have one dash; a lone - is a word; after --
// everything is. What is one of a list answers =help with that list.
#ifndef TPUCC_FRONTEND_CLI_CLI_H
#define TPUCC_FRONTEND_CLI_CLI_H

#include "ir/base/diag.h"

#include <limits.h>

typedef VEC(const char *) Strings;

typedef enum {
    CLI_FLAG,   // bool: no value
    CLI_TEXT,   // const char *: the last one given
    CLI_TEXTS,  // Strings: all that are given
    CLI_CHOICE, // an enum (as unsigned): a value of `choices`, of which the first is the default
    CLI_NUMBER, // uint32_t from 1 to `most`
    CLI_PARSED, // what `parse` makes of it
    CLI_ALIAS   // another name of the option `otherwise`
} CliKind;

enum { CLI_NOT_YET = INT_MAX }; // the value of a choice that is recognised, but not built yet
typedef struct {
    const char *name; // NULL behind the last
    unsigned value;
} CliChoice;

typedef struct CliOption CliOption;
struct CliOption {
    CliKind kind;
    const char *name, *value, *help; // value: what --help shows for it; NULL: none is taken
    size_t field;                    // offset in the options
    const CliChoice *choices;        // CHOICE
    const char *otherwise;           // TEXT and PARSED: the value if none is behind =, so that it may be missing; NULL: it may not
    uint32_t most;                   // NUMBER
    void (*list)(Text *out);         // what =help prints; NULL: a value like others
    // PARSED: adds to the field or sets it. False: a diagnostic was added.
    bool (*parse)(const CliOption *x, const char *value, void *field, Diags *d);
    bool joins; // TEXT: a list between commas: what is given later is added to it; `otherwise` stands for everything
    bool keyed; // of what compiles: NAME=VALUE is a line of the artifact's key
};

// Options whose fields are in one struct, which begins `at` bytes into the options of the program.
typedef struct {
    const CliOption *options;
    size_t n, at;
} CliGroup;

// An option that other programs have, and what of it is meant here: "output", with any dashes; "-O*", with one dash and all that begins so.
typedef struct {
    const char *name;  // NULL behind the last
    const char *meant; // the option here, which takes the value that was given; or options with their values; NULL: nothing is
    const char *why;   // a sentence beside it or instead
} CliMeant;

enum { CLI_MAX_GROUPS = 4 };
typedef struct {
    const char *program;                                     // "tpucc shapes"
    CliGroup groups[CLI_MAX_GROUPS];                         // in the order of --help; the others are empty
    const CliMeant *meant;                                   // or NULL
    const char *one_dash;                                    // an option that other programs spell with one dash: -mcpu=X; or NULL
    const char *usage, *footer;                              // of --help: before and behind the options
    int width;                                               // of the options' column there
    bool spaced;                                             // --help says `--x V`, not `--x=V`
    bool (*word)(void *options, const char *word, Diags *d); // a word that is no option
} CliTable;

// Options that were not given stay as they are in `options`. False: diagnostics with EXIT_USAGE were added, one for each mistake. Strings point into argv or
// into the arena of d; lists are the program's to free. *out_answered: a =help was answered on standard output. -h is --help, a FLAG of the table.
bool cli_parse(const CliTable *t, int n_words, char **words, void *options, bool *out_answered, Diags *d);
void cli_help(const CliTable *t, FILE *out);

// Refuses the command line: EXIT_USAGE. Returns false.
bool cli_refuse(Diags *d, const char *fmt, ...) __attribute__((format(printf, 2, 3)));

// A help behind the last diagnostic, where a word that names no file is nearly a command of tpucc or tpurun.
void cli_guess_command(const char *word, Diags *d);
bool cli_asks_help(const char *word); // "help", and no file of this name

const char *cli_choice_name(const CliOption *x, unsigned value);

// For `parse`: a finite number of at least `least`.
bool cli_double(const char *text, double least, double *out);
bool cli_bytes(const char *text, uint64_t *out); // from 1 on; K, M, G or T behind the number: 2^10, 2^20, ..

#endif
