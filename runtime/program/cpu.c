// What this processor can do, and what the operating system lets the process use. A
// feature counts only if the system also saves its registers (XGETBV). Source: Intel SDM volume 2A, CPUID; volume
// 1, 13.3 and 15.2.
#define _GNU_SOURCE
#include "runtime/internal.h"

#include <cpuid.h>
#include <fcntl.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { EAX, EBX, ECX, EDX, MAKER };                                                // the last: who made the processor says it
enum { NEEDS_NOTHING, NEEDS_YMM = 0x06, NEEDS_ZMM = 0xe6, NEEDS_TILES = 0x60000 }; // bits of XCR0

static const struct {
    uint64_t feature;
    const char *name; // as LLVM's -mattr spells it
    uint32_t leaf, subleaf, reg, bit, needs;
} features[] = {
    {TPU_CPU_AVX2, "avx2", 7, 0, EBX, 5, NEEDS_YMM},
    {TPU_CPU_FMA, "fma", 1, 0, ECX, 12, NEEDS_YMM},
    {TPU_CPU_F16C, "f16c", 1, 0, ECX, 29, NEEDS_YMM},
    {TPU_CPU_BMI2, "bmi2", 7, 0, EBX, 8, NEEDS_NOTHING},
    {TPU_CPU_AVX512F, "avx512f", 7, 0, EBX, 16, NEEDS_ZMM},
    {TPU_CPU_AVX512BW, "avx512bw", 7, 0, EBX, 30, NEEDS_ZMM},
    {TPU_CPU_AVX512DQ, "avx512dq", 7, 0, EBX, 17, NEEDS_ZMM},
    {TPU_CPU_AVX512VL, "avx512vl", 7, 0, EBX, 31, NEEDS_ZMM},
    {TPU_CPU_AVX512VNNI, "avx512vnni", 7, 0, ECX, 11, NEEDS_ZMM},
    {TPU_CPU_AVX512BF16, "avx512bf16", 7, 1, EAX, 5, NEEDS_ZMM},
    {TPU_CPU_AVX512FP16, "avx512fp16", 7, 0, EDX, 23, NEEDS_ZMM},
    {TPU_CPU_AVX512VBMI, "avx512vbmi", 7, 0, ECX, 1, NEEDS_ZMM},
    {TPU_CPU_AVXVNNI, "avxvnni", 7, 1, EAX, 4, NEEDS_YMM},
    {TPU_CPU_AVX512CD, "avx512cd", 7, 0, EBX, 28, NEEDS_ZMM},
    {TPU_CPU_AVX512IFMA, "avx512ifma", 7, 0, EBX, 21, NEEDS_ZMM},
    {TPU_CPU_AVX512VBMI2, "avx512vbmi2", 7, 0, ECX, 6, NEEDS_ZMM},
    {TPU_CPU_AVX512BITALG, "avx512bitalg", 7, 0, ECX, 12, NEEDS_ZMM},
    {TPU_CPU_AVX512VPOPCNTDQ, "avx512vpopcntdq", 7, 0, ECX, 14, NEEDS_ZMM},
    {TPU_CPU_AVX512VP2INTERSECT, "avx512vp2intersect", 7, 0, EDX, 8, NEEDS_ZMM},
    {TPU_CPU_GFNI, "gfni", 7, 0, ECX, 8, NEEDS_NOTHING},
    {TPU_CPU_VAES, "vaes", 7, 0, ECX, 9, NEEDS_YMM},
    {TPU_CPU_VPCLMULQDQ, "vpclmulqdq", 7, 0, ECX, 10, NEEDS_YMM},
    {TPU_CPU_LZCNT, "lzcnt", 0x80000001u, 0, ECX, 5, NEEDS_NOTHING},
    {TPU_CPU_MOVBE, "movbe", 1, 0, ECX, 22, NEEDS_NOTHING},
    {TPU_CPU_AMX_TILE, "amx-tile", 7, 0, EDX, 24, NEEDS_TILES},
    {TPU_CPU_AMX_BF16, "amx-bf16", 7, 0, EDX, 22, NEEDS_TILES},
    {TPU_CPU_AMX_INT8, "amx-int8", 7, 0, EDX, 25, NEEDS_TILES},
    {TPU_CPU_FAST_BF16, "fast-bf16", 0, 0, MAKER, 0, NEEDS_ZMM}, // not one of LLVM's
};
enum { N_FEATURES = sizeof features / sizeof *features };

static uint64_t saved_registers(void) {
    unsigned r[4], low, high;
    if (!__get_cpuid(1, &r[EAX], &r[EBX], &r[ECX], &r[EDX]) || !(r[ECX] >> 27 & 1)) return 0; // OSXSAVE
    __asm__ volatile("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
    return (uint64_t)high << 32 | low;
}

static bool is_amd(void) {
    unsigned r[4];
    return __get_cpuid(0, &r[EAX], &r[EBX], &r[ECX], &r[EDX]) && r[EBX] == signature_AMD_ebx && r[ECX] == signature_AMD_ecx && r[EDX] == signature_AMD_edx;
}

// What a leaf says; leaf 7 says in EAX of its first subleaf how many it has: what lies beyond them means nothing.
static bool read_leaf(uint32_t leaf, uint32_t subleaf, unsigned out[4]) {
    if (subleaf && (!__get_cpuid_count(leaf, 0, &out[EAX], &out[EBX], &out[ECX], &out[EDX]) || out[EAX] < subleaf)) return false;
    return __get_cpuid_count(leaf, subleaf, &out[EAX], &out[EBX], &out[ECX], &out[EDX]);
}

static uint64_t read_features(void) {
    uint64_t have = 0, saved = saved_registers();
    uint32_t leaf = 0, subleaf = 0; // the one that was read last
    unsigned r[4];
    bool known = read_leaf(leaf, subleaf, r);
    for (size_t i = 0; i < N_FEATURES; i++) {
        if ((saved & features[i].needs) != features[i].needs) continue;
        if (features[i].reg == MAKER) {
            if (have & TPU_CPU_AVX512BF16 && is_amd()) have |= features[i].feature;
            continue;
        }
        if (leaf != features[i].leaf || subleaf != features[i].subleaf) {
            leaf = features[i].leaf, subleaf = features[i].subleaf;
            known = read_leaf(leaf, subleaf, r);
        }
        if (known && r[features[i].reg] >> features[i].bit & 1) have |= features[i].feature;
    }
    return have;
}

// Asked for once a process: where a hypervisor answers, a leaf takes microseconds, and all of them a fifth of a millisecond in every load.
uint64_t cpu_features(void) {
    static const uint64_t READ = 1ull << 63;
    static _Atomic uint64_t known;
    uint64_t have = atomic_load_explicit(&known, memory_order_relaxed);
    if (!have) atomic_store_explicit(&known, have = read_features() | READ, memory_order_relaxed);
    return have & ~READ;
}

void cpu_list_features(Line *line, uint64_t set) {
    const char *comma = "";
    for (size_t i = 0; i < N_FEATURES; i++) {
        if (!(set & features[i].feature)) continue;
        line_add(line, "%s%s", comma, features[i].name);
        set &= ~features[i].feature;
        comma = ", ";
    }
    if (set) line_add(line, "%sfeatures that this library does not know", comma);
}

const char *cpu_target_name(uint64_t have) {
    const uint64_t v3 = TPU_CPU_AVX2 | TPU_CPU_FMA | TPU_CPU_F16C | TPU_CPU_BMI2 | TPU_CPU_LZCNT | TPU_CPU_MOVBE;
    const uint64_t v4 = v3 | TPU_CPU_AVX512F | TPU_CPU_AVX512BW | TPU_CPU_AVX512DQ | TPU_CPU_AVX512VL | TPU_CPU_AVX512CD;
    const uint64_t vnni = v4 | TPU_CPU_AVX512VNNI, dots = vnni | TPU_CPU_AVX512BF16 | TPU_CPU_FAST_BF16;
    const uint64_t amx = vnni | TPU_CPU_AVX512BF16 | TPU_CPU_AMX_TILE | TPU_CPU_AMX_BF16 | TPU_CPU_AMX_INT8;
    const struct {
        uint64_t features;
        const char *name; // as tpucc --mcpu has it: the first processor with them
    } levels[] = {{amx, "sapphirerapids"}, {dots, "znver4"}, {vnni, "cascadelake"}, {v4, "x86-64-v4"}, {v3, "x86-64-v3"}};
    for (size_t i = 0; i < sizeof levels / sizeof *levels; i++)
        if ((have & levels[i].features) == levels[i].features) return levels[i].name;
    return NULL;
}

// ---- Processors granted to the process

static uint32_t affinity_count(void) {
    // The kernel refuses a mask that is shorter than its own.
    for (size_t n = 1024; n <= 65536; n *= 4) {
        unsigned long mask[65536 / (8 * sizeof(unsigned long))] = {0};
        if (sched_getaffinity(0, n / 8, (cpu_set_t *)(void *)mask)) continue;
        uint32_t count = 0;
        for (size_t i = 0; i < n / (8 * sizeof *mask); i++) count += (uint32_t)__builtin_popcountl(mask[i]);
        if (count) return count;
    }
    long online = sysconf(_SC_NPROCESSORS_ONLN);
    return online > 0 ? (uint32_t)online : 1;
}

static bool read_small(const char *path, char *text, size_t cap) {
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0) return false;
    ssize_t n = read(fd, text, cap - 1);
    close(fd);
    text[n > 0 ? n : 0] = 0;
    return n > 0;
}

// Processors that a quota of one control group allows, rounded up, or UINT32_MAX.
static uint32_t quota_count(const char *folder) {
    char path[512], text[64], *rest;
    long long quota, period;
    snprintf(path, sizeof path, "%s/cpu.max", folder);
    if (read_small(path, text, sizeof text)) { // version 2: "QUOTA PERIOD" or "max PERIOD"
        quota = strtoll(text, &rest, 10);
        period = strtoll(rest, NULL, 10);
    } else { // version 1
        snprintf(path, sizeof path, "%s/cpu.cfs_quota_us", folder);
        if (!read_small(path, text, sizeof text)) return UINT32_MAX;
        quota = strtoll(text, NULL, 10);
        snprintf(path, sizeof path, "%s/cpu.cfs_period_us", folder);
        if (!read_small(path, text, sizeof text)) return UINT32_MAX;
        period = strtoll(text, NULL, 10);
    }
    if (quota <= 0 || period <= 0 || quota / period > UINT32_MAX / 2) return UINT32_MAX;
    return (uint32_t)((quota + period - 1) / period);
}

// The least of the quotas of a group and the groups around it; `folder` is cut from the end down to `root_len`.
static uint32_t quota_of_path(char *folder, size_t root_len) {
    uint32_t least = quota_count(folder);
    for (size_t len = strlen(folder); len > root_len;) {
        while (len > root_len && folder[len - 1] != '/') len--;
        while (len > root_len && folder[len - 1] == '/') len--;
        folder[len] = 0;
        uint32_t n = quota_count(folder);
        if (n < least) least = n;
    }
    return least;
}

// /proc/self/cgroup has lines "0::/path" (version 2) and "N:cpu,cpuacct:/path" (version 1).
static uint32_t cgroup_count(void) {
    char groups[4096], folder[512], *save = NULL;
    uint32_t least = UINT32_MAX;
    if (!read_small("/proc/self/cgroup", groups, sizeof groups)) return least;
    for (char *line = strtok_r(groups, "\n", &save); line; line = strtok_r(NULL, "\n", &save)) {
        char *kinds = strchr(line, ':'), *path = kinds ? strchr(kinds + 1, ':') : NULL;
        if (!path) continue;
        *path++ = 0;
        kinds++;
        const char *root;
        if (!*kinds) root = "/sys/fs/cgroup";
        else if (!strcmp(kinds, "cpu")) root = "/sys/fs/cgroup/cpu";
        else if (!strcmp(kinds, "cpu,cpuacct")) root = "/sys/fs/cgroup/cpu,cpuacct";
        else continue;
        int n = snprintf(folder, sizeof folder, "%s%s", root, path);
        if (n < 0 || (size_t)n >= sizeof folder) continue;
        uint32_t quota = quota_of_path(folder, strlen(root));
        if (quota < least) least = quota;
    }
    return least;
}

uint32_t tpurt_default_threads(void) {
    uint32_t granted = affinity_count(), quota = cgroup_count();
    return quota < granted ? quota : granted;
}
