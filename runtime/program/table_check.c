// Are the tables of a program ones that the walker can follow? A wrong count, index or pointer in them would make the walker read wild memory,
// far from the cause; so every pointer is known to lie in the image before it is followed, functions in its code, texts to end in it, and every
// number that the walker relies on is checked, once, when the program is loaded. Afterwards run.c checks nothing. What kernels do with their
// buffers is code: that they stay inside is the compiler's word. Of a program that was linked in, the image is not known, and its pointers are
// followed as they are. No constant is read.
#include "runtime/program/table.h"

#include <string.h>

// The segment in which n records lie whole; NULL: in none. A program that was linked in lies in one that never ends.
static const ImageSegment *segment_of(const ImageMap *map, const void *at, uint64_t n, size_t each) {
    static const ImageSegment anything = {0, UINT64_MAX, true};
    uint64_t bytes, from;
    if (!map) return at ? &anything : NULL;
    if (!at || __builtin_mul_overflow(n, each, &bytes) || (uintptr_t)at < map->base) return NULL;
    from = (uintptr_t)at - map->base;
    for (uint32_t i = 0; i < map->n_segments; i++) {
        const ImageSegment *s = &map->segments[i];
        if (from >= s->address && from - s->address <= s->bytes && bytes <= s->bytes - (from - s->address)) return s;
    }
    return NULL;
}

bool table_has_records(const ImageMap *map, const void *at, uint64_t n, size_t each, size_t align) {
    return !n || ((uintptr_t)at % align == 0 && segment_of(map, at, n, each));
}

bool table_has_text(const ImageMap *map, const char *at) {
    const ImageSegment *s = segment_of(map, at, 1, 1);
    if (!s || !map) return s;
    return memchr(at, 0, s->bytes - ((uintptr_t)at - map->base - s->address));
}

static bool is_code(const ImageMap *map, TpuKernelFn run) {
    const ImageSegment *s = segment_of(map, (const void *)(uintptr_t)run, 1, 1);
    return s && s->code;
}

TpurtStatus table_version_check(uint32_t magic, uint32_t version, TpurtError *error) {
    if (magic != TPU_ABI_MAGIC) return bad(error, "the program table has a wrong mark (%08x)", magic);
    if (version == TPU_ABI_VERSION) return TPURT_OK;
    return error_set(error, TPURT_WRONG_VERSION, "has format version %u, this library (%s) reads version %u; compile the model again", version, TPURT_VERSION,
                     TPU_ABI_VERSION);
}

static TpurtStatus check_head(const TpuProgram *t, const ImageMap *map, TpurtError *error) {
    TpurtStatus status = table_version_check(t->magic, t->version, error);
    if (status) return status;
    if (!HAS(map, t, 1)) return bad(error, "the program table lies outside of it");
    if (t->program_bytes < sizeof(TpuProgram))
        return error_set(error, TPURT_WRONG_VERSION, "has a program table of %llu bytes, this library needs %zu; compile the model again",
                         (unsigned long long)t->program_bytes, sizeof(TpuProgram));
    if (!table_has_text(map, t->name) || !table_has_text(map, t->compiler) || !table_has_text(map, t->key) ||
        (t->key_details && !table_has_text(map, t->key_details)))
        return bad(error, "the program has no name");
    if (!t->n_entries || !HAS(map, t->entries, t->n_entries)) return bad(error, "no entry point");
    if (!t->n_targets || !HAS(map, t->targets, t->n_targets)) return bad(error, "no processor");
    const TpuTarget *best = &t->targets[0];
    if (best->entries && (best->entries != t->entries || best->n_kernels != t->n_kernels))
        return bad(error, "its entry points are not those of the first processor");
    if (!t->n_replicas || !t->n_partitions || (uint64_t)t->n_replicas * t->n_partitions > MAX_DEVICES)
        return bad(error, "%u replicas of %u partitions", t->n_replicas, t->n_partitions);
    if (!table_has_records(map, t->constants, t->constant_bytes, 1, 1)) return bad(error, "the constants are missing");
    if ((uintptr_t)t->constants % TPU_CACHE_LINE) return bad(error, "the constants are not aligned");
    return TPURT_OK;
}

static TpurtStatus check_kernel(const ImageMap *map, const TpuKernel *k, uint32_t i, TpurtError *error) {
    if (!table_has_text(map, k->name) || !HAS(map, k->phases, k->n_phases)) return bad(error, "kernel %u has no phases", i);
    for (uint32_t p = 0; p < k->n_phases; p++)
        if (!is_code(map, k->phases[p].run) || !k->phases[p].n_tasks) return bad(error, "phase %u of kernel '%.200s' has no tasks", p, k->name);
    return TPURT_OK;
}

static TpurtStatus check_target(const TpuProgram *t, const ImageMap *map, const TpuTarget *target, TpurtError *error) {
    if (!table_has_text(map, target->name) || !HAS(map, target->kernels, t->n_kernels)) return bad(error, "a processor has no kernels");
    for (uint32_t i = 0; i < t->n_kernels; i++)
        if (check_kernel(map, &target->kernels[i], i, error)) return TPURT_BAD_PROGRAM;
    return TPURT_OK;
}

static bool port_bytes(const TpuType *type, uint64_t *out) {
    bool empty = false, fits = true;
    *out = tpurt_dtype_bytes(type->dtype);
    for (uint32_t d = 0; d < type->rank; d++) {
        if (!type->dims[d]) empty = true;
        else if (__builtin_mul_overflow(*out, (uint64_t)type->dims[d], out)) fits = false;
        if (type->dims[d] < 0) return false;
    }
    if (empty) *out = 0;
    return empty || fits;
}

// Names of sizes are text, to be shown. What they mean is checked where the entry point's symbols are known (check_sizes).
static TpurtStatus check_dims(const TpuPort *port, const ImageMap *map, const char *kind, uint32_t i, TpurtError *error) {
    uint32_t rank = port->dims || port->sizes ? port->type.rank : 0;
    if (rank && (!port->dims || !port->sizes || !HAS(map, port->dims, rank) || !HAS(map, port->sizes, rank)))
        return bad(error, "%s %u has no names of sizes", kind, i);
    for (uint32_t d = 0; d < rank; d++) {
        const TpuSize *size = &port->sizes[d];
        bool named = port->dims[d];
        if ((named && !table_has_text(map, port->dims[d])) || (size->n_words && !named)) return bad(error, "%s %u has no name of size %u", kind, i, d);
        if (size->symbol && (!named || !table_has_text(map, size->symbol) || size->factor < 1)) return bad(error, "%s %u has no symbol of size %u", kind, i, d);
    }
    return TPURT_OK;
}

static TpurtStatus check_type(const TpuType *type, const ImageMap *map, const char *kind, uint32_t i, TpurtError *error) {
    uint64_t bytes;
    if (!tpurt_dtype_bytes(type->dtype)) return bad(error, "%s %u has the unknown element type %u", kind, i, type->dtype);
    if (type->rank > TPU_MAX_RANK || !HAS(map, type->dims, type->rank)) return bad(error, "%s %u has rank %u", kind, i, type->rank);
    if (!port_bytes(type, &bytes)) return bad(error, "%s %u has an impossible shape", kind, i);
    if (bytes != type->bytes) return bad(error, "%s %u has a wrong number of bytes", kind, i);
    return TPURT_OK;
}

static TpurtStatus check_port(const TpuPort *port, const ImageMap *map, const char *kind, uint32_t i, TpurtError *error) {
    TpurtStatus status = check_type(&port->type, map, kind, i, error);
    if (status) return status;
    if (!HAS(map, port->names, port->n_names)) return bad(error, "%s %u has no names", kind, i);
    for (uint32_t n = 0; n < port->n_names; n++)
        if (!table_has_text(map, port->names[n])) return bad(error, "%s %u has no name", kind, i);
    return check_dims(port, map, kind, i, error);
}

// An entry point that goes several rounds has a row for each.
static TpurtStatus check_rows(const TpuEntry *entry, const TpuPort *port, const char *kind, uint32_t i, TpurtError *error) {
    if (!entry->n_rounds || (port->type.rank && port->type.dims[0] == entry->n_rounds)) return TPURT_OK;
    return bad(error, "%s %u of entry point '%.200s' has no row for each of %u rounds", kind, i, entry->name, entry->n_rounds);
}

static const TpuUse *use_of(const TpuEntry *entry, uint32_t variable) {
    uint32_t low = 0, high = entry->n_uses;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (entry->uses[middle].variable < variable) low = middle + 1;
        else high = middle;
    }
    return low < entry->n_uses && entry->uses[low].variable == variable ? &entry->uses[low] : NULL;
}

// They are what keeps calls apart that use the same variables, and are looked up: in the order of their numbers.
static TpurtStatus check_uses(const TpuProgram *t, const ImageMap *map, const TpuEntry *entry, TpurtError *error) {
    if (!HAS(map, entry->uses, entry->n_uses)) return bad(error, "entry point '%.200s' has no list of variables", entry->name);
    for (uint32_t i = 0; i < entry->n_uses; i++) {
        const TpuUse *use = &entry->uses[i];
        if (use->variable >= t->n_variables || (i && use->variable <= use[-1].variable) || !use->kind || use->kind > (TPU_READS | TPU_WRITES))
            return bad(error, "entry point '%.200s' uses variable %u of %u wrongly", entry->name, use->variable, t->n_variables);
    }
    return TPURT_OK;
}

static TpurtStatus check_variables(const TpuProgram *t, const ImageMap *map, TpurtError *error) {
    if (!HAS(map, t->variables, t->n_variables)) return bad(error, "the table of %u variables is missing", t->n_variables);
    for (uint32_t i = 0; i < t->n_variables; i++) {
        const TpuVariable *v = &t->variables[i];
        TpurtStatus status = check_type(&v->type, map, "variable", i, error);
        if (status) return status;
        if (!table_has_text(map, v->name) || !*v->name) return bad(error, "variable %u has no name", i);
        if (v->scope > TPU_VARIABLE_OF_REPLICA) return bad(error, "variable '%.200s' is of neither the process nor a replica", v->name);
        if (v->initial != TPU_NO_INITIAL && (v->initial > t->constant_bytes || v->type.bytes > t->constant_bytes - v->initial))
            return bad(error, "the initial value of variable '%.200s' is not among the constants", v->name);
    }
    return TPURT_OK;
}

static uint64_t row_bytes(const TpuEntry *entry, const TpuPort *port) { return port->type.bytes / (entry->n_rounds ? entry->n_rounds : 1); }

// `bytes` from the ref's offset on are inside its buffer.
static bool ref_fits(const TpuProgram *t, const TpuEntry *entry, const TpuRef *ref, uint64_t bytes) {
    uint64_t room;
    switch (ref->space) {
    case TPU_SPACE_CONST: room = t->constant_bytes; break;
    case TPU_SPACE_SLAB: room = entry->slab_bytes; break;
    case TPU_SPACE_DEVICE: room = sizeof(TpuDevice); break;
    case TPU_SPACE_ARG:
        if (ref->index >= entry->n_args) return false;
        room = row_bytes(entry, &entry->args[ref->index]);
        break;
    case TPU_SPACE_RESULT:
        if (ref->index >= entry->n_results) return false;
        room = row_bytes(entry, &entry->results[ref->index]);
        break;
    case TPU_SPACE_VARIABLE:
        if (!use_of(entry, ref->index)) return false;
        room = t->variables[ref->index].type.bytes;
        break;
    default: return false;
    }
    if (ref->index && ref->space != TPU_SPACE_ARG && ref->space != TPU_SPACE_RESULT && ref->space != TPU_SPACE_VARIABLE) return false;
    return ref->offset <= room && bytes <= room - ref->offset;
}

static TpurtStatus check_refs(const TpuProgram *t, const ImageMap *map, const TpuEntry *entry, const TpuStep *step, uint32_t n, uint64_t bytes,
                              TpurtError *error) {
    uint32_t at = (uint32_t)(step - entry->steps);
    if (step->n_refs != n || !HAS(map, step->refs, n)) return bad(error, "step %u has %u buffers instead of %u", at, step->n_refs, n);
    bool exchanges = step->kind == TPU_STEP_LAUNCH || step->kind == TPU_STEP_COPY;
    for (uint32_t i = 0; i < n; i++)
        if (!ref_fits(t, entry, &step->refs[i], bytes) || (step->refs[i].member && !exchanges && step->kind != TPU_STEP_MEET))
            return bad(error, "buffer %u of step %u lies outside of its space", i, at);
    return exchanges ? members_check(t, step, at, error) : TPURT_OK;
}

// What others read: from the first of each pair to the second.
static TpurtStatus check_read(const TpuProgram *t, const ImageMap *map, const TpuEntry *entry, const TpuStep *step, TpurtError *error) {
    TpurtStatus status = check_refs(t, map, entry, step, step->n_refs, 0, error);
    for (uint32_t i = 0; !status && i < step->n_refs; i += 2) {
        const TpuRef *from = &step->refs[i], *to = from + 1;
        bool is_pair = i + 1 < step->n_refs && from->space == to->space && from->index == to->index && !from->member && from->offset <= to->offset;
        if (!is_pair || (to->member && ((to->offset - from->offset) % to->member || !groups_know_pieces(t, step->index, to->member))))
            return bad(error, "step %u does not say what is read", (uint32_t)(step - entry->steps));
    }
    return status;
}

static TpurtStatus check_copy(const TpuProgram *t, const ImageMap *map, const TpuEntry *entry, const TpuStep *step, TpurtError *error) {
    TpurtStatus status = check_refs(t, map, entry, step, 2, step->count, error);
    if (status || step->refs[1].space != TPU_SPACE_VARIABLE || use_of(entry, step->refs[1].index)->kind & TPU_WRITES) return status;
    return bad(error, "step %u writes a variable that entry point '%.200s' only reads", (uint32_t)(step - entry->steps), entry->name);
}

static TpurtStatus check_step(const TpuProgram *t, const ImageMap *map, const TpuEntry *entry, uint32_t at, TpurtError *error) {
    const TpuStep *s = &entry->steps[at];
    bool last = at + 1 == entry->n_steps;
    if (s->op && !table_has_text(map, s->op)) return bad(error, "step %u does not say what it came from", at);
    switch (s->kind) {
    case TPU_STEP_END: return TPURT_OK;
    case TPU_STEP_LAUNCH:
        if (s->index >= t->n_kernels) return bad(error, "step %u launches kernel %u of %u", at, s->index, t->n_kernels);
        if (last) break;
        return check_refs(t, map, entry, s, t->targets[0].kernels[s->index].n_buffers, 0, error);
    case TPU_STEP_COPY:
        if (last) break;
        return check_copy(t, map, entry, s, error);
    case TPU_STEP_JUMP:
        if (s->target >= entry->n_steps) return bad(error, "step %u jumps to step %u", at, s->target);
        return TPURT_OK;
    case TPU_STEP_BRANCH:
        if (s->target >= entry->n_steps) return bad(error, "step %u jumps to step %u", at, s->target);
        if (last) break;
        return check_refs(t, map, entry, s, 1, 1, error);
    case TPU_STEP_SWITCH:
        if (!s->count || s->count > entry->n_steps || s->target > entry->n_steps - s->count)
            return bad(error, "step %u switches to step %u and beyond", at, s->target);
        return check_refs(t, map, entry, s, 1, 4, error);
    case TPU_STEP_REPEAT:
        if (s->target >= entry->n_steps || s->index >= entry->n_counters) return bad(error, "step %u repeats step %u", at, s->target);
        if (last) break;
        return TPURT_OK;
    case TPU_STEP_MEET:
        if (s->index >= t->n_groups) return bad(error, "at step %u groups %u of %u meet", at, s->index, t->n_groups);
        if (last || !s->op) break;
        return check_read(t, map, entry, s, error);
    case TPU_STEP_CHECK:
        if (last || !s->op) break;
        return check_refs(t, map, entry, s, 1, 8, error);
    default: return bad(error, "step %u is of the unknown kind %u", at, s->kind);
    }
    return bad(error, "the last step does not end the entry point");
}

// A size can be computed, and with the entry point's own symbols is what it was compiled for.
static TpurtStatus check_sizes(const TpuEntry *entry, const TpuPort *port, const SymbolValues *values, const char *kind, uint32_t i, TpurtError *error) {
    for (uint32_t d = 0; port->sizes && d < port->type.rank; d++) {
        const TpuSize *size = &port->sizes[d];
        int64_t v;
        if (!size_is_sound(entry, size)) return bad(error, "size %u of %s %u cannot be computed", d, kind, i);
        if (size->n_words && (size_eval(entry, values, size, &v) != SIZE_NUMBER || v != port->type.dims[d]))
            return bad(error, "dimension %u of %s %u is not '%.100s'", d, kind, i, port->dims[d]);
    }
    return TPURT_OK;
}

static TpurtStatus check_symbols(const TpuEntry *entry, const ImageMap *map, TpurtError *error) {
    SymbolValues values = {0};
    if (entry->n_symbols > TPU_MAX_SYMBOLS || !HAS(map, entry->symbols, entry->n_symbols))
        return bad(error, "entry point '%.200s' has %u symbols", entry->name, entry->n_symbols);
    for (uint32_t i = 0; i < entry->n_symbols; i++) {
        const TpuSymbol *s = &entry->symbols[i];
        if (!table_has_text(map, s->name) || s->value < 0 || s->padded > 1) return bad(error, "symbol %u of entry point '%.200s' is none", i, entry->name);
        values.value[i] = s->value;
        values.known |= 1u << i;
    }
    if (!HAS(map, entry->size_words, entry->n_size_words)) return bad(error, "entry point '%.200s' has no words of sizes", entry->name);
    for (uint32_t i = 0; i < entry->n_args; i++)
        if (check_sizes(entry, &entry->args[i], &values, "argument", i, error)) return TPURT_BAD_PROGRAM;
    for (uint32_t i = 0; i < entry->n_results; i++)
        if (check_sizes(entry, &entry->results[i], &values, "result", i, error)) return TPURT_BAD_PROGRAM;
    return TPURT_OK;
}

static TpurtStatus check_entry(const TpuProgram *t, const ImageMap *map, const TpuEntry *entry, TpurtError *error) {
    if (!table_has_text(map, entry->name)) return bad(error, "an entry point has no name");
    if (!HAS(map, entry->args, entry->n_args) || !HAS(map, entry->results, entry->n_results) || !entry->n_steps || !HAS(map, entry->steps, entry->n_steps))
        return bad(error, "entry point '%.200s' is not complete", entry->name);
    if (entry->function >= t->n_entries) return bad(error, "entry point '%.200s' is of function %u", entry->name, entry->function);
    if (check_uses(t, map, entry, error)) return TPURT_BAD_PROGRAM;
    if (entry->n_rounds && (entry->n_symbols || t->n_partitions > 1)) return bad(error, "entry point '%.200s' cannot have rounds", entry->name);
    if (entry->n_counters > entry->n_steps) return bad(error, "entry point '%.200s' has %u counters", entry->name, entry->n_counters);
    for (uint32_t i = 0; i < entry->n_args; i++)
        if (check_port(&entry->args[i], map, "argument", i, error) || check_rows(entry, &entry->args[i], "argument", i, error)) return TPURT_BAD_PROGRAM;
    for (uint32_t i = 0; i < entry->n_results; i++)
        if (check_port(&entry->results[i], map, "result", i, error) || check_rows(entry, &entry->results[i], "result", i, error)) return TPURT_BAD_PROGRAM;
    for (uint32_t i = 0; i < entry->n_steps; i++)
        if (check_step(t, map, entry, i, error)) return TPURT_BAD_PROGRAM;
    TpurtStatus status = check_symbols(entry, map, error);
    return status ? status : sharding_check(t, map, entry, error);
}

// A target with a plan of its own is a program of its own.
static TpurtStatus check_plan(const TpuProgram *t, const ImageMap *map, const TpuTarget *target, TpurtError *error) {
    TpuProgram alone = target_program(t, target);
    if (!HAS(map, alone.entries, alone.n_entries)) return bad(error, "a processor has no entry points");
    TpurtStatus status = check_target(&alone, map, target, error);
    for (uint32_t i = 0; !status && i < alone.n_entries; i++) status = check_entry(&alone, map, &alone.entries[i], error);
    return status;
}

TpurtStatus table_check(const TpuProgram *table, const ImageMap *map, TpurtError *error) {
    TpurtStatus status = check_head(table, map, error);
    if (!status) status = check_variables(table, map, error);
    if (!status) status = groups_check(table, map, error);
    for (uint32_t i = 0; !status && i < table->n_targets; i++) status = check_plan(table, map, &table->targets[i], error);
    return status;
}
