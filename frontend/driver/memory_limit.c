// --memory-limit. A compilation that takes all memory of a machine makes it swap, or the kernel end some process; so what this one may have is bounded by
// default, and past the bound it ends with one sentence. Two bounds act together: what arenas take, which is where the graph and its constants lie, is
// counted (ir/base/base.c); and the kernel refuses more private writable memory to the process (RLIMIT_DATA), which LLVM's allocations meet as well
// (codegen/llvm/object.c). Files that are mapped to be read, weights among them, count as neither. Sanitizers map terabytes of their own: under them only
// arenas are bounded. What the machine has is the least of its memory and of the limits of the control groups that the process is in.
#define _GNU_SOURCE
#include "frontend/driver/memory_limit.h"

#include "frontend/cli/cli.h"

#include "ir/base/memory.h"
#include "ir/base/outfile.h"

#include <inttypes.h>
#include <limits.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer) || __has_feature(memory_sanitizer)
#define SANITIZED 1
#endif
#endif
#ifndef SANITIZED
#define SANITIZED 0
#endif

static struct {
    uint64_t bytes;
    const char *share; // ", three quarters of what the machine has" or ""
    const char *model;
    Diags *d;
    struct rlimit before;
    atomic_flag ending;
} limit = {.ending = ATOMIC_FLAG_INIT};

// --- what the machine has

// The number in a file of a control group; "max", a missing file: no limit.
static uint64_t number_in(const char *path) {
    unsigned long long v = 0;
    FILE *f = fopen(path, "re");
    bool found = f && fscanf(f, "%llu", &v) == 1;
    if (f) fclose(f);
    return found ? v : UINT64_MAX;
}

static uint64_t least(uint64_t a, uint64_t b) { return a < b ? a : b; }

// Of the group and of those around it. `root` is where the hierarchy is mounted; in a container its own group may be that.
static uint64_t group_limit(const char *root, const char *group, const char *file) {
    char path[PATH_MAX], inner[PATH_MAX];
    uint64_t bytes = UINT64_MAX;
    snprintf(inner, sizeof inner, "%s", group);
    for (;;) {
        if (snprintf(path, sizeof path, "%s%s/%s", root, inner, file) < (int)sizeof path) bytes = least(bytes, number_in(path));
        char *slash = strrchr(inner, '/');
        if (!slash) return bytes;
        *slash = 0;
    }
}

// Lines "0::/group" of version 2 and "4:memory:/group" of version 1.
static uint64_t groups_limit(void) {
    uint64_t bytes = UINT64_MAX;
    char line[PATH_MAX];
    FILE *f = fopen("/proc/self/cgroup", "re");
    while (f && fgets(line, sizeof line, f)) {
        line[strcspn(line, "\n")] = 0;
        char *kind = strchr(line, ':'), *group = kind ? strchr(kind + 1, ':') : NULL;
        if (!group) continue;
        *group++ = 0;
        if (!kind[1]) bytes = least(bytes, group_limit("/sys/fs/cgroup", group, "memory.max"));
        else if (!strcmp(kind + 1, "memory")) bytes = least(bytes, group_limit("/sys/fs/cgroup/memory", group, "memory.limit_in_bytes"));
    }
    if (f) fclose(f);
    return bytes;
}

static uint64_t machine_bytes(void) {
    long pages = sysconf(_SC_PHYS_PAGES), page = sysconf(_SC_PAGESIZE);
    uint64_t all = pages > 0 && page > 0 ? (uint64_t)pages * (uint64_t)page : UINT64_MAX;
    return least(all, groups_limit());
}

// --- the option

static bool parse_amount(const char *text, uint64_t machine, uint64_t *out) {
    char *end;
    if (*text < '0' || *text > '9') return false;
    unsigned long long v = strtoull(text, &end, 10);
    if (*end != '%' || end[1]) return cli_bytes(text, out);
    *out = (uint64_t)((double)machine / 100 * (double)v);
    return v >= 1 && v <= 100;
}

static void amount_text(uint64_t bytes, char *out, size_t n) {
    static const char *const units[] = {"bytes", "KiB", "MiB", "GiB", "TiB"};
    double v = (double)bytes;
    size_t unit = 0;
    for (; v >= 1024 && unit + 1 < COUNT(units); unit++) v /= 1024;
    snprintf(out, n, unit ? "%.1f %s" : "%.0f %s", v, units[unit]);
}

// --- the end

// Private writable memory of the process, which is what RLIMIT_DATA counts.
static uint64_t data_bytes(void) {
    unsigned long long pages = 0;
    FILE *f = fopen("/proc/self/statm", "re");
    bool found = f && fscanf(f, "%*u %*u %*u %*u %*u %llu", &pages) == 1;
    if (f) fclose(f);
    return found ? pages * (uint64_t)sysconf(_SC_PAGESIZE) : 0;
}

// Is it this limit that refuses? Otherwise the system has no more, or another limit is met. malloc asks for more than it was asked for; 0 bytes: nobody
// knows how many.
static bool is_of_limit(size_t bytes) {
    enum { ROUNDED = 4 << 20 };
    setrlimit(RLIMIT_DATA, &limit.before);
    uint64_t room = bytes ? (uint64_t)bytes + ROUNDED : limit.bytes / 2;
    return bytes > limit.bytes || (!SANITIZED && data_bytes() + room > limit.bytes);
}

// Called by whichever thread meets the limit, in the middle of whatever it did; the others may go on until the process has ended.
static void refuse(size_t bytes) {
    while (atomic_flag_test_and_set(&limit.ending)) pause();
    memory_limit_arenas(SIZE_MAX, NULL); // for what follows
    if (!is_of_limit(bytes)) {
        atomic_flag_clear(&limit.ending);
        return;
    }
    char amount[32];
    amount_text(limit.bytes, amount, sizeof amount);
    outfile_abandon_all();
    diag_error(limit.d, diag_file(limit.d, limit.model), CODE_MEMORY_LIMIT, "compiling this takes more memory than the %s that it may have%s", amount,
               limit.share);
    diag_help(limit.d, "--memory-limit=16G, or 90%% of what the machine has, allows more; weights as files (--weights) take less than constants in the text");
    diags_print(limit.d, stderr);
    _exit(EXIT_CONTENT);
}

bool memory_limit_set(const char *option, const char *model, Diags *d) {
    uint64_t machine = machine_bytes(), bytes = machine / 4 * 3;
    if (option && !parse_amount(option, machine, &bytes)) {
        diag_exit(d, EXIT_USAGE, (Loc){0}, "--memory-limit=%s: that is no amount of memory", option);
        diag_help(d, "BYTES, a number with K, M, G or T, or N%% of what the machine has, 1%% to 100%%");
        return false;
    }
    limit.bytes = bytes, limit.model = model, limit.d = d;
    limit.share = option ? "" : ", three quarters of what the machine has";
    memory_limit_arenas(bytes < SIZE_MAX ? (size_t)bytes : SIZE_MAX, refuse);
    if (getrlimit(RLIMIT_DATA, &limit.before) || SANITIZED) return true;
    struct rlimit now = limit.before;
    if (bytes < now.rlim_cur) now.rlim_cur = bytes;
    setrlimit(RLIMIT_DATA, &now); // what the system does not grant stays as it was
    return true;
}
