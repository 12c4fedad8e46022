// rng_bit_generator: ThreeFry 2x32 with 20 rounds and Philox 4x32 with 10 (Salmon et al. 2011, "Parallel random
// numbers: as easy as 1, 2, 3"). Which counter makes which element, and how the state goes on, is as XLA has it, bit
// for bit: the state is the key, then a counter of 64 or 128 bits.
#include "ir/eval/internal.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static uint32_t rotate(uint32_t v, unsigned by) { return v << by | v >> (32 - by); }

static uint64_t threefry(uint64_t key, uint64_t counter) {
    static const uint8_t rotations[2][4] = {{13, 15, 26, 6}, {17, 29, 16, 24}};
    uint32_t ks[3] = {(uint32_t)key, (uint32_t)(key >> 32), 0};
    ks[2] = ks[0] ^ ks[1] ^ 0x1BD11BDAu;
    uint32_t x = (uint32_t)counter + ks[0], y = (uint32_t)(counter >> 32) + ks[1];
    for (unsigned group = 0; group < 5; group++) {
        for (unsigned i = 0; i < 4; i++) {
            x += y;
            y = rotate(y, rotations[group & 1][i]) ^ x;
        }
        x += ks[(group + 1) % 3];
        y += ks[(group + 2) % 3] + group + 1;
    }
    return x | (uint64_t)y << 32;
}

static void philox(uint64_t key64, unsigned __int128 counter, uint32_t out[4]) {
    uint32_t key[2] = {(uint32_t)key64, (uint32_t)(key64 >> 32)};
    for (int i = 0; i < 4; i++) out[i] = (uint32_t)(counter >> (32 * i));
    for (int round = 0; round < 10; round++, key[0] += 0x9E3779B9u, key[1] += 0xBB67AE85u) {
        uint64_t a = (uint64_t)out[0] * 0xD2511F53u, b = (uint64_t)out[2] * 0xCD9E8D57u;
        uint32_t next[4] = {(uint32_t)(b >> 32) ^ out[1] ^ key[0], (uint32_t)b, (uint32_t)(a >> 32) ^ out[3] ^ key[1], (uint32_t)a};
        memcpy(out, next, sizeof next);
    }
}

// The low bits of v as element i.
static void bits_store(Type t, char *data, int64_t i, uint64_t v) {
    size_t size = dtype_bytes(t->dtype);
    if (dtype_is_float(t->dtype)) {
        if (dtype_info[t->dtype].bits < 8) v &= (UINT64_C(1) << dtype_info[t->dtype].bits) - 1;
        memcpy(data + (size_t)i * size, &v, size);
    } else wide_store(t->dtype, data + (size_t)i * size, (Wide){.i = (int64_t)v});
}

// The two numbers of a counter go to two neighbours along one dimension: the first even one, else the largest.
static uint64_t threefry_narrow(Type t, char *data, uint64_t key, uint64_t counter) {
    int64_t strides[MAX_RANK], split = -1, dims[MAX_RANK];
    if (t->rank == 0) {
        bits_store(t, data, 0, threefry(key, counter));
        return counter + 1;
    }
    for (uint32_t i = 0; i < t->rank && split < 0; i++)
        if (t->dims[i] % 2 == 0) split = i;
    for (uint32_t i = 0; i < t->rank && split < 0; i++) {
        uint32_t largest = i;
        for (uint32_t k = i + 1; k < t->rank; k++)
            if (t->dims[k] > t->dims[largest]) largest = k;
        split = largest;
    }
    type_strides(t, strides);
    memcpy(dims, t->dims, t->rank * sizeof *dims);
    dims[split] = (dims[split] + 1) / 2;
    Index at = {t->rank, dims, {0}};
    if (!t->n_elems) return counter;
    do {
        uint64_t pair = threefry(key, counter++);
        int64_t to = index_dot(&at, strides) + at.at[split] * strides[split];
        bits_store(t, data, to, (uint32_t)pair);
        if (2 * at.at[split] + 1 < t->dims[split]) bits_store(t, data, to + strides[split], pair >> 32);
    } while (index_next(&at));
    return counter;
}

static void threefry_fill(Type t, char *data, uint64_t *state) {
    if (dtype_info[t->dtype].bits < 64) {
        state[1] = threefry_narrow(t, data, state[0], state[1]);
        return;
    }
    for (int64_t i = 0; i < t->n_elems; i++) bits_store(t, data, i, threefry(state[0], state[1]++));
}

static void philox_fill(Type t, char *data, uint64_t *state, size_t n_state) {
    unsigned __int128 counter = n_state > 2 ? (unsigned __int128)state[2] << 64 | state[1] : (unsigned __int128)state[0] << 64 | state[1];
    bool wide = dtype_info[t->dtype].bits == 64;
    int64_t each = wide ? 2 : 4;
    for (int64_t i = 0; i < t->n_elems; i += each, counter++) {
        uint32_t v[4];
        philox(state[0], counter, v);
        for (int64_t k = 0; k < each && i + k < t->n_elems; k++) bits_store(t, data, i + k, wide ? v[2 * k] | (uint64_t)v[2 * k + 1] << 32 : v[k]);
    }
    state[1] = (uint64_t)counter;
    if (n_state > 2) state[2] = (uint64_t)(counter >> 64);
}

static uint64_t elem_to_bits(const Tensor *t, int64_t i) {
    uint64_t v = 0;
    memcpy(&v, literal_elem(&t->lit, i), dtype_bytes(t->lit.type->dtype));
    return v;
}

bool eval_rng_bit_generator(Eval *e, const Op *op, const Tensor *ins, Tensor *out) {
    void *data[2];
    uint64_t state[3] = {0};
    Type in = ins[0].lit.type;
    unsigned bits = dtype_info[in->dtype].bits, each = 64 / bits; // elements in a word
    if (!eval_charge(e, op, 16 * (uint64_t)op->results[1].type->n_elems) || !results_make(e, op, out, data)) return false;
    if (in->n_elems > (int64_t)COUNT(state) * each) ICE("a state of %" PRId64 " numbers", in->n_elems);
    for (uint32_t i = 0; i < in->n_elems; i++) state[i / each] |= elem_to_bits(&ins[0], i) << i % each * bits;
    if (!strcmp(str_text(op_str(op, ATTR_rng_algorithm)), "THREE_FRY")) threefry_fill(op->results[1].type, data[1], state);
    else philox_fill(op->results[1].type, data[1], state, (size_t)in->n_elems / each);
    for (uint32_t i = 0; i < in->n_elems; i++) bits_store(in, data[0], i, state[i / each] >> i % each * bits);
    return true;
}
