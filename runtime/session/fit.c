// Which entry point runs a call that named none. One whose types are just the call's; else, of those that the call fits with padding, the one with
// the least work: fewest floating-point operations, then smallest arguments, then the first. Each padded symbol has one value in a call, which the sizes of
// arguments tell: directly, or where they are linear in it. Nothing is allocated.
#include "runtime/internal.h"

#include <string.h>

enum { NOWHERE = -1 };

typedef struct {
    const TpurtProgram *program;
    uint32_t number;
    const TpuEntry *entry;
    const TpurtBuffer *args;
    SymbolValues values;
    int32_t arg[TPU_MAX_SYMBOLS], dim[TPU_MAX_SYMBOLS]; // what told a symbol's value
    TpurtError *error;                                  // of sizes that contradict each other; may be NULL
} Fitting;

// ---- Contradictions

static bool contradiction(const Fitting *f, uint32_t arg, uint32_t dim, uint32_t symbol) {
    const char *what = port_name(f->program, f->number, TPURT_ARG, arg), *text = dim_name(&f->entry->args[arg], dim);
    long long got = f->args[arg].dims[dim];
    if (f->arg[symbol] == NOWHERE) {
        error_set(f->error, TPURT_MISMATCH, "argument %u '%.60s': dimension %u is %lld, which '%.60s' never is", arg, what, dim, got, text);
        return false;
    }
    uint32_t other = (uint32_t)f->arg[symbol];
    error_set(
        f->error, TPURT_MISMATCH,
        "argument %u '%.60s': dimension %u ('%.60s') is %lld, but '%.60s' is %lld by dimension %d of argument %u '%.60s'; sizes of one symbol go together", arg,
        what, dim, text, got, f->entry->symbols[symbol].name, (long long)f->values.value[symbol], f->dim[symbol], other,
        port_name(f->program, f->number, TPURT_ARG, other));
    return false;
}

// What the compiler has proved of padding, it has for sizes from 1 on.
static bool is_empty(const Fitting *f, uint32_t arg, uint32_t dim) {
    error_set(f->error, TPURT_MISMATCH, "argument %u '%.60s': dimension %u ('%.60s') is %lld; calls with nothing there are not padded", arg,
              port_name(f->program, f->number, TPURT_ARG, arg), dim, dim_name(&f->entry->args[arg], dim), (long long)f->args[arg].dims[dim]);
    return false;
}

static bool tell(Fitting *f, uint32_t symbol, int64_t value, uint32_t arg, uint32_t dim) {
    if (!value) return is_empty(f, arg, dim);
    if (f->values.known & 1u << symbol) return f->values.value[symbol] == value || contradiction(f, arg, dim, symbol);
    f->values.known |= 1u << symbol;
    f->values.value[symbol] = value;
    f->arg[symbol] = (int32_t)arg;
    f->dim[symbol] = (int32_t)dim;
    return true;
}

// ---- One entry point

// Element types, numbers of dimensions, and sizes that are not open; the sizes that are symbols tell their values.
static bool same_but_open(Fitting *f) {
    for (uint32_t i = 0; i < f->entry->n_args; i++) {
        const TpuPort *port = &f->entry->args[i];
        const TpurtBuffer *got = &f->args[i];
        if (port->type.dtype != got->dtype || port->type.rank != got->rank || (got->rank && !got->dims)) return false;
        for (uint32_t d = 0; d < got->rank; d++)
            if (got->dims[d] < 0 || (got->dims[d] != port->type.dims[d] && (got->dims[d] > port->type.dims[d] || !open_size(port, d)))) return false;
    }
    return true;
}

static bool tell_symbols(Fitting *f) {
    for (uint32_t i = 0; i < f->entry->n_args; i++)
        for (uint32_t d = 0; d < f->args[i].rank; d++) {
            const TpuSize *size = open_size(&f->entry->args[i], d);
            int32_t symbol = size ? size_symbol(f->entry, size) : -1;
            if (symbol >= 0 && !tell(f, (uint32_t)symbol, f->args[i].dims[d], i, d)) return false;
        }
    return true;
}

// What is left of a size with one symbol without a value tells that one.
static bool solve_size(Fitting *f, uint32_t arg, uint32_t dim, const TpuSize *size, bool *out_grew) {
    uint32_t open = size->symbols & ~f->values.known, k = (uint32_t)__builtin_ctz(open);
    int64_t v;
    if (open & (open - 1)) return true;
    SymbolValues trial = f->values;
    trial.known |= open;
    trial.value[k] = f->entry->symbols[k].value;
    if (size_eval(f->entry, &trial, size, &v) != SIZE_NUMBER) return true;
    if (!size_solve(f->entry, &f->values, size, k, f->args[arg].dims[dim], &v)) return contradiction(f, arg, dim, k);
    *out_grew = true;
    return tell(f, k, v, arg, dim);
}

// The first of the size that an argument has told; 0: none has.
static uint32_t told_symbol(const Fitting *f, const TpuSize *size) {
    for (uint32_t k = 0; k < f->entry->n_symbols; k++)
        if (size->symbols & 1u << k && f->arg[k] != NOWHERE) return k;
    return 0;
}

static bool solve_sizes(Fitting *f) {
    bool grew = true;
    while (grew) {
        grew = false;
        for (uint32_t i = 0; i < f->entry->n_args; i++)
            for (uint32_t d = 0; d < f->args[i].rank; d++) {
                const TpuSize *size = open_size(&f->entry->args[i], d);
                int64_t v;
                if (!size || size_symbol(f->entry, size) >= 0) continue;
                SizeState state = size_eval(f->entry, &f->values, size, &v);
                if (state == SIZE_OPEN && !solve_size(f, i, d, size, &grew)) return false;
                if (state == SIZE_NUMBER && v != f->args[i].dims[d]) return contradiction(f, i, d, told_symbol(f, size));
                if (state == SIZE_UNDEFINED) return false;
            }
    }
    return true;
}

static bool fits(Fitting *f, SymbolValues *out) {
    for (uint32_t k = 0; k < f->entry->n_symbols; k++) {
        f->values.known |= f->entry->symbols[k].padded ? 0 : 1u << k;
        f->values.value[k] = f->entry->symbols[k].value;
        f->arg[k] = NOWHERE;
    }
    if (!same_but_open(f) || !tell_symbols(f) || !solve_sizes(f)) return false;
    for (uint32_t k = 0; k < f->entry->n_symbols; k++)
        if (!(f->values.known & 1u << k) || f->values.value[k] > f->entry->symbols[k].value) return false;
    *out = f->values;
    return true;
}

// ---- All of them

static uint64_t argument_bytes(const TpuEntry *e) {
    uint64_t n = 0;
    for (uint32_t i = 0; i < e->n_args; i++) n += e->args[i].type.bytes;
    return n;
}

static bool less_work(const TpuEntry *a, const TpuEntry *b) { return a->flops != b->flops ? a->flops < b->flops : argument_bytes(a) < argument_bytes(b); }

bool fit_exact(const TpurtProgram *program, const TpurtBuffer *args, size_t n_args, Fit *out) {
    const TpuProgram *t = program->table;
    for (uint32_t e = 0; e < t->n_entries; e++) {
        size_t i = 0;
        while (i < n_args && i < t->entries[e].n_args && same_type(&t->entries[e].args[i].type, &args[i])) i++;
        if (i < n_args || n_args != t->entries[e].n_args) continue;
        out->entry = e;
        out->exact = true;
        return true;
    }
    return false;
}

// A contradiction is the same in every entry point of a family: the first one is told, where nothing fits.
bool fit_padded(const TpurtProgram *program, const TpurtBuffer *args, size_t n_args, Fit *out, TpurtError *error) {
    const TpuProgram *t = program->table;
    const TpuEntry *best = NULL;
    for (uint32_t e = 0; e < t->n_entries; e++) {
        const TpuEntry *entry = &t->entries[e];
        if (!entry->n_symbols || entry->n_args != n_args || (best && !less_work(entry, best))) continue;
        Fitting f = {.program = program, .number = e, .entry = entry, .args = args, .error = best || (error && error->text[0]) ? NULL : error};
        if (!fits(&f, &out->values)) continue;
        best = entry;
        out->entry = e;
    }
    out->exact = false;
    if (best) error_clear(error);
    return best != NULL;
}

TpurtStatus functions_refuse(const TpurtProgram *program, TpurtError *error) {
    const TpuProgram *t = program->table;
    char list[320];
    Line line = {list, list + sizeof list};
    bool several = false;
    for (uint32_t i = 0; i < t->n_entries; i++) {
        several |= t->entries[i].function != t->entries[0].function;
        line_add(&line, "%s'%s'", i ? ", " : "", t->entries[i].name);
    }
    if (!several) return TPURT_OK;
    return error_set(error, TPURT_BAD_CALL, "shapes alone do not say which function is meant: the entry points are %s", list);
}

TpurtStatus fit_find(const TpurtProgram *program, const TpurtBuffer *args, size_t n_args, Fit *out, TpurtError *error) {
    TpurtError local;
    if (!error) error = &local;
    error_clear(error);
    if (functions_refuse(program, error)) return TPURT_BAD_CALL;
    if (fit_exact(program, args, n_args, out) || fit_padded(program, args, n_args, out, error)) return TPURT_OK;
    return error->text[0] ? TPURT_MISMATCH : no_entry(program, args, n_args, error);
}

bool fit_type(const TpurtProgram *program, const Fit *fit, TpurtDirection direction, uint32_t index, int64_t *dims, TpuType *out) {
    const TpuEntry *entry = &program->table->entries[fit->entry];
    const TpuPort *port = port_of(entry, direction, index);
    *out = port->type;
    if (fit->exact) return true;
    out->dims = dims;
    out->bytes = tpurt_dtype_bytes(port->type.dtype);
    for (uint32_t d = 0; d < port->type.rank; d++) {
        const TpuSize *size = open_size(port, d);
        dims[d] = port->type.dims[d];
        if (size && (size_eval(entry, &fit->values, size, &dims[d]) != SIZE_NUMBER || dims[d] < 0 || dims[d] > port->type.dims[d])) return false;
        out->bytes *= (uint64_t)dims[d];
    }
    return true;
}

void fit_text(const TpurtProgram *program, const Fit *fit, Line *line) {
    const TpuEntry *entry = &program->table->entries[fit->entry];
    bool any = false;
    for (uint32_t k = 0; k < entry->n_symbols; k++) {
        if (!entry->symbols[k].padded) continue;
        line_add(line, "%s%.60s = %lld", any ? ", " : "", entry->symbols[k].name, (long long)fit->values.value[k]);
        any = true;
    }
}

static uint64_t padded_bytes(const TpuPort *port) {
    for (uint32_t d = 0; d < port->type.rank; d++)
        if (open_size(port, d)) return (port->type.bytes + TPU_CACHE_LINE - 1) / TPU_CACHE_LINE * TPU_CACHE_LINE;
    return 0;
}

uint64_t fit_room(const TpuEntry *entry) {
    uint64_t n = 0;
    for (uint32_t i = 0; entry->n_symbols && i < entry->n_args; i++) n += padded_bytes(&entry->args[i]);
    for (uint32_t i = 0; entry->n_symbols && i < entry->n_results; i++) n += padded_bytes(&entry->results[i]);
    return n;
}

static TpurtStatus not_given(TpurtError *error) { return error_set(error, TPURT_BAD_CALL, "a program, its arguments or a place for the answer was not given"); }

TpurtStatus tpurt_entry_fit(const TpurtProgram *program, const TpurtBuffer *args, size_t n_args, uint32_t *out_entry, TpurtError *error) {
    if (!program || !out_entry || (n_args && !args)) return not_given(error);
    Fit fit;
    TpurtStatus status = fit_find(program, args, n_args, &fit, error);
    if (!status) *out_entry = fit.entry;
    return status;
}

TpurtStatus tpurt_result_fit(const TpurtProgram *program, const TpurtBuffer *args, size_t n_args, uint32_t index, int64_t *out_dims, TpurtPortInfo *out_info,
                             TpurtError *error) {
    if (!program || !out_dims || !out_info || (n_args && !args)) return not_given(error);
    Fit fit;
    TpuType type;
    TpurtStatus status = fit_find(program, args, n_args, &fit, error);
    if (!status) status = tpurt_port_describe(program, fit.entry, TPURT_RESULT, index, out_info, error);
    if (status) return status;
    if (!fit_type(program, &fit, TPURT_RESULT, index, out_dims, &type))
        return error_set(error, TPURT_MISMATCH, "result %u '%.200s' has no size in this call", index, out_info->name);
    for (uint32_t d = 0; d < type.rank; d++) out_dims[d] = type.dims[d];
    out_info->dims = out_dims;
    out_info->bytes = type.bytes;
    return error_clear(error);
}
