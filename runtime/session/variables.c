// Variables: what a program keeps from one call to the next. A set of them is one block of memory, made once: those of the process first, then those of each
// replica. Sessions share a set, or have their own. A call takes the set for reading or for writing and gives it back; nobody waits: who comes at the wrong
// time is told so (TPURT_BUSY).
#include "runtime/internal.h"

#include <string.h>

struct TpurtVariables {
    TpurtProgram *program;
    atomic_uint n_users; // the caller and the sessions
    uint32_t n_replicas; // of values of each variable that is one of each replica
    uint32_t n_rows;     // of pointers: one for all replicas, where no variable is one of each
    atomic_int taken;    // so many calls that read; WRITING: one that writes
    char *memory;
    uint64_t bytes;
    void **pointers; // a row for each replica
};

enum { WRITING = -1 };

static const TpuProgram *table_of(const TpurtVariables *v) { return v->program->table; }

static bool of_replica(const TpuVariable *v) { return v->scope == TPU_VARIABLE_OF_REPLICA; }

static bool any_of_replica(const TpuProgram *t) {
    for (uint32_t i = 0; i < t->n_variables; i++)
        if (of_replica(&t->variables[i])) return true;
    return false;
}

// Lays out: pointers are set where there is memory. False: more than memory can hold.
static bool lay_out(TpurtVariables *v, uint64_t *out_bytes) {
    const TpuProgram *t = table_of(v);
    uint64_t at = 0;
    for (uint32_t r = 0; r < v->n_replicas; r++)
        for (uint32_t i = 0; i < t->n_variables; i++) {
            bool own = of_replica(&t->variables[i]);
            if (own || !r) {
                if (v->memory) v->pointers[(own ? (size_t)r : 0) * t->n_variables + i] = v->memory + at;
                uint64_t end;
                if (__builtin_add_overflow(at, t->variables[i].type.bytes, &end) || end > UINT64_MAX / 2) return false;
                at = (end + TPU_CACHE_LINE - 1) / TPU_CACHE_LINE * TPU_CACHE_LINE;
            }
            if (!own && r < v->n_rows && v->memory) v->pointers[(size_t)r * t->n_variables + i] = v->pointers[i];
        }
    *out_bytes = at;
    return true;
}

static void begin_anew(TpurtVariables *v) {
    const TpuProgram *t = table_of(v);
    if (v->bytes) memset(v->memory, 0, v->bytes);
    for (uint32_t r = 0; r < v->n_rows; r++)
        for (uint32_t i = 0; i < t->n_variables; i++) {
            const TpuVariable *x = &t->variables[i];
            if (x->initial == TPU_NO_INITIAL || (r && !of_replica(x)) || !x->type.bytes) continue;
            memcpy(v->pointers[(size_t)r * t->n_variables + i], (const char *)t->constants + x->initial, x->type.bytes);
        }
}

static TpurtStatus make_memory(TpurtVariables *v, TpurtError *error) {
    const TpurtAllocator *from = &v->program->allocator;
    const TpuProgram *t = table_of(v);
    v->pointers = memory_new(from, (size_t)v->n_rows * t->n_variables, sizeof *v->pointers, TPU_CACHE_LINE, "variables", error);
    if (!v->pointers) return TPURT_OUT_OF_MEMORY;
    bool fits = lay_out(v, &v->bytes);
    if (fits) v->memory = from->allocate(from->context, v->bytes ? v->bytes : 1, TPU_PAGE);
    if (!v->memory)
        return error_set(error, TPURT_OUT_OF_MEMORY, "out of memory: no %llu bytes for variables", (unsigned long long)(fits ? v->bytes : UINT64_MAX));
    lay_out(v, &v->bytes);
    begin_anew(v);
    return TPURT_OK;
}

TpurtStatus variables_new(TpurtProgram *program, uint32_t n_replicas, TpurtVariables **out, TpurtError *error) {
    TpurtVariables *v = memory_new(&program->allocator, 1, sizeof *v, TPU_CACHE_LINE, "variables", error);
    if (!v) return TPURT_OUT_OF_MEMORY;
    program_retain(program);
    v->program = program;
    atomic_init(&v->n_users, 1);
    v->n_replicas = n_replicas;
    v->n_rows = any_of_replica(program->table) ? n_replicas : 1;
    TpurtStatus status = make_memory(v, error);
    if (status) tpurt_variables_release(v);
    else *out = v;
    return status;
}

TpurtStatus variables_join(TpurtSession *s, TpurtVariables *shared, uint32_t n_replicas, TpurtError *error) {
    if (!shared) return s->program->table->n_variables ? variables_new(s->program, n_replicas, &s->variables, error) : TPURT_OK;
    if (shared->program != s->program) return error_set(error, TPURT_BAD_CALL, "the variables are those of another program");
    if (any_of_replica(s->program->table) && shared->n_rows != n_replicas)
        return error_set(error, TPURT_BAD_CALL, "the variables are those of %u replicas, the session has %u", shared->n_rows, n_replicas);
    atomic_fetch_add_explicit(&shared->n_users, 1, memory_order_relaxed);
    s->variables = shared;
    return TPURT_OK;
}

void *const *variables_of_replica(const TpurtVariables *v, uint32_t replica) {
    return v->pointers + (v->n_rows > 1 ? (size_t)replica * table_of(v)->n_variables : 0);
}

bool variables_overlap(const TpurtVariables *v, const char *start, const char *end) { return start < v->memory + v->bytes && v->memory < end; }

// ---- Who may use them now

static bool take(TpurtVariables *v, bool writes) {
    int now = atomic_load_explicit(&v->taken, memory_order_relaxed);
    do {
        if (now == WRITING || (writes && now)) return false;
    } while (!atomic_compare_exchange_weak_explicit(&v->taken, &now, writes ? WRITING : now + 1, memory_order_acquire, memory_order_relaxed));
    return true;
}

static void give(TpurtVariables *v, bool writes) {
    if (writes) atomic_store_explicit(&v->taken, 0, memory_order_release);
    else atomic_fetch_sub_explicit(&v->taken, 1, memory_order_release);
}

bool entry_writes(const TpuEntry *e) {
    for (uint32_t i = 0; i < e->n_uses; i++)
        if (e->uses[i].kind & TPU_WRITES) return true;
    return false;
}

TpurtStatus variables_take(TpurtSession *s, const TpuEntry *e, TpurtError *error) {
    if (!e->n_uses || take(s->variables, entry_writes(e))) return TPURT_OK;
    return error_set(error, TPURT_BUSY, "'%.200s' %s variables that a call of another session %s", e->name, entry_writes(e) ? "writes" : "reads",
                     entry_writes(e) ? "uses now" : "writes now");
}

void variables_give(TpurtSession *s, const TpuEntry *e) {
    if (e->n_uses) give(s->variables, entry_writes(e));
}

// ---- What callers do

TpurtStatus tpurt_variables_create(TpurtProgram *program, uint32_t n_replicas, TpurtVariables **out_variables, TpurtError *error) {
    if (out_variables) *out_variables = NULL;
    if (!program || !out_variables) return error_set(error, TPURT_BAD_CALL, "no program or no place for the variables was given");
    if (!n_replicas) n_replicas = program->table->n_replicas;
    if (n_replicas > MAX_DEVICES) return error_set(error, TPURT_BAD_CALL, "%u replicas are more than the %u allowed", n_replicas, MAX_DEVICES);
    TpurtStatus status = variables_new(program, n_replicas, out_variables, error);
    return status ? status : error_clear(error);
}

void tpurt_variables_release(TpurtVariables *v) {
    if (!v || atomic_fetch_sub_explicit(&v->n_users, 1, memory_order_acq_rel) != 1) return;
    TpurtProgram *program = v->program;
    memory_free(&program->allocator, v->memory);
    memory_free(&program->allocator, v->pointers);
    memory_free(&program->allocator, v);
    tpurt_program_release(program);
}

TpurtVariables *tpurt_session_variables(const TpurtSession *session) { return session ? session->variables : NULL; }

TpurtStatus tpurt_variable_describe(const TpurtProgram *program, uint32_t variable, TpurtVariableInfo *out_info, TpurtError *error) {
    if (!program || !out_info) return error_set(error, TPURT_BAD_CALL, "a program or a place for the answer was not given");
    const TpuProgram *t = program->table;
    if (variable >= t->n_variables) return error_set(error, TPURT_BAD_CALL, "there is no variable %u; the program has %u", variable, t->n_variables);
    const TpuVariable *v = &t->variables[variable];
    *out_info = (TpurtVariableInfo){.name = v->name,
                                    .dtype = v->type.dtype,
                                    .rank = v->type.rank,
                                    .dims = v->type.dims,
                                    .bytes = v->type.bytes,
                                    .of_replica = of_replica(v),
                                    .initial = v->initial == TPU_NO_INITIAL ? NULL : (const char *)t->constants + v->initial};
    return error_clear(error);
}

TpurtStatus tpurt_variable_find(const TpurtProgram *program, const char *name, uint32_t *out_variable, TpurtError *error) {
    if (!program || !name || !out_variable) return error_set(error, TPURT_BAD_CALL, "a program, a name or a place for the answer was not given");
    const TpuProgram *t = program->table;
    char list[320];
    Line line = {list, list + sizeof list};
    for (uint32_t i = 0; i < t->n_variables; i++) {
        if (!strcmp(t->variables[i].name, name)) return *out_variable = i, error_clear(error);
        line_add(&line, "%s'%s'", i ? ", " : "", t->variables[i].name);
    }
    return error_set(error, TPURT_NOT_FOUND, "there is no variable '%.100s'; there is %s", name, t->n_variables ? list : "none");
}

TpurtStatus tpurt_variable_use(const TpurtProgram *program, uint32_t entry, uint32_t variable, uint32_t *out_use, TpurtError *error) {
    if (!program || !out_use) return error_set(error, TPURT_BAD_CALL, "a program or a place for the answer was not given");
    const TpuProgram *t = program->table;
    if (entry >= t->n_entries) return error_set(error, TPURT_BAD_CALL, "there is no entry point %u; the program has %u", entry, t->n_entries);
    if (variable >= t->n_variables) return error_set(error, TPURT_BAD_CALL, "there is no variable %u; the program has %u", variable, t->n_variables);
    const TpuEntry *e = &t->entries[entry];
    *out_use = 0;
    for (uint32_t i = 0; i < e->n_uses; i++)
        if (e->uses[i].variable == variable) *out_use = e->uses[i].kind;
    return error_clear(error);
}

static TpurtStatus check_place(const TpurtVariables *v, uint32_t variable, uint32_t replica, TpurtError *error) {
    if (!v) return error_set(error, TPURT_BAD_CALL, "no variables were given");
    const TpuProgram *t = table_of(v);
    if (variable >= t->n_variables) return error_set(error, TPURT_BAD_CALL, "there is no variable %u; the program has %u", variable, t->n_variables);
    uint32_t n = of_replica(&t->variables[variable]) ? v->n_rows : 1;
    if (replica < n) return TPURT_OK;
    return error_set(error, TPURT_BAD_CALL, "variable '%.200s' has no value %u; it has %u", t->variables[variable].name, replica, n);
}

static TpurtStatus check_buffer(const TpurtVariables *v, uint32_t variable, uint32_t replica, const TpurtBuffer *b, TpurtError *error) {
    TpurtStatus status = check_place(v, variable, replica, error);
    if (status) return status;
    if (!b) return error_set(error, TPURT_BAD_CALL, "no buffer was given");
    const TpuVariable *x = &table_of(v)->variables[variable];
    if (!same_type(&x->type, b)) {
        char want[200], got[200];
        Line line = {want, want + sizeof want}, other = {got, got + sizeof got};
        line_type(&line, x->type.dtype, x->type.rank, x->type.dims);
        line_type(&other, b->dtype, b->rank, b->dims);
        return error_set(error, TPURT_MISMATCH, "variable '%.200s' is %s, the buffer is %s", x->name, want, got);
    }
    if (b->bytes != x->type.bytes)
        return error_set(error, TPURT_MISMATCH, "variable '%.200s': the buffer has %llu bytes, the array needs %llu", x->name, (unsigned long long)b->bytes,
                         (unsigned long long)x->type.bytes);
    if (b->bytes && !b->data) return error_set(error, TPURT_MISMATCH, "variable '%.200s': the buffer has no memory", x->name);
    return TPURT_OK;
}

static TpurtStatus move_value(TpurtVariables *v, uint32_t variable, uint32_t replica, const TpurtBuffer *b, bool writes, TpurtError *error) {
    TpurtStatus status = check_buffer(v, variable, replica, b, error);
    if (status) return status;
    if (!take(v, writes))
        return error_set(error, TPURT_BUSY, "variable '%.200s' cannot be %s while a call %s variables", table_of(v)->variables[variable].name,
                         writes ? "written" : "read", writes ? "uses" : "writes");
    void *at = variables_of_replica(v, replica)[variable];
    if (b->bytes) memmove(writes ? at : b->data, writes ? b->data : at, b->bytes);
    give(v, writes);
    return error_clear(error);
}

TpurtStatus tpurt_variable_read(TpurtVariables *v, uint32_t variable, uint32_t replica, const TpurtBuffer *to, TpurtError *error) {
    return move_value(v, variable, replica, to, false, error);
}

TpurtStatus tpurt_variable_write(TpurtVariables *v, uint32_t variable, uint32_t replica, const TpurtBuffer *from, TpurtError *error) {
    return move_value(v, variable, replica, from, true, error);
}

TpurtStatus tpurt_variable_data(TpurtVariables *v, uint32_t variable, uint32_t replica, void **out_data, TpurtError *error) {
    TpurtStatus status = check_place(v, variable, replica, error);
    if (status) return status;
    if (!out_data) return error_set(error, TPURT_BAD_CALL, "no place for the answer was given");
    *out_data = variables_of_replica(v, replica)[variable];
    return error_clear(error);
}

TpurtStatus tpurt_variables_reset(TpurtVariables *v, TpurtError *error) {
    if (!v) return error_set(error, TPURT_BAD_CALL, "no variables were given");
    if (!take(v, true)) return error_set(error, TPURT_BUSY, "variables cannot be reset while a call uses them");
    begin_anew(v);
    give(v, true);
    return error_clear(error);
}

uint32_t tpurt_variables_replicas(const TpurtVariables *v) { return v ? v->n_replicas : 0; }
