// Devices by name, the cores that serve them, and threads bound to processors: which ones, and that the caller's thread is as before after a call.
// Program: mesh_program.h.
#define _GNU_SOURCE
#include "tests/unit/runtime/mesh_program.h"
#include "tests/unit/runtime/thread_transport.h"

#include <sched.h>

static TpurtProgram *mesh_load(const Mesh *m) {
    TpurtProgram *p;
    TpurtError e;
    ck_assert_msg(!tpurt_program_from_table(&m->program, NULL, &p, &e), "%s", e.text);
    return p;
}

START_TEST(devices_have_names) {
    Mesh *m = mesh_make(2, 3), *plain = mesh_make(3, 1);
    TpurtProgram *p = mesh_load(m), *q = mesh_load(plain);
    for (uint32_t n_threads = 1; n_threads <= 9; n_threads++) {
        TpurtSession *s;
        TpurtDeviceInfo device;
        TpurtCoreInfo core;
        TpurtError e;
        uint32_t at;
        ck_assert(!tpurt_session_create(p, &(TpurtSessionOptions){.n_threads = n_threads}, &s, &e));
        ck_assert_uint_eq(tpurt_session_devices(s), 6);
        for (uint32_t i = 0; i < 6; i++) {
            ck_assert(!tpurt_device_describe(s, i, &device, &e) && device.replica == i / 3 && device.partition == i % 3 && device.n_cores);
            ck_assert(!tpurt_device_find(s, device.name, &at, &e) && at == i);
            for (uint32_t c = device.first_core; c < device.first_core + device.n_cores; c++) {
                ck_assert(!tpurt_core_describe(s, c, &core, &e));
                ck_assert(core.processor == -1 && i >= core.first_device && i - core.first_device < core.n_devices);
            }
        }
        ck_assert_str_eq(device.name, "/replica:1/partition:2");
        ck_assert_int_eq(tpurt_device_find(s, "/replica:9", &at, &e), TPURT_NOT_FOUND);
        ck_assert_str_eq(e.text, "there is no device '/replica:9'; there are '/replica:0/partition:0' to '/replica:1/partition:2'");
        ck_assert_int_eq(tpurt_device_describe(s, 6, &device, &e), TPURT_BAD_CALL);
        ck_assert_int_eq(tpurt_core_describe(s, n_threads, &core, &e), TPURT_BAD_CALL);
        tpurt_session_destroy(s);
        ck_assert(!tpurt_session_create(q, NULL, &s, &e) && !tpurt_device_describe(s, 2, &device, &e));
        ck_assert_str_eq(device.name, "/replica:2");
        tpurt_session_destroy(s);
    }
    tpurt_program_release(p), tpurt_program_release(q);
    mesh_free(m), mesh_free(plain);
}
END_TEST

static cpu_set_t seen[4];
static void seeing_kernel(const TpuContext *c, uint32_t first, uint32_t last) {
    (void)first, (void)last;
    sched_getaffinity(0, sizeof *seen, &seen[((const TpuDevice *)c->buffers[0])->replica]);
}

START_TEST(threads_are_bound) {
    static const TpuPhase phase = {seeing_kernel, 1, 0, 10};
    static const TpuRef self = {TPU_SPACE_DEVICE, 0, 0, 0};
    Mesh *m = mesh_make(4, 1);
    uint32_t granted[1024], n = tpurt_processors(granted, 1024);
    m->kernels[N_GROUPS + 1].phases = &phase;
    m->steps[FAULTS][0] = (TpuStep){.kind = TPU_STEP_LAUNCH, .index = N_GROUPS + 1, .n_refs = 1, .refs = &self};
    m->steps[FAULTS][1] = (TpuStep){.kind = TPU_STEP_MEET, .op = "meet"};
    m->steps[FAULTS][2] = (TpuStep){.kind = TPU_STEP_END};
    TpurtProgram *p = mesh_load(m);
    TpurtError e;
    cpu_set_t before, after;
    uint64_t none = 0;
    void *args[] = {&none, &none, &none, &none};
    sched_getaffinity(0, sizeof before, &before);
    ck_assert_uint_ge(n, 1);
    for (uint32_t n_threads = 1; n_threads <= n && n_threads <= 4; n_threads++)
        for (int chosen = 0; chosen < 2; chosen++) {
            uint32_t list[4];
            TpurtSession *s;
            for (uint32_t i = 0; i < n_threads; i++) list[i] = granted[n - 1 - i];
            TpurtSessionOptions o = {.n_threads = n_threads, .pin = 1};
            if (chosen) o = (TpurtSessionOptions){.processors = list, .n_processors = n_threads};
            ck_assert_msg(!tpurt_session_create(p, &o, &s, &e) && !tpurt_run_unchecked(s, FAULTS, args, NULL, &e), "%s", e.text);
            ck_assert_uint_eq(tpurt_session_threads(s), n_threads);
            for (uint32_t i = 0; i < 4; i++) {
                TpurtDeviceInfo device;
                TpurtCoreInfo core;
                tpurt_device_describe(s, i, &device, NULL);
                tpurt_core_describe(s, device.first_core, &core, NULL);
                ck_assert_int_eq(core.processor, (int)(chosen ? list : granted)[device.first_core]);
                ck_assert(CPU_COUNT(&seen[i]) == 1 && CPU_ISSET((size_t)core.processor, &seen[i]));
            }
            tpurt_session_destroy(s);
            sched_getaffinity(0, sizeof after, &after);
            ck_assert(CPU_EQUAL(&before, &after));
        }
    TpurtSession *s;
    ck_assert_int_eq(tpurt_session_create(p, &(TpurtSessionOptions){.n_threads = n + 1, .pin = 1}, &s, &e), TPURT_BAD_CALL);
    ck_assert_int_eq(tpurt_session_create(p, &(TpurtSessionOptions){.processors = (uint32_t[]){5000}, .n_processors = 1}, &s, &e), TPURT_BAD_CALL);
    ck_assert_int_eq(tpurt_session_create(p, &(TpurtSessionOptions){.processors = granted}, &s, &e), TPURT_BAD_CALL);
    ck_assert_int_eq(tpurt_session_create(p, &(TpurtSessionOptions){.processors = (uint32_t[]){granted[0], granted[0]}, .n_processors = 2}, &s, &e),
                     TPURT_BAD_CALL);
    TpurtProcessorInfo info;
    ck_assert(!tpurt_processor_describe(granted[0], &info, &e) && info.n_siblings >= 1);
    ck_assert(!tpurt_processor_describe(99999, &info, &e) && !info.cache_bytes[0] && info.numa_node == -1);
    tpurt_program_release(p);
    mesh_free(m);
}
END_TEST

// Several on a machine, which are granted the same processors.
START_TEST(processes_take_different_processors) {
    uint32_t granted[64], n = tpurt_processors(granted, 64);
    Mesh *m = mesh_make(4, 1);
    TpurtProgram *p = mesh_load(m);
    Net *net = net_make(1);
    TpurtError e;
    ck_assert_uint_ge(n, 1);
    n = n < 64 ? n : 64;
    for (uint32_t i = 0; i < n; i++) {
        TpurtSession *s;
        TpurtCoreInfo core;
        net->ends[0].n_beside = n, net->ends[0].beside = i;
        ck_assert_msg(!tpurt_session_create(p, &(TpurtSessionOptions){.n_threads = 1, .pin = 1, .transport = net->ends}, &s, &e), "%s", e.text);
        ck_assert(!tpurt_core_describe(s, 0, &core, &e) && core.processor == (int)granted[i]);
        tpurt_session_destroy(s);
    }
    net_free(net);
    tpurt_program_release(p);
    mesh_free(m);
}
END_TEST

Suite *topology_suite(void);
Suite *topology_suite(void) {
    Suite *s = suite_create("topology");
    TCase *t = tcase_create("topology");
    tcase_add_test(t, devices_have_names);
    tcase_add_test(t, threads_are_bound);
    tcase_add_test(t, processes_take_different_processors);
    suite_add_tcase(s, t);
    return s;
}
