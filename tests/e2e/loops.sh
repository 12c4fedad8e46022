#!/bin/sh
# Loops of short operations are kernels (--loops=kernels, as if nothing is said), with the bits that they have as steps (--loops=steps): for any number of
# threads, on every processor that the machine is. Which loops are launches, and what stays steps.
#   loops.sh BUILD_DIR
set -eu
. "$(dirname "$0")/lib.sh"
PATH=$build:$PATH

python3 - <<'END' || fail 'no inputs'
import struct
def save(name, shape, kind, values):
    head = "{'descr': '%s', 'fortran_order': False, 'shape': %s, }" % (kind, tuple(shape))
    head += " " * (63 - (len(head) + 10) % 64) + "\n"
    with open(name, "wb") as f:
        f.write(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(head)) + head.encode("latin1"))
        f.write(struct.pack("<%d%s" % (len(values), "i" if kind == "<i4" else "f"), *values))
def floats(name, *shape):
    n = 1
    for d in shape: n *= d
    save(name, shape, "<f4", [((i * 7919 + 13) % 1009) / 1009 - 0.5 for i in range(n)])
floats("decay.x.npy", 129)
save("decay.a.npy", (), "<f4", [0.875])
floats("nested.x.npy", 7)
save("nested.k.npy", (), "<i4", [4])
floats("stages.x.npy", 5, 9)
floats("stages.w.npy", 9, 9)
floats("twice.x.npy", 33)
floats("shared.x.npy", 512, 512)
END

inputs_of() { for f in "$1".*.npy; do f=${f#"$1".}; printf -- '--input %s=%s.%s ' "${f%.npy}" "$1" "$f"; done; }
results_of() { # NAME PROGRAM OUT OPTION..: its results in the files OUT.0, OUT.1, ..
    name=$1 program=$2 to=$3
    shift 3
    outputs=
    for r in $(tpurun "$program" --describe | awk '$1 == "result" { print $2 }'); do outputs="$outputs --output output$r=$to.$r"; done
    # shellcheck disable=SC2046,SC2086
    tpurun "$program" $(inputs_of "$name") $outputs "$@" >said 2>&1 || fail "tpurun $program $*"
}
targets_of() { tpurun "$1" --describe | awk '$1 == "target" && ($4 == "taken" || $4 == "runs") { print $3 }'; }
launches_of() { tpurun "$1" --describe | sed -n 's/^entry point main: .* \([0-9]*\) launches in .*/\1/p'; }
kernels_of() { tpurun "$1" --describe | sed -n 's/^ *[0-9]* *m\.\([^ ]*\).*/\1/p' | tr '\n' ' '; }

for name in decay nested stages twice shared; do
    for loops in kernels steps; do
        tpucc "$here/loops/$name.mlir" --prefix=m --control-flow=dynamic --mcpu=all --loops=$loops -o $name.$loops.so >said 2>&1 || fail "$name, --loops=$loops"
    done
    for target in $(targets_of $name.kernels.so); do
        results_of $name $name.kernels.so kernels --target "$target" --threads 1
        results_of $name $name.kernels.so two --target "$target" --threads 2
        results_of $name $name.steps.so steps --target "$target" --threads 1
        for r in kernels.[0-9]*; do
            cmp "$r" "steps.${r#kernels.}" || fail "$name, $target: the loop as a kernel has other bits"
            cmp "$r" "two.${r#kernels.}" || fail "$name, $target: one and two threads differ"
        done
    done
    # shellcheck disable=SC2046
    tpurun "$here/loops/$name.mlir" --interpret --control-flow=dynamic $(inputs_of $name) --output output0=want.npy >said 2>&1 || fail "$name: --interpret"
    # shellcheck disable=SC2046
    tpurun $name.kernels.so $(inputs_of $name) --expect output0=want.npy --rtol 1e-4 --atol 1e-5 >said 2>&1 || fail "$name: not what the model says"
    n=$((n + 1))
done

expect() { # NAME LAUNCHES PATTERN: of the kernels' names
    tpucc "$here/loops/$1.mlir" --prefix=m --control-flow=dynamic --mcpu=x86-64-v3 -o one.so
    [ "$(launches_of one.so)" = "$2" ] || fail "$1: $(launches_of one.so) launches, not $2"
    kernels_of one.so | grep -qx "$3" || fail "$1: kernels $(kernels_of one.so)"
}
expect decay 1 '[0-9]*_while_[a-z_]* '
expect nested 2 '0_negate [0-9]*_while_[a-z_]* '
expect stages 3 '0_pack 1_matmul [0-9]*_while_[a-z_]* '
expect twice 3 '[0-9]*_reverse [0-9]*_while_sine_add_add ' # two loops that do the same
expect shared 3 '[0-9]*_add [0-9]*_multiply_tanh [0-9]*_while_cosine_add '

# The text of the whole program is the loop as well, and it is the same bytes again.
tpucc "$here/loops/nested.mlir" --prefix=m --control-flow=dynamic -o m.ll
grep -q '^define.*_while_' m.ll || fail 'the loop is not in the text'
tpucc "$here/loops/nested.mlir" --prefix=m --control-flow=dynamic -o again.ll
cmp m.ll again.ll
echo "$n programs passed"
