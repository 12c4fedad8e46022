// A program: the tables of one artifact, from a shared object or linked in, checked once; the kernels that fit this
// processor; names for what has none. Counted: the caller holds it once, each session once. Loading allocates a few
// bytes per argument and touches no page of the constants, which the operating system maps from the file and shares
// between processes.
#define _GNU_SOURCE
#include "runtime/internal.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static TpurtStatus name_ports(TpurtProgram *p, TpurtError *error) {
    const TpuProgram *t = p->table;
    uint64_t n = 0;
    for (uint32_t e = 0; e < t->n_entries; e++) n += (uint64_t)t->entries[e].n_args + t->entries[e].n_results;
    if (n > UINT32_MAX) return error_set(error, TPURT_BAD_PROGRAM, "is damaged: too many arguments");
    p->port_names = memory_new(&p->allocator, n, sizeof *p->port_names, 16, "names", error);
    p->first_port = memory_new(&p->allocator, t->n_entries, sizeof *p->first_port, 16, "names", error);
    if (!p->port_names || !p->first_port) return TPURT_OUT_OF_MEMORY;
    uint32_t at = 0;
    for (uint32_t e = 0; e < t->n_entries; e++) {
        p->first_port[e] = at;
        for (uint32_t i = 0; i < t->entries[e].n_args; i++) snprintf(p->port_names[at++], PORT_NAME_BYTES, "arg%u", i);
        for (uint32_t i = 0; i < t->entries[e].n_results; i++) snprintf(p->port_names[at++], PORT_NAME_BYTES, "output%u", i);
    }
    return TPURT_OK;
}

static void program_free(TpurtProgram *p) {
    TpurtAllocator allocator = p->allocator;
    if (p->library) dlclose(p->library);
    shape_log_free(p);
    memory_free(&allocator, p->log_path);
    memory_free(&allocator, p->port_names);
    memory_free(&allocator, p->first_port);
    program_narrow(p);
    memory_free(&allocator, p);
}

void program_retain(TpurtProgram *program) { atomic_fetch_add_explicit(&program->n_users, 1, memory_order_relaxed); }

void tpurt_program_release(TpurtProgram *program) {
    if (!program || atomic_fetch_sub_explicit(&program->n_users, 1, memory_order_acq_rel) != 1) return;
    shape_file_close(program);
    program_free(program);
}

// What both ways of loading share.
typedef struct {
    uint64_t start_ns;
    const TpurtAllocator *allocator;
    const char *target;
    TpurtError *error, local; // so that the code is known where the caller gave no struct
} Loading;

// Takes `library` over only on success.
static TpurtStatus program_new(const Loading *l, const TpuProgram *table, const ImageMap *map, void *library, TpurtProgram **out_program, TpurtError *error) {
    TpurtStatus status = table_check(table, map, error);
    if (status) return status;
    const TpuTarget *target = target_choose(table, l->target, cpu_features(), error);
    if (!target) return error->code;
    TpurtProgram *p = memory_new(l->allocator, 1, sizeof *p, 16, "the program", error);
    if (!p) return TPURT_OUT_OF_MEMORY;
    p->alone = target_program(table, target);
    p->table = &p->alone;
    p->target = target;
    p->loaded = table;
    p->allocator = *l->allocator;
    atomic_init(&p->n_users, 1);
    status = program_widen(p, error);
    if (!status) status = name_ports(p, error);
    if (!status) status = shape_log_new(p, error);
    if (!status) status = shape_file_open(p, error);
    if (status) {
        program_free(p);
        return status;
    }
    p->library = library;
    p->load_ns = clock_ns() - l->start_ns;
    *out_program = p;
    return error_clear(error);
}

// Of what the caller gave.
static TpurtStatus loading_begin(Loading *l, const void *what, const TpurtProgramOptions *options, TpurtProgram **out_program, TpurtError *error) {
    l->start_ns = clock_ns();
    l->error = error ? error : &l->local;
    l->allocator = options && options->allocator ? options->allocator : &memory_default;
    l->target = options ? options->target : NULL;
    if (out_program) *out_program = NULL;
    if (!what || !out_program) return error_set(error, TPURT_BAD_CALL, "no program or no place to put it was given");
    if (l->allocator->allocate && l->allocator->release) return TPURT_OK;
    return error_set(error, TPURT_BAD_CALL, "an allocator needs both allocate and release");
}

TpurtStatus tpurt_program_from_table(const TpuProgram *table, const TpurtProgramOptions *options, TpurtProgram **out_program, TpurtError *error) {
    Loading l;
    TpurtStatus status = loading_begin(&l, table, options, out_program, error);
    return status ? status : program_new(&l, table, NULL, NULL, out_program, l.error);
}

// The loader names a library that is missing: "libopenblas.so.0: cannot open shared object file: No such file or directory".
static void explain_refusal(const char *why, TpurtError *error) {
    static const char lost[] = ": cannot open shared object file", blas[] = "libopenblas.so";
    const char *end = strstr(why, lost);
    if (!end) error_set(error, TPURT_SYSTEM, "the system's loader refuses it: %s", why);
    else if (!strncmp(why, blas, sizeof blas - 1))
        error_set(error, TPURT_SYSTEM, "needs %.*s, which is not installed here: install libopenblas0, or compile with --matmul=generated", (int)(end - why),
                  why);
    else error_set(error, TPURT_SYSTEM, "needs %.*s, which is not installed here", (int)(end - why), why);
}

// The words that glibc's dlopen replaces in a path (ld.so(8), dynamic string tokens): another file would be loaded than was checked.
static const char *token_of(const char *path) {
    static const char *const tokens[] = {"$ORIGIN", "$PLATFORM", "$LIB", "${ORIGIN}", "${PLATFORM}", "${LIB}"};
    for (const char *at = path; (at = strchr(at, '$')); at++)
        for (size_t i = 0; i < sizeof tokens / sizeof *tokens; i++)
            if (!strncmp(at, tokens[i], strlen(tokens[i]))) return tokens[i];
    return NULL;
}

// dlopen takes a name without '/' for one to be looked up in its search path.
static void *open_library(const char *path, const TpurtAllocator *allocator, TpurtError *error) {
    size_t len = strlen(path);
    const char *token = token_of(path);
    if (token) {
        error_set(error, TPURT_SYSTEM, "cannot be loaded under this name: the system's loader puts something else in place of %s", token);
        return NULL;
    }
    char *place = memory_new(allocator, len + 3, 1, 16, "a path", error);
    if (!place) return NULL;
    if (!strchr(path, '/')) memcpy(place, "./", 2);
    memcpy(place + strlen(place), path, len + 1);
    void *library = dlopen(place, RTLD_NOW | RTLD_LOCAL);
    if (!library) {
        const char *why = dlerror(); // begins with the path, as the caller's message does
        size_t n = strlen(place);
        if (why && !strncmp(why, place, n) && !strncmp(why + n, ": ", 2)) why += n + 2;
        explain_refusal(why ? why : "no reason given", error);
    }
    memory_free(allocator, place);
    return library;
}

static TpurtStatus check_file(const char *path, const TpurtAllocator *allocator, bool with_weights, ElfFacts *out, TpurtError *error) {
    int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK); // not to wait for a pipe's other end
    if (fd < 0) return error_set(error, TPURT_CANNOT_READ, "cannot open: %s", strerror(errno));
    TpurtStatus status = elf_check(fd, allocator, with_weights, out, error);
    close(fd);
    return status;
}

static TpurtStatus not_given(TpurtError *error) {
    return error_set(error, TPURT_BAD_PROGRAM,
                     "is not what the system's loader gave for its name: another file of that name is still loaded, or it was replaced meanwhile");
}

// The loader finds libraries by name, and gives one that is loaded already without looking at the file again. So what it gave is compared with
// what was checked: the place of the table, and the note with the checksums.
static TpurtStatus check_loaded(void *library, ElfFacts *facts, const TpuProgram **out_table, TpurtError *error) {
    struct link_map *loaded = NULL;
    const TpuProgram *table = dlsym(library, facts->symbol);
    if (!table) return not_given(error); // the file has the symbol
    if (dlinfo(library, RTLD_DI_LINKMAP, &loaded)) return error_set(error, TPURT_BAD_PROGRAM, "cannot be found where it is loaded: %s", dlerror());
    facts->map.base = (uintptr_t)loaded->l_addr;
    uint64_t note = facts->note_address ? facts->map.base + facts->note_address : 0;
    bool same = facts->map.base + facts->table == (uintptr_t)table && !table_version_check(table->magic, table->version, NULL);
    if (same && note && (uintptr_t)table->note != note)
        return error_set(
            error, TPURT_BAD_PROGRAM,
            "has its note of checksums elsewhere than it says: a tool has changed it since it was linked, or another file of that name is still loaded");
    if (same && note) same = !memcmp(table->note, &facts->note, sizeof facts->note);
    if (!same) return not_given(error);
    *out_table = table;
    return TPURT_OK;
}

// The weights are where the checksum has left them out; a program that says it has checksums has some.
static TpurtStatus check_seal(const TpuProgram *t, const ElfFacts *facts, TpurtError *error) {
    const TpuSeal *s = &facts->note.seal;
    if (!facts->note_address && t->note) return error_set(error, TPURT_BAD_PROGRAM, "is damaged: its note of checksums is missing");
    bool elsewhere = t->constant_bytes && (uintptr_t)t->constants != facts->map.base + facts->weights_address;
    if (s->sealer && (elsewhere || t->constant_bytes != s->weight_bytes))
        return error_set(error, TPURT_BAD_PROGRAM, "is damaged: its checksum is of other weights");
    return TPURT_OK;
}

TpurtStatus tpurt_program_load(const char *path, const TpurtProgramOptions *options, TpurtProgram **out_program, TpurtError *error) {
    const TpuProgram *table = NULL;
    ElfFacts facts;
    Loading l;
    TpurtStatus status = loading_begin(&l, path, options, out_program, error);
    if (!status) status = check_file(path, l.allocator, options && options->verify, &facts, l.error);
    if (status) return status;
    void *library = open_library(path, l.allocator, l.error);
    if (!library) return l.error->code;
    status = check_loaded(library, &facts, &table, l.error);
    if (!status) status = check_seal(table, &facts, l.error);
    if (!status) status = program_new(&l, table, &facts.map, library, out_program, l.error);
    if (status) dlclose(library);
    else (*out_program)->code_bytes = facts.code_bytes, (*out_program)->checked_bytes = facts.checked_bytes;
    return status;
}
