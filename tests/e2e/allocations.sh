#!/bin/sh
# A run allocates nothing: no call of malloc and its kin, no mapping, in runs of six networks on one thread and on three.
#   allocations.sh BUILD_DIR
set -eu
. "$(dirname "$0")/lib.sh"
for model in "$models"/*.mlir; do
    "$build/tpucc" "$model" --weights "${model%.mlir}.safetensors" -o "$(basename "$model" .mlir).so" 2>log || fail "$model does not compile"
done
# Built so that no call is turned into another: free(malloc()) into nothing.
"${CC:-cc}" -std=c11 -O1 -fno-builtin -Wall -Wextra -Werror -I"$root/runtime" "$here/allocations.c" \
    "$build/runtime/libtpurt.so" -Wl,-rpath,"$build/runtime" -pthread -o count
set -- ./*.so
[ $# = 6 ]
./count "$@"
echo "allocations: none in the runs of $# networks"
