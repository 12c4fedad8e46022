// Pretty forms of contractions: dot_general, convolution. See forms.c.
#include "ir/text/parse/forms.h"

#include <stdlib.h>
#include <string.h>

// = [0] x [0]
static bool axes_pair(Parser *p, Ints *left, Ints *right) {
    return parse_expect_char(p, '=') && parse_ints(p, left) && parse_expect_word(p, "x") && parse_ints(p, right);
}

// algorithm = <...>: kept as text
static bool dot_algorithm(Parser *p, Draft *s, const Token *at) {
    Text text = {0};
    text_z(&text, "#stablehlo.dot_algorithm");
    bool ok = parse_expect_char(p, '=') && (parse_is_char(p, '<') || parse_fail_expected(p, "'<'")) && parse_attr_bracket(p, &text);
    Attr a = {.key = ATTR_UNKNOWN, .name = module_str(p->m, "algorithm"), .s = ok ? str_intern(&p->m->strings, text.items, text.n) : NULL};
    vec_free(&text);
    return ok && draft_attr(p, s, a, at);
}

static bool dot_fields_of(Parser *p, Draft *s, Ints *lists) {
    bool contracts = false;
    do {
        Token at = p->tok;
        if (!lists[DOT_LHS_BATCH].n && parse_accept_word(p, "batching_dims")) {
            if (!axes_pair(p, &lists[DOT_LHS_BATCH], &lists[DOT_RHS_BATCH])) return false;
        } else if (!contracts && parse_accept_word(p, "contracting_dims")) {
            contracts = true;
            if (!axes_pair(p, &lists[DOT_LHS_CONTRACT], &lists[DOT_RHS_CONTRACT])) return false;
        } else if (parse_accept_word(p, "precision")) {
            if (!parse_expect_char(p, '=') || !parse_precision(p, s)) return false;
        } else if (parse_accept_word(p, "algorithm")) {
            if (!dot_algorithm(p, s, &at)) return false;
        } else {
            return parse_fail_expected(p, "batching_dims, contracting_dims, precision or algorithm");
        }
    } while (parse_accept_char(p, ','));
    return true;
}

bool parse_form_dot_general(Parser *p, Draft *s) {
    Ints lists[DOT_LISTS] = {0};
    Axes axes[DOT_LISTS];
    Token at = s->at;
    bool ok = parse_operands_and_comma(p, s) && dot_fields_of(p, s, lists);
    for (int i = 0; i < DOT_LISTS; i++) axes[i] = (Axes){lists[i].items, (uint32_t)lists[i].n};
    ok = ok && draft_attr(p, s, attr_lists(&p->m->arena, ATTR_dot_dimension_numbers, axes, DOT_LISTS), &at);
    for (int i = 0; i < DOT_LISTS; i++) vec_free(&lists[i]);
    return ok && parse_attrs_typed(p, s);
}

// One entry of window = {...}
static bool window_entry(Parser *p, Draft *s, Ints *list) {
    static const struct {
        const char *word;
        AttrKey key;
    } rows[] = {{"stride", ATTR_window_strides},
                {"pad", ATTR_padding},
                {"lhs_dilate", ATTR_lhs_dilation},
                {"rhs_dilate", ATTR_rhs_dilation},
                {"reverse", ATTR_window_reversal}};
    Token at = p->tok;
    for (size_t i = 0; i < COUNT(rows); i++) {
        if (!parse_accept_word(p, rows[i].word)) continue;
        if (!parse_expect_char(p, '=')) return false;
        AttrKind kind = attr_info[rows[i].key].kind;
        bool ok = kind == AK_PAIRS ? parse_pairs(p, list) : kind == AK_BOOLS ? parse_expect_char(p, '[') && parse_bools(p, list, ']') : parse_ints(p, list);
        return ok && draft_axes(p, s, rows[i].key, list, &at);
    }
    return parse_fail_expected(p, "stride, pad, lhs_dilate, rhs_dilate or reverse");
}

static bool window(Parser *p, Draft *s) {
    if (!parse_expect_char(p, '{')) return false;
    if (parse_accept_char(p, '}')) return true;
    do {
        Ints list = {0};
        bool ok = window_entry(p, s, &list);
        vec_free(&list);
        if (!ok) return false;
    } while (parse_accept_char(p, ','));
    return parse_expect_char(p, '}');
}

bool parse_form_convolution(Parser *p, Draft *s) {
    if (!parse_expect_char(p, '(') || !parse_operand_list(p, &s->operands) || !parse_expect_char(p, ')')) return false;
    Token at = p->tok;
    Attr dims;
    return parse_expect_word(p, "dim_numbers") && parse_expect_char(p, '=') && parse_conv_dims(p, &dims) && draft_attr(p, s, dims, &at) &&
           parse_expect_char(p, ',') && parse_expect_word(p, "window") && parse_expect_char(p, '=') && window(p, s) && parse_attrs_typed(p, s);
}
