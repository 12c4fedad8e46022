#!/bin/sh
# tpurun train --mpi: replicas in several processes, each of which reads its own rows, give the weights, the log and the checkpoints of one process; a run
# goes on in another number of processes; what goes wrong in one ends all. Needs OpenMPI.
#   processes.sh BUILD_DIR
set -eu
. "$(dirname "$0")/../lib.sh"
command -v python3 >/dev/null || skip python3
command -v mpirun >/dev/null || skip mpirun
[ -e "$build/libtpurt_mpi.so" ] || skip "libtpurt_mpi.so: MPI was not found when this was built"
python3 "$here/make.py"
cat >net.mlir <<'END'
func.func public @main(%x: tensor<32x8xf32>, %w1: tensor<8x24xf32>, %w2: tensor<24x4xf32>) -> tensor<32x4xf32> {
  %0 = stablehlo.dot_general %x, %w1, contracting_dims = [1] x [0] : (tensor<32x8xf32>, tensor<8x24xf32>) -> tensor<32x24xf32>
  %1 = stablehlo.tanh %0 : tensor<32x24xf32>
  %2 = stablehlo.dot_general %1, %w2, contracting_dims = [1] x [0] : (tensor<32x24xf32>, tensor<24x4xf32>) -> tensor<32x4xf32>
  return %2 : tensor<32x4xf32>
}
END
optimizer=adam:lr=0.01,clip_norm=1 batch=32
compile() { # OUT OPTIONS...
    out=$1
    shift
    "$build/tpucc" net.mlir --train --data x --loss sparse_categorical_crossentropy --optimizer $optimizer --metrics accuracy --batch $batch "$@" -o "$out"
}
mpi() { mpirun --allow-run-as-root --oversubscribe "$@" </dev/null; }
train() { # NAME COMMAND...: weights in NAME.safetensors, the log in NAME.log, what is said in NAME.out
    name=$1
    shift
    "$@" --shuffle --seed 3 --data train_x.npy,train_y.npy --validate test_x.npy,test_y.npy --threads 1 --weights-out "$name.safetensors" --log "$name.jsonl" \
        >"$name.out" 2>err || fail "$* ends with $?"
    sed 's/"seconds.*//' "$name.jsonl" >"$name.log"
}
same() {
    cmp -s one.safetensors "$1.safetensors" && cmp -s one.log "$1.log" || wrong "$2: other weights, or another log"
    n=$((n + 1))
}
# says CODE TEXT COMMAND...: it ends with this code, or, 0, with any but 0, and what it says has the text
says() {
    code=$1 text=$2
    shift 2
    got=0
    "$@" >out 2>err || got=$?
    [ $got = "$code" ] || [ "$code" = 0 ] && [ $got != 0 ] || wrong "$* ends with $got, not $code"
    grep -qF -- "$text" err out || { wrong "$* does not say '$text':"; cat err; }
    n=$((n + 1))
}

# --- each process updates its variables in shards of its replicas (the pass `shards`), and has the bits of one in which each replica makes all of them
optimizer=adam:lr=0.01 batch=36
compile net.so --replicas 6 --skip=shards
train one "$build/tpurun" train net.so --epochs 2
for more in '' '--steps-per-execution 3' '--processes 2'; do
    # shellcheck disable=SC2086 # words
    compile net.so --replicas 6 $more
    for processes in 1 2 3; do
        train many mpi -n $processes "$build/tpurun" train net.so --mpi --epochs 2
        same many "shards in $processes processes $more"
    done
done
optimizer=adam:lr=0.01,clip_norm=1 batch=32

for more in '' '--steps-per-execution 3'; do
    # shellcheck disable=SC2086 # words
    compile net.so --replicas 4 $more
    train one "$build/tpurun" train net.so --epochs 4
    for processes in 1 2 3 4; do
        train many mpi -n $processes "$build/tpurun" train net.so --mpi --epochs 4
        same many "$processes processes $more"
        [ "$(grep -c '^epoch' many.out)" = 4 ] || wrong "$processes processes say $(grep -c '^epoch' many.out) lines of 4 epochs"
    done
    rm -rf folder
    train many mpi -n 2 "$build/tpurun" train net.so --mpi --epochs 1 --checkpoint-dir folder --checkpoint-every 5
    train many mpi -n 3 "$build/tpurun" train net.so --mpi --epochs 2 --checkpoint-dir folder
    train many "$build/tpurun" train net.so --epochs 3 --checkpoint-dir folder
    train many mpi -n 4 "$build/tpurun" train net.so --mpi --epochs 4 --checkpoint-dir folder
    same many "gone on in 2, 3, 1 and 4 processes $more"
    [ "$(ls folder | wc -l)" = 3 ] || wrong "not three checkpoints are kept"
done

# --- one replica of the whole batch: the same but for the order of sums
compile alone.so
train alone "$build/tpurun" train alone.so --epochs 4
python3 - <<'END' || wrong "one replica of 32 gives other losses than 4 of 8 in 2 processes"
import json
one, all = ([json.loads(line) for line in open(name + '.jsonl')] for name in ('one', 'alone'))
assert len(one) == 4 and all and max(abs(a['loss'] - b['loss']) for a, b in zip(one, all)) < 1e-5
END

# --- killed: the whole run ends, and goes on
rm -rf folder
mpirun --allow-run-as-root --oversubscribe -n 2 "$build/tpurun" train net.so --mpi --shuffle --seed 3 --data train_x.npy,train_y.npy --epochs 100000 \
    --checkpoint-dir folder --checkpoint-every 20 >out 2>err </dev/null &
run=$!
while ! ls folder/step-*.safetensors >/dev/null 2>&1; do sleep 0.05; done
kill -TERM $run
wait $run && wrong "a run that was killed ends as if it had not been"
for again in 1 2 3 4 5 6 7 8 9 10; do # mpirun is gone before those that it has started
    got=0
    mpi -n 2 "$build/tpurun" train net.so --mpi --shuffle --seed 3 --data train_x.npy,train_y.npy --epochs 1 --checkpoint-dir folder >out 2>err || got=$?
    grep -q 'another process' err || break
    sleep 0.5
done
[ $got = 0 ] && grep -q 'going on after step' out || { wrong "it does not go on after it was killed, but ends with $got ($again)"; cat out err; }
n=$((n + 1))

# --- what goes wrong
says 2 "there is nothing to train on" mpi -n 2 "$build/tpurun" train net.so --mpi
says 0 "absent.npy: cannot open" mpi -n 2 "$build/tpurun" train net.so --mpi --data absent.npy,train_y.npy
says 0 "net.so" mpi -n 5 "$build/tpurun" train net.so --mpi --data train_x.npy,train_y.npy
sed 's/\(tpu.variable = "[^"]*"\)/\1, tpu.variable_scope = "replica"/g' "$here/softmax.mlir" >own.mlir
"$build/tpucc" own.mlir --replicas 2 -o own.so
says 1 "cannot be trained by several processes: each replica has a 'w' of its own" mpi -n 2 "$build/tpurun" train own.so --mpi --data train_x.npy,train_y.npy

says 0 "net.so" mpi -n 2 "$build/tpurun" train net.so --mpi --data train_x.npy,train_y.npy --checkpoint-dir net.so
[ $failed = 0 ] || fail "$failed of $n"
echo "processes: $n runs are as they should be"
