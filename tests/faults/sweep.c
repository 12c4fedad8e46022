// Runs a program once for each of its calls that may fail, with that call failing: PROGRAM ARGUMENT... under
//   FAULTS=memory|file|start|interrupt   what fails; without it the program runs as ever
//   FAULTS_ALL=1   every call; otherwise one of each place that calls (told apart by 12 return addresses)
//   FAULTS_SEEN=FILE   the places that were swept before, in other runs: they are left out, and those of this one are added
//   FAULTS_AT=N    the N-th call only, in this process, to look into it
// What the program writes lies in the folder `out` of the current one. After each run: the exit code is the documented one, stderr holds one
// sentence of an error, and `out` holds whole files only: those of a run without faults if the exit code is 0, else what was there before (nothing
// in runs of odd number, files of the same names in the others). Files in folders of `out` need only be whole. A run that warns may leave something
// out of its files, and the log of calls is one of them where its loss is told; with FAULTS_VARIES=1 no run's files are the next one's.
// One line tells how many calls there are; the exit status is 1 if a run was wrong.
#define _GNU_SOURCE
#include "faults.h"

#include <dirent.h>
#include <fcntl.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

int __real_main(int argc, char **argv);
int __wrap_main(int argc, char **argv);

enum { MAX_FILES = 256, MAX_SAID = 1 << 16, LIMIT_SECONDS = 60 };

typedef struct {
    char name[256]; // below `out`
    char *bytes;
    size_t n;
} File;

typedef struct {
    Faults *shared; // `faults` in the process that is watched, and nowhere else
    int argc, said; // said: a file that takes stdout and stderr
    char **argv;
    bool varies;
    File reference[MAX_FILES]; // of a run without faults
    size_t n_files;
    char text[MAX_SAID]; // what the last run said
} Sweep;

static const char *const class_names[] = {"memory", "file", "start", "interrupt"};
static const char old_text[] = "what was there before\n";

_Noreturn static void give_up(const char *what) {
    perror(what);
    exit(2);
}

// ---- Files

static char *file_bytes(const char *path, size_t *out_n) {
    FILE *f = fopen(path, "rb");
    if (!f) give_up(path);
    size_t cap = 1 << 16, n = 0;
    char *bytes = malloc(cap);
    for (size_t got; bytes && (got = fread(bytes + n, 1, cap - n, f));)
        if ((n += got) == cap) bytes = realloc(bytes, cap *= 2);
    fclose(f);
    if (!bytes) give_up(path);
    return *out_n = n, bytes;
}

// Calls visit for every file below `out`, folders left out.
static void files_visit(Sweep *s, const char *folder, void (*visit)(Sweep *s, const char *path)) {
    char path[512];
    DIR *d = opendir(folder);
    if (!d) give_up(folder);
    for (struct dirent *e; (e = readdir(d));) {
        struct stat st;
        snprintf(path, sizeof path, "%s/%s", folder, e->d_name);
        if (!strcmp(e->d_name, ".") || !strcmp(e->d_name, "..")) continue;
        if (lstat(path, &st)) give_up(path);
        if (S_ISDIR(st.st_mode)) files_visit(s, path, visit);
        else visit(s, path);
    }
    closedir(d);
}

static void file_remember(Sweep *s, const char *path) {
    if (s->n_files == MAX_FILES) give_up("too many files");
    File *f = &s->reference[s->n_files++];
    snprintf(f->name, sizeof f->name, "%s", path);
    f->bytes = file_bytes(path, &f->n);
}

static void file_remove(Sweep *s, const char *path) {
    (void)s;
    if (unlink(path)) give_up(path);
}

// ---- Runs

// What the run may find: nothing, or old files where it will write. Those in folders are not replaced.
static void prepare_out(Sweep *s, bool old) {
    files_visit(s, "out", file_remove);
    for (size_t i = 0; old && i < s->n_files; i++) {
        if (strchr(s->reference[i].name + 4, '/')) continue;
        FILE *f = fopen(s->reference[i].name, "w");
        if (!f || fputs(old_text, f) < 0 || fclose(f)) give_up(s->reference[i].name);
    }
}

// The status that waitpid gives.
static int run(Sweep *s, long fail_at) {
    s->shared->fail_at = fail_at;
    s->shared->n_calls = 0;
    s->shared->failed = NULL;
    if (ftruncate(s->said, 0) || lseek(s->said, 0, SEEK_SET)) give_up("what is said");
    fflush(NULL);
    pid_t pid = fork();
    if (pid < 0) give_up("fork");
    if (!pid) {
        dup2(s->said, 1);
        dup2(s->said, 2);
        alarm(LIMIT_SECONDS);
        faults = s->shared;
        int code = __real_main(s->argc, s->argv);
        exit(code); // with what runs at the exit, leak checks among it
    }
    int status;
    if (waitpid(pid, &status, 0) != pid) give_up("waitpid");
    ssize_t n = pread(s->said, s->text, sizeof s->text - 1, 0);
    s->text[n < 0 ? 0 : n] = 0;
    return status;
}

// ---- What is asked of a run

static size_t count_of(const char *text, const char *word) {
    size_t n = 0;
    for (const char *at = text; (at = strstr(at, word)); at += strlen(word)) n++;
    return n;
}

typedef struct {
    bool done, old; // exit code 0; there were files before
    const char *wrong;
} Outcome;

static Outcome outcome; // of the files that files_visit shows

static void file_check(Sweep *s, const char *path) {
    size_t n;
    char *bytes = file_bytes(path, &n);
    const File *reference = NULL;
    for (size_t i = 0; i < s->n_files && !reference; i++)
        if (!strcmp(s->reference[i].name, path)) reference = &s->reference[i];
    bool lost_log = strstr(s->text, "tpurt: TPURT_SHAPE_LOG: "), varies = s->varies || lost_log || strstr(s->text, "warning: "),
         in_folder = strchr(path + 4, '/'), whole = reference && (varies ? n > 0 || lost_log : n == reference->n && !memcmp(bytes, reference->bytes, n)),
         old = n == strlen(old_text) && !memcmp(bytes, old_text, n);
    if (!reference) outcome.wrong = "a file is left over";
    else if (outcome.done ? !whole || (varies && old) : in_folder ? !whole : !outcome.old || !old)
        outcome.wrong = outcome.done ? "a file is not what it is without a fault" : "a file is not what it was before";
    free(bytes);
}

static const char *check_files(Sweep *s, bool done, bool old) {
    outcome = (Outcome){done, old, NULL};
    files_visit(s, "out", file_check);
    for (size_t i = 0; i < s->n_files && (done || old); i++)
        if (access(s->reference[i].name, F_OK) && ((done && !strstr(s->text, "tpurt: TPURT_SHAPE_LOG: ")) || !strchr(s->reference[i].name + 4, '/')))
            return "a file is missing";
    return outcome.wrong;
}

// Tensors that the interpreter has no room for are the model's.
static bool code_fits(const Faults *f, int code, const char *text) {
    const char *failed = f->failed;
    bool either = failed && (!strcmp(failed, "mmap") || !strcmp(failed, "pthread_create")); // memory, or the system
    if (!failed) return code == 0;
    switch (f->class) {
    case FAULT_MEMORY: return code == 4 || (code == 1 && strstr(text, ": no room for ") && strstr(text, "[too-large]"));
    case FAULT_INTERRUPT: return false;
    default: return code == 3 || (either && code == 4);
    }
}

// NULL, or what is wrong with the run. A fault that does not matter is none.
static const char *check(Sweep *s, int status, bool old) {
    if (!WIFEXITED(status)) return "it was ended by a signal";
    int code = WEXITSTATUS(status);
    if (strstr(s->text, "Sanitizer") || strstr(s->text, "runtime error:")) return "a sanitizer reports";
    if (!code) return count_of(s->text, "error: ") ? "an error is told, and the exit code is 0" : check_files(s, true, old);
    if (!code_fits(s->shared, code, s->text)) return "the exit code is another";
    size_t errors = count_of(s->text, "error: "), said = errors ? errors : count_of(s->text, "out of memory: ");
    if (said != 1) return said ? "more than one error is told" : "no error is told";
    return check_files(s, false, old);
}

typedef struct {
    uint64_t *items;
    size_t n;
} Places;

// Of runs before.
static Places places_read(const char *path) {
    Places p = {0};
    if (!path || access(path, F_OK)) return p;
    size_t n_bytes;
    p.items = (uint64_t *)(void *)file_bytes(path, &n_bytes);
    p.n = n_bytes / sizeof *p.items;
    return p;
}

static void place_add(const char *path, uint64_t place) {
    FILE *f = path ? fopen(path, "ab") : NULL;
    if (path && (!f || fwrite(&place, sizeof place, 1, f) != 1 || fclose(f))) give_up(path);
}

// Of calls from one place, the first.
static bool seen_before(const Faults *f, const Places *before, long n) {
    for (long i = 1; i < n; i++)
        if (f->stacks[i - 1] == f->stacks[n - 1]) return true;
    for (size_t i = 0; i < before->n; i++)
        if (before->items[i] == f->stacks[n - 1]) return true;
    return false;
}

static int sweep(Sweep *s, bool all) {
    const Faults *f = s->shared;
    if (run(s, 0)) return fprintf(stderr, "it fails without a fault:\n%s", s->text), 1;
    files_visit(s, "out", file_remember);
    long n_calls = f->n_calls, n_runs = 0, n_refused = 0, n_wrong = 0;
    const char *seen = all ? NULL : getenv("FAULTS_SEEN");
    Places before = places_read(seen);
    if (n_calls > MAX_CALLS) return fprintf(stderr, "%ld calls are too many\n", n_calls), 1;
    for (long n = 1; n <= n_calls; n++) {
        if (!all && seen_before(f, &before, n)) continue;
        place_add(seen, f->stacks[n - 1]);
        bool old = n % 2 == 0;
        prepare_out(s, old);
        int status = run(s, n);
        const char *wrong = check(s, status, old);
        n_runs++;
        n_refused += WIFEXITED(status) && WEXITSTATUS(status);
        n_wrong += !!wrong;
        if (wrong && n_wrong <= 20)
            fprintf(stderr, "FAILED: call %ld, %s: %s (status %x)\n%s\n", n, f->failed ? f->failed : "none", wrong, (unsigned)status, s->text);
    }
    free(before.items);
    printf("%s: %ld calls, %ld of them failed once each: %ld refusals, %ld without consequence, %ld wrong\n", class_names[f->class], n_calls, n_runs, n_refused,
           n_runs - n_refused - (n_wrong < n_runs - n_refused ? n_wrong : 0), n_wrong);
    return n_wrong != 0;
}

int __wrap_main(int argc, char **argv) {
    const char *class = getenv("FAULTS"), *at = getenv("FAULTS_AT");
    if (!class) return __real_main(argc, argv);
    Sweep *s = calloc(1, sizeof *s);
    Faults *f = mmap(NULL, sizeof *f, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (!s || f == MAP_FAILED) give_up("memory");
    while (f->class < N_FAULT_CLASSES && strcmp(class, class_names[f->class])) f->class += 1;
    if (f->class == N_FAULT_CLASSES) return fprintf(stderr, "FAULTS=%s: memory, file, start or interrupt\n", class), 2;
    if (at) {
        f->fail_at = atol(at);
        faults = f;
        return __real_main(argc, argv);
    }
    s->shared = f;
    s->argc = argc;
    s->argv = argv;
    s->varies = getenv("FAULTS_VARIES");
    s->said = memfd_create("said", MFD_CLOEXEC);
    if (s->said < 0) give_up("what is said");
    int status = sweep(s, getenv("FAULTS_ALL"));
    for (size_t i = 0; i < s->n_files; i++) free(s->reference[i].bytes);
    free(s);
    return status;
}
