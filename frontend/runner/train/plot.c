// --plot: the curve as an SVG picture: the loss over steps, of training as a line and of validation as points, and below, where there are any, the other
// metrics over epochs. Plain lines and text; colours are told apart by those who see few, too (blue and orange).
#include "frontend/runner/train/train.h"
#include "ir/base/outfile.h"
#include "ir/base/shown.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { WIDTH = 720, HEIGHT = 260, LEFT = 70, RIGHT = 130, TOP = 30, BOTTOM = 40, N_TICKS = 5 };

typedef struct {
    double x0, x1, y0, y1; // what is shown
    double top;            // of the panel, in the picture
    Text *out;
} Panel;

static double px(const Panel *p, double x) { return LEFT + (p->x1 > p->x0 ? (x - p->x0) / (p->x1 - p->x0) : 0.5) * (WIDTH - LEFT - RIGHT); }

static double py(const Panel *p, double y) { return p->top + TOP + (1 - (p->y1 > p->y0 ? (y - p->y0) / (p->y1 - p->y0) : 0.5)) * (HEIGHT - TOP - BOTTOM); }

static void widen(Panel *p, double x, double y) {
    if (!isfinite(x) || !isfinite(y)) return;
    p->x0 = fmin(p->x0, x), p->x1 = fmax(p->x1, x);
    p->y0 = fmin(p->y0, y), p->y1 = fmax(p->y1, y);
}

// 1, 2 or 5 times a power of ten.
static double tick_of(double range) {
    if (!(range > 0)) return 1;
    double raw = range / N_TICKS, power = pow(10, floor(log10(raw))), n = raw / power;
    return power * (n <= 1 ? 1 : n <= 2 ? 2 : n <= 5 ? 5 : 10);
}

static void draw_text(Panel *p, double x, double y, const char *anchor, const char *fill, const char *text) {
    text_f(p->out, "<text x=\"%.1f\" y=\"%.1f\" text-anchor=\"%s\" fill=\"%s\">", x, y, anchor, fill);
    for (; *text; text++) {
        if (*text == '<') text_z(p->out, "&lt;");
        else if (*text == '&') text_z(p->out, "&amp;");
        else text_f(p->out, "%c", (unsigned char)*text < 32 ? '?' : *text);
    }
    text_z(p->out, "</text>\n");
}

static void draw_axes(Panel *p, const char *below) {
    char label[32];
    double bottom = p->top + HEIGHT - BOTTOM, y_tick = tick_of(p->y1 - p->y0), x_tick = fmax(1, tick_of(p->x1 - p->x0));
    text_f(p->out, "<path d=\"M%d %.1fV%.1fH%d\" fill=\"none\" stroke=\"#888\"/>\n", LEFT, p->top + TOP, bottom, WIDTH - RIGHT);
    if (p->y1 > p->y0)
        for (double y = ceil(p->y0 / y_tick) * y_tick; y <= p->y1; y += y_tick) {
            snprintf(label, sizeof label, "%.4g", fabs(y) < y_tick / 1e6 ? 0 : y);
            draw_text(p, LEFT - 8, py(p, y) + 4, "end", "#444", label);
            text_f(p->out, "<path d=\"M%d %.1fH%d\" stroke=\"#ddd\"/>\n", LEFT, py(p, y), WIDTH - RIGHT);
        }
    if (p->x1 > p->x0)
        for (double x = ceil(p->x0 / x_tick) * x_tick; x <= p->x1; x += x_tick) {
            snprintf(label, sizeof label, "%.0f", x);
            draw_text(p, px(p, x), bottom + 16, "middle", "#444", label);
        }
    draw_text(p, WIDTH - RIGHT, bottom + 32, "end", "#444", below);
}

typedef struct {
    const char *name, *colour;
    bool points;
} Series;

// Points of a line: x then y, one after the other. What is no number is a gap.
static void draw_series(Panel *p, const Series *s, const double *xy, size_t n, uint32_t row) {
    bool pen = false;
    if (!s->points) text_f(p->out, "<path fill=\"none\" stroke=\"%s\" stroke-width=\"1.6\" d=\"", s->colour);
    for (size_t i = 0; i + 1 < 2 * n; i += 2) {
        bool shown = isfinite(xy[i + 1]);
        if (shown && s->points) text_f(p->out, "<circle cx=\"%.1f\" cy=\"%.1f\" r=\"3\" fill=\"%s\"/>\n", px(p, xy[i]), py(p, xy[i + 1]), s->colour);
        if (shown && !s->points) text_f(p->out, "%s%.1f %.1f", pen ? "L" : "M", px(p, xy[i]), py(p, xy[i + 1]));
        pen = shown;
    }
    if (!s->points) text_z(p->out, "\"/>\n");
    draw_text(p, WIDTH - RIGHT + 10, p->top + TOP + 14 + 18 * row, "start", s->colour, s->name);
}

static double *series_of(const Training *t, uint32_t metric, bool validated, bool over_steps) {
    double *xy = xcalloc(2 * t->rows.n + 2, sizeof *xy);
    for (size_t i = 0; i < t->rows.n; i++) {
        const EpochRow *r = &t->rows.items[i];
        xy[2 * i] = over_steps ? r->step : r->epoch;
        xy[2 * i + 1] = validated ? r->validated[metric] : r->train[metric];
    }
    return xy;
}

static void widen_all(Panel *p, const double *xy, size_t n) {
    for (size_t i = 0; i < n; i++) widen(p, xy[2 * i], xy[2 * i + 1]);
}

static void draw_loss(const Training *t, Text *out) {
    Panel p = {INFINITY, 0, 0, -INFINITY, 0, out};
    double *v = series_of(t, 0, true, true);
    widen(&p, 0, 0);
    widen_all(&p, t->curve.items, t->curve.n / 2);
    if (t->validates) widen_all(&p, v, t->rows.n);
    draw_axes(&p, "step");
    draw_series(&p, &(Series){t->train.metrics.names[0], "#1f5fbf", false}, t->curve.items, t->curve.n / 2, 0);
    if (t->validates) draw_series(&p, &(Series){"validation", "#d95f02", true}, v, t->rows.n, 1);
    free(v);
}

static void draw_metric(const Training *t, uint32_t i, double top, Text *out) {
    Panel p = {INFINITY, -INFINITY, INFINITY, -INFINITY, top, out};
    double *x = series_of(t, i, false, false), *v = series_of(t, i, true, false);
    widen_all(&p, x, t->rows.n);
    if (t->validates) widen_all(&p, v, t->rows.n);
    if (p.x0 > p.x1) p.x0 = p.x1 = p.y0 = p.y1 = 0;
    draw_axes(&p, "epoch");
    draw_series(&p, &(Series){t->train.metrics.names[i], "#1f5fbf", t->rows.n == 1}, x, t->rows.n, 0);
    if (t->validates) draw_series(&p, &(Series){"validation", "#d95f02", true}, v, t->rows.n, 1);
    free(x);
    free(v);
}

bool plot_write(Training *t) {
    Text svg = {0};
    OutFile o;
    uint32_t n = t->train.metrics.n;
    if (!t->o->plot || !n) return true;
    int height = HEIGHT * (int)n;
    text_f(&svg, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 %d %d\" font-family=\"sans-serif\" font-size=\"12\">\n", WIDTH, height);
    text_f(&svg, "<rect width=\"%d\" height=\"%d\" fill=\"#fff\"/>\n", WIDTH, height);
    draw_loss(t, &svg);
    for (uint32_t i = 1; i < n; i++) draw_metric(t, i, (double)HEIGHT * i, &svg);
    text_z(&svg, "</svg>\n");
    bool opened = outfile_open(&o, t->o->plot, false, t->d);
    if (opened) outfile_write(&o, svg.items, svg.n);
    vec_free(&svg);
    return opened && outfile_commit(&o, t->d);
}
