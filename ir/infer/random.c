// Types of random bits: rng_bit_generator. Source of the rules: the StableHLO specification, "Constraints" of it.
#include "ir/infer/util.h"

#include <string.h>

bool infer_rng_bit_generator(Infer *c) {
    Type state = operand_type(c, 0), out = result_declared(c, 1);
    if (!out) return infer_fail(c, CODE_BAD_STRUCTURE, "the result's type must be given");
    int64_t n = state->rank == 1 ? state->dims[0] : -1;
    if (!infer_works_on(c, dtype_info[state->dtype].class == DC_UINT && state->rank == 1, "a state that is a list of unsigned integers")) return false;
    const char *algorithm = str_text(op_str(c->op, ATTR_rng_algorithm));
    int64_t bits = n == DIM_UNKNOWN ? 128 : n > 1024 ? 0 : n * dtype_info[state->dtype].bits;
    bool fits = !strcmp(algorithm, "THREE_FRY") ? bits == 128 : bits == 128 || bits == 192;
    if (!fits)
        return infer_fail(c, CODE_SHAPE_MISMATCH, "the state of %s has %s bits, not those of %s", algorithm,
                          !strcmp(algorithm, "THREE_FRY") ? "128" : "128 or 192", infer_type_name(c, state));
    bool whole = 64 % dtype_info[out->dtype].bits == 0; // no integers are as wide as f6
    if (!whole || (!dtype_is_int(out->dtype) && !dtype_is_float(out->dtype)))
        return infer_fail(c, CODE_TYPE_MISMATCH, "makes integers or floating-point numbers of 2, 4, 8, .. bits, not %s", dtype_text(out->dtype));
    c->out[0] = state;
    c->out[1] = out;
    return true;
}
