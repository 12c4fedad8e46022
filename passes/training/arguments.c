// What each argument of the model is: data that a call gives, a parameter, a variable that stays or that the model gives anew; and which result the loss is of.
#include "passes/training/trainer.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

bool port_is_variable(const Port *p) { return p->role != ROLE_DATA; }

static Loc model_file(Trainer *t) { return diag_file(t->c->d, str_text(t->m->file)); }

static bool usage(Trainer *t, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
static bool usage(Trainer *t, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    const char *text = arena_vprintf(t->c->scratch, fmt, args);
    va_end(args);
    diag_exit(t->c->d, EXIT_USAGE, model_file(t), "%s", text);
    return false;
}

static void list_arguments(Trainer *t, const char *what) {
    Text all = {0};
    for (uint32_t i = 0; i < t->main->body->n_args; i++) {
        if (all.n > 400) {
            text_z(&all, ", ..");
            break;
        }
        text_f(&all, "%s%s", all.n ? ", " : "", argument_name(t->main, i));
    }
    if (all.n) diag_help(t->c->d, "%s%s", what, all.items);
    vec_free(&all);
}

// --- names

static bool fits(Trainer *t, uint32_t i, const char *pattern) {
    const Func *f = t->main;
    const Value *v = f->body->args[i];
    if (argument_answers(f, i, pattern)) return true;
    return (v->name && pattern_fits(pattern, v->name->text)) || (f->arg_info[i].loc_name && pattern_fits(pattern, f->arg_info[i].loc_name->text));
}

typedef void MarkFn(Trainer *t, uint32_t i, const void *with);

// Each that fits; one has to.
static bool mark_fitting(Trainer *t, const char *option, const char *pattern, MarkFn *mark, const void *with) {
    bool any = false;
    for (uint32_t i = 0; i < t->main->body->n_args; i++) {
        if (!fits(t, i, pattern)) continue;
        mark(t, i, with);
        any = true;
    }
    if (any) return true;
    usage(t, "--%s: '%s' is no argument", option, pattern);
    list_arguments(t, "its arguments are ");
    return false;
}

static bool mark_listed(Trainer *t, const char *option, const char *names, MarkFn *mark, const void *with) {
    for (const char *at = names; at; at++) {
        size_t n = strcspn(at, ",");
        if (!mark_fitting(t, option, arena_printf(t->c->scratch, "%.*s", (int)n, at), mark, with)) return false;
        at += n;
        if (!*at) return true;
    }
    return true;
}

// --- roles

static bool is_trainable(Type type) { return !type->quant && dtype_is_float(type->dtype); }

static void mark_data(Trainer *t, uint32_t i, const void *with) { ((bool *)(uintptr_t)with)[i] = true, (void)t; }

typedef struct {
    const InitialRule *rule;
    const bool *data;
} Initialising;

static void mark_initial(Trainer *t, uint32_t i, const void *with) {
    const Initialising *x = with;
    Port *p = &t->ports[i];
    bool by_name = argument_answers(t->main, i, x->rule->pattern);
    if (x->data[i] || p->value || (!by_name && !is_trainable(t->main->body->args[i]->type))) return;
    p->role = ROLE_PARAMETER;
    p->initial = x->rule->initial;
}

static bool is_drawn(const Port *p) {
    switch (p->initial.kind) {
    case INITIAL_ZEROS:
    case INITIAL_ONES:
    case INITIAL_CONSTANT: return false;
    case INITIAL_DEFAULT: return p->type->rank > 1;
    default: return true;
    }
}

// What stays at random numbers learns nothing: weights that were to be frozen are missing, as a rule.
static void warn_of_drawn(Trainer *t) {
    uint32_t n = 0, first = 0;
    for (uint32_t i = 0; i < t->main->body->n_args; i++)
        if (t->ports[i].role == ROLE_FROZEN && !t->ports[i].value && is_drawn(&t->ports[i]) && !n++) first = i;
    if (!n) return;
    diag_warning(t->c->d, model_file(t), CODE_NONE,
                 n > 1 ? "--frozen: '%s' and %u more stay at the random values that init draws" : "--frozen: '%s' stays at the random values that init draws",
                 argument_name(t->main, first), n - 1);
    diag_help(t->c->d, "--weights F.safetensors gives values that are worth keeping");
}

static void mark_frozen(Trainer *t, uint32_t i, const void *with) {
    (void)with;
    if (t->ports[i].role == ROLE_PARAMETER) t->ports[i].role = ROLE_FROZEN;
}

static bool read_initials(Trainer *t, const bool *data) {
    for (size_t k = 0; k < t->o->n_initials; k++) {
        const Initialising x = {&t->o->initials[k], data};
        if (!mark_fitting(t, "init", x.rule->pattern, mark_initial, &x)) return false;
    }
    for (uint32_t i = 0; i < t->main->body->n_args; i++) {
        Port *p = &t->ports[i];
        const Value *arg = t->main->body->args[i];
        if (data[i] && p->value) return usage(t, "--data: --weights gives '%s', so no call does", argument_name(t->main, i));
        if (t->o->data && !data[i] && is_trainable(arg->type)) p->role = ROLE_PARAMETER;
    }
    return true;
}

static bool read_values(Trainer *t) {
    for (uint32_t i = 0; i < t->main->body->n_args; i++) {
        uint32_t number = t->main->arg_info[i].number;
        Port *p = &t->ports[i];
        p->type = t->main->body->args[i]->type;
        p->value = number < t->o->n_values ? t->o->values[number] : NULL;
        if (p->value) p->role = ROLE_PARAMETER;
    }
    return true;
}

static bool result_find(Trainer *t, const char *option, const char *name, uint32_t *out) {
    for (uint32_t i = 0; i < t->main->n_results; i++) {
        const char *names[MAX_RESULT_NAMES];
        uint32_t n = func_result_names(t->c->scratch, t->main, i, names);
        for (uint32_t k = 0; k < n; k++)
            if (!strcmp(names[k], name)) return *out = i, true;
    }
    usage(t, "--%s: '%s' is no result", option, name);
    for (uint32_t i = 0; i < t->main->n_results && i < 8; i++) {
        const char *names[MAX_RESULT_NAMES];
        func_result_names(t->c->scratch, t->main, i, names);
        diag_note(t->c->d, (Loc){0}, "it has %s: %s", names[0], type_name(&t->c->d->arena, t->main->result_types[i]));
    }
    return false;
}

static bool read_states(Trainer *t) {
    for (size_t k = 0; k < t->o->n_states; k++) {
        const StateRule *rule = &t->o->states[k];
        uint32_t i = 0, result;
        while (i < t->main->body->n_args && !argument_answers(t->main, i, rule->argument)) i++;
        if (i == t->main->body->n_args) {
            usage(t, "--state: '%s' is no argument", rule->argument);
            list_arguments(t, "its arguments are ");
            return false;
        }
        if (!result_find(t, "state", rule->result, &result)) return false;
        if (t->main->result_types[result] != t->ports[i].type)
            return usage(t, "--state %s=%s: the argument is %s, and the result %s", rule->argument, rule->result, type_name(&t->c->d->arena, t->ports[i].type),
                         type_name(&t->c->d->arena, t->main->result_types[result]));
        if (t->ports[i].role == ROLE_STATE || t->is_state[result]) return usage(t, "--state: '%s' or '%s' is there twice", rule->argument, rule->result);
        t->ports[i].role = ROLE_STATE;
        t->ports[i].result = result;
        t->is_state[result] = true;
    }
    return true;
}

// Statistics of batch norms are no parameters: they are to be those of the data.
typedef struct {
    Trainer *t;
    uint32_t n;
} Statistics;

static void see_statistics(Op *op, void *context) {
    Statistics *s = context;
    if (op->kind != OP_BATCH_NORM_INFERENCE) return;
    for (uint32_t k = 3; k < 5; k++) {
        const Value *v = value_resolved(op->operands[k]);
        Port *p = v->block == s->t->main->body ? &s->t->ports[v->index] : NULL;
        if (!p || p->role != ROLE_PARAMETER) continue;
        p->role = s->t->o->batch_norm.kind == BATCH_NORM_TRAIN ? ROLE_STATISTIC : ROLE_FROZEN;
        s->n++;
    }
}

static void find_statistics(Trainer *t) {
    Statistics s = {.t = t};
    block_walk(t->main->body, see_statistics, &s);
    if (!s.n || t->o->batch_norm.kind != BATCH_NORM_FROZEN) return;
    diag_remark(t->c->d, model_file(t), "batch norms keep their statistics (%u arguments), as the model has them", s.n);
    diag_help(t->c->d, "--batch-norm train: those of each batch in `train`, which they follow");
}

// --- variables

static bool is_taken(const Trainer *t, uint32_t before, const char *name) {
    for (uint32_t k = 0; k < before; k++)
        if (t->ports[k].variable && !strcmp(t->ports[k].variable, name)) return true;
    return false;
}

// Files and attributes have names of variables as they are: none that would need escapes, nor a long one, which gets longer in front.
static bool is_variable_name(const char *name) {
    enum { LONGEST = 160 };
    size_t n = 0;
    while (name[n] >= ' ' && name[n] <= '~' && name[n] != '"' && name[n] != '\\') n++;
    return n && n <= LONGEST && !name[n];
}

// A parameter of few bits is kept in f32, and rounded as it is read: what a step changes would be lost otherwise.
static void name_variable(Trainer *t, uint32_t i) {
    Port *p = &t->ports[i];
    if (!port_is_variable(p)) return;
    p->variable = argument_name(t->main, i);
    if (is_taken(t, i, p->variable) || !is_variable_name(p->variable)) p->variable = arena_printf(&t->m->arena, "arg%u", t->main->arg_info[i].number);
    if (p->role == ROLE_PARAMETER && dtype_info[p->type->dtype].bits < 32) p->type = type_with_dtype(&t->m->types, p->type, DT_F32);
}

static bool check_roles(Trainer *t) {
    uint32_t n = 0;
    for (uint32_t i = 0; i < t->main->body->n_args; i++) {
        Port *p = &t->ports[i];
        if (p->role == ROLE_PARAMETER && dtype_is_complex(p->type->dtype))
            return usage(t, "argument '%s', %s, would be a parameter of complex numbers", argument_name(t->main, i), type_name(&t->c->d->arena, p->type));
        if (p->role == ROLE_PARAMETER && !is_trainable(p->type)) p->role = ROLE_FROZEN;
        name_variable(t, i);
        n += p->role == ROLE_PARAMETER;
    }
    if (n) return true;
    usage(t, "--train: no argument of the model is a parameter");
    diag_help(t->c->d, "--weights F.safetensors names those that begin with its values, --init ARG=default others; --data ARG,.. those that are none");
    list_arguments(t, "its arguments are ");
    return false;
}

bool arguments_sort(Trainer *t) {
    uint32_t n = t->main->body->n_args;
    bool *data = arena_array(t->c->scratch, bool, n);
    t->ports = arena_array(&t->m->arena, Port, n);
    t->is_state = arena_array(&t->m->arena, bool, t->main->n_results);
    if (!read_values(t) || !mark_listed(t, "data", t->o->data, mark_data, data) || !read_initials(t, data) || !read_states(t)) return false;
    find_statistics(t);
    if (!mark_listed(t, "frozen", t->o->frozen, mark_frozen, NULL)) return false;
    if (t->o->frozen) warn_of_drawn(t);
    return check_roles(t);
}

// --- the result

static bool find_result(Trainer *t) {
    uint32_t n = 0;
    if (t->o->loss.result) return result_find(t, "loss", t->o->loss.result, &t->result);
    for (uint32_t i = 0; i < t->main->n_results; i++) {
        if (t->is_state[i] || !is_trainable(t->main->result_types[i])) continue;
        t->result = i;
        n++;
    }
    if (n == 1) return true;
    usage(t, "--loss: the model has %u results of floating-point numbers", n);
    if (n) diag_help(t->c->d, "say of which: --loss KIND:result=NAME, with output0, output1, .. where they have no names");
    return false;
}

static Type without(Trainer *t, Type type, uint32_t dim, DType dtype) {
    int64_t dims[MAX_RANK];
    uint32_t n = 0;
    for (uint32_t i = 0; i < type->rank; i++)
        if (i != dim) dims[n++] = type->dims[i];
    return type_tensor(&t->m->types, dtype, dims, n);
}

static bool choose_sparse(Trainer *t, Type type) {
    double axis = t->o->loss.axis < 0 ? t->o->loss.axis + type->rank : t->o->loss.axis;
    if (axis < 0 || axis >= type->rank)
        return usage(t, "--loss: axis=%.0f is no dimension of the result, %s", t->o->loss.axis, type_name(&t->c->d->arena, type));
    t->classes = (uint32_t)axis;
    for (uint32_t i = 0; i < t->o->n_metrics; i++) {
        const Metric *m = &t->o->metrics[i];
        int64_t n = type->dims[t->classes];
        if (m->kind == METRIC_TOP && m->k >= n)
            return usage(t, "--metrics %s: there are %" PRId64 " classes, of which the label is always among the %" PRId64 " largest", m->name, n, m->k);
    }
    t->labels = without(t, type, t->classes, DT_I32);
    t->weights = type_with_dtype(&t->m->types, t->labels, DT_F32);
    return true;
}

static bool choose_types(Trainer *t) {
    const Type type = t->main->result_types[t->result];
    if (!is_trainable(type)) return usage(t, "--loss: the result is %s, of no floating-point numbers", type_name(&t->c->d->arena, type));
    t->t = type->dtype == DT_F64 ? DT_F64 : DT_F32;
    t->classes = type->rank ? type->rank - 1 : 0;
    switch (t->o->loss.kind) {
    case LOSS_SPARSE_CROSSENTROPY: return choose_sparse(t, type);
    case LOSS_OUTPUT:
        if (type->n_elems != 1) t->weights = type_with_dtype(&t->m->types, type, DT_F32);
        return true;
    default:
        t->labels = type_with_dtype(&t->m->types, type, t->t);
        t->weights = type->rank > 1 ? without(t, type, t->classes, DT_F32) : type_with_dtype(&t->m->types, type, DT_F32);
        return true;
    }
}

// --- models that end in probabilities

static const Op *made_by(const Value *v, OpKind kind) {
    const Op *op = value_resolved((Value *)(uintptr_t)v)->def;
    return op && op->kind == kind ? op : NULL;
}

// A reduction of x over one dimension by one op, repeated along that dimension: which one it goes over, or -1.
static int64_t reduced_over(const Value *v, const Value *x, OpKind kind) {
    const Op *spread = made_by(v, OP_BROADCAST_IN_DIM), *inner = spread ? made_by(spread->operands[0], OP_BROADCAST_IN_DIM) : NULL;
    const Op *shape = spread ? made_by(spread->operands[0], OP_RESHAPE) : NULL, *low = inner ? inner : shape ? shape : spread;
    const Op *op = low ? made_by(low->operands[0], OP_REDUCE) : NULL;
    if (!op || op->n_results != 1 || region_binary(op->regions[0]) != kind || value_resolved(op->operands[0]) != x) return -1;
    Axes dims = op_axes(op, ATTR_dimensions);
    return dims.n == 1 ? dims.v[0] : -1;
}

// exp(x - max x) / sum of that: of x; else NULL.
static Value *under_softmax(const Value *v, int64_t axis) {
    const Op *share = made_by(v, OP_DIVIDE), *e = share ? made_by(share->operands[0], OP_EXP) : NULL;
    if (!e || reduced_over(share->operands[1], &e->results[0], OP_ADD) != axis) return NULL;
    Value *z = value_resolved(e->operands[0]);
    const Op *less = made_by(z, OP_SUBTRACT);
    Value *x = less ? value_resolved(less->operands[0]) : NULL;
    return less && reduced_over(less->operands[1], x, OP_MAXIMUM) == axis ? x : z;
}

// Crossentropies are of logits: where the model goes on to probabilities, what these are made of is taken.
static void find_logits(Trainer *t) {
    Value *under = NULL;
    t->logits = value_resolved(block_end(t->main->body)->operands[t->result]);
    const Op *last = t->logits->def;
    if (t->o->loss.kind == LOSS_SPARSE_CROSSENTROPY) under = under_softmax(t->logits, t->classes);
    else if (t->o->loss.kind == LOSS_BINARY_CROSSENTROPY && last && last->kind == OP_LOGISTIC) under = value_resolved(last->operands[0]);
    if (!under) return;
    diag_remark(t->c->d, op_place(last), "the model gives probabilities; the loss is of the logits that they are made of");
    t->logits = under;
}

bool result_choose(Trainer *t) {
    if (!find_result(t)) return false;
    if (!choose_types(t)) return false;
    find_logits(t);
    return true;
}
