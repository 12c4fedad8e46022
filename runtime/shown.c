// Text that comes from files and callers, as error texts and logs show it: see status.h. The compiler has the same rule (ir/base/shown.h); a unit test compares
// them, for the library sees only itself.
#include "runtime/status.h"

#include <stdio.h>
#include <string.h>

uint32_t char_at(const char *s, uint32_t *out_bytes) {
    const unsigned char *b = (const unsigned char *)s;
    uint32_t n = *b < 0x80 ? 1 : *b >= 0xc2 && *b < 0xe0 ? 2 : *b >= 0xe0 && *b < 0xf0 ? 3 : *b >= 0xf0 && *b < 0xf5 ? 4 : 0;
    uint32_t c = n <= 1 ? *b : *b & (0xffu >> (n + 1));
    *out_bytes = 1;
    for (uint32_t i = 1; i < n; i++) {
        if ((b[i] & 0xc0) != 0x80) return CHAR_WRONG;
        c = c << 6 | (b[i] & 0x3f);
    }
    if (!n || (n == 3 && c < 0x800) || (n == 4 && (c < 0x10000 || c > 0x10ffff)) || (c >= 0xd800 && c < 0xe000)) return CHAR_WRONG;
    *out_bytes = n;
    return c;
}

bool char_is_shown(uint32_t c) {
    if (c < 0x20 || (c >= 0x7f && c < 0xa0) || (c & 0xfffe) == 0xfffe || (c >= 0xfff9 && c <= CHAR_WRONG)) return false;
    if (c == 0x61c || (c >= 0x200b && c < 0x2010) || (c >= 0x2028 && c < 0x202f)) return false; // unseen, or turns what follows
    return (c < 0x2060 || c >= 0x2070) && c != 0xfeff && (c < 0xe0000 || c >= 0xe0080);
}

void text_show(char *to, size_t bytes, const char *from) {
    static const char more[] = "...";
    size_t at = 0, last = 0; // last: where `more` would still fit
    for (uint32_t n; *from; from += n) {
        char one[13];
        bool shown = char_is_shown(char_at(from, &n));
        for (uint32_t i = 0; i < n; i++) snprintf(one + (shown ? i : 3 * i), 4, shown ? "%c" : "\\%02X", (unsigned char)from[i]);
        size_t len = shown ? n : 3 * (size_t)n;
        if (at + sizeof more <= bytes) last = at;
        if (at + len >= bytes) {
            memcpy(to + last, more, sizeof more);
            return;
        }
        memcpy(to + at, one, len);
        at += len;
    }
    to[at] = 0;
}
