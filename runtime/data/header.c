// The header of a .safetensors file as it is read: every name, type, size and offset is checked before anything is made of it. Tensors may come in any order,
// and cover the data without holes or overlaps.
#include "runtime/data/tensors.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { PREFIX = 8, MOST_HEADER = 100 << 20 }; // the limit of the format's own implementation

typedef struct {
    TpudataCheckpoint *c;
    Json json;
    TpurtError *error;
    uint64_t n_dims, n_data; // of the pool; bytes of the file behind the header
} HeaderReader;

static bool refuse(HeaderReader *r, const char *why) {
    return blob_refuse(&r->c->file, PREFIX + r->json.at, r->error, "the header of a .safetensors file: %s", r->json.why ? r->json.why : why), false;
}

static bool take_dtype(HeaderReader *r, TpudataTensor *t) {
    const char *name;
    if (!json_string(&r->json, &name)) return refuse(r, "");
    for (t->dtype = 1; t->dtype < 256; t->dtype++) {
        const char *known = safetensors_name(t->dtype);
        if (known && !strcmp(known, name)) return true;
    }
    return refuse(r, "an element type that is not read");
}

static bool take_shape(HeaderReader *r, TpudataTensor *t) {
    int64_t *dims = r->c->dims + r->n_dims;
    if (!json_take(&r->json, '[')) return refuse(r, "a shape is no array");
    for (t->rank = 0; !json_take(&r->json, ']');) {
        uint64_t n;
        if (t->rank && !json_take(&r->json, ',')) return refuse(r, "a shape does not end");
        if (t->rank == TPU_MAX_RANK) return refuse(r, "more than 32 dimensions");
        if (!json_number(&r->json, &n)) return refuse(r, "");
        dims[t->rank++] = (int64_t)n;
    }
    t->dims = dims;
    r->n_dims += t->rank;
    return true;
}

static bool take_offsets(HeaderReader *r, StoredTensor *s) {
    uint64_t from, to;
    if (!json_take(&r->json, '[') || !json_number(&r->json, &from) || !json_take(&r->json, ',') || !json_number(&r->json, &to) || !json_take(&r->json, ']'))
        return refuse(r, "offsets are not two numbers");
    if (from > to || to > r->n_data) return refuse(r, "a tensor ends behind the end of the file, which is cut off, or before it begins");
    s->at = from;
    s->tensor.bytes = to - from;
    return true;
}

static bool take_tensor(HeaderReader *r, const char *name) {
    StoredTensor *s = &r->c->tensors[r->c->n_tensors];
    uint32_t seen = 0;
    uint64_t n;
    s->tensor.name = name;
    for (uint32_t i = 0; i < 3; i++) {
        const char *key;
        if (!json_take(&r->json, i ? ',' : '{')) return refuse(r, "a tensor does not say its dtype, shape and data_offsets");
        if (!json_string(&r->json, &key) || !json_take(&r->json, ':')) return refuse(r, "a tensor is no object");
        uint32_t which = !strcmp(key, "dtype") ? 1 : !strcmp(key, "shape") ? 2 : !strcmp(key, "data_offsets") ? 4 : 0;
        if (!which || seen & which) return refuse(r, "a tensor says something else than its dtype, shape and data_offsets");
        seen |= which;
        if (which == 1 ? !take_dtype(r, &s->tensor) : which == 2 ? !take_shape(r, &s->tensor) : !take_offsets(r, s)) return false;
    }
    if (!json_take(&r->json, '}')) return refuse(r, "a tensor says something else than its dtype, shape and data_offsets");
    if (!count_elems(s->tensor.dims, s->tensor.rank, INT64_MAX / 16, &n) || n * tpurt_dtype_bytes(s->tensor.dtype) != s->tensor.bytes)
        return refuse(r, "the bytes of a tensor are not those of its shape");
    r->c->n_tensors++;
    return true;
}

static bool take_notes(HeaderReader *r) {
    if (!json_take(&r->json, '{')) return refuse(r, "__metadata__ is no object");
    for (uint32_t n = 0; !json_take(&r->json, '}'); n++) {
        TpudataNote *note = &r->c->notes[r->c->n_notes];
        if (n && !json_take(&r->json, ',')) return refuse(r, "__metadata__ does not end");
        if (!json_string(&r->json, &note->key) || !json_take(&r->json, ':') || !json_string(&r->json, &note->value)) return refuse(r, "a note is no text");
        r->c->n_notes++;
    }
    return true;
}

static bool take_all(HeaderReader *r) {
    const char *name;
    bool noted = false;
    if (!json_take(&r->json, '{')) return refuse(r, "it is no object");
    for (uint32_t n = 0; !json_take(&r->json, '}'); n++) {
        if (n && !json_take(&r->json, ',')) return refuse(r, "it does not end");
        if (!json_string(&r->json, &name) || !json_take(&r->json, ':')) return refuse(r, "it has no name here");
        bool notes = !strcmp(name, "__metadata__");
        if (notes && noted) return refuse(r, "__metadata__ comes twice");
        noted |= notes;
        if (notes ? !take_notes(r) : !take_tensor(r, name)) return false;
    }
    json_take(&r->json, 0); // the spaces behind it
    return r->json.at == r->json.n || refuse(r, "it goes on behind its end");
}

static int by_place(const void *a, const void *b) {
    const StoredTensor *x = a, *y = b;
    if (x->at != y->at) return x->at < y->at ? -1 : 1;
    return x->tensor.bytes < y->tensor.bytes ? -1 : x->tensor.bytes > y->tensor.bytes;
}

static bool check_cover(HeaderReader *r) {
    TpudataCheckpoint *c = r->c;
    uint64_t at = 0;
    if (c->n_tensors) qsort(c->tensors, c->n_tensors, sizeof *c->tensors, by_place);
    for (uint32_t i = 0; i < c->n_tensors; i++) {
        if (c->tensors[i].at != at) return refuse(r, "tensors overlap, or leave a hole between them");
        at += c->tensors[i].tensor.bytes;
        c->tensors[i].at += PREFIX + r->json.n;
    }
    return at == r->n_data || refuse(r, "the file has more bytes than its tensors");
}

bool header_read(TpudataCheckpoint *c, TpurtError *error) {
    uint8_t prefix[PREFIX];
    Blob *b = &c->file;
    if (!blob_read(b, 0, prefix, PREFIX, "the header of a .safetensors file", error)) return false;
    uint64_t n = word_le(prefix, PREFIX), n_names = 1, n_dims = 1;
    if (n < 2 || n > MOST_HEADER) return blob_refuse(b, 0, error, "this is no .safetensors file: a header of %" PRIu64 " bytes", n), false;
    c->header = memory_new(&c->allocator, n + 1, 1, 64, "the header of a checkpoint", error);
    if (!c->header || !blob_read(b, PREFIX, c->header, n, "the header of a .safetensors file", error)) return false;
    for (uint64_t i = 0; i < n; i++) {
        n_names += c->header[i] == ':';
        n_dims += c->header[i] == ',' || c->header[i] == '[';
    }
    c->tensors = memory_new(&c->allocator, n_names, sizeof *c->tensors, 64, "tensors of a checkpoint", error);
    c->notes = memory_new(&c->allocator, n_names, sizeof *c->notes, 16, "notes of a checkpoint", error);
    c->dims = memory_new(&c->allocator, n_dims, sizeof *c->dims, 16, "sizes of tensors", error);
    if (!c->tensors || !c->notes || !c->dims) return false;
    HeaderReader r = {.c = c, .json = {.text = c->header, .n = n}, .error = error, .n_data = b->bytes - PREFIX - n};
    return take_all(&r) && check_cover(&r);
}
