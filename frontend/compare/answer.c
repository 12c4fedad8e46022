// What a comparison says, as a table for people and as JSON for programs.
#include "frontend/base/json_text.h"
#include "frontend/compare/comparison.h"
#include "ir/base/shown.h"

#include <inttypes.h>
#include <math.h>
#include <string.h>

static const char *option_text(const CompileOptions *o, const char *name) {
    for (size_t i = 0; i < n_compile_options; i++) {
        const CliOption *x = &compile_options[i];
        if (!strcmp(x->name, name)) return cli_choice_name(x, *(const unsigned *)(const void *)((const char *)o + x->field));
    }
    return "";
}

static const char *file_name(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

// ---- text

// "--precision=bf16": what f32 is compared with.
static void add_options(const CompileOptions *o, Text *line) {
    if (o->precision != PRECISION_F32) text_f(line, " --precision=%s", option_text(o, "precision"));
    if (o->weights_as != WEIGHTS_F32) text_f(line, " --weights-as=%s", option_text(o, "weights-as"));
}

static void add_error(Text *line, double error) {
    if (error > 0) text_f(line, "  %8.1e", error);
    else text_f(line, "  %8d", 0);
}

static int as_width(const Comparison *c) {
    size_t most = strlen("runs in");
    for (size_t i = 0; i < c->layers.n; i++) most = strlen(c->layers.items[i].as) > most ? strlen(c->layers.items[i].as) : most;
    return (int)most;
}

static void add_runs(const Layer *x, Text *line) {
    if (x->made.n != x->n_other) text_f(line, ", %zu times in f32 and %zu now", x->made.n, x->n_other);
    else if (x->made.n != 1) text_f(line, ", %zu times", x->made.n);
}

static void add_layers(const Comparison *c, Text *line, Text *out) {
    int width = as_width(c);
    text_f(line, "        own    so far  %-*s  layer", width, "runs in");
    text_end_line(out, line);
    for (size_t i = 0; i < c->layers.n; i++) {
        const Layer *x = &c->layers.items[i];
        text_z(line, x->worst ? "*" : " ");
        add_error(line, x->own);
        add_error(line, x->so_far);
        text_f(line, "  %-*s  %s", width, x->as, x->called);
        if (x->why) text_f(line, ", as %s", x->why);
        add_runs(x, line);
        text_end_line(out, line);
    }
}

static void add_results(const Comparison *c, Text *line, Text *out) {
    for (uint32_t i = 0; i < c->n_results; i++) {
        const ComparedResult *x = &c->results[i];
        text_z(line, "           ");
        add_error(line, x->off.error);
        text_f(line, "  result %s%s", x->name, x->off.of_difference ? ": share of elements that differ" : "");
        text_end_line(out, line);
    }
}

void answer_text(const Comparison *c, Text *out) {
    Text line = {0};
    size_t n_changed = 0;
    bool any_worst = false;
    for (size_t i = 0; i < c->layers.n; i++) n_changed += c->layers.items[i].alone != NULL, any_worst |= c->layers.items[i].worst > 0;
    text_f(&line, "%s", file_name(c->model));
    add_options(c->o, &line);
    text_z(&line, ": the largest error of each layer, beside the largest element of its result in f32");
    text_end_line(out, &line);
    add_layers(c, &line, out);
    add_results(c, &line, out);
    text_f(&line, "%zu of %zu layers change%s", n_changed, c->layers.n, any_worst ? "; * the largest of their own" : "");
    text_end_line(out, &line);
    vec_free(&line);
}

// ---- JSON

static void set(json_t *to, const char *key, json_t *value) { json_object_set_new(to, key, value); }
static json_t *error_json(double error) { return isfinite(error) ? json_real(error) : json_null(); }

static json_t *layer_json(const Layer *x) {
    json_t *o = json_object();
    set(o, "op", json_text(x->called));
    set(o, "as", json_text(x->as));
    set(o, "why", json_text(x->why));
    set(o, "runs", json_integer((json_int_t)x->made.n));
    set(o, "other_runs", json_integer((json_int_t)x->n_other));
    set(o, "own", error_json(x->own));
    set(o, "so_far", error_json(x->so_far));
    set(o, "worst", x->worst ? json_integer(x->worst) : json_null());
    return o;
}

static json_t *result_json(const ComparedResult *x) {
    json_t *o = json_object();
    set(o, "name", json_text(x->name));
    set(o, x->off.of_difference ? "share_different" : "error", error_json(x->off.error));
    return o;
}

void answer_json(const Comparison *c, Text *out) {
    json_t *o = json_object(), *layers = json_array(), *results = json_array();
    for (size_t i = 0; i < c->layers.n; i++) json_array_append_new(layers, layer_json(&c->layers.items[i]));
    for (uint32_t i = 0; i < c->n_results; i++) json_array_append_new(results, result_json(&c->results[i]));
    set(o, "model", json_text(file_name(c->model)));
    set(o, "precision", json_text(option_text(c->o, "precision")));
    set(o, "weights_as", json_text(option_text(c->o, "weights-as")));
    set(o, "layers", layers);
    set(o, "results", results);
    json_text_write(o, JSON_INDENT(2) | JSON_REAL_PRECISION(6), out);
}
