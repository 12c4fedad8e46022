#!/bin/sh
# From calls to sizes: a host calls a model with many lengths, TPURT_SHAPE_LOG writes them down, tpucc shapes says what to compile for.
#   shapes.sh BUILD_DIR
set -eu
. "$(dirname "$0")/../lib.sh"

# shapes CODE TEXT ARGUMENT...: tpucc shapes ends with CODE and says TEXT
shapes() {
    code=$1 text=$2
    shift 2
    set +e
    "$build/tpucc" shapes "$@" >out 2>err </dev/null
    got=$?
    set -e
    n=$((n + 1))
    [ "$got" = "$code" ] || fail "tpucc shapes $*: exit $got, not $code"
    { echo; cat out err; } | grep -qF -- "$text" || fail "tpucc shapes $*: does not say '$text'"
}

# called N PART: the counts of the lines of the log with PART in them add up to N
called() {
    sum=$(grep -F -- "$2" log | sed 's/{"count": \([0-9]*\),.*/\1/' | awk '{ s += $1 } END { print s + 0 }')
    [ "$sum" = "$1" ] || fail "$2: $sum calls, not $1"
}

cat >model.mlir <<'END'
func.func @main(%x: tensor<2x128xf32> {tpu.dims = ["", "s"]}) -> tensor<2x128xf32> {
  %0 = stablehlo.add %x, %x : tensor<2x128xf32>
  return %0 : tensor<2x128xf32>
}
END
"$build/tpucc" model.mlir -o model.so
"${CC:-cc}" -std=c11 -O1 -Wall -Wextra -Werror -I"$root/runtime" "$here/shapes.c" "$build/runtime/libtpurt.so" \
    -Wl,-rpath,"$build/runtime" -pthread -o calls
export TPURT_SHAPE_LOG=log

# What the caller is told, and what the file says of it.
: >err
./calls ./model.so 128 200 128 >out
grep -qF "dimension 1 ('s') is 200, compiled for 128; compile again with --dim s=200 or --bucket s=128,200" out || fail "the flag is not named"
called 2 '"hit"'
called 1 '"shape": [2, 200], "compiled": [2, 128], "dims": ["", "s"]}], "differs": {"arg": "x", "dim": 1, "got": 200, "compiled": 128}, "admit": "--dim s=200'
"$build/tpurun" model.so --bench=0.01 >out
grep -q '"hit"' log

# The same for a model that leaves the length open, without a name.
sed 's/128x/?x/g; s/ {tpu.dims = .*}//' model.mlir >open.mlir
"$build/tpucc" open.mlir --dim x.1=128 -o open.so
./calls ./open.so 200 >out
grep -qF "dimension 1 ('x.1') is 200, compiled for 128; compile again with --dim x.1=200 or --bucket x.1=128,200" out || fail "x.1 is not named"

# A file of something else
shapes 1 'is not a shape log: its first 3 lines are no JSON objects [bad-shape-log]' "$build/tpucc" --max-compiles 2
[ "$(grep -c 'error:' err)" = 1 ] || fail "is said more than once"
printf '\nx\n\ny\n' >few
shapes 1 'few:4:1: error: the line is not JSON' few --max-compiles 2

# 10,000 lengths with a long tail, called by five processes at once.
rm log
awk 'BEGIN { srand(7); for (i = 0; i < 10000; i++) { x = 0; for (k = 0; k < 12; k++) x += rand(); l = int(exp(4.5 + 0.9 * (x - 6))); print (l < 1 ? 1 : (l > 4096 ? 4096 : l)) } }' >lengths
split -l 2000 lengths part.
pids=
for part in part.*; do
    # shellcheck disable=SC2046 # a list of numbers
    ./calls ./model.so $(cat "$part") >/dev/null &
    pids="$pids $!"
done
for pid in $pids; do wait "$pid"; done
called 10000 '"program": "model"'
[ "$(wc -l <log)" = "$(sort -u lengths | wc -l)" ] || fail "not a line for each length"
shapes 0 '--bucket s=' log --max-compiles 4
grep -q 'model: 10000 calls: ' out
grep -q ' recommended  *4 ' out
padding() { sed -n "s/ *$1  *[0-9]* *\([0-9.]*\) %.*/\1/p" out; }
for row in 'multiples of 32' 'multiples of 64' 'multiples of 128' 'one, of the largest size' 'no padding, each shape compiled'; do
    [ -n "$(padding "$row")" ] || fail "no row '$row'"
done
want=$(awk '{ real += $1; all += int(($1 + 63) / 64) * 64 } END { printf "%.1f", 100 - 100 * real / all }' lengths)
[ "$(padding 'multiples of 64')" = "$want" ] || fail "multiples of 64 would waste $want %"
sizes=$(sed -n 's/^--bucket s=//p' out)
want=$(awk -v sizes="$sizes" 'BEGIN { n = split(sizes, s, ",") } { i = 1; while (s[i] < $1) i++; real += $1; all += s[i] } END { printf "%.1f", 100 - 100 * real / all }' lengths)
[ "$(padding recommended)" = "$want" ] || fail "$sizes waste $want %"
shapes 0 '"flags": "--bucket s=' log --max-compiles=4 --align 64 --json
tr -d ' \n' <out | grep -Eq '"sizes":\[(([0-9]*),?){4}\]' || fail "no four sizes"
shapes 0 '--dim s=' log --max-compiles 1
shapes 0 'model: 20000 calls' log log --max-compiles 2

# Wrong logs and wrong usage.
(cat log; echo '{"count": 3, "outcome": "hit"') >bad
shapes 1 "bad:$(wc -l <bad):" bad --max-compiles 4
grep -q 'the line is not JSON' err
sed 's/"shape": \[2, /&9999999999999/' log >bad
shapes 1 'bad:1:1: error: argument ' bad --max-compiles 4
: >empty
shapes 1 'empty: error: there are no calls in it [bad-shape-log]' empty --max-compiles 4
shapes 3 'absent: error: ' absent --max-compiles 4
shapes 2 'no log was given' --max-compiles 4
shapes 2 '--max-compiles=K was not given' log
shapes 2 '--max-compiles takes a number from 1 to 64' log --max-compiles 0
shapes 2 '--max-compiles takes a number from 1 to 64' log --max-compiles 9999999999999999999
shapes 2 '--align takes 8, 32, 64 or 128' log --max-compiles 4 --align=16
shapes 2 '--max-compiles needs a value' log --max-compiles
shapes 2 "unknown option '--jsn'" log --max-compiles 4 --jsn
shapes 0 '--max-compiles=K' --help

# Programs are told in the order in which they are first called, each with all of its calls.
awk 'BEGIN {
    for (k = 0; k < 8; k++)
        for (i = 0; i < 2000; i++)
            printf "{\"count\": %d, \"outcome\": \"miss\", \"program\": \"p%d\", \"args\": [{\"name\": \"x%d\", \"type\": \"f32\", \"shape\": [%d], \"dims\": [\"n\"]}]}\n", k + 1, i, k % 2, k + 1 }' >programs
shapes 0 'p0: 36 calls' programs --max-compiles 2
awk '/ calls: /' out >heads
awk 'BEGIN { for (i = 0; i < 2000; i++) printf "p%d: 36 calls: 0 hits, 0 padded, 36 misses; 4 shapes\n", i }' | cmp - heads || fail "not what the programs were called with"

# A log that cannot be written is said, and nothing else happens.
TPURT_SHAPE_LOG=/nowhere/log ./calls ./model.so 128 >out 2>err
grep -qF "tpurt: TPURT_SHAPE_LOG: cannot write the shapes of calls to '/nowhere/log': No such file or directory" err || fail "nothing is said"
TPURT_SHAPE_LOG=lengths ./calls ./model.so 128 >out 2>err
grep -q 'was left as it is' err || fail "another file was written to"
[ "$(wc -l <lengths)" = 10000 ]
echo "shapes: as expected in $n calls"
