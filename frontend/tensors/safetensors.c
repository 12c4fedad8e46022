// The reader of .safetensors: see weights.h. The header is JSON and small beside the data; jansson reads it. Offsets
// are checked in two steps: each tensor's own (begin <= end, in the file, as many bytes as its shape takes), then all
// of them in order of their data, where each must begin where the one before it ends, so that there is neither overlap
// nor hole.
#include "frontend/base/foreign.h"
#include "frontend/tensors/npy.h"
#include "frontend/tensors/weights.h"

#include <inttypes.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

enum { PREFIX = 8, MAX_HEADER = 100 << 20 }; // the limit of the format's own implementation

static const struct {
    const char *name;
    DType dtype;
} dtypes[] = {
    {"F64", DT_F64}, {"F32", DT_F32}, {"F16", DT_F16},          {"BF16", DT_BF16},      {"I64", DT_I64},           {"I32", DT_I32},
    {"I16", DT_I16}, {"I8", DT_I8},   {"U8", DT_UI8},           {"U16", DT_UI16},       {"U32", DT_UI32},          {"U64", DT_UI64},
    {"BOOL", DT_I1}, {"C64", DT_C64}, {"F8_E4M3", DT_F8E4M3FN}, {"F8_E5M2", DT_F8E5M2}, {"F8_E8M0", DT_F8E8M0FNU},
};

typedef struct {
    Safetensors *out;
    const uint8_t *data;
    size_t n_data;
    Diags *d;
} Reader;

#define REFUSE(r, ...) (diag_error((r)->d, (r)->out->at, CODE_SAFETENSORS, __VA_ARGS__), false)

static bool read_dtype(Reader *r, const char *name, const json_t *entry, DType *out) {
    const char *text = json_string_value(json_object_get(entry, "dtype"));
    if (!text) return REFUSE(r, "tensor '%s' has no \"dtype\"", name);
    for (size_t i = 0; i < COUNT(dtypes); i++)
        if (!strcmp(text, dtypes[i].name)) {
            *out = dtypes[i].dtype;
            return true;
        }
    return REFUSE(r, "tensor '%s': the element type '%.40s' is not supported", name, text);
}

// *out_bytes: what the shape takes.
static bool read_shape(Reader *r, const char *name, const json_t *entry, Tensor *t, size_t *out_bytes) {
    const json_t *shape = json_object_get(entry, "shape");
    size_t rank = json_array_size(shape), n_bytes = dtype_bytes(t->dtype);
    if (!json_is_array(shape)) return REFUSE(r, "tensor '%s' has no \"shape\"", name);
    if (rank > MAX_RANK) return REFUSE(r, "tensor '%s' has %zu dimensions; at most %d are supported", name, rank, MAX_RANK);
    int64_t *dims = arena_array(&r->out->arena, int64_t, rank);
    for (size_t i = 0; i < rank; i++) {
        const json_t *dim = json_array_get(shape, i);
        dims[i] = json_integer_value(dim);
        if (!json_is_integer(dim) || dims[i] < 0) return REFUSE(r, "tensor '%s': dimension %zu is no size", name, i);
        if (__builtin_mul_overflow(n_bytes, (size_t)dims[i], &n_bytes)) return REFUSE(r, "tensor '%s' is larger than memory", name);
    }
    t->rank = (uint32_t)rank;
    t->dims = dims;
    *out_bytes = n_bytes;
    return true;
}

static bool read_offsets(Reader *r, const char *name, const json_t *entry, Tensor *t) {
    const json_t *pair = json_object_get(entry, "data_offsets"), *from = json_array_get(pair, 0), *to = json_array_get(pair, 1);
    if (json_array_size(pair) != 2 || !json_is_integer(from) || !json_is_integer(to))
        return REFUSE(r, "tensor '%s' has no \"data_offsets\" of two numbers", name);
    json_int_t begin = json_integer_value(from), end = json_integer_value(to);
    if (begin < 0 || begin > end) return REFUSE(r, "tensor '%s': offsets [%" PRId64 ", %" PRId64 "] are no range", name, (int64_t)begin, (int64_t)end);
    if ((uint64_t)end > r->n_data)
        return REFUSE(r, "tensor '%s' ends at byte %" PRId64 " of the data, of which the file holds %zu: it is cut off", name, (int64_t)end, r->n_data);
    t->data = r->data + begin;
    t->n_bytes = (size_t)(end - begin);
    return true;
}

static bool read_tensor(Reader *r, const char *name, const json_t *entry, Tensor *t) {
    size_t n_bytes;
    if (!json_is_object(entry)) return REFUSE(r, "tensor '%s' is not described by an object", name);
    t->name = arena_copy(&r->out->arena, name, strlen(name) + 1);
    if (!read_dtype(r, name, entry, &t->dtype) || !read_shape(r, name, entry, t, &n_bytes) || !read_offsets(r, name, entry, t)) return false;
    if (t->n_bytes != n_bytes) return REFUSE(r, "tensor '%s': its shape takes %zu bytes, its offsets hold %zu", name, n_bytes, t->n_bytes);
    return true;
}

static int by_data(const void *a, const void *b) {
    const Tensor *x = a, *y = b;
    if (x->data != y->data) return x->data < y->data ? -1 : 1;
    if (x->n_bytes != y->n_bytes) return x->n_bytes < y->n_bytes ? -1 : 1;
    return strcmp(x->name, y->name);
}

static bool check_cover(Reader *r) {
    const uint8_t *at = r->data;
    Tensor *t = r->out->tensors;
    if (r->out->n_tensors) qsort(t, r->out->n_tensors, sizeof *t, by_data);
    for (size_t i = 0; i < r->out->n_tensors; i++) {
        if (t[i].data < at) return REFUSE(r, "the data of tensors '%s' and '%s' overlap", t[i - 1].name, t[i].name);
        if (t[i].data > at) return REFUSE(r, "before tensor '%s' there are %zu bytes that belong to no tensor", t[i].name, (size_t)(t[i].data - at));
        at += t[i].n_bytes;
    }
    size_t rest = (size_t)(r->data + r->n_data - at);
    return !rest || REFUSE(r, "%zu bytes at the end belong to no tensor", rest);
}

static bool read_tensors(Reader *r, json_t *header) {
    const char *name;
    json_t *entry;
    Safetensors *s = r->out;
    s->tensors = arena_array(&s->arena, Tensor, json_object_size(header));
    json_object_foreach(header, name, entry) {
        if (!strcmp(name, "__metadata__")) {
            const char *run = json_string_value(json_object_get(entry, "tpurun"));
            s->of_run = run && !strcmp(run, "train");
            continue;
        }
        if (!read_tensor(r, name, entry, &s->tensors[s->n_tensors])) return false;
        s->n_tensors++;
    }
    return check_cover(r);
}

// No .safetensors: what it is instead, and how that is made into one.
static bool refuse_foreign(Reader *r, const uint8_t *bytes, size_t n_bytes) {
    const ForeignFormat *f = foreign_find(bytes, n_bytes);
    if (f) {
        diag_error(r->d, r->out->at, CODE_SAFETENSORS, "this is %s, and no .safetensors file", f->what);
        if (f->weights) diag_help(r->d, "%s", f->weights);
        return true;
    }
    if (!n_bytes || *bytes != '{') return false;
    diag_error(r->d, r->out->at, CODE_SAFETENSORS, "this is text, such as the index of weights in several files (.safetensors.index.json)");
    diag_help(r->d, "name each of the files that it lists: --weights A.safetensors --weights B.safetensors");
    return true;
}

// The header's bytes, once the eight of its length are known to be right. A length may begin as another format does (0x280 as a pickle).
static bool find_header(Reader *r, const uint8_t *bytes, size_t n_bytes, size_t *out_header) {
    uint64_t n_header = 0;
    for (int i = PREFIX - 1; i >= 0 && n_bytes >= PREFIX; i--) n_header = n_header << 8 | bytes[i];
    bool fits = n_header && n_header <= MAX_HEADER && n_header <= n_bytes - PREFIX && bytes[PREFIX] == '{';
    if (!fits && refuse_foreign(r, bytes, n_bytes)) return false;
    if (n_bytes < PREFIX) return REFUSE(r, "this is no .safetensors file: it has %zu bytes", n_bytes);
    if (n_header > n_bytes - PREFIX || n_header > MAX_HEADER) {
        bool odd = n_header > MAX_HEADER;
        return REFUSE(r, odd ? "this is no .safetensors file: a header of %" PRIu64 " bytes" : "the header has %" PRIu64 " bytes and the file ends before",
                      n_header);
    }
    if (!n_header || bytes[PREFIX] != '{') return REFUSE(r, "this is no .safetensors file: its header is no JSON object");
    *out_header = (size_t)n_header;
    return true;
}

bool safetensors_parse(const uint8_t *bytes, size_t n_bytes, Loc at, Safetensors *out, Diags *d) {
    *out = (Safetensors){.at = at};
    Reader r = {.out = out, .d = d};
    size_t n_header;
    json_error_t why;
    if (!find_header(&r, bytes, n_bytes, &n_header)) return false;
    r.data = bytes + PREFIX + n_header;
    r.n_data = n_bytes - PREFIX - n_header;
    json_t *header = json_loadb((const char *)bytes + PREFIX, n_header, JSON_REJECT_DUPLICATES, &why);
    if (!header && json_error_code(&why) == json_error_out_of_memory) memory_exhausted(n_header);
    bool good = header ? read_tensors(&r, header) : REFUSE(&r, "the header is malformed at its byte %d: %s", why.position, why.text);
    json_decref(header);
    if (!good) safetensors_close(out);
    return good;
}

bool safetensors_open(const char *path, Safetensors *out, Diags *d) {
    FileMap map;
    *out = (Safetensors){0};
    if (!file_map(path, &map, d)) return false;
    bool good = safetensors_parse(map.bytes, map.n_bytes, diag_file(d, path), out, d);
    if (good) out->map = map;
    else file_unmap(&map);
    return good;
}

void safetensors_close(Safetensors *s) {
    file_unmap(&s->map);
    arena_free(&s->arena);
    *s = (Safetensors){0};
}

const Tensor *safetensors_find(const Safetensors *s, const char *name) {
    for (size_t i = 0; i < s->n_tensors; i++)
        if (!strcmp(s->tensors[i].name, name)) return &s->tensors[i];
    return NULL;
}

// Types narrower than their byte (i1, i4, ...): every value must be one of theirs.
static bool values_fit(const Tensor *t, DType dtype, size_t *out_where) {
    unsigned bits = dtype_info[dtype].bits;
    if (bits >= 8) return true;
    int most = dtype_is_signed(dtype) ? (1 << (bits - 1)) - 1 : (1 << bits) - 1, least = dtype_is_signed(dtype) ? -most - 1 : 0;
    for (size_t i = 0; i < t->n_bytes; i++) {
        int v = dtype_is_signed(dtype) ? (int8_t)t->data[i] : t->data[i];
        *out_where = i;
        if (v < least || v > most) return false;
    }
    return true;
}

const char *safetensors_dtype(DType dtype) {
    for (size_t i = 0; i < COUNT(dtypes); i++)
        if (dtypes[i].dtype == dtype) return dtypes[i].name;
    return NULL;
}

static const char *shape_text(Diags *d, DType dtype, uint32_t rank, const int64_t *dims) {
    Text text = {0};
    text_z(&text, "tensor<");
    for (uint32_t i = 0; i < rank; i++) text_f(&text, "%" PRId64 "x", dims[i]);
    text_f(&text, "%s>", dtype_text(dtype));
    const char *kept = arena_copy(&d->arena, text.items, text.n + 1);
    vec_free(&text);
    return kept;
}

bool safetensors_check(const Safetensors *s, const Tensor *t, DType dtype, uint32_t rank, const int64_t *dims, const char *who, Diags *d) {
    size_t where = 0;
    bool same = (t->dtype == dtype || npy_stored_dtype(dtype) == t->dtype) && t->rank == rank;
    for (uint32_t i = 0; same && i < rank; i++) same = t->dims[i] == dims[i];
    if (!same) {
        diag_error(d, s->at, CODE_SHAPE_MISMATCH, "tensor '%s' is %s, %s is %s", t->name, shape_text(d, t->dtype, t->rank, t->dims), who,
                   shape_text(d, dtype, rank, dims));
        return false;
    }
    if (values_fit(t, dtype, &where)) return true;
    diag_error(d, s->at, CODE_SAFETENSORS, "tensor '%s': element %zu is %d, which %s cannot hold", t->name, where, t->data[where], dtype_text(dtype));
    return false;
}

// What of torch makes it that type: ".float()"; "": nothing that has a name.
static const char *torch_cast(DType t) {
    return t == DT_F32 ? ".float()" : t == DT_F64 ? ".double()" : t == DT_F16 ? ".half()" : t == DT_BF16 ? ".bfloat16()" : "";
}

// Where the file's float is another one, or a matrix lies the other way round: what makes a file that fits.
static void help_fit(const Safetensors *s, const Tensor *t, Type type, Diags *d) {
    const char *file = str_text(s->at.file);
    bool tensor = type_is_tensor(type) && type->rank == t->rank, floats = tensor && dtype_is_float(type->dtype) && dtype_is_float(t->dtype);
    bool same_dims = tensor && (!t->rank || !memcmp(type->dims, t->dims, t->rank * sizeof *t->dims));
    bool turned = tensor && t->rank == 2 && !same_dims && type->dims[0] == t->dims[1] && type->dims[1] == t->dims[0];
    const char *cast = floats && type->dtype != t->dtype ? torch_cast(type->dtype) : "";
    if (turned && (type->dtype == t->dtype || *cast))
        diag_help(d,
                  "its dimensions are the other way round; in Python: import safetensors.torch as s; t = s.load_file(\"%s\"); "
                  "t[\"%s\"] = t[\"%s\"].T%s.contiguous(); s.save_file(t, \"OTHER.safetensors\")",
                  file, t->name, t->name, cast);
    else if (same_dims && *cast)
        diag_help(d,
                  "in Python: import safetensors.torch as s; s.save_file({n: t%s if t.is_floating_point() else t for n, t in s.load_file(\"%s\").items()}, "
                  "\"OTHER.safetensors\")",
                  cast, file);
}

const Literal *safetensors_literal(Safetensors *s, const Tensor *t, Module *m, Type type, const char *who, Diags *d) {
    size_t where = 0;
    Type held = type_tensor(&m->types, t->dtype, t->dims, t->rank);
    bool same = held && type_is_tensor(type) && (type->dtype == t->dtype || npy_stored_dtype(type->dtype) == t->dtype) &&
                type_with_dtype(&m->types, type, t->dtype) == held;
    if (!same) {
        const char *text = held ? type_name(&m->arena, held) : "a tensor with too many elements";
        diag_error(d, s->at, CODE_SHAPE_MISMATCH, "tensor '%s' is %s, %s is %s", t->name, text, who, type_name(&m->arena, type));
        help_fit(s, t, type, d);
        return NULL;
    }
    if (!values_fit(t, type->dtype, &where)) {
        diag_error(d, s->at, CODE_SAFETENSORS, "tensor '%s': element %zu is %d, which %s cannot hold", t->name, where, t->data[where], dtype_text(type->dtype));
        return NULL;
    }
    if ((uintptr_t)t->data % dtype_bytes(type->dtype)) return literal_wrap(&m->arena, type, arena_copy(&m->arena, t->data, t->n_bytes), false);
    if (s->map.bytes) module_keep_map(m, s->map.bytes, s->map.n_bytes);
    s->map = (FileMap){0};
    return literal_wrap(&m->arena, type, t->data, false);
}
