// Names of sections that mean something to the built-in linker: for those who emit code, and for itself.
#ifndef TPUCC_CODEGEN_SECTIONS_H
#define TPUCC_CODEGEN_SECTIONS_H

// Of sections whose name begins so, those of one name are the same: the first one is kept. Their symbols are weak.
#define LINK_ONCE ".text.once."

#endif
