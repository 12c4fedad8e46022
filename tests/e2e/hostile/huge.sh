#!/bin/sh
# Sizes that no machine has are refused by name, [too-large], or are no matter: equal elements are stored once, however many they are, and an empty tensor
# is empty. Little time and memory for all of it.
#   huge.sh BUILD_DIR
set -eu
. "$(dirname "$0")/../lib.sh"
grep -q __asan_init "$build/tpucc" || ulimit -v 3000000 # the sanitizer's shadow takes terabytes

# compiles ARGUMENTS.., in the time of one compilation
compiles() { timeout 20 "$build/tpucc" "$@" >log 2>&1 || fail "$*: exit code $?"; }

# refuses CODE TEXT ARGUMENTS..: exit code 1, with that text and code, and no output
refuses() {
    code=$1 text=$2 status=0
    shift 2
    rm -f out.so
    timeout 20 "$build/tpucc" "$@" -o out.so >log 2>&1 || status=$?
    [ $status = 1 ] || fail "$*: exit code $status, not 1"
    grep -q "error: .*\[$code\]\$" log || fail "$*: no [$code]"
    grep -qF "$text" log || fail "$*: does not say '$text'"
    [ ! -e out.so ] || fail "$*: an output was written"
}

# small FILE..: of less than 64 KiB
small() {
    for file in "$@"; do
        [ "$(wc -c <"$file")" -lt 65536 ] || fail "$file is not small"
    done
}

# 32 GiB of equal numbers
cat >splat.mlir <<'END'
func.func @main() -> tensor<8589934592xf32> {
  %r = stablehlo.constant dense<3.0> : tensor<8589934592xf32>
  return %r : tensor<8589934592xf32>
}
END
for kind in so o fb mlir ll h; do
    compiles splat.mlir -o "made.$kind"
    small "made.$kind"
done
compiles splat.mlir -o made.so --dump-ir=dumps
small dumps/*
compiles made.fb -o again.so
compiles explain made.so splat.mlir

# The same of what is made of it, where a region, a loop and a product read it in memory.
cat >read.mlir <<'END'
func.func @main(%x: tensor<4x65536xf32>) -> (tensor<4x65536xf32>, tensor<65536x65536xf32>, tensor<65536x65536xf32>) {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %ten = stablehlo.constant dense<10> : tensor<i32>
  %a = stablehlo.constant dense<0.5> : tensor<65536x65536xf32>
  %0:2 = stablehlo.while(%i = %zero, %s = %a) : tensor<i32>, tensor<65536x65536xf32>
   cond {
    %go = stablehlo.compare LT, %i, %ten : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %go : tensor<i1>
  } do {
    %next = stablehlo.add %i, %one : tensor<i32>
    %t = stablehlo.dynamic_update_slice %s, %x, %i, %zero : (tensor<65536x65536xf32>, tensor<4x65536xf32>, tensor<i32>, tensor<i32>) -> tensor<65536x65536xf32>
    stablehlo.return %next, %t : tensor<i32>, tensor<65536x65536xf32>
  }
  %1 = stablehlo.dot_general %x, %a, contracting_dims = [1] x [0] : (tensor<4x65536xf32>, tensor<65536x65536xf32>) -> tensor<4x65536xf32>
  return %1, %0#1, %a : tensor<4x65536xf32>, tensor<65536x65536xf32>, tensor<65536x65536xf32>
}
END
compiles read.mlir -o read.so
small read.so

# Scaling weights that are equal would make so many of them.
cat >scaled.mlir <<'END'
func.func @main(%x: tensor<4x4294967296xf32>) -> tensor<4x4xf32> {
  %w = stablehlo.constant dense<1.5> : tensor<4294967296x4xf32>
  %s = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %m = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<4x4294967296xf32>, tensor<4294967296x4xf32>) -> tensor<4x4xf32>
  %c = stablehlo.broadcast_in_dim %s, dims = [1] : (tensor<4xf32>) -> tensor<4x4xf32>
  %0 = stablehlo.multiply %m, %c : tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
END
compiles scaled.mlir -o scaled.so
small scaled.so

# Empty tensors, with more than memory has along the other dimensions
cat >empty.mlir <<'END'
func.func @main(%x: tensor<0x281474976710656xf32>, %y: tensor<281474976710656x0xf32>) -> (tensor<0x281474976710656xf32>, tensor<0x0xf32>) {
  %0 = stablehlo.sine %x : tensor<0x281474976710656xf32>
  %1 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<0x281474976710656xf32>, tensor<281474976710656x0xf32>) -> tensor<0x0xf32>
  return %0, %1 : tensor<0x281474976710656xf32>, tensor<0x0xf32>
}
END
compiles empty.mlir -o empty.so

# Arguments, tasks, what is alive at once
cat >batches.mlir <<'END'
func.func @main(%x: tensor<2x3x20x1099511627776xf32>, %y: tensor<2x3x40x1099511627776xf32>) -> tensor<2x3x20x40xf32> {
  %0 = stablehlo.dot_general %x, %y, batching_dims = [0, 1] x [0, 1], contracting_dims = [3] x [3] : (tensor<2x3x20x1099511627776xf32>, tensor<2x3x40x1099511627776xf32>) -> tensor<2x3x20x40xf32>
  return %0 : tensor<2x3x20x40xf32>
}
END
refuses too-large "argument 'x', tensor<2x3x20x1099511627776xf32>, takes 480 TiB" batches.mlir
cat >tasks.mlir <<'END'
func.func @main(%x: tensor<1099511627776x4xf32>, %y: tensor<4x4xf32>) -> tensor<1099511627776x4xf32> {
  %r = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<1099511627776x4xf32>, tensor<4x4xf32>) -> tensor<1099511627776x4xf32>
  return %r : tensor<1099511627776x4xf32>
}
END
refuses too-large 'matmul: its result, tensor<1099511627776x4xf32> of 16 TiB, is made by 8589934592 tasks' tasks.mlir
cat >alive.mlir <<'END'
func.func @main(%x: tensor<4194304xf32>) -> tensor<f32> {
  %a = stablehlo.broadcast_in_dim %x, dims = [0] : (tensor<4194304xf32>) -> tensor<4194304x8388608xf32>
  %b = "stablehlo.sort"(%a) <{dimension = 1 : i64}> ({
  ^bb0(%p: tensor<f32>, %q: tensor<f32>):
    %c = stablehlo.compare LT, %p, %q : (tensor<f32>, tensor<f32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  }) : (tensor<4194304x8388608xf32>) -> tensor<4194304x8388608xf32>
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %s = stablehlo.reduce(%b init: %z) applies stablehlo.add across dimensions = [0, 1] : (tensor<4194304x8388608xf32>, tensor<f32>) -> tensor<f32>
  return %s : tensor<f32>
}
END
refuses too-large 'sort: its result, tensor<4194304x8388608xf32>, takes 128 TiB' alive.mlir

# Sizes that options give
printf 'func.func @main(%%x: tensor<?xf32> {tpu.dims = ["n"]}) -> tensor<?xf32> {\n  %%0 = stablehlo.sine %%x : tensor<?xf32>\n  return %%0 : tensor<?xf32>\n}\n' >open.mlir
sed 's/tensor<?xf32>/tensor<4x?xf32>/g; s/"n"/"", "n"/' open.mlir >wide.mlir
refuses too-large "argument 'x', tensor<281474976710656xf32>, takes 1 PiB" open.mlir --dim n=281474976710656
grep -q 'note: .*--dim n=281474976710656' log || fail 'the option is not named'
refuses too-large "'n' would be 4611686018427387904" open.mlir --dim n=4611686018427387904
refuses too-large "argument 'x', tensor<4x1125899906842624xf32>, takes 16 PiB" wide.mlir --dim n=1125899906842624
refuses too-large "argument 'x', tensor<4x?xf32>, would have over 281474976710656 elements" wide.mlir --dim n=281474976710656000
grep -q 'note: .*--dim n=281474976710656000' log || fail 'the option is not named'
refuses too-many-lengths 'n from 1 to 262145' "$root/samples/curve/curve.mlir" --bucket n=262145
echo "huge: good"
