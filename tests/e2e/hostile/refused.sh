#!/bin/sh
# Pairs of tests/golden/refused: NAME.mlir is refused by the pass shapes and gets no further, in no format; NAME.fixed.mlir compiles, and its program computes
# what the evaluator does, which is what the evaluator makes of the refused model, unless `// twin: differs` says that it means something else.
#   refused.sh BUILD_DIR
set -eu
. "$(dirname "$0")/../lib.sh"
pairs=0

input_of() { sed '/^\/\/ ----$/,$d' "$1" >"$2"; }

# Exit code 1, an error with a code, no output, and no pass after shapes in the table of times.
refused() {
    code=0
    "$build/tpucc" "$1" --time-passes -o out.so >said 2>&1 || code=$?
    [ "$code" = 1 ] || fail "$name: exit $code, not refused"
    grep -q ': error: .*\[[a-z-]*\]$' said || fail "$name: no error with a code"
    [ ! -e "out.so" ] || fail "$name: an output was written"
    ! sed '1,/ pass$/d' said | grep -E '  (expand|canon|fold|cse|dce|layout|fuse|tile|assign)' || fail "$name: got further than shapes"
}

for file in "$root"/tests/golden/refused/*.mlir; do
    name=$(basename "$file" .mlir)
    case $name in *.fixed) continue ;; esac
    twin=${file%.mlir}.fixed.mlir
    [ -f "$twin" ] || fail "$name has no fixed twin"
    input_of "$file" "$name.mlir"
    input_of "$twin" "$name.fixed.mlir"
    refused "$name.mlir"
    if "$build/tpucc" "$name.mlir" -o "$name.fb" >said 2>&1; then
        refused "$name.fb"
    else # no file is made of a model whose types are wrong
        grep -qE '\[(shape|type)-mismatch\]$' said || fail "$name: is not written as .fb"
    fi
    for seed in 1 2 3; do
        "$build/tests/differ" --seed=$seed --twin="$name.mlir" "$name.fixed.mlir" >said 2>&1 || fail "$name: its twin is wrong"
    done
    pairs=$((pairs + 1))
done
echo "$pairs pairs"
[ "$pairs" -ge 30 ]
