#!/bin/sh
# What is listed in passing.txt (a line a file, or file#case, of ../shared/conformance, compiled or by eval) still passes. 77, with a message, where the data is
# not there, but a failure where CI=true. After an improvement: tests/conformance/check.sh --update
set -eu
here=$(cd "$(dirname "$0")" && pwd)
data=${TPUCC_DATA:-$here/../../../shared}/conformance
[ -d "$data/stablehlo" ] || { echo "skipped: no $data (TPUCC_DATA names the folder above it)"; [ "${CI:-}" != true ] || exit 1; exit 77; }
got=$(mktemp)
trap 'rm -f "$got"' EXIT
cd "$data"
sh "$here/run.sh" --passed stablehlo stablehlo_interpret | LC_ALL=C sort >"$got"
if [ "${1:-}" = --update ]; then cp "$got" "$here/passing.txt"; wc -l <"$got"; exit 0; fi
lost=$(LC_ALL=C comm -23 "$here/passing.txt" "$got")
[ -z "$lost" ] || { echo "no longer passing:"; echo "$lost"; exit 1; }
echo "$(wc -l <"$here/passing.txt") listed, $(wc -l <"$got") pass"
