// Writes the C header: see header.h. What it declares is enough to call the model without dlopen, and sizes come as constants, so that
// a host's buffers are checked by its own compiler.
#include "codegen/artifact/header.h"

#include "ir/base/shown.h"
#include "ir/ops/devices/parts.h"
#include "ir/ops/variables.h"
#include "runtime/abi.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdlib.h>

static void upper(Text *out, const char *s) {
    for (; *s; s++) text_f(out, "%c", isalnum((unsigned char)*s) ? toupper((unsigned char)*s) : '_');
}

static const char *c_type(DType t) {
    // clang-format off
    static const char *const names[DT_COUNT] = {
        [DT_I1] = "uint8_t", [DT_I2] = "int8_t", [DT_I4] = "int8_t", [DT_I8] = "int8_t", [DT_I16] = "int16_t", [DT_I32] = "int32_t",
        [DT_I64] = "int64_t", [DT_UI2] = "uint8_t", [DT_UI4] = "uint8_t", [DT_UI8] = "uint8_t", [DT_UI16] = "uint16_t",
        [DT_UI32] = "uint32_t", [DT_UI64] = "uint64_t", [DT_F16] = "uint16_t", [DT_BF16] = "uint16_t", [DT_F32] = "float",
        [DT_F64] = "double", [DT_C64] = "float", [DT_C128] = "double"};
    // clang-format on
    return names[t] ? names[t] : "uint8_t"; // the floats of a byte
}

// Of a program over several partitions the whole array, which is what the caller has.
static void port(Text *out, const CodegenEntry *entry, const char *prefix, const char *kind, uint32_t i, const PortInfo *info, Type part, const char *name) {
    const Func *f = entry->func;
    if (entry->n_rounds) part = type_rows(&f->module->types, part, entry->n_rounds);
    Type type = entry->n_rounds ? part : port_whole(f->module, info, part);
    Text shape = {0}, macro = {0};
    type_text(type, &shape);
    if (type != part) text_f(&shape, ", cut among %u partitions into parts of ", module_n_partitions(f->module)), type_text(part, &shape);
    upper(&macro, prefix);
    text_f(&macro, "_%s%u", kind, i);
    text_z(out, "/* ");
    text_c_comment(out, name);
    text_f(out, ": %s of %s */\n", c_type(type->dtype), shape.items);
    text_f(out, "#define %s_ELEMS %" PRId64 "\n#define %s_BYTES %zu\n", macro.items, type->n_elems, macro.items, type_bytes(type));
    vec_free(&shape);
    vec_free(&macro);
}

// Numbers are those of the call, which variables are no part of. The first name of each is the one that tpurun shows.
static void ports(Text *out, const CodegenEntry *entry, const char *prefix) {
    const Func *f = entry->func;
    const char *names[MAX_ARGUMENT_NAMES], *results[MAX_RESULT_NAMES];
    Arena *a = &f->module->arena;
    uint32_t n_args = 0, n_results = 0;
    for (uint32_t i = 0; i < f->body->n_args; i++) {
        if (arg_variable(f, i) != NO_VARIABLE) continue;
        argument_names(a, f, i, names);
        const char *called = arena_printf(a, "argument %" PRIu32 ", %s", n_args, names[0]);
        port(out, entry, prefix, "ARG", n_args++, &f->arg_info[i], f->body->args[i]->type, called);
    }
    for (uint32_t i = 0; i < f->n_results; i++) {
        if (result_variable(f, i) != NO_VARIABLE) continue;
        func_result_names(a, f, i, results);
        const char *called = arena_printf(a, "result %" PRIu32 ", %s", n_results, results[0]);
        port(out, entry, prefix, "RESULT", n_results++, &f->result_info[i], f->result_types[i], called);
    }
}

static void variables(Text *out, const Module *m, const char *guard) {
    if (m->n_variables)
        text_f(out, "\n/* what outlives a call: tpurt_variable_read, tpurt_variable_write */\n#define %s_VARIABLES %u\n", guard, m->n_variables);
    for (uint32_t i = 0; i < m->n_variables; i++) {
        const Variable *v = &m->variables[i];
        Text shape = {0};
        type_text(v->type, &shape);
        text_z(out, "/* ");
        text_c_comment(out, v->name);
        text_f(out, ", variable %u: %s of %s%s */\n#define %s_VARIABLE%u_NAME ", i, c_type(v->type->dtype), shape.items,
               v->scope == VARIABLE_OF_REPLICA ? ", one of each replica" : "", guard, i);
        text_c_string(out, v->name);
        text_f(out, "\n#define %s_VARIABLE%u_ELEMS %" PRId64 "\n#define %s_VARIABLE%u_BYTES %zu\n", guard, i, v->type->n_elems, guard, i, type_bytes(v->type));
        vec_free(&shape);
    }
}

// Entry points that are different functions: each has its own arguments and results.
static void functions(Text *out, const CodegenEntry *entries, size_t n_entries, const char *prefix, const char *guard) {
    text_f(out, "#define %s_ENTRIES %zu\n", guard, n_entries);
    for (size_t e = 0; e < n_entries; e++) {
        Text one = {0};
        const Func *f = entries[e].func;
        text_f(&one, "%s_ENTRY%zu", prefix, e);
        text_f(out, "\n/* entry point %zu */\n#define %s_ENTRY%zu_NAME ", e, guard, e);
        text_c_string(out, entries[e].name);
        text_f(out, "\n#define %s_ENTRY%zu_ARGS %u\n#define %s_ENTRY%zu_RESULTS %u\n", guard, e, n_caller_args(f), guard, e, n_caller_results(f));
        ports(out, &entries[e], one.items);
        vec_free(&one);
    }
}

// The room that any entry point's argument or result needs.
static void largest(Text *out, const CodegenEntry *entries, size_t n_entries, const char *guard, bool result, uint32_t i) {
    size_t most = 0;
    for (size_t e = 0; e < n_entries; e++) {
        const Func *f = entries[e].func;
        size_t bytes = type_bytes(result ? f->result_types[i] : f->body->args[i]->type);
        if (bytes > most) most = bytes;
    }
    const Func *f = entries[0].func;
    text_f(out, "#define %s_%s%u_MAX_BYTES %zu\n", guard, result ? "RESULT" : "ARG", result ? caller_result(f, i) : caller_arg(f, i), most);
}

// "#define ENC_BUCKETS_S 32, 64, 128": what a padded symbol is worth in the entry points, each once.
static void buckets(Text *out, const CodegenEntry *entries, size_t n_entries, const char *guard) {
    for (uint32_t k = 0; k < entries[0].n_symbols; k++) {
        Text name = {0};
        if (!entries[0].symbols[k].padded) continue;
        upper(&name, entries[0].symbols[k].name);
        text_f(out, "#define %s_BUCKETS_%s", guard, name.items);
        for (size_t e = 0; e < n_entries; e++) {
            bool seen = false;
            for (size_t before = 0; before < e; before++) seen |= entries[before].symbols[k].value == entries[e].symbols[k].value;
            if (!seen) text_f(out, "%s %" PRId64, e ? "," : "", entries[e].symbols[k].value);
        }
        text_z(out, "\n");
        vec_free(&name);
    }
}

static void several(Text *out, const CodegenEntry *entries, size_t n_entries, const char *prefix, const char *guard) {
    const Func *f = entries[0].func;
    text_f(out,
           "\n"
           "/* tpurt_run with TPURT_ANY_ENTRY takes the smallest of these that fits, and pads what is shorter. */\n"
           "#define %s_ENTRIES %zu\n",
           guard, n_entries);
    buckets(out, entries, n_entries, guard);
    for (uint32_t i = 0; i < f->body->n_args; i++)
        if (arg_variable(f, i) == NO_VARIABLE) largest(out, entries, n_entries, guard, false, i);
    for (uint32_t i = 0; i < f->n_results; i++)
        if (result_variable(f, i) == NO_VARIABLE) largest(out, entries, n_entries, guard, true, i);
    for (size_t e = 0; e < n_entries; e++) {
        Text one = {0};
        text_f(&one, "%s_ENTRY%zu", prefix, e);
        text_f(out, "\n/* entry point %zu */\n#define %s_ENTRY%zu_NAME ", e, guard, e);
        text_c_string(out, entries[e].name);
        text_z(out, "\n");
        ports(out, &entries[e], one.items);
        vec_free(&one);
    }
}

void header_text(const CodegenEntry *entries, size_t n_entries, const char *prefix, Text *out) {
    const Func *f = entries[0].func;
    Text guard = {0};
    upper(&guard, prefix);
    text_f(out, "/* Made by tpucc. Link the .o of the same model, and libtpurt:\n *   tpurt_program_from_table(&%s%s, ...) */\n", prefix, TPU_PROGRAM_SUFFIX);
    text_f(out, "#ifndef %s_TPU_H\n#define %s_TPU_H\n\n#include <tpurt.h>\n\n", guard.items, guard.items);
    text_f(out, "#ifdef __cplusplus\nextern \"C\" {\n#endif\nextern const TpuProgram %s%s;\n#ifdef __cplusplus\n}\n#endif\n\n", prefix, TPU_PROGRAM_SUFFIX);
    bool are_functions = n_entries > 1 && entries[1].function != entries[0].function;
    if (!are_functions) text_f(out, "#define %s_ARGS %u\n#define %s_RESULTS %u\n", guard.items, n_caller_args(f), guard.items, n_caller_results(f));
    if (are_functions) functions(out, entries, n_entries, prefix, guard.items);
    else if (n_entries == 1 && !entries[0].n_symbols) ports(out, entries, prefix);
    else several(out, entries, n_entries, prefix, guard.items);
    variables(out, f->module, guard.items);
    text_z(out, "\n#endif\n");
    vec_free(&guard);
}
