// Ops on the bits of numbers: bitcast_convert. Numbers of less than a byte, which lie in a byte each, are put side by side first.
#include "ir/eval/internal.h"

#include <stdlib.h>
#include <string.h>

// Element i into its own bits of `to`: sub-byte types lie side by side, the first in the lowest bits.
static void bits_read(DType t, const char *from, int64_t i, unsigned char *to) {
    unsigned bits = dtype_info[t].bits;
    if (bits >= 8) memcpy(to + (size_t)i * dtype_bytes(t), from, dtype_bytes(t));
    else to[i * bits / 8] |= (unsigned char)(((unsigned char)*from & ((1u << bits) - 1)) << (i * bits % 8));
}

static void bits_write(DType t, const void *data, int64_t n, char *to) {
    unsigned bits = dtype_info[t].bits;
    if (bits >= 8) {
        memcpy(to, data, (size_t)n * dtype_bytes(t));
        return;
    }
    const unsigned char *from = data;
    for (int64_t i = 0; i < n; i++) {
        int64_t v = (from[i * bits / 8] >> (i * bits % 8)) & ((1u << bits) - 1);
        if (dtype_is_float(t)) to[i] = (char)v;
        else wide_store(t, to + i, (Wide){.i = v});
    }
}

bool eval_bitcast_convert(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    Type from = ins[0].lit.type, to = op->results[0].type;
    void *data;
    if (from->dtype == to->dtype) {
        *out = tensor_share(&ins[0], to);
        return true;
    }
    if (!eval_charge(e, op, (uint64_t)to->n_elems) || !tensor_make(e, op, to, false, out, &data)) return false;
    if (dtype_info[from->dtype].bits < 8 && dtype_info[from->dtype].bits == dtype_info[to->dtype].bits) {
        for (int64_t i = 0; i < to->n_elems; i++) bits_write(to->dtype, literal_elem(&ins[0].lit, i), 1, (char *)data + i);
        return true;
    }
    size_t bits = (size_t)from->n_elems * dtype_info[from->dtype].bits;
    bool bytes = dtype_info[from->dtype].bits >= 8 && dtype_info[to->dtype].bits >= 8; // what lies side by side already
    unsigned char *flat = bytes ? data : xcalloc(bits / 8 + 1, 1);
    for (int64_t i = 0; i < from->n_elems; i++) bits_read(from->dtype, literal_elem(&ins[0].lit, i), i, flat);
    if (bytes) return true;
    bits_write(to->dtype, flat, to->n_elems, data);
    free(flat);
    return true;
}
