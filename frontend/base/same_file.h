// Do two names mean one file, so that writing one would take the other's place? Files are the same that the system says are (device and inode); of those that
// are not there yet, the folder and the last part of the name count. Devices and pipes are nobody's content, and "-" is no file.
#ifndef TPUCC_FRONTEND_BASE_SAME_FILE_H
#define TPUCC_FRONTEND_BASE_SAME_FILE_H

#include "ir/base/base.h"

#include <sys/stat.h>

bool file_is_same(Arena *a, const char *x, const char *y);
// A text that the names of one file have in common, and no other file's, where several are compared; NULL: the name is no file's.
const char *file_identity(Arena *a, const char *path);
const char *path_last_part(const char *path);
// Of the folder that the file is in.
bool folder_stat(Arena *a, const char *path, struct stat *out);

#endif
