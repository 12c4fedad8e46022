// Settles ops whose results are as large as elements of their operands say: see byvalue.h. Nonzero and unique of constants are constants; a mask that
// is known makes a gather of rows.
#include "passes/shapes/byvalue.h"
#include "passes/shapes/data_shape.h"
#include "passes/shapes/known.h"
#include "passes/shapes/unbound.h"

#include "ir/builder/build.h"
#include "ir/eval/eval.h"
#include "ir/infer/infer.h"

#include <inttypes.h>
#include <string.h>

static void take_place(PassContext *c, Op *op, Value *const *results) {
    for (uint32_t i = 0; i < op->n_results; i++) {
        if (!results[i]->name) results[i]->name = op->results[i].name;
        value_replace(&op->results[i], results[i]);
        if (c->sized) ptr_map_set(c->sized, results[i], op);
    }
    op_unlink(op);
    c->changed = true;
}

static bool declared_is(PassContext *c, const Op *op, uint32_t i, Type made) {
    if (made && type_agrees(op->results[i].type, made)) return true;
    Arena *a = &c->d->arena;
    diag_error(c->d, op_place(op), CODE_SHAPE_MISMATCH, "%s: result %u is declared %s, but its operands make %s", op_short(op->kind), i,
               type_name(a, op->results[i].type), made ? type_name(a, made) : "no shape");
    return false;
}

// Of a constant that is stored, as many steps as it has elements will do; one of equal elements may be as large as a tensor can be.
static uint64_t most_steps(const Literal *x) { return (UINT64_C(1) << 28) + (x->splat ? 0 : 64 * (uint64_t)x->type->n_elems); }

static Op *settle_constant(PassContext *c, Op *op, const Literal *x) {
    const Literal *out[3] = {0};
    Value *results[3];
    Builder b = builder_before(c->m, op);
    EvalLimits limits = {.max_work = most_steps(x), .max_bytes = most_steps(x)};
    if (!eval_op_within(c->m, op, &x, &limits, &c->m->arena, out, c->d)) return NULL;
    for (uint32_t i = 0; i < op->n_results; i++) {
        if (!declared_is(c, op, i, out[i]->type)) return NULL;
        results[i] = build_constant(&b, out[i]);
    }
    take_place(c, op, results);
    return results[op->n_results - 1]->def;
}

// The dimensions of the mask as one, then the rows of it that are kept: slices of 1 along it at constant indices.
static Op *settle_mask(PassContext *c, Op *op, const Literal *mask) {
    Type x = op->operands[0]->type;
    int64_t dims[MAX_RANK], sizes[MAX_RANK], offset[MAX_RANK], n_kept = 0, n_rows = mask->type->n_elems, first = op_int(op, ATTR_dimension, 0);
    uint32_t rank = 0, n_offset = 0;
    if ((uint64_t)n_rows > most_steps(mask) / 8) {
        diag_error(c->d, op_place(op), CODE_TOO_LARGE, "%s: %" PRId64 " rows are too many to be chosen when the model is compiled", op_short(op->kind), n_rows);
        return NULL;
    }
    for (uint32_t i = 0; i < x->rank; i++)
        if (i <= first || i >= first + mask->type->rank) dims[rank++] = i == first ? n_rows : x->dims[i];
    for (uint32_t i = 0; i < rank; i++) {
        sizes[i] = i == first ? 1 : dims[i];
        if (i != first) offset[n_offset++] = i;
    }
    for (int64_t i = 0; i < n_rows; i++) n_kept += elem_to_i64(DT_I1, literal_elem(mask, i)) != 0;
    void *data;
    Literal *rows = literal_make(&c->m->arena, type_tensor(&c->m->types, DT_I64, (int64_t[]){n_kept, 1}, 2), &data);
    for (int64_t i = 0, at = 0; i < n_rows; i++)
        if (elem_to_i64(DT_I1, literal_elem(mask, i))) elem_from_i64(DT_I64, (char *)data + 8 * at++, i);
    Builder b = builder_before(c->m, op);
    Value *flat = build_reshape(&b, op->operands[0], dims, rank);
    // clang-format off
    Axes lists[GATHER_LISTS] = {[GATHER_OFFSET] = {offset, n_offset}, [GATHER_COLLAPSED] = {&first, 1}, [GATHER_START_MAP] = {&first, 1},
                                [GATHER_INDEX_VECTOR] = {(int64_t[]){1}, 1}};
    // clang-format on
    Value *made = build_gather(&b, flat, build_constant(&b, rows), lists, sizes);
    if (!declared_is(c, op, 0, made->type)) return NULL;
    take_place(c, op, &made);
    return made->def;
}

static const Literal *deciding_value(PassContext *c, const Op *op, uint32_t i) {
    Known k = known_begin(c->m, c->scratch);
    const Literal *l = known_value(&k, op->operands[i]);
    known_end(&k);
    return l;
}

Op *byvalue_settle(PassContext *c, Op *op, OpenScalars *scalars) {
    uint32_t deciding = op->kind == OP_BOOLEAN_MASK ? 1 : 0;
    const Literal *l = deciding_value(c, op, deciding);
    if (!l) {
        bool only;
        open_scalars_find(scalars, op->operands[deciding], op, &only);
        if (!only) data_shape_refuse(c, op);
        return NULL;
    }
    return op->kind == OP_BOOLEAN_MASK ? settle_mask(c, op, l) : settle_constant(c, op, l);
}
