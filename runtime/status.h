// What every file of libtpurt may need and which needs none of them: errors with their text, memory, the clock. Not installed.
#ifndef TPURT_STATUS_H
#define TPURT_STATUS_H

#include "runtime/names.h"
#include "runtime/tpurt.h"

#include <stdbool.h>

TpurtStatus error_clear(TpurtError *error); // returns TPURT_OK
TpurtStatus error_set(TpurtError *error, TpurtStatus code, const char *fmt, ...) __attribute__((format(printf, 3, 4)));
// Text that is cut where its buffer ends.
typedef struct {
    char *at, *end;
} Line;
void line_add(Line *line, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
// shown.c: what files and callers may say is shown without characters that steer a terminal, end lines, turn the direction of text or are no UTF-8.
enum { CHAR_WRONG = 0xfffd };                         // where no UTF-8 begins
uint32_t char_at(const char *s, uint32_t *out_bytes); // s is not at its end
bool char_is_shown(uint32_t c);
void text_show(char *to, size_t bytes, const char *from); // \1B for each byte of what is not shown; cut with "...", at least 4 bytes; ends with NUL

// Zeroed memory for n items, or NULL with `error` filled; n == 0 counts as 1.
void *memory_new(const TpurtAllocator *from, size_t n, size_t item_bytes, size_t alignment, const char *what, TpurtError *error);
void memory_free(const TpurtAllocator *from, void *memory);
extern const TpurtAllocator memory_default;
uint64_t clock_ns(void);

#endif
