// Drops what only marks values: barriers, annotations of placement and sharding, tuples, tokens that order nothing, sizes that are known, tuples of a routine's
// results, calls of Python that nothing goes on with. Their meaning is the identity. Branches that are for other platforms go, too (settle.h). It runs before
// loops are counted, so that no count is hidden behind one.
//
// A barrier keeps a compiler from moving work across it, to bound what is alive at once or to have something computed again. Kernels
// and their buffers are planned from the whole graph here, so it would only keep ops apart that fuse well.
#include "ir/builder/build.h"
#include "ir/infer/infer.h"
#include "ir/ops/custom_call.h"
#include "ir/ops/devices/devices.h"
#include "passes/simplify/bounded.h"
#include "passes/simplify/settle.h"

#include <string.h>

static bool is_identity(const Op *op) {
    const CustomTarget *t = op->kind == OP_CUSTOM_CALL ? custom_target(op) : NULL;
    return op->kind == OP_OPTIMIZATION_BARRIER || (t && t->kind == OP_COUNT);
}

// What the pass gspmd has left of GSPMD's marks; with one partition they say nothing.
static bool refuse_sharding(PassContext *c, const Op *op) {
    const char *name = op->kind == OP_CUSTOM_CALL ? str_text(op_str(op, ATTR_call_target_name)) : "";
    if (strcmp(name, "Sharding") && strncmp(name, "SPMD", 4)) return false;
    diag_error(c->d, op_place(op), CODE_UNSUPPORTED_OP, "custom_call: @%s is not used as shard_map and with_sharding_constraint use it", name);
    diag_help(c->d, "export the program with jax.config.update('jax_use_shardy_partitioner', True)");
    return true;
}

// A size that the type of either side leaves open is that of the other.
static bool stands_for(PassContext *c, Value *old, Value *v) {
    if (old->type != v->type) {
        Type both = type_merge(&c->m->types, v->type, old->type);
        if (!both || (both != v->type && !v->def)) return false;
        v->type = both;
    }
    value_replace(old, v);
    return true;
}

// The sizes of its results follow from the operands of a routine of LAPACK. True: there were some.
static bool drop_sizes(Op *op) {
    const CustomTarget *t = op->kind == OP_CUSTOM_CALL ? custom_target(op) : NULL;
    if (!t || !t->routine || op->n_operands <= lapack_operands(t)) return false;
    for (uint32_t i = 0; i < op->n_attrs; i++) {
        if (op->attrs[i].key != ATTR_UNKNOWN || strcmp(op->attrs[i].name->text, SIZE_OPERANDS)) continue;
        memmove(&op->attrs[i], &op->attrs[i + 1], (--op->n_attrs - i) * sizeof *op->attrs);
        op->n_operands = lapack_operands(t);
        return true;
    }
    return false;
}

// A routine whose results are one tuple, as torch_xla has it, gives them one by one, and a tuple is made of them.
static bool give_parts(PassContext *c, Op *op) {
    Op as;
    Value room[LAPACK_MOST_RESULTS];
    if (!custom_call_untupled(op, &as, room)) return false;
    Builder b = builder_before(c->m, op);
    Type types[LAPACK_MOST_RESULTS];
    for (uint32_t i = 0; i < as.n_results; i++) types[i] = as.results[i].type;
    Op *made = build_typed(&b, OP_CUSTOM_CALL, op->operands, op->n_operands, op->attrs, op->n_attrs, types, as.n_results, 0);
    Value *parts[LAPACK_MOST_RESULTS];
    for (uint32_t i = 0; i < as.n_results; i++) parts[i] = &made->results[i];
    value_replace(&op->results[0], op_result(build_op(&b, OP_TUPLE, parts, as.n_results, NULL, 0), 0));
    return true;
}

// A call of Python that gives nothing, or tokens.
static bool drop_callback(PassContext *c, Op *op) {
    if (!custom_is_idle(op)) return false;
    diag_remark(c->d, op_place(op), "@%s is left out: it calls Python, which is not there when the program runs", str_text(op_str(op, ATTR_call_target_name)));
    Builder b = builder_before(c->m, op);
    for (uint32_t i = 0; i < op->n_results; i++) value_replace(&op->results[i], op_result(build_op(&b, OP_AFTER_ALL, NULL, 0, NULL, 0), 0));
    return true;
}

static bool drop(PassContext *c, Op *op) {
    for (uint32_t i = 0; i < op->n_operands; i++) op->operands[i] = value_resolved(op->operands[i]);
    c->changed |= drop_sizes(op);
    if (drop_callback(c, op) || give_parts(c, op)) return true;
    if (op->kind == OP_GET_TUPLE_ELEMENT) {
        const Op *tuple = op->operands[0]->def;
        return tuple && tuple->kind == OP_TUPLE && stands_for(c, &op->results[0], tuple->operands[op_int(op, ATTR_index, 0)]);
    }
    bool all = is_identity(op);
    for (uint32_t i = 0; all && i < op->n_results; i++) all = stands_for(c, &op->results[i], op->operands[i]);
    return all;
}

static void drop_in(PassContext *c, Block *b, bool several) {
    for (Op *op = b->first, *next; op; op = next) {
        next = op->next;
        if (several && refuse_sharding(c, op)) continue;
        if (branch_settle(c, op, &next)) continue;
        bounded_scatter_rewrite(c, op);
        if (drop(c, op)) {
            op_unlink(op);
            c->changed = true;
            continue;
        }
        for (uint32_t i = 0; i < op->n_regions; i++) drop_in(c, op->regions[i], several);
    }
}

// --- tuples, tokens and changed sizes that nothing uses any more

static void count_uses(Op *op, void *context) {
    (void)context;
    for (uint32_t i = 0; i < op->n_operands; i++)
        if (op->operands[i]->def) op->operands[i]->def->id++;
}

static void no_uses(Op *op, void *context) {
    (void)context;
    op->id = 0;
}

static void drop_last_first(PassContext *c, Block *b) {
    for (Op *op = b->last, *before; op; op = before) {
        before = op->prev;
        for (uint32_t i = 0; i < op->n_regions; i++) drop_last_first(c, op->regions[i]);
        bool pure_callback = custom_is_callback(op) && !op_int(op, ATTR_has_side_effect, 0);
        if (op->id || (op->kind != OP_TUPLE && op->kind != OP_AFTER_ALL && op->kind != OP_SET_DIMENSION_SIZE && !pure_callback)) continue;
        for (uint32_t i = 0; i < op->n_operands; i++)
            if (op->operands[i]->def) op->operands[i]->def->id--;
        op_unlink(op);
        c->changed = true;
    }
}

bool pass_plain(PassContext *c) {
    size_t n_errors = c->d->n_errors;
    for (Func *f = c->m->first_func; f; f = f->next) drop_in(c, f->body, module_n_partitions(c->m) > 1);
    if (c->d->n_errors > n_errors) return false;
    if (c->changed) module_resolve(c->m);
    for (Func *f = c->m->first_func; f; f = f->next) {
        block_walk(f->body, no_uses, NULL);
        block_walk(f->body, count_uses, NULL);
        drop_last_first(c, f->body);
    }
    return true;
}
