// See shape_report.h. Sizes of arguments come from what the pass `bind` has recorded, costs from one walk over the steps, the same that codegen makes.
// A size is far from a multiple where rounding it up would make more than TOO_MUCH of it padding; sizes that the model fixes are named only where
// they are rows or columns of a contraction, since nobody else can change them.
#include "frontend/report/shape_report.h"

#include "ir/ops/cost.h"
#include "ir/ops/devices/parts.h"
#include "ir/ops/stage.h"
#include "ir/ops/variables.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

const int64_t shape_multiples[N_MULTIPLES] = {8, 32, MACRO_TILE};
static const double TOO_MUCH[N_MULTIPLES] = {0.10, 0.20, 0.25};

typedef struct {
    ShapeReport *r;
    const BoundDims *bound;
    size_t next_bound;
    KernelNumbers *numbers;
    VEC(uint32_t) seen;                             // the number of each of this entry point's kernels
    double products, tile_products, panel_products; // of tiled contractions: real ones, and those of whole tiles and panels
} Making;

// --- arguments

static void fixed_by(ShapeDim *d, Str from) {
    bool declared = !from || !strncmp(from->text, "declared ", 9);
    d->by = declared ? FIXED_BY_MODEL : strncmp(from->text, "--", 2) ? FIXED_BY_OTHERS : FIXED_BY_OPTION;
    d->from = declared ? "given in the model" : from->text;
}

// Arguments are asked for in the order in which they were recorded: the search goes on where the last one ended.
static Str source_of(Making *k, uint32_t number, uint32_t axis) {
    for (size_t i = 0; i < k->bound->n; i++) {
        size_t at = (k->next_bound + i) % k->bound->n;
        const BoundDim *b = &k->bound->items[at];
        if (b->kind != DIM_OF_ARGUMENT || b->argument != number || b->axis != axis) continue;
        k->next_bound = at + 1;
        return b->from;
    }
    return NULL;
}

// A dimension without a name answers to its place once it is bound ("x.0"): that is no symbol.
static const char *symbol_of(Making *k, Func *f, uint32_t arg, uint32_t axis) {
    const PortInfo *info = &f->arg_info[arg];
    if (!info->dims || !info->dims[axis]) return NULL;
    const char *symbol = info->dims[axis]->text, *place = arena_printf(&k->r->arena, "%s.%" PRIu32, argument_name(f, arg), axis);
    return strcmp(symbol, place) ? symbol : NULL;
}

static void add_argument(Making *k, Func *f, uint32_t i) {
    uint32_t number = f->arg_info[i].number;
    Type part = f->body->args[i]->type, t = port_whole(f->module, &f->arg_info[i], part);
    ShapeArgument a = {argument_name(f, i), number, t, type_bytes(t), arena_array(&k->r->arena, ShapeDim, t->rank), t->rank, part == t ? NULL : part, NULL};
    if (arg_variable(f, i) != NO_VARIABLE) a.variable = f->module->variables[arg_variable(f, i)].name;
    for (uint32_t d = 0; d < t->rank; d++) {
        a.dims[d] = (ShapeDim){.size = t->dims[d], .symbol = symbol_of(k, f, i, d)};
        fixed_by(&a.dims[d], source_of(k, number, d));
    }
    *(a.variable ? &k->r->variable_bytes : &k->r->argument_bytes) += a.bytes;
    vec_push(&k->r->arguments, a);
}

static void add_scalars(Making *k) {
    for (size_t i = 0; i < k->bound->n; i++) {
        const BoundDim *b = &k->bound->items[i];
        if (b->kind != DIM_OF_SCALAR) continue;
        ShapeArgument a = {.name = b->name->text, .number = b->argument, .dims = arena_new(&k->r->arena, ShapeDim), .n_dims = 1};
        a.dims[0].size = b->value;
        fixed_by(&a.dims[0], b->from);
        vec_push(&k->r->arguments, a);
    }
}

// By number, as the model has them.
static void sort_arguments(ShapeReport *r) {
    for (size_t i = 1; i < r->arguments.n; i++) {
        ShapeArgument a = r->arguments.items[i];
        size_t at = i;
        for (; at && r->arguments.items[at - 1].number > a.number; at--) r->arguments.items[at] = r->arguments.items[at - 1];
        r->arguments.items[at] = a;
    }
}

// --- advice

static bool is_far(const ShapeAdvice *a) {
    for (int i = 0; i < N_MULTIPLES; i++)
        if (a->waste[i] > TOO_MUCH[i]) return true;
    return false;
}

static void advise(Making *k, const char *what, int64_t size) {
    ShapeAdvice a = {.what = what, .size = size};
    for (int i = 0; i < N_MULTIPLES && size > 0; i++) {
        a.padded[i] = i64_round_up(size, shape_multiples[i]);
        a.waste[i] = 1 - (double)size / (double)a.padded[i];
    }
    if (is_far(&a)) vec_push(&k->r->advice, a);
}

// The same size of another contraction only counts.
static void advise_once(Making *k, const char *dimension, const char *op, int64_t size) {
    for (size_t i = 0; i < k->r->advice.n; i++) {
        ShapeAdvice *a = &k->r->advice.items[i];
        if (a->size != size || strncmp(a->what, dimension, strlen(dimension))) continue;
        a->n_more++;
        return;
    }
    advise(k, arena_printf(&k->r->arena, "%s of %s", dimension, op), size);
}

// Sizes that somebody chose or could choose: those that have a name, and those without one that --dim gave. Each name once.
static void advise_on_arguments(Making *k) {
    ShapeReport *r = k->r;
    VEC(const char *) said = {0};
    for (size_t i = 0; i < r->arguments.n; i++) {
        const ShapeArgument *a = &r->arguments.items[i];
        for (uint32_t d = 0; a->type && d < a->n_dims; d++) {
            const char *symbol = a->dims[d].symbol;
            bool known = !symbol && a->dims[d].by != FIXED_BY_OPTION;
            for (size_t j = 0; symbol && j < said.n; j++) known |= !strcmp(said.items[j], symbol);
            if (known) continue;
            if (symbol) vec_push(&said, symbol);
            const char *place = arena_printf(&r->arena, "%s.%" PRIu32, a->name, d);
            advise(k, symbol ? arena_printf(&r->arena, "size %s (%s)", symbol, place) : arena_printf(&r->arena, "size %s", place), a->dims[d].size);
        }
    }
    vec_free(&said);
}

static void advise_on_contractions(Making *k) {
    for (size_t i = 0; i < k->r->kernels.n; i++) {
        const ShapeKernel *kernel = &k->r->kernels.items[i];
        for (uint32_t j = 0; j < kernel->n_contractions; j++) {
            const ShapeContraction *c = &kernel->contractions[j];
            if (!c->tiled) continue;
            advise_once(k, "rows", c->op, c->rows);
            advise_once(k, "columns", c->op, c->columns);
        }
    }
}

// --- kernels

const char *report_op(Arena *a, const Op *op) {
    Loc at = op_place(op);
    const char *slash = at.file ? strrchr(at.file->text, '/') : NULL, *file = slash ? slash + 1 : str_text(at.file);
    const char *name = at.name ? arena_printf(a, " at %s", at.name->text) : "";
    if (!at.file || !at.line) return arena_printf(a, "%s%s", op_short(op->kind), name);
    return at.name ? arena_printf(a, "%s%s (%s:%u:%u)", op_short(op->kind), name, file, at.line, at.col)
                   : arena_printf(a, "%s at %s:%u:%u", op_short(op->kind), file, at.line, at.col);
}

static int64_t last_part(int64_t size) { return size ? size - (i64_ceil_div(size, MACRO_TILE) - 1) * MACRO_TILE : 0; }

static ShapeContraction contraction_of(ShapeReport *r, const Op *op) {
    const Type t = op->results[0].type;
    ShapeContraction c = {.op = report_op(&r->arena, op), .batch = 1, .rows = 1, .columns = 1, .depth = contraction_depth(op), .share = 1, .panel_share = 1};
    if (t->rank) c.columns = t->dims[t->rank - 1];
    if (t->rank > 1) c.rows = t->dims[t->rank - 2];
    for (uint32_t i = 0; i + 2 < t->rank; i++) c.batch *= t->dims[i];
    c.tiled = stage_of(op) == STAGE_CONTRACT;
    c.n_tiles = c.tiled ? c.batch * i64_ceil_div(c.rows, MACRO_TILE) * i64_ceil_div(c.columns, MACRO_TILE) : 0;
    if (!c.n_tiles) return c;
    c.edge_rows = last_part(c.rows);
    c.edge_columns = last_part(c.columns);
    c.share = (double)t->n_elems / ((double)c.n_tiles * MACRO_TILE * MACRO_TILE);
    bool packed = op->kind == OP_MATMUL || op->kind == OP_CONV; // a library's kernels pack for themselves
    if (packed) c.panel_share = (double)c.columns / (double)i64_round_up(c.columns, PANEL_COLUMNS);
    return c;
}

static void add_contractions(Making *k, const Op *op, ShapeKernel *out) {
    uint32_t n = 0;
    for (uint32_t r = 0; r < op->n_regions; r++)
        for (const Op *in = op->regions[r]->first; in; in = in->next) n += op_is_product(in->kind);
    out->contractions = arena_array(&k->r->arena, ShapeContraction, n);
    for (uint32_t r = 0; r < op->n_regions; r++)
        for (const Op *in = op->regions[r]->first; in; in = in->next)
            if (op_is_product(in->kind)) out->contractions[out->n_contractions++] = contraction_of(k->r, in);
}

static ShapeKernel *kernel_of(Making *k, const Op *op) {
    ShapeReport *r = k->r;
    uint32_t number = kernel_number(k->numbers, op);
    for (size_t i = 0; i < k->seen.n; i++)
        if (k->seen.items[i] == number) return &r->kernels.items[i];
    Text name = {0};
    text_f(&name, "%" PRIu32, number);
    kernel_name(op, &name);
    ShapeKernel made = {.number = number, .name = arena_printf(&r->arena, "%s", name.items), .flops = kernel_flops(op), .bytes = kernel_bytes(op)};
    vec_free(&name);
    add_contractions(k, op, &made);
    vec_push(&k->seen, number);
    vec_push(&r->kernels, made);
    return &r->kernels.items[r->kernels.n - 1];
}

static double add_block(Making *k, const Block *b, double weight);

// Floating-point operations, `weight` times: of a loop whose number of rounds is not known one round's, of branches the dearest one's.
static double add_op(Making *k, const Op *op, double weight) {
    if (op->kind == OP_KERNEL) {
        ShapeKernel *kernel = kernel_of(k, op);
        kernel->n_launches += weight;
        return weight * (double)kernel->flops;
    }
    if (!op_has(op->kind, CONTROL)) return 0;
    int64_t rounds = op->kind == OP_WHILE ? op_int(op, ATTR_trip_count, -1) : -1;
    if (op->kind == OP_WHILE)
        return rounds >= 0 ? rounds ? add_block(k, op->regions[1], weight * (double)rounds) : 0
                           : add_block(k, op->regions[0], weight) + add_block(k, op->regions[1], weight);
    double most = 0;
    for (uint32_t i = 0; i < op->n_regions; i++) {
        double one = add_block(k, op->regions[i], weight);
        if (one > most) most = one;
    }
    return most;
}

static double add_block(Making *k, const Block *b, double weight) {
    double flops = 0;
    for (const Op *op = b->first; op; op = op->next) flops += add_op(k, op, weight);
    return flops;
}

static void add_shares(Making *k) {
    for (size_t i = 0; i < k->r->kernels.n; i++) {
        const ShapeKernel *kernel = &k->r->kernels.items[i];
        for (uint32_t j = 0; j < kernel->n_contractions; j++) {
            const ShapeContraction *c = &kernel->contractions[j];
            if (!c->n_tiles) continue;
            double products = kernel->n_launches * (double)c->batch * (double)c->rows * (double)c->columns * (double)c->depth;
            k->r->n_tiles += kernel->n_launches * (double)c->n_tiles;
            k->products += products;
            k->tile_products += products / c->share;
            k->panel_products += products / c->panel_share;
        }
    }
    k->r->tile_share = k->tile_products > 0 ? k->products / k->tile_products : 1;
    k->r->panel_share = k->panel_products > 0 ? k->products / k->panel_products : 1;
}

static void add_products(ShapeReport *r, const PassReport *passes) {
    for (size_t i = 0; i < passes->products.n; i++) {
        const ProductPrecision *x = &passes->products.items[i];
        vec_push(&r->products, ((ShapeProduct){report_op(&r->arena, x->op), x->as, x->why}));
    }
}

static void add_weights(ShapeReport *r, const PassReport *passes) {
    for (size_t i = 0; i < passes->stored.n; i++) {
        const StoredWeights *x = &passes->stored.items[i];
        vec_push(&r->weights, ((ShapeWeights){report_op(&r->arena, x->op), x->as, (uint64_t)x->bytes, (uint64_t)x->before, x->error}));
    }
}

void shape_report_make(Module *m, const char *name, const PassReport *passes, KernelNumbers *numbers, ShapeReport *out) {
    Func *f = module_main(m);
    Making k = {.r = out, .bound = &passes->dims, .numbers = numbers};
    out->name = name ? name : str_text(f->name);
    for (uint32_t i = 0; i < f->body->n_args; i++) add_argument(&k, f, i);
    add_scalars(&k);
    sort_arguments(out);
    for (uint32_t i = 0; i < f->n_results; i++) {
        int64_t v = result_variable(f, i);
        uint64_t bytes = type_bytes(port_whole(m, &f->result_info[i], f->result_types[i]));
        if (v == NO_VARIABLE) out->result_bytes += bytes;
        else if (func_variable_arg(f, v) == UINT32_MAX) out->variable_bytes += bytes;
    }
    out->weight_bytes = passes->plan.constant_bytes;
    out->slab_bytes = passes->plan.slab_bytes;
    out->remat = passes->remat;
    double flops = add_block(&k, f->body, 1);
    out->flops = flops < 1e19 ? (uint64_t)flops : UINT64_MAX;
    add_shares(&k);
    for (size_t i = 0; i < passes->assumed.n; i++) vec_push(&out->assumed, passes->assumed.items[i]->text);
    for (size_t i = 0; i < passes->inserted.n; i++) {
        const InsertedCollective *x = &passes->inserted.items[i];
        vec_push(&out->exchanges, ((ShapeExchange){op_short(x->kind), report_op(&out->arena, x->op), x->bytes}));
    }
    add_products(out, passes);
    add_weights(out, passes);
    advise_on_arguments(&k);
    advise_on_contractions(&k);
    shape_graph_make(f, &passes->slab, numbers, out);
    vec_free(&k.seen);
}

void shape_report_free(ShapeReport *r) {
    vec_free(&r->arguments);
    vec_free(&r->kernels);
    vec_free(&r->advice);
    vec_free(&r->assumed);
    vec_free(&r->exchanges);
    vec_free(&r->products);
    vec_free(&r->weights);
    vec_free(&r->nodes);
    vec_free(&r->edges);
    vec_free(&r->groups);
    vec_free(&r->buffers);
    arena_free(&r->arena);
}
