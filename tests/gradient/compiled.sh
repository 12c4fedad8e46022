#!/bin/sh
# The gradient programs of cases, compiled, compute what the evaluator does, for this processor and for AVX2.
#   compiled.sh GRADIENTS DIFFER FILE...
set -eu
gradients=$1 differ=$2
shift 2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
"$gradients" --samples=0 --write="$work" "$@" >"$work/said" || { cat "$work/said"; exit 1; }
"$differ" "$work"/*.mlir
"$differ" --mcpu=x86-64-v3 "$work"/*.mlir
