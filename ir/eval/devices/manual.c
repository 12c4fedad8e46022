// sdy.manual_computation: the operands are cut, the region is run by every partition on its parts, and what all leave is joined. Where several leave the same
// part, the first one's is taken.
#include "ir/eval/internal.h"
#include "ir/ops/devices/mesh.h"

#include <stdlib.h>
#include <string.h>

// Copies between a whole array and the part of it at a position of the mesh, row by row.
static void part_copy(const Sharding *s, uint32_t axes, uint32_t position, Type whole, Type part, char *of_whole, char *of_part, bool out) {
    int64_t stride[MAX_RANK], start = 0;
    uint32_t rank = whole->rank;
    size_t bytes = dtype_bytes(whole->dtype);
    type_strides(whole, stride);
    for (uint32_t d = 0; d < rank; d++) {
        int64_t at = 0;
        for (uint32_t i = 0; i < s->dims[d].n; i++) {
            uint32_t axis = s->dims[d].axis[i];
            if (axes >> axis & 1) at = at * s->mesh->axes[axis].size + mesh_coordinate(s->mesh, axis, position);
        }
        start += at * part->dims[d] * stride[d];
    }
    for (int64_t i = 0; i < part->n_elems; i++) {
        int64_t left = i, at = start;
        for (uint32_t d = rank; d-- > 0; left /= part->dims[d]) at += left % part->dims[d] * stride[d];
        char *there = of_whole + (size_t)at * bytes, *here = of_part + (size_t)i * bytes;
        memcpy(out ? there : here, out ? here : there, bytes);
    }
}

static bool cut(Eval *e, const Op *op, const Sharding *s, uint32_t axes, uint32_t position, const Tensor *whole, Type part, Tensor *out) {
    void *data;
    if (part == whole->lit.type || whole->lit.splat) return *out = tensor_share(whole, part), true;
    if (!eval_charge(e, op, (uint64_t)part->n_elems) || !tensor_make(e, op, part, false, out, &data)) return false;
    part_copy(s, axes, position, whole->lit.type, part, (char *)(uintptr_t)whole->lit.data, data, false);
    return true;
}

// A part that is one element repeated is written out.
static char *elements_of(const Literal *l) {
    size_t bytes = dtype_bytes(l->type->dtype);
    char *all = xcalloc((size_t)l->type->n_elems + 1, bytes);
    for (int64_t i = 0; i < l->type->n_elems; i++) memcpy(all + (size_t)i * bytes, literal_elem(l, i), bytes);
    return all;
}

static bool join(Eval *e, const Op *op, const Manual *manual, uint32_t i, const Tensor *outs, Tensor *result) {
    const Mesh *mesh = manual->mesh;
    Type whole = op->results[i].type;
    void *data;
    if (!eval_charge(e, op, (uint64_t)whole->n_elems) || !tensor_make(e, op, whole, false, result, &data)) return false;
    for (uint32_t device = mesh->n_devices; device-- > 0;) {
        uint32_t position = 0;
        while (mesh->device[position] != device) position++;
        const Tensor *part = &outs[(size_t)device * op->n_results + i];
        char *all = elements_of(&part->lit);
        part_copy(&manual->out[i], manual->axes, position, whole, part->lit.type, data, all, true);
        free(all);
    }
    return true;
}

static bool run_parts(Eval *e, const Op *op, const Manual *manual, const Tensor *ins, Tensor *out) {
    const Mesh *mesh = manual->mesh;
    Func *f = arena_new(&e->m->arena, Func); // the evaluator remembers what it knows of functions
    *f = (Func){.module = e->m, .body = op->regions[0], .n_results = op->n_results, .loc = op->loc};
    size_t n_ins = (size_t)mesh->n_devices * op->n_operands, n_outs = (size_t)mesh->n_devices * op->n_results;
    Tensor *args = xcalloc(n_ins + 1, sizeof *args), *outs = xcalloc(n_outs + 1, sizeof *outs);
    bool ok = true;
    for (uint32_t at = 0; at < mesh->n_devices; at++)
        for (uint32_t i = 0; ok && i < op->n_operands; i++)
            ok = cut(e, op, &manual->in[i], manual->axes, at, &ins[i], f->body->args[i]->type, &args[(size_t)mesh->device[at] * op->n_operands + i]);
    bool ran = ok && world_run(e, f, 1, mesh->n_devices, args, outs);
    for (uint32_t i = 0; ran && ok && i < op->n_results; i++) ok = join(e, op, manual, i, outs, &out[i]);
    for (size_t i = 0; i < n_ins; i++) tensor_drop(e, &args[i]);
    for (size_t i = 0; ran && i < n_outs; i++) tensor_drop(e, &outs[i]);
    free(args);
    free(outs);
    return ok && ran;
}

bool eval_manual_computation(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Arena scratch = {0};
    Manual manual;
    const char *why;
    bool ok = false;
    if (!manual_read(e->m, op, &scratch, &manual, &why)) {
        diag_error(e->d, op_place(op), CODE_BAD_ATTRIBUTE, "%s: %s", op_short(op->kind), why);
    } else if (e->world) {
        diag_error(e->d, op_place(op), CODE_UNSUPPORTED_OP, "%s: one inside of another, or of several replicas, is not evaluated", op_short(op->kind));
        diag_help(e->d, "compile the program, or write one manual computation over all axes");
    } else {
        ok = run_parts(e, op, &manual, ins, out);
    }
    arena_free(&scratch);
    return ok;
}
