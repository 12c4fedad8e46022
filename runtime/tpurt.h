// libtpurt: loads a model that tpucc has compiled, describes it and runs it. C11, usable from C++; needs libc,
// libpthread, libdl.
//
//     TpurtProgram *program; TpurtSession *session; TpurtError error;
//     if (tpurt_program_load("digits.so", NULL, &program, &error) ||
//         tpurt_session_create(program, NULL, &session, &error)) { fputs(error.text, stderr); return 1; }
//     TpurtBuffer in = {pixels, sizeof pixels, TPU_F32, 2, (int64_t[]){1, 784}}, out = {scores, ...};
//     if (tpurt_run(session, 0, &in, 1, &out, 1, &error)) ...
//     tpurt_session_destroy(session); tpurt_program_release(program);
//
// Memory. Buffers given to tpurt_run stay the caller's. Everything the library needs is allocated by
// tpurt_program_load, tpurt_program_from_table and tpurt_session_create, through the program's allocator; no other
// function allocates, also when it fails, except where shapes of calls are saved. Names and shapes that a describing function returns live as long as the
// program. Threads. No global state. A program may be used by any number of threads at once. A session runs one call at
// a time (a second one is refused with TPURT_BUSY); different sessions run at once. Results do not depend on the number
// of threads. Errors. Every function that can fail returns a TpurtStatus, 0 being success, and fills `error`, the
// caller's, which may be NULL; `text` is one sentence without a newline or another control character (names are shown escaped), empty after success. Outputs
// are written only on success, except that a failed load or create sets its output to NULL. The process is never ended because of what a caller or a file says.
#ifndef TPURT_H
#define TPURT_H

#include "abi.h" // beside this file, in the source tree as where it is installed

#ifdef __cplusplus
extern "C" {
#endif

#if defined(__GNUC__)
#define TPURT_PUBLIC __attribute__((visibility("default")))
#else
#define TPURT_PUBLIC
#endif

#define TPURT_VERSION "0.1.0"
#define TPURT_STATUSES(X)                                                     \
    X(OK, "done")                                                             \
    X(BAD_CALL, "the library was called wrongly")                             \
    X(NOT_FOUND, "no such name")                                              \
    X(MISMATCH, "a buffer does not fit what was compiled")                    \
    X(BAD_PROGRAM, "the program is damaged or not made by tpucc")             \
    X(WRONG_VERSION, "the program belongs to another version of the library") \
    X(WRONG_PROCESSOR, "the program was compiled for another processor")      \
    X(CANNOT_READ, "the file cannot be read")                                 \
    X(SYSTEM, "the operating system refused")                                 \
    X(OUT_OF_MEMORY, "out of memory")                                         \
    X(BUSY, "the session is running another call")                            \
    X(CHECK_FAILED, "a check in the program failed")                          \
    X(NOT_MET, "devices do not meet at the same operation")                   \
    X(TIMEOUT, "a device did not come in time")                               \
    X(LOST, "the processes of the program cannot go on")                      \
    X(BAD_DATA, "a file of data is damaged, or not what it is read as")

typedef enum {
#define TPURT_STATUS_CODE(id, text) TPURT_##id,
    TPURT_STATUSES(TPURT_STATUS_CODE)
#undef TPURT_STATUS_CODE
        TPURT_STATUS_COUNT
} TpurtStatus;

typedef struct {
    TpurtStatus code;
    char text[512]; // ends with NUL; cut if longer
} TpurtError;

typedef struct TpurtProgram TpurtProgram;     // tables and weights; shared, counted by its sessions
typedef struct TpurtSession TpurtSession;     // threads, slabs, counters
typedef struct TpurtVariables TpurtVariables; // what outlives a call; counted by its sessions
typedef struct TpurtTransport TpurtTransport; // transport.h

// The version of the library that is running, "0.1.0".
TPURT_PUBLIC const char *tpurt_version(void);
// What a code means in general ("out of memory"); never NULL.
TPURT_PUBLIC const char *tpurt_status_text(TpurtStatus status);
// StableHLO's name of a TpuDtype ("f32"), or NULL for a number that is none.
TPURT_PUBLIC const char *tpurt_dtype_name(uint32_t dtype);
// Bytes of one element, or 0 for a number that is none.
TPURT_PUBLIC uint32_t tpurt_dtype_bytes(uint32_t dtype);
// Processors granted to this process: its affinity mask, less where its control group has a quota. At least 1.
TPURT_PUBLIC uint32_t tpurt_default_threads(void);

// ---- Programs

// Where the library gets its memory. allocate returns at least `bytes` (never 0) aligned to `alignment` (a power of
// two), or NULL, which becomes TPURT_OUT_OF_MEMORY. Both may be called by several threads at once when several sessions
// are made at once.
typedef struct {
    void *(*allocate)(void *context, size_t bytes, size_t alignment);
    void (*release)(void *context, void *memory);
    void *context;
} TpurtAllocator;

typedef struct {
    const TpurtAllocator *allocator; // NULL: the C library's. Copied; its context must outlive the program and its sessions
    uint32_t verify;                 // 1: the weights are compared with their checksum too, which reads all of them; a file without checksums is refused
    const char *target;              // of a program for several processors: the one whose kernels are to run, "x86-64-v3"; "auto": the best that this one
                                     // can run; NULL: what TPURT_TARGET says in the environment, "auto" if nothing
} TpurtProgramOptions;

// Loads the shared object at `path`. A path without '/' means the current folder. `options` may be NULL. The caller gives
// *out_program back with tpurt_program_release. Fails with CANNOT_READ, BAD_PROGRAM, WRONG_VERSION, WRONG_PROCESSOR,
// SYSTEM, OUT_OF_MEMORY, BAD_CALL, and NOT_FOUND where it has no kernels for the processor that `target` names.
//
// A file that is damaged, cut off, made for another machine or by something else is refused with a sentence. With
// read() alone, before the operating system maps it or runs anything of it, are checked: the header, segments, dynamic
// section, symbols, hash tables and relocations, which have to be such as tpucc's linker writes them, with no
// constructors, no thread-local storage and no library but libc, libm and OpenBLAS; the version; and the checksum
// (CRC-32C) of all bytes that are loaded but the weights, as many as TpurtProgramInfo says. No page of the weights is touched, unless
// `verify` asks for their checksum. Then, before anything follows them, the tables: every pointer lies in the image,
// every function in its code, every text ends, every count, index, offset, size and type fits the others. Section headers
// and symbol tables for debuggers are not loaded, and may be stripped or changed.
//
// What is trusted: the code itself, and what only it knows (how far a kernel reaches into a buffer, how many tasks it has, how often a
// loop runs). A checksum finds damage, no malice: who can write the file can write its checksum. Where `tpucc --linker=PROGRAM` had
// another linker make the file, tpucc adds the checksum afterwards; that linker's constructors, versions and libraries
// of the compiler are taken too, if they lie where they should. Where an object file of tpucc was linked by hand, there is no
// checksum: everything else is checked, and which of its functions are called is trusted as well. The file must not be written to
// while it is loaded; tpucc replaces its outputs by renaming. It is read twice, by this library and by the system's
// loader: that both saw the same is known by the checksum in it, not by all of its bytes.
TPURT_PUBLIC TpurtStatus tpurt_program_load(const char *path, const TpurtProgramOptions *options, TpurtProgram **out_program, TpurtError *error);
// The same for a table that is linked into the process (`extern const TpuProgram digits_tpu_program;`), which must
// outlive it. There is no file to check: its pointers are trusted like the process's own, its numbers are checked.
TPURT_PUBLIC TpurtStatus tpurt_program_from_table(const TpuProgram *table, const TpurtProgramOptions *options, TpurtProgram **out_program, TpurtError *error);
// Gives the caller's hold back; the memory goes when the last session is gone too. NULL is allowed.
TPURT_PUBLIC void tpurt_program_release(TpurtProgram *program);

typedef struct {
    const char *name;     // of the model
    const char *compiler; // "tpucc 0.1.0 (LLVM 22.1.8)"
    const char *key;      // what it was made from, one `name=value` a line
    const char *target;   // the processor whose kernels were chosen
    uint32_t n_entries, n_kernels, n_replicas, n_partitions;
    uint64_t code_bytes, weight_bytes; // of the file, 0 for a program that was linked in; of the constants
    uint64_t load_ns;                  // how long loading took
    uint64_t checked_bytes;            // of the file, that its checksums were compared with; 0: it has none
    uint32_t n_targets;                // processors that it has kernels for: tpurt_target_describe
    uint32_t n_variables;              // tpurt_variable_describe
} TpurtProgramInfo;

// A processor that a program was compiled for. Best first; kernels, steps and slabs that other functions tell of are those of the chosen one.
typedef struct {
    const char *name; // "x86-64-v4"
    uint32_t chosen;  // 1: this program runs its kernels
    char lacks[260];  // what this processor has not and they need: "avx512f, avx512vl"; "": they run here
} TpurtTargetInfo;

typedef struct {
    const char *name; // "main", "main[s=32]"
    uint32_t n_args, n_results, n_steps, n_launches;
    uint64_t slab_bytes; // per device
    uint64_t flops;      // floating-point operations of one run, where loops have a known number of rounds
    uint32_t n_symbols;  // names in its sizes that calls may be padded to; see TPURT_ANY_ENTRY
    uint32_t whole;      // 1: arguments and results are given once for each replica, and the library cuts and joins what is split among its partitions;
                         // 0: once for each device
    uint32_t function;   // number of what it is in the model: entry points of one function differ in sizes, as --bucket makes them
    uint32_t n_rounds;   // 1 or more: a call is so many calls of another entry point, one after the other; arguments and results have a row for each, their
                         // first dimension (tpucc --steps-per-execution). 0: it is not
} TpurtEntryInfo;

typedef struct {
    const char *name; // "s"
    int64_t value;    // in this entry point
    uint32_t padded;  // 1: calls with less are padded; 0: it only goes with one that is
} TpurtSymbolInfo;

typedef enum { TPURT_ARG, TPURT_RESULT } TpurtDirection;

typedef struct {
    const char *name; // the first of its names, else "arg0" or "output0"
    uint32_t dtype;   // TpuDtype
    uint32_t rank;
    const int64_t *dims;
    uint64_t bytes;              // of the dense row-major array
    const char *const *symbols;  // what the model calls each dimension: "s", "2*n", NULL; NULL: none has a name
    const TpuSharding *sharding; // how it is cut among the partitions of a replica; NULL: it is not
    const char *const *names;    // all that the model gives it; the first is `name`
    uint32_t n_names;
} TpurtPortInfo;

typedef struct {
    const char *name; // the operations fused into it
    uint32_t n_phases;
    uint64_t n_tasks; // of all phases
    uint64_t scratch_bytes, flops, bytes;
} TpurtKernelInfo;

// A phase of a kernel: the cores of a device share its tasks, and the next phase begins when all are done.
typedef struct {
    uint32_t n_tasks;
    uint32_t shared; // 0: there is so little to do that one core does all of it
} TpurtPhaseInfo;

// Describe a program, a processor that it was compiled for, an entry point, one of its arguments or results, a kernel, one of its phases. Indices count from 0;
// a wrong one is BAD_CALL, like a direction that is neither.
TPURT_PUBLIC TpurtStatus tpurt_program_describe(const TpurtProgram *program, TpurtProgramInfo *out_info, TpurtError *error);
TPURT_PUBLIC TpurtStatus tpurt_target_describe(const TpurtProgram *program, uint32_t index, TpurtTargetInfo *out_info, TpurtError *error);
TPURT_PUBLIC TpurtStatus tpurt_entry_describe(const TpurtProgram *program, uint32_t entry, TpurtEntryInfo *out_info, TpurtError *error);
TPURT_PUBLIC TpurtStatus tpurt_port_describe(const TpurtProgram *program, uint32_t entry, TpurtDirection direction, uint32_t index, TpurtPortInfo *out_info,
                                             TpurtError *error);
TPURT_PUBLIC TpurtStatus tpurt_symbol_describe(const TpurtProgram *program, uint32_t entry, uint32_t index, TpurtSymbolInfo *out_info, TpurtError *error);
TPURT_PUBLIC TpurtStatus tpurt_kernel_describe(const TpurtProgram *program, uint32_t kernel, TpurtKernelInfo *out_info, TpurtError *error);
TPURT_PUBLIC TpurtStatus tpurt_phase_describe(const TpurtProgram *program, uint32_t kernel, uint32_t phase, TpurtPhaseInfo *out_info, TpurtError *error);

// Find an entry point, or an argument or result, by any of its names. "arg3" and "output0" are always accepted,
// "output" where there is one result. NOT_FOUND lists what there is.
TPURT_PUBLIC TpurtStatus tpurt_entry_find(const TpurtProgram *program, const char *name, uint32_t *out_entry, TpurtError *error);
TPURT_PUBLIC TpurtStatus tpurt_port_find(const TpurtProgram *program, uint32_t entry, TpurtDirection direction, const char *name, uint32_t *out_index,
                                         TpurtError *error);

// ---- Buffers

// A dense row-major array of the caller. `data` is aligned to the size of an element (to half of it for complex
// numbers); may be NULL where bytes is 0.
typedef struct {
    void *data;
    uint64_t bytes; // all of them: elements times the size of one
    uint32_t dtype; // TpuDtype
    uint32_t rank;  // at most TPU_MAX_RANK; where it is more, no size is read
    const int64_t *dims;
} TpurtBuffer;

// Instead of an entry point's number: the one that has just the call's types and shapes, else the one with the least work that they fit with padding
// (fewest floating-point operations, then smallest arguments, then the first). `tpucc --bucket s=32,64,128` makes such programs. Sizes that the model
// gives the same name go together. Arguments that are shorter than compiled get zeros at the ends of their dimensions, in memory that the
// session has for that; of results the first elements are kept, as many along each dimension as its size says for the call's lengths. The compiler has
// proved that what is kept does not depend on the padding.
#define TPURT_ANY_ENTRY 0xffffffffu

// The entry point that tpurt_run takes for these arguments (of one replica) with TPURT_ANY_ENTRY. MISMATCH names what contradicts each other, or the nearest
// entry point, and the argument and dimension that differ. `data` and `bytes` are not looked at.
TPURT_PUBLIC TpurtStatus tpurt_entry_fit(const TpurtProgram *program, const TpurtBuffer *args, size_t n_args, uint32_t *out_entry, TpurtError *error);
// The type and shape that result `index` has in that call: as compiled, or shorter where the call is padded. out_dims has room for TPU_MAX_RANK sizes,
// which out_info->dims points to.
TPURT_PUBLIC TpurtStatus tpurt_result_fit(const TpurtProgram *program, const TpurtBuffer *args, size_t n_args, uint32_t index, int64_t *out_dims,
                                          TpurtPortInfo *out_info, TpurtError *error);

// The entry point whose arguments have just these types and shapes. MISMATCH names the nearest entry point, and the
// argument and dimension that differ. `data` and `bytes` are not looked at.
TPURT_PUBLIC TpurtStatus tpurt_entry_match(const TpurtProgram *program, const TpurtBuffer *args, size_t n_args, uint32_t *out_entry, TpurtError *error);

// ---- Shapes of calls
//
// Every call of tpurt_run, by any session of the program, is counted by the shapes of its arguments: as a hit where they are those of an
// entry point (a call of tpurt_run_unchecked is taken for one), as padded where a larger entry point ran it, as a miss where none
// fits, be it found by tpurt_run, tpurt_entry_fit, tpurt_result_fit or tpurt_entry_match. Calls refused for other reasons are not counted. The table has a
// fixed size; calls whose shapes find no room in it are counted without being listed.
//
// If TPURT_SHAPE_LOG names a file when a program is loaded, what was counted is added to that file when the program goes, as by
// tpurt_shape_save; that this failed is said on standard error.

typedef enum { TPURT_HIT, TPURT_PADDED, TPURT_MISS, TPURT_N_OUTCOMES } TpurtOutcome;

#define TPURT_NO_DIM 0xffffffffu

typedef struct {
    uint64_t calls[TPURT_N_OUTCOMES];
    uint64_t unlisted[TPURT_N_OUTCOMES]; // how many of them had shapes that are not listed
} TpurtShapeTotals;

typedef struct {
    uint32_t outcome; // TpurtOutcome
    uint32_t entry;   // the entry point that ran, or the nearest one
    uint64_t count;
    uint32_t n_args;
    // Where the call first differs from the entry point, unless it is a hit: an argument (n_args: none) and a dimension
    // (TPURT_NO_DIM: the element type or the number of dimensions), its two sizes, and what the model calls it ("s", "2*n") or NULL.
    uint32_t arg, dim;
    int64_t got, compiled;
    const char *symbol;
} TpurtShapeInfo;

// The number of distinct shapes: that of every entry point, in order, also if it was never called, then the others in the order in which
// they were first seen. It only grows. `out_totals` may be NULL.
TPURT_PUBLIC uint32_t tpurt_shape_total(const TpurtProgram *program, TpurtShapeTotals *out_totals);
// One of them, and one of its arguments as it was given.
TPURT_PUBLIC TpurtStatus tpurt_shape_describe(const TpurtProgram *program, uint32_t index, TpurtShapeInfo *out_info, TpurtError *error);
TPURT_PUBLIC TpurtStatus tpurt_shape_arg(const TpurtProgram *program, uint32_t index, uint32_t arg, TpurtPortInfo *out_info, TpurtError *error);
// Adds what was counted since the last save to the file at `path`, one JSON object a line for each distinct shape. Counts of the same
// program and shape that the file holds already grow; other lines stay. The file is replaced whole, and locked meanwhile, so that any
// number of programs and processes may share one. `tpucc shapes` reads it. This call allocates. Fails with SYSTEM, OUT_OF_MEMORY,
// BAD_CALL; the file is as it was then.
TPURT_PUBLIC TpurtStatus tpurt_shape_save(const TpurtProgram *program, const char *path, TpurtError *error);

// ---- Sessions

typedef struct {
    uint32_t n_threads;  // cores to use in all, the calling thread being one of them; 0: tpurt_default_threads(), or this
                         // process's share where several of the program are on the machine. At most 1024
    uint32_t n_replicas; // 0: as compiled. With their partitions at most 4096; may exceed the threads. Others than compiled only where they
                         // exchange nothing
    uint32_t pin;        // 1: each thread is bound to a processor of its own of those granted; the calling one while a call runs, then it is as before.
                         // Several processes of the program on a machine, with as many threads each, take different ones
    uint32_t n_processors;
    const uint32_t *processors; // those to bind to, thread by thread, which implies pin and, if n_threads is 0, says how many threads; NULL: in the order
                                // of tpurt_processors. Not kept
    uint64_t timeout_ns;        // how long devices may wait for one that still runs, while their threads have nothing else to do; 0: ten minutes
    TpurtTransport *transport;  // between the processes that run the program together; NULL: this one runs all of it
    TpurtVariables *variables;  // to be shared with other sessions; NULL: the session has its own, as they are when they are made
    uint32_t each_task;         // 1: a profile has an interval for each task, not for all that a core has taken at a time
} TpurtSessionOptions;

#define TPURT_NO_TIMEOUT 0xffffffffffffffffull

// Makes the threads and the memory that running needs: for each device a slab. Holds the program until it is
// destroyed. `options` may be NULL. Threads inherit the affinity mask of the caller and block all signals but those of faults. Fails with
// OUT_OF_MEMORY, SYSTEM, BAD_CALL; with a transport also with LOST, TIMEOUT or another process's code: it returns when all processes have come.
TPURT_PUBLIC TpurtStatus tpurt_session_create(TpurtProgram *program, const TpurtSessionOptions *options, TpurtSession **out_session, TpurtError *error);
// Ends the threads and frees the memory. No call may be running. NULL is allowed.
TPURT_PUBLIC void tpurt_session_destroy(TpurtSession *session);
TPURT_PUBLIC uint32_t tpurt_session_threads(const TpurtSession *session);
TPURT_PUBLIC uint32_t tpurt_session_replicas(const TpurtSession *session);
// Replicas times partitions; where the program runs in several processes, those of this one, which begin with the device of this number.
TPURT_PUBLIC uint32_t tpurt_session_devices(const TpurtSession *session);
TPURT_PUBLIC uint32_t tpurt_session_first_device(const TpurtSession *session);

// Runs one entry point, TPURT_ANY_ENTRY choosing it by the shapes of replica 0's arguments, on every device and returns when all results are written. `args`
// holds the arguments of device 0, then those of device 1, and so on: n_args is devices times the entry point's arguments; results likewise. Of an entry
// point that takes whole arrays (TpurtEntryInfo.whole) they are counted by replicas. Every type, shape, size, alignment is checked first, and that no result
// overlaps another buffer (arguments may overlap each other). Shapes are those of the entry point; with TPURT_ANY_ENTRY those of the call, the same for all
// replicas. Fails with MISMATCH, BUSY, BAD_CALL; nothing has been written then. CHECK_FAILED: what was written is undefined. So it is with NOT_MET: devices
// wait for one that has ended, or that waits for them elsewhere; and TIMEOUT: one that still runs has let the others wait too long. Both name it and the
// operations, and return when every device has finished the step it was at; the session may run again. Where the program runs in several processes
// (transport.h), the devices are those of this one; these errors, LOST (another process has another program, or cannot be reached) and those of other processes
// end the session: it can only be destroyed.
TPURT_PUBLIC TpurtStatus tpurt_run(TpurtSession *session, uint32_t entry, const TpurtBuffer *args, size_t n_args, const TpurtBuffer *results, size_t n_results,
                                   TpurtError *error);
// The same without looking at anything but the entry point's number: plain pointers, in the same order, that the caller
// guarantees to be right. Fails with BUSY, BAD_CALL.
TPURT_PUBLIC TpurtStatus tpurt_run_unchecked(TpurtSession *session, uint32_t entry, void *const *args, void *const *results, TpurtError *error);

// ---- Variables
//
// What a program keeps from one call to the next: parameters that are trained, the state of an optimizer, the cache of a decoder. Entry points name the ones
// that they read and write; these are neither arguments nor results of a call. A variable has one value, or one for each replica.
//
// A set of all variables of a program belongs to a session, or is made with tpurt_variables_create and given to several: one trains, another predicts. All
// memory is allocated when the set is made; variables begin as the model says, or as zeros.
//
// Threads. Calls that only read variables run side by side; a call that writes some has the set to itself. Nobody waits: who comes at the wrong time is
// refused with TPURT_BUSY, a call like tpurt_variable_read, _write and tpurt_variables_reset, and nothing has happened then. A call that ends with an error
// after it has begun (CHECK_FAILED, NOT_MET, TIMEOUT, LOST) leaves the variables that it writes undefined.

typedef struct {
    const char *name;
    uint32_t dtype; // TpuDtype
    uint32_t rank;
    const int64_t *dims;
    uint64_t bytes;
    uint32_t of_replica; // 1: each replica has a value of its own; 0: one for all
    const void *initial; // what it begins as: in the program's weights; NULL: zeros
} TpurtVariableInfo;

TPURT_PUBLIC TpurtStatus tpurt_variable_describe(const TpurtProgram *program, uint32_t variable, TpurtVariableInfo *out_info, TpurtError *error);
TPURT_PUBLIC TpurtStatus tpurt_variable_find(const TpurtProgram *program, const char *name, uint32_t *out_variable, TpurtError *error);
// What an entry point does with it: bits of TpuUseKind (TPU_READS, TPU_WRITES), 0: nothing.
TPURT_PUBLIC TpurtStatus tpurt_variable_use(const TpurtProgram *program, uint32_t entry, uint32_t variable, uint32_t *out_use, TpurtError *error);

// n_replicas: 0: as compiled; sessions that share the set have as many, where any variable is one of each replica. Holds the program until it is released by
// the caller and by all sessions. Fails with OUT_OF_MEMORY, BAD_CALL.
TPURT_PUBLIC TpurtStatus tpurt_variables_create(TpurtProgram *program, uint32_t n_replicas, TpurtVariables **out_variables, TpurtError *error);
TPURT_PUBLIC void tpurt_variables_release(TpurtVariables *variables); // NULL is allowed
// The set of a session, for as long as the session lives; NULL: the program has no variables.
TPURT_PUBLIC TpurtVariables *tpurt_session_variables(const TpurtSession *session);
TPURT_PUBLIC uint32_t tpurt_variables_replicas(const TpurtVariables *variables); // of how many it has values
// Copies a value out or in: `replica` is 0 where there is one for all; where the program runs in several processes it counts those of this one. The buffer has
// the variable's type and shape, and any alignment. MISMATCH names what differs.
TPURT_PUBLIC TpurtStatus tpurt_variable_read(TpurtVariables *variables, uint32_t variable, uint32_t replica, const TpurtBuffer *to, TpurtError *error);
TPURT_PUBLIC TpurtStatus tpurt_variable_write(TpurtVariables *variables, uint32_t variable, uint32_t replica, const TpurtBuffer *from, TpurtError *error);
// Where the value lies, as long as the set lives. Who uses it sees to it that no call does meanwhile (reading: none that writes it).
TPURT_PUBLIC TpurtStatus tpurt_variable_data(TpurtVariables *variables, uint32_t variable, uint32_t replica, void **out_data, TpurtError *error);
// All are as they were when the set was made.
TPURT_PUBLIC TpurtStatus tpurt_variables_reset(TpurtVariables *variables, TpurtError *error);

// ---- Devices and cores
//
// A device is a partition of a replica: "/replica:3", or "/replica:3/partition:1" where the program has partitions. A core of a session is one of its
// threads, number 0 the calling one; a device is served by one or several, a core serves one device or several. Where devices exchange nothing, a core that
// is done also serves those that others have not come to.

enum { TPURT_DEVICE_NAME_BYTES = 64, TPURT_CACHE_LEVELS = 4 };

typedef struct {
    char name[TPURT_DEVICE_NAME_BYTES];
    uint32_t replica, partition;
    uint32_t first_core, n_cores; // that serve it
} TpurtDeviceInfo;

typedef struct {
    uint32_t first_device, n_devices; // that it serves
    int32_t processor;                // that it is bound to; -1: it is not
} TpurtCoreInfo;

// What the operating system says of a processor, by its number; 0 where it says nothing.
typedef struct {
    uint32_t core, n_siblings;                  // the first of the processors that share its core, and how many they are
    int32_t numa_node;                          // -1: unknown
    uint64_t cache_bytes[TPURT_CACHE_LEVELS];   // of level 1 (for data), 2, 3, 4
    uint32_t cache_sharers[TPURT_CACHE_LEVELS]; // how many processors share it
} TpurtProcessorInfo;

// Numbers that are too large are BAD_CALL, a name that there is not NOT_FOUND.
TPURT_PUBLIC TpurtStatus tpurt_device_describe(const TpurtSession *session, uint32_t device, TpurtDeviceInfo *out_info, TpurtError *error);
TPURT_PUBLIC TpurtStatus tpurt_device_find(const TpurtSession *session, const char *name, uint32_t *out_device, TpurtError *error);
TPURT_PUBLIC TpurtStatus tpurt_core_describe(const TpurtSession *session, uint32_t core, TpurtCoreInfo *out_info, TpurtError *error);
TPURT_PUBLIC TpurtStatus tpurt_processor_describe(uint32_t processor, TpurtProcessorInfo *out_info, TpurtError *error);
// The processors granted to the calling thread by its affinity mask: one of each core first, then their siblings. Returns how many there are, which may be
// more than the capacity.
TPURT_PUBLIC uint32_t tpurt_processors(uint32_t *out, uint32_t capacity);

// ---- Profiles

#define TPURT_NO_KERNEL 0xffffffffu

#define TPURT_MEETING 0xfffffffeu

// One core's work on a part of a launch, or what a device has waited for the others of its set. Times are of CLOCK_MONOTONIC.
typedef struct {
    uint64_t start_ns, end_ns;
    uint32_t core; // 0 <= core < threads
    uint32_t device;
    uint32_t step;   // of the entry point
    uint32_t kernel; // TPURT_NO_KERNEL for a copy, TPURT_MEETING for waiting
    uint32_t phase;
    uint32_t first_task, last_task; // the tasks first <= t < last
} TpurtInterval;

// From now on every run adds its intervals to the caller's array, in no fixed order; those that find it full are only
// counted. The count starts again from 0. NULL stops. Fails with BUSY while a call is running, BAD_CALL.
TPURT_PUBLIC TpurtStatus tpurt_session_profile(TpurtSession *session, TpurtInterval *intervals, uint64_t capacity, TpurtError *error);
// How many intervals there were; those beyond the capacity were dropped. Not while a call is running.
TPURT_PUBLIC uint64_t tpurt_session_profile_count(const TpurtSession *session);
// The operation that a step of an entry point came from, with its place; NULL where it says none, or there is no such step.
TPURT_PUBLIC const char *tpurt_step_op(const TpurtProgram *program, uint32_t entry, uint32_t step);

// ---- Statistics

// Where the time of a device went, since counting began. What is under way is counted when it is done; what is left of total_ns are steps between.
typedef struct {
    uint64_t total_ns;
    uint64_t contract_ns; // in phases with contractions: matrix products and convolutions
    uint64_t work_ns;     // in other phases and copies
    uint64_t meet_ns;     // waiting at collectives for other devices
    uint64_t turn_ns;     // ready or done, while its cores served other devices or others were not done
    uint64_t idle_ns;     // between calls: waiting for input
    uint64_t contract_flops;
    uint64_t n_meetings, n_calls;
} TpurtStatistics;

// Counting begins anew, or stops. It costs two looks at the clock for each phase of a launch; nothing where it is off. Fails with BUSY while a call is
// running, BAD_CALL.
TPURT_PUBLIC TpurtStatus tpurt_session_count(TpurtSession *session, uint32_t on, TpurtError *error);
// At any time, also while another thread runs a call.
TPURT_PUBLIC TpurtStatus tpurt_session_statistics(const TpurtSession *session, uint32_t device, TpurtStatistics *out_statistics, TpurtError *error);
// Floating-point operations a second of one processor in f32, measured on the calling thread in some milliseconds, with the widest vectors it has; what
// contract_flops over contract_ns may be compared with, for each core that serves the device. Matrix units do more.
TPURT_PUBLIC double tpurt_measure_peak(void);

#ifdef __cplusplus
}
#endif
#endif
