// Tokens of MLIR's text (mlir/docs/LangRef.md, "Notation"): a Lexer is a position in the text and may be copied to look ahead or
// to come back. It allocates nothing and keeps no line table: line and column are counted as it goes.
#ifndef TPUCC_IR_TEXT_LEX_H
#define TPUCC_IR_TEXT_LEX_H

#include "ir/base/base.h"

typedef enum {
    TOK_END,
    TOK_BAD,      // `wrong` says why; the lexer has moved on behind it
    TOK_VALUE,    // %x
    TOK_SYMBOL,   // @x or @"x"
    TOK_HASH,     // #x, also the #3 of %x#3
    TOK_BANG,     // !x
    TOK_LABEL,    // ^x
    TOK_WORD,     // stablehlo.add
    TOK_INT,      // 12, 0x1F
    TOK_FLOAT,    // 1.5e-3
    TOK_STRING,   // with its quotes
    TOK_ARROW,    // ->
    TOK_META,     // {-#
    TOK_META_END, // #-}
    TOK_CHAR      // any other single character, in `ch`
} TokKind;

typedef struct {
    TokKind kind;
    char ch;
    bool spaced; // white space or a comment stands before it
    bool first;  // first of its line
    uint32_t line, col;
    const char *text;
    size_t len;
    const char *wrong;
} Token;

typedef struct {
    const char *at, *end, *line_start;
    uint32_t line;
} Lexer;

Lexer lex_start(const char *text, size_t len); // a byte order mark (of UTF-8) is passed over, and no column
Token lex_next(Lexer *l);
static inline bool tok_is(const Token *t, char ch) { return t->kind == TOK_CHAR && t->ch == ch; }
bool tok_is_word(const Token *t, const char *word);

// A quoted string's content (text between the quotes) with its escapes \n \t \" \\ \XX undone. False for a wrong escape.
bool lex_unescape(const char *text, size_t len, Text *out);
// The reverse: what may stand between quotes; everything but printable ASCII becomes \XX.
void lex_escape(const char *text, size_t len, Text *out);
// May follow '%' (digits are not meant here), stand as an attribute's name, a resource's name.
bool lex_is_value_name(const char *text, size_t len);
bool lex_is_word(const char *text, size_t len);
// -1 if c is no hexadecimal digit.
int lex_hex_digit(char c);

#endif
