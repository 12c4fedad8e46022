// A contraction alone, as a program that is loaded and timed.
#ifndef TPUCC_FRONTEND_TUNE_PROBE_H
#define TPUCC_FRONTEND_TUNE_PROBE_H

#include "frontend/compiler/compiler.h"
#include "passes/tuned.h"
#include "runtime/tpurt.h"

enum { PROBE_MOST_ARGS = 2 };

// How a contraction was cut: of the kernel's phase that has it.
typedef struct {
    int64_t m, n, tile_m, tile_n, n_tasks; // of the dimensions that rows and columns run along; all tasks
    uint32_t mr, panels;
} ProbeCut;

typedef struct {
    void *library;
    TpurtProgram *program;
    TpurtSession *session;
    const void *constants;
    size_t constant_bytes;
    void *args[PROBE_MOST_ARGS], *result;
    size_t result_bytes;
    uint64_t code; // a hash of the program: what is equal need not be measured
    bool met;      // the contraction was found by its key, and followed the choice
    ProbeCut cut;
} Probe;

typedef struct {
    const CompileOptions *o; // of the model
    const char *folder;      // for programs, which are removed once they are loaded
    bool cold;               // weights come from memory, as in a model of more than caches hold
} ProbePlace;

// Compiles it by this choice; `met` says whether it is one that the compiler sees as such. False: diagnostics were added.
bool probe_open(const ProbePlace *at, const TunedKernel *choice, Probe *out, Diags *d);
void probe_close(Probe *p);
void probe_abandon(void); // the program that is being made: for the handler of a signal

// Processor time of a run in us: of as many as take some time.
double probe_time(const Probe *p, bool cold);
bool probe_same(const Probe *a, const Probe *b); // bits of results, of runs on the same arguments

#endif
