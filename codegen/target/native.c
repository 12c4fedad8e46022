// What the processor that tpucc runs on can do, as far as rows of target.def ask for it. Registers of tiles are large, so a process has to ask the system for
// them once (Intel SDM volume 1, 13.14; Linux, Documentation/arch/x86/xstate.rst); where it says no, the processor counts as one without.
#define _GNU_SOURCE 1
#include "codegen/target/target.h"
#include "runtime/abi.h"

#include <sys/syscall.h>
#include <unistd.h>

static bool tiles_granted(void) {
    enum { ARCH_REQ_XCOMP_PERM = 0x1023, XFEATURE_XTILEDATA = 18 };
    return syscall(SYS_arch_prctl, ARCH_REQ_XCOMP_PERM, XFEATURE_XTILEDATA) == 0;
}

bool processor_has(uint64_t features) {
    uint64_t have = 0;
#define HAS(feature, name) \
    if (__builtin_cpu_supports(name)) have |= feature
    HAS(TPU_CPU_AVX2, "avx2");
    HAS(TPU_CPU_FMA, "fma");
    HAS(TPU_CPU_F16C, "f16c");
    HAS(TPU_CPU_BMI2, "bmi2");
    HAS(TPU_CPU_LZCNT, "lzcnt");
    HAS(TPU_CPU_MOVBE, "movbe");
    HAS(TPU_CPU_AVX512F, "avx512f");
    HAS(TPU_CPU_AVX512BW, "avx512bw");
    HAS(TPU_CPU_AVX512CD, "avx512cd");
    HAS(TPU_CPU_AVX512DQ, "avx512dq");
    HAS(TPU_CPU_AVX512VL, "avx512vl");
    HAS(TPU_CPU_AVX512VNNI, "avx512vnni");
    HAS(TPU_CPU_AVX512BF16, "avx512bf16");
    HAS(TPU_CPU_AMX_TILE, "amx-tile");
    HAS(TPU_CPU_AMX_BF16, "amx-bf16");
    HAS(TPU_CPU_AMX_INT8, "amx-int8");
#undef HAS
    if (have & TPU_CPU_AVX512BF16 && __builtin_cpu_is("amd")) have |= TPU_CPU_FAST_BF16;
    return !(features & ~have) && (!(features & TPU_CPU_AMX_TILE) || tiles_granted());
}
