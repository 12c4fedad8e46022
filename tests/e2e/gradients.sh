#!/bin/sh
# Gradients of functions of JAX (gradients/, made by gradients/make.py): what --grad makes of each, compiled, for this processor and for AVX2, and evaluated, is
# what jax.grad gives in f64, within 1e-4 of the largest element of each gradient.
#   gradients.sh BUILD_DIR
set -eu
here=$(cd "$(dirname "$0")" && pwd)
build=$(cd "$1" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
n=0
for folder in "$here"/gradients/*/; do
    name=$(basename "$folder") inputs=
    for file in "$folder"arg*.npy; do inputs="$inputs --input $(basename "$file" .npy)=$file"; done
    "$build/tpucc" "$folder/program.mlir" --grad --scatter=xla --control-flow=dynamic -o "$name.mlir" 2>said || { cat said; exit 1; }
    "$build/tpucc" "$name.mlir" --control-flow=dynamic -o here.so && "$build/tpucc" "$name.mlir" --control-flow=dynamic --mcpu=x86-64-v3 -o avx2.so || exit 1
    for want in "$folder"grad_arg*.npy; do
        of=$(basename "$want" .npy)
        for program in here.so avx2.so "--interpret $name.mlir"; do
            # shellcheck disable=SC2086 # lists of words
            "$build/tpurun" $program $inputs --expect "$of=$want" --rtol 0 --atol "$(cat "${want%.npy}.atol")" >said 2>&1 || { echo "$name, $of of $program:" && cat said; exit 1; }
        done
        n=$((n + 1))
    done
done
echo "$n gradients are those of JAX"
