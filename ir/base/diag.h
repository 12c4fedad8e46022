// Diagnostics are data: a list that the program prints once, at the end. Whoever finds a mistake adds exactly one, with its
// place and a way out; nobody else prints. A function that can fail takes `Diags *` and returns bool or NULL, and false means
// that a diagnostic has been added.
//
//   model.mlir:3:10: error: dot_general: contracted sizes differ: ... [shape-mismatch]
//     note: lhs %x: tensor<32x784xf32> is input 0
//     help: did you mean contracting_dims = [1] x [1]?
#ifndef TPUCC_IR_BASE_DIAG_H
#define TPUCC_IR_BASE_DIAG_H

#include "ir/base/base.h"

#include <stdio.h>

// Where something stands. `name` is what the source calls it (an MLIR location's name, a layer's path), `path` a field path in
// a binary file ("functions[0].ops[12].operands"). Strings are interned by the module; all may be NULL, line 0 is unknown. A Diag
// has copies of them, for diagnostics are printed when the module is gone.
typedef struct {
    Str file, name, path;
    uint32_t line, col;
} Loc;

typedef enum {
    CODE_NONE,
#define CODE(id, text) CODE_##id,
#include "ir/base/code.def"
    CODE_COUNT
} DiagCode;

typedef enum { DIAG_ERROR, DIAG_WARNING, DIAG_NOTE, DIAG_HELP, DIAG_REMARK } DiagKind; // of a remark: a note that stands for itself

typedef struct {
    DiagKind kind;
    Loc at; // its strings and the text are in the arena of the Diags
    const char *text;
    DiagCode code; // NONE but of an error or a warning
} Diag;

enum { DIAG_CAP = 20 }; // further errors are counted, not kept

typedef struct {
    Arena arena;
    const char *program; // "tpucc": stands in for the file where there is none
    VEC(Diag) list;
    size_t n_errors, n_dropped;
    int exit_code; // of the first error: EXIT_CONTENT unless diag_exit said otherwise
    bool dropping; // notes of a dropped error are dropped too
} Diags;

// Another error would only be counted: nothing need be found out for what it says.
static inline bool diags_full(const Diags *d) { return d->n_errors >= DIAG_CAP; }

void diags_init(Diags *d, const char *program);
void diags_free(Diags *d);
// At a terminal each with the line of the model that it is about and a caret below its place, and in colours unless NO_COLOR is set or TERM is dumb.
void diags_print(const Diags *d, FILE *out);
void diags_append_one(Diags *to, const Diag *g, int exit_code); // the exit code counts where it is an error
void diags_append(Diags *to, const Diags *from);                // all that `from` holds, with its exit code
void diags_clear(Diags *d);                                     // forgets what was said; arena memory is kept until diags_free

// A place that is a whole file; the name is copied into the Diags.
Loc diag_file(Diags *d, const char *file);

const char *diag_code_text(DiagCode code); // "data-dependent-shape"; of NONE: NULL

// Opens a diagnostic. Content errors: exit code 1.
void diag_error(Diags *d, Loc at, DiagCode code, const char *fmt, ...) __attribute__((format(printf, 4, 5)));
void diag_warning(Diags *d, Loc at, DiagCode code, const char *fmt, ...) __attribute__((format(printf, 4, 5)));
// Opens a note that nothing went wrong with but that is worth knowing; the same one again is dropped, with what explains it.
void diag_remark(Diags *d, Loc at, const char *fmt, ...) __attribute__((format(printf, 3, 4)));
// Like diag_error, with the exit code of design 3 (EXIT_USAGE, EXIT_SYSTEM, ...).
void diag_exit(Diags *d, int exit_code, Loc at, const char *fmt, ...) __attribute__((format(printf, 4, 5)));
// Explain the diagnostic opened last; `at` may be empty.
void diag_note(Diags *d, Loc at, const char *fmt, ...) __attribute__((format(printf, 3, 4)));
void diag_help(Diags *d, const char *fmt, ...) __attribute__((format(printf, 2, 3)));

#endif
