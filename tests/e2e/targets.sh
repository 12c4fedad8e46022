#!/bin/sh
# --mcpu=A,B,..: one program for several processors. Each of its targets computes what a program for that processor alone does, weights lie there once where
# they are packed alike, the best target is taken and any that runs can be asked for. Processors that the machine is not are left out; which target one with
# less takes, and what one that can run none is told, is in tests/unit/runtime/test_table_check.c.
#   targets.sh BUILD_DIR
set -eu
. "$(dirname "$0")/lib.sh"
PATH=$build:$PATH
unset TPURT_TARGET
all='sapphirerapids znver4 cascadelake x86-64-v4 x86-64-v3' compared='sapphirerapids znver4 x86-64-v4 x86-64-v3'

compile() { # compile OUT NAME OPTION..: a network of models/
    out=$1 model=$2
    shift 2
    tpucc "$models/$model.mlir" --weights "$models/$model.safetensors" --prefix "$model" -o "$out" "$@" >said 2>&1 || fail "tpucc $model $*"
}
run() { # run PROGRAM NAME OUT OPTION..
    program=$1 model=$2 to=$3
    shift 3
    tpurun "$program" --input "input=$models/$model.input.npy" --output "output0=$to" "$@" >said 2>&1 || fail "tpurun $program $*"
}

# ---- the same answers, and weights once

compile digits.so digits --mcpu=all
targets_that_run() { tpurun "$1" --describe | awk '$1 == "target" && ($4 == "taken" || $4 == "runs") { print $3 }'; }
runs=$(targets_that_run digits.so)
[ "$(tpurun digits.so --describe | awk '$1 == "target" { printf "%s%s", s, $3; s = " " }')" = "$all" ] || fail 'not best first'
# Where kernels for AMX need nothing that AVX-512 lacks they run on both, and each processor still takes those that were made for its like.
maker=$(grep -m 1 '^vendor_id' /proc/cpuinfo)
case " $(grep -m 1 '^flags' /proc/cpuinfo) $maker" in
*' amx_tile '*) best=sapphirerapids ;;
*' avx512_bf16 '*AuthenticAMD) best=znver4 ;;
*' avx512_vnni '*) best=cascadelake ;;
*' avx512f '*) best=x86-64-v4 ;;
*) best=x86-64-v3 ;;
esac
tpurun digits.so --describe | grep -q "^program digits, .*, for $best\$" || fail "not for $best"

for model in digits mlp mobilenet_tiny resnet_tiny bert_tiny lstm_tiny; do
    for precision in f32 bf16; do
        case $precision$model in bf16mlp | bf16*net_tiny) continue ;; esac
        compile several.so $model --mcpu=x86-64-v3,sapphirerapids,znver4,x86-64-v4 --precision=$precision
        most=0 before= here_run=$(targets_that_run several.so)
        for target in $compared; do
            compile one.so $model --mcpu=$target --precision=$precision
            size=$(weights_of one.so) || fail "no size: $target"
            [ "${size:-0}" -le $most ] || most=$size
            printf '%s\n' "$here_run" | grep -qx $target || continue
            run one.so $model one.npy --threads 1
            run several.so $model $target.npy --threads 1 --target $target
            run several.so $model two.npy --threads 2 --target $target
            cmp $target.npy two.npy || fail "$model, $target: one and two threads differ"
            TPURT_TARGET=$target run several.so $model two.npy
            cmp $target.npy two.npy || fail "$model: TPURT_TARGET=$target is not --target"
            loose='--rtol 1e-4 --atol 1e-4'
            [ $precision = f32 ] || loose='--rtol 1e-2 --atol 3e-2'
            # shellcheck disable=SC2086
            tpurun several.so --target $target --input "input=$models/$model.input.npy" --expect output0=one.npy $loose >said 2>&1 ||
                fail "$model, $precision: $target is not what a program for it alone is"
            # What rounds sums is chosen once, so that f32 has the same bits on all of them.
            [ $precision != f32 ] || [ -z "$before" ] || cmp $target.npy $before.npy || fail "$model: bits of $target and $before differ"
            before=$target
            n=$((n + 1))
        done
        [ $precision != f32 ] || [ "$(weights_of several.so)" -le $((most * 105 / 100)) ] || fail "$model: weights of $(weights_of several.so) bytes, those of one are $most"
    done
done

# Sums of products of rows of every length: where one register ends on one processor another one's may not, and a product there become part of an FMA.
{
    printf 'func.func @main(%%input: tensor<100x1x28x28xf32>) -> tensor<112x6xf32> {\n  %%zero = stablehlo.constant dense<0.0> : tensor<f32>\n'
    printf '  %%x = stablehlo.reshape %%input : (tensor<100x1x28x28xf32>) -> tensor<112x700xf32>\n  %%y = stablehlo.cosine %%x : tensor<112x700xf32>\n'
    for k in 9 15 16 63 127 200; do
        t="tensor<112x${k}xf32>"
        for v in x y; do printf '  %%%s%d = stablehlo.slice %%%s [0:112, 300:%d] : (tensor<112x700xf32>) -> %s\n' $v $k $v $((300 + k)) "$t"; done
        printf '  %%p%d = stablehlo.multiply %%x%d, %%y%d : %s\n' $k $k $k "$t"
        printf '  %%s%d = stablehlo.reduce(%%p%d init: %%zero) applies stablehlo.add across dimensions = [1] : (%s, tensor<f32>) -> tensor<112xf32>\n' $k $k "$t"
        printf '  %%r%d = stablehlo.reshape %%s%d : (tensor<112xf32>) -> tensor<112x1xf32>\n' $k $k
    done
    columns='tensor<112x1xf32>, tensor<112x1xf32>, tensor<112x1xf32>, tensor<112x1xf32>, tensor<112x1xf32>, tensor<112x1xf32>'
    printf '  %%all = stablehlo.concatenate %%r9, %%r15, %%r16, %%r63, %%r127, %%r200, dim = 1 : (%s) -> tensor<112x6xf32>\n' "$columns"
    printf '  return %%all : tensor<112x6xf32>\n}\n'
} >rows.mlir
# A product of one term each and what is added to it.
cat >outer.mlir <<'END'
func.func @main(%input: tensor<100x1x28x28xf32>) -> tensor<5x6x127xf32> {
  %x = stablehlo.reshape %input : (tensor<100x1x28x28xf32>) -> tensor<78400xf32>
  %c = stablehlo.cosine %x : tensor<78400xf32>
  %a1 = stablehlo.slice %c [300:330] : (tensor<78400xf32>) -> tensor<30xf32>
  %b1 = stablehlo.slice %c [400:1035] : (tensor<78400xf32>) -> tensor<635xf32>
  %a = stablehlo.reshape %a1 : (tensor<30xf32>) -> tensor<5x6x1xf32>
  %b = stablehlo.reshape %b1 : (tensor<635xf32>) -> tensor<5x1x127xf32>
  %0 = stablehlo.dot_general %a, %b, batching_dims = [0] x [0], contracting_dims = [2] x [1] : (tensor<5x6x1xf32>, tensor<5x1x127xf32>) -> tensor<5x6x127xf32>
  %one = stablehlo.constant dense<1.0> : tensor<5x6x127xf32>
  %1 = stablehlo.add %0, %one : tensor<5x6x127xf32>
  return %1 : tensor<5x6x127xf32>
}
END
# Two products, one of which is multiplied before they are added: one kernel rounds that once, two kernels twice. All processors have as many.
for rows in 1000 2600; do
    n=$((rows * 16))
    cat >pair$rows.mlir <<END
func.func @main(%input: tensor<100x1x28x28xf32>) -> tensor<${rows}x64xf32> {
  %x = stablehlo.reshape %input : (tensor<100x1x28x28xf32>) -> tensor<78400xf32>
  %c = stablehlo.cosine %x : tensor<78400xf32>
  %a1 = stablehlo.slice %c [3:$((n + 3))] : (tensor<78400xf32>) -> tensor<${n}xf32>
  %b1 = stablehlo.slice %c [9:$((n + 9))] : (tensor<78400xf32>) -> tensor<${n}xf32>
  %v1 = stablehlo.slice %c [400:1424] : (tensor<78400xf32>) -> tensor<1024xf32>
  %w1 = stablehlo.slice %c [5000:6024] : (tensor<78400xf32>) -> tensor<1024xf32>
  %s1 = stablehlo.slice %c [7000:7064] : (tensor<78400xf32>) -> tensor<64xf32>
  %a = stablehlo.reshape %a1 : (tensor<${n}xf32>) -> tensor<${rows}x16xf32>
  %b = stablehlo.reshape %b1 : (tensor<${n}xf32>) -> tensor<${rows}x16xf32>
  %v = stablehlo.reshape %v1 : (tensor<1024xf32>) -> tensor<16x64xf32>
  %w = stablehlo.reshape %w1 : (tensor<1024xf32>) -> tensor<16x64xf32>
  %s = stablehlo.broadcast_in_dim %s1, dims = [1] : (tensor<64xf32>) -> tensor<${rows}x64xf32>
  %0 = stablehlo.dot_general %a, %v, contracting_dims = [1] x [0] : (tensor<${rows}x16xf32>, tensor<16x64xf32>) -> tensor<${rows}x64xf32>
  %1 = stablehlo.multiply %0, %s : tensor<${rows}x64xf32>
  %2 = stablehlo.dot_general %b, %w, contracting_dims = [1] x [0] : (tensor<${rows}x16xf32>, tensor<16x64xf32>) -> tensor<${rows}x64xf32>
  %3 = stablehlo.add %2, %1 : tensor<${rows}x64xf32>
  return %3 : tensor<${rows}x64xf32>
}
END
done
for sums in rows outer pair1000 pair2600; do
    tpucc $sums.mlir --mcpu=all -o $sums.so >said 2>&1 || fail $sums
    before=
    for target in $(targets_that_run $sums.so); do
        run $sums.so digits ${sums}_$target.npy --target $target
        [ -z "$before" ] || cmp ${sums}_$target.npy ${sums}_$before.npy || fail "$sums: bits of $target and $before differ"
        before=$target
    done
done

# ---- what it is: the same bytes whoever asks how, kernels told apart, other outputs

compile again.so digits --mcpu=x86-64-v3,all
cmp digits.so again.so || fail 'the order of the list changes the program'
first=$(taskset -cp $$ | sed 's/.*: *//; s/[-,].*//')
tpucc "$models/digits.mlir" --weights "$models/digits.safetensors" --prefix digits --mcpu=all --dump-ir=dumps -o again.so >said 2>&1 || fail 'dumps'
cmp digits.so again.so || fail 'a dump changes the program'
taskset -c "$first" tpucc "$models/digits.mlir" --weights "$models/digits.safetensors" --prefix digits --mcpu=all -o again.so >said 2>&1 || fail 'one thread'
cmp digits.so again.so || fail 'the program depends on the number of threads'
for target in $all; do
    nm digits.so | grep -q " t digits\.0_.*\.$target\$" || fail "no kernel for $target"
    [ -e dumps/$target/00-read.mlir ] && [ -e dumps/$target/plan.txt ] && grep -q "digits.0_.*\.$target" dumps/$target/module.s || fail "no dumps for $target"
done
compile digits.h digits --mcpu=all
compile one.h digits
cmp digits.h one.h || fail 'another header'
compile digits.o digits --mcpu=all
if command -v ld >ld.log; then
    compile linked.so digits --mcpu=all --linker=ld
    run digits.so digits a.npy
    run linked.so digits b.npy --target x86-64-v3
    cmp a.npy b.npy || fail 'another linker'
    ld -shared -z noexecstack -o by_hand.so digits.o
    run by_hand.so digits b.npy --target x86-64-v3
    cmp a.npy b.npy || fail 'linked by hand'
fi
tpurun digits.so --verify >said || fail 'not sound'
for target in $runs; do
    tpurun digits.so --target "$target" --profile=trace.json --simulate-cores=8 >said 2>&1 && fail 'both'
    tpurun digits.so --target "$target" --profile=trace.json >said 2>&1 || fail "--profile for $target"
    grep -q '"name":"digits.0_' trace.json || fail "no kernels for $target"
    tpurun digits.so --target "$target" --simulate-cores=8 >said 2>&1 || fail "--simulate-cores for $target"
done
compile timed.so digits --mcpu=x86-64-v3,x86-64-v4 --time-passes
grep -q '^main for x86-64-v3' said || fail 'times do not say of which processor'

# ---- sizes in one program, each for each processor

tpucc "$here/../../samples/curve/curve.mlir" --bucket n=8,64 --mcpu=all -o curve.so >said 2>&1 || fail 'buckets'
for target in $runs; do
    [ "$(tpurun curve.so --target "$target" --describe | grep -c '^entry point main\[n=')" = 2 ] || fail "entry points for $target"
    tpurun curve.so --target "$target" --entry 'main[n=64]' --bench=0.01 >said 2>&1 || fail "an entry point for $target"
done

# ---- reports, keys

compile r.so digits --mcpu=all --shape-report=r.txt
grep -q '^shape report of digits.mlir, entry point main, for sapphirerapids; it has kernels for znver4, cascadelake, x86-64-v4 and x86-64-v3 too$' r.txt || fail 'the report does not say it'
compile r.so digits --mcpu=all --shape-report=r.json
tr -d ' \n' <r.json | grep -q '"other_targets":\["znver4","cascadelake","x86-64-v4","x86-64-v3"\]' || fail 'nor as JSON'
compile r.so digits --mcpu=x86-64-v4,x86-64-v3 --shape-report=r.html
grep -q 'for x86-64-v4; it has kernels for x86-64-v3 too, 1 entry point' r.html || fail 'nor as a page'
explain() { tpucc explain "$1" "$models/digits.mlir" --weights "$models/digits.safetensors" --mcpu "$2"; }
exits 0 'up to date' explain digits.so x86-64-v3,x86-64-v4,sapphirerapids,cascadelake,znver4
exits 1 'target: sapphirerapids,znver4,cascadelake,x86-64-v4,x86-64-v3 before, x86-64-v4 now; there are kernels for each of these processors; --mcpu=sapphirerapids,znver4,cascadelake,x86-64-v4,x86-64-v3' \
    explain digits.so x86-64-v4

# ---- choices that were measured for one of them

compile tuned.so digits --mcpu=x86-64-v3 --tune=v3.json
compile both.so digits --mcpu=x86-64-v4,x86-64-v3 --tuned=v3.json
run both.so digits a.npy --target x86-64-v3
tpurun both.so --target x86-64-v3 --input "input=$models/digits.input.npy" --expect "output0=$models/digits.expected.npy" --rtol 1e-4 --atol 1e-4 >said 2>&1 || fail 'tuned'
exits 1 "the choices are of target 'x86-64-v3', and this is 'sapphirerapids, x86-64-v4'" tpucc "$models/mlp.mlir" --mcpu=x86-64-v4,sapphirerapids --tuned=v3.json -o x.so
exits 2 'is for several processors' tpucc "$models/mlp.mlir" --mcpu=x86-64-v4,x86-64-v3 --tune -o x.so

# ---- what is refused

mlp=$models/mlp.mlir
exits 2 "--mcpu: unknown processor 'pentium'" tpucc "$mlp" --mcpu=x86-64-v3,pentium -o x.so
exits 2 "--mcpu: unknown processor ''" tpucc "$mlp" --mcpu=x86-64-v3, -o x.so
exits 2 "--mcpu: 'haswell' is there twice" tpucc "$mlp" --mcpu=haswell,x86-64-v4,haswell -o x.so
exits 2 "--mcpu=all: x.ll is for one processor" tpucc "$mlp" --mcpu=all -o x.ll
exits 2 "--mcpu=all: x.s is for one processor" tpucc "$mlp" --mcpu=all -o x.s
exits 2 "--mcpu=all: x.mlir is for one processor" tpucc "$mlp" --mcpu=all --passes=canon -o x.mlir
exits 0 'a program cannot tell x86-64-v3 from haswell' tpucc "$mlp" --mcpu=haswell,x86-64-v3 -o likes.so
tpurun likes.so --describe | grep -q ', for haswell$' || fail 'not the first of those alike'
tpurun likes.so --target x86-64-v3 --describe | grep -q ', for x86-64-v3$' || fail 'not the one that is asked for'
exits 2 "has no kernels for 'znver5', which are asked for; it was compiled for sapphirerapids, znver4, cascadelake, x86-64-v4 and x86-64-v3" tpurun digits.so --target znver5 --describe
exits 2 "has no kernels for 'haswell'" env TPURT_TARGET=haswell tpurun digits.so --describe
exits 0 'taken' env TPURT_TARGET=haswell tpurun digits.so --target auto --describe
exits 2 '--target would change nothing' tpurun --interpret "$mlp" --target x86-64-v3
TPURT_TARGET=haswell compile y.so mlp --mcpu=x86-64-v3 # what is compiled is tried as what it is
if [ "$best" != sapphirerapids ]; then
    compile amx.so mlp --mcpu=all --precision=bf16
    exits 1 'the kernels for sapphirerapids are asked for; this processor lacks' tpurun amx.so --target sapphirerapids --describe
fi
echo "targets: $n programs of one processor are what the same processor's kernels in a program for several are"
