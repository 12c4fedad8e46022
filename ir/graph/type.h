// Types of values. Interned by their table: equal types have the same pointer, so == compares. Sizes are checked when a type is
// made, so no later product of dimensions or bytes overflows.
#ifndef TPUCC_IR_GRAPH_TYPE_H
#define TPUCC_IR_GRAPH_TYPE_H

#include "ir/base/base.h"

typedef enum {
#define DTYPE(id, text, bits, bytes, class) DT_##id,
#include "ir/dtype.def"
    DT_COUNT
} DType;

typedef enum { DC_BOOL, DC_SINT, DC_UINT, DC_FLOAT, DC_COMPLEX } DTypeClass;

typedef struct {
    const char *text;
    uint32_t bits, bytes;
    DTypeClass class;
} DTypeInfo;
extern const DTypeInfo dtype_info[DT_COUNT];

static inline const char *dtype_text(DType t) { return dtype_info[t].text; }
static inline size_t dtype_bytes(DType t) { return dtype_info[t].bytes; }
static inline bool dtype_is_float(DType t) { return dtype_info[t].class == DC_FLOAT; }
static inline bool dtype_is_small_float(DType t) { return dtype_info[t].class == DC_FLOAT && dtype_info[t].bytes == 1; }
static inline bool dtype_is_complex(DType t) { return dtype_info[t].class == DC_COMPLEX; }
static inline bool dtype_is_int(DType t) { return dtype_info[t].class == DC_SINT || dtype_info[t].class == DC_UINT; }
static inline bool dtype_is_signed(DType t) { return dtype_info[t].class == DC_SINT; }
bool dtype_parse(const char *text, size_t len, DType *out);

typedef enum { TYPE_TENSOR, TYPE_TOKEN, TYPE_TUPLE } TypeKind;

enum { MAX_RANK = 32 };
#define DIM_UNKNOWN INT64_MIN // `?`, before `shapes` has bound it
// What is too large, in one place. A tensor of a model has at most MAX_ELEMS elements. What passes make of it (panels that are filled up, padding, a
// window beside each element) has room for a thousand times as many, MADE_ELEMS, whose bytes and strides still are numbers of 64 bits. What
// lies in memory (arguments, results, the slab, scratch, all constants together) takes at most MAX_BYTES, which a process on x86-64 can address.
#define MAX_ELEMS (INT64_C(1) << 48)
#define MADE_ELEMS (INT64_C(1) << 58)
#define MAX_BYTES (UINT64_C(1) << 46)

// What the integers of a quantized tensor stand for: see quant.h.
typedef struct {
    DType storage;        // an integer of 2 to 32 bits
    DType expressed;      // f16, bf16, f32 or f64, at least as wide
    int32_t axis;         // of the dimension whose slices have a pair each; -1: one pair for all
    uint32_t n;           // pairs
    int64_t min, max;     // of the storage type that are used
    const double *scales; // as written; quant_scale is what counts
    const int64_t *zero_points;
} Quant;
static inline bool quant_per_axis(const Quant *q) { return q->axis >= 0; }

typedef struct TypeData TypeData;
typedef const TypeData *Type;
struct TypeData {
    TypeKind kind;
    DType dtype;     // of a tensor; of a quantized one, what its integers are stored as
    uint32_t rank;   // of a tensor; number of elements of a tuple
    int64_t n_elems; // product of the dimensions, 1 for a scalar; DIM_UNKNOWN if one is unknown
    union {
        const int64_t *dims;
        const Type *elems;
    };
    const Quant *quant;      // of a quantized tensor, or NULL
    uint32_t n_parts, depth; // of a tuple: all types in it and itself, as its text has them; tuples within tuples. 1, 0 of others
};

typedef struct {
    Arena *arena;
    Type *slots;
    size_t n_slots, n_used;
    const Quant **quants;
    size_t n_quant_slots, n_quants;
} TypeTable;

// NULL if the rank is over MAX_RANK, a dimension is negative (and not DIM_UNKNOWN) or the dimensions that are not 0 multiply to more
// than MADE_ELEMS.
Type type_tensor(TypeTable *t, DType dtype, const int64_t *dims, size_t rank);
Type type_rows(TypeTable *t, Type row, int64_t n); // a tensor of n such rows, along its first dimension; NULL as for type_tensor
Type type_scalar(TypeTable *t, DType dtype);
Type type_token(TypeTable *t);
// NULL if it would have over MAX_TUPLE_PARTS parts or be over MAX_TUPLE_DEPTH deep: types are walked by recursion, and one that is made of one other
// twice has twice its parts.
enum { MAX_TUPLE_PARTS = 65536, MAX_TUPLE_DEPTH = 64 };
Type type_tuple(TypeTable *t, const Type *elems, size_t n);
Type type_with_dtype(TypeTable *t, Type shape, DType dtype); // same dimensions
// A tensor of quantized elements; quant NULL or interned in t. NULL also if its dimension is not one of the tensor's, or not of the size
// that it has scales for.
Type type_quantized(TypeTable *t, DType dtype, const Quant *quant, const int64_t *dims, size_t rank);
Type type_storage(TypeTable *t, Type type);   // the integers of a quantized tensor; of tuples, element by element; else the type itself
Type type_expressed(TypeTable *t, Type type); // the floats that they stand for
Type type_element(TypeTable *t, Type type);   // a scalar of its elements; NULL if their quantization differs along a dimension
bool type_has_quant(Type type);               // a quantized tensor, or a tuple with one
void type_table_free(TypeTable *t);

bool type_is_static(Type t);
static inline bool type_is_tensor(Type t) { return t->kind == TYPE_TENSOR; }
static inline bool type_is_scalar(Type t) { return t->kind == TYPE_TENSOR && t->rank == 0; }
bool type_same_shape(Type a, Type b); // dimensions only
// Equal but for unknown dimensions, which agree with any.
static inline bool dim_agrees(int64_t a, int64_t b) { return a == b || a == DIM_UNKNOWN || b == DIM_UNKNOWN; }
bool type_agrees(Type a, Type b);
// Of two types that agree: the known dimensions of both. NULL if that tensor would be too large.
Type type_merge(TypeTable *t, Type a, Type b);
size_t type_bytes(Type t); // of a static tensor, dense
// "16 TiB", for messages.
const char *bytes_text(Arena *a, double bytes);
// Row-major strides in elements.
void type_strides(Type t, int64_t *out_strides);
// "tensor<2x3xf32>"
void type_text(Type t, Text *out);
// The same in the arena, for messages.
const char *type_name(Arena *a, Type t);

#endif
