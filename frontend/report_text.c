// The shape report as text: arguments with what fixes their sizes, costs of a run, tiles, advice.
#include "frontend/report.h"

#include <inttypes.h>

enum { MOST_SAID = 12 };

// A share that is not whole is never shown as 100 %, nor one that is something as 0 %.
static double percent(double share) {
    double p = share * 100;
    return p > 99.9 && share < 1 ? 99.9 : p < 0.1 && share > 0 ? 0.1 : p;
}

static void add_arguments(const ShapeReport *r, Text *out) {
    text_z(out, "\narguments: what fixes each size\n");
    if (!r->arguments.n) text_z(out, "  none\n");
    for (size_t i = 0; i < r->arguments.n; i++) {
        const ShapeArgument *a = &r->arguments.items[i];
        if (!a->type) {
            text_f(out, "  %" PRIu32 " %s: the constant %" PRId64 ", %s\n", a->number, a->name, a->dims[0].size, a->dims[0].from);
            continue;
        }
        text_f(out, "  %" PRIu32 " %s: ", a->number, a->name);
        type_text(a->type, out);
        text_f(out, ", %" PRIu64 " bytes\n", a->bytes);
        for (uint32_t d = 0; d < a->n_dims; d++) {
            const ShapeDim *s = &a->dims[d];
            text_f(out, "    %s.%" PRIu32 " = %" PRId64, a->name, d, s->size);
            if (s->symbol) text_f(out, ", called %s", s->symbol);
            text_f(out, ": %s\n", s->from);
        }
    }
}

static void add_costs(const ShapeReport *r, Text *out) {
    text_f(out,
           "\none run\n  FLOPs       %" PRIu64 "\n  arguments   %" PRIu64 " bytes\n  results     %" PRIu64 " bytes\n  weights     %" PRIu64
           " bytes, constants of all kinds\n  slab        %" PRIu64 " bytes\n",
           r->flops, r->argument_bytes, r->result_bytes, r->weight_bytes, r->slab_bytes);
}

static void add_contraction(const ShapeContraction *c, Text *out) {
    text_f(out, "    %s: ", c->op);
    if (c->batch != 1) text_f(out, "%" PRId64 " times ", c->batch);
    text_f(out, "%" PRId64 " rows x %" PRId64 " columns, %" PRId64 " deep", c->rows, c->columns, c->depth);
    if (!c->tiled) {
        text_z(out, "; element by element, no tiles\n");
        return;
    }
    text_f(out, "\n      %" PRId64 " tile%s", c->n_tiles, c->n_tiles == 1 ? "" : "s");
    if (!c->n_tiles) {
        text_z(out, "\n");
        return;
    }
    text_f(out, ", %.1f %% real work; the last have %" PRId64 " of %d rows, %" PRId64 " of %d columns", percent(c->share), c->edge_rows, MACRO_TILE, c->edge_columns, MACRO_TILE);
    if (c->panel_share < 1) text_f(out, "; here %.1f %%, columns come in %d", percent(c->panel_share), PANEL_COLUMNS);
    text_z(out, "\n");
}

static void add_tiles(const ShapeReport *r, Text *out) {
    bool any = false;
    for (size_t i = 0; i < r->kernels.n; i++) {
        const ShapeKernel *k = &r->kernels.items[i];
        if (!k->n_contractions) continue;
        if (!any) text_f(out, "\ncontractions in tiles of %dx%d\n", MACRO_TILE, MACRO_TILE);
        any = true;
        text_f(out, "  kernel %s", k->name);
        if (k->n_launches != 1) text_f(out, ", %.0f launches", k->n_launches);
        text_f(out, ": %" PRIu64 " FLOPs, %" PRIu64 " bytes%s\n", k->flops, k->bytes, k->n_launches == 1 ? "" : " each");
        for (uint32_t j = 0; j < k->n_contractions; j++) add_contraction(&k->contractions[j], out);
    }
    if (!any) text_z(out, "\nno contractions\n");
    if (r->n_tiles > 0)
        text_f(out, "  overall %.1f %% of whole tiles is real work, %.1f %% of what this processor multiplies\n", percent(r->tile_share), percent(r->panel_share));
}

static void add_multiple(const ShapeAdvice *a, int m, Text *out) {
    if (a->waste[m] <= 0) {
        text_f(out, " a multiple of %" PRId64, shape_multiples[m]);
        return;
    }
    text_f(out, " next of %" PRId64 ": %" PRId64 ", %.2f times the size, %.1f %% padding", shape_multiples[m], a->padded[m], (double)a->padded[m] / (double)a->size, percent(a->waste[m]));
}

static void add_advice(const ShapeReport *r, Text *out) {
    text_z(out, "\nsizes far from multiples of 8, 32, 128\n");
    if (!r->advice.n) text_z(out, "  none\n");
    for (size_t i = 0; i < r->advice.n && i < MOST_SAID; i++) {
        const ShapeAdvice *a = &r->advice.items[i];
        text_f(out, "  %s = %" PRId64, a->what, a->size);
        if (a->n_more) text_f(out, " (and %" PRIu32 " more)", a->n_more);
        for (int m = 0; m < N_MULTIPLES; m++) {
            text_z(out, m ? ";" : ":");
            add_multiple(a, m, out);
        }
        text_z(out, "\n");
    }
    if (r->advice.n > MOST_SAID) text_f(out, "  and %zu more, in --shape-report=FILE.json\n", r->advice.n - MOST_SAID);
}

static void add_assumed(const ShapeReport *r, Text *out) {
    if (r->assumed.n) text_z(out, "\ntaken for granted where calls are padded (numbers: passes/CODES.md, padding-mixes)\n");
    for (size_t i = 0; i < r->assumed.n; i++) text_f(out, "  %s\n", r->assumed.items[i]);
}

void report_text(const ShapeReport *entries, size_t n_entries, const ReportHead *head, Text *out) {
    for (size_t i = 0; i < n_entries; i++) {
        const ShapeReport *r = &entries[i];
        text_f(out, "%sshape report of %s, entry point %s, for %s\n", i ? "\n" : "", head->model, r->name, head->target);
        add_arguments(r, out);
        add_costs(r, out);
        add_tiles(r, out);
        add_advice(r, out);
        add_assumed(r, out);
    }
}
