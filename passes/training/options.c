// What --train and the options beside it ask for, from their texts: a name, then keys and values, "sgd:lr=0.1,momentum=0.9". A key is a row; each mistake is
// one sentence.
#include "passes/training/options.h"
#include "passes/training/meant.h"

#include <errno.h>
#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    const char *name;
    unsigned value;
    const char *help;
} Choice;

typedef enum { KEY_NUMBER, KEY_COUNT, KEY_FLAG, KEY_TEXT, KEY_LIST, KEY_WORD } KeyKind;
typedef struct {
    const char *name;
    KeyKind kind;
    unsigned of; // bits of the choices that have it
    size_t field;
    double least, most;      // that a number may be
    const char *help, *word; // of KEY_WORD: the word that sets the flag, and `otherwise`
    const char *otherwise;
} Key;

typedef struct {
    const char *option;
    const Choice *choices;
    size_t n_choices;
    const Key *keys;
    size_t n_keys;
} Table;

#define OF(choice) (1u << (choice))
#define ANY_OF ~0u

// --- the tables

static const Choice losses[] = {
    {"sparse_categorical_crossentropy", LOSS_SPARSE_CROSSENTROPY, "of logits and the number of the class, tensor<..xi32>"},
    {"binary_crossentropy", LOSS_BINARY_CROSSENTROPY, "of logits and numbers from 0 to 1, each on its own"},
    {"mean_squared_error", LOSS_SQUARED_ERROR, "of the result and numbers"},
    {"output", LOSS_OUTPUT, "the model gives its loss: one number, or one for each example"},
};
static const Key loss_keys[] = {
    {"label_smoothing", KEY_NUMBER, OF(LOSS_SPARSE_CROSSENTROPY) | OF(LOSS_BINARY_CROSSENTROPY), offsetof(Loss, smoothing), 0, 1,
     "share that goes to all classes alike", NULL, NULL},
    {"axis", KEY_NUMBER, OF(LOSS_SPARSE_CROSSENTROPY), offsetof(Loss, axis), -MAX_RANK, MAX_RANK, "dimension of the classes, the last if not given", NULL,
     NULL},
    {"result", KEY_TEXT, ANY_OF, offsetof(Loss, result), 0, 0, "of the model, where it has several", NULL, NULL},
};
static const Table loss_table = {"loss", losses, COUNT(losses), loss_keys, COUNT(loss_keys)};

static const Choice optimizers[] = {
    {"sgd", OPTIMIZER_SGD, "v = momentum * v + g; w -= lr * v"},
    {"adam", OPTIMIZER_ADAM, "Kingma, Ba 2014; weight decay is added to gradients"},
    {"adamw", OPTIMIZER_ADAMW, "Loshchilov, Hutter 2017; w *= 1 - lr * weight_decay"},
    {"lamb", OPTIMIZER_LAMB, "You et al. 2019; steps as long as each parameter is large"},
};
enum { ADAMS = OF(OPTIMIZER_ADAM) | OF(OPTIMIZER_ADAMW) | OF(OPTIMIZER_LAMB) };
static const Key optimizer_keys[] = {
    {"lr", KEY_NUMBER, ANY_OF, offsetof(Optimizer, lr), 0, INFINITY, "learning rate", NULL, NULL},
    {"momentum", KEY_NUMBER, OF(OPTIMIZER_SGD), offsetof(Optimizer, momentum), 0, 1, NULL, NULL, NULL},
    {"nesterov", KEY_FLAG, OF(OPTIMIZER_SGD), offsetof(Optimizer, nesterov), 0, 0, "momentum as Nesterov has it", NULL, NULL},
    {"beta1", KEY_NUMBER, ADAMS, offsetof(Optimizer, beta1), 0, 1, NULL, NULL, NULL},
    {"beta2", KEY_NUMBER, ADAMS, offsetof(Optimizer, beta2), 0, 1, NULL, NULL, NULL},
    {"eps", KEY_NUMBER, ADAMS, offsetof(Optimizer, eps), 0, INFINITY, NULL, NULL, NULL},
    {"weight_decay", KEY_NUMBER, ANY_OF, offsetof(Optimizer, weight_decay), 0, INFINITY, NULL, NULL, NULL},
    {"decay", KEY_WORD, ANY_OF, offsetof(Optimizer, matrices_only), 0, 0, "of which parameters: all, or those of two dimensions and more", "matrices", "all"},
    {"clip_norm", KEY_NUMBER, ANY_OF, offsetof(Optimizer, clip_norm), DBL_MIN, INFINITY, "all gradients together have at most this norm", NULL, NULL},
    {"clip_value", KEY_NUMBER, ANY_OF, offsetof(Optimizer, clip_value), DBL_MIN, INFINITY, "each number of a gradient is at most this large", NULL, NULL},
    {"lr_batch", KEY_COUNT, ANY_OF, offsetof(Optimizer, lr_batch), 1, 1 << 30, "lr is for a batch of this size, and grows with it", NULL, NULL},
};
static const Table optimizer_table = {"optimizer", optimizers, COUNT(optimizers), optimizer_keys, COUNT(optimizer_keys)};

static const Choice schedules[] = {
    {"constant", SCHEDULE_CONSTANT, "the learning rate stays"},
    {"cosine", SCHEDULE_COSINE, "half a wave from 1 to final, over steps"},
    {"linear", SCHEDULE_LINEAR, "a line from 1 to final, over steps"},
    {"steps", SCHEDULE_STEPS, "times factor at each of the steps at=A/B/.."},
};
enum { DECAYS = OF(SCHEDULE_COSINE) | OF(SCHEDULE_LINEAR) };
static const Key schedule_keys[] = {
    {"warmup", KEY_COUNT, ANY_OF, offsetof(Schedule, warmup), 1, 1e15, "steps in which it rises first", NULL, NULL},
    {"steps", KEY_COUNT, DECAYS, offsetof(Schedule, steps), 1, 1e15, "of the whole training, those of the warm-up among them", NULL, NULL},
    {"final", KEY_NUMBER, DECAYS, offsetof(Schedule, final), 0, 1, "share of the learning rate that is left", NULL, NULL},
    {"at", KEY_LIST, OF(SCHEDULE_STEPS), offsetof(Schedule, at), 1, 1e15, "rising numbers of steps with / between them", NULL, NULL},
    {"factor", KEY_NUMBER, OF(SCHEDULE_STEPS), offsetof(Schedule, factor), 0, INFINITY, NULL, NULL, NULL},
};
static const Table schedule_table = {"schedule", schedules, COUNT(schedules), schedule_keys, COUNT(schedule_keys)};

static const Choice batch_norms[] = {
    {"frozen", BATCH_NORM_FROZEN, "batch norms with given statistics keep these"},
    {"train", BATCH_NORM_TRAIN, "`train` uses those of the batch, which the given ones follow"},
};
static const Key batch_norm_keys[] = {
    {"momentum", KEY_NUMBER, OF(BATCH_NORM_TRAIN), offsetof(BatchNorm, momentum), 0, 1, "what a batch counts for", NULL, NULL},
};
static const Table batch_norm_table = {"batch-norm", batch_norms, COUNT(batch_norms), batch_norm_keys, COUNT(batch_norm_keys)};

static const Choice initials[] = {
    {"default", INITIAL_DEFAULT, "by rank and use: see passes/training/README.md"},
    {"zeros", INITIAL_ZEROS, NULL},
    {"ones", INITIAL_ONES, NULL},
    {"constant", INITIAL_CONSTANT, NULL},
    {"normal", INITIAL_NORMAL, NULL},
    {"uniform", INITIAL_UNIFORM, "from -limit to limit"},
    {"glorot_uniform", INITIAL_GLOROT_UNIFORM, "limit sqrt(6 / (inputs + outputs))"},
    {"glorot_normal", INITIAL_GLOROT_NORMAL, "stddev sqrt(2 / (inputs + outputs))"},
    {"he_uniform", INITIAL_HE_UNIFORM, "limit sqrt(6 / inputs)"},
    {"he_normal", INITIAL_HE_NORMAL, "stddev sqrt(2 / inputs)"},
};
static const Key initial_keys[] = {
    {"value", KEY_NUMBER, OF(INITIAL_CONSTANT), offsetof(Initial, value), -INFINITY, INFINITY, NULL, NULL, NULL},
    {"stddev", KEY_NUMBER, OF(INITIAL_NORMAL), offsetof(Initial, stddev), 0, INFINITY, NULL, NULL, NULL},
    {"limit", KEY_NUMBER, OF(INITIAL_UNIFORM), offsetof(Initial, limit), 0, INFINITY, NULL, NULL, NULL},
};
static const Table initial_table = {"init", initials, COUNT(initials), initial_keys, COUNT(initial_keys)};

// --- =help

static void number_text(Text *out, double v) { text_f(out, "%.10g", v); }

static void key_help(const Table *t, const Key *k, const void *values, Text *out) {
    const void *field = (const char *)values + k->field;
    text_f(out, "      %s=", k->name);
    if (k->kind == KEY_FLAG) text_z(out, "false|true");
    else if (k->kind == KEY_WORD) text_f(out, "%s|%s", k->otherwise, k->word);
    else if (k->kind == KEY_TEXT) text_z(out, "NAME");
    else if (k->kind == KEY_LIST) text_z(out, "A/B/..");
    else if (*(const double *)field != 0 || k->kind == KEY_NUMBER) number_text(out, *(const double *)field);
    else text_z(out, "N");
    if (k->help) text_f(out, "  %s", k->help);
    text_z(out, "\n");
    (void)t;
}

static void table_help(const Table *t, void (*preset)(unsigned choice, void *values), void *values, Text *out) {
    for (size_t i = 0; i < t->n_choices; i++) {
        const Choice *c = &t->choices[i];
        preset(c->value, values);
        text_f(out, "%s%s%s\n", c->name, c->help ? "  " : "", c->help ? c->help : "");
        for (size_t k = 0; k < t->n_keys; k++)
            if (t->keys[k].of & OF(c->value)) key_help(t, &t->keys[k], values, out);
    }
}

static void loss_preset(unsigned kind, void *to) { *(Loss *)to = (Loss){.kind = kind, .axis = -1}; }

// PyTorch's defaults; of lamb optax's.
static void optimizer_preset(unsigned kind, void *to) {
    *(Optimizer *)to = (Optimizer){.kind = kind,
                                   .lr = 1e-3,
                                   .beta1 = 0.9,
                                   .beta2 = 0.999,
                                   .eps = kind == OPTIMIZER_LAMB ? 1e-6 : 1e-8,
                                   .weight_decay = kind == OPTIMIZER_ADAMW ? 0.01 : 0};
}
static void schedule_preset(unsigned kind, void *to) { *(Schedule *)to = (Schedule){.kind = kind, .factor = 0.1}; }
static void batch_norm_preset(unsigned kind, void *to) { *(BatchNorm *)to = (BatchNorm){.kind = kind, .momentum = 0.1}; }
static void initial_preset(unsigned kind, void *to) { *(Initial *)to = (Initial){.kind = kind, .stddev = 0.02, .limit = 0.05}; }

void training_loss_help(Text *out) { table_help(&loss_table, loss_preset, &(Loss){0}, out); }
void training_optimizer_help(Text *out) { table_help(&optimizer_table, optimizer_preset, &(Optimizer){0}, out); }
void training_schedule_help(Text *out) { table_help(&schedule_table, schedule_preset, &(Schedule){0}, out); }
void training_batch_norm_help(Text *out) { table_help(&batch_norm_table, batch_norm_preset, &(BatchNorm){0}, out); }
void training_initial_help(Text *out) { table_help(&initial_table, initial_preset, &(Initial){0}, out); }
void training_metrics_help(Text *out) {
    text_z(out, "accuracy             of classes: the largest logit is the label's; of binary_crossentropy: logit > 0 where the label is over 0.5\n"
                "topK                 of classes: the label is among the K largest logits, as top5\n"
                "mean_absolute_error  of mean_squared_error\n");
}

// --- reading

typedef struct {
    const Table *table;
    const char *text; // as it was given
    Arena *a;
    Diags *d;
} Reading;

static bool refuse(const Reading *r, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
static bool refuse(const Reading *r, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    const char *why = arena_vprintf(r->a, fmt, args);
    va_end(args);
    diag_exit(r->d, EXIT_USAGE, (Loc){0}, "--%s %s: %s", r->table->option, r->text, why);
    return false;
}

static bool read_number(const Reading *r, const Key *k, const char *text, double *out) {
    char *end;
    errno = 0;
    double v = strtod(text, &end);
    bool whole = k->kind != KEY_NUMBER || k->field == offsetof(Loss, axis) ? v == floor(v) : true;
    if (end != text && !*end && isfinite(v) && v >= k->least && v <= k->most && (r->table != &loss_table || k->field != offsetof(Loss, axis) || whole) &&
        (k->kind == KEY_NUMBER || whole)) {
        *out = v;
        return true;
    }
    Text range = {0};
    if (k->most < 1e9) text_f(&range, "from %.10g to %.10g", k->least, k->most);
    else if (k->least == DBL_MIN) text_z(&range, "above 0");
    else if (isfinite(k->least)) text_f(&range, "of %.10g or more", k->least);
    refuse(r, "%s takes a %snumber%s%s, not '%s'", k->name, k->kind == KEY_NUMBER ? "" : "whole ", range.n ? " " : "", range.n ? range.items : "", text);
    vec_free(&range);
    return false;
}

// "1000/2000"
static bool read_list(const Reading *r, const Key *k, const char *text, Schedule *s) {
    for (const char *at = text;; at++) {
        size_t n = strcspn(at, "/");
        if (s->n_at == MAX_BOUNDARIES) return refuse(r, "%s has more than %d numbers", k->name, MAX_BOUNDARIES);
        if (!read_number(r, k, arena_printf(r->a, "%.*s", (int)n, at), &s->at[s->n_at])) return false;
        if (s->n_at && s->at[s->n_at - 1] >= s->at[s->n_at]) return refuse(r, "the numbers of %s rise", k->name);
        s->n_at++;
        at += n;
        if (!*at) return true;
    }
}

static bool read_word(const Reading *r, const Key *k, const char *text, const char *no, const char *yes, bool *out) {
    *out = !strcmp(text, yes);
    return *out || !strcmp(text, no) || refuse(r, "%s takes %s or %s, not '%s'", k->name, no, yes, text);
}

static bool read_value(const Reading *r, const Key *k, const char *text, void *values) {
    void *field = (char *)values + k->field;
    if (!*text) return refuse(r, "%s needs a value", k->name);
    switch (k->kind) {
    case KEY_FLAG: return read_word(r, k, text, "false", "true", field);
    case KEY_WORD: return read_word(r, k, text, k->otherwise, k->word, field);
    case KEY_TEXT: return *(const char **)field = text, true;
    case KEY_LIST: return read_list(r, k, text, values);
    default: return read_number(r, k, text, field);
    }
}

static bool refuse_key(const Reading *r, const Choice *c, const char *name) {
    Text all = {0};
    Meant meant = meant_begin(r->a, name);
    for (size_t i = 0; i < r->table->n_keys; i++) {
        if (!(r->table->keys[i].of & OF(c->value))) continue;
        text_f(&all, "%s%s", all.n ? ", " : "", r->table->keys[i].name);
        meant_offer(&meant, r->table->keys[i].name);
    }
    const char *known = meant_end(&meant, "keys");
    refuse(r, "%s has no '%s'", c->name, name);
    if (known && all.n) diag_help(r->d, "did you mean %s? It has %s", known, all.items);
    else if (all.n) diag_help(r->d, "it has %s", all.items);
    else diag_help(r->d, "it has nothing to set");
    vec_free(&all);
    return false;
}

// "key=value,key=value"
static bool read_keys(const Reading *r, const Choice *c, const char *at, void *values) {
    unsigned long seen = 0;
    for (;; at++) {
        size_t n = strcspn(at, ","), n_name = strcspn(at, "=,");
        const char *name = arena_printf(r->a, "%.*s", (int)n_name, at),
                   *value = n_name < n ? arena_printf(r->a, "%.*s", (int)(n - n_name - 1), at + n_name + 1) : NULL;
        size_t k = 0;
        while (k < r->table->n_keys && (strcmp(r->table->keys[k].name, name) != 0 || !(r->table->keys[k].of & OF(c->value)))) k++;
        if (k == r->table->n_keys) return refuse_key(r, c, name);
        if (!value) return refuse(r, "%s needs a value: %s=..", name, name);
        if (seen >> k & 1) return refuse(r, "%s is there twice", name);
        seen |= 1ul << k;
        if (!read_value(r, &r->table->keys[k], value, values)) return false;
        at += n;
        if (!*at) return true;
    }
}

static bool read_choice(const Reading *r, const char *text, void (*preset)(unsigned choice, void *values), void *values) {
    size_t n = strcspn(text, ":");
    Text all = {0};
    for (size_t i = 0; i < r->table->n_choices; i++) {
        const Choice *c = &r->table->choices[i];
        text_f(&all, "%s%s", i ? ", " : "", c->name);
        if (strlen(c->name) != n || memcmp(c->name, text, n)) continue;
        vec_free(&all);
        preset(c->value, values);
        return !text[n] || read_keys(r, c, text + n + 1, values);
    }
    diag_exit(r->d, EXIT_USAGE, (Loc){0}, "--%s takes one of %s, not '%.*s'", r->table->option, all.items, (int)n, text);
    vec_free(&all);
    Meant meant = meant_begin(r->a, arena_printf(r->a, "%.*s", (int)n, text));
    for (size_t i = 0; i < r->table->n_choices; i++) meant_offer(&meant, r->table->choices[i].name);
    const char *name = meant_end(&meant, r->table->option);
    if (name) diag_help(r->d, "did you mean %s%s?", name, strchr(name, ':') ? "" : text + n);
    else if (r->table == &loss_table) diag_help(r->d, "a model that computes its own loss has it as its result: --loss output");
    else diag_help(r->d, "--%s=help says what they are", r->table->option);
    return false;
}

// --- all of them

static bool check_schedule(const Reading *r, const Schedule *s) {
    if ((s->kind == SCHEDULE_COSINE || s->kind == SCHEDULE_LINEAR) && !s->steps) return refuse(r, "over how many steps? steps=N");
    if (s->kind == SCHEDULE_STEPS && !s->n_at) return refuse(r, "at which steps? at=1000/2000");
    if (s->steps && s->warmup >= s->steps) return refuse(r, "the warm-up takes all %.10g steps", s->steps);
    return true;
}

static bool check_optimizer(const Reading *r, const Optimizer *o) {
    if (o->momentum >= 1 || o->beta1 >= 1 || o->beta2 >= 1)
        return refuse(r, "%s is less than 1", o->momentum >= 1 ? "momentum" : o->beta1 >= 1 ? "beta1" : "beta2");
    return !o->nesterov || o->momentum > 0 || refuse(r, "nesterov is a kind of momentum: momentum=0.9");
}

// The losses that a metric is of, and the metrics that a loss has.
static bool fits_loss(MetricKind kind, LossKind loss) {
    switch (kind) {
    case METRIC_ACCURACY: return loss == LOSS_SPARSE_CROSSENTROPY || loss == LOSS_BINARY_CROSSENTROPY;
    case METRIC_TOP: return loss == LOSS_SPARSE_CROSSENTROPY;
    default: return loss == LOSS_SQUARED_ERROR;
    }
}

static const struct {
    MetricKind kind;
    const char *name;
} metrics[] = {{METRIC_ACCURACY, "accuracy"}, {METRIC_TOP, "top5"}, {METRIC_ABSOLUTE_ERROR, "mean_absolute_error"}};

static bool refuse_metric(const char *name, Arena *a, Diags *d) {
    Meant meant = meant_begin(a, name);
    for (size_t i = 0; i < COUNT(metrics); i++) meant_offer(&meant, metrics[i].name);
    const char *known = meant_end(&meant, "metrics");
    bool is_loss = !strcmp(meant.given, "loss") || !strcmp(meant.given, "mse");
    diag_exit(d, EXIT_USAGE, (Loc){0}, "--metrics takes accuracy, topK (top5) and mean_absolute_error, not '%s'", name);
    if (is_loss) diag_help(d, "the loss itself is told without it");
    else if (known) diag_help(d, "did you mean %s?", known);
    return false;
}

static bool refuse_misfit(const Metric *m, LossKind loss, Arena *a, Diags *d) {
    const char *of = "", *has = "", *name = "";
    for (size_t i = 0; i < COUNT(losses); i++) {
        if (losses[i].value == loss) name = losses[i].name;
        if (fits_loss(m->kind, losses[i].value)) of = arena_printf(a, "%s%s%s", of, *of ? " and " : "", losses[i].name);
    }
    for (size_t i = 0; i < COUNT(metrics); i++)
        if (fits_loss(metrics[i].kind, loss)) has = arena_printf(a, "%s%s%s", has, *has ? " or " : "", metrics[i].name);
    diag_exit(d, EXIT_USAGE, (Loc){0}, "--metrics %s is of --loss %s, not of %s", m->name, of, name);
    if (*has) diag_help(d, "with this loss, --metrics %s", has);
    else diag_help(d, "without --metrics, train and evaluate tell the loss");
    return false;
}

static bool read_metric(const char *text, size_t n, Training *out, Arena *a, Diags *d) {
    Metric m = {.name = arena_printf(a, "%.*s", (int)n, text)};
    char *end = NULL;
    if (!strcmp(m.name, "accuracy")) m.kind = METRIC_ACCURACY, m.k = 1;
    else if (!strcmp(m.name, "mean_absolute_error")) m.kind = METRIC_ABSOLUTE_ERROR;
    else if (!strncmp(m.name, "top", 3) && m.name[3] >= '1' && m.name[3] <= '9' && (m.k = strtoll(m.name + 3, &end, 10), !*end && m.k < 1000000))
        m.kind = METRIC_TOP;
    else return refuse_metric(m.name, a, d);
    if (!fits_loss(m.kind, out->loss.kind)) return refuse_misfit(&m, out->loss.kind, a, d);
    const char *why = out->n_metrics == MAX_METRICS ? "there are too many" : NULL;
    for (uint32_t i = 0; i < out->n_metrics; i++)
        if (!strcmp(out->metrics[i].name, m.name)) why = "it is there twice";
    if (why) diag_exit(d, EXIT_USAGE, (Loc){0}, "--metrics %s: %s", m.name, why);
    else out->metrics[out->n_metrics++] = m;
    return !why;
}

static bool read_metrics(const char *text, Training *out, Arena *a, Diags *d) {
    for (const char *at = text;; at++) {
        size_t n = strcspn(at, ",");
        if (!read_metric(at, n, out, a, d)) return false;
        at += n;
        if (!*at) return true;
    }
}

// "PATTERN=KIND" and "ARG=RESULT": names may have '=' in them but at the end.
static const char *split_pair(const char *option, const char *text, Arena *a, const char **out_left, Diags *d) {
    const char *equals = strrchr(text, '=');
    const char *colon = strchr(text, ':');
    if (equals && colon && equals > colon)
        for (equals = colon; equals > text && *equals != '='; equals--) {}
    if (!equals || equals == text || *equals != '=' || !equals[1]) {
        diag_exit(d, EXIT_USAGE, (Loc){0}, "--%s takes %s, not '%s'", option, !strcmp(option, "init") ? "ARG=KIND" : "ARG=RESULT", text);
        return NULL;
    }
    *out_left = arena_printf(a, "%.*s", (int)(equals - text), text);
    return equals + 1;
}

static bool read_lists(const TrainingTexts *t, Arena *a, Training *out, Diags *d) {
    InitialRule *rules = arena_array(a, InitialRule, t->n_initials);
    StateRule *states = arena_array(a, StateRule, t->n_states);
    for (size_t i = 0; i < t->n_initials; i++) {
        const Reading r = {&initial_table, t->initials[i], a, d};
        const char *kind = split_pair("init", t->initials[i], a, &rules[i].pattern, d);
        if (!kind || !read_choice(&r, kind, initial_preset, &rules[i].initial)) return false;
    }
    for (size_t i = 0; i < t->n_states; i++)
        if (!(states[i].result = split_pair("state", t->states[i], a, &states[i].argument, d))) return false;
    out->initials = rules, out->n_initials = t->n_initials;
    out->states = states, out->n_states = t->n_states;
    return true;
}

bool training_parse(const TrainingTexts *t, Arena *a, Training *out, Diags *d) {
    *out = (Training){.data = t->data, .frozen = t->frozen, .batch = t->batch, .n_steps = t->n_steps};
    const Reading loss = {&loss_table, t->loss, a, d}, optimizer = {&optimizer_table, t->optimizer ? t->optimizer : "sgd", a, d},
                  schedule = {&schedule_table, t->schedule ? t->schedule : "constant", a, d},
                  batch_norm = {&batch_norm_table, t->batch_norm ? t->batch_norm : "frozen", a, d};
    if (!t->loss) {
        diag_exit(d, EXIT_USAGE, (Loc){0},
                  "--train needs to know what to make small: --loss sparse_categorical_crossentropy, mean_squared_error, "
                  "binary_crossentropy, or output, where the model gives its loss");
        return false;
    }
    return read_choice(&loss, loss.text, loss_preset, &out->loss) && read_choice(&optimizer, optimizer.text, optimizer_preset, &out->optimizer) &&
           check_optimizer(&optimizer, &out->optimizer) && read_choice(&schedule, schedule.text, schedule_preset, &out->schedule) &&
           check_schedule(&schedule, &out->schedule) && read_choice(&batch_norm, batch_norm.text, batch_norm_preset, &out->batch_norm) &&
           (!t->metrics || read_metrics(t->metrics, out, a, d)) && read_lists(t, a, out, d);
}

bool pattern_fits(const char *pattern, const char *name) {
    const char *star = NULL, *from = NULL; // the last star, and where what it stands for began
    while (*name) {
        if (*pattern == '*') star = pattern++, from = name;
        else if (*pattern == *name) pattern++, name++;
        else if (star) pattern = star + 1, name = ++from;
        else return false;
    }
    return pattern[strspn(pattern, "*")] == '\0';
}
