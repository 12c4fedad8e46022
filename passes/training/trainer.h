// What the files of the pass `training` share: the model's function as it is, what each of its arguments is, and the functions that are made of it.
//
//   options.c    what is asked for, from texts      batch.c      another number of examples
//   arguments.c  what each argument is              functions.c  making functions: arguments, the model, results
//   loss.c       losses and metrics                 optimizer.c  new parameters from gradients
//   norm.c       batch norms                        initial.c    first values
//   training.c   the pass: init, train, evaluate, predict
#ifndef TPUCC_PASSES_TRAINING_TRAINER_H
#define TPUCC_PASSES_TRAINING_TRAINER_H

#include "passes/rewrite.h"
#include "passes/training/options.h"

typedef enum {
    ROLE_DATA,      // a call gives it
    ROLE_PARAMETER, // trained
    ROLE_FROZEN,    // a variable that stays
    ROLE_STATE,     // a result of the model is its new value
    ROLE_STATISTIC  // of a batch norm that is trained: follows those of batches
} Role;

typedef struct {
    Role role;
    const char *variable; // its name; NULL of data
    Type type;            // of the variable: parameters of less than 32 bits are kept as f32
    const Literal *value; // that it begins with; NULL: `initial`
    Initial initial;
    uint32_t result; // ROLE_STATE: of the model
} Port;

typedef struct {
    PassContext *c;
    Module *m;
    const Training *o;
    Func *main;
    Port *ports;     // of main's arguments
    bool *is_state;  // of main's results: a state's new value
    uint32_t result; // of main, that the loss is of
    Value *logits;   // of main: that result, or what its softmax is of
    int64_t batch;   // rows of a replica; 0: the model has no batch
    uint32_t n_replicas;
    DType t;              // of the loss's arithmetic
    Type labels, weights; // NULL: the loss has none
    uint32_t classes;     // dimension of the result
} Trainer;

// --- functions (functions.c)

// A function that is being made: b stands at its end. Arguments are the model's, in its order, then others.
typedef struct {
    Trainer *t;
    Func *f;
    Builder b;
    ValueMap map;       // from main's values, once function_model has run
    Value **variables;  // by main's argument: as it is read, of the variable's type; NULL of data, and where the function reads none
    uint32_t *argument; // by main's argument: of this function
    VEC(PortInfo) arguments, results;
    VEC(Value *) values; // of results
} Function;

void function_begin(Function *F, Trainer *t, const char *name);
void function_model(Function *F); // the model's arguments and its ops
// An argument that a call gives, or, with a variable's name, that is read.
Value *function_argument(Function *F, Type type, const char *name, const char *variable);
void function_result(Function *F, Value *v, const char *name, const char *variable);
void function_end(Function *F);
Value *model_value(const Function *F, Value *v); // what stands for a value of main
Value *model_result(const Function *F, uint32_t i);
const char *state_name(Trainer *t, const char *state, const char *of); // "optimizer/m/w1"; `of` may be NULL

// The sum of what all replicas have; with one replica the value itself.
Value *sum_across(Function *F, Builder *b, Value *v);
Value *most_across(Function *F, Builder *b, Value *v);     // the largest, of what all have alike
Value *scalar_over(Builder *b, Value *scalar, Type shape); // as large as `shape`

// --- arguments (arguments.c)

bool arguments_sort(Trainer *t);
bool result_choose(Trainer *t); // and what goes with it: labels, weights
bool port_is_variable(const Port *p);

// --- batch.c: rewrites main from its batch to t->batch rows. False: refused.
bool batch_change(Trainer *t, int64_t from);

// --- loss.c

typedef struct {
    Value *loss, *loss_sum, *weight_sum; // scalars, of all replicas
    Value *cotangent;                    // of the model's result, as it is: what the loss changes by it
    Value *metrics[MAX_METRICS];         // sums likewise
} LossValues;
// Of a function that has the model. Adds the arguments labels and weights.
LossValues loss_build(Function *F, bool with_metrics);

// --- norm.c: batch norms of a function that has the model normalise by the batch; what their statistics are then.

typedef struct {
    Value *value;
    const char *variable;
} NormState;
typedef VEC(NormState) NormStates;
void norms_train(Function *F, NormStates *out);

// --- optimizer.c

typedef struct {
    Function *F;
    Value *step;                        // of before, i64
    Value *lr[2];                       // f32, f64; likewise what follows. NULL: not made yet
    Value *unbiased[2], *correction[2]; // 1 / (1 - beta1^t), 1 / sqrt(1 - beta2^t)
    Value *clip[2];
    Builder first; // in front of the model: scalars of the step
} Updating;
void updating_begin(Updating *u, Function *F);
// The parameter's new value and that of what the optimizer keeps of it; `gradient` of the parameter's type.
void parameter_update(Updating *u, Builder *b, uint32_t argument, Value *gradient);
Value *gradient_limit(Updating *u, Builder *b, Value *gradient);             // clip_value
void norm_limit(Updating *u, Builder *b, Value *const *gradients, size_t n); // what clip_norm multiplies by, for parameter_update
void updating_end(Updating *u);
// Names of what it keeps of each parameter: at most two.
enum { MAX_KEPT = 2 };
uint32_t optimizer_kept(const Optimizer *o, const char *out[MAX_KEPT]);

// --- initial.c

typedef struct {
    Value *state; // of the generator
} Generator;
Value *initial_value(Function *F, Generator *g, uint32_t argument);

#endif
