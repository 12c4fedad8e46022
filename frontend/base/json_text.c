// See json_text.h.
#include "frontend/base/json_text.h"

#include "ir/base/shown.h"

#include <stdlib.h>

json_t *json_text(const char *s) {
    if (!s) return json_null();
    Text plain = {0};
    text_utf8(&plain, s);
    json_t *made = json_string(plain.items);
    vec_free(&plain);
    return made;
}

void json_text_write(json_t *value, size_t flags, Text *out) {
    char *dumped = json_dumps(value, flags);
    if (!dumped) ICE("an answer that is no JSON");
    text_json_escaped(out, dumped);
    text_z(out, "\n");
    free(dumped);
    json_decref(value);
}
