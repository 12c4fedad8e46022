// Signals are for the threads of the host program; but what a thread does itself (a fault, as where a mapped file is cut off) its handlers see on any.
#define _GNU_SOURCE
#include "runtime/thread.h"

#include <signal.h>
#include <stddef.h>

int thread_start(pthread_t *out_thread, void *(*run)(void *), void *context) {
    static const int own[] = {SIGBUS, SIGSEGV, SIGFPE, SIGILL, SIGTRAP, SIGSYS};
    sigset_t all, before;
    sigfillset(&all);
    for (size_t i = 0; i < sizeof own / sizeof *own; i++) sigdelset(&all, own[i]);
    pthread_sigmask(SIG_SETMASK, &all, &before);
    int failed = pthread_create(out_thread, NULL, run, context);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return failed;
}
