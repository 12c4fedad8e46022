// That the claim about a value fails (it is mixed, with the reason that a refusal will give), that what is made of such a value fails as well, and what
// a rule takes for granted. See state.h.
#include "passes/padding/state.h"

#include <inttypes.h>
#include <stdarg.h>
#include <string.h>

void padding_mix_as(Padding *p, const Op *op, const Mix *m) {
    for (uint32_t i = 0; i < op->n_results; i++) {
        State *s = state_new(p, op->results[i].type);
        s->all = s->kept = fact_any(type_is_tensor(op->results[i].type) ? op->results[i].type->dtype : DT_F32, false);
        s->mix = m;
        state_set(p, &op->results[i], s);
    }
}

void padding_mix(Padding *p, const Op *op, Size about, const char *help, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    Mix *m = arena_new(p->a, Mix);
    *m = (Mix){op, arena_vprintf(p->a, fmt, args), help, about, false};
    va_end(args);
    padding_mix_as(p, op, m);
}

// Of what an op of a region takes from outside: mixed, or padded, for nothing looks at what the region makes of it.
static const Mix *taken_mix(Padding *p, const Op *inner) {
    for (uint32_t i = 0; inner && i < inner->n_operands; i++) {
        const State *s = ptr_map_get(&p->states, value_resolved(inner->operands[i]));
        if (s && s->mix) return s->mix;
        if (!s || !state_padded(s)) continue;
        Mix *m = arena_new(p->a, Mix);
        *m = (Mix){inner, "a region takes a padded value from outside", "compute with it before, and let the region take what has no padded dimension", NULL,
                   false};
        for (uint32_t k = 0; k < s->rank && !m->size; k++) m->size = factors_padded_size(&s->dims[k]);
        return m;
    }
    return NULL;
}

// A value from outside that a region of the op uses and that is mixed, or NULL.
static const Mix *captured_mix(Padding *p, const Op *op) {
    for (uint32_t r = 0; r < op->n_regions; r++)
        for (const Op *inner = op->regions[r]->first; inner; inner = inner->next) {
            const Mix *m = taken_mix(p, inner);
            if (!m) m = taken_mix(p, padding_sized_from(p, inner));
            if (!m) m = captured_mix(p, inner);
            if (m) return m;
        }
    return NULL;
}

const Mix *padding_operand_mix(Padding *p, const Op *op) {
    for (uint32_t i = 0; i < op->n_operands; i++)
        if (state_of(p, op->operands[i])->mix) return state_of(p, op->operands[i])->mix;
    return captured_mix(p, op);
}

// --- what is taken for granted

const char *padding_place_text(Padding *p, const Op *op) {
    Loc at = op_place(op);
    const char *name = op_short(op->kind);
    if (at.name) return arena_printf(p->a, "%s at \"%s\"", name, at.name->text);
    return at.line ? arena_printf(p->a, "%s at line %" PRIu32, name, at.line) : name;
}

void padding_assume(Padding *p, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    const char *text = arena_vprintf(p->a, fmt, args);
    va_end(args);
    for (size_t i = 0; i < p->assumed.n; i++)
        if (!strcmp(p->assumed.items[i], text)) return;
    vec_push(&p->assumed, text);
}

const char *padding_ordinary_text(DType t) { return fact_most_ordinary(t) < ORDINARY ? "1e4" : "1e8"; }

void padding_assume_finite(Padding *p, Type t) {
    if (dtype_is_float(t->dtype) || dtype_is_complex(t->dtype))
        padding_assume(p, "values of the arguments are finite, and nothing overflows, also where they are padded with zeros [1, 2]");
}

void padding_assume_no_signs(Padding *p, const Op *op) {
    if (!p->beyond) padding_assume(p, "a zero has no sign, which %s tells [5]", padding_place_text(p, op));
}
