// Scattered windows that lie partly outside their operand. StableHLO keeps the part inside; XLA, and with it JAX, leaves such a window out. By default the
// program does what StableHLO says, and a note says so where JAX made the model; with --scatter=xla the indices are rewritten: an index vector whose window
// does not lie inside as a whole becomes one whose window lies outside as a whole, which both leave out. So nothing behind this pass knows the difference, the
// evaluator included. Source: the StableHLO specification, "scatter"; XLA's ScatterExpander (all components of the index vector are compared with the operand's
// sizes less the window's, and the window is applied where they all fit).
//
// Only components along which the window has more than one element can make the difference, and of these only such that are not known to fit.
#include "ir/builder/build.h"
#include "ir/graph/literal.h"
#include "ir/ops/scatter.h"
#include "passes/pass.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_VALUES = 100, MOST_LINES = 6, ALL = -1 };

typedef struct {
    PassContext *c;
    const Op *first; // that needs a note
    Text lines;      // of the others
    uint32_t n;
} Windows;

// ---- what is known of indices

// Of the elements of one component of index vectors; ALL: of each.
typedef struct {
    int64_t vector; // the dimension of the vectors; the rank, where they have none
    int left;       // values that may still be looked at: some are used more than once
} Question;

typedef struct {
    int64_t least, most;
} Range;

static const Range unknown = {INT64_MIN, INT64_MAX};

static Range joined(Range a, Range b) { return (Range){i64_min(a.least, b.least), i64_max(a.most, b.most)}; }

static Range literal_range(const Question *q, const Literal *l, int64_t component) {
    const Type t = l->type;
    int64_t inner = 1;
    Range r = {INT64_MAX, INT64_MIN};
    if (!dtype_is_int(t->dtype)) return unknown;
    for (int64_t i = q->vector + 1; i < t->rank; i++) inner *= t->dims[i];
    for (int64_t i = 0; i < t->n_elems; i++) {
        int64_t v = elem_to_i64(t->dtype, literal_elem(l, i));
        if (component == ALL || q->vector >= t->rank || i / inner % t->dims[q->vector] == component) r = joined(r, (Range){v, v});
        if (l->splat) return (Range){v, v};
    }
    return r;
}

static Range range_of(Question *q, const Value *v, int64_t component);

static Range concatenated_range(Question *q, const Op *op, int64_t component) {
    bool apart = op_int(op, ATTR_dimension, 0) == q->vector && component != ALL; // one operand has the component
    int64_t from = 0, size = 0;
    Range r = {INT64_MAX, INT64_MIN};
    for (uint32_t i = 0; i < op->n_operands; i++, from += size) {
        const Value *part = value_resolved(op->operands[i]);
        size = apart ? part->type->dims[q->vector] : 0;
        if (apart && (component < from || component >= from + size)) continue;
        r = joined(r, range_of(q, part, apart ? component - from : component));
    }
    return r;
}

// Numbers stay what they are if the type has them.
static Range held_range(Range r, DType t) {
    unsigned bits = dtype_info[t].bits;
    return dtype_is_int(t) && r.least >= 0 && (bits >= 64 || r.most < INT64_C(1) << (bits - 1)) ? r : unknown;
}

static Range converted_range(Question *q, const Op *op, int64_t component) {
    const Value *from = value_resolved(op->operands[0]);
    return dtype_is_int(from->type->dtype) ? held_range(range_of(q, from, component), op->results[0].type->dtype) : unknown;
}

static Range range_of(Question *q, const Value *v, int64_t component) {
    const Op *op = v->def;
    Range r[3] = {unknown, unknown, unknown};
    if (!op || q->left-- <= 0) return unknown;
    bool of_elements = op->kind == OP_CLAMP || op->kind == OP_SELECT || op->kind == OP_MINIMUM || op->kind == OP_MAXIMUM;
    for (uint32_t i = 0; of_elements && i < op->n_operands; i++) {
        const Value *x = value_resolved(op->operands[i]);
        r[i] = range_of(q, x, x->type->rank ? component : ALL); // bounds may be scalars
    }
    switch (op->kind) {
    case OP_CONSTANT: return literal_range(q, op_attr(op, ATTR_value)->lit, component);
    case OP_IOTA: return held_range((Range){0, v->type->dims[op_int(op, ATTR_iota_dimension, 0)] - 1}, v->type->dtype);
    case OP_CONCATENATE: return concatenated_range(q, op, component);
    case OP_CONVERT: return converted_range(q, op, component);
    case OP_CLAMP: return (Range){i64_min(r[0].least, r[2].least), r[2].most};
    case OP_SELECT: return joined(r[1], r[2]);
    case OP_MINIMUM: return (Range){i64_min(r[0].least, r[1].least), i64_min(r[0].most, r[1].most)};
    case OP_MAXIMUM: return (Range){i64_max(r[0].least, r[1].least), i64_max(r[0].most, r[1].most)};
    case OP_RESHAPE:
    case OP_BROADCAST_IN_DIM:
    case OP_TRANSPOSE:
    case OP_SLICE: return range_of(q, value_resolved(op->operands[0]), ALL);
    default: return unknown;
    }
}

// The largest number of component k with which the window lies inside; -1: with none, INT64_MAX: that is no question of this component.
static int64_t largest_start(const ScatterDims *d, uint32_t k) {
    int64_t dim = d->to_operand.v[k];
    int8_t u = d->of_input[dim];
    int64_t window = u < 0 ? 1 : d->updates->dims[u];
    if (window <= 1) return INT64_MAX;
    return i64_max(d->input->dims[dim] - window, -1);
}

static bool may_lie_partly_outside(const Op *op, const ScatterDims *d) {
    if (!d->updates->n_elems) return false;
    for (uint32_t k = 0; k < d->to_operand.n; k++) {
        Question q = {.vector = d->vector, .left = MOST_VALUES};
        int64_t most = largest_start(d, k);
        if (most == INT64_MAX) continue;
        Range r = range_of(&q, value_resolved(op->operands[d->n]), k);
        if (r.least < 0 || r.most > most) return true;
    }
    return false;
}

// ---- --scatter=xla

// A constant with one number for each component of index vectors.
static Value *by_component(Builder *b, const ScatterDims *d, const int64_t *numbers) {
    const Type t = d->indices;
    bool along = d->vector < t->rank;
    Value *c = build_integers(b, numbers, along ? &t->dims[d->vector] : NULL, along);
    return build_broadcast_as(b, c, t, &d->vector, along);
}

// As i64; what is larger than those is the largest.
static Value *widened(Builder *b, Value *x) {
    if (x->type->dtype == DT_UI64) {
        uint64_t most = INT64_MAX;
        Value *limit = build_splat_of(b, x->type, &most);
        x = build_binary(b, OP_MINIMUM, x, limit);
    }
    return build_convert(b, x, DT_I64);
}

static void drop_partial_windows(Module *m, Op *op, const ScatterDims *d) {
    Builder b = builder_before(m, op);
    int64_t low[MAX_RANK], high[MAX_RANK], outside = 1, rest[MAX_RANK], n_rest = 0;
    for (uint32_t k = 0; k < d->to_operand.n; k++) {
        high[k] = largest_start(d, k);
        low[k] = high[k] == INT64_MAX ? INT64_MIN : 0;
        outside = i64_max(outside, d->input->dims[d->to_operand.v[k]]);
    }
    Value *x = widened(&b, value_resolved(op->operands[d->n]));
    Value *lows = by_component(&b, d, low), *highs = by_component(&b, d, high);
    Value *from = build_compare(&b, x, lows, "GE"), *to = build_compare(&b, x, highs, "LE");
    Value *inside = build_binary(&b, OP_AND, from, to);
    if (d->vector < d->indices->rank && d->indices->dims[d->vector] != 1) {
        for (int64_t i = 0; i < d->indices->rank; i++)
            if (i != d->vector) rest[n_rest++] = i;
        inside = build_reduce(&b, OP_AND, inside, &d->vector, 1, 1);
        inside = build_broadcast_as(&b, inside, d->indices, rest, (size_t)n_rest);
    }
    Value *away = build_splat_i64(&b, x->type, outside);
    op->operands[d->n] = build_select(&b, inside, x, away);
    if (op_attr(op, ATTR_indices_are_sorted)) op_set_attr(m, op, attr_bool(ATTR_indices_are_sorted, false));
    if (op_attr(op, ATTR_unique_indices)) op_set_attr(m, op, attr_bool(ATTR_unique_indices, false));
}

// A shorter call's window may lie partly outside where the longer one's that it is padded to does not.
static bool refuse_padded(Windows *w, const Op *op) {
    bool padded = false;
    for (size_t i = 0; i < w->c->o->n_dims; i++) padded |= w->c->o->dims[i].padded;
    if (!padded) return false;
    diag_error(w->c->d, op_place(op), CODE_PADDING_MIXES,
               "scatter: with --scatter=xla, whether a window that reaches over the end is left out depends on sizes that calls are padded along");
    diag_help(w->c->d, "clamp the indices to what the window leaves of the operand, leave --scatter=xla out, or bind sizes by --dim");
    return true;
}

// ---- the walk

static void add_place(Windows *w, const Op *op) {
    Loc at = op_place(op);
    if (!w->n++) {
        w->first = op;
        return;
    }
    if (w->n - 1 > MOST_LINES) return;
    if (w->lines.n) text_z(&w->lines, ", ");
    if (at.line) text_f(&w->lines, "%" PRIu32, at.line);
    else text_z(&w->lines, at.name ? at.name->text : at.path ? at.path->text : "?");
}

static void look_at(Op *op, void *context) {
    Windows *w = context;
    ScatterDims d;
    if (op->kind != OP_SCATTER) return;
    for (uint32_t i = 0; i < op->n_operands; i++) op->operands[i] = value_resolved(op->operands[i]);
    scatter_dims(op, &d);
    if (!type_is_static(d.input) || !type_is_static(d.indices) || !type_is_static(d.updates)) {
        if (w->c->o->scatter == SCATTER_XLA)
            diag_error(w->c->d, op_place(op), CODE_UNBOUND_DIMENSION, "scatter: --scatter=xla compares with sizes, and one of them is open");
        return;
    }
    if (!may_lie_partly_outside(op, &d)) return;
    if (w->c->o->scatter == SCATTER_STABLEHLO) {
        add_place(w, op);
    } else if (!refuse_padded(w, op)) {
        drop_partial_windows(w->c->m, op, &d);
        w->c->changed = true;
    }
}

static bool starts(Str s, const char *with) { return s && !strncmp(s->text, with, strlen(with)); }

static bool any_starts(NamedTexts list, const char *with) {
    for (uint32_t i = 0; i < list.n; i++)
        if (starts(list.v[i].name, with)) return true;
    return false;
}

// JAX names its modules jit_F and says of results what they are; it writes how many partitions there are, as others do that write for XLA.
static bool is_for_xla(const Module *m) {
    if (starts(m->name, "jit_") || starts(m->name, "pmap_") || any_starts(m->attrs, "mhlo.num_") || any_starts(m->attrs, "jax.")) return true;
    for (const Func *f = m->first_func; f; f = f->next) {
        for (uint32_t i = 0; f->arg_info && i < f->body->n_args; i++)
            if (any_starts(f->arg_info[i].attrs, "jax.")) return true;
        for (uint32_t i = 0; f->result_info && i < f->n_results; i++)
            if (any_starts(f->result_info[i].attrs, "jax.")) return true;
    }
    return false;
}

static void say(Windows *w) {
    Diags *d = w->c->d;
    diag_remark(d, op_place(w->first),
                "scatter: where a window of updates lies partly outside the operand, the part inside is kept, as StableHLO says; XLA, for which this was "
                "written, leaves such a window out");
    if (w->n > 1)
        diag_note(d, (Loc){0}, "so it is with %" PRIu32 " more, at line%s %s%s", w->n - 1, w->n > 2 ? "s" : "", w->lines.items,
                  w->n - 1 > MOST_LINES ? ", ..." : "");
    diag_help(d, "--scatter=xla leaves it out as well");
}

bool pass_windows(PassContext *c) {
    Windows w = {.c = c};
    size_t n_errors = c->d->n_errors;
    for (Func *f = c->m->first_func; f; f = f->next) block_walk(f->body, look_at, &w);
    if (w.n && is_for_xla(c->m)) say(&w);
    vec_free(&w.lines);
    return c->d->n_errors == n_errors;
}
