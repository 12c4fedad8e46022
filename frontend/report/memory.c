// Memory over time on the HTML report's page: steps run from left to right, the slab from bottom to top, a rectangle for each buffer from its birth to its
// last use. The line is what of the slab is in use at each step, wherever it lies.
#include "frontend/report/html.h"

#include <inttypes.h>
#include <stdlib.h>

enum { LEFT = 76, TOP = 10, BOTTOM = 34, HEIGHT = 320, LEAST_WIDTH = 1100, MOST_WIDTH = 6000, N_TICKS = 4, N_HUES = 6, MOST_NAMED = 300 };

typedef struct {
    Page *p;
    const ShapeReport *r;
    uint32_t n_steps;
    double column;  // width of a step
    double *in_use; // bytes, by step
    uint32_t peak;  // the first step of most use
} Chart;

static double y_of(const Chart *c, double bytes) { return TOP + HEIGHT * (1 - bytes / (double)c->r->slab_bytes); }
static double x_of(const Chart *c, uint32_t step) { return LEFT + c->column * step; }
static const char *step_name(const Chart *c, uint32_t step) { return c->r->nodes.items[c->r->first_step + step].name; }

static void sum_up(Chart *c) {
    for (size_t i = 0; i < c->r->buffers.n; i++) {
        const ShapeBuffer *b = &c->r->buffers.items[i];
        for (uint32_t s = b->first - c->r->first_step; s <= b->last - c->r->first_step; s++) c->in_use[s] += (double)b->bytes;
    }
    for (uint32_t s = 1; s < c->n_steps; s++)
        if (c->in_use[s] > c->in_use[c->peak]) c->peak = s;
}

static void draw_axes(Chart *c) {
    Text *out = c->p->out;
    double right = x_of(c, c->n_steps);
    for (int i = 0; i <= N_TICKS; i++) {
        double bytes = (double)c->r->slab_bytes * i / N_TICKS;
        text_f(out, "<path class=\"grid\" d=\"M%d,%.1fH%.1f\"/><text class=\"y\" x=\"%d\" y=\"%.1f\">%s</text>\n", LEFT, y_of(c, bytes), right, LEFT - 8,
               y_of(c, bytes) + 4, page_bytes(c->p, bytes));
    }
    uint32_t every = 1;
    while (c->column * every < 36) every = every % 3 == 2 ? every / 2 * 5 : every * 2; // 1 2 4.. and 5s between: round enough
    for (uint32_t s = 0; s < c->n_steps; s += every)
        text_f(out, "<text class=\"x\" x=\"%.1f\" y=\"%d\">%" PRIu32 "</text>\n", x_of(c, s) + c->column / 2, TOP + HEIGHT + 15, s);
    text_f(out, "<text class=\"x\" x=\"%.1f\" y=\"%d\">step</text>\n", (LEFT + right) / 2, TOP + HEIGHT + 30);
}

static void draw_columns(Chart *c) {
    for (uint32_t s = 0; s < c->n_steps; s++)
        text_f(c->p->out, "<rect class=\"column\" x=\"%.2f\" y=\"%d\" width=\"%.2f\" height=\"%d\"><title>step %" PRIu32 ": %s\n%s in use</title></rect>\n",
               x_of(c, s), TOP, c->column, HEIGHT, s, html_of(c->p, step_name(c, s)), page_bytes(c->p, c->in_use[s]));
}

static void draw_buffer(Chart *c, const ShapeBuffer *b, size_t number) {
    Page *p = c->p;
    uint32_t first = b->first - c->r->first_step, last = b->last - c->r->first_step;
    double x = x_of(c, first), width = c->column * (last - first + 1), y = y_of(c, (double)(b->offset + b->bytes)), height = y_of(c, (double)b->offset) - y;
    text_f(p->out,
           "<g class=\"buffer h%zu\"><title>%s\n%s at offset %s\nsteps %" PRIu32 " to %" PRIu32
           "</title><rect x=\"%.2f\" y=\"%.2f\" width=\"%.2f\" height=\"%.2f\"/>",
           number % N_HUES, html_of(p, b->holds), page_bytes(p, (double)b->bytes), page_digits(p, (double)b->offset), first, last, x, y, width, height);
    uint32_t room = (uint32_t)(width / 6.2);
    if (height >= 13 && room >= 5 && c->r->buffers.n <= MOST_NAMED)
        text_f(p->out, "<text x=\"%.1f\" y=\"%.1f\">%s</text>", x + 4, y + height / 2 + 4, html_of(p, page_short(p, b->holds, room - 1)));
    text_z(p->out, "</g>\n");
}

static void draw_use(Chart *c) {
    text_z(c->p->out, "<path class=\"use\" d=\"");
    for (uint32_t s = 0; s < c->n_steps; s++) text_f(c->p->out, "%s%.1f,%.1fH%.1f", s ? "L" : "M", x_of(c, s), y_of(c, c->in_use[s]), x_of(c, s + 1));
    text_z(c->p->out, "\"/>\n");
}

static void draw(Chart *c, size_t entry) {
    Text *out = c->p->out;
    double width = x_of(c, c->n_steps) + 12;
    text_f(out,
           "<div class=\"chart\" tabindex=\"0\" role=\"region\" aria-label=\"memory over time, scrolls\">\n"
           "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" aria-labelledby=\"e%zumemory\" "
           "viewBox=\"0 0 %.0f %d\" width=\"%.0f\" height=\"%d\">\n",
           entry, width, TOP + HEIGHT + BOTTOM, width, TOP + HEIGHT + BOTTOM);
    draw_axes(c);
    draw_columns(c);
    for (size_t i = 0; i < c->r->buffers.n; i++) draw_buffer(c, &c->r->buffers.items[i], i);
    draw_use(c);
    text_z(out, "</svg></div>\n");
}

static int by_offset(const void *x, const void *y) {
    const ShapeBuffer *a = *(const ShapeBuffer *const *)x, *b = *(const ShapeBuffer *const *)y;
    if (a->offset != b->offset) return a->offset < b->offset ? -1 : 1;
    return a->first != b->first ? a->first < b->first ? -1 : 1 : a < b ? -1 : a > b;
}

static void add_table(Chart *c) {
    Page *p = c->p;
    const ShapeBuffer **sorted = xcalloc(c->r->buffers.n, sizeof *sorted);
    for (size_t i = 0; i < c->r->buffers.n; i++) sorted[i] = &c->r->buffers.items[i];
    qsort(sorted, c->r->buffers.n, sizeof *sorted, by_offset);
    text_f(p->out, "<details><summary>the same as a table</summary><div class=\"scroll\"><table class=\"sortable\"><thead><tr><th class=\"n\">offset</th><th "
                   "class=\"n\">bytes</th>"
                   "<th class=\"n\">from step</th><th class=\"n\">to step</th><th>made by</th></tr></thead><tbody>\n");
    for (size_t i = 0; i < c->r->buffers.n; i++) {
        const ShapeBuffer *b = sorted[i];
        text_f(p->out,
               "<tr><td class=\"n\" data-v=\"%" PRIu64 "\">%s</td><td class=\"n\" data-v=\"%" PRIu64 "\">%s</td><td class=\"n\" data-v=\"%" PRIu32 "\">%" PRIu32
               "</td><td class=\"n\" data-v=\"%" PRIu32 "\">%" PRIu32 "</td><td>%s</td></tr>\n",
               b->offset, page_digits(p, (double)b->offset), b->bytes, page_digits(p, (double)b->bytes), b->first - c->r->first_step,
               b->first - c->r->first_step, b->last - c->r->first_step, b->last - c->r->first_step, html_of(p, b->holds));
    }
    text_z(p->out, "</tbody></table></div></details>\n");
    free(sorted);
}

void html_memory(Page *p, const ShapeReport *r, size_t entry) {
    Chart c = {.p = p, .r = r, .n_steps = r->end_step - r->first_step};
    if (!r->slab_bytes || !r->buffers.n || !c.n_steps) {
        text_z(p->out, "<p class=\"statement\">No slab: nothing has to be kept between steps.</p>\n");
        return;
    }
    c.in_use = xcalloc(c.n_steps, sizeof *c.in_use);
    double width = 26.0 * c.n_steps;
    c.column = (width < LEAST_WIDTH ? LEAST_WIDTH : width > MOST_WIDTH ? MOST_WIDTH : width) / c.n_steps;
    sum_up(&c);
    text_f(p->out,
           "<p id=\"e%zumemory\">The slab of %s holds what is kept between steps: %zu buffers. Most is in use at step %" PRIu32
           " (%s): %s. Arguments and results are the caller's, constants are mapped; "
           "neither is in the slab. A loop is shown as one round.</p>\n",
           entry, page_bytes(p, (double)r->slab_bytes), r->buffers.n, c.peak, html_of(p, step_name(&c, c.peak)), page_bytes(p, c.in_use[c.peak]));
    draw(&c, entry);
    text_z(p->out, "<p class=\"legend\"><span class=\"key line\"></span> in use, wherever it lies <span class=\"key box\"></span> a buffer: from where to "
                   "where in the slab, from its first to its last step</p>\n");
    add_table(&c);
    free(c.in_use);
}
