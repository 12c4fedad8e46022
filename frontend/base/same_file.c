// Names that mean one file: see same_file.h.
#include "frontend/base/same_file.h"

#include <string.h>

const char *path_last_part(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

bool folder_stat(Arena *a, const char *path, struct stat *out) {
    size_t n = (size_t)(path_last_part(path) - path);
    return !stat(n ? arena_printf(a, "%.*s", (int)n, path) : ".", out);
}

const char *file_identity(Arena *a, const char *path) {
    struct stat at;
    if (!strcmp(path, "-")) return NULL;
    bool exists = !stat(path, &at);
    if (exists ? !S_ISREG(at.st_mode) : !folder_stat(a, path, &at)) return NULL;
    return arena_printf(a, "%ju:%ju%s%s", (uintmax_t)at.st_dev, (uintmax_t)at.st_ino, exists ? "" : "/", exists ? "" : path_last_part(path));
}

bool file_is_same(Arena *a, const char *x, const char *y) {
    const char *is_x = file_identity(a, x), *is_y = is_x ? file_identity(a, y) : NULL;
    return is_y && !strcmp(is_x, is_y);
}
