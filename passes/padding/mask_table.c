// Masks that are made of constants, indices and sizes, element by element: a buffer of a model's, blocks, whatever else comparisons of indices do not say in
// bounds. How much is evaluated for one proof is bounded.
#include "passes/padding/masks.h"

#include "ir/eval/eval.h"

#include <string.h>

enum { MAX_DEPTH = 40, MOST_ELEMS = 1 << 21, MOST_BYTES = 1 << 26, OP_WORK = 16 };

typedef struct {
    Padding *p;
    PtrMap known;
    Diags quiet;
} Own;

static const Literal *own_value(Own *o, const Value *v, int depth) {
    enum { MOST_OPERANDS = 8 };
    v = value_resolved((Value *)(uintptr_t)v);
    Op *op = v->def;
    const Literal *l = ptr_map_get(&o->known, v), *ins[MOST_OPERANDS];
    if (l) return l;
    if (value_constant(v)) return value_constant(v);
    if (!op || !depth || !op_has(op->kind, PURE) || op->n_regions || op->n_results != 1 || op->n_operands > MOST_OPERANDS) return NULL;
    if (!type_is_tensor(v->type) || !type_is_static(v->type) || v->type->n_elems > MOST_ELEMS || o->p->mask_work < OP_WORK) return NULL;
    o->p->mask_work -= OP_WORK;
    for (uint32_t i = 0; i < op->n_operands; i++)
        if (!(ins[i] = own_value(o, op->operands[i], depth - 1))) return NULL;
    EvalLimits limits = {.max_bytes = MOST_BYTES, .work_left = &o->p->mask_work};
    if (!eval_op_within(o->p->c->m, op, ins, &limits, o->p->a, &l, &o->quiet)) return NULL;
    ptr_map_set(&o->known, v, l);
    return l;
}

static bool keeps(const Literal *l, int64_t i, Keeping keeping, double masked) {
    double v = elem_to_f64(l->type->dtype, literal_elem(l, l->splat ? 0 : i));
    switch (keeping) {
    case WHERE_TRUE: return v == 1;
    case WHERE_FALSE: return v == 0;
    case WHERE_GREATER: return v > masked;
    default: return v < -masked;
    }
}

// The dimension that is the column, and the one other that is padded; their number if there is none.
static bool find_dims(const View *of, const State *s, uint32_t *column, uint32_t *row) {
    *column = *row = s->rank;
    for (uint32_t k = 0; k < s->rank; k++) {
        bool padded = factors_padded(&s->dims[k]);
        if (s->dims[k].n > 1 && padded) return false;
        if (of->dims[k] == of->column) *column = k;
        else if (padded && *row < s->rank) return false;
        else if (padded) *row = k;
    }
    return true;
}

// first[i]: of row i of `rows`, whatever its other indices are, the column by which each has a kept one.
static void find_first(const Literal *l, Keeping keeping, double masked, uint32_t column, uint32_t row, int64_t *first, int64_t n_rows, int64_t n_columns) {
    Type t = l->type;
    int64_t behind_column = 1, behind_row = 1;
    for (uint32_t k = column + 1; k < t->rank; k++) behind_column *= t->dims[k];
    for (uint32_t k = row + 1; k < t->rank; k++) behind_row *= t->dims[k];
    memset(first, 0, (size_t)n_rows * sizeof *first);
    for (int64_t i = 0; i < t->n_elems; i++) {
        if (column < t->rank && i / behind_column % n_columns) continue; // not the first of a line
        int64_t k = 0, at = row < t->rank ? i / behind_row % n_rows : 0;
        while (k < n_columns && !keeps(l, i + (column < t->rank ? k * behind_column : 0), keeping, masked)) k++;
        first[at] = i64_max(first[at], k);
    }
}

bool mask_table(Padding *p, const View *of, Keeping keeping, double masked, MaskTable *out) {
    const State *s = state_of(p, of->v);
    Type t = of->v->type;
    uint32_t column, row;
    if (s->mix || !type_is_tensor(t) || t->quant || dtype_is_complex(t->dtype) || !find_dims(of, s, &column, &row)) return false;
    Own o = {.p = p};
    diags_init(&o.quiet, "tpucc");
    const Literal *l = own_value(&o, of->v, MAX_DEPTH);
    diags_free(&o.quiet);
    ptr_map_free(&o.known);
    if (!l || !t->n_elems) return false;
    int64_t n_rows = row < t->rank ? t->dims[row] : 1, n_columns = column < t->rank ? t->dims[column] : 1;
    int64_t *first = arena_array(p->a, int64_t, (size_t)n_rows), *last = arena_array(p->a, int64_t, (size_t)n_rows);
    find_first(l, keeping, masked, column, row, first, n_rows, n_columns);
    for (int64_t i = 0; i < n_rows; i++) { last[i] = i && first[last[i - 1]] >= first[i] ? last[i - 1] : i; }
    for (int64_t i = n_rows - 1; i >= 0; i--) first[i] = first[last[i]];
    *out = (MaskTable){first,
                       last,
                       n_rows,
                       n_columns,
                       row < t->rank ? factors_kept(p, &s->dims[row]) : size_constant(&p->sizes, 1),
                       column < t->rank ? factors_kept(p, &s->dims[column]) : size_constant(&p->sizes, 1)};
    return out->rows && out->columns;
}

bool mask_table_is_empty(Padding *p, const MaskTable *t, bool everywhere, int64_t *out_row) {
    if (everywhere) return *out_row = t->row[t->n_rows - 1], t->first[t->n_rows - 1] >= t->n_columns;
    for (size_t n = 0; n < p->sizes.n_points; n++) {
        int64_t rows = i64_min(size_at(t->rows, n), t->n_rows), columns = size_at(t->columns, n);
        if (!p->fits[n] || rows < 1 || columns < 1) continue;
        *out_row = t->row[rows - 1];
        if (t->first[rows - 1] >= columns) return true;
    }
    return false;
}
