// Reads ops: names and their scopes, operands, regions, the generic form. After a mistake in an op its results stand
// for anything
// (`poison`), and reading goes on where the next op begins: on a new line, outside of regions that the broken op
// opened. An op is complete, with the operands, results, regions and attributes that op.def asks for, before it enters
// the graph; types are those that the text declares.
#include "ir/text/parse/parse.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

// Names.

void parse_scope_end(Parser *p, size_t mark) {
    while (p->scope.n > mark) p->bindings.items[p->scope.items[--p->scope.n]].n = 0;
}

bool parse_bind(Parser *p, const Token *name, Value *first, uint32_t n) {
    Str s = parse_tok_str(p, name, 1);
    bool fresh;
    size_t *at = map_at(&p->binding_of, s, &fresh);
    if (fresh) {
        *at = (uint32_t)p->bindings.n;
        vec_push(&p->bindings, ((Binding){.name = s}));
    }
    Binding *b = &p->bindings.items[*at];
    if (b->n) {
        parse_fail_at(p, name, CODE_BAD_STRUCTURE, "%%%s is defined twice", s->text);
        diag_note(p->d, b->at, "the first definition is here");
        return false;
    }
    *b = (Binding){s, first, n, parse_tok_loc(p, name)};
    vec_push(&p->scope, *at);
    return true;
}

bool parse_operand(Parser *p, Operand *out) {
    if (p->tok.kind != TOK_VALUE) return parse_fail_expected(p, "a value such as %0");
    out->at = p->tok;
    Str name = parse_tok_str(p, &p->tok, 1);
    parse_next(p);
    int64_t i = 0;
    bool indexed = p->tok.kind == TOK_HASH && !p->tok.spaced;
    if (indexed) {
        p->tok.text++, p->tok.len--;
        p->tok.kind = TOK_INT; // the digits behind '#'
        if (*p->tok.text < '0' || *p->tok.text > '9') return parse_fail_expected(p, "the number of a result");
        if (!parse_int(p, &i)) return false;
    }
    const size_t *at = map_find(&p->binding_of, name);
    const Binding *b = at ? &p->bindings.items[*at] : NULL;
    out->value = &p->poison;
    if (!b || !b->n) {
        parse_fail_at(p, &out->at, CODE_BAD_STRUCTURE, "%%%s is not defined before this use", name->text);
        if (b) diag_note(p->d, b->at, "a value of this name belongs to a region or function that has ended");
    } else if (b->first != &p->poison) {
        if (i < b->n) out->value = b->first->block ? b->first : b->first + i;
        else parse_fail_at(p, &out->at, CODE_BAD_STRUCTURE, "%%%s has %u result%s, there is no #%" PRId64, name->text, b->n, b->n == 1 ? "" : "s", i);
    }
    return true;
}

bool parse_operand_list(Parser *p, Operands *out) {
    do {
        Operand o;
        if (!parse_operand(p, &o)) return false;
        vec_push(out, o);
    } while (parse_accept_char(p, ','));
    return true;
}

static void note_definition(Parser *p, const Value *v) {
    Loc at = {0};
    if (v->def) at = v->def->loc.at, at.file = p->file;
    else if (v->name) {
        const size_t *i = map_find(&p->binding_of, v->name);
        if (i && p->bindings.items[*i].first == v) at = p->bindings.items[*i].at;
    }
    if (at.line) diag_note(p->d, at, "it is defined here");
}

// Every operand has to have the type that the op says it has.
bool parse_check_operand_types(Parser *p, const Draft *s) {
    if (s->in.n != s->operands.n)
        return parse_fail_at(p, &s->at, CODE_TYPE_MISMATCH, "%s has %zu operands, but its type names %zu", op_text(s->kind), s->operands.n, s->in.n);
    for (size_t i = 0; i < s->in.n; i++) {
        const Operand *o = &s->operands.items[i];
        if (!o->value->type || o->value->type == s->in.items[i]) continue;
        parse_fail_at(p, &o->at, CODE_TYPE_MISMATCH, "%.*s is %s, but is used here as %s", (int)i64_min((int64_t)o->at.len, 100), o->at.text,
                      type_name(&p->d->arena, o->value->type), type_name(&p->d->arena, s->in.items[i]));
        note_definition(p, o->value);
    }
    return true;
}

// Regions.

Block *parse_region_open(Parser *p) { return block_new(p->m); }

bool parse_region_arg(Parser *p, Block *b, const Token *name, Type type) {
    return parse_bind(p, name, block_add_arg(p->m, b, type, parse_tok_str(p, name, 1)), 1);
}

// ^bb0(%a: t, %b: t):
static bool block_header(Parser *p, Block *b) {
    SrcLocs *places = p->arg_places;
    p->arg_places = NULL;
    parse_next(p);
    if (parse_accept_char(p, '(') && !parse_accept_char(p, ')')) {
        do {
            Token name = p->tok;
            if (name.kind != TOK_VALUE) return parse_fail_expected(p, "an argument such as %arg0");
            parse_next(p);
            Type type;
            SrcLoc src = {0};
            if (!parse_expect_char(p, ':') || !(type = parse_type(p)) || !parse_loc(p, &src)) return false;
            if (!parse_region_arg(p, b, &name, type)) return false;
            if (places) vec_push(places, src);
        } while (parse_accept_char(p, ','));
        if (!parse_expect_char(p, ')')) return false;
    }
    return parse_expect_char(p, ':');
}

bool parse_region_close(Parser *p, Block *b) {
    if (!parse_expect_char(p, '{')) return false;
    if (p->n_regions >= MAX_REGION_NESTING) return parse_fail(p, "regions are nested more than %d levels deep", MAX_REGION_NESTING);
    if (p->tok.kind == TOK_LABEL && !block_header(p, b)) return false;
    p->arg_places = NULL; // of this block, which may have no header
    p->n_regions++;
    parse_ops(p, b);
    p->n_regions--;
    if (p->tok.kind == TOK_LABEL) return parse_fail(p, "a region has one block; branches between blocks are not supported");
    return parse_expect_char(p, '}');
}

// ({ ... }, { ... })
static bool generic_regions(Parser *p, Draft *s) {
    do {
        size_t mark = p->scope.n;
        Block *b = parse_region_open(p);
        bool ok = parse_region_close(p, b);
        parse_scope_end(p, mark);
        if (!ok) return false;
        vec_push(&s->regions, b);
    } while (parse_accept_char(p, ','));
    return parse_expect_char(p, ')');
}

bool parse_generic(Parser *p, Draft *s) {
    if (!parse_expect_char(p, '(')) return false;
    if (!parse_accept_char(p, ')') && !(parse_operand_list(p, &s->operands) && parse_expect_char(p, ')'))) return false;
    if (parse_is_char(p, '[')) return parse_fail(p, "branches between blocks are not supported");
    if (parse_accept_char(p, '<')) {
        if (!parse_expect_char(p, '{') || !parse_attr_dict(p, s, '}') || !parse_expect_char(p, '>')) return false;
    }
    if (parse_accept_char(p, '(') && !generic_regions(p, s)) return false;
    return parse_opt_attrs(p, s) && parse_expect_char(p, ':') && parse_function_type(p, &s->in, &s->out) && parse_check_operand_types(p, s);
}

// Ops.

static bool count_fits(Parser *p, const Draft *s, int want, size_t got, const char *what) {
    if (want == ANY || (size_t)want == got) return true;
    return parse_fail_at(p, &s->at, CODE_BAD_STRUCTURE, "%s has %d %s%s, got %zu", op_text(s->kind), want, what, want == 1 ? "" : "s", got);
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
        if (i == s->attrs.n) return parse_fail_at(p, &s->at, CODE_BAD_ATTRIBUTE, "%s has to have '%s'", info->text, attr_info[*a].text);
    }
    return true;
}

OpLoc draft_loc(Parser *p, const Draft *s) {
    OpLoc loc = {.at = parse_tok_loc(p, &s->at), .name = s->src.name, .src_file = s->src.file, .src_line = s->src.line, .src_col = s->src.col};
    loc.at.file = p->m->file;
    return loc;
}

static Op *draft_op(Parser *p, const Draft *s) {
    OpLoc loc = draft_loc(p, s);
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
    else if (p->tok.kind != TOK_WORD) return parse_fail_expected(p, "an op");
    if (!*out_quoted && parse_is_word(p, "return")) text = "func.return", len = 11;
    else if (!*out_quoted && parse_is_word(p, "call")) text = "func.call", len = 9;
    else if (len == 13 && !memcmp(text, "chlo.constant", len)) // the same thing, by a dialect of its own
        text = "stablehlo.constant", len = 18;
    else if (len == 10 && !memcmp(text, "sdy.return", len)) text = "stablehlo.return", len = 16; // that of sdy.manual_computation
    s->at = p->tok;
    s->older = older_op(text, len);
    if (s->older) s->kind = s->older->kind;
    if (s->older || op_find(text, len, &s->kind)) {
        parse_next(p);
        return true;
    }
    if (!*out_quoted && !memchr(text, '.', len)) return parse_fail_expected(p, "an op");
    bool fresh; // each op that is not supported is reported where it occurs first
    map_at(&p->unsupported, str_intern(&p->m->strings, text, len), &fresh);
    if (!fresh) return false;
    parse_fail_at(p, &s->at, CODE_UNSUPPORTED_OP, "op '%.*s' is not supported", (int)i64_min((int64_t)len, 200), text);
    const char *instead = op_instead(text, len), *near = instead ? NULL : op_guess(text, len);
    if (instead) diag_help(p->d, "StableHLO has it no more: write %s", instead);
    if (near) diag_help(p->d, "did you mean %s?", near);
    if (len > 4 && !memcmp(text, "sdy.", 4))
        diag_help(p->d, "leave it out if it only says how values are to be cut, as JAX's shard_alike does, or say it with sdy.sharding_constraint");
    return false;
}

static Op *parse_op_body(Parser *p) {
    Draft s = {0};
    bool quoted;
    Op *op = NULL;
    if (op_name(p, &s, &quoted) &&
        (quoted    ? parse_generic
         : s.older ? s.older->form
                   : parse_form[s.kind])(p, &s) &&
        parse_loc(p, &s.src) && (!s.older || !s.older->renew || s.older->renew(p, &s)) && draft_complete(p, &s))
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
        if (p->tok.kind != TOK_VALUE) return parse_fail_expected(p, "a value such as %0");
        parse_next(p);
        if (parse_accept_char(p, ':')) {
            int64_t n;
            Token at = p->tok;
            if (!parse_int(p, &n)) return false;
            if (n < 1 || n > UINT16_MAX) return parse_fail_at(p, &at, CODE_SYNTAX, "an op has 1 to %d results", UINT16_MAX);
            r.n = (uint32_t)n;
        }
        vec_push(out, r);
    } while (parse_accept_char(p, ','));
    return parse_expect_char(p, '=');
}

static void bind_results(Parser *p, const ResultNames *names, Op *op) {
    size_t n = 0;
    for (size_t i = 0; i < names->n; i++) n += names->items[i].n;
    if (op && names->n && n != op->n_results) {
        parse_fail_at(p, &names->items[0].name, CODE_BAD_STRUCTURE, "%zu results are named, but %s has %u", n, op_text(op->kind), op->n_results);
        op = NULL;
    }
    uint32_t at = 0;
    for (size_t i = 0; i < names->n; i++) {
        const ResultName *r = &names->items[i];
        parse_bind(p, &r->name, op ? op->results + at : &p->poison, r->n);
        for (uint32_t k = 0; op && k < r->n; k++) op->results[at + k].name = parse_tok_str(p, &r->name, 1);
        at += r->n;
    }
}

void parse_op(Parser *p, Block *b) {
    ResultNames names = {0};
    Lexer start = p->lex;
    start.at = p->tok.text; // the token is read again when the op is skipped
    size_t mark = p->scope.n;
    Op *op = NULL;
    if (p->tok.kind != TOK_VALUE || result_names(p, &names)) op = parse_op_body(p);
    if (op) {
        block_append(b, op);
    } else {
        if (!p->d->n_errors) parse_fail(p, "this is not how an op goes on"); // what is skipped is never silent
        parse_scope_end(p, mark);                                            // of regions that were left early
        parse_skip_op(p, start);
    }
    bind_results(p, &names, op);
    vec_free(&names);
}

bool parse_at_func(const Parser *p) {
    return parse_is_word(p, "func.func") || (p->tok.kind == TOK_STRING && p->tok.len == 11 && !memcmp(p->tok.text, "\"func.func\"", 11));
}

void parse_ops(Parser *p, Block *b) {
    while (p->tok.kind != TOK_END && !parse_is_char(p, '}') && p->tok.kind != TOK_LABEL && p->tok.kind != TOK_META && !parse_at_func(p)) parse_op(p, b);
}

// Does an op begin at this token, the first of its line? `l` stands behind it.
static bool starts_op(Token t, Lexer l) {
    if (t.kind == TOK_STRING) {
        Token after = lex_next(&l);
        return tok_is(&after, '(');
    }
    if (t.kind == TOK_WORD) return tok_is_word(&t, "return") || tok_is_word(&t, "call") || memchr(t.text, '.', t.len);
    while (t.kind == TOK_VALUE) { // its results stand on one line: this looks no further
        t = lex_next(&l);
        if (tok_is(&t, ':')) lex_next(&l), t = lex_next(&l);
        if (tok_is(&t, '=')) return !t.first;
        if (!tok_is(&t, ',')) return false;
        t = lex_next(&l);
        if (t.first) return false;
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
void parse_skip_op(Parser *p, Lexer from) {
    Brackets open = {0};
    p->lex = from;
    parse_next(p);
    for (bool begun = false; p->tok.kind != TOK_END; parse_next(p), begun = true) {
        bool line = begun && p->tok.first;
        if (line && parse_at_func(p)) return;
        if (line && starts_op(p->tok, p->lex)) drop_parens(&open);
        if (line && !open.n && (p->tok.kind == TOK_LABEL || starts_op(p->tok, p->lex))) return;
        if (p->tok.kind == TOK_CHAR && !bracket(&open, p->tok.ch)) return;
    }
}
