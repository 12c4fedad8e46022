// The lines of a key's details, see key.h and model.c: fields between tabs, and what stands in their way escaped. Work is linear in the
// text. Numbers that name something else are checked against what was read before them.
#include "frontend/key/diff.h"
#include "frontend/key/key.h"

#include <stdlib.h>
#include <string.h>

enum { MAX_FIELDS = KEY_MAX_FIELDS + 16 };

typedef struct {
    KeyDetails *k;
    Arena *arena;
    Interner *strings;
    char *fields[MAX_FIELDS]; // of the line, unescaped, behind its tag
    uint32_t n;
    const char *wrong;
} Reader;

#define WRONG(r, text) ((r)->wrong = (text), false)

static int hex_digit(char c) { return c >= '0' && c <= '9' ? c - '0' : c >= 'A' && c <= 'F' ? c - 'A' + 10 : -1; }

static void unescape(char *s) {
    char *to = s;
    for (; *s; s++) {
        int high = *s == '\\' ? hex_digit(s[1]) : -1, low = high >= 0 ? hex_digit(s[2]) : -1;
        if (low >= 0 && (high || low)) *to++ = (char)(high << 4 | low), s += 2;
        else *to++ = *s;
    }
    *to = 0;
}

static bool split(Reader *r, char *line) {
    r->n = 0;
    for (char *tab = strchr(line, '\t'); tab; tab = strchr(tab, '\t')) {
        *tab++ = 0;
        if (r->n == MAX_FIELDS) return WRONG(r, "a line has too many fields");
        r->fields[r->n++] = tab;
    }
    for (uint32_t i = 0; i < r->n; i++) unescape(r->fields[i]);
    return true;
}

// A decimal number at *at, which moves behind it.
static bool take_number(const char **at, uint32_t *out) {
    uint64_t v = 0;
    const char *c = *at;
    for (; *c >= '0' && *c <= '9'; c++) {
        v = v * 10 + (uint64_t)(*c - '0');
        if (v > UINT32_MAX) return false;
    }
    if (c == *at) return false;
    *at = c;
    *out = (uint32_t)v;
    return true;
}

static bool number(const char *text, uint32_t *out) { return take_number(&text, out) && !*text; }

static const char **rest(Reader *r, uint32_t from, uint32_t *out_n) {
    *out_n = r->n > from ? r->n - from : 0;
    const char **list = arena_array(r->arena, const char *, *out_n);
    for (uint32_t i = 0; i < *out_n; i++) list[i] = r->fields[from + i];
    return list;
}

// "3:10", and the name that the source gives.
static const char *place(Reader *r, uint32_t at) {
    const char *where = r->fields[at], *name = r->fields[at + 1];
    return *name ? arena_printf(r->arena, "%s%s\"%s\"", where, *where ? " " : "", name) : where;
}

// The first one of a name counts.
static void enter(Map *map, Str name, size_t index) {
    bool fresh;
    size_t *slot = map_at(map, name, &fresh);
    if (fresh) *slot = (uint32_t)index;
}

static bool read_port(Reader *r, bool in) {
    KeyPort p = {0};
    if (r->n < 7) return WRONG(r, "an argument or result is incomplete");
    p.number = str_intern_z(r->strings, r->fields[0]);
    p.name = str_intern_z(r->strings, r->fields[3]);
    p.place = place(r, 1);
    p.also = r->fields[4], p.type = r->fields[5], p.dims = r->fields[6];
    p.attrs = rest(r, 7, &p.n_attrs);
    if (!in) {
        vec_push(&r->k->outs, p);
        return true;
    }
    enter(&r->k->in_names, p.name, r->k->ins.n);
    enter(&r->k->in_numbers, p.number, r->k->ins.n);
    vec_push(&r->k->ins, p);
    return true;
}

static bool read_weight(Reader *r) {
    if (r->n != 2) return WRONG(r, "a weight is incomplete");
    KeyWeight w = {str_intern_z(r->strings, r->fields[0]), r->fields[1]};
    enter(&r->k->weight_numbers, w.number, r->k->weights.n);
    vec_push(&r->k->weights, w);
    return true;
}

static bool read_signature(Reader *r) {
    if (r->n < 2) return WRONG(r, "an op has no type");
    KeySignature *s = arena_new(r->arena, KeySignature);
    s->kind = r->fields[0], s->types = r->fields[1];
    s->attrs = rest(r, 2, &s->n_attrs);
    Text t = {0};
    text_z(&t, s->kind);
    s->by[KEY_BY_KIND] = str_intern_z(r->strings, s->kind);
    for (uint32_t i = 0; i < s->n_attrs; i++) text_z(&t, "\t"), text_z(&t, s->attrs[i]);
    s->by[KEY_BY_ATTRS] = str_intern(r->strings, t.items, t.n);
    text_z(&t, "\n"), text_z(&t, s->types);
    s->by[KEY_BY_ALL] = str_intern(r->strings, t.items, t.n);
    vec_free(&t);
    vec_push(&r->k->signatures, s);
    return true;
}

// "3", "3.1", "a0", "b2.0.1": see wire_text in model.c.
static bool take_wire(const char **at, uint32_t self, KeyWire *out) {
    *out = (KeyWire){.from = 'o'};
    if (**at == 'a' || **at == 'b') out->from = *(*at)++;
    uint32_t first;
    if (!take_number(at, &first)) return false;
    if (out->from == 'a') {
        out->index = first;
        return true;
    }
    if (!first || first > self) return false;
    out->op = self - first;
    if (out->from == 'o') {
        if (**at != '.') return true;
        ++*at;
        return take_number(at, &out->index);
    }
    if (*(*at)++ != '.' || !take_number(at, &out->region)) return false;
    return *(*at)++ == '.' && take_number(at, &out->index);
}

static bool read_wires(Reader *r, const char *text, KeyOp *op) {
    uint32_t n = *text != 0, i = 0;
    for (const char *c = text; *c; c++) n += *c == ' ';
    op->wires = arena_array(r->arena, KeyWire, n);
    op->n_wires = n;
    for (const char *at = text; i < n; i++) {
        if (!take_wire(&at, (uint32_t)r->k->ops.n, &op->wires[i]) || *at != (i + 1 < n ? ' ' : 0)) return WRONG(r, "an op has a wrong operand");
        at++;
    }
    return true;
}

static bool read_op(Reader *r) {
    KeyOp op = {0};
    uint32_t signature, depth;
    if (r->n != 5 || !number(r->fields[0], &signature) || !number(r->fields[3], &depth)) return WRONG(r, "an op is incomplete");
    if (signature >= r->k->signatures.n) return WRONG(r, "an op has no signature");
    if (r->k->ops.n == KEY_MAX_OPS) return WRONG(r, "there are too many ops");
    op.signature = r->k->signatures.items[signature];
    op.place = place(r, 1);
    if (!read_wires(r, r->fields[4], &op)) return false;
    vec_push(&r->k->ops, op);
    return true;
}

static bool read_group(Reader *r) {
    KeyGroup g = {0};
    if (r->n != 5 || !number(r->fields[3], &g.n_ops)) return WRONG(r, "a group of ops is incomplete");
    if (r->k->groups.n == KEY_MAX_OPS) return WRONG(r, "there are too many groups of ops");
    g.hash = str_intern_z(r->strings, r->fields[0]);
    g.place = place(r, 1);
    g.kind = r->fields[4];
    vec_push(&r->k->groups, g);
    return true;
}

static bool read_line(Reader *r, char *line) {
    size_t n_tag = strcspn(line, "\t");
    if (n_tag == 6 && !memcmp(line, "target", 6)) {
        r->k->target = line[6] ? line + 7 : "";
        for (char *c = line; *c; c++)
            if (*c == '\t') *c = ' ';
        return true;
    }
    if (!split(r, line)) return false;
    if (!strcmp(line, "in") || !strcmp(line, "out")) return read_port(r, *line == 'i');
    if (!strcmp(line, "w")) return read_weight(r);
    if (!strcmp(line, "t")) return read_signature(r);
    if (!strcmp(line, "o")) return read_op(r);
    if (!strcmp(line, "g")) return read_group(r);
    return WRONG(r, "a line has an unknown tag");
}

bool key_details_read(const char *text, Arena *arena, Interner *strings, KeyDetails *out, const char **out_wrong) {
    *out = (KeyDetails){.target = ""};
    char head[sizeof KEY_DETAILS_MARK + 16];
    snprintf(head, sizeof head, KEY_DETAILS_MARK "%d\n", KEY_DETAILS_VERSION);
    if (!text || strncmp(text, head, strlen(head)) != 0) return true; // of another version
    Reader *r = xcalloc(1, sizeof *r);
    r->k = out, r->arena = arena, r->strings = strings;
    bool good = out->known = true;
    for (char *line = arena_copy(arena, text + strlen(head), strlen(text + strlen(head)) + 1); good && *line;) {
        char *end = strchr(line, '\n');
        if (!end) {
            good = WRONG(r, "the last line is cut off");
            break;
        }
        *end = 0;
        good = read_line(r, line);
        line = end + 1;
    }
    *out_wrong = r->wrong;
    free(r);
    return good;
}

void key_details_free(KeyDetails *k) {
    vec_free(&k->ins);
    vec_free(&k->outs);
    vec_free(&k->weights);
    vec_free(&k->signatures);
    vec_free(&k->ops);
    vec_free(&k->groups);
    map_free(&k->in_names);
    map_free(&k->in_numbers);
    map_free(&k->weight_numbers);
}
