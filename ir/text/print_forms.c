// Pretty forms of ops, one function for each name in op.def's column `form`, as StableHLO prints them (StablehloOps.td,
// AssemblyFormat.cpp). A form that cannot say all of an op says no, and the op is printed in generic form. The caller
// has checked that the op has the operands, results and attributes that op.def names.
#include "ir/text/print.h"

#include <inttypes.h>
#include <string.h>

static void name_of(Printer *p, const Op *op) { print_text(p, op_text(op->kind)); }

static void name_and_operands(Printer *p, const Op *op) {
    name_of(p, op);
    if (op->n_operands) print_text(p, " ");
    print_values(p, op->operands, op->n_operands);
}

static void typed(Printer *p, const Op *op) {
    print_text(p, " : ");
    print_function_type(p, op);
}

// The attributes that are left, then the function type.
static bool attrs_typed(Printer *p, const Op *op, AttrKeys shown) {
    print_attrs(p, op, shown, " {", "}");
    typed(p, op);
    return true;
}

static void word_axes(Printer *p, const Op *op, const char *word, AttrKey key) {
    print_text(p, word);
    print_text(p, " = [");
    print_ints(p, op_axes(op, key));
    print_text(p, "]");
}

static bool all_one_type(const Op *op) {
    for (uint32_t i = 0; i < op->n_operands; i++)
        if (op->operands[i]->type != op->results[0].type) return false;
    return op->n_results == 1 && op->n_operands > 0;
}

static bool print_form_generic(Printer *p, const Op *op) {
    (void)p, (void)op;
    return false;
}

// One type for all, or a function type.
static bool same_typed(Printer *p, const Op *op, AttrKeys shown) {
    if (!all_one_type(op)) return attrs_typed(p, op, shown);
    print_attrs(p, op, shown, " {", "}");
    print_text(p, " : ");
    print_type(p, op->results[0].type);
    return true;
}

static bool print_form_same(Printer *p, const Op *op) {
    name_and_operands(p, op);
    return same_typed(p, op, 0);
}

// CHLO writes `: t -> t`.
static bool print_form_func(Printer *p, const Op *op) {
    name_and_operands(p, op);
    if (strncmp(op_text(op->kind), "chlo.", 5)) return attrs_typed(p, op, 0);
    print_attrs(p, op, 0, " {", "}");
    print_text(p, " : ");
    print_types(p, op->operands, op->n_operands);
    print_text(p, " -> ");
    print_type(p, op->results[0].type);
    return true;
}

static bool print_form_compare(Printer *p, const Op *op) {
    Str type = op_str(op, ATTR_compare_type);
    name_of(p, op);
    print_fmt(p, " %.40s, ", str_text(op_str(op, ATTR_comparison_direction)));
    print_values(p, op->operands, op->n_operands);
    if (type) print_fmt(p, ", %.40s", type->text);
    return attrs_typed(p, op, KEY(comparison_direction) | KEY(compare_type));
}

static bool print_form_select(Printer *p, const Op *op) {
    Type t = op->results[0].type;
    name_and_operands(p, op);
    if (op->operands[1]->type != t || op->operands[2]->type != t) return attrs_typed(p, op, 0);
    print_attrs(p, op, 0, " {", "}");
    print_text(p, " : ");
    print_types(p, op->operands, 2);
    return true;
}

static bool print_form_constant(Printer *p, const Op *op) {
    const Literal *l = op_attr(op, ATTR_value)->lit;
    if (l->type != op->results[0].type) return false;
    name_of(p, op);
    print_attrs(p, op, KEY(value), " {", "}");
    print_text(p, " ");
    print_literal(p, l);
    return true;
}

static bool print_form_iota(Printer *p, const Op *op) {
    name_of(p, op);
    print_fmt(p, " dim = %" PRId64, op_int(op, ATTR_iota_dimension, 0));
    print_attrs(p, op, KEY(iota_dimension), " {", "}");
    print_text(p, " : ");
    print_type(p, op->results[0].type);
    return true;
}

static bool print_form_dims(Printer *p, const Op *op) {
    AttrKey key = (AttrKey)(op_info[op->kind].attrs[0] & ~ATTR_OPTIONAL);
    name_and_operands(p, op);
    word_axes(p, op, ", dims", key);
    return attrs_typed(p, op, (AttrKeys)1 << key);
}

static bool print_form_reverse(Printer *p, const Op *op) {
    name_and_operands(p, op);
    word_axes(p, op, ", dims", ATTR_dimensions);
    return same_typed(p, op, KEY(dimensions));
}

static bool print_form_concatenate(Printer *p, const Op *op) {
    if (!op->n_operands) return false;
    name_and_operands(p, op);
    print_fmt(p, ", dim = %" PRId64, op_int(op, ATTR_dimension, 0));
    return attrs_typed(p, op, KEY(dimension));
}

static bool print_form_dynamic_iota(Printer *p, const Op *op) {
    name_and_operands(p, op);
    print_fmt(p, ", dim = %" PRId64, op_int(op, ATTR_iota_dimension, 0));
    return attrs_typed(p, op, KEY(iota_dimension));
}

static bool print_form_dynamic_slice(Printer *p, const Op *op) {
    if (!op->n_operands) return false;
    name_and_operands(p, op);
    word_axes(p, op, ", sizes", ATTR_slice_sizes);
    return attrs_typed(p, op, KEY(slice_sizes));
}

static bool print_form_pad(Printer *p, const Op *op) {
    name_and_operands(p, op);
    word_axes(p, op, ", low", ATTR_edge_padding_low);
    word_axes(p, op, ", high", ATTR_edge_padding_high);
    word_axes(p, op, ", interior", ATTR_interior_padding);
    return attrs_typed(p, op, KEY(edge_padding_low) | KEY(edge_padding_high) | KEY(interior_padding));
}

static bool print_form_slice(Printer *p, const Op *op) {
    Axes start = op_axes(op, ATTR_start_indices), limit = op_axes(op, ATTR_limit_indices),
         stride = op_axes(op, ATTR_strides);
    if (start.n != limit.n || start.n != stride.n) return false;
    name_and_operands(p, op);
    print_text(p, " [");
    for (uint32_t i = 0; i < start.n; i++) {
        print_fmt(p, "%s%" PRId64 ":%" PRId64, i ? ", " : "", start.v[i], limit.v[i]);
        if (stride.v[i] != 1) print_fmt(p, ":%" PRId64, stride.v[i]);
    }
    print_text(p, "]");
    return attrs_typed(p, op, KEY(start_indices) | KEY(limit_indices) | KEY(strides));
}

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
        if (a->key != ATTR_UNKNOWN || strcmp(a->name->text, "algorithm") || !a->s ||
            strncmp(a->s->text, prefix, sizeof prefix - 1))
            continue;
        print_text(p, ", algorithm = ");
        text_add(p->out, a->s->text + sizeof prefix - 2, a->s->len - (sizeof prefix - 2));
        return a->name;
    }
    return NULL;
}

static bool print_form_dot_general(Printer *p, const Op *op) {
    const Attr *precision = op_attr(op, ATTR_precision_config);
    name_and_operands(p, op);
    if (op_list(op, ATTR_dot_dimension_numbers, DOT_LHS_BATCH).n ||
        op_list(op, ATTR_dot_dimension_numbers, DOT_RHS_BATCH).n)
        axes_pair(p, op, "batching_dims", DOT_LHS_BATCH, DOT_RHS_BATCH);
    axes_pair(p, op, "contracting_dims", DOT_LHS_CONTRACT, DOT_RHS_CONTRACT);
    for (uint32_t i = 0; precision && i < precision->n_lists; i++)
        print_fmt(p, i ? ", %.40s" : ", precision = [%.40s", precision->strs[i]->text);
    if (precision) print_text(p, precision->n_lists ? "]" : ", precision = []");
    p->said = dot_algorithm(p, op);
    attrs_typed(p, op, KEY(dot_dimension_numbers) | KEY(precision_config));
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
        for (uint32_t i = 0; i + 1 < a.n; i += 2)
            print_fmt(p, "%s[%" PRId64 ", %" PRId64 "]", i ? ", " : "", a.v[i], a.v[i + 1]);
    } else if (kind == AK_BOOLS) {
        for (uint32_t i = 0; i < a.n; i++) print_fmt(p, "%s%s", i ? ", " : "", a.v[i] ? "true" : "false");
    } else {
        print_ints(p, a);
    }
    print_text(p, "]");
}

static bool print_form_convolution(Printer *p, const Op *op) {
    bool any = false;
    name_of(p, op);
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
    return attrs_typed(p, op,
                       KEY(conv_dimension_numbers) | KEY(window_strides) | KEY(padding) | KEY(lhs_dilation) |
                           KEY(rhs_dilation) | KEY(window_reversal));
}

static bool same_source(const OpLoc *a, const OpLoc *b) {
    return a->name == b->name && a->src_file == b->src_file && a->src_line == b->src_line && a->src_col == b->src_col;
}

// The op that the whole region is, if `applies` can say it: two scalar arguments, one op
// on them whose operands may change places, its result returned.
static const Op *applied(const Printer *p, const Op *op) {
    const Block *b = op->regions[0];
    const Op *inner = b->first, *end = b->last;
    Type in = op->operands[0]->type;
    if (op->n_operands != 2 || b->n_args != 2 || !inner || inner->next != end || inner == end || end->kind != OP_RETURN)
        return NULL;
    const OpInfo *info = &op_info[inner->kind];
    if (info->ins != 2 || info->outs != 1 || !op_has(inner->kind, MAP | COMMUTES) || info->attrs[0] != ATTR_COUNT)
        return NULL;
    if (inner->n_attrs || end->n_attrs || inner->n_operands != 2 || inner->n_results != 1 || end->n_operands != 1)
        return NULL;
    if (inner->operands[0] != b->args[0] || inner->operands[1] != b->args[1] || end->operands[0] != &inner->results[0])
        return NULL;
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

static bool print_form_reduce(Printer *p, const Op *op) {
    uint32_t n = op->n_results;
    if (!n || op->n_operands != 2 * n || op->regions[0]->n_args != 2 * n) return false;
    const Op *inner = applied(p, op);
    name_of(p, op);
    for (uint32_t i = 0; i < n; i++) {
        print_text(p, i ? ", (" : "(");
        print_value(p, op->operands[i]);
        print_text(p, " init: ");
        print_value(p, op->operands[n + i]);
        print_text(p, ")");
    }
    if (inner) print_fmt(p, " applies %s", op_text(inner->kind));
    word_axes(p, op, " across dimensions", ATTR_dimensions);
    attrs_typed(p, op, KEY(dimensions));
    if (!inner) reducer(p, op);
    return true;
}

static bool while_fits(const Op *op) {
    if (op->n_results != op->n_operands) return false;
    for (uint32_t r = 0; r < 2; r++)
        if (op->regions[r]->n_args != op->n_operands) return false;
    for (uint32_t i = 0; i < op->n_operands; i++) {
        Type t = op->operands[i]->type;
        if (op->results[i].type != t || op->regions[0]->args[i]->type != t || op->regions[1]->args[i]->type != t)
            return false;
    }
    return true;
}

static bool print_form_while(Printer *p, const Op *op) {
    if (!while_fits(op)) return false;
    name_of(p, op);
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

static bool print_form_scan(Printer *p, const Op *op) {
    Axes sizes = op_axes(op, ATTR_operandSegmentSizes);
    if (sizes.n != 2 || sizes.v[0] < 0 || sizes.v[0] > op->n_operands || sizes.v[1] != op->n_operands - sizes.v[0]) return false;
    name_of(p, op);
    print_text(p, "(");
    print_values(p, op->operands, (uint32_t)sizes.v[0]);
    print_text(p, ") inits(");
    print_values(p, op->operands + sizes.v[0], (uint32_t)sizes.v[1]);
    print_fmt(p, ") dimension=%" PRId64, op_int(op, ATTR_dimension, 0));
    print_attrs(p, op, KEY(dimension) | KEY(operandSegmentSizes), " attributes {", "}");
    print_text(p, " ");
    print_region(p, op->regions[0], true);
    typed(p, op);
    return true;
}

static bool print_form_call(Printer *p, const Op *op) {
    bool in_func = op->block && op->block->func;
    print_text(p, in_func ? "call " : "func.call ");
    print_symbol(p, op_str(op, ATTR_callee));
    print_text(p, "(");
    print_values(p, op->operands, op->n_operands);
    print_text(p, ")");
    return attrs_typed(p, op, KEY(callee));
}

static bool print_form_return(Printer *p, const Op *op) {
    bool in_func = op->kind == OP_FUNC_RETURN && op->block && op->block->func;
    print_text(p, in_func ? "return" : op_text(op->kind));
    print_attrs(p, op, 0, " {", "}");
    if (!op->n_operands) return true;
    print_text(p, " ");
    print_values(p, op->operands, op->n_operands);
    print_text(p, " : ");
    print_types(p, op->operands, op->n_operands);
    return true;
}

static bool print_form_complex(Printer *p, const Op *op) {
    Type t = op->results[0].type;
    name_and_operands(p, op);
    if (op->operands[0]->type != op->operands[1]->type || op->operands[0]->type->n_elems != t->n_elems ||
        !dtype_is_complex(t->dtype) || op->operands[0]->type->dtype != (t->dtype == DT_C64 ? DT_F32 : DT_F64) ||
        !type_same_shape(op->operands[0]->type, t))
        return attrs_typed(p, op, 0);
    print_attrs(p, op, 0, " {", "}");
    print_text(p, " : ");
    print_type(p, t);
    return true;
}

static bool print_form_reduce_precision(Printer *p, const Op *op) {
    int64_t e = op_int(op, ATTR_exponent_bits, 0), m = op_int(op, ATTR_mantissa_bits, 0);
    if (e < 0 || m < 0 || e > 9999 || m > 9999) return false;
    name_and_operands(p, op);
    print_fmt(p, ", format = e%" PRId64 "m%" PRId64, e, m);
    return same_typed(p, op, KEY(exponent_bits) | KEY(mantissa_bits));
}

static bool print_form_fft(Printer *p, const Op *op) {
    name_and_operands(p, op);
    print_fmt(p, ", type = %.40s", str_text(op_str(op, ATTR_fft_type)));
    word_axes(p, op, ", length", ATTR_fft_length);
    return attrs_typed(p, op, KEY(fft_type) | KEY(fft_length));
}

static bool print_form_rng_bit_generator(Printer *p, const Op *op) {
    name_and_operands(p, op);
    print_fmt(p, ", algorithm =  %.40s", str_text(op_str(op, ATTR_rng_algorithm)));
    return attrs_typed(p, op, KEY(rng_algorithm));
}

static bool print_form_cholesky(Printer *p, const Op *op) {
    name_and_operands(p, op);
    if (op_attr(op, ATTR_lower)) print_fmt(p, ", lower = %s", op_int(op, ATTR_lower, 0) ? "true" : "false");
    return same_typed(p, op, KEY(lower));
}

static void result_types(Printer *p, const Op *op) {
    for (uint32_t i = 0; i < op->n_results; i++) {
        if (i) print_text(p, ", ");
        print_type(p, op->results[i].type);
    }
}

static bool print_form_top_k(Printer *p, const Op *op) {
    name_of(p, op);
    print_text(p, "(");
    print_values(p, op->operands, op->n_operands);
    print_fmt(p, ", k = %" PRId64 ")", op_int(op, ATTR_k, 0));
    print_attrs(p, op, KEY(k), " {", "}");
    print_text(p, " : ");
    print_types(p, op->operands, op->n_operands);
    print_text(p, " -> (");
    result_types(p, op);
    print_text(p, ")");
    return true;
}

static bool print_form_tuple(Printer *p, const Op *op) {
    Type t = op->results[0].type;
    bool fits = t->kind == TYPE_TUPLE && t->rank == op->n_operands;
    for (uint32_t i = 0; fits && i < t->rank; i++) fits = t->elems[i] == op->operands[i]->type;
    name_and_operands(p, op);
    if (!fits) return attrs_typed(p, op, 0);
    print_attrs(p, op, 0, " {", "}");
    print_text(p, " : ");
    print_type(p, t);
    return true;
}

static bool print_form_get_tuple_element(Printer *p, const Op *op) {
    name_and_operands(p, op);
    print_fmt(p, "[%" PRId64 "]", op_int(op, ATTR_index, 0));
    return attrs_typed(p, op, KEY(index));
}

static bool print_form_after_all(Printer *p, const Op *op) {
    Type t = op->results[0].type;
    for (uint32_t i = 0; i < op->n_operands; i++)
        if (op->operands[i]->type != t) return false;
    name_and_operands(p, op);
    print_attrs(p, op, 0, " {", "}");
    print_text(p, " : ");
    print_type(p, t);
    return true;
}

static bool print_form_barrier(Printer *p, const Op *op) {
    if (!op->n_operands || op->n_operands != op->n_results) return false;
    for (uint32_t i = 0; i < op->n_operands; i++)
        if (op->operands[i]->type != op->results[i].type) return false;
    name_and_operands(p, op);
    print_attrs(p, op, 0, " {", "}");
    print_text(p, " : ");
    print_types(p, op->operands, op->n_operands);
    return true;
}

static bool print_form_composite(Printer *p, const Op *op) {
    Str name = op_str(op, ATTR_name);
    name_of(p, op);
    print_text(p, " ");
    print_string(p, str_text(name), name ? name->len : 0);
    if (op->n_operands) print_text(p, " ");
    print_values(p, op->operands, op->n_operands);
    return attrs_typed(p, op, KEY(name));
}

static bool print_form_custom_call(Printer *p, const Op *op) {
    if (op->n_regions) return false;
    name_of(p, op);
    print_text(p, " ");
    print_symbol(p, op_str(op, ATTR_call_target_name));
    print_text(p, "(");
    print_values(p, op->operands, op->n_operands);
    print_text(p, ")");
    return attrs_typed(p, op, KEY(call_target_name));
}

static bool print_form_check(Printer *p, const Op *op) {
    name_and_operands(p, op);
    if (op_attr(op, ATTR_max_ulp_difference))
        print_fmt(p, ", max_ulp_difference = %" PRIu64, (uint64_t)op_int(op, ATTR_max_ulp_difference, 0));
    if (op_attr(op, ATTR_min_ulp_difference))
        print_fmt(p, ", min_ulp_difference = %" PRIu64, (uint64_t)op_int(op, ATTR_min_ulp_difference, 0));
    print_attrs(p, op, KEY(max_ulp_difference) | KEY(min_ulp_difference), " {", "}");
    print_text(p, " : ");
    print_types(p, op->operands, op->n_operands);
    return true;
}

static bool print_form_check_const(Printer *p, const Op *op) {
    const Literal *l = op_attr(op, ATTR_value)->lit;
    if (l->type != op->operands[0]->type) return false;
    name_and_operands(p, op);
    print_text(p, ", ");
    print_literal(p, l);
    print_attrs(p, op, KEY(value), " {", "}");
    return true;
}

FormPrint *const print_form[OP_COUNT] = {
#define OP(id, text, ins, outs, regions, traits, attrs, form, ...) [OP_##id] = print_form_##form,
#include "ir/op.def"
};
