// `tpucc explain OLD.so MODEL [options]`: would the artifact be made again, and why.
#ifndef TPUCC_FRONTEND_DRIVER_EXPLAIN_H
#define TPUCC_FRONTEND_DRIVER_EXPLAIN_H

#include "frontend/base/file.h"
#include "frontend/compiler/compiler.h"
#include "frontend/driver/options.h"

// Compares the artifact o->old with what the options would make, and prints the answer; nothing is compiled, and the artifact is not loaded.
// False: diagnostics were added. *out_same: the artifact is up to date.
bool explain_run(const Options *o, const CompileOutput *out, const CompileWatch *watch, bool *out_same, Diags *d);
// explain_sound.c. False: libtpurt would call this shared object damaged, and a diagnostic says why. Objects, which have no checksum, and files of another
// version or for another machine, which are no damage, pass. `file`: what is at `path`.
bool explain_sound(const char *path, const FileMap *file, Diags *d);

#endif
