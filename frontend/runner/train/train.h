// What the files of `tpurun train` share: it trains a program that has entry points `init`, `train` and, if it is to be validated, `evaluate` (tpucc --train,
// or any model with variables and these functions), on data that libtpudata reads, and keeps checkpoints.
//
//   options.c  the command line     feed.c   files of data as arguments of an entry point     state.c  variables as a checkpoint
//   loop.c     steps and epochs     show.c   what is said of them: progress, log, summary      plot.c   the curve
#ifndef TPUCC_FRONTEND_RUNNER_TRAIN_TRAIN_H
#define TPUCC_FRONTEND_RUNNER_TRAIN_TRAIN_H

#include "frontend/runner/tpurun.h"
#include "runtime/tpudata.h"

typedef struct {
    const char *name; // of an argument; NULL: of all
    double scale;
} Scale;
typedef VEC(Scale) Scales;

typedef struct {
    const char *program;
    Strings data, validate; // as they were given: each may be a list
    uint32_t epochs, batch, n_threads, n_readers, keep, every;
    uint64_t shuffle, seed; // shuffle: records of the buffer
    Scales scales;
    const char *checkpoints, *log, *plot, *weights; // folder and files, or NULL
    bool skip_damaged, drop_remainder, quiet, mpi, help, answered;
} TrainOptions;
// Fills `out`; false: diagnostics were added. Strings point into argv or into the arena of d. Freed with train_options_free.
bool train_options_parse(int argc, char **argv, TrainOptions *out, Diags *d);
bool train_outputs_check(const TrainOptions *o, Diags *d); // can they be written, and is none an input or another output?
void train_options_free(TrainOptions *o);
void train_options_help(FILE *out);

// What a step says of its batch: results that are one number. One called `.._sum` is a sum over examples, to be divided by `weight_sum`;
// others are means over a batch.
enum { MAX_METRICS = 16 };
typedef struct {
    uint32_t n;
    const char *names[MAX_METRICS]; // "loss" first, if there is one
    uint32_t result[MAX_METRICS];
    bool is_sum[MAX_METRICS];
    int64_t weight; // the result weight_sum; -1: there is none
} Metrics;
typedef struct {
    double values[MAX_METRICS];
    double weight, records; // what sums and means are divided by
} Sums;
double sums_mean(const Metrics *m, const Sums *s, uint32_t i);

// An entry point with its data.
typedef struct {
    uint32_t entry, n_args, n_results, n_replicas; // replicas of this process
    uint32_t many, n_steps;                        // an entry point of so many steps; 1: the data comes batch by batch
    bool has_many;
    TpurtPortInfo *args, *results;
    uint32_t *feature;  // of each argument: of the set, or FROM_WEIGHTS
    uint32_t n_classes; // that labels may be of, as far as results tell; 0: they do not
    float *weights;     // of all replicas, in the shape of that argument
    bool weighs;        // it has such an argument, of this or of a file: rows that fill up count for nothing
    uint64_t batch;     // of all replicas
    TpudataSet *set;
    TpudataReader *reader;
    TpurtBuffer *buffers, *many_buffers; // arguments of all replicas, then results: of one step, and of many
    char **places;                       // of the results of all replicas, with room for all steps
    Metrics metrics;
    void *memory[64];
    uint32_t n_memory;
} Feed;
#define FROM_WEIGHTS UINT32_MAX

typedef struct {
    double epoch, step, seconds, records;
    double train[MAX_METRICS], validated[MAX_METRICS]; // NaN: not validated
} EpochRow;

typedef struct {
    const TrainOptions *o;
    RunOptions group; // of --mpi: the processes that train together
    Diags *d;
    TpurtProgram *program;
    TpurtSession *session;
    TpurtVariables *variables; // of the session; NULL: the program has none
    Feed train, validate;
    bool validates;
    TpudataFolder *folder;
    uint64_t step, n_steps, saved_step; // done, in all, of the last checkpoint
    TpudataPosition at;
    Sums sums;      // of the epoch so far
    double seconds; // likewise
    VEC(EpochRow) rows;
    VEC(double) curve; // pairs: a step, the mean loss since the one before
    double curve_sum, curve_n;
    uint64_t start_ns, start_step, last_ns; // of this run; of the last step's end
    bool live;                              // progress goes over itself
    double shown_s;
} Training;

// unread.c. Of a file of an unknown kind: true: a diagnostic says what it is, and how arrays are made of it.
bool data_is_foreign(const char *path, Diags *d);

// feed.c. False: a diagnostic was added. `lists` are files; arguments that the model calls the same get what options say of them.
bool feed_open(Training *t, Feed *f, const char *entry, const Strings *lists, Diags *d);
void feed_close(Feed *f);
// Steps first to first + n of the batch: one, or, in one call, all of as many as there can be. The first one comes first.
bool feed_run(Training *t, Feed *f, const TpudataBatch *batch, uint32_t first, uint32_t n, Diags *d);
uint64_t step_records(const Feed *f, const TpudataBatch *batch, uint32_t step);
void sums_add(const Feed *f, const TpudataBatch *batch, uint32_t step, Sums *s);
// Notes to the last diagnostic: which record of the step has a label that is no class, or a number that is not finite. False: none has.
bool feed_explain(Training *t, const Feed *f, const TpudataBatch *batch, uint32_t step);

// state.c
bool state_open(Training *t, bool *out_resumed); // makes the folder, and goes on where its newest checkpoint is
bool state_save(Training *t);
bool weights_save(Training *t);
void state_close(Training *t);

// show.c
void progress_show(Training *t);
void progress_clear(Training *t);
void epoch_say(Training *t, const EpochRow *row);
bool log_write(Training *t);
// plot.c
bool plot_write(Training *t);

bool train_epochs(Training *t, int *out_signal);             // loop.c
bool status_say(Training *t, const TpurtError *e, Diags *d); // adds it as a diagnostic; false

#endif
