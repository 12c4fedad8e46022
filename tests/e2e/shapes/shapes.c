// Calls a model of one argument and one result, f32[2, LENGTH], once for each length that is given, and prints what the calls that do
// not fit are told.   shapes MODEL.so LENGTH...
#include <stdio.h>
#include <stdlib.h>
#include <tpurt.h>

int main(int argc, char **argv) {
    enum { MOST = 4096 };
    static float in[2 * MOST], out[2 * MOST];
    TpurtProgram *program;
    TpurtSession *session;
    TpurtError error;
    if (tpurt_program_load(argv[1], NULL, &program, &error) || tpurt_session_create(program, NULL, &session, &error)) {
        fprintf(stderr, "%s\n", error.text);
        return 1;
    }
    for (int i = 2; i < argc; i++) {
        int64_t dims[] = {2, atoi(argv[i])};
        if (dims[1] < 0 || dims[1] > MOST) return 2;
        TpurtBuffer x = {in, 8 * (uint64_t)dims[1], TPU_F32, 2, dims}, y = {out, 8 * (uint64_t)dims[1], TPU_F32, 2, dims};
        if (tpurt_run(session, 0, &x, 1, &y, 1, &error)) puts(error.text);
    }
    tpurt_session_destroy(session);
    tpurt_program_release(program);
    return 0;
}
