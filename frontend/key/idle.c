// The defaults of StableHLO's attributes (stablehlo/dialect/StablehloOps.td), of those that a portable artifact says in full and a text made of it leaves out.
// The reader of bytecode leaves out the same (frontend/bytecode/vhlo.c).
#include "frontend/key/idle.h"

#include <string.h>

static bool all_are(Axes a, int64_t value) {
    for (uint32_t i = 0; i < a.n; i++)
        if (a.v[i] != value) return false;
    return true;
}

static bool all_default(const Attr *a) {
    for (uint32_t i = 0; i < a->n_lists; i++)
        if (strcmp(str_text(a->strs[i]), "DEFAULT") != 0) return false;
    return true;
}

// As they were read; a text of an MLIR attribute has one spelling.
static bool text_is_idle(const Attr *a) {
    static const char *const idle[][2] = {{"backend_config", "\"\""},     {"api_version", "1 : i32"}, {"called_computations", "[]"},
                                          {"operand_layouts", "[]"},      {"result_layouts", "[]"},   {"output_operand_aliases", "[]"},
                                          {"composite_attributes", "{}"}, {"version", "0 : i32"}};
    for (size_t i = 0; i < COUNT(idle); i++)
        if (a->s && !strcmp(a->name->text, idle[i][0]) && !strcmp(a->s->text, idle[i][1])) return true;
    return false;
}

bool key_attr_is_idle(const Op *op, const Attr *a) {
    switch (a->key) {
    case ATTR_indices_are_sorted:
    case ATTR_unique_indices:
    case ATTR_is_stable:
    case ATTR_has_side_effect: return !a->i;
    case ATTR_lower: return op->kind == OP_CHOLESKY && !a->i;
    case ATTR_dimension: return op->kind == OP_SORT && a->i == -1;
    case ATTR_compare_type: return !strcmp(str_text(a->s), "NOTYPE");
    case ATTR_precision_config: return all_default(a);
    case ATTR_window_strides:
    case ATTR_lhs_dilation:
    case ATTR_rhs_dilation:
    case ATTR_base_dilations:
    case ATTR_window_dilations: return all_are(a->lists[0], 1);
    case ATTR_padding:
    case ATTR_window_reversal: return all_are(a->lists[0], 0);
    case ATTR_channel_handle: return !a->lists[0].v[0];
    case ATTR_known_expanding_dimensions:
    case ATTR_known_nonexpanding_dimensions: return !a->lists[0].n;
    case ATTR_UNKNOWN: return text_is_idle(a);
    default: return false;
    }
}
