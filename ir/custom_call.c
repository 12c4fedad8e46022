// The table of custom_call.h. torch_xla writes `mhlo.<op>` for the ops of XLA that StableHLO lacks; JAX and XLA annotate values for the
// partitioner and for memory spaces, which on one device with one memory says nothing.
#include "ir/custom_call.h"

#include <string.h>

static const CustomTarget targets[] = {
    {"mhlo.acos", OP_ACOS},
    {"mhlo.acosh", OP_ACOSH},
    {"mhlo.asin", OP_ASIN},
    {"mhlo.asinh", OP_ASINH},
    {"mhlo.atan", OP_ATAN},
    {"mhlo.atanh", OP_ATANH},
    {"mhlo.cosh", OP_COSH},
    {"mhlo.erf", OP_ERF},
    {"mhlo.sinh", OP_SINH},
    {"mhlo.tan", OP_TAN},
    {"mhlo.topk", OP_TOP_K},
    {"LayoutConstraint", OP_COUNT},
    {"MoveToDevice", OP_COUNT},
    {"MoveToHost", OP_COUNT},
    {"PinToDevice", OP_COUNT},
    {"PinToDeviceSram", OP_COUNT},
    {"SPMDFullToShardShape", OP_COUNT}, // of the same shape, as inference says
    {"SPMDShardToFullShape", OP_COUNT},
    {"Sharding", OP_COUNT},
    {"annotate_device_placement", OP_COUNT},
    {"xla.sdy.FuncResultSharding", OP_COUNT},
    {"xla.sdy.GlobalToLocalShape", OP_COUNT},
    {"xla.sdy.LocalToGlobalShape", OP_COUNT},
};

// mhlo.attributes = {k = 4 : i64, largest = true}; the smallest ones are not what chlo.top_k is.
static bool takes_largest(const Op *op) {
    for (uint32_t i = 0; i < op->n_attrs; i++) {
        const Attr *a = &op->attrs[i];
        if (a->key != ATTR_UNKNOWN || !a->s || strcmp(a->name->text, "mhlo.attributes")) continue;
        const char *largest = strstr(a->s->text, "largest");
        if (largest && !strncmp(largest + strcspn(largest, "=") + strspn(largest + strcspn(largest, "="), "= "), "false", 5)) return false;
    }
    return true;
}

const CustomTarget *custom_target(const Op *op) {
    Str name = op_str(op, ATTR_call_target_name);
    for (size_t i = 0; name && i < COUNT(targets); i++) {
        if (strcmp(targets[i].name, name->text)) continue;
        return targets[i].kind == OP_TOP_K && !takes_largest(op) ? NULL : &targets[i];
    }
    return NULL;
}

Op custom_call_as(const Op *op, const CustomTarget *t, Attr *room) {
    Op as = *op;
    as.kind = t->kind;
    as.attrs = room;
    as.n_attrs = 0;
    if (t->kind != OP_TOP_K) return as;
    Type values = op->n_results ? op->results[0].type : NULL;
    bool sized = values && values->kind == TYPE_TENSOR && values->rank;
    *room = attr_i64(ATTR_k, sized ? values->dims[values->rank - 1] : 0);
    as.n_attrs = 1;
    return as;
}
