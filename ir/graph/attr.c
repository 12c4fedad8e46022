// Making, comparing and hashing attributes: see attr.h.
#include "ir/graph/attr.h"

#include <string.h>

static AttrKind attr_kind(const Attr *a) { return a->key == ATTR_UNKNOWN ? AK_TEXT : attr_info[a->key].kind; }

static bool lists_equal(const Axes *a, const Axes *b, uint32_t n) {
    for (uint32_t i = 0; i < n; i++)
        if (a[i].n != b[i].n || (a[i].n && memcmp(a[i].v, b[i].v, a[i].n * sizeof *a[i].v))) return false;
    return true;
}

bool attr_equal(const Attr *a, const Attr *b) {
    if (a->key != b->key || a->name != b->name || a->n_lists != b->n_lists) return false;
    switch (attr_kind(a)) {
    case AK_I64:
    case AK_UNIT:
    case AK_BOOL: return a->i == b->i;
    case AK_F32: return !memcmp(&a->f, &b->f, sizeof a->f);
    case AK_STR:
    case AK_SYMBOL:
    case AK_ENUM:
    case AK_TEXT: return a->s == b->s;
    case AK_ENUMS: return !a->n_lists || !memcmp(a->strs, b->strs, a->n_lists * sizeof *a->strs);
    case AK_LITERAL: return literal_equal(a->lit, b->lit);
    default: return lists_equal(a->lists, b->lists, a->n_lists);
    }
}

uint64_t attr_hash(const Attr *a) {
    uint64_t h = bytes_hash(&a->key, sizeof a->key, 0);
    switch (attr_kind(a)) {
    case AK_I64:
    case AK_UNIT:
    case AK_BOOL: return bytes_hash(&a->i, sizeof a->i, h);
    case AK_F32: return bytes_hash(&a->f, sizeof a->f, h);
    case AK_STR:
    case AK_SYMBOL:
    case AK_ENUM: return bytes_hash(&a->s, sizeof a->s, h);
    case AK_TEXT: return bytes_hash(&a->s, sizeof a->s, bytes_hash(&a->name, sizeof a->name, h));
    case AK_ENUMS: return a->n_lists ? bytes_hash(a->strs, a->n_lists * sizeof *a->strs, h) : h;
    case AK_LITERAL: return h ^ literal_hash(a->lit);
    default:
        for (uint32_t i = 0; i < a->n_lists; i++)
            if (a->lists[i].n) h = bytes_hash(a->lists[i].v, a->lists[i].n * sizeof *a->lists[i].v, h + i);
        return h;
    }
}

Axes axes_copy(Arena *a, const int64_t *v, size_t n) { return (Axes){n ? arena_copy(a, v, size_mul(n, sizeof *v)) : NULL, (uint32_t)n}; }

bool axes_contain(Axes a, int64_t v) {
    for (uint32_t i = 0; i < a.n; i++)
        if (a.v[i] == v) return true;
    return false;
}

Attr attr_i64(AttrKey k, int64_t v) { return (Attr){.key = k, .i = v}; }
Attr attr_bool(AttrKey k, bool v) { return (Attr){.key = k, .i = v}; }
Attr attr_f32(AttrKey k, double v) { return (Attr){.key = k, .f = v}; }
Attr attr_str(AttrKey k, Str v) { return (Attr){.key = k, .s = v}; }
Attr attr_literal(AttrKey k, const Literal *l) { return (Attr){.key = k, .lit = l}; }

Attr attr_strs(Arena *a, AttrKey k, const Str *v, size_t n) {
    return (Attr){.key = k, .n_lists = (uint32_t)n, .strs = n ? arena_copy(a, v, size_mul(n, sizeof *v)) : NULL};
}

Attr attr_axes(Arena *a, AttrKey k, const int64_t *v, size_t n) {
    Axes list = {v, (uint32_t)n};
    return attr_lists(a, k, &list, 1);
}

Attr attr_lists(Arena *a, AttrKey k, const Axes *lists, size_t n) {
    Axes *copy = arena_array(a, Axes, n);
    for (size_t i = 0; i < n; i++) copy[i] = axes_copy(a, lists[i].v, lists[i].n);
    return (Attr){.key = k, .n_lists = (uint32_t)n, .lists = copy};
}
