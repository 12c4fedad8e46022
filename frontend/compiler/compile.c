// The way from a model to the output: read, weights, passes, artifact. A place that cannot be written is found before any work.
#include "frontend/compiler/compilation.h"

#include "codegen/elf/link.h"
#include "frontend/choices/choices.h"
#include "frontend/model/source.h"
#include "ir/infer/infer.h"
#include "ir/ops/devices/devices.h"

#include <stdlib.h>
#include <string.h>

void compilation_step(Compilation *c, const char *fmt, ...) {
    if (!c->watch || !c->watch->step) return;
    Text said = {0};
    va_list args;
    va_start(args, fmt);
    text_v(&said, fmt, args);
    va_end(args);
    c->watch->step(c->watch->context, said.items);
    vec_free(&said);
}

void compilation_lines(Compilation *c, const Text *text) {
    if (text->n && c->watch && c->watch->lines) c->watch->lines(c->watch->context, text->items);
}

// --- the options

// Passes at level 0 make what code generation needs.
static bool skips_needed(const char *skip) {
    for (size_t i = 0; skip && i < n_passes; i++) {
        size_t n = strlen(pipeline[i].name);
        for (const char *at = skip; at; at = strchr(at, ','), at = at ? at + 1 : NULL)
            if (!pipeline[i].level && !strncmp(at, pipeline[i].name, n) && (!at[n] || at[n] == ',')) return true;
    }
    return false;
}

static bool check_passes(const CompileOptions *o, const char *output, Diags *d) {
    if (!o->passes && !o->stop_after && !skips_needed(o->skip)) return true;
    cli_refuse(d, "%s leaves out passes that compiling to %s needs",
               o->passes       ? "--passes"
               : o->stop_after ? "--stop-after"
                               : "--skip",
               output ? output : "a program");
    if (output) diag_help(d, "-o OUT.mlir, -o OUT.fb or -o - shows what the passes make");
    return false;
}

static bool check_model_output(const CompileOptions *o, const char *output, Diags *d) {
    bool good = true;
    if (o->shape_report) { // is of what the passes leave for code generation; its file appears last
        good = cli_refuse(d, "--shape-report tells of a compiled program, and %s is none", output);
        diag_help(d, "-o OUT.so, .o, .ll, .s or .h");
    }
    if (o->buckets.n) { // sizes to choose from at run time are for programs only
        good = cli_refuse(d, "--bucket makes a program for several sizes, and %s is none", output);
        diag_help(d, "-o OUT.so, .o, .ll, .s or .h; --dim binds one size");
    }
    return good;
}

static bool check_training(const CompileOptions *o, Diags *d) {
    Arena arena = {0};
    Training unused;
    bool good = compile_training(o, &arena, &unused, d);
    const char *other = !o->train ? NULL : o->grad ? "grad" : o->buckets.n ? "bucket" : o->passes ? "passes" : o->stop_after ? "stop-after" : NULL;
    arena_free(&arena);
    if (!other && o->train && o->weights_as != WEIGHTS_F32) {
        cli_refuse(d, "--train makes variables of the weights, kept in f32: --weights-as would change nothing");
        diag_help(d, "compile what was trained: tpucc MODEL --weights F.safetensors --weights-as=..; --precision=bf16 multiplies by bf16 in training too");
        return false;
    }
    if (!other) return good;
    cli_refuse(d, "--train and --%s do not go together", other);
    diag_help(d, "--train -o train.mlir gives a model of several functions, for whatever comes then");
    return false;
}

// A command line's are in range; a program that compiles in process may have written anything.
static bool check_numbers(const CompileOptions *o, Diags *d) {
    bool good = true;
    const CompileOptions otherwise = compile_options_default();
    for (size_t i = 0; i < n_compile_options; i++) {
        const CliOption *x = &compile_options[i];
        const uint32_t *n = x->kind == CLI_NUMBER ? (const void *)((const char *)o + x->field) : NULL;
        if (n && *n != *(const uint32_t *)(const void *)((const char *)&otherwise + x->field) && (!*n || *n > x->most))
            good = cli_refuse(d, "--%s takes a number from 1 to %u, not '%u'", x->name, x->most, *n);
    }
    return good;
}

bool compile_check(const CompileOptions *o, const CompileOutput *out, Diags *d) {
    const char *output = out->at.path;
    Arena arena = {0};
    if (!check_numbers(o, d)) return false;
    bool good = output_prefix(o, out, &arena) || cli_refuse(d, "--prefix takes a C identifier, not '%s'", o->prefix);
    arena_free(&arena);
    if (!good) return false;
    good = pass_names_check("passes", o->passes, d) && pass_names_check("skip", o->skip, d) && pass_names_check("stop-after", o->stop_after, d);
    if (!good) return false;
    good = out->format ? check_model_output(o, output, d) : check_passes(o, output, d);
    good &= output_check_report(o, d);
    if (o->grad_of && !o->grad) good = cli_refuse(d, "--grad-of says of what, and --grad with respect to what: --grad alone means all arguments");
    if (o->grad && o->buckets.n) { // what is proved of padding is proved of the model's own results
        good = cli_refuse(d, "--bucket pads calls, and gradients of padded calls are not proved to be those of the calls");
        diag_help(d, "--dim binds one size; a program for each");
    }
    good &= check_training(o, d);
    if (o->linker && (out->format || out->kind != OUTPUT_SO)) good = cli_refuse(d, "--linker makes a .so, not %s", output);
    int64_t remat;
    if (!compile_remat(o, &remat)) good = cli_refuse(d, "--remat takes the bytes that the slab may have, as 64M or 2G, or auto or none, not '%s'", o->remat);
    if (o->weights_error > 0 && o->weights_as == WEIGHTS_F32) good = cli_refuse(d, "--weights-error would change nothing without --weights-as");
    if (o->weights_as != WEIGHTS_F32 && o->matmul == MATMUL_OPENBLAS) good = cli_refuse(d, "--weights-as: OpenBLAS multiplies f32 as it lies in memory");
    if (o->weights_as > WEIGHTS_BF16 && o->precision == PRECISION_BF16) {
        good = cli_refuse(d, "--precision=bf16 multiplies by weights of bf16, and --weights-as stores integers");
        diag_help(d, "one of them alone");
    }
    return good && buckets_check(o, d);
}

// --- the model

// A model that is only converted need not compile.
static bool verify(Compilation *c, Module *m) {
    PassOptions p = compile_pass_options(c->o, c->targets.items[0]);
    return makes_artifact(c) || compile_runs_passes(c->o, m) ? pipeline_verify(m, &p, c->d) : module_verify(m, c->d);
}

// What --weights says goes before what came with the model.
static void begin_otherwise(Compilation *c, const BoundWeights *bound) {
    for (size_t i = 0; i < bound->n; i++) {
        size_t k = 0;
        while (k < c->values.n && c->values.items[k].number != bound->items[i].number) k++;
        if (k < c->values.n) c->values.items[k] = bound->items[i];
        else vec_push(&c->values, bound->items[i]);
    }
}

// And names what is left.
static bool bind_weights(Compilation *c, Module *m) {
    BoundWeights bound = {0};
    if (!c->o->weights.n && !c->values.n) return names_give(c, m);
    compilation_step(c, "binding weights");
    bool good =
        c->o->train ? weights_find(m, c->o->weights.items, c->o->weights.n, &bound, c->d) : weights_bind(m, c->o->weights.items, c->o->weights.n, &bound, c->d);
    good = good && names_give(c, m);
    if (good && !c->o->train && c->watch && c->watch->bound) c->watch->bound(c->watch->context, m);
    if (good && c->o->train) begin_otherwise(c, &bound);
    if (good && makes_artifact(c)) key_weights(c, c->o->train ? &c->values : &bound);
    vec_free(&bound);
    return good;
}

// --replicas says what the model leaves open.
static bool set_replicas(Compilation *c, Module *m) {
    uint32_t said = module_n_replicas(m), n = c->o->n_replicas;
    if (!n || n == said) return true;
    if (said == 1) return module_set_devices(m, n, module_n_partitions(m)), true;
    diag_exit(c->d, EXIT_USAGE, diag_file(c->d, c->model), "--replicas %u: the model is written for %u replicas", n, said);
    diag_help(c->d, "leave --replicas out, or export the model for %u", n);
    return false;
}

static bool check_processes(Compilation *c, const Module *m) {
    uint32_t n = c->o->n_processes, n_devices = module_n_devices(m);
    if (n <= n_devices) return true;
    diag_exit(c->d, EXIT_USAGE, diag_file(c->d, c->model), "--processes %u: the program has %u device%s, and a process has at least one", n, n_devices,
              n_devices == 1 ? "" : "s");
    diag_help(c->d, "--replicas %u makes more; without --processes it runs in any number, too", n);
    return false;
}

static bool find_functions(Compilation *c, Module *m) {
    c->functions = arena_array(&c->arena, Func *, module_entries(m, NULL));
    c->n_functions = module_entries(m, c->functions);
    if (c->n_functions < 2) return true; // none: the passes say so
    if (c->o->buckets.n) {
        diag_exit(c->d, EXIT_USAGE, diag_file(c->d, c->model), "--bucket: the model has %zu entry points, and only one is compiled for several sizes",
                  c->n_functions);
        diag_help(c->d, "@main and functions that say public are entry points: mark the others private, or compile one function at a time");
        return false;
    }
    if (c->o->grad) {
        diag_exit(c->d, EXIT_USAGE, diag_file(c->d, c->model), "--grad: the model has %zu entry points, and gradients are of one", c->n_functions);
        diag_help(c->d, "mark the others private");
        return false;
    }
    c->n_entries = c->n_functions;
    return true;
}

// Verified, with its weights; the key is known then, where an artifact is made.
static bool prepare(Compilation *c, Module *m) {
    if (!set_replicas(c, m) || !variables_mark(c, m) || !verify(c, m) || !check_processes(c, m)) return false;
    if (makes_artifact(c)) key_model(c, m);
    return bind_weights(c, m);
}

// --- all of it

static void begin(Compilation *c, const char *model, const CompileOptions *o, const CompileOutput *out, const CompileWatch *watch, Diags *d) {
    *c = (Compilation){.o = o, .out = out, .watch = watch, .d = d, .model = model, .n_entries = compile_entries(o)};
    c->prefix = output_prefix(o, out, &c->arena);
    compile_training(o, &c->arena, &c->training, d);
}

static void end(Compilation *c) {
    vec_free(&c->key_details);
    vec_free(&c->values);
    arena_free(&c->arena);
}

// A program has kernels for several processors; text is for one.
static bool check_targets(Compilation *c) {
    const char *output = c->out->at.path;
    if (c->targets.n == 1 || (makes_artifact(c) && c->out->kind != OUTPUT_LL && c->out->kind != OUTPUT_S)) return true;
    cli_refuse(c->d, "--mcpu=%s: %s is for one processor", c->o->mcpu, output ? output : "text");
    diag_help(c->d, "-o OUT.so or .o has kernels for several; --dump-ir=DIR shows those of each");
    return false;
}

// What runs on the same processors: only the first of them is taken by itself.
static void warn_of_likes(Compilation *c) {
    const Targets *t = &c->targets;
    for (size_t i = 1; i < t->n; i++) {
        if (t->items[i]->base != t->items[i - 1]->base || !makes_artifact(c)) continue;
        diag_warning(c->d, (Loc){0}, CODE_NONE, "--mcpu: a program cannot tell %s from %s: kernels for %s run where TPURT_TARGET or tpurun --target names it",
                     t->items[i]->name, t->items[i - 1]->name, t->items[i]->name);
    }
}

// The processors, and what was measured on one of them.
static bool find_targets(Compilation *c) {
    if (!targets_find(c->o->mcpu, &c->targets, c->d) || !check_targets(c)) return false;
    warn_of_likes(c);
    if (!c->o->tuned) return true;
    ChoicesFor now = {.compiler = codegen_compiler(), .n_cores = c->o->n_cores};
    size_t measured;
    for (size_t i = 0; i < c->targets.n; i++) now.targets[i] = c->targets.items[i]->name;
    now.n_targets = c->targets.n;
    if (!choices_read(c->o->tuned, &now, &c->arena, &c->tuned, &measured, c->d)) return false;
    c->tuned_target = c->targets.items[measured];
    return true;
}

static void drop_trip_count(Op *op, void *context) {
    (void)context;
    op_remove_attr(op, ATTR_trip_count);
}

// A gradient is a model like others: what passes have written down on its ops is theirs.
static void as_model(Module *m) {
    for (Func *f = m->first_func; f; f = f->next) block_walk(f->body, drop_trip_count, NULL);
}

// --batch is the size of the first dimension of what calls give, where the model leaves that open.
static const DimBinding *training_dims(Compilation *c, Module *m, size_t *out_n) {
    Func *f = module_main(m);
    const DimBindings *own = &c->o->dims;
    uint32_t rows = c->o->batch / module_n_replicas(m);
    DimBinding *dims = arena_array(&c->arena, DimBinding, own->n + (f ? f->body->n_args : 0));
    const char *place = arena_printf(&c->arena, "--batch %u", c->o->batch);
    *out_n = own->n;
    for (size_t i = 0; i < own->n; i++) dims[i] = own->items[i];
    for (uint32_t i = 0; rows && f && i < f->body->n_args; i++) {
        Type t = f->body->args[i]->type;
        if (!type_is_tensor(t) || !t->rank || t->dims[0] != DIM_UNKNOWN) continue;
        dims[(*out_n)++] = (DimBinding){.name = arena_printf(&c->arena, "%s.0", argument_name(f, i)), .value = rows, .place = place};
    }
    return dims;
}

// The model becomes one of several functions, which is then written or compiled like any other.
static bool training_make(Compilation *c, Module *m) {
    PassReport report = {0};
    PassOptions p = compile_pass_options(c->o, c->targets.items[0]);
    size_t n_values = 0;
    if (!c->o->train) return true;
    for (size_t i = 0; i < c->values.n; i++)
        if (c->values.items[i].number >= n_values) n_values = c->values.items[i].number + 1;
    const Literal **values = arena_array(&c->arena, const Literal *, n_values);
    for (size_t i = 0; i < c->values.n; i++) values[c->values.items[i].number] = c->values.items[i].value;
    c->training.values = values, c->training.n_values = n_values;
    p.dims = training_dims(c, m, &p.n_dims);
    p.training = &c->training;
    p.stop_after = "training";
    p.dump_dir = NULL;
    p.precision = PRECISION_F32, p.weights_as = WEIGHTS_F32; // of what is made, when that is compiled
    compilation_step(c, "making the functions of the training");
    bool good = pipeline_run(m, &p, c->d, &report);
    if (good) as_model(m);
    pass_report_free(&report);
    return good;
}

static bool convert(Compilation *c, Module *m) {
    if (c->o->train) return output_model(c, m);
    bool good = !compile_runs_passes(c->o, m) || functions_convert(c, m);
    if (good && c->o->grad && !compile_chooses_passes(c->o)) as_model(m);
    return good && output_model(c, m);
}

static bool make_reported(Compilation *c, const Module *m, const CodegenEntry *entries, const ShapeReport *reports) {
    OutFile out;
    if (!output_report(c, reports, &out)) return false;
    if (output_artifact(c, m, entries, &out)) return outfile_commit(&out, c->d);
    outfile_abandon(&out);
    return false;
}

// Choices that were measured of another model, or of the same one with other sizes.
static void warn_of_idle_choices(Compilation *c) {
    if (!c->o->tuned || !c->tuned.n || c->n_tuned) return;
    diag_warning(c->d, (Loc){0}, CODE_NONE, "--tuned=%s: none of its %zu contractions is one of this model's, so the cost model chose for all of them",
                 c->o->tuned, c->tuned.n);
    diag_help(c->d, "tpucc --tune=FILE measures those of this model, at these sizes");
}

// Weights that are arguments stay as a call gives them.
static void warn_of_idle_weights(Compilation *c) {
    if (c->o->weights_as == WEIGHTS_F32 || c->n_stored) return;
    diag_warning(c->d, (Loc){0}, CODE_NONE,
                 "--weights-as: nothing is stored in fewer bytes: no matrix product or gather has a constant of f32 with enough numbers");
    if (c->o->weights.n)
        diag_help(
            c->d,
            "constants of 1024 numbers or more are stored in fewer, and as integers those with sums of 32 terms or more; of bf16 and f16 those that one row "
            "or two read from memory");
    else diag_help(c->d, "--weights FILE.safetensors makes constants of arguments that are weights; those of 1024 numbers or more are stored in fewer bytes");
}

// Sizes and costs are read from the plan before codegen uses it up; the report appears when the program has, and both or neither do.
static bool make_program(Compilation *c, Module *m) {
    CodegenEntry *entries = arena_array(&c->arena, CodegenEntry, c->n_entries * c->targets.n);
    ShapeReport *reports = c->o->shape_report ? arena_array(&c->arena, ShapeReport, c->n_entries) : NULL;
    bool good = entries_make(c, m, entries, reports) && (reports ? make_reported(c, m, entries, reports) : output_artifact(c, m, entries, NULL));
    for (size_t i = 0; reports && i < c->n_entries; i++) shape_report_free(&reports[i]);
    if (good) warn_of_idle_choices(c), warn_of_idle_weights(c);
    return good;
}

static bool compile(Compilation *c, Module *m) {
    return prepare(c, m) && training_make(c, m) && find_functions(c, m) && variables_find(c, m) && steps_find(c, m) &&
           (makes_artifact(c) ? make_program(c, m) : convert(c, m));
}

// Before any work.
static bool linker_is_there(const CompileOptions *o, Diags *d) { return !o->linker || link_program_check(o->linker, d); }

bool compile_module(Module *m, const CompileOptions *o, const CompileOutput *out, const CompileWatch *watch, Diags *d) {
    Compilation c;
    if (!compile_check(o, out, d)) return false;
    begin(&c, str_text(m->file), o, out, watch, d);
    bool good = output_probe(&c) && linker_is_there(o, d) && find_targets(&c) && compile(&c, m);
    end(&c);
    return good;
}

static Module *read_file(Compilation *c) {
    compilation_step(c, "reading %s", c->model);
    return c->o->train ? source_read_to_train(c->model, &c->values, c->d) : source_read(c->model, c->d);
}

bool compile_file(const char *model, const CompileOptions *o, const CompileOutput *out, const CompileWatch *watch, Diags *d) {
    Compilation c;
    if (!compile_check(o, out, d)) return false;
    begin(&c, model, o, out, watch, d);
    Module *m = output_probe(&c) && linker_is_there(o, d) && find_targets(&c) ? read_file(&c) : NULL;
    bool good = m && compile(&c, m);
    module_free(m);
    end(&c);
    return good;
}

// --- no artifact

Module *compile_until(const char *model, const CompileOptions *o, const char *last, const CompileWatch *watch, Diags *d) {
    Compilation c;
    CompileOptions until = *o;
    CompileOutput none = {.at.path = model, .format = model_formats}; // it stays a model, and nobody writes it
    until.stop_after = last;
    begin(&c, model, &until, &none, watch, d);
    Module *m = find_targets(&c) ? read_file(&c) : NULL;
    if (m && !(prepare(&c, m) && find_functions(&c, m) && variables_find(&c, m) && functions_convert(&c, m))) {
        module_free(m);
        m = NULL;
    }
    end(&c);
    return m;
}

// What --dim and --bucket name has to be there, as for a compilation. Sizes that do not go together are for that one to refuse.
static bool check_names(Compilation *c, Module *m) {
    PassReport report = {0};
    PassOptions p = compile_pass_options(c->o, c->targets.items[0]);
    Diags found;
    p.passes = "symbols,bind"; // those of jax.export are named by the first
    p.dump_dir = NULL;         // a dump could take the place of the model
    p.dims = entry_dims(c, 0, &p.n_dims);
    if (!p.n_dims) return true;
    diags_init(&found, c->d->program);
    bool wrong = !pipeline_run(m, &p, &found, &report) && found.exit_code == EXIT_USAGE;
    if (wrong) diags_append(c->d, &found);
    pass_report_free(&report);
    diags_free(&found);
    return !wrong;
}

bool compile_key(const char *model, const CompileOptions *o, const CompileOutput *out, const CompileWatch *watch, CompileKey *out_key, Diags *d) {
    Compilation c;
    begin(&c, model, o, out, watch, d);
    Module *m = find_targets(&c) ? read_file(&c) : NULL;
    bool good = m && prepare(&c, m) && check_names(&c, m);
    *out_key = (CompileKey){0};
    if (good) {
        key_text(&c, &out_key->key);
        text_z(&out_key->details, c.key_details.items);
        out_key->prefix = arena_copy(&d->arena, c.prefix, strlen(c.prefix) + 1);
    }
    module_free(m);
    end(&c);
    return good;
}

void compile_key_free(CompileKey *k) {
    vec_free(&k->key);
    vec_free(&k->details);
}
