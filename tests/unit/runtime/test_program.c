// Loading shared objects: whole ones run, also several in several threads at once; every wrong one (cut anywhere,
// damaged, of another kind, for another processor) is refused with one sentence, and nothing is left behind. The
// objects are made here by the system's cc from toy_program.h.
#define _GNU_SOURCE
#include "tests/unit/helpers.h"
#include "tests/unit/runtime/toy_program.h"

#include "runtime/internal.h"
#include "runtime/seal.h"

#include <check.h>
#include <elf.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

// The thread sanitizer does not see the lock that glibc's own loader holds around its memory. Its library looks for this name.
__attribute__((visibility("default"))) const char *__tsan_default_suppressions(void);
const char *__tsan_default_suppressions(void) { return "race:rtld-malloc.h\nrace:ld-linux-x86-64.so\n"; }

static char folder[] = "/tmp/test_program.XXXXXX";

static void shell(const char *fmt, const char *a, const char *b) {
    char command[2048];
    snprintf(command, sizeof command, fmt, a, b);
    ck_assert_msg(!system(command), "%s", command);
}

// SOURCE_ROOT: where the sources lie, from CMake; a compiler cache may have made __FILE__ relative to some folder.
void toy_compile(const char *to, const char *flags, const char *out) {
    char command[2048];
    snprintf(command, sizeof command, "cd '%s' && cc -std=c11 -O1 -fPIC -I. -DTOY_EXPORT %s -o %s/%s", SOURCE_ROOT, flags, to, out);
    ck_assert_msg(!system(command), "%s", command);
}

static void compile(const char *flags, const char *out) { toy_compile(folder, flags, out); }

#define TOY_SOURCE "-shared -x c tests/unit/runtime/toy_program.h"

static const char *in_folder(const char *name) {
    static _Thread_local char path[600];
    snprintf(path, sizeof path, "%s/%s", folder, name);
    return path;
}

static void make_objects(void) {
    strcpy(folder + strlen(folder) - 6, "XXXXXX");
    ck_assert_ptr_nonnull(mkdtemp(folder));
    compile("-DTOY_NAME=one -DTOY_MODEL='\"one\"' " TOY_SOURCE, "one.so");
    compile("-DTOY_NAME=two -DTOY_MODEL='\"two\"' " TOY_SOURCE, "two.so");
}

static void remove_objects(void) { shell("rm -r %s", folder, ""); }

static void expect_refused(const char *path, TpurtStatus want, const char *text) {
    TpurtProgram *p = (TpurtProgram *)(void *)folder;
    TpurtError e;
    TpurtStatus status = tpurt_program_load(path, NULL, &p, &e);
    ck_assert_msg(status == want, "%s: status %d: %s", path, (int)status, e.text);
    ck_assert_ptr_null(p);
    ck_assert_msg(strstr(e.text, text), "%s: '%s' lacks '%s'", path, e.text, text);
    ck_assert_int_eq(tpurt_program_load(path, NULL, &p, NULL), want);
}

// ---- Whole ones

typedef struct {
    TpurtProgram *program;
    const char *path;
    int rounds;
} Runner;

// Loads if no program is given; makes sessions and runs.
static void *run_often(void *argument) {
    Runner *r = argument;
    enum { N = TOY_ELEMS };
    float *x = calloc(N, sizeof *x), *y = calloc(N, sizeof *y), total;
    for (int i = 0; i < r->rounds; i++) {
        TpurtProgram *p = r->program;
        TpurtSession *s;
        TpurtError e;
        if (!p && tpurt_program_load(r->path, NULL, &p, &e)) return e.text[0] ? "load" : "?";
        if (tpurt_session_create(p, &(TpurtSessionOptions){.n_threads = 1 + (uint32_t)i % 3, .n_replicas = 1}, &s, NULL)) return "create";
        if (!r->program) tpurt_program_release(p);
        for (int k = 0; k < 20; k++)
            if (tpurt_run_unchecked(s, 0, (void *[]){x}, (void *[]){y, &total}, NULL)) return "run";
        for (int k = 0; k < N; k++)
            if (y[k] != 1.0f) return "result";
        tpurt_session_destroy(s);
    }
    free(x);
    free(y);
    return NULL;
}

static void run_at_once(Runner *runners, int n) {
    pthread_t threads[4];
    for (int i = 0; i < n; i++) ck_assert(!pthread_create(&threads[i], NULL, run_often, &runners[i]));
    for (int i = 0; i < n; i++) {
        void *wrong;
        pthread_join(threads[i], &wrong);
        ck_assert_msg(!wrong, "%s", (const char *)wrong);
    }
}

START_TEST(two_programs_at_once) {
    char one[600];
    strcpy(one, in_folder("one.so"));
    Runner runners[] = {{NULL, one, 10}, {NULL, in_folder("two.so"), 10}, {NULL, one, 10}};
    run_at_once(runners, 3);
    TpurtProgram *a, *b;
    ck_assert(!tpurt_program_load(one, NULL, &a, NULL));
    ck_assert(!tpurt_program_load(in_folder("two.so"), NULL, &b, NULL));
    Runner shared[] = {{a, NULL, 10}, {b, NULL, 10}, {a, NULL, 10}, {b, NULL, 10}};
    run_at_once(shared, 4);
    TpurtProgramInfo info;
    ck_assert(!tpurt_program_describe(b, &info, NULL));
    ck_assert_str_eq(info.name, "two");
    fprintf(stderr, "program: loading took %.0f us\n", (double)info.load_ns / 1e3);
    tpurt_program_release(a);
    tpurt_program_release(b);
}
END_TEST

START_TEST(paths_and_strip) {
    char before[1024];
    TpurtProgram *p;
    TpurtError e;
    ck_assert_ptr_nonnull(getcwd(before, sizeof before));
    ck_assert(!chdir(folder));
    ck_assert_msg(!tpurt_program_load("one.so", NULL, &p, &e), "%s", e.text);
    tpurt_program_release(p);
    expect_refused("libc.so.6", TPURT_CANNOT_READ, "cannot open: No such file"); // not looked up elsewhere
    ck_assert(!chdir(before));
    shell("strip -o %s/stripped.so %s/one.so", folder, folder);
    Runner stripped = {NULL, in_folder("stripped.so"), 1};
    ck_assert_ptr_null(run_often(&stripped));
    compile("-Wl,--hash-style=sysv -DTOY_NAME=sysv " TOY_SOURCE, "sysv.so");
    Runner sysv = {NULL, in_folder("sysv.so"), 1};
    ck_assert_ptr_null(run_often(&sysv));
}
END_TEST

// The system's loader gives what it has for a name, whatever the file is by now.
START_TEST(replaced_while_loaded) {
    TpurtProgram *first, *second;
    TpurtError e;
    char name[600];
    compile("-DTOY_NOTE=1 " TOY_SOURCE, "first.so");
    compile("-DTOY_NOTE=2 " TOY_SOURCE, "second.so");
    strcpy(name, in_folder("name.so"));
    shell("cp %s/first.so %s/name.so", folder, folder);
    ck_assert_msg(!tpurt_program_load(name, NULL, &first, &e), "%s", e.text);
    shell("cp %s/second.so %s/new.so", folder, folder);
    ck_assert(!rename(in_folder("new.so"), name));
    expect_refused(name, TPURT_BAD_PROGRAM, "another file of that name is still loaded");
    compile("-DTOY_NOTE=2 -DTOY_NAME=other " TOY_SOURCE, "new.so"); // whose symbol the loaded one lacks
    ck_assert(!rename(in_folder("new.so"), name));
    expect_refused(name, TPURT_BAD_PROGRAM, "another file of that name is still loaded");
    shell("cp %s/second.so %s/new.so", folder, folder);
    ck_assert(!rename(in_folder("new.so"), name));
    tpurt_program_release(first);
    ck_assert_msg(!tpurt_program_load(name, NULL, &second, &e), "%s", e.text);
    ck_assert_uint_eq(second->table->note->seal.reserved, 2);
    tpurt_program_release(second);
}
END_TEST

// ---- Checksums

// RFC 3720, B.4, and the customary nine digits.
START_TEST(known_checksums) {
    uint8_t bytes[200] = {0};
    ck_assert_uint_eq(crc32c(0, "123456789", 9), 0xe3069283);
    ck_assert_uint_eq(crc32c(0, bytes, 32), 0x8a9136aa);
    memset(bytes, 0xff, 32);
    ck_assert_uint_eq(crc32c(0, bytes, 32), 0x62a8ab43);
    for (int i = 0; i < 32; i++) bytes[i] = (uint8_t)i;
    ck_assert_uint_eq(crc32c(0, bytes, 32), 0x46dd794e);
    for (int i = 0; i < 200; i++) bytes[i] = (uint8_t)(i * i + 3);
    for (size_t from = 0; from < 20; from++)
        for (size_t n = 0; n + from < 200; n++) ck_assert_uint_eq(crc32c_by_table(~0u, bytes + from, n), ~crc32c(0, bytes + from, n));
}
END_TEST

// The same in pieces of any length; what tools may change, and the checksum itself, do not count, all else does.
START_TEST(what_a_checksum_is_of) {
    enum { N = 400, NOTE = 120 };
    uint8_t bytes[N];
    const size_t checksum = NOTE + offsetof(TpuNote, seal) + offsetof(TpuSeal, checksum);
    for (int i = 0; i < N; i++) bytes[i] = (uint8_t)(i * 7 + 1);
    uint32_t whole = seal_add(0, bytes, 0, N, NOTE);
    for (size_t piece = 1; piece < 100; piece++) {
        uint32_t sum = 0;
        for (size_t at = 0; at < N; at += piece) sum = seal_add(sum, bytes + at, at, at + piece < N ? piece : N - at, NOTE);
        ck_assert_uint_eq(sum, whole);
    }
    for (size_t i = 0; i < N; i++) {
        bool free = (i >= 40 && i < 48) || (i >= 58 && i < 64) || (i >= checksum && i < checksum + 4);
        bytes[i] ^= 16;
        ck_assert_msg((seal_add(0, bytes, 0, N, NOTE) == whole) == free, "byte %zu", i);
        bytes[i] ^= 16;
    }
}
END_TEST

// How many pages of [at, at + bytes) are mapped in this process.
static size_t pages_present(const void *at, size_t bytes) {
    size_t n = 0;
    int fd = open("/proc/self/pagemap", O_RDONLY);
    ck_assert(fd >= 0);
    for (size_t i = 0; i < bytes / TPU_PAGE; i++) {
        uint64_t entry = 0;
        ck_assert(pread(fd, &entry, 8, (off_t)(((uintptr_t)at / TPU_PAGE + i) * 8)) == 8);
        n += entry >> 63;
    }
    close(fd);
    return n;
}

START_TEST(no_weight_is_touched) {
    enum { BYTES = 16 << 20, HUGE = (2 << 20) / TPU_PAGE };
    compile("-DTOY_NAME=large -DTOY_WEIGHTS=4194304 " TOY_SOURCE, "large.so");
    TpurtProgram *p;
    TpurtError e;
    ck_assert_msg(!tpurt_program_load(in_folder("large.so"), NULL, &p, &e), "%s", e.text);
    ck_assert_uint_eq(p->table->constant_bytes, BYTES);
    ck_assert_uint_le(pages_present(p->table->constants, BYTES), 2 * HUGE + 32); // what the system maps around its neighbours
    fprintf(stderr, "program: loading 16 MiB of weights took %.0f us\n", (double)p->load_ns / 1e3);
    tpurt_program_release(p);
}
END_TEST

// ---- Wrong ones

START_TEST(cut_every_512_bytes) {
    char cut[600];
    struct stat about;
    strcpy(cut, in_folder("cut.so"));
    ck_assert(!stat(in_folder("one.so"), &about));
    for (off_t size = 0; size < about.st_size; size += 512) {
        shell("cp %s/one.so %s/cut.so", folder, folder);
        ck_assert(!truncate(cut, size));
        expect_refused(cut, TPURT_BAD_PROGRAM, size ? "truncated" : "is not a shared object");
    }
    ck_assert(!truncate(cut, 100));
    shell("cp %s/one.so %s/cut.so", folder, folder);
    ck_assert(!truncate(cut, about.st_size - 1));
    expect_refused(cut, TPURT_BAD_PROGRAM, "truncated");
}
END_TEST

START_TEST(wrong_files) {
    expect_refused(in_folder("missing.so"), TPURT_CANNOT_READ, "cannot open: No such file or directory");
    expect_refused(folder, TPURT_CANNOT_READ, "not a regular file");
    shell("echo 'module {}' > %s/text.so%s", folder, "");
    expect_refused(in_folder("text.so"), TPURT_BAD_PROGRAM, "is not a shared object made by tpucc; compile a model with");
    compile("-c -x c tests/unit/runtime/toy_program.h", "toy.o");
    expect_refused(in_folder("toy.o"), TPURT_BAD_PROGRAM, "is an object file");
    shell("echo 'int x;' | cc -shared -fPIC -x c - -o %s/other.so%s", folder, "");
    expect_refused(in_folder("other.so"), TPURT_BAD_PROGRAM, "no symbol ends in '_tpu_program'");
    shell("echo 'int main(void) { return 0; }' | cc -pie -fPIE -x c - -o %s/runs.so%s", folder, ""); // which has segments that programs lack
    expect_refused(in_folder("runs.so"), TPURT_BAD_PROGRAM, "is not a shared object made by tpucc");
    shell("echo 'const char a_tpu_program[200] = {1}, b_tpu_program[200] = {2};' | cc -shared -fPIC -x c - -o "
          "%s/both.so%s",
          folder, "");
    expect_refused(in_folder("both.so"), TPURT_BAD_PROGRAM, "more than one program");
    shell("echo 'const char a_tpu_program[200] = {1};' | cc -shared -fPIC -x c - -o %s/mark.so%s", folder, "");
    expect_refused(in_folder("mark.so"), TPURT_BAD_PROGRAM, "wrong mark");
    shell("echo 'int gone(void); int f(void) { return gone(); } const unsigned a_tpu_program[60] = {TPU_ABI_MAGIC, TPU_ABI_VERSION};' | "
          "cc -shared -fPIC -include %s/runtime/abi.h -x c - -o %s/needs.so",
          SOURCE_ROOT, folder);
    expect_refused(in_folder("needs.so"), TPURT_SYSTEM, "undefined symbol: gone");
    compile("'-DTOY_FEATURES=(1ull << 60)' " TOY_SOURCE, "future.so");
    expect_refused(in_folder("future.so"), TPURT_WRONG_PROCESSOR, "compiled for toycpu; this processor lacks");
    TpurtProgram *p;
    ck_assert_int_eq(tpurt_program_load(NULL, NULL, &p, NULL), TPURT_BAD_CALL);
    ck_assert_int_eq(tpurt_program_load("x", NULL, NULL, NULL), TPURT_BAD_CALL);
}
END_TEST

static char *read_whole(const char *path, size_t *out_size) {
    struct stat about;
    int fd = open(path, O_RDONLY);
    ck_assert(fd >= 0 && !fstat(fd, &about));
    char *bytes = malloc((size_t)about.st_size);
    ck_assert(read(fd, bytes, (size_t)about.st_size) == about.st_size);
    close(fd);
    *out_size = (size_t)about.st_size;
    return bytes;
}

START_TEST(foreign_machine) {
    size_t size;
    char *bytes = read_whole(in_folder("one.so"), &size);
    ((Elf64_Ehdr *)(void *)bytes)->e_machine = EM_AARCH64;
    int fd = open(in_folder("arm.so"), O_WRONLY | O_CREAT, 0666);
    ck_assert(write(fd, bytes, size) == (ssize_t)size);
    close(fd);
    free(bytes);
    expect_refused(in_folder("arm.so"), TPURT_WRONG_PROCESSOR, "is for another machine (ELF machine 183");
}
END_TEST

// The checker alone, which runs before the file is mapped, on numbers that are changed at random: under the sanitizers.
START_TEST(damaged_headers) {
    size_t size;
    char *bytes = read_whole(in_folder("one.so"), &size);
    ElfFacts facts;
    uint64_t random = 12345;
    long n_refused = 0;
    int fd = memfd_create("damaged", 0);
    ck_assert(fd >= 0 && write(fd, bytes, size) == (ssize_t)size);
    for (int i = 0; i < 20000; i++) {
        random = random * 6364136223846793005u + 1442695040888963407u;
        size_t at = (random >> 33) % (i % 2 ? 1024 : size - 8) & ~(size_t)3;
        uint64_t value = random >> 20 & 15 ? random >> (random >> 56 & 63) : UINT64_MAX;
        ck_assert(pwrite(fd, &value, i % 3 ? 4 : 8, (off_t)at) > 0);
        TpurtError e;
        TpurtStatus status = elf_check(fd, &memory_default, false, &facts, &e);
        if (status) n_refused++;
        ck_assert(!status == !!strstr(facts.symbol, TPU_PROGRAM_SUFFIX) || status);
        ck_assert(pwrite(fd, bytes + at, 8, (off_t)at) == 8);
    }
    ck_assert_int_gt(n_refused, 1000);
    close(fd);
    free(bytes);
}
END_TEST

static void *allocate_until(void *context, size_t bytes, size_t alignment) {
    long *left = context;
    return (*left)-- > 0 ? memory_default.allocate(NULL, bytes, alignment) : NULL;
}

START_TEST(no_memory_while_loading) {
    long n;
    for (n = 0;; n++) {
        long left = n;
        TpurtAllocator allocator = {allocate_until, memory_default.release, &left};
        TpurtProgram *p;
        TpurtError e;
        TpurtStatus status = tpurt_program_load(in_folder("one.so"), &(TpurtProgramOptions){.allocator = &allocator}, &p, &e);
        if (!status) {
            tpurt_program_release(p);
            break;
        }
        ck_assert_int_eq(status, TPURT_OUT_OF_MEMORY);
        ck_assert_ptr_null(p);
    }
    ck_assert_int_ge(n, 8);
}
END_TEST

Suite *program_suite(void);
Suite *program_suite(void) {
    Suite *s = suite_create("program");
    TCase *t = tcase_create("program");
    tcase_set_timeout(t, 120);
    tcase_add_checked_fixture(t, make_objects, remove_objects);
    tcase_add_test(t, two_programs_at_once);
    tcase_add_test(t, paths_and_strip);
    tcase_add_test(t, replaced_while_loaded);
    tcase_add_test(t, known_checksums);
    tcase_add_test(t, what_a_checksum_is_of);
    tcase_add_test(t, no_weight_is_touched);
    tcase_add_test(t, cut_every_512_bytes);
    tcase_add_test(t, wrong_files);
    tcase_add_test(t, foreign_machine);
    tcase_add_test(t, damaged_headers);
    tcase_add_test(t, no_memory_while_loading);
    suite_add_tcase(s, t);
    return s;
}
