// Reads the text form: tokens and the module around its functions. Ops are read in op.c (pretty forms in
// forms.c), functions in func.c. Functions and ops that do not belong into a module are reported, and
// reading goes on at the next function. Grammar: mlir/docs/LangRef.md.
#include "ir/text/parse/parse.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void parse_next(Parser *p) { p->tok = lex_next(&p->lex); }

Loc parse_line_loc(const Parser *p, uint32_t line, uint32_t col) {
    if (!p->made.place) return (Loc){.file = p->file, .line = line, .col = col};
    Loc at = p->made.place(p->made.context, p->m, line);
    at.file = p->file;
    return at;
}

Loc parse_tok_loc(const Parser *p, const Token *t) { return parse_line_loc(p, t->line, t->col); }

bool parse_fail_at(Parser *p, const Token *t, DiagCode code, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    const char *text = arena_vprintf(&p->d->arena, fmt, args);
    va_end(args);
    if (t->kind == TOK_END && p->end_told) return false; // said by whoever was reading inside
    p->end_told |= t->kind == TOK_END;
    diag_error(p->d, parse_tok_loc(p, t), code, "%s", text);
    return false;
}

bool parse_fail(Parser *p, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    const char *text = arena_vprintf(&p->d->arena, fmt, args);
    va_end(args);
    return p->tok.kind == TOK_BAD ? parse_fail_at(p, &p->tok, CODE_SYNTAX, "%s", p->tok.wrong) : parse_fail_at(p, &p->tok, CODE_SYNTAX, "%s", text);
}

bool parse_fail_expected(Parser *p, const char *what) {
    if (p->tok.kind == TOK_END) return parse_fail(p, "expected %s, found the end of the file", what);
    int shown = p->tok.len > 40 ? 40 : (int)p->tok.len;
    return parse_fail(p, "expected %s, found '%.*s%s'", what, shown, p->tok.text, p->tok.len > 40 ? "..." : "");
}

bool parse_is_char(const Parser *p, char c) { return tok_is(&p->tok, c); }
bool parse_is_word(const Parser *p, const char *word) { return tok_is_word(&p->tok, word); }

bool parse_accept_char(Parser *p, char c) {
    if (!parse_is_char(p, c)) return false;
    parse_next(p);
    return true;
}

bool parse_accept_word(Parser *p, const char *word) {
    if (!parse_is_word(p, word)) return false;
    parse_next(p);
    return true;
}

bool parse_expect_char(Parser *p, char c) { return parse_accept_char(p, c) || parse_fail_expected(p, (char[]){'\'', c, '\'', 0}); }

bool parse_expect_word(Parser *p, const char *word) {
    char quoted[64];
    snprintf(quoted, sizeof quoted, "'%s'", word);
    return parse_accept_word(p, word) || parse_fail_expected(p, quoted);
}

bool parse_expect_arrow(Parser *p) {
    if (p->tok.kind != TOK_ARROW) return parse_fail_expected(p, "'->'");
    parse_next(p);
    return true;
}

bool parse_nest(Parser *p) {
    if (p->n_nested >= MAX_NESTING) return parse_fail(p, "nested more than %d levels deep", MAX_NESTING);
    p->n_nested++;
    return true;
}

Str parse_tok_str(Parser *p, const Token *t, size_t skip) { return str_intern(&p->m->strings, t->text + skip, t->len - skip); }

static bool unescape(Parser *p, const Token *t, size_t skip, Str *out) {
    Text text = {0};
    bool ok = lex_unescape(t->text + skip, t->len - skip - 1, &text);
    if (ok) *out = str_intern(&p->m->strings, text.items, text.n);
    else parse_fail_at(p, t, CODE_SYNTAX, "a '\\' in a string is followed by n, t, \", \\ or two hexadecimal digits");
    vec_free(&text);
    return ok;
}

bool parse_string(Parser *p, Str *out) {
    if (p->tok.kind != TOK_STRING) return parse_fail_expected(p, "a string");
    bool ok = unescape(p, &p->tok, 1, out);
    parse_next(p);
    return ok;
}

bool parse_symbol(Parser *p, Str *out) {
    if (p->tok.kind != TOK_SYMBOL) return parse_fail_expected(p, "a symbol such as @main");
    bool ok = true;
    if (p->tok.text[1] == '"') ok = unescape(p, &p->tok, 2, out);
    else *out = parse_tok_str(p, &p->tok, 1);
    parse_next(p);
    return ok;
}

bool parse_int(Parser *p, int64_t *out) {
    bool minus = parse_accept_char(p, '-');
    if (p->tok.kind != TOK_INT) return parse_fail_expected(p, "an integer");
    bool hex = p->tok.len > 2 && p->tok.text[1] == 'x';
    uint64_t base = hex ? 16 : 10, v = 0, most = (uint64_t)INT64_MAX + minus;
    for (size_t i = hex ? 2 : 0; i < p->tok.len; i++) {
        uint64_t digit = (uint64_t)lex_hex_digit(p->tok.text[i]);
        if (v > (most - digit) / base) return parse_fail(p, "the integer does not fit 64 bits");
        v = v * base + digit;
    }
    *out = minus ? (int64_t)(0 - v) : (int64_t)v;
    parse_next(p);
    return true;
}

bool parse_ints_body(Parser *p, Ints *out, char end) {
    if (parse_accept_char(p, end)) return true;
    do {
        int64_t v;
        if (!parse_int(p, &v)) return false;
        vec_push(out, v);
    } while (parse_accept_char(p, ','));
    return parse_expect_char(p, end);
}

bool parse_ints(Parser *p, Ints *out) { return parse_expect_char(p, '[') && parse_ints_body(p, out, ']'); }

// The module.

static void skip_alias(Parser *p) {
    size_t depth = 0;
    do {
        char c = p->tok.kind == TOK_CHAR ? p->tok.ch : 0;
        if (c == '(' || c == '[' || c == '{') depth++;
        if ((c == ')' || c == ']' || c == '}') && depth > 0) depth--;
        parse_next(p);
    } while (p->tok.kind != TOK_END && !(p->tok.first && depth == 0));
}

// Functions and, with their place, ops that do not belong there.
static void parse_top_ops(Parser *p) {
    Block *stray = NULL;
    while (p->tok.kind != TOK_END && !parse_is_char(p, '}') && p->tok.kind != TOK_META) {
        Lexer start = p->lex;
        start.at = p->tok.text;
        if (p->tok.kind == TOK_HASH || p->tok.kind == TOK_BANG) {
            skip_alias(p);
        } else if (parse_at_mesh(p)) {
            if (!parse_mesh(p)) parse_skip_op(p, start);
        } else if (parse_at_func(p)) {
            size_t mark = p->scope.n;
            bool ok = parse_is_word(p, "func.func") ? parse_func(p) : parse_generic_func(p);
            parse_scope_end(p, mark);
            if (!ok) parse_skip_op(p, start);
        } else {
            size_t n = p->d->n_errors;
            Token at = p->tok;
            if (!stray) stray = block_new(p->m);
            parse_op(p, stray);
            if (p->d->n_errors == n) parse_fail_at(p, &at, CODE_SYNTAX, "only functions stand in a module");
            parse_scope_end(p, 0);
        }
    }
}

static bool parse_module_op(Parser *p) {
    Module *m = p->m;
    bool quoted = p->tok.kind == TOK_STRING;
    SrcLoc src = {0};
    m->loc.at = parse_tok_loc(p, &p->tok);
    m->loc.at.file = m->file;
    parse_next(p);
    if (quoted) {
        if (!parse_expect_char(p, '(') || !parse_expect_char(p, ')')) return false;
        NamedTexts props = {0};
        if (parse_accept_char(p, '<') && (!parse_named_texts(p, &props) || !parse_expect_char(p, '>'))) return false;
        if (!parse_expect_char(p, '(')) return false;
        for (uint32_t i = 0; i < props.n; i++)
            if (!strcmp(props.v[i].name->text, "sym_name") && props.v[i].value && props.v[i].value->len >= 2)
                m->name = str_intern(&m->strings, props.v[i].value->text + 1, props.v[i].value->len - 2);
    } else {
        if (p->tok.kind == TOK_SYMBOL && !parse_symbol(p, &m->name)) return false;
        if (parse_accept_word(p, "attributes") && !parse_named_texts(p, &m->attrs)) return false;
    }
    if (!parse_expect_char(p, '{')) return false;
    if (p->tok.kind == TOK_LABEL) parse_next(p), parse_expect_char(p, ':');
    parse_top_ops(p);
    if (!parse_expect_char(p, '}')) return false;
    if (quoted) {
        Types in = {0}, out = {0};
        bool ok = parse_expect_char(p, ')') && (!parse_is_char(p, '{') || parse_named_texts(p, &m->attrs)) && parse_expect_char(p, ':') &&
                  parse_function_type(p, &in, &out);
        vec_free(&in);
        vec_free(&out);
        if (!ok) return false;
    }
    bool ok = parse_loc(p, &src);
    m->loc.name = src.name, m->loc.src_file = src.file, m->loc.src_line = src.line, m->loc.src_col = src.col;
    return ok;
}

static bool at_module(const Parser *p) {
    return parse_is_word(p, "module") || parse_is_word(p, "builtin.module") ||
           (p->tok.kind == TOK_STRING && p->tok.len == 16 && !memcmp(p->tok.text, "\"builtin.module\"", 16));
}

static bool parse_file(Parser *p) {
    while (p->tok.kind == TOK_HASH || p->tok.kind == TOK_BANG) skip_alias(p);
    if (at_module(p)) {
        if (!parse_module_op(p)) return false;
    } else {
        parse_top_ops(p);
    }
    while (p->tok.kind == TOK_HASH || p->tok.kind == TOK_BANG) skip_alias(p);
    if (p->tok.kind == TOK_META && !parse_skip_meta(p)) return false;
    if (p->tok.kind != TOK_END) return parse_fail_expected(p, "the end of the file");
    if (!p->m->first_func && !p->d->n_errors) return parse_fail(p, "the file holds no function");
    return true;
}

Module *parse_made_module(const char *text, size_t len, const char *file_name, const MadeText *made, Diags *d) {
    size_t n_errors = d->n_errors;
    Parser p = {.m = module_new(), .d = d, .made = *made};
    p.file = diag_file(d, file_name).file;
    p.m->file = module_str(p.m, file_name);
    parse_scan_aliases(&p, lex_start(text, len));
    p.lex = lex_start(text, len);
    parse_next(&p);
    parse_file(&p);
    vec_free(&p.bindings);
    vec_free(&p.scope);
    vec_free(&p.aliases);
    vec_free(&p.resources);
    map_free(&p.binding_of);
    map_free(&p.alias_of);
    map_free(&p.resource_of);
    map_free(&p.func_at);
    map_free(&p.unsupported);
    if (d->n_errors == n_errors) return p.m;
    module_free(p.m);
    return NULL;
}

Module *parse_module_with(const char *text, size_t len, const char *file_name, ResourceFn resolve, void *context, Diags *d) {
    return parse_made_module(text, len, file_name, &(MadeText){.resolve = resolve, .context = context}, d);
}

Module *parse_module(const char *text, size_t len, const char *file_name, Diags *d) { return parse_module_with(text, len, file_name, NULL, NULL, d); }
