#!/bin/sh
# No routine of linear algebra reads what nothing has written: its results are the same bits whatever its memory held before (unwritten.c). Sizes are 1, a
# vector of columns and one more; others are among the cases of tests/ops, whose memory differ fills.
#   unwritten.sh BUILD_DIR [--mcpu=NAME]
set -eu
. "$(dirname "$0")/lib.sh"
"${CC:-cc}" -std=c11 -O1 -Wall -Wextra -Werror -I"$root/runtime" "$here/unwritten.c" "$build/runtime/libtpurt.so" -Wl,-rpath,"$build/runtime" -lm -o unwritten

# program NAME RESULTS LINE...: @main of one matrix %x, whose lines end with `return`
program() {
    {
        echo "func.func @main(%x: $matrix) -> ($2) {"
        shift 2
        printf '  %s\n' "$@"
        echo '}'
    } >"$1.$letter.$size.mlir"
}

# called NAME ROUTINE SETTINGS RESULTS: one that is a call of LAPACK's
called() {
    n_results=$(echo "$4" | grep -o tensor | wc -l)
    list=$(i=0; while [ $i -lt "$n_results" ]; do printf '%%r#%d ' $i; i=$((i + 1)); done)
    program "$1" "$4" "%r:$n_results = stablehlo.custom_call @lapack_$letter$2_ffi(%x) {mhlo.backend_config = {$3}} : ($matrix) -> ($4)" \
        "return $(echo "$list" | sed 's/ $//; s/ /, /g') : $4"
}

programs_of() {
    matrix="tensor<${size}x${size}x$element>" list_type="tensor<${size}x$element>" one=i32
    reals="tensor<${size}x$real>" complexes="tensor<${size}x${size}x$complex>" less="tensor<$((size - 1))x$element>"
    values=$list_type
    [ "$element" = "$complex" ] || values="$list_type, $list_type"
    info="tensor<$one>"
    both='compute_left = 86 : ui8, compute_right = 86 : ui8' neither='compute_left = 78 : ui8, compute_right = 78 : ui8'
    called eig geev "$both" "$values, $complexes, $complexes, $info"
    called eigvals geev "$neither" "$values, $complexes, $complexes, $info"
    called schur gees 'mode = 86 : ui8, sort = 78 : ui8' "$matrix, $matrix, $values, $info, $info"
    called hessenberg gehrd "high = $size : i32, low = 1 : i32" "$matrix, $less, $info"
    called eigh "$hermitian"evd 'mode = 86 : ui8, uplo = 76 : ui8' "$matrix, $reals, $info"
    called svd gesdd 'mode = 83 : ui8' "$matrix, $reals, $matrix, $matrix, $info"
    called lu getrf '' "$matrix, tensor<${size}xi32>, $info"
    program qr "$matrix, $matrix" "%a, %t = stablehlo.custom_call @lapack_${letter}geqrf_ffi(%x) : ($matrix) -> ($matrix, $list_type)" \
        "%q = stablehlo.custom_call @lapack_${letter}$orthogonal(%a, %t) : ($matrix, $list_type) -> $matrix" "return %q, %a : $matrix, $matrix"
    program cholesky "$matrix" "%l = stablehlo.cholesky %x, lower = true : $matrix" "return %l : $matrix"
    lu="%a, %p, %i = stablehlo.custom_call @lapack_${letter}getrf_ffi(%x) : ($matrix) -> ($matrix, tensor<${size}xi32>, $info)"
    for name in solve inv; do
        right="%b = stablehlo.slice %x [0:$size, 0:1] : ($matrix) -> tensor<${size}x1x$element>" of="tensor<${size}x1x$element>"
        if [ $name = inv ]; then
            right="%b = stablehlo.convert %u : (tensor<${size}x${size}xi1>) -> $matrix" of=$matrix
        fi
        number="tensor<${size}x${size}xi32>"
        program $name "$of" "$lu" "%j = stablehlo.iota dim = 0 : $number" "%k = stablehlo.iota dim = 1 : $number" \
            "%u = stablehlo.compare EQ, %j, %k : ($number, $number) -> tensor<${size}x${size}xi1>" "$right" \
            "%y = \"stablehlo.triangular_solve\"(%a, %b) <{left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : ($matrix, $of) -> $of" \
            "%z = \"stablehlo.triangular_solve\"(%a, %y) <{left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>}> : ($matrix, $of) -> $of" \
            "return %z : $of"
    done
}

for size in 1 16 17; do
    element=f32 letter=s real=f32 complex='complex<f32>' hermitian=sy orthogonal=orgqr_ffi
    programs_of
    element='complex<f64>' letter=z real=f64 complex=$element hermitian=he orthogonal=ungqr_ffi
    programs_of
done
for model in *.mlir; do
    "$build/tpucc" "$model" -o "${model%.mlir}.so" ${2:+"$2"} 2>log || fail "$model does not compile"
    n=$((n + 1))
done
./unwritten ./*.so || failed=1
[ $failed = 0 ] || exit 1
echo "unwritten: $n programs of linear algebra give the same bits whatever memory held"
