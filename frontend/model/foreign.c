// The table of what is refused by its name. A kind that becomes a format (formats.c) loses its row here.
#include "frontend/model/foreign.h"

#include "frontend/model/text.h"

#include <stdlib.h>
#include <string.h>

static const ForeignFormat foreign[] = {
    {0, 4, "\xff\xfe\0\0", "text in UTF-32 (it begins with a byte order mark)", "make UTF-8 of it: iconv -f UTF-32 -t UTF-8 MODEL > OTHER.mlir"},
    {0, 2, "\xff\xfe", "text in UTF-16 (it begins with a byte order mark)", "make UTF-8 of it: iconv -f UTF-16 -t UTF-8 MODEL > OTHER.mlir"},
    {0, 2, "\xfe\xff", "text in UTF-16 (it begins with a byte order mark)", "make UTF-8 of it: iconv -f UTF-16 -t UTF-8 MODEL > OTHER.mlir"},
    {4, 4, "TFL3", "a TensorFlow Lite model, which is not supported yet", NULL},
    {0, 4, "ML\xefR", "MLIR bytecode", "make text of it: stablehlo-opt MODEL -o MODEL.mlir"},
    {0, 4, "\177ELF", "an object file or a compiled program", "tpurun runs what tpucc compiled"},
    {0, 4, "PK\3\4", "a zip archive, such as torch.save writes",
     "export the model as StableHLO text (jax.export, torch.export with torch_xla)"},
    {0, 4, "\x89HDF", "an HDF5 file, such as Keras writes", "export the model as StableHLO text"},
    {0, 2, "\x1f\x8b", "compressed by gzip", "gunzip it first"},
    {0, 6, "\x93NUMPY", "a NumPy array", "tpurun --input NAME=F.npy takes arrays"},
};

const ForeignFormat *foreign_find(const uint8_t *bytes, size_t n_bytes) {
    for (size_t i = 0; i < COUNT(foreign); i++) {
        const ForeignFormat *f = &foreign[i];
        if (n_bytes >= f->offset + f->len && !memcmp(bytes + f->offset, f->magic, f->len)) return f;
    }
    return NULL;
}

static bool is_safetensors(const uint8_t *bytes, size_t n_bytes) { return n_bytes > 9 && bytes[8] == '{' && !bytes[6] && !bytes[7]; }

static void refuse(const char *path, const char *what, const char *help, Diags *d) {
    diag_error(d, diag_file(d, path), "not-a-model", "this is %s", what);
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

void foreign_refuse(const uint8_t *bytes, size_t n_bytes, const char *path, Diags *d) {
    const ForeignFormat *known = foreign_find(bytes, n_bytes);
    const uint8_t *nul = n_bytes ? memchr(bytes, 0, n_bytes) : NULL;
    if (!n_bytes) diag_error(d, diag_file(d, path), "not-a-model", "this file is empty");
    else if (known) refuse(path, known->what, known->help, d);
    else if (looks_like_text(bytes, n_bytes) && nul) diag_error(d, diag_file(d, path), "not-a-model", "byte %td is zero, which no text has", nul - bytes);
    else if (is_safetensors(bytes, n_bytes)) refuse(path, "a .safetensors file", "it holds weights only: tpucc MODEL --weights FILE", d);
    else refuse_unknown(path, d);
}
