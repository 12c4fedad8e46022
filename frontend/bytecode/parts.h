// Inside the reader of MLIR bytecode: its state, how it refuses, and its parts. bytecode.c is the file as a whole and its tables, cursor.c the numbers that it
// is made of, type.c, attr.c, tensor.c, number.c and place.c the entries of the tables, op.c functions and ops, vhlo.c what VHLO spells differently.
//
// What is read is written as the generic form of the text (ir/text), which is then read as any text is: ops, attributes and types have one description.
// Constants are named in it, and found in the file when the text's reader asks for them.
#ifndef TPUCC_FRONTEND_BYTECODE_PARTS_H
#define TPUCC_FRONTEND_BYTECODE_PARTS_H

#include "ir/graph/graph.h"

// The version of the encoding in which something appeared.
enum { WITH_DIALECT_VERSIONS = 1, WITH_SECTIONS_OF_REGIONS, WITH_USE_LISTS, WITH_SHORT_ARGUMENTS, WITH_PROPERTIES, WITH_SPARSE_SEGMENTS, NEWEST_VERSION = 6 };
enum {
    SECTION_STRING,
    SECTION_DIALECT,
    SECTION_ATTR_TYPE,
    SECTION_ATTR_TYPE_OFFSET,
    SECTION_IR,
    SECTION_RESOURCE,
    SECTION_RESOURCE_OFFSET,
    SECTION_DIALECT_VERSIONS,
    SECTION_PROPERTIES,
    N_SECTIONS
};
enum { MAX_ENTRY_NESTING = 64 }; // entries in entries

typedef struct {
    const uint8_t *at, *end;
} Cursor;

typedef struct { // in the string section; no NUL ends it that counts
    const char *text;
    size_t len;
} Name;

typedef enum { DIALECT_OTHER, DIALECT_BUILTIN, DIALECT_VHLO, DIALECT_STABLEHLO, DIALECT_CHLO, DIALECT_QUANT, DIALECT_FUNC, DIALECT_SDY } DialectKind;
typedef struct {
    Name name;
    DialectKind kind;
} Dialect;

typedef struct {
    const Dialect *dialect;
    Name name;
    bool registered; // its properties are a list, not an attribute
} OpName;

// An attribute or a type: as its dialect encodes it, or the text that MLIR prints.
typedef struct {
    const Dialect *dialect;
    Cursor data;
    bool encoded, open; // open: it is being written, and may not stand in itself
} Entry;

typedef struct {
    uint32_t line;
    size_t at;
} LinePlace;

typedef struct {
    const uint8_t *bytes;
    size_t n, base; // base: where the bytecode begins in the file
    const char *path;
    Diags *d;
    Arena arena; // of the tables
    uint64_t version;
    Cursor sections[N_SECTIONS];
    bool given[N_SECTIONS];
    Name *strings;
    Dialect *dialects;
    OpName *op_names;
    Cursor *properties, *resources;
    Entry *attrs, *types;
    size_t n_strings, n_dialects, n_op_names, n_properties, n_resources, n_attrs, n_types;
    uint32_t depth;
    size_t budget; // bytes of text that may still be written: entries in entries could make more than any memory holds
    Text text;
    VEC(LinePlace) lines; // from which byte each line of the text is, where an op begins
    uint32_t line;
} Bytecode;

// ---- cursor.c: false, where a diagnostic was added ----

// `at` is the byte that is wrong.
bool bytecode_refuse(Bytecode *b, const uint8_t *at, const char *fmt, ...) __attribute__((format(printf, 3, 4)));
bool cursor_byte(Bytecode *b, Cursor *c, uint8_t *out);
bool cursor_number(Bytecode *b, Cursor *c, uint64_t *out);
bool cursor_flagged(Bytecode *b, Cursor *c, uint64_t *out, bool *out_flag); // a number and, below it, a bit
bool cursor_signed(Bytecode *b, Cursor *c, int64_t *out);
bool cursor_bytes(Bytecode *b, Cursor *c, uint64_t n, Cursor *out);
bool cursor_blob(Bytecode *b, Cursor *c, Cursor *out); // its size, and so many bytes
bool cursor_align(Bytecode *b, Cursor *c, uint64_t alignment);
bool cursor_index(Bytecode *b, Cursor *c, size_t n, const char *what, uint64_t *out); // below n
bool cursor_count(Bytecode *b, Cursor *c, const char *what, uint64_t *out);           // of things of at least a byte each
bool cursor_string(Bytecode *b, Cursor *c, Name *out);
bool cursor_ended(Bytecode *b, const Cursor *c, const char *what);
bool cursor_section(Bytecode *b, Cursor *c, uint8_t *out_id, Cursor *out);

bool name_is(Name n, const char *z);

// ---- Entries of the tables, as text ----

// Between the two, entry i is written; an entry that holds itself and too many in each other are refused.
bool entry_enter(Bytecode *b, Entry *entries, uint64_t i, const char *what, Cursor *out);
bool entry_leave(Bytecode *b, Entry *entries, uint64_t i, const Cursor *c, const Text *out, size_t from);
// The text that MLIR prints of an entry that its dialect does not encode, in one line.
bool entry_text_put(Bytecode *b, Cursor *c, Text *out);

bool type_put(Bytecode *b, uint64_t index, Text *out);
bool type_list_put(Bytecode *b, Cursor *c, Text *out); // a count and so many types: "t, t"

// A tensor's dimensions and element type, or those of a number's type: rank 0.
typedef struct {
    int64_t dims[MAX_RANK];
    uint32_t rank;
    DType dtype; // of `index`: i64
    bool is_index;
    int64_t n_elems;
} Shape;
bool shape_of_type(Bytecode *b, uint64_t index, const uint8_t *at, Shape *out);

// What an attribute is, for those that are written as parts of others.
typedef enum {
    ATTR_IS_TEXT,
    ATTR_IS_INT,
    ATTR_IS_BOOL,
    ATTR_IS_FLOAT,
    ATTR_IS_STRING,
    ATTR_IS_SYMBOL,
    ATTR_IS_ARRAY,
    ATTR_IS_DICT,
    ATTR_IS_TENSOR,
    ATTR_IS_LIST,
    ATTR_IS_WORD,
    ATTR_IS_TYPE,
    ATTR_IS_UNIT,
    ATTR_IS_RESOURCE,
    ATTR_IS_ACCURACY
} AttrForm;
typedef struct {
    AttrForm form;
    const uint8_t *place;      // for messages
    int64_t i;                 // INT, BOOL; WORD: its number
    uint64_t bits, type, n;    // bits of a FLOAT; entry of the types; of ARRAY and DICT how many
    Name string;               // STRING, SYMBOL
    Cursor rest;               // elements of ARRAY, DICT; bytes of TENSOR, LIST, RESOURCE
    const char *before, *word; // WORD: #before<string word>,
    bool dotted;               // or #before.string<word>
} AttrView;
bool attr_view(Bytecode *b, uint64_t index, AttrView *out);
bool attr_put(Bytecode *b, uint64_t index, Text *out);
bool attr_value_put(Bytecode *b, uint64_t index, Text *out); // " = " and the value, nothing for `unit`
bool attr_name_read(Bytecode *b, Cursor *c, Name *out);      // of an entry of a dictionary: a string attribute
void name_put(Name n, Text *out);                            // as a key: quoted if it has to be
void string_put(Name n, Text *out);                          // "..."
void symbol_put(Name n, Text *out);                          // @name

void number_put(DType dtype, const void *elem, Text *out); // an element as MLIR prints it
typedef VEC(int64_t) IntList;
bool tensor_put(Bytecode *b, const AttrView *v, Text *out);                          // dense<..> : type
bool tensor_ints(Bytecode *b, const AttrView *v, IntList *out);                      // of integers and truth values
const Literal *tensor_literal(Bytecode *b, const AttrView *v, Module *m, Type type); // NULL: refused

bool sdy_put(Bytecode *b, Cursor *c, Text *out); // an attribute of Shardy's, from its code on

bool place_put(Bytecode *b, uint64_t index, Text *out); // loc(..), or nothing where nothing is known

// ---- vhlo.c ----

typedef struct {
    Name name;
    uint64_t value;   // an entry of the attributes, or
    const char *text; // what stands for it
} NamedAttr;
typedef VEC(NamedAttr) NamedAttrs;

// The names of an op's properties in the order of their encoding, with a blank between two, as many as there are values; NULL: not known.
const char *properties_of_op(const OpName *name, size_t n_values);
// What the op is called in the text, and its attributes: "name = value, .." of those that are not what is meant without them.
void op_name_put(const OpName *name, Text *out);
bool op_name_is_known(const OpName *name);
bool op_attrs_put(Bytecode *b, const OpName *name, const NamedAttrs *attrs, Text *out);

bool ops_put(Bytecode *b); // op.c: the section of ops into b->text

#endif
