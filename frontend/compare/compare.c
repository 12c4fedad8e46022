// See compare.h.
#include "frontend/compare/compare.h"
#include "frontend/compare/comparison.h"
#include "ir/base/outfile.h"
#include "ir/ops/devices/devices.h"

#include <stdlib.h>
#include <string.h>

// ---- the options

// Of what is compiled, or of another model than the one that was given.
static const char *refused_option(const CompileOptions *o) {
    return o->buckets.n         ? "bucket"
           : o->grad            ? "grad"
           : o->train           ? "train"
           : o->shape_report    ? "shape-report"
           : o->passes          ? "passes"
           : o->stop_after      ? "stop-after"
           : o->dump_dir        ? "dump-ir"
           : o->n_replicas      ? "replicas"
           : o->n_processes > 1 ? "processes"
                                : NULL;
}

static const char *idle_option(const CompileOptions *o) {
    return o->mcpu                       ? "mcpu"
           : o->matmul                   ? "matmul"
           : o->conv                     ? "conv"
           : o->tuned                    ? "tuned"
           : o->n_cores != DEFAULT_CORES ? "cores"
           : o->remat                    ? "remat"
           : o->prefix                   ? "prefix"
           : o->linker                   ? "linker"
           : o->locs                     ? "print-locs"
                                         : NULL;
}

static bool has_extension(const char *path, const char *extension) {
    const char *slash = strrchr(path, '/'), *dot = strrchr(slash ? slash : path, '.');
    return dot && !strcmp(dot + 1, extension);
}

static bool check_output(const char *output, Diags *d) {
    if (!output || !strcmp(output, "-") || has_extension(output, "json") || has_extension(output, "txt")) return true;
    cli_refuse(d, "-o %s: --compare-precision makes no program, but says how far layers are off", output);
    diag_help(d, "-o FILE.txt or FILE.json takes the answer; without -o it goes to standard output");
    return false;
}

bool comparison_check(const CompileOptions *o, const char *output, Diags *d) {
    const char *refused = refused_option(o), *idle = idle_option(o);
    if (o->precision == PRECISION_F32 && o->weights_as == WEIGHTS_F32) {
        cli_refuse(d, "--compare-precision: nothing differs from f32 in f32");
        diag_help(d, "--precision=bf16, --precision=model or --weights-as=bf16|int8|int4 says with what f32 is compared");
        return false;
    }
    if (refused && o->train) {
        cli_refuse(d, "--compare-precision and --train do not go together");
        diag_help(d, "compare the forward model, with its --weights");
    } else if (refused) {
        cli_refuse(d, "--compare-precision and --%s do not go together", refused);
        if (o->buckets.n) diag_help(d, "--dim binds the size that the inputs have");
        if (o->grad) diag_help(d, "--grad=.. -o grad.mlir writes the gradient as a model, which can be compared");
        if (o->shape_report) diag_help(d, "the shape report is of a program: tpucc MODEL -o OUT.so --shape-report");
    }
    if (idle) cli_refuse(d, "--%s would change nothing: --compare-precision evaluates the model on any processor", idle);
    bool good = check_output(output, d) && !refused && !idle;
    return good && compile_check(o, &(CompileOutput){.at.path = output, .format = model_formats}, d); // of options among themselves
}

// ---- the model

static bool check_model(Comparison *c) {
    size_t n_entries = module_entries(c->m, NULL);
    if (n_entries != 1) {
        diag_exit(c->d, EXIT_USAGE, diag_file(c->d, c->model), "--compare-precision: the model has %zu entry points, and inputs are for one", n_entries);
        diag_help(c->d, "mark the others private");
        return false;
    }
    if (module_n_devices(c->m) == 1) return true;
    diag_exit(c->d, EXIT_USAGE, diag_file(c->d, c->model), "--compare-precision: the model is for %u devices, and layers are compared on one",
              module_n_devices(c->m));
    diag_help(c->d, "export the model for one device");
    return false;
}

static void step(void *context, const char *what) {
    const Comparison *c = context;
    if (c->watch && c->watch->step) c->watch->step(c->watch->context, what);
}

static void lines(void *context, const char *text) {
    const Comparison *c = context;
    if (c->watch && c->watch->lines) c->watch->lines(c->watch->context, text);
}

static void bound(void *context, Module *m) {
    const Comparison *c = context;
    if (c->watch && c->watch->bound) c->watch->bound(c->watch->context, m);
}

static void passes(void *context, PassOptions *p) {
    (void)context;
    p->see_pass = layers_name;
}

static bool compare(Comparison *c, const Strings *inputs) {
    c->f32 = module_main(c->m);
    if (!check_model(c) || !inputs_read(c, inputs)) return false;
    step(c, "finding contractions");
    return layers_make(c) && layers_measure(c);
}

// The output is open before any work, so that one that cannot be written is found then.
static bool write_answer(const Comparison *c, bool json, OutFile *out) {
    Text text = {0};
    if (json) answer_json(c, &text);
    else answer_text(c, &text);
    outfile_write(out, text.items, text.n);
    vec_free(&text);
    return outfile_commit(out, c->d);
}

static void end(Comparison *c) {
    for (size_t i = 0; i < c->layers.n; i++) {
        for (size_t k = 0; k < c->layers.items[i].made.n; k++) free(c->layers.items[i].made.items[k]);
        vec_free(&c->layers.items[i].made);
    }
    vec_free(&c->layers);
    module_free(c->m);
}

bool comparison_run(const char *model, const CompileOptions *o, const Strings *inputs, const char *output, const CompileWatch *watch, Diags *d) {
    Comparison c = {.o = o, .watch = watch, .d = d, .model = model};
    OutFile out;
    if (!outfile_open(&out, output ? output : "-", false, d)) return false;
    CompileWatch own = {.context = &c, .step = step, .lines = lines, .bound = bound, .passes = passes};
    c.m = compile_until(model, o, "taps", &own, d);
    bool good = c.m && compare(&c, inputs);
    if (good) good = write_answer(&c, output && has_extension(output, "json"), &out);
    else outfile_abandon(&out);
    end(&c);
    return good;
}
