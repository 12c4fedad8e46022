// What the files of libtpurt share: how a program and a session look inside, and the helpers that every file needs. Not
// installed.
//
// A session's threads are split into teams, one for each replica as long as there are threads. A team walks its
// replicas one after the other with all its threads; each replica has its own program counter, slab and counters, so
// that a thread can leave one replica that waits and go on with another.
#ifndef TPURT_INTERNAL_H
#define TPURT_INTERNAL_H

#include "runtime/pool.h"
#include "runtime/tpurt.h"

#include <stdatomic.h>
#include <stdbool.h>

enum { PORT_NAME_BYTES = 24, MAX_THREADS = 1024, MAX_REPLICAS = 4096 };

struct TpurtProgram {
    const TpuProgram *table;
    const TpuTarget *target;
    TpurtAllocator allocator;
    atomic_uint n_users; // the caller and the sessions
    void *library;       // of dlopen, or NULL
    uint64_t load_ns, code_bytes;
    char (*port_names)[PORT_NAME_BYTES]; // "arg0".. "output0".., for all ports of all entries in order
    uint32_t *first_port;                // of each entry, in port_names
};

typedef struct {
    uint32_t number; // of the replica
    uint32_t pc;
    int64_t n_wrong; // by the check at pc, where the run ended
    char *slab;
    uint64_t *counters;
    void **buffers;         // the refs of the step at hand, as pointers
    void *const *spaces[4]; // of TpuSpace: arrays of base pointers, indexed by a ref's index
    void *base_const, *base_slab;
} Replica;

typedef struct {
    TpurtSession *session;
    Pool *pool;
    TpuContext *contexts; // one for each thread of the team
    Replica *replicas;
    uint32_t n_replicas;
    uint32_t n_threads;
    uint32_t first_core; // number in the session of the team's thread 0
} Team;

typedef struct {
    const char *start, *end;
    bool written;
} Extent;

struct TpurtSession {
    TpurtProgram *program;
    uint32_t n_threads, n_replicas, n_teams;
    Team *teams;
    Pool *leaders; // one thread for each team, if there are several
    Replica *replicas;
    TpuContext *contexts; // of all cores
    uint64_t *counters;
    void **buffers;
    void **pointers; // room for the arguments and results of a checked call
    Extent *extents; // likewise
    atomic_bool running;
    const TpuEntry *entry; // of the call that is running
    TpurtInterval *intervals;
    uint64_t n_intervals_cap;
    _Atomic uint64_t n_intervals;
};

// status.c
TpurtStatus error_clear(TpurtError *error); // returns TPURT_OK
TpurtStatus error_set(TpurtError *error, TpurtStatus code, const char *fmt, ...) __attribute__((format(printf, 3, 4)));
// Text that is cut where its buffer ends.
typedef struct {
    char *at, *end;
} Line;
void line_add(Line *line, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
// Zeroed memory for n items, or NULL with `error` filled; n == 0 counts as 1.
void *memory_new(const TpurtAllocator *from, size_t n, size_t item_bytes, size_t alignment, const char *what,
                 TpurtError *error);
void memory_free(const TpurtAllocator *from, void *memory);
extern const TpurtAllocator memory_default;
uint64_t clock_ns(void);

// cpu.c
uint64_t cpu_features(void); // bits of TpuFeature that processor and operating system have
// The first target all of whose features are in `have`; NULL with `error` filled.
const TpuTarget *cpu_choose_target(const TpuProgram *table, uint64_t have, TpurtError *error);

// elf_check.c: checks the open file completely, finds the one symbol that ends in TPU_PROGRAM_SUFFIX, and how much of the file is code.
TpurtStatus elf_check(int fd, const TpurtAllocator *allocator, char *out_symbol, size_t symbol_cap, uint64_t *out_code_bytes,
                      TpurtError *error);

// table_check.c: every number of the tables that the walker relies on.
TpurtStatus table_check(const TpuProgram *table, TpurtError *error);

// program.c
void program_retain(TpurtProgram *program);

// describe.c
const TpuPort *port_of(const TpuEntry *entry, TpurtDirection direction, uint32_t index);
const char *port_name(const TpurtProgram *program, uint32_t entry, TpurtDirection direction, uint32_t index);

// signature.c
TpurtStatus signature_check(TpurtSession *session, uint32_t entry, const TpurtBuffer *args, size_t n_args,
                            const TpurtBuffer *results, size_t n_results, TpurtError *error);

// run.c
void team_walk(Team *team);

// profile.c
static inline bool profile_on(const TpurtSession *session) { return session->intervals != NULL; }
void profile_add(TpurtSession *session, const TpurtInterval *interval);

#endif
