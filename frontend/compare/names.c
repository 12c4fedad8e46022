// What a layer is called where the model gives it no name: by the weights that it multiplies by, which is what a person knows it by. Passes write weights anew,
// without their names, so it is done when functions are inlined and nothing is folded yet.
#include "frontend/compare/comparison.h"
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

static void name_layer(Op *op, void *context) {
    const Func *f = context;
    if (!mark_is_on(op)) return;
    for (uint32_t i = op->n_operands; i-- > 0 && !op->loc.name;) op->loc.name = name_of(op->operands[i], f);
}

void layers_name(void *context, const char *pass, Module *m) {
    Func *f = module_main(m);
    (void)context;
    if (f && !strcmp(pass, "mark")) block_walk(f->body, name_layer, f);
}
