// The pass `gspmd`: marks of GSPMD (mhlo.sharding, custom calls @Sharding, @SPMDFullToShardShape and @SPMDShardToFullShape), as JAX and PyTorch/XLA write
// them, become those of Shardy, which is all that later passes know. A tile assignment devices=[d0,d1,..]<=[r0,r1,..]T(p) numbers devices by the reshape r,
// transposes and cuts: with a mesh of axes of prime sizes, of which every r is made, each d is some axes in a row. A call of a function on nothing but parts,
// which is what shard_map leaves, becomes a manual computation.
#include "passes/partition/partition.h"

#include "ir/infer/infer.h"
#include "ir/ops/devices/mesh.h"

#include <stdlib.h>
#include <string.h>

#define GSPMD_ATTR "mhlo.sharding"

enum { MAX_TILE_DIMS = MAX_RANK + 1 };

typedef struct {
    PassContext *c;
    Module *m;
    uint32_t n_axes, sizes[MAX_MESH_AXES]; // of the mesh; 0 axes: not known yet
    bool ok;
} Gspmd;

// ---- "{devices=[2,1,4]<=[2,4]T(1,0) last_tile_dim_replicate}"

typedef struct {
    uint32_t n, v[MAX_TILE_DIMS];
} Numbers;

static bool list_read(const char **at, char end, Numbers *out) {
    out->n = 0;
    for (;; (*at)++) {
        char *to;
        unsigned long v = strtoul(*at, &to, 10);
        if (to == *at || v > MAX_DEVICES || out->n == MAX_TILE_DIMS) return false;
        out->v[out->n++] = (uint32_t)v;
        *at = to;
        if (**at == end) return (*at)++, true;
        if (**at != ',') return false;
    }
}

static bool word_read(const char **at, const char *word) {
    if (strncmp(*at, word, strlen(word))) return false;
    *at += strlen(word);
    return true;
}

typedef struct {
    Numbers tiles, reshape, order;
    bool manual, whole, rest; // rest: the last tile dimension is no dimension of the array
} Tiling;

static bool tiling_read(const char *text, Tiling *out) {
    *out = (Tiling){0};
    text += *text == '"';
    if (!strncmp(text, "{manual}", 8)) return out->manual = true;
    if (!strncmp(text, "{replicated}", 12)) return out->whole = true;
    if (!word_read(&text, "{devices=[") || !list_read(&text, ']', &out->tiles) || !word_read(&text, "<=[") || !list_read(&text, ']', &out->reshape))
        return false;
    out->order.n = out->reshape.n;
    for (uint32_t i = 0; i < out->order.n; i++) out->order.v[i] = i;
    if (word_read(&text, "T(") && (!list_read(&text, ')', &out->order) || out->order.n != out->reshape.n)) return false;
    out->rest = word_read(&text, " last_tile_dim_replicate");
    return *text == '}';
}

// ---- axes

static void axes_choose(Gspmd *g, const Tiling *t) {
    for (uint32_t i = 0; i < t->reshape.n; i++)
        for (uint32_t left = t->reshape.v[i], p = 2; left > 1;) {
            if (left % p) {
                p++;
                continue;
            }
            if (g->n_axes < MAX_MESH_AXES) g->sizes[g->n_axes++] = p;
            left /= p;
        }
}

// How many axes from the first of `sizes` on multiply to `size`; false: none do.
static bool axes_of(const uint32_t *sizes, uint32_t n, uint32_t size, uint32_t *out) {
    uint32_t product = 1;
    for (*out = 0; product < size && *out < n; ++*out) product *= sizes[*out];
    return product == size;
}

// The text of Shardy for it, for a value of this rank; NULL: it cannot be said.
static const char *shardy_text(Gspmd *g, const Tiling *t, uint32_t rank) {
    uint32_t axes[MAX_MESH_AXES], sizes[MAX_MESH_AXES], first[MAX_TILE_DIMS + 1] = {0}, n = 0, at = 0, count;
    if (!g->n_axes) axes_choose(g, t);
    for (uint32_t i = 0; i < t->reshape.n; i++) { // the axes of each dimension of the reshape
        if (!axes_of(g->sizes + first[i], g->n_axes - first[i], t->reshape.v[i], &count)) return NULL;
        first[i + 1] = first[i] + count;
    }
    for (uint32_t i = 0; i < t->order.n; i++) {
        uint32_t from = t->order.v[i];
        if (from >= t->reshape.n) return NULL;
        for (uint32_t k = first[from]; k < first[from + 1] && n < MAX_MESH_AXES; k++) axes[n] = k, sizes[n++] = g->sizes[k];
    }
    if (!t->whole && t->tiles.n != rank + t->rest) return NULL;
    Text text = {0};
    text_z(&text, "<mesh<[");
    for (uint32_t i = 0; i < g->n_axes; i++) text_f(&text, "%s\"g%u\"=%u", i ? ", " : "", i, g->sizes[i]);
    text_z(&text, "]>, [");
    bool ok = true;
    for (uint32_t d = 0; ok && d < rank; d++) {
        text_z(&text, d ? ", {" : "{");
        ok = t->whole || axes_of(sizes + at, n - at, t->tiles.v[d], &count);
        for (uint32_t i = 0; ok && !t->whole && i < count; i++, at++) text_f(&text, i ? ", \"g%u\"" : "\"g%u\"", axes[at]);
        text_z(&text, "}");
    }
    text_z(&text, "]>");
    const char *out = ok ? arena_printf(g->c->scratch, "%s", text.items) : NULL;
    vec_free(&text);
    return out;
}

static void refuse(Gspmd *g, Loc at, const char *text) {
    g->ok = false;
    diag_error(g->c->d, at, CODE_UNSUPPORTED_OP, "the sharding %.100s is not supported", text);
    diag_help(g->c->d, "export the program with jax.config.update('jax_use_shardy_partitioner', True)");
}

// It is of all partitions, and cuts the array without a rest.
static bool text_fits(Gspmd *g, const char *text, Type t) {
    Sharding s;
    const char *why;
    if (!sharding_read(g->m, module_str(g->m, text), g->c->scratch, &s, &why) || !sharding_fits(&s, t, g->c->scratch, &why)) return false;
    return !s.mesh->n_axes || s.mesh->n_devices == module_n_partitions(g->m);
}

static const char *converted(Gspmd *g, Loc at, Str text, Type t, Tiling *out) {
    const char *said = tiling_read(str_text(text), out) && !out->manual && type_is_tensor(t) ? shardy_text(g, out, t->rank) : NULL;
    if (said && text_fits(g, said, t)) return said;
    if (!out->manual) refuse(g, at, str_text(text));
    return NULL;
}

// ---- arguments and results

static void convert_port(Gspmd *g, Loc at, PortInfo *port, Type t) {
    for (uint32_t i = 0; i < port->attrs.n; i++) {
        NamedText *a = &port->attrs.v[i];
        Tiling tiling;
        if (strcmp(a->name->text, GSPMD_ATTR) || !a->value) continue;
        const char *text = converted(g, at, a->value, t, &tiling);
        if (!text) return;
        *a = (NamedText){module_str(g->m, SHARDING_ATTR), module_str(g->m, arena_printf(g->c->scratch, "#sdy.sharding%s", text))};
        g->c->changed = true;
    }
}

// ---- ops

static bool is_call_of(const Op *op, const char *target) {
    return op && op->kind == OP_CUSTOM_CALL && op->n_operands == 1 && op->n_results == 1 && !strcmp(str_text(op_str(op, ATTR_call_target_name)), target);
}

static Str tiling_text(const Op *op) {
    for (uint32_t i = 0; i < op->n_attrs; i++)
        if (op->attrs[i].key == ATTR_UNKNOWN && !strcmp(op->attrs[i].name->text, GSPMD_ATTR)) return op->attrs[i].s;
    return NULL;
}

static void convert_constraint(Gspmd *g, Op *op) {
    Tiling t;
    Str mark = tiling_text(op);
    const char *text = mark ? converted(g, op_place(op), mark, op->results[0].type, &t) : NULL;
    if (!text) return; // of parts: dropped with what only marks values
    Builder b = builder_before(g->m, op);
    Attr a = attr_str(ATTR_sharding, module_str(g->m, arena_printf(g->c->scratch, "#sdy.sharding%s", text)));
    value_replace(&op->results[0], op_result(build_typed(&b, OP_SHARDING_CONSTRAINT, op->operands, 1, &a, 1, &op->results[0].type, 1, 0), 0));
    op_unlink(op);
    g->c->changed = true;
}

typedef struct {
    const Value *v;
    Op *found;
    uint32_t n;
} Users;

static void find_user(Op *op, void *context) {
    Users *u = context;
    bool uses = false;
    for (uint32_t i = 0; i < op->n_operands; i++) uses |= op->operands[i] == u->v;
    if (uses) u->found = op, u->n++;
}

static Users users_of(const Value *v) {
    Users u = {.v = v};
    block_walk(v->def->block, find_user, &u);
    return u;
}

// The one op that uses a value, beside what makes it.
static Op *only_user(const Value *v) {
    Users u = users_of(v);
    return u.n == 1 && u.found->block == v->def->block ? u.found : NULL;
}

// Of result i of the call: what makes it whole again.
static Op *joined(const Op *call, uint32_t i) {
    Op *op = only_user(&call->results[i]);
    if (is_call_of(op, "Sharding")) op = only_user(&op->results[0]);
    return is_call_of(op, "SPMDShardToFullShape") ? op : NULL;
}

static bool shardings_text(Gspmd *g, const Op *call, bool in, Text *out) {
    Tiling t;
    text_z(out, "#sdy.sharding_per_value<[");
    for (uint32_t i = 0; i < (in ? call->n_operands : call->n_results); i++) {
        const Op *end = in ? call->operands[i]->def : joined(call, i), *mark = in ? end->operands[0]->def : end;
        Str tiling = in && (!is_call_of(mark, "Sharding")) ? NULL : tiling_text(mark);
        if (!tiling) return false;
        const char *text = converted(g, op_place(call), tiling, in ? end->operands[0]->type : end->results[0].type, &t);
        if (!text) return false;
        text_f(out, "%s%s", i ? ", " : "", text);
    }
    text_z(out, "]>");
    return true;
}

static bool is_call_on_parts(const Op *call) {
    if (call->kind != OP_CALL || !call->n_operands) return false;
    for (uint32_t i = 0; i < call->n_operands; i++)
        if (!is_call_of(call->operands[i]->def, "SPMDFullToShardShape")) return false;
    for (uint32_t i = 0; i < call->n_results; i++)
        if (!joined(call, i)) return false;
    return true;
}

// The region: the call on its arguments.
static void fill_region(Gspmd *g, const Builder *b, const Op *call, Block *region) {
    Arena *a = g->c->scratch;
    Builder body = builder_in(b, region);
    Value **inner = arena_array(a, Value *, (size_t)call->n_operands + 1), **results = arena_array(a, Value *, (size_t)call->n_results + 1);
    Type *parts = arena_array(a, Type, (size_t)call->n_results + 1);
    for (uint32_t i = 0; i < call->n_operands; i++) inner[i] = block_add_arg(g->m, region, call->operands[i]->type, NULL);
    for (uint32_t i = 0; i < call->n_results; i++) parts[i] = call->results[i].type;
    Op *again = build_typed(&body, OP_CALL, inner, call->n_operands, call->attrs, call->n_attrs, parts, call->n_results, 0);
    for (uint32_t i = 0; i < call->n_results; i++) results[i] = &again->results[i];
    build_return(&body, results, call->n_results);
}

static Op *make_manual(Gspmd *g, Op *call, const char *in, const char *out) {
    Arena *a = g->c->scratch;
    Text axes = {0};
    for (uint32_t i = 0; i < g->n_axes; i++) text_f(&axes, i ? ", \"g%u\"" : "\"g%u\"", i);
    Attr attrs[] = {attr_str(ATTR_in_shardings, module_str(g->m, in)), attr_str(ATTR_out_shardings, module_str(g->m, out)),
                    attr_str(ATTR_manual_axes, module_str(g->m, arena_printf(a, "#sdy<manual_axes{%s}>", axes.n ? axes.items : "")))};
    Value **operands = arena_array(a, Value *, (size_t)call->n_operands + 1);
    Type *types = arena_array(a, Type, (size_t)call->n_results + 1);
    for (uint32_t i = 0; i < call->n_operands; i++) operands[i] = call->operands[i]->def->operands[0];
    for (uint32_t i = 0; i < call->n_results; i++) types[i] = joined(call, i)->results[0].type;
    Builder b = builder_before(g->m, call);
    Op *made = build_typed(&b, OP_MANUAL_COMPUTATION, operands, call->n_operands, attrs, COUNT(attrs), types, call->n_results, 1);
    fill_region(g, &b, call, made->regions[0]);
    vec_free(&axes);
    return made;
}

// Parts are as large as the tilings say.
static bool types_fit(Gspmd *g, const Op *made) {
    Type *types = arena_array(g->c->scratch, Type, (size_t)made->n_results + 1);
    Diags quiet;
    diags_init(&quiet, "tpucc");
    bool ok = infer_op(g->m, made, types, &quiet);
    for (uint32_t i = 0; ok && i < made->n_results; i++) ok = type_agrees(types[i], made->results[i].type);
    diags_free(&quiet);
    return ok;
}

static void convert_call(Gspmd *g, Op *call) {
    Text in = {0}, out = {0};
    bool ok = shardings_text(g, call, true, &in) && shardings_text(g, call, false, &out);
    Op *made = ok ? make_manual(g, call, in.items, out.items) : NULL;
    vec_free(&in);
    vec_free(&out);
    if (!made || !types_fit(g, made)) {
        if (g->ok) refuse(g, op_place(call), "of a call on parts of arrays");
        return;
    }
    for (uint32_t i = 0; i < call->n_results; i++) {
        Op *whole = joined(call, i), *mark = whole->operands[0]->def;
        value_replace(&whole->results[0], &made->results[i]);
        op_unlink(whole);
        if (mark != call) op_unlink(mark);
    }
    op_unlink(call);
    for (uint32_t i = 0; i < call->n_operands; i++) {
        Op *part = call->operands[i]->def;
        if (part->block && !users_of(&part->results[0]).n) op_unlink(part);
    }
    g->c->changed = true;
}

static void convert_block(Gspmd *g, Block *b) {
    for (Op *op = b->first, *next; op && g->ok; op = next) {
        next = op->next;
        if (is_call_on_parts(op)) {
            Op *before = op->prev; // what follows may be gone with the call
            convert_call(g, op);
            next = before && before->block ? before->next : b->first;
        }
    }
    for (Op *op = b->first, *next; op && g->ok; op = next) {
        next = op->next;
        if (is_call_of(op, "Sharding")) convert_constraint(g, op);
        for (uint32_t i = 0; i < op->n_regions; i++) convert_block(g, op->regions[i]);
    }
}

bool pass_gspmd(PassContext *c) {
    Gspmd g = {.c = c, .m = c->m, .ok = true};
    if (module_n_partitions(c->m) == 1) return true; // they say nothing
    for (Func *f = c->m->first_func; f && g.ok; f = f->next) {
        for (uint32_t i = 0; i < f->body->n_args && g.ok; i++) convert_port(&g, f->loc.at, &f->arg_info[i], f->body->args[i]->type);
        for (uint32_t i = 0; i < f->n_results && g.ok; i++) convert_port(&g, f->loc.at, &f->result_info[i], f->result_types[i]);
        if (g.ok) convert_block(&g, f->body);
        c->changed |= collectives_drop_alone(c->m, f->body, c->scratch);
    }
    if (c->changed) module_resolve(c->m);
    return g.ok;
}
