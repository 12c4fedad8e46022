// What the proof of padding starts from: the lengths that a call may have, as points of all combinations of symbols and of padded dimensions without a
// name; of each argument what is kept and what lies behind it; and which lengths the model's own constraints rule out.
#include "passes/padding/state.h"

#include "ir/base/shown.h"
#include "ir/text/dims.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

// --- symbols

typedef struct {
    Padding *p;
    size_t point;
    const BoundDims *dims;
} AtPoint;

static bool value_at(void *context, const char *name, size_t len, int64_t *out) {
    const AtPoint *at = context;
    const Sizes *s = &at->p->sizes;
    for (uint32_t i = 0; i < s->n_symbols; i++)
        if (strlen(s->symbols[i].name) == len && !memcmp(s->symbols[i].name, name, len)) return *out = sizes_symbol_at(s, i, at->point), true;
    for (size_t i = 0; i < at->dims->n; i++) {
        const BoundDim *d = &at->dims->items[i];
        if (d->kind == DIM_OF_SYMBOL && d->name->len == len && !memcmp(d->name->text, name, len)) return *out = d->value, true;
    }
    return false;
}

// A dimension without a name is called after its argument, which may have any characters: the whole text goes before what it would read as.
static Size size_of_text(Padding *p, const char *text) {
    AtPoint at = {p, 0, p->c->dims};
    int64_t *v = xcalloc(p->sizes.n_points, sizeof *v);
    size_t len = strlen(text);
    DimProgram program;
    bool named = value_at(&at, text, len, v), ok = named || dim_compile(text, &program);
    for (; ok && at.point < p->sizes.n_points; at.point++)
        ok = named ? value_at(&at, text, len, &v[at.point]) : dim_run(&program, value_at, &at, &v[at.point]) == DIM_NUMBER;
    Size s = ok ? size_table(&p->sizes, v) : NULL;
    free(v);
    return s;
}

// Dimensions that are as large as another one by an op are called like it.
static bool add_symbol(Padding *p, const BoundDim *d) {
    for (uint32_t i = 0; i < p->sizes.n_symbols; i++)
        if (!strcmp(p->sizes.symbols[i].name, d->name->text)) return true;
    if (p->sizes.n_symbols == MAX_SYMBOLS) return false;
    p->sizes.symbols[p->sizes.n_symbols++] = (SizeSymbol){d->name->text, 1, d->value};
    return true;
}

static uint64_t dim_key(uint32_t number, uint32_t axis) { return (uint64_t)number * MAX_RANK + axis + 1; }

void padding_note_dims(Padding *p) {
    const BoundDims *dims = p->c->dims;
    bool fresh;
    for (size_t i = 0; i < dims->n; i++) {
        const BoundDim *d = &dims->items[i];
        size_t *at = d->kind == DIM_OF_ARGUMENT && d->padded ? map_at_number(&p->padded_dims, dim_key(d->argument, d->axis), &fresh) : NULL;
        if (at && fresh) *at = i + 1;
    }
}

bool padding_argument_padded(const Padding *p, const Func *f, uint32_t i) {
    Type t = f->body->args[i]->type;
    bool padded = false;
    for (uint32_t k = 0; type_is_tensor(t) && k < t->rank; k++) padded |= map_find_number(&p->padded_dims, dim_key(f->arg_info[i].number, k)) != NULL;
    return padded;
}

// Symbols, then dimensions that are padded and have no name that is made of symbols.
static bool find_symbols(Padding *p) {
    const BoundDims *dims = p->c->dims;
    bool ok = true;
    for (size_t i = 0; i < dims->n; i++)
        if (dims->items[i].kind == DIM_OF_SYMBOL && dims->items[i].padded) ok = ok && add_symbol(p, &dims->items[i]);
    uint32_t n_named = p->sizes.n_symbols;
    for (size_t i = 0; i < dims->n; i++) {
        const BoundDim *d = &dims->items[i];
        AtPoint at = {p, 0, dims};
        int64_t v;
        p->sizes.n_points = 1;
        uint32_t n = p->sizes.n_symbols;
        p->sizes.n_symbols = n_named;
        bool named = d->kind != DIM_OF_ARGUMENT || !d->padded || (n_named && dim_eval(d->name->text, value_at, &at, &v) == DIM_NUMBER);
        p->sizes.n_symbols = n;
        if (!named) ok = ok && add_symbol(p, d);
    }
    return ok;
}

// The proof looks at each combination of lengths.
static bool refuse_points(Padding *p) {
    Diags *d = p->c->d;
    const Sizes *s = &p->sizes;
    double n = 1;
    Text ranges = {0};
    for (uint32_t i = 0; i < s->n_symbols; i++) {
        n *= (double)(s->symbols[i].most - s->symbols[i].least + 1);
        text_f(&ranges, "%s%s from %" PRId64 " to %" PRId64, i ? ", " : "", s->symbols[i].name, s->symbols[i].least, s->symbols[i].most);
    }
    if (n > MAX_POINTS)
        diag_error(d, p->f->loc.at, CODE_TOO_MANY_LENGTHS, "calls could have %.0f combinations of lengths, more than the %d that are looked at: %s", n,
                   MAX_POINTS, ranges.items);
    else diag_error(d, p->f->loc.at, CODE_TOO_MANY_LENGTHS, "more than %d sizes have buckets", MAX_SYMBOLS);
    vec_free(&ranges);
    if (s->n_symbols > 1)
        diag_help(d, "--dim %s compiles for one size of it and leaves the buckets to the others; or give smaller sizes",
                  shell_quote(&d->arena, "%s=N", s->symbols[0].name));
    else diag_help(d, "give smaller sizes, or bind it with --dim");
    return false;
}

// --- arguments

// A size of an argument: as its name says, or what it is.
static Size argument_size(Padding *p, uint32_t number, uint32_t axis, int64_t size) {
    const size_t *at = map_find_number(&p->padded_dims, dim_key(number, axis));
    return at ? size_of_text(p, p->c->dims->items[*at - 1].name->text) : size_constant(&p->sizes, size);
}

static bool refuse_size(Padding *p, uint32_t i, uint32_t k) {
    diag_error(p->c->d, p->f->loc.at, CODE_PADDING_MIXES, "dimension %" PRIu32 " of argument '%s' is no size for every length that it may be padded from", k,
               argument_name(p->f, i));
    diag_help(p->c->d, "--dim instead of --bucket compiles for one size");
    return false;
}

static bool enter_argument(Padding *p, uint32_t i) {
    const Value *v = p->f->body->args[i];
    State *s = state_plain(p, v->type, fact_given(v->type->dtype, true));
    PaddingFill fill = p->fill ? p->fill[i] : PADDING_ZEROS;
    Fact behind = fill == PADDING_ANYTHING                                                      ? fact_given(v->type->dtype, false)
                  : fill == PADDING_NUMBERS || v->type->quant || v->type->dtype == DT_F8E8M0FNU ? s->all
                                                                                                : fact_exactly(0);
    for (uint32_t k = 0; k < s->rank; k++) {
        Size kept = argument_size(p, p->f->arg_info[i].number, k, v->type->dims[k]);
        if (!kept) return refuse_size(p, i, k);
        state_set_padded(p, s, k, kept, v->type->dims[k]);
        if (factors_padded(&s->dims[k])) s->edge[k] = s->side[k] = behind, s->all = fact_join(s->all, behind);
    }
    padding_assume_finite(p, v->type);
    state_set(p, v, s);
    return true;
}

static void enter_scalars(Padding *p) {
    for (size_t i = 0; i < p->c->dims->n; i++) {
        const BoundDim *d = &p->c->dims->items[i];
        Size s = d->kind == DIM_OF_SCALAR && d->constant && d->padded ? size_of_text(p, d->name->text) : NULL;
        if (s) ptr_map_set(&p->constants, &d->constant->results[0], s);
    }
}

// No call has the lengths for which an argument is larger than it is compiled for: an n - m, where m is less.
static void find_fitting(Padding *p) {
    p->fits = arena_array(p->a, bool, p->sizes.n_points);
    memset(p->fits, true, p->sizes.n_points);
    for (uint32_t i = 0; i < p->f->body->n_args; i++) {
        const State *s = state_of(p, p->f->body->args[i]);
        for (uint32_t k = 0; k < s->rank; k++)
            for (size_t n = 0; n < p->sizes.n_points && s->dims[k].n; n++) p->fits[n] &= factor_fits(&s->dims[k].f[0], n);
    }
}

static bool enter_arguments(Padding *p) {
    enter_scalars(p);
    for (uint32_t i = 0; i < p->f->body->n_args; i++)
        if (!enter_argument(p, i)) return false;
    find_fitting(p);
    return true;
}

// --- constraints of the model

// What the model asks of its sizes holds for those of the bucket. A call may have others: that nobody asks again is said.
static void assume_asserted(Padding *p, const OpList *asserted) {
    enum { SAID = 160 };
    for (size_t i = 0; i < asserted->n; i++) {
        const Op *op = asserted->items[i];
        const Number *holds = state_of(p, op->operands[0])->num;
        if (holds && holds->size && size_least(&p->sizes, holds->size)) continue;
        const char *text = "\"a size is what the program was made for\"";
        for (uint32_t k = 0; k < op->n_attrs; k++)
            if (op->attrs[k].key == ATTR_UNKNOWN && op->attrs[k].s && !strcmp(op->attrs[k].name->text, "error_message")) text = op->attrs[k].s->text;
        size_t from = *text == '"', n = strlen(text + from);
        const char *sentence = strstr(text + from, ". ");
        if (sentence) n = (size_t)(sentence - text) - from;
        else n -= n && text[from + n - 1] == '"';
        padding_assume(p, "sizes of calls keep [6] the model's own constraint, which is not asked of them again: %.*s%s", (int)(n < SAID ? n : SAID),
                       text + from, n > SAID ? ".." : "");
    }
}

// Numbers alone, of what is computed from sizes of arguments.
static void visit_numbers(Padding *p, const Block *b) {
    for (const Op *op = b->first; op; op = op->next) {
        const Number *num = op->kind == OP_GET_DIMENSION_SIZE && op->operands[0]->block != b ? NULL : number_of_op(p, op);
        if (num) number_set(p, op, num);
    }
}

static bool *find_valid(Padding *p, const OpList *asserted) {
    bool *valid = arena_array(p->a, bool, p->sizes.n_points);
    memset(valid, true, p->sizes.n_points);
    for (size_t i = 0; i < asserted->n; i++) {
        const Number *holds = state_of(p, asserted->items[i]->operands[0])->num;
        for (size_t k = 0; holds && holds->size && !holds->loop && k < p->sizes.n_points; k++) valid[k] = valid[k] && size_at(holds->size, k);
    }
    return valid;
}

// Lengths that the model itself rules out have no exact run. Where what is left are all from some least ones on, only those are looked at.
static void find_least(Padding *p, const OpList *asserted) {
    Sizes *s = &p->sizes;
    const bool *valid = find_valid(p, asserted);
    int64_t least[MAX_SYMBOLS];
    for (uint32_t i = 0; i < s->n_symbols; i++) least[i] = s->symbols[i].most;
    for (size_t k = 0; k < s->n_points; k++)
        for (uint32_t i = 0; i < s->n_symbols && valid[k]; i++) least[i] = i64_min(least[i], sizes_symbol_at(s, i, k));
    for (size_t k = 0; k < s->n_points; k++) {
        bool inside = true;
        for (uint32_t i = 0; i < s->n_symbols; i++) inside = inside && sizes_symbol_at(s, i, k) >= least[i];
        if (inside && !valid[k]) return;
    }
    for (uint32_t i = 0; i < s->n_symbols; i++) s->symbols[i].least = least[i];
}

static void forget(Padding *p) {
    sizes_end(&p->sizes);
    p->sizes.all.n = 0, p->sizes.slots = NULL, p->sizes.n_slots = 0;
    ptr_map_free(&p->states);
    ptr_map_free(&p->constants);
    p->states = p->constants = (PtrMap){0};
}

bool padding_enter(Padding *p, const OpList *asserted) {
    p->mask_work = MASK_WORK;
    padding_note_dims(p);
    if (!find_symbols(p) || !sizes_begin(&p->sizes)) return refuse_points(p);
    if (!enter_arguments(p)) return false;
    if (!asserted->n) return true;
    visit_numbers(p, p->f->body);
    assume_asserted(p, asserted);
    find_least(p, asserted);
    forget(p);
    return sizes_begin(&p->sizes) ? enter_arguments(p) : refuse_points(p);
}
