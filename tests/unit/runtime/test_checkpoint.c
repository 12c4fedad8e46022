// Checkpoints of libtpudata: what is written comes back, damage is found wherever it is, a failed write leaves those before, the last are kept.
#define _GNU_SOURCE
#include "tests/unit/runtime/counting.h"
#include "tests/unit/runtime/data_files.h"

#include <dirent.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

static char folder[FOLDER_SIZE], kept[FOLDER_SIZE + 8];
static float w[6] = {1, 2, 3, 4, 5, 6};
static uint8_t flags[3] = {1, 0, 1};
static int64_t count = 7;
static const int64_t two_three[] = {2, 3}, three[] = {3};
static const TpudataTensor tensors[] = {{"flags", TPU_I1, 1, three, flags, 3},
                                        {"layer \"1\"/w\n", TPU_F32, 2, two_three, w, 24},
                                        {"count", TPU_I64, 0, NULL, &count, 8}};
static const TpudataNote notes[] = {{"seed", "12"}, {"what", "a \\ \t \"text\""}};

static void begin(void) {
    folder_make(folder, "checkpoint");
    snprintf(kept, sizeof kept, "%s/c", folder);
}

static void end(void) { folder_remove(folder); }

static TpudataFolder *open_folder(void) {
    TpudataFolder *f;
    TpurtError e;
    ck_assert_msg(!tpudata_folder_open(kept, NULL, &f, &e), "%s", e.text);
    return f;
}

static void write_step(TpudataFolder *f, uint64_t step, uint32_t keep) {
    TpurtError e;
    w[0] = (float)step;
    ck_assert_msg(!tpudata_folder_write(f, step, tensors, 3, notes, 2, keep, &e), "%s", e.text);
}

static char *path_of(uint64_t step, char to[128]) {
    snprintf(to, 128, "%s/step-%012llu.safetensors", kept, (unsigned long long)step);
    return to;
}

static int count_files(void) {
    int n = 0;
    DIR *d = opendir(kept);
    for (struct dirent *e; (e = readdir(d));) n += e->d_name[0] != '.' || strlen(e->d_name) > 2;
    closedir(d);
    return n;
}

static int count_temporaries(void) {
    int n = 0;
    DIR *d = opendir(kept);
    for (struct dirent *e; (e = readdir(d));) n += e->d_name[0] == '.' && strlen(e->d_name) > 2;
    closedir(d);
    return n;
}

START_TEST(what_is_written_comes_back) {
    TpudataFolder *f = open_folder(), *again;
    TpudataCheckpoint *c;
    TpudataCheckpointInfo info;
    TpudataTensor t;
    TpurtError e;
    char path[128];
    ck_assert_int_eq(tpudata_folder_newest(f, 0, &c, &e), TPURT_NOT_FOUND);
    ck_assert_int_eq(tpudata_folder_open(kept, NULL, &again, &e), TPURT_BUSY);
    write_step(f, 40, 0);
    write_step(f, 7, 0);
    ck_assert_msg(!tpudata_folder_newest(f, 0, &c, &e), "%s", e.text);
    tpudata_checkpoint_describe(c, &info, &e);
    ck_assert(info.step == 40 && info.n_tensors == 3 && info.n_notes == 4 && info.checked && !info.n_skipped && !info.skipped);
    ck_assert_str_eq(info.path, path_of(40, path));
    ck_assert_str_eq(tpudata_checkpoint_note(c, "seed"), "12");
    ck_assert_str_eq(tpudata_checkpoint_note(c, "what"), "a \\ \t \"text\"");
    ck_assert_ptr_null(tpudata_checkpoint_note(c, "none"));
    uint64_t at = UINT64_MAX;
    for (int i = 0; i < 3; i++) {
        uint32_t index;
        char got[24];
        ck_assert_int_eq(tpudata_checkpoint_find(c, tensors[i].name, &index, &e), TPURT_OK);
        ck_assert_int_eq(tpudata_checkpoint_tensor(c, index, &t, &e), TPURT_OK);
        ck_assert(t.dtype == tensors[i].dtype && t.rank == tensors[i].rank && t.bytes == tensors[i].bytes);
        if (t.rank) ck_assert(!memcmp(t.dims, tensors[i].dims, t.rank * sizeof *t.dims));
        ck_assert_int_eq(tpudata_checkpoint_read(c, index, got, t.bytes, &e), TPURT_OK);
        w[0] = 40;
        ck_assert_mem_eq(got, tensors[i].data, t.bytes);
        ck_assert_int_eq(tpudata_checkpoint_read(c, index, got, t.bytes - 1, &e), TPURT_MISMATCH);
        at = at > index ? index : at;
    }
    ck_assert_int_eq(tpudata_checkpoint_find(c, "absent", &(uint32_t){0}, &e), TPURT_NOT_FOUND);
    ck_assert_int_eq(tpudata_checkpoint_tensor(c, 3, &t, &e), TPURT_BAD_CALL);
    tpudata_checkpoint_close(c);
    tpudata_folder_close(f);
    tpudata_folder_close(open_folder()); // it is free again
}
END_TEST

START_TEST(the_last_are_kept) {
    TpudataFolder *f = open_folder();
    TpudataCheckpoint *c;
    TpudataCheckpointInfo info;
    TpurtError e;
    for (uint64_t step = 1; step <= 9; step++) write_step(f, step * step * 1000, 3);
    ck_assert_int_eq(count_files(), 3);
    ck_assert_int_eq(tpudata_folder_newest(f, 0, &c, &e), TPURT_OK);
    tpudata_checkpoint_describe(c, &info, &e);
    ck_assert_uint_eq(info.step, 81000);
    tpudata_checkpoint_close(c);
    tpudata_folder_close(f);
}
END_TEST

// Every byte of the file changed, and every length: refused, whatever it was.
START_TEST(any_damage_is_found) {
    TpudataFolder *f = open_folder();
    TpudataCheckpoint *c;
    TpurtError e;
    char path[128];
    static uint8_t whole[4096];
    write_step(f, 1, 0);
    FILE *file = fopen(path_of(1, path), "r+b");
    size_t n = fread(whole, 1, sizeof whole, file), n_taken = 0, n_odd = 0;
    for (size_t i = 0; i < n; i++)
        for (int bit = 1; bit < 256; bit *= 16) {
            fseek(file, (long)i, SEEK_SET);
            fputc(whole[i] ^ bit, file);
            fflush(file);
            TpurtStatus status = tpudata_folder_newest(f, 0, &c, &e);
            n_taken += status != TPURT_BAD_DATA;
            n_odd += !strstr(e.text, "step-000000000001.safetensors: byte ") || !strstr(e.text, "; there is none before it that is whole");
            tpudata_checkpoint_close(c);
            fseek(file, (long)i, SEEK_SET);
            fputc(whole[i], file);
        }
    fclose(file);
    ck_assert_uint_eq(n_taken, 0);
    ck_assert_uint_eq(n_odd, 0);
    ck_assert_int_eq(tpudata_folder_newest(f, 0, &c, &e), TPURT_OK);
    tpudata_checkpoint_close(c);
    for (size_t left = n - 1; left < n; left--) {
        ck_assert_int_eq(truncate(path, (off_t)left), 0);
        n_taken += tpudata_folder_newest(f, 0, &c, &e) != TPURT_BAD_DATA;
    }
    ck_assert_uint_eq(n_taken, 0);
    tpudata_folder_close(f);
}
END_TEST

// Else the next run would find a folder without checkpoints, and begin anew.
START_TEST(where_none_is_whole_nothing_is_renamed) {
    TpudataFolder *f = open_folder();
    TpudataCheckpoint *c;
    TpurtError e;
    char path[128];
    uint64_t step;
    ck_assert_int_eq(tpudata_folder_find(f, &step, &e), TPURT_NOT_FOUND);
    for (uint64_t i = 1; i <= 3; i++) {
        write_step(f, i, 0);
        ck_assert_int_eq(tpudata_folder_find(f, &step, &e), TPURT_OK);
        ck_assert_uint_eq(step, i);
    }
    for (uint64_t i = 3; i >= 1; i--) {
        ck_assert_int_eq(truncate(path_of(i, path), 100), 0);
        ck_assert_int_eq(tpudata_folder_find(f, &step, &e), i > 1 ? TPURT_OK : TPURT_NOT_FOUND);
        ck_assert(i == 1 || step == i - 1);
    }
    for (int i = 0; i < 2; i++) {
        ck_assert_int_eq(tpudata_folder_newest(f, 1, &c, &e), TPURT_BAD_DATA);
        ck_assert_ptr_null(c);
        ck_assert_ptr_nonnull(strstr(e.text, "step-000000000003.safetensors: byte 100: "));
        ck_assert_ptr_nonnull(strstr(e.text, "there is none before it that is whole, and none was renamed"));
        ck_assert_int_eq(count_files(), 3);
        ck_assert_int_eq(access(path_of(2, path), F_OK), 0);
    }
    tpudata_folder_close(f);
}
END_TEST

START_TEST(a_damaged_one_is_left_out_if_asked) {
    TpudataFolder *f = open_folder();
    TpudataCheckpoint *c;
    TpudataCheckpointInfo info;
    TpurtError e;
    char path[128];
    for (uint64_t step = 1; step <= 3; step++) write_step(f, step, 0);
    ck_assert_int_eq(truncate(path_of(3, path), 100), 0);
    ck_assert_int_eq(tpudata_folder_newest(f, 0, &c, &e), TPURT_BAD_DATA);
    ck_assert_ptr_nonnull(strstr(e.text, "it is cut off; the one of step 2 is whole"));
    ck_assert_int_eq(tpudata_folder_newest(f, 1, &c, &e), TPURT_OK);
    tpudata_checkpoint_describe(c, &info, &e);
    ck_assert(info.step == 2 && info.n_skipped == 1 && strstr(info.skipped, "step-000000000003.safetensors: byte 100: "));
    tpudata_checkpoint_close(c);
    ck_assert_int_eq(count_files(), 3); // one of them NAME.damaged
    ck_assert_int_eq(tpudata_folder_newest(f, 0, &c, &e), TPURT_OK);
    tpudata_checkpoint_close(c);
    write_step(f, 3, 1);
    ck_assert_int_eq(count_files(), 2);
    tpudata_folder_close(f);
}
END_TEST

// A limit on the size of files stands for a full disk, at every length that there is.
START_TEST(a_full_disk_leaves_those_before) {
    TpudataFolder *f = open_folder();
    TpurtError e;
    struct stat st;
    char path[128];
    write_step(f, 1, 1);
    stat(path_of(1, path), &st);
    tpudata_folder_close(f);
    for (off_t limit = 0; limit < st.st_size; limit += 13) {
        pid_t child = fork();
        if (!child) {
            f = open_folder();
            setrlimit(RLIMIT_FSIZE, &(struct rlimit){(rlim_t)limit, (rlim_t)limit});
            TpurtStatus status = tpudata_folder_write(f, 2, tensors, 3, notes, 2, 1, &e);
            _exit(status == TPURT_SYSTEM && strstr(e.text, "/c/step-000000000002.safetensors: cannot be written: ") ? 0 : 1);
        }
        int how;
        waitpid(child, &how, 0);
        ck_assert_int_eq(how, 0);
        ck_assert_int_eq(count_files(), 1);
    }
    f = open_folder();
    TpudataCheckpoint *c;
    ck_assert_int_eq(tpudata_folder_newest(f, 0, &c, &e), TPURT_OK);
    tpudata_checkpoint_close(c);
    tpudata_folder_close(f);
}
END_TEST

// A writer that is killed at any moment: what is there afterwards is whole, and nothing half written stays.
START_TEST(a_killed_writer_leaves_whole_files) {
    TpudataCheckpoint *c;
    TpudataCheckpointInfo info;
    TpurtError e;
    uint64_t last = 0;
    TpudataFolder *f = open_folder();
    write_step(f, 1, 2);
    tpudata_folder_close(f);
    for (int i = 0; i < 30; i++) {
        pid_t child = fork();
        if (!child) {
            f = open_folder();
            for (uint64_t step = last + 1;; step++) write_step(f, step, 2);
        }
        usleep((useconds_t)(random_next() % 4000));
        kill(child, SIGKILL);
        waitpid(child, NULL, 0);
        f = open_folder();
        ck_assert_int_eq(count_temporaries(), 0);
        ck_assert_msg(!tpudata_folder_newest(f, 0, &c, &e), "%s", e.text);
        tpudata_checkpoint_describe(c, &info, &e);
        ck_assert_uint_ge(info.step, last);
        last = info.step;
        tpudata_checkpoint_close(c);
        tpudata_folder_close(f);
    }
}
END_TEST

START_TEST(files_of_others_and_wrong_calls) {
    TpudataCheckpoint *c;
    TpudataCheckpointInfo info;
    TpurtError e;
    Bytes file = {.n = 0};
    static const char header[] =
        "{\"\\u00e4\":{\"shape\":[2],\"data_offsets\":[0,8],\"dtype\":\"F32\"}, \"b\":{\"dtype\":\"U8\",\"shape\":[],\"data_offsets\":[8,9]}}   ";
    put_word(&file, sizeof header - 1, 8), put(&file, header, sizeof header - 1), put(&file, "123456789", 9);
    const char *path = save(folder, "other.safetensors", &file);
    ck_assert_msg(!tpudata_checkpoint_open(path, NULL, &c, &e), "%s", e.text);
    tpudata_checkpoint_describe(c, &info, &e);
    ck_assert(info.n_tensors == 2 && !info.checked && !info.step);
    ck_assert_int_eq(tpudata_checkpoint_find(c, "\xc3\xa4", &(uint32_t){0}, &e), TPURT_OK);
    tpudata_checkpoint_close(c);
    static const char *const wrong[] = {"{\"a\":{\"dtype\":\"F32\",\"shape\":[2],\"data_offsets\":[0,9]}}",
                                        "{\"a\":{\"dtype\":\"F32\",\"shape\":[99999999999999999999],\"data_offsets\":[0,9]}}",
                                        "{\"a\":{\"dtype\":\"F32\",\"shape\":[4294967296,4294967296],\"data_offsets\":[0,0]}}",
                                        "{\"a\":{\"dtype\":\"X\",\"shape\":[2],\"data_offsets\":[0,8]}}",
                                        "{\"a\":{\"dtype\":\"U8\",\"shape\":[8],\"data_offsets\":[0,8]}}",
                                        "{\"a\":{\"dtype\":\"U8\",\"dtype\":\"U8\",\"data_offsets\":[0,8]}}",
                                        "{\"a\":1}",
                                        "[]",
                                        "{\"a\"",
                                        "{\"__metadata__\":{\"a\":1}}",
                                        "{\"\\ud800\":{}}",
                                        "{} x"};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        file.n = 0;
        put_word(&file, strlen(wrong[i]), 8), put(&file, wrong[i], strlen(wrong[i])), put(&file, "123456789", 9);
        ck_assert_int_eq(tpudata_checkpoint_open(save(folder, "wrong", &file), NULL, &c, &e), TPURT_BAD_DATA);
        ck_assert_ptr_null(c);
    }
    char out[FOLDER_SIZE + 16];
    snprintf(out, sizeof out, "%s/w.safetensors", folder);
    ck_assert_int_eq(tpudata_checkpoint_write(out, tensors, 3, NULL, 0, NULL, &e), TPURT_OK);
    TpudataTensor twice[2] = {tensors[0], tensors[0]}, odd = tensors[0];
    ck_assert_int_eq(tpudata_checkpoint_write(out, twice, 2, NULL, 0, NULL, &e), TPURT_BAD_CALL);
    odd.bytes = 4;
    ck_assert_int_eq(tpudata_checkpoint_write(out, &odd, 1, NULL, 0, NULL, &e), TPURT_BAD_CALL);
    odd.bytes = 3, odd.dtype = TPU_I4;
    ck_assert_int_eq(tpudata_checkpoint_write(out, &odd, 1, NULL, 0, NULL, &e), TPURT_BAD_CALL);
    struct stat st;
    char pipe[FOLDER_SIZE + 16];
    snprintf(pipe, sizeof pipe, "%s/pipe", folder);
    ck_assert_int_eq(mkfifo(pipe, 0600), 0);
    ck_assert_int_eq(tpudata_checkpoint_write(pipe, tensors, 3, NULL, 0, NULL, &e), TPURT_SYSTEM);
    ck_assert_msg(strstr(e.text, "pipe: cannot be written: this is no regular file"), "%s", e.text);
    ck_assert(!stat(pipe, &st) && S_ISFIFO(st.st_mode)); // a device would be lost
    ck_assert_int_eq(tpudata_checkpoint_write("/absent/x", tensors, 3, NULL, 0, NULL, &e), TPURT_SYSTEM);
    ck_assert_int_eq(tpudata_checkpoint_open(out, NULL, &c, &e), TPURT_OK);
    tpudata_checkpoint_close(c);
}
END_TEST

START_TEST(every_allocation_may_fail) {
    for (long n = 1;; n++) {
        Counting counting = {.fail_at = n};
        TpurtAllocator allocator = {counting_allocate, counting_release, &counting};
        TpudataFolder *f = NULL;
        TpudataCheckpoint *c = NULL;
        TpurtError e;
        TpurtStatus status = tpudata_folder_open(kept, &allocator, &f, &e);
        if (!status) status = tpudata_folder_write(f, 1, tensors, 3, notes, 2, 1, &e);
        if (!status) status = tpudata_folder_newest(f, 0, &c, &e);
        if (status) ck_assert_msg(status == TPURT_OUT_OF_MEMORY && !strncmp(e.text, "out of memory: no ", 18), "%s", e.text);
        tpudata_checkpoint_close(c);
        tpudata_folder_close(f);
        ck_assert_int_eq(counting.live, 0);
        if (!status) break;
    }
}
END_TEST

Suite *checkpoint_suite(void);
Suite *checkpoint_suite(void) {
    Suite *s = suite_create("checkpoint");
    TCase *t = tcase_create("checkpoint");
    tcase_set_timeout(t, 60);
    tcase_add_checked_fixture(t, begin, end);
    tcase_add_test(t, what_is_written_comes_back);
    tcase_add_test(t, the_last_are_kept);
    tcase_add_test(t, any_damage_is_found);
    tcase_add_test(t, a_damaged_one_is_left_out_if_asked);
    tcase_add_test(t, where_none_is_whole_nothing_is_renamed);
    tcase_add_test(t, a_full_disk_leaves_those_before);
    tcase_add_test(t, a_killed_writer_leaves_whole_files);
    tcase_add_test(t, files_of_others_and_wrong_calls);
    tcase_add_test(t, every_allocation_may_fail);
    suite_add_tcase(s, t);
    return s;
}
