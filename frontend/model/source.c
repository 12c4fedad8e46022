// A file is mapped and given to its format's reader. Where the module points into it, it stays mapped as long as the module.
#include "frontend/model/source.h"

#include "frontend/base/file.h"
#include "frontend/model/foreign.h"
#include "frontend/model/formats.h"

Module *source_parse(const uint8_t *bytes, size_t n_bytes, const char *path, bool *out_borrowed, Diags *d) {
    const ModelFormat *format = format_of_bytes(bytes, n_bytes);
    *out_borrowed = format && format->borrows;
    if (format) return format->read(bytes, n_bytes, path, d);
    foreign_refuse(bytes, n_bytes, path, d);
    return NULL;
}

Module *source_read(const char *path, Diags *d) {
    FileMap map;
    bool borrowed;
    if (!file_map(path, &map, d)) return NULL;
    Module *m = source_parse(map.bytes, map.n_bytes, path, &borrowed, d);
    if (m && borrowed)
        module_keep_map(m, map.bytes, map.n_bytes);
    else
        file_unmap(&map);
    return m;
}
