// Runs the suites of suites.def, or those named on the command line. CK_FORK=no keeps everything in one process, for
// gdb and the leak checker. Exits with 0 if everything passed, 1 if not, 2 if a suite is not known.
#include <check.h>
#include <stdio.h>
#include <string.h>

#define SUITE(layer, x) Suite *x##_suite(void);
#include "tests/unit/suites.def"

static const struct {
    const char *name;
    Suite *(*make)(void);
} suites[] = {
#define SUITE(layer, x) {#x, x##_suite},
#include "tests/unit/suites.def"
};

enum { N_SUITES = sizeof suites / sizeof *suites };

static Suite *suite_named(const char *name) {
    for (int i = 0; i < N_SUITES; i++)
        if (!strcmp(suites[i].name, name)) return suites[i].make();
    return NULL;
}

static int usage(const char *wrong) {
    fprintf(stderr, "unit: no suite is called '%s'; there are:", wrong);
    for (int i = 0; i < N_SUITES; i++) fprintf(stderr, " %s", suites[i].name);
    fputc('\n', stderr);
    return 2;
}

int main(int argc, char **argv) {
    SRunner *runner = srunner_create(NULL);
    for (int i = 1; i < argc; i++) {
        Suite *s = suite_named(argv[i]);
        if (!s) {
            srunner_free(runner);
            return usage(argv[i]);
        }
        srunner_add_suite(runner, s);
    }
    for (int i = 0; argc == 1 && i < N_SUITES; i++) srunner_add_suite(runner, suites[i].make());
    srunner_run_all(runner, CK_ENV);
    int failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    return failed != 0;
}
