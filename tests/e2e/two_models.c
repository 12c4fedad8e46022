// Two models in one process, run in two threads at once, each with two cores of its own: two_models MODELS [DIGITS.so
// MLP.so]. Without .so files the models are linked in (TWO_LINKED), and nothing may load a file: dlopen is wrapped and
// ends the program.
#include "two_models.h"

#include <pthread.h>

#ifdef TWO_LINKED
#include "digits.h"
#include "mlp.h"

_Static_assert(DIGITS_ARG0_ELEMS == 100 * 28 * 28 && DIGITS_RESULT0_BYTES == 100 * 10 * sizeof(float),
               "sizes of digits");
_Static_assert(MLP_ARGS == 1 && MLP_RESULTS == 1 && MLP_ARG0_BYTES % (784 * sizeof(float)) == 0, "sizes of mlp");

void *__wrap_dlopen(const char *path, int flags);
void *__wrap_dlopen(const char *path, int flags) {
    fprintf(stderr, "dlopen(%s, %d) was called\n", path ? path : "NULL", flags);
    abort();
}
#endif

typedef struct {
    const char *models, *name, *path;
    const TpuProgram *table;
    int rounds;
} Job;

static void *job_run(void *arg) {
    const Job *j = arg;
    char input[4096], expected[4096];
    TpurtError error;
    TpurtProgram *program;
    snprintf(input, sizeof input, "%s/%s.input.npy", j->models, j->name);
    snprintf(expected, sizeof expected, "%s/%s.expected.npy", j->models, j->name);
    TpurtStatus status = j->table ? tpurt_program_from_table(j->table, NULL, &program, &error)
                                  : tpurt_program_load(j->path, NULL, &program, &error);
    if (status) return fprintf(stderr, "%s\n", error.text), arg;
    return run_model(program, input, expected, j->rounds) ? arg : NULL;
}

int main(int argc, char **argv) {
    if (argc < 2) return 2;
    Job jobs[2] = {{argv[1], "digits", argc > 3 ? argv[2] : NULL, NULL, 20},
                   {argv[1], "mlp", argc > 3 ? argv[3] : NULL, NULL, 2000}};
#ifdef TWO_LINKED
    jobs[0].table = &digits_tpu_program;
    jobs[1].table = &mlp_tpu_program;
#endif
    pthread_t threads[2];
    void *bad[2] = {NULL, NULL};
    for (int i = 0; i < 2; i++)
        if (pthread_create(&threads[i], NULL, job_run, &jobs[i])) return 2;
    for (int i = 0; i < 2; i++) pthread_join(threads[i], &bad[i]);
    return bad[0] || bad[1];
}
