#!/bin/sh
# Random graphs over all ops and element types, compiled against eval: all that are asked for, in parallel jobs.
#   graphs.sh [N [OPTION...]]     20,000 graphs; options are those of tests/ops/differ, as --mcpu=x86-64-v3 or --level=0
# Environment: DIFFER (build/tests/differ), JOBS (the number of processors), SEED of the first graph (1), CHUNK graphs a job (100).
# Prints each failure with its graph, made shorter, then which ops and element types did not occur, and `N graphs, F failed`. A job that crashes
# is repeated one graph at a time.
set -eu
top=$(cd "$(dirname "$0")/../.." && pwd)
n=${1:-20000}
[ $# = 0 ] || shift
DIFFER=${DIFFER:-$top/build/tests/differ}
CHUNK=${CHUNK:-100}
options=$*
first=${SEED:-1}
dir=$(mktemp -d)
trap 'rm -rf "$dir"' EXIT
export DIFFER CHUNK options dir n first

cat > "$dir/job.sh" << 'JOB'
out=$dir/$1
last=$((first + n))
count=$((last - $1 < CHUNK ? last - $1 : CHUNK))
if ! timeout 900 "$DIFFER" $options --random=$count --seed=$1 > "$out" 2>&1 && ! grep -q "passed, .* failed" "$out"; then
    : > "$out"
    seed=$1
    while [ "$seed" -lt $(($1 + count)) ]; do
        timeout 120 "$DIFFER" $options --random=1 --seed=$seed > "$out.one" 2>&1 || { echo "graph $seed: exit status $?"; grep -v "passed, .* failed" "$out.one" || :; } >> "$out"
        seed=$((seed + 1))
    done
fi
grep -v "passed, .* failed" "$out" || :
JOB
seq "$first" "$CHUNK" $((first + n - 1)) | xargs -P "${JOBS:-$(nproc)}" -n 1 sh "$dir/job.sh" > "$dir/failures"
cat "$dir/failures"
"$DIFFER" --coverage --random="$n" --seed="$first" | grep -v passed || :
failed=$(grep -o '^graph [0-9]*' "$dir/failures" | sort -u | wc -l)
echo "$n graphs, $failed failed"
[ "$failed" = 0 ]
