// From two keys to the list of differences, see diff.h: options by the lines of the short texts, then arguments, results and weights by name
// and number, then ops by their pairs. An op that only follows from a difference already told (it reads what was added) is not told.
#include "frontend/key/diff.h"
#include "frontend/key/key.h"

#include <stdlib.h>
#include <string.h>

typedef struct {
    Differences *out;
    Arena *arena;
    const KeySide *before_side, *now_side;
    KeyDetails before, now;
} Differ;

static void tell(Differ *x, Difference one) { vec_push(&x->out->list, one); }

static bool same_text(const char *a, const char *b) { return a && b ? !strcmp(a, b) : a == b; }

// --- lines of the short text

typedef struct {
    const char *name, *value;
} KeyLine;
typedef VEC(KeyLine) KeyLines;

static KeyLines lines_of(Arena *a, const char *key) {
    KeyLines list = {0};
    for (char *line = arena_copy(a, key, strlen(key) + 1); *line;) {
        char *end = line + strcspn(line, "\n"), *next = *end ? end + 1 : end;
        *end = 0;
        char *equals = strchr(line, '=');
        if (equals) *equals = 0;
        if (*line) vec_push(&list, ((KeyLine){line, equals ? equals + 1 : ""}));
        line = next;
    }
    return list;
}

static const char *value_of(const KeyLines *list, const char *name) {
    for (size_t i = 0; i < list->n; i++)
        if (!strcmp(list->items[i].name, name)) return list->items[i].value;
    return NULL;
}

static bool starts(const char *text, const char *with) { return !strncmp(text, with, strlen(with)); }

// What a size was or is bound to: "7", "buckets 32,64", or what it is called, "b"; NULL: nothing.
static const char *size_text(Differ *x, const KeyLines *lines, const char *name) {
    const char *dim = value_of(lines, arena_printf(x->arena, "dim.%s", name));
    const char *bucket = value_of(lines, arena_printf(x->arena, "bucket.%s", name));
    return bucket ? arena_printf(x->arena, "buckets %s", bucket) : dim;
}

static bool is_number(const char *text) { return *text && !text[strspn(text, "0123456789")]; }

static void tell_size(Differ *x, const KeyLines *old_lines, const KeyLines *new_lines, const char *name) {
    const char *before = size_text(x, old_lines, name), *now = size_text(x, new_lines, name), *meaning;
    bool buckets = (before && starts(before, "buckets ")) || (now && starts(now, "buckets "));
    if (!now)
        meaning = arena_printf(x->arena, "it is not bound now; --%s %s=%s binds it as before", buckets ? "bucket" : "dim", name,
                               before + (buckets ? strlen("buckets ") : 0));
    else if (!before) meaning = "it was not bound: an argument of the program, or a size of the model";
    else if (buckets) meaning = "an entry point is compiled for each size";
    else if (!is_number(before) || !is_number(now)) meaning = "how it is bound or called is part of the program";
    else meaning = arena_printf(x->arena, "every size is compiled in; --bucket %s=%s,%s makes one program for both", name, before, now);
    tell(x, (Difference){.kind = "dimension", .name = name, .before = before, .now = now, .meaning = meaning});
}

static void tell_line(Differ *x, const char *name, const char *before, const char *now) {
    if (!strcmp(name, "target")) {
        bool several = (before && strchr(before, ',')) || (now && strchr(now, ','));
        const char *fmt = several ? "there are kernels for each of these processors; --mcpu=%s compiles for those before"
                                  : "code is made for one processor; --mcpu=%s compiles for the one before";
        const char *meaning = before ? arena_printf(x->arena, fmt, before) : NULL;
        tell(x, (Difference){.kind = "target", .before = before, .now = now, .meaning = meaning});
    } else if (!strcmp(name, "tuned")) {
        const char *was = before ? arena_printf(x->arena, "choices #%s", before) : NULL, *is = now ? arena_printf(x->arena, "choices #%s", now) : NULL;
        tell(x, (Difference){.kind = "flag", .name = "--tuned", .before = was, .now = is, .meaning = "how contractions are done, as --tune has measured it"});
    } else {
        const char *flag = arena_printf(x->arena, "--%s", name);
        const char *meaning = before ? arena_printf(x->arena, "it changes the code; %s=%s is as before", flag, before) : "it changes the code";
        tell(x, (Difference){.kind = "flag", .name = flag, .before = before, .now = now, .meaning = meaning});
    }
}

// The name of a size that the line binds, or NULL.
static const char *size_name(const char *line) { return starts(line, "dim.") ? line + 4 : starts(line, "bucket.") ? line + 7 : NULL; }

static bool is_hash(const char *name) { return !strcmp(name, "graph") || !strcmp(name, "weights"); }

static void compare_line(Differ *x, const KeyLines *before, const KeyLines *now, const char *name) {
    const char *was = value_of(before, name), *is = value_of(now, name), *size = size_name(name);
    if (is_hash(name) || same_text(was, is)) return;
    if (!size) tell_line(x, name, was, is);
    else if (was || !size_text(x, before, size)) tell_size(x, before, now, size); // from --dim to --bucket is one difference
}

static void compare_lines(Differ *x, const KeyLines *before, const KeyLines *now) {
    for (size_t i = 0; i < before->n; i++) compare_line(x, before, now, before->items[i].name);
    for (size_t i = 0; i < now->n; i++)
        if (!value_of(before, now->items[i].name)) compare_line(x, before, now, now->items[i].name);
    if (same_text(value_of(before, "target"), value_of(now, "target")) && x->before.known && x->now.known && strcmp(x->before.target, x->now.target) != 0)
        tell(x, (Difference){.kind = "target",
                             .name = value_of(now, "target"),
                             .before = x->before.target,
                             .now = x->now.target,
                             .meaning = "registers, tiles or caches that code is made for"});
}

static void compare_compilers(Differ *x) {
    const KeySide *b = x->before_side, *n = x->now_side;
    if (strcmp(b->compiler, n->compiler) != 0)
        tell(x, (Difference){.kind = "compiler", .before = b->compiler, .now = n->compiler, .meaning = "another compiler may make other code"});
    if (b->format != n->format)
        tell(x, (Difference){.kind = "format of the artifact",
                             .before = arena_printf(x->arena, "version %u", b->format),
                             .now = arena_printf(x->arena, "version %u", n->format),
                             .meaning = "libtpurt runs the version of its own release"});
}

// --- arguments and results

static void tell_port(Differ *x, bool in, const KeyPort *before, const KeyPort *now, const char *what, const char *was, const char *is, const char *meaning) {
    const KeyPort *p = now ? now : before;
    tell(x, (Difference){.kind = in ? "argument" : "result",
                         .name = arena_printf(x->arena, "'%s'", p->name->text),
                         .what = what,
                         .before = was,
                         .now = is,
                         .place_before = before ? before->place : NULL,
                         .place_now = now ? now->place : NULL,
                         .meaning = meaning});
}

static const char *none_if_empty(const char *s) { return *s ? s : "none"; }

typedef struct {
    Differ *x;
    bool in;
    const KeyPort *before, *now;
} PortPair;

static void tell_port_attr(void *context, const char *name, const char *was, const char *is) {
    const PortPair *p = context;
    tell_port(p->x, p->in, p->before, p->now, name, was, is, NULL);
}

static void compare_port(Differ *x, bool in, const KeyPort *b, const KeyPort *n) {
    if (b->name != n->name) tell_port(x, in, b, n, "name", b->name->text, n->name->text, "callers name it");
    if (strcmp(b->also, n->also) != 0) tell_port(x, in, b, n, "other name", none_if_empty(b->also), none_if_empty(n->also), "callers may name it");
    if (strcmp(b->type, n->type) != 0) tell_port(x, in, b, n, "type", b->type, n->type, "sizes and element types are compiled in");
    if (strcmp(b->dims, n->dims) != 0)
        tell_port(x, in, b, n, "names of dimensions", none_if_empty(b->dims), none_if_empty(n->dims), "--dim, --bucket and messages use them");
    key_compare_attrs(x->arena, b->attrs, b->n_attrs, n->attrs, n->n_attrs, tell_port_attr, &(PortPair){x, in, b, n});
}

static const KeyPort *by_name(const KeyDetails *k, Str name) {
    const size_t *at = map_find(&k->in_names, name);
    return at ? &k->ins.items[*at] : NULL;
}

// The argument that was what this one is: of the same name, or in the same place if neither name is on the other side.
static const KeyPort *same_argument(const KeyDetails *in, const KeyPort *p, size_t at, const KeyDetails *of) {
    const KeyPort *named = by_name(in, p->name);
    if (named) return named;
    return at < in->ins.n && !by_name(of, in->ins.items[at].name) ? &in->ins.items[at] : NULL;
}

static void compare_arguments(Differ *x) {
    const KeyDetails *b = &x->before, *n = &x->now;
    const KeyPort *moved_before = NULL, *moved_now = NULL;
    for (size_t i = 0; i < n->ins.n; i++) {
        const KeyPort *p = &n->ins.items[i], *was = same_argument(b, p, i, n);
        if (!was) tell_port(x, true, NULL, p, NULL, NULL, p->type, "it is new");
        else compare_port(x, true, was, p);
        if (was && !moved_now && was != &b->ins.items[i]) moved_before = was, moved_now = p;
    }
    for (size_t i = 0; i < b->ins.n; i++)
        if (!same_argument(n, &b->ins.items[i], i, b)) tell_port(x, true, &b->ins.items[i], NULL, NULL, b->ins.items[i].type, NULL, "it is gone");
    if (!moved_now || b->ins.n != n->ins.n) return; // else it follows from those that are new or gone
    tell_port(x, true, moved_before, moved_now, "position", arena_printf(x->arena, "%zu", (size_t)(moved_before - b->ins.items)),
              arena_printf(x->arena, "%zu", (size_t)(moved_now - n->ins.items)), "callers pass arguments in order");
}

static void compare_results(Differ *x) {
    const KeyDetails *b = &x->before, *n = &x->now;
    for (size_t i = 0; i < b->outs.n || i < n->outs.n; i++) {
        const KeyPort *was = i < b->outs.n ? &b->outs.items[i] : NULL, *is = i < n->outs.n ? &n->outs.items[i] : NULL;
        if (was && is) compare_port(x, false, was, is);
        else tell_port(x, false, was, is, NULL, was ? was->type : NULL, is ? is->type : NULL, was ? "it is gone" : "it is new");
    }
}

// --- weights

static const KeyWeight *weight_of(const KeyDetails *k, Str number) {
    const size_t *at = map_find(&k->weight_numbers, number);
    return at ? &k->weights.items[*at] : NULL;
}

static const KeyPort *argument_of(const KeyDetails *k, Str number) {
    const size_t *at = map_find(&k->in_numbers, number);
    return at ? &k->ins.items[*at] : NULL;
}

static void tell_weight(Differ *x, const KeyDetails *of, Str number, const char *before, const char *now) {
    const KeyPort *p = argument_of(of, number);
    const char *meaning = !before ? "a constant now, an argument before"
                          : !now  ? "an argument now: no --weights name its values"
                                  : "its values are compiled in";
    tell(x, (Difference){.kind = "weight",
                         .name = arena_printf(x->arena, "'%s%s'", p ? "" : "arg", p ? p->name->text : number->text),
                         .before = before ? arena_printf(x->arena, "values #%s", before) : NULL,
                         .now = now ? arena_printf(x->arena, "values #%s", now) : NULL,
                         .place_now = p && of == &x->now ? p->place : NULL,
                         .meaning = meaning});
}

// Of the argument that has this one's name on the other side, else of the same number.
static const KeyWeight *same_weight(const KeyDetails *in, const KeyDetails *of, Str number) {
    const KeyPort *p = argument_of(of, number), *named = p ? by_name(in, p->name) : NULL;
    return weight_of(in, named ? named->number : number);
}

static void compare_weights(Differ *x) {
    size_t from = x->out->list.n;
    for (size_t i = 0; i < x->before.weights.n; i++) {
        const KeyWeight *w = &x->before.weights.items[i], *is = same_weight(&x->now, &x->before, w->number);
        if (!is) tell_weight(x, &x->before, w->number, w->hash, NULL);
        else if (strcmp(is->hash, w->hash) != 0) tell_weight(x, &x->now, is->number, w->hash, is->hash);
    }
    for (size_t i = 0; i < x->now.weights.n; i++) {
        const KeyWeight *w = &x->now.weights.items[i];
        if (!same_weight(&x->before, &x->now, w->number)) tell_weight(x, &x->now, w->number, NULL, w->hash);
    }
    if (from == x->out->list.n) tell(x, (Difference){.kind = "weights", .meaning = "they differ, the key does not say in which argument"});
}

// --- all of it

// What only the hash knows.
static void tell_graph(Differ *x, const char *before, const char *now) {
    const char *why = !x->before.known ? "the artifact's key does not say how: it is of another version of tpucc" : "in what the key does not keep of each op";
    tell(x, (Difference){.kind = "graph", .before = arena_printf(x->arena, "#%s", before), .now = arena_printf(x->arena, "#%s", now), .meaning = why});
}

static void compare_graphs(Differ *x, const char *before, const char *now) {
    size_t from = x->out->list.n;
    if (x->before.known && x->now.known) {
        compare_arguments(x);
        compare_results(x);
        key_compare_ops(&x->before, &x->now, x->out);
    }
    if (x->out->list.n == from) tell_graph(x, before, now);
}

static void compare_hashes(Differ *x, const KeyLines *before, const KeyLines *now) {
    const char *was = value_of(before, "graph"), *is = value_of(now, "graph");
    if (!same_text(was, is)) compare_graphs(x, was ? was : "none", is ? is : "none");
    if (!same_text(value_of(before, "weights"), value_of(now, "weights"))) compare_weights(x);
}

bool key_compare(const KeySide *before, const KeySide *now, Differences *out, const char **out_wrong) {
    Differ x = {.out = out, .arena = &out->arena, .before_side = before, .now_side = now};
    Interner strings = {.arena = &out->arena};
    *out = (Differences){0};
    bool good = key_details_read(before->details, &out->arena, &strings, &x.before, out_wrong) &&
                key_details_read(now->details, &out->arena, &strings, &x.now, out_wrong);
    if (good) {
        KeyLines was = lines_of(&out->arena, before->key), is = lines_of(&out->arena, now->key);
        compare_compilers(&x);
        compare_lines(&x, &was, &is);
        compare_hashes(&x, &was, &is);
        vec_free(&was);
        vec_free(&is);
    }
    key_details_free(&x.before);
    key_details_free(&x.now);
    interner_free(&strings);
    return good;
}

void differences_free(Differences *d) {
    vec_free(&d->list);
    arena_free(&d->arena);
    *d = (Differences){0};
}
