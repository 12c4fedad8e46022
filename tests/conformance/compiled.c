// One function of a test file, compiled and run: see compiled.h.
#include "tests/conformance/compiled.h"

#include "frontend/compiler/compiler.h"
#include "ir/ops/check.h"
#include "runtime/tpurt.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// ---- which lines are tested, and which of them reached a kernel

typedef struct {
    VEC(uint32_t) tested;
    bool any_empty, reached;
    size_t n_checks;
} Lines;

static bool gives_back(const Op *op, uint32_t i) { return i < op->n_operands && op->operands[i]->type == op->results[0].type; }

// Ops that a compiler may do without when the program runs: they only rename or move elements, hold values together, or are the identity here.
static bool is_absorbed(const Op *op) {
    // clang-format off
    switch (op->kind) {
    case OP_CONVERT: case OP_DYNAMIC_SLICE: case OP_PAD: case OP_CONCATENATE: return gives_back(op, 0);
    case OP_DYNAMIC_UPDATE_SLICE: return gives_back(op, 1);
    case OP_TUPLE: case OP_GET_TUPLE_ELEMENT: case OP_OPTIMIZATION_BARRIER: case OP_AFTER_ALL: case OP_GET_DIMENSION_SIZE: return true;
    default: return op_has(op->kind, VIEW);
    }
    // clang-format on
}

static bool is_empty(Type t) { return type_is_tensor(t) && t->n_elems == 0; }

static void tested_op(Op *op, void *context) {
    Lines *l = context;
    Check check;
    for (uint32_t i = 0; i < op->n_operands; i++) l->any_empty |= is_empty(op->operands[i]->type);
    if (check_of(op, &check)) {
        l->n_checks++;
        return;
    }
    if (op->kind == OP_CONSTANT || op_has(op->kind, END) || op_callee(op)) return;
    for (uint32_t i = 0; i < op->n_results; i++) l->any_empty |= is_empty(op->results[i].type);
    if (!is_absorbed(op)) vec_push(&l->tested, op->loc.at.line);
}

// What the test hands in and expects is not what it tests.
static bool is_data(const Func *f) { return !strncmp(str_text(f->name), "inputs", 6) || !strncmp(str_text(f->name), "expected", 8); }

static void find_tested(Module *m, Func *f, Lines *l);

typedef struct {
    Module *m;
    Lines *lines;
} Calls;

static void tested_callee(Op *op, void *context) {
    const Calls *c = context;
    Func *f = op_callee(op) ? module_find_func(c->m, op_callee(op)) : NULL;
    if (f && !is_data(f)) find_tested(c->m, f, c->lines);
}

// In the function and in those that it calls.
static void find_tested(Module *m, Func *f, Lines *l) {
    Calls calls = {m, l};
    block_walk(f->body, tested_op, l);
    block_walk(f->body, tested_callee, &calls);
}

typedef struct {
    Lines *lines;
    size_t n_checks;
    bool checks_constant;
} Reached;

static void reached_op(Op *op, void *context) {
    Reached *r = context;
    const Op *parent = op->block->parent;
    if (op->kind == OP_CHECK) {
        r->n_checks++;
        r->checks_constant |= value_constant(op->operands[0]) != NULL;
    }
    bool runs = op_is_step(op->kind) ? op->kind != OP_KERNEL : parent && !op_has(op->kind, END) && op->kind != OP_CONSTANT;
    for (size_t i = 0; runs && i < r->lines->tested.n; i++) r->lines->reached |= r->lines->tested.items[i] == op->loc.at.line;
}

typedef struct {
    Lines *lines;
    Text *out_reason;
} Look;

static bool look_at_plan(void *context, Module *m, const PassReport *made) {
    (void)made;
    const Look *look = context;
    Lines *l = look->lines;
    Text *out_reason = look->out_reason;
    Reached r = {.lines = l};
    block_walk(module_main(m)->body, reached_op, &r);
    if (r.n_checks < l->n_checks) text_f(out_reason, "%zu checks of %zu are left", r.n_checks, l->n_checks);
    else if (r.checks_constant && !l->any_empty) text_z(out_reason, "a check was computed by the compiler");
    else if (l->tested.n && !l->reached && !l->any_empty) text_z(out_reason, "no op under test reached a kernel");
    else return true;
    return false;
}

// ---- running

static bool run_threads(TpurtProgram *program, uint32_t n_threads, TpurtError *error) {
    TpurtSession *session = NULL;
    if (tpurt_session_create(program, &(TpurtSessionOptions){.n_threads = n_threads}, &session, error)) return false;
    TpurtEntryInfo entry;
    Arena arena = {0};
    bool ok = !tpurt_entry_describe(program, 0, &entry, error);
    void **results = arena_array(&arena, void *, ok ? entry.n_results + 1 : 1);
    for (uint32_t i = 0; ok && i < entry.n_results; i++) {
        TpurtPortInfo port;
        ok = !tpurt_port_describe(program, 0, TPURT_RESULT, i, &port, error);
        results[i] = ok ? arena_alloc(&arena, port.bytes ? port.bytes : 1) : NULL;
    }
    ok = ok && !tpurt_run_unchecked(session, 0, results, results, error);
    tpurt_session_destroy(session);
    arena_free(&arena);
    return ok;
}

static bool load_and_run(const char *so, Text *out_reason) {
    TpurtError error = {0};
    TpurtProgram *program = NULL;
    bool ok = !tpurt_program_load(so, NULL, &program, &error) && run_threads(program, 1, &error) && run_threads(program, 2, &error);
    if (!ok) text_z(out_reason, error.text);
    tpurt_program_release(program);
    return ok;
}

static void change_passes(void *context, PassOptions *p) {
    (void)context;
    p->check = false;
    p->opaque_constants = true;
}

bool compiled_run(Module *m, Func *f, Diags *d, Text *out_reason) {
    Func *main_func = module_find_func(m, module_str(m, "main"));
    if (main_func != f) {
        if (main_func) main_func->name = module_str(m, "main.other");
        f->name = module_str(m, "main");
        module_forget_names(m);
    }
    f->visibility = NULL;
    Lines lines = {0};
    find_tested(m, f, &lines);
    CompileOptions o = compile_options_default();
    o.control_flow = CONTROL_DYNAMIC;
    o.prefix = "conform";
    char so[64];
    snprintf(so, sizeof so, "/tmp/conform.%ld.so", (long)getpid());
    CompileWatch watch = {.context = &(Look){&lines, out_reason}, .passes = change_passes, .planned = look_at_plan};
    bool ok = compile_module(m, &o, &(CompileOutput){.at.path = so, .kind = OUTPUT_SO}, &watch, d) && load_and_run(so, out_reason);
    unlink(so);
    vec_free(&lines.tested);
    return ok;
}
