// Functions as they are made: arguments and results with their names, variables by the attribute tpu.variable, the model's ops.
#include "passes/training/trainer.h"

#include "ir/text/lex.h"

#include <stdlib.h>
#include <string.h>

// A variable is a value of the process beside the slabs: an argument that names it reads it, a result is what it is from then on.
#define VARIABLE_ATTR "tpu.variable"

static NamedText quoted(Module *m, const char *key, const char *text) {
    Text t = {0};
    text_z(&t, "\"");
    lex_escape(text, strlen(text), &t);
    text_z(&t, "\"");
    NamedText made = {module_str(m, key), module_str(m, t.items)};
    vec_free(&t);
    return made;
}

static NamedTexts attributes(Module *m, const char *name, const char *variable) {
    NamedText *v = arena_array(&m->arena, NamedText, 2);
    uint32_t n = 0;
    if (name) v[n++] = quoted(m, "jax.result_info", name);
    if (variable) v[n++] = quoted(m, VARIABLE_ATTR, variable);
    return (NamedTexts){v, n};
}

const char *state_name(Trainer *t, const char *state, const char *of) {
    return arena_printf(&t->m->arena, "optimizer/%s%s%s", state, of ? "/" : "", of ? of : "");
}

static bool is_taken(const Function *F, const char *name) {
    for (uint32_t i = 0; i < F->f->body->n_args; i++)
        if (F->f->body->args[i]->name && !strcmp(F->f->body->args[i]->name->text, name)) return true;
    return false;
}

// With letters that an SSA name may have, and not that of another argument.
static Str ssa_name(const Function *F, const char *name) {
    Module *m = F->t->m;
    char *made = arena_printf(&m->arena, "%s%s", *name >= '0' && *name <= '9' ? "_" : "", name);
    for (char *c = made; *c; c++)
        if (!(*c >= 'a' && *c <= 'z') && !(*c >= 'A' && *c <= 'Z') && !(*c >= '0' && *c <= '9') && !strchr("_$-.", *c)) *c = *c == '/' ? '.' : '_';
    const char *unique = made;
    for (unsigned k = 2; is_taken(F, unique); k++) unique = arena_printf(&m->arena, "%s_%u", made, k);
    return module_str(m, unique);
}

void function_begin(Function *F, Trainer *t, const char *name) {
    *F = (Function){.t = t, .f = module_add_func(t->m, module_str(t->m, name))};
    F->f->visibility = module_str(t->m, "public");
    F->f->loc = t->main->loc;
    F->b = (Builder){.m = t->m, .block = F->f->body};
    F->variables = arena_array(&t->m->arena, Value *, t->main->body->n_args);
    F->argument = arena_array(&t->m->arena, uint32_t, t->main->body->n_args);
}

static Value *add_argument(Function *F, Type type, Str name, PortInfo info) {
    vec_push(&F->arguments, info);
    return block_add_arg(F->t->m, F->f->body, type, name);
}

static uint32_t next_number(const Function *F) {
    uint32_t number = 0;
    for (size_t i = 0; i < F->arguments.n; i++)
        if (F->arguments.items[i].number >= number) number = F->arguments.items[i].number + 1;
    return number;
}

Value *function_argument(Function *F, Type type, const char *name, const char *variable) {
    PortInfo info = {.number = next_number(F), .attrs = attributes(F->t->m, NULL, variable)};
    return add_argument(F, type, ssa_name(F, name), info);
}

// Under the name that it has in the model, without marks of what its buffers become there.
static void add_model_argument(Function *F, uint32_t i) {
    Trainer *t = F->t;
    const Value *arg = t->main->body->args[i];
    const Port *p = &t->ports[i];
    PortInfo info = t->main->arg_info[i];
    info.attrs = attributes(t->m, NULL, p->variable);
    F->argument[i] = F->f->body->n_args;
    Value *v = add_argument(F, p->type, arg->name, info);
    if (p->variable) F->variables[i] = v;
}

void function_model(Function *F) {
    Trainer *t = F->t;
    const Block *body = t->main->body;
    for (uint32_t i = 0; i < body->n_args; i++) add_model_argument(F, i);
    for (uint32_t i = 0; i < body->n_args; i++) {
        Value *v = F->f->body->args[F->argument[i]];
        value_map_set(&F->map, body->args[i], build_convert(&F->b, v, body->args[i]->type->dtype));
    }
    block_clone_into(t->m, body, F->f->body, NULL, &F->map, false);
    F->b.loc = block_end(body)->loc;
}

Value *model_value(const Function *F, Value *v) {
    Value *made = value_map_get(&F->map, v);
    return value_resolved(made ? made : v);
}

Value *model_result(const Function *F, uint32_t i) { return model_value(F, value_resolved(block_end(F->t->main->body)->operands[i])); }

void function_result(Function *F, Value *v, const char *name, const char *variable) {
    vec_push(&F->values, v);
    vec_push(&F->results, ((PortInfo){.attrs = attributes(F->t->m, name, variable)}));
}

void function_end(Function *F) {
    Module *m = F->t->m;
    size_t n = F->values.n;
    F->b.before = NULL;
    build_typed(&F->b, OP_FUNC_RETURN, F->values.items, n, NULL, 0, NULL, 0, 0);
    F->f->arg_info = arena_copy(&m->arena, F->arguments.items, F->arguments.n * sizeof *F->arguments.items);
    F->f->result_info = arena_copy(&m->arena, F->results.items, n * sizeof *F->results.items);
    F->f->result_types = arena_array(&m->arena, Type, n);
    F->f->n_results = (uint32_t)n;
    for (size_t i = 0; i < n; i++) F->f->result_types[i] = F->values.items[i]->type;
    vec_free(&F->arguments);
    vec_free(&F->results);
    vec_free(&F->values);
    value_map_free(&F->map);
}

// --- values

static Value *reduce_across(Function *F, Builder *b, OpKind kind, Value *v) {
    Module *m = F->t->m;
    int64_t n = F->t->n_replicas, dims[] = {1, n};
    void *data;
    if (n == 1) return v;
    Literal *groups = literal_make(&m->arena, type_tensor(&m->types, DT_I64, dims, 2), &data);
    for (int64_t i = 0; i < n; i++) ((int64_t *)data)[i] = i;
    Attr attr = attr_literal(ATTR_replica_groups, groups);
    Op *op = build_typed(b, OP_ALL_REDUCE, &v, 1, &attr, 1, &v->type, 1, 1);
    build_reducer(b, op->regions[0], kind, v->type->dtype);
    return op_result(op, 0);
}

Value *sum_across(Function *F, Builder *b, Value *v) { return reduce_across(F, b, OP_ADD, v); }
Value *most_across(Function *F, Builder *b, Value *v) { return reduce_across(F, b, OP_MAXIMUM, v); }

Value *scalar_over(Builder *b, Value *scalar, Type shape) { return build_broadcast_as(b, scalar, shape, NULL, 0); }
