// --devices: what a session consists of, as its threads and the machine are; and --cores, which names processors.
#include "frontend/runner/tpurun.h"
#include "ir/base/shown.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static void add_bytes(Text *t, uint64_t bytes) {
    if (bytes >> 20 && !(bytes & ((1 << 20) - 1))) text_f(t, "%" PRIu64 " MiB", bytes >> 20);
    else text_f(t, "%" PRIu64 " KiB", bytes >> 10);
}

static void add_processor(Text *t, uint32_t processor) {
    TpurtProcessorInfo info;
    tpurt_processor_describe(processor, &info, NULL);
    if (info.n_siblings > 1) text_f(t, ", of core %u with %u threads", info.core, info.n_siblings);
    for (int i = 0; i < TPURT_CACHE_LEVELS; i++) {
        if (!info.cache_bytes[i]) continue;
        text_f(t, ", L%d ", i + 1);
        add_bytes(t, info.cache_bytes[i]);
        if (info.cache_sharers[i] > 1) text_f(t, " shared by %u", info.cache_sharers[i]);
    }
    if (info.numa_node >= 0) text_f(t, ", NUMA node %d", info.numa_node);
    else text_z(t, ", NUMA node unknown");
}

static void print_core(const Model *m, uint32_t core) {
    TpurtCoreInfo info;
    tpurt_core_describe(m->session, core, &info, NULL);
    Text t = {0};
    text_f(&t, "core:%u", core);
    if (info.processor >= 0) {
        text_f(&t, "  bound to processor %d", info.processor);
        add_processor(&t, (uint32_t)info.processor);
    } else {
        text_z(&t, "  on any processor granted");
    }
    print_line(stdout, "%s", t.items);
    vec_free(&t);
}

// The machine, where cores are not bound: processors that are alike are told once.
static void print_processors(void) {
    uint32_t all[1024], n = tpurt_processors(all, COUNT(all));
    Text before = {0};
    if (n > COUNT(all)) n = COUNT(all);
    for (uint32_t i = 0, first = 0; i <= n; i++) {
        Text t = {0};
        if (i < n) add_processor(&t, all[i]);
        if (i > first && (i == n || strcmp(t.items, before.items) != 0)) {
            Text which = {0};
            text_f(&which, i - first == 1 ? "processor" : "processors");
            for (uint32_t k = first; k < i; k++) text_f(&which, "%s%u", k > first ? "," : " ", all[k]);
            print_line(stdout, "%s%s", which.items, before.items);
            vec_free(&which);
            first = i;
        }
        vec_free(&before);
        before = t;
    }
    vec_free(&before);
}

void compiled_devices(const Model *m) {
    uint32_t n = tpurt_session_devices(m->session);
    bool bound = false;
    for (uint32_t i = 0; i < n; i++) {
        TpurtDeviceInfo info;
        tpurt_device_describe(m->session, i, &info, NULL);
        if (info.n_cores == 1) print_line(stdout, "%s  served by core:%u", info.name, info.first_core);
        else print_line(stdout, "%s  served by core:%u to core:%u", info.name, info.first_core, info.first_core + info.n_cores - 1);
    }
    for (uint32_t i = 0; i < m->n_threads; i++) {
        TpurtCoreInfo info;
        print_core(m, i);
        tpurt_core_describe(m->session, i, &info, NULL);
        bound |= info.processor >= 0;
    }
    if (!bound) print_processors();
}

// "0,2-5"
bool cores_parse(const CliOption *x, const char *value, void *list_, Diags *d) {
    Cores *list = list_;
    enum { MOST = 1023 };
    for (const char *at = value;; at++) {
        char *end;
        unsigned long from = strtoul(at, &end, 10), to = from;
        bool good = *at >= '0' && *at <= '9';
        if (good && *end == '-') {
            at = end + 1;
            good = *at >= '0' && *at <= '9';
            to = strtoul(at, &end, 10);
        }
        if (!good || to < from || to > MOST || (*end && *end != ',')) return cli_refuse(d, "--%s takes processors such as 0,2-5, not '%s'", x->name, value);
        for (unsigned long i = from; i <= to; i++) vec_push(list, (uint32_t)i);
        if (!*end) return true;
        at = end;
    }
}
