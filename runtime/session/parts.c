// Whole arrays and the parts that partitions work on, for entry points that take whole arrays. A part that lies in one piece in the caller's array is used
// there; others are copied into the session's memory, and results back from the partition that gives them. Each device's parts are copied by its own
// team, before its first step and after its last.
#include "runtime/internal.h"

#include <string.h>

static uint64_t room_of(uint64_t bytes) { return (bytes + TPU_CACHE_LINE - 1) / TPU_CACHE_LINE * TPU_CACHE_LINE; }

typedef struct {
    char *whole, *piece;
    uint64_t stride[TPU_MAX_RANK], piece_stride[TPU_MAX_RANK]; // bytes from one index to the next
    int64_t n[TPU_MAX_RANK];                                   // of the piece
    uint64_t offset, bytes;                                    // of the piece, in the whole
    uint32_t last;                                             // the last dimension that is cut
    bool in_one;                                               // it lies in one piece there
} Part;

// Port types are those of wholes (program_widen).
static void part_make(Part *x, const TpuPort *port, uint32_t partition) {
    const TpuSharding *s = port->sharding;
    uint32_t rank = s ? port->type.rank : 0;
    uint64_t stride = tpurt_dtype_bytes(port->type.dtype), piece = stride;
    *x = (Part){.in_one = true, .bytes = port->type.bytes};
    for (uint32_t d = rank; d-- > 0;) {
        x->n[d] = port->type.dims[d] / s->n_parts[d];
        x->bytes /= s->n_parts[d];
        x->stride[d] = stride;
        x->piece_stride[d] = piece;
        x->offset += (uint64_t)x->n[d] * s->part[(size_t)partition * rank + d] * stride;
        if (!x->last && s->n_parts[d] > 1) x->last = d;
        stride *= (uint64_t)port->type.dims[d];
        piece *= (uint64_t)x->n[d];
    }
    for (uint32_t d = 0; d < x->last; d++)
        if (x->n[d] != 1) x->in_one = false;
}

static void part_copy(const Part *x, bool out) {
    int64_t at[TPU_MAX_RANK] = {0};
    uint64_t run = (uint64_t)x->n[x->last] * x->stride[x->last], whole = x->offset, piece = 0;
    if (!x->bytes) return;
    for (;;) {
        if (out) memcpy(x->whole + whole, x->piece + piece, run);
        else memcpy(x->piece + piece, x->whole + whole, run);
        uint32_t d = x->last;
        while (d-- > 0) { // the next row, as digits are counted
            whole += x->stride[d];
            piece += x->piece_stride[d];
            if (++at[d] < x->n[d]) break;
            whole -= (uint64_t)x->n[d] * x->stride[d];
            piece -= (uint64_t)x->n[d] * x->piece_stride[d];
            at[d] = 0;
        }
        if (d == UINT32_MAX) return;
    }
}

static bool gives(const TpurtProgram *program, const TpuEntry *e, uint32_t result, uint32_t partition) {
    return program->first_giver[e - program->table->entries][(size_t)result * program->table->n_partitions + partition];
}

uint64_t parts_room(const TpurtProgram *program, const TpuEntry *e) {
    uint64_t bytes = 0;
    Part x;
    if (!parts_split(program, e)) return 0;
    for (uint32_t i = 0; i < e->n_args; i++) {
        part_make(&x, &e->args[i], 0);
        if (!x.in_one) bytes += room_of(x.bytes);
    }
    for (uint32_t i = 0; i < e->n_results; i++) {
        part_make(&x, &e->results[i], 0);
        bytes += room_of(x.bytes);
    }
    return bytes;
}

void device_take_parts(TpurtSession *s, Device *d) {
    const TpuEntry *e = s->entry;
    void **pointers = s->parts + (size_t)(d - s->devices) * ((size_t)e->n_args + e->n_results);
    char *at = s->staging + (size_t)(d - s->devices) * s->staging_bytes;
    Part x;
    d->spaces[TPU_SPACE_ARG] = pointers;
    d->spaces[TPU_SPACE_RESULT] = pointers + e->n_args;
    for (uint32_t i = 0; i < e->n_args; i++) {
        part_make(&x, &e->args[i], d->self.partition);
        x.whole = s->args[(size_t)(d->self.replica - first_replica(s)) * e->n_args + i];
        x.piece = x.in_one ? x.whole + x.offset : at;
        if (!x.in_one) part_copy(&x, false), at += room_of(x.bytes);
        *pointers++ = x.piece;
    }
    for (uint32_t i = 0; i < e->n_results; i++) {
        part_make(&x, &e->results[i], d->self.partition);
        bool there = x.in_one && gives(s->program, e, i, d->self.partition);
        *pointers++ = there ? (char *)s->results[(size_t)(d->self.replica - first_replica(s)) * e->n_results + i] + x.offset : at;
        if (!there) at += room_of(x.bytes);
    }
}

void device_give_parts(TpurtSession *s, const Device *d) {
    const TpuEntry *e = s->entry;
    Part x;
    for (uint32_t i = 0; i < e->n_results; i++) {
        if (!gives(s->program, e, i, d->self.partition)) continue;
        part_make(&x, &e->results[i], d->self.partition);
        x.whole = s->results[(size_t)(d->self.replica - first_replica(s)) * e->n_results + i];
        x.piece = d->spaces[TPU_SPACE_RESULT][i];
        if (!x.in_one) part_copy(&x, true);
    }
}

static void result_make(Part *x, const TpurtSession *s, uint32_t replica, uint32_t partition, uint32_t result) {
    part_make(x, &s->entry->results[result], partition);
    x->whole = s->results[(size_t)(replica - first_replica(s)) * s->entry->n_results + result];
}

bool result_find_part(const TpurtSession *s, uint32_t replica, uint32_t partition, uint32_t result, char **out_there, uint64_t *out_bytes) {
    Part x;
    if (!gives(s->program, s->entry, result, partition)) return false;
    result_make(&x, s, replica, partition, result);
    *out_there = x.in_one ? x.whole + x.offset : NULL;
    *out_bytes = x.bytes;
    return true;
}

void result_put_part(const TpurtSession *s, uint32_t replica, uint32_t partition, uint32_t result, char *piece) {
    Part x;
    result_make(&x, s, replica, partition, result);
    x.piece = piece;
    part_copy(&x, true);
}
