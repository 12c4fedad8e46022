// Custom calls with functions: see computations.h. The function is named by an attribute that is kept as text.
#include "passes/simplify/computations.h"

#include "ir/builder/build.h"
#include "ir/infer/infer.h"

#include <stdlib.h>
#include <string.h>

enum { MAX_FUNCTION_OPS = 1000 }; // a copy is made for each call

static const char *attr_text_of(const Op *op, const char *name) {
    for (uint32_t i = 0; i < op->n_attrs; i++)
        if (op->attrs[i].key == ATTR_UNKNOWN && op->attrs[i].s && !strcmp(op->attrs[i].name->text, name)) return op->attrs[i].s->text;
    return NULL;
}

// The one function of called_computations = [@f], if it takes n arguments.
static Func *computation_of(Module *m, const Op *op, uint32_t n) {
    const char *text = attr_text_of(op, "called_computations");
    if (!text || strncmp(text, "[@", 2)) return NULL;
    const char *name = text + 2 + (text[2] == '"');
    size_t len = strcspn(name, "\"]");
    if (strchr(text, ',')) return NULL;
    Func *f = module_find_func(m, str_intern(&m->strings, name, len));
    size_t n_ops = 0;
    for (const Op *at = f ? f->body->first : NULL; at; at = at->next) n_ops += 1 + at->n_regions * (size_t)16;
    return f && f->body->n_args == n && n_ops <= MAX_FUNCTION_OPS ? f : NULL;
}

// The body as a region, which ends with stablehlo.return.
static void fill_region(Module *m, const Func *f, Block *to) {
    ValueMap map = {0};
    for (uint32_t i = 0; i < f->body->n_args; i++) value_map_set(&map, f->body->args[i], block_add_arg(m, to, f->body->args[i]->type, f->body->args[i]->name));
    block_clone_into(m, f->body, to, NULL, &map, false);
    const Op *end = block_end(f->body);
    Value **returned = arena_array(&m->arena, Value *, end->n_operands);
    for (uint32_t i = 0; i < end->n_operands; i++) {
        Value *v = value_map_get(&map, end->operands[i]);
        returned[i] = v ? v : end->operands[i];
    }
    build_return(&(Builder){m, to, NULL, end->loc}, returned, end->n_operands);
    value_map_free(&map);
}

// Whether the op means something: what a program has wrong stays as the program has it. `said` may be NULL.
static bool is_right(Module *m, const Op *op, Diags *said) {
    Diags found;
    diags_init(&found, "tpucc");
    Type *types = arena_array(&m->arena, Type, op->n_results);
    bool ok = infer_op(m, op, types, &found);
    for (uint32_t i = 0; ok && i < op->n_results; i++) ok = type_agrees(types[i], op->results[i].type);
    if (said) diags_append(said, &found);
    diags_free(&found);
    return ok;
}

static bool attach(Module *m, Op *op, Diags *d) {
    Func *f = op->n_regions ? NULL : computation_of(m, op, 2 * op->n_results);
    if (!f) return false;
    op->regions = arena_array(&m->arena, Block *, 1);
    op->n_regions = 1;
    op->regions[0] = block_new(m);
    op->regions[0]->parent = op;
    fill_region(m, f, op->regions[0]);
    if (is_right(m, op, d)) return true;
    op->n_regions = 0;
    return false;
}

// --- approximate selection of the largest

static Value *constant_vector(Builder *b, const int64_t *v, uint32_t n) { return build_integers(b, v, (int64_t[]){n}, 1); }

// What says the size of result i: an operand, or its type. NULL: neither.
static Value *limit_of(Builder *b, const Op *op, uint32_t i, bool shapes) {
    Type t = op->results[i].type;
    if (shapes) return build_convert(b, op->operands[op->n_operands - op->n_results + i], DT_I64);
    return type_is_static(t) ? constant_vector(b, t->dims, t->rank) : NULL;
}

static Value *first_of(Builder *b, const Op *op, uint32_t i, Value *sorted, Value *limit) {
    int64_t starts[MAX_RANK] = {0}, strides[MAX_RANK];
    uint32_t rank = sorted->type->rank;
    for (uint32_t k = 0; k < rank; k++) strides[k] = 1;
    Value *operands[] = {sorted, constant_vector(b, starts, rank), limit, constant_vector(b, strides, rank)};
    return op_result(build_typed(b, OP_REAL_DYNAMIC_SLICE, operands, 4, NULL, 0, &op->results[i].type, 1, 0), 0);
}

// reduction_dim = 1 : i64 in mhlo.backend_config.
static int64_t reduced_dimension(const Op *op, uint32_t rank) {
    const char *text = attr_text_of(op, "mhlo.backend_config"), *at = text ? strstr(text, "reduction_dim") : NULL;
    at = at ? at + strcspn(at, "=,}") : NULL;
    int64_t dim = at && *at == '=' ? strtoll(at + 1, NULL, 10) : -1;
    return dim < 0 || dim >= rank ? -1 : dim;
}

// Operands: what is sorted and its companions, as many neutral elements, perhaps the number k, perhaps the shape of each result.
static bool select_exactly(Module *m, Op *op) {
    uint32_t n = op->n_results;
    if (!n || op->n_operands < 2 * n || !type_is_tensor(op->operands[0]->type)) return false;
    int64_t dim = reduced_dimension(op, op->operands[0]->type->rank);
    bool shapes = attr_text_of(op, "indices_of_shape_operands") && op->n_operands >= 3 * n;
    Func *f = computation_of(m, op, 2 * n);
    for (uint32_t i = 0; i < n; i++)
        if (!type_is_tensor(op->operands[i]->type) || !type_is_tensor(op->results[i].type) || (!shapes && !type_is_static(op->results[i].type))) return false;
    if (!f || dim < 0) return false;
    Builder b = builder_before(m, op);
    Op *before = op->prev;
    Value **made = arena_array(&m->arena, Value *, n);
    Op *sort = build_sort(&b, op->operands, n, (uint32_t)dim);
    fill_region(m, f, sort->regions[0]);
    bool ok = is_right(m, sort, NULL);
    for (uint32_t i = 0; ok && i < n; i++) {
        made[i] = first_of(&b, op, i, op_result(sort, i), limit_of(&b, op, i, shapes));
        ok = is_right(m, made[i]->def, NULL);
    }
    if (!ok) {
        while (op->prev != before) op_unlink(op->prev);
        return false;
    }
    for (uint32_t i = 0; i < n; i++) value_replace(&op->results[i], made[i]);
    op_unlink(op);
    return true;
}

// --- all of them

typedef struct {
    Module *m;
    Diags *d;
    bool changed;
} Walk;

static void attach_one(Op *op, void *context) {
    Walk *w = context;
    Str target = op->kind == OP_CUSTOM_CALL ? op_str(op, ATTR_call_target_name) : NULL;
    if (!target) return;
    if (!strcmp(target->text, "stablehlo.dynamic_reduce_window")) w->changed |= attach(w->m, op, w->d);
    else if (!strcmp(target->text, "ApproxTopK") || !strcmp(target->text, "stablehlo.dynamic_approx_top_k")) w->changed |= select_exactly(w->m, op);
}

bool computations_attach(Module *m, Diags *d) {
    Walk w = {m, d, false};
    for (Func *f = m->first_func; f; f = f->next) block_walk(f->body, attach_one, &w);
    if (w.changed) module_resolve(m);
    return w.changed;
}
