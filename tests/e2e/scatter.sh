#!/bin/sh
# Scatters as JAX lowers them (scatter/, made by scatter/make.py), with windows inside, partly outside and wholly outside: --scatter=xla gives what XLA gives,
# the default what StableHLO's own interpreter gives, compiled for this processor and for AVX2 and by the reference evaluator. A note says that they differ
# where they can.
#   scatter.sh BUILD_DIR
set -u
. "$(dirname "$0")/lib.sh"
programs=$here/scatter

# gives BY PROGRAM OPTION...: the results of xla or stablehlo, bit for bit
gives() {
    by=$1
    shift
    n=$((n + 1))
    for f in "$programs/$name"/arg*.npy; do set -- "$@" --input "$(basename "$f" .npy)=$f"; done
    for f in "$programs/$name/$by"*.npy; do i=${f##*"$by"}; set -- "$@" --expect "output${i%.npy}=$f"; done
    "$build/tpurun" "$@" --rtol 0 --atol 0 >log 2>&1 </dev/null || { wrong "$name as $by: $*"; cat log; }
}

for folder in "$programs"/*/; do
    name=$(basename "$folder")
    model=$folder/program.mlir
    for by in stablehlo xla; do
        [ -e "$folder/${by}0.npy" ] || continue # the interpreter does not know unsigned indices
        gives $by "$model" --interpret --scatter=$by
        for cpu in $(targets native x86-64-v3); do
            "$build/tpucc" "$model" -o program.so --mcpu=$cpu --scatter=$by 2>said || { wrong "$name does not compile"; cat said; continue; }
            gives $by program.so
        done
    done
    "$build/tpucc" "$model" -o program.so 2>said
    case $name in
    ones | clamped | constant | slices) most=0 ;;
    *) most=1 ;;
    esac
    [ "$(grep -c ': note: scatter: ' said)" = $most ] || { wrong "$name: $most notes are due, not these:"; cat said; }
done
[ $n -ge $((40 * (1 + $(targets native x86-64-v3 | wc -w)))) ] || wrong "$n runs only"

# The note is for programs of JAX, once whatever the number of scatters and of sizes; --scatter is a part of the artifact's key.
cat >plain.mlir <<'END'
func.func @main(%x: tensor<?xf32> {tpu.dims = ["n"]}, %u: tensor<3xf32>, %i: tensor<1xi32>) -> tensor<?xf32> {
  %0 = "stablehlo.scatter"(%x, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<?xf32>, tensor<1xi32>, tensor<3xf32>) -> tensor<?xf32>
  %1 = "stablehlo.scatter"(%0, %i, %u) <{scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], scatter_dims_to_operand_dims = [0]>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = stablehlo.multiply %a, %b : tensor<f32>
    stablehlo.return %s : tensor<f32>
  }) : (tensor<?xf32>, tensor<1xi32>, tensor<3xf32>) -> tensor<?xf32>
  return %1 : tensor<?xf32>
}
END
{ echo 'module @jit_f {'; cat plain.mlir; echo '}'; } >jit.mlir
"$build/tpucc" plain.mlir --dim n=5 -o plain.so 2>said || wrong "plain.mlir: $(cat said)"
grep -q 'note: scatter' said && wrong 'a note for a program that is not of JAX'
"$build/tpucc" jit.mlir --dim n=5 -o jit.so 2>said || wrong "jit.mlir: $(cat said)"
[ "$(grep -c 'note: scatter' said)" = 1 ] && grep -qF 'so it is with 1 more, at line 8' said || { wrong 'one note for two scatters'; cat said; }
"$build/tpucc" plain.mlir --dim n=5 --scatter=xla -o as_xla.mlir && "$build/tpucc" as_xla.mlir -o x.so || wrong 'a model that is written with --scatter=xla'
grep -q 'stablehlo.select' as_xla.mlir || wrong '--scatter=xla does not hold for what is written as a model'
"$build/tpucc" explain plain.so plain.mlir --dim n=5 --scatter=xla >said 2>&1
grep -q -- '--scatter: stablehlo before, xla now' said || { wrong 'explain does not tell --scatter'; cat said; }
"$build/tpucc" plain.mlir --bucket n=4,8 --scatter=xla -o x.so >said 2>&1
[ $? = 1 ] && grep -q 'padding-mixes' said || { wrong 'buckets with --scatter=xla'; cat said; }
"$build/tpucc" plain.mlir --dim n=5 --scatter=both -o x.so >said 2>&1
[ $? = 2 ] || wrong '--scatter=both is taken'

echo "scatter: $n runs, $failed failures"
[ "$failed" = 0 ]
