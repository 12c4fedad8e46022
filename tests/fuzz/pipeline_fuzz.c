// Fuzz target of the compiler as far as LLVM: any bytes that read as a model in one of its formats either go through the whole pipeline, become a program's key
// and its header in memory, or are refused with a diagnostic; what the passes leave verifies, prints, and reads back the same. Folding is kept small, so that a
// run takes milliseconds; graphs of over 2,000 ops are left out.
#include "frontend/compiler/compiler.h"
#include "frontend/model/source.h"
#include "ir/text/text.h"

#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static void count_op(Op *op, void *context) {
    (void)op;
    ++*(size_t *)context;
}

static size_t count_ops(const Module *m) {
    size_t n = 0;
    for (Func *f = m->first_func; f; f = f->next) block_walk(f->body, count_op, &n);
    return n;
}

static bool prints_same_again(void *context, Module *m, const PassReport *made) {
    (void)context, (void)made;
    Diags d;
    Text once = {0}, twice = {0};
    diags_init(&d, "pipeline_fuzz");
    print_module(m, NULL, &once);
    Module *again = parse_module(once.items, once.n, "printed.mlir", &d);
    if (again) print_module(again, NULL, &twice);
    if (!again || once.n != twice.n || memcmp(once.items, twice.items, once.n)) {
        fprintf(stderr, "%.*s\n---- again:\n%.*s", (int)once.n, once.items, (int)twice.n, twice.items ? twice.items : "");
        diags_print(&d, stderr);
        abort();
    }
    module_free(again);
    vec_free(&once);
    vec_free(&twice);
    diags_free(&d);
    return true;
}

static void limit_folding(void *context, PassOptions *p) {
    (void)context;
    p->fold_bytes = 1 << 12;
    p->fold_work = 1 << 16;
    p->check = true;
}

enum { MAX_BOUND = 32 };

// Numbers for what is open: sizes of arguments, which calls may be padded to, and else half of the scalar integers.
static void bind_open(Module *m, int64_t *size, bool padded, CompileOptions *o) {
    Func *f = module_main(m);
    for (uint32_t i = 0; f && i < f->body->n_args; i++) {
        Type t = f->body->args[i]->type;
        uint32_t number = f->arg_info[i].number;
        if (type_is_scalar(t) && dtype_is_int(t->dtype) && i % 2 && o->dims.n < MAX_BOUND && !padded)
            vec_push(&o->dims, ((DimBinding){.name = arena_printf(&m->arena, "arg%u", number), .value = *size, .place = "--dim"}));
        for (uint32_t k = 0; type_is_tensor(t) && k < t->rank; k++) {
            const char *name = t->dims[k] == DIM_UNKNOWN ? arena_printf(&m->arena, "arg%u.%u", number, k) : NULL;
            if (name && padded && o->buckets.n < MAX_BOUND) vec_push(&o->buckets, ((Bucket){.name = name, .place = "--bucket", .sizes = size, .n = 1}));
            if (name && !padded && o->dims.n < MAX_BOUND) vec_push(&o->dims, ((DimBinding){.name = name, .value = *size, .place = "--dim"}));
        }
    }
}

static void compile(Module *m, size_t n_bytes, Diags *d) {
    static const CompileWatch watch = {.passes = limit_folding, .planned = prints_same_again};
    int64_t size = (int64_t)(n_bytes % 5);
    Text header = {0};
    CompileOptions o = compile_options_default();
    o.mcpu = "x86-64-v3"; // on any machine the same
    o.control_flow = (ControlFlow)(n_bytes % 3);
    PassOptions p = compile_pass_options(&o, target_find(o.mcpu, d));
    if (pipeline_verify(m, &p, d) && count_ops(m) <= 2000) {
        if (size) bind_open(m, &size, n_bytes % 7 < 3, &o);
        CompileOutput out = {.at = {"fuzz.h", &header}, .kind = OUTPUT_H};
        if (compile_module(m, &o, &out, &watch, d) ? !header.n : !d->n_errors) abort();
    }
    vec_free(&header);
    compile_options_free(&o);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    Diags d;
    bool borrowed;
    diags_init(&d, "pipeline_fuzz");
    Module *m = source_parse(data, size, "input", &borrowed, &d);
    if (!m && !d.n_errors) abort(); // a refusal says why
    if (m) compile(m, size, &d);
    module_free(m);
    diags_free(&d);
    return 0;
}
