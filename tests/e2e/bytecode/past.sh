#!/bin/sh
# Portable artifacts from before VHLO 0.9.0 on, and files of jax.export, as JAX has exported them since 2023 and keeps in its wheel with the results of their
# runs (past.py): each is read as its text is, and gives what was recorded. Calls of other processors' libraries and languages are refused by the name that is
# called. Needs a Python ($PYTHON, python3) that has JAX and flatbuffers; else skipped.
#   past.sh BUILD_DIR [WORD]      WORD: only those with it in their name
set -eu
. "$(dirname "$0")/../lib.sh"
python=${PYTHON:-python3}
"$python" -c 'import flatbuffers, jax.export, jax._src.internal_test_util.export_back_compat_test_data' 2>/dev/null ||
    { echo "skipped: $python has no JAX with flatbuffers (PYTHON names one that has)"; exit 77; }
"$python" "$here/past.py" write made

# same FOLDER: its bytecode and its text are one module, with its places where the text has any, or both are refused
same() {
    places= code=0 text=0
    if grep -q 'loc(' "$1/p.mlir"; then places=--print-locs; fi
    # shellcheck disable=SC2086 # nothing, or a word
    "$build/tpucc" "$1/p.mlirbc" $places -o code.mlir >log 2>&1 </dev/null || code=$?
    # shellcheck disable=SC2086
    "$build/tpucc" "$1/p.mlir" $places -o text.mlir >said 2>&1 </dev/null || text=$?
    if [ $code != $text ]; then
        wrong "$1: the bytecode ends with $code, its text with $text"
        cat log said
    elif [ $code = 0 ]; then
        cmp code.mlir text.mlir || wrong "$1: the bytecode is another module than its text"
    fi
}

# outcome FOLDER MODEL OUT OPTION...: of compiling it: 0, or what it is refused with, without where
outcome() {
    code=0 sizes=$(cat "$1/options") input=$1/$2
    shift 2
    # shellcheck disable=SC2086 # several words
    "$build/tpucc" "$input" $sizes -o "$@" >log 2>&1 </dev/null || code=$?
    if [ $code = 0 ]; then echo compiled; else sed -n 's/.*error: //p' log; fi
}

# refused FOLDER SAID: by a diagnostic for each function that it calls and that only another processor has, which names it; or for what no reader can help
refused() {
    case $1 in
    */cuda_* | */rocm_* | */gpu_* | */pallas.*)
        for target in $(cat "$1/targets"); do
            case $2 in *"nothing is known of a function @$target "*) ;; *) wrong "$1: no diagnostic names @$target" ;; esac
        done
        want=$(wc -w <"$1/targets")
        ;;
    */export_with_multiple_meshes*) want=$(echo "$2" | grep -c 'the program uses two meshes') ;;
    */tpu_Sharding*.gspmd) want=$(echo "$2" | grep -c 'SPMD.*To.*Shape makes .* but the module has one partition') ;; # from before modules said how many
    *) want=0 ;;
    esac
    [ "$(echo "$2" | wc -l)" = "$want" ] || wrong "$1 is refused: $2"
}

# alike FOLDER WHAT: a file of jax.export comes out as its text does
alike() {
    index=
    if grep -q _platform_index "$1/p.mlir"; then index='--dim arg0=0'; fi
    # shellcheck disable=SC2086 # several words
    [ "$(outcome "$1" p.mlir text/p.ll $index)" = "$2" ] || { wrong "$1: the text comes out otherwise"; cat log; }
    if [ "$2" = compiled ]; then
        outcome "$1" p.jaxexport code/p.ll >/dev/null
        bodies code/p.ll >code/body
        bodies text/p.ll >text/body
        cmp code/body text/body || wrong "$1 makes other code than its text"
    fi
}

mkdir text code # kernels are called after the name of the file
ran=0 turned=0
for folder in made/*"${2:-}"*; do
    n=$((n + 1))
    model=p.mlirbc
    [ -e "$folder/$model" ] || model=p.jaxexport
    [ $model = p.jaxexport ] || same "$folder"
    said=$(outcome "$folder" $model net.so)
    [ $model = p.mlirbc ] || alike "$folder" "$said"
    if [ "$said" != compiled ]; then
        turned=$((turned + 1))
        refused "$folder" "$said"
    elif grep -q . "$folder/ports"; then
        # shellcheck disable=SC2046
        "$build/tpurun" net.so $(cat "$folder/ports") >log 2>&1 </dev/null || { wrong "$folder does not run"; cat log; continue; }
        ran=$((ran + 1))
        echo "$folder" >>results
    fi
done
# shellcheck disable=SC2046
"$python" "$here/past.py" check $(cat results) || failed=$((failed + 1))
echo "$n programs of past versions, $ran with the results of then, $turned refused, $failed failures"
[ "$failed" = 0 ] && [ "$ran" -ge 1 ]
