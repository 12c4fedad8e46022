// What the files of libtpurt share: how a program and a session look inside, and the helpers that every file needs. Not
// installed.
//
// A session's threads are split into teams, one for each device as long as there are threads. A team walks its
// devices one after the other with all its threads; each device has its own program counter, slab and counters, so
// that a thread can leave one device that waits and go on with another.
#ifndef TPURT_INTERNAL_H
#define TPURT_INTERNAL_H

#include "runtime/session/pool.h"
#include "runtime/session/topology.h"
#include "runtime/status.h"
#include "runtime/tpurt.h"

#include <stdatomic.h>
#include <stdbool.h>

enum { PORT_NAME_BYTES = 24, MAX_THREADS = 1024, MAX_DEVICES = 4096 };

typedef struct ShapeLog ShapeLog;   // shapes/log.c
typedef struct Processes Processes; // processes/processes.h
typedef struct Exchange Exchange;   // likewise

struct TpurtProgram {
    const TpuProgram *table;  // as it is for the target
    const TpuTarget *target;  // that was chosen
    const TpuProgram *loaded; // with all its targets
    TpuProgram alone;         // targets.c: what `table` is where the program has several
    TpurtAllocator allocator;
    atomic_uint n_users; // the caller and the sessions
    void *library;       // of dlopen, or NULL
    uint64_t load_ns, code_bytes, checked_bytes;
    char (*port_names)[PORT_NAME_BYTES]; // "arg0".. "output0".., for all ports of all entries in order
    uint32_t *first_port;                // of each entry, in port_names
    TpuProgram *wide;                    // whole.c: what `table` is a copy of itself in, where entry points take whole arrays; all NULL otherwise
    TpuEntry *wide_entries;
    TpuPort *wide_ports;
    int64_t *wide_dims;
    bool *gives, **first_giver; // of each result of each entry point, and partition: is it taken from there?
    ShapeLog *log;
    char *log_path; // where the shapes of calls go when the program does, or NULL
};

// Devices of one set that meet at a step. Arrivals are counted together with the step, so that those at another one do not count; the last one
// empties the count and then begins the next generation, which the others wait for.
typedef struct {
    _Alignas(TPU_CACHE_LINE) _Atomic uint64_t arrived; // step << 32 | how many; 0: nobody
    uint32_t size;                                     // of the set, as far as it is in this process
    uint64_t met_ns;                                   // when the last came; where the session is observed
    Exchange *exchange;                                // what crosses between processes then; NULL: nothing
    _Alignas(TPU_CACHE_LINE) atomic_uint generation;
} Meeting;

// What is counted of a device, in statistics.c; by its own thread, for others to read.
typedef enum { COUNT_CONTRACT_NS, COUNT_WORK_NS, COUNT_MEET_NS, COUNT_TURN_NS, COUNT_CONTRACT_FLOPS, COUNT_MEETINGS, N_COUNTS } Count;

// What a device is doing, for the other threads to see: it changes with every wait.
typedef enum { DEVICE_RUNS, DEVICE_WAITS, DEVICE_ENDED, DEVICE_FAILED, DEVICE_STATES = 4 } DeviceState;

typedef struct {
    uint32_t number;
    TpuDevice self;
    _Atomic uint32_t pc;
    _Atomic(Meeting *) meeting; // while it waits; any thread may follow it at any time
    atomic_uint awaited;        // the generation that the meeting leaves behind then
    _Atomic uint64_t moment;    // DeviceState + DEVICE_STATES * how often it changed
    int64_t n_wrong;            // by the check at pc, where the run ended
    uint64_t since_ns;          // when it began to wait, ended, or the call began; where the session is observed
    _Atomic uint64_t counts[N_COUNTS];
    char *slab;
    uint64_t *counters;
    void **buffers;         // the refs of the step at hand, as pointers
    void *const *spaces[6]; // of TpuSpace: arrays of base pointers, indexed by a ref's index
    void *base_const, *base_slab, *base_self;
    void **rows;    // of an entry point with rounds: where the round's arguments and results lie
    uint32_t round; // of those, from 0
} Device;

typedef struct Team {
    TpurtSession *session;
    Pool *pool;
    TpuContext *contexts; // one for each thread of the team
    Device *devices;
    uint32_t n_devices;
    uint32_t n_threads;
    uint32_t first_core; // number in the session of the team's thread 0
    atomic_bool claimed; // by the thread that leads it in this call
    struct Team *next;   // that the same thread leads
} Team;

typedef struct {
    const char *start, *end;
    bool written;
} Extent;

// Why devices that wait will wait in vain: `waiting` at step waiting_pc, for `missing`, which was at missing_pc.
typedef struct {
    TpurtStatus code; // 0: they will not
    uint32_t waiting, waiting_pc, missing, missing_pc;
    DeviceState missing_state;
    uint64_t waited_ns;
} Fault;

// How the devices of a session meet. Nothing of it is touched by programs without groups.
typedef struct {
    Meeting *meetings;  // of all sets of all groups
    uint32_t *first;    // of each groups, in meetings
    atomic_bool stop;   // all devices return
    atomic_bool faulty; // somebody is writing, or has written, `fault`
    bool dirty;         // somebody may have been left waiting in a meeting
    Fault fault;
    uint64_t timeout_ns, watch_ticks;
    _Alignas(TPU_CACHE_LINE) atomic_uint n_idle; // teams whose devices all wait or are done
    atomic_uint n_sleeping;
    atomic_uint epoch; // what they sleep on: rises when a meeting has ended while somebody slept
} Meetings;

struct TpurtSession {
    TpurtProgram *program;
    uint32_t n_threads, n_replicas, n_teams;
    uint32_t n_granted;               // threads that this process has processors for
    uint32_t n_devices, first_device; // of this process, and the number of the first in the program
    Processes *processes;             // NULL: this one has all devices
    TpurtVariables *variables;        // NULL: the program has none
    uint32_t *processors;             // that the threads are bound to; NULL: they are not
    Team *teams;
    Pool *leaders; // one thread for each team, if there are several
    Device *devices;
    TpuContext *contexts; // of all cores
    uint64_t *counters;
    void **buffers;
    void **pointers; // room for the arguments and results of a checked call
    void **rows;     // Device.rows of all devices
    void **parts;    // the same for each device, where callers give whole arrays
    char *staging;   // for arguments that are padded and results that are sliced, or parts of whole arrays: staging_bytes for each device
    uint64_t staging_bytes;
    Extent *extents; // likewise
    atomic_bool running;
    const TpuEntry *entry; // of the call that is running, like what follows
    void *const *args, *const *results;
    TpurtInterval *intervals;
    uint64_t n_intervals_cap;
    _Atomic uint64_t n_intervals;
    bool each_task;          // of a profile
    bool counting, observed; // observed: of the call that is running: it is counted or profiled
    uint64_t count_from_ns;
    _Atomic uint64_t n_calls, idle_ns, idle_from_ns; // idle_from_ns is 0 while a call runs
    Meetings meet;
};

static inline uint32_t n_partitions(const TpurtSession *session) { return session->program->table->n_partitions; }

// cpu.c
uint64_t cpu_features(void);                      // bits of TpuFeature that processor and operating system have
void cpu_list_features(Line *line, uint64_t set); // "avx2, fma"
// What tpucc --mcpu is best for a processor that has these; NULL: less than x86-64-v3.
const char *cpu_target_name(uint64_t have);

// targets.c. The target that a processor with the features `have` runs a program as: the one that is called `name`; NULL: the one that TPURT_TARGET names in
// the environment; "auto", or neither: the best. NULL with `error` filled: it can run none, or not that one.
const TpuTarget *target_choose(const TpuProgram *table, const char *name, uint64_t have, TpurtError *error);
uint64_t target_lacks(const TpuTarget *target, uint64_t have);               // of what it needs; asks the system for tiles where it needs those
TpuProgram target_program(const TpuProgram *table, const TpuTarget *target); // as it is for this target alone

// Where an artifact lies in memory: addresses of the file count from `base`.
enum { MAX_SEGMENTS = 16, SYMBOL_BYTES = 512 };
typedef struct {
    uint64_t address, bytes;
    bool code; // that may be called
} ImageSegment;
typedef struct {
    uintptr_t base;
    uint32_t n_segments;
    ImageSegment segments[MAX_SEGMENTS];
} ImageMap;

// elf_check.c: checks the open file completely, and finds the one symbol that ends in TPU_PROGRAM_SUFFIX.
typedef struct {
    char symbol[SYMBOL_BYTES];
    uint64_t table;         // its address
    uint64_t code_bytes;    // of the file
    uint64_t checked_bytes; // by checksums
    TpuNote note;           // zeros: none
    uint64_t note_address, weights_address;
    ImageMap map; // without its base
} ElfFacts;
TpurtStatus elf_check(int fd, const TpurtAllocator *allocator, bool with_weights, ElfFacts *out, TpurtError *error);

// table_check.c: every pointer and number of the tables that the walker relies on. map: where they have to lie; NULL: anywhere.
TpurtStatus table_check(const TpuProgram *table, const ImageMap *map, TpurtError *error);
TpurtStatus table_version_check(uint32_t magic, uint32_t version, TpurtError *error);

// program.c
void program_retain(TpurtProgram *program);

// whole.c
TpurtStatus program_widen(TpurtProgram *program, TpurtError *error); // also where it fails halfway, undone by:
void program_narrow(TpurtProgram *program);

// port.c
const TpuPort *port_of(const TpuEntry *entry, TpurtDirection direction, uint32_t index);
const char *port_name(const TpurtProgram *program, uint32_t entry, TpurtDirection direction, uint32_t index);

// mismatch.c: how an argument's type differs from the compiled one, first difference first.
typedef struct {
    enum { DIFFERS_NOT, DIFFERS_TYPE, DIFFERS_RANK, DIFFERS_SIZE } kind;
    uint32_t dim; // of DIFFERS_SIZE, like what follows
    int64_t got, compiled;
} Difference;
static inline bool same_type(const TpuType *want, const TpurtBuffer *got) {
    if (want->dtype != got->dtype || want->rank != got->rank || (got->rank && !got->dims)) return false;
    for (uint32_t i = 0; i < want->rank; i++)
        if (want->dims[i] != got->dims[i]) return false;
    return true;
}
// pads: what is shorter along a dimension that calls may be shorter in is no difference.
Difference port_difference(const TpuPort *port, uint32_t dtype, uint32_t rank, const int64_t *dims, bool pads);
const char *dim_name(const TpuPort *port, uint32_t dim);                        // "s", "2*n", or NULL
void line_type(Line *line, uint32_t dtype, uint32_t rank, const int64_t *dims); // "tensor<2x3xf32>"
// The entry point of the same function as `first` that is nearest to these arguments; `first` of those that are equally near. False: none has as many
// arguments.
bool entry_nearest(const TpurtProgram *program, uint32_t first, const TpurtBuffer *args, size_t n_args, uint32_t *out_entry);
// Say what is wrong. call_mismatch is for the arguments of one replica, of which at least one does not have the type compiled for
// `entry`, and counts the miss.
// port_mismatch: an argument lies in the list of all of the call.
TpurtStatus port_mismatch(const TpurtProgram *program, uint32_t entry, TpurtDirection direction, uint32_t index, const TpurtBuffer *got, const char *prefix,
                          TpurtError *error);
TpurtStatus call_mismatch(const TpurtProgram *program, uint32_t entry, const TpurtBuffer *args, size_t n_args, TpurtError *error);
// The arguments of one replica fit no entry point, also with padding; counts the miss.
TpurtStatus no_entry(const TpurtProgram *program, const TpurtBuffer *args, size_t n_args, TpurtError *error);

// shapes/log.c: counts calls. A hit has just the shapes of the entry point; TPURT_PADDED was run by `entry`, of a TPURT_MISS it is the
// nearest one. `args` are those of one replica, as many as `entry` has.
TpurtStatus shape_log_new(TpurtProgram *program, TpurtError *error); // into program->log, also where it fails halfway
void shape_log_free(TpurtProgram *program);
void shape_log_hit(const TpurtProgram *program, uint32_t entry);
void shape_log_add(const TpurtProgram *program, TpurtOutcome outcome, uint32_t entry, const TpurtBuffer *args, size_t n_args);
// Between begin and end: what has been counted since it was last saved, given the counts of tpurt_shape_describe and _total.
void shape_log_begin_save(const TpurtProgram *program);
void shape_log_end_save(const TpurtProgram *program);
uint64_t shape_log_unsaved(const TpurtProgram *program, uint32_t index, uint64_t count);
void shape_log_saved(const TpurtProgram *program, uint32_t index, uint64_t n);
uint64_t shape_log_unsaved_unlisted(const TpurtProgram *program, TpurtOutcome outcome, uint64_t count);
void shape_log_saved_unlisted(const TpurtProgram *program, TpurtOutcome outcome, uint64_t n);

// shapes/file.c: TPURT_SHAPE_LOG when the program is made, and when it goes.
TpurtStatus shape_file_open(TpurtProgram *program, TpurtError *error);
void shape_file_close(TpurtProgram *program);

// shapes/sizes.c: sizes made of symbols (abi.h), for one entry point.
typedef struct {
    int64_t value[TPU_MAX_SYMBOLS];
    uint32_t known; // bit i: symbol i has a value
} SymbolValues;
_Static_assert(TPU_MAX_SYMBOLS <= 32, "SymbolValues.known and TpuSize.symbols have a bit for each");
typedef enum {
    SIZE_NUMBER,
    SIZE_OPEN,     // a symbol has no value
    SIZE_UNDEFINED // division by zero, or a number over 2^60 on the way
} SizeState;
bool size_is_sound(const TpuEntry *entry, const TpuSize *size); // for table_check.c; everything else relies on it
// The size of a dimension that calls may be shorter in; NULL: it is what it was compiled for.
static inline const TpuSize *open_size(const TpuPort *port, uint32_t dim) { return port->sizes && port->sizes[dim].n_words ? &port->sizes[dim] : NULL; }
// Of open sizes. The symbol that the size is, without anything done to it; -1: none.
int32_t size_symbol(const TpuEntry *entry, const TpuSize *size);
SizeState size_eval(const TpuEntry *entry, const SymbolValues *values, const TpuSize *size, int64_t *out);
// What symbol `of` is worth where the size is this number and all its other symbols have values. False: there is no such value, or the
// size is not linear in it.
bool size_solve(const TpuEntry *entry, const SymbolValues *values, const TpuSize *size, uint32_t of, int64_t number, int64_t *out);

// mismatch.c: "--dim s=200 or --bucket s=128,200": what would admit `got` there. `told`: what is known of the symbols of the call, or NULL.
// False, with nothing added: no flag is known.
bool flag_add(Line *line, const TpurtProgram *program, uint32_t entry, uint32_t arg, uint32_t dim, int64_t got, const SymbolValues *told);

// fit.c: which entry point runs a call, and what its symbols are worth then.
typedef struct {
    uint32_t entry;
    bool exact; // nothing is padded
    SymbolValues values;
} Fit;
// The entry point that has just these types, else the cheapest that they fit with padding. False: none; what `error` says then is that sizes
// contradict each other, or it is untouched. `args` are those of one replica.
bool fit_exact(const TpurtProgram *program, const TpurtBuffer *args, size_t n_args, Fit *out);
bool fit_padded(const TpurtProgram *program, const TpurtBuffer *args, size_t n_args, Fit *out, TpurtError *error);
TpurtStatus functions_refuse(const TpurtProgram *program, TpurtError *error); // of several functions none can be chosen by shapes
TpurtStatus fit_find(const TpurtProgram *program, const TpurtBuffer *args, size_t n_args, Fit *out, TpurtError *error);
// The type that an argument or result has in this call; its dims are in `dims`. False: its size would be negative, or larger than it was compiled.
bool fit_type(const TpurtProgram *program, const Fit *fit, TpurtDirection direction, uint32_t index, int64_t *dims, TpuType *out);
TpurtStatus fit_mismatch(const TpurtProgram *program, const Fit *fit, TpurtDirection direction, uint32_t index, uint32_t device, const TpuType *want,
                         const TpurtBuffer *got, TpurtError *error);    // mismatch.c
void fit_text(const TpurtProgram *program, const Fit *fit, Line *line); // "s = 17"
uint64_t fit_room(const TpuEntry *entry);                               // bytes of what may be padded or sliced in one replica

// pad.c: dense row-major arrays, those of `small` nowhere longer than those of `large`. What pad_array puts around is zeros.
void pad_array(void *large, const int64_t *large_dims, const void *small, const int64_t *small_dims, uint32_t rank, size_t elem_bytes);
void slice_array(void *small, const int64_t *small_dims, const void *large, const int64_t *large_dims, uint32_t rank, size_t elem_bytes);
// All of a call: fills session->pointers with the caller's buffers, or with copies in the session's memory where sizes differ; and back.
void fit_stage(TpurtSession *session, const Fit *fit, const TpurtBuffer *args, const TpurtBuffer *results);
void fit_unstage(TpurtSession *session, const Fit *fit, const TpurtBuffer *results);

// signature.c. `fit`: what fit_find found for replica 0's arguments; NULL: they have not been looked at, and should be as compiled.
TpurtStatus signature_check(TpurtSession *session, uint32_t entry, const Fit *fit, const TpurtBuffer *args, size_t n_args, const TpurtBuffer *results,
                            size_t n_results, TpurtError *error);

// run.c
// Walks the devices of the team that can go on, each to where it ends or has to wait. True: all have ended. *moved becomes true if any could.
bool team_turn(Team *team, bool *moved);
static inline uint32_t device_pc(const Device *d) { return atomic_load_explicit(&d->pc, memory_order_relaxed); }
static inline void device_go(Device *d, uint32_t pc) { atomic_store_explicit(&d->pc, pc, memory_order_relaxed); }
static inline bool device_is(const Device *d, DeviceState state) { return atomic_load_explicit(&d->moment, memory_order_acquire) % DEVICE_STATES == state; }

// meet.c. Between meet_begin and meet_end a call's devices walk; meet_end fills `error` if they ended without having met.
TpurtStatus meet_create(TpurtSession *session, TpurtError *error);
void meet_free(TpurtSession *session);
void meet_begin(TpurtSession *session);
TpurtStatus meet_end(TpurtSession *session, TpurtError *error);
// Device d arrives at a step that is a meeting. True: it goes on, being the last; false: it waits.
bool device_meet(TpurtSession *session, Device *d, const TpuStep *step);
bool device_waits(const Device *d);                        // still?
void meeting_end(TpurtSession *session, Meeting *meeting); // all have come
void meet_stop(TpurtSession *session);                     // all devices return
void device_state(Device *d, DeviceState state);
static inline bool meet_stopped(const TpurtSession *session) { return atomic_load_explicit(&session->meet.stop, memory_order_relaxed); }
// Which of its own members a device is; n_positions: none.
static inline uint32_t group_place(const TpuGroups *g, uint32_t device) {
    uint32_t i = 0;
    while (i < g->n_positions && g->members[(size_t)device * g->n_positions + i] != (int32_t)device) i++;
    return i;
}
static inline const Meeting *meeting_of(const TpurtSession *session, uint32_t groups, uint32_t device) {
    return &session->meet.meetings[session->meet.first[groups] + session->program->table->groups[groups].set[device]];
}
// All devices of a thread's teams that are not done wait: returns when one of them may go on, or all are to stop.
void teams_wait(Team *teams);
void team_leave(Team *team); // all are done
// "replica 3", "partition 1 of replica 3": at most DEVICE_NAME_BYTES.
enum { DEVICE_NAME_BYTES = 48 };
const char *device_name(const TpurtProgram *program, uint32_t device, char *room);

// processes/: sessions of a program that runs in several processes; only where session->processes is.
uint32_t threads_granted(const TpurtTransport *transport);                                       // to this process; also where there is no transport
TpurtStatus processes_deal(TpurtSession *session, TpurtTransport *transport, TpurtError *error); // n_devices: all of them, then this process's
TpurtStatus processes_create(TpurtSession *session, TpurtError *error);
void processes_free(TpurtSession *session);
// It is not made, and the others are told; the first does so before it goes, the second where it is not there yet.
void processes_give_up(TpurtSession *session, TpurtStatus status, const TpurtError *error);
void processes_refuse(TpurtTransport *transport, TpurtStatus status, const TpurtError *error);
TpurtStatus processes_begin(TpurtSession *session, TpurtError *error); // a call
TpurtStatus processes_join(TpurtSession *session, TpurtError *error);  // whole results, of replicas that are in several processes
TpurtStatus processes_end(TpurtSession *session, TpurtStatus status, TpurtError *error);
uint32_t share_here(const TpurtSession *session, uint32_t groups, const Device *d); // its number among those of its set that are here
// The last of a set's devices comes to a meeting: announced before it is seen to wait, then begun.
void exchange_announce(TpurtSession *session);
void exchange_begin(TpurtSession *session, Exchange *exchange, const TpuStep *step);
void exchange_poll(TpurtSession *session); // moves on what is under way
bool exchange_is_open(const TpurtSession *session);
void exchange_look(TpurtSession *session); // at what is under way: by one who has waited for a while
void exchange_late(TpurtSession *session, uint64_t waited_ns);
void exchange_cancel(TpurtSession *session); // no thread walks any more
// What a device sees of a member in another process: what it has sent, else the device's own.
void *exchange_pointer(const TpurtSession *session, const Device *d, const TpuStep *step, uint32_t member, const TpuRef *ref);

// variables.c. A set of the program's variables; the caller releases it.
TpurtStatus variables_new(TpurtProgram *program, uint32_t n_replicas, TpurtVariables **out, TpurtError *error);
TpurtStatus variables_join(TpurtSession *session, TpurtVariables *shared, uint32_t n_replicas, TpurtError *error); // shared: NULL: a set of its own
void *const *variables_of_replica(const TpurtVariables *variables, uint32_t replica);                              // by number
bool variables_overlap(const TpurtVariables *variables, const char *start, const char *end);
TpurtStatus variables_take(TpurtSession *session, const TpuEntry *entry, TpurtError *error); // for a call; BUSY: others use them
void variables_give(TpurtSession *session, const TpuEntry *entry);
bool entry_writes(const TpuEntry *entry); // any variable

// parts.c
static inline bool parts_split(const TpurtProgram *program, const TpuEntry *entry) { return entry->whole && program->table->n_partitions > 1; }
uint64_t parts_room(const TpurtProgram *program, const TpuEntry *entry); // bytes for the parts of one device
void device_take_parts(TpurtSession *session, Device *d);
void device_give_parts(TpurtSession *session, const Device *d); // when it has ended
// The part of a whole result that a partition gives, where it is in one piece, else NULL; false: it gives none.
bool result_find_part(const TpurtSession *session, uint32_t replica, uint32_t partition, uint32_t result, char **out_there, uint64_t *out_bytes);
void result_put_part(const TpurtSession *session, uint32_t replica, uint32_t partition, uint32_t result, char *piece);

// call.c: how often a call gives an entry point's arguments, and the word for what there are so many of: "replicas", "devices".
static inline uint32_t first_replica(const TpurtSession *session) { return session->first_device / n_partitions(session); }
static inline uint32_t call_copies(const TpurtSession *session, const TpuEntry *entry) {
    if (!entry->whole) return session->n_devices;
    return (session->first_device + session->n_devices - 1) / n_partitions(session) + 1 - first_replica(session); // that this process has a device of
}
const char *call_word(const TpurtSession *session, const TpuEntry *entry);

// statistics.c: of a call that is observed.
void count_begin_call(TpurtSession *session); // of any call, like its end
void count_end_call(TpurtSession *session);
static inline void count_add(Device *d, Count what, uint64_t n) {
    atomic_store_explicit(&d->counts[what], atomic_load_explicit(&d->counts[what], memory_order_relaxed) + n, memory_order_relaxed);
}
void count_start(Device *d);              // it takes its first step
void count_resume(Team *team, Device *d); // it goes on after a meeting

// profile.c
static inline bool profile_on(const TpurtSession *session) { return session->intervals != NULL; }
void profile_add(TpurtSession *session, const TpurtInterval *interval);

#endif
