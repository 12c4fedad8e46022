// See stage.h.
#include "ir/ops/stage.h"

#include <string.h>

#define OVERWRITES STAGE_OVERWRITES
static const struct {
    const char *text;
    unsigned traits;
} stages[STAGE_COUNT] = {
#define STAGE(id, text, traits, cut, emit) [STAGE_##id] = {text, traits},
#include "ir/ops/stage.def"
};

Stage stage_of(const Op *op) {
    Str text = op_str(op, ATTR_stage);
    for (int s = STAGE_NONE + 1; text && s < STAGE_COUNT; s++)
        if (!strcmp(stages[s].text, text->text)) return (Stage)s;
    return STAGE_NONE;
}

Stage stage_made_by(OpKind kind) {
    static const uint8_t made_by[OP_COUNT] = {
#define OP_STAGE(op, stage) [OP_##op] = STAGE_##stage,
#include "ir/ops/stage.def"
    };
    return (Stage)made_by[kind];
}

bool stage_has(Stage s, unsigned trait) { return stages[s].traits & trait; }

void stage_set(Module *m, Op *op, Stage s) { op_set_attr(m, op, attr_str(ATTR_stage, module_str(m, stages[s].text))); }

const Op *stage_find(const Block *phase, Stage s) {
    for (const Op *op = phase->first; op; op = op->next)
        if (stage_of(op) == s) return op;
    return NULL;
}

// ---- room in scratch

bool scratch_holds(const Value *v) {
    const Op *end = v->def ? block_end(v->def->block) : NULL;
    if (!end || stage_of(v->def) == STAGE_NONE) return false;
    for (uint32_t i = 0; i < end->n_operands; i++)
        if (end->operands[i] == v) return false;
    return true;
}

static bool same_attr_axes(const Op *a, const Op *b, AttrKey key) {
    Axes x = op_axes(a, key), y = op_axes(b, key);
    if (x.n != y.n) return false;
    for (uint32_t i = 0; i < x.n; i++)
        if (x.v[i] != y.v[i]) return false;
    return true;
}

// How the expression of a stage reads v, through what is recomputed: not at all, element i for element i, or otherwise. An expression of
// more ops than MOST_SEEN counts as the last.
typedef enum { READS_NOT, READS_SAME, READS_OTHERS } Reading;
enum { MOST_SEEN = 64 };

typedef struct {
    const Value *v;
    const Block *phase;
    uint32_t n; // ops seen
    Reading found;
} Walk;

static void walk_op(Walk *w, const Op *op, bool moved);

static void walk_operands(Walk *w, const Op *op, bool moved) {
    for (uint32_t i = 0; i < op->n_operands && w->found != READS_OTHERS; i++) {
        const Value *x = op->operands[i];
        const Op *def = x->def;
        bool same = !moved && op_has(op->kind, MAP) && !op->n_regions && (op->n_results == 0 || x->type->rank == op->results[0].type->rank);
        if (x == w->v) w->found = same && w->found != READS_OTHERS ? READS_SAME : READS_OTHERS;
        else if (def && def->block == w->phase && stage_of(def) == STAGE_NONE) walk_op(w, def, !same);
    }
}

static void walk_captured(Op *op, void *context) { walk_operands(context, op, true); }

static void walk_op(Walk *w, const Op *op, bool moved) {
    if (++w->n > MOST_SEEN) w->found = READS_OTHERS;
    walk_operands(w, op, moved);
    for (uint32_t r = 0; r < op->n_regions && w->found != READS_OTHERS; r++) block_walk(op->regions[r], walk_captured, w);
}

static Reading stage_reads(const Op *op, const Value *v) {
    Walk w = {.v = v, .phase = op->block};
    walk_op(&w, op, stage_of(op) != STAGE_MAP);
    return w.found;
}

static bool gives_room(const Op *from, const Op *op) {
    const Value *v = &from->results[0], *to = &op->results[0];
    Stage stage = stage_of(from);
    if ((stage != STAGE_MAP && stage != STAGE_CONTRACT) || from->n_results != 1 || !scratch_holds(v) || !type_same_shape(v->type, to->type)) return false;
    if (dtype_bytes(v->type->dtype) != dtype_bytes(to->type->dtype) || !same_attr_axes(from, op, ATTR_map)) return false;
    if (stage_reads(op, v) != READS_SAME) return false;
    for (const Op *later = op->next; later; later = later->next)
        if (stage_of(later) != STAGE_NONE && stage_reads(later, v) != READS_NOT) return false;
    return true;
}

const Value *scratch_taken(const Op *op) {
    if (stage_of(op) != STAGE_MAP || op->n_results != 1 || op_attr(op, ATTR_across) || !scratch_holds(&op->results[0])) return NULL;
    for (const Op *from = op->prev; from; from = from->prev)
        if (stage_of(from) != STAGE_NONE && gives_room(from, op)) return &from->results[0];
    return NULL;
}
