// Runs a program over a mesh of devices:  host mesh.so [--mpi]
// Arguments and results are whole arrays; how they are cut among the devices is the program's business. With --mpi it is one of the processes that mpirun
// starts, each of which has some of the devices, and all of which give and get the whole arrays.
#include <transport.h>

#include <stdio.h>
#include <string.h>

enum { N = 16 };

// The other processes are told, and ended where they do not end themselves.
static int fail(TpurtTransport *transport, const TpurtError *error) {
    fprintf(stderr, "error: %s\n", error->text);
    if (transport) {
        tpurt_transport_give_up(transport, error->code, error->text);
        transport->close(transport, 1);
    }
    return 1;
}

int main(int argc, char **argv) {
    int mpi = argc == 3 && !strcmp(argv[2], "--mpi");
    if (argc != 2 && !mpi) return fprintf(stderr, "usage: host mesh.so [--mpi]\n"), 2;
    TpurtError error;
    TpurtProgram *program;
    TpurtSession *session;
    TpurtTransport *transport = NULL;
    if (mpi && tpurt_transport_load(NULL, &transport, &error)) return fail(NULL, &error);
    TpurtSessionOptions options = {.transport = transport};
    if (tpurt_program_load(argv[1], NULL, &program, &error) || tpurt_session_create(program, &options, &session, &error)) return fail(transport, &error);

    // 2 on the diagonal, -1 beside it: its eigenvalues are 2 + 2 cos(k pi / 17).
    static float matrix[N][N], start[N], vector[N];
    float value;
    for (int i = 0; i < N; i++) {
        start[i] = i % 2 ? -1.0f : 1.0f;
        matrix[i][i] = 2;
        if (i) matrix[i][i - 1] = matrix[i - 1][i] = -1;
    }
    const int64_t dims[] = {N, N};
    TpurtBuffer args[] = {{matrix, sizeof matrix, TPU_F32, 2, dims}, {start, sizeof start, TPU_F32, 1, dims}};
    TpurtBuffer results[] = {{&value, sizeof value, TPU_F32, 0, NULL}, {vector, sizeof vector, TPU_F32, 1, dims}};
    if (tpurt_run(session, 0, args, 2, results, 2, &error)) return fail(transport, &error);

    uint32_t first = tpurt_session_first_device(session), n = tpurt_session_devices(session);
    if (!first) printf("largest eigenvalue %.4f, of vector %.4f %.4f %.4f ..\n", (double)value, (double)vector[0], (double)vector[1], (double)vector[2]);
    if (mpi) printf("process %u has devices %u to %u\n", transport->process, first, first + n - 1);
    tpurt_session_destroy(session);
    tpurt_program_release(program);
    if (transport) transport->close(transport, 0);
    return 0;
}
