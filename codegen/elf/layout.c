// The layout of a shared object: which sections there are and in which segment, their sizes, addresses and places in the file.
//
// Memory, lowest address first, one PT_LOAD each: R headers, the note, dynamic tables, constants; R+X code and import thunks; RW,
// after relocation R, pointers, .dynamic and GOT; RW data and bss; R blobs. File pages are shared between neighbours
// (an address equals its offset modulo the page), so that a small model is a small file. Blobs are last, so that they
// part nothing else by 2 GiB. Format: gABI chapter 5.
#include "codegen/elf/shared.h"
#include "runtime/abi.h"

#define R SHF_ALLOC
#define RX (SHF_ALLOC | SHF_EXECINSTR)
#define RW (SHF_ALLOC | SHF_WRITE)
const SectionRow shared_rows[N_SECTIONS] = {
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

const SectionId shared_section_of_part[N_PARTS] = {S_RODATA, S_TEXT, S_RELRO, S_DATA, S_BSS, S_BLOBS, S_NOTE};
static const uint32_t segment_flags[N_SEGMENTS] = {PF_R, PF_R | PF_X, PF_R | PF_W, PF_R | PF_W, PF_R};

void shared_sections_size(Shared *s) {
    for (SectionId id = 0; id < N_SECTIONS; id++) s->sections[id].align = shared_rows[id].align;
    for (int p = 0; p < N_PARTS; p++) {
        Section *to = &s->sections[shared_section_of_part[p]];
        PartData *from = &s->im->parts[p];
        to->size = from->size;
        if (from->align > to->align) to->align = from->align;
        to->bytes = from->bytes;
        from->bytes.items = NULL;
        from->bytes.n = from->bytes.cap = 0;
    }
    if (s->sections[S_BLOBS].align < LINK_PAGE) s->sections[S_BLOBS].align = LINK_PAGE;
    shared_names_write(s);
    shared_dynamic_write(s);
    text_zeros(&s->sections[S_GOT].bytes, s->got.n * 8);
    const SectionId made[] = {S_HASH, S_DYNSYM, S_DYNSTR, S_DYNAMIC, S_GOT};
    for (size_t i = 0; i < COUNT(made); i++) s->sections[made[i]].size = s->sections[made[i]].bytes.n;
    s->sections[S_RELA].size = s->n_rela * sizeof(Elf64_Rela);
    s->sections[S_PLT].size = s->plt.n * THUNK_BYTES;
}

static uint64_t segment_align(const Shared *s, SegmentId segment, SectionId *out_first) {
    uint64_t align = LINK_PAGE;
    *out_first = S_NULL;
    for (SectionId id = N_SECTIONS - 1; id > S_NULL; id--) {
        const Section *x = &s->sections[id];
        if (shared_rows[id].segment != segment || !x->size) continue;
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
        if (id == S_PAD && segment == SEG_RELRO) x->size = offset_align_up(*address, LINK_PAGE) - *address;
        if (shared_rows[id].segment != segment || !x->size) continue;
        bool in_file = shared_rows[id].type != SHT_NOBITS;
        x->index = (uint16_t)++s->n_sections;
        x->address = *address = offset_align_up(*address, x->align);
        if (in_file) *offset = offset_align_up(*offset, x->align);
        x->offset = *offset;
        *address += x->size;
        if (in_file) *offset += x->size;
    }
}

static void segments_finish(Shared *s) {
    const Section *dynamic = &s->sections[S_DYNAMIC];
    s->segments[s->n_segments++] = (Elf64_Phdr){PT_DYNAMIC, PF_R | PF_W, dynamic->offset, dynamic->address, dynamic->address, dynamic->size, dynamic->size, 8};
    s->relro.p_type = PT_GNU_RELRO;
    s->relro.p_flags = PF_R;
    s->relro.p_align = 1;
    s->segments[s->n_segments++] = s->relro;
    s->segments[s->n_segments++] = (Elf64_Phdr){.p_type = PT_GNU_STACK, .p_flags = PF_R | PF_W, .p_align = 16};
    const Section *note = &s->sections[S_NOTE];
    if (note->size) s->segments[s->n_segments++] = (Elf64_Phdr){PT_NOTE, PF_R, note->offset, note->address, note->address, note->size, note->size, 8};
}

void shared_segments_place(Shared *s) {
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
            if (shared_rows[first].type != SHT_NOBITS) offset = offset_align_up(offset, s->sections[first].align);
            address = offset_align_up(address, align) + offset % align;
            h->p_offset = offset;
            h->p_vaddr = h->p_paddr = address;
        }
        segment_place(s, g, &address, &offset);
        h->p_filesz = offset - h->p_offset;
        h->p_memsz = address - h->p_vaddr;
        if (g == SEG_RELRO) s->relro = *h;
    }
    s->loaded_end = s->end = offset;
    segments_finish(s);
}

void shared_tables_place(Shared *s) {
    Placement at = {0};
    for (int p = 0; p < N_PARTS; p++) {
        at.section[p] = s->sections[shared_section_of_part[p]].index;
        at.address[p] = s->sections[shared_section_of_part[p]].address;
    }
    s->first_global = symtab_build(s->im, &at, &s->sections[S_SYMTAB].bytes, &s->sections[S_STRTAB].bytes);
    strtab_add(&s->sections[S_STRTAB].bytes, "");
    for (SectionId id = S_SYMTAB; id < N_SECTIONS; id++) s->sections[id].index = (uint16_t)++s->n_sections;
    Text *names = &s->sections[S_SHSTRTAB].bytes;
    for (SectionId id = 1; id < N_SECTIONS; id++)
        if (s->sections[id].index) s->sections[id].name = strtab_add(names, shared_rows[id].name);
    for (SectionId id = S_SYMTAB; id < N_SECTIONS; id++) {
        Section *x = &s->sections[id];
        x->offset = offset_align_up(s->end, x->align);
        x->size = x->bytes.n;
        s->end = x->offset + x->size;
    }
    s->end = offset_align_up(s->end, 8);
}
