#!/bin/sh
# The digits network, compiled, is right on as many of MNIST's 10,000 test images as PyTorch is with the same weights, also for AVX2 alone.
# Skips (77) where the images are absent, but not in CI.
#   accuracy.sh BUILD_DIR
set -eu
here=$(cd "$(dirname "$0")" && pwd)
build=$(cd "$1" && pwd)
mnist=${TPUCC_DATA:-$here/../../../shared}/mnist
if [ ! -r "$mnist/t10k-images-idx3-ubyte.gz" ]; then
    echo "accuracy: $mnist is not there (TPUCC_DATA names the folder above it)"
    [ "${CI:-}" != true ] || exit 1
    exit 77
fi
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
gzip -dc "$mnist/t10k-images-idx3-ubyte.gz" >images
gzip -dc "$mnist/t10k-labels-idx1-ubyte.gz" >labels
"${CC:-cc}" -std=c11 -O2 -Wall -Wextra -Werror -I"$here/../../runtime" "$here/digits_accuracy.c" "$build/runtime/libtpurt.so" \
    -Wl,-rpath,"$build/runtime" -o accuracy
for mcpu in '' --mcpu=x86-64-v3; do
    # shellcheck disable=SC2086 # may be empty
    "$build/tpucc" "$here/models/digits.mlir" --weights "$here/models/digits.safetensors" $mcpu -o digits.so 2>log || { cat log; exit 1; }
    ./accuracy ./digits.so images labels 9831
done
