// --memory-limit: what a compilation may take before it is refused.
#ifndef TPUCC_FRONTEND_DRIVER_MEMORY_LIMIT_H
#define TPUCC_FRONTEND_DRIVER_MEMORY_LIMIT_H

#include "ir/base/diag.h"

// "BYTES", "512M", "16G", "50%" of what the machine has; NULL: three quarters of it. From here on, a program that would take more ends with a diagnostic
// [memory-limit] about `model`, which has to stay, and without outputs. False: no such amount; a diagnostic was added.
bool memory_limit_set(const char *option, const char *model, Diags *d);

#endif
