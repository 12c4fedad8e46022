// Sums of products to bytes by one fused multiply-add. An integer n of scale s becomes the byte that round(n s / t + z) is, cut off at both ends, where the
// product, the quotient and the sum are rounded to f32 one after the other. Each of these steps keeps the order of integers, so all that matters are the 255
// places where one byte ends and the next one begins; these are found by the steps themselves. A line, slope * n + offset rounded once, has the same places if
// it is on the right side at both integers of each of them. Its slope is s / t or near it; of slopes one after the other, those offsets are taken that satisfy
// all places (each leaves an interval of them), or all but one: then the line is wrong at one integer, for which the byte is given. What is tried is checked in
// the arithmetic of the processor, so no rounding is overlooked.
//
// Seven of eight columns of a real network have a line, one of ten has one with an exception, and one of forty takes the steps. Code asks for each vector of
// columns which of these it has (tpu.rarely).
#include "passes/expand/quant.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>

enum { MOST_LEVELS = 256, SLOPES = 8, OFFSETS = 7 };
#define NO_SUM (-0x1p31)
#define NO_SUM_IS 0x1p30 // sums and what is added to them are less
#define NEAR 4e-6        // what rounding a sum may gain where no offset satisfies all places

// The least integer that becomes `level` or more, where there is that one, and the one before.
typedef struct {
    int32_t level;
    int64_t n;
    bool is_there, is_behind;
    double place; // of a line there
} Step;

typedef struct {
    Step v[MOST_LEVELS];
    uint32_t n;
} Steps;

// ---- where bytes begin

static float as_stepped(const QuantScaling *s, int64_t n) {
    float x = (float)n;
    x *= s->scale;
    x /= s->to_scale;
    x += s->zero;
    return x;
}

// Does x, rounded, become the level or more? What lies in the middle becomes even.
static bool reaches(float x, int32_t level) {
    float middle = (float)level - 0.5f;
    return x > middle || (x == middle && level % 2 == 0);
}

static bool steps_reach(const QuantScaling *s, int64_t n, int32_t level) { return reaches(as_stepped(s, n), level); }

// Of levels that all sums reach the highest one, and of those that none does the lowest, lie at the ends of what there is.
static void add_step(Steps *steps, const QuantScaling *s, Step step) {
    Step *last = steps->n ? &steps->v[steps->n - 1] : NULL;
    if (step.n <= s->low) {
        steps->v[0] = (Step){step.level, s->low, true, false, 0}, steps->n = 1;
    } else if (step.n <= s->high) {
        steps->v[steps->n++] = step;
    } else if (!last || last->is_there) {
        steps->v[steps->n++] = (Step){step.level, s->high + 1, false, true, 0};
    }
}

// Where the line has to be at the least integer of a level, and below at the one before: in the middle between two levels, or as far from it as rounding may
// bring what lies between two numbers of f32 to what lies in the middle, which is even.
static double place_of(int32_t level) {
    double middle = level - 0.5, half_ulp = ldexp(1, ilogb(middle) - FLT_MANT_DIG);
    return middle + (level % 2 ? half_ulp : -half_ulp);
}

static void find_steps(const QuantScaling *s, Steps *out) {
    out->n = 0;
    for (int32_t level = (int32_t)s->min + 1; level <= s->max; level++) {
        double about = ((double)level - 0.5 - s->zero) * s->to_scale / s->scale;
        Step step = {level, (int64_t)fmin(fmax(about, (double)s->low - 2), (double)s->high + 2), true, true, 0};
        while (step.n >= s->low && steps_reach(s, step.n, level)) step.n--;
        while (step.n <= s->high && !steps_reach(s, step.n, level)) step.n++;
        add_step(out, s, step);
    }
    for (uint32_t i = 0; i < out->n; i++) out->v[i].place = place_of(out->v[i].level - s->shift);
}

// ---- lines

static bool line_reaches(const QuantScaling *s, const QuantLine *l, int64_t n, int32_t level) {
    return reaches(fmaf((float)(n - s->added), l->slope, l->offset), level - s->shift);
}

static bool except_at(QuantLine *l, int64_t n) {
    if (l->excepts && l->except != n) return false;
    l->excepts = true, l->except = n;
    return true;
}

// Is the line an integer of tpu.whole at both ends of the sums?
static bool stays_near(const QuantScaling *s, const QuantLine *l) {
    float low = fmaf((float)(s->low - s->added), l->slope, l->offset), high = fmaf((float)(s->high - s->added), l->slope, l->offset);
    return fabsf(low) <= 0x1p30f && fabsf(high) <= 0x1p30f;
}

// Is the line right at all integers, but for one that it becomes the exception of?
static bool is_right(const QuantScaling *s, const Steps *steps, QuantLine *l) {
    l->excepts = false;
    for (uint32_t i = 0; i < steps->n; i++) {
        int64_t n = steps->v[i].n;
        int32_t level = steps->v[i].level;
        if (steps->v[i].is_there && !line_reaches(s, l, n, level) && !(except_at(l, n) && line_reaches(s, l, n + 1, level))) return false;
        if (steps->v[i].is_behind && line_reaches(s, l, n - 1, level) && !(except_at(l, n - 1) && !line_reaches(s, l, n - 2, level))) return false;
    }
    return true;
}

// The offsets that all places but those of one integer leave, which is the exception, and the integers that bound them.
typedef struct {
    double low, high;
    int64_t at_low, at_high;
} Offsets;

typedef struct {
    const QuantScaling *s;
    const Steps *steps;
    QuantLine *best;
    bool excepts;
    int64_t except;
} Search;

static Offsets offsets_of(const Search *t, double slope) {
    Offsets o = {-INFINITY, INFINITY, 0, 0};
    for (uint32_t i = 0; i < t->steps->n; i++) {
        const Step *step = &t->steps->v[i];
        double x = (double)(step->n - t->s->added), at = t->steps->v[i].place - x * slope;
        if (step->is_there && at > o.low && !(t->excepts && step->n == t->except)) o.low = at, o.at_low = step->n;
        if (step->is_behind && at + slope < o.high && !(t->excepts && step->n - 1 == t->except)) o.high = at + slope, o.at_high = step->n - 1;
    }
    return o;
}

// Some offsets from low to high, from the middle outwards; of one end well inside. True: the line is right everywhere.
static bool try_offsets(Search *t, float slope) {
    enum { STEPS_INSIDE = 4 }; // of a byte a quarter, or a sum more where that is more
    Offsets o = offsets_of(t, (double)slope);
    if (!(o.high - o.low >= -NEAR) || (isinf(o.low) && isinf(o.high))) return false;
    double middle = (o.low + o.high) / 2, reach = fmax(o.high - o.low, 0) / 2, inside = fmax(1.0 / STEPS_INSIDE, (double)slope);
    if (isinf(o.low) || isinf(o.high)) middle = isinf(o.low) ? o.high - inside : o.low + inside, reach = 0;
    for (int i = 0; i < OFFSETS; i++) {
        QuantLine l = {.slope = slope, .offset = (float)(middle + (i % 2 ? reach : -reach) * ((i + 1) / 2) / 4.0)};
        if (!stays_near(t->s, &l) || !is_right(t->s, t->steps, &l) || (l.excepts && !t->excepts)) continue;
        *t->best = l;
        return true;
    }
    return false;
}

static float slope_at(float s, int32_t steps) {
    for (; steps > 0; steps--) s = nextafterf(s, INFINITY);
    for (; steps < 0; steps++) s = nextafterf(s, 0);
    return s;
}

// Slopes between which the interval of offsets is widest. How wide it is is a concave function of the slope: it grows as long as the lower end, of a larger
// integer, falls faster than the upper one.
static void widest(const Search *t, double *from, double *to) {
    enum { HALVINGS = 20 };
    double about = (double)t->s->scale / (double)t->s->to_scale;
    *from = about * (1 - 0x1p-9), *to = about * (1 + 0x1p-9);
    for (int i = 0; i < HALVINGS; i++) {
        double slope = (*from + *to) / 2;
        Offsets o = offsets_of(t, slope);
        if (isinf(o.low) || isinf(o.high)) *from = *to = slope = about;
        *(o.at_low > o.at_high ? from : to) = slope;
    }
}

static bool try_slopes(Search *t, double from, double to) {
    for (int32_t i = 0; i <= 2 * SLOPES; i++)
        if (try_offsets(t, slope_at((float)((from + to) / 2), i % 2 ? -(i + 1) / 2 : i / 2))) return true;
    return false;
}

// A line without an exception, or with that of an integer which is in the way of wider intervals.
static bool search(Search *t) {
    double from, to;
    widest(t, &from, &to);
    if (try_slopes(t, from, to)) return true;
    Offsets a = offsets_of(t, from), b = offsets_of(t, to);
    int64_t bounds[] = {a.at_low, a.at_high, b.at_low, b.at_high};
    t->excepts = true;
    for (uint32_t i = 0; i < COUNT(bounds); i++) {
        t->except = bounds[i];
        widest(t, &from, &to);
        if (try_slopes(t, from, to)) return true;
    }
    return false;
}

bool quant_line(const QuantScaling *s, QuantLine *out) {
    Steps steps;
    Search t = {.s = s, .steps = &steps, .best = out};
    if (s->max - s->min >= MOST_LEVELS || s->max == s->min) return false;
    find_steps(s, &steps);
    bool found = search(&t);
    if (found && out->excepts) {
        out->level = (int32_t)fmin(fmax(rint((double)as_stepped(s, out->except)), (double)s->min), (double)s->max);
        out->except -= s->added;
    }
    return found;
}

// ---- sums of a program

static bool is_one_number(const Literal *l) { return l->type->n_elems > 0 && (l->splat || l->type->n_elems == 1); }

// Numbers of i32 that a constant has, one for each column along dimension d of v, or one for all: added to `sums`, of `n` columns. False: it is none.
static bool add_constant(const Value *v, uint32_t d, int64_t n, int64_t *sums) {
    const Literal *l;
    int64_t factor = 1;
    for (bool placed = false; !(l = value_constant(v)); v = v->def->operands[0]) {
        const Op *op = v->def;
        const Literal *by = op && op->kind == OP_MULTIPLY ? value_constant(op->operands[1]) : NULL;
        Axes to = op && op->kind == OP_BROADCAST_IN_DIM ? op_axes(op, ATTR_broadcast_dimensions) : (Axes){0};
        if (by && is_one_number(by)) factor *= elem_to_i64(by->type->dtype, by->data);
        else if (!placed && op && op->kind == OP_BROADCAST_IN_DIM && (!to.n || (to.n == 1 && to.v[0] == d))) placed = true;
        else if (!op || op->kind != OP_CONVERT || !dtype_is_int(op->operands[0]->type->dtype)) return false;
    }
    if (!is_one_number(l) && (l->type->rank != 1 || l->type->dims[0] != n)) return false;
    for (int64_t i = 0; i < n; i++) sums[i] += factor * elem_to_i64(l->type->dtype, literal_elem(l, is_one_number(l) ? 0 : i));
    return true;
}

// What is added to sums of i32, column by column, that a line can add as well; the sums before.
static Value *before_constants(Value *x, uint32_t d, int64_t n, int64_t *added) {
    int64_t *some = xcalloc((size_t)n, sizeof *some);
    while (x->type->dtype == DT_I32 && x->def && x->def->kind == OP_ADD) {
        uint32_t side = 0;
        for (; side < 2; side++) {
            for (int64_t i = 0; i < n; i++) some[i] = added[i];
            if (add_constant(x->def->operands[side], d, n, some)) break;
        }
        if (side == 2) break;
        for (int64_t i = 0; i < n; i++) added[i] = some[i];
        x = x->def->operands[1 - side];
    }
    free(some);
    return x;
}

// A number for each column, or one for all of them.
static Value *columns(Builder *b, Value *like, DType t, uint32_t d, int64_t n, const double *v) {
    Type shape = type_with_dtype(&b->m->types, like->type, t);
    int64_t along = d;
    bool same = true;
    for (int64_t i = 1; i < n; i++) same &= v[i] == v[0];
    return same ? build_splat(b, shape, v[0]) : build_broadcast_as(b, build_numbers(b, t, v, &n, 1), shape, &along, 1);
}

// Numbers of each column that lines are made of.
typedef struct {
    double *slope, *offset, *excepts, *except, *level, *stepped;
    bool any_excepts, any_stepped;
} Columns;

static Columns columns_of(const QuantLine *lines, const bool *has_line, int64_t n, int32_t shift, double *v) {
    Columns c = {v, v + n, v + 2 * n, v + 3 * n, v + 4 * n, v + 5 * n, false, false};
    for (int64_t i = 0; i < n; i++) {
        bool excepts = has_line[i] && lines[i].excepts;
        c.slope[i] = has_line[i] ? (double)lines[i].slope : 0, c.offset[i] = has_line[i] ? (double)lines[i].offset : 0;
        c.excepts[i] = excepts, c.except[i] = excepts ? (double)lines[i].except : NO_SUM, c.level[i] = excepts ? lines[i].level - shift : 0;
        c.stepped[i] = !has_line[i];
        c.any_excepts |= excepts, c.any_stepped |= !has_line[i];
    }
    return c;
}

// Exceptions that never come and steps do for columns that need neither.
static Value *rarely(Builder *b, Value *which, Value *yes, Value *no) {
    Value *in[] = {which, yes, no};
    return op_result(build_typed(b, OP_RARELY, in, 3, NULL, 0, &no->type, 1, 0), 0);
}

// Of integers of the line `shift` is left out until all have been chosen among.
static Value *line_of(Builder *b, Value *x, uint32_t d, int64_t n, const Columns *c, Value *steps, int32_t shift) {
    Type floats = type_with_dtype(&b->m->types, x->type, DT_F32), integers = type_with_dtype(&b->m->types, x->type, DT_I32);
    Value *in[] = {build_convert(b, x, DT_F32), columns(b, x, DT_F32, d, n, c->slope), columns(b, x, DT_F32, d, n, c->offset)};
    Value *y = op_result(build_typed(b, OP_MULTIPLY_ADD, in, 3, NULL, 0, &floats, 1, 0), 0);
    y = build_unary(b, OP_ROUND_EVEN, y);
    y = op_result(build_typed(b, OP_WHOLE, &y, 1, NULL, 0, &integers, 1, 0), 0);
    if (c->any_excepts) { // asked so that a conversion under a mask chooses
        Value *other = build_compare(b, x, columns(b, x, x->type->dtype, d, n, c->except), "NE");
        y = rarely(b, columns(b, x, DT_I1, d, n, c->excepts), build_select(b, other, y, columns(b, x, DT_I32, d, n, c->level)), y);
    }
    Value *by = shift ? build_splat_i64(b, integers, shift) : NULL;
    if (c->any_stepped) y = rarely(b, columns(b, x, DT_I1, d, n, c->stepped), shift ? build_binary(b, OP_SUBTRACT, steps, by) : steps, y);
    return shift ? build_binary(b, OP_ADD, y, by) : y;
}

// Are there enough vectors of columns that have lines?
static bool is_worth_it(const bool *has_line, int64_t n) {
    int64_t stepped = 0;
    for (int64_t i = 0; i < n; i += LANES) {
        bool all = true;
        for (int64_t j = i; j < i64_min(i + LANES, n); j++) all &= has_line[j];
        stepped += !all;
    }
    return 2 * stepped <= i64_ceil_div(n, LANES) && (stepped == 0 || n > 1);
}

// Along which dimension something is added to each column: -1 if nothing is.
static int64_t columns_of_sum(const Value *x) {
    for (; x->type->dtype == DT_I32 && x->def && x->def->kind == OP_ADD; x = x->def->operands[0])
        for (uint32_t i = 0; i < 2; i++) {
            const Value *v = x->def->operands[i];
            while (v->def && (v->def->kind == OP_MULTIPLY || v->def->kind == OP_CONVERT)) v = v->def->operands[0];
            Axes to = v->def && v->def->kind == OP_BROADCAST_IN_DIM ? op_axes(v->def, ATTR_broadcast_dimensions) : (Axes){0};
            if (to.n == 1) return to.v[0];
        }
    return -1;
}

// What is added to integers of lines. Near 0 there are more numbers of f32, and lines that are right: where the zero point is the least byte, it is added as an
// integer. What packs bytes of several vectors at once adds it to these (codegen/stages/bytes.c); others would do so to each vector.
static int32_t shift_of(const Quant *to, const TargetFacts *target) {
    bool packs = target && target->vector_bytes >= 64, all = packs && to->min == INT8_MIN && to->max == INT8_MAX;
    for (uint32_t i = 0; i < to->n; i++) all &= to->zero_points[i] == to->min;
    return all ? INT8_MIN : 0;
}

Value *quant_by_line(Builder *b, const Uses *u, Value *x, const QuantSums *sums, const Quant *to, Value *steps, const TargetFacts *target) {
    const Quant *from = sums->quant;
    if ((x->type->dtype != DT_I32 && x->type->dtype != DT_F32) || sums->most >= NO_SUM_IS) return steps;
    if (to->n > 1 && (from->n != to->n || to->axis != sums->axis)) return steps;
    int64_t of_sum = columns_of_sum(x), d = from->n > 1 ? sums->axis : i64_max(of_sum, 0), n = from->n > 1 || of_sum >= 0 ? x->type->dims[d] : 1;
    if (n < 1 || (from->n > 1 && n != from->n)) return steps;
    int64_t *added = xcalloc((size_t)n, sizeof *added);
    QuantLine *lines = xcalloc((size_t)n, sizeof *lines);
    bool *has_line = xcalloc((size_t)n, sizeof *has_line);
    double *numbers = xcalloc((size_t)n * 6, sizeof *numbers);
    QuantRange *ranges = xcalloc((size_t)n, sizeof *ranges);
    quant_ranges(u, sums->value, sums->most, (uint32_t)d, n, ranges);
    Value *before = before_constants(x, (uint32_t)d, n, added);
    int32_t shift = shift_of(to, target);
    for (int64_t i = 0; i < n; i++) {
        uint32_t pair = from->n > 1 ? (uint32_t)i : 0, into = to->n > 1 ? (uint32_t)i : 0;
        QuantScaling s = {.scale = (float)(quant_scale(from, pair) * sums->factor), .to_scale = (float)quant_scale(to, into)};
        s.zero = (float)to->zero_points[into], s.min = to->min, s.max = to->max, s.added = added[i], s.low = ranges[i].low, s.high = ranges[i].high;
        s.shift = shift;
        has_line[i] = llabs(added[i]) < NO_SUM_IS && quant_line(&s, &lines[i]);
    }
    Columns c = columns_of(lines, has_line, n, shift, numbers);
    Value *y = is_worth_it(has_line, n) ? line_of(b, before, (uint32_t)d, n, &c, steps, shift) : steps;
    free(added), free(lines), free(has_line), free(numbers), free(ranges);
    return y;
}
