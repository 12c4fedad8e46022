// The proof of `padding`: states of main's values in order, then what the results say. See padding.h, state.h.
#include "passes/padding/padding.h"

#include "ir/ops/custom_call.h"
#include "ir/text/dims.h"
#include "passes/padding/state.h"

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
        if (strlen(s->symbols[i].name) == len && !memcmp(s->symbols[i].name, name, len)) return *out = symbol_at(s, i, at->point), true;
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
    bool ok = true;
    for (; ok && at.point < p->sizes.n_points; at.point++) ok = value_at(&at, text, strlen(text), &v[at.point]) || dim_eval(text, value_at, &at, &v[at.point]) == DIM_NUMBER;
    Size s = ok ? size_table(&p->sizes, v) : NULL;
    free(v);
    return s;
}

bool padding_wanted(const PassContext *c) {
    for (size_t i = 0; c->dims && i < c->dims->n; i++)
        if (c->dims->items[i].padded) return true;
    return false;
}

// Dimensions that are as large as another one by an op are called like it.
static bool add_symbol(Padding *p, const BoundDim *d) {
    for (uint32_t i = 0; i < p->sizes.n_symbols; i++)
        if (!strcmp(p->sizes.symbols[i].name, d->name->text)) return true;
    if (p->sizes.n_symbols == MAX_SYMBOLS) return false;
    p->sizes.symbols[p->sizes.n_symbols++] = (SizeSymbol){d->name->text, 1, d->value};
    return true;
}

static uintptr_t dim_key(uint32_t number, uint32_t axis) { return (uintptr_t)number * MAX_RANK + axis + 1; }

static void note_dims(Padding *p) {
    const BoundDims *dims = p->c->dims;
    bool fresh;
    for (size_t i = 0; i < dims->n; i++) {
        const BoundDim *d = &dims->items[i];
        uintptr_t *at = d->kind == DIM_OF_ARGUMENT && d->padded ? map_at(&p->padded_dims, dim_key(d->argument, d->axis), &fresh) : NULL;
        if (at && fresh) *at = i + 1;
    }
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
    if (n > MAX_POINTS) diag_error(d, p->f->loc.at, "too-many-lengths", "calls could have %.0f combinations of lengths, more than the %d that are looked at: %s", n, MAX_POINTS, ranges.items);
    else diag_error(d, p->f->loc.at, "too-many-lengths", "more than %d sizes have buckets", MAX_SYMBOLS);
    vec_free(&ranges);
    if (s->n_symbols > 1) diag_help(d, "--dim %s=N compiles for one size of it and leaves the buckets to the others; or give smaller sizes", s->symbols[0].name);
    else diag_help(d, "give smaller sizes, or bind it with --dim");
    return false;
}

// --- arguments

// A size of an argument: as its name says, or what it is.
static Size argument_size(Padding *p, uint32_t number, uint32_t axis, int64_t size) {
    const uintptr_t *at = map_find(&p->padded_dims, dim_key(number, axis));
    return at ? size_of_text(p, p->c->dims->items[*at - 1].name->text) : size_constant(&p->sizes, size);
}

static void assume_finite(Padding *p, Type t) {
    if (dtype_is_float(t->dtype) || dtype_is_complex(t->dtype)) assume(p, "values of the arguments are finite, and nothing overflows, also where they are padded with zeros [1, 2]");
}

static bool refuse_size(Padding *p, uint32_t i, uint32_t k) {
    diag_error(p->c->d, p->f->loc.at, "padding-mixes", "dimension %" PRIu32 " of argument '%s' is no size for every length that it may be padded from", k, argument_name(p->f, i));
    diag_help(p->c->d, "--dim instead of --bucket compiles for one size");
    return false;
}

static bool enter_argument(Padding *p, uint32_t i) {
    const Value *v = p->f->body->args[i];
    State *s = state_plain(p, v->type, fact_given(v->type->dtype, true));
    PaddingFill fill = p->fill ? p->fill[i] : PADDING_ZEROS;
    Fact behind = fill == PADDING_ANYTHING ? fact_given(v->type->dtype, false) : fill == PADDING_NUMBERS || v->type->quant || v->type->dtype == DT_F8E8M0FNU ? s->all : fact_exactly(0);
    for (uint32_t k = 0; k < s->rank; k++) {
        Size kept = argument_size(p, p->f->arg_info[i].number, k, v->type->dims[k]);
        if (!kept) return refuse_size(p, i, k);
        set_padded(p, s, k, kept, v->type->dims[k]);
        if (dim_padded(&s->dims[k])) s->edge[k] = s->side[k] = behind, s->all = fact_join(s->all, behind);
    }
    assume_finite(p, v->type);
    state_set(p, v, s);
    return true;
}

static void enter_scalars(Padding *p) {
    for (size_t i = 0; i < p->c->dims->n; i++) {
        const BoundDim *d = &p->c->dims->items[i];
        Size s = d->kind == DIM_OF_SCALAR && d->constant && d->padded ? size_of_text(p, d->name->text) : NULL;
        if (s) value_map_set(&p->constants, &d->constant->results[0], (Value *)(uintptr_t)s);
    }
}

// --- ops

static const char help_number[] = "divide by the sum of the mask instead of the size; compare positions with the number of elements the mask keeps";

// A number that depends on a symbol is that of the bound in the padded run. Whoever uses it for anything but sizes is to be named.
static void set_number(Padding *p, const Op *op, const Number *num) {
    const Value *v = &op->results[0];
    Fact f = fact_none();
    for (int64_t i = 0; i < v->type->n_elems; i++) f = fact_join(f, number_fact(p, num[i], v->type->dtype));
    State *s = state_plain(p, v->type, fact_in(v->type->dtype, f));
    Size about = first_varying(num, v->type->n_elems);
    if (about) {
        const char *text = size_text(&p->sizes, about);
        Mix *m = arena_new(p->a, Mix);
        *m = (Mix){op, arena_printf(p->a, "it computes with the size %s, which is that of the padded dimension", text ? text : "of a padded dimension"), help_number, about, true};
        s->mix = m;
    }
    s->num = num;
    state_set(p, v, s);
}

// Of what an op of a region takes from outside: mixed, or padded, for nothing looks at what the region makes of it.
static const Mix *taken_mix(Padding *p, const Op *inner) {
    for (uint32_t i = 0; inner && i < inner->n_operands; i++) {
        const State *s = (const State *)(const void *)value_map_get(&p->states, value_resolved(inner->operands[i]));
        if (s && s->mix) return s->mix;
        if (!s || !state_padded(s)) continue;
        Mix *m = arena_new(p->a, Mix);
        *m = (Mix){inner, "a region takes a padded value from outside", "compute with it before, and let the region take what has no padded dimension", NULL, false};
        for (uint32_t k = 0; k < s->rank && !m->size; k++) m->size = padded_size(&s->dims[k]);
        return m;
    }
    return NULL;
}

// A value from outside that a region of the op uses and that is mixed, or NULL.
static const Mix *captured_mix(Padding *p, const Op *op) {
    for (uint32_t r = 0; r < op->n_regions; r++)
        for (const Op *inner = op->regions[r]->first; inner; inner = inner->next) {
            const Mix *m = taken_mix(p, inner);
            if (!m) m = taken_mix(p, sized_from(p, inner));
            if (!m) m = captured_mix(p, inner);
            if (m) return m;
        }
    return NULL;
}

const Mix *operand_mix(Padding *p, const Op *op) {
    for (uint32_t i = 0; i < op->n_operands; i++)
        if (state_of(p, op->operands[i])->mix) return state_of(p, op->operands[i])->mix;
    return captured_mix(p, op);
}

void rule_default(Padding *p, const Op *op) {
    Size about = NULL;
    const char *help = "mask what is padded before it, or let this op work on sizes that are numbers";
    for (uint32_t i = 0; i < op->n_operands; i++) {
        const State *s = state_of(p, op->operands[i]);
        for (uint32_t k = 0; k < s->rank && !about; k++) about = padded_size(&s->dims[k]);
    }
    const Op *from = sized_from(p, op);
    for (uint32_t i = 0; from && i < from->n_operands && !about; i++) {
        const State *s = state_of(p, from->operands[i]);
        if (s->mix) about = s->mix->size;
        if (s->mix) break;
    }
    bool sized = from && operand_mix(p, from);
    if (about || sized) {
        mix(p, op, about, help, "nothing is known of how it keeps padded positions apart");
        return;
    }
    for (uint32_t i = 0; i < op->n_results; i++) {
        State *s = state_new(p, op->results[i].type);
        if (type_is_tensor(op->results[i].type)) s->all = s->kept = fact_of_unknown(p, op, op->results[i].type->dtype, false);
        state_set(p, &op->results[i], s);
    }
}

static PaddingRule *const rules[OP_COUNT] = {
    [OP_CONSTANT] = rule_constant, [OP_BROADCAST_IN_DIM] = rule_broadcast, [OP_IOTA] = rule_iota, [OP_RESHAPE] = rule_reshape, [OP_TRANSPOSE] = rule_transpose,
    [OP_SLICE] = rule_slice, [OP_CONCATENATE] = rule_concatenate, [OP_PAD] = rule_pad, [OP_REVERSE] = rule_reverse, [OP_GATHER] = rule_gather,
    [OP_DYNAMIC_SLICE] = rule_dynamic_slice, [OP_DYNAMIC_UPDATE_SLICE] = rule_dynamic_update, [OP_REDUCE] = rule_reduce, [OP_DOT_GENERAL] = rule_dot,
    [OP_REDUCE_WINDOW] = rule_window, [OP_CONVOLUTION] = rule_convolution, [OP_SORT] = rule_sort, [OP_TOP_K] = rule_rows, [OP_FFT] = rule_rows, [OP_CHOLESKY] = rule_rows,
    [OP_TRIANGULAR_SOLVE] = rule_rows, [OP_BATCH_NORM_INFERENCE] = rule_norm, [OP_WHILE] = rule_while, [OP_IF] = rule_branch, [OP_CASE] = rule_branch, [OP_UNIFORM_QUANTIZE] = rule_map, [OP_UNIFORM_DEQUANTIZE] = rule_map,
};

// A selection whose predicate is known is one operand.
static bool select_known(Padding *p, const Op *op) {
    const State *which = op->kind == OP_SELECT ? state_of(p, op->operands[0]) : NULL;
    if (!which || which->mix || !(fact_is(which->all, 0) || fact_is(which->all, 1))) return false;
    const State *taken = state_of(p, op->operands[fact_is(which->all, 1) ? 1 : 2]), *other = state_of(p, op->operands[fact_is(which->all, 1) ? 2 : 1]);
    for (uint32_t k = 0; k < taken->rank && !taken->mix; k++) { // sizes that meet are for rule_map to refuse
        if (!other->mix && !dims_equal(&taken->dims[k], &other->dims[k])) return false;
        if (which->rank && !dims_equal(&taken->dims[k], &which->dims[k])) return false;
    }
    State *s = arena_new(p->a, State);
    *s = *taken;
    state_set(p, &op->results[0], s);
    return true;
}

// tpu.nonzero and its like are what constants made of them, at the bounds.
static bool made_by_value(Padding *p, const Op *op) {
    const Op *from = sized_from(p, op);
    if (!from || (from->kind != OP_BOOLEAN_MASK && from->kind != OP_NONZERO && from->kind != OP_UNIQUE)) return false;
    bool apart = !operand_mix(p, from);
    for (uint32_t i = 0; i < from->n_operands; i++) apart = apart && !state_padded(state_of(p, from->operands[i]));
    if (!apart) mix(p, op, NULL, "take elements with a mask instead: select(mask, x, 0)", "how many elements there are depends on padded ones");
    return !apart;
}

// What has no results does something else: a check, which has to see what the exact run has.
static void visit_effect(Padding *p, const Op *op) {
    const Mix *m = operand_mix(p, op);
    for (uint32_t i = 0; i < op->n_operands && !m; i++) {
        const State *s = state_of(p, op->operands[i]);
        if (!state_padded(s)) continue;
        Mix *made = arena_new(p->a, Mix);
        *made = (Mix){op, "it takes a value whose padded positions nobody takes off", "give it a value whose size is a number", NULL, false};
        for (uint32_t k = 0; k < s->rank && !made->size; k++) made->size = padded_size(&s->dims[k]);
        m = made;
    }
    if (m) padding_refuse(p, m, -1);
}

// The op that a custom call of that name stands for.
static const Op *meant(Padding *p, const Op *op) {
    const CustomTarget *t = op->kind == OP_CUSTOM_CALL ? custom_target(op) : NULL;
    if (!t || t->kind == OP_COUNT || t->kind == OP_CUSTOM_CALL) return op;
    Op *as = arena_new(p->a, Op);
    *as = custom_call_as(p->c->m, op, t, arena_array(p->a, Attr, CUSTOM_ATTRS));
    return as;
}

// Rules that take nothing for granted that only the exact run vouches for.
static bool is_plain_rule(const Op *op) {
    PaddingRule *r = rules[op->kind] ? rules[op->kind] : op_has(op->kind, MAP) ? rule_map : rule_default;
    return r == rule_map || r == rule_constant || r == rule_broadcast || r == rule_iota || r == rule_reshape || r == rule_transpose || r == rule_slice || r == rule_concatenate || r == rule_dynamic_slice || r == rule_dot || r == rule_reduce;
}

static bool region_tells_signs(const Block *b) {
    bool tells = false;
    for (const Op *op = b->first; op && !tells; op = op->next) {
        Fact any[3];
        for (uint32_t i = 0; i < COUNT(any); i++) any[i] = fact_any(DT_F32, false);
        tells = op_has(op->kind, MAP) && op->n_operands && op->n_operands <= COUNT(any) && fact_tells_signs(op, any);
    }
    return tells;
}

// As rule_map says it of what it is asked.
static void assume_signs(Padding *p, const Op *op) {
    bool factors = op->kind == OP_CUSTOM_CALL && custom_target(op) && custom_target(op)->kind == OP_CUSTOM_CALL;
    bool tells = factors || op->kind == OP_TOP_K || op->kind == OP_BITCAST_CONVERT, zero = false;
    for (uint32_t r = 0; r < op->n_regions && !op_has(op->kind, CONTROL); r++) tells = tells || region_tells_signs(op->regions[r]);
    for (uint32_t i = 0; i < op->n_operands && tells; i++) {
        const Value *v = op->operands[i];
        zero |= type_is_tensor(v->type) && dtype_is_float(v->type->dtype) && state_of(p, v)->kept.flags & FACT_ZERO;
    }
    if (zero && !p->beyond) assume(p, "a zero has no sign, which %s tells [5]", place_text(p, op));
}

static void visit_rule(Padding *p, const Op *op) {
    if (p->beyond && !is_plain_rule(op)) {
        for (uint32_t i = 0; i < op->n_results; i++) state_set(p, &op->results[i], state_plain(p, op->results[i].type, fact_any(type_is_tensor(op->results[i].type) ? op->results[i].type->dtype : DT_F32, false)));
        return;
    }
    if (!op->n_results) {
        visit_effect(p, op);
        return;
    }
    if (made_by_value(p, op)) return;
    op = meant(p, op);
    const Number *num = num_of_op(p, op);
    if (num) {
        set_number(p, op, num);
        return;
    }
    if (select_known(p, op)) return;
    if (op_has(op->kind, CONTROL)) {
        rules[op->kind](p, op);
        return;
    }
    const Mix *m = operand_mix(p, op);
    if (!m) assume_signs(p, op);
    if (m && m->number) mix(p, op, m->size, help_number, "%s", m->what);
    else if (m) mix_as(p, op, m);
    else if (op->kind == OP_CUSTOM_CALL && custom_target(op) && custom_target(op)->kind == OP_CUSTOM_CALL) rule_rows(p, op); // factorisations
    else if (rules[op->kind]) rules[op->kind](p, op);
    else if (op_has(op->kind, MAP)) rule_map(p, op);
    else rule_default(p, op);
}

// An element is kept, or behind what is kept along some dimension.
static void narrow_all(State *s) {
    Fact f = s->kept;
    for (uint32_t k = 0; k < s->rank; k++)
        if (dim_padded(&s->dims[k])) f = fact_join(f, s->side[k]);
    s->all = fact_both(s->all, f);
}

static bool kept_fits(const Factor *f, size_t point) { return size_at(f->kept, point) <= f->size; }

// What is kept has to be there, at every length of which a call fits: n % 3 elements of a dimension that is 0 long where n is 6 are not.
static bool lacks_kept(Padding *p, const Op *op, const State *s) {
    for (uint32_t k = 0; k < s->rank; k++)
        for (uint32_t i = 0; i < s->dims[k].n; i++) {
            const Factor *f = &s->dims[k].f[i];
            bool fits = true;
            for (size_t n = 0; n < p->sizes.n_points && fits; n++) fits = kept_fits(f, n) || !p->fits[n];
            if (fits) continue;
            mix(p, op, f->kept, "let it grow with the size that it is made from", "dimension %" PRIu32 " of its result is longer at some length than where it is padded", k);
            return true;
        }
    return false;
}

// A rule that leaves a result without a word would have it taken for one that padding cannot reach.
static void visit(Padding *p, const Op *op) {
    for (uint32_t i = 0; i < op->n_results; i++) value_map_set(&p->states, &op->results[i], NULL);
    visit_rule(p, op);
    for (uint32_t i = 0; i < op->n_results && !p->beyond; i++) {
        State *s = (State *)(void *)value_map_get(&p->states, &op->results[i]);
        if (!s || s->mix) continue;
        if (lacks_kept(p, op, s)) break; // all results are mixed now
        narrow_all(s);
    }
    for (uint32_t i = 0; i < op->n_results; i++)
        if (!value_map_get(&p->states, &op->results[i])) ICE("padding: no rule for %s", op_text(op->kind));
}

void visit_block(Padding *p, const Block *b) {
    for (const Op *op = b->first; op; op = op->next)
        if (!op_has(op->kind, END)) visit(p, op);
}

// --- results

static bool name_result(Padding *p, const Op *end, uint32_t i) {
    const Value *v = value_resolved(end->operands[i]);
    const State *s = state_of(p, v);
    if (s->mix) {
        padding_refuse(p, s->mix, (int)i);
        return false;
    }
    Str *names = arena_array(&p->c->m->arena, Str, (size_t)s->rank + 1);
    if (type_is_tensor(v->type)) assume_finite(p, v->type); // of weights and integers too
    bool any = false;
    for (uint32_t k = 0; k < s->rank; k++) {
        if (!dim_padded(&s->dims[k])) continue;
        const char *text = s->dims[k].n == 1 ? size_text(&p->sizes, s->dims[k].f[0].kept) : NULL;
        if (!text) {
            Mix m = {v->def ? v->def : end, arena_printf(p->a, "along dimension %" PRIu32 " of result %" PRIu32 ", what is kept is not the beginning", k, i),
                     "return it with the padded dimension on its own", padded_size(&s->dims[k]), false};
            padding_refuse(p, &m, (int)i);
            return false;
        }
        names[k] = module_str(p->c->m, text);
        any = true;
    }
    if (any) p->f->result_info[i].dims = names, p->c->changed = true;
    return true;
}

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
        assume(p, "sizes of calls keep [6] the model's own constraint, which is not asked of them again: %.*s%s", (int)(n < SAID ? n : SAID), text + from, n > SAID ? ".." : "");
    }
}

// Numbers alone, of what is computed from sizes of arguments.
static void visit_numbers(Padding *p, const Block *b) {
    for (const Op *op = b->first; op; op = op->next) {
        const Number *num = op->kind == OP_GET_DIMENSION_SIZE && op->operands[0]->block != b ? NULL : num_of_op(p, op);
        if (num) set_number(p, op, num);
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
        for (uint32_t i = 0; i < s->n_symbols && valid[k]; i++) least[i] = i64_min(least[i], symbol_at(s, i, k));
    for (size_t k = 0; k < s->n_points; k++) {
        bool inside = true;
        for (uint32_t i = 0; i < s->n_symbols; i++) inside = inside && symbol_at(s, i, k) >= least[i];
        if (inside && !valid[k]) return;
    }
    for (uint32_t i = 0; i < s->n_symbols; i++) s->symbols[i].least = least[i];
}

// No call has the lengths for which an argument is larger than it is compiled for: an n - m, where m is less.
static void find_fitting(Padding *p) {
    p->fits = arena_array(p->a, bool, p->sizes.n_points);
    memset(p->fits, true, p->sizes.n_points);
    for (uint32_t i = 0; i < p->f->body->n_args; i++) {
        const State *s = state_of(p, p->f->body->args[i]);
        for (uint32_t k = 0; k < s->rank; k++)
            for (size_t n = 0; n < p->sizes.n_points && s->dims[k].n; n++) p->fits[n] &= kept_fits(&s->dims[k].f[0], n);
    }
}

static bool enter_arguments(Padding *p) {
    enter_scalars(p);
    for (uint32_t i = 0; i < p->f->body->n_args; i++)
        if (!enter_argument(p, i)) return false;
    find_fitting(p);
    return true;
}

static void forget(Padding *p) {
    sizes_end(&p->sizes);
    p->sizes.all.n = 0, p->sizes.slots = NULL, p->sizes.n_slots = 0;
    value_map_free(&p->states);
    value_map_free(&p->constants);
    p->states = p->constants = (ValueMap){0};
}

static bool enter_main(Padding *p, const OpList *asserted) {
    note_dims(p);
    if (!find_symbols(p) || !sizes_begin(&p->sizes)) return refuse_points(p);
    if (!enter_arguments(p)) return false;
    if (!asserted->n) return true;
    visit_numbers(p, p->f->body);
    assume_asserted(p, asserted);
    find_least(p, asserted);
    forget(p);
    return sizes_begin(&p->sizes) ? enter_arguments(p) : refuse_points(p);
}

static void padding_end(Padding *p) {
    sizes_end(&p->sizes);
    value_map_free(&p->states);
    value_map_free(&p->constants);
    map_free(&p->padded_dims);
    vec_free(&p->told);
    vec_free(&p->assumed);
}

static bool holds_with(PassContext *c, Func *f, const PaddingInputs *known, const PaddingFill *fill) {
    Padding p = {.c = c, .a = c->scratch, .f = f, .sized = known->sized, .open = known->open, .sizes = {.arena = c->scratch}, .fill = fill};
    bool holds = enter_main(&p, known->asserted);
    if (holds) visit_block(&p, f->body);
    holds = holds && !p.refused;
    for (uint32_t i = 0; holds && i < f->n_results; i++) holds = !state_of(&p, block_end(f->body)->operands[i])->mix;
    padding_end(&p);
    return holds;
}

static bool is_padded(const Padding *p, const Func *f, uint32_t i) {
    Type t = f->body->args[i]->type;
    bool padded = false;
    for (uint32_t k = 0; type_is_tensor(t) && k < t->rank; k++) padded |= map_find(&p->padded_dims, dim_key(f->arg_info[i].number, k)) != NULL;
    return padded;
}

// Of a proof that holds with zeros: one argument after the other is given as much as it still holds with.
static void ask_fills(PassContext *c, Func *f, const PaddingInputs *known) {
    PaddingFill *fill = arena_array(c->scratch, PaddingFill, f->body->n_args);
    Padding p = {.c = c};
    note_dims(&p);
    for (uint32_t i = 0; i < f->body->n_args; i++) {
        for (fill[i] = is_padded(&p, f, i) ? PADDING_ANYTHING : PADDING_ZEROS; fill[i] != PADDING_ZEROS && !holds_with(c, f, known, fill);) fill[i]--;
        vec_push(c->fills, fill[i]);
    }
    map_free(&p.padded_dims);
}

bool padding_prove(PassContext *c, Func *f, const PaddingInputs *known) {
    Padding p = {.c = c, .a = c->scratch, .f = f, .sized = known->sized, .open = known->open, .sizes = {.arena = c->scratch}};
    bool ok = enter_main(&p, known->asserted);
    if (ok) visit_block(&p, f->body);
    if (ok && c->o->see_padding) c->o->see_padding(c->o->see_context, &p);
    bool proven = ok && !p.refused;
    for (uint32_t i = 0; ok && i < f->n_results; i++) proven &= name_result(&p, block_end(f->body), i);
    for (size_t i = 0; proven && c->assumed && i < p.assumed.n; i++) vec_push(c->assumed, module_str(c->m, p.assumed.items[i]));
    padding_end(&p);
    if (proven && c->o->ask_fills && c->fills) ask_fills(c, f, known);
    return proven;
}
