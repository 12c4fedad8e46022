#!/bin/sh
# Code for matrix units and dot products of vectors where there are none: of a program for sapphirerapids every instruction on tiles becomes a call of a C
# function (tiles.c), of one for znver4 every dot product a function in LLVM's own operations (dots.ll), the rest is compiled for AVX2, and the results are the
# evaluator's. A program without such products asks for nothing of it; one with them is refused by a processor that has none, or runs.
#   matrix_units.sh BUILD_DIR
set -eu
. "$(dirname "$0")/../lib.sh"

clang=$(command -v clang-22 || command -v clang || true)
[ -n "$clang" ] || skip "clang, which compiles text of LLVM"

model=$here/matrix_units.mlir
# The seed, a scalar 0.25 of f32, as numpy writes it.
printf "\223NUMPY\001\000\166\000{'descr': '<f4', 'fortran_order': False, 'shape': (), }%62s\n\000\000\200\076" '' >seed.npy
outputs=
wanted=
for i in 0 1 2 3 4 5 6 7 8 9 10 11 12; do outputs="$outputs --output output$i=want$i.npy" wanted="$wanted --expect output$i=want$i.npy"; done
# shellcheck disable=SC2086 # lists of words
"$build/tpurun" --interpret "$model" --input seed=seed.npy $outputs >log || fail "the evaluator"
agrees() { # agrees PROGRAM THREADS
    # shellcheck disable=SC2086
    "$build/tpurun" "$1" --threads "$2" --input seed=seed.npy $wanted --rtol 1e-2 --atol 2e-5 >log 2>&1
}
# The real thing, whose processor has what is named, or lacks it.
runs_or_lacks() { # runs_or_lacks TARGET FEATURE
    "$build/tpucc" "$model" "--mcpu=$1" -o "$1.so"
    if agrees "$1.so" 2; then
        echo "ran on what this processor has of $1"
        return
    else
        status=$?
    fi
    [ $status = 1 ] && grep -q "compiled for $1; this processor lacks .*$2" log || { cat log; fail "$1.so: exit $status"; }
    advised=$(sed -n 's/.*compile again with tpucc ... --mcpu=\([a-z0-9-]*\)$/\1/p' log)
    "$build/tpucc" "$model" "--mcpu=$advised" -o advised.so && agrees advised.so 2 || { cat log; fail "it is told to compile for '$advised'"; }
}

# Features of the processor, bits of TpuFeature (runtime/abi.h): those of x86-64-v4 with bf16 and AMX, or with VNNI and bf16, become those of x86-64-v3.
v3=12582927 amx=130032383 dots=146809855

for cores in 16 1; do # which tasks are cut for: of few rows all panels of a register tile are there for one
    "$build/tpucc" "$model" --mcpu=sapphirerapids --cores=$cores -o matrix_units.ll
    for name in ldtilecfg tilerelease tilezero tileloadd64 tilestored64 tdpbf16ps tdpbssd tdpbuud; do
        grep -q "call void @llvm.x86.$name(" matrix_units.ll || fail "no $name"
    done
    grep -q "micro[0-9x]*\.add(" matrix_units.ll || fail "no sum is cut along K"
    [ $cores != 1 ] || grep -q "micro11x64(" matrix_units.ll || fail "no tile of as few rows as there are, by four panels"
    grep -q "i64 $amx" matrix_units.ll || fail "a program that multiplies by matrix units does not ask for them"
    sed -e 's/@llvm\.x86\.\(ldtilecfg\|tile[a-z0-9]*\|tdpb[a-z0-9]*\)(/@emulated_\1(/; s/immarg//g; s/"target-features"="[^"]*"//' \
        -e "s/\"target-cpu\"=\"x86-64-v4\"/\"target-cpu\"=\"x86-64-v3\"/; s/i64 $amx/i64 $v3/" matrix_units.ll >emulated.ll
    grep -q 'amx\|x86\.t' emulated.ll && fail "something is left of AMX"
    "$clang" -O1 -fPIC -c -Wno-override-module emulated.ll -o emulated.o
    "${CC:-cc}" -std=c11 -O1 -Wall -Wextra -Werror -ffp-contract=off -fPIC -shared "$here/tiles.c" emulated.o -lm -o emulated.so
    agrees emulated.so 1 || { cat log; fail "emulated tiles differ, cut for $cores cores"; }
done
runs_or_lacks sapphirerapids amx-tile

# So few products that to configure tiles would take longer are dot products there too.
cat >small.mlir <<'END'
func.func @main(%x: tensor<15x16xf32>, %y: tensor<15x24xf32>) -> (tensor<15x13xf32>, tensor<15x31xi32>) {
  %a = stablehlo.convert %x : (tensor<15x16xf32>) -> tensor<15x16xbf16>
  %b = stablehlo.iota dim = 1 : tensor<16x13xbf16>
  %0 = stablehlo.dot_general %a, %b, contracting_dims = [1] x [0] : (tensor<15x16xbf16>, tensor<16x13xbf16>) -> tensor<15x13xf32>
  %c = stablehlo.convert %y : (tensor<15x24xf32>) -> tensor<15x24xi8>
  %d = stablehlo.iota dim = 0 : tensor<24x31xi8>
  %1 = stablehlo.dot_general %c, %d, contracting_dims = [1] x [0] : (tensor<15x24xi8>, tensor<24x31xi8>) -> tensor<15x31xi32>
  return %0, %1 : tensor<15x13xf32>, tensor<15x31xi32>
}
END
"$build/tpucc" small.mlir --mcpu=sapphirerapids -o small.ll
grep -q 'ldtilecfg\|llvm\.x86\.tile' small.ll && fail "tiles for a few products"
sed 's/15x16x/16x128x/g; s/16x13x/128x2x/g; s/15x13x/16x2x/g' small.mlir >narrow.mlir # of a few columns as many vectors as of a panel
"$build/tpucc" narrow.mlir --mcpu=sapphirerapids -o narrow.ll
grep -q 'ldtilecfg' narrow.ll || fail "no tiles for few columns"
grep -q 'dpbf16ps\.512' small.ll || fail "no dot products of bf16 for AMX's processor"
grep -q 'vpdpbusd\.512' small.ll || fail "no dot products of bytes for AMX's processor"

# The same numbers, one side as words.
sed 's/^  %r3 = \(stablehlo.dot_general\) %x8\(.*\)(tensor<33x70xui8>/  %words = stablehlo.convert %x8 : (tensor<33x70xui8>) -> tensor<33x70xi16>\n  %r3 = \1 %words\2(tensor<33x70xi16>/' \
    "$model" >words.mlir
"$build/tpucc" words.mlir --mcpu=znver4 -o dots.ll
grep -q "i64 $dots" dots.ll || fail "a program that multiplies by dot products does not ask for them"
type_of() { sed -n "s/^declare .*@llvm\.x86\.$1(<16 x [a-z0-9]*>, \(<[^>]*>\), .*/\1/p" dots.ll; }
bytes=$(type_of 'avx512\.vpdpbusd\.512') words=$(type_of 'avx512\.vpdpwssd\.512') pairs=$(type_of 'avx512bf16\.dpbf16ps\.512')
[ -n "$bytes" ] && [ -n "$words" ] && [ -n "$pairs" ] || fail "no dot products of bytes, of words, or of bf16"
{
    sed -e '/^declare .*@llvm\.x86\.avx512\.vpdp[bw]/d; /^declare .*@llvm\.x86\.avx512bf16\.dpbf16ps/d' \
        -e 's/@llvm\.x86\.avx512\.\(vpdp[a-z]*\)\.512(/@emulated_\1(/; s/@llvm\.x86\.avx512bf16\.dpbf16ps\.512(/@emulated_dpbf16ps(/' \
        -e "s/\"target-features\"=\"[^\"]*\"//; s/\"target-cpu\"=\"x86-64-v4\"/\"target-cpu\"=\"x86-64-v3\"/; s/i64 $dots/i64 $v3/" dots.ll
    sed "s/BYTES/$bytes/g; s/WORDS/$words/g; s/PAIRS/$pairs/g" "$here/dots.ll"
} >emulated.ll
grep -q 'x86\.avx512' emulated.ll && fail "something is left of AVX-512"
"$clang" -O1 -fPIC -c -Wno-override-module emulated.ll -o emulated.o
"${CC:-cc}" -shared emulated.o -lm -o emulated.so
agrees emulated.so 1 || { cat log; fail "emulated dot products differ"; }
runs_or_lacks znver4 fast-bf16

printf 'func.func @main(%%x: tensor<40x40xf32>) -> tensor<40x40xf32> {\n  %%0 = stablehlo.dot_general %%x, %%x, contracting_dims = [1] x [0] : (tensor<40x40xf32>, tensor<40x40xf32>) -> tensor<40x40xf32>\n  return %%0 : tensor<40x40xf32>\n}\n' >plain.mlir
for target in sapphirerapids znver4 cascadelake; do
    "$build/tpucc" plain.mlir --mcpu=$target -o plain.ll
    grep -q 'i64 12591359' plain.ll || fail "a program of f32 for $target asks for more than x86-64-v4"
done
