// Whether a mask that the program itself makes keeps a position of every row. Where a row is all masked, what lies behind it is as great as what is kept, and a
// softmax of it takes in both. A mask of comparisons of indices with indices and numbers keeps of row i the columns from the greatest of some bounds to the
// least of others, each of them a number or i plus one: at every length, that of the first and the last row says it for all, for how many are left is a concave
// function of i.
#include "passes/padding/masks.h"

#include <string.h>

enum { MAX_DEPTH = 40, MAX_BOUNDS = 16, MAX_LOOKED_AT = 4000 };

typedef struct {
    double plus;
    bool row; // the index of the row is added
} Bound;

typedef struct {
    Padding *p;
    bool greatest;   // a maximum is taken, and masked is what is very small
    double masked;   // fact_mask_value of what is reduced
    bool everywhere; // of the padded run, padded rows among them; else of what is kept, at every length
    Bound least[MAX_BOUNDS], most[MAX_BOUNDS];
    uint32_t n_least, n_most;
    int row_dim; // of the value reduced that bounds are counted along; -1: none yet
    Size rows;
    MaskTable table; // of what was evaluated
    uint32_t n_tables;
    bool own, given; // something was not followed, which is the program's own or depends on its arguments
    int left;        // values that may still be looked at
} Masks;

static View view_of(const View *of, const Value *v) {
    View w = *of;
    w.v = value_resolved((Value *)(uintptr_t)v);
    return w;
}

// The operand of what only moves elements.
static bool view_before(const View *of, View *out) {
    const Op *op = of->v->def;
    *out = view_of(of, op->operands[0]);
    for (uint32_t k = 0; k < MAX_RANK; k++) out->dims[k] = -1;
    for (uint32_t k = 0; k < op->results[0].type->rank; k++) {
        int before;
        if (!alike_dim_before(op, k, &before)) {
            if (of->dims[k] == of->column) return false;
            continue;
        }
        if (before >= 0) out->dims[before] = of->dims[k];
    }
    return true;
}

// --- what is not followed

static bool takes_argument(Masks *m, const Value *v, int depth) {
    v = value_resolved((Value *)(uintptr_t)v);
    if (!v->def || !depth || m->left-- <= 0) return true;
    if (v->def->kind == OP_GET_DIMENSION_SIZE) return false; // that of a call is the program's to compute with
    for (uint32_t i = 0; i < v->def->n_operands; i++)
        if (takes_argument(m, v->def->operands[i], depth - 1)) return true;
    return false;
}

static void not_followed(Masks *m, const View *of, Keeping keeping) {
    if (takes_argument(m, of->v, MAX_DEPTH)) m->given = true;
    else if (mask_table(m->p, of, keeping, m->masked, &m->table)) m->n_tables++;
    else m->own = true;
}

// --- predicates

static Size size_of(const Masks *m, const State *s, Type t, uint32_t dim) {
    return m->everywhere ? size_constant(&m->p->sizes, t->dims[dim]) : factors_kept(m->p, &s->dims[dim]);
}

typedef enum { LESS, LEAST, SAME, OTHER } Relation; // j < x, j >= x, j == x

static Relation relation_of(const Op *op, bool turned, bool negated, double *x) {
    const char *how = str_text(op_str(op, ATTR_comparison_direction));
    if (!strcmp(how, "EQ")) return negated ? OTHER : SAME;
    if (!strcmp(how, "NE")) return negated ? SAME : OTHER;
    bool less = how[0] == 'L', equal = how[1] == 'E';
    if (turned) less = !less;
    if (negated) less = !less, equal = !equal;
    if (less == equal) *x += 1; // j <= x, j > x
    return less ? LESS : LEAST;
}

static bool add_bound(Bound *list, uint32_t *n, Bound b) {
    if (*n == MAX_BOUNDS) return false;
    list[(*n)++] = b;
    return true;
}

// Which dimension of the value that is reduced the position counts along; -1: none.
static int counts_along(const View *of, const Position *at) { return at->dim ? of->dims[at->dim - 1] : -1; }

// The one side counts columns, the other one is a number or counts the rows of one dimension.
static bool follow_compare(Masks *m, const View *of, bool negated) {
    const Op *op = of->v->def;
    const State *in[2] = {state_of(m->p, op->operands[0]), state_of(m->p, op->operands[1])};
    int along[2] = {counts_along(of, &in[0]->position), counts_along(of, &in[1]->position)};
    uint32_t column = along[0] == of->column ? 0 : 1;
    const State *other = in[1 - column];
    if (along[column] != of->column || along[1 - column] == of->column) return false;
    Bound b = {.row = other->position.dim != 0};
    double x = other->position.plus;
    if (b.row) {
        int row = along[1 - column];
        Size rows = row < 0 ? NULL : size_of(m, other, of->v->type, other->position.dim - 1);
        if (!rows || (m->row_dim >= 0 && m->row_dim != row)) return false;
        m->row_dim = row, m->rows = rows;
    } else if (!fact_single(other->all, &x) || x != floor(x) || fabs(x) > MOST_POSITION) {
        return false;
    }
    x -= in[column]->position.plus;
    Relation r = relation_of(op, column == 1, negated, &x);
    Bound from = {x, b.row}, to = {r == SAME ? x : x - 1, b.row};
    if (r == OTHER) return false;
    return (r == LESS || add_bound(m->least, &m->n_least, from)) && (r == LEAST || add_bound(m->most, &m->n_most, to));
}

// A position is kept where the predicate is `wanted`.
static void follow_predicate(Masks *m, const View *of, bool wanted, int depth) {
    const Op *op = of->v->def;
    View next;
    if (fact_is(state_of(m->p, of->v)->all, wanted)) return;
    bool looks = op && depth && m->left-- > 0;
    if (looks && op->kind == OP_COMPARE && follow_compare(m, of, !wanted)) return;
    if (looks && op->kind == OP_NOT) {
        next = view_of(of, op->operands[0]);
        follow_predicate(m, &next, !wanted, depth - 1);
    } else if (looks && op->kind == (wanted ? OP_AND : OP_OR)) {
        for (uint32_t i = 0; i < 2; i++) {
            next = view_of(of, op->operands[i]);
            follow_predicate(m, &next, wanted, depth - 1);
        }
    } else if (looks && op->kind == OP_SELECT && fact_is(state_of(m->p, op->operands[2])->all, !wanted) && op->operands[0]->type->rank) {
        for (uint32_t i = 0; i < 2; i++) { // select(c, x, false): both
            next = view_of(of, op->operands[i]);
            follow_predicate(m, &next, !i || wanted, depth - 1);
        }
    } else if (looks && (op->kind == OP_BROADCAST_IN_DIM || op->kind == OP_RESHAPE || op->kind == OP_TRANSPOSE) && view_before(of, &next)) {
        follow_predicate(m, &next, wanted, depth - 1);
    } else {
        not_followed(m, of, wanted ? WHERE_TRUE : WHERE_FALSE);
    }
}

// --- numbers that are 0 or 1

// A position is kept where the number is 1 (`one`), or 0.
static void follow_number(Masks *m, const View *of, bool one, int depth) {
    const Op *op = of->v->def;
    View next;
    if (op && depth && op->kind == OP_CONVERT && dtype_info[op->operands[0]->type->dtype].class == DC_BOOL) {
        next = view_of(of, op->operands[0]);
        follow_predicate(m, &next, one, depth - 1);
    } else if (op && depth && op->kind == OP_CONVERT) {
        next = view_of(of, op->operands[0]);
        follow_number(m, &next, one, depth - 1);
    } else if (op && depth && op->kind == OP_SUBTRACT && fact_is(state_of(m->p, op->operands[0])->all, 1)) {
        next = view_of(of, op->operands[1]);
        follow_number(m, &next, !one, depth - 1);
    } else if (op && depth && (op->kind == OP_BROADCAST_IN_DIM || op->kind == OP_RESHAPE || op->kind == OP_TRANSPOSE) && view_before(of, &next)) {
        follow_number(m, &next, one, depth - 1);
    } else {
        not_followed(m, of, one ? WHERE_TRUE : WHERE_FALSE);
    }
}

// One mask that is not followed to its end is better evaluated as a whole.
static void follow_mask(Masks *m, const View *of, Keeping keeping, void (*follow)(Masks *m, const View *of, bool positive, int depth), int depth) {
    Masks before = *m;
    follow(m, of, keeping == WHERE_TRUE, depth);
    if (!m->own && (!m->n_tables || m->n_tables == before.n_tables)) return;
    int left = m->left;
    Masks parts = *m;
    *m = before, m->left = left;
    not_followed(m, of, keeping);
    if (m->given || m->own) *m = parts;
}

// --- values

static bool all_masked(const Masks *m, Fact f) {
    if (!m->greatest) f = fact_negated(f);
    return fact_is_none(f) || (fact_most(f) <= m->masked && !(f.flags & FACT_NAN));
}

// An open bound is that of data, which is ordinary.
static bool never_masked(const Masks *m, Fact f) {
    if (!m->greatest) f = fact_negated(f);
    return !(f.flags & FACT_NEG_INF) && (f.lo > m->masked || isinf(f.lo));
}

static Fact fact_at(const Masks *m, const Value *v) { return m->everywhere ? state_of(m->p, v)->all : state_of(m->p, v)->kept; }

static bool scales(const Masks *m, const Value *v) {
    Fact f = fact_at(m, v);
    return f.lo > 0 && fact_is_finite(f);
}

static void follow_value(Masks *m, const View *of, int depth);

static void follow_operand(Masks *m, const View *of, uint32_t i, int depth) {
    View next = view_of(of, of->v->def->operands[i]);
    follow_value(m, &next, depth);
}

// (1 - kept) * -1e9, and what a number above 0 scales.
static bool follow_product(Masks *m, const View *of, int depth) {
    const Op *op = of->v->def;
    for (uint32_t i = 0; i < 2; i++) {
        const Value *by = op->operands[1 - i];
        View next = view_of(of, op->operands[i]);
        if (op->kind == OP_DIVIDE && i) return false;
        if (scales(m, by)) follow_value(m, &next, depth - 1);
        else if (op->kind == OP_MULTIPLY && all_masked(m, fact_at(m, by))) follow_mask(m, &next, WHERE_FALSE, follow_number, depth - 1);
        else continue;
        return true;
    }
    return false;
}

static bool follow_select(Masks *m, const View *of, int depth) {
    const Op *op = of->v->def;
    bool masked[2] = {all_masked(m, fact_at(m, op->operands[1])), all_masked(m, fact_at(m, op->operands[2]))};
    if (masked[0] == masked[1] || !op->operands[0]->type->rank) return false;
    View predicate = view_of(of, op->operands[0]);
    follow_mask(m, &predicate, masked[0] ? WHERE_FALSE : WHERE_TRUE, follow_predicate, depth - 1);
    follow_operand(m, of, masked[0] ? 2 : 1, depth - 1);
    return true;
}

static void follow_value(Masks *m, const View *of, int depth) {
    const Op *op = of->v->def;
    View next;
    if (never_masked(m, fact_at(m, of->v))) return;
    bool overflows = m->everywhere && op && op_has(op->kind, MAP) && op->kind != OP_SELECT && alike_may_overflow(m->p, op);
    if (!op || !depth || overflows || m->left-- <= 0) {
        not_followed(m, of, m->greatest ? WHERE_GREATER : WHERE_LESS);
        return;
    }
    switch (op->kind) {
    case OP_SELECT:
        if (follow_select(m, of, depth)) return;
        break;
    case OP_ADD:
        for (uint32_t i = 0; i < 2; i++) follow_operand(m, of, i, depth - 1);
        return;
    case OP_MULTIPLY:
    case OP_DIVIDE:
        if (follow_product(m, of, depth)) return;
        break;
    case OP_CONVERT: follow_operand(m, of, 0, depth - 1); return;
    case OP_BROADCAST_IN_DIM:
    case OP_RESHAPE:
    case OP_TRANSPOSE:
        if (!view_before(of, &next)) break;
        follow_value(m, &next, depth - 1);
        return;
    default: break;
    }
    not_followed(m, of, m->greatest ? WHERE_GREATER : WHERE_LESS);
}

// --- rows

static double bound_at_row(Bound b, double row) { return b.plus + (b.row ? row : 0); }

static bool row_is_empty(const Masks *m, double row, double columns) {
    double from = 0, to = columns - 1;
    for (uint32_t i = 0; i < m->n_least; i++) from = fmax(from, bound_at_row(m->least[i], row));
    for (uint32_t i = 0; i < m->n_most; i++) to = fmin(to, bound_at_row(m->most[i], row));
    return from > to;
}

static bool find_empty(const Masks *m, Size columns, int64_t *out_row) {
    for (size_t n = 0; n < m->p->sizes.n_points; n++) {
        int64_t n_columns = size_at(columns, n), n_rows = m->rows ? size_at(m->rows, n) : 1;
        if (!m->p->fits[n] || n_columns < 1 || n_rows < 1) continue;
        for (int side = 0; side < 2; side++) {
            *out_row = side ? n_rows - 1 : 0;
            if (row_is_empty(m, (double)*out_row, (double)n_columns)) return true;
        }
    }
    return false;
}

static MaskedRows find_rows(Masks *m, const Value *v, uint32_t dim, int64_t *out_row) {
    View of = {.v = value_resolved((Value *)(uintptr_t)v), .column = (int)dim};
    const State *s = state_of(m->p, of.v);
    Size columns = size_of(m, s, of.v->type, dim);
    m->masked = fact_mask_value(of.v->type->dtype);
    for (uint32_t k = 0; k < MAX_RANK; k++) of.dims[k] = k < s->rank ? (int)k : -1;
    if (!columns) return ROWS_GIVEN;
    follow_value(m, &of, MAX_DEPTH);
    if (find_empty(m, columns, out_row) || (m->n_tables && mask_table_is_empty(m->p, &m->table, m->everywhere, out_row))) return ROWS_EMPTY;
    if (m->n_tables > 1 || (m->n_tables && (m->n_least || m->n_most))) return ROWS_UNKNOWN; // each leaves something, maybe not the same
    return m->own ? ROWS_UNKNOWN : m->given ? ROWS_GIVEN : ROWS_KEPT;
}

MaskedRows masked_rows(Padding *p, const Value *v, uint32_t dim, bool greatest, int64_t *out_row) {
    Masks m = {.p = p, .greatest = greatest, .row_dim = -1, .left = MAX_LOOKED_AT};
    return find_rows(&m, v, dim, out_row);
}

bool masks_leave_finite(Padding *p, const Value *v, uint32_t dim) {
    Masks m = {.p = p, .greatest = true, .everywhere = true, .row_dim = -1, .left = MAX_LOOKED_AT};
    int64_t row;
    return find_rows(&m, v, dim, &row) == ROWS_KEPT;
}
