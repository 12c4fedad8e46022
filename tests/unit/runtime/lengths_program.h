// A program of entry points that do nothing, written by hand: main(ids: 2 x s x i32, mask: 5 x 2*n x n+1 x f32), one for each length s; and calls of it.
#ifndef LENGTHS_PROGRAM_H
#define LENGTHS_PROGRAM_H

#include "runtime/internal.h"

#include <check.h>
#include <stdio.h>

static inline void no_work(const TpuContext *c, uint32_t first, uint32_t last) { (void)c, (void)first, (void)last; }
static const TpuPhase phases[] = {{no_work, 1, 0, 1}};
static const TpuKernel kernels[] = {{"none", phases, 1, 0, 0, 0, 0}};
static const TpuTarget targets[] = {{"anycpu", 0, kernels, 0, 0, 0, 0}};
static const TpuStep steps[] = {{TPU_STEP_END, 0, 0, 0, 0, 0, ""}};
static const char *const ids_names[] = {"ids"}, *const mask_names[] = {"ma\"sk"};
static const char *const ids_dims[] = {NULL, "s"}, *const mask_dims[] = {"mask.0", "2*n", "n + 1"};
static const TpuSize ids_sizes[] = {{.factor = 0}, {.symbol = "s", .factor = 1}},
                     mask_sizes[] = {{.symbol = "mask.0", .factor = 1}, {.symbol = "n", .factor = 2}, {.factor = 0}};

enum { MAX_ENTRIES = 4 };
typedef struct {
    TpuProgram table;
    TpuEntry entries[MAX_ENTRIES];
    TpuPort args[MAX_ENTRIES][2];
    int64_t ids[MAX_ENTRIES][2], mask[3];
    char names[MAX_ENTRIES][16];
} Toy;

static inline TpurtProgram *toy_load(Toy *t, const char *name, uint32_t n, const int64_t *lengths) {
    TpurtError e;
    TpurtProgram *p;
    *t = (Toy){.mask = {5, 14, 8}};
    for (uint32_t i = 0; i < n; i++) {
        snprintf(t->names[i], sizeof t->names[i], n > 1 ? "main_%lld" : "main", (long long)lengths[i]);
        t->ids[i][0] = 2;
        t->ids[i][1] = lengths[i];
        t->args[i][0] = (TpuPort){ids_names, 1, 0, {TPU_I32, 2, t->ids[i], 8 * (uint64_t)lengths[i]}, ids_dims, ids_sizes, NULL};
        t->args[i][1] = (TpuPort){mask_names, 1, 0, {TPU_F32, 3, t->mask, 4 * 5 * 14 * 8}, mask_dims, mask_sizes, NULL};
        t->entries[i] = (TpuEntry){t->names[i], t->args[i], NULL, 2, 0, steps, 1, 0, 0, 1000 * (uint64_t)lengths[i], NULL, 0, 0, NULL, 0, 0, NULL, 0, 0};
    }
    t->table = (TpuProgram){TPU_ABI_MAGIC,
                            TPU_ABI_VERSION,
                            sizeof(TpuProgram),
                            name,
                            "by hand",
                            "graph=1\ntarget=any\n",
                            t->entries,
                            targets,
                            n,
                            1,
                            1,
                            1,
                            NULL,
                            0,
                            NULL,
                            NULL,
                            1,
                            0,
                            NULL,
                            NULL,
                            0,
                            0};
    ck_assert_msg(!tpurt_program_from_table(&t->table, NULL, &p, &e), "%s", e.text);
    return p;
}

static const int64_t one_length[] = {128}, three_lengths[] = {128, 32, 64};

typedef struct {
    int64_t ids[2], mask[3];
    TpurtBuffer args[2];
} Call;
static char memory[1 << 16];
_Alignas(64) static char *const ids_memory = memory;

static inline void call_make(Call *c, int64_t batch, int64_t length) {
    *c = (Call){.ids = {batch, length}, .mask = {5, 14, 8}};
    c->args[0] = (TpurtBuffer){ids_memory, 4 * (uint64_t)batch * (uint64_t)length, TPU_I32, 2, c->ids};
    c->args[1] = (TpurtBuffer){ids_memory, 4 * 5 * 14 * 8, TPU_F32, 3, c->mask};
}

static inline TpurtSession *session_of(TpurtProgram *p) {
    TpurtSession *s;
    ck_assert(!tpurt_session_create(p, &(TpurtSessionOptions){.n_threads = 1, .n_replicas = 1}, &s, NULL));
    return s;
}

#endif
