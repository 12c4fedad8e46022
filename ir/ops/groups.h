// Weights in groups: numbers that follow each other along K share an f32, their scale, and each of them is an integer of 8 or 4 bits times that. The largest of
// a group decides the scale: of 8 bits it is 127 or -127. Of 4 bits, -8 to 7, several scales around that are tried, of either sign, and the one is taken that
// leaves the least squared error: so few steps are better spent on the many than on the largest. What is whole multiples of one scale already, as weights of a
// quantized model are, stays what it is, 8 bits being -128 to 127 then.
//
// Packed, a group of a panel of 16 columns lies together: 16 scales, then its rows, of 8 bits a byte a column, of 4 bits a word of 32 a column for each 8 rows,
// the first of them in the lowest bits.
#ifndef TPUCC_IR_OPS_GROUPS_H
#define TPUCC_IR_OPS_GROUPS_H

#include "ir/graph/graph.h"

enum { GROUP_COLUMNS = 16, GROUP_MOST = 128, GROUP_WORD_ROWS = 8 };

typedef struct {
    int64_t rows;  // of a group, a multiple of GROUP_WORD_ROWS; 0: there are none
    uint32_t bits; // 8 or 4
} Groups;

static inline Groups groups_of(const Op *op) { return (Groups){op_int(op, ATTR_group, 0), (uint32_t)op_int(op, ATTR_bits, 8)}; }
bool groups_valid(Groups g);
// Products by groups that dot products of bytes do, where a processor has them (codegen/contract/digits.h): there to make f32 of each weight would take longer.
bool groups_by_digits(const Op *op);
// Products whose register tiles fetch the panels that they multiply: of FEW_ROWS, and by groups of so many, which read each panel a few times.
enum { GROUP_ROWS_FETCHING = 16 };
bool op_fetches_panels(const Op *op);
// Bytes of a group of a panel, and of its scales, which are before its rows.
enum { GROUP_SCALE_BYTES = GROUP_COLUMNS * 4 };
static inline int64_t groups_bytes(Groups g) { return GROUP_SCALE_BYTES + g.rows * GROUP_COLUMNS * g.bits / 8; }
static inline int64_t groups_count(Groups g, int64_t depth) { return depth / g.rows + (depth % g.rows != 0); }

// n numbers of a group: q[i] * *scale is what each of them becomes. False: one of them is not finite, and all are NaN then.
bool group_quantize(Groups g, const float *x, int64_t n, int8_t *out_q, float *out_scale);

// What f32 become: each group of those that follow each other along `dims`, the first of these the slowest, of a tensor of type t, until fn returns false.
typedef bool GroupFn(void *context, const float *before, const float *after, const int64_t *at, int64_t n); // at: which elements
typedef float GroupElem(const void *data, int64_t at);
void groups_each(Groups g, Type t, Axes dims, GroupElem *elem, const void *data, GroupFn *fn, void *context);

#endif
