// tpu.fft: rows of complex numbers, transformed one after the other (ir/ops/fft.h). A row of n = lanes * m numbers is m vectors, whose transform along j /
// lanes is `lanes` transforms side by side: passes without a shuffle, from one buffer in scratch into another (Stockham's order; Cochran et al. 1967, "What is
// the fast Fourier transform?"). Each vector is then rotated, squares of vectors are turned in registers, and the transform of the lanes is one of whole
// vectors, which are stored side by side. Short transforms are written out; that of a prime length pairs what is symmetric.
#include "ir/ops/fft.h"
#include "codegen/math/complex_type.h"
#include "codegen/stages/stages.h"

#include <math.h>

typedef struct {
    Phase *p;
    const Op *op;
    FftPlan plan;
    LLVMTypeRef elem, shape;
    LLVMValueRef buffers[2]; // m vectors of real parts, then m of imaginary ones
    LLVMValueRef row;
} Fft;

#define B (s->p->l->b)

// ---- short transforms, of vectors

static Complex plus(Fft *s, Complex a, Complex b) { return (Complex){LLVMBuildFAdd(B, a.re, b.re, ""), LLVMBuildFAdd(B, a.im, b.im, "")}; }
static Complex minus(Fft *s, Complex a, Complex b) { return (Complex){LLVMBuildFSub(B, a.re, b.re, ""), LLVMBuildFSub(B, a.im, b.im, "")}; }

// a (c + i d)
static Complex rotated(Fft *s, Complex a, LLVMValueRef c, LLVMValueRef d) {
    LlvmCtx *l = s->p->l;
    LLVMValueRef re = LLVMBuildFNeg(B, LLVMBuildFMul(B, a.im, d, ""), ""), im = LLVMBuildFMul(B, a.re, d, "");
    return (Complex){ll_fma(l, a.re, c, re), ll_fma(l, a.im, c, im)};
}

static long double angle_of(int64_t k, int64_t n) { return 6.28318530717958647692528676655900577L * (long double)(k % n) / (long double)n; }

// a exp(-2 pi i k / n)
static Complex turned(Fft *s, Complex a, int64_t k, int64_t n) {
    k %= n;
    if (k == 0) return a;
    if (4 * k == n) return (Complex){a.im, LLVMBuildFNeg(B, a.re, "")};
    if (2 * k == n) return (Complex){LLVMBuildFNeg(B, a.re, ""), LLVMBuildFNeg(B, a.im, "")};
    if (4 * k == 3 * n) return (Complex){LLVMBuildFNeg(B, a.im, ""), a.re};
    return rotated(s, a, ll_real(s->shape, (double)cosl(angle_of(k, n))), ll_real(s->shape, -(double)sinl(angle_of(k, n))));
}

// Sums of numbers j and n - j turn by cosines, differences by sines: of what they make, results k and n - k are the sum and the difference.
static void transform_prime(Fft *s, Complex *v, int64_t n) {
    LlvmCtx *l = s->p->l;
    Complex sums[FFT_RADIX], differences[FFT_RADIX], first = v[0];
    for (int64_t j = 1; 2 * j < n; j++) {
        sums[j] = plus(s, v[j], v[n - j]), differences[j] = minus(s, v[j], v[n - j]);
        v[0] = plus(s, v[0], sums[j]);
    }
    for (int64_t k = 1; 2 * k < n; k++) {
        Complex a = first, b = {0};
        for (int64_t j = 1; 2 * j < n; j++) {
            LLVMValueRef c = ll_real(s->shape, (double)cosl(angle_of(j * k, n))), d = ll_real(s->shape, (double)sinl(angle_of(j * k, n)));
            a = (Complex){ll_fma(l, sums[j].re, c, a.re), ll_fma(l, sums[j].im, c, a.im)};
            if (j == 1) b = (Complex){LLVMBuildFMul(B, differences[j].re, d, ""), LLVMBuildFMul(B, differences[j].im, d, "")};
            else b = (Complex){ll_fma(l, differences[j].re, d, b.re), ll_fma(l, differences[j].im, d, b.im)};
        }
        v[k] = (Complex){LLVMBuildFAdd(B, a.re, b.im, ""), LLVMBuildFSub(B, a.im, b.re, "")};
        v[n - k] = (Complex){LLVMBuildFSub(B, a.re, b.im, ""), LLVMBuildFAdd(B, a.im, b.re, "")};
    }
}

static int64_t first_factor(int64_t n) {
    if (n % 4 == 0 && n > 4) return 4;
    for (int64_t d = 2; d < n; d++)
        if (n % d == 0) return d;
    return n;
}

// In place: numbers b * j1 + j2 give results k1 + a * k2.
static void transform_short(Fft *s, Complex *v, int64_t n) {
    int64_t a = first_factor(n), b = n / a;
    Complex some[LANES], all[LANES];
    if (n == 2) {
        Complex sum = plus(s, v[0], v[1]);
        v[1] = minus(s, v[0], v[1]), v[0] = sum;
    }
    if (n == 2 || a == n) {
        if (n > 2) transform_prime(s, v, n);
        return;
    }
    for (int64_t j = 0; j < b; j++) {
        for (int64_t i = 0; i < a; i++) some[i] = v[b * i + j];
        transform_short(s, some, a);
        for (int64_t k = 0; k < a; k++) all[k * b + j] = turned(s, some[k], j * k, n);
    }
    for (int64_t k = 0; k < a; k++) {
        transform_short(s, all + k * b, b);
        for (int64_t i = 0; i < b; i++) v[k + a * i] = all[k * b + i];
    }
}

// ---- memory

static LLVMValueRef vector_address(Fft *s, LLVMValueRef buffer, LLVMValueRef at, int64_t part) {
    LlvmCtx *l = s->p->l;
    return ll_gep(l, s->shape, buffer, LLVMBuildAdd(B, at, ll_i64(l, part * s->plan.m), ""));
}

static Complex buffer_load(Fft *s, LLVMValueRef buffer, LLVMValueRef at) {
    LlvmCtx *l = s->p->l;
    return (Complex){ll_load(l, s->shape, vector_address(s, buffer, at, 0), 64), ll_load(l, s->shape, vector_address(s, buffer, at, 1), 64)};
}

static void buffer_store(Fft *s, LLVMValueRef buffer, LLVMValueRef at, Complex x) {
    ll_store(s->p->l, x.re, vector_address(s, buffer, at, 0), 64);
    ll_store(s->p->l, x.im, vector_address(s, buffer, at, 1), 64);
}

// Vector `at` of the operands' row.
static Complex operand_load(Fft *s, LLVMValueRef at) {
    Elem *e = &s->p->e;
    int64_t lanes = s->plan.lanes;
    Index index[] = {index_scalar(s->row, 1), {.base = LLVMBuildMul(B, at, ll_i64(e->l, lanes), ""), .step = 1, .multiple = lanes}};
    e->lanes = LANES, e->mask = ll_first_lanes(s->p->l, LANES, lanes);
    Complex x = {elem_at(e, s->op->operands[0], index), NULL};
    x.im = elem_at(e, s->op->operands[1], index);
    e->lanes = 1, e->mask = NULL;
    return x;
}

// As many numbers as `shape` has of row `part` of the table.
static LLVMValueRef table_load(Fft *s, LLVMTypeRef shape, LLVMValueRef at, int64_t part) {
    LlvmCtx *l = s->p->l;
    const Value *table = s->op->operands[2];
    const Place *place = table->mark;
    return ll_load(l, shape, ll_gep(l, s->elem, place->ptr, LLVMBuildAdd(B, at, ll_i64(l, part * table->type->dims[1]), "")), 0);
}

// ---- the transforms of all lanes, side by side

typedef struct {
    int64_t radix, stride, parts; // parts: of so many numbers each radix takes one
    LLVMValueRef from, to;        // from NULL: the operands
} Pass;

static void butterfly(Fft *s, const Pass *pass, LLVMValueRef part, LLVMValueRef q, const Complex *roots) {
    LlvmCtx *l = s->p->l;
    Complex v[FFT_RADIX];
    size_t mark = memo_open(&s->p->e);
    for (int64_t j = 0; j < pass->radix; j++) {
        LLVMValueRef number = LLVMBuildAdd(B, part, ll_i64(l, pass->parts * j), "");
        LLVMValueRef at = LLVMBuildAdd(B, LLVMBuildMul(B, number, ll_i64(l, pass->stride), ""), q, "");
        v[j] = pass->from ? buffer_load(s, pass->from, at) : operand_load(s, at);
    }
    memo_close(&s->p->e, mark);
    transform_short(s, v, pass->radix);
    for (int64_t k = 0; k < pass->radix; k++) {
        if (k && pass->parts > 1) v[k] = rotated(s, v[k], roots[k].re, roots[k].im);
        LLVMValueRef number = LLVMBuildAdd(B, LLVMBuildMul(B, part, ll_i64(l, pass->radix), ""), ll_i64(l, k), "");
        buffer_store(s, pass->to, LLVMBuildAdd(B, LLVMBuildMul(B, number, ll_i64(l, pass->stride), ""), q, ""), v[k]);
    }
}

static void run_pass(Fft *s, const Pass *pass) {
    LlvmCtx *l = s->p->l;
    LlLoop parts, all;
    Complex roots[FFT_RADIX];
    LLVMValueRef zero = ll_i64(l, 0), one = ll_i64(l, 1), part = ll_loop_begin(l, &parts, zero, ll_i64(l, pass->parts), one, "part");
    for (int64_t k = 1; k < pass->radix && pass->parts > 1; k++) {
        LLVMValueRef at = LLVMBuildAdd(B, LLVMBuildMul(B, part, ll_i64(l, k * pass->stride), ""), ll_i64(l, s->plan.lanes * s->plan.m), "");
        roots[k].re = ll_splat(l, table_load(s, s->elem, at, 0), LANES);
        roots[k].im = ll_splat(l, table_load(s, s->elem, at, 1), LANES);
    }
    LLVMValueRef q = ll_loop_begin(l, &all, zero, ll_i64(l, pass->stride), one, "q");
    butterfly(s, pass, part, q, roots);
    ll_loop_end(l, &all);
    ll_loop_end(l, &parts);
}

// The buffer where they are then.
static LLVMValueRef run_passes(Fft *s) {
    Pass pass = {.stride = 1, .parts = s->plan.m};
    for (uint32_t i = 0; i < s->plan.n_passes; i++) {
        pass.radix = s->plan.radix[i];
        pass.parts /= pass.radix;
        pass.to = s->buffers[i % 2];
        run_pass(s, &pass);
        pass.from = pass.to;
        pass.stride *= pass.radix;
    }
    return pass.to;
}

// ---- the transforms of the lanes

// `n` vectors from k on, one for each lane of the results.
static void transform_lanes(Fft *s, LLVMValueRef from, LLVMValueRef k, int64_t n) {
    Phase *p = s->p;
    LlvmCtx *l = p->l;
    int64_t lanes = s->plan.lanes;
    LLVMValueRef re[LANES], im[LANES];
    for (int64_t i = 0; i < LANES; i++) {
        re[i] = im[i] = LLVMGetPoison(s->shape);
        if (i >= n) continue;
        LLVMValueRef at = LLVMBuildAdd(B, k, ll_i64(l, i), ""), root = LLVMBuildMul(B, at, ll_i64(l, lanes), "");
        Complex x = rotated(s, buffer_load(s, from, at), table_load(s, s->shape, root, 0), table_load(s, s->shape, root, 1));
        re[i] = x.re, im[i] = x.im;
    }
    ll_transpose(l, re, LANES);
    ll_transpose(l, im, LANES);
    Complex v[LANES];
    for (int64_t i = 0; i < lanes; i++) v[i] = (Complex){re[i], im[i]};
    transform_short(s, v, lanes);
    Elem *e = &p->e;
    e->lanes = LANES, e->mask = ll_first_lanes(s->p->l, LANES, n);
    for (int64_t i = 0; i < lanes; i++) {
        Index index[] = {index_scalar(s->row, 1), {.base = LLVMBuildAdd(B, k, ll_i64(l, i * s->plan.m), ""), .step = 1, .multiple = 1}};
        elem_store(e, &s->op->results[0], s->op->results[0].mark, index, v[i].re);
        elem_store(e, &s->op->results[1], s->op->results[1].mark, index, v[i].im);
    }
    e->lanes = 1, e->mask = NULL;
}

static void transform_row(Fft *s) {
    LlvmCtx *l = s->p->l;
    LLVMValueRef from = run_passes(s);
    int64_t whole = s->plan.m / LANES * LANES;
    LlLoop loop;
    if (whole) {
        LLVMValueRef k = ll_loop_begin(l, &loop, ll_i64(l, 0), ll_i64(l, whole), ll_i64(l, LANES), "k");
        transform_lanes(s, from, k, LANES);
        ll_loop_end(l, &loop);
    }
    if (s->plan.m > whole) transform_lanes(s, from, ll_i64(l, whole), s->plan.m - whole);
}

void emit_fft_stage(Phase *p, const Op *op) {
    LlvmCtx *l = p->l;
    const Type t = op->results[0].type;
    Fft s = {.p = p, .op = op, .elem = elem_memory_type(&p->e, t->dtype)};
    s.shape = ll_vec(s.elem, LANES);
    if (!fft_plan(t->dims[1], &s.plan)) ICE("a transform of %" PRId64 " numbers", t->dims[1]);
    for (int i = 0; i < 2; i++) s.buffers[i] = phase_scratch_ptr(p, phase_scratch(p, (uint64_t)(2 * LANES * s.plan.m) * dtype_bytes(t->dtype)));
    LLVMValueRef from, to;
    stage_range(p, op, 0, &from, &to);
    LlLoop rows;
    size_t mark = memo_open(&p->e);
    s.row = ll_loop_begin(l, &rows, from, to, ll_i64(l, 1), "row");
    transform_row(&s);
    ll_loop_end(l, &rows);
    memo_close(&p->e, mark);
}
