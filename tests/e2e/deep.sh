#!/bin/sh
# Nothing recurses over its input: programs of very many of something, in a row or inside each other (deep.py), are compiled, written and evaluated, or
# refused with a sentence, on a stack of 512 KiB.
#   deep.sh BUILD_DIR
set -eu
here=$(cd "$(dirname "$0")" && pwd)
build=$(cd "$1" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
cd "$work"
ulimit -s 512
failed=0

# run STATUSES COMMAND...: ends with one of them, says something with 1, in time.
run() {
    want=$1
    shift
    status=0
    timeout 100 "$@" >log 2>&1 || status=$?
    case " $want " in *" $status "*) ;; *) echo "deep: $*: exit code $status, not $want"; head -3 log; failed=1; return ;; esac
    if [ "$status" = 1 ] && ! grep -q 'error: .*\[[a-z-]*\]' log; then echo "deep: $*: says nothing"; failed=1; fi
}

# make KIND N: the program
make() { python3 "$here/deep.py" "$1" "$2" >"$1.mlir"; }

# compiled KIND N, refused KIND N
compiled() { make "$1" "$2" && run 0 "$build/tpucc" "$1.mlir" -o "$1.so"; }
refused() { make "$1" "$2" && run 1 "$build/tpucc" "$1.mlir" -o "$1.so"; }

# Concatenates of many operands: compiled, and what was compiled gives what the evaluator gives.
compiled concat 10000
compiled concat_same 10000
make concat_same 300
run 0 "$build/tpucc" concat_same.mlir -o concat_same.so
python3 - <<'EOF'
header = "{'descr': '<f4', 'fortran_order': False, 'shape': (3,), }"
header += " " * (117 - len(header)) + "\n"
import struct
open("a.npy", "wb").write(b"\x93NUMPY\1\0" + struct.pack("<H", len(header)) + header.encode() + struct.pack("<3f", 1, 2, 3))
EOF
run 0 "$build/tpurun" concat_same.mlir --interpret --input a=a.npy --output output=want.npy
run 0 "$build/tpurun" concat_same.so --input a=a.npy --expect output=want.npy

# Calls of calls.
compiled calls 3000
compiled calls_backwards 3000
compiled composites 3000

# Regions of many ops, ops of many results.
compiled reducer 4000
refused reducer 100000
compiled mapped 10000
compiled comparator 1000
refused comparator 10000
compiled reduced 48
refused reduced 49
refused reduced 10000

# What is made of itself twice.
refused twice_attribute 50
refused twice_type 25
compiled twice_loc 400

[ $failed = 0 ] && echo "deep: all compiled or refused"
exit $failed
