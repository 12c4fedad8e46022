// --describe: what a compiled program consists of, for people or, with --json, for programs.
#include "frontend/runner/tpurun.h"
#include "ir/base/shown.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    int name, type; // widths of columns
} Columns;

// "40 bytes", "3.063 KiB"; in the arena.
static const char *size_of(Diags *d, uint64_t bytes) {
    static const char *const units[] = {"bytes", "KiB", "MiB", "GiB", "TiB"};
    size_t unit = 0;
    double n = (double)bytes;
    for (; n >= 1024 && unit + 1 < COUNT(units); n /= 1024) unit++;
    return arena_printf(&d->arena, n >= 1000 ? "%.0f %s" : "%.4g %s", n, units[unit]);
}

static Columns port_columns(const TpurtProgram *p, uint32_t entry, const TpurtEntryInfo *e, Diags *d) {
    enum { MOST = 60 }; // what is longer stands out
    Columns widths = {20, 28};
    for (uint32_t i = 0; i < e->n_args + e->n_results; i++) {
        TpurtPortInfo info;
        tpurt_port_describe(p, entry, i < e->n_args ? TPURT_ARG : TPURT_RESULT, i < e->n_args ? i : i - e->n_args, &info, NULL);
        size_t name = strlen(info.name), type = strlen(port_type(d, compiled_dtype(info.dtype), info.rank, info.dims));
        if (name <= MOST && (int)name > widths.name) widths.name = (int)name;
        if (type <= MOST && (int)type > widths.type) widths.type = (int)type;
    }
    return widths;
}

// ", also x": names that it answers to besides the one that is shown and its number.
static void add_names(Text *out, const TpurtPortInfo *info, TpurtDirection direction) {
    const char *number = direction == TPURT_ARG ? "arg" : "output";
    for (uint32_t i = 1; i < info->n_names; i++) {
        const char *name = info->names[i], *digits = name + strlen(number);
        if (!strncmp(name, number, strlen(number)) && *digits && !digits[strspn(digits, "0123456789")]) continue;
        text_f(out, ", also %s", name);
    }
}

static void describe_ports(const TpurtProgram *p, uint32_t entry, TpurtDirection direction, uint32_t n, Columns widths, Diags *d) {
    for (uint32_t i = 0; i < n; i++) {
        TpurtPortInfo info;
        tpurt_port_describe(p, entry, direction, i, &info, NULL);
        Text cut = {0};
        text_z(&cut, "");
        for (uint32_t k = 0; info.sharding && k < info.rank; k++) text_f(&cut, "%s%u", k ? "x" : ", cut ", info.sharding->n_parts[k]);
        add_names(&cut, &info, direction);
        print_line(stdout, "  %-8s %3u  %-*s %-*s %s%s", direction == TPURT_ARG ? "argument" : "result", i, widths.name, info.name, widths.type,
                   port_type(d, compiled_dtype(info.dtype), info.rank, info.dims), size_of(d, info.bytes), cut.items);
        vec_free(&cut);
    }
}

static void describe_symbols(const TpurtProgram *p, uint32_t entry, uint32_t n) {
    for (uint32_t i = 0; i < n; i++) {
        TpurtSymbolInfo s;
        tpurt_symbol_describe(p, entry, i, &s, NULL);
        print_line(stdout, "  %-8s %3u  %-20s %" PRId64 "%s", "symbol", i, s.name, s.value, s.padded ? ", calls with less are padded" : "");
    }
}

static void describe_variables(const TpurtProgram *p, uint32_t n, Diags *d) {
    if (n) printf("%u variable%s\n", n, n == 1 ? "" : "s");
    for (uint32_t i = 0; i < n; i++) {
        TpurtVariableInfo v;
        tpurt_variable_describe(p, i, &v, NULL);
        print_line(stdout, "  %3u  %-40s %-28s %s%s%s", i, v.name, port_type(d, compiled_dtype(v.dtype), v.rank, v.dims), size_of(d, v.bytes),
                   v.of_replica ? ", one of each replica" : "", v.initial ? ", begins as the model says" : "");
    }
}

static void describe_uses(const TpurtProgram *p, uint32_t entry, uint32_t n) {
    static const char *const words[] = {NULL, "reads", "writes", "updates"};
    for (uint32_t i = 0; i < n; i++) {
        TpurtVariableInfo v;
        uint32_t use;
        tpurt_variable_describe(p, i, &v, NULL);
        tpurt_variable_use(p, entry, i, &use, NULL);
        if (use) print_line(stdout, "  %-8s %3u  %s", words[use], i, v.name);
    }
}

// The lines of the key as one.
static void describe_key(const char *key) {
    if (!*key) return;
    Text all = {0};
    for (const char *line = key; *line;) {
        size_t n = strcspn(line, "\n");
        text_z(&all, " ");
        text_add(&all, line, n);
        line += n + (line[n] == '\n');
    }
    print_line(stdout, "made from%s", all.items);
    vec_free(&all);
}

static void describe_target(const TpurtProgram *p, uint32_t i) {
    TpurtTargetInfo t;
    tpurt_target_describe(p, i, &t, NULL);
    print_line(stdout, "  %-8s %3u  %-20s %s%s", "target", i, t.name, t.chosen ? "taken" : *t.lacks ? "lacks here: " : "runs here", t.lacks);
}

static int widest(int width, size_t n) { return n > (size_t)width ? (int)n : width; }

static void describe_kernels(const TpurtProgram *p, uint32_t n, Diags *d) {
    enum { MOST_NAME = 80 };
    int name = 1, tasks = 1, flops = 1, moved = 1;
    for (uint32_t i = 0; i < n; i++) {
        TpurtKernelInfo k;
        tpurt_kernel_describe(p, i, &k, NULL);
        if (strlen(k.name) <= MOST_NAME) name = widest(name, strlen(k.name));
        tasks = widest(tasks, strlen(arena_printf(&d->arena, "%" PRIu64, k.n_tasks)));
        flops = widest(flops, strlen(arena_printf(&d->arena, "%" PRIu64, k.flops)));
        moved = widest(moved, strlen(size_of(d, k.bytes)));
    }
    printf("%u kernel%s\n", n, n == 1 ? "" : "s");
    for (uint32_t i = 0; i < n; i++) {
        TpurtKernelInfo k;
        tpurt_kernel_describe(p, i, &k, NULL);
        print_line(stdout, "  %3u  %-*s  %u phase%s %*" PRIu64 " tasks, %*" PRIu64 " FLOPs, %*s moved, %s of scratch", i, name, k.name, k.n_phases,
                   k.n_phases == 1 ? ", " : "s,", tasks, k.n_tasks, flops, k.flops, moved, size_of(d, k.bytes), size_of(d, k.scratch_bytes));
    }
}

static void describe(const TpurtProgram *p, Diags *d) {
    TpurtProgramInfo info;
    tpurt_program_describe(p, &info, NULL);
    print_line(stdout, "program %s, made by %s, for %s", info.name, info.compiler, info.target);
    for (uint32_t i = 0; info.n_targets > 1 && i < info.n_targets; i++) describe_target(p, i);
    printf("  code %s, weights %s, %u replica%s", size_of(d, info.code_bytes), size_of(d, info.weight_bytes), info.n_replicas, info.n_replicas == 1 ? "" : "s");
    if (info.n_partitions > 1) printf(" of %u partitions", info.n_partitions);
    putchar('\n');
    if (info.checked_bytes) printf("  %s of the file compared with its checksums\n", size_of(d, info.checked_bytes));
    else puts("  no checksums: linked by another program than tpucc");
    for (uint32_t i = 0; i < info.n_entries; i++) {
        TpurtEntryInfo entry;
        tpurt_entry_describe(p, i, &entry, NULL);
        const char *rounds = entry.n_rounds ? arena_printf(&d->arena, ", %u rounds of it in a call", entry.n_rounds) : "";
        print_line(stdout, "entry point %s: %" PRIu64 " FLOPs, slab %s, %u launches in %u steps%s", entry.name, entry.flops, size_of(d, entry.slab_bytes),
                   entry.n_launches, entry.n_steps, rounds);
        Columns widths = port_columns(p, i, &entry, d);
        describe_symbols(p, i, entry.n_symbols);
        describe_ports(p, i, TPURT_ARG, entry.n_args, widths, d);
        describe_ports(p, i, TPURT_RESULT, entry.n_results, widths, d);
        describe_uses(p, i, info.n_variables);
    }
    describe_variables(p, info.n_variables, d);
    describe_kernels(p, info.n_kernels, d);
    describe_key(info.key);
}

// ---- The same as JSON, with exact numbers

static void json_text(Text *t, const char *key, const char *text) {
    text_f(t, "\"%s\": ", key);
    text_json(t, text);
}

static void json_ports(Text *t, const TpurtProgram *p, uint32_t entry, TpurtDirection direction, uint32_t n, Diags *d) {
    text_f(t, ", \"%s\": [", direction == TPURT_ARG ? "arguments" : "results");
    for (uint32_t i = 0; i < n; i++) {
        TpurtPortInfo info;
        tpurt_port_describe(p, entry, direction, i, &info, NULL);
        text_z(t, i ? ", {" : "{");
        json_text(t, "name", info.name);
        text_z(t, ", \"names\": [");
        for (uint32_t k = 0; k < info.n_names; k++) text_z(t, k ? ", " : ""), text_json(t, info.names[k]);
        text_z(t, "], ");
        json_text(t, "type", port_type(d, compiled_dtype(info.dtype), info.rank, info.dims));
        text_f(t, ", \"bytes\": %" PRIu64 "}", info.bytes);
    }
    text_z(t, "]");
}

static void json_entries(Text *t, const TpurtProgram *p, uint32_t n, Diags *d) {
    text_z(t, ", \"entries\": [");
    for (uint32_t i = 0; i < n; i++) {
        TpurtEntryInfo e;
        tpurt_entry_describe(p, i, &e, NULL);
        text_z(t, i ? ", {" : "{");
        json_text(t, "name", e.name);
        text_f(t, ", \"flops\": %" PRIu64 ", \"slab_bytes\": %" PRIu64 ", \"launches\": %u, \"steps\": %u, \"rounds\": %u, \"symbols\": {", e.flops,
               e.slab_bytes, e.n_launches, e.n_steps, e.n_rounds);
        for (uint32_t k = 0; k < e.n_symbols; k++) {
            TpurtSymbolInfo s;
            tpurt_symbol_describe(p, i, k, &s, NULL);
            text_z(t, k ? ", " : "");
            text_json(t, s.name);
            text_f(t, ": %" PRId64, s.value);
        }
        text_z(t, "}");
        json_ports(t, p, i, TPURT_ARG, e.n_args, d);
        json_ports(t, p, i, TPURT_RESULT, e.n_results, d);
        text_z(t, "}");
    }
    text_z(t, "]");
}

static void json_variables(Text *t, const TpurtProgram *p, uint32_t n, Diags *d) {
    text_z(t, ", \"variables\": [");
    for (uint32_t i = 0; i < n; i++) {
        TpurtVariableInfo v;
        tpurt_variable_describe(p, i, &v, NULL);
        text_z(t, i ? ", {" : "{");
        json_text(t, "name", v.name);
        text_z(t, ", ");
        json_text(t, "type", port_type(d, compiled_dtype(v.dtype), v.rank, v.dims));
        text_f(t, ", \"bytes\": %" PRIu64 ", \"of_replica\": %s}", v.bytes, v.of_replica ? "true" : "false");
    }
    text_z(t, "]");
}

static void json_kernels(Text *t, const TpurtProgram *p, uint32_t n) {
    text_z(t, ", \"kernels\": [");
    for (uint32_t i = 0; i < n; i++) {
        TpurtKernelInfo k;
        tpurt_kernel_describe(p, i, &k, NULL);
        text_z(t, i ? ", {" : "{");
        json_text(t, "name", k.name);
        text_f(t, ", \"phases\": %u, \"tasks\": %" PRIu64 ", \"flops\": %" PRIu64 ", \"bytes\": %" PRIu64 ", \"scratch_bytes\": %" PRIu64 "}", k.n_phases,
               k.n_tasks, k.flops, k.bytes, k.scratch_bytes);
    }
    text_z(t, "]");
}

static void describe_json(const TpurtProgram *p, Diags *d) {
    TpurtProgramInfo info;
    Text t = {0};
    tpurt_program_describe(p, &info, NULL);
    text_z(&t, "{");
    json_text(&t, "program", info.name);
    text_z(&t, ", ");
    json_text(&t, "compiler", info.compiler);
    text_z(&t, ", ");
    json_text(&t, "target", info.target);
    text_f(&t, ", \"code_bytes\": %" PRIu64 ", \"weight_bytes\": %" PRIu64 ", \"checked_bytes\": %" PRIu64 ", \"replicas\": %u, \"partitions\": %u",
           info.code_bytes, info.weight_bytes, info.checked_bytes, info.n_replicas, info.n_partitions);
    json_entries(&t, p, info.n_entries, d);
    json_variables(&t, p, info.n_variables, d);
    json_kernels(&t, p, info.n_kernels);
    text_z(&t, ", ");
    json_text(&t, "key", info.key);
    text_z(&t, "}\n");
    fwrite(t.items, 1, t.n, stdout);
    vec_free(&t);
}

bool compiled_describe(const RunOptions *o, Diags *d) {
    TpurtProgram *p;
    TpurtError e;
    if (compiled_load(o, &p, &e)) return compiled_unloaded(d, o->program, false, &e);
    if (o->json) describe_json(p, d);
    else describe(p, d);
    tpurt_program_release(p);
    return true;
}
