// The header of NumPy's .npy: a magic number, a version, a length and a Python dictionary {'descr': '<f4', 'fortran_order': False, 'shape': (3, 4), }.
// Format: numpy/lib/format.py's description, "NPY format specification". The dictionary is read as what NumPy writes: keys in any order, each once.
#include "runtime/data/data.h"

#include <stdio.h>
#include <string.h>

enum { MAGIC = 6 };

typedef struct {
    const Blob *blob;
    const char *text;
    uint32_t n, at, start; // start: of the text in the file
    TpurtError *error;
} Header;

static bool refuse(Header *h, const char *why) { return blob_refuse(h->blob, h->start + h->at, h->error, "the header of an .npy file %s", why), false; }

static void skip_spaces(Header *h) {
    while (h->at < h->n && (h->text[h->at] == ' ' || h->text[h->at] == '\n' || h->text[h->at] == '\t' || h->text[h->at] == '\r')) h->at++;
}

static bool take(Header *h, char c) {
    skip_spaces(h);
    if (h->at >= h->n || h->text[h->at] != c) return false;
    h->at++;
    return true;
}

static bool take_string(Header *h, char *to, size_t room) {
    skip_spaces(h);
    char quote = h->at < h->n ? h->text[h->at] : 0;
    size_t n = 0;
    if (quote != '\'' && quote != '"') return refuse(h, "has no string here");
    for (h->at++; h->at < h->n && h->text[h->at] != quote; h->at++) {
        if (n + 1 >= room) return refuse(h, "has a string here that is too long");
        to[n++] = h->text[h->at];
    }
    to[n] = 0;
    return take(h, quote) || refuse(h, "ends in a string");
}

static bool take_number(Header *h, int64_t *out) {
    skip_spaces(h);
    int64_t v = 0;
    uint32_t first = h->at;
    for (; h->at < h->n && h->text[h->at] >= '0' && h->text[h->at] <= '9'; h->at++)
        if (__builtin_mul_overflow(v, 10, &v) || __builtin_add_overflow(v, h->text[h->at] - '0', &v)) return refuse(h, "has a size here that is too large");
    if (h->at < h->n && h->text[h->at] == 'L') h->at++; // as Python 2 wrote them
    *out = v;
    return h->at > first || refuse(h, "has no size here");
}

static bool take_shape(Header *h, ArrayHead *out) {
    if (!take(h, '(')) return refuse(h, "has no shape here");
    out->rank = 0;
    while (!take(h, ')')) {
        if (out->rank == TPU_MAX_RANK) return refuse(h, "has more than 32 dimensions");
        if (!take_number(h, &out->dims[out->rank++])) return false;
        if (take(h, ',')) continue;
        if (!take(h, ')')) return refuse(h, "has a shape that does not end here");
        break;
    }
    return true;
}

static bool set_type(Header *h, const char *descr, ArrayHead *out) {
    static const struct {
        char name[4];
        uint32_t dtype;
    } types[] = {{"b1", TPU_I1},   {"i1", TPU_I8},   {"i2", TPU_I16},  {"i4", TPU_I32}, {"i8", TPU_I64}, {"u1", TPU_UI8},
                 {"u2", TPU_UI16}, {"u4", TPU_UI32}, {"u8", TPU_UI64}, {"f2", TPU_F16}, {"f4", TPU_F32}, {"f8", TPU_F64}};
    bool named = descr[0] && strchr("<>|=", descr[0]);
    for (size_t i = 0; named && i < sizeof types / sizeof *types; i++) {
        if (strcmp(descr + 1, types[i].name) != 0) continue;
        out->dtype = types[i].dtype;
        out->swap = descr[0] == '>' && descr[2] != '1';
        return true;
    }
    char why[240];
    const char *way = "write the array with .astype(np.float32)", *letter = descr + named;
    if (*letter == 'O') way = "those are Python objects, rows of different lengths as a rule: pad them, and write np.array(rows, dtype=np.float32)";
    else if (*letter == 'U' || *letter == 'S') way = "that is text: write numbers, as np.unique(text, return_inverse=True)[1] gives them";
    else if (*letter == 'c') way = "those are complex numbers: write .real and .imag as two arrays";
    snprintf(why, sizeof why, "says '%.20s' for the type of elements, which is not read; %s", descr, way);
    return refuse(h, why);
}

static bool take_value(Header *h, const char *key, ArrayHead *out) {
    char descr[32];
    if (!strcmp(key, "shape")) return take_shape(h, out);
    if (!strcmp(key, "descr")) return take_string(h, descr, sizeof descr) && set_type(h, descr, out);
    if (strcmp(key, "fortran_order") != 0) return refuse(h, "has a key before here that is none of descr, fortran_order and shape");
    skip_spaces(h);
    bool is_true = h->n - h->at >= 4 && !memcmp(h->text + h->at, "True", 4), is_false = h->n - h->at >= 5 && !memcmp(h->text + h->at, "False", 5);
    if (is_true) return refuse(h, "says that columns come first (fortran_order); write the array with np.ascontiguousarray");
    h->at += 5;
    return is_false || refuse(h, "has neither True nor False here");
}

static bool take_all(Header *h, ArrayHead *out) {
    uint32_t seen = 0;
    if (!take(h, '{')) return refuse(h, "is no dictionary");
    while (!take(h, '}')) {
        char key[32];
        if (!take_string(h, key, sizeof key)) return false;
        if (!take(h, ':')) return refuse(h, "has no ':' here");
        uint32_t bit = key[0] == 's' ? 1 : key[0] == 'd' ? 2 : 4;
        if (seen & bit) return refuse(h, "says the same twice");
        seen |= bit;
        if (!take_value(h, key, out)) return false;
        if (take(h, ',')) continue;
        if (!take(h, '}')) return refuse(h, "does not end here");
        break;
    }
    skip_spaces(h);
    if (seen != 7) return refuse(h, "lacks one of descr, fortran_order and shape");
    return h->at == h->n || refuse(h, "goes on behind its dictionary");
}

bool npy_head(const Blob *b, ArrayHead *out, TpurtError *error) {
    uint8_t begin[12];
    char text[1024];
    *out = (ArrayHead){0};
    if (!blob_read(b, 0, begin, 10, "the header of an .npy file", error)) return false;
    uint32_t version = begin[MAGIC], prefix = version == 1 ? 10 : 12;
    if (version < 1 || version > 3 || begin[7]) return blob_refuse(b, MAGIC, error, "version %u.%u of .npy is not read", version, begin[7]), false;
    if (!blob_read(b, 0, begin, prefix, "the header of an .npy file", error)) return false;
    uint64_t n = word_le(begin + 8, prefix - 8);
    if (n >= sizeof text) return blob_refuse(b, 8, error, "a header of %u bytes, which no array of numbers has", (uint32_t)n), false;
    if (!blob_read(b, prefix, text, n, "the header of an .npy file", error)) return false;
    Header h = {.blob = b, .text = text, .n = (uint32_t)n, .start = prefix, .error = error};
    out->at = prefix + n;
    return take_all(&h, out);
}
