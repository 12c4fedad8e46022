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
    for mcpu in $(targets native x86-64-v3); do
        # shellcheck disable=SC2086
        "$build/tpucc" "$mlir" $weights --precision=bf16 --mcpu=$mcpu -o program.so >log 2>&1 || fail "$name does not compile $mcpu"
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

# What the compiler itself makes products of multiplies in f32: transforms, linear algebra, integers, sums over quantized weights. What mixes f32 with bf16 is
# a product of f32. Both as the evaluator has it, which knows of no expansions.
# case NAME RESULT BODY: a program of %x: tensor<40x96xf32>
case_of() { printf 'func.func @main(%%x: tensor<40x96xf32>) -> %s {\n%s\n}\n' "$2" "$3" >"$1.mlir"; }
case_of fft 'tensor<40x65xf32>' '  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.pad %x, %z, low = [0, 0], high = [0, 32], interior = [0, 0] : (tensor<40x96xf32>, tensor<f32>) -> tensor<40x128xf32>
  %1 = stablehlo.fft %0, type = RFFT, length = [128] : (tensor<40x128xf32>) -> tensor<40x65xcomplex<f32>>
  %2 = stablehlo.real %1 : (tensor<40x65xcomplex<f32>>) -> tensor<40x65xf32>
  return %2 : tensor<40x65xf32>'
case_of idft 'tensor<40x13xf32>' '  %0 = stablehlo.slice %x [0:40, 0:26] : (tensor<40x96xf32>) -> tensor<40x26xf32>
  %1 = stablehlo.slice %0 [0:40, 0:13] : (tensor<40x26xf32>) -> tensor<40x13xf32>
  %2 = stablehlo.slice %0 [0:40, 13:26] : (tensor<40x26xf32>) -> tensor<40x13xf32>
  %3 = stablehlo.complex %1, %2 : tensor<40x13xcomplex<f32>>
  %4 = stablehlo.fft %3, type = IFFT, length = [13] : (tensor<40x13xcomplex<f32>>) -> tensor<40x13xcomplex<f32>>
  %5 = stablehlo.imag %4 : (tensor<40x13xcomplex<f32>>) -> tensor<40x13xf32>
  return %5 : tensor<40x13xf32>'
# A matrix of 192 that x makes, symmetric and far from singular.
spd='  %s = stablehlo.slice %x [7:8, 3:4] : (tensor<40x96xf32>) -> tensor<1x1xf32>
  %t = stablehlo.broadcast_in_dim %s, dims = [0, 1] : (tensor<1x1xf32>) -> tensor<192x192xf32>
  %i = stablehlo.iota dim = 0 : tensor<192x192xf32>
  %j = stablehlo.iota dim = 1 : tensor<192x192xf32>
  %p = stablehlo.multiply %i, %j : tensor<192x192xf32>
  %q = stablehlo.add %p, %t : tensor<192x192xf32>
  %r = stablehlo.sine %q : tensor<192x192xf32>
  %e = stablehlo.compare EQ, %i, %j : (tensor<192x192xf32>, tensor<192x192xf32>) -> tensor<192x192xi1>
  %d = stablehlo.constant dense<200.0> : tensor<192x192xf32>
  %a = stablehlo.select %e, %d, %r : tensor<192x192xi1>, tensor<192x192xf32>'
case_of cholesky 'tensor<192x192xf32>' "$spd
  %0 = stablehlo.cholesky %a, lower = true : tensor<192x192xf32>
  return %0 : tensor<192x192xf32>"
case_of solve 'tensor<192x192xf32>' "$spd
  %0 = \"stablehlo.triangular_solve\"(%a, %r) <{left_side = true, lower = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>, unit_diagonal = false}> : (tensor<192x192xf32>, tensor<192x192xf32>) -> tensor<192x192xf32>
  return %0 : tensor<192x192xf32>"
case_of integers 'tensor<40x40xf32>' '  %c = stablehlo.constant dense<1000.0> : tensor<40x96xf32>
  %0 = stablehlo.multiply %x, %c : tensor<40x96xf32>
  %1 = stablehlo.convert %0 : (tensor<40x96xf32>) -> tensor<40x96xi32>
  %2 = stablehlo.dot_general %1, %1, contracting_dims = [1] x [1] : (tensor<40x96xi32>, tensor<40x96xi32>) -> tensor<40x40xf32>
  return %2 : tensor<40x40xf32>'
case_of mixed 'tensor<40x40xf32>' '  %0 = stablehlo.convert %x : (tensor<40x96xf32>) -> tensor<40x96xbf16>
  %1 = stablehlo.dot_general %x, %0, contracting_dims = [1] x [1] : (tensor<40x96xf32>, tensor<40x96xbf16>) -> tensor<40x40xf32>
  return %1 : tensor<40x40xf32>'
case_of half 'tensor<40x40xf32>' '  %0 = stablehlo.convert %x : (tensor<40x96xf32>) -> tensor<40x96xf16>
  %1 = stablehlo.dot_general %0, %0, contracting_dims = [1] x [1] : (tensor<40x96xf16>, tensor<40x96xf16>) -> tensor<40x40xf32>
  return %1 : tensor<40x40xf32>'
case_of weights 'tensor<40x8xf32>' '  %w = stablehlo.constant() <{value = dense<77> : tensor<96x8xi8>}> : () -> tensor<96x8x!quant.uniform<i8:f32, 0.0137>>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<40x96xf32>, tensor<96x8x!quant.uniform<i8:f32, 0.0137>>) -> tensor<40x8xf32>
  return %0 : tensor<40x8xf32>'
case_of ragged 'tensor<40x40xf32>' '  %n = stablehlo.constant dense<[11, 0, 20]> : tensor<3xi32>
  %y = stablehlo.transpose %x, dims = [1, 0] : (tensor<40x96xf32>) -> tensor<96x40xf32>
  %z = stablehlo.broadcast_in_dim %y, dims = [1, 2] : (tensor<96x40xf32>) -> tensor<3x96x40xf32>
  %0 = "chlo.ragged_dot"(%x, %z, %n) {ragged_dot_dimension_numbers = #chlo.ragged_dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [1], lhs_ragged_dimensions = [0], rhs_group_dimensions = [0]>} : (tensor<40x96xf32>, tensor<3x96x40xf32>, tensor<3xi32>) -> tensor<40x40xf32>
  return %0 : tensor<40x40xf32>'
for name in fft idft cholesky solve integers mixed half weights ragged; do
    "$build/tpurun" --interpret $name.mlir --precision bf16 --input x=x.npy --output output0=want.npy >log 2>&1 || fail "$name: the evaluator"
    for mcpu in $(targets native x86-64-v3); do
        # shellcheck disable=SC2086
        "$build/tpucc" $name.mlir --precision=bf16 --mcpu=$mcpu -o $name.so >log 2>&1 || fail "$name does not compile $mcpu"
        "$build/tpurun" $name.so --input x=x.npy --expect output0=want.npy --rtol 2e-5 --atol 1e-4 >log 2>&1 || fail "$name in bf16 is not what the evaluator says $mcpu"
    done
done
"$build/tpucc" mixed.mlir -o f32.so >log
"$build/tpurun" mixed.so --input x=x.npy --output output0=rounded.npy >log
differs f32.so --input x=x.npy --expect output0=rounded.npy --rtol 1e-5 --atol 1e-4 || fail 'f32 by bf16 is not multiplied in bf16'

# The last products stay f32 where that costs little: of the whole function, whatever it calls and whatever nobody uses, for the evaluator as well.
weights() { # weights NAME ROWS COLUMNS SCALE: of iota mixed up, -0.5 to 0.5 times the scale
    n=$(($2 * $3))
    {
        echo "%i = stablehlo.iota dim = 0 : tensor<Nxui32>"
        echo "%k = stablehlo.constant dense<2654435761> : tensor<Nxui32>"
        echo "%m = stablehlo.multiply %i, %k : tensor<Nxui32>"
        echo "%c = stablehlo.constant dense<15> : tensor<Nxui32>"
        echo "%h = stablehlo.shift_right_logical %m, %c : tensor<Nxui32>"
        echo "%o = stablehlo.xor %m, %h : tensor<Nxui32>"
        echo "%p = stablehlo.multiply %o, %k : tensor<Nxui32>"
        echo "%q = stablehlo.shift_right_logical %p, %c : tensor<Nxui32>"
        echo "%f = stablehlo.convert %q : (tensor<Nxui32>) -> tensor<Nxf32>"
        echo "%g = stablehlo.constant dense<65535.5> : tensor<Nxf32>"
        echo "%d = stablehlo.subtract %f, %g : tensor<Nxf32>"
        echo "%s = stablehlo.constant dense<$4> : tensor<Nxf32>"
        echo "%t = stablehlo.multiply %d, %s : tensor<Nxf32>"
        echo "%r = stablehlo.reshape %t : (tensor<Nxf32>) -> tensor<$2x$3xf32>"
    } | sed "s/<Nx/<${n}x/g; s/%\([a-z]\)/%$1\1/g; s/^/  /"
}
{
    printf 'func.func public @main(%%x: tensor<40x96xf32>) -> tensor<40x16xf32> {\n'
    weights u 96 1024 4.0e-6
    weights w 1024 1024 8.0e-7
    weights v 1024 16 8.0e-7
    printf '  %%0 = stablehlo.dot_general %%x, %%ur, contracting_dims = [1] x [0] : (tensor<40x96xf32>, tensor<96x1024xf32>) -> tensor<40x1024xf32>\n'
    printf '  %%1 = func.call @layer(%%0, %%wr) : (tensor<40x1024xf32>, tensor<1024x1024xf32>) -> tensor<40x1024xf32>\n'
    printf '  %%2 = func.call @layer(%%1, %%wr) : (tensor<40x1024xf32>, tensor<1024x1024xf32>) -> tensor<40x1024xf32>\n'
    printf '  %%3 = func.call @layer(%%2, %%wr) : (tensor<40x1024xf32>, tensor<1024x1024xf32>) -> tensor<40x1024xf32>\n'
    printf '  %%4 = stablehlo.dot_general %%3, %%vr, contracting_dims = [1] x [0] : (tensor<40x1024xf32>, tensor<1024x16xf32>) -> tensor<40x16xf32>\n'
    printf '  %%5 = stablehlo.dot_general %%4, %%4, contracting_dims = [1] x [1] : (tensor<40x16xf32>, tensor<40x16xf32>) -> tensor<40x40xf32>\n'
    printf '  %%6 = func.call @double(%%4) : (tensor<40x16xf32>) -> tensor<40x16xf32>\n  return %%6 : tensor<40x16xf32>\n}\n'
    printf 'func.func private @layer(%%x: tensor<40x1024xf32>, %%w: tensor<1024x1024xf32>) -> tensor<40x1024xf32> {\n'
    printf '  %%0 = stablehlo.dot_general %%x, %%w, contracting_dims = [1] x [0] : (tensor<40x1024xf32>, tensor<1024x1024xf32>) -> tensor<40x1024xf32>\n  return %%0 : tensor<40x1024xf32>\n}\n'
    printf 'func.func private @double(%%x: tensor<40x16xf32>) -> tensor<40x16xf32> {\n  %%0 = stablehlo.add %%x, %%x : tensor<40x16xf32>\n  return %%0 : tensor<40x16xf32>\n}\n'
} >last.mlir
"$build/tpucc" last.mlir --precision=bf16 -o last.so --shape-report=last.json >log 2>&1 || fail 'a last product: does not compile'
[ "$(grep -c '"as": "bf16"' last.json)" = 4 ] && grep -q 'it makes results, where f32 costs little' last.json || fail "a last product: $(grep '"as"' last.json)"
"$build/tpurun" --interpret last.mlir --precision bf16 --input x=x.npy --output output0=want.npy >log 2>&1 || fail 'a last product: the evaluator'
"$build/tpurun" last.so --input x=x.npy --expect output0=want.npy --rtol 0 --atol 5e-3 >log 2>&1 || fail 'a last product is not what the evaluator says'

# Weights of 16 bits that are widened to be multiplied are packed by the compiler, however large they are: doubled to a megabyte, since texts are small.
i=0 n=4
repeated() { # repeated TIMES ELEMENT
    list=$(yes "%v$i" | head -n "$1" | paste -sd, -) types=$(yes "tensor<${n}x$2>" | head -n "$1" | paste -sd, -)
    i=$((i + 1)) n=$((n * $1))
    echo "  %v$i = stablehlo.concatenate $list, dim = 0 : ($types) -> tensor<${n}x$2>"
}
{
    echo 'func.func @main(%x: tensor<1x256x6x6xf16>) -> tensor<1x256x3x3xf16> {'
    echo '  %v0 = stablehlo.constant dense<[1.0, -1.0, 0.5, 0.25]> : tensor<4xf16>'
    for times in 4 4 4 4 4 4 4 3 3; do repeated $times f16; done
    echo "  %k = stablehlo.reshape %v$i : (tensor<${n}xf16>) -> tensor<256x256x3x3xf16>"
    echo '  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1], window = {stride = [2, 2], pad = [[1, 1], [1, 1]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x256x6x6xf16>, tensor<256x256x3x3xf16>) -> tensor<1x256x3x3xf16>'
    echo '  return %y : tensor<1x256x3x3xf16>'
    echo '}'
} >half.mlir
"$build/tpucc" half.mlir -o half.so >log
"$build/tpurun" half.so --describe >log
if grep -q pack log; then fail "weights are packed in every run"; fi

# And so is a table of bytes that are widened, whose scales come behind the product, also in pairs of bf16.
i=0 n=4
{
    echo 'func.func @main(%x: tensor<1x1024xf32>) -> tensor<1x512xf32> {'
    echo '  %v0 = stablehlo.constant dense<[1, -1, 5, -128]> : tensor<4xi8>'
    for times in 4 4 4 4 4 4 4 4 2; do repeated $times i8; done
    echo "  %t = stablehlo.reshape %v$i : (tensor<${n}xi8>) -> tensor<1024x512xi8>"
    echo '  %w = stablehlo.convert %t : (tensor<1024x512xi8>) -> tensor<1024x512xf32>'
    echo '  %y = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<1x1024xf32>, tensor<1024x512xf32>) -> tensor<1x512xf32>'
    echo '  return %y : tensor<1x512xf32>'
    echo '}'
} >bytes.mlir
for precision in f32 bf16; do
    "$build/tpucc" bytes.mlir -o bytes.so --precision=$precision >log
    "$build/tpurun" bytes.so --describe >log
    if grep -q pack log; then fail "a table of bytes is packed in every run of $precision"; fi
done
