// Showing text that comes from files: see shown.h. What counts as shown is a list of what does not, so that names in any script can be read.
#include "ir/base/shown.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

uint32_t utf8_at(const char *s, size_t left, uint32_t *out_bytes) {
    const unsigned char *b = (const unsigned char *)s;
    uint32_t n = *b < 0x80 ? 1 : *b >= 0xc2 && *b < 0xe0 ? 2 : *b >= 0xe0 && *b < 0xf0 ? 3 : *b >= 0xf0 && *b < 0xf5 ? 4 : 0;
    uint32_t c = n <= 1 ? *b : *b & (0xffu >> (n + 1));
    *out_bytes = 1;
    for (uint32_t i = 1; i < n; i++) {
        if (i >= left || (b[i] & 0xc0) != 0x80) return 0xfffd;
        c = c << 6 | (b[i] & 0x3f);
    }
    if (!n || (n == 3 && c < 0x800) || (n == 4 && (c < 0x10000 || c > 0x10ffff)) || (c >= 0xd800 && c < 0xe000)) return 0xfffd;
    *out_bytes = n;
    return c;
}

bool utf8_is_shown(uint32_t c) {
    if (c < 0x20 || (c >= 0x7f && c < 0xa0) || (c & 0xfffe) == 0xfffe || (c >= 0xfff9 && c <= 0xfffd)) return false;
    if (c == 0x61c || (c >= 0x200b && c < 0x2010) || (c >= 0x2028 && c < 0x202f)) return false; // unseen, or turns what follows
    return (c < 0x2060 || c >= 0x2070) && c != 0xfeff && (c < 0xe0000 || c >= 0xe0080);
}

void text_shown(Text *out, const char *s, size_t len) {
    vec_reserve(out, out->n + len + 1);
    for (uint32_t n; len; s += n, len -= n) {
        if (utf8_is_shown(utf8_at(s, len, &n))) {
            text_add(out, s, n);
            continue;
        }
        for (uint32_t i = 0; i < n; i++) text_f(out, "\\%02X", (unsigned char)s[i]);
    }
    text_add(out, "", 0);
}

// --- short texts

// The last place up to `at` that is neither inside of a character nor of an escape.
static size_t cut_before(const char *s, size_t at) {
    while (at && ((unsigned char)s[at] & 0xc0) == 0x80) at--;
    for (size_t back = 1; back < 3 && back <= at; back++)
        if (s[at - back] == '\\') return at - back;
    return at;
}

// Up to `most` bytes of s, of which three quarters are its beginning.
static void add_ends(Text *out, const char *s, size_t len, size_t most, const char *between) {
    size_t head = cut_before(s, most * 3 / 4), tail = cut_before(s, len - most / 4);
    text_add(out, s, head);
    text_z(out, between);
    text_add(out, s + tail, len - tail);
}

static void add_words(Text *out, const char *s, size_t len, size_t most_word) {
    for (size_t at = 0, n; at < len; at += n) {
        const char *space = memchr(s + at, ' ', len - at);
        n = space ? (size_t)(space + 1 - s) - at : len - at;
        if (n > most_word) add_ends(out, s + at, n, most_word, "...");
        else text_add(out, s + at, n);
    }
}

void text_brief(Text *out, const char *s, size_t len, size_t most_word) {
    Text shown = {0}, words = {0};
    text_shown(&shown, s, len);
    add_words(&words, shown.items, shown.n, most_word);
    if (words.n > MOST_BRIEF) add_ends(out, words.items, words.n, MOST_BRIEF, " ... ");
    else text_add(out, words.n ? words.items : "", words.n);
    vec_free(&shown);
    vec_free(&words);
}

// --- lines

void text_end_line(Text *out, Text *line) {
    if (line->n) text_shown(out, line->items, line->n);
    text_z(out, "\n");
    line->n = 0;
}

void print_line(FILE *to, const char *fmt, ...) {
    Text line = {0}, shown = {0};
    va_list args;
    va_start(args, fmt);
    text_v(&line, fmt, args);
    va_end(args);
    text_end_line(&shown, &line);
    fwrite(shown.items, 1, shown.n, to);
    vec_free(&line);
    vec_free(&shown);
}

// --- JSON

static void add_utf16(Text *out, uint32_t c) {
    if (c >= 0x10000) text_f(out, "\\u%04x\\u%04x", 0xd800 + ((c - 0x10000) >> 10), 0xdc00 + ((c - 0x10000) & 0x3ff));
    else text_f(out, "\\u%04x", c);
}

void text_json(Text *out, const char *s) {
    text_z(out, "\"");
    for (uint32_t n; *s; s += n) {
        uint32_t c = utf8_at(s, 4, &n);
        if (c == '"' || c == '\\') text_f(out, "\\%c", (int)c);
        else if (c == '\n') text_z(out, "\\n");
        else if (utf8_is_shown(c)) text_add(out, s, n);
        else add_utf16(out, n == 1 ? (unsigned char)*s : c);
    }
    text_z(out, "\"");
}

void text_json_escaped(Text *out, const char *json) {
    for (uint32_t n; *json; json += n) {
        uint32_t c = utf8_at(json, 4, &n);
        if (utf8_is_shown(c) || c == '\n') text_add(out, json, n);
        else add_utf16(out, n == 1 ? (unsigned char)*json : c);
    }
}

void text_utf8(Text *out, const char *s) {
    for (uint32_t n; *s; s += n) {
        uint32_t c = utf8_at(s, 4, &n);
        unsigned char byte = (unsigned char)*s;
        if (c == 0xfffd && n == 1) text_add(out, (char[]){(char)(0xc0 | byte >> 6), (char)(0x80 | (byte & 0x3f))}, 2);
        else text_add(out, s, n);
    }
    text_add(out, "", 0);
}

// --- C

void text_c_comment(Text *out, const char *s) {
    Text shown = {0};
    text_shown(&shown, s, strlen(s));
    for (size_t i = 0; i < shown.n; i++) {
        text_add(out, &shown.items[i], 1);
        bool ends = (shown.items[i] == '*' && shown.items[i + 1] == '/') || (shown.items[i] == '/' && shown.items[i + 1] == '*');
        if (ends) text_z(out, " ");
    }
    vec_free(&shown);
}

// Three octal digits end an escape whatever follows, as two hexadecimal ones do not.
void text_c_string(Text *out, const char *s) {
    text_z(out, "\"");
    for (; *s; s++) {
        unsigned char c = (unsigned char)*s;
        if (c < 0x20 || c > 0x7e || c == '?') text_f(out, "\\%03o", c);
        else if (c == '"' || c == '\\') text_f(out, "\\%c", c);
        else text_add(out, s, 1);
    }
    text_z(out, "\"");
}

// --- shells

// Single quotes; double ones around a single one, as in names that Python writes; "$(printf %b '...')" where something is not shown. That takes ends of lines
// at the end away, which follow it as they are.
static void add_quoted(Text *out, const char *s) {
    if (strchr(s, '\'') && !strpbrk(s, "\"$`\\!")) {
        text_f(out, "\"%s\"", s);
        return;
    }
    text_z(out, "'");
    for (; *s; s++) {
        if (*s == '\'') text_z(out, "'\\''");
        else text_add(out, s, 1);
    }
    text_z(out, "'");
}

static void add_printed(Text *out, const char *s, size_t len) {
    text_z(out, "\"$(printf %b '");
    for (uint32_t n; len; s += n, len -= n) {
        bool plain = utf8_is_shown(utf8_at(s, len, &n)) && *s != '\'' && *s != '\\';
        for (uint32_t i = 0; i < n; i++) text_f(out, plain ? "%c" : "\\0%03o", (unsigned char)s[i]);
    }
    text_z(out, "')\"");
}

void text_shell(Text *out, const char *s) {
    static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-+=./,:@%";
    size_t len = strlen(s), behind = 0;
    bool shown = true;
    for (uint32_t n, at = 0; s[at]; at += n) shown &= utf8_is_shown(utf8_at(s + at, 4, &n));
    while (behind < len && s[len - 1 - behind] == '\n') behind++;
    if (len && !s[strspn(s, plain)]) {
        text_z(out, s);
    } else if (shown) {
        add_quoted(out, s);
    } else {
        add_printed(out, s, len - behind);
        if (behind) add_quoted(out, s + len - behind);
    }
}

const char *shell_quote(Arena *a, const char *fmt, ...) {
    Text out = {0};
    va_list args;
    va_start(args, fmt);
    text_shell(&out, arena_vprintf(a, fmt, args));
    va_end(args);
    const char *kept = arena_copy(a, out.items, out.n + 1);
    vec_free(&out);
    return kept;
}
