// What a program contains, for people and for hosts that build their buffers from it. Nothing is copied: names and
// shapes are those of the artifact's tables, which live as long as the program.
#include "runtime/internal.h"

#include <stdlib.h>
#include <string.h>

static TpurtStatus bad_call(const char *what, TpurtError *error) { return error_set(error, TPURT_BAD_CALL, "%s was not given", what); }

TpurtStatus tpurt_program_describe(const TpurtProgram *program, TpurtProgramInfo *out_info, TpurtError *error) {
    if (!program || !out_info) return bad_call("a program or a place for its description", error);
    const TpuProgram *t = program->table;
    *out_info = (TpurtProgramInfo){.name = t->name,
                                   .compiler = t->compiler,
                                   .key = t->key,
                                   .target = program->target->name,
                                   .n_entries = t->n_entries,
                                   .n_kernels = t->n_kernels,
                                   .n_replicas = t->n_replicas,
                                   .n_partitions = t->n_partitions,
                                   .code_bytes = program->code_bytes,
                                   .weight_bytes = t->constant_bytes,
                                   .load_ns = program->load_ns,
                                   .checked_bytes = program->checked_bytes,
                                   .n_targets = program->loaded->n_targets,
                                   .n_variables = t->n_variables};
    return error_clear(error);
}

static TpurtStatus check_entry(const TpurtProgram *program, uint32_t entry, const void *out, TpurtError *error) {
    if (!program || !out) return bad_call("a program or a place for the answer", error);
    if (entry < program->table->n_entries) return TPURT_OK;
    return error_set(error, TPURT_BAD_CALL, "there is no entry point %u; the program has %u", entry, program->table->n_entries);
}

TpurtStatus tpurt_entry_describe(const TpurtProgram *program, uint32_t entry, TpurtEntryInfo *out_info, TpurtError *error) {
    TpurtStatus status = check_entry(program, entry, out_info, error);
    if (status) return status;
    const TpuEntry *e = &program->table->entries[entry];
    uint32_t n_launches = 0;
    for (uint32_t i = 0; i < e->n_steps; i++) n_launches += e->steps[i].kind == TPU_STEP_LAUNCH;
    *out_info = (TpurtEntryInfo){.name = e->name,
                                 .n_args = e->n_args,
                                 .n_results = e->n_results,
                                 .n_steps = e->n_steps,
                                 .n_launches = n_launches,
                                 .slab_bytes = e->slab_bytes,
                                 .flops = e->flops,
                                 .n_symbols = e->n_symbols,
                                 .whole = e->whole,
                                 .function = e->function,
                                 .n_rounds = e->n_rounds};
    return error_clear(error);
}

TpurtStatus tpurt_symbol_describe(const TpurtProgram *program, uint32_t entry, uint32_t index, TpurtSymbolInfo *out_info, TpurtError *error) {
    TpurtStatus status = check_entry(program, entry, out_info, error);
    if (status) return status;
    const TpuEntry *e = &program->table->entries[entry];
    if (index >= e->n_symbols) return error_set(error, TPURT_BAD_CALL, "'%.200s' has no symbol %u", e->name, index);
    const TpuSymbol *s = &e->symbols[index];
    *out_info = (TpurtSymbolInfo){.name = s->name, .value = s->value, .padded = s->padded};
    return error_clear(error);
}

static uint32_t n_ports(const TpuEntry *entry, TpurtDirection direction) { return direction == TPURT_ARG ? entry->n_args : entry->n_results; }

static TpurtStatus check_direction(TpurtDirection direction, TpurtError *error) {
    if (direction == TPURT_ARG || direction == TPURT_RESULT) return TPURT_OK;
    return error_set(error, TPURT_BAD_CALL, "there is no direction %d; TPURT_ARG and TPURT_RESULT are", (int)direction);
}

TpurtStatus tpurt_port_describe(const TpurtProgram *program, uint32_t entry, TpurtDirection direction, uint32_t index, TpurtPortInfo *out_info,
                                TpurtError *error) {
    TpurtStatus status = check_entry(program, entry, out_info, error);
    if (!status) status = check_direction(direction, error);
    if (status) return status;
    const TpuEntry *e = &program->table->entries[entry];
    if (index >= n_ports(e, direction))
        return error_set(error, TPURT_BAD_CALL, "'%.200s' has no %s %u", e->name, direction == TPURT_ARG ? "argument" : "result", index);
    const TpuType *type = &port_of(e, direction, index)->type;
    *out_info = (TpurtPortInfo){.name = port_name(program, entry, direction, index),
                                .dtype = type->dtype,
                                .rank = type->rank,
                                .dims = type->dims,
                                .bytes = type->bytes,
                                .symbols = port_of(e, direction, index)->dims,
                                .sharding = port_of(e, direction, index)->sharding,
                                .names = port_of(e, direction, index)->names,
                                .n_names = port_of(e, direction, index)->n_names};
    return error_clear(error);
}

TpurtStatus tpurt_kernel_describe(const TpurtProgram *program, uint32_t kernel, TpurtKernelInfo *out_info, TpurtError *error) {
    if (!program || !out_info) return bad_call("a program or a place for the answer", error);
    if (kernel >= program->table->n_kernels)
        return error_set(error, TPURT_BAD_CALL, "there is no kernel %u; the program has %u", kernel, program->table->n_kernels);
    const TpuKernel *k = &program->target->kernels[kernel];
    uint64_t n_tasks = 0;
    for (uint32_t i = 0; i < k->n_phases; i++) n_tasks += k->phases[i].n_tasks;
    *out_info = (TpurtKernelInfo){.name = k->name,
                                  .n_phases = k->n_phases,
                                  .n_tasks = n_tasks,
                                  .scratch_bytes = k->scratch_bytes,
                                  .flops = k->flops,
                                  .bytes = k->bytes};
    return error_clear(error);
}

TpurtStatus tpurt_phase_describe(const TpurtProgram *program, uint32_t kernel, uint32_t phase, TpurtPhaseInfo *out_info, TpurtError *error) {
    TpurtKernelInfo info;
    if (!out_info) return bad_call("a program or a place for the answer", error);
    TpurtStatus status = tpurt_kernel_describe(program, kernel, &info, error);
    if (status) return status;
    if (phase >= info.n_phases) return error_set(error, TPURT_BAD_CALL, "there is no phase %u; kernel %u has %u", phase, kernel, info.n_phases);
    const TpuPhase *p = &program->target->kernels[kernel].phases[phase];
    *out_info = (TpurtPhaseInfo){.n_tasks = p->n_tasks, .shared = p->cost >= TPU_SHARE_CYCLES};
    return error_clear(error);
}

TpurtStatus tpurt_entry_find(const TpurtProgram *program, const char *name, uint32_t *out_entry, TpurtError *error) {
    if (!program || !name || !out_entry) return bad_call("a program, a name or a place for the answer", error);
    const TpuProgram *t = program->table;
    for (uint32_t i = 0; i < t->n_entries; i++)
        if (!strcmp(t->entries[i].name, name)) {
            *out_entry = i;
            return error_clear(error);
        }
    char list[320];
    Line line = {list, list + sizeof list};
    for (uint32_t i = 0; i < t->n_entries; i++) line_add(&line, "%s'%s'", i ? ", " : "", t->entries[i].name);
    return error_set(error, TPURT_NOT_FOUND, "there is no entry point '%.100s'; there is %s", name, list);
}

// "arg12" is 12 with the word "arg".
static bool numbered(const char *name, const char *word, uint32_t n, uint32_t *out_index) {
    size_t len = strlen(word);
    if (strncmp(name, word, len) || name[len] < '0' || name[len] > '9') return false;
    if (name[len] == '0' && name[len + 1]) return false;
    char *end;
    unsigned long long index = strtoull(name + len, &end, 10); // too many digits: the largest number, over every n
    if (*end || index >= n) return false;
    *out_index = (uint32_t)index;
    return true;
}

// The compiler numbers arguments as the model was first read, and lists those numbers among the names; where it has
// done so for any, a position is no name.
static bool has_numbers(const TpuEntry *e, TpurtDirection direction, const char *word) {
    uint32_t ignored;
    for (uint32_t i = 0; i < n_ports(e, direction); i++) {
        const TpuPort *port = port_of(e, direction, i);
        for (uint32_t k = 0; k < port->n_names; k++)
            if (numbered(port->names[k], word, UINT32_MAX, &ignored)) return true;
    }
    return false;
}

static bool port_find(const TpuEntry *e, TpurtDirection direction, const char *name, uint32_t *out_index) {
    uint32_t n = n_ports(e, direction);
    for (uint32_t i = 0; i < n; i++) { // names that are shown go first, so that each port can be reached by its own
        const TpuPort *port = port_of(e, direction, i);
        if (port->n_names && !strcmp(port->names[0], name)) return *out_index = i, true;
    }
    for (uint32_t i = 0; i < n; i++) {
        const TpuPort *port = port_of(e, direction, i);
        for (uint32_t k = 1; k < port->n_names; k++)
            if (!strcmp(port->names[k], name)) return *out_index = i, true;
    }
    const char *word = direction == TPURT_ARG ? "arg" : "output";
    if (numbered(name, word, n, out_index) && !has_numbers(e, direction, word)) return true;
    return direction == TPURT_RESULT && n == 1 && !strcmp(name, "output") ? *out_index = 0, true : false;
}

TpurtStatus tpurt_port_find(const TpurtProgram *program, uint32_t entry, TpurtDirection direction, const char *name, uint32_t *out_index, TpurtError *error) {
    TpurtStatus status = check_entry(program, entry, out_index, error);
    if (!status) status = check_direction(direction, error);
    if (status) return status;
    if (!name) return bad_call("a name", error);
    const TpuEntry *e = &program->table->entries[entry];
    if (port_find(e, direction, name, out_index)) return error_clear(error);
    const char *kind = direction == TPURT_ARG ? "argument" : "result";
    char list[320];
    Line line = {list, list + sizeof list};
    uint32_t n = n_ports(e, direction);
    if (!n) line_add(&line, "none");
    for (uint32_t i = 0; i < n; i++) line_add(&line, "%s'%s'", i ? ", " : "", port_name(program, entry, direction, i));
    return error_set(error, TPURT_NOT_FOUND, "'%.60s' has no %s '%.100s'; its %ss are: %s", e->name, kind, name, kind, list);
}
