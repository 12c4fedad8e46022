// Training (--train): from a model's forward function the functions `init`, `train`, `evaluate` and `predict`. Here is what is asked for, as options say it and
// as the passes take it; trainer.h has what the files of this room share.
#ifndef TPUCC_PASSES_TRAINING_OPTIONS_H
#define TPUCC_PASSES_TRAINING_OPTIONS_H

#include "passes/pass.h"

typedef enum { LOSS_SPARSE_CROSSENTROPY, LOSS_BINARY_CROSSENTROPY, LOSS_SQUARED_ERROR, LOSS_OUTPUT } LossKind;
typedef struct {
    LossKind kind;
    const char *result; // of the model, that the loss is of; NULL: the one that there is
    double smoothing;
    double axis; // of the classes; -1: the last
} Loss;

typedef enum { OPTIMIZER_SGD, OPTIMIZER_ADAM, OPTIMIZER_ADAMW, OPTIMIZER_LAMB } OptimizerKind;
typedef struct {
    OptimizerKind kind;
    double lr, momentum, beta1, beta2, eps, weight_decay;
    double clip_norm, clip_value; // 0: not clipped
    double lr_batch;              // the batch that lr is for; 0: whatever it is
    bool nesterov, matrices_only; // weight decay: not of parameters of one dimension or none
} Optimizer;

typedef enum { SCHEDULE_CONSTANT, SCHEDULE_COSINE, SCHEDULE_LINEAR, SCHEDULE_STEPS } ScheduleKind;
enum { MAX_BOUNDARIES = 16 };
typedef struct {
    ScheduleKind kind;
    double warmup, steps, final, factor;
    double at[MAX_BOUNDARIES]; // of SCHEDULE_STEPS: rising
    uint32_t n_at;
} Schedule;

typedef enum { METRIC_ACCURACY, METRIC_TOP, METRIC_ABSOLUTE_ERROR } MetricKind;
typedef struct {
    MetricKind kind;
    const char *name;
    int64_t k; // of METRIC_TOP
} Metric;

typedef enum {
    INITIAL_DEFAULT,
    INITIAL_ZEROS,
    INITIAL_ONES,
    INITIAL_CONSTANT,
    INITIAL_NORMAL,
    INITIAL_UNIFORM,
    INITIAL_GLOROT_UNIFORM,
    INITIAL_GLOROT_NORMAL,
    INITIAL_HE_UNIFORM,
    INITIAL_HE_NORMAL
} InitialKind;
typedef struct {
    InitialKind kind;
    double value, stddev, limit;
} Initial;
typedef struct {
    const char *pattern;
    Initial initial;
} InitialRule;

// Of a batch norm with statistics that are arguments: they stay, or are those of the batch in `train`, and arguments follow them.
typedef enum { BATCH_NORM_FROZEN, BATCH_NORM_TRAIN } BatchNormKind;
typedef struct {
    BatchNormKind kind;
    double momentum; // what a batch counts for
} BatchNorm;

// A result of the model is the new value of an argument.
typedef struct {
    const char *argument, *result;
} StateRule;

enum { MAX_METRICS = 16 };
typedef struct Training {
    Loss loss;
    Optimizer optimizer;
    Schedule schedule;
    BatchNorm batch_norm;
    Metric metrics[MAX_METRICS];
    uint32_t n_metrics;
    const InitialRule *initials;
    size_t n_initials;
    const StateRule *states;
    size_t n_states;
    const char *data, *frozen;    // names or patterns between commas; NULL: none
    uint32_t batch;               // of all replicas; 0: what the model has, for each
    uint32_t n_steps;             // of a call of train_steps; 0: there is none
    const Literal *const *values; // by PortInfo.number of main's arguments: what --weights gives; NULL: nothing
    size_t n_values;
} Training;

// The texts of options; NULL where one was not given.
typedef struct {
    const char *loss, *optimizer, *schedule, *metrics, *batch_norm, *data, *frozen;
    const char *const *initials, *const *states;
    size_t n_initials, n_states;
    uint32_t batch, n_steps;
} TrainingTexts;

// False: diagnostics were added, EXIT_USAGE. What is made lies in `a`.
bool training_parse(const TrainingTexts *texts, Arena *a, Training *out, Diags *d);
// What =help says.
void training_loss_help(Text *out);
void training_optimizer_help(Text *out);
void training_schedule_help(Text *out);
void training_metrics_help(Text *out);
void training_batch_norm_help(Text *out);
void training_initial_help(Text *out);

// Does a name fit a pattern, in which * stands for any characters?
bool pattern_fits(const char *pattern, const char *name);

#endif
