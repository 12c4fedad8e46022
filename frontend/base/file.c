// Mapping input files: see file.h. Regular files are mapped privately; everything else is read into anonymous pages
// that grow, so that both kinds end with the same munmap. Also what the programs do for their descriptors first of all.
#define _GNU_SOURCE
#include "frontend/base/file.h"

#include "ir/base/outfile.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

static bool refuse(const char *path, const char *what, Diags *d) {
    int error = errno;
    const char *missing = error == ENOENT ? folder_find_missing(&d->arena, path) : NULL;
    if (missing) diag_exit(d, EXIT_SYSTEM, diag_file(d, path), "%s: there is no folder %s", what, missing);
    else diag_exit(d, EXIT_SYSTEM, diag_file(d, path), "%s: %s", what, strerror(error));
    return false;
}

static void endless(const char *path, Diags *d) {
    diag_exit(d, EXIT_SYSTEM, diag_file(d, path), "this goes on for more than %d MiB: so much is read of what is no regular file", FILE_STREAM_BYTES >> 20);
    diag_help(d, "save it as a file, which may be larger");
}

// A pipe tells its size only by its end, and a device may have none.
static bool read_all(int fd, FileMap *out) {
    size_t room = (size_t)1 << 20;
    char *to = mmap(NULL, room, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (to == MAP_FAILED) return false;
    size_t n = 0;
    for (ssize_t got; (got = read(fd, to + n, room - n)) != 0;) {
        if (got < 0 && errno == EINTR) continue;
        if (got < 0) return munmap(to, room), false;
        n += (size_t)got;
        if (n < room) continue;
        if (room >= FILE_STREAM_BYTES) return munmap(to, room), errno = EFBIG, false;
        char *grown = mremap(to, room, 2 * room, MREMAP_MAYMOVE);
        if (grown == MAP_FAILED) return munmap(to, room), errno = ENOMEM, false;
        to = grown;
        room *= 2;
    }
    size_t page = (size_t)sysconf(_SC_PAGESIZE), kept = (n + page - 1) / page * page;
    if (kept < room) munmap(to + kept, room - kept);
    *out = (FileMap){n ? (const uint8_t *)to : NULL, n};
    return true;
}

bool file_map(const char *path, FileMap *out, Diags *d) {
    struct stat st;
    *out = (FileMap){0};
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0) return refuse(path, "cannot open this file", d);
    bool good = !fstat(fd, &st);
    if (good && S_ISDIR(st.st_mode)) good = false, errno = EISDIR;
    bool mapped = good && S_ISREG(st.st_mode) && st.st_size; // what /proc shows has no size
    void *at = mapped ? mmap(NULL, (size_t)st.st_size, PROT_READ, MAP_PRIVATE, fd, 0) : NULL;
    if (mapped && at != MAP_FAILED) *out = (FileMap){at, (size_t)st.st_size};
    else if (mapped && errno != ENODEV) good = false;
    else good = good && read_all(fd, out); // nor can what /sys shows be mapped
    if (!good && errno == EFBIG) endless(path, d);
    else if (!good) refuse(path, "cannot read this file", d);
    close(fd);
    return good;
}

void file_unmap(FileMap *f) {
    if (f->bytes) munmap((void *)(uintptr_t)f->bytes, f->n_bytes);
    *f = (FileMap){0};
}

void file_guard_streams(void) {
    for (int fd = STDIN_FILENO; fd <= STDERR_FILENO; fd++)
        if (fcntl(fd, F_GETFD) < 0) (void)open("/dev/null", fd == STDIN_FILENO ? O_WRONLY : O_RDONLY); // the lowest number that is free: this one
}

static const char *sigbus_program = "tpucc";

// Async-signal-safe: what could be said better cannot be said here.
static void on_sigbus(int signal_number) {
    static const char text[] = ": error: a file became shorter while it was read, or its disk failed\n";
    (void)signal_number;
    outfile_abandon_all();
    ssize_t ignored = write(STDERR_FILENO, sigbus_program, strlen(sigbus_program));
    ignored = write(STDERR_FILENO, text, sizeof text - 1);
    (void)ignored;
    _exit(EXIT_SYSTEM);
}

void file_explain_sigbus(const char *program) {
    struct sigaction action = {.sa_handler = on_sigbus};
    sigemptyset(&action.sa_mask);
    sigbus_program = program;
    sigaction(SIGBUS, &action, NULL);
}
