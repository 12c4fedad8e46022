// The order of codegen: kernels and tables into one LLVM module, LLVM's passes, an object in memory, the linker. See codegen.h.
#define _GNU_SOURCE 1

#define _POSIX_C_SOURCE 200809L
#include "codegen/codegen.h"

#include "codegen/artifact.h"
#include "codegen/header.h"
#include "codegen/link.h"
#include "codegen/object.h"
#include "codegen/stack.h"
#include "ir/outfile.h"
#include "runtime/abi.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static double now_ms(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec * 1e-6;
}

static bool write_file(const char *path, const char *data, size_t len, Diags *d) {
    OutFile out;
    if (!outfile_open(&out, path, false, d)) return false;
    outfile_write(&out, data, len);
    return outfile_commit(&out, d);
}

static bool write_ll(LlvmCtx *l, const char *path, Diags *d) {
    char *text = LLVMPrintModuleToString(l->module);
    bool ok = write_file(path, text, strlen(text), d);
    LLVMDisposeMessage(text);
    return ok;
}

// Of a copy: LLVM's code generation changes the module, and a dump must not change the artifact.
static bool write_asm(ObjectMaker *o, LlvmCtx *l, const char *path, Diags *d) {
    LlvmCtx copy = *l;
    copy.module = LLVMCloneModule(l->module);
    LLVMMemoryBufferRef text = object_emit(o, &copy, true, d);
    LLVMDisposeModule(copy.module);
    if (!text) return false;
    bool ok = write_file(path, LLVMGetBufferStart(text), LLVMGetBufferSize(text), d);
    LLVMDisposeMemoryBuffer(text);
    return ok;
}

static const char *in_dir(Arena *a, const char *dir, const char *name) { return arena_printf(a, "%s/%s", dir, name); }

// What the artifact may ask of other libraries: OpenBLAS only where a kernel calls it.
static const char *const imports[] = {"memcpy", "memset", "memmove", "cblas_sgemm", "cblas_dgemm", "openblas_get_num_threads", "openblas_set_num_threads"};
static const char *const needed[] = {"libc.so.6", "libopenblas.so.0"};
enum { N_IMPORTS_LIBC = 3, N_NEEDED_LIBC = 1 };

static bool link_artifact(const Constants *constants, const CodegenOptions *o, LLVMMemoryBufferRef object, bool blas, OutputKind kind, const char *path,
                          Arena *arena, Diags *d) {
    LinkPieces pieces = {0};
    constants_pieces(constants, arena, &pieces);
    LinkObject one = {"kernels", LLVMGetBufferStart(object), LLVMGetBufferSize(object)};
    LinkBlob blob = {artifact_symbol(arena, o->prefix, "_tpu_constants"), TPU_PAGE, pieces.items, pieces.n};
    const char *exports[] = {artifact_symbol(arena, o->prefix, TPU_PROGRAM_SUFFIX)};
    LinkInput in = {.objects = &one, .n_objects = 1, .blobs = &blob, .n_blobs = constants->bytes ? 1 : 0, .exports = exports, .n_exports = 1,
                    .imports = imports, .n_imports = blas ? COUNT(imports) : N_IMPORTS_LIBC, .needed = needed, .n_needed = blas ? COUNT(needed) : N_NEEDED_LIBC, .sealed = true};
    bool ok = kind == OUTPUT_O ? link_relocatable(&in, path, d) : o->linker ? link_with_program(&in, o->linker, path, d) : link_shared(&in, path, d);
    vec_free(&pieces);
    return ok;
}

static bool emit_outputs(const Constants *constants, const CodegenOptions *o, OutputKind kind, const char *path, ObjectMaker *maker, LlvmCtx *l,
                         Arena *arena, CodegenStats *stats, Diags *d) {
    if (o->dump_dir && !write_ll(l, in_dir(arena, o->dump_dir, "module.ll"), d)) return false;
    double start = now_ms();
    if (!object_optimize(maker, l, d)) return false;
    stats->optimize_ms = now_ms() - start;
    if (o->dump_dir) {
        if (!write_ll(l, in_dir(arena, o->dump_dir, "module.opt.ll"), d) || !write_asm(maker, l, in_dir(arena, o->dump_dir, "module.s"), d)) return false;
    }
    if (kind == OUTPUT_LL) return write_ll(l, path, d);
    if (kind == OUTPUT_S) return write_asm(maker, l, path, d);
    start = now_ms();
    LLVMMemoryBufferRef object = object_emit(maker, l, false, d);
    if (!object) return false;
    stats->object_ms = now_ms() - start;
    start = now_ms();
    bool blas = LLVMGetNamedFunction(l->module, "openblas_get_num_threads") != NULL;
    bool ok = link_artifact(constants, o, object, blas, kind, path, arena, d);
    stats->link_ms = now_ms() - start;
    LLVMDisposeMemoryBuffer(object);
    return ok;
}

// ---- what has no code yet

typedef struct { Diags *d; DType seen[DT_COUNT]; uint32_t n_seen; } TypeCheck;

// One diagnostic an element type, at its first op.
static void check_type(TypeCheck *c, Loc at, const char *what, Type t) {
    if (t->kind == TYPE_TENSOR && elem_type_supported(t->dtype)) return;
    for (uint32_t i = 0; i < c->n_seen && t->kind == TYPE_TENSOR; i++)
        if (c->seen[i] == t->dtype) return;
    if (t->kind == TYPE_TENSOR && c->n_seen < DT_COUNT) c->seen[c->n_seen++] = t->dtype;
    const char *name = t->kind == TYPE_TENSOR ? dtype_text(t->dtype) : t->kind == TYPE_TOKEN ? "token" : "tuple";
    diag_error(c->d, at, "unsupported-type", "%s: no code is generated for %s yet", what, name);
    diag_help(c->d, "tpurun --interpret runs the model as it is");
}

// Kernels hold what the element emitter knows; an op that no pass replaced and no rule computes is refused by its name.
static void check_op(Op *op, void *context) {
    TypeCheck *c = context;
    if (!op_is_step(op->kind) && !op_has(op->kind, END) && !elem_is_known(op->kind)) {
        diag_error(c->d, op_place(op), "unsupported-op", "no code is generated for %s yet", op_text(op->kind));
        diag_help(c->d, "tpurun --interpret runs the model as it is");
    }
    if (elem_is_known(op->kind) && !elem_op_supported(op)) {
        diag_error(c->d, op_place(op), "unsupported-op", "no code is generated for %s of %s", op_text(op->kind), dtype_text(op->operands[0]->type->dtype));
        diag_help(c->d, "tpurun --interpret runs the model as it is");
    }
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
    const char *path;
    CodegenStats *out_stats;
    Diags *d;
} Generation;

// From plans to the output; the whole of what LLVM does.
static bool generate(void *context) {
    const Generation *g = context;
    const CodegenOptions *o = g->options;
    ObjectMaker maker;
    if (!object_open(&maker, o->target, g->d)) return false;
    Arena arena = {0};
    LlvmCtx l;
    Constants constants;
    ll_open(&l, o->prefix);
    object_prepare(&maker, &l);
    constants_collect(g->entries, g->n_entries, &constants);
    // Without mask registers LLVM splits a masked load and, where half of its mask turns out to be zero, loads that half unmasked (22.1).
    l.mask_bytes = o->target->vector_bytes < 64 ? o->target->vector_bytes : 0;
    Artifact a = {.l = &l, .arena = &arena, .entries = g->entries, .n_entries = g->n_entries, .constants = &constants, .options = o};
    double start = now_ms();
    artifact_emit(&a);
    a.stats.emit_ms = now_ms() - start;
    bool ok = emit_outputs(&constants, o, g->kind, g->path, &maker, &l, &arena, &a.stats, g->d);
    constants_free(&constants);
    ll_close(&l);
    object_close(&maker);
    arena_free(&arena);
    if (g->out_stats) *g->out_stats = a.stats;
    return ok;
}

bool codegen(const CodegenEntry *entries, size_t n_entries, const CodegenOptions *o, OutputKind kind, const char *path, CodegenStats *out_stats, Diags *d) {
    if (kind == OUTPUT_H) {
        Text text = {0};
        header_text(entries, n_entries, o->prefix, &text);
        bool ok = write_file(path, text.items, text.n, d);
        vec_free(&text);
        return ok;
    }
    for (size_t i = 0; i < n_entries; i++)
        if (!check_types(entries[i].func, d)) return false; // entry points differ in sizes only
    return stack_run(generate, &(Generation){entries, n_entries, o, kind, path, out_stats, d}, d);
}
