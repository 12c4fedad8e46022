// A folder of checkpoints: one process has it (flock on the folder itself), files are named by their step, the last are kept, the newest is found again.
#define _GNU_SOURCE
#include "runtime/data/tensors.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

enum { NAME = 64 };

struct TpudataFolder {
    TpurtAllocator allocator;
    int fd;
    size_t n_path;
    char path[]; // with a slash at its end
};

static void step_name(char name[NAME], uint64_t step) { snprintf(name, NAME, "step-%012" PRIu64 ".safetensors", step); }

// The step of such a name; false: it is none.
static bool name_step(const char *name, uint64_t *out_step) {
    char again[NAME];
    if (strncmp(name, "step-", 5) != 0) return false;
    *out_step = strtoull(name + 5, NULL, 10);
    step_name(again, *out_step);
    return !strcmp(again, name);
}

// ---- The files of the folder. Each walk reads it anew: steps are few, and nothing has to be kept.

static DIR *folder_list(const TpudataFolder *f) {
    int fd = openat(f->fd, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    DIR *list = fd < 0 ? NULL : fdopendir(fd);
    if (!list && fd >= 0) close(fd);
    return list;
}

// The highest step below `limit`; false: there is none, or the folder cannot be read.
static bool folder_step(const TpudataFolder *f, uint64_t limit, bool limited, uint64_t *out_step) {
    DIR *list = folder_list(f);
    bool found = false;
    uint64_t step;
    for (struct dirent *e; list && (e = readdir(list));) {
        if (!name_step(e->d_name, &step) || (limited && step >= limit) || (found && step < *out_step)) continue;
        found = true;
        *out_step = step;
    }
    if (list) closedir(list);
    return found;
}

// What a killed process has left half written.
static void remove_temporaries(const TpudataFolder *f) {
    DIR *list = folder_list(f);
    for (struct dirent *e; list && (e = readdir(list));) {
        size_t n = strlen(e->d_name);
        if (n > 10 && !strncmp(e->d_name, ".step-", 6) && !strcmp(e->d_name + n - 4, ".tmp")) unlinkat(f->fd, e->d_name, 0);
    }
    if (list) closedir(list);
}

// All but the `keep` highest.
static void remove_old(const TpudataFolder *f, uint32_t keep) {
    uint64_t step = 0;
    char name[NAME];
    bool found = folder_step(f, 0, false, &step);
    for (uint32_t i = 0; found; i++) {
        step_name(name, step);
        if (i >= keep && unlinkat(f->fd, name, 0)) return;
        found = folder_step(f, step, true, &step);
    }
}

// ---- The folder

// Makes it and those that it lies in. `path` ends with a slash, and is as it was afterwards.
static bool folder_make(char *path) {
    for (char *slash = strchr(path + 1, '/'); slash; slash = strchr(slash + 1, '/')) {
        *slash = 0;
        int failed = mkdir(path, 0777) ? errno : 0;
        if (failed && !access(path, F_OK)) failed = 0; // it is there, whatever may not be made beside it
        *slash = '/';
        if (failed) return errno = failed, false;
    }
    return true;
}

TpurtStatus tpudata_folder_open(const char *path, const TpurtAllocator *allocator, TpudataFolder **out_folder, TpurtError *error) {
    const TpurtAllocator *from = allocator ? allocator : &memory_default;
    if (!out_folder) return error_set(error, TPURT_BAD_CALL, "no place for the folder was given");
    *out_folder = NULL;
    if (!path || !*path) return error_set(error, TPURT_BAD_CALL, "no path of a folder was given");
    size_t n = strlen(path);
    TpudataFolder *f = memory_new(from, 1, sizeof *f + n + 2, 64, "a folder of checkpoints", error);
    if (!f) return TPURT_OUT_OF_MEMORY;
    f->allocator = *from;
    snprintf(f->path, n + 2, "%s%s", path, path[n - 1] == '/' ? "" : "/");
    f->fd = folder_make(f->path) ? open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) : -1;
    TpurtStatus status = TPURT_OK;
    if (f->fd < 0) status = error_set(error, TPURT_SYSTEM, "%.200s: cannot be opened as a folder of checkpoints: %s", path, strerror(errno));
    else if (flock(f->fd, LOCK_EX | LOCK_NB) && errno == EWOULDBLOCK)
        status = error_set(error, TPURT_BUSY, "%.200s: another process writes its checkpoints here; give this one another folder", path);
    if (status) return tpudata_folder_close(f), status;
    remove_temporaries(f);
    *out_folder = f;
    return error_clear(error);
}

void tpudata_folder_close(TpudataFolder *f) {
    if (!f) return;
    TpurtAllocator from = f->allocator;
    if (f->fd >= 0) close(f->fd);
    memory_free(&from, f);
}

TpurtStatus tpudata_folder_write(TpudataFolder *f, uint64_t step, const TpudataTensor *tensors, size_t n_tensors, const TpudataNote *notes, size_t n_notes,
                                 uint32_t keep, TpurtError *error) {
    enum { MOST_NOTES = 64 };
    TpudataNote all[MOST_NOTES + 1];
    char text[24], name[NAME];
    if (!f || (n_notes && !notes)) return error_set(error, TPURT_BAD_CALL, "a folder, or notes, were not given");
    if (n_notes > MOST_NOTES) return error_set(error, TPURT_BAD_CALL, "at most %d notes can be kept", MOST_NOTES);
    snprintf(text, sizeof text, "%" PRIu64, step);
    all[0] = (TpudataNote){STEP_KEY, text};
    if (n_notes) memcpy(all + 1, notes, n_notes * sizeof *notes);
    step_name(name, step);
    TpurtStatus status = tensors_write(f->fd, name, f->path, tensors, n_tensors, all, n_notes + 1, &f->allocator, error);
    if (!status && keep) remove_old(f, keep);
    return status;
}

// ---- The newest

static TpurtStatus open_step(const TpudataFolder *f, uint64_t step, TpudataCheckpoint **out, TpurtError *error) {
    char path[4096], name[NAME];
    step_name(name, step);
    snprintf(path, sizeof path, "%.4000s%s", f->path, name);
    TpurtStatus status = tpudata_checkpoint_open(path, &f->allocator, out, error);
    if (status || ((*out)->checked && (*out)->step == step)) return status;
    status = error_set(error, TPURT_BAD_DATA, "%.250s: byte 0: no checkpoint of step %" PRIu64 ": it has %s", path, step,
                       (*out)->checked ? "another one's step" : "no checksum");
    tpudata_checkpoint_close(*out);
    *out = NULL;
    return status;
}

// The next one below a step that is whole, and its step; false: there is none, or one of them cannot be read.
static bool find_whole(const TpudataFolder *f, uint64_t *step, TpudataCheckpoint **out, TpurtError *error) {
    TpurtStatus status = TPURT_BAD_DATA;
    while (status == TPURT_BAD_DATA && folder_step(f, *step, true, step)) status = open_step(f, *step, out, error);
    return !status;
}

static void set_aside(const TpudataFolder *f, uint64_t step) {
    char name[NAME], aside[NAME + 16];
    step_name(name, step);
    snprintf(aside, sizeof aside, "%s.damaged", name);
    renameat(f->fd, name, f->fd, aside);
}

// Damaged ones are set aside only once it is known that there is one to go on with: else nothing would be left, and the next run would begin anew.
static TpurtStatus skip_to_whole(TpudataFolder *f, uint64_t first, const TpurtError *why, TpudataCheckpoint **out_checkpoint, TpurtError *error) {
    TpurtError other = {0};
    uint64_t whole = first;
    uint32_t n_skipped = 0;
    if (!find_whole(f, &whole, out_checkpoint, &other)) {
        if (other.code && other.code != TPURT_BAD_DATA) return error_set(error, other.code, "%s", other.text);
        return error_set(error, TPURT_BAD_DATA, "%.360s; there is none before it that is whole, and none was renamed", why->text);
    }
    TpudataCheckpoint *c = *out_checkpoint;
    c->skipped = memory_new(&c->allocator, sizeof why->text, 1, 1, "why a checkpoint was left out", error);
    if (!c->skipped) return tpudata_checkpoint_close(c), *out_checkpoint = NULL, TPURT_OUT_OF_MEMORY;
    memcpy(c->skipped, why->text, sizeof why->text);
    for (uint64_t step = first; step > whole; n_skipped++) {
        set_aside(f, step);
        if (!folder_step(f, step, true, &step)) break;
    }
    c->n_skipped = n_skipped;
    return error_clear(error);
}

TpurtStatus tpudata_folder_newest(TpudataFolder *f, uint32_t skip_damaged, TpudataCheckpoint **out_checkpoint, TpurtError *error) {
    TpurtError why;
    uint64_t step = 0, before;
    if (!out_checkpoint) return error_set(error, TPURT_BAD_CALL, "no place for the checkpoint was given");
    *out_checkpoint = NULL;
    if (!f) return error_set(error, TPURT_BAD_CALL, "a folder was not given");
    if (!folder_step(f, 0, false, &step)) return error_set(error, TPURT_NOT_FOUND, "%.200s: there is no checkpoint", f->path);
    TpurtStatus status = open_step(f, step, out_checkpoint, &why);
    if (!status) return error_clear(error);
    if (status != TPURT_BAD_DATA) return error_set(error, why.code, "%s", why.text);
    if (skip_damaged) return skip_to_whole(f, step, &why, out_checkpoint, error);
    before = step;
    if (!find_whole(f, &before, out_checkpoint, NULL)) return error_set(error, why.code, "%.380s; there is none before it that is whole", why.text);
    tpudata_checkpoint_close(*out_checkpoint);
    *out_checkpoint = NULL;
    return error_set(error, why.code, "%.380s; the one of step %" PRIu64 " is whole", why.text, before);
}

TpurtStatus tpudata_folder_find(const TpudataFolder *f, uint64_t *out_step, TpurtError *error) {
    TpudataCheckpoint *c = NULL;
    uint64_t step = 0;
    if (!f || !out_step) return error_set(error, TPURT_BAD_CALL, "a folder, or a place for the step, was not given");
    bool found = folder_step(f, 0, false, &step) && (!open_step(f, step, &c, NULL) || find_whole(f, &step, &c, NULL));
    tpudata_checkpoint_close(c);
    if (!found) return error_set(error, TPURT_NOT_FOUND, "%.200s: there is no checkpoint that is whole", f->path);
    *out_step = step;
    return error_clear(error);
}
