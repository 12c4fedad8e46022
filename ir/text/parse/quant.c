// Reads quantized element types as MLIR's dialect `quant` writes them (mlir/docs/Dialects/QuantDialect.md):
// !quant.uniform<i8<-127:127>:f32:1, {0.5:3, 0.25}>. Storage range, dimension and zero points may be missing.
#include "ir/graph/quant.h"
#include "ir/text/parse/parse.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    VEC(double) scales;
    VEC(int64_t) zero_points;
} Pairs;

bool parse_at_quant(const Parser *p) { return p->tok.kind == TOK_BANG && p->tok.len > 7 && !memcmp(p->tok.text, "!quant.", 7); }

// i8, u8 (and ui8)
static bool storage_type(Parser *p, DType *out) {
    char text[8] = "ui";
    const Token *t = &p->tok;
    bool given = t->kind == TOK_WORD && t->len < 5;
    bool is_unsigned = given && t->text[0] == 'u' && t->len > 1 && t->text[1] != 'i';
    if (is_unsigned) memcpy(text + 2, t->text + 1, t->len - 1);
    else if (given) memcpy(text, t->text, t->len), text[t->len] = 0;
    if (!given || !dtype_parse(text, strlen(text), out) || !dtype_is_int(*out))
        return parse_fail_at(p, t, CODE_UNSUPPORTED_TYPE, "a quantized type is stored as i2, i4, i8, i16, i32 or u2, u4, u8, u16, u32, not as '%.*s'",
                             (int)i64_min((int64_t)t->len, 40), t->text);
    parse_next(p);
    return true;
}

static bool expressed_type(Parser *p, DType *out) {
    const Token *t = &p->tok;
    if (t->kind != TOK_WORD || !dtype_parse(t->text, t->len, out) || !dtype_is_float(*out))
        return parse_fail_at(p, t, CODE_UNSUPPORTED_TYPE, "a quantized type expresses floating-point numbers, not '%.*s'", (int)i64_min((int64_t)t->len, 40),
                             t->text);
    parse_next(p);
    return true;
}

static bool pair(Parser *p, Pairs *out) {
    bool minus = parse_accept_char(p, '-');
    if (p->tok.kind != TOK_FLOAT && p->tok.kind != TOK_INT) return parse_fail_expected(p, "a scale such as 0.5");
    char text[64];
    if (p->tok.len >= sizeof text) return parse_fail(p, "the scale has too many digits");
    memcpy(text, p->tok.text, p->tok.len);
    text[p->tok.len] = 0;
    double scale = strtod(text, NULL);
    int64_t zero = 0;
    parse_next(p);
    if (parse_accept_char(p, ':') && !parse_int(p, &zero)) return false;
    vec_push(&out->scales, minus ? -scale : scale);
    vec_push(&out->zero_points, zero);
    return true;
}

static bool pairs(Parser *p, bool per_axis, Pairs *out) {
    if (!per_axis) return pair(p, out);
    if (!parse_expect_char(p, '{')) return false;
    do {
        if (!pair(p, out)) return false;
    } while (parse_accept_char(p, ','));
    return parse_expect_char(p, '}');
}

// Behind the expressed type: the dimension, if one is given.
static bool axis(Parser *p, int32_t *out) {
    int64_t v;
    Token at;
    *out = -1;
    if (!parse_accept_char(p, ':')) return true;
    at = p->tok;
    if (parse_is_char(p, '{')) return parse_fail_at(p, &at, CODE_UNSUPPORTED_TYPE, "quantization in blocks along several dimensions is not supported");
    if (!parse_int(p, &v)) return false;
    if (v < 0 || v >= MAX_RANK) return parse_fail_at(p, &at, CODE_SYNTAX, "a dimension is 0 to %d", MAX_RANK - 1);
    *out = (int32_t)v;
    return true;
}

static bool uniform(Parser *p, Quant *q, Pairs *out) {
    if (!parse_expect_char(p, '<') || !storage_type(p, &q->storage)) return false;
    bool wide = dtype_info[q->storage].bits > 32;
    q->min = wide ? INT64_MIN : quant_type_min(q->storage), q->max = wide ? INT64_MAX : quant_type_max(q->storage);
    if (parse_accept_char(p, '<') && (!parse_int(p, &q->min) || !parse_expect_char(p, ':') || !parse_int(p, &q->max) || !parse_expect_char(p, '>')))
        return false;
    return parse_expect_char(p, ':') && expressed_type(p, &q->expressed) && axis(p, &q->axis) && parse_expect_char(p, ',') && pairs(p, q->axis >= 0, out) &&
           parse_expect_char(p, '>');
}

const Quant *parse_quant(Parser *p) {
    Token at = p->tok;
    if (at.len != 14 || memcmp(at.text, "!quant.uniform", 14)) {
        parse_fail_at(p, &at, CODE_UNSUPPORTED_TYPE, "type '%.*s' is not supported", (int)i64_min((int64_t)at.len, 100), at.text);
        diag_help(p->d, "of the quantized types !quant.uniform is known");
        return NULL;
    }
    Quant q = {0};
    Pairs list = {0};
    const Quant *made = NULL;
    parse_next(p);
    if (uniform(p, &q, &list)) {
        q.n = (uint32_t)list.scales.n, q.scales = list.scales.items, q.zero_points = list.zero_points.items;
        const char *wrong = quant_wrong(&q, &p->d->arena);
        if (wrong) parse_fail_at(p, &at, CODE_SYNTAX, "%s", wrong);
        else made = quant_intern(&p->m->types, &q);
    }
    vec_free(&list.scales);
    vec_free(&list.zero_points);
    return made;
}
