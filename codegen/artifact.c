// Steps and tables: see artifact.h. Walks each planned function once; each op becomes steps, each distinct kernel one row. The layout
// of every table is that of the C struct of the same name in abi.h, field by field.
#include "codegen/artifact.h"

#include "ir/dims.h"
#include "runtime/abi.h"

#include <llvm/Config/llvm-config.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    KernelCode code;
    LLVMValueRef table; // TpuPhase[]
    const char *name;
    uint64_t flops, bytes;
} Kernel;

typedef struct {
    uint32_t kind, index, target, n_refs;
    TpuRef *refs;
    uint64_t count;
    const char *op;
} Step;

// What an entry point does.
typedef struct {
    VEC(Step) steps;
    uint32_t n_counters;
    double flops;
} EntrySteps;

typedef struct {
    Artifact *a;
    LlvmCtx *l;
    KernelNumbers numbers;
    VEC(Kernel) kernels; // by number
    EntrySteps *entries;
    size_t entry;  // the one at hand
    EntrySteps *e; // its steps
    double weight; // rounds of the loops around
} Tables;

// ---- constants of C types

static LLVMValueRef c32(Tables *t, uint64_t v) { return LLVMConstInt(t->l->i32, v, 0); }
static LLVMValueRef c64(Tables *t, uint64_t v) { return LLVMConstInt(t->l->i64, v, 0); }
static LLVMValueRef null_ptr(Tables *t) { return LLVMConstNull(t->l->ptr); }

static LLVMValueRef record(Tables *t, LLVMValueRef *fields, unsigned n) { return LLVMConstStructInContext(t->l->context, fields, n, 0); }
#define RECORD(...) record(t, (LLVMValueRef[]){__VA_ARGS__}, sizeof((LLVMValueRef[]){__VA_ARGS__}) / sizeof(LLVMValueRef))

static LLVMValueRef global(Tables *t, LLVMValueRef init, const char *name, unsigned align) {
    LLVMValueRef g = LLVMAddGlobal(t->l->module, LLVMTypeOf(init), name);
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

// ---- where values lie

// Pair i of an op's tpu.buffers.
static TpuRef ref_at(Tables *t, Axes at, uint32_t i) {
    if (at.n < 2 * i + 2) ICE("a value without a buffer");
    int64_t kind = at.v[2 * i], where = at.v[2 * i + 1];
    switch (kind) {
    case BUFFER_SLAB: return (TpuRef){.space = TPU_SPACE_SLAB, .offset = (uint64_t)where};
    case BUFFER_CONST: return (TpuRef){.space = TPU_SPACE_CONST, .offset = constants_offset(t->a->constants, t->entry, (uint64_t)where)};
    case BUFFER_RESULT: return (TpuRef){.space = TPU_SPACE_RESULT, .index = (uint32_t)where};
    case BUFFER_ARG: return (TpuRef){.space = TPU_SPACE_ARG, .index = (uint32_t)where};
    default: ICE("a value in no buffer is read");
    }
}

static TpuRef ref_of(Tables *t, const Value *v) {
    Axes at;
    uint32_t i = v->index;
    if (v->def) {
        at = op_axes(v->def, ATTR_buffers);
    } else if (v->block->func) {
        return (TpuRef){.space = TPU_SPACE_ARG, .index = v->index};
    } else {
        at = op_axes(v->block->parent, ATTR_buffers); // results, then the loop's arguments
        i += v->block->parent->n_results;
    }
    return ref_at(t, at, i);
}

static bool same_ref(TpuRef a, TpuRef b) { return a.space == b.space && a.index == b.index && a.offset == b.offset; }

// ---- kernels

static uint32_t kernel_of(Tables *t, const Op *op) {
    uint32_t number = kernel_number(&t->numbers, op);
    if (number < t->kernels.n) return number;
    Kernel k = {.flops = kernel_flops(op), .bytes = kernel_bytes(op)};
    Text name = {0};
    text_f(&name, "%s.%u", t->a->options->prefix, number);
    kernel_name(op, &name);
    k.name = arena_printf(t->a->arena, "%s", name.items);
    vec_free(&name);
    kernel_emit(t->l, t->a->arena, t->a->options->target, op, k.name, &k.code);
    vec_push(&t->kernels, k);
    return number;
}

static LLVMValueRef kernel_record(Tables *t, const Kernel *k) {
    LLVMValueRef phases[MAX_PHASES];
    for (uint32_t i = 0; i < k->code.n_phases; i++)
        phases[i] = RECORD(k->code.run[i], c32(t, k->code.n_tasks[i]), c32(t, 0), c64(t, k->code.cost[i]));
    return RECORD(text(t, k->name), array(t, phases, k->code.n_phases, "phases"), c32(t, k->code.n_phases), c32(t, k->code.n_buffers),
                  c64(t, k->code.scratch_bytes), c64(t, k->flops), c64(t, k->bytes));
}

// ---- steps

static const char *place_text(Tables *t, const Op *op) {
    Loc at = op_place(op);
    const char *name = at.name ? at.name->text : op_short(op->kind);
    if (!at.file || !at.line) return name;
    const char *file = strrchr(at.file->text, '/'); // without its folder: the same model gives the same bytes wherever it lies
    return arena_printf(t->a->arena, "%s at %s:%u:%u", name, file ? file + 1 : at.file->text, at.line, at.col);
}

static Step *add_step(Tables *t, TpuStepKind kind, const Op *op, size_t n_refs) {
    Step s = {.kind = kind, .n_refs = (uint32_t)n_refs, .refs = arena_array(t->a->arena, TpuRef, n_refs), .op = place_text(t, op)};
    vec_push(&t->e->steps, s);
    return &t->e->steps.items[t->e->steps.n - 1];
}

static void add_copy(Tables *t, const Op *op, TpuRef from, TpuRef to, size_t bytes) {
    if (same_ref(from, to) || !bytes) return;
    Step *s = add_step(t, TPU_STEP_COPY, op, 2);
    s->refs[0] = from;
    s->refs[1] = to;
    s->count = bytes;
}

static void add_launch(Tables *t, const Op *op) {
    uint32_t kernel = kernel_of(t, op);
    const Kernel *k = &t->kernels.items[kernel];
    Axes at = op_axes(op, ATTR_buffers);
    // An update writes into a result that holds its operand: by assignment, or by a copy before it. So does a scatter, into each.
    for (const Op *in = op->regions[0]->first; in; in = in->next) {
        if (stage_kind(in) != STAGE_UPDATE && stage_kind(in) != STAGE_SCATTER) continue;
        for (uint32_t r = 0; r < in->n_results; r++) {
            const Value *whole = in->operands[r];
            if (whole->block != op->regions[0]) ICE("an update of a value that is not an operand");
            add_copy(t, op, ref_of(t, op->operands[whole->index]), ref_of(t, &op->results[r]), type_bytes(whole->type));
        }
    }
    Step *s = add_step(t, TPU_STEP_LAUNCH, op, k->code.n_buffers);
    s->index = kernel;
    uint32_t n = 0;
    for (uint32_t i = 0; i < op->n_operands; i++) s->refs[n++] = ref_of(t, op->operands[i]);
    for (uint32_t i = 0; i < op->n_results; i++) s->refs[n++] = ref_of(t, &op->results[i]);
    for (uint32_t i = op->n_results; n < k->code.n_buffers; i++) // what phases hand on
        s->refs[n++] = ref_at(t, at, i);
    t->e->flops += (double)k->flops * t->weight;
}

static void add_block(Tables *t, const Block *b);

// One value after the other: that none of them is overwritten before its turn is seen to by fuse (copy_crossing_states).
static void copy_state(Tables *t, const Op *loop, Value *const *from) {
    const Block *body = loop->regions[1];
    for (uint32_t i = 0; i < body->n_args; i++)
        add_copy(t, loop, ref_of(t, from[i]), ref_of(t, body->args[i]), type_bytes(body->args[i]->type));
}

static void add_round(Tables *t, const Op *loop) {
    add_block(t, loop->regions[1]);
    copy_state(t, loop, block_end(loop->regions[1])->operands);
}

static void add_counted_loop(Tables *t, const Op *op, int64_t rounds) {
    uint32_t counter = t->e->n_counters++, top = (uint32_t)t->e->steps.n;
    double weight = t->weight;
    t->weight *= (double)rounds;
    add_round(t, op);
    t->weight = weight;
    Step *s = add_step(t, TPU_STEP_REPEAT, op, 0);
    s->index = counter;
    s->target = top;
    s->count = (uint64_t)rounds;
}

// top: condition; leave if it is false; round; jump to top.
static void add_open_loop(Tables *t, const Op *op) {
    uint32_t top = (uint32_t)t->e->steps.n;
    add_block(t, op->regions[0]);
    Step *leave = add_step(t, TPU_STEP_BRANCH, op, 1);
    size_t leave_at = t->e->steps.n - 1;
    leave->refs[0] = ref_of(t, block_end(op->regions[0])->operands[0]);
    add_round(t, op);
    add_step(t, TPU_STEP_JUMP, op, 0)->target = top;
    t->e->steps.items[leave_at].target = (uint32_t)t->e->steps.n;
}

static void add_loop(Tables *t, const Op *op) {
    int64_t rounds = op_int(op, ATTR_trip_count, -1);
    copy_state(t, op, op->operands);
    if (rounds < 0) add_open_loop(t, op);
    else if (rounds) add_counted_loop(t, op, rounds);
}

static void add_check(Tables *t, const Op *op) {
    Step *s = add_step(t, TPU_STEP_CHECK, op, 1);
    s->refs[0] = ref_of(t, op->operands[0]);
    s->op = arena_printf(t->a->arena, "%s: %s", s->op, str_text(op_str(op, ATTR_message)));
}

// The region, then what it returns into the op's results: assign lets no result lie where another one's value still waits.
static void add_region(Tables *t, const Op *op, uint32_t r) {
    const Op *end = block_end(op->regions[r]);
    add_block(t, op->regions[r]);
    for (uint32_t i = 0; i < op->n_results; i++)
        add_copy(t, op, ref_of(t, end->operands[i]), ref_of(t, &op->results[i]), type_bytes(op->results[i].type));
}

// A switch into as many jumps, one to each region (of an if: a branch past the first one); each region but the last jumps to the end.
// Of the regions' operations those of the dearest one count.
static void add_branches(Tables *t, const Op *op) {
    size_t *leave_at = xcalloc(op->n_regions, sizeof *leave_at);
    size_t first = t->e->steps.n;
    double before = t->e->flops, most = before;
    Step *choose = add_step(t, op->kind == OP_IF ? TPU_STEP_BRANCH : TPU_STEP_SWITCH, op, 1);
    choose->refs[0] = ref_of(t, op->operands[0]);
    if (op->kind == OP_CASE) {
        choose->target = (uint32_t)first + 1;
        choose->count = op->n_regions;
        for (uint32_t r = 0; r < op->n_regions; r++) add_step(t, TPU_STEP_JUMP, op, 0);
    }
    for (uint32_t r = 0; r < op->n_regions; r++) {
        t->e->flops = before;
        if (op->kind == OP_CASE) t->e->steps.items[first + 1 + r].target = (uint32_t)t->e->steps.n;
        else if (r) t->e->steps.items[first].target = (uint32_t)t->e->steps.n;
        add_region(t, op, r);
        if (t->e->flops > most) most = t->e->flops;
        leave_at[r] = t->e->steps.n;
        if (r + 1 < op->n_regions) add_step(t, TPU_STEP_JUMP, op, 0);
    }
    for (uint32_t r = 0; r + 1 < op->n_regions; r++) t->e->steps.items[leave_at[r]].target = (uint32_t)t->e->steps.n;
    t->e->flops = most;
    free(leave_at);
}

static void add_block(Tables *t, const Block *b) {
    for (const Op *op = b->first; op; op = op->next) {
        if (op->kind == OP_KERNEL) add_launch(t, op);
        else if (op->kind == OP_WHILE) add_loop(t, op);
        else if (op->kind == OP_CHECK) add_check(t, op);
        else if (op_has(op->kind, CONTROL)) add_branches(t, op);
        else if (op->kind != OP_CONSTANT && !op_has(op->kind, VIEW) && !op_has(op->kind, END) && (!op->n_results || op->results[0].type->n_elems)) ICE("%s outside a kernel", op_text(op->kind));
    }
}

// ---- tables

static LLVMValueRef ref_record(Tables *t, TpuRef r) {
    LLVMTypeRef i16 = t->l->i16;
    return RECORD(LLVMConstInt(i16, r.space, 0), LLVMConstInt(i16, 0, 0), c32(t, r.index), c64(t, r.offset));
}

static LLVMValueRef step_records(Tables *t, const EntrySteps *e) {
    LLVMValueRef *rows = xcalloc(e->steps.n, sizeof *rows);
    for (size_t i = 0; i < e->steps.n; i++) {
        const Step *s = &e->steps.items[i];
        LLVMValueRef *refs = xcalloc(s->n_refs, sizeof *refs);
        for (uint32_t r = 0; r < s->n_refs; r++) refs[r] = ref_record(t, s->refs[r]);
        rows[i] = RECORD(c32(t, s->kind), c32(t, s->index), c32(t, s->target), c32(t, s->n_refs), array(t, refs, s->n_refs, "refs"),
                         c64(t, s->count), text(t, s->op));
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

// What the model calls the dimensions: for messages about calls that fit nothing.
static LLVMValueRef dim_names(Tables *t, const PortInfo *info, uint32_t rank) {
    LLVMValueRef texts[MAX_RANK];
    if (!dims_any(info->dims, rank)) return null_ptr(t);
    for (uint32_t i = 0; i < rank; i++) texts[i] = info->dims[i] ? text(t, info->dims[i]->text) : null_ptr(t);
    return array(t, texts, rank, "symbols");
}

static LLVMValueRef port_record(Tables *t, Type type, const PortInfo *info, const char *const *names, uint32_t n) {
    LLVMValueRef texts[4];
    for (uint32_t i = 0; i < n; i++) texts[i] = text(t, names[i]);
    return RECORD(array(t, texts, n, "names"), c32(t, n), c32(t, 0), type_record(t, type), dim_names(t, info, type->rank));
}

// Names that an argument answers to: its SSA name, its number in the model as first read, the name in its loc.
static LLVMValueRef arg_record(Tables *t, const Func *f, uint32_t i) {
    const PortInfo *info = &f->arg_info[i];
    const Value *v = f->body->args[i];
    const char *names[3];
    uint32_t n = 0;
    if (v->name) names[n++] = v->name->text;
    if (info->loc_name && (!v->name || strcmp(v->name->text, info->loc_name->text))) names[n++] = info->loc_name->text;
    const char *number = arena_printf(t->a->arena, "arg%u", info->number);
    if (!n || strcmp(names[0], number)) names[n++] = number;
    return port_record(t, v->type, info, names, n);
}

static const char *result_name(const Func *f, uint32_t i) {
    const NamedTexts *attrs = &f->result_info[i].attrs;
    for (uint32_t k = 0; k < attrs->n; k++)
        if (!strcmp(attrs->v[k].name->text, "jax.result_info") && attrs->v[k].value) return attrs->v[k].value->text;
    return NULL;
}

// A result that the source names shows that name (quotes of the attribute off), else outputN alone.
static LLVMValueRef result_record(Tables *t, const Func *f, uint32_t i) {
    const char *names[2], *given = result_name(f, i);
    uint32_t n = 0;
    size_t len = given ? strlen(given) : 0;
    if (len > 2 && given[0] == '"') names[n++] = arena_printf(t->a->arena, "%.*s", (int)len - 2, given + 1);
    names[n++] = arena_printf(t->a->arena, "output%u", i);
    return port_record(t, f->result_types[i], &f->result_info[i], names, n);
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

static LLVMValueRef entry_record(Tables *t, size_t number) {
    const CodegenEntry *entry = &t->a->entries[number];
    const EntrySteps *e = &t->entries[number];
    const Func *f = entry->func;
    LLVMValueRef *args = xcalloc(f->body->n_args, sizeof *args), *results = xcalloc(f->n_results, sizeof *results);
    for (uint32_t i = 0; i < f->body->n_args; i++) args[i] = arg_record(t, f, i);
    for (uint32_t i = 0; i < f->n_results; i++) results[i] = result_record(t, f, i);
    LLVMValueRef row = RECORD(text(t, entry->name ? entry->name : str_text(f->name)), array(t, args, f->body->n_args, "args"), array(t, results, f->n_results, "results"),
                              c32(t, f->body->n_args), c32(t, f->n_results), step_records(t, e), c32(t, e->steps.n), c32(t, e->n_counters),
                              c64(t, entry->plan.slab_bytes), c64(t, e->flops < 1.8e19 ? (uint64_t)e->flops : UINT64_MAX), symbol_records(t, entry),
                              c32(t, entry->n_symbols), c32(t, 0));
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

static void emit_program(Tables *t) {
    const CodegenOptions *o = t->a->options;
    LLVMValueRef *kernels = xcalloc(t->kernels.n, sizeof *kernels);
    for (size_t i = 0; i < t->kernels.n; i++) kernels[i] = kernel_record(t, &t->kernels.items[i]);
    LLVMValueRef target = RECORD(text(t, o->target->name), c64(t, o->target->features), array(t, kernels, t->kernels.n, "kernels"), c64(t, 0));
    LLVMValueRef *entries = xcalloc(t->a->n_entries, sizeof *entries);
    for (size_t i = 0; i < t->a->n_entries; i++) entries[i] = entry_record(t, i);
    LLVMValueRef program = RECORD(c32(t, TPU_ABI_MAGIC), c32(t, TPU_ABI_VERSION), c64(t, sizeof(TpuProgram)), text(t, o->prefix), text(t, codegen_compiler()),
                                  text(t, o->key ? o->key : ""), array(t, entries, t->a->n_entries, "entries"), array(t, &target, 1, "targets"), c32(t, t->a->n_entries), c32(t, 1),
                                  c32(t, t->kernels.n), c32(t, o->n_replicas), constants_symbol(t), c64(t, t->a->constants->bytes),
                                  o->key_details ? text(t, o->key_details) : null_ptr(t), emit_note(t));
    LLVMValueRef g = global(t, program, artifact_symbol(t->a->arena, o->prefix, TPU_PROGRAM_SUFFIX), 8);
    LLVMSetLinkage(g, LLVMExternalLinkage);
    free(entries);
    free(kernels);
}

static void add_entry(Tables *t, size_t number) {
    const Func *f = t->a->entries[number].func;
    t->entry = number;
    t->e = &t->entries[number];
    add_block(t, f->body);
    const Op *end = block_end(f->body);
    for (uint32_t i = 0; i < end->n_operands; i++)
        add_copy(t, end, ref_of(t, end->operands[i]), (TpuRef){.space = TPU_SPACE_RESULT, .index = i}, type_bytes(end->operands[i]->type));
    add_step(t, TPU_STEP_END, end, 0);
    t->a->stats.n_steps += (uint32_t)t->e->steps.n;
}

void artifact_emit(Artifact *a) {
    Tables tables = {.a = a, .l = a->l, .entries = xcalloc(a->n_entries, sizeof *tables.entries), .weight = 1}, *t = &tables;
    for (size_t i = 0; i < a->n_entries; i++) add_entry(t, i);
    emit_program(t);
    a->stats.n_kernels = (uint32_t)t->kernels.n;
    for (size_t i = 0; i < a->n_entries; i++) vec_free(&t->entries[i].steps);
    free(t->entries);
    vec_free(&t->kernels);
    kernel_numbers_free(&t->numbers);
}
