#!/bin/sh
# Bytecode is read as the text that MLIR makes of it: portable artifacts of several versions, and StableHLO written as it is. The files of fuzz/corpus/bytecode,
# whose texts are beside this file, and where there is JAX ($PYTHON, python3) every program of tests and ../shared, written by it.
#   bytecode.sh BUILD_DIR [FILE.mlir...]      the programs of these; TPUCC_VHLO=all: in every version of VHLO, of 0.9.0 and later, that JAX's MLIR writes
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
    elif [ $code = 0 ] && ! cmp -s code.mlir text.mlir; then
        # A reduction's short form has no places for what is inside.
        if grep -q ' applies stablehlo' "$2"; then
            "$build/tpucc" "$1" -o code.mlir >code.log 2>&1 </dev/null
            "$build/tpucc" "$2" -o text.mlir >text.log 2>&1 </dev/null
        fi
        cmp code.mlir text.mlir || wrong "$1 is read as another module than $2"
    fi
}

files=$root/tests/fuzz/corpus/bytecode
for code in "$files"/*.mlirbc; do
    name=$(basename "$code" .mlirbc)
    same "$code" "$here/texts/${name%%.*}.mlir"
done
[ "$n" -ge 12 ] || fail "only $n files of bytecode"

# What comes out of bytecode is what comes out of its text, byte for byte but for where ops are.
for name in mesh ops resource stablehlo; do
    code=$(ls "$files/$name".*.mlirbc | tail -n 1)
    "$build/tpucc" "$code" --control-flow=dynamic -o code.o >log 2>&1 || fail "$code is not compiled"
    "$build/tpucc" explain code.o "$here/texts/$name.mlir" --control-flow=dynamic >said 2>&1 || fail "$code is another program than its text"
    n=$((n + 1))
done

# exported FILE TEXT: a file of jax.export and the text of its program make the same code, and the same program but for what its arguments are called
exported() {
    n=$((n + 1))
    name=$(basename "$1" .jaxexport)
    case $name in
    open) sizes="--dim b=4" index= ;;
    sizes) sizes="--dim n=7 --dim m=5" index= ;;
    platforms) sizes= index="--dim arg0=1" ;; # cpu is the second
    *) sizes= index= ;;
    esac
    mkdir -p code text
    cp "$1" code/p.jaxexport
    cp "$2" text/p.mlir
    # shellcheck disable=SC2086 # several words
    "$build/tpucc" code/p.jaxexport $sizes -o code/p.ll >log 2>&1 || fail "$1 is not compiled"
    # shellcheck disable=SC2086
    "$build/tpucc" text/p.mlir $sizes $index -o text/p.ll >log 2>&1 || fail "$2 is not compiled"
    bodies code/p.ll >code/body
    bodies text/p.ll >text/body
    cmp code/body text/body || wrong "$1 makes other code than $2"
}
for file in "$files"/*.jaxexport; do exported "$file" "$here/exported/$(basename "$file" .jaxexport).mlir"; done

# named FILE OPTION... < NAMES: main's arguments and results are called so
named() {
    n=$((n + 1))
    file=$1
    shift
    "$build/tpucc" "$files/$file.jaxexport" "$@" -o code.so >log 2>&1 || fail "$file is not compiled"
    "$build/tpurun" code.so --describe | sed -n 's/^  \(argument\|result\) *[0-9]* *\([^ ]*\) .*/\2/p' >names
    diff - names || wrong "$file has other names"
}
named open --dim b=4 <<'NAMES'
params['dense']['bias']
params['dense']['kernel']
x
result['rows'][0]
result['rows'][1]
result['scores']
NAMES
named several <<'NAMES'
arrays[0]
arrays[1]
result[0][0]
result[0][1]
NAMES
named several --input-names=x,arrays[0] "--output-names=result[0][1]=y" <<'NAMES'
x
arrays[0]
result[0][0]
y
NAMES
named unused <<'NAMES'
b
c
result
NAMES
"$build/tpucc" "$files/tpu.jaxexport" -o code.so 2>&1 | grep -q 'note: this program was exported for tpu, not for cpu' || wrong "another platform is taken without a note"
"$build/tpucc" "$files/open.jaxexport" --dim b=1 -o code.so >log 2>&1 && wrong "a constraint of the program is not checked"
grep -q "symbolic shape constraint b >= 2" log || wrong "a constraint is not named"

python=${PYTHON:-python3}
if "$python" -c 'import jax.export, flatbuffers' 2>/dev/null; then
    "$python" "$here/exports.py" exports
    for file in exports/*.jaxexport; do exported "$file" "${file%.jaxexport}.mlir"; done
fi
if "$python" -c 'import jaxlib.mlir.dialects.stablehlo' 2>/dev/null; then
    if [ $# -gt 1 ]; then
        shift
        printf '%s\n' "$@" >programs
    else
        find "$root/tests" "$data/models" -name '*.mlir' -size -400k ! -path '*/fuzz/*' ! -path '*/e2e/bytecode/*' ! -path '*/refused/*' | sort >programs
    fi
    # shellcheck disable=SC2046 # no name has a blank
    "$python" "$here/make.py" made "${TPUCC_VHLO:-0.9.0,0.14.0,1.0.0,current,plain}" $(cat programs)
    for code in made/*.mlirbc; do same "$code" "${code%bc}"; done
else
    echo "there is no JAX: only the files of $files were compared"
fi
echo "$n comparisons, $failed failures"
[ "$failed" = 0 ]
