// Checkpoints: files of tensors that appear whole or not at all, with a checksum, and the folder that keeps the last of them.
//
// The checksum is a CRC-32C of the whole file, its own eight digits taken as zeros. They are the first thing that the header says, so where they are is known.
#define _GNU_SOURCE
#include "runtime/data/tensors.h"
#include "runtime/seal.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static const char lead[] = "{\"__metadata__\":{\"" CHECKSUM_KEY "\":\"";
enum { DIGITS_AT = 8 + sizeof lead - 1, DIGITS = 8, PIECE = 1 << 16 };

// ---- Reading

static bool checksum_check(TpudataCheckpoint *c, uint32_t said, TpurtError *error) {
    uint8_t *piece = memory_new(&c->allocator, PIECE, 1, 64, "a piece of a checkpoint", error);
    uint32_t sum = 0;
    bool good = piece;
    for (uint64_t at = 0; good && at < c->file.bytes; at += PIECE) {
        uint64_t n = c->file.bytes - at < PIECE ? c->file.bytes - at : PIECE;
        good = blob_read(&c->file, at, piece, n, "the checkpoint", error);
        if (!at && good) memset(piece + DIGITS_AT, '0', DIGITS);
        if (good) sum = crc32c(sum, piece, n);
    }
    memory_free(&c->allocator, piece);
    if (good && sum != said) blob_refuse(&c->file, 0, error, "the checkpoint has the checksum %08x, and %08x is stored in it: it is damaged", sum, said);
    return good && sum == said;
}

static bool number_of(const char *text, unsigned base, uint64_t *out) {
    uint64_t v = 0;
    const char *at = text;
    for (; *at; at++) {
        unsigned digit = *at >= '0' && *at <= '9' ? (unsigned)(*at - '0') : *at >= 'a' && *at <= 'f' ? (unsigned)(*at - 'a') + 10 : 99;
        if (digit >= base || __builtin_mul_overflow(v, base, &v) || __builtin_add_overflow(v, digit, &v)) return false;
    }
    *out = v;
    return at > text;
}

static bool checkpoint_read(TpudataCheckpoint *c, TpurtError *error) {
    char begin[DIGITS_AT + DIGITS];
    uint64_t said = 0;
    bool long_enough = c->file.bytes >= sizeof begin;
    if (long_enough && !blob_read(&c->file, 0, begin, sizeof begin, "its beginning", error)) return false;
    bool sealed = long_enough && !memcmp(begin + 8, lead, sizeof lead - 1);
    if (!header_read(c, error)) return false;
    const char *sum = tpudata_checkpoint_note(c, CHECKSUM_KEY), *step = tpudata_checkpoint_note(c, STEP_KEY);
    if (step && !number_of(step, 10, &c->step)) c->step = 0;
    if (!sealed) return true;
    if (!sum || strlen(sum) != DIGITS || !number_of(sum, 16, &said)) return blob_refuse(&c->file, DIGITS_AT, error, "a checksum that is none"), false;
    c->checked = true;
    return checksum_check(c, (uint32_t)said, error);
}

TpurtStatus tpudata_checkpoint_open(const char *path, const TpurtAllocator *allocator, TpudataCheckpoint **out_checkpoint, TpurtError *error) {
    const TpurtAllocator *from = allocator ? allocator : &memory_default;
    TpurtError why;
    if (!out_checkpoint) return error_set(error, TPURT_BAD_CALL, "no place for the checkpoint was given");
    *out_checkpoint = NULL;
    if (!path) return error_set(error, TPURT_BAD_CALL, "no path was given");
    TpudataCheckpoint *c = memory_new(from, 1, sizeof *c, 64, "a checkpoint", error);
    if (!c) return TPURT_OUT_OF_MEMORY;
    c->allocator = *from;
    if (!blob_open(&c->file, path, from, &why) || !checkpoint_read(c, &why)) {
        tpudata_checkpoint_close(c);
        return error_set(error, why.code, "%s", why.text);
    }
    *out_checkpoint = c;
    return error_clear(error);
}

void tpudata_checkpoint_close(TpudataCheckpoint *c) {
    if (!c) return;
    TpurtAllocator from = c->allocator;
    blob_close(&c->file, &from);
    memory_free(&from, c->header);
    memory_free(&from, c->tensors);
    memory_free(&from, c->notes);
    memory_free(&from, c->dims);
    memory_free(&from, c->skipped);
    memory_free(&from, c);
}

TpurtStatus tpudata_checkpoint_describe(const TpudataCheckpoint *c, TpudataCheckpointInfo *out_info, TpurtError *error) {
    if (!c || !out_info) return error_set(error, TPURT_BAD_CALL, "a checkpoint, or a place for its description, was not given");
    *out_info = (TpudataCheckpointInfo){.path = c->file.path,
                                        .step = c->step,
                                        .n_tensors = c->n_tensors,
                                        .n_notes = c->n_notes,
                                        .checked = c->checked,
                                        .n_skipped = c->n_skipped,
                                        .skipped = c->skipped};
    return error_clear(error);
}

TpurtStatus tpudata_checkpoint_tensor(const TpudataCheckpoint *c, uint32_t index, TpudataTensor *out_tensor, TpurtError *error) {
    if (!c || !out_tensor || index >= c->n_tensors) return error_set(error, TPURT_BAD_CALL, "there is no tensor %u: of %u", index, c ? c->n_tensors : 0);
    *out_tensor = c->tensors[index].tensor;
    return error_clear(error);
}

TpurtStatus tpudata_checkpoint_find(const TpudataCheckpoint *c, const char *name, uint32_t *out_index, TpurtError *error) {
    if (!c || !name || !out_index) return error_set(error, TPURT_BAD_CALL, "a checkpoint, a name, or a place for the index was not given");
    for (uint32_t i = 0; i < c->n_tensors; i++)
        if (!strcmp(c->tensors[i].tensor.name, name)) return *out_index = i, error_clear(error);
    return error_set(error, TPURT_NOT_FOUND, "%.200s: has no tensor '%.100s'", c->file.path, name);
}

TpurtStatus tpudata_checkpoint_read(const TpudataCheckpoint *c, uint32_t index, void *to, uint64_t bytes, TpurtError *error) {
    if (!c || index >= c->n_tensors || (bytes && !to)) return error_set(error, TPURT_BAD_CALL, "there is no tensor %u: of %u", index, c ? c->n_tensors : 0);
    const StoredTensor *s = &c->tensors[index];
    if (bytes != s->tensor.bytes)
        return error_set(error, TPURT_MISMATCH, "%.200s: tensor '%.100s' has %" PRIu64 " bytes, there is room for %" PRIu64, c->file.path, s->tensor.name,
                         s->tensor.bytes, bytes);
    TpurtError why;
    if (!blob_read(&c->file, s->at, to, bytes, "a tensor", &why)) return error_set(error, why.code, "%s", why.text);
    return error_clear(error);
}

const char *tpudata_checkpoint_note(const TpudataCheckpoint *c, const char *key) {
    for (uint32_t i = 0; c && key && i < c->n_notes; i++)
        if (!strcmp(c->notes[i].key, key)) return c->notes[i].value;
    return NULL;
}

// ---- Writing

static int write_all(int fd, const void *bytes, uint64_t n) {
    for (const char *at = bytes; n;) {
        ssize_t done = write(fd, at, n < 1 << 30 ? (size_t)n : 1 << 30);
        if (done < 0 && errno == EINTR) continue;
        if (done < 0) return -1;
        at += done;
        n -= (uint64_t)done;
    }
    return 0;
}

static int write_tensors(int fd, TensorHeader *h) {
    char digits[DIGITS + 1];
    uint32_t sum = crc32c(0, h->text, h->n_text);
    for (size_t i = 0; i < h->n_tensors; i++) sum = crc32c(sum, h->tensors[i]->data, h->tensors[i]->bytes);
    snprintf(digits, sizeof digits, "%08x", sum);
    memcpy(h->text + DIGITS_AT, digits, DIGITS);
    if (write_all(fd, h->text, h->n_text)) return -1;
    for (size_t i = 0; i < h->n_tensors; i++)
        if (write_all(fd, h->tensors[i]->data, h->tensors[i]->bytes)) return -1;
    return fsync(fd);
}

// A limit on the size of files is an error like a full disk, not the end of the process: its signal is taken back.
static int write_quietly(int fd, TensorHeader *h) {
    sigset_t limit, before, pending;
    sigemptyset(&limit);
    sigaddset(&limit, SIGXFSZ);
    sigpending(&pending);
    pthread_sigmask(SIG_BLOCK, &limit, &before);
    int failed = write_tensors(fd, h), why = errno;
    if (!sigismember(&pending, SIGXFSZ)) sigtimedwait(&limit, NULL, &(struct timespec){0});
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return errno = why, failed;
}

// "name" in the folder, by way of ".name.tmp", which is removed where anything fails. 0, or -1 with errno.
static int write_beside(int folder, const char *name, TensorHeader *h) {
    char temp[300];
    snprintf(temp, sizeof temp, ".%.250s.tmp", name);
    unlinkat(folder, temp, 0);
    int fd = openat(folder, temp, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (fd < 0) return -1;
    bool bad = write_quietly(fd, h);
    int why = errno;
    if (close(fd) && !bad) bad = true, why = errno;
    if (!bad && renameat(folder, temp, folder, name)) bad = true, why = errno;
    if (bad) unlinkat(folder, temp, 0);
    else if (fsync(folder) && errno != EINVAL) bad = true, why = errno; // some file systems cannot
    return bad ? (errno = why, -1) : 0;
}

// A device or a pipe is no place for a file that takes the name of what is there: whoever may would lose it.
static bool is_special(int folder, const char *name) {
    struct stat st;
    return !fstatat(folder, name, &st, AT_SYMLINK_NOFOLLOW) && !S_ISREG(st.st_mode) && !S_ISLNK(st.st_mode);
}

TpurtStatus tensors_write(int folder, const char *name, const char *shown, const TpudataTensor *tensors, size_t n_tensors, const TpudataNote *notes,
                          size_t n_notes, const TpurtAllocator *from, TpurtError *error) {
    if (is_special(folder, name)) return error_set(error, TPURT_SYSTEM, "%.200s%.250s: cannot be written: this is no regular file", shown, name);
    TensorHeader h;
    TpurtStatus status = header_make(&h, from, tensors, n_tensors, notes, n_notes, error);
    if (status) return status;
    int failed = write_beside(folder, name, &h), why = errno;
    header_free(&h, from);
    if (failed) return error_set(error, TPURT_SYSTEM, "%.200s%.250s: cannot be written: %s", shown, name, strerror(why));
    return error_clear(error);
}

TpurtStatus tpudata_checkpoint_write(const char *path, const TpudataTensor *tensors, size_t n_tensors, const TpudataNote *notes, size_t n_notes,
                                     const TpurtAllocator *allocator, TpurtError *error) {
    char folder[4096] = ".";
    if (!path || !*path || strlen(path) >= sizeof folder) return error_set(error, TPURT_BAD_CALL, "no path was given, or one that is too long");
    const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;
    size_t n = slash ? (size_t)(slash - path) + 1 : 0;
    if (slash) memcpy(folder, path, n), folder[n] = 0;
    if (!*name || strlen(name) > 250) return error_set(error, TPURT_BAD_CALL, "%.200s: no name of a file", path);
    int fd = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (fd < 0) return error_set(error, TPURT_SYSTEM, "%.200s: cannot be written: %s", path, strerror(errno));
    TpurtStatus status = tensors_write(fd, name, slash ? folder : "", tensors, n_tensors, notes, n_notes, allocator ? allocator : &memory_default, error);
    close(fd);
    return status;
}
