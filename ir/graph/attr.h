// Attributes of ops: a key of attr.def and a value of the kind that its row says. Unknown attributes keep their MLIR text.
// Values are immutable and live in the module's arena.
#ifndef TPUCC_IR_GRAPH_ATTR_H
#define TPUCC_IR_GRAPH_ATTR_H

#include "ir/graph/literal.h"

typedef enum {
#define ATTR(id, text, kind) ATTR_##id,
#include "ir/attr.def"
    ATTR_COUNT,
    ATTR_UNKNOWN = ATTR_COUNT // name and text as they were read
} AttrKey;

typedef enum {
    // clang-format off
    AK_I64, AK_F32, AK_BOOL, AK_UNIT, AK_STR, AK_SYMBOL, AK_ENUM, AK_ENUMS, AK_AXES, AK_BOOLS, AK_PAIRS, AK_LITERAL,
    AK_DOT, AK_RAGGED, AK_CONV, AK_GATHER, AK_SCATTER, AK_CHANNEL, AK_TEXT
    // clang-format on
} AttrKind;

typedef struct {
    const char *text;
    AttrKind kind;
    bool on_any; // op
} AttrInfo;
extern const AttrInfo attr_info[ATTR_COUNT];

typedef struct {
    const int64_t *v;
    uint32_t n;
} Axes;

// The lists of a compound attribute, in this order. CONV: each list is {batch or kernel-input, feature or kernel-output, spatial...}:
// of [b, f, 0, 1]: dimension 0 is the batch, 1 the feature, the spatial ones in their order.
enum { DOT_LHS_BATCH, DOT_RHS_BATCH, DOT_LHS_CONTRACT, DOT_RHS_CONTRACT, DOT_LISTS };
enum { RAGGED_LHS = DOT_LISTS, RAGGED_GROUP, RAGGED_LISTS }; // behind the lists of DOT
enum { CONV_INPUT, CONV_KERNEL, CONV_OUTPUT, CONV_LISTS };
enum { GATHER_OFFSET, GATHER_COLLAPSED, GATHER_OPERAND_BATCH, GATHER_START_BATCH, GATHER_START_MAP, GATHER_INDEX_VECTOR /* one value */, GATHER_LISTS };
// The last list is as GATHER's.
enum { SCATTER_UPDATE_WINDOW, SCATTER_INSERTED, SCATTER_INPUT_BATCH, SCATTER_INDICES_BATCH, SCATTER_TO_OPERAND, SCATTER_INDEX_VECTOR, SCATTER_LISTS };
_Static_assert((int)SCATTER_LISTS == (int)GATHER_LISTS && (int)RAGGED_LISTS <= (int)GATHER_LISTS && (int)SCATTER_INDEX_VECTOR == (int)GATHER_INDEX_VECTOR,
               "read and written alike");

typedef struct {
    AttrKey key;
    uint32_t n_lists;
    Str name; // of an unknown attribute: its full name, "mhlo.sharding"
    union {
        int64_t i;          // I64, BOOL; UNIT: 1
        double f;           // F32
        Str s;              // STR, SYMBOL, ENUM; TEXT: the value as MLIR wrote it, NULL for a unit attribute
        const Literal *lit; // LITERAL
        const Axes *lists;  // AXES, BOOLS, PAIRS (flat: low0, high0, low1, ...), CHANNEL (handle, type): 1 list; DOT, RAGGED, CONV, GATHER, SCATTER: see above
        const Str *strs;    // ENUMS: n_lists of them
    };
} Attr;

bool attr_equal(const Attr *a, const Attr *b);
uint64_t attr_hash(const Attr *a);
Axes axes_copy(Arena *a, const int64_t *v, size_t n);
bool axes_contain(Axes a, int64_t v);

Attr attr_i64(AttrKey k, int64_t v);
Attr attr_bool(AttrKey k, bool v); // BOOL; UNIT where v is true
Attr attr_f32(AttrKey k, double v);
Attr attr_str(AttrKey k, Str v);                                   // STR, SYMBOL, ENUM
Attr attr_strs(Arena *a, AttrKey k, const Str *v, size_t n);       // ENUMS
Attr attr_axes(Arena *a, AttrKey k, const int64_t *v, size_t n);   // AXES, BOOLS, PAIRS, CHANNEL
Attr attr_lists(Arena *a, AttrKey k, const Axes *lists, size_t n); // DOT, RAGGED, CONV, GATHER; copies
Attr attr_literal(AttrKey k, const Literal *l);

#endif
