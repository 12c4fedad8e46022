// Types of custom calls. A target that means an op has that op's types, a routine of LAPACK those of linalg/lapack.c; others have the types that
// are declared. The table of targets is in ir/ops/custom_call.c.
#include "ir/ops/custom_call.h"
#include "ir/infer/quant.h"
#include "ir/infer/util.h"
#include "ir/ops/dynamic.h"

#include <string.h>

// Whole arrays and their parts as GSPMD or an older Shardy marks them: of one device they are the same.
static bool parts_are_whole(Infer *c) {
    static const char *const targets[] = {"SPMDFullToShardShape", "SPMDShardToFullShape", "xla.sdy.GlobalToLocalShape", "xla.sdy.LocalToGlobalShape"};
    Type in = c->op->n_operands == 1 ? operand_type(c, 0) : NULL, out = c->op->n_results == 1 ? result_declared(c, 0) : NULL;
    const char *name = str_text(op_str(c->op, ATTR_call_target_name));
    if (!in || !out || type_agrees(in, out)) return true;
    for (size_t i = 0; i < COUNT(targets); i++) {
        if (strcmp(name, targets[i])) continue;
        infer_fail(c, CODE_UNSUPPORTED_OP, "@%s makes parts of arrays, which is read only as sdy.manual_computation", name);
        diag_help(c->d, "export the program with jax.config.update('jax_use_shardy_partitioner', True)");
        return false;
    }
    return true;
}

bool infer_custom_call(Infer *c) {
    const CustomTarget *t = custom_target(c->op);
    if (op_is_dynamic(c->op)) return infer_dynamic(c);
    if (!t) return infer_declared(c);
    if (t->kind == OP_COUNT) return parts_are_whole(c) && infer_barrier(c);
    if (op_is_quantized(c->op)) {
        infer_fail(c, CODE_TYPE_MISMATCH, "the function @%s does not work on quantized tensors", t->name);
        diag_help(c->d, "dequantize the operands with stablehlo.uniform_dequantize");
        return false;
    }
    if (t->routine && !lapack_call_ok(c, t)) return false;
    if (t->kind == OP_CUSTOM_CALL) return infer_lapack(c, t);
    Attr room[CUSTOM_ATTRS];
    Op as = custom_call_as(c->m, c->op, t, room);
    Infer of = *c;
    of.op = &as;
    return infer_checked(&of);
}
