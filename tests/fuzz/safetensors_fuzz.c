// The .safetensors reader on any bytes: it refuses with exactly one diagnostic, or gives tensors whose sizes agree with
// their shapes, that cover the data one after the other, and all of whose bytes may be read.
#include "frontend/tensors/weights.h"

#include "tests/fuzz/corpus.h"

#include <stdlib.h>

static void check_tensor(const Tensor *t, const uint8_t *data, size_t size) {
    size_t n = dtype_bytes(t->dtype);
    for (uint32_t i = 0; i < t->rank; i++) n *= (size_t)t->dims[i];
    if (n != t->n_bytes || t->data < data || t->data > data + size || n > (size_t)(data + size - t->data)) abort();
    bytes_hash(t->data, t->n_bytes, 0);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    Diags d;
    Safetensors s;
    diags_init(&d, "safetensors_fuzz");
    bool read = safetensors_parse(data, size, (Loc){0}, &s, &d);
    if (read != !d.n_errors || d.n_errors > 1) abort();
    if (!read && s.n_tensors) abort();
    for (size_t i = 0; i < s.n_tensors; i++) {
        check_tensor(&s.tensors[i], data, size);
        if (i && s.tensors[i].data != s.tensors[i - 1].data + s.tensors[i - 1].n_bytes) abort();
        if (!safetensors_find(&s, s.tensors[i].name)) abort();
    }
    safetensors_close(&s);
    diags_free(&d);
    return 0;
}
