// reduce and reduce_window. A region whose ops are all elementwise on scalars (each one that a framework prints) is
// turned into a short program over widened elements, rounded after every step exactly as the ops would; any other
// region is run as a block on scalar tensors. Either way the body is applied as accumulator = body(accumulator,
// element), elements in row-major order, starting from the initial value.
#include "ir/eval_internal.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    ElementOp op;
    uint32_t args[3], result;
} Step;

// slots: the accumulators, the elements, constants, results of steps.
typedef struct {
    const Op *op; // the reduction
    uint32_t n;   // of pairs of accumulator and element
    VEC(Step) steps;
    VEC(Wide) slots;
    VEC(const Value *) names; // of slots
    uint32_t *returned;       // slots
    const Block *block;       // to be run instead, if there is no program
    DType *elem_types;        // of the region's arguments that take elements
    DType *acc_types;
    Tensor *scratch; // 2n arguments and n results of the block
} Reducer;

static uint32_t reducer_slot(const Reducer *r, const Value *v) {
    for (size_t i = 0; i < r->names.n; i++)
        if (r->names.items[i] == v) return (uint32_t)i;
    return UINT32_MAX;
}

static uint32_t reducer_add(Reducer *r, const Value *v, Wide w) {
    vec_push(&r->names, v);
    vec_push(&r->slots, w);
    return (uint32_t)r->names.n - 1;
}

// The slot of an operand; a value from around the region is read now. UINT32_MAX: not a scalar that is known.
static uint32_t reducer_operand(Eval *e, Reducer *r, const Op *user, const Value *v) {
    v = value_resolved((Value *)v);
    uint32_t slot = reducer_slot(r, v);
    if (slot != UINT32_MAX) return slot;
    Tensor scratch;
    const Tensor *t = eval_value(e, user, v, &scratch);
    if (!t || t->lit.type->n_elems != 1) return UINT32_MAX;
    return reducer_add(r, v, wide_load(t->lit.type->dtype, t->lit.data));
}

static bool op_is_scalar(const Op *op) {
    if (op->n_results != 1 || op->results[0].type->n_elems != 1 || op->n_operands > 3) return false;
    for (uint32_t i = 0; i < op->n_operands; i++)
        if (op->operands[i]->type->n_elems != 1) return false;
    return true;
}

static bool block_is_program(const Block *b) {
    for (const Op *op = b->first; op; op = op->next) {
        if (op_has(op->kind, END)) return true;
        bool moves = op->kind == OP_RESHAPE || op->kind == OP_BROADCAST_IN_DIM;
        if (!op_is_scalar(op) || !(op_has(op->kind, MAP) || op->kind == OP_CONSTANT || moves)) return false;
    }
    return false;
}

static bool reducer_add_op(Eval *e, Reducer *r, const Op *op) {
    Wide none = {0};
    if (op->kind == OP_CONSTANT) {
        const Literal *l = op_attr(op, ATTR_value)->lit;
        reducer_add(r, &op->results[0], wide_load(l->type->dtype, l->data));
        return true;
    }
    Step s = {0};
    for (uint32_t i = 0; i < op->n_operands; i++) {
        s.args[i] = reducer_operand(e, r, op, op->operands[i]);
        if (s.args[i] == UINT32_MAX) return false;
    }
    if (op_has(op->kind, MAP)) {
        if (!element_op_make(e, op, &s.op)) return false;
        s.result = reducer_add(r, &op->results[0], none);
        vec_push(&r->steps, s);
    } else { // a reshape of one element: another name for it
        s.op = (ElementOp){.out = op->results[0].type->dtype};
        s.result = reducer_add(r, &op->results[0], none);
        vec_push(&r->steps, s);
    }
    return true;
}

static bool reducer_make_program(Eval *e, Reducer *r, const Block *b) {
    for (uint32_t i = 0; i < b->n_args; i++) reducer_add(r, b->args[i], (Wide){0});
    const Op *op = b->first;
    for (; !op_has(op->kind, END); op = op->next)
        if (!reducer_add_op(e, r, op)) return false;
    for (uint32_t i = 0; i < r->n; i++) {
        r->returned[i] = reducer_operand(e, r, op, op->operands[i]);
        if (r->returned[i] == UINT32_MAX) return false;
    }
    return true;
}

static void reducer_free(Reducer *r) {
    vec_free(&r->steps);
    vec_free(&r->slots);
    vec_free(&r->names);
    free(r->returned);
    free(r->acc_types);
    free(r->scratch);
}

static bool reducer_make(Eval *e, const Op *op, Reducer *out) {
    uint32_t n = op->n_operands / 2;
    const Block *b = op->regions[0];
    *out = (Reducer){
        .op = op, .n = n, .returned = xcalloc(n + 1, sizeof(uint32_t)), .acc_types = xcalloc(2 * n + 1, sizeof(DType))};
    out->elem_types = out->acc_types + n;
    for (uint32_t i = 0; i < 2 * n; i++) out->acc_types[i] = b->args[i]->type->dtype;
    if (block_is_program(b)) return reducer_make_program(e, out, b);
    out->block = b;
    out->scratch = xcalloc(3 * n + 1, sizeof(Tensor));
    for (uint32_t i = 0; i < 2 * n; i++) reducer_add(out, NULL, (Wide){0});
    return true;
}

static bool reducer_run_block(Eval *e, Reducer *r) {
    Tensor *args = r->scratch, *results = args + 2 * r->n;
    _Alignas(16) char elems[16];
    bool ok = true;
    Arena *arena = e->arena;
    e->arena = NULL;
    for (uint32_t i = 0; i < 2 * r->n && ok; i++) {
        void *data;
        ok = tensor_make(e, r->op, r->block->args[i]->type, false, &args[i], &data);
        if (ok) wide_store(r->acc_types[i], data, r->slots.items[i]);
    }
    ok = ok && eval_block(e, r->block, args, results);
    for (uint32_t i = 0; i < r->n && ok; i++) {
        DType t = results[i].lit.type->dtype;
        memcpy(elems, results[i].lit.data, dtype_bytes(t));
        r->slots.items[i] = wide_load(t, elems);
    }
    for (uint32_t i = 0; i < 3 * r->n; i++) tensor_drop(e, &args[i]);
    e->arena = arena;
    return ok;
}

// Accumulators and elements are in slots 0..2n-1; the accumulators become what the region returns.
static bool reducer_step(Eval *e, Reducer *r) {
    if (r->block) return reducer_run_block(e, r);
    Wide *slots = r->slots.items;
    for (size_t i = 0; i < r->steps.n; i++) {
        const Step *s = &r->steps.items[i];
        Wide a = slots[s->args[0]], b = slots[s->args[1]], c = slots[s->args[2]];
        slots[s->result] = s->op.run ? wide_round(s->op.out, s->op.run(&s->op, a, b, c)) : a;
    }
    if (r->n == 1) {
        slots[0] = slots[r->returned[0]];
        return true;
    }
    Wide small[8], *kept = r->n > 8 ? xmalloc(r->n * sizeof *kept) : small; // one may return another's argument
    for (uint32_t i = 0; i < r->n; i++) kept[i] = slots[r->returned[i]];
    memcpy(slots, kept, r->n * sizeof *kept);
    if (kept != small) free(kept);
    return true;
}

static void reducer_begin(Reducer *r, const Tensor *inits) {
    for (uint32_t i = 0; i < r->n; i++) r->slots.items[i] = wide_load(inits[i].lit.type->dtype, inits[i].lit.data);
}

static void reducer_store(Reducer *r, void *const *data, int64_t at) {
    for (uint32_t i = 0; i < r->n; i++) {
        DType t = r->op->results[i].type->dtype;
        wide_store(t, (char *)data[i] + (size_t)at * dtype_bytes(t), r->slots.items[i]);
    }
}

static Wide element(const Tensor *t, int64_t at) { return wide_load(t->lit.type->dtype, literal_elem(&t->lit, at)); }

static bool results_make(Eval *e, const Op *op, Tensor *out, void **data) {
    for (uint32_t i = 0; i < op->n_results; i++)
        if (!tensor_make(e, op, op->results[i].type, false, &out[i], &data[i])) return false;
    return true;
}

static int64_t dot_index(const Index *i, const int64_t *strides) {
    int64_t at = 0;
    for (uint32_t k = 0; k < i->rank; k++) at += i->at[k] * strides[k];
    return at;
}

static bool reduce_all(Eval *e, Reducer *r, const Tensor *ins, void *const *data) {
    Type in = ins[0].lit.type;
    Axes dims = op_axes(r->op, ATTR_dimensions);
    int64_t strides[MAX_RANK], kept_dims[MAX_RANK], kept_strides[MAX_RANK], dead_dims[MAX_RANK], dead_strides[MAX_RANK];
    Index kept = {0, kept_dims, {0}}, dead = {0, dead_dims, {0}};
    int64_t n_dead = 1, n_out = r->op->results[0].type->n_elems;
    type_strides(in, strides);
    for (uint32_t i = 0; i < in->rank; i++) {
        if (axes_contain(dims, i)) {
            dead_strides[dead.rank] = strides[i], dead_dims[dead.rank++] = in->dims[i];
            n_dead *= in->dims[i];
        } else {
            kept_strides[kept.rank] = strides[i], kept_dims[kept.rank++] = in->dims[i];
        }
    }
    for (int64_t at = 0; at < n_out; at++, index_next(&kept)) {
        int64_t base = dot_index(&kept, kept_strides);
        reducer_begin(r, ins + r->n);
        for (int64_t k = 0; k < n_dead; k++, index_next(&dead)) {
            int64_t from = base + dot_index(&dead, dead_strides);
            for (uint32_t i = 0; i < r->n; i++) r->slots.items[r->n + i] = element(&ins[i], from);
            if (!reducer_step(e, r)) return false;
        }
        reducer_store(r, data, at);
    }
    return true;
}

bool eval_reduce(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Reducer r;
    void **data = xcalloc(op->n_results + 1, sizeof *data);
    uint64_t work = (uint64_t)ins[0].lit.type->n_elems + (uint64_t)op->results[0].type->n_elems;
    bool ok = reducer_make(e, op, &r) && eval_charge(e, op, work) && results_make(e, op, out, data) &&
              reduce_all(e, &r, ins, data);
    reducer_free(&r);
    free(data);
    return ok;
}

// A window over the operand, dimension by dimension.
typedef struct {
    uint32_t rank;
    const int64_t *size; // of the window
    int64_t stride[MAX_RANK], base[MAX_RANK], dilation[MAX_RANK], low[MAX_RANK];
} Window;

static int64_t axis_or(Axes a, uint32_t i, int64_t otherwise) { return i < a.n ? a.v[i] : otherwise; }

static Window window_of(const Op *op) {
    Axes size = op_axes(op, ATTR_window_dimensions), padding = op_axes(op, ATTR_padding);
    Window w = {.rank = size.n, .size = size.v};
    for (uint32_t i = 0; i < size.n; i++) {
        w.stride[i] = axis_or(op_axes(op, ATTR_window_strides), i, 1);
        w.base[i] = axis_or(op_axes(op, ATTR_base_dilations), i, 1);
        w.dilation[i] = axis_or(op_axes(op, ATTR_window_dilations), i, 1);
        w.low[i] = axis_or(padding, 2 * i, 0);
    }
    return w;
}

// The element that position `in` of the window at `out` covers, or -1 for padding.
static int64_t window_element(const Window *w, Type from, const int64_t *strides, const Index *out, const Index *in) {
    int64_t at = 0;
    for (uint32_t i = 0; i < w->rank; i++) {
        int64_t p = out->at[i] * w->stride[i] + in->at[i] * w->dilation[i];
        if (__builtin_sub_overflow(p, w->low[i], &p) || p < 0 || p % w->base[i] || p / w->base[i] >= from->dims[i])
            return -1;
        at += p / w->base[i] * strides[i];
    }
    return at;
}

static bool reduce_windows(Eval *e, Reducer *r, const Tensor *ins, void *const *data) {
    Type from = ins[0].lit.type, type = r->op->results[0].type;
    Window w = window_of(r->op);
    int64_t strides[MAX_RANK], n_window = 1;
    double work = (double)type->n_elems;
    if (type->n_elems == 0) return true;
    for (uint32_t i = 0; i < w.rank; i++) work *= (double)w.size[i];
    if (!eval_charge(e, r->op, work < 1e18 ? (uint64_t)work : (uint64_t)1e18)) return false;
    for (uint32_t i = 0; i < w.rank; i++) n_window *= w.size[i];
    type_strides(from, strides);
    Index out = {type->rank, type->dims, {0}}, in = {w.rank, w.size, {0}};
    for (int64_t at = 0; at < type->n_elems; at++, index_next(&out)) {
        reducer_begin(r, ins + r->n);
        for (int64_t k = 0; k < n_window; k++, index_next(&in)) {
            int64_t p = window_element(&w, from, strides, &out, &in);
            for (uint32_t i = 0; i < r->n; i++)
                r->slots.items[r->n + i] = p < 0 ? element(&ins[r->n + i], 0) : element(&ins[i], p);
            if (!reducer_step(e, r)) return false;
        }
        reducer_store(r, data, at);
    }
    return true;
}

bool eval_reduce_window(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Reducer r;
    void **data = xcalloc(op->n_results + 1, sizeof *data);
    bool ok = reducer_make(e, op, &r) && results_make(e, op, out, data) && reduce_windows(e, &r, ins, data);
    reducer_free(&r);
    free(data);
    return ok;
}
