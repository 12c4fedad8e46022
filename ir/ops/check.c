// The checks of StableHLO's own tests: see check.h.
#include "ir/ops/check.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

// A number behind the name in an attribute that is kept as text, such as `max_ulp_difference = 5 : i64`.
static uint64_t text_number(const Op *op, const char *name, uint64_t otherwise) {
    for (uint32_t i = 0; i < op->n_attrs; i++) {
        const Attr *a = &op->attrs[i];
        uint64_t v;
        if (a->key == ATTR_UNKNOWN && a->s && !strcmp(a->name->text, name) && sscanf(a->s->text, "%" SCNu64, &v) == 1) return v;
    }
    return otherwise;
}

static bool custom_check(const Op *op, Check *out) {
    static const struct {
        const char *name;
        Check check;
    } rows[] = {{"check.expect_eq", {.how = CHECK_EQUAL}},
                {"check.expect_close", {.how = CHECK_WITHIN_ULPS, .max_ulp = 3}},
                {"check.expect_almost_eq", {.how = CHECK_WITHIN, .tolerance = 1e-3}},
                {"check.eq", {.how = CHECK_WITHIN, .tolerance = 1e-4}}};
    const char *target = str_text(op_str(op, ATTR_call_target_name));
    for (size_t i = 0; i < COUNT(rows) && op->n_operands == 2; i++) {
        if (strcmp(rows[i].name, target)) continue;
        *out = rows[i].check;
        if (out->how != CHECK_WITHIN_ULPS) return true;
        out->max_ulp = text_number(op, "max_ulp_difference", out->max_ulp);
        out->min_ulp = text_number(op, "min_ulp_difference", 0);
        return true;
    }
    return false;
}

bool check_of(const Op *op, Check *out) {
    const Attr *tolerance = op_attr(op, ATTR_tolerance);
    *out = (Check){.min_ulp = (uint64_t)op_int(op, ATTR_min_ulp_difference, 0),
                   .max_ulp = (uint64_t)op_int(op, ATTR_max_ulp_difference, 3),
                   .tolerance = tolerance ? tolerance->f : 1e-3};
    switch (op->kind) {
    case OP_CUSTOM_CALL: return custom_check(op, out);
    case OP_CHECK_EQ:
    case OP_CHECK_EQ_CONST: out->how = CHECK_EQUAL; return true;
    case OP_CHECK_CLOSE: out->how = CHECK_WITHIN_ULPS; return true;
    case OP_CHECK_ALMOST_EQ:
    case OP_CHECK_ALMOST_EQ_CONST: out->how = CHECK_WITHIN; return true;
    default: return false;
    }
}
