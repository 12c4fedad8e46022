// Shared by the files of the reader. One token of look-ahead: `tok` is the current one, `lex` stands behind it. Functions
// that return bool have added a diagnostic when they return false; the caller gives up its op and reading goes on at the next one.
#ifndef TPUCC_IR_TEXT_PARSE_PARSE_H
#define TPUCC_IR_TEXT_PARSE_PARSE_H

#include "ir/text/lex.h"
#include "ir/text/names.h"
#include "ir/text/text.h"

enum { MAX_NESTING = 64, MAX_PLACE_NESTING = 500, MAX_REGION_NESTING = 100, MAX_ATTRS = 4096 };

// What an SSA name means now. n == 0: out of scope.
typedef struct {
    Str name;
    Value *first; // of n results that lie side by side; &Parser.poison for those of an op that could not be read
    uint32_t n;
    Loc at;
} Binding;

// Name, file and line that a loc(...) is reduced to: the first of each that it mentions.
typedef struct {
    Str name, file;
    uint32_t line, col;
} SrcLoc;

typedef VEC(SrcLoc) SrcLocs;

typedef struct {
    Str name;
    Lexer at; // behind the '='
    enum { LOC_UNREAD, LOC_READING, LOC_READ } loc_state;
    SrcLoc loc;
    enum { TYPE_UNREAD, TYPE_READ, TYPE_WRONG } type_state;
    Type type; // if it was read as one
} Alias;

typedef struct {
    Str name;
    const char *hex; // the string's content
    size_t len;
    Loc at;
} Resource;

typedef struct {
    Lexer lex;
    Token tok;
    Module *m;
    Diags *d;
    Str file; // in the Diags: its places outlive the module
    MadeText made;
    Value poison; // stands for results of ops that were not understood; has no type
    VEC(Binding) bindings;
    VEC(uint32_t) scope; // bindings in order of definition
    VEC(Alias) aliases;
    VEC(Resource) resources;
    Map binding_of, alias_of, resource_of, func_at, unsupported;
    uint32_t n_regions, n_nested, n_places; // depths
    SrcLocs *arg_places;                    // where the next block's header leaves the places of its arguments, or NULL
    bool end_told;                          // that the file ends too early
    size_t alias_bytes;                     // read inside aliases, against texts that expand without end
} Parser;

typedef struct {
    Value *value;
    Token at;
} Operand;

typedef VEC(Operand) Operands;
typedef VEC(Type) Types;
typedef VEC(int64_t) Ints;
typedef VEC(Attr) Attrs;
typedef VEC(NamedText) Texts;

typedef struct OlderOp OlderOp;

// An op while it is read.
typedef struct {
    OpKind kind;
    const OlderOp *older; // that it was written as, or NULL
    Token at;             // its name
    SrcLoc src;
    Operands operands;
    Types in, out;
    Attrs attrs;
    VEC(Block *) regions;
} Draft;

// Tokens.
void parse_next(Parser *p);
Loc parse_tok_loc(const Parser *p, const Token *t);
Loc parse_line_loc(const Parser *p, uint32_t line, uint32_t col);
bool parse_fail(Parser *p, const char *fmt, ...) __attribute__((format(printf, 2, 3))); // at tok
bool parse_fail_at(Parser *p, const Token *t, DiagCode code, const char *fmt, ...) __attribute__((format(printf, 4, 5)));
bool parse_fail_expected(Parser *p, const char *what); // "expected WHAT, found ..."
bool parse_is_char(const Parser *p, char c);
bool parse_is_word(const Parser *p, const char *word);
bool parse_accept_char(Parser *p, char c);
bool parse_accept_word(Parser *p, const char *word);
bool parse_expect_char(Parser *p, char c);
bool parse_expect_word(Parser *p, const char *word);
bool parse_expect_arrow(Parser *p);
bool parse_nest(Parser *p); // counts a level of nesting; parse_unnest when it is left
static inline void parse_unnest(Parser *p) { p->n_nested--; }
Str parse_tok_str(Parser *p, const Token *t, size_t skip); // the token's text behind its first `skip` characters
bool parse_string(Parser *p, Str *out);                    // "text", unescaped
bool parse_symbol(Parser *p, Str *out);                    // @text
bool parse_int(Parser *p, int64_t *out);                   // with its sign
bool parse_ints(Parser *p, Ints *out);                     // [1, 2]
bool parse_ints_body(Parser *p, Ints *out, char end);      // 1, 2 up to and with `end`

// Types, places, aliases (type.c).
Type parse_type(Parser *p);                                 // NULL: said why
bool parse_type_list(Parser *p, Types *out);                // t, t
bool parse_parens_types(Parser *p, Types *out);             // (t, t), maybe empty
bool parse_function_type(Parser *p, Types *in, Types *out); // (t) -> t
bool parse_loc(Parser *p, SrcLoc *out);                     // loc(...), if there is one
void parse_scan_aliases(Parser *p, Lexer l);
// Reading goes on in the definition of the alias whose name tok is, and comes back behind the name. alias_of_tok: NULL if it is none.
typedef struct {
    Lexer lex;
    const char *start;
} Place;
Alias *alias_of_tok(Parser *p);
void alias_enter(Parser *p, const Alias *a, Place *out);
bool alias_leave(Parser *p, Place back); // refuses texts that expand without end
bool parse_skip_meta(Parser *p);         // the {-# ... #-} section

bool parse_at_quant(const Parser *p);
const Quant *parse_quant(Parser *p); // !quant.uniform<...> (quant.c); NULL: said why

// Attributes and constants (attr.c, literal.c).
bool parse_attr_dict(Parser *p, Draft *s, char end);           // name = value, ... up to and with `end`; the opening one has been read
bool parse_opt_attrs(Parser *p, Draft *s);                     // { ... } if there is one
bool parse_named_texts(Parser *p, NamedTexts *out);            // { ... }
bool parse_enum_word(Parser *p, AttrKey key, Str *out);        // LT
bool parse_precision(Parser *p, Draft *s);                     // [DEFAULT, HIGH]
bool parse_conv_dims(Parser *p, Attr *out);                    // [b, f, 0]x[o, i, 0]->[b, f, 0]
bool parse_pairs(Parser *p, Ints *out);                        // [[0, 1], [2, 3]]
bool parse_bools(Parser *p, Ints *out, char end);              // false, true, up to and with `end`
bool parse_attr_text(Parser *p, Text *out);                    // any value as text, up to a ',' or a closing bracket
bool parse_attr_bracket(Parser *p, Text *out);                 // <...> as text
bool draft_attr(Parser *p, Draft *s, Attr a, const Token *at); // refuses a second one of the same key
bool draft_axes(Parser *p, Draft *s, AttrKey key, const Ints *v, const Token *at);
const Literal *parse_literal(Parser *p);           // dense<...> : type and dense_resource<...> : type
bool parse_element(Parser *p, DType t, void *out); // one number
bool parse_at_literal(const Parser *p);

// Ops (op.c, forms.c).
OpLoc draft_loc(Parser *p, const Draft *s); // where the op comes from
typedef bool FormParse(Parser *p, Draft *s);
extern FormParse *const parse_form[OP_COUNT];
// An op that StableHLO has no more (older.c): how it was written, and how it is today.
struct OlderOp {
    const char *text;
    OpKind kind;
    FormParse *form;  // of the pretty form
    FormParse *renew; // of what either form has given: its attributes become those of today's op; NULL: they are those
    const char *attr; // one that is read as `key` until then, or NULL
    AttrKey key;
};
const OlderOp *older_op(const char *text, size_t len); // NULL: none
bool parse_operand(Parser *p, Operand *out);
bool parse_operand_list(Parser *p, Operands *out); // %a, %b
bool parse_generic(Parser *p, Draft *s);           // behind the name: (%a) <{...}> ({...}) {...} : (t) -> t
bool parse_check_operand_types(Parser *p, const Draft *s);
Block *parse_region_open(Parser *p); // a new block, a new scope
bool parse_region_arg(Parser *p, Block *b, const Token *name, Type type);
bool parse_region_close(Parser *p, Block *b); // { ops }, then the scope ends
void parse_scope_end(Parser *p, size_t mark);
bool parse_bind(Parser *p, const Token *name, Value *first, uint32_t n);
void parse_op(Parser *p, Block *b);        // one, or a diagnostic; always moves on
void parse_ops(Parser *p, Block *b);       // up to the '}' that ends the block
void parse_skip_op(Parser *p, Lexer from); // to where the next op begins

// Meshes (mesh.c).
bool parse_at_mesh(const Parser *p);
bool parse_mesh(Parser *p); // sdy.mesh @m = <...>

// Functions (func.c).
bool parse_func(Parser *p);         // func.func @f(...) { ... }
bool parse_generic_func(Parser *p); // "func.func"() ...
bool parse_at_func(const Parser *p);

#endif
