// Pretty forms of ops, one function for each name in op.def's column `form`, as StableHLO prints them (StablehloOps.td,
// AssemblyFormat.cpp). A form that cannot say all of an op says no, and the op is printed in generic form. The caller
// has checked that the op has the operands, results and attributes that op.def names. Those of contractions and of ops with regions are in
// files of their own.
#include "ir/text/print/forms.h"

#include <inttypes.h>
#include <string.h>

void print_op_name(Printer *p, const Op *op) { print_text(p, op_text(op->kind)); }

void print_name_and_operands(Printer *p, const Op *op) {
    print_op_name(p, op);
    if (op->n_operands) print_text(p, " ");
    print_values(p, op->operands, op->n_operands);
}

void print_typed(Printer *p, const Op *op) {
    print_text(p, " : ");
    print_function_type(p, op);
}

// The attributes that are left, then the function type.
bool print_attrs_typed(Printer *p, const Op *op, AttrKeys shown) {
    print_attrs(p, op, shown, " {", "}");
    print_typed(p, op);
    return true;
}

void print_word_axes(Printer *p, const Op *op, const char *word, AttrKey key) {
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
    if (!all_one_type(op)) return print_attrs_typed(p, op, shown);
    print_attrs(p, op, shown, " {", "}");
    print_text(p, " : ");
    print_type(p, op->results[0].type);
    return true;
}

static bool print_form_same(Printer *p, const Op *op) {
    print_name_and_operands(p, op);
    return same_typed(p, op, 0);
}

// CHLO writes `: t -> t`.
static bool print_form_func(Printer *p, const Op *op) {
    print_name_and_operands(p, op);
    if (strncmp(op_text(op->kind), "chlo.", 5)) return print_attrs_typed(p, op, 0);
    print_attrs(p, op, 0, " {", "}");
    print_text(p, " : ");
    print_types(p, op->operands, op->n_operands);
    print_text(p, " -> ");
    print_type(p, op->results[0].type);
    return true;
}

static bool print_form_compare(Printer *p, const Op *op) {
    Str type = op_str(op, ATTR_compare_type);
    print_op_name(p, op);
    print_fmt(p, " %.40s, ", str_text(op_str(op, ATTR_comparison_direction)));
    print_values(p, op->operands, op->n_operands);
    if (type) print_fmt(p, ", %.40s", type->text);
    return print_attrs_typed(p, op, KEY(comparison_direction) | KEY(compare_type));
}

static bool print_form_select(Printer *p, const Op *op) {
    Type t = op->results[0].type;
    print_name_and_operands(p, op);
    if (op->operands[1]->type != t || op->operands[2]->type != t) return print_attrs_typed(p, op, 0);
    print_attrs(p, op, 0, " {", "}");
    print_text(p, " : ");
    print_types(p, op->operands, 2);
    return true;
}

static bool print_form_constant(Printer *p, const Op *op) {
    const Literal *l = op_attr(op, ATTR_value)->lit;
    if (l->type != op->results[0].type) return false;
    print_op_name(p, op);
    print_attrs(p, op, KEY(value), " {", "}");
    print_text(p, " ");
    print_literal(p, l);
    return true;
}

static bool print_form_iota(Printer *p, const Op *op) {
    print_op_name(p, op);
    print_fmt(p, " dim = %" PRId64, op_int(op, ATTR_iota_dimension, 0));
    print_attrs(p, op, KEY(iota_dimension), " {", "}");
    print_text(p, " : ");
    print_type(p, op->results[0].type);
    return true;
}

// op : t
static bool print_form_device_id(Printer *p, const Op *op) {
    print_op_name(p, op);
    print_attrs(p, op, 0, " {", "}");
    print_text(p, " : ");
    print_type(p, op->results[0].type);
    return true;
}

static bool print_form_dims(Printer *p, const Op *op) {
    AttrKey key = (AttrKey)(op_info[op->kind].attrs[0] & ~ATTR_OPTIONAL);
    print_name_and_operands(p, op);
    print_word_axes(p, op, ", dims", key);
    return print_attrs_typed(p, op, (AttrKeys)1 << key);
}

static bool print_form_reverse(Printer *p, const Op *op) {
    print_name_and_operands(p, op);
    print_word_axes(p, op, ", dims", ATTR_dimensions);
    return same_typed(p, op, KEY(dimensions));
}

static bool print_form_concatenate(Printer *p, const Op *op) {
    if (!op->n_operands) return false;
    print_name_and_operands(p, op);
    print_fmt(p, ", dim = %" PRId64, op_int(op, ATTR_dimension, 0));
    return print_attrs_typed(p, op, KEY(dimension));
}

static bool print_form_dynamic_iota(Printer *p, const Op *op) {
    print_name_and_operands(p, op);
    print_fmt(p, ", dim = %" PRId64, op_int(op, ATTR_iota_dimension, 0));
    return print_attrs_typed(p, op, KEY(iota_dimension));
}

static bool print_form_dynamic_slice(Printer *p, const Op *op) {
    if (!op->n_operands) return false;
    print_name_and_operands(p, op);
    print_word_axes(p, op, ", sizes", ATTR_slice_sizes);
    return print_attrs_typed(p, op, KEY(slice_sizes));
}

static bool print_form_pad(Printer *p, const Op *op) {
    print_name_and_operands(p, op);
    print_word_axes(p, op, ", low", ATTR_edge_padding_low);
    print_word_axes(p, op, ", high", ATTR_edge_padding_high);
    print_word_axes(p, op, ", interior", ATTR_interior_padding);
    return print_attrs_typed(p, op, KEY(edge_padding_low) | KEY(edge_padding_high) | KEY(interior_padding));
}

static bool print_form_slice(Printer *p, const Op *op) {
    Axes start = op_axes(op, ATTR_start_indices), limit = op_axes(op, ATTR_limit_indices), stride = op_axes(op, ATTR_strides);
    if (start.n != limit.n || start.n != stride.n) return false;
    print_name_and_operands(p, op);
    print_text(p, " [");
    for (uint32_t i = 0; i < start.n; i++) {
        print_fmt(p, "%s%" PRId64 ":%" PRId64, i ? ", " : "", start.v[i], limit.v[i]);
        if (stride.v[i] != 1) print_fmt(p, ":%" PRId64, stride.v[i]);
    }
    print_text(p, "]");
    return print_attrs_typed(p, op, KEY(start_indices) | KEY(limit_indices) | KEY(strides));
}

static bool print_form_call(Printer *p, const Op *op) {
    bool in_func = op->block && op->block->func;
    print_text(p, in_func ? "call " : "func.call ");
    print_symbol(p, op_str(op, ATTR_callee));
    print_text(p, "(");
    print_values(p, op->operands, op->n_operands);
    print_text(p, ")");
    return print_attrs_typed(p, op, KEY(callee));
}

static bool print_form_return(Printer *p, const Op *op) {
    bool in_func = op->kind == OP_FUNC_RETURN && op->block && op->block->func;
    bool manual = op->block && op->block->parent && op->block->parent->kind == OP_MANUAL_COMPUTATION;
    print_text(p, in_func ? "return" : manual ? "sdy.return" : op_text(op->kind));
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
    print_name_and_operands(p, op);
    if (op->operands[0]->type != op->operands[1]->type || op->operands[0]->type->n_elems != t->n_elems || !dtype_is_complex(t->dtype) ||
        op->operands[0]->type->dtype != (t->dtype == DT_C64 ? DT_F32 : DT_F64) || !type_same_shape(op->operands[0]->type, t))
        return print_attrs_typed(p, op, 0);
    print_attrs(p, op, 0, " {", "}");
    print_text(p, " : ");
    print_type(p, t);
    return true;
}

static bool print_form_reduce_precision(Printer *p, const Op *op) {
    int64_t e = op_int(op, ATTR_exponent_bits, 0), m = op_int(op, ATTR_mantissa_bits, 0);
    if (e < 0 || m < 0 || e > 9999 || m > 9999) return false;
    print_name_and_operands(p, op);
    print_fmt(p, ", format = e%" PRId64 "m%" PRId64, e, m);
    return same_typed(p, op, KEY(exponent_bits) | KEY(mantissa_bits));
}

static bool print_form_fft(Printer *p, const Op *op) {
    print_name_and_operands(p, op);
    print_fmt(p, ", type = %.40s", str_text(op_str(op, ATTR_fft_type)));
    print_word_axes(p, op, ", length", ATTR_fft_length);
    return print_attrs_typed(p, op, KEY(fft_type) | KEY(fft_length));
}

static bool print_form_rng_bit_generator(Printer *p, const Op *op) {
    print_name_and_operands(p, op);
    print_fmt(p, ", algorithm =  %.40s", str_text(op_str(op, ATTR_rng_algorithm)));
    return print_attrs_typed(p, op, KEY(rng_algorithm));
}

static bool print_form_cholesky(Printer *p, const Op *op) {
    print_name_and_operands(p, op);
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
    print_op_name(p, op);
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
    print_name_and_operands(p, op);
    if (!fits) return print_attrs_typed(p, op, 0);
    print_attrs(p, op, 0, " {", "}");
    print_text(p, " : ");
    print_type(p, t);
    return true;
}

static bool print_form_get_tuple_element(Printer *p, const Op *op) {
    print_name_and_operands(p, op);
    print_fmt(p, "[%" PRId64 "]", op_int(op, ATTR_index, 0));
    return print_attrs_typed(p, op, KEY(index));
}

static bool print_form_after_all(Printer *p, const Op *op) {
    Type t = op->results[0].type;
    for (uint32_t i = 0; i < op->n_operands; i++)
        if (op->operands[i]->type != t) return false;
    print_name_and_operands(p, op);
    print_attrs(p, op, 0, " {", "}");
    print_text(p, " : ");
    print_type(p, t);
    return true;
}

static bool print_form_barrier(Printer *p, const Op *op) {
    if (!op->n_operands || op->n_operands != op->n_results) return false;
    for (uint32_t i = 0; i < op->n_operands; i++)
        if (op->operands[i]->type != op->results[i].type) return false;
    print_name_and_operands(p, op);
    print_attrs(p, op, 0, " {", "}");
    print_text(p, " : ");
    print_types(p, op->operands, op->n_operands);
    return true;
}

static bool print_form_composite(Printer *p, const Op *op) {
    Str name = op_str(op, ATTR_name);
    print_op_name(p, op);
    print_text(p, " ");
    print_string(p, str_text(name), name ? name->len : 0);
    if (op->n_operands) print_text(p, " ");
    print_values(p, op->operands, op->n_operands);
    return print_attrs_typed(p, op, KEY(name));
}

static bool print_form_custom_call(Printer *p, const Op *op) {
    if (op->n_regions) return false;
    print_op_name(p, op);
    print_text(p, " ");
    print_symbol(p, op_str(op, ATTR_call_target_name));
    print_text(p, "(");
    print_values(p, op->operands, op->n_operands);
    print_text(p, ")");
    return print_attrs_typed(p, op, KEY(call_target_name));
}

static bool print_form_check(Printer *p, const Op *op) {
    print_name_and_operands(p, op);
    if (op_attr(op, ATTR_max_ulp_difference)) print_fmt(p, ", max_ulp_difference = %" PRIu64, (uint64_t)op_int(op, ATTR_max_ulp_difference, 0));
    if (op_attr(op, ATTR_min_ulp_difference)) print_fmt(p, ", min_ulp_difference = %" PRIu64, (uint64_t)op_int(op, ATTR_min_ulp_difference, 0));
    print_attrs(p, op, KEY(max_ulp_difference) | KEY(min_ulp_difference), " {", "}");
    print_text(p, " : ");
    print_types(p, op->operands, op->n_operands);
    return true;
}

static bool print_form_check_const(Printer *p, const Op *op) {
    const Literal *l = op_attr(op, ATTR_value)->lit;
    if (l->type != op->operands[0]->type) return false;
    print_name_and_operands(p, op);
    print_text(p, ", ");
    print_literal(p, l);
    print_attrs(p, op, KEY(value), " {", "}");
    return true;
}

FormPrint *const print_form[OP_COUNT] = {
#define OP(id, text, ins, outs, regions, traits, attrs, form, ...) [OP_##id] = print_form_##form,
#include "ir/op.def"
};
