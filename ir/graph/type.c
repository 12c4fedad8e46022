// Interned types: see type.h. One open-addressing table; a type is its own key.
#include "ir/graph/type.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

const DTypeInfo dtype_info[DT_COUNT] = {
#define DTYPE(id, text, bits, bytes, class) [DT_##id] = {text, bits, bytes, DC_##class},
#include "ir/dtype.def"
};

bool dtype_parse(const char *text, size_t len, DType *out) {
    for (int i = 0; i < DT_COUNT; i++) {
        if (strlen(dtype_info[i].text) == len && !memcmp(dtype_info[i].text, text, len)) {
            *out = (DType)i;
            return true;
        }
    }
    return false;
}

static uint64_t type_hash(const TypeData *t) {
    uint64_t head[4] = {(uint64_t)t->kind, (uint64_t)t->dtype, t->rank, (uint64_t)(uintptr_t)t->quant};
    uint64_t h = bytes_hash(head, sizeof head, 0);
    if (!t->rank) return h;
    return bytes_hash(t->dims, t->rank * (t->kind == TYPE_TUPLE ? sizeof(Type) : sizeof(int64_t)), h);
}

static bool type_equal(const TypeData *a, const TypeData *b) {
    if (a->kind != b->kind || a->dtype != b->dtype || a->rank != b->rank || a->quant != b->quant) return false;
    if (!a->rank) return true;
    return !memcmp(a->dims, b->dims, a->rank * (a->kind == TYPE_TUPLE ? sizeof(Type) : sizeof(int64_t)));
}

static void rehash(TypeTable *t) {
    size_t n = t->n_slots ? t->n_slots * 2 : 64;
    Type *slots = xcalloc(n, sizeof(Type));
    for (size_t i = 0; i < t->n_slots; i++) {
        if (!t->slots[i]) continue;
        size_t at = type_hash(t->slots[i]) & (n - 1);
        while (slots[at]) at = (at + 1) & (n - 1);
        slots[at] = t->slots[i];
    }
    free(t->slots);
    t->slots = slots;
    t->n_slots = n;
}

static Type type_intern(TypeTable *t, const TypeData *key) {
    if (t->n_used * 4 >= t->n_slots * 3) rehash(t);
    size_t at = type_hash(key) & (t->n_slots - 1);
    for (; t->slots[at]; at = (at + 1) & (t->n_slots - 1))
        if (type_equal(t->slots[at], key)) return t->slots[at];
    TypeData *made = arena_copy(t->arena, key, sizeof *key);
    if (key->kind == TYPE_TUPLE) made->elems = arena_copy(t->arena, key->elems, key->rank * sizeof(Type));
    else made->dims = arena_copy(t->arena, key->dims, key->rank * sizeof(int64_t));
    t->slots[at] = made;
    t->n_used++;
    return made;
}

// The product is checked without its zeros, so that strides of an empty tensor fit as well.
static bool count_elems(const int64_t *dims, size_t rank, int64_t *out_n) {
    int64_t n = 1;
    bool zero = false, unknown = false;
    for (size_t i = 0; i < rank; i++) {
        if (dims[i] == DIM_UNKNOWN) {
            unknown = true;
        } else if (dims[i] < 0) {
            return false;
        } else if (dims[i] == 0) {
            zero = true;
        } else if (dims[i] > MADE_ELEMS / n) {
            return false;
        } else {
            n *= dims[i];
        }
    }
    *out_n = unknown ? DIM_UNKNOWN : zero ? 0 : n;
    return true;
}

Type type_tensor(TypeTable *t, DType dtype, const int64_t *dims, size_t rank) {
    TypeData key = {.kind = TYPE_TENSOR, .dtype = dtype, .rank = (uint32_t)rank, .dims = dims, .n_parts = 1};
    if (rank > MAX_RANK || !count_elems(dims, rank, &key.n_elems)) return NULL;
    return type_intern(t, &key);
}

Type type_rows(TypeTable *t, Type row, int64_t n) {
    int64_t dims[MAX_RANK + 1] = {n};
    for (uint32_t i = 0; i < row->rank; i++) dims[i + 1] = row->dims[i];
    return type_tensor(t, row->dtype, dims, row->rank + 1);
}

Type type_scalar(TypeTable *t, DType dtype) { return type_tensor(t, dtype, NULL, 0); }

Type type_token(TypeTable *t) { return type_intern(t, &(TypeData){.kind = TYPE_TOKEN, .n_parts = 1}); }

Type type_tuple(TypeTable *t, const Type *elems, size_t n) {
    TypeData key = {.kind = TYPE_TUPLE, .rank = (uint32_t)n, .elems = elems, .n_parts = 1, .depth = 1};
    for (size_t i = 0; i < n; i++) {
        key.n_parts += elems[i]->n_parts;
        if (key.depth <= elems[i]->depth) key.depth = elems[i]->depth + 1;
        if (key.n_parts > MAX_TUPLE_PARTS || key.depth > MAX_TUPLE_DEPTH) return NULL;
    }
    return type_intern(t, &key);
}

Type type_with_dtype(TypeTable *t, Type shape, DType dtype) { return type_tensor(t, dtype, shape->dims, shape->rank); }

Type type_quantized(TypeTable *t, DType dtype, const Quant *quant, const int64_t *dims, size_t rank) {
    TypeData key = {.kind = TYPE_TENSOR, .dtype = dtype, .rank = (uint32_t)rank, .dims = dims, .quant = quant, .n_parts = 1};
    if (rank > MAX_RANK || !count_elems(dims, rank, &key.n_elems)) return NULL;
    if (quant && quant_per_axis(quant)) {
        if ((size_t)quant->axis >= rank) return NULL;
        int64_t n = dims[quant->axis];
        if (n != DIM_UNKNOWN && n != quant->n) return NULL;
    }
    return type_intern(t, &key);
}

Type type_element(TypeTable *t, Type type) { return type_quantized(t, type->dtype, type->quant, NULL, 0); }

bool type_has_quant(Type type) {
    if (type->kind == TYPE_TENSOR) return type->quant != NULL;
    for (uint32_t i = 0; type->kind == TYPE_TUPLE && i < type->rank; i++)
        if (type_has_quant(type->elems[i])) return true;
    return false;
}

Type type_storage(TypeTable *t, Type type) {
    if (!type_has_quant(type)) return type;
    if (type->kind == TYPE_TENSOR) return type_with_dtype(t, type, type->dtype);
    Type *elems = xcalloc(type->rank, sizeof *elems);
    for (uint32_t i = 0; i < type->rank; i++) elems[i] = type_storage(t, type->elems[i]);
    Type made = type_tuple(t, elems, type->rank);
    free(elems);
    return made;
}

Type type_expressed(TypeTable *t, Type type) { return type->kind == TYPE_TENSOR && type->quant ? type_with_dtype(t, type, type->quant->expressed) : type; }

void type_table_free(TypeTable *t) {
    free(t->slots);
    free(t->quants);
    *t = (TypeTable){.arena = t->arena};
}

bool type_is_static(Type t) { return t->kind == TYPE_TENSOR && t->n_elems != DIM_UNKNOWN; }

bool type_same_shape(Type a, Type b) {
    if (a->kind != TYPE_TENSOR || b->kind != TYPE_TENSOR || a->rank != b->rank) return false;
    return !a->rank || !memcmp(a->dims, b->dims, a->rank * sizeof *a->dims);
}

bool type_agrees(Type a, Type b) {
    if (a == b) return true;
    if (a->kind != b->kind || a->rank != b->rank) return false;
    if (a->kind == TYPE_TUPLE) {
        for (uint32_t i = 0; i < a->rank; i++)
            if (!type_agrees(a->elems[i], b->elems[i])) return false;
        return true;
    }
    if (a->dtype != b->dtype || a->quant != b->quant) return false;
    for (uint32_t i = 0; i < a->rank; i++)
        if (!dim_agrees(a->dims[i], b->dims[i])) return false;
    return true;
}

Type type_merge(TypeTable *t, Type a, Type b) {
    if (a == b || a->kind != TYPE_TENSOR) return a;
    int64_t dims[MAX_RANK];
    for (uint32_t i = 0; i < a->rank; i++) dims[i] = a->dims[i] == DIM_UNKNOWN ? b->dims[i] : a->dims[i];
    return type_quantized(t, a->dtype, a->quant, dims, a->rank);
}

size_t type_bytes(Type t) { return t->kind == TYPE_TENSOR ? (size_t)t->n_elems * dtype_bytes(t->dtype) : 0; }

const char *bytes_text(Arena *a, double bytes) {
    static const char *const units[] = {"bytes", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"};
    size_t unit = 0;
    for (; bytes >= 1024 && unit + 1 < COUNT(units); bytes /= 1024) unit++;
    int places = bytes == (double)(int64_t)bytes ? 0 : 2;
    return arena_printf(a, "%.*f %s", places, bytes, units[unit]);
}

void type_strides(Type t, int64_t *out_strides) {
    int64_t stride = 1;
    for (size_t i = t->rank; i-- > 0;) {
        out_strides[i] = stride;
        stride *= t->dims[i] > 0 ? t->dims[i] : 1;
    }
}
