// Inside the linker: all input objects as one image. Sections are sorted by what they need from memory into parts,
// symbols of the same name are one, and relocations point from a place in a part to a symbol. read.c and resolve.c fill it, the
// two writers (shared.c, object.c) turn it into a file; after image_read all offsets, alignments and symbol
// numbers are checked.
#ifndef TPUCC_CODEGEN_ELF_IMAGE_H
#define TPUCC_CODEGEN_ELF_IMAGE_H

#include "codegen/elf/link.h"
#include "ir/base/outfile.h"

#include <elf.h>

// RELRO is written by ld.so only (pointers), then read-only. BSS and BLOBS have no bytes here. NOTE is the one that holds checksums (abi.h).
typedef enum { PART_RODATA, PART_TEXT, PART_RELRO, PART_DATA, PART_BSS, PART_BLOBS, PART_NOTE, N_PARTS } Part;

#ifndef SHF_X86_64_LARGE
#define SHF_X86_64_LARGE 0x10000000
#endif

enum { LINK_PAGE = 4096 };

typedef struct {
    Text bytes;
    uint64_t size, align;
} PartData;

typedef struct {
    const char *name; // in the object or the LinkInput
    uint64_t value;   // offset in its part
    uint64_t size;
    uint32_t object; // that defines it; of a blob or an import: n_objects
    uint8_t type, bind;
    Part part;
    bool defined, exported, imported, reported, in_got;
    uint32_t got, plt, dyn, out; // 1 + slot in .got, .plt.got; index in .dynsym; index in .symtab
} Symbol;

typedef struct {
    uint64_t offset; // in its part
    int64_t addend;
    uint32_t symbol, type;
    Part part;
    uint32_t object;
} Reloc;

// Constants of one size, each once. By size: 4, 8, 16, 32, 64 bytes.
enum { N_POOLS = 5 };
typedef struct {
    VEC(uint64_t) offsets; // in PART_RODATA
    uint32_t *slots;       // open addressing: 1 + number, by the bytes
    size_t n_slots;
} Pool;

typedef struct {
    const LinkInput *in;
    Diags *d;
    Loc at;
    PartData parts[N_PARTS];
    VEC(Symbol) symbols; // in order of appearance: blobs, then by object
    VEC(Reloc) relocs;
    uint32_t *table; // open addressing: 1 + index of the global symbol, by name
    size_t n_table, n_global;
    Pool pools[N_POOLS];
    VEC(const char *) once; // names of sections of which one is kept
} Image;

// Reads and resolves everything. The caller frees the image on both outcomes.
bool image_read(Image *im, const LinkInput *in, const char *out_path, Diags *d);
void image_free(Image *im);
// Adds the one diagnostic of a failure (EXIT_INTERNAL) and returns false. object may be n_objects: none in particular.
bool image_fail(Image *im, uint32_t object, const char *fmt, ...) __attribute__((format(printf, 3, 4)));
// Turns loads of an address from the GOT into address computations where the symbol is near (psABI B.2). Exports keep
// the GOT unless with_exports.
void image_relax(Image *im, bool with_exports);
// The global symbol of this name; UINT32_MAX if no object or blob has it.
uint32_t image_find(const Image *im, const char *name);
uint32_t image_global(Image *im, const char *name);                 // undefined when it is new
bool image_define(Image *im, const Symbol *s, uint32_t *out_index); // false: it is defined already, and not weakly
// Decides what is imported and exported. All missing symbols are reported, each once.
bool image_resolve(Image *im);
bool reloc_uses_got(uint32_t type);

// Where each part came to lie: header index and address (all zero in a relocatable object).
typedef struct {
    uint16_t section[N_PARTS];
    uint64_t address[N_PARTS];
    bool relocatable; // with section symbols
} Placement;

// .symtab and its .strtab: locals of each object, then exports and imports. Sets Symbol.out. Returns the first global's
// index.
uint32_t symtab_build(Image *im, const Placement *at, Text *out_symtab, Text *out_strtab);
// Offset of a name appended to a string table, which starts with its NUL.
uint32_t strtab_add(Text *strtab, const char *name);
uint64_t offset_align_up(uint64_t at, uint64_t align);
void text_zeros(Text *t, size_t len);
// Zeros up to the position, which may not lie behind the file's.
void outfile_seek(OutFile *o, uint64_t position);
void blobs_write(const LinkInput *in, OutFile *o);
uint32_t blobs_checksum(const LinkInput *in); // CRC-32C of what it writes
Elf64_Ehdr elf_header(uint16_t type, uint64_t section_headers, size_t n_sections, size_t names);

#endif
