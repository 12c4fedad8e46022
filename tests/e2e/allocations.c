// Counts what a run asks of the C library and the kernel for memory: allocations MODEL.so... The functions below
// stand in for the C library's in the whole process, libtpurt and the model included. Ends with 1 if a run allocates,
// frees, maps or starts a thread.
#define _GNU_SOURCE
#include <tpurt.h>

#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <unistd.h>

static atomic_int counting, n_calls;
static const char *_Atomic last;

static void count(const char *what) {
    if (!atomic_load(&counting)) return;
    atomic_fetch_add(&n_calls, 1);
    atomic_store(&last, what);
}

void *__libc_malloc(size_t n);
void *__libc_calloc(size_t n, size_t m);
void *__libc_realloc(void *p, size_t n);
void *__libc_memalign(size_t a, size_t n);
void __libc_free(void *p);

void *malloc(size_t n) { return count("malloc"), __libc_malloc(n); }
void *calloc(size_t n, size_t m) { return count("calloc"), __libc_calloc(n, m); }
void *realloc(void *p, size_t n) { return count("realloc"), __libc_realloc(p, n); }
void *memalign(size_t a, size_t n);
void *memalign(size_t a, size_t n) { return count("memalign"), __libc_memalign(a, n); }
void *aligned_alloc(size_t a, size_t n) { return count("aligned_alloc"), __libc_memalign(a, n); }
int posix_memalign(void **out, size_t a, size_t n) {
    count("posix_memalign");
    void *p = __libc_memalign(a, n);
    if (p) *out = p;
    return p ? 0 : 12;
}
void free(void *p) { count("free"), __libc_free(p); }
void *mmap(void *at, size_t n, int protection, int flags, int fd, off_t offset) {
    count("mmap");
    return (void *)syscall(SYS_mmap, at, n, protection, flags, fd, offset);
}
int munmap(void *at, size_t n) { return count("munmap"), (int)syscall(SYS_munmap, at, n); }

static int fail(const char *path, const char *text) {
    fprintf(stderr, "%s: %s\n", path, text);
    return 1;
}

static TpurtBuffer buffer(TpurtProgram *program, TpurtDirection direction, uint32_t i) {
    TpurtPortInfo port;
    if (tpurt_port_describe(program, 0, direction, i, &port, NULL)) exit(2);
    return (TpurtBuffer){calloc(port.bytes + 1, 1), port.bytes, port.dtype, port.rank, port.dims};
}

// Also of calls that fail.
static int model_count(const char *path, uint32_t n_threads) {
    enum { PORTS = 8, RUNS = 10 };
    TpurtError error;
    TpurtProgram *program;
    TpurtEntryInfo entry;
    TpurtSession *session = NULL;
    TpurtSessionOptions options = {.n_threads = n_threads};
    TpurtBuffer args[PORTS], results[PORTS];
    if (tpurt_program_load(path, NULL, &program, &error) || tpurt_entry_describe(program, 0, &entry, &error) ||
        tpurt_session_create(program, &options, &session, &error))
        return fail(path, error.text);
    if (entry.n_args > PORTS || entry.n_results > PORTS) return fail(path, "too many arguments or results");
    for (uint32_t i = 0; i < entry.n_args; i++) args[i] = buffer(program, TPURT_ARG, i);
    for (uint32_t i = 0; i < entry.n_results; i++) results[i] = buffer(program, TPURT_RESULT, i);

    int bad = 0;
    atomic_store(&n_calls, 0);
    atomic_store(&counting, 1);
    for (int i = 0; i < RUNS; i++) {
        bad |= tpurt_run(session, 0, args, entry.n_args, results, entry.n_results, &error) != TPURT_OK;
        bad |= tpurt_run(session, 0, args, entry.n_args + 1, results, entry.n_results, NULL) == TPURT_OK;
    }
    atomic_store(&counting, 0);
    int n = atomic_load(&n_calls);
    if (n) fprintf(stderr, "%s: %d runs on %u threads made %d calls, the last of %s\n", path, RUNS, n_threads, n, atomic_load(&last));
    if (bad) fprintf(stderr, "%s: a run did not end as it should\n", path);

    for (uint32_t i = 0; i < entry.n_args; i++) free(args[i].data);
    for (uint32_t i = 0; i < entry.n_results; i++) free(results[i].data);
    tpurt_session_destroy(session);
    tpurt_program_release(program);
    return n || bad;
}

int main(int argc, char **argv) {
    int bad = 0;
    atomic_store(&counting, 1); // does the count see the library at all?
    TpurtProgram *program;
    if (argc > 1 && tpurt_program_load(argv[1], NULL, &program, NULL) == TPURT_OK) tpurt_program_release(program);
    atomic_store(&counting, 0);
    if (!atomic_load(&n_calls)) return fail("allocations", "nothing is counted");
    for (int i = 1; i < argc; i++) bad |= model_count(argv[i], 1) | model_count(argv[i], 3);
    return bad;
}
