#!/bin/sh
# Shape-polymorphic exports of JAX (../shared/conformance/stablehlo_dynamic): unbound, each is refused with the list of all that has to be bound, every `?` of
# an argument among it; bound to 3, then to 5, exactly as that list says, they compile. Prints what fails, then the figures.
#   tests/conformance/dynamic.sh [FOLDER]      TPUCC_BIN is the folder of tpucc (default: build). 77, with a
#   message, where the data is not there, but a failure where CI=true.
set -eu
root=$(cd "$(dirname "$0")/../.." && pwd)
data=${1:-${TPUCC_DATA:-$root/../shared}/conformance/stablehlo_dynamic}
tpucc=$(cd "${TPUCC_BIN:-$root/build}" && pwd)/tpucc
[ -d "$data" ] || { echo "skipped: no $data (TPUCC_DATA names the folder above conformance)"; [ "${CI:-}" != true ] || exit 1; exit 77; }
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Each open dimension of the arguments of @main, as ARGUMENT.AXIS.
open_dimensions() {
    sed -n 's/^.*@main(\(.*\)) *->.*$/\1/p' "$1" | grep -o '%[A-Za-z0-9_]*: tensor<[^>]*>' | awk '{
        name = substr($1, 2, length($1) - 2); n = split(substr($2, 8), d, "x")
        for (i = 1; i < n; i++) if (d[i] == "?") print name "." i - 1
    }'
}

n=0 listed=0 three=0 five=0
for file in "$data"/*.mlir; do
    name=$(basename "$file" .mlir) code=0
    n=$((n + 1))
    "$tpucc" "$file" -o "$work/unbound.so" >"$work/said" 2>&1 || code=$?
    sed -n 's/^  help: give them numbers: //p' "$work/said" >"$work/options"
    missing=$(open_dimensions "$file" | while read -r dim; do grep -qF -- "--dim $dim=.." "$work/options" || echo "$dim"; done)
    if [ $code = 1 ] && grep -q '\[unbound-dimension\]' "$work/said" && [ -s "$work/options" ] && [ -z "$missing" ]; then
        listed=$((listed + 1))
    else
        echo "$name: unbound, exit $code, not listed: $missing"
        head -3 "$work/said"
    fi
    for size in 3 5; do
        # shellcheck disable=SC2046 # a list of words
        if "$tpucc" "$file" -o "$work/bound.so" $(sed "s/=\.\./=$size/g" "$work/options") >"$work/said" 2>&1; then
            [ $size = 3 ] && three=$((three + 1)) || five=$((five + 1))
        else
            echo "$name: bound to $size: $(head -1 "$work/said")"
        fi
    done
done
echo "unbound, refused with the complete list: $listed of $n"
echo "bound to 3, compiled: $three of $n"
echo "bound to 5, compiled: $five of $n"
[ "$n" -gt 0 ] && [ "$listed" = "$n" ] && [ $((three * 100)) -ge $((n * 95)) ] && [ $((five * 100)) -ge $((n * 95)) ]
