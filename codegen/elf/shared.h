// Inside the writer of shared objects: the file as its sections, which its four sources make in turn. relocate.c counts what the relocations
// need, dynamic.c makes the tables for ld.so, layout.c gives everything a place, then addresses are filled in, and shared.c writes. See there.
#ifndef TPUCC_CODEGEN_ELF_SHARED_H
#define TPUCC_CODEGEN_ELF_SHARED_H

#include "codegen/elf/image.h"

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

extern const SectionRow shared_rows[N_SECTIONS];
extern const SectionId shared_section_of_part[N_PARTS];

enum { THUNK_BYTES = 8 }; // of an imported function, in .plt.got

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

static inline Symbol *symbol(Shared *s, uint32_t i) { return &s->im->symbols.items[i]; }
static inline void words_add(Text *t, const void *words, size_t bytes) { text_add(t, words, bytes); }
static inline uint64_t symbol_address(const Shared *s, const Symbol *x) { return s->sections[shared_section_of_part[x->part]].address + x->value; }

// What the relocations need: slots, thunks, dynamic relocations.
bool shared_relocs_scan(Shared *s);
// Fills addresses in, once there are any, and makes the dynamic relocations.
bool shared_relocate(Shared *s);

void shared_names_build(Shared *s); // imports and exports, in the order of .dynsym, and the hash table over them
void shared_names_write(Shared *s); // .dynsym and .dynstr
// Written twice: before the layout for its size, after it for the addresses. All of it is bound when it is loaded.
void shared_dynamic_write(Shared *s);
void shared_exports_fill(Shared *s); // their addresses

// Sizes of all loaded sections, and their bytes as far as these do not depend on addresses.
void shared_sections_size(Shared *s);
void shared_segments_place(Shared *s);
void shared_tables_place(Shared *s); // the sections that are not loaded, behind all others

#endif
