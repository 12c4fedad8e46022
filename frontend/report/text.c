// The shape report as text: arguments with what fixes their sizes, costs of a run, tiles, advice.
#include "frontend/report/report.h"
#include "ir/base/shown.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>

enum { MOST_SAID = 12 };

// A share that is not whole is never shown as 100 %, nor one that is something as 0 %.
static double percent(double share) {
    double p = share * 100;
    return p > 99.9 && share < 1 ? 99.9 : p < 0.1 && share > 0 ? 0.1 : p;
}

// Names may hold anything, so that an end of line is never written by what writes text: a line is made, then shown.
typedef struct {
    Text line, *out;
} Lines;

static void end(Lines *l) { text_end_line(l->out, &l->line); }

__attribute__((format(printf, 2, 3))) static void add_line(Lines *l, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    text_v(&l->line, fmt, args);
    va_end(args);
    end(l);
}

static void add_title(Lines *l, const char *title) {
    end(l);
    add_line(l, "%s", title);
}

static void add_argument(const ShapeArgument *a, Lines *l) {
    if (!a->type) {
        add_line(l, "  %" PRIu32 " %s: the constant %" PRId64 ", %s", a->number, a->name, a->dims[0].size, a->dims[0].from);
        return;
    }
    text_f(&l->line, "  %" PRIu32 " %s: ", a->number, a->name);
    type_text(a->type, &l->line);
    text_f(&l->line, ", %" PRIu64 " bytes", a->bytes);
    if (a->variable) text_f(&l->line, ", variable '%s'", a->variable);
    if (a->part) text_z(&l->line, ", of which each partition has "), type_text(a->part, &l->line);
    end(l);
    for (uint32_t d = 0; d < a->n_dims; d++) {
        const ShapeDim *s = &a->dims[d];
        text_f(&l->line, "    %s.%" PRIu32 " = %" PRId64, a->name, d, s->size);
        if (s->symbol) text_f(&l->line, ", called %s", s->symbol);
        add_line(l, ": %s", s->from);
    }
}

static void add_arguments(const ShapeReport *r, Lines *l) {
    add_title(l, "arguments: what fixes each size");
    if (!r->arguments.n) add_line(l, "  none");
    for (size_t i = 0; i < r->arguments.n; i++) add_argument(&r->arguments.items[i], l);
}

static void add_costs(const ShapeReport *r, Lines *l) {
    add_title(l, "one run");
    add_line(l, "  FLOPs       %" PRIu64, r->flops);
    add_line(l, "  arguments   %" PRIu64 " bytes", r->argument_bytes);
    add_line(l, "  results     %" PRIu64 " bytes", r->result_bytes);
    if (r->variable_bytes) add_line(l, "  variables   %" PRIu64 " bytes, kept between calls", r->variable_bytes);
    add_line(l, "  weights     %" PRIu64 " bytes, constants of all kinds", r->weight_bytes);
    text_f(&l->line, "  slab        %" PRIu64 " bytes", r->slab_bytes);
    if (r->remat.asked)
        text_f(&l->line, ", %" PRIu64 " if every value were kept: %" PRIu32 " kernel%s run again, %.1f %% more work", r->remat.bytes_before, r->remat.n_kernels,
               r->remat.n_kernels == 1 ? " is" : "s are", percent(r->remat.share));
    end(l);
}

static void add_contraction(const ShapeContraction *c, Lines *l) {
    text_f(&l->line, "    %s: ", c->op);
    if (c->batch != 1) text_f(&l->line, "%" PRId64 " times ", c->batch);
    text_f(&l->line, "%" PRId64 " rows x %" PRId64 " columns, %" PRId64 " deep", c->rows, c->columns, c->depth);
    if (!c->tiled) text_z(&l->line, "; element by element, no tiles");
    end(l);
    if (!c->tiled) return;
    text_f(&l->line, "      %" PRId64 " tile%s", c->n_tiles, c->n_tiles == 1 ? "" : "s");
    if (c->n_tiles)
        text_f(&l->line, ", %.1f %% real work; the last have %" PRId64 " of %d rows, %" PRId64 " of %d columns", percent(c->share), c->edge_rows, MACRO_TILE,
               c->edge_columns, MACRO_TILE);
    if (c->n_tiles && c->panel_share < 1) text_f(&l->line, "; here %.1f %%, columns come in %d", percent(c->panel_share), PANEL_COLUMNS);
    end(l);
}

static void add_tiles(const ShapeReport *r, Lines *l) {
    bool any = false;
    for (size_t i = 0; i < r->kernels.n; i++) {
        const ShapeKernel *k = &r->kernels.items[i];
        if (!k->n_contractions) continue;
        if (!any) end(l), add_line(l, "contractions in tiles of %dx%d", MACRO_TILE, MACRO_TILE);
        any = true;
        text_f(&l->line, "  kernel %s", k->name);
        if (k->n_launches != 1) text_f(&l->line, ", %.0f launches", k->n_launches);
        add_line(l, ": %" PRIu64 " FLOPs, %" PRIu64 " bytes%s", k->flops, k->bytes, k->n_launches == 1 ? "" : " each");
        for (uint32_t j = 0; j < k->n_contractions; j++) add_contraction(&k->contractions[j], l);
    }
    if (!any) add_title(l, "no contractions");
    if (r->n_tiles > 0)
        add_line(l, "  overall %.1f %% of whole tiles is real work, %.1f %% of what this processor multiplies", percent(r->tile_share),
                 percent(r->panel_share));
}

static void add_multiple(const ShapeAdvice *a, int m, Text *out) {
    if (a->waste[m] <= 0) {
        text_f(out, " a multiple of %" PRId64, shape_multiples[m]);
        return;
    }
    text_f(out, " next of %" PRId64 ": %" PRId64 ", %.2f times the size, %.1f %% padding", shape_multiples[m], a->padded[m],
           (double)a->padded[m] / (double)a->size, percent(a->waste[m]));
}

static void add_advice(const ShapeReport *r, Lines *l) {
    add_title(l, "sizes far from multiples of 8, 32, 128");
    if (!r->advice.n) add_line(l, "  none");
    for (size_t i = 0; i < r->advice.n && i < MOST_SAID; i++) {
        const ShapeAdvice *a = &r->advice.items[i];
        text_f(&l->line, "  %s = %" PRId64, a->what, a->size);
        if (a->n_more) text_f(&l->line, " (and %" PRIu32 " more)", a->n_more);
        for (int m = 0; m < N_MULTIPLES; m++) {
            text_z(&l->line, m ? ";" : ":");
            add_multiple(a, m, &l->line);
        }
        end(l);
    }
    if (r->advice.n > MOST_SAID) add_line(l, "  and %zu more, in --shape-report=FILE.json", r->advice.n - MOST_SAID);
}

static void add_exchanges(const ShapeReport *r, Lines *l) {
    if (r->exchanges.n) add_title(l, "exchanged between devices because of how arrays are cut");
    for (size_t i = 0; i < r->exchanges.n; i++) {
        const ShapeExchange *x = &r->exchanges.items[i];
        add_line(l, "  %s for %s: %" PRIu64 " bytes to each device", x->what, x->op, x->bytes);
    }
}

static void add_products(const ShapeReport *r, Lines *l) {
    size_t n_f32 = 0;
    for (size_t i = 0; i < r->products.n; i++) n_f32 += r->products.items[i].why != NULL;
    if (!r->products.n) return;
    add_title(l, "in which precision contractions multiply (sums are f32)");
    add_line(l, "  %zu of %zu in less than f32", r->products.n - n_f32, r->products.n);
    for (size_t i = 0; i < r->products.n && i < MOST_SAID; i++) {
        const ShapeProduct *x = &r->products.items[i];
        add_line(l, "  %s: %s%s%s", x->op, x->as, x->why ? ", as " : "", x->why ? x->why : "");
    }
    if (r->products.n > MOST_SAID) add_line(l, "  and %zu more, in --shape-report=FILE.json", r->products.n - MOST_SAID);
}

static void add_weights(const ShapeReport *r, Lines *l) {
    if (r->weights.n) add_title(l, "weights in fewer bytes, and how far they are off (root mean square)");
    for (size_t i = 0; i < r->weights.n && i < MOST_SAID; i++) {
        const ShapeWeights *x = &r->weights.items[i];
        char off[32] = "as they are";
        if (x->error > 0) snprintf(off, sizeof off, "off by %.3f %%", 100 * x->error);
        add_line(l, "  %s: %s, %" PRIu64 " bytes instead of %" PRIu64 ", %s", x->op, x->as, x->bytes, x->before, off);
    }
    if (r->weights.n > MOST_SAID) add_line(l, "  and %zu more, in --shape-report=FILE.json", r->weights.n - MOST_SAID);
}

static void add_assumed(const ShapeReport *r, Lines *l) {
    if (r->assumed.n) add_title(l, "taken for granted where calls are padded (numbers: passes/CODES.md, padding-mixes)");
    for (size_t i = 0; i < r->assumed.n; i++) add_line(l, "  %s", r->assumed.items[i]);
}

void report_others(const ReportHead *head, Text *out) {
    text_z(out, head->n_others ? "; it has kernels for " : "");
    for (size_t i = 0; i < head->n_others; i++) text_f(out, "%s%s", !i ? "" : i + 1 < head->n_others ? ", " : " and ", head->others[i]);
    text_z(out, head->n_others ? " too" : "");
}

void report_text(const ShapeReport *entries, size_t n_entries, const ReportHead *head, Text *out) {
    Lines l = {.out = out};
    Text others = {0};
    report_others(head, &others);
    for (size_t i = 0; i < n_entries; i++) {
        const ShapeReport *r = &entries[i];
        if (i) end(&l);
        add_line(&l, "shape report of %s, entry point %s, for %s%s", head->model, r->name, head->target, others.items);
        add_arguments(r, &l);
        add_costs(r, &l);
        add_tiles(r, &l);
        add_advice(r, &l);
        add_products(r, &l);
        add_weights(r, &l);
        add_exchanges(r, &l);
        add_assumed(r, &l);
    }
    vec_free(&l.line);
    vec_free(&others);
}
