#!/bin/sh
# Long models are compiled in time that grows with their length, and on an ordinary stack: chains of layers, of views, of one kernel that waits for
# all others. What would be too large is refused by name.
#   long.sh BUILD_DIR
set -eu
. "$(dirname "$0")/../lib.sh"
ulimit -s 8192

# compile NAME: NAME.mlir, in less than 40 seconds (a debug build takes one or two)
compile() {
    timeout 40 "$build/tpucc" "$1.mlir" -o "$1.so" >log 2>&1 || fail "$1: exit code $?"
}

m='tensor<16x16xf32>'
dot="contracting_dims = [1] x [0] : ($m, $m) -> $m"

# Each layer reads the one before twice.
awk -v m="$m" -v dot="$dot" 'BEGIN {
    print "func.func @main(%v0: " m ", %w: " m ") -> " m " {"
    for (i = 0; i < 8000; i++) {
        printf "  %%d%d = stablehlo.dot_general %%v%d, %%w, %s\n", i, i, dot
        printf "  %%v%d = stablehlo.add %%d%d, %%v%d : %s\n", i + 1, i, i, m
    }
    print "  return %v8000 : " m "\n}"
}' >residual.mlir
compile residual

# The first kernel is also the last one.
awk -v m="$m" -v dot="$dot" 'BEGIN {
    print "func.func @main(%v0: " m ", %w: " m ") -> " m " {\n  %z = stablehlo.tanh %w : " m
    for (i = 0; i < 20000; i++) printf "  %%v%d = stablehlo.dot_general %%v%d, %%w, %s\n", i + 1, i, dot
    print "  %t = stablehlo.reverse %v20000, dims = [0] : " m "\n  %r = stablehlo.add %z, %t : " m "\n  return %r : " m "\n}"
}' >late.mlir
compile late

# Views that do not cancel.
awk 'BEGIN {
    t = "tensor<4x8xf32>"; u = "tensor<8x4xf32>"
    print "func.func @main(%v0: " t ") -> " t " {"
    for (i = 0; i < 10000; i++) {
        printf "  %%t%d = stablehlo.transpose %%v%d, dims = [1, 0] : (%s) -> %s\n", i, i, t, u
        printf "  %%v%d = stablehlo.reshape %%t%d : (%s) -> %s\n", i + 1, i, u, t
    }
    print "  return %v10000 : " t "\n}"
}' >views.mlir
compile views

# Sorts, of which a kernel holds few: nearly all kernels are the same, and one is emitted.
awk 'BEGIN {
    t = "tensor<64xf32>"; s = "tensor<f32>"
    print "func.func @main(%v0: " t ") -> " t " {"
    for (i = 0; i < 2000; i++) {
        printf "  %%s%d = \"stablehlo.sort\"(%%v%d) ({\n  ^bb0(%%a: %s, %%b: %s):\n    %%c = stablehlo.compare LT, %%a, %%b : (%s, %s) -> tensor<i1>\n", i, i, s, s, s, s
        printf "    stablehlo.return %%c : tensor<i1>\n  }) {dimension = 0 : i64} : (%s) -> %s\n  %%v%d = stablehlo.reverse %%s%d, dims = [0] : %s\n", t, t, i + 1, i, t
    }
    print "  return %v2000 : " t "\n}"
}' >sorts.mlir
compile sorts
[ "$(nm sorts.so | grep -c ' t sorts\.[0-9]')" -le 4 ] || fail "sorts: more than 4 kernels"

printf '%s\n' 'func.func @main(%x: tensor<1073741824xcomplex<f32>>) -> tensor<1073741824xcomplex<f32>> {' \
    '  %r = stablehlo.fft %x, type = FFT, length = [1073741824] : (tensor<1073741824xcomplex<f32>>) -> tensor<1073741824xcomplex<f32>>' \
    '  return %r : tensor<1073741824xcomplex<f32>>' '}' >fft.mlir
rc=0
"$build/tpucc" fft.mlir -o fft.so 2>log || rc=$?
grep -q 'here 1073741824' log && [ $rc = 1 ] || fail "fft: exit code $rc"
echo "long: ok"
