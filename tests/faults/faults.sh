#!/bin/sh
# Every allocation, every call of the system that opens, reads, writes, maps or renames, every start of a thread or a process fails once, in
# runs of tpucc and tpurun that use all of their inputs and outputs: sweep.c says what is asked of each.
#   faults.sh BUILD_DIR tpucc|tpurun        of calls from one place one, in all runs (of a place: 12 return addresses)
#   faults.sh BUILD_DIR tpucc|tpurun all    each call
# BUILD_DIR is one with a shared LLVM; under the address sanitizer nothing may leak either.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
models=$root/tests/e2e/models curve=$root/samples/curve
build=$(cd "$1" && pwd)
[ "${3:-}" != all ] || export FAULTS_ALL=1
export ASAN_OPTIONS="${ASAN_OPTIONS:-}:exitcode=99:allocator_may_return_null=1"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
bad=0

# sweep "CLASS..." PROGRAM ARGUMENT...
sweep() {
    classes=$1 program=$2
    shift 2
    for class in $classes; do
        rm -rf out && mkdir out out/logs
        if FAULTS=$class FAULTS_SEEN=$work/seen.$class "$build/tests/faults/${program}_faults" "$@" >said 2>&1; then
            echo "$program $* | $(tail -n 1 said)" | sed "s|$root/||g"
        else
            bad=1
            echo "$program $*"
            cat said
        fi
    done
}
all='memory file start interrupt'

cat >small.mlir <<'END'
func.func @main(%x: tensor<4x300xf32> loc("x"), %y: tensor<4x300xf32>) -> (tensor<4xf32>, tensor<300x4xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.add %x, %y : tensor<4x300xf32>
  %1 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<4x300xf32>, tensor<f32>) -> tensor<4xf32>
  %2 = stablehlo.transpose %0, dims = [1, 0] : (tensor<4x300xf32>) -> tensor<300x4xf32>
  return %1, %2 : tensor<4xf32>, tensor<300x4xf32>
}
END
cat >devices.mlir <<'END'
module attributes {mhlo.num_replicas = 3 : i32} {
  func.func @main() -> tensor<3xui32> {
    %0 = stablehlo.replica_id : tensor<ui32>
    %1 = stablehlo.reshape %0 : (tensor<ui32>) -> tensor<1xui32>
    %2 = "stablehlo.all_gather"(%1) <{all_gather_dim = 0 : i64, replica_groups = dense<> : tensor<0x0xi64>}> : (tensor<1xui32>) -> tensor<3xui32>
    return %2 : tensor<3xui32>
  }
}
END
# shellcheck disable=SC2086 # lists of words
mlp="$models/mlp.mlir --weights $models/mlp.safetensors"
"$build/tpucc" $mlp -o mlp.so 2>/dev/null
"$build/tpucc" $mlp -o mlp.fb 2>/dev/null
"$build/tpucc" mlp.fb -o explained.so

if [ "$2" = tpucc ]; then
    sweep "$all" tpucc $mlp -o out/mlp.so
    sweep "$all" tpucc $mlp -o out/mlp.fb
    sweep 'memory file' tpucc $mlp --precision=bf16 --compare-precision "$models/mlp.input.npy" -o out/layers.json
    sweep 'memory file' tpucc mlp.fb -o out/mlp.o
    sweep 'memory file' tpucc mlp.fb -o out/mlp.h
    sweep 'memory file' tpucc mlp.fb -o out/mlp.mlir
    sweep 'memory file' tpucc small.mlir -o out/small.ll
    sweep 'memory file' tpucc small.mlir -o out/small.s
    sweep "$all" tpucc small.mlir -o out/small.so --linker=ld
    sweep 'memory file' tpucc small.mlir -o out/small.so --shape-report=out/report.json
    sweep 'memory file start interrupt' tpucc small.mlir -o out/small.so --shape-report=out/report.html
    sweep 'memory file' tpucc small.mlir -o out/small.so --dump-ir=out/dump
    sweep 'memory file' tpucc "$curve/curve.mlir" -o out/curve.so --bucket n=8,64 --shape-report=out/report.txt
    sweep 'memory file' tpucc explain explained.so mlp.fb
    TPURT_SHAPE_LOG=calls.log "$build/tpurun" mlp.so --input input="$models/mlp.input.npy" >/dev/null
    sweep 'memory file' tpucc shapes calls.log --max-compiles 1
else
    sweep "$all" tpurun mlp.so --threads 2 --input input="$models/mlp.input.npy" --expect output="$models/mlp.expected.npy" --rtol 1e-4 --output output=out/y.npy
    sweep 'memory file start' tpurun mlp.so --describe
    TPURT_SHAPE_LOG=out/logs/calls.log sweep "$all" tpurun mlp.so --input input="$models/mlp.input.npy" --output output=out/y.npy
    FAULTS_VARIES=1 sweep 'memory file start' tpurun mlp.so --threads 3 --profile=out/trace.json
    sweep 'memory file' tpurun mlp.fb --interpret --input input="$models/mlp.input.npy" --expect output="$models/mlp.expected.npy" --rtol 1e-4 --output output=out/y.npy
    sweep 'memory file start' tpurun devices.mlir --interpret --output output=out/y.npy
fi
exit $bad
