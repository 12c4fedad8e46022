// Shardy's attributes, as its printer spells them: meshes, and how tensors and the operands of ops are cut (shardy/dialect/sdy/ir/bytecode.td, printers.cc).
#include "frontend/bytecode/parts.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum {
    SDY_MANUAL_AXES,
    SDY_MESH_AXIS,
    SDY_MESH,
    SDY_SUB_AXIS,
    SDY_AXIS,
    SDY_DIM,
    SDY_SHARDING,
    SDY_PER_VALUE,
    SDY_DIM_MAPPING,
    SDY_TENSOR_MAPPING,
    SDY_RULE,
    SDY_SHARDING_V2 = 15,
    SDY_PER_VALUE_V2,
    SDY_SHARDING_V3
};

// Entry `index` without its code, which is `code`; of shardings also another.
static bool part_at(Bytecode *b, const uint8_t *at, uint64_t index, uint64_t code, Cursor *out, uint64_t *out_code) {
    if (index >= b->n_attrs) return bytecode_refuse(b, at, "attribute %" PRIu64 " of %zu", index, b->n_attrs);
    const Entry *e = &b->attrs[index];
    *out = e->data;
    if (!e->encoded || e->dialect->kind != DIALECT_SDY) return bytecode_refuse(b, at, "attribute %" PRIu64 " is none of Shardy's", index);
    if (!cursor_number(b, out, out_code)) return false;
    bool sharding = code == SDY_SHARDING && (*out_code == SDY_SHARDING_V2 || *out_code == SDY_SHARDING_V3);
    return *out_code == code || sharding || bytecode_refuse(b, at, "Shardy's attribute %" PRIu64 " where %" PRIu64 " should be", *out_code, code);
}

typedef bool PartPut(Bytecode *b, Cursor *c, uint64_t code, Text *out);

// A list of attributes of one kind, with commas.
static bool parts_put(Bytecode *b, Cursor *c, uint64_t code, PartPut *put, Text *out, uint64_t *out_n) {
    uint64_t n, index, found;
    Cursor part;
    if (!cursor_count(b, c, "parts", &n)) return false;
    for (uint64_t i = 0; i < n; i++) {
        const uint8_t *at = c->at;
        if (i) text_z(out, ", ");
        if (!cursor_number(b, c, &index) || !part_at(b, at, index, code, &part, &found) || !put(b, &part, found, out)) return false;
        if (!cursor_ended(b, &part, "an attribute")) return false;
    }
    if (out_n) *out_n = n;
    return true;
}

static bool numbers_put(Bytecode *b, Cursor *c, const char *before, const char *after, Text *out) {
    uint64_t n;
    int64_t v;
    if (!cursor_count(b, c, "numbers", &n)) return false;
    for (uint64_t i = 0; i < n; i++) {
        if (!cursor_signed(b, c, &v)) return false;
        text_f(out, "%s%" PRId64, i ? ", " : before, v);
    }
    if (n) text_z(out, after);
    return true;
}

static bool mesh_axis_put(Bytecode *b, Cursor *c, uint64_t code, Text *out) {
    Name name;
    int64_t size;
    (void)code;
    if (!cursor_string(b, c, &name) || !cursor_signed(b, c, &size)) return false;
    string_put(name, out);
    text_f(out, "=%" PRId64, size);
    return true;
}

// <["x"=2, "y"=4], device_ids=[1, 0]>
static bool mesh_put(Bytecode *b, Cursor *c, Text *out) {
    text_z(out, "<[");
    if (!parts_put(b, c, SDY_MESH_AXIS, mesh_axis_put, out, NULL)) return false;
    text_z(out, "]");
    if (!numbers_put(b, c, ", device_ids=[", "]", out)) return false;
    text_z(out, ">");
    return true;
}

// "x", or of a part of it "x":(1)2
static bool axis_put(Bytecode *b, Cursor *c, uint64_t code, Text *out) {
    Name name;
    int64_t before, size;
    uint64_t index;
    bool given;
    Cursor part;
    (void)code;
    if (!cursor_string(b, c, &name)) return false;
    string_put(name, out);
    const uint8_t *at = c->at;
    if (!cursor_flagged(b, c, &index, &given) || !given) return c->at != at;
    if (!part_at(b, at, index, SDY_SUB_AXIS, &part, &code) || !cursor_signed(b, &part, &before) || !cursor_signed(b, &part, &size)) return false;
    text_f(out, ":(%" PRId64 ")%" PRId64, before, size);
    return true;
}

// {"x", "y", ?}p1
static bool dim_put(Bytecode *b, Cursor *c, uint64_t code, Text *out) {
    uint64_t n, priority;
    uint8_t closed;
    bool given;
    (void)code;
    text_z(out, "{");
    if (!parts_put(b, c, SDY_AXIS, axis_put, out, &n) || !cursor_byte(b, c, &closed) || !cursor_flagged(b, c, &priority, &given)) return false;
    if (!closed) text_z(out, n ? ", ?" : "?");
    text_z(out, "}");
    if (given) text_f(out, "p%" PRIu64, priority);
    return true;
}

static bool axes_put(Bytecode *b, Cursor *c, const char *what, Text *out) {
    Text axes = {0};
    uint64_t n = 0;
    bool ok = parts_put(b, c, SDY_AXIS, axis_put, &axes, &n);
    if (ok && n) text_f(out, ", %s={%s}", what, axes.items);
    vec_free(&axes);
    return ok;
}

// <@mesh, [{"x"}, {}], replicated={"y"}, unreduced={"z"}>
static bool sharding_put(Bytecode *b, Cursor *c, uint64_t code, Text *out) {
    uint64_t index, found;
    int64_t reduction;
    Cursor mesh;
    AttrView v;
    const uint8_t *at = c->at;
    if (!cursor_index(b, c, b->n_attrs, "attribute", &index) || !attr_view(b, index, &v)) return false;
    text_z(out, "<");
    if (v.form == ATTR_IS_SYMBOL) symbol_put(v.string, out);
    else if (!part_at(b, at, index, SDY_MESH, &mesh, &found) || (text_z(out, "mesh"), !mesh_put(b, &mesh, out))) return false;
    text_z(out, ", [");
    if (!parts_put(b, c, SDY_DIM, dim_put, out, NULL)) return false;
    text_z(out, "]");
    if (!axes_put(b, c, "replicated", out) || (code != SDY_SHARDING && !axes_put(b, c, "unreduced", out))) return false;
    if (code == SDY_SHARDING_V3) { // by another operation than a sum
        if (!cursor_signed(b, c, &reduction)) return false;
        return bytecode_refuse(b, at, "a sharding that is reduced by operation %" PRId64 " is not supported", reduction);
    }
    text_z(out, ">");
    return true;
}

static bool per_value_put(Bytecode *b, Cursor *c, Text *out) {
    text_z(out, "#sdy.sharding_per_value<[");
    if (!parts_put(b, c, SDY_SHARDING, sharding_put, out, NULL)) return false;
    text_z(out, "]>");
    return true;
}

// ---- The rule of an op: ([i, j], [j, k])->([i, k]) {i=2, j=3, k=4} ----

// Letters from i to z, then `z_` and numbers.
static void factor_put(int64_t i, Text *out) {
    if (i < 18) text_f(out, "%c", (char)('i' + i));
    else text_f(out, "z_%" PRId64, i - 17);
}

static bool factors_put(Bytecode *b, Cursor *c, const char *between, Text *out) {
    uint64_t n;
    int64_t v;
    if (!cursor_count(b, c, "factors", &n)) return false;
    for (uint64_t i = 0; i < n; i++) {
        const uint8_t *at = c->at;
        if (!cursor_signed(b, c, &v)) return false;
        if (v < 0) return bytecode_refuse(b, at, "factor %" PRId64, v);
        if (i) text_z(out, between);
        factor_put(v, out);
    }
    return true;
}

static bool dim_mapping_put(Bytecode *b, Cursor *c, uint64_t code, Text *out) {
    (void)code;
    return factors_put(b, c, "", out);
}

static bool tensor_mapping_put(Bytecode *b, Cursor *c, uint64_t code, Text *out) {
    (void)code;
    text_z(out, "[");
    if (!parts_put(b, c, SDY_DIM_MAPPING, dim_mapping_put, out, NULL)) return false;
    text_z(out, "]");
    return true;
}

static bool named_factors_put(Bytecode *b, Cursor *c, const char *what, Text *out) {
    Text factors = {0};
    bool ok = factors_put(b, c, ", ", &factors);
    if (ok && factors.n) text_f(out, " %s={%s}", what, factors.items);
    vec_free(&factors);
    return ok;
}

static bool rule_put(Bytecode *b, Cursor *c, Text *out) {
    uint64_t n;
    int64_t size;
    uint8_t custom;
    Text sizes = {0};
    text_z(&sizes, "{");
    bool ok = cursor_count(b, c, "factors", &n);
    for (uint64_t i = 0; ok && i < n && (ok = cursor_signed(b, c, &size)); i++) {
        if (i) text_z(&sizes, ", ");
        factor_put((int64_t)i, &sizes);
        text_f(&sizes, "=%" PRId64, size);
    }
    if (ok) text_z(out, "#sdy.op_sharding_rule<("), ok = parts_put(b, c, SDY_TENSOR_MAPPING, tensor_mapping_put, out, NULL);
    if (ok) text_z(out, ")->("), ok = parts_put(b, c, SDY_TENSOR_MAPPING, tensor_mapping_put, out, NULL);
    if (ok) text_f(out, ") %s}", sizes.items);
    vec_free(&sizes);
    static const char *const lists[] = {"reduction", "need_replication", "permutation", "blocked_propagation"};
    for (size_t i = 0; ok && i < COUNT(lists); i++) ok = named_factors_put(b, c, lists[i], out);
    if (!ok || !cursor_byte(b, c, &custom)) return false;
    text_z(out, custom ? ", custom>" : ">");
    return true;
}

// {"x", "y"}: string attributes
static bool manual_axes_put(Bytecode *b, Cursor *c, Text *out) {
    uint64_t n;
    Name name;
    if (!cursor_count(b, c, "axes", &n)) return false;
    text_z(out, "#sdy<manual_axes{");
    for (uint64_t i = 0; i < n; i++) {
        if (!attr_name_read(b, c, &name)) return false;
        if (i) text_z(out, ", ");
        string_put(name, out);
    }
    text_z(out, "}>");
    return true;
}

bool sdy_put(Bytecode *b, Cursor *c, Text *out) {
    const uint8_t *at = c->at;
    uint64_t code;
    if (!cursor_number(b, c, &code)) return false;
    switch (code) {
    case SDY_MANUAL_AXES: return manual_axes_put(b, c, out);
    case SDY_MESH: text_z(out, "#sdy.mesh"); return mesh_put(b, c, out);
    case SDY_SHARDING:
    case SDY_SHARDING_V2:
    case SDY_SHARDING_V3: text_z(out, "#sdy.sharding"); return sharding_put(b, c, code, out);
    case SDY_PER_VALUE:
    case SDY_PER_VALUE_V2: return per_value_put(b, c, out);
    case SDY_RULE: return rule_put(b, c, out);
    default: return bytecode_refuse(b, at, "attribute %" PRIu64 " of the dialect sdy is not known", code);
    }
}
