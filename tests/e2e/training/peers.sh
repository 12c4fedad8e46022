#!/bin/sh
# Networks of the samples, compiled, have PyTorch's losses from the same first values and batches: the one of the TPU guide (guide.txt, which guide.py makes),
# which replicas do not change, and the one that writes text (lstm.txt, by samples/char_lstm/torch_lstm.py); with the same bits on any number of threads.
#   peers.sh BUILD_DIR
set -eu
. "$(dirname "$0")/../lib.sh"
PATH=$build:$build/tests:$build/samples:$PATH

# near A B BOUND WHAT: losses differ by no more
near() {
    [ "$(wc -l <"$1")" = "$(wc -l <"$2")" ] || fail "$4: not as many steps"
    paste "$1" "$2" | awk -v bound="$3" '{ d = $1 - $2; if (d < 0) d = -d; if (!(d <= bound)) bad = 1; if (d > most) most = d } END { print most; exit bad }' >said ||
        fail "$4: losses differ"
    echo "$4: losses differ by at most $(cat said)"
}

make_digits drawn 200 1
for replicas in 1 4; do
    tpucc "$root/samples/mnist/guide.mlir" --train --data image --loss sparse_categorical_crossentropy --optimizer adam:lr=0.001 --batch 8 --replicas $replicas -o guide.so
    steps guide.so drawn-images.idx drawn-labels.idx 4 1 >guide$replicas.txt
done
near guide1.txt "$here/guide.txt" 1e-4 "the guide's network beside PyTorch"
near guide4.txt guide1.txt 1e-5 "4 replicas of 2 beside one of 8"

make_text lines 64
for target in native x86-64-v3; do
    tpucc "$root/samples/char_lstm/lstm.mlir" --train --data symbols --loss sparse_categorical_crossentropy --optimizer adam:lr=0.003,clip_norm=1 \
        --init embedding=normal:stddev=1 --mcpu=$target -o lstm.so
    steps lstm.so lines-text.idx lines-next.idx 30 1 >lstm1.txt
    steps lstm.so lines-text.idx lines-next.idx 30 2 >lstm2.txt
    cmp lstm1.txt lstm2.txt || fail "two threads give other losses"
    near lstm1.txt "$here/lstm.txt" 1e-4 "the LSTM beside PyTorch, $target"
done
