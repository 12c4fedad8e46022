#!/bin/sh
# Nothing recurses over its input: programs of very many of something, in a row or inside each other (deep.py), are compiled, written and evaluated, or
# refused with a sentence, on a stack of 512 KiB.
#   deep.sh BUILD_DIR
set -eu
. "$(dirname "$0")/../lib.sh"
ulimit -s 512

# run STATUSES COMMAND...: ends with one of them, says something with 1, in time.
run() {
    want=$1
    shift
    status=0
    timeout 100 "$@" >log 2>&1 || status=$?
    case " $want " in *" $status "*) ;; *) wrong "$*: exit code $status, not $want"; head -3 log; return ;; esac
    if [ "$status" = 1 ] && ! grep -q 'error: .*\[[a-z-]*\]' log; then wrong "$*: says nothing"; fi
}

# make KIND N: the program
make() { python3 "$here/deep.py" "$1" "$2" >"$1.mlir"; }

# compiled KIND N, refused KIND N
compiled() { make "$1" "$2" && run 0 "$build/tpucc" "$1.mlir" -o "$1.so"; }
refused() { make "$1" "$2" && run 1 "$build/tpucc" "$1.mlir" -o "$1.so"; }

npy() { # NAME SHAPE FORMAT VALUES
    python3 - "$@" <<'EOF'
import struct, sys
name, shape, kind, values = sys.argv[1], sys.argv[2], sys.argv[3], [float(v) for v in sys.argv[4].split()]
descr = {"f": "<f4", "b": "|b1"}[kind]
head = "{'descr': '%s', 'fortran_order': False, 'shape': %s, }" % (descr, shape)
head += " " * (117 - len(head)) + "\n"
data = struct.pack("<%d%s" % (len(values), kind), *[int(v) if kind == "b" else v for v in values])
open(name, "wb").write(b"\x93NUMPY\1\0" + struct.pack("<H", len(head)) + head.encode() + data)
EOF
}
npy three.npy '(3,)' f '1 2 3'
npy vector.npy '(64,)' f "$(seq -s ' ' 64)"
npy true.npy '()' b 1

# Concatenates of many operands: compiled, and what was compiled gives what the evaluator gives.
compiled concat 10000
compiled concat_same 10000
compiled concat_same 300
run 0 "$build/tpurun" concat_same.mlir --interpret --input a=three.npy --output output=want.npy
run 0 "$build/tpurun" concat_same.so --input a=three.npy --expect output=want.npy

# Chains, of ops that go into kernels together and of others.
compiled mixed 100000
for kind in map scalar folded tuples; do compiled $kind 30000; done
for kind in twice fibonacci views transpose gather_of slice_at convert select; do compiled $kind 1500; done
for kind in pads concats; do compiled $kind 400; done # each has a kernel of its own
refused shape_of_data 100000
refused open_dims 100000
run 0 "$build/tpurun" mixed.mlir --interpret --input v0=vector.npy --input w=vector.npy --output output=want.npy
run 0 "$build/tpurun" mixed.so --input v0=vector.npy --input w=vector.npy --expect output=want.npy

compiled tuple_of 1000
refused tuple_of 70000

# Calls of calls.
for kind in calls calls_backwards composites; do compiled $kind 3000; done
run 1 "$build/tpurun" calls.mlir --interpret --input x=vector.npy --output output=want.npy

# Regions of many ops, ops of many results.
compiled reducer 4000
refused reducer 100000
compiled mapped 5000
compiled comparator 1000
refused comparator 10000
compiled reduced 48
refused reduced 49
refused reduced 10000

# Regions within regions, as deep as they are read, and whatever is made of them.
compiled generic_regions 97
compiled whiles 97
make ifs 99
for out in so o fb ll s h; do run 0 "$build/tpucc" ifs.mlir --control-flow=dynamic -o ifs.$out; done
run 0 "$build/tpucc" ifs.mlir -o again.mlir
run 0 "$build/tpucc" ifs.fb --control-flow=dynamic --shape-report=report.html --dump-ir=dump -o ifs.so
run 0 "$build/tpucc" ifs.mlir --control-flow=dynamic --shape-report=report.json -o ifs.so
run 0 "$build/tpucc" ifs.mlir --control-flow=select -o select.so
run 0 "$build/tpucc" explain ifs.so ifs.mlir --control-flow=dynamic
run 0 "$build/tpurun" ifs.mlir --interpret --control-flow dynamic --input p=true.npy --input x=vector.npy --output output=want.npy
run 0 "$build/tpurun" ifs.so --input p=true.npy --input x=vector.npy --expect output=want.npy
for kind in ifs whiles generic_regions; do refused $kind 100000; done

# Very many of everything else, and brackets within brackets.
for kind in arguments results; do compiled $kind 20000; done
compiled sum_of_arguments 10000
for kind in attributes dictionaries opaque tuple_type dense callsite fused named aliases type_aliases loc_aliases symbol_sizes unclosed modules; do
    refused $kind 100000
done

# What is made of itself twice.
refused twice_attribute 50
refused twice_type 25
compiled twice_loc 100

[ $failed = 0 ] && echo "deep: all compiled or refused"
