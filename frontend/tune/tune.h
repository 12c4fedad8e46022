// `tpucc --tune`: the contractions of a model, each compiled alone in several ways and timed on this machine, and the choices that were faster in a file that
// `--tuned` reads (frontend/choices). Nothing of it reaches the compiler otherwise: from the same file it makes the same program.
//
// Kernels are searched one after the other, choices of a kernel in turn: by which method, in which tasks, by which register tiles, how far ahead panels are
// fetched. Ways take turns, each is timed by the processor time of one thread, and one counts as faster by the median of its turns beside the cost model's.
// Tasks are never fewer than the cost model makes where these are less than two for each core: on one thread larger ones would always win.
#ifndef TPUCC_FRONTEND_TUNE_TUNE_H
#define TPUCC_FRONTEND_TUNE_TUNE_H

#include "frontend/compiler/compiler.h"

// Writes the file, which like the model is to be a regular one: both are opened again. `watch` may be NULL. False: diagnostics were added.
bool tune_run(const char *model, const CompileOptions *o, const char *file, const CompileWatch *watch, Diags *d);
void tune_abandon(void); // removes what it has made beside: for the handler of a signal

#endif
