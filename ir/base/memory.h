// Memory that runs out, and a limit that is set to it (--memory-limit). Without a limit nothing here is called.
#ifndef TPUCC_IR_BASE_MEMORY_H
#define TPUCC_IR_BASE_MEMORY_H

#include <stddef.h>

// From here on arenas may take so many bytes in all. What goes past it calls refused(SIZE_MAX), what the system refuses refused(bytes asked for, or 0), from
// any thread. It ends the process where the limit is the reason; it returns where it is not, and memory_exhausted is said.
void memory_limit_arenas(size_t bytes, void (*refused)(size_t bytes));
// Calls it, of memory that others allocate.
void memory_refused(size_t bytes);

#endif
