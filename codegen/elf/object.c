// One relocatable object out of many, `ld -r` in small: the parts of the image become its sections, everything but
// exports and imports becomes local, and relocations are rewritten against the merged symbols. Blobs lie in .lrodata,
// which linkers put where it does not part code from data by 2 GiB. What is merged is no longer SHF_MERGE, so any place
// in it may be named as section + offset. Format: gABI chapter 4.
#include "codegen/elf/image.h"
#include "runtime/abi.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    const char *name;
    uint32_t type;
    uint64_t flags, align, entsize;
    uint32_t link, info;
    Text bytes; // empty for bss and blobs
    uint64_t size, offset;
} Section;

enum { MAX_SECTIONS = 2 * N_PARTS + 5 };

static const struct {
    const char *name, *rela_name;
    uint32_t type;
    uint64_t flags;
} part_rows[N_PARTS] = {
    [PART_RODATA] = {".rodata", ".rela.rodata", SHT_PROGBITS, SHF_ALLOC},
    [PART_TEXT] = {".text", ".rela.text", SHT_PROGBITS, SHF_ALLOC | SHF_EXECINSTR},
    [PART_RELRO] = {".data.rel.ro", ".rela.data.rel.ro", SHT_PROGBITS, SHF_ALLOC | SHF_WRITE},
    [PART_DATA] = {".data", ".rela.data", SHT_PROGBITS, SHF_ALLOC | SHF_WRITE},
    [PART_BSS] = {".bss", NULL, SHT_NOBITS, SHF_ALLOC | SHF_WRITE},
    [PART_NOTE] = {TPU_NOTE_SECTION, NULL, SHT_NOTE, SHF_ALLOC},
    [PART_BLOBS] = {".lrodata", NULL, SHT_PROGBITS, SHF_ALLOC | SHF_X86_64_LARGE},
};

typedef struct {
    Image *im;
    Section sections[MAX_SECTIONS];
    uint32_t n_sections; // the null section too
    Placement at;
    uint32_t section_symbols[N_PARTS];
} Object;

static Section *section_add(Object *ob, const char *name, uint32_t type, uint64_t flags, uint64_t align) {
    Section *s = &ob->sections[ob->n_sections++];
    *s = (Section){.name = name, .type = type, .flags = flags, .align = align};
    return s;
}

// Section symbols stand first in .symtab, in the order of the parts.
static void parts_place(Object *ob) {
    uint32_t next_symbol = 1;
    ob->n_sections = 1;
    ob->at.relocatable = true;
    for (int p = 0; p < N_PARTS; p++) {
        PartData *from = &ob->im->parts[p];
        if (!from->size) continue;
        ob->at.section[p] = (uint16_t)ob->n_sections;
        ob->section_symbols[p] = next_symbol++;
        Section *s = section_add(ob, part_rows[p].name, part_rows[p].type, part_rows[p].flags, from->align);
        s->size = from->size;
        s->bytes = from->bytes;
        memset(&from->bytes, 0, sizeof from->bytes);
    }
    section_add(ob, ".note.GNU-stack", SHT_PROGBITS, 0, 1);
}

// Symbols that are not in the table (sections, labels) are named as a place in their section; the empty part has none.
static void rela_add(Object *ob, const Reloc *r, Text *out_rela) {
    const Symbol *to = &ob->im->symbols.items[r->symbol];
    Elf64_Rela e = {r->offset, ELF64_R_INFO((uint64_t)to->out, r->type), r->addend};
    if (!to->out) {
        e.r_info = ELF64_R_INFO((uint64_t)ob->section_symbols[to->part], r->type);
        e.r_addend = (int64_t)((uint64_t)r->addend + to->value);
    }
    text_add(out_rela, (const char *)&e, sizeof e);
}

static void relas_write(Object *ob, uint32_t symtab) {
    Text rela[N_PARTS] = {0};
    for (size_t i = 0; i < ob->im->relocs.n; i++) {
        const Reloc *r = &ob->im->relocs.items[i];
        rela_add(ob, r, &rela[r->part]);
    }
    for (int p = 0; p < N_PARTS; p++) {
        if (!rela[p].n) continue;
        Section *s = section_add(ob, part_rows[p].rela_name, SHT_RELA, SHF_INFO_LINK, 8);
        s->bytes = rela[p];
        s->size = rela[p].n;
        s->entsize = sizeof(Elf64_Rela);
        s->link = symtab;
        s->info = ob->at.section[p];
    }
}

// Returns the offset behind the last section, where the headers stand.
static uint64_t sections_place(Object *ob, Text *out_names) {
    uint64_t offset = sizeof(Elf64_Ehdr);
    Section *names = section_add(ob, ".shstrtab", SHT_STRTAB, 0, 1);
    strtab_add(out_names, "");
    for (uint32_t i = 1; i < ob->n_sections; i++) strtab_add(out_names, ob->sections[i].name);
    names->bytes = *out_names;
    names->size = out_names->n;
    for (uint32_t i = 1; i < ob->n_sections; i++) {
        Section *s = &ob->sections[i];
        s->offset = offset_align_up(offset, s->align);
        offset = s->offset + (s->type == SHT_NOBITS ? 0 : s->size);
    }
    return offset_align_up(offset, 8);
}

static uint64_t object_build(Object *ob) {
    Text symtab = {0}, strtab = {0}, names = {0};
    image_relax(ob->im, false);
    parts_place(ob);
    uint32_t first_global = symtab_build(ob->im, &ob->at, &symtab, &strtab);
    strtab_add(&strtab, "");
    uint32_t symtab_index = ob->n_sections;
    Section *s = section_add(ob, ".symtab", SHT_SYMTAB, 0, 8);
    s->bytes = symtab;
    s->size = symtab.n;
    s->entsize = sizeof(Elf64_Sym);
    s->link = symtab_index + 1;
    s->info = first_global;
    s = section_add(ob, ".strtab", SHT_STRTAB, 0, 1);
    s->bytes = strtab;
    s->size = strtab.n;
    relas_write(ob, symtab_index);
    return sections_place(ob, &names);
}

static void section_headers_write(const Object *ob, OutFile *o) {
    Elf64_Shdr none = {0};
    uint32_t name = 1;
    outfile_write(o, &none, sizeof none);
    for (uint32_t i = 1; i < ob->n_sections; i++) {
        const Section *s = &ob->sections[i];
        Elf64_Shdr h = {.sh_name = name,
                        .sh_type = s->type,
                        .sh_flags = s->flags,
                        .sh_offset = s->offset,
                        .sh_size = s->size,
                        .sh_link = s->link,
                        .sh_info = s->info,
                        .sh_addralign = s->align,
                        .sh_entsize = s->entsize};
        outfile_write(o, &h, sizeof h);
        name += (uint32_t)strlen(s->name) + 1;
    }
}

static bool object_write(const Object *ob, uint64_t section_headers, const OutPlace *at) {
    OutFile o;
    if (!outfile_open_at(&o, at, false, ob->im->d)) return false;
    Elf64_Ehdr h = elf_header(ET_REL, section_headers, ob->n_sections, ob->n_sections - 1);
    outfile_write(&o, &h, sizeof h);
    for (uint32_t i = 1; i < ob->n_sections; i++) {
        const Section *s = &ob->sections[i];
        if (s->type == SHT_NOBITS) continue;
        outfile_seek(&o, s->offset);
        if (ob->at.section[PART_BLOBS] == i) blobs_write(ob->im->in, &o);
        else outfile_write(&o, s->bytes.items, s->bytes.n);
    }
    outfile_seek(&o, section_headers);
    section_headers_write(ob, &o);
    return outfile_commit_if(&o, ob->im->in->check, ob->im->d);
}

bool link_relocatable(const LinkInput *in, const OutPlace *at, Diags *d) {
    Image im;
    Object ob = {.im = &im};
    bool ok = image_read(&im, in, at->path, d);
    if (ok) {
        uint64_t section_headers = object_build(&ob);
        ok = object_write(&ob, section_headers, at);
    }
    for (uint32_t i = 0; i < ob.n_sections; i++) vec_free(&ob.sections[i].bytes);
    image_free(&im);
    return ok;
}
