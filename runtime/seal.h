// The checksum of an artifact: what it is made of. The linker writes it (codegen), the loader compares it (elf_seal.c); both include this file,
// and nothing else is in it. It covers the bytes of the file that are loaded but the weights, which have their own; read as zeros are the
// checksum itself and the header's fields about sections, which tools that strip write anew.
//
// CRC-32C (Castagnoli 1993): x^32 + x^28 + x^27 + x^26 + x^25 + x^23 + x^22 + x^20 + x^19 + x^18 + x^14 + x^13 + x^11 + x^10 + x^9 + x^8 + x^6 + 1,
// reflected, with all bits inverted before and after, as in RFC 3720. Every damage of up to 32 bits in a row shows, of all others one in 2^32 does
// not. SSE 4.2 has an instruction for it (Intel SDM volume 2A, CRC32); without it four bits at a time from a table.
#ifndef TPURT_SEAL_H
#define TPURT_SEAL_H

#include "runtime/abi.h"

#include <string.h>

static inline uint32_t crc32c_by_table(uint32_t crc, const uint8_t *at, size_t n) {
    static const uint32_t of[16] = {0x00000000, 0x105ec76f, 0x20bd8ede, 0x30e349b1, 0x417b1dbc, 0x5125dad3, 0x61c69362, 0x7198540d,
                                    0x82f63b78, 0x92a8fc17, 0xa24bb5a6, 0xb21572c9, 0xc38d26c4, 0xd3d3e1ab, 0xe330a81a, 0xf36e6f75};
    for (; n; n--) {
        crc ^= *at++;
        crc = crc >> 4 ^ of[crc & 15];
        crc = crc >> 4 ^ of[crc & 15];
    }
    return crc;
}

__attribute__((target("sse4.2"))) static inline uint32_t crc32c_by_sse42(uint32_t crc, const uint8_t *at, size_t n) {
    uint64_t wide = crc, word;
    for (; n >= 8; n -= 8, at += 8) {
        memcpy(&word, at, 8);
        wide = __builtin_ia32_crc32di(wide, word);
    }
    crc = (uint32_t)wide;
    for (; n; n--) crc = __builtin_ia32_crc32qi(crc, *at++);
    return crc;
}

// Of what came before (0: nothing) and these bytes.
static inline uint32_t crc32c(uint32_t before, const void *bytes, size_t n) {
    uint32_t crc = ~before;
    if (__builtin_cpu_supports("sse4.2")) return ~crc32c_by_sse42(crc, (const uint8_t *)bytes, n);
    return ~crc32c_by_table(crc, (const uint8_t *)bytes, n);
}

// Adds n bytes of the file from offset `at` on to its checksum; `note`: the offset of its TpuNote.
static inline uint32_t seal_add(uint32_t before, const void *bytes, uint64_t at, size_t n, uint64_t note) {
    static const uint8_t zeros[8] = {0};
    const uint64_t holes[3][2] = {
        {40, 8}, // e_shoff
        {58, 6}, // e_shentsize, e_shnum, e_shstrndx
        {note + offsetof(TpuNote, seal) + offsetof(TpuSeal, checksum), 4},
    };
    const uint8_t *next = (const uint8_t *)bytes;
    uint64_t end = at + n;
    for (int i = 0; i < 3; i++) {
        uint64_t from = holes[i][0], to = from + holes[i][1];
        if (from < at) from = at;
        if (to > end) to = end;
        if (from >= to) continue;
        before = crc32c(before, next, (size_t)(from - at));
        before = crc32c(before, zeros, (size_t)(to - from));
        next += to - at;
        at = to;
    }
    return crc32c(before, next, (size_t)(end - at));
}

#endif
