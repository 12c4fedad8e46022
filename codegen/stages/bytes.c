// Integers of 32 bits that are cut off at the ends of bytes: one vector becomes 16 bytes by two steps of a unit that moves lanes, four become 64 by four of
// them. So what stores several vectors, of rows or neighbours, makes them up to what is cut off first. See phase.h.
#include "codegen/stages/stages.h"

#include "ir/graph/literal.h"

#include <string.h>

static bool is_number(const Value *v, int64_t number) {
    const Literal *l = value_constant(v);
    return l && (l->splat || l->type->n_elems == 1) && elem_to_i64(l->type->dtype, literal_elem(l, 0)) == number;
}

// Before the least byte is added to integers that are no larger than those of tpu.whole: these are cut off as bytes without a sign instead, of which the
// highest bit is turned behind that.
static const Value *before_turn(const Value *x) {
    const Op *add = x->def;
    if (!add || add->kind != OP_ADD || x->mark || !is_number(add->operands[1], INT8_MIN)) return NULL;
    const Op *op = add->operands[0]->def;
    return op && (op->kind == OP_WHOLE || op->kind == OP_RARELY) ? add->operands[0] : NULL;
}

const Value *bytes_cut_from(const Phase *p, const Op *op) {
    const Op *clamp = op->kind == OP_CONVERT ? op->operands[0]->def : NULL;
    bool sign = op->results[0].type->dtype == DT_I8;
    if (!p->l->avx512 || (!sign && op->results[0].type->dtype != DT_UI8) || !clamp || clamp->kind != OP_CLAMP) return NULL;
    const Value *x = clamp->operands[1], *turned = sign ? before_turn(x) : NULL;
    if (clamp->results[0].mark || x->type->dtype != DT_I32) return NULL;
    if (!is_number(clamp->operands[0], sign ? INT8_MIN : 0) || !is_number(clamp->operands[2], sign ? INT8_MAX : UINT8_MAX)) return NULL;
    return turned ? turned : x;
}

void bytes_store(Phase *p, const Op *op, Index (*index)[MAX_RANK], const LLVMValueRef *x) {
    const Value *v = &op->results[0];
    LLVMValueRef vectors[BYTES_ABREAST];
    unsigned lanes = p->e.lanes;
    bool sign = v->type->dtype == DT_I8, turns = sign && before_turn(op->operands[0]->def->operands[1]);
    for (unsigned i = 0; i < BYTES_ABREAST; i++) vectors[i] = ll_slice(p->l, x[i * LANES / lanes], i * LANES % lanes, LANES);
    LLVMValueRef bytes = ll_cut_to_bytes(p->l, vectors, sign && !turns);
    if (turns) bytes = LLVMBuildXor(p->l->b, bytes, ll_int(ll_type(bytes), INT8_MIN), "");
    for (unsigned i = 0; i < bytes_abreast(p); i++)
        for (const Place *at = v->mark; at; at = at->copy) elem_store(&p->e, v, at, index[i], ll_slice(p->l, bytes, i * lanes, lanes));
}

void emit_elements(Phase *p, const Op *op, int64_t n, ElementBegin *begin, void *context) {
    const Value *cut = bytes_cut_from(p, op);
    int64_t i = 0, together = bytes_abreast(p);
    for (; cut && i + together <= n; i += together) {
        Index index[BYTES_ABREAST][MAX_RANK];
        LLVMValueRef x[BYTES_ABREAST];
        for (int64_t j = 0; j < together; j++) {
            const Index *at = begin(p, i + j, context);
            x[j] = elem_at(&p->e, cut, at);
            memcpy(index[j], at, op->results[0].type->rank * sizeof *at);
        }
        bytes_store(p, op, index, x);
    }
    for (; i < n; i++) emit_element(p, op, begin(p, i, context));
}
