// Pretty forms of ops, one function for each name in op.def's column `form`. Each reads what stands behind the op's
// name. Source: the assembly formats of StableHLO (StablehloOps.td, AssemblyFormat.cpp), also those of older versions
// where they differ. Those of contractions and of ops with regions are in files of their own.
#include "ir/text/parse/forms.h"

#include <stdlib.h>
#include <string.h>

// : (t, t) -> t
static bool typed(Parser *p, Draft *s) { return parse_expect_char(p, ':') && parse_function_type(p, &s->in, &s->out) && parse_check_operand_types(p, s); }

bool parse_attrs_typed(Parser *p, Draft *s) { return parse_opt_attrs(p, s) && typed(p, s); }

// : (t, t) -> t   or   : t   for all   or   : t, t -> t
static bool same_typed(Parser *p, Draft *s) {
    if (!parse_opt_attrs(p, s) || !parse_expect_char(p, ':')) return false;
    if (parse_is_char(p, '(')) return parse_function_type(p, &s->in, &s->out) && parse_check_operand_types(p, s);
    if (!parse_type_list(p, &s->in)) return false;
    Type t = s->in.items[0];
    if (p->tok.kind == TOK_ARROW) {
        parse_next(p);
        if (!(t = parse_type(p))) return false;
    } else {
        if (s->in.n > 1) return parse_fail_expected(p, "'->'");
        while (s->in.n < s->operands.n) vec_push(&s->in, t);
    }
    vec_push(&s->out, t);
    return parse_check_operand_types(p, s);
}

// Operands, then a ',' behind which a word stands.
bool parse_operands_and_comma(Parser *p, Draft *s) {
    do {
        if (p->tok.kind == TOK_WORD && s->operands.n) return true;
        Operand o;
        if (!parse_operand(p, &o)) return false;
        vec_push(&s->operands, o);
    } while (parse_accept_char(p, ','));
    return parse_fail_expected(p, "','");
}

// word = [1, 2]
bool parse_word_axes(Parser *p, Draft *s, const char *word, AttrKey key) {
    Ints list = {0};
    Token at = p->tok;
    bool ok = parse_expect_word(p, word) && parse_expect_char(p, '=') && parse_ints(p, &list) && draft_axes(p, s, key, &list, &at);
    vec_free(&list);
    return ok;
}

// word = 1
bool parse_word_int(Parser *p, Draft *s, const char *word, AttrKey key) {
    int64_t v;
    Token at = p->tok;
    return parse_expect_word(p, word) && parse_expect_char(p, '=') && parse_int(p, &v) && draft_attr(p, s, attr_i64(key, v), &at);
}

static bool parse_form_generic(Parser *p, Draft *s) {
    return parse_fail_at(p, &s->at, CODE_SYNTAX, "%s is written in generic form: \"%s\"(...)", op_text(s->kind), op_text(s->kind));
}

static bool parse_form_same(Parser *p, Draft *s) { return parse_operand_list(p, &s->operands) && same_typed(p, s); }
static bool parse_form_func(Parser *p, Draft *s) { return parse_form_same(p, s); }

static bool parse_form_compare(Parser *p, Draft *s) {
    Str word = NULL;
    Token at = p->tok;
    if (!parse_enum_word(p, ATTR_comparison_direction, &word) || !draft_attr(p, s, attr_str(ATTR_comparison_direction, word), &at)) return false;
    for (int i = 0; i < 2; i++) {
        Operand o;
        if (!parse_expect_char(p, ',') || !parse_operand(p, &o)) return false;
        vec_push(&s->operands, o);
    }
    if (parse_accept_char(p, ',')) {
        at = p->tok;
        if (!parse_enum_word(p, ATTR_compare_type, &word)) return false;
        if (strcmp(word->text, "NOTYPE") && !draft_attr(p, s, attr_str(ATTR_compare_type, word), &at)) return false;
    }
    return parse_attrs_typed(p, s);
}

// : tensor<i1>, t   or a function type
static bool parse_form_select(Parser *p, Draft *s) {
    if (!parse_operand_list(p, &s->operands) || !parse_opt_attrs(p, s) || !parse_expect_char(p, ':')) return false;
    if (parse_is_char(p, '(')) return parse_function_type(p, &s->in, &s->out) && parse_check_operand_types(p, s);
    if (!parse_type_list(p, &s->in)) return false;
    if (s->in.n != 2) return parse_fail_at(p, &s->at, CODE_SYNTAX, "the type of select is that of the predicate and that of the values, or a function type");
    vec_push(&s->in, s->in.items[1]);
    vec_push(&s->out, s->in.items[1]);
    return parse_check_operand_types(p, s);
}

static bool parse_form_constant(Parser *p, Draft *s) {
    if (parse_is_char(p, '(')) return parse_generic(p, s); // constant() {value = ...} : () -> t
    if (!parse_opt_attrs(p, s)) return false;
    Token at = p->tok;
    const Literal *l = parse_literal(p);
    if (!l || !draft_attr(p, s, attr_literal(ATTR_value, l), &at)) return false;
    vec_push(&s->out, l->type);
    return true;
}

// : t
static bool parse_form_device_id(Parser *p, Draft *s) {
    if (!parse_opt_attrs(p, s) || !parse_expect_char(p, ':')) return false;
    Type t = parse_type(p);
    if (t) vec_push(&s->out, t);
    return t != NULL;
}

static bool parse_form_iota(Parser *p, Draft *s) { return parse_word_int(p, s, "dim", ATTR_iota_dimension) && parse_form_device_id(p, s); }

// The one attribute of broadcast_in_dim and transpose.
static bool parse_form_dims(Parser *p, Draft *s) {
    AttrKey key = (AttrKey)(op_info[s->kind].attrs[0] & ~ATTR_OPTIONAL);
    return parse_operands_and_comma(p, s) && parse_word_axes(p, s, "dims", key) && parse_attrs_typed(p, s);
}

static bool parse_form_reverse(Parser *p, Draft *s) {
    return parse_operands_and_comma(p, s) && parse_word_axes(p, s, "dims", ATTR_dimensions) && same_typed(p, s);
}

static bool parse_form_concatenate(Parser *p, Draft *s) {
    return parse_operands_and_comma(p, s) && parse_word_int(p, s, "dim", ATTR_dimension) && parse_attrs_typed(p, s);
}

static bool parse_form_dynamic_iota(Parser *p, Draft *s) {
    return parse_operands_and_comma(p, s) && parse_word_int(p, s, "dim", ATTR_iota_dimension) && parse_attrs_typed(p, s);
}

static bool parse_form_dynamic_slice(Parser *p, Draft *s) {
    return parse_operands_and_comma(p, s) && parse_word_axes(p, s, "sizes", ATTR_slice_sizes) && parse_attrs_typed(p, s);
}

static bool parse_form_pad(Parser *p, Draft *s) {
    return parse_operands_and_comma(p, s) && parse_word_axes(p, s, "low", ATTR_edge_padding_low) && parse_expect_char(p, ',') &&
           parse_word_axes(p, s, "high", ATTR_edge_padding_high) && parse_expect_char(p, ',') && parse_word_axes(p, s, "interior", ATTR_interior_padding) &&
           parse_attrs_typed(p, s);
}

// [start:limit, start:limit:stride]
static bool slice_ranges(Parser *p, Ints *start, Ints *limit, Ints *stride) {
    if (!parse_expect_char(p, '[')) return false;
    if (parse_accept_char(p, ']')) return true;
    do {
        int64_t from, to, step = 1;
        if (!parse_int(p, &from) || !parse_expect_char(p, ':') || !parse_int(p, &to)) return false;
        if (parse_accept_char(p, ':') && !parse_int(p, &step)) return false;
        vec_push(start, from);
        vec_push(limit, to);
        vec_push(stride, step);
    } while (parse_accept_char(p, ','));
    return parse_expect_char(p, ']');
}

static bool parse_form_slice(Parser *p, Draft *s) {
    Ints start = {0}, limit = {0}, stride = {0};
    bool ok = parse_operand_list(p, &s->operands);
    Token at = p->tok;
    ok = ok && slice_ranges(p, &start, &limit, &stride) && draft_axes(p, s, ATTR_start_indices, &start, &at) &&
         draft_axes(p, s, ATTR_limit_indices, &limit, &at) && draft_axes(p, s, ATTR_strides, &stride, &at) && parse_attrs_typed(p, s);
    vec_free(&start);
    vec_free(&limit);
    vec_free(&stride);
    return ok;
}

static bool parse_form_call(Parser *p, Draft *s) {
    Str callee = NULL;
    Token at = p->tok;
    if (!parse_symbol(p, &callee) || !draft_attr(p, s, attr_str(ATTR_callee, callee), &at) || !parse_expect_char(p, '(')) return false;
    if (!parse_accept_char(p, ')') && !(parse_operand_list(p, &s->operands) && parse_expect_char(p, ')'))) return false;
    return parse_attrs_typed(p, s);
}

static bool parse_form_return(Parser *p, Draft *s) {
    if (!parse_opt_attrs(p, s)) return false;
    if (p->tok.kind != TOK_VALUE || p->tok.first) return true;
    return parse_operand_list(p, &s->operands) && parse_expect_char(p, ':') && parse_type_list(p, &s->in) && parse_check_operand_types(p, s);
}

// word, whose keyword is an attribute: `type = FFT`
static bool word_enum(Parser *p, Draft *s, const char *word, AttrKey key) {
    Str v = NULL;
    Token at = p->tok;
    return parse_expect_word(p, word) && parse_expect_char(p, '=') && parse_enum_word(p, key, &v) && draft_attr(p, s, attr_str(key, v), &at);
}

// : tensor<complex<f32>> for operands of f32, or a function type
static bool parse_form_complex(Parser *p, Draft *s) {
    if (!parse_operand_list(p, &s->operands) || !parse_opt_attrs(p, s) || !parse_expect_char(p, ':')) return false;
    if (parse_is_char(p, '(')) return parse_function_type(p, &s->in, &s->out) && parse_check_operand_types(p, s);
    Token at = p->tok;
    Type t = parse_type(p);
    if (!t) return false;
    if (!type_is_tensor(t) || !dtype_is_complex(t->dtype))
        return parse_fail_at(p, &at, CODE_TYPE_MISMATCH, "complex has a result of complex numbers, not %s", type_name(&p->d->arena, t));
    Type part = type_with_dtype(&p->m->types, t, t->dtype == DT_C64 ? DT_F32 : DT_F64);
    for (size_t i = 0; i < s->operands.n; i++) vec_push(&s->in, part);
    vec_push(&s->out, t);
    return parse_check_operand_types(p, s);
}

// e5m10
static bool float_format(Parser *p, Draft *s) {
    Token at = p->tok;
    int64_t bits[2] = {0, 0};
    size_t i = 0;
    for (int part = 0; part < 2 && at.kind == TOK_WORD; part++) {
        if (i == at.len || at.text[i] != "em"[part]) return parse_fail_expected(p, "a format such as e5m10");
        size_t from = ++i;
        for (; i < at.len && i < from + 4 && at.text[i] >= '0' && at.text[i] <= '9'; i++) bits[part] = bits[part] * 10 + (at.text[i] - '0');
        if (i == from) return parse_fail_expected(p, "a format such as e5m10");
    }
    if (at.kind != TOK_WORD || i != at.len) return parse_fail_expected(p, "a format such as e5m10");
    parse_next(p);
    return draft_attr(p, s, attr_i64(ATTR_exponent_bits, bits[0]), &at) && draft_attr(p, s, attr_i64(ATTR_mantissa_bits, bits[1]), &at);
}

static bool parse_form_reduce_precision(Parser *p, Draft *s) {
    return parse_operands_and_comma(p, s) && parse_expect_word(p, "format") && parse_expect_char(p, '=') && float_format(p, s) && same_typed(p, s);
}

static bool parse_form_fft(Parser *p, Draft *s) {
    return parse_operands_and_comma(p, s) && word_enum(p, s, "type", ATTR_fft_type) && parse_expect_char(p, ',') &&
           parse_word_axes(p, s, "length", ATTR_fft_length) && parse_attrs_typed(p, s);
}

static bool parse_form_rng_bit_generator(Parser *p, Draft *s) {
    return parse_operands_and_comma(p, s) && word_enum(p, s, "algorithm", ATTR_rng_algorithm) && parse_attrs_typed(p, s);
}

// %a   or   %a, lower = true
static bool parse_form_cholesky(Parser *p, Draft *s) {
    Operand o;
    if (!parse_operand(p, &o)) return false;
    vec_push(&s->operands, o);
    if (parse_accept_char(p, ',')) {
        Token at = p->tok;
        if (!parse_expect_word(p, "lower") || !parse_expect_char(p, '=')) return false;
        bool lower = parse_is_word(p, "true");
        if (!lower && !parse_is_word(p, "false")) return parse_fail_expected(p, "true or false");
        parse_next(p);
        if (!draft_attr(p, s, attr_bool(ATTR_lower, lower), &at)) return false;
    }
    return same_typed(p, s);
}

// (%x, k = 2)
static bool parse_form_top_k(Parser *p, Draft *s) {
    if (!parse_expect_char(p, '(') || !parse_operands_and_comma(p, s) || !parse_word_int(p, s, "k", ATTR_k) || !parse_expect_char(p, ')') ||
        !parse_opt_attrs(p, s) || !parse_expect_char(p, ':'))
        return false;
    if (parse_is_char(p, '(')) return parse_function_type(p, &s->in, &s->out) && parse_check_operand_types(p, s);
    return parse_type_list(p, &s->in) && parse_expect_arrow(p) && parse_parens_types(p, &s->out) && parse_check_operand_types(p, s);
}

// Operands, if there are any, attributes and ':'
static bool maybe_operands(Parser *p, Draft *s) {
    if (p->tok.kind == TOK_VALUE && !parse_operand_list(p, &s->operands)) return false;
    return parse_opt_attrs(p, s) && parse_expect_char(p, ':');
}

static bool operand_types_taken(Parser *p, Draft *s) {
    for (size_t i = 0; i < s->operands.n; i++) {
        Type t = s->operands.items[i].value->type;
        if (!t) return parse_fail_at(p, &s->operands.items[i].at, CODE_SYNTAX, "the operand could not be read");
        vec_push(&s->in, t);
    }
    return true;
}

// : tuple<t, t>
static bool parse_form_tuple(Parser *p, Draft *s) {
    if (!maybe_operands(p, s)) return false;
    if (parse_is_char(p, '(')) return parse_function_type(p, &s->in, &s->out) && parse_check_operand_types(p, s);
    Type t = parse_type(p);
    if (t) vec_push(&s->out, t);
    return t && operand_types_taken(p, s);
}

// %x[0]
static bool parse_form_get_tuple_element(Parser *p, Draft *s) {
    Operand o;
    int64_t i;
    if (!parse_operand(p, &o)) return false;
    vec_push(&s->operands, o);
    Token at = p->tok;
    return parse_expect_char(p, '[') && parse_int(p, &i) && parse_expect_char(p, ']') && draft_attr(p, s, attr_i64(ATTR_index, i), &at) &&
           parse_attrs_typed(p, s);
}

// : !stablehlo.token
static bool parse_form_after_all(Parser *p, Draft *s) {
    if (!maybe_operands(p, s)) return false;
    if (parse_is_char(p, '(')) return parse_function_type(p, &s->in, &s->out) && parse_check_operand_types(p, s);
    Type t = parse_type(p);
    if (t) vec_push(&s->out, t);
    for (size_t i = 0; t && i < s->operands.n; i++) vec_push(&s->in, t);
    return t && parse_check_operand_types(p, s);
}

// : t, t   for operands and results
static bool parse_form_barrier(Parser *p, Draft *s) {
    if (parse_is_char(p, '(') && !s->operands.n) { // () : ()
        parse_next(p);
        return parse_expect_char(p, ')') && parse_opt_attrs(p, s) && parse_expect_char(p, ':') && parse_expect_char(p, '(') && parse_expect_char(p, ')');
    }
    if (!maybe_operands(p, s)) return false;
    if (parse_is_char(p, '(')) return parse_function_type(p, &s->in, &s->out) && parse_check_operand_types(p, s);
    if (!parse_type_list(p, &s->in)) return false;
    for (size_t i = 0; i < s->in.n; i++) vec_push(&s->out, s->in.items[i]);
    return parse_check_operand_types(p, s);
}

// "name" %a, %b
static bool parse_form_composite(Parser *p, Draft *s) {
    Str name = NULL;
    Token at = p->tok;
    if (!parse_string(p, &name) || !draft_attr(p, s, attr_str(ATTR_name, name), &at)) return false;
    if (p->tok.kind == TOK_VALUE && !parse_operand_list(p, &s->operands)) return false;
    return parse_attrs_typed(p, s);
}

// @target(%a, %b)
static bool parse_form_custom_call(Parser *p, Draft *s) {
    Str target = NULL;
    Token at = p->tok;
    if (!parse_symbol(p, &target) || !draft_attr(p, s, attr_str(ATTR_call_target_name, target), &at) || !parse_expect_char(p, '(')) return false;
    if (!parse_accept_char(p, ')') && !(parse_operand_list(p, &s->operands) && parse_expect_char(p, ')'))) return false;
    return parse_attrs_typed(p, s);
}

// max_ulp_difference = 3: all 64 bits count
static bool ulp_bound(Parser *p, Draft *s, AttrKey key) {
    Token at = p->tok;
    int64_t v;
    parse_next(p);
    if (!parse_expect_char(p, '=')) return false;
    if (p->tok.kind == TOK_INT && p->tok.len == 20 && !memcmp(p->tok.text, "18446744073709551615", 20)) {
        v = -1;
        parse_next(p);
    } else if (!parse_int(p, &v)) {
        return false;
    }
    return draft_attr(p, s, attr_i64(key, v), &at);
}

// %a, %b, max_ulp_difference = 3 : t, t   or   : t   for both
static bool parse_form_check(Parser *p, Draft *s) {
    do {
        Operand o;
        if (parse_is_word(p, "max_ulp_difference") || parse_is_word(p, "min_ulp_difference")) {
            bool max = parse_is_word(p, "max_ulp_difference");
            if (!ulp_bound(p, s, max ? ATTR_max_ulp_difference : ATTR_min_ulp_difference)) return false;
        } else if (parse_is_word(p, "tolerance")) {
            Token at = p->tok;
            char elem[4];
            parse_next(p);
            if (!parse_expect_char(p, '=') || !parse_element(p, DT_F32, elem)) return false;
            if (!draft_attr(p, s, attr_f32(ATTR_tolerance, elem_to_f64(DT_F32, elem)), &at)) return false;
        } else if (parse_operand(p, &o)) {
            vec_push(&s->operands, o);
        } else {
            return false;
        }
    } while (parse_accept_char(p, ','));
    if (!parse_opt_attrs(p, s) || !parse_expect_char(p, ':')) return false;
    if (parse_is_char(p, '(')) return parse_function_type(p, &s->in, &s->out) && parse_check_operand_types(p, s);
    if (!parse_type_list(p, &s->in)) return false;
    if (s->in.n == 1 && s->operands.n == 2) vec_push(&s->in, s->in.items[0]);
    return parse_check_operand_types(p, s);
}

// %a, dense<...> : t
static bool parse_form_check_const(Parser *p, Draft *s) {
    Operand o;
    if (!parse_operand(p, &o) || !parse_expect_char(p, ',')) return false;
    vec_push(&s->operands, o);
    Token at = p->tok;
    const Literal *l = parse_literal(p);
    if (!l || !draft_attr(p, s, attr_literal(ATTR_value, l), &at)) return false;
    vec_push(&s->in, l->type);
    return parse_opt_attrs(p, s) && parse_check_operand_types(p, s);
}

FormParse *const parse_form[OP_COUNT] = {
#define OP(id, text, ins, outs, regions, traits, attrs, form, ...) [OP_##id] = parse_form_##form,
#include "ir/op.def"
};
