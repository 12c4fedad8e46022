// Reads the files that libtpurt writes (runtime/README.md, "The file of shapes"): what was called, how often, and how that ended. Nothing in
// a file is believed: a line that is not what it should be is refused with its place.
#include "frontend/advise/log.h"
#include "frontend/base/file.h"

#include <inttypes.h>
#include <jansson.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#define MAX_SIZE (INT64_C(1) << 40)

bool log_refuse(Reader *r, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    const char *text = arena_vprintf(&r->d->arena, fmt, args);
    va_end(args);
    diag_error(r->d, r->at, CODE_BAD_SHAPE_LOG, "%s", text);
    return false;
}

char *log_copy(Reader *r, const char *text) { return arena_copy(r->arena, text, strlen(text) + 1); }

static bool read_sizes(Reader *r, const json_t *list, const char *key, const char *arg, int64_t *out, uint32_t *out_n) {
    size_t n = json_array_size(list);
    if (!json_is_array(list)) return log_refuse(r, "argument '%.60s' has no \"%s\"", arg, key);
    if (n > 32) return log_refuse(r, "argument '%.60s' has %zu dimensions", arg, n);
    for (size_t i = 0; i < n; i++) {
        const json_t *one = json_array_get(list, i);
        out[i] = json_integer_value(one);
        if (!json_is_integer(one) || out[i] < 0 || out[i] > MAX_SIZE)
            return log_refuse(r, "argument '%.60s': dimension %zu of \"%s\" is no size (a number from 0 to 2^40)", arg, i, key);
    }
    *out_n = (uint32_t)n;
    return true;
}

typedef struct {
    Text signature;
    VEC(Place) places;
    VEC(int64_t) sizes, compiled;
    bool named;
} Line;

static bool read_arg(Reader *r, const json_t *arg, size_t number, Line *line) {
    const char *name = json_string_value(json_object_get(arg, "name")), *type = json_string_value(json_object_get(arg, "type"));
    const json_t *compiled = json_object_get(arg, "compiled"), *dims = json_object_get(arg, "dims");
    int64_t sizes[32], compiled_sizes[32];
    uint32_t n, n_compiled;
    if (!name || !type) return log_refuse(r, "argument %zu has no name or no type", number);
    if (!read_sizes(r, json_object_get(arg, "shape"), "shape", name, sizes, &n)) return false;
    if (compiled && !read_sizes(r, compiled, "compiled", name, compiled_sizes, &n_compiled)) return false;
    if (dims && !json_is_array(dims)) return log_refuse(r, "argument '%.60s': \"dims\" is no list", name);
    bool dims_fit = json_array_size(dims) == n, compiled_fits = compiled && n_compiled == n;
    text_f(&line->signature, "%s\n%s\n%" PRIu32 "\n", name, type, n);
    name = log_copy(r, name);
    for (uint32_t i = 0; i < n; i++) {
        const char *symbol = dims_fit ? json_string_value(json_array_get(dims, i)) : NULL;
        Place place = {.arg = name, .axis = i, .name = symbol && *symbol ? log_copy(r, symbol) : NULL};
        if (dims_fit && !symbol) return log_refuse(r, "argument '%.60s': \"dims\" holds something else than texts", name);
        line->named |= place.name != NULL;
        vec_push(&line->places, place);
        vec_push(&line->sizes, sizes[i]);
        vec_push(&line->compiled, compiled_fits ? compiled_sizes[i] : sizes[i]);
    }
    return true;
}

static Program *program_of(Reader *r, const char *called) {
    bool fresh;
    Str name = str_intern_z(&r->strings, called);
    size_t *at = map_at(&r->program_of, name, &fresh);
    if (fresh) {
        vec_push(&r->programs, ((Program){.name = name->text}));
        *at = r->programs.n;
    }
    return &r->programs.items[*at - 1];
}

static uint32_t signature_of(Reader *r, Program *p, const Line *line) {
    bool fresh;
    Str text = str_intern(&r->strings, line->signature.n ? line->signature.items : "", line->signature.n);
    size_t *at = map_at(&p->signature_of, text, &fresh);
    if (fresh) {
        vec_push(&p->signatures, ((Signature){.n_places = (uint32_t)line->places.n}));
        *at = p->signatures.n;
    }
    uint32_t i = (uint32_t)*at - 1;
    Signature *s = &p->signatures.items[i];
    if (s->places && (s->named || !line->named)) return i;
    s->places = arena_copy(r->arena, line->places.items, line->places.n * sizeof *line->places.items);
    s->named = line->named;
    return i;
}

static bool read_shape(Reader *r, const json_t *args, Program *p, Row row, Line *line) {
    if (!json_is_array(args)) return log_refuse(r, "there are no \"args\"");
    for (size_t i = 0; i < json_array_size(args); i++)
        if (!read_arg(r, json_array_get(args, i), i, line)) return false;
    row.signature = signature_of(r, p, line);
    row.sizes = arena_copy(r->arena, line->sizes.items, line->sizes.n * sizeof *row.sizes);
    row.compiled = arena_copy(r->arena, line->compiled.items, line->compiled.n * sizeof *row.compiled);
    p->signatures.items[row.signature].n_calls += row.count;
    vec_push(&p->rows, row);
    return true;
}

static bool read_object(Reader *r, const json_t *o) {
    static const char *const outcomes[N_OUTCOMES] = {"hit", "padded", "miss"};
    const json_t *count = json_object_get(o, "count"), *flops = json_object_get(o, "flops"), *unlisted = json_object_get(o, "unlisted");
    const char *program = json_string_value(json_object_get(o, "program")), *outcome = json_string_value(json_object_get(o, "outcome"));
    int kind = 0;
    if (!json_is_object(o)) return log_refuse(r, "the line is no object");
    if (!json_is_integer(count) || json_integer_value(count) < 1) return log_refuse(r, "\"count\" is no number of calls");
    if (!program) return log_refuse(r, "there is no \"program\"");
    while (outcome && kind < N_OUTCOMES && strcmp(outcome, outcomes[kind]) != 0) kind++;
    if (!outcome || kind == N_OUTCOMES) return log_refuse(r, "\"outcome\" is none of hit, padded, miss");
    if (flops && (!json_is_integer(flops) || json_integer_value(flops) < 0)) return log_refuse(r, "\"flops\" is no number of operations");
    Row row = {.count = (uint64_t)json_integer_value(count), .flops = (double)json_integer_value(flops)};
    if (__builtin_add_overflow(r->n_calls, row.count, &r->n_calls) || r->n_calls > INT64_MAX) return log_refuse(r, "the counts add up to more than 2^63");
    Program *p = program_of(r, program);
    p->log.outcomes[kind] += row.count;
    if (json_is_true(unlisted)) return p->log.n_unlisted += row.count, true;
    Line line = {.named = false};
    bool good = read_shape(r, json_object_get(o, "args"), p, row, &line);
    vec_free(&line.signature);
    vec_free(&line.places);
    vec_free(&line.sizes);
    vec_free(&line.compiled);
    return good;
}

static bool read_line(Reader *r, const char *text, size_t n) {
    json_error_t e;
    json_t *o = json_loadb(text, n, JSON_REJECT_DUPLICATES, &e);
    if (!o) {
        r->at.col = e.column > 0 ? (uint32_t)e.column : 1;
        log_refuse(r, "the line is not JSON: %s", e.text);
        r->at.col = 1;
        return false;
    }
    bool good = read_object(r, o);
    json_decref(o);
    return good;
}

enum { LINES_TO_TELL = 3 };

// As other tools save lines: behind a byte order mark, with a carriage return at their ends.
static void next_line(const char **at, const char *end, const char **out_line, size_t *out_n) {
    const char *stop = memchr(*at, '\n', (size_t)(end - *at));
    size_t n = (size_t)((stop ? stop : end) - *at);
    *out_line = *at;
    *at += n + (stop != NULL);
    *out_n = n && (*out_line)[n - 1] == '\r' ? n - 1 : n;
}

// Of a file of something else one thing is said, and not that each of its lines is wrong. Where it has few lines, these are looked at one by one.
static bool may_be_log(const char *at, const char *end) {
    int n_wrong = 0;
    while (at < end && n_wrong < LINES_TO_TELL) {
        const char *line;
        size_t n;
        next_line(&at, end, &line, &n);
        json_t *o = n ? json_loadb(line, n, 0, NULL) : NULL;
        bool good = json_is_object(o);
        json_decref(o);
        if (good) return true;
        n_wrong += n > 0;
    }
    return n_wrong < LINES_TO_TELL;
}

static bool read_lines(Reader *r, const char *path, const char *bytes, size_t n_bytes) {
    const char *at = bytes, *end = at + n_bytes;
    bool good = true, any = false;
    r->at = diag_file(r->d, path);
    if (n_bytes >= 2 && (!memcmp(at, "\xff\xfe", 2) || !memcmp(at, "\xfe\xff", 2))) return log_refuse(r, "is text in UTF-16, and shape logs are UTF-8");
    if (n_bytes >= 3 && !memcmp(at, "\xef\xbb\xbf", 3)) at += 3;
    if (!may_be_log(at, end)) return log_refuse(r, "is not a shape log: its first %d lines are no JSON objects", LINES_TO_TELL);
    while (at < end) {
        const char *line;
        size_t n;
        next_line(&at, end, &line, &n);
        r->at.line++;
        r->at.col = 1;
        if (n) any = true, good &= read_line(r, line, n);
    }
    r->at.line = r->at.col = 0;
    return any ? good : log_refuse(r, "there are no calls in it");
}

static bool read_file(Reader *r, const char *path) {
    FileMap map;
    if (!file_map(path, &map, r->d)) return false;
    bool good = read_lines(r, path, map.n_bytes ? (const char *)map.bytes : "", map.n_bytes);
    file_unmap(&map);
    return good;
}

static bool finish_all(Reader *r, bool good, CallLogs *out) {
    for (size_t i = 0; good && i < r->programs.n; i++) good = log_finish(r, &r->programs.items[i]);
    out->n = good ? r->programs.n : 0;
    out->items = arena_array(r->arena, CallLog, out->n + 1);
    for (size_t i = 0; i < r->programs.n; i++) {
        Program *p = &r->programs.items[i];
        if (good) out->items[i] = p->log;
        vec_free(&p->signatures);
        map_free(&p->signature_of);
        vec_free(&p->rows);
    }
    vec_free(&r->programs);
    map_free(&r->program_of);
    interner_free(&r->strings);
    return good;
}

bool call_logs_read(const char *const *paths, size_t n_paths, Arena *arena, CallLogs *out, Diags *d) {
    Reader r = {.arena = arena, .d = d, .strings = {.arena = arena}};
    bool good = true;
    for (size_t i = 0; i < n_paths; i++) good &= read_file(&r, paths[i]);
    return finish_all(&r, good, out);
}

bool call_logs_parse(const char *name, const void *bytes, size_t n_bytes, Arena *arena, CallLogs *out, Diags *d) {
    Reader r = {.arena = arena, .d = d, .strings = {.arena = arena}};
    return finish_all(&r, read_lines(&r, name, bytes, n_bytes), out);
}
