// See patches.h. Of C channels and windows of K elements, feature c * K + k is element k of the windows of channel c: a group a channel, whose K kernels have a
// 1 each, one element further in each of them. The kernel is made of iotas and comparisons, which `fold` leaves: it is evaluated here, where it is small.
#include "passes/layout/patches.h"

#include "ir/eval/eval.h"

#include <string.h>

enum {
    MOST_OPS = 16,        // that make the kernel
    MOST_ELEMS = 1 << 18, // of any of them
    MOST_PICKED = 64      // slices, each of which the kernel of their concatenate asks for
};

// ---- the kernel's numbers

typedef struct {
    const Op *ops[MOST_OPS];
    const Literal *made[MOST_OPS];
    uint32_t n;
} Making;

static int find_op(const Making *k, const Op *op) {
    for (uint32_t i = 0; i < k->n; i++)
        if (k->ops[i] == op) return (int)i;
    return -1;
}

static bool add_op(Making *k, const Value *v) {
    const Op *op = v->def;
    if (!op || !op_has(op->kind, PURE) || op->n_regions || op->n_results != 1 || v->type->n_elems > MOST_ELEMS) return false;
    if (find_op(k, op) >= 0) return true;
    if (k->n == MOST_OPS) return false;
    k->ops[k->n++] = op;
    return true;
}

static bool evaluate(Module *m, Making *k, uint32_t i) {
    const Op *op = k->ops[i];
    const Literal *ins[MOST_OPS];
    if (op->n_operands > MOST_OPS) return false;
    for (uint32_t j = 0; j < op->n_operands; j++) {
        int at = find_op(k, value_resolved(op->operands[j])->def);
        if (at < 0 || !k->made[at]) return false;
        ins[j] = k->made[at];
    }
    Diags quiet;
    diags_init(&quiet, "tpucc");
    EvalLimits limits = {.max_work = MOST_OPS * MOST_ELEMS};
    bool ok = eval_op_within(m, op, ins, &limits, &m->arena, &k->made[i], &quiet);
    diags_free(&quiet);
    return ok;
}

// NULL: it depends on arguments, or on too much.
static const Literal *kernel_numbers(Module *m, Value *v) {
    Making k = {.n = 0};
    v = value_resolved(v);
    if (value_constant(v)) return value_constant(v)->type->n_elems <= MOST_ELEMS ? value_constant(v) : NULL;
    if (!add_op(&k, v)) return NULL;
    for (uint32_t i = 0; i < k.n; i++)
        for (uint32_t j = 0; j < k.ops[i]->n_operands; j++)
            if (!add_op(&k, value_resolved(k.ops[i]->operands[j]))) return NULL;
    for (bool more = true; more && !k.made[0];) {
        more = false;
        for (uint32_t i = k.n; i-- > 0;)
            if (!k.made[i] && evaluate(m, &k, i)) more = true;
    }
    return k.made[0];
}

static double number_at(const Literal *l, int64_t i) {
    return elem_to_f64(l->type->dtype, (const char *)l->data + (l->splat ? 0 : (size_t)i * dtype_bytes(l->type->dtype)));
}

// Has kernel o a 1 at element o % picked of its window, and zeros else? Dimensions of the kernel are in any order.
static bool picks_in_turn(const Literal *l, Axes dims, int64_t picked) {
    const Type t = l->type;
    int64_t strides[MAX_RANK];
    type_strides(t, strides);
    for (int64_t o = 0; o < t->dims[dims.v[1]]; o++)
        for (int64_t k = 0; k < picked; k++) {
            int64_t at = o * strides[dims.v[1]], rest = k;
            for (uint32_t i = dims.n; i-- > 2;) {
                int64_t size = t->dims[dims.v[i]];
                at += rest % size * strides[dims.v[i]], rest /= size;
            }
            if (number_at(l, at) != (k == o % picked)) return false;
        }
    return true;
}

// ---- slices

static int64_t setting(const Op *op, AttrKey key, uint32_t i, int64_t otherwise) {
    Axes list = op_axes(op, key);
    return list.n ? list.v[i] : otherwise;
}

static bool is_plain(const Op *op, Axes kernel) {
    const Type k = op->operands[1]->type, x = op->operands[0]->type;
    Axes in = op_list(op, ATTR_conv_dimension_numbers, CONV_INPUT);
    int64_t groups = op_int(op, ATTR_feature_group_count, 1), picked = 1;
    for (uint32_t i = 2; i < kernel.n; i++) {
        picked *= k->dims[kernel.v[i]];
        if (setting(op, ATTR_lhs_dilation, i - 2, 1) != 1 || setting(op, ATTR_window_reversal, i - 2, 0) || picked > MOST_PICKED) return false;
    }
    return dtype_is_float(k->dtype) && k->dtype == x->dtype && x->dtype == op->results[0].type->dtype && op_int(op, ATTR_batch_group_count, 1) == 1 &&
           groups == x->dims[in.v[1]] && k->dims[kernel.v[1]] == groups * picked && x->rank + 1 <= MAX_RANK && op->results[0].type->n_elems > 0 && groups > 0;
}

// Element k of all windows of x [N, C, H..]: [N, C, 1, OH..].
static Value *picked_slice(Builder *b, const Op *op, Value *x, int64_t k, const int64_t *window, const int64_t *out) {
    int64_t start[MAX_RANK] = {0}, limit[MAX_RANK], stride[MAX_RANK], dims[MAX_RANK + 1] = {x->type->dims[0], x->type->dims[1], 1};
    uint32_t n = x->type->rank - 2;
    for (uint32_t i = 0; i < 2; i++) limit[i] = x->type->dims[i], stride[i] = 1;
    for (uint32_t i = n; i-- > 0;) {
        start[2 + i] = k % window[i] * setting(op, ATTR_rhs_dilation, i, 1), k /= window[i];
        stride[2 + i] = setting(op, ATTR_window_strides, i, 1);
        limit[2 + i] = start[2 + i] + (out[i] - 1) * stride[2 + i] + 1;
        dims[3 + i] = out[i];
    }
    return build_reshape(b, build_slice(b, x, start, limit, stride), dims, n + 3);
}

// x with its features second and the borders of zeros around it.
static Value *planes_of(Builder *b, const Op *op) {
    Axes in = op_list(op, ATTR_conv_dimension_numbers, CONV_INPUT);
    int64_t low[MAX_RANK] = {0}, high[MAX_RANK] = {0}, none[MAX_RANK] = {0};
    Value *x = build_transpose(b, op->operands[0], in.v);
    for (uint32_t i = 2; i < in.n; i++) low[i] = setting(op, ATTR_padding, 2 * (i - 2), 0), high[i] = setting(op, ATTR_padding, 2 * (i - 2) + 1, 0);
    return build_pad(b, x, build_scalar(b, x->type->dtype, 0), low, high, none);
}

Value *patches_lower(Builder *b, Op *op) {
    Axes kernel = op_list(op, ATTR_conv_dimension_numbers, CONV_KERNEL), to = op_list(op, ATTR_conv_dimension_numbers, CONV_OUTPUT);
    const Type k = op->operands[1]->type, t = op->results[0].type;
    int64_t picked = 1, window[MAX_RANK], out[MAX_RANK], dims[MAX_RANK], order[MAX_RANK];
    if (!is_plain(op, kernel)) return NULL;
    for (uint32_t i = 2; i < kernel.n; i++) {
        window[i - 2] = k->dims[kernel.v[i]], out[i - 2] = t->dims[to.v[i]];
        picked *= window[i - 2];
    }
    const Literal *numbers = kernel_numbers(b->m, op->operands[1]);
    if (!numbers || !picks_in_turn(numbers, kernel, picked)) return NULL;
    Value *x = planes_of(b, op), *parts[MOST_PICKED];
    for (int64_t i = 0; i < picked; i++) parts[i] = picked_slice(b, op, x, i, window, out);
    Value *y = build_concatenate(b, parts, (size_t)picked, 2);
    for (uint32_t i = 0; i < t->rank; i++) dims[i] = t->dims[to.v[i]], order[to.v[i]] = i;
    return build_transpose(b, build_reshape(b, y, dims, t->rank), order);
}
