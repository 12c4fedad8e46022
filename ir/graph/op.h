// Facts about ops, from op.def.
#ifndef TPUCC_IR_GRAPH_OP_H
#define TPUCC_IR_GRAPH_OP_H

#include "ir/graph/attr.h"

typedef enum {
#define OP(id, ...) OP_##id,
#include "ir/op.def"
    OP_COUNT
} OpKind;

// Traits: op.def says what each means.
enum {
    PURE = 1 << 0,
    MAP = 1 << 1,
    COMMUTES = 1 << 2,
    VIEW = 1 << 3,
    END = 1 << 4,
    CONTROL = 1 << 5,
    STEP = 1 << 6,
    PLANNED = 1 << 7,
    MADE = 1 << 8,
    NOCODE = 1 << 9,
    BYVALUE = 1 << 10,
    ANYTYPE = 1 << 11,
    HELD = 1 << 12,
    ASSOCIATES = 1 << 13,
    CHOOSES = 1 << 14,
    INEXACT = 1 << 15,
    TOTAL = 1 << 16,
    VARIES = 1 << 17,
    ZEROS = 1 << 18,
    NONZERO = 1 << 19,
    SIGNS = 1 << 20,
    CUTS = 1 << 21,
    QFLOAT = 1 << 22,
    QMOVE = 1 << 23,
    QDOT = 1 << 24,
    QREGION = 1 << 25,
    QCARRY = 1 << 26,
    QOWN = 1 << 27,
    DEVICES = 1 << 28,
    GRADIENT = 1 << 29,
    FLAT = 1 << 30,
    QUANT = QFLOAT | QMOVE | QDOT | QREGION | QCARRY | QOWN // one of them, or none
};
// Classes of element types that an elementwise op works on, a bit of each DTypeClass.
enum {
    TAKES_ALL = 0, // or says itself
    TAKES_BOOL = 1 << DC_BOOL,
    TAKES_SINT = 1 << DC_SINT,
    TAKES_INT = TAKES_SINT | 1 << DC_UINT,
    TAKES_FLOAT = 1 << DC_FLOAT,
    TAKES_COMPLEX = 1 << DC_COMPLEX,
    TAKES_ANALYTIC = TAKES_FLOAT | TAKES_COMPLEX,
    TAKES_LOGICAL = TAKES_BOOL | TAKES_INT,
    TAKES_NUMBER = TAKES_INT | TAKES_FLOAT | TAKES_COMPLEX,
    TAKES_SIGNED = TAKES_SINT | TAKES_FLOAT | TAKES_COMPLEX
};
#define ANY (-1)

typedef struct {
    const char *text; // "stablehlo.add"
    int ins, outs, regions;
    uint32_t traits;
    uint8_t takes;        // TAKES_
    const uint8_t *attrs; // AttrKey | ATTR_OPTIONAL where it may be missing, ended by ATTR_COUNT
} OpInfo;
enum { ATTR_OPTIONAL = 0x80 };
extern const OpInfo op_info[OP_COUNT];

static inline const char *op_text(OpKind k) { return op_info[k].text; }
static inline bool op_has(OpKind k, uint32_t traits) { return (op_info[k].traits & traits) == traits; }
// "add" of "stablehlo.add", for messages and names of kernels.
const char *op_short(OpKind k);
bool op_find(const char *text, size_t len, OpKind *out);
// The text of the op that is meant by one that there is none of: of another dialect ("mhlo.add", "arith.addf"), or misspelt; NULL: none is near.
const char *op_guess(const char *text, size_t len);
// What to write instead of an op that StableHLO once had, for a help; NULL: it is none of those.
const char *op_instead(const char *text, size_t len);
// The key with this spelling that the op has (two keys share "dimension_numbers"); ATTR_UNKNOWN if it has none.
AttrKey op_attr_key(OpKind k, const char *text, size_t len);

#endif
