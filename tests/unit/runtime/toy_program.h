// A program written by hand, as tpucc would write it: tables of runtime/abi.h and kernels in C. Included by tests,
// which link it in, and compiled by them into shared objects (with TOY_EXPORT). TOY_NAME is its prefix, TOY_FEATURES
// what its one target needs.
//
//   main(x: 64x256xf32) -> (y: 64x256xf32 = x * w + 1, total: f32 = sum of y)      two phases, 64 tasks and 1
//   steps(flag: i1, which: i32, rounds: i32) -> (i32)                              every kind of step
//   empty(x: 0x3xf32) -> (0x3xf32)                                                 nothing to do
#ifndef TOY_PROGRAM_H
#define TOY_PROGRAM_H

#include "runtime/abi.h"

#ifndef TOY_NAME
#define TOY_NAME toy
#endif
#ifndef TOY_FEATURES
#define TOY_FEATURES 0
#endif
#ifndef TOY_MODEL
#define TOY_MODEL "toy"
#endif

#ifndef TOY_WEIGHTS
#define TOY_WEIGHTS 1024
#endif

enum { TOY_ROWS = 64, TOY_COLS = 256, TOY_ELEMS = TOY_ROWS * TOY_COLS };

_Alignas(TPU_PAGE) static const float toy_weights[TOY_WEIGHTS] = {1, 2, 3, 4, 5, 6, 7, 8}; // the first TOY_COLS are used

// y[row] = x[row] * w + 1; partial[row] = sum of y[row].
static void toy_rows(const TpuContext *c, uint32_t first, uint32_t last) {
    const float *x = c->buffers[0], *w = c->buffers[1];
    float *y = c->buffers[2], *partial = c->buffers[3];
    for (uint32_t row = first; row < last; row++) {
        float *sums = (float *)(void *)c->scratch;
        for (int lane = 0; lane < 8; lane++) sums[lane] = 0;
        for (uint32_t i = 0; i < TOY_COLS; i++) {
            float v = x[row * TOY_COLS + i] * w[i] + 1.0f;
            y[row * TOY_COLS + i] = v;
            sums[i % 8] += v;
        }
        partial[row] = 0;
        for (int lane = 0; lane < 8; lane++) partial[row] += sums[lane];
    }
}

static void toy_total(const TpuContext *c, uint32_t first, uint32_t last) {
    const float *partial = c->buffers[3];
    float *total = c->buffers[4];
    (void)first, (void)last;
    *total = 0;
    for (int i = 0; i < TOY_ROWS; i++) *total += partial[i];
}

// value += 1, 10, 100, 1000: which ones ran shows in the digits.
#define TOY_ADD(n)                                                               \
    static void toy_add##n(const TpuContext *c, uint32_t first, uint32_t last) { \
        (void)first, (void)last;                                                 \
        *(int32_t *)c->buffers[0] += n;                                          \
    }
TOY_ADD(1)
TOY_ADD(10)
TOY_ADD(100)
TOY_ADD(1000)

static const TpuPhase toy_main_phases[] = {{toy_rows, TOY_ROWS, 0, 1000000}, {toy_total, 1, 0, 100}};
static const TpuPhase toy_add1_phases[] = {{toy_add1, 1, 0, 10}};
static const TpuPhase toy_add10_phases[] = {{toy_add10, 1, 0, 10}};
static const TpuPhase toy_add100_phases[] = {{toy_add100, 1, 0, 10}};
static const TpuPhase toy_add1000_phases[] = {{toy_add1000, 1, 0, 10}};

static const TpuKernel toy_kernels[] = {
    {"multiply_add_reduce.0", toy_main_phases, 2, 5, 32, 3 * TOY_ELEMS, 2 * 4 * TOY_ELEMS},
    {"add.1", toy_add1_phases, 1, 1, 0, 1, 8},
    {"add.2", toy_add10_phases, 1, 1, 0, 1, 8},
    {"add.3", toy_add100_phases, 1, 1, 0, 1, 8},
    {"add.4", toy_add1000_phases, 1, 1, 0, 1, 8},
};

static const TpuTarget toy_targets[] = {{"toycpu", TOY_FEATURES, toy_kernels, 0, 0, 0, 1234}};

static const int64_t toy_matrix[] = {TOY_ROWS, TOY_COLS}, toy_nothing[] = {0, 3};
static const char *const toy_x_names[] = {"x", "input.1"}, *const toy_y_names[] = {"y"};
static const TpuPort toy_main_args[] = {{toy_x_names, 2, 0, {TPU_F32, 2, toy_matrix, 4 * TOY_ELEMS}, 0, 0, 0}};
static const TpuPort toy_main_results[] = {{toy_y_names, 1, 0, {TPU_F32, 2, toy_matrix, 4 * TOY_ELEMS}, 0, 0, 0}, {0, 0, 0, {TPU_F32, 0, 0, 4}, 0, 0, 0}};
static const TpuRef toy_main_refs[] = {{TPU_SPACE_ARG, 0, 0, 0},
                                       {TPU_SPACE_CONST, 0, 0, 0},
                                       {TPU_SPACE_RESULT, 0, 0, 0},
                                       {TPU_SPACE_SLAB, 0, 0, 64},
                                       {TPU_SPACE_RESULT, 0, 1, 0}};
static const TpuStep toy_main_steps[] = {{TPU_STEP_LAUNCH, 0, 0, 5, toy_main_refs, 0, "multiply_add"}, {TPU_STEP_END, 0, 0, 0, 0, 0, ""}};

static const char *const toy_flag_names[] = {"flag"}, *const toy_which_names[] = {"which"};
static const TpuPort toy_steps_args[] = {{toy_flag_names, 1, 0, {TPU_I1, 0, 0, 1}, 0, 0, 0},
                                         {toy_which_names, 1, 0, {TPU_I32, 0, 0, 4}, 0, 0, 0},
                                         {0, 0, 0, {TPU_I32, 0, 0, 4}, 0, 0, 0}};
static const TpuPort toy_steps_results[] = {{0, 0, 0, {TPU_I32, 0, 0, 4}, 0, 0, 0}};
static const TpuRef toy_flag_ref[] = {{TPU_SPACE_ARG, 0, 0, 0}}, toy_which_ref[] = {{TPU_SPACE_ARG, 0, 1, 0}};
static const TpuRef toy_out_ref[] = {{TPU_SPACE_RESULT, 0, 0, 0}};
static const TpuRef toy_in_to_slab[] = {{TPU_SPACE_ARG, 0, 2, 0}, {TPU_SPACE_SLAB, 0, 0, 128}};
static const TpuRef toy_slab_to_out[] = {{TPU_SPACE_SLAB, 0, 0, 128}, {TPU_SPACE_RESULT, 0, 0, 0}};
static const TpuStep toy_steps_steps[] = {
    {TPU_STEP_COPY, 0, 0, 2, toy_in_to_slab, 4, "copy"},
    {TPU_STEP_COPY, 0, 0, 2, toy_slab_to_out, 4, "copy"},
    {TPU_STEP_BRANCH, 0, 4, 1, toy_flag_ref, 0, "if"}, // 2: a flag of 0 leaves out the addition of 1
    {TPU_STEP_LAUNCH, 1, 0, 1, toy_out_ref, 0, "add"},
    {TPU_STEP_SWITCH, 0, 5, 1, toy_which_ref, 3, "case"}, // 4
    {TPU_STEP_JUMP, 0, 8, 0, 0, 0, ""},                   // 5: case 0 adds 10 three times
    {TPU_STEP_JUMP, 0, 12, 0, 0, 0, ""},                  // 6: case 1 adds 100 twice, twice
    {TPU_STEP_JUMP, 0, 15, 0, 0, 0, ""},                  // 7: case 2 adds 1000 once
    {TPU_STEP_LAUNCH, 2, 0, 1, toy_out_ref, 0, "add"},    // 8
    {TPU_STEP_REPEAT, 0, 8, 0, 0, 3, "while"},
    {TPU_STEP_JUMP, 0, 16, 0, 0, 0, ""},
    {TPU_STEP_END, 0, 0, 0, 0, 0, ""},
    {TPU_STEP_LAUNCH, 3, 0, 1, toy_out_ref, 0, "add"}, // 12
    {TPU_STEP_REPEAT, 0, 12, 0, 0, 2, "while"},
    {TPU_STEP_REPEAT, 1, 12, 0, 0, 2, "while"},
    {TPU_STEP_LAUNCH, 4, 0, 1, toy_out_ref, 0, "add"}, // 15, also after case 1
    {TPU_STEP_END, 0, 0, 0, 0, 0, ""},
};

static const char *const toy_renumbered_names[] = {"arg7"}; // as it was before weights became constants
static const TpuPort toy_empty_args[] = {{toy_renumbered_names, 1, 0, {TPU_F32, 2, toy_nothing, 0}, 0, 0, 0}};
static const TpuPort toy_empty_ports[] = {{0, 0, 0, {TPU_F32, 2, toy_nothing, 0}, 0, 0, 0}};
static const TpuStep toy_empty_steps[] = {{TPU_STEP_END, 0, 0, 0, 0, 0, ""}};

static const TpuEntry toy_entries[] = {
    {"main", toy_main_args, toy_main_results, 1, 2, toy_main_steps, 2, 0, TPU_PAGE, 3 * TOY_ELEMS, 0, 0, 0, 0, 0, 0, 0, 0, 0},
    {"steps", toy_steps_args, toy_steps_results, 3, 1, toy_steps_steps, 17, 2, TPU_PAGE, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
    {"empty", toy_empty_args, toy_empty_ports, 1, 1, toy_empty_steps, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},
};

#ifdef TOY_NOTE // a number that tells files apart; nobody has sealed them
__attribute__((section(TPU_NOTE_SECTION),
               aligned(8))) static const TpuNote toy_note = {sizeof TPU_NOTE_NAME, sizeof(TpuSeal), TPU_NOTE_TYPE, TPU_NOTE_NAME, {.reserved = TOY_NOTE}};
#define TOY_NOTE_PTR &toy_note
#else
#define TOY_NOTE_PTR 0
#endif

#define TOY_PASTE(a, b) a##b
#define TOY_SYMBOL(name) TOY_PASTE(name, _tpu_program)
#ifdef TOY_EXPORT
extern const TpuProgram TOY_SYMBOL(TOY_NAME);
__attribute__((visibility("default")))
#else
static
#endif
const TpuProgram TOY_SYMBOL(TOY_NAME) = {
    TPU_ABI_MAGIC,
    TPU_ABI_VERSION,
    sizeof(TpuProgram),
    TOY_MODEL,
    "by hand",
    "model=toy\n",
    toy_entries,
    toy_targets,
    3,
    1,
    5,
    1,
    toy_weights,
    sizeof toy_weights,
    0,
    TOY_NOTE_PTR,
    1,
    0,
    0,
    0,
    0,
    0,
};

#endif
