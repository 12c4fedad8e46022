// The pass `training`: with --train a model's function becomes four.
//
//   init(seed) -> variables                         first values
//   train(data, labels, weights, variables) -> loss, sums, variables       one step
//   evaluate(data, labels, weights, variables) -> loss, sums
//   predict(data, variables) -> what the model gives
//
// Variables are arguments and results with the attribute tpu.variable = "NAME": read when a call begins, and what they are when it has ended. With several
// replicas each has its share of the batch; sums go over all of them, and gradients are added up where each is complete, while others are still to be made.
#include "passes/gradient/gradient.h"
#include "passes/simplify/dead.h"
#include "passes/training/trainer.h"

#include "ir/ops/devices/devices.h"
#include "ir/ops/variables.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static bool refuse(Trainer *t, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
static bool refuse(Trainer *t, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    const char *text = arena_vprintf(t->c->scratch, fmt, args);
    va_end(args);
    diag_error(t->c->d, t->main->loc.at.file ? t->main->loc.at : diag_file(t->c->d, str_text(t->m->file)), CODE_NOT_TRAINABLE, "%s", text);
    return false;
}

// --- rows of a batch

// The first data argument with a dimension says how many examples the model takes.
static int64_t model_batch(Trainer *t) {
    for (uint32_t i = 0; i < t->main->body->n_args; i++) {
        Type type = t->main->body->args[i]->type;
        if (t->ports[i].role == ROLE_DATA && type->rank) return type->dims[0];
    }
    return 0;
}

static bool choose_batch(Trainer *t) {
    int64_t has = model_batch(t), all = t->o->batch;
    t->batch = has;
    if (!all) return true;
    if (all % t->n_replicas) {
        diag_exit(t->c->d, EXIT_USAGE, diag_file(t->c->d, str_text(t->m->file)), "--batch %" PRId64 " cannot be dealt to %u replicas evenly", all,
                  t->n_replicas);
        return false;
    }
    if (!has) return refuse(t, "--batch: no argument that a call gives has a dimension, so the model has no batch");
    t->batch = all / t->n_replicas;
    return t->batch == has || batch_change(t, has);
}

// --- init

static void make_init(Trainer *t) {
    Function F;
    Generator g = {0};
    const char *kept[MAX_KEPT];
    uint32_t n_kept = optimizer_kept(&t->o->optimizer, kept);
    function_begin(&F, t, "init");
    function_argument(&F, type_scalar(&t->m->types, DT_UI64), "seed", NULL);
    for (uint32_t i = 0; i < t->main->body->n_args; i++) {
        const Port *p = &t->ports[i];
        if (port_is_variable(p)) function_result(&F, initial_value(&F, &g, i), p->variable, p->variable);
        for (uint32_t k = 0; p->role == ROLE_PARAMETER && k < n_kept; k++) {
            const char *name = state_name(t, kept[k], p->variable);
            function_result(&F, build_splat(&F.b, p->type, 0), name, name);
        }
    }
    const char *step = state_name(t, "step", NULL);
    function_result(&F, build_splat_i64(&F.b, type_scalar(&t->m->types, DT_I64), 0), step, step);
    function_end(&F);
}

// --- what batches say of themselves

typedef struct {
    Value *value;
    const char *name, *variable;
} Given;
typedef VEC(Given) Gives;

static void give_sums(Trainer *t, const LossValues *v, Gives *out) {
    vec_push(out, ((Given){v->loss, "loss", NULL}));
    vec_push(out, ((Given){v->loss_sum, "loss_sum", NULL}));
    for (uint32_t i = 0; i < t->o->n_metrics; i++) vec_push(out, ((Given){v->metrics[i], arena_printf(&t->m->arena, "%s_sum", t->o->metrics[i].name), NULL}));
    vec_push(out, ((Given){v->weight_sum, "weight_sum", NULL}));
}

static void make_evaluate(Trainer *t) {
    Function F;
    Gives gives = {0};
    function_begin(&F, t, "evaluate");
    function_model(&F);
    LossValues v = loss_build(&F, true);
    give_sums(t, &v, &gives);
    for (size_t i = 0; i < gives.n; i++) function_result(&F, gives.items[i].value, gives.items[i].name, NULL);
    function_end(&F);
    vec_free(&gives);
}

static void make_predict(Trainer *t) {
    Function F;
    function_begin(&F, t, "predict");
    function_model(&F);
    for (uint32_t i = 0; i < t->main->n_results; i++) {
        if (t->is_state[i]) continue;
        function_result(&F, model_result(&F, i), NULL, NULL);
        F.results.items[F.results.n - 1] = t->main->result_info[i];
    }
    function_end(&F);
}

// --- train

// Of floats that a replica each makes of its rows, what all have is the mean.
static Value *mean_across(Function *F, Value *v) {
    if (F->t->n_replicas == 1 || !dtype_is_float(v->type->dtype)) return v;
    Value *sum = sum_across(F, &F->b, v), *share = build_splat(&F->b, v->type, 1.0 / F->t->n_replicas);
    return build_binary(&F->b, OP_MULTIPLY, sum, share);
}

// What the end of the function returns while gradients are made of it: the model's result and its cotangent first.
enum { KEPT_RESULT, KEPT_COTANGENT, KEPT_GIVEN };

static Op *end_for_gradient(Function *F, const LossValues *v, const Gives *gives) {
    Value **kept = arena_array(&F->t->m->arena, Value *, KEPT_GIVEN + gives->n);
    kept[KEPT_RESULT] = model_value(F, F->t->logits);
    kept[KEPT_COTANGENT] = v->cotangent;
    for (size_t i = 0; i < gives->n; i++) kept[KEPT_GIVEN + i] = gives->items[i].value;
    Op *end = build_typed(&F->b, OP_FUNC_RETURN, kept, KEPT_GIVEN + gives->n, NULL, 0, NULL, 0, 0);
    F->b.before = end;
    return end;
}

static Builder behind(Function *F, const Value *v, Op *end) {
    Op *next = v->def && v->def->block == F->f->body ? v->def->next : end;
    Builder b = {F->t->m, F->f->body, next, end->loc};
    return b;
}

static bool warn_of_idle(Trainer *t, uint32_t n, Value *const *gradients, const uint32_t *which) {
    uint32_t idle = 0;
    const char *first = NULL;
    for (uint32_t i = 0; i < n; i++) {
        if (gradients[i]) continue;
        if (!idle++) first = t->ports[which[i]].variable;
    }
    if (idle == n) return refuse(t, "no parameter has an effect on the loss");
    if (idle)
        diag_remark(t->c->d, diag_file(t->c->d, str_text(t->m->file)), "%u parameters have no effect on the loss, '%s' the first of them: they stay", idle,
                    first);
    return true;
}

// Each is complete where it stands; with clip_norm none can be used before all are there.
static void update_parameters(Function *F, uint32_t n, const uint32_t *which, Value **gradients, Op *end) {
    Updating u;
    Trainer *t = F->t;
    bool all_first = t->o->optimizer.clip_norm > 0;
    updating_begin(&u, F);
    for (uint32_t i = 0; i < n; i++) {
        Value *w = F->variables[which[i]];
        if (!gradients[i]) gradients[i] = zeros_like(&F->b, w);
        Builder b = behind(F, gradients[i], end);
        gradients[i] = sum_across(F, &b, gradients[i]);
        gradients[i] = gradient_limit(&u, &b, gradients[i]);
        if (!all_first) parameter_update(&u, &b, which[i], gradients[i]);
    }
    if (all_first) norm_limit(&u, &F->b, gradients, n);
    for (uint32_t i = 0; all_first && i < n; i++) parameter_update(&u, &F->b, which[i], gradients[i]);
    updating_end(&u);
}

static void give_states(Function *F, Gives *out) {
    Trainer *t = F->t;
    for (uint32_t i = 0; i < t->main->body->n_args; i++) {
        const Port *p = &t->ports[i];
        if (p->role == ROLE_STATE) vec_push(out, ((Given){mean_across(F, model_result(F, p->result)), p->variable, p->variable}));
    }
}

static bool make_train(Trainer *t) {
    Function F;
    Gives gives = {0};
    uint32_t n = 0, n_args = t->main->body->n_args, *which = arena_array(t->c->scratch, uint32_t, n_args),
             *arguments = arena_array(t->c->scratch, uint32_t, n_args);
    Value **gradients = arena_array(t->c->scratch, Value *, n_args);
    function_begin(&F, t, "train");
    function_model(&F);
    NormStates norms = {0};
    norms_train(&F, &norms);
    LossValues v = loss_build(&F, true);
    give_sums(t, &v, &gives);
    give_states(&F, &gives);
    for (size_t i = 0; i < norms.n; i++) vec_push(&gives, ((Given){norms.items[i].value, norms.items[i].variable, norms.items[i].variable}));
    vec_free(&norms);
    Op *end = end_for_gradient(&F, &v, &gives);
    for (uint32_t i = 0; i < n_args; i++)
        if (t->ports[i].role == ROLE_PARAMETER) which[n] = i, arguments[n++] = F.argument[i];
    bool good = gradient_of_returned(t->c, F.f, KEPT_RESULT, arguments, n, gradients) && warn_of_idle(t, n, gradients, which);
    for (size_t i = 0; i < gives.n; i++) function_result(&F, value_resolved(end->operands[KEPT_GIVEN + i]), gives.items[i].name, gives.items[i].variable);
    if (good) update_parameters(&F, n, which, gradients, end);
    op_unlink(end);
    function_end(&F);
    vec_free(&gives);
    if (t->o->n_steps) named_text_set(t->m, &F.f->attrs, STEPS_ATTR, arena_printf(t->c->scratch, "%u : i64", t->o->n_steps));
    return good;
}

// --- all of it

static bool keep_made(const Func *f, void *context) { return f != context; }

static bool check_devices(Trainer *t) {
    if (module_n_partitions(t->m) == 1) return true;
    return refuse(t, "a program over a mesh of %u partitions is not trained: --train splits the batch over replicas", module_n_partitions(t->m));
}

bool pass_training(PassContext *c) {
    Trainer t = {.c = c, .m = c->m, .o = c->o->training, .main = module_main(c->m)};
    if (!t.o || !t.main) return true;
    t.n_replicas = module_n_replicas(c->m);
    if (!check_devices(&t) || !arguments_sort(&t) || !choose_batch(&t) || !result_choose(&t)) return false;
    make_init(&t);
    bool good = make_train(&t);
    make_evaluate(&t);
    make_predict(&t);
    module_keep_funcs(c->m, keep_made, t.main);
    module_resolve(c->m);
    dead_drop(c->m);
    c->changed = true;
    return good;
}
