// The stack of code generation: see stack.h. The element emitter and LLVM (its combiners, its instruction selection) recurse over the expression that a
// kernel computes. How long that gets is bounded by `fuse` (MAX_CLUSTER_OPS, MAX_VIEWS, MAX_PARTS) and by the limit on the ops of a region, not by the
// model; how much stack the process was given says nothing about it. So both run on a thread with STACK_BYTES, of which the system gives what is touched.
// Nothing else of the compiler recurses over what a model computes (tests/recursion.sh).
#include "codegen/llvm/stack.h"

#include "codegen/llvm/jobs.h"
#include "ir/base/memory.h"

#include <pthread.h>
#include <string.h>

typedef struct {
    StackFn *fn;
    void *context;
    bool ok;
} Run;

static void *run(void *context) {
    Run *r = context;
    r->ok = r->fn(r->context);
    return NULL;
}

static int start(pthread_t *thread, Run *r) {
    pthread_attr_t attr;
    int failed = pthread_attr_init(&attr);
    if (failed) return failed;
    failed = pthread_attr_setstacksize(&attr, STACK_BYTES);
    if (!failed) failed = pthread_create(thread, &attr, run, r);
    pthread_attr_destroy(&attr);
    return failed;
}

bool stack_run(StackFn *fn, void *context, Diags *d) {
    Run r = {.fn = fn, .context = context};
    pthread_t thread;
    int failed = start(&thread, &r);
    if (failed) {
        memory_refused(STACK_BYTES);
        diag_exit(d, EXIT_SYSTEM, (Loc){0}, "cannot start a thread with a stack of %d MiB to generate code on: %s", STACK_BYTES >> 20, strerror(failed));
        return false;
    }
    pthread_join(thread, NULL);
    return r.ok;
}
