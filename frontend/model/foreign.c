// The table of what is refused by its name. A kind that becomes a format (formats.c) loses its row here.
#include "frontend/model/foreign.h"

#include <string.h>

static const ForeignFormat foreign[] = {
    {0, 4, "\xff\xfe\0\0", "text in UTF-32 (it begins with a byte order mark)", "make UTF-8 of it: iconv -f UTF-32 -t UTF-8 MODEL > OTHER.mlir"},
    {0, 2, "\xff\xfe", "text in UTF-16 (it begins with a byte order mark)", "make UTF-8 of it: iconv -f UTF-16 -t UTF-8 MODEL > OTHER.mlir"},
    {0, 2, "\xfe\xff", "text in UTF-16 (it begins with a byte order mark)", "make UTF-8 of it: iconv -f UTF-16 -t UTF-8 MODEL > OTHER.mlir"},
    {4, 4, "TFL3", "a TensorFlow Lite model, which is not supported yet", NULL},
    {0, 4, "\177ELF", "an object file or a compiled program", "tpurun runs what tpucc compiled"},
    {0, 4, "PK\3\4", "a zip archive, such as torch.save writes", "export the model as StableHLO text (jax.export, torch.export with torch_xla)"},
    {0, 4, "\x89HDF", "an HDF5 file, such as Keras writes", "export the model as StableHLO text"},
    {0, 2, "\x1f\x8b", "compressed by gzip", "gunzip it first"},
    {0, 6, "\x93NUMPY", "a NumPy array", "tpurun --input NAME=F.npy takes arrays"},
};

// A model's first page shows it.
bool bytes_look_like_text(const uint8_t *bytes, size_t n_bytes) {
    for (size_t i = 0; i < n_bytes && i < 4096; i++)
        if (bytes[i] == 0x7f || (bytes[i] < 0x20 && !strchr("\t\n\v\f\r", bytes[i]))) return false;
        else if (!bytes[i]) return false;
    return true;
}

const ForeignFormat *foreign_find(const uint8_t *bytes, size_t n_bytes) {
    for (size_t i = 0; i < COUNT(foreign); i++) {
        const ForeignFormat *f = &foreign[i];
        if (n_bytes >= f->offset + f->len && !memcmp(bytes + f->offset, f->magic, f->len)) return f;
    }
    return NULL;
}
