// With --remat: values that are cheaper to compute again than to keep. What a forward pass leaves for the way back lives across all that lies between; where
// the slab is fullest, a kernel that made such a value is run once more right before the value is read again, from operands that are there (or that are
// computed again themselves), and the memory between is free for others. The same code on the same elements gives the same bits.
//
// Greedy, as a schedule of a compiler's kernels allows it (Kumar et al. 2019, "Efficient Rematerialization for Deep Networks", has the problem): at the moment
// of the peak that kernel is chosen whose second run frees the most bytes for its time; lives are counted again, by what `assign` itself does. A choice stays
// if less is alive there then and nowhere more than before. In the end, what came after the last one that was worth it is taken back, and all of it, if the
// slab has become no smaller: for a size that is out of reach the last one that lowered the peak; for `auto` the one up to which the peak, times the fourth
// power of the time, is the least: a percent more time has to save four of memory.
//
// Of the body of main alone: what a loop keeps for its way back is a tensor of all rounds, which one round cannot make again. Kernels that write over an
// operand are not run twice.
#include "ir/ops/cost.h"
#include "ir/ops/stage.h"
#include "passes/dump.h"
#include "passes/place/assign.h"

#include <inttypes.h>
#include <stdlib.h>

enum {
    MOST_WORK = 1 << 23,  // values that are walked over in all: models of very many kernels stop earlier
    MOST_IDLE = 64,       // choices after the last one that lowered the peak: moments may be as full as one another
    MOST_TRIED = 6,       // choices at one peak
    MOST_CHAIN = 8,       // kernels that are run again for one value
    MOST_LOOKED = 64,     // kernels that are looked at for it
    SMALL_SHARE = 1024,   // what is less of the slab is not worth a kernel
    BYTES_PER_CYCLE = 8,  // that come from memory
    MOST_AUTO_SHARE = 10, // auto: all that is run again takes at most a tenth of the time of the program
};

// ---- what is alive

typedef VEC(uint32_t) Places; // numbers of steps, rising

typedef struct {
    Value *v;
    uint32_t made; // step
    Places reads;
    bool returned;
} Kept;

typedef struct {
    Op *op;
    int64_t position;
} Step;

typedef struct {
    Value **slot, *before;
} Rewrite;

// A choice, and what takes it back.
typedef struct {
    VEC(Op *) made;
    VEC(Rewrite) rewrites;
    uint32_t n_kernels;
    double cycles;
    uint64_t peak; // with it
} Again;

typedef struct {
    PassContext *c, quiet; // quiet: of which assign tells nothing
    Func *f;
    Assign lives;
    VEC(Step) steps; // of main's body
    VEC(Kept) kept;  // kernels' results there, by Value.mark
    uint64_t peak;
    int64_t peak_at; // position
    uint32_t peak_step;
    uint64_t at_watched; // alive at `watched`
    int64_t watched;
    size_t work;
    double cycles;   // of the program
    uint64_t lowest; // peak so far, and choices since
    uint32_t idle;
    bool all_kinds; // of kernels: those that only move, compute element by element and sum up have had their turn
    VEC(Again) chosen;
} Remat;

static bool is_alive_at(const Group *g, int64_t at) { return g->first <= at && at <= g->last; }

static void find_peak(Remat *r) {
    const Assign *a = &r->lives;
    int64_t end = a->position + 2;
    uint64_t now = 0, *begins = xcalloc(2 * (size_t)end, sizeof *begins), *ends = begins + end;
    r->peak = r->at_watched = 0;
    for (uint32_t i = 0; i < a->groups.n; i++) {
        const Group *g = &a->groups.items[i];
        if (g->parent != i || g->fixed || !g->bytes) continue;
        begins[g->first] += g->bytes, ends[g->last + 1] += g->bytes;
        if (is_alive_at(g, r->watched)) r->at_watched += g->bytes;
    }
    for (int64_t p = 0; p < end; p++) {
        now = now + begins[p] - ends[p];
        if (now > r->peak) r->peak = now, r->peak_at = p;
    }
    free(begins);
}

static Kept *kept_of(const Remat *r, const Value *v) {
    size_t i = (size_t)(uintptr_t)v->mark;
    return v->def && v->def->kind == OP_KERNEL && v->def->block == r->f->body && i ? &r->kept.items[i - 1] : NULL;
}

typedef struct {
    Remat *r;
    uint32_t step;
} Reading;

static void note_reads(Op *op, void *context) {
    const Reading *at = context;
    for (uint32_t i = 0; i < op->n_operands; i++) {
        Kept *k = kept_of(at->r, viewed(op->operands[i]));
        if (k && (!k->reads.n || k->reads.items[k->reads.n - 1] != at->step)) vec_push(&k->reads, at->step);
    }
}

static void find_reads(Remat *r) {
    for (size_t i = 0; i < r->kept.n; i++) vec_free(&r->kept.items[i].reads);
    r->kept.n = r->steps.n = 0;
    const int64_t *position = r->lives.positions.items;
    for (Op *op = r->f->body->first; op; op = op->next, position++) {
        Reading at = {r, (uint32_t)r->steps.n};
        if (op_has(op->kind, END)) {
            for (uint32_t i = 0; i < op->n_operands; i++)
                if (kept_of(r, viewed(op->operands[i]))) kept_of(r, viewed(op->operands[i]))->returned = true;
        } else if (!op_has(op->kind, VIEW) && op->kind != OP_CONSTANT) {
            vec_push(&r->steps, ((Step){op, *position}));
            note_reads(op, &at);
            for (uint32_t k = control_first_region(op); k < op->n_regions; k++) block_walk(op->regions[k], note_reads, &at);
        }
        for (uint32_t i = 0; op->kind == OP_KERNEL && i < op->n_results; i++) {
            vec_push(&r->kept, ((Kept){&op->results[i], at.step, {0}, false}));
            op->results[i].mark = (void *)(uintptr_t)r->kept.n; // NOLINT: a number
        }
    }
}

static void measure(Remat *r) {
    assign_end(&r->lives);
    assign_begin(&r->lives, &r->quiet);
    find_peak(r);
    find_reads(r);
    r->work += r->lives.groups.n;
    r->peak_step = 0;
    for (uint32_t k = 0; k < r->steps.n && r->steps.items[k].position <= r->peak_at; k++) r->peak_step = k;
}

// ---- what may be run again, and what that gives

static double cycles_of(const Remat *r, const Op *kernel) {
    double n = (double)kernel_bytes(kernel) / BYTES_PER_CYCLE;
    for (uint32_t i = 0; i < kernel->n_regions; i++) n += phase_cycles(kernel->regions[i], pass_target(r->c));
    return n;
}

static bool may_run_again(const Remat *r, const Op *kernel) {
    for (uint32_t i = 0; i < kernel->n_regions; i++)
        for (const Op *op = kernel->regions[i]->first; op; op = op->next) {
            Stage s = stage_of(op);
            bool cheap = (s == STAGE_NONE || s == STAGE_MAP || s == STAGE_REDUCE || s == STAGE_CUMULATE) && !op_is_product(op->kind);
            if (stage_has(s, STAGE_OVERWRITES) || !(cheap || r->all_kinds)) return false;
        }
    return true;
}

// The first read behind the peak, if the value is kept over it for that alone; or 0.
static uint32_t next_read(const Remat *r, const Kept *k) {
    if (k->made >= r->peak_step || k->returned) return 0;
    for (size_t i = 0; i < k->reads.n; i++) {
        if (k->reads.items[i] == r->peak_step) return 0;
        if (k->reads.items[i] > r->peak_step) return k->reads.items[i];
    }
    return 0;
}

typedef struct {
    uint32_t before, looked; // step; at so many kernels
    VEC(Op *) kernels;       // in the order in which they are run
    double frees, cycles;
} Choice;

static bool is_chosen(const Choice *x, const Op *kernel) {
    for (size_t i = 0; i < x->kernels.n; i++)
        if (x->kernels.items[i] == kernel) return true;
    return false;
}

// Is the value's memory free at the peak, so that it would have to be kept over it?
static bool is_gone(Remat *r, const Value *v) {
    const Kept *k = kept_of(r, v);
    if (k) return !k->returned && (!k->reads.n || k->reads.items[k->reads.n - 1] <= r->peak_step);
    const Group *g = group_of(&r->lives, v);
    return !g->fixed && g->last <= r->peak_at;
}

// Adds the kernel, and before it those whose results it reads that are no longer there and cheaper to make again than to keep.
static bool choose_kernel(Remat *r, Choice *x, Op *kernel, uint32_t depth) {
    if (is_chosen(x, kernel)) return true;
    if (!may_run_again(r, kernel) || x->kernels.n + depth >= MOST_CHAIN || x->looked++ >= MOST_LOOKED) return false;
    for (uint32_t i = 0; i < kernel->n_operands; i++) {
        const Value *v = viewed(kernel->operands[i]);
        if (!is_gone(r, v) || (v->def && is_chosen(x, v->def))) continue;
        double bytes = (double)type_bytes(v->type);
        Choice with = {.before = x->before};
        Op *maker = kept_of(r, v) ? v->def : NULL;
        for (size_t k = 0; k < x->kernels.n; k++) vec_push(&with.kernels, x->kernels.items[k]);
        with.frees = x->frees, with.cycles = x->cycles, with.looked = x->looked;
        bool again = maker && bytes * 8 > x->frees && choose_kernel(r, &with, maker, depth + 1) && with.frees > x->frees - bytes;
        x->looked = with.looked;
        if (again) {
            vec_free(&x->kernels);
            *x = with;
        } else {
            vec_free(&with.kernels);
            x->frees -= bytes;
        }
    }
    vec_push(&x->kernels, kernel);
    x->cycles += cycles_of(r, kernel);
    return x->frees > 0;
}

static int by_worth(const void *a, const void *b) {
    const Choice *x = a, *y = b;
    double left = x->frees * y->cycles, right = y->frees * x->cycles;
    if (left != right) return left > right ? -1 : 1;
    return x->before != y->before ? (x->before < y->before ? -1 : 1) : 0;
}

typedef VEC(Choice) Choices;

// All that a kernel made and that is kept over the peak is free there if it runs again before the first of these is read.
static void find_choices(Remat *r, Choices *out) {
    for (size_t i = 0, next; i < r->kept.n; i = next) {
        Op *kernel = r->kept.items[i].v->def;
        Choice x = {0};
        for (next = i; next < r->kept.n && r->kept.items[next].v->def == kernel; next++) {
            const Kept *k = &r->kept.items[next];
            uint32_t read = group_of(&r->lives, k->v)->fixed ? 0 : next_read(r, k);
            if (!read) continue;
            x.frees += (double)type_bytes(k->v->type);
            if (!x.before || read < x.before) x.before = read;
        }
        if (x.frees * SMALL_SHARE < (double)r->peak) continue;
        if (x.before && choose_kernel(r, &x, kernel, 0)) vec_push(out, x);
        else vec_free(&x.kernels);
    }
    if (out->n) qsort(out->items, out->n, sizeof *out->items, by_worth);
}

// ---- a choice, done and taken back

typedef struct {
    Remat *r;
    ValueMap map; // results of kernels, and views of them, to what stands for them from here on
    Op *at;
    Again *again;
} Running;

// What stands for v behind `at`: a value that is made again, a view of one, or v.
static Value *again_of(Running *x, Value *v) {
    VEC(Op *) views = {0};
    Value *now = value_map_get(&x->map, v);
    for (Value *w = v; !now && w->def && op_has(w->def->kind, VIEW) && w->def->block == x->r->f->body; now = value_map_get(&x->map, w)) {
        vec_push(&views, w->def);
        w = w->def->operands[0];
    }
    for (; now && views.n; views.n--) {
        Op *copy = op_clone(x->r->c->m, views.items[views.n - 1], &x->map); // its operand is in the map
        op_insert_before(copy, x->at);
        vec_push(&x->again->made, copy);
        now = &copy->results[0];
    }
    vec_free(&views);
    return now ? now : v;
}

static void rewrite_reads(Op *op, void *context) {
    Running *x = context;
    for (uint32_t i = 0; i < op->n_operands; i++) {
        Value *now = again_of(x, op->operands[i]);
        if (now == op->operands[i]) continue;
        vec_push(&x->again->rewrites, ((Rewrite){&op->operands[i], op->operands[i]}));
        op->operands[i] = now;
    }
}

static void run_again(Remat *r, const Choice *choice, Again *out) {
    Running x = {.r = r, .at = r->steps.items[choice->before].op, .again = out};
    for (size_t i = 0; i < choice->kernels.n; i++) {
        Op *kernel = choice->kernels.items[i];
        for (uint32_t k = 0; k < kernel->n_operands; k++) {
            Value *now = again_of(&x, kernel->operands[k]);
            if (now != kernel->operands[k]) value_map_set(&x.map, kernel->operands[k], now);
        }
        Op *copy = op_clone(r->c->m, kernel, &x.map);
        for (uint32_t k = 0; k < kernel->n_results; k++) // what is returned is there
            if (group_of(&r->lives, &kernel->results[k])->fixed) value_map_set(&x.map, &kernel->results[k], &kernel->results[k]);
        op_insert_before(copy, x.at);
        vec_push(&out->made, copy);
        out->n_kernels++;
    }
    for (Op *op = x.at; op; op = op->next) {
        if (op_has(op->kind, END)) break; // what is returned is not run again
        rewrite_reads(op, &x);
        for (uint32_t k = control_first_region(op); k < op->n_regions; k++) block_walk(op->regions[k], rewrite_reads, &x);
        r->work++;
    }
    out->cycles = choice->cycles;
    value_map_free(&x.map);
}

static void again_free(Again *x) {
    vec_free(&x->made);
    vec_free(&x->rewrites);
}

static void take_back(Again *x) {
    for (size_t i = x->rewrites.n; i-- > 0;) *x->rewrites.items[i].slot = x->rewrites.items[i].before;
    for (size_t i = x->made.n; i-- > 0;) op_unlink(x->made.items[i]);
    again_free(x);
}

// ---- the pass

static double cycles_again(const Remat *r) {
    double n = 0;
    for (size_t i = 0; i < r->chosen.n; i++) n += r->chosen.items[i].cycles;
    return n;
}

static bool is_affordable(const Remat *r, const Choice *x) {
    if (r->c->o->remat != REMAT_AUTO) return true;
    return cycles_again(r) + x->cycles <= r->cycles / MOST_AUTO_SHARE && x->cycles / r->cycles < x->frees / (double)r->peak;
}

static bool try_choice(Remat *r, const Choice *x) {
    uint64_t before = r->peak;
    Again again = {0};
    r->watched = r->peak_at;
    run_again(r, x, &again);
    measure(r);
    if (r->peak <= before && r->at_watched < before) {
        again.peak = r->peak;
        vec_push(&r->chosen, again);
        r->idle = r->peak < r->lowest ? 0 : r->idle + 1;
        r->lowest = r->peak < r->lowest ? r->peak : r->lowest;
        return true;
    }
    take_back(&again);
    measure(r);
    return false;
}

// One more at the peak, or false.
static bool improve(Remat *r) {
    Choices choices = {0};
    bool done = false;
    find_choices(r, &choices);
    for (size_t i = 0, tried = 0; i < choices.n && tried < MOST_TRIED && !done; i++) {
        if (!is_affordable(r, &choices.items[i])) continue;
        tried++;
        done = try_choice(r, &choices.items[i]);
    }
    for (size_t i = 0; i < choices.n; i++) vec_free(&choices.items[i].kernels);
    vec_free(&choices);
    return done;
}

static void keep_first(Remat *r, size_t n) {
    while (r->chosen.n > n) take_back(&r->chosen.items[--r->chosen.n]);
}

// Those up to the last one that was worth it.
static void drop_idle(Remat *r, uint64_t first_peak) {
    size_t n = 0;
    double lowest = (double)first_peak, time = 1;
    for (size_t i = 0; i < r->chosen.n; i++) {
        double price = (double)r->chosen.items[i].peak;
        time += r->chosen.items[i].cycles / r->cycles;
        if (r->c->o->remat == REMAT_AUTO) price *= time * time * time * time;
        if (price < lowest) lowest = price, n = i + 1;
    }
    keep_first(r, n);
}

static bool is_enough(Remat *r) {
    int64_t asked = r->c->o->remat;
    return asked != REMAT_AUTO && r->peak <= (uint64_t)asked && assign_slab(&r->lives) <= (uint64_t)asked;
}

static void tell(const Remat *r, RematReport *out, uint64_t before, uint64_t after) {
    *out =
        (RematReport){.asked = r->chosen.n || r->c->o->remat != REMAT_AUTO, .bytes_before = before, .share = r->cycles > 0 ? cycles_again(r) / r->cycles : 0};
    for (size_t i = 0; i < r->chosen.n; i++) out->n_kernels += r->chosen.items[i].n_kernels;
    if (r->c->log)
        text_f(r->c->log, "%" PRIu32 " kernel%s run again, %.1f %% more work: slab %" PRIu64 " bytes, %" PRIu64 " before\n", out->n_kernels,
               out->n_kernels == 1 ? " is" : "s are", 100 * out->share, after, before);
    int64_t asked = r->c->o->remat;
    if (asked == REMAT_AUTO || after <= (uint64_t)asked) return;
    diag_warning(r->c->d, r->f->loc.at, CODE_NONE, "--remat asks for a slab of %" PRId64 " bytes; the smallest that was found takes %" PRIu64, asked, after);
}

static void forget_mark(Op *op, void *context) {
    (void)context;
    for (uint32_t i = 0; i < op->n_results; i++) op->results[i].mark = NULL;
}

bool pass_remat(PassContext *c) {
    Remat r = {.c = c, .quiet = *c, .f = module_main(c->m)};
    if (!c->o->remat || !r.f) return true;
    assign_order_updates(r.f); // lives are those that `assign` will see
    r.quiet.slab = NULL;
    block_walk(r.f->body, forget_mark, NULL);
    for (Op *op = r.f->body->first; op; op = op->next)
        if (op->kind == OP_KERNEL) r.cycles += cycles_of(&r, op);
    measure(&r);
    uint64_t before = assign_slab(&r.lives), first_peak = r.lowest = r.peak;
    while (!is_enough(&r) && r.idle < MOST_IDLE && r.work < MOST_WORK) {
        if (improve(&r)) continue;
        if (r.all_kinds) break;
        r.all_kinds = true;
    }
    if (!is_enough(&r)) drop_idle(&r, first_peak);
    measure(&r);
    uint64_t after = assign_slab(&r.lives);
    if (after >= before) keep_first(&r, 0), after = before;
    c->changed = r.chosen.n > 0;
    tell(&r, c->remat, before, after);
    assign_end(&r.lives);
    for (size_t i = 0; i < r.kept.n; i++) vec_free(&r.kept.items[i].reads);
    for (size_t i = 0; i < r.chosen.n; i++) again_free(&r.chosen.items[i]);
    block_walk(r.f->body, forget_mark, NULL);
    vec_free(&r.kept);
    vec_free(&r.steps);
    vec_free(&r.chosen);
    return true;
}
