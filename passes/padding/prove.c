// The proof of padding from its arguments to its results, which are named after the sizes that are kept of them; and, of a proof that holds with zeros
// behind each argument, what else may lie there. See padding.h.
#include "passes/padding/padding.h"

#include "passes/padding/state.h"

#include <inttypes.h>
#include <stdlib.h>

bool padding_wanted(const PassContext *c) {
    for (size_t i = 0; c->dims && i < c->dims->n; i++)
        if (c->dims->items[i].padded) return true;
    return false;
}

static void padding_end(Padding *p) {
    sizes_end(&p->sizes);
    ptr_map_free(&p->states);
    ptr_map_free(&p->constants);
    map_free(&p->padded_dims);
    vec_free(&p->told);
    vec_free(&p->assumed);
}

// --- results

static bool name_result(Padding *p, const Op *end, uint32_t i) {
    const Value *v = value_resolved(end->operands[i]);
    const State *s = state_of(p, v);
    if (s->mix) {
        padding_refuse(p, s->mix, (int)i);
        return false;
    }
    Str *names = arena_array(&p->c->m->arena, Str, (size_t)s->rank + 1);
    if (type_is_tensor(v->type)) padding_assume_finite(p, v->type); // of weights and integers too
    bool any = false;
    for (uint32_t k = 0; k < s->rank; k++) {
        if (!factors_padded(&s->dims[k])) continue;
        const char *text = s->dims[k].n == 1 ? size_text(&p->sizes, s->dims[k].f[0].kept) : NULL;
        if (!text) {
            Mix m = {v->def ? v->def : end, arena_printf(p->a, "along dimension %" PRIu32 " of result %" PRIu32 ", what is kept is not the beginning", k, i),
                     "return it with the padded dimension on its own", factors_padded_size(&s->dims[k]), false};
            padding_refuse(p, &m, (int)i);
            return false;
        }
        names[k] = module_str(p->c->m, text);
        any = true;
    }
    if (any) p->f->result_info[i].dims = names, p->c->changed = true;
    return true;
}

// --- fills

static bool holds_with(PassContext *c, Func *f, const PaddingInputs *known, const PaddingFill *fill) {
    Padding p = {.c = c, .a = c->scratch, .f = f, .sized = known->sized, .open = known->open, .sizes = {.arena = c->scratch}, .fill = fill};
    bool holds = padding_enter(&p, known->asserted);
    if (holds) padding_visit_block(&p, f->body);
    holds = holds && !p.refused;
    for (uint32_t i = 0; holds && i < f->n_results; i++) holds = !state_of(&p, block_end(f->body)->operands[i])->mix;
    padding_end(&p);
    return holds;
}

// Of a proof that holds with zeros: one argument after the other is given as much as it still holds with.
static void ask_fills(PassContext *c, Func *f, const PaddingInputs *known) {
    PaddingFill *fill = arena_array(c->scratch, PaddingFill, f->body->n_args);
    Padding p = {.c = c};
    padding_note_dims(&p);
    for (uint32_t i = 0; i < f->body->n_args; i++) {
        for (fill[i] = padding_argument_padded(&p, f, i) ? PADDING_ANYTHING : PADDING_ZEROS; fill[i] != PADDING_ZEROS && !holds_with(c, f, known, fill);)
            fill[i]--;
        vec_push(c->fills, fill[i]);
    }
    map_free(&p.padded_dims);
}

// --- the proof

bool padding_prove(PassContext *c, Func *f, const PaddingInputs *known) {
    Padding p = {.c = c, .a = c->scratch, .f = f, .sized = known->sized, .open = known->open, .sizes = {.arena = c->scratch}};
    bool ok = padding_enter(&p, known->asserted);
    if (ok) padding_visit_block(&p, f->body);
    if (ok && c->o->see_padding) c->o->see_padding(c->o->see_context, &p);
    bool proven = ok && !p.refused;
    for (uint32_t i = 0; ok && i < f->n_results; i++) proven &= name_result(&p, block_end(f->body), i);
    for (size_t i = 0; proven && c->assumed && i < p.assumed.n; i++) vec_push(c->assumed, module_str(c->m, p.assumed.items[i]));
    padding_end(&p);
    if (proven && c->o->ask_fills && c->fills) ask_fills(c, f, known);
    return proven;
}
