#!/bin/sh
# Code for matrix units where there are none: of a program for sapphirerapids every instruction on tiles becomes a call of a C function (tiles.c), the rest is
# compiled for AVX2, and the results are the evaluator's. A program without such products asks for no matrix unit; one with them is refused by a
# processor that has none, or runs.
#   matrix_units.sh BUILD_DIR
set -eu
. "$(dirname "$0")/../lib.sh"

clang=$(command -v clang-22 || command -v clang || true)
[ -n "$clang" ] || skip "clang, which compiles text of LLVM"

model=$here/matrix_units.mlir
# The seed, a scalar 0.25 of f32, as numpy writes it.
printf "\223NUMPY\001\000\166\000{'descr': '<f4', 'fortran_order': False, 'shape': (), }%62s\n\000\000\200\076" '' >seed.npy
"$build/tpucc" "$model" --mcpu=sapphirerapids -o matrix_units.ll
for name in ldtilecfg tilerelease tilezero tileloadd64 tilestored64 tdpbf16ps tdpbssd tdpbuud; do
    grep -q "call void @llvm.x86.$name(" matrix_units.ll || fail "no $name"
done
# Features of the processor, bits of TpuFeature (runtime/abi.h): those of x86-64-v4, of bf16 and of AMX to those of x86-64-v3.
grep -q 'i64 130032383' matrix_units.ll || fail "a program that multiplies by matrix units does not ask for them"
sed -e 's/@llvm\.x86\.\(ldtilecfg\|tile[a-z0-9]*\|tdpb[a-z0-9]*\)(/@emulated_\1(/; s/immarg//g; s/"target-features"="[^"]*"//' \
    -e 's/"target-cpu"="x86-64-v4"/"target-cpu"="x86-64-v3"/; s/i64 130032383/i64 12582927/' matrix_units.ll >emulated.ll
grep -q 'amx\|x86\.t' emulated.ll && fail "something is left of AMX"
"$clang" -O1 -fPIC -c -Wno-override-module emulated.ll -o emulated.o
"${CC:-cc}" -std=c11 -O1 -Wall -Wextra -Werror -ffp-contract=off -fPIC -shared "$here/tiles.c" emulated.o -lm -o emulated.so

outputs=
wanted=
for i in 0 1 2 3 4 5 6 7; do outputs="$outputs --output output$i=want$i.npy" wanted="$wanted --expect output$i=want$i.npy"; done
# shellcheck disable=SC2086 # lists of words
"$build/tpurun" --interpret "$model" --input seed=seed.npy $outputs >log || fail "the evaluator"
# shellcheck disable=SC2086
"$build/tpurun" emulated.so --threads 1 --input seed=seed.npy $wanted --rtol 1e-2 --atol 2e-5 >log 2>&1 || { cat log; fail "emulated tiles differ"; }

# The real thing.
"$build/tpucc" "$model" --mcpu=sapphirerapids -o tiles.so
# shellcheck disable=SC2086
if "$build/tpurun" tiles.so --threads 2 --input seed=seed.npy $wanted --rtol 1e-2 --atol 2e-5 >log 2>&1; then
    echo "ran on this processor's matrix units"
else
    status=$?
    [ $status = 1 ] && grep -q 'compiled for sapphirerapids; this processor lacks .*amx-tile' log || { cat log; fail "tiles.so: exit $status"; }
fi

printf 'func.func @main(%%x: tensor<40x40xf32>) -> tensor<40x40xf32> {\n  %%0 = stablehlo.dot_general %%x, %%x, contracting_dims = [1] x [0] : (tensor<40x40xf32>, tensor<40x40xf32>) -> tensor<40x40xf32>\n  return %%0 : tensor<40x40xf32>\n}\n' >plain.mlir
"$build/tpucc" plain.mlir --mcpu=sapphirerapids -o plain.ll
grep -q 'i64 12591359' plain.ll || fail "a program of f32 asks for more than x86-64-v4"
