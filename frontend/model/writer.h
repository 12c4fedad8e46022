// Inside the writer of model.fb: its state, what its parts share, and the parts. write.c is the file as a whole, write_type.c types and
// constants, write_func.c functions and ops, write_attr.c attributes; what they all need is in writer.c.
#ifndef TPUCC_FRONTEND_MODEL_WRITER_H
#define TPUCC_FRONTEND_MODEL_WRITER_H

#include "frontend/fb/fb.h"
#include "frontend/schema/model.h"
#include "ir/graph/graph.h"

// Numbers for pointers, in the order of asking.
typedef struct {
    const void **keys; // by number
    size_t n, cap;
    Map number_of;
} Numbering;

typedef struct {
    Module *m;
    FbBuilder b;
    Numbering types, constants;
    FbRef *extents;   // by constant: where its Extent lies in the builder; 0 if the bytes are inside
    VEC(FbRef) stack; // references of vectors under construction
} Writer;

bool numbering_give(Numbering *t, const void *key); // true if the key is new
uint32_t numbering_find(const Numbering *t, const void *key);
void numbering_free(Numbering *t);
void type_number(Writer *w, Type t); // and those it is made of

FbRef writer_str(Writer *w, Str s);
// Collect references on the stack, then make a vector of those above `from`; an empty one is left out.
FbRef writer_refs(Writer *w, size_t from);
FbRef location_put(Writer *w, Str name, Str file, uint32_t line, uint32_t col);
FbRef op_location_put(Writer *w, const OpLoc *l);
FbRef named_texts_put(Writer *w, NamedTexts t);

FbRef types_put(Writer *w);
FbRef constants_put(Writer *w);
FbRef attributes_put(Writer *w, const Op *op);
FbRef functions_put(Writer *w); // numbers the types and constants on its way

#endif
