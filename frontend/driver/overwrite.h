// No output may take the place of an input or of another output.
#ifndef TPUCC_FRONTEND_DRIVER_OVERWRITE_H
#define TPUCC_FRONTEND_DRIVER_OVERWRITE_H

#include "frontend/driver/options.h"

// Before any work. False: diagnostics were added, EXIT_USAGE.
bool overwrite_check(const Options *o, Diags *d);

#endif
