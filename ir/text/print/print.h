// Shared by the files of the printer.
#ifndef TPUCC_IR_TEXT_PRINT_PRINT_H
#define TPUCC_IR_TEXT_PRINT_PRINT_H

#include "ir/text/names.h"
#include "ir/text/text.h"

typedef struct {
    Text *out;
    PrintOptions o;
    int indent;       // in spaces
    const Func *func; // whose arguments have the names `args`
    const char **args;
    Arena arena; // names of the function being printed
    Interner names;
    Map taken; // names of its arguments
    uint32_t next_value, next_arg;
    Str said; // name of an unknown attribute that the form has printed itself
} Printer;

void print_text(Printer *p, const char *s);
void print_fmt(Printer *p, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
void print_value(Printer *p, const Value *v);
void print_values(Printer *p, Value *const *v, size_t n); // %a, %b
void print_type(Printer *p, Type t);
void print_types(Printer *p, Value *const *v, size_t n);       // t, t
void print_function_type(Printer *p, const Op *op);            // (t, t) -> t
void print_region(Printer *p, const Block *b, bool with_args); // { ops }
void print_new_line(Printer *p);
void print_src(Printer *p, Str name, Str file, uint32_t line, uint32_t col); // loc(...) if they are printed and known
void print_symbol(Printer *p, Str name);
void print_string(Printer *p, const char *text, size_t len); // quoted

// Attributes and constants (attr.c).
void print_ints(Printer *p, Axes a); // 1, 2
void print_literal(Printer *p, const Literal *l);
void print_attr_value(Printer *p, const Attr *a);
void print_conv_dims(Printer *p, const Attr *a);
void print_named_texts(Printer *p, NamedTexts list);
typedef unsigned __int128 AttrKeys; // a set: bits by key
// The op's attributes whose keys are not in `shown` (bits by key), `before` first: " {", a list, "}". Nothing if there are none.
void print_attrs(Printer *p, const Op *op, AttrKeys shown, const char *before, const char *after);
#define KEY(id) ((AttrKeys)1 << ATTR_##id)
_Static_assert(ATTR_COUNT <= 128, "a set of keys is 128 bits");
enum { KNOWN_KEYS = 1, UNKNOWN_KEYS = 2 };
void print_some_attrs(Printer *p, const Op *op, AttrKeys shown, int which, const char *before, const char *after);

void print_meshes(Printer *p, const Module *m); // mesh.c

// Ops. False, with nothing printed: the op does not have the shape that this form can say.
typedef bool FormPrint(Printer *p, const Op *op);
extern FormPrint *const print_form[OP_COUNT];

#endif
