// Branches: see branches.h. Without a flag an if may stay whose predicate leads back to no input, such as one on the index of a counted loop: when
// the model is compiled everything about it is decided, only not the same way each time.
#include "passes/shapes/branches.h"

#include "ir/ops/custom_call.h"
#include "passes/rewrite.h"
#include "passes/shapes/known.h"
#include "passes/shapes/origin.h"
#include "passes/shapes/unbound.h"

#include <stdlib.h>

static bool is_branch(const Op *op) { return op_has(op->kind, CONTROL) && op->kind != OP_WHILE; }

// --- branches that are known

static bool settle_op(PassContext *c, Op *op) {
    if (c->o->opaque_constants) return false;
    Known known = known_begin(c->m, c->scratch);
    const Literal *l = known_value(&known, op->operands[0]);
    uint32_t which = l ? branch_index(op, elem_to_i64(l->type->dtype, l->data)) : 0;
    bool found = l != NULL;
    known_end(&known);
    if (!found) return false;
    Value **values = arena_array(c->scratch, Value *, op->n_results + 1);
    region_inline(c->m, op->regions[which], op, values);
    for (uint32_t i = 0; i < op->n_results; i++) value_replace(&op->results[i], values[i]);
    op_unlink(op);
    return true;
}

static void settle_block(PassContext *c, Block *b) {
    Op *settled = NULL; // the last op that stays
    for (Op *op = b->first; op; op = settled ? settled->next : b->first) {
        for (uint32_t i = 0; i < op->n_operands; i++) op->operands[i] = value_resolved(op->operands[i]);
        if (is_branch(op) && settle_op(c, op)) {
            c->changed = true;
            continue;
        }
        for (uint32_t i = 0; i < op->n_regions; i++) settle_block(c, op->regions[i]);
        settled = op;
    }
}

void branches_settle(PassContext *c, Func *f) {
    settle_block(c, f->body);
    block_resolve(f->body);
}

// --- refusals

static const char *returned_name(Diags *d, const Op *op, uint32_t region, uint32_t i) {
    return origin_called(&d->arena, block_end(op->regions[region])->operands[i], arena_printf(&d->arena, "result %u of branch %u", i, region));
}

// The indicator that chooses region r, last of all the rest.
static void select_text(Diags *d, const Op *op, uint32_t r, uint32_t i, Text *out) {
    const char *p = origin_called(&d->arena, op->operands[0], op->kind == OP_IF ? "the predicate" : "the index");
    if (r + 1 == op->n_regions) {
        text_z(out, returned_name(d, op, r, i));
        return;
    }
    if (op->kind == OP_IF) text_f(out, "stablehlo.select(%s, %s, ", p, returned_name(d, op, r, i));
    else text_f(out, "stablehlo.select(%s == %u, %s, ", p, r, returned_name(d, op, r, i));
    if (r == 3 && op->n_regions > 5) text_z(out, "...");
    else select_text(d, op, r + 1, i, out);
    text_z(out, ")");
}

bool branch_allowed(PassContext *c, const Op *op, Map *from_input) {
    if (c->o->control_flow != CONTROL_STATIC || !origin_is_input(op->operands[0], from_input)) return true;
    Diags *d = c->d;
    diag_error(d, op_place(op), CODE_DATA_DEPENDENT_CONTROL_FLOW, "%s: which branch it takes is known only when the model runs", op_short(op->kind));
    if (d->dropping) return false;
    origin_note(c, op->operands[0]);
    if (!op->n_results) {
        diag_help(d, "compile a real branch with --control-flow=dynamic");
        return false;
    }
    Text values = {0};
    for (uint32_t i = 0; i < op->n_results && i < 4; i++) {
        if (i) text_z(&values, ", ");
        select_text(d, op, 0, i, &values);
    }
    diag_help(d, "compute all branches and choose with an indicator: %s%s; --control-flow=select does that, --control-flow=dynamic compiles real branches",
              values.items, op->n_results > 4 ? " and so on" : "");
    open_scalars_help(c, op->operands[0]);
    vec_free(&values);
    return false;
}

// --- selection

typedef struct {
    PassContext *c;
    bool ok;
} Selection;

static const Op *find_impure(const Block *b) {
    for (const Op *op = b->first; op; op = op->next) {
        if (op_has(op->kind, END) || op_is_pure(op) || (op->kind == OP_CUSTOM_CALL && custom_target(op))) continue;
        for (uint32_t i = 0; op_has(op->kind, CONTROL) && i < op->n_regions; i++) {
            const Op *inner = find_impure(op->regions[i]);
            if (inner) return inner;
        }
        return op;
    }
    return NULL;
}

// All branches have to be without effect and to end, since those that are not wanted run as well.
static bool can_select(Selection *s, const Op *op) {
    const Op *culprit = NULL;
    for (uint32_t r = 0; r < op->n_regions && !culprit; r++) culprit = find_impure(op->regions[r]);
    if (!culprit) return true;
    Diags *d = s->c->d;
    s->ok = false;
    diag_error(d, op_place(op), CODE_DATA_DEPENDENT_CONTROL_FLOW, "%s: its branches cannot all run", op_short(op->kind));
    if (culprit->kind == OP_WHILE)
        diag_note(d, op_place(culprit), "nobody knows how often this while runs, nor whether it ends where its branch is not wanted");
    else diag_note(d, op_place(culprit), "this %s has an effect", op_text(culprit->kind));
    diag_help(d, "%scompile with --control-flow=dynamic, or take the %s out of the branch",
              culprit->kind == OP_WHILE ? "run the loop a fixed number of times, " : "", op_short(culprit->kind));
    return false;
}

// The predicate of region r < last.
static Value *region_predicate(Builder *b, const Op *op, uint32_t r) {
    Value *p = op->operands[0];
    if (op->kind == OP_IF) return p;
    return build_compare(b, p, build_splat(b, p->type, r), "EQ");
}

static void select_op(Selection *s, Op *op) {
    Module *m = s->c->m;
    uint32_t n = op->n_results, last = op->n_regions - 1;
    Value **values = arena_array(s->c->scratch, Value *, (size_t)n * op->n_regions + 1);
    for (uint32_t r = 0; r <= last; r++) region_inline(m, op->regions[r], op, values + (size_t)r * n);
    Builder b = builder_before(m, op);
    Value **chosen = values + (size_t)last * n; // an index out of range takes the last branch
    for (uint32_t r = last; r-- > 0 && n;) {
        Value *p = region_predicate(&b, op, r);
        for (uint32_t i = 0; i < n; i++) {
            Value *taken = values[(size_t)r * n + i];
            if (taken != chosen[i] && chosen[i]->type->kind == TYPE_TENSOR) chosen[i] = build_select(&b, p, taken, chosen[i]);
        }
    }
    for (uint32_t i = 0; i < n; i++) value_replace(&op->results[i], chosen[i]);
    op_unlink(op);
    s->c->changed = true;
}

static void refuse_inner_loop(Selection *s, const Op *loop) {
    diag_error(s->c->d, op_place(loop), CODE_UNSUPPORTED_OP, "no code is generated for a while in the region of another op than if, case and while");
    diag_help(s->c->d, "write it without the loop, or put the loop around the op");
    s->ok = false;
}

// In the region of a reducer or comparator, which is code of a kernel, there are no steps: a branch is always a selection there. scan becomes a
// loop, a manual computation what each device does, and so does a map whose region is not elementwise; to keep maps elementwise branches in them are selections
// as well.
static void select_block(Selection *s, Block *b, bool all, bool in_kernel) {
    for (Op *op = b->first, *next; op; op = next) {
        next = op->next;
        bool is_loop = op_has(op->kind, CONTROL) || op->kind == OP_SCAN || op->kind == OP_MANUAL_COMPUTATION, around = in_kernel || !is_loop;
        for (uint32_t i = 0; i < op->n_operands; i++) op->operands[i] = value_resolved(op->operands[i]);
        for (uint32_t i = 0; i < op->n_regions; i++)
            select_block(s, op->regions[i], all || around, in_kernel || (around && op->kind != OP_MAP_REGION)); // the innermost first
        if (is_branch(op) && all && can_select(s, op)) select_op(s, op);
        else if (op->kind == OP_WHILE && in_kernel) refuse_inner_loop(s, op);
    }
}

bool branches_select(PassContext *c, Func *f) {
    Selection s = {c, true};
    select_block(&s, f->body, c->o->control_flow == CONTROL_SELECT, false);
    block_resolve(f->body);
    return s.ok;
}
