// What the key says of a model: see key.h. Ops are numbered over all functions, an op before the ops of its regions, and name their
// operands by how far back these were made, so that a change says nothing about what follows it. Functions stand in the order in which
// they are first called, main first: how private ones are called and ordered in the file does not count.
#include "frontend/key/idle.h"
#include "frontend/key/key.h"

#include "ir/text/dims.h"
#include "ir/text/print/print.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum {
    MAX_FIELD = 240,      // bytes of one attribute or type; longer ones end in their hash
    MAX_SHOWN_ELEMS = 8,  // of a constant whose elements differ; larger ones are their hash
    MAX_SHOWN_PARTS = 64, // of a tuple's type, likewise
    GROUPS = 1024,        // about so many where ops are too many to be listed
    MAX_LISTED_BYTES = 1 << 20,
};

typedef struct { // of one op, for groups
    uint64_t hash;
    const char *kind;
    size_t line, place; // where its line and the fields of its place begin in op_lines
} Record;

typedef struct {
    Module *m;
    bool lines; // of the model's file, in places
    Arena arena;
    Interner strings;
    Map signatures, func_numbers; // by text, by name
    Map tuples;                   // hashes of their types
    VEC(Func *) funcs;
    Hash64 all;
    Text fields; // of one op: kind, types, attributes, each behind a tab
    uint32_t n_fields;
    Text ports, signature_lines, op_lines;
    VEC(Record) records;          // by number of the op
    uint32_t n_ops, n_signatures; // n_ops: that have a number
} Writer;

// --- text

void key_field(Text *out, const char *text, size_t len) {
    for (size_t i = 0; i < len; i++) {
        unsigned char c = (unsigned char)text[i];
        if (c < 0x20 || c == 0x7f || c == '\\') text_f(out, "\\%02X", c);
        else text_add(out, text + i, 1);
    }
}

static void hash_number(Hash64 *h, uint64_t n) { hash64_add(h, &n, sizeof n); }

// A tab and the text, short enough for a line.
static void add_field(Text *out, const char *text, size_t len) {
    text_z(out, "\t");
    if (len <= MAX_FIELD) {
        key_field(out, text, len);
        return;
    }
    size_t kept = MAX_FIELD - 40;
    while (kept && ((unsigned char)text[kept] & 0xc0) == 0x80) kept--; // not in the middle of a character
    key_field(out, text, kept);
    text_f(out, "... (%zu bytes, #%016" PRIx64 ")", len, hash64_of(text, len));
}

// --- constants

static bool is_alike(const Literal *l) {
    if (l->splat || l->type->n_elems == 1) return true;
    size_t size = dtype_bytes(l->type->dtype), all = literal_stored_bytes(l);
    return all > size && !memcmp(l->data, (const char *)l->data + size, all - size);
}

// Of the elements, whether they are stored once or each; types narrower than their byte count with their own bits only.
static uint64_t hash_elements(const Literal *l) {
    Hash64 h;
    const uint8_t *data = l->data;
    size_t n = is_alike(l) ? dtype_bytes(l->type->dtype) : literal_stored_bytes(l);
    unsigned bits = dtype_info[l->type->dtype].bits;
    hash64_begin(&h);
    if (bits >= 8) {
        hash64_add(&h, data, n);
        return hash64_end(&h);
    }
    uint8_t part[256], mask = (uint8_t)((1u << bits) - 1);
    for (size_t at = 0; at < n;) {
        size_t count = n - at < sizeof part ? n - at : sizeof part;
        for (size_t i = 0; i < count; i++) part[i] = data[at + i] & mask;
        hash64_add(&h, part, count);
        at += count;
    }
    return hash64_end(&h);
}

static void literal_text(const Literal *l, Text *out) {
    Printer p = {.out = out};
    if (l->type->n_elems <= MAX_SHOWN_ELEMS || is_alike(l)) {
        print_literal(&p, l);
    } else {
        text_f(out, "dense<#%016" PRIx64 "> : ", hash_elements(l));
        type_text(l->type, out);
    }
}

// --- one op

static int by_name(const void *a, const void *b) {
    const Attr *const *x = a, *const *y = b;
    return strcmp((*x)->name->text, (*y)->name->text);
}

static void attr_text(const Attr *a, Text *out) {
    Printer p = {.out = out};
    if (a->key == ATTR_UNKNOWN) {
        text_add(out, a->name->text, a->name->len);
        if (a->s) text_z(out, " = "), text_add(out, a->s->text, a->s->len);
        return;
    }
    text_z(out, attr_info[a->key].text);
    text_z(out, " = ");
    if (attr_info[a->key].kind == AK_LITERAL) literal_text(a->lit, out);
    else if (a->key == ATTR_channel_handle)
        text_f(out, "%" PRId64, a->lists[0].v[0]); // its type, which portable artifacts have not, says nothing of collectives
    else print_attr_value(&p, a);
}

// Text that is hashed whole, and kept as long as a line allows.
static void add_hashed(Writer *w, Hash64 *h, Text *text) {
    hash_number(h, text->n);
    hash64_add(h, text->items, text->n);
    if (w->n_fields++ < KEY_MAX_FIELDS) add_field(&w->fields, text->n ? text->items : "", text->n);
    text->n = 0;
}

// A tuple of many parts is its hash: each op that takes one out names all of them.
static void key_type(Writer *w, Type t, Text *out) {
    if (t->n_parts <= MAX_SHOWN_PARTS) {
        type_text(t, out);
        return;
    }
    bool fresh;
    size_t *hash = map_at(&w->tuples, t, &fresh);
    if (fresh) {
        Text whole = {0};
        type_text(t, &whole);
        *hash = hash64_of(whole.items, whole.n);
        vec_free(&whole);
    }
    text_f(out, "tuple<%" PRIu32 " parts, #%016" PRIxPTR ">", t->n_parts, *hash);
}

// As a function's type, or the one type of all of them.
static void types_text(Writer *w, const Op *op, Text *out) {
    bool same = op->n_results == 1;
    for (uint32_t i = 0; same && i < op->n_operands; i++) same = op->operands[i]->type == op->results[0].type;
    for (uint32_t i = 0; i < op->n_operands && !same; i++) {
        text_z(out, i ? ", " : "(");
        key_type(w, op->operands[i]->type, out);
    }
    if (!same) text_z(out, !op->n_operands ? "() -> " : ") -> ");
    if (op->n_results != 1) text_z(out, "(");
    for (uint32_t i = 0; i < op->n_results; i++) {
        if (i) text_z(out, ", ");
        key_type(w, op->results[i].type, out);
    }
    if (op->n_results != 1) text_z(out, ")");
}

static uint32_t func_number(Writer *w, Str name) {
    bool fresh;
    size_t *slot = map_at(&w->func_numbers, name, &fresh);
    if (!fresh) return *slot;
    Func *f = module_find_func(w->m, name);
    *slot = f ? (uint32_t)w->funcs.n : UINT32_MAX;
    if (f) vec_push(&w->funcs, f);
    return (uint32_t)w->funcs.n - 1;
}

static void add_attrs(Writer *w, Hash64 *h, const Op *op, Text *text) {
    const Attr **unknown = xcalloc(op->n_attrs ? op->n_attrs : 1, sizeof *unknown);
    size_t n = 0;
    for (uint32_t i = 0; i < op->n_attrs; i++) {
        const Attr *a = &op->attrs[i];
        if (key_attr_is_idle(op, a)) continue;
        if (a->key == ATTR_UNKNOWN) {
            unknown[n++] = a;
            continue;
        }
        attr_text(a, text);
        bool callee = attr_info[a->key].kind == AK_SYMBOL && a->s && a->s == op_callee(op);
        if (!callee) {
            add_hashed(w, h, text);
            continue;
        }
        hash_number(h, func_number(w, a->s));
        add_field(&w->fields, text->items, text->n);
        text->n = 0;
    }
    if (n) qsort(unknown, n, sizeof *unknown, by_name);
    for (size_t i = 0; i < n; i++) {
        attr_text(unknown[i], text);
        add_hashed(w, h, text);
    }
    free(unknown);
}

static uint32_t signature_number(Writer *w) {
    bool fresh;
    size_t *slot = map_at(&w->signatures, str_intern(&w->strings, w->fields.items, w->fields.n), &fresh);
    if (!fresh) return *slot;
    *slot = w->n_signatures++;
    text_z(&w->signature_lines, "t");
    text_add(&w->signature_lines, w->fields.items, w->fields.n);
    text_z(&w->signature_lines, "\n");
    return *slot;
}

static void place_fields(const Writer *w, Text *out, Loc at, const char *name) {
    text_z(out, "\t");
    if (!w->lines) at = (Loc){0};
    if (at.line) text_f(out, "%u:%u", at.line, at.col);
    else if (at.path && !name) key_field(out, at.path->text, at.path->len);
    add_field(out, name ? name : "", name ? strlen(name) : 0);
}

static void wire_text(const Writer *w, const Value *v, Text *out) {
    if (v->def) {
        text_f(out, v->index ? "%u.%u" : "%u", w->n_ops - v->def->id, v->index);
    } else if (v->block->func) {
        text_f(out, "a%u", v->index);
    } else {
        const Op *parent = v->block->parent;
        uint32_t region = 0;
        while (region + 1 < parent->n_regions && parent->regions[region] != v->block) region++;
        text_f(out, "b%u.%u.%u", w->n_ops - parent->id, region, v->index);
    }
}

// The signature is in w->fields, its hash in h; op is NULL for the head of a function.
static void add_record(Writer *w, const Hash64 *h, const char *kind, const OpLoc *loc, uint32_t depth, const Op *op) {
    Text *out = &w->op_lines;
    Record r = {.hash = hash64_end(h), .kind = kind, .line = out->n};
    text_f(out, "o\t%u", signature_number(w));
    r.place = out->n;
    place_fields(w, out, loc->at, loc->name ? loc->name->text : NULL);
    text_f(out, "\t%u\t", depth);
    size_t from = out->n;
    for (uint32_t i = 0; op && i < op->n_operands; i++) {
        if (i) text_z(out, " ");
        wire_text(w, value_resolved(op->operands[i]), out);
    }
    hash_number(&w->all, r.hash);
    hash_number(&w->all, depth);
    hash64_add(&w->all, out->items + from, out->n - from);
    text_z(out, "\n");
    vec_push(&w->records, r);
    w->n_ops++;
}

static void add_block(Writer *w, const Block *b, uint32_t depth);

static void add_op(Writer *w, Op *op, uint32_t depth) {
    Hash64 h;
    Text text = {0};
    hash64_begin(&h);
    w->fields.n = w->n_fields = 0;
    add_field(&w->fields, op_text(op->kind), strlen(op_text(op->kind)));
    hash64_add(&h, w->fields.items, w->fields.n);
    types_text(w, op, &text);
    add_hashed(w, &h, &text);
    add_attrs(w, &h, op, &text);
    hash_number(&h, op->n_regions);
    op->id = w->n_ops;
    add_record(w, &h, op_text(op->kind), &op->loc, depth, op);
    vec_free(&text);
    for (uint32_t i = 0; i < op->n_regions; i++) add_block(w, op->regions[i], depth + 1);
}

static void add_block(Writer *w, const Block *b, uint32_t depth) {
    Text types = {0};
    for (uint32_t i = 0; i < b->n_args && depth; i++) {
        type_text(b->args[i]->type, &types);
        text_z(&types, ",");
    }
    hash_number(&w->all, types.n);
    hash64_add(&w->all, types.items, types.n);
    vec_free(&types);
    for (Op *op = b->first; op; op = op->next) add_op(w, op, depth);
    hash_number(&w->all, UINT64_MAX); // the end of the block
}

// --- functions and their ports

static void add_named_texts(Writer *w, Hash64 *h, NamedTexts list, Text *text) {
    for (uint32_t i = 0; i < list.n; i++) {
        text_add(text, list.v[i].name->text, list.v[i].name->len);
        if (list.v[i].value) text_z(text, " = "), text_add(text, list.v[i].value->text, list.v[i].value->len);
        add_hashed(w, h, text);
    }
}

// A line "in" or "out": number, place, name, another name, type, names of dimensions, attributes.
static void add_port(Writer *w, const char *tag, uint32_t number, const PortInfo *p, const char *name, const char *also, Type type) {
    Text text = {0};
    Hash64 h;
    Loc at = {.line = p->src_line, .col = p->src_col};
    hash64_begin(&h);
    w->fields.n = w->n_fields = 0;
    text_z(&text, name);
    add_hashed(w, &h, &text);
    text_z(&text, also);
    add_hashed(w, &h, &text);
    type_text(type, &text);
    add_hashed(w, &h, &text);
    if (type_is_tensor(type) && dims_any(p->dims, type->rank)) dims_text(p->dims, type->rank, &text);
    add_hashed(w, &h, &text);
    add_named_texts(w, &h, p->attrs, &text);
    vec_free(&text);
    text_f(&w->ports, "%s\t%u", tag, number);
    place_fields(w, &w->ports, at, NULL);
    text_add(&w->ports, w->fields.items, w->fields.n);
    text_z(&w->ports, "\n");
    hash_number(&w->all, hash64_end(&h));
}

// Names that callers use: they are part of the artifact.
static void add_ports(Writer *w, Func *f) {
    for (uint32_t i = 0; i < f->body->n_args; i++) {
        const PortInfo *p = &f->arg_info[i];
        const char *name = argument_name(f, i);
        bool another = p->loc_name && strcmp(p->loc_name->text, name) != 0;
        hash_number(&w->all, p->number);
        add_port(w, "in", p->number, p, name, another ? p->loc_name->text : "", f->body->args[i]->type);
    }
    for (uint32_t i = 0; i < f->n_results; i++) add_port(w, "out", i, &f->result_info[i], arena_printf(&w->arena, "output%u", i), "", f->result_types[i]);
}

static void add_func(Writer *w, const Func *f, bool is_main) {
    Text text = {0};
    Hash64 h;
    hash64_begin(&h);
    w->fields.n = w->n_fields = 0;
    text_z(&w->fields, "\tfunc.func");
    for (uint32_t i = 0; i < f->body->n_args && !is_main; i++) {
        text_z(&text, i ? ", " : "(");
        type_text(f->body->args[i]->type, &text);
    }
    add_hashed(w, &h, &text);
    text_f(&text, "@%s", str_text(f->name));
    if (is_main) hash64_add(&h, text.items, text.n); // the entry point is called so
    add_field(&w->fields, text.items, text.n);
    text.n = 0;
    if (is_main) add_named_texts(w, &h, w->m->attrs, &text);
    if (is_main) add_named_texts(w, &h, w->m->meshes, &text);
    add_named_texts(w, &h, f->attrs, &text);
    add_record(w, &h, "func.func", &f->loc, 0, NULL);
    vec_free(&text);
    add_block(w, f->body, 0);
}

static void add_funcs(Writer *w) {
    Func *first = module_main(w->m);
    if (first) {
        add_ports(w, first);
        func_number(w, first->name);
    }
    for (size_t i = 0; i < w->funcs.n; i++) add_func(w, w->funcs.items[i], i == 0 && first);
    for (Func *f = w->m->first_func; f; f = f->next) { // named by attributes that only custom calls have, or by nothing
        size_t n = w->funcs.n;
        func_number(w, f->name);
        for (; n < w->funcs.n; n++) add_func(w, w->funcs.items[n], false);
    }
}

// Of an op and the seven before it.
static uint64_t window_hash(const Writer *w, uint32_t i) {
    uint64_t hashes[8];
    uint32_t n = 0;
    for (; n < COUNT(hashes) && n <= i; n++) hashes[n] = w->records.items[i - n].hash;
    return hash64_of(hashes, n * sizeof *hashes);
}

// Too many ops to list. A group ends where the ops there say so: what is inserted in one does not move the ends of the others
// (Muthitacharoen, Chen, Mazieres 2001, "A low-bandwidth network file system").
static uint32_t group_end(const Writer *w, uint32_t first) {
    uint32_t every = w->n_ops / GROUPS + 1, end = first + 1;
    while (end < w->n_ops && end - first < 8 * every && (end - first < every / 2 || window_hash(w, end - 1) % every)) end++;
    return end;
}

static void write_groups(const Writer *w, Text *out) {
    for (uint32_t i = 0, end; i < w->n_ops; i = end) {
        const Record *r = &w->records.items[i];
        Hash64 h;
        end = group_end(w, i);
        hash64_begin(&h);
        for (uint32_t k = i; k < end; k++) hash_number(&h, w->records.items[k].hash);
        text_f(out, "g\t%016" PRIx64, hash64_end(&h));
        const char *place = w->op_lines.items + r->place, *behind = strchr(strchr(place + 1, '\t') + 1, '\t');
        text_add(out, place, (size_t)(behind - place));
        text_f(out, "\t%u\t%s\n", end - i, r->kind);
    }
}

static void write_lines(const Writer *w, Text *out) {
    text_add(out, w->ports.items ? w->ports.items : "", w->ports.n);
    if (w->n_ops > KEY_MAX_OPS || w->signature_lines.n + w->op_lines.n > MAX_LISTED_BYTES) {
        write_groups(w, out);
        return;
    }
    text_add(out, w->signature_lines.items ? w->signature_lines.items : "", w->signature_lines.n);
    text_add(out, w->op_lines.items ? w->op_lines.items : "", w->op_lines.n);
}

uint64_t key_of_model(Module *m, bool lines, Text *details) {
    Writer w = {.m = m, .lines = lines};
    w.strings.arena = &w.arena;
    hash64_begin(&w.all);
    add_funcs(&w);
    write_lines(&w, details);
    vec_free(&w.funcs);
    vec_free(&w.fields);
    vec_free(&w.ports);
    vec_free(&w.signature_lines);
    vec_free(&w.op_lines);
    vec_free(&w.records);
    map_free(&w.signatures);
    map_free(&w.tuples);
    map_free(&w.func_numbers);
    interner_free(&w.strings);
    arena_free(&w.arena);
    return hash64_end(&w.all);
}

uint64_t key_of_weights(const BoundWeights *weights, Text *details) {
    Hash64 all;
    hash64_begin(&all);
    for (size_t i = 0; i < weights->n; i++) {
        const BoundWeight *b = &weights->items[i];
        uint64_t elements = hash_elements(b->value);
        Text type = {0};
        type_text(b->value->type, &type);
        text_f(details, "w\t%u\t%016" PRIx64 "\n", b->number, elements);
        hash_number(&all, b->number);
        hash64_add(&all, type.items, type.n);
        hash_number(&all, elements);
        vec_free(&type);
    }
    return hash64_end(&all);
}
