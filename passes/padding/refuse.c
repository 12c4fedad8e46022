// What is said where the proof of `padding` fails: the op that mixes, the argument whose padding it is, the mask that would help. [padding-mixes]
#include "passes/padding/state.h"

#include <inttypes.h>
#include <string.h>

// "n*n", "mod(n, 3)": what the model calls a size of which size_text makes nothing.
static const char *own_text(Padding *p, uint32_t i, uint32_t k, Size size) {
    const char *text = size_text(&p->sizes, size);
    for (size_t j = 0; !text && j < p->c->dims->n; j++) {
        const BoundDim *d = &p->c->dims->items[j];
        if (d->kind == DIM_OF_ARGUMENT && d->argument == p->f->arg_info[i].number && d->axis == k) text = d->name->text;
    }
    return text ? text : "a size";
}

// "dimension 1 of argument 'x'", the first that this size comes from.
static const char *argument_of(Padding *p, Size about) {
    const char *text = about ? size_text(&p->sizes, about) : NULL;
    for (int exact = 1; exact >= 0; exact--)
        for (uint32_t i = 0; i < p->f->body->n_args; i++) {
            const State *s = state_of(p, p->f->body->args[i]);
            for (uint32_t k = 0; k < s->rank; k++)
                if (factors_padded(&s->dims[k]) && (factors_padded_size(&s->dims[k]) == about || !exact)) {
                    const char *own = own_text(p, i, k, factors_padded_size(&s->dims[k]));
                    const char *is = text && strcmp(text, own) ? arena_printf(p->a, ", from which %s is made", text) : "";
                    return arena_printf(p->a, "dimension %" PRIu32 " of argument '%s', %s, is padded to %" PRId64 "%s", k, argument_name(p->f, i), own,
                                        p->f->body->args[i]->type->dims[k], is);
                }
        }
    return NULL;
}

// The argument that is called a mask and has a dimension of that size, or NULL.
static const char *mask_argument(Padding *p, Size about) {
    for (uint32_t i = 0; i < p->f->body->n_args; i++) {
        const State *s = state_of(p, p->f->body->args[i]);
        const char *name = argument_name(p->f, i);
        Str loc = p->f->arg_info[i].loc_name;
        if (!strstr(name, "mask") && !(loc && strstr(loc->text, "mask"))) continue;
        for (uint32_t k = 0; k < s->rank; k++)
            if (factors_padded_size(&s->dims[k]) == about) return name;
    }
    return NULL;
}

static void help_mask(Padding *p, const Mix *m) {
    const char *mask = mask_argument(p, m->size), *size = m->size ? size_text(&p->sizes, m->size) : NULL;
    if (!strstr(m->help, "mask") || !size) return;
    if (mask) diag_note(p->c->d, (Loc){0}, "argument '%s' is 0 where a call is padded", mask);
    else diag_note(p->c->d, (Loc){0}, "a mask is an argument with a dimension of size %s that is 1 everywhere: where a call is padded, it is 0", size);
}

// Ops of one kind and with one name, as those of layers are, are told apart by their order.
typedef struct {
    const Op *op;
    Str name;
    uint32_t before, all;
} Alike;

static void count_alike(Alike *a, const Block *b) {
    for (const Op *op = b->first; op; op = op->next) {
        for (uint32_t r = 0; r < op->n_regions; r++) count_alike(a, op->regions[r]);
        if (op->kind != a->op->kind || op_place(op).name != a->name) continue;
        a->all++;
        if (op == a->op) a->before = a->all;
    }
}

static void note_order(Padding *p, const Op *op) {
    Alike a = {op, op_place(op).name, 0, 0};
    if (!a.name) return;
    count_alike(&a, p->f->body);
    if (a.all > 1 && a.before)
        diag_note(p->c->d, (Loc){0}, "of %" PRIu32 " %s with this name it is number %" PRIu32 ", in the order in which they run", a.all, op_short(op->kind),
                  a.before);
}

void padding_refuse(Padding *p, const Mix *m, int result) {
    Diags *d = p->c->d;
    p->refused = true;
    if (p->fill) return;
    for (size_t i = 0; i < p->told.n; i++)
        if (p->told.items[i] == m->op) return;
    vec_push(&p->told, m->op);
    diag_error(d, op_place(m->op), CODE_PADDING_MIXES, "%s: %s", op_short(m->op->kind), m->what);
    note_order(p, m->op);
    const char *from = argument_of(p, m->size);
    if (from) diag_note(d, (Loc){0}, "%s", from);
    if (result >= 0) diag_note(d, (Loc){0}, "result %d is made from it", result);
    help_mask(p, m);
    diag_help(d, "%s", m->help);
}
