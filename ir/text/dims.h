// Open dimensions by name. A port of a function (PortInfo.dims) says of each dimension what it is called: a symbol "b", or a size computed
// from symbols, "2*n", "n + 1", "floordiv(h, 4)". In text this is the argument's attribute tpu.dims = ["b", "", "2*n"], in .fb the field
// `symbols`; an empty name is none. A name at a dimension that is a number says what fixed it.
//
//   size = [-] term {(+ | -) term}     term = factor {* factor}     factor = atom [^ integer]
//   atom = integer | symbol | (size) | floordiv(size, size) | mod(size, size) | max(size, size) | min(size, size)
//
// This is how jax.export prints sizes. Division rounds down, the remainder has the sign of the divisor.
#ifndef TPUCC_IR_TEXT_DIMS_H
#define TPUCC_IR_TEXT_DIMS_H

#include "ir/graph/graph.h"
#include "ir/text/text.h"

#define DIMS_ATTR "tpu.dims"

enum { MAX_DIM_TEXT = 1024, MAX_DIM_DEPTH = 32 }; // characters of one size; sizes in sizes

// A size as it is computed: a postfix program for a stack of numbers, which ends with the size on it. A text is read once, into such a program; how
// words compute is said here, in ir/text/dims.c, and for the same words of an artifact (TpuSizeWord) in runtime/shapes/sizes.c.
typedef enum {
    WORD_NUMBER, // push `value`
    WORD_SYMBOL, // push what the symbol is worth
    WORD_NEGATE, // pop a, push -a
    WORD_POWER,  // pop a, push a to the power of `value`
    WORD_ADD,    // pop b, then a, push a + b; so for what follows
    WORD_SUBTRACT,
    WORD_MULTIPLY,
    WORD_FLOORDIV,
    WORD_MOD,
    WORD_MAX,
    WORD_MIN
} DimWordKind;
typedef struct {
    DimWordKind kind;
    int64_t value;    // at least 0; over 2^60: that the text has a larger number than this
    const char *name; // of a symbol: in the text, `len` characters
    size_t len;
} DimWord;
typedef struct {
    size_t n;
    DimWord words[MAX_DIM_TEXT]; // a character makes at most one
} DimProgram;
// At each depth a sum, a product and the first argument of a function may wait for the rest.
enum { MAX_DIM_STACK = 3 * MAX_DIM_DEPTH };

bool dim_compile(const char *text, DimProgram *out); // false: malformed

// What a symbol is worth; false: nobody said so yet. Called for each symbol of a size in order.
typedef bool SymbolFn(void *context, const char *name, size_t len, int64_t *out_value);
typedef enum {
    DIM_NUMBER,
    DIM_OPEN,      // a symbol has no value
    DIM_UNDEFINED, // division by zero, or a number over 2^60 on the way
    DIM_MALFORMED, // no text of the grammar above
} DimState;
DimState dim_run(const DimProgram *program, SymbolFn *of, void *context, int64_t *out);
DimState dim_eval(const char *text, SymbolFn *of, void *context, int64_t *out); // compile and run
bool dim_is_wellformed(const char *text);
const char *dim_wrong(const char *text); // why it is not: what follows "'2*' .."; NULL: it is
bool dim_is_symbol(const char *text);    // one name and nothing else
// The value of `symbol` for which the text has this size, where all its other symbols have values.
typedef enum {
    DIM_SOLVED,
    DIM_NEVER,    // no integer of at least 0 gives this size
    DIM_UNSOLVED, // another symbol is open, or the text is not linear in this one
} DimSolution;
DimSolution dim_solve(const char *text, const char *symbol, int64_t size, SymbolFn *of, void *context, int64_t *out);

// ["b", "", "2*n"] with `rank` entries into out, NULL for empty ones. False: it is something else.
bool dims_parse(Interner *strings, const char *text, uint32_t rank, Str *out);
bool dims_any(const Str *dims, uint32_t rank); // there is a list, with at least one name
void dims_text(const Str *dims, uint32_t rank, Text *out);

#endif
