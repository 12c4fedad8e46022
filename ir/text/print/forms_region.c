// Pretty forms of ops with regions: reduce, while, scan. See forms.c.
#include "ir/text/print/forms.h"

#include <inttypes.h>

static bool same_source(const OpLoc *a, const OpLoc *b) {
    return a->name == b->name && a->src_file == b->src_file && a->src_line == b->src_line && a->src_col == b->src_col;
}

// The op that the whole region is, if `applies` can say it: two scalar arguments, one op
// on them whose operands may change places, its result returned.
static const Op *applied(const Printer *p, const Op *op) {
    const Block *b = op->regions[0];
    const Op *inner = b->first, *end = b->last;
    Type in = op->operands[0]->type;
    if (op->n_operands != 2 || b->n_args != 2 || !inner || inner->next != end || inner == end || end->kind != OP_RETURN) return NULL;
    const OpInfo *info = &op_info[inner->kind];
    if (info->ins != 2 || info->outs != 1 || !op_has(inner->kind, MAP | COMMUTES) || info->attrs[0] != ATTR_COUNT) return NULL;
    if (inner->n_attrs || end->n_attrs || inner->n_operands != 2 || inner->n_results != 1 || end->n_operands != 1) return NULL;
    if (inner->operands[0] != b->args[0] || inner->operands[1] != b->args[1] || end->operands[0] != &inner->results[0]) return NULL;
    if (p->o.locs && (!same_source(&inner->loc, &op->loc) || !same_source(&end->loc, &op->loc))) return NULL;
    Type t = b->args[0]->type;
    bool scalar = type_is_tensor(in) && type_is_scalar(t) && t->dtype == in->dtype && t->quant == in->quant;
    return scalar && b->args[1]->type == t && inner->results[0].type == t ? inner : NULL;
}

static void reducer(Printer *p, const Op *op) {
    const Block *b = op->regions[0];
    uint32_t n = op->n_results;
    print_new_line(p);
    print_text(p, " reducer");
    for (uint32_t i = 0; i < n; i++) {
        print_text(p, i ? " (" : "(");
        print_value(p, b->args[i]);
        print_text(p, ": ");
        print_type(p, b->args[i]->type);
        print_text(p, ", ");
        print_value(p, b->args[n + i]);
        print_text(p, ": ");
        print_type(p, b->args[n + i]->type);
        print_text(p, ")");
    }
    print_text(p, " ");
    print_region(p, b, false);
}

bool print_form_reduce(Printer *p, const Op *op) {
    uint32_t n = op->n_results;
    if (!n || op->n_operands != 2 * n || op->regions[0]->n_args != 2 * n) return false;
    const Op *inner = applied(p, op);
    print_op_name(p, op);
    for (uint32_t i = 0; i < n; i++) {
        print_text(p, i ? ", (" : "(");
        print_value(p, op->operands[i]);
        print_text(p, " init: ");
        print_value(p, op->operands[n + i]);
        print_text(p, ")");
    }
    if (inner) print_fmt(p, " applies %s", op_text(inner->kind));
    print_word_axes(p, op, " across dimensions", ATTR_dimensions);
    print_attrs_typed(p, op, KEY(dimensions));
    if (!inner) reducer(p, op);
    return true;
}

static bool while_fits(const Op *op) {
    if (op->n_results != op->n_operands) return false;
    for (uint32_t r = 0; r < 2; r++)
        if (op->regions[r]->n_args != op->n_operands) return false;
    for (uint32_t i = 0; i < op->n_operands; i++) {
        Type t = op->operands[i]->type;
        if (op->results[i].type != t || op->regions[0]->args[i]->type != t || op->regions[1]->args[i]->type != t) return false;
    }
    return true;
}

bool print_form_while(Printer *p, const Op *op) {
    if (!while_fits(op)) return false;
    print_op_name(p, op);
    for (uint32_t i = 0; i < op->n_operands; i++) {
        print_text(p, i ? ", " : "(");
        print_value(p, op->regions[0]->args[i]); // those of region 1 have the same names
        print_text(p, " = ");
        print_value(p, op->operands[i]);
    }
    print_text(p, op->n_operands ? ") : " : "()");
    print_types(p, op->operands, op->n_operands);
    print_attrs(p, op, 0, " attributes {", "}");
    print_new_line(p);
    print_text(p, "cond ");
    print_region(p, op->regions[0], false);
    print_text(p, " do ");
    print_region(p, op->regions[1], false);
    return true;
}

bool print_form_scan(Printer *p, const Op *op) {
    Axes sizes = op_axes(op, ATTR_operandSegmentSizes);
    if (sizes.n != 2 || sizes.v[0] < 0 || sizes.v[0] > op->n_operands || sizes.v[1] != op->n_operands - sizes.v[0]) return false;
    print_op_name(p, op);
    print_text(p, "(");
    print_values(p, op->operands, (uint32_t)sizes.v[0]);
    print_text(p, ") inits(");
    print_values(p, op->operands + sizes.v[0], (uint32_t)sizes.v[1]);
    print_fmt(p, ") dimension=%" PRId64, op_int(op, ATTR_dimension, 0));
    print_attrs(p, op, KEY(dimension) | KEY(operandSegmentSizes), " attributes {", "}");
    print_text(p, " ");
    print_region(p, op->regions[0], true);
    print_typed(p, op);
    return true;
}
