// The pass `training`: five steps of a small network beside PyTorch's losses and parameters (training_expected.py), alone and on replicas, metrics, first
// values, other batches, and what of the options is refused.
#include "ir/ops/devices/devices.h"
#include "passes/training/options.h"
#include "tests/unit/passes/run_passes.h"
#include "tests/unit/passes/training_expected.h"

static const char network[] = "func.func @main(%x: tensor<6x4xf32>, %w1: tensor<4x5xf32>, %b1: tensor<5xf32>, %w2: tensor<5x3xf32>, %b2: tensor<3xf32>) -> "
                              "tensor<6x3xf32> {\n"
                              "  %0 = stablehlo.dot_general %x, %w1, contracting_dims = [1] x [0] : (tensor<6x4xf32>, tensor<4x5xf32>) -> tensor<6x5xf32>\n"
                              "  %1 = stablehlo.broadcast_in_dim %b1, dims = [1] : (tensor<5xf32>) -> tensor<6x5xf32>\n"
                              "  %2 = stablehlo.add %0, %1 : tensor<6x5xf32>\n"
                              "  %3 = stablehlo.tanh %2 : tensor<6x5xf32>\n"
                              "  %4 = stablehlo.dot_general %3, %w2, contracting_dims = [1] x [0] : (tensor<6x5xf32>, tensor<5x3xf32>) -> tensor<6x3xf32>\n"
                              "  %5 = stablehlo.broadcast_in_dim %b2, dims = [1] : (tensor<3xf32>) -> tensor<6x3xf32>\n"
                              "  %6 = stablehlo.add %4, %5 : tensor<6x3xf32>\n"
                              "  return %6 : tensor<6x3xf32>\n}\n";

static const struct {
    const char *name, *loss, *optimizer, *schedule;
} rows[] = {
    {"sgd", "sparse_categorical_crossentropy", "sgd:lr=0.1", NULL},
    {"momentum", "sparse_categorical_crossentropy", "sgd:lr=0.1,momentum=0.9", NULL},
    {"nesterov", "sparse_categorical_crossentropy", "sgd:lr=0.1,momentum=0.9,nesterov=true,weight_decay=0.01", NULL},
    {"adam", "sparse_categorical_crossentropy", "adam:lr=0.01", NULL},
    {"adam_decay", "mean_squared_error", "adam:lr=0.01,beta1=0.8,beta2=0.99,weight_decay=0.1", NULL},
    {"adamw", "mean_squared_error", "adamw:lr=0.01", NULL},
    {"adamw_matrices", "binary_crossentropy", "adamw:lr=0.01,weight_decay=0.5,decay=matrices", NULL},
    {"lamb", "sparse_categorical_crossentropy", "lamb:lr=0.01,weight_decay=0.1", NULL},
    {"clip_norm", "sparse_categorical_crossentropy", "sgd:lr=0.5,clip_norm=0.3", NULL},
    {"clip_value", "sparse_categorical_crossentropy", "sgd:lr=0.5,clip_value=0.05", NULL},
    {"smoothing", "sparse_categorical_crossentropy:label_smoothing=0.1", "sgd:lr=0.5", NULL},
    {"binary", "binary_crossentropy", "sgd:lr=0.5", NULL},
    {"cosine", "mean_squared_error", "sgd:lr=0.5", "cosine:steps=4,warmup=2,final=0.1"},
    {"linear", "mean_squared_error", "sgd:lr=3,lr_batch=36", "linear:steps=4,final=0.5"},
    {"steps", "mean_squared_error", "sgd:lr=0.5", "steps:at=1/3"},
};

static double wave_at(int64_t i, double first, double factor) { return factor * sin(0.7 * (double)i + first); }

static const Literal *wave(Arena *a, Type t, double first, double factor) {
    void *data;
    Literal *l = literal_make(a, t, &data);
    for (int64_t i = 0; i < t->n_elems; i++) elem_from_f64(t->dtype, (char *)data + (size_t)i * dtype_bytes(t->dtype), wave_at(i, first, factor));
    return l;
}

// --- functions of a training

typedef struct {
    Module *m;
    Arena a;
    uint32_t n_replicas;
    struct {
        Str name;
        const Literal *value;
    } variables[64];
    size_t n_variables;
} Session;

static Module *made(const char *text, const TrainingTexts *texts, uint32_t n_replicas, bool with_values, Diags *d) {
    Module *m = parse(text);
    Training training;
    PassOptions o = pass_options_default();
    const Literal *values[8] = {NULL};
    for (uint32_t i = 1; with_values && i < 5; i++) values[i] = wave(&m->arena, module_main(m)->body->args[i]->type, i, 0.5);
    if (n_replicas > 1) module_set_devices(m, n_replicas, 1);
    o.check = true;
    o.stop_after = "training";
    o.training = &training;
    bool good = training_parse(texts, &m->arena, &training, d);
    if (with_values) training.values = values, training.n_values = 5;
    if (good && pipeline_run(m, &o, d, NULL)) return m;
    module_free(m);
    return NULL;
}

static Session session(const char *text, const TrainingTexts *texts, uint32_t n_replicas, bool with_values) {
    Diags d;
    diags_init(&d, "test");
    Session s = {.m = made(text, texts, n_replicas, with_values, &d), .n_replicas = n_replicas};
    if (!s.m) diags_print(&d, stderr);
    ck_assert_ptr_nonnull(s.m);
    diags_free(&d);
    return s;
}

static void session_end(Session *s) {
    arena_free(&s->a);
    module_free(s->m);
}

static Str attribute(const PortInfo *info, const char *name) {
    for (uint32_t i = 0; i < info->attrs.n; i++)
        if (!strcmp(info->attrs.v[i].name->text, name)) return info->attrs.v[i].value;
    return NULL;
}

static const Literal **variable(Session *s, Str name) {
    for (size_t i = 0; i < s->n_variables; i++)
        if (s->variables[i].name == name) return &s->variables[i].value;
    ck_assert_uint_lt(s->n_variables, COUNT(s->variables));
    s->variables[s->n_variables].name = name;
    return &s->variables[s->n_variables++].value;
}

// `data`: of each argument that is no variable, one after the other, for all replicas together: each takes its rows. What is no variable goes to out.
static void call(Session *s, const char *name, const Literal *const *data, const Literal **out) {
    Diags d;
    diags_init(&d, "test");
    Func *f = module_find_func(s->m, str_intern_z(&s->m->strings, name));
    ck_assert_ptr_nonnull(f);
    uint32_t n_args = f->body->n_args, R = s->n_replicas, n_data = 0, n_out = 0;
    const Literal **args = arena_array(&s->a, const Literal *, (size_t)R *n_args), **results = arena_array(&s->a, const Literal *, (size_t)R * f->n_results);
    for (uint32_t i = 0; i < n_args; i++) {
        Str of = attribute(&f->arg_info[i], "tpu.variable");
        const Literal *all = of ? *variable(s, of) : data[n_data++];
        Type t = f->body->args[i]->type;
        ck_assert_ptr_nonnull(all);
        for (uint32_t r = 0; r < R; r++)
            args[r * n_args + i] = literal_wrap(&s->a, t, (const char *)all->data + (of || all->splat || all->type == t ? 0 : r * type_bytes(t)), all->splat);
    }
    bool good = eval_devices(s->m, f, R, 1, args, NULL, &s->a, results, &d);
    if (!good) diags_print(&d, stderr);
    ck_assert(good);
    for (uint32_t i = 0; i < f->n_results; i++) {
        Str of = attribute(&f->result_info[i], "tpu.variable");
        if (of) *variable(s, of) = results[i];
        else out[n_out++] = results[i];
        for (uint32_t r = 1; r < R && strcmp(name, "predict"); r++) ck_assert(literal_equal(results[i], results[r * f->n_results + i]));
    }
    diags_free(&d);
}

static double number(const Literal *l, int64_t i) { return elem_to_f64(l->type->dtype, literal_elem(l, i)); }

static void initialise(Session *s, uint64_t seed) {
    const Literal *unused[1], *given = literal_splat_i64(&s->a, type_scalar(&s->m->types, DT_UI64), (int64_t)seed);
    call(s, "init", &given, unused);
}

// --- beside PyTorch

static Type tensor(Session *s, DType t, int64_t n, int64_t k) {
    int64_t dims[] = {n, k};
    return type_tensor(&s->m->types, t, dims, k ? 2 : 1);
}

static void batch(Session *s, int step, bool classes, bool binary, const Literal **out) {
    static const double weights[] = {1, 0.5, 0, 2, 1, 1};
    void *labels, *w;
    Literal *y = literal_make(&s->a, classes ? tensor(s, DT_I32, 6, 0) : tensor(s, DT_F32, 6, 3), &labels),
            *c = literal_make(&s->a, tensor(s, DT_F32, 6, 0), &w);
    for (int i = 0; i < 6; i++) ((float *)w)[i] = (float)weights[i];
    for (int i = 0; classes && i < 6; i++) ((int32_t *)labels)[i] = (i * 5 + step) % 3;
    for (int i = 0; !classes && i < 18; i++) {
        float v = (float)wave_at(i, 10 + step, 1);
        ((float *)labels)[i] = binary ? (v + 1) / 2 : v;
    }
    out[0] = wave(&s->a, tensor(s, DT_F32, 6, 4), step, 1), out[1] = y, out[2] = c;
}

static void check_row(size_t row, uint32_t n_replicas, uint32_t rows_of_model) {
    static const char *const names[] = {"\"w1\"", "\"b1\"", "\"w2\"", "\"b2\""};
    TrainingTexts texts = {.loss = rows[row].loss, .optimizer = rows[row].optimizer, .schedule = rows[row].schedule, .batch = rows_of_model};
    Session s = session(network, &texts, n_replicas, true);
    ck_assert_str_eq(rows[row].name, expected[row].name);
    initialise(&s, 0);
    for (int step = 0; step < TRAINING_STEPS; step++) {
        const Literal *in[3], *out[3];
        batch(&s, step, !strncmp(texts.loss, "sparse", 6), !strncmp(texts.loss, "binary", 6), in);
        call(&s, "train", in, out);
        ck_assert_msg(fabs(number(out[0], 0) - expected[row].loss[step]) < 1e-5, "%s, step %d: loss %.9g, not %.9g", rows[row].name, step, number(out[0], 0),
                      expected[row].loss[step]);
        ck_assert_double_eq_tol(number(out[1], 0) / number(out[2], 0), number(out[0], 0), 1e-6);
        ck_assert_double_eq(number(out[2], 0), 5.5);
    }
    size_t at = 0;
    for (size_t k = 0; k < COUNT(names); k++) {
        const Literal *l = *variable(&s, str_intern_z(&s.m->strings, names[k]));
        for (int64_t i = 0; i < l->type->n_elems; i++, at++)
            ck_assert_msg(fabs(number(l, i) - expected[row].parameters[at]) < 1e-5, "%s, %s[%d]: %.9g, not %.9g", rows[row].name, names[k], (int)i,
                          number(l, i), expected[row].parameters[at]);
    }
    ck_assert_int_eq(elem_to_i64(DT_I64, (*variable(&s, str_intern_z(&s.m->strings, "\"optimizer/step\"")))->data), TRAINING_STEPS);
    session_end(&s);
}

START_TEST(steps_beside_pytorch) { check_row((size_t)_i, 1, 0); }
END_TEST

// Three replicas of two rows do what one of six does; the model was written for six.
START_TEST(steps_on_replicas) { check_row((size_t)_i, 3, 6); }
END_TEST

// --- losses at the edges

static void call_once(const char *loss, const char *metrics, const float *x, const int32_t *labels, const float *weights, double out[5], double *moved) {
    TrainingTexts texts = {.loss = loss, .metrics = metrics, .optimizer = "sgd:lr=1"};
    static const char model[] = "func.func @main(%x: tensor<3x4xf32>, %b: tensor<4xf32>) -> tensor<3x4xf32> {\n"
                                "  %0 = stablehlo.broadcast_in_dim %b, dims = [1] : (tensor<4xf32>) -> tensor<3x4xf32>\n"
                                "  %1 = stablehlo.add %x, %0 : tensor<3x4xf32>\n  return %1 : tensor<3x4xf32>\n}\n";
    const char *init[] = {"b=zeros"};
    texts.initials = init, texts.n_initials = 1;
    Session s = session(model, &texts, 1, false);
    initialise(&s, 0);
    const Literal *in[] = {literal_wrap(&s.a, tensor(&s, DT_F32, 3, 4), x, false), literal_wrap(&s.a, tensor(&s, DT_I32, 3, 0), labels, false),
                           literal_wrap(&s.a, tensor(&s, DT_F32, 3, 0), weights, false)},
                  *got[5];
    call(&s, "train", in, got);
    for (int i = 0; i < (metrics ? 5 : 3); i++) out[i] = number(got[i], 0);
    *moved = 0;
    for (int i = 0; i < 4; i++) *moved += fabs(number(*variable(&s, str_intern_z(&s.m->strings, "\"b\"")), i));
    session_end(&s);
}

START_TEST(logits_at_the_edges) {
    const char *loss = "sparse_categorical_crossentropy";
    double out[5], moved;
    const float large[] = {1e30f, -1e30f, 0, 1, 200, 100, 0, 0, -3e38f, -3e38f, -3e38f, -3e38f}, ones[] = {1, 1, 1}, none[] = {0, 0, 0}, last[] = {1, 1, 0};
    call_once(loss, NULL, large, (const int32_t[]){0, 1, 2}, ones, out, &moved);
    ck_assert_double_eq_tol(out[0], (0 + 100 + log(4)) / 3, 1e-5);
    ck_assert(isfinite(moved));
    // weights of zero: nothing counts, nothing moves, and what has no weight may be anything
    call_once(loss, NULL, large, (const int32_t[]){0, 1, 2}, none, out, &moved);
    ck_assert_double_eq(out[0], 0);
    ck_assert_double_eq(out[2], 0);
    ck_assert_double_eq(moved, 0);
    const float odd[] = {0, 0, 0, 0, 0, 0, 0, 0, NAN, INFINITY, -INFINITY, 0};
    call_once(loss, NULL, odd, (const int32_t[]){0, 1, 77}, last, out, &moved);
    ck_assert_double_eq_tol(out[0], log(4), 1e-6);
    ck_assert(isfinite(moved));
    // a negative label has no weight; one that is no class makes the loss no number
    call_once(loss, NULL, odd, (const int32_t[]){0, -100, 1}, last, out, &moved);
    ck_assert_double_eq_tol(out[0], log(4), 1e-6);
    ck_assert_double_eq(out[2], 1);
    call_once(loss, NULL, odd, (const int32_t[]){0, 4, 1}, last, out, &moved);
    ck_assert(isnan(out[0]));
}
END_TEST

START_TEST(metrics_of_classes) {
    double out[5], moved;
    const float x[] = {1, 2, 2, 0, 5, 1, 5, 5, NAN, 1, 2, 3}, weights[] = {1, 2, 4};
    // row 0: class 1 is first of two equal ones; row 1: class 3 is third of three equal ones; row 2: NaN is the largest
    call_once("sparse_categorical_crossentropy", "accuracy,top3", x, (const int32_t[]){1, 3, 3}, weights, out, &moved);
    ck_assert_double_eq(out[2], 1);
    ck_assert_double_eq(out[3], 1 + 2 + 4);
    ck_assert_double_eq(out[4], 7);
    call_once("sparse_categorical_crossentropy", "accuracy,top2", x, (const int32_t[]){2, 0, 0}, weights, out, &moved);
    ck_assert_double_eq(out[2], 2);
    ck_assert_double_eq(out[3], 1 + 2);
}
END_TEST

// --- first values

static void moments(const Literal *l, double *mean, double *deviation, double *most) {
    double sum = 0, squares = 0;
    *most = 0;
    for (int64_t i = 0; i < l->type->n_elems; i++) {
        double v = number(l, i);
        sum += v, squares += v * v, *most = fmax(*most, fabs(v));
    }
    *mean = sum / (double)l->type->n_elems;
    *deviation = sqrt(squares / (double)l->type->n_elems - *mean * *mean);
}

START_TEST(first_values) {
    static const struct {
        const char *init;
        double deviation, most;
    } kinds[] = {{"w=default", 0.07071068, 0.1224745},    {"w=glorot_uniform", 0.07071068, 0.1224745},
                 {"w=glorot_normal", 0.07071068, 1},      {"w=he_normal", 0.08164966, 1},
                 {"w=he_uniform", 0.08164966, 0.1414214}, {"w=normal:stddev=0.5", 0.5, 4},
                 {"w=uniform:limit=0.6", 0.3464102, 0.6}, {"w=constant:value=3", 0, 3}};
    static const char model[] =
        "func.func @main(%x: tensor<2x1x300xf32>, %w: tensor<100x300xf32>, %s: tensor<100xf32>, %b: tensor<100xf32>) -> tensor<2x1x100xf32> {\n"
        "  %0 = stablehlo.transpose %w, dims = [1, 0] : (tensor<100x300xf32>) -> tensor<300x100xf32>\n"
        "  %1 = stablehlo.dot_general %x, %0, contracting_dims = [2] x [0] : (tensor<2x1x300xf32>, tensor<300x100xf32>) -> tensor<2x1x100xf32>\n"
        "  %2 = stablehlo.broadcast_in_dim %s, dims = [2] : (tensor<100xf32>) -> tensor<2x1x100xf32>\n"
        "  %3 = stablehlo.broadcast_in_dim %b, dims = [2] : (tensor<100xf32>) -> tensor<2x1x100xf32>\n"
        "  %4 = stablehlo.multiply %1, %2 : tensor<2x1x100xf32>\n  %5 = stablehlo.add %4, %3 : tensor<2x1x100xf32>\n"
        "  return %5 : tensor<2x1x100xf32>\n}\n";
    const char *inits[] = {kinds[_i].init, "s=default", "b=default"};
    TrainingTexts texts = {.loss = "mean_squared_error", .optimizer = "adam", .initials = inits, .n_initials = 3};
    Session s = session(model, &texts, 1, false);
    double mean, deviation, most, first = 0;
    for (uint64_t seed = 0; seed < 2; seed++) {
        initialise(&s, seed);
        const Literal *w = *variable(&s, str_intern_z(&s.m->strings, "\"w\""));
        moments(w, &mean, &deviation, &most);
        if (deviation > 0) ck_assert_double_eq_tol(mean, 0, 4 * deviation / sqrt(30000.0));
        ck_assert_double_le(fabs(deviation - kinds[_i].deviation), 0.02 * kinds[_i].deviation);
        ck_assert_double_le(most, kinds[_i].most);
        if (seed && deviation > 0) ck_assert_double_ne(number(w, 0), first);
        first = number(w, 0);
    }
    ck_assert_double_eq(number(*variable(&s, str_intern_z(&s.m->strings, "\"s\"")), 7), 1);
    ck_assert_double_eq(number(*variable(&s, str_intern_z(&s.m->strings, "\"b\"")), 7), 0);
    session_end(&s);
}
END_TEST

// --- options

START_TEST(options_refused) {
    static const char *const nothing[] = {"w"}, *const xavier[] = {"w=xavier"};
    static const struct {
        TrainingTexts texts;
        const char *says;
    } wrong[] = {
        {{.loss = NULL}, "needs to know what to make small"},
        {{.loss = "hinge"}, "--loss takes one of"},
        {{.loss = "output:axis=1"}, "output has no 'axis'"},
        {{.loss = "mean_squared_error:"}, "has no ''"},
        {{.loss = "sparse_categorical_crossentropy:label_smoothing=2"}, "takes a number from 0 to 1, not '2'"},
        {{.loss = "sparse_categorical_crossentropy:axis=1.5"}, "axis takes a"},
        {{.loss = "output", .optimizer = "rmsprop"}, "--optimizer takes one of"},
        {{.loss = "output", .optimizer = "sgd:lr"}, "lr needs a value"},
        {{.loss = "output", .optimizer = "sgd:lr=nan"}, "lr takes a number of 0 or more, not 'nan'"},
        {{.loss = "output", .optimizer = "sgd:lr=1x"}, "not '1x'"},
        {{.loss = "output", .optimizer = "sgd:clip_norm=0"}, "clip_norm takes a number above 0, not '0'"},
        {{.loss = "output", .optimizer = "adam:clip_value=0"}, "clip_value takes a number above 0, not '0'"},
        {{.loss = "output", .optimizer = "sgd:lr=1,lr=2"}, "lr is there twice"},
        {{.loss = "output", .optimizer = "sgd:beta1=0.5"}, "sgd has no 'beta1'"},
        {{.loss = "output", .optimizer = "sgd:nesterov=true"}, "nesterov is a kind of momentum"},
        {{.loss = "output", .optimizer = "sgd:nesterov=yes"}, "nesterov takes false or true"},
        {{.loss = "output", .optimizer = "adam:beta2=1"}, "beta2 is less than 1"},
        {{.loss = "output", .schedule = "cosine"}, "over how many steps"},
        {{.loss = "output", .schedule = "cosine:steps=10,warmup=10"}, "the warm-up takes all 10 steps"},
        {{.loss = "output", .schedule = "steps:at=20/10"}, "the numbers of at rise"},
        {{.loss = "output", .schedule = "steps:at=1.5"}, "at takes a whole number"},
        {{.loss = "output", .metrics = "accuracy"}, "--metrics accuracy is of --loss sparse_categorical_crossentropy and binary_crossentropy, not of output"},
        {{.loss = "sparse_categorical_crossentropy", .metrics = "top0"}, "--metrics takes"},
        {{.loss = "sparse_categorical_crossentropy", .metrics = "top5,top5"}, "it is there twice"},
        {{.loss = "output", .batch_norm = "train:momentum=-1"}, "momentum takes a number from 0 to 1"},
        {{.loss = "output", .initials = nothing, .n_initials = 1}, "takes ARG=KIND"},
        {{.loss = "output", .initials = xavier, .n_initials = 1}, "--init takes one of"},
        {{.loss = "output", .states = nothing, .n_states = 1}, "takes ARG=RESULT"},
    };
    Diags d;
    diags_init(&d, "test");
    Arena a = {0};
    Training t;
    ck_assert(!training_parse(&wrong[_i].texts, &a, &t, &d));
    ck_assert_uint_eq(d.n_errors, 1);
    ck_assert_int_eq(d.exit_code, EXIT_USAGE);
    ck_assert_msg(strstr(d.list.items[0].text, wrong[_i].says) != NULL, "'%s', not '%s'", d.list.items[0].text, wrong[_i].says);
    arena_free(&a);
    diags_free(&d);
}
END_TEST

START_TEST(patterns) {
    ck_assert(pattern_fits("*", "") && pattern_fits("*.bias", "a.b.bias") && pattern_fits("a*b*c", "aXbYbc") && pattern_fits("a", "a") &&
              pattern_fits("a**", "a"));
    ck_assert(!pattern_fits("*.bias", "bias") && !pattern_fits("a", "ab") && !pattern_fits("", "a") && !pattern_fits("a*b", "a") && !pattern_fits("*a", "ab"));
}
END_TEST

Suite *training_suite(void);
Suite *training_suite(void) {
    Suite *s = suite_create("training");
    TCase *c = tcase_create("training");
    tcase_add_loop_test(c, steps_beside_pytorch, 0, COUNT(rows));
    tcase_add_loop_test(c, steps_on_replicas, 0, COUNT(rows));
    tcase_add_test(c, logits_at_the_edges);
    tcase_add_test(c, metrics_of_classes);
    tcase_add_loop_test(c, first_values, 0, 8);
    tcase_add_loop_test(c, options_refused, 0, 28);
    tcase_add_test(c, patterns);
    suite_add_tcase(s, c);
    return s;
}
