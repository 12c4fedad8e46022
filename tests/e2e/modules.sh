#!/bin/sh
# Programs of many different kernels are compiled as several LLVM modules, by as many threads as there are cores: the same bytes from one thread, one copy of
# what modules have in common, one text for .ll and .s, and objects for any linker.
#   modules.sh BUILD_DIR
set -eu
. "$(dirname "$0")/lib.sh"

# Each length has a kernel of its own; every module has sines, whose reduction of large angles is outlined, and constants in common.
awk 'BEGIN {
    print "// tolerance: 1e-6\nfunc.func @main(%v0: tensor<1xf32>, %w: tensor<1xf32>) -> tensor<61xf32> {"
    for (i = 0; i < 60; i++) {
        t = "tensor<" i + 1 "xf32>"
        u = "tensor<" i + 2 "xf32>"
        printf "  %%s%d = stablehlo.%s %%v%d : %s\n", i, i % 8 ? "negate" : "sine", i, t
        printf "  %%v%d = stablehlo.concatenate %%s%d, %%w, dim = 0 : (%s, tensor<1xf32>) -> %s\n", i + 1, i, t, u
    }
    print "  return %v60 : tensor<61xf32>\n}"
}' >sines.mlir

mkdir one dumped
"$build/tpucc" sines.mlir -o sines.so
first=$(taskset -cp $$ | sed 's/.*: *//; s/[-,].*//')
taskset -c "$first" "$build/tpucc" sines.mlir -o one/sines.so
cmp sines.so one/sines.so || fail "the artifact depends on the number of threads"
"$build/tpucc" sines.mlir --dump-ir=dump -o dumped/sines.so
cmp sines.so dumped/sines.so || fail "a dump changes the artifact"
kernels=$(nm sines.so | grep -c ' t sines\.[0-9]')
[ "$kernels" -ge 60 ] || fail "$kernels kernels"
for suffix in ll opt.ll s; do
    n=$(grep -Ec '^(define internal void @)?"?sines\.[0-9]+_[a-z_]*"?[(:]' dump/module.$suffix) || true
    [ "$n" = "$kernels" ] || fail "module.$suffix has $n kernels"
done
"$build/tpucc" sines.mlir -o sines.s
cmp sines.s dump/module.s || fail "-o sines.s is not what --dump-ir wrote"
"$build/tpucc" sines.mlir -o sines.ll
cmp sines.ll dump/module.opt.ll || fail "-o sines.ll is not what --dump-ir wrote"

n=$(nm sines.so | grep -c ' t tpu\.reduce_pi_2\.') || true
[ "$n" = 1 ] || fail "the reduction of large angles is there $n times"
"$build/tpucc" sines.mlir -o sines.o
[ "$(nm sines.o | grep -c ' [TDRB] ')" = 1 ] || fail "the object exports more than the program"
if command -v ld >ld.log; then
    "$build/tpucc" sines.mlir --linker=ld -o linked.so
    "$build/tpurun" linked.so --describe >log
fi

# Kernels without a name of their own are called PREFIX.NUMBER, whatever the prefix is: no table is called so.
awk 'BEGIN {
    for (i = 0; i < 20; i++) {
        t = "tensor<" i + 1 "xf32>"
        u = "tensor<" i + 1 "x3xf32>"
        ins = ins (i ? ", " : "") "%x" i ": " t
        outs = outs (i ? ", " : "") u
        values = values (i ? ", " : "") "%" i
        ops = ops "  %" i " = stablehlo.broadcast_in_dim %x" i ", dims = [0] : (" t ") -> " u "\n"
    }
    print "func.func @main(" ins ") -> (" outs ") {\n" ops "  return " values " : " outs "\n}"
}' >rows.mlir
for prefix in text phases tpu; do
    "$build/tpucc" rows.mlir -o rows.so --prefix $prefix || fail "a program called $prefix is not compiled"
    "$build/tpurun" rows.so --bench=0.01 >log || fail "a program called $prefix does not run"
done
"$build/tests/differ" sines.mlir
