// Trip counts. First by pattern: an integer that starts at a constant, is compared with a constant and is stepped by a constant; the count is
// then arithmetic. Else by running it: where the predicate depends on nothing but constants and carried values that themselves do, that part
// of the loop is evaluated until it ends. A carried value that the body returns as it is counts as what the loop started with.
// Whatever is left depends on run-time values and is refused with the chain of ops that leads back to the input (design 5).
#include "passes/shapes/loops.h"

#include "passes/rewrite.h"
#include "passes/shapes/branches.h"
#include "passes/shapes/infer.h"
#include "passes/shapes/known.h"
#include "passes/shapes/origin.h"
#include "passes/shapes/unbound.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_STEPS = 1 << 16 };          // iterations that are tried out, unless each is so much work that fewer are
#define TRIAL_WORK (UINT64_C(1) << 28) // of all of them, in the units of KNOWN_MAX_WORK

typedef struct {
    PassContext *c;
    Map from_input; // of origin_is_input
    bool ok;
} Loops;

// --- counted loops

typedef struct {
    const Op *compare;
    char direction[3]; // of index ? bound
    DType dtype;
    __int128 start, bound, step;
} Counted;

static bool scalar_int(Known *s, Value *v, __int128 *out) {
    const Literal *l = known_value(s, v);
    if (!l || l->type->n_elems != 1 || !dtype_is_int(l->type->dtype)) return false;
    *out = elem_to_i64(l->type->dtype, l->data);
    if (l->type->dtype == DT_UI64) {
        uint64_t u;
        memcpy(&u, l->data, sizeof u);
        *out = u;
    }
    return true;
}

static const char *turned(const char *direction) {
    static const char *const pairs[][2] = {{"LT", "GT"}, {"GT", "LT"}, {"LE", "GE"}, {"GE", "LE"}};
    for (size_t i = 0; i < COUNT(pairs); i++)
        if (!strcmp(direction, pairs[i][0])) return pairs[i][1];
    return direction;
}

static bool is_carried(const Value *v, const Op *loop, uint32_t region) { return v->block == loop->regions[region] && !loop_keeps(loop, v->index); }

// index + step or index - step
static bool match_step(Known *s, const Op *loop, uint32_t k, __int128 *out_step) {
    const Value *index = loop->regions[1]->args[k];
    const Op *op = block_end(loop->regions[1])->operands[k]->def;
    if (!op || (op->kind != OP_ADD && op->kind != OP_SUBTRACT)) return false;
    bool second = op->kind == OP_ADD && op->operands[1] == index;
    if (op->operands[second] != index || !scalar_int(s, op->operands[!second], out_step)) return false;
    if (op->kind == OP_SUBTRACT) *out_step = -*out_step;
    return true;
}

static bool match_counted(Known *s, const Op *loop, Counted *out) {
    const Op *op = block_end(loop->regions[0])->operands[0]->def;
    if (!op || op->kind != OP_COMPARE) return false;
    const char *direction = op_str(op, ATTR_comparison_direction)->text;
    bool second = !is_carried(op->operands[0], loop, 0);
    const Value *index = op->operands[second];
    if (strlen(direction) != 2 || !is_carried(index, loop, 0) || !dtype_is_int(index->type->dtype)) return false;
    out->compare = op;
    out->dtype = index->type->dtype;
    strcpy(out->direction, second ? turned(direction) : direction);
    return scalar_int(s, op->operands[!second], &out->bound) && scalar_int(s, loop->operands[index->index], &out->start) &&
           match_step(s, loop, index->index, &out->step);
}

// Iterations until `index direction bound` fails, -1 if it never does before the index leaves its type.
static __int128 count_trips(const Counted *l) {
    const char *op = l->direction;
    __int128 distance = l->bound - l->start, step = l->step, n;
    if (!strcmp(op, "EQ")) return distance ? 0 : step ? 1 : -1;
    if (!strcmp(op, "NE")) {
        if (!distance) return 0;
        return step && distance % step == 0 && distance / step > 0 ? distance / step : -1;
    }
    if (op[0] == 'G') distance = -distance, step = -step; // as LT or LE, upwards
    if (op[1] == 'E') distance++;
    if (distance <= 0) return 0;
    if (step <= 0) return -1;
    n = (distance + step - 1) / step;
    const DTypeInfo *t = &dtype_info[l->dtype];
    __int128 one = 1, last = l->start + n * l->step; // the value that ends the loop must fit
    __int128 high = t->class == DC_SINT ? (one << (t->bits - 1)) - 1 : (one << t->bits) - 1;
    __int128 low = t->class == DC_SINT ? -(one << (t->bits - 1)) : 0;
    return last < low || last > high ? -1 : n;
}

static const char *number(Arena *a, __int128 v) {
    bool minus = v < 0;
    return arena_printf(a, "%s%" PRIu64, minus ? "-" : "", (uint64_t)(minus ? -v : v));
}

static const char *sign_of(const char *direction) {
    static const char *const signs[][2] = {{"LT", "<"}, {"LE", "<="}, {"GT", ">"}, {"GE", ">="}, {"EQ", "equal to"}, {"NE", "not equal to"}};
    for (size_t i = 0; i < COUNT(signs); i++)
        if (!strcmp(direction, signs[i][0])) return signs[i][1];
    return direction;
}

static void refuse_endless(Loops *l, const Op *loop, const Counted *n) {
    Diags *d = l->c->d;
    diag_error(d, op_place(loop), CODE_ENDLESS_LOOP,
               "while: does not end: its index starts at %s, changes by %s each time, and the loop goes on while it is %s %s", number(&d->arena, n->start),
               number(&d->arena, n->step), sign_of(n->direction), number(&d->arena, n->bound));
    diag_note(d, op_place(n->compare), "the predicate is this compare of %s numbers", dtype_text(n->dtype));
    diag_help(d, "let the step lead to the bound without leaving the element type");
    l->ok = false;
}

// --- loops that are tried out

typedef struct {
    bool closed;     // the predicate is made of constants and carried values that are
    int64_t n_tried; // iterations
} Trial;

typedef struct {
    const Op *loop;
    bool *carried;    // that the predicate depends on
    VEC(Op *) ops[2]; // of each region, in order
    size_t n_ops;
} Slice;

// Collects what v depends on inside the loop; false where that is not made of constants and carried values. Values that were seen are marked.
static bool slice_value(Known *s, Slice *slice, Value *v, uint32_t region, bool *grew) {
    v = loop_see_through(v);
    if (v->block == slice->loop->regions[region]) {
        *grew |= !slice->carried[v->index];
        slice->carried[v->index] = true;
        return type_is_static(v->type) && v->type->n_elems <= KNOWN_MAX_ELEMS;
    }
    if (!v->def || v->def->block != slice->loop->regions[region]) return known_value(s, v) != NULL;
    if (v->def->mark == slice) return true;
    if (!known_can_eval(v->def) || slice->n_ops++ >= KNOWN_MAX_OPS) return false;
    for (uint32_t i = 0; i < v->def->n_operands; i++)
        if (!slice_value(s, slice, v->def->operands[i], region, grew)) return false;
    v->def->mark = slice;
    vec_push(&slice->ops[region], v->def);
    return true;
}

static bool slice_make(Known *s, Slice *slice) {
    bool grew = false;
    if (!slice_value(s, slice, block_end(slice->loop->regions[0])->operands[0], 0, &grew)) return false;
    while (grew) {
        grew = false;
        for (uint32_t k = 0; k < slice->loop->n_operands; k++)
            if (slice->carried[k] && !slice_value(s, slice, block_end(slice->loop->regions[1])->operands[k], 1, &grew)) return false;
    }
    for (uint32_t k = 0; k < slice->loop->n_operands; k++)
        if (slice->carried[k] && !known_value(s, slice->loop->operands[k])) return false;
    return true;
}

static const Literal *literal_of(Known *s, Value *v) { return ptr_map_get(&s->known, loop_see_through(v)); }

static bool run_slice(Known *s, const Slice *slice, uint32_t region, const Literal *const *state) {
    for (uint32_t k = 0; k < slice->loop->n_operands; k++)
        if (slice->carried[k]) ptr_map_set(&s->known, slice->loop->regions[region]->args[k], state[k]);
    for (size_t i = 0; i < slice->ops[region].n; i++) {
        Op *op = slice->ops[region].items[i];
        const Literal *l = value_constant(&op->results[0]);
        if (!l && !known_eval(s, op, &l)) return false;
        ptr_map_set(&s->known, &op->results[0], l);
    }
    return true;
}

// How often the loop runs, -1 if it did not end in *out_tried iterations or cannot be evaluated.
static int64_t run_loop(Known *s, const Slice *slice, Arena *scratch, int64_t *out_tried) {
    uint32_t n = slice->loop->n_operands;
    const Literal **state = arena_array(scratch, const Literal *, n);
    for (uint32_t k = 0; k < n; k++)
        if (slice->carried[k]) state[k] = literal_of(s, slice->loop->operands[k]);
    Arena arenas[2] = {{0}, {0}}; // the state of the last iteration and of this one
    int64_t trips = -1;
    for (int64_t i = 0; i <= MAX_STEPS && trips < 0; i++) {
        *out_tried = i;
        Arena *now = &arenas[i % 2];
        arena_free(now);
        s->arena = now;
        if (!run_slice(s, slice, 0, state)) break;
        const Literal *go = literal_of(s, block_end(slice->loop->regions[0])->operands[0]);
        if (!elem_to_i64(DT_I1, go->data)) {
            trips = i;
        } else {
            if (!run_slice(s, slice, 1, state)) break;
            for (uint32_t k = 0; k < n; k++) {
                if (!slice->carried[k]) continue;
                const Literal *l = literal_of(s, block_end(slice->loop->regions[1])->operands[k]);
                state[k] = literal_wrap(now, l->type, arena_copy(now, l->data, literal_stored_bytes(l)), l->splat);
            }
        }
    }
    arena_free(&arenas[0]);
    arena_free(&arenas[1]);
    return trips;
}

static int64_t try_out(Loops *l, const Op *loop, Trial *out) {
    Known s = known_begin(l->c->m, l->c->scratch);
    s.work_left = TRIAL_WORK;
    Slice slice = {.loop = loop, .carried = arena_array(l->c->scratch, bool, loop->n_operands)};
    out->closed = slice_make(&s, &slice);
    int64_t trips = out->closed ? run_loop(&s, &slice, l->c->scratch, &out->n_tried) : -1;
    for (int r = 0; r < 2; r++) {
        for (size_t i = 0; i < slice.ops[r].n; i++) slice.ops[r].items[i]->mark = NULL;
        vec_free(&slice.ops[r]);
    }
    known_end(&s);
    return trips;
}

// --- refusals

// The rewrite with an indicator: the state stays as it is once the predicate has failed. What never changes needs none.
static void help_freeze(Diags *d, const Op *loop, const Value *predicate) {
    enum { SHOWN = 4 };
    const char *p = origin_called(&d->arena, predicate, "the predicate");
    Text values = {0};
    uint32_t n = 0;
    const Op *end = block_end(loop->regions[1]);
    for (uint32_t k = 0; k < loop->n_operands; k++) {
        const Value *was = loop->regions[1]->args[k], *now = value_resolved(end->operands[k]);
        if (now == was || n++ >= SHOWN) continue;
        text_f(&values, "%sstablehlo.select(%s, %s, %s)", values.n ? ", " : "", p, origin_called(&d->arena, now, "new value"),
               origin_called(&d->arena, was, "old value"));
    }
    diag_help(d,
              "run it a fixed number of times instead: step an index from a constant to a constant, compute %s in the body, and return %s%s "
              "there; or compile it as it is, with --control-flow=dynamic",
              p, values.items ? values.items : "what it carries", n > SHOWN ? " and so on" : "");
    vec_free(&values);
}

static void refuse_unknown(Loops *l, const Op *loop, const Trial *trial) {
    Diags *d = l->c->d;
    Value *predicate = block_end(loop->regions[0])->operands[0];
    l->ok = false;
    if (trial->closed) {
        diag_error(d, op_place(loop), CODE_ENDLESS_LOOP, "while: depends on no input, but did not end in %" PRId64 " iterations that were tried",
                   trial->n_tried);
        if (predicate->def) diag_note(d, op_place(predicate->def), "its predicate is this %s", op_short(predicate->def->kind));
        diag_help(d, "step an integer from a constant to a constant: such a loop may be as long as it likes");
        return;
    }
    diag_error(d, op_place(loop), CODE_DATA_DEPENDENT_CONTROL_FLOW, "while: how often it runs is known only when the model runs");
    if (d->dropping) return;
    origin_note(l->c, predicate);
    if (l->c->o->control_flow == CONTROL_SELECT)
        diag_note(d, (Loc){0},
                  "--control-flow=select computes all branches of an if or case; a loop has no such number of them, and only =dynamic compiles it as it is");
    help_freeze(d, loop, predicate);
    open_scalars_help(l->c, predicate);
}

static void set_trips(Loops *l, Op *loop, int64_t trips) {
    const Attr *had = op_attr(loop, ATTR_trip_count);
    if (had && had->i == trips) return;
    op_set_attr(l->c->m, loop, attr_i64(ATTR_trip_count, trips));
    l->c->changed = true;
}

// A loop that stays open. Without a flag it may, if it is only not looked through: large values, opaque constants.
static void leave_open(Loops *l, Op *loop, const Trial *trial) {
    bool allowed = l->c->o->control_flow == CONTROL_DYNAMIC || (!trial->closed && !origin_is_input(block_end(loop->regions[0])->operands[0], &l->from_input));
    if (!allowed) {
        refuse_unknown(l, loop, trial);
    } else if (op_attr(loop, ATTR_trip_count)) {
        op_remove_attr(loop, ATTR_trip_count);
        l->c->changed = true;
    }
}

static void count_loop(Loops *l, Op *loop) {
    Trial trial = {0};
    if (l->c->o->opaque_constants) {
        leave_open(l, loop, &trial);
        return;
    }
    Known s = known_begin(l->c->m, l->c->scratch);
    Counted counted;
    bool is_counted = match_counted(&s, loop, &counted);
    known_end(&s);
    __int128 trips = is_counted ? count_trips(&counted) : try_out(l, loop, &trial);
    if (trips > INT64_MAX) trips = INT64_MAX; // of 64-bit numbers: nobody will see it end
    if (trips >= 0) set_trips(l, loop, (int64_t)trips);
    else if (is_counted) refuse_endless(l, loop, &counted);
    else leave_open(l, loop, &trial);
}

// The region that an if or case always takes, -1: that is not known. Where nothing was wrong before, such a branch is gone.
static int64_t taken_region(Loops *l, Op *op) {
    if (op->kind == OP_WHILE || !op_has(op->kind, CONTROL) || l->c->o->opaque_constants || op->operands[0]->mark) return -1;
    Known s = known_begin(l->c->m, l->c->scratch);
    const Literal *v = known_value(&s, op->operands[0]);
    int64_t which = v ? (int64_t)branch_index(op, elem_to_i64(v->type->dtype, v->data)) : -1;
    known_end(&s);
    return which;
}

static void count_in_block(Loops *l, Block *b) {
    for (Op *op = b->first; op; op = op->next) {
        int64_t taken = taken_region(l, op);
        bool sound = op_has(op->kind, CONTROL) && shapes_sound(op);
        if (sound && op->kind == OP_WHILE) count_loop(l, op);
        else if (sound && taken < 0) l->ok &= branch_allowed(l->c, op, &l->from_input);
        for (uint32_t i = 0; i < op->n_regions; i++)
            if (taken < 0 || taken == i) count_in_block(l, op->regions[i]);
    }
}

bool loops_count(PassContext *c, Func *f) {
    Loops l = {.c = c, .ok = true};
    count_in_block(&l, f->body);
    map_free(&l.from_input);
    return l.ok;
}
