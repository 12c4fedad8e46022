// What a log of calls says, line by line (log.c), before it is known which dimensions are open (columns.c).
#ifndef TPUCC_FRONTEND_ADVISE_LOG_H
#define TPUCC_FRONTEND_ADVISE_LOG_H

#include "frontend/advise/shapes.h"

typedef struct {
    const char *arg; // of this dimension
    uint32_t axis;
    const char *name; // in the model, or NULL
} Place;

// What the arguments of a call are but for their sizes.
typedef struct {
    Place *places; // dimensions of all arguments
    uint32_t n_places;
    bool named; // some have names
    uint64_t n_calls;
} Signature;

typedef struct {
    uint32_t signature;
    uint64_t count;
    int64_t *sizes, *compiled; // of all places
    double flops;              // of the compiled sizes; 0: not known
    bool left_out;
} Row;

typedef struct {
    const char *name;
    VEC(Signature) signatures;
    Map signature_of; // 1 + the signature, by its text
    VEC(Row) rows;
    CallLog log;
} Program;

typedef struct {
    Arena *arena;
    Diags *d;
    Loc at;
    Interner strings;
    VEC(Program) programs;
    Map program_of; // 1 + the program, by its name
    uint64_t n_calls;
} Reader;

// Adds the diagnostic at the line that is being read; returns false.
bool log_refuse(Reader *r, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
char *log_copy(Reader *r, const char *text); // in the arena

// Makes the program's log of its rows: columns.c.
bool log_finish(Reader *r, Program *p);

#endif
