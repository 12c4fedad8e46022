// Prints the text form: modules, functions, regions and the generic form of ops. Arguments of functions keep their
// names; all other values are numbered in order before printing starts, regions beginning where the code around them
// is, so that the text depends on the graph alone. Pretty forms (forms.c) are used where the op has the shape
// that they can say, else the generic one.
#include "ir/text/print/print.h"
#include "ir/text/dims.h"
#include "ir/text/lex.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void print_text(Printer *p, const char *s) { text_z(p->out, s); }

void print_fmt(Printer *p, const char *fmt, ...) {
    char small[128];
    va_list args;
    va_start(args, fmt);
    int n = vsnprintf(small, sizeof small, fmt, args);
    va_end(args);
    if ((size_t)n >= sizeof small) ICE("print_fmt is for short texts");
    text_add(p->out, small, (size_t)n);
}

void print_new_line(Printer *p) {
    static const char spaces[] = "                                ";
    print_text(p, "\n");
    for (int left = p->indent; left > 0; left -= 32) text_add(p->out, spaces, (size_t)(left < 32 ? left : 32));
}

void print_string(Printer *p, const char *text, size_t len) {
    print_text(p, "\"");
    lex_escape(text, len, p->out);
    print_text(p, "\"");
}

void print_symbol(Printer *p, Str name) {
    print_text(p, "@");
    if (name && lex_is_word(name->text, name->len)) text_add(p->out, name->text, name->len);
    else print_string(p, str_text(name), name ? name->len : 0);
}

// Values and types.

void print_value(Printer *p, const Value *v) {
    while (v->replaced) v = v->replaced;
    const Func *f = v->block ? v->block->func : NULL;
    if (f && f == p->func) print_text(p, "%"), print_text(p, p->args[v->index]);
    else if (f) print_fmt(p, "%%arg%u", v->index);
    else if (v->block) print_fmt(p, "%%arg%u", v->id);
    else if (v->def && v->def->n_results > 1) print_fmt(p, "%%%u#%u", v->def->id, v->index);
    else print_fmt(p, "%%%u", v->def ? v->def->id : 0);
}

void print_values(Printer *p, Value *const *v, size_t n) {
    for (size_t i = 0; i < n; i++) {
        if (i) print_text(p, ", ");
        print_value(p, v[i]);
    }
}

void print_type(Printer *p, Type t) { type_text(t, p->out); }

void print_types(Printer *p, Value *const *v, size_t n) {
    for (size_t i = 0; i < n; i++) {
        if (i) print_text(p, ", ");
        print_type(p, v[i]->type);
    }
}

void print_function_type(Printer *p, const Op *op) {
    print_text(p, "(");
    print_types(p, op->operands, op->n_operands);
    print_text(p, op->n_results == 1 ? ") -> " : ") -> (");
    for (uint32_t i = 0; i < op->n_results; i++) {
        if (i) print_text(p, ", ");
        print_type(p, op->results[i].type);
    }
    if (op->n_results != 1) print_text(p, ")");
}

void print_src(Printer *p, Str name, Str file, uint32_t line, uint32_t col) {
    if (!p->o.locs || (!name && !file)) return;
    print_text(p, " loc(");
    if (name) print_string(p, name->text, name->len);
    if (file) {
        if (name) print_text(p, "(");
        print_string(p, file->text, file->len);
        print_fmt(p, ":%u:%u", line, col);
        if (name) print_text(p, ")");
    }
    print_text(p, ")");
}

static void op_loc(Printer *p, const OpLoc *l) { print_src(p, l->name, l->src_file, l->src_line, l->src_col); }

// Numbering.

static bool is_taken(Printer *p, const char *name) { return map_find(&p->taken, str_intern_z(&p->names, name)) != NULL; }

static void number_args(Printer *p, const Block *b) {
    char name[24];
    for (uint32_t i = 0; i < b->n_args; i++) {
        do snprintf(name, sizeof name, "arg%u", p->next_arg++);
        while (is_taken(p, name));
        b->args[i]->id = p->next_arg - 1;
    }
}

static void number_block(Printer *p, const Block *b) {
    for (Op *op = b->first; op; op = op->next) {
        if (op->n_results) op->id = p->next_value++;
        for (uint32_t i = 0; i < op->n_regions; i++) {
            uint32_t value = p->next_value, arg = p->next_arg;
            number_args(p, op->regions[i]);
            number_block(p, op->regions[i]);
            p->next_value = value, p->next_arg = arg;
        }
    }
}

// Names of a function's arguments, made different from each other.
static void name_args(Printer *p, const Func *f) {
    p->args = arena_array(&p->arena, const char *, f->body->n_args);
    for (uint32_t i = 0; i < f->body->n_args; i++) {
        Str wanted = f->body->args[i]->name;
        bool usable = wanted && lex_is_value_name(wanted->text, wanted->len);
        const char *name = usable ? wanted->text : arena_printf(&p->arena, "arg%u", f->arg_info ? f->arg_info[i].number : i);
        const char *unique = name;
        for (uint32_t k = 0; is_taken(p, unique); k++) unique = arena_printf(&p->arena, "%s_%u", name, k);
        *map_at(&p->taken, str_intern_z(&p->names, unique), NULL) = i;
        p->args[i] = unique;
    }
}

static void number_func(Printer *p, const Func *f) {
    map_free(&p->taken);
    interner_free(&p->names);
    arena_free(&p->arena);
    p->names.arena = &p->arena;
    p->func = f;
    p->next_value = p->next_arg = 0;
    name_args(p, f);
    number_block(p, f->body);
}

// Ops and regions.

static void print_op_line(Printer *p, const Op *op);

static void block_args(Printer *p, const Block *b) {
    p->indent -= 2;
    print_new_line(p);
    p->indent += 2;
    print_text(p, "^bb0(");
    for (uint32_t i = 0; i < b->n_args; i++) {
        if (i) print_text(p, ", ");
        print_value(p, b->args[i]);
        print_text(p, ": ");
        print_type(p, b->args[i]->type);
    }
    print_text(p, "):");
}

void print_region(Printer *p, const Block *b, bool with_args) {
    print_text(p, "{");
    p->indent += 2;
    if (with_args && b->n_args) block_args(p, b);
    for (const Op *op = b->first; op; op = op->next) {
        print_new_line(p);
        print_op_line(p, op);
    }
    p->indent -= 2;
    print_new_line(p);
    print_text(p, "}");
}

static void print_generic(Printer *p, const Op *op) {
    print_fmt(p, "\"%s\"(", op_text(op->kind));
    print_values(p, op->operands, op->n_operands);
    print_text(p, ")");
    print_some_attrs(p, op, 0, KNOWN_KEYS, " <{", "}>");
    for (uint32_t i = 0; i < op->n_regions; i++) {
        print_text(p, i ? ", " : " (");
        print_region(p, op->regions[i], true);
    }
    if (op->n_regions) print_text(p, ")");
    print_some_attrs(p, op, 0, UNKNOWN_KEYS, " {", "}");
    print_text(p, " : ");
    print_function_type(p, op);
}

// As many operands, results, regions and attributes as op.def says: a pretty form takes them for granted.
static bool is_regular(const Op *op) {
    const OpInfo *info = &op_info[op->kind];
    if ((info->ins != ANY && (uint32_t)info->ins != op->n_operands) || (info->outs != ANY && (uint32_t)info->outs != op->n_results) ||
        (info->regions != ANY && (uint32_t)info->regions != op->n_regions))
        return false;
    for (const uint8_t *a = info->attrs; *a != ATTR_COUNT; a++)
        if (!(*a & ATTR_OPTIONAL) && !op_attr(op, (AttrKey)*a)) return false;
    return true;
}

static void print_op_line(Printer *p, const Op *op) {
    if (op->n_results) print_fmt(p, op->n_results > 1 ? "%%%u:%u = " : "%%%u = ", op->id, op->n_results);
    if (!is_regular(op) || !print_form[op->kind](p, op)) print_generic(p, op);
    op_loc(p, &op->loc);
}

// Functions.

// What is printed as attributes: those of the source, names of dimensions, and a number that is not the position.
static NamedTexts port_attrs(Printer *p, const PortInfo *port, Type type, uint32_t position) {
    bool dims = type_is_tensor(type) && dims_any(port->dims, type->rank), number = port->number != position;
    uint32_t n = port->attrs.n;
    if (!dims && !number) return port->attrs;
    NamedText *more = arena_array(&p->arena, NamedText, (size_t)n + 2);
    if (n) memcpy(more, port->attrs.v, n * sizeof *more);
    if (dims) {
        Text t = {0};
        dims_text(port->dims, type->rank, &t);
        more[n++] = (NamedText){str_intern_z(&p->names, DIMS_ATTR), str_intern(&p->names, t.items, t.n)};
        vec_free(&t);
    }
    if (number) more[n++] = (NamedText){str_intern_z(&p->names, NUMBER_ATTR), str_intern_z(&p->names, arena_printf(&p->arena, "%u : i64", port->number))};
    return (NamedTexts){more, n};
}

static bool shows_names(const Printer *p, const Func *f) { return p->o.names && !(f->visibility && !strcmp(f->visibility->text, "private")); }

// With the name that its place gives, as JAX writes names of results: places of results have no text.
static NamedTexts result_attrs(Printer *p, const Func *f, uint32_t i) {
    const PortInfo *port = &f->result_info[i];
    NamedTexts attrs = port_attrs(p, port, f->result_types[i], port->number);
    bool named = !shows_names(p, f) || !port->loc_name;
    for (uint32_t k = 0; k < attrs.n; k++) named |= !strcmp(attrs.v[k].name->text, RESULT_ATTR);
    if (named) return attrs;
    NamedText *more = arena_array(&p->arena, NamedText, (size_t)attrs.n + 1);
    Text t = {0};
    if (attrs.n) memcpy(more, attrs.v, attrs.n * sizeof *more);
    text_z(&t, "\"");
    lex_escape(port->loc_name->text, port->loc_name->len, &t);
    text_z(&t, "\"");
    more[attrs.n] = (NamedText){str_intern_z(&p->names, RESULT_ATTR), str_intern(&p->names, t.items, t.n)};
    vec_free(&t);
    return (NamedTexts){more, attrs.n + 1};
}

static void func_arg(Printer *p, const Func *f, uint32_t i) {
    const PortInfo *port = f->arg_info ? &f->arg_info[i] : NULL;
    print_value(p, f->body->args[i]);
    print_text(p, ": ");
    print_type(p, f->body->args[i]->type);
    if (!port) return;
    NamedTexts attrs = port_attrs(p, port, f->body->args[i]->type, i);
    if (attrs.n) print_text(p, " "), print_named_texts(p, attrs);
    print_src(p, port->loc_name, port->src_file, port->src_line, port->src_col);
    if (!port->loc_name || p->o.locs || !shows_names(p, f) || !strcmp(port->loc_name->text, p->args[i])) return;
    print_text(p, " loc(");
    print_string(p, port->loc_name->text, port->loc_name->len);
    print_text(p, ")");
}

static void func_results(Printer *p, const Func *f) {
    NamedTexts *attrs = arena_array(&p->arena, NamedTexts, f->n_results);
    for (uint32_t i = 0; i < f->n_results && f->result_info; i++) attrs[i] = result_attrs(p, f, i);
    bool parens = f->n_results != 1 || attrs[0].n;
    print_text(p, parens ? " -> (" : " -> ");
    for (uint32_t i = 0; i < f->n_results; i++) {
        if (i) print_text(p, ", ");
        print_type(p, f->result_types[i]);
        if (attrs[i].n) print_text(p, " "), print_named_texts(p, attrs[i]);
    }
    if (parens) print_text(p, ")");
}

static void print_func(Printer *p, const Func *f) {
    number_func(p, f);
    print_text(p, "func.func ");
    if (f->visibility && *f->visibility->text) text_add(p->out, f->visibility->text, f->visibility->len), print_text(p, " ");
    print_symbol(p, f->name);
    print_text(p, "(");
    for (uint32_t i = 0; i < f->body->n_args; i++) {
        if (i) print_text(p, ", ");
        func_arg(p, f, i);
    }
    print_text(p, ")");
    if (f->n_results) func_results(p, f);
    if (f->attrs.n) print_text(p, " attributes "), print_named_texts(p, f->attrs);
    print_text(p, " ");
    print_region(p, f->body, false);
    op_loc(p, &f->loc);
}

static void printer_free(Printer *p) {
    map_free(&p->taken);
    interner_free(&p->names);
    arena_free(&p->arena);
}

void print_module(const Module *m, const PrintOptions *options, Text *out) {
    Printer p = {.out = out};
    if (options) p.o = *options;
    print_text(&p, "module ");
    if (m->name) print_symbol(&p, m->name), print_text(&p, " ");
    if (m->attrs.n) print_text(&p, "attributes "), print_named_texts(&p, m->attrs), print_text(&p, " ");
    print_text(&p, "{");
    p.indent = 2;
    print_meshes(&p, m);
    for (const Func *f = m->first_func; f; f = f->next) {
        print_new_line(&p);
        print_func(&p, f);
    }
    p.indent = 0;
    print_text(&p, "\n}");
    op_loc(&p, &m->loc);
    print_text(&p, "\n");
    printer_free(&p);
}

static const char *elided(void *context, const Literal *l) {
    (void)context, (void)l;
    return "__elided__";
}

void print_op(const Op *op, Text *out) {
    Printer p = {.out = out, .o = {.max_inline_bytes = 256, .blob = elided}};
    const Block *b = op->block;
    while (b && b->parent) b = b->parent->block;
    if (b && b->func) number_func(&p, b->func);
    print_op_line(&p, op);
    printer_free(&p);
}
