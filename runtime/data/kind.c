// What a file is, by its content; sizes that do not overflow.
#include "runtime/data/data.h"
#include "runtime/seal.h"

#include <string.h>

bool count_elems(const int64_t *dims, uint32_t rank, uint64_t most, uint64_t *out) {
    uint64_t n = 1;
    for (uint32_t i = 0; i < rank; i++)
        if (dims[i] < 0 || __builtin_mul_overflow(n, (uint64_t)dims[i], &n)) return false;
    *out = n;
    return n <= most;
}

uint64_t word_le(const uint8_t *bytes, uint32_t n) {
    uint64_t word = 0;
    for (uint32_t i = n; i-- > 0;) word = word << 8 | bytes[i];
    return word;
}

uint32_t crc_mask(uint32_t crc) { return (crc >> 15 | crc << 17) + 0xa282ead8u; }

TpudataKind blob_kind(const Blob *b) {
    uint8_t head[RECORD_HEAD];
    if (!b->bytes) return TPUDATA_EMPTY;
    if (b->bytes < 4 || !blob_read(b, 0, head, b->bytes < sizeof head ? b->bytes : sizeof head, "its beginning", NULL)) return TPUDATA_UNKNOWN;
    if (b->bytes >= sizeof head && crc_mask(crc32c(0, head, 8)) == word_le(head + 8, 4)) return TPUDATA_RECORDS;
    if (b->bytes >= 6 && !memcmp(head, "\x93NUMPY", 6)) return TPUDATA_NPY;
    bool known = head[2] == 8 || head[2] == 9 || (head[2] >= 0xb && head[2] <= 0xe);
    return !head[0] && !head[1] && known && head[3] ? TPUDATA_IDX : TPUDATA_UNKNOWN;
}

TpurtStatus tpudata_file_kind(const char *path, TpudataKind *out_kind, TpurtError *error) {
    Blob b = {.fd = -1};
    TpurtError why;
    if (!path || !out_kind) return error_set(error, TPURT_BAD_CALL, "no path, or no place for the kind of the file, was given");
    *out_kind = TPUDATA_UNKNOWN;
    bool good = blob_open(&b, path, &memory_default, &why);
    if (good) *out_kind = blob_kind(&b);
    if (good && *out_kind == TPUDATA_UNKNOWN) {
        good = blob_unpack(&b, &memory_default, &why);
        if (good) *out_kind = blob_kind(&b);
    }
    blob_close(&b, &memory_default);
    return good ? error_clear(error) : error_set(error, why.code, "%s", why.text);
}
