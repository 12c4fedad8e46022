// Padding and slicing of dense row-major arrays, and of a call's buffers in the memory that the session has for it. Rows that are as long in both arrays
// are copied in one piece with all that follows them.
#include "runtime/internal.h"

#include <string.h>

typedef struct {
    const int64_t *large, *small;                                // dimensions
    uint64_t large_step[TPU_MAX_RANK], small_step[TPU_MAX_RANK]; // bytes from one index to the next
    uint32_t last;                                               // the last dimension that differs
    bool pads;
} Shape;

// False: the arrays are equal.
static bool shape_make(Shape *s, const int64_t *large, const int64_t *small, uint32_t rank, size_t elem_bytes) {
    uint64_t large_step = elem_bytes, small_step = elem_bytes;
    bool differs = false;
    s->large = large;
    s->small = small;
    for (uint32_t i = rank; i-- > 0;) {
        s->large_step[i] = large_step;
        s->small_step[i] = small_step;
        large_step *= (uint64_t)large[i];
        small_step *= (uint64_t)small[i];
        if (!differs && large[i] != small[i]) s->last = i, differs = true;
    }
    return differs;
}

static void walk(const Shape *s, uint32_t dim, char *large, char *small) {
    uint64_t step = s->large_step[dim], n = (uint64_t)s->small[dim];
    if (dim < s->last) {
        for (uint64_t i = 0; i < n; i++) walk(s, dim + 1, large + i * step, small + i * s->small_step[dim]);
    } else if (n) {
        if (s->pads) memcpy(large, small, n * step);
        else memcpy(small, large, n * step);
    }
    uint64_t rest = ((uint64_t)s->large[dim] - n) * step;
    if (s->pads && rest) memset(large + n * step, 0, rest);
}

// A pointer to the large array that is only read, or to the small one, loses its const here. An empty array may have no memory.
static void copy(Shape *s, void *large, const int64_t *large_dims, void *small, const int64_t *small_dims, uint32_t rank, size_t elem_bytes) {
    char none;
    if (!small) small = &none;
    if (shape_make(s, large_dims, small_dims, rank, elem_bytes)) {
        walk(s, 0, large, small);
        return;
    }
    uint64_t bytes = elem_bytes;
    for (uint32_t i = 0; i < rank; i++) bytes *= (uint64_t)large_dims[i];
    if (bytes) memcpy(s->pads ? large : small, s->pads ? small : large, bytes);
}

void pad_array(void *large, const int64_t *large_dims, const void *small, const int64_t *small_dims, uint32_t rank, size_t elem_bytes) {
    Shape s = {.pads = true};
    copy(&s, large, large_dims, (void *)(uintptr_t)small, small_dims, rank, elem_bytes);
}

void slice_array(void *small, const int64_t *small_dims, const void *large, const int64_t *large_dims, uint32_t rank, size_t elem_bytes) {
    Shape s = {.pads = false};
    copy(&s, (void *)(uintptr_t)large, large_dims, small, small_dims, rank, elem_bytes);
}

// ---- A call

static bool same_dims(const TpuType *type, const int64_t *dims) { return !type->rank || !memcmp(type->dims, dims, type->rank * sizeof *dims); }

static uint64_t room_of(const TpuType *type) { return (type->bytes + TPU_CACHE_LINE - 1) / TPU_CACHE_LINE * TPU_CACHE_LINE; }

// Where the kernels find a buffer: the caller's, or room of the session's at *at, where its sizes are not those that were compiled.
static void *place(const TpuPort *port, const TpurtBuffer *b, char **at) {
    if (same_dims(&port->type, b->dims)) return b->data;
    void *room = *at;
    *at += room_of(&port->type);
    return room;
}

void fit_stage(TpurtSession *session, const Fit *fit, const TpurtBuffer *args, const TpurtBuffer *results) {
    const TpuEntry *e = &session->program->table->entries[fit->entry];
    void **pointers = session->pointers, **out = pointers + (size_t)session->n_devices * e->n_args;
    for (uint32_t d = 0; d < session->n_devices; d++) {
        char *at = session->staging + d * session->staging_bytes;
        for (uint32_t i = 0; i < e->n_args; i++) {
            const TpuType *type = &e->args[i].type;
            const TpurtBuffer *b = args++;
            void *to = *pointers++ = place(&e->args[i], b, &at);
            if (to != b->data) pad_array(to, type->dims, b->data, b->dims, type->rank, tpurt_dtype_bytes(type->dtype));
        }
        for (uint32_t i = 0; i < e->n_results; i++) *out++ = place(&e->results[i], results++, &at);
    }
}

void fit_unstage(TpurtSession *session, const Fit *fit, const TpurtBuffer *results) {
    const TpuEntry *e = &session->program->table->entries[fit->entry];
    void *const *from = session->pointers + (size_t)session->n_devices * e->n_args;
    for (size_t i = 0; i < (size_t)session->n_devices * e->n_results; i++) {
        const TpuType *type = &e->results[i % e->n_results].type;
        if (from[i] != results[i].data) slice_array(results[i].data, results[i].dims, from[i], type->dims, type->rank, tpurt_dtype_bytes(type->dtype));
    }
}
