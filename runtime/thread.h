// Threads of the library: they take no signals but those of their own faults. Not installed.
#ifndef TPURT_THREAD_H
#define TPURT_THREAD_H

#include "runtime/names.h"

#include <pthread.h>

int thread_start(pthread_t *out_thread, void *(*run)(void *), void *context); // 0, or an errno

#endif
