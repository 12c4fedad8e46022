// A file is mapped and given to its format's reader. Where the module points into it, it stays mapped as long as the module.
#include "frontend/model/source.h"

#include "frontend/base/file.h"
#include "frontend/containers/torch_xla.h"
#include "frontend/model/foreign.h"
#include "frontend/model/formats.h"

#include <stdlib.h>
#include <string.h>

static bool is_safetensors(const uint8_t *bytes, size_t n_bytes) { return n_bytes > 9 && bytes[8] == '{' && !bytes[6] && !bytes[7]; }

static void refuse(const char *path, const char *what, const char *help, Diags *d) {
    diag_error(d, diag_file(d, path), CODE_NOT_A_MODEL, "this is %s", what);
    if (help) diag_help(d, "%s", help);
}

// "no model: neither a FlatBuffer of kind TPUM nor text"
static void refuse_unknown(const char *path, Diags *d) {
    Text names = {0}, extensions = {0};
    for (size_t i = 0; i < n_model_formats; i++) {
        bool last = i + 1 == n_model_formats;
        text_f(&names, "%s%s", !i ? "neither " : last ? " nor " : ", ", model_formats[i].name);
        text_f(&extensions, "%s.%s", !i ? "" : last ? " or " : ", ", model_formats[i].extension);
    }
    refuse(path, arena_printf(&d->arena, "no model: %s", names.items), arena_printf(&d->arena, "MODEL is a file of the kind %s", extensions.items), d);
    vec_free(&names);
    vec_free(&extensions);
}

// What the bytes, which no format recognises, are instead of a model.
static void refuse_foreign(const uint8_t *bytes, size_t n_bytes, const char *path, Diags *d) {
    const ForeignFormat *known = foreign_find(bytes, n_bytes);
    const uint8_t *nul = n_bytes ? memchr(bytes, 0, n_bytes) : NULL;
    if (!n_bytes) diag_error(d, diag_file(d, path), CODE_NOT_A_MODEL, "this file is empty");
    else if (known) refuse(path, known->what, known->help, d);
    else if (bytes_look_like_text(bytes, n_bytes) && nul)
        diag_error(d, diag_file(d, path), CODE_NOT_A_MODEL, "byte %td is zero, which no text has", nul - bytes);
    else if (is_safetensors(bytes, n_bytes)) refuse(path, "a .safetensors file", "it holds weights only: tpucc MODEL --weights FILE", d);
    else if ((known = foreign_protobuf_find(bytes, n_bytes))) refuse(path, known->what, known->help, d);
    else refuse_unknown(path, d);
}

Module *source_parse(const uint8_t *bytes, size_t n_bytes, const char *path, bool *out_borrowed, Diags *d) {
    const ModelFormat *format = format_of_bytes(bytes, n_bytes);
    *out_borrowed = format && format->borrows;
    if (format) return format->read(bytes, n_bytes, path, d);
    refuse_foreign(bytes, n_bytes, path, d);
    return NULL;
}

Module *source_read(const char *path, Diags *d) {
    FileMap map;
    bool borrowed;
    if (torch_xla_is_folder(path)) return torch_xla_read(path, d);
    if (!file_map(path, &map, d)) return NULL;
    Module *m = source_parse(map.bytes, map.n_bytes, path, &borrowed, d);
    if (m && borrowed) module_keep_map(m, map.bytes, map.n_bytes);
    else file_unmap(&map);
    return m;
}
