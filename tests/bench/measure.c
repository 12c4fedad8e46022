// Runs a command and prints what it cost as one JSON line: wall and processor time in ms (user and system together) and the most memory
// that it held at once, in MB.
//   measure COMMAND ARGUMENT...       exit code: the command's
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double now_ms(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e3 + (double)t.tv_nsec * 1e-6;
}

static double ms_of(struct timeval t) { return (double)t.tv_sec * 1e3 + (double)t.tv_usec * 1e-3; }

int main(int argc, char **argv) {
    if (argc < 2) {
        fputs("measure COMMAND ARGUMENT...\n", stderr);
        return 2;
    }
    double start = now_ms();
    pid_t child = fork();
    if (!child) {
        if (!freopen("/dev/null", "w", stdout)) _exit(127);
        execvp(argv[1], argv + 1);
        perror(argv[1]);
        _exit(127);
    }
    int status;
    struct rusage used;
    if (child < 0 || wait4(child, &status, 0, &used) < 0) {
        perror("measure");
        return 1;
    }
    printf("{\"wall_ms\": %.3f, \"cpu_ms\": %.3f, \"memory_mb\": %.1f}\n", now_ms() - start, ms_of(used.ru_utime) + ms_of(used.ru_stime),
           (double)used.ru_maxrss / 1024);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 1;
}
