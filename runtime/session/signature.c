// Does a call fit what was compiled, and if not, why not: shapes, element types, sizes, alignment, overlap. mismatch.c
// says it of shapes. No memory is allocated: the session holds room for what is compared.
#include "runtime/internal.h"

#include <stdio.h>
#include <string.h>

// A power of two.
static uint32_t needed_alignment(uint32_t dtype) {
    uint32_t bytes = tpurt_dtype_bytes(dtype);
    return dtype == TPU_C64 || dtype == TPU_C128 ? bytes / 2 : bytes;
}

// What is wrong with the memory of a buffer of the right type.
static TpurtStatus bad_memory(const TpurtProgram *program, uint32_t entry, TpurtDirection direction, uint32_t index, const TpuType *want,
                              const TpurtBuffer *got, TpurtError *error) {
    const char *kind = direction == TPURT_ARG ? "argument" : "result";
    const char *name = port_name(program, entry, direction, index);
    if (got->bytes != want->bytes)
        return error_set(error, TPURT_MISMATCH, "%s %u '%.200s': the buffer has %llu bytes, the array needs %llu", kind, index, name,
                         (unsigned long long)got->bytes, (unsigned long long)want->bytes);
    if (!got->data) return error_set(error, TPURT_MISMATCH, "%s %u '%.200s': the buffer has no memory", kind, index, name);
    return error_set(error, TPURT_MISMATCH, "%s %u '%.200s': the buffer is not aligned to %u bytes", kind, index, name, needed_alignment(want->dtype));
}

static inline bool has_memory(const TpuType *want, const TpurtBuffer *got) {
    return got->bytes == want->bytes && (got->data || !want->bytes) && !((uintptr_t)got->data & (needed_alignment(want->dtype) - 1));
}

static TpurtStatus check_buffer(const TpurtProgram *program, uint32_t entry, TpurtDirection direction, uint32_t index, const TpurtBuffer *got,
                                TpurtError *error) {
    const TpuType *want = &port_of(&program->table->entries[entry], direction, index)->type;
    if (!same_type(want, got)) {
        if (direction == TPURT_RESULT) return port_mismatch(program, entry, direction, index, got, "", error);
        return call_mismatch(program, entry, got - index, program->table->entries[entry].n_args, error);
    }
    return has_memory(want, got) ? TPURT_OK : bad_memory(program, entry, direction, index, want, got, error);
}

// The same for a call that is padded: of device 0 the arguments are known to fit.
static TpurtStatus check_fitted(const TpurtProgram *program, const Fit *fit, TpurtDirection direction, uint32_t index, uint32_t device, const TpurtBuffer *got,
                                TpurtError *error) {
    int64_t dims[TPU_MAX_RANK];
    TpuType want;
    if (!fit_type(program, fit, direction, index, dims, &want)) {
        char text[200];
        Line line = {text, text + sizeof text};
        fit_text(program, fit, &line);
        return error_set(error, TPURT_MISMATCH, "%s %u '%.200s' has no size where %s", direction == TPURT_ARG ? "argument" : "result", index,
                         port_name(program, fit->entry, direction, index), text);
    }
    if (!same_type(&want, got)) return fit_mismatch(program, fit, direction, index, device, &want, got, error);
    return has_memory(&want, got) ? TPURT_OK : bad_memory(program, fit->entry, direction, index, &want, got, error);
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
static bool any_overlap_sorted(Extent *x, size_t n) {
    const char *end = NULL, *written_end = NULL;
    sort_extents(x, n);
    for (size_t i = 0; i < n; i++) {
        if (x[i].start < (x[i].written ? end : written_end)) return true;
        if (x[i].end > end) end = x[i].end;
        if (x[i].written && x[i].end > written_end) written_end = x[i].end;
    }
    return false;
}

// The results, which are written, come after the arguments. Few of them are compared with all before them, which is cheaper than
// sorting: 200 arguments and a result take 0.1 us instead of 10.
static bool any_overlap(Extent *x, size_t n_args, size_t n) {
    enum { FEW = 16 };
    if (n - n_args > FEW) return any_overlap_sorted(x, n);
    for (size_t i = n_args; i < n; i++)
        for (size_t k = 0; k < i; k++)
            if (x[k].start < x[i].end && x[i].start < x[k].end) return true;
    return false;
}

static void add_extent(TpurtSession *session, const TpurtBuffer *b, TpurtDirection direction, size_t *n_extents) {
    const char *start = b->data;
    if (b->bytes) session->extents[(*n_extents)++] = (Extent){start, start + b->bytes, direction == TPURT_RESULT};
}

static TpurtStatus check_fitted_side(TpurtSession *session, const Fit *fit, TpurtDirection direction, const TpurtBuffer *buffers, size_t n, uint32_t n_ports,
                                     size_t *n_extents, TpurtError *error) {
    for (size_t i = 0; i < n; i++) {
        uint32_t device = session->first_device + (uint32_t)(i / n_ports);
        TpurtStatus status = check_fitted(session->program, fit, direction, (uint32_t)(i % n_ports), device, &buffers[i], error);
        if (status) return status;
        add_extent(session, &buffers[i], direction, n_extents);
    }
    return TPURT_OK;
}

// Whose it is, in front of what is wrong with it.
static TpurtStatus told_whose(const TpurtSession *s, const TpuEntry *e, uint32_t copy, TpurtStatus status, TpurtError *error) {
    char who[DEVICE_NAME_BYTES], what[sizeof error->text];
    if (!error || call_copies(s, e) == 1) return status;
    if (e->whole) snprintf(who, sizeof who, "replica %u", first_replica(s) + copy);
    else device_name(s->program, s->first_device + copy, who);
    memcpy(what, error->text, sizeof what);
    return error_set(error, status, "%s: %s", who, what);
}

static TpurtStatus check_side(TpurtSession *session, uint32_t entry, const Fit *fit, TpurtDirection direction, const TpurtBuffer *buffers, size_t n,
                              uint32_t n_ports, size_t *n_extents, TpurtError *error) {
    const char *kind = direction == TPURT_ARG ? "arguments" : "results";
    const TpuEntry *e = &session->program->table->entries[entry];
    uint32_t n_copies = call_copies(session, e);
    size_t want = (size_t)n_copies * n_ports;
    if (n && !buffers) return error_set(error, TPURT_MISMATCH, "the list of %zu %s was not given: it is NULL", n, kind);
    if (n != want)
        return error_set(error, TPURT_MISMATCH, "got %zu %s, '%.200s' has %u for each of %u %s", n, kind, e->name, n_ports, n_copies, call_word(session, e));
    if (fit && !fit->exact) return check_fitted_side(session, fit, direction, buffers, n, n_ports, n_extents, error);
    size_t first = fit && direction == TPURT_ARG ? n_ports : 0; // the types of these are known to be right
    for (uint32_t i = 0; i < first; i++) {
        const TpuType *type = &session->program->table->entries[entry].args[i].type;
        if (!has_memory(type, &buffers[i]))
            return told_whose(session, e, 0, bad_memory(session->program, entry, direction, i, type, &buffers[i], error), error);
        add_extent(session, &buffers[i], direction, n_extents);
    }
    uint32_t port = 0;
    for (size_t i = first; i < n; i++) {
        TpurtStatus status = check_buffer(session->program, entry, direction, port, &buffers[i], error);
        if (status) return told_whose(session, e, (uint32_t)(i / n_ports), status, error);
        if (++port == n_ports) port = 0;
        add_extent(session, &buffers[i], direction, n_extents);
    }
    return TPURT_OK;
}

// Only after an overlap was found: which pair it is.
static TpurtStatus name_overlap(const TpurtBuffer *args, size_t n_args, const TpurtBuffer *results, size_t n_results, TpurtError *error) {
    for (size_t i = 0; i < n_results; i++) {
        const char *start = results[i].data, *end = start + results[i].bytes;
        for (size_t k = 0; k < n_args + i; k++) {
            const TpurtBuffer *other = k < n_args ? &args[k] : &results[k - n_args];
            const char *from = other->data;
            if (!other->bytes || !results[i].bytes || from >= end || start >= from + other->bytes) continue;
            return error_set(error, TPURT_MISMATCH, "result buffer %zu overlaps %s buffer %zu", i, k < n_args ? "argument" : "result",
                             k < n_args ? k : k - n_args);
        }
    }
    return TPURT_OK;
}

// What a call writes into a variable is in no buffer of the call's, and no variable in its results.
static TpurtStatus check_variables(TpurtSession *session, const TpuEntry *e, size_t n_extents, TpurtError *error) {
    bool writes = entry_writes(e);
    for (size_t i = 0; i < n_extents; i++) {
        const Extent *x = &session->extents[i];
        if ((writes || x->written) && variables_overlap(session->variables, x->start, x->end))
            return error_set(error, TPURT_MISMATCH, "%s buffer lies where the variables are", x->written ? "a result" : "an argument");
    }
    return TPURT_OK;
}

TpurtStatus signature_check(TpurtSession *session, uint32_t entry, const Fit *fit, const TpurtBuffer *args, size_t n_args, const TpurtBuffer *results,
                            size_t n_results, TpurtError *error) {
    const TpuEntry *e = &session->program->table->entries[entry];
    size_t n = 0;
    TpurtStatus status = check_side(session, entry, fit, TPURT_ARG, args, n_args, e->n_args, &n, error);
    size_t n_read = n;
    if (!status) status = check_side(session, entry, fit, TPURT_RESULT, results, n_results, e->n_results, &n, error);
    if (!status && any_overlap(session->extents, n_read, n)) status = name_overlap(args, n_args, results, n_results, error);
    return status || !e->n_uses ? status : check_variables(session, e, n, error);
}
