// What has to lie in memory: operands of steps, of contractions where codegen cannot index them, and what updates write into. Views, constants and iotas
// that are needed there get a cluster of their own, or stay outside kernels where they are memory anyway.
#include "passes/fuse/cluster.h"

#include "ir/ops/conv/conv.h"
#include "ir/ops/view.h"

enum { STORED_SPLAT_BYTES = 4096 };

// Equal elements are not stored, but for a few: a kernel fills memory with them.
static bool is_filled(const Op *op) {
    const Literal *l = value_constant(&op->results[0]);
    return l && l->splat && type_bytes(l->type) > STORED_SPLAT_BYTES;
}

// A reshape that joins short rows of repeated elements: its rows are vectors, those are not.
static bool joins_repeated(const Op *op) {
    const Type to = op->results[0].type, from = op->operands[0]->type;
    const Op *def = op->operands[0]->def;
    if (!def || def->kind != OP_BROADCAST_IN_DIM || !from->rank || !to->rank) return false;
    return from->dims[from->rank - 1] < LANES && from->dims[from->rank - 1] < to->dims[to->rank - 1];
}

static void need_memory(Op *op) {
    while (op && op->mark && op_is_cheap(op) && !node_of(op)->kept && !node_of(op)->regular) {
        Node *n = node_of(op);
        if ((op->kind != OP_CONSTANT && op->kind != OP_RESHAPE) || is_filled(op) || (op->kind == OP_RESHAPE && joins_repeated(op))) {
            n->regular = true;
            return;
        }
        n->kept = true; // a constant is memory; a reshape is another name for its operand
        op = op->kind == OP_RESHAPE ? op->operands[0]->def : NULL;
    }
}

typedef enum { ANY_STRIDES, LAST_TOGETHER, DENSE, BLAS_MATRIX } OperandForm;

static bool has_form(const View *view, OperandForm form) {
    bool transposed;
    int64_t stride;
    if (form == LAST_TOGETHER) return view->strides_elems[view->rank - 1] == 1;
    return form == ANY_STRIDES || (form == DENSE ? view_is_dense(view) : view_is_matrix(view, &transposed, &stride));
}

// Does a view between the value and what it is a view of lie in memory itself?
static bool is_interrupted(const Value *v, const Value *base) {
    for (; v != base; v = v->def->operands[0])
        if (v->def->mark && node_of(v->def)->regular) return true;
    return false;
}

static void need_contract_operand(const Value *v, OperandForm form) {
    View view;
    if (!view_resolve(v, &view)) ICE("operand of a contraction");
    if (!has_form(&view, form) || is_interrupted(v, view.base)) need_memory(v->def);
    else need_memory(view.base->def);
}

// Elements along the last dimension lie together, or are laid so: what is read many times would be gathered each time.
static void need_last_together(const Value *v) {
    for (; v->def && v->def->mark && op_has(v->def->kind, VIEW); v = v->def->operands[0]) {
        Axes order = op_axes(v->def, ATTR_permutation);
        if (v->def->kind != OP_TRANSPOSE || order.v[order.n - 1] == order.n - 1) continue;
        need_memory(v->def);
        return;
    }
}

// Rows that vectors run along: what lies across memory is turned before.
static void need_neighbours(const Value *v) {
    enum { NEAR = 2 };
    View view;
    if (view_resolve(v, &view) && i64_max(view.strides_elems[view.rank - 1], -view.strides_elems[view.rank - 1]) > NEAR) need_memory(v->def);
}

static void need_captured(Op *op, void *context) {
    const Block *b = context;
    for (uint32_t i = 0; i < op->n_operands; i++)
        if (op->operands[i]->def && op->operands[i]->def->block == b) need_memory(op->operands[i]->def);
}

void nodes_need_memory(Fusion *f) {
    for (Op *op = f->block->first; op; op = op->next) {
        if (op_is_step(op->kind) || op_has(op->kind, END) || op_is_copied(op)) {
            for (uint32_t i = 0; i < op->n_operands; i++) need_memory(op->operands[i]->def);
            for (uint32_t i = 0; i < op->n_regions; i++) block_walk(op->regions[i], need_captured, f->block);
        } else if (op->kind == OP_MATMUL) {
            bool units = units_are_multiplied(op->operands[0]->type->dtype, op->operands[1]->type->dtype);
            need_contract_operand(op->operands[0], units ? LAST_TOGETHER : ANY_STRIDES);
            need_contract_operand(op->operands[1], ANY_STRIDES);
        } else if (op->kind == OP_CONV) {
            bool groups = op_int(op, ATTR_feature_group_count, 1) > 1;
            need_contract_operand(op->operands[0], !conv_is_separable(op) ? DENSE : groups ? LAST_TOGETHER : ANY_STRIDES);
            need_contract_operand(op->operands[1], ANY_STRIDES);
        } else if (op->kind == OP_CONV_PLANES || op->kind == OP_CONV_DEPTHWISE) {
            need_contract_operand(op->operands[0], DENSE);
            need_contract_operand(op->operands[1], ANY_STRIDES);
        } else if (op->kind == OP_WINOGRAD_IMAGE || op->kind == OP_WINOGRAD_GRADIENT) {
            need_last_together(op->operands[0]);
        } else if (op->kind == OP_CONVOLUTION) { // whose every element is read by a whole window
            need_contract_operand(op->operands[0], DENSE);
        } else if (op->kind == OP_FFT_ROWS) {
            for (uint32_t i = 0; i < 2; i++) need_neighbours(op->operands[i]);
            need_memory(op->operands[2]->def);
        } else if (op_is_contraction(f, op)) {
            need_contract_operand(op->operands[0], BLAS_MATRIX);
            need_contract_operand(op->operands[1], BLAS_MATRIX);
        } else {
            for (uint32_t i = 0; i < op_written_operands(op); i++) need_memory(op->operands[i]->def);
        }
    }
}
