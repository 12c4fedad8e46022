// Which ops go into one kernel. One rule: a consumer joins the kernel of its producer when each task needs only its own tiles of the
// kernel's values. Every value of a kernel has a map from its dimensions to those of the kernel's domain (plan.h); the rule is that the
// maps along all paths from the kernel's values to the consumer agree. A reduction asks for whole rows, so the domain gives up the reduced
// dimensions if enough of it remains; the chunks of a long one (chunks.c) leave the domain as it is, and tasks are whole chunks. Bias and activation
// behind a contraction, softmax and layer norm follow from that.
//
// Views, constants and iotas belong to no kernel: they are recomputed by index in each that reads them, unless something needs
// them in memory.
#include "passes/fuse/cluster.h"

#include "ir/ops/scatter.h"
#include "ir/ops/view.h"
#include "passes/layout/layout.h"
#include "passes/rewrite.h"

#include <stdlib.h>
#include <string.h>

// 20 rounds of a random generator are one kernel. Codegen follows an index through views and elementwise ops by recursion, so both have a bound. LLVM's time
// for one function grows faster than its code, so that has one too: chains of sorts or of complex functions become equal kernels, of which one is emitted.
enum { MAX_LOCAL_ELEMS = 32 << 10, MAX_CLUSTER_OPS = 192, MAX_CLUSTER_CODE = 512 };
enum { STORED_SPLAT_BYTES = 4096 };

bool op_is_cheap(const Op *op) { return op->kind == OP_CONSTANT || op->kind == OP_IOTA || op_has(op->kind, VIEW); }

bool op_is_contraction(const Fusion *f, const Op *op) {
    return op->kind == OP_MATMUL || op->kind == OP_CONV || contract_is_blas(op, f->c->o->matmul);
}

// ---- what has to lie in memory

// Equal elements are not stored, but for a few: a kernel fills memory with them.
static bool is_filled(const Op *op) {
    const Literal *l = value_constant(&op->results[0]);
    return l && l->splat && type_bytes(l->type) > STORED_SPLAT_BYTES;
}

static void need_memory(Op *op) {
    while (op && op->mark && op_is_cheap(op) && !node_of(op)->kept && !node_of(op)->regular) {
        Node *n = node_of(op);
        if ((op->kind != OP_CONSTANT && op->kind != OP_RESHAPE) || is_filled(op)) {
            n->regular = true;
            return;
        }
        n->kept = true; // a constant is memory; a reshape is another name for its operand
        op = op->kind == OP_RESHAPE ? op->operands[0]->def : NULL;
    }
}

typedef enum { ANY_STRIDES, DENSE, BLAS_MATRIX } OperandForm;

static bool has_form(const View *view, OperandForm form) {
    bool transposed;
    int64_t stride;
    return form == ANY_STRIDES || (form == DENSE ? view_is_dense(view) : view_is_matrix(view, &transposed, &stride));
}

// Does a view between the value and what it is a view of lie in memory itself?
static bool is_interrupted(const Value *v, const Value *base) {
    for (; v != base; v = v->def->operands[0])
        if (v->def->mark && node_of(v->def)->regular) return true;
    return false;
}

static void need_contract_operand(const Value *v, OperandForm form) {
    View view;
    if (!view_resolve(v, &view)) ICE("operand of a contraction");
    if (!has_form(&view, form) || is_interrupted(v, view.base)) need_memory(v->def);
    else need_memory(view.base->def);
}

static void need_captured(Op *op, void *context) {
    const Block *b = context;
    for (uint32_t i = 0; i < op->n_operands; i++)
        if (op->operands[i]->def && op->operands[i]->def->block == b) need_memory(op->operands[i]->def);
}

static void find_needs(Fusion *f) {
    for (Op *op = f->block->first; op; op = op->next) {
        if (op_is_step(op->kind) || op_has(op->kind, END) || op_is_copied(op)) {
            for (uint32_t i = 0; i < op->n_operands; i++) need_memory(op->operands[i]->def);
            for (uint32_t i = 0; i < op->n_regions; i++) block_walk(op->regions[i], need_captured, f->block);
        } else if (op->kind == OP_MATMUL) {
            need_contract_operand(op->operands[0], ANY_STRIDES);
            need_contract_operand(op->operands[1], ANY_STRIDES);
        } else if (op->kind == OP_CONV) {
            need_contract_operand(op->operands[0], DENSE);
            need_contract_operand(op->operands[1], ANY_STRIDES);
        } else if (op_is_contraction(f, op)) {
            need_contract_operand(op->operands[0], BLAS_MATRIX);
            need_contract_operand(op->operands[1], BLAS_MATRIX);
        } else {
            for (uint32_t i = 0; i < op_written_operands(op); i++) need_memory(op->operands[i]->def);
        }
    }
}

// ---- maps along paths

static DimMap *value_map(const Value *v) { return v->mark; }

static bool reshape_map(Type from, Type to, const DimMap *in, DimMap *out) {
    uint32_t i = 0, j = 0;
    if (!from->n_elems) return false;
    while (i < from->rank || j < to->rank) {
        uint32_t i0 = i, j0 = j;
        int64_t have = i < from->rank ? from->dims[i++] : 1, want = j < to->rank ? to->dims[j++] : 1;
        while (have != want) {
            if (have < want) have *= from->dims[i++];
            else want *= to->dims[j++];
        }
        int8_t kind = MAP_LOCAL;
        uint32_t n_big = 0, n_to = 0;
        for (uint32_t k = i0; k < i; k++)
            if (from->dims[k] != 1) n_big++, kind = in->d[k];
        for (uint32_t k = j0; k < j; k++) n_to += to->dims[k] != 1;
        for (uint32_t k = i0; k < i; k++)
            if (n_big > 1 && from->dims[k] != 1 && in->d[k] != MAP_LOCAL) return false; // parts of a task's tile in odd places
        if (kind != MAP_LOCAL && n_to != 1) return false;
        for (uint32_t k = j0; k < j; k++) out->d[k] = to->dims[k] == 1 ? MAP_LOCAL : kind;
    }
    return true;
}

typedef enum { PATH_OUTSIDE, PATH_INSIDE, PATH_BAD } Path;

// The map of v as a reader sees it, if v comes from the cluster, straight or through views.
static Path map_of(const Fusion *f, const Value *v, int cluster, DimMap *out) {
    const Op *op = v->def;
    if (!op || op->block != f->block || !op->mark) return PATH_OUTSIDE;
    if (node_of(op)->cluster >= 0) {
        if (node_of(op)->cluster != cluster) return PATH_OUTSIDE;
        if (op->kind == OP_REDUCE_CHUNKS) return PATH_BAD; // who reads it wants the chunks of other tasks as well
        *out = *value_map(v);
        return PATH_INSIDE;
    }
    if (!op_has(op->kind, VIEW) || node_of(op)->regular) return PATH_OUTSIDE;
    DimMap in;
    Path path = map_of(f, op->operands[0], cluster, &in);
    if (path != PATH_INSIDE) return path;
    if (node_of(op)->kept) return PATH_BAD; // is read from memory, which the cluster has not yet written
    const Type from = op->operands[0]->type, to = op->results[0].type;
    switch (op->kind) {
    case OP_TRANSPOSE:
        for (uint32_t i = 0; i < to->rank; i++) out->d[i] = in.d[op_axes(op, ATTR_permutation).v[i]];
        return PATH_INSIDE;
    case OP_BROADCAST_IN_DIM:
        for (uint32_t i = 0; i < to->rank; i++) out->d[i] = MAP_FREE;
        for (uint32_t i = 0; i < from->rank; i++) {
            int64_t at = op_axes(op, ATTR_broadcast_dimensions).v[i];
            if (from->dims[i] == to->dims[at]) out->d[at] = in.d[i];
            else if (in.d[i] >= 0) return PATH_BAD;
        }
        return PATH_INSIDE;
    case OP_RESHAPE: return reshape_map(from, to, &in, out) ? PATH_INSIDE : PATH_BAD;
    case OP_SLICE: case OP_REVERSE:
        for (uint32_t i = 0; i < to->rank; i++) {
            bool moved = op->kind == OP_SLICE ? from->dims[i] != to->dims[i] : axes_contain(op_axes(op, ATTR_dimensions), i);
            if (moved && in.d[i] != MAP_LOCAL) return PATH_BAD;
            out->d[i] = in.d[i];
        }
        return PATH_INSIDE;
    default: return PATH_BAD;
    }
}

// ---- joining

static bool covers_domain(const Cluster *c, const DimMap *map, uint32_t rank) {
    for (uint32_t d = 0; d < c->rank; d++) {
        bool found = c->domain[d] <= 1;
        for (uint32_t i = 0; i < rank; i++) found |= map->d[i] == (int)d;
        if (!found) return false;
    }
    return true;
}

static int64_t local_elems(Type t, const DimMap *map) {
    int64_t n = 1;
    for (uint32_t i = 0; i < t->rank; i++)
        if (map->d[i] < 0) n = n > MAX_LOCAL_ELEMS ? n : n * t->dims[i];
    return n;
}

// The map of an elementwise op's result: where its operands from the cluster agree. A repetition agrees with anything.
static bool map_elementwise(Fusion *f, const Op *op, int cluster, DimMap *out) {
    uint32_t rank = op->results[0].type->rank;
    bool inside = false;
    for (uint32_t i = 0; i < rank; i++) out->d[i] = MAP_FREE;
    for (uint32_t k = 0; k < op->n_operands; k++) {
        DimMap one;
        Path path = map_of(f, op->operands[k], cluster, &one);
        if (path == PATH_BAD) return false;
        if (path == PATH_OUTSIDE) continue;
        inside = true;
        if (op->operands[k]->type->rank != rank) continue; // a scalar that serves all
        for (uint32_t i = 0; i < rank; i++) {
            if (one.d[i] == MAP_FREE) continue;
            if (out->d[i] != MAP_FREE && out->d[i] != one.d[i]) return false;
            out->d[i] = one.d[i];
        }
    }
    for (uint32_t i = 0; i < rank; i++)
        if (out->d[i] == MAP_FREE) out->d[i] = MAP_LOCAL;
    return inside;
}

static void make_local(Cluster *c, int8_t d) {
    c->domain[d] = 0;
    for (size_t k = 0; k < c->ops.n; k++)
        for (uint32_t r = 0; r < c->ops.items[k]->n_results; r++) {
            Value *v = &c->ops.items[k]->results[r];
            for (uint32_t i = 0; i < v->type->rank; i++)
                if (value_map(v)->d[i] == d) value_map(v)->d[i] = MAP_LOCAL;
        }
}

// Is the dimension of the domain cut into chunks that are tasks?
static bool is_in_chunks(const Cluster *c, int8_t d) {
    for (size_t k = 0; k < c->ops.n; k++) {
        const Op *op = c->ops.items[k];
        if (op->kind != OP_REDUCE_CHUNKS) continue;
        for (uint32_t i = 0; i < op->results[0].type->rank; i++)
            if (value_map(&op->results[0])->d[i] == d && op_axes(op, ATTR_window_dimensions).v[i] < op->operands[0]->type->dims[i]) return true;
    }
    return false;
}

// May the cluster do without cutting these dimensions of x?
static bool can_make_local(const Cluster *c, const Value *x, const DimMap *map, Axes dims) {
    if (c->contract) return false;
    for (uint32_t i = 0; i < dims.n; i++)
        if (map->d[dims.v[i]] >= 0 && is_in_chunks(c, map->d[dims.v[i]])) return false;
    DimMap then = *map;
    for (uint32_t i = 0; i < dims.n; i++) then.d[dims.v[i]] = MAP_LOCAL;
    if (local_elems(x->type, &then) > MAX_LOCAL_ELEMS) return false;
    for (size_t k = 0; k < c->ops.n; k++) { // nor may others of its values become too large
        const Value *v = &c->ops.items[k]->results[0];
        DimMap other = *value_map(v);
        for (uint32_t i = 0; i < v->type->rank; i++)
            for (uint32_t j = 0; j < dims.n; j++)
                if (other.d[i] >= 0 && other.d[i] == map->d[dims.v[j]]) other.d[i] = MAP_LOCAL;
        if (local_elems(v->type, &other) > MAX_LOCAL_ELEMS) return false;
    }
    return true;
}

// The map that those operands of a reduction agree on that come from the cluster, initial values aside.
static bool map_reduced(const Fusion *f, const Op *op, int cluster, DimMap *out) {
    bool inside = false;
    for (uint32_t k = 0; k < op->n_operands; k++) {
        DimMap one;
        Path path = map_of(f, op->operands[k], cluster, &one);
        if (path == PATH_BAD) return false;
        if (path == PATH_OUTSIDE || k >= op->n_results) continue;
        for (uint32_t i = 0; i < op->operands[k]->type->rank; i++) {
            if (one.d[i] == MAP_FREE) one.d[i] = MAP_LOCAL;
            if (inside && one.d[i] != out->d[i]) return false;
        }
        *out = one;
        inside = true;
    }
    return inside;
}

// Tasks are whole chunks: those that share a dimension are of one size along it.
static bool map_chunks(const Fusion *f, const Op *op, int cluster, DimMap *out) {
    const Cluster *c = &f->clusters.items[cluster];
    Axes chunk = op_axes(op, ATTR_window_dimensions);
    if (!map_reduced(f, op, cluster, out) || !covers_domain(c, out, chunk.n)) return false;
    for (size_t k = 0; k < c->ops.n; k++) {
        const Op *other = c->ops.items[k];
        if (other->kind != OP_REDUCE_CHUNKS) continue;
        Axes chunks = op_axes(other, ATTR_window_dimensions);
        for (uint32_t i = 0; i < chunk.n; i++)
            for (uint32_t j = 0; j < chunks.n; j++)
                if (out->d[i] >= 0 && out->d[i] == value_map(&other->results[0])->d[j] && chunk.v[i] != chunks.v[j]) return false;
    }
    return true;
}

static bool map_reduce(Fusion *f, const Op *op, int cluster, DimMap *out, Axes *out_local) {
    Axes dims = op_axes(op, ATTR_dimensions);
    DimMap map;
    if (!map_reduced(f, op, cluster, &map)) return false;
    *out_local = (Axes){0};
    for (uint32_t i = 0; i < dims.n; i++)
        if (map.d[dims.v[i]] >= 0) *out_local = dims;
    if (out_local->n && !can_make_local(&f->clusters.items[cluster], op->operands[0], &map, dims)) return false;
    if (out_local->n) {
        for (uint32_t i = 0; i < dims.n; i++)
            if (map.d[dims.v[i]] >= 0) {
                int8_t d = map.d[dims.v[i]];
                make_local(&f->clusters.items[cluster], d);
            }
    }
    for (uint32_t i = 0, kept = 0; i < op->operands[0]->type->rank; i++)
        if (!axes_contain(dims, i)) out->d[kept++] = map.d[i];
    return true;
}

typedef struct { const Block *region; bool found; } Around;

static void find_around(Op *op, void *context) {
    Around *a = context;
    for (uint32_t i = 0; i < op->n_operands; i++) {
        const Value *v = op->operands[i];
        bool constant = v->def && v->def->kind == OP_CONSTANT;
        a->found |= !constant && !block_is_inside(v->def ? v->def->block : v->block, a->region);
    }
}

// Does the op's first region read values from around it?
static bool reads_around(const Op *op) {
    Around a = {op->regions[0], false};
    block_walk(op->regions[0], find_around, &a);
    return a.found;
}

static bool sorts_alone(const Op *op) {
    return (op->results[0].type->dims[sort_dimension(op)] > MAX_LOCAL_ELEMS && !sort_selects(op)) || reads_around(op);
}

// A sort asks for whole rows of all its operands.
static bool map_sort(Fusion *f, const Op *op, int cluster, DimMap *out) {
    int64_t dim = sort_dimension(op);
    const Type t = op->results[0].type;
    Cluster *c = &f->clusters.items[cluster];
    if (c->contract || sorts_alone(op) || !map_elementwise(f, op, cluster, out) || !covers_domain(c, out, t->rank)) return false;
    int8_t at = out->d[dim];
    out->d[dim] = MAP_LOCAL;
    if (local_elems(t, out) > MAX_LOCAL_ELEMS) return false;
    if (at < 0) return true;
    out->d[dim] = at;
    if (!can_make_local(c, &op->results[0], out, (Axes){&dim, 1})) return false;
    make_local(c, at);
    out->d[dim] = MAP_LOCAL;
    return true;
}

// The code of an op, in additions: by the time that LLVM takes for it, where that is long.
static uint32_t code_weight(const Op *op) {
    DType t = op->n_results ? op->results[0].type->dtype : DT_I1;
    uint32_t wide = dtype_is_complex(t) ? 8 : t == DT_F64 ? 2 : 1;
    switch (op->kind) {
    case OP_SORT: return 32 * op->n_operands;
    case OP_SINE: case OP_COSINE: case OP_TAN: case OP_POWER: case OP_REMAINDER: return 8 * wide;
    case OP_EXP: case OP_EXPM1: case OP_LOG: case OP_LOG1P: case OP_TANH: case OP_LOGISTIC: case OP_CBRT: case OP_SQRT: case OP_RSQRT: case OP_ATAN2:
        return dtype_is_complex(t) ? 8 * wide : 2 * wide;
    default: return 1;
    }
}

static void enter(Fusion *f, Op *op, int cluster, const DimMap *map) {
    Cluster *c = &f->clusters.items[cluster];
    node_of(op)->cluster = cluster;
    c->code += code_weight(op);
    vec_push(&c->ops, op);
    for (uint32_t r = 0; r < op->n_results; r++) {
        DimMap *own = arena_new(f->c->scratch, DimMap);
        *own = *map;
        op->results[r].mark = own;
    }
    cluster_has_grown(f, cluster, op);
}

static bool identity_map(const DimMap *map, uint32_t rank) {
    for (uint32_t i = 0; i < rank; i++)
        if (map->d[i] != (int)i) return false;
    return true;
}

static bool is_elementwise(const Op *op) {
    return op_has(op->kind, MAP) || (op->kind == OP_BITCAST_CONVERT && op->operands[0]->type->rank == op->results[0].type->rank);
}

static bool can_join(const Op *op) {
    return is_elementwise(op) || op->kind == OP_REDUCE || op->kind == OP_REDUCE_CHUNKS || op->kind == OP_SLICE || op->kind == OP_SORT;
}

static bool try_join(Fusion *f, Op *op, int cluster) {
    Cluster *c = &f->clusters.items[cluster];
    if (c->closed || c->ops.n >= MAX_CLUSTER_OPS || c->code + code_weight(op) > MAX_CLUSTER_CODE || cluster_would_wait(f, op, cluster)) return false;
    DimMap map;
    const Type t = op->results[0].type;
    if (is_elementwise(op)) {
        if (!map_elementwise(f, op, cluster, &map)) return false;
        if (!covers_domain(c, &map, t->rank) || local_elems(t, &map) > MAX_LOCAL_ELEMS) return false;
        if (c->contract && (t->rank != c->rank || !identity_map(&map, t->rank))) return false;
    } else if (op->kind == OP_REDUCE) {
        Axes local;
        if (c->contract || !map_reduce(f, op, cluster, &map, &local)) return false;
    } else if (op->kind == OP_REDUCE_CHUNKS) {
        if (c->contract || !map_chunks(f, op, cluster, &map)) return false;
    } else if (op->kind == OP_SLICE) { // that has to lie in memory: its sort need not
        const Op *def = op->operands[0]->def;
        if (!def || def->kind != OP_SORT || node_of(def)->cluster != cluster || !sort_selects(def)) return false;
        map = *value_map(op->operands[0]);
        for (uint32_t i = 0; i < t->rank; i++)
            if (map.d[i] >= 0 && t->dims[i] != op->operands[0]->type->dims[i]) return false;
        if (local_elems(t, &map) > MAX_LOCAL_ELEMS) return false;
    } else if (op->kind == OP_SORT) {
        if (!map_sort(f, op, cluster, &map)) return false;
    } else {
        return false;
    }
    enter(f, op, cluster, &map);
    return true;
}

// Dimensions along which updates never meet, as far as the updates go.
static void scatter_domain(const Op *op, int64_t *domain, DimMap *map) {
    ScatterDims d;
    scatter_dims(op, &d);
    for (uint32_t i = 0; i < d.input->rank; i++) {
        bool free = !d.indexed[i] && d.of_input[i] >= 0;
        domain[i] = free ? d.updates->dims[d.of_input[i]] : 0;
        if (!free) map->d[i] = MAP_LOCAL;
    }
}

static void start_cluster(Fusion *f, Op *op) {
    Cluster c = {.rank = op->results[0].type->rank};
    c.contract = op_is_contraction(f, op);
    c.closed = op->kind == OP_PACK || op->kind == OP_CONSTANT || op_written_operands(op) || (op->kind == OP_SORT && sorts_alone(op)) || op_is_linalg(op);
    const Type box = op->kind == OP_DYNAMIC_UPDATE_SLICE ? op->operands[1]->type : op->kind == OP_REDUCE_CHUNKS ? op->operands[0]->type : op->results[0].type;
    DimMap map;
    for (uint32_t i = 0; i < c.rank; i++) c.domain[i] = box->dims[i], map.d[i] = (int8_t)i;
    if (op->kind == OP_SORT) c.domain[sort_dimension(op)] = 0, map.d[sort_dimension(op)] = MAP_LOCAL;
    for (uint32_t i = c.rank; op_is_linalg(op) && i-- > c.rank - 2;) // the columns of unknowns are independent
        if (op->kind == OP_CHOLESKY || i == c.rank - 2) c.domain[i] = 0, map.d[i] = MAP_LOCAL;
    if (op->kind == OP_SCATTER) scatter_domain(op, c.domain, &map);
    vec_push(&f->clusters, c);
    enter(f, op, (int)f->clusters.n - 1, &map);
}

// Clusters that an op reads from, through views: the latest first, since all others are then finished before it.
static int latest_producer(const Fusion *f, const Op *op, int below) {
    int best = -1;
    for (uint32_t i = 0; i < op->n_operands; i++) {
        const Value *v = op->operands[i];
        while (v->def && v->def->mark && v->def->block == f->block && node_of(v->def)->cluster < 0 && op_has(v->def->kind, VIEW)) v = v->def->operands[0];
        if (!v->def || !v->def->mark || v->def->block != f->block) continue;
        int c = node_of(v->def)->cluster;
        if (c < below && c > best) best = c;
    }
    return best;
}

static void cluster_block(Fusion *f) {
    for (Op *op = f->block->first; op; op = op->next) {
        Node *n = node_of(op);
        n->latest = n->position;
        if (n->kept || (op_is_cheap(op) && !n->regular)) continue;
        int at = can_join(op) ? (int)f->clusters.n : -1;
        while (at >= 0 && (at = latest_producer(f, op, at)) >= 0 && !try_join(f, op, at)) {}
        if (at < 0) start_cluster(f, op);
    }
}

// So many views, each recomputed through the one before, end in this one.
static uint32_t count_views(const Op *op) {
    if (!op_has(op->kind, VIEW)) return 0;
    const Op *def = op->operands[0]->def;
    return 1 + (def && def->block == op->block && !node_of(def)->regular ? node_of(def)->n_views : 0);
}

static void make_nodes(Fusion *f) {
    Op *effect = NULL; // the last op with one
    for (Op *op = f->block->first; op; op = op->next) {
        Node *n = arena_new(f->c->scratch, Node);
        *n = (Node){.cluster = -1, .n_views = count_views(op)};
        n->kept = op_is_step(op->kind) || op_has(op->kind, END) || op->results[0].type->n_elems == 0 || op_is_copied(op);
        n->regular = op_is_copy(op) || (n->n_views > MAX_VIEWS && !n->kept);
        op->mark = n;
        if (op_has(op->kind, END) || op_is_pure(op)) continue;
        n->after = effect;
        effect = op;
    }
    nodes_link(f);
}

static bool fuse_block(PassContext *c, Block *b);

static void fuse_region(PassContext *c, Block *b) {
    bring_constants(c->m, b);
    fuse_block(c, b);
}

static bool fuse_block(PassContext *c, Block *b) {
    drop_empty(c->m, b);
    copy_written(c->m, b);
    split_concatenates(c->m, b);
    for (Op *op = b->first; op; op = op->next) {
        if (op->kind == OP_WHILE) copy_crossing_states(c->m, op->regions[1]);
        for (uint32_t r = control_first_region(op); r < op->n_regions; r++) fuse_region(c, op->regions[r]);
    }
    Fusion f = {.c = c, .m = c->m, .block = b};
    make_nodes(&f);
    find_needs(&f);
    cluster_block(&f);
    outline_clusters(&f);
    for (Op *op = b->first; op; op = op->next) {
        op->mark = NULL;
        for (uint32_t r = 0; r < op->n_results; r++) op->results[r].mark = NULL;
    }
    for (size_t i = 0; i < f.clusters.n; i++) vec_free(&f.clusters.items[i].ops);
    vec_free(&f.clusters);
    vec_free(&f.work);
    return true;
}

// Marks mean nodes here: none has one yet.
static void forget_mark(Op *op, void *context) {
    (void)context;
    op->mark = NULL;
}

bool pass_fuse(PassContext *c) {
    Func *f = module_main(c->m);
    if (f) block_walk(f->body, forget_mark, NULL);
    if (f) c->changed |= fuse_block(c, f->body);
    return true;
}
