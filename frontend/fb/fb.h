// FlatBuffers in C: reading, verifying, writing. fbgen turns a schema into tables (FbSchema) and typed accessors; this
// file is what those accessors and tables stand on.
//
// Reading: verify once, then read. fb_verify checks everything that an accessor will ever follow - identifier, vtables,
// alignment of scalars, offsets, strings, vectors, nested tables, union tags, required fields - and caps depth and the
// number of things visited. After it has said yes, every generated accessor stays inside the buffer, whatever the bytes
// are. Values are fetched byte by byte, so neither the machine's byte order nor the address of the buffer matters.
//
// Writing: a FlatBuffer is built from its end to its start; children before parents. FbRef names what was written as
// its distance from the end. Errors are sticky: a buffer that outgrew 2 GiB is reported once, by fb_finish.
//
// Format: "FlatBuffer Internals" of the FlatBuffers documentation (flatbuffers.dev).
#ifndef TPUCC_FRONTEND_FB_FB_H
#define TPUCC_FRONTEND_FB_FB_H

#include "ir/base/base.h"

#include <string.h>

// ---- Reading ----

typedef struct {
    const char *text; // NULL: the field is absent. Ends with NUL, may hold others
    uint32_t len;
} FbString;

typedef struct {
    const uint8_t *items; // NULL: the field is absent
    uint32_t n;
} FbVec;

static inline uint8_t fb_u8(const uint8_t *p) { return p[0]; }
static inline int8_t fb_i8(const uint8_t *p) { return (int8_t)p[0]; }
static inline uint16_t fb_u16(const uint8_t *p) { return (uint16_t)(p[0] | p[1] << 8); }
static inline int16_t fb_i16(const uint8_t *p) { return (int16_t)fb_u16(p); }
static inline uint32_t fb_u32(const uint8_t *p) { return (uint32_t)fb_u16(p) | (uint32_t)fb_u16(p + 2) << 16; }
static inline int32_t fb_i32(const uint8_t *p) { return (int32_t)fb_u32(p); }
static inline uint64_t fb_u64(const uint8_t *p) { return (uint64_t)fb_u32(p) | (uint64_t)fb_u32(p + 4) << 32; }
static inline int64_t fb_i64(const uint8_t *p) { return (int64_t)fb_u64(p); }

// Floats by their bits: a default of -0.0 or NaN stays what it is.
static inline float fb_f32_of(uint32_t bits) {
    float f;
    memcpy(&f, &bits, sizeof f);
    return f;
}
static inline double fb_f64_of(uint64_t bits) {
    double f;
    memcpy(&f, &bits, sizeof f);
    return f;
}
static inline uint32_t fb_f32_bits(float f) {
    uint32_t bits;
    memcpy(&bits, &f, sizeof bits);
    return bits;
}
static inline uint64_t fb_f64_bits(double f) {
    uint64_t bits;
    memcpy(&bits, &f, sizeof bits);
    return bits;
}
static inline float fb_f32(const uint8_t *p) { return fb_f32_of(fb_u32(p)); }
static inline double fb_f64(const uint8_t *p) { return fb_f64_of(fb_u64(p)); }

// The bytes of a field by its offset in the vtable; NULL when the table leaves it out.
static inline const uint8_t *fb_field(const void *table, uint16_t vtable_offset) {
    const uint8_t *t = table, *vtable = t - fb_i32(t);
    if (vtable_offset >= fb_u16(vtable)) return NULL;
    uint16_t at = fb_u16(vtable + vtable_offset);
    return at ? t + at : NULL;
}
static inline const uint8_t *fb_target(const uint8_t *p) { return p ? p + fb_u32(p) : NULL; }
static inline FbString fb_string_at(const uint8_t *p) { return p ? (FbString){(const char *)p + 4, fb_u32(p)} : (FbString){NULL, 0}; }
static inline FbVec fb_vec_at(const uint8_t *p) { return p ? (FbVec){p + 4, fb_u32(p)} : (FbVec){NULL, 0}; }
// Item i of a vector. An index past the end is a mistake in this program, not in the file.
static inline const uint8_t *fb_item(FbVec v, uint32_t i, uint32_t item_bytes) {
    if (i >= v.n) ICE("item %u of a FlatBuffers vector of %u", i, v.n);
    return v.items + (size_t)i * item_bytes;
}
static inline const void *fb_root(const uint8_t *buf) { return buf + fb_u32(buf); }

// ---- Schema tables, made by fbgen ----

// The numbers of reflection.fbs; FB_OBJ is a table or an inline struct.
typedef enum {
    FB_NONE,
    FB_UTYPE,
    FB_BOOL,
    FB_BYTE,
    FB_UBYTE,
    FB_SHORT,
    FB_USHORT,
    FB_INT,
    FB_UINT,
    FB_LONG,
    FB_ULONG,
    FB_FLOAT,
    FB_DOUBLE,
    FB_STRING,
    FB_VECTOR,
    FB_OBJ,
    FB_UNION,
    FB_ARRAY,
} FbBase;

typedef struct {
    const char *name;
    uint16_t offset;          // in the vtable
    uint8_t base, elem;       // FbBase; elem of vectors
    bool required, is_struct; // is_struct: FB_OBJ (or a vector's item) is stored inline
    uint32_t index;           // of the object or union; unused for scalars
    uint32_t size, align;     // of the inline part: scalar, struct or offset
    uint32_t item_size;       // of a vector's items
} FbField;

typedef struct {
    const char *name;
    const FbField *fields; // in slot order; NULL for structs, which hold nothing to check
    uint32_t n_fields;
} FbObject;

typedef struct {
    uint8_t tag;
    bool is_string;
    uint32_t object;
    const char *name;
} FbCase;

typedef struct {
    const char *name;
    const FbCase *cases; // without NONE
    uint32_t n_cases;
} FbUnion;

typedef struct {
    const char *ident; // four characters, or "" when the schema has none
    const FbObject *objects;
    const FbUnion *unions;
    uint32_t root;
} FbSchema;

// ---- Verifying ----

enum { FB_MAX_DEPTH = 256 };
static const size_t FB_MAX_BYTES = 0x7fffffff; // a FlatBuffer ends below 2 GiB
enum {
    FB_SKIP_UNKNOWN_TAGS = 1, // a union whose tag the schema does not know, or NONE, may have a value; nothing follows it
    FB_ROOT_SCALARS = 2,      // check the identifier and the root's scalars only: enough to read a version field
};

// Owned by the caller. path is "functions[0].ops[12].operands", or "" for the file as a whole.
typedef struct {
    char path[512], text[256];
} FbError;

// Checks buf[0..n). On true, accessors may be used on fb_root(buf), and *out_end (if given) is one past the highest
// byte that they can reach. On false, *err says what and where. Neither allocates; any number of threads.
bool fb_verify(const FbSchema *schema, const uint8_t *buf, size_t n, unsigned flags, FbError *err, size_t *out_end);

// ---- Writing ----

typedef uint32_t FbRef; // distance from the buffer's end; 0 is "nothing", and adding it to a table leaves the field out

enum { FB_MAX_SLOTS = 128 };

typedef struct {
    uint8_t *bytes; // the last `used` of `cap` bytes are written
    size_t cap, used, max_bytes;
    size_t align; // the strictest so far
    bool full;    // grew past max_bytes
    bool in_table;
    FbRef slots[FB_MAX_SLOTS], table_from;
    uint32_t n_slots;
    VEC(FbRef) vtables;
    FbRef *shared; // hash table of shared strings
    size_t n_shared, cap_shared;
} FbBuilder;

void fb_builder_init(FbBuilder *b);
void fb_builder_free(FbBuilder *b);

FbRef fb_put_string(FbBuilder *b, const char *text, size_t len);
FbRef fb_put_shared_string(FbBuilder *b, const char *text, size_t len); // the same text is written once
// n items of item_bytes in the machine's byte order (item_bytes 1, 2, 4, 8), or raw bytes of structs with scalar false.
FbRef fb_put_scalars(FbBuilder *b, const void *items, size_t n, size_t item_bytes);
FbRef fb_put_bytes(FbBuilder *b, const void *items, size_t n, size_t item_bytes, size_t align);
FbRef fb_put_refs(FbBuilder *b, const FbRef *items, size_t n);

void fb_table_begin(FbBuilder *b, uint32_t n_slots);
void fb_add_scalar(FbBuilder *b, uint16_t vtable_offset, uint64_t bits, size_t bytes);
void fb_add_ref(FbBuilder *b, uint16_t vtable_offset, FbRef ref);
// Returns where the struct lies, so that fb_patch can fill it in later.
FbRef fb_add_struct(FbBuilder *b, uint16_t vtable_offset, const uint8_t *bytes, size_t size, size_t align);
FbRef fb_table_end(FbBuilder *b);
uint8_t *fb_patch(FbBuilder *b, FbRef at); // NULL once the buffer is full

// Completes the buffer: *out_bytes stays the builder's. ident has four characters or is "". False: it would pass 2 GiB.
bool fb_finish(FbBuilder *b, FbRef root, const char *ident, const uint8_t **out_bytes, size_t *out_n);

static inline void fb_set_u8(uint8_t *p, uint8_t v) { p[0] = v; }
static inline void fb_set_u16(uint8_t *p, uint16_t v) { p[0] = (uint8_t)v, p[1] = (uint8_t)(v >> 8); }
static inline void fb_set_u32(uint8_t *p, uint32_t v) { fb_set_u16(p, (uint16_t)v), fb_set_u16(p + 2, (uint16_t)(v >> 16)); }
static inline void fb_set_u64(uint8_t *p, uint64_t v) { fb_set_u32(p, (uint32_t)v), fb_set_u32(p + 4, (uint32_t)(v >> 32)); }

#endif
