#!/bin/sh
# Pairs of tests/golden/refused: NAME.mlir is refused by the pass shapes and gets no further, in no format; NAME.fixed.mlir compiles, and its program computes
# what the evaluator does, which is what the evaluator makes of the refused model, unless `// twin: differs` says that it means something else.
#   refused.sh BUILD_DIR
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
build=$(cd "$1" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
pairs=0
fail() {
    echo "$name: $1"
    cat "$work/said"
    exit 1
}

input_of() { sed '/^\/\/ ----$/,$d' "$1" >"$2"; }

# Exit code 1, an error with a code, no output, and no pass after shapes in the table of times.
refused() {
    code=0
    "$build/tpucc" "$1" --time-passes -o "$work/out.so" >"$work/said" 2>&1 || code=$?
    [ "$code" = 1 ] || fail "exit $code, not refused"
    grep -q ': error: .*\[[a-z-]*\]$' "$work/said" || fail "no error with a code"
    [ ! -e "$work/out.so" ] || fail "an output was written"
    ! sed '1,/ pass$/d' "$work/said" | grep -E '  (expand|canon|fold|cse|dce|layout|fuse|tile|assign)' || fail "got further than shapes"
}

for file in "$root"/tests/golden/refused/*.mlir; do
    name=$(basename "$file" .mlir)
    case $name in *.fixed) continue ;; esac
    twin=${file%.mlir}.fixed.mlir
    [ -f "$twin" ] || { echo "$name has no fixed twin"; exit 1; }
    input_of "$file" "$work/$name.mlir"
    input_of "$twin" "$work/$name.fixed.mlir"
    refused "$work/$name.mlir"
    if "$build/tpucc" "$work/$name.mlir" -o "$work/$name.fb" >"$work/said" 2>&1; then
        refused "$work/$name.fb"
    else # no file is made of a model whose types are wrong
        grep -qE '\[(shape|type)-mismatch\]$' "$work/said" || fail "is not written as .fb"
    fi
    for seed in 1 2 3; do
        "$build/tests/differ" --seed=$seed --twin="$work/$name.mlir" "$work/$name.fixed.mlir" >"$work/said" 2>&1 || fail "its twin is wrong"
    done
    pairs=$((pairs + 1))
done
echo "$pairs pairs"
[ "$pairs" -ge 30 ]
