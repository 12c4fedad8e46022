#!/bin/sh
# Bytecode is read as the text that MLIR makes of it: portable artifacts of several versions, and StableHLO written as it is. The files of fuzz/corpus/bytecode,
# whose texts are beside this file, and where there is JAX ($PYTHON, python3) every program of tests and ../shared, written by it.
#   bytecode.sh BUILD_DIR
set -eu
. "$(dirname "$0")/../lib.sh"

# same CODE TEXT: both are read as one module, with its places, or both are refused
same() {
    n=$((n + 1))
    code=0 text=0
    "$build/tpucc" "$1" -o code.mlir --print-locs >code.log 2>&1 </dev/null || code=$?
    "$build/tpucc" "$2" -o text.mlir --print-locs >text.log 2>&1 </dev/null || text=$?
    if [ $code != $text ]; then
        wrong "$1 ends with $code, its text with $text"
        cat code.log text.log
    elif [ $code = 0 ]; then
        cmp code.mlir text.mlir || wrong "$1 is read as another module than $2"
    fi
}

files=$root/tests/fuzz/corpus/bytecode
for code in "$files"/*.mlirbc; do
    name=$(basename "$code" .mlirbc)
    same "$code" "$here/texts/${name%%.*}.mlir"
done
[ "$n" -ge 11 ] || fail "only $n files of bytecode"

# What comes out of bytecode is what comes out of its text, byte for byte but for where ops are.
for name in mesh ops resource stablehlo; do
    code=$(ls "$files/$name".*.mlirbc | tail -n 1)
    "$build/tpucc" "$code" --control-flow=dynamic -o code.o >log 2>&1 || fail "$code is not compiled"
    "$build/tpucc" explain code.o "$here/texts/$name.mlir" --control-flow=dynamic >said 2>&1 || fail "$code is another program than its text"
    n=$((n + 1))
done

python=${PYTHON:-python3}
if "$python" -c 'import jaxlib.mlir.dialects.stablehlo' 2>/dev/null; then
    find "$root/tests" "$data/models" -name '*.mlir' -size -400k ! -path '*/fuzz/*' ! -path '*/refused/*' | sort >programs
    # shellcheck disable=SC2046 # no name has a blank
    "$python" "$here/make.py" made "${TPUCC_VHLO:-0.9.0,0.14.0,1.0.0,current,plain}" $(cat programs)
    for code in made/*.mlirbc; do same "$code" "${code%bc}"; done
else
    without "JAX: only the files of $files were compared"
fi
echo "$n comparisons, $failed failures"
[ "$failed" = 0 ]
