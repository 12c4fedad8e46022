// What ops ask of their regions. A region is well formed when it ends with stablehlo.return and its arguments and returned values are
// what its op feeds it and takes from it.
#include "ir/infer/util.h"

#include <inttypes.h>

bool dtype_promotes(DType from, DType to) {
    const DTypeInfo *a = &dtype_info[from], *b = &dtype_info[to];
    bool alike = a->class == b->class || (dtype_is_int(from) && dtype_is_int(to));
    return alike && a->bits <= b->bits;
}

const Op *region_return(Infer *c, uint32_t i) {
    const Block *b = c->op->regions[i];
    if (b->last && b->last->kind == OP_RETURN) return b->last;
    infer_fail(c, CODE_BAD_STRUCTURE, "region %" PRIu32 " does not end with stablehlo.return", i);
    return NULL;
}

const Op *region_form(Infer *c, uint32_t i, uint32_t n_args, int64_t n_results) {
    const Op *end = region_return(c, i);
    if (!end) return NULL;
    uint32_t have = c->op->regions[i]->n_args;
    if (have != n_args) {
        infer_fail(c, CODE_BAD_STRUCTURE, "region %" PRIu32 " takes %" PRIu32 " arguments, it is given %" PRIu32, i, have, n_args);
        return NULL;
    }
    if (n_results != ANY && end->n_operands != n_results) {
        infer_fail(c, CODE_BAD_STRUCTURE, "region %" PRIu32 " returns %" PRIu32 " values, %" PRId64 " are expected", i, end->n_operands, n_results);
        diag_note(c->d, op_place(end), "the region ends here");
        return NULL;
    }
    return end;
}

// Of quantized types only the storage is looked at here: quant.c compares the rest.
static bool types_fit(Infer *c, Type have, Type want) {
    if (!c->quantized) return type_agrees(have, want);
    return type_agrees(type_storage(&c->m->types, have), type_storage(&c->m->types, want));
}

bool region_arg_is(Infer *c, uint32_t region, uint32_t i, Type want) {
    Type have = c->op->regions[region]->args[i]->type;
    if (types_fit(c, have, want)) return true;
    return infer_fail(c, CODE_TYPE_MISMATCH, "argument %" PRIu32 " of region %" PRIu32 " is %s, it is given %s", i, region, infer_type_name(c, have),
                      infer_type_name(c, want));
}

bool region_returns(Infer *c, uint32_t region, const Op *end, uint32_t i, Type want) {
    Type have = end->operands[i]->type;
    if (types_fit(c, have, want)) return true;
    infer_fail(c, CODE_TYPE_MISMATCH, "region %" PRIu32 " returns %s as value %" PRIu32 ", it must be %s", region, infer_type_name(c, have), i,
               infer_type_name(c, want));
    diag_note(c->d, op_place(end), "the region ends here");
    return false;
}
