// Reads the text form: tokens, names and scopes, regions and the generic form of ops. Pretty forms are in parse_forms.c, functions
// in parse_func.c. After a mistake in an op its results stand for anything (`poison`), and reading goes on where the next op begins:
// on a new line, outside of brackets that the broken op opened. Grammar: mlir/docs/LangRef.md; what an op looks like: StableHLO's
// assembly formats.
#include "ir/parse.h"

#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void next(Parser *p) { p->tok = lex_next(&p->lex); }

Loc loc_of(const Parser *p, const Token *t) { return (Loc){.file = p->file, .line = t->line, .col = t->col}; }

bool fail_at(Parser *p, const Token *t, const char *code, const char *fmt, ...) {
    va_list args;
    char text[1024];
    va_start(args, fmt);
    vsnprintf(text, sizeof text, fmt, args);
    va_end(args);
    if (t->kind == TOK_END && p->end_told) return false; // said by whoever was reading inside
    p->end_told |= t->kind == TOK_END;
    diag_error(p->d, loc_of(p, t), code, "%s", text);
    return false;
}

bool fail(Parser *p, const char *fmt, ...) {
    va_list args;
    char text[1024];
    va_start(args, fmt);
    vsnprintf(text, sizeof text, fmt, args);
    va_end(args);
    return p->tok.kind == TOK_BAD ? fail_at(p, &p->tok, NULL, "%s", p->tok.wrong) : fail_at(p, &p->tok, NULL, "%s", text);
}

bool fail_expected(Parser *p, const char *what) {
    if (p->tok.kind == TOK_END) return fail(p, "expected %s, found the end of the file", what);
    int shown = p->tok.len > 40 ? 40 : (int)p->tok.len;
    return fail(p, "expected %s, found '%.*s%s'", what, shown, p->tok.text, p->tok.len > 40 ? "..." : "");
}

bool is_char(const Parser *p, char c) { return tok_is(&p->tok, c); }
bool is_word(const Parser *p, const char *word) { return tok_is_word(&p->tok, word); }

bool accept_char(Parser *p, char c) {
    if (!is_char(p, c)) return false;
    next(p);
    return true;
}

bool accept_word(Parser *p, const char *word) {
    if (!is_word(p, word)) return false;
    next(p);
    return true;
}

bool expect_char(Parser *p, char c) { return accept_char(p, c) || fail_expected(p, (char[]){'\'', c, '\'', 0}); }

bool expect_word(Parser *p, const char *word) {
    char quoted[64];
    snprintf(quoted, sizeof quoted, "'%s'", word);
    return accept_word(p, word) || fail_expected(p, quoted);
}

bool expect_arrow(Parser *p) {
    if (p->tok.kind != TOK_ARROW) return fail_expected(p, "'->'");
    next(p);
    return true;
}

bool nest(Parser *p) {
    if (p->n_nested >= MAX_NESTING) return fail(p, "nested more than %d levels deep", MAX_NESTING);
    p->n_nested++;
    return true;
}

Str tok_str(Parser *p, const Token *t, size_t skip) { return intern(&p->m->strings, t->text + skip, t->len - skip); }

static bool unescape(Parser *p, const Token *t, size_t skip, Str *out) {
    Text text = {0};
    bool ok = lex_unescape(t->text + skip, t->len - skip - 1, &text);
    if (ok) *out = intern(&p->m->strings, text.items, text.n);
    else fail_at(p, t, NULL, "a '\\' in a string is followed by n, t, \", \\ or two hexadecimal digits");
    vec_free(&text);
    return ok;
}

bool parse_string(Parser *p, Str *out) {
    if (p->tok.kind != TOK_STRING) return fail_expected(p, "a string");
    bool ok = unescape(p, &p->tok, 1, out);
    next(p);
    return ok;
}

bool parse_symbol(Parser *p, Str *out) {
    if (p->tok.kind != TOK_SYMBOL) return fail_expected(p, "a symbol such as @main");
    bool ok = true;
    if (p->tok.text[1] == '"') ok = unescape(p, &p->tok, 2, out);
    else *out = tok_str(p, &p->tok, 1);
    next(p);
    return ok;
}

bool parse_int(Parser *p, int64_t *out) {
    bool minus = accept_char(p, '-');
    if (p->tok.kind != TOK_INT) return fail_expected(p, "an integer");
    bool hex = p->tok.len > 2 && p->tok.text[1] == 'x';
    uint64_t base = hex ? 16 : 10, v = 0, most = (uint64_t)INT64_MAX + minus;
    for (size_t i = hex ? 2 : 0; i < p->tok.len; i++) {
        uint64_t digit = (uint64_t)lex_hex_digit(p->tok.text[i]);
        if (v > (most - digit) / base) return fail(p, "the integer does not fit 64 bits");
        v = v * base + digit;
    }
    *out = minus ? (int64_t)(0 - v) : (int64_t)v;
    next(p);
    return true;
}

bool parse_ints_body(Parser *p, Ints *out, char end) {
    if (accept_char(p, end)) return true;
    do {
        int64_t v;
        if (!parse_int(p, &v)) return false;
        vec_push(out, v);
    } while (accept_char(p, ','));
    return expect_char(p, end);
}

bool parse_ints(Parser *p, Ints *out) { return expect_char(p, '[') && parse_ints_body(p, out, ']'); }

// Names.

void scope_end(Parser *p, size_t mark) {
    while (p->scope.n > mark) p->bindings.items[p->scope.items[--p->scope.n]].n = 0;
}

bool bind(Parser *p, const Token *name, Value *first, uint32_t n) {
    Str s = tok_str(p, name, 1);
    bool fresh;
    uint32_t *at = str_map_at(&p->binding_of, s, &fresh);
    if (fresh) {
        *at = (uint32_t)p->bindings.n;
        vec_push(&p->bindings, ((Binding){.name = s}));
    }
    Binding *b = &p->bindings.items[*at];
    if (b->n) {
        fail_at(p, name, NULL, "%%%s is defined twice", s->text);
        diag_note(p->d, b->at, "the first definition is here");
        return false;
    }
    *b = (Binding){s, first, n, loc_of(p, name)};
    vec_push(&p->scope, *at);
    return true;
}

bool parse_operand(Parser *p, Operand *out) {
    if (p->tok.kind != TOK_VALUE) return fail_expected(p, "a value such as %0");
    out->at = p->tok;
    Str name = tok_str(p, &p->tok, 1);
    next(p);
    int64_t i = 0;
    bool indexed = p->tok.kind == TOK_HASH && !p->tok.spaced;
    if (indexed) {
        p->tok.text++, p->tok.len--;
        p->tok.kind = TOK_INT; // the digits behind '#'
        if (*p->tok.text < '0' || *p->tok.text > '9') return fail_expected(p, "the number of a result");
        if (!parse_int(p, &i)) return false;
    }
    const uint32_t *at = str_map_find(&p->binding_of, name);
    const Binding *b = at ? &p->bindings.items[*at] : NULL;
    out->value = &p->poison;
    if (!b || !b->n) {
        fail_at(p, &out->at, NULL, "%%%s is not defined before this use", name->text);
    } else if (b->first != &p->poison) {
        if (i < b->n) out->value = b->first->block ? b->first : b->first + i;
        else fail_at(p, &out->at, NULL, "%%%s has %u results, there is no #%" PRId64, name->text, b->n, i);
    }
    return true;
}

bool parse_operand_list(Parser *p, Operands *out) {
    do {
        Operand o;
        if (!parse_operand(p, &o)) return false;
        vec_push(out, o);
    } while (accept_char(p, ','));
    return true;
}

static void note_definition(Parser *p, const Value *v) {
    Loc at = {0};
    if (v->def) at = v->def->loc.at, at.file = p->file;
    else if (v->name) {
        const uint32_t *i = str_map_find(&p->binding_of, v->name);
        if (i && p->bindings.items[*i].first == v) at = p->bindings.items[*i].at;
    }
    if (at.line) diag_note(p->d, at, "it is defined here");
}

// Every operand has to have the type that the op says it has.
bool check_operand_types(Parser *p, const Draft *s) {
    if (s->in.n != s->operands.n)
        return fail_at(p, &s->at, "type-mismatch", "%s has %zu operands, but its type names %zu", op_text(s->kind), s->operands.n, s->in.n);
    for (size_t i = 0; i < s->in.n; i++) {
        const Operand *o = &s->operands.items[i];
        if (!o->value->type || o->value->type == s->in.items[i]) continue;
        fail_at(p, &o->at, "type-mismatch", "%.*s is %s, but is used here as %s", (int)i64_min((int64_t)o->at.len, 100), o->at.text,
                type_name(&p->d->arena, o->value->type), type_name(&p->d->arena, s->in.items[i]));
        note_definition(p, o->value);
    }
    return true;
}

// Regions.

Block *region_open(Parser *p) { return block_new(p->m); }

bool region_arg(Parser *p, Block *b, const Token *name, Type type) {
    return bind(p, name, block_add_arg(p->m, b, type, tok_str(p, name, 1)), 1);
}

// ^bb0(%a: t, %b: t):
static bool block_header(Parser *p, Block *b) {
    SrcLocs *places = p->arg_places;
    p->arg_places = NULL;
    next(p);
    if (accept_char(p, '(') && !accept_char(p, ')')) {
        do {
            Token name = p->tok;
            if (name.kind != TOK_VALUE) return fail_expected(p, "an argument such as %arg0");
            next(p);
            Type type;
            SrcLoc src = {0};
            if (!expect_char(p, ':') || !(type = parse_type(p)) || !parse_loc(p, &src)) return false;
            if (!region_arg(p, b, &name, type)) return false;
            if (places) vec_push(places, src);
        } while (accept_char(p, ','));
        if (!expect_char(p, ')')) return false;
    }
    return expect_char(p, ':');
}

bool region_close(Parser *p, Block *b) {
    if (!expect_char(p, '{')) return false;
    if (p->n_regions >= MAX_REGION_NESTING) return fail(p, "regions are nested more than %d levels deep", MAX_REGION_NESTING);
    if (p->tok.kind == TOK_LABEL && !block_header(p, b)) return false;
    p->n_regions++;
    parse_ops(p, b);
    p->n_regions--;
    if (p->tok.kind == TOK_LABEL) return fail(p, "a region has one block; branches between blocks are not supported");
    return expect_char(p, '}');
}

// ({ ... }, { ... })
static bool generic_regions(Parser *p, Draft *s) {
    do {
        size_t mark = p->scope.n;
        Block *b = region_open(p);
        bool ok = region_close(p, b);
        scope_end(p, mark);
        if (!ok) return false;
        vec_push(&s->regions, b);
    } while (accept_char(p, ','));
    return expect_char(p, ')');
}

bool parse_generic(Parser *p, Draft *s) {
    if (!expect_char(p, '(')) return false;
    if (!accept_char(p, ')') && !(parse_operand_list(p, &s->operands) && expect_char(p, ')'))) return false;
    if (is_char(p, '[')) return fail(p, "branches between blocks are not supported");
    if (accept_char(p, '<')) {
        if (!expect_char(p, '{') || !parse_attr_dict(p, s, '}') || !expect_char(p, '>')) return false;
    }
    if (accept_char(p, '(') && !generic_regions(p, s)) return false;
    return parse_opt_attrs(p, s) && expect_char(p, ':') && parse_function_type(p, &s->in, &s->out) && check_operand_types(p, s);
}

// Ops.

static bool count_fits(Parser *p, const Draft *s, int want, size_t got, const char *what) {
    if (want == ANY || (size_t)want == got) return true;
    return fail_at(p, &s->at, NULL, "%s has %d %s%s, got %zu", op_text(s->kind), want, what, want == 1 ? "" : "s", got);
}

static bool draft_complete(Parser *p, const Draft *s) {
    const OpInfo *info = &op_info[s->kind];
    if (!count_fits(p, s, info->ins, s->operands.n, "operand") || !count_fits(p, s, info->outs, s->out.n, "result") ||
        !count_fits(p, s, info->regions, s->regions.n, "region"))
        return false;
    for (const uint8_t *a = info->attrs; *a != ATTR_COUNT; a++) {
        if (*a & ATTR_OPTIONAL) continue;
        size_t i = 0;
        while (i < s->attrs.n && s->attrs.items[i].key != *a) i++;
        if (i == s->attrs.n) return fail_at(p, &s->at, NULL, "%s has to have '%s'", info->text, attr_info[*a].text);
    }
    return true;
}

static Op *draft_op(Parser *p, const Draft *s) {
    OpLoc loc = {.at = loc_of(p, &s->at), .name = s->src.name, .src_file = s->src.file, .src_line = s->src.line, .src_col = s->src.col};
    loc.at.file = p->m->file;
    Op *op = op_new(p->m, s->kind, loc, s->operands.n, s->out.n, 0);
    for (size_t i = 0; i < s->operands.n; i++) op->operands[i] = s->operands.items[i].value;
    for (size_t i = 0; i < s->out.n; i++) op->results[i].type = s->out.items[i];
    op->n_regions = (uint32_t)s->regions.n;
    op->regions = arena_copy(&p->m->arena, s->regions.items, size_mul(s->regions.n, sizeof *op->regions));
    for (size_t i = 0; i < s->regions.n; i++) op->regions[i]->parent = op;
    Attr *attrs = arena_array(&p->m->arena, Attr, s->attrs.n); // sorted by key, stable
    for (size_t i = 0; i < s->attrs.n; i++) {
        size_t at = i;
        for (; at > 0 && attrs[at - 1].key > s->attrs.items[i].key; at--) attrs[at] = attrs[at - 1];
        attrs[at] = s->attrs.items[i];
    }
    op->attrs = attrs;
    op->n_attrs = (uint32_t)s->attrs.n;
    return op;
}

static void draft_free(Draft *s) {
    vec_free(&s->operands);
    vec_free(&s->in);
    vec_free(&s->out);
    vec_free(&s->attrs);
    vec_free(&s->regions);
}

static bool op_name(Parser *p, Draft *s, bool *out_quoted) {
    const char *text = p->tok.text;
    size_t len = p->tok.len;
    *out_quoted = p->tok.kind == TOK_STRING;
    if (*out_quoted) text++, len -= 2;
    else if (p->tok.kind != TOK_WORD) return fail_expected(p, "an op");
    if (!*out_quoted && is_word(p, "return")) text = "func.return", len = 11;
    else if (!*out_quoted && is_word(p, "call")) text = "func.call", len = 9;
    s->at = p->tok;
    if (op_find(text, len, &s->kind)) {
        next(p);
        return true;
    }
    if (!*out_quoted && !memchr(text, '.', len)) return fail_expected(p, "an op");
    bool fresh; // each op that is not supported is reported where it occurs first
    str_map_at(&p->unsupported, intern(&p->m->strings, text, len), &fresh);
    if (fresh) fail_at(p, &s->at, "unsupported-op", "op '%.*s' is not supported", (int)i64_min((int64_t)len, 200), text);
    return false;
}

static Op *parse_op_body(Parser *p) {
    Draft s = {0};
    bool quoted;
    Op *op = NULL;
    if (op_name(p, &s, &quoted) && (quoted ? parse_generic(p, &s) : parse_form[s.kind](p, &s)) && parse_loc(p, &s.src) &&
        draft_complete(p, &s))
        op = draft_op(p, &s);
    draft_free(&s);
    return op;
}

typedef struct {
    Token name;
    uint32_t n;
} ResultName;
typedef VEC(ResultName) ResultNames;

// %0 =   %0:2 =   %a, %b =
static bool result_names(Parser *p, ResultNames *out) {
    do {
        ResultName r = {p->tok, 1};
        if (p->tok.kind != TOK_VALUE) return fail_expected(p, "a value such as %0");
        next(p);
        if (accept_char(p, ':')) {
            int64_t n;
            Token at = p->tok;
            if (!parse_int(p, &n)) return false;
            if (n < 1 || n > UINT16_MAX) return fail_at(p, &at, NULL, "an op has 1 to %d results", UINT16_MAX);
            r.n = (uint32_t)n;
        }
        vec_push(out, r);
    } while (accept_char(p, ','));
    return expect_char(p, '=');
}

static void bind_results(Parser *p, const ResultNames *names, Op *op) {
    size_t n = 0;
    for (size_t i = 0; i < names->n; i++) n += names->items[i].n;
    if (op && names->n && n != op->n_results) {
        fail_at(p, &names->items[0].name, NULL, "%zu results are named, but %s has %u", n, op_text(op->kind), op->n_results);
        op = NULL;
    }
    uint32_t at = 0;
    for (size_t i = 0; i < names->n; i++) {
        const ResultName *r = &names->items[i];
        bind(p, &r->name, op ? op->results + at : &p->poison, r->n);
        for (uint32_t k = 0; op && k < r->n; k++) op->results[at + k].name = tok_str(p, &r->name, 1);
        at += r->n;
    }
}

static void parse_op(Parser *p, Block *b) {
    ResultNames names = {0};
    Lexer start = p->lex;
    start.at = p->tok.text; // the token is read again when the op is skipped
    size_t mark = p->scope.n;
    Op *op = NULL;
    if (p->tok.kind != TOK_VALUE || result_names(p, &names)) op = parse_op_body(p);
    if (op) {
        block_append(b, op);
    } else {
        scope_end(p, mark); // of regions that were left early
        skip_op(p, start);
    }
    bind_results(p, &names, op);
    vec_free(&names);
}

bool at_func(const Parser *p) {
    return is_word(p, "func.func") || (p->tok.kind == TOK_STRING && p->tok.len == 11 && !memcmp(p->tok.text, "\"func.func\"", 11));
}

void parse_ops(Parser *p, Block *b) {
    while (p->tok.kind != TOK_END && !is_char(p, '}') && p->tok.kind != TOK_LABEL && p->tok.kind != TOK_META && !at_func(p)) parse_op(p, b);
}

// Does an op begin at this token, the first of its line? `l` stands behind it.
static bool starts_op(Token t, Lexer l) {
    if (t.kind == TOK_STRING) {
        Token after = lex_next(&l);
        return tok_is(&after, '(');
    }
    if (t.kind == TOK_WORD) return tok_is_word(&t, "return") || tok_is_word(&t, "call") || memchr(t.text, '.', t.len);
    while (t.kind == TOK_VALUE) {
        t = lex_next(&l);
        if (tok_is(&t, ':')) lex_next(&l), t = lex_next(&l);
        if (tok_is(&t, '=')) return true;
        if (!tok_is(&t, ',')) return false;
        t = lex_next(&l);
    }
    return false;
}

typedef struct {
    char open[MAX_REGION_NESTING * 4];
    size_t n;
} Brackets;

static void drop_parens(Brackets *b) {
    while (b->n && b->open[b->n - 1] != '{') b->n--;
}

// False at a '}' that none of the brackets opened.
static bool bracket(Brackets *b, char c) {
    if ((c == '(' || c == '[' || c == '{') && b->n < sizeof b->open) b->open[b->n++] = c;
    if ((c == ')' || c == ']') && b->n && b->open[b->n - 1] == (c == ')' ? '(' : '[')) b->n--;
    if (c != '}') return true;
    drop_parens(b);
    return b->n && b->n--;
}

// A line that begins as an op does ends brackets of the broken op, but not its regions.
void skip_op(Parser *p, Lexer from) {
    Brackets open = {0};
    p->lex = from;
    next(p);
    for (bool begun = false; p->tok.kind != TOK_END; next(p), begun = true) {
        bool line = begun && p->tok.first;
        if (line && at_func(p)) return;
        if (line && starts_op(p->tok, p->lex)) drop_parens(&open);
        if (line && !open.n && (p->tok.kind == TOK_LABEL || starts_op(p->tok, p->lex))) return;
        if (p->tok.kind == TOK_CHAR && !bracket(&open, p->tok.ch)) return;
    }
}

// The module.

static void skip_alias(Parser *p) {
    size_t depth = 0;
    do {
        char c = p->tok.kind == TOK_CHAR ? p->tok.ch : 0;
        if (c == '(' || c == '[' || c == '{') depth++;
        if ((c == ')' || c == ']' || c == '}') && depth > 0) depth--;
        next(p);
    } while (p->tok.kind != TOK_END && !(p->tok.first && depth == 0));
}

// Functions and, with their place, ops that do not belong there.
static void parse_top_ops(Parser *p) {
    Block *stray = NULL;
    while (p->tok.kind != TOK_END && !is_char(p, '}') && p->tok.kind != TOK_META) {
        Lexer start = p->lex;
        start.at = p->tok.text;
        if (p->tok.kind == TOK_HASH || p->tok.kind == TOK_BANG) {
            skip_alias(p);
        } else if (at_func(p)) {
            size_t mark = p->scope.n;
            bool ok = is_word(p, "func.func") ? parse_func(p) : parse_generic_func(p);
            scope_end(p, mark);
            if (!ok) skip_op(p, start);
        } else {
            size_t n = p->d->n_errors;
            Token at = p->tok;
            if (!stray) stray = block_new(p->m);
            parse_op(p, stray);
            if (p->d->n_errors == n) fail_at(p, &at, NULL, "only functions stand in a module");
            scope_end(p, 0);
        }
    }
}

static bool parse_module_op(Parser *p) {
    Module *m = p->m;
    bool quoted = p->tok.kind == TOK_STRING;
    SrcLoc src = {0};
    m->loc.at = loc_of(p, &p->tok);
    m->loc.at.file = m->file;
    next(p);
    if (quoted) {
        if (!expect_char(p, '(') || !expect_char(p, ')')) return false;
        NamedTexts props = {0};
        if (accept_char(p, '<') && (!parse_named_texts(p, &props) || !expect_char(p, '>'))) return false;
        if (!expect_char(p, '(')) return false;
        for (uint32_t i = 0; i < props.n; i++)
            if (!strcmp(props.v[i].name->text, "sym_name") && props.v[i].value && props.v[i].value->len >= 2)
                m->name = intern(&m->strings, props.v[i].value->text + 1, props.v[i].value->len - 2);
    } else {
        if (p->tok.kind == TOK_SYMBOL && !parse_symbol(p, &m->name)) return false;
        if (accept_word(p, "attributes") && !parse_named_texts(p, &m->attrs)) return false;
    }
    if (!expect_char(p, '{')) return false;
    if (p->tok.kind == TOK_LABEL) next(p), expect_char(p, ':');
    parse_top_ops(p);
    if (!expect_char(p, '}')) return false;
    if (quoted) {
        Types in = {0}, out = {0};
        bool ok = expect_char(p, ')') && (!is_char(p, '{') || parse_named_texts(p, &m->attrs)) && expect_char(p, ':') &&
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
    return is_word(p, "module") || is_word(p, "builtin.module") ||
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
    if (p->tok.kind == TOK_META && !skip_meta(p)) return false;
    if (p->tok.kind != TOK_END) return fail_expected(p, "the end of the file");
    if (!p->m->first_func && !p->d->n_errors) return fail(p, "the file holds no function");
    return true;
}

Module *parse_module_with(const char *text, size_t len, const char *file_name, ResourceFn resolve, void *context, Diags *d) {
    size_t n_errors = d->n_errors;
    Parser p = {.m = module_new(), .d = d, .resolve = resolve, .resolve_context = context};
    p.file = diag_file(d, file_name).file;
    p.m->file = module_str(p.m, file_name);
    scan_aliases(&p, lex_start(text, len));
    p.lex = lex_start(text, len);
    next(&p);
    parse_file(&p);
    vec_free(&p.bindings);
    vec_free(&p.scope);
    vec_free(&p.aliases);
    vec_free(&p.resources);
    str_map_free(&p.binding_of);
    str_map_free(&p.alias_of);
    str_map_free(&p.resource_of);
    str_map_free(&p.func_at);
    str_map_free(&p.unsupported);
    if (d->n_errors == n_errors) return p.m;
    module_free(p.m);
    return NULL;
}

Module *parse_module(const char *text, size_t len, const char *file_name, Diags *d) {
    return parse_module_with(text, len, file_name, NULL, NULL, d);
}
