// See choices.h.
#include "frontend/choices/choices.h"

#include "frontend/base/file.h"
#include "ir/base/shown.h"

#include <inttypes.h>
#include <jansson.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    Loc at;
    Diags *d;
    Arena *arena;
    const ChoicesFor *now;
    size_t target; // of now->targets
    size_t kernel; // that is read, from 0
} Reader;

static bool refuse(Reader *r, const char *fmt, ...) __attribute__((format(printf, 2, 3)));
static bool refuse(Reader *r, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    diag_error(r->d, r->at, CODE_TUNED_CHOICES, "%s", arena_vprintf(&r->d->arena, fmt, args));
    va_end(args);
    diag_help(r->d, "measure again with --tune, or compile without --tuned: the cost model chooses then");
    return false;
}

// ---- numbers of a kernel

static bool one_number(Reader *r, const char *name, const json_t *v, int64_t least, int64_t most, int64_t *out) {
    *out = json_integer_value(v);
    if (json_is_integer(v) && *out >= least && *out <= most) return true;
    return refuse(r, "kernel %zu: \"%s\" is no number from %" PRId64 " to %" PRId64, r->kernel, name, least, most);
}

static bool two_numbers(Reader *r, const char *name, const json_t *v, int64_t most, int64_t most_product, int64_t *first, int64_t *second) {
    if (!json_is_array(v) || json_array_size(v) != 2) return refuse(r, "kernel %zu: \"%s\" is no list of two numbers", r->kernel, name);
    if (!one_number(r, name, json_array_get(v, 0), 1, most, first) || !one_number(r, name, json_array_get(v, 1), 1, most, second)) return false;
    return *first * *second <= most_product || refuse(r, "kernel %zu: \"%s\" is more than %" PRId64 " together", r->kernel, name, most_product);
}

static bool read_choice(Reader *r, const char *name, const json_t *v, TunedKernel *k) {
    if (!strcmp(name, "task")) return two_numbers(r, name, v, CHOICES_MOST_TASK, CHOICES_MOST_TASK, &k->rows, &k->columns);
    if (!strcmp(name, "registers")) return two_numbers(r, name, v, CHOICES_MOST_ROWS, CHOICES_MOST_REGISTERS, &k->mr, &k->panels);
    if (!strcmp(name, "prefetch")) return one_number(r, name, v, 0, CHOICES_MOST_AHEAD, &k->prefetch);
    if (!strcmp(name, "us") || !strcmp(name, "us_before")) return json_is_number(v) || refuse(r, "kernel %zu: \"%s\" is no time", r->kernel, name);
    if (strcmp(name, "winograd") != 0) return refuse(r, "kernel %zu: \"%.60s\" is no choice that this compiler knows", r->kernel, name);
    if (!one_number(r, name, v, 0, 4, &k->winograd)) return false;
    return k->winograd % 2 == 0 || refuse(r, "kernel %zu: \"winograd\" is 0, 2 or 4", r->kernel);
}

static bool read_kernel(Reader *r, json_t *object, TunedKernel *out) {
    const char *name, *kernel = json_string_value(json_object_get(object, "kernel"));
    json_t *value;
    *out = (TunedKernel){NULL, TUNED_NOT, TUNED_NOT, TUNED_NOT, TUNED_NOT, TUNED_NOT, TUNED_NOT};
    if (!kernel) return refuse(r, "kernel %zu does not say which \"kernel\" it is", r->kernel);
    out->kernel = arena_copy(r->arena, kernel, strlen(kernel) + 1);
    json_object_foreach(object, name, value) if (strcmp(name, "kernel") != 0 && !read_choice(r, name, value, out)) return false;
    return true;
}

// ---- the file

// Is it one of these?
static bool check_text(Reader *r, const json_t *all, const char *name, const char *const *now, size_t n, size_t *out) {
    const char *was = json_string_value(json_object_get(all, name)), *are = now[0];
    if (!was) return refuse(r, "\"%s\" is missing, or no text", name);
    for (*out = 0; *out < n; ++*out)
        if (!strcmp(was, now[*out])) return true;
    for (size_t i = 1; i < n; i++) are = arena_printf(r->arena, "%s, %s", are, now[i]);
    return refuse(r, "the choices are of %s '%s', and this is '%s'", name, was, are);
}

static bool check_head(Reader *r, json_t *all) {
    static const char *const known[] = {"tpucc choices", "compiler", "target", "cores", "kernels"};
    const char *name;
    json_t *value;
    const json_t *version = json_object_get(all, "tpucc choices"), *cores = json_object_get(all, "cores");
    if (!json_is_integer(version)) return refuse(r, "this is no file of choices: it does not begin with \"tpucc choices\"");
    if (json_integer_value(version) != CHOICES_VERSION)
        return refuse(r, "the file is of version %" JSON_INTEGER_FORMAT ", and this compiler reads version %d", json_integer_value(version), CHOICES_VERSION);
    json_object_foreach(all, name, value) {
        size_t i = 0;
        while (i < COUNT(known) && strcmp(known[i], name) != 0) i++;
        if (i == COUNT(known)) return refuse(r, "\"%.60s\" is nothing that this compiler knows", name);
    }
    size_t same;
    if (!check_text(r, all, "compiler", &r->now->compiler, 1, &same)) return false;
    if (!check_text(r, all, "target", r->now->targets, r->now->n_targets, &r->target)) return false;
    if (!json_is_integer(cores)) return refuse(r, "\"cores\" is missing, or no number");
    if (json_integer_value(cores) == r->now->n_cores) return true;
    return refuse(r, "the choices are for --cores=%" JSON_INTEGER_FORMAT ", and this is --cores=%" PRIu32, json_integer_value(cores), r->now->n_cores);
}

static bool read_all(Reader *r, json_t *all, Tuned *out) {
    if (!check_head(r, all)) return false;
    json_t *list = json_object_get(all, "kernels");
    if (!json_is_array(list)) return refuse(r, "\"kernels\" is missing, or no list");
    out->kernels = arena_array(r->arena, TunedKernel, json_array_size(list) + 1);
    for (out->n = 0; out->n < json_array_size(list); out->n++) {
        r->kernel = out->n;
        if (!read_kernel(r, json_array_get(list, out->n), &out->kernels[out->n])) return false;
    }
    choices_sort(out);
    for (size_t i = 1; i < out->n; i++)
        if (!strcmp(out->kernels[i - 1].kernel, out->kernels[i].kernel)) return refuse(r, "a kernel is there twice: %s", out->kernels[i].kernel);
    return true;
}

bool choices_read(const char *path, const ChoicesFor *now, Arena *a, Tuned *out, size_t *out_target, Diags *d) {
    Reader r = {.at = diag_file(d, path), .d = d, .arena = a, .now = now};
    FileMap file;
    json_error_t wrong;
    *out = (Tuned){0};
    if (!file_map(path, &file, d)) return false;
    if (!file.n_bytes) return file_unmap(&file), refuse(&r, "this file is empty");
    json_t *all = json_loadb((const char *)file.bytes, file.n_bytes, JSON_REJECT_DUPLICATES, &wrong);
    bool good = all ? read_all(&r, all, out) : refuse(&r, "line %d is no JSON: %s", wrong.line, wrong.text);
    *out_target = r.target;
    json_decref(all);
    file_unmap(&file);
    return good;
}

// ---- the other way

static int by_key(const void *a, const void *b) { return strcmp(((const TunedKernel *)a)->kernel, ((const TunedKernel *)b)->kernel); }

void choices_sort(Tuned *t) {
    if (t->n) qsort(t->kernels, t->n, sizeof *t->kernels, by_key);
}

static void add_choices(const TunedKernel *k, Text *out) {
    if (k->winograd != TUNED_NOT) text_f(out, ", \"winograd\": %" PRId64, k->winograd);
    if (k->rows != TUNED_NOT) text_f(out, ", \"task\": [%" PRId64 ", %" PRId64 "]", k->rows, k->columns);
    if (k->mr != TUNED_NOT) text_f(out, ", \"registers\": [%" PRId64 ", %" PRId64 "]", k->mr, k->panels);
    if (k->prefetch != TUNED_NOT) text_f(out, ", \"prefetch\": %" PRId64, k->prefetch);
}

uint64_t choices_hash(const Tuned *t) {
    uint64_t h = 0;
    for (size_t i = 0; i < t->n; i++) {
        Text line = {0};
        text_z(&line, "");
        add_choices(&t->kernels[i], &line);
        if (line.n) text_z(&line, t->kernels[i].kernel), h = bytes_hash(line.items, line.n, h);
        vec_free(&line);
    }
    return h;
}

void choices_text(const ChoicesFor *now, const Tuned *t, const ChoiceTime *times, Text *out) {
    text_f(out, "{\"tpucc choices\": %d, \"compiler\": ", CHOICES_VERSION);
    text_json(out, now->compiler), text_z(out, ", \"target\": "), text_json(out, now->targets[0]);
    text_f(out, ", \"cores\": %" PRIu32 ",\n \"kernels\": [", now->n_cores);
    for (size_t i = 0; i < t->n; i++) {
        text_z(out, i ? ",\n  {\"kernel\": " : "\n  {\"kernel\": ");
        text_json(out, t->kernels[i].kernel);
        add_choices(&t->kernels[i], out);
        if (times[i].us > 0) text_f(out, ", \"us\": %.2f, \"us_before\": %.2f", times[i].us, times[i].us_before);
        text_z(out, "}");
    }
    text_z(out, "\n ]}\n");
}
