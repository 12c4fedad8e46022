// Where values come from: notes of refusals. See loops.h.
#include "passes/known.h"
#include "passes/loops.h"

#include <inttypes.h>
#include <stdlib.h>

enum { MAX_CHAIN = 8 }; // notes along a chain

typedef VEC(Value *) Values;

// The values that v is made from.
static void find_sources(Value *v, Values *out) {
    const Op *def = v->def, *loop = def && def->kind == OP_WHILE ? def : loop_of(v);
    out->n = 0;
    if (loop) {
        vec_push(out, loop->operands[v->index]);
        vec_push(out, block_end(loop->regions[1])->operands[v->index]);
    } else if (def && op_has(def->kind, CONTROL)) { // a branch: what chooses, what each returns
        vec_push(out, def->operands[0]);
        for (uint32_t i = 0; i < def->n_regions; i++) vec_push(out, block_end(def->regions[i])->operands[v->index]);
    } else if (def) {
        for (uint32_t i = 0; i < def->n_operands; i++) vec_push(out, def->operands[i]);
    }
}

static bool is_input(const Value *v) { return v->block && v->block->func; }

// Breadth first from v; the input reached first, `from` leading back to v.
static Value *find_input(Value *v, ValueMap *from) {
    Values queue = {0}, next = {0};
    vec_push(&queue, v);
    value_map_set(from, v, v);
    Value *found = is_input(v) ? v : NULL;
    for (size_t i = 0; i < queue.n && !found; i++) {
        find_sources(queue.items[i], &next);
        for (size_t k = 0; k < next.n && !found; k++) {
            if (value_map_get(from, next.items[k])) continue;
            value_map_set(from, next.items[k], queue.items[i]);
            vec_push(&queue, next.items[k]);
            if (is_input(next.items[k])) found = next.items[k];
        }
    }
    vec_free(&queue);
    vec_free(&next);
    return found;
}

static void note_value(PassContext *c, const Value *v, const char *how) {
    Diags *d = c->d;
    const char *type = type_name(&d->arena, v->type);
    const char *name = v->name ? arena_printf(&d->arena, " '%%%s'", v->name->text) : "";
    if (is_input(v)) diag_note(d, (Loc){0}, "%sinput %" PRIu32 "%s: %s", how, v->index, name, type);
    else if (!v->def) diag_note(d, op_place(v->block->parent), "%swhat the %s carries as value %" PRIu32 "%s: %s", how,
                                op_short(v->block->parent->kind), v->index, name, type);
    else diag_note(d, op_place(v->def), "%sthe result of %s%s: %s", how, op_short(v->def->kind), name, type);
}

void note_origin(PassContext *c, Value *v) {
    ValueMap from = {0};
    Value *at = find_input(v, &from);
    Values chain = {0}; // from the input to v
    for (; at; at = value_map_get(&from, at)) {
        vec_push(&chain, at);
        if (at == v) break;
    }
    for (size_t i = chain.n; i-- > 0;) {
        size_t n_said = chain.n - 1 - i;
        if (n_said == MAX_CHAIN - 2 && i > 1) {
            diag_note(c->d, (Loc){0}, "and %zu more ops", i);
            i = 0;
        }
        note_value(c, chain.items[i], n_said ? "made from " : "it depends on ");
    }
    vec_free(&chain);
    value_map_free(&from);
}

bool depends_on_input(Value *v) {
    ValueMap from = {0};
    bool found = find_input(v, &from) != NULL;
    value_map_free(&from);
    return found;
}

const char *value_called(Arena *a, const Value *v, const char *otherwise) {
    if (!v->name) return otherwise;
    const char *part = v->def && v->def->n_results > 1 ? arena_printf(a, "#%" PRIu32, v->index) : "";
    return arena_printf(a, "%%%s%s", v->name->text, part);
}
