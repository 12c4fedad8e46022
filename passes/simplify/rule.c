// What rewrite rules ask of constants: see rule.h.
#include "passes/simplify/rule.h"

#include <math.h>

const void *canon_splat_elem(const Canon *s, const Value *v) {
    const Literal *l = constant_of(s, v);
    return l && (l->splat || l->type->n_elems == 1) ? l->data : NULL;
}

bool canon_is_number(const Canon *s, const Value *v, double x) {
    const void *e = canon_splat_elem(s, v);
    return e && !dtype_is_complex(v->type->dtype) && elem_to_f64(v->type->dtype, e) == x;
}

bool canon_is_zero(const Canon *s, const Value *v, bool negative) {
    if (!dtype_is_float(v->type->dtype) || !canon_is_number(s, v, 0)) return false;
    return (signbit(elem_to_f64(v->type->dtype, canon_splat_elem(s, v))) != 0) == negative;
}
