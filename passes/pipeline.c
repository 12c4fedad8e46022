// The pipeline as a table, and its runner. The runner decides which rows run; for each it computes what the pass needs, runs it, verifies
// the module if it changed, compares a hash to find changes that were not reported, dumps, times and empties the scratch arena.
// Invariant: between two passes the module verifies. Neighbouring rows marked `fixpoint` are repeated until a whole round changes nothing; a
// round too many is a bug of a pass (ICE). The duties are those of XLA's HloPassPipeline.
#define _POSIX_C_SOURCE 200809L
#include "passes/pass.h"

#include "ir/base/guess.h"
#include "ir/infer/infer.h"
#include "passes/dump.h"
#include "passes/rewrite.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

// clang-format off
const Pass pipeline[] = {
    // name         run           level needs fixpoint help
    { "symbols",    pass_symbols,    0, 0,    false, "name open sizes as jax.export does" },
    { "gspmd",      pass_gspmd,      0, 0,    false, "write GSPMD's marks of shardings as Shardy's" },
    { "inline",     pass_inline,     0, 0,    false, "put functions into their callers; only main is left" },
    { "plain",      pass_plain,      0, 0,    false, "drop what only marks values: barriers, annotations, tuples, tokens" },
    { "bind",       pass_bind,       0, 0,    false, "give open sizes the numbers of --dim" },
    { "shapes",     pass_shapes,     0, 0,    false, "infer every type and trip count; refuse what is not static" },
    { "windows",    pass_windows,    0, 0,    false, "what becomes of scattered windows that lie partly outside" },
    { "alike",      pass_alike,      0, 0,    false, "variables that replicas share get the same new value from all" },
    { "mark",       pass_mark,       0, 0,    false, "with --precision or --weights-as: which products and gathers are the model's own" },
    { "gradient",   pass_gradient,   0, 0,    false, "with --grad: the gradient of results with respect to arguments, in reverse mode" },
    { "training",   pass_training,   0, 0,    false, "with --train: the functions init, train, evaluate and predict" },
    { "partition",  pass_partition,  0, 0,    false, "of a program over a mesh, what each partition does with its parts" },
    { "devices",    pass_devices,    0, 0,    false, "work that a partition is named for is done there; values travel" },
    { "processes",  pass_processes,  0, 0,    false, "sums over several processes: inside each first, then across" },
    { "expand",     pass_expand,     0, 0,    false, "write ops that are made of others as those" },
    { "canon",      pass_canon,      1, 0,    true,  "one spelling per meaning" },
    { "fold_scale", pass_fold_scale, 1, USES, true,  "multiply per-channel scales into constant weights" },
    { "slices",     pass_slices,     1, USES, true,  "columns of elementwise work on short rows are taken of its operands" },
    { "fold",       pass_fold,       1, 0,    true,  "compute what depends on constants only" },
    { "cse",        pass_cse,        1, 0,    true,  "compute equal things once" },
    { "dce",        pass_dce,        1, 0,    true,  "drop what nothing uses" },
    { "taps",       pass_taps,       1, 0,    false, "no products of convolutions that are with padding, where these are many" },
    { "precision",  pass_precision,  0, 0,    false, "products of f32 as products of bf16, where --precision says so" },
    { "weights",    pass_weights,    0, 0,    false, "weights of f32 in fewer bytes, where --weights-as says so" },
    { "layout",     pass_layout,     0, 0,    false, "contractions on packed panels, images channel last" },
    { "sink",       pass_sink,       0, 0,    false, "move transposes and reshapes towards the results until they cancel" },
    { "merge",      pass_merge,      1, 0,    false, "work on the same elements in one shape of few dimensions" },
    { "canon",      pass_canon,      1, 0,    true,  "one spelling per meaning" },
    { "fold",       pass_fold,       1, 0,    true,  "compute what depends on constants only" },
    { "cse",        pass_cse,        1, 0,    true,  "compute equal things once" },
    { "dce",        pass_dce,        1, 0,    true,  "drop what nothing uses" },
    { "groups",     pass_groups,     0, 0,    false, "weights in groups that nothing has folded" },
    { "shards",     pass_shards,     1, 0,    false, "replicas share the work on new values of variables that they share" },
    { "exchange",   pass_exchange,   1, 0,    false, "elementwise work around collectives into them; small ones together" },
    { "boxes",      pass_boxes,      0, 0,    false, "long windows one dimension after the other, in steps" },
    { "scans",      pass_scans,      0, 0,    false, "cumulative sums and their like step by step instead of window by window" },
    { "chunks",     pass_chunks,     0, 0,    false, "long reductions chunk by chunk, and then of what these gave" },
    { "fuse",       pass_fuse,       0, 0,    false, "group ops into kernels" },
    { "collapse",   pass_collapse,   1, 0,    false, "neighbouring dimensions of elementwise kernels as one, where the last is no whole vectors" },
    { "phases",     pass_phases,     1, USES, false, "what packs an operand becomes a phase of the kernel that reads it" },
    { "runs",       pass_runs,       1, 0,    false, "long sorts are phases: sorted runs, then merges" },
    { "tile",       pass_tile,       0, 0,    false, "cut kernels into tasks, contractions into 128x128 macro tiles" },
    { "share",      pass_share,      1, 0,    false, "kernels that differ in numbers only become one, where they are many" },
    { "remat",      pass_remat,      0, 0,    false, "run cheap kernels again instead of keeping what they made, where --remat says so" },
    { "assign",     pass_assign,     0, 0,    false, "give every value its place in memory" },
};
// clang-format on
const size_t n_passes = COUNT(pipeline);

enum { MAX_ROUNDS = 64 }; // of a fixpoint group, and one for each op: a chain may be opened op by op

PassOptions pass_options_default(void) {
    PassOptions o =
        {.opt_level = 1, .fold_bytes = 1 << 20, .fold_work = UINT64_C(1) << 26, .n_cores = DEFAULT_CORES, .n_processes = 1, .processes_bytes = 16 << 10};
#ifndef NDEBUG
    o.check = true;
#endif
    return o;
}

const TargetFacts *pass_target(const PassContext *c) {
    if (!c->o->target) ICE("a pass that decides by the processor was given none");
    return c->o->target;
}

const TargetFacts *pass_best(const PassContext *c) { return c->o->best ? c->o->best : pass_target(c); }

void pass_report_free(PassReport *r) {
    vec_free(&r->slab.buffers);
    vec_free(&r->slab.values);
    vec_free(&r->slab.steps);
    vec_free(&r->runs);
    vec_free(&r->log);
    vec_free(&r->dims);
    vec_free(&r->assumed);
    vec_free(&r->inserted);
    vec_free(&r->stored);
    vec_free(&r->products);
    vec_free(&r->tunables);
    vec_free(&r->fills);
}

void pass_report_text(const PassReport *r, Text *out) {
    int64_t total_ns = 0;
    text_z(out, "      ms     ops  pass\n");
    for (size_t i = 0; i < r->runs.n; i++) {
        const PassRun *run = &r->runs.items[i];
        total_ns += run->time_ns;
        text_f(out, "%8.3f %7zu  %s%s\n", (double)run->time_ns / 1e6, run->n_ops, run->name, run->changed ? "" : " (no change)");
    }
    text_f(out, "%8.3f          all passes\n", (double)total_ns / 1e6);
}

static const Pass *pass_named(const char *name, size_t len) {
    for (size_t i = 0; i < n_passes; i++)
        if (strlen(pipeline[i].name) == len && !memcmp(pipeline[i].name, name, len)) return &pipeline[i];
    return NULL;
}

void passes_help(Text *out) {
    for (size_t i = 0; i < n_passes; i++) {
        const Pass *p = &pipeline[i];
        if (pass_named(p->name, strlen(p->name)) != p) continue; // a row that comes again
        text_f(out, "  %-12s %s%s\n", p->name, p->help, p->fixpoint ? " (repeated)" : "");
    }
}

// --- which passes

typedef VEC(const Pass *) PassList;

// Names between commas; a name that no pass has is a usage error.
static bool list_parse(const char *option, const char *names, PassList *out, Diags *d) {
    for (const char *at = names; at && *at;) {
        size_t len = strcspn(at, ",");
        const Pass *p = pass_named(at, len);
        if (!p) {
            diag_exit(d, EXIT_USAGE, (Loc){0}, "--%s: there is no pass '%.*s'", option, (int)len, at);
            Text all = {0};
            for (size_t i = 0; i < n_passes; i++)
                if (pass_named(pipeline[i].name, strlen(pipeline[i].name)) == &pipeline[i]) text_f(&all, "%s%s", i ? ", " : "", pipeline[i].name);
            diag_help(d, "the passes are %s", all.items);
            Guess g = guess_begin(arena_printf(&d->arena, "%.*s", (int)len, at));
            for (size_t i = 0; i < n_passes; i++) guess_offer(&g, pipeline[i].name);
            if (g.name) diag_help(d, "did you mean %s?", g.name);
            vec_free(&all);
            return false;
        }
        vec_push(out, p);
        at += len;
        at += *at == ',';
    }
    return true;
}

bool pass_names_check(const char *option, const char *names, Diags *d) {
    PassList unused = {0};
    bool good = list_parse(option, names, &unused, d);
    vec_free(&unused);
    return good;
}

// A name may stand for several rows.
static bool list_has(const PassList *l, const Pass *p) {
    for (size_t i = 0; i < l->n; i++)
        if (!strcmp(l->items[i]->name, p->name)) return true;
    return false;
}

static bool passes_choose(const PassOptions *o, PassList *out, Diags *d) {
    PassList named = {0}, skipped = {0}, stop = {0}, logged = {0};
    bool ok = list_parse("passes", o->passes, &named, d) && list_parse("skip", o->skip, &skipped, d) && list_parse("stop-after", o->stop_after, &stop, d) &&
              list_parse("debug", o->debug, &logged, d);
    if (!o->passes)
        for (size_t i = 0; i < n_passes; i++)
            if (pipeline[i].level <= o->opt_level) vec_push(&named, &pipeline[i]);
    bool stopped = false;
    for (size_t i = 0; ok && i < named.n && !stopped; i++) {
        if (!list_has(&skipped, named.items[i])) vec_push(out, named.items[i]);
        stopped = list_has(&stop, named.items[i]);
    }
    if (ok && o->n_dims && !list_has(out, pass_named("bind", 4))) {
        diag_exit(d, EXIT_USAGE, (Loc){0}, "%s: the pass bind, which does it, is not among those that run", o->dims[0].place);
        ok = false;
    }
    vec_free(&named);
    vec_free(&skipped);
    vec_free(&stop);
    vec_free(&logged);
    return ok;
}

static bool name_listed(const char *names, const char *name) {
    for (const char *at = names; at && *at;) {
        size_t len = strcspn(at, ",");
        if (strlen(name) == len && !memcmp(at, name, len)) return true;
        at += len;
        at += *at == ',';
    }
    return false;
}

// --- running one

typedef struct {
    Module *m;
    const PassOptions *o;
    Diags *d;
    PassReport *report;
    DumpState dumps;
    unsigned n_runs;
} Runner;

static int64_t now_ns(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000000000 + t.tv_nsec;
}

static bool runner_dump(Runner *r, const char *name) {
    if (!r->o->dump_dir) return true;
    char stem[80];
    snprintf(stem, sizeof stem, "%02u-%s", r->n_runs, name);
    return dump_module(r->m, r->o->dump_dir, stem, r->o->dump_locs, &r->dumps, r->d);
}

// A pass that leaves a module that does not verify is a bug of the compiler.
static void verify_after(Runner *r, const Pass *p) {
    Diags d;
    diags_init(&d, r->d->program);
    if (!module_verify(r->m, &d)) {
        diags_print(&d, stderr);
        ICE("the module is wrong after %s", p->name);
    }
    diags_free(&d);
}

static bool run_pass(Runner *r, const Pass *p, bool *out_changed) {
    Arena scratch = {0};
    PassContext c = {.m = r->m,
                     .d = r->d,
                     .scratch = &scratch,
                     .o = r->o,
                     .plan = &r->report->plan,
                     .slab = &r->report->slab,
                     .dims = &r->report->dims,
                     .assumed = &r->report->assumed,
                     .fills = &r->report->fills,
                     .inserted = &r->report->inserted,
                     .stored = &r->report->stored,
                     .products = &r->report->products,
                     .tunables = &r->report->tunables,
                     .n_tuned = &r->report->n_tuned,
                     .remat = &r->report->remat};
    Uses uses = {0};
    if (name_listed(r->o->debug, p->name)) c.log = &r->report->log;
    uint64_t before = r->o->check ? module_hash(r->m) : 0;
    ice_context(p->name);
    int64_t start_ns = now_ns();
    Func *f = module_main(r->m);
    if (p->needs & USES && f) {
        uses_make(f->body, &uses);
        c.uses = &uses;
    }
    bool ok = p->run(&c);
    int64_t end_ns = now_ns();
    uses_free(&uses);
    arena_free(&scratch);
    r->n_runs++;
    *out_changed = c.changed;
    vec_push(&r->report->runs, ((PassRun){p->name, end_ns - start_ns, module_count_ops(r->m), c.changed}));
    if (ok && r->o->check && !c.changed && module_hash(r->m) != before) ICE("%s changed the module without saying so", p->name);
    if (ok && (c.changed || r->o->check)) verify_after(r, p);
    ice_context(NULL);
    if (ok && r->o->see_pass) r->o->see_pass(r->o->see_context, p->name, r->m);
    return ok && (!c.changed || runner_dump(r, p->name));
}

// The passes [first, last) again and again, until each has run once on the module as it is without changing it.
static bool run_group(Runner *r, const Pass *const *first, size_t n) {
    size_t quiet = 0, most = MAX_ROUNDS + module_count_ops(r->m); // quiet: passes since the last change
    for (size_t i = 0; quiet < n; i++) {
        if (i / n >= most) ICE("%s and its neighbours changed the module %zu times without an end", (*first)->name, most);
        bool changed;
        if (!run_pass(r, first[i % n], &changed)) return false;
        quiet = changed ? 0 : quiet + 1;
    }
    return true;
}

static bool run_list(Runner *r, const PassList *list) {
    for (size_t i = 0, n; i < list->n; i += n) {
        bool changed;
        for (n = 1; list->items[i]->fixpoint && i + n < list->n && list->items[i + n]->fixpoint;) n++;
        if (list->items[i]->fixpoint ? !run_group(r, list->items + i, n) : !run_pass(r, list->items[i], &changed)) return false;
    }
    return true;
}

static bool dumps_begin(Runner *r) {
    if (!r->o->dump_dir) return true;
    if (!dump_make_folder(r->o->dump_dir, r->d)) return false;
    return (!r->o->command || dump_text(r->o->dump_dir, "command.txt", r->o->command, r->d)) && runner_dump(r, "read");
}

// Passes trust what passes made: kernels and packed operands are not taken from a model.
static void refuse_planned(Op *op, void *context) {
    Diags *d = context;
    if (!op_has(op->kind, MADE)) return;
    if (op->block->parent && op->block->parent->kind == OP_KERNEL) return; // told of the kernel
    diag_error(d, op_place(op), CODE_BAD_STRUCTURE, "%s: only passes make this op, no model has it", op_text(op->kind));
    diag_help(d, "a dump is taken up where it was made, with --passes=PASS,..");
}

static bool is_model(const Module *m, Diags *d) {
    size_t n_errors = d->n_errors;
    for (Func *f = m->first_func; f; f = f->next) block_walk(f->body, refuse_planned, d);
    return d->n_errors == n_errors;
}

// Mistakes that leave the graph whole: each op has its operands and regions, and what is wrong are their types or attributes.
static bool only_types(const Diags *d, size_t first) {
    for (size_t i = first; i < d->list.n; i++) {
        const Diag *g = &d->list.items[i];
        if (g->kind == DIAG_ERROR && g->code != CODE_SHAPE_MISMATCH && g->code != CODE_TYPE_MISMATCH && g->code != CODE_BAD_ATTRIBUTE) return false;
    }
    return !d->n_dropped;
}

bool pipeline_verify(Module *m, const PassOptions *o, Diags *d) {
    size_t first = d->list.n;
    if (module_verify(m, d)) return true;
    if (o->passes || !only_types(d, first)) return false;
    Arena scratch = {0};
    PassContext c = {.m = m, .d = d, .scratch = &scratch, .o = o};
    ice_context("shapes");
    shapes_refuse_more(&c);
    ice_context(NULL);
    arena_free(&scratch);
    return false;
}

bool pipeline_run(Module *m, const PassOptions *o, Diags *d, PassReport *out_report) {
    PassReport own = {0};
    Runner r = {.m = m, .o = o, .d = d, .report = out_report ? out_report : &own};
    PassList list = {0};
    bool ok = passes_choose(o, &list, d) && pipeline_verify(m, o, d) && (o->passes || is_model(m, d)) && dumps_begin(&r) && run_list(&r, &list);
    vec_free(&list);
    dump_state_free(&r.dumps);
    pass_report_free(&own);
    return ok;
}
