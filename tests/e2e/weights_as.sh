#!/bin/sh
# --weights-as: matrix products and gathers of f32 by weights of fewer bytes are what the evaluator makes of them with the same option, on any number of
# threads the same bits; what a layer's weights are off by stands in the report, and is refused beyond a bound.
#   weights_as.sh BUILD_DIR
set -eu
. "$(dirname "$0")/lib.sh"
PATH=$build:$PATH

for name in mlp digits bert_tiny lstm_tiny mobilenet_tiny; do
    mlir=$models/$name.mlir
    weights="--weights $models/$name.safetensors"
    input="--input input=$models/$name.input.npy"
    # shellcheck disable=SC2086 # lists of words
    tpurun --interpret "$mlir" $weights --weights-as bf16 $input --output output0=want.npy >said 2>&1 || fail "$name: the evaluator"
    for mcpu in $(targets native x86-64-v3); do
        # shellcheck disable=SC2086
        {
            tpucc "$mlir" $weights --mcpu=$mcpu --prefix p -o f32.so >said 2>&1 || fail "$name for $mcpu"
            tpucc "$mlir" $weights --mcpu=$mcpu --prefix p --weights-as=bf16 -o program.so >said 2>&1 || fail "$name does not compile for $mcpu"
            tpurun program.so --threads 1 $input --output output0=one.npy --expect output0=want.npy --rtol 1e-4 --atol 1e-4 >said 2>&1 ||
                fail "$name: not what the evaluator says, $mcpu"
            tpurun program.so --threads 2 $input --output output0=two.npy >said 2>&1 || fail "$name on two threads, $mcpu"
            cmp one.npy two.npy || fail "$name: one and two threads differ, $mcpu"
            tpurun program.so $input --expect "output0=$models/$name.expected.npy" --rtol 3e-2 --atol 3e-2 >said 2>&1 || fail "$name: far from f32, $mcpu"
        }
        [ "$(weights_of program.so)" -le "$(weights_of f32.so)" ] || fail "$name: more weights, $mcpu"
    done
done

# A decoder's parts: a table that tokens are looked up in, a matrix for the next one, on either side of the product; both larger than what is folded back.
awk 'BEGIN {
    print "func.func @main(%ids: tensor<3x1xi32>, %table: tensor<4000x160xf32>, %w: tensor<160x2001xf32>) -> (tensor<3x2001xf32>, tensor<2001x3xf32>) {"
    print "  %0 = \"stablehlo.gather\"(%table, %ids) <{dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 160>}> : (tensor<4000x160xf32>, tensor<3x1xi32>) -> tensor<3x160xf32>"
    print "  %1 = stablehlo.dot_general %0, %w, contracting_dims = [1] x [0] : (tensor<3x160xf32>, tensor<160x2001xf32>) -> tensor<3x2001xf32>"
    print "  %2 = stablehlo.dot_general %w, %0, contracting_dims = [0] x [1] : (tensor<160x2001xf32>, tensor<3x160xf32>) -> tensor<2001x3xf32>"
    print "  return %1, %2 : tensor<3x2001xf32>, tensor<2001x3xf32>\n}"
}' >decoder.mlir
# tensor NAME ELEMENTS: numbers below 1, of which no bf16 is like another
awk 'BEGIN {
    printf "func.func @main() -> (tensor<4000x160xf32>, tensor<160x2001xf32>) {\n"
    printf "  %%c = stablehlo.constant dense<0.7310581> : tensor<f32>\n"
    for (i = 0; i < 2; i++) {
        t = i ? "160x2001" : "4000x160"
        n = i ? 320160 : 640000
        printf "  %%i%d = stablehlo.iota dim = 0 : tensor<%dxf32>\n  %%b%d = stablehlo.broadcast_in_dim %%c, dims = [] : (tensor<f32>) -> tensor<%dxf32>\n", i, n, i, n
        printf "  %%m%d = stablehlo.multiply %%i%d, %%b%d : tensor<%dxf32>\n  %%s%d = stablehlo.sine %%m%d : tensor<%dxf32>\n", i, i, i, n, i, i, n
        printf "  %%r%d = stablehlo.reshape %%s%d : (tensor<%dxf32>) -> tensor<%sxf32>\n", i, i, n, t
    }
    print "  return %r0, %r1 : tensor<4000x160xf32>, tensor<160x2001xf32>\n}"
}' >numbers.mlir
tpurun --interpret numbers.mlir --output output0=table.npy --output output1=w.npy >said 2>&1 || fail 'numbers'
# safetensors of two arrays: their headers, and what stands behind those of the .npy
header=$(printf '{"table":{"dtype":"F32","shape":[4000,160],"data_offsets":[0,2560000]},"w":{"dtype":"F32","shape":[160,2001],"data_offsets":[2560000,3840640]}}    ')
{
    printf "\\$(printf '%03o' ${#header})\000\000\000\000\000\000\000%s" "$header"
    tail -c 2560000 table.npy
    tail -c 1280640 w.npy
} >decoder.safetensors
printf "\223NUMPY\001\000\166\000{'descr': '<i4', 'fortran_order': False, 'shape': (3, 1), }%58s\n\007\000\000\000\237\017\000\000\000\000\000\000" '' >ids.npy
decoder='decoder.mlir --weights decoder.safetensors'
# shellcheck disable=SC2086
{
    tpurun --interpret $decoder --weights-as=bf16 --input ids=ids.npy --output output0=a.npy --output output1=b.npy >said 2>&1 || fail 'a decoder: the evaluator'
    tpurun --interpret $decoder --input ids=ids.npy --output output0=c.npy >said 2>&1 || fail 'a decoder in f32'
    for mcpu in $(targets native x86-64-v3 all); do
        tpucc $decoder --mcpu=$mcpu -o f32.so >said 2>&1 || fail "a decoder, $mcpu"
        tpucc $decoder --mcpu=$mcpu --weights-as=bf16 --shape-report=r.txt -o program.so >said 2>&1 || fail "a decoder in bf16, $mcpu"
        tpurun program.so --input ids=ids.npy --expect output0=a.npy --expect output1=b.npy --rtol 1e-5 --atol 1e-5 >said 2>&1 || fail "a decoder, $mcpu"
        ! tpurun program.so --input ids=ids.npy --expect output0=c.npy --rtol 1e-5 --atol 1e-5 >said 2>&1 || fail "weights of bf16 are those of f32, $mcpu"
        before=$(weights_of f32.so) after=$(weights_of program.so)
        [ $((after * 100)) -le $((before * 52)) ] || fail "weights of $after bytes instead of $before, $mcpu"
    done
    [ "$(grep -c '^  .*: bf16, .* bytes instead of .*, off by 0\.1.. %$' r.txt)" = 3 ] || fail 'the report does not say how far they are off'
    tpucc $decoder --weights-as=bf16 --shape-report=r.json -o program.so >said 2>&1 || fail 'a report as JSON'
    tr -d ' \n' <r.json | grep -q '"as":"bf16","bytes":1280000,"before":2560000,"error":0.001' || fail 'nor as JSON'
    tpucc $decoder --weights-as=bf16 --shape-report=r.html -o program.so >said 2>&1 || fail 'a report as a page'
    grep -q 'bf16, 1.2.*MiB instead of 2.4.*MiB, off by 0.1' r.html || fail 'nor as a page'
    exits 1 '[weights-error]' tpucc $decoder --weights-as=bf16 --weights-error=0.001 -o program.so
    [ "$(grep -c '\[weights-error\]' said)" = 3 ] || fail 'not all of them are said'
    exits 0 '' tpucc $decoder --weights-as=bf16 --weights-error=0.002 -o program.so
    exits 2 '--weights-error takes a number up to 1' tpucc $decoder --weights-as=bf16 --weights-error=2 -o program.so
    exits 2 '--weights-error would change nothing without --weights-as' tpucc $decoder --weights-error=0.1 -o program.so
    printf 'func.func @main(%%x: tensor<2x64xf32>, %%w: tensor<64x64xf32>) -> tensor<2x64xf32> {\n  %%0 = stablehlo.dot_general %%x, %%w, contracting_dims = [1] x [0] : (tensor<2x64xf32>, tensor<64x64xf32>) -> tensor<2x64xf32>\n  return %%0 : tensor<2x64xf32>\n}\n' >given.mlir
    exits 0 'nothing is stored in fewer bytes' tpucc given.mlir --weights-as=int8 -o program.so
    grep -q -e '--weights FILE.safetensors makes constants' said || fail 'nor how something would be'
    exits 2 'OpenBLAS multiplies f32' tpucc $decoder --weights-as=bf16 --matmul=openblas -o program.so
    exits 2 'belong to --interpret' tpurun f32.so --weights-as bf16
    exits 1 'flag --weights-as: f32 before, bf16 now' tpucc explain f32.so $decoder --mcpu=all --prefix f32 --weights-as=bf16
}

# One row and two by more weights than caches hold (34 MB of bf16), which are fetched ahead, and by a few: sums in parts, the same bits on all processors.
# run_of K N ROWS [native [AS]]     on this processor alone, which takes less time; bf16
run_of() {
    as=${5:-bf16}
    bytes=$(($1 * $2 * 4))
    printf 'func.func @main(%%x: tensor<%sx%sxf32>, %%w: tensor<%sx%sxf32>) -> tensor<%sx%sxf32> {\n  %%0 = stablehlo.dot_general %%x, %%w, contracting_dims = [1] x [0] : (tensor<%sx%sxf32>, tensor<%sx%sxf32>) -> tensor<%sx%sxf32>\n  return %%0 : tensor<%sx%sxf32>\n}\n' \
        "$3" "$1" "$1" "$2" "$3" "$2" "$3" "$1" "$1" "$2" "$3" "$2" "$3" "$2" >run.mlir
    header=$(printf '{"w":{"dtype":"F32","shape":[%s,%s],"data_offsets":[0,%s]}}%40s' "$1" "$2" "$bytes" '')
    {
        printf "\\$(printf '%03o' ${#header})\000\000\000\000\000\000\000%s" "$header"
        for _ in 1 2 3 4 5 6 7; do for _ in 1 2 3 4; do tail -c 2560000 table.npy; done; done | head -c "$bytes"
    } >run.safetensors
    { printf "\223NUMPY\001\000\166\000%-117s\n" "{'descr': '<f4', 'fortran_order': False, 'shape': ($3, $1), }" && tail -c +2001 w.npy | head -c $(($3 * $1 * 4)); } >x.npy
    tpurun --interpret run.mlir --weights run.safetensors --weights-as=$as --input x=x.npy --output output0=want.npy >said 2>&1 || fail "$*: the evaluator"
    for mcpu in $(targets native $([ "${4:-}" = native ] || echo x86-64-v3)); do
        tpucc run.mlir --weights run.safetensors --mcpu=$mcpu --weights-as=$as -o program.so >said 2>&1 || fail "$*, $mcpu"
        tpurun program.so --threads 1 --input x=x.npy --output output0=$mcpu.npy --expect output0=want.npy --rtol 1e-4 --atol 1e-4 >said 2>&1 || fail "$*: not what the evaluator says, $mcpu"
        tpurun program.so --threads 2 --input x=x.npy --output output0=two.npy >said 2>&1 || fail "$* on two threads, $mcpu"
        cmp $mcpu.npy two.npy || fail "$*: one and two threads differ, $mcpu"
    done
    [ "$mcpu" = native ] || cmp native.npy x86-64-v3.npy || fail "$*: processors differ"
}
run_of 4101 4197 2 native
run_of 3 40 1
run_of 129 127 1
run_of 391 33 2

# More rows, by weights that do not stay in the second cache: register tiles of all numbers of rows, and rows of several tasks; bits stay.
run_of 616 192 19 all f32
for as_rows in 'f32 1' 'f32 2' 'f32 3' 'f32 5' 'f32 8' 'f32 13' 'f32 23' 'bf16 4' 'bf16 7' 'bf16 9' 'bf16 20'; do
    run_of 533 1031 "${as_rows#* }" all "${as_rows% *}"
done

# ---- integers in groups

for name in mlp digits bert_tiny lstm_tiny; do
    for as in int8 int4:32; do
        # shellcheck disable=SC2086 # lists of words
        {
            mlir="$models/$name.mlir --weights $models/$name.safetensors"
            input="--input input=$models/$name.input.npy"
            tpurun --interpret $mlir --weights-as $as $input --output output0=want.npy >said 2>&1 || fail "$name, $as: the evaluator"
            for mcpu in $(targets native x86-64-v3); do
                tpucc $mlir --mcpu=$mcpu --prefix p -o f32.so >said 2>&1 || fail "$name for $mcpu"
                tpucc $mlir --mcpu=$mcpu --prefix p --weights-as=$as -o program.so >said 2>&1 || fail "$name does not compile, $as, $mcpu"
                tpurun program.so --threads 1 $input --output output0=one.npy --expect output0=want.npy --rtol 1e-4 --atol 1e-4 >said 2>&1 ||
                    fail "$name: not what the evaluator says, $as, $mcpu"
                tpurun program.so --threads 2 $input --output output0=two.npy >said 2>&1 || fail "$name on two threads, $as, $mcpu"
                cmp one.npy two.npy || fail "$name: one and two threads differ, $as, $mcpu"
                [ $as != int8 ] || tpurun program.so $input --expect "output0=$models/$name.expected.npy" --rtol 1e-1 --atol 1e-1 >said 2>&1 || fail "$name: far from f32, $as, $mcpu"
                [ "$(weights_of program.so)" -le "$(weights_of f32.so)" ] || fail "$name: more weights, $as, $mcpu"
            done
        }
    done
done

# Sums of 32 terms in groups of 128 would take more bytes than in f32.
for as in f32 int8:128; do
    tpucc "$models/lstm_tiny.mlir" --weights "$models/lstm_tiny.safetensors" --weights-as=$as --prefix p -o "${as%:*}.so" >said 2>&1 || fail "lstm_tiny, $as"
done
[ "$(weights_of int8.so)" -le "$(weights_of f32.so)" ] || fail "lstm_tiny: more weights, int8:128"

# Few rows and many, batches, two dimensions that are summed over, sums that are cut into chunks, groups and panels that are short, either side.
cat >shapes.mlir <<'END'
func.func @main(%s: tensor<f32>, %b: tensor<3x203x20xf32>, %c: tensor<33x10x24xf32>, %l: tensor<20001x16xf32>)
    -> (tensor<3x1x20xf32>, tensor<3x7x20xf32>, tensor<4x24xf32>, tensor<24x2xf32>, tensor<70x24xf32>, tensor<1x16xf32>, tensor<26x16xf32>) {
  %i = stablehlo.iota dim = 0 : tensor<520026xf32>
  %t = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<520026xf32>
  %p = stablehlo.add %i, %t : tensor<520026xf32>
  %x = stablehlo.sine %p : tensor<520026xf32>
  %x0 = stablehlo.slice %x [0:609] : (tensor<520026xf32>) -> tensor<609xf32>
  %y0 = stablehlo.reshape %x0 : (tensor<609xf32>) -> tensor<3x1x203xf32>
  %0 = stablehlo.dot_general %y0, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x1x203xf32>, tensor<3x203x20xf32>) -> tensor<3x1x20xf32>
  %x1 = stablehlo.slice %x [0:4263] : (tensor<520026xf32>) -> tensor<4263xf32>
  %y1 = stablehlo.reshape %x1 : (tensor<4263xf32>) -> tensor<3x7x203xf32>
  %1 = stablehlo.dot_general %y1, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<3x7x203xf32>, tensor<3x203x20xf32>) -> tensor<3x7x20xf32>
  %x2 = stablehlo.slice %x [0:1320] : (tensor<520026xf32>) -> tensor<1320xf32>
  %y2 = stablehlo.reshape %x2 : (tensor<1320xf32>) -> tensor<4x10x33xf32>
  %2 = stablehlo.dot_general %y2, %c, contracting_dims = [1, 2] x [1, 0] : (tensor<4x10x33xf32>, tensor<33x10x24xf32>) -> tensor<4x24xf32>
  %x3 = stablehlo.slice %x [0:660] : (tensor<520026xf32>) -> tensor<660xf32>
  %y3 = stablehlo.reshape %x3 : (tensor<660xf32>) -> tensor<2x10x33xf32>
  %3 = stablehlo.dot_general %c, %y3, contracting_dims = [0, 1] x [2, 1] : (tensor<33x10x24xf32>, tensor<2x10x33xf32>) -> tensor<24x2xf32>
  %x4 = stablehlo.slice %x [0:23100] : (tensor<520026xf32>) -> tensor<23100xf32>
  %y4 = stablehlo.reshape %x4 : (tensor<23100xf32>) -> tensor<70x33x10xf32>
  %4 = stablehlo.dot_general %y4, %c, contracting_dims = [1, 2] x [0, 1] : (tensor<70x33x10xf32>, tensor<33x10x24xf32>) -> tensor<70x24xf32>
  %x5 = stablehlo.slice %x [0:20001] : (tensor<520026xf32>) -> tensor<20001xf32>
  %y5 = stablehlo.reshape %x5 : (tensor<20001xf32>) -> tensor<1x20001xf32>
  %5 = stablehlo.dot_general %y5, %l, contracting_dims = [1] x [0] : (tensor<1x20001xf32>, tensor<20001x16xf32>) -> tensor<1x16xf32>
  %y6 = stablehlo.reshape %x : (tensor<520026xf32>) -> tensor<26x20001xf32>
  %6 = stablehlo.dot_general %y6, %l, contracting_dims = [1] x [0] : (tensor<26x20001xf32>, tensor<20001x16xf32>) -> tensor<26x16xf32>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<3x1x20xf32>, tensor<3x7x20xf32>, tensor<4x24xf32>, tensor<24x2xf32>, tensor<70x24xf32>, tensor<1x16xf32>, tensor<26x16xf32>
}
END
header='{"b":{"dtype":"F32","shape":[3,203,20],"data_offsets":[0,48720]},"c":{"dtype":"F32","shape":[33,10,24],"data_offsets":[48720,80400]},"l":{"dtype":"F32","shape":[20001,16],"data_offsets":[80400,1360464]}}'
{
    printf "\\$(printf '%03o' ${#header})\000\000\000\000\000\000\000%s" "$header"
    tail -c 2560000 table.npy | head -c 1360464
} >shapes.safetensors
printf "\223NUMPY\001\000\166\000{'descr': '<f4', 'fortran_order': False, 'shape': (), }%62s\n\000\000\200\076" '' >seed.npy
shapes='shapes.mlir --weights shapes.safetensors' output='' expected=''
for i in 0 1 2 3 4 5 6; do output="$output --output output$i=want$i.npy" expected="$expected --expect output$i=want$i.npy"; done
# shellcheck disable=SC2086
for as in int8 int8:128 int4:64 int4:32; do
    tpurun --interpret $shapes --weights-as=$as --input s=seed.npy $output >said 2>&1 || fail "shapes, $as: the evaluator"
    for more in $(targets --mcpu=native --mcpu=x86-64-v4 --mcpu=x86-64-v3 --mcpu=all) --skip=fold; do
        tpucc $shapes --weights-as=$as $more --shape-report=r.txt -o shapes.so >said 2>&1 || fail "shapes, $as, $more"
        tpurun shapes.so --input s=seed.npy $expected --rtol 1e-4 --atol 2e-3 >said 2>&1 || fail "shapes, $as, $more: not what the evaluator says"
        most=18
        [ "${as#int8}" = "$as" ] || most=30
        [ "$(weights_of shapes.so)" -le $((1360464 * most / 100)) ] || fail "shapes, $as, $more: weights of $(weights_of shapes.so) bytes"
    done
    grep -q "^  .*: $as, .* bytes instead of .*, off by " r.txt || fail "shapes, $as: the report"
done

# What processors with dot products of bytes take digit by digit. One row and two: numbers of all sizes, zeros, no number; a sum of several blocks and a short
# group, and rows that are columns of what they come from. More rows, up to more than a task has.
cat >digits.mlir <<'END'
func.func @main(%s: tensor<f32>, %l: tensor<6001x40xf32>) -> (tensor<1x40xf32>, tensor<2x40xf32>, tensor<1x40xf32>, tensor<2x40xf32>, tensor<5x340xf32>, tensor<17x340xf32>, tensor<130x340xf32>) {
  %t = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<2x6001xf32>
  %i = stablehlo.iota dim = 1 : tensor<2x6001xf32>
  %j = stablehlo.iota dim = 0 : tensor<2x6001xf32>
  %p = stablehlo.multiply %i, %t : tensor<2x6001xf32>
  %q = stablehlo.add %p, %j : tensor<2x6001xf32>
  %sine = stablehlo.sine %q : tensor<2x6001xf32>
  %first = stablehlo.constant dense<2000.0> : tensor<2x6001xf32>
  %second = stablehlo.constant dense<4000.0> : tensor<2x6001xf32>
  %large = stablehlo.constant dense<1073741824.0> : tensor<2x6001xf32>
  %one = stablehlo.constant dense<1.0> : tensor<2x6001xf32>
  %small = stablehlo.divide %one, %large : tensor<2x6001xf32>
  %before = stablehlo.compare LT, %i, %first : (tensor<2x6001xf32>, tensor<2x6001xf32>) -> tensor<2x6001xi1>
  %behind = stablehlo.compare LT, %i, %second : (tensor<2x6001xf32>, tensor<2x6001xf32>) -> tensor<2x6001xi1>
  %c = stablehlo.select %behind, %one, %small : tensor<2x6001xi1>, tensor<2x6001xf32>
  %d = stablehlo.select %before, %large, %c : tensor<2x6001xi1>, tensor<2x6001xf32>
  %x = stablehlo.multiply %sine, %d : tensor<2x6001xf32>
  %x0 = stablehlo.slice %x [0:1, 0:6001] : (tensor<2x6001xf32>) -> tensor<1x6001xf32>
  %y0 = stablehlo.dot_general %x0, %l, contracting_dims = [1] x [0] : (tensor<1x6001xf32>, tensor<6001x40xf32>) -> tensor<1x40xf32>
  %down = stablehlo.constant dense<1073741824.0> : tensor<1x40xf32>
  %0 = stablehlo.divide %y0, %down : tensor<1x40xf32>
  %e = stablehlo.multiply %sine, %small : tensor<2x6001xf32>
  %tiny = stablehlo.multiply %e, %small : tensor<2x6001xf32>
  %x1 = stablehlo.transpose %tiny, dims = [1, 0] : (tensor<2x6001xf32>) -> tensor<6001x2xf32>
  %y1 = stablehlo.dot_general %x1, %l, contracting_dims = [0] x [0] : (tensor<6001x2xf32>, tensor<6001x40xf32>) -> tensor<2x40xf32>
  %up = stablehlo.constant dense<1073741824.0> : tensor<2x40xf32>
  %f = stablehlo.multiply %y1, %up : tensor<2x40xf32>
  %1 = stablehlo.multiply %f, %up : tensor<2x40xf32>
  %z = stablehlo.subtract %s, %s : tensor<f32>
  %zeros = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<f32>) -> tensor<1x6001xf32>
  %2 = stablehlo.dot_general %zeros, %l, contracting_dims = [1] x [0] : (tensor<1x6001xf32>, tensor<6001x40xf32>) -> tensor<1x40xf32>
  %n = stablehlo.divide %z, %z : tensor<f32>
  %row = stablehlo.slice %sine [1:2, 0:6000] : (tensor<2x6001xf32>) -> tensor<1x6000xf32>
  %none = stablehlo.reshape %n : (tensor<f32>) -> tensor<1x1xf32>
  %long = stablehlo.concatenate %row, %none, dim = 1 : (tensor<1x6000xf32>, tensor<1x1xf32>) -> tensor<1x6001xf32>
  %whole = stablehlo.slice %sine [1:2, 0:6001] : (tensor<2x6001xf32>) -> tensor<1x6001xf32>
  %rows = stablehlo.concatenate %long, %whole, dim = 0 : (tensor<1x6001xf32>, tensor<1x6001xf32>) -> tensor<2x6001xf32>
  %3 = stablehlo.dot_general %rows, %l, contracting_dims = [1] x [0] : (tensor<2x6001xf32>, tensor<6001x40xf32>) -> tensor<2x40xf32>
  %m = stablehlo.reshape %l : (tensor<6001x40xf32>) -> tensor<706x340xf32>
  %i6 = stablehlo.iota dim = 1 : tensor<130x706xf32>
  %j6 = stablehlo.iota dim = 0 : tensor<130x706xf32>
  %t6 = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<130x706xf32>
  %p6 = stablehlo.multiply %i6, %t6 : tensor<130x706xf32>
  %q6 = stablehlo.add %p6, %j6 : tensor<130x706xf32>
  %x6 = stablehlo.sine %q6 : tensor<130x706xf32>
  %x4 = stablehlo.slice %x6 [0:5, 0:706] : (tensor<130x706xf32>) -> tensor<5x706xf32>
  %x5 = stablehlo.slice %x6 [3:20, 0:706] : (tensor<130x706xf32>) -> tensor<17x706xf32>
  %4 = stablehlo.dot_general %x4, %m, contracting_dims = [1] x [0] : (tensor<5x706xf32>, tensor<706x340xf32>) -> tensor<5x340xf32>
  %5 = stablehlo.dot_general %x5, %m, contracting_dims = [1] x [0] : (tensor<17x706xf32>, tensor<706x340xf32>) -> tensor<17x340xf32>
  %6 = stablehlo.dot_general %x6, %m, contracting_dims = [1] x [0] : (tensor<130x706xf32>, tensor<706x340xf32>) -> tensor<130x340xf32>
  return %0, %1, %2, %3, %4, %5, %6 : tensor<1x40xf32>, tensor<2x40xf32>, tensor<1x40xf32>, tensor<2x40xf32>, tensor<5x340xf32>, tensor<17x340xf32>, tensor<130x340xf32>
}
END
header='{"l":{"dtype":"F32","shape":[6001,40],"data_offsets":[0,960160]}}'
{
    printf "\\$(printf '%03o' ${#header})\000\000\000\000\000\000\000%s" "$header"
    tail -c 2560000 table.npy | head -c 960160
} >digits.safetensors
digits='digits.mlir --weights digits.safetensors' output='' expected=''
for i in 0 1 2 3 4 5 6; do output="$output --output output$i=want$i.npy" expected="$expected --expect output$i=want$i.npy"; done
# shellcheck disable=SC2086
for as in int8 int8:128 int4 int4:32; do
    tpurun --interpret $digits --weights-as=$as --input s=seed.npy $output >said 2>&1 || fail "digits, $as: the evaluator"
    for mcpu in $(targets native x86-64-v4 x86-64-v3); do
        tpucc $digits --weights-as=$as --mcpu=$mcpu -o digits.so >said 2>&1 || fail "digits, $as, $mcpu"
        tpurun digits.so --threads 1 --input s=seed.npy --output output1=one.npy --output output6=one6.npy $expected --rtol 1e-5 --atol 1e-3 >said 2>&1 ||
            fail "digits, $as, $mcpu: not what the evaluator says"
        tpurun digits.so --threads 2 --input s=seed.npy --output output1=two.npy --output output6=two6.npy >said 2>&1 || fail "digits on two threads, $as, $mcpu"
        { cmp one.npy two.npy && cmp one6.npy two6.npy; } || fail "digits: one and two threads differ, $as, $mcpu"
    done
done

# Rows that are one row, in all tasks: those of a shorter task are not all that the next one has.
cat >same.mlir <<'END'
func.func @main(%s: tensor<f32>, %w: tensor<32x64x128xf32>) -> tensor<32x301x128xf32> {
  %t = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<64xf32>
  %i = stablehlo.iota dim = 0 : tensor<64xf32>
  %x = stablehlo.add %i, %t : tensor<64xf32>
  %a = stablehlo.sine %x : tensor<64xf32>
  %0 = stablehlo.broadcast_in_dim %a, dims = [2] : (tensor<64xf32>) -> tensor<32x301x64xf32>
  %1 = stablehlo.dot_general %0, %w, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<32x301x64xf32>, tensor<32x64x128xf32>) -> tensor<32x301x128xf32>
  return %1 : tensor<32x301x128xf32>
}
END
header='{"w":{"dtype":"F32","shape":[32,64,128],"data_offsets":[0,1048576]}}'
{
    printf "\\$(printf '%03o' ${#header})\000\000\000\000\000\000\000%s" "$header"
    tail -c 2560000 table.npy | head -c 1048576
} >same.safetensors
tpurun --interpret same.mlir --weights same.safetensors --weights-as=int8 --input s=seed.npy --output want.npy >said 2>&1 || fail "the same rows: the evaluator"
tpucc same.mlir --weights same.safetensors --weights-as=int8 --cores=64 -o same.so >said 2>&1 || fail "the same rows"
for _ in 1 2 3 4 5 6 7 8; do
    tpurun same.so --threads 5 --input s=seed.npy --expect want.npy --rtol 1e-4 --atol 2e-3 >said 2>&1 || fail "the same rows: not what the evaluator says"
done

# Weights and rows so small that a weight's scale times what a row's digits count is no normal number: what they make is, and as near as others.
awk 'BEGIN {
    printf "func.func @main(%%x: tensor<1x64xf32>) -> tensor<1x32xf32> {\n  %%w = stablehlo.constant dense<["
    for (k = 0; k < 64; k++) {
        printf "%s[", k ? ", " : ""
        for (n = 0; n < 32; n++) printf "%s%.6e", n ? ", " : "", sin(k * 32 + n + 1) * 1e-17
        printf "]"
    }
    print "]> : tensor<64x32xf32>"
}' >small.mlir
cat >>small.mlir <<'END'
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<1x64xf32>, tensor<64x32xf32>) -> tensor<1x32xf32>
  return %0 : tensor<1x32xf32>
}
END
cat >row.mlir <<'END'
func.func @main() -> tensor<1x64xf32> {
  %i = stablehlo.iota dim = 1 : tensor<1x64xf32>
  %c = stablehlo.cosine %i : tensor<1x64xf32>
  %small = stablehlo.constant dense<1.0e-17> : tensor<1x64xf32>
  %0 = stablehlo.multiply %c, %small : tensor<1x64xf32>
  return %0 : tensor<1x64xf32>
}
END
tpurun --interpret row.mlir --output output0=row.npy >said 2>&1 || fail "small rows: what they are made of"
for as in int8 int4; do
    tpurun --interpret small.mlir --weights-as=$as --input x=row.npy --output output0=small.npy >said 2>&1 || fail "small rows, $as: the evaluator"
    for mcpu in native x86-64-v4; do
        tpucc small.mlir --weights-as=$as --mcpu=$mcpu -o small.so >said 2>&1 || fail "small rows, $as, $mcpu"
        tpurun small.so --input x=row.npy --expect output0=small.npy --rtol 1e-5 --atol 1e-39 >said 2>&1 || fail "small rows, $as, $mcpu: not what the evaluator says"
    done
done

# Weights that a model has as integers stay what they are: with a scale for each column, of either sign, for each 32 terms, or by their type; of 8 bits and of
# 4. Without the option a note says so of many.
cat >whole.mlir <<'END'
func.func @main(%s: tensor<f32>, %w: tensor<1024x1024xi8>, %c: tensor<1024xf32>, %g: tensor<32x1024xf32>) -> (tensor<3x1024xf32>, tensor<3x1024xf32>, tensor<3x1024xf32>) {
  %t = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<3x1024xf32>
  %i = stablehlo.iota dim = 1 : tensor<3x1024xf32>
  %p = stablehlo.multiply %i, %t : tensor<3x1024xf32>
  %x = stablehlo.sine %p : tensor<3x1024xf32>
  %f = stablehlo.convert %w : (tensor<1024x1024xi8>) -> tensor<1024x1024xf32>
  %c0 = stablehlo.broadcast_in_dim %c, dims = [1] : (tensor<1024xf32>) -> tensor<1024x1024xf32>
  %f0 = stablehlo.multiply %f, %c0 : tensor<1024x1024xf32>
  %0 = stablehlo.dot_general %x, %f0, contracting_dims = [1] x [0] : (tensor<3x1024xf32>, tensor<1024x1024xf32>) -> tensor<3x1024xf32>
  %e = stablehlo.convert %w : (tensor<1024x1024xi8>) -> tensor<1024x1024xf32>
  %f1 = stablehlo.reshape %e : (tensor<1024x1024xf32>) -> tensor<32x32x1024xf32>
  %c1 = stablehlo.broadcast_in_dim %g, dims = [0, 2] : (tensor<32x1024xf32>) -> tensor<32x32x1024xf32>
  %f2 = stablehlo.multiply %f1, %c1 : tensor<32x32x1024xf32>
  %f3 = stablehlo.reshape %f2 : (tensor<32x32x1024xf32>) -> tensor<1024x1024xf32>
  %1 = stablehlo.dot_general %x, %f3, contracting_dims = [1] x [0] : (tensor<3x1024xf32>, tensor<1024x1024xf32>) -> tensor<3x1024xf32>
  %q = stablehlo.bitcast_convert %w : (tensor<1024x1024xi8>) -> tensor<1024x1024x!quant.uniform<i8:f32, 0.01>>
  %2 = stablehlo.dot_general %x, %q, contracting_dims = [1] x [0] : (tensor<3x1024xf32>, tensor<1024x1024x!quant.uniform<i8:f32, 0.01>>) -> tensor<3x1024xf32>
  return %0, %1, %2 : tensor<3x1024xf32>, tensor<3x1024xf32>, tensor<3x1024xf32>
}
END
header='{"w":{"dtype":"I8","shape":[1024,1024],"data_offsets":[0,1048576]},"c":{"dtype":"F32","shape":[1024],"data_offsets":[1048576,1052672]},"g":{"dtype":"F32","shape":[32,1024],"data_offsets":[1052672,1183744]}}'
{
    printf "\\$(printf '%03o' ${#header})\000\000\000\000\000\000\000%s" "$header"
    tail -c 1183744 table.npy
} >whole.safetensors
whole='whole.mlir --weights whole.safetensors' expected=
for i in 0 1 2; do expected="$expected --expect output$i=want$i.npy"; done
# shellcheck disable=SC2086
{
    tpurun --interpret $whole --input s=seed.npy --output output0=want0.npy --output output1=want1.npy --output output2=want2.npy >said 2>&1 || fail "integers: the evaluator"
    tpucc $whole -o whole.so >said 2>&1 || fail "integers in f32"
    grep -q 'note: 1 constant of weights, integers in the model, becomes floats, 4.19 MB: --weights-as=int8, or int4 where 4 bits hold them, can keep them so' said || fail "no note of integers"
    for mcpu in $(targets native x86-64-v4 x86-64-v3); do
        tpucc $whole --weights-as=int8 --mcpu=$mcpu --shape-report=r.txt -o whole.so >said 2>&1 || fail "integers, $mcpu"
        ! grep -q 'note: .* of weights, integers' said || fail "a note of integers that stay integers"
        [ "$(grep -c ': int8, .*, as they are$' r.txt)" = 3 ] || fail "integers are not stored as they are, $mcpu: $(grep ': int8' r.txt)"
        tpurun whole.so --input s=seed.npy $expected --rtol 1e-4 --atol 2e-3 >said 2>&1 || fail "integers: not what they are in f32, $mcpu: $(cat said)"
    done
    tpucc $whole --weights-as=int4 --weights-error=1 --shape-report=r.txt -o whole.so >said 2>&1 || fail "integers in fewer bits"
    [ "$(grep -c ': int4, .*, off by' r.txt)" = 3 ] || fail "8 bits are not 4"
    tpurun --interpret $whole --weights-as=int4 --input s=seed.npy --output output0=want0.npy --output output1=want1.npy --output output2=want2.npy >said 2>&1 ||
        fail "integers in fewer bits: the evaluator"
    tpurun whole.so --input s=seed.npy $expected --rtol 1e-4 --atol 2e-3 >said 2>&1 || fail "integers in fewer bits: not what the evaluator says: $(cat said)"
    # The same numbers, the lowest four bits of each.
    sed 's/stablehlo.convert %w : .*/stablehlo.convert %n : (tensor<1024x1024xi8>) -> tensor<1024x1024xf32>/; s/bitcast_convert %w/bitcast_convert %n/
        s/^  %t = .*/&\n  %four = stablehlo.constant dense<4> : tensor<1024x1024xi8>\n  %up = stablehlo.shift_left %w, %four : tensor<1024x1024xi8>\n  %n = stablehlo.shift_right_arithmetic %up, %four : tensor<1024x1024xi8>/' whole.mlir >nibbles.mlir
    nibbles='nibbles.mlir --weights whole.safetensors'
    tpurun --interpret $nibbles --input s=seed.npy --output output0=want0.npy --output output1=want1.npy --output output2=want2.npy >said 2>&1 || fail "4 bits: the evaluator"
    for mcpu in $(targets native x86-64-v4 x86-64-v3); do
        tpucc $nibbles --weights-as=int4 --mcpu=$mcpu --shape-report=r.txt -o whole.so >said 2>&1 || fail "4 bits, $mcpu"
        [ "$(grep -c ': int4, .*, as they are$' r.txt)" = 3 ] || fail "4 bits are not stored as they are, $mcpu: $(grep ': int4' r.txt)"
        tpurun whole.so --input s=seed.npy $expected --rtol 1e-4 --atol 2e-3 >said 2>&1 || fail "4 bits: not what they are in f32, $mcpu: $(cat said)"
    done
}

# Models of bf16 and f16: what one row reads from memory becomes integers, and by f16 from caches too; more rows stay what they are, and so do weights that are
# asked for as bf16.
short() { # short TYPE N
    sed "s/TYPE/$1/g; s/NxN/$2x$2/g; s/xN/x$2/g" <<'END'
func.func @main(%s: tensor<f32>, %l: tensor<NxNxf32>) -> (tensor<1xNxTYPE>, tensor<1xNxf32>, tensor<5xNxTYPE>) {
  %t = stablehlo.broadcast_in_dim %s, dims = [] : (tensor<f32>) -> tensor<5xNxf32>
  %i = stablehlo.iota dim = 1 : tensor<5xNxf32>
  %p = stablehlo.multiply %i, %t : tensor<5xNxf32>
  %f = stablehlo.sine %p : tensor<5xNxf32>
  %x = stablehlo.convert %f : (tensor<5xNxf32>) -> tensor<5xNxTYPE>
  %i1 = stablehlo.iota dim = 1 : tensor<1xNxf32>
  %f1 = stablehlo.sine %i1 : tensor<1xNxf32>
  %r = stablehlo.convert %f1 : (tensor<1xNxf32>) -> tensor<1xNxTYPE>
  %w = stablehlo.convert %l : (tensor<NxNxf32>) -> tensor<NxNxTYPE>
  %0 = stablehlo.dot_general %r, %w, contracting_dims = [1] x [0] : (tensor<1xNxTYPE>, tensor<NxNxTYPE>) -> tensor<1xNxTYPE>
  %1 = stablehlo.dot_general %r, %w, contracting_dims = [1] x [1] : (tensor<1xNxTYPE>, tensor<NxNxTYPE>) -> tensor<1xNxf32>
  %2 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<5xNxTYPE>, tensor<NxNxTYPE>) -> tensor<5xNxTYPE>
  return %0, %1, %2 : tensor<1xNxTYPE>, tensor<1xNxf32>, tensor<5xNxTYPE>
}
END
    header="{\"l\":{\"dtype\":\"F32\",\"shape\":[$2,$2],\"data_offsets\":[0,$((4 * $2 * $2))]}}"
    {
        printf "\\$(printf '%03o' ${#header})\000\000\000\000\000\000\000%s" "$header"
        for _ in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27; do tail -c 2560000 table.npy; done | head -c $((4 * $2 * $2))
    } >short.safetensors
}
# shellcheck disable=SC2086
for kind in 'f16 1024' 'bf16 4096'; do
    short $kind >short.mlir
    n=${kind#* } short='short.mlir --weights short.safetensors'
    for as in int8 int4; do
        [ "$n$as" != 4096int4 ] || continue # takes long
        tpurun --interpret $short --weights-as=$as --input s=seed.npy --output output0=want0.npy --output output1=want1.npy --output output2=want2.npy >said 2>&1 ||
            fail "$kind, $as: the evaluator"
        for mcpu in $(targets native x86-64-v4 x86-64-v3); do
            tpucc $short --weights-as=$as --mcpu=$mcpu --shape-report=r.txt -o short.so >said 2>&1 || fail "$kind, $as, $mcpu"
            [ "$(grep -c ": $as, .* bytes instead of $((2 * n * n)), off by" r.txt)" = 2 ] || fail "$kind, $as, $mcpu: $(cat r.txt)"
            tpurun short.so --input s=seed.npy --expect output0=want0.npy --expect output1=want1.npy --expect output2=want2.npy --rtol 1e-2 --atol 1e-1 >said 2>&1 ||
                fail "$kind, $as, $mcpu: not what the evaluator says: $(cat said)"
        done
    done
    tpucc $short --weights-as=bf16 -o short.so >said 2>&1 && grep -q 'warning: --weights-as: nothing is stored in fewer bytes' said || fail "$kind as bf16"
done
short bf16 1024 >short.mlir
tpucc short.mlir --weights short.safetensors --weights-as=int8 -o short.so >said 2>&1 && grep -q 'warning: --weights-as: nothing is stored' said || fail "bf16 from caches"

# shellcheck disable=SC2086
{
    # One copy of weights serves all processors; the tables of a decoder are bf16.
    for as in int8 int4; do
        tpucc $decoder --mcpu=x86-64-v3 --weights-as=$as --shape-report=r.txt -o one.so >said 2>&1 || fail "a decoder, $as"
        tpucc $decoder --mcpu=all --weights-as=$as -o all.so >said 2>&1 || fail "a decoder for all, $as"
        [ $(($(weights_of all.so) * 100)) -le $(($(weights_of one.so) * 101)) ] || fail "weights of $as are there twice"
        [ "$(grep -c ": $as, .*, off by" r.txt)" = 2 ] && [ "$(grep -c ': bf16, .*, off by' r.txt)" = 1 ] || fail "what the report of $as says"
        tpurun --interpret $decoder --weights-as=$as --input ids=ids.npy --output output0=a.npy --output output1=b.npy >said 2>&1 || fail "a decoder, $as: the evaluator"
        tpurun all.so --input ids=ids.npy --expect output0=a.npy --expect output1=b.npy --rtol 1e-5 --atol 1e-5 >said 2>&1 || fail "a decoder, $as"
    done
    exits 1 'its weights as int4 are off by' tpucc $decoder --weights-as=int4 --weights-error=0.01 -o program.so
    exits 0 '' tpucc $decoder --weights-as=int8 --weights-error=0.01 -o program.so
    exits 2 '--weights-as stores integers' tpucc $decoder --weights-as=int8 --precision=bf16 -o program.so
    exits 2 '--weights-as stores integers' tpurun --interpret $decoder --weights-as=int4 --precision=bf16 --input ids=ids.npy
    exits 2 'int4:64,int4:128' tpucc $decoder --weights-as=int3 -o program.so
    exits 2 'OpenBLAS multiplies f32' tpucc $decoder --weights-as=int8 --matmul=openblas -o program.so
    printf 'func.func @main(%%x: tensor<1x64xf32>) -> tensor<1x32xf32> {\n  %%w = stablehlo.constant dense<0x7F800000> : tensor<64x32xf32>\n  %%0 = stablehlo.dot_general %%x, %%w, contracting_dims = [1] x [0] : (tensor<1x64xf32>, tensor<64x32xf32>) -> tensor<1x32xf32>\n  return %%0 : tensor<1x32xf32>\n}\n' >infinite.mlir
    exits 1 'infinite or no numbers, which int8 has not' tpucc infinite.mlir --weights-as=int8 -o program.so
}
echo "weights_as: products and gathers by weights of bf16, int8 and int4 are what the evaluator makes of them"
