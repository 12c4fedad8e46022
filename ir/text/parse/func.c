// Functions of the text form, pretty and generic. A function's names are its own: nothing outside is visible in it. The
// number of an argument is its position, unless an attribute says what it was when the model was first read.
#include "ir/text/dims.h"
#include "ir/text/names.h"
#include "ir/text/parse/parse.h"

#include <stdlib.h>
#include <string.h>

typedef VEC(PortInfo) Ports;

static bool function_name(Parser *p, Func *f, const Token *at) {
    bool fresh;
    size_t *line = map_at(&p->func_at, f->name, &fresh);
    if (!fresh) {
        parse_fail_at(p, at, CODE_BAD_STRUCTURE, "the function @%s is defined twice", f->name->text);
        diag_note(p->d, parse_line_loc(p, (uint32_t)*line, 1), "the first definition is on this line");
        return false;
    }
    *line = at->line;
    return true;
}

// tpu.number = 3 : i64 is a number, not an attribute.
static void take_number(PortInfo *port) {
    uint32_t n = 0;
    for (uint32_t i = 0; i < port->attrs.n; i++) {
        const NamedText *t = &port->attrs.v[i];
        unsigned long v = 0;
        char *end = NULL;
        if (t->value && !strcmp(t->name->text, NUMBER_ATTR)) v = strtoul(t->value->text, &end, 10);
        bool taken = end && end > t->value->text && (!*end || !strcmp(end, " : i64")) && v < UINT32_MAX && *t->value->text != '-';
        if (taken) port->number = (uint32_t)v;
        else port->attrs.v[n++] = *t;
    }
    port->attrs.n = n;
}

static bool refuse_dims(Parser *p, const Token *at, const Str *dims, uint32_t rank, Type type) {
    const char *wrong = NULL;
    for (uint32_t i = 0; i < rank && !wrong; i++) {
        wrong = dims[i] ? dim_wrong(dims[i]->text) : NULL;
        if (wrong) parse_fail_at(p, at, CODE_SYNTAX, DIMS_ATTR ": '%.60s%s' %s", dims[i]->text, dims[i]->len > 60 ? ".." : "", wrong);
    }
    if (!wrong) parse_fail_at(p, at, CODE_SYNTAX, DIMS_ATTR " has to be a list of a name for each dimension of %s", type_name(&p->d->arena, type));
    diag_help(p->d, "as in [\"b\", \"\", \"2*n + 1\"]: a symbol, a size made of symbols, or nothing");
    return false;
}

// tpu.dims = ["b", ""] likewise.
static bool take_dims(Parser *p, PortInfo *port, Type type, const Token *at) {
    uint32_t n = 0;
    for (uint32_t i = 0; i < port->attrs.n; i++) {
        const NamedText *t = &port->attrs.v[i];
        if (strcmp(t->name->text, DIMS_ATTR)) {
            port->attrs.v[n++] = *t;
            continue;
        }
        uint32_t rank = type_is_tensor(type) ? type->rank : 0;
        port->dims = arena_array(&p->m->arena, Str, (size_t)rank + 1);
        if (!t->value || !dims_parse(&p->m->strings, t->value->text, rank, port->dims)) return refuse_dims(p, at, port->dims, rank, type);
        if (!dims_any(port->dims, rank)) port->dims = NULL;
    }
    port->attrs.n = n;
    return true;
}

static void port_place(PortInfo *port, SrcLoc src) {
    port->loc_name = src.name;
    port->src_file = src.file, port->src_line = src.line, port->src_col = src.col;
}

static bool port_rest(Parser *p, PortInfo *port, bool with_loc) {
    if (parse_is_char(p, '{') && !parse_named_texts(p, &port->attrs)) return false;
    SrcLoc src = {0};
    if (with_loc && !parse_loc(p, &src)) return false;
    port_place(port, src);
    return true;
}

// (%x: t {attrs} loc(...), ...)
static bool func_args(Parser *p, Func *f, Ports *ports) {
    if (!parse_expect_char(p, '(')) return false;
    if (parse_accept_char(p, ')')) return true;
    do {
        Token name = p->tok;
        PortInfo port = {.number = (uint32_t)ports->n};
        if (name.kind != TOK_VALUE) return parse_fail_expected(p, "an argument such as %arg0: a function has to have a body");
        parse_next(p);
        Type t = parse_expect_char(p, ':') ? parse_type(p) : NULL;
        if (!t || !port_rest(p, &port, true) || !parse_region_arg(p, f->body, &name, t)) return false;
        take_number(&port);
        if (!take_dims(p, &port, t, &name)) return false;
        vec_push(ports, port);
    } while (parse_accept_char(p, ','));
    return parse_expect_char(p, ')');
}

// -> t   or   -> (t {attrs}, t)
static bool func_results(Parser *p, Types *types, Ports *ports) {
    if (p->tok.kind != TOK_ARROW) return true;
    parse_next(p);
    bool parens = parse_accept_char(p, '(');
    if (parens && parse_accept_char(p, ')')) return true;
    do {
        PortInfo port = {.number = (uint32_t)types->n};
        Token at = p->tok;
        Type t = parse_type(p);
        if (!t || (parens && !port_rest(p, &port, false)) || !take_dims(p, &port, t, &at)) return false;
        vec_push(types, t);
        vec_push(ports, port);
    } while (parens && parse_accept_char(p, ','));
    return !parens || parse_expect_char(p, ')');
}

static void keep_ports(Parser *p, Func *f, const Ports *args, const Types *types, const Ports *results) {
    Arena *a = &p->m->arena;
    f->arg_info = arena_copy(a, args->items, args->n * sizeof *args->items);
    f->result_info = arena_copy(a, results->items, results->n * sizeof *results->items);
    f->result_types = arena_copy(a, types->items, types->n * sizeof *types->items);
    f->n_results = (uint32_t)types->n;
}

static void keep_loc(Func *f, SrcLoc src) {
    f->loc.name = src.name;
    f->loc.src_file = src.file, f->loc.src_line = src.line, f->loc.src_col = src.col;
}

static Func *add_func(Parser *p, Str name, const Token *at) {
    Func *f = module_add_func(p->m, name);
    f->loc.at = parse_tok_loc(p, at);
    f->loc.at.file = p->m->file;
    return f;
}

// JAX ends functions that are comparators of calls with stablehlo.return.
static bool body_close(Parser *p, Func *f) {
    bool ok = parse_region_close(p, f->body);
    Op *last = f->body->last;
    if (ok && last && last->kind == OP_RETURN) last->kind = OP_FUNC_RETURN;
    return ok;
}

static bool is_visibility(Str s) { return !strcmp(s->text, "public") || !strcmp(s->text, "private") || !strcmp(s->text, "nested"); }

bool parse_func(Parser *p) {
    Token at = p->tok;
    Str visibility = NULL, name = NULL;
    parse_next(p);
    if (p->tok.kind == TOK_WORD) {
        visibility = parse_tok_str(p, &p->tok, 0);
        if (!is_visibility(visibility)) return parse_fail_expected(p, "public, private, nested or a symbol such as @main");
        parse_next(p);
    }
    Token name_at = p->tok;
    if (!parse_symbol(p, &name)) return false;
    Func *f = add_func(p, name, &at);
    f->visibility = visibility;
    Ports args = {0}, results = {0};
    Types types = {0};
    bool ok = function_name(p, f, &name_at) && func_args(p, f, &args) && func_results(p, &types, &results);
    if (ok) keep_ports(p, f, &args, &types, &results);
    vec_free(&args);
    vec_free(&results);
    vec_free(&types);
    if (ok && parse_accept_word(p, "attributes")) ok = parse_named_texts(p, &f->attrs);
    if (ok && !parse_is_char(p, '{')) ok = parse_fail_at(p, &name_at, CODE_BAD_STRUCTURE, "the function @%s has no body", name->text);
    SrcLoc src = {0};
    if (!ok || !body_close(p, f) || !parse_loc(p, &src)) return false;
    keep_loc(f, src);
    return true;
}

// "func.func"() <{function_type = (t) -> t, sym_name = "main", ...}> ({ ^bb0(%x: t): ... }) : () -> ()

typedef struct {
    Str name, visibility;
    Types in, out;
    Ports args, results;
    SrcLocs places; // of the arguments
    Texts others;
    bool typed;
} FuncProps;

// [{...}, {...}]
static bool port_attrs(Parser *p, Ports *ports) {
    if (!parse_expect_char(p, '[')) return false;
    if (parse_accept_char(p, ']')) return true;
    do {
        PortInfo port = {.number = (uint32_t)ports->n};
        if (!parse_named_texts(p, &port.attrs)) return false;
        take_number(&port);
        vec_push(ports, port);
    } while (parse_accept_char(p, ','));
    return parse_expect_char(p, ']');
}

static bool func_prop(Parser *p, FuncProps *f) {
    if (p->tok.kind != TOK_WORD && p->tok.kind != TOK_STRING) return parse_fail_expected(p, "the name of an attribute");
    Token key = p->tok;
    parse_next(p);
    bool given = parse_accept_char(p, '=');
    if (given && tok_is_word(&key, "function_type")) {
        if (f->typed) return parse_fail_at(p, &key, CODE_SYNTAX, "'function_type' is given twice");
        f->typed = true;
        return parse_function_type(p, &f->in, &f->out);
    }
    if (given && tok_is_word(&key, "sym_name")) return parse_string(p, &f->name);
    if (given && tok_is_word(&key, "sym_visibility"))
        return parse_string(p, &f->visibility) &&
               (is_visibility(f->visibility) || parse_fail_at(p, &key, CODE_SYNTAX, "a function is public, private or nested"));
    if (given && tok_is_word(&key, "arg_attrs")) return port_attrs(p, &f->args);
    if (given && tok_is_word(&key, "res_attrs")) return port_attrs(p, &f->results);
    NamedText t = {.name = parse_tok_str(p, &key, 0)};
    if (key.kind == TOK_STRING) t.name = str_intern(&p->m->strings, key.text + 1, key.len - 2);
    Text text = {0};
    bool ok = !given || parse_attr_text(p, &text);
    if (ok && given) t.value = str_intern(&p->m->strings, text.items, text.n);
    vec_free(&text);
    if (ok && f->others.n == MAX_ATTRS) ok = parse_fail_at(p, &key, CODE_SYNTAX, "at most %d attributes stand in one list", MAX_ATTRS);
    if (ok) vec_push(&f->others, t);
    return ok;
}

static bool func_props(Parser *p, FuncProps *f) {
    if (!parse_expect_char(p, '{')) return false;
    if (parse_accept_char(p, '}')) return true;
    do {
        if (!func_prop(p, f)) return false;
    } while (parse_accept_char(p, ','));
    return parse_expect_char(p, '}');
}

static bool props_fit(Parser *p, Func *f, FuncProps *props, const Token *at) {
    if (!props->name || !props->typed) return parse_fail_at(p, at, CODE_SYNTAX, "func.func has to have 'sym_name' and 'function_type'");
    if (props->in.n != f->body->n_args)
        return parse_fail_at(p, at, CODE_TYPE_MISMATCH, "function_type has %zu arguments, the body %u", props->in.n, f->body->n_args);
    for (size_t i = 0; i < props->in.n; i++)
        if (f->body->args[i]->type != props->in.items[i])
            return parse_fail_at(p, at, CODE_TYPE_MISMATCH, "argument %zu has another type in function_type than in the body", i);
    if ((props->args.n && props->args.n != props->in.n) || (props->results.n && props->results.n != props->out.n))
        return parse_fail_at(p, at, CODE_SYNTAX, "arg_attrs and res_attrs have an entry for each argument and result");
    for (uint32_t i = (uint32_t)props->args.n; i < props->in.n; i++) vec_push(&props->args, (PortInfo){.number = i});
    for (size_t i = 0; i < props->places.n; i++) port_place(&props->args.items[i], props->places.items[i]);
    for (uint32_t i = (uint32_t)props->results.n; i < props->out.n; i++) vec_push(&props->results, (PortInfo){.number = i});
    for (size_t i = 0; i < props->args.n; i++)
        if (!take_dims(p, &props->args.items[i], props->in.items[i], at)) return false;
    for (size_t i = 0; i < props->results.n; i++)
        if (!take_dims(p, &props->results.items[i], props->out.items[i], at)) return false;
    return true;
}

static bool generic_func_body(Parser *p, Func *f, FuncProps *props) {
    Types in = {0}, out = {0};
    SrcLoc src = {0};
    bool ok = parse_expect_char(p, '(') && parse_expect_char(p, ')');
    if (ok && parse_accept_char(p, '<')) ok = func_props(p, props) && parse_expect_char(p, '>');
    p->arg_places = &props->places;
    ok = ok && parse_expect_char(p, '(') && body_close(p, f) && parse_expect_char(p, ')') && (!parse_is_char(p, '{') || func_props(p, props)) &&
         parse_expect_char(p, ':') && parse_function_type(p, &in, &out) && parse_loc(p, &src);
    p->arg_places = NULL;
    vec_free(&in);
    vec_free(&out);
    keep_loc(f, src);
    return ok;
}

bool parse_generic_func(Parser *p) {
    Token at = p->tok;
    FuncProps props = {0};
    Func *f = add_func(p, NULL, &at);
    parse_next(p);
    bool ok = generic_func_body(p, f, &props) && props_fit(p, f, &props, &at);
    f->name = props.name;
    module_forget_names(p->m);
    f->visibility = props.visibility;
    if (ok) {
        keep_ports(p, f, &props.args, &props.out, &props.results);
        f->attrs = (NamedTexts){arena_copy(&p->m->arena, props.others.items, props.others.n * sizeof *props.others.items), (uint32_t)props.others.n};
        ok = function_name(p, f, &at);
    }
    vec_free(&props.in);
    vec_free(&props.out);
    vec_free(&props.args);
    vec_free(&props.results);
    vec_free(&props.others);
    vec_free(&props.places);
    return ok;
}
