// See tuned.h, and passes/tuned.h for what a key is.
#include "passes/layout/tuned.h"

#include "ir/ops/groups.h"
#include "ir/ops/plan.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

// ---- keys

static void add_type(Text *t, DType dtype, const int64_t *dims, uint32_t n) {
    text_z(t, "tensor<");
    for (uint32_t i = 0; i < n; i++) text_f(t, "%" PRId64 "x", dims[i]);
    text_f(t, "%s>", dtype_text(dtype));
}

static int64_t product(const int64_t *dims, const int64_t *chosen, uint32_t n) {
    int64_t p = 1;
    for (uint32_t i = 0; i < n; i++) p *= dims[chosen[i]];
    return p;
}

// What it is, and how it is stored; seen through what is computed of constants when the passes that follow meet it.
static void add_weights(Text *t, const Value *v) {
    const Op *groups = NULL;
    DType as = v->type->dtype, stored = as; // what is rounded to fewer bytes and widened again is kept so
    for (; v->def && (op_has(v->def->kind, VIEW) || v->def->kind == OP_CONVERT || v->def->kind == OP_ROUND_GROUPS); v = v->def->operands[0]) {
        if (v->def->kind == OP_ROUND_GROUPS) groups = v->def;
        if (dtype_bytes(v->def->operands[0]->type->dtype) < dtype_bytes(stored)) stored = v->def->operands[0]->type->dtype;
    }
    bool constant = value_constant(v) != NULL;
    text_z(t, constant ? TUNED_CONSTANT : "%y");
    if (constant && groups) text_f(t, TUNED_GROUPS "%" PRIu32, groups_of(groups).bits);
    else if (constant && stored != as) text_f(t, "_%s", dtype_text(stored));
}

// Elements of one index of the batch that are not summed over.
static int64_t free_elems(const Type t, Axes batch, Axes contract) {
    int64_t n = 1;
    for (uint32_t i = 0; i < t->rank; i++)
        if (!axes_contain(batch, i) && !axes_contain(contract, i)) n *= t->dims[i];
    return n;
}

static void dot_key(const Op *op, bool swapped, Text *t) {
    AttrKey key = ATTR_dot_dimension_numbers;
    Axes lhs_batch = op_list(op, key, DOT_LHS_BATCH), lhs_contract = op_list(op, key, DOT_LHS_CONTRACT);
    Axes rhs_batch = op_list(op, key, DOT_RHS_BATCH), rhs_contract = op_list(op, key, DOT_RHS_CONTRACT);
    const Type lhs = op->operands[0]->type, rhs = op->operands[1]->type;
    int64_t m = free_elems(lhs, lhs_batch, lhs_contract), n = free_elems(rhs, rhs_batch, rhs_contract), dims[MAX_RANK];
    int64_t depth = product(lhs->dims, lhs_contract.v, lhs_contract.n);
    uint32_t batch = lhs_batch.n;
    for (uint32_t i = 0; i < batch; i++) dims[i] = lhs->dims[lhs_batch.v[i]];
    text_z(t, "stablehlo.dot_general %x, "), add_weights(t, op->operands[swapped ? 0 : 1]);
    for (int side = 0; batch && side < 2; side++) {
        text_z(t, side ? " x [" : ", batching_dims = [");
        for (uint32_t i = 0; i < batch; i++) text_f(t, "%s%" PRIu32, i ? ", " : "", i);
        text_z(t, "]");
    }
    text_f(t, ", contracting_dims = [%" PRIu32 "] x [%" PRIu32 "] : (", batch + 1, batch);
    dims[batch] = swapped ? n : m, dims[batch + 1] = depth;
    add_type(t, (swapped ? rhs : lhs)->dtype, dims, batch + 2);
    text_z(t, ", ");
    dims[batch] = depth, dims[batch + 1] = swapped ? m : n;
    add_type(t, (swapped ? lhs : rhs)->dtype, dims, batch + 2);
    text_z(t, ") -> ");
    dims[batch] = swapped ? n : m;
    add_type(t, op->results[0].type->dtype, dims, batch + 2);
}

static void add_numbers(Text *t, const char *name, Axes numbers, uint32_t n, int64_t otherwise) {
    text_f(t, "%s = [", name);
    for (uint32_t i = 0; i < n; i++) text_f(t, "%s%" PRId64, i ? ", " : "", numbers.n ? numbers.v[i] : otherwise);
    text_z(t, "]");
}

// "[b, 0, 1, f]", of a kernel "[0, 1, i, o]".
static void add_layout(Text *t, uint32_t n_spatial, bool kernel) {
    text_z(t, kernel ? "[" : "[b, ");
    for (uint32_t i = 0; i < n_spatial; i++) text_f(t, "%" PRIu32 ", ", i);
    text_z(t, kernel ? "i, o]" : "f]");
}

// In the order of add_layout.
static void add_ordered(Text *t, const Type type, Axes list, bool kernel) {
    int64_t dims[MAX_RANK];
    uint32_t n = 0;
    if (!kernel) dims[n++] = type->dims[list.v[0]];
    for (uint32_t i = 2; i < list.n; i++) dims[n++] = type->dims[list.v[i]];
    if (kernel) dims[n++] = type->dims[list.v[0]];
    dims[n++] = type->dims[list.v[1]];
    add_type(t, type->dtype, dims, n);
}

// A reversed window is one of a kernel that is reversed before.
static void convolution_key(const Op *op, Text *t) {
    AttrKey key = ATTR_conv_dimension_numbers;
    Axes padding = op_axes(op, ATTR_padding), kernel = op_list(op, key, CONV_KERNEL);
    uint32_t n = kernel.n - 2;
    text_z(t, "stablehlo.convolution(%x, "), add_weights(t, op->operands[1]), text_z(t, ") dim_numbers = ");
    add_layout(t, n, false), text_z(t, "x"), add_layout(t, n, true), text_z(t, "->"), add_layout(t, n, false);
    text_z(t, ", window = {");
    add_numbers(t, "stride", op_axes(op, ATTR_window_strides), n, 1);
    text_z(t, ", pad = [");
    for (uint32_t i = 0; i < n; i++)
        text_f(t, "%s[%" PRId64 ", %" PRId64 "]", i ? ", " : "", padding.n ? padding.v[2 * i] : 0, padding.n ? padding.v[2 * i + 1] : 0);
    text_z(t, "]");
    add_numbers(t, ", lhs_dilate", op_axes(op, ATTR_lhs_dilation), n, 1);
    add_numbers(t, ", rhs_dilate", op_axes(op, ATTR_rhs_dilation), n, 1);
    text_f(t, "} {batch_group_count = %" PRId64 " : i64, feature_group_count = %" PRId64 " : i64} : (", op_int(op, ATTR_batch_group_count, 1),
           op_int(op, ATTR_feature_group_count, 1));
    add_ordered(t, op->operands[0]->type, op_list(op, key, CONV_INPUT), false), text_z(t, ", ");
    add_ordered(t, op->operands[1]->type, kernel, true), text_z(t, ") -> ");
    add_ordered(t, op->results[0].type, op_list(op, key, CONV_OUTPUT), false);
}

// ---- choices

static bool is_plain(const Op *op) {
    if (op->kind != OP_CONVOLUTION) return true;
    Axes base = op_axes(op, ATTR_lhs_dilation);
    for (uint32_t i = 0; i < base.n; i++)
        if (base.v[i] != 1) return false;
    return op_int(op, ATTR_feature_group_count, 1) == 1 && op_int(op, ATTR_batch_group_count, 1) == 1;
}

static int by_key(const void *key, const void *kernel) { return strcmp(key, ((const TunedKernel *)kernel)->kernel); }

static void tell(const PassContext *c, const char *kernel, uint32_t methods, bool plain) {
    for (size_t i = 0; i < c->tunables->n; i++)
        if (!strcmp(c->tunables->items[i].kernel, kernel)) return;
    vec_push(c->tunables, ((Tunable){arena_copy(&c->m->arena, kernel, strlen(kernel) + 1), methods, plain}));
}

static bool follows(const PassContext *c, const Op *op, const TunedKernel *t, uint32_t methods) {
    const char *what = t->winograd > 0 && !(methods >> t->winograd & 1) && c->o->conv == CONV_AUTO ? "Winograd's method"
                       : t->mr > 0 && !is_plain(op)                                                ? "a register tile of another size"
                                                                                                   : NULL;
    if (!what) return true;
    diag_error(c->d, op_place(op), CODE_TUNED_CHOICES, "%s: the choices say %s, which this one cannot be done with", op_short(op->kind), what);
    diag_note(c->d, (Loc){0}, "it is %s", t->kernel);
    diag_help(c->d, "tune again with --tune, or compile without --tuned: the cost model chooses then");
    return false;
}

const TunedKernel *tuned_find(const PassContext *c, const Op *op, bool swapped, uint32_t methods) {
    const Tuned *all = c->o->tuned;
    if (!all && !c->o->ask_tunables) return NULL;
    Text key = {0};
    if (op->kind == OP_CONVOLUTION) convolution_key(op, &key);
    else dot_key(op, swapped, &key);
    if (c->o->ask_tunables) tell(c, key.items, methods, is_plain(op));
    const TunedKernel *found = all && all->n ? bsearch(key.items, all->kernels, all->n, sizeof *all->kernels, by_key) : NULL;
    vec_free(&key);
    if (found) ++*c->n_tuned;
    return found && follows(c, op, found, methods) ? found : NULL;
}

void tuned_mark(const PassContext *c, const TunedKernel *t, Block *b, Op *before, const Op *end) {
    Arena *a = &c->m->arena;
    for (Op *op = before ? before->next : b->first; op != end; op = op->next) {
        if (op->kind != OP_MATMUL && op->kind != OP_CONV) continue;
        if (t->rows > 0) op_set_attr(c->m, op, attr_axes(a, ATTR_task, (int64_t[]){t->rows, t->columns}, 2));
        if (t->mr > 0) op_set_attr(c->m, op, attr_axes(a, ATTR_registers, (int64_t[]){t->mr, t->panels}, 2));
        // What fetches by what the whole program reads (fuse/prefetch.h) has no choice.
        if (t->prefetch >= 0 && !op_fetches_panels(op)) op_set_attr(c->m, op, attr_i64(ATTR_prefetch, t->prefetch));
    }
}
