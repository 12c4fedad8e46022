// JSON of what people named: jansson takes UTF-8 only, and writes characters that steer a terminal or turn the direction of text as they are. Answers in
// JSON are made and written with these, so that whatever stands in a file, they parse and are safe to look at.
#ifndef TPUCC_FRONTEND_BASE_JSON_TEXT_H
#define TPUCC_FRONTEND_BASE_JSON_TEXT_H

#include "ir/base/base.h"

#include <jansson.h>

// null for NULL. Bytes that are no UTF-8 become the characters of their numbers.
json_t *json_text(const char *s);
// With a line's end behind it. Takes over `value`, which may hold nothing that is no JSON.
void json_text_write(json_t *value, size_t flags, Text *out);

#endif
