// Writes the program again, op by op, for parts. Each value of the program as it was has one that stands for it, split as split_of says.
#include "passes/partition/choose.h"

#include <stdlib.h>
#include <string.h>

static void rewrite_block(Partition *p, const Block *from, Builder *b);

Value *value_split_as(Partition *p, Builder *b, Value *old, const DimAxes *to) {
    if (value_is_generated(old)) return value_generate(p, b, old, to);
    Value *v = value_map_get(&p->map, old);
    double bytes = 0;
    if (!v) ICE("a value is used before it is written for parts");
    if (!to || !p->mesh) return v;
    return split_change(p, b, v, old->type, split_of(p, old)->dims, to, &bytes);
}

static const DimAxes *no_axes(Partition *p, const Value *v) { return split_new(p, value_rank(v), false).dims; }

// What the op makes, split so, stands for its result.
static void stands_for(Partition *p, Builder *b, Value *old, Value *v, const DimAxes *is) {
    double bytes = 0;
    if (p->mesh) v = split_change(p, b, v, old->type, is, split_of(p, old)->dims, &bytes);
    value_map_set(&p->map, old, v);
}

static void bind_args(Partition *p, const Block *from, Block *to) {
    for (uint32_t i = 0; i < from->n_args; i++) {
        const Value *old = from->args[i];
        value_map_set(&p->map, old, block_add_arg(p->m, to, split_part(p, old->type, split_of(p, old)->dims), old->name));
    }
}

static void drop_mark(Op *made) {
    for (uint32_t i = 0; i < made->n_attrs; i++)
        if (made->attrs[i].key == ATTR_UNKNOWN && !strcmp(made->attrs[i].name->text, SHARDING_ATTR))
            memmove(&made->attrs[i], &made->attrs[i + 1], (--made->n_attrs - i) * sizeof *made->attrs), i--;
}

// ---- control flow

static Op *begin_control(Partition *p, Builder *b, const Op *op, Value **operands) {
    Type *types = arena_array(p->a, Type, (size_t)op->n_results + 1);
    for (uint32_t i = 0; i < op->n_results; i++) types[i] = split_part(p, op->results[i].type, split_of(p, &op->results[i])->dims);
    Op *made = build_typed(b, op->kind, operands, op->n_operands, op->attrs, op->n_attrs, types, op->n_results, op->n_regions);
    drop_mark(made);
    for (uint32_t i = 0; i < op->n_results; i++) value_map_set(&p->map, &op->results[i], &made->results[i]);
    return made;
}

// `like`: of each value returned the one whose split it is to have; NULL: it is whole.
static void write_region(Partition *p, Builder *b, const Block *from, Block *to, const Value *like) {
    const Op *end = block_end(from);
    Builder in = builder_in(b, to);
    Value **values = arena_array(p->a, Value *, (size_t)end->n_operands + 1);
    bind_args(p, from, to);
    rewrite_block(p, from, &in);
    in.loc = end->loc;
    p->op = end;
    for (uint32_t i = 0; i < end->n_operands; i++)
        values[i] = value_split_as(p, &in, end->operands[i], like ? split_of(p, &like[i])->dims : no_axes(p, end->operands[i]));
    build_return(&in, values, end->n_operands);
}

static void rewrite_control(Partition *p, Builder *b, const Op *op) {
    Value **operands = arena_array(p->a, Value *, (size_t)op->n_operands + 1);
    for (uint32_t i = 0; i < op->n_operands; i++) {
        const DimAxes *to = op->kind == OP_WHILE ? split_of(p, &op->results[i])->dims : no_axes(p, op->operands[i]);
        operands[i] = value_split_as(p, b, op->operands[i], to);
    }
    Op *made = begin_control(p, b, op, operands);
    for (uint32_t i = 0; i < op->n_regions; i++) write_region(p, b, op->regions[i], made->regions[i], op->kind == OP_WHILE && i == 0 ? NULL : op->results);
}

// ---- manual computations: the region is what each device does

static const DimAxes *without_axes(Partition *p, const DimAxes *dims, uint32_t rank, uint32_t axes) {
    Split s = split_new(p, rank, false);
    for (uint32_t d = 0; d < rank; d++)
        for (uint32_t i = 0; i < dims[d].n; i++)
            if (!(axes >> dims[d].axis[i] & 1)) s.dims[d].axis[s.dims[d].n++] = dims[d].axis[i];
    return s.dims;
}

static void rewrite_manual(Partition *p, Builder *b, const Op *op) {
    Manual manual;
    const char *why;
    if (!manual_read(p->m, op, p->a, &manual, &why)) ICE("a manual computation of a verified module: %s", why);
    const Block *region = op->regions[0];
    const Op *end = block_end(region);
    for (uint32_t i = 0; i < op->n_operands; i++) value_map_set(&p->map, region->args[i], value_split_as(p, b, op->operands[i], manual.in[i].dims));
    rewrite_block(p, region, b);
    b->loc = op->loc;
    p->op = op;
    for (uint32_t i = 0; i < op->n_results; i++) {
        const Sharding *s = &manual.out[i];
        Value *v = value_split_as(p, b, end->operands[i], without_axes(p, s->dims, s->rank, manual.axes));
        stands_for(p, b, &op->results[i], v, s->dims);
    }
}

// ---- any other op

static bool is_inside(const Value *v, const Op *op) {
    for (const Block *at = v->def ? v->def->block : v->block; at && at->parent; at = at->parent->block)
        if (at->parent == op) return true;
    return false;
}

typedef struct {
    Value *old, *stood; // what stood for it
} Capture;
typedef VEC(Capture) Captures;

// What a region takes from around it is whole there.
static void whole_captures(Partition *p, Builder *b, const Block *region, const Op *op, Captures *out) {
    for (const Op *in = region->first; in; in = in->next) {
        for (uint32_t i = 0; i < in->n_operands; i++) {
            Value *old = in->operands[i];
            if (is_inside(old, op)) continue;
            bool cut = !value_is_generated(old) && !split_whole(split_of(p, old)->dims, value_rank(old));
            if (cut) vec_push(out, ((Capture){old, value_map_get(&p->map, old)}));
            if (cut || value_is_generated(old)) value_map_set(&p->map, old, value_split_as(p, b, old, no_axes(p, old)));
        }
        for (uint32_t i = 0; i < in->n_regions; i++) whole_captures(p, b, in->regions[i], op, out);
    }
}

// Sizes that are attributes are those of the part.
static void set_sizes(Partition *p, Op *made, AttrKey key) {
    Axes a = op_axes(made, key);
    const Type in = made->operands[0]->type, out = made->results[0].type;
    int64_t v[MAX_RANK];
    if (!a.n) return;
    memcpy(v, a.v, a.n * sizeof *v);
    if (made->kind != OP_GATHER) {
        for (uint32_t d = 0; d < a.n; d++)
            if (made->kind == OP_DYNAMIC_SLICE || v[d] > in->dims[d]) v[d] = out->dims[d];
    } else {
        for (uint32_t d = 0; d < a.n; d++) v[d] = i64_min(v[d], in->dims[d]);
    }
    op_set_attr(p->m, made, attr_axes(&p->m->arena, key, v, a.n));
}

static Op *write_op(Partition *p, Builder *b, const Op *op, Value **operands, const Type *types) {
    Captures captures = {0};
    for (uint32_t i = 0; i < op->n_regions; i++) whole_captures(p, b, op->regions[i], op, &captures);
    Op *made = build_typed(b, op->kind, operands, op->n_operands, op->attrs, op->n_attrs, types, op->n_results, op->n_regions);
    drop_mark(made);
    for (uint32_t i = 0; i < op->n_regions; i++) {
        const Block *from = op->regions[i];
        for (uint32_t k = 0; k < from->n_args; k++)
            value_map_set(&p->map, from->args[k], block_add_arg(p->m, made->regions[i], from->args[k]->type, from->args[k]->name));
        block_clone_into(p->m, from, made->regions[i], NULL, &p->map, true);
    }
    for (size_t i = captures.n; i-- > 0;) value_map_set(&p->map, captures.items[i].old, captures.items[i].stood);
    vec_free(&captures);
    if (op->kind == OP_SLICE) set_sizes(p, made, ATTR_limit_indices);
    if (op->kind == OP_DYNAMIC_SLICE || op->kind == OP_GATHER) set_sizes(p, made, ATTR_slice_sizes);
    return made;
}

static void rewrite_op(Partition *p, Builder *b, const Op *op) {
    Chosen chosen;
    op_choose(p, op, &chosen);
    Value **operands = arena_array(p->a, Value *, (size_t)op->n_operands + 1);
    Type *types = arena_array(p->a, Type, (size_t)op->n_results + 1);
    for (uint32_t i = 0; i < op->n_operands; i++) operands[i] = value_split_as(p, b, op->operands[i], chosen.tensors[i]);
    for (uint32_t i = 0; i < op->n_results; i++) types[i] = split_part(p, op->results[i].type, chosen.tensors[op->n_operands + i]);
    Op *made = write_op(p, b, op, operands, types);
    for (uint32_t i = 0; i < op->n_results; i++) {
        Value *v = &made->results[i];
        const DimAxes *is = chosen.tensors[op->n_operands + i];
        if (chosen.over.n) v = parts_reduce(p, b, v, &chosen.over, chosen.scatter, chosen.reducer);
        stands_for(p, b, &op->results[i], v, chosen.over.n ? chosen.reduced : is);
    }
}

static void rewrite_block(Partition *p, const Block *from, Builder *b) {
    for (Op *op = from->first; op; op = op->next) {
        b->loc = op->loc;
        p->op = op;
        if (op_has(op->kind, END)) continue;
        if (op->n_results == 1 && value_is_generated(&op->results[0])) continue;
        if (op->kind == OP_SHARDING_CONSTRAINT)
            value_map_set(&p->map, &op->results[0], value_split_as(p, b, op->operands[0], split_of(p, &op->results[0])->dims));
        else if (op->kind == OP_MANUAL_COMPUTATION) rewrite_manual(p, b, op);
        else if (op_has(op->kind, CONTROL)) rewrite_control(p, b, op);
        else rewrite_op(p, b, op);
    }
}

void program_rewrite(Partition *p, Func *f) {
    Block *from = f->body, *to = block_new(p->m);
    const Op *end = block_end(from);
    Builder b = {p->m, to, NULL, f->loc};
    Value **values = arena_array(p->a, Value *, (size_t)f->n_results + 1);
    to->func = f;
    bind_args(p, from, to);
    rewrite_block(p, from, &b);
    b.loc = end->loc;
    p->op = end;
    for (uint32_t i = 0; i < f->n_results; i++) {
        if (!p->results[i].dims) p->results[i] = *split_of(p, end->operands[i]);
        values[i] = value_split_as(p, &b, end->operands[i], p->results[i].dims);
    }
    build_typed(&b, OP_FUNC_RETURN, values, f->n_results, end->attrs, end->n_attrs, NULL, 0, 0);
    f->body = to;
}
