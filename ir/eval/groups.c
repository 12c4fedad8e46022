// Weights in groups (ir/ops/groups.h): what they become, how they are packed, and the numbers that a product finds there.
#include "ir/eval/groups.h"

#include <stdlib.h>
#include <string.h>

static float elem_of(const void *data, int64_t at) {
    float x;
    memcpy(&x, literal_elem(data, at), sizeof x);
    return x;
}

static bool round_group(void *context, const float *before, const float *after, const int64_t *at, int64_t n) {
    (void)before;
    for (int64_t i = 0; i < n; i++) ((float *)context)[at[i]] = after[i];
    return true;
}

bool eval_round_groups(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Type type = op->results[0].type;
    void *data;
    if (!eval_charge(e, op, (uint64_t)type->n_elems) || !tensor_make(e, op, type, false, out, &data)) return false;
    groups_each(groups_of(op), type, op_axes(op, ATTR_dimensions), elem_of, &ins[0].lit, round_group, data);
    return true;
}

// Where row i of a column has its 4 bits: behind the words of the rows before, in the word of the column.
static int64_t nibble_byte(int64_t i, int64_t column) { return (i / GROUP_WORD_ROWS * GROUP_COLUMNS + column) * 4 + i % GROUP_WORD_ROWS / 2; }

// One group of one column into the bytes of its panel.
static void put_column(Groups g, const int8_t *q, int64_t n, float scale, int64_t column, unsigned char *group) {
    memcpy(group + column * 4, &scale, sizeof scale);
    unsigned char *rows = group + GROUP_SCALE_BYTES;
    for (int64_t i = 0; i < n; i++) {
        if (g.bits == 8) rows[i * GROUP_COLUMNS + column] = (unsigned char)q[i];
        else rows[nibble_byte(i, column)] |= (unsigned char)((q[i] & 15) << (i % 2 * 4));
    }
}

bool eval_pack_groups(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Type type = op->results[0].type, from = ins[0].lit.type;
    Groups g = groups_of(op);
    void *data;
    if (!eval_charge(e, op, (uint64_t)from->n_elems) || !tensor_make(e, op, type, false, out, &data)) return false;
    memset(data, 0, type_bytes(type));
    uint32_t rank = from->rank;
    int64_t depth = from->dims[rank - 2], width = from->dims[rank - 1], panels = type->dims[rank - 2], bytes = type->dims[rank];
    int64_t batch = depth && width ? from->n_elems / (depth * width) : 0, n_groups = type->dims[rank - 1];
    for (int64_t at = 0; at < batch * panels * n_groups; at++) {
        int64_t b = at / (panels * n_groups), panel = at / n_groups % panels, k0 = at % n_groups * g.rows, n = i64_min(g.rows, depth - k0);
        unsigned char *group = (unsigned char *)data + at * bytes;
        for (int64_t c = 0; c < GROUP_COLUMNS && panel * GROUP_COLUMNS + c < width; c++) {
            float x[GROUP_MOST], scale;
            int8_t q[GROUP_MOST];
            for (int64_t i = 0; i < n; i++) x[i] = elem_of(&ins[0].lit, (b * depth + k0 + i) * width + panel * GROUP_COLUMNS + c);
            group_quantize(g, x, n, q, &scale);
            put_column(g, q, n, scale, c, group);
        }
    }
    return true;
}

Literal groups_unpacked(Eval *e, Groups g, const Literal *packed, int64_t depth) {
    Type t = packed->type;
    int64_t n_groups = t->dims[t->rank - 2], bytes = t->dims[t->rank - 1], n = t->n_elems / i64_max(n_groups * bytes, 1); // panels of all batches
    float *out = xmalloc(size_mul((size_t)(n * depth * GROUP_COLUMNS) + 1, sizeof *out));
    unsigned char *group = xmalloc((size_t)bytes);
    for (int64_t i = 0; i < n * depth * GROUP_COLUMNS; i++) {
        int64_t c = i % GROUP_COLUMNS, k = i / GROUP_COLUMNS % depth, panel = i / (GROUP_COLUMNS * depth), row = k % g.rows;
        if (c == 0 && row == 0)
            for (int64_t b = 0; b < bytes; b++) group[b] = *(const unsigned char *)literal_elem(packed, (panel * n_groups + k / g.rows) * bytes + b);
        float scale;
        memcpy(&scale, group + c * 4, sizeof scale);
        const unsigned char *rows = group + GROUP_SCALE_BYTES;
        int nibble = rows[g.bits == 8 ? 0 : nibble_byte(row, c)] >> (row % 2 * 4) & 15;
        int q = g.bits == 8 ? (int8_t)rows[row * GROUP_COLUMNS + c] : nibble - (nibble & 8) * 2;
        out[i] = (float)q * scale;
    }
    free(group);
    int64_t dims[MAX_RANK];
    memcpy(dims, t->dims, t->rank * sizeof *dims);
    dims[t->rank - 2] = depth, dims[t->rank - 1] = GROUP_COLUMNS;
    return (Literal){.type = type_tensor(&e->m->types, DT_F32, dims, t->rank), .data = out};
}
