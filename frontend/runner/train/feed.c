// Files of data as the arguments of an entry point: which file or feature each argument is, in which type and shape, and how a batch becomes the arrays of its
// replicas. Rows are read in the type of the argument right away, so a step copies nothing: a replica's argument is a piece of the batch.
#include "frontend/runner/train/train.h"

#include "ir/base/guess.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

typedef struct {
    const char *name, *path; // name: NULL: by its order
} DataFile;
typedef VEC(DataFile) DataFiles;

static void *keep(Feed *f, void *memory) { return f->memory[f->n_memory++] = memory; }

static bool refuse(Training *t, Diags *d, const char *fmt, ...) __attribute__((format(printf, 3, 4)));
static bool refuse(Training *t, Diags *d, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    const char *text = arena_vprintf(&d->arena, fmt, args);
    va_end(args);
    diag_exit(d, EXIT_USAGE, diag_file(d, t->o->program), "%s", text);
    return false;
}

// "images.npy,labels=y.npy" -> two files. A name is what stands before '=' where an argument has it; else the '=' is the path's.
static bool is_argument(const Feed *f, const char *name, size_t n) {
    for (uint32_t i = 0; i < f->n_args; i++)
        if (strlen(f->args[i].name) == n && !memcmp(f->args[i].name, name, n)) return true;
    return false;
}

static const char *argument_list(const Training *t, const Feed *f) {
    const char *all = "";
    for (uint32_t i = 0; i < f->n_args && i < 16; i++) all = arena_printf(&t->d->arena, "%s%s%s", all, i ? ", " : "", f->args[i].name);
    return all;
}

static bool split(Training *t, const Feed *f, const char *list, DataFiles *out, Diags *d) {
    Arena *a = &d->arena;
    for (const char *at = list; *at;) {
        size_t n = strcspn(at, ",");
        char *one = arena_copy(a, at, n + 1), *equals;
        one[n] = 0;
        equals = strchr(one, '=');
        DataFile file = {NULL, one};
        if (equals && is_argument(f, one, (size_t)(equals - one))) {
            *equals = 0;
            file = (DataFile){one, equals + 1};
        } else if (equals && access(one, F_OK)) { // no file has this name
            Guess g = guess_begin((*equals = 0, one));
            for (uint32_t i = 0; i < f->n_args; i++) guess_offer(&g, f->args[i].name);
            refuse(t, d, "--data %s=%s: '%s' is no argument", one, equals + 1, one);
            if (g.name) diag_help(d, "did you mean %s=%s?", g.name, equals + 1);
            else diag_help(d, "they are %s", argument_list(t, f));
            return false;
        }
        if (*file.path) vec_push(out, file);
        at += n + (at[n] == ',');
    }
    return true;
}

// ---- Arguments

static bool is_float(uint32_t dtype) { return dtype == TPU_F32 || dtype == TPU_BF16 || dtype == TPU_F16 || dtype == TPU_F64; }

static bool describe(Training *t, Feed *f, const char *entry, Diags *d) {
    TpurtError e;
    TpurtEntryInfo info;
    if (tpurt_entry_find(t->program, entry, &f->entry, &e)) return status_say(t, &e, d);
    tpurt_entry_describe(t->program, f->entry, &info, NULL);
    f->n_args = info.n_args;
    f->n_results = info.n_results;
    f->n_replicas = tpurt_session_devices(t->session);
    f->args = arena_array(&d->arena, TpurtPortInfo, f->n_args);
    f->results = arena_array(&d->arena, TpurtPortInfo, f->n_results);
    f->feature = arena_array(&d->arena, uint32_t, f->n_args);
    for (uint32_t i = 0; i < f->n_args; i++) tpurt_port_describe(t->program, f->entry, TPURT_ARG, i, &f->args[i], NULL);
    for (uint32_t i = 0; i < f->n_results; i++) tpurt_port_describe(t->program, f->entry, TPURT_RESULT, i, &f->results[i], NULL);
    if (!f->n_args) return refuse(t, d, "entry point '%s' takes no arguments: there is nothing that data could be given to", entry);
    for (uint32_t i = 0; i < f->n_args; i++) {
        if (!f->args[i].rank) return refuse(t, d, "argument '%s' of '%s' is one number: it has no dimension of examples", f->args[i].name, entry);
        if (f->args[i].dims[0] != f->args[0].dims[0])
            return refuse(t, d, "argument '%s' of '%s' has %" PRId64 " examples, '%s' has %" PRId64, f->args[i].name, entry, f->args[i].dims[0],
                          f->args[0].name, f->args[0].dims[0]);
    }
    f->batch = (uint64_t)f->args[0].dims[0] * tpurt_session_replicas(t->session);
    return true;
}

static bool is_rows_of(const Training *t, const Feed *f, TpurtDirection direction, uint32_t n) {
    for (uint32_t i = 0; i < n; i++) {
        TpurtPortInfo many;
        const TpurtPortInfo *one = direction == TPURT_ARG ? &f->args[i] : &f->results[i];
        tpurt_port_describe(t->program, f->many, direction, i, &many, NULL);
        if (many.dtype != one->dtype || many.rank != one->rank + 1 || many.bytes != one->bytes * f->n_steps) return false;
    }
    return true;
}

// tpucc --steps-per-execution has made an entry point of many steps.
static void find_many(const Training *t, Feed *f, const char *entry, Arena *a) {
    TpurtEntryInfo info;
    f->n_steps = 1;
    if (tpurt_entry_find(t->program, arena_printf(a, "%s_steps", entry), &f->many, NULL)) return;
    tpurt_entry_describe(t->program, f->many, &info, NULL);
    if (!info.n_rounds || info.n_args != f->n_args || info.n_results != f->n_results) return;
    f->n_steps = info.n_rounds;
    f->has_many = is_rows_of(t, f, TPURT_ARG, f->n_args) && is_rows_of(t, f, TPURT_RESULT, f->n_results);
    if (!f->has_many) f->n_steps = 1;
}

// A scale has to have an argument of floats that a file gives.
static bool check_scales(Training *t, const Feed *f, Diags *d) {
    for (size_t k = 0; k < t->o->scales.n; k++) {
        const char *name = t->o->scales.items[k].name;
        uint32_t i = 0;
        if (!name) continue;
        while (i < f->n_args && strcmp(f->args[i].name, name) != 0) i++;
        if (i == f->n_args) {
            refuse(t, d, "--scale: '%s' is no argument of 'train'", name);
            diag_help(d, "it has %s", argument_list(t, f));
            return false;
        }
        if (!is_float(f->args[i].dtype)) return refuse(t, d, "--scale: '%s' takes %s, which are not multiplied", name, tpurt_dtype_name(f->args[i].dtype));
        if (f->feature[i] == FROM_WEIGHTS) return refuse(t, d, "--scale: '%s' is given no file", name);
    }
    return true;
}

static double scale_of(const Training *t, const char *name) {
    double scale = 0;
    for (size_t i = 0; i < t->o->scales.n; i++) {
        const Scale *s = &t->o->scales.items[i];
        if (s->name ? !strcmp(s->name, name) : !scale) scale = s->scale;
    }
    return scale;
}

static TpudataFeature wanted_of(const Training *t, const TpurtPortInfo *arg) {
    return (TpudataFeature){.name = arg->name, .dtype = arg->dtype, .rank = arg->rank - 1, .dims = arg->dims + 1, .scale = scale_of(t, arg->name)};
}

// Which file is each argument's: by name, the others in order; `weights` is given one only where there are as many files as arguments, or by name.
static bool match_files(Training *t, Feed *f, const DataFiles *files, Diags *d) {
    uint32_t next = 0;
    size_t n_ordered = 0;
    for (uint32_t i = 0; i < f->n_args; i++) f->feature[i] = FROM_WEIGHTS - 1;
    for (size_t k = 0; k < files->n; k++) {
        n_ordered += !files->items[k].name;
        for (uint32_t i = 0; files->items[k].name && i < f->n_args; i++) {
            if (strcmp(f->args[i].name, files->items[k].name) != 0) continue;
            if (f->feature[i] != FROM_WEIGHTS - 1) return refuse(t, d, "argument '%s' is given two files", f->args[i].name);
            f->feature[i] = (uint32_t)k;
        }
    }
    bool all = files->n >= f->n_args;
    for (uint32_t i = 0; i < f->n_args; i++) {
        if (f->feature[i] != FROM_WEIGHTS - 1) continue;
        while (next < files->n && files->items[next].name) next++;
        bool weights = !strcmp(f->args[i].name, "weights") && !all;
        if (weights) f->feature[i] = FROM_WEIGHTS;
        else if (next < files->n) f->feature[i] = next++, n_ordered--;
        else
            return refuse(t, d, "argument '%s' is given no file: --data takes one for each argument, in order or as NAME=FILE: %s%s", f->args[i].name,
                          argument_list(t, f), is_argument(f, "weights", 7) ? "; weights may be left out" : "");
    }
    if (!n_ordered) return true;
    refuse(t, d, "--data has %zu file%s more than there are arguments", n_ordered, n_ordered == 1 ? "" : "s");
    diag_help(d, "they are %s", argument_list(t, f));
    return false;
}

// ---- Files

// Bytes that become floats, and are no labels, are pictures, as a rule. False: the file cannot be read.
static bool holds_picture(const char *path, const TpudataFeature *wanted, bool *out, TpurtError *e) {
    bool to_float = wanted->dtype == TPU_F32 || wanted->dtype == TPU_BF16 || wanted->dtype == TPU_F64;
    TpudataSet *as_it_is;
    TpudataFeature stored;
    if (!to_float || !strcmp(wanted->name, "labels") || !strcmp(wanted->name, "weights")) return true;
    if (tpudata_arrays_open(&path, 1, NULL, NULL, &as_it_is, e)) return false;
    tpudata_feature_describe(as_it_is, 0, &stored, NULL);
    *out = stored.dtype == TPU_UI8;
    tpudata_set_close(as_it_is);
    return true;
}

// Which argument the file that is wrong is for: the one that cannot be read by itself either.
static bool refuse_arrays(Training *t, const Feed *f, const char *const *paths, const TpudataFeature *wanted, size_t n, const TpurtError *e, Diags *d) {
    TpurtError unsaid;
    TpudataSet *one;
    status_say(t, e, d);
    for (size_t k = 0; k < n && e->code == TPURT_MISMATCH; k++) {
        if (!tpudata_arrays_open(&paths[k], 1, &wanted[k], NULL, &one, &unsaid)) {
            tpudata_set_close(one);
            continue;
        }
        diag_note(d, (Loc){0}, "it is given for argument '%s', %s", wanted[k].name,
                  tensor_text(&d->arena, compiled_dtype(wanted[k].dtype), wanted[k].rank, wanted[k].dims));
        diag_help(d, "--data NAME=FILE,.. says which file is which argument's: %s", argument_list(t, f));
        break;
    }
    return false;
}

static bool open_arrays(Training *t, Feed *f, const DataFiles *files, Diags *d) {
    TpurtError e;
    if (!match_files(t, f, files, d)) return false;
    const char **paths = arena_array(&d->arena, const char *, files->n);
    TpudataFeature *wanted = arena_array(&d->arena, TpudataFeature, files->n);
    for (size_t k = 0; k < files->n; k++) paths[k] = files->items[k].path;
    for (uint32_t i = 0; i < f->n_args; i++)
        if (f->feature[i] != FROM_WEIGHTS) wanted[f->feature[i]] = wanted_of(t, &f->args[i]);
    for (size_t k = 0; k < files->n; k++) {
        bool is_picture = false;
        if (!wanted[k].scale && !holds_picture(paths[k], &wanted[k], &is_picture, &e)) return status_say(t, &e, d);
        if (is_picture) wanted[k].scale = 1.0 / 255;
    }
    return !tpudata_arrays_open(paths, files->n, wanted, NULL, &f->set, &e) || refuse_arrays(t, f, paths, wanted, files->n, &e, d);
}

static bool open_records(Training *t, Feed *f, const DataFiles *files, Diags *d) {
    TpurtError e;
    uint32_t n = 0;
    const char **paths = arena_array(&d->arena, const char *, files->n);
    TpudataFeature *wanted = arena_array(&d->arena, TpudataFeature, f->n_args);
    for (size_t k = 0; k < files->n; k++) paths[k] = files->items[k].path;
    for (uint32_t i = 0; i < f->n_args; i++) {
        f->feature[i] = !strcmp(f->args[i].name, "weights") ? FROM_WEIGHTS : n;
        if (f->feature[i] == FROM_WEIGHTS) continue;
        wanted[n] = wanted_of(t, &f->args[i]);
        n++;
    }
    return !tpudata_records_open(paths, files->n, wanted, n, NULL, &f->set, &e) || status_say(t, &e, d);
}

static bool open_set(Training *t, Feed *f, const Strings *lists, Diags *d) {
    DataFiles files = {0};
    TpurtError e;
    size_t n_records = 0, n_empty = 0;
    bool good = true;
    for (size_t i = 0; good && i < lists->n; i++) good = split(t, f, lists->items[i], &files, d);
    for (size_t k = 0; good && k < files.n; k++) {
        TpudataKind kind;
        good = !tpudata_file_kind(files.items[k].path, &kind, &e) || status_say(t, &e, d);
        n_records += good && kind == TPUDATA_RECORDS;
        n_empty += good && kind == TPUDATA_EMPTY;
        good = good && (kind != TPUDATA_UNKNOWN || !data_is_foreign(files.items[k].path, d));
    }
    if (good && files.n && n_empty == files.n) {
        diag_exit(d, EXIT_CONTENT, diag_file(d, files.items[0].path), "there are no records: the file is empty%s",
                  n_empty > 1 ? ", and so are the others" : "");
        good = false;
    }
    if (n_records) n_records += n_empty; // shards without records
    if (good && !files.n) good = refuse(t, d, "--data names no file");
    if (good && n_records && n_records != files.n) good = refuse(t, d, "--data has TFRecord files and arrays: give one or the other");
    if (good) good = (n_records ? open_records : open_arrays)(t, f, &files, d);
    vec_free(&files);
    return good;
}

// ---- Buffers

static bool find_weights(Training *t, Feed *f, Diags *d) {
    for (uint32_t i = 0; i < f->n_args; i++) {
        if (f->feature[i] != FROM_WEIGHTS) {
            f->weighs |= !strcmp(f->args[i].name, "weights") && is_float(f->args[i].dtype); // where rows fill up, a file's weights are 0 as well
            continue;
        }
        if (f->args[i].dtype != TPU_F32) return refuse(t, d, "argument '%s' is no f32, and is given no file", f->args[i].name);
        f->weighs = true;
        f->weights = keep(f, xcalloc((size_t)f->args[i].bytes / 4 * f->n_replicas * f->n_steps + 1, 4));
    }
    return true;
}

static void place_buffers(const Training *t, Feed *f, uint32_t entry, TpurtBuffer *to) {
    for (uint32_t side = 0; side < 2; side++)
        for (uint32_t r = 0; r < f->n_replicas; r++)
            for (uint32_t i = 0; i < (side ? f->n_results : f->n_args); i++) {
                TpurtPortInfo p;
                tpurt_port_describe(t->program, entry, side ? TPURT_RESULT : TPURT_ARG, i, &p, NULL);
                *to++ = (TpurtBuffer){NULL, p.bytes, p.dtype, p.rank, p.dims};
            }
}

// Of one step, and of many. Results of all steps of a batch have their places.
static void make_buffers(const Training *t, Feed *f) {
    size_t n = (size_t)f->n_replicas * (f->n_args + f->n_results) + 1;
    uint64_t bytes = 0;
    f->buffers = keep(f, xcalloc(n, sizeof *f->buffers));
    place_buffers(t, f, f->entry, f->buffers);
    f->many_buffers = keep(f, xcalloc(n, sizeof *f->buffers));
    if (f->has_many) place_buffers(t, f, f->many, f->many_buffers);
    for (uint32_t i = 0; i < f->n_results; i++) bytes += (f->results[i].bytes * f->n_steps + 63) / 64 * 64;
    char *room = keep(f, aligned_alloc(64, (size_t)(bytes * f->n_replicas + 64)));
    if (!room) memory_exhausted((size_t)(bytes * f->n_replicas));
    f->places = keep(f, xcalloc(n, sizeof *f->places));
    for (uint32_t i = 0; i < f->n_replicas * f->n_results; i++) {
        f->places[i] = room;
        room += (f->results[i % f->n_results].bytes * f->n_steps + 63) / 64 * 64;
    }
}

static bool ends_with(const char *name, const char *end, size_t *out_n) {
    size_t n = strlen(name), k = strlen(end);
    *out_n = n - k;
    return n > k && !strcmp(name + n - k, end);
}

static void find_metrics(Feed *f, Diags *d) {
    Metrics *m = &f->metrics;
    bool sums_loss = false;
    m->weight = -1;
    for (uint32_t i = 0; i < f->n_results; i++) {
        sums_loss |= !strcmp(f->results[i].name, "loss_sum");
        if (!strcmp(f->results[i].name, "weight_sum") && f->results[i].dtype == TPU_F32 && !f->results[i].rank) m->weight = i;
    }
    for (uint32_t i = 0; i < f->n_results && m->n < MAX_METRICS; i++) {
        const TpurtPortInfo *p = &f->results[i];
        size_t n;
        bool scalar = p->bytes == tpurt_dtype_bytes(p->dtype) && (p->dtype == TPU_F32 || p->dtype == TPU_F64);
        if (!scalar || i == m->weight || (sums_loss && !strcmp(p->name, "loss"))) continue;
        bool is_sum = m->weight >= 0 && ends_with(p->name, "_sum", &n);
        char *name = arena_copy(&d->arena, p->name, strlen(p->name) + 1);
        if (is_sum) name[n] = 0;
        m->names[m->n] = name;
        m->is_sum[m->n] = is_sum;
        m->result[m->n++] = i;
    }
}

static bool make_reader(Training *t, Feed *f, Diags *d) {
    const TrainOptions *o = t->o;
    TpurtError e;
    bool trains = f == &t->train;
    if (o->batch && o->batch != f->batch)
        return refuse(t, d, "the program is compiled for a batch of %" PRIu64 ", not %u; compile it again with --batch %u", f->batch, o->batch, o->batch);
    TpudataReaderOptions how = {.batch = f->batch,
                                .epochs = trains ? o->epochs : 0,
                                .shuffle = trains ? o->shuffle : 0,
                                .seed = o->seed,
                                .drop_remainder = (trains && o->drop_remainder) || !f->weighs,
                                .n_replicas = tpurt_session_replicas(t->session),
                                .first_replica = tpurt_session_first_device(t->session),
                                .n_own = f->n_replicas,
                                .n_threads = o->n_readers,
                                .n_steps = f->n_steps};
    if (!trains && !f->weighs) how.drop_remainder = 1;
    return !tpudata_reader_create(f->set, &how, &f->reader, &e) || status_say(t, &e, d);
}

// Labels are [..] where some result of `predict` is [.., C], along whatever dimension: of several the largest C.
static uint32_t classes_of(const Training *t, const Feed *f) {
    uint32_t entry, n = 0;
    TpurtEntryInfo info;
    TpurtPortInfo p;
    const TpurtPortInfo *labels = NULL;
    for (uint32_t i = 0; i < f->n_args; i++)
        if (!strcmp(f->args[i].name, "labels") && f->args[i].dtype == TPU_I32) labels = &f->args[i];
    if (!labels || tpurt_entry_find(t->program, "predict", &entry, NULL) || tpurt_entry_describe(t->program, entry, &info, NULL)) return 0;
    for (uint32_t k = 0; k < info.n_results; k++) {
        tpurt_port_describe(t->program, entry, TPURT_RESULT, k, &p, NULL);
        for (uint32_t axis = 0; p.rank == labels->rank + 1 && axis < p.rank; axis++) {
            bool fits =
                !memcmp(p.dims, labels->dims, axis * sizeof *p.dims) && !memcmp(p.dims + axis + 1, labels->dims + axis, (labels->rank - axis) * sizeof *p.dims);
            if (fits && p.dims[axis] > n && p.dims[axis] < INT32_MAX) n = (uint32_t)p.dims[axis];
        }
    }
    return n;
}

bool feed_open(Training *t, Feed *f, const char *entry, const Strings *lists, Diags *d) {
    if (!describe(t, f, entry, d)) return false;
    find_many(t, f, entry, &d->arena);
    if (!open_set(t, f, lists, d) || !find_weights(t, f, d)) return false;
    if (f == &t->train && !check_scales(t, f, d)) return false;
    f->n_classes = classes_of(t, f);
    make_buffers(t, f);
    find_metrics(f, d);
    return make_reader(t, f, d);
}

void feed_close(Feed *f) {
    tpudata_reader_destroy(f->reader);
    tpudata_set_close(f->set);
    for (uint32_t i = 0; i < f->n_memory; i++) free(f->memory[i]);
}

// ---- A step

// The weight of an example is that of each of its positions.
static void spread_weights(const Feed *f, const TpurtPortInfo *arg, const float *rows, uint64_t n_rows) {
    uint64_t each = arg->bytes / 4 / (uint64_t)(arg->dims[0] ? arg->dims[0] : 1);
    for (uint64_t r = 0; r < n_rows; r++)
        for (uint64_t i = 0; i < each; i++) f->weights[r * each + i] = rows[r];
}

// Where argument i of all replicas and steps begins.
static char *rows_of(const Feed *f, const TpudataBatch *batch, uint32_t i) {
    return f->feature[i] == FROM_WEIGHTS ? (char *)f->weights : batch->features[f->feature[i]];
}

bool feed_run(Training *t, Feed *f, const TpudataBatch *batch, uint32_t first, uint32_t n, Diags *d) {
    TpurtError e;
    bool many = f->has_many && n == f->n_steps;
    uint32_t n_args = f->n_replicas * f->n_args, n_results = f->n_replicas * f->n_results;
    TpurtBuffer *buffers = many ? f->many_buffers : f->buffers;
    for (uint32_t i = 0; !first && i < f->n_args; i++)
        if (f->feature[i] == FROM_WEIGHTS) spread_weights(f, &f->args[i], batch->weights, batch->n_rows);
    for (uint32_t i = 0; i < n_args; i++) {
        uint64_t bytes = f->args[i % f->n_args].bytes, row = (uint64_t)(i / f->n_args) * f->n_steps + first;
        buffers[i].data = rows_of(f, batch, i % f->n_args) + row * bytes;
    }
    for (uint32_t i = 0; i < n_results; i++) buffers[n_args + i].data = f->places[i] + first * f->results[i % f->n_results].bytes;
    TpurtStatus status = tpurt_run(t->session, many ? f->many : f->entry, buffers, n_args, buffers + n_args, n_results, &e);
    return !status || status_say(t, &e, d);
}

// ---- What is wrong with a batch

static const float *weights_of(const Feed *f, const TpudataBatch *batch, uint32_t like) {
    for (uint32_t i = 0; i < f->n_args; i++)
        if (!strcmp(f->args[i].name, "weights") && f->args[i].dtype == TPU_F32 && f->args[i].bytes == f->args[like].bytes)
            return f->feature[i] == FROM_WEIGHTS ? f->weights : batch->features[f->feature[i]];
    return NULL;
}

static bool is_of_step(const Feed *f, const TpudataBatch *batch, uint64_t row, uint32_t step) {
    return batch->records[row] != TPUDATA_NO_RECORD && row / (uint64_t)f->args[0].dims[0] % f->n_steps == step;
}

static bool explain_labels(Training *t, const Feed *f, const TpudataBatch *batch, uint32_t step, uint32_t i) {
    uint64_t each = f->args[i].bytes / 4 / (uint64_t)(f->args[i].dims[0] ? f->args[i].dims[0] : 1);
    const int32_t *labels = batch->features[f->feature[i]];
    const float *weights = weights_of(f, batch, i); // both are of 4 bytes
    for (uint64_t k = 0; k < batch->n_rows * each; k++) {
        if (!is_of_step(f, batch, k / each, step) || labels[k] < (int64_t)f->n_classes || (weights && weights[k] == 0)) continue;
        diag_note(t->d, diag_file(t->d, t->o->program), "record %" PRIu64 " has the label %d, which is no class: there are %u, from 0 on",
                  batch->records[k / each], labels[k], f->n_classes);
        return true;
    }
    return false;
}

static bool explain_floats(Training *t, const Feed *f, const TpudataBatch *batch, uint32_t step, uint32_t i) {
    uint64_t each = f->args[i].bytes / 4 / (uint64_t)(f->args[i].dims[0] ? f->args[i].dims[0] : 1);
    const float *values = batch->features[f->feature[i]];
    for (uint64_t k = 0; k < batch->n_rows * each; k++) {
        if (!is_of_step(f, batch, k / each, step) || isfinite(values[k])) continue;
        diag_note(t->d, diag_file(t->d, t->o->program), "record %" PRIu64 ": '%s' has the value %g", batch->records[k / each], f->args[i].name,
                  (double)values[k]);
        return true;
    }
    return false;
}

bool feed_explain(Training *t, const Feed *f, const TpudataBatch *batch, uint32_t step) {
    bool any = false;
    for (uint32_t i = 0; i < f->n_args && !any; i++) {
        if (f->feature[i] == FROM_WEIGHTS) continue;
        if (f->n_classes && !strcmp(f->args[i].name, "labels") && f->args[i].dtype == TPU_I32) any = explain_labels(t, f, batch, step, i);
        else if (f->args[i].dtype == TPU_F32) any = explain_floats(t, f, batch, step, i);
    }
    return any;
}

static double result_value(const Feed *f, uint32_t result, uint32_t step) {
    const char *at = f->places[result] + step * f->results[result].bytes; // of the first replica: all have the same
    return f->results[result].dtype == TPU_F64 ? *(const double *)(const void *)at : (double)*(const float *)(const void *)at;
}

uint64_t step_records(const Feed *f, const TpudataBatch *batch, uint32_t step) {
    uint64_t left = batch->n_records - step * f->batch;
    return left < f->batch ? left : f->batch;
}

void sums_add(const Feed *f, const TpudataBatch *batch, uint32_t step, Sums *s) {
    const Metrics *m = &f->metrics;
    double n = (double)step_records(f, batch, step);
    for (uint32_t i = 0; i < m->n; i++) s->values[i] += result_value(f, m->result[i], step) * (m->is_sum[i] ? 1 : n);
    s->weight += m->weight >= 0 ? result_value(f, (uint32_t)m->weight, step) : 0;
    s->records += n;
}

double sums_mean(const Metrics *m, const Sums *s, uint32_t i) {
    double by = m->is_sum[i] ? s->weight : s->records;
    return by ? s->values[i] / by : 0;
}
