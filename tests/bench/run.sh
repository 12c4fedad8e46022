#!/bin/sh
# tpucc beside its peers, in one run, taking turns: matmuls, convolutions, whole networks, steps of a decoder and of training, compile time, start, single ops.
# A JSON line a row, then a table.
#   sh tests/bench/run.sh [--quick] [--only NAME]... [--threads N]... [--precision P] [--out FILE] [--html FILE] [--keep DIR] [--avx2]
#   NAME: matmul, conv, network, decoder, train, compile, roofline, start, ops; a shape; a network; beside ops: part of the name or class of an operation
#   P: f32, bf16 (networks and matmuls), int8 (matmuls)
#   TPUCC_BIN       folder with tpucc, tpurun and runtime/libtpurt.a      (default: build)
#   TPUCC_NETWORKS  folder of exported networks, see README.md            (default: none, the small ones of tests/e2e/models)
#   TPUCC_PEERS     Python with onnxruntime, openvino, torch or jax; train needs torch or jax, ops both  (default: none)
#   TPUCC_MKL       libmkl_rt.so of Intel's MKL, as `pip install mkl` brings it  (default: none)
# OpenBLAS and oneDNN take part where they are installed (libopenblas0, libdnnl-dev).
set -eu
here=$(cd "$(dirname "$0")" && pwd)
root=$(cd "$here/../.." && pwd)
export TPUCC_BIN="${TPUCC_BIN:-$root/build}"
for need in tpucc tpurun runtime/libtpurt.a; do
    [ -e "$TPUCC_BIN/$need" ] || { echo "run.sh: no $TPUCC_BIN/$need: build the preset 'release' first, or set TPUCC_BIN" >&2; exit 3; }
done
tools=$(mktemp -d)
trap 'rm -rf "$tools"' EXIT
cc=${CC:-cc} peers='' libraries=''
has() { echo "int main(void) { return 0; }" >"$tools/has.c" && "$cc" "$tools/has.c" $1 -o "$tools/has" 2>/dev/null; }
if has '-l:libopenblas.so.0'; then
    peers='-DHAVE_OPENBLAS' libraries='-l:libopenblas.so.0'
else
    echo "run.sh: without OpenBLAS (libopenblas0)" >&2
fi
if has '-include dnnl.h -ldnnl -lgomp'; then
    peers="$peers -DHAVE_ONEDNN" libraries="$libraries -ldnnl -lgomp"
else
    echo "run.sh: without oneDNN (libdnnl-dev)" >&2
fi
flags="-std=c17 -O2 -Wall -Wextra -I$root -I$here"
# shellcheck disable=SC2086 # lists of words
"$cc" $flags $peers "$here/shapes.c" "$here/contest.c" "$here/peak.c" "$here/peer_openblas.c" "$here/peer_mkl.c" "$here/peer_onednn.c" "$TPUCC_BIN/runtime/libtpurt.a" $libraries \
    -lpthread -ldl -lm -o "$tools/shapes"
# shellcheck disable=SC2086
"$cc" $flags "$here/network.c" "$TPUCC_BIN/runtime/libtpurt.a" -lpthread -ldl -o "$tools/network"
# shellcheck disable=SC2086
"$cc" $flags "$here/train.c" "$TPUCC_BIN/runtime/libtpurt.a" -lpthread -ldl -lm -o "$tools/train"
# shellcheck disable=SC2086
"$cc" $flags "$here/roofline.c" "$here/peak.c" "$TPUCC_BIN/runtime/libtpurt.a" -lpthread -ldl -o "$tools/roofline"
# shellcheck disable=SC2086
"$cc" $flags "$here/steps.c" "$here/contest.c" "$here/peak.c" "$TPUCC_BIN/runtime/libtpurt.a" -lpthread -ldl -o "$tools/steps"
# shellcheck disable=SC2086
"$cc" $flags "$here/measure.c" -o "$tools/measure"
PYTHONDONTWRITEBYTECODE=1 TPUCC_TOOLS="$tools" python3 "$here/bench.py" "$@"
