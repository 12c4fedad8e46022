// Status codes, error texts, memory: what every other file of the library needs first. An error is made with vsnprintf, which allocates
// nothing for the conversions used here (%s, integers), and shown (shown.c) in the caller's struct.
#define _GNU_SOURCE
#include "runtime/status.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>

const char *tpurt_version(void) { return TPURT_VERSION; }

const char *tpurt_status_text(TpurtStatus status) {
    static const char *const text[] = {
#define STATUS_TEXT(id, words) [TPURT_##id] = words,
        TPURT_STATUSES(STATUS_TEXT)
#undef STATUS_TEXT
    };
    return (unsigned)status < TPURT_STATUS_COUNT ? text[status] : "unknown status";
}

TpurtStatus error_clear(TpurtError *error) {
    if (error) error->code = TPURT_OK, error->text[0] = 0;
    return TPURT_OK;
}

TpurtStatus error_set(TpurtError *error, TpurtStatus code, const char *fmt, ...) {
    if (!error) return code;
    char plain[2 * sizeof error->text];
    va_list args;
    va_start(args, fmt);
    error->code = code;
    vsnprintf(plain, sizeof plain, fmt, args);
    va_end(args);
    text_show(error->text, sizeof error->text, plain);
    return code;
}

void line_add(Line *line, const char *fmt, ...) {
    size_t room = (size_t)(line->end - line->at);
    va_list args;
    va_start(args, fmt);
    int n = vsnprintf(line->at, room, fmt, args);
    va_end(args);
    if (n > 0 && room) line->at += (size_t)n < room ? (size_t)n : room - 1;
}

enum { HUGE_PAGE = 2 << 20 };

static void *default_allocate(void *context, size_t bytes, size_t alignment) {
    (void)context;
    void *memory;
    if (alignment < sizeof(void *)) alignment = sizeof(void *);
    if (bytes >= 2 * HUGE_PAGE && alignment < HUGE_PAGE) alignment = HUGE_PAGE;
    if (posix_memalign(&memory, alignment, bytes)) return NULL;
    // A slab of large pages costs fewer faults in the first run and fewer misses in all; where there are none, nothing
    // is lost.
    if (bytes >= 2 * HUGE_PAGE) madvise(memory, bytes / HUGE_PAGE * HUGE_PAGE, MADV_HUGEPAGE);
    return memory;
}

static void default_release(void *context, void *memory) {
    (void)context;
    free(memory);
}

const TpurtAllocator memory_default = {default_allocate, default_release, NULL};

void *memory_new(const TpurtAllocator *from, size_t n, size_t item_bytes, size_t alignment, const char *what, TpurtError *error) {
    size_t bytes;
    void *memory = NULL;
    if (__builtin_mul_overflow(n ? n : 1, item_bytes ? item_bytes : 1, &bytes)) bytes = SIZE_MAX;
    else memory = from->allocate(from->context, bytes, alignment);
    if (memory) return memset(memory, 0, bytes);
    error_set(error, TPURT_OUT_OF_MEMORY, "out of memory: no %zu bytes for %s", bytes, what);
    return NULL;
}

void memory_free(const TpurtAllocator *from, void *memory) {
    if (memory) from->release(from->context, memory);
}

uint64_t clock_ns(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}
