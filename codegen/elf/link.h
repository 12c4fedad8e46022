// The built-in linker: LLVM's relocatable objects (x86-64 ELF, position independent) and the model's weights become a
// shared object or one relocatable object, so that compiling a model needs no toolchain.
//
// Weights are blobs: each is a symbol that object code declares as an undefined hidden one and whose address it takes
// through a pointer in .data.rel.ro (R_X86_64_64), because they may lie further than 2 GiB from the code. They are
// streamed to the output, never held in memory, and lie in a read-only PT_LOAD of their own behind everything else.
//
// Several objects: sections are laid one behind the other in the order of the objects; equal constants of fixed size (SHF_MERGE) lie
// there once, and so do sections of one name that begins with LINK_ONCE (sections.h).
//
// What is left out: unwind tables (.eh_frame; kernels are nounwind), other notes and debug sections are dropped. COMDAT
// groups, TLS, IFUNC, COMMON, constructors, absolute symbols and 32-bit absolute addresses are refused. Imports carry
// no symbol version, so that ld.so binds them to the oldest one of a name (glibc's memcpy@GLIBC_2.2.5).
//
// Where an object holds the note of a program's checksums (abi.h, TpuNote), a shared object gets them.
//
// The same input gives the same bytes. Objects are ours, so one that is malformed, or that needs a symbol nobody
// promised, is reported as EXIT_INTERNAL; what the system refuses is EXIT_SYSTEM. On false exactly what stood under
// the output before is there.
#ifndef TPUCC_CODEGEN_ELF_LINK_H
#define TPUCC_CODEGEN_ELF_LINK_H

#include "ir/base/diag.h"
#include "ir/base/outfile.h"

typedef struct {
    const char *name; // for messages only
    const void *data; // borrowed, any alignment
    size_t size;
} LinkObject;

typedef struct {
    const void *data; // NULL: zeros
    uint64_t size;
} LinkPiece;

typedef struct {
    const char *name;
    uint64_t align; // a power of two up to 1 GiB; 0 is a page
    const LinkPiece *pieces;
    size_t n_pieces;
} LinkBlob;

typedef struct {
    const LinkObject *objects;
    size_t n_objects;
    const LinkBlob *blobs;
    size_t n_blobs;
    const char *const *exports; // the only names visible from outside; functions, data or blobs; each must be defined
    size_t n_exports;
    const char *const *imports; // the only names that objects may leave undefined
    size_t n_imports;
    const char *const *needed; // DT_NEEDED, in this order: "libm.so.6"; not for link_relocatable
    size_t n_needed;
    const char *soname;    // or NULL; not for link_relocatable
    bool sealed;           // one of the objects holds a program and the note of its checksums, which are to be written by link_with_program
    const OutCheck *check; // of the finished file, before it has its name; or NULL
} LinkInput;

// A shared object, with section headers and a full .symtab. Exports are bound inside: another definition of the same
// name in the process changes nothing for this object's own calls.
bool link_shared(const LinkInput *in, const OutPlace *at, Diags *d);
// One relocatable object for `cc main.c model.o -lm`, position independent or not. All names but exports and imports
// are local, so that several models link into one program.
bool link_relocatable(const LinkInput *in, const OutPlace *at, Diags *d);
// The same shared object made by another linker (ld, ld.lld, mold) or a compiler driver (cc, clang): PROGRAM -shared.
// It is looked up in PATH and started without a shell; what it says on stderr becomes a note where it fails.
bool link_program_check(const char *program, Diags *d); // is there such a program?
bool link_with_program(const LinkInput *in, const char *program, const OutPlace *at, Diags *d);

#endif
