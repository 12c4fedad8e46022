// Is this file a shared object of ours, whole, and such that the operating system's loader has nothing to trip over? Everything is read with
// pread and checked before that loader maps it: it asserts what it is told, follows every offset, and runs constructors; a mapped file that is cut
// off would end the process with SIGBUS at first touch. Here: the header, segments, sections, the symbol that ends in TPU_PROGRAM_SUFFIX and the
// version of its table; elf_dynamic.c, elf_reloc.c and elf_seal.c have the rest. What tpucc's own linker made is taken only as that linker writes it. Nothing
// is believed before it was compared with the size of the file or with a segment. Sources: System V gABI, chapters 4 and 5; glibc's elf/dl-load.c and
// dl-map-segments.h.
#define _GNU_SOURCE
#include "runtime/program/elf_file.h"

#include <errno.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define MAX_ADDRESS (UINT64_C(1) << 46)
enum { MAX_HEADERS = 64, MAX_ALIGN = 1 << 30 };

static const char hint[] = "is not a shared object made by tpucc; compile a model with: tpucc MODEL -o OUT.so";

static bool check_head(Elf *e) {
    if (e->size < SELFMAG) return elf_fail(e, "%s", hint);
    if (!elf_read(e, &e->head, 0, e->size < sizeof e->head ? e->size : sizeof e->head)) return false;
    if (memcmp(e->head.e_ident, ELFMAG, SELFMAG)) return elf_fail(e, "%s", hint);
    if (!elf_in_file(e, 0, sizeof e->head, "ELF header")) return false;
    if (e->head.e_ident[EI_CLASS] != ELFCLASS64 || e->head.e_ident[EI_DATA] != ELFDATA2LSB || e->head.e_machine != EM_X86_64) {
        e->status = error_set(e->error, TPURT_WRONG_PROCESSOR, "is for another machine (ELF machine %u, class %u); this library runs x86-64", e->head.e_machine,
                              e->head.e_ident[EI_CLASS]);
        return false;
    }
    if (e->head.e_type == ET_REL) return elf_fail(e, "is an object file; link it, or compile with: tpucc MODEL -o OUT.so");
    if (e->head.e_type != ET_DYN) return elf_fail(e, "%s", hint);
    if (e->head.e_ident[EI_VERSION] != EV_CURRENT || e->head.e_version != EV_CURRENT || e->head.e_ehsize != sizeof e->head)
        return elf_damaged(e, "its ELF header is of another version");
    if (e->head.e_phentsize != sizeof(Elf64_Phdr) || !e->head.e_phnum || e->head.e_phnum > MAX_HEADERS || e->head.e_phoff % 8)
        return elf_damaged(e, "no usable program headers");
    return true;
}

// ---- Segments

// Loaded segments lie in ascending order on pages of their own, the first at address 0 with the headers in it: what the loader reserves memory
// for, and then maps over, without looking.
static bool check_load(Elf *e, uint32_t i, uint64_t *end) {
    const Elf64_Phdr *p = &e->segments[i];
    if (p->p_memsz < p->p_filesz) return elf_damaged(e, "segment %u is larger in the file than in memory", i);
    if (p->p_vaddr > MAX_ADDRESS || p->p_memsz > MAX_ADDRESS || (!p->p_memsz && !*end)) return elf_damaged(e, "impossible size of segment %u", i);
    if (p->p_align < TPU_PAGE || p->p_align > MAX_ALIGN || p->p_align & (p->p_align - 1) || (p->p_vaddr - p->p_offset) % p->p_align)
        return elf_damaged(e, "impossible alignment of segment %u", i);
    bool first = !*end;
    if (first ? p->p_vaddr || p->p_offset || p->p_filesz < e->head.e_phoff + (uint64_t)e->head.e_phnum * sizeof *p : p->p_vaddr / TPU_PAGE * TPU_PAGE < *end)
        return elf_damaged(e, "impossible place of segment %u", i);
    if (!(p->p_flags & PF_R) || p->p_flags & ~(uint32_t)(PF_R | PF_W | PF_X) || (p->p_flags & PF_W && p->p_flags & PF_X))
        return elf_damaged(e, "segment %u has the rights %x", i, p->p_flags);
    if (p->p_memsz > p->p_filesz && !(p->p_flags & PF_W)) return elf_damaged(e, "segment %u has memory without a file that is not written", i);
    *end = (p->p_vaddr + p->p_memsz + TPU_PAGE - 1) / TPU_PAGE * TPU_PAGE;
    return true;
}

// What says something about a part of a loaded segment.
static bool check_part(Elf *e, uint32_t i) {
    const Elf64_Phdr *p = &e->segments[i], *in = elf_load(e, p->p_vaddr, p->p_memsz, true);
    if (!in || p->p_offset - in->p_offset != p->p_vaddr - in->p_vaddr || p->p_filesz > p->p_memsz)
        return elf_damaged(e, "segment %u lies in none that is loaded", i);
    if (p->p_type == PT_PHDR && (p->p_offset != e->head.e_phoff || p->p_memsz != (uint64_t)e->head.e_phnum * sizeof *p))
        return elf_damaged(e, "segment %u is not the program headers", i); // which the loader reads there again
    if (p->p_type != PT_DYNAMIC) return true;
    if (e->dynamic_segment || p->p_vaddr % 8 || !(in->p_flags & PF_W)) return elf_damaged(e, "impossible place of segment %u", i);
    e->dynamic_segment = p;
    return true;
}

// It protects whole pages from the start of a segment on, of which the last may be filled up.
static bool check_relro(Elf *e, uint32_t i) {
    const Elf64_Phdr *p = &e->segments[i], *in = elf_load(e, p->p_vaddr, p->p_filesz, true);
    if (e->relro || !in || !(in->p_flags & PF_W) || p->p_vaddr != in->p_vaddr || p->p_offset != in->p_offset || p->p_filesz > p->p_memsz ||
        p->p_memsz > (in->p_vaddr + in->p_memsz + TPU_PAGE - 1) / TPU_PAGE * TPU_PAGE - in->p_vaddr)
        return elf_damaged(e, "impossible place of segment %u", i);
    e->relro = p;
    return true;
}

// The types in the second row are those of other linkers.
static bool check_type(Elf *e, uint32_t i, uint32_t *n_stacks) {
    const Elf64_Phdr *p = &e->segments[i];
    switch (p->p_type) {
    case PT_LOAD: return true;
    case PT_GNU_STACK:
        if (p->p_flags != (PF_R | PF_W) || ++*n_stacks > 1) return elf_damaged(e, "it asks for a stack with the rights %x", p->p_flags);
        return true;
    case PT_DYNAMIC: return check_part(e, i);
    case PT_GNU_RELRO: return check_relro(e, i);
    case PT_NULL:
        if (e->own) break;
        return true;
    case PT_NOTE:
    case PT_PHDR:
    case PT_GNU_EH_FRAME:
    case PT_GNU_PROPERTY:
        if (e->own && p->p_type != PT_NOTE) break;
        return check_part(e, i);
    default: break;
    }
    return elf_damaged(e, "segment %u is of the type %x", i, p->p_type);
}

static bool read_segments(Elf *e) {
    uint64_t end = 0;
    e->segments = elf_block(e, e->head.e_phoff, (uint64_t)e->head.e_phnum * sizeof(Elf64_Phdr), "program headers");
    if (!e->segments) return false;
    for (uint32_t i = 0; i < e->head.e_phnum; i++) {
        const Elf64_Phdr *p = &e->segments[i];
        if (p->p_type == PT_NULL || p->p_type == PT_GNU_STACK) continue;
        if (!elf_in_file(e, p->p_offset, p->p_filesz, p->p_type == PT_LOAD ? "loaded segment" : "segment")) return false;
        if (p->p_type == PT_LOAD && !check_load(e, i, &end)) return false;
    }
    return end || elf_damaged(e, "no segment is loaded");
}

// tpucc's own linker: read, run, written and then protected, written, weights; all but the first and the third where they are needed.
static bool check_order(Elf *e) {
    static const uint32_t rights[] = {PF_R, PF_R | PF_X, PF_R | PF_W, PF_R | PF_W, PF_R};
    enum { N_RIGHTS = sizeof rights / sizeof *rights, PROTECTED = 2 };
    uint32_t next = 0;
    const Elf64_Phdr *in = NULL;
    for (uint32_t i = 0; i < e->head.e_phnum; i++) {
        const Elf64_Phdr *p = &e->segments[i];
        if (p->p_type != PT_LOAD) continue;
        while (next < N_RIGHTS && rights[next] != p->p_flags) next++;
        if (next == N_RIGHTS || (!in && next)) return elf_damaged(e, "segment %u has the rights %x", i, p->p_flags);
        if (next == PROTECTED) e->protected_segment = p;
        in = p;
        next++;
    }
    const Elf64_Phdr *data = e->protected_segment, *r = e->relro, *d = e->dynamic_segment;
    if (!data || !r || r->p_vaddr != data->p_vaddr || r->p_memsz != data->p_memsz || d->p_vaddr < data->p_vaddr || d->p_vaddr - data->p_vaddr > data->p_memsz)
        return elf_damaged(e, "its protected data is in the wrong place");
    return true;
}

static bool check_segments(Elf *e) {
    uint32_t n_stacks = 0;
    for (uint32_t i = 0; i < e->head.e_phnum; i++)
        if (!check_type(e, i, &n_stacks)) return false;
    if (!e->dynamic_segment) return elf_damaged(e, "no dynamic section");
    if (!n_stacks) return elf_damaged(e, "it asks for a stack that runs code");
    return !e->own || check_order(e);
}

// Sections are not loaded, but a file that ends before they do is cut off.
static bool check_sections(Elf *e) {
    if (!e->head.e_shoff || !e->head.e_shnum) return true;
    if (e->head.e_shentsize != sizeof(Elf64_Shdr)) return elf_damaged(e, "section headers of a wrong size");
    const Elf64_Shdr *sections = elf_block(e, e->head.e_shoff, (uint64_t)e->head.e_shnum * sizeof(Elf64_Shdr), "section headers");
    if (!sections) return false;
    for (uint32_t i = 1; i < e->head.e_shnum; i++)
        if (sections[i].sh_type != SHT_NOBITS && !elf_in_file(e, sections[i].sh_offset, sections[i].sh_size, "section")) return false;
    return true;
}

// ---- The program

static bool is_ours(const char *name, size_t len) {
    const size_t suffix = sizeof TPU_PROGRAM_SUFFIX - 1;
    return len >= suffix && !memcmp(name + len - suffix, TPU_PROGRAM_SUFFIX, suffix);
}

// What a table of any version begins with; the loader changes nothing of it.
static bool check_version(Elf *e, uint64_t table) {
    uint32_t head[2]; // magic, version
    if (table % 8) return elf_damaged(e, "the program table is not aligned");
    if (!elf_read_at(e, head, table, sizeof head, "program table")) return false;
    e->status = table_version_check(head[0], head[1], e->error);
    return !e->status && (elf_load(e, table, sizeof(TpuProgram), true) || elf_damaged(e, "its program table lies in no segment"));
}

static bool find_program(Elf *e, ElfFacts *out) {
    out->symbol[0] = 0;
    for (uint64_t i = 0; i < e->n_symbols; i++) {
        const Elf64_Sym *s = &e->symbols[i];
        if (s->st_shndx == SHN_UNDEF || s->st_name >= e->n_strings) continue;
        const char *name = e->strings + s->st_name;
        size_t len = strlen(name);
        if (!is_ours(name, len)) continue;
        if (out->symbol[0]) return elf_fail(e, "holds more than one program: '%.100s' and '%.100s'", out->symbol, name);
        if (len >= sizeof out->symbol) return elf_damaged(e, "a symbol of %zu characters", len);
        if (s->st_shndx == SHN_ABS || ELF64_ST_TYPE(s->st_info) != STT_OBJECT) return elf_damaged(e, "'%.100s' is no table", name);
        memcpy(out->symbol, name, len + 1);
        out->table = s->st_value;
    }
    if (out->symbol[0]) return check_version(e, out->table);
    return elf_fail(e, "holds no program of tpucc: no symbol ends in '%s'", TPU_PROGRAM_SUFFIX);
}

// Where things will lie in memory, for table_check.
static bool map_segments(Elf *e, ElfFacts *out) {
    for (uint32_t i = 0; i < e->head.e_phnum; i++) {
        const Elf64_Phdr *p = &e->segments[i];
        if (p->p_type != PT_LOAD) continue;
        if (out->map.n_segments == MAX_SEGMENTS) return elf_damaged(e, "more than %d segments are loaded", MAX_SEGMENTS);
        bool code = p->p_flags & PF_X;
        out->map.segments[out->map.n_segments++] = (ImageSegment){p->p_vaddr, p->p_memsz, code};
        if (code) out->code_bytes += p->p_filesz;
    }
    return true;
}

// Does a name of a program stand where linkers write names, near the start of the file? Another program or library is not a damaged one.
static bool names_program(Elf *e) {
    enum { SUFFIX = sizeof TPU_PROGRAM_SUFFIX - 1, FRONT = 1 << 16, STEP = 1 << 12 };
    char bytes[STEP + SUFFIX];
    for (uint64_t at = 0; at < e->size && at < FRONT; at += STEP) {
        uint64_t n = e->size - at < sizeof bytes ? e->size - at : sizeof bytes;
        if (!elf_read(e, bytes, at, n) || memmem(bytes, n, TPU_PROGRAM_SUFFIX, SUFFIX)) return true;
    }
    return false;
}

TpurtStatus elf_check(int fd, const TpurtAllocator *allocator, bool with_weights, ElfFacts *out, TpurtError *error) {
    Elf e = {.fd = fd, .allocator = allocator, .error = error};
    struct stat about;
    *out = (ElfFacts){0};
    if (fstat(fd, &about)) return error_set(error, TPURT_CANNOT_READ, "cannot read: %s", strerror(errno));
    if (!S_ISREG(about.st_mode)) return error_set(error, TPURT_CANNOT_READ, "cannot read: not a regular file");
    e.size = (uint64_t)about.st_size;
    (void)(check_head(&e) && read_segments(&e) && check_sections(&e) && elf_find_seal(&e) && check_segments(&e) && elf_check_dynamic(&e) &&
           find_program(&e, out) && elf_check_relocs(&e) && elf_check_seal(&e, with_weights, out) && map_segments(&e, out));
    if (e.damaged && !names_program(&e)) (void)elf_fail(&e, "%s", hint);
    while (e.n_blocks) memory_free(allocator, e.blocks[--e.n_blocks]);
    return e.status;
}
