// The processors that a program has kernels for: which of them it is run as, here. A program is one list of targets, best first, over the same constants; from
// the choice on it is the program of that target alone. Which target that is follows from what the processor can do, never from what it is called.
#define _GNU_SOURCE
#include "runtime/internal.h"

#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

// Tiles of matrix units are large registers, which a process gets only if it asks the system (Linux: Documentation/arch/x86/xstate.rst); threads have them
// then, those that are made later as well. Asking again changes nothing. Where the answer is no, the processor is one without.
static uint64_t ask_for_tiles(uint64_t have) {
    const uint64_t tiles = TPU_CPU_AMX_TILE | TPU_CPU_AMX_BF16 | TPU_CPU_AMX_INT8;
    enum { ARCH_REQ_XCOMP_PERM = 0x1023, XFEATURE_XTILEDATA = 18 };
    return have & tiles && syscall(SYS_arch_prctl, ARCH_REQ_XCOMP_PERM, XFEATURE_XTILEDATA) ? have & ~tiles : have;
}

uint64_t target_lacks(const TpuTarget *t, uint64_t have) {
    if (t->features & TPU_CPU_AMX_TILE) have = ask_for_tiles(have);
    return t->features & ~have;
}

// The first that runs; where others need the same, the first of those that was made for such a processor.
static const TpuTarget *best_target(const TpuProgram *table, uint64_t have) {
    const TpuTarget *best = NULL;
    for (uint32_t i = 0; i < table->n_targets; i++) {
        const TpuTarget *t = &table->targets[i];
        if (best && t->features != best->features) continue;
        if (target_lacks(t, have)) continue;
        if (!(t->made_for & ~have)) return t;
        if (!best) best = t;
    }
    return best;
}

static void list_targets(Line *line, const TpuProgram *table, const char *last_word) {
    for (uint32_t i = 0; i < table->n_targets; i++) line_add(line, "%s%s", !i ? "" : i + 1 < table->n_targets ? ", " : last_word, table->targets[i].name);
}

static void refuse_processor(const TpuProgram *table, uint64_t have, TpurtError *error) {
    const TpuTarget *least = &table->targets[table->n_targets - 1];
    const char *level = cpu_target_name(have);
    char names[160], missing[320];
    Line line = {names, names + sizeof names}, lacks = {missing, missing + sizeof missing};
    list_targets(&line, table, " and ");
    cpu_list_features(&lacks, target_lacks(least, have));
    error_set(error, TPURT_WRONG_PROCESSOR, "compiled for %s%s; this processor lacks %s; %s%s", names,
              table->n_targets > 1 ? ", of which the last asks for the least" : "", missing,
              level ? "compile again with tpucc ... --mcpu=" : "tpucc compiles for processors with all of x86-64-v3 (AVX2, FMA, ..), and this is none",
              level ? level : "");
}

static const TpuTarget *find_target(const TpuProgram *table, const char *name, uint64_t have, TpurtError *error) {
    const TpuTarget *t = table->targets, *end = t + table->n_targets, *best = best_target(table, have);
    char names[256], missing[256];
    Line line = {names, names + sizeof names}, lacks = {missing, missing + sizeof missing};
    while (t < end && strcmp(t->name, name) != 0) t++;
    if (t < end && !target_lacks(t, have)) return t;
    if (t == end) {
        list_targets(&line, table, " and ");
        error_set(error, TPURT_NOT_FOUND, "has no kernels for '%.60s', which are asked for; it was compiled for %s", name, names);
    } else {
        cpu_list_features(&lacks, target_lacks(t, have));
        error_set(error, TPURT_WRONG_PROCESSOR, "the kernels for %s are asked for; this processor lacks %s%s%s", t->name, missing,
                  best ? "; of what it was compiled for, it can run " : "; it can run none of what it was compiled for", best ? best->name : "");
    }
    return NULL;
}

const TpuTarget *target_choose(const TpuProgram *table, const char *name, uint64_t have, TpurtError *error) {
    if (!name) name = secure_getenv("TPURT_TARGET");
    if (name && *name && strcmp(name, "auto") != 0) return find_target(table, name, have, error);
    const TpuTarget *best = best_target(table, have);
    if (!best) refuse_processor(table, have, error);
    return best;
}

TpuProgram target_program(const TpuProgram *table, const TpuTarget *target) {
    TpuProgram alone = *table;
    if (target->entries) alone.entries = target->entries, alone.n_kernels = target->n_kernels;
    alone.targets = target;
    alone.n_targets = 1;
    return alone;
}

TpurtStatus tpurt_target_describe(const TpurtProgram *program, uint32_t index, TpurtTargetInfo *out_info, TpurtError *error) {
    if (!program || !out_info) return error_set(error, TPURT_BAD_CALL, "a program or a place for the answer was not given");
    const TpuProgram *all = program->loaded;
    if (index >= all->n_targets) return error_set(error, TPURT_BAD_CALL, "there is no processor %u; the program was compiled for %u", index, all->n_targets);
    const TpuTarget *t = &all->targets[index];
    *out_info = (TpurtTargetInfo){.name = t->name, .chosen = t == program->target};
    Line line = {out_info->lacks, out_info->lacks + sizeof out_info->lacks};
    cpu_list_features(&line, target_lacks(t, cpu_features()));
    return error_clear(error);
}
