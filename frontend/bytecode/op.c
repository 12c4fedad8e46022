// The section of ops, as the generic form of the text: an op a line. Regions are read without recursion; a value is known by its number within the function
// that it belongs to, in the order of definition.
#include "frontend/bytecode/parts.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_FRAMES = 140 }; // regions in regions, which the text's reader bounds further
enum { HAS_ATTRS = 1, HAS_RESULTS = 2, HAS_OPERANDS = 4, HAS_SUCCESSORS = 8, HAS_REGIONS = 16, HAS_USE_LISTS = 32, HAS_PROPERTIES = 64 };

// %arg0, %5 or, of several results, %5#1
typedef struct {
    uint32_t number, index, of; // of == 0: not defined yet
    bool argument;
    uint64_t type;
} Known;

// An op whose regions are being read.
typedef struct {
    Cursor own;   // the section of its regions, where it has one
    size_t reads; // the frame whose cursor its regions are read from: itself, or one around it
    uint64_t regions, region, ops_left;
    bool open;                       // within a region
    size_t values_from, next, scope; // of the region; where the values begin that may be named
    size_t scope_before;             // to go back to
    Text tail;                       // what stands behind the regions
} Frame;

typedef struct {
    Bytecode *b;
    VEC(Frame) frames;
    VEC(Known) values;
    size_t scope; // values from here on may be named
    uint32_t n_args, n_results;
    NamedAttrs attrs;          // of the op that is being read
    IntList operands, results; // places in `values`, types
} Reading;

static Frame *top(Reading *r) { return &r->frames.items[r->frames.n - 1]; }
static Cursor *cursor_of(Reading *r) { return &r->frames.items[top(r)->reads].own; }

// Each line that begins with an op is told by where the op is.
static void line_begin(Bytecode *b, const uint8_t *at) { vec_push(&b->lines, ((LinePlace){b->line, (size_t)(at - b->bytes)})); }

static void line_end(Bytecode *b) {
    text_z(&b->text, "\n");
    b->line++;
}

static bool text_fits(Reading *r, const uint8_t *at, size_t from) {
    size_t made = r->b->text.n - from;
    if (made > r->b->budget) return bytecode_refuse(r->b, at, "the ops of the file stand for more text than is read");
    r->b->budget -= made;
    return true;
}

// ---- Values ----

static void known_put(const Known *v, Text *out) {
    text_f(out, v->argument ? "%%arg%" PRIu32 : "%%%" PRIu32, v->number);
    if (v->of > 1) text_f(out, "#%" PRIu32, v->index);
}

static bool value_define(Reading *r, const uint8_t *at, Known v) {
    Frame *f = top(r);
    if (f->next == r->values.n) return bytecode_refuse(r->b, at, "a region defines more values than it says");
    r->values.items[f->next++] = v;
    return true;
}

static bool operands_read(Reading *r, Cursor *c) {
    Bytecode *b = r->b;
    uint64_t n, i;
    if (!cursor_count(b, c, "operands", &n)) return false;
    for (uint64_t k = 0; k < n; k++) {
        const uint8_t *at = c->at;
        if (!cursor_index(b, c, r->values.n - r->scope, "value", &i)) return false;
        if (!r->values.items[r->scope + i].of) return bytecode_refuse(b, at, "value %" PRIu64 " is used before it is defined", i);
        vec_push(&r->operands, (int64_t)(r->scope + i));
    }
    return true;
}

static bool results_read(Reading *r, Cursor *c) {
    uint64_t n, type;
    if (!cursor_count(r->b, c, "results", &n)) return false;
    for (uint64_t k = 0; k < n; k++) {
        if (!cursor_index(r->b, c, r->b->n_types, "type", &type)) return false;
        vec_push(&r->results, (int64_t)type);
    }
    return true;
}

// Orders of use lists say nothing here; they are passed over.
static bool use_lists_skip(Bytecode *b, Cursor *c, size_t n_values) {
    uint64_t n_lists = 1, unused, n;
    bool pairs;
    if (n_values > 1 && !cursor_count(b, c, "use lists", &n_lists)) return false;
    for (uint64_t i = 0; i < n_lists; i++) {
        if (n_values > 1 && !cursor_number(b, c, &unused)) return false;
        const uint8_t *at = c->at;
        if (!cursor_flagged(b, c, &n, &pairs)) return false;
        if (n > (uint64_t)(c->end - c->at)) return bytecode_refuse(b, at, "%" PRIu64 " uses in %td bytes", n, c->end - c->at);
        for (uint64_t k = 0; k < n; k++)
            if (!cursor_number(b, c, &unused)) return false;
    }
    return true;
}

// ---- Attributes ----

static bool dictionary_read(Reading *r, uint64_t index) {
    Bytecode *b = r->b;
    AttrView v;
    uint64_t value;
    Name name;
    if (!attr_view(b, index, &v)) return false;
    if (v.form != ATTR_IS_DICT) return bytecode_refuse(b, v.place, "the attributes of an op are no dictionary");
    Cursor c = v.rest;
    for (uint64_t i = 0; i < v.n; i++) {
        if (!attr_name_read(b, &c, &name) || !cursor_index(b, &c, b->n_attrs, "attribute", &value)) return false;
        vec_push(&r->attrs, ((NamedAttr){.name = name, .value = value}));
    }
    return true;
}

// Sizes of groups of operands or results: all of them, or those that are not 0 with their places.
static bool segments_read(Reading *r, Cursor *c, Name name) {
    enum { MOST = 16 };
    Bytecode *b = r->b;
    const uint8_t *at = c->at;
    uint64_t n, v, bits = 0, sizes[MOST] = {0}, last = 0;
    bool sparse;
    if (!cursor_flagged(b, c, &n, &sparse) || (n && sparse && !cursor_number(b, c, &bits))) return false;
    if (n > MOST || bits > 8) return bytecode_refuse(b, at, "%" PRIu64 " groups of operands or results", n);
    for (uint64_t i = 0; i < n; i++) {
        if (!cursor_number(b, c, &v)) return false;
        uint64_t place = sparse ? v & ((UINT64_C(1) << bits) - 1) : i;
        if (place >= MOST) return bytecode_refuse(b, at, "group %" PRIu64 " of operands or results", place);
        sizes[place] = sparse ? v >> bits : v;
        last = place + 1 > last ? place + 1 : last;
    }
    Text t = {0};
    text_z(&t, "array<i32");
    for (uint64_t i = 0; i < last; i++) text_f(&t, "%s%" PRIu64, i ? ", " : ": ", sizes[i]);
    text_z(&t, ">");
    vec_push(&r->attrs, ((NamedAttr){.name = name, .text = arena_copy(&b->arena, t.items, t.n + 1)}));
    vec_free(&t);
    return true;
}

// The values of a list of names (properties.def).
static bool listed_properties_read(Reading *r, Cursor *c, const char *names) {
    Bytecode *b = r->b;
    while (*names) {
        size_t len = strcspn(names, " ");
        bool groups = *names == '+', optional = names[len - 1] == '?', given = !groups;
        uint64_t index = 0;
        const uint8_t *at = c->at;
        if (groups ? !segments_read(r, c, (Name){names + 1, len - 1}) : !(optional ? cursor_flagged(b, c, &index, &given) : cursor_number(b, c, &index)))
            return false;
        if (given && index >= b->n_attrs) return bytecode_refuse(b, at, "attribute %" PRIu64 " of %zu", index, b->n_attrs);
        if (given) vec_push(&r->attrs, ((NamedAttr){.name = {names, len - optional}, .value = index}));
        names += len + (names[len] == ' ');
    }
    return true;
}

static bool properties_read(Reading *r, Cursor *c, const OpName *name) {
    Bytecode *b = r->b;
    const uint8_t *at = c->at;
    uint64_t i;
    if (!cursor_index(b, c, b->n_properties, "properties", &i)) return false;
    Cursor p = b->properties[i];
    if (!name->registered) // an attribute
        return cursor_index(b, &p, b->n_attrs, "attribute", &i) && dictionary_read(r, i) && cursor_ended(b, &p, "properties");
    size_t n = 0;
    for (Cursor rest = p; rest.at < rest.end; n++)
        if (!cursor_number(b, &rest, &i)) return false;
    if (!n) return true;
    const char *names = properties_of_op(name, n);
    if (!names && !op_name_is_known(name)) return true; // it is refused by its name
    if (!names)
        return bytecode_refuse(b, at, "the %zu attributes of '%.*s.%.*s' are not known", n, (int)(name->dialect->name.len < 60 ? name->dialect->name.len : 60),
                               name->dialect->name.text, (int)(name->name.len < 60 ? name->name.len : 60), name->name.text);
    return listed_properties_read(r, &p, names) && cursor_ended(b, &p, "properties");
}

// ---- Blocks ----

// ^bb0(%arg0: t loc("x"), ...):
static bool block_args_put(Reading *r, Cursor *c) {
    Bytecode *b = r->b;
    uint64_t n, type, place = 0;
    if (!cursor_count(b, c, "arguments", &n)) return false;
    text_z(&b->text, "^bb0(");
    for (uint64_t i = 0; i < n; i++) {
        const uint8_t *at = c->at;
        bool placed = true;
        if (b->version < WITH_SHORT_ARGUMENTS) {
            if (!cursor_number(b, c, &type)) return false;
        } else if (!cursor_flagged(b, c, &type, &placed)) {
            return false;
        }
        if (type >= b->n_types) return bytecode_refuse(b, at, "type %" PRIu64 " of %zu", type, b->n_types);
        if (placed && !cursor_index(b, c, b->n_attrs, "attribute", &place)) return false;
        Known v = {.number = r->n_args++, .of = 1, .argument = true, .type = type};
        if (!value_define(r, at, v)) return false;
        if (i) text_z(&b->text, ", ");
        known_put(&v, &b->text);
        text_z(&b->text, ": ");
        if (!type_put(b, type, &b->text) || (placed && !place_put(b, place, &b->text))) return false;
    }
    text_z(&b->text, "):");
    return true;
}

static bool block_open(Reading *r, Cursor *c) {
    Bytecode *b = r->b;
    const uint8_t *at = c->at;
    size_t from = b->text.n;
    uint64_t n_ops;
    uint8_t ordered = 0;
    bool has_args;
    if (!cursor_flagged(b, c, &n_ops, &has_args)) return false;
    if (n_ops > (uint64_t)(c->end - c->at)) return bytecode_refuse(b, at, "%" PRIu64 " ops in %td bytes", n_ops, c->end - c->at);
    top(r)->ops_left = n_ops;
    if (!has_args) return true;
    size_t before = top(r)->next;
    line_begin(b, at);
    if (!block_args_put(r, c)) return false;
    line_end(b);
    if (b->version >= WITH_USE_LISTS && (!cursor_byte(b, c, &ordered) || (ordered && !use_lists_skip(b, c, top(r)->next - before)))) return false;
    return text_fits(r, at, from);
}

static bool region_open(Reading *r) {
    Bytecode *b = r->b;
    Frame *f = top(r);
    Cursor *c = cursor_of(r);
    const uint8_t *at = c->at;
    uint64_t n_blocks, n_values = 0;
    if (!cursor_number(b, c, &n_blocks)) return false;
    if (n_blocks > 1) return bytecode_refuse(b, at, "a region has one block, this one %" PRIu64 "; branches between blocks are not supported", n_blocks);
    if (n_blocks && !cursor_count(b, c, "values", &n_values)) return false;
    text_z(&b->text, f->region ? ", {" : " ({");
    line_end(b);
    f->open = true;
    f->values_from = f->next = r->values.n;
    for (uint64_t i = 0; i < n_values; i++) vec_push(&r->values, (Known){0});
    f->ops_left = 0;
    return !n_blocks || block_open(r, c);
}

static void region_close(Reading *r) {
    Frame *f = top(r);
    r->values.n = f->values_from;
    f->open = false;
    f->region++;
    if (r->frames.n > 1) text_z(&r->b->text, "}");
}

static bool frame_close(Reading *r) {
    Bytecode *b = r->b;
    Frame *f = top(r);
    size_t index = r->frames.n - 1;
    bool ok = f->reads != index || cursor_ended(b, &f->own, "a section of regions");
    if (ok && index) {
        text_z(&b->text, ")");
        text_add(&b->text, f->tail.items, f->tail.n);
        line_end(b);
    }
    r->scope = f->scope_before;
    vec_free(&f->tail);
    r->frames.n--;
    return ok;
}

// ---- Ops ----

static bool op_parts_read(Reading *r, Cursor *c, const OpName *name, uint8_t mask, uint64_t *out_regions, bool *out_isolated) {
    Bytecode *b = r->b;
    const uint8_t *at = c->at;
    uint64_t index = 0;
    if (mask & HAS_ATTRS && !cursor_index(b, c, b->n_attrs, "attribute", &index)) return false;
    if (mask & HAS_PROPERTIES && !properties_read(r, c, name)) return false;
    if (mask & HAS_ATTRS && !dictionary_read(r, index)) return false;
    if (mask & HAS_RESULTS && !results_read(r, c)) return false;
    if (mask & HAS_OPERANDS && !operands_read(r, c)) return false;
    if (mask & HAS_SUCCESSORS) return bytecode_refuse(b, at, "branches between blocks are not supported");
    if (mask & HAS_USE_LISTS && b->version >= WITH_USE_LISTS && !use_lists_skip(b, c, r->results.n)) return false;
    if (!(mask & HAS_REGIONS)) return true;
    at = c->at;
    if (!cursor_flagged(b, c, out_regions, out_isolated)) return false;
    return *out_regions <= UINT16_MAX || bytecode_refuse(b, at, "an op with %" PRIu64 " regions", *out_regions);
}

// A module's name stands before its region, its other attributes behind it.
static bool module_attrs_put(Reading *r, const OpName *name, Text *out, Text *out_others) {
    NamedAttrs *attrs = &r->attrs;
    AttrView v;
    size_t n = 0;
    for (size_t i = 0; i < attrs->n; i++) {
        NamedAttr a = attrs->items[i];
        if (!attr_view(r->b, a.value, &v)) return false;
        if (name_is(a.name, "sym_name") && v.form == ATTR_IS_STRING) text_z(out, " <{sym_name = "), string_put(v.string, out), text_z(out, "}>");
        else attrs->items[n++] = a;
    }
    attrs->n = n;
    return op_attrs_put(r->b, name, attrs, out_others);
}

static int name_compare(const void *x, const void *y) {
    const Name *a = x, *b = y; // each attribute begins with its name
    int c = memcmp(a->text, b->text, a->len < b->len ? a->len : b->len);
    return c ? c : a->len < b->len ? -1 : a->len > b->len;
}

// %3:2 = "stablehlo.sort"(%1, %2) <{..}>, and in out_tail what stands behind regions: : (t, t) -> (t, t) loc(..)
static bool op_text_put(Reading *r, const OpName *name, uint64_t place, bool is_module, Text *out_tail) {
    Bytecode *b = r->b;
    Text *out = &b->text, attrs = {0};
    size_t n = r->results.n;
    if (n) text_f(out, n > 1 ? "%%%" PRIu32 ":%zu = " : "%%%" PRIu32 " = ", r->n_results, n);
    op_name_put(name, out);
    text_z(out, "(");
    for (size_t i = 0; i < r->operands.n; i++) {
        if (i) text_z(out, ", ");
        known_put(&r->values.items[r->operands.items[i]], out);
    }
    text_z(out, ")");
    if (r->attrs.n) qsort(r->attrs.items, r->attrs.n, sizeof *r->attrs.items, name_compare); // as MLIR prints them
    bool ok = is_module ? module_attrs_put(r, name, out, &attrs) : op_attrs_put(b, name, &r->attrs, &attrs);
    if (ok && attrs.n) text_f(is_module ? out_tail : out, is_module ? " {%s}" : " <{%s}>", attrs.items);
    vec_free(&attrs);
    if (!ok) return false;
    text_z(out_tail, " : (");
    for (size_t i = 0; i < r->operands.n; i++) {
        if (i) text_z(out_tail, ", ");
        if (!type_put(b, r->values.items[r->operands.items[i]].type, out_tail)) return false;
    }
    text_z(out_tail, ") -> (");
    for (size_t i = 0; i < n; i++) {
        if (i) text_z(out_tail, ", ");
        if (!type_put(b, (uint64_t)r->results.items[i], out_tail)) return false;
    }
    text_z(out_tail, ")");
    return place_put(b, place, out_tail);
}

// What is converted between VHLO's types and others is of one type in the text: another name of the operand.
static bool is_cast(Reading *r, const OpName *name, bool *out) {
    *out = name->dialect->kind == DIALECT_BUILTIN && name_is(name->name, "unrealized_conversion_cast") && r->operands.n == 1 && r->results.n == 1;
    if (!*out) return true;
    Text from = {0}, to = {0};
    bool ok = type_put(r->b, r->values.items[r->operands.items[0]].type, &from) && type_put(r->b, (uint64_t)r->results.items[0], &to);
    *out = ok && from.n == to.n && !memcmp(from.items, to.items, to.n);
    vec_free(&from);
    vec_free(&to);
    return ok;
}

static bool results_define(Reading *r, const uint8_t *at) {
    if (r->results.n > UINT16_MAX) return bytecode_refuse(r->b, at, "an op with %zu results", r->results.n);
    for (size_t i = 0; i < r->results.n; i++)
        if (!value_define(r, at, (Known){.number = r->n_results, .index = (uint32_t)i, .of = (uint32_t)r->results.n, .type = (uint64_t)r->results.items[i]}))
            return false;
    r->n_results += r->results.n > 0;
    return true;
}

// The values of an isolated op's regions are numbered from 0; from version 2 on they are a section.
static bool frame_open(Reading *r, const uint8_t *at, uint64_t regions, bool isolated, Text tail) {
    Bytecode *b = r->b;
    Frame f = {.reads = top(r)->reads, .regions = regions, .scope_before = r->scope, .tail = tail};
    uint8_t id;
    bool ok = r->frames.n < MAX_FRAMES || bytecode_refuse(b, at, "regions are nested more than %d levels deep", MAX_FRAMES);
    if (ok && isolated && b->version >= WITH_SECTIONS_OF_REGIONS) {
        ok = cursor_section(b, cursor_of(r), &id, &f.own) && (id == SECTION_IR || bytecode_refuse(b, at, "section %u where regions should be", id));
        f.reads = r->frames.n;
    }
    if (!ok) return vec_free(&f.tail), false;
    if (isolated) r->scope = r->values.n;
    vec_push(&r->frames, f);
    return true;
}

static bool op_put(Reading *r) {
    Bytecode *b = r->b;
    Cursor *c = cursor_of(r);
    const uint8_t *at = c->at;
    size_t from = b->text.n;
    uint64_t which, place, regions = 0;
    uint8_t mask;
    bool isolated = false;
    Text tail = {0};
    r->attrs.n = r->operands.n = r->results.n = 0;
    if (!cursor_index(b, c, b->n_op_names, "op", &which) || !cursor_byte(b, c, &mask) || !cursor_index(b, c, b->n_attrs, "attribute", &place)) return false;
    const OpName *name = &b->op_names[which];
    bool cast = false;
    if (!op_parts_read(r, c, name, mask, &regions, &isolated) || !is_cast(r, name, &cast)) return false;
    if (cast && !regions) return value_define(r, at, r->values.items[r->operands.items[0]]);
    bool module = name->dialect->kind == DIALECT_BUILTIN && name_is(name->name, "module");
    bool func = name_is(name->name, "func_v1") || (name->dialect->kind == DIALECT_FUNC && name_is(name->name, "func"));
    line_begin(b, at);
    if (!op_text_put(r, name, place, module, &tail)) return vec_free(&tail), false;
    if (!results_define(r, at) || !text_fits(r, at, from)) return vec_free(&tail), false;
    if (func) r->n_args = r->n_results = 0;
    if (regions) return frame_open(r, at, regions, isolated, tail);
    text_add(&b->text, tail.items, tail.n);
    line_end(b);
    vec_free(&tail);
    return text_fits(r, at, from);
}

static bool reading_run(Reading *r) {
    while (r->frames.n) {
        Frame *f = top(r);
        bool ok = true;
        if (f->open && f->ops_left) f->ops_left--, ok = op_put(r);
        else if (f->open) region_close(r);
        else if (f->region < f->regions) ok = region_open(r);
        else ok = frame_close(r);
        if (!ok) return false;
    }
    return true;
}

// The section is a block without a region, within a frame that writes nothing.
bool ops_put(Bytecode *b) {
    Reading r = {.b = b};
    vec_push(&r.frames, ((Frame){.own = b->sections[SECTION_IR], .regions = 1, .open = true}));
    b->line = 1;
    text_z(&b->text, "");
    bool ok = block_open(&r, cursor_of(&r)) && reading_run(&r);
    for (size_t i = 0; i < r.frames.n; i++) vec_free(&r.frames.items[i].tail);
    vec_free(&r.frames);
    vec_free(&r.values);
    vec_free(&r.attrs);
    vec_free(&r.operands);
    vec_free(&r.results);
    return ok;
}
