// What interpreter.run_parallel runs where: see programs.h.
#include "ir/ops/devices/programs.h"

#include <string.h>

static bool accept(const char **at, char c) {
    while (**at == ' ' || **at == '\n') ++*at;
    return **at == c && ++*at;
}

static bool name_read(const char **at, char *out, size_t room) {
    if (!accept(at, '@')) return false;
    bool quoted = accept(at, '"');
    size_t n = quoted ? strcspn(*at, "\"") : strcspn(*at, " ,]");
    if (!n || n >= room) return false;
    memcpy(out, *at, n);
    out[n] = 0;
    *at += n;
    return !quoted || accept(at, '"');
}

static const char malformed[] = "programs is no list of rows of functions, such as [[@f, @f], [@f, @f]]";

static const char *row_read(const char **at, Programs *p) {
    char name[sizeof p->name];
    uint32_t n = 0;
    if (!accept(at, '[')) return malformed;
    do {
        if (!name_read(at, name, sizeof name)) return malformed;
        if (!*p->name) memcpy(p->name, name, sizeof name);
        if (strcmp(p->name, name) != 0) return "devices that run different functions are not supported";
        n++;
    } while (accept(at, ','));
    if (!accept(at, ']')) return malformed;
    if (p->n_replicas && n != p->n_partitions) return "the rows of programs, one for each replica, are not of one length";
    p->n_partitions = n;
    p->n_replicas++;
    return (uint64_t)n * p->n_replicas > MAX_DEVICES ? "programs has too many devices" : NULL;
}

const char *programs_read(const Op *op, Programs *out) {
    const char *at = NULL, *wrong = NULL;
    *out = (Programs){0};
    for (uint32_t i = 0; i < op->n_attrs; i++)
        if (op->attrs[i].key == ATTR_UNKNOWN && !strcmp(op->attrs[i].name->text, "programs")) at = str_text(op->attrs[i].s);
    if (!at || !accept(&at, '[')) return malformed;
    do wrong = row_read(&at, out);
    while (!wrong && accept(&at, ','));
    if (wrong) return wrong;
    return accept(&at, ']') && !*at ? NULL : malformed;
}
