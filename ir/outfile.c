// Whole-or-nothing output files: see outfile.h. The temporary file lies in the folder of the final one, since rename(2)
// is atomic only inside a file system. Its name is registered in a table of atomic pointers, which a signal handler may
// read.
#define _GNU_SOURCE // renameat2
#include "ir/outfile.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { BUFFER_BYTES = 64 * 1024, N_PENDING = 64, MAX_NAME_IN_TEMP = 180, N_TEMP_NAMES = 1000 };

static _Atomic(char *) pending[N_PENDING];
static _Atomic pid_t owners[N_PENDING]; // a forked child must not remove what its parent writes
static pthread_once_t prepared = PTHREAD_ONCE_INIT;

void outfile_abandon_all(void) {
    pid_t self = getpid();
    for (size_t i = 0; i < N_PENDING; i++) {
        char *temp = atomic_load(&pending[i]);
        if (temp && atomic_load(&owners[i]) == self) unlink(temp);
    }
}

static void prepare(void) {
    struct sigaction now;
    atexit(outfile_abandon_all);
    if (sigaction(SIGXFSZ, NULL, &now) == 0 && now.sa_handler == SIG_DFL) signal(SIGXFSZ, SIG_IGN);
}

static void pending_add(char *temp) {
    for (size_t i = 0; i < N_PENDING; i++) {
        char *none = NULL;
        if (!atomic_compare_exchange_strong(&pending[i], &none, temp)) continue;
        atomic_store(&owners[i], getpid());
        return;
    }
}

static void pending_remove(char *temp) {
    for (size_t i = 0; i < N_PENDING; i++) {
        char *same = temp;
        if (atomic_compare_exchange_strong(&pending[i], &same, NULL)) return;
    }
}

void outfile_doom(char *path) {
    pthread_once(&prepared, prepare);
    pending_add(path);
}

void outfile_remove(char *path) {
    unlink(path);
    pending_remove(path);
}

static void outfile_release(OutFile *o) {
    free(o->path);
    free(o->target);
    free(o->temp);
    free(o->buffer);
    *o = (OutFile){.fd = -1};
}

static bool fail(OutFile *o, const char *what, int error, Diags *d) {
    diag_exit(d, EXIT_SYSTEM, diag_file(d, o->path), "%s: %s", what, strerror(error));
    outfile_abandon(o);
    return false;
}

// "dir/name" -> "dir/.name.PID-K.tmp", with a long name cut, so that any name that fits has a temporary one that fits.
static char *temp_name(const char *target, unsigned k) {
    const char *slash = strrchr(target, '/');
    size_t n_dir = slash ? (size_t)(slash + 1 - target) : 0;
    size_t n = n_dir + MAX_NAME_IN_TEMP + 64;
    char *temp = xmalloc(n);
    snprintf(temp, n, "%.*s.%.*s.%ld-%u.tmp", (int)n_dir, target, MAX_NAME_IN_TEMP, target + n_dir, (long)getpid(), k);
    return temp;
}

static bool open_temp(OutFile *o, mode_t mode, Diags *d) {
    for (unsigned k = 0; k < N_TEMP_NAMES; k++) {
        o->temp = temp_name(o->target, k);
        sigset_t all, before; // a signal between the two calls would leave the file behind
        sigfillset(&all);
        pthread_sigmask(SIG_SETMASK, &all, &before);
        o->fd = open(o->temp, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
        int error = errno;
        if (o->fd >= 0) pending_add(o->temp);
        pthread_sigmask(SIG_SETMASK, &before, NULL);
        if (o->fd >= 0) return true;
        free(o->temp);
        o->temp = NULL;
        if (error != EEXIST) return fail(o, "cannot create a file here", error, d);
    }
    return fail(o, "cannot find a free temporary name", EEXIST, d);
}

// Replacing keeps the permissions of what was there; an executable one may then also be run by whoever may read it.
static bool open_replacement(OutFile *o, const struct stat *old, bool executable, Diags *d) {
    if (access(o->path, W_OK) != 0) return fail(o, "cannot replace this file", errno, d);
    o->target = realpath(o->path, NULL);
    if (!o->target) return fail(o, "cannot resolve this name", errno, d);
    mode_t mode = old->st_mode & 0777;
    if (executable) mode |= (mode & 0444) >> 2;
    if (!open_temp(o, 0600, d)) return false;
    if (fchmod(o->fd, mode) != 0) return fail(o, "cannot set permissions", errno, d);
    return true;
}

bool outfile_open(OutFile *o, const char *path, bool executable, Diags *d) {
    struct stat old;
    pthread_once(&prepared, prepare);
    *o = (OutFile){.path = xmalloc(strlen(path) + 1), .buffer = xmalloc(BUFFER_BYTES), .fd = -1};
    strcpy(o->path, path);
    if (strcmp(path, "-") == 0) {
        fflush(stdout);
        o->fd = STDOUT_FILENO;
        return true;
    }
    if (!*path) return fail(o, "no file name", ENOENT, d);
    if (stat(path, &old) != 0) {
        if (errno != ENOENT) return fail(o, "cannot write this file", errno, d);
        o->target = xmalloc(strlen(path) + 1);
        strcpy(o->target, path);
        if (path[strlen(path) - 1] == '/') return fail(o, "cannot write this file", EISDIR, d);
        return open_temp(o, executable ? 0777 : 0666, d);
    }
    if (S_ISDIR(old.st_mode)) return fail(o, "cannot write this file", EISDIR, d);
    if (S_ISREG(old.st_mode)) return open_replacement(o, &old, executable, d);
    o->fd = open(path, O_WRONLY | O_CLOEXEC);
    return o->fd >= 0 || fail(o, "cannot open for writing", errno, d);
}

static void write_all(OutFile *o, const char *data, size_t len) {
    while (len && !o->error) {
        size_t part = len < (size_t)1 << 30 ? len : (size_t)1 << 30;
        ssize_t n = write(o->fd, data, part);
        if (n > 0) {
            data += n;
            len -= (size_t)n;
        } else if (n == 0) {
            o->error = EIO;
        } else if (errno != EINTR) {
            o->error = errno;
        }
    }
}

static void flush(OutFile *o) {
    write_all(o, o->buffer, o->n_buffered);
    o->n_buffered = 0;
}

void outfile_write(OutFile *o, const void *data, size_t len) {
    o->n_bytes += len;
    if (len > BUFFER_BYTES - o->n_buffered) flush(o);
    if (len > BUFFER_BYTES) {
        write_all(o, data, len);
    } else if (len) {
        memcpy(o->buffer + o->n_buffered, data, len);
        o->n_buffered += len;
    }
}

void outfile_zeros(OutFile *o, uint64_t len) {
    static const char zeros[BUFFER_BYTES];
    while (len && !o->error) {
        size_t part = len < BUFFER_BYTES ? (size_t)len : BUFFER_BYTES;
        outfile_write(o, zeros, part);
        len -= part;
    }
}

bool outfile_finish(OutFile *o, Diags *d) {
    flush(o);
    if (o->error) return fail(o, "cannot write", o->error, d);
    if (o->fd >= 0 && o->fd != STDOUT_FILENO) {
        int fd = o->fd;
        o->fd = -1; // a descriptor is gone after close, even where it fails
        if (close(fd) != 0) return fail(o, "cannot write", errno, d);
    }
    return true;
}

bool outfile_commit(OutFile *o, Diags *d) {
    if (!outfile_finish(o, d)) return false;
    if (o->shown) {
        if (o->temp) outfile_remove(o->temp); // what was there before
        outfile_release(o);
        return true;
    }
    if (o->temp && rename(o->temp, o->target) != 0) return fail(o, "cannot rename the finished file", errno, d);
    if (o->temp) pending_remove(o->temp);
    outfile_release(o);
    return true;
}

bool outfile_commit_if(OutFile *o, const OutCheck *check, Diags *d) {
    if (!outfile_finish(o, d)) return false;
    if (!check || check->accept(check->with, o->temp, d)) return outfile_commit(o, d);
    outfile_abandon(o);
    return false;
}

// Where names cannot be exchanged, the old file is gone once the new one is shown.
bool outfile_show(OutFile *o, Diags *d) {
    if (!outfile_finish(o, d)) return false;
    if (!o->temp) return true;
    if (renameat2(AT_FDCWD, o->temp, AT_FDCWD, o->target, RENAME_EXCHANGE) == 0) {
        o->shown = true;
        return true;
    }
    bool had = access(o->target, F_OK) == 0;
    if (rename(o->temp, o->target) != 0) return fail(o, "cannot rename the finished file", errno, d);
    pending_remove(o->temp);
    free(o->temp);
    o->temp = NULL;
    o->shown = !had;
    return true;
}

// Takes back what was shown, as far as that can be done.
static void hide(OutFile *o) {
    if (!o->shown) return;
    if (o->temp) renameat2(AT_FDCWD, o->temp, AT_FDCWD, o->target, RENAME_EXCHANGE);
    else unlink(o->target);
}

void outfile_abandon(OutFile *o) {
    if (o->fd >= 0 && o->fd != STDOUT_FILENO) close(o->fd);
    hide(o);
    if (o->temp) outfile_remove(o->temp);
    outfile_release(o);
}
