// Meshes, and the pretty forms of the ops of programs over a mesh, as Shardy prints them.
#include "ir/text/print/forms.h"

#include <string.h>

void print_meshes(Printer *p, const Module *m) {
    for (uint32_t i = 0; i < m->meshes.n; i++) {
        print_new_line(p);
        print_text(p, "sdy.mesh ");
        print_symbol(p, m->meshes.v[i].name);
        print_text(p, " = ");
        print_text(p, str_text(m->meshes.v[i].value));
    }
}

// The text between `before` and `after`, where the attribute is spelled so; NULL: only the generic form can say it.
static const char *inner(const Op *op, AttrKey key, const char *before, char open, const char *after, size_t *out_n) {
    Str s = op_str(op, key);
    size_t n_before = strlen(before), n_after = strlen(after);
    if (!s || s->len < n_before + n_after + 2 || strncmp(s->text, before, n_before) || strcmp(s->text + s->len - n_after, after)) return NULL;
    const char *text = s->text + n_before;
    *out_n = s->len - n_before - n_after;
    size_t depth = 0;
    for (size_t i = 0; i < *out_n; i++) { // one bracket, and nothing behind it
        depth += text[i] != 0 && strchr("<[{(", text[i]) != NULL;
        depth -= depth && text[i] != 0 && strchr(">]})", text[i]);
        if (!depth && i + 1 < *out_n) return NULL;
    }
    return *text == open ? text : NULL;
}

bool print_form_sharding_constraint(Printer *p, const Op *op) {
    size_t n;
    const char *sharding = inner(op, ATTR_sharding, "#sdy.sharding", '<', "", &n);
    if (!sharding || op->operands[0]->type != op->results[0].type) return false;
    print_name_and_operands(p, op);
    print_text(p, " ");
    text_add(p->out, sharding, n);
    print_attrs(p, op, KEY(sharding), " {", "}");
    print_text(p, " : ");
    print_type(p, op->results[0].type);
    return true;
}

static void manual_args(Printer *p, const Block *b) {
    print_text(p, " (");
    for (uint32_t i = 0; i < b->n_args; i++) {
        if (i) print_text(p, ", ");
        print_value(p, b->args[i]);
        print_text(p, ": ");
        print_type(p, b->args[i]->type);
    }
    print_text(p, ") ");
}

bool print_form_manual_computation(Printer *p, const Op *op) {
    static const char per_value[] = "#sdy.sharding_per_value<";
    size_t n_in, n_out, n_axes;
    const char *in = inner(op, ATTR_in_shardings, per_value, '[', ">", &n_in), *out = inner(op, ATTR_out_shardings, per_value, '[', ">", &n_out);
    const char *axes = inner(op, ATTR_manual_axes, "#sdy<manual_axes", '{', ">", &n_axes);
    if (!in || !out || !axes) return false;
    print_text(p, op_text(op->kind));
    print_text(p, "(");
    print_values(p, op->operands, op->n_operands);
    print_text(p, ") in_shardings=");
    text_add(p->out, in, n_in);
    print_text(p, " out_shardings=");
    text_add(p->out, out, n_out);
    print_text(p, " manual_axes=");
    text_add(p->out, axes, n_axes);
    manual_args(p, op->regions[0]);
    print_region(p, op->regions[0], false);
    return print_attrs_typed(p, op, KEY(in_shardings) | KEY(out_shardings) | KEY(manual_axes));
}
