// Constants of the text form: dense<...> with one element for all, nested lists, raw bytes "0x..." or nothing, and
// dense_resource<name> with its bytes at the end of the file or in a file beside it. The type follows the elements, so
// the body is passed over once (counting elements, so that nothing is allocated that the text does not fill) and read
// when the type is known. Raw bytes are little-endian and dense (DenseElementsAttr::isValidRawBuffer of MLIR).
#include "ir/text/parse/parse.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

bool parse_at_literal(const Parser *p) { return parse_is_word(p, "dense") || parse_is_word(p, "dense_resource"); }

// Numbers.

static bool magnitude(Parser *p, uint64_t *out) {
    bool hex = p->tok.len > 2 && p->tok.text[1] == 'x';
    uint64_t v = 0;
    for (size_t i = hex ? 2 : 0; i < p->tok.len; i++) {
        if (__builtin_mul_overflow(v, hex ? 16u : 10u, &v) || __builtin_add_overflow(v, (uint64_t)lex_hex_digit(p->tok.text[i]), &v))
            return parse_fail(p, "the integer does not fit 64 bits");
    }
    *out = v;
    return true;
}

static bool out_of_range(Parser *p, DType t) {
    return parse_fail(p, "%.*s does not fit %s", (int)i64_min((int64_t)p->tok.len, 60), p->tok.text, dtype_text(t));
}

static bool int_elem(Parser *p, DType t, bool minus, void *out) {
    uint64_t v, bits = dtype_info[t].bits, most = bits == 64 ? UINT64_MAX : (UINT64_C(1) << bits) - 1;
    if (p->tok.kind != TOK_INT) return parse_fail_expected(p, "an integer");
    if (!magnitude(p, &v)) return false;
    if (minus) most = dtype_is_signed(t) ? UINT64_C(1) << (bits - 1) : 0;
    if (v > most) return out_of_range(p, t);
    elem_from_i64(t, out, minus ? (int64_t)(0 - v) : (int64_t)v);
    parse_next(p);
    return true;
}

// 0xFF800000: the element's bits
static bool float_bits(Parser *p, DType t, void *out) {
    uint64_t v;
    if (!magnitude(p, &v)) return false;
    if (dtype_info[t].bits < 64 && v >> dtype_info[t].bits) return out_of_range(p, t);
    memcpy(out, &v, dtype_bytes(t));
    parse_next(p);
    return true;
}

static bool float_elem(Parser *p, DType t, bool minus, void *out) {
    char text[400];
    bool hex = p->tok.kind == TOK_INT && p->tok.len > 2 && p->tok.text[1] == 'x';
    if (hex && !minus) return float_bits(p, t, out);
    if (hex || (p->tok.kind != TOK_FLOAT && p->tok.kind != TOK_INT)) return parse_fail_expected(p, "a number");
    if (p->tok.len >= sizeof text) return parse_fail(p, "a number has at most %zu characters", sizeof text - 1);
    memcpy(text, p->tok.text, p->tok.len);
    text[p->tok.len] = 0;
    double v = strtod(text, NULL);
    elem_from_f64(t, out, minus ? -v : v);
    if (!isfinite(elem_to_f64(t, out))) return out_of_range(p, t);
    parse_next(p);
    return true;
}

static bool bool_elem(Parser *p, void *out) {
    uint8_t v = parse_is_word(p, "true");
    if (!v && !parse_is_word(p, "false")) return int_elem(p, DT_I1, parse_accept_char(p, '-'), out);
    memcpy(out, &v, 1);
    parse_next(p);
    return true;
}

bool parse_element(Parser *p, DType t, void *out) {
    if (t == DT_I1) return bool_elem(p, out);
    if (dtype_is_complex(t)) {
        DType part = t == DT_C64 ? DT_F32 : DT_F64;
        return parse_expect_char(p, '(') && parse_element(p, part, out) && parse_expect_char(p, ',') &&
               parse_element(p, part, (char *)out + dtype_bytes(part)) && parse_expect_char(p, ')');
    }
    bool minus = parse_accept_char(p, '-');
    return dtype_is_float(t) ? float_elem(p, t, minus, out) : int_elem(p, t, minus, out);
}

// Raw bytes.

// Digit + 1, so that 0 marks what is no digit.
// clang-format off
static const uint8_t hex_value[256] = {
    ['0'] = 1,  ['1'] = 2,  ['2'] = 3,  ['3'] = 4,  ['4'] = 5,  ['5'] = 6,  ['6'] = 7,  ['7'] = 8,
    ['8'] = 9,  ['9'] = 10, ['a'] = 11, ['b'] = 12, ['c'] = 13, ['d'] = 14, ['e'] = 15, ['f'] = 16,
    ['A'] = 11, ['B'] = 12, ['C'] = 13, ['D'] = 14, ['E'] = 15, ['F'] = 16};
// clang-format on

static bool hex_decode(const char *hex, size_t n_bytes, uint8_t *out) {
    bool bad = false;
    for (size_t i = 0; i < n_bytes; i++) {
        uint8_t high = hex_value[(uint8_t)hex[2 * i]], low = hex_value[(uint8_t)hex[2 * i + 1]];
        bad |= !high | !low;
        out[i] = (uint8_t)((uint8_t)(high - 1) << 4 | (uint8_t)(low - 1));
    }
    return !bad;
}

// Bytes of narrow types are brought into the form that they have in memory.
static void normalise(DType t, uint8_t *data, size_t n) {
    if (t == DT_I1 || dtype_info[t].bits >= 8) return;
    for (size_t i = 0; i < n; i++) {
        if (dtype_is_float(t)) data[i] &= (uint8_t)((1u << dtype_info[t].bits) - 1);
        else elem_from_i64(t, data + i, data[i]);
    }
}

// How n bytes spell truth values: one for all, a byte each (as MLIR prints since 2025), or bits from the lowest (as it
// did before).
typedef enum { TRUTH_WRONG, TRUTH_SPLAT, TRUTH_BYTES, TRUTH_BITS } TruthForm;

static TruthForm truth_form(Type type, size_t n_bytes, uint8_t first) {
    size_t n = (size_t)type->n_elems;
    if (n_bytes == 1 && n != 1 && n && (first == 0 || first == 0xff || (first == 1 && n > 8))) return TRUTH_SPLAT;
    return n_bytes == n ? TRUTH_BYTES : n_bytes == (n + 7) / 8 ? TRUTH_BITS : TRUTH_WRONG;
}

static const Literal *truth_literal(Parser *p, Type type, const char *hex, size_t n_bytes) {
    uint8_t *bytes = xmalloc(n_bytes), *data;
    Literal *l = NULL;
    if (hex_decode(hex, n_bytes, bytes)) {
        TruthForm form = truth_form(type, n_bytes, n_bytes ? bytes[0] : 0);
        if (form == TRUTH_SPLAT) {
            bytes[0] &= 1;
            l = literal_splat(&p->m->arena, type, bytes);
        } else {
            l = literal_make(&p->m->arena, type, (void **)&data);
            for (int64_t i = 0; i < type->n_elems; i++) data[i] = form == TRUTH_BYTES ? bytes[i] != 0 : bytes[i / 8] >> (i % 8) & 1;
        }
    }
    free(bytes);
    return l;
}

// `hex` are the digits behind "0x". NULL without a diagnostic if one of them is no digit.
static const Literal *decode(Parser *p, Type type, const char *hex, size_t n_bytes) {
    void *data;
    if (type->dtype == DT_I1) return truth_literal(p, type, hex, n_bytes);
    bool splat = n_bytes == dtype_bytes(type->dtype) && type->n_elems != 1;
    Literal *l;
    if (splat) {
        data = arena_alloc(&p->m->arena, n_bytes);
        l = literal_wrap(&p->m->arena, type, data, true);
    } else {
        l = literal_make(&p->m->arena, type, &data);
    }
    if (!hex_decode(hex, n_bytes, data)) return NULL;
    normalise(type->dtype, data, n_bytes);
    return l;
}

static bool raw_size_fits(Type type, size_t n_bytes, uint8_t first) {
    if (type->dtype == DT_I1) return truth_form(type, n_bytes, first) != TRUTH_WRONG;
    return n_bytes == type_bytes(type) || n_bytes == dtype_bytes(type->dtype);
}

static const Literal *raw_literal(Parser *p, const Token *at, const char *hex, size_t len, Type type) {
    uint8_t first = 1;
    if (len < 2 || hex[0] != '0' || hex[1] != 'x' || len % 2) {
        parse_fail_at(p, at, CODE_SYNTAX, "raw bytes are written as 0x and two digits for each");
        return NULL;
    }
    hex += 2;
    size_t n_bytes = len / 2 - 1;
    if (n_bytes) hex_decode(hex, 1, &first);
    if (!raw_size_fits(type, n_bytes, first)) {
        parse_fail_at(p, at, CODE_SYNTAX, "%s does not have %zu bytes", type_name(&p->d->arena, type), n_bytes);
        return NULL;
    }
    const Literal *l = decode(p, type, hex, n_bytes);
    if (!l) parse_fail_at(p, at, CODE_SYNTAX, "raw bytes are hexadecimal digits");
    return l;
}

// Lists.

typedef struct {
    Type type;
    char *at; // where the next element goes
} Filler;

static bool fill_list(Parser *p, Filler *f, uint32_t dim) {
    int64_t want = f->type->dims[dim];
    if (!parse_expect_char(p, '[')) return false;
    for (int64_t i = 0; i < want; i++) {
        if (parse_is_char(p, ']') || (i && !parse_is_char(p, ',')))
            return parse_fail(p, "dimension %u has size %" PRId64 ", but this list has %" PRId64 " element%s", dim, want, i, i == 1 ? "" : "s");
        if (i) parse_next(p);
        if (dim + 1 < f->type->rank) {
            if (!fill_list(p, f, dim + 1)) return false;
        } else {
            if (!parse_element(p, f->type->dtype, f->at)) return false;
            f->at += dtype_bytes(f->type->dtype);
        }
    }
    if (parse_is_char(p, ',')) return parse_fail(p, "dimension %u has size %" PRId64 ", but this list has more elements", dim, want);
    return parse_expect_char(p, ']');
}

static const Literal *list_literal(Parser *p, Type type, int64_t n_given) {
    if (n_given != type->n_elems) {
        parse_fail(p, "%s has %" PRId64 " elements, but %" PRId64 " are given", type_name(&p->d->arena, type), type->n_elems, n_given);
        return NULL;
    }
    if (!type->rank) {
        parse_fail(p, "a scalar is not written as a list");
        return NULL;
    }
    void *data;
    Literal *l = literal_make(&p->m->arena, type, &data);
    Filler f = {type, data};
    return fill_list(p, &f, 0) ? l : NULL;
}

// The body between < and >, whose type is known now.
static const Literal *body_literal(Parser *p, Type type, int64_t n_given) {
    if (p->tok.kind == TOK_STRING) {
        Token at = p->tok;
        parse_next(p);
        return raw_literal(p, &at, at.text + 1, at.len - 2, type);
    }
    if (parse_is_char(p, '[')) return list_literal(p, type, n_given);
    if (parse_is_char(p, '>')) {
        void *data;
        if (type->n_elems == 0) return literal_make(&p->m->arena, type, &data);
        parse_fail(p, "%s has %" PRId64 " elements, but none are given", type_name(&p->d->arena, type), type->n_elems);
        return NULL;
    }
    char elem[16];
    return parse_element(p, type->dtype, elem) ? literal_splat(&p->m->arena, type, elem) : NULL;
}

// Passes over the body; counts its numbers.
static bool skip_body(Parser *p, int64_t *out_n) {
    int64_t n = 0, pairs = 0;
    for (; !parse_is_char(p, '>'); parse_next(p)) {
        if (p->tok.kind == TOK_END || p->tok.kind == TOK_BAD) return parse_fail_expected(p, "'>'");
        n += p->tok.kind == TOK_INT || p->tok.kind == TOK_FLOAT || p->tok.kind == TOK_WORD;
        pairs += parse_is_char(p, '('); // of complex numbers
    }
    *out_n = n - pairs;
    parse_next(p);
    return true;
}

static Type literal_type(Parser *p) {
    Token at;
    if (!parse_expect_char(p, ':')) return NULL;
    at = p->tok;
    Type type = parse_type(p);
    if (type && type_has_quant(type)) {
        parse_fail_at(p, &at, CODE_SYNTAX, "a constant is written as the integers that are stored");
        diag_help(p->d, "write stablehlo.constant() <{value = dense<...> : %s}> : () -> %s", type_name(&p->d->arena, type_storage(&p->m->types, type)),
                  type_name(&p->d->arena, type));
        return NULL;
    }
    if (type && !type_is_static(type)) {
        parse_fail_at(p, &at, CODE_SYNTAX, "the type of a constant is a tensor of known size, not %s", type_name(&p->d->arena, type));
        return NULL;
    }
    return type;
}

static const Literal *dense(Parser *p) {
    if (!parse_expect_char(p, '<')) return NULL;
    Lexer body = p->lex;
    Token first = p->tok;
    int64_t n_given = 0;
    Type type = skip_body(p, &n_given) ? literal_type(p) : NULL;
    if (!type) return NULL;
    Lexer behind = p->lex;
    Token last = p->tok;
    p->lex = body;
    p->tok = first;
    const Literal *l = body_literal(p, type, n_given);
    if (l && !parse_is_char(p, '>')) l = (parse_fail_expected(p, "'>'"), NULL);
    p->lex = behind;
    p->tok = last;
    return l;
}

// A blob begins with its alignment in four bytes.
static const Literal *blob_literal(Parser *p, const Token *at, const Resource *r, Type type) {
    if (r->len < 10 || r->hex[0] != '0' || r->hex[1] != 'x' || r->len % 2) {
        parse_fail_at(p, at, CODE_SYNTAX, "the resource '%s' is not of the form \"0x\", four bytes of alignment, data", r->name->text);
        diag_note(p->d, r->at, "it is defined here");
        return NULL;
    }
    size_t n_bytes = r->len / 2 - 5;
    const Literal *l = NULL;
    if (type->dtype == DT_I1 ? truth_form(type, n_bytes, 2) == TRUTH_WRONG : n_bytes != type_bytes(type))
        parse_fail_at(p, at, CODE_SYNTAX, "%s does not have %zu bytes", type_name(&p->d->arena, type), n_bytes);
    else if (!(l = decode(p, type, r->hex + 10, n_bytes))) parse_fail_at(p, at, CODE_SYNTAX, "raw bytes are hexadecimal digits");
    return l;
}

static const Literal *resource(Parser *p) {
    if (!parse_expect_char(p, '<')) return NULL;
    Token at = p->tok;
    Str name = NULL;
    if (p->tok.kind == TOK_WORD) {
        name = parse_tok_str(p, &p->tok, 0);
        parse_next(p);
    } else if (!parse_string(p, &name)) {
        return NULL;
    }
    Type type = parse_expect_char(p, '>') ? literal_type(p) : NULL;
    if (!type) return NULL;
    const size_t *index = map_find(&p->resource_of, name);
    if (index) return blob_literal(p, &at, &p->resources.items[*index], type);
    const Literal *l = p->made.resolve ? p->made.resolve(p->made.context, p->m, name->text, type) : NULL;
    if (!l) {
        parse_fail_at(p, &at, CODE_SYNTAX, "the resource '%s' is not in this file%s", name->text, p->made.resolve ? " nor beside it" : "");
    } else if (l->type != type) {
        parse_fail_at(p, &at, CODE_TYPE_MISMATCH, "the resource '%s' is %s, but is used here as %s", name->text, type_name(&p->d->arena, l->type),
                      type_name(&p->d->arena, type));
        l = NULL;
    }
    return l;
}

const Literal *parse_literal(Parser *p) {
    if (parse_accept_word(p, "dense_resource")) return resource(p);
    if (parse_accept_word(p, "dense")) return dense(p);
    parse_fail_expected(p, "a constant such as dense<0.0> : tensor<f32>");
    return NULL;
}
