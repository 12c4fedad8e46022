// Pretty forms of contractions: dot_general, convolution. See forms.c.
#include "ir/text/print/forms.h"

#include <inttypes.h>
#include <string.h>

static void axes_pair(Printer *p, const Op *op, const char *word, uint32_t left, uint32_t right) {
    print_fmt(p, ", %s = [", word);
    print_ints(p, op_list(op, ATTR_dot_dimension_numbers, left));
    print_text(p, "] x [");
    print_ints(p, op_list(op, ATTR_dot_dimension_numbers, right));
    print_text(p, "]");
}

// , algorithm = <...>: an attribute that is kept as text. Returns its name if there is one.
static Str dot_algorithm(Printer *p, const Op *op) {
    static const char prefix[] = "#stablehlo.dot_algorithm<";
    for (uint32_t i = 0; i < op->n_attrs; i++) {
        const Attr *a = &op->attrs[i];
        if (a->key != ATTR_UNKNOWN || strcmp(a->name->text, "algorithm") || !a->s || strncmp(a->s->text, prefix, sizeof prefix - 1)) continue;
        print_text(p, ", algorithm = ");
        text_add(p->out, a->s->text + sizeof prefix - 2, a->s->len - (sizeof prefix - 2));
        return a->name;
    }
    return NULL;
}

bool print_form_dot_general(Printer *p, const Op *op) {
    const Attr *precision = op_attr(op, ATTR_precision_config);
    print_name_and_operands(p, op);
    if (op_list(op, ATTR_dot_dimension_numbers, DOT_LHS_BATCH).n || op_list(op, ATTR_dot_dimension_numbers, DOT_RHS_BATCH).n)
        axes_pair(p, op, "batching_dims", DOT_LHS_BATCH, DOT_RHS_BATCH);
    axes_pair(p, op, "contracting_dims", DOT_LHS_CONTRACT, DOT_RHS_CONTRACT);
    for (uint32_t i = 0; precision && i < precision->n_lists; i++) print_fmt(p, i ? ", %.40s" : ", precision = [%.40s", precision->strs[i]->text);
    if (precision) print_text(p, precision->n_lists ? "]" : ", precision = []");
    p->said = dot_algorithm(p, op);
    print_attrs_typed(p, op, KEY(dot_dimension_numbers) | KEY(precision_config));
    p->said = NULL;
    return true;
}

// One entry of window = {...}, as lists of `group` numbers in brackets of their own if that is not 1.
static void window_entry(Printer *p, const Op *op, const char *word, AttrKey key, bool *any) {
    if (!op_attr(op, key)) return;
    Axes a = op_axes(op, key);
    AttrKind kind = attr_info[key].kind;
    print_fmt(p, "%s%s = [", *any ? ", " : "", word);
    *any = true;
    if (kind == AK_PAIRS) {
        for (uint32_t i = 0; i + 1 < a.n; i += 2) print_fmt(p, "%s[%" PRId64 ", %" PRId64 "]", i ? ", " : "", a.v[i], a.v[i + 1]);
    } else if (kind == AK_BOOLS) {
        for (uint32_t i = 0; i < a.n; i++) print_fmt(p, "%s%s", i ? ", " : "", a.v[i] ? "true" : "false");
    } else {
        print_ints(p, a);
    }
    print_text(p, "]");
}

bool print_form_convolution(Printer *p, const Op *op) {
    bool any = false;
    print_op_name(p, op);
    print_text(p, "(");
    print_values(p, op->operands, op->n_operands);
    print_text(p, ") dim_numbers = ");
    print_conv_dims(p, op_attr(op, ATTR_conv_dimension_numbers));
    print_text(p, ", window = {");
    window_entry(p, op, "stride", ATTR_window_strides, &any);
    window_entry(p, op, "pad", ATTR_padding, &any);
    window_entry(p, op, "lhs_dilate", ATTR_lhs_dilation, &any);
    window_entry(p, op, "rhs_dilate", ATTR_rhs_dilation, &any);
    window_entry(p, op, "reverse", ATTR_window_reversal, &any);
    print_text(p, "}");
    return print_attrs_typed(p, op,
                             KEY(conv_dimension_numbers) | KEY(window_strides) | KEY(padding) | KEY(lhs_dilation) | KEY(rhs_dilation) | KEY(window_reversal));
}
