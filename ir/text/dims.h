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

enum { MAX_DIM_TEXT = 1024 }; // characters of one size

// What a symbol is worth; false: nobody said so yet. Called for each symbol of a text in order.
typedef bool SymbolFn(void *context, const char *name, size_t len, int64_t *out_value);
typedef enum {
    DIM_NUMBER,
    DIM_OPEN,      // a symbol has no value
    DIM_UNDEFINED, // division by zero, or a number over 2^60 on the way
    DIM_MALFORMED, // no text of the grammar above
} DimState;
DimState dim_eval(const char *text, SymbolFn *of, void *context, int64_t *out);
bool dim_is_wellformed(const char *text);
const char *dim_wrong(const char *text); // why it is not: what follows "'2*' .."; NULL: it is
bool dim_is_symbol(const char *text); // one name and nothing else
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
