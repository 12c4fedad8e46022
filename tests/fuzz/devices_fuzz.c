// Fuzz target of the evaluator on several devices: a module that verifies either gives results on as many devices as it says, or one diagnostic says why not.
#include "ir/eval/eval.h"
#include "ir/infer/infer.h"
#include "ir/ops/devices/mesh.h"
#include "ir/text/text.h"

#include <stdlib.h>

enum { MOST_DEVICES = 16, MOST_ELEMS = 4096 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

static bool is_small(Type t) { return type_is_tensor(t) && type_is_static(t) && t->n_elems <= MOST_ELEMS; }

static void run(Module *m, const Func *f, Diags *d) {
    Arena arena = {0};
    uint32_t n_replicas = module_n_replicas(m), n_partitions = module_is_sharded(m) ? 1 : module_n_partitions(m); // values may be whole arrays
    uint32_t n = n_replicas * n_partitions, n_args = f->body->n_args;
    const Literal **args = arena_array(&arena, const Literal *, (size_t)n *n_args), **out = arena_array(&arena, const Literal *, (size_t)n * f->n_results);
    EvalLimits limits = {.max_ops = 2000, .max_work = 1 << 18, .max_bytes = 1 << 22};
    for (uint32_t i = 0; i < n * n_args; i++) args[i] = literal_splat_i64(&arena, f->body->args[i % n_args]->type, i);
    size_t n_errors = d->n_errors;
    bool ok = eval_devices(m, f, n_replicas, n_partitions, args, &limits, &arena, out, d);
    if (d->n_errors != n_errors + !ok) abort(); // one of them says it, once
    uint64_t sum = 0;
    for (size_t i = 0; ok && i < (size_t)n * f->n_results; i++) sum += literal_hash(out[i]);
    if (sum == 1) abort(); // results are looked at
    arena_free(&arena);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    Diags d;
    diags_init(&d, "devices_fuzz");
    Module *m = parse_module((const char *)data, size, "input.mlir", &d);
    if (m && module_verify(m, &d) && module_n_devices(m) <= MOST_DEVICES) {
        const Func *f = module_main(m);
        bool small = f != NULL;
        for (uint32_t i = 0; small && i < f->body->n_args; i++) small = is_small(f->body->args[i]->type);
        if (small) run(m, f, &d);
    }
    module_free(m);
    diags_free(&d);
    return 0;
}
