// Runs a program of four replicas of two partitions:  host stages.so [threads]
// Inputs and outputs are given replica by replica: which partition computes what is the program's business.
#include <tpurt.h>

#include <stdio.h>
#include <stdlib.h>

enum { N_REPLICAS = 4, N_RESULTS = 2 };

static int fail(const TpurtError *error) {
    fprintf(stderr, "error: %s\n", error->text);
    return 1;
}

int main(int argc, char **argv) {
    if (argc < 2 || argc > 3) return fprintf(stderr, "usage: host stages.so [threads]\n"), 2;
    TpurtSessionOptions options = {.n_threads = argc == 3 ? (uint32_t)atoi(argv[2]) : 0};
    TpurtError error;
    TpurtProgram *program;
    TpurtSession *session;
    if (tpurt_program_load(argv[1], NULL, &program, &error) || tpurt_session_create(program, &options, &session, &error)) return fail(&error);
    if (tpurt_session_replicas(session) != N_REPLICAS) return fprintf(stderr, "error: the program has not %d replicas\n", N_REPLICAS), 1;
    printf("devices:");
    for (uint32_t d = 0; d < tpurt_session_devices(session); d++) {
        TpurtDeviceInfo device;
        if (tpurt_device_describe(session, d, &device, &error)) return fail(&error);
        printf(" %s", device.name);
    }
    printf("\n");

    const int64_t x_dims[] = {4}, y_dims[] = {2};
    float x[N_REPLICAS][4] = {{1, 2, 3, 4}, {4, 3, 2, 1}, {0, 1, 0, 1}, {-1, 0, 1, 0}}, y[N_REPLICAS][2], mean[N_REPLICAS][2];
    TpurtBuffer args[N_REPLICAS], results[N_REPLICAS * N_RESULTS];
    for (int r = 0; r < N_REPLICAS; r++) {
        args[r] = (TpurtBuffer){x[r], sizeof x[r], TPU_F32, 1, x_dims};
        results[r * N_RESULTS] = (TpurtBuffer){y[r], sizeof y[r], TPU_F32, 1, y_dims};
        results[r * N_RESULTS + 1] = (TpurtBuffer){mean[r], sizeof mean[r], TPU_F32, 1, y_dims};
    }
    if (tpurt_run(session, 0, args, N_REPLICAS, results, (size_t)N_REPLICAS * N_RESULTS, &error)) return fail(&error);

    for (int r = 0; r < N_REPLICAS; r++)
        printf("replica %d: [%g, %g], mean of all [%g, %g]\n", r, (double)y[r][0], (double)y[r][1], (double)mean[r][0], (double)mean[r][1]);
    tpurt_session_destroy(session);
    tpurt_program_release(program);
    return 0;
}
