// Runs a program on several devices:  host matmul.so [threads]
// All replicas get the same two matrices, and each a number of its own. Results come back replica by replica.
#include <tpurt.h>

#include <stdio.h>
#include <stdlib.h>

enum { MAX_REPLICAS = 64, N_ARGS = 3, N_RESULTS = 2 };

static int fail(const TpurtError *error) {
    fprintf(stderr, "error: %s\n", error->text);
    return 1;
}

int main(int argc, char **argv) {
    if (argc < 2 || argc > 3) return fprintf(stderr, "usage: host matmul.so [threads]\n"), 2;
    TpurtSessionOptions options = {.n_threads = argc == 3 ? (uint32_t)atoi(argv[2]) : 0};
    TpurtError error;
    TpurtProgram *program;
    TpurtSession *session;
    if (tpurt_program_load(argv[1], NULL, &program, &error) || tpurt_session_create(program, &options, &session, &error)) return fail(&error);
    uint32_t n = tpurt_session_replicas(session);
    if (n > MAX_REPLICAS) return fprintf(stderr, "error: %u replicas, there is room for %d\n", n, MAX_REPLICAS), 1;

    float a[2][3] = {{1, 2, 3}, {4, 5, 6}}, b[3][2] = {{1, 2}, {3, 4}, {5, 6}}, mine[MAX_REPLICAS];
    float product[MAX_REPLICAS][2][2], sum[MAX_REPLICAS];
    const int64_t a_dims[] = {2, 3}, b_dims[] = {3, 2}, product_dims[] = {2, 2};
    TpurtBuffer args[MAX_REPLICAS * N_ARGS], results[MAX_REPLICAS * N_RESULTS];
    for (uint32_t r = 0; r < n; r++) { // replica by replica; buffers may be the same for all
        mine[r] = (float)(r + 1);
        args[r * N_ARGS] = (TpurtBuffer){a, sizeof a, TPU_F32, 2, a_dims};
        args[r * N_ARGS + 1] = (TpurtBuffer){b, sizeof b, TPU_F32, 2, b_dims};
        args[r * N_ARGS + 2] = (TpurtBuffer){&mine[r], sizeof mine[r], TPU_F32, 0, NULL};
        results[r * N_RESULTS] = (TpurtBuffer){product[r], sizeof product[r], TPU_F32, 2, product_dims};
        results[r * N_RESULTS + 1] = (TpurtBuffer){&sum[r], sizeof sum[r], TPU_F32, 0, NULL};
    }
    if (tpurt_run(session, 0, args, (size_t)n * N_ARGS, results, (size_t)n * N_RESULTS, &error)) return fail(&error);

    for (uint32_t r = 0; r < n; r++) {
        TpurtDeviceInfo device;
        if (tpurt_device_describe(session, r, &device, &error)) return fail(&error);
        printf("%s: [[%g, %g], [%g, %g]], 1 + .. + %u = %g\n", device.name, (double)product[r][0][0], (double)product[r][0][1], (double)product[r][1][0],
               (double)product[r][1][1], n, (double)sum[r]);
    }
    tpurt_session_destroy(session);
    tpurt_program_release(program);
    return 0;
}
