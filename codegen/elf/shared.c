// The shared object. Everything but the blobs is made in memory first: sizes of the dynamic tables follow from the
// relocations, then every section gets an address and a file offset, then bytes are filled in, then all is streamed in
// file order. The checksums of abi.h's note are of just those bytes: they go through the same walk before they are written.
//
// Memory, lowest address first, one PT_LOAD each: R headers, the note, dynamic tables, constants; R+X code and import thunks; RW,
// after relocation R, pointers, .dynamic and GOT; RW data and bss; R blobs. File pages are shared between neighbours
// (an address equals its offset modulo the page), so that a small model is a small file. Blobs are last, so that they
// part nothing else by 2 GiB. Formats: gABI chapter 5; AMD64 psABI 4.4 and 5.2; DT_GNU_HASH as described by glibc's
// elf/dl-lookup.c.
#include "codegen/elf/image.h"
#include "runtime/seal.h"

#include <stdlib.h>
#include <string.h>

// clang-format off
typedef enum {
    S_NULL, S_NOTE, S_HASH, S_DYNSYM, S_DYNSTR, S_RELA, S_RODATA, S_TEXT, S_PLT, S_RELRO, S_DYNAMIC, S_GOT, S_PAD, S_DATA, S_BSS,
    S_BLOBS, S_SYMTAB, S_STRTAB, S_SHSTRTAB, N_SECTIONS
} SectionId;
// clang-format on

typedef enum { SEG_CONST, SEG_CODE, SEG_RELRO, SEG_DATA, SEG_BLOBS, N_SEGMENTS, SEG_NONE } SegmentId;

typedef struct {
    const char *name;
    uint32_t type;
    uint64_t flags, align, entsize;
    SegmentId segment;
    SectionId link;
} SectionRow;

#define R SHF_ALLOC
#define RX (SHF_ALLOC | SHF_EXECINSTR)
#define RW (SHF_ALLOC | SHF_WRITE)
static const SectionRow rows[N_SECTIONS] = {
    [S_NOTE] = {TPU_NOTE_SECTION, SHT_NOTE, R, 8, 0, SEG_CONST, S_NULL},
    [S_HASH] = {".gnu.hash", SHT_GNU_HASH, R, 8, 0, SEG_CONST, S_DYNSYM},
    [S_DYNSYM] = {".dynsym", SHT_DYNSYM, R, 8, sizeof(Elf64_Sym), SEG_CONST, S_DYNSTR},
    [S_DYNSTR] = {".dynstr", SHT_STRTAB, R, 1, 0, SEG_CONST, S_NULL},
    [S_RELA] = {".rela.dyn", SHT_RELA, R, 8, sizeof(Elf64_Rela), SEG_CONST, S_DYNSYM},
    [S_RODATA] = {".rodata", SHT_PROGBITS, R, 1, 0, SEG_CONST, S_NULL},
    [S_TEXT] = {".text", SHT_PROGBITS, RX, 16, 0, SEG_CODE, S_NULL},
    [S_PLT] = {".plt.got", SHT_PROGBITS, RX, 8, 8, SEG_CODE, S_NULL}, // the name by which objdump knows such thunks
    [S_RELRO] = {".data.rel.ro", SHT_PROGBITS, RW, 1, 0, SEG_RELRO, S_NULL},
    [S_DYNAMIC] = {".dynamic", SHT_DYNAMIC, RW, 8, sizeof(Elf64_Dyn), SEG_RELRO, S_DYNSTR},
    [S_GOT] = {".got", SHT_PROGBITS, RW, 8, 8, SEG_RELRO, S_NULL},
    [S_PAD] = {".padding", SHT_NOBITS, RW, 1, 0, SEG_RELRO, S_NULL}, // protection works in whole pages
    [S_DATA] = {".data", SHT_PROGBITS, RW, 1, 0, SEG_DATA, S_NULL},
    [S_BSS] = {".bss", SHT_NOBITS, RW, 1, 0, SEG_DATA, S_NULL},
    [S_BLOBS] = {".lrodata", SHT_PROGBITS, R, 1, 0, SEG_BLOBS, S_NULL},
    [S_SYMTAB] = {".symtab", SHT_SYMTAB, 0, 8, sizeof(Elf64_Sym), SEG_NONE, S_STRTAB},
    [S_STRTAB] = {".strtab", SHT_STRTAB, 0, 1, 0, SEG_NONE, S_NULL},
    [S_SHSTRTAB] = {".shstrtab", SHT_STRTAB, 0, 1, 0, SEG_NONE, S_NULL},
};
#undef R
#undef RX
#undef RW

static const SectionId section_of_part[N_PARTS] = {S_RODATA, S_TEXT, S_RELRO, S_DATA, S_BSS, S_BLOBS, S_NOTE};
static const uint32_t segment_flags[N_SEGMENTS] = {PF_R, PF_R | PF_X, PF_R | PF_W, PF_R | PF_W, PF_R};
static const uint8_t thunk[8] = {0xff, 0x25, 0, 0, 0, 0, 0x66, 0x90}; // jmp *slot(%rip); nop

typedef struct {
    Text bytes; // empty for bss, padding and blobs
    uint64_t size, align, address, offset;
    uint32_t name;
    uint16_t index; // of the header; 0: the section is left out
} Section;

typedef struct {
    Image *im;
    Section sections[N_SECTIONS];
    Elf64_Phdr segments[N_SEGMENTS + 4], relro; // and dynamic, relro, stack, note
    size_t n_segments, n_sections;
    VEC(uint32_t) got, plt, imports, exports; // symbols
    VEC(Elf64_Rela) relative, symbolic;
    size_t n_rela;            // of both, known before they are
    uint32_t *needed, soname; // names in .dynstr
    uint32_t first_global;
    uint64_t loaded_end; // of the file's bytes that are loaded
    uint64_t end;        // of the file, where the section headers stand
} Shared;

static Symbol *symbol(Shared *s, uint32_t i) { return &s->im->symbols.items[i]; }

static void got_want(Shared *s, uint32_t i) {
    if (symbol(s, i)->got) return;
    vec_push(&s->got, i);
    symbol(s, i)->got = (uint32_t)s->got.n;
    s->n_rela++;
}

static void plt_want(Shared *s, uint32_t i) {
    got_want(s, i);
    if (symbol(s, i)->plt) return;
    vec_push(&s->plt, i);
    symbol(s, i)->plt = (uint32_t)s->plt.n;
}

// What the relocations need: slots, thunks, dynamic relocations.
static bool relocs_scan(Shared *s) {
    for (size_t i = 0; i < s->im->relocs.n; i++) {
        const Reloc *r = &s->im->relocs.items[i];
        const Symbol *to = symbol(s, r->symbol);
        if (reloc_uses_got(r->type))
            got_want(s, r->symbol);
        else if (r->type == R_X86_64_64)
            s->n_rela++;
        else if (!to->defined && r->type == R_X86_64_PLT32)
            plt_want(s, r->symbol);
        else if (!to->defined)
            return image_fail(s->im, r->object, "the distance to imported '%s' is not known (relocation %u)", to->name,
                              r->type);
    }
    return true;
}

static uint32_t gnu_hash(const char *name) {
    uint32_t h = 5381;
    for (const unsigned char *c = (const unsigned char *)name; *c; c++) h = h * 33 + *c;
    return h;
}

typedef struct {
    uint32_t bucket, hash, symbol;
} Hashed;

static int by_bucket(const void *a, const void *b) {
    const Hashed *x = a, *y = b;
    if (x->bucket != y->bucket) return x->bucket < y->bucket ? -1 : 1;
    return (x->symbol > y->symbol) - (x->symbol < y->symbol);
}

static void words_add(Text *t, const void *words, size_t bytes) { text_add(t, words, bytes); }

// Header, Bloom filter (two bits a name in 64-bit words), first symbol of each bucket, then hashes whose low bit ends a
// chain.
static void hash_write(Shared *s, const Hashed *names, uint32_t n, uint32_t n_buckets, uint32_t first) {
    enum { SHIFT = 26 };
    uint32_t n_words = 1;
    while (n_words * 8 < n) n_words *= 2;
    uint64_t *bloom = xcalloc(n_words, sizeof *bloom);
    uint32_t *buckets = xcalloc(n_buckets, sizeof *buckets), *chain = xcalloc(n, sizeof *chain);
    for (uint32_t i = 0; i < n; i++) {
        uint32_t h = names[i].hash, b = names[i].bucket;
        bloom[h / 64 % n_words] |= (uint64_t)1 << (h % 64) | (uint64_t)1 << ((h >> SHIFT) % 64);
        if (!buckets[b]) buckets[b] = first + i;
        bool last = i + 1 == n || names[i + 1].bucket != b;
        chain[i] = last ? h | 1 : h & ~(uint32_t)1;
    }
    uint32_t head[4] = {n_buckets, first, n_words, SHIFT};
    Text *t = &s->sections[S_HASH].bytes;
    words_add(t, head, sizeof head);
    words_add(t, bloom, n_words * sizeof *bloom);
    words_add(t, buckets, n_buckets * sizeof *buckets);
    words_add(t, chain, n * sizeof *chain);
    free(bloom);
    free(buckets);
    free(chain);
}

// Imports come first in .dynsym, then exports in the order of the hash table.
static void names_build(Shared *s) {
    VEC(Hashed) names = {0};
    for (uint32_t i = 0; i < s->im->symbols.n; i++) {
        Hashed h = {.hash = gnu_hash(symbol(s, i)->name), .symbol = i};
        if (symbol(s, i)->imported) vec_push(&s->imports, i);
        if (symbol(s, i)->exported) vec_push(&names, h);
    }
    uint32_t n = (uint32_t)names.n, n_buckets = n ? n : 1;
    for (uint32_t i = 0; i < n; i++) names.items[i].bucket = names.items[i].hash % n_buckets;
    if (n) qsort(names.items, n, sizeof *names.items, by_bucket);
    uint32_t next = 1;
    for (size_t i = 0; i < s->imports.n; i++) symbol(s, s->imports.items[i])->dyn = next++;
    hash_write(s, names.items, n, n_buckets, next);
    for (uint32_t i = 0; i < n; i++) {
        symbol(s, names.items[i].symbol)->dyn = next++;
        vec_push(&s->exports, names.items[i].symbol);
    }
    vec_free(&names);
}

static void dynamic_add(Shared *s, int64_t tag, uint64_t value) {
    Elf64_Dyn e = {.d_tag = tag, .d_un.d_val = value};
    words_add(&s->sections[S_DYNAMIC].bytes, &e, sizeof e);
}

// Written twice: before the layout for its size, after it for the addresses. All of it is bound when it is loaded.
static void dynamic_write(Shared *s) {
    const Section *x = s->sections;
    s->sections[S_DYNAMIC].bytes.n = 0;
    for (size_t i = 0; i < s->im->in->n_needed; i++) dynamic_add(s, DT_NEEDED, s->needed[i]);
    if (s->im->in->soname) dynamic_add(s, DT_SONAME, s->soname);
    dynamic_add(s, DT_GNU_HASH, x[S_HASH].address);
    dynamic_add(s, DT_STRTAB, x[S_DYNSTR].address);
    dynamic_add(s, DT_SYMTAB, x[S_DYNSYM].address);
    dynamic_add(s, DT_STRSZ, x[S_DYNSTR].size);
    dynamic_add(s, DT_SYMENT, sizeof(Elf64_Sym));
    if (s->n_rela) {
        dynamic_add(s, DT_RELA, x[S_RELA].address);
        dynamic_add(s, DT_RELASZ, x[S_RELA].size);
        dynamic_add(s, DT_RELAENT, sizeof(Elf64_Rela));
        dynamic_add(s, DT_RELACOUNT, s->relative.n);
    }
    dynamic_add(s, DT_FLAGS, DF_BIND_NOW);
    dynamic_add(s, DT_FLAGS_1, DF_1_NOW);
    dynamic_add(s, DT_NULL, 0);
}

static void dynsym_add(Shared *s, const Symbol *from) {
    Elf64_Sym e = {.st_name = strtab_add(&s->sections[S_DYNSTR].bytes, from->name), .st_size = from->size};
    e.st_info = ELF64_ST_INFO(STB_GLOBAL, from->type);
    words_add(&s->sections[S_DYNSYM].bytes, &e, sizeof e);
}

static void dynamic_names_write(Shared *s) {
    const LinkInput *in = s->im->in;
    Text *dynstr = &s->sections[S_DYNSTR].bytes;
    strtab_add(dynstr, "");
    s->needed = xcalloc(in->n_needed, sizeof *s->needed);
    for (size_t i = 0; i < in->n_needed; i++) s->needed[i] = strtab_add(dynstr, in->needed[i]);
    if (in->soname) s->soname = strtab_add(dynstr, in->soname);
    text_zeros(&s->sections[S_DYNSYM].bytes, sizeof(Elf64_Sym));
    for (size_t i = 0; i < s->imports.n; i++) dynsym_add(s, symbol(s, s->imports.items[i]));
    for (size_t i = 0; i < s->exports.n; i++) dynsym_add(s, symbol(s, s->exports.items[i]));
}

// Sizes of all loaded sections, and their bytes as far as these do not depend on addresses.
static void sections_size(Shared *s) {
    for (SectionId id = 0; id < N_SECTIONS; id++) s->sections[id].align = rows[id].align;
    for (int p = 0; p < N_PARTS; p++) {
        Section *to = &s->sections[section_of_part[p]];
        PartData *from = &s->im->parts[p];
        to->size = from->size;
        if (from->align > to->align) to->align = from->align;
        to->bytes = from->bytes;
        from->bytes.items = NULL;
        from->bytes.n = from->bytes.cap = 0;
    }
    if (s->sections[S_BLOBS].align < LINK_PAGE) s->sections[S_BLOBS].align = LINK_PAGE;
    dynamic_names_write(s);
    dynamic_write(s);
    text_zeros(&s->sections[S_GOT].bytes, s->got.n * 8);
    const SectionId made[] = {S_HASH, S_DYNSYM, S_DYNSTR, S_DYNAMIC, S_GOT};
    for (size_t i = 0; i < COUNT(made); i++) s->sections[made[i]].size = s->sections[made[i]].bytes.n;
    s->sections[S_RELA].size = s->n_rela * sizeof(Elf64_Rela);
    s->sections[S_PLT].size = s->plt.n * sizeof thunk;
}

static uint64_t segment_align(const Shared *s, SegmentId segment, SectionId *out_first) {
    uint64_t align = LINK_PAGE;
    *out_first = S_NULL;
    for (SectionId id = N_SECTIONS - 1; id > S_NULL; id--) {
        const Section *x = &s->sections[id];
        if (rows[id].segment != segment || !x->size) continue;
        *out_first = id;
        if (x->align > align) align = x->align;
    }
    return align;
}

// Gives the sections of a segment their places from *address and *offset on, which are equal modulo the segment's
// alignment.
static void segment_place(Shared *s, SegmentId segment, uint64_t *address, uint64_t *offset) {
    for (SectionId id = 1; id < N_SECTIONS; id++) {
        Section *x = &s->sections[id];
        if (id == S_PAD && segment == SEG_RELRO) x->size = align_up(*address, LINK_PAGE) - *address;
        if (rows[id].segment != segment || !x->size) continue;
        bool in_file = rows[id].type != SHT_NOBITS;
        x->index = (uint16_t)++s->n_sections;
        x->address = *address = align_up(*address, x->align);
        if (in_file) *offset = align_up(*offset, x->align);
        x->offset = *offset;
        *address += x->size;
        if (in_file) *offset += x->size;
    }
}

static void segments_place(Shared *s) {
    SectionId first;
    size_t n_loads = 0;
    for (SegmentId g = 0; g < N_SEGMENTS; g++) {
        segment_align(s, g, &first);
        n_loads += first != S_NULL;
    }
    uint64_t offset = sizeof(Elf64_Ehdr) + (n_loads + 3 + (s->sections[S_NOTE].size != 0)) * sizeof(Elf64_Phdr), address = offset;
    for (SegmentId g = 0; g < N_SEGMENTS; g++) {
        uint64_t align = segment_align(s, g, &first);
        if (first == S_NULL) continue;
        Elf64_Phdr *h = &s->segments[s->n_segments++];
        *h = (Elf64_Phdr){.p_type = PT_LOAD, .p_flags = segment_flags[g], .p_align = align};
        if (g != SEG_CONST) { // that one begins with the headers, at 0
            if (rows[first].type != SHT_NOBITS) offset = align_up(offset, s->sections[first].align);
            address = align_up(address, align) + offset % align;
            h->p_offset = offset;
            h->p_vaddr = h->p_paddr = address;
        }
        segment_place(s, g, &address, &offset);
        h->p_filesz = offset - h->p_offset;
        h->p_memsz = address - h->p_vaddr;
        if (g == SEG_RELRO) s->relro = *h;
    }
    s->loaded_end = s->end = offset;
}

static void segments_finish(Shared *s) {
    const Section *dynamic = &s->sections[S_DYNAMIC];
    s->segments[s->n_segments++] = (Elf64_Phdr){PT_DYNAMIC,       PF_R | PF_W,   dynamic->offset, dynamic->address,
                                                dynamic->address, dynamic->size, dynamic->size,   8};
    s->relro.p_type = PT_GNU_RELRO;
    s->relro.p_flags = PF_R;
    s->relro.p_align = 1;
    s->segments[s->n_segments++] = s->relro;
    s->segments[s->n_segments++] = (Elf64_Phdr){.p_type = PT_GNU_STACK, .p_flags = PF_R | PF_W, .p_align = 16};
    const Section *note = &s->sections[S_NOTE];
    if (note->size) s->segments[s->n_segments++] = (Elf64_Phdr){PT_NOTE, PF_R, note->offset, note->address, note->address, note->size, note->size, 8};
}

static uint64_t symbol_address(const Shared *s, const Symbol *x) {
    return s->sections[section_of_part[x->part]].address + x->value;
}

static uint64_t got_address(const Shared *s, const Symbol *x) { return s->sections[S_GOT].address + (x->got - 1) * 8; }

static void rela_relative(Shared *s, uint64_t at, uint64_t value) {
    Elf64_Rela e = {at, ELF64_R_INFO(0, R_X86_64_RELATIVE), (int64_t)value};
    vec_push(&s->relative, e);
}

static void rela_symbolic(Shared *s, uint64_t at, const Symbol *to, uint32_t type, int64_t addend) {
    Elf64_Rela e = {at, ELF64_R_INFO((uint64_t)to->dyn, type), addend};
    vec_push(&s->symbolic, e);
}

static void got_fill(Shared *s) {
    for (size_t i = 0; i < s->got.n; i++) {
        const Symbol *x = symbol(s, s->got.items[i]);
        if (x->defined)
            rela_relative(s, got_address(s, x), symbol_address(s, x));
        else
            rela_symbolic(s, got_address(s, x), x, R_X86_64_GLOB_DAT, 0);
    }
}

static void plt_fill(Shared *s) {
    for (size_t i = 0; i < s->plt.n; i++) {
        uint8_t code[sizeof thunk];
        uint64_t next = s->sections[S_PLT].address + i * sizeof code + 6;
        uint32_t distance = (uint32_t)(got_address(s, symbol(s, s->plt.items[i])) - next);
        memcpy(code, thunk, sizeof code);
        memcpy(code + 2, &distance, sizeof distance);
        words_add(&s->sections[S_PLT].bytes, code, sizeof code);
    }
}

static bool reloc_apply(Shared *s, const Reloc *r) {
    Section *in = &s->sections[section_of_part[r->part]];
    const Symbol *to = symbol(s, r->symbol);
    uint64_t place = in->address + r->offset, target = 0;
    if (reloc_uses_got(r->type))
        target = got_address(s, to);
    else if (to->defined)
        target = symbol_address(s, to);
    else if (to->plt)
        target = s->sections[S_PLT].address + (to->plt - 1) * sizeof thunk;
    if (r->type == R_X86_64_64) {
        if (to->defined)
            rela_relative(s, place, target + (uint64_t)r->addend);
        else
            rela_symbolic(s, place, to, R_X86_64_64, r->addend);
        return true;
    }
    int64_t distance = (int64_t)(target + (uint64_t)r->addend - place);
    if (r->type != R_X86_64_PC64 && distance != (int32_t)distance)
        return image_fail(s->im, r->object, "'%s' is %lld bytes away, out of reach of a 32-bit field", to->name,
                          (long long)distance);
    memcpy(in->bytes.items + r->offset, &distance, r->type == R_X86_64_PC64 ? 8 : 4);
    return true;
}

static int by_place(const void *a, const void *b) {
    const Elf64_Rela *x = a, *y = b;
    return (x->r_offset > y->r_offset) - (x->r_offset < y->r_offset);
}

static bool addresses_fill(Shared *s) {
    got_fill(s);
    plt_fill(s);
    for (size_t i = 0; i < s->im->relocs.n; i++)
        if (!reloc_apply(s, &s->im->relocs.items[i])) return false;
    if (s->relative.n + s->symbolic.n != s->n_rela) ICE("dynamic relocations were counted wrongly");
    Text *rela = &s->sections[S_RELA].bytes;
    if (s->relative.n) qsort(s->relative.items, s->relative.n, sizeof *s->relative.items, by_place);
    if (s->symbolic.n) qsort(s->symbolic.items, s->symbolic.n, sizeof *s->symbolic.items, by_place);
    words_add(rela, s->relative.items, s->relative.n * sizeof(Elf64_Rela));
    words_add(rela, s->symbolic.items, s->symbolic.n * sizeof(Elf64_Rela));
    dynamic_write(s);
    Elf64_Sym *exports = (Elf64_Sym *)s->sections[S_DYNSYM].bytes.items + 1 + s->imports.n;
    for (size_t i = 0; i < s->exports.n; i++) {
        const Symbol *x = symbol(s, s->exports.items[i]);
        exports[i].st_value = symbol_address(s, x);
        exports[i].st_shndx = s->sections[section_of_part[x->part]].index;
    }
    return true;
}

// The sections that are not loaded, behind all others.
static void tables_place(Shared *s) {
    Placement at = {0};
    for (int p = 0; p < N_PARTS; p++) {
        at.section[p] = s->sections[section_of_part[p]].index;
        at.address[p] = s->sections[section_of_part[p]].address;
    }
    s->first_global = symtab_build(s->im, &at, &s->sections[S_SYMTAB].bytes, &s->sections[S_STRTAB].bytes);
    strtab_add(&s->sections[S_STRTAB].bytes, "");
    for (SectionId id = S_SYMTAB; id < N_SECTIONS; id++) s->sections[id].index = (uint16_t)++s->n_sections;
    Text *names = &s->sections[S_SHSTRTAB].bytes;
    for (SectionId id = 1; id < N_SECTIONS; id++)
        if (s->sections[id].index) s->sections[id].name = strtab_add(names, rows[id].name);
    for (SectionId id = S_SYMTAB; id < N_SECTIONS; id++) {
        Section *x = &s->sections[id];
        x->offset = align_up(s->end, x->align);
        x->size = x->bytes.n;
        s->end = x->offset + x->size;
    }
    s->end = align_up(s->end, 8);
}

static void section_headers_write(const Shared *s, OutFile *o) {
    Elf64_Shdr none = {0};
    outfile_write(o, &none, sizeof none);
    for (SectionId id = 1; id < N_SECTIONS; id++) {
        const Section *x = &s->sections[id];
        if (!x->index) continue;
        Elf64_Shdr h = {.sh_name = x->name,
                        .sh_type = rows[id].type,
                        .sh_flags = rows[id].flags,
                        .sh_addr = x->address,
                        .sh_offset = x->offset,
                        .sh_size = x->size,
                        .sh_addralign = x->align,
                        .sh_entsize = rows[id].entsize,
                        .sh_link = s->sections[rows[id].link].index};
        if (id == S_DYNSYM) h.sh_info = 1;
        if (id == S_SYMTAB) h.sh_info = s->first_global;
        outfile_write(o, &h, sizeof h);
    }
}

// Where the bytes go: into a file, or into a checksum alone.
typedef struct {
    OutFile *file;
    uint64_t at, note;
    uint32_t checksum;
} Sink;

static void sink_write(Sink *to, const void *data, size_t n) {
    if (to->file) outfile_write(to->file, data, n);
    else to->checksum = seal_add(to->checksum, data, to->at, n, to->note);
    to->at += n;
}

static void sink_seek(Sink *to, uint64_t position) {
    static const uint8_t zeros[LINK_PAGE];
    while (to->at < position) sink_write(to, zeros, position - to->at < sizeof zeros ? position - to->at : sizeof zeros);
}

// All that is loaded, up to the weights.
static void front_write(const Shared *s, Sink *to) {
    Elf64_Ehdr h = elf_header(ET_DYN, s->end, s->n_sections + 1, s->sections[S_SHSTRTAB].index);
    h.e_phoff = sizeof h;
    h.e_phentsize = sizeof(Elf64_Phdr);
    h.e_phnum = (uint16_t)s->n_segments;
    sink_write(to, &h, sizeof h);
    sink_write(to, s->segments, s->n_segments * sizeof *s->segments);
    for (SectionId id = 1; id <= S_BLOBS; id++) {
        const Section *x = &s->sections[id];
        if (!x->index || rows[id].type == SHT_NOBITS) continue;
        sink_seek(to, x->offset);
        if (id != S_BLOBS) sink_write(to, x->bytes.items, x->bytes.n);
    }
}

static void shared_seal(Shared *s) {
    Section *note = &s->sections[S_NOTE];
    const Section *weights = &s->sections[S_BLOBS];
    if (note->size != sizeof(TpuNote)) return;
    Sink sum = {.note = note->offset};
    TpuSeal seal = {.sealer = TPU_SEALED_BY_OWN_LINKER, .end = s->loaded_end};
    if (weights->size) {
        seal.weights = weights->offset;
        seal.weight_bytes = weights->size;
        seal.weight_checksum = blobs_checksum(s->im->in);
    }
    uint8_t *at = (uint8_t *)note->bytes.items + offsetof(TpuNote, seal);
    memcpy(at, &seal, sizeof seal);
    front_write(s, &sum);
    memcpy(at + offsetof(TpuSeal, checksum), &sum.checksum, sizeof sum.checksum);
}

static bool shared_write(const Shared *s, const char *out_path) {
    OutFile o;
    if (!outfile_open(&o, out_path, true, s->im->d)) return false;
    front_write(s, &(Sink){.file = &o});
    if (s->sections[S_BLOBS].index) blobs_write(s->im->in, &o);
    for (SectionId id = S_SYMTAB; id < N_SECTIONS; id++) {
        outfile_seek(&o, s->sections[id].offset);
        outfile_write(&o, s->sections[id].bytes.items, s->sections[id].bytes.n);
    }
    outfile_seek(&o, s->end);
    section_headers_write(s, &o);
    return outfile_commit_if(&o, s->im->in->check, s->im->d);
}

static void shared_free(Shared *s) {
    for (SectionId id = 0; id < N_SECTIONS; id++) vec_free(&s->sections[id].bytes);
    vec_free(&s->got);
    vec_free(&s->plt);
    vec_free(&s->imports);
    vec_free(&s->exports);
    vec_free(&s->relative);
    vec_free(&s->symbolic);
    free(s->needed);
}

static bool shared_build(Shared *s) {
    image_relax(s->im, true);
    if (!relocs_scan(s)) return false;
    names_build(s);
    sections_size(s);
    segments_place(s);
    segments_finish(s);
    if (!addresses_fill(s)) return false;
    tables_place(s);
    shared_seal(s);
    return true;
}

bool link_shared(const LinkInput *in, const char *out_path, Diags *d) {
    Image im;
    Shared s = {.im = &im};
    bool ok = image_read(&im, in, out_path, d) && shared_build(&s) && shared_write(&s, out_path);
    shared_free(&s);
    image_free(&im);
    return ok;
}
