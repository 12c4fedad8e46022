// Processors: which are granted, what is said of them in /sys (caches, NUMA nodes), and binding threads to them. Nothing is allocated, and what the
// system does not say is told as unknown.
#define _GNU_SOURCE
#include "runtime/session/topology.h"

#include "runtime/status.h"
#include "runtime/transport.h"

#include <fcntl.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static bool read_fact(char *text, size_t cap, uint32_t processor, const char *what) {
    char path[128];
    snprintf(path, sizeof path, "/sys/devices/system/cpu/cpu%u/%s", processor, what);
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0) return false;
    ssize_t n = read(fd, text, cap - 1);
    close(fd);
    text[n > 0 ? n : 0] = 0;
    return n > 0;
}

// "0-3,8,10-11": how many numbers, and the first.
static uint32_t list_count(const char *text, uint32_t *out_first) {
    uint32_t n = 0;
    *out_first = (uint32_t)strtoul(text, NULL, 10);
    while (*text >= '0' && *text <= '9') {
        char *end;
        unsigned long from = strtoul(text, &end, 10), to = from;
        if (*end == '-') to = strtoul(end + 1, &end, 10);
        if (to >= from) n += (uint32_t)(to - from) + 1;
        text = end + (*end == ',');
    }
    return n;
}

static uint64_t bytes_of(const char *text) {
    char *end;
    uint64_t n = strtoull(text, &end, 10);
    return *end == 'K' ? n << 10 : *end == 'M' ? n << 20 : n;
}

static void describe_caches(uint32_t processor, TpurtProcessorInfo *out) {
    for (uint32_t i = 0; i < 16; i++) {
        char what[48], text[256];
        uint32_t first;
        snprintf(what, sizeof what, "cache/index%u/type", i);
        if (!read_fact(text, sizeof text, processor, what)) return;
        bool code = !strncmp(text, "Instruction", 11);
        snprintf(what, sizeof what, "cache/index%u/level", i);
        uint32_t level = read_fact(text, sizeof text, processor, what) ? (uint32_t)strtoul(text, NULL, 10) : 0;
        if (code || level < 1 || level > TPURT_CACHE_LEVELS) continue;
        snprintf(what, sizeof what, "cache/index%u/size", i);
        if (read_fact(text, sizeof text, processor, what)) out->cache_bytes[level - 1] = bytes_of(text);
        snprintf(what, sizeof what, "cache/index%u/shared_cpu_list", i);
        if (read_fact(text, sizeof text, processor, what)) out->cache_sharers[level - 1] = list_count(text, &first);
    }
}

static int32_t numa_node_of(uint32_t processor) {
    for (uint32_t i = 0; i < 256; i++) {
        char path[96];
        snprintf(path, sizeof path, "/sys/devices/system/cpu/cpu%u/node%u", processor, i);
        if (!access(path, F_OK)) return (int32_t)i;
    }
    return -1;
}

TpurtStatus tpurt_processor_describe(uint32_t processor, TpurtProcessorInfo *out_info, TpurtError *error) {
    char text[256];
    if (!out_info) return error_set(error, TPURT_BAD_CALL, "a place for the answer was not given");
    *out_info = (TpurtProcessorInfo){.core = processor, .n_siblings = 1, .numa_node = numa_node_of(processor)};
    if (read_fact(text, sizeof text, processor, "topology/thread_siblings_list")) out_info->n_siblings = list_count(text, &out_info->core);
    describe_caches(processor, out_info);
    return error_clear(error);
}

// ---- Those granted

uint32_t tpurt_processors(uint32_t *out, uint32_t capacity) {
    cpu_set_t mask;
    uint32_t n = 0;
    if (sched_getaffinity(0, sizeof mask, &mask)) return 0;
    for (int later = 0; later < 2; later++) // a processor of each core first, then their siblings
        for (uint32_t i = 0; i < CPU_SETSIZE; i++) {
            char text[256];
            uint32_t core = i;
            if (!CPU_ISSET(i, &mask)) continue;
            if (read_fact(text, sizeof text, i, "topology/thread_siblings_list")) list_count(text, &core);
            bool is_later = core != i && core < CPU_SETSIZE && CPU_ISSET(core, &mask);
            if (is_later != later) continue;
            if (n < capacity) out[n] = i;
            n++;
        }
    return n;
}

// ---- Binding

void thread_bind(uint32_t processor) {
    cpu_set_t one;
    CPU_ZERO(&one);
    CPU_SET(processor, &one);
    sched_setaffinity(0, sizeof one, &one); // where the system has taken the processor away since, the thread runs elsewhere
}

_Static_assert(sizeof(ThreadMask) >= sizeof(cpu_set_t), "the mask of a thread fits");
void thread_mask_save(ThreadMask *out) {
    cpu_set_t mask;
    out->known = !sched_getaffinity(0, sizeof mask, &mask);
    memcpy(out->bits, &mask, sizeof mask);
}

void thread_mask_restore(const ThreadMask *saved) {
    if (saved->known) sched_setaffinity(0, sizeof(cpu_set_t), (const cpu_set_t *)(const void *)saved->bits);
}

TpurtStatus processors_choose(const TpurtSessionOptions *options, uint32_t n_threads, uint32_t *out, TpurtError *error) {
    uint32_t granted[CPU_SETSIZE], n_granted = tpurt_processors(granted, CPU_SETSIZE);
    const uint32_t *list = options->processors ? options->processors : granted;
    uint32_t n = options->processors ? options->n_processors : n_granted;
    uint32_t first = !options->processors && options->transport && n ? (uint32_t)((uint64_t)options->transport->beside * n_threads % n) : 0;
    if (n < n_threads)
        return error_set(error, TPURT_BAD_CALL, "%u threads cannot be bound to %u processors; ask for fewer threads, or do not pin them", n_threads, n);
    for (uint32_t i = 0; i < n_threads; i++) {
        bool found = false;
        out[i] = list[(first + i) % n];
        for (uint32_t k = 0; k < n_granted; k++) found |= granted[k] == out[i];
        if (!found) return error_set(error, TPURT_BAD_CALL, "processor %u is not among the %u granted to this process", out[i], n_granted);
        for (uint32_t k = 0; k < i; k++)
            if (out[k] == out[i]) return error_set(error, TPURT_BAD_CALL, "processor %u is given twice", out[i]);
    }
    return TPURT_OK;
}
