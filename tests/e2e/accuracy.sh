#!/bin/sh
# The digits network, compiled, is right on as many of MNIST's 10,000 test images as PyTorch is with the same weights, also for AVX2 alone.
# Skips (77) where the images are absent, but not in CI.
#   accuracy.sh BUILD_DIR
set -eu
. "$(dirname "$0")/lib.sh"
mnist=$data/mnist
[ -r "$mnist/t10k-images-idx3-ubyte.gz" ] || skip "$mnist (TPUCC_DATA names the folder above it)"
gzip -dc "$mnist/t10k-images-idx3-ubyte.gz" >images
gzip -dc "$mnist/t10k-labels-idx1-ubyte.gz" >labels
"${CC:-cc}" -std=c11 -O2 -Wall -Wextra -Werror -I"$root/runtime" "$here/accuracy.c" "$build/runtime/libtpurt.so" \
    -Wl,-rpath,"$build/runtime" -o accuracy
for mcpu in '' --mcpu=x86-64-v3; do
    # shellcheck disable=SC2086 # may be empty
    "$build/tpucc" "$models/digits.mlir" --weights "$models/digits.safetensors" $mcpu -o digits.so 2>log || fail "digits does not compile $mcpu"
    ./accuracy ./digits.so images labels 9831
done
