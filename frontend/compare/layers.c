// The contractions of a model, what they become in another precision, and each of them alone. What stands for a result there is found by what value_replace
// has written down of the values of a copy: the passes run on it and on the single contractions at once.
#include "frontend/compare/comparison.h"
#include "frontend/report/shape_report.h"
#include "ir/builder/build.h"
#include "passes/layout/groups.h"
#include "passes/layout/layout.h"
#include "passes/mark.h"

#include <float.h>
#include <stdlib.h>

// ---- found

static void find(Op *op, void *context) {
    Comparison *c = context;
    if (mark_is_on(op)) vec_push(&c->layers, ((Layer){.op = op, .called = report_op(&c->m->arena, op), .as = dtype_text(op->operands[0]->type->dtype)}));
}

typedef struct {
    Layers *layers;
    size_t next;
} Pairing;

static void pair(Op *op, void *context) {
    Pairing *p = context;
    if (mark_is_on(op)) p->layers->items[p->next++].other = op_result(op, 0);
}

// ---- alone

// Operands that are the same value are given each.
static void make_alone(Comparison *c, Layer *layer, size_t number) {
    Module *m = c->m;
    const Op *op = layer->op;
    Func *f = module_add_func(m, module_str(m, arena_printf(&m->arena, "%s.%zu", str_text(c->f32->name), number)));
    Builder b = {m, f->body, NULL, op->loc};
    Value **operands = arena_array(&m->arena, Value *, op->n_operands), *made;
    layer->alone = f;
    layer->given = arena_array(&m->arena, uint32_t, op->n_operands);
    f->visibility = module_str(m, "private");
    for (uint32_t i = 0; i < op->n_operands; i++) {
        const Value *v = op->operands[i];
        bool constant = contract_is_constant(v);
        if (!constant) layer->given[f->body->n_args] = i;
        operands[i] = constant ? build_constant(&b, constant_evaluated(m, v)) : block_add_arg(m, f->body, v->type, NULL);
    }
    f->arg_info = arena_array(&m->arena, PortInfo, f->body->n_args);
    f->n_results = 1;
    f->result_info = arena_array(&m->arena, PortInfo, 1);
    f->result_types = arena_array(&m->arena, Type, 1);
    f->result_types[0] = op->results[0].type;
    made = op_result(build_like(&b, op, operands, f->result_types), 0);
    build_typed(&b, OP_FUNC_RETURN, &made, 1, NULL, 0, NULL, 0, 0);
}

// ---- in the other precision

static bool run_passes(Comparison *c, PassReport *report) {
    PassOptions p = pass_options_default();
    p.precision = c->o->precision;
    p.weights_as = c->o->weights_as;
    p.weights_error = c->o->weights_error > 0 ? c->o->weights_error : DBL_MAX; // how far they are off is the question
    p.passes = "precision,weights";
    return pipeline_run(c->m, &p, c->d, report);
}

// What the passes say of the op whose result `other` was. Does it differ from f32?
static bool describe(Comparison *c, Layer *layer, const PassReport *report) {
    bool differs = false;
    for (size_t i = 0; i < report->products.n; i++) {
        const ProductPrecision *x = &report->products.items[i];
        if (x->op == layer->other->def) layer->as = x->as, layer->why = x->why, differs = !x->why;
    }
    for (size_t i = 0; i < report->stored.n; i++) {
        const StoredWeights *x = &report->stored.items[i];
        if (x->op != layer->other->def) continue;
        layer->as = arena_printf(&c->m->arena, "f32, weights %s", x->as);
        layer->why = NULL;
        differs = true;
    }
    return differs;
}

// Gathers are no contractions: they count where their table is rounded.
static void settle(Comparison *c, const PassReport *report) {
    size_t n = 0;
    for (size_t i = 0; i < c->layers.n; i++) {
        Layer layer = c->layers.items[i];
        bool differs = describe(c, &layer, report);
        if (layer.op->kind == OP_GATHER && !differs) continue;
        if (!differs) layer.alone = NULL;
        layer.other = value_resolved((Value *)(uintptr_t)layer.other);
        c->layers.items[n++] = layer;
    }
    c->layers.n = n;
}

static bool refuse_none(Comparison *c) {
    diag_exit(c->d, EXIT_USAGE, diag_file(c->d, c->model), "--compare-precision: the model has no contraction of its own (dot_general, convolution)");
    diag_help(c->d, "it is the same in every precision: tpucc MODEL -o OUT.so");
    return false;
}

bool layers_make(Comparison *c) {
    PassReport report = {0};
    Pairing p = {.layers = &c->layers};
    block_walk(c->f32->body, find, c);
    if (!c->layers.n) return refuse_none(c);
    module_swap_funcs(c->m, module_copy_funcs(c->m));
    c->other = module_main(c->m);
    block_walk(c->other->body, pair, &p);
    for (size_t i = 0; i < c->layers.n; i++) make_alone(c, &c->layers.items[i], i);
    bool good = run_passes(c, &report);
    if (good) settle(c, &report);
    pass_report_free(&report);
    return good && (c->layers.n || refuse_none(c));
}
