// Shape inference: the dispatch through op.def's `infer` column, and what every op is checked for before its own rules
// (numbers of operands, results and regions, required attributes and the lists in them). Invariant: an infer_<x> may index
// operands, results, regions and required attributes that its row of op.def promises; everything else it checks. Source of
// the rules: the StableHLO specification, "Constraints" of each op; the numbers (C1), (C2), ... are not repeated.
#include "ir/infer/infer.h"

#include "ir/infer/util.h"

#include <inttypes.h>

static bool (*const infer_of[OP_COUNT])(Infer *) = {
#define OP(id, text, ins, outs, regions, traits, attrs, form, infer, eval, emit) [OP_##id] = infer_##infer,
#include "ir/op.def"
};

static bool operand_is_tensor(Infer *c, uint32_t i) {
    if (type_is_tensor(operand_type(c, i))) return true;
    infer_fail(c, CODE_TYPE_MISMATCH, "operand %" PRIu32 " is no tensor but %s", i, infer_type_name(c, operand_type(c, i)));
    operand_note(c, i, NULL);
    return false;
}

static bool counts_ok(Infer *c) {
    const Op *op = c->op;
    const OpInfo *info = &op_info[op->kind];
    if (info->ins != ANY && op->n_operands != (uint32_t)info->ins)
        return infer_fail(c, CODE_BAD_STRUCTURE, "takes %d operands, has %" PRIu32, info->ins, op->n_operands);
    if (info->outs != ANY && op->n_results != (uint32_t)info->outs)
        return infer_fail(c, CODE_BAD_STRUCTURE, "has %d results, not %" PRIu32, info->outs, op->n_results);
    if (info->regions != ANY && op->n_regions != (uint32_t)info->regions)
        return infer_fail(c, CODE_BAD_STRUCTURE, "has %d regions, not %" PRIu32, info->regions, op->n_regions);
    return true;
}

// The value that the key's kind needs is there, with as many lists as the kind has.
static bool attr_formed(Infer *c, const Attr *a) {
    // clang-format off
    static const uint8_t lists[] = {[AK_AXES] = 1,        [AK_BOOLS] = 1,         [AK_PAIRS] = 1,
                                    [AK_DOT] = DOT_LISTS, [AK_CONV] = CONV_LISTS, [AK_GATHER] = GATHER_LISTS,
                                    [AK_SCATTER] = SCATTER_LISTS, [AK_RAGGED] = RAGGED_LISTS, [AK_CHANNEL] = 1};
    // clang-format on
    const AttrInfo *info = &attr_info[a->key];
    bool ok = true;
    switch (info->kind) {
    case AK_LITERAL: ok = a->lit && a->lit->type; break;
    case AK_STR:
    case AK_SYMBOL:
    case AK_TEXT:
    case AK_ENUM: ok = a->s != NULL; break;
    case AK_AXES:
    case AK_BOOLS:
    case AK_PAIRS:
    case AK_DOT:
    case AK_RAGGED:
    case AK_CONV:
    case AK_GATHER:
    case AK_CHANNEL:
    case AK_SCATTER: ok = a->n_lists == lists[info->kind]; break;
    default: break;
    }
    if (ok && info->kind == AK_PAIRS) ok = a->lists[0].n % 2 == 0;
    if (ok && info->kind == AK_CHANNEL) ok = a->lists[0].n == 2;
    return ok || infer_fail(c, CODE_BAD_ATTRIBUTE, "%s is incomplete", info->text);
}

static bool attrs_ok(Infer *c) {
    const Op *op = c->op;
    for (uint32_t i = 0; i < op->n_attrs; i++)
        if (op->attrs[i].key < ATTR_COUNT && !attr_formed(c, &op->attrs[i])) return false;
    for (const uint8_t *a = op_info[op->kind].attrs; *a != ATTR_COUNT; a++) {
        if (*a & ATTR_OPTIONAL || op_attr(op, (AttrKey)*a)) continue;
        return infer_fail(c, CODE_BAD_ATTRIBUTE, "the attribute %s is missing", attr_info[*a].text);
    }
    return true;
}

bool infer_checked(Infer *c) {
    bool (*fn)(Infer *) = infer_of[c->op->kind];
    if (!counts_ok(c) || !attrs_ok(c)) return false;
    if (!op_has(c->op->kind, ANYTYPE)) {
        for (uint32_t i = 0; i < c->op->n_operands; i++)
            if (!operand_is_tensor(c, i)) return false;
    }
    return op_is_quantized(c->op) ? infer_quantized(c, fn) : fn(c);
}

bool infer_op(Module *m, const Op *op, Type *out_types, Diags *d) {
    Infer c = {.m = m, .op = op, .out = out_types, .d = d};
    if (infer_checked(&c)) return true;
    // A rule about an attribute alone still says what the attribute is of.
    if (d->list.n && d->list.items[d->list.n - 1].kind == DIAG_ERROR)
        for (uint32_t i = 0; i < op->n_operands && i < 2; i++) operand_note(&c, i, NULL);
    return false;
}
