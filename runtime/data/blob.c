// The bytes of a file: opened, read in pieces with pread, unpacked where gzip has compressed them. A file is as long as it was when it was opened; one that has
// become shorter is said to be cut off where it ends now.
#define _GNU_SOURCE
#include "runtime/data/data.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#ifdef TPUDATA_ZLIB
#include <zlib.h>
#endif

TpurtStatus blob_refuse(const Blob *b, uint64_t at, TpurtError *error, const char *fmt, ...) {
    char text[400];
    va_list args;
    va_start(args, fmt);
    vsnprintf(text, sizeof text, fmt, args);
    va_end(args);
    return error_set(error, TPURT_BAD_DATA, "%.200s: byte %" PRIu64 ": %s", b->path, at, text);
}

bool blob_open(Blob *b, const char *path, const TpurtAllocator *from, TpurtError *error) {
    struct stat st;
    *b = (Blob){.fd = -1};
    size_t n = strlen(path) + 1;
    b->path = memory_new(from, n, 1, 1, "a path", error);
    if (!b->path) return false;
    memcpy(b->path, path, n);
    b->fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK); // not to wait for who writes into a pipe
    if (b->fd < 0 || fstat(b->fd, &st)) {
        error_set(error, TPURT_CANNOT_READ, "%.200s: cannot open: %s", path, strerror(errno));
        return false;
    }
    if (!S_ISREG(st.st_mode)) {
        error_set(error, TPURT_CANNOT_READ, "%.200s: is %s, not a file whose records can be read in any order", path,
                  S_ISDIR(st.st_mode) ? "a folder" : "a pipe or a device");
        return false;
    }
    b->bytes = (uint64_t)st.st_size;
    return true;
}

void blob_close(Blob *b, const TpurtAllocator *from) {
    if (b->path && b->fd >= 0) close(b->fd);
    memory_free(from, b->memory);
    memory_free(from, b->path);
    *b = (Blob){.fd = -1};
}

static bool read_file(const Blob *b, uint64_t at, void *to, uint64_t n, const char *what, TpurtError *error) {
    for (uint8_t *next = to; n;) {
        ssize_t done = pread(b->fd, next, n < 1 << 30 ? (size_t)n : 1 << 30, (off_t)at);
        if (done < 0 && errno == EINTR) continue;
        if (done < 0) {
            error_set(error, TPURT_CANNOT_READ, "%.200s: byte %" PRIu64 ": cannot read: %s", b->path, at, strerror(errno));
            return false;
        }
        if (!done) return blob_refuse(b, at, error, "the file ends here now, and %s goes on: it has become shorter while it is read", what), false;
        next += done;
        at += (uint64_t)done;
        n -= (uint64_t)done;
    }
    return true;
}

bool blob_read(const Blob *b, uint64_t at, void *to, uint64_t n, const char *what, TpurtError *error) {
    if (at > b->bytes || n > b->bytes - at) {
        blob_refuse(b, b->bytes, error, "the file ends here, and %s goes on to byte %" PRIu64 ": it is cut off", what, at + n < at ? UINT64_MAX : at + n);
        return false;
    }
    if (!b->memory) return read_file(b, at, to, n, what, error);
    if (n) memcpy(to, b->memory + at, n);
    return true;
}

// ---- gzip

#ifdef TPUDATA_ZLIB
enum { PIECE = 1 << 16 };

typedef struct {
    Blob *b;
    const TpurtAllocator *from;
    TpurtError *error;
    z_stream stream;
    uint8_t *piece, *out;
    uint64_t n_out, cap, at; // at: of the file, what has been read
} Unpacking;

static void *zlib_allocate(void *context, unsigned n, unsigned each) {
    const TpurtAllocator *from = context;
    return memory_new(from, n, each, 16, "unpacking", NULL);
}

static void zlib_release(void *context, void *memory) { memory_free(context, memory); }

// A small file may unpack to a thousand times its size: not to more than half of what the machine has.
static bool grow(Unpacking *u) {
    uint64_t cap = u->cap ? 2 * u->cap : 4 * (u->b->bytes < 1 << 14 ? 1 << 14 : u->b->bytes), most = (uint64_t)sysconf(_SC_PHYS_PAGES) * TPU_PAGE / 2;
    if (cap > most) {
        error_set(u->error, TPURT_OUT_OF_MEMORY, "%.200s: unpacked it takes more than half of this machine's memory; unpack it with gunzip", u->b->path);
        return false;
    }
    uint8_t *bigger = memory_new(u->from, cap, 1, 64, "what gzip has compressed", u->error);
    if (!bigger) return false;
    if (u->n_out) memcpy(bigger, u->out, u->n_out);
    memory_free(u->from, u->out);
    u->out = bigger;
    u->cap = cap;
    return true;
}

static bool fill_input(Unpacking *u) {
    uint64_t left = u->b->bytes - u->at;
    if (u->stream.avail_in || !left) return true;
    uint64_t n = left < PIECE ? left : PIECE;
    if (!read_file(u->b, u->at, u->piece, n, "what gzip has compressed", u->error)) return false;
    u->at += n;
    u->stream.next_in = u->piece;
    u->stream.avail_in = (unsigned)n;
    return true;
}

// One member after the other, as gzip itself takes files that were joined.
static bool unpack(Unpacking *u) {
    for (int status = Z_OK;;) {
        if (u->n_out == u->cap && !grow(u)) return false;
        if (!fill_input(u)) return false;
        if (status == Z_STREAM_END) {
            if (!u->stream.avail_in) return true;
            inflateReset(&u->stream);
        }
        uint64_t room = u->cap - u->n_out;
        u->stream.next_out = u->out + u->n_out;
        u->stream.avail_out = room < 1 << 30 ? (unsigned)room : 1u << 30;
        unsigned before = u->stream.avail_out;
        bool ended = !u->stream.avail_in;
        status = inflate(&u->stream, Z_NO_FLUSH);
        u->n_out += before - u->stream.avail_out;
        if (status == Z_MEM_ERROR) return error_set(u->error, TPURT_OUT_OF_MEMORY, "out of memory: %.200s cannot be unpacked", u->b->path), false;
        if (status == Z_BUF_ERROR && ended) return blob_refuse(u->b, u->b->bytes, u->error, "what gzip has compressed is cut off here"), false;
        if (status != Z_OK && status != Z_STREAM_END && status != Z_BUF_ERROR)
            return blob_refuse(u->b, u->at - u->stream.avail_in, u->error, "what gzip has compressed is damaged: %s",
                               u->stream.msg ? u->stream.msg : "it cannot be unpacked"),
                   false;
    }
}

static bool unpack_all(Blob *b, const TpurtAllocator *from, TpurtError *error) {
    Unpacking u = {.b = b, .from = from, .error = error};
    union {
        const TpurtAllocator *from;
        void *context;
    } hook = {.from = from};
    u.stream = (z_stream){.zalloc = zlib_allocate, .zfree = zlib_release, .opaque = hook.context};
    u.piece = memory_new(from, PIECE, 1, 64, "a piece of the file", error);
    if (!u.piece) return false;
    bool good = inflateInit2(&u.stream, 15 + 16) == Z_OK; // with gzip's header
    if (!good) error_set(error, TPURT_OUT_OF_MEMORY, "out of memory: %.200s cannot be unpacked", b->path);
    good = good && unpack(&u);
    inflateEnd(&u.stream);
    memory_free(from, u.piece);
    if (!good) return memory_free(from, u.out), false;
    close(b->fd);
    b->fd = -1;
    b->memory = u.out;
    b->bytes = u.n_out;
    return true;
}
#else
static bool unpack_all(Blob *b, const TpurtAllocator *from, TpurtError *error) {
    (void)from;
    error_set(error, TPURT_BAD_DATA, "%.200s: gzip has compressed it, and this libtpudata was built without zlib; unpack it with gunzip", b->path);
    return false;
}
#endif

bool blob_unpack(Blob *b, const TpurtAllocator *from, TpurtError *error) {
    uint8_t magic[3];
    if (b->bytes < sizeof magic) return true;
    if (!blob_read(b, 0, magic, sizeof magic, "its beginning", error)) return false;
    return magic[0] != 0x1f || magic[1] != 0x8b || magic[2] != 8 || unpack_all(b, from, error);
}
