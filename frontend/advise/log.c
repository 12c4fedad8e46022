// Reads the files that libtpurt writes (runtime/README.md, "The file of shapes"): which dimensions are open, and how often each of their
// sizes was called. Nothing in a file is believed: a line that is not what it should be is refused with its place.
//
// Open dimensions are those that the model gives a name; where a program names none, those whose size differs between calls, and such
// that always have the same size count as one. Calls of other element types or numbers of dimensions than most are left out, and so
// are those that differ in a size which the model fixes, or that give two sizes to one symbol: no size would admit them.
#include "frontend/advise/shapes.h"
#include "frontend/base/file.h"
#include "ir/text/dims.h"

#include <inttypes.h>
#include <jansson.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#define MAX_SIZE (INT64_C(1) << 40)

typedef struct {
    const char *arg;  // of this dimension
    uint32_t axis;
    const char *name; // in the model, or NULL
} Place;

// What the arguments of a call are but for their sizes.
typedef struct {
    const char *text;
    Place *places; // dimensions of all arguments
    uint32_t n_places;
    bool named; // some have names
    uint64_t n_calls;
} Signature;

typedef struct {
    uint32_t signature;
    uint64_t count;
    int64_t *sizes, *compiled; // of all places
    double flops;              // of the compiled sizes; 0: not known
    bool left_out;
} Row;

typedef struct {
    const char *name;
    VEC(Signature) signatures;
    VEC(Row) rows;
    CallLog log;
} Program;

typedef struct {
    Arena *arena;
    Diags *d;
    Loc at;
    VEC(Program) programs;
    uint64_t n_calls;
} Reader;

__attribute__((format(printf, 2, 3))) static bool refuse(Reader *r, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    const char *text = arena_vprintf(&r->d->arena, fmt, args);
    va_end(args);
    diag_error(r->d, r->at, "bad-shape-log", "%s", text);
    return false;
}

// ---- A line

static char *copy(Reader *r, const char *text) { return arena_copy(r->arena, text, strlen(text) + 1); }

static bool read_sizes(Reader *r, const json_t *list, const char *key, const char *arg, int64_t *out, uint32_t *out_n) {
    size_t n = json_array_size(list);
    if (!json_is_array(list)) return refuse(r, "argument '%.60s' has no \"%s\"", arg, key);
    if (n > 32) return refuse(r, "argument '%.60s' has %zu dimensions", arg, n);
    for (size_t i = 0; i < n; i++) {
        const json_t *one = json_array_get(list, i);
        out[i] = json_integer_value(one);
        if (!json_is_integer(one) || out[i] < 0 || out[i] > MAX_SIZE)
            return refuse(r, "argument '%.60s': dimension %zu of \"%s\" is no size (a number from 0 to 2^40)", arg, i, key);
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
    if (!name || !type) return refuse(r, "argument %zu has no name or no type", number);
    if (!read_sizes(r, json_object_get(arg, "shape"), "shape", name, sizes, &n)) return false;
    if (compiled && !read_sizes(r, compiled, "compiled", name, compiled_sizes, &n_compiled)) return false;
    if (dims && !json_is_array(dims)) return refuse(r, "argument '%.60s': \"dims\" is no list", name);
    bool dims_fit = json_array_size(dims) == n, compiled_fits = compiled && n_compiled == n;
    text_f(&line->signature, "%s\n%s\n%" PRIu32 "\n", name, type, n);
    name = copy(r, name);
    for (uint32_t i = 0; i < n; i++) {
        const char *symbol = dims_fit ? json_string_value(json_array_get(dims, i)) : NULL;
        Place place = {.arg = name, .axis = i, .name = symbol && *symbol ? copy(r, symbol) : NULL};
        if (dims_fit && !symbol) return refuse(r, "argument '%.60s': \"dims\" holds something else than texts", name);
        line->named |= place.name != NULL;
        vec_push(&line->places, place);
        vec_push(&line->sizes, sizes[i]);
        vec_push(&line->compiled, compiled_fits ? compiled_sizes[i] : sizes[i]);
    }
    return true;
}

static Program *program_of(Reader *r, const char *name) {
    for (size_t i = 0; i < r->programs.n; i++)
        if (!strcmp(r->programs.items[i].name, name)) return &r->programs.items[i];
    vec_push(&r->programs, ((Program){.name = copy(r, name)}));
    return &r->programs.items[r->programs.n - 1];
}

static uint32_t signature_of(Reader *r, Program *p, const Line *line) {
    const char *text = line->signature.n ? line->signature.items : "";
    uint32_t i = 0;
    while (i < p->signatures.n && strcmp(p->signatures.items[i].text, text) != 0) i++;
    if (i == p->signatures.n) vec_push(&p->signatures, ((Signature){.text = copy(r, text), .n_places = (uint32_t)line->places.n}));
    Signature *s = &p->signatures.items[i];
    if (s->places && (s->named || !line->named)) return i;
    s->places = arena_copy(r->arena, line->places.items, line->places.n * sizeof *line->places.items);
    s->named = line->named;
    return i;
}

static bool read_shape(Reader *r, const json_t *args, Program *p, Row row, Line *line) {
    if (!json_is_array(args)) return refuse(r, "there are no \"args\"");
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
    if (!json_is_object(o)) return refuse(r, "the line is no object");
    if (!json_is_integer(count) || json_integer_value(count) < 1) return refuse(r, "\"count\" is no number of calls");
    if (!program) return refuse(r, "there is no \"program\"");
    while (outcome && kind < N_OUTCOMES && strcmp(outcome, outcomes[kind]) != 0) kind++;
    if (!outcome || kind == N_OUTCOMES) return refuse(r, "\"outcome\" is none of hit, padded, miss");
    if (flops && (!json_is_integer(flops) || json_integer_value(flops) < 0)) return refuse(r, "\"flops\" is no number of operations");
    Row row = {.count = (uint64_t)json_integer_value(count), .flops = (double)json_integer_value(flops)};
    if (__builtin_add_overflow(r->n_calls, row.count, &r->n_calls) || r->n_calls > INT64_MAX)
        return refuse(r, "the counts add up to more than 2^63");
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
        refuse(r, "the line is not JSON: %s", e.text);
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
    if (n_bytes >= 2 && (!memcmp(at, "\xff\xfe", 2) || !memcmp(at, "\xfe\xff", 2))) return refuse(r, "is text in UTF-16, and shape logs are UTF-8");
    if (n_bytes >= 3 && !memcmp(at, "\xef\xbb\xbf", 3)) at += 3;
    if (!may_be_log(at, end)) return refuse(r, "is not a shape log: its first %d lines are no JSON objects", LINES_TO_TELL);
    while (at < end) {
        const char *line;
        size_t n;
        next_line(&at, end, &line, &n);
        r->at.line++;
        r->at.col = 1;
        if (n) any = true, good &= read_line(r, line, n);
    }
    r->at.line = r->at.col = 0;
    return any ? good : refuse(r, "there are no calls in it");
}

static bool read_file(Reader *r, const char *path) {
    FileMap map;
    if (!file_map(path, &map, r->d)) return false;
    bool good = read_lines(r, path, map.n_bytes ? (const char *)map.bytes : "", map.n_bytes);
    file_unmap(&map);
    return good;
}

// ---- Open dimensions

typedef struct {
    const char *name;
    Text also;
    int64_t *sizes;   // in each row
    const char *text; // "2*n" where that is what the place is, else NULL
    uint32_t place;
} Column;
typedef VEC(Column) Columns;

typedef struct {
    const Columns *columns;
    const char *unknown; // a symbol that is no column
    size_t unknown_len;
    uint32_t n_unknown;
} Symbols;

static bool see_symbol(void *context, const char *name, size_t len, int64_t *out_value) {
    Symbols *s = context;
    *out_value = 1;
    for (size_t i = 0; i < s->columns->n; i++)
        if (strlen(s->columns->items[i].name) == len && !memcmp(s->columns->items[i].name, name, len)) return true;
    if (s->n_unknown && s->unknown_len == len && !memcmp(s->unknown, name, len)) return true;
    s->unknown = name;
    s->unknown_len = len;
    s->n_unknown++;
    return true;
}

typedef struct {
    const Columns *columns;
    size_t row;
} RowSymbols;

static bool symbol_in_row(void *context, const char *name, size_t len, int64_t *out_value) {
    const RowSymbols *r = context;
    for (size_t i = 0; i < r->columns->n; i++) {
        const Column *c = &r->columns->items[i];
        if (strlen(c->name) == len && !memcmp(c->name, name, len)) return *out_value = c->sizes[r->row], true;
    }
    return false;
}

static int64_t *column_sizes(const Program *p, Arena *arena, uint32_t place) {
    int64_t *sizes = arena_array(arena, int64_t, p->rows.n);
    for (size_t i = 0; i < p->rows.n; i++)
        if (!p->rows.items[i].left_out) sizes[i] = p->rows.items[i].sizes[place];
    return sizes;
}

static bool same_sizes(const Program *p, const int64_t *a, const int64_t *b) {
    for (size_t i = 0; i < p->rows.n; i++)
        if (!p->rows.items[i].left_out && a[i] != b[i]) return false;
    return true;
}

// "s": a column, or another place of one, which has to have the same size.
static void add_symbol(Program *p, Arena *arena, const char *name, uint32_t place, Columns *columns) {
    int64_t *sizes = column_sizes(p, arena, place);
    for (size_t c = 0; c < columns->n; c++) {
        if (strcmp(columns->items[c].name, name) != 0) continue;
        for (size_t i = 0; i < p->rows.n; i++)
            if (columns->items[c].sizes[i] != sizes[i]) p->rows.items[i].left_out = true;
        return;
    }
    vec_push(columns, ((Column){.name = name, .sizes = sizes, .place = place}));
}

// "2*n": another size of what is known, or a column of n where that is not. False: it cannot be solved for one symbol, at least
// not for most rows; in the others it is a size that the model does not take.
static bool add_expression(Program *p, Arena *arena, const char *text, uint32_t place, Columns *columns) {
    Symbols seen = {.columns = columns};
    int64_t value;
    size_t n_solved = 0, n_bad = 0;
    dim_eval(text, see_symbol, &seen, &value);
    if (seen.n_unknown > 1) return false;
    if (!seen.n_unknown) return true;
    const char *name = arena_printf(arena, "%.*s", (int)seen.unknown_len, seen.unknown);
    int64_t *sizes = column_sizes(p, arena, place);
    bool *bad = arena_array(arena, bool, p->rows.n);
    for (size_t i = 0; i < p->rows.n; i++) {
        RowSymbols row = {columns, i};
        if (p->rows.items[i].left_out) continue;
        bad[i] = dim_solve(text, name, sizes[i], symbol_in_row, &row, &sizes[i]) != DIM_SOLVED || sizes[i] < 0;
        *(bad[i] ? &n_bad : &n_solved) += 1;
    }
    if (n_bad > n_solved) return false;
    for (size_t i = 0; i < p->rows.n; i++) p->rows.items[i].left_out |= bad[i];
    vec_push(columns, ((Column){.name = name, .sizes = sizes, .place = place, .text = text}));
    return true;
}

static void add_unnamed(Program *p, Arena *arena, const Place *place, uint32_t number, Columns *columns) {
    int64_t *sizes = column_sizes(p, arena, number);
    const char *name = arena_printf(arena, "%s.%" PRIu32, place->arg, place->axis);
    for (size_t c = 0; c < columns->n; c++) {
        if (!same_sizes(p, columns->items[c].sizes, sizes)) continue;
        text_f(&columns->items[c].also, ", %s", name);
        return;
    }
    vec_push(columns, ((Column){.name = name, .sizes = sizes, .place = number}));
}

static bool varies(const Program *p, const int64_t *sizes) {
    const int64_t *first = NULL;
    for (size_t i = 0; i < p->rows.n; i++) {
        if (p->rows.items[i].left_out) continue;
        if (first && sizes[i] != *first) return true;
        first = &sizes[i];
    }
    return false;
}

static bool plain_name(const char *name) { return dim_is_symbol(name) || !dim_is_wellformed(name); }

// A size that the model fixes, in a call that gave another.
static void leave_out_misfits(Program *p, const Signature *s) {
    for (size_t i = 0; s->named && i < p->rows.n; i++) {
        Row *row = &p->rows.items[i];
        for (uint32_t k = 0; k < s->n_places && !row->left_out; k++)
            row->left_out = !s->places[k].name && row->sizes[k] != row->compiled[k];
    }
}

static void find_columns(Program *p, Arena *arena, const Signature *s, Columns *columns) {
    for (uint32_t i = 0; i < s->n_places; i++)
        if (s->places[i].name && plain_name(s->places[i].name)) add_symbol(p, arena, s->places[i].name, i, columns);
    for (uint32_t i = 0; i < s->n_places; i++) {
        const Place *place = &s->places[i];
        if (place->name && !plain_name(place->name) && !add_expression(p, arena, place->name, i, columns)) add_unnamed(p, arena, place, i, columns);
    }
    for (uint32_t i = 0; i < s->n_places && !s->named; i++)
        if (varies(p, column_sizes(p, arena, i))) add_unnamed(p, arena, &s->places[i], i, columns);
    size_t n = 0;
    for (size_t c = 0; c < columns->n; c++) {
        if (varies(p, columns->items[c].sizes))
            columns->items[n++] = columns->items[c];
        else
            vec_free(&columns->items[c].also);
    }
    columns->n = n;
}

// ---- Points

static int by_sizes(const void *a, const void *b) {
    const CallPoint *x = a, *y = b;
    for (int v = 0; v < MAX_VARIABLES; v++)
        if (x->sizes[v] != y->sizes[v]) return x->sizes[v] < y->sizes[v] ? -1 : 1;
    return 0;
}

static void find_points(Program *p, Arena *arena, const Columns *columns) {
    CallPoint *points = arena_array(arena, CallPoint, p->rows.n + 1);
    size_t n = 0, kept = 0;
    for (size_t i = 0; i < p->rows.n; i++) {
        const Row *row = &p->rows.items[i];
        if (row->left_out) p->log.n_left_out += row->count;
        if (row->left_out) continue;
        points[n].count = row->count;
        for (size_t v = 0; v < columns->n; v++) points[n].sizes[v] = columns->items[v].sizes[i];
        p->log.n_calls += row->count;
        n++;
    }
    qsort(points, n, sizeof *points, by_sizes);
    for (size_t i = 0; i < n; i++) {
        if (kept && !by_sizes(&points[kept - 1], &points[i]))
            points[kept - 1].count += points[i].count;
        else
            points[kept++] = points[i];
    }
    p->log.points = points;
    p->log.n_points = kept;
}

// Operations per element, from what the entry points cost that were compiled: the mean over the calls.
static double flops_per_element(const Program *p, const Columns *columns) {
    double sum = 0, calls = 0;
    for (size_t i = 0; i < p->rows.n; i++) {
        const Row *row = &p->rows.items[i];
        double elements = 1;
        for (size_t c = 0; c < columns->n && !row->left_out; c++) {
            const Column *column = &columns->items[c];
            int64_t size = row->compiled[column->place];
            RowSymbols others = {columns, i};
            if (column->text && dim_solve(column->text, column->name, size, symbol_in_row, &others, &size) != DIM_SOLVED) size = 0;
            elements *= (double)size;
        }
        if (row->left_out || !(row->flops > 0) || !(elements > 0)) continue;
        sum += row->flops / elements * (double)row->count;
        calls += (double)row->count;
    }
    return calls > 0 ? sum / calls : 0;
}

// ---- A program

static bool fits_in_128_bits(const CallLog *log) {
    double all = (double)log->n_calls;
    for (uint32_t v = 0; v < log->n_variables; v++) {
        double most = 0;
        for (size_t i = 0; i < log->n_points; i++)
            if ((double)log->points[i].sizes[v] > most) most = (double)log->points[i].sizes[v];
        all *= most + 128; // rounded up
    }
    return all < 1e37; // 2^122
}

static bool name_variables(Reader *r, Program *p, const Columns *columns) {
    Text names = {0};
    for (size_t c = 0; c < columns->n; c++) text_f(&names, "%s%s", c ? ", " : "", columns->items[c].name);
    bool good = columns->n <= MAX_VARIABLES ||
                refuse(r, "program '%.60s' was called with different sizes in %zu dimensions (%.120s); there is advice for at most %d",
                       p->name, columns->n, names.items, MAX_VARIABLES);
    vec_free(&names);
    for (size_t c = 0; good && c < columns->n; c++) {
        const Column *column = &columns->items[c];
        p->log.variables[c] = (Variable){.name = column->name, .also = copy(r, column->also.n ? column->also.items : "")};
        p->log.n_variables++;
    }
    return good;
}

static bool finish(Reader *r, Program *p) {
    Columns columns = {0};
    uint32_t most = 0;
    p->log.program = p->name;
    if (!p->signatures.n) return refuse(r, "program '%.60s': no shape of its calls is listed", p->name);
    for (uint32_t i = 1; i < p->signatures.n; i++)
        if (p->signatures.items[i].n_calls > p->signatures.items[most].n_calls) most = i;
    const Signature *s = &p->signatures.items[most];
    for (size_t i = 0; i < p->rows.n; i++) p->rows.items[i].left_out = p->rows.items[i].signature != most;
    leave_out_misfits(p, s);
    find_columns(p, r->arena, s, &columns);
    bool good = name_variables(r, p, &columns);
    if (good) {
        find_points(p, r->arena, &columns);
        p->log.flops_per_element = flops_per_element(p, &columns);
        if (!p->log.n_points) good = refuse(r, "program '%.60s': no call that its model could take is listed", p->name);
        if (good && !fits_in_128_bits(&p->log)) good = refuse(r, "program '%.60s': sizes and counts are too large to be added up", p->name);
    }
    for (size_t c = 0; c < columns.n; c++) vec_free(&columns.items[c].also);
    vec_free(&columns);
    return good;
}

static bool finish_all(Reader *r, bool good, CallLogs *out) {
    for (size_t i = 0; good && i < r->programs.n; i++) good = finish(r, &r->programs.items[i]);
    out->n = good ? r->programs.n : 0;
    out->items = arena_array(r->arena, CallLog, out->n + 1);
    for (size_t i = 0; i < r->programs.n; i++) {
        Program *p = &r->programs.items[i];
        if (good) out->items[i] = p->log;
        vec_free(&p->signatures);
        vec_free(&p->rows);
    }
    vec_free(&r->programs);
    return good;
}

bool call_logs_read(const char *const *paths, size_t n_paths, Arena *arena, CallLogs *out, Diags *d) {
    Reader r = {.arena = arena, .d = d};
    bool good = true;
    for (size_t i = 0; i < n_paths; i++) good &= read_file(&r, paths[i]);
    return finish_all(&r, good, out);
}

bool call_logs_parse(const char *name, const void *bytes, size_t n_bytes, Arena *arena, CallLogs *out, Diags *d) {
    Reader r = {.arena = arena, .d = d};
    return finish_all(&r, read_lines(&r, name, bytes, n_bytes), out);
}
