// Tensors in attributes: as text where they are lists of numbers that ops have, as constants where they are values. Elements lie there little-endian, a byte
// each below eight bits, truth values as bits (in bytes, in older files); one element may stand for all.
#include "frontend/bytecode/parts.h"
#include "ir/graph/elem_text.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_LISTED = 4096 }; // elements that are written one by one

typedef enum { STORED_WRONG, STORED_ALL, STORED_ONE, STORED_BITS } Stored;

// A blob of a resource begins with its alignment and its size.
static bool data_of(Bytecode *b, const AttrView *v, Cursor *out) {
    uint64_t alignment, n;
    *out = v->rest;
    if (v->form != ATTR_IS_RESOURCE) return true;
    Cursor c = v->rest;
    return cursor_number(b, &c, &alignment) && cursor_number(b, &c, &n) && cursor_align(b, &c, alignment) && cursor_bytes(b, &c, n, out) &&
           cursor_ended(b, &c, "a resource");
}

// How the bytes spell the elements. Of truth values one byte 0 or 255 is all of them.
static Stored stored_as(const AttrView *v, DType dtype, int64_t n_elems, Cursor data) {
    uint64_t n = (uint64_t)(data.end - data.at), want = (uint64_t)n_elems;
    bool one = n == 1 && n_elems != 1 && n_elems;
    if (dtype == DT_I1 && v->form != ATTR_IS_LIST) {
        if (one && (*data.at == 0 || *data.at == 0xff || (*data.at == 1 && n_elems > 8))) return STORED_ONE;
        return n == want ? STORED_ALL : n == (want + 7) / 8 ? STORED_BITS : STORED_WRONG;
    }
    size_t each = dtype_bytes(dtype);
    if (n == want * each) return STORED_ALL;
    return n == each && v->form != ATTR_IS_RESOURCE ? STORED_ONE : STORED_WRONG;
}

// Element i, in the form that it has in memory.
static void element_read(DType dtype, Stored how, Cursor data, int64_t i, void *out) {
    size_t each = dtype_bytes(dtype);
    uint8_t byte = 0;
    if (how == STORED_BITS) byte = data.at[i / 8] >> (i % 8) & 1;
    else memcpy(out, data.at + (how == STORED_ONE ? 0 : (size_t)i * each), each), memcpy(&byte, out, 1);
    if (dtype == DT_I1) byte = byte != 0;
    else if (dtype_info[dtype].bits >= 8) return;
    else if (dtype_is_float(dtype)) byte &= (uint8_t)((1u << dtype_info[dtype].bits) - 1);
    else elem_from_i64(dtype, &byte, byte);
    memcpy(out, &byte, 1);
}

static bool wrong_size(Bytecode *b, const AttrView *v, Cursor data) {
    Text t = {0};
    if (type_put(b, v->type, &t)) bytecode_refuse(b, v->place, "%td bytes are no elements of %.200s", data.end - data.at, t.items);
    vec_free(&t);
    return false;
}

static bool open_data(Bytecode *b, const AttrView *v, Shape *s, Cursor *data, Stored *how) {
    if (!shape_of_type(b, v->type, v->place, s) || !data_of(b, v, data)) return false;
    if (v->form == ATTR_IS_LIST) { // its type is that of an element
        if (v->n > (uint64_t)(data->end - data->at)) return wrong_size(b, v, *data);
        s->rank = 1, s->n_elems = s->dims[0] = (int64_t)v->n;
    }
    *how = stored_as(v, s->dtype, s->n_elems, *data);
    return *how != STORED_WRONG || wrong_size(b, v, *data);
}

static void listed(const Shape *s, Stored how, Cursor data, Text *out) {
    char elem[16];
    for (int64_t i = 0; i < s->n_elems; i++) {
        int64_t inner = 1;
        uint32_t opens = 0, closes = 0;
        for (uint32_t d = s->rank; d > 0; d--) {
            inner *= s->dims[d - 1];
            opens += i % inner == 0;
            closes += (i + 1) % inner == 0;
        }
        if (i) text_z(out, ", ");
        for (; opens; opens--) text_z(out, "[");
        element_read(s->dtype, how, data, i, elem);
        number_put(s->dtype, elem, out);
        for (; closes; closes--) text_z(out, "]");
    }
}

static bool all_alike(const Shape *s, Stored how, Cursor data) {
    char first[16], elem[16];
    if (how == STORED_ONE) return true;
    if (s->n_elems) element_read(s->dtype, how, data, 0, first);
    for (int64_t i = 1; i < s->n_elems; i++) {
        element_read(s->dtype, how, data, i, elem);
        if (memcmp(first, elem, dtype_bytes(s->dtype))) return false;
    }
    return true;
}

static void hexed(Cursor data, Text *out) {
    text_z(out, "\"0x");
    for (const uint8_t *p = data.at; p < data.end; p++) text_f(out, "%02X", *p);
    text_z(out, "\"");
}

// array<i64: 1, 2>
static bool list_put(Bytecode *b, const AttrView *v, const Shape *s, Stored how, Cursor data, Text *out) {
    char elem[16];
    text_z(out, "array<");
    if (!type_put(b, v->type, out)) return false;
    for (int64_t i = 0; i < s->n_elems; i++) {
        text_z(out, i ? ", " : ": ");
        element_read(s->dtype, how, data, i, elem);
        number_put(s->dtype, elem, out);
    }
    text_z(out, ">");
    return true;
}

bool tensor_put(Bytecode *b, const AttrView *v, Text *out) {
    Shape s;
    Cursor data;
    Stored how;
    char elem[16];
    if (!open_data(b, v, &s, &data, &how)) return false;
    if (v->form == ATTR_IS_LIST) return list_put(b, v, &s, how, data, out);
    text_z(out, "dense<");
    if (s.n_elems && all_alike(&s, how, data)) element_read(s.dtype, how, data, 0, elem), number_put(s.dtype, elem, out);
    else if (s.n_elems > MAX_LISTED) hexed(data, out);
    else listed(&s, how, data, out);
    text_z(out, "> : ");
    return type_put(b, v->type, out);
}

bool tensor_ints(Bytecode *b, const AttrView *v, IntList *out) {
    Shape s;
    Cursor data;
    Stored how;
    char elem[16];
    if (!open_data(b, v, &s, &data, &how)) return false;
    if (!dtype_is_int(s.dtype) && s.dtype != DT_I1) return bytecode_refuse(b, v->place, "a list of %s where integers are wanted", dtype_text(s.dtype));
    if (s.n_elems > MAX_LISTED) return bytecode_refuse(b, v->place, "a list of %" PRId64 " numbers; at most %d are supported", s.n_elems, MAX_LISTED);
    for (int64_t i = 0; i < s.n_elems; i++) {
        element_read(s.dtype, how, data, i, elem);
        vec_push(out, elem_to_i64(s.dtype, elem));
    }
    return true;
}

// Bytes that are elements already are used where they lie.
const Literal *tensor_literal(Bytecode *b, const AttrView *v, Module *m, Type type) {
    Cursor data;
    char elem[16];
    void *to;
    if (!data_of(b, v, &data)) return NULL;
    Stored how = stored_as(v, type->dtype, type->n_elems, data);
    if (how == STORED_WRONG) return wrong_size(b, v, data), NULL;
    size_t each = dtype_bytes(type->dtype);
    if (how == STORED_ONE) return element_read(type->dtype, how, data, 0, elem), literal_splat(&m->arena, type, elem);
    bool as_it_lies = dtype_info[type->dtype].bits >= 8 && type->n_elems && (uintptr_t)data.at % (each < 8 ? each : 8) == 0;
    if (as_it_lies) return literal_wrap(&m->arena, type, data.at, false);
    Literal *l = literal_make(&m->arena, type, &to);
    if (dtype_info[type->dtype].bits >= 8) {
        if (type->n_elems) memcpy(to, data.at, (size_t)(data.end - data.at));
        return l;
    }
    for (int64_t i = 0; i < type->n_elems; i++) element_read(type->dtype, how, data, i, (char *)to + (size_t)i * each);
    return l;
}
