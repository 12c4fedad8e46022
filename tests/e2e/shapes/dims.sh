#!/bin/sh
# Shape-polymorphic programs of jax.export (../shared/models/jax_dynamic): refused unbound, with their symbols; compiled with the sizes of programs.tsv and run
# on one thread and two, and evaluated, they give what XLA gives; a size against a constraint is refused with the program's message.
#   dims.sh BUILD_DIR
set -eu
. "$(dirname "$0")/../lib.sh"
models=$data/models/jax_dynamic
[ -d "$models" ] || skip "$models (TPUCC_DATA names the folder above models)"

# off NAME TEXT: that is wrong, and the log says how
off() {
    wrong "$1: $2"
    [ ! -s log ] || head -5 log
}

# ports PROGRAM: its inputs and expected outputs as options
ports() {
    for file in "$models/$1"/arg*.npy; do echo "--input $(basename "$file" .npy)=$file"; done
    for file in "$models/$1"/output*.npy; do echo "--expect $(basename "$file" .npy)=$file"; done
}

# refused NAME CODE WORDS OPTION...: exit code and what is said
refused() {
    name=$1 want=$2 words=$3 code=0
    shift 3
    "$build/tpucc" "$models/$name/program.mlir" -o no.so "$@" >log 2>&1 || code=$?
    [ $code = "$want" ] || off "$name" "$*: exit code $code, expected $want"
    grep -qF -- "$words" log || off "$name" "$*: does not say '$words'"
}

tab=$(printf '\t')
sed 1d "$models/programs.tsv" >list
while IFS="$tab" read -r name tolerance devices needs remark; do
    : "$tolerance" "$devices" "$remark"
    # shellcheck disable=SC2086 # lists of words
    symbols=$(echo $needs | sed 's/=[0-9]*/=../g')
    refused "$name" 1 "give them numbers: $symbols"
    # shellcheck disable=SC2086
    "$build/tpucc" "$models/$name/program.mlir" -o p.so $needs >log 2>&1 || { off "$name" "does not compile with $needs"; continue; }
    for threads in 1 2; do
        # shellcheck disable=SC2046
        "$build/tpurun" p.so $(ports "$name") --threads $threads --rtol 1e-4 --atol 1e-4 >log 2>&1 || off "$name" "on $threads threads"
    done
    # shellcheck disable=SC2046,SC2086
    "$build/tpurun" --interpret "$models/$name/program.mlir" $needs $(ports "$name") --rtol 1e-4 --atol 1e-4 >log 2>&1 || off "$name" "--interpret"
done <list

refused open_encoder 1 "constraint s <= 128. Expected '- s + 128' to be greater or equal to 0, but found -1." --dim s=129
refused open_encoder 1 "dimension 1 of argument 'arg0' is 129: --dim s=129" --dim s=129
refused open_image 1 "constraint 4*floordiv(h, 4) == h" --dim b=2 --dim h=10 --dim w=12
refused open_image 1 "constraint w >= 8. Expected 'w - 8' to be greater or equal to 0, but found -4." --dim b=2 --dim h=16 --dim w=4
refused open_arithmetic 1 "Expected value >= 1 for dimension variable 'm'" --dim n=5 --dim m=0
refused open_arithmetic 1 "which 2*n never is" --dim arg1.0=7 --dim m=4
refused open_arithmetic 1 "give them numbers: --dim m=.." --dim arg1.0=8
refused open_batch 2 "what can be bound: b" --dim batch=7

# Dimensions without names are given one, so that one size binds them all.
mkdir equal
cat >equal/program.mlir <<'TEXT'
func.func @main(%ids: tensor<2x?xf32>, %mask: tensor<2x?xf32>) -> tensor<2x?xf32> {
  %0 = stablehlo.multiply %ids, %mask : tensor<2x?xf32>
  return %0 : tensor<2x?xf32>
}
TEXT
given=$models
models=.
names="--dim ids.1=s --dim arg1.1=s"
# shellcheck disable=SC2086
"$build/tpucc" equal/program.mlir -o equal.so $names --dim s=9 >log 2>&1 && "$build/tpurun" equal.so --describe >log && grep -qF 'tensor<2x9xf32>' log || off equal "one size does not bind both"
# shellcheck disable=SC2086
refused equal 1 "s: dimension 1 of argument 'ids', tensor<2x?xf32>, dimension 1 of argument 'mask', tensor<2x?xf32>" $names
refused equal 2 "--dim ids=s: argument 'ids' is tensor<2x?xf32>" --dim ids=s
refused equal 2 "--dim idz.1=s: 's' is no number, and @main has no dimension 'idz.1' that could be called so" --dim idz.1=s
refused equal 2 "--dim ids.1=t: dimension 1 of argument 'ids' is called s in the model" --dim ids.1=s --dim ids.1=t
models=$given

# A weight gives its open dimensions their sizes, and symbols their values. weight FILE ROWS: an f32 tensor w of ROWS rows of 3
weight() {
    header="{\"w\":{\"dtype\":\"F32\",\"shape\":[$2,3],\"data_offsets\":[0,$(($2 * 12))]}}"
    {
        # shellcheck disable=SC2059 # the length is the format
        printf "\\$(printf %03o ${#header})\\0\\0\\0\\0\\0\\0\\0%s" "$header"
        head -c $(($2 * 12)) /dev/zero
    } >"$1"
}
weight w7.safetensors 7
weight w8.safetensors 8
cat >twice.mlir <<'TEXT'
func.func @main(%x: tensor<?x3xf32> {tpu.dims = ["b", ""]}, %w: tensor<?x3xf32> {tpu.dims = ["2*b", ""]}) -> tensor<?x3xf32> {
  %0 = stablehlo.concatenate %w, %x, dim = 0 : (tensor<?x3xf32>, tensor<?x3xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}
TEXT
"$build/tpucc" twice.mlir --weights w8.safetensors -o twice.so --shape-report=twice.txt >log 2>&1 || off twice "does not take its sizes from a weight"
grep -qF "x.0 = 4, called b: dimension 0 of argument 'w' is 2*b = 8 (w8.safetensors gives tensor<8x3xf32>)" twice.txt || off twice "does not say where b = 4 comes from"
"$build/tpurun" twice.so --describe >log 2>&1 && grep -qF 'tensor<12x3xf32>' log || off twice "has other results"
"$build/tpucc" twice.mlir --weights w8.safetensors -o - 2>log | grep -qF '%x: tensor<4x3xf32>' || off twice "is written with open sizes"
mkdir twice && mv twice.mlir twice/program.mlir
models=.
refused twice 1 "dimension 0 of argument 'w' has two sizes, 8 and 10" --weights w8.safetensors --dim b=5
refused twice 1 "dimension 0 of argument 'w' is 7, which 2*b never is" --weights w7.safetensors
[ $failed = 0 ] && echo "$(wc -l <list) programs"
