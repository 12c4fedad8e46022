// The header of an idx file: two zeros, the type of elements, the number of dimensions, and each as four bytes; all big endian. Format: "THE IDX FILE FORMAT"
// on MNIST's page (LeCun, Cortes, Burges).
#include "runtime/data/data.h"

bool idx_head(const Blob *b, ArrayHead *out, TpurtError *error) {
    static const uint32_t types[16] = {[8] = TPU_UI8, [9] = TPU_I8, [0xb] = TPU_I16, [0xc] = TPU_I32, [0xd] = TPU_F32, [0xe] = TPU_F64};
    uint8_t begin[4], size[4];
    *out = (ArrayHead){0};
    if (!blob_read(b, 0, begin, 4, "the header of an idx file", error)) return false;
    out->dtype = begin[2] < 16 ? types[begin[2]] : 0;
    out->rank = begin[3];
    out->swap = begin[2] >= 0xb;
    if (begin[0] || begin[1] || !out->dtype) return blob_refuse(b, 0, error, "this is no idx file"), false;
    if (out->rank > TPU_MAX_RANK) return blob_refuse(b, 3, error, "%u dimensions; at most %d are read", out->rank, TPU_MAX_RANK), false;
    for (uint32_t i = 0; i < out->rank; i++) {
        if (!blob_read(b, 4 + 4 * (uint64_t)i, size, 4, "the header of an idx file", error)) return false;
        out->dims[i] = (int64_t)((uint32_t)size[0] << 24 | (uint32_t)size[1] << 16 | (uint32_t)size[2] << 8 | size[3]);
    }
    out->at = 4 + 4 * (uint64_t)out->rank;
    return true;
}
