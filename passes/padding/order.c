// Causal masks: what is known of the elements whose index along one dimension is greater than that along another one. It comes from a comparison of indices or
// from a constant that is a triangle, goes through elementwise ops and movements, and where both dimensions are as long says what is behind
// the one where the other one is kept: i < n <= k.
#include "passes/padding/state.h"

#include <string.h>

void order_compare(const Op *op, const Position *a, const Position *b, State *s) {
    static const char less[] = "LT LE NE", more[] = "GT GE NE";
    if (!a->dim || !b->dim || a->dim == b->dim) return;
    const char *how = str_text(op_str(op, ATTR_comparison_direction));
    s->order[0] = (Order){true, a->dim - 1, b->dim - 1, a->plus - b->plus, fact_exactly(strstr(less, how) != NULL)};
    s->order[1] = (Order){true, b->dim - 1, a->dim - 1, b->plus - a->plus, fact_exactly(strstr(more, how) != NULL)};
}

// A constant whose last two dimensions have one value above the diagonal.
void order_of_literal(const Literal *l, State *s) {
    DType t = l->type->dtype;
    uint32_t rank = l->type->rank;
    if (rank < 2 || l->splat || l->type->quant || dtype_is_complex(t) || !l->type->n_elems) return;
    int64_t rows = l->type->dims[rank - 2], columns = l->type->dims[rank - 1];
    double v = 0;
    bool any = false;
    for (int64_t i = 0; i < l->type->n_elems / columns; i++)
        for (int64_t k = i % rows + 1; k < columns; k++) {
            double d = elem_to_f64(t, literal_elem(l, i * columns + k));
            if (isnan(d) || (any && d != v)) return;
            v = d, any = true;
        }
    if (any) s->order[0] = (Order){true, rank - 2, rank - 1, 0, fact_exactly(v)};
}

static const Order *find_order(const State *s, const Order *o) {
    for (uint32_t i = 0; i < 2; i++)
        if (s->order[i].known && s->order[i].row == o->row && s->order[i].column == o->column && s->order[i].more == o->more) return &s->order[i];
    return NULL;
}

// What an elementwise op makes of it.
void order_map(const Op *op, const State *const *in, State *s) {
    DType t = op->results[0].type->dtype;
    uint32_t n = 0;
    bool ignored = false;
    for (uint32_t i = 0; i < op->n_operands; i++)
        for (uint32_t k = 0; k < 2 && n < 2; k++) {
            const Order *o = &in[i]->order[k];
            Fact facts[3];
            if (!o->known || find_order(s, o)) continue;
            for (uint32_t j = 0; j < op->n_operands; j++) facts[j] = find_order(in[j], o) ? find_order(in[j], o)->fact : in[j]->all;
            s->order[n] = *o;
            s->order[n++].fact = fact_of_op(op, facts, t, false, &ignored);
        }
}

// Dimension i of the operand becomes to[i], or goes where that is -1; its index grows by `less[i]` on the way back.
void order_move(const State *in, State *s, const int *to, const int64_t *less) {
    for (uint32_t k = 0; k < 2; k++) {
        const Order *o = &in->order[k];
        if (!o->known || to[o->row] < 0 || to[o->column] < 0) continue;
        double moved = less ? (double)(less[o->row] - less[o->column]) : 0;
        s->order[k] = (Order){true, (uint32_t)to[o->row], (uint32_t)to[o->column], o->more + moved, o->fact};
    }
}

void order_apply(Padding *p, State *s) {
    for (uint32_t k = 0; k < 2; k++) {
        const Order *o = &s->order[k];
        if (!o->known || o->more > 0 || s->dims[o->row].n > 1 || s->dims[o->column].n > 1 || !factors_padded(&s->dims[o->column])) continue;
        Size rows = factors_kept(p, &s->dims[o->row]), columns = factors_kept(p, &s->dims[o->column]);
        if (rows && columns && size_at_most(&p->sizes, rows, columns)) s->edge[o->column] = fact_both(s->edge[o->column], o->fact);
    }
}
