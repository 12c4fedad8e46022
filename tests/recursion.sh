#!/bin/sh
# Nothing recurses without a bound: every cycle of the call graph has a row in recursion.txt, and its frames fit the stack (recursion.py). Wants gcc, which
# lists calls and frames.
#   recursion.sh BUILD_DIR
set -eu
build=$(cd "$1" && pwd)
cd "$(dirname "$0")/.."
command -v gcc >/dev/null || { echo "recursion: skipped, there is no gcc"; [ "${CI:-}" != true ] || exit 1; exit 77; }
log=$(mktemp)
trap 'rm -f "$log"' EXIT
python3 tests/recursion.py "$build" tests/recursion.txt >"$log" || { grep -v ' levels of ' "$log" || true; grep 'too much stack' "$log" || true; exit 1; }
echo "recursion: $(wc -l <"$log") functions recurse, each with its bound"
