// What random models of padded.h are written with: values, sizes that are computed from n, and text. A value is a name, an element type and
// dimensions a*n + b; sizes with n are computed from those of an argument by get_dimension_size, as exporters write them.
#ifndef TPUCC_TESTS_OPS_RANDOM_PADDED_TEXT_H
#define TPUCC_TESTS_OPS_RANDOM_PADDED_TEXT_H

#include "ir/base/base.h"

enum { MAX_VALUES = 64, MAX_DIMS = 4, MAX_SIZES = 32 };

typedef struct {
    int a, b; // a*n + b
} Dim;

typedef struct {
    int id;
    const char *type; // "f32", "i32", "i1"
    int rank;
    Dim d[MAX_DIMS];
    int huge; // 1: masked once, 2: may be huge for another reason, so that rows may have nothing else
} Val;

typedef struct {
    Text *out;
    uint64_t state;
    Val v[MAX_VALUES];
    int n, next;
    Dim sized[MAX_SIZES]; // sizes that there are, and their names
    int size_ids[MAX_SIZES], n_sizes;
} Gen;

unsigned below(Gen *g, unsigned n);
bool same_dim(Dim x, Dim y);
bool same_shape(const Val *x, const Val *y);
int worse(int a, int b); // of `huge`

const char *type_of(const Val *v); // in a buffer of its own: a line names a few types
Val fresh(Gen *g, const char *type, int rank, const Dim *d);
Val like(Gen *g, const Val *x, const char *type);
Val keep(Gen *g, Val v); // among those to pick from

// Ops; the result is not kept.
Val constant(Gen *g, const char *number, const char *type);
int size_of(Gen *g, Dim d);                // a vector of one integer
int sizes(Gen *g, int rank, const Dim *d); // of several
Val broadcast(Gen *g, const Val *x, const Val *shape, const int *dims);
Val splat(Gen *g, const char *number, const Val *shape);
Val unary(Gen *g, const char *op, const Val *x);
Val binary(Gen *g, const char *op, const Val *x, const Val *y);
Val compare(Gen *g, const char *how, const Val *x, const Val *y);
Val convert(Gen *g, const Val *x, const char *type);
Val chosen(Gen *g, const Val *which, const Val *x, const Val *y);
Val reduce(Gen *g, const char *op, const char *init, const Val *x, unsigned over);
Val spread(Gen *g, const Val *r, const Val *shape, unsigned over);

const Val *pick(Gen *g, const char *type); // the newest are likelier
const Val *pick_like(Gen *g, const Val *x);
int padded_dim(Gen *g, const Val *x); // one that is n long, or -1
// The mask in the shape of x along one of its dimensions; where it is greater than 0.
Val mask_of(Gen *g, const Val *x, int dim);
Val truth_of(Gen *g, const Val *x, int dim);
extern const Val mask_argument;

#endif
