// See scatter.h. Source: the StableHLO specification, "scatter".
#include "ir/ops/scatter.h"

#include <string.h>

void scatter_dims(const Op *op, ScatterDims *out) {
    const AttrKey key = ATTR_scatter_dimension_numbers;
    Axes window = op_list(op, key, SCATTER_UPDATE_WINDOW), inserted = op_list(op, key, SCATTER_INSERTED);
    Axes batch = op_list(op, key, SCATTER_INPUT_BATCH), indices_batch = op_list(op, key, SCATTER_INDICES_BATCH);
    uint32_t n = (op->n_operands - 1) / 2;
    *out = (ScatterDims){.n = n,
                         .input = op->operands[0]->type,
                         .indices = op->operands[n]->type,
                         .updates = op->operands[n + 1]->type,
                         .to_operand = op_list(op, key, SCATTER_TO_OPERAND),
                         .vector = op_list(op, key, SCATTER_INDEX_VECTOR).v[0]};
    memset(out->of_input, -1, sizeof out->of_input);
    memset(out->of_indices, -1, sizeof out->of_indices);
    memset(out->to_input, -1, sizeof out->to_input);
    for (uint32_t u = 0, i = 0, d = 0; u < out->updates->rank; u++) {
        out->in_window[u] = axes_contain(window, u);
        if (out->in_window[u]) {
            while (axes_contain(inserted, d) || axes_contain(batch, d)) d++;
            out->to_input[u] = (int8_t)d;
            out->of_input[d++] = (int8_t)u;
        } else {
            i += i == out->vector;
            out->of_indices[i++] = (int8_t)u;
        }
    }
    for (uint32_t k = 0; k < batch.n; k++) {
        int8_t u = out->of_indices[indices_batch.v[k]];
        out->of_input[batch.v[k]] = u;
        out->to_input[u] = (int8_t)batch.v[k];
    }
    for (uint32_t k = 0; k < out->to_operand.n; k++) out->indexed[out->to_operand.v[k]] = true;
}
