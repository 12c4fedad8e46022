// The strings of a program table in an ELF file. The table's pointers are filled in when the file is loaded or linked, so what they will
// be is read from the relocations, in a shared object those of the dynamic section, which are there in stripped files too. Every
// offset is checked against the file before it is followed. Format: System V gABI, chapters 4 and 5; AMD64 psABI 4.4; of the GNU hash table:
// Drepper, "How to write shared libraries".
#define _GNU_SOURCE // strnlen
#include "codegen/elf/key.h"

#include "runtime/abi.h"

#include <elf.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    const uint8_t *data;
    size_t size;
    Loc at;
    Diags *d;
    Elf64_Ehdr head;
    const uint8_t *segments, *sections; // tables of the header's numbers, not aligned; NULL: none
    int n_fields;                       // that the program table has
} Elf;

// A place in the file: what lies at an address of a segment, or in a section.
typedef struct {
    uint64_t offset, n_bytes; // up to the end of the segment or section
} Place;

// The table's pointers that are of interest, texts first. Those from the fourth on came with version 5, the last with version 6.
enum { F_NAME, F_COMPILER, F_KEY, F_DETAILS, N_TEXTS, F_CONSTANTS = N_TEXTS, F_NOTE, N_FIELDS };
static const size_t fields[N_FIELDS] = {offsetof(TpuProgram, name),        offsetof(TpuProgram, compiler),  offsetof(TpuProgram, key),
                                        offsetof(TpuProgram, key_details), offsetof(TpuProgram, constants), offsetof(TpuProgram, note)};

#define FAIL(e, ...) (diag_exit((e)->d, EXIT_CONTENT, (e)->at, __VA_ARGS__), false)

static bool in_file(const Elf *e, uint64_t offset, uint64_t n_bytes) { return offset <= e->size && n_bytes <= e->size - offset; }

static Elf64_Phdr segment(const Elf *e, size_t i) {
    Elf64_Phdr p;
    memcpy(&p, e->segments + i * sizeof p, sizeof p);
    return p;
}

static Elf64_Shdr section(const Elf *e, size_t i) {
    Elf64_Shdr s;
    memcpy(&s, e->sections + i * sizeof s, sizeof s);
    return s;
}

static bool read_head(Elf *e) {
    if (e->size < SELFMAG || memcmp(e->data, ELFMAG, SELFMAG) != 0) return FAIL(e, "is not an artifact of tpucc: neither a shared object nor an object file");
    if (e->size < sizeof e->head) return FAIL(e, "is truncated: its ELF header should end at byte %zu, the file has %zu bytes", sizeof e->head, e->size);
    memcpy(&e->head, e->data, sizeof e->head);
    if (e->head.e_ident[EI_CLASS] != ELFCLASS64 || e->head.e_ident[EI_DATA] != ELFDATA2LSB || e->head.e_machine != EM_X86_64)
        return FAIL(e, "is for another machine (ELF machine %u, class %u); tpucc makes code for x86-64", e->head.e_machine, e->head.e_ident[EI_CLASS]);
    if (e->head.e_type != ET_DYN && e->head.e_type != ET_REL) return FAIL(e, "is not an artifact of tpucc: neither a shared object nor an object file");
    bool shared = e->head.e_type == ET_DYN;
    uint64_t at = shared ? e->head.e_phoff : e->head.e_shoff, n = shared ? e->head.e_phnum : e->head.e_shnum;
    size_t each = shared ? sizeof(Elf64_Phdr) : sizeof(Elf64_Shdr);
    if (!n || (shared ? e->head.e_phentsize : e->head.e_shentsize) != each) return FAIL(e, "is damaged: no usable %s headers", shared ? "program" : "section");
    if (!in_file(e, at, n * each)) return FAIL(e, "is truncated or damaged: its %s headers lie outside of the file", shared ? "program" : "section");
    *(shared ? &e->segments : &e->sections) = e->data + at;
    return true;
}

static bool is_program(const char *name, size_t len) {
    const size_t suffix = sizeof TPU_PROGRAM_SUFFIX - 1;
    return len >= suffix && !memcmp(name + len - suffix, TPU_PROGRAM_SUFFIX, suffix);
}

// What follows a shorter table is none of its fields.
static bool read_size(Elf *e, Place table) {
    uint64_t program_bytes;
    if (table.n_bytes < offsetof(TpuProgram, entries)) return FAIL(e, "is damaged: its program table ends too early");
    memcpy(&program_bytes, e->data + table.offset + offsetof(TpuProgram, program_bytes), sizeof program_bytes);
    e->n_fields = N_TEXTS - 1;
    for (int f = e->n_fields; f < N_FIELDS && program_bytes >= fields[f] + sizeof(char *) && table.n_bytes >= fields[f] + sizeof(char *); f++)
        e->n_fields = f + 1;
    return true;
}

// Looks through a table of symbols. Exactly one that is defined has to be a program.
static bool find_program(Elf *e, Place symbols, uint64_t n, Place strings, Elf64_Sym *out) {
    bool found = false;
    if (n > symbols.n_bytes / sizeof *out) return FAIL(e, "is damaged: the symbol table ends too early");
    for (uint64_t i = 0; i < n; i++) {
        Elf64_Sym s;
        memcpy(&s, e->data + symbols.offset + i * sizeof s, sizeof s);
        if (s.st_shndx == SHN_UNDEF || s.st_name >= strings.n_bytes) continue;
        const char *name = (const char *)e->data + strings.offset + s.st_name;
        size_t room = strings.n_bytes - s.st_name, len = strnlen(name, room);
        if (len == room || !is_program(name, len)) continue;
        if (found) return FAIL(e, "holds more than one program of tpucc, '%.100s' among them", name);
        found = true;
        *out = s;
    }
    return found || FAIL(e, "holds no program of tpucc: no symbol ends in '%s'", TPU_PROGRAM_SUFFIX);
}

// --- shared objects: everything is found by address

static bool place_of(Elf *e, uint64_t address, uint64_t n_bytes, const char *what, Place *out) {
    for (size_t i = 0; i < e->head.e_phnum; i++) {
        Elf64_Phdr p = segment(e, i);
        if (p.p_type != PT_LOAD || address < p.p_vaddr || address - p.p_vaddr > p.p_filesz) continue;
        uint64_t into = address - p.p_vaddr;
        if (n_bytes > p.p_filesz - into) continue;
        if (!in_file(e, p.p_offset, p.p_filesz)) return FAIL(e, "is truncated or damaged: a segment lies outside of the file");
        *out = (Place){p.p_offset + into, p.p_filesz - into};
        return true;
    }
    return FAIL(e, "is damaged: its %s lies in no segment", what);
}

typedef struct {
    uint64_t symbols, strings, n_strings, hash, gnu_hash, rela, n_rela;
} Dynamic;

static bool read_dynamic(Elf *e, Dynamic *out) {
    size_t i = 0;
    while (i < e->head.e_phnum && segment(e, i).p_type != PT_DYNAMIC) i++;
    if (i == e->head.e_phnum) return FAIL(e, "is damaged: no dynamic section");
    Elf64_Phdr p = segment(e, i);
    if (!in_file(e, p.p_offset, p.p_filesz)) return FAIL(e, "is truncated or damaged: its dynamic section lies outside of the file");
    *out = (Dynamic){0};
    for (uint64_t k = 0; k < p.p_filesz / sizeof(Elf64_Dyn); k++) {
        Elf64_Dyn one;
        memcpy(&one, e->data + p.p_offset + k * sizeof one, sizeof one);
        if (one.d_tag == DT_NULL) break;
        switch (one.d_tag) {
        case DT_SYMTAB: out->symbols = one.d_un.d_ptr; break;
        case DT_STRTAB: out->strings = one.d_un.d_ptr; break;
        case DT_STRSZ: out->n_strings = one.d_un.d_val; break;
        case DT_HASH: out->hash = one.d_un.d_ptr; break;
        case DT_GNU_HASH: out->gnu_hash = one.d_un.d_ptr; break;
        case DT_RELA: out->rela = one.d_un.d_ptr; break;
        case DT_RELASZ: out->n_rela = one.d_un.d_val; break;
        default: break;
        }
    }
    return (out->symbols && out->strings && (out->hash || out->gnu_hash)) || FAIL(e, "is damaged: no dynamic symbol table");
}

static uint32_t word_at(const Elf *e, uint64_t offset) {
    uint32_t v;
    memcpy(&v, e->data + offset, sizeof v);
    return v;
}

// The GNU hash table does not say how many symbols there are: the last one ends the chain of the highest bucket.
static bool count_gnu(Elf *e, Place table, uint64_t *out) {
    uint64_t n_buckets = word_at(e, table.offset), first = word_at(e, table.offset + 4), n_bloom = word_at(e, table.offset + 8);
    uint64_t buckets = 16 + n_bloom * 8, chains = buckets + n_buckets * 4, last = 0;
    if (chains > table.n_bytes) return FAIL(e, "is damaged: its hash table ends too early");
    for (uint64_t i = 0; i < n_buckets; i++) {
        uint32_t head = word_at(e, table.offset + buckets + i * 4);
        if (head > last) last = head;
    }
    *out = first;
    if (last < first) return true;
    for (;; last++) {
        uint64_t at = chains + (last - first) * 4;
        if (at + 4 > table.n_bytes) return FAIL(e, "is damaged: its hash table ends too early");
        if (word_at(e, table.offset + at) & 1) break;
    }
    *out = last + 1;
    return true;
}

static bool count_symbols(Elf *e, const Dynamic *dynamic, uint64_t *out) {
    Place table;
    if (!place_of(e, dynamic->hash ? dynamic->hash : dynamic->gnu_hash, 16, "hash table", &table)) return false;
    if (!dynamic->hash) return count_gnu(e, table, out);
    *out = word_at(e, table.offset + 4); // as many chains as symbols
    return true;
}

// A field without a relocation holds its address itself (DT_RELR), or is NULL.
static bool resolve_shared(Elf *e, const Dynamic *dynamic, uint64_t table, Place in_file_at, uint64_t addresses[N_FIELDS]) {
    Place rela;
    for (int f = 0; f < e->n_fields; f++) memcpy(&addresses[f], e->data + in_file_at.offset + fields[f], 8);
    if (!dynamic->rela) return true;
    if (!place_of(e, dynamic->rela, dynamic->n_rela, "relocation table", &rela)) return false;
    for (uint64_t i = 0; i < dynamic->n_rela / sizeof(Elf64_Rela); i++) {
        Elf64_Rela r;
        memcpy(&r, e->data + rela.offset + i * sizeof r, sizeof r);
        for (int f = 0; f < e->n_fields; f++)
            if (r.r_offset == table + fields[f] && ELF64_R_TYPE(r.r_info) == R_X86_64_RELATIVE) addresses[f] = (uint64_t)r.r_addend;
    }
    return true;
}

static bool read_shared(Elf *e, Place *out_table, Place places[N_FIELDS]) {
    Dynamic dynamic;
    Place symbols, strings;
    Elf64_Sym program;
    uint64_t n, addresses[N_FIELDS] = {0};
    if (!read_dynamic(e, &dynamic) || !count_symbols(e, &dynamic, &n)) return false;
    if (!place_of(e, dynamic.symbols, 0, "dynamic symbol table", &symbols)) return false;
    if (!place_of(e, dynamic.strings, dynamic.n_strings, "dynamic string table", &strings)) return false;
    strings.n_bytes = dynamic.n_strings;
    if (!find_program(e, symbols, n, strings, &program)) return false;
    if (!place_of(e, program.st_value, offsetof(TpuProgram, entries), "program table", out_table) || !read_size(e, *out_table)) return false;
    if (!resolve_shared(e, &dynamic, program.st_value, *out_table, addresses)) return false;
    for (int f = 0; f < e->n_fields; f++)
        if (addresses[f] && !place_of(e, addresses[f], 1, f < N_TEXTS ? "program table's text" : "program table's data", &places[f])) return false;
    return true;
}

// --- object files: everything is found by section

static bool section_place(Elf *e, uint64_t i, uint64_t into, Place *out) {
    if (i >= e->head.e_shnum) return FAIL(e, "is damaged: section %llu does not exist", (unsigned long long)i);
    Elf64_Shdr s = section(e, i);
    if (s.sh_type == SHT_NOBITS || !in_file(e, s.sh_offset, s.sh_size) || into > s.sh_size)
        return FAIL(e, "is truncated or damaged: section %llu", (unsigned long long)i);
    *out = (Place){s.sh_offset + into, s.sh_size - into};
    return true;
}

static bool resolve_object(Elf *e, const Elf64_Shdr *relocations, Place symbols, const Elf64_Sym *program, Place places[N_FIELDS]) {
    if (!in_file(e, relocations->sh_offset, relocations->sh_size)) return FAIL(e, "is truncated or damaged: relocations outside of the file");
    for (uint64_t i = 0; i < relocations->sh_size / sizeof(Elf64_Rela); i++) {
        Elf64_Rela r;
        memcpy(&r, e->data + relocations->sh_offset + i * sizeof r, sizeof r);
        for (int f = 0; f < e->n_fields && f < N_TEXTS; f++) {
            Elf64_Sym s;
            if (r.r_offset != program->st_value + fields[f] || ELF64_R_TYPE(r.r_info) != R_X86_64_64) continue;
            if (ELF64_R_SYM(r.r_info) >= symbols.n_bytes / sizeof s) return FAIL(e, "is damaged: a relocation names no symbol");
            memcpy(&s, e->data + symbols.offset + ELF64_R_SYM(r.r_info) * sizeof s, sizeof s);
            if (!section_place(e, s.st_shndx, s.st_value + (uint64_t)r.r_addend, &places[f])) return false;
        }
    }
    return true;
}

static bool read_object(Elf *e, Place *out_table, Place places[N_FIELDS]) {
    Place symbols, strings;
    Elf64_Sym program;
    size_t at = 0;
    while (at < e->head.e_shnum && section(e, at).sh_type != SHT_SYMTAB) at++;
    if (at == e->head.e_shnum) return FAIL(e, "holds no program of tpucc: it has no symbols");
    if (!section_place(e, at, 0, &symbols) || !section_place(e, section(e, at).sh_link, 0, &strings)) return false;
    if (!find_program(e, symbols, symbols.n_bytes / sizeof program, strings, &program)) return false;
    if (!section_place(e, program.st_shndx, program.st_value, out_table) || !read_size(e, *out_table)) return false;
    for (size_t i = 0; i < e->head.e_shnum; i++) {
        Elf64_Shdr s = section(e, i);
        if (s.sh_type == SHT_RELA && s.sh_info == program.st_shndx && !resolve_object(e, &s, symbols, &program, places)) return false;
    }
    return true;
}

// --- the table

static bool text_at(Elf *e, Place p, const char *what, const char **out) {
    *out = (const char *)e->data + p.offset;
    if (p.n_bytes && memchr(*out, 0, p.n_bytes)) return true;
    return FAIL(e, "is damaged: its %s does not end", what);
}

static bool read_table(Elf *e, Place table, const Place texts[N_FIELDS], ArtifactKey *out) {
    uint32_t magic, version;
    memcpy(&magic, e->data + table.offset + offsetof(TpuProgram, magic), sizeof magic);
    memcpy(&version, e->data + table.offset + offsetof(TpuProgram, version), sizeof version);
    if (magic != TPU_ABI_MAGIC) return FAIL(e, "is damaged: the program table has a wrong mark (%08x)", magic);
    if (!texts[0].n_bytes || !texts[1].n_bytes || !texts[2].n_bytes) return FAIL(e, "is damaged: the program has no key");
    bool details = texts[3].n_bytes > 0;
    *out = (ArtifactKey){.version = version};
    return text_at(e, texts[0], "program's name", &out->name) && text_at(e, texts[1], "compiler's name", &out->compiler) &&
           text_at(e, texts[2], "key", &out->key) && (!details || text_at(e, texts[3], "key", &out->key_details));
}

bool artifact_key_read(const uint8_t *bytes, size_t n_bytes, Loc at, ArtifactKey *out, Diags *d) {
    Elf e = {.data = bytes, .size = n_bytes, .at = at, .d = d};
    Place table = {0}, places[N_FIELDS] = {0};
    if (!read_head(&e)) return false;
    bool good = e.head.e_type == ET_DYN ? read_shared(&e, &table, places) : read_object(&e, &table, places);
    return good && read_table(&e, table, places, out);
}

// ---- checksums

bool artifact_seal_places(const uint8_t *bytes, size_t n_bytes, Loc at, SealPlaces *out, Diags *d) {
    Elf e = {.data = bytes, .size = n_bytes, .at = at, .d = d};
    Place table = {0}, places[N_FIELDS] = {0};
    *out = (SealPlaces){0};
    if (!read_head(&e)) return false;
    if (e.head.e_type != ET_DYN) return FAIL(&e, "is not a shared object");
    if (!read_shared(&e, &table, places)) return false;
    if (e.n_fields != N_FIELDS || places[F_NOTE].n_bytes < sizeof(TpuNote)) return FAIL(&e, "holds no note '%s'", TPU_NOTE_NAME);
    out->note = places[F_NOTE].offset;
    out->weights = places[F_CONSTANTS].offset;
    memcpy(&out->weight_bytes, bytes + table.offset + offsetof(TpuProgram, constant_bytes), 8);
    if (out->weight_bytes > places[F_CONSTANTS].n_bytes) return FAIL(&e, "has lost its weights");
    for (size_t i = 0; i < e.head.e_phnum; i++) {
        Elf64_Phdr p = segment(&e, i);
        if (p.p_type == PT_LOAD && p.p_offset + p.p_filesz > out->end) out->end = p.p_offset + p.p_filesz;
    }
    return in_file(&e, 0, out->end) || FAIL(&e, "is truncated or damaged: a segment lies outside of the file");
}
