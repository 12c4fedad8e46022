// Maps of values: which dimension of a cluster's domain each dimension of a value runs along, through views, elementwise ops and reductions, and so
// whether an op can join a cluster. The rule is that the maps along all paths from the kernel's values to the consumer agree. What asks for whole rows
// makes their dimensions local to a task, if enough of the domain remains and no value of the cluster gets too large by it.
#include "passes/fuse/cluster.h"

#include "ir/ops/reduce/running.h"
#include "ir/ops/reduce/window.h"
#include "ir/ops/scatter.h"
#include "ir/ops/sort.h"

enum {
    MAX_LOCAL_ELEMS = 32 << 10, // of a value that lies in a task's own memory
    ENOUGH_PLANES = 8           // that cores share
};

// ---- along paths

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

Path cluster_map_of(const Fusion *f, const Value *v, int cluster, DimMap *out) {
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
    Path path = cluster_map_of(f, op->operands[0], cluster, &in);
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
    case OP_SLICE:
    case OP_REVERSE:
        for (uint32_t i = 0; i < to->rank; i++) {
            bool moved = op->kind == OP_SLICE ? from->dims[i] != to->dims[i] : axes_contain(op_axes(op, ATTR_dimensions), i);
            if (moved && in.d[i] != MAP_LOCAL) return PATH_BAD;
            out->d[i] = in.d[i];
        }
        return PATH_INSIDE;
    default: return PATH_BAD;
    }
}

// ---- of elementwise ops

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

bool map_is_diagonal(const DimMap *map, uint32_t rank) {
    for (uint32_t i = 0; i < rank; i++)
        for (uint32_t j = i + 1; j < rank; j++)
            if (map->d[i] >= 0 && map->d[i] == map->d[j]) return true;
    return false;
}

// The map of an elementwise op's result: where its operands from the cluster agree. A repetition agrees with anything.
static bool map_elementwise(Fusion *f, const Op *op, int cluster, DimMap *out) {
    uint32_t rank = op->results[0].type->rank;
    bool inside = false;
    for (uint32_t i = 0; i < rank; i++) out->d[i] = MAP_FREE;
    for (uint32_t k = 0; k < op->n_operands; k++) {
        DimMap one;
        Path path = cluster_map_of(f, op->operands[k], cluster, &one);
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
    return inside && !map_is_diagonal(out, rank);
}

// ---- of what asks for whole rows

static void make_local(Cluster *c, int8_t d) {
    c->domain[d] = 0;
    for (size_t k = 0; k < c->ops.n; k++)
        for (uint32_t r = 0; r < c->ops.items[k]->n_results; r++) {
            Value *v = &c->ops.items[k]->results[r];
            for (uint32_t i = 0; i < v->type->rank; i++)
                if (value_map(v)->d[i] == d) value_map(v)->d[i] = MAP_LOCAL;
        }
}

static bool has_chunks(const Op *op) { return op->kind == OP_REDUCE_CHUNKS || op->kind == OP_CUMULATE; }

// Is the dimension of the domain cut into chunks that are tasks?
static bool is_in_chunks(const Cluster *c, int8_t d) {
    for (size_t k = 0; k < c->ops.n; k++) {
        const Op *op = c->ops.items[k];
        if (!has_chunks(op)) continue;
        for (uint32_t i = 0; i < op->results[0].type->rank; i++)
            if (value_map(&op->results[0])->d[i] == d && op_axes(op, ATTR_window_dimensions).v[i] < op->operands[0]->type->dims[i]) return true;
    }
    return false;
}

// May the cluster do without cutting these dimensions of x?
static bool can_make_local(const Cluster *c, const Value *x, const DimMap *map, Axes dims) {
    if (c->contract || c->rows) return false;
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
        Path path = cluster_map_of(f, op->operands[k], cluster, &one);
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
        if (!has_chunks(other)) continue;
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

// Are its lines whole in each task?
static bool has_whole_lines(const Op *cumulate) { return cumulate_chunk(cumulate) >= cumulate->results[0].type->dims[op_int(cumulate, ATTR_dimension, 0)]; }

// What has a dimension whole in each task joins with its map `out` a cluster that can give that dimension up.
static bool join_whole(Cluster *c, const Op *op, int64_t dim, DimMap *out) {
    const Type t = op->results[0].type;
    int8_t at = out->d[dim];
    if (!covers_domain(c, out, t->rank)) return false;
    out->d[dim] = MAP_LOCAL;
    if (local_elems(t, out) > MAX_LOCAL_ELEMS) return false;
    if (at < 0) return true;
    out->d[dim] = at;
    if (!can_make_local(c, &op->results[0], out, (Axes){&dim, 1})) return false;
    make_local(c, at);
    out->d[dim] = MAP_LOCAL;
    return true;
}

// Windows without padding join what made the padding, or other windows, where what is left of the domain is enough for cores: each task then has whole planes,
// which stay in its scratch. What little there is in all may be one task.
static bool map_window(Fusion *f, const Op *op, int cluster, DimMap *out) {
    Cluster *c = &f->clusters.items[cluster];
    const Type t = op->operands[0]->type;
    OpKind first = c->ops.items[0]->kind;
    int64_t left = 1, dims[MAX_RANK];
    uint32_t n = 0;
    if ((first != OP_PAD && first != OP_REDUCE_WINDOW) || !map_reduced(f, op, cluster, out) || !covers_domain(c, out, t->rank)) return false;
    for (uint32_t i = 0; i < t->rank; i++) {
        WindowAlong w = window_along(op, i);
        if (w.low || w.high || w.base != 1) return false;
        if (!window_is_single(op, i)) dims[n++] = i;
        else if (out->d[i] >= 0) left *= t->dims[i];
    }
    if ((left < ENOUGH_PLANES && t->n_elems > MAX_LOCAL_ELEMS) || !can_make_local(c, op->operands[0], out, (Axes){dims, n})) return false;
    for (uint32_t i = 0; i < n; i++) {
        if (out->d[dims[i]] >= 0) make_local(c, out->d[dims[i]]);
        out->d[dims[i]] = MAP_LOCAL;
    }
    return true;
}

typedef struct {
    const Block *region;
    bool found;
} Around;

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

// A running reduction asks for whole lines. One in chunks begins with what others made, so it is a cluster's first.
static bool map_cumulate(const Fusion *f, const Op *op, int cluster, DimMap *out) {
    return has_whole_lines(op) && !reads_around(op) && map_reduced(f, op, cluster, out) &&
           join_whole(&f->clusters.items[cluster], op, op_int(op, ATTR_dimension, 0), out);
}

bool sort_is_alone(const Op *op) { return (op->results[0].type->dims[sort_dimension(op)] > MAX_LOCAL_ELEMS && !sort_selects(op)) || reads_around(op); }

static bool map_fft(Fusion *f, const Op *op, int cluster, DimMap *out) {
    Cluster *c = &f->clusters.items[cluster];
    return !c->contract && map_elementwise(f, op, cluster, out) && join_whole(c, op, 1, out);
}

// A sort asks for whole rows of all its operands.
static bool map_sort(Fusion *f, const Op *op, int cluster, DimMap *out) {
    Cluster *c = &f->clusters.items[cluster];
    if (c->contract || sort_is_alone(op) || !map_elementwise(f, op, cluster, out)) return false;
    return join_whole(c, op, sort_dimension(op), out);
}

// ---- of any op

static bool identity_map(const DimMap *map, uint32_t rank) {
    for (uint32_t i = 0; i < rank; i++)
        if (map->d[i] != (int)i) return false;
    return true;
}

static bool is_elementwise(const Op *op) {
    return op_has(op->kind, MAP) || (op->kind == OP_BITCAST_CONVERT && op->operands[0]->type->rank == op->results[0].type->rank);
}

bool op_can_join(const Op *op) {
    return is_elementwise(op) || op->kind == OP_REDUCE || has_chunks(op) || op->kind == OP_REDUCE_WINDOW || op->kind == OP_SLICE || op->kind == OP_FFT_ROWS ||
           op->kind == OP_SORT || op->kind == OP_MATMUL;
}

// Is the op, through elementwise work, read by a reduction alone, which cannot follow it, since the whole rows that it asks for are too large? With what makes
// a vector, products with that would then be stored, all of them; in a cluster of their own they are summed up as they are made, and the vector is stored.
static bool parts_from_reduction(const Op *op, const DimMap *map) {
    enum { MOST_STEPS = 16 };
    const Type t = op->results[0].type;
    const Op *reader = op;
    for (uint32_t step = 0; step < MOST_STEPS && is_elementwise(reader) && type_same_shape(reader->results[0].type, t); step++) {
        const Node *n = node_of(reader);
        if (n->n_readers != 1 || !n->readers[0]->mark) return false;
        reader = n->readers[0];
    }
    if (reader->kind != OP_REDUCE || !type_same_shape(reader->operands[0]->type, t)) return false;
    DimMap then = *map, alone = {0};
    Axes dims = op_axes(reader, ATTR_dimensions);
    for (uint32_t i = 0; i < dims.n; i++) then.d[dims.v[i]] = alone.d[dims.v[i]] = MAP_LOCAL;
    return local_elems(t, &then) > MAX_LOCAL_ELEMS && local_elems(t, &alone) <= MAX_LOCAL_ELEMS;
}

bool cluster_map(Fusion *f, const Op *op, int cluster, DimMap *out) {
    const Cluster *c = &f->clusters.items[cluster];
    const Type t = op->results[0].type;
    if (is_elementwise(op)) {
        if (!map_elementwise(f, op, cluster, out) || parts_from_reduction(op, out)) return false;
        if (!covers_domain(c, out, t->rank) || local_elems(t, out) > MAX_LOCAL_ELEMS) return false;
        if (c->contract && (t->rank != c->rank || !identity_map(out, t->rank))) return false;
    } else if (op->kind == OP_REDUCE) {
        Axes local;
        if (c->contract || !map_reduce(f, op, cluster, out, &local)) return false;
    } else if (op->kind == OP_REDUCE_CHUNKS) {
        if (c->contract || !map_chunks(f, op, cluster, out)) return false;
    } else if (op->kind == OP_REDUCE_WINDOW) {
        if (c->contract || reads_around(op) || !map_window(f, op, cluster, out)) return false;
    } else if (op->kind == OP_CUMULATE) {
        if (c->contract || !map_cumulate(f, op, cluster, out)) return false;
    } else if (op->kind == OP_SLICE) { // that has to lie in memory: its sort need not
        const Op *def = op->operands[0]->def;
        if (!def || def->kind != OP_SORT || node_of(def)->cluster != cluster || !sort_selects(def)) return false;
        *out = *value_map(op->operands[0]);
        for (uint32_t i = 0; i < t->rank; i++)
            if (out->d[i] >= 0 && t->dims[i] != op->operands[0]->type->dims[i]) return false;
        if (local_elems(t, out) > MAX_LOCAL_ELEMS) return false;
    } else if (op->kind == OP_SORT) {
        if (!map_sort(f, op, cluster, out)) return false;
    } else if (op->kind == OP_FFT_ROWS) {
        if (!map_fft(f, op, cluster, out)) return false;
    } else if (op->kind == OP_MATMUL) {
        if (!c->rows || !product_map(f, op, cluster, out) || !covers_domain(c, out, t->rank) || local_elems(t, out) > MAX_LOCAL_ELEMS) return false;
    } else {
        return false;
    }
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

void cluster_domain(const Op *op, Cluster *c, DimMap *map) {
    const Type box = op->kind == OP_DYNAMIC_UPDATE_SLICE ? op->operands[1]->type : op->kind == OP_REDUCE_CHUNKS ? op->operands[0]->type : op->results[0].type;
    for (uint32_t i = 0; i < c->rank; i++) c->domain[i] = box->dims[i], map->d[i] = (int8_t)i;
    int64_t whole = op->kind == OP_SORT ? sort_dimension(op) : op->kind == OP_CUMULATE && has_whole_lines(op) ? op_int(op, ATTR_dimension, 0) : -1;
    if (c->rows) whole = c->rank - 1;
    if (op->kind == OP_FFT_ROWS) whole = 1;
    if (whole >= 0) c->domain[whole] = 0, map->d[whole] = MAP_LOCAL;
    for (uint32_t i = c->rank; op_is_linalg(op) && i-- > c->rank - 2;) // the columns of unknowns are independent
        if (op->kind != OP_TRIANGULAR_SOLVE || i == c->rank - 2) c->domain[i] = 0, map->d[i] = MAP_LOCAL;
    if (op->kind == OP_WINOGRAD_IMAGE || op->kind == OP_WINOGRAD_GRADIENT) c->domain[0] = 0, map->d[0] = MAP_LOCAL; // the points of a tile
    if (op->kind == OP_SCATTER) scatter_domain(op, c->domain, map);
}
