// --linker=PROGRAM: the image goes to a temporary object beside the output, PROGRAM turns it into a shared object under
// the output's temporary name, and only a success is renamed. Linkers proper and compiler drivers are told apart by
// name, because they spell -soname and the folders of libraries differently. What they made gets its checksums before it is renamed.
#define _XOPEN_SOURCE 700
#include "codegen/elf/key.h"
#include "codegen/elf/link.h"
#include "ir/base/outfile.h"
#include "runtime/seal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <spawn.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

enum { MAX_SAID = 4096 };

typedef VEC(const char *) Args;

static bool is_plain_linker(const char *program) {
    static const char *const names[] = {"ld", "lld", "gold", "bfd", "mold", "wild"};
    const char *slash = strrchr(program, '/'), *word = slash ? slash + 1 : program;
    while (*word) { // the words of ld.lld-22, x86_64-linux-gnu-ld
        size_t len = strcspn(word, ".-");
        for (size_t i = 0; i < COUNT(names); i++)
            if (strlen(names[i]) == len && strncmp(word, names[i], len) == 0) return true;
        word += len;
        word += *word != 0;
    }
    return false;
}

static void args_build(const LinkInput *in, const char *program, const char *object, const char *out, Arena *a, Args *out_args) {
    static const char *const folders[] = {"-L/lib/x86_64-linux-gnu", "-L/usr/lib/x86_64-linux-gnu", "-L/lib64", "-L/usr/lib64", "-L/lib", "-L/usr/lib"};
    bool plain = is_plain_linker(program);
    const char *const start[] = {program, "-shared", "-o", out, object};
    for (size_t i = 0; i < COUNT(start); i++) vec_push(out_args, start[i]);
    if (in->soname) vec_push(out_args, arena_printf(a, plain ? "-soname=%s" : "-Wl,-soname,%s", in->soname));
    for (size_t i = 0; i < COUNT(folders) && plain; i++) vec_push(out_args, folders[i]);
    if (!plain) vec_push(out_args, "-nostdlib");
    for (size_t i = 0; i < in->n_needed; i++) vec_push(out_args, arena_printf(a, "-l:%s", in->needed[i]));
    vec_push(out_args, NULL);
}

static bool refuse_absent(const char *program, Loc at, int error, Diags *d) {
    diag_exit(d, EXIT_SYSTEM, at, "cannot start the linker '%s': %s", program, strerror(error));
    if (error == ENOENT) diag_help(d, "leave --linker out: the built-in linker needs no other program");
    return false;
}

// As posix_spawnp looks it up.
bool link_program_check(const char *program, Diags *d) {
    if (strchr(program, '/')) return !access(program, X_OK) || refuse_absent(program, (Loc){0}, errno, d);
    for (const char *at = getenv("PATH"); at; at = strchr(at, ':'), at = at ? at + 1 : NULL) {
        int n = (int)strcspn(at, ":");
        if (!access(arena_printf(&d->arena, "%.*s%s%s", n, at, n ? "/" : "", program), X_OK)) return true;
    }
    return !getenv("PATH") || refuse_absent(program, (Loc){0}, ENOENT, d);
}

// With nothing to read, and stdout and stderr on `to`.
static int add_streams(posix_spawn_file_actions_t *actions, int to) {
    int error = posix_spawn_file_actions_addopen(actions, 0, "/dev/null", O_RDONLY, 0);
    if (!error) error = posix_spawn_file_actions_adddup2(actions, to, 1);
    return error ? error : posix_spawn_file_actions_adddup2(actions, to, 2);
}

static int set_signals(posix_spawnattr_t *attributes) {
    sigset_t defaults;
    sigemptyset(&defaults);
    sigaddset(&defaults, SIGXFSZ);
    int error = posix_spawnattr_setsigdefault(attributes, &defaults);
    return error ? error : posix_spawnattr_setflags(attributes, POSIX_SPAWN_SETSIGDEF);
}

// Starts the program. Returns 0 or an errno, like all that it calls.
static int spawn(const Args *args, int to, pid_t *out_pid) {
    posix_spawn_file_actions_t actions;
    posix_spawnattr_t attributes;
    int error = posix_spawn_file_actions_init(&actions);
    if (error) return error;
    error = posix_spawnattr_init(&attributes);
    if (!error) {
        error = add_streams(&actions, to);
        if (!error) error = set_signals(&attributes);
        if (!error) error = posix_spawnp(out_pid, args->items[0], &actions, &attributes, (char *const *)args->items, environ);
        posix_spawnattr_destroy(&attributes);
    }
    posix_spawn_file_actions_destroy(&actions);
    return error;
}

// All that comes until the end, of which the first part is kept.
static void drain(int fd, Text *out_said) {
    char piece[1024];
    for (;;) {
        ssize_t n = read(fd, piece, sizeof piece);
        if (n < 0 && errno == EINTR) continue;
        if (n <= 0) break;
        if (out_said->n < MAX_SAID) text_add(out_said, piece, (size_t)n);
    }
    while (out_said->n && out_said->items[out_said->n - 1] == '\n') out_said->items[--out_said->n] = 0;
}

static bool program_run(const Args *args, Loc at, Diags *d) {
    int ends[2], status;
    pid_t pid;
    Text said = {0};
    if (pipe(ends) != 0) {
        diag_exit(d, EXIT_SYSTEM, at, "cannot start the linker '%s': %s", args->items[0], strerror(errno));
        return false;
    }
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    int error = spawn(args, ends[1], &pid);
    close(ends[1]);
    if (error) {
        close(ends[0]);
        return refuse_absent(args->items[0], at, error, d);
    }
    drain(ends[0], &said);
    close(ends[0]);
    while (waitpid(pid, &status, 0) < 0 && errno == EINTR) {}
    bool ok = WIFEXITED(status) && WEXITSTATUS(status) == 0;
    if (!ok && WIFSIGNALED(status)) diag_exit(d, EXIT_SYSTEM, at, "the linker '%s' was ended by signal %d", args->items[0], WTERMSIG(status));
    else if (!ok) diag_exit(d, EXIT_SYSTEM, at, "the linker '%s' failed with exit code %d", args->items[0], WEXITSTATUS(status));
    for (char *line = said.items, *end; !ok && said.n && line; line = end) {
        end = strchr(line, '\n');
        if (end) *end++ = 0;
        diag_note(d, (Loc){0}, "it said: %s", line);
    }
    vec_free(&said);
    return ok;
}

static bool seal_bytes(uint8_t *bytes, size_t n, Loc at, Diags *d) {
    SealPlaces p;
    if (!artifact_seal_places(bytes, n, at, &p, d)) return false;
    uint64_t weights = p.weight_bytes ? p.weights : p.end, behind = p.weight_bytes ? p.weights + p.weight_bytes : p.end;
    TpuSeal seal = {.sealer = TPU_SEALED_BY_OTHER_LINKER, .end = p.end, .weights = p.weight_bytes ? p.weights : 0, .weight_bytes = p.weight_bytes};
    seal.weight_checksum = crc32c(0, bytes + p.weights, p.weight_bytes);
    memcpy(bytes + p.note + offsetof(TpuNote, seal), &seal, sizeof seal);
    seal.checksum = seal_add(seal_add(0, bytes, 0, weights, p.note), bytes + behind, behind, p.end - behind, p.note);
    memcpy(bytes + p.note + offsetof(TpuNote, seal), &seal, sizeof seal);
    return true;
}

// Writes the checksums into what the linker made; what it is not is said of the output.
static bool seal_file(const char *path, Loc at, Diags *d) {
    struct stat about;
    int fd = open(path, O_RDWR | O_CLOEXEC);
    bool ok = fd >= 0 && !fstat(fd, &about);
    void *bytes = ok && about.st_size > 0 ? mmap(NULL, (size_t)about.st_size, PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0) : MAP_FAILED;
    if (bytes == MAP_FAILED) {
        diag_exit(d, EXIT_SYSTEM, at, "cannot read what the linker wrote: %s", strerror(errno));
        ok = false;
    } else {
        ok = seal_bytes(bytes, (size_t)about.st_size, at, d);
        munmap(bytes, (size_t)about.st_size);
    }
    if (fd >= 0) close(fd);
    return ok;
}

// Object and program stand beside the output's temporary file: linkers make a new file of the name that they are given, which nobody has locked.
static bool run_beside(const LinkInput *in, const char *program, OutFile *o, const char *out_path, Arena *a, Diags *d) {
    char *object = outfile_beside(o->temp, ".o"), *made = outfile_beside(o->temp, ".out");
    Args args = {0};
    outfile_doom(object);
    outfile_doom(made);
    LinkInput unchecked = *in;
    unchecked.check = NULL;
    bool ok = link_relocatable(&unchecked, &(OutPlace){.path = object}, d);
    if (ok) {
        args_build(in, program, object, made, a, &args);
        ok = program_run(&args, diag_file(d, out_path), d) && (!in->sealed || seal_file(made, diag_file(d, out_path), d));
    }
    outfile_remove(object);
    bool taken = ok && outfile_take(o, made, d);
    outfile_remove(made);
    if (!ok) outfile_abandon(o);
    vec_free(&args);
    free(object);
    free(made);
    return taken;
}

bool link_with_program(const LinkInput *in, const char *program, const OutPlace *at, Diags *d) {
    OutFile o;
    Arena a = {0};
    if (at->memory) {
        diag_exit(d, EXIT_USAGE, diag_file(d, at->path), "another linker writes a file, not memory");
        return false;
    }
    if (!outfile_open_named(&o, at->path, true, d)) return false;
    if (!o.temp) {
        diag_exit(d, EXIT_SYSTEM, diag_file(d, at->path), "another linker can only write a regular file");
        outfile_abandon(&o);
        return false;
    }
    bool ok = run_beside(in, program, &o, at->path, &a, d);
    arena_free(&a);
    return ok && outfile_commit_if(&o, in->check, d);
}
