// Text that comes from a file (a name, a place, an attribute, a path of the command line) as it is shown to people and written for other programs. It may hold
// anything: characters that steer a terminal, ends of lines behind which a message could be forged, such as turn the direction of what follows, bytes that are
// no UTF-8. Nothing of that is ever written as it is.
//
// Each kind of output has one place for it, through which all of its text goes: diagnostics diags_print, lines of other answers text_end_line and print_line,
// JSON text_json, HTML html_of (frontend), MLIR lex_escape, C text_c_comment and text_c_string, commands text_shell, error texts of libtpurt error_set
// (runtime). Structure, such as the end of a line, is made by these places, never by a character inside of the text that they are given.
#ifndef TPUCC_IR_BASE_SHOWN_H
#define TPUCC_IR_BASE_SHOWN_H

#include "ir/base/base.h"

#include <stdio.h>

// The character at s, of which `left` > 0 bytes are there (4, where a NUL ends the text); *out_bytes: its length. U+FFFD, of one byte, where no UTF-8 begins
// (RFC 3629).
uint32_t utf8_at(const char *s, size_t left, uint32_t *out_bytes);
// False: control characters, such as are unseen or turn the direction of text, separators of lines, no characters.
bool utf8_is_shown(uint32_t c);

// What is shown stays as it is; each byte of anything else becomes \1B, as MLIR writes it.
void text_shown(Text *out, const char *s, size_t len);
// The same for messages, with "..." for the middle of words over most_word bytes, and of texts over MOST_BRIEF.
enum { MOST_WORD = 400, MOST_PATH = 4096, MOST_BRIEF = 8000 };
void text_brief(Text *out, const char *s, size_t len, size_t most_word);
// The line as it is shown, and its end. Empties `line`, whose memory stays.
void text_end_line(Text *out, Text *line);
// One line, formatted and then shown.
void print_line(FILE *to, const char *fmt, ...) __attribute__((format(printf, 2, 3)));

// "...": a JSON string. Bytes that are no UTF-8 become the characters of their numbers, what is not shown \uXXXX.
void text_json(Text *out, const char *s);
// A whole JSON text, in which such characters can only stand in strings.
void text_json_escaped(Text *out, const char *json);
// Bytes that are no UTF-8 as the characters of their numbers.
void text_utf8(Text *out, const char *s);

// For inside of a C comment: shown, and nothing of it ends the comment.
void text_c_comment(Text *out, const char *s);
// "...": a C string literal of just these bytes, whatever the compiler's character set; no trigraphs.
void text_c_string(Text *out, const char *s);

// One word for a POSIX shell, quoted where it needs that: the same, byte for byte. Of what is not shown only ends of lines at its end stand in it as they are.
void text_shell(Text *out, const char *s);
// "--dim NAME=.." as a word that can be typed, whatever is in NAME.
const char *shell_quote(Arena *a, const char *fmt, ...) __attribute__((format(printf, 2, 3)));

#endif
