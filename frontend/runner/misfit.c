// An input whose shape is not the argument's: whose it may be, what makes an array that fits, and what makes a program for it.
#include "frontend/runner/tpurun.h"
#include "ir/base/shown.h"

#include <inttypes.h>
#include <string.h>

// The only dimension that differs; -1: more does.
static int32_t differing_dim(const Port *port, const NpyArray *a) {
    int32_t dim = -1;
    if (port->rank != a->rank) return -1;
    for (uint32_t i = 0; i < port->rank; i++) {
        if (port->dims[i] == a->dims[i]) continue;
        if (dim >= 0) return -1;
        dim = (int32_t)i;
    }
    return dim;
}

// What makes a program for the file's size of the dimension, which no bucket is chosen by.
static void help_compile(const Model *m, uint32_t index, uint32_t dim, const NpyArray *a, Diags *d) {
    const Port *port = &m->args[index];
    TpurtPortInfo info = {0};
    int64_t dims[MAX_RANK], got = a->dims[dim], is = port->dims[dim];
    if (got < 1 || tpurt_port_describe(m->program, m->entry, TPURT_ARG, index, &info, NULL)) return;
    const char *symbol = info.symbols ? info.symbols[dim] : NULL, *own = arena_printf(&d->arena, "%s.%u", port->name, dim);
    const char *both = arena_printf(&d->arena, "%s=%" PRId64 ",%" PRId64, symbol ? symbol : own, got < is ? got : is, got < is ? is : got);
    if (symbol && symbol[strcspn(symbol, "+-*/() ")]) { // made of others
        diag_help(d, "compile the model again for it, with --dim for what '%s' is made of", symbol);
    } else if (symbol) {
        diag_help(d, "compile the model again for it, with --dim %s=%" PRId64 "; --bucket %s makes a program for both", symbol, got, both);
    } else if (!dim) {
        memcpy(dims, port->dims, port->rank * sizeof *dims);
        dims[dim] = DIM_UNKNOWN;
        diag_help(d, "the model fixes dimension 0; one that leaves it open, as %s, is compiled for both with --bucket %s",
                  port_type(d, port->dtype, port->rank, dims), both);
    } else {
        diag_help(d, "the model fixes dimension %u, to %" PRId64, dim, is);
    }
}

void help_shape(const Model *m, const Target *t, const char *file, const Port *whole, const NpyArray *a, Diags *d) {
    int32_t dim = differing_dim(whole, a);
    for (uint32_t i = 0; i < m->n_args; i++) {
        if (i == t->index || !npy_fits(a, m->args[i].dtype, m->args[i].rank, m->args[i].dims)) continue;
        diag_help(d, "argument '%s' is of this type: --input %s", m->args[i].name, shell_quote(&d->arena, "%s=%s", m->args[i].name, file));
        return;
    }
    bool said = npy_help_rows(a, file, whole->dtype, whole->rank, whole->dims, d);
    if (dim >= 0 && t->axis < 0 && m->program) help_compile(m, t->index, (uint32_t)dim, a, d);
    else if (!said)
        diag_help(d, "%s takes this type alone: %s", m->file,
                  m->program ? "compile the model again for another one, with --dim where it leaves sizes open" : "--dim binds what it leaves open");
}

// Are the n last dimensions of both the same, but where calls may be of several sizes?
static bool ends_alike(const TpurtPortInfo *info, const NpyArray *a, uint32_t n) {
    for (uint32_t k = 1; k <= n; k++) {
        uint32_t dim = info->rank - k;
        if (info->dims[dim] != a->dims[a->rank - k] && !(info->symbols && info->symbols[dim])) return false;
    }
    return true;
}

void help_rank(const Model *m, uint32_t index, const char *file, const NpyArray *a, Diags *d) {
    TpurtPortInfo info;
    if (tpurt_port_describe(m->program, m->entry, TPURT_ARG, index, &info, NULL)) return;
    if (a->rank + 1 == info.rank && ends_alike(&info, a, a->rank))
        diag_help(d, "of one example, in Python: numpy.save(\"OTHER.npy\", numpy.load(\"%s\")[None])", file);
    if (a->rank == info.rank + 1 && a->dims[0] == 1 && ends_alike(&info, a, info.rank))
        diag_help(d, "in Python: numpy.save(\"OTHER.npy\", numpy.load(\"%s\")[0])", file);
}
