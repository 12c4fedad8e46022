// Entry points that take whole arrays: parts on partitions, cut along two dimensions, along one, or not at all; results from the first partition that holds
// a part; calls and descriptions speak of wholes. Program: parts_program.h.
#define _GNU_SOURCE
#include "tests/unit/runtime/parts_program.h"

#include "runtime/internal.h"
#include "tests/unit/runtime/counting.h"
#include "tests/unit/runtime/thread_transport.h"

#include <check.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    int32_t a[N], b[TALL], c[FEW], y[N], z[2 * WIDE], w[FEW];
} Whole;

static void whole_fill(Whole *x, int32_t seed) {
    memset(x, 0xee, sizeof *x);
    for (int i = 0; i < N; i++) x->a[i] = seed + i;
    for (int i = 0; i < TALL; i++) x->b[i] = seed + 10 * i;
    for (int i = 0; i < FEW; i++) x->c[i] = seed - i;
}

static void whole_check(const Whole *x) {
    for (int i = 0; i < N; i++) ck_assert_int_eq(x->y[i], 10 * x->a[i] + i / COLS / 2 * 2 + i % COLS / 3);
    for (int i = 0; i < 2 * WIDE; i++) {
        int p = i % WIDE / 2 * 2; // the first that holds these columns
        ck_assert_int_eq(x->z[i], 100 * p + x->b[2 * p + i % 2]);
    }
    for (int i = 0; i < FEW; i++) ck_assert_int_eq(x->w[i], x->c[i] + 1000);
}

static const int64_t a_dims[] = {ROWS, COLS}, b_dims[] = {TALL}, z_dims[] = {2, WIDE};

static void whole_buffers(Whole *x, TpurtBuffer *in, TpurtBuffer *out) {
    in[0] = (TpurtBuffer){x->a, sizeof x->a, TPU_I32, 2, a_dims};
    in[1] = (TpurtBuffer){x->b, sizeof x->b, TPU_I32, 1, b_dims};
    in[2] = (TpurtBuffer){x->c, sizeof x->c, TPU_I32, 1, few_dims};
    out[0] = (TpurtBuffer){x->y, sizeof x->y, TPU_I32, 2, a_dims};
    out[1] = (TpurtBuffer){x->z, sizeof x->z, TPU_I32, 2, z_dims};
    out[2] = (TpurtBuffer){x->w, sizeof x->w, TPU_I32, 1, few_dims};
}

START_TEST(arrays_are_cut_and_joined) {
    TpurtProgram *p;
    TpurtError e;
    Whole whole[R];
    TpurtBuffer in[3 * R], out[3 * R];
    ck_assert_msg(!tpurt_program_from_table(&parts_tpu_program, NULL, &p, &e), "%s", e.text);
    for (uint32_t n_threads = 1; n_threads <= 16; n_threads *= 2) {
        TpurtSession *s;
        ck_assert_msg(!tpurt_session_create(p, &(TpurtSessionOptions){.n_threads = n_threads}, &s, &e), "%s", e.text);
        for (uint32_t i = 0; i < 4; i++) {
            for (int r = 0; r < R; r++) whole_fill(&whole[r], 7 * r + 1), whole_buffers(&whole[r], in + 3 * r, out + 3 * r);
            void *pointers[3 * R], *places[3 * R];
            for (int k = 0; k < 3 * R; k++) pointers[k] = in[k].data, places[k] = out[k].data;
            TpurtStatus status = i % 2 ? tpurt_run_unchecked(s, 0, pointers, places, &e) : tpurt_run(s, i ? 0 : TPURT_ANY_ENTRY, in, 3 * R, out, 3 * R, &e);
            ck_assert_msg(!status, "%s", e.text);
            for (int r = 0; r < R; r++) whole_check(&whole[r]);
        }
        tpurt_session_destroy(s);
    }
    tpurt_program_release(p);
}
END_TEST

// ---- In several processes: each that has a partition of a replica has all of its results

typedef struct {
    TpurtTransport *transport;
    pthread_t thread;
    Whole whole[R];
    uint32_t n; // replicas here
} End;

static void *end_run(void *context) {
    End *x = context;
    TpurtProgram *p;
    TpurtSession *s;
    TpurtError e;
    TpurtBuffer in[3 * R], out[3 * R];
    ck_assert_msg(!tpurt_program_from_table(&parts_tpu_program, NULL, &p, &e), "%s", e.text);
    ck_assert_msg(!tpurt_session_create(p, &(TpurtSessionOptions){.n_threads = 2, .transport = x->transport}, &s, &e), "%s", e.text);
    uint32_t first = tpurt_session_first_device(s), last = first + tpurt_session_devices(s) - 1;
    x->n = last / P + 1 - first / P;
    for (int i = 0; i < 3; i++) {
        for (uint32_t r = 0; r < x->n; r++) whole_fill(&x->whole[r], 7 * (int32_t)(first / P + r) + i), whole_buffers(&x->whole[r], in + 3 * r, out + 3 * r);
        ck_assert_msg(!tpurt_run(s, i ? 0 : TPURT_ANY_ENTRY, in, 3 * x->n, out, 3 * x->n, &e), "%s", e.text);
        for (uint32_t r = 0; r < x->n; r++) whole_check(&x->whole[r]);
    }
    tpurt_session_destroy(s);
    tpurt_program_release(p);
    return NULL;
}

START_TEST(partitions_in_several_processes) {
    for (uint32_t n = 1; n <= R * P; n++) {
        Net *net = net_make(n);
        End ends[R * P];
        net->most_late = n % 3;
        for (uint32_t i = 0; i < n; i++) {
            ends[i].transport = &net->ends[i];
            ck_assert(!pthread_create(&ends[i].thread, NULL, end_run, &ends[i]));
        }
        for (uint32_t i = 0; i < n; i++) pthread_join(ends[i].thread, NULL);
        net_free(net);
    }
}
END_TEST

static void *end_go(void *context) { // no call
    TpurtProgram *p;
    TpurtSession *s;
    TpurtError e;
    ck_assert_msg(!tpurt_program_from_table(&parts_tpu_program, NULL, &p, &e), "%s", e.text);
    ck_assert_msg(!tpurt_session_create(p, &(TpurtSessionOptions){.n_threads = 1, .transport = context}, &s, &e), "%s", e.text);
    tpurt_session_destroy(s);
    tpurt_program_release(p);
    return NULL;
}

START_TEST(a_process_that_goes) {
    Net *net = net_make(R * P);
    pthread_t others[R * P];
    TpurtProgram *p;
    TpurtSession *s;
    TpurtError e;
    Whole whole;
    TpurtBuffer in[3], out[3];
    for (uint32_t i = 1; i < R * P; i++) ck_assert(!pthread_create(&others[i], NULL, end_go, &net->ends[i]));
    ck_assert_msg(!tpurt_program_from_table(&parts_tpu_program, NULL, &p, &e), "%s", e.text);
    TpurtSessionOptions options = {.n_threads = 1, .transport = net->ends, .timeout_ns = UINT64_C(20000000000)};
    ck_assert_msg(!tpurt_session_create(p, &options, &s, &e), "%s", e.text);
    whole_fill(&whole, 1), whole_buffers(&whole, in, out);
    ck_assert_int_eq(tpurt_run(s, 0, in, 3, out, 3, &e), TPURT_NOT_MET);
    ck_assert_msg(strstr(e.text, " has ended, without the call whose results this one joins; all make the same calls"), "%s", e.text);
    for (uint32_t i = 1; i < R * P; i++) pthread_join(others[i], NULL);
    tpurt_session_destroy(s);
    tpurt_program_release(p);
    net_free(net);
}
END_TEST

START_TEST(wholes_are_spoken_of) {
    TpurtProgram *p;
    TpurtSession *s;
    TpurtError e;
    TpurtPortInfo port;
    TpurtEntryInfo info;
    Whole x;
    TpurtBuffer in[3], out[3];
    uint32_t index;
    whole_fill(&x, 1);
    whole_buffers(&x, in, out);
    ck_assert(!tpurt_program_from_table(&parts_tpu_program, NULL, &p, &e) && !tpurt_session_create(p, &(TpurtSessionOptions){.n_replicas = 1}, &s, &e));
    ck_assert(!tpurt_entry_describe(p, 0, &info, &e) && info.whole == 1);
    ck_assert(!tpurt_port_describe(p, 0, TPURT_RESULT, 1, &port, &e));
    ck_assert(port.dims[0] == 2 && port.dims[1] == WIDE && port.bytes == sizeof x.z && port.sharding->n_parts[1] == 2);
    ck_assert(!tpurt_port_describe(p, 0, TPURT_ARG, 2, &port, &e) && !port.sharding && port.bytes == sizeof x.c);
    ck_assert(!tpurt_entry_match(p, in, 3, &index, &e) && !tpurt_run(s, 0, in, 3, out, 3, &e));
    ck_assert_int_eq(tpurt_run(s, 0, in, 2, out, 3, &e), TPURT_MISMATCH);
    ck_assert_str_eq(e.text, "got 2 arguments, 'main' has 3 for each of 1 replicas");
    in[0].dims = square_dims, in[0].bytes = 24;
    ck_assert_int_eq(tpurt_run(s, 0, in, 3, out, 3, &e), TPURT_MISMATCH);
    ck_assert_str_eq(
        e.text, "argument 0 'arg0': got tensor<2x3xi32>, compiled for tensor<4x6xi32>; dimension 0 is 2, compiled for 4; compile the model for this shape, "
                "or pad to the compiled one");
    tpurt_session_destroy(s);
    tpurt_program_release(p);
}
END_TEST

START_TEST(whose_argument_is_wrong) {
    TpurtProgram *p;
    TpurtSession *s;
    TpurtError e;
    Whole x[R];
    TpurtBuffer in[3 * R], out[3 * R];
    for (int r = 0; r < R; r++) whole_fill(&x[r], 1), whole_buffers(&x[r], in + 3 * r, out + 3 * r);
    ck_assert(!tpurt_program_from_table(&parts_tpu_program, NULL, &p, &e) && !tpurt_session_create(p, NULL, &s, &e));
    in[4].dtype = TPU_F32;
    for (int any = 0; any < 2; any++) {
        ck_assert_int_eq(tpurt_run(s, any ? TPURT_ANY_ENTRY : 0, in, 3 * R, out, 3 * R, &e), TPURT_MISMATCH);
        ck_assert_str_eq(e.text, "replica 1: argument 1 'arg1': got tensor<8xf32>, compiled for tensor<8xi32>; the element type differs");
    }
    in[4].dtype = TPU_I32, out[0].data = NULL;
    ck_assert_int_eq(tpurt_run(s, 0, in, 3 * R, out, 3 * R, &e), TPURT_MISMATCH);
    ck_assert_str_eq(e.text, "replica 0: result 0 'output0': the buffer has no memory");
    tpurt_session_destroy(s);
    tpurt_program_release(p);
}
END_TEST

START_TEST(every_allocation_may_fail) {
    bool done = false;
    for (long n = 1; !done; n++) {
        Counting counting = {.fail_at = n};
        TpurtAllocator allocator = {counting_allocate, counting_release, &counting};
        TpurtProgram *p;
        TpurtSession *s = NULL;
        if (!tpurt_program_from_table(&parts_tpu_program, &(TpurtProgramOptions){.allocator = &allocator}, &p, NULL)) {
            TpurtStatus status = tpurt_session_create(p, NULL, &s, NULL);
            ck_assert_int_eq(status, s ? TPURT_OK : TPURT_OUT_OF_MEMORY);
        }
        done = s != NULL;
        tpurt_session_destroy(s);
        tpurt_program_release(p);
        ck_assert_int_eq(counting.live, 0);
    }
}
END_TEST

Suite *parts_suite(void);
Suite *parts_suite(void) {
    Suite *s = suite_create("parts");
    TCase *t = tcase_create("parts");
    tcase_add_test(t, arrays_are_cut_and_joined);
    tcase_add_test(t, partitions_in_several_processes);
    tcase_add_test(t, a_process_that_goes);
    tcase_add_test(t, wholes_are_spoken_of);
    tcase_add_test(t, whose_argument_is_wrong);
    tcase_add_test(t, every_allocation_may_fail);
    suite_add_tcase(s, t);
    return s;
}
