// Reads relocatable objects into the linker's Image: checks every offset and count against the object's size, sorts
// sections into parts, keeps symbols and relocations as places in parts; resolve.c brings names together. Whatever a
// kernel compiler does not produce (COMDAT, TLS, constructors, 32-bit addresses) is refused by name rather than linked
// wrongly. Format: System V gABI, chapters 4 "Sections", "Symbol Table", "Relocation"; AMD64 psABI 4.
#include "codegen/elf/image.h"
#include "codegen/sections.h"
#include "runtime/abi.h"

#include "ir/graph/type.h"

#include <stdlib.h>
#include <string.h>

// Limits that keep sums of sizes far from overflow: the address space has 47 bits.
#define MAX_ALIGN ((uint64_t)1 << 30)

typedef struct {
    Part part;
    bool kept;
    bool whole; // cannot be taken apart into its constants
    uint64_t offset;
    uint64_t *constants; // of a section that was: where each lies; or NULL
} Placed;

typedef struct { // one object
    Image *im;
    uint32_t number;
    const uint8_t *data;
    size_t size;
    Elf64_Shdr *sections;
    Placed *placed;
    size_t n_sections;
    const char *names; // of sections
    size_t n_names;
    uint32_t *symbols; // index in its symtab -> in the image
    size_t n_symbols;
} Reader;

static bool in_object(const Reader *r, uint64_t offset, uint64_t size) { return offset <= r->size && size <= r->size - offset; }

static bool is_align(uint64_t align) { return align <= MAX_ALIGN && (align & (align - 1)) == 0; }

// A string of a table whose last byte is known to be NUL.
static const char *name_at(const char *table, size_t n_table, uint64_t at) { return at < n_table ? table + at : NULL; }

static bool strings_find(Reader *r, uint64_t section, const char **out_table, size_t *out_n) {
    if (section >= r->n_sections || r->sections[section].sh_type != SHT_STRTAB)
        return image_fail(r->im, r->number, "section %llu is not a string table", (unsigned long long)section);
    const Elf64_Shdr *s = &r->sections[section];
    *out_table = (const char *)r->data + s->sh_offset;
    *out_n = s->sh_size;
    if (!s->sh_size || (*out_table)[s->sh_size - 1]) return image_fail(r->im, r->number, "a string table does not end");
    return true;
}

static bool header_read(Reader *r) {
    Elf64_Ehdr h;
    if (r->size < sizeof h) return image_fail(r->im, r->number, "shorter than an ELF header");
    memcpy(&h, r->data, sizeof h);
    if (memcmp(h.e_ident, ELFMAG, SELFMAG) != 0 || h.e_ident[EI_CLASS] != ELFCLASS64 || h.e_ident[EI_DATA] != ELFDATA2LSB || h.e_machine != EM_X86_64 ||
        h.e_type != ET_REL)
        return image_fail(r->im, r->number, "not a relocatable ELF object for x86-64");
    if (!h.e_shnum || h.e_shentsize != sizeof(Elf64_Shdr)) return image_fail(r->im, r->number, "no section headers, or more than 65279");
    if (!in_object(r, h.e_shoff, (uint64_t)h.e_shnum * sizeof(Elf64_Shdr))) return image_fail(r->im, r->number, "section headers lie outside of the object");
    r->n_sections = h.e_shnum;
    r->sections = xcalloc(h.e_shnum, sizeof *r->sections);
    r->placed = xcalloc(h.e_shnum, sizeof *r->placed);
    memcpy(r->sections, r->data + h.e_shoff, (size_t)h.e_shnum * sizeof *r->sections);
    for (size_t i = 0; i < r->n_sections; i++) {
        const Elf64_Shdr *s = &r->sections[i];
        bool empty = s->sh_type == SHT_NOBITS || s->sh_type == SHT_NULL;
        if (!empty && !in_object(r, s->sh_offset, s->sh_size)) return image_fail(r->im, r->number, "section %zu lies outside of the object", i);
    }
    return strings_find(r, h.e_shstrndx, &r->names, &r->n_names);
}

static bool starts_with(const char *s, const char *start) { return strncmp(s, start, strlen(start)) == 0; }

static bool section_is_note(const Elf64_Shdr *s, const char *name) { return s->sh_type == SHT_NOTE && strcmp(name, TPU_NOTE_SECTION) == 0; }

// Other notes, unwind tables and all that is not loaded are dropped.
static bool section_is_dropped(const Elf64_Shdr *s, const char *name) {
    return !(s->sh_flags & SHF_ALLOC) || (s->sh_type == SHT_NOTE && !section_is_note(s, name)) || s->sh_type == SHT_X86_64_UNWIND ||
           strcmp(name, ".eh_frame") == 0;
}

static const char *section_refusal(const Elf64_Shdr *s) {
    bool write = s->sh_flags & SHF_WRITE, run = s->sh_flags & SHF_EXECINSTR;
    if (s->sh_flags & SHF_TLS) return "is thread-local";
    if (s->sh_flags & SHF_GROUP) return "belongs to a COMDAT group";
    if (s->sh_flags & SHF_COMPRESSED) return "is compressed";
    if (write && run) return "is both writable and executable";
    if (s->sh_type == SHT_INIT_ARRAY || s->sh_type == SHT_FINI_ARRAY || s->sh_type == SHT_PREINIT_ARRAY) return "holds constructors or destructors";
    if (s->sh_type == SHT_NOBITS ? !write || run : s->sh_type != SHT_PROGBITS && s->sh_type != SHT_NOTE) return "has a type that is not linked";
    if (!is_align(s->sh_addralign)) return "has an impossible alignment";
    if (s->sh_size > MAX_BYTES) return "is too large";
    return NULL;
}

static Part section_part(const Elf64_Shdr *s, const char *name) {
    if (section_is_note(s, name)) return PART_NOTE;
    if (s->sh_flags & SHF_EXECINSTR) return PART_TEXT;
    if (!(s->sh_flags & SHF_WRITE)) return PART_RODATA;
    if (s->sh_type == SHT_NOBITS) return PART_BSS;
    return starts_with(name, ".data.rel.ro") ? PART_RELRO : PART_DATA;
}

// Appends to a part; between functions stands int3.
static bool part_grow(Image *im, Part part, uint64_t size, uint64_t align, const uint8_t *bytes, uint64_t *out_offset) {
    PartData *p = &im->parts[part];
    uint64_t start = offset_align_up(p->size, align);
    if (start + size > MAX_BYTES) return image_fail(im, (uint32_t)im->in->n_objects, "the result is larger than 64 TiB");
    if (bytes) {
        size_t gap = (size_t)(start - p->size);
        text_zeros(&p->bytes, gap);
        if (part == PART_TEXT) memset(p->bytes.items + p->size, 0xcc, gap);
        text_add(&p->bytes, (const char *)bytes, size);
    }
    p->size = start + size;
    if (align > p->align) p->align = align;
    *out_offset = start;
    return true;
}

// Reads elements of a section that holds records; false behind its end.
static bool record_at(const Reader *r, const Elf64_Shdr *s, uint64_t i, size_t size, void *out) {
    if (s->sh_type == SHT_NOBITS || i >= s->sh_size / size) return false;
    memcpy(out, r->data + s->sh_offset + i * size, size);
    return true;
}

// A section that relocations lie in, or whose symbol they name, with places in it as addends, stays together.
static void sections_mark_whole(Reader *r) {
    for (size_t i = 1; i < r->n_sections; i++) {
        const Elf64_Shdr *s = &r->sections[i];
        if (s->sh_type != SHT_RELA || s->sh_info >= r->n_sections || s->sh_link >= r->n_sections) continue;
        r->placed[s->sh_info].whole = true;
        Elf64_Rela e;
        Elf64_Sym to;
        for (uint64_t k = 0; record_at(r, s, k, sizeof e, &e); k++) {
            if (!record_at(r, &r->sections[s->sh_link], ELF64_R_SYM(e.r_info), sizeof to, &to)) continue;
            if (ELF64_ST_TYPE(to.st_info) == STT_SECTION && to.st_shndx < r->n_sections) r->placed[to.st_shndx].whole = true;
        }
    }
}

// Of several objects: constants of a fixed size, of which one of each is enough. NULL: nothing of the kind.
static Pool *section_pool(const Reader *r, size_t i) {
    const Elf64_Shdr *s = &r->sections[i];
    bool fixed = (s->sh_flags & (SHF_MERGE | SHF_STRINGS | SHF_WRITE | SHF_EXECINSTR)) == SHF_MERGE && s->sh_type == SHT_PROGBITS;
    if (r->im->in->n_objects < 2 || !fixed || r->placed[i].whole || !s->sh_size) return NULL;
    for (int k = 0; k < N_POOLS; k++)
        if (s->sh_entsize == UINT64_C(4) << k && s->sh_size % s->sh_entsize == 0 && s->sh_addralign <= s->sh_entsize) return &r->im->pools[k];
    return NULL;
}

static uint32_t *pool_slot(const Image *im, const Pool *p, const void *bytes, size_t size) {
    size_t at = (size_t)bytes_hash(bytes, size, 0) & (p->n_slots - 1);
    while (p->slots[at] && memcmp(im->parts[PART_RODATA].bytes.items + p->offsets.items[p->slots[at] - 1], bytes, size) != 0) at = (at + 1) & (p->n_slots - 1);
    return &p->slots[at];
}

static void pool_grow(const Image *im, Pool *p, size_t size) {
    free(p->slots);
    p->n_slots = p->n_slots ? 2 * p->n_slots : 64;
    p->slots = xcalloc(p->n_slots, sizeof *p->slots);
    for (uint32_t i = 0; i < p->offsets.n; i++) *pool_slot(im, p, im->parts[PART_RODATA].bytes.items + p->offsets.items[i], size) = i + 1;
}

static bool pool_add(Image *im, Pool *p, const uint8_t *bytes, size_t size, uint64_t *out_offset) {
    if (2 * p->offsets.n >= p->n_slots) pool_grow(im, p, size);
    uint32_t *slot = pool_slot(im, p, bytes, size);
    if (!*slot) {
        if (!part_grow(im, PART_RODATA, size, size, bytes, out_offset)) return false;
        vec_push(&p->offsets, *out_offset);
        *slot = (uint32_t)p->offsets.n;
    }
    *out_offset = p->offsets.items[*slot - 1];
    return true;
}

static bool constants_place(Reader *r, size_t i, Pool *pool) {
    const Elf64_Shdr *s = &r->sections[i];
    Placed *p = &r->placed[i];
    p->constants = xcalloc(s->sh_size / s->sh_entsize, sizeof *p->constants);
    for (uint64_t k = 0; k < s->sh_size / s->sh_entsize; k++)
        if (!pool_add(r->im, pool, r->data + s->sh_offset + k * s->sh_entsize, s->sh_entsize, &p->constants[k])) return false;
    return true;
}

// Is it one of those that are kept once, and not the first of its name?
static bool section_is_known(Image *im, const char *name) {
    if (!starts_with(name, LINK_ONCE)) return false;
    for (size_t i = 0; i < im->once.n; i++)
        if (strcmp(im->once.items[i], name) == 0) return true;
    vec_push(&im->once, name);
    return false;
}

static bool sections_place(Reader *r) {
    sections_mark_whole(r);
    for (size_t i = 1; i < r->n_sections; i++) {
        const Elf64_Shdr *s = &r->sections[i];
        const char *name = name_at(r->names, r->n_names, s->sh_name);
        if (!name) return image_fail(r->im, r->number, "the name of section %zu lies outside of its table", i);
        if (s->sh_type == SHT_NULL || section_is_dropped(s, name)) continue;
        const char *refusal = section_refusal(s);
        if (refusal) return image_fail(r->im, r->number, "section %s %s", name, refusal);
        if (section_is_known(r->im, name)) continue;
        Placed *p = &r->placed[i];
        p->part = section_part(s, name);
        p->kept = true;
        Pool *pool = section_pool(r, i);
        if (pool) {
            if (!constants_place(r, i, pool)) return false;
            continue;
        }
        const uint8_t *bytes = s->sh_type == SHT_NOBITS ? NULL : r->data + s->sh_offset;
        if (!part_grow(r->im, p->part, s->sh_size, s->sh_addralign, bytes, &p->offset)) return false;
    }
    return true;
}

static const char *symbol_refusal(const Elf64_Sym *e) {
    unsigned bind = ELF64_ST_BIND(e->st_info), type = ELF64_ST_TYPE(e->st_info);
    if (type == STT_TLS) return "is thread-local";
    if (type == STT_GNU_IFUNC) return "is an indirect function";
    if (type == STT_COMMON || e->st_shndx == SHN_COMMON) return "is a COMMON symbol";
    if (bind != STB_LOCAL && bind != STB_GLOBAL && bind != STB_WEAK) return "has a binding that is not linked";
    if (e->st_shndx == SHN_ABS && type != STT_FILE) return "is absolute";
    if (e->st_shndx >= SHN_LORESERVE && e->st_shndx != SHN_ABS) return "has a reserved section";
    if (bind != STB_LOCAL && (type == STT_SECTION || type == STT_FILE)) return "has a binding that does not fit its type";
    return NULL;
}

// Places a symbol of this object. It stays undefined where its section is not in the image.
static bool symbol_locate(Reader *r, const Elf64_Sym *e, const char *name, Symbol *out_s) {
    Symbol s = {.name = name, .size = e->st_size, .object = r->number};
    s.type = ELF64_ST_TYPE(e->st_info);
    s.bind = ELF64_ST_BIND(e->st_info);
    if (e->st_shndx != SHN_ABS && e->st_shndx != SHN_UNDEF) {
        if (e->st_shndx >= r->n_sections) return image_fail(r->im, r->number, "'%s' has no section", name);
        const Placed *p = &r->placed[e->st_shndx];
        if (p->kept && e->st_value > r->sections[e->st_shndx].sh_size) return image_fail(r->im, r->number, "'%s' lies outside of its section", name);
        s.defined = p->kept;
        s.part = p->part;
        s.value = p->offset + e->st_value;
        if (p->constants && s.type != STT_SECTION) {
            uint64_t size = r->sections[e->st_shndx].sh_entsize;
            if (e->st_value == r->sections[e->st_shndx].sh_size) return image_fail(r->im, r->number, "'%s' is no constant", name);
            s.value = p->constants[e->st_value / size] + e->st_value % size;
        }
    }
    *out_s = s;
    return true;
}

static bool symbol_read(Reader *r, size_t i, const Elf64_Sym *e, const char *name) {
    Symbol s = {0};
    const char *refusal = symbol_refusal(e);
    if (refusal) return image_fail(r->im, r->number, "symbol '%s' %s", name, refusal);
    if (!symbol_locate(r, e, name, &s)) return false;
    if (s.bind != STB_LOCAL && s.defined) return image_define(r->im, &s, &r->symbols[i]);
    if (s.bind != STB_LOCAL) {
        r->symbols[i] = image_global(r->im, name);
        return true;
    }
    r->symbols[i] = (uint32_t)r->im->symbols.n;
    vec_push(&r->im->symbols, s);
    return true;
}

static bool symbols_read(Reader *r) {
    const Elf64_Shdr *table = NULL;
    for (size_t i = 0; i < r->n_sections; i++) {
        if (r->sections[i].sh_type != SHT_SYMTAB) continue;
        if (table) return image_fail(r->im, r->number, "two symbol tables");
        table = &r->sections[i];
    }
    if (!table) return true;
    const char *names;
    size_t n_names;
    if (table->sh_entsize != sizeof(Elf64_Sym)) return image_fail(r->im, r->number, "symbols of an unknown size");
    if (!strings_find(r, table->sh_link, &names, &n_names)) return false;
    r->n_symbols = table->sh_size / sizeof(Elf64_Sym);
    r->symbols = xcalloc(r->n_symbols, sizeof *r->symbols);
    for (size_t i = 1; i < r->n_symbols; i++) {
        Elf64_Sym e;
        memcpy(&e, r->data + table->sh_offset + i * sizeof e, sizeof e);
        const char *name = name_at(names, n_names, e.st_name);
        if (!name) return image_fail(r->im, r->number, "the name of symbol %zu lies outside of its table", i);
        if (!symbol_read(r, i, &e, name)) return false;
    }
    return true;
}

// Bytes of the field, or 0 for what is refused.
static unsigned reloc_width(uint32_t type) {
    switch (type) {
    case R_X86_64_64:
    case R_X86_64_PC64: return 8;
    case R_X86_64_PC32:
    case R_X86_64_PLT32:
    case R_X86_64_GOTPCREL:
    case R_X86_64_GOTPCRELX:
    case R_X86_64_REX_GOTPCRELX: return 4;
    default: return 0;
    }
}

static bool reloc_read(Reader *r, size_t target, const Elf64_Rela *e) {
    uint64_t index = ELF64_R_SYM(e->r_info);
    uint32_t type = ELF64_R_TYPE(e->r_info);
    const Placed *p = &r->placed[target];
    if (type == R_X86_64_NONE) return true;
    if (type == R_X86_64_32 || type == R_X86_64_32S)
        return image_fail(r->im, r->number, "a 32-bit absolute address (relocation %u): code must be position independent", type);
    unsigned width = reloc_width(type);
    if (!width) return image_fail(r->im, r->number, "relocation type %u is not linked", type);
    uint64_t size = r->sections[target].sh_size;
    if (p->part == PART_BSS || e->r_offset > size || width > size - e->r_offset)
        return image_fail(r->im, r->number, "a relocation lies outside of its section");
    if (!index || index >= r->n_symbols) return image_fail(r->im, r->number, "a relocation names no symbol");
    if (type == R_X86_64_64 && p->part != PART_RELRO && p->part != PART_DATA)
        return image_fail(r->im, r->number, "an absolute address in read-only section %s", r->names + r->sections[target].sh_name);
    Reloc one = {p->offset + e->r_offset, e->r_addend, r->symbols[index], type, p->part, r->number};
    vec_push(&r->im->relocs, one);
    return true;
}

static bool relocs_read(Reader *r) {
    for (size_t i = 0; i < r->n_sections; i++) {
        const Elf64_Shdr *s = &r->sections[i];
        if (s->sh_type != SHT_RELA && s->sh_type != SHT_REL) continue;
        if (s->sh_info >= r->n_sections) return image_fail(r->im, r->number, "relocations of no section");
        if (!r->placed[s->sh_info].kept) continue;
        if (s->sh_type == SHT_REL || s->sh_entsize != sizeof(Elf64_Rela)) return image_fail(r->im, r->number, "relocations without addends");
        for (uint64_t k = 0; k < s->sh_size / sizeof(Elf64_Rela); k++) {
            Elf64_Rela e;
            memcpy(&e, r->data + s->sh_offset + k * sizeof e, sizeof e);
            if (!reloc_read(r, s->sh_info, &e)) return false;
        }
    }
    return true;
}

static bool object_read(Image *im, uint32_t number) {
    const LinkObject *object = &im->in->objects[number];
    Reader r = {.im = im, .number = number, .data = object->data, .size = object->size};
    bool ok = header_read(&r) && sections_place(&r) && symbols_read(&r) && relocs_read(&r);
    free(r.sections);
    for (size_t i = 0; r.placed && i < r.n_sections; i++) free(r.placed[i].constants);
    free(r.placed);
    free(r.symbols);
    return ok;
}

static bool blob_read(Image *im, const LinkBlob *b) {
    uint32_t none = (uint32_t)im->in->n_objects, index;
    Symbol s = {.name = b->name, .object = none, .type = STT_OBJECT, .bind = STB_GLOBAL, .part = PART_BLOBS, .defined = true};
    uint64_t align = b->align ? b->align : LINK_PAGE;
    if (!is_align(align)) return image_fail(im, none, "blob '%s' has an impossible alignment", b->name);
    for (size_t i = 0; i < b->n_pieces; i++) {
        if (b->pieces[i].size > MAX_BYTES - s.size) return image_fail(im, none, "blob '%s' is too large", b->name);
        s.size += b->pieces[i].size;
    }
    return part_grow(im, PART_BLOBS, s.size, align, NULL, &s.value) && image_define(im, &s, &index);
}

// A symbol in an empty part (a blob without elements) needs a section to lie in.
static bool part_inhabit(Image *im, const Symbol *s) {
    static const uint8_t filling[8];
    uint64_t offset;
    if (!s->defined || im->parts[s->part].size) return true;
    bool has_bytes = s->part != PART_BSS && s->part != PART_BLOBS;
    return part_grow(im, s->part, sizeof filling, 1, has_bytes ? filling : NULL, &offset);
}

static bool parts_inhabit(Image *im) {
    for (size_t i = 0; i < im->symbols.n; i++) {
        const Symbol *s = &im->symbols.items[i];
        if (s->type != STT_SECTION && !part_inhabit(im, s)) return false;
    }
    for (size_t i = 0; i < im->relocs.n; i++)
        if (!part_inhabit(im, &im->symbols.items[im->relocs.items[i].symbol])) return false;
    return true;
}

bool image_read(Image *im, const LinkInput *in, const char *out_path, Diags *d) {
    *im = (Image){.in = in, .d = d, .at = diag_file(d, out_path)};
    if (in->n_objects >= UINT16_MAX) return image_fail(im, UINT32_MAX, "more than 65534 objects");
    for (int p = 0; p < N_PARTS; p++) im->parts[p].align = 1;
    for (size_t i = 0; i < in->n_blobs; i++)
        if (!blob_read(im, &in->blobs[i])) return false;
    for (uint32_t i = 0; i < in->n_objects; i++)
        if (!object_read(im, i)) return false;
    return image_resolve(im) && parts_inhabit(im);
}
