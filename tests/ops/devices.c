// Programs of several devices, drawn at random: collectives of every kind over groups of every grouping, of many types and sizes, with elementwise work around
// them. Compiled and run on 1, 2 and 3 threads, all devices get the bits that the evaluator gives them.
//   devices [--random=N] [--seed=N] [--mcpu=NAME] [--print]
#include "ir/ops/devices/devices.h"
#include "frontend/compiler/compiler.h"
#include "ir/eval/eval.h"
#include "ir/infer/infer.h"
#include "ir/text/text.h"
#include "runtime/tpurt.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { MOST_VALUES = 16, MOST_ELEMS = 100000, N_ARGS = 3 };

static uint64_t state;

static uint32_t draw(uint32_t n) { // SplitMix64
    uint64_t z = state += UINT64_C(0x9e3779b97f4a7c15);
    z = (z ^ z >> 30) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ z >> 27) * UINT64_C(0x94d049bb133111eb);
    return (uint32_t)((z ^ z >> 31) % n);
}

static const DType dtypes[] = {DT_F32, DT_F32, DT_F64, DT_F16, DT_BF16, DT_I8, DT_I32, DT_I64, DT_UI8, DT_I1, DT_C64};

typedef struct {
    DType dtype;
    uint32_t rank;
    int64_t dims[3];
} Tensor;

typedef struct {
    uint32_t n_replicas, n_partitions, n;
    Tensor values[MOST_VALUES]; // %v0, ..: arguments first, then results
    Text body;
} Program;

static void type_add(Text *t, const Tensor *v) {
    text_z(t, "tensor<");
    for (uint32_t i = 0; i < v->rank; i++) text_f(t, "%" PRId64 "x", v->dims[i]);
    text_f(t, "%s>", dtype_text(v->dtype));
}

static int64_t n_elems(const Tensor *v) {
    int64_t n = 1;
    for (uint32_t i = 0; i < v->rank; i++) n *= v->dims[i];
    return n;
}

// --- groups: rows of a shuffled list of ids

typedef enum { REPLICAS, PARTITIONS, BOTH, DEVICES_BY_ID } Way;

static void ids_shuffled(uint32_t n, uint32_t *out) {
    for (uint32_t i = 0; i < n; i++) out[i] = i;
    for (uint32_t i = n; i > 1; i--) {
        uint32_t k = draw(i), id = out[k];
        out[k] = out[i - 1], out[i - 1] = id;
    }
}

// Of one size, or filled up with -1. Returns how many members a row has.
static uint32_t groups_add(Text *t, uint32_t n, bool ragged) {
    uint32_t ids[MAX_DEVICES], width, rows = 0, at = 0;
    ids_shuffled(n, ids);
    if (!draw(6)) return text_z(t, "replica_groups = dense<> : tensor<0x0xi64>"), n;
    do width = 1 + draw(n);
    while (n % width && !ragged);
    text_z(t, "replica_groups = dense<[");
    for (; at < n; rows++) {
        uint32_t here = ragged ? 1 + draw(width) : width;
        text_z(t, rows ? ", [" : "[");
        for (uint32_t i = 0; i < width; i++) {
            text_z(t, i ? ", " : "");
            if (i < here && at < n) text_f(t, "%u", ids[at++]);
            else text_z(t, "-1");
        }
        text_z(t, "]");
    }
    text_f(t, "]> : tensor<%ux%uxi64>", rows, width);
    return width;
}

static uint32_t n_ids(const Program *p, Way w) {
    return w == PARTITIONS ? p->n_partitions : w == DEVICES_BY_ID ? p->n_replicas * p->n_partitions : p->n_replicas;
}

static void way_add(Program *p, Way w) {
    if (w == REPLICAS && draw(2)) return;
    text_f(&p->body, "channel_handle = #stablehlo.channel_handle<handle = %u, type = 1>, ", w == REPLICAS ? 0 : p->n);
    if (w == DEVICES_BY_ID) text_z(&p->body, "use_global_device_ids, ");
}

// --- ops. Each takes value x and makes value p->n, or nothing where the sizes do not fit.

static void op_begin(Program *p, const char *op, uint32_t x) { text_f(&p->body, "  %%v%u = \"stablehlo.%s\"(%%v%u) <{", p->n, op, x); }

static bool op_end(Program *p, uint32_t x, Tensor to, const char *region_op) {
    text_z(&p->body, "}>");
    if (region_op) {
        const char *t = dtype_text(to.dtype);
        text_f(&p->body,
               " ({\n  ^bb0(%%a: tensor<%s>, %%b: tensor<%s>):\n    %%c = stablehlo.%s %%a, %%b : tensor<%s>\n    stablehlo.return %%c : tensor<%s>\n  })", t,
               t, region_op, t, t);
    }
    text_z(&p->body, " : (");
    type_add(&p->body, &p->values[x]);
    text_z(&p->body, ") -> ");
    type_add(&p->body, &to);
    text_z(&p->body, "\n");
    p->values[p->n++] = to;
    return n_elems(&to) <= MOST_ELEMS;
}

static const char *reducer_of(DType t) {
    static const char *const real[] = {"add", "add", "maximum", "minimum"}, *const whole[] = {"add", "multiply", "maximum", "xor"},
                             *const truth[] = {"or", "and"};
    return t == DT_I1 ? truth[draw(2)] : dtype_is_complex(t) ? "add" : dtype_is_int(t) ? whole[draw(4)] : real[draw(4)];
}

static Way way_of_sums(void) { return (Way[]){REPLICAS, BOTH, DEVICES_BY_ID}[draw(3)]; }

static bool sum_add(Program *p, uint32_t x) {
    Way w = way_of_sums();
    op_begin(p, "all_reduce", x);
    way_add(p, w);
    groups_add(&p->body, n_ids(p, w), draw(2));
    return op_end(p, x, p->values[x], reducer_of(p->values[x].dtype));
}

static bool gather_add(Program *p, uint32_t x, bool scatters) {
    Tensor to = p->values[x];
    Way w = way_of_sums();
    uint32_t axis = draw(to.rank);
    op_begin(p, scatters ? "reduce_scatter" : "all_gather", x);
    way_add(p, w);
    int64_t n = (int64_t)groups_add(&p->body, n_ids(p, w), false) * (w == BOTH ? p->n_partitions : 1);
    text_f(&p->body, ", %s = %u : i64", scatters ? "scatter_dimension" : "all_gather_dim", axis);
    if (scatters && to.dims[axis] % n) return false;
    to.dims[axis] = scatters ? to.dims[axis] / n : to.dims[axis] * n;
    return op_end(p, x, to, scatters ? reducer_of(to.dtype) : NULL);
}

static bool exchange_add(Program *p, uint32_t x) {
    Tensor to = p->values[x];
    Way w = draw(2) ? REPLICAS : PARTITIONS;
    uint32_t from = draw(to.rank), axis = draw(to.rank);
    op_begin(p, "all_to_all", x);
    way_add(p, w);
    int64_t n = groups_add(&p->body, n_ids(p, w), false);
    text_f(&p->body, ", split_dimension = %u : i64, concat_dimension = %u : i64, split_count = %" PRId64 " : i64", from, axis, n);
    if (to.dims[from] % n) return false;
    to.dims[from] /= n, to.dims[axis] *= n;
    return op_end(p, x, to, NULL);
}

static bool permute_add(Program *p, uint32_t x) {
    uint32_t from[MAX_DEVICES], to[MAX_DEVICES];
    Way w = draw(2) ? REPLICAS : PARTITIONS;
    uint32_t n = n_ids(p, w), n_pairs = 1 + draw(n);
    ids_shuffled(n, from), ids_shuffled(n, to);
    op_begin(p, "collective_permute", x);
    way_add(p, w);
    text_z(&p->body, "source_target_pairs = dense<[");
    for (uint32_t i = 0; i < n_pairs; i++) text_f(&p->body, "%s[%u, %u]", i ? ", " : "", from[i], to[i]);
    text_f(&p->body, "]> : tensor<%ux2xi64>", n_pairs);
    return op_end(p, x, p->values[x], NULL);
}

static bool first_add(Program *p, uint32_t x) { // of one member: broadcast, or its sums
    bool sums = draw(2);
    Way w = sums ? way_of_sums() : draw(2) ? REPLICAS : PARTITIONS;
    op_begin(p, sums ? "collective_reduce" : "collective_broadcast", x);
    way_add(p, w);
    groups_add(&p->body, n_ids(p, w), draw(2));
    return op_end(p, x, p->values[x], sums ? reducer_of(p->values[x].dtype) : NULL);
}

static bool elementwise_add(Program *p, uint32_t x) {
    static const char *const names[] = {"add", "subtract", "maximum"};
    uint32_t y = x;
    for (uint32_t i = 0; i < p->n; i++) // another of its type, if there is one
        if (draw(2) && !memcmp(&p->values[i], &p->values[x], sizeof p->values[x])) y = i;
    text_f(&p->body, "  %%v%u = stablehlo.%s %%v%u, %%v%u : ", p->n, p->values[x].dtype == DT_I1 ? "and" : names[draw(3)], x, y);
    type_add(&p->body, &p->values[x]);
    text_z(&p->body, "\n");
    p->values[p->n++] = p->values[x];
    return true;
}

static bool op_add(Program *p, uint32_t x) {
    switch (draw(9)) {
    case 0: return sum_add(p, x);
    case 1: return gather_add(p, x, false);
    case 2: return gather_add(p, x, true);
    case 3: return exchange_add(p, x);
    case 4: return permute_add(p, x);
    case 5: return first_add(p, x);
    default: return elementwise_add(p, x);
    }
}

// --- programs

static void program_write(const Program *p, Text *out) {
    text_f(out, "module attributes {mhlo.num_partitions = %u : i32, mhlo.num_replicas = %u : i32} {\nfunc.func @main(", p->n_partitions, p->n_replicas);
    for (uint32_t i = 0; i < N_ARGS; i++) text_f(out, "%s%%v%u: ", i ? ", " : "", i), type_add(out, &p->values[i]);
    text_z(out, ") -> (");
    for (uint32_t i = N_ARGS; i < p->n; i++) text_z(out, i > N_ARGS ? ", " : ""), type_add(out, &p->values[i]);
    text_f(out, ") {\n%s  return ", p->body.n ? p->body.items : "");
    for (uint32_t i = N_ARGS; i < p->n; i++) text_f(out, "%s%%v%u", i > N_ARGS ? ", " : "", i);
    text_z(out, " : ");
    for (uint32_t i = N_ARGS; i < p->n; i++) text_z(out, i > N_ARGS ? ", " : ""), type_add(out, &p->values[i]);
    text_z(out, "\n}\n}\n");
}

static void program_draw(Text *out) {
    static const uint8_t grids[][2] = {{2, 1}, {3, 1}, {4, 1}, {8, 1}, {1, 2}, {1, 4}, {1, 8}, {2, 2}, {2, 4}, {4, 2}, {3, 2}, {2, 3}, {1, 1}, {5, 1}, {16, 1}};
    static const int64_t sizes[] = {1, 2, 4, 6, 8, 12, 24, 37};
    const uint8_t *grid = grids[draw(COUNT(grids))];
    Program p = {.n_replicas = grid[0], .n_partitions = grid[1]};
    for (; p.n < N_ARGS; p.n++) {
        Tensor *v = &p.values[p.n];
        v->dtype = dtypes[draw(COUNT(dtypes))], v->rank = 1 + draw(3);
        for (uint32_t i = 0; i < v->rank; i++) v->dims[i] = sizes[draw(COUNT(sizes))];
        if (!draw(8)) v->rank = 1, v->dims[0] = 4096 + 8 * draw(400);
    }
    for (uint32_t wanted = N_ARGS + 2 + draw(5); p.n < wanted;) { // what does not fit is taken back
        size_t n = p.n, len = p.body.n;
        bool fits = op_add(&p, draw(p.n));
        if (!fits) p.n = (uint32_t)n, p.body.n = len;
        if (!fits && p.body.items) p.body.items[len] = 0;
    }
    program_write(&p, out);
    vec_free(&p.body);
}

// --- runs

typedef struct {
    Arena arena;
    Diags d;
    Module *m;
    uint32_t n_devices, n_args, n_results;
    const Literal **args, **want;
    void **args_data, **got;
} Run;

static void arguments_draw(Run *r, const Func *f) {
    for (uint32_t i = 0; i < r->n_devices * r->n_args; i++) {
        Type t = f->body->args[i % r->n_args]->type;
        Literal *l = literal_make(&r->arena, t, &r->args_data[i]);
        for (int64_t k = 0; k < t->n_elems; k++) elem_from_i64(t->dtype, (char *)r->args_data[i] + (size_t)k * dtype_bytes(t->dtype), (int64_t)draw(7) - 3);
        r->args[i] = l;
    }
}

static const char *evaluate(Run *r) {
    const Func *f = module_main(r->m);
    r->n_devices = module_n_devices(r->m), r->n_args = f->body->n_args, r->n_results = f->n_results;
    size_t n_args = (size_t)r->n_devices * r->n_args, n_results = (size_t)r->n_devices * r->n_results;
    r->args = arena_array(&r->arena, const Literal *, n_args), r->args_data = arena_array(&r->arena, void *, n_args);
    r->want = arena_array(&r->arena, const Literal *, n_results), r->got = arena_array(&r->arena, void *, n_results);
    arguments_draw(r, f);
    for (size_t i = 0; i < n_results; i++) r->got[i] = arena_alloc(&r->arena, type_bytes(f->result_types[i % r->n_results]) + 1);
    return eval_devices(r->m, f, module_n_replicas(r->m), module_n_partitions(r->m), r->args, NULL, &r->arena, r->want, &r->d) ? NULL : "does not evaluate";
}

static const char *results_compare(const Run *r, uint32_t n_threads) {
    for (uint32_t i = 0; i < r->n_devices * r->n_results; i++) {
        const Literal *l = r->want[i];
        size_t size = dtype_bytes(l->type->dtype);
        for (int64_t k = 0; k < l->type->n_elems; k++)
            if (memcmp((char *)r->got[i] + (size_t)k * size, literal_elem(l, k), size) != 0)
                return arena_printf((Arena *)&r->arena, "result %u of device %u differs at element %" PRId64 ", on %u threads", i % r->n_results,
                                    i / r->n_results, k, n_threads);
    }
    return NULL;
}

static const char *compiled_run(Run *r, TpurtProgram *program, uint32_t n_threads) {
    TpurtSession *session = NULL;
    TpurtError error = {0};
    bool ok = !tpurt_session_create(program, &(TpurtSessionOptions){.n_threads = n_threads}, &session, &error);
    ok = ok && !tpurt_run_unchecked(session, 0, r->args_data, r->got, &error);
    tpurt_session_destroy(session);
    return ok ? results_compare(r, n_threads) : arena_printf(&r->arena, "does not run: %s", error.text);
}

static const char *compiled_check(Run *r, const char *mcpu) {
    char so[64];
    TpurtProgram *program = NULL;
    TpurtError error = {0};
    CompileOptions o = compile_options_default();
    if (mcpu) o.mcpu = mcpu;
    o.prefix = "devices";
    snprintf(so, sizeof so, "/tmp/devices.%ld.so", (long)getpid());
    const char *wrong = compile_module(r->m, &o, &(CompileOutput){.at.path = so, .kind = OUTPUT_SO}, NULL, &r->d) ? NULL : "does not compile";
    if (!wrong && tpurt_program_load(so, NULL, &program, &error)) wrong = arena_printf(&r->arena, "does not load: %s", error.text);
    for (uint32_t n = 1; n <= 3 && !wrong; n++) wrong = compiled_run(r, program, n);
    tpurt_program_release(program);
    unlink(so);
    return wrong;
}

static bool program_check(const char *mcpu, bool print) {
    Text text = {0};
    Run r = {0};
    program_draw(&text);
    if (print) printf("%s", text.items);
    diags_init(&r.d, "devices");
    r.m = parse_module(text.items, text.n, "random.mlir", &r.d);
    const char *wrong = r.m && module_verify(r.m, &r.d) ? evaluate(&r) : "is no module";
    if (!wrong) wrong = compiled_check(&r, mcpu);
    if (wrong) {
        printf("%s%s\n", text.items, wrong);
        diags_print(&r.d, stdout);
    }
    module_free(r.m);
    diags_free(&r.d);
    arena_free(&r.arena);
    vec_free(&text);
    return !wrong;
}

int main(int argc, char **argv) {
    uint64_t n = 100, seed = 1, n_wrong = 0;
    const char *mcpu = NULL;
    bool print = false;
    for (int i = 1; i < argc; i++) {
        if (!strncmp(argv[i], "--random=", 9)) n = strtoull(argv[i] + 9, NULL, 10);
        else if (!strncmp(argv[i], "--seed=", 7)) seed = strtoull(argv[i] + 7, NULL, 10);
        else if (!strncmp(argv[i], "--mcpu=", 7)) mcpu = argv[i] + 7;
        else if (!strcmp(argv[i], "--print")) print = true;
        else return fprintf(stderr, "devices: what is %s?\n", argv[i]), 2;
    }
    for (uint64_t i = 0; i < n; i++) {
        state = seed + i;
        if (program_check(mcpu, print)) continue;
        n_wrong++;
        printf("devices: seed %" PRIu64 "\n", seed + i);
    }
    printf("%" PRIu64 " programs, %" PRIu64 " wrong\n", n, n_wrong);
    return n_wrong != 0;
}
