// The file of call shapes (TPURT_SHAPE_LOG, tpurt_shape_save): a line of JSON for each distinct shape, its count first, so that two lines
// mean the same shape of the same program if they are equal behind the count. Saving therefore reads the file, adds to the counts of
// its own lines, appends those that are new, and replaces the file by renaming. It keeps no process's lines but its own in mind: others
// stay as they are.
//
// The file itself is the lock. As it is replaced, whoever waited for it finds that the name means another file now, and starts again.
#define _GNU_SOURCE
#include "runtime/internal.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#define LINE_START "{\"count\": "

// ---- Text that grows

typedef struct {
    const TpurtAllocator *from;
    char *bytes;
    size_t n, cap;
    bool lost; // there was no memory
} Text;

static bool reserve(Text *t, size_t more) {
    if (t->lost) return false;
    if (more < t->cap - t->n) return true;
    size_t cap = t->n + more + 1 + (t->n + more) / 2 + 1024;
    char *bytes = t->from->allocate(t->from->context, cap, 16);
    if (!bytes) return t->lost = true, false;
    if (t->n) memcpy(bytes, t->bytes, t->n);
    memory_free(t->from, t->bytes);
    t->bytes = bytes;
    t->cap = cap;
    return true;
}

static void text_bytes(Text *t, const char *bytes, size_t n) {
    if (!n || !reserve(t, n)) return;
    memcpy(t->bytes + t->n, bytes, n);
    t->n += n;
}

__attribute__((format(printf, 2, 3))) static void text_f(Text *t, const char *fmt, ...) {
    char piece[256];
    va_list args;
    va_start(args, fmt);
    int n = vsnprintf(piece, sizeof piece, fmt, args);
    va_end(args);
    text_bytes(t, piece, n < 0 ? 0 : (size_t)n < sizeof piece ? (size_t)n : sizeof piece - 1);
}

static void add_utf16(Text *t, uint32_t c) {
    if (c >= 0x10000) text_f(t, "\\u%04x\\u%04x", 0xd800 + ((c - 0x10000) >> 10), 0xdc00 + ((c - 0x10000) & 0x3ff));
    else text_f(t, "\\u%04x", c);
}

// Bytes that are no UTF-8 become the characters of their numbers.
static void text_string(Text *t, const char *string) {
    text_bytes(t, "\"", 1);
    for (uint32_t n; *string; string += n) {
        uint32_t c = char_at(string, &n);
        if (c == '"' || c == '\\') text_f(t, "\\%c", (int)c);
        else if (c == '\n') text_f(t, "\\n");
        else if (char_is_shown(c)) text_bytes(t, string, n);
        else add_utf16(t, n == 1 ? (unsigned char)*string : c);
    }
    text_bytes(t, "\"", 1);
}

// ---- A line

static void add_sizes(Text *t, const char *key, uint32_t rank, const int64_t *dims) {
    text_f(t, ", \"%s\": [", key);
    for (uint32_t d = 0; d < rank; d++) text_f(t, "%s%lld", d ? ", " : "", (long long)dims[d]);
    text_bytes(t, "]", 1);
}

static void add_dims(Text *t, const TpuPort *port) {
    if (!port->dims) return;
    text_f(t, ", \"dims\": [");
    for (uint32_t d = 0; d < port->type.rank; d++) {
        if (d) text_f(t, ", ");
        text_string(t, port->dims[d] ? port->dims[d] : "");
    }
    text_bytes(t, "]", 1);
}

// {"name": "ids", "type": "i32", "shape": [8, 100], "compiled": [8, 128], "dims": ["b", "s"]}
static void add_arg(Text *t, const TpuPort *port, const TpurtPortInfo *got) {
    const char *type = tpurt_dtype_name(got->dtype), *compiled = tpurt_dtype_name(port->type.dtype);
    Difference d = port_difference(port, got->dtype, got->rank, got->dims, false);
    text_f(t, "{\"name\": ");
    text_string(t, got->name);
    text_f(t, ", \"type\": ");
    text_string(t, type ? type : "unknown");
    add_sizes(t, "shape", got->rank, got->dims);
    if (d.kind == DIFFERS_TYPE) text_f(t, ", \"compiled_type\": \"%s\"", compiled);
    if (d.kind != DIFFERS_NOT) add_sizes(t, "compiled", port->type.rank, port->type.dims);
    add_dims(t, port);
    text_bytes(t, "}", 1);
}

// What a call that did not fit differs in first, and the flag for it.
static void add_difference(Text *t, const TpurtProgram *p, const TpurtShapeInfo *s) {
    const TpuEntry *entry = &p->table->entries[s->entry];
    if (s->outcome == TPURT_HIT || s->arg == s->n_args) return;
    text_f(t, ", \"differs\": {\"arg\": ");
    text_string(t, port_name(p, s->entry, TPURT_ARG, s->arg));
    if (s->dim == TPURT_NO_DIM) {
        text_f(t, ", \"in\": \"type\"}");
        return;
    }
    text_f(t, ", \"dim\": %u, \"got\": %lld, \"compiled\": %lld}", s->dim, (long long)s->got, (long long)s->compiled);
    char flag[256];
    Line line = {flag, flag + sizeof flag};
    if (s->outcome != TPURT_MISS || !dim_name(&entry->args[s->arg], s->dim) || !flag_add(&line, p, s->entry, s->arg, s->dim, s->got, NULL)) return;
    text_f(t, ", \"admit\": ");
    text_string(t, flag);
}

static const char *const outcomes[TPURT_N_OUTCOMES] = {"hit", "padded", "miss"};

static void add_program(Text *t, const TpurtProgram *p, uint32_t outcome) {
    text_f(t, ", \"outcome\": \"%s\", \"program\": ", outcomes[outcome]);
    text_string(t, p->table->name);
}

static void add_key(Text *t, const TpurtProgram *p) {
    text_f(t, ", \"key\": ");
    text_string(t, p->table->key);
    text_f(t, "}\n");
}

// What stands behind the count of a shape.
static void add_shape(Text *t, const TpurtProgram *p, uint32_t index, const TpurtShapeInfo *s) {
    const TpuEntry *entry = &p->table->entries[s->entry];
    add_program(t, p, s->outcome);
    text_f(t, ", \"entry\": ");
    text_string(t, entry->name);
    text_f(t, ", \"args\": [");
    for (uint32_t i = 0; i < s->n_args; i++) {
        TpurtPortInfo got;
        tpurt_shape_arg(p, index, i, &got, NULL);
        if (i) text_f(t, ", ");
        add_arg(t, &entry->args[i], &got);
    }
    text_bytes(t, "]", 1);
    add_difference(t, p, s);
    text_f(t, ", \"flops\": %llu", (unsigned long long)(entry->flops < INT64_MAX ? entry->flops : INT64_MAX));
    add_key(t, p);
}

// ---- All lines

typedef struct {
    size_t start, n_bytes; // in `ends`
    uint64_t hash, count;
    uint32_t index; // of the shape; counts of what is not listed come after all shapes
    bool written;
} Own;

typedef struct {
    const TpurtProgram *p;
    Own *own;
    uint32_t n_own, n_shapes;
    Text ends, old, all;
} Save;

static uint64_t hash_of(const char *s, size_t n) {
    uint64_t h = UINT64_C(0xcbf29ce484222325); // FNV-1a
    for (size_t i = 0; i < n; i++) h = (h ^ (unsigned char)s[i]) * UINT64_C(0x100000001b3);
    return h;
}

static void own_end(Save *s, size_t start, uint32_t index, uint64_t count) {
    if (s->ends.lost) return;
    s->own[s->n_own++] =
        (Own){.start = start, .n_bytes = s->ends.n - start, .hash = hash_of(s->ends.bytes + start, s->ends.n - start), .count = count, .index = index};
}

static void collect(Save *s, const TpurtShapeTotals *totals) {
    for (uint32_t i = 0; i < s->n_shapes; i++) {
        TpurtShapeInfo shape;
        tpurt_shape_describe(s->p, i, &shape, NULL);
        uint64_t n = shape_log_unsaved(s->p, i, shape.count);
        size_t start = s->ends.n;
        if (!n) continue;
        add_shape(&s->ends, s->p, i, &shape);
        own_end(s, start, i, n);
    }
    for (uint32_t k = 0; k < TPURT_N_OUTCOMES; k++) {
        uint64_t n = shape_log_unsaved_unlisted(s->p, (TpurtOutcome)k, totals->unlisted[k]);
        size_t start = s->ends.n;
        if (!n) continue;
        add_program(&s->ends, s->p, k);
        text_f(&s->ends, ", \"unlisted\": true");
        add_key(&s->ends, s->p);
        own_end(s, start, s->n_shapes + k, n);
    }
}

static void add_line(Save *s, uint64_t count, const Own *own) {
    text_f(&s->all, LINE_START "%llu", (unsigned long long)(count < INT64_MAX ? count : INT64_MAX));
    text_bytes(&s->all, s->ends.bytes + own->start, own->n_bytes);
}

// One of our own lines in the file gets its new count, any other stays as it is.
static void add_old_line(Save *s, const char *line, size_t n) {
    size_t at = sizeof LINE_START - 1;
    uint64_t count = 0;
    for (; at < n && line[at] >= '0' && line[at] <= '9' && count < INT64_MAX / 16; at++) count = 10 * count + (uint64_t)(line[at] - '0');
    uint64_t hash = at < n ? hash_of(line + at, n - at) : 0;
    for (uint32_t i = 0; at < n && i < s->n_own; i++) {
        Own *own = &s->own[i];
        if (own->hash != hash || own->n_bytes != n - at || own->written || memcmp(s->ends.bytes + own->start, line + at, n - at) != 0) continue;
        own->written = true;
        add_line(s, count + own->count, own);
        return;
    }
    text_bytes(&s->all, line, n);
    if (line[n - 1] != '\n') text_bytes(&s->all, "\n", 1);
}

static void merge(Save *s) {
    for (size_t at = 0; at < s->old.n;) {
        const char *end = memchr(s->old.bytes + at, '\n', s->old.n - at);
        size_t n = end ? (size_t)(end - s->old.bytes) + 1 - at : s->old.n - at;
        add_old_line(s, s->old.bytes + at, n);
        at += n;
    }
    for (uint32_t i = 0; i < s->n_own; i++)
        if (!s->own[i].written) add_line(s, s->own[i].count, &s->own[i]);
}

// ---- The file. Errors are -1 with errno, as in the C library.

static int open_locked(const char *path, struct stat *out) {
    for (;;) {
        struct stat now;
        int fd = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_APPEND, 0666);
        if (fd < 0) return -1;
        if (fstat(fd, out)) goto failed;
        if (!S_ISREG(out->st_mode)) return fd;
        while (flock(fd, LOCK_EX))
            if (errno != EINTR) goto failed;
        if (fstat(fd, out)) goto failed;
        if (!stat(path, &now) && now.st_ino == out->st_ino && now.st_dev == out->st_dev) return fd;
        close(fd);
        continue;
    failed:;
        int why = errno;
        close(fd);
        return errno = why, -1;
    }
}

static int write_all(int fd, const char *bytes, size_t n) {
    while (n) {
        ssize_t done = write(fd, bytes, n);
        if (done < 0 && errno == EINTR) continue;
        if (done < 0) return -1;
        bytes += done;
        n -= (size_t)done;
    }
    return 0;
}

static int read_all(int fd, Text *out) {
    for (off_t at = 0;;) {
        if (!reserve(out, 1 << 16)) return errno = ENOMEM, -1;
        ssize_t n = pread(fd, out->bytes + out->n, 1 << 16, at);
        if (n < 0 && errno == EINTR) continue;
        if (n <= 0) return (int)n;
        out->n += (size_t)n;
        at += n;
    }
}

// "dir/calls.log" -> "dir/.calls.log.tmp", a name that only who has the log locked uses: what a killed process left there goes now.
static int open_temp(const char *target, char *temp, size_t bytes) {
    const char *name = strrchr(target, '/') + 1; // of a real path
    snprintf(temp, bytes, "%.*s.%.200s.tmp", (int)(name - target), target, name);
    unlink(temp);
    return open(temp, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
}

static int replace(const char *path, mode_t mode, const Text *content) {
    char target[PATH_MAX], temp[PATH_MAX + 16];
    if (!realpath(path, target)) return -1; // through a link: it stays one
    int fd = open_temp(target, temp, sizeof temp);
    if (fd < 0) return -1;
    bool bad = write_all(fd, content->bytes, content->n) || fchmod(fd, mode & 07777);
    int why = errno;
    if (close(fd) && !bad) bad = true, why = errno;
    if (!bad && rename(temp, target)) bad = true, why = errno;
    if (bad) unlink(temp);
    return bad ? (errno = why, -1) : 0;
}

// With the file locked. A pipe or a device gets the lines as they are.
static int update(Save *s, const char *path, int fd, const struct stat *st) {
    if (S_ISREG(st->st_mode) && read_all(fd, &s->old)) return -1;
    size_t mark = sizeof LINE_START - 1;
    if (s->old.n && (s->old.n < mark || memcmp(s->old.bytes, LINE_START, mark) != 0)) return errno = 0, -1;
    merge(s);
    if (s->all.lost) return errno = ENOMEM, -1;
    return S_ISREG(st->st_mode) ? replace(path, st->st_mode, &s->all) : write_all(fd, s->all.bytes, s->all.n);
}

static TpurtStatus save_file(Save *s, const char *path, TpurtError *error) {
    struct stat st;
    int fd = open_locked(path, &st), why = errno;
    bool bad = fd < 0;
    if (!bad && update(s, path, fd, &st)) {
        bad = true, why = errno;
        if (S_ISREG(st.st_mode) && !st.st_size) unlink(path); // made for the lock
    }
    if (fd >= 0) close(fd); // and unlocks it
    if (!bad) return TPURT_OK;
    if (why == ENOMEM) return error_set(error, TPURT_OUT_OF_MEMORY, "out of memory: the shapes of calls were not saved");
    if (!why) return error_set(error, TPURT_SYSTEM, "'%.200s' holds something else than shapes of calls, and was left as it is", path);
    return error_set(error, TPURT_SYSTEM, "cannot write the shapes of calls to '%.200s': %s", path, strerror(why));
}

static void counts_saved(Save *s) {
    for (uint32_t i = 0; i < s->n_own; i++) {
        const Own *own = &s->own[i];
        if (own->index < s->n_shapes) shape_log_saved(s->p, own->index, own->count);
        else shape_log_saved_unlisted(s->p, (TpurtOutcome)(own->index - s->n_shapes), own->count);
    }
}

TpurtStatus tpurt_shape_save(const TpurtProgram *p, const char *path, TpurtError *error) {
    if (!p || !path) return error_set(error, TPURT_BAD_CALL, "a program or the path of a file was not given");
    const TpurtAllocator *from = &p->allocator;
    TpurtShapeTotals totals;
    Save s = {.p = p, .ends = {.from = from}, .old = {.from = from}, .all = {.from = from}};
    shape_log_begin_save(p);
    s.n_shapes = tpurt_shape_total(p, &totals);
    s.own = memory_new(from, (size_t)s.n_shapes + TPURT_N_OUTCOMES, sizeof *s.own, 16, "the shapes of calls", error);
    TpurtStatus status = s.own ? TPURT_OK : TPURT_OUT_OF_MEMORY;
    if (!status) {
        collect(&s, &totals);
        if (s.ends.lost) status = error_set(error, TPURT_OUT_OF_MEMORY, "out of memory: the shapes of calls were not saved");
    }
    if (!status && s.n_own) status = save_file(&s, path, error);
    if (!status) counts_saved(&s);
    shape_log_end_save(p);
    memory_free(from, s.own);
    memory_free(from, s.ends.bytes);
    memory_free(from, s.old.bytes);
    memory_free(from, s.all.bytes);
    return status ? status : error_clear(error);
}

// ---- TPURT_SHAPE_LOG

// The folder may change before the program goes, so the path is made whole now.
TpurtStatus shape_file_open(TpurtProgram *p, TpurtError *error) {
    char folder[PATH_MAX] = "";
    const char *name = secure_getenv("TPURT_SHAPE_LOG");
    if (!name || !*name) return TPURT_OK;
    if (*name != '/' && !getcwd(folder, sizeof folder)) folder[0] = 0;
    size_t n = strlen(folder) + strlen(name) + 2;
    p->log_path = memory_new(&p->allocator, n, 1, 16, "a path", error);
    if (!p->log_path) return TPURT_OUT_OF_MEMORY;
    snprintf(p->log_path, n, "%s%s%s", folder, folder[0] ? "/" : "", name);
    return TPURT_OK;
}

// Nobody is there to be given the error, and the user asked for the file: the one sentence that the library prints.
void shape_file_close(TpurtProgram *p) {
    TpurtError error;
    if (p->log_path && tpurt_shape_save(p, p->log_path, &error)) fprintf(stderr, "tpurt: TPURT_SHAPE_LOG: %s\n", error.text);
}
