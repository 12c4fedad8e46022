// What the files of this room share: one comparison on its way.
#ifndef TPUCC_FRONTEND_COMPARE_COMPARISON_H
#define TPUCC_FRONTEND_COMPARE_COMPARISON_H

#include "frontend/compiler/compiler.h"
#include "frontend/tensors/npy.h"

// How far an array is from what it is in f32.
typedef struct {
    double error;       // the largest difference beside the largest element that is finite; integers: the share of those that differ
    bool of_difference; // it is that share
} Distance;

// A contraction of the model.
typedef struct {
    const Op *op;                  // of the function in f32
    const Value *other;            // what stands for its result in the function in the other precision
    Func *alone;                   // the op by itself in that precision; NULL: it stays f32
    uint32_t *given;               // of each of its arguments, which operand it is: those that are no constants
    const char *called, *as, *why; // "convolution at conv1 (net.mlir:7:10)"; "bf16"; why it stays f32, or NULL
    VEC(Literal *) made;           // in f32: what each run of it gave
    size_t n_other;                // runs in the other precision
    double own, so_far;            // the largest of all runs: with operands of the run in f32; as the network has it
    uint32_t worst;                // 1: its own error is the largest, 2: the next one, ..; 0: it is not among them
} Layer;
typedef VEC(Layer) Layers;

typedef struct {
    const char *name;
    Distance off;
} ComparedResult;

typedef struct {
    const CompileOptions *o;
    const CompileWatch *watch;
    Diags *d;
    const char *model; // its file
    Module *m;
    Func *f32, *other; // the model's function in both precisions
    Layers layers;
    const Literal **args; // of both
    ComparedResult *results;
    uint32_t n_results;
} Comparison;

// layers.c: finds the contractions, and makes the other function and each contraction alone.
bool layers_make(Comparison *c);
// inputs.c: fills c->args; what variables begin with is theirs.
bool inputs_read(Comparison *c, const Strings *inputs);
// measure.c: both runs, and all distances.
bool layers_measure(Comparison *c);
Distance distance_of(const Literal *f32, const Literal *other); // of one type
// answer.c
void answer_text(const Comparison *c, Text *out);
void answer_json(const Comparison *c, Text *out);

#endif
