#!/bin/sh
# Conversions lose nothing: of each network of models/, with and without its weights, text -> .fb -> text -> .fb gives the same text on
# the second trip and .fb -> .fb the same bytes, and so of each golden text; dumps of the passes print again as they are, also with locations.
#   convert.sh BUILD_DIR
set -eu
. "$(dirname "$0")/lib.sh"

# tpucc ARGUMENT...: quiet where it succeeds
tpucc() {
    "$build/tpucc" "$@" >log 2>&1 </dev/null || { wrong "tpucc $*"; cat log; }
}

same() {
    n=$((n + 1))
    cmp "$1" "$2" || wrong "$3"
}

# trips FILE OPTION...: there and back twice
trips() {
    file=$1 name=$(basename "$1" .mlir)
    shift
    tpucc "$file" "$@" -o a.fb
    tpucc a.fb -o a.mlir --print-locs
    tpucc a.mlir -o b.fb
    tpucc b.fb -o b.mlir --print-locs
    same a.mlir b.mlir "$name $*: the text differs on the second trip"
    tpucc a.fb -o c.fb
    same a.fb c.fb "$name $*: the .fb differs when it is written again"
    tpucc a.mlir -o c.mlir --print-locs
    same a.mlir c.mlir "$name $*: the text differs when it is printed again"
}

for model in "$models"/*.mlir; do
    name=$(basename "$model" .mlir)
    trips "$model"
    trips "$model" --weights "$models/$name.safetensors"
    rm -rf dumps
    tpucc "$model" --weights "$models/$name.safetensors" -o all.mlir --stop-after=dce --print-locs --dump-ir=dumps
    for dump in dumps/*.mlir; do
        tpucc "$dump" -o again.mlir --print-locs
        same "$dump" again.mlir "$name: the dump $dump prints as something else"
    done
    same all.mlir "$(find dumps -name '*.mlir' | sort | tail -n 1)" "$name: the last dump is not what comes out"
done
# What is read and printed as text, with every attribute and type there is.
mkdir golden
for file in "$models"/../../golden/text/*.mlir; do
    [ "$(head -n 1 "$file")" = "// RUN: tpucc" ] || continue
    sed '/^\/\/ ----$/,$d' "$file" >"golden/$(basename "$file")"
    trips "golden/$(basename "$file")"
done
echo "$n comparisons, $failed failures"
[ "$failed" = 0 ] && [ "$n" -ge 60 ]
