// A program by hand that takes whole arrays, of 2 replicas of 4 partitions. Included by tests, which link it in, and compiled by tpurun.sh into a shared
// object (with PARTS_EXPORT).
//
//   main(a: 4x6xi32 cut 2x2, b: 8xi32 cut in 4, c: 3xi32) -> (y: 4x6xi32 cut 2x2 = 10 a + partition, z: 2x4xi32 cut 1x2 = 100 partition + b,
//                                                             w: 3xi32 = c + 1000 (partition + 1))
#ifndef PARTS_PROGRAM_H
#define PARTS_PROGRAM_H

#include "runtime/abi.h"

enum { P = 4, R = 2, ROWS = 4, COLS = 6, N = ROWS * COLS, TALL = 8, WIDE = 4, FEW = 3 };

// buffers: device, a: 2x3 of 4x6, b: 2 of 8, c: 3 -> y: 2x3 of 4x6, z: 2x2 of 2x4 (partitions 2i and 2i + 1 hold the same), w: 3
static void parts_kernel(const TpuContext *x, uint32_t first, uint32_t last) {
    const TpuDevice *device = x->buffers[0];
    const int32_t *a = x->buffers[1], *b = x->buffers[2], *c = x->buffers[3];
    int32_t *y = x->buffers[4], *z = x->buffers[5], *w = x->buffers[6], p = (int32_t)device->partition;
    (void)first, (void)last;
    for (int i = 0; i < N / P; i++) y[i] = 10 * a[i] + p;
    for (int i = 0; i < 4; i++) z[i] = 100 * p + b[i % 2];
    for (int i = 0; i < FEW; i++) w[i] = c[i] + 1000 * (p + 1);
}

static const TpuPhase parts_phase = {parts_kernel, 1, 0, 10};
static const TpuKernel parts_kernel_record = {"parts", &parts_phase, 1, 7, 0, 0, 0};
static const TpuTarget parts_target = {"any", 0, &parts_kernel_record, 0, 0, 0, 0};
static const uint32_t square[] = {2, 2}, square_part[] = {0, 0, 0, 1, 1, 0, 1, 1}, tall[] = {P}, tall_part[] = {0, 1, 2, 3};
static const uint32_t wide[] = {1, 2}, wide_part[] = {0, 0, 0, 0, 0, 1, 0, 1};
static const TpuSharding by_square = {square, square_part}, by_rows = {tall, tall_part}, by_columns = {wide, wide_part};
static const int64_t square_dims[] = {2, 3}, tall_dims[] = {2}, wide_dims[] = {2, 2}, few_dims[] = {FEW};
static const TpuPort parts_args[] = {{.type = {TPU_I32, 2, square_dims, 24}, .sharding = &by_square},
                                     {.type = {TPU_I32, 1, tall_dims, 8}, .sharding = &by_rows},
                                     {.type = {TPU_I32, 1, few_dims, 12}}};
static const TpuPort parts_results[] = {{.type = {TPU_I32, 2, square_dims, 24}, .sharding = &by_square},
                                        {.type = {TPU_I32, 2, wide_dims, 16}, .sharding = &by_columns},
                                        {.type = {TPU_I32, 1, few_dims, 12}}};
static const TpuRef parts_refs[] = {{TPU_SPACE_DEVICE, 0, 0, 0}, {TPU_SPACE_ARG, 0, 0, 0},    {TPU_SPACE_ARG, 0, 1, 0},   {TPU_SPACE_ARG, 0, 2, 0},
                                    {TPU_SPACE_RESULT, 0, 0, 0}, {TPU_SPACE_RESULT, 0, 1, 0}, {TPU_SPACE_RESULT, 0, 2, 0}};
static const TpuStep parts_steps[] = {{TPU_STEP_LAUNCH, 0, 0, 7, parts_refs, 0, "parts"}, {.kind = TPU_STEP_END}};
static const TpuEntry parts_entry =
    {.name = "main", .args = parts_args, .results = parts_results, .n_args = 3, .n_results = 3, .steps = parts_steps, .n_steps = 2, .whole = 1};
#ifdef PARTS_EXPORT
extern const TpuProgram parts_tpu_program;
__attribute__((visibility("default")))
#else
static
#endif
const TpuProgram parts_tpu_program = {.magic = TPU_ABI_MAGIC,
                                      .version = TPU_ABI_VERSION,
                                      .program_bytes = sizeof(TpuProgram),
                                      .name = "parts",
                                      .compiler = "by hand",
                                      .key = "",
                                      .entries = &parts_entry,
                                      .targets = &parts_target,
                                      .n_entries = 1,
                                      .n_targets = 1,
                                      .n_kernels = 1,
                                      .n_replicas = R,
                                      .n_partitions = P};

#endif
