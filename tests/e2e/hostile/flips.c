// Artifacts that are damaged at random: loaded, described and run in a process of their own each. Every one is refused with one sentence or gives
// what the sound one gives; none ends its process.
//
//   flips ARTIFACT.so [--mode=describe|run|verify] [--flips=N] [--cuts=N] [--seed=S] [--lies] [--keep=DIR]
//
// A flip changes one or two places of a part of the file (a header, a section, what lies between), each part as often as any other: a bit, a byte,
// or a number (to one at an edge, or by a little). A cut keeps the first so many bytes. --lies writes a checksum that is right for the damaged
// bytes, so that all else has to be found by what it says; code is left alone then. With --mode=run that shows what is trusted with the code: numbers
// that it was made for. --keep: where files go that ended a process.
#define _GNU_SOURCE
#include "runtime/seal.h"
#include "runtime/tpurt.h"

#include <elf.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

typedef enum { DESCRIBE, RUN, VERIFY } Mode;
enum { MAX_PARTS = 48, SECONDS = 20, MAX_ENTRIES = 4 };
#define MAX_BYTES (UINT64_C(1) << 30) // of the arrays of one call

typedef struct {
    char name[32];
    uint64_t at, bytes;
} Part;

typedef struct {
    uint64_t n, refused, same, other, ended, late, mute;
} Counts;

typedef struct { // what a child says
    uint64_t hash;
    char text[512];
} Report;

static struct {
    uint8_t *bytes;
    uint64_t n;
    Part parts[MAX_PARTS];
    uint32_t n_parts;
    Mode mode;
    bool lies;
    const char *keep;
    char path[64], folder[40];
    Report *report;
    uint64_t note, random;
    Counts flips[MAX_PARTS], cuts;
} t;

static void die(const char *what) {
    perror(what);
    exit(3);
}

static uint64_t draw(uint64_t below) { // splitmix64 (Steele 2014)
    uint64_t z = t.random += UINT64_C(0x9E3779B97F4A7C15);
    z = (z ^ z >> 30) * UINT64_C(0xBF58476D1CE4E5B9);
    z = (z ^ z >> 27) * UINT64_C(0x94D049BB133111EB);
    return (z ^ z >> 31) % below;
}

// ---- The sound file

static void part_add(const char *name, uint64_t at, uint64_t bytes) {
    if (!bytes || t.n_parts == MAX_PARTS) return;
    Part *p = &t.parts[t.n_parts++];
    snprintf(p->name, sizeof p->name, "%s", name);
    p->at = at;
    p->bytes = bytes;
}

static void find_parts(void) {
    Elf64_Ehdr h;
    memcpy(&h, t.bytes, sizeof h);
    const Elf64_Shdr *s = (const Elf64_Shdr *)(const void *)(t.bytes + h.e_shoff);
    const Elf64_Phdr *p = (const Elf64_Phdr *)(const void *)(t.bytes + h.e_phoff);
    part_add("ELF header", 0, sizeof h);
    part_add("program headers", h.e_phoff, h.e_phnum * sizeof *p);
    part_add("section headers", h.e_shoff, h.e_shnum * sizeof *s);
    part_add("anywhere", 0, t.n);
    for (int i = 1; i < h.e_shnum; i++) {
        const char *name = (const char *)t.bytes + s[h.e_shstrndx].sh_offset + s[i].sh_name;
        bool code = s[i].sh_flags & SHF_EXECINSTR;
        if (s[i].sh_type != SHT_NOBITS && !(t.lies && code)) part_add(name, s[i].sh_offset, s[i].sh_size);
    }
    for (int i = 0; i < h.e_phnum; i++)
        if (p[i].p_type == PT_NOTE && p[i].p_filesz >= sizeof(TpuNote)) t.note = p[i].p_offset;
}

static void read_file(const char *path) {
    int fd = open(path, O_RDONLY);
    off_t n = fd < 0 ? -1 : lseek(fd, 0, SEEK_END);
    if (n < (off_t)sizeof(Elf64_Ehdr)) die(path);
    t.n = (uint64_t)n;
    t.bytes = malloc(t.n);
    if (!t.bytes || pread(fd, t.bytes, t.n, 0) != n) die(path);
    close(fd);
}

// ---- One file in a process of its own

static void mix(const void *bytes, uint64_t n) { t.report->hash = t.report->hash * 31 + crc32c((uint32_t)n, bytes, n); }
static void mix_text(const char *s) { mix(s, s ? strlen(s) : 0); }

static void refuse(const TpurtError *e) {
    memcpy(t.report->text, e->text, sizeof e->text);
    _exit(1);
}

static uint64_t describe_port(const TpurtProgram *p, uint32_t entry, TpurtDirection direction, uint32_t i) {
    TpurtPortInfo info;
    tpurt_port_describe(p, entry, direction, i, &info, NULL);
    mix_text(info.name);
    mix(info.dims, info.rank * sizeof *info.dims);
    mix(&info.bytes, 8);
    for (uint32_t d = 0; info.symbols && d < info.rank; d++) mix_text(info.symbols[d]);
    return info.bytes;
}

// A call that is shorter by one than the entry point in every dimension, and one that is just right: where they run, and how long results are.
static void fit(const TpurtProgram *p, uint32_t entry, uint32_t n_args, uint32_t n_results, int64_t shorter) {
    int64_t result[TPU_MAX_RANK], (*dims)[TPU_MAX_RANK] = calloc(n_args + 1u, sizeof *dims);
    TpurtBuffer *args = calloc(n_args + 1u, sizeof *args);
    uint32_t found = 0;
    for (uint32_t i = 0; i < n_args; i++) {
        TpurtPortInfo info;
        tpurt_port_describe(p, entry, TPURT_ARG, i, &info, NULL);
        for (uint32_t d = 0; d < info.rank; d++) dims[i][d] = info.dims[d] - (info.symbols && info.symbols[d] ? shorter : 0);
        args[i] = (TpurtBuffer){.dtype = info.dtype, .rank = info.rank, .dims = dims[i]};
    }
    tpurt_entry_fit(p, args, n_args, &found, NULL);
    mix(&found, sizeof found);
    for (uint32_t i = 0; i < n_results; i++) {
        TpurtPortInfo info;
        if (!tpurt_result_fit(p, args, n_args, i, result, &info, NULL)) mix(result, info.rank * sizeof *result);
    }
    free(args);
    free(dims);
}

static void describe(const TpurtProgram *p) {
    TpurtProgramInfo info;
    tpurt_program_describe(p, &info, NULL);
    mix_text(info.name), mix_text(info.compiler), mix_text(info.key), mix_text(info.target);
    for (uint32_t e = 0; e < info.n_entries; e++) {
        TpurtEntryInfo entry;
        tpurt_entry_describe(p, e, &entry, NULL);
        mix_text(entry.name);
        mix(&entry.n_args, offsetof(TpurtEntryInfo, n_symbols) + 4 - offsetof(TpurtEntryInfo, n_args));
        for (uint32_t i = 0; i < entry.n_args; i++) describe_port(p, e, TPURT_ARG, i);
        for (uint32_t i = 0; i < entry.n_results; i++) describe_port(p, e, TPURT_RESULT, i);
        for (uint32_t i = 0; i < entry.n_symbols; i++) {
            TpurtSymbolInfo s;
            tpurt_symbol_describe(p, e, i, &s, NULL);
            mix_text(s.name), mix(&s.value, 8);
        }
        for (int64_t shorter = 0; shorter < 2; shorter++) fit(p, e, entry.n_args, entry.n_results, shorter);
    }
    for (uint32_t k = 0; k < info.n_kernels; k++) {
        TpurtKernelInfo kernel;
        tpurt_kernel_describe(p, k, &kernel, NULL);
        mix_text(kernel.name);
        mix(&kernel.n_phases, 4);
        mix(&kernel.n_tasks, sizeof kernel - offsetof(TpurtKernelInfo, n_tasks));
    }
}

// Arguments count up from 0 in small steps, as floats; integers are 0. False: more memory than a test may take.
static bool run_entry(TpurtProgram *p, TpurtSession *s, uint32_t entry) {
    TpurtEntryInfo info;
    tpurt_entry_describe(p, entry, &info, NULL);
    uint32_t n = info.n_args + info.n_results;
    void **buffers = calloc(n + 1u, sizeof *buffers);
    uint64_t total = 0;
    for (uint32_t i = 0; i < n; i++) {
        TpurtPortInfo port;
        bool result = i >= info.n_args;
        tpurt_port_describe(p, entry, result ? TPURT_RESULT : TPURT_ARG, result ? i - info.n_args : i, &port, NULL);
        if (port.bytes > MAX_BYTES || (total += port.bytes) > MAX_BYTES) return false;
        buffers[i] = aligned_alloc(64, (port.bytes + 127) / 64 * 64);
        memset(buffers[i], 0, port.bytes);
        for (uint64_t k = 0; !result && port.dtype == TPU_F32 && k < port.bytes / 4; k++) ((float *)buffers[i])[k] = (float)(k % 101) * 0.01f;
    }
    TpurtError e;
    if (tpurt_run_unchecked(s, entry, buffers, buffers + info.n_args, &e)) refuse(&e);
    for (uint32_t i = 0; i < info.n_results; i++) {
        TpurtPortInfo port;
        tpurt_port_describe(p, entry, TPURT_RESULT, i, &port, NULL);
        mix(buffers[info.n_args + i], port.bytes);
    }
    return true;
}

static _Noreturn void child(void) {
    TpurtProgram *p;
    TpurtSession *s;
    TpurtError e;
    TpurtProgramInfo info;
    alarm(SECONDS);
    setrlimit(RLIMIT_CORE, &(struct rlimit){0, 0});
    if (tpurt_program_load(t.path, &(TpurtProgramOptions){.verify = t.mode == VERIFY}, &p, &e)) refuse(&e);
    describe(p);
    if (t.mode == RUN) {
        if (tpurt_session_create(p, &(TpurtSessionOptions){.n_threads = 2}, &s, &e)) refuse(&e);
        tpurt_program_describe(p, &info, NULL);
        for (uint32_t i = 0; i < info.n_entries && i < MAX_ENTRIES; i++)
            if (!run_entry(p, s, i)) break;
        tpurt_session_destroy(s);
    }
    tpurt_program_release(p);
    _exit(0);
}

static int run_child(void) {
    int status;
    *t.report = (Report){0};
    pid_t pid = fork();
    if (pid < 0) die("fork");
    if (!pid) child();
    while (waitpid(pid, &status, 0) < 0 && errno == EINTR) {}
    return status;
}

static void write_file(const uint8_t *bytes, uint64_t n) {
    int fd = open(t.path, O_RDWR | O_CREAT | O_TRUNC, 0666);
    if (fd < 0 || write(fd, bytes, n) != (ssize_t)n) die(t.path);
    close(fd);
}

static void keep(const char *what, uint64_t number) {
    char to[512], command[640];
    if (!t.keep) return;
    snprintf(to, sizeof to, "%s/%s_%llu.so", t.keep, what, (unsigned long long)number);
    for (char *c = to + strlen(t.keep); *c; c++)
        if (*c == ' ') *c = '_';
    snprintf(command, sizeof command, "cp %s '%s'", t.path, to);
    if (system(command)) perror(command);
}

// Runs the file that was written, and counts.
static void judge(Counts *c, const char *what, bool may_differ, uint64_t sound) {
    int status = run_child();
    c->n++;
    if (WIFEXITED(status) && WEXITSTATUS(status) == 1) {
        c->refused++;
        c->mute += !t.report->text[0];
        return;
    }
    if (WIFEXITED(status) && !WEXITSTATUS(status)) {
        *(t.report->hash == sound ? &c->same : &c->other) += 1;
        if (t.report->hash != sound && !may_differ) keep(what, c->n);
        return;
    }
    *(WIFSIGNALED(status) && WTERMSIG(status) == SIGALRM ? &c->late : &c->ended) += 1;
    fprintf(stderr, "%s: %s %d\n", what, WIFSIGNALED(status) ? "signal" : "exit", WIFSIGNALED(status) ? WTERMSIG(status) : WEXITSTATUS(status));
    keep(what, c->n);
}

// ---- Damage

static void change(uint8_t *bytes, const Part *p) {
    const uint64_t edges[] = {
        0,          1,   2,       7,       8,   127, 128, 255, 65535, INT32_MAX, (uint64_t)INT32_MAX + 1, UINT32_MAX, INT64_MAX, (uint64_t)INT64_MAX + 1,
        UINT64_MAX, t.n, t.n - 1, t.n + 1, 4096};
    const uint64_t steps[] = {1, UINT64_MAX, 8, (uint64_t)-8, 16, 24, 4096, (uint64_t)-4096, UINT64_C(1) << 32};
    uint64_t into = draw(p->bytes), kind = draw(4), width = draw(2) ? 8 : 4, value = 0;
    if (kind == 0) {
        bytes[p->at + into] ^= (uint8_t)(1 << draw(8));
        return;
    }
    if (kind == 1) {
        bytes[p->at + into] = (uint8_t)draw(256);
        return;
    }
    into = into / width * width;
    if (into + width > p->bytes) return;
    memcpy(&value, bytes + p->at + into, width);
    value = kind == 2 ? edges[draw(sizeof edges / sizeof *edges)] : value + steps[draw(sizeof steps / sizeof *steps)];
    memcpy(bytes + p->at + into, &value, width);
}

// A checksum of what is there now; where it is of, it says itself.
static void reseal(uint8_t *bytes) {
    TpuSeal seal;
    if (!t.note) return;
    memcpy(&seal, bytes + t.note + offsetof(TpuNote, seal), sizeof seal);
    if (seal.end > t.n || seal.weights > seal.end || seal.weight_bytes > seal.end - seal.weights) return;
    uint64_t weights = seal.weight_bytes ? seal.weights : seal.end, behind = weights + seal.weight_bytes;
    seal.checksum = seal_add(seal_add(0, bytes, 0, weights, t.note), bytes + behind, behind, seal.end - behind, t.note);
    memcpy(bytes + t.note + offsetof(TpuNote, seal), &seal, sizeof seal);
}

// Weights that were flipped give other results where nobody asked for their checksum; what is not loaded says nothing.
static bool may_differ(const Part *p) { return t.lies || (t.mode == RUN && (!strcmp(p->name, ".lrodata") || !strcmp(p->name, "anywhere"))); }

static void flip(uint64_t sound) {
    uint32_t i = (uint32_t)draw(t.n_parts);
    uint8_t *bytes = malloc(t.n);
    memcpy(bytes, t.bytes, t.n);
    for (uint64_t k = draw(4) ? 1 : 2; k; k--) change(bytes, &t.parts[i]);
    if (t.lies) reseal(bytes);
    write_file(bytes, t.n);
    free(bytes);
    judge(&t.flips[i], t.parts[i].name, may_differ(&t.parts[i]), sound);
}

static void cut(uint64_t sound) {
    write_file(t.bytes, draw(8) ? draw(t.n) : t.n - 1 - draw(t.n < 600 ? t.n : 600));
    judge(&t.cuts, "cut", false, sound);
}

static void print(const char *name, const Counts *c) {
    printf("  %-18s %8llu  refused %8llu  as before %7llu  other %6llu  ended %llu  late %llu\n", name, (unsigned long long)c->n,
           (unsigned long long)c->refused, (unsigned long long)c->same, (unsigned long long)c->other, (unsigned long long)c->ended,
           (unsigned long long)c->late);
}

static void add(Counts *to, const Counts *c) {
    to->n += c->n, to->refused += c->refused, to->same += c->same, to->other += c->other, to->ended += c->ended, to->late += c->late, to->mute += c->mute;
}

static const char *value(int argc, char **argv, const char *name) {
    for (int i = 2; i < argc; i++)
        if (!strncmp(argv[i], name, strlen(name))) return argv[i] + strlen(name);
    return NULL;
}

static void start(int argc, char **argv) {
    const char *mode = value(argc, argv, "--mode="), *seed = value(argc, argv, "--seed=");
    t.mode = !mode || !strcmp(mode, "describe") ? DESCRIBE : !strcmp(mode, "run") ? RUN : VERIFY;
    t.lies = value(argc, argv, "--lies");
    t.keep = value(argc, argv, "--keep=");
    t.random = seed ? strtoull(seed, NULL, 10) : 1;
    t.report = mmap(NULL, sizeof *t.report, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (t.report == MAP_FAILED) die("mmap");
    strcpy(t.folder, "/tmp/flips.XXXXXX");
    if (!mkdtemp(t.folder)) die(t.folder);
    snprintf(t.path, sizeof t.path, "%s/damaged.so", t.folder);
    read_file(argv[1]);
    find_parts();
}

int main(int argc, char **argv) {
    if (argc < 2) return fputs("flips ARTIFACT.so [--mode=describe|run|verify] [--flips=N] [--cuts=N] [--seed=S] [--lies] [--keep=DIR]\n", stderr), 2;
    start(argc, argv);
    const char *flips = value(argc, argv, "--flips="), *cuts = value(argc, argv, "--cuts=");
    Counts all = {0};
    bool good = true;
    write_file(t.bytes, t.n);
    if (run_child()) return printf("%s is not sound: %s\n", argv[1], t.report->text), 1;
    uint64_t sound = t.report->hash;
    for (unsigned long long n = flips ? strtoull(flips, NULL, 10) : 1000; n; n--) flip(sound);
    for (unsigned long long n = cuts ? strtoull(cuts, NULL, 10) : 100; n; n--) cut(sound);
    for (uint32_t i = 0; i < t.n_parts; i++) {
        print(t.parts[i].name, &t.flips[i]);
        add(&all, &t.flips[i]);
        good &= !t.flips[i].other || may_differ(&t.parts[i]);
    }
    print("all flips", &all);
    print("cuts", &t.cuts);
    good &= t.cuts.refused == t.cuts.n;
    add(&all, &t.cuts);
    good &= !all.ended && !all.late && !all.mute;
    unlink(t.path);
    rmdir(t.folder);
    printf("%s: %s\n", argv[1], good ? "every one is refused with a sentence, or gives what it gave" : "NOT as it should be");
    return !good;
}
