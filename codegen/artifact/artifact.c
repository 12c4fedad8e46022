// The tables of an artifact: see artifact.h. The layout of every table is that of the C struct of the same name in abi.h, field by field.
#include "codegen/artifact/artifact.h"
#include "codegen/artifact/sizes.h"

#include "ir/ops/conv/conv.h"
#include "ir/ops/devices/parts.h"
#include "ir/ops/groups.h"
#include "ir/ops/plan.h"
#include "ir/ops/stage.h"
#include "ir/ops/variables.h"
#include "ir/text/dims.h"

#include <llvm/Config/llvm-config.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    const Artifact *a;
    const ArtifactPlan *p; // of the processor at hand
    LlvmCtx *l;
    SizeTable sizes; // of the entry point at hand
} Tables;

// ---- constants of C types

static LLVMValueRef c32(Tables *t, uint64_t v) { return LLVMConstInt(t->l->i32, v, 0); }
static LLVMValueRef c64(Tables *t, uint64_t v) { return LLVMConstInt(t->l->i64, v, 0); }
static LLVMValueRef null_ptr(Tables *t) { return LLVMConstNull(t->l->ptr); }

static LLVMValueRef record(Tables *t, LLVMValueRef *fields, unsigned n) { return LLVMConstStructInContext(t->l->context, fields, n, 0); }
#define RECORD(...) record(t, (LLVMValueRef[]){__VA_ARGS__}, sizeof((LLVMValueRef[]){__VA_ARGS__}) / sizeof(LLVMValueRef))

// Called tpu.NAME, as no kernel is: these are PREFIX.NUMBER.., and PREFIX is what the caller likes.
static LLVMValueRef global(Tables *t, LLVMValueRef init, const char *name, unsigned align) {
    LLVMValueRef g = LLVMAddGlobal(t->l->module, LLVMTypeOf(init), arena_printf(t->a->arena, "tpu.%s", name));
    LLVMSetInitializer(g, init);
    LLVMSetLinkage(g, LLVMPrivateLinkage);
    LLVMSetGlobalConstant(g, 1);
    LLVMSetAlignment(g, align);
    return g;
}

// A pointer to n records, NULL for none.
static LLVMValueRef array(Tables *t, LLVMValueRef *items, size_t n, const char *name) {
    if (!n) return null_ptr(t);
    return global(t, LLVMConstArray2(LLVMTypeOf(items[0]), items, n), name, 8);
}

static LLVMValueRef text(Tables *t, const char *s) {
    LLVMValueRef g = global(t, LLVMConstStringInContext2(t->l->context, s, strlen(s), 0), "text", 1);
    LLVMSetUnnamedAddress(g, LLVMGlobalUnnamedAddr);
    return g;
}

// ---- tables

// The function of a phase, which may be in another module.
static LLVMValueRef phase_function(Tables *t, const ArtifactKernel *k, uint32_t r) {
    const char *symbol = kernel_symbol(t->a->arena, k->facts.n_phases, k->symbol, r);
    LLVMValueRef f = LLVMGetNamedFunction(t->l->module, symbol);
    if (f) return f;
    f = LLVMAddFunction(t->l->module, symbol, LLVMFunctionType(t->l->void_t, NULL, 0, 0));
    LLVMSetVisibility(f, LLVMHiddenVisibility);
    return f;
}

static LLVMValueRef kernel_record(Tables *t, const ArtifactKernel *k) {
    LLVMValueRef phases[MAX_PHASES];
    for (uint32_t i = 0; i < k->facts.n_phases; i++)
        phases[i] = RECORD(phase_function(t, k, i), c32(t, k->facts.n_tasks[i]), c32(t, k->facts.contracts[i]), c64(t, k->facts.cost[i]));
    return RECORD(text(t, k->name), array(t, phases, k->facts.n_phases, "phases"), c32(t, k->facts.n_phases), c32(t, k->facts.n_buffers),
                  c64(t, k->scratch_bytes), c64(t, k->flops), c64(t, k->bytes));
}

static LLVMValueRef ref_record(Tables *t, TpuRef r) {
    LLVMTypeRef i16 = t->l->i16;
    return RECORD(LLVMConstInt(i16, r.space, 0), LLVMConstInt(i16, r.member, 0), c32(t, r.index), c64(t, r.offset));
}

static LLVMValueRef step_records(Tables *t, const EntrySteps *e) {
    LLVMValueRef *rows = xcalloc(e->steps.n, sizeof *rows);
    for (size_t i = 0; i < e->steps.n; i++) {
        const Step *s = &e->steps.items[i];
        LLVMValueRef *refs = xcalloc(s->n_refs, sizeof *refs);
        for (uint32_t r = 0; r < s->n_refs; r++) refs[r] = ref_record(t, s->refs[r]);
        rows[i] = RECORD(c32(t, s->kind), c32(t, s->index), c32(t, s->target), c32(t, s->n_refs), array(t, refs, s->n_refs, "refs"), c64(t, s->count),
                         text(t, s->op));
        free(refs);
    }
    LLVMValueRef table = array(t, rows, e->steps.n, "steps");
    free(rows);
    return table;
}

static uint32_t abi_dtype(DType d) {
    static const uint32_t numbers[DT_COUNT] = {
#define DTYPE(id, name, bits, bytes, class) [DT_##id] = TPU_##id,
#include "ir/dtype.def"
    };
    return numbers[d];
}

static LLVMValueRef type_record(Tables *t, Type type) {
    LLVMValueRef dims[MAX_RANK];
    for (uint32_t i = 0; i < type->rank; i++) dims[i] = c64(t, (uint64_t)type->dims[i]);
    return RECORD(c32(t, abi_dtype(type->dtype)), c32(t, type->rank), array(t, dims, type->rank, "dims"), c64(t, type_bytes(type)));
}

// As the caller has it: with a row for each round.
static LLVMValueRef port_type_record(Tables *t, const CodegenEntry *entry, Type type) {
    return type_record(t, entry->n_rounds ? type_rows(&entry->func->module->types, type, entry->n_rounds) : type);
}

// What the model calls the dimensions: for messages about calls that fit nothing.
static LLVMValueRef dim_names(Tables *t, const PortInfo *info, uint32_t rank) {
    LLVMValueRef texts[MAX_RANK];
    if (!dims_any(info->dims, rank)) return null_ptr(t);
    for (uint32_t i = 0; i < rank; i++) texts[i] = info->dims[i] ? text(t, info->dims[i]->text) : null_ptr(t);
    return array(t, texts, rank, "symbols");
}

static LLVMValueRef size_records(Tables *t, const PortInfo *info, uint32_t rank) {
    LLVMValueRef rows[MAX_RANK];
    if (!dims_any(info->dims, rank)) return null_ptr(t);
    for (uint32_t i = 0; i < rank; i++) {
        TpuSize s = size_of_text(&t->sizes, info->dims[i]);
        rows[i] = RECORD(c32(t, s.first_word), c32(t, s.n_words), c32(t, s.symbols), c32(t, 0), s.symbol ? text(t, s.symbol) : null_ptr(t),
                         c64(t, (uint64_t)s.factor));
    }
    return array(t, rows, rank, "sizes");
}

static LLVMValueRef size_words(Tables *t) {
    LLVMValueRef *rows = xcalloc(t->sizes.words.n, sizeof *rows);
    for (size_t i = 0; i < t->sizes.words.n; i++) {
        const TpuSizeWord *w = &t->sizes.words.items[i];
        rows[i] = RECORD(c32(t, w->op), c32(t, 0), c64(t, (uint64_t)w->value));
    }
    LLVMValueRef table = array(t, rows, t->sizes.words.n, "size_words");
    free(rows);
    return table;
}

static LLVMValueRef numbers(Tables *t, const uint32_t *v, size_t n, const char *name) {
    LLVMValueRef *items = xcalloc(n, sizeof *items);
    for (size_t i = 0; i < n; i++) items[i] = c32(t, v[i]);
    LLVMValueRef table = array(t, items, n, name);
    free(items);
    return table;
}

// How the whole array lies on the partitions.
static LLVMValueRef sharding_record(Tables *t, Type type, const PortInfo *info) {
    uint32_t n = t->a->options->n_partitions, n_parts[MAX_RANK], *part = xcalloc((size_t)n * type->rank + 1, sizeof *part);
    LLVMValueRef row = null_ptr(t);
    if (port_parts(info, n, type->rank, n_parts, part))
        row = global(t, RECORD(numbers(t, n_parts, type->rank, "n_parts"), numbers(t, part, (size_t)n * type->rank, "part")), "sharding", 8);
    free(part);
    return row;
}

static LLVMValueRef port_record(Tables *t, const CodegenEntry *entry, Type type, const PortInfo *info, const char *const *names, uint32_t n) {
    LLVMValueRef texts[4];
    uint32_t named = entry->n_rounds ? 0 : type->rank; // dimensions with names that a caller knows
    for (uint32_t i = 0; i < n; i++) texts[i] = text(t, names[i]);
    return RECORD(array(t, texts, n, "names"), c32(t, n), c32(t, 0), port_type_record(t, entry, type), dim_names(t, info, named), size_records(t, info, named),
                  sharding_record(t, type, info));
}

static LLVMValueRef arg_record(Tables *t, const CodegenEntry *entry, uint32_t i) {
    const Func *f = entry->func;
    const char *names[MAX_ARGUMENT_NAMES];
    uint32_t n = argument_names(t->a->arena, f, i, names);
    return port_record(t, entry, f->body->args[i]->type, &f->arg_info[i], names, n);
}

static LLVMValueRef result_record(Tables *t, const CodegenEntry *entry, uint32_t i) {
    const Func *f = entry->func;
    const char *names[MAX_RESULT_NAMES];
    uint32_t n = func_result_names(t->a->arena, f, i, names);
    return port_record(t, entry, f->result_types[i], &f->result_info[i], names, n);
}

static LLVMValueRef symbol_records(Tables *t, const CodegenEntry *entry) {
    LLVMValueRef *rows = xcalloc(entry->n_symbols, sizeof *rows);
    for (uint32_t i = 0; i < entry->n_symbols; i++) {
        const EntrySymbol *s = &entry->symbols[i];
        rows[i] = RECORD(text(t, s->name), c64(t, (uint64_t)s->value), c32(t, s->padded), c32(t, 0));
    }
    LLVMValueRef table = array(t, rows, entry->n_symbols, "symbols");
    free(rows);
    return table;
}

static LLVMValueRef use_records(Tables *t, const Func *f, uint32_t *out_n) {
    LLVMValueRef *rows = xcalloc((size_t)f->module->n_variables + 1, sizeof *rows);
    uint32_t *kinds = xcalloc((size_t)f->module->n_variables + 1, sizeof *kinds), n = 0;
    for (uint32_t i = 0; i < f->body->n_args; i++)
        if (arg_variable(f, i) != NO_VARIABLE) kinds[arg_variable(f, i)] |= TPU_READS;
    for (uint32_t i = 0; i < f->n_results; i++)
        if (result_variable(f, i) != NO_VARIABLE) kinds[result_variable(f, i)] |= TPU_WRITES;
    for (uint32_t v = 0; v < f->module->n_variables; v++)
        if (kinds[v]) rows[n++] = RECORD(c32(t, v), c32(t, kinds[v]));
    LLVMValueRef table = array(t, rows, n, "uses");
    *out_n = n;
    free(rows);
    free(kinds);
    return table;
}

static LLVMValueRef variable_records(Tables *t, const Module *m) {
    LLVMValueRef *rows = xcalloc((size_t)m->n_variables + 1, sizeof *rows);
    for (uint32_t i = 0; i < m->n_variables; i++) {
        const Variable *v = &m->variables[i];
        uint64_t initial = v->initial ? constants_find(t->a->constants, v->initial) : TPU_NO_INITIAL;
        uint32_t scope = v->scope == VARIABLE_OF_REPLICA ? TPU_VARIABLE_OF_REPLICA : TPU_VARIABLE_OF_PROCESS;
        rows[i] = RECORD(text(t, v->name), type_record(t, v->type), c32(t, scope), c32(t, 0), c64(t, initial));
    }
    LLVMValueRef table = array(t, rows, m->n_variables, "variables");
    free(rows);
    return table;
}

static LLVMValueRef entry_record(Tables *t, size_t number) {
    const CodegenEntry *entry = &t->p->entries[number];
    const EntrySteps *e = &t->p->steps[number];
    const Func *f = entry->func;
    t->sizes = (SizeTable){.entry = entry, .arena = t->a->arena};
    LLVMValueRef *args = xcalloc(f->body->n_args, sizeof *args), *results = xcalloc(f->n_results, sizeof *results);
    uint32_t n_args = 0, n_results = 0, n_uses;
    for (uint32_t i = 0; i < f->body->n_args; i++)
        if (arg_variable(f, i) == NO_VARIABLE) args[n_args++] = arg_record(t, entry, i);
    for (uint32_t i = 0; i < f->n_results; i++)
        if (result_variable(f, i) == NO_VARIABLE) results[n_results++] = result_record(t, entry, i);
    LLVMValueRef uses = use_records(t, f, &n_uses);
    LLVMValueRef row =
        RECORD(text(t, entry->name ? entry->name : str_text(f->name)), array(t, args, n_args, "args"), array(t, results, n_results, "results"), c32(t, n_args),
               c32(t, n_results), step_records(t, e), c32(t, e->steps.n), c32(t, e->n_counters), c64(t, entry->plan.slab_bytes),
               c64(t, e->flops < 1.8e19 ? (uint64_t)e->flops : UINT64_MAX), symbol_records(t, entry), c32(t, entry->n_symbols), c32(t, t->sizes.words.n),
               size_words(t), c32(t, func_is_whole(f)), c32(t, n_uses), uses, c32(t, entry->function), c32(t, entry->n_rounds));
    size_table_free(&t->sizes);
    free(args);
    free(results);
    return row;
}

static LLVMValueRef constants_symbol(Tables *t) {
    if (!t->a->constants->bytes) return null_ptr(t);
    LLVMValueRef g = LLVMAddGlobal(t->l->module, t->l->i8, artifact_symbol(t->a->arena, t->a->options->prefix, "_tpu_constants"));
    LLVMSetVisibility(g, LLVMHiddenVisibility);
    return g;
}

char *artifact_symbol(Arena *arena, const char *prefix, const char *suffix) { return arena_printf(arena, "%s%s", prefix, suffix); }

const char *codegen_compiler(void) { return "tpucc " TPUCC_VERSION " (LLVM " LLVM_VERSION_STRING ")"; }

// Not sealed yet: the linker does that, which knows the file.
static LLVMValueRef emit_note(Tables *t) {
    LLVMValueRef seal = RECORD(c32(t, TPU_SEALED_BY_NOBODY), c32(t, 0), c64(t, 0), c64(t, 0), c64(t, 0), c32(t, 0), c32(t, 0));
    char name[sizeof((TpuNote *)0)->name] = TPU_NOTE_NAME;
    LLVMValueRef note = RECORD(c32(t, sizeof TPU_NOTE_NAME), c32(t, sizeof(TpuSeal)), c32(t, TPU_NOTE_TYPE),
                               LLVMConstStringInContext2(t->l->context, name, sizeof name, 1), seal);
    LLVMValueRef g = global(t, note, "note", 8);
    LLVMSetSection(g, TPU_NOTE_SECTION);
    return g;
}

static LLVMValueRef groups_record(Tables *t, const Literal *members) {
    size_t n = (size_t)members->type->dims[0], all = (size_t)members->type->n_elems;
    uint32_t *set = xcalloc(n, sizeof *set), *share = xcalloc(n, sizeof *share), *flat = xcalloc(all, sizeof *flat);
    uint32_t n_sets = groups_sets(members, set, share);
    for (size_t i = 0; i < all; i++) flat[i] = (uint32_t)elem_to_i64(members->type->dtype, literal_elem(members, (int64_t)i)); // -1 is all ones
    LLVMValueRef row = RECORD(c32(t, (uint64_t)members->type->dims[1]), c32(t, n_sets), numbers(t, flat, all, "members"), numbers(t, set, n, "set"),
                              numbers(t, share, n, "share"));
    free(set);
    free(share);
    free(flat);
    return row;
}

static LLVMValueRef groups_records(Tables *t) {
    LLVMValueRef *rows = xcalloc(t->a->groups.n, sizeof *rows);
    for (size_t i = 0; i < t->a->groups.n; i++) rows[i] = groups_record(t, t->a->groups.items[i]);
    LLVMValueRef table = array(t, rows, t->a->groups.n, "groups");
    free(rows);
    return table;
}

// What a processor needs for what was compiled: matrix units and dot products only where something is multiplied by them.
static uint64_t features_of(const ArtifactPlan *p) {
    uint64_t features = p->target->features;
    for (size_t i = 0; i < p->kernels.n; i++) {
        if (p->kernels.items[i].facts.matrix_units) features |= p->target->matrix_features;
        if (p->kernels.items[i].facts.dot_products) features |= p->target->dot_features;
    }
    return features;
}

static LLVMValueRef kernel_records(Tables *t) {
    size_t n = t->p->kernels.n;
    LLVMValueRef *rows = xcalloc(n, sizeof *rows);
    for (size_t i = 0; i < n; i++) rows[i] = kernel_record(t, &t->p->kernels.items[i]);
    LLVMValueRef table = array(t, rows, n, "kernels");
    free(rows);
    return table;
}

static LLVMValueRef entry_records(Tables *t) {
    LLVMValueRef *rows = xcalloc(t->a->n_entries, sizeof *rows);
    for (size_t i = 0; i < t->a->n_entries; i++) rows[i] = entry_record(t, i);
    LLVMValueRef table = array(t, rows, t->a->n_entries, "entries");
    free(rows);
    return table;
}

// All processors, and the entry points as the first of them has them. One alone has none of its own.
static LLVMValueRef target_records(Tables *t, LLVMValueRef *out_entries) {
    const Targets *all = t->a->options->targets;
    LLVMValueRef rows[MOST_TARGETS];
    for (size_t i = 0; i < all->n; i++) {
        t->p = &t->a->plans[i];
        const Target *target = t->p->target;
        LLVMValueRef entries = entry_records(t), own = all->n > 1 ? entries : null_ptr(t), kernels = kernel_records(t);
        rows[i] = RECORD(text(t, target->name), c64(t, features_of(t->p)), kernels, c64(t, target->features | target->matrix_features), own,
                         c32(t, all->n > 1 ? t->p->kernels.n : 0), c32(t, 0));
        if (!i) *out_entries = entries;
    }
    return array(t, rows, all->n, "targets");
}

static void emit_program(Tables *t) {
    const Module *m = t->a->entries[0].func->module;
    const CodegenOptions *o = t->a->options;
    LLVMValueRef entries = NULL, targets = target_records(t, &entries);
    LLVMValueRef program =
        RECORD(c32(t, TPU_ABI_MAGIC), c32(t, TPU_ABI_VERSION), c64(t, sizeof(TpuProgram)), text(t, o->prefix), text(t, codegen_compiler()),
               text(t, o->key ? o->key : ""), entries, targets, c32(t, t->a->n_entries), c32(t, o->targets->n), c32(t, t->a->plans[0].kernels.n),
               c32(t, o->n_replicas), constants_symbol(t), c64(t, t->a->constants->bytes), o->key_details ? text(t, o->key_details) : null_ptr(t), emit_note(t),
               c32(t, o->n_partitions), c32(t, t->a->groups.n), groups_records(t), variable_records(t, m), c32(t, m->n_variables), c32(t, 0));
    LLVMValueRef g = global(t, program, "program", 8);
    const char *symbol = artifact_symbol(t->a->arena, o->prefix, TPU_PROGRAM_SUFFIX);
    LLVMSetValueName2(g, symbol, strlen(symbol));
    LLVMSetLinkage(g, LLVMExternalLinkage);
}

void artifact_emit_tables(const Artifact *a, LlvmCtx *l) {
    Tables tables = {.a = a, .l = l};
    emit_program(&tables);
}
