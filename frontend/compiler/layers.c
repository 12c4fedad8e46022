// What a layer is called: by the weights that it multiplies by, which is what a person knows it by, where the model gives it no name, or one that says no more
// than the op, as JAX gives all of them ("jit(f)/dot_general"). Passes write weights anew, without their names, so it is done when functions are inlined and
// nothing is folded yet.
#include "frontend/compiler/compiler.h"
#include "passes/mark.h"

#include <string.h>

static bool only_counts(const char *name) { // "arg0", "0"
    size_t n = strcspn(name, "0123456789");
    return name[n] && n + strspn(name + n, "0123456789") == strlen(name) && (n == 0 || (n == 3 && !strncmp(name, "arg", n)));
}

static bool same_place(Loc x, Loc y) { return x.file == y.file && x.path == y.path && x.line == y.line && x.col == y.col; }

// Of what was an argument: such a constant stands where the function does. As argument_name has it, what only counts gives way to loc("...").
static Str name_of(const Value *v, const Func *f) {
    while (v->def && (op_has(v->def->kind, VIEW) || v->def->kind == OP_CONVERT)) v = v->def->operands[0];
    if (!value_constant(v) || !same_place(v->def->loc.at, f->loc.at)) return NULL;
    Str said = v->def->loc.name;
    return v->name && !(said && only_counts(v->name->text)) ? v->name : said;
}

// "jit(f)/dot_general": JAX's path to an op, which ends with what the op is.
static bool says_only_op(const Op *op) {
    const char *name = str_text(op->loc.name), *slash = strrchr(name, '/'), *text = op_short(op->kind);
    return slash && (!strcmp(slash + 1, text) || (op->kind == OP_CONVOLUTION && !strcmp(slash + 1, "conv_general_dilated")));
}

typedef struct {
    Module *m;
    const Func *f;
} Namer;

static void name_layer(Op *op, void *context) {
    const Namer *n = context;
    Str weights = NULL;
    if (!mark_is_on(op) && op->kind != OP_DOT_GENERAL && op->kind != OP_CONVOLUTION) return;
    if (op->loc.name && !says_only_op(op)) return;
    for (uint32_t i = op->n_operands; i-- > 0 && !weights;) weights = name_of(op->operands[i], n->f);
    if (!weights) return;
    op->loc.name = op->loc.name ? module_str(n->m, arena_printf(&n->m->arena, "%s, %s", weights->text, op->loc.name->text)) : weights;
}

void layers_name(void *context, const char *pass, Module *m) {
    Namer n = {m, module_main(m)};
    (void)context;
    if (n.f && !strcmp(pass, "mark")) block_walk(n.f->body, name_layer, &n);
}
