#!/bin/sh
# Walks the op list of StableHLO's specification: an op is a row of ir/op.def, and then a case of tests/ops/cases compiles it and compares it
# with the evaluator, or it runs between devices (tests/golden and the conformance files have it); or it is refused by its name, with its place,
# both compiled and interpreted. Nothing is in between.
#   spec_ops.sh BUILD_DIR
set -eu
cd "$(dirname "$0")/../.."
build=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
compiled=0 devices=0 refused=
for op in $(grep -v '^#' tests/ops/spec_ops.txt); do
    if grep -q "\"stablehlo\.$op\"" ir/op.def; then
        if grep -q "\"stablehlo\.$op\".*DEVICES" ir/op.def; then devices=$((devices + 1)); continue; fi
        grep -qE "stablehlo\.$op([^a-z_]|\$)" tests/ops/cases/*.mlir || { echo "no case has stablehlo.$op"; exit 1; }
        compiled=$((compiled + 1))
        continue
    fi
    printf 'func.func @main(%%x: tensor<2xf32>) -> tensor<2xf32> {\n  %%0 = "stablehlo.%s"(%%x) : (tensor<2xf32>) -> tensor<2xf32>\n  return %%0 : tensor<2xf32>\n}\n' "$op" >"$work/op.mlir"
    for command in "$build/tpucc $work/op.mlir -o $work/op.so" "$build/tpurun --interpret $work/op.mlir"; do
        code=0
        $command >"$work/said" 2>&1 || code=$?
        want="$work/op.mlir:2:8: error: op 'stablehlo.$op' is not supported [unsupported-op]"
        [ "$code" = 1 ] && grep -qF "$want" "$work/said" || { echo "stablehlo.$op: exit $code, not refused by name:"; cat "$work/said"; exit 1; }
    done
    refused="$refused $op"
done
echo "$compiled ops of the specification compile, $devices run between devices, refused by name:$refused"
[ "$compiled" -gt 90 ]
