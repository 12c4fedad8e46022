// Does a call fit what was compiled, and if not, why not: shapes, element types, sizes, alignment, overlap. The
// sentence names the argument and the dimension, what was given and what was compiled; among several entry points it is
// about the nearest one. No memory is allocated: the session holds room for what is compared.
#include "runtime/internal.h"

#include <string.h>

static void add_type(Line *line, uint32_t dtype, uint32_t rank, const int64_t *dims) {
    const char *name = tpurt_dtype_name(dtype);
    line_add(line, "tensor<");
    for (uint32_t i = 0; i < rank && i < TPU_MAX_RANK; i++) line_add(line, "%lldx", (long long)dims[i]);
    if (name)
        line_add(line, "%s>", name);
    else
        line_add(line, "type %u>", dtype);
}

static bool same_type(const TpuType *want, const TpurtBuffer *got) {
    if (want->dtype != got->dtype || want->rank != got->rank || (got->rank && !got->dims)) return false;
    for (uint32_t i = 0; i < want->rank; i++)
        if (want->dims[i] != got->dims[i]) return false;
    return true;
}

// What differs, after the two types: "; dimension 1 differs".
static void add_difference(Line *line, const TpuType *want, const TpurtBuffer *got) {
    if (want->dtype != got->dtype) line_add(line, "; the element type differs");
    if (want->rank != got->rank) {
        line_add(line, "; the number of dimensions differs");
        return;
    }
    const char *before = "; dimension ";
    for (uint32_t i = 0; i < want->rank; i++) {
        if (want->dims[i] == got->dims[i]) continue;
        line_add(line, "%s%u", before, i);
        before = ", ";
    }
    if (before[0] == ',') line_add(line, " differs; compile the model for this shape, or pad to the compiled one");
}

static TpurtStatus port_mismatch(const TpurtProgram *program, uint32_t entry, TpurtDirection direction, uint32_t index,
                                 const TpurtBuffer *got, const char *prefix, TpurtError *error) {
    const TpuType *want = &port_of(&program->table->entries[entry], direction, index)->type;
    char text[400];
    Line line = {text, text + sizeof text};
    line_add(&line, "got ");
    if (got->rank && !got->dims)
        line_add(&line, "no dimensions");
    else
        add_type(&line, got->dtype, got->rank, got->dims);
    line_add(&line, ", compiled for ");
    add_type(&line, want->dtype, want->rank, want->dims);
    if (!got->rank || got->dims) add_difference(&line, want, got);
    return error_set(error, TPURT_MISMATCH, "%s%s %u '%.60s': %s", prefix,
                     direction == TPURT_ARG ? "argument" : "result", index, port_name(program, entry, direction, index),
                     text);
}

static uint32_t needed_alignment(uint32_t dtype) {
    uint32_t bytes = tpurt_dtype_bytes(dtype);
    return dtype == TPU_C64 || dtype == TPU_C128 ? bytes / 2 : bytes;
}

static TpurtStatus check_buffer(const TpurtProgram *program, uint32_t entry, TpurtDirection direction, uint32_t index,
                                const TpurtBuffer *got, TpurtError *error) {
    const TpuType *want = &port_of(&program->table->entries[entry], direction, index)->type;
    if (!same_type(want, got)) return port_mismatch(program, entry, direction, index, got, "", error);
    const char *kind = direction == TPURT_ARG ? "argument" : "result";
    const char *name = port_name(program, entry, direction, index);
    if (got->bytes != want->bytes)
        return error_set(error, TPURT_MISMATCH, "%s %u '%.200s': the buffer has %llu bytes, the array needs %llu", kind,
                         index, name, (unsigned long long)got->bytes, (unsigned long long)want->bytes);
    if (!got->data && want->bytes)
        return error_set(error, TPURT_MISMATCH, "%s %u '%.200s': the buffer has no memory", kind, index, name);
    if ((uintptr_t)got->data % needed_alignment(want->dtype))
        return error_set(error, TPURT_MISMATCH, "%s %u '%.200s': the buffer is not aligned to %u bytes", kind, index,
                         name, needed_alignment(want->dtype));
    return TPURT_OK;
}

// Heap sort by start, in place.
static void sift(Extent *x, size_t at, size_t n) {
    for (;;) {
        size_t child = 2 * at + 1;
        if (child >= n) return;
        if (child + 1 < n && x[child + 1].start > x[child].start) child++;
        if (x[at].start >= x[child].start) return;
        Extent swap = x[at];
        x[at] = x[child];
        x[child] = swap;
        at = child;
    }
}

static void sort_extents(Extent *x, size_t n) {
    for (size_t i = n / 2; i-- > 0;) sift(x, i, n);
    for (size_t i = n; i-- > 1;) {
        Extent swap = x[0];
        x[0] = x[i];
        x[i] = swap;
        sift(x, 0, i);
    }
}

// In order of their starts, a buffer overlaps an earlier one exactly if it starts before the furthest end so far.
static bool any_overlap(Extent *x, size_t n) {
    const char *end = NULL, *written_end = NULL;
    sort_extents(x, n);
    for (size_t i = 0; i < n; i++) {
        if (x[i].start < (x[i].written ? end : written_end)) return true;
        if (x[i].end > end) end = x[i].end;
        if (x[i].written && x[i].end > written_end) written_end = x[i].end;
    }
    return false;
}

static TpurtStatus check_side(TpurtSession *session, uint32_t entry, TpurtDirection direction,
                              const TpurtBuffer *buffers, size_t n, uint32_t n_ports, size_t *n_extents,
                              TpurtError *error) {
    const char *kind = direction == TPURT_ARG ? "arguments" : "results";
    size_t want = (size_t)session->n_replicas * n_ports;
    if (n != want || (n && !buffers))
        return error_set(error, TPURT_MISMATCH, "got %zu %s, '%.200s' has %u for each of %u replicas", buffers ? n : 0,
                         kind, session->program->table->entries[entry].name, n_ports, session->n_replicas);
    for (size_t i = 0; i < n; i++) {
        TpurtStatus status =
            check_buffer(session->program, entry, direction, (uint32_t)(i % n_ports), &buffers[i], error);
        if (status) return status;
        const char *start = buffers[i].data;
        if (buffers[i].bytes)
            session->extents[(*n_extents)++] = (Extent){start, start + buffers[i].bytes, direction == TPURT_RESULT};
    }
    return TPURT_OK;
}

// Only after an overlap was found: which pair it is.
static TpurtStatus name_overlap(const TpurtBuffer *args, size_t n_args, const TpurtBuffer *results, size_t n_results,
                                TpurtError *error) {
    for (size_t i = 0; i < n_results; i++) {
        const char *start = results[i].data, *end = start + results[i].bytes;
        for (size_t k = 0; k < n_args + i; k++) {
            const TpurtBuffer *other = k < n_args ? &args[k] : &results[k - n_args];
            const char *from = other->data;
            if (!other->bytes || !results[i].bytes || from >= end || start >= from + other->bytes) continue;
            return error_set(error, TPURT_MISMATCH, "result buffer %zu overlaps %s buffer %zu", i,
                             k < n_args ? "argument" : "result", k < n_args ? k : k - n_args);
        }
    }
    return TPURT_OK;
}

TpurtStatus signature_check(TpurtSession *session, uint32_t entry, const TpurtBuffer *args, size_t n_args,
                            const TpurtBuffer *results, size_t n_results, TpurtError *error) {
    const TpuEntry *e = &session->program->table->entries[entry];
    size_t n = 0;
    TpurtStatus status = check_side(session, entry, TPURT_ARG, args, n_args, e->n_args, &n, error);
    if (!status) status = check_side(session, entry, TPURT_RESULT, results, n_results, e->n_results, &n, error);
    if (!status && any_overlap(session->extents, n)) status = name_overlap(args, n_args, results, n_results, error);
    return status;
}

// How far a call is from an entry point: arguments count more than dimensions.
static uint64_t distance(const TpuEntry *e, const TpurtBuffer *args, size_t n_args) {
    if (n_args != e->n_args) return UINT64_MAX;
    uint64_t far = 0;
    for (size_t i = 0; i < n_args; i++) {
        const TpuType *want = &e->args[i].type;
        if (same_type(want, &args[i])) continue;
        far += 1000;
        if (want->dtype != args[i].dtype) far += 100;
        if (want->rank != args[i].rank || !args[i].dims) {
            far += 100;
            continue;
        }
        for (uint32_t d = 0; d < want->rank; d++) far += want->dims[d] != args[i].dims[d];
    }
    return far;
}

TpurtStatus tpurt_entry_match(const TpurtProgram *program, const TpurtBuffer *args, size_t n_args, uint32_t *out_entry,
                              TpurtError *error) {
    if (!program || !out_entry || (n_args && !args))
        return error_set(error, TPURT_BAD_CALL, "a program, the arguments or a place for the answer were not given");
    const TpuProgram *t = program->table;
    uint32_t best = 0;
    uint64_t best_distance = UINT64_MAX;
    for (uint32_t i = 0; i < t->n_entries; i++) {
        uint64_t far = distance(&t->entries[i], args, n_args);
        if (far < best_distance) best = i, best_distance = far;
    }
    if (!best_distance) {
        *out_entry = best;
        return error_clear(error);
    }
    if (best_distance == UINT64_MAX)
        return error_set(error, TPURT_MISMATCH, "no entry point takes %zu arguments; '%.200s' takes %u", n_args,
                         t->entries[0].name, t->entries[0].n_args);
    char prefix[96] = "";
    Line line = {prefix, prefix + sizeof prefix};
    if (t->n_entries > 1) line_add(&line, "no entry point fits; the nearest is '%.40s': ", t->entries[best].name);
    for (uint32_t i = 0; i < n_args; i++)
        if (!same_type(&t->entries[best].args[i].type, &args[i]))
            return port_mismatch(program, best, TPURT_ARG, i, &args[i], prefix, error);
    return TPURT_MISMATCH;
}
