// XXH64: see key.h. It runs at the speed of memory, so that a gigabyte of weights costs a
// fraction of a second.
#include "frontend/key/key.h"

#include <string.h>

static const uint64_t prime[5] = {UINT64_C(0x9E3779B185EBCA87), UINT64_C(0xC2B2AE3D27D4EB4F), UINT64_C(0x165667B19E3779F9), UINT64_C(0x85EBCA77C2B2AE63),
                                  UINT64_C(0x27D4EB2F165667C5)};

static uint64_t rotate(uint64_t x, int by) { return x << by | x >> (64 - by); }

static uint64_t load64(const uint8_t *p) {
    uint64_t v;
    memcpy(&v, p, sizeof v);
    return v; // little endian, like all machines that code is made for
}

static uint64_t round64(uint64_t lane, uint64_t word) { return rotate(lane + word * prime[1], 31) * prime[0]; }

void hash64_begin(Hash64 *h) { *h = (Hash64){.lanes = {prime[0] + prime[1], prime[1], 0, 0 - prime[0]}}; }

static void add_blocks(Hash64 *h, const uint8_t *p, size_t n_blocks) {
    uint64_t a = h->lanes[0], b = h->lanes[1], c = h->lanes[2], e = h->lanes[3];
    for (; n_blocks; n_blocks--, p += 32) {
        a = round64(a, load64(p));
        b = round64(b, load64(p + 8));
        c = round64(c, load64(p + 16));
        e = round64(e, load64(p + 24));
    }
    h->lanes[0] = a, h->lanes[1] = b, h->lanes[2] = c, h->lanes[3] = e;
}

void hash64_add(Hash64 *h, const void *bytes, size_t n) {
    const uint8_t *p = bytes;
    if (!n) return;
    h->n_bytes += n;
    if (h->n_rest) {
        size_t part = n < 32 - h->n_rest ? n : 32 - h->n_rest;
        memcpy(h->rest + h->n_rest, p, part);
        h->n_rest += part, p += part, n -= part;
        if (h->n_rest < 32) return;
        add_blocks(h, h->rest, 1);
        h->n_rest = 0;
    }
    add_blocks(h, p, n / 32);
    h->n_rest = n % 32;
    if (h->n_rest) memcpy(h->rest, p + n / 32 * 32, h->n_rest);
}

static uint64_t join_lanes(const Hash64 *h) {
    if (h->n_bytes < 32) return prime[4];
    uint64_t v = rotate(h->lanes[0], 1) + rotate(h->lanes[1], 7) + rotate(h->lanes[2], 12) + rotate(h->lanes[3], 18);
    for (int i = 0; i < 4; i++) v = (v ^ round64(0, h->lanes[i])) * prime[0] + prime[3];
    return v;
}

uint64_t hash64_end(const Hash64 *h) {
    uint64_t v = join_lanes(h) + h->n_bytes;
    const uint8_t *p = h->rest, *end = p + h->n_rest;
    for (; end - p >= 8; p += 8) v = rotate(v ^ round64(0, load64(p)), 27) * prime[0] + prime[3];
    if (end - p >= 4) {
        uint32_t word;
        memcpy(&word, p, sizeof word);
        v = rotate(v ^ word * prime[0], 23) * prime[1] + prime[2];
        p += 4;
    }
    for (; p < end; p++) v = rotate(v ^ *p * prime[4], 11) * prime[0];
    v = (v ^ v >> 33) * prime[1];
    v = (v ^ v >> 29) * prime[2];
    return v ^ v >> 32;
}

uint64_t hash64_of(const void *bytes, size_t n) {
    Hash64 h;
    hash64_begin(&h);
    hash64_add(&h, bytes, n);
    return hash64_end(&h);
}
