// Which dimensions of a program are open, and how often each of their sizes was called.
//
// Open dimensions are those that the model gives a name; where a program names none, those whose size differs between calls, and such
// that always have the same size count as one. Calls of other element types or numbers of dimensions than most are left out, and so
// are those that differ in a size which the model fixes, or that give two sizes to one symbol: no size would admit them.
#include "frontend/advise/log.h"
#include "ir/text/dims.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    const char *name;
    Text also;
    int64_t *sizes;   // in each row
    const char *text; // "2*n" where that is what the place is, else NULL
    uint32_t place;
    size_t next; // 1 + that of other sizes and the same hash
} Column;

typedef struct {
    VEC(Column);
    Interner *strings;
    Map by_name;  // 1 + the first column
    Map by_sizes; // 1 + the first column of each of its sizes, by hash; once it is known which rows are left out
} Columns;

static const Column *find_column(const Columns *columns, const char *name, size_t len) {
    const size_t *at = map_find(&columns->by_name, str_intern(columns->strings, name, len));
    return at ? &columns->items[*at - 1] : NULL;
}

static void enter_name(Columns *columns, size_t i) {
    bool fresh;
    size_t *at = map_at(&columns->by_name, str_intern_z(columns->strings, columns->items[i].name), &fresh);
    if (fresh) *at = i + 1;
}

static void add_column(Columns *columns, Column column) {
    vec_push(columns, column);
    enter_name(columns, columns->n - 1);
}

typedef struct {
    const Columns *columns;
    const char *unknown; // a symbol that is no column
    size_t unknown_len;
    uint32_t n_unknown;
} Symbols;

static bool see_symbol(void *context, const char *name, size_t len, int64_t *out_value) {
    Symbols *s = context;
    *out_value = 1;
    if (find_column(s->columns, name, len)) return true;
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
    const Column *c = find_column(r->columns, name, len);
    if (c) *out_value = c->sizes[r->row];
    return c != NULL;
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
    const Column *c = find_column(columns, name, strlen(name));
    for (size_t i = 0; c && i < p->rows.n; i++)
        if (c->sizes[i] != sizes[i]) p->rows.items[i].left_out = true;
    if (!c) add_column(columns, (Column){.name = name, .sizes = sizes, .place = place});
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
    add_column(columns, (Column){.name = name, .sizes = sizes, .place = place, .text = text});
    return true;
}

// A column of these sizes, else of all that have their hash where the next one is to be entered.
static Column *find_sizes(Columns *columns, const Program *p, const int64_t *sizes, size_t **out_first) {
    uint64_t hash = 0;
    bool fresh;
    for (size_t i = 0; i < p->rows.n; i++)
        if (!p->rows.items[i].left_out) hash = bytes_hash(&sizes[i], sizeof sizes[i], hash);
    *out_first = map_at_number(&columns->by_sizes, hash | 1, &fresh);
    for (size_t i = **out_first; i; i = columns->items[i - 1].next)
        if (same_sizes(p, columns->items[i - 1].sizes, sizes)) return &columns->items[i - 1];
    return NULL;
}

static void enter_sizes(Columns *columns, const Program *p, size_t i) {
    size_t *first;
    if (find_sizes(columns, p, columns->items[i].sizes, &first)) return;
    columns->items[i].next = *first;
    *first = i + 1;
}

static void add_unnamed(Program *p, Arena *arena, const Place *place, uint32_t number, int64_t *sizes, Columns *columns) {
    const char *name = arena_printf(arena, "%s.%" PRIu32, place->arg, place->axis);
    size_t *first;
    Column *same = find_sizes(columns, p, sizes, &first);
    if (same) {
        text_f(&same->also, ", %s", name);
        return;
    }
    add_column(columns, (Column){.name = name, .sizes = sizes, .place = number, .next = *first});
    *first = columns->n;
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
        for (uint32_t k = 0; k < s->n_places && !row->left_out; k++) row->left_out = !s->places[k].name && row->sizes[k] != row->compiled[k];
    }
}

// Symbols first, then what is made of them, and then what has no name of its own: calls are left out before sizes are compared.
static void find_all(Program *p, Arena *arena, const Signature *s, Columns *columns) {
    bool *unnamed = arena_array(arena, bool, s->n_places + 1);
    for (uint32_t i = 0; i < s->n_places; i++)
        if (s->places[i].name && plain_name(s->places[i].name)) add_symbol(p, arena, s->places[i].name, i, columns);
    for (uint32_t i = 0; i < s->n_places; i++) {
        const char *name = s->places[i].name;
        unnamed[i] = name ? !plain_name(name) && !add_expression(p, arena, name, i, columns) : !s->named;
    }
    for (size_t i = 0; i < columns->n; i++) enter_sizes(columns, p, i);
    for (uint32_t i = 0; i < s->n_places; i++) {
        int64_t *sizes = unnamed[i] ? column_sizes(p, arena, i) : NULL;
        if (sizes && (s->named || varies(p, sizes))) add_unnamed(p, arena, &s->places[i], i, sizes, columns);
    }
}

static void find_columns(Program *p, Arena *arena, const Signature *s, Columns *columns) {
    size_t n = 0;
    find_all(p, arena, s, columns);
    for (size_t c = 0; c < columns->n; c++) {
        if (varies(p, columns->items[c].sizes)) columns->items[n++] = columns->items[c];
        else vec_free(&columns->items[c].also);
    }
    columns->n = n;
    map_free(&columns->by_name); // of those that are left
    for (size_t c = 0; c < n; c++) enter_name(columns, c);
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
        if (kept && !by_sizes(&points[kept - 1], &points[i])) points[kept - 1].count += points[i].count;
        else points[kept++] = points[i];
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
                log_refuse(r, "program '%.60s' was called with different sizes in %zu dimensions (%.120s); there is advice for at most %d", p->name, columns->n,
                           names.items, MAX_VARIABLES);
    vec_free(&names);
    for (size_t c = 0; good && c < columns->n; c++) {
        const Column *column = &columns->items[c];
        p->log.variables[c] = (Variable){.name = column->name, .also = log_copy(r, column->also.n ? column->also.items : "")};
        p->log.n_variables++;
    }
    return good;
}

bool log_finish(Reader *r, Program *p) {
    Columns columns = {.strings = &r->strings};
    uint32_t most = 0;
    p->log.program = p->name;
    if (!p->signatures.n) return log_refuse(r, "program '%.60s': no shape of its calls is listed", p->name);
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
        if (!p->log.n_points) good = log_refuse(r, "program '%.60s': no call that its model could take is listed", p->name);
        if (good && !fits_in_128_bits(&p->log)) good = log_refuse(r, "program '%.60s': sizes and counts are too large to be added up", p->name);
    }
    for (size_t c = 0; c < columns.n; c++) vec_free(&columns.items[c].also);
    vec_free(&columns);
    map_free(&columns.by_name);
    map_free(&columns.by_sizes);
    return good;
}
