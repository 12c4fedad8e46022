// What ports are which variables: see variables.h.
#include "ir/ops/variables.h"

#include <stdlib.h>

Func *variable_initial(Module *m, uint32_t v) { return m->variables[v].function ? module_find_func(m, m->variables[v].function) : NULL; }

uint32_t func_variable_arg(const Func *f, int64_t v) {
    for (uint32_t i = 0; i < f->body->n_args; i++)
        if (arg_variable(f, i) == v) return i;
    return UINT32_MAX;
}

uint32_t func_variable_result(const Func *f, int64_t v) {
    for (uint32_t i = 0; i < f->n_results; i++)
        if (result_variable(f, i) == v) return i;
    return UINT32_MAX;
}

uint32_t caller_arg(const Func *f, uint32_t i) {
    uint32_t n = 0;
    for (uint32_t k = 0; k < i; k++) n += arg_variable(f, k) == NO_VARIABLE;
    return n;
}

uint32_t caller_result(const Func *f, uint32_t i) {
    uint32_t n = 0;
    for (uint32_t k = 0; k < i; k++) n += result_variable(f, k) == NO_VARIABLE;
    return n;
}

void port_set_variable(Module *m, PortInfo *port, const char *name) { port_set_attr(m, port, VARIABLE_ATTR, arena_printf(&m->arena, "\"%s\"", name)); }

Str module_add_initial(Module *m, const char *variable, const Literal *value) {
    Text name = {0};
    text_z(&name, "initial_");
    for (const char *c = variable; *c; c++) text_f(&name, "%c", (*c >= '0' && *c <= '9') || (*c >= 'a' && *c <= 'z') || (*c >= 'A' && *c <= 'Z') ? *c : '_');
    Str free_name = module_str(m, name.items);
    for (uint32_t i = 1; module_find_func(m, free_name); i++) free_name = module_str(m, arena_printf(&m->arena, "%s_%u", name.items, i));
    vec_free(&name);
    Func *f = module_add_func(m, free_name);
    f->visibility = module_str(m, "private");
    f->n_results = 1;
    f->result_types = arena_new(&m->arena, Type);
    f->result_types[0] = value->type;
    f->result_info = arena_new(&m->arena, PortInfo);
    Attr attr = attr_literal(ATTR_value, value);
    Op *made = op_new(m, OP_CONSTANT, (OpLoc){0}, 0, 1, 0), *end = op_new(m, OP_FUNC_RETURN, (OpLoc){0}, 1, 0, 0);
    made->results[0].type = value->type;
    op_set_attr(m, made, attr);
    end->operands[0] = &made->results[0];
    block_append(f->body, made);
    block_append(f->body, end);
    return free_name;
}
