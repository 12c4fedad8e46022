// A binary FlatBuffers schema, as fbgen reads it: a FlatBuffer of reflection.fbs, whose slots stand below as numbers; it is read with bounds
// checked at each step, for no generated reader exists yet. Positions count bytes from the file's start; 0 is "absent". Whatever is wrong ends the
// program with a sentence. Source of the slots: reflection.fbs of FlatBuffers 2.0.8.
#ifndef TPUCC_FRONTEND_FB_BFBS_H
#define TPUCC_FRONTEND_FB_BFBS_H

#include "frontend/fb/fb.h"

typedef struct {
    const char *file;
    uint8_t *buf;
    size_t n;
    size_t schema, objects, enums; // positions of the root table and its vectors
} Bfbs;
extern Bfbs bfbs; // the one that is read

_Noreturn void bfbs_refuse(const char *fmt, ...) __attribute__((format(printf, 1, 2)));
void bfbs_load(const char *file);
uint32_t bfbs_root(void); // the number of the object that is the root

// Fields of a table by their slots.
int64_t bfbs_number(size_t table, int slot, size_t bytes, int64_t otherwise);
size_t bfbs_child(size_t table, int slot);
uint32_t bfbs_count(size_t vec);
size_t bfbs_item(size_t vec, size_t i);
const char *bfbs_string(size_t at);

enum { SCHEMA_OBJECTS, SCHEMA_ENUMS, SCHEMA_IDENT, SCHEMA_EXT, SCHEMA_ROOT };
enum { OBJECT_NAME, OBJECT_FIELDS, OBJECT_IS_STRUCT, OBJECT_MINALIGN, OBJECT_BYTESIZE };
enum { ENUM_NAME, ENUM_VALUES, ENUM_IS_UNION, ENUM_TYPE };
enum { VAL_NAME, VAL_VALUE, VAL_OBJECT, VAL_TYPE };
enum {
    FIELD_NAME,
    FIELD_TYPE,
    FIELD_ID,
    FIELD_OFFSET,
    FIELD_INT,
    FIELD_REAL,
    FIELD_DEPRECATED,
    FIELD_REQUIRED,
    FIELD_KEY,
    FIELD_ATTRS,
    FIELD_DOC,
    FIELD_OPTIONAL,
    FIELD_PADDING,
    FIELD_OFFSET64
};
enum { TYPE_BASE, TYPE_ELEM, TYPE_INDEX, TYPE_FIXED };

typedef struct {
    const char *name;
    uint8_t base, elem;
    int64_t index;
    uint32_t fixed, id, offset;
    bool required, optional, is_struct; // is_struct: of the type or of its items
    int64_t int_default;
    double real_default;
    uint32_t size, align, item_size;
} Field;

typedef struct {
    const char *c, *read;
    uint8_t bytes;
} Scalar;
extern const Scalar bfbs_scalars[];
static inline bool bfbs_is_scalar(uint8_t base) { return base >= FB_UTYPE && base <= FB_DOUBLE; }

size_t bfbs_object(int64_t i);
size_t bfbs_enum(int64_t i);
bool bfbs_is_struct(size_t obj);
uint32_t bfbs_object_bytes(size_t obj);
uint32_t bfbs_object_align(size_t obj);
const char *bfbs_name(size_t named); // "Op" of "tpum.Op"
// The fields in slot order; the schema lists them by name. Free with free().
Field *bfbs_fields(size_t obj, uint32_t *out_n);

#endif
