// Types of custom calls. A target that means an op has that op's types, a routine of LAPACK those of linalg/lapack.c; others have the types that
// are declared. The table of targets is in ir/ops/custom_call.c.
#include "ir/ops/custom_call.h"
#include "ir/infer/quant.h"
#include "ir/infer/util.h"
#include "ir/ops/devices/devices.h"
#include "ir/ops/dynamic.h"

#include <string.h>

// Whole arrays and their parts as GSPMD marks them: of several partitions their types differ, of one they are the same. JAX did not always write how many.
static bool infer_mark(Infer *c, const char *name) {
    bool cuts = !strcmp(name, "SPMDFullToShardShape"), joins = !strcmp(name, "SPMDShardToFullShape");
    Type in = c->op->n_operands == 1 ? operand_type(c, 0) : NULL, out = c->op->n_results == 1 ? result_declared(c, 0) : NULL;
    bool alike = in && out && type_is_tensor(in) && in->dtype == out->dtype && in->rank == out->rank;
    if ((!cuts && !joins) || !alike || in == out) return infer_barrier(c);
    if (module_n_partitions(c->m) > 1) return infer_declared(c);
    infer_fail(c, CODE_SHAPE_MISMATCH, "@%s makes %s of %s, but the module has one partition", name, infer_type_name(c, out), infer_type_name(c, in));
    diag_help(c->d, "write mhlo.num_partitions, of how many devices the shardings are, among the attributes of the module");
    return false;
}

// A call whose results are the parts of a tuple.
static bool infer_parts(Infer *c, const Op *as) {
    Type parts[LAPACK_MOST_RESULTS] = {NULL};
    Infer of = *c;
    of.op = as, of.out = parts;
    const CustomTarget *t = custom_target(as);
    if (!lapack_call_ok(&of, t) || !infer_lapack(&of, t)) return false;
    for (uint32_t i = 0; i < as->n_results; i++) {
        if (type_agrees(parts[i], as->results[i].type)) continue;
        infer_fail(c, CODE_TYPE_MISMATCH, "part %u of the result is %s, it must be %s", i, infer_type_name(c, as->results[i].type),
                   infer_type_name(c, parts[i]));
        return false;
    }
    c->out[0] = type_tuple(&c->m->types, parts, as->n_results);
    return true;
}

bool infer_custom_call(Infer *c) {
    const CustomTarget *t = custom_target(c->op);
    Op as_parts;
    Value parts[LAPACK_MOST_RESULTS];
    if (custom_call_untupled(c->op, &as_parts, parts)) return infer_parts(c, &as_parts);
    if (op_is_dynamic(c->op)) return infer_dynamic(c);
    if (!t) return infer_declared(c);
    if (t->kind == OP_COUNT) return infer_mark(c, t->name);
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
