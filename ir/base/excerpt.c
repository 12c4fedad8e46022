// Excerpts: see excerpt.h. The file is read again, for what a model was read from may be unmapped by the time that diagnostics are printed; it may have changed
// since then, as with every compiler that shows lines.
#define _GNU_SOURCE
#include "ir/base/excerpt.h"
#include "ir/base/shown.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { BEFORE = 64, WINDOW = 120 }; // bytes of the line: at most so many in front of the column, and in all

// Where a line begins; false: there are fewer.
static bool line_find(int fd, uint32_t line, off_t *out_at) {
    char block[1 << 16];
    off_t at = 0;
    uint32_t now = 1;
    for (ssize_t n; now < line; at += n) {
        if ((n = pread(fd, block, sizeof block, at)) <= 0) return false;
        for (const char *s = block, *end; now < line && (end = memchr(s, '\n', (size_t)(block + n - s))); now++) {
            s = end + 1;
            if (now + 1 == line) return *out_at = at + (s - block), true;
        }
    }
    return *out_at = at, true;
}

// How many columns a text takes that is valid UTF-8.
static size_t width_of(const char *s, size_t n) {
    size_t width = 0;
    for (size_t i = 0; i < n; i++) width += ((unsigned char)s[i] & 0xc0) != 0x80;
    return width;
}

// Bytes of the word that stands there: a string, a name, an op, a number; 1 of anything else.
static size_t word_length(const char *s, size_t n) {
    static const char of_words[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.$-";
    const char *quote = n && *s == '"' ? memchr(s + 1, '"', n - 1) : NULL;
    if (quote) return (size_t)(quote - s) + 1;
    size_t len = n && strchr("%@#!^", *s) ? 1 : 0;
    while (len < n && s[len] && strchr(of_words, s[len])) len++;
    return len ? len : 1;
}

// So many of the bytes do not end within a character.
static size_t whole_characters(const char *s, size_t n) {
    size_t i = n;
    while (i && n - i < 3 && ((unsigned char)s[i - 1] & 0xc0) == 0x80) i--;
    unsigned char lead = i ? (unsigned char)s[i - 1] : 0;
    size_t length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1;
    return i && n - (i - 1) < length ? i - 1 : n;
}

static void both_lines(Text *out, uint32_t line, const char *text, size_t n, size_t col, const bool cut[2], const char *mark, const char *plain) {
    Text shown = {0};
    text_shown(&shown, text, col);
    size_t before = shown.n ? width_of(shown.items, shown.n) : 0;
    text_shown(&shown, text + col, n - col);
    const char *dots[] = {cut[0] ? "..." : "", cut[1] ? "..." : ""};
    text_f(out, "%6u | %s%s%s\n       | %*s%s^", line, dots[0], shown.items ? shown.items : "", dots[1], (int)(before + strlen(dots[0])), "", mark);
    for (size_t i = 1, len = word_length(text + col, n - col); i < len; i++) text_z(out, "~");
    text_f(out, "%s\n", plain);
    vec_free(&shown);
}

void excerpt_add(Text *out, const char *file, uint32_t line, uint32_t col, const char *mark, const char *plain) {
    struct stat st;
    char text[WINDOW];
    off_t begin;
    int fd = open(file, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (fd < 0) return;
    size_t at = col ? col - 1 : 0, skipped = at > BEFORE ? at - BEFORE : 0;
    bool there = !fstat(fd, &st) && S_ISREG(st.st_mode) && line_find(fd, line, &begin);
    ssize_t got = there ? pread(fd, text, sizeof text, begin + (off_t)skipped) : -1;
    close(fd);
    if (got <= 0) return;
    const char *end = memchr(text, '\n', (size_t)got);
    size_t n = end ? (size_t)(end - text) : (size_t)got, first = 0;
    if (n && text[n - 1] == '\r') n--;
    while (skipped && first < n && ((unsigned char)text[first] & 0xc0) == 0x80) first++; // half a character
    if (!end) n = whole_characters(text, n);
    for (size_t i = first; i < n; i++)
        if (text[i] == '\t') text[i] = ' ';
    at -= skipped;
    if (at > n || at < first) return; // the line has changed
    both_lines(out, line, text + first, n - first, at - first, (bool[]){skipped, !end && (size_t)got == sizeof text}, mark, plain);
}
