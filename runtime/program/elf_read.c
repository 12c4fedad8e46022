// Reading an artifact's file for its checks, at places of the file and of the memory image: see elf_file.h. Nothing is read that does not lie in the file, and
// in a segment where an address says where.
#define _GNU_SOURCE
#include "runtime/program/elf_file.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

bool elf_read(Elf *e, void *to, uint64_t offset, uint64_t bytes) {
    char *at = to;
    while (bytes) {
        ssize_t n = pread(e->fd, at, bytes < 1u << 30 ? (size_t)bytes : 1u << 30, (off_t)offset);
        if (n < 0 && errno == EINTR) continue;
        if (n < 0) {
            e->status = error_set(e->error, TPURT_CANNOT_READ, "cannot read: %s", strerror(errno));
            return false;
        }
        if (!n) return elf_fail(e, "became shorter while it was read");
        at += n;
        offset += (uint64_t)n;
        bytes -= (uint64_t)n;
    }
    return true;
}

bool elf_in_file(Elf *e, uint64_t offset, uint64_t bytes, const char *what) {
    if (offset <= e->size && bytes <= e->size - offset) return true;
    uint64_t end;
    if (__builtin_add_overflow(offset, bytes, &end)) return elf_damaged(e, "impossible place of %s", what);
    return elf_fail(e, "is truncated: its %s should end at byte %llu, the file has %llu bytes", what, (unsigned long long)end, (unsigned long long)e->size);
}

void *elf_block(Elf *e, uint64_t offset, uint64_t bytes, const char *what) {
    if (!elf_in_file(e, offset, bytes, what)) return NULL;
    if (e->n_blocks == MAX_BLOCKS) {
        (void)elf_damaged(e, "it has too many tables");
        return NULL;
    }
    void *block = memory_new(e->allocator, bytes, 1, 16, what, e->error);
    if (!block) {
        e->status = TPURT_OUT_OF_MEMORY;
        return NULL;
    }
    e->blocks[e->n_blocks++] = block;
    return elf_read(e, block, offset, bytes) ? block : NULL;
}

// ---- by address

const Elf64_Phdr *elf_load(const Elf *e, uint64_t address, uint64_t bytes, bool in_file) {
    for (uint32_t i = 0; i < e->head.e_phnum; i++) {
        const Elf64_Phdr *p = &e->segments[i];
        uint64_t room = in_file ? p->p_filesz : p->p_memsz;
        if (p->p_type == PT_LOAD && address >= p->p_vaddr && address - p->p_vaddr <= room && bytes <= room - (address - p->p_vaddr)) return p;
    }
    return NULL;
}

uint64_t elf_end(const Elf *e) {
    uint64_t end = 0;
    for (uint32_t i = 0; i < e->head.e_phnum; i++)
        if (e->segments[i].p_type == PT_LOAD) end = e->segments[i].p_vaddr + e->segments[i].p_memsz;
    return end;
}

static bool place_of(Elf *e, uint64_t address, uint64_t bytes, const char *what, uint64_t *out_offset) {
    const Elf64_Phdr *p = elf_load(e, address, bytes, true);
    if (!p) return elf_damaged(e, "its %s lies in no segment", what);
    *out_offset = p->p_offset + (address - p->p_vaddr);
    return true;
}

void *elf_block_at(Elf *e, uint64_t address, uint64_t bytes, const char *what) {
    uint64_t offset;
    void *block = place_of(e, address, bytes, what, &offset) ? elf_block(e, offset, bytes, what) : NULL;
    if (block) e->tables[e->n_tables++] = (ElfRange){address, bytes}; // at most as many as blocks
    return block;
}

bool elf_read_at(Elf *e, void *to, uint64_t address, uint64_t bytes, const char *what) {
    uint64_t offset;
    return place_of(e, address, bytes, what, &offset) && elf_read(e, to, offset, bytes);
}
