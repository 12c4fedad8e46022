// How many vectors a loop computes side by side. Elementary functions are long chains of instructions that wait for one another, and a processor looks ahead
// no further than about three of them: with one vector after the other it does one instruction in a cycle where it could do two. So where there is such a
// chain, and nothing but elementwise work on what is loaded, a turn of the loop has several registers of each value. Bits are those of single vectors.
#include "codegen/stages/phase.h"

#include "ir/ops/cost.h"

enum {
    ABREAST = 4,     // registers of a value
    MOST_OPS = 32,   // of an element
    MOST_CHAINS = 4, // among them: more have enough to do, and nothing left of the registers
    MOST_ROW_OPS = 6 // of rows side by side, whose sums take half of the registers
};

// Of f32, as measured: what is shorter, or waits for the divider alone, gains nothing; what is computed in f64 has two registers of each value already.
typedef enum { PLAIN, CHAIN, OTHER } Length;
static Length length_of(const Op *op) {
    switch (op->kind) {
    case OP_CBRT:
    case OP_ERF:
    case OP_ERFC:
    case OP_EXPM1:
    case OP_LOG:
    case OP_LOG1P:
    case OP_LOGISTIC:
    case OP_TANH: return CHAIN;
    case OP_BROADCAST_IN_DIM:
    case OP_CONSTANT:
    case OP_DIVIDE:
    case OP_EXP:
    case OP_RSQRT:
    case OP_SQRT: return PLAIN;
    default: return op_has(op->kind, MAP) && !op_is_expensive(op->kind) ? PLAIN : OTHER;
    }
}

typedef struct {
    uint32_t n_ops, n_chains;
    bool plain;
} Work;

static void look_at(Work *w, const Value *v) {
    const Op *op = v->def;
    if (dtype_bytes(v->type->dtype) > sizeof(float)) w->plain = false;
    if (!w->plain || v->mark || !op) return;
    Length length = length_of(op);
    w->plain = length != OTHER && ++w->n_ops <= MOST_OPS;
    w->n_chains += length == CHAIN;
    for (uint32_t i = 0; i < op->n_operands; i++) look_at(w, op->operands[i]);
}

// Bytes that are only moved: as many as a register has.
static bool moves_bytes(const Phase *p, const Value *v) {
    const Op *op = v->def;
    return p->l->avx512 && dtype_bytes(v->type->dtype) == 1 && op && op->kind == OP_PAD && op->operands[0]->mark;
}

unsigned lanes_abreast(const Phase *p, const Value *v) {
    if (moves_bytes(p, v)) return MOST_LANES;
    Value *made = (Value *)(uintptr_t)v; // which has a place already, where it is stored
    Place *place = made->mark;
    Work w = {.plain = true};
    made->mark = NULL;
    look_at(&w, v);
    made->mark = place;
    return w.plain && w.n_chains && w.n_chains <= MOST_CHAINS ? ABREAST * p->target->facts.vector_bytes / (unsigned)sizeof(float) : LANES;
}

unsigned rows_abreast(const Phase *p, const Value *v) {
    Work w = {.plain = p->target->facts.vector_bytes >= LANES * sizeof(float)}; // with shorter registers there are not enough for that many sums
    look_at(&w, v);
    return w.plain && !w.n_chains && w.n_ops <= MOST_ROW_OPS ? ROWS_ABREAST : 1;
}

void wide_loop(Phase *p, LLVMValueRef from, LLVMValueRef to, int64_t size, unsigned lanes, VectorBody *body, void *context) {
    LlvmCtx *l = p->l;
    Elem *e = &p->e;
    if (lanes > LANES && size >= lanes) {
        LLVMValueRef whole = LLVMBuildAnd(l->b, LLVMBuildSub(l->b, to, from, ""), ll_i64(l, -(int64_t)lanes), ""), middle = LLVMBuildAdd(l->b, from, whole, "");
        unsigned before = e->lanes;
        size_t mark = memo_open(e);
        LlLoop loop;
        e->lanes = lanes;
        LLVMValueRef i = ll_loop_begin(l, &loop, from, middle, ll_i64(l, lanes), "i");
        body(p, (Index){.base = i, .step = 1, .multiple = LANES}, context);
        ll_loop_end(l, &loop);
        e->lanes = before;
        memo_close(e, mark);
        from = middle;
    }
    vector_loop(p, from, to, size, body, context);
}
