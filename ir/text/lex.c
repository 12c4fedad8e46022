// Tokens of MLIR's text: see lex.h. A string is found with memchr, so that a constant of 100 MB is one quick token; its
// bytes are checked for being UTF-8 here, once.
#include "ir/text/lex.h"

#include <string.h>

static bool is_digit(char c) { return c >= '0' && c <= '9'; }
static bool is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }
static bool is_word_char(char c) { return is_letter(c) || is_digit(c) || c == '_' || c == '$' || c == '.'; }
static bool is_name_char(char c) { return is_word_char(c) || c == '-'; }

int lex_hex_digit(char c) {
    if (is_digit(c)) return c - '0';
    if (c >= 'a' && c <= 'f') return c - 'a' + 10;
    if (c >= 'A' && c <= 'F') return c - 'A' + 10;
    return -1;
}

bool lex_is_value_name(const char *text, size_t len) {
    if (!len || is_digit(*text)) return false;
    for (size_t i = 0; i < len; i++)
        if (!is_name_char(text[i])) return false;
    return true;
}

bool lex_is_word(const char *text, size_t len) {
    if (!len || !(is_letter(*text) || *text == '_')) return false;
    for (size_t i = 0; i < len; i++)
        if (!is_word_char(text[i])) return false;
    return true;
}

Lexer lex_start(const char *text, size_t len) {
    const char *first = len >= 3 && !memcmp(text, "\xef\xbb\xbf", 3) ? text + 3 : text;
    return (Lexer){first, text + len, first, 1};
}

bool tok_is_word(const Token *t, const char *word) { return t->kind == TOK_WORD && t->len == strlen(word) && !memcmp(t->text, word, t->len); }

static void new_line(Lexer *l) {
    l->line++;
    l->line_start = l->at;
}

// Leaves `at` on the first character of a token; true if it passed a line's end.
static bool skip_blanks(Lexer *l) {
    bool line_ended = l->at == l->line_start;
    while (l->at < l->end) {
        char c = *l->at;
        if (c == '\n') {
            l->at++;
            new_line(l);
            line_ended = true;
        } else if (c == ' ' || c == '\t' || c == '\r') {
            l->at++;
        } else if (c == '/' && l->end - l->at > 1 && l->at[1] == '/') {
            const char *eol = memchr(l->at, '\n', (size_t)(l->end - l->at));
            l->at = eol ? eol : l->end;
        } else {
            break;
        }
    }
    return line_ended;
}

// Well-formed UTF-8 (RFC 3629: no surrogates, no overlong forms), eight ASCII bytes at a step.
static bool is_utf8(const unsigned char *s, size_t n) {
    size_t i = 0;
    while (i < n) {
        uint64_t eight;
        if (n - i >= 8 && (memcpy(&eight, s + i, 8), !(eight & UINT64_C(0x8080808080808080)))) {
            i += 8;
            continue;
        }
        unsigned char c = s[i++];
        if (c < 0x80) continue;
        size_t more = c >= 0xf0 ? 3 : c >= 0xe0 ? 2 : 1;
        if (c < 0xc2 || c > 0xf4 || n - i < more) return false;
        unsigned low = c == 0xe0 ? 0xa0 : c == 0xf0 ? 0x90 : 0x80, high = c == 0xed ? 0x9f : c == 0xf4 ? 0x8f : 0xbf;
        if (s[i] < low || s[i] > high) return false;
        for (size_t k = 1; k < more; k++)
            if ((s[i + k] & 0xc0) != 0x80) return false;
        i += more;
    }
    return true;
}

// `at` is behind the opening quote; moves behind the closing one.
static const char *scan_string(Lexer *l) {
    const char *start = l->at, *from = start;
    for (;;) {
        const char *quote = memchr(from, '"', (size_t)(l->end - from));
        size_t len = (size_t)((quote ? quote : l->end) - from);
        const char *eol = memchr(from, '\n', len);
        if (eol || !quote) {
            l->at = eol ? eol : l->end;
            return "the string has no end on its line";
        }
        size_t slashes = 0;
        while (quote - slashes > start && quote[-1 - (ptrdiff_t)slashes] == '\\') slashes++;
        from = l->at = quote + 1;
        if (slashes % 2 == 0) break;
    }
    return is_utf8((const unsigned char *)start, (size_t)(l->at - 1 - start)) ? NULL : "the string is not UTF-8";
}

// "1e-5": *s behind the digits of the exponent. Nothing in the language begins with a digit and goes on like this.
static bool scan_exponent(const Lexer *l, const char **s) {
    const char *e = *s + 1;
    if (*s == l->end || (**s != 'e' && **s != 'E')) return false;
    if (e < l->end && (*e == '+' || *e == '-')) e++;
    if (e == l->end || !is_digit(*e)) return false;
    while (e < l->end && is_digit(*e)) e++;
    *s = e;
    return true;
}

static TokKind scan_number(Lexer *l) {
    const char *s = l->at, *end = l->end;
    if (end - s > 2 && s[0] == '0' && s[1] == 'x' && lex_hex_digit(s[2]) >= 0) {
        for (s += 2; s < end && lex_hex_digit(*s) >= 0;) s++;
        l->at = s;
        return TOK_INT;
    }
    while (s < end && is_digit(*s)) s++;
    if (s == end || *s != '.') {
        TokKind kind = scan_exponent(l, &s) ? TOK_BAD : TOK_INT;
        l->at = s;
        return kind;
    }
    for (s++; s < end && is_digit(*s);) s++;
    scan_exponent(l, &s);
    l->at = s;
    return TOK_FLOAT;
}

// Behind a sigil: a number, or a name.
static bool scan_name(Lexer *l) {
    const char *start = l->at;
    if (l->at < l->end && is_digit(*l->at)) {
        while (l->at < l->end && is_digit(*l->at)) l->at++;
    } else {
        while (l->at < l->end && is_name_char(*l->at)) l->at++;
    }
    return l->at > start;
}

static const char *scan_sigil(Lexer *l, char c, TokKind *out_kind) {
    l->at++;
    if (c == '@' && l->at < l->end && *l->at == '"') {
        *out_kind = TOK_SYMBOL;
        l->at++;
        return scan_string(l);
    }
    if (c == '#' && l->end - l->at > 1 && l->at[0] == '-' && l->at[1] == '}') {
        l->at += 2;
        *out_kind = TOK_META_END;
        return NULL;
    }
    *out_kind = c == '%' ? TOK_VALUE : c == '@' ? TOK_SYMBOL : c == '#' ? TOK_HASH : c == '!' ? TOK_BANG : TOK_LABEL;
    return scan_name(l) ? NULL : "a name has to follow this sign";
}

static const char *scan_token(Lexer *l, char c, TokKind *out_kind) {
    if (is_letter(c) || c == '_') {
        while (l->at < l->end && is_word_char(*l->at)) l->at++;
        *out_kind = TOK_WORD;
        return NULL;
    }
    if (is_digit(c)) {
        *out_kind = scan_number(l);
        return *out_kind == TOK_BAD ? "a number with an exponent needs a point before it: 1.0e-5, not 1e-5" : NULL;
    }
    if (c == '"') {
        *out_kind = TOK_STRING;
        l->at++;
        return scan_string(l);
    }
    if (c == '%' || c == '@' || c == '#' || c == '!' || c == '^') return scan_sigil(l, c, out_kind);
    size_t rest = (size_t)(l->end - l->at);
    if (c == '-' && rest > 1 && l->at[1] == '>') {
        *out_kind = TOK_ARROW;
        l->at += 2;
    } else if (c == '{' && rest > 2 && l->at[1] == '-' && l->at[2] == '#') {
        *out_kind = TOK_META;
        l->at += 3;
    } else {
        *out_kind = TOK_CHAR;
        l->at++;
        if (c < ' ' || c > '~') return "a character that is not part of the language";
    }
    return NULL;
}

Token lex_next(Lexer *l) {
    const char *before = l->at;
    bool first = skip_blanks(l);
    Token t = {.first = first, .spaced = l->at > before, .line = l->line, .text = l->at};
    ptrdiff_t col = l->at - l->line_start + 1;
    t.col = col > UINT32_MAX ? UINT32_MAX : (uint32_t)col;
    if (l->at == l->end) return t;
    t.ch = *l->at;
    t.wrong = scan_token(l, t.ch, &t.kind);
    if (t.wrong) t.kind = TOK_BAD;
    t.len = (size_t)(l->at - t.text);
    return t;
}

bool lex_unescape(const char *text, size_t len, Text *out) {
    vec_reserve(out, out->n + len + 1);
    for (size_t i = 0; i < len; i++) {
        char c = text[i];
        if (c == '\\') {
            if (len - i < 2) return false;
            char e = text[++i];
            int high = lex_hex_digit(e), low = len - i > 1 ? lex_hex_digit(text[i + 1]) : -1;
            if (e == '"' || e == '\\') {
                c = e;
            } else if (e == 'n') {
                c = '\n';
            } else if (e == 't') {
                c = '\t';
            } else if (high >= 0 && low >= 0) {
                c = (char)(high * 16 + low);
                i++;
            } else {
                return false;
            }
        }
        text_add(out, &c, 1);
    }
    text_add(out, "", 0);
    return true;
}

void lex_escape(const char *text, size_t len, Text *out) {
    for (size_t i = 0; i < len; i++) {
        char c = text[i];
        if (c == '\\') text_add(out, "\\\\", 2);
        else if (c < ' ' || c > '~' || c == '"') text_f(out, "\\%02X", (unsigned char)c);
        else text_add(out, &c, 1);
    }
}
