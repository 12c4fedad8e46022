// What the element emitter remembers: elements by their value, index and number of lanes, newest first. See elem.h.
#include "codegen/elem/elem.h"

static bool same_index(const Index *a, const Index *b, uint32_t rank) {
    for (uint32_t i = 0; i < rank; i++) {
        if (a[i].vec != b[i].vec) return false;
        if (!a[i].vec && (a[i].base != b[i].base || a[i].step != b[i].step)) return false;
    }
    return true;
}

LLVMValueRef memo_find(const Elem *e, const Value *v, const Index *index, unsigned lanes) {
    for (size_t i = e->memo.n; i-- > 0;) {
        const Memo *m = &e->memo.items[i];
        if (m->value == v && m->lanes == lanes && (!m->index || same_index(m->index, index, v->type->rank))) return m->result;
    }
    return NULL;
}

void memo_add(Elem *e, const Value *v, const Index *index, LLVMValueRef x) {
    Memo m = {v, NULL, e->lanes, x};
    if (index) m.index = arena_copy(e->arena, index, v->type->rank * sizeof *index);
    vec_push(&e->memo, m);
}

void memo_results(Elem *e, const Op *op, const Index *index, const LLVMValueRef *x) {
    for (uint32_t i = 0; i < op->n_results; i++) memo_add(e, &op->results[i], index, x[i]);
}

void memo_bind(Elem *e, const Value *v, LLVMValueRef x) {
    Memo m = {v, NULL, elem_lanes(x), x};
    vec_push(&e->memo, m);
}
