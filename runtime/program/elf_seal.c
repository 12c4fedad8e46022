// Are the bytes of an artifact those that the linker wrote? The note with the checksums (abi.h, seal.h) is found by its segment alone; the bytes
// are read through a small buffer, those of the weights only if somebody asks, so that loading touches no page of them.
#define _GNU_SOURCE
#include "runtime/program/elf_file.h"
#include "runtime/seal.h"

#include <string.h>

enum { PIECE = 1 << 16, MAX_NOTES = 1 << 16 };

static uint64_t pad(uint64_t bytes, uint64_t align) { return (bytes + align - 1) / align * align; }

// Takes the note at this place of a segment, if it is ours.
static bool take_note(Elf *e, const Elf64_Phdr *p, const char *at, uint64_t into, uint64_t name_bytes, uint64_t seal_bytes, uint32_t type) {
    if (type != TPU_NOTE_TYPE || name_bytes != sizeof TPU_NOTE_NAME || memcmp(at + 12, TPU_NOTE_NAME, name_bytes) != 0) return true;
    if (seal_bytes != sizeof(TpuSeal) || e->note_offset) return elf_damaged(e, "its note of checksums is malformed");
    e->note_offset = p->p_offset + into;
    e->note_address = p->p_vaddr + into;
    memcpy(&e->note, at, sizeof e->note);
    return true;
}

static bool read_notes(Elf *e, const Elf64_Phdr *p) {
    uint64_t align = p->p_align == 8 ? 8 : 4, at = 0;
    if (p->p_filesz > MAX_NOTES) return elf_damaged(e, "notes of %llu bytes", (unsigned long long)p->p_filesz);
    const char *notes = elf_block(e, p->p_offset, p->p_filesz, "notes");
    if (!notes) return false;
    while (p->p_filesz - at >= 12) {
        uint32_t head[3]; // bytes of the name and of what follows it, type
        memcpy(head, notes + at, sizeof head);
        uint64_t name_end = pad(12 + (uint64_t)head[0], align), end = pad(name_end + head[1], align);
        if (name_end + head[1] > p->p_filesz - at) return elf_damaged(e, "a note that does not end");
        if (!take_note(e, p, notes + at, at, head[0], head[1], head[2])) return false;
        if (end >= p->p_filesz - at) break;
        at += end;
    }
    return true;
}

bool elf_find_seal(Elf *e) {
    for (uint32_t i = 0; i < e->head.e_phnum; i++)
        if (e->segments[i].p_type == PT_NOTE && !read_notes(e, &e->segments[i])) return false;
    const TpuSeal *s = &e->note.seal;
    if (s->sealer > TPU_SEALED_BY_OTHER_LINKER) return elf_damaged(e, "its note of checksums is malformed");
    e->own = s->sealer == TPU_SEALED_BY_OWN_LINKER;
    return true;
}

// ---- Sums

// Adds the bytes from <= b < to of the file; `note` is an offset that they do not hold where they are the weights.
static bool add_bytes(Elf *e, char *piece, uint64_t from, uint64_t to, uint64_t note, uint32_t *sum) {
    while (from < to) {
        size_t n = to - from < PIECE ? (size_t)(to - from) : PIECE;
        if (!elf_read(e, piece, from, n)) return false;
        *sum = note ? seal_add(*sum, piece, from, n, note) : crc32c(*sum, piece, n);
        from += n;
    }
    return true;
}

static bool sum_file(Elf *e, bool with_weights, uint32_t *out_sum, uint32_t *out_weights) {
    const TpuSeal *s = &e->note.seal;
    uint64_t weights_end = s->weights + s->weight_bytes;
    char *piece = memory_new(e->allocator, PIECE, 1, 64, "a piece of the file", e->error);
    if (!piece) {
        e->status = TPURT_OUT_OF_MEMORY;
        return false;
    }
    bool good = add_bytes(e, piece, 0, s->weight_bytes ? s->weights : s->end, e->note_offset, out_sum) &&
                (!s->weight_bytes || add_bytes(e, piece, weights_end, s->end, e->note_offset, out_sum)) &&
                (!with_weights || add_bytes(e, piece, s->weights, weights_end, 0, out_weights));
    memory_free(e->allocator, piece);
    return good;
}

static uint64_t loaded_end(const Elf *e) {
    uint64_t end = 0;
    for (uint32_t i = 0; i < e->head.e_phnum; i++) {
        const Elf64_Phdr *p = &e->segments[i];
        if (p->p_type == PT_LOAD && p->p_offset + p->p_filesz > end) end = p->p_offset + p->p_filesz;
    }
    return end;
}

// Where the weights will lie in memory.
static bool find_weights(Elf *e, uint64_t *out_address) {
    const TpuSeal *s = &e->note.seal;
    for (uint32_t i = 0; i < e->head.e_phnum; i++) {
        const Elf64_Phdr *p = &e->segments[i];
        if (p->p_type != PT_LOAD || s->weights < p->p_offset || s->weights - p->p_offset > p->p_filesz) continue;
        *out_address = p->p_vaddr + (s->weights - p->p_offset);
        if (s->weight_bytes <= p->p_filesz - (s->weights - p->p_offset)) return true;
    }
    return elf_damaged(e, "its weights lie in no segment");
}

bool elf_check_seal(Elf *e, bool with_weights, ElfFacts *out) {
    const TpuSeal *s = &e->note.seal;
    uint32_t sum = 0, weights = 0;
    if (s->sealer == TPU_SEALED_BY_NOBODY && with_weights)
        return elf_fail(e, "has no checksums: it was linked by another program; link it with tpucc MODEL -o OUT.so, with or without --linker");
    out->note = e->note;
    out->note_address = e->note_address;
    if (s->sealer == TPU_SEALED_BY_NOBODY) return true;
    if (s->end != loaded_end(e) || s->weights > s->end || s->weight_bytes > s->end - s->weights)
        return elf_damaged(e, "its checksum is of other bytes than are loaded");
    if (!sum_file(e, with_weights, &sum, &weights)) return false;
    if (sum != s->checksum) return elf_damaged(e, "its bytes have the checksum %08x instead of %08x", sum, s->checksum);
    if (with_weights && weights != s->weight_checksum) return elf_damaged(e, "its weights have the checksum %08x instead of %08x", weights, s->weight_checksum);
    if (s->weight_bytes && !find_weights(e, &out->weights_address)) return false;
    out->checked_bytes = s->end - (with_weights ? 0 : s->weight_bytes);
    return true;
}
