// Binds open dimensions (design 5): sizes of main's arguments become the numbers that --dim gives, directly as ARGUMENT.AXIS or through symbols
// (ir/text/dims.h), which --dim ARGUMENT.AXIS=SYMBOL gives to dimensions that have none, and scalar integer arguments become constants. Every argument's
// size is a place, every symbol an unknown (places.c): what is declared or given by options (options.c) is propagated (propagate.c) until nothing
// changes, and then makes types, constants and the record of what was bound, here. Whatever stays open is for `shapes` to refuse, which knows all that
// reaches a shape.
#include "passes/bind/places.h"

#include "ir/builder/build.h"
#include "ir/infer/infer.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_NOTES = 8 };

static void note_bindings(Bind *b) {
    uint32_t n = 0;
    for (size_t i = 0; i < b->places.n && n < MAX_NOTES; i++) {
        const Place *p = &b->places.items[i];
        if (!p->known || !strncmp(p->from, "declared", 8)) continue;
        diag_note(b->c->d, (Loc){0}, "%s is %" PRId64 ": %s", p->called, p->value, p->from);
        n++;
    }
}

static bool fits(DType dtype, int64_t v) {
    int bits = (int)dtype_info[dtype].bits;
    if (!dtype_is_signed(dtype)) return v >= 0 && (bits >= 63 || v < INT64_C(1) << bits);
    return bits >= 64 || (v < INT64_C(1) << (bits - 1) && v >= -(INT64_C(1) << (bits - 1)));
}

static bool make_constant(Bind *b, Place *p) {
    Module *m = b->c->m;
    Value *arg = b->f->body->args[p->arg];
    const PortInfo *info = &b->f->arg_info[p->arg];
    if (!fits(arg->type->dtype, p->value)) {
        diag_error(b->c->d, b->f->loc.at, CODE_DIMENSION_CONFLICT, "%s is %s, which cannot hold %" PRId64, bind_place_called(b, p),
                   type_name(&b->c->d->arena, arg->type), p->value);
        diag_note(b->c->d, (Loc){0}, "%s", p->from);
        return bind_refuse(b);
    }
    OpLoc loc = {.at = b->f->loc.at, .name = info->loc_name, .src_file = info->src_file, .src_line = info->src_line, .src_col = info->src_col};
    Builder first = {m, b->f->body, b->f->body->first, loc};
    Value *constant = build_splat_i64(&first, arg->type, p->value);
    constant->name = arg->name;
    value_replace(arg, constant);
    p->constant = constant->def;
    return true;
}

static bool set_sizes(Bind *b, uint32_t arg) {
    Value *v = b->f->body->args[arg];
    int64_t dims[MAX_RANK];
    bool changed = false;
    if (!type_is_tensor(v->type)) return true;
    for (uint32_t k = 0; k < v->type->rank; k++) {
        const Place *p = bind_place_find(b, arg, k);
        dims[k] = p->known ? p->value : DIM_UNKNOWN;
        changed |= dims[k] != v->type->dims[k];
    }
    if (!changed) return true;
    Type t = type_quantized(&b->c->m->types, v->type->dtype, v->type->quant, dims, v->type->rank);
    if (!t) {
        bool scales = v->type->quant && type_tensor(&b->c->m->types, v->type->dtype, dims, v->type->rank);
        const char *name = argument_name(b->f, arg), *type = type_name(&b->c->d->arena, v->type);
        if (scales)
            diag_error(b->c->d, b->f->loc.at, CODE_DIMENSION_CONFLICT, "argument '%s', %s, would not have the number of elements that its scales are for", name,
                       type);
        else diag_error(b->c->d, b->f->loc.at, CODE_TOO_LARGE, "argument '%s', %s, would have over %" PRId64 " elements", name, type, MAX_ELEMS);
        note_bindings(b);
        return bind_refuse(b);
    }
    v->type = t;
    return b->c->changed = true;
}

static void record(Bind *b) {
    BoundDims *out = b->c->dims;
    Module *m = b->c->m;
    for (size_t i = 0; out && i < b->symbols.n; i++) {
        const Symbol *s = &b->symbols.items[i];
        if (s->known) vec_push(out, ((BoundDim){DIM_OF_SYMBOL, 0, 0, module_str(m, s->name), s->value, module_str(m, s->from), NULL, true, s->padded, true}));
    }
    for (size_t i = 0; out && i < b->places.n; i++) {
        const Place *p = &b->places.items[i];
        if (!p->known || p->arg == BIND_NO_ARGUMENT) continue;
        const char *name = p->text ? p->text : argument_name(b->f, p->arg);
        if (!p->text && p->axis >= 0) name = arena_printf(b->c->scratch, "%s.%" PRId32, name, p->axis);
        vec_push(out, ((BoundDim){p->axis < 0 ? DIM_OF_SCALAR : DIM_OF_ARGUMENT, b->f->arg_info[p->arg].number, p->axis < 0 ? 0 : (uint32_t)p->axis,
                                  module_str(m, name), p->value, module_str(m, p->from), p->constant, p->open, p->padded, p->text != NULL}));
    }
}

static void apply(Bind *b) {
    for (uint32_t i = 0; i < b->f->body->n_args; i++) set_sizes(b, i);
    bool any = false;
    for (size_t i = 0; i < b->places.n; i++) {
        Place *p = &b->places.items[i];
        if (p->axis < 0 && p->known) any |= make_constant(b, p);
    }
    record(b);
    if (!any || !b->good) return;
    b->c->changed = true;
    module_resolve(b->c->m);
    for (size_t i = b->places.n; i-- > 0;)
        if (b->places.items[i].axis < 0 && b->places.items[i].known) block_remove_arg(b->f->body, b->places.items[i].arg);
}

// The module verified before: what does not now, are ops that work on arguments whose sizes do not go together.
static bool sizes_go_together(Bind *b) {
    Diags found;
    diags_init(&found, b->c->d->program);
    bool ok = module_verify(b->c->m, &found);
    for (size_t i = 0; !ok && i < found.list.n; i++) {
        diags_append_one(b->c->d, &found.list.items[i], found.exit_code);
        if (i + 1 == found.list.n || found.list.items[i + 1].kind == DIAG_ERROR) note_bindings(b);
    }
    diags_free(&found);
    return ok;
}

bool pass_bind(PassContext *c) {
    Bind b = {.c = c, .f = module_main(c->m), .good = true};
    if (!b.f) return true;
    bind_collect_places(&b);
    bind_collect_names(&b);
    bind_names(&b);
    bind_collect_symbols(&b);
    bind_numbers(&b);
    if (b.good) bind_propagate(&b);
    if (b.good && c->o->n_dims) bind_spread(&b);
    if (b.good) apply(&b);
    if (b.good && c->changed) b.good = sizes_go_together(&b);
    vec_free(&b.symbols);
    vec_free(&b.places);
    vec_free(&b.uses);
    vec_free(&b.said_of);
    Map *const maps[] = {&b.symbol_of, &b.given, &b.named, &b.numbered, &b.located};
    for (size_t i = 0; i < COUNT(maps); i++) map_free(maps[i]);
    return b.good;
}
