// Control: loops, branches, calls, composites and the compiler's own kernels, whose phases are run in order. Terminators have no value
// of their own: the block that they end reads their operands.
#include "ir/eval/internal.h"

#include <stdlib.h>

static bool while_goes_on(Eval *e, const Op *op, const Tensor *state, bool *out_go) {
    Tensor go = {0};
    if (!eval_region_run(e, op->regions[0], state, &go)) return false;
    *out_go = wide_load(go.lit.type->dtype, go.lit.data).i != 0;
    tensor_drop(e, &go);
    return eval_charge(e, op, 1);
}

bool eval_while(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    uint32_t n = op->n_operands;
    Tensor *next = xcalloc(n + 1, sizeof *next);
    for (uint32_t i = 0; i < n; i++) out[i] = tensor_share(&ins[i], op->results[i].type);
    bool ok, go = false;
    while ((ok = while_goes_on(e, op, out, &go)) && go) {
        ok = eval_region_run(e, op->regions[1], out, next);
        if (!ok) break;
        for (uint32_t i = 0; i < n; i++) {
            tensor_drop(e, &out[i]);
            out[i] = next[i];
        }
    }
    free(next);
    return ok;
}

bool eval_if(Eval *e, const Op *op, const Tensor *ins, Tensor *out) { return eval_region_run(e, op->regions[tensor_element(&ins[0], 0).i ? 0 : 1], NULL, out); }

bool eval_case(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    int64_t i = tensor_element(&ins[0], 0).i;
    return eval_region_run(e, op->regions[i < 0 || i >= op->n_regions ? op->n_regions - 1 : (uint32_t)i], NULL, out);
}

bool eval_call(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    const Func *f = module_find_func(e->m, op_str(op, ATTR_callee));
    if (!f || f->body->n_args != op->n_operands || f->n_results != op->n_results) {
        diag_error(e->d, op_place(op), CODE_BAD_STRUCTURE, "call: no function @%s takes %u values and gives %u", str_text(op_str(op, ATTR_callee)),
                   op->n_operands, op->n_results);
        return false;
    }
    return eval_call_func(e, f, ins, out);
}

bool eval_composite(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    const Func *f = module_find_func(e->m, op_str(op, ATTR_decomposition));
    bool fits = f && f->body->n_args == op->n_operands && f->n_results == op->n_results;
    for (uint32_t i = 0; fits && i < op->n_operands; i++) fits = f->body->args[i]->type == op->operands[i]->type;
    for (uint32_t i = 0; fits && i < op->n_results; i++) fits = f->result_types[i] == op->results[i].type;
    if (fits) return eval_call_func(e, f, ins, out);
    diag_error(e->d, op_place(op), CODE_BAD_STRUCTURE, "composite: no function @%s takes its operands and gives its results",
               str_text(op_str(op, ATTR_decomposition)));
    return false;
}

bool eval_kernel(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    uint32_t n_values = op->n_operands;
    for (uint32_t i = 0; i < op->n_regions; i++) n_values += block_end(op->regions[i])->n_operands;
    Tensor *values = xcalloc(n_values + 1, sizeof *values); // operands, then the results of the phases so far
    uint32_t n = 0, last = 0;
    for (; n < op->n_operands; n++) values[n] = tensor_share(&ins[n], ins[n].lit.type);
    bool ok = true;
    for (uint32_t i = 0; i < op->n_regions && ok; i++) {
        ok = eval_region_run(e, op->regions[i], values, values + n);
        last = n;
        if (ok) n += block_end(op->regions[i])->n_operands;
    }
    for (uint32_t i = 0; i < op->n_results && ok; i++) out[i] = tensor_share(&values[last + i], op->results[i].type);
    for (uint32_t i = 0; i < n; i++) tensor_drop(e, &values[i]);
    free(values);
    return ok;
}

bool eval_return(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    (void)ins, (void)out;
    diag_error(e->d, op_place(op), CODE_BAD_STRUCTURE, "%s: ends a block and has no value of its own", op_short(op->kind));
    return false;
}
