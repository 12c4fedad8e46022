// Types of custom calls. A target that means an op has that op's types, a routine of LAPACK those of linalg/lapack.c; others have the types that
// are declared. The table of targets is in ir/ops/custom_call.c.
#include "ir/ops/custom_call.h"
#include "ir/infer/quant.h"
#include "ir/infer/util.h"
#include "ir/ops/devices/devices.h"
#include "ir/ops/dynamic.h"

#include <string.h>

// Whole arrays and their parts as GSPMD marks them: of several partitions their types differ, of one they are the same.
static bool makes_parts(Infer *c) {
    const char *name = str_text(op_str(c->op, ATTR_call_target_name));
    Type in = c->op->n_operands == 1 ? operand_type(c, 0) : NULL, out = c->op->n_results == 1 ? result_declared(c, 0) : NULL;
    if (strcmp(name, "SPMDFullToShardShape") && strcmp(name, "SPMDShardToFullShape")) return false;
    return module_n_partitions(c->m) > 1 && in && out && type_is_tensor(in) && in->dtype == out->dtype && in->rank == out->rank;
}

bool infer_custom_call(Infer *c) {
    const CustomTarget *t = custom_target(c->op);
    if (op_is_dynamic(c->op)) return infer_dynamic(c);
    if (!t) return infer_declared(c);
    if (t->kind == OP_COUNT) return makes_parts(c) ? infer_declared(c) : infer_barrier(c);
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
