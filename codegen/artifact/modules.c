// Which kernels make a module, and modules to objects: see modules.h. LLVM's memory, and some of its time for one function, grow with the module around it,
// so a module holds few kernels; modules share nothing, so threads compile them side by side, each in a context of its own that is freed when its object is
// made.
//
// Invariant: how kernels are parted depends on the kernels alone, and objects are linked in their order, so the number of threads changes no byte. A
// program of one module has its tables in it as well; else these are one more module, which knows kernels by their names. Functions are the same
// instructions in any module.
#define _POSIX_C_SOURCE 200809L
#include "codegen/artifact/modules.h"

#include "codegen/artifact/loops.h"
#include "codegen/llvm/jobs.h"
#include "codegen/llvm/object.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { MODULE_KERNELS = 16, MODULE_OPS = 512 };

double modules_clock_ms(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec * 1e-6;
}

typedef struct {
    Artifact *a;
    ArtifactPlan *p;   // the processor
    size_t first, end; // kernels
    bool shared;       // one of several modules
    bool tables;       // has the tables too
    ObjectMaker maker;
    LlvmCtx l;
    Arena arena;
    CodegenStats stats;
    LLVMMemoryBufferRef object;
    bool blas;
    char *said; // by LLVM, if it failed
} ModuleJob;

static bool module_open(ModuleJob *m) {
    const Target *target = m->p->target;
    m->said = object_open(&m->maker, target);
    if (m->said) return false;
    ll_open(&m->l, m->a->options->prefix);
    object_prepare(&m->maker, &m->l);
    m->l.shared = m->shared;
    m->l.avx512 = target->base >= BASE_V4;
    m->l.rounds_bf16 = target->matrix_features & TPU_CPU_AVX512BF16;
    // Without mask registers LLVM splits a masked load and, where half of its mask turns out to be zero, loads that half unmasked (22.1).
    m->l.mask_bytes = target->facts.vector_bytes < 64 ? target->facts.vector_bytes : 0;
    return true;
}

static void module_close(ModuleJob *m) {
    ll_close(&m->l);
    object_close(&m->maker);
    arena_free(&m->arena);
}

static void module_emit(ModuleJob *m) {
    double start = modules_clock_ms();
    for (size_t i = m->first; i < m->end; i++) {
        ArtifactKernel *k = &m->p->kernels.items[i];
        k->scratch_bytes =
            k->loop ? loop_emit(&m->l, &m->arena, m->p->target, k->loop, k->symbol) : kernel_emit(&m->l, &m->arena, m->p->target, k->op, k->symbol);
    }
    if (m->tables) artifact_emit_tables(m->a, &m->l);
    m->stats.emit_ms = modules_clock_ms() - start;
}

static bool module_optimize(ModuleJob *m) {
    double start = modules_clock_ms();
    m->said = object_optimize(&m->maker, &m->l);
    m->stats.optimize_ms = modules_clock_ms() - start;
    m->blas = LLVMGetNamedFunction(m->l.module, "openblas_get_num_threads") != NULL;
    return !m->said;
}

static bool module_object(ModuleJob *m, bool assembly) {
    double start = modules_clock_ms();
    m->said = object_emit(&m->maker, &m->l, assembly, &m->object);
    m->stats.object_ms = modules_clock_ms() - start;
    return !m->said;
}

static void module_compile(ModuleJob *m) {
    if (!module_open(m)) return;
    module_emit(m);
    if (module_optimize(m)) module_object(m, false);
    module_close(m);
}

// What was made of the job, and what it said.
static bool module_take(ModuleJob *m, Objects *out, CodegenStats *stats, Diags *d) {
    stats->emit_ms += m->stats.emit_ms;
    stats->optimize_ms += m->stats.optimize_ms;
    stats->object_ms += m->stats.object_ms;
    out->blas |= m->blas;
    if (m->object) out->items[out->n++] = m->object;
    if (!m->said) return true;
    diag_exit(d, EXIT_INTERNAL, (Loc){0}, "LLVM: %s", m->said);
    LLVMDisposeMessage(m->said);
    return false;
}

// ---- parting

typedef VEC(ModuleJob) ModuleJobs;

static void part_plan(Artifact *a, ArtifactPlan *p, ModuleJobs *out) {
    size_t ops = 0;
    vec_push(out, ((ModuleJob){.a = a, .p = p}));
    for (size_t i = 0; i < p->kernels.n; i++) {
        ModuleJob *last = &out->items[out->n - 1];
        size_t more = p->kernels.items[i].n_ops;
        bool full = last->end - last->first == MODULE_KERNELS || (last->end > last->first && ops + more > MODULE_OPS);
        if (full) {
            vec_push(out, ((ModuleJob){.a = a, .p = p, .first = i, .end = i}));
            ops = 0;
        }
        ops += more;
        out->items[out->n - 1].end = i + 1;
    }
}

static void part_kernels(Artifact *a, ModuleJobs *out) {
    for (size_t i = 0; i < a->options->targets->n; i++) part_plan(a, &a->plans[i], out);
    for (size_t i = 0; i < out->n; i++) out->items[i].shared = out->n > 1;
    out->items[0].tables = out->n == 1;
}

static void compile_job(void *context, size_t job) { module_compile(&((ModuleJobs *)context)->items[job]); }

bool modules_compile(Artifact *a, Objects *out, CodegenStats *stats, Diags *d) {
    ModuleJobs jobs = {0};
    part_kernels(a, &jobs);
    *out = (Objects){.items = xcalloc(jobs.n + 1, sizeof *out->items)};
    jobs_run(jobs.n, 0, compile_job, &jobs);
    bool ok = true, apart = jobs.n > 1;
    for (size_t i = 0; i < jobs.n; i++) ok &= module_take(&jobs.items[i], out, stats, d);
    vec_free(&jobs);
    if (!ok || !apart) return ok;
    ModuleJob tables = {.a = a, .p = a->plans, .shared = true, .tables = true};
    module_compile(&tables);
    return module_take(&tables, out, stats, d);
}

void modules_free(Objects *objects) {
    for (size_t i = 0; i < objects->n; i++) LLVMDisposeMemoryBuffer(objects->items[i]);
    free(objects->items);
}

// ---- text

static void text_ll(const ModuleJob *m, Text *out) {
    char *text = LLVMPrintModuleToString(m->l.module);
    text_z(out, text);
    LLVMDisposeMessage(text);
}

bool modules_text(Artifact *a, ArtifactPlan *p, ModuleTexts *out, CodegenStats *stats, Diags *d) {
    ModuleJob m = {.a = a, .p = p, .end = p->kernels.n, .tables = true};
    if (module_open(&m)) {
        module_emit(&m);
        text_ll(&m, &out->emitted);
        if (module_optimize(&m)) {
            text_ll(&m, &out->optimized);
            if (module_object(&m, true)) text_add(&out->assembly, LLVMGetBufferStart(m.object), LLVMGetBufferSize(m.object));
        }
        module_close(&m);
    }
    Objects one = {.items = xcalloc(1, sizeof *one.items)};
    bool ok = module_take(&m, &one, stats, d);
    modules_free(&one);
    return ok;
}

void modules_texts_free(ModuleTexts *texts) {
    vec_free(&texts->emitted);
    vec_free(&texts->optimized);
    vec_free(&texts->assembly);
}
