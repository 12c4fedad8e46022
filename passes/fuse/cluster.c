// How clusters grow: op by op in the order of the block, each into the latest cluster that it reads from and can join (maps.c), or into one of its own,
// up to a bound on ops and code.
#include "passes/fuse/cluster.h"

#include "ir/ops/across.h"
#include "ir/ops/cost.h"
#include "passes/layout/layout.h"

#include <stdlib.h>
#include <string.h>

// 20 rounds of a random generator are one kernel. Codegen follows an index through views and elementwise ops by recursion, so both have a bound. LLVM's time
// for one function grows faster than its code, so that has one too: chains of sorts or of complex functions become equal kernels, of which one is emitted.
// Two that become one are short: it is looked at all they wait for.
enum { MAX_CLUSTER_OPS = 192, MAX_CLUSTER_CODE = 512, MAX_LATE = 16, MAX_MERGED_OPS = 64 };

// Of an element that each of them widens: more take longer than what it saves to have it in memory once.
enum { MOST_WINDOWS = 3 };

bool op_is_contraction(const Fusion *f, const Op *op) {
    return op->kind == OP_MATMUL || op->kind == OP_CONV || op->kind == OP_CONV_PLANES || contract_is_blas(op, f->c->o->matmul);
}

static void enter(Fusion *f, Op *op, int cluster, const DimMap *map) {
    Cluster *c = &f->clusters.items[cluster];
    node_of(op)->cluster = cluster;
    c->code += op_code(op);
    vec_push(&c->ops, op);
    for (uint32_t r = 0; r < op->n_results; r++) {
        DimMap *own = arena_new(f->c->scratch, DimMap);
        *own = *map;
        op->results[r].mark = own;
    }
    cluster_has_grown(f, cluster, op);
}

// ---- late ops

// The cluster that makes v, views in between recomputed; -1: none.
static int producer_of(const Fusion *f, const Value *v) {
    while (v->def && v->def->mark && v->def->block == f->block && node_of(v->def)->cluster < 0 && op_has(v->def->kind, VIEW)) v = v->def->operands[0];
    return v->def && v->def->mark && v->def->block == f->block ? node_of(v->def)->cluster : -1;
}

// Clusters that an op reads from: the latest first, since all others are then finished before it.
static int latest_producer(const Fusion *f, const Op *op, int below) {
    int best = -1;
    for (uint32_t i = 0; i < op->n_operands; i++) {
        int c = producer_of(f, op->operands[i]);
        if (c < below && c > best) best = c;
    }
    return best;
}

static bool is_recomputed_view(const Fusion *f, const Op *op) {
    return op->block == f->block && op->mark && op_has(op->kind, VIEW) && !node_of(op)->kept && !node_of(op)->regular;
}

// Made before anything of the block, by none of its clusters, or a view of that.
static bool is_from_around(const Fusion *f, const Value *v) {
    const Op *def = v->def;
    while (def && is_recomputed_view(f, def)) def = def->operands[0]->def;
    return !def || def->block != f->block || def->kind == OP_CONSTANT || def->kind == OP_IOTA || (def->mark && node_of(def)->late);
}

static bool shapes_agree(const Op *op, const Op *reader) { return type_same_shape(op->results[0].type, reader->results[0].type); }

static bool is_elementwise(const Fusion *f, const Op *op) {
    return op->block == f->block && op_has(op->kind, MAP) && !op->n_regions && op->n_results == 1 && op->mark && !node_of(op)->kept;
}

// Each element is one that is read somewhere.
static bool is_read(const Fusion *f, const Op *op) {
    return op->block == f->block && (op->kind == OP_DYNAMIC_SLICE || op->kind == OP_GATHER) && op->mark && !node_of(op)->kept;
}

static bool is_written_transpose(const Fusion *f, const Op *op) {
    return op->kind == OP_TRANSPOSE && op->block == f->block && op->mark && node_of(op)->regular && !node_of(op)->kept;
}

// Are neighbours of a transpose's result so near each other in its operand that it is not turned (ir/ops/across.h)?
static bool is_of_channels(const Op *transpose) {
    const Type from = transpose->operands[0]->type;
    int64_t apart = 1;
    for (int64_t i = op_axes(transpose, ATTR_permutation).v[from->rank - 1] + 1; i < from->rank; i++) apart *= from->dims[i];
    return apart <= FEW_CHANNELS;
}

// May a transpose that is written make the op, of so much code if it is turned? Not of what lies as the result does: then there is nothing to turn.
static bool may_be_turned(const Fusion *f, const Op *op, bool turned, uint32_t code) {
    uint32_t own = turned ? op_code(op) : 0;
    if (own > code || (turned && op_is_expensive(op->kind))) return false;
    for (uint32_t i = 0; i < op->n_operands; i++) {
        const Op *def = op->operands[i]->def;
        while (def && def->kind != OP_TRANSPOSE && is_recomputed_view(f, def)) def = def->operands[0]->def;
        if (def && def->kind == OP_TRANSPOSE) return false;
        if (def && def->block == f->block && def->mark && node_of(def)->late && !may_be_turned(f, def, turned, code - own)) return false;
    }
    return true;
}

// Without it, a sum of two products of arguments would be two kernels: the products have no producer that tells which one to join. Nor has a transpose that is
// written to memory, which makes what it reads of the arguments itself.
// What is read at an index may be of other clusters than the reader's (may_enter_late): what samples an image at four places is one kernel.
static bool is_late(const Fusion *f, const Op *op) {
    Node *n = node_of(op);
    bool read = is_read(f, op);
    if ((!is_elementwise(f, op) && !read) || n->n_readers != 1) return false;
    bool turned = !read && is_written_transpose(f, n->readers[0]) && may_be_turned(f, op, !is_of_channels(n->readers[0]), MOST_TURNED_CODE);
    if (!turned && (!is_elementwise(f, n->readers[0]) || !shapes_agree(op, n->readers[0]))) return false;
    for (uint32_t i = 0; i < op->n_operands && !read; i++)
        if (!is_from_around(f, op->operands[i])) return false;
    return n->n_late < MAX_LATE;
}

// Work on what is read at an index that joins none of its operands' clusters waits for its reader as well: products of samples and weights for their sum.
static bool is_late_sample(const Fusion *f, const Op *op) {
    Node *n = node_of(op);
    if (!is_elementwise(f, op) || !n->n_late || n->n_readers != 1 || !is_elementwise(f, n->readers[0]) || !shapes_agree(op, n->readers[0])) return false;
    bool sample = false;
    for (uint32_t i = 0; i < op->n_operands; i++) {
        const Op *def = op->operands[i]->def;
        bool late = def && def->block == f->block && def->mark && node_of(def)->late;
        sample |= late && (is_read(f, def) || node_of(def)->sample);
    }
    n->sample = sample && n->n_late < MAX_LATE;
    return n->sample;
}

// What widens bytes, bf16 or f16 that an earlier cluster stores, for an elementwise reader that will join a later one: it reads the fewer bytes. The reader, at
// the end of the chain, may have other operands that are widened as well, and have no cluster yet. (is_late_byte: for a convolution.)
static bool is_late_widening(const Fusion *f, const Op *op) {
    const Value *from = widened_value(op);
    const Op *reader = op;
    while (from && widened_value(reader) == from) {
        if (!is_elementwise(f, reader) || node_of(reader)->n_readers != 1) return false;
        reader = node_of(reader)->readers[0];
    }
    int cluster = from && is_elementwise(f, reader) ? producer_of(f, from) : -1, latest = -1;
    for (uint32_t i = 0; i < reader->n_operands; i++) {
        const Value *other = widened_value(reader->operands[i]->def);
        int c = producer_of(f, other ? other : reader->operands[i]);
        if (c > latest) latest = c;
    }
    return cluster >= 0 && latest > cluster;
}

// The one op that reads this one, through views that nothing else reads, in *n_places places; NULL: there are several, or none.
static Op *only_reader(const Fusion *f, const Op *op, uint32_t *n_places) {
    const Node *n = node_of(op);
    Op *only = n->n_readers ? n->readers[0] : NULL;
    for (*n_places = 0; only && *n_places < n->n_readers; ++*n_places) {
        Op *reader = n->readers[*n_places];
        while (is_recomputed_view(f, reader) && node_of(reader)->n_readers == 1) reader = node_of(reader)->readers[0];
        if (*n_places && reader != only) return NULL;
        only = reader;
    }
    return only;
}

// The op that makes operand i, views in between recomputed.
static Op *maker_of(const Fusion *f, const Op *reader, uint32_t i) {
    Op *op = reader->operands[i]->def;
    while (op && is_recomputed_view(f, op)) op = op->operands[0]->def;
    return op && op->block == f->block && op->mark ? op : NULL;
}

// A concatenate that is read in some places of another one alone, as padding by reflection has it along two dimensions: both are one kernel, which reads each
// element where it comes from. So may those be that it reads itself, as long as the places are few.
static bool is_late_part(const Fusion *f, const Op *op) {
    uint32_t n_places = 0;
    const Op *reader = op->kind == OP_CONCATENATE ? only_reader(f, op, &n_places) : NULL;
    return reader && reader->block == f->block && reader->kind == OP_CONCATENATE && !node_of(reader)->kept && n_places * (1 + node_of(op)->n_late) <= MAX_LATE;
}

// What a scatter's indices are made by (numbers from the end made positive) is done as they are read, and so is cheap work on its updates: each is read once.
static bool is_late_index(const Fusion *f, const Op *op) {
    uint32_t n_places = 0, n_read = 0;
    if (!is_elementwise(f, op) || op_is_expensive(op->kind)) return false;
    const Op *reader = only_reader(f, op, &n_places);
    if (!reader || reader->block != f->block || reader->kind != OP_SCATTER || node_of(reader)->kept || n_places != 1) return false;
    for (uint32_t i = op_written_operands(reader); i < reader->n_operands; i++) n_read += maker_of(f, reader, i) == op;
    for (uint32_t i = 0; i < op->n_operands; i++)
        if (!is_from_around(f, op->operands[i])) return false;
    return n_read == 1 && node_of(op)->n_late < MAX_LATE;
}

// Rows of a matrix as units of 32 bits, for panels of these, or widened: it is packed as it is read.
static bool is_late_units(const Fusion *f, const Op *op) {
    uint32_t n_places = 0;
    bool widens = op->kind == OP_CONVERT && dtype_bytes(op->operands[0]->type->dtype) < dtype_bytes(op->results[0].type->dtype);
    if (!(op->kind == OP_BITCAST_CONVERT || widens) || op->block != f->block || node_of(op)->kept) return false;
    const Op *reader = only_reader(f, op, &n_places);
    return reader && reader->kind == OP_PACK && reader->block == f->block && !node_of(reader)->kept && n_places == 1;
}

// Bytes that an earlier cluster stores, widened and less their zero point for a convolution that reads its image element by element: it reads the bytes.
static bool is_late_byte(const Fusion *f, const Op *op) {
    const Op *convert = op->kind == OP_SUBTRACT ? maker_of(f, op, 0) : op;
    if (!convert || convert->kind != OP_CONVERT || dtype_info[convert->operands[0]->type->dtype].bits != 8 || convert->results[0].type->dtype != DT_F32)
        return false;
    const Op *reader = op;
    for (uint32_t n_places, step = 0; step < 2; step++) {
        if (!is_elementwise(f, reader)) return false;
        reader = only_reader(f, reader, &n_places);
        if (!reader || n_places != 1 || reader->block != f->block) return false;
        if (reader->kind == OP_CONVOLUTION) return maker_of(f, reader, 0) != NULL;
        if (reader->kind != OP_SUBTRACT) return false;
    }
    return false;
}

// How many windows have an element, on average.
static double windows_of_element(const Op *windows) {
    double taps = (double)windows->results[0].type->n_elems / (double)windows->operands[0]->type->n_elems;
    Axes size = op_axes(windows, ATTR_window_dimensions);
    for (uint32_t i = 0; i < size.n; i++) taps *= (double)size.v[i];
    return taps;
}

// bf16, f16 or bytes widened for windows: these read the fewer bytes, and widen an element once for each of them that has it. What has been padded for windows,
// or is made of windows itself, may be in one kernel with them instead (maps.c).
static bool is_late_element(const Fusion *f, const Op *op) {
    uint32_t n_places = 0;
    const Op *reader = op_widens(op) && is_elementwise(f, op) ? only_reader(f, op, &n_places) : NULL;
    if (!reader || reader->kind != OP_REDUCE_WINDOW || reader->block != f->block || node_of(reader)->kept || n_places != 1) return false;
    int cluster = producer_of(f, op->operands[0]);
    OpKind first = cluster < 0 ? OP_COUNT : f->clusters.items[cluster].ops.items[0]->kind;
    return first != OP_PAD && first != OP_REDUCE_WINDOW && windows_of_element(reader) <= MOST_WINDOWS;
}

// The late op that makes operand i and has no cluster yet, or NULL.
static Op *late_maker(const Fusion *f, const Op *reader, uint32_t i) {
    Op *op = maker_of(f, reader, i);
    return op && node_of(op)->late && node_of(op)->cluster < 0 ? op : NULL;
}

static void count_late(const Fusion *f, Op *op) {
    Node *n = node_of(op);
    for (uint32_t i = 0; i < op->n_operands; i++) {
        const Op *late = late_maker(f, op, i);
        if (late) n->n_late += 1 + node_of(late)->n_late;
    }
}

// Do late ops of the reader read nothing at an index that the cluster makes itself?
static bool may_enter_late(const Fusion *f, const Op *reader, int cluster) {
    for (uint32_t i = 0; i < reader->n_operands; i++) {
        const Op *late = late_maker(f, reader, i);
        if (late && (latest_producer(f, late, cluster + 1) == cluster || !may_enter_late(f, late, cluster))) return false;
    }
    return true;
}

static void enter_late(Fusion *f, const Op *reader, int cluster, const DimMap *map) {
    DimMap turned = *map;
    Axes order = reader->kind == OP_TRANSPOSE ? op_axes(reader, ATTR_permutation) : (Axes){0};
    for (uint32_t i = 0; i < order.n; i++) turned.d[order.v[i]] = map->d[i];
    for (uint32_t i = 0; i < reader->n_operands; i++) {
        Op *late = late_maker(f, reader, i);
        if (!late) continue;
        enter_late(f, late, cluster, &turned);
        enter(f, late, cluster, &turned);
    }
}

static bool try_join(Fusion *f, Op *op, int cluster) {
    const Cluster *c = &f->clusters.items[cluster];
    if (op->kind == OP_MATMUL && !c->rows) return false; // which is the rule: said before a search
    if (c->closed || c->ops.n + node_of(op)->n_late >= MAX_CLUSTER_OPS || c->code + op_code(op) > MAX_CLUSTER_CODE || cluster_would_wait(f, op, cluster))
        return false;
    DimMap map;
    if (!may_enter_late(f, op, cluster) || !cluster_map(f, op, cluster, &map)) return false;
    if (c->rows && rows_are_apart(f, op, cluster, &map)) return false;
    enter_late(f, op, cluster, &map);
    enter(f, op, cluster, &map);
    return true;
}

// ---- two clusters as one

static bool is_all_elementwise(const Fusion *f, const Cluster *c) {
    if (c->closed || c->contract || c->rows) return false;
    for (size_t i = 0; i < c->ops.n; i++)
        if (!is_elementwise(f, c->ops.items[i])) return false;
    return true;
}

static bool same_domain(const Cluster *a, const Cluster *b) { return a->rank == b->rank && !memcmp(a->domain, b->domain, a->rank * sizeof *a->domain); }

// Would a wait for b, or for something that waits for b? What reads b and is no part of it reads it otherwise than task by task: turned, reversed, row by row.
static bool would_wait(Fusion *f, int a, int b) {
    const Cluster *members = &f->clusters.items[a];
    for (size_t i = 0; i < members->ops.n; i++)
        if (cluster_is_read(f, members->ops.items[i], b) || cluster_would_wait(f, members->ops.items[i], b)) return true;
    return false;
}

static int by_position(const void *a, const void *b) {
    uint32_t x = node_of(*(Op *const *)a)->position, y = node_of(*(Op *const *)b)->position;
    return (x > y) - (x < y);
}

// Work on the same elements that op wants of two clusters is one: each reads what both read once, and what they make is not read again.
static void merge_for(Fusion *f, const Op *op, int from, int into) {
    Cluster *a = &f->clusters.items[from], *b = &f->clusters.items[into];
    if (a->ops.n + b->ops.n + node_of(op)->n_late >= MAX_MERGED_OPS || a->code + b->code + op_code(op) > MAX_CLUSTER_CODE) return;
    if (!same_domain(a, b) || !is_all_elementwise(f, a) || !is_all_elementwise(f, b) || would_wait(f, from, into) || would_wait(f, into, from)) return;
    for (size_t i = 0; i < a->ops.n; i++) {
        node_of(a->ops.items[i])->cluster = into;
        vec_push(&b->ops, a->ops.items[i]);
    }
    qsort(b->ops.items, b->ops.n, sizeof(Op *), by_position);
    b->code += a->code;
    a->ops.n = 0, a->code = 0, a->closed = true;
    cluster_has_grown(f, into, b->ops.items[b->ops.n - 1]);
}

static void merge_producers(Fusion *f, const Op *op) {
    int into = latest_producer(f, op, (int)f->clusters.n);
    for (int from = into; is_elementwise(f, op) && from >= 0 && (from = latest_producer(f, op, from)) >= 0;) merge_for(f, op, from, into);
}

// ---- two products as one

static const Op *product_of(const Cluster *c) {
    const Op *first = c->ops.n && c->contract && !c->closed ? c->ops.items[0] : NULL;
    return first && (first->kind == OP_MATMUL || first->kind == OP_CONV) ? first : NULL;
}

static bool has_one_product(const Fusion *f, const Cluster *c) {
    uint32_t n = 0;
    for (size_t i = 0; i < c->ops.n; i++) n += op_is_contraction(f, c->ops.items[i]);
    return n == 1;
}

// By op and the cluster itself.
static bool is_read_by_op_alone(const Cluster *c, int number, const Op *op) {
    for (size_t i = 0; i < c->ops.n; i++) {
        const Node *n = node_of(c->ops.items[i]);
        for (uint32_t k = 0; k < n->n_readers; k++)
            if (n->readers[k] != op && (!n->readers[k]->mark || node_of(n->readers[k])->cluster != number)) return false;
    }
    return true;
}

// Two products that op, the last so far of the second one's cluster, brings together, as at the end of a block with a convolution on its shortcut: a task makes
// its tile of the first one in its scratch, and the second one's epilogue reads it there. What would be in the second cache anyway may come from another
// kernel. That is the same for all processors: what one kernel multiplies and adds is rounded once, so their f32 would have other bits.
static void merge_product(Fusion *f, const Op *op, int from, int into) {
    enum { NEAR_BYTES = 512 << 10 }; // a quarter of the second cache, which is what a result leaves to what comes next
    Cluster *a = &f->clusters.items[from], *b = &f->clusters.items[into];
    const Op *first = product_of(a), *second = product_of(b);
    if (!first || !second || !has_one_product(f, a) || !has_one_product(f, b)) return;
    if (type_bytes(first->results[0].type) <= NEAR_BYTES) return;
    if (a->ops.n + b->ops.n >= MAX_CLUSTER_OPS || a->code + b->code > MAX_CLUSTER_CODE || !same_domain(a, b)) return;
    if (!is_read_by_op_alone(a, from, op) || would_wait(f, from, into)) return;
    for (size_t i = 0; i < a->ops.n; i++) node_of(a->ops.items[i])->cluster = into;
    for (size_t i = 0; i < b->ops.n; i++) vec_push(&a->ops, b->ops.items[i]); // an epilogue stands behind its product
    vec_free(&b->ops);
    b->ops.items = a->ops.items, b->ops.n = a->ops.n, b->ops.cap = a->ops.cap;
    memset(&a->ops, 0, sizeof a->ops);
    b->code += a->code;
    a->code = 0, a->closed = true;
    cluster_has_grown(f, into, op);
}

static void merge_products(Fusion *f, const Op *op, int into) {
    if (!is_elementwise(f, op)) return;
    for (uint32_t i = 0; i < op->n_operands; i++) {
        const Op *def = op->operands[i]->def;
        int from = def && def->mark && def->block == f->block ? node_of(def)->cluster : -1;
        if (from >= 0 && from < into) merge_product(f, op, from, into);
    }
}

static void start_cluster(Fusion *f, Op *op) {
    Cluster c = {.rank = op->results[0].type->rank};
    c.rows = product_keeps_rows(f, op);
    c.contract = op_is_contraction(f, op) && !c.rows;
    c.closed = op->kind == OP_PACK || op->kind == OP_CONSTANT || op_written_operands(op) || op->kind == OP_WINOGRAD_IMAGE || op->kind == OP_WINOGRAD_GRADIENT ||
               (op->kind == OP_SORT && sort_is_alone(op)) || op_is_linalg(op);
    c.closed |= op_is_copy(op) && op->operands[0]->def && op->operands[0]->def->kind == OP_TRANSPOSE; // once, for all tasks that read it (prepare.c)
    DimMap map = {0};
    cluster_domain(op, &c, &map);
    vec_push(&f->clusters, c);
    enter_late(f, op, (int)f->clusters.n - 1, &map);
    enter(f, op, (int)f->clusters.n - 1, &map);
}

void clusters_grow(Fusion *f) {
    for (Op *op = f->block->first; op; op = op->next) {
        Node *n = node_of(op);
        n->latest = n->position;
        if (n->kept || (op_is_cheap(op) && !n->regular)) continue;
        count_late(f, op);
        n->late = is_late(f, op) || is_late_widening(f, op) || is_late_byte(f, op) || is_late_index(f, op) || is_late_part(f, op) || is_late_units(f, op) ||
                  is_late_element(f, op);
        if (n->late) continue;
        merge_producers(f, op);
        int at = op_can_join(op) ? (int)f->clusters.n : -1;
        while (at >= 0 && (at = latest_producer(f, op, at)) >= 0 && !try_join(f, op, at)) {}
        if (at >= 0) {
            merge_products(f, op, at);
            continue;
        }
        n->late = is_late_sample(f, op);
        if (!n->late) start_cluster(f, op);
    }
}
