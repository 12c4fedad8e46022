#!/bin/sh
# Many steps in a call (tpucc --steps-per-execution, tpu.steps): the bits of weights and logs are those of single steps, whatever number of steps goes together,
# where it does not divide those of an epoch, with a short last batch, on several replicas and threads, with checkpoints between, killed and gone on; what is
# refused.
#   many_steps.sh BUILD_DIR
set -eu
. "$(dirname "$0")/../lib.sh"
command -v python3 >/dev/null || skip python3
python3 "$here/make.py"
arrays=train_x.npy,train_y.npy # 500 records of [8], 4 classes: of 32, 15 batches and one of 20
cat >net.mlir <<'END'
func.func public @main(%x: tensor<?x8xf32>, %w1: tensor<8x24xf32>, %b1: tensor<24xf32>, %w2: tensor<24x4xf32>) -> tensor<?x4xf32> {
  %0 = stablehlo.dot_general %x, %w1, contracting_dims = [1] x [0] : (tensor<?x8xf32>, tensor<8x24xf32>) -> tensor<?x24xf32>
  %s = stablehlo.get_dimension_size %0, dim = 0 : (tensor<?x24xf32>) -> tensor<i32>
  %s1 = stablehlo.reshape %s : (tensor<i32>) -> tensor<1xi32>
  %c = stablehlo.constant dense<24> : tensor<1xi32>
  %shape = stablehlo.concatenate %s1, %c, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %b = stablehlo.dynamic_broadcast_in_dim %b1, %shape, dims = [1] : (tensor<24xf32>, tensor<2xi32>) -> tensor<?x24xf32>
  %1 = stablehlo.add %0, %b : tensor<?x24xf32>
  %2 = stablehlo.tanh %1 : tensor<?x24xf32>
  %3 = stablehlo.dot_general %2, %w2, contracting_dims = [1] x [0] : (tensor<?x24xf32>, tensor<24x4xf32>) -> tensor<?x4xf32>
  return %3 : tensor<?x4xf32>
}
END
compile() { # OUT OPTIONS...
    out=$1
    shift
    "$build/tpucc" net.mlir --train --data x --loss sparse_categorical_crossentropy --optimizer adam:lr=0.01,clip_norm=1 --schedule cosine:steps=60 \
        --metrics accuracy,top2 "$@" -o "$out"
}
# train PROGRAM NAME OPTIONS...: weights in NAME.safetensors, the log in NAME.log
train() {
    program=$1 name=$2
    shift 2
    "$build/tpurun" train "$program" --shuffle --seed 3 --data $arrays --epochs 4 --weights-out "$name.safetensors" --log "$name.jsonl" "$@" >out
    sed 's/"seconds.*//' "$name.jsonl" >"$name.log"
}
same() {
    cmp -s one.safetensors "$1.safetensors" && cmp -s one.log "$1.log" || wrong "$2: other weights, or another log"
    n=$((n + 1))
}
# says CODE TEXT COMMAND...: it ends with this code, and standard error has the text
says() {
    code=$1 text=$2
    shift 2
    got=0
    "$@" >out 2>err || got=$?
    [ $got = "$code" ] || wrong "$* ends with $got, not $code"
    [ -z "$text" ] || grep -qF -- "$text" err || { wrong "$* does not say '$text':"; cat err; }
    n=$((n + 1))
}

for replicas in 1 4; do
    compile single.so --batch 32 --replicas $replicas
    train single.so one
    for k in 1 3 4 15 16 17; do
        compile many.so --batch 32 --replicas $replicas --steps-per-execution $k
        for threads in 1 3; do
            train many.so many --threads $threads
            same many "$replicas replicas, $k steps in a call, $threads threads"
        done
    done
    compile many.so --batch 32 --replicas $replicas --steps-per-execution 5
    train many.so many --checkpoint-dir every.$replicas --checkpoint-every 7 --readers 3
    same many "$replicas replicas, a checkpoint each 7 steps"
    train many.so many --checkpoint-dir folder.$replicas --checkpoint-every 2 --epochs 1
    train single.so many --checkpoint-dir folder.$replicas --epochs 2
    train many.so many --checkpoint-dir folder.$replicas
    same many "$replicas replicas, gone on with other numbers of steps"
    train single.so one --drop-remainder
    train many.so many --drop-remainder
    same many "$replicas replicas, without the short batch"
done

# --- killed between checkpoints that are in the middle of what was read together
train single.so one
compile many.so --batch 32 --replicas 4 --steps-per-execution 5
kills=0
while :; do
    "$build/tpurun" train many.so --shuffle --seed 3 --data $arrays --epochs 4 --checkpoint-dir killed --checkpoint-every 3 --weights-out many.safetensors \
        --log many.jsonl >out 2>err &
    pid=$!
    sleep 0.0$((kills * 7 % 9 + 1))
    kill -9 $pid 2>/dev/null || :
    if wait $pid 2>/dev/null; then break; fi
    kills=$((kills + 1))
    [ $kills -lt 300 ] || fail "it never ends"
done
sed 's/"seconds.*//' many.jsonl >many.log
same many "$kills kills"

# --- by hand: rows of arguments and results, and the model that says so itself
says 0 "" "$build/tpurun" many.so --describe
grep -q 'entry point train_steps: .*, 5 rounds of it in a call' out || wrong "--describe does not say how many"
grep -q 'argument   0  x *tensor<5x8x8xf32>' out || wrong "--describe does not say what is given"
cat >sum.mlir <<'END'
func.func public @add(%x: tensor<f32>, %s: tensor<f32> {tpu.variable = "sum"}) -> (tensor<f32> {jax.result_info = "now"}, tensor<f32> {tpu.variable = "sum"}) attributes {tpu.steps = 4 : i64} {
  %0 = stablehlo.add %s, %x : tensor<f32>
  return %0, %0 : tensor<f32>, tensor<f32>
}
END
python3 - <<'END'
import struct
def npy(path, values):
    head = "{'descr': '<f4', 'fortran_order': False, 'shape': (%d,), }" % len(values)
    head += ' ' * (63 - (10 + len(head)) % 64) + '\n'
    open(path, 'wb').write(b'\x93NUMPY\x01\x00' + struct.pack('<H', len(head)) + head.encode() + struct.pack('<%df' % len(values), *values))
npy('four.npy', [1, 2, 3, 4])
npy('sums.npy', [1, 3, 6, 10])
npy('three.npy', [1, 2, 3])
END
"$build/tpucc" sum.mlir -o sum.fb && "$build/tpucc" sum.fb -o sum.so
says 0 "" "$build/tpurun" sum.so --entry add_steps --input x=four.npy --expect now=sums.npy --rtol 0 --atol 0
says 1 "argument 'x' is tensor<4xf32>, the file holds tensor<3xf32>" "$build/tpurun" sum.so --entry add_steps --input x=three.npy
"$build/tpucc" sum.mlir -o sum.h
grep -q 'SUM_ENTRY1_ARG0_BYTES 16' sum.h || wrong "the header does not have the rows"

# --- refusals
for wrong_value in 0 -1 '"4"' 1048577 2.5 'dense<4> : tensor<i64>'; do
    sed "s/tpu.steps = 4 : i64/tpu.steps = $wrong_value/" sum.mlir >bad.mlir
    says 1 "bad.mlir:1:1: error: @add: tpu.steps: $wrong_value is no number of steps" "$build/tpucc" bad.mlir -o bad.so
done
{ cat sum.mlir; sed 's/@add/@add_steps/; s/ attributes.*/ {/' sum.mlir; } >bad.mlir
says 1 "its entry point would be called 'add_steps', as a function is" "$build/tpucc" bad.mlir -o bad.so
sed 's/tpu.steps = 4 : i64/tpu.steps = 1000000 : i64/; s/%x: tensor<f32>/%x: tensor<1073741824xf32>/; s/add %s, %x/negate %s/; s/module//' sum.mlir >bad.mlir
says 1 "of 1000000 rows is too large" "$build/tpucc" bad.mlir -o bad.so
says 2 "--steps-per-execution is for a program that trains" "$build/tpucc" net.mlir --steps-per-execution 4 -o bad.so
says 2 "--steps-per-execution" "$build/tpucc" net.mlir --train --loss output --steps-per-execution 0 -o bad.so
says 2 "--steps-per-execution" "$build/tpucc" net.mlir --train --loss output --steps-per-execution 1048577 -o bad.so
[ $failed = 0 ] || fail "$failed of $n"
echo "steps: $n runs are as they should be, one of them after $kills kills"
