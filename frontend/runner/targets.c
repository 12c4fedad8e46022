// What a NAME of the command line means: an argument or a result of all replicas, of one (NAME@R), of one device (NAME@R.P), or one file for all replicas that
// each have a part of (NAME/AXIS). A name that the model knows as it stands is that, whatever is in it.
#include "frontend/runner/tpurun.h"

#include <stdlib.h>
#include <string.h>

static bool knows(Model *m, bool result, const char *name, uint32_t *out_index) {
    Diags quiet;
    diags_init(&quiet, "tpurun");
    bool known = m->find(m, result, name, out_index, &quiet);
    diags_free(&quiet);
    return known;
}

static bool is_digit(char c) { return c >= '0' && c <= '9'; }

static const char *text_before(const char *name, const char *end, Diags *d) {
    char *before = arena_copy(&d->arena, name, (size_t)(end - name) + 1);
    before[end - name] = 0;
    return before;
}

static bool refuse(const Model *m, Diags *d, const char *text, const char *what, uint32_t n) {
    diag_exit(d, EXIT_USAGE, diag_file(d, m->file), text, what, n);
    return false;
}

// Behind the '@': "2" or "2.1".
static bool resolve_device(const Model *m, const char *at, const char *dot, Target *out, Diags *d) {
    uint32_t n_each = m->n_copies / m->n_replicas; // how often a replica has its arguments
    unsigned long replica = strtoul(at + 1, NULL, 10), partition = dot ? strtoul(dot + 1, NULL, 10) : 0;
    if (replica >= m->n_replicas) return refuse(m, d, "there is no replica %s; there are %u", dot ? text_before(at + 1, dot, d) : at + 1, m->n_replicas);
    if (dot && n_each != m->n_partitions)
        return refuse(m, d, "arrays are whole in each replica, and '%s' is a part of one of %u partitions; leave out what is behind the dot", at,
                      m->n_partitions);
    if (partition >= m->n_partitions) return refuse(m, d, "there is no partition %s; there are %u", dot + 1, m->n_partitions);
    out->first = (uint32_t)replica * n_each + (uint32_t)partition;
    out->last = dot ? out->first + 1 : out->first + n_each;
    out->level = dot ? TARGET_DEVICE : TARGET_REPLICA;
    return true;
}

static bool resolve_axis(Model *m, const char *slash, bool result, Target *out, Diags *d) {
    const Port *port = result ? &m->results[out->index] : &m->args[out->index];
    unsigned long axis = strtoul(slash + 1, NULL, 10);
    if (axis >= port->rank) {
        diag_exit(d, EXIT_USAGE, diag_file(d, m->file), "'%s' has no dimension %s to split; it has %u", port->name, slash + 1, port->rank);
        return false;
    }
    out->axis = (int32_t)axis;
    return true;
}

// Where digits follow the last `mark` to the end: that mark. out_dot: NULL, or a dot among them is taken too.
static const char *suffix_of(const char *name, char mark, const char **out_dot) {
    const char *at = strrchr(name, mark), *c = at ? at + 1 : NULL;
    if (out_dot) *out_dot = NULL;
    if (!at || !is_digit(*c)) return NULL;
    while (is_digit(*c)) c++;
    if (out_dot && *c == '.' && is_digit(c[1])) {
        *out_dot = c++;
        while (is_digit(*c)) c++;
    }
    return *c ? NULL : at;
}

bool target_resolve(Model *m, const char *name, bool result, Target *out, Diags *d) {
    const char *dot, *at = suffix_of(name, '@', &dot), *slash = suffix_of(name, '/', NULL);
    *out = (Target){.last = m->n_copies, .axis = -1};
    if ((!at && !slash) || knows(m, result, name, &out->index)) return m->find(m, result, name, &out->index, d);
    if (!m->find(m, result, text_before(name, at ? at : slash, d), &out->index, d)) return false;
    return at ? resolve_device(m, at, dot, out, d) : resolve_axis(m, slash, result, out, d);
}

// Never 0, and no other's.
static uint64_t target_key(const Target *t) {
    return ((uint64_t)t->index << 32) + (t->level == TARGET_ALL ? 0 : 2 * t->first + (t->level == TARGET_DEVICE) + 1) + 1;
}

bool targets_resolve(Model *m, const Bindings *list, bool result, bool once, Target **out, Diags *d) {
    bool good = true;
    Target *t = *out = arena_array(&d->arena, Target, list->n);
    Map given = {0}; // 1 + the first name of a target
    for (size_t i = 0; i < list->n; i++) {
        if (!target_resolve(m, list->items[i].name, result, &t[i], d)) {
            good = false;
            continue;
        }
        bool fresh = true;
        size_t *first = once ? map_at_number(&given, target_key(&t[i]), &fresh) : NULL;
        if (first && fresh) *first = i + 1;
        if (fresh) continue;
        diag_exit(d, EXIT_USAGE, diag_file(d, m->file), "'%s' is given twice: %s and %s", list->items[i].name, list->items[*first - 1].file,
                  list->items[i].file);
        good = false;
    }
    map_free(&given);
    return good;
}

// ---- Parts

const char *copy_name(const Model *m, uint32_t copy, Diags *d) {
    uint32_t n_each = m->n_copies / m->n_replicas;
    if (n_each == 1) return arena_printf(&d->arena, "%u", copy);
    return arena_printf(&d->arena, "%u.%u", copy / n_each, copy % n_each);
}

Port port_joined(const Port *port, int32_t axis, uint32_t n_parts, Diags *d) {
    Port whole = *port;
    int64_t *dims = arena_array(&d->arena, int64_t, port->rank + 1);
    if (axis < 0) return whole;
    memcpy(dims, port->dims, port->rank * sizeof *dims);
    if (__builtin_mul_overflow(dims[axis], (int64_t)n_parts, &dims[axis]) || __builtin_mul_overflow(whole.bytes, n_parts, &whole.bytes))
        memory_exhausted(SIZE_MAX);
    whole.dims = dims;
    return whole;
}

void part_move(const Port *port, int32_t axis, uint32_t n_parts, uint32_t part, char *whole, char *piece, bool out) {
    size_t n_rows = 1, run = port->bytes;
    if (!port->bytes) return;
    for (int32_t i = 0; i < axis; i++) n_rows *= (size_t)port->dims[i];
    run /= n_rows;
    for (size_t i = 0; i < n_rows; i++) {
        char *there = whole + (i * n_parts + part) * run;
        memcpy(out ? there : piece + i * run, out ? piece + i * run : there, run);
    }
}
