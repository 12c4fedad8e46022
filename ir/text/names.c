// Spellings of StableHLO's compound attributes and keywords (docs/spec.md; StablehloEnums and StablehloAttrs), for both
// ways of the text form.
#include "ir/text/names.h"

const char *const dot_fields[DOT_LISTS] = {
    [DOT_LHS_BATCH] = "lhs_batching_dimensions",
    [DOT_RHS_BATCH] = "rhs_batching_dimensions",
    [DOT_LHS_CONTRACT] = "lhs_contracting_dimensions",
    [DOT_RHS_CONTRACT] = "rhs_contracting_dimensions",
};

const char *const ragged_fields[RAGGED_LISTS] = {
    [DOT_LHS_BATCH] = "lhs_batching_dimensions",       [DOT_RHS_BATCH] = "rhs_batching_dimensions", [DOT_LHS_CONTRACT] = "lhs_contracting_dimensions",
    [DOT_RHS_CONTRACT] = "rhs_contracting_dimensions", [RAGGED_LHS] = "lhs_ragged_dimensions",      [RAGGED_GROUP] = "rhs_group_dimensions",
};

const char *const gather_fields[GATHER_LISTS] = {
    [GATHER_OFFSET] = "offset_dims",
    [GATHER_COLLAPSED] = "collapsed_slice_dims",
    [GATHER_OPERAND_BATCH] = "operand_batching_dims",
    [GATHER_START_BATCH] = "start_indices_batching_dims",
    [GATHER_START_MAP] = "start_index_map",
    [GATHER_INDEX_VECTOR] = "index_vector_dim",
};

const char *const scatter_fields[SCATTER_LISTS] = {
    [SCATTER_UPDATE_WINDOW] = "update_window_dims",        [SCATTER_INSERTED] = "inserted_window_dims",
    [SCATTER_INPUT_BATCH] = "input_batching_dims",         [SCATTER_INDICES_BATCH] = "scatter_indices_batching_dims",
    [SCATTER_TO_OPERAND] = "scatter_dims_to_operand_dims", [SCATTER_INDEX_VECTOR] = "index_vector_dim",
};

static const char *const directions[] = {"EQ", "NE", "GE", "GT", "LE", "LT", NULL};
static const char *const compare_types[] = {"FLOAT", "TOTALORDER", "SIGNED", "UNSIGNED", "NOTYPE", NULL};
static const char *const precisions[] = {"DEFAULT", "HIGH", "HIGHEST", NULL};
static const char *const fft_types[] = {"FFT", "IFFT", "RFFT", "IRFFT", NULL};
static const char *const transposes[] = {"NO_TRANSPOSE", "TRANSPOSE", "ADJOINT", NULL};
static const char *const rng_algorithms[] = {"DEFAULT", "THREE_FRY", "PHILOX", NULL};

const EnumInfo *enum_of(AttrKey key) {
    static const struct {
        AttrKey key;
        EnumInfo info;
    } rows[] = {
        {ATTR_comparison_direction, {"#stablehlo", "comparison_direction", directions}},
        {ATTR_compare_type, {"#stablehlo", "comparison_type", compare_types}},
        {ATTR_precision_config, {"#stablehlo", "precision", precisions}},
        {ATTR_chlo_precision_config, {"#chlo", "precision", precisions}},
        {ATTR_fft_type, {"#stablehlo", "fft_type", fft_types}},
        {ATTR_transpose_a, {"#stablehlo", "transpose", transposes}},
        {ATTR_rng_algorithm, {"#stablehlo", "rng_algorithm", rng_algorithms}},
    };
    for (size_t i = 0; i < COUNT(rows); i++)
        if (rows[i].key == key) return &rows[i].info;
    return NULL;
}
