#!/bin/sh
# --matmul=openblas beside --matmul=generated: networks, and products of many shapes, batches, layouts and both types agree to 1e-5, one and
# two threads to the last bit; only that flag, and only where there is a product, makes a program need the library; a machine without it
# is told so in one sentence. Skips (77) where there is no OpenBLAS, but not in CI.
#   openblas.sh BUILD_DIR
set -eu
. "$(dirname "$0")/lib.sh"
if ! ldconfig -p 2>/dev/null | grep -q 'libopenblas\.so\.0 ' && ! /sbin/ldconfig -p | grep -q 'libopenblas\.so\.0 '; then
    skip "libopenblas.so.0 (tests/install_deps.sh tests)"
fi

# try WHAT COMMAND...: the command ends with 0
try() {
    what=$1
    shift
    n=$((n + 1))
    "$@" >log 2>&1 </dev/null || { wrong "$what: $*"; cat log; }
}

needs_blas() { readelf -d "$1" | grep -q 'NEEDED.*libopenblas\.so\.0'; }

# both WHAT N_RESULTS MODEL OPTION... -- INPUT...: compiles MODEL both ways and compares all results
both() {
    name=$1 results=$2 options=
    shift 2
    while [ "$1" != -- ]; do options="$options $1" && shift; done
    shift
    made='' expected='' again='' i=0
    while [ $i -lt "$results" ]; do
        made="$made --output output$i=generated.$i.npy"
        expected="$expected --output output$i=blas1.$i.npy --expect output$i=generated.$i.npy"
        again="$again --output output$i=blas2.$i.npy"
        i=$((i + 1))
    done
    # shellcheck disable=SC2086 # lists of words
    {
        try "$name, generated" "$build/tpucc" $options --matmul=generated --prefix p -o generated.so
        try "$name, OpenBLAS" "$build/tpucc" $options --matmul=openblas --prefix p -o blas.so
        try "$name runs" "$build/tpurun" generated.so "$@" $made
        try "$name agrees" "$build/tpurun" blas.so --threads 1 "$@" $expected --rtol 1e-5 --atol 1e-5
        try "$name on two threads" "$build/tpurun" blas.so --threads 2 "$@" $again
    }
    while [ $i -gt 0 ]; do
        i=$((i - 1))
        cmp -s blas1.$i.npy blas2.$i.npy || wrong "$name: result $i differs on two threads"
    done
    needs_blas blas.so || wrong "$name does not need OpenBLAS"
    ! needs_blas generated.so || wrong "$name, generated, needs OpenBLAS"
}

for net in mlp bert_tiny lstm_tiny; do
    both "$net" 1 "$models/$net.mlir" --weights "$models/$net.safetensors" -- --input "arg0=$models/$net.input.npy"
done

python3 - <<'END'
import array
import math
import random

random.seed(1)


def save(name, shape, t):
    data = array.array("f" if t == "f32" else "d", (random.uniform(-0.5, 0.5) for _ in range(math.prod(shape))))
    head = f"{{'descr': '<f{data.itemsize}', 'fortran_order': False, 'shape': ({''.join(f'{d},' for d in shape)}), }}"
    head += " " * (-(len(head) + 11) % 64) + "\n"
    with open(name, "wb") as f:
        f.write(b"\x93NUMPY\1\0" + len(head).to_bytes(2, "little") + head.encode() + data.tobytes())


def model(stem, dots):
    """One model of many products: (lhs shape, rhs shape, attributes, result shape, f32 or f64, line that makes %y from %d, its type)."""
    args, lines, results, types, inputs = [], [], [], [], []
    for i, (a, b, attrs, to, t, tail) in enumerate(dots):
        text = lambda s: "tensor<" + "".join(f"{d}x" for d in s) + t + ">"
        for name, shape in (("a", a), ("b", b)):
            save(f"{stem}.{name}{i}.npy", shape, t)
            args.append(f"%{name}{i}: {text(shape)}")
            inputs.append(f"--input {name}{i}={stem}.{name}{i}.npy")
        body = tail.replace("TO", text(to)).replace("TYPE", t) if tail else "%y = stablehlo.dot_general %a, %b, ATTRS : (A, B) -> TO"
        body = body.replace("ATTRS", attrs).replace("(A, B)", f"({text(a)}, {text(b)})").replace("TO", text(to))
        for name in ("a", "b"):
            body = body.replace(f"%{name},", f"%{name}{i},").replace(f"%{name} ", f"%{name}{i} ")
        for name in ("y", "d", "p", "q", "r"):
            body = body.replace(f"%{name} ", f"%{name}{i} ").replace(f"%{name},", f"%{name}{i},")
        lines.append("  " + body.replace("\n", "\n  "))
        results.append(f"%y{i}")
        types.append(text(to))
    with open(stem + ".mlir", "w") as f:
        f.write(f"func.func @main({', '.join(args)}) -> ({', '.join(types)}) {{\n" + "\n".join(lines))
        f.write(f"\n  return {', '.join(results)} : {', '.join(types)}\n}}\n")
    open(stem + ".inputs", "w").write(" ".join(inputs))
    open(stem + ".n", "w").write(str(len(dots)))


sizes = (1, 17, 128, 129, 300)
plain = "contracting_dims = [1] x [0]"
for m in sizes:
    model(f"m{m}", [((m, k), (k, n), plain, (m, n), "f32", None) for k in sizes for n in sizes])
model("forms", [
    ((300, 129), (129, 17), plain, (300, 17), "f64", None),
    ((129, 130), (17, 129), "contracting_dims = [0] x [1]", (130, 17), "f64", None),
    ((129, 130), (129, 17), "contracting_dims = [0] x [0]", (130, 17), "f32", None),
    ((130, 129), (17, 129), "contracting_dims = [1] x [1]", (130, 17), "f32", None),
    ((3, 17, 129), (3, 129, 33), "batching_dims = [0] x [0], contracting_dims = [2] x [1]", (3, 17, 33), "f32", None),
    ((17, 3, 129), (3, 33, 129), "batching_dims = [1] x [0], contracting_dims = [2] x [2]", (3, 17, 33), "f32", None),
    ((2, 17, 4, 20), (33, 2, 4, 20), "batching_dims = [0, 2] x [1, 2], contracting_dims = [3] x [3]", (2, 4, 17, 33), "f64", None),
    ((4, 5, 129), (129, 6, 7), "contracting_dims = [2] x [0]", (4, 5, 6, 7), "f32", None),
    ((4, 6, 20), (7, 20, 6), "contracting_dims = [1, 2] x [2, 1]", (4, 7), "f32", None),
    ((129,), (129,), "contracting_dims = [0] x [0]", (), "f32", None),
    ((17, 129), (129,), plain, (17,), "f32", None),
    ((17,), (33,), "contracting_dims = [] x []", (17, 33), "f32", None),
    # operands that are parts, reversals and repetitions of others; what follows on the tile
    ((40, 129), (65, 33), plain, (40, 33), "f32",
     "%p = stablehlo.slice %a [0:40, 5:70] : (tensor<40x129xf32>) -> tensor<40x65xf32>\n"
     "%y = stablehlo.dot_general %p, %b, contracting_dims = [1] x [0] : (tensor<40x65xf32>, tensor<65x33xf32>) -> TO"),
    ((40, 130), (65, 33), plain, (40, 33), "f32",
     "%p = stablehlo.slice %a [0:40, 0:130:2] : (tensor<40x130xf32>) -> tensor<40x65xf32>\n"
     "%y = stablehlo.dot_general %p, %b, contracting_dims = [1] x [0] : (tensor<40x65xf32>, tensor<65x33xf32>) -> TO"),
    ((40, 65), (65, 33), plain, (40, 33), "f32",
     "%p = stablehlo.reverse %a, dims = [1] : tensor<40x65xf32>\n"
     "%y = stablehlo.dot_general %p, %b, contracting_dims = [1] x [0] : (tensor<40x65xf32>, tensor<65x33xf32>) -> TO"),
    ((65,), (65, 33), plain, (40, 33), "f32",
     "%p = stablehlo.broadcast_in_dim %a, dims = [1] : (tensor<65xf32>) -> tensor<40x65xf32>\n"
     "%y = stablehlo.dot_general %p, %b, contracting_dims = [1] x [0] : (tensor<40x65xf32>, tensor<65x33xf32>) -> TO"),
    ((200, 65), (65, 200), plain, (200, 200), "f32",
     "%d = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<200x65xf32>, tensor<65x200xf32>) -> TO\n"
     "%p = stablehlo.transpose %d, dims = [1, 0] : (TO) -> TO\n%q = stablehlo.add %d, %p : TO\n%y = stablehlo.tanh %q : TO"),
    ((200, 65), (65, 200), plain, (200, 200), "f64",
     "%d = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<200x65xf64>, tensor<65x200xf64>) -> TO\n"
     "%p = stablehlo.constant dense<0.25> : TO\n%q = stablehlo.multiply %d, %p : TO\n%y = stablehlo.tanh %q : TO"),
])
END
for stem in m1 m17 m128 m129 m300 forms; do
    # shellcheck disable=SC2046 # a list of words
    both "$stem" "$(cat $stem.n)" "$stem.mlir" -- $(cat $stem.inputs)
done

# Without a product nothing is asked for.
echo 'func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> { %0 = stablehlo.tanh %x : tensor<4xf32> return %0 : tensor<4xf32> }' >none.mlir
try "no product" "$build/tpucc" none.mlir --matmul=openblas -o none.so
! needs_blas none.so || wrong "a program without a product needs OpenBLAS"

# A library that no program of tpucc needs is refused before the system looks for it.
sed 's/libopenblas\.so\.0/libopenblas.so.9/' blas.so >other.so
"$build/tpurun" other.so --describe >log 2>&1 && wrong "a program ran with a library that none needs"
grep -q "other.so: error: needs the library 'libopenblas.so.9', which no program of tpucc does" log || { wrong "another library is not refused:"; cat log; }
[ "$(wc -l <log)" = 1 ] || wrong "more than one sentence: $(cat log)"

# A machine that lacks the library: a view of the file system in which its name leads nowhere. Only root can have one.
if [ -d /etc/alternatives ] && unshare -m mount -t tmpfs none /etc/alternatives 2>/dev/null; then
    n=$((n + 1))
    unshare -m sh -c 'mount -t tmpfs none /etc/alternatives && exec "$@"' sh "$build/tpurun" blas.so --describe >log 2>&1 && wrong "a program ran without the library that it needs"
    grep -q 'blas.so: error: needs libopenblas.so.0, which is not installed here: install libopenblas0, or compile with --matmul=generated' log ||
        { wrong "a missing library is not explained:"; cat log; }
    [ "$(wc -l <log)" = 1 ] || wrong "more than one sentence: $(cat log)"
fi
echo "openblas: $n checks, $failed failed"
[ "$failed" = 0 ] && [ "$n" -gt 40 ]
