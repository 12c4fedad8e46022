// The key of an artifact, of the options and of what key.h says of the model and its weights. Two texts: the short one is shown to users
// and written into logs; the other is long, has a line for each argument, weight and op, and is there for `tpucc explain`.
#include "frontend/key/key.h"
#include "frontend/choices/choices.h"
#include "frontend/compiler/compilation.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static int by_text(const void *a, const void *b) { return strcmp(*(const char *const *)a, *(const char *const *)b); }

// In any order they bind the same.
static void dim_lines(Compilation *c, Text *out) {
    size_t n = c->o->dims.n;
    const char **lines = xcalloc(n ? n : 1, sizeof *lines);
    for (size_t i = 0; i < n; i++) {
        const DimBinding *d = &c->o->dims.items[i];
        lines[i] = d->called ? arena_printf(&c->arena, "dim.%s=%s\n", d->name, d->called) : arena_printf(&c->arena, "dim.%s=%" PRId64 "\n", d->name, d->value);
    }
    qsort(lines, n, sizeof *lines, by_text);
    for (size_t i = 0; i < n; i++) text_z(out, lines[i]);
    free(lines);
}

// One line for all of them.
static void target_line(const Targets *all, Text *out) {
    text_z(out, "target");
    for (size_t i = 0; i < all->n; i++) {
        const Target *t = all->items[i];
        const ContractTile *tile = &t->facts.tiles[DT_F32];
        text_f(out, "\t%s\t%s\t%s\t%" PRIx64 "\t%u\t%u\t%u\t%" PRIu64, t->name, t->cpu, t->tune, t->features | t->matrix_features, t->facts.vector_bytes,
               tile->mr, tile->panels, t->facts.l2_bytes);
    }
    text_z(out, "\n");
}

void key_model(Compilation *c, Module *m) {
    text_f(&c->key_details, "%s%d\n", KEY_DETAILS_MARK, KEY_DETAILS_VERSION);
    target_line(&c->targets, &c->key_details);
    c->graph_key = key_of_model(m, c->o->places == PLACES_LINES, &c->key_details);
}

void key_weights(Compilation *c, const BoundWeights *weights) { c->weights_key = key_of_weights(weights, &c->key_details); }

static void training_lines(const CompileOptions *o, Text *out) {
    text_f(out, "train=1\n");
    if (o->batch) text_f(out, "batch=%" PRIu32 "\n", o->batch);
    if (o->n_steps) text_f(out, "steps-per-execution=%" PRIu32 "\n", o->n_steps);
    for (size_t i = 0; i < o->inits.n; i++) text_f(out, "init.%zu=%s\n", i, o->inits.items[i]);
    for (size_t i = 0; i < o->states.n; i++) text_f(out, "state.%zu=%s\n", i, o->states.items[i]);
}

void key_text(Compilation *c, Text *out) {
    const CompileOptions *o = c->o;
    text_f(out, "graph=%016" PRIx64 "\n", c->graph_key);
    if (o->weights.n || c->values.n) text_f(out, "weights=%016" PRIx64 "\n", c->weights_key);
    text_f(out, "target=%s\nmatmul=%s\n", targets_text(&c->targets, &c->arena, ","), o->matmul == MATMUL_OPENBLAS ? "openblas" : "generated");
    compile_options_key(o, out);
    if (o->tuned && choices_hash(&c->tuned)) text_f(out, "tuned=%016" PRIx64 "\n", choices_hash(&c->tuned));
    if (o->n_replicas) text_f(out, "replicas=%" PRIu32 "\n", o->n_replicas);
    if (o->n_processes > 1) text_f(out, "processes=%" PRIu32 "\n", o->n_processes);
    if (o->train) training_lines(o, out);
    dim_lines(c, out);
    bucket_lines(o, out);
}
