#!/bin/sh
# all_reduce on 8 devices in one process, from 1 KiB to 64 MiB, beside OpenMPI with 8 processes and beside what memory allows, in one run. JSON lines.
#   sh tests/bench/collectives.sh [SECONDS]
#   TPUCC_BIN   folder with tpucc and runtime/libtpurt.a (default: build)
#   TPUCC_DATA  folder with the peers' programs (default: ../shared); OpenMPI takes part where mpicc is installed (libopenmpi-dev)
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
bin="${TPUCC_BIN:-$root/build}" data="${TPUCC_DATA:-$root/../shared}" seconds="${1:-2}"
[ -e "$bin/tpucc" ] || { echo "collectives.sh: no $bin/tpucc: build the preset 'release' first, or set TPUCC_BIN" >&2; exit 3; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"${CC:-cc}" -std=c17 -O2 -Wall -Wextra -I"$root" "$here/collectives.c" "$bin/runtime/libtpurt.a" -lpthread -ldl -lm -o "$work/collectives"
ours() {
    cat >"$work/sum.mlir" <<END
func.func @main(%x: tensor<$1xf32>) -> tensor<$1xf32> {
  %0 = "stablehlo.all_reduce"(%x) <{replica_groups = dense<> : tensor<0x0xi64>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<$1xf32>) -> tensor<$1xf32>
  return %0 : tensor<$1xf32>
}
END
    "$bin/tpucc" "$work/sum.mlir" --replicas 8 -o "$work/sum.so"
    for threads in 1 2; do "$work/collectives" "$work/sum.so" "$threads" "$seconds"; done
}
[ -e "$data/bench/peak.c" ] && "${CC:-cc}" -O2 -pthread "$data/bench/peak.c" -o "$work/peak" && "$work/peak"
for n in 256 4096 65536 1048576 16777216; do ours "$n"; done
if command -v mpicc >"$work/log" && [ -e "$data/bench/mpi_allreduce.c" ]; then
    mpicc -O2 "$data/bench/mpi_allreduce.c" -o "$work/mpi" && mpirun --allow-run-as-root --oversubscribe -n 8 "$work/mpi"
else
    echo "collectives.sh: without OpenMPI (libopenmpi-dev, openmpi-bin)" >&2
fi
