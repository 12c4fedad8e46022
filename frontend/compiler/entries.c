// The passes, for each entry point. A model that is only converted goes through them as far as its options ask for.
#include "frontend/compiler/compilation.h"

#include "ir/base/shown.h"
#include "ir/ops/kernel_numbers.h"
#include "ir/ops/variables.h"

#include <stdlib.h>
#include <string.h>

// Sizes that options or weights give are bound in whatever the model is written as, and what --scatter says holds there, as do selections for branches.
bool compile_runs_passes(const CompileOptions *o, const Module *m) {
    return o->grad || o->dims.n || m->n_known_sizes || o->scatter || o->control_flow == CONTROL_SELECT || compile_chooses_passes(o);
}

// A model is only bound: what it is written as has numbers for sizes, and no more of it is changed.
static bool only_sizes(const CompileOptions *o, const Module *m) { return compile_runs_passes(o, m) && !compile_chooses_passes(o); }

// A dimension that the model left open without a name is called as --dim calls it: a call that does not fit is told so.
static void name_open_dims(Module *m, const BoundDims *dims) {
    Func *f = module_main(m);
    Map numbered = {0}; // 1 + the argument, by its number + 1
    for (uint32_t a = 0; f && a < f->body->n_args; a++) *map_at_number(&numbered, (uint64_t)f->arg_info[a].number + 1, NULL) = a + 1;
    for (size_t i = 0; i < dims->n; i++) {
        const BoundDim *dim = &dims->items[i];
        const size_t *a = dim->kind == DIM_OF_ARGUMENT && dim->open ? map_find_number(&numbered, (uint64_t)dim->argument + 1) : NULL;
        uint32_t rank = a ? f->body->args[*a - 1]->type->rank : 0;
        if (dim->axis >= rank) continue;
        PortInfo *info = &f->arg_info[*a - 1];
        if (!info->dims) info->dims = arena_array(&m->arena, Str, rank);
        if (!info->dims[dim->axis]) info->dims[dim->axis] = dim->name;
    }
    map_free(&numbered);
}

static bool is_one_of_several(const Compilation *c) { return c->n_entries > 1 || c->targets.n > 1; }

// Under the name of the entry point, where there are several.
static void tell_times(Compilation *c, const char *name, const PassReport *report) {
    Text text = {0}, line = {0};
    if (is_one_of_several(c)) text_z(&line, name), text_end_line(&text, &line);
    pass_report_text(report, &text);
    compilation_lines(c, &text);
    vec_free(&line);
    vec_free(&text);
}

// "DIR/x86-64-v3/entry0": what there is one of has no folder of its own.
static const char *dump_folder(Compilation *c, size_t entry, const Target *target) {
    const char *dir = c->o->dump_dir;
    if (dir && c->targets.n > 1) dir = arena_printf(&c->arena, "%s/%s", dir, target->name);
    return dir && c->n_entries > 1 ? arena_printf(&c->arena, "%s/entry%zu", dir, entry) : dir;
}

// A step of training keeps much for its way back; what only runs forward gains little.
static bool is_step_of_training(const Compilation *c, size_t entry) {
    return c->o->train && c->n_functions > 1 && !strcmp(str_text(c->functions[entry]->name), "train");
}

bool entry_passes(Compilation *c, Module *m, size_t entry, const Target *target, struct FoldCache *folded, PassReport *report) {
    const CompileOptions *o = c->o;
    PassOptions p = compile_pass_options(o, target);
    const char *name = c->n_functions ? entry_name(c, entry, c->functions[c->n_functions > 1 ? entry : 0]) : "";
    if (!o->remat && is_step_of_training(c, entry)) p.remat = REMAT_AUTO;
    p.dump_dir = dump_folder(c, entry, target);
    if (c->targets.n > 1) p.best = &c->targets.items[0]->facts;
    if (c->targets.n > 1) name = arena_printf(&c->arena, "%s for %s", name, target->name);
    p.dims = entry_dims(c, entry, &p.n_dims);
    p.folded = folded;
    if (o->tuned && target == c->tuned_target) p.tuned = &c->tuned;
    if (!makes_artifact(c) && only_sizes(o, m))
        p.stop_after = o->grad ? "gradient" : p.scatter ? "windows" : o->dims.n || o->control_flow == CONTROL_SELECT ? "shapes" : "bind";
    if (makes_artifact(c)) p.see_pass = layers_name;
    if (c->watch && c->watch->passes) c->watch->passes(c->watch->context, &p);
    if (is_one_of_several(c)) compilation_step(c, "running passes for %s", name);
    else compilation_step(c, "running passes");
    m->entry = c->n_functions > 1 ? c->functions[entry]->name : NULL;
    bool good = pipeline_run(m, &p, c->d, report);
    c->n_tuned += report->n_tuned, c->n_stored += report->stored.n;
    if (good && makes_artifact(c)) name_open_dims(m, &report->dims);
    compilation_lines(c, &report->log);
    if (o->time_passes) tell_times(c, name, report);
    return good;
}

static bool make_entry(Compilation *c, Module *m, size_t i, const Target *target, struct FoldCache *folded, PassReport *passes, CodegenEntry *out) {
    if (!entry_passes(c, m, i, target, folded, passes)) return false;
    Func *f = module_main(m);
    *out = (CodegenEntry){.name = entry_name(c, i, f), .func = f, .plan = passes->plan, .function = c->n_functions > 1 ? (uint32_t)i : 0};
    return entry_symbols(c, f, &passes->dims, out) && (!c->watch || !c->watch->planned || c->watch->planned(c->watch->context, m, passes));
}

// Each entry point is a copy of the model that passes have worked on with its own sizes, for one processor. What is wrong with the model is wrong with each
// of them: the first one's mistakes are said.
bool entries_make(Compilation *c, Module *m, CodegenEntry *entries, ShapeReport *reports) {
    FuncList model = {m->first_func, m->last_func};
    KernelNumbers numbers = {0};
    struct FoldCache *folded = is_one_of_several(c) ? fold_cache_new() : NULL;
    bool good = true;
    for (size_t k = 0; good && k < c->n_entries * c->targets.n; k++) {
        PassReport passes = {0};
        size_t i = k % c->n_entries, target = k / c->n_entries;
        if (is_one_of_several(c)) {
            module_swap_funcs(m, model);
            module_swap_funcs(m, module_copy_funcs(m));
        }
        good = make_entry(c, m, i, c->targets.items[target], folded, &passes, &entries[k]);
        if (good && reports && !target) shape_report_make(m, entries[k].name, &passes, &numbers, &reports[i]);
        pass_report_free(&passes);
    }
    m->entry = NULL;
    kernel_numbers_free(&numbers);
    fold_cache_free(folded);
    return good;
}

static void append(FuncList *list, Func *first, Func *last) {
    if (list->last) list->last->next = first;
    else list->first = first;
    list->last = last;
}

// The functions that give variables their initial values, which nothing calls.
static size_t initial_functions(Module *m, Func **out) {
    size_t n = 0;
    for (uint32_t i = 0; i < m->n_variables; i++) {
        Func *f = variable_initial(m, i);
        if (f) out[n++] = f;
    }
    return n;
}

// Passes leave one function; those of all entry points, and what variables begin as, are the model again.
bool functions_convert(Compilation *c, Module *m) {
    FuncList model = {m->first_func, m->last_func}, all = {0};
    Func **initial = arena_array(&c->arena, Func *, (size_t)m->n_variables + 1);
    size_t n_initial = initial_functions(m, initial);
    bool good = true, several = c->n_functions > 1;
    for (size_t i = 0; good && i < (several ? c->n_entries : 1); i++) {
        PassReport report = {0};
        if (several) {
            module_swap_funcs(m, model);
            module_swap_funcs(m, module_copy_funcs(m));
        }
        good = entry_passes(c, m, i, c->targets.items[0], NULL, &report);
        pass_report_free(&report);
        append(&all, m->first_func, m->last_func);
    }
    for (size_t i = 0; i < n_initial; i++) {
        bool there = false;
        for (const Func *f = all.first; f && !there; f = f == all.last ? NULL : f->next) there = f == initial[i];
        if (!there) initial[i]->next = NULL, append(&all, initial[i], initial[i]);
    }
    m->entry = NULL;
    module_swap_funcs(m, all);
    return good;
}
