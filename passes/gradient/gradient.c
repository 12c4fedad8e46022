// The pass `gradient`: main gives its results, and then the gradient of what is differentiated with respect to arguments, by reverse-mode differentiation.
//
// One result that is a number is differentiated as it is; of others, or several, main gets arguments more, one a result, by which their elements are weighted
// (cotangents). It runs on ops as models have them, before they are written for kernels, and leaves such ops. Where --grad was not given, it does nothing.
#include "passes/gradient/gradient.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#include "passes/simplify/dead.h"

typedef struct {
    Gradient g;
    Func *f;
    VEC(uint32_t) arguments, results; // that are asked of, and differentiated
} Request;

// --- what is asked for

static bool usage(Request *r, const char *what, const char *names, size_t len, const char *why) {
    diag_exit(r->g.c->d, EXIT_USAGE, diag_file(r->g.c->d, str_text(r->g.m->file)), "--%s: '%.*s' %s", what, (int)len, names, why);
    return false;
}

static void say_arguments(Request *r) {
    Text all = {0};
    for (uint32_t i = 0; i < r->f->body->n_args; i++) {
        if (!has_adjoint(r->f->body->args[i]->type)) continue;
        if (all.n > 400) {
            text_z(&all, ", ..");
            break;
        }
        text_f(&all, "%s%s", all.n ? ", " : "", argument_name(r->f, i));
    }
    if (all.n) diag_help(r->g.c->d, "arguments that have a gradient: %s; weights that a file or a folder gives are constants, which have none", all.items);
    vec_free(&all);
}

static bool ask_argument(Request *r, const char *name, size_t len) {
    const char *text = arena_printf(r->g.c->scratch, "%.*s", (int)len, name);
    for (uint32_t i = 0; i < r->f->body->n_args; i++) {
        if (!argument_answers(r->f, i, text)) continue;
        if (!has_adjoint(r->f->body->args[i]->type)) {
            usage(r, "grad", name, len, "is an argument of no floating-point or complex numbers");
            say_arguments(r);
            return false;
        }
        for (size_t k = 0; k < r->arguments.n; k++)
            if (r->arguments.items[k] == i) return usage(r, "grad", name, len, "is named twice");
        vec_push(&r->arguments, i);
        return true;
    }
    usage(r, "grad", name, len, "is no argument");
    say_arguments(r);
    return false;
}

static bool ask_result(Request *r, const char *name, size_t len) {
    for (uint32_t i = 0; i < r->f->n_results; i++) {
        const char *names[MAX_RESULT_NAMES];
        uint32_t n = func_result_names(r->g.c->scratch, r->f, i, names);
        for (uint32_t k = 0; k < n; k++) {
            if (strlen(names[k]) != len || memcmp(names[k], name, len)) continue;
            if (!has_adjoint(r->f->result_types[i])) return usage(r, "grad-of", name, len, "is a result of no floating-point or complex numbers");
            for (size_t j = 0; j < r->results.n; j++)
                if (r->results.items[j] == i) return usage(r, "grad-of", name, len, "is named twice");
            vec_push(&r->results, i);
            return true;
        }
    }
    usage(r, "grad-of", name, len, "is no result");
    for (uint32_t i = 0; i < r->f->n_results && i < 8; i++) {
        const char *names[MAX_RESULT_NAMES];
        func_result_names(r->g.c->scratch, r->f, i, names);
        diag_note(r->g.c->d, (Loc){0}, "it has %s: %s", names[0], type_name(&r->g.c->d->arena, r->f->result_types[i]));
    }
    return false;
}

static bool ask_all(Request *r, const char *names, bool (*ask)(Request *r, const char *name, size_t len)) {
    for (const char *at = names;; at++) {
        size_t len = strcspn(at, ",");
        if (!ask(r, at, len)) return false;
        at += len;
        if (!*at) return true;
    }
}

static bool read_request(Request *r) {
    const PassOptions *o = r->g.c->o;
    if (strcmp(o->grad, GRAD_ALL) != 0) {
        if (!ask_all(r, o->grad, ask_argument)) return false;
    } else {
        for (uint32_t i = 0; i < r->f->body->n_args; i++)
            if (has_adjoint(r->f->body->args[i]->type)) vec_push(&r->arguments, i);
    }
    if (o->grad_of) {
        if (!ask_all(r, o->grad_of, ask_result)) return false;
    } else {
        for (uint32_t i = 0; i < r->f->n_results; i++)
            if (has_adjoint(r->f->result_types[i]) && !port_attr(&r->f->result_info[i], "tpu.variable")) vec_push(&r->results, i);
        for (uint32_t i = 0; !r->results.n && i < r->f->n_results; i++) // variables alone
            if (has_adjoint(r->f->result_types[i])) vec_push(&r->results, i);
    }
    if (r->arguments.n && r->results.n) return true;
    diag_exit(r->g.c->d, EXIT_USAGE, diag_file(r->g.c->d, str_text(r->g.m->file)), "--grad: the model has no %s of floating-point or complex numbers",
              r->arguments.n ? "result" : "argument");
    return false;
}

// --- the function

static void name_port(Module *m, PortInfo *info, const char *name) {
    NamedText *attr = arena_new(&m->arena, NamedText);
    *attr = (NamedText){module_str(m, "jax.result_info"), module_str(m, arena_printf(&m->arena, "\"%s\"", name))};
    info->attrs = (NamedTexts){attr, 1};
}

static bool is_taken(Request *r, const char *name) {
    for (uint32_t i = 0; i < r->f->body->n_args; i++)
        if (argument_answers(r->f, i, name)) return true;
    for (uint32_t i = 0; i < r->f->n_results; i++) {
        const char *names[MAX_RESULT_NAMES];
        uint32_t n = func_result_names(r->g.c->scratch, r->f, i, names);
        while (n-- > 0)
            if (!strcmp(names[n], name)) return true;
    }
    return false;
}

// With what lists between commas and quoted text may hold, and like no argument or result: a gradient may be differentiated again.
static const char *new_name(Request *r, const char *prefix, const char *name) {
    char *made = arena_printf(&r->g.m->arena, "%s%s", prefix, name);
    for (char *c = made; *c; c++)
        if (*c < ' ' || *c > '~' || strchr("\"\\,", *c)) *c = '_';
    const char *unique = made;
    for (uint32_t k = 2; is_taken(r, unique); k++) unique = arena_printf(&r->g.m->arena, "%s_%" PRIu32, made, k);
    return unique;
}

#define SSA_LETTERS "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.$-"

static Value *add_cotangent(Request *r, uint32_t result) {
    Module *m = r->g.m;
    Func *f = r->f;
    const char *names[MAX_RESULT_NAMES];
    uint32_t n = f->body->n_args, number = 0;
    func_result_names(r->g.c->scratch, f, result, names);
    PortInfo *infos = arena_array(&m->arena, PortInfo, n + 1);
    if (f->arg_info) memcpy(infos, f->arg_info, n * sizeof *infos);
    for (uint32_t i = 0; i < n; i++)
        if (infos[i].number >= number) number = infos[i].number + 1;
    infos[n].number = number;
    f->arg_info = infos;
    Str name = module_str(m, new_name(r, "cotangent_", names[0]));
    bool is_ssa = strspn(name->text, SSA_LETTERS) == name->len;
    if (!is_ssa) infos[n].loc_name = name;
    return block_add_arg(m, f->body, f->result_types[result], is_ssa ? name : NULL);
}

static bool is_one_number(const Request *r) {
    const Type t = r->f->result_types[r->results.items[0]];
    return r->results.n == 1 && t->n_elems == 1 && !dtype_is_complex(t->dtype);
}

static void seed_results(Request *r) {
    const Op *end = block_end(r->f->body);
    for (size_t i = 0; i < r->results.n; i++) {
        uint32_t k = r->results.items[i];
        Value *v = operand_of(end, k), *cotangent = is_one_number(r) ? number_like(&r->g.b, v, 1) : add_cotangent(r, k);
        if (value_is(v, VARYING)) adjoint_add(&r->g, v, cotangent);
    }
}

static void give_gradients(Request *r) {
    Module *m = r->g.m;
    Func *f = r->f;
    Op *end = block_end(f->body);
    uint32_t n = f->n_results, n_all = n + (uint32_t)r->arguments.n;
    Value **operands = arena_array(&m->arena, Value *, n_all);
    Type *types = arena_array(&m->arena, Type, n_all);
    PortInfo *infos = arena_array(&m->arena, PortInfo, n_all);
    for (uint32_t i = 0; i < n; i++) operands[i] = end->operands[i], types[i] = f->result_types[i];
    if (f->result_info) memcpy(infos, f->result_info, n * sizeof *infos);
    for (uint32_t i = n; i < n_all; i++) {
        uint32_t k = r->arguments.items[i - n];
        Value *arg = f->body->args[k], *a = adjoint_of(&r->g, arg);
        operands[i] = a ? a : zeros_like(&r->g.b, arg);
        types[i] = arg->type;
        name_port(m, &infos[i], new_name(r, "grad_", argument_name(f, k)));
        f->result_types = types, f->result_info = infos, f->n_results = i + 1; // named by now
    }
    op_set_operands(m, end, operands, n_all);
}

// Marks what counts; ops that have no rule as they are become others until all have one.
static void mark_and_prepare(Request *r) {
    Block *body = r->f->body;
    for (bool changed = true; changed && !r->g.c->d->n_errors;) {
        activity_clear(body);
        for (size_t i = 0; i < r->arguments.n; i++) body->args[r->arguments.items[i]]->id = VARYING;
        activity_vary(body);
        for (size_t i = 0; i < r->results.n; i++) {
            Value *v = operand_of(block_end(body), r->results.items[i]);
            if (value_is(v, VARYING)) v->id |= USEFUL;
        }
        activity_use(body);
        changed = activity_prepare(&r->g, body);
        if (changed) module_resolve(r->g.m);
    }
}

static void walk_back(Request *r, void (*seed)(Request *r)) {
    Op *end = block_end(r->f->body);
    PtrMap masks = {0};
    mark_and_prepare(r);
    activity_mark_unbounded(r->f->body);
    r->g.masks = &masks;
    r->g.b = builder_before(r->g.m, end);
    seed(r);
    Op *last = end->prev;
    while (last && last->kind == OP_CONSTANT && !value_is(&last->results[0], VARYING)) last = last->prev; // the seed among them
    if (!r->g.c->d->n_errors) gradient_walk(&r->g, last);
    r->g.b.loc = end->loc;
    ptr_map_free(&masks);
    r->g.masks = NULL;
}

static void differentiate(Request *r) {
    PtrMap adjoints = {0};
    r->g.adjoints = &adjoints;
    walk_back(r, seed_results);
    give_gradients(r);
    ptr_map_free(&adjoints);
    module_resolve(r->g.m);
    dead_drop(r->g.m);
}

// --- for other passes

static void seed_by_next(Request *r) {
    const Op *end = block_end(r->f->body);
    uint32_t k = r->results.items[0];
    if (value_is(operand_of(end, k), VARYING)) adjoint_add(&r->g, operand_of(end, k), operand_of(end, k + 1));
}

bool gradient_of_returned(PassContext *c, Func *f, uint32_t returned, const uint32_t *arguments, size_t n, Value **out) {
    PtrMap adjoints = {0};
    Request r = {.g = {.c = c, .m = c->m, .adjoints = &adjoints}, .f = f};
    size_t n_errors = c->d->n_errors;
    vec_push(&r.results, returned);
    for (size_t i = 0; i < n; i++) vec_push(&r.arguments, arguments[i]);
    walk_back(&r, seed_by_next);
    for (size_t i = 0; i < n; i++) out[i] = adjoint_of(&r.g, f->body->args[arguments[i]]);
    ptr_map_free(&adjoints);
    vec_free(&r.arguments);
    vec_free(&r.results);
    return c->d->n_errors == n_errors;
}

bool pass_gradient(PassContext *c) {
    Request r = {.g = {.c = c, .m = c->m}, .f = module_main(c->m)};
    size_t n_errors = c->d->n_errors;
    if (!c->o->grad || !r.f) return true;
    bool good = read_request(&r);
    if (good) {
        differentiate(&r);
        c->changed = true;
    }
    vec_free(&r.arguments);
    vec_free(&r.results);
    return good && c->d->n_errors == n_errors;
}
