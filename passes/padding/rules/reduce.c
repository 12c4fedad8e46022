// Sums and other reductions: rules of `padding`. Along a padded dimension they need there what changes no result.
#include "passes/padding/state.h"

#include <inttypes.h>

static const Reducer reducers[] = {
    {OP_ADD, "a sum", "multiply by the mask before the sum, sum(x * mask), and divide by sum(mask) for a mean", 0},
    {OP_MULTIPLY, "a product", "put ones where the mask is 0 before the product: select(mask, x, 1)", 1},
    {OP_MAXIMUM, "a maximum", NULL, 0},
    {OP_MINIMUM, "a minimum", NULL, 0},
    {OP_OR, "an or", "and with the mask before: and(x, mask)", 0},
    {OP_AND, "an and", "or with the inverted mask before: or(x, not(mask))", 1},
    {OP_XOR, "an exclusive or", "and with the mask before: and(x, mask)", 0},
    {OP_COUNT, "a reduction", "put what changes no result where the mask is 0, and reduce with one op (add, maximum, ..)", 0},
};

// reduce(%acc, %x) = op(%acc, %x)
const Reducer *reducer_of(const Op *op) {
    const Block *b = op->n_regions == 1 ? op->regions[0] : NULL;
    const Op *first = b ? b->first : NULL;
    const Reducer *r = reducers;
    bool simple = first && b->n_args == 2 && first->next == b->last && first->n_operands == 2 && first->n_results == 1 &&
                  b->last->operands[0] == &first->results[0] && first->operands[0]->block == b && first->operands[1]->block == b &&
                  first->operands[0] != first->operands[1];
    while (r->kind != OP_COUNT && !(simple && first->kind == r->kind)) r++;
    return r;
}

// A mask that does: a number far from ordinary ones, or of integers, of which nothing is ordinary, the least or the greatest.
static const char *mask_text(Padding *p, DType t, bool greatest) {
    unsigned unused = 64 - dtype_info[t].bits;
    if (t == DT_F16) return greatest ? "-6e4" : "6e4";
    if (!dtype_is_int(t)) return greatest ? "-1e9" : "1e9";
    if (dtype_is_signed(t)) return arena_printf(p->a, "%" PRId64, greatest ? INT64_MIN >> unused : INT64_MAX >> unused);
    return greatest ? "0" : arena_printf(p->a, "%" PRIu64, UINT64_MAX >> unused);
}

const char *reducer_help(Padding *p, const Reducer *r, DType t) {
    const char *maximum = dtype_is_int(t) ? "maximum" : "softmax or maximum";
    bool greatest = r->kind == OP_MAXIMUM;
    if (r->help) return r->help;
    return arena_printf(p->a, "mask before the %s: select(mask, x, %s)", greatest ? maximum : "minimum", mask_text(p, t, greatest));
}

bool reducer_ignores(const Reducer *r, Fact padding, Fact kept, bool empty, Fact init, DType t) {
    bool logical = dtype_info[t].class == DC_BOOL, nan = padding.flags & FACT_NAN;
    if (fact_is_none(padding)) return true;
    if (r->kind == OP_COUNT || nan) return false;
    bool rows = dtype_is_float(t) && fact_has_finite(kept) && !empty;
    if (r->kind == OP_MAXIMUM)
        return (!empty && fact_most(padding) <= fact_least(kept)) || fact_most(padding) <= fact_least(init) ||
               (rows && fact_is_masked(t, padding) && kept.hi > -fact_most_ordinary(t));
    if (r->kind == OP_MINIMUM)
        return (!empty && fact_least(padding) >= fact_most(kept)) || fact_least(padding) >= fact_most(init) ||
               (rows && fact_is_masked(t, fact_negated(padding)) && kept.lo < fact_most_ordinary(t));
    if (r->kind == OP_AND && !logical) return fact_is(padding, -1) && dtype_is_signed(t);
    return fact_is(padding, r->neutral);
}

// That it is one only if what is kept of a row is more than a mask.
static bool needs_row(const Reducer *r, Fact padding, Fact kept, Fact init, DType t) {
    if (fact_is_none(padding) || !dtype_is_float(t)) return false; // integers are compared with bounds that nothing is assumed of
    if (r->kind == OP_MINIMUM) padding = fact_negated(padding), kept = fact_negated(kept), init = fact_negated(init);
    else if (r->kind != OP_MAXIMUM) return false;
    if (fact_most(padding) > fact_least(kept) && fact_most(padding) > fact_least(init)) return true;
    return fact_is_masked(t, padding) && fact_least(kept) <= fact_mask_value(t);
}

// n elements of f each, and where the reduction starts.
Fact reducer_apply(const Reducer *r, Fact f, Fact init, double n, DType t) {
    bool ignored = false;
    if (n == 0) return init;
    if (fact_is_none(f)) return f;
    switch (r->kind) {
    case OP_ADD: return fact_add(t, fact_sum(t, f, n), init, &ignored);
    case OP_MULTIPLY: return fact_multiply(t, fact_product(t, f, n), init);
    case OP_MAXIMUM:
    case OP_MINIMUM: return fact_extreme(f, init, r->kind == OP_MAXIMUM);
    case OP_OR:
    case OP_AND: return dtype_info[t].class == DC_BOOL ? fact_join(f, init) : fact_unknown(t, true, (f.flags | init.flags) & FACT_DATA);
    default: return fact_unknown(t, !dtype_is_float(t), (f.flags | init.flags) & FACT_DATA);
    }
}

// --- reduce

typedef struct {
    Padding *p;
    const Op *op;
    const State *in, *init;
    const Reducer *r;
    Axes over;
    double n; // elements that make one
    DType type;
    uint32_t n_padded; // dimensions of `over` that are
    MaskedRows rows;   // of a maximum or minimum along one of them: what masks leave
    int64_t empty_row;
} Reduce;

// At some length there is nothing that is kept.
static bool may_be_empty(Padding *p, const Factors *d) {
    Size kept = factors_kept(p, d);
    return !kept || size_least(&p->sizes, kept) < 1;
}

static const char help_rows[] = "leave each row a position, as one that is causal does where it keeps the diagonal: tril(m), not tril(m, -1)";

static bool check_dim(Reduce *x, uint32_t k) {
    bool empty = may_be_empty(x->p, &x->in->dims[k]);
    if (reducer_ignores(x->r, x->in->edge[k], x->in->kept, empty || x->rows == ROWS_EMPTY, x->init->all, x->type)) return true;
    if (x->rows == ROWS_EMPTY && reducer_ignores(x->r, x->in->edge[k], x->in->kept, empty, x->init->all, x->type)) {
        padding_mix(x->p, x->op, factors_padded_size(&x->in->dims[k]), help_rows,
                    "%s along dimension %" PRIu32 " takes in padded positions where the mask keeps none, as in row %" PRId64, x->r->name, k, x->empty_row);
        return false;
    }
    const char *help = reducer_help(x->p, x->r, x->type);
    if (x->r->kind == OP_MAXIMUM || x->r->kind == OP_MINIMUM) {
        bool greatest = x->r->kind == OP_MAXIMUM;
        const char *beyond = dtype_is_int(x->type) ? "" : greatest ? " or less" : " or more";
        padding_mix(x->p, x->op, factors_padded_size(&x->in->dims[k]), help,
                    "%s along dimension %" PRIu32 " takes in padded positions, which are not known to be %s%s", x->r->name, k,
                    mask_text(x->p, x->type, greatest), beyond);
        return false;
    }
    padding_mix(x->p, x->op, factors_padded_size(&x->in->dims[k]), help, "%s along dimension %" PRIu32 " takes in padded positions, %s", x->r->name, k,
                x->r->kind == OP_COUNT            ? "and its region is not one op whose neutral element is known"
                : x->in->edge[k].flags & FACT_NAN ? "where there may be NaN, which no product with a mask makes zero"
                : x->r->neutral == 1              ? "which are not known to be one"
                                                  : "which are not known to be zero");
    return false;
}

// At some length nothing is kept of a row.
static bool rows_may_be_empty(const Reduce *x) {
    bool empty = false;
    for (uint32_t i = 0; i < x->over.n; i++) empty |= may_be_empty(x->p, &x->in->dims[x->over.v[i]]);
    return empty;
}

static bool corner_ignored(const Reduce *x, uint32_t k) {
    return reducer_ignores(x->r, x->in->side[k], x->in->kept, rows_may_be_empty(x), x->init->all, x->type);
}

// Behind two dimensions at once: one of the two sides has to do.
static bool check_corners(Reduce *x) {
    for (uint32_t i = 0; i < x->over.n; i++)
        for (uint32_t k = i + 1; k < x->over.n; k++) {
            uint32_t a = (uint32_t)x->over.v[i], b = (uint32_t)x->over.v[k];
            if (!factors_padded(&x->in->dims[a]) || !factors_padded(&x->in->dims[b])) continue;
            if (corner_ignored(x, a) || corner_ignored(x, b)) continue;
            padding_mix(x->p, x->op, factors_padded_size(&x->in->dims[a]), reducer_help(x->p, x->r, x->type),
                        "%s along dimensions %" PRIu32 " and %" PRIu32 " takes in positions that are padded along both", x->r->name, a, b);
            return false;
        }
    return true;
}

static Fact of_region(const Reduce *x, Fact f) { return reducer_apply(x->r, f, x->init->all, x->n, x->type); }

// One element of each row is a number that a model computes with: what is not is the exact run's affair.
static Fact ordinary_row(Fact f, DType t) { return fact_without(isinf(f.lo) ? f : fact_at_least(f, -fact_most_ordinary(t)), FACT_NEG_INF); }

static void reduce_regions(const Reduce *x, State *s, Fact in_rows) {
    uint32_t at = 0;
    s->kept = of_region(x, in_rows);
    s->all = of_region(x, x->in->all);
    for (uint32_t k = 0; k < x->in->rank; k++) {
        if (axes_contain(x->over, k)) continue;
        s->dims[at] = x->in->dims[k];
        if (factors_padded(&s->dims[at])) {
            s->edge[at] = of_region(x, x->n_padded ? x->in->side[k] : x->in->edge[k]);
            s->side[at] = of_region(x, x->in->side[k]);
        }
        s->maxima.from[at++] = (int8_t)k;
    }
}

// Whether every row has an element that is finite, as the ones that are kept have.
static bool rows_real(const Reduce *x, const State *s) {
    if (fact_is_finite(x->in->all)) return true;
    if (!fact_is_finite(s->kept)) return false;
    if (x->in->all.flags & (FACT_NAN | FACT_INF)) return false;
    if (x->over.n == 1 && masks_leave_finite(x->p, x->op->operands[0], (uint32_t)x->over.v[0])) return true;
    for (uint32_t k = 0; k < x->in->rank; k++) { // a row that is padded is like one that is kept, if there is one
        if (axes_contain(x->over, k) || !factors_padded(&x->in->dims[k])) continue;
        if (may_be_empty(x->p, &x->in->dims[k]) || !alike_infinite(x->p, x->op->operands[0], k)) return false;
    }
    return true;
}

static void make_real(State *s) {
    s->all = fact_without(s->all, FACT_NEG_INF);
    for (uint32_t k = 0; k < s->rank; k++) s->edge[k] = fact_without(s->edge[k], FACT_NEG_INF), s->side[k] = fact_without(s->side[k], FACT_NEG_INF);
}

static void reduce_relations(const Reduce *x, State *s) {
    uint32_t over = 0;
    for (uint32_t i = 0; i < x->over.n; i++) over |= 1U << x->over.v[i];
    if (x->r->kind == OP_MAXIMUM && dtype_is_float(x->type) && fact_most(x->init->all) <= fact_least(x->in->all)) {
        s->maxima.of = value_resolved(x->op->operands[0]);
        s->maxima.over = over;
        s->maxima.real_kept = fact_is_finite(s->kept);
        s->maxima.real = rows_real(x, s);
        if (s->maxima.real) make_real(s);
    }
    // A sum of what is not negative is at least its greatest part.
    if (x->r->kind != OP_ADD || !x->in->peak_over || (x->in->peak_over & over) != x->in->peak_over || x->in->peak <= 0) return;
    if (fact_least(x->in->all) < 0 || fact_least(x->init->all) < 0) return;
    s->kept = fact_at_least(s->kept, x->in->peak);
    if (!x->in->peak_everywhere) return;
    s->all = fact_at_least(s->all, x->in->peak);
    for (uint32_t k = 0; k < s->rank; k++) s->edge[k] = fact_at_least(s->edge[k], x->in->peak), s->side[k] = fact_at_least(s->side[k], x->in->peak);
}

// Where what is padded is masked: whether there is something else in every row. A mask of the program's own that nobody vouches for is told of.
static void find_rows(Reduce *x) {
    uint32_t k = x->over.n == 1 ? (uint32_t)x->over.v[0] : 0;
    x->rows = ROWS_GIVEN;
    if (x->p->beyond || x->over.n != 1 || !dtype_is_float(x->type) || !factors_padded(&x->in->dims[k])) return;
    if (x->r->kind != OP_MAXIMUM && x->r->kind != OP_MINIMUM) return;
    x->rows = masked_rows(x->p, x->op->operands[0], k, x->r->kind == OP_MAXIMUM, &x->empty_row);
}

// What a mask puts in: numbers that what is kept has to be beyond, or infinities alone, which everything finite is.
typedef struct {
    DType type;
    bool finite, greatest; // `greatest`: of what takes the greatest, so that they are low
} MaskNumbers;

static void assume_rows(Padding *p, const Op *op, MaskedRows rows, const MaskNumbers *masks) {
    const char *place = padding_place_text(p, op), *most = padding_ordinary_text(masks->type);
    if (masks->finite && masks->greatest)
        padding_assume(p, "of each row of %s the mask keeps at least one position with a number of -%s or more [4]", place, most);
    else if (masks->finite) padding_assume(p, "of each row of %s the mask keeps at least one position with a number of %s or less [4]", place, most);
    else if (rows != ROWS_KEPT) padding_assume(p, "the mask keeps at least one position of each row of %s [4]", place);
    if (rows != ROWS_UNKNOWN || p->fill) return;
    diag_remark(p->c->d, op_place(op),
                "%s: whether its mask, which the program makes, keeps a position of each row is not followed; where it does not, padded "
                "calls are wrong",
                op_short(op->kind));
    diag_help(p->c->d, "make the mask of comparisons of indices (iota), or see to it that none of its rows is all masked, whatever the length of a call");
}

static void reduce_one(Reduce *x) {
    State *s = state_new(x->p, x->op->results[0].type);
    Fact rows = x->in->kept;
    bool row = false;
    MaskNumbers masks = {x->type, false, x->r->kind == OP_MAXIMUM};
    find_rows(x);
    for (uint32_t i = 0; i < x->over.n; i++) {
        uint32_t k = (uint32_t)x->over.v[i];
        x->n *= (double)x->op->operands[0]->type->dims[k];
        if (!factors_padded(&x->in->dims[k])) continue;
        x->n_padded++;
        if (!check_dim(x, k)) return;
        row |= needs_row(x->r, x->in->edge[k], x->in->kept, x->init->all, x->type);
        masks.finite |= fact_has_finite(x->in->edge[k]);
        rows = fact_join(rows, x->in->edge[k]);
    }
    if (!check_corners(x)) return;
    if (x->n_padded > 1) rows = x->in->all;
    reduce_regions(x, s, rows);
    if (x->n_padded && x->r->kind == OP_ADD && !(x->in->kept.flags & FACT_FIXED) && !rows_may_be_empty(x))
        s->kept = fact_without(s->kept, FACT_SET); // data, and zeros
    if (!state_padded(s)) s->all = s->kept;
    if (x->p->beyond || x->rows == ROWS_EMPTY) row = false; // nothing is known of rows
    else if (x->r->kind == OP_MAXIMUM && (row || (s->kept.flags & FACT_NEG_INF && state_padded(x->in)))) {
        s->kept = ordinary_row(s->kept, x->type);
        assume_rows(x->p, x->op, x->rows, &masks);
    } else if (row) {
        assume_rows(x->p, x->op, x->rows, &masks);
    }
    reduce_relations(x, s);
    state_set(x->p, &x->op->results[0], s);
}

// --- several values at once, as argmax has them

static bool over_padded(const State *in, Axes over, uint32_t *out_dim) {
    for (uint32_t i = 0; i < over.n; i++)
        if (factors_padded(&in->dims[over.v[i]])) return *out_dim = (uint32_t)over.v[i], true;
    return false;
}

// What is known of operand i along all padded dimensions of a row.
static Fact row_padding(const State *in, Axes over) {
    Fact f = fact_none();
    uint32_t n = 0;
    for (uint32_t i = 0; i < over.n; i++) n += factors_padded(&in->dims[over.v[i]]);
    for (uint32_t i = 0; i < over.n; i++)
        if (factors_padded(&in->dims[over.v[i]])) f = fact_join(f, n > 1 ? in->side[over.v[i]] : in->edge[over.v[i]]);
    return f;
}

// Whether the region returns the elements (`taken` 1) or what there was before (0), where one of them is masked and the other one is not.
static bool region_takes(Padding *p, const Op *op, const Fact *masked, const Fact *real, uint32_t taken) {
    const Block *b = op->regions[0];
    uint32_t n = op->n_operands / 2;
    bool takes = true, beyond = p->beyond; // as the body of a loop may be
    p->beyond = true;
    for (uint32_t i = 0; i < 2 * n; i++) {
        State *s = state_plain(p, b->args[i]->type, (i / n == taken ? real : masked)[i % n]);
        s->same_as = b->args[i];
        state_set(p, b->args[i], s);
    }
    padding_visit_block(p, b);
    p->beyond = beyond;
    for (uint32_t i = 0; i < n; i++) takes = takes && state_of(p, block_end(b)->operands[i])->same_as == b->args[taken * n + i];
    return takes;
}

// A reduction that chooses by a value which is masked: elements that are padded are taken only before there is any other.
static bool chooses_real(Padding *p, const Op *op, Axes over) {
    uint32_t n = op->n_operands / 2;
    Fact *masked = arena_array(p->a, Fact, n), *real = arena_array(p->a, Fact, n);
    bool any = false;
    for (uint32_t i = 0; i < n; i++) {
        const State *in = state_of(p, op->operands[i]), *init = state_of(p, op->operands[n + i]);
        Fact padding = row_padding(in, over), before = fact_join(padding, init->all);
        DType t = op->results[i].type->dtype;
        double most = fact_most_ordinary(t);
        bool numbers = dtype_is_float(t) && fact_has_finite(in->kept), low = numbers && fact_is_masked(t, before) && in->kept.hi > -most;
        bool high = numbers && !low && fact_is_masked(t, fact_negated(before)) && in->kept.lo < most;
        any |= low || high;
        masked[i] = low || high ? before : fact_any(t, false);
        real[i] = low    ? fact_make(-most, in->kept.hi, in->kept.flags & ~(unsigned)FACT_NEG_INF)
                  : high ? fact_make(in->kept.lo, most, in->kept.flags & ~(unsigned)FACT_INF)
                         : fact_any(t, false);
    }
    if (op->n_regions != 1 || op->regions[0]->n_args != 2 * n || !any) return false;
    return region_takes(p, op, masked, real, 0) && region_takes(p, op, masked, real, 1);
}

static bool many_agree(Padding *p, const Op *op) {
    const State *first = state_of(p, op->operands[0]);
    for (uint32_t i = 1; i < op->n_operands / 2; i++)
        for (uint32_t k = 0; k < first->rank; k++) {
            const Factors *a = &first->dims[k], *b = &state_of(p, op->operands[i])->dims[k];
            if (factors_equal(a, b)) continue;
            padding_mix(p, op, factors_padded_size(a) ? factors_padded_size(a) : factors_padded_size(b), "make both sizes from the same dimension",
                        "dimension %" PRIu32 " is padded in one operand and not in the other", k);
            return false;
        }
    return true;
}

// Of results of a region of several values. `real`: none of them is where the reduction starts.
static Fact fact_of_many(Padding *p, const Op *op, DType t, bool real) {
    bool finite = true, huge = false, data = false;
    if (!padding_region_chooses(op->regions[0], false)) return fact_of_unknown(p, op, t, true);
    for (uint32_t i = 0; i < (real ? op->n_operands / 2 : op->n_operands); i++) {
        Fact f = state_of(p, op->operands[i])->kept;
        finite = finite && fact_is_finite(f);
        huge |= fact_is_huge(op->operands[i]->type->dtype, f);
        data |= (f.flags & FACT_DATA) != 0;
    }
    return finite && huge ? fact_number(t) : fact_unknown(t, finite, data);
}

// Of the values that are masked, all of which have to have something left.
static MaskedRows chosen_rows(Padding *p, const Op *op, Axes over, uint32_t dim, MaskNumbers *masks) {
    MaskedRows rows = ROWS_KEPT;
    uint32_t n = 0;
    for (uint32_t i = 0; i < op->n_operands / 2 && !p->beyond; i++) {
        Fact padding = row_padding(state_of(p, op->operands[i]), over);
        DType t = op->results[i].type->dtype;
        bool low = fact_is_masked(t, padding);
        int64_t row;
        if (!dtype_is_float(t) || !(low || fact_is_masked(t, fact_negated(padding)))) continue;
        *masks = (MaskNumbers){t, masks->finite || fact_has_finite(padding), low};
        if (over.n != 1) continue;
        MaskedRows of = masked_rows(p, op->operands[i], dim, low, &row);
        if (of == ROWS_EMPTY)
            padding_mix(p, op, factors_padded_size(&state_of(p, op->operands[0])->dims[dim]), help_rows,
                        "its choice along dimension %" PRIu32 " takes in padded positions where the mask keeps none, as in row %" PRId64, dim, row);
        if (of == ROWS_EMPTY) return of;
        if (of == ROWS_UNKNOWN || rows == ROWS_KEPT) rows = of;
        n++;
    }
    return n ? rows : ROWS_GIVEN;
}

// What it chooses by is its first operand, as argmax has it.
static void refuse_choice(Padding *p, const Op *op, uint32_t dim) {
    DType t = op->results[0].type->dtype;
    bool whole = dtype_is_int(t);
    const char *low = mask_text(p, whole ? DT_F32 : t, true), *high = mask_text(p, whole ? DT_F32 : t, false);
    const char *what = whole ? "and chooses by integers, of which none is known to be a mask"
                             : arena_printf(p->a, "which are not known to be %s or less, or, of the least, %s or more", low, high);
    padding_mix(p, op, factors_padded_size(&state_of(p, op->operands[0])->dims[dim]),
                arena_printf(p->a, "mask what it chooses by%s: select(mask, x, %s) where it takes the greatest, select(mask, x, %s) where it takes the least",
                             whole ? ", converted to a float" : "", low, high),
                "a reduction of several values along dimension %" PRIu32 " takes in padded positions, %s", dim, what);
}

static void reduce_many(Padding *p, const Op *op, Axes over) {
    bool padded = false;
    uint32_t dim = 0;
    if (!many_agree(p, op)) return;
    for (uint32_t i = 0; i < op->n_operands / 2; i++) padded |= over_padded(state_of(p, op->operands[i]), over, &dim);
    bool real = chooses_real(p, op, over);
    if (padded && !real) {
        refuse_choice(p, op, dim);
        return;
    }
    MaskNumbers masks = {op->results[0].type->dtype, false, true};
    MaskedRows rows = padded ? chosen_rows(p, op, over, dim, &masks) : ROWS_KEPT;
    if (rows == ROWS_EMPTY) return;
    assume_rows(p, op, rows, &masks);
    for (uint32_t i = 0; i < op->n_operands / 2; i++) {
        const State *in = state_of(p, op->operands[i]);
        State *s = state_plain(p, op->results[i].type, fact_any(op->results[i].type->dtype, false));
        uint32_t at = 0;
        for (uint32_t k = 0; k < in->rank; k++) {
            if (axes_contain(over, k)) continue;
            s->dims[at] = in->dims[k];
            if (factors_padded(&in->dims[k])) s->edge[at] = s->side[at] = s->all;
            at++;
        }
        s->kept = fact_of_many(p, op, op->results[i].type->dtype, real && !p->beyond);
        state_set(p, &op->results[i], s);
    }
}

void rule_reduce(Padding *p, const Op *op) {
    Reduce x = {.p = p, .op = op, .r = reducer_of(op), .over = op_axes(op, ATTR_dimensions), .n = 1};
    if (op->n_operands != 2) {
        reduce_many(p, op, x.over);
        return;
    }
    x.in = state_of(p, op->operands[0]);
    x.init = state_of(p, op->operands[1]);
    x.type = op->results[0].type->dtype;
    reduce_one(&x);
}
