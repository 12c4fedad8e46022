// Programs with an entry point for each of several sizes: which of them runs, and how long results are, follows from the inputs. Inputs that are not given
// (--bench fills them) are as long as the given ones say, else as long as the program can take.
#include "frontend/runner/tpurun.h"

#include <stdlib.h>
#include <string.h>

bool compiled_pads(const Model *m) {
    TpurtProgramInfo program;
    TpurtEntryInfo entry;
    tpurt_program_describe(m->program, &program, NULL);
    for (uint32_t i = 0; i < program.n_entries; i++)
        if (!tpurt_entry_describe(m->program, i, &entry, NULL) && entry.n_symbols) return true;
    return false;
}

// The size of a dimension of an argument that is not given: that of a given dimension of the same name, or the largest that any entry point has.
static int64_t likely_size(const Model *m, const NpyArray *const *given, uint32_t arg, uint32_t dim) {
    TpurtPortInfo info, other;
    TpurtProgramInfo program;
    int64_t most = 0;
    tpurt_port_describe(m->program, m->entry, TPURT_ARG, arg, &info, NULL);
    const char *name = info.symbols ? info.symbols[dim] : NULL;
    for (uint32_t i = 0; name && i < m->n_args; i++) {
        tpurt_port_describe(m->program, m->entry, TPURT_ARG, i, &other, NULL);
        for (uint32_t k = 0; given[i] && other.symbols && k < other.rank && k < given[i]->rank; k++)
            if (other.symbols[k] && !strcmp(other.symbols[k], name)) return given[i]->dims[k];
    }
    tpurt_program_describe(m->program, &program, NULL);
    for (uint32_t e = 0; e < program.n_entries; e++)
        if (!tpurt_port_describe(m->program, e, TPURT_ARG, arg, &other, NULL) && dim < other.rank && other.dims[dim] > most) most = other.dims[dim];
    return most;
}

static void size_argument(Model *m, const NpyArray *const *given, uint32_t i, Diags *d) {
    Port *port = &m->args[i];
    int64_t *dims = arena_array(&d->arena, int64_t, MAX_RANK);
    port->rank = given[i] ? given[i]->rank : port->rank;
    for (uint32_t k = 0; k < port->rank; k++) dims[k] = given[i] ? given[i]->dims[k] : likely_size(m, given, i, k);
    port->dims = dims;
    port->bytes = dtype_bytes(port->dtype);
    for (uint32_t k = 0; k < port->rank; k++) port->bytes *= (size_t)dims[k];
}

static TpurtBuffer buffer_of(const Port *p, uint32_t dtype) { return (TpurtBuffer){NULL, p->bytes, dtype, p->rank, p->dims}; }

// All arguments and results, whose memory run_padded fills in.
static void make_buffers(Model *m, const TpurtBuffer *args, Diags *d) {
    m->buffers = arena_array(&d->arena, TpurtBuffer, (size_t)m->n_own * (m->n_args + m->n_results));
    TpurtBuffer *at = m->buffers;
    for (uint32_t c = 0; c < m->n_own; c++)
        for (uint32_t i = 0; i < m->n_args; i++) *at++ = args[i];
    for (uint32_t c = 0; c < m->n_own; c++)
        for (uint32_t i = 0; i < m->n_results; i++) {
            TpurtPortInfo info;
            tpurt_port_describe(m->program, m->entry, TPURT_RESULT, i, &info, NULL);
            *at++ = buffer_of(&m->results[i], info.dtype);
        }
}

TpurtStatus compiled_fit(Model *m, const NpyArray *const *given, Diags *d, TpurtError *error) {
    TpurtBuffer *args = arena_array(&d->arena, TpurtBuffer, m->n_args);
    uint32_t entry;
    for (uint32_t i = 0; i < m->n_args; i++) {
        TpurtPortInfo info;
        tpurt_port_describe(m->program, m->entry, TPURT_ARG, i, &info, NULL);
        size_argument(m, given, i, d);
        args[i] = buffer_of(&m->args[i], info.dtype);
    }
    TpurtStatus status = tpurt_entry_fit(m->program, args, m->n_args, &entry, error);
    for (uint32_t i = 0; !status && i < m->n_results; i++) {
        TpurtPortInfo info;
        int64_t *dims = arena_array(&d->arena, int64_t, TPU_MAX_RANK);
        status = tpurt_result_fit(m->program, args, m->n_args, i, dims, &info, error);
        if (status) break;
        m->results[i].dims = dims;
        m->results[i].bytes = info.bytes;
    }
    if (status) return status;
    m->entry = entry;
    make_buffers(m, args, d);
    return TPURT_OK;
}

TpurtStatus compiled_run_any(Model *m, void *const *args, void *const *results, TpurtError *error) {
    size_t n_args = (size_t)m->n_own * m->n_args, n_results = (size_t)m->n_own * m->n_results;
    for (size_t i = 0; i < n_args; i++) m->buffers[i].data = args[i];
    for (size_t i = 0; i < n_results; i++) m->buffers[n_args + i].data = results[i];
    return tpurt_run(m->session, TPURT_ANY_ENTRY, m->buffers, n_args, m->buffers + n_args, n_results, error);
}
