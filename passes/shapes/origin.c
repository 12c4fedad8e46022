// Where values come from: notes of refusals. See origin.h.
#include "passes/shapes/origin.h"

#include "passes/shapes/known.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_CHAIN = 8 }; // notes along a chain

typedef VEC(Value *) Values;

// The op whose region has v as its argument and runs as a list of steps, other than a while; NULL: there is none.
static const Op *run_of(const Value *v) {
    const Op *op = v->block ? v->block->parent : NULL;
    return op && (op->kind == OP_MANUAL_COMPUTATION || op->kind == OP_SCAN) ? op : NULL;
}

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
    } else if (run_of(v) && run_of(v)->kind == OP_MANUAL_COMPUTATION) {
        vec_push(out, run_of(v)->operands[v->index]);
    } else if (run_of(v)) { // slices of some operands, and what it carries
        const Op *scan = run_of(v), *end = block_end(scan->regions[0]);
        for (uint32_t i = 0; i < scan->n_operands; i++) vec_push(out, scan->operands[i]);
        for (uint32_t i = 0; i < end->n_operands; i++) vec_push(out, end->operands[i]);
    }
}

static bool is_input(const Value *v) { return v->block && v->block->func; }

static bool is_random(const Value *v) { return v->def && v->def->kind == OP_RNG_BIT_GENERATOR; }

// What a call gives that nothing is known of.
static bool is_opaque(const Value *v) { return v->def && !op_has(v->def->kind, PURE) && !op_has(v->def->kind, CONTROL); }

enum { FROM_ELSEWHERE = 1, FROM_SOURCE };

static void remember(Map *known, Value *const *values, size_t n, size_t what) {
    for (size_t i = 0; i < n; i++) *map_at(known, values[i], NULL) = what;
}

static size_t remembered(const Map *known, const Value *v) {
    const size_t *at = known ? map_find(known, v) : NULL;
    return at ? *at : 0;
}

// Breadth first from v; the value of the kind that is reached first, or in `known` one that is made from such, `from` leading back to v.
static Value *find_source(Value *v, bool (*is_source)(const Value *), ValueMap *from, Map *known) {
    Values queue = {0}, next = {0};
    vec_push(&queue, v);
    value_map_set(from, v, v);
    Value *found = is_source(v) ? v : NULL;
    for (size_t i = 0; i < queue.n && !found; i++) {
        find_sources(queue.items[i], &next);
        for (size_t k = 0; k < next.n && !found; k++) {
            size_t before = remembered(known, next.items[k]);
            if (before == FROM_ELSEWHERE || value_map_get(from, next.items[k])) continue;
            value_map_set(from, next.items[k], queue.items[i]);
            vec_push(&queue, next.items[k]);
            if (before || is_source(next.items[k])) found = next.items[k];
        }
    }
    for (Value *at = known ? found : NULL; at; at = at == v ? NULL : value_map_get(from, at)) remember(known, &at, 1, FROM_SOURCE);
    if (known && !found) remember(known, queue.items, queue.n, FROM_ELSEWHERE);
    vec_free(&queue);
    vec_free(&next);
    return found;
}

static const PortInfo *input_info(const Value *v) { return v->block->func->arg_info ? &v->block->func->arg_info[v->index] : NULL; }

static uint32_t input_number(const Value *v) { return input_info(v) ? input_info(v)->number : v->index; }

// " '%x'", and what its loc("...") says.
static const char *input_names(Diags *d, const Value *v) {
    Str loc = input_info(v) ? input_info(v)->loc_name : NULL;
    const char *name = v->name ? arena_printf(&d->arena, " '%%%s'", v->name->text) : "";
    return loc ? arena_printf(&d->arena, "%s (%s)", name, loc->text) : name;
}

static void note_value(PassContext *c, const Value *v, const char *how) {
    Diags *d = c->d;
    const char *type = type_name(&d->arena, v->type);
    const char *name = v->name ? arena_printf(&d->arena, " '%%%s'", v->name->text) : "";
    if (is_input(v)) diag_note(d, (Loc){0}, "%sinput %" PRIu32 "%s: %s", how, input_number(v), input_names(d, v), type);
    else if (is_random(v)) diag_note(d, op_place(v->def), "%srandom numbers, the result of %s%s: %s", how, op_short(v->def->kind), name, type);
    else if (run_of(v))
        diag_note(d, op_place(run_of(v)), "%sargument %" PRIu32 "%s of the %s's region: %s", how, v->index, name, op_short(run_of(v)->kind), type);
    else if (!v->def)
        diag_note(d, op_place(v->block->parent), "%swhat the %s carries as value %" PRIu32 "%s: %s", how, op_short(v->block->parent->kind), v->index, name,
                  type);
    else diag_note(d, op_place(v->def), "%sthe result of %s%s: %s", how, op_short(v->def->kind), name, type);
}

void origin_note(PassContext *c, Value *v) {
    ValueMap from = {0};
    Value *at = find_source(v, is_input, &from, NULL);
    if (!at) value_map_free(&from), at = find_source(v, is_random, &from, NULL);
    if (!at) value_map_free(&from), at = find_source(v, is_opaque, &from, NULL);
    if (!at) {
        value_map_free(&from);
        diag_note(c->d, v->def ? op_place(v->def) : (Loc){0},
                  "it is made of constants alone, by more ops than are evaluated when compiling (%d, none of them with a region, of %d elements at most)",
                  KNOWN_MAX_OPS, KNOWN_MAX_ELEMS);
        return;
    }
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

Value *origin_of(Value *v) {
    ValueMap from = {0};
    Value *found = find_source(v, is_input, &from, NULL);
    value_map_free(&from);
    return found;
}

bool origin_is_constants(Value *v) {
    ValueMap from = {0};
    bool found = find_source(v, is_input, &from, NULL);
    value_map_free(&from);
    found = found || find_source(v, is_random, &from, NULL);
    value_map_free(&from);
    found = found || find_source(v, is_opaque, &from, NULL);
    value_map_free(&from);
    return !found;
}

bool origin_is_input(Value *v, Map *known) {
    ValueMap from = {0};
    size_t before = remembered(known, v);
    bool is = before ? before == FROM_SOURCE : find_source(v, is_input, &from, known) != NULL;
    value_map_free(&from);
    return is;
}

// "add, line 7"; "add, functions[0].ops[3]"; "input 0"
static const char *where_it_is(Arena *a, const Value *v) {
    if (is_input(v)) return arena_printf(a, "input %" PRIu32, input_number(v));
    const Op *op = v->def ? v->def : v->block->parent;
    const char *what = v->def ? op_short(op->kind) : arena_printf(a, "value %" PRIu32 " of the %s", v->index, op_short(op->kind));
    Loc at = op_place(op);
    if (at.line) return arena_printf(a, "%s, line %" PRIu32, what, at.line);
    if (at.name || at.path) return arena_printf(a, "%s, %s", what, (at.name ? at.name : at.path)->text);
    return what;
}

// Names that printers make up, for want of one: numbers, and MLIR's for what a while carries.
static bool is_made_up(const char *name) { return (name[0] >= '0' && name[0] <= '9') || !strncmp(name, "iterArg", 7); }

const char *origin_called(Arena *a, const Value *v, const char *otherwise) {
    const char *part = v->def && v->def->n_results > 1 ? arena_printf(a, "#%" PRIu32, v->index) : "";
    const char *name = v->name ? arena_printf(a, "%%%s%s", v->name->text, part) : otherwise;
    if (v->name && !is_made_up(v->name->text)) return name;
    return arena_printf(a, "%s (%s)", name, where_it_is(a, v));
}
