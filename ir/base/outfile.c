// Whole-or-nothing output files: see outfile.h. What is written lies in the folder of the final file, since rename(2) is atomic only inside a file system. A
// temporary name is registered in a table of atomic pointers, which a signal handler may read.
//
// As soon as a name means something else it is out of the table, so that no signal takes away what another process has under it by then.
//
// Who has a name: the process whose lock is on the very file that the name means. A lock is therefore looked for again after it was taken (name_lost), as names
// may have come to mean other files by then. Locks belong to open files, not to processes (flock), so that two threads exclude each other as well.
#define _GNU_SOURCE // O_TMPFILE, renameat2
#include "ir/base/outfile.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

enum { BUFFER_BYTES = 64 * 1024, N_PENDING = 64 };

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
    pending_remove(path);
    unlink(path);
}

static void outfile_release(OutFile *o) {
    free(o->path);
    free(o->target);
    free(o->temp);
    free(o->buffer);
    *o = (OutFile){.fd = -1, .lock = -1};
}

const char *folder_find_missing(Arena *a, const char *path) {
    struct stat st;
    char *part = arena_copy(a, path, strlen(path) + 1);
    for (char *slash = strchr(part + 1, '/'); *part && slash; slash = strchr(slash + 1, '/')) {
        *slash = 0;
        if (stat(part, &st) && errno == ENOENT) return part;
        *slash = '/';
    }
    return NULL;
}

static bool fail(OutFile *o, const char *what, int error, Diags *d) {
    const char *missing = error == ENOENT ? folder_find_missing(&d->arena, o->path) : NULL;
    if (missing) {
        diag_exit(d, EXIT_SYSTEM, diag_file(d, o->path), "%s: there is no folder %s", what, missing);
        diag_help(d, "make it: mkdir -p %.*s", (int)(strrchr(o->path, '/') - o->path), o->path);
    } else {
        diag_exit(d, EXIT_SYSTEM, diag_file(d, o->path), "%s: %s", what, strerror(error));
    }
    outfile_abandon(o);
    return false;
}

// --- temporary names

enum { MAX_NAME_IN_TEMP = 180, N_TEMP_NAMES = 1000, N_FREE = 4 }; // N_FREE: behind so many names that nobody has, there are none

// "dir/name" -> "dir/.name.K.tmp", with a long name cut, so that any name that fits has a temporary one that fits.
static char *temp_name(const char *target, unsigned k) {
    const char *slash = strrchr(target, '/');
    size_t n_dir = slash ? (size_t)(slash + 1 - target) : 0;
    size_t n = n_dir + MAX_NAME_IN_TEMP + 64;
    char *temp = xmalloc(n);
    snprintf(temp, n, "%.*s.%.*s.%u.tmp", (int)n_dir, target, MAX_NAME_IN_TEMP, target + n_dir, k);
    return temp;
}

// 0: the name still means the open file; EEXIST: it does not; another errno: the system does not say.
static int name_lost(int fd, const char *name) {
    struct stat now, open;
    if (fstat(fd, &open)) return errno;
    if (lstat(name, &now)) return errno == ENOENT ? EEXIST : errno;
    return now.st_ino == open.st_ino && now.st_dev == open.st_dev ? 0 : EEXIST;
}

static bool lock(int fd) {
    while (flock(fd, LOCK_EX | LOCK_NB))
        if (errno != EINTR) return false;
    return true;
}

// What another program makes stands beside the name, and belongs to who has that.
static const char *const beside[] = {".o", ".out"};

static void unlink_beside(const char *name, const char *extension) {
    char *other = outfile_beside(name, extension);
    unlink(other);
    free(other);
}

// Removes what a killed run left under this name: an own, ordinary file that nobody has locked. False: there is nothing of this name.
static bool remove_stale(const char *name) {
    struct stat st;
    int fd = open(name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (fd < 0) return errno != ENOENT;
    bool ours = !fstat(fd, &st) && S_ISREG(st.st_mode) && st.st_uid == geteuid() && st.st_nlink == 1;
    if (ours && lock(fd) && !name_lost(fd, name)) {
        for (size_t i = 0; i < COUNT(beside); i++) unlink_beside(name, beside[i]);
        unlink(name);
    }
    close(fd);
    return true;
}

static void remove_all_stale(const char *target) {
    for (unsigned k = 0, n_free = 0; k < N_TEMP_NAMES && n_free < N_FREE; k++) {
        char *name = temp_name(target, k);
        n_free = remove_stale(name) ? 0 : n_free + 1;
        free(name);
    }
}

// Calls `make` with names until it makes a file of one, 0, which o->temp then is. A signal between that and the table would leave the file behind.
static bool take_name(OutFile *o, int (*make)(OutFile *o, const char *name), const char *what, Diags *d) {
    int result = EEXIST;
    for (unsigned k = 0; k < N_TEMP_NAMES && result == EEXIST; k++) {
        sigset_t all, before;
        char *name = temp_name(o->target, k);
        sigfillset(&all);
        pthread_sigmask(SIG_SETMASK, &all, &before);
        result = make(o, name);
        if (!result) pending_add(o->temp = name);
        pthread_sigmask(SIG_SETMASK, &before, NULL);
        if (result) free(name);
    }
    return !result || fail(o, what, result, d);
}

// A file of this name that was not there, locked. Who took it for a leftover before it was locked has it, and removes it.
static int make_file(OutFile *o, const char *name) {
    o->fd = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, o->mode);
    if (o->fd < 0) return errno;
    int lost = lock(o->fd) || errno != EWOULDBLOCK ? name_lost(o->fd, name) : EEXIST;
    if (!lost) return 0;
    if (lost != EEXIST) unlink(name); // made a moment ago: it is still ours
    close(o->fd);
    o->fd = -1;
    return lost;
}

// The open file gets the name.
static int link_file(OutFile *o, const char *name) {
    char open_file[64];
    snprintf(open_file, sizeof open_file, "/proc/self/fd/%d", o->lock);
    return linkat(AT_FDCWD, open_file, AT_FDCWD, name, AT_SYMLINK_FOLLOW) ? errno : 0;
}

// --- opening

// A file without a name in the target's folder. False: there is none here, for whatever reason; a name will tell.
static bool open_unnamed(OutFile *o) {
    char open_file[64];
    struct stat st;
    const char *slash = strrchr(o->target, '/');
    char *folder = xmalloc(strlen(o->target) + 2);
    snprintf(folder, strlen(o->target) + 2, "%.*s", slash ? (int)(slash + 1 - o->target) : 1, slash ? o->target : ".");
    o->fd = open(folder, O_TMPFILE | O_WRONLY | O_CLOEXEC, o->mode);
    free(folder);
    if (o->fd < 0) return false;
    snprintf(open_file, sizeof open_file, "/proc/self/fd/%d", o->fd);
    if (!stat(open_file, &st)) return lock(o->fd), true;
    close(o->fd);
    o->fd = -1;
    return false;
}

static bool open_temp(OutFile *o, Diags *d) {
    remove_all_stale(o->target);
    if ((o->named || !open_unnamed(o)) && !take_name(o, make_file, "cannot create a file here", d)) return false;
    o->lock = fcntl(o->fd, F_DUPFD_CLOEXEC, 3);
    return o->lock >= 0 || fail(o, "cannot create a file here", errno, d);
}

// Replacing keeps the permissions of what was there; an executable one may then also be run by whoever may read it.
static bool open_replacement(OutFile *o, const struct stat *old, bool executable, Diags *d) {
    if (access(o->path, W_OK) != 0) return fail(o, "cannot replace this file", errno, d);
    o->target = realpath(o->path, NULL);
    if (!o->target) return fail(o, "cannot resolve this name", errno, d);
    mode_t mode = old->st_mode & 0777;
    if (executable) mode |= (mode & 0444) >> 2;
    o->mode = 0600;
    if (!open_temp(o, d)) return false;
    if (fchmod(o->fd, mode) != 0) return fail(o, "cannot set permissions", errno, d);
    return true;
}

// What a name that means no file stands for: behind links, the name that the last of them has. NULL with errno: the system does not say.
static char *behind_links(const char *path) {
    enum { MAX_LINKS = 40 }; // as the system follows
    char link[PATH_MAX], *name = strcpy(xmalloc(strlen(path) + 1), path);
    for (int i = 0; i < MAX_LINKS; i++) {
        ssize_t n = readlink(name, link, sizeof link);
        if (n < 0 && (errno == EINVAL || errno == ENOENT)) return name; // no link
        if (n <= 0 || (size_t)n == sizeof link) break;
        const char *slash = *link == '/' ? NULL : strrchr(name, '/');
        int n_dir = slash ? (int)(slash + 1 - name) : 0;
        char *next = xmalloc((size_t)n_dir + (size_t)n + 1);
        memcpy(next, name, (size_t)n_dir);
        memcpy(next + n_dir, link, (size_t)n);
        next[n_dir + n] = 0;
        free(name);
        name = next;
    }
    int error = errno;
    free(name);
    return errno = error, NULL;
}

static bool open_output(OutFile *o, const char *path, bool executable, bool named, Diags *d) {
    struct stat old;
    pthread_once(&prepared, prepare);
    *o = (OutFile){.path = xmalloc(strlen(path) + 1), .buffer = xmalloc(BUFFER_BYTES), .mode = executable ? 0777 : 0666, .named = named, .fd = -1, .lock = -1};
    strcpy(o->path, path);
    if (strcmp(path, "-") == 0) {
        fflush(stdout);
        o->fd = STDOUT_FILENO;
        return true;
    }
    if (!*path) return fail(o, "no file name", ENOENT, d);
    if (stat(path, &old) != 0) {
        if (errno != ENOENT) return fail(o, "cannot write this file", errno, d);
        o->target = behind_links(path);
        if (!o->target) return fail(o, "cannot resolve this name", errno, d);
        if (o->target[strlen(o->target) - 1] == '/') return fail(o, "cannot write this file", EISDIR, d);
        return open_temp(o, d);
    }
    if (S_ISDIR(old.st_mode)) return fail(o, "cannot write this file", EISDIR, d);
    if (S_ISREG(old.st_mode)) return open_replacement(o, &old, executable, d);
    o->fd = open(path, O_WRONLY | O_CLOEXEC);
    return o->fd >= 0 || fail(o, "cannot open for writing", errno, d);
}

bool outfile_open_at(OutFile *o, const OutPlace *at, bool executable, Diags *d) {
    if (!at->memory) return outfile_open(o, at->path, executable, d);
    *o = (OutFile){.memory = at->memory, .buffer = xmalloc(BUFFER_BYTES), .fd = -1, .lock = -1};
    return true;
}

bool outfile_open(OutFile *o, const char *path, bool executable, Diags *d) { return open_output(o, path, executable, false, d); }
bool outfile_open_named(OutFile *o, const char *path, bool executable, Diags *d) { return open_output(o, path, executable, true, d); }

bool outfile_probe(const char *path, Diags *d) {
    struct stat st;
    OutFile o;
    if (!strcmp(path, "-") || (!stat(path, &st) && !S_ISREG(st.st_mode) && !S_ISDIR(st.st_mode))) return true;
    if (!outfile_open(&o, path, false, d)) return false;
    outfile_abandon(&o);
    return true;
}

char *outfile_beside(const char *temp, const char *extension) {
    size_t n = strlen(temp) + strlen(extension) + 1;
    char *name = xmalloc(n);
    snprintf(name, n, "%s%s", temp, extension);
    return name;
}

// What was made beside the temporary file takes its place, with its permissions, and is locked before it has its name.
bool outfile_take(OutFile *o, const char *made, Diags *d) {
    struct stat st;
    int fd = open(made, O_RDONLY | O_NOFOLLOW | O_CLOEXEC);
    bool taken = fd >= 0 && !fstat(o->lock, &st) && !fchmod(fd, st.st_mode & 0777) && (lock(fd), !rename(made, o->temp));
    int error = errno;
    if (taken) close(o->lock), o->lock = fd;
    else if (fd >= 0) close(fd);
    return taken || fail(o, "cannot take over what was made", error, d);
}

// --- writing

static void write_all(OutFile *o, const char *data, size_t len) {
    if (o->memory) {
        text_add(o->memory, data, len);
        return;
    }
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

// A file without a name gets a temporary one.
static bool name_it(OutFile *o, Diags *d) { return !o->target || o->temp || take_name(o, link_file, "cannot give the finished file a name", d); }

static void end(OutFile *o) {
    if (o->lock >= 0) close(o->lock);
    outfile_release(o);
}

bool outfile_commit(OutFile *o, Diags *d) {
    if (!outfile_finish(o, d)) return false;
    if (o->shown) {
        if (o->temp) outfile_remove(o->temp); // what was there before
        end(o);
        return true;
    }
    if (!name_it(o, d)) return false;
    if (o->temp) pending_remove(o->temp);
    if (o->temp && rename(o->temp, o->target) != 0) return fail(o, "cannot rename the finished file", errno, d);
    end(o);
    return true;
}

bool outfile_commit_if(OutFile *o, const OutCheck *check, Diags *d) {
    if (!outfile_finish(o, d)) return false;
    if (!check) return outfile_commit(o, d);
    if (!name_it(o, d)) return false;
    if (check->accept(check->with, o->temp, d)) return outfile_commit(o, d);
    outfile_abandon(o);
    return false;
}

// What was there before has the temporary name now, and is nobody's leftover.
static void keep_replaced(OutFile *o) {
    int fd = open(o->temp, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (fd < 0) return;
    lock(fd);
    if (o->lock >= 0) close(o->lock);
    o->lock = fd;
}

// Where names cannot be exchanged, the old file is gone once the new one is shown.
bool outfile_show(OutFile *o, Diags *d) {
    if (!outfile_finish(o, d) || !name_it(o, d)) return false;
    if (!o->temp) return true;
    if (renameat2(AT_FDCWD, o->temp, AT_FDCWD, o->target, RENAME_EXCHANGE) == 0) {
        keep_replaced(o);
        o->shown = true;
        return true;
    }
    bool had = access(o->target, F_OK) == 0;
    pending_remove(o->temp);
    if (rename(o->temp, o->target) != 0) return fail(o, "cannot rename the finished file", errno, d);
    free(o->temp);
    o->temp = NULL;
    o->shown = !had;
    if (had) free(o->target), o->target = NULL; // all is done
    return true;
}

// Takes back what was shown, as far as that can be done.
static void hide(OutFile *o) {
    if (!o->shown) return;
    if (o->temp) renameat2(AT_FDCWD, o->temp, AT_FDCWD, o->target, RENAME_EXCHANGE);
    else unlink(o->target);
}

void outfile_abandon(OutFile *o) {
    hide(o);
    if (o->temp) outfile_remove(o->temp);
    if (o->fd >= 0 && o->fd != STDOUT_FILENO) close(o->fd);
    end(o);
}
