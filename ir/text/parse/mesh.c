// Reads what Shardy writes: meshes, which a module has beside its functions, and the pretty forms of the ops of programs over a mesh. Shardings are kept as
// text, as they stand in the generic form; what they say is read by ir/ops/devices/mesh.h.
#include "ir/text/parse/forms.h"

#include <stdlib.h>
#include <string.h>

bool parse_at_mesh(const Parser *p) {
    return parse_is_word(p, "sdy.mesh") || (p->tok.kind == TOK_STRING && p->tok.len == 10 && !memcmp(p->tok.text, "\"sdy.mesh\"", 10));
}

static bool keep_mesh(Parser *p, Str name, const Text *value, const Token *at) {
    Module *m = p->m;
    for (uint32_t i = 0; i < m->meshes.n; i++)
        if (m->meshes.v[i].name == name) return parse_fail_at(p, at, CODE_BAD_STRUCTURE, "a second mesh is called @%s", name->text);
    if (m->meshes.n == MAX_ATTRS) return parse_fail_at(p, at, CODE_SYNTAX, "a module has at most %d meshes", MAX_ATTRS);
    NamedText *v = arena_array(&m->arena, NamedText, (size_t)m->meshes.n + 1);
    if (m->meshes.n) memcpy(v, m->meshes.v, m->meshes.n * sizeof *v);
    v[m->meshes.n] = (NamedText){name, str_intern(&m->strings, value->items, value->n)};
    m->meshes = (NamedTexts){v, m->meshes.n + 1};
    return true;
}

// @m = <["x"=2]> {...}
static bool pretty_mesh(Parser *p, Str *name, Text *value) {
    Text more = {0};
    bool ok = parse_symbol(p, name) && parse_expect_char(p, '=') && (parse_is_char(p, '<') || parse_fail_expected(p, "'<'")) && parse_attr_bracket(p, value);
    if (ok && parse_is_char(p, '{')) {
        ok = parse_attr_bracket(p, &more);
        if (ok) text_f(value, " %s", more.items);
    }
    vec_free(&more);
    return ok;
}

// name = value, behind others
static void other_attr(const NamedText *t, Text *out) {
    text_z(out, out->n ? ", " : "");
    bool word = lex_is_word(t->name->text, t->name->len);
    if (word) text_add(out, t->name->text, t->name->len);
    else text_z(out, "\""), lex_escape(t->name->text, t->name->len, out), text_z(out, "\"");
    if (t->value) text_f(out, " = %s", t->value->text);
}

// () <{mesh = #sdy.mesh<["x"=2]>, sym_name = "m"}> : () -> ()
static bool generic_mesh(Parser *p, Str *name, Text *value) {
    static const char prefix[] = "#sdy.mesh";
    NamedTexts props = {0};
    Types in = {0}, out = {0};
    bool ok = parse_expect_char(p, '(') && parse_expect_char(p, ')') && parse_expect_char(p, '<') && parse_named_texts(p, &props) &&
              parse_expect_char(p, '>') && parse_expect_char(p, ':') && parse_function_type(p, &in, &out);
    Text more = {0};
    for (uint32_t i = 0; ok && i < props.n; i++) {
        Str v = props.v[i].value;
        const char *key = props.v[i].name->text;
        if (v && !strcmp(key, "sym_name") && v->len >= 2) *name = str_intern(&p->m->strings, v->text + 1, v->len - 2);
        else if (v && !strcmp(key, "mesh") && !strncmp(v->text, prefix, sizeof prefix - 1)) text_z(value, v->text + sizeof prefix - 1);
        else other_attr(&props.v[i], &more);
    }
    if (value->n && more.n) text_f(value, " {%s}", more.items); // as behind the pretty form
    vec_free(&more);
    vec_free(&in);
    vec_free(&out);
    return ok && ((*name && value->n) || parse_fail(p, "sdy.mesh has to have 'mesh' and 'sym_name'"));
}

bool parse_mesh(Parser *p) {
    Token at = p->tok;
    Str name = NULL;
    Text value = {0};
    SrcLoc unused = {0};
    parse_next(p);
    bool ok = at.kind == TOK_STRING ? generic_mesh(p, &name, &value) : pretty_mesh(p, &name, &value);
    ok = ok && parse_loc(p, &unused) && keep_mesh(p, name, &value, &at);
    vec_free(&value);
    return ok;
}

// What stands in brackets, within what the generic form has around it.
static bool bracket_attr(Parser *p, Draft *s, AttrKey key, char open, const char *before, const char *after) {
    Token at = p->tok;
    Text inner = {0}, text = {0};
    bool ok = (parse_is_char(p, open) || parse_fail_expected(p, (char[]){'\'', open, '\'', 0})) && parse_attr_bracket(p, &inner);
    if (ok) text_f(&text, "%s%s%s", before, inner.items, after);
    ok = ok && draft_attr(p, s, attr_str(key, str_intern(&p->m->strings, text.items, text.n)), &at);
    vec_free(&inner);
    vec_free(&text);
    return ok;
}

// %x <@mesh, [{"x"}]> {..} : t
bool parse_form_sharding_constraint(Parser *p, Draft *s) {
    Operand x;
    if (!parse_operand(p, &x)) return false;
    vec_push(&s->operands, x);
    if (!bracket_attr(p, s, ATTR_sharding, '<', "#sdy.sharding", "") || !parse_opt_attrs(p, s) || !parse_expect_char(p, ':')) return false;
    Type t = parse_type(p);
    if (!t) return false;
    vec_push(&s->in, t);
    vec_push(&s->out, t);
    return parse_check_operand_types(p, s);
}

static bool word_bracket(Parser *p, Draft *s, const char *word, AttrKey key, char open, const char *before) {
    return parse_expect_word(p, word) && parse_expect_char(p, '=') && bracket_attr(p, s, key, open, before, ">");
}

// (%a: t, %b: t) { ops }
static bool manual_region(Parser *p, Draft *s) {
    Block *b = parse_region_open(p);
    size_t mark = p->scope.n;
    bool ok = parse_expect_char(p, '(');
    if (ok && !parse_accept_char(p, ')')) {
        do {
            Token name = p->tok;
            SrcLoc unused = {0};
            Type t;
            if (name.kind != TOK_VALUE) ok = parse_fail_expected(p, "an argument such as %arg0");
            else parse_next(p);
            ok = ok && parse_expect_char(p, ':') && (t = parse_type(p)) && parse_loc(p, &unused) && parse_region_arg(p, b, &name, t);
        } while (ok && parse_accept_char(p, ','));
        ok = ok && parse_expect_char(p, ')');
    }
    ok = ok && parse_region_close(p, b);
    parse_scope_end(p, mark);
    vec_push(&s->regions, b);
    return ok;
}

// (%x) in_shardings=[..] out_shardings=[..] manual_axes={..} (%a: t) { .. } : (t) -> t
bool parse_form_manual_computation(Parser *p, Draft *s) {
    if (!parse_expect_char(p, '(')) return false;
    if (!parse_accept_char(p, ')') && !(parse_operand_list(p, &s->operands) && parse_expect_char(p, ')'))) return false;
    return word_bracket(p, s, "in_shardings", ATTR_in_shardings, '[', "#sdy.sharding_per_value<") &&
           word_bracket(p, s, "out_shardings", ATTR_out_shardings, '[', "#sdy.sharding_per_value<") &&
           word_bracket(p, s, "manual_axes", ATTR_manual_axes, '{', "#sdy<manual_axes") && manual_region(p, s) && parse_attrs_typed(p, s);
}
