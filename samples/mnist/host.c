// Trains a program that `tpucc --train` has made, step by step, without tpurun: images and labels in batches from libtpudata, first values from `init`, steps
// by `train`, the accuracy on other images by `evaluate`, and at last the weights in a file for `tpucc --weights`.
//   host train.so IMAGES LABELS TEST_IMAGES TEST_LABELS EPOCHS OUT.safetensors
#include "tpudata.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static TpurtError error;
static TpurtProgram *program;
static TpurtSession *session;

static void need(TpurtStatus status) {
    if (status) fprintf(stderr, "%s\n", error.text), exit(1);
}

// Batches of two files, in the types and shapes that the entry point takes: an image, a label, and the weight of each example.
static TpudataReader *batches_of(uint32_t entry, char **files, uint64_t shuffle, TpudataSet **set) {
    TpurtPortInfo image, labels;
    need(tpurt_port_describe(program, entry, TPURT_ARG, 0, &image, &error));
    need(tpurt_port_describe(program, entry, TPURT_ARG, 1, &labels, &error));
    TpudataFeature wanted[] = {{.dtype = image.dtype, .rank = image.rank - 1, .dims = image.dims + 1, .scale = 1 / 255.0}, {.dtype = labels.dtype}};
    TpudataReaderOptions how = {.batch = (uint64_t)image.dims[0], .shuffle = shuffle, .seed = 1};
    TpudataReader *reader;
    need(tpudata_arrays_open((const char *const *)files, 2, wanted, NULL, set, &error));
    need(tpudata_reader_create(*set, &how, &reader, &error));
    return reader;
}

// Runs the entry point on all batches of an epoch. Its results are the mean loss, then sums: of losses, of right answers, of weights.
static void run_epoch(uint32_t entry, TpudataReader *reader, float *out_loss, float *out_accuracy) {
    TpudataBatch batch;
    float results[4], sums[4] = {0};
    TpurtBuffer args[3], out[4];
    do {
        need(tpudata_reader_next(reader, &batch, &error));
        void *data[] = {batch.features[0], batch.features[1], (void *)batch.weights};
        for (uint32_t i = 0; i < 3; i++) {
            TpurtPortInfo p;
            need(tpurt_port_describe(program, entry, TPURT_ARG, i, &p, &error));
            args[i] = (TpurtBuffer){data[i], p.bytes, p.dtype, p.rank, p.dims};
        }
        for (int i = 0; i < 4; i++) out[i] = (TpurtBuffer){&results[i], sizeof(float), TPU_F32, 0, NULL};
        need(tpurt_run(session, entry, args, 3, out, 4, &error));
        for (int i = 0; i < 4; i++) sums[i] += results[i];
    } while (!batch.ends_epoch);
    *out_loss = sums[1] / sums[3];
    *out_accuracy = sums[2] / sums[3];
}

// All variables but those of the optimizer.
static void save(const char *path) {
    static TpudataTensor tensors[64];
    TpurtProgramInfo info;
    size_t n = 0;
    need(tpurt_program_describe(program, &info, &error));
    for (uint32_t i = 0; i < info.n_variables && n < 64; i++) {
        TpurtVariableInfo v;
        void *data;
        need(tpurt_variable_describe(program, i, &v, &error));
        need(tpurt_variable_data(tpurt_session_variables(session), i, 0, &data, &error));
        if (strncmp(v.name, "optimizer/", 10) != 0) tensors[n++] = (TpudataTensor){v.name, v.dtype, v.rank, v.dims, data, v.bytes};
    }
    need(tpudata_checkpoint_write(path, tensors, n, NULL, 0, NULL, &error));
}

int main(int argc, char **argv) {
    uint32_t init, train, evaluate;
    uint64_t seed = 1;
    TpudataSet *sets[2];
    TpurtBuffer seed_buffer = {&seed, sizeof seed, TPU_UI64, 0, NULL};
    if (argc != 8) return fprintf(stderr, "usage: host train.so IMAGES LABELS TEST_IMAGES TEST_LABELS EPOCHS OUT.safetensors\n"), 2;
    need(tpurt_program_load(argv[1], NULL, &program, &error));
    need(tpurt_session_create(program, NULL, &session, &error));
    need(tpurt_entry_find(program, "init", &init, &error));
    need(tpurt_entry_find(program, "train", &train, &error));
    need(tpurt_entry_find(program, "evaluate", &evaluate, &error));
    TpudataReader *images = batches_of(train, argv + 2, TPUDATA_ALL, &sets[0]), *tests = batches_of(evaluate, argv + 4, 0, &sets[1]);
    need(tpurt_run(session, init, &seed_buffer, 1, NULL, 0, &error));
    for (int epoch = 1; epoch <= atoi(argv[6]); epoch++) {
        float loss, right, test_loss, test_right;
        run_epoch(train, images, &loss, &right);
        run_epoch(evaluate, tests, &test_loss, &test_right);
        printf("epoch %d: loss %.4f, %.1f %% right; others %.1f %%\n", epoch, loss, 100 * right, 100 * test_right);
    }
    save(argv[7]);
    tpudata_reader_destroy(images), tpudata_reader_destroy(tests);
    tpudata_set_close(sets[0]), tpudata_set_close(sets[1]);
    tpurt_session_destroy(session);
    tpurt_program_release(program);
    return 0;
}
