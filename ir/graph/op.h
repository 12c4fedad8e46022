// Facts about ops, from op.def.
#ifndef TPUCC_IR_GRAPH_OP_H
#define TPUCC_IR_GRAPH_OP_H

#include "ir/graph/attr.h"

typedef enum {
#define OP(id, ...) OP_##id,
#include "ir/op.def"
    OP_COUNT
} OpKind;

enum { PURE = 1, MAP = 2, COMMUTES = 4, VIEW = 8, END = 16, NOCODE = 32, CONTROL = 64, BYVALUE = 128 };
#define ANY (-1)

typedef struct {
    const char *text; // "stablehlo.add"
    int ins, outs, regions;
    uint32_t traits;
    const uint8_t *attrs; // AttrKey | ATTR_OPTIONAL where it may be missing, ended by ATTR_COUNT
} OpInfo;
enum { ATTR_OPTIONAL = 0x80 };
extern const OpInfo op_info[OP_COUNT];

static inline const char *op_text(OpKind k) { return op_info[k].text; }
static inline bool op_has(OpKind k, uint32_t traits) { return (op_info[k].traits & traits) == traits; }
// "add" of "stablehlo.add", for messages and names of kernels.
const char *op_short(OpKind k);
bool op_find(const char *text, size_t len, OpKind *out);
// The key with this spelling that the op has (two keys share "dimension_numbers"); ATTR_UNKNOWN if it has none.
AttrKey op_attr_key(OpKind k, const char *text, size_t len);

#endif
