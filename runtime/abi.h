// What lies between the compiler and the runtime: the layout of an artifact in memory. tpucc writes these tables (codegen), the
// runtime walks them; nothing of either is needed to read them. Versioned like a file format: a field is only ever appended,
// and TPU_ABI_VERSION rises with every change. Free-standing: C11 and C++11, needs <stdint.h> and <stddef.h> only.
//
// A model is one TpuProgram, exported as `<prefix>_tpu_program` (TPU_PROGRAM_SUFFIX). All pointers are resolved by the loader of
// the operating system or the linker; the whole table is read-only. x86-64, little endian.
//
// An entry point is a table of steps, walked with a program counter: no code decides what runs next. Buffers are named by
// TpuRef: a space and an offset in bytes. A launch turns its refs into pointers, and calls its kernel's phases in order; cores
// share the tasks of a phase and meet before the next one. Any partition of the tasks over cores gives the same bits.
//
// A program runs on n_replicas * n_partitions devices at once; partition p of replica r is device r * n_partitions + p. Each device has a program
// counter, a slab, counters, arguments and results of its own. All walk the same steps, and a value lies at the same place of each one's spaces, so a
// ref can name another device's copy of it. Devices exchange values so: they meet (TPU_STEP_MEET), launches read the others' operands or write the others'
// results, and they meet again before anything of it is read or written otherwise. That is all that a collective is. Devices may be in several processes:
// what a device then sees of a member in another one is a copy of what that one gave to be read, and, of all else, its own buffer.
#ifndef TPURT_ABI_H
#define TPURT_ABI_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#define TPU_ABI_MAGIC 0x55505455u /* "UTPU" */
#define TPU_ABI_VERSION 11u
#define TPU_PROGRAM_SUFFIX "_tpu_program"

enum { TPU_CACHE_LINE = 64, TPU_PAGE = 4096, TPU_MAX_RANK = 32, TPU_MAX_SYMBOLS = 32, TPU_MAX_SIZE_WORDS = 1024, TPU_SIZE_STACK = 96 };

// Element types, by the names of StableHLO's types; the numbers are part of the format. i1 is one byte, 0 or 1. f16, bf16 and the
// 8-bit floats are stored as their bits. Types of fewer than 8 bits take one byte each.
typedef enum {
    // clang-format off
    TPU_I1 = 1, TPU_I2, TPU_I4, TPU_I8, TPU_I16, TPU_I32, TPU_I64,
    TPU_UI2 = 16, TPU_UI4, TPU_UI8, TPU_UI16, TPU_UI32, TPU_UI64,
    TPU_F16 = 32, TPU_BF16, TPU_F32, TPU_F64,
    TPU_C64 = 48, TPU_C128, // complex<f32>, complex<f64>: real, imaginary
    TPU_F4E2M1FN = 64, TPU_F6E2M3FN, TPU_F6E3M2FN, TPU_F8E3M4,
    TPU_F8E4M3, TPU_F8E4M3B11FNUZ, TPU_F8E4M3FN, TPU_F8E4M3FNUZ,
    TPU_F8E5M2, TPU_F8E5M2FNUZ, TPU_F8E8M0FNU
    // clang-format on
} TpuDtype;

typedef struct {
    uint32_t dtype; // TpuDtype
    uint32_t rank;
    const int64_t *dims;
    uint64_t bytes; // of the dense row-major array
} TpuType;

// How a size is computed from the entry point's symbols (TpuSymbol): a postfix program for a stack of numbers, that begins with none and ends with one, the
// size, and has at most TPU_SIZE_STACK between. A number over 2^60, or under -2^60, and a division by zero make the size undefined; division rounds down.
typedef enum {
    TPU_SIZE_NUMBER, // push `value`, from 0 to 2^60
    TPU_SIZE_SYMBOL, // push what symbol number `value` is worth
    TPU_SIZE_NEGATE, // pop a, push -a
    TPU_SIZE_POWER,  // pop a, push a to the power of `value`, from 0 to 2^60
    TPU_SIZE_ADD,    // pop b, then a, push a + b; so for what follows
    TPU_SIZE_SUBTRACT,
    TPU_SIZE_MULTIPLY,
    TPU_SIZE_FLOORDIV,
    TPU_SIZE_MOD, // with the sign of b
    TPU_SIZE_MAX,
    TPU_SIZE_MIN
} TpuSizeOp;

typedef struct {
    uint32_t op; // TpuSizeOp
    uint32_t reserved;
    int64_t value; // 0 where none is said
} TpuSizeWord;

// The size of one dimension. Where no padded symbol occurs in it, n_words is 0: it is what it is compiled for.
typedef struct {
    uint32_t first_word, n_words; // of the entry point's size_words; at most TPU_MAX_SIZE_WORDS
    uint32_t symbols;             // bit i: symbol i occurs
    uint32_t reserved;
    const char *symbol; // the size is `factor` times this name: what a flag of tpucc would bind; NULL: it is not as plain as that. For messages
    int64_t factor;     // at least 1 where there is a symbol
} TpuSize;

// Each dimension of a whole array is cut into n_parts[d] equal parts, and partition p holds part part[p * rank + d] of each: `type` of the port is
// that of a part. Where several partitions hold the same part, a result is taken from the first of them.
typedef struct {
    const uint32_t *n_parts; // of each dimension, at least 1
    const uint32_t *part;    // of each partition, `rank` numbers
} TpuSharding;

// An argument or a result. names[0] is the one to show; all of them answer. The runtime adds argN and outputN.
typedef struct {
    const char *const *names;
    uint32_t n_names;
    uint32_t reserved;
    TpuType type;
    const char *const *dims;     // of each dimension what it is called in the model: a symbol "s", a size computed from symbols "2*n", NULL
                                 // where the model says a number; NULL: no dimension has a name. To be shown; nothing reads them
    const TpuSize *sizes;        // what they mean, of each dimension; NULL like dims
    const TpuSharding *sharding; // how the whole array of a replica lies on its partitions; NULL: see TpuEntry.whole
} TpuPort;

// Where a buffer lies.
typedef enum {
    TPU_SPACE_CONST,    // the mapped read-only constants of the program
    TPU_SPACE_SLAB,     // the slab of this device; contents are undefined when a run starts
    TPU_SPACE_ARG,      // offset counts from the start of argument `index`
    TPU_SPACE_RESULT,   // ... of result `index`
    TPU_SPACE_VARIABLE, // ... of variable `index`: what lives from one call to the next
    TPU_SPACE_DEVICE    // the TpuDevice of this device
} TpuSpace;

// What a device knows of itself.
typedef struct {
    uint32_t replica, partition;
    uint32_t local; // its number among the devices of its process
} TpuDevice;

// Which devices exchange values. Device d reads and writes the buffers of members[d * n_positions + i], for i from 0; -1 there is d itself. All that
// exchange values with each other, directly or through others, are a set: they meet. Sizes of sets are counted over `set`.
typedef struct {
    uint32_t n_positions, n_sets;
    const int32_t *members; // n_positions for each device
    const uint32_t *set;    // of each device: below n_sets
    const uint32_t *share;  // of each device: its number among those of its set, from 0, each once
} TpuGroups;

typedef struct {
    uint16_t space;
    uint16_t member; // 0: of this device; m: of its member m - 1 in the step's groups
    uint32_t index;  // argument, result or variable, else 0
    uint64_t offset;
} TpuRef;

// What a kernel is given. `buffers` are the launch's refs in order: operands first, then results. `scratch` belongs to the
// calling core, is aligned to a cache line and holds at least the kernel's scratch_bytes.
typedef struct {
    void *const *buffers;
    char *scratch;
} TpuContext;

// Runs the tasks first <= t < last of one phase. Touches nothing but its buffers and scratch; calls nothing that allocates.
typedef void (*TpuKernelFn)(const TpuContext *context, uint32_t first, uint32_t last);

// Work of fewer processor cycles than this is done as soon by one thread: handing a task over and back costs 500 cycles between two awake threads of one
// core, some thousands between distant cores (tests/unit/runtime/test_pool.c measures it).
enum { TPU_SHARE_CYCLES = 6000 };

typedef struct {
    TpuKernelFn run;
    uint32_t n_tasks;   // at least 1
    uint32_t contracts; // 1: a contraction is in it, which is most of its work; for statistics
    uint64_t cost;      // estimated processor cycles of the whole phase: too little is not worth sharing
} TpuPhase;

typedef struct {
    const char *name; // the ops fused into it, for people: "dot_general_add_maximum.3"
    const TpuPhase *phases;
    uint32_t n_phases;
    uint32_t n_buffers;
    uint64_t scratch_bytes; // per core
    uint64_t flops, bytes;  // of one launch: floating-point operations, bytes read and written
} TpuKernel;

typedef enum {
    // clang-format off
    TPU_CPU_AVX2 = 1 << 0, TPU_CPU_FMA = 1 << 1, TPU_CPU_F16C = 1 << 2, TPU_CPU_BMI2 = 1 << 3, TPU_CPU_AVX512F = 1 << 4,
    TPU_CPU_AVX512BW = 1 << 5, TPU_CPU_AVX512DQ = 1 << 6, TPU_CPU_AVX512VL = 1 << 7, TPU_CPU_AVX512VNNI = 1 << 8,
    TPU_CPU_AVX512BF16 = 1 << 9, TPU_CPU_AVX512FP16 = 1 << 10, TPU_CPU_AVX512VBMI = 1 << 11, TPU_CPU_AVXVNNI = 1 << 12,
    TPU_CPU_AVX512CD = 1 << 13, TPU_CPU_AVX512IFMA = 1 << 14, TPU_CPU_AVX512VBMI2 = 1 << 15, TPU_CPU_AVX512BITALG = 1 << 16,
    TPU_CPU_AVX512VPOPCNTDQ = 1 << 17, TPU_CPU_AVX512VP2INTERSECT = 1 << 18, TPU_CPU_GFNI = 1 << 19,
    TPU_CPU_VAES = 1 << 20, TPU_CPU_VPCLMULQDQ = 1 << 21, TPU_CPU_LZCNT = 1 << 22, TPU_CPU_MOVBE = 1 << 23,
    TPU_CPU_AMX_TILE = 1 << 24, TPU_CPU_AMX_BF16 = 1 << 25, TPU_CPU_AMX_INT8 = 1 << 26, // of all three the system has to be asked for
    TPU_CPU_FAST_BF16 = 1 << 27 // AVX512BF16 multiplies bf16 faster than f32: AMD's does, Intel's takes twice as long
    // clang-format on
} TpuFeature;

typedef enum {
    TPU_STEP_END,    // the entry point is done
    TPU_STEP_LAUNCH, // run kernel `index` on `refs`
    TPU_STEP_COPY,   // memmove `count` bytes from refs[0] to refs[1]
    TPU_STEP_JUMP,   // go to step `target`
    TPU_STEP_BRANCH, // go to step `target` if the i1 scalar at refs[0] is 0
    TPU_STEP_SWITCH, // add the i32 scalar at refs[0] to `target` and go there; outside [0, count) it counts as count - 1
    TPU_STEP_REPEAT, // counters[index] += 1; if that is less than `count`, go to `target`, else counters[index] = 0
    TPU_STEP_CHECK,  // end the run with an error that says `op` unless the i64 scalar at refs[0], a number of elements, is 0;
                     // made of the check ops of tests alone
    TPU_STEP_MEET    // go on when all devices of this one's set in groups `index` are at this step; what they have written is visible then. refs are pairs,
                     // where the value begins and where it ends, of what the others read of this device from now until they meet again. Where the
                     // second one's `member` is n > 0, a device that is its own member p reads piece p of n alone
} TpuStepKind;

typedef struct {
    uint32_t kind;   // TpuStepKind
    uint32_t index;  // kernel of a launch, counter of a repeat, groups of a meeting
    uint32_t target; // step number; of a launch or a copy the groups that `member` of its refs is of
    uint32_t n_refs;
    const TpuRef *refs;
    uint64_t count; // of a launch 1 where the devices of a set share the tasks, of n tasks number i of s running those from n * i / s below n * (i + 1) / s;
                    // else 0: each runs all
    const char *op; // the op it came from, with its place: for messages and profiles
} TpuStep;

// What a name in the sizes of an entry point (TpuPort.sizes) stands for. A call for which some `padded` symbols are worth less runs as well: arguments
// get zeros at the ends of their dimensions, and of the results the first so many elements are kept as their sizes say then. Sizes
// in which no padded symbol occurs are what they are. The names of an entry point's symbols are all that occur in a size with a padded one.
typedef struct {
    const char *name;
    int64_t value;   // in this entry point, at most 2^60
    uint32_t padded; // 1 or 0
    uint32_t reserved;
} TpuSymbol;

// A value that the process keeps from one call to the next. Before the first call it is what lies in the constants, or zeros.
typedef enum { TPU_VARIABLE_OF_PROCESS, TPU_VARIABLE_OF_REPLICA } TpuVariableScope; // one value for all replicas, one for each

#define TPU_NO_INITIAL 0xffffffffffffffffull

typedef struct {
    const char *name;
    TpuType type;
    uint32_t scope; // TpuVariableScope
    uint32_t reserved;
    uint64_t initial; // offset in the constants; TPU_NO_INITIAL: zeros
} TpuVariable;

// What an entry point does with a variable: nothing else of it names the variable.
typedef enum { TPU_READS = 1, TPU_WRITES = 2 } TpuUseKind;

typedef struct {
    uint32_t variable;
    uint32_t kind; // bits of TpuUseKind, at least one
} TpuUse;

typedef struct {
    const char *name; // "main", "main[s=32]"
    const TpuPort *args, *results;
    uint32_t n_args, n_results;
    const TpuStep *steps;
    uint32_t n_steps, n_counters; // counters are 0 when a run starts
    uint64_t slab_bytes;          // per device, aligned to TPU_PAGE
    uint64_t flops;               // of one run, where loops have a known number of rounds
    const TpuSymbol *symbols;     // NULL: no calls are padded
    uint32_t n_symbols;           // at most TPU_MAX_SYMBOLS
    uint32_t n_size_words;
    const TpuSizeWord *size_words; // of all sizes
    uint32_t whole;                // 1: arguments and results are whole arrays, given once a replica; a port without a sharding is whole on each partition,
                                   // its result that of partition 0. 0: each device has its own
    uint32_t n_uses;
    const TpuUse *uses; // of variables, each once
    uint32_t function;  // number of what it is in the model: entry points of the same function differ in sizes
    uint32_t n_rounds;  // 1 or more: the steps are walked so often, and all arguments and results have so many rows (their first dimension), one for each
                        // round: there a ref counts from the round's row. Without symbols, and with one partition. 0: once, on all of them
} TpuEntry;

// Everything that was compiled for one kind of processor. `features` are bits of TpuFeature that all have to be there.
typedef struct {
    const char *name; // "znver5"
    uint64_t features;
    const TpuKernel *kernels;
    uint64_t made_for;       // features of the processors that it was made for, though it runs without: where several targets need the same, the first whose
                             // are all there is taken. 0: nothing more
    const TpuEntry *entries; // its own plan of the program's entry points: as many, of the same names, arguments and results, with other steps. NULL: they are
                             // the program's
    uint32_t n_kernels;      // where it has entries of its own
    uint32_t reserved;
} TpuTarget;

// Who has written the checksums: nobody, where an object file is linked by another program than tpucc.
typedef enum { TPU_SEALED_BY_NOBODY, TPU_SEALED_BY_OWN_LINKER, TPU_SEALED_BY_OTHER_LINKER } TpuSealer;

// Checksums (CRC-32C) of a shared object: of its bytes 0 <= b < end, which are all that is loaded, without the weights, and of the weights.
// Read as zeros are `checksum` and the ELF header's e_shoff, e_shentsize, e_shnum and e_shstrndx. Places are offsets in the file.
typedef struct {
    uint32_t sealer; // TpuSealer; the rest is 0 where it is nobody
    uint32_t checksum;
    uint64_t end;
    uint64_t weights, weight_bytes;
    uint32_t weight_checksum;
    uint32_t reserved;
} TpuSeal;

// The ELF note that holds it, in a segment PT_NOTE: tools keep it, and it is found without anything of the file being followed.
#define TPU_NOTE_NAME "tpucc seal"
#define TPU_NOTE_SECTION ".note.tpucc"
typedef struct {
    uint32_t name_bytes, seal_bytes, type; // sizeof TPU_NOTE_NAME, sizeof(TpuSeal), TPU_NOTE_TYPE
    char name[12];
    TpuSeal seal;
} TpuNote;
enum { TPU_NOTE_TYPE = 1 };

typedef struct {
    uint32_t magic, version;  // TPU_ABI_MAGIC, TPU_ABI_VERSION
    uint64_t program_bytes;   // sizeof(TpuProgram) of the writer
    const char *name;         // of the model: the prefix
    const char *compiler;     // "tpucc 0.1.0 (LLVM 22.1.8)"
    const char *key;          // what it was made from: one `name=value` a line (graph hash, flags, target)
    const TpuEntry *entries;  // of targets without their own; else those of the first one
    const TpuTarget *targets; // best first: one that needs less stands behind those that need more. All have the same constants
    uint32_t n_entries, n_targets;
    uint32_t n_kernels; // of the table of each target that has no entries of its own; else of the first one's
    uint32_t n_replicas;
    const void *constants; // page-aligned, read-only
    uint64_t constant_bytes;
    const char *key_details; // lines that explain how a model differs from the one of `key`, for tpucc; NULL: none
    const TpuNote *note;     // NULL: written by hand
    uint32_t n_partitions;   // at least 1
    uint32_t n_groups;
    const TpuGroups *groups; // with any, the program runs on just n_replicas * n_partitions devices; without, on any number of replicas
    const TpuVariable *variables;
    uint32_t n_variables;
    uint32_t reserved;
} TpuProgram;

#ifdef __cplusplus
}
#endif
#endif
