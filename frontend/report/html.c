// The shape report as a page: complete in one file, and allowed by its own policy to load or send nothing, whatever stands in the model. Without a script
// it says all it has to say; the script chooses entry points, sorts, filters and zooms.
#include "frontend/report/html.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

// --- bars

static void add_bar(Page *p, double share, const char *kind) {
    double width = share < 0 ? 0 : share > 1 ? 100 : share * 100;
    text_f(p->out,
           "<svg class=\"bar %s\" viewBox=\"0 0 100 8\" width=\"100\" height=\"8\" preserveAspectRatio=\"none\" aria-hidden=\"true\"><rect class=\"whole\" "
           "width=\"100\" height=\"8\"/>"
           "<rect class=\"part\" width=\"%.2f\" height=\"8\"/></svg>",
           kind, share > 0 && width < 1 ? 1 : width);
}

// A number that is sorted by what it is and shows as what people read.
static void add_cell(Page *p, double value, const char *shown) { text_f(p->out, "<td class=\"n\" data-v=\"%.17g\">%s</td>", value, shown); }

static void add_share(Page *p, double share, const char *kind) {
    text_f(p->out, "<td class=\"n share\" data-v=\"%.6f\">%s ", share, page_percent(p, share));
    add_bar(p, share, kind);
    text_z(p->out, "</td>");
}

static void begin_table(Page *p, const char *label, const char *head) {
    text_f(p->out, "<div class=\"scroll\"><table class=\"sortable\" aria-label=\"%s\"><thead><tr>%s</tr></thead><tbody>\n", label, head);
}

static void end_table(Page *p) { text_z(p->out, "</tbody></table></div>\n"); }

static void begin_section(Page *p, size_t entry, const char *id, const char *title) {
    text_f(p->out, "<section aria-labelledby=\"e%zu%s\"><h3 id=\"e%zu%s\">%s</h3>\n", entry, id, entry, id, title);
}

// The name of a kernel, or a place, which may be broken between its ops or folders; elsewhere only where there is no room for one of them.
static const char *broken_of(Page *p, const char *name) {
    Text t = {0};
    for (const char *s = html_of(p, name); *s; s++) {
        text_add(&t, s, 1);
        if (strchr("_/:", *s) && s[1]) text_z(&t, "<wbr>");
    }
    const char *kept = arena_copy(&p->arena, t.items ? t.items : "", t.n + 1);
    vec_free(&t);
    return kept;
}

// --- sections

static void add_numbers(Page *p, const ShapeReport *r) {
    const struct {
        const char *title, *shown, *exact;
    } numbers[] = {
        {"FLOPs of a run", page_count(p, (double)r->flops), page_digits(p, (double)r->flops)},
        {"arguments", page_bytes(p, (double)r->argument_bytes), page_digits(p, (double)r->argument_bytes)},
        {"results", page_bytes(p, (double)r->result_bytes), page_digits(p, (double)r->result_bytes)},
        {"variables", page_bytes(p, (double)r->variable_bytes), page_digits(p, (double)r->variable_bytes)},
        {"constants", page_bytes(p, (double)r->weight_bytes), page_digits(p, (double)r->weight_bytes)},
        {"slab", page_bytes(p, (double)r->slab_bytes), page_digits(p, (double)r->slab_bytes)},
    };
    text_z(p->out, "<dl class=\"numbers\">");
    for (size_t i = 0; i < COUNT(numbers); i++)
        text_f(p->out, "<div><dt>%s</dt><dd>%s<small>%s%s</small></dd></div>", numbers[i].title, numbers[i].shown, numbers[i].exact, i ? " bytes" : "");
    text_f(p->out, "<div><dt>kernels</dt><dd>%zu<small>in %" PRIu32 " steps</small></dd></div>", r->kernels.n, r->end_step - r->first_step);
    if (r->n_tiles > 0)
        text_f(p->out, "<div><dt>tile use</dt><dd>%s<small>%s of what this processor multiplies</small></dd></div>", page_percent(p, r->tile_share),
               page_percent(p, r->panel_share));
    text_z(p->out, "</dl>\n");
}

static void add_dim(Page *p, const ShapeArgument *a, uint32_t d) {
    static const char *const by[] = {[FIXED_BY_MODEL] = "model", [FIXED_BY_OPTION] = "option", [FIXED_BY_OTHERS] = "other sizes"};
    const ShapeDim *s = &a->dims[d];
    text_f(p->out, "<td class=\"n\">%" PRIu32 "</td>", d);
    add_cell(p, (double)s->size, page_digits(p, (double)s->size));
    text_f(p->out, "<td class=\"t\">%s</td><td class=\"t\"><span class=\"by by%d\">%s</span></td><td>%s</td></tr>\n", s->symbol ? html_of(p, s->symbol) : "",
           (int)s->by, by[s->by], broken_of(p, s->from));
}

static void add_arguments(Page *p, const ShapeReport *r, size_t entry) {
    begin_section(p, entry, "arguments", "Arguments: what fixes each size");
    if (!r->arguments.n) {
        text_z(p->out, "<p class=\"statement\">None.</p></section>\n");
        return;
    }
    text_z(p->out, "<div class=\"scroll\"><table aria-label=\"arguments\"><thead><tr><th class=\"n\">number</th><th>argument</th><th>type</th><th "
                   "class=\"n\">bytes</th><th class=\"n\">dimension</th>"
                   "<th class=\"n\">size</th><th>symbol</th><th>fixed by</th><th>namely</th></tr></thead>\n");
    for (size_t i = 0; i < r->arguments.n; i++) {
        const ShapeArgument *a = &r->arguments.items[i];
        uint32_t n = a->type && a->n_dims ? a->n_dims : 1;
        text_f(p->out,
               "<tbody><tr><td class=\"n\" rowspan=\"%" PRIu32 "\">%" PRIu32 "</td><th scope=\"rowgroup\" rowspan=\"%" PRIu32
               "\">%s%s</th><td class=\"t\" rowspan=\"%" PRIu32 "\">%s</td>",
               n, a->number, n, html_of(p, a->name), a->variable ? " (variable)" : "", n, a->type ? page_type(p, a->type) : "a constant");
        text_f(p->out, "<td class=\"n\" rowspan=\"%" PRIu32 "\">%s</td>", n, a->type ? page_digits(p, (double)a->bytes) : "");
        if (a->type && !a->n_dims) text_z(p->out, "<td colspan=\"4\"></td><td>a scalar</td></tr>\n");
        for (uint32_t d = 0; d < a->n_dims; d++) {
            if (d) text_z(p->out, "<tr>");
            add_dim(p, a, d);
        }
        text_z(p->out, "</tbody>");
    }
    text_z(p->out, "</table></div></section>\n");
}

// The last tile, of which the edge is used.
static void add_last_tile(Page *p, const ShapeContraction *c) {
    text_f(p->out,
           "<td class=\"t\" data-v=\"%" PRId64 "\"><svg class=\"tile\" viewBox=\"0 0 %d %d\" width=\"26\" height=\"26\" aria-hidden=\"true\"><rect "
           "class=\"whole\" width=\"%d\" height=\"%d\"/><rect class=\"part\" width=\"%" PRId64 "\" height=\"%" PRId64 "\"/></svg> %" PRId64 "\xc3\x97%" PRId64
           "</td>",
           c->edge_rows * c->edge_columns, MACRO_TILE, MACRO_TILE, MACRO_TILE, MACRO_TILE, c->edge_columns, c->edge_rows, c->edge_rows, c->edge_columns);
}

static void add_contraction(Page *p, const ShapeKernel *k, uint32_t row, size_t entry, const ShapeContraction *c) {
    text_f(p->out, "<tr><td><a href=\"#e%zuk%" PRIu32 "\">%s</a></td><td>%s</td>", entry, row, broken_of(p, k->name), html_of(p, c->op));
    add_cell(p, (double)c->batch, page_digits(p, (double)c->batch));
    add_cell(p, (double)c->rows, page_digits(p, (double)c->rows));
    add_cell(p, (double)c->columns, page_digits(p, (double)c->columns));
    add_cell(p, (double)c->depth, page_digits(p, (double)c->depth));
    if (!c->n_tiles) {
        text_f(p->out, "<td colspan=\"4\">%s</td></tr>\n", c->tiled ? "no elements" : "element by element, without tiles");
        return;
    }
    add_cell(p, (double)c->n_tiles, page_digits(p, (double)c->n_tiles));
    add_share(p, c->share, "use");
    add_last_tile(p, c);
    add_share(p, c->panel_share, "use");
    text_z(p->out, "</tr>\n");
}

static void add_tiles(Page *p, const ShapeReport *r, size_t entry) {
    size_t n = 0;
    for (size_t i = 0; i < r->kernels.n; i++) n += r->kernels.items[i].n_contractions;
    begin_section(p, entry, "tiles",
                  "Contractions in tiles of 128\xc3\x97"
                  "128");
    if (!n) {
        text_z(p->out, "<p class=\"statement\">No contractions.</p></section>\n");
        return;
    }
    if (r->n_tiles > 0)
        text_f(p->out,
               "<p>%s tiles a run. %s of them is real work: a machine of whole tiles pays for the rest. Here rows are exact and columns come in panels of %d: "
               "%s.</p>\n",
               page_digits(p, r->n_tiles), page_percent(p, r->tile_share), PANEL_COLUMNS, page_percent(p, r->panel_share));
    begin_table(p, "contractions",
                "<th>kernel</th><th>operation</th><th class=\"n\">batch</th><th class=\"n\">rows</th><th class=\"n\">columns</th><th class=\"n\">depth</th><th "
                "class=\"n\">tiles</th>"
                "<th class=\"n\">of tiles used</th><th>last tile</th><th class=\"n\">of panels used</th>");
    for (size_t i = 0; i < r->kernels.n; i++)
        for (uint32_t c = 0; c < r->kernels.items[i].n_contractions; c++)
            add_contraction(p, &r->kernels.items[i], (uint32_t)i, entry, &r->kernels.items[i].contractions[c]);
    end_table(p);
    text_z(p->out, "</section>\n");
}

// What launches a kernel first says where the model has it.
static const char *place_of(const ShapeReport *r, uint32_t row) {
    for (uint32_t i = r->first_step; i < r->end_step; i++)
        if (r->nodes.items[i].kernel == row) return r->nodes.items[i].place;
    return "";
}

static void add_kernels(Page *p, const ShapeReport *r, size_t entry) {
    begin_section(p, entry, "kernels", "Kernels");
    if (!r->kernels.n) {
        text_z(p->out, "<p class=\"statement\">None.</p></section>\n");
        return;
    }
    if (r->groups.n > 1) text_z(p->out, "<p>A loop that ends by values counts as one round, of branches the dearest one counts.</p>\n");
    text_f(p->out, "<p class=\"tools\" hidden><label>show only <input type=\"search\" data-filter=\"e%zurows\" placeholder=\"part of a name\"></label></p>\n",
           entry);
    text_f(p->out, "<div id=\"e%zurows\">", entry);
    begin_table(p, "kernels",
                "<th>kernel</th><th class=\"n\">launches</th><th class=\"n\">FLOPs each</th><th class=\"n\">of the run</th><th class=\"n\">bytes moved "
                "each</th><th class=\"n\">FLOPs a byte</th><th>from</th>");
    for (size_t i = 0; i < r->kernels.n; i++) {
        const ShapeKernel *k = &r->kernels.items[i];
        double flops = (double)k->flops, bytes = (double)k->bytes;
        text_f(p->out, "<tr id=\"e%zuk%zu\"><td>%s</td>", entry, i, broken_of(p, k->name));
        add_cell(p, k->n_launches, page_digits(p, k->n_launches));
        add_cell(p, flops, page_digits(p, flops));
        add_share(p, r->flops ? k->n_launches * flops / (double)r->flops : 0, "cost");
        add_cell(p, bytes, page_digits(p, bytes));
        add_cell(p, bytes > 0 ? flops / bytes : 0, bytes > 0 ? arena_printf(&p->arena, "%.2f", flops / bytes) : "");
        text_f(p->out, "<td>%s</td></tr>\n", broken_of(p, place_of(r, (uint32_t)i)));
    }
    end_table(p);
    text_z(p->out, "</div></section>\n");
}

static void add_advice(Page *p, const ShapeReport *r, size_t entry) {
    begin_section(p, entry, "advice", "Sizes far from multiples of 8, 32, 128");
    if (!r->advice.n) {
        text_z(p->out, "<p class=\"statement\">None.</p></section>\n");
        return;
    }
    begin_table(p, "advice",
                "<th>size of</th><th class=\"n\">is</th><th class=\"n\">next of 8</th><th class=\"n\">padding</th><th class=\"n\">next of 32</th><th "
                "class=\"n\">padding</th>"
                "<th class=\"n\">next of 128</th><th class=\"n\">padding</th>");
    for (size_t i = 0; i < r->advice.n; i++) {
        const ShapeAdvice *a = &r->advice.items[i];
        text_f(p->out, "<tr><td>%s", html_of(p, a->what));
        if (a->n_more) text_f(p->out, " and %" PRIu32 " more", a->n_more);
        text_z(p->out, "</td>");
        add_cell(p, (double)a->size, page_digits(p, (double)a->size));
        for (int m = 0; m < N_MULTIPLES; m++) {
            add_cell(p, (double)a->padded[m], page_digits(p, (double)a->padded[m]));
            add_share(p, a->waste[m], "waste");
        }
        text_z(p->out, "</tr>\n");
    }
    end_table(p);
    text_z(p->out, "</section>\n");
}

static void add_assumed(Page *p, const ShapeReport *r, size_t entry) {
    if (!r->assumed.n) return;
    begin_section(p, entry, "assumed", "Taken for granted where calls are padded");
    text_z(p->out, "<ul>\n");
    for (size_t i = 0; i < r->assumed.n; i++) text_f(p->out, "<li>%s</li>\n", html_of(p, r->assumed.items[i]));
    text_z(p->out, "</ul></section>\n");
}

static void add_products(Page *p, const ShapeReport *r, size_t entry) {
    if (!r->products.n) return;
    begin_section(p, entry, "products", "In which precision contractions multiply");
    text_z(p->out, "<p>Sums are f32.</p><ul>\n");
    for (size_t i = 0; i < r->products.n; i++) {
        const ShapeProduct *x = &r->products.items[i];
        text_f(p->out, "<li>%s: %s%s%s</li>\n", html_of(p, x->op), x->as, x->why ? ", as " : "", x->why ? x->why : "");
    }
    text_z(p->out, "</ul></section>\n");
}

static void add_weights(Page *p, const ShapeReport *r, size_t entry) {
    if (!r->weights.n) return;
    begin_section(p, entry, "weights", "Weights in fewer bytes");
    text_z(p->out, "<ul>\n");
    for (size_t i = 0; i < r->weights.n; i++) {
        const ShapeWeights *x = &r->weights.items[i];
        text_f(p->out, "<li>%s: %s, %s instead of ", html_of(p, x->op), x->as, page_bytes(p, (double)x->bytes));
        text_f(p->out, "%s, ", page_bytes(p, (double)x->before));
        if (x->error > 0) text_f(p->out, "off by %.3f %% (root mean square)</li>\n", 100 * x->error);
        else text_z(p->out, "as they are</li>\n");
    }
    text_z(p->out, "</ul></section>\n");
}

static void add_exchanges(Page *p, const ShapeReport *r, size_t entry) {
    if (!r->exchanges.n) return;
    begin_section(p, entry, "exchanges", "Exchanged between devices because of how arrays are cut");
    text_z(p->out, "<ul>\n");
    for (size_t i = 0; i < r->exchanges.n; i++) {
        const ShapeExchange *x = &r->exchanges.items[i];
        text_f(p->out, "<li>%s for %s: ", html_of(p, x->what), html_of(p, x->op));
        text_f(p->out, "%s bytes to each device</li>\n", page_digits(p, (double)x->bytes));
    }
    text_z(p->out, "</ul></section>\n");
}

// --- the page

static void add_entry(Page *p, const ShapeReport *r, size_t entry) {
    text_f(p->out, "<article id=\"e%zu\" class=\"entry\"><h2>Entry point %s</h2>\n", entry, html_of(p, r->name));
    add_numbers(p, r);
    begin_section(p, entry, "graph", "Graph");
    html_graph(p, r, entry);
    text_z(p->out, "</section>\n");
    add_arguments(p, r, entry);
    add_tiles(p, r, entry);
    begin_section(p, entry, "time", "Memory over time");
    html_memory(p, r, entry);
    text_z(p->out, "</section>\n");
    add_kernels(p, r, entry);
    add_advice(p, r, entry);
    add_products(p, r, entry);
    add_weights(p, r, entry);
    add_exchanges(p, r, entry);
    add_assumed(p, r, entry);
    text_z(p->out, "</article>\n");
}

static void add_overview(Page *p, const ShapeReport *entries, size_t n_entries) {
    begin_table(p, "entry points",
                "<th>entry point</th><th class=\"n\">FLOPs</th><th class=\"n\">argument bytes</th><th class=\"n\">result bytes</th><th "
                "class=\"n\">constants</th><th class=\"n\">slab</th>"
                "<th class=\"n\">kernels</th><th class=\"n\">of tiles used</th>");
    for (size_t i = 0; i < n_entries; i++) {
        const ShapeReport *r = &entries[i];
        const uint64_t numbers[] = {r->flops, r->argument_bytes, r->result_bytes, r->weight_bytes, r->slab_bytes, r->kernels.n};
        text_f(p->out, "<tr><td><a href=\"#e%zu\">%s</a></td>", i, html_of(p, r->name));
        for (size_t k = 0; k < COUNT(numbers); k++) add_cell(p, (double)numbers[k], page_digits(p, (double)numbers[k]));
        if (r->n_tiles > 0) add_share(p, r->tile_share, "use");
        else text_z(p->out, "<td></td>");
        text_z(p->out, "</tr>\n");
    }
    end_table(p);
}

const char *report_html(const ShapeReport *entries, size_t n_entries, const ReportHead *head, Text *out) {
    Page p = {.out = out};
    Text others = {0};
    report_others(head, &others);
    text_f(out,
           "<!DOCTYPE html>\n"
           "<html lang=\"en\">\n"
           "<head>\n"
           "<meta charset=\"utf-8\">\n"
           "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'sha256-%s'; script-src 'sha256-%s'; "
           "base-uri 'none'; form-action 'none'\">\n"
           "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
           "<meta name=\"color-scheme\" content=\"light dark\">\n"
           "<title>%s: shape report</title>\n<style>%s</style>\n</head>\n<body>\n",
           report_css_hash, report_js_hash, html_of(&p, head->model), report_css);
    text_f(out, "<header><h1>Shape report of %s</h1><p>for %s%s, %zu entry point%s</p>\n", html_of(&p, head->model), html_of(&p, head->target),
           html_of(&p, others.items), n_entries, n_entries == 1 ? "" : "s");
    vec_free(&others);
    if (n_entries > 1) add_overview(&p, entries, n_entries);
    text_z(out, "</header>\n<main>\n");
    for (size_t i = 0; i < n_entries; i++) add_entry(&p, &entries[i], i);
    text_f(out, "</main>\n<script>%s</script>\n</body>\n</html>\n", report_js);
    arena_free(&p.arena);
    return p.no_graph;
}
