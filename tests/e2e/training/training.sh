#!/bin/sh
# Compiled training: `digits` from its initial values, 100 steps on MNIST, has PyTorch's losses (digits.txt, which curve.py makes) and is right of as many test
# images; with the same bits on any number of threads, and whether the functions were written down in between or not; nearly the same on AVX2; and 8 replicas
# of 25 do what one of 200 does; products of bf16 train as well.
#   training.sh BUILD_DIR
set -eu
. "$(dirname "$0")/../lib.sh"
PATH=$build:$build/tests:$PATH
model=$models/digits.mlir mnist=$data/mnist
wanted="--train --data input --loss sparse_categorical_crossentropy --optimizer adam --metrics accuracy"
[ -f "$mnist/train10k-images-idx3-ubyte.gz" ] || skip "MNIST in $mnist"

# losses NAME THREADS STEPS: of NAME.so, into NAME.txt
losses() {
    steps "$1.so" "$mnist/train10k-images-idx3-ubyte.gz" "$mnist/train10k-labels-idx1-ubyte.gz" "$3" "$2" "$mnist/t10k-images-idx3-ubyte.gz" \
        "$mnist/t10k-labels-idx1-ubyte.gz" >"$1.txt" 2>said || fail "$1 does not train"
}

# near A B BOUND WHAT: losses differ by no more
near() {
    [ "$(wc -l <"$1")" = "$(wc -l <"$2")" ] || fail "$4: not as many steps"
    paste "$1" "$2" | awk -v bound="$3" '
        $1 == "evaluate" { d = $2 - $6; e = $3 - $7; if (d < 0) d = -d; if (e < 0) e = -e; if (d > bound || e > 0.002 || $4 != $8) bad = 1; next }
        { d = $1 - $2; if (d < 0) d = -d; if (!(d <= bound)) bad = 1; if (d > most) most = d }
        END { print "at most " most; exit bad }' >said || fail "$4: losses differ"
    echo "$4: losses differ by $(cat said)"
}

# shellcheck disable=SC2086 # a list of words
make() { # NAME OPTIONS..
    name=$1
    shift
    tpucc "$model" $wanted --prefix p "$@" -o "$name.so" >said 2>&1 || fail "$name does not compile"
}

make here --batch 64
losses here 1 100
near here.txt "$here/digits.txt" 1e-3 "beside PyTorch"
cp here.so two.so && losses two 2 100
cmp here.txt two.txt || fail "two threads give other losses"
tpucc "$model" $wanted --batch 64 -o functions.mlir >said 2>&1 && tpucc functions.mlir --prefix p -o again.so >said 2>&1 || fail "functions as text"
losses again 1 100
cmp here.txt again.txt || fail "functions as text give other losses"
make avx2 --batch 64 --mcpu=x86-64-v3
losses avx2 1 100
near avx2.txt "$here/digits.txt" 1e-3 "AVX2 beside PyTorch"

# Products of bf16, forward and back, sums and parameters in f32: losses go to both sides of those of f32, as PyTorch's autocast has them (0.013 at most and
# 0.003 in the mean), the same bits on any number of threads.
follows() { # NAME
    paste "$1.txt" here.txt | awk '
        $1 == "evaluate" { a = $3 - $7; if (a < 0) a = -a; exit !(steps == 100 && $4 == $8 && a <= 0.01 && size / steps <= 0.015) }
        { d = $1 - $2; e = d < 0 ? -d : d; size += e; steps++; if (!(e <= (NR <= 10 ? 0.005 : 0.1))) bad = 1 }
        END { if (bad) exit 1 }' || fail "$1: losses do not follow those of f32"
    cmp -s "$1.txt" here.txt && fail "$1: nothing is multiplied as bf16"
    tpurun "$1.so" --entry init --bench=0.001 --save-variables "$1.safetensors" >said 2>&1 || fail "$1: init does not run: $(cat said)"
    head -c 4000 "$1.safetensors" | grep -q '"dtype":"F32"' && ! head -c 4000 "$1.safetensors" | grep -q BF16 || fail "$1: parameters are not kept in f32"
}
make bf16 --batch 64 --precision=bf16 && losses bf16 1 100
follows bf16
cp bf16.so two.so && losses two 2 100
cmp bf16.txt two.txt || fail "products of bf16: two threads give other losses"
make bf16_avx2 --batch 64 --precision=bf16 --mcpu=x86-64-v3 && losses bf16_avx2 1 100
follows bf16_avx2
make bf16_two --batch 64 --precision=bf16 --replicas 2 && losses bf16_two 2 100
follows bf16_two

make one --batch 200 && losses one 1 20
for threads in 1 3; do
    make eight --batch 200 --replicas 8 && losses eight $threads 20
    near eight.txt one.txt 1e-5 "8 replicas of 25 on $threads threads beside one of 200"
done
