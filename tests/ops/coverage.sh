#!/bin/sh
# Every op of ir/op.def has a case: its text occurs in some file of cases/. What only the compiler makes, terminators and checks, which the
# conformance files run, are excepted.
set -eu
cd "$(dirname "$0")/../.."
missing=0 n=0
for op in $(sed -nE 's/^(OP|ELEM)\([A-Z0-9_]*, *"([a-z0-9_.]*)".*/\2/p' ir/op.def); do
    case $op in tpu.* | check.* | interpreter.* | *.return) continue ;; esac
    grep -q "\"$op\".*DEVICES" ir/op.def && continue # cases run on one device
    n=$((n + 1))
    spelled=$op
    [ "$op" != func.call ] || spelled='call'
    grep -qE "(^|[^a-z_.])$(printf '%s' "$spelled" | sed 's/[.]/[.]/g')([^a-z_]|\$)" tests/ops/cases/*.mlir || { echo "no case has $op"; missing=$((missing + 1)); }
done
echo "$n ops, $missing without a case"
[ "$missing" = 0 ] && [ "$n" -gt 110 ]
