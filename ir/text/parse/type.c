// Types, source places, aliases and the resource section of the text form. A place is reduced to the first name and the
// first file:line:col that it mentions. Aliases may be defined before or behind their use, so the lines that define
// them are found before reading starts; a place behind an alias is read once. What an alias stands for is read where it
// is used, under a budget.
#include "ir/graph/quant.h"
#include "ir/text/parse/parse.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { ALIAS_BUDGET = 64 << 20 }; // bytes read in definitions

static bool unsupported_type(Parser *p, const Token *t) {
    if (t->kind == TOK_BAD) return parse_fail_at(p, t, CODE_SYNTAX, "%s", t->wrong);
    return parse_fail_at(p, t, CODE_UNSUPPORTED_TYPE, "type '%.*s' is not supported", (int)i64_min((int64_t)t->len, 100), t->text);
}

// f32, complex<f32>
static bool element_type(Parser *p, DType *out) {
    Token at = p->tok;
    char text[24] = "complex<";
    if (parse_is_word(p, "complex")) {
        parse_next(p);
        if (!parse_expect_char(p, '<')) return false;
        if (p->tok.kind != TOK_WORD || p->tok.len > 8) return unsupported_type(p, &p->tok);
        memcpy(text + 8, p->tok.text, p->tok.len);
        text[8 + p->tok.len] = '>';
        if (!dtype_parse(text, 9 + p->tok.len, out)) return unsupported_type(p, &p->tok);
        parse_next(p);
        return parse_expect_char(p, '>');
    }
    if (at.kind != TOK_WORD && at.kind != TOK_BANG) return parse_fail_expected(p, "an element type");
    if (at.kind == TOK_BANG || !dtype_parse(at.text, at.len, out)) return unsupported_type(p, &at);
    parse_next(p);
    return true;
}

// The dimensions are read as characters: "2x3xf32" is not made of tokens.
static bool dimensions(Parser *p, int64_t *dims, size_t *out_rank) {
    const char *at = p->lex.at, *end = p->lex.end;
    size_t rank = 0;
    while (at < end && ((*at >= '0' && *at <= '9') || *at == '?')) {
        int64_t d = DIM_UNKNOWN;
        const char *start = at;
        if (*at == '?') at++;
        else
            for (d = 0; at < end && *at >= '0' && *at <= '9'; at++) d = d > MADE_ELEMS ? d : d * 10 + (*at - '0');
        if (at == end || *at != 'x') {
            p->lex.at = start;
            parse_next(p);
            return parse_fail(p, "expected 'x' behind each dimension");
        }
        at++;
        if (rank == MAX_RANK) return parse_fail(p, "a tensor has at most %d dimensions", MAX_RANK);
        dims[rank++] = d;
    }
    p->lex.at = at;
    parse_next(p);
    *out_rank = rank;
    return true;
}

// An element type, or a quantized one, maybe behind an alias.
static bool tensor_element(Parser *p, DType *out, const Quant **out_quant) {
    const Alias *a = p->tok.kind == TOK_BANG ? alias_of_tok(p) : NULL;
    if (a) {
        Place back;
        if (!parse_nest(p)) return false;
        alias_enter(p, a, &back);
        bool ok = tensor_element(p, out, out_quant);
        ok = alias_leave(p, back) && ok;
        parse_unnest(p);
        return ok;
    }
    if (!parse_at_quant(p)) return element_type(p, out);
    *out_quant = parse_quant(p);
    if (*out_quant) *out = (*out_quant)->storage;
    return *out_quant != NULL;
}

// The tensor has the dimension that its elements are quantized along.
static bool quant_fits(Parser *p, const Token *at, const Quant *q, const int64_t *dims, size_t rank) {
    if (!q || !quant_per_axis(q)) return true;
    if ((size_t)q->axis >= rank) return parse_fail_at(p, at, CODE_SYNTAX, "the elements are quantized along dimension %d, the tensor has %zu", q->axis, rank);
    int64_t n = dims[q->axis];
    return n == DIM_UNKNOWN || n == q->n ||
           parse_fail_at(p, at, CODE_SYNTAX, "there are %u scales for dimension %d, which has size %" PRId64, q->n, q->axis, n);
}

// `, #stablehlo.bounds<24, ?>`: the most that each open dimension can be. That an op makes it shorter than this says as much, so it is not kept.
static bool bounds(Parser *p, const int64_t *dims, size_t rank) {
    Token at = p->tok;
    int64_t bound;
    size_t i = 0;
    static const char name[] = "#stablehlo.bounds";
    if (at.kind != TOK_HASH || at.len != sizeof name - 1 || memcmp(at.text, name, at.len) != 0) {
        parse_fail_at(p, &at, CODE_UNSUPPORTED_TYPE, "a tensor type with an encoding is not supported");
        diag_help(p->d, "tensors are dense here: export the model without sparse or packed types; of encodings #stablehlo.bounds alone is read");
        return false;
    }
    parse_next(p);
    if (!parse_expect_char(p, '<')) return false;
    do {
        bool open = parse_accept_char(p, '?');
        if (!open && !parse_int(p, &bound)) return false;
        if (!open && i < rank && (dims[i] != DIM_UNKNOWN || bound < 0))
            return parse_fail_at(p, &at, CODE_SYNTAX, "the bounds give dimension %zu %" PRId64 ", which is no bound of an open size", i, bound);
        i++;
    } while (parse_accept_char(p, ','));
    return (i == rank || parse_fail_at(p, &at, CODE_SYNTAX, "there %s %zu bound%s for %zu dimensions", i == 1 ? "is" : "are", i, i == 1 ? "" : "s", rank)) &&
           parse_expect_char(p, '>');
}

static Type tensor_type(Parser *p) {
    int64_t dims[MAX_RANK];
    size_t rank = 0;
    DType dtype = DT_I1;
    const Quant *quant = NULL;
    Token at = p->tok;
    parse_next(p);
    if (!parse_is_char(p, '<')) return parse_fail_expected(p, "'<'"), NULL;
    if (!dimensions(p, dims, &rank) || !tensor_element(p, &dtype, &quant)) return NULL;
    if (parse_accept_char(p, ',') && !bounds(p, dims, rank)) return NULL;
    if (!parse_expect_char(p, '>')) return NULL;
    if (!quant_fits(p, &at, quant, dims, rank)) return NULL;
    Type t = type_quantized(&p->m->types, dtype, quant, dims, rank);
    if (t && (t->n_elems <= MAX_ELEMS)) return t;
    bool empty = false;
    for (size_t i = 0; i < rank; i++) empty |= dims[i] == 0;
    if (empty) parse_fail_at(p, &at, CODE_TOO_LARGE, "the sizes of the tensor that are not 0 multiply to more than 2^58");
    else parse_fail_at(p, &at, CODE_TOO_LARGE, "the tensor has more than 2^48 elements");
    return NULL;
}

static Type tuple_type(Parser *p) {
    Types elems = {0};
    Token at = p->tok;
    parse_next(p);
    Type t = NULL;
    if (parse_expect_char(p, '<') && parse_nest(p)) {
        if ((parse_accept_char(p, '>') || (parse_type_list(p, &elems) && parse_expect_char(p, '>'))) && !(t = type_tuple(&p->m->types, elems.items, elems.n)))
            parse_fail_at(p, &at, CODE_TOO_LARGE, "the tuple has more than %d parts, or tuples within tuples more than %d deep", MAX_TUPLE_PARTS,
                          MAX_TUPLE_DEPTH);
        parse_unnest(p);
    }
    vec_free(&elems);
    return t;
}

// Read once: it may be a long tuple that every op names.
static Type alias_type(Parser *p, Alias *a) {
    size_t index = (size_t)(a - p->aliases.items);
    Place back;
    if (a->type_state == TYPE_READ) return parse_next(p), a->type;
    if (a->type_state == TYPE_WRONG) return parse_fail(p, "%.*s stands for no type", (int)i64_min((int64_t)p->tok.len, 100), p->tok.text), NULL;
    if (!parse_nest(p)) return NULL;
    alias_enter(p, a, &back);
    Type t = parse_type(p);
    if (!alias_leave(p, back)) t = NULL;
    parse_unnest(p);
    a = &p->aliases.items[index];
    a->type = t, a->type_state = t ? TYPE_READ : TYPE_WRONG;
    return t;
}

Type parse_type(Parser *p) {
    if (parse_is_word(p, "tensor")) return tensor_type(p);
    if (parse_is_word(p, "tuple")) return tuple_type(p);
    if (p->tok.kind == TOK_BANG) {
        if (p->tok.len == 16 && !memcmp(p->tok.text, "!stablehlo.token", 16)) {
            parse_next(p);
            return type_token(&p->m->types);
        }
        Alias *a = alias_of_tok(p);
        if (a) return alias_type(p, a);
        unsupported_type(p, &p->tok);
    } else if (p->tok.kind == TOK_WORD) {
        unsupported_type(p, &p->tok);
    } else {
        parse_fail_expected(p, "a type");
    }
    return NULL;
}

bool parse_type_list(Parser *p, Types *out) {
    do {
        Type t = parse_type(p);
        if (!t) return false;
        vec_push(out, t);
    } while (parse_accept_char(p, ','));
    return true;
}

bool parse_parens_types(Parser *p, Types *out) {
    if (!parse_expect_char(p, '(')) return false;
    return parse_accept_char(p, ')') || (parse_type_list(p, out) && parse_expect_char(p, ')'));
}

bool parse_function_type(Parser *p, Types *in, Types *out) {
    if (!parse_parens_types(p, in) || !parse_expect_arrow(p)) return false;
    if (parse_is_char(p, '(')) return parse_parens_types(p, out);
    Type t = parse_type(p);
    if (t) vec_push(out, t);
    return t != NULL;
}

// Places.

static bool location(Parser *p, SrcLoc *out);

static bool line_number(Parser *p, uint32_t *out) {
    int64_t v;
    Token at = p->tok;
    if (!parse_int(p, &v)) return false;
    if (v < 0 || v > UINT32_MAX) return parse_fail_at(p, &at, CODE_SYNTAX, "a line or column is a number of 32 bits");
    *out = (uint32_t)v;
    return true;
}

// Behind "file": line ':' col, maybe to a second line and column, which is not kept.
static bool file_position(Parser *p, Str file, SrcLoc *out) {
    uint32_t line, col, unused;
    if (!line_number(p, &line) || !parse_expect_char(p, ':') || !line_number(p, &col)) return false;
    if (parse_accept_word(p, "to")) {
        if (p->tok.kind == TOK_INT && !line_number(p, &unused)) return false;
        if (!parse_expect_char(p, ':') || !line_number(p, &unused)) return false;
    }
    if (!out->file) out->file = file, out->line = line, out->col = col;
    return true;
}

static bool fused_location(Parser *p, SrcLoc *out) {
    if (parse_accept_char(p, '<')) { // metadata
        Text unused = {0};
        bool ok = parse_attr_text(p, &unused);
        vec_free(&unused);
        if (!ok || !parse_expect_char(p, '>')) return false;
    }
    if (!parse_expect_char(p, '[')) return false;
    if (parse_accept_char(p, ']')) return true;
    do {
        if (!location(p, out)) return false;
    } while (parse_accept_char(p, ','));
    return parse_expect_char(p, ']');
}

static bool alias_location(Parser *p, SrcLoc *out) {
    Alias *a = alias_of_tok(p);
    if (!a) return parse_fail(p, "%.*s is not defined in this file", (int)i64_min((int64_t)p->tok.len, 100), p->tok.text);
    if (a->loc_state == LOC_READING) return parse_fail(p, "the location %.*s refers to itself", (int)i64_min((int64_t)p->tok.len, 100), p->tok.text);
    if (a->loc_state == LOC_UNREAD) {
        size_t index = (size_t)(a - p->aliases.items);
        a->loc_state = LOC_READING;
        Place back;
        SrcLoc found = {0};
        alias_enter(p, a, &back);
        bool ok = parse_is_word(p, "loc") ? parse_loc(p, &found) : parse_fail_expected(p, "loc(...)");
        a = &p->aliases.items[index];
        a->loc = found;
        a->loc_state = LOC_READ;
        if (!alias_leave(p, back) || !ok) return false;
    } else {
        parse_next(p);
    }
    if (!out->name) out->name = a->loc.name;
    if (!out->file) out->file = a->loc.file, out->line = a->loc.line, out->col = a->loc.col;
    return true;
}

static bool named_location(Parser *p, SrcLoc *out) {
    Str s = NULL;
    if (!parse_string(p, &s)) return false;
    if (parse_accept_char(p, ':')) return file_position(p, s, out);
    if (!out->name) out->name = s;
    return !parse_accept_char(p, '(') || (location(p, out) && parse_expect_char(p, ')'));
}

static bool location_body(Parser *p, SrcLoc *out) {
    if (p->tok.kind == TOK_STRING) return named_location(p, out);
    if (p->tok.kind == TOK_HASH) return alias_location(p, out);
    if (parse_accept_word(p, "unknown")) return true;
    if (parse_accept_word(p, "fused")) return fused_location(p, out);
    if (parse_accept_word(p, "callsite"))
        return parse_expect_char(p, '(') && location(p, out) && parse_expect_word(p, "at") && location(p, out) && parse_expect_char(p, ')');
    if (parse_is_word(p, "loc")) return parse_loc(p, out);
    return parse_fail_expected(p, "a location");
}

static bool location(Parser *p, SrcLoc *out) {
    if (p->n_places == MAX_PLACE_NESTING) return parse_fail(p, "a location is more than %d levels deep", MAX_PLACE_NESTING);
    p->n_places++;
    bool ok = location_body(p, out);
    p->n_places--;
    return ok;
}

bool parse_loc(Parser *p, SrcLoc *out) {
    if (!parse_accept_word(p, "loc")) return true;
    return parse_expect_char(p, '(') && location(p, out) && parse_expect_char(p, ')');
}

// Aliases.

Alias *alias_of_tok(Parser *p) {
    const size_t *at = map_find(&p->alias_of, parse_tok_str(p, &p->tok, 0));
    return at ? &p->aliases.items[*at] : NULL;
}

void alias_enter(Parser *p, const Alias *a, Place *out) {
    *out = (Place){p->lex, a->at.at};
    p->lex = a->at;
    parse_next(p);
}

bool alias_leave(Parser *p, Place back) {
    p->alias_bytes += p->lex.at > back.start ? (size_t)(p->lex.at - back.start) : 0;
    p->lex = back.lex;
    parse_next(p);
    return p->alias_bytes <= ALIAS_BUDGET || parse_fail(p, "the aliases of this file expand to more than %d bytes", ALIAS_BUDGET);
}

static void add_alias(Parser *p, const Token *name, Lexer at) {
    Str s = parse_tok_str(p, name, 0);
    bool fresh;
    size_t *index = map_at(&p->alias_of, s, &fresh);
    if (!fresh) {
        parse_fail_at(p, name, CODE_SYNTAX, "%s is defined twice", s->text);
        return;
    }
    *index = (uint32_t)p->aliases.n;
    vec_push(&p->aliases, ((Alias){.name = s, .at = at}));
}

// The resources of {-# dialect_resources: { builtin: { name: "0x..." } } #-}; other sections are passed over.
static bool resource_entries(Parser *p) {
    if (parse_accept_char(p, '}')) return true;
    do {
        Resource r = {.at = parse_tok_loc(p, &p->tok)};
        if (p->tok.kind == TOK_STRING) {
            if (!parse_string(p, &r.name)) return false;
        } else if (p->tok.kind == TOK_WORD) {
            r.name = parse_tok_str(p, &p->tok, 0);
            parse_next(p);
        } else {
            return parse_fail_expected(p, "the name of a resource");
        }
        if (!parse_expect_char(p, ':')) return false;
        if (p->tok.kind != TOK_STRING) return parse_fail_expected(p, "the resource's bytes as \"0x...\"");
        r.hex = p->tok.text + 1, r.len = p->tok.len - 2;
        bool fresh;
        size_t *at = map_at(&p->resource_of, r.name, &fresh);
        if (!fresh) return parse_fail(p, "the resource '%s' is defined twice", r.name->text);
        *at = (uint32_t)p->resources.n;
        vec_push(&p->resources, r);
        parse_next(p);
    } while (parse_accept_char(p, ','));
    return parse_expect_char(p, '}');
}

static bool resource_dialects(Parser *p) {
    if (!parse_expect_char(p, '{')) return false;
    if (parse_accept_char(p, '}')) return true;
    do {
        if (p->tok.kind != TOK_WORD) return parse_fail_expected(p, "the name of a dialect");
        parse_next(p);
        if (!parse_expect_char(p, ':') || !parse_expect_char(p, '{') || !resource_entries(p)) return false;
    } while (parse_accept_char(p, ','));
    return parse_expect_char(p, '}');
}

static bool meta_sections(Parser *p) {
    parse_next(p);
    while (p->tok.kind == TOK_WORD) {
        if (parse_is_word(p, "dialect_resources")) {
            parse_next(p);
            if (!parse_expect_char(p, ':') || !resource_dialects(p)) return false;
        } else {
            Text unused = {0};
            parse_next(p);
            bool ok = parse_expect_char(p, ':') && parse_attr_bracket(p, &unused);
            vec_free(&unused);
            if (!ok) return false;
        }
        if (!parse_accept_char(p, ',')) break;
    }
    return p->tok.kind == TOK_META_END || parse_fail_expected(p, "'#-}'");
}

bool parse_skip_meta(Parser *p) { // its mistakes were reported when the file was scanned
    while (p->tok.kind != TOK_END && p->tok.kind != TOK_META_END) parse_next(p);
    parse_next(p);
    return true;
}

void parse_scan_aliases(Parser *p, Lexer l) {
    while (l.at < l.end) {
        while (l.at < l.end && (*l.at == ' ' || *l.at == '\t')) l.at++;
        if (l.at < l.end && (*l.at == '#' || *l.at == '!' || *l.at == '{')) {
            Lexer at = l;
            Token name = lex_next(&at);
            if (name.kind == TOK_META) {
                p->lex = l;
                parse_next(p);
                meta_sections(p);
                l = p->lex;
                continue;
            }
            Lexer behind = at;
            Token equals = lex_next(&behind);
            if ((name.kind == TOK_HASH || name.kind == TOK_BANG) && tok_is(&equals, '=')) add_alias(p, &name, behind);
        }
        const char *eol = memchr(l.at, '\n', (size_t)(l.end - l.at));
        if (!eol) break;
        l.at = l.line_start = eol + 1;
        l.line++;
    }
}
