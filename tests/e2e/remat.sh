#!/bin/sh
# --remat: a training graph's slab gets smaller, to a size that is asked for, and its results keep every bit, on any number of threads.
#   remat.sh BUILD_DIR
set -eu
. "$(dirname "$0")/lib.sh"
PATH=$build:$PATH

# numbers NAME DIMS ELEMENTS FACTOR: an array of sines
numbers() {
    printf 'func.func @main() -> tensor<%sxf32> {
  %%i = stablehlo.iota dim = 0 : tensor<%dxf32>
  %%c = stablehlo.constant dense<%s> : tensor<%dxf32>
  %%m = stablehlo.multiply %%i, %%c : tensor<%dxf32>
  %%s = stablehlo.sine %%m : tensor<%dxf32>
  %%r = stablehlo.reshape %%s : (tensor<%dxf32>) -> tensor<%sxf32>
  return %%r : tensor<%sxf32>\n}\n' "$2" "$3" "$4" "$3" "$3" "$3" "$3" "$2" "$2" >"$1.mlir"
    tpurun --interpret "$1.mlir" --output "output0=$1.npy" >said 2>&1 || fail "numbers of $1"
}

numbers resnet.0 19312 19312 0.7310581
numbers resnet.1 4x16x16x3 3072 0.4177
numbers resnet.2 4x10 40 0.91
numbers transformer.0 37632 37632 0.7310581
numbers transformer.1 4x32x32 4096 0.4177
numbers transformer.2 4x32x32 4096 0.3313

# The weights of the residual network and step 0 as a file of safetensors: a header, and the data of the array behind its own.
tail -c 77248 resnet.0.npy >data
header='{"arg0":{"dtype":"F32","shape":[19312],"data_offsets":[0,77248]},"optimizer/step":{"dtype":"I64","shape":[],"data_offsets":[77248,77256]}}'
{
    printf '%b' "\\$(printf %o ${#header})\\0\\0\\0\\0\\0\\0\\0"
    printf '%s' "$header"
    cat data
    printf '\0\0\0\0\0\0\0\0'
} >first.safetensors

# run PROGRAM THREADS OUT
run() {
    tpurun "$1" --threads "$2" --input "arg0=$name.0.npy" --input "arg1=$name.1.npy" --input "arg2=$name.2.npy" --output "output0=$3.loss.npy" \
        --output "grad_arg0=$3.grad.npy" >said 2>&1 || fail "$name: $1 on $2 threads"
}

for name in resnet transformer; do
    mlir=$here/remat/$name.mlir
    for mcpu in $(targets native x86-64-v3); do
        exits 0 '' tpucc "$mlir" --grad=arg0 --mcpu=$mcpu --prefix p -o kept.so
        all=$(slab_of kept.so)
        run kept.so 1 want
        for remat in auto 1100K 1; do
            [ $remat = 1 ] && said='warning: --remat asks for a slab of 1 bytes; the smallest that was found takes' || said='kernels are run again'
            exits 0 "$said" tpucc "$mlir" --grad=arg0 --mcpu=$mcpu --prefix p --remat=$remat --debug=remat -o again.so
            slab=$(slab_of again.so)
            [ "$slab" -lt $((all * 4 / 5)) ] || fail "$name: a slab of $slab bytes with --remat=$remat, $all without, $mcpu"
            [ $remat != 1100K ] || [ "$slab" -le $((1100 * 1024)) ] || fail "$name: a slab of $slab bytes, $mcpu"
            for threads in 1 2; do
                run again.so $threads got
                cmp got.loss.npy want.loss.npy && cmp got.grad.npy want.grad.npy || fail "$name: other bits with --remat=$remat on $threads threads, $mcpu"
            done
        done
    done
    exits 0 ' if every value were kept: ' tpucc "$mlir" --grad=arg0 --remat=auto --shape-report=- -o again.so
    exits 0 '' tpucc "$mlir" --grad=arg0 --remat=auto --shape-report=report.json -o again.so
    grep -q "\"slab_bytes_all_kept\": $all" report.json || fail "$name: the report does not say what was before"
done

# `train` of what --train makes is so by itself, and keeps every bit.
name=resnet
for remat in none auto by_itself; do
    [ $remat = by_itself ] && option= || option=--remat=$remat
    exits 0 '' tpucc "$here/remat/resnet.mlir" --train --loss output --data arg1,arg2 $option --prefix p --shape-report=$remat.json -o $remat.so
    for threads in 1 2; do
        exits 0 '' tpurun $remat.so --entry train --threads $threads --load-variables first.safetensors --input arg1=resnet.1.npy --input arg2=resnet.2.npy \
            --save-variables $remat.$threads.safetensors
        cmp none.1.safetensors $remat.$threads.safetensors || fail "--train: other weights with --remat=$remat on $threads threads"
    done
done
cmp -s none.1.safetensors first.safetensors && fail 'a step of training changes nothing'
grep -q slab_bytes_all_kept none.json && fail '--remat=none keeps all values'
[ "$(grep -c slab_bytes_all_kept by_itself.json)" = 1 ] || fail 'train, and no other entry point, computes values again'
cmp auto.json by_itself.json || fail '--train: another plan than with --remat=auto'

# What is small enough, or has nothing to make again, is as it was.
exits 0 '' tpucc "$here/remat/resnet.mlir" --grad=arg0 --remat=1G --prefix p -o again.so
[ "$(slab_of again.so)" -gt 1000000 ] || fail 'kernels are run again without need'
exits 0 '' tpucc "$models/mlp.mlir" --weights "$models/mlp.safetensors" --remat=auto -o again.so
for wrong in 0 -1 12X 1.5M cheap 99999999T; do
    exits 2 '--remat takes the bytes that the slab may have, as 64M or 2G, or auto' tpucc "$here/remat/resnet.mlir" --grad=arg0 "--remat=$wrong" -o again.so
done
exits 2 '--remat would change nothing' tpucc "$here/remat/resnet.mlir" --grad=arg0 --remat=auto -o gradient.mlir
echo 'same bits, smaller slabs'
