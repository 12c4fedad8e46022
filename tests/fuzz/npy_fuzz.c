// The .npy reader on any bytes: it refuses with exactly one diagnostic, or gives an array whose size agrees with its
// shape, all of whose bytes may be read.
#include "frontend/tensors/npy.h"

#include "tests/fuzz/corpus.h"

#include <stdlib.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    Diags d;
    NpyArray a;
    diags_init(&d, "npy_fuzz");
    bool read = npy_parse(data, size, (Loc){0}, &a, &d);
    if (read != !d.n_errors || d.n_errors > 1) abort();
    if (read) {
        size_t n = dtype_bytes(a.dtype);
        for (uint32_t i = 0; i < a.rank; i++) n *= (size_t)a.dims[i];
        if (n != a.bytes) abort();
        bytes_hash(a.data, a.bytes, 0);
    } else if (a.data) {
        abort();
    }
    npy_free(&a);
    diags_free(&d);
    return 0;
}
