// `tpucc shapes`: its options, and what it prints: sizes to compile for, beside what else could be done.
#include "frontend/advise/shapes.h"
#include "frontend/base/json_text.h"
#include "frontend/cli/cli.h"
#include "ir/base/shown.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define DEFAULT_GFLOPS 100.0 // of one core with AVX-512 in matrix products

typedef struct {
    Strings files;
    uint32_t max_compiles;
    int64_t align;
    double gflops;
    bool json, help;
} Options;

// ---- Options

static bool align_parse(const CliOption *x, const char *value, void *out, Diags *d) {
    double v;
    if (!cli_double(value, 8, &v) || (v != 8 && v != 32 && v != 64 && v != 128)) return cli_refuse(d, "--%s takes 8, 32, 64 or 128, not '%s'", x->name, value);
    *(int64_t *)out = (int64_t)v;
    return true;
}

static bool gflops_parse(const CliOption *x, const char *value, void *out, Diags *d) {
    double v;
    if (!cli_double(value, 0, &v) || v <= 0 || v >= 1e12) return cli_refuse(d, "--%s takes a number above 0, not '%s'", x->name, value);
    *(double *)out = v;
    return true;
}

static bool word(void *options, const char *text, Diags *d) {
    (void)d;
    vec_push(&((Options *)options)->files, text);
    return true;
}

#define AT(field_) .field = offsetof(Options, field_)
static const CliOption options[] = {
    {CLI_NUMBER, "max-compiles", "K", "at most so many compilations, 1 to 64", AT(max_compiles), .most = MAX_COMPILES},
    {CLI_PARSED, "align", "8|32|64|128", "only multiples of this", AT(align), .parse = align_parse},
    {CLI_PARSED, "gflops", "X", "billions of operations a second, for the estimated time; 100 if not given", AT(gflops), .parse = gflops_parse},
    {CLI_FLAG, "json", NULL, "the answer as JSON", AT(json)},
    {CLI_FLAG, "help", NULL, "prints this", AT(help)},
};

static const CliTable table = {
    .program = "tpucc shapes",
    .groups = {{options, COUNT(options), 0}},
    .usage = "usage: tpucc shapes LOG... --max-compiles=K [options]\n"
             "Reads what TPURT_SHAPE_LOG wrote and recommends the sizes to compile for that waste least.\n\n",
    .footer = "\nOne open dimension: the optimum (dynamic programming). Two or three: each split of the compilations over the\n"
              "dimensions, the optimum of one given the others in turns. Work is taken to grow in proportion to the sizes.\n"
              "\nExit codes: 0 done; 1 wrong content; 2 wrong usage; 3 the system refused; 4 internal error or out of memory.\n",
    .width = 21,
    .word = word,
};

static bool parse(int argc, char **argv, Options *o, Diags *d) {
    bool answered; // no option lists anything
    if (!cli_parse(&table, argc - 2, argv + 2, o, &answered, d)) return false;
    if (o->help) return true;
    if (!o->files.n) return cli_refuse(d, "no log was given: tpucc shapes LOG --max-compiles=K");
    return o->max_compiles || cli_refuse(d, "--max-compiles=K was not given");
}

// ---- What is said of a program

enum { N_OTHERS = 5 };
typedef struct {
    const CallLog *log;
    Choice best, others[N_OTHERS];
    const char *names[N_OTHERS];
    Text flags; // "--bucket s=32,64"
} Advice;

static Choice one_maximum(const CallLog *log, Arena *arena) {
    Choice c = {.n_compiles = 1};
    for (uint32_t v = 0; v < log->n_variables; v++) {
        c.sizes[v] = arena_array(arena, int64_t, 1);
        c.n_sizes[v] = 1;
        c.sizes[v][0] = 1;
        for (size_t p = 0; p < log->n_points; p++) c.sizes[v][0] = i64_max(c.sizes[v][0], log->points[p].sizes[v]);
    }
    return shapes_cost(log, &c);
}

static void add_list(Text *t, const Choice *c, uint32_t v, const char *between) {
    for (size_t i = 0; i < c->n_sizes[v]; i++) text_f(t, "%s%" PRId64, i ? between : "", c->sizes[v][i]);
}

// A single size is bound, several are buckets.
static void add_flags(Text *t, const CallLog *log, const Choice *c) {
    for (uint32_t v = 0; v < log->n_variables; v++) {
        Text word = {0};
        text_f(&word, "%s=", log->variables[v].name);
        add_list(&word, c, v, ",");
        text_f(t, "%s%s ", v ? " " : "", c->n_sizes[v] == 1 ? "--dim" : "--bucket");
        text_shell(t, word.items);
        vec_free(&word);
    }
}

static void advise(const CallLog *log, const Options *o, Arena *arena, Advice *a) {
    *a = (Advice){.log = log,
                  .best = shapes_advise(log, o->max_compiles, o->align, arena),
                  .names = {"no padding, each shape compiled", "multiples of 32", "multiples of 64", "multiples of 128", "one, of the largest size"}};
    a->others[0] = shapes_multiples(log, 1);
    for (int i = 1; i < 4; i++) a->others[i] = shapes_multiples(log, 16 << i);
    a->others[4] = one_maximum(log, arena);
    add_flags(&a->flags, log, &a->best);
}

static double seconds(const Advice *a, const Choice *c, const Options *o) { return c->elements * a->log->flops_per_element / (o->gflops * 1e9); }

// ---- Text

static void print_row(const Advice *a, const char *name, const Choice *c, const Options *o) {
    printf("  %-36s %12" PRIu64 " %8.1f %% %7.2f x", name, c->n_compiles, 100 * c->padding,
           a->others[0].elements > 0 ? c->elements / a->others[0].elements : 1);
    if (a->log->flops_per_element > 0) printf(" %10.4g s", seconds(a, c, o));
    putchar('\n');
}

static void print_head(const CallLog *log) {
    uint64_t all = log->outcomes[CALLS_HIT] + log->outcomes[CALLS_PADDED] + log->outcomes[CALLS_MISS];
    print_line(stdout, "%s: %" PRIu64 " calls: %" PRIu64 " hits, %" PRIu64 " padded, %" PRIu64 " misses; %zu shapes", log->program, all,
               log->outcomes[CALLS_HIT], log->outcomes[CALLS_PADDED], log->outcomes[CALLS_MISS], log->n_points);
    for (uint32_t v = 0; v < log->n_variables; v++) {
        int64_t least = INT64_MAX, most = 0;
        for (size_t p = 0; p < log->n_points; p++) {
            least = i64_min(least, log->points[p].sizes[v]);
            most = i64_max(most, log->points[p].sizes[v]);
        }
        print_line(stdout, "  %s%s: %" PRId64 " to %" PRId64, log->variables[v].name, log->variables[v].also, least, most);
    }
    if (log->n_left_out) printf("  left out: %" PRIu64 " calls that no size would admit (other types, or sizes that the model fixes)\n", log->n_left_out);
    if (log->n_unlisted) printf("  left out: %" PRIu64 " calls that were counted without their shapes\n", log->n_unlisted);
}

static void print_text(const Advice *a, const Options *o) {
    const CallLog *log = a->log;
    print_head(log);
    if (!log->n_variables) {
        puts("  every call has the same shape: one compilation is enough, and nothing is padded\n");
        return;
    }
    printf("\n  %-36s %12s %10s %9s%s\n", "sizes", "compilations", "padding", "work", log->flops_per_element > 0 ? "        time" : "");
    print_row(a, "recommended", &a->best, o);
    for (int i = 0; i < N_OTHERS; i++) print_row(a, a->names[i], &a->others[i], o);
    putchar('\n');
    print_line(stdout, "%s", a->flags.items);
    putchar('\n');
}

static void print_notes(const CallLogs *logs, const Options *o) {
    bool flops = false, several = false;
    for (size_t i = 0; i < logs->n; i++) {
        flops |= logs->items[i].flops_per_element > 0;
        several |= logs->items[i].n_variables > 1;
    }
    puts("Padding is the share of the computed elements that nobody asked for; work is compared with no padding. Both take the work to\n"
         "grow in proportion to the sizes.");
    if (several) puts("With several open dimensions every combination of sizes is compiled; the sizes are good, not proved to be the best.");
    if (flops) printf("Time is that of all these calls, from the operations of the compiled entry points, at %g GFLOP/s (--gflops).\n", o->gflops);
}

// ---- JSON

static json_t *json_choice(const Advice *a, const Choice *c, const Options *o) {
    json_t *j = json_pack("{s:I,s:f,s:f}", "compilations", (json_int_t)c->n_compiles, "padding", c->padding, "elements", c->elements);
    if (a->log->flops_per_element > 0) json_object_set_new(j, "seconds", json_real(seconds(a, c, o)));
    return j;
}

static json_t *json_variables(const Advice *a) {
    json_t *list = json_array();
    for (uint32_t v = 0; v < a->log->n_variables; v++) {
        json_t *sizes = json_array();
        for (size_t i = 0; i < a->best.n_sizes[v]; i++) json_array_append_new(sizes, json_integer(a->best.sizes[v][i]));
        json_array_append_new(list, json_pack("{s:s,s:o}", "name", a->log->variables[v].name, "sizes", sizes));
    }
    return list;
}

static json_t *json_advice(const Advice *a, const Options *o) {
    static const char *const keys[N_OTHERS] = {"no_padding", "multiples_of_32", "multiples_of_64", "multiples_of_128", "one_maximum"};
    const CallLog *log = a->log;
    json_t *j =
        json_pack("{s:s,s:{s:I,s:I,s:I,s:I,s:I},s:I,s:o,s:o,s:b,s:s}", "program", log->program, "calls", "hit", (json_int_t)log->outcomes[CALLS_HIT], "padded",
                  (json_int_t)log->outcomes[CALLS_PADDED], "miss", (json_int_t)log->outcomes[CALLS_MISS], "unlisted", (json_int_t)log->n_unlisted, "left_out",
                  (json_int_t)log->n_left_out, "shapes", (json_int_t)log->n_points, "dimensions", json_variables(a), "recommended", json_choice(a, &a->best, o),
                  "optimal", log->n_variables <= 1, "flags", a->flags.n ? a->flags.items : "");
    for (int i = 0; i < N_OTHERS; i++) json_object_set_new(j, keys[i], json_choice(a, &a->others[i], o));
    return j;
}

// ---- The program

static void answer(const CallLogs *logs, const Options *o, Arena *arena) {
    json_t *programs = o->json ? json_array() : NULL;
    for (size_t i = 0; i < logs->n; i++) {
        Advice a;
        advise(&logs->items[i], o, arena, &a);
        if (o->json) json_array_append_new(programs, json_advice(&a, o));
        else print_text(&a, o);
        vec_free(&a.flags);
    }
    if (!o->json) {
        print_notes(logs, o);
        return;
    }
    json_t *all =
        json_pack("{s:i,s:I,s:f,s:o}", "max_compiles", (int)o->max_compiles, "align", (json_int_t)o->align, "gflops", o->gflops, "programs", programs);
    Text text = {0};
    json_text_write(all, JSON_INDENT(2) | JSON_REAL_PRECISION(9), &text);
    fwrite(text.items, 1, text.n, stdout);
    vec_free(&text);
}

int shapes_main(int argc, char **argv) {
    Diags d;
    Arena arena = {0};
    CallLogs logs = {0};
    Options o = {.align = 1, .gflops = DEFAULT_GFLOPS};
    diags_init(&d, "tpucc");
    bool good = parse(argc, argv, &o, &d);
    if (good && o.help) cli_help(&table, stdout);
    else if (good && call_logs_read(o.files.items, o.files.n, &arena, &logs, &d)) answer(&logs, &o, &arena);
    if (fflush(stdout) || ferror(stdout)) diag_exit(&d, EXIT_SYSTEM, (Loc){0}, "cannot write to standard output: %s", strerror(errno));
    diags_print(&d, stderr);
    int code = d.n_errors ? d.exit_code : EXIT_DONE;
    vec_free(&o.files);
    arena_free(&arena);
    diags_free(&d);
    return code;
}
