// Refusals of shapes that run-time values decide: see byvalue.h. Each says which dimension it is, what decides it, the ops that lead from there back to
// an input or to random numbers, and the program of static shapes that does the same: all positions, and a mask or a count that says which of them mean
// something. Names in it are those of the model.
#include "passes/shapes/data_shape.h"

#include "ir/base/shown.h"
#include "passes/rewrite.h"
#include "passes/shapes/known.h"
#include "passes/shapes/origin.h"

#include "ir/ops/dynamic.h"

#include <inttypes.h>
#include <stdlib.h>

enum { MAX_CULPRITS = 4 };

typedef struct {
    PassContext *c;
    const Op *op;
    Value *culprit; // the value that decides, the first of them
    Value *others[MAX_CULPRITS];
    uint32_t n_others;
    uint32_t operand;
    uint64_t dims; // of the result, one bit each
} Blame;

static const char *called(const Blame *b, const Value *v) { return origin_called(&b->c->d->arena, v, "the operand"); }
static const char *typed(const Blame *b, Type t) { return type_name(&b->c->d->arena, t); }

// --- what is not known

// Whether element i of v is known; else what decides it.
static bool element_known(Known *k, Value *v, int64_t i, Value **out_culprit) {
    for (;;) {
        v = loop_see_through(value_resolved(v));
        if (known_value(k, v)) return true;
        *out_culprit = v;
        const Op *def = v->def;
        uint32_t part = 0;
        if (!def || (def->kind != OP_CONCATENATE && (def->kind != OP_RESHAPE || def->operands[0]->type->n_elems != 1))) return false;
        if (def->kind == OP_RESHAPE) i = 0;
        for (; part < def->n_operands && i >= def->operands[part]->type->n_elems; part++) i -= def->operands[part]->type->n_elems;
        if (part == def->n_operands) return false;
        v = def->operands[part];
    }
}

static bool listed(Axes a, int64_t v) {
    for (uint32_t i = 0; i < a.n; i++)
        if (a.v[i] == v) return true;
    return false;
}

// The dimension of the result that element i of the sizes is about, -1: none.
static int64_t result_dim(const Op *op, int64_t i) {
    if (op->kind == OP_SET_DIMENSION_SIZE) return op_int(op, ATTR_dimension, 0);
    if (op->kind == OP_DYNAMIC_CONV) {
        Axes to = op_list(op, ATTR_conv_dimension_numbers, CONV_OUTPUT);
        return i / 2 + 2 < to.n ? to.v[i / 2 + 2] : -1;
    }
    if (op->kind == OP_CUSTOM_CALL) return -1;
    if (op->kind != OP_DYNAMIC_GATHER) return i;
    Axes gone = op_list(op, ATTR_gather_dimension_numbers, GATHER_COLLAPSED), batch = op_list(op, ATTR_gather_dimension_numbers, GATHER_OPERAND_BATCH),
         offset = op_list(op, ATTR_gather_dimension_numbers, GATHER_OFFSET);
    int64_t at = 0;
    if (listed(gone, i) || listed(batch, i)) return -1;
    for (int64_t k = 0; k < i; k++) at += !listed(gone, k) && !listed(batch, k);
    return at < offset.n ? offset.v[at] : -1;
}

static void add_culprit(Blame *b, Value *v, uint32_t operand) {
    if (!b->culprit) b->culprit = v, b->operand = operand;
    bool had = v == b->culprit || b->n_others == MAX_CULPRITS;
    for (uint32_t i = 0; i < b->n_others; i++) had |= b->others[i] == v;
    if (!had) b->others[b->n_others++] = v;
}

static void blame_sizes(Blame *b) {
    Known k = known_begin(b->c->m, b->c->scratch);
    for (uint32_t i = 0; i < b->op->n_operands; i++) {
        if (!dynamic_is_size(b->op, i)) continue;
        for (int64_t e = 0; e < b->op->operands[i]->type->n_elems; e++) {
            Value *culprit;
            k.budget = KNOWN_MAX_OPS; // there are at most 2 * MAX_RANK elements
            if (element_known(&k, b->op->operands[i], e, &culprit)) continue;
            int64_t dim = result_dim(b->op, e);
            if (dim >= 0) b->dims |= UINT64_C(1) << dim;
            add_culprit(b, culprit, i);
        }
    }
    known_end(&k);
}

static Blame find_blame(PassContext *c, const Op *op) {
    Blame b = {.c = c, .op = op};
    if (op_is_dynamic(op)) blame_sizes(&b);
    else b.operand = op->kind == OP_BOOLEAN_MASK, b.dims = UINT64_C(1) << (op->kind == OP_BOOLEAN_MASK ? op_int(op, ATTR_dimension, 0) : 0);
    if (!b.culprit) b.culprit = op->operands[b.operand];
    return b;
}

static const char *dims_text(const Blame *b) {
    Text t = {0};
    bool several = (b->dims & (b->dims - 1)) != 0, first = true;
    text_f(&t, "dimension%s", several ? "s" : "");
    for (uint32_t i = 0; i < 64; i++) {
        if (!(b->dims >> i & 1)) continue;
        text_f(&t, "%s%" PRIu32, first ? " " : b->dims >> i >> 1 ? ", " : " and ", i);
        first = false;
    }
    const char *out = arena_printf(&b->c->d->arena, "%s", b->dims ? t.items : "the shape");
    vec_free(&t);
    return out;
}

static const char *several_say(const Blame *b) {
    Arena *a = &b->c->d->arena;
    const char *names = called(b, b->culprit);
    for (uint32_t i = 0; i < b->n_others; i++) names = arena_printf(a, "%s%s%s", names, i + 1 < b->n_others ? ", " : " and ", called(b, b->others[i]));
    return arena_printf(a, "what %s %s", names, b->n_others ? "say" : "says");
}

static const char *reason(const Blame *b) {
    Arena *a = &b->c->d->arena;
    const char *name = called(b, b->op->operands[b->operand]);
    switch (b->op->kind) {
    case OP_BOOLEAN_MASK: return arena_printf(a, "how many elements of %s are true", name);
    case OP_NONZERO: return arena_printf(a, "how many elements of %s are not zero", name);
    case OP_UNIQUE: return arena_printf(a, "how many elements of %s differ from each other", name);
    default: return several_say(b);
    }
}

// --- the ways out

// The reducer that consumes a value, or what else does: OP_COUNT where nobody reduces it.
static OpKind reduced_by(const Op *op) {
    for (const Op *user = op->next; user; user = user->next)
        for (uint32_t i = 0; user->kind == OP_REDUCE && i < user->n_operands; i++)
            if (value_resolved(user->operands[i]) == &op->results[0]) return region_binary(user->regions[0]);
    return OP_COUNT;
}

static void help_mask(const Blame *b) {
    Diags *d = b->c->d;
    const Value *x = b->op->operands[0], *mask = b->op->operands[1];
    const char *m = called(b, mask), *v = called(b, x), *type = typed(b, x->type);
    const char *wide = mask->type->rank == x->type->rank ? "" : " broadcast to that shape";
    OpKind by = reduced_by(b->op);
    if (by == OP_MAXIMUM || by == OP_MINIMUM)
        diag_help(d, "fill with what cannot win and reduce that, stablehlo.select(mask, %s, %s) : %s, where mask is %s%s", v, by == OP_MAXIMUM ? "-inf" : "inf",
                  type, m, wide);
    else
        diag_help(d,
                  "mask with zeros, stablehlo.select(mask, %s, 0) : %s, where mask is %s%s: its sum is that of the kept elements, and divided by the sum of "
                  "the mask their mean",
                  v, type, m, wide);
    diag_help(d,
              "or keep a static bound of rows with a count: sort the positions by the mask, stable, true first, stablehlo.gather those rows of %s, and count "
              "with the sum of the mask",
              v);
}

static void help_nonzero(const Blame *b) {
    const char *x = called(b, b->op->operands[0]);
    diag_help(b->c->d, "work on all positions and choose there: stablehlo.select(%s != 0, value, 0), or multiply by stablehlo.convert(%s != 0)", x, x);
    diag_help(b->c->d,
              "or give a static bound N <= %" PRId64
              " with a count, as jnp.nonzero(x, size=N, fill_value=0) does: sort the positions by %s == 0, stable, take the first N, and "
              "count with the sum of %s != 0",
              b->op->operands[0]->type->n_elems, x, x);
}

static void help_unique(const Blame *b) {
    const char *x = called(b, b->op->operands[0]);
    diag_help(b->c->d,
              "sort %s and mark the first of each run, s[i] != s[i - 1]: the sum of the marks is how many differ, and a select by them works on each once", x);
    diag_help(b->c->d, "or give a static bound N <= %" PRId64 ", as jnp.unique(x, size=N) does", b->op->operands[0]->type->n_elems);
}

// The dimension that is open and how large it can get, where that is known.
static void help_bound(const Blame *b) {
    const char *n = called(b, b->culprit);
    diag_help(b->c->d,
              "make it as large as it can get, a static bound N, and mask: stablehlo.compare LT, stablehlo.iota, %s is true at the positions that count; "
              "select zeros at the "
              "others, and divide by the sum of the mask instead of N",
              n);
}

static void help_slice(const Blame *b) {
    const char *x = called(b, b->op->operands[0]), *start = called(b, b->op->operands[1]), *limit = called(b, b->op->operands[2]);
    const Op *def = b->op->operands[0]->def;
    if (def && (def->kind == OP_SORT || def->kind == OP_TOP_K))
        diag_help(b->c->d, "take a static number of the largest, chlo.top_k(%s, k = N), and mask those past the one that is wanted",
                  called(b, def->operands[0]));
    diag_help(b->c->d,
              "give the slice a static size and a run-time start: stablehlo.dynamic_slice %s, %s, sizes = N clamps the start so that it lies inside; mask the "
              "positions from "
              "%s on with stablehlo.compare LT, stablehlo.iota, %s - %s",
              x, start, limit, limit, start);
}

static void help_pad(const Blame *b) {
    const char *x = called(b, b->op->operands[0]), *value = called(b, b->op->operands[1]), *low = called(b, b->op->operands[2]);
    diag_help(b->c->d,
              "give the result a static size N: broadcast %s to it and put %s there with stablehlo.dynamic_update_slice at %s, which clamps it so that it "
              "fits; count with %s where the end matters",
              value, x, low, called(b, b->culprit));
}

static void help_gather(const Blame *b) {
    diag_help(b->c->d,
              "give stablehlo.gather static slice_sizes as large as they can get: it clamps the positions %s so that each slice lies inside %s; mask what lies "
              "past %s with "
              "stablehlo.compare LT, stablehlo.iota, %s",
              called(b, b->op->operands[1]), called(b, b->op->operands[0]), called(b, b->culprit), called(b, b->culprit));
}

static void help_conv(const Blame *b) {
    diag_help(b->c->d,
              "use stablehlo.convolution with padding as large as it can get, and take the part that %s asks for with stablehlo.dynamic_slice of a static "
              "size, or mask the rest",
              called(b, b->culprit));
}

static void help_size(const Blame *b) {
    const Value *x = b->op->operands[0];
    uint32_t dim = (uint32_t)op_int(b->op, ATTR_dimension, 0);
    diag_help(b->c->d,
              "keep all %" PRId64 " positions of %s and mask: stablehlo.select(stablehlo.compare LT, stablehlo.iota dim = %" PRIu32
              ", %s; %s; 0); for a mean divide by %s instead of "
              "by %" PRId64,
              x->type->dims[dim], called(b, x), dim, called(b, b->culprit), called(b, x), called(b, b->culprit), x->type->dims[dim]);
}

static void help(const Blame *b) {
    switch (b->op->kind) {
    case OP_BOOLEAN_MASK: help_mask(b); break;
    case OP_NONZERO: help_nonzero(b); break;
    case OP_UNIQUE: help_unique(b); break;
    case OP_REAL_DYNAMIC_SLICE: help_slice(b); break;
    case OP_DYNAMIC_PAD: help_pad(b); break;
    case OP_DYNAMIC_GATHER: help_gather(b); break;
    case OP_DYNAMIC_CONV: help_conv(b); break;
    case OP_SET_DIMENSION_SIZE: help_size(b); break;
    default: help_bound(b); break;
    }
    const Value *input = origin_of(b->culprit);
    if (input && type_is_scalar(input->type) && dtype_is_int(input->type->dtype) && b->op->operands[0] != b->culprit)
        diag_help(b->c->d, "or, where it is the same in every run, bind %s when compiling: --dim %s", called(b, input),
                  shell_quote(&b->c->d->arena, "%s=N", argument_name(input->block->func, input->index)));
}

void data_shape_refuse(PassContext *c, const Op *op) {
    if (diags_full(c->d)) {
        diag_error(c->d, op_place(op), CODE_DATA_DEPENDENT_SHAPE, "%s", op_short(op->kind));
        return;
    }
    Blame b = find_blame(c, op);
    const char *dims = dims_text(&b);
    bool several = (b.dims & (b.dims - 1)) != 0;
    bool constant = origin_is_constants(b.culprit);
    const char *name = op->kind == OP_CUSTOM_CALL ? op_str(op, ATTR_call_target_name)->text : op_short(op->kind);
    diag_error(c->d, op_place(op), CODE_DATA_DEPENDENT_SHAPE, "%s: %s of its result, %s, %s %s: %s", name, dims, typed(&b, op->results[0].type),
               several ? "are" : "is", reason(&b), constant ? "not evaluated when compiling" : "known only when the model runs");
    origin_note(c, b.culprit);
    for (uint32_t i = 0; i < b.n_others; i++) origin_note(c, b.others[i]);
    if (constant) diag_help(c->d, "write the value of %s as a constant", called(&b, b.culprit));
    else help(&b);
}
