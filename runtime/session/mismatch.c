// Why a call's shapes are not those of an entry point, in a sentence: the nearest entry point, the first argument and dimension that
// differ, both sizes, and the flag of tpucc that would admit the call, where the program says what its dimensions are called. Nothing
// is allocated.
#include "runtime/internal.h"

#include <string.h>

// Of a rank that no array has, no size is read: it counts what nobody has written.
void line_type(Line *line, uint32_t dtype, uint32_t rank, const int64_t *dims) {
    const char *name = tpurt_dtype_name(dtype);
    if (rank > TPU_MAX_RANK) {
        line_add(line, "rank %u, where %d is the most", rank, TPU_MAX_RANK);
        return;
    }
    line_add(line, "tensor<");
    for (uint32_t i = 0; i < rank; i++) line_add(line, "%lldx", (long long)dims[i]);
    if (name) line_add(line, "%s>", name);
    else line_add(line, "type %u>", dtype);
}

static bool may_be(const TpuPort *port, uint32_t dim, int64_t got) { return got > 0 && got <= port->type.dims[dim] && open_size(port, dim); }

Difference port_difference(const TpuPort *port, uint32_t dtype, uint32_t rank, const int64_t *dims, bool pads) {
    Difference none = {.kind = DIFFERS_NOT};
    const TpuType *want = &port->type;
    if (want->dtype != dtype) return (Difference){.kind = DIFFERS_TYPE};
    if (want->rank != rank || (rank && !dims)) return (Difference){.kind = DIFFERS_RANK};
    for (uint32_t i = 0; i < rank; i++)
        if (want->dims[i] != dims[i] && !(pads && may_be(port, i, dims[i])))
            return (Difference){.kind = DIFFERS_SIZE, .dim = i, .got = dims[i], .compiled = want->dims[i]};
    return none;
}

// ---- Flags

const char *dim_name(const TpuPort *port, uint32_t dim) { return port->dims && dim < port->type.rank ? port->dims[dim] : NULL; }

// What a flag would have to bind for a dimension of this size. False: it is no multiple of what the size is made of, or made of more than one symbol.
static bool flag_value(const TpuSize *size, int64_t number, int64_t *out) {
    if (!size->symbol || number < 0 || number % size->factor) return false;
    *out = number / size->factor;
    return true;
}

enum { MAX_SIZES = 24 };
#define MAX_ADVISED (INT64_C(1) << 40) // what is larger nobody compiles for

// Keeps them in order, each once. False: there is no room.
static bool add_size(int64_t *sizes, uint32_t *n, int64_t size) {
    uint32_t at = 0;
    while (at < *n && sizes[at] < size) at++;
    if (at < *n && sizes[at] == size) return true;
    if (*n == MAX_SIZES) return false;
    memmove(&sizes[at + 1], &sizes[at], (*n - at) * sizeof *sizes);
    sizes[at] = size;
    ++*n;
    return true;
}

// The values of a plain size's symbol that the entry points were compiled for.
static uint32_t compiled_sizes(const TpurtProgram *p, uint32_t arg, uint32_t dim, const TpuSize *size, int64_t *sizes) {
    uint32_t n = 0;
    for (uint32_t e = 0; e < p->table->n_entries; e++) {
        const TpuEntry *entry = &p->table->entries[e];
        const TpuPort *port = arg < entry->n_args ? &entry->args[arg] : NULL;
        const TpuSize *other = port && port->sizes && dim < port->type.rank ? &port->sizes[dim] : NULL;
        int64_t value;
        if (!other || !other->symbol || strcmp(other->symbol, size->symbol) || other->factor != size->factor) continue;
        if (flag_value(other, port->type.dims[dim], &value) && !add_size(sizes, &n, value)) return 0;
    }
    return n;
}

// The values that the sizes of arguments tell by themselves.
static void tell_symbols(const TpuEntry *e, const TpurtBuffer *args, size_t n_args, SymbolValues *out) {
    out->known = 0;
    for (uint32_t k = 0; k < e->n_symbols; k++) {
        out->known |= e->symbols[k].padded ? 0 : 1u << k;
        out->value[k] = e->symbols[k].value;
    }
    for (uint32_t i = 0; i < n_args && i < e->n_args; i++)
        for (uint32_t d = 0; args[i].dims && args[i].rank == e->args[i].type.rank && d < args[i].rank; d++) {
            const TpuSize *size = open_size(&e->args[i], d);
            int32_t k = size ? size_symbol(e, size) : -1;
            if (k < 0 || args[i].dims[d] < 1 || out->known & 1u << k) continue;
            out->known |= 1u << k;
            out->value[k] = args[i].dims[d];
        }
}

// "m*n", where n is told: m. -1: there is no such symbol.
static int32_t solve_symbol(const TpuEntry *e, const SymbolValues *values, const TpuSize *size, int64_t number, int64_t *out) {
    for (uint32_t k = 0; k < e->n_symbols; k++)
        if (size->symbols & ~values->known & 1u << k && size_solve(e, values, size, k, number, out) && *out > 0) return (int32_t)k;
    return -1;
}

// The values that the entry points have of the symbol with this name.
static uint32_t symbol_sizes(const TpurtProgram *p, const char *name, int64_t *sizes) {
    uint32_t n = 0;
    for (uint32_t e = 0; e < p->table->n_entries; e++) {
        const TpuEntry *entry = &p->table->entries[e];
        for (uint32_t k = 0; k < entry->n_symbols; k++)
            if (!strcmp(entry->symbols[k].name, name) && !add_size(sizes, &n, entry->symbols[k].value)) return 0;
    }
    return n;
}

// sizes: of the name, n of them, with room for one more.
static void add_flags(Line *line, const char *name, int64_t value, int64_t *sizes, uint32_t n) {
    if (n < 2) line_add(line, "--dim %s=%lld%s", name, (long long)value, n ? " or " : "");
    if (!n || !add_size(sizes, &n, value)) return;
    line_add(line, "--bucket %s=", name);
    for (uint32_t i = 0; i < n; i++) line_add(line, "%s%lld", i ? "," : "", (long long)sizes[i]);
}

bool flag_add(Line *line, const TpurtProgram *p, uint32_t entry, uint32_t arg, uint32_t dim, int64_t got, const SymbolValues *told) {
    const TpuEntry *e = &p->table->entries[entry];
    const TpuSize *size = e->args[arg].sizes ? &e->args[arg].sizes[dim] : NULL;
    int64_t sizes[MAX_SIZES + 1], value;
    if (!size || got < 1 || got > MAX_ADVISED) return false;
    if (flag_value(size, got, &value)) {
        add_flags(line, size->symbol, value, sizes, compiled_sizes(p, arg, dim, size, sizes));
        return true;
    }
    int32_t k = told && size->n_words ? solve_symbol(e, told, size, got, &value) : -1;
    if (k < 0) return false;
    add_flags(line, e->symbols[k].name, value, sizes, symbol_sizes(p, e->symbols[k].name, sizes));
    return true;
}

// ---- Sentences

static bool any_names(const TpurtProgram *p) {
    for (uint32_t e = 0; e < p->table->n_entries; e++)
        for (uint32_t i = 0; i < p->table->entries[e].n_args; i++)
            if (p->table->entries[e].args[i].dims) return true;
    return false;
}

// "; dimension 1 ('s') is 200, compiled for 128"; then the way out.
static void add_size_difference(Line *line, const TpurtProgram *p, uint32_t entry, TpurtDirection direction, uint32_t index, const TpurtBuffer *got,
                                const Difference *d) {
    const TpuEntry *e = &p->table->entries[entry];
    const char *name = dim_name(port_of(e, direction, index), d->dim);
    line_add(line, "; dimension %u", d->dim);
    if (name) line_add(line, " ('%.60s')", name);
    line_add(line, " is %lld, compiled for %lld", (long long)d->got, (long long)d->compiled);
    if (direction == TPURT_RESULT) return;
    if (d->got < 0 || d->got > MAX_ADVISED) {
        line_add(line, d->got < 0 ? "; no size is negative" : "; no program has so large a size");
    } else if (!any_names(p)) {
        line_add(line, "; compile the model for this shape, or pad to the compiled one");
    } else if (!name) {
        line_add(line, "; the model fixes this size");
    } else {
        Line rest = *line;
        SymbolValues told;
        tell_symbols(e, got - index, e->n_args, &told);
        line_add(line, "; compile again with ");
        if (flag_add(line, p, entry, index, d->dim, d->got, &told)) return;
        *line = rest;
        *line->at = 0;
        line_add(line, "; compile again with --dim for what '%.60s' is made of", name);
    }
}

TpurtStatus port_mismatch(const TpurtProgram *program, uint32_t entry, TpurtDirection direction, uint32_t index, const TpurtBuffer *got, const char *prefix,
                          TpurtError *error) {
    if (!error) return TPURT_MISMATCH;
    const TpuEntry *e = &program->table->entries[entry];
    const TpuPort *port = port_of(e, direction, index);
    const TpuType *want = &port->type;
    char text[440];
    Line line = {text, text + sizeof text};
    line_add(&line, "got ");
    if (got->rank && !got->dims) line_add(&line, "no dimensions");
    else line_type(&line, got->dtype, got->rank, got->dims);
    line_add(&line, ", compiled for ");
    line_type(&line, want->dtype, want->rank, want->dims);
    Difference d = port_difference(port, got->dtype, got->rank, got->dims, direction == TPURT_ARG);
    if (d.kind == DIFFERS_NOT) d = port_difference(port, got->dtype, got->rank, got->dims, false);
    if (d.kind == DIFFERS_SIZE) add_size_difference(&line, program, entry, direction, index, got, &d);
    if (d.kind == DIFFERS_TYPE) line_add(&line, "; the element type differs");
    if (want->rank != got->rank) line_add(&line, "; the number of dimensions differs");
    return error_set(error, TPURT_MISMATCH, "%s%s %u '%.60s': %s", prefix, direction == TPURT_ARG ? "argument" : "result", index,
                     port_name(program, entry, direction, index), text);
}

// ---- The nearest entry point

// Arguments count more than dimensions, the number of dimensions more than how far sizes lie apart.
typedef struct {
    uint64_t kinds, sizes;
} Distance;
static const Distance too_far = {UINT64_MAX, UINT64_MAX};

static Distance distance(const TpuEntry *e, const TpurtBuffer *args, size_t n_args) {
    Distance far = {0, 0};
    if (n_args != e->n_args) return too_far;
    for (size_t i = 0; i < n_args; i++) {
        const TpuType *want = &e->args[i].type;
        if (same_type(want, &args[i])) continue;
        if (port_difference(&e->args[i], args[i].dtype, args[i].rank, args[i].dims, true).kind != DIFFERS_NOT) far.kinds += 1000;
        if (want->dtype != args[i].dtype) far.kinds += 100;
        if (want->rank != args[i].rank || (want->rank && !args[i].dims)) {
            far.kinds += 100;
            continue;
        }
        for (uint32_t d = 0; d < want->rank; d++) {
            uint64_t a = (uint64_t)want->dims[d], b = (uint64_t)args[i].dims[d], apart = args[i].dims[d] < 0 || b > a ? b - a : a - b;
            far.kinds += apart && !may_be(&e->args[i], d, args[i].dims[d]);
            if (__builtin_add_overflow(far.sizes, apart, &far.sizes)) far.sizes = UINT64_MAX;
        }
    }
    return far;
}

bool entry_nearest(const TpurtProgram *program, uint32_t first, const TpurtBuffer *args, size_t n_args, uint32_t *out_entry) {
    const TpuProgram *t = program->table;
    Distance best = distance(&t->entries[first], args, n_args);
    *out_entry = first;
    for (uint32_t i = 0; i < t->n_entries; i++) {
        if (t->entries[i].function != t->entries[first].function) continue;
        Distance far = distance(&t->entries[i], args, n_args);
        if (far.kinds > best.kinds || (far.kinds == best.kinds && far.sizes >= best.sizes)) continue;
        best = far;
        *out_entry = i;
    }
    return best.kinds != UINT64_MAX;
}

// No size is too large, but a symbol that is made from one: m where "m*n" is 16 and n is 4. The arguments have the types of the entry point.
static bool beyond_symbol(const TpurtProgram *program, uint32_t entry, const TpurtBuffer *args, const char *prefix, TpurtError *error) {
    const TpuEntry *e = &program->table->entries[entry];
    SymbolValues told;
    tell_symbols(e, args, e->n_args, &told);
    for (uint32_t i = 0; i < e->n_args; i++)
        for (uint32_t d = 0; d < args[i].rank; d++) {
            const TpuSize *size = open_size(&e->args[i], d);
            int64_t v, sizes[MAX_SIZES + 1], got = args[i].dims[d];
            int32_t k = size && size_symbol(e, size) < 0 ? solve_symbol(e, &told, size, got, &v) : -1;
            if (k < 0) continue;
            told.known |= 1u << k;
            told.value[k] = v;
            if (v <= e->symbols[k].value) continue;
            char flags[160];
            Line line = {flags, flags + sizeof flags};
            const char *name = e->symbols[k].name;
            add_flags(&line, name, v, sizes, symbol_sizes(program, name, sizes));
            error_set(error, TPURT_MISMATCH,
                      "%sargument %u '%.60s': dimension %u ('%.60s') is %lld, where '%.60s' is %lld, compiled for %lld; compile again with %s", prefix, i,
                      port_name(program, entry, TPURT_ARG, i), d, dim_name(&e->args[i], d), (long long)got, name, (long long)v, (long long)e->symbols[k].value,
                      flags);
            return true;
        }
    return false;
}

// Sets the error and counts the miss. `named` is said to be the nearest where it is not the one that was asked for.
static TpurtStatus miss(const TpurtProgram *program, uint32_t nearest, bool named, const TpurtBuffer *args, size_t n_args, TpurtError *error) {
    char prefix[96] = "";
    Line line = {prefix, prefix + sizeof prefix};
    shape_log_add(program, TPURT_MISS, nearest, args, n_args);
    if (named) line_add(&line, "no entry point fits; the nearest is '%.40s': ", program->table->entries[nearest].name);
    const TpuEntry *e = &program->table->entries[nearest];
    for (int pads = 1; pads >= 0; pads--) {
        if (!pads && beyond_symbol(program, nearest, args, prefix, error)) return TPURT_MISMATCH;
        for (uint32_t i = 0; i < n_args; i++)
            if (port_difference(&e->args[i], args[i].dtype, args[i].rank, args[i].dims, pads).kind != DIFFERS_NOT)
                return port_mismatch(program, nearest, TPURT_ARG, i, &args[i], prefix, error);
    }
    return error_set(error, TPURT_MISMATCH, "no entry point fits");
}

TpurtStatus call_mismatch(const TpurtProgram *program, uint32_t entry, const TpurtBuffer *args, size_t n_args, TpurtError *error) {
    const TpuEntry *e = &program->table->entries[entry];
    uint32_t nearest, i = 0;
    entry_nearest(program, entry, args, n_args, &nearest);
    while (nearest != entry && i < n_args && same_type(&program->table->entries[nearest].args[i].type, &args[i])) i++;
    Fit fit;
    if (i < n_args && fit_padded(program, args, n_args, &fit, NULL))
        return error_set(error, TPURT_MISMATCH, "these are not the shapes of entry point '%.80s'; TPURT_ANY_ENTRY pads them to those of '%.80s'", e->name,
                         program->table->entries[fit.entry].name);
    if (nearest == entry || i < n_args) return miss(program, nearest, nearest != entry, args, n_args, error);
    // Compiled, but not what was asked for: a mistake of the caller, of which another compilation would change nothing.
    return error_set(error, TPURT_MISMATCH, "these are not the shapes of entry point '%.80s', but those of '%.80s' (%u)", e->name,
                     program->table->entries[nearest].name, nearest);
}

TpurtStatus no_entry(const TpurtProgram *program, const TpurtBuffer *args, size_t n_args, TpurtError *error) {
    const TpuProgram *t = program->table;
    uint32_t best;
    if (entry_nearest(program, 0, args, n_args, &best)) return miss(program, best, t->n_entries > 1, args, n_args, error);
    return error_set(error, TPURT_MISMATCH, "no entry point takes %zu arguments; '%.200s' takes %u", n_args, t->entries[0].name, t->entries[0].n_args);
}

TpurtStatus fit_mismatch(const TpurtProgram *program, const Fit *fit, TpurtDirection direction, uint32_t index, uint32_t device, const TpuType *want,
                         const TpurtBuffer *got, TpurtError *error) {
    if (!error) return TPURT_MISMATCH;
    char text[400], who[DEVICE_NAME_BYTES];
    Line line = {text, text + sizeof text};
    line_add(&line, "got ");
    if (got->rank && !got->dims) line_add(&line, "no dimensions");
    else line_type(&line, got->dtype, got->rank, got->dims);
    line_add(&line, direction == TPURT_ARG ? ", the first is " : ", it is ");
    line_type(&line, want->dtype, want->rank, want->dims);
    if (direction == TPURT_ARG) {
        line_add(&line, "; all replicas of a call have the same shapes");
    } else {
        line_add(&line, " where ");
        fit_text(program, fit, &line);
    }
    return error_set(error, TPURT_MISMATCH, "%s %u '%.60s' of %s: %s", direction == TPURT_ARG ? "argument" : "result", index,
                     port_name(program, fit->entry, direction, index), device_name(program, device, who), text);
}

TpurtStatus tpurt_entry_match(const TpurtProgram *program, const TpurtBuffer *args, size_t n_args, uint32_t *out_entry, TpurtError *error) {
    if (!program || !out_entry || (n_args && !args))
        return error_set(error, TPURT_BAD_CALL, "a program, the arguments or a place for the answer were not given");
    Fit fit;
    if (functions_refuse(program, error)) return TPURT_BAD_CALL;
    if (fit_exact(program, args, n_args, &fit)) {
        *out_entry = fit.entry;
        return error_clear(error);
    }
    if (!fit_padded(program, args, n_args, &fit, NULL)) return no_entry(program, args, n_args, error);
    return error_set(error, TPURT_MISMATCH, "no entry point has just these shapes; TPURT_ANY_ENTRY pads them to those of '%.80s'",
                     program->table->entries[fit.entry].name);
}
