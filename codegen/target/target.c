// Choosing a row of target.def. This machine's is found by LLVM's name of it, if it has what the row asks for; else it is the first row of the best instruction
// set that it has: names of hosts are guesses, from a virtual machine's above all.
#include "codegen/target/target.h"

#include "ir/ops/plan.h"
#include "runtime/abi.h"

#include <llvm-c/Core.h>
#include <llvm-c/TargetMachine.h>
#include <stdlib.h>
#include <string.h>

#define FEATURES_V3 (TPU_CPU_AVX2 | TPU_CPU_FMA | TPU_CPU_F16C | TPU_CPU_BMI2 | TPU_CPU_LZCNT | TPU_CPU_MOVBE)
#define FEATURES_V4 (FEATURES_V3 | TPU_CPU_AVX512F | TPU_CPU_AVX512BW | TPU_CPU_AVX512CD | TPU_CPU_AVX512DQ | TPU_CPU_AVX512VL)

#define FEATURES_VNNI FEATURES_V4
#define FEATURES_DOTS FEATURES_V4
#define FEATURES_AMX FEATURES_V4
#define CPU_V3 "x86-64-v3"
#define CPU_V4 "x86-64-v4"
#define CPU_VNNI CPU_V4
#define CPU_DOTS CPU_V4
#define CPU_AMX CPU_V4
#define MORE_V3 ""
#define MORE_V4 ""
#define MORE_VNNI ""
#define MORE_DOTS "+avx512bf16"
#define MORE_AMX "+amx-tile,+amx-bf16,+amx-int8,+avx512bf16"
#define MATRIX_V3 0
#define MATRIX_V4 0
#define MATRIX_VNNI TPU_CPU_AVX512VNNI
#define MATRIX_DOTS (TPU_CPU_AVX512VNNI | TPU_CPU_AVX512BF16 | TPU_CPU_FAST_BF16)
#define MATRIX_AMX (TPU_CPU_AMX_TILE | TPU_CPU_AMX_BF16 | TPU_CPU_AMX_INT8 | TPU_CPU_AVX512BF16)
#define DOT_V3 0
#define DOT_V4 0
#define DOT_VNNI TPU_CPU_AVX512VNNI
#define DOT_DOTS TPU_CPU_AVX512VNNI
#define DOT_AMX TPU_CPU_AVX512VNNI

// Products of a type in the time of one of f32, by who multiplies (microkernel.def).
#define RATE_fma(bits) (32.0 / (bits))
#define RATE_dots(bits) (32.0 / (bits))
#define RATE_tiles(bits) (16 * 16.0 / (bits))
#define BITS_F32 32
#define BITS_I32 32
#define BITS_F64 64
#define BITS_I64 64
#define BITS_BF16 16
#define BITS_I16 16
#define BITS_I8 8
#define BITS_UI8 8

static const ContractTile tiles[N_BASES][DT_COUNT] = {
#define MICROKERNEL(base, element, type, rows, width, emit) \
    [BASE_##base][DT_##element] = {.sum = DT_##type, .mr = rows, .panels = width, .rate = RATE_##emit(BITS_##element)},
#define NARROW_MICROKERNEL(base, element, sum, mr, panels, emit)
#define SMALL_MICROKERNEL(base, element, sum, mr, panels, emit, products, depth, columns, aligned, across, far)                                \
    [BASE_##base][DT_##element].small = products, [BASE_##base][DT_##element].small_depth = depth, [BASE_##base][DT_##element].wide = columns, \
    [BASE_##base][DT_##element].wide_depth = aligned, [BASE_##base][DT_##element].cut_depth = across, [BASE_##base][DT_##element].far_depth = far,
#include "codegen/target/microkernel.def"
};
enum {
#define MICROKERNEL(base, element, sum, mr, panels, emit) MR_##base##_##element##_##sum = mr,
#define NARROW_MICROKERNEL(base, element, sum, mr, panels, emit)
#define SMALL_MICROKERNEL(base, element, sum, mr, panels, emit, products, depth, columns, aligned, across, far)
#include "codegen/target/microkernel.def"
};

static const Target targets[] = {
#define TARGET(name, base, tune, bytes, l2_kib, streams) \
    {name, BASE_##base, CPU_##base, MORE_##base, tune, FEATURES_##base, MATRIX_##base, DOT_##base, {bytes, streams, l2_kib << 10, tiles[BASE_##base]}},
#include "codegen/target/target.def"
};

// Panels and lanes fill whole vectors, and every base has a micro-kernel for f32 and f64, which tasks of OpenBLAS are cut by as well, and for i32 and i64.
#define TARGET(name, base, tune, bytes, l2_kib, streams)                                                                        \
    _Static_assert(PANEL_COLUMNS * 4 % (bytes) == 0 && LANES * 4 % (bytes) == 0, name ": a panel of f32 is not whole vectors"); \
    _Static_assert(MR_##base##_F32_F32 > 0 && MR_##base##_F64_F64 > 0 && MR_##base##_I32_I32 > 0 && MR_##base##_I64_I64 > 0, name ": no micro-kernel");
#include "codegen/target/target.def"

void target_list(Text *out) {
    for (size_t i = 0; i < COUNT(targets); i++) text_f(out, "%s%s", i ? ", " : "native, all, ", targets[i].name);
}

static const Target *by_name(const char *name) {
    for (size_t i = 0; i < COUNT(targets); i++)
        if (!strcmp(targets[i].name, name)) return &targets[i];
    return NULL;
}

static bool can_run(const Target *t) { return processor_has(t->features | t->matrix_features); }

static const Target *best_base(void) {
    for (int base = N_BASES - 1; base >= 0; base--)
        for (size_t i = 0; i < COUNT(targets); i++) {
            if ((int)targets[i].base != base) continue;
            if (can_run(&targets[i])) return &targets[i];
            break; // the other rows of this base ask for the same
        }
    return NULL;
}

static const Target *native(Diags *d) {
    char *name = LLVMGetHostCPUName();
    const Target *named = by_name(name), *best = best_base();
    LLVMDisposeMessage(name);
    if (!best) {
        diag_exit(d, EXIT_CONTENT, (Loc){0}, "this processor has no AVX2 and FMA, which generated code needs");
        diag_help(d, "compile for another machine with --mcpu=NAME; --mcpu=help lists the names");
        return NULL;
    }
    return named && named->base == best->base ? named : best;
}

const Target *target_find(const char *mcpu, Diags *d) {
    if (!mcpu || !strcmp(mcpu, "native")) return native(d);
    const Target *t = by_name(mcpu);
    if (t) return t;
    Text names = {0};
    target_list(&names);
    diag_exit(d, EXIT_USAGE, (Loc){0}, "--mcpu: unknown processor '%s'", mcpu);
    diag_help(d, "one of %s", names.items);
    vec_free(&names);
    return NULL;
}

// ---- several

static bool is_there(const Targets *t, const Target *one) {
    for (size_t i = 0; i < t->n; i++)
        if (t->items[i] == one) return true;
    return false;
}

// Behind those of better instruction sets and of its own.
static void add_target(Targets *t, const Target *one) {
    size_t at = t->n;
    if (is_there(t, one)) return;
    for (; at && t->items[at - 1]->base < one->base; at--) t->items[at] = t->items[at - 1];
    t->items[at] = one;
    t->n++;
}

static void add_all(Targets *t) {
    for (int base = 0; base < N_BASES; base++)
        for (size_t i = 0; i < COUNT(targets); i++) {
            if ((int)targets[i].base != base) continue;
            add_target(t, &targets[i]);
            break;
        }
}

static bool add_name(Targets *t, const char *name, Diags *d) {
    if (!strcmp(name, "all")) return true;
    const Target *one = target_find(name, d);
    if (!one) return false;
    if (is_there(t, one) && strcmp(name, "native") != 0) {
        diag_exit(d, EXIT_USAGE, (Loc){0}, "--mcpu: '%s' is there twice", name);
        diag_help(d, "each processor once");
        return false;
    }
    return add_target(t, one), true;
}

// `all` among the names, wherever it stands: what they leave of it.
static void add_rest(Targets *t, const char *mcpu) {
    bool asked = false;
    for (const char *at = mcpu; at; at = strchr(at, ','), at = at ? at + 1 : NULL) asked |= strcspn(at, ",") == 3 && !strncmp(at, "all", 3);
    if (asked) add_all(t);
}

bool targets_find(const char *mcpu, Targets *out, Diags *d) {
    _Static_assert(COUNT(targets) <= MOST_TARGETS, "a program for all of them");
    *out = (Targets){0};
    for (const char *at = mcpu ? mcpu : "native";; at++) {
        size_t n = strcspn(at, ",");
        if (!add_name(out, arena_printf(&d->arena, "%.*s", (int)n, at), d)) return false;
        at += n;
        if (!*at) return add_rest(out, mcpu), true;
    }
}

const char *targets_text(const Targets *t, Arena *a, const char *between) {
    const char *text = t->items[0]->name;
    for (size_t i = 1; i < t->n; i++) text = arena_printf(a, "%s%s%s", text, between, t->items[i]->name);
    return text;
}
