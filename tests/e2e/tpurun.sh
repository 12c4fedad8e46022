#!/bin/sh
# tpurun from the command line, on a program written by hand (tests/unit/runtime/toy_program.h): its options, its exit codes, one sentence for
# every mistake, and no half-written file.
#   tpurun.sh BUILD_DIR
set -eu
. "$(dirname "$0")/lib.sh"
printf '#define TOY_EXPORT\n#include "tests/unit/runtime/toy_program.h"\n' >toy.c
"${CC:-cc}" -std=c11 -O1 -fPIC -shared -I"$root" toy.c -o toy.so

# expect CODE TEXT ARGUMENT...: tpurun ends with CODE and says TEXT on stdout or stderr; of errors it says exactly one.
expect() {
    code=$1 text=$2
    shift 2
    set +e
    "$build/tpurun" "$@" >out 2>err
    got=$?
    set -e
    n=$((n + 1))
    errors=$(grep -c ': error: ' err || true)
    wanted=1
    [ "$code" = 0 ] && wanted=0
    if [ "$got" != "$code" ] || [ "$errors" != "$wanted" ] || ! { echo; cat out err; } | grep -qF -- "$text"; then
        fail "tpurun $*: exit $got, $errors errors; expected exit $code and '$text'"
    fi
}

# An input made by the program itself: y has the shape of x.
expect 0 '' toy.so --profile=trace.json --output y=x.npy
grep -q '"name":"core 0"' trace.json
grep -q '"name":"multiply_add_reduce.0","ph":"X"' trace.json
expect 0 '' toy.so --input x=x.npy --output y=y.npy --output output1=total.npy

# The same results while tasks are timed, one by one; a row for each number of cores, and phases that leave them idle.
expect 0 'what leaves cores idle, of all idle time on 32 cores' toy.so --simulate-cores=1,32,4 --input x=x.npy --expect y=y.npy --rtol 0 --atol 0
awk '$1 == 1 && $3 == "1.00x" && $4 == "100.0" { one = 1 } $1 == 32 && $4 + 0 <= 100 { many = 1 } END { exit !(one && many) }' out || fail 'no rows of 1 and 32 cores'
grep -q 'multiply_add_reduce' out || fail 'no kernel is named'
expect 0 'efficiency on 8, 32, 64' toy.so --simulate-cores
expect 2 '--simulate-cores takes numbers of cores' toy.so --simulate-cores=8,
expect 2 '--simulate-cores takes numbers of cores' toy.so --simulate-cores=2000
expect 2 '--threads would change nothing: tasks are timed on one thread' toy.so --simulate-cores=8 --threads 2

expect 0 'y: tensor<64x256xf32> = ' toy.so --input=x=x.npy
expect 0 '' toy.so --input arg0=x.npy --output y=y1.npy --threads 1
expect 0 '' toy.so --input input.1=x.npy --output output0=y2.npy --threads=5
cmp y1.npy y.npy
cmp y2.npy y.npy
expect 0 '' toy.so --input x=x.npy --expect y=y.npy --expect output1=total.npy --rtol 0 --atol 0
expect 1 "result 'y' differs in " toy.so --input x=x.npy --expect y=x.npy
expect 0 '' toy.so --input x=x.npy --expect y=x.npy --atol 1e6
expect 0 '"threads": 2, "replicas": 3, "load_ms": ' toy.so --bench=0.05 --threads 2 --replicas 3
expect 0 '"program": "toy.so", ' toy.so --bench=0.01
expect 0 'result     0  y                    tensor<64x256xf32>' toy.so --describe
expect 0 '0  multiply_add_reduce.0' toy.so --describe
expect 0 '--control-flow KIND' --help
expect 0 'tpurun ' --version

# Replicas: files for all, and for one.
expect 0 '' toy.so --replicas 2 --input x=x.npy --input x@1=y.npy --output y@1=z1.npy --output y@0=z0.npy
cmp z0.npy y.npy
expect 1 "result 'y' of replica 1 differs" toy.so --replicas 2 --input x@1=y.npy --input x=x.npy --expect y=y.npy
expect 2 'there is no replica 2; there are 2' toy.so --replicas 2 --input x@2=x.npy

# One array for all replicas, cut along a dimension and joined again: the rows of x are x and y's.
expect 0 '' toy.so --replicas 2 --input x=x.npy --output y/0=rows.npy --output y/1=columns.npy --output output1@1=t.npy
expect 0 '' toy.so --replicas 2 --input x/0=rows.npy --output y@0=z0.npy --output y@1=z1.npy
cmp z0.npy z1.npy
expect 0 '' toy.so --replicas 2 --input x@0=y.npy --input x@1.0=y.npy --expect y=z0.npy --rtol 0 --atol 0
expect 0 '' toy.so --replicas 2 --input x/1=columns.npy --expect y/0=rows.npy --atol 1e9 --expect y=z0.npy
expect 0 '' toy.so --replicas 2 --input x/1=columns.npy --input x@1=x.npy --expect y@0=z0.npy --expect y@1=y.npy --rtol 0 --atol 0
expect 1 "result 'y', joined along dimension 0, differs" toy.so --replicas 2 --input x=y.npy --expect y/0=rows.npy
expect 1 "'x/0' splits dimension 0 among 3 replicas; the file has 128 there, no multiple of 3" toy.so --replicas 3 --input x/0=rows.npy
expect 1 "argument 'x/1' is tensor<64x512xf32>, the file holds tensor<128x256xf32>" toy.so --replicas 2 --input x/1=rows.npy
expect 2 "'x' has no dimension 2 to split; it has 2" toy.so --replicas 2 --input x/2=rows.npy
expect 2 "'x/1' is given twice: rows.npy and x.npy" toy.so --replicas 2 --input x=rows.npy --input x/1=x.npy
expect 2 'there is no partition 1; there are 1' toy.so --replicas 2 --input x@1.1=x.npy
expect 2 "--timeout takes a number of seconds, not '0'" toy.so --input x=x.npy --timeout 0
expect 0 '' toy.so --input x=x.npy --timeout 0.5

# Devices, and threads bound to processors.
expect 0 '/replica:2  served by core:1' toy.so --devices --replicas 3 --threads 2
expect 0 'core:0  bound to processor ' toy.so --devices --threads 1 --pin
expect 0 '' toy.so --pin --threads 1 --input x=x.npy --expect y=y.npy
expect 2 'processor 1023 is not among the ' toy.so --cores 1023 --input x=x.npy
expect 2 "--cores takes processors such as 0,2-5, not '3-1'" toy.so --cores 3-1 --input x=x.npy
expect 2 '--pin would change nothing: nothing is run' toy.so --describe --pin

# A program of partitions that takes whole arrays, once for each replica (tests/unit/runtime/parts_program.h).
printf '#define PARTS_EXPORT\n#include "tests/unit/runtime/parts_program.h"\n' >parts.c
"${CC:-cc}" -std=c11 -O1 -fPIC -shared -I"$root" parts.c -o parts.so
{ printf "\223NUMPY\001\000\166\000{'descr': '<i4', 'fortran_order': False, 'shape': (4, 6), }%58s\n" ' '; head -c 96 /dev/zero; } >a.npy
{ printf "\223NUMPY\001\000\166\000{'descr': '<i4', 'fortran_order': False, 'shape': (8,), }%60s\n" ' '; head -c 32 /dev/zero; } >b.npy
{ printf "\223NUMPY\001\000\166\000{'descr': '<i4', 'fortran_order': False, 'shape': (3,), }%60s\n" ' '; head -c 12 /dev/zero; } >c.npy
expect 0 '4x6xi32>              96 bytes, cut 2x2' parts.so --describe
expect 0 'output0@1: tensor<4x6xi32> = 0, 0, 0, 1, 1, 1, 0, 0, 0, 1, ...' parts.so --input arg0=a.npy --input arg1=b.npy --input arg2=c.npy
expect 0 'output1@0: tensor<2x4xi32> = 0, 0, 200, 200, 0, 0, 200, 200' parts.so --input arg0=a.npy --input arg1@1=b.npy --input arg1@0=b.npy --input arg2=c.npy
expect 2 'there is no replica 2; there are 2' parts.so --input arg0@2=a.npy
expect 2 'arrays are whole in each replica' parts.so --input arg0@1.1=a.npy
expect 0 '/replica:1/partition:3  served by ' parts.so --devices

# Where the time goes.
expect 0 '/replica:1 ' toy.so --bench=0.05 --monitor --replicas 2
grep -q '^device  *matmul  *other  *collectives  *turn  *input$' err || fail "--monitor has no head: $(cat err)"
expect 0 '' toy.so --profile=devices.json --replicas 2
grep -q '"name":"/replica:1"' devices.json
expect 2 'need a compiled program' --interpret model.mlir --monitor

# The reference evaluator says the same as a compiled program would.
cat >model.mlir <<'END'
func.func @main(%x: tensor<64x256xf32>, %arg1: tensor<f32> loc("bias")) -> (tensor<64x256xf32>, tensor<f32>) {
  %0 = stablehlo.broadcast_in_dim %arg1, dims = [] : (tensor<f32>) -> tensor<64x256xf32>
  %1 = stablehlo.subtract %x, %0 : tensor<64x256xf32>
  %2 = stablehlo.add %1, %0 : tensor<64x256xf32>
  return %2, %arg1 : tensor<64x256xf32>, tensor<f32>
}
END
expect 0 '' --interpret model.mlir --input x=x.npy --input bias=total.npy --expect output0=x.npy --atol 0.01 --expect output1=total.npy
expect 0 'output1: tensor<f32> = ' --interpret model.mlir --input arg0=x.npy --input arg1=total.npy
expect 0 '"runs": ' --interpret model.mlir --bench=0.01
expect 2 "has no argument 'y'; its arguments are: 'x', 'bias'" --interpret model.mlir --input y=x.npy
expect 2 "argument 0 'x', tensor<64x256xf32>, is not given" --interpret model.mlir --input bias=total.npy
expect 2 'need a compiled program' --interpret model.mlir --describe
expect 1 'total.npy: error: this is ' --interpret total.npy
expect 3 'absent.mlir: error: cannot open' --interpret absent.mlir

# All devices of a model run together: as many as it says, or as --replicas says.
cat >devices.mlir <<'END'
module attributes {mhlo.num_replicas = 2 : i32, mhlo.num_partitions = 2 : i32} {
  func.func @main() -> (tensor<ui32>, tensor<ui32>) {
    %0 = stablehlo.replica_id : tensor<ui32>
    %1 = "stablehlo.all_reduce"(%0) <{replica_groups = dense<> : tensor<0x0xi64>}> ({
    ^bb0(%a: tensor<ui32>, %b: tensor<ui32>):
      %2 = stablehlo.add %a, %b : tensor<ui32>
      stablehlo.return %2 : tensor<ui32>
    }) : (tensor<ui32>) -> tensor<ui32>
    %2 = stablehlo.partition_id : tensor<ui32>
    return %1, %2 : tensor<ui32>, tensor<ui32>
  }
}
END
expect 0 'output1@1.1: tensor<ui32> = 1' --interpret devices.mlir
expect 0 'output0@3.1: tensor<ui32> = 6' --interpret devices.mlir --replicas 4
expect 2 '4096 replicas of 2 partitions are over 4096 devices' --interpret devices.mlir --replicas 4096

# A result has the same names compiled and interpreted: what JAX calls it, and its number.
cat >named.mlir <<'END'
func.func @main(%x: tensor<4xf32>) -> (tensor<4xf32> {jax.result_info = "sum['a']"}, tensor<4xf32>, tensor<4xf32> {jax.result_info = ""}, tensor<4xf32> {jax.result_info = "output1"}) {
  %0 = stablehlo.add %x, %x : tensor<4xf32>
  %1 = stablehlo.multiply %x, %x : tensor<4xf32>
  return %0, %1, %x, %1 : tensor<4xf32>, tensor<4xf32>, tensor<4xf32>, tensor<4xf32>
}
END
sed 's/tensor<4xf32>/tensor<?xf32>/g' named.mlir >open.mlir
"$build/tpucc" named.mlir -o named.so
"$build/tpucc" named.mlir -o named.fb
"$build/tpucc" open.mlir --bucket x.0=4,8 -o open.so
listed="has no result 'y'; its results are: 'sum['a']', 'output1', 'output2', 'output1'"
for model in named.so open.so '--interpret named.mlir' '--interpret named.fb' '--interpret open.mlir --dim x.0=4'; do
    # shellcheck disable=SC2086 # options
    expect 2 "$listed" $model --output y=y.npy
done
printf "\223NUMPY\001\000\166\000{'descr': '<f4', 'fortran_order': False, 'shape': (4,), }%60s\n\001\002\003\077\001\002\003\077\001\002\003\077\001\002\003\077" ' ' >four.npy
expect 0 '' named.so --input x=four.npy --output "sum['a']=sum.npy" --output output1=first.npy --output output3=last.npy
expect 0 '' --interpret named.mlir --input x=four.npy --expect "sum['a']=sum.npy" --expect output0=sum.npy --expect output1=first.npy --expect output3=last.npy

# Wrong usage.
expect 2 'no program was given'
expect 2 "unknown option '--inputs'" toy.so --inputs x=x.npy
expect 2 "unknown option '-x'" toy.so -x
expect 2 '--input needs a value' toy.so --input
expect 2 'takes NAME=FILE.npy' toy.so --input x
expect 2 '--describe takes no value' toy.so --describe=1
expect 2 '--threads takes a number from 1 to 1024' toy.so --threads 0
expect 2 '--bench takes a number of seconds' toy.so --bench=x
expect 2 '--rtol takes a number that is not negative' toy.so --rtol -1
expect 2 'one program at a time' toy.so toy.so
expect 2 'belong to --interpret' toy.so --dim n=3
expect 2 'belong to --interpret' toy.so --control-flow static
expect 2 'belong to --interpret' toy.so --scatter=stablehlo

# What would be read and change nothing is refused; what --control-flow says is done before a model is evaluated.
expect 0 '' --interpret model.mlir --bench=0.01 --threads 2 # which no result depends on
expect 2 '--threads would change nothing: nothing is run' toy.so --describe --threads 2
expect 2 '--replicas would change nothing: nothing is run' toy.so --verify --replicas 2
expect 2 '--entry would change nothing: nothing is run' toy.so --describe --entry main
expect 2 '--rtol would change nothing: nothing is compared without --expect' toy.so --input x=x.npy --rtol 0.1
expect 2 '--atol would change nothing: nothing is compared without --expect' toy.so --bench=0.01 --atol 0
cat >branch.mlir <<'END'
func.func @main(%p: tensor<i1>, %x: tensor<2xf32>) -> tensor<2xf32> {
  %r = "stablehlo.if"(%p) ({
    %a = func.call @twice(%x) : (tensor<2xf32>) -> tensor<2xf32>
    stablehlo.return %a : tensor<2xf32>
  }, {
    check.expect_eq %x, %x : tensor<2xf32>
    stablehlo.return %x : tensor<2xf32>
  }) : (tensor<i1>) -> tensor<2xf32>
  return %r : tensor<2xf32>
}
func.func @twice(%x: tensor<2xf32>) -> tensor<2xf32> {
  %a = stablehlo.add %x, %x : tensor<2xf32>
  return %a : tensor<2xf32>
}
END
sed '/check.expect_eq/d' branch.mlir >pure.mlir
expect 0 '"runs": ' --interpret branch.mlir --bench=0.01
expect 0 '"runs": ' --interpret branch.mlir --bench=0.01 --control-flow dynamic
expect 1 '[data-dependent-control-flow]' --interpret branch.mlir --bench=0.01 --control-flow static
expect 1 'branch.mlir:2:8: error: if: its branches cannot all run' --interpret branch.mlir --bench=0.01 --control-flow select
expect 0 '"runs": ' --interpret pure.mlir --bench=0.01 --control-flow select
expect 0 '"runs": ' --interpret pure.mlir --bench=0.01 --entry twice --control-flow dynamic
printf 'func.func @main(%%x: tensor<?xf32> {tpu.dims = ["n"]}) -> tensor<?xf32> {\n  return %%x : tensor<?xf32>\n}\n' >open.mlir
expect 1 'help: --dim NAME=N gives an open size a number' --interpret open.mlir --bench=0.01
expect 0 '"runs": ' --interpret open.mlir --bench=0.01 --dim n=3 --entry main
expect 2 '--control-flow is decided for @main, not for --entry twice' --interpret pure.mlir --bench=0.01 --entry twice --control-flow select
expect 2 "has no argument 'z'; its arguments are: 'x'" toy.so --input z=x.npy
expect 2 "has no result 'z'; its results are: 'y', 'output1'" toy.so --input x=x.npy --output z=z.npy
expect 2 "there is no entry point 'z'" toy.so --entry z
expect 2 "argument 0 'x', tensor<64x256xf32>, is not given" toy.so
expect 2 'is given twice' toy.so --input x=x.npy --input arg0=y.npy
expect 2 'there is no replica 99999999999999999999; there are ' toy.so --input x@99999999999999999999=x.npy
# Without a name it is the only one.
printf 'func.func @main(%%x: tensor<64x256xf32>) -> tensor<64x256xf32> {\n  return %%x : tensor<64x256xf32>\n}\n' >only.mlir
"$build/tpucc" only.mlir -o only.so
expect 0 '' only.so --input x.npy --output only.npy --expect x.npy
expect 0 '' --interpret only.mlir --input x.npy --expect only.npy
expect 2 "y.npy has no NAME=, and there are 2 results: 'y', 'output1'" toy.so --input x.npy --output y.npy
expect 2 'takes NAME=FILE.npy' toy.so --input =x.npy
# Each name that is one too many is refused once, however many are like it.
repeated() {
    text=$1
    shift
    ! "$build/tpurun" "$@" >out 2>err || fail "tpurun $*: done"
    [ "$(grep -cF -- "$text" err)" = 3 ] && [ "$(grep -c ': error: ' err)" = 3 ] || fail "tpurun $*: not three times $text"
}
repeated "'x' is given twice: x.npy and x.npy" toy.so --input x=x.npy --input x=x.npy --input x=x.npy --input x=x.npy
repeated 'is also another output' toy.so --output a=z.npy --output b=./z.npy --output c=z.npy --output d=../"${PWD##*/}"/z.npy

# Wrong content.
expect 1 "argument 'x' is tensor<64x256xf32>, the file holds tensor<f32>" toy.so --input x=total.npy
expect 1 'is not a .npy file' toy.so --input x=toy.c
head -c 3000 x.npy >cut.npy
expect 1 'cut.npy: error: the file is truncated' toy.so --input x=cut.npy
expect 1 "result 'y' is tensor<64x256xf32>, the file holds tensor<f32>" toy.so --input x=x.npy --expect y=total.npy
expect 1 'toy.c: error: is not a shared object made by tpucc' toy.c
head -c 16000 toy.so >cut.so
expect 1 'cut.so: error: is truncated: ' cut.so --describe
"${CC:-cc}" -std=c11 -fPIC -shared -I"$root" '-DTOY_FEATURES=(1ull << 60)' toy.c -o future.so
expect 1 'future.so: error: compiled for toycpu; this processor lacks ' future.so

# What the system refuses.
expect 3 'absent.so: error: cannot open: No such file or directory' absent.so
expect 3 'absent.npy: error: cannot open: No such file or directory' toy.so --input x=absent.npy
expect 3 'absent/y.npy: error: ' toy.so --input x=x.npy --output y=absent/y.npy
# before any work
expect 3 'absent/y.npy: error: ' toy.so --bench=100 --output y=absent/y.npy
expect 3 'absent/p.json: error: ' toy.so --bench=100 --profile=absent/p.json
echo old >kept.npy
(
    ulimit -f 8 # too small for y
    expect 3 'kept.npy: error: ' toy.so --input x=x.npy --output y=kept.npy
)
[ "$(cat kept.npy)" = old ]
[ "$(find . -name '*kept*' | wc -l)" = 1 ]
if [ -e /dev/full ]; then
    expect 3 '/dev/full: error: ' toy.so --input x=x.npy --output y=/dev/full
fi
# More than there are addresses.
export ASAN_OPTIONS="${ASAN_OPTIONS:-}:allocator_may_return_null=1" # as malloc does
cat >vast.mlir <<'END'
func.func @main(%x: tensor<f32>) -> tensor<200000000000000xf32> {
  %0 = stablehlo.broadcast_in_dim %x, dims = [] : (tensor<f32>) -> tensor<200000000000000xf32>
  return %0 : tensor<200000000000000xf32>
}
END
expect 4 "vast.mlir: error: out of memory: no 800000000000000 bytes for 'output0', tensor<200000000000000xf32>" --interpret vast.mlir --input x=total.npy
expect 4 'help: fewer --replicas and --threads take less' --interpret vast.mlir --input x=total.npy

# Checks that a program makes of itself: one that fails ends the run, with either thread count and for every replica.
cat >check.mlir <<'END'
func.func @main(%x: tensor<300xi32>) -> tensor<300xi32> {
  %one = stablehlo.constant dense<1> : tensor<300xi32>
  %y = stablehlo.add %x, %one : tensor<300xi32>
  check.expect_eq %y, %one : tensor<300xi32>
  return %y : tensor<300xi32>
}
END
printf "\223NUMPY\001\000\166\000{'descr': '<i4', 'fortran_order': False, 'shape': (300,), }%58s\n" ' ' >zeros.npy
head -c 1200 /dev/zero >>zeros.npy
cp zeros.npy wrong.npy
printf '\001\002' | dd of=wrong.npy bs=1 seek=$(($(wc -c <wrong.npy) - 2)) conv=notrunc 2>/dev/null
"$build/tpucc" check.mlir -o check.so
expect 0 'output0' check.so --input x=zeros.npy
expect 1 'check at check.mlir:4:3: differ from what is expected: 1 elements' check.so --input x=wrong.npy --threads 1
expect 1 'differ from what is expected: 1 elements' check.so --input x=zeros.npy --input x@2=wrong.npy --replicas 3 --threads 2
expect 1 'check.mlir:4:3: error: expect_eq: 1 of 300 elements differ' check.mlir --interpret --input x=wrong.npy

# Checks in branches run where their branch does, in order, and stay though nothing reads what they stand by.
cat >guarded.mlir <<'END'
func.func @main(%p: tensor<i1>, %x: tensor<300xi32>) -> tensor<300xi32> {
  %one = stablehlo.constant dense<1> : tensor<300xi32>
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %k = stablehlo.constant dense<3> : tensor<i32>
  %step = stablehlo.constant dense<1> : tensor<i32>
  %y = stablehlo.add %x, %one : tensor<300xi32>
  "stablehlo.if"(%p) ({
    check.expect_eq %y, %one : tensor<300xi32>
    stablehlo.return
  }, {
    stablehlo.return
  }) : (tensor<i1>) -> ()
  %0 = stablehlo.while(%i = %zero) : tensor<i32>
   cond {
    %c = stablehlo.compare LT, %i, %k : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %j = stablehlo.add %i, %step : tensor<i32>
    "stablehlo.if"(%p) ({
      check.expect_eq %j, %k : tensor<i32>
      stablehlo.return
    }, {
      stablehlo.return
    }) : (tensor<i1>) -> ()
    stablehlo.return %j : tensor<i32>
  }
  check.expect_eq %x, %one : tensor<300xi32>
  return %y : tensor<300xi32>
}
END
for p in 0 1; do
    printf "\223NUMPY\001\000\166\000{'descr': '|b1', 'fortran_order': False, 'shape': (), }%62s\n\00$p" ' ' >p$p.npy
done
"$build/tpucc" guarded.mlir --control-flow=dynamic -o guarded.so
expect 1 'check at guarded.mlir:20:7: differ' guarded.so --input p=p1.npy --input x=zeros.npy
expect 1 'check at guarded.mlir:8:5: differ' guarded.so --input p=p1.npy --input x=wrong.npy
expect 1 'check at guarded.mlir:27:3: differ' guarded.so --input p=p0.npy --input x=wrong.npy
expect 1 'guarded.mlir:8:5: error: expect_eq' guarded.mlir --interpret --input p=p1.npy --input x=wrong.npy
expect 1 'guarded.mlir:27:3: error: expect_eq' guarded.mlir --interpret --input p=p0.npy --input x=zeros.npy
if "$build/tpucc" guarded.mlir --control-flow=select -o guarded.so 2>err || ! grep -q 'guarded.mlir:8:5: note: this check.expect_eq has an effect' err; then
    fail "an expect_eq in a branch is selected"
fi

expect 2 '--profile needs a value' toy.so --profile=
expect 2 '--profile needs a value' toy.so --profile ''
expect 2 '--entry needs a value' toy.so --entry=

# Outputs take no other file's place.
cp toy.so kept.so
ln -s kept.so linked.npy
expect 2 "--output y=kept.so is also the program, which would be overwritten" kept.so --input x=x.npy --output y=kept.so
expect 2 "--output y=linked.npy is also the program" kept.so --input x=x.npy --output y=linked.npy
expect 2 "--profile=./kept.so is also the program" kept.so --profile=./kept.so
expect 2 "--output y=y.npy is also a file that is compared" kept.so --input x=x.npy --expect y=y.npy --output y=y.npy
expect 2 "--output output1=./new.npy is also another output" kept.so --input x=x.npy --output y=new.npy --output output1=./new.npy
expect 2 "--output y=new.npy is also the profile" kept.so --output y=new.npy --profile=new.npy
expect 2 "--output output=guarded.mlir is also the model" guarded.mlir --interpret --input p=p0.npy --input x=zeros.npy --output output=guarded.mlir
cmp toy.so kept.so
cp x.npy state.npy
expect 0 '' kept.so --input x=state.npy --output y=state.npy
cmp state.npy y.npy
ln -s state.npy linked_state.npy
expect 2 "is also the input 'x', tensor<64x256xf32>, which tensor<f32> would overwrite" kept.so --input x=state.npy --output output1=linked_state.npy
cmp state.npy y.npy

# Streams that are closed: their numbers are no file's.
"$build/tpurun" toy.so --input x=x.npy --output y=closed.npy --bench=0.001 >&- 2>err && exit 1
grep -q 'cannot write to standard output' err
cmp closed.npy y.npy
"$build/tpurun" toy.so --input x=x.npy --output y=closed.npy <&- 2>&- >&-
cmp closed.npy y.npy
"$build/tpucc" guarded.mlir --control-flow=dynamic -o guarded.fb
"$build/tpucc" guarded.mlir --control-flow=dynamic -v -o closed.fb <&- >&- 2>&-
cmp guarded.fb closed.fb

# What runs is cut off meanwhile.
"$build/tpucc" "$root/samples/digits/digits.fb" -o cut.so
"$build/tpurun" cut.so --bench=20 >out 2>err &
pid=$!
sleep 0.3
truncate -s 4096 cut.so
code=0
wait $pid || code=$?
[ $code = 3 ] && grep -q '^tpurun: error: a file became shorter' err || {
    fail "a program that is cut off while it runs: exit $code"
}

echo "tpurun: as expected in $n calls"
