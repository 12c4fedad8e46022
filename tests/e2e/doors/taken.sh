#!/bin/sh
# Programs of JAX, flax and PyTorch that hold more than StableHLO's own ops (../shared/models/refused: LAPACK's routines, Shardy's marks on one device, bounds
# of sizes, keys): compiled they give what the evaluator gives. Loops that end by values, as JAX's SVD for TPUs has them, are refused by that name, and
# compiled with --control-flow=dynamic.
#   taken.sh BUILD_DIR
set -eu
. "$(dirname "$0")/../lib.sh"
[ -d "$data/models/refused" ] || skip "$data/models/refused (TPUCC_DATA names the folder above models)"
for file in "$data"/models/refused/*.mlir; do
    n=$((n + 1))
    case $file in
    */lt_svd_tpu.mlir)
        exits 1 '[data-dependent-control-flow]' "$build/tpucc" "$file" -o x.so
        grep -qF -- '--control-flow=dynamic' said || wrong "the way out is not said"
        exits 0 '' "$build/tpucc" "$file" --control-flow=dynamic -o x.so
        "$build/tpurun" x.so --bench=0.01 >log || wrong "$file does not run"
        ;;
    *) "$build/tests/differ" "$file" >log 2>&1 || { wrong "$file"; cat log; } ;;
    esac
done
echo "$n programs, $failed failures"
[ "$failed" = 0 ] && [ "$n" -gt 0 ]
