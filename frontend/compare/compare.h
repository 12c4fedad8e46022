// `tpucc --compare-precision`: how far each contraction of a model is off in what --precision and --weights-as ask for, beside f32, on inputs of the user's.
// Nothing is compiled: the reference evaluator, whose meaning of these options compiled code is tested against, runs the model as the passes before
// `precision` leave it, once in f32 and once in that precision. So the answer is the same on every machine.
#ifndef TPUCC_FRONTEND_COMPARE_COMPARE_H
#define TPUCC_FRONTEND_COMPARE_COMPARE_H

#include "frontend/compiler/compiler.h"

// Do the options go together with it? `output`: where the answer goes, text or JSON by its extension; NULL: text on standard output. False: diagnostics were
// added, EXIT_USAGE.
bool comparison_check(const CompileOptions *o, const char *output, Diags *d);
// `inputs`: NAME=F.npy for each argument, or F.npy for the only one. `watch` may be NULL. False: diagnostics were added.
bool comparison_run(const char *model, const CompileOptions *o, const Strings *inputs, const char *output, const CompileWatch *watch, Diags *d);

#endif
