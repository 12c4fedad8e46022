// Files that are no data for training, but known: what they are, and how arrays are made of them.
#include "frontend/base/file.h"
#include "frontend/base/foreign.h"
#include "frontend/runner/train/train.h"

#include <string.h>

// Its name without folders and extension.
static const char *stem_of(Arena *a, const char *path) {
    const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path, *dot = strrchr(name, '.');
    return arena_printf(a, "%.*s", (int)(dot && dot > name ? (size_t)(dot - name) : strlen(name)), name);
}

bool data_is_foreign(const char *path, Diags *d) {
    enum { GZIP = 2 };
    FileMap map;
    Diags unsaid;
    diags_init(&unsaid, "");
    bool mapped = file_map(path, &map, &unsaid) && map.n_bytes;
    diags_free(&unsaid);
    const ForeignFormat *f = mapped ? foreign_find(map.bytes, map.n_bytes) : NULL;
    bool packed = mapped && map.n_bytes >= GZIP && !memcmp(map.bytes, "\x1f\x8b", GZIP), text = mapped && bytes_look_like_text(map.bytes, map.n_bytes);
    if (mapped) file_unmap(&map);
    if (packed || (!f && !text)) return false;
    const char *what = f ? f->what : "text", *stem = stem_of(&d->arena, path);
    bool arrays = f && strstr(what, "NumPy's arrays");
    diag_exit(d, EXIT_CONTENT, diag_file(d, path), "this is %s; data is files of one array each (.npy, idx), or of records (TFRecord)", what);
    if (arrays)
        diag_help(d, "in Python, a file for each array: import numpy; [numpy.save(\"%s-\" + name, a) for name, a in numpy.load(\"%s\").items()]", stem, path);
    else if (!f)
        diag_help(d, "of a table, in Python: import numpy; numpy.save(\"%s.npy\", numpy.loadtxt(\"%s\", delimiter=\",\", skiprows=0, dtype=\"float32\"))", stem,
                  path);
    return true;
}
