// Strided copies, which all movement of elements comes down to: a list of dimensions with a stride on either side.
// Dimensions that can be walked as one are merged; rows that are dense on both sides are copied at once; and a copy
// whose dense source dimension is not its dense target dimension (a transpose) walks in square blocks, so that both
// sides use whole cache lines.
#include "ir/eval/internal.h"

#include <string.h>

enum { BLOCK = 32 };

// Drops dimensions of size 1 and merges neighbours that continue each other. False if there is nothing to copy.
static bool copy_simplify(Copy *c) {
    uint32_t n = 0;
    for (uint32_t i = 0; i < c->rank; i++) {
        int64_t dim = c->dims[i], dst = c->dst[i], src = c->src[i];
        if (dim == 0) return false;
        if (dim == 1) continue;
        if (n && c->dst[n - 1] == dst * dim && c->src[n - 1] == src * dim) {
            c->dims[n - 1] *= dim, c->dst[n - 1] = dst, c->src[n - 1] = src;
        } else {
            c->dims[n] = dim, c->dst[n] = dst, c->src[n++] = src;
        }
    }
    c->rank = n;
    return true;
}

static void row_1(int64_t n, char *dst, int64_t ds, const char *src, int64_t ss) {
    for (int64_t i = 0; i < n; i++) dst[i * ds] = src[i * ss];
}

static void row_2(int64_t n, char *dst, int64_t ds, const char *src, int64_t ss) {
    for (int64_t i = 0; i < n; i++) memcpy(dst + i * ds, src + i * ss, 2);
}

static void row_4(int64_t n, char *dst, int64_t ds, const char *src, int64_t ss) {
    for (int64_t i = 0; i < n; i++) memcpy(dst + i * ds, src + i * ss, 4);
}

static void row_8(int64_t n, char *dst, int64_t ds, const char *src, int64_t ss) {
    for (int64_t i = 0; i < n; i++) memcpy(dst + i * ds, src + i * ss, 8);
}

static void row_16(int64_t n, char *dst, int64_t ds, const char *src, int64_t ss) {
    for (int64_t i = 0; i < n; i++) memcpy(dst + i * ds, src + i * ss, 16);
}

static void copy_row(size_t size, int64_t n, char *dst, int64_t ds, const char *src, int64_t ss) {
    if (ds == (int64_t)size && ss == ds) {
        memcpy(dst, src, (size_t)n * size);
        return;
    }
    switch (size) {
    case 1: row_1(n, dst, ds, src, ss); break;
    case 2: row_2(n, dst, ds, src, ss); break;
    case 4: row_4(n, dst, ds, src, ss); break;
    case 8: row_8(n, dst, ds, src, ss); break;
    case 16: row_16(n, dst, ds, src, ss); break;
    default: ICE("no element has %zu bytes", size);
    }
}

// The last two dimensions in blocks.
static void copy_blocks(const Copy *c, size_t size, char *dst, const char *src) {
    uint32_t y = c->rank - 2, x = c->rank - 1;
    for (int64_t i = 0; i < c->dims[y]; i += BLOCK)
        for (int64_t j = 0; j < c->dims[x]; j += BLOCK) {
            int64_t rows = i64_min(BLOCK, c->dims[y] - i), columns = i64_min(BLOCK, c->dims[x] - j);
            for (int64_t r = i; r < i + rows; r++)
                copy_row(size, columns, dst + r * c->dst[y] + j * c->dst[x], c->dst[x], src + r * c->src[y] + j * c->src[x], c->src[x]);
        }
}

static void copy_swap(Copy *c, uint32_t i, uint32_t j) {
    int64_t dim = c->dims[i], dst = c->dst[i], src = c->src[i];
    c->dims[i] = c->dims[j], c->dst[i] = c->dst[j], c->src[i] = c->src[j];
    c->dims[j] = dim, c->dst[j] = dst, c->src[j] = src;
}

void copy_run(Copy c, size_t size, void *dst, const void *src) {
    if (!copy_simplify(&c)) return;
    if (c.rank == 0) {
        memcpy(dst, src, size);
        return;
    }
    // The order of the outer dimensions is free: put the source's dense one beside the last, to be walked in blocks
    // with it.
    uint32_t inner = 1;
    for (uint32_t i = 0; i + 1 < c.rank; i++) {
        if (c.src[i] != (int64_t)size || c.src[c.rank - 1] == (int64_t)size) continue;
        copy_swap(&c, i, c.rank - 2);
        inner = 2;
        break;
    }
    Index index = {c.rank - inner, c.dims, {0}};
    do {
        char *to = dst;
        const char *from = src;
        for (uint32_t i = 0; i < index.rank; i++) to += index.at[i] * c.dst[i], from += index.at[i] * c.src[i];
        uint32_t last = c.rank - 1;
        if (inner == 2) copy_blocks(&c, size, to, from);
        else copy_row(size, c.dims[last], to, c.dst[last], from, c.src[last]);
    } while (index_next(&index));
}

void elems_fill(void *dst, const void *elem, size_t size, size_t n) {
    if (!n) return;
    memcpy(dst, elem, size);
    size_t done = size, total = size * n;
    while (done < total) {
        size_t part = done < 1 << 16 ? done : 1 << 16;
        if (part > total - done) part = total - done;
        memcpy((char *)dst + done, dst, part);
        done += part;
    }
}

void type_byte_strides(Type t, int64_t *out) {
    type_strides(t, out);
    for (uint32_t i = 0; i < t->rank; i++) out[i] *= (int64_t)dtype_bytes(t->dtype);
}

void literal_byte_strides(const Literal *l, int64_t *out) {
    type_strides(l->type, out);
    for (uint32_t i = 0; i < l->type->rank; i++) out[i] *= l->splat ? 0 : (int64_t)dtype_bytes(l->type->dtype);
}

bool index_next(Index *i) {
    for (uint32_t k = i->rank; k-- > 0;) {
        if (++i->at[k] < i->dims[k]) return true;
        i->at[k] = 0;
    }
    return false;
}

int64_t index_dot(const Index *i, const int64_t *strides) {
    int64_t at = 0;
    for (uint32_t k = 0; k < i->rank; k++) at += i->at[k] * strides[k];
    return at;
}
