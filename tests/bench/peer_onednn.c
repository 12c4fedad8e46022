// oneDNN 2 with weights in the layout that it asks for, packed ahead as a compiler packs them; images in its own layout too. Its results are
// not compared: the buffers hold a pattern of its own. Other major versions have another C API and are left out.
#include "contest.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef HAVE_ONEDNN
#include <dnnl.h>
#endif

#if defined(HAVE_ONEDNN) && DNNL_VERSION_MAJOR == 2
void omp_set_num_threads(int n); // Debian's library runs on OpenMP

enum { N_ARGS = 3 };

typedef struct {
    dnnl_engine_t engine;
    dnnl_stream_t stream;
    dnnl_primitive_t primitive;
    dnnl_exec_arg_t args[N_ARGS];
    int threads;
} Call;

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
static dnnl_memory_desc_t describe(int n_dims, const dnnl_dims_t dims, dnnl_format_tag_t tag) {
    dnnl_memory_desc_t d;
    check(dnnl_memory_desc_init_by_tag(&d, n_dims, dims, dnnl_f32, tag), "a memory descriptor");
    return d;
}

// Memory that was never written is one shared page of zeros and would make reads look free.
static dnnl_memory_t filled(const dnnl_memory_desc_t *d, dnnl_engine_t engine) {
    dnnl_memory_t m;
    void *data;
    check(dnnl_memory_create(&m, d, engine, DNNL_MEMORY_ALLOCATE), "memory");
    check(dnnl_memory_get_data_handle(m, &data), "memory");
    memset(data, 0x3c, dnnl_memory_desc_get_size(d));
    return m;
}

static dnnl_primitive_desc_t describe_matmul(const Work *w, dnnl_engine_t engine) {
    dnnl_memory_desc_t x = describe(2, (dnnl_dims_t){w->m, w->k}, dnnl_ab), y = describe(2, (dnnl_dims_t){w->m, w->n}, dnnl_ab);
    dnnl_memory_desc_t weights = describe(2, (dnnl_dims_t){w->k, w->n}, dnnl_format_tag_any);
    dnnl_matmul_desc_t d;
    dnnl_primitive_desc_t pd;
    check(dnnl_matmul_desc_init(&d, &x, &weights, NULL, &y), "a matmul");
    check(dnnl_primitive_desc_create(&pd, &d, NULL, engine, NULL), "a matmul");
    return pd;
}

static dnnl_primitive_desc_t describe_conv(const Work *w, dnnl_engine_t engine) {
    dnnl_memory_desc_t x = describe(4, (dnnl_dims_t){w->batch, w->channels, w->height, w->width}, dnnl_format_tag_any);
    dnnl_memory_desc_t y = describe(4, (dnnl_dims_t){w->batch, w->out, w->out_height, w->out_width}, dnnl_format_tag_any);
    dnnl_dims_t plain = {w->out, w->channels, w->window, w->window};
    dnnl_dims_t grouped = {w->groups, w->out / w->groups, w->channels / w->groups, w->window, w->window};
    dnnl_memory_desc_t weights = describe(w->groups == 1 ? 4 : 5, w->groups == 1 ? plain : grouped, dnnl_format_tag_any);
    dnnl_dims_t strides = {w->stride, w->stride}, pads = {w->pad, w->pad};
    dnnl_convolution_desc_t d;
    dnnl_primitive_desc_t pd;
    check(dnnl_convolution_forward_desc_init(&d, dnnl_forward_inference, dnnl_convolution_auto, &x, &weights, NULL, &y, strides, pads, pads), "a convolution");
    check(dnnl_primitive_desc_create(&pd, &d, NULL, engine, NULL), "a convolution");
    return pd;
}

int onednn_contender(const Work *w, int threads, const float *x, const float *weights, float *y, Contender *out) {
    (void)x, (void)weights, (void)y;
    static const struct {
        int arg;
        dnnl_query_t query;
    } ports[N_ARGS] = {{DNNL_ARG_SRC, dnnl_query_src_md}, {DNNL_ARG_WEIGHTS, dnnl_query_weights_md}, {DNNL_ARG_DST, dnnl_query_dst_md}};
    Call *c = calloc(1, sizeof *c);
    if (!c) return 0;
    c->threads = threads;
    omp_set_num_threads(threads);
    check(dnnl_engine_create(&c->engine, dnnl_cpu, 0), "an engine");
    check(dnnl_stream_create(&c->stream, c->engine, dnnl_stream_default_flags), "a stream");
    dnnl_primitive_desc_t pd = w->conv ? describe_conv(w, c->engine) : describe_matmul(w, c->engine);
    check(dnnl_primitive_create(&c->primitive, pd), "a primitive");
    for (int i = 0; i < N_ARGS; i++) c->args[i] = (dnnl_exec_arg_t){ports[i].arg, filled(dnnl_primitive_desc_query_md(pd, ports[i].query, 0), c->engine)};
    *out = (Contender){.name = "oneDNN", .run = run, .context = c};
    return 1;
}
#else
int onednn_contender(const Work *w, int threads, const float *x, const float *weights, float *y, Contender *out) {
    (void)w, (void)threads, (void)x, (void)weights, (void)y, (void)out;
    return 0;
}
#endif
