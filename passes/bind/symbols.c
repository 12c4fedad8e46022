// Names open dimensions of main by what jax.export leaves in a shape-polymorphic program, as tpu.dims (ir/text/dims.h), so that --dim b=7 binds them. Two
// things name a size: a function's argument {jax.global_constant = "b"} that a call of main passes it to, and the messages of the
// custom calls @shape_assertion, in which {k} stands for operand k + 1:
//
//   'n' = {1} from specification '2*n' for dimension args[0].shape[0] (= {0})
//   dimension size args[1].shape[0] (= {0}) and the specification 'b*s' (= {1})
//
// A size is get_dimension_size of an argument of main. Before `inline`, which knows no attributes of arguments any more.
#include "ir/text/dims.h"
#include "passes/pass.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    PassContext *c;
    Func *main;
} Symbols;

// The argument of main whose size this value is, or NULL. Sizes are converted to other integers on the way.
static Value *size_of_argument(const Symbols *s, const Value *v, uint32_t *out_axis) {
    while (v->def && v->def->kind == OP_CONVERT) v = v->def->operands[0];
    if (!v->def || v->def->kind != OP_GET_DIMENSION_SIZE) return NULL;
    Value *of = v->def->operands[0];
    *out_axis = (uint32_t)op_int(v->def, ATTR_dimension, 0);
    return of->block == s->main->body && *out_axis < of->type->rank ? of : NULL;
}

static void name_size(Symbols *s, const Value *v, const char *text, size_t len) {
    uint32_t axis;
    Value *arg = size_of_argument(s, v, &axis);
    if (!arg || !len || arg->type->dims[axis] != DIM_UNKNOWN) return;
    Str name = str_intern(&s->c->m->strings, text, len);
    PortInfo *info = &s->main->arg_info[arg->index];
    if ((info->dims && info->dims[axis]) || !dim_is_wellformed(name->text)) return;
    if (!info->dims) info->dims = arena_array(&s->c->m->arena, Str, arg->type->rank);
    info->dims[axis] = name;
    s->c->changed = true;
}

// --- assertions

static const char *behind(const char *text, const char *what) {
    const char *at = strstr(text, what);
    return at ? at + strlen(what) : NULL;
}

// "(= {2})": the operand that it stands for, or NULL.
static const Value *operand_meant(const Op *op, const char *at) {
    char *end;
    if (strncmp(at, "(= {", 4)) return NULL;
    unsigned long k = strtoul(at + 4, &end, 10);
    return end > at + 4 && *end == '}' && k + 1 < op->n_operands ? op->operands[k + 1] : NULL;
}

// from specification 'EXPR' for dimension WHERE (= {K})
static void read_solutions(Symbols *s, const Op *op, const char *text) {
    for (const char *at = text; (at = behind(at, "from specification '"));) {
        size_t len = strcspn(at, "'");
        const char *where = at + len;
        if (strncmp(where, "' for dimension ", 16)) continue;
        const char *value = strstr(where, "(= {"), *next = strstr(where, "from specification");
        const Value *v = value && (!next || value < next) ? operand_meant(op, value) : NULL;
        if (v) name_size(s, v, at, len);
    }
}

// dimension size WHERE (= {K}) and the specification 'EXPR'
static void read_equation(Symbols *s, const Op *op, const char *text) {
    const char *size = behind(text, "dimension size "), *value = size ? strstr(size, "(= {") : NULL;
    const Value *v = value ? operand_meant(op, value) : NULL;
    const char *name = v ? behind(value, ") and the specification '") : NULL;
    if (name) name_size(s, v, name, strcspn(name, "'"));
}

static void read_assertion(Op *op, void *context) {
    Str target = op->kind == OP_CUSTOM_CALL ? op_str(op, ATTR_call_target_name) : NULL;
    if (!target || strcmp(target->text, "shape_assertion")) return;
    for (uint32_t i = 0; i < op->n_attrs; i++) {
        const Attr *a = &op->attrs[i];
        if (a->key != ATTR_UNKNOWN || !a->s || strcmp(a->name->text, "error_message")) continue;
        read_solutions(context, op, a->s->text);
        read_equation(context, op, a->s->text);
    }
}

// --- constants that are passed on

static void read_call(Op *op, void *context) {
    Symbols *s = context;
    const Func *callee = op->kind == OP_CALL ? module_find_func(s->c->m, op_callee(op)) : NULL;
    for (uint32_t i = 0; callee && i < op->n_operands && i < callee->body->n_args; i++)
        for (uint32_t k = 0; k < callee->arg_info[i].attrs.n; k++) {
            const NamedText *t = &callee->arg_info[i].attrs.v[k];
            if (t->value && t->value->len > 2 && !strcmp(t->name->text, "jax.global_constant"))
                name_size(s, op->operands[i], t->value->text + 1, t->value->len - 2);
        }
}

bool pass_symbols(PassContext *c) {
    Symbols s = {.c = c, .main = module_main(c->m)};
    if (!s.main) return true; // for `inline` to say
    block_walk(s.main->body, read_assertion, &s);
    block_walk(s.main->body, read_call, &s);
    return true;
}
