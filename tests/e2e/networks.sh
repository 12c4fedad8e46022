#!/bin/sh
# Six small networks (models/, from PyTorch exports) from the model to the numbers: compiled from text and from the .fb made of it, for this
# processor and for AVX2, cut for one core and for 64, on one thread and on two (the same bits), and by the reference evaluator; every stage of the compiler
# prints a text that reads back as itself and still means the network; the same input gives the same artifact bytes.
#   networks.sh BUILD_DIR
set -eu
. "$(dirname "$0")/lib.sh"

# off TEXT: that is wrong with the network, and the log says how
off() {
    wrong "$name: $1"
    [ ! -s log ] || cat log
}

# try WHAT COMMAND...: the command ends with 0
try() {
    what=$1
    shift
    n=$((n + 1))
    "$@" >log 2>&1 </dev/null || { off "$what: $*"; return 1; }
}

# runs_right WHAT PROGRAM OPTION...: the program gives what PyTorch gives
runs_right() {
    what=$1
    shift
    try "$what" "$build/tpurun" "$@" --input "arg0=$models/$name.input.npy" --expect "output=$models/$name.expected.npy" --rtol 1e-4 --atol 1e-5
}

# compiles OUT MODEL OPTION...: and on two threads it runs as on one
compiles() {
    out=$1
    shift
    try "compiling $out" "$build/tpucc" "$@" -o "$out" || return 0
    runs_right "one thread" "$out" --threads 1 --output "output=$out.1.npy" || return 0
    runs_right "two threads" "$out" --threads 2 --output "output=$out.2.npy" || return 0
    try "one and two threads differ" cmp "$out.1.npy" "$out.2.npy" || true
}

# Each dump prints itself again, and those of the named stages give the right answer.
check_dumps() {
    for stage in "$1"/*.mlir; do
        try "$stage" "$build/tpucc" "$stage" -o again.mlir && try "$stage prints another way again" cmp "$stage" again.mlir || true
    done
    for pass in read canon layout sink fuse assign; do
        stage=
        for f in "$1"/*-"$pass".mlir; do [ ! -e "$f" ] || stage=$f; done
        [ -z "$stage" ] || runs_right "interpreting $stage" "$stage" --interpret || true
    done
}

for mlir in "$models"/*.mlir; do
    name=$(basename "$mlir" .mlir)
    weights=$models/$name.safetensors
    rm -rf dumps ./*.so ./*.fb ./*.npy
    compiles text.so "$mlir" --weights "$weights" --prefix net
    compiles avx2.so "$mlir" --weights "$weights" --mcpu x86-64-v3
    for cores in 1 64; do
        compiles "cores$cores.so" "$mlir" --weights "$weights" --cores "$cores" && try "cut for $cores cores, it gives other bits" cmp text.so.1.npy "cores$cores.so.1.npy" || true
    done
    try "converting to .fb" "$build/tpucc" "$mlir" --weights "$weights" -o net.fb && compiles fb.so net.fb
    runs_right "interpreting the text" "$mlir" --interpret --weights "$weights" || true
    runs_right "interpreting the .fb" net.fb --interpret || true
    try "compiling again" "$build/tpucc" "$mlir" --weights "$weights" --prefix net -o again.so --dump-ir=dumps &&
        try "the artifact's bytes differ" cmp text.so again.so || true
    check_dumps dumps
    # What compares would also see a wrong answer.
    n=$((n + 1))
    "$build/tpurun" text.so --expect "output=$models/$name.expected.npy" --input "arg0=$models/$name.input.npy" --rtol 0 --atol -1 >log 2>&1 &&
        off "a comparison that cannot hold held"
done
echo "networks: $n checks, $failed failed"
[ "$failed" = 0 ] && [ "$n" -gt 100 ]
