// The picture of an entry point. Graphviz gets boxes of a size, lines between them and clusters, never a name of the model; where it put them is drawn
// here as SVG, with colours that the page's style sheet chooses. A graph of more boxes than people (or dot, whose time grows with the square of long lines)
// can take is drawn with several steps to a box.
#include "frontend/report/dot.h"
#include "frontend/report/html.h"

#include "ir/base/shown.h"

#include <inttypes.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_LINES = 4, LEVELS = 8, NAME_CHARACTERS = 30, MOST_LABELLED = 200, MOST_OF_PLACE = 400 };
static const double CHARACTER = 6.7, LINE = 15; // of the page's monospaced font, in pixels

// What is tried, until dot is done in time. Shapes beside lines are laid out as well, which takes several times as long.
static const struct {
    uint32_t most_boxes;
    bool labels;
} attempts[] = {{240, true}, {240, false}, {120, false}, {60, false}, {24, false}};

typedef struct {
    uint32_t first, last; // nodes
    double flops, bytes, products, tiles;
    const char *lines[MOST_LINES]; // escaped
    uint32_t n_lines;
    double width, height, x, y; // middle, from the top left
    bool placed;
} Box;

typedef struct {
    uint32_t from, to, n;
    Type type;
    uint64_t bytes;
    bool back;
    const char *label, *path; // escaped; path is SVG's
    double x, y, width;       // middle of the label
    bool labelled;
} Line;

typedef struct {
    Page *p;
    const ShapeReport *r;
    size_t entry;
    VEC(Box) boxes;
    VEC(Line) lines;
    uint32_t *box_of; // by node
    double *clusters; // by group: left, top, right, bottom
    uint32_t per_box; // steps that a box may stand for
    bool flat;        // without clusters
    double width, height, most_flops, most_bytes, all_flops;
} Picture;

// --- boxes

static double node_flops(const ShapeReport *r, const ShapeNode *n) {
    return n->kernel == NO_KERNEL ? 0 : n->n_launches * (double)r->kernels.items[n->kernel].flops;
}
static double node_bytes(const ShapeReport *r, const ShapeNode *n) {
    return n->kernel == NO_KERNEL ? 0 : n->n_launches * (double)r->kernels.items[n->kernel].bytes;
}

static bool joins(const Picture *g, const Box *b, uint32_t node) {
    const ShapeNode *first = &g->r->nodes.items[b->first], *n = &g->r->nodes.items[node];
    if (node - b->first >= g->per_box) return false;
    bool steps = first->kind != NODE_ARGUMENT && first->kind != NODE_RESULT;
    if (steps != (n->kind != NODE_ARGUMENT && n->kind != NODE_RESULT)) return false;
    return g->flat ? steps || n->kind == first->kind : n->kind == first->kind && n->group == first->group && n->kind != NODE_BEGIN && n->kind != NODE_END;
}

static void add_to_box(Picture *g, Box *b, uint32_t node) {
    const ShapeNode *n = &g->r->nodes.items[node];
    double products, tiles;
    b->last = node;
    b->flops += node_flops(g->r, n);
    b->bytes += node_bytes(g->r, n);
    if (n->kernel == NO_KERNEL || !kernel_tile_share(&g->r->kernels.items[n->kernel], &products, &tiles)) return;
    b->products += n->n_launches * products;
    b->tiles += n->n_launches * tiles;
}

static void make_boxes(Picture *g) {
    g->boxes.n = 0;
    for (uint32_t i = 0; i < g->r->nodes.n; i++) {
        if (!g->boxes.n || !joins(g, &g->boxes.items[g->boxes.n - 1], i)) vec_push(&g->boxes, ((Box){.first = i, .last = i}));
        add_to_box(g, &g->boxes.items[g->boxes.n - 1], i);
        g->box_of[i] = (uint32_t)g->boxes.n - 1;
    }
}

// As few steps to a box as the limit allows; without clusters only where these alone are too many.
static void fit_boxes(Picture *g, uint32_t most) {
    g->flat = false;
    for (g->per_box = 1;; g->per_box++) {
        make_boxes(g);
        if (g->boxes.n <= most || g->per_box > g->r->nodes.n) return;
        if (g->per_box == 64 && !g->flat) g->flat = true, g->per_box = 0;
    }
}

static void add_text(Box *b, const char *text, uint32_t n_characters) {
    double width = CHARACTER * n_characters + 18;
    b->lines[b->n_lines++] = text;
    if (width > b->width) b->width = width;
    b->height = LINE * b->n_lines + 9;
}

// In widths of a letter: what stands for bytes that are not shown, and characters of scripts with wide ones, take two.
static uint32_t length_of(const char *s) {
    uint32_t n = 0;
    for (uint32_t bytes; *s; s += bytes) {
        uint32_t c = utf8_at(s, 4, &bytes);
        n += c < 0x1100 && utf8_is_shown(c) ? 1 : 2;
    }
    return n;
}

static void add_plain(Picture *g, Box *b, const char *text) {
    const char *cut = page_short(g->p, text, NAME_CHARACTERS);
    add_text(b, html_of(g->p, cut), length_of(cut));
}

static void describe_box(Picture *g, Box *b) {
    Arena *a = &g->p->arena;
    const ShapeNode *n = &g->r->nodes.items[b->first];
    uint64_t constants = 0;
    for (uint32_t i = b->first; i <= b->last; i++) constants += g->r->nodes.items[i].constant_bytes;
    if (b->first == b->last) add_plain(g, b, n->name);
    else {
        add_plain(g, b,
                  arena_printf(a, "%" PRIu32 " %s", b->last - b->first + 1,
                               n->kind == NODE_ARGUMENT ? "arguments"
                               : n->kind == NODE_RESULT ? "results"
                                                        : "steps"));
        add_plain(g, b, arena_printf(a, "%s \xe2\x80\xa6", page_short(g->p, n->name, NAME_CHARACTERS - 2)));
    }
    if (n->type && b->first == b->last) {
        const char *type = page_type(g->p, n->type);
        add_text(b, type, length_of(type));
    }
    if (b->flops > 0 && g->all_flops > 0)
        add_plain(g, b,
                  arena_printf(a, "%s%sFLOP \xc2\xb7 %s", page_count(g->p, b->flops), b->flops < 999.5 ? " " : "",
                               page_percent(g->p, b->flops < g->all_flops ? b->flops / g->all_flops : 1)));
    if (constants && b->n_lines < MOST_LINES) add_plain(g, b, arena_printf(a, "constants %s", page_bytes(g->p, (double)constants)));
    if (b->tiles > 0 && b->n_lines < MOST_LINES) add_plain(g, b, arena_printf(a, "tiles %s used", page_percent(g->p, b->products / b->tiles)));
}

// --- lines

static Line *line_of(Picture *g, const ShapeEdge *e, size_t first) {
    uint32_t from = g->box_of[e->from], to = g->box_of[e->to];
    for (size_t i = first; i < g->lines.n; i++)
        if (g->lines.items[i].from == from && g->lines.items[i].to == to && g->lines.items[i].back == e->back) return &g->lines.items[i];
    vec_push(&g->lines, ((Line){.from = from, .to = to, .back = e->back, .type = e->type}));
    return &g->lines.items[g->lines.n - 1];
}

static void make_lines(Picture *g) {
    g->lines.n = 0;
    size_t first = 0;
    uint32_t to = UINT32_MAX;
    for (size_t i = 0; i < g->r->edges.n; i++) { // those into one box stand together
        const ShapeEdge *e = &g->r->edges.items[i];
        if (g->box_of[e->from] == g->box_of[e->to]) continue;
        if (g->box_of[e->to] != to) first = g->lines.n;
        to = g->box_of[e->to];
        Line *l = line_of(g, e, first);
        if (!l->n) l->type = e->type;
        l->n += e->n;
        l->bytes += e->bytes;
    }
    for (size_t i = 0; i < g->lines.n; i++) {
        Line *l = &g->lines.items[i];
        l->label = l->back     ? "next round"
                   : !l->n     ? ""
                   : l->n == 1 ? page_type(g->p, l->type)
                               : arena_printf(&g->p->arena, "%" PRIu32 " values, %s", l->n, page_bytes(g->p, (double)l->bytes));
        l->width = CHARACTER * 0.92 * length_of(l->label) + 6;
    }
}

// --- there and back

// The group's boxes, then the groups in it. A group is opened once, so that its order is that of the steps.
static void add_cluster(const Picture *g, uint32_t group, Text *out) {
    if (group) text_f(out, "subgraph cluster_%" PRIu32 "{graph[margin=18]\n", group);
    for (size_t i = 0; i < g->boxes.n; i++) {
        const Box *b = &g->boxes.items[i];
        if (g->flat ? group : g->r->nodes.items[b->first].group != group) continue;
        text_f(out, "n%zu[width=%.3f,height=%.3f]\n", i, b->width / 72, b->height / 72);
    }
    for (uint32_t i = group + 1; i < g->r->groups.n && !g->flat; i++)
        if (g->r->groups.items[i].parent == group) add_cluster(g, i, out);
    if (group) text_z(out, "}\n");
}

static void add_lines(const Picture *g, bool labels, Text *out) {
    for (size_t i = 0; i < g->lines.n; i++) {
        const Line *l = &g->lines.items[i];
        text_f(out, "n%" PRIu32 "->n%" PRIu32 "[id=e%zu", l->from, l->to, i);
        if (l->to == l->from + 1) text_z(out, ",weight=4"); // what follows each other stands in a line
        if (l->back) text_z(out, ",constraint=false");
        else if (labels && *l->label)
            text_f(out, ",label=<<TABLE BORDER=\"0\" FIXEDSIZE=\"TRUE\" WIDTH=\"%.0f\" HEIGHT=\"13\"><TR><TD></TD></TR></TABLE>>", l->width);
        text_z(out, "]\n");
    }
}

static const char *text_at(json_t *o, const char *key) {
    const char *s = json_string_value(json_object_get(o, key));
    return s ? s : "";
}

// y runs upwards there.
static const char *path_of(Picture *g, const char *pos) {
    double end_x = 0, end_y = 0, x, y;
    bool arrow = false;
    Text t = {0};
    int n = 0;
    for (unsigned points = 0; *pos; pos += n) {
        if (sscanf(pos, " e,%lf,%lf%n", &end_x, &end_y, &n) == 2) {
            arrow = true;
            continue;
        }
        if (sscanf(pos, " %lf,%lf%n", &x, &y, &n) != 2) break;
        text_f(&t, "%s%.1f,%.1f", !points ? "M" : points == 1 ? "C" : " ", x, g->height - y);
        points++;
    }
    if (arrow) text_f(&t, "L%.1f,%.1f", end_x, g->height - end_y);
    const char *path = arena_printf(&g->p->arena, "%s", t.items ? t.items : "");
    vec_free(&t);
    return path;
}

static void take_object(Picture *g, json_t *o) {
    const char *name = text_at(o, "name");
    unsigned i;
    double at[4];
    if (sscanf(name, "cluster_%u", &i) == 1) {
        if (i >= g->r->groups.n || sscanf(text_at(o, "bb"), "%lf,%lf,%lf,%lf", &at[0], &at[1], &at[2], &at[3]) != 4) return;
        double *c = &g->clusters[4 * i];
        c[0] = at[0], c[1] = g->height - at[3], c[2] = at[2], c[3] = g->height - at[1];
    } else if (sscanf(name, "n%u", &i) == 1 && i < g->boxes.n && sscanf(text_at(o, "pos"), "%lf,%lf", &at[0], &at[1]) == 2) {
        Box *b = &g->boxes.items[i];
        b->x = at[0], b->y = g->height - at[1], b->placed = true;
    }
}

static void take_line(Picture *g, json_t *o) {
    unsigned i;
    if (sscanf(text_at(o, "id"), "e%u", &i) != 1 || i >= g->lines.n) return;
    Line *l = &g->lines.items[i];
    l->path = path_of(g, text_at(o, "pos"));
    l->labelled = sscanf(text_at(o, "lp"), "%lf,%lf", &l->x, &l->y) == 2;
    l->y = g->height - l->y;
}

// False where this is no layout of the graph.
static bool take_layout(Picture *g, const Text *json) {
    json_t *root = json_loadb(json->items ? json->items : "", json->n, 0, NULL), *o;
    double left, bottom;
    size_t i;
    memset(g->clusters, 0, 4 * g->r->groups.n * sizeof *g->clusters);
    bool good = root && sscanf(text_at(root, "bb"), "%lf,%lf,%lf,%lf", &left, &bottom, &g->width, &g->height) == 4;
    if (good) {
        json_array_foreach(json_object_get(root, "objects"), i, o) take_object(g, o);
        json_array_foreach(json_object_get(root, "edges"), i, o) take_line(g, o);
    }
    for (i = 0; i < g->boxes.n; i++) good &= g->boxes.items[i].placed;
    for (i = 0; i < g->lines.n; i++) good &= g->lines.items[i].path != NULL;
    json_decref(root);
    return good;
}

static DotResult lay_out(Picture *g, bool labels) {
    Text graph = {0}, json = {0};
    text_z(&graph, "digraph g{graph[ranksep=0.35,nodesep=0.3]node[shape=box,fixedsize=true,label=\"\"]\n");
    add_cluster(g, 0, &graph);
    add_lines(g, labels, &graph);
    text_z(&graph, "}\n");
    DotResult result = dot_layout(&graph, &json);
    if (result == DOT_DONE && !take_layout(g, &json)) result = DOT_FAILED;
    vec_free(&graph);
    vec_free(&json);
    return result;
}

static DotResult try_layouts(Picture *g) {
    DotResult result = DOT_FAILED;
    for (size_t i = g->p->attempt; i < COUNT(attempts); i++) {
        g->p->attempt = i;
        fit_boxes(g, attempts[i].most_boxes);
        for (size_t k = 0; k < g->boxes.n; k++) describe_box(g, &g->boxes.items[k]);
        make_lines(g);
        if (attempts[i].labels && g->lines.n > MOST_LABELLED) continue;
        result = lay_out(g, attempts[i].labels);
        if (result != DOT_SLOW) break;
    }
    return result;
}

// --- SVG

static uint32_t level(double x, double most) {
    double l = most > 0 ? x / most * LEVELS : 0;
    return l <= 0 ? 0 : l >= LEVELS ? LEVELS : l < 1 ? 1 : (uint32_t)l;
}

static const char *place_of(Page *p, const ShapeNode *n) { return html_of(p, page_short(p, n->place, MOST_OF_PLACE)); }

static void add_details(Picture *g, const Box *b) {
    Page *p = g->p;
    enum { MOST = 12 };
    for (uint32_t i = b->first; i <= b->last && i < b->first + MOST; i++) {
        const ShapeNode *n = &g->r->nodes.items[i];
        text_f(p->out, "%s%s", i > b->first ? "\n" : "", html_of(p, n->name));
        if (b->last > b->first) {
            if (*n->place) text_f(p->out, "  %s", place_of(p, n));
            continue;
        }
        if (*n->place) text_f(p->out, "\n%s", place_of(p, n));
        if (n->type) text_f(p->out, "\n%s, %s", page_type(p, n->type), page_bytes(p, (double)type_bytes(n->type)));
        if (n->kernel != NO_KERNEL) {
            const ShapeKernel *k = &g->r->kernels.items[n->kernel];
            text_f(p->out, "\n%s FLOPs, %s moved", page_digits(p, (double)k->flops), page_bytes(p, (double)k->bytes));
            if (n->n_launches != 1) text_f(p->out, ", %s launches", page_digits(p, n->n_launches));
        }
        if (b->tiles > 0) text_f(p->out, "\n%s of the tiles is real work", page_percent(p, b->products / b->tiles));
        for (uint32_t c = 0; c < n->n_constants && c < MOST; c++)
            text_f(p->out, "\nconstant %s, %s", page_type(p, n->constants[c]), page_bytes(p, (double)type_bytes(n->constants[c])));
        if (n->n_constants > MOST) text_f(p->out, "\nand %" PRIu32 " constants more", n->n_constants - MOST);
    }
    if (b->last - b->first >= MOST) text_f(p->out, "\nand %" PRIu32 " more", b->last - b->first + 1 - MOST);
}

static void draw_box(Picture *g, const Box *b) {
    static const char *const classes[] = {[NODE_ARGUMENT] = "port", [NODE_KERNEL] = "kernel", [NODE_CHECK] = "control", [NODE_BEGIN] = "control",
                                          [NODE_END] = "control",   [NODE_RESULT] = "port",   [NODE_COPY] = "control"};
    Text *out = g->p->out;
    const ShapeNode *n = &g->r->nodes.items[b->first];
    bool linked = n->kernel != NO_KERNEL;
    if (linked) text_f(out, "<a href=\"#e%zuk%" PRIu32 "\" ", g->entry, n->kernel);
    else text_f(out, "<g %s", n->kind == NODE_ARGUMENT || n->kind == NODE_RESULT ? "tabindex=\"0\" role=\"img\" " : "");
    text_f(out, "class=\"node %s", classes[n->kind]);
    if (linked) text_f(out, " f%" PRIu32 " b%" PRIu32, level(b->flops, g->most_flops), level(b->bytes, g->most_bytes));
    if (b->tiles > 0) text_f(out, " t%" PRIu32, level(b->products / b->tiles, 1));
    text_f(out, "\" aria-label=\"");
    for (uint32_t i = 0; i < b->n_lines; i++) text_f(out, "%s%s", i ? ", " : "", b->lines[i]);
    text_z(out, "\"><title>");
    add_details(g, b);
    text_f(out, "</title><rect x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" rx=\"%d\"/>", b->x - b->width / 2, b->y - b->height / 2, b->width,
           b->height,
           linked                                               ? 4
           : n->kind == NODE_ARGUMENT || n->kind == NODE_RESULT ? 14
                                                                : 1);
    for (uint32_t i = 0; i < b->n_lines; i++)
        text_f(out, "<text x=\"%.1f\" y=\"%.1f\"%s>%s</text>", b->x, b->y - b->height / 2 + LINE * (i + 1), i ? " class=\"more\"" : "", b->lines[i]);
    text_f(out, "</%s>\n", linked ? "a" : "g");
}

static void draw_line(Picture *g, const Line *l) {
    Text *out = g->p->out;
    text_f(out, "<g class=\"line%s\">", l->back || !l->n ? " order" : "");
    if (l->n) text_f(out, "<title>%s, %s</title>", l->label, page_bytes(g->p, (double)l->bytes));
    text_f(out, "<path d=\"%s\" marker-end=\"url(#tip%zu)\"/>", l->path, g->entry);
    if (l->labelled) text_f(out, "<text x=\"%.1f\" y=\"%.1f\">%s</text>", l->x, l->y + 4, l->label);
    text_z(out, "</g>\n");
}

static void draw_frames(Picture *g, bool names) {
    for (uint32_t i = 1; i < g->r->groups.n; i++) {
        const double *c = &g->clusters[4 * i];
        if (c[2] <= c[0]) continue;
        if (names) text_f(g->p->out, "<text class=\"frame\" x=\"%.1f\" y=\"%.1f\">%s</text>\n", c[0] + 7, c[1] + 13, html_of(g->p, g->r->groups.items[i].name));
        else text_f(g->p->out, "<rect class=\"frame\" x=\"%.1f\" y=\"%.1f\" width=\"%.1f\" height=\"%.1f\" rx=\"6\"/>\n", c[0], c[1], c[2] - c[0], c[3] - c[1]);
    }
}

static void draw(Picture *g) {
    enum { EDGE = 8 };
    Text *out = g->p->out;
    for (size_t i = 0; i < g->boxes.n; i++) {
        if (g->boxes.items[i].flops > g->most_flops) g->most_flops = g->boxes.items[i].flops;
        if (g->boxes.items[i].bytes > g->most_bytes) g->most_bytes = g->boxes.items[i].bytes;
    }
    text_f(out,
           "<div class=\"graph\" tabindex=\"0\" role=\"region\" aria-label=\"picture of the graph, scrolls\">\n"
           "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"by-flops\" role=\"group\" "
           "aria-label=\"steps of %s\" viewBox=\"%d %d %.0f %.0f\" width=\"%.0f\" height=\"%.0f\">\n"
           "<defs><marker id=\"tip%zu\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"7\" markerHeight=\"7\" orient=\"auto\"><path class=\"tip\" "
           "d=\"M0,0L8,4L0,8z\"/></marker></defs>\n",
           html_of(g->p, g->r->name), -EDGE, -EDGE, g->width + 2 * EDGE, g->height + 2 * EDGE, g->width + 2 * EDGE, g->height + 2 * EDGE, g->entry);
    draw_frames(g, false);
    for (size_t i = 0; i < g->lines.n; i++) draw_line(g, &g->lines.items[i]);
    draw_frames(g, true); // names, which lines may cross
    for (size_t i = 0; i < g->boxes.n; i++) draw_box(g, &g->boxes.items[i]);
    text_z(out, "</svg></div>\n");
}

// --- what is said beside it

static void add_controls(Picture *g) {
    Text *out = g->p->out;
    text_f(out, "<a class=\"skip\" href=\"#e%zuarguments\">skip the picture</a><div class=\"tools\" hidden><fieldset><legend>colour</legend>", g->entry);
    static const char *const by[][2] = {{"flops", "FLOPs"}, {"bytes", "bytes moved"}, {"tiles", "tile use"}};
    for (size_t i = 0; i < COUNT(by); i++)
        text_f(out, "<label><input type=\"radio\" name=\"colour%zu\" value=\"%s\"%s> %s</label>", g->entry, by[i][0], i ? "" : " checked", by[i][1]);
    text_z(out, "</fieldset><fieldset><legend>size</legend><button type=\"button\" data-zoom=\"0.8\" aria-label=\"smaller\">\xe2\x88\x92</button>"
                "<button type=\"button\" data-zoom=\"1.25\" aria-label=\"larger\">+</button><button type=\"button\" data-zoom=\"fit\">fit</button>"
                "<button type=\"button\" data-zoom=\"1:1\">1:1</button></fieldset></div>\n");
}

static void add_legend(Picture *g) {
    Text *out = g->p->out;
    text_z(out,
           "<p class=\"legend\"><span>little</span><svg class=\"scale by-flops\" viewBox=\"0 0 160 12\" width=\"160\" height=\"12\" aria-hidden=\"true\">");
    for (int i = 1; i <= LEVELS; i++) text_f(out, "<g class=\"f%d b%d t%d\"><rect x=\"%d\" width=\"19\" height=\"12\"/></g>", i, i, i, (i - 1) * 20);
    text_z(out, "</svg><span>much</span></p>\n"
                "<p class=\"note\">FLOPs and bytes moved are compared with the box that has most, tile use with whole 128\xc3\x97"
                "128 tiles. A box leads to its row in the table of "
                "kernels; pointing at a line shows the shape it hands on.</p>\n<p class=\"details\" role=\"status\" hidden></p>\n");
    if (g->per_box > 1 || g->flat)
        text_f(out,
               "<p class=\"statement\">%zu steps, arguments and results are too many to draw one by one: a box may stand for up to %" PRIu32
               " that follow each other%s.</p>\n",
               g->r->nodes.n, g->per_box, g->flat ? ", and loops and branches are not framed" : "");
}

void html_graph(Page *p, const ShapeReport *r, size_t entry) {
    static const char *const why[] = {
        [DOT_MISSING] =
            "Graphviz's program dot, which lays it out, is not installed. Install Graphviz (Debian: apt-get install graphviz) and run the same command again",
        [DOT_SLOW] = "Graphviz did not lay it out in time",
        [DOT_FAILED] = "Graphviz's program dot failed",
    };
    Picture g = {.p = p, .r = r, .entry = entry, .all_flops = (double)r->flops};
    g.box_of = xcalloc(r->nodes.n, sizeof *g.box_of);
    g.clusters = xcalloc(4 * r->groups.n, sizeof *g.clusters);
    DotResult result = r->nodes.n ? try_layouts(&g) : DOT_DONE;
    if (!r->nodes.n) {
        text_z(p->out, "<p class=\"statement\">Nothing to draw: no arguments, steps or results.</p>\n");
    } else if (result == DOT_DONE) {
        add_controls(&g);
        draw(&g);
        add_legend(&g);
    } else {
        p->no_graph = why[result];
        text_f(p->out, "<p class=\"statement\">There is no picture of the graph: %s. Everything else is below.</p>\n", html_of(p, why[result]));
    }
    vec_free(&g.boxes);
    vec_free(&g.lines);
    free(g.box_of);
    free(g.clusters);
}
