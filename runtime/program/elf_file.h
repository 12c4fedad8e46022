// What the checks of an artifact's file share: elf_check.c (segments, the program's symbol), elf_seal.c (checksums), elf_dynamic.c (dynamic section, strings,
// symbols, hash tables), elf_reloc.c (relocations, versions, constructors). All of it is read with pread into memory that elf_check frees; nothing is mapped.
// Each check returns false after it has set the error.
#ifndef TPURT_PROGRAM_ELF_FILE_H
#define TPURT_PROGRAM_ELF_FILE_H

#include "runtime/internal.h"

#include <elf.h>

// The entries of a dynamic section that are known, in the order of `dynamic_rows`.
typedef enum {
    // clang-format off
    D_NEEDED, D_SONAME, D_RUNPATH, D_RPATH, D_HASH, D_GNU_HASH, D_STRTAB, D_STRSZ, D_SYMTAB, D_SYMENT,
    D_RELA, D_RELASZ, D_RELAENT, D_RELACOUNT, D_RELR, D_RELRSZ, D_RELRENT, D_JMPREL, D_PLTRELSZ, D_PLTREL, D_PLTGOT,
    D_INIT, D_FINI, D_INIT_ARRAY, D_INIT_ARRAYSZ, D_FINI_ARRAY, D_FINI_ARRAYSZ,
    D_VERSYM, D_VERNEED, D_VERNEEDNUM, D_BIND_NOW, D_SYMBOLIC, D_FLAGS, D_FLAGS_1, N_DYNAMIC
    // clang-format on
} DynamicId;

enum { MAX_NEEDED = 16, MAX_BLOCKS = 64 };

// A place of the memory image.
typedef struct {
    uint64_t address, bytes;
} ElfRange;

typedef struct {
    int fd;
    uint64_t size;
    const TpurtAllocator *allocator;
    TpurtError *error;
    TpurtStatus status; // of the first failure
    bool damaged;       // that failure was one of structure
    bool own;           // linked by tpucc: nothing but what its linker writes is taken
    Elf64_Ehdr head;
    Elf64_Phdr *segments;
    const Elf64_Phdr *dynamic_segment, *relro, *protected_segment; // that one in a program of tpucc only
    TpuNote note;                                                  // zeros: it has none
    uint64_t note_offset, note_address;
    bool has[N_DYNAMIC];
    uint64_t dynamic[N_DYNAMIC];
    uint64_t needed[MAX_NEEDED]; // offsets of names
    uint32_t n_needed;
    const char *strings;
    uint64_t n_strings;
    const Elf64_Sym *symbols;
    uint64_t n_symbols;
    void *blocks[MAX_BLOCKS];    // everything read
    ElfRange tables[MAX_BLOCKS]; // what of it was read at addresses: no relocation may write there
    uint32_t n_blocks, n_tables;
} Elf;

#define elf_fail(e, ...) ((e)->status = error_set((e)->error, TPURT_BAD_PROGRAM, __VA_ARGS__), false)
#define elf_damaged(e, ...) ((e)->damaged = true, elf_fail(e, "is damaged: " __VA_ARGS__))

// elf_read.c. A name for what is read is part of the sentence where it is not there.
bool elf_read(Elf *e, void *to, uint64_t offset, uint64_t bytes);
bool elf_in_file(Elf *e, uint64_t offset, uint64_t bytes, const char *what);
void *elf_block(Elf *e, uint64_t offset, uint64_t bytes, const char *what); // NULL: the error is set
void *elf_block_at(Elf *e, uint64_t address, uint64_t bytes, const char *what);
bool elf_read_at(Elf *e, void *to, uint64_t address, uint64_t bytes, const char *what);
// The loaded segment that holds all these bytes of memory, of which `in_file`: that come from the file; NULL: none does. No error is set.
const Elf64_Phdr *elf_load(const Elf *e, uint64_t address, uint64_t bytes, bool in_file);
uint64_t elf_end(const Elf *e); // of the memory image

// elf_seal.c: finds the note with the checksums, and compares them with the bytes, if somebody has sealed it.
bool elf_find_seal(Elf *e);
bool elf_check_seal(Elf *e, bool with_weights, ElfFacts *out);

// elf_dynamic.c: reads the dynamic section, and with it strings and symbols, and checks that every name that the system's loader will look up
// in it, or for it, is found or not found without leaving them.
bool elf_check_dynamic(Elf *e);
bool elf_string(Elf *e, uint64_t at, const char *what, const char **out);

// elf_reloc.c: what the system's loader will write and call.
bool elf_check_relocs(Elf *e);

#endif
