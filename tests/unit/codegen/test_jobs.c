// Jobs of code generation: each runs exactly once, whatever the numbers of threads and jobs, and what they wrote is there when jobs_run returns.
#include "codegen/llvm/jobs.h"

#include <check.h>
#include <stdint.h>
#include <string.h>

enum { MAX_JOBS = 1000 };

typedef struct {
    uint32_t ran[MAX_JOBS]; // plain: a job given twice is a race that the thread sanitizer sees
} Ran;

static void run(void *context, size_t job) {
    Ran *r = context;
    r->ran[job]++;
}

START_TEST(every_job_once) {
    static const unsigned threads[] = {0, 1, 2, 3, 8, 100};
    static const size_t jobs[] = {0, 1, 2, 7, 64, MAX_JOBS};
    for (size_t t = 0; t < sizeof threads / sizeof *threads; t++)
        for (size_t j = 0; j < sizeof jobs / sizeof *jobs; j++) {
            Ran r;
            memset(&r, 0, sizeof r);
            jobs_run(jobs[j], threads[t], run, &r);
            for (size_t i = 0; i < MAX_JOBS; i++) ck_assert_uint_eq(r.ran[i], i < jobs[j]);
        }
}
END_TEST

Suite *jobs_suite(void);
Suite *jobs_suite(void) {
    Suite *s = suite_create("jobs");
    TCase *t = tcase_create("jobs");
    tcase_add_test(t, every_job_once);
    suite_add_tcase(s, t);
    return s;
}
