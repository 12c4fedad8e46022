// Elementwise work around collectives goes into them, and small ones become one (tpu.exchange, passes/expand/collective.c).
//
//   in front   an operand that is elementwise work on arguments alone is computed from those of each member, as they are read: nobody stores it.
//              Where devices share the work, each element is still computed once.
//   behind     elementwise work on a result is done before it is stored. Devices that share the work all have to compute the same, so that beside results
//              of the exchange there may be constants only; in an exchange that each does for itself, whatever is known before it.
//   together   two exchanges of the same groups, if nothing needs the first one's results before the second: devices meet half as often.
//
// What an operand's argument of the region stands for is said in expansion: one of each member, operand by operand.
#include "passes/rewrite.h"

#include <stdlib.h>
#include <string.h>

enum {
    MOST_ARGUMENTS = 128, // of a region: buffers of a kernel
    MOST_LEVELS = 8,      // of work in front
    SMALL_BYTES = 1 << 20 // of the operands of an exchange that others are put together with
};

typedef struct {
    PassContext *c;
    Module *m;
    Uses uses; // of the function, made anew after each change
    Block *body;
} Exchanges;

static void see_uses(Exchanges *e) {
    uses_free(&e->uses);
    module_resolve(e->m);
    uses_make(e->body, &e->uses);
}

static uint32_t members_of(const Op *x) { return (uint32_t)op_attr(x, ATTR_members)->lit->type->dims[1]; }
static bool is_shared(const Op *x) { return op_int(x, ATTR_shared, 0); }

// Into how many pieces operand i is cut, of which a device reads its own (tpu.slices).
static int64_t slices_of(const Op *x, uint32_t i) {
    Axes slices = op_axes(x, ATTR_slices);
    return slices.n ? slices.v[i] : 1;
}

static void set_slices(Exchanges *e, Op *x, const int64_t *slices) {
    bool any = false;
    for (uint32_t i = 0; i < x->n_operands; i++) any |= slices[i] > 1;
    if (any) op_set_attr(e->m, x, attr_axes(&e->m->arena, ATTR_slices, slices, x->n_operands));
    else op_remove_attr(x, ATTR_slices);
}

static void read_whole(Exchanges *e, Op *x, uint32_t operand) {
    int64_t *slices = arena_array(e->c->scratch, int64_t, x->n_operands);
    for (uint32_t i = 0; i < x->n_operands; i++) slices[i] = i == operand ? 1 : slices_of(x, i);
    set_slices(e, x, slices);
}

// ---- operands

static void drop_operand(Exchanges *e, Op *x, uint32_t i) {
    uint32_t n = members_of(x);
    Value **operands = arena_array(e->c->scratch, Value *, x->n_operands);
    int64_t *slices = arena_array(e->c->scratch, int64_t, x->n_operands);
    uint32_t kept = 0;
    for (uint32_t k = n; k-- > 0;) block_remove_arg(x->regions[0], i * n + k);
    for (uint32_t k = 0; k < x->n_operands; k++)
        if (k != i) slices[kept] = slices_of(x, k), operands[kept++] = x->operands[k];
    op_set_operands(e->m, x, operands, kept);
    set_slices(e, x, slices);
}

// The number of the operand v, which becomes one if it is none yet.
static uint32_t operand_of(Exchanges *e, Op *x, Value *v) {
    for (uint32_t i = 0; i < x->n_operands; i++)
        if (x->operands[i] == v) {
            read_whole(e, x, i);
            return i;
        }
    Value **operands = arena_array(e->c->scratch, Value *, x->n_operands + 1);
    int64_t *slices = arena_array(e->c->scratch, int64_t, x->n_operands + 1);
    for (uint32_t i = 0; i < x->n_operands; i++) slices[i] = slices_of(x, i), operands[i] = x->operands[i];
    operands[x->n_operands] = v, slices[x->n_operands] = 1;
    op_set_operands(e->m, x, operands, x->n_operands + 1);
    set_slices(e, x, slices);
    for (uint32_t k = 0; k < members_of(x); k++) block_add_arg(e->m, x->regions[0], v->type, NULL);
    return x->n_operands - 1;
}

static bool is_read(const Exchanges *e, const Op *x, uint32_t i) {
    uint32_t n = members_of(x), reads = 0;
    for (uint32_t k = 0; k < n; k++) reads += uses_of(&e->uses, x->regions[0]->args[i * n + k]).n;
    return reads > 0;
}

// Everybody has the same.
static bool make_constant(Exchanges *e, Op *x, uint32_t i) {
    uint32_t n = members_of(x);
    if (!value_constant(x->operands[i])) return false;
    for (uint32_t k = 0; k < n; k++) value_replace(x->regions[0]->args[i * n + k], x->operands[i]);
    block_resolve(x->regions[0]);
    drop_operand(e, x, i);
    return true;
}

static bool merge_equal(Exchanges *e, Op *x, uint32_t i) {
    uint32_t n = members_of(x), first = 0;
    while (x->operands[first] != x->operands[i]) first++;
    if (first == i) return false;
    if (slices_of(x, first) != slices_of(x, i)) read_whole(e, x, first);
    for (uint32_t k = 0; k < n; k++) value_replace(x->regions[0]->args[i * n + k], x->regions[0]->args[first * n + k]);
    block_resolve(x->regions[0]);
    drop_operand(e, x, i);
    return true;
}

// Lies in memory anyway, and was made by nothing that would have stored the result in its place.
static bool is_given(const Value *v) { return !v->def || value_constant(v); }

// Elementwise, on what is given and elementwise work on that, at most `levels` of it.
static bool works_on_given(const Op *op, uint32_t levels) {
    if (!levels || !op_has(op->kind, MAP) || op->n_regions || op->n_results != 1) return false;
    for (uint32_t i = 0; i < op->n_operands; i++)
        if (!is_given(op->operands[i]) && !(op->operands[i]->def && works_on_given(op->operands[i]->def, levels - 1))) return false;
    return true;
}

static bool compute_at_members(Exchanges *e, Op *x, uint32_t i) {
    Op *op = x->operands[i]->def;
    uint32_t n = members_of(x);
    if (!is_shared(x) || !op || op->block != x->block || uses_of(&e->uses, x->operands[i]).n != 1 || !works_on_given(op, MOST_LEVELS)) return false;
    if ((x->n_operands + op->n_operands) * n > MOST_ARGUMENTS) return false;
    Block *region = x->regions[0];
    uint32_t *numbers = arena_array(e->c->scratch, uint32_t, op->n_operands);
    for (uint32_t k = 0; k < op->n_operands; k++) numbers[k] = value_constant(op->operands[k]) ? UINT32_MAX : operand_of(e, x, op->operands[k]);
    Value **operands = arena_array(e->c->scratch, Value *, op->n_operands);
    Builder b = builder_before(e->m, region->first);
    for (uint32_t member = 0; member < n; member++) {
        for (uint32_t k = 0; k < op->n_operands; k++) operands[k] = numbers[k] == UINT32_MAX ? op->operands[k] : region->args[numbers[k] * n + member];
        Op *made = build_like(&b, op, operands, &op->results[0].type);
        value_replace(region->args[i * n + member], &made->results[0]);
    }
    block_resolve(region);
    drop_operand(e, x, i);
    op_unlink(op);
    return true;
}

static bool change_operand(Exchanges *e, Op *x) {
    for (uint32_t i = 0; i < x->n_operands; i++) {
        if (x->n_operands > 1 && !is_read(e, x, i)) {
            drop_operand(e, x, i);
            return true;
        }
        if ((x->n_operands > 1 && make_constant(e, x, i)) || merge_equal(e, x, i) || compute_at_members(e, x, i)) return true;
    }
    return false;
}

// ---- results

static bool is_before(const Value *v, const Op *x) {
    const Op *def = v->def;
    return !def || def->block != x->block || op_before(def, x);
}

// May what is left beside results of the exchange be read in it?
static bool may_capture(const Op *x, const Value *v) {
    if (v->def == x || value_constant(v)) return true;
    return !is_shared(x) && is_before(v, x);
}

static bool compute_before_stored(Exchanges *e, Op *x, uint32_t i) {
    UseList users = uses_of(&e->uses, &x->results[i]);
    if (!users.n) return false;
    Op *op = users.v[0].op, *end = block_end(x->regions[0]);
    for (uint32_t k = 1; k < users.n; k++)
        if (users.v[k].op != op) return false;
    if (op->block != x->block || !op_has(op->kind, MAP) || op->n_regions || op->n_results != 1) return false;
    for (uint32_t k = 0; k < op->n_operands; k++)
        if (!may_capture(x, op->operands[k])) return false;
    Builder b = builder_before(e->m, end);
    Value **operands = arena_array(e->c->scratch, Value *, op->n_operands);
    for (uint32_t k = 0; k < op->n_operands; k++) {
        const Literal *constant = value_constant(op->operands[k]); // may stand behind the exchange
        operands[k] = op->operands[k]->def == x ? end->operands[op->operands[k]->index] : constant ? build_constant(&b, constant) : op->operands[k];
    }
    Op *made = build_like(&b, op, operands, &op->results[0].type);
    end->operands[i] = &made->results[0];
    x->results[i].type = op->results[0].type;
    value_replace(&op->results[0], &x->results[i]);
    op_unlink(op);
    return true;
}

static bool change_result(Exchanges *e, Op *x) {
    for (uint32_t i = 0; i < x->n_results; i++)
        if (compute_before_stored(e, x, i)) return true;
    return false;
}

// ---- together

static uint64_t operand_bytes(const Op *x) {
    uint64_t bytes = 0;
    for (uint32_t i = 0; i < x->n_operands; i++) bytes += type_bytes(x->operands[i]->type);
    return bytes;
}

static bool may_be_one(const Exchanges *e, const Op *x, const Op *y) {
    if (is_shared(x) != is_shared(y) || !literal_equal(op_attr(x, ATTR_members)->lit, op_attr(y, ATTR_members)->lit)) return false;
    if (operand_bytes(x) > SMALL_BYTES || operand_bytes(y) > SMALL_BYTES) return false;
    if ((x->n_operands + y->n_operands) * members_of(x) > MOST_ARGUMENTS) return false;
    for (uint32_t i = 0; i < x->n_results; i++) {
        UseList users = uses_of(&e->uses, &x->results[i]);
        for (uint32_t k = 0; k < users.n; k++)
            if (op_before(users.v[k].op, y) || op_inside(&e->uses, users.v[k].op, y)) return false;
    }
    return true;
}

// "all_reduce", or "all_reduce, all_gather" of several kinds.
static Str names_of(Exchanges *e, const Op *x, const Op *y) {
    const char *first = str_text(op_str(x, ATTR_collective)), *second = str_text(op_str(y, ATTR_collective));
    return strstr(first, second) ? op_str(x, ATTR_collective) : module_str(e->m, arena_printf(e->c->scratch, "%s, %s", first, second));
}

// In the place of the later one.
static void put_together(Exchanges *e, Op *x, Op *y) {
    Op *both = op_new(e->m, OP_EXCHANGE, y->loc, x->n_operands + y->n_operands, x->n_results + y->n_results, 1);
    Op *const parts[] = {x, y};
    Op *end = op_new(e->m, OP_RETURN, y->loc, both->n_results, 0, 0);
    ValueMap map = {0};
    uint32_t n_operands = 0, n_results = 0;
    int64_t *slices = arena_array(e->c->scratch, int64_t, both->n_operands);
    for (uint32_t i = 0; i < x->n_attrs; i++) op_set_attr(e->m, both, x->attrs[i]);
    if (op_attr(x, ATTR_collective) && op_attr(y, ATTR_collective)) op_set_attr(e->m, both, attr_str(ATTR_collective, names_of(e, x, y)));
    for (uint32_t p = 0; p < 2; p++) {
        const Block *from = parts[p]->regions[0];
        for (uint32_t i = 0; i < parts[p]->n_operands; i++) slices[n_operands] = slices_of(parts[p], i), both->operands[n_operands++] = parts[p]->operands[i];
        for (uint32_t i = 0; i < from->n_args; i++) value_map_set(&map, from->args[i], block_add_arg(e->m, both->regions[0], from->args[i]->type, NULL));
        block_clone_into(e->m, from, both->regions[0], NULL, &map, false);
        for (uint32_t i = 0; i < parts[p]->n_results; i++) {
            Value *made = block_end(from)->operands[i], *mapped = value_map_get(&map, made);
            both->results[n_results].type = parts[p]->results[i].type;
            end->operands[n_results] = mapped ? mapped : made;
            value_replace(&parts[p]->results[i], &both->results[n_results++]);
        }
    }
    value_map_free(&map);
    set_slices(e, both, slices);
    block_append(both->regions[0], end);
    op_insert_before(both, y);
    op_unlink(x);
    op_unlink(y);
}

static bool put_some_together(Exchanges *e, Block *b) {
    for (Op *x = b->first; x; x = x->next)
        for (Op *y = x->kind == OP_EXCHANGE ? x->next : NULL; y; y = y->next)
            if (y->kind == OP_EXCHANGE && may_be_one(e, x, y)) return put_together(e, x, y), true;
    return false;
}

// ---- the walk

static bool change_some(Exchanges *e, Block *b) {
    for (Op *op = b->first; op; op = op->next) {
        if (op->kind == OP_EXCHANGE && (change_operand(e, op) || change_result(e, op))) return true;
        for (uint32_t r = 0; op_has(op->kind, CONTROL) && r < op->n_regions; r++)
            if (change_some(e, op->regions[r])) return true;
    }
    return put_some_together(e, b);
}

static void find_exchange(Op *op, void *context) {
    bool *found = context;
    *found |= op->kind == OP_EXCHANGE;
}

bool pass_exchange(PassContext *c) {
    Func *f = module_main(c->m);
    bool any = false;
    if (f) block_walk(f->body, find_exchange, &any);
    if (!any) return true;
    Exchanges e = {.c = c, .m = c->m, .body = f->body};
    for (see_uses(&e); change_some(&e, f->body); see_uses(&e)) c->changed = true;
    uses_free(&e.uses);
    return true;
}
