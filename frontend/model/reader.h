// Inside the reader of model.fb: its state, how it refuses, and its parts. read.c is the file as a whole, read_type.c types and constants,
// read_func.c functions and ops, read_attr.c attributes; what they all need is in
// reader.c.
#ifndef TPUCC_FRONTEND_MODEL_READER_H
#define TPUCC_FRONTEND_MODEL_READER_H

#include "frontend/fb/fb.h"
#include "frontend/schema/model.h"
#include "ir/graph/graph.h"

typedef struct {
    Module *m;
    Diags *d;
    const uint8_t *bytes;
    size_t n, fb_end;
    const char *file_name;
    const TpumModel *model;
    Text path; // of what is being read
    Type *types;
    const Literal **constants;
    uint32_t n_types, n_constants;
    // Of the function that is being read, by the file's value numbers.
    FbVec values;
    Value **defined;
    uint8_t *hidden;
    VEC(uint32_t) scope; // values of the open regions
    Map names;           // a set: functions, then the arguments of one function
} Reader;

// Adds the diagnostic for `field[index]` below the current path; index -1 for none, field NULL for the path itself.
// Returns false.
bool reader_refuse(Reader *r, const char *field, int64_t index, const char *fmt, ...) __attribute__((format(printf, 4, 5)));
size_t reader_push(Reader *r, const char *field, uint32_t index); // returns what reader_pop wants
void reader_pop(Reader *r, size_t from);
Str reader_str(Reader *r, FbString s);

bool fb_string_is(FbString s, const char *z);
bool fb_string_is_ssa_name(FbString s); // what may follow '%' in MLIR
// One MLIR attribute in the spelling of the text form's reader, so that it prints the same ever after. No text: *out is NULL.
bool attr_text_read(Reader *r, FbString s, const char *field, int64_t index, Str *out);

bool attributes_read(Reader *r, Op *op, FbVec attributes);
// Adds to what *out holds already.
bool named_texts_read(Reader *r, FbVec v, const TpumNamedText *at(FbVec, uint32_t), NamedTexts *out);
OpLoc location_read(Reader *r, const TpumLocation *l);

bool types_read(Reader *r);
bool type_at(Reader *r, const char *field, uint32_t index, Type *out);
bool constants_read(Reader *r);
bool functions_read(Reader *r);

#endif
