// Compiled against eval: every case of the given .mlir files (cases are split by lines `// -----`) and every random graph is compiled, loaded
// and run on 1 and 2 threads, twice each, and compared with the reference evaluator: integers bit for bit, floats within a bound; both
// thread counts must give the same bits, arguments must be as they were, and nothing may be written outside the results. Comments of a
// case set the bound and the inputs (inputs.h):
//   // tolerance: 1e-4     relative to the largest element of the result; where inputs are special, to the element itself
//   // absolute: 1e-6      added to it
//   // bounds: 0 1e-6      instead: how far each result may be off, an element; 0: equal, but for the sign of a zero
//   // control-flow: dynamic    or select, or both: dynamic select
//   // twin: differs          of --twin: another result is meant
//   differ [--mcpu=NAME] [--level=N] [--skip=PASS,..] [--keep] [--seed=N] [--random=N] [--scatters=N] [--linalg=N] [--convolutions=N] [--control=N]
//   [--products=N] [--einsums=N] [--precision=bf16|model] [--collectives=N] [--processes=N] [--opaque] [--remat=X] [--print]
//          [--every=N] [--task-cycles=N] [--portable] [--coverage] [--write=DIR] FILE...
// --every takes of the files behind it each N-th case.
// --random makes N graphs from --seed (random/graph.h); a failing one is made shorter while it fails and printed. With --coverage they are made,
// not run, and what occurs is counted (graph/coverage.h); with --write each is a folder DIR/SEED of program, inputs and eval's results
// (graph/write.h). --portable: graphs of what XLA:CPU runs.
// --control makes N graphs of branches and loops in the same way (random/control.h). --opaque: no pass looks into constants.
// --task-cycles: kernels are cut into tasks of so many cycles, which small graphs are not by themselves.
// --collectives makes N programs of several devices (random/collective.h); all models run on as many devices as they say, each with inputs of its own.
// --processes compiles them for N processes, or as many as there are devices.
// --convolutions makes N functions of one convolution of dilated input, compared bit for bit (random/convolution.h).
// --products makes N functions of f32 contractions and what lies between them (random/products.h). --precision compiles so, and compares with what eval
// makes of operands that were rounded; how near it has to be is said in precision.h.
// --einsums makes N functions of products whose dimensions lie in any order (random/einsum.h).
// --linalg makes N functions of one rng_bit_generator, fft, cholesky, triangular_solve or routine of LAPACK (random/linalg.h).
// --scatters makes N functions of one scatter, gather or select_and_scatter with any dimension numbers (random/scatter.h).
// --remat compiles with tpucc's option of that name.
// --twin=FILE: a model that evaluates to the same, whether it compiles or not.
// Prints a line a failure and `N passed, N failed`.
#define _GNU_SOURCE 1
#include "frontend/compiler/compiler.h"
#include "ir/eval/eval.h"
#include "ir/infer/infer.h"
#include "ir/ops/devices/parts.h"
#include "ir/text/text.h"
#include "runtime/tpurt.h"
#include "tests/ops/filled.h"
#include "tests/ops/graph/coverage.h"
#include "tests/ops/graph/write.h"
#include "tests/ops/inputs.h"
#include "tests/ops/precision.h"
#include "tests/ops/random/collective.h"
#include "tests/ops/random/control.h"
#include "tests/ops/random/convolution.h"
#include "tests/ops/random/einsum.h"
#include "tests/ops/random/graph.h"
#include "tests/ops/random/linalg.h"
#include "tests/ops/random/products.h"
#include "tests/ops/random/scatter.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

enum { MAX_ARGS = 1024, MAX_RESULTS = 1024, GUARD = 64 }; // of all devices

typedef struct {
    uint64_t seed;
    const char *twin, *mcpu, *skip, *write, *remat;
    int level;
    PrecisionKind precision;
    unsigned every; // of a file's cases
    uint32_t n_processes, task_cycles;
    bool keep, print, opaque, coverage;
} Settings;
static Settings set = {.seed = 1, .every = 1, .level = 1, .n_processes = 1};

typedef struct {
    Arena arena;
    Diags diags;
    const char *text;
    size_t len;
    char so[64];
    double tolerance, absolute;
    double unit, distance[MAX_RESULTS]; // of --precision: of what was rounded, and how far f32 is from that (precision.h)
    const char *bounds;                 // text, NULL without
    bool special, complex;              // complex: the result that is compared is
    ControlFlow control_flow;
    uint32_t n_devices;
    const Literal *args[MAX_ARGS], *want[MAX_RESULTS];
    void *in[MAX_ARGS];
} Case;

// ---- comparing

// Complex numbers are two of their parts.
static DType part_type(DType t) { return t == DT_C64 ? DT_F32 : t == DT_C128 ? DT_F64 : t; }

// Of n numbers.
static double largest_of(DType part, const char *at, size_t n) {
    double top = 0;
    for (size_t i = 0; i < n; i++) {
        double x = fabs(elem_to_f64(part, at + i * dtype_bytes(part)));
        if (isfinite(x) && x > top) top = x;
    }
    return top;
}

static double largest(const Literal *l) {
    DType part = part_type(l->type->dtype);
    double top = 0;
    for (int64_t i = 0; i < l->type->n_elems; i++) top = fmax(top, largest_of(part, literal_elem(l, i), dtype_bytes(l->type->dtype) / dtype_bytes(part)));
    return top;
}

// Sums that are made in another order round otherwise: by the last bits of what is narrow.
static double order_bound(DType t) { return set.n_processes == 1 ? 0 : t == DT_F16 ? 0x1p-8 : t == DT_BF16 ? 0x1p-5 : 0; }

static bool float_agrees(const Case *c, DType t, double got, double want, double top) {
    if (isnan(got) || isnan(want)) return isnan(got) && isnan(want);
    if (c->special && !c->complex && got == 0 && want == 0) return signbit(got) == signbit(want);
    if (got == want) return true;
    double tiny = t == DT_F32 ? 0x1p-149 : 0x1p-1074; // of special inputs, the last bit of denormals is free
    return fabs(got - want) <= fmax(c->tolerance, order_bound(t)) * (c->special && !c->complex ? fabs(want) : top) + (c->special ? 2 * tiny : c->absolute);
}

static char *compare(Case *c, const Literal *want, const void *got) {
    Type t = want->type;
    size_t size = dtype_bytes(t->dtype);
    DType part = part_type(t->dtype);
    size_t part_bytes = dtype_bytes(part), n_parts = size / part_bytes;
    c->complex = n_parts > 1;
    double top = dtype_is_float(part) ? largest(want) : 0;
    for (size_t i = 0; i < (size_t)t->n_elems * n_parts; i++) {
        const char *elem = literal_elem(want, (int64_t)(i / n_parts)), *w = elem + i % n_parts * part_bytes, *g = (const char *)got + i * part_bytes;
        if (!memcmp(w, g, part_bytes)) continue;
        if (c->complex && c->special) top = largest_of(part, elem, n_parts);
        double x = elem_to_f64(part, g), y = elem_to_f64(part, w);
        if (dtype_is_float(part) && float_agrees(c, part, x, y, top)) continue;
        return arena_printf(&c->arena, "%s %zu of %s is %.9g, not %.9g", c->complex ? "part" : "element", i, type_name(&c->arena, t), x, y);
    }
    return NULL;
}

// ---- one case

static void change_passes(void *context, PassOptions *p) {
    (void)context;
    p->opt_level = set.level;
    p->opaque_constants = set.opaque;
    p->task_cycles = set.task_cycles;
    p->processes_bytes = 0;
}

static bool compile(Case *c, Module *m) {
    CompileOptions o = compile_options_default();
    o.mcpu = set.mcpu;
    o.skip = set.skip;
    o.remat = set.remat;
    o.precision = set.precision;
    o.control_flow = c->control_flow;
    o.n_processes = set.n_processes < module_n_devices(m) ? set.n_processes : module_n_devices(m);
    o.prefix = "differ";
    return compile_module(m, &o, &(CompileOutput){.at.path = c->so, .kind = OUTPUT_SO}, &(CompileWatch){.passes = change_passes}, &c->diags);
}

static void *guarded(Case *c, size_t bytes) {
    unsigned char *p = arena_alloc(&c->arena, bytes + GUARD);
    memset(p, 0xa5, bytes + GUARD);
    return p;
}

static bool guard_holds(const void *p, size_t bytes) {
    for (size_t k = 0; k < GUARD; k++)
        if (((const unsigned char *)p)[bytes + k] != 0xa5) return false;
    return true;
}

// What one run has left in the slab must not mend the next: the first is compared, and the second has to repeat it.
static char *run_threads(Case *c, TpurtProgram *program, uint32_t threads, void **got, uint32_t n, const size_t *bytes) {
    TpurtError error = {0};
    TpurtSession *session = NULL;
    void *again[MAX_RESULTS];
    if (tpurt_session_create(program, &(TpurtSessionOptions){.n_threads = threads}, &session, &error))
        return arena_printf(&c->arena, "session: %s", error.text);
    char *wrong = NULL;
    for (uint32_t i = 0; i < n; i++) again[i] = guarded(c, bytes[i]);
    if (tpurt_run_unchecked(session, 0, c->in, got, &error) || tpurt_run_unchecked(session, 0, c->in, again, &error))
        wrong = arena_printf(&c->arena, "run: %s", error.text);
    tpurt_session_destroy(session);
    for (uint32_t i = 0; i < n && !wrong; i++)
        if (memcmp(got[i], again[i], bytes[i])) wrong = "a second run differs from the first";
    return wrong;
}

// Devices are seen by more threads than two: as many as there are and one more, some of which share a device.
static uint32_t threads_of(const Case *c, uint32_t turn) { return turn == 0 || c->n_devices == 1 ? turn + 1 : 2 + (uint32_t)(set.seed % c->n_devices); }

static char *run_compiled(Case *c, const Func *f) {
    TpurtError error = {0};
    TpurtProgram *program = NULL;
    void *got[2][MAX_RESULTS];
    size_t sizes[MAX_RESULTS];
    char *wrong = NULL;
    uint32_t n_args = f->body->n_args * c->n_devices, n_results = f->n_results * c->n_devices;
    unsigned char fill = 0xff;
    TpurtAllocator filled = filled_memory(&fill);
    if (tpurt_program_load(c->so, &(TpurtProgramOptions){.allocator = &filled}, &program, &error)) return arena_printf(&c->arena, "load: %s", error.text);
    for (uint32_t i = 0; i < n_args; i++) {
        size_t bytes = type_bytes(c->args[i]->type);
        c->in[i] = memcpy(arena_alloc(&c->arena, bytes ? bytes : 1), c->args[i]->data, bytes);
    }
    for (uint32_t i = 0; i < n_results; i++) sizes[i] = type_bytes(f->result_types[i % f->n_results]);
    for (uint32_t turn = 0; turn < 2 && !wrong; turn++) {
        for (uint32_t i = 0; i < n_results; i++) got[turn][i] = guarded(c, sizes[i]);
        wrong = run_threads(c, program, threads_of(c, turn), got[turn], n_results, sizes);
        fill = 0x41;
    }
    for (uint32_t i = 0; i < n_results && !wrong; i++) {
        size_t bytes = sizes[i];
        if (c->bounds) c->tolerance = 0, c->absolute = strtod(c->bounds, (char **)&c->bounds);
        double absolute = c->absolute;
        c->absolute += 4 * c->distance[i] + 2 * c->unit * (c->unit > 0 && dtype_is_float(part_type(c->want[i]->type->dtype)) ? largest(c->want[i]) : 0);
        wrong = compare(c, c->want[i], got[0][i]);
        c->absolute = absolute;
        if (wrong) wrong = arena_printf(&c->arena, "result %u: %s", i, wrong);
        else if (memcmp(got[0][i], got[1][i], bytes)) wrong = "numbers of threads differ";
        else if (!guard_holds(got[0][i], bytes) || !guard_holds(got[1][i], bytes)) wrong = arena_printf(&c->arena, "result %u was written past its end", i);
    }
    for (uint32_t i = 0; i < n_args && !wrong; i++)
        if (memcmp(c->in[i], c->args[i]->data, type_bytes(c->args[i]->type))) wrong = arena_printf(&c->arena, "argument %u was changed", i);
    tpurt_program_release(program);
    return wrong;
}

static const Literal *dense(Arena *a, const Literal *l) { // eval's may be splats
    void *data;
    size_t size = dtype_bytes(l->type->dtype);
    Literal *out = literal_make(a, l->type, &data);
    for (int64_t k = 0; k < l->type->n_elems; k++) memcpy((char *)data + (size_t)k * size, literal_elem(l, k), size);
    return out;
}

static bool read_text(const char *file, Text *out) {
    FILE *f = fopen(file, "rb");
    char part[4096];
    for (size_t got; f && (got = fread(part, 1, sizeof part, f)) > 0;) text_add(out, part, got);
    return f && !fclose(f);
}

// The results of the model `set.twin` on the same arguments, as eval has them, are those of the case.
static char *compare_twin(Case *c, const Func *f) {
    Text text = {0};
    const Literal *got[MAX_RESULTS];
    char *wrong = read_text(set.twin, &text) ? NULL : "its twin cannot be read";
    Module *m = wrong ? NULL : parse_module(text.items ? text.items : "", text.n, set.twin, &c->diags);
    const Func *g = m ? module_main(m) : NULL;
    if (!wrong && (!g || g->n_results != f->n_results || g->body->n_args != f->body->n_args)) wrong = "its twin takes and gives other values";
    if (!wrong && !eval_func(m, g, c->args, &c->arena, got, &c->diags)) wrong = "its twin does not evaluate";
    for (uint32_t i = 0; !wrong && i < f->n_results; i++) {
        if (got[i]->type->n_elems != c->want[i]->type->n_elems || got[i]->type->dtype != c->want[i]->type->dtype) wrong = "its twin makes other types";
        else wrong = compare(c, c->want[i], dense(&c->arena, got[i])->data);
        if (wrong) wrong = arena_printf(&c->arena, "result %u of its twin: %s", i, wrong);
    }
    module_free(m);
    vec_free(&text);
    return wrong;
}

static char *run_module(Case *c, Module *m) {
    const Func *f = module_main(m);
    uint64_t random = set.seed;
    uint32_t n_partitions = func_is_assigned(f) ? 1 : module_n_partitions(m); // of one whose values are whole, a replica is all that there is
    c->n_devices = module_n_replicas(m) * n_partitions;
    uint32_t n_args = f->body->n_args * c->n_devices, n_results = f->n_results * c->n_devices;
    if (n_args > MAX_ARGS || n_results > MAX_RESULTS) return "too many arguments or results";
    for (uint32_t i = 0; i < n_args; i++) {
        uint32_t k = i % f->body->n_args;
        c->args[i] = input_make(&c->arena, f->body->args[k]->type, k, c->text, c->len, &random);
    }
    if (!eval_devices(m, f, module_n_replicas(m), n_partitions, c->args, NULL, &c->arena, c->want, &c->diags)) return "does not evaluate";
    for (uint32_t i = 0; i < n_results; i++) c->want[i] = dense(&c->arena, c->want[i]);
    PrecisionCase rounded = {c->text, c->len, set.precision, module_n_replicas(m), n_partitions, n_results, c->args};
    if (set.precision && !precision_evaluate(&rounded, &c->arena, c->want, c->distance, &c->unit, &c->diags)) return "does not evaluate with operands rounded";
    if (set.write) return graph_write(set.write, set.seed, m, c->text, c->len, c->args, c->want) ? NULL : "cannot be written";
    char *wrong = set.twin && !memmem(c->text, c->len, "// twin: differs", 16) ? compare_twin(c, f) : NULL;
    return wrong ? wrong : compile(c, m) ? run_compiled(c, module_main(m)) : "does not compile";
}

// Bit i: the case asks for ControlFlow i; static, if for none.
static unsigned control_flows(const char *text, size_t len) {
    static const char title[] = "// control-flow:";
    const char *at = memmem(text, len, title, sizeof title - 1), *end = at ? memchr(at, '\n', len - (size_t)(at - text)) : NULL;
    unsigned asked = 0;
    if (end && memmem(at, (size_t)(end - at), "dynamic", 7)) asked |= 1u << CONTROL_DYNAMIC;
    if (end && memmem(at, (size_t)(end - at), "select", 6)) asked |= 1u << CONTROL_SELECT;
    if (set.opaque) asked &= 1u << CONTROL_DYNAMIC; // no loop is counted then, and selection asks for loops that end
    return asked ? asked : 1u << CONTROL_STATIC;
}

static double number_after(const Case *c, const char *title, double otherwise) {
    const char *at = memmem(c->text, c->len, title, strlen(title));
    return at ? strtod(at + strlen(title), NULL) : otherwise;
}

static bool run_text_as(ControlFlow control_flow, const char *text, size_t len, const char *file, size_t line, bool quiet) {
    Case c = {.text = text, .len = len, .special = inputs_special(text, len), .control_flow = control_flow};
    diags_init(&c.diags, "differ");
    snprintf(c.so, sizeof c.so, "/tmp/differ.%ld.so", (long)getpid());
    c.tolerance = number_after(&c, "// tolerance:", 1e-5);
    c.absolute = number_after(&c, "// absolute:", 0);
    c.bounds = memmem(text, len, "// bounds:", 10);
    if (c.bounds) c.bounds += 10, c.special = false;
    Module *m = parse_module(text, len, file, &c.diags);
    char *wrong = m && module_verify(m, &c.diags) ? NULL : "does not parse";
    if (!wrong && set.coverage) coverage_count(m);
    else if (!wrong) wrong = run_module(&c, m);
    if (wrong && !quiet) {
        printf("%s:%zu: %s%s\n", file, line, control_flow == CONTROL_SELECT ? "select: " : "", wrong);
        fflush(stdout);
        diags_print(&c.diags, stderr);
    }
    module_free(m); // places of diagnostics point into it
    if (!set.keep) unlink(c.so);
    diags_free(&c.diags);
    arena_free(&c.arena);
    return !wrong;
}

// Returns whether it passed, each way that it asks for. `text` ends with NUL at or after `len`.
static bool run_text(const char *text, size_t len, const char *file, size_t line, bool quiet) {
    bool passed = true;
    for (ControlFlow k = CONTROL_STATIC; k <= CONTROL_DYNAMIC && passed; k++)
        if (control_flows(text, len) >> k & 1) passed = run_text_as(k, text, len, file, line, quiet);
    return passed;
}

// ---- files and random graphs

typedef struct {
    size_t passed, failed;
} Counts;

static void count(Counts *n, bool passed) {
    n->passed += passed;
    n->failed += !passed;
}

static void run_file(const char *file, Counts *n) {
    Text text = {0};
    if (!read_text(file, &text)) {
        printf("%s: cannot be opened\n", file);
        count(n, false);
        return;
    }
    const char *at = text.items ? text.items : "", *end = at + text.n;
    size_t line = 1;
    for (unsigned k = 0; at < end; k++) {
        const char *stop = strstr(at, "// -----");
        if (!stop) stop = end;
        if (k % set.every == 0) count(n, run_text(at, (size_t)(stop - at), file, line, false));
        for (const char *p = at; p < stop; p++) line += *p == '\n';
        at = stop < end ? stop + strcspn(stop, "\n") : end;
    }
    vec_free(&text);
}

// A kind of random graphs: writes the first n_steps steps; with only >= 0, that one of the results; returns how many there are.
typedef struct {
    const char *name;
    unsigned (*steps)(uint64_t seed);
    unsigned (*make)(uint64_t seed, unsigned n_steps, int only, Text *out);
} Maker;

static unsigned make_control(uint64_t seed, unsigned n_steps, int only, Text *out) {
    (void)only;
    random_control(seed, n_steps, out);
    return 0;
}

static const Maker graphs = {"graph", random_graph_steps, random_graph}, controls = {"control", random_control_steps, make_control};

static bool run_graph(const Maker *maker, uint64_t seed, unsigned n_steps, int only, bool quiet, unsigned *n_results) {
    Text text = {0};
    char name[64];
    snprintf(name, sizeof name, "%s %llu", maker->name, (unsigned long long)seed);
    unsigned n = maker->make(seed, n_steps, only, &text);
    if (n_results) *n_results = n;
    bool passed = run_text(text.items, text.n, name, 1, quiet);
    if (!quiet) printf("%.*s", (int)text.n, text.items);
    fflush(stdout);
    vec_free(&text);
    return passed;
}

// Of a failing graph, the steps up to the first that makes it fail, and of their results one that is enough.
static void run_random(const Maker *maker, uint64_t seed, Counts *n) {
    unsigned steps = maker->steps(seed), fewest = 1, results = 0;
    int only = -1;
    bool passed = run_graph(maker, seed, steps, -1, !set.print, NULL);
    count(n, passed);
    if (passed) return;
    while (fewest < steps && run_graph(maker, seed, fewest, -1, true, &results)) fewest++;
    if (fewest == steps) run_graph(maker, seed, steps, -1, true, &results);
    for (int k = 0; k < (int)results && only < 0; k++)
        if (!run_graph(maker, seed, fewest, k, true, NULL)) only = k;
    run_graph(maker, seed, fewest, only, false, NULL);
}

static void run_made(const char *what, void (*make)(uint64_t seed, Text *out), uint64_t seed, Counts *n) {
    Text text = {0};
    char name[64];
    snprintf(name, sizeof name, "%s %llu", what, (unsigned long long)seed);
    make(seed, &text);
    bool passed = run_text(text.items, text.n, name, 1, false);
    if (!passed || set.print) printf("%.*s", (int)text.n, text.items);
    count(n, passed);
    vec_free(&text);
}

// A compiler that runs away ends here, not with the machine. Sanitizers reserve address space that this would count.
#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define SANITIZED
#endif
#endif
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#undef SANITIZED
#define SANITIZED
#endif

static void limit_memory(void) {
#ifndef SANITIZED
    struct rlimit limit = {UINT64_C(8) << 30, UINT64_C(8) << 30};
    setrlimit(RLIMIT_AS, &limit);
#endif
}

int main(int argc, char **argv) {
    limit_memory();
    Counts n = {0};
    unsigned long long n_random = 0, n_scatters = 0, n_controls = 0, n_linalg = 0, n_convolutions = 0, n_collectives = 0, n_products = 0, n_einsums = 0;
    for (int i = 1; i < argc; i++) {
        const char *value = strchr(argv[i], '=');
        size_t name = value ? (size_t)(value++ - argv[i]) : strlen(argv[i]);
#define IS(text) (name == strlen(text) && !memcmp(argv[i], text, name))
        if (IS("--mcpu") && value) set.mcpu = value;
        else if (IS("--skip") && value) set.skip = value;
        else if (IS("--remat") && value) set.remat = value;
        else if (IS("--twin") && value) set.twin = value;
        else if (IS("--level") && value) set.level = atoi(value);
        else if (IS("--seed") && value) set.seed = strtoull(value, NULL, 10);
        else if (IS("--random") && value) n_random = strtoull(value, NULL, 10);
        else if (IS("--linalg") && value) n_linalg = strtoull(value, NULL, 10);
        else if (IS("--convolutions") && value) n_convolutions = strtoull(value, NULL, 10);
        else if (IS("--collectives") && value) n_collectives = strtoull(value, NULL, 10);
        else if (IS("--einsums") && value) n_einsums = strtoull(value, NULL, 10);
        else if (IS("--products") && value) n_products = strtoull(value, NULL, 10);
        else if (IS("--precision") && value && !strcmp(value, "bf16")) set.precision = PRECISION_BF16;
        else if (IS("--precision") && value && !strcmp(value, "model")) set.precision = PRECISION_MODEL;
        else if (IS("--processes") && value && atoi(value) > 0) set.n_processes = (uint32_t)atoi(value);
        else if (IS("--scatters") && value) n_scatters = strtoull(value, NULL, 10);
        else if (IS("--control") && value) n_controls = strtoull(value, NULL, 10);
        else if (IS("--every") && value && atoi(value) > 0) set.every = (unsigned)atoi(value);
        else if (IS("--opaque")) set.opaque = true;
        else if (IS("--task-cycles") && value && atoi(value) > 0) set.task_cycles = (uint32_t)atoi(value);
        else if (IS("--keep")) set.keep = true;
        else if (IS("--print")) set.print = true;
        else if (IS("--portable")) random_graph_portable = true;
        else if (IS("--coverage")) set.coverage = true;
        else if (IS("--write") && value) set.write = value;
        else if (!strncmp(argv[i], "--", 2)) return fprintf(stderr, "differ: what is %s?\n", argv[i]), 2;
        else run_file(argv[i], &n);
#undef IS
    }
    uint64_t first = set.seed;
    for (uint64_t g = 0; g < n_random; g++) run_random(&graphs, set.seed = first + g, &n);
    for (uint64_t g = 0; g < n_controls; g++) run_random(&controls, set.seed = first + g, &n);
    for (uint64_t g = 0; g < n_scatters; g++) run_made("scatter", random_scatter, set.seed = first + g, &n);
    for (uint64_t g = 0; g < n_linalg; g++) run_made("linalg", random_linalg, set.seed = first + g, &n);
    for (uint64_t g = 0; g < n_convolutions; g++) run_made("convolution", random_convolution, set.seed = first + g, &n);
    for (uint64_t g = 0; g < n_collectives; g++) run_made("collective", random_collective, set.seed = first + g, &n);
    for (uint64_t g = 0; g < n_products; g++)
        run_made("products", set.precision == PRECISION_BF16 ? random_products_rounded : random_products, set.seed = first + g, &n);
    for (uint64_t g = 0; g < n_einsums; g++) run_made("einsum", random_einsum, set.seed = first + g, &n);
    printf("%zu passed, %zu failed\n", n.passed, n.failed);
    if (set.coverage && coverage_report() > 0) return 1;
    return n.failed != 0;
}
