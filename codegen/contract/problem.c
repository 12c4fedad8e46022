// See problem.h: tpu.matmul, tpu.conv and tpu.conv_planes.
#include "codegen/contract/problem.h"

#include "ir/ops/conv/conv.h"
#include "ir/ops/cost.h"
#include "ir/ops/plan.h"

LLVMValueRef batch_address(Phase *p, const Op *op, const View *operand, const Index *batch) {
    LlvmCtx *l = p->l;
    const Place *place = operand->base->mark;
    if (!place) ICE("operand of %s is not in memory", op_text(op->kind));
    LLVMTypeRef type = elem_memory_type(&p->e, operand->base->type->dtype);
    LLVMValueRef at = ll_i64(l, operand->offset_elems);
    bool whole = true;
    for (uint32_t i = 0; i + 2 < op->results[0].type->rank; i++)
        at = LLVMBuildAdd(l->b, at, LLVMBuildMul(l->b, batch[i].base, ll_i64(l, operand->strides_elems[i]), ""), "");
    for (uint32_t i = 0; i < operand->base->type->rank; i++) {
        if (!place->origin[i]) continue;
        at = LLVMBuildSub(l->b, at, LLVMBuildMul(l->b, place->origin[i], ll_i64(l, place->strides[i]), ""), "");
        whole = false;
    }
    return whole ? ll_gep(l, type, place->ptr, at) : LLVMBuildGEP2(l->b, type, place->ptr, &at, 1, ""); // the first element may not be this task's
}

// Rows that the task has in its scratch: their strides are those of that room.
static void view_in_place(View *view) {
    const Place *place = view->base->mark;
    int64_t dense[MAX_RANK];
    uint32_t dims[MAX_RANK];
    type_strides(view->base->type, dense);
    bool same = true;
    for (uint32_t i = 0; place && i < view->base->type->rank; i++) same &= place->strides[i] == dense[i] || view->base->type->dims[i] == 1;
    if (!place || same) return;
    if (!view_keeps_dims(view, dims)) ICE("a product reads rows in scratch through a view of them");
    for (uint32_t i = 0; i < view->rank; i++)
        if (view->dims[i] != 1) view->strides_elems[i] = place->strides[dims[i]];
}

bool conv_is_padded(const Op *op, uint32_t i) {
    Axes pad = op_axes(op, ATTR_padding);
    return pad.v[2 * i] > 0 || pad.v[2 * i + 1] > 0;
}

// The innermost window dimension lies contiguous with the channels where nothing of it is padding, neither it nor the image is dilated, and there are
// no groups.
Window conv_window(const Op *op) {
    Axes window = op_axes(op, ATTR_window_dimensions);
    Window w = {.n_spatial = window.n, .first = window.n, .channels = op->operands[0]->type->dims[window.n + 1]};
    uint32_t last = window.n - 1;
    bool whole = !conv_is_dilated(op) && op_int(op, ATTR_feature_group_count, 1) == 1;
    if (window.n && whole && !conv_is_padded(op, last) && op_axes(op, ATTR_window_dilations).v[last] == 1) w.first = last;
    return w;
}

// A convolution whose pixels are rows of a matrix that lies there already: 1x1, stride 1, no padding.
static bool conv_is_matrix(const Op *op) {
    Axes window = op_axes(op, ATTR_window_dimensions), strides = op_axes(op, ATTR_window_strides), pad = op_axes(op, ATTR_padding);
    for (uint32_t i = 0; i < window.n; i++)
        if (window.v[i] != 1 || strides.v[i] != 1 || pad.v[2 * i] || pad.v[2 * i + 1]) return false;
    return true;
}

bool panels_exceed_cache(const Problem *q) { return (uint64_t)(q->columns * q->depth) * dtype_bytes(q->packed_type) > q->p->target->facts.l2_bytes / 4; }

bool rows_in_scratch(const View *view) {
    const Place *place = view->base->mark;
    for (uint32_t i = 0; place && i < view->base->type->rank; i++)
        if (place->origin[i]) return true;
    return false;
}

static bool is_only_product(const Op *op) {
    uint32_t n = 0;
    for (const Op *other = op->block->first; other; other = other->next) n += stage_of(other) == STAGE_CONTRACT;
    return n == 1;
}

// Rows that a matrix unit takes from where they lie; else run.places is 0.
static void find_run(Problem *q, const ConvRun *run) {
    if (!q->units || q->k_stride != 1 || rows_in_scratch(&q->a)) return;
    bool is_short = conv_run_is_short(run, q->element_type) && multiplies_tiles(&q->p->target->facts.tiles[q->element_type]);
    if (is_short && !is_only_product(q->op)) return; // tiles have one shape while a task runs
    q->run = *run;
    q->row_stride = run->place;
    if (is_short) q->line_bytes = run->row * (int64_t)dtype_bytes(q->element_type);
}

static void init_conv(Problem *q) {
    const Op *op = q->op;
    q->groups = conv_groups(op);
    if (!conv_groups_fit(&q->groups)) ICE("groups of a convolution lie across panels");
    q->separable = conv_is_separable(op);
    bool together = q->separable && (q->groups.n == 1 || q->a.strides_elems[q->a.rank - 1] == 1);
    if (!together && !view_is_dense(&q->a)) ICE("the image of tpu.conv is not dense");
    Window w = conv_window(op);
    Axes window = op_axes(op, ATTR_window_dimensions);
    q->dilated = conv_is_dilated(op);
    q->rounded = q->dilated && op_steps(op) < EXACT_STEPS;
    q->indirect = !q->separable && (q->dilated || !conv_is_matrix(op));
    q->k_inner = q->groups.depth;
    q->k_outer = 1;
    for (uint32_t i = 0; i < window.n; i++) {
        if (i < w.first) q->k_outer *= window.v[i];
        else q->k_inner *= window.v[i];
    }
    q->row_stride = w.channels;
    q->k_stride = 1;
    ConvRun run;
    if (conv_run_of_units(op, &q->p->target->facts.tiles[q->element_type], &run)) find_run(q, &run);
    if (q->run.places) {
        q->indirect = false;
        q->k_outer = q->run.rows;
        q->k_inner = q->run.row;
        return;
    }
    if (!q->separable) return;
    q->k_inner *= q->k_outer;
    q->k_outer = 1;
}

LLVMValueRef zeros_new(const Problem *q) {
    LlvmCtx *l = q->p->l;
    LLVMTypeRef type = LLVMArrayType2(q->element, (uint64_t)(q->k_inner * q->groups.n));
    LLVMValueRef zeros = LLVMAddGlobal(l->module, type, "tpu.zeros");
    LLVMSetInitializer(zeros, LLVMConstNull(type));
    LLVMSetLinkage(zeros, LLVMPrivateLinkage);
    LLVMSetGlobalConstant(zeros, 1);
    LLVMSetUnnamedAddress(zeros, LLVMGlobalUnnamedAddr);
    LLVMSetAlignment(zeros, 64);
    return zeros;
}

// The image is what is packed, and the weights are the rows.
static void init_planes(Problem *q) {
    View image = q->a;
    if (!view_is_dense(&image)) ICE("the image of tpu.conv_planes is not dense");
    q->a = q->b, q->b = image;
    q->planes = true;
    q->k_outer = 1;
    Axes window = op_axes(q->op, ATTR_window_dimensions);
    for (uint32_t i = 0; i < window.n; i++) q->k_outer *= window.v[i];
    q->k_inner = q->a.dims[2] / q->k_outer;
    q->groups = (ConvGroups){1, q->columns, q->a.dims[2]};
    q->row_stride = q->a.strides_elems[1];
    q->k_stride = q->a.strides_elems[2];
}

static void init_matmul(Problem *q) {
    q->groups = (ConvGroups){1, q->columns, q->a.dims[q->n_batch + 1]};
    q->k_outer = 1;
    q->k_inner = q->a.dims[q->n_batch + 1];
    q->row_stride = q->a.strides_elems[q->n_batch];
    q->k_stride = q->a.strides_elems[q->n_batch + 1];
    ConvRun run = {q->rows, 1, q->rows, 1, q->rows, q->row_stride, 1, q->k_inner, 0};
    if (conv_run_fits_units(&run, q->element_type, &q->p->target->facts.tiles[q->element_type])) find_run(q, &run);
}

void problem_init(Problem *q, Phase *p, const Op *op) {
    const Value *result = &op->results[0];
    const Type type = result->type;
    uint32_t m = type->rank - 2;
    *q = (Problem){.p = p, .op = op, .n_batch = m, .element_type = op->operands[0]->type->dtype, .sum_type = type->dtype, .line_bytes = TILE_BYTES};
    q->element = elem_memory_type(&p->e, q->element_type);
    q->sum = elem_type(&p->e, q->sum_type);
    q->rows = type->dims[m];
    q->columns = type->dims[m + 1];
    q->tile_rows = stage_extent(p, op, result, m);
    q->tile_columns = stage_extent(p, op, result, m + 1);
    if (!view_resolve(op->operands[0], &q->a) || !view_resolve(op->operands[1], &q->b)) ICE("operands of %s", op_text(op->kind));
    view_in_place(&q->a);
    DType packed = op->operands[1]->type->dtype;
    q->units = units_are_multiplied(q->element_type, packed);
    if (op->kind == OP_CONV) init_conv(q);
    else if (op->kind == OP_CONV_PLANES) init_planes(q);
    else init_matmul(q);
    const Op *made_by = q->b.base->def;
    if (made_by && made_by->kind == OP_PACK && !q->b.base->mark) q->packs = made_by;
    q->pairs = !q->units && unit_elements(q->element_type, packed) > 1;
    q->stored = groups_of(op);
    const Type panels = op->operands[1]->type;
    if (q->stored.rows) q->panel_bytes = panels->dims[panels->rank - 2] * panels->dims[panels->rank - 1];
    q->narrow = op->kind == OP_MATMUL && !q->units && !q->pairs && !q->stored.rows && packed != q->element_type;
    q->packed_type = q->stored.rows ? DT_UI8 : q->narrow ? packed : q->pairs || q->units ? unit_type(q->element_type, packed) : q->element_type;
    q->packed = elem_memory_type(&p->e, q->packed_type);
    q->depth = q->units || q->pairs ? unit_depth(q->element_type, q->k_outer * q->k_inner) : q->k_outer * q->k_inner;
}
