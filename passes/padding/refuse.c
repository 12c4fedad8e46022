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

// The dimension of an argument whose padding it is: its size, as the model calls it, and what of it is made; false: none is.
typedef struct {
    uint32_t arg, dim;
    Size size;
    const char *own, *made;
} From;

static bool find_from(Padding *p, Size about, From *out) {
    const char *text = about ? size_text(&p->sizes, about) : NULL;
    for (int exact = 1; exact >= 0; exact--)
        for (uint32_t i = 0; i < p->f->body->n_args; i++) {
            const State *s = state_of(p, p->f->body->args[i]);
            for (uint32_t k = 0; k < s->rank; k++) {
                Size size = factors_padded_size(&s->dims[k]);
                if (!factors_padded(&s->dims[k]) || (exact && size != about)) continue;
                const char *own = own_text(p, i, k, size);
                *out = (From){i, k, size, own, text && strcmp(text, own) ? arena_printf(p->a, ", from which %s is made", text) : ""};
                return true;
            }
        }
    return false;
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

static void help_mask(Padding *p, const Mix *m, const From *from) {
    const char *mask = mask_argument(p, from->size);
    if (!strstr(m->help, "mask") || !m->size || !size_text(&p->sizes, m->size)) return;
    if (mask) diag_note(p->c->d, (Loc){0}, "argument '%s' is 0 where a call is padded", mask);
    else diag_note(p->c->d, (Loc){0}, "a mask is an argument with a dimension of size %s that is 1 everywhere: where a call is padded, it is 0", from->own);
}

// --- masks that the model computes

enum { LOOKED_AT = 64 }; // values: what is farther away is no mask of this op

typedef struct {
    const Value *items[LOOKED_AT];
    uint32_t n;
} Near;

// What it is made of, of each element by itself; what only moves elements is passed over.
static void near_operands(Near *near, const Op *op, uint32_t n) {
    for (uint32_t k = 0; k < n && near->n < LOOKED_AT; k++) near->items[near->n++] = op->operands[k];
}

static bool moves(OpKind kind) { return kind == OP_BROADCAST_IN_DIM || kind == OP_RESHAPE || kind == OP_TRANSPOSE; }

typedef struct {
    bool positions, data;
} Made;

static Made made_of(const Value *v) {
    Near near = {{v}, 1};
    Made made = {0};
    for (uint32_t i = 0; i < near.n; i++) {
        const Op *op = near.items[i]->def;
        if (op && (op_has(op->kind, MAP) || moves(op->kind))) near_operands(&near, op, op->n_operands);
        else if (op && op->kind == OP_IOTA) made.positions = true;
        else made.data |= !op || op->kind != OP_CONSTANT;
    }
    return made;
}

// Positions beside numbers that a call gives, as in arange(S) < length.
static bool compares_with_data(const Value *predicate) {
    Near near = {{predicate}, 1};
    for (uint32_t i = 0; i < near.n; i++) {
        const Op *op = near.items[i]->def;
        if (!op || (!op_has(op->kind, MAP) && !moves(op->kind))) continue;
        if (op->kind != OP_COMPARE) {
            near_operands(&near, op, op->n_operands);
            continue;
        }
        Made a = made_of(op->operands[0]), b = made_of(op->operands[1]);
        if ((a.positions && !a.data && b.data && !b.positions) || (b.positions && !b.data && a.data && !a.positions)) return true;
    }
    return false;
}

// Does what the op reads come out of a select by such a mask?
static bool masked_by_data(const Op *op) {
    Near near = {0};
    near_operands(&near, op, op->n_operands);
    for (uint32_t i = 0; i < near.n; i++) {
        const Op *made = near.items[i]->def;
        if (made && made->kind == OP_SELECT && compares_with_data(made->operands[0])) return true;
        if (made && (op_has(made->kind, MAP) || moves(made->kind))) near_operands(&near, made, made->n_operands);
    }
    return false;
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
    From from;
    bool found = find_from(p, m->size, &from);
    if (found)
        diag_note(d, (Loc){0}, "dimension %" PRIu32 " of argument '%s', %s, is padded to %" PRId64 "%s", from.dim, argument_name(p->f, from.arg), from.own,
                  p->f->body->args[from.arg]->type->dims[from.dim], from.made);
    if (result >= 0) diag_note(d, (Loc){0}, "result %d is made from it", result);
    if (found) help_mask(p, m, &from);
    bool by_data = strstr(m->help, "mask") && masked_by_data(m->op);
    if (by_data) diag_note(d, (Loc){0}, "its mask compares positions with numbers that a call gives: that these are at most the call's own size is not known");
    if (by_data) diag_help(d, "join it with an argument that is a mask; in JAX: (jnp.arange(S) < n[:, None]) & (mask > 0)");
    else diag_help(d, "%s", m->help);
}
