// Input files as memory: mapped where the system can map them (nothing is copied, pages come when they are read), read
// into memory where it cannot (pipes, devices, what /proc and /sys show). Those may have no end: after FILE_STREAM_BYTES they are refused.
//
// Whoever reads the bytes must expect anything in them. A file that another process shortens while it is mapped ends
// this one with SIGBUS; the programs catch that and say so (file_explain_sigbus).
#ifndef TPUCC_FRONTEND_BASE_FILE_H
#define TPUCC_FRONTEND_BASE_FILE_H

#include "ir/base/diag.h"

enum { FILE_STREAM_BYTES = 1 << 30 };

typedef struct {
    const uint8_t *bytes; // NULL for an empty file
    size_t n_bytes;
} FileMap;

// False: a diagnostic (EXIT_SYSTEM) was added. The mapping may be handed to module_keep_map(bytes, n_bytes), which then
// ends it.
bool file_map(const char *path, FileMap *out, Diags *d);
void file_unmap(FileMap *f);

// To be called before a file is opened: a program that was started without standard streams would open its files under their numbers, and write its
// messages into them. Reading or writing such a stream fails as it did.
void file_guard_streams(void);

// From here on a SIGBUS prints one sentence, calls outfile_abandon_all and ends the process with EXIT_SYSTEM.
void file_explain_sigbus(const char *program);

#endif
