// Is this file a whole shared object of ours? Everything is read with pread and compared with the size of the file
// before the operating system's loader maps it: a mapped file that is cut off would end the process with SIGBUS at
// first touch, and the loader's own messages do not say what to do. Then the symbol that ends in TPU_PROGRAM_SUFFIX is
// looked up in the dynamic symbol table, which is there in stripped files too. Source: System V ABI chapter 4 and 5;
// the GNU hash table as described by Drepper, "How to write shared libraries", and by the layout notes of its author.
#define _GNU_SOURCE
#include "runtime/internal.h"

#include <elf.h>
#include <errno.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct {
    int fd;
    uint64_t size;
    const TpurtAllocator *allocator;
    TpurtError *error;
    TpurtStatus status; // of the first failure
    Elf64_Ehdr head;
    Elf64_Phdr *segments;
    void *blocks[8]; // everything read, freed at the end
    uint32_t n_blocks;
} Elf;

#define elf_fail(e, ...) ((e)->status = error_set((e)->error, TPURT_BAD_PROGRAM, __VA_ARGS__), false)

static bool read_at(Elf *e, void *to, uint64_t offset, uint64_t bytes) {
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

static bool in_file(Elf *e, uint64_t offset, uint64_t bytes, const char *what) {
    if (offset <= e->size && bytes <= e->size - offset) return true;
    uint64_t end;
    if (__builtin_add_overflow(offset, bytes, &end)) return elf_fail(e, "is damaged: impossible place of %s", what);
    return elf_fail(e, "is truncated: its %s should end at byte %llu, the file has %llu bytes", what,
                    (unsigned long long)end, (unsigned long long)e->size);
}

// Reads into memory that elf_check frees.
static void *read_block(Elf *e, uint64_t offset, uint64_t bytes, const char *what) {
    if (!in_file(e, offset, bytes, what)) return NULL;
    void *block = memory_new(e->allocator, bytes, 1, 16, what, e->error);
    if (!block) {
        e->status = TPURT_OUT_OF_MEMORY;
        return NULL;
    }
    e->blocks[e->n_blocks++] = block;
    return read_at(e, block, offset, bytes) ? block : NULL;
}

static bool check_head(Elf *e) {
    static const char hint[] = "is not a shared object made by tpucc; compile a model with: tpucc MODEL -o OUT.so";
    if (e->size < SELFMAG) return elf_fail(e, "%s", hint);
    if (!read_at(e, &e->head, 0, e->size < sizeof e->head ? e->size : sizeof e->head)) return false;
    if (memcmp(e->head.e_ident, ELFMAG, SELFMAG)) return elf_fail(e, "%s", hint);
    if (!in_file(e, 0, sizeof e->head, "ELF header")) return false;
    if (e->head.e_ident[EI_CLASS] != ELFCLASS64 || e->head.e_ident[EI_DATA] != ELFDATA2LSB ||
        e->head.e_machine != EM_X86_64) {
        e->status = error_set(e->error, TPURT_WRONG_PROCESSOR,
                              "is for another machine (ELF machine %u, class %u); this library runs x86-64",
                              e->head.e_machine, e->head.e_ident[EI_CLASS]);
        return false;
    }
    if (e->head.e_type == ET_REL)
        return elf_fail(e, "is an object file; link it, or compile with: tpucc MODEL -o OUT.so");
    if (e->head.e_type != ET_DYN) return elf_fail(e, "%s", hint);
    if (e->head.e_phentsize != sizeof(Elf64_Phdr) || !e->head.e_phnum || e->head.e_phnum == PN_XNUM)
        return elf_fail(e, "is damaged: no usable program headers");
    return true;
}

static bool check_segments(Elf *e) {
    e->segments = read_block(e, e->head.e_phoff, (uint64_t)e->head.e_phnum * sizeof(Elf64_Phdr), "program headers");
    if (!e->segments) return false;
    for (uint32_t i = 0; i < e->head.e_phnum; i++) {
        const Elf64_Phdr *p = &e->segments[i];
        if (p->p_type == PT_NULL || p->p_type == PT_GNU_STACK) continue;
        if (!in_file(e, p->p_offset, p->p_filesz, p->p_type == PT_LOAD ? "loaded segment" : "segment")) return false;
        if (p->p_type == PT_LOAD && p->p_memsz < p->p_filesz)
            return elf_fail(e, "is damaged: segment %u is larger in the file than in memory", i);
    }
    return true;
}

// Sections are not loaded, but a file that ends before they do is cut off.
static bool check_sections(Elf *e) {
    if (!e->head.e_shoff || !e->head.e_shnum) return true;
    if (e->head.e_shentsize != sizeof(Elf64_Shdr)) return elf_fail(e, "is damaged: section headers of a wrong size");
    const Elf64_Shdr *sections =
        read_block(e, e->head.e_shoff, (uint64_t)e->head.e_shnum * sizeof(Elf64_Shdr), "section headers");
    if (!sections) return false;
    for (uint32_t i = 1; i < e->head.e_shnum; i++)
        if (sections[i].sh_type != SHT_NOBITS && !in_file(e, sections[i].sh_offset, sections[i].sh_size, "section"))
            return false;
    return true;
}

// Where in the file an address of memory comes from.
static bool file_offset(Elf *e, uint64_t address, uint64_t bytes, const char *what, uint64_t *out_offset) {
    for (uint32_t i = 0; i < e->head.e_phnum; i++) {
        const Elf64_Phdr *p = &e->segments[i];
        if (p->p_type != PT_LOAD || address < p->p_vaddr || address - p->p_vaddr > p->p_filesz) continue;
        uint64_t into = address - p->p_vaddr;
        if (bytes > p->p_filesz - into) continue;
        *out_offset = p->p_offset + into;
        return true;
    }
    return elf_fail(e, "is damaged: its %s lies in no segment", what);
}

static void *read_address(Elf *e, uint64_t address, uint64_t bytes, const char *what) {
    uint64_t offset;
    return file_offset(e, address, bytes, what, &offset) ? read_block(e, offset, bytes, what) : NULL;
}

typedef struct {
    uint64_t symbols, strings, strings_bytes, hash, gnu_hash;
} Dynamic;

static bool read_dynamic(Elf *e, Dynamic *out) {
    *out = (Dynamic){0};
    const Elf64_Phdr *p = e->segments, *end = p + e->head.e_phnum;
    while (p < end && p->p_type != PT_DYNAMIC) p++;
    if (p == end) return elf_fail(e, "is damaged: no dynamic section");
    const Elf64_Dyn *d = read_block(e, p->p_offset, p->p_filesz, "dynamic section");
    if (!d) return false;
    for (uint64_t i = 0; i < p->p_filesz / sizeof *d && d[i].d_tag != DT_NULL; i++) {
        switch (d[i].d_tag) {
        case DT_SYMTAB: out->symbols = d[i].d_un.d_ptr; break;
        case DT_STRTAB: out->strings = d[i].d_un.d_ptr; break;
        case DT_STRSZ: out->strings_bytes = d[i].d_un.d_val; break;
        case DT_HASH: out->hash = d[i].d_un.d_ptr; break;
        case DT_GNU_HASH: out->gnu_hash = d[i].d_un.d_ptr; break;
        default: break;
        }
    }
    if (!out->symbols || !out->strings || !(out->hash || out->gnu_hash))
        return elf_fail(e, "is damaged: no dynamic symbol table");
    return true;
}

// The GNU hash table does not say how many symbols there are: the last one ends the chain of the highest bucket.
static bool count_gnu(Elf *e, uint64_t table, uint64_t *out_n) {
    const uint32_t *head = read_address(e, table, 16, "hash table");
    if (!head) return false;
    uint64_t buckets_at = table + 16 + (uint64_t)head[2] * 8, chains_at = buckets_at + (uint64_t)head[0] * 4;
    uint64_t first = head[1], last = 0, offset;
    const uint32_t *buckets = read_address(e, buckets_at, (uint64_t)head[0] * 4, "hash table");
    if (!buckets) return false;
    for (uint32_t i = 0; i < head[0]; i++)
        if (buckets[i] > last) last = buckets[i];
    *out_n = first;
    if (last < first) return true; // no symbol is exported
    for (;; last++) {
        uint32_t chain;
        if (!file_offset(e, chains_at + (last - first) * 4, 4, "hash table", &offset)) return false;
        if (!in_file(e, offset, 4, "hash table") || !read_at(e, &chain, offset, 4)) return false;
        if (chain & 1) break;
    }
    *out_n = last + 1;
    return true;
}

static bool count_symbols(Elf *e, const Dynamic *dynamic, uint64_t *out_n) {
    if (!dynamic->hash) return count_gnu(e, dynamic->gnu_hash, out_n);
    const uint32_t *head = read_address(e, dynamic->hash, 8, "hash table");
    if (!head) return false;
    *out_n = head[1]; // as many chains as symbols
    return true;
}

static bool is_ours(const char *name, size_t len) {
    const size_t suffix = sizeof TPU_PROGRAM_SUFFIX - 1;
    return len >= suffix && !memcmp(name + len - suffix, TPU_PROGRAM_SUFFIX, suffix);
}

static bool find_symbol(Elf *e, char *out_symbol, size_t symbol_cap) {
    Dynamic dynamic;
    uint64_t n;
    if (!read_dynamic(e, &dynamic) || !count_symbols(e, &dynamic, &n)) return false;
    const Elf64_Sym *symbols = read_address(e, dynamic.symbols, n * sizeof *symbols, "dynamic symbol table");
    const char *strings =
        symbols ? read_address(e, dynamic.strings, dynamic.strings_bytes, "dynamic string table") : NULL;
    if (!strings) return false;
    out_symbol[0] = 0;
    for (uint64_t i = 0; i < n; i++) {
        if (symbols[i].st_shndx == SHN_UNDEF || symbols[i].st_name >= dynamic.strings_bytes) continue;
        const char *name = strings + symbols[i].st_name;
        size_t len = strnlen(name, dynamic.strings_bytes - symbols[i].st_name);
        uint64_t offset;
        if (!is_ours(name, len)) continue;
        if (out_symbol[0]) return elf_fail(e, "holds more than one program: '%.100s' and '%.100s'", out_symbol, name);
        if (len >= symbol_cap || len == dynamic.strings_bytes - symbols[i].st_name)
            return elf_fail(e, "is damaged: a symbol of %zu characters", len);
        if (!file_offset(e, symbols[i].st_value, offsetof(TpuProgram, name), "program table", &offset)) return false;
        memcpy(out_symbol, name, len + 1);
    }
    if (out_symbol[0]) return true;
    return elf_fail(e, "holds no program of tpucc: no symbol ends in '%s'", TPU_PROGRAM_SUFFIX);
}

static uint64_t count_code(const Elf *e) {
    uint64_t bytes = 0; // segments end inside the file, so the sum fits
    for (uint32_t i = 0; i < e->head.e_phnum; i++)
        if (e->segments[i].p_type == PT_LOAD && (e->segments[i].p_flags & PF_X)) bytes += e->segments[i].p_filesz;
    return bytes;
}

TpurtStatus elf_check(int fd, const TpurtAllocator *allocator, char *out_symbol, size_t symbol_cap, uint64_t *out_code_bytes,
                      TpurtError *error) {
    Elf e = {.fd = fd, .allocator = allocator, .error = error};
    struct stat about;
    if (fstat(fd, &about)) return error_set(error, TPURT_CANNOT_READ, "cannot read: %s", strerror(errno));
    if (!S_ISREG(about.st_mode)) return error_set(error, TPURT_CANNOT_READ, "cannot read: not a regular file");
    e.size = (uint64_t)about.st_size;
    if (check_head(&e) && check_segments(&e) && check_sections(&e)) find_symbol(&e, out_symbol, symbol_cap);
    if (!e.status) *out_code_bytes = count_code(&e);
    while (e.n_blocks) memory_free(allocator, e.blocks[--e.n_blocks]);
    return e.status;
}
