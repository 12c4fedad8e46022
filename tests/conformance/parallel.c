// One test of several devices, compiled and run: see parallel.h.
#include "tests/conformance/parallel.h"

#include "frontend/compiler/compiler.h"
#include "ir/builder/build.h"
#include "ir/eval/eval.h"
#include "ir/ops/devices/programs.h"
#include "runtime/tpurt.h"

#include <stdio.h>
#include <string.h>
#include <unistd.h>

Op *parallel_find(Module *m) {
    const Func *f = module_find_func(m, module_str(m, "main"));
    for (Op *op = f ? f->body->first : NULL; op; op = op->next)
        if (op->kind == OP_RUN_PARALLEL) return op;
    return NULL;
}

static bool is_no_main(const Func *f, void *context) {
    (void)context;
    return strcmp(str_text(f->name), "main") != 0;
}

// Leaves the function, as @main, and what it calls.
static bool program_make(Module *m, const Programs *p) {
    Func *f = module_find_func(m, module_str(m, p->name));
    if (!f) return false;
    module_keep_funcs(m, is_no_main, NULL);
    f->name = module_str(m, "main");
    f->visibility = NULL;
    module_forget_names(m);
    module_set_devices(m, p->n_replicas, p->n_partitions);
    return true;
}

static void change_passes(void *context, PassOptions *p) {
    (void)context;
    p->check = false;
}

static bool program_compile(Module *m, const char *so, Diags *d) {
    CompileOptions o = compile_options_default();
    o.control_flow = CONTROL_DYNAMIC;
    o.prefix = "conform";
    CompileWatch watch = {.passes = change_passes};
    return compile_module(m, &o, &(CompileOutput){.at.path = so, .kind = OUTPUT_SO}, &watch, d);
}

// Dense elements of the op's operands, room for its results.
typedef struct {
    void **args, **results;
} Values;

static bool values_make(Module *m, const Op *op, Values *out, Text *out_reason) {
    *out = (Values){arena_array(&m->arena, void *, op->n_operands), arena_array(&m->arena, void *, op->n_results)};
    for (uint32_t i = 0; i < op->n_operands; i++) {
        const Literal *l = value_constant(op->operands[i]);
        if (!l) return text_z(out_reason, "an operand of run_parallel is no constant"), false;
        size_t size = dtype_bytes(l->type->dtype);
        out->args[i] = arena_alloc(&m->arena, type_bytes(l->type) + 1);
        for (int64_t k = 0; k < l->type->n_elems; k++) memcpy((char *)out->args[i] + (size_t)k * size, literal_elem(l, k), size);
    }
    for (uint32_t i = 0; i < op->n_results; i++) out->results[i] = arena_alloc(&m->arena, type_bytes(op->results[i].type) + 1);
    return true;
}

static bool run_threads(TpurtProgram *program, uint32_t n_threads, const Values *v, TpurtError *error) {
    TpurtSession *session = NULL;
    if (tpurt_session_create(program, &(TpurtSessionOptions){.n_threads = n_threads}, &session, error)) return false;
    bool ok = !tpurt_run_unchecked(session, 0, v->args, v->results, error);
    tpurt_session_destroy(session);
    return ok;
}

static bool load_and_run(const char *so, const Values *v, const Programs *p, Text *out_reason) {
    TpurtError error = {0};
    TpurtProgram *program = NULL;
    TpurtProgramInfo info = {0};
    bool ok = !tpurt_program_load(so, NULL, &program, &error) && !tpurt_program_describe(program, &info, &error);
    bool fits = info.n_replicas == p->n_replicas && info.n_partitions == p->n_partitions;
    ok = ok && fits && run_threads(program, 1, v, &error) && run_threads(program, 2, v, &error);
    if (!ok && info.n_replicas && !fits)
        text_f(out_reason, "it is made for %u replicas of %u partitions, not for %u of %u", info.n_replicas, info.n_partitions, p->n_replicas, p->n_partitions);
    else if (!ok) text_z(out_reason, error.text);
    tpurt_program_release(program);
    return ok;
}

// What was computed instead of the op that says so.
static bool results_check(Module *m, Op *op, const Values *v, Diags *d) {
    Arena arena = {0};
    const Func *f = module_find_func(m, module_str(m, "main"));
    Builder b = builder_before(m, op);
    for (uint32_t i = 0; i < op->n_results; i++)
        value_replace(&op->results[i], build_constant(&b, literal_wrap(&m->arena, op->results[i].type, v->results[i], false)));
    op_unlink(op);
    module_resolve(m);
    const Literal **out = arena_array(&arena, const Literal *, f->n_results + 1);
    bool ok = eval_func(m, f, NULL, &arena, out, d);
    arena_free(&arena);
    return ok;
}

bool parallel_run(Module *m, Module *program, Diags *d, Text *out_reason) {
    Programs p;
    Values v;
    Op *op = parallel_find(m);
    const char *wrong = programs_read(op, &p);
    if (wrong) return text_z(out_reason, wrong), false;
    if (!values_make(m, op, &v, out_reason)) return false;
    if (!program_make(program, &p)) return text_z(out_reason, "the function is not there"), false;
    char so[64];
    snprintf(so, sizeof so, "/tmp/conform.%ld.so", (long)getpid());
    bool ok = program_compile(program, so, d) && load_and_run(so, &v, &p, out_reason) && results_check(m, op, &v, d);
    unlink(so);
    return ok;
}
