// What the pass `bind` knows while it works: every size of an argument is a place, every name in such a size a symbol. Both become known once, with what
// says so; a second number that differs is refused with both. Places are in the order of arguments, and of an argument's in that of axes.
#ifndef TPUCC_PASSES_BIND_PLACES_H
#define TPUCC_PASSES_BIND_PLACES_H

#include "ir/text/dims.h"
#include "passes/pass.h"

typedef struct {
    const char *name;
    bool known;
    int64_t value;
    const char *from; // "--dim b=7"
    bool padded;
    size_t uses; // 1 + the first of the places that it occurs in, in Bind.uses
} Symbol;

static const uint32_t BIND_NO_ARGUMENT = UINT32_MAX; // behind all of them

// A dimension of an argument, or a scalar argument (axis -1).
typedef struct {
    uint32_t arg; // BIND_NO_ARGUMENT: it is a constant now
    int32_t axis;
    const char *text; // what it is called, or NULL
    bool known, open; // open: the model leaves it open
    int64_t value;
    const char *from; // what says so
    bool padded;      // calls may have less
    const Op *constant;
    const char *called; // "dimension 0 of argument 'x'", while the argument is there
    size_t said;        // 1 + the first of the constraints about it, in Bind.said_of
} Place;

typedef struct {
    size_t of, next; // 1 + the next one
} Mention;
typedef VEC(Mention) Mentions;

typedef struct {
    PassContext *c;
    Func *f;
    VEC(Symbol) symbols;
    VEC(Place) places;
    Map symbol_of;                // 1 + the symbol, by name
    Map given;                    // names that --dim has
    Map named, numbered, located; // 1 + the argument by its own name, its number + 1 and its location; BIND_MANY
    Mentions uses, said_of;
    size_t noting; // place
    // What is to be looked at again, since something became known: places, and what ops say of two of them.
    bool *due, *said_due;
    const char *names; // all that can be bound, once that was listed for a refusal
    bool good;
} Bind;

static const size_t BIND_MANY = SIZE_MAX;

// Adds no diagnostic: one has been added. False, and so the pass ends.
bool bind_refuse(Bind *b);

// places.c: what there is
void bind_collect_places(Bind *b);
// Behind the names that options give to dimensions.
void bind_collect_symbols(Bind *b);
Symbol *bind_symbol_find(Bind *b, const char *name, size_t len);
bool bind_symbol_value(void *context, const char *name, size_t len, int64_t *out); // SymbolFn of a Bind
Place *bind_place_find(Bind *b, int64_t arg, int64_t axis);
const char *bind_place_called(Bind *b, const Place *p);
void bind_place_name(Bind *b, Place *p, const char *name); // as tpu.dims in the model would
void bind_place_uses(Bind *b, Place *p);                   // enters it with the symbols of its text
void bind_mention(Mentions *uses, size_t *first, size_t of);

// Known now, from then on and once; else a conflict is refused.
void bind_place_set(Bind *b, Place *p, int64_t value, const char *from, bool padded);
void bind_symbol_set(Bind *b, Symbol *s, int64_t value, const char *from, bool padded);

// options.c: dimensions get the names that --dim gives, before symbols are collected, and numbers behind that
void bind_collect_names(Bind *b);
void bind_names(Bind *b);
void bind_numbers(Bind *b);

// propagate.c: until nothing changes
void bind_propagate(Bind *b);
void bind_spread(Bind *b); // over what ops say is as large

#endif
