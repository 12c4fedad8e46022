// Ops that StableHLO once had and files of other tools still hold, where today's op means the same without another one around it: the name and the form are
// the old ones, the op is today's. Bytecode comes this way as well. Those that need more are refused with what to write (op_instead of op.h).
// Source: their rows in StableHLO's StablehloOps.td, and what StablehloLegalizeDeprecatedOps.cpp makes of them.
#include "ir/text/parse/forms.h"

#include <string.h>

// --- dot: the last dimension of the left side with the first of the right one, vectors and matrices

// %a, %b, precision = [DEFAULT, DEFAULT] : (t, t) -> t
static bool dot_form(Parser *p, Draft *s) {
    for (int i = 0; i < 2; i++) {
        Operand o;
        if ((i && !parse_expect_char(p, ',')) || !parse_operand(p, &o)) return false;
        vec_push(&s->operands, o);
    }
    if (parse_accept_char(p, ',') && !(parse_expect_word(p, "precision") && parse_expect_char(p, '=') && parse_precision(p, s))) return false;
    return parse_attrs_typed(p, s);
}

static bool dot_renew(Parser *p, Draft *s) {
    for (size_t i = 0; i < s->in.n; i++)
        if (!type_is_tensor(s->in.items[i]) || s->in.items[i]->rank < 1 || s->in.items[i]->rank > 2)
            return parse_fail_at(p, &s->at, CODE_SHAPE_MISMATCH, "dot multiplies vectors and matrices, not %s", type_name(&p->d->arena, s->in.items[i]));
    if (s->in.n != 2) return true; // is said where operands are counted
    int64_t left = s->in.items[0]->rank - 1, right = 0;
    const Axes lists[DOT_LISTS] = {[DOT_LHS_CONTRACT] = {&left, 1}, [DOT_RHS_CONTRACT] = {&right, 1}};
    return draft_attr(p, s, attr_lists(&p->m->arena, ATTR_dot_dimension_numbers, lists, DOT_LISTS), &s->at);
}

// --- broadcast: new dimensions before all others

// %a, sizes = [2, 3] : (t) -> t
static bool broadcast_form(Parser *p, Draft *s) {
    return parse_operands_and_comma(p, s) && parse_word_axes(p, s, "sizes", ATTR_broadcast_dimensions) && parse_attrs_typed(p, s);
}

// The attribute has the sizes of the new dimensions still.
static bool broadcast_renew(Parser *p, Draft *s) {
    Attr *a = s->attrs.items;
    size_t n = s->attrs.n;
    while (n && a->key != ATTR_broadcast_dimensions) a++, n--;
    if (!n) return parse_fail_at(p, &s->at, CODE_BAD_ATTRIBUTE, "stablehlo.broadcast has to have 'broadcast_sizes'");
    if (s->in.n != 1 || s->out.n != 1 || !type_is_tensor(s->in.items[0]) || !type_is_tensor(s->out.items[0])) return true;
    Type from = s->in.items[0], to = s->out.items[0];
    Axes sizes = a->lists[0];
    bool same = sizes.n + from->rank == to->rank;
    for (uint32_t i = 0; same && i < sizes.n; i++) same = to->dims[i] == sizes.v[i] || to->dims[i] == DIM_UNKNOWN;
    if (!same)
        return parse_fail_at(p, &s->at, CODE_SHAPE_MISMATCH, "broadcast: its sizes are not what its result, %s, has more than its operand, %s",
                             type_name(&p->d->arena, to), type_name(&p->d->arena, from));
    int64_t dims[MAX_RANK];
    for (uint32_t i = 0; i < from->rank; i++) dims[i] = sizes.n + i;
    *a = attr_axes(&p->m->arena, ATTR_broadcast_dimensions, dims, from->rank);
    return true;
}

// --- create_token: after nothing

// : !stablehlo.token
static bool token_form(Parser *p, Draft *s) {
    Type t = parse_opt_attrs(p, s) && parse_expect_char(p, ':') ? parse_type(p) : NULL;
    if (t) vec_push(&s->out, t);
    return t != NULL;
}

static const OlderOp older[] = {
    {"stablehlo.dot", OP_DOT_GENERAL, dot_form, dot_renew, NULL, ATTR_UNKNOWN},
    {"stablehlo.broadcast", OP_BROADCAST_IN_DIM, broadcast_form, broadcast_renew, "broadcast_sizes", ATTR_broadcast_dimensions},
    {"stablehlo.create_token", OP_AFTER_ALL, token_form, NULL, NULL, ATTR_UNKNOWN},
};

const OlderOp *older_op(const char *text, size_t len) {
    for (size_t i = 0; i < COUNT(older); i++)
        if (strlen(older[i].text) == len && !memcmp(older[i].text, text, len)) return &older[i];
    return NULL;
}
