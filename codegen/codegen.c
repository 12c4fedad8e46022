// The order of codegen: what entry points do, kernels and tables as objects in memory, the linker; or as one text. See codegen.h.
#include "codegen/codegen.h"

#include "codegen/artifact/artifact.h"
#include "codegen/artifact/header.h"
#include "codegen/artifact/modules.h"
#include "codegen/elem/elem.h"
#include "codegen/elf/link.h"
#include "codegen/llvm/stack.h"
#include "ir/base/outfile.h"
#include "runtime/abi.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool write_file(const OutPlace *at, const char *data, size_t len, const OutCheck *check, Diags *d) {
    OutFile out;
    if (!outfile_open_at(&out, at, false, d)) return false;
    outfile_write(&out, data, len);
    return outfile_commit_if(&out, check, d);
}

// What the artifact may ask of other libraries: OpenBLAS only where a kernel calls it.
static const char *const imports[] = {"memcpy", "memset", "memmove", "cblas_sgemm", "cblas_dgemm", "openblas_get_num_threads", "openblas_set_num_threads"};
static const char *const needed[] = {"libc.so.6", "libopenblas.so.0"};
enum { N_IMPORTS_LIBC = 3, N_NEEDED_LIBC = 1 };

static bool link_artifact(const Artifact *a, const Objects *objects, OutputKind kind, const OutPlace *at, Diags *d) {
    const CodegenOptions *o = a->options;
    LinkPieces pieces = {0};
    constants_pieces(a->constants, a->arena, &pieces);
    LinkObject *list = xcalloc(objects->n, sizeof *list);
    for (size_t i = 0; i < objects->n; i++) {
        LLVMMemoryBufferRef from = objects->items[i];
        list[i] = (LinkObject){"kernels", LLVMGetBufferStart(from), LLVMGetBufferSize(from)};
    }
    LinkBlob blob = {artifact_symbol(a->arena, o->prefix, "_tpu_constants"), TPU_PAGE, pieces.items, pieces.n};
    const char *exports[] = {artifact_symbol(a->arena, o->prefix, TPU_PROGRAM_SUFFIX)};
    bool blas = objects->blas;
    LinkInput in = {.objects = list,
                    .n_objects = objects->n,
                    .blobs = &blob,
                    .n_blobs = a->constants->bytes ? 1 : 0,
                    .exports = exports,
                    .n_exports = 1,
                    .imports = imports,
                    .n_imports = blas ? COUNT(imports) : N_IMPORTS_LIBC,
                    .needed = needed,
                    .n_needed = blas ? COUNT(needed) : N_NEEDED_LIBC,
                    .sealed = true,
                    .check = o->check};
    bool ok = kind == OUTPUT_O ? link_relocatable(&in, at, d) : o->linker ? link_with_program(&in, o->linker, at, d) : link_shared(&in, at, d);
    vec_free(&pieces);
    free(list);
    return ok;
}

static bool write_artifact(Artifact *a, OutputKind kind, const OutPlace *at, CodegenStats *stats, Diags *d) {
    Objects objects;
    bool ok = modules_compile(a, &objects, stats, d);
    double start = modules_clock_ms();
    ok = ok && link_artifact(a, &objects, kind, at, d);
    stats->link_ms = modules_clock_ms() - start;
    modules_free(&objects);
    return ok;
}

// The whole artifact as one text.
static bool write_text(Artifact *a, OutputKind kind, const OutPlace *at, CodegenStats *stats, Diags *d) {
    ModuleTexts texts = {0};
    bool ok = modules_text(a, a->plans, &texts, stats, d);
    Text *text = kind == OUTPUT_LL ? &texts.optimized : &texts.assembly;
    ok = ok && write_file(at, text->items, text->n, a->options->check, d);
    modules_texts_free(&texts);
    return ok;
}

static bool write_dump(Artifact *a, ArtifactPlan *p, const char *dir, Diags *d) {
    ModuleTexts texts = {0};
    CodegenStats unused = {0};
    bool ok = modules_text(a, p, &texts, &unused, d);
    struct {
        const char *name;
        const Text *text;
    } files[] = {{"module.ll", &texts.emitted}, {"module.opt.ll", &texts.optimized}, {"module.s", &texts.assembly}};
    for (size_t i = 0; i < COUNT(files) && ok; i++)
        ok = write_file(&(OutPlace){.path = arena_printf(a->arena, "%s/%s", dir, files[i].name)}, files[i].text->items, files[i].text->n, NULL, d);
    modules_texts_free(&texts);
    return ok;
}

// Of several processors each in a folder of its own, which is there: the passes have written into it.
static bool write_dumps(Artifact *a, const char *dir, Diags *d) {
    size_t n = a->options->targets->n;
    bool ok = true;
    for (size_t i = 0; i < n && ok; i++)
        ok = write_dump(a, &a->plans[i], n > 1 ? arena_printf(a->arena, "%s/%s", dir, a->options->targets->items[i]->name) : dir, d);
    return ok;
}

// ---- what has no code yet

typedef struct {
    Diags *d;
    DType seen[DT_COUNT];
    uint32_t n_seen;
} TypeCheck;

// One diagnostic an element type, at its first op.
static void check_type(TypeCheck *c, Loc at, const char *what, Type t) {
    if (t->kind == TYPE_TENSOR && elem_type_supported(t->dtype)) return;
    for (uint32_t i = 0; i < c->n_seen && t->kind == TYPE_TENSOR; i++)
        if (c->seen[i] == t->dtype) return;
    if (t->kind == TYPE_TENSOR && c->n_seen < DT_COUNT) c->seen[c->n_seen++] = t->dtype;
    const char *name = t->kind == TYPE_TENSOR ? dtype_text(t->dtype) : t->kind == TYPE_TOKEN ? "token" : "tuple";
    diag_error(c->d, at, CODE_UNSUPPORTED_TYPE, "%s: no code is generated for %s yet", what, name);
    diag_help(c->d, "tpurun --interpret runs the model as it is");
}

static size_t count_ops(const Block *b) {
    size_t n = 0;
    for (const Op *op = b->first; op; op = op->next) {
        n += op->n_operands > MAX_RANK + 1 ? op->n_operands : 1; // a concatenate is as many choices
        for (uint32_t i = 0; i < op->n_regions; i++) n += count_ops(op->regions[i]);
    }
    return n;
}

// The region of a reducer, a comparator or an update is straight-line code on values in registers, which LLVM's time grows faster with than its length.
static void check_region(TypeCheck *c, const Op *op) {
    enum { MAX_OPS = 4096, MAX_VALUES = LL_MAX_CARRY / 2 };
    size_t n = count_ops(op->regions[0]);
    const char *name = op_short(op->kind);
    if (n > MAX_OPS) {
        diag_error(c->d, op_place(op), CODE_TOO_LARGE, "%s: its region has %zu ops, and code is generated for %d at most", name, n, MAX_OPS);
        diag_help(c->d, "tpurun --interpret runs the model as it is");
    }
    if (op->kind == OP_SORT || op->n_results <= MAX_VALUES) return;
    diag_error(c->d, op_place(op), CODE_TOO_LARGE, "%s: it makes %u results at once, and code is generated for %d at most", name, op->n_results, MAX_VALUES);
    diag_help(c->d, "make it several ops of fewer results each, or let tpurun --interpret run the model as it is");
}

// Kernels hold what the element emitter knows; an op that no pass replaced and no rule computes is refused by its name.
static void check_op(Op *op, void *context) {
    TypeCheck *c = context;
    if (!op_is_step(op->kind) && !op_has(op->kind, END) && !elem_is_known(op->kind)) {
        diag_error(c->d, op_place(op), CODE_UNSUPPORTED_OP, "no code is generated for %s yet", op_text(op->kind));
        diag_help(c->d, "tpurun --interpret runs the model as it is");
    }
    if (elem_is_known(op->kind) && !elem_op_supported(op)) {
        diag_error(c->d, op_place(op), CODE_UNSUPPORTED_OP, "no code is generated for %s of %s", op_text(op->kind), dtype_text(op->operands[0]->type->dtype));
        diag_help(c->d, "tpurun --interpret runs the model as it is");
    }
    if (!op_is_step(op->kind) && op->n_regions) check_region(c, op);
    for (uint32_t i = 0; i < op->n_results; i++) check_type(context, op_place(op), op_short(op->kind), op->results[i].type);
}

static bool check_types(const Func *f, Diags *d) {
    TypeCheck c = {.d = d};
    size_t before = d->n_errors;
    for (uint32_t i = 0; i < f->body->n_args; i++) {
        const Value *v = f->body->args[i];
        char what[128];
        snprintf(what, sizeof what, "argument %%%.100s", v->name ? v->name->text : "");
        if (!v->name) snprintf(what, sizeof what, "argument %u", i);
        check_type(&c, f->loc.at, what, v->type);
    }
    block_walk(f->body, check_op, &c);
    return d->n_errors == before;
}

typedef struct {
    const CodegenEntry *entries;
    size_t n_entries;
    const CodegenOptions *options;
    OutputKind kind;
    const OutPlace *at;
    CodegenStats *out_stats;
    Diags *d;
} Generation;

// From plans to the output; the whole of what LLVM does.
static bool generate(void *context) {
    const Generation *g = context;
    Arena arena = {0};
    Constants constants;
    constants_collect(g->entries, g->n_entries * g->options->targets->n, &constants);
    Artifact a = {.arena = &arena, .entries = g->entries, .n_entries = g->n_entries, .constants = &constants, .options = g->options};
    CodegenStats stats = {0};
    artifact_plan(&a);
    stats.n_kernels = a.n_kernels;
    stats.n_steps = a.n_steps;
    const char *dir = g->options->dump_dir;
    bool ok = !dir || write_dumps(&a, dir, g->d);
    if (ok && (g->kind == OUTPUT_LL || g->kind == OUTPUT_S)) ok = write_text(&a, g->kind, g->at, &stats, g->d);
    else if (ok) ok = write_artifact(&a, g->kind, g->at, &stats, g->d);
    artifact_free(&a);
    constants_free(&constants);
    arena_free(&arena);
    if (g->out_stats) *g->out_stats = stats;
    return ok;
}

bool codegen_run(const CodegenEntry *entries, size_t n_entries, const CodegenOptions *o, OutputKind kind, const OutPlace *at, CodegenStats *out_stats,
                 Diags *d) {
    if (kind == OUTPUT_H) {
        Text text = {0};
        header_text(entries, n_entries, o->prefix, &text);
        bool ok = write_file(at, text.items, text.n, o->check, d);
        vec_free(&text);
        return ok;
    }
    for (size_t i = 0; i < n_entries * o->targets->n; i++)
        if (!check_types(entries[i].func, d)) return false; // entry points differ in sizes only
    return stack_run(generate, &(Generation){entries, n_entries, o, kind, at, out_stats, d}, d);
}
