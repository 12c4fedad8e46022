// See dot.h. The graph waits for dot in a file in memory, so that nothing is written to a pipe that nobody may read; dot ends with tpucc.
#define _GNU_SOURCE
#include "frontend/report/dot.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { NOT_FOUND = 127, MOST_BYTES = 64 << 20, PROCESSOR_SECONDS = 5, LIMIT_MS = 60000 };

static int64_t now_ms(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (int64_t)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

// A file that has no name, holding the text, read from its start; -1 if that fails.
static int file_of(const Text *text) {
    int fd = memfd_create("graph", MFD_CLOEXEC);
    for (size_t at = 0; fd >= 0 && at < text->n;) {
        ssize_t n = write(fd, text->items + at, text->n - at);
        if (n < 0 && errno == EINTR) continue;
        if (n > 0) {
            at += (size_t)n;
            continue;
        }
        close(fd);
        return -1;
    }
    if (fd >= 0) lseek(fd, 0, SEEK_SET);
    return fd;
}

_Noreturn static void become_dot(int from, int to) {
    int nothing = open("/dev/null", O_WRONLY);
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    setrlimit(RLIMIT_CPU, &(struct rlimit){PROCESSOR_SECONDS, PROCESSOR_SECONDS + 1});
    if (dup2(from, 0) == 0 && dup2(to, 1) == 1 && dup2(nothing, 2) == 2) execlp("dot", "dot", "-Tjson0", (char *)NULL);
    _exit(errno == ENOENT || errno == EACCES ? NOT_FOUND : 1);
}

// All that comes until the end; DOT_DONE, or why not.
static DotResult read_until(int fd, int64_t deadline_ms, Text *out) {
    char piece[1 << 14];
    while (out->n < MOST_BYTES) {
        int64_t left = deadline_ms - now_ms();
        struct pollfd p = {.fd = fd, .events = POLLIN};
        if (left <= 0) return DOT_SLOW;
        int ready = poll(&p, 1, (int)left);
        if (ready < 0 && errno != EINTR) return DOT_FAILED;
        if (ready <= 0) continue;
        ssize_t n = read(fd, piece, sizeof piece);
        if (n < 0 && errno == EINTR) continue;
        if (n <= 0) return n == 0 ? DOT_DONE : DOT_FAILED;
        text_add(out, piece, (size_t)n);
    }
    return DOT_FAILED; // more than any graph needs
}

// One that closes its output and stays is ended too.
static int wait_until(pid_t pid, int64_t deadline_ms) {
    int status = 0;
    for (;;) {
        if (now_ms() >= deadline_ms) kill(pid, SIGKILL);
        pid_t ended = waitpid(pid, &status, WNOHANG);
        if (ended == pid || (ended < 0 && errno != EINTR)) return status;
        poll(NULL, 0, 2);
    }
}

DotResult dot_layout(const Text *graph, Text *out) {
    int64_t deadline_ms = now_ms() + LIMIT_MS;
    int ends[2], from = file_of(graph);
    if (from < 0) return DOT_FAILED;
    if (pipe2(ends, O_CLOEXEC) != 0) {
        close(from);
        return DOT_FAILED;
    }
    pid_t pid = fork();
    if (!pid) become_dot(from, ends[1]);
    close(from);
    close(ends[1]);
    DotResult came = pid > 0 ? read_until(ends[0], deadline_ms, out) : DOT_FAILED;
    close(ends[0]);
    if (pid < 0) return DOT_FAILED;
    int status = wait_until(pid, came == DOT_DONE ? deadline_ms : 0);
    if (came != DOT_DONE) return came;
    if (WIFEXITED(status) && WEXITSTATUS(status) == NOT_FOUND) return DOT_MISSING;
    if (WIFSIGNALED(status) && (WTERMSIG(status) == SIGXCPU || WTERMSIG(status) == SIGKILL)) return DOT_SLOW;
    return WIFEXITED(status) && !WEXITSTATUS(status) ? DOT_DONE : DOT_FAILED;
}
