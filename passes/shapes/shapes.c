// Every size is a number behind this pass (design 5): types are inferred (infer.c), what stays open is refused with what would bind it (unbound.c), and
// where calls are padded, that they may be is proven (padding/). Then branches that are known take the place of their op, and loops are counted: see
// branches.h, loops.h. Later passes rely on static types and known trip counts. Goes on after a mistake: what follows from one is not looked at,
// independent ones are all reported.
#include "passes/limits.h"
#include "passes/padding/padding.h"
#include "passes/shapes/branches.h"
#include "passes/shapes/data_shape.h"
#include "passes/shapes/infer.h"
#include "passes/shapes/loops.h"
#include "passes/shapes/unbound.h"

#include "ir/infer/infer.h"

#include <inttypes.h>
#include <stdlib.h>

// The signature says what the body returns.
static void refine_results(Shapes *s, Func *f) {
    const Op *end = block_end(f->body);
    for (uint32_t i = 0; i < f->n_results; i++) {
        Type t = type_merge(&s->c->m->types, f->result_types[i], end->operands[i]->type);
        if (end->operands[i]->mark || !t) continue;
        if (!type_agrees(f->result_types[i], end->operands[i]->type)) {
            Arena *a = &s->c->d->arena;
            diag_error(s->c->d, op_place(end), CODE_TYPE_MISMATCH, "return: result %" PRIu32 " of @%s is %s by its signature, %s here", i, str_text(f->name),
                       type_name(a, f->result_types[i]), type_name(a, end->operands[i]->type));
        }
        s->c->changed |= t != f->result_types[i];
        f->result_types[i] = t;
    }
}

// Where nothing but scalar arguments is open, they may be meant to differ from run to run: then the first op that each reaches is to be written otherwise.
static void refuse_scalar_shapes(PassContext *c, Func *f, const Op *const *scalars) {
    for (uint32_t i = 0; i < f->body->n_args; i++)
        if (shapes_type_open(f->body->args[i]->type)) return;
    Map said = {0};
    for (uint32_t i = 0; i < f->body->n_args; i++) {
        bool fresh = false;
        if (scalars[i] && op_has(scalars[i]->kind, BYVALUE) && shapes_operands_sound(scalars[i])) map_at(&said, scalars[i], &fresh);
        if (fresh) data_shape_refuse(c, scalars[i]);
    }
    map_free(&said);
}

bool pass_shapes(PassContext *c) {
    Shapes s = {.c = c};
    size_t n_errors = c->d->n_errors;
    PtrMap sized = {0}, open = {0};
    OpList asserted = {0};
    bool padded = padding_wanted(c);
    for (Func *f = c->m->first_func; f; f = f->next) {
        Diags found; // said behind what is to be bound, which everything else may follow from
        diags_init(&found, c->d->program);
        PassContext within = *c;
        within.d = &found;
        within.sized = padded ? &sized : NULL, within.open = padded ? &open : NULL;
        within.asserted = padded ? &asserted : NULL;
        s.c = &within, s.said = &found;
        shapes_infer(&s, f);
        refine_results(&s, f);
        c->changed = within.changed;
        if (open_dims_refuse(c, f, s.scalars.of, false)) refuse_scalar_shapes(c, f, s.scalars.of);
        open_scalars_free(&s.scalars);
        diags_append(c->d, &found);
        diags_free(&found);
    }
    vec_free(&s.types);
    for (Func *f = c->m->first_func; f && c->d->n_errors == n_errors; f = f->next) limits_of_model(c, f);
    bool ok = c->d->n_errors == n_errors, proven = !ok || !padded || padding_prove(c, module_main(c->m), &(PaddingInputs){&sized, &open, &asserted});
    ptr_map_free(&sized);
    ptr_map_free(&open);
    vec_free(&asserted);
    for (Func *f = c->m->first_func; f; f = f->next) {
        if (ok) branches_settle(c, f);
        ok = loops_count(c, f) && ok && branches_select(c, f);
    }
    return ok && proven;
}

void shapes_refuse_more(PassContext *c) {
    Diags quiet;
    Func *f = module_main(c->m);
    if (!f) return;
    diags_init(&quiet, "tpucc");
    Shapes s = {.c = c, .said = &quiet};
    shapes_infer(&s, f);
    if (!c->o->n_dims && open_dims_refuse(c, f, s.scalars.of, true)) refuse_scalar_shapes(c, f, s.scalars.of);
    open_scalars_free(&s.scalars);
    loops_count(c, f);
    vec_free(&s.types);
    diags_free(&quiet);
}
