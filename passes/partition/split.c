// Splits of values: see partition.h.
#include "passes/partition/partition.h"

#include <string.h>

uint32_t value_rank(const Value *v) { return type_is_tensor(v->type) ? v->type->rank : 0; }

Split split_new(Partition *p, uint32_t rank, bool open) {
    Split s = {rank, arena_array(p->a, DimAxes, (size_t)rank + 1)};
    for (uint32_t i = 0; i < rank; i++) s.dims[i].open = open;
    return s;
}

Split *split_of(Partition *p, const Value *v) {
    Split *s = ptr_map_get(&p->splits, v);
    if (s) return s;
    s = arena_new(p->a, Split);
    *s = split_new(p, value_rank(v), true);
    ptr_map_set(&p->splits, v, s);
    return s;
}

Type split_part(Partition *p, Type whole, const DimAxes *dims) {
    if (!p->mesh || !type_is_tensor(whole)) return whole;
    Sharding s = {p->mesh, whole->rank, (DimAxes *)(uintptr_t)dims};
    return split_whole(dims, whole->rank) ? whole : sharding_part(&p->m->types, &s, whole, ALL_AXES);
}

uint32_t axes_common(const DimAxes *a, const DimAxes *b) {
    uint32_t n = 0;
    while (n < a->n && n < b->n && a->axis[n] == b->axis[n]) n++;
    return n;
}

bool axes_equal(const DimAxes *a, const DimAxes *b) { return a->n == b->n && axes_common(a, b) == a->n; }
bool axes_begin(const DimAxes *a, const DimAxes *b) { return axes_common(a, b) == a->n; }

uint32_t axes_set(const DimAxes *d, uint32_t first) {
    uint32_t set = 0;
    for (uint32_t i = first; i < d->n; i++) set |= 1u << d->axis[i];
    return set;
}

uint32_t split_axes(const DimAxes *dims, uint32_t rank) {
    uint32_t set = 0;
    for (uint32_t i = 0; i < rank; i++) set |= axes_set(&dims[i], 0);
    return set;
}

bool split_whole(const DimAxes *dims, uint32_t rank) { return !split_axes(dims, rank); }

bool split_grow(Partition *p, Split *s, Type t, uint32_t i, const DimAxes *like) {
    DimAxes *d = &s->dims[i];
    bool grown = false;
    if (!d->open || t->quant || !axes_begin(d, like)) return false;
    while (d->n < like->n) {
        uint8_t axis = like->axis[d->n];
        int64_t parts = (int64_t)dim_parts(p->mesh, d, ALL_AXES) * p->mesh->axes[axis].size;
        if ((split_axes(s->dims, s->rank) >> axis & 1) || !t->dims[i] || t->dims[i] % parts) break;
        d->axis[d->n++] = axis;
        grown = true;
    }
    p->grown |= grown;
    return grown;
}
