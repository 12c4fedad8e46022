// Kernels that differ in nothing but numbers become one. A program may hold thousands of them: updates at 0, 1, 2, .. of one buffer, rows cut from one array,
// `x + c` for as many c. Each would cost LLVM a millisecond or two. Where MANY are alike, the numbers in which they differ become operands, scalars among
// the constants, and codegen emits one function for all of them; what is the same in all stays in the code. Fewer keep their own code.
//
// Open to be given are the elements of a constant that are all equal and the starts of a slice, where code with the number in a register is the code with
// the number in it: sums, products, comparisons, choices, starts; not what is done otherwise for some numbers (integer division, powers, limits),
// not what a contraction reads through strides. Invariant: what a kernel computes, and from which elements, stays bit for bit.
#include "passes/pass.h"

#include "ir/builder/build.h"
#include "ir/graph/equal.h"
#include "ir/ops/cost.h"
#include "ir/ops/kernel_numbers.h"
#include "ir/ops/stage.h"

#include <stdlib.h>
#include <string.h>

enum { MANY = 32, MAX_GIVEN = 16 };

// ---- what is open: Op.id is 1 for as long as the pass runs

static bool is_open(const Op *op, AttrKey key) {
    if (!op->id) return false;
    return op->kind == OP_CONSTANT ? key == ATTR_value : key == ATTR_start_indices || key == ATTR_limit_indices;
}

static bool takes_number(const Op *op, uint32_t operand) {
    // clang-format off
    switch (op->kind) {
    case OP_ADD: case OP_SUBTRACT: case OP_MULTIPLY: case OP_COMPARE: case OP_SELECT: case OP_AND: case OP_OR: case OP_XOR: case OP_BROADCAST_IN_DIM: return true;
    case OP_DIVIDE: return dtype_is_float(op->results[0].type->dtype);
    case OP_DYNAMIC_UPDATE_SLICE: return operand >= 1;
    case OP_DYNAMIC_SLICE: return operand >= 1;
    default: return false;
    }
    // clang-format on
}

static bool may_open(const Op *op) {
    if (op->kind == OP_SLICE) return true;
    if (op->kind != OP_CONSTANT) return false;
    const Literal *l = op_attr(op, ATTR_value)->lit;
    return l->type->n_elems == 1 || (l->splat && l->type->n_elems > 1);
}

static Op *number_behind(const Value *v) {
    while (v->def && v->def->kind == OP_BROADCAST_IN_DIM) v = v->def->operands[0];
    return v->def;
}

static void close_captured(Op *op, void *context) {
    (void)context;
    for (uint32_t i = 0; i < op->n_operands; i++)
        if (number_behind(op->operands[i])) number_behind(op->operands[i])->id = 0;
}

static void close_unfit(Op *op) {
    for (uint32_t i = 0; i < op->n_operands; i++) {
        Op *number = number_behind(op->operands[i]);
        if (number && number->kind == OP_CONSTANT && !takes_number(op, i)) number->id = 0;
        // Of a sort only what slices say is made.
        if (op->kind == OP_SLICE && op->operands[i]->def && op->operands[i]->def->kind == OP_SORT) op->id = 0;
    }
    for (uint32_t r = 0; r < op->n_regions; r++) block_walk(op->regions[r], close_captured, NULL);
}

static bool reads_through_strides(const Op *kernel) {
    for (uint32_t r = 0; r < kernel->n_regions; r++)
        for (const Op *op = kernel->regions[r]->first; op; op = op->next)
            if (op_is_product(op->kind) || stage_made_by(op->kind) == STAGE_LINALG) return true;
    return false;
}

static void open_numbers(Op *kernel) {
    bool strides = reads_through_strides(kernel);
    for (uint32_t r = 0; r < kernel->n_regions; r++) {
        for (Op *op = kernel->regions[r]->first; op; op = op->next) op->id = may_open(op) && !(strides && op->kind == OP_SLICE);
        for (Op *op = kernel->regions[r]->first; op; op = op->next) close_unfit(op);
    }
}

// ---- families: kernels of one form

typedef struct {
    VEC(Op *) members;
    uint32_t n_codes; // of so many kinds
    VEC(bool) given;  // of each number in the order of a walk: do members differ in it?
    uint32_t n_given;
} Family;

typedef struct {
    PassContext *c;
    VEC(Op *) kernels;
    VEC(Family) families; // in the order of their first kernels
} Share;

static void find_kernel(Op *op, void *context) {
    Share *s = context;
    op->id = 0;
    if (op->kind == OP_KERNEL) vec_push(&s->kernels, op);
}

static void find_families(Share *s) {
    KernelNumbers forms = {.open = is_open}, codes = {0};
    for (size_t i = 0; i < s->kernels.n; i++) {
        Op *kernel = s->kernels.items[i];
        open_numbers(kernel);
        uint32_t form = kernel_number(&forms, kernel), n_codes = (uint32_t)codes.ops.n;
        if (form == s->families.n) vec_push(&s->families, ((Family){0}));
        Family *f = &s->families.items[form];
        vec_push(&f->members, kernel);
        f->n_codes += kernel_number(&codes, kernel) == n_codes; // what has the same code has the same form
    }
    kernel_numbers_free(&forms);
    kernel_numbers_free(&codes);
}

static uint32_t numbers_of(const Op *op) { return !op->id ? 0 : op->kind == OP_SLICE ? op->results[0].type->rank : 1; }

static bool same_number(const Op *a, const Op *b, uint32_t i) {
    if (a->kind == OP_CONSTANT) return attr_equal(op_attr(a, ATTR_value), op_attr(b, ATTR_value));
    return op_axes(a, ATTR_start_indices).v[i] == op_axes(b, ATTR_start_indices).v[i];
}

static void compare_numbers(Family *f, const Op *first, const Op *member) {
    size_t at = 0;
    for (uint32_t r = 0; r < first->n_regions; r++)
        for (const Op *a = first->regions[r]->first, *b = member->regions[r]->first; a; a = a->next, b = b->next)
            for (uint32_t i = 0; i < numbers_of(a); i++, at++) {
                if (at == f->given.n) vec_push(&f->given, false);
                f->given.items[at] |= !same_number(a, b, i);
            }
}

static void find_given(Family *f) {
    for (size_t i = 0; i < f->members.n; i++) compare_numbers(f, f->members.items[0], f->members.items[i]);
    for (size_t i = 0; i < f->given.n; i++) f->n_given += f->given.items[i];
}

// ---- giving

typedef struct {
    Module *m;
    Op *kernel;
    Block *block;       // the phase
    VEC(Value *) given; // constants around the kernel
    uint32_t n_before;  // operands that the kernel had
} Giving;

// The argument of the phase that stands for one more operand: behind the others, and before what earlier phases hand on.
static Value *give(Giving *g, const Literal *number) {
    Builder around = builder_before(g->m, g->kernel);
    uint32_t at = g->n_before + (uint32_t)g->given.n;
    vec_push(&g->given, build_constant(&around, number));
    for (uint32_t r = 0; r < g->kernel->n_regions; r++) {
        Block *b = g->kernel->regions[r];
        Value *arg = block_add_arg(g->m, b, number->type, NULL);
        memmove(b->args + at + 1, b->args + at, (b->n_args - 1 - at) * sizeof *b->args);
        b->args[at] = arg;
        for (uint32_t i = at; i < b->n_args; i++) b->args[i]->index = i;
    }
    return g->block->args[at];
}

static void give_constant(Giving *g, Op *op) {
    Module *m = g->m;
    const Literal *l = op_attr(op, ATTR_value)->lit;
    Type type = l->type, one = type->n_elems == 1 ? type : type_tensor(&m->types, type->dtype, NULL, 0);
    Value *v = give(g, literal_splat(&m->arena, one, l->data));
    Builder b = builder_before(m, op);
    if (type != one) v = build_broadcast_as(&b, v, type, NULL, 0);
    value_replace(&op->results[0], v);
    op_unlink(op);
}

// The box from the first to the last element of the slice, from a start that is a value; then every so manieth of it.
static void give_starts(Giving *g, Op *op, const bool *given) {
    Module *m = g->m;
    const Type from = op->operands[0]->type, to = op->results[0].type;
    Type start_type = type_scalar(&m->types, DT_I64);
    Axes start = op_axes(op, ATTR_start_indices), strides = op_axes(op, ATTR_strides);
    Value *starts[MAX_RANK];
    int64_t sizes[MAX_RANK], zeros[MAX_RANK] = {0};
    bool dense = true;
    Builder b = builder_before(m, op);
    for (uint32_t i = 0; i < from->rank; i++) {
        int64_t stride = i < strides.n ? strides.v[i] : 1;
        const Literal *number = literal_splat_i64(&m->arena, start_type, start.v[i]);
        starts[i] = given[i] ? give(g, number) : build_constant(&b, number);
        sizes[i] = (to->dims[i] - 1) * stride + 1;
        dense &= sizes[i] == to->dims[i];
    }
    Value *v = build_dynamic_slice(&b, op->operands[0], starts, sizes);
    if (!dense) v = build_slice(&b, v, zeros, sizes, strides.v);
    if (op_attr(op, ATTR_stage)) {
        op_set_attr(m, v->def, *op_attr(op, ATTR_stage));
        op_set_attr(m, v->def, *op_attr(op, ATTR_map));
    }
    value_replace(&op->results[0], v);
    op_unlink(op);
}

static void give_numbers(Share *s, const Family *f, Op *kernel) {
    Giving g = {.m = s->c->m, .kernel = kernel, .n_before = kernel->n_operands};
    size_t at = 0;
    for (uint32_t r = 0; r < kernel->n_regions; r++) {
        g.block = kernel->regions[r];
        for (Op *op = g.block->first, *next; op; op = next) {
            next = op->next;
            uint32_t n = numbers_of(op);
            const bool *given = f->given.items + at;
            bool any = false;
            for (uint32_t i = 0; i < n; i++) any |= given[i];
            if (any && op->kind == OP_CONSTANT) give_constant(&g, op);
            else if (any) give_starts(&g, op, given);
            at += n;
        }
    }
    Value **operands = xcalloc(g.n_before + g.given.n, sizeof *operands);
    memcpy(operands, kernel->operands, g.n_before * sizeof *operands);
    memcpy(operands + g.n_before, g.given.items, g.given.n * sizeof *operands);
    op_set_operands(s->c->m, kernel, operands, g.n_before + g.given.n);
    for (uint32_t r = 0; r < kernel->n_regions; r++) block_resolve(kernel->regions[r]);
    free(operands);
    vec_free(&g.given);
}

bool pass_share(PassContext *c) {
    Func *main = module_main(c->m);
    if (!main) return true;
    Share s = {.c = c};
    block_walk(main->body, find_kernel, &s);
    find_families(&s);
    for (size_t i = 0; i < s.families.n; i++) {
        Family *f = &s.families.items[i];
        if (f->n_codes >= MANY) find_given(f);
        if (f->n_given && f->n_given <= MAX_GIVEN) {
            for (size_t k = 0; k < f->members.n; k++) give_numbers(&s, f, f->members.items[k]);
            c->changed = true;
        }
        vec_free(&f->members);
        vec_free(&f->given);
    }
    vec_free(&s.families);
    vec_free(&s.kernels);
    return true;
}
