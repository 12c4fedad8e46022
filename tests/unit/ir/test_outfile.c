// Output files appear whole or not at all: commit, abandon, permissions, links, and every way a system refuses a file.
#define _GNU_SOURCE 1

#include "ir/base/outfile.h"
#include "tests/unit/helpers.h"

#include <check.h>
#include <dirent.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static char dir[FOLDER_SIZE];
static Arena arena;
static Diags diags;

static void setup(void) {
    folder_make(dir, "out");
    diags_init(&diags, "test");
}

static void teardown(void) {
    folder_remove(dir);
    diags_free(&diags);
    arena_free(&arena);
}

static char *in_dir(const char *name) { return arena_printf(&arena, "%s/%s", dir, name); }

static int n_files(void) {
    int n = 0;
    DIR *d = opendir(dir);
    for (struct dirent *e; (e = readdir(d));) n += strcmp(e->d_name, ".") != 0 && strcmp(e->d_name, "..") != 0;
    closedir(d);
    return n;
}

static void check_content(const char *path, const char *want) {
    char got[64] = "";
    FILE *f = fopen(path, "r");
    ck_assert_ptr_nonnull(f);
    size_t n = fread(got, 1, sizeof got - 1, f);
    fclose(f);
    got[n] = 0;
    ck_assert_str_eq(got, want);
}

static mode_t mode_of(const char *path) {
    struct stat st;
    ck_assert_int_eq(stat(path, &st), 0);
    return st.st_mode & 07777;
}

static void put(const char *path, const char *text, bool executable) {
    OutFile o;
    ck_assert(outfile_open(&o, path, executable, &diags));
    outfile_write(&o, text, strlen(text));
    ck_assert(outfile_commit(&o, &diags));
}

static void check_refused(const char *path, const char *says) {
    OutFile o;
    bool ok = outfile_open(&o, path, false, &diags);
    if (ok) {
        outfile_zeros(&o, 1 << 20);
        ok = outfile_commit(&o, &diags);
    }
    ck_assert(!ok);
    ck_assert_uint_eq(diags.n_errors, 1);
    ck_assert_int_eq(diags.exit_code, EXIT_SYSTEM);
    ck_assert_msg(strstr(diags.list.items[0].text, says) != NULL, "%s", diags.list.items[0].text);
    ck_assert_str_eq(str_text(diags.list.items[0].at.file), path);
    diags_clear(&diags);
}

START_TEST(permissions_follow_the_umask_or_the_old_file) {
    mode_t old = umask(027);
    put(in_dir("plain"), "one", false);
    put(in_dir("program"), "one", true);
    ck_assert_int_eq(mode_of(in_dir("plain")), 0640);
    ck_assert_int_eq(mode_of(in_dir("program")), 0750);
    ck_assert_int_eq(chmod(in_dir("plain"), 0600), 0);
    put(in_dir("plain"), "two", false);
    ck_assert_int_eq(mode_of(in_dir("plain")), 0600);
    put(in_dir("plain"), "three", true);
    ck_assert_int_eq(mode_of(in_dir("plain")), 0700);
    check_content(in_dir("plain"), "three");
    umask(old);
    ck_assert_int_eq(n_files(), 2);
}
END_TEST

START_TEST(nothing_changes_before_the_commit) {
    OutFile o;
    put(in_dir("f"), "old", false);
    ck_assert(outfile_open(&o, in_dir("f"), false, &diags));
    outfile_zeros(&o, 1 << 20);
    ck_assert_uint_eq(o.n_bytes, 1 << 20);
    check_content(in_dir("f"), "old");
    outfile_abandon(&o);
    check_content(in_dir("f"), "old");
    ck_assert_int_eq(n_files(), 1);
}
END_TEST

START_TEST(two_writers_of_one_name_do_not_meet) {
    OutFile a, b;
    ck_assert(outfile_open(&a, in_dir("f"), false, &diags) && outfile_open(&b, in_dir("f"), false, &diags));
    outfile_write(&a, "a", 1);
    outfile_write(&b, "b", 1);
    ck_assert(outfile_commit(&a, &diags) && outfile_commit(&b, &diags));
    check_content(in_dir("f"), "b");
    ck_assert_int_eq(n_files(), 1);
}
END_TEST

START_TEST(the_file_behind_a_link_is_replaced) {
    put(in_dir("real"), "old", false);
    ck_assert_int_eq(symlink("real", in_dir("link")), 0);
    put(in_dir("link"), "new", false);
    check_content(in_dir("real"), "new");
    struct stat st;
    ck_assert_int_eq(lstat(in_dir("link"), &st), 0);
    ck_assert(S_ISLNK(st.st_mode));
}
END_TEST

static void check_link(const char *name) {
    struct stat st;
    ck_assert(!lstat(in_dir(name), &st) && S_ISLNK(st.st_mode));
}

START_TEST(the_file_behind_links_is_made) {
    char away[600];
    snprintf(away, sizeof away, "%s/away", in_dir("folder"));
    ck_assert(!mkdir(in_dir("folder"), 0700) && !symlink("folder/second", in_dir("first")) && !symlink("away", in_dir("folder/second")));
    put(in_dir("first"), "new", false);
    check_content(away, "new");
    check_link("first");
    check_link("folder/second");
    ck_assert(!unlink(away) && !unlink(in_dir("first")) && !symlink(away, in_dir("first")));
    put(in_dir("first"), "absolute", false);
    check_content(away, "absolute");
    check_link("first");
    ck_assert(!unlink(away) && !unlink(in_dir("first")) && !symlink("no/such/folder", in_dir("first")));
    OutFile o;
    ck_assert(!outfile_open(&o, in_dir("first"), false, &diags));
    check_link("first");
    ck_assert(!unlink(in_dir("first")) && !unlink(in_dir("folder/second")) && !rmdir(in_dir("folder")));
}
END_TEST

START_TEST(a_name_of_full_length_can_be_written) {
    char name[256];
    memset(name, 'n', 255);
    name[255] = 0;
    put(in_dir(name), "long", false);
    check_content(in_dir(name), "long");
}
END_TEST

START_TEST(long_content_arrives_unchanged) {
    enum { N = 300000 };
    unsigned char *want = arena_alloc(&arena, N), *got = arena_alloc(&arena, N);
    OutFile o;
    for (int i = 0; i < N; i++) want[i] = (unsigned char)(i * 7 + i / 251);
    memset(want + 200000, 0, 70000);
    ck_assert(outfile_open(&o, in_dir("f"), false, &diags));
    for (int i = 0; i < 1000; i++) outfile_write(&o, want + i, 1);
    outfile_write(&o, want + 1000, 64535);
    outfile_write(&o, want + 65535, 200000 - 65535);
    outfile_zeros(&o, 70000);
    outfile_write(&o, want + 270000, 30000);
    ck_assert(outfile_commit(&o, &diags));
    FILE *f = fopen(in_dir("f"), "rb");
    ck_assert_uint_eq(fread(got, 1, N, f), N);
    ck_assert_int_eq(fgetc(f), EOF);
    fclose(f);
    ck_assert_int_eq(memcmp(want, got, N), 0);
}
END_TEST

START_TEST(what_the_system_refuses_is_reported) {
    check_refused(dir, "Is a directory");
    check_refused(in_dir("new/"), "Is a directory");
    check_refused(in_dir("absent/f"), "there is no folder");
    check_refused("", "No such file");
    put(in_dir("f"), "old", false);
    check_refused(in_dir("f/g"), "Not a directory");
    if (access("/dev/full", W_OK) == 0) check_refused("/dev/full", "No space left");
    if (geteuid() != 0) { // root may write everywhere
        ck_assert_int_eq(chmod(in_dir("f"), 0444), 0);
        check_refused(in_dir("f"), "Permission denied");
        ck_assert_int_eq(chmod(dir, 0555), 0);
        check_refused(in_dir("g"), "Permission denied");
        ck_assert_int_eq(chmod(dir, 0755), 0);
    }
    ck_assert_int_eq(n_files(), 1);
}
END_TEST

START_TEST(a_device_is_written_and_stays) {
    put("/dev/null", "gone", false);
    struct stat st;
    ck_assert_int_eq(stat("/dev/null", &st), 0);
    ck_assert(S_ISCHR(st.st_mode));
}
END_TEST

// In a child, since the limit also holds for what the test program itself writes.
START_TEST(a_file_size_limit_is_an_error) {
    put(in_dir("f"), "old", false);
    pid_t child = fork();
    if (child == 0) {
        struct rlimit limit = {100000, 100000};
        OutFile o;
        Diags d;
        diags_init(&d, "test");
        setrlimit(RLIMIT_FSIZE, &limit);
        if (!outfile_open(&o, in_dir("f"), false, &d)) _exit(1);
        outfile_zeros(&o, 1 << 20);
        if (outfile_commit(&o, &d) || d.exit_code != EXIT_SYSTEM) _exit(2);
        _exit(strstr(d.list.items[0].text, "File too large") ? 0 : 3);
    }
    int status;
    ck_assert_int_eq(waitpid(child, &status, 0), child);
    ck_assert_int_eq(status, 0);
    check_content(in_dir("f"), "old");
    ck_assert_int_eq(n_files(), 1);
}
END_TEST

START_TEST(exit_and_signals_leave_nothing_behind) {
    pid_t child = fork();
    if (child == 0) {
        OutFile o;
        Diags d;
        diags_init(&d, "test");
        if (!outfile_open(&o, in_dir("f"), false, &d)) _exit(1);
        outfile_zeros(&o, 1 << 20);
        outfile_abandon_all();
        _exit(0);
    }
    int status;
    ck_assert_int_eq(waitpid(child, &status, 0), child);
    ck_assert_int_eq(status, 0);
    ck_assert_int_eq(n_files(), 0);
}
END_TEST

START_TEST(standard_output_is_written_directly) {
    fflush(stdout);
    int kept = dup(STDOUT_FILENO), fd = open(in_dir("out"), O_WRONLY | O_CREAT, 0600);
    ck_assert(kept >= 0 && fd >= 0 && dup2(fd, STDOUT_FILENO) == STDOUT_FILENO);
    put("-", "to stdout", false);
    ck_assert(dup2(kept, STDOUT_FILENO) == STDOUT_FILENO);
    close(kept);
    close(fd);
    check_content(in_dir("out"), "to stdout");
}
END_TEST

// --- runs that are killed, and runs side by side

typedef bool Open(OutFile *o, const char *path, bool executable, Diags *d);
static Open *const opens[] = {outfile_open, outfile_open_named}; // without a name and with one

// Ten to 300 KB of one letter, in pieces.
static bool put_letter(Open *open_it, const char *path, int letter) {
    char piece[1000];
    OutFile o;
    Diags d;
    diags_init(&d, "test");
    memset(piece, letter, sizeof piece);
    bool ok = open_it(&o, path, false, &d);
    for (int i = 0; ok && i < 10 * (letter - 'a' + 1); i++) outfile_write(&o, piece, sizeof piece);
    ok = ok && outfile_commit(&o, &d);
    diags_free(&d);
    return ok;
}

static bool is_whole(const char *path) {
    FILE *f = fopen(path, "r");
    int first = f ? fgetc(f) : EOF;
    long n = 0;
    for (int c = first; c != EOF; c = fgetc(f), n++)
        if (c != first) return false;
    if (f) fclose(f);
    return f && n == 10000L * (first - 'a' + 1);
}

START_TEST(what_a_killed_run_leaves_the_next_one_removes) {
    Open *open_it = opens[_i];
    random_state = 41;
    ck_assert(put_letter(open_it, in_dir("f"), 'a'));
    for (int round = 0; round < 60; round++) {
        pid_t child = fork();
        if (!child)
            for (int k = 0;; k++) put_letter(open_it, in_dir("f"), 'a' + k % 26);
        usleep((useconds_t)random_below(6000));
        ck_assert_int_eq(kill(child, SIGKILL), 0);
        ck_assert_int_eq(waitpid(child, NULL, 0), child);
        ck_assert(is_whole(in_dir("f")));
        ck_assert_int_le(n_files(), 2);
    }
    ck_assert(put_letter(open_it, in_dir("f"), 'b'));
    ck_assert(is_whole(in_dir("f")));
    ck_assert_int_eq(n_files(), 1);
}
END_TEST

START_TEST(runs_side_by_side_all_end_whole) {
    enum { RUNS = 4, ROUNDS = 40 };
    pid_t children[RUNS];
    for (int k = 0; k < RUNS; k++) {
        children[k] = fork();
        if (children[k]) continue;
        int n_bad = 0;
        for (int round = 0; round < ROUNDS; round++)
            n_bad += !put_letter(opens[(k + _i) % 2], in_dir("f"), 'a' + (7 * k + round) % 26) || !is_whole(in_dir("f"));
        _exit(n_bad ? 1 : 0);
    }
    for (int k = 0; k < RUNS; k++) {
        int status;
        ck_assert_int_eq(waitpid(children[k], &status, 0), children[k]);
        ck_assert_int_eq(status, 0);
    }
    ck_assert(is_whole(in_dir("f")));
    ck_assert_int_eq(n_files(), 1);
}
END_TEST

static void touch(const char *path) {
    int fd = open(path, O_WRONLY | O_CREAT, 0600);
    ck_assert_int_ge(fd, 0);
    close(fd);
}

// Names that look like leftovers: removed if they are nobody's, left alone if someone writes there or they are something else.
START_TEST(only_leftovers_are_removed) {
    Open *open_it = opens[_i];
    touch(in_dir(".f.0.tmp"));
    touch(in_dir(".f.0.tmp.o"));
    touch(in_dir(".f.2.tmp"));
    touch(in_dir(".g.0.tmp"));
    ck_assert(put_letter(open_it, in_dir("f"), 'a'));
    ck_assert_int_eq(n_files(), 2);
    ck_assert_int_eq(unlink(in_dir(".g.0.tmp")), 0);

    touch(in_dir(".f.0.tmp"));
    int held = open(in_dir(".f.0.tmp"), O_RDWR);
    ck_assert_int_eq(flock(held, LOCK_EX), 0);
    ck_assert_int_eq(mkfifo(in_dir(".f.1.tmp"), 0600), 0);
    ck_assert_int_eq(symlink("f", in_dir(".f.2.tmp")), 0);
    ck_assert_int_eq(mkdir(in_dir(".f.3.tmp"), 0700), 0);
    touch(in_dir("other"));
    ck_assert_int_eq(link(in_dir("other"), in_dir(".f.4.tmp")), 0);
    ck_assert(put_letter(open_it, in_dir("f"), 'c'));
    ck_assert(is_whole(in_dir("f")));
    ck_assert_int_eq(n_files(), 7);
    close(held);
    ck_assert(put_letter(open_it, in_dir("f"), 'd'));
    ck_assert_int_eq(n_files(), 6);
    ck_assert_int_eq(rmdir(in_dir(".f.3.tmp")), 0);
}
END_TEST

START_TEST(what_another_program_makes_takes_the_place) {
    OutFile o;
    ck_assert(outfile_open_named(&o, in_dir("f"), true, &diags));
    ck_assert_ptr_nonnull(o.temp);
    char *made = outfile_beside(o.temp, ".out");
    touch(made);
    ck_assert(outfile_take(&o, made, &diags) && outfile_commit(&o, &diags));
    ck_assert_int_eq(mode_of(in_dir("f")) & 0700, 0700);
    ck_assert_int_eq(n_files(), 1);
    free(made);
    ck_assert(outfile_open_named(&o, in_dir("f"), true, &diags));
    ck_assert(!outfile_take(&o, in_dir("absent"), &diags));
    ck_assert_int_eq(diags.exit_code, EXIT_SYSTEM);
    diags_clear(&diags);
    ck_assert_int_eq(n_files(), 1);
}
END_TEST

Suite *outfile_suite(void);
Suite *outfile_suite(void) {
    Suite *s = suite_create("outfile");
    TCase *t = tcase_create("outfile");
    tcase_add_checked_fixture(t, setup, teardown);
    tcase_add_test(t, permissions_follow_the_umask_or_the_old_file);
    tcase_add_test(t, nothing_changes_before_the_commit);
    tcase_add_test(t, two_writers_of_one_name_do_not_meet);
    tcase_add_test(t, the_file_behind_a_link_is_replaced);
    tcase_add_test(t, the_file_behind_links_is_made);
    tcase_add_test(t, a_name_of_full_length_can_be_written);
    tcase_add_test(t, long_content_arrives_unchanged);
    tcase_add_test(t, what_the_system_refuses_is_reported);
    tcase_add_test(t, a_device_is_written_and_stays);
    tcase_add_test(t, a_file_size_limit_is_an_error);
    tcase_add_test(t, exit_and_signals_leave_nothing_behind);
    tcase_add_test(t, standard_output_is_written_directly);
    tcase_add_loop_test(t, what_a_killed_run_leaves_the_next_one_removes, 0, 2);
    tcase_add_loop_test(t, runs_side_by_side_all_end_whole, 0, 2);
    tcase_add_loop_test(t, only_leftovers_are_removed, 0, 2);
    tcase_add_test(t, what_another_program_makes_takes_the_place);
    tcase_set_timeout(t, 60);
    suite_add_tcase(s, t);
    return s;
}
