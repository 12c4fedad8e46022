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

bool same_file(Arena *a, const char *x, const char *y) {
    struct stat at_x, at_y;
    if (!strcmp(x, "-") || !strcmp(y, "-")) return false;
    bool is_x = !stat(x, &at_x), is_y = !stat(y, &at_y);
    if (is_x != is_y) return false;
    if (!is_x && (strcmp(path_last_part(x), path_last_part(y)) != 0 || !folder_stat(a, x, &at_x) || !folder_stat(a, y, &at_y))) return false;
    return (!is_x || S_ISREG(at_x.st_mode)) && at_x.st_dev == at_y.st_dev && at_x.st_ino == at_y.st_ino;
}
