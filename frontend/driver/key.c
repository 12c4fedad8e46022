// The key of an artifact, of the options and of what key.h says of the model and its weights. Two texts: the short one is shown to users
// and written into logs; the other is long, has a line for each argument, weight and op, and is there for `tpucc explain`.
#include "frontend/driver/compile.h"
#include "frontend/key/key.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static int by_text(const void *a, const void *b) { return strcmp(*(const char *const *)a, *(const char *const *)b); }

// In any order they bind the same.
static void dim_lines(Job *j, Text *out) {
    size_t n = j->o->dims.n;
    const char **lines = xcalloc(n ? n : 1, sizeof *lines);
    for (size_t i = 0; i < n; i++) {
        const DimBinding *d = &j->dims[i];
        lines[i] = d->called ? arena_printf(&j->arena, "dim.%s=%s\n", d->name, d->called) : arena_printf(&j->arena, "dim.%s=%" PRId64 "\n", d->name, d->value);
    }
    qsort(lines, n, sizeof *lines, by_text);
    for (size_t i = 0; i < n; i++) text_z(out, lines[i]);
    free(lines);
}

static void target_line(const Target *t, Text *out) {
    text_f(out, "target\t%s\t%s\t%s\t%" PRIx64 "\t%u\t%u\t%u\t%u\n", t->name, t->base, t->tune, t->features, t->vector_bytes, t->mr, t->panels,
           t->l2_bytes);
}

void job_key_model(Job *j, Module *m) {
    text_f(&j->key_details, "%s%d\n", KEY_DETAILS_MARK, KEY_DETAILS_VERSION);
    target_line(j->target, &j->key_details);
    j->graph_key = key_of_model(m, &j->key_details);
}

void job_key_weights(Job *j, const BoundWeights *weights) { j->weights_key = key_of_weights(weights, &j->key_details); }

void job_key_text(Job *j, Text *out) {
    const Options *o = j->o;
    text_f(out, "graph=%016" PRIx64 "\n", j->graph_key);
    if (o->weights.n) text_f(out, "weights=%016" PRIx64 "\n", j->weights_key);
    text_f(out, "target=%s\nmatmul=%s\n", j->target->name, !strcmp(o->matmul, "auto") ? "generated" : o->matmul);
    options_key(o, out);
    dim_lines(j, out);
    job_bucket_lines(j, out);
}
