// Ops between devices.
#include "ir/eval/internal.h"

static bool id_make(Eval *e, const Op *op, Tensor *out) {
    void *data;
    if (!tensor_make(e, op, op->results[0].type, true, out, &data)) return false;
    elem_from_i64(DT_UI32, data, 0);
    return true;
}

bool eval_replica_id(Eval *e, const Op *op, const Tensor *ins, Tensor *out) { return (void)ins, id_make(e, op, out); }
bool eval_partition_id(Eval *e, const Op *op, const Tensor *ins, Tensor *out) { return (void)ins, id_make(e, op, out); }

static bool refuse(Eval *e, const Op *op) {
    diag_error(e->d, op_place(op), CODE_UNSUPPORTED_OP, "%s: the evaluator runs on one device, where nobody meets", op_short(op->kind));
    return false;
}

bool eval_collective(Eval *e, const Op *op, const Tensor *ins, Tensor *out) { return (void)ins, (void)out, refuse(e, op); }
bool eval_exchange(Eval *e, const Op *op, const Tensor *ins, Tensor *out) { return (void)ins, (void)out, refuse(e, op); }
