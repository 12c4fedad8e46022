// Attributes of the text form. Keys of attr.def are read by their kind, in the older spellings too (dense<...> where
// array<i64: ...> is written today). All others are kept as text: their tokens, white space reduced to what separates
// them, aliases replaced by what they stand for, so that the text means the same wherever it is printed and prints the
// same ever after.
#include "ir/base/shown.h"
#include "ir/text/names.h"
#include "ir/text/parse/parse.h"

#include <stdlib.h>
#include <string.h>

enum {
    MAX_LIST = 4096,            // elements of an attribute that is a list of integers
    MAX_ALIASED_TEXT = 1 << 20, // bytes of an attribute to which an alias is added
};

// Text of any value.

static bool opens(char c) { return c == '(' || c == '[' || c == '{' || c == '<'; }
static bool closes(char c) { return c == ')' || c == ']' || c == '}' || c == '>'; }

static void add_token(const Token *t, Text *out, bool first) {
    char last = out->n ? out->items[out->n - 1] : 0, c = t->kind == TOK_CHAR ? t->ch : 0;
    bool tight = first || !out->n || opens(last) || closes(c) || c == ',';
    if (!tight && (t->spaced || last == ',')) text_z(out, " ");
    if (t->kind == TOK_STRING || t->kind == TOK_SYMBOL) text_shown(out, t->text, t->len); // what it escapes means the same in a string
    else text_add(out, t->text, t->len);
}

typedef enum { UP_TO_COMMA, ALIAS_VALUE, ONE_BRACKET } ValueEnd;
static bool text_of_value(Parser *p, Text *out, ValueEnd how);

static bool text_of_alias(Parser *p, const Alias *a, Text *out, bool spaced) {
    Place back;
    char last = out->n ? out->items[out->n - 1] : 0;
    if (!parse_nest(p)) return false;
    if (out->n > MAX_ALIASED_TEXT) { // one that is made of another twice is twice as long
        parse_unnest(p);
        return parse_fail(p, "with what its aliases stand for, the attribute is longer than %d bytes", MAX_ALIASED_TEXT);
    }
    if (out->n && !opens(last) && (spaced || last == ',')) text_z(out, " ");
    alias_enter(p, a, &back);
    bool ok = text_of_value(p, out, ALIAS_VALUE);
    parse_unnest(p);
    return alias_leave(p, back) && ok;
}

// The value ends at a ',' or a closing bracket that it did not open; an alias's also where a line begins; or with its
// first bracket.
static bool text_of_value(Parser *p, Text *out, ValueEnd how) {
    char stack[MAX_NESTING];
    size_t depth = 0, n = 0;
    for (;; n++) {
        char c = p->tok.kind == TOK_CHAR ? p->tok.ch : 0;
        if (!depth && (p->tok.kind == TOK_END || c == ',' || closes(c) || (n && (how == ONE_BRACKET || (how == ALIAS_VALUE && p->tok.first))))) break;
        if (p->tok.kind == TOK_END || p->tok.kind == TOK_BAD) return parse_fail_expected(p, "the end of the attribute");
        if (parse_is_word(p, "dense_resource")) return parse_fail(p, "dense_resource is only supported as the value of a constant");
        const Alias *a = p->tok.kind == TOK_HASH || p->tok.kind == TOK_BANG ? alias_of_tok(p) : NULL;
        if (a) {
            if (!text_of_alias(p, a, out, n && p->tok.spaced)) return false;
            continue;
        }
        if (opens(c)) {
            if (depth == MAX_NESTING) return parse_fail(p, "nested more than %d levels deep", MAX_NESTING);
            stack[depth++] = c == '(' ? ')' : c == '[' ? ']' : c == '{' ? '}' : '>';
        } else if (closes(c) && stack[--depth] != c) {
            return parse_fail_expected(p, (char[]){'\'', stack[depth], '\'', 0});
        }
        add_token(&p->tok, out, n == 0);
        parse_next(p);
    }
    return n || parse_fail_expected(p, "a value");
}

bool parse_attr_text(Parser *p, Text *out) { return text_of_value(p, out, UP_TO_COMMA); }
bool parse_attr_bracket(Parser *p, Text *out) { return text_of_value(p, out, ONE_BRACKET); }

// Values of known kinds.

typedef bool ReadKind(Parser *p, AttrKey key, Attr *out);

// `: i64` behind a number
static bool opt_number_type(Parser *p) {
    if (!parse_accept_char(p, ':')) return true;
    if (p->tok.kind != TOK_WORD) return parse_fail_expected(p, "a type such as i64");
    parse_next(p);
    return true;
}

static bool literal_ints(Parser *p, const Literal *l, Ints *out) {
    if (!dtype_is_int(l->type->dtype) && l->type->dtype != DT_I1) return parse_fail(p, "expected integers, found %s", type_name(&p->d->arena, l->type));
    if (l->type->n_elems > MAX_LIST) return parse_fail(p, "an attribute's list has at most %d elements", MAX_LIST);
    for (int64_t i = 0; i < l->type->n_elems; i++) vec_push(out, elem_to_i64(l->type->dtype, literal_elem(l, i)));
    return true;
}

static bool dense_ints(Parser *p, Ints *out) {
    const Literal *l = parse_literal(p);
    return l && literal_ints(p, l, out);
}

static bool read_i64(Parser *p, AttrKey key, Attr *out) {
    int64_t v = 0;
    if (parse_at_literal(p)) {
        Ints list = {0};
        bool ok = dense_ints(p, &list) && (list.n == 1 || parse_fail(p, "'%s' is one integer", attr_info[key].text));
        if (ok) v = list.items[0];
        vec_free(&list);
        if (!ok) return false;
    } else if (!parse_int(p, &v) || !opt_number_type(p)) {
        return false;
    }
    *out = attr_i64(key, v);
    return true;
}

static bool read_f32(Parser *p, AttrKey key, Attr *out) {
    char elem[4];
    if (!parse_element(p, DT_F32, elem)) return false;
    *out = attr_f32(key, elem_to_f64(DT_F32, elem));
    return opt_number_type(p);
}

static bool read_bool(Parser *p, AttrKey key, Attr *out) {
    bool v = parse_is_word(p, "true");
    if (!v && !parse_is_word(p, "false")) return parse_fail_expected(p, "true or false");
    parse_next(p);
    *out = attr_bool(key, v);
    return true;
}

static bool read_str(Parser *p, AttrKey key, Attr *out) {
    Str s;
    if (!parse_string(p, &s)) return false;
    *out = attr_str(key, s);
    return true;
}

static bool read_symbol(Parser *p, AttrKey key, Attr *out) {
    Str s;
    if (!parse_symbol(p, &s)) return false;
    *out = attr_str(key, s);
    return true;
}

bool parse_enum_word(Parser *p, AttrKey key, Str *out) {
    const EnumInfo *e = enum_of(key);
    if (p->tok.kind == TOK_WORD) {
        for (const char *const *w = e->words; *w; w++) {
            if (!parse_is_word(p, *w)) continue;
            *out = module_str(p->m, *w);
            parse_next(p);
            return true;
        }
    }
    char want[128] = "one of";
    for (const char *const *w = e->words; *w; w++) strcat(strcat(want, w == e->words ? " " : ", "), *w);
    return parse_fail_expected(p, want);
}

// #stablehlo<comparison_direction LT>, or the bare word
static bool enum_value(Parser *p, AttrKey key, Str *out) {
    if (p->tok.kind != TOK_HASH) return parse_enum_word(p, key, out);
    const char *dialect = enum_of(key)->dialect;
    bool ours = p->tok.len == strlen(dialect) && !memcmp(p->tok.text, dialect, p->tok.len);
    if (!ours) return parse_fail_expected(p, "a keyword of StableHLO");
    parse_next(p);
    return parse_expect_char(p, '<') && parse_expect_word(p, enum_of(key)->name) && parse_enum_word(p, key, out) && parse_expect_char(p, '>');
}

static bool read_enum(Parser *p, AttrKey key, Attr *out) {
    Str s = NULL;
    if (!enum_value(p, key, &s)) return false;
    *out = attr_str(key, s);
    return true;
}

typedef VEC(Str) Strs;

static bool enum_list(Parser *p, AttrKey key, Strs *out) {
    if (!parse_expect_char(p, '[')) return false;
    if (parse_accept_char(p, ']')) return true;
    do {
        Str s = NULL;
        if (!enum_value(p, key, &s)) return false;
        vec_push(out, s);
    } while (parse_accept_char(p, ','));
    return parse_expect_char(p, ']');
}

static bool read_enums(Parser *p, AttrKey key, Attr *out) {
    Strs list = {0};
    bool ok = enum_list(p, key, &list);
    if (ok) *out = attr_strs(&p->m->arena, key, list.items, list.n);
    vec_free(&list);
    return ok;
}

bool parse_bools(Parser *p, Ints *out, char end) {
    if (parse_accept_char(p, end)) return true;
    do {
        int64_t v = parse_is_word(p, "true");
        if (v || parse_is_word(p, "false")) parse_next(p);
        else if (!parse_int(p, &v)) return false;
        if (v != 0 && v != 1) return parse_fail(p, "a truth value is true, false, 0 or 1");
        vec_push(out, v);
    } while (parse_accept_char(p, ','));
    return parse_expect_char(p, end);
}

// array<i64: 1, 2>
static bool array(Parser *p, const char *elem, Ints *out) {
    parse_next(p);
    if (!parse_expect_char(p, '<') || !parse_expect_word(p, elem)) return false;
    if (parse_accept_char(p, '>')) return true;
    if (!parse_expect_char(p, ':')) return false;
    return elem[1] == '1' ? parse_bools(p, out, '>') : parse_ints_body(p, out, '>');
}

static bool int_list(Parser *p, AttrKey key, Ints *out) {
    bool bools = attr_info[key].kind == AK_BOOLS;
    if (parse_is_word(p, "array")) return array(p, bools ? "i1" : key == ATTR_operandSegmentSizes ? "i32" : "i64", out);
    if (parse_at_literal(p)) return dense_ints(p, out);
    return bools ? parse_expect_char(p, '[') && parse_bools(p, out, ']') : parse_ints(p, out);
}

static bool read_axes(Parser *p, AttrKey key, Attr *out) {
    Ints list = {0};
    bool ok = int_list(p, key, &list) && (list.n <= MAX_LIST || parse_fail(p, "an attribute's list has at most %d elements", MAX_LIST));
    if (ok) *out = attr_axes(&p->m->arena, key, list.items, list.n);
    vec_free(&list);
    return ok;
}

static bool read_pairs(Parser *p, AttrKey key, Attr *out) {
    Ints list = {0};
    const Literal *l = parse_literal(p);
    bool ok =
        l && (l->type->rank == 2 && l->type->dims[1] == 2 ? literal_ints(p, l, &list) : parse_fail(p, "'%s' is a tensor of Nx2 integers", attr_info[key].text));
    if (ok) *out = attr_axes(&p->m->arena, key, list.items, list.n);
    vec_free(&list);
    return ok;
}

bool parse_pairs(Parser *p, Ints *out) {
    if (!parse_expect_char(p, '[')) return false;
    if (parse_accept_char(p, ']')) return true;
    do {
        int64_t low, high;
        if (!parse_expect_char(p, '[') || !parse_int(p, &low) || !parse_expect_char(p, ',') || !parse_int(p, &high) || !parse_expect_char(p, ']')) return false;
        vec_push(out, low);
        vec_push(out, high);
    } while (parse_accept_char(p, ','));
    return parse_expect_char(p, ']');
}

static bool read_literal(Parser *p, AttrKey key, Attr *out) {
    const Literal *l = parse_literal(p);
    if (l) *out = attr_literal(key, l);
    return l != NULL;
}

// name = [..], name = [..] > with the names of a table; an index_vector_dim is one number.
static bool fields(Parser *p, const char *const *names, size_t n, Ints *lists, const char *scalar) {
    bool seen[GATHER_LISTS] = {0};
    while (!parse_is_char(p, '>')) {
        size_t i = 0;
        while (i < n && !parse_is_word(p, names[i])) i++;
        if (i == n) return parse_fail_expected(p, "the name of a list of dimensions");
        if (seen[i]) return parse_fail(p, "'%s' is given twice", names[i]);
        seen[i] = true;
        parse_next(p);
        if (!parse_expect_char(p, '=')) return false;
        if (scalar && !strcmp(names[i], scalar)) {
            int64_t v;
            if (!parse_int(p, &v)) return false;
            vec_push(&lists[i], v);
        } else if (!parse_ints(p, &lists[i])) {
            return false;
        }
        if (!parse_accept_char(p, ',')) break;
    }
    return parse_expect_char(p, '>');
}

static bool dialect_attr(Parser *p, const char *name) {
    if (p->tok.kind != TOK_HASH || p->tok.len != strlen(name) || memcmp(p->tok.text, name, p->tok.len)) return parse_fail_expected(p, name);
    parse_next(p);
    return parse_expect_char(p, '<');
}

static void lists_attr(Parser *p, AttrKey key, const Ints *lists, size_t n, Attr *out) {
    Axes axes[GATHER_LISTS];
    for (size_t i = 0; i < n; i++) axes[i] = (Axes){lists[i].items, (uint32_t)lists[i].n};
    *out = attr_lists(&p->m->arena, key, axes, n);
}

static bool read_dot(Parser *p, AttrKey key, Attr *out) {
    Ints lists[DOT_LISTS] = {0};
    bool ok = dialect_attr(p, "#stablehlo.dot") && fields(p, dot_fields, DOT_LISTS, lists, NULL);
    if (ok) lists_attr(p, key, lists, DOT_LISTS, out);
    for (int i = 0; i < DOT_LISTS; i++) vec_free(&lists[i]);
    return ok;
}

static bool read_ragged(Parser *p, AttrKey key, Attr *out) {
    Ints lists[RAGGED_LISTS] = {0};
    bool ok = dialect_attr(p, "#chlo.ragged_dot") && fields(p, ragged_fields, RAGGED_LISTS, lists, NULL);
    if (ok) lists_attr(p, key, lists, RAGGED_LISTS, out);
    for (int i = 0; i < RAGGED_LISTS; i++) vec_free(&lists[i]);
    return ok;
}

static bool index_lists(Parser *p, AttrKey key, const char *name, const char *const *names, Attr *out) {
    Ints lists[GATHER_LISTS] = {0};
    bool ok = dialect_attr(p, name) && fields(p, names, GATHER_LISTS, lists, names[GATHER_INDEX_VECTOR]);
    if (ok && !lists[GATHER_INDEX_VECTOR].n) vec_push(&lists[GATHER_INDEX_VECTOR], 0);
    if (ok) lists_attr(p, key, lists, GATHER_LISTS, out);
    for (int i = 0; i < GATHER_LISTS; i++) vec_free(&lists[i]);
    return ok;
}

static bool read_gather(Parser *p, AttrKey key, Attr *out) { return index_lists(p, key, "#stablehlo.gather", gather_fields, out); }
static bool read_scatter(Parser *p, AttrKey key, Attr *out) { return index_lists(p, key, "#stablehlo.scatter", scatter_fields, out); }

// [b, 0, 1, f] -> {0, 3, 1, 2}: where the first letter, the second letter and each spatial dimension stand.
static bool conv_dims(Parser *p, char first, char second, Ints *out) {
    int64_t at[MAX_RANK], position = 0;
    for (int i = 0; i < MAX_RANK; i++) at[i] = -1;
    if (!parse_expect_char(p, '[')) return false;
    do {
        Token t = p->tok;
        int64_t which;
        if (t.kind == TOK_WORD && t.len == 1 && (*t.text == first || *t.text == second)) {
            which = *t.text == second;
            parse_next(p);
        } else if (t.kind == TOK_WORD || !parse_int(p, &which)) {
            return t.kind == TOK_WORD ? parse_fail(p, "expected '%c', '%c' or the number of a spatial dimension", first, second) : false;
        } else if (which < 0 || which >= MAX_RANK - 2) {
            return parse_fail_at(p, &t, CODE_SYNTAX, "the number of a spatial dimension is 0 to %d", MAX_RANK - 3);
        } else {
            which += 2;
        }
        if (at[which] >= 0) return parse_fail_at(p, &t, CODE_SYNTAX, "'%.*s' stands here twice", (int)t.len, t.text);
        at[which] = position++;
    } while (position < MAX_RANK && parse_accept_char(p, ','));
    for (int64_t i = 0; i < position || i < 2; i++)
        if (at[i] < 0) return parse_fail(p, "the dimensions are '%c', '%c' and 0, 1, ... without a gap", first, second);
    for (int64_t i = 0; i < position; i++) vec_push(out, at[i]);
    return parse_expect_char(p, ']');
}

bool parse_conv_dims(Parser *p, Attr *out) {
    Ints lists[CONV_LISTS] = {0};
    bool ok = conv_dims(p, 'b', 'f', &lists[CONV_INPUT]) && parse_expect_word(p, "x") && conv_dims(p, 'i', 'o', &lists[CONV_KERNEL]) && parse_expect_arrow(p) &&
              conv_dims(p, 'b', 'f', &lists[CONV_OUTPUT]);
    if (ok) lists_attr(p, ATTR_conv_dimension_numbers, lists, CONV_LISTS, out);
    for (int i = 0; i < CONV_LISTS; i++) vec_free(&lists[i]);
    return ok;
}

static bool read_conv(Parser *p, AttrKey key, Attr *out) {
    (void)key; // the only one of its kind
    return dialect_attr(p, "#stablehlo.conv") && parse_conv_dims(p, out) && parse_expect_char(p, '>');
}

// #stablehlo.channel_handle<handle = 1, type = 0>
static bool read_channel(Parser *p, AttrKey key, Attr *out) {
    int64_t v[2];
    bool ok = dialect_attr(p, "#stablehlo.channel_handle") && parse_expect_word(p, "handle") && parse_expect_char(p, '=') && parse_int(p, &v[0]) &&
              parse_expect_char(p, ',') && parse_expect_word(p, "type") && parse_expect_char(p, '=') && parse_int(p, &v[1]) && parse_expect_char(p, '>');
    if (ok) *out = attr_axes(&p->m->arena, key, v, 2);
    return ok;
}

static bool read_text(Parser *p, AttrKey key, Attr *out) {
    Text t = {0};
    bool ok = parse_attr_text(p, &t);
    if (ok) *out = attr_str(key, str_intern(&p->m->strings, t.items, t.n));
    vec_free(&t);
    return ok;
}

static ReadKind *const read_kind[] = {[AK_I64] = read_i64,         [AK_F32] = read_f32,         [AK_BOOL] = read_bool,     [AK_STR] = read_str,
                                      [AK_SYMBOL] = read_symbol,   [AK_ENUM] = read_enum,       [AK_ENUMS] = read_enums,   [AK_AXES] = read_axes,
                                      [AK_BOOLS] = read_axes,      [AK_PAIRS] = read_pairs,     [AK_DOT] = read_dot,       [AK_CONV] = read_conv,
                                      [AK_GATHER] = read_gather,   [AK_SCATTER] = read_scatter, [AK_RAGGED] = read_ragged, [AK_CHANNEL] = read_channel,
                                      [AK_LITERAL] = read_literal, [AK_TEXT] = read_text};

static bool read_value(Parser *p, AttrKey key, Attr *out) {
    const Alias *a = p->tok.kind == TOK_HASH ? alias_of_tok(p) : NULL;
    if (!a) return read_kind[attr_info[key].kind](p, key, out);
    Place back;
    if (!parse_nest(p)) return false;
    alias_enter(p, a, &back);
    bool ok = read_value(p, key, out);
    parse_unnest(p);
    return alias_leave(p, back) && ok;
}

// name, name = true, name = unit; false says as much as leaving it out.
static bool read_unit(Parser *p, AttrKey key, Attr *out) {
    *out = attr_bool(key, true);
    if (!parse_accept_char(p, '=')) return true;
    out->i = !parse_is_word(p, "false");
    if (out->i && !parse_is_word(p, "true") && !parse_is_word(p, "unit")) return parse_fail_expected(p, "true or false");
    parse_next(p);
    return true;
}

// Dictionaries.

bool draft_attr(Parser *p, Draft *s, Attr a, const Token *at) {
    if (s->attrs.n == MAX_ATTRS) return parse_fail_at(p, at, CODE_SYNTAX, "an op has at most %d attributes", MAX_ATTRS);
    for (size_t i = 0; i < s->attrs.n; i++)
        if (s->attrs.items[i].key == a.key && s->attrs.items[i].name == a.name)
            return parse_fail_at(p, at, CODE_BAD_ATTRIBUTE, "'%s' is given twice", a.name ? a.name->text : attr_info[a.key].text);
    vec_push(&s->attrs, a);
    return true;
}

bool draft_axes(Parser *p, Draft *s, AttrKey key, const Ints *v, const Token *at) {
    if (v->n > MAX_LIST) return parse_fail_at(p, at, CODE_SYNTAX, "an attribute's list has at most %d elements", MAX_LIST);
    return draft_attr(p, s, attr_axes(&p->m->arena, key, v->items, v->n), at);
}

static bool attr_name(Parser *p, Str *out) {
    if (p->tok.kind == TOK_STRING) return parse_string(p, out);
    if (p->tok.kind != TOK_WORD) return parse_fail_expected(p, "the name of an attribute");
    *out = parse_tok_str(p, &p->tok, 0);
    parse_next(p);
    return true;
}

// = value, or nothing for a unit attribute
static bool opt_text(Parser *p, Str *out) {
    *out = NULL;
    if (!parse_accept_char(p, '=')) return true;
    Text t = {0};
    bool ok = parse_attr_text(p, &t);
    if (ok && t.n > (64u << 20)) ok = parse_fail(p, "an attribute that is kept as text has at most 64 MB");
    if (ok) *out = str_intern(&p->m->strings, t.items, t.n);
    vec_free(&t);
    return ok;
}

static bool is_segment_sizes(Str name) { return !strcmp(name->text, "operandSegmentSizes") || !strcmp(name->text, "resultSegmentSizes"); }

bool parse_attr_dict(Parser *p, Draft *s, char end) {
    if (parse_accept_char(p, end)) return true;
    do {
        Token at = p->tok;
        Attr a = {.key = ATTR_UNKNOWN};
        if (!attr_name(p, &a.name)) return false;
        AttrKey key = op_attr_key(s->kind, a.name->text, a.name->len);
        if (s->older && s->older->attr && !strcmp(a.name->text, s->older->attr)) key = s->older->key;
        if (key == ATTR_UNKNOWN) {
            if (!opt_text(p, &a.s)) return false;
            if (is_segment_sizes(a.name)) continue; // follows from the operands
        } else if (attr_info[key].kind == AK_UNIT) {
            if (!read_unit(p, key, &a)) return false;
            if (!a.i) continue;
        } else if (!parse_expect_char(p, '=') || !read_value(p, key, &a)) {
            return false;
        }
        if (key == ATTR_compare_type && !strcmp(a.s->text, "NOTYPE")) continue; // says nothing
        if (!draft_attr(p, s, a, &at)) return false;
    } while (parse_accept_char(p, ','));
    return parse_expect_char(p, end);
}

bool parse_opt_attrs(Parser *p, Draft *s) { return !parse_accept_char(p, '{') || parse_attr_dict(p, s, '}'); }

bool parse_precision(Parser *p, Draft *s) {
    Token at = p->tok;
    Attr a;
    return read_enums(p, ATTR_precision_config, &a) && draft_attr(p, s, a, &at);
}

bool parse_named_texts(Parser *p, NamedTexts *out) {
    Texts list = {0};
    bool ok = parse_expect_char(p, '{');
    if (ok && !parse_accept_char(p, '}')) {
        do {
            Token at = p->tok;
            NamedText t;
            ok = attr_name(p, &t.name) && opt_text(p, &t.value);
            for (size_t i = 0; ok && i < list.n; i++)
                if (list.items[i].name == t.name) ok = parse_fail_at(p, &at, CODE_SYNTAX, "'%s' is given twice", t.name->text);
            if (ok && list.n == MAX_ATTRS) ok = parse_fail_at(p, &at, CODE_SYNTAX, "at most %d attributes stand in one list", MAX_ATTRS);
            if (ok) vec_push(&list, t);
        } while (ok && parse_accept_char(p, ','));
        ok = ok && parse_expect_char(p, '}');
    }
    if (ok) *out = (NamedTexts){arena_copy(&p->m->arena, list.items, list.n * sizeof *list.items), (uint32_t)list.n};
    vec_free(&list);
    return ok;
}
