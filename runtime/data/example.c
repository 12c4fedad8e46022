// tf.Example in protobuf's encoding, decoded right into rows. Example { features: 1 }, Features { map<string, Feature> feature: 1 }, a map's entry { key: 1,
// value: 2 }, Feature { bytes_list: 1 | float_list: 2 | int64_list: 3 }, each list { value: 1 }, floats and integers packed or one by one. As protobuf has it,
// fields may come in any order and unknown ones are skipped; of a key that comes twice the last counts, and so of the lists of a feature. Formats: "Encoding"
// at protobuf.dev; tensorflow/core/example/example.proto and feature.proto.
#include "runtime/data/data.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

typedef struct {
    const uint8_t *next, *end;
} Span;

typedef struct {
    const uint8_t *begin;
    const ExampleAt *where;
    TpurtError *error;
} Decoder;

typedef enum { WIRE_VARINT, WIRE_64, WIRE_BYTES, WIRE_GROUP, WIRE_GROUP_END, WIRE_32 } Wire;
typedef enum { LIST_NONE, LIST_BYTES, LIST_FLOATS, LIST_INTS } ListKind;

typedef struct {
    uint32_t number;
    Wire wire;
    uint64_t value; // of WIRE_VARINT
    Span bytes;     // of the others
} Field;

static bool refuse(const Decoder *d, const uint8_t *at, const char *why) {
    const ExampleAt *w = d->where;
    return blob_refuse(w->blob, w->at + (uint64_t)(at - d->begin), d->error, "record %" PRIu64 " is no tf.Example: %s", w->number, why), false;
}

static bool take_varint(const Decoder *d, Span *s, uint64_t *out) {
    uint64_t v = 0;
    const uint8_t *first = s->next;
    for (unsigned shift = 0; shift < 70 && s->next < s->end; shift += 7) {
        uint8_t byte = *s->next++;
        if (shift == 63 && byte > 1) break;
        v |= (uint64_t)(byte & 127) << shift;
        if (byte < 128) return *out = v, true;
    }
    return refuse(d, first, "a number does not end");
}

static bool take_bytes(const Decoder *d, Span *s, uint64_t n, Span *out) {
    if (n > (uint64_t)(s->end - s->next)) return refuse(d, s->next, "a part of it is longer than what holds it");
    *out = (Span){s->next, s->next + n};
    s->next += n;
    return true;
}

static bool take_tag(const Decoder *d, Span *s, Field *out) {
    uint64_t tag;
    const uint8_t *at = s->next;
    if (!take_varint(d, s, &tag)) return false;
    *out = (Field){.number = (uint32_t)(tag >> 3), .wire = (Wire)(tag & 7)};
    return (!(tag >> 32) && out->number) || refuse(d, at, "a field has a number that none has");
}

// A group, which proto2 had before messages: unknown here, and skipped, with those in it.
static bool skip_group(const Decoder *d, Span *s, uint32_t number) {
    enum { DEEPEST = 100 };
    uint32_t open[DEEPEST] = {number}, n = 1;
    while (n) {
        Span skipped;
        Field x;
        uint64_t bytes = 0;
        const uint8_t *at = s->next;
        if (at == s->end) return refuse(d, at, "a group does not end");
        if (!take_tag(d, s, &x)) return false;
        bool good = true;
        switch (x.wire) {
        case WIRE_VARINT: good = take_varint(d, s, &bytes); break;
        case WIRE_64: good = take_bytes(d, s, 8, &skipped); break;
        case WIRE_BYTES: good = take_varint(d, s, &bytes) && take_bytes(d, s, bytes, &skipped); break;
        case WIRE_32: good = take_bytes(d, s, 4, &skipped); break;
        case WIRE_GROUP:
            if (n == DEEPEST) return refuse(d, at, "groups lie too deep in each other");
            open[n++] = x.number;
            break;
        case WIRE_GROUP_END:
            if (open[--n] != x.number) return refuse(d, at, "another group ends than began");
            break;
        default: return refuse(d, at, "a field is of a kind that there is not");
        }
        if (!good) return false;
    }
    return true;
}

static bool take_field(const Decoder *d, Span *s, Field *out) {
    uint64_t n = 0;
    const uint8_t *at = s->next;
    if (!take_tag(d, s, out)) return false;
    switch (out->wire) {
    case WIRE_VARINT: return take_varint(d, s, &out->value);
    case WIRE_64: return take_bytes(d, s, 8, &out->bytes);
    case WIRE_BYTES: return take_varint(d, s, &n) && take_bytes(d, s, n, &out->bytes);
    case WIRE_32: return take_bytes(d, s, 4, &out->bytes);
    case WIRE_GROUP: return skip_group(d, s, out->number);
    default: return refuse(d, at, "a field is of a kind that it has none of");
    }
}

// ---- Lists of values: what is behind the first n_elems of a feature is counted, not kept.

typedef struct {
    const Decoder *d;
    const Feature *f;
    uint8_t *row;
    uint64_t n_values;
    ListKind kind;
    Span bytes;        // of the last value of a list of bytes
    const uint8_t *at; // of the feature
} Values;

static bool add_value(Values *v, const Conversion *c, const void *value, const uint8_t *at) {
    char why[160], shown[40];
    uint64_t i = v->n_values++;
    if (i >= v->f->n_elems) return true;
    if (elems_convert(c, value, v->row + i * tpurt_dtype_bytes(c->to), 1)) return true;
    elem_show(c, value, shown, sizeof shown);
    const ExampleAt *w = v->d->where;
    snprintf(why, sizeof why, "'%.60s' has the value %s, which is no %s", v->f->name, shown, tpurt_dtype_name(c->to));
    return blob_refuse(w->blob, w->at + (uint64_t)(at - v->d->begin), v->d->error, "record %" PRIu64 ": %s", w->number, why), false;
}

static Conversion from_list(const Feature *f, uint32_t dtype) {
    Conversion c = f->convert;
    c.from = dtype;
    c.of_byte = NULL;
    c.same = dtype == c.to && c.scale == 1 && c.shift == 0;
    return c;
}

static bool take_floats(Values *v, const Field *x) {
    Conversion c = from_list(v->f, TPU_F32);
    if (x->wire != WIRE_32 && x->wire != WIRE_BYTES) return refuse(v->d, x->bytes.next, "a list of floats holds something else");
    if ((x->bytes.end - x->bytes.next) % 4) return refuse(v->d, x->bytes.next, "a list of floats ends in one");
    for (const uint8_t *at = x->bytes.next; at < x->bytes.end; at += 4)
        if (!add_value(v, &c, at, at)) return false;
    return true;
}

static bool take_ints(Values *v, const Field *x, const uint8_t *field_at) {
    Conversion c = from_list(v->f, TPU_I64);
    if (x->wire == WIRE_VARINT) return add_value(v, &c, &x->value, field_at);
    if (x->wire != WIRE_BYTES) return refuse(v->d, field_at, "a list of integers holds something else");
    for (Span s = x->bytes; s.next < s.end;) {
        const uint8_t *at = s.next;
        uint64_t value;
        if (!take_varint(v->d, &s, &value) || !add_value(v, &c, &value, at)) return false;
    }
    return true;
}

static bool take_list(Values *v, Span list, ListKind kind) {
    if (kind != v->kind) v->n_values = 0; // the last list of a feature counts; one that comes in pieces is one
    v->kind = kind;
    if (kind != LIST_BYTES && !conversion_is_possible(kind == LIST_INTS ? TPU_I64 : TPU_F32, v->f->convert.to)) return true; // said at the end
    while (list.next < list.end) {
        const uint8_t *at = list.next;
        Field x;
        if (!take_field(v->d, &list, &x)) return false;
        if (x.number != 1) continue;
        if (kind == LIST_FLOATS && !take_floats(v, &x)) return false;
        if (kind == LIST_INTS && !take_ints(v, &x, at)) return false;
        if (kind != LIST_BYTES) continue;
        if (x.wire != WIRE_BYTES) return refuse(v->d, at, "a list of bytes holds something else");
        v->bytes = x.bytes;
        v->n_values++;
    }
    return true;
}

static bool wrong_values(const Values *v, uint64_t got, const char *what, uint64_t wanted, const char *more) {
    const ExampleAt *w = v->d->where;
    return blob_refuse(w->blob, w->at + (uint64_t)(v->at - v->d->begin), v->d->error,
                       "record %" PRIu64 ": '%.80s' has %" PRIu64 " %s where %" PRIu64 " %s wanted%s", w->number, v->f->name, got, what, wanted,
                       wanted == 1 ? "is" : "are", more),
           false;
}

static bool convert_bytes(Values *v) {
    const Feature *f = v->f;
    uint64_t n = (uint64_t)(v->bytes.end - v->bytes.next), width = tpurt_dtype_bytes(f->convert.from);
    if (v->n_values != 1) return wrong_values(v, v->n_values, "strings of bytes", 1, "");
    if (n != f->from_bytes) {
        bool picture = n > 4 && (!memcmp(v->bytes.next, "\x89PNG", 4) || !memcmp(v->bytes.next, "\xff\xd8\xff", 3));
        return wrong_values(v, n, "bytes", f->from_bytes, picture ? "; they are a PNG or JPEG picture, and only pixels as they are can be read" : "");
    }
    uint64_t fit = elems_convert(&f->convert, v->bytes.next, v->row, f->n_elems);
    if (fit == f->n_elems) return true;
    v->n_values = fit;
    return add_value(v, &f->convert, v->bytes.next + fit * width, v->bytes.next + fit * width); // which says why
}

static bool take_feature(const Decoder *d, Span feature, const Feature *f, uint8_t *row) {
    Values v = {.d = d, .f = f, .row = row, .at = feature.next};
    while (feature.next < feature.end) {
        Field x;
        const uint8_t *at = feature.next;
        if (!take_field(d, &feature, &x)) return false;
        if (x.number > LIST_INTS) continue;
        if (x.wire != WIRE_BYTES) return refuse(d, at, "a feature is no list");
        if (!take_list(&v, x.bytes, (ListKind)x.number)) return false;
    }
    if (v.kind == LIST_BYTES) return convert_bytes(&v);
    if (v.kind == LIST_FLOATS && !conversion_is_possible(TPU_F32, f->convert.to))
        return blob_refuse(d->where->blob, d->where->at + (uint64_t)(v.at - d->begin), d->error,
                           "record %" PRIu64 ": '%.80s' holds floats, which do not become %s", d->where->number, f->name, tpurt_dtype_name(f->convert.to)),
               false;
    if (v.n_values != f->n_elems || (!v.kind && f->n_elems)) return wrong_values(&v, v.n_values, "values", f->n_elems, v.kind ? "" : "; it is no list");
    return true;
}

static bool take_entry(const Decoder *d, Span entry, const Feature *features, uint32_t n_features, uint8_t *const *rows, uint64_t *found) {
    Span key = {entry.next, entry.next}, value = key;
    while (entry.next < entry.end) {
        Field x;
        const uint8_t *at = entry.next;
        if (!take_field(d, &entry, &x)) return false;
        if (x.number > 2) continue;
        if (x.wire != WIRE_BYTES) return refuse(d, at, "a feature has no name, or is none");
        if (x.number == 1) key = x.bytes;
        else value = x.bytes;
    }
    size_t n = (size_t)(key.end - key.next);
    for (uint32_t i = 0; i < n_features; i++) {
        if (strlen(features[i].name) != n || memcmp(features[i].name, key.next, n) != 0) continue;
        if (!take_feature(d, value, &features[i], rows[i])) return false;
        found[i / 64] |= UINT64_C(1) << i % 64;
    }
    return true;
}

bool example_decode(const uint8_t *bytes, uint64_t n_bytes, const Feature *features, uint32_t n_features, uint8_t *const *rows, const ExampleAt *where,
                    TpurtError *error) {
    Decoder d = {bytes, where, error};
    uint64_t found[64] = {0}; // 4096 features at most
    for (Span all = {bytes, bytes + n_bytes}; all.next < all.end;) {
        Field outer, entry;
        const uint8_t *at = all.next;
        if (!take_field(&d, &all, &outer)) return false;
        if (outer.number != 1) continue;
        if (outer.wire != WIRE_BYTES) return refuse(&d, at, "its features are none");
        while (outer.bytes.next < outer.bytes.end) {
            at = outer.bytes.next;
            if (!take_field(&d, &outer.bytes, &entry)) return false;
            if (entry.number != 1) continue;
            if (entry.wire != WIRE_BYTES) return refuse(&d, at, "its features are none");
            if (!take_entry(&d, entry.bytes, features, n_features, rows, found)) return false;
        }
    }
    for (uint32_t i = 0; i < n_features; i++)
        if (!(found[i / 64] >> i % 64 & 1))
            return blob_refuse(where->blob, where->at, error, "record %" PRIu64 " has no feature '%.100s'", where->number, features[i].name), false;
    return true;
}
