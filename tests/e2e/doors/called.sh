#!/bin/sh
# What things are called, and what is said where a stranger goes wrong: arguments, results and gradients by the names that a person knows, in every output and
# every refusal; commands in help lines that a shell takes as they stand; files that are none, or are cut off.
#   called.sh BUILD_DIR
set -eu
. "$(dirname "$0")/../lib.sh"
files=$root/tests/fuzz/corpus/bytecode
bias="params['dense']['bias']" kernel="params['dense']['kernel']"
tpucc() { "$build/tpucc" "$@" </dev/null; }

# refused STATUS TEXT COMMAND...: it ends so, and says that
refused() {
    n=$((n + 1))
    status=$1 text=$2 code=0
    shift 2
    tpucc "$@" >log 2>&1 || code=$?
    [ $code = "$status" ] && grep -qF -- "$text" log && return
    wrong "tpucc $*: status $code, expected $status and '$text'"
    cat log
}
# silent TEXT: what was refused last does not say that
silent() { if grep -qF -- "$1" log; then wrong "it says '$1'"; fi; }
# ports FILE.so: kinds and names
ports() { "$build/tpurun" "$1" --describe | sed -n 's/^  \(argument\|result\) *[0-9]* *\([^ ]*\) .*/\2/p'; }

# The same names by way of .mlir, .fb and both, and after them a gradient's.
tpucc "$files/open.jaxexport" --dim b=4 -o open.so
ports open.so >want
grep -qxF "$kernel" want || wrong "jax.export's names are not shown"
tpucc "$files/open.jaxexport" -o open.mlir
tpucc open.mlir -o again.fb
tpucc again.fb -o again.mlir
cmp open.mlir again.mlir || wrong "names change on the way through .fb"
for model in open.mlir again.fb; do
    tpucc $model --dim b=4 -o other.so
    ports other.so | diff want - || wrong "names are lost on the way through $model"
done
tpucc "$root/tests/e2e/bytecode/torch_xla/net" -o net.so
tpucc "$root/tests/e2e/bytecode/torch_xla/net" -o net.mlir
ports net.so >want
grep -qxF "result['y']" want || wrong "names of results are not shown"
tpucc net.mlir -o other.so
ports other.so | diff want - || wrong "names of torch_xla are lost on the way through .mlir"
n=$((n + 4))

# A header says them, and gradients have them.
tpucc open.mlir --dim b=4 --grad="x,$kernel" -o open.h
for said in "argument 0, $bias: float of tensor<8xf32>" "result 2, result['scores']: float of" "result 3, grad_x:" "result 4, grad_$kernel:" \
    "argument 3, cotangent_result['rows'][0]:"; do
    grep -qF "/* $said" open.h || wrong "the header does not say '$said'"
done
tpucc open.mlir --dim b=4 --grad=x --grad="$kernel" -o g.so
ports g.so | grep -c '^grad_' | grep -qx 2 || wrong "a second --grad takes the place of the first"
tpucc open.mlir --dim b=4 --grad="$kernel" --grad-of="result['rows'][0]" --grad-of="result['scores']" -o g.so
ports g.so | grep -c '^cotangent_' | grep -qx 2 || wrong "a second --grad-of takes the place of the first"
n=$((n + 3))

# JAX prints %arg0 and, asked for debug info, the name that a person knows in its place: that is shown, and all are taken.
cat >debug.mlir <<'MLIR'
func.func public @main(%arg0: tensor<2x3xf32> loc("params['w']"), %arg1: tensor<2x3xf32> loc("x"), %mask: tensor<3xf32> loc("args[2]"), %arg3: tensor<3xf32> loc("x")) -> tensor<2x3xf32> {
  %0 = stablehlo.add %arg0, %arg1 : tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
MLIR
tpucc debug.mlir -o debug.so
printf "params['w']\narg1\nmask\narg3\noutput0\n" >want # x is the name of two
ports debug.so | diff want - || wrong "other names are shown"
"$build/tpurun" debug.so --describe | grep -q '^  argument   2  mask .* bytes, also args\[2\]$' || wrong "another name is not shown"
n=$((n + 2))

# Commands in help lines can be typed.
code=0
"$build/tpurun" open.so >log 2>&1 || code=$?
[ $code = 2 ] && grep -qF -- "--input \"$kernel=FILE.npy\"" log || wrong "names in help lines are not quoted"
sed 's/tensor<2x3xf32>/tensor<?x3xf32>/g' debug.mlir >unnamed.mlir
refused 1 "--dim \"params['w'].0=..\"" unnamed.mlir -o x.so
sed -n "s/.*give them numbers: //p" log | sed 's/\.\./2/g' >options
eval "set -- $(cat options)"
tpucc unnamed.mlir "$@" -o x.so || wrong "the help line does not bind all"

# Gradients take no buckets, so none are offered.
refused 1 'give them numbers: --dim b=..' open.mlir -o x.so
grep -qF -- '--bucket b=..,..' log || wrong "buckets are not offered"
refused 1 'give them numbers: --dim b=..' open.mlir --grad=x -o x.so
silent --bucket

# Places of binary files stand where lines of text do.
head -c 300 "$files/ops.1.0.0.mlirbc" >cut.mlirbc
refused 1 'cut.mlirbc:byte 280: error: the file is cut off: ' cut.mlirbc -o x.so
head -c 20 "$files/ops.1.0.0.mlirbc" >cut.mlirbc
refused 1 'error: the file is cut off' cut.mlirbc -o x.so
head -c 300 "$files/open.jaxexport" >cut.jaxexport
refused 1 'by its name it is a file of jax.export: then it is cut off, or damaged' cut.jaxexport -o x.so
size=$(wc -c <"$files/open.jaxexport")
head -c $((size - 40)) "$files/open.jaxexport" >cut.jaxexport
refused 1 'error: ' cut.jaxexport -o x.so
grep -q 'cut off' log || wrong "a file of jax.export that is cut off is not called so"
tpucc "$files/tpu.jaxexport" -o x.so >log 2>&1
grep -qF 'jax.export.export(f, platforms=["cpu"])' log || wrong "the way from another platform is not said"

# Folders and files that are no models, files that are no weights.
mkdir folder saved
: >saved/saved_model.pb
refused 1 "folder: error: this is a folder, and none that torch_xla writes: there is no folder 'functions' in it [not-a-model]" folder -o x.so
refused 1 'saved: error: this is a SavedModel of TensorFlow' saved -o x.so
grep -qF 'help: export it there: PyTorch: ' log || wrong "the way from a SavedModel is not said"
printf '\010\007\072\002\012\000' >m.onnx # its version, a graph
refused 1 'm.onnx: error: this is an ONNX model' m.onnx -o x.so
grep -qF 'onnx2torch.convert("FILE")' log || wrong "the way from ONNX is not said"
printf '\034\0\0\0TFL3\0\0\0\0' >m.tflite
refused 1 'm.tflite: error: this is a TensorFlow Lite model, which is not supported yet' m.tflite -o x.so
grep -qF 'help: export it there: PyTorch: ' log || wrong "the way from TensorFlow Lite is not said"
mlp=$models/mlp.mlir
printf 'PK\003\004\024\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\020\0\0\0archive/data.pkl.....' >m.pt
refused 1 'm.pt: error: this is a zip archive' "$mlp" --weights m.pt -o x.so
grep -qF 'safetensors.torch.save_file(' log || wrong "the way to .safetensors is not said"
printf 'PK\003\004\024\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\005\0\0\0w.npy.....' >m.npz
refused 1 "m.npz: error: this is an archive of NumPy's arrays (.npz), and no .safetensors file" "$mlp" --weights m.npz -o x.so
printf '\200\002cosomething' >m.pt
refused 1 'm.pt: error: this is a Python pickle' "$mlp" --weights m.pt -o x.so
echo '{"weight_map": {}}' >model.safetensors.index.json
refused 1 'name each of the files that it lists' "$mlp" --weights model.safetensors.index.json -o x.so

# tensor NAME SIZES: of f32, into w.safetensors
tensor() {
    bytes=4
    for size in $(echo "$2" | tr , ' '); do bytes=$((bytes * size)); done
    header="{\"$1\":{\"dtype\":\"F32\",\"shape\":[$2],\"data_offsets\":[0,$bytes]}}"
    while [ $((${#header} % 8)) != 0 ]; do header="$header "; done
    {
        printf "\\$(printf %03o ${#header})\0\0\0\0\0\0\0%s" "$header"
        head -c $bytes /dev/zero
    } >w.safetensors
}
cat >net.mlir <<'MLIR'
func.func @main(%x: tensor<2x4xf32>, %dense_weight: tensor<4x4xf32>, %dense_bias: tensor<4xf32>, %out_weight: tensor<4x3xf32>) -> tensor<2x4xf32> {
  return %x : tensor<2x4xf32>
}
MLIR
tensor dense_weights 4,4
refused 1 "did you mean 'dense_weight'?" net.mlir --weights w.safetensors -o x.so
tensor decoder.final.kernel 4,3
refused 1 "arguments of these sizes without a weight: 'out_weight'" net.mlir --weights w.safetensors -o x.so
tensor decoder.final.kernel 7
refused 1 "4 arguments are without a weight, none of these sizes: 'x', 'dense_weight' or 'dense_bias', .." net.mlir --weights w.safetensors -o x.so

tensor bias 8
refused 1 "did you mean '$bias'?" "$files/open.jaxexport" --weights w.safetensors --dim b=4 -o x.so
sed 's/%x/%arg0/g; s/%dense_weight/%arg1/g; s/%dense_bias/%arg2/g; s/%out_weight/%arg3/g' net.mlir >plain.mlir
tensor w1 4,4
refused 1 'the model does not have the names of its arguments; of JAX a file by jax.export has them, exported.serialize()' plain.mlir --weights w.safetensors -o x.so
refused 1 'arguments of these sizes without a weight' net.mlir --weights w.safetensors -o x.so
silent debug_info

# A parameter without a file, where others have one, is said.
cp -R "$root/tests/e2e/bytecode/torch_xla/net" .
tpucc net -o x.so >log 2>&1
silent 'there is no file in data'
rm net/data/l.bias
tpucc net -o x.so >log 2>&1
grep -qF 'net: note: there is no file in data for these parameters, which stay arguments: l.bias' log || wrong "a parameter without a weight is not said"

# Options.
for list in all,x86-64-v3 x86-64-v3,all haswell,all; do tpucc "$mlp" --mcpu=$list -o x.so >log 2>&1 || wrong "--mcpu=$list is refused"; done
refused 2 "--mcpu: 'x86-64-v3' is there twice" "$mlp" --mcpu=x86-64-v3,all,x86-64-v3 -o x.so
tpucc --help | grep -qF -- '--mcpu=help' || wrong "--mcpu=help is not in the help"
tpucc --mcpu=help | grep -q 'x86-64-v4' || wrong "--mcpu=help does not list"

# Numbers as other languages write them.
sed 's/return/%c = stablehlo.constant dense<[1e-5, 2.0]> : tensor<2xf32>\n  return/' net.mlir >numbers.mlir
refused 1 'numbers.mlir:2:34: error: a number with an exponent needs a point before it: 1.0e-5, not 1e-5' numbers.mlir -o x.so
sed 's/1e-5/1.0e-5/' numbers.mlir >right.mlir
tpucc right.mlir -o x.so || wrong "1.0e-5 is no number"
echo "$n refusals and outputs, $failed failures"
[ "$failed" = 0 ]
