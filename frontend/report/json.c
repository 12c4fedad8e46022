// The shape report as JSON.
#include "frontend/base/json_text.h"
#include "frontend/report/report.h"

#include <math.h>

static json_t *count(uint64_t n) { return json_integer(n > INT64_MAX ? INT64_MAX : (json_int_t)n); }
static json_t *number(double x) { return x == floor(x) && fabs(x) < 1e15 ? json_integer((json_int_t)x) : json_real(x); }
static void set(json_t *to, const char *key, json_t *value) { json_object_set_new(to, key, value); }

static json_t *dim(const ShapeDim *d) {
    static const char *const by[] = {[FIXED_BY_MODEL] = "model", [FIXED_BY_OPTION] = "option", [FIXED_BY_OTHERS] = "derived"};
    json_t *o = json_object();
    set(o, "size", json_integer(d->size));
    set(o, "symbol", json_text(d->symbol));
    set(o, "fixed_by", json_text(by[d->by]));
    set(o, "from", json_text(d->from));
    return o;
}

static json_t *argument(const ShapeArgument *a) {
    json_t *o = json_object(), *dims = json_array();
    set(o, "name", json_text(a->name));
    set(o, "number", json_integer(a->number));
    if (!a->type) { // a scalar that is a constant now
        json_decref(dims);
        set(o, "constant", dim(a->dims));
        return o;
    }
    set(o, "dtype", json_text(dtype_text(a->type->dtype)));
    set(o, "bytes", count(a->bytes));
    if (a->variable) set(o, "variable", json_text(a->variable));
    for (uint32_t i = 0; i < a->n_dims; i++) json_array_append_new(dims, dim(&a->dims[i]));
    set(o, "dims", dims);
    if (a->part) {
        json_t *part = json_array();
        for (uint32_t i = 0; i < a->part->rank; i++) json_array_append_new(part, json_integer(a->part->dims[i]));
        set(o, "part", part);
    }
    return o;
}

static json_t *exchange(const ShapeExchange *x) {
    json_t *o = json_object();
    set(o, "what", json_text(x->what));
    set(o, "op", json_text(x->op));
    set(o, "bytes", count(x->bytes));
    return o;
}

static json_t *product(const ShapeProduct *x) {
    json_t *o = json_object();
    set(o, "op", json_text(x->op));
    set(o, "as", json_text(x->as));
    set(o, "why", json_text(x->why));
    return o;
}

static json_t *stored_weights(const ShapeWeights *x) {
    json_t *o = json_object();
    set(o, "op", json_text(x->op));
    set(o, "as", json_text(x->as));
    set(o, "bytes", count(x->bytes));
    set(o, "before", count(x->before));
    set(o, "error", json_real(x->error));
    return o;
}

static json_t *contraction(const ShapeContraction *c) {
    json_t *o = json_object();
    set(o, "op", json_text(c->op));
    set(o, "batch", json_integer(c->batch));
    set(o, "rows", json_integer(c->rows));
    set(o, "columns", json_integer(c->columns));
    set(o, "depth", json_integer(c->depth));
    set(o, "tiled", json_boolean(c->tiled));
    if (!c->n_tiles) return o;
    set(o, "tiles", json_integer(c->n_tiles));
    set(o, "edge_rows", json_integer(c->edge_rows));
    set(o, "edge_columns", json_integer(c->edge_columns));
    set(o, "tile_share", number(c->share));
    set(o, "panel_share", number(c->panel_share));
    return o;
}

static json_t *kernel(const ShapeKernel *k) {
    json_t *o = json_object(), *contractions = json_array();
    set(o, "name", json_text(k->name));
    set(o, "launches", number(k->n_launches));
    set(o, "flops", count(k->flops));
    set(o, "bytes", count(k->bytes));
    for (uint32_t i = 0; i < k->n_contractions; i++) json_array_append_new(contractions, contraction(&k->contractions[i]));
    set(o, "contractions", contractions);
    return o;
}

static json_t *advice(const ShapeAdvice *a) {
    json_t *o = json_object(), *multiples = json_array();
    set(o, "what", json_text(a->what));
    set(o, "size", json_integer(a->size));
    set(o, "more", json_integer(a->n_more));
    for (int m = 0; m < N_MULTIPLES; m++) {
        json_t *x = json_object();
        set(x, "multiple", json_integer(shape_multiples[m]));
        set(x, "padded", json_integer(a->padded[m]));
        set(x, "waste", number(a->waste[m]));
        json_array_append_new(multiples, x);
    }
    set(o, "multiples", multiples);
    return o;
}

// Nodes and edges by their numbers; groups are the loops and regions of branches that nodes lie in, 0 the entry point.
static json_t *graph(const ShapeReport *r) {
    static const char *const kinds[] = {[NODE_ARGUMENT] = "argument", [NODE_KERNEL] = "kernel", [NODE_CHECK] = "check", [NODE_BEGIN] = "begin",
                                        [NODE_END] = "end",           [NODE_RESULT] = "result", [NODE_COPY] = "copy"};
    json_t *o = json_object(), *nodes = json_array(), *edges = json_array(), *groups = json_array();
    for (size_t i = 0; i < r->nodes.n; i++) {
        const ShapeNode *n = &r->nodes.items[i];
        json_t *x = json_object();
        set(x, "kind", json_text(kinds[n->kind]));
        set(x, "name", json_text(n->name));
        if (n->kernel != NO_KERNEL) set(x, "kernel", json_integer(n->kernel));
        if (n->kernel != NO_KERNEL) set(x, "launches", number(n->n_launches));
        set(x, "group", json_integer(n->group));
        set(x, "place", json_text(n->place));
        set(x, "constant_bytes", count(n->constant_bytes));
        json_array_append_new(nodes, x);
    }
    for (size_t i = 0; i < r->edges.n; i++) {
        const ShapeEdge *e = &r->edges.items[i];
        json_t *x = json_object();
        set(x, "from", json_integer(e->from));
        set(x, "to", json_integer(e->to));
        set(x, "values", json_integer(e->n));
        set(x, "bytes", count(e->bytes));
        set(x, "back", json_boolean(e->back));
        json_array_append_new(edges, x);
    }
    for (size_t i = 0; i < r->groups.n; i++) {
        json_t *x = json_object();
        set(x, "name", json_text(r->groups.items[i].name));
        set(x, "group", json_integer(r->groups.items[i].parent));
        json_array_append_new(groups, x);
    }
    set(o, "nodes", nodes);
    set(o, "edges", edges);
    set(o, "groups", groups);
    return o;
}

static json_t *buffer(const ShapeBuffer *b) {
    json_t *o = json_object();
    set(o, "offset", count(b->offset));
    set(o, "bytes", count(b->bytes));
    set(o, "first_node", json_integer(b->first));
    set(o, "last_node", json_integer(b->last));
    set(o, "holds", json_text(b->holds));
    return o;
}

static json_t *entry(const ShapeReport *r) {
    json_t *o = json_object(), *arguments = json_array(), *kernels = json_array(), *advices = json_array(), *buffers = json_array();
    for (size_t i = 0; i < r->arguments.n; i++) json_array_append_new(arguments, argument(&r->arguments.items[i]));
    for (size_t i = 0; i < r->kernels.n; i++) json_array_append_new(kernels, kernel(&r->kernels.items[i]));
    for (size_t i = 0; i < r->advice.n; i++) json_array_append_new(advices, advice(&r->advice.items[i]));
    for (size_t i = 0; i < r->buffers.n; i++) json_array_append_new(buffers, buffer(&r->buffers.items[i]));
    set(o, "name", json_text(r->name));
    set(o, "arguments", arguments);
    set(o, "flops", count(r->flops));
    set(o, "argument_bytes", count(r->argument_bytes));
    set(o, "result_bytes", count(r->result_bytes));
    set(o, "variable_bytes", count(r->variable_bytes));
    set(o, "weight_bytes", count(r->weight_bytes));
    set(o, "slab_bytes", count(r->slab_bytes));
    if (r->remat.asked) {
        set(o, "slab_bytes_all_kept", count(r->remat.bytes_before));
        set(o, "kernels_run_again", json_integer(r->remat.n_kernels));
        set(o, "work_run_again", number(r->remat.share));
    }
    set(o, "tiles", number(r->n_tiles));
    set(o, "tile_share", r->n_tiles > 0 ? number(r->tile_share) : json_null());
    set(o, "panel_share", r->n_tiles > 0 ? number(r->panel_share) : json_null());
    set(o, "kernels", kernels);
    set(o, "advice", advices);
    set(o, "graph", graph(r));
    set(o, "buffers", buffers);
    if (r->products.n) {
        json_t *products = json_array();
        for (size_t i = 0; i < r->products.n; i++) json_array_append_new(products, product(&r->products.items[i]));
        set(o, "products", products);
    }
    if (r->weights.n) {
        json_t *weights = json_array();
        for (size_t i = 0; i < r->weights.n; i++) json_array_append_new(weights, stored_weights(&r->weights.items[i]));
        set(o, "weights", weights);
    }
    if (r->exchanges.n) {
        json_t *exchanges = json_array();
        for (size_t i = 0; i < r->exchanges.n; i++) json_array_append_new(exchanges, exchange(&r->exchanges.items[i]));
        set(o, "exchanges", exchanges);
    }
    if (r->assumed.n) {
        json_t *assumed = json_array();
        for (size_t i = 0; i < r->assumed.n; i++) json_array_append_new(assumed, json_text(r->assumed.items[i]));
        set(o, "assumed", assumed);
    }
    return o;
}

void report_json(const ShapeReport *entries, size_t n_entries, const ReportHead *head, Text *out) {
    json_t *o = json_object(), *list = json_array();
    set(o, "model", json_text(head->model));
    set(o, "target", json_text(head->target));
    if (head->n_others) {
        json_t *others = json_array();
        for (size_t i = 0; i < head->n_others; i++) json_array_append_new(others, json_text(head->others[i]));
        set(o, "other_targets", others);
    }
    for (size_t i = 0; i < n_entries; i++) json_array_append_new(list, entry(&entries[i]));
    set(o, "entries", list);
    json_text_write(o, JSON_INDENT(2) | JSON_REAL_PRECISION(6), out);
}
