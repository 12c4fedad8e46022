#!/bin/sh
# New values of variables that replicas share are made in shards, in place (the pass `shards`): the bits of weights, moments and logs are those of programs
# in which each replica makes all of them, for every optimizer, on any number of threads and steps in a call; in less memory.
#   shards.sh BUILD_DIR
set -eu
. "$(dirname "$0")/../lib.sh"
command -v python3 >/dev/null || skip python3
python3 "$here/make.py"
cat >net.mlir <<'END'
func.func public @main(%x: tensor<32x8xf32>, %w1: tensor<8x512xf32>, %b1: tensor<512xf32>, %w2: tensor<512x4xf32>) -> tensor<32x4xf32> {
  %0 = stablehlo.dot_general %x, %w1, contracting_dims = [1] x [0] : (tensor<32x8xf32>, tensor<8x512xf32>) -> tensor<32x512xf32>
  %b = stablehlo.broadcast_in_dim %b1, dims = [1] : (tensor<512xf32>) -> tensor<32x512xf32>
  %1 = stablehlo.add %0, %b : tensor<32x512xf32>
  %2 = stablehlo.tanh %1 : tensor<32x512xf32>
  %3 = stablehlo.dot_general %2, %w2, contracting_dims = [1] x [0] : (tensor<32x512xf32>, tensor<512x4xf32>) -> tensor<32x4xf32>
  return %3 : tensor<32x4xf32>
}
END
compile() { # OUT OPTIMIZER OPTIONS...
    out=$1 optimizer=$2
    shift 2
    "$build/tpucc" net.mlir --train --data x --loss sparse_categorical_crossentropy --optimizer "$optimizer" --schedule cosine:steps=60,warmup=3 \
        --batch 32 --prefix p "$@" -o "$out" >said 2>&1 || fail "$optimizer does not compile: $(cat said)"
}
# train PROGRAM NAME OPTIONS...: all that is kept in NAME.safetensors, the log in NAME.log
train() {
    program=$1 name=$2
    shift 2
    rm -rf kept
    "$build/tpurun" train "$program" --shuffle --seed 3 --data train_x.npy,train_y.npy --epochs 2 --weights-out weights --log log --checkpoint-dir kept "$@" >out
    for file in kept/step-*.safetensors; do cp "$file" "$name.safetensors"; done # the last one
    sed 's/"seconds.*//' log >"$name.log"
    cp weights "$name.weights"
}
slab() { "$build/tpurun" "$1" --describe --json | python3 -c 'import json, sys; print([e["slab_bytes"] for e in json.load(sys.stdin)["entries"] if e["name"] == "train"][0])'; }

cat >kept.py <<'END'
import json, struct, sys
def tensors(path):
    data = open(path, 'rb').read()
    n = struct.unpack('<Q', data[:8])[0]
    table = json.loads(data[8:8 + n])
    return {k: data[8 + n + v['data_offsets'][0]:8 + n + v['data_offsets'][1]] for k, v in table.items() if k not in ('__metadata__', 'training/epochs')}
def near(x, y, bound):
    x, y = (struct.unpack(f'<{len(v) // 4}f', v) for v in (x, y))
    return max(map(abs, map(lambda a, b: a - b, x, y))) <= bound * max(map(abs, x))
x, y, bound = tensors(sys.argv[1]), tensors(sys.argv[2]), float(sys.argv[3])
names = [k for k in x if not bound or not k.startswith('training')] # losses follow from the rest
sys.exit(x.keys() != y.keys() or not all(x[k] == y[k] or (bound and near(x[k], y[k], bound)) for k in names))
END
same() {
    cmp -s one.weights "$1.weights" && cmp -s one.log "$1.log" && python3 kept.py one.safetensors "$1.safetensors" 0 || wrong "$2: other weights, moments, or another log"
    n=$((n + 1))
}

# without OPTIMIZER OPTIONS...: what it is without shards. AdamW's decayed weight is made in another kernel there, and rounded for it.
without() {
    compile single.so "$@" --skip=shards
    train single.so one --threads 1
    case $1 in
    adamw*)
        compile shards.so "$@"
        train shards.so many --threads 1
        python3 kept.py one.safetensors many.safetensors 1e-5 || wrong "$*: not near what it is without shards"
        train shards.so one --threads 1
        ;;
    esac
}

for optimizer in sgd:lr=0.1 sgd:lr=0.1,momentum=0.9,nesterov=true adam:lr=0.01,clip_value=0.01 adamw:lr=0.01 adam:lr=0.01,clip_norm=0.1 lamb:lr=0.01; do
    for replicas in 2 8; do
        for target in $(targets native x86-64-v3); do
            without $optimizer --replicas $replicas --mcpu=$target
            for more in '' '--steps-per-execution 4'; do
                # shellcheck disable=SC2086 # words
                compile shards.so $optimizer --replicas $replicas --mcpu=$target $more
                for threads in 1 3; do
                    train shards.so many --threads $threads
                    same many "$optimizer, $replicas replicas, $target $more, $threads threads"
                done
            done
        done
        [ ${optimizer%%,*} != adam:lr=0.01 ] || [ $optimizer = adam:lr=0.01,clip_norm=0.1 ] || # what goes through the norm of all gradients is made by each replica
            [ "$(slab single.so)" -gt $(($(slab shards.so) + 8 * 512 * 2)) ] || wrong "$optimizer: slabs of $(slab shards.so) bytes, $(slab single.so) without shards"
    done
done
[ $failed = 0 ] || fail "$failed of $n"
echo "shards: $n runs have the bits of programs without"
