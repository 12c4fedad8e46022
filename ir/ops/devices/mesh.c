// What meshes and shardings say: see mesh.h.
#include "ir/ops/devices/mesh.h"

#include <inttypes.h>
#include <string.h>

uint32_t dim_parts(const Mesh *mesh, const DimAxes *d, uint32_t axes) {
    uint32_t n = 1;
    for (uint32_t i = 0; i < d->n; i++)
        if (axes >> d->axis[i] & 1) n *= mesh->axes[d->axis[i]].size;
    return n;
}

bool sharding_fits(const Sharding *s, Type t, Arena *a, const char **out_wrong) {
    uint32_t rank = type_is_tensor(t) ? t->rank : 0;
    if (s->rank != rank) {
        *out_wrong = arena_printf(a, "it is for %u dimension%s, the value has %u", s->rank, s->rank == 1 ? "" : "s", rank);
        return false;
    }
    for (uint32_t i = 0; i < rank; i++) {
        uint32_t n = dim_parts(s->mesh, &s->dims[i], ALL_AXES);
        if (t->dims[i] == DIM_UNKNOWN || t->dims[i] % n == 0) continue;
        *out_wrong = arena_printf(a, "it cuts dimension %u, of size %" PRId64 ", into %u parts, which leaves a rest", i, t->dims[i], n);
        return false;
    }
    return true;
}

static Type with_dims(TypeTable *types, Type t, const int64_t *dims) {
    return t->quant ? type_quantized(types, t->dtype, t->quant, dims, t->rank) : type_tensor(types, t->dtype, dims, t->rank);
}

Type sharding_part(TypeTable *types, const Sharding *s, Type whole, uint32_t axes) {
    int64_t dims[MAX_RANK];
    if (!type_is_tensor(whole)) return whole;
    for (uint32_t i = 0; i < whole->rank; i++) dims[i] = whole->dims[i] == DIM_UNKNOWN ? DIM_UNKNOWN : whole->dims[i] / dim_parts(s->mesh, &s->dims[i], axes);
    return with_dims(types, whole, dims);
}

Type sharding_whole(TypeTable *types, const Sharding *s, Type part, uint32_t axes) {
    int64_t dims[MAX_RANK];
    if (!type_is_tensor(part)) return part;
    for (uint32_t i = 0; i < part->rank; i++) {
        dims[i] = part->dims[i];
        if (dims[i] != DIM_UNKNOWN && __builtin_mul_overflow(dims[i], (int64_t)dim_parts(s->mesh, &s->dims[i], axes), &dims[i])) return NULL;
    }
    return with_dims(types, part, dims);
}

uint32_t mesh_coordinate(const Mesh *mesh, uint32_t axis, uint32_t position) {
    for (uint32_t i = mesh->n_axes; i-- > axis + 1;) position /= mesh->axes[i].size;
    return position % mesh->axes[axis].size;
}

bool mesh_equal(const Mesh *a, const Mesh *b) {
    if (a->n_axes != b->n_axes || a->n_devices != b->n_devices) return false;
    for (uint32_t i = 0; i < a->n_axes; i++)
        if (a->axes[i].size != b->axes[i].size || strcmp(a->axes[i].name, b->axes[i].name)) return false;
    return !memcmp(a->device, b->device, a->n_devices * sizeof *a->device);
}

// ---- manual_computation

static const Mesh *mesh_with_axes(const Sharding *s, uint32_t n, const Mesh *otherwise) {
    for (uint32_t i = 0; i < n; i++)
        if (!otherwise || !otherwise->n_axes) otherwise = s[i].mesh;
    return otherwise;
}

// In each dimension the axes that the region is written for one part of come first: a part of that part is what other axes make.
static bool manual_first(const Sharding *s, uint32_t n, uint32_t axes, const char **out_wrong) {
    for (uint32_t i = 0; i < n; i++)
        for (uint32_t d = 0; d < s[i].rank; d++)
            for (uint32_t k = 1; k < s[i].dims[d].n; k++)
                if ((axes >> s[i].dims[d].axis[k] & 1) && !(axes >> s[i].dims[d].axis[k - 1] & 1)) {
                    *out_wrong = "a dimension is cut along a manual axis behind one that is not";
                    return false;
                }
    return true;
}

static bool one_mesh(const Sharding *s, uint32_t n, const Mesh *mesh, const char **out_wrong) {
    for (uint32_t i = 0; i < n; i++)
        if (s[i].mesh->n_axes && !mesh_equal(s[i].mesh, mesh)) {
            *out_wrong = "its shardings are of several meshes";
            return false;
        }
    return true;
}

bool manual_read(const Module *m, const Op *op, Arena *a, Manual *out, const char **out_wrong) {
    static const uint32_t only = 0;
    static const Mesh none = {.name = "that it does not name", .n_devices = 1, .device = &only};
    uint32_t n_in, n_out;
    *out = (Manual){0};
    if (!shardings_read(m, op_str(op, ATTR_in_shardings), a, &out->in, &n_in, out_wrong)) return false;
    if (!shardings_read(m, op_str(op, ATTR_out_shardings), a, &out->out, &n_out, out_wrong)) return false;
    if (n_in != op->n_operands || n_out != op->n_results) {
        *out_wrong = arena_printf(a, "it has %u in_shardings for %u operands, and %u out_shardings for %u results", n_in, op->n_operands, n_out, op->n_results);
        return false;
    }
    const Mesh *mesh = mesh_with_axes(out->out, n_out, mesh_with_axes(out->in, n_in, NULL));
    out->mesh = mesh ? mesh : &none;
    return one_mesh(out->in, n_in, out->mesh, out_wrong) && one_mesh(out->out, n_out, out->mesh, out_wrong) &&
           manual_axes_read(op_str(op, ATTR_manual_axes), out->mesh, a, &out->axes, out_wrong) && manual_first(out->in, n_in, out->axes, out_wrong) &&
           manual_first(out->out, n_out, out->axes, out_wrong);
}

// ---- attributes

static void find_mark(Op *op, void *context) {
    bool *any = context;
    *any |= op->kind == OP_MANUAL_COMPUTATION || op->kind == OP_SHARDING_CONSTRAINT || sharding_of_op(op);
}

bool func_is_sharded(const Func *f) {
    bool any = false;
    for (uint32_t i = 0; i < f->body->n_args; i++) any |= sharding_of_port(&f->arg_info[i]) != NULL;
    for (uint32_t i = 0; i < f->n_results; i++) any |= sharding_of_port(&f->result_info[i]) != NULL;
    block_walk(f->body, find_mark, &any);
    return any;
}

bool module_is_sharded(const Module *m) {
    bool any = m->meshes.n > 0;
    for (const Func *f = m->first_func; f; f = f->next) any |= func_is_sharded(f);
    return any;
}

Str sharding_of_port(const PortInfo *port) {
    for (uint32_t i = 0; port && i < port->attrs.n; i++)
        if (!strcmp(port->attrs.v[i].name->text, SHARDING_ATTR)) return port->attrs.v[i].value;
    return NULL;
}

Str sharding_of_op(const Op *op) {
    for (uint32_t i = 0; i < op->n_attrs; i++)
        if (op->attrs[i].key == ATTR_UNKNOWN && !strcmp(op->attrs[i].name->text, SHARDING_ATTR)) return op->attrs[i].s;
    return NULL;
}
