// See dilated.h. Rows are sorted by counting: how many each class has, where its groups begin, then each row into the next place of its class. Made once a
// task.
#include "codegen/contract/dilated.h"

#include <stdlib.h>

static LLVMValueRef add(LlvmCtx *l, LLVMValueRef a, LLVMValueRef b) { return LLVMBuildAdd(l->b, a, b, ""); }
static LLVMValueRef scale(LlvmCtx *l, LLVMValueRef a, int64_t by) { return LLVMBuildMul(l->b, a, ll_i64(l, by), ""); }
static LLVMValueRef entry(LlvmCtx *l, LLVMValueRef table, LLVMValueRef i) { return ll_gep(l, l->i64, table, i); }
static LLVMValueRef number(LlvmCtx *l, LLVMValueRef table, LLVMValueRef i) { return ll_load(l, l->i64, entry(l, table, i), 8); }

static LLVMValueRef class_table(LlvmCtx *l, const Residues *r) {
    LLVMValueRef *v = xcalloc((size_t)(3 * r->classes), sizeof *v);
    for (int64_t i = 0; i < r->classes; i++) {
        ResidueClass c = residues_class(r, i);
        v[3 * i] = ll_i64(l, c.taps), v[3 * i + 1] = ll_i64(l, c.first), v[3 * i + 2] = ll_i64(l, c.start);
    }
    LLVMValueRef init = LLVMConstArray2(l->i64, v, (uint64_t)(3 * r->classes)), table = LLVMAddGlobal(l->module, ll_type(init), "tpu.classes");
    LLVMSetInitializer(table, init);
    LLVMSetLinkage(table, LLVMPrivateLinkage);
    LLVMSetGlobalConstant(table, 1);
    LLVMSetUnnamedAddress(table, LLVMGlobalUnnamedAddr);
    free(v);
    return table;
}

Dilated dilated_new(const Problem *q, uint32_t mr) {
    Phase *p = q->p;
    Dilated t = {.mr = mr, .n_dims = op_axes(q->op, ATTR_window_dimensions).n, .n_classes = 1, .most_taps = 1};
    for (uint32_t i = 0; i < t.n_dims; i++) {
        ConvDim d = conv_dim(q->op, i);
        t.dims[i] = residues_of(&d);
        t.tables[i] = class_table(p->l, &t.dims[i]);
        t.n_classes *= t.dims[i].classes;
        t.most_taps *= residues_most_taps(&t.dims[i]);
    }
    uint64_t groups = (uint64_t)(i64_ceil_div(q->tile_rows, mr) + i64_min(t.n_classes, q->tile_rows)), word = sizeof(int64_t);
    t.next = phase_scratch_ptr(p, phase_scratch(p, (uint64_t)t.n_classes * word));
    t.groups = phase_scratch_ptr(p, phase_scratch(p, groups * 2 * word));
    t.rows = phase_scratch_ptr(p, phase_scratch(p, groups * mr * word));
    t.runs = phase_scratch_ptr(p, phase_scratch(p, groups * (uint64_t)t.most_taps * (mr + 1) * word));
    return t;
}

// Row m: which image, and along each dimension the class and the place in it.
typedef struct {
    LLVMValueRef image, class, residue[MAX_RANK], q[MAX_RANK];
} Pixel;

static Pixel pixel_of(const Dilated *t, LlvmCtx *l, LLVMValueRef m) {
    Pixel x = {.image = m, .class = ll_i64(l, 0)};
    for (uint32_t i = t->n_dims; i-- > 0;) {
        const Residues *r = &t->dims[i];
        LLVMValueRef out = LLVMBuildURem(l->b, x.image, ll_i64(l, r->dim.out), "");
        x.image = LLVMBuildUDiv(l->b, x.image, ll_i64(l, r->dim.out), "");
        x.residue[i] = LLVMBuildURem(l->b, out, ll_i64(l, r->classes), "");
        x.q[i] = LLVMBuildUDiv(l->b, out, ll_i64(l, r->classes), "");
    }
    for (uint32_t i = 0; i < t->n_dims; i++) x.class = add(l, scale(l, x.class, t->dims[i].classes), x.residue[i]);
    return x;
}

static LLVMValueRef class_entry(const Dilated *t, LlvmCtx *l, uint32_t i, LLVMValueRef residue, int64_t which) {
    return number(l, t->tables[i], add(l, scale(l, residue, 3), ll_i64(l, which)));
}

static void count_rows(const Dilated *t, LlvmCtx *l, LLVMValueRef m_from, LLVMValueRef m_to) {
    LlLoop clear, count;
    LLVMValueRef c = ll_loop_begin(l, &clear, ll_i64(l, 0), ll_i64(l, t->n_classes), ll_i64(l, 1), "class");
    ll_store(l, ll_i64(l, 0), entry(l, t->next, c), 8);
    ll_loop_end(l, &clear);
    LLVMValueRef m = ll_loop_begin(l, &count, m_from, m_to, ll_i64(l, 1), "row");
    Pixel x = pixel_of(t, l, m);
    ll_store(l, add(l, number(l, t->next, x.class), ll_i64(l, 1)), entry(l, t->next, x.class), 8);
    ll_loop_end(l, &count);
}

static LLVMValueRef run_at(const Dilated *t, LlvmCtx *l, LLVMValueRef group, LLVMValueRef tap) {
    return ll_gep(l, l->i64, t->runs, scale(l, add(l, scale(l, group, t->most_taps), tap), t->mr + 1));
}

// Groups [first, end) of a class of `count` rows: their sizes, and zeros for rows that the last one lacks.
static void begin_groups(const Dilated *t, LlvmCtx *l, LLVMValueRef first, LLVMValueRef end, LLVMValueRef taps, LLVMValueRef count, LLVMValueRef zeros) {
    LlLoop groups, rows, run;
    LLVMValueRef g = ll_loop_begin(l, &groups, first, end, ll_i64(l, 1), "group");
    LLVMValueRef left = LLVMBuildSub(l->b, count, scale(l, LLVMBuildSub(l->b, g, first, ""), t->mr), "");
    LLVMValueRef n_rows = ll_intrin2(l, LL_SMIN, left, ll_i64(l, t->mr)), at = scale(l, g, 2);
    ll_store(l, taps, entry(l, t->groups, at), 8);
    ll_store(l, n_rows, entry(l, t->groups, add(l, at, ll_i64(l, 1))), 8);
    LLVMValueRef i = ll_loop_begin(l, &rows, n_rows, ll_i64(l, t->mr), ll_i64(l, 1), "lacking");
    LLVMValueRef k = ll_loop_begin(l, &run, ll_i64(l, 0), taps, ll_i64(l, 1), "tap");
    ll_store(l, zeros, ll_gep(l, l->ptr, run_at(t, l, g, k), i), 8);
    ll_loop_end(l, &run);
    ll_loop_end(l, &rows);
    ll_loop_end(l, &groups);
}

// From numbers of rows to groups; returns how many.
static LLVMValueRef begin_classes(const Dilated *t, LlvmCtx *l, LLVMValueRef zeros) {
    LlLoop loop;
    LLVMValueRef c = ll_loop_begin(l, &loop, ll_i64(l, 0), ll_i64(l, t->n_classes), ll_i64(l, 1), "class");
    LLVMValueRef first = ll_loop_carry(l, &loop, ll_i64(l, 0)), taps = ll_i64(l, 1), rest = c, count = number(l, t->next, c);
    for (uint32_t i = t->n_dims; i-- > 0;) {
        LLVMValueRef n = ll_i64(l, t->dims[i].classes);
        taps = LLVMBuildMul(l->b, taps, class_entry(t, l, i, LLVMBuildURem(l->b, rest, n, ""), 0), "");
        rest = LLVMBuildUDiv(l->b, rest, n, "");
    }
    LLVMValueRef mr = ll_i64(l, t->mr), end = add(l, first, LLVMBuildUDiv(l->b, add(l, count, ll_i64(l, t->mr - 1)), mr, ""));
    begin_groups(t, l, first, end, taps, count, zeros);
    ll_store(l, LLVMBuildMul(l->b, first, mr, ""), entry(l, t->next, c), 8);
    ll_loop_next(&loop, 0, end);
    ll_loop_end(l, &loop);
    return ll_loop_result(&loop, 0);
}

// One row's walk over the taps of its class, a dimension inside the other.
typedef struct {
    const Dilated *t;
    const Problem *q;
    const Pixel *x;
    LLVMValueRef a, zeros, group, lane;
} Walk;

static void walk_taps(const Walk *w, uint32_t i, LLVMValueRef tap, LLVMValueRef window, LLVMValueRef at, LLVMValueRef inside) {
    const Dilated *t = w->t;
    LlvmCtx *l = w->q->p->l;
    if (i == t->n_dims) {
        LLVMValueRef run = run_at(t, l, w->group, tap), ptr = ll_gep(l, w->q->element, w->a, scale(l, at, w->q->row_stride));
        ll_store(l, LLVMBuildSelect(l->b, inside, ptr, w->zeros, ""), ll_gep(l, l->ptr, run, w->lane), 8);
        ll_store(l, scale(l, window, w->q->k_inner), ll_gep_const(l, l->i64, run, t->mr), 8);
        return;
    }
    const Residues *r = &t->dims[i];
    LLVMValueRef residue = w->x->residue[i], n = class_entry(t, l, i, residue, 0), first = class_entry(t, l, i, residue, 1);
    LLVMValueRef start = add(l, class_entry(t, l, i, residue, 2), scale(l, w->x->q[i], r->advance));
    LlLoop loop;
    LLVMValueRef j = ll_loop_begin(l, &loop, ll_i64(l, 0), n, ll_i64(l, 1), "tap");
    LLVMValueRef pos = add(l, start, scale(l, j, r->step)), ok = LLVMBuildICmp(l->b, LLVMIntULT, pos, ll_i64(l, r->dim.in), "");
    LLVMValueRef place = add(l, scale(l, window, r->dim.window), add(l, first, scale(l, j, r->tap_step)));
    walk_taps(w, i + 1, add(l, LLVMBuildMul(l->b, tap, n, ""), j), place, add(l, scale(l, at, r->dim.in), pos), LLVMBuildAnd(l->b, inside, ok, ""));
    ll_loop_end(l, &loop);
}

void dilated_fill(Dilated *t, const Problem *q, LLVMValueRef a, LLVMValueRef m_from, LLVMValueRef m_to) {
    LlvmCtx *l = q->p->l;
    LLVMValueRef zeros = zeros_new(q);
    count_rows(t, l, m_from, m_to);
    t->n_groups = begin_classes(t, l, zeros);
    LlLoop loop;
    LLVMValueRef m = ll_loop_begin(l, &loop, m_from, m_to, ll_i64(l, 1), "row");
    Pixel x = pixel_of(t, l, m);
    LLVMValueRef slot = number(l, t->next, x.class), mr = ll_i64(l, t->mr);
    ll_store(l, add(l, slot, ll_i64(l, 1)), entry(l, t->next, x.class), 8);
    ll_store(l, m, entry(l, t->rows, slot), 8);
    Walk w = {t, q, &x, a, zeros, LLVMBuildUDiv(l->b, slot, mr, ""), LLVMBuildURem(l->b, slot, mr, "")};
    walk_taps(&w, 0, ll_i64(l, 0), ll_i64(l, 0), x.image, ll_int(l->i1, 1));
    ll_loop_end(l, &loop);
}

DilatedGroup dilated_group(const Dilated *t, const Problem *q, LLVMValueRef group) {
    LlvmCtx *l = q->p->l;
    LLVMValueRef at = scale(l, group, 2);
    return (DilatedGroup){.run = run_at(t, l, group, ll_i64(l, 0)),
                          .n_taps = number(l, t->groups, at),
                          .n_rows = number(l, t->groups, add(l, at, ll_i64(l, 1))),
                          .rows = entry(l, t->rows, scale(l, group, t->mr))};
}
