// The part of JSON that the header of a .safetensors file is made of: objects, arrays, strings, natural numbers. Strings are unescaped where they lie, and end
// with a NUL there, for they never get longer. RFC 8259.
#include "runtime/data/tensors.h"

#include <string.h>

bool json_take(Json *j, char c) {
    while (j->at < j->n && (j->text[j->at] == ' ' || j->text[j->at] == '\n' || j->text[j->at] == '\r' || j->text[j->at] == '\t')) j->at++;
    if (j->at >= j->n || j->text[j->at] != c) return false;
    j->at++;
    return true;
}

static bool refuse(Json *j, const char *why) {
    j->why = why;
    return false;
}

static bool take_unit(Json *j, uint32_t *out) {
    uint32_t v = 0;
    if (j->n - j->at < 4) return refuse(j, "a string ends in an escape");
    for (int i = 0; i < 4; i++) {
        char c = j->text[j->at++];
        uint32_t digit = c >= '0' && c <= '9' ? (uint32_t)(c - '0') : (c | 32) >= 'a' && (c | 32) <= 'f' ? (uint32_t)((c | 32) - 'a' + 10) : 16;
        if (digit > 15) return refuse(j, "a string has an escape that is none");
        v = v << 4 | digit;
    }
    *out = v;
    return true;
}

// \u20AC, or two of them for what is beyond 16 bits; as UTF-8.
static bool take_code(Json *j, char *to, uint64_t *n) {
    uint32_t c, low;
    if (!take_unit(j, &c)) return false;
    if (c >= 0xd800 && c < 0xdc00) {
        if (j->n - j->at < 6 || j->text[j->at] != '\\' || j->text[j->at + 1] != 'u') return refuse(j, "a string has half of a character");
        j->at += 2;
        if (!take_unit(j, &low)) return false;
        if (low < 0xdc00 || low > 0xdfff) return refuse(j, "a string has half of a character");
        c = 0x10000 + ((c & 0x3ff) << 10) + (low & 0x3ff);
    }
    if (!c || (c >= 0xdc00 && c < 0xe000)) return refuse(j, "a string has a character that is none");
    uint32_t more = c < 0x80 ? 0 : c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;
    static const uint32_t first[] = {0, 0xc0, 0xe0, 0xf0};
    to[(*n)++] = (char)(first[more] | c >> 6 * more);
    while (more-- > 0) to[(*n)++] = (char)(0x80 | (c >> 6 * more & 0x3f));
    return true;
}

bool json_string(Json *j, const char **out) {
    static const char escapes[] = "\"\\/bfnrt", means[] = "\"\\/\b\f\n\r\t";
    if (!json_take(j, '"')) return refuse(j, "there is no string");
    char *to = j->text + j->at;
    uint64_t n = 0;
    for (;;) {
        if (j->at >= j->n) return refuse(j, "a string does not end");
        char c = j->text[j->at];
        if ((unsigned char)c < 32) return refuse(j, "a string has a control character");
        j->at++;
        if (c == '"') break;
        if (c != '\\') {
            to[n++] = c;
            continue;
        }
        if (j->at >= j->n) return refuse(j, "a string does not end");
        c = j->text[j->at++];
        const char *known = memchr(escapes, c, sizeof escapes - 1);
        if (known) to[n++] = means[known - escapes];
        else if (c != 'u') return refuse(j, "a string has an escape that is none");
        else if (!take_code(j, to, &n)) return false;
    }
    to[n] = 0;
    *out = to;
    return true;
}

bool json_number(Json *j, uint64_t *out) {
    uint64_t v = 0;
    while (j->at < j->n && j->text[j->at] == ' ') j->at++;
    uint64_t first = j->at;
    for (; j->at < j->n && j->text[j->at] >= '0' && j->text[j->at] <= '9'; j->at++)
        if (__builtin_mul_overflow(v, 10, &v) || __builtin_add_overflow(v, (uint64_t)(j->text[j->at] - '0'), &v) || v > INT64_MAX)
            return refuse(j, "a number is too large");
    *out = v;
    return j->at > first || refuse(j, "there is no natural number");
}
