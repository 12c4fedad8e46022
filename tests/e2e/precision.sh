#!/bin/sh
# --precision: the networks of models/ with products of bf16 are what the evaluator makes of them with the same option, and what f32 is within what bf16 has
# digits for; on any number of threads the same bits. Products by precision_config: HIGH is nearly f32, HIGHEST is f32.
#   precision.sh BUILD_DIR
set -eu
. "$(dirname "$0")/lib.sh"

# differs ARG...: does tpurun say so?
differs() { ! "$build/tpurun" "$@" >log 2>&1 && grep -q 'result-differs' log; }

for name in mlp digits mobilenet_tiny resnet_tiny bert_tiny lstm_tiny; do
    mlir=$models/$name.mlir
    weights="--weights $models/$name.safetensors"
    # shellcheck disable=SC2086 # lists of words
    "$build/tpurun" --interpret "$mlir" $weights --precision bf16 --input "input=$models/$name.input.npy" --output output0=want.npy >log 2>&1 || fail "$name: the evaluator"
    for mcpu in '' --mcpu=x86-64-v3; do
        # shellcheck disable=SC2086
        "$build/tpucc" "$mlir" $weights --precision=bf16 $mcpu -o program.so >log 2>&1 || fail "$name does not compile $mcpu"
        "$build/tpurun" program.so --threads 1 --input "input=$models/$name.input.npy" --output output0=one.npy --expect output0=want.npy --rtol 1e-2 --atol 3e-2 >log 2>&1 ||
            fail "$name: not what the evaluator says $mcpu"
        "$build/tpurun" program.so --threads 2 --input "input=$models/$name.input.npy" --output output0=two.npy >log 2>&1 || fail "$name on two threads $mcpu"
        cmp one.npy two.npy || fail "$name: one and two threads differ $mcpu"
        differs program.so --input "input=$models/$name.input.npy" --expect "output0=$models/$name.expected.npy" || fail "$name: bf16 is f32 $mcpu"
        "$build/tpurun" program.so --input "input=$models/$name.input.npy" --expect "output0=$models/$name.expected.npy" --rtol 5e-2 --atol 1e-1 >log 2>&1 || fail "$name: bf16 is far from f32 $mcpu"
    done
done

for config in DEFAULT HIGH HIGHEST; do
    printf 'func.func @main(%%x: tensor<40x96xf32>) -> tensor<40x40xf32> {\n  %%0 = stablehlo.dot_general %%x, %%x, contracting_dims = [1] x [1], precision = [%s, %s] : (tensor<40x96xf32>, tensor<40x96xf32>) -> tensor<40x40xf32>\n  return %%0 : tensor<40x40xf32>\n}\n' $config $config >$config.mlir
    "$build/tpucc" $config.mlir --precision=model -o $config.so
done
printf 'func.func @main(%%s: tensor<f32>) -> tensor<40x96xf32> {\n  %%0 = stablehlo.iota dim = 0 : tensor<3840xf32>\n  %%1 = stablehlo.broadcast_in_dim %%s, dims = [] : (tensor<f32>) -> tensor<3840xf32>\n  %%2 = stablehlo.add %%0, %%1 : tensor<3840xf32>\n  %%3 = stablehlo.sine %%2 : tensor<3840xf32>\n  %%4 = stablehlo.reshape %%3 : (tensor<3840xf32>) -> tensor<40x96xf32>\n  return %%4 : tensor<40x96xf32>\n}\n' >x.mlir
printf "\223NUMPY\001\000\166\000{'descr': '<f4', 'fortran_order': False, 'shape': (), }%62s\n\000\000\200\076" '' >seed.npy
"$build/tpurun" --interpret x.mlir --input s=seed.npy --output output0=x.npy >log
"$build/tpurun" --interpret DEFAULT.mlir --input x=x.npy --output output0=f32.npy >log
"$build/tpurun" HIGHEST.so --input x=x.npy --expect output0=f32.npy --rtol 1e-6 --atol 1e-5 >log || fail "HIGHEST is not f32"
"$build/tpurun" HIGH.so --input x=x.npy --expect output0=f32.npy --rtol 1e-5 --atol 1e-3 >log || fail "HIGH is not nearly f32"
"$build/tpurun" DEFAULT.so --input x=x.npy --expect output0=f32.npy --rtol 1e-2 --atol 5e-1 >log || fail "DEFAULT is far from f32"
differs DEFAULT.so --input x=x.npy --expect output0=f32.npy --rtol 1e-5 --atol 1e-3 || fail "DEFAULT is not bf16"
for config in DEFAULT HIGH HIGHEST; do
    "$build/tpurun" --interpret $config.mlir --precision model --input x=x.npy --output output0=want.npy >log
    "$build/tpurun" $config.so --input x=x.npy --expect output0=want.npy --rtol 1e-4 --atol 1e-4 >log || fail "$config is not what the evaluator says"
done
