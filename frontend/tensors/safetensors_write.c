// The writer of .safetensors: see weights.h. The header is padded with spaces, as the format's own implementation does, so that data begins at a multiple
// of 64.
#include "frontend/base/json_text.h"
#include "frontend/tensors/npy.h"
#include "frontend/tensors/weights.h"
#include "ir/base/outfile.h"

#include <stdlib.h>
#include <string.h>

enum { PREFIX = 8, DATA_ALIGN = 64 };

static json_t *describe(const Tensor *t, size_t at) {
    json_t *entry = json_object(), *shape = json_array(), *offsets = json_array();
    for (uint32_t i = 0; i < t->rank; i++) json_array_append_new(shape, json_integer(t->dims[i]));
    json_array_append_new(offsets, json_integer((json_int_t)at));
    json_array_append_new(offsets, json_integer((json_int_t)(at + t->n_bytes)));
    json_object_set_new(entry, "dtype", json_string(safetensors_dtype(npy_stored_dtype(t->dtype))));
    json_object_set_new(entry, "shape", shape);
    json_object_set_new(entry, "data_offsets", offsets);
    return entry;
}

static bool check(const char *path, const Tensor *t, Diags *d) {
    if (safetensors_dtype(npy_stored_dtype(t->dtype))) return true;
    diag_error(d, diag_file(d, path), CODE_SAFETENSORS, "'%s' is %s, which the format cannot hold", t->name, dtype_text(t->dtype));
    return false;
}

bool safetensors_write(const char *path, const Tensor *tensors, size_t n, const char *const (*metadata)[2], size_t n_metadata, Diags *d) {
    json_t *header = json_object(), *said = json_object();
    size_t at = 0;
    bool good = true;
    for (size_t i = 0; i < n_metadata; i++) json_object_set_new(said, metadata[i][0], json_text(metadata[i][1]));
    if (n_metadata) json_object_set(header, "__metadata__", said);
    json_decref(said);
    for (size_t i = 0; good && i < n; i++) {
        good = check(path, &tensors[i], d);
        if (good && json_object_set_new(header, tensors[i].name, describe(&tensors[i], at))) {
            diag_error(d, diag_file(d, path), CODE_SAFETENSORS, "'%s' is no UTF-8, and cannot be written", tensors[i].name);
            good = false;
        }
        at += tensors[i].n_bytes;
    }
    char *text = good ? json_dumps(header, JSON_COMPACT) : NULL;
    json_decref(header);
    if (!text) return false;
    size_t len = strlen(text), padded = (PREFIX + len + DATA_ALIGN - 1) / DATA_ALIGN * DATA_ALIGN - PREFIX;
    uint8_t prefix[PREFIX];
    for (int i = 0; i < PREFIX; i++) prefix[i] = (uint8_t)((uint64_t)padded >> 8 * i);
    OutFile o;
    bool opened = outfile_open(&o, path, false, d);
    if (opened) {
        outfile_write(&o, prefix, sizeof prefix);
        outfile_write(&o, text, len);
        for (size_t i = len; i < padded; i++) outfile_write(&o, " ", 1);
        for (size_t i = 0; i < n; i++) outfile_write(&o, tensors[i].data, tensors[i].n_bytes);
    }
    free(text);
    return opened && outfile_commit(&o, d);
}
