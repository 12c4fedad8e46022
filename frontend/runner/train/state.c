// Variables, and where a run is, as a checkpoint. Variables are tensors by their names (NAME@R that of replica R, where each has its own), so that the file's
// weights are what `tpucc --weights` takes; what else a run needs to go on bit for bit are notes and the tensors training/..: sums of the epoch so far, and
// what the log and the curve show. The program's values are written from where they lie.
#include "frontend/runner/train/train.h"
#include "ir/base/shown.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

#define PRIVATE "training/"
#define OPTIMIZER "optimizer/"
enum { N_NOTES = 9, N_FIXED = 7 }; // the first ones have to be the same

typedef VEC(TpudataTensor) Tensors;

static bool begins_with(const char *name, const char *prefix) { return !strncmp(name, prefix, strlen(prefix)); }

static uint32_t n_variables(const Training *t) {
    TpurtProgramInfo info;
    tpurt_program_describe(t->program, &info, NULL);
    return info.n_variables;
}

static uint32_t n_values(const Training *t, const TpurtVariableInfo *v) { return v->of_replica ? tpurt_variables_replicas(t->variables) : 1; }

static const char *value_name(const Training *t, const TpurtVariableInfo *v, uint32_t replica) {
    return n_values(t, v) > 1 ? arena_printf(&t->d->arena, "%s@%u", v->name, replica) : v->name;
}

static void add_variables(const Training *t, bool weights_only, Tensors *out) {
    for (uint32_t i = 0; i < n_variables(t); i++) {
        TpurtVariableInfo v;
        void *data;
        tpurt_variable_describe(t->program, i, &v, NULL);
        if (weights_only && begins_with(v.name, OPTIMIZER)) continue;
        for (uint32_t r = 0; r < n_values(t, &v); r++) {
            tpurt_variable_data(t->variables, i, r, &data, NULL);
            vec_push(out, ((TpudataTensor){value_name(t, &v, r), v.dtype, v.rank, v.dims, data, v.bytes}));
        }
    }
}

// ---- Saving

static void add_doubles(Tensors *out, const char *name, const int64_t *dims, uint32_t rank, const void *data) {
    uint64_t bytes = sizeof(double);
    for (uint32_t i = 0; i < rank; i++) bytes *= (uint64_t)dims[i];
    vec_push(out, ((TpudataTensor){name, TPU_F64, rank, dims, data, bytes}));
}

// What has to be the same for the same weights to come out, and where the run is.
static void make_notes(const Training *t, TpudataNote notes[N_NOTES]) {
    Arena *a = &t->d->arena;
    notes[0] = (TpudataNote){"tpurun", "train"};
    notes[1] = (TpudataNote){"seed", arena_printf(a, "%" PRIu64, t->o->seed)};
    notes[2] = (TpudataNote){"batch", arena_printf(a, "%" PRIu64, t->train.batch)};
    notes[3] = (TpudataNote){"records", arena_printf(a, "%" PRIu64, tpudata_set_records(t->train.set))};
    notes[4] = (TpudataNote){"shuffle", t->o->shuffle == TPUDATA_ALL ? "all" : arena_printf(a, "%" PRIu64, t->o->shuffle)};
    notes[5] = (TpudataNote){"short batches", t->o->drop_remainder ? "dropped" : "filled"};
    const char *scales = "";
    for (size_t i = 0; i < t->o->scales.n; i++) {
        const Scale *s = &t->o->scales.items[i];
        scales = arena_printf(a, "%s%s%s=%.17g", scales, i ? "," : "", s->name ? s->name : "", s->scale);
    }
    notes[6] = (TpudataNote){"scales", *scales ? scales : "none"};
    notes[7] = (TpudataNote){"epoch", arena_printf(a, "%" PRIu64, t->at.epoch)};
    notes[8] = (TpudataNote){"record", arena_printf(a, "%" PRIu64, t->at.record)};
}

bool state_save(Training *t) {
    Tensors all = {0};
    TpudataNote notes[N_NOTES];
    TpurtError e;
    enum { ROW = sizeof(EpochRow) / sizeof(double), SUMS = sizeof(Sums) / sizeof(double) + 3 };
    double sums[SUMS];
    const int64_t sums_dims[] = {SUMS}, rows_dims[] = {(int64_t)t->rows.n, ROW}, curve_dims[] = {(int64_t)t->curve.n};
    if (!t->folder) return true;
    memcpy(sums, &t->sums, sizeof t->sums);
    sums[SUMS - 3] = t->seconds, sums[SUMS - 2] = t->curve_sum, sums[SUMS - 1] = t->curve_n;
    add_variables(t, false, &all);
    add_doubles(&all, PRIVATE "sums", sums_dims, 1, sums);
    if (t->rows.n) add_doubles(&all, PRIVATE "epochs", rows_dims, 2, t->rows.items);
    if (t->curve.n) add_doubles(&all, PRIVATE "curve", curve_dims, 1, t->curve.items);
    make_notes(t, notes);
    TpurtStatus status = tpudata_folder_write(t->folder, t->step, all.items, all.n, notes, N_NOTES, t->o->keep, &e);
    vec_free(&all);
    if (status) return status_say(t, &e, t->d);
    t->saved_step = t->step;
    return true;
}

bool weights_save(Training *t) {
    Tensors all = {0};
    TpurtError e;
    if (!t->o->weights) return true;
    add_variables(t, true, &all);
    TpurtStatus status = tpudata_checkpoint_write(t->o->weights, all.items, all.n, NULL, 0, NULL, &e);
    vec_free(&all);
    return !status || status_say(t, &e, t->d);
}

// ---- Going on

static bool refuse(Training *t, const char *path, const char *fmt, ...) __attribute__((format(printf, 3, 4)));
static bool refuse(Training *t, const char *path, const char *fmt, ...) {
    va_list args;
    va_start(args, fmt);
    const char *text = arena_vprintf(&t->d->arena, fmt, args);
    va_end(args);
    diag_error(t->d, diag_file(t->d, path), CODE_CHECKPOINT, "%s", text);
    diag_help(t->d, "give the options of the run that wrote it, or another --checkpoint-dir to begin anew");
    return false;
}

static bool notes_check(Training *t, const TpudataCheckpoint *c, const char *path) {
    TpudataNote notes[N_NOTES];
    const char *epoch = tpudata_checkpoint_note(c, "epoch"), *record = tpudata_checkpoint_note(c, "record");
    make_notes(t, notes);
    for (int i = 0; i < N_FIXED; i++) {
        const char *had = tpudata_checkpoint_note(c, notes[i].key);
        if (had && !strcmp(had, notes[i].value)) continue;
        if (!i) return refuse(t, path, "this checkpoint was not written by tpurun train");
        return refuse(t, path, "the run that wrote this checkpoint had %s %s, this one has %s", notes[i].key, had ? had : "?", notes[i].value);
    }
    if (!epoch || !record) return refuse(t, path, "this checkpoint does not say where its run was");
    t->at = (TpudataPosition){strtoull(epoch, NULL, 10), strtoull(record, NULL, 10)};
    return true;
}

static bool read_value(Training *t, const TpudataCheckpoint *c, const char *path, const char *name, const TpurtVariableInfo *v, void *to) {
    uint32_t index;
    TpudataTensor had;
    TpurtError e;
    if (tpudata_checkpoint_find(c, name, &index, &e)) return refuse(t, path, "this checkpoint has no value for the program's variable '%s'", name);
    tpudata_checkpoint_tensor(c, index, &had, NULL);
    bool same = had.dtype == v->dtype && had.rank == v->rank && (!v->rank || !memcmp(had.dims, v->dims, v->rank * sizeof *v->dims));
    if (!same) return refuse(t, path, "tensor '%s' has another type or shape than the program's variable", name);
    return !tpudata_checkpoint_read(c, index, to, v->bytes, &e) || status_say(t, &e, t->d);
}

static bool read_variables(Training *t, const TpudataCheckpoint *c, const char *path) {
    for (uint32_t i = 0; i < n_variables(t); i++) {
        TpurtVariableInfo v;
        void *data;
        tpurt_variable_describe(t->program, i, &v, NULL);
        for (uint32_t r = 0; r < n_values(t, &v); r++) {
            tpurt_variable_data(t->variables, i, r, &data, NULL);
            if (!read_value(t, c, path, value_name(t, &v, r), &v, data)) return false;
        }
    }
    return true;
}

// A tensor of ours, as so many numbers; 0: it is not there, or is another's.
static size_t read_doubles(const TpudataCheckpoint *c, const char *name, double **out) {
    uint32_t index;
    TpudataTensor had;
    *out = NULL;
    if (tpudata_checkpoint_find(c, name, &index, NULL)) return 0;
    tpudata_checkpoint_tensor(c, index, &had, NULL);
    if (had.dtype != TPU_F64 || !had.bytes) return 0;
    *out = xmalloc(had.bytes);
    return tpudata_checkpoint_read(c, index, *out, had.bytes, NULL) ? 0 : had.bytes / sizeof(double);
}

static void read_progress(Training *t, const TpudataCheckpoint *c) {
    double *d;
    size_t n = read_doubles(c, PRIVATE "sums", &d), each = sizeof(EpochRow) / sizeof(double);
    if (n == sizeof t->sums / sizeof(double) + 3) {
        memcpy(&t->sums, d, sizeof t->sums);
        t->seconds = d[n - 3], t->curve_sum = d[n - 2], t->curve_n = d[n - 1];
    }
    free(d);
    n = read_doubles(c, PRIVATE "epochs", &d);
    for (size_t i = 0; n % each == 0 && i < n / each; i++) {
        EpochRow row;
        memcpy(&row, d + i * each, sizeof row);
        vec_push(&t->rows, row);
    }
    free(d);
    n = read_doubles(c, PRIVATE "curve", &d);
    for (size_t i = 0; n % 2 == 0 && i < n; i++) vec_push(&t->curve, d[i]);
    free(d);
}

static bool resume(Training *t, const TpudataCheckpoint *c) {
    TpudataCheckpointInfo info;
    TpurtError e;
    tpudata_checkpoint_describe(c, &info, NULL);
    if (info.n_skipped)
        diag_warning(t->d, diag_file(t->d, t->o->checkpoints), CODE_NONE, "%s; it was renamed, and the one of step %" PRIu64 " is taken", info.skipped,
                     info.step);
    if (!notes_check(t, c, info.path) || !read_variables(t, c, info.path)) return false;
    read_progress(t, c);
    t->step = t->saved_step = info.step;
    if (t->at.epoch >= t->o->epochs) t->at = (TpudataPosition){t->o->epochs, 0};
    if (tpudata_reader_seek(t->train.reader, t->at, &e)) return refuse(t, info.path, "%s", e.text);
    if (!t->o->quiet) print_line(stdout, "going on after step %" PRIu64 ", in epoch %" PRIu64 ", from %s", t->step, t->at.epoch + 1, info.path);
    return true;
}

// Opens the folder, and goes on with its newest checkpoint.
static bool folder_begin(Training *t, bool *out_resumed) {
    TpudataCheckpoint *c;
    TpurtError e;
    uint64_t whole;
    if (!t->o->checkpoints) return true;
    if (tpudata_folder_open(t->o->checkpoints, NULL, &t->folder, &e)) return status_say(t, &e, t->d);
    TpurtStatus status = tpudata_folder_newest(t->folder, t->o->skip_damaged, &c, &e);
    if (status == TPURT_NOT_FOUND) return true;
    if (status) {
        status_say(t, &e, t->d);
        if (status == TPURT_BAD_DATA && tpudata_folder_find(t->folder, &whole, NULL)) diag_help(t->d, "another --checkpoint-dir begins anew");
        else if (status == TPURT_BAD_DATA) diag_help(t->d, "--skip-damaged goes on with the one of step %" PRIu64, whole);
        return false;
    }
    *out_resumed = resume(t, c);
    tpudata_checkpoint_close(c);
    return *out_resumed;
}

// What the first process has read is what all have: the values, the step, and where the data goes on.
static bool share_state(Training *t) {
    uint64_t at[] = {t->step, t->at.epoch, t->at.record};
    TpurtError e;
    if (!processes_share(&t->group, at, sizeof at, t->d)) return false;
    for (uint32_t i = 0; i < n_variables(t); i++) {
        TpurtVariableInfo v;
        void *data;
        tpurt_variable_describe(t->program, i, &v, NULL);
        tpurt_variable_data(t->variables, i, 0, &data, NULL);
        if (!processes_share(&t->group, data, v.bytes, t->d)) return false;
    }
    if (rank_is_first(&t->group)) return true;
    t->step = t->saved_step = at[0];
    t->at = (TpudataPosition){at[1], at[2]};
    return !tpudata_reader_seek(t->train.reader, t->at, &e) || status_say(t, &e, t->d);
}

bool state_open(Training *t, bool *out_resumed) {
    uint64_t resumed;
    *out_resumed = false;
    if (rank_is_first(&t->group) && !folder_begin(t, out_resumed)) return false;
    resumed = *out_resumed;
    if (!processes_agree(&t->group, &resumed, t->d)) return false;
    *out_resumed = resumed;
    return !resumed || !t->group.transport || share_state(t);
}

void state_close(Training *t) { tpudata_folder_close(t->folder); }
