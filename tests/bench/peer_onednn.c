// oneDNN 2 with weights in the layout that it asks for, packed ahead as a compiler packs them; images in its own layout too. Other major versions have
// another C API and are left out.
#include "contest.h"

#include <stdio.h>
#include <stdlib.h>

#ifdef HAVE_ONEDNN
#include <dnnl.h>
#endif

#if defined(HAVE_ONEDNN) && DNNL_VERSION_MAJOR == 2
void omp_set_num_threads(int n); // Debian's library runs on OpenMP

enum { N_ARGS = 3 };

typedef struct {
    dnnl_data_type_t x, weights, y;
} Types;

typedef struct {
    dnnl_engine_t engine;
    dnnl_stream_t stream;
    dnnl_primitive_t primitive;
    dnnl_exec_arg_t args[N_ARGS];
    int threads;
} Call;

// What a call multiplies: its operands and its result as the other contenders have them.
typedef struct {
    dnnl_primitive_desc_t primitive; // NULL: this processor has no implementation
    dnnl_memory_desc_t plain[N_ARGS];
} Described;

static void check(dnnl_status_t status, const char *what) {
    if (status == dnnl_success) return;
    fprintf(stderr, "shapes: oneDNN: %s: status %d\n", what, (int)status);
    exit(1);
}

static void run(void *context) {
    Call *c = context;
    omp_set_num_threads(c->threads);
    check(dnnl_primitive_execute(c->primitive, c->stream, N_ARGS, c->args), "execute");
    check(dnnl_stream_wait(c->stream), "wait");
}

// Lists of sizes are of one length in this API, whatever the rank.
static dnnl_memory_desc_t describe(int n_dims, const dnnl_dims_t dims, dnnl_data_type_t type, dnnl_format_tag_t tag) {
    dnnl_memory_desc_t d;
    check(dnnl_memory_desc_init_by_tag(&d, n_dims, dims, type, tag), "a memory descriptor");
    return d;
}

static dnnl_primitive_desc_t implementation(const void *op, dnnl_engine_t engine) {
    dnnl_primitive_desc_t pd = NULL;
    dnnl_status_t status = dnnl_primitive_desc_create(&pd, op, NULL, engine, NULL);
    if (status == dnnl_unimplemented) return NULL;
    check(status, "an implementation");
    return pd;
}

static void describe_matmul(const Work *w, Types t, dnnl_engine_t engine, Described *out) {
    dnnl_dims_t x = {w->m, w->k}, weights = {w->k, w->n}, y = {w->m, w->n};
    out->plain[0] = describe(2, x, t.x, dnnl_ab);
    out->plain[1] = describe(2, weights, t.weights, dnnl_ab);
    out->plain[2] = describe(2, y, t.y, dnnl_ab);
    dnnl_memory_desc_t packed = describe(2, weights, t.weights, dnnl_format_tag_any);
    dnnl_matmul_desc_t d;
    check(dnnl_matmul_desc_init(&d, &out->plain[0], &packed, NULL, &out->plain[2]), "a matmul");
    out->primitive = implementation(&d, engine);
}

static void describe_conv(const Work *w, Types t, dnnl_engine_t engine, Described *out) {
    dnnl_dims_t x = {w->batch, w->channels, w->height, w->width}, y = {w->batch, w->out, w->out_height, w->out_width};
    dnnl_dims_t ungrouped = {w->out, w->channels, w->window, w->window};
    dnnl_dims_t grouped = {w->groups, w->out / w->groups, w->channels / w->groups, w->window, w->window};
    int64_t *weights = w->groups == 1 ? ungrouped : grouped;
    int n = w->groups == 1 ? 4 : 5;
    out->plain[0] = describe(4, x, t.x, dnnl_nhwc);
    out->plain[1] = describe(n, weights, t.weights, w->groups == 1 ? dnnl_hwio : dnnl_hwigo);
    out->plain[2] = describe(4, y, t.y, dnnl_nhwc);
    dnnl_memory_desc_t any_x = describe(4, x, t.x, dnnl_format_tag_any), any_y = describe(4, y, t.y, dnnl_format_tag_any);
    dnnl_memory_desc_t any_weights = describe(n, weights, t.weights, dnnl_format_tag_any);
    dnnl_dims_t strides = {w->stride, w->stride}, pads = {w->pad, w->pad};
    dnnl_convolution_desc_t d;
    check(dnnl_convolution_forward_desc_init(&d, dnnl_forward_inference, dnnl_convolution_auto, &any_x, &any_weights, NULL, &any_y, strides, pads, pads),
          "a convolution");
    out->primitive = implementation(&d, engine);
}

static dnnl_memory_t memory(const dnnl_memory_desc_t *d, const Call *c, void *data) {
    dnnl_memory_t m;
    check(dnnl_memory_create(&m, d, c->engine, data), "memory");
    return m;
}

static void reorder(const Call *c, dnnl_memory_t from, dnnl_memory_t to) {
    const dnnl_memory_desc_t *a, *b;
    dnnl_primitive_desc_t pd;
    dnnl_primitive_t p;
    check(dnnl_memory_get_memory_desc(from, &a), "a reorder");
    check(dnnl_memory_get_memory_desc(to, &b), "a reorder");
    check(dnnl_reorder_primitive_desc_create(&pd, a, c->engine, b, c->engine, NULL), "a reorder");
    check(dnnl_primitive_create(&p, pd), "a reorder");
    check(dnnl_primitive_execute(p, c->stream, 2, (dnnl_exec_arg_t[]){{DNNL_ARG_FROM, from}, {DNNL_ARG_TO, to}}), "a reorder");
    check(dnnl_stream_wait(c->stream), "a reorder");
    check(dnnl_primitive_destroy(p), "a reorder");
    check(dnnl_primitive_desc_destroy(pd), "a reorder");
}

static int contender(const Work *w, Types types, int threads, const void *x, const void *weights, void *y, Contender *out) {
    static const struct {
        int arg;
        dnnl_query_t query;
    } ports[N_ARGS] = {{DNNL_ARG_SRC, dnnl_query_src_md}, {DNNL_ARG_WEIGHTS, dnnl_query_weights_md}, {DNNL_ARG_DST, dnnl_query_dst_md}};
    void *data[N_ARGS] = {(void *)x, (void *)weights, y};
    dnnl_memory_t plain[N_ARGS];
    Described d;
    Call *c = calloc(1, sizeof *c);
    if (!c) return 0;
    c->threads = threads;
    omp_set_num_threads(threads);
    check(dnnl_engine_create(&c->engine, dnnl_cpu, 0), "an engine");
    check(dnnl_stream_create(&c->stream, c->engine, dnnl_stream_default_flags), "a stream");
    (w->conv ? describe_conv : describe_matmul)(w, types, c->engine, &d);
    if (!d.primitive) return 0;
    check(dnnl_primitive_create(&c->primitive, d.primitive), "a primitive");
    for (int i = 0; i < N_ARGS; i++) {
        const dnnl_memory_desc_t *asked = dnnl_primitive_desc_query_md(d.primitive, ports[i].query, 0);
        plain[i] = memory(&d.plain[i], c, data[i]);
        c->args[i] = (dnnl_exec_arg_t){ports[i].arg, plain[i]};
        if (dnnl_memory_desc_equal(asked, &d.plain[i])) continue;
        c->args[i].memory = memory(asked, c, DNNL_MEMORY_ALLOCATE);
        if (i + 1 < N_ARGS) reorder(c, plain[i], c->args[i].memory);
    }
    run(c);
    if (c->args[N_ARGS - 1].memory != plain[N_ARGS - 1]) reorder(c, c->args[N_ARGS - 1].memory, plain[N_ARGS - 1]);
    *out = (Contender){.name = "oneDNN", .run = run, .context = c};
    return 1;
}

int onednn_contender(const Work *w, int threads, const void *x, const void *weights, void *y, Contender *out) {
    static const Types types[] = {[WORK_F32] = {dnnl_f32, dnnl_f32, dnnl_f32},
                                  [WORK_BF16] = {dnnl_bf16, dnnl_bf16, dnnl_f32},
                                  [WORK_INT8] = {dnnl_s8, dnnl_s8, dnnl_s32}};
    return contender(w, types[w->type], threads, x, weights, y, out);
}

int onednn_unsigned_contender(const Work *w, int threads, const void *x, const void *weights, void *y, Contender *out) {
    if (w->type != WORK_INT8 || !contender(w, (Types){dnnl_u8, dnnl_s8, dnnl_s32}, threads, x, weights, y, out)) return 0;
    out->name = "oneDNN, ui8";
    return 1;
}
#else
int onednn_contender(const Work *w, int threads, const void *x, const void *weights, void *y, Contender *out) {
    (void)w, (void)threads, (void)x, (void)weights, (void)y, (void)out;
    return 0;
}

int onednn_unsigned_contender(const Work *w, int threads, const void *x, const void *weights, void *y, Contender *out) {
    (void)w, (void)threads, (void)x, (void)weights, (void)y, (void)out;
    return 0;
}
#endif
