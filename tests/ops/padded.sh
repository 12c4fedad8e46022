#!/bin/sh
# The proof of padding: cases with the decision that each expects, and programs of jax.export, all compared at several lengths with the exact program.
#   padded.sh PADDED
set -eu
here=$(cd "$(dirname "$0")" && pwd)
models=${TPUCC_DATA:-$here/../../../shared}/models/jax_dynamic
"$1" --mask=arg1 n=6 "$here"/padded/*.mlir
[ -d "$models" ] || { echo "padded: no $models"; [ "${CI:-}" != true ]; exit; }
"$1" --mask=arg1 --lengths=1,17,32 s=32 "$models/open_encoder/program.mlir"
"$1" --mask=arg1 s=12,b=4 "$models/open_attention/program.mlir"
"$1" b=7 "$models/open_batch/program.mlir"
"$1" m=6,n:5 "$models/open_arithmetic/program.mlir"
"$1" b=3,h:12,w:8 "$models/open_image/program.mlir"
"$1" t=7,b:2 "$models/open_scan/program.mlir"
"$1" b=4,t:5 "$models/open_scan/program.mlir"
"$1" b=4,t=5 "$models/open_scan/program.mlir"
for open in n=6,m:5; do "$1" --refused $open "$models/open_arithmetic/program.mlir" | grep 'refused: convert: it computes with the size n'; done
for open in h=12,b:2,w:8 w=12,b:2,h:8; do "$1" --refused $open "$models/open_image/program.mlir" | grep 'refused: '; done
"$1" --refused s=32 "$models/open_encoder_unmasked/program.mlir" | grep 'refused: reduce: a maximum along dimension 3'
