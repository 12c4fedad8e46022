// Questions and changes that several passes share: see rewrite.h.
#include "passes/rewrite.h"

#include <math.h>
#include <string.h>

static bool block_is_pure(const Block *b) {
    for (const Op *op = b->first; op; op = op->next)
        if (!op_has(op->kind, END) && !op_is_pure(op)) return false;
    return true;
}

bool op_is_pure(const Op *op) {
    if (op_has(op->kind, PURE) || op_has(op->kind, DEVICES)) return true;
    if (!op_has(op->kind, CONTROL) || (op->kind == OP_WHILE && !op_attr(op, ATTR_trip_count))) return false;
    for (uint32_t i = 0; i < op->n_regions; i++)
        if (!block_is_pure(op->regions[i])) return false;
    return true;
}

bool value_is_repeated(const Value *v, Axes dims) {
    const Op *repeat = v->def && v->def->kind == OP_BROADCAST_IN_DIM ? v->def : NULL;
    Axes along = repeat ? op_axes(repeat, ATTR_broadcast_dimensions) : (Axes){0};
    for (uint32_t i = 0; i < along.n; i++)
        if (axes_contain(dims, along.v[i]) && repeat->operands[0]->type->dims[i] != 1) return false;
    return repeat && dims.n;
}

bool reshape_keeps_dims(const Op *reshape, int64_t *out) {
    const Type from = reshape->operands[0]->type, to = reshape->results[0].type;
    uint32_t j = 0;
    for (uint32_t i = 0; i < from->rank; i++) {
        out[i] = -1;
        if (from->dims[i] == 1) continue;
        while (j < to->rank && to->dims[j] == 1) j++;
        if (j == to->rank || to->dims[j] != from->dims[i]) return false;
        out[i] = j++;
    }
    while (j < to->rank && to->dims[j] == 1) j++;
    return j == to->rank;
}

bool op_is_elementwise(const Op *op) {
    if (!op_has(op->kind, MAP) || op->n_regions || !op->n_results) return false;
    const Type t = op->results[0].type;
    for (uint32_t i = 1; i < op->n_results; i++)
        if (!type_same_shape(op->results[i].type, t)) return false;
    for (uint32_t i = 0; i < op->n_operands; i++)
        if (op->operands[i]->type->rank && !type_same_shape(op->operands[i]->type, t)) return false;
    return true;
}

// --- hashing: values by the order in which they are defined

typedef struct {
    uint64_t h;
    uint32_t n_values;
    size_t n_ops;
} Hash;

static void hash_word(Hash *s, uint64_t v) { s->h = (s->h ^ v) * UINT64_C(0x9e3779b97f4a7c15) ^ s->h >> 29; }

static void hash_value(Hash *s, Value *v) {
    v->id = s->n_values++;
    hash_word(s, (uint64_t)(uintptr_t)v->type);
}

static void hash_block(Hash *s, const Block *b) {
    for (uint32_t i = 0; i < b->n_args; i++) hash_value(s, b->args[i]);
    for (const Op *op = b->first; op; op = op->next) {
        s->n_ops++;
        hash_word(s, (uint64_t)op->kind << 32 | op->n_operands);
        for (uint32_t i = 0; i < op->n_operands; i++) hash_word(s, op->operands[i]->id);
        for (uint32_t i = 0; i < op->n_attrs; i++) hash_word(s, attr_hash(&op->attrs[i]));
        for (uint32_t i = 0; i < op->n_regions; i++) hash_block(s, op->regions[i]);
        for (uint32_t i = 0; i < op->n_results; i++) hash_value(s, &op->results[i]);
    }
    hash_word(s, UINT64_C(0x5eed));
}

uint64_t module_hash(const Module *m) {
    Hash s = {0};
    for (const Func *f = m->first_func; f; f = f->next) {
        hash_word(&s, (uint64_t)(uintptr_t)f->name);
        for (uint32_t i = 0; i < f->n_results; i++) hash_word(&s, (uint64_t)(uintptr_t)f->result_types[i]);
        hash_block(&s, f->body);
    }
    return s.h;
}

static size_t block_count_ops(const Block *b) {
    size_t n = 0;
    for (const Op *op = b->first; op; op = op->next) {
        n++;
        for (uint32_t i = 0; i < op->n_regions; i++) n += block_count_ops(op->regions[i]);
    }
    return n;
}

size_t module_count_ops(const Module *m) {
    size_t n = 0;
    for (const Func *f = m->first_func; f; f = f->next) n += block_count_ops(f->body);
    return n;
}

// --- loops

Op *while_keep(Module *m, Op *loop, const bool *keep) {
    uint32_t n = 0;
    Value **operands = arena_array(&m->arena, Value *, loop->n_operands);
    for (uint32_t i = 0; i < loop->n_operands; i++)
        if (keep[i]) operands[n++] = loop->operands[i];
    Op *made = op_new(m, OP_WHILE, loop->loc, n, n, 0);
    memcpy(made->operands, operands, n * sizeof *operands);
    made->attrs = loop->attrs, made->n_attrs = loop->n_attrs;
    made->regions = loop->regions, made->n_regions = loop->n_regions;
    for (uint32_t i = 0; i < made->n_regions; i++) made->regions[i]->parent = made;
    Op *end = block_end(made->regions[1]);
    n = 0;
    for (uint32_t i = 0; i < loop->n_operands; i++) {
        if (!keep[i]) continue;
        made->results[n].type = loop->results[i].type;
        made->results[n].name = loop->results[i].name;
        end->operands[n] = end->operands[i];
        value_replace(&loop->results[i], &made->results[n++]);
    }
    end->n_operands = n;
    for (uint32_t i = loop->n_operands; i-- > 0;) {
        if (keep[i]) continue;
        block_remove_arg(made->regions[0], i);
        block_remove_arg(made->regions[1], i);
    }
    op_insert_before(made, loop);
    op_unlink(loop);
    return made;
}

// --- branches

Op *branch_keep(Module *m, Op *branch, const bool *keep) {
    uint32_t n = 0;
    for (uint32_t i = 0; i < branch->n_results; i++) n += keep[i];
    Op *made = op_new(m, branch->kind, branch->loc, branch->n_operands, n, 0);
    memcpy(made->operands, branch->operands, branch->n_operands * sizeof *made->operands);
    made->attrs = branch->attrs, made->n_attrs = branch->n_attrs;
    made->regions = branch->regions, made->n_regions = branch->n_regions;
    for (uint32_t r = 0; r < made->n_regions; r++) {
        Op *end = block_end(made->regions[r]);
        made->regions[r]->parent = made;
        n = 0;
        for (uint32_t i = 0; i < branch->n_results; i++)
            if (keep[i]) end->operands[n++] = end->operands[i];
        end->n_operands = n;
    }
    n = 0;
    for (uint32_t i = 0; i < branch->n_results; i++) {
        if (!keep[i]) continue;
        made->results[n].type = branch->results[i].type;
        made->results[n].name = branch->results[i].name;
        value_replace(&branch->results[i], &made->results[n++]);
    }
    op_insert_before(made, branch);
    op_unlink(branch);
    return made;
}

void region_inline(Module *m, const Block *region, Op *at, Value **out) {
    ValueMap map = {0};
    block_clone_into(m, region, at->block, at, &map, false);
    const Op *end = block_end(region);
    for (uint32_t i = 0; i < end->n_operands; i++) {
        Value *v = value_resolved(end->operands[i]), *copy = value_map_get(&map, v);
        out[i] = copy ? copy : v;
    }
    value_map_free(&map);
}

// --- reducers

OpKind region_binary(const Block *region) {
    const Op *op = region->first;
    if (region->n_args != 2 || !op || op->next != region->last || op->n_operands != 2 || op->n_results != 1) return OP_COUNT;
    const Op *end = region->last;
    if (end->n_operands != 1 || end->operands[0] != &op->results[0]) return OP_COUNT;
    const Value *a = region->args[0], *b = region->args[1], *x = op->operands[0], *y = op->operands[1];
    bool straight = x == a && y == b, turned = x == b && y == a;
    return straight || (turned && op_has(op->kind, COMMUTES)) ? op->kind : OP_COUNT;
}

// Whether the element is the least (or greatest) of its type.
static bool is_extreme(DType t, const void *e, bool greatest) {
    const DTypeInfo *i = &dtype_info[t];
    if (i->class == DC_FLOAT) return elem_to_f64(t, e) == (greatest ? INFINITY : -INFINITY);
    if (i->class == DC_BOOL) return elem_to_i64(t, e) == greatest;
    if (i->class == DC_UINT) {
        uint64_t v = 0;
        memcpy(&v, e, i->bytes);
        return v == (greatest ? UINT64_MAX >> (64 - i->bits) : 0);
    }
    int64_t high = (int64_t)(UINT64_MAX >> (65 - i->bits));
    return elem_to_i64(t, e) == (greatest ? high : -high - 1);
}

bool literal_is_neutral(OpKind op, const Literal *init) {
    DType t = init->type->dtype;
    if ((!init->splat && init->type->n_elems != 1) || dtype_is_complex(t)) return false;
    const void *e = init->data;
    bool is_float = dtype_is_float(t);
    switch (op) {
    case OP_ADD: return elem_to_f64(t, e) == 0 && (!is_float || signbit(elem_to_f64(t, e)));
    case OP_OR:
    case OP_XOR: return !is_float && elem_to_i64(t, e) == 0;
    case OP_MULTIPLY: return elem_to_f64(t, e) == 1;
    case OP_AND: return t == DT_I1 ? elem_to_i64(t, e) == 1 : dtype_info[t].class == DC_SINT && elem_to_i64(t, e) == -1;
    case OP_MAXIMUM: return is_extreme(t, e, false);
    case OP_MINIMUM: return is_extreme(t, e, true);
    default: return false;
    }
}
