// Pretty forms of ops with regions: reduce, while, scan. See forms.c.
#include "ir/text/parse/forms.h"

#include <stdlib.h>

// (%x init: %a), (%y init: %b): operands, then initial values
static bool reduce_operands(Parser *p, Draft *s) {
    Operands inits = {0};
    bool ok;
    do {
        Operand x, init;
        ok = parse_expect_char(p, '(') && parse_operand(p, &x) && parse_expect_word(p, "init") && parse_expect_char(p, ':') && parse_operand(p, &init) &&
             parse_expect_char(p, ')');
        if (ok) {
            vec_push(&s->operands, x);
            vec_push(&inits, init);
        }
    } while (ok && parse_accept_char(p, ','));
    for (size_t i = 0; ok && i < inits.n; i++) vec_push(&s->operands, inits.items[i]);
    vec_free(&inits);
    return ok;
}

static bool reducer_op(Parser *p, OpKind *out) {
    if (p->tok.kind != TOK_WORD || !op_find(p->tok.text, p->tok.len, out)) return parse_fail_expected(p, "an op of two operands");
    const OpInfo *info = &op_info[*out];
    if (info->ins != 2 || info->outs != 1 || !op_has(*out, MAP) || info->attrs[0] != ATTR_COUNT) return parse_fail_expected(p, "an op of two operands");
    parse_next(p);
    return true;
}

// The region that `applies stablehlo.add` stands for, on scalars of the first operand's elements.
static bool reduce_compact(Parser *p, Draft *s, OpKind kind) {
    if (s->in.n != 2 || !type_is_tensor(s->in.items[0]))
        return parse_fail_at(p, &s->at, CODE_BAD_STRUCTURE, "a reduction that applies an op has one operand and one initial value");
    Type t = type_element(&p->m->types, s->in.items[0]);
    if (!t)
        return parse_fail_at(p, &s->at, CODE_TYPE_MISMATCH, "a reduction works on tensors with one scale, not on %s", type_name(&p->d->arena, s->in.items[0]));
    OpLoc loc = draft_loc(p, s);
    Block *b = block_new(p->m);
    Op *op = op_new(p->m, kind, loc, 2, 1, 0), *end = op_new(p->m, OP_RETURN, loc, 1, 0, 0);
    for (int i = 0; i < 2; i++) op->operands[i] = block_add_arg(p->m, b, t, NULL);
    op->results[0].type = t;
    end->operands[0] = &op->results[0];
    block_append(b, op);
    block_append(b, end);
    vec_push(&s->regions, b);
    return true;
}

typedef VEC(Token) Tokens;

static bool typed_name(Parser *p, Tokens *names, Types *types) {
    SrcLoc unused = {0};
    if (p->tok.kind != TOK_VALUE) return parse_fail_expected(p, "an argument such as %arg0");
    vec_push(names, p->tok);
    parse_next(p);
    Type t = parse_expect_char(p, ':') ? parse_type(p) : NULL;
    if (t) vec_push(types, t);
    return t && parse_loc(p, &unused);
}

// reducer(%a: t, %b: t) (%c: t, %d: t) { ... }: arguments are the first of each pair, then the second ones
static bool reducer_region(Parser *p, Draft *s) {
    Tokens names = {0};
    Types types = {0};
    bool ok = parse_expect_word(p, "reducer");
    do {
        ok = ok && parse_expect_char(p, '(') && typed_name(p, &names, &types) && parse_expect_char(p, ',') && typed_name(p, &names, &types) &&
             parse_expect_char(p, ')');
    } while (ok && parse_is_char(p, '('));
    Block *b = parse_region_open(p);
    size_t mark = p->scope.n;
    for (size_t part = 0; part < 2; part++)
        for (size_t i = part; ok && i < names.n; i += 2) ok = parse_region_arg(p, b, &names.items[i], types.items[i]);
    ok = ok && parse_region_close(p, b);
    parse_scope_end(p, mark);
    vec_push(&s->regions, b);
    vec_free(&names);
    vec_free(&types);
    return ok;
}

bool parse_form_reduce(Parser *p, Draft *s) {
    OpKind applied = OP_COUNT;
    if (!reduce_operands(p, s)) return false;
    if (parse_accept_word(p, "applies") && !reducer_op(p, &applied)) return false;
    if (!parse_expect_word(p, "across") || !parse_word_axes(p, s, "dimensions", ATTR_dimensions) || !parse_attrs_typed(p, s)) return false;
    if (applied == OP_COUNT) return reducer_region(p, s);
    return parse_loc(p, &s->src) && reduce_compact(p, s, applied);
}

// (%i = %0, %x = %1)
static bool while_operands(Parser *p, Draft *s, Tokens *names) {
    if (!parse_expect_char(p, '(')) return false;
    if (parse_accept_char(p, ')')) return true;
    do {
        Operand o;
        if (p->tok.kind != TOK_VALUE) return parse_fail_expected(p, "an argument such as %arg0");
        vec_push(names, p->tok);
        parse_next(p);
        if (!parse_expect_char(p, '=') || !parse_operand(p, &o)) return false;
        vec_push(&s->operands, o);
    } while (parse_accept_char(p, ','));
    return parse_expect_char(p, ')');
}

static bool while_region(Parser *p, Draft *s, const char *word, const Tokens *names) {
    if (!parse_expect_word(p, word)) return false;
    Block *b = parse_region_open(p);
    size_t mark = p->scope.n;
    bool ok = true;
    for (size_t i = 0; ok && i < names->n; i++) ok = parse_region_arg(p, b, &names->items[i], s->in.items[i]);
    ok = ok && parse_region_close(p, b);
    parse_scope_end(p, mark);
    vec_push(&s->regions, b);
    return ok;
}

bool parse_form_while(Parser *p, Draft *s) {
    Tokens names = {0};
    bool ok = while_operands(p, s, &names);
    if (ok && parse_accept_char(p, ':')) ok = parse_type_list(p, &s->in);
    if (ok && s->in.n != s->operands.n)
        ok = parse_fail_at(p, &s->at, CODE_TYPE_MISMATCH, "%s has %zu operands, but %zu types are given", op_text(s->kind), s->operands.n, s->in.n);
    ok = ok && parse_check_operand_types(p, s);
    for (size_t i = 0; ok && i < s->in.n; i++) vec_push(&s->out, s->in.items[i]);
    if (ok && parse_accept_word(p, "attributes")) ok = parse_expect_char(p, '{') && parse_attr_dict(p, s, '}');
    ok = ok && while_region(p, s, "cond", &names) && while_region(p, s, "do", &names);
    vec_free(&names);
    return ok;
}

// (%a, %b)
static bool operands_in_parens(Parser *p, Draft *s) {
    if (!parse_expect_char(p, '(')) return false;
    return parse_accept_char(p, ')') || (parse_operand_list(p, &s->operands) && parse_expect_char(p, ')'));
}

// The arguments and their types stand behind ^bb0.
static bool labelled_region(Parser *p, Draft *s) {
    Block *b = parse_region_open(p);
    size_t mark = p->scope.n;
    bool ok = parse_region_close(p, b);
    parse_scope_end(p, mark);
    vec_push(&s->regions, b);
    return ok;
}

// (%x) inits(%a) dimension=0 attributes {..} { ^bb0(..): .. } : (t, t) -> (t, t)
bool parse_form_scan(Parser *p, Draft *s) {
    Ints sizes = {0};
    Token at = p->tok;
    bool ok = operands_in_parens(p, s);
    vec_push(&sizes, (int64_t)s->operands.n);
    ok = ok && parse_expect_word(p, "inits") && operands_in_parens(p, s);
    vec_push(&sizes, (int64_t)s->operands.n - sizes.items[0]);
    ok = ok && draft_axes(p, s, ATTR_operandSegmentSizes, &sizes, &at) && parse_word_int(p, s, "dimension", ATTR_dimension);
    vec_free(&sizes);
    if (ok && parse_accept_word(p, "attributes")) ok = parse_expect_char(p, '{') && parse_attr_dict(p, s, '}');
    return ok && labelled_region(p, s) && parse_attrs_typed(p, s);
}
