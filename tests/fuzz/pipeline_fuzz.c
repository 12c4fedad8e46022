// Fuzz target of the passes: any text or .fb that reads and verifies either goes through the whole pipeline or is refused with a
// diagnostic, and what comes out verifies, prints, and reads back the same. Inputs with the identifier of .fb are read as .fb, all others
// as text. Folding is kept small, so that a run takes milliseconds; graphs of over 2,000 ops are left out.
#include "frontend/model/model.h"
#include "ir/infer/infer.h"
#include "ir/text/text.h"
#include "passes/pass.h"

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

static void prints_same_again(const Module *m) {
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
}

enum { MAX_BOUND = 32 };

// Numbers for what is open: sizes of arguments, which calls may be padded to, and else half of the scalar integers.
static size_t bind_open(Module *m, uint8_t size, bool padded, DimBinding *out) {
    Func *f = module_main(m);
    size_t n = 0;
    for (uint32_t i = 0; f && i < f->body->n_args; i++) {
        Type t = f->body->args[i]->type;
        uint32_t number = f->arg_info[i].number;
        if (type_is_scalar(t) && dtype_is_int(t->dtype) && i % 2 && n < MAX_BOUND && !padded)
            out[n++] = (DimBinding){.name = arena_printf(&m->arena, "arg%u", number), .value = size, .place = "--dim"};
        for (uint32_t k = 0; type_is_tensor(t) && k < t->rank && n < MAX_BOUND; k++)
            if (t->dims[k] == DIM_UNKNOWN) out[n++] = (DimBinding){.name = arena_printf(&m->arena, "arg%u.%u", number, k), .value = size, .place = "--dim", .padded = padded};
    }
    return n;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    Diags d;
    diags_init(&d, "pipeline_fuzz");
    bool binary = size >= 8 && !memcmp(data + 4, "TPUM", 4);
    Module *m = binary ? read_model(data, size, "input.fb", &d) : parse_module((const char *)data, size, "input.mlir", &d);
    if (!m && !d.n_errors) abort(); // a refusal says why
    PassOptions o = pass_options_default();
    o.fold_bytes = 1 << 12;
    o.fold_work = 1 << 16;
    o.check = true;
    o.control_flow = (ControlFlow)(size % 3);
    if (m && verify_or_refuse(m, &o, &d) && count_ops(m) <= 2000) {
        DimBinding dims[MAX_BOUND];
        o.dims = dims;
        o.n_dims = size % 5 ? bind_open(m, (uint8_t)(size % 5), size % 7 < 3, dims) : 0;
        bool ok = run_pipeline(m, &o, &d, NULL);
        if (!ok && !d.n_errors) abort();
        if (ok) prints_same_again(m);
    }
    module_free(m);
    diags_free(&d);
    return 0;
}
