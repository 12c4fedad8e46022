// .npy: see npy.h. The header is a Python dictionary of three keys; it is read by a small parser that accepts what
// NumPy's own writer and older versions of it produce, and names the byte where it stops understanding.
#define _GNU_SOURCE
#include "frontend/tensors/npy.h"

#include "frontend/base/file.h"
#include "frontend/base/foreign.h"
#include "ir/base/outfile.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <malloc.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// PREFIX: "\x93NUMPY", two bytes of version. MOST_HEADER: NumPy itself reads 10,000 bytes where nobody asks for more.
enum { ALIGN = 64, MAGIC = 6, PREFIX = 8, MOST_HEADER = 1 << 20, FRONT = PREFIX + 4 + MOST_HEADER };
static const char magic[] = "\x93NUMPY";

static const struct {
    DType dtype;
    const char *descr; // without the byte order; the first of a type is the one written
    char order;        // written before it
} descrs[] = {
    {DT_I1, "b1", '|'},    {DT_I8, "i1", '|'},       {DT_I16, "i2", '<'}, {DT_I32, "i4", '<'},  {DT_I64, "i8", '<'}, {DT_UI8, "u1", '|'}, {DT_UI16, "u2", '<'},
    {DT_UI32, "u4", '<'},  {DT_UI64, "u8", '<'},     {DT_F16, "f2", '<'}, {DT_BF16, "V2", '<'}, {DT_F32, "f4", '<'}, {DT_F64, "f8", '<'}, {DT_C64, "c8", '<'},
    {DT_C128, "c16", '<'}, {DT_BF16, "bfloat16", 0}, {DT_UI8, "V1", '<'}, {DT_UI8, "f1", '<'}, // how NumPy writes the floats of ml_dtypes that take a byte
};

DType npy_stored_dtype(DType dtype) {
    switch (dtype) {
    case DT_I2:
    case DT_I4: return DT_I8;
    case DT_UI2:
    case DT_UI4: return DT_UI8;
    default: return dtype_is_small_float(dtype) ? DT_UI8 : dtype;
    }
}

void npy_add_dtype(DType dtype, Text *out) {
    DType stored = npy_stored_dtype(dtype);
    unsigned bits = 8 * (unsigned)dtype_bytes(stored);
    if (stored == DT_BF16) text_z(out, "ml_dtypes.bfloat16");
    else if (stored == DT_I1) text_z(out, "\"bool\"");
    else text_f(out, "\"%s%u\"", dtype_is_complex(stored) ? "complex" : dtype_is_float(stored) ? "float" : dtype_is_signed(stored) ? "int" : "uint", bits);
}

// ---- The header

typedef struct {
    const char *start, *at, *end;
    Loc place;
    Diags *d;
    bool fortran;
    bool have_descr, have_order, have_shape;
} Header;

static bool header_error(const Header *h, const char *what) {
    diag_error(h->d, h->place, CODE_NPY, "the .npy header is malformed at byte %td: %s", h->at - h->start, what);
    return false;
}

// A header that NumPy writes, of what is not read; `how`: what makes of numpy.load(FILE one that is.
static bool refuse_kind(const Header *h, const char *what, const char *how) {
    diag_error(h->d, h->place, CODE_NPY, "%s", what);
    diag_help(h->d, "in Python: numpy.save(\"OTHER.npy\", numpy.load(\"%s\"%s)", str_text(h->place.file), how);
    return false;
}

static void skip_space(Header *h) {
    while (h->at < h->end && (*h->at == ' ' || *h->at == '\n' || *h->at == '\t' || *h->at == '\r')) h->at++;
}

static bool take(Header *h, char c) {
    skip_space(h);
    if (h->at == h->end || *h->at != c) return false;
    h->at++;
    return true;
}

static bool take_word(Header *h, const char *word) {
    size_t len = strlen(word);
    skip_space(h);
    if ((size_t)(h->end - h->at) < len || memcmp(h->at, word, len)) return false;
    h->at += len;
    return true;
}

static bool take_string(Header *h, const char **out, size_t *out_len) {
    skip_space(h);
    if (h->at == h->end || (*h->at != '\'' && *h->at != '"')) return header_error(h, "a quoted string is expected");
    char quote = *h->at++;
    *out = h->at;
    while (h->at < h->end && *h->at != quote && *h->at != '\\') h->at++;
    if (h->at == h->end || *h->at != quote) return header_error(h, "the string does not end");
    *out_len = (size_t)(h->at++ - *out);
    return true;
}

static bool read_descr(Header *h, NpyArray *out) {
    const char *text;
    size_t len;
    skip_space(h);
    if (h->at < h->end && *h->at == '[') return refuse_kind(h, "structured arrays are not supported; one field of it is an array", ")[\"FIELD\"]");
    if (!take_string(h, &text, &len)) return false;
    char order = len && strchr("<>|=", text[0]) ? text[0] : 0;
    const char *type = text + (order != 0);
    size_t type_len = len - (order != 0);
    for (size_t i = 0; i < COUNT(descrs); i++) {
        if (strlen(descrs[i].descr) != type_len || memcmp(descrs[i].descr, type, type_len)) continue;
        if (order != '>' || dtype_bytes(descrs[i].dtype) == 1) return out->dtype = descrs[i].dtype, true;
        const char *how = arena_printf(&h->d->arena, ").astype(\"<%s\")", descrs[i].descr);
        return refuse_kind(h, arena_printf(&h->d->arena, "the array is big-endian (\"%.*s\"), and only little-endian ones are read", (int)len, text), how);
    }
    const char *what = arena_printf(&h->d->arena, "the element type '%.*s' is not supported", len < 40 ? (int)len : 40, text);
    return refuse_kind(h, what, type_len && *type == 'O' ? ", allow_pickle=True).astype(\"float32\")" : ").astype(\"float32\")");
}

static bool read_dim(Header *h, NpyArray *out) {
    skip_space(h);
    if (h->at == h->end || *h->at < '0' || *h->at > '9') return header_error(h, "a dimension is expected");
    int64_t n = 0;
    while (h->at < h->end && *h->at >= '0' && *h->at <= '9')
        if (__builtin_mul_overflow(n, 10, &n) || __builtin_add_overflow(n, *h->at++ - '0', &n)) return header_error(h, "the dimension is too large");
    if (h->at < h->end && *h->at == 'L') h->at++; // as Python 2 wrote long integers
    if (out->rank == MAX_RANK) return header_error(h, "there are more than 32 dimensions");
    out->dims[out->rank++] = n;
    return true;
}

static bool read_shape(Header *h, NpyArray *out) {
    if (!take(h, '(')) return header_error(h, "a tuple of dimensions is expected");
    while (!take(h, ')')) {
        if (!read_dim(h, out)) return false;
        if (take(h, ',')) continue;
        if (!take(h, ')')) return header_error(h, "',' or ')' is expected");
        if (out->rank == 1) return header_error(h, "a tuple of one dimension needs a comma");
        break;
    }
    return true;
}

static bool read_entry(Header *h, NpyArray *out) {
    const char *key;
    size_t len;
    if (!take_string(h, &key, &len)) return false;
    if (!take(h, ':')) return header_error(h, "':' is expected");
    bool *have;
    if (len == 5 && !memcmp(key, "descr", 5)) have = &h->have_descr;
    else if (len == 13 && !memcmp(key, "fortran_order", 13)) have = &h->have_order;
    else if (len == 5 && !memcmp(key, "shape", 5)) have = &h->have_shape;
    else return header_error(h, "a key other than descr, fortran_order and shape");
    if (*have) return header_error(h, "a key stands twice");
    *have = true;
    if (have == &h->have_descr) return read_descr(h, out);
    if (have == &h->have_shape) return read_shape(h, out);
    h->fortran = take_word(h, "True");
    return h->fortran || take_word(h, "False") || header_error(h, "True or False is expected");
}

static bool read_dictionary(Header *h, NpyArray *out) {
    if (!take(h, '{')) return header_error(h, "'{' is expected");
    while (!take(h, '}')) {
        if (!read_entry(h, out)) return false;
        if (take(h, ',')) continue;
        if (!take(h, '}')) return header_error(h, "',' or '}' is expected");
        break;
    }
    skip_space(h);
    if (h->at != h->end) return header_error(h, "something follows the dictionary");
    if (h->have_descr && h->have_order && h->have_shape) return true;
    return header_error(h, "descr, fortran_order and shape are not all there");
}

// The bytes that the array has.
static bool find_size(const Header *h, NpyArray *out) {
    size_t bytes = dtype_bytes(out->dtype);
    bool empty = false, over = false;
    for (uint32_t i = 0; i < out->rank; i++) {
        if (!out->dims[i]) empty = true;
        else over |= __builtin_mul_overflow(bytes, (size_t)out->dims[i], &bytes) || bytes > SIZE_MAX / 4;
    }
    if (over) {
        diag_error(h->d, h->place, CODE_NPY, "the shape in the header is too large");
        return false;
    }
    out->bytes = empty ? 0 : bytes;
    return true;
}

static bool check_size(const NpyArray *a, size_t have, Loc at, Diags *d) {
    if (a->bytes == have) return true;
    if (have < a->bytes) diag_error(d, at, CODE_NPY, "the file is truncated: the array needs %zu bytes, %zu follow the header", a->bytes, have);
    else diag_error(d, at, CODE_NPY, "more bytes follow the array of %zu bytes", a->bytes);
    return false;
}

// What it is instead, and what writes one.
static void refuse_foreign(const uint8_t *bytes, size_t size, Loc at, Diags *d) {
    const ForeignFormat *f = size < MAGIC || memcmp(bytes, magic, MAGIC) ? foreign_find(bytes, size) : NULL;
    if (f) diag_error(d, at, CODE_NPY, "is not a .npy file: this is %s", f->what);
    else diag_error(d, at, CODE_NPY, size ? "is not a .npy file" : "is not a .npy file: it is empty");
    diag_help(d, "in Python: numpy.save(\"OUT.npy\", array) writes one");
}

// Everything but the data, from the first bytes of a file, FRONT of them where there are more. *out_offset is where the data begins.
static bool read_header(const void *front, size_t size, Loc at, NpyArray *out, size_t *out_offset, bool *out_fortran, Diags *d) {
    const uint8_t *bytes = front;
    *out = (NpyArray){0};
    if (size < PREFIX || memcmp(front, magic, MAGIC)) {
        refuse_foreign(bytes, size, at, d);
        return false;
    }
    unsigned version = bytes[6];
    size_t len_bytes = version == 1 ? 2 : 4, len = 0;
    if (version < 1 || version > 3 || bytes[7]) {
        diag_error(d, at, CODE_NPY, "has version %u.%u of the .npy format; 1.0, 2.0 and 3.0 are supported", version, bytes[7]);
        return false;
    }
    for (size_t i = 0; i < len_bytes && PREFIX + i < size; i++) len |= (size_t)bytes[PREFIX + i] << 8 * i;
    *out_offset = PREFIX + len_bytes + len;
    if (len > MOST_HEADER) {
        diag_error(d, at, CODE_NPY, "its header has %zu bytes; at most %d are read", len, MOST_HEADER);
        return false;
    }
    if (size < PREFIX + len_bytes || size - PREFIX - len_bytes < len) {
        diag_error(d, at, CODE_NPY, "the file is truncated: its header ends at byte %zu, the file has %zu", *out_offset, size);
        return false;
    }
    const char *text = (const char *)front + PREFIX + len_bytes;
    Header h = {.start = front, .at = text, .end = text + len, .place = at, .d = d};
    if (!read_dictionary(&h, out) || !find_size(&h, out)) return false;
    *out_fortran = h.fortran;
    return true;
}

// ---- The data

static void *aligned_block(size_t bytes) {
    void *block = bytes > SIZE_MAX / 2 ? NULL : memalign(ALIGN, bytes ? bytes : 1);
    if (!block) memory_exhausted(bytes);
    return block;
}

// The first dimension varies fastest in the file; the result is written in order, reading with strides.
static void *from_fortran(const NpyArray *a, const char *data) {
    size_t width = dtype_bytes(a->dtype), stride[MAX_RANK], step = width;
    int64_t index[MAX_RANK] = {0};
    char *to = aligned_block(a->bytes);
    for (uint32_t i = 0; i < a->rank; i++) {
        stride[i] = step;
        step *= (size_t)a->dims[i];
    }
    const char *from = data;
    for (size_t done = 0; done < a->bytes; done += width) {
        memcpy(to + done, from, width);
        for (uint32_t i = a->rank; i-- > 0;) {
            from += stride[i];
            if (++index[i] < a->dims[i]) break;
            from -= stride[i] * (size_t)a->dims[i];
            index[i] = 0;
        }
    }
    return to;
}

static bool check_bools(const NpyArray *a, Loc at, Diags *d) {
    const uint8_t *v = a->data;
    if (a->dtype != DT_I1) return true;
    for (size_t i = 0; i < a->bytes; i++) {
        if (v[i] <= 1) continue;
        diag_error(d, at, CODE_NPY, "element %zu of a bool array is %u, not 0 or 1", i, v[i]);
        return false;
    }
    return true;
}

void npy_free(NpyArray *a) {
    free(a->data);
    *a = (NpyArray){0};
}

bool npy_parse(const void *file, size_t size, Loc at, NpyArray *out, Diags *d) {
    size_t offset;
    bool fortran;
    if (!read_header(file, size, at, out, &offset, &fortran, d) || !check_size(out, size - offset, at, d)) {
        *out = (NpyArray){0};
        return false;
    }
    const char *data = (const char *)file + offset;
    if (fortran && out->rank > 1) out->data = from_fortran(out, data);
    else out->data = memcpy(aligned_block(out->bytes), data, out->bytes);
    if (check_bools(out, at, d)) return true;
    npy_free(out);
    return false;
}

// ---- Files, and pipes, which may have no end: no more is read than the header says that there is

// Up to n bytes, fewer only where the file ends. -1 with errno: it cannot be read.
static ssize_t read_some(int fd, char *to, size_t n) {
    size_t done = 0;
    while (done < n) {
        ssize_t got = read(fd, to + done, n - done);
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return -1;
        if (!got) break;
        done += (size_t)got;
    }
    return (ssize_t)done;
}

static bool cannot(const char *what, Loc at, Diags *d) {
    diag_exit(d, EXIT_SYSTEM, at, "cannot %s: %s", what, strerror(errno));
    return false;
}

// Behind the front, of which n bytes are data.
static bool read_data(int fd, const char *front, size_t n, Loc at, NpyArray *out, Diags *d) {
    char one;
    if (n > out->bytes) return check_size(out, n, at, d);
    out->data = aligned_block(out->bytes);
    memcpy(out->data, front, n);
    ssize_t more = read_some(fd, (char *)out->data + n, out->bytes - n), behind = more < 0 ? -1 : read_some(fd, &one, 1);
    if (behind < 0) return cannot("read", at, d);
    return check_size(out, n + (size_t)more + (size_t)behind, at, d);
}

static bool read_array(int fd, char *front, Loc at, NpyArray *out, Diags *d) {
    size_t offset;
    bool fortran;
    ssize_t size = read_some(fd, front, FRONT);
    if (size < 0) return cannot("read", at, d);
    if (!read_header(front, (size_t)size, at, out, &offset, &fortran, d) || !read_data(fd, front + offset, (size_t)size - offset, at, out, d)) return false;
    if (fortran && out->rank > 1) {
        void *data = from_fortran(out, out->data);
        free(out->data);
        out->data = data;
    }
    return check_bools(out, at, d);
}

bool npy_read(const char *path, NpyArray *out, Diags *d) {
    Loc at = diag_file(d, path);
    *out = (NpyArray){0};
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0) return cannot("open", at, d);
    char *front = xmalloc(FRONT);
    bool good = read_array(fd, front, at, out, d);
    if (!good) npy_free(out);
    free(front);
    close(fd);
    return good;
}

// ---- As a constant

static bool array_fits(const NpyArray *a, Type type, Loc at, const char *who, Diags *d) {
    bool fits = type_is_tensor(type) && a->dtype == npy_stored_dtype(type->dtype) && a->rank == type->rank;
    for (uint32_t i = 0; fits && i < a->rank; i++) fits = type->dims[i] == DIM_UNKNOWN || type->dims[i] == a->dims[i];
    if (fits) return true;
    Text shape = {0};
    for (uint32_t i = 0; i < a->rank; i++) text_f(&shape, "%" PRId64 "x", a->dims[i]);
    diag_error(d, at, CODE_WEIGHTS, "%s is %s, but the array is %s%s", who, type_name(&d->arena, type), shape.n ? shape.items : "", dtype_text(a->dtype));
    vec_free(&shape);
    return false;
}

const Literal *npy_literal(const char *path, Module *m, Type type, const char *who, Diags *d) {
    Loc at = diag_file(d, path);
    FileMap map;
    NpyArray a;
    size_t offset;
    bool fortran;
    const Literal *l = NULL;
    if (!file_map(path, &map, d)) return NULL;
    if (read_header(map.bytes, map.n_bytes, at, &a, &offset, &fortran, d) && check_size(&a, map.n_bytes - offset, at, d) && array_fits(&a, type, at, who, d)) {
        Type sized = type_tensor(&m->types, type->dtype, a.dims, a.rank);
        size_t width = dtype_bytes(a.dtype);
        bool as_it_lies = (!fortran || a.rank < 2) && a.bytes && a.dtype != DT_I1 && dtype_info[type->dtype].bits >= 8 && offset % (width < 8 ? width : 8) == 0;
        if (as_it_lies) {
            module_keep_map(m, map.bytes, map.n_bytes);
            return literal_wrap(&m->arena, sized, map.bytes + offset, false);
        }
        if (npy_parse(map.bytes, map.n_bytes, at, &a, d)) {
            l = literal_wrap(&m->arena, sized, arena_copy(&m->arena, a.data, a.bytes), false);
            npy_free(&a);
        }
    }
    file_unmap(&map);
    return l;
}

// ---- Writing

bool npy_write(const char *path, DType dtype, uint32_t rank, const int64_t *dims, const void *data, Diags *d) {
    Text t = {0};
    size_t bytes = dtype_bytes(dtype), i = 0;
    while (descrs[i].dtype != npy_stored_dtype(dtype)) i++;
    text_f(&t, "{'descr': '%c%s', 'fortran_order': False, 'shape': (", descrs[i].order, descrs[i].descr);
    for (uint32_t k = 0; k < rank; k++) {
        text_f(&t, "%s%" PRId64, k ? ", " : "", dims[k]);
        bytes = size_mul(bytes, (size_t)dims[k]);
    }
    text_z(&t, rank == 1 ? ",), }" : "), }");
    while ((PREFIX + 2 + t.n + 1) % ALIGN) text_z(&t, " ");
    text_z(&t, "\n");
    uint8_t prefix[PREFIX + 2] = {[6] = 1, [8] = (uint8_t)t.n, [9] = (uint8_t)(t.n >> 8)};
    memcpy(prefix, magic, MAGIC);
    OutFile o;
    bool opened = outfile_open(&o, path, false, d);
    if (opened) {
        outfile_write(&o, prefix, sizeof prefix);
        outfile_write(&o, t.items, t.n);
        outfile_write(&o, data, bytes);
    }
    vec_free(&t);
    return opened && outfile_commit(&o, d);
}
