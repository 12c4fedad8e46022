// The text of a type, as StableHLO's text form has it: see type.h.
#include "ir/graph/quant.h"
#include "ir/graph/type.h"

#include <inttypes.h>
#include <stdlib.h>

void type_text(Type t, Text *out) {
    if (t->kind == TYPE_TOKEN) {
        text_z(out, "!stablehlo.token");
    } else if (t->kind == TYPE_TUPLE) {
        text_z(out, "tuple<");
        for (uint32_t i = 0; i < t->rank; i++) {
            if (i) text_z(out, ", ");
            type_text(t->elems[i], out);
        }
        text_z(out, ">");
    } else {
        text_z(out, "tensor<");
        for (uint32_t i = 0; i < t->rank; i++) {
            if (t->dims[i] == DIM_UNKNOWN) text_z(out, "?x");
            else text_f(out, "%" PRId64 "x", t->dims[i]);
        }
        if (t->quant) quant_text(t->quant, out);
        else text_z(out, dtype_text(t->dtype));
        text_z(out, ">");
    }
}

const char *type_name(Arena *a, Type t) {
    Text text = {0};
    type_text(t, &text);
    char *copy = arena_copy(a, text.items, text.n + 1);
    vec_free(&text);
    return copy;
}
