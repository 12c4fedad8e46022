// The FlatBuffers builder: bytes are written downwards from the end of a growing block, so that every reference points
// to something already written.
//
// Invariant: `used` never passes max_bytes; once a piece would not fit, `full` is set and everything after is ignored
// until fb_finish reports it. A piece is aligned by padding before it so that its distance from the end is a multiple
// of its alignment; the finished buffer's size is a multiple of the strictest one. Equal vtables are shared. The same
// calls give the same bytes.
#include "frontend/fb/fb.h"

#include <stdlib.h>

void fb_builder_init(FbBuilder *b) { *b = (FbBuilder){.max_bytes = FB_MAX_BYTES, .align = 4}; }

void fb_builder_free(FbBuilder *b) {
    free(b->bytes);
    free(b->shared);
    vec_free(&b->vtables);
    *b = (FbBuilder){0};
}

static uint8_t *ref_at(FbBuilder *b, FbRef ref) { return b->bytes + (b->cap - ref); }

static void block_grow(FbBuilder *b, size_t want) {
    size_t cap = b->cap ? b->cap : 1024;
    while (cap < want) cap *= 2;
    uint8_t *bytes = xmalloc(cap);
    if (b->used) memcpy(bytes + (cap - b->used), ref_at(b, (FbRef)b->used), b->used);
    free(b->bytes);
    b->bytes = bytes, b->cap = cap;
}

// len fresh bytes in front, after padding that aligns position `used + len`; NULL when the buffer is full.
static uint8_t *push(FbBuilder *b, size_t len, size_t align) {
    if (align > b->align) b->align = align;
    if (b->full || len > b->max_bytes - b->used) return b->full = true, NULL;
    size_t total = b->used + len, pad = (align - total % align) % align;
    if (pad > b->max_bytes - total) return b->full = true, NULL;
    total += pad;
    if (total > b->cap || !b->bytes) block_grow(b, total);
    memset(ref_at(b, (FbRef)(b->used + pad)), 0, pad);
    b->used = total;
    return ref_at(b, (FbRef)total);
}

static FbRef here(const FbBuilder *b) { return b->full ? 0 : (FbRef)b->used; }

static void outside_table(const FbBuilder *b) {
    if (b->in_table) ICE("a FlatBuffers string, vector or table is begun inside a table");
}

// The length in front of items that are already written.
static FbRef vector_close(FbBuilder *b, size_t n) {
    uint8_t *p = push(b, 4, 4);
    if (!p) return 0;
    fb_set_u32(p, (uint32_t)n);
    return here(b);
}

FbRef fb_put_bytes(FbBuilder *b, const void *items, size_t n, size_t item_bytes, size_t align) {
    outside_table(b);
    size_t bytes = size_mul(n, item_bytes);
    uint8_t *p = push(b, bytes, align < 4 ? 4 : align);
    if (!p) return 0;
    if (bytes) memcpy(p, items, bytes);
    return vector_close(b, n);
}

FbRef fb_put_scalars(FbBuilder *b, const void *items, size_t n, size_t item_bytes) {
    FbRef ref = fb_put_bytes(b, items, n, item_bytes, item_bytes);
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    uint8_t *p = ref ? ref_at(b, ref) + 4 : NULL;
    for (size_t i = 0; p && i < n; i++, p += item_bytes)
        for (size_t k = 0; k < item_bytes / 2; k++) {
            uint8_t t = p[k];
            p[k] = p[item_bytes - 1 - k], p[item_bytes - 1 - k] = t;
        }
#endif
    return ref;
}

FbRef fb_put_string(FbBuilder *b, const char *text, size_t len) {
    outside_table(b);
    if (len >= FB_MAX_BYTES) return b->full = true, 0;
    uint8_t *p = push(b, len + 1, 4);
    if (!p) return 0;
    if (len) memcpy(p, text, len);
    p[len] = 0;
    return vector_close(b, len);
}

FbRef fb_put_refs(FbBuilder *b, const FbRef *items, size_t n) {
    outside_table(b);
    uint8_t *p = push(b, size_mul(n, 4), 4);
    if (!p) return 0;
    for (size_t i = 0; i < n; i++) {
        if (!items[i]) ICE("item %zu of a FlatBuffers vector refers to nothing", i);
        fb_set_u32(p + 4 * i, here(b) - (uint32_t)(4 * i) - items[i]);
    }
    return vector_close(b, n);
}

static void shared_grow(FbBuilder *b) {
    FbRef *old = b->shared;
    size_t cap_old = b->cap_shared;
    b->cap_shared = cap_old ? cap_old * 2 : 256;
    b->shared = xcalloc(b->cap_shared, sizeof *b->shared);
    for (size_t i = 0; i < cap_old; i++) {
        if (!old[i]) continue;
        const uint8_t *s = ref_at(b, old[i]);
        size_t at = bytes_hash(s + 4, fb_u32(s), 0) & (b->cap_shared - 1);
        while (b->shared[at]) at = (at + 1) & (b->cap_shared - 1);
        b->shared[at] = old[i];
    }
    free(old);
}

FbRef fb_put_shared_string(FbBuilder *b, const char *text, size_t len) {
    if (b->full) return 0;
    if (2 * b->n_shared >= b->cap_shared) shared_grow(b);
    size_t at = bytes_hash(text, len, 0) & (b->cap_shared - 1);
    for (; b->shared[at]; at = (at + 1) & (b->cap_shared - 1)) {
        const uint8_t *s = ref_at(b, b->shared[at]);
        if (fb_u32(s) == len && (len == 0 || memcmp(s + 4, text, len) == 0)) return b->shared[at];
    }
    FbRef ref = fb_put_string(b, text, len);
    if (ref) b->shared[at] = ref, b->n_shared++;
    return ref;
}

void fb_table_begin(FbBuilder *b, uint32_t n_slots) {
    outside_table(b);
    if (n_slots > FB_MAX_SLOTS) ICE("a FlatBuffers table of %u fields", n_slots);
    b->in_table = true;
    b->n_slots = n_slots;
    b->table_from = (FbRef)b->used;
    memset(b->slots, 0, n_slots * sizeof *b->slots);
}

static uint8_t *field_push(FbBuilder *b, uint16_t vtable_offset, size_t size, size_t align) {
    uint32_t slot = (vtable_offset - 4u) / 2;
    if (!b->in_table || slot >= b->n_slots) ICE("a FlatBuffers field is added to no table, or past its last slot");
    if (b->slots[slot]) ICE("a FlatBuffers field is added twice");
    uint8_t *p = push(b, size, align);
    if (p) b->slots[slot] = here(b);
    return p;
}

void fb_add_scalar(FbBuilder *b, uint16_t vtable_offset, uint64_t bits, size_t bytes) {
    uint8_t *p = field_push(b, vtable_offset, bytes, bytes);
    for (size_t i = 0; p && i < bytes; i++) p[i] = (uint8_t)(bits >> (8 * i));
}

void fb_add_ref(FbBuilder *b, uint16_t vtable_offset, FbRef ref) {
    if (!ref) return;
    uint8_t *p = field_push(b, vtable_offset, 4, 4);
    if (p) fb_set_u32(p, here(b) - ref);
}

FbRef fb_add_struct(FbBuilder *b, uint16_t vtable_offset, const uint8_t *bytes, size_t size, size_t align) {
    uint8_t *p = field_push(b, vtable_offset, size, align);
    if (p) memcpy(p, bytes, size);
    return here(b);
}

uint8_t *fb_patch(FbBuilder *b, FbRef at) { return b->full || !at ? NULL : ref_at(b, at); }

// An equal vtable written before, or 0.
static FbRef vtable_find(FbBuilder *b, const uint8_t *vtable, size_t bytes) {
    for (size_t i = b->vtables.n; i-- > 0;) {
        const uint8_t *p = ref_at(b, b->vtables.items[i]);
        if (fb_u16(p) == bytes && memcmp(p, vtable, bytes) == 0) return b->vtables.items[i];
    }
    return 0;
}

FbRef fb_table_end(FbBuilder *b) {
    if (!b->in_table) ICE("a FlatBuffers table is ended twice");
    uint8_t *p = push(b, 4, 4); // the offset to the vtable, filled in below
    b->in_table = false;
    if (!p) return 0;
    FbRef table = here(b);
    uint32_t n = b->n_slots;
    while (n && !b->slots[n - 1]) n--;
    uint8_t vtable[4 + 2 * FB_MAX_SLOTS];
    size_t bytes = 4 + 2 * n;
    if (table - b->table_from > UINT16_MAX) ICE("a FlatBuffers table of %u bytes", table - b->table_from);
    fb_set_u16(vtable, (uint16_t)bytes);
    fb_set_u16(vtable + 2, (uint16_t)(table - b->table_from));
    for (uint32_t i = 0; i < n; i++) fb_set_u16(vtable + 4 + 2 * i, (uint16_t)(b->slots[i] ? table - b->slots[i] : 0));
    FbRef at = vtable_find(b, vtable, bytes);
    if (!at) {
        if (!(p = push(b, bytes, 2))) return 0;
        memcpy(p, vtable, bytes);
        at = here(b);
        vec_push(&b->vtables, at);
    }
    fb_set_u32(ref_at(b, table), at - table); // signed; wraps where the vtable stands behind the table
    return table;
}

bool fb_finish(FbBuilder *b, FbRef root, const char *ident, const uint8_t **out_bytes, size_t *out_n) {
    outside_table(b);
    size_t header = ident[0] ? 8 : 4;
    uint8_t *p = push(b, header, b->align);
    if (!p || !root) return false;
    fb_set_u32(p, here(b) - root);
    if (ident[0]) memcpy(p + 4, ident, 4);
    *out_bytes = p;
    *out_n = b->used;
    return true;
}
