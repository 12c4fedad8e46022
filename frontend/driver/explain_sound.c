// Would libtpurt call the artifact that is up to date damaged? Its check of the file, which maps nothing and runs nothing, is asked.
#define _GNU_SOURCE
#include "frontend/driver/explain.h"
#include "runtime/internal.h"

#include <elf.h>
#include <fcntl.h>
#include <string.h>
#include <unistd.h>

static bool is_shared_object(const FileMap *f) {
    Elf64_Half type = ET_NONE;
    if (f->n_bytes >= sizeof(Elf64_Ehdr)) memcpy(&type, f->bytes + offsetof(Elf64_Ehdr, e_type), sizeof type);
    return type == ET_DYN;
}

bool explain_sound(const char *path, const FileMap *file, Diags *d) {
    ElfFacts facts;
    TpurtError e = {0};
    int fd = is_shared_object(file) ? open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) : -1; // a pipe has been read, and is nothing to load
    TpurtStatus status = fd < 0 ? TPURT_OK : elf_check(fd, &memory_default, false, &facts, &e);
    if (fd >= 0) close(fd);
    if (status != TPURT_BAD_PROGRAM) return true;
    diag_exit(d, EXIT_CONTENT, diag_file(d, path), "%s", e.text);
    diag_help(d, "compile the model again");
    return false;
}
