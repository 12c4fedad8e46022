#!/bin/sh
# A compilation grows with the program, in numbers that do not depend on the machine: ops that a pass leaves, what a refusal says; a run of a cumulative
# sum grows with its elements, as the artifact counts them; and a compilation ends where --memory-limit says, with a sentence and without an output. Seconds and
# exponents are tests/bench/growth.py's.
#   growth.sh BUILD_DIR
set -eu
. "$(dirname "$0")/../lib.sh"

# ops PASS MODEL: how many the first run of PASS leaves.
ops() { "$build/tpucc" "$2" --stop-after="$1" --time-passes -o out.mlir 2>&1 | awk -v pass="$1" '$3 == pass && !seen++ { print $2 }'; }

# Movements that do not cancel, in a chain: each negation could be moved before all movements above it.
awk 'BEGIN {
    t = "tensor<64x32xf32>"; u = "tensor<32x64xf32>"; n = 2000
    print "func.func @main(%v0: " t ") -> " t " {"
    for (i = 0; i < n; i++)
        printf "%%s%d = stablehlo.reshape %%v%d : (%s) -> %s\n%%t%d = stablehlo.transpose %%s%d, dims = [1, 0] : (%s) -> %s\n%%v%d = stablehlo.negate %%t%d : %s\n", i, i, t, u, i, i, u, t, i + 1, i, t
    print "return %v" n " : " t "\n}" }' >chain.mlir
left=$(ops sink chain.mlir)
[ "$left" -le $((2 * 6001 + 64)) ] || fail "sink leaves $left ops of a chain of 6001"

# The same movements below one another, and 500 readers of the last.
awk 'BEGIN {
    t = "tensor<64x32xf32>"; u = "tensor<32x64xf32>"; n = 500
    printf "func.func @main(%%v0: %s) -> (%s", t, t
    for (i = 1; i < n; i++) printf ", %s", t
    print ") {"
    for (i = 0; i < n; i++) printf "%%s%d = stablehlo.reshape %%v%d : (%s) -> %s\n%%v%d = stablehlo.transpose %%s%d, dims = [1, 0] : (%s) -> %s\n", i, i, t, u, i + 1, i, u, t
    for (i = 0; i < n; i++) printf "%%c%d = stablehlo.constant dense<%d.5> : %s\n%%r%d = stablehlo.add %%v%d, %%c%d : %s\n", i, i, t, i, n, i, t
    printf "return %%r0"
    for (i = 1; i < n; i++) printf ", %%r%d", i
    printf " : %s", t
    for (i = 1; i < n; i++) printf ", %s", t
    print "\n}" }' >fan.mlir
left=$(ops sink fan.mlir)
[ "$left" -le $((2 * 2001 + 64)) ] || fail "sink leaves $left ops of 2001"

# A kernel of equal numbers, in little memory however many there are: Winograd would make a table of 10 TB of this one.
cat >equal.mlir <<'END'
func.func @main(%x: tensor<1x3x40x32xf32>) -> tensor<1x3x38x2147483648xf32> {
  %k = stablehlo.constant dense<1.0> : tensor<3x3x32x2147483648xf32>
  %y = stablehlo.convolution(%x, %k) dim_numbers = [b, 0, 1, f]x[0, 1, i, o]->[b, 0, 1, f], window = {pad = [[1, 1], [0, 0]]} {batch_group_count = 1 : i64, feature_group_count = 1 : i64} : (tensor<1x3x40x32xf32>, tensor<3x3x32x2147483648xf32>) -> tensor<1x3x38x2147483648xf32>
  return %y : tensor<1x3x38x2147483648xf32>
}
END
"$build/tpucc" equal.mlir --mcpu=x86-64-v3 -o equal.so >log 2>&1 || { cat log; fail "a kernel of equal numbers"; }

# --- running

# cumulative N: what a run of a cumulative sum of N elements computes, as its artifact says.
cumulative() {
    cat >cumulative.mlir <<END
func.func @main(%x: tensor<$1xf32>) -> tensor<$1xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce_window"(%x, %z) <{padding = dense<[[$(($1 - 1)), 0]]> : tensor<1x2xi64>, window_dimensions = array<i64: $1>}> ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %c = stablehlo.add %a, %b : tensor<f32>
    stablehlo.return %c : tensor<f32>
  }) : (tensor<$1xf32>, tensor<f32>) -> tensor<$1xf32>
  return %0 : tensor<$1xf32>
}
END
    "$build/tpucc" cumulative.mlir -o cumulative.so
    "$build/tpurun" cumulative.so --describe | awk '/^entry point/ { print $4 }'
}
for n in 1000 100000 10000000; do
    flops=$(cumulative $n)
    [ "$flops" -ge $n ] && [ "$flops" -le $((4 * n)) ] || fail "a cumulative sum of $n elements takes $flops FLOPs"
done

# --- --memory-limit

# refused LIMIT: the chain is refused with it, and what was there stays.
refused() {
    echo old >out.so
    got=0
    "$build/tpucc" chain.mlir --memory-limit="$1" -o out.so >said 2>&1 || got=$?
    [ "$got" = 1 ] && grep -q '^chain.mlir: error: compiling this takes more memory than the .* that it may have.*\[memory-limit\]$' said || fail "--memory-limit=$1: exit $got"
    [ "$(cat out.so)" = old ] && [ "$(find . -name '*out.so*' | wc -l)" = 1 ] || fail "--memory-limit=$1 leaves something of the output"
}

refused 65536
refused 1M
refused 2M
for wrong in 0 x -1 5X 101% 0% 3.5G 99999999999T; do
    got=0
    "$build/tpucc" chain.mlir --memory-limit="$wrong" -o out.so >said 2>&1 || got=$?
    [ "$got" = 2 ] || fail "--memory-limit=$wrong: exit $got"
done
for right in 100% 20G 40000000000; do
    "$build/tpucc" chain.mlir --memory-limit="$right" -o out.mlir >said 2>&1 || fail "--memory-limit=$right"
done
# --- refusals

# what_is_open N DIMS: the refusal of N arguments of an open size, in a tenth of the memory that a text of all pairs of them would take, is in `said`.
what_is_open() {
    awk -v n="$1" -v dims="$2" 'BEGIN {
        printf "func.func @main("
        for (i = 0; i < n; i++) printf "%s%%a%d: tensor<?xf32>%s", i ? ", " : "", i, dims
        print ") -> tensor<?xf32> {\nreturn %a0 : tensor<?xf32>\n}" }' >open.mlir
    got=0
    "$build/tpucc" open.mlir --memory-limit=128M -o out.so >said 2>&1 || got=$?
    [ "$got" = 1 ] && grep -q '\[unbound-dimension\]$' said || fail "$1 open sizes$2: exit $got"
    [ "$(wc -c <said)" -lt 150000 ] || fail "$1 open sizes$2: $(wc -c <said) bytes are said"
}

what_is_open 8000 ' {tpu.dims = ["n"]}'
grep -q "^  note: n: dimension 0 of argument 'a0', .*, and 7992 more$" said || fail 'where a symbol occurs is not counted'
what_is_open 8000 ''
grep -q '^[^ ]*: error: 8000 sizes of the model are open' said && grep -q '^  note: and 7000 more$' said || fail 'open sizes are not counted'
echo "what sink leaves is bounded, and so is what a cumulative sum takes; limits of memory are kept; so is what is said of open sizes"
