// What both writers of the linker share: relaxation, the symbol table, string tables, streaming of blobs.
// Formats: System V gABI chapter 4 and the AMD64 psABI, 4.4 (relocations) and B.2 (relaxation of GOTPCRELX).
#include "codegen/elf/image.h"
#include "runtime/seal.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

bool image_fail(Image *im, uint32_t object, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    const char *text = arena_vprintf(&im->d->arena, fmt, args);
    va_end(args);
    if (object < im->in->n_objects) {
        const char *name = im->in->objects[object].name;
        diag_exit(im->d, EXIT_INTERNAL, im->at, "internal error in the linker: object %u (%s): %s", object, name ? name : "unnamed", text);
    } else {
        diag_exit(im->d, EXIT_INTERNAL, im->at, "internal error in the linker: %s", text);
    }
    return false;
}

void image_free(Image *im) {
    for (int p = 0; p < N_PARTS; p++) vec_free(&im->parts[p].bytes);
    vec_free(&im->symbols);
    vec_free(&im->relocs);
    free(im->table);
    for (int i = 0; i < N_POOLS; i++) {
        vec_free(&im->pools[i].offsets);
        free(im->pools[i].slots);
    }
    vec_free(&im->once);
    *im = (Image){0};
}

uint64_t offset_align_up(uint64_t at, uint64_t align) { return align < 2 ? at : (at + align - 1) & ~(align - 1); }

void text_zeros(Text *t, size_t len) {
    vec_reserve(t, t->n + len + 1);
    memset(t->items + t->n, 0, len + 1);
    t->n += len;
}

uint32_t strtab_add(Text *strtab, const char *name) {
    if (!strtab->n) text_zeros(strtab, 1);
    if (!*name) return 0;
    uint32_t at = (uint32_t)strtab->n;
    text_add(strtab, name, strlen(name) + 1);
    return at;
}

bool reloc_uses_got(uint32_t type) { return type == R_X86_64_GOTPCREL || type == R_X86_64_GOTPCRELX || type == R_X86_64_REX_GOTPCRELX; }

// mov sym@GOTPCREL(%rip), %r -> lea sym(%rip), %r; call *sym@GOTPCREL(%rip) -> addr32 call sym; jmp likewise, with a
// nop behind.
static bool reloc_relax(uint8_t *bytes, Reloc *r) {
    if (r->offset < 2 || r->addend != -4) return false;
    uint8_t *op = bytes + r->offset - 2;
    if (op[0] == 0x8b && (op[1] & 0xc7) == 0x05) {
        op[0] = 0x8d;
    } else if (r->type == R_X86_64_GOTPCRELX && op[0] == 0xff && op[1] == 0x15) {
        op[0] = 0x67;
        op[1] = 0xe8;
    } else if (r->type == R_X86_64_GOTPCRELX && op[0] == 0xff && op[1] == 0x25) {
        op[0] = 0xe9;
        memset(op + 1, 0, 4);
        op[5] = 0x90;
        r->offset--;
    } else {
        return false;
    }
    r->type = R_X86_64_PC32;
    return true;
}

void image_relax(Image *im, bool with_exports) {
    for (size_t i = 0; i < im->relocs.n; i++) {
        Reloc *r = &im->relocs.items[i];
        Symbol *s = &im->symbols.items[r->symbol];
        if (!reloc_uses_got(r->type)) continue;
        bool near = s->defined && s->part != PART_BLOBS && (with_exports || !s->exported);
        bool may = r->part == PART_TEXT && r->type != R_X86_64_GOTPCREL;
        if (!near || !may || !reloc_relax((uint8_t *)im->parts[r->part].bytes.items, r)) s->in_got = true;
    }
}

static void symtab_add(Text *symtab, const Elf64_Sym *e) { text_add(symtab, (const char *)e, sizeof *e); }

static void symbol_write(Symbol *s, unsigned bind, const Placement *at, Text *symtab, Text *strtab) {
    Elf64_Sym e = {.st_name = strtab_add(strtab, s->name), .st_info = ELF64_ST_INFO(bind, s->type), .st_size = s->size};
    if (s->type == STT_FILE) {
        e.st_shndx = SHN_ABS;
    } else if (s->defined) {
        e.st_shndx = at->section[s->part];
        e.st_value = at->address[s->part] + s->value;
    }
    s->out = (uint32_t)(symtab->n / sizeof e);
    symtab_add(symtab, &e);
}

// Labels of the assembler are of no use to a reader; relocations against them become section + offset.
static bool symbol_is_listed(const Symbol *s) {
    if (s->type == STT_FILE) return true;
    if (s->type == STT_SECTION || !s->defined || !*s->name) return false;
    return s->bind != STB_LOCAL || s->type != STT_NOTYPE || strncmp(s->name, ".L", 2) != 0 || s->in_got;
}

static int by_key(const void *a, const void *b) {
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}

// A FILE symbol speaks for all locals behind it: blobs come first, then the locals of each object behind its FILE.
static uint64_t local_key(const Image *im, size_t i) {
    const Symbol *s = &im->symbols.items[i];
    uint64_t group = s->object < im->in->n_objects ? s->object + 1 : 0;
    return group << 33 | (uint64_t)(s->type != STT_FILE) << 32 | i;
}

static void locals_write(Image *im, const Placement *at, Text *symtab, Text *strtab) {
    uint64_t *keys = xcalloc(im->symbols.n, sizeof *keys);
    size_t n = 0;
    for (size_t i = 0; i < im->symbols.n; i++) {
        const Symbol *s = &im->symbols.items[i];
        if (symbol_is_listed(s) && !s->exported) keys[n++] = local_key(im, i);
    }
    qsort(keys, n, sizeof *keys, by_key);
    for (size_t k = 0; k < n; k++) symbol_write(&im->symbols.items[(uint32_t)keys[k]], STB_LOCAL, at, symtab, strtab);
    free(keys);
}

uint32_t symtab_build(Image *im, const Placement *at, Text *symtab, Text *strtab) {
    text_zeros(symtab, sizeof(Elf64_Sym));
    for (int p = 0; p < N_PARTS && at->relocatable; p++) {
        Elf64_Sym e = {.st_info = ELF64_ST_INFO(STB_LOCAL, STT_SECTION), .st_shndx = at->section[p]};
        if (e.st_shndx) symtab_add(symtab, &e);
    }
    locals_write(im, at, symtab, strtab);
    uint32_t first_global = (uint32_t)(symtab->n / sizeof(Elf64_Sym));
    for (size_t i = 0; i < im->symbols.n; i++) {
        Symbol *s = &im->symbols.items[i];
        if (s->exported || s->imported) symbol_write(s, STB_GLOBAL, at, symtab, strtab);
    }
    return first_global;
}

void outfile_seek(OutFile *o, uint64_t position) {
    if (position < o->n_bytes) ICE("the output is at %llu, past %llu", (unsigned long long)o->n_bytes, (unsigned long long)position);
    outfile_zeros(o, position - o->n_bytes);
}

void blobs_write(const LinkInput *in, OutFile *o) {
    uint64_t start = o->n_bytes, at = 0;
    for (size_t b = 0; b < in->n_blobs; b++) {
        const LinkBlob *blob = &in->blobs[b];
        at = offset_align_up(at, blob->align ? blob->align : LINK_PAGE);
        outfile_seek(o, start + at);
        for (size_t i = 0; i < blob->n_pieces; i++) {
            const LinkPiece *piece = &blob->pieces[i];
            if (piece->data) outfile_write(o, piece->data, piece->size);
            else outfile_zeros(o, piece->size);
        }
        at = o->n_bytes - start;
    }
}

static uint32_t checksum_zeros(uint32_t before, uint64_t n) {
    static const uint8_t zeros[1 << 16];
    for (; n > sizeof zeros; n -= sizeof zeros) before = crc32c(before, zeros, sizeof zeros);
    return crc32c(before, zeros, n);
}

uint32_t blobs_checksum(const LinkInput *in) {
    uint32_t sum = 0;
    uint64_t at = 0;
    for (size_t b = 0; b < in->n_blobs; b++) {
        const LinkBlob *blob = &in->blobs[b];
        uint64_t start = offset_align_up(at, blob->align ? blob->align : LINK_PAGE);
        sum = checksum_zeros(sum, start - at);
        at = start;
        for (size_t i = 0; i < blob->n_pieces; i++) {
            const LinkPiece *piece = &blob->pieces[i];
            sum = piece->data ? crc32c(sum, piece->data, piece->size) : checksum_zeros(sum, piece->size);
            at += piece->size;
        }
    }
    return sum;
}

Elf64_Ehdr elf_header(uint16_t type, uint64_t section_headers, size_t n_sections, size_t names) {
    Elf64_Ehdr h = {
        .e_type = type,
        .e_machine = EM_X86_64,
        .e_version = EV_CURRENT,
        .e_shoff = section_headers,
        .e_ehsize = sizeof(Elf64_Ehdr),
        .e_shentsize = sizeof(Elf64_Shdr),
        .e_shnum = (uint16_t)n_sections,
        .e_shstrndx = (uint16_t)names,
    };
    memcpy(h.e_ident, ELFMAG, SELFMAG);
    h.e_ident[EI_CLASS] = ELFCLASS64;
    h.e_ident[EI_DATA] = ELFDATA2LSB;
    h.e_ident[EI_VERSION] = EV_CURRENT;
    return h;
}
