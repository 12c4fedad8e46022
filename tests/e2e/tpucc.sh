#!/bin/sh
# tpucc from the command line: its options, its exit codes, one sentence for every mistake, and no half-written file.
#   tpucc.sh BUILD_DIR
set -u
. "$(dirname "$0")/lib.sh"

# expect CODE ERRORS TEXT ARGUMENT...: tpucc ends with CODE, says so many errors, and TEXT on stdout or stderr.
expect() {
    code=$1 errors=$2 text=$3
    shift 3
    "$build/tpucc" "$@" >out 2>err </dev/null
    got=$?
    n=$((n + 1))
    said=$(grep -c ': error: ' err)
    [ "$got" = "$code" ] && [ "$said" = "$errors" ] && { echo; cat out err; } | grep -qF -- "$text" && return
    wrong "tpucc $*: exit $got, $said errors; expected exit $code, $errors errors and '$text'; it said:"
    cat out err
}

# absent NAME...: nothing of these names, and no temporary file, is left
absent() {
    for name in "$@"; do [ ! -e "$name" ] || wrong "$name was left behind"; done
    [ -z "$(find . -name '.*.tmp')" ] || wrong "a temporary file was left behind"
}

cat >three.mlir <<'END'
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.add %x, %y : tensor<4xf32>
  %1 = stablehlo.multiply %0, %y : tensor<4xf32>
  %2 = stablehlo.tanh %1 : tensor<4xf32>
  return %2 : tensor<4xf32>
}
END

# --- every kind of output
for kind in so o ll s h fb mlir; do
    expect 0 0 '' three.mlir -o "out.$kind"
    [ -s "out.$kind" ] || wrong "out.$kind is empty"
done
expect 0 0 'stablehlo.tanh' out.fb -o -
expect 0 0 'stablehlo.tanh' -o - -- three.mlir
expect 0 0 '' three.mlir -o named.so --prefix=other
nm -D named.so | grep -q ' other_tpu_program$' || wrong "--prefix does not name the symbol"
nm -D out.so | grep -q ' out_tpu_program$' || wrong "the output's base name does not name the symbol"
expect 0 0 '' three.mlir -o 3-odd.name.so
nm -D 3-odd.name.so | grep -q ' _3_odd_name_tpu_program$' || wrong "an odd base name gives no C identifier"
expect 0 0 '' three.mlir -o first.so
cp first.so kept.so
expect 0 0 '' three.mlir -o first.so
cmp -s first.so kept.so || wrong "the same input and flags give other bytes"
mkdir sub
expect 0 0 '' three.mlir -o three.fb
expect 0 0 '' three.fb -o sub/first.so
key() { strings "$1" | sed -n '/^graph=/,/^precision=/p'; }
[ "$(key first.so | wc -l)" -ge 5 ] && [ "$(key first.so)" = "$(key sub/first.so)" ] || wrong "a .fb gives another key than the .mlir it was made of"
expect 0 0 '' three.mlir -o other.so --mcpu=x86-64-v4
expect 0 0 '' three.mlir -o linked.so --linker ld

# --- questions
expect 0 0 'tpucc 0.' --version
expect 0 0 '--weights=F.safetensors' --help
expect 0 0 'usage: tpucc MODEL -o OUT' -h
expect 0 0 'x86-64-v3' --mcpu=help
expect 0 0 'x86-64-v3' --target help
expect 0 0 'openblas' --matmul=help
expect 0 0 'static (default)' --control-flow=help
expect 0 0 'bf16' --precision=help
for option in passes skip stop-after debug; do expect 0 0 'dce ' --$option=help; done

# --- usage
expect 2 1 'no model was given'
expect 2 1 'no output was given' three.mlir
expect 2 1 "one model at a time: 'b' is too many" a b -o x.so
expect 2 1 "unknown option '--frobnicate'" three.mlir -o x.so --frobnicate
expect 2 1 'did you mean --weights?' three.mlir -o x.so --weihgts=a
expect 2 1 "unknown option '--o'" three.mlir --o=x.so
expect 2 1 '-o needs a value' three.mlir -o
expect 2 1 '--weights needs a value' three.mlir -o x.so --weights=
expect 2 1 '-v takes no value' three.mlir -o x.so -v=1
expect 2 1 'this one is not known' three.mlir -o x.dll
expect 2 1 'this one is not known' three.mlir -o nothing
expect 2 1 "--matmul takes one of auto,generated,openblas, not 'mkl'" three.mlir -o x.so --matmul=mkl
expect 2 1 "unknown processor 'pentium'" three.mlir -o x.so --mcpu=pentium
expect 2 1 "--prefix takes a C identifier, not '3x'" three.mlir -o x.so --prefix=3x
expect 2 1 '--linker makes a .so' three.mlir -o x.o --linker=ld
expect 2 1 '--passes leaves out passes' three.mlir -o x.so --passes=dce
expect 2 1 '--stop-after leaves out passes' three.mlir -o x.so --stop-after=dce
expect 2 1 '--skip leaves out passes' three.mlir -o x.so --skip=cse,tile
expect 2 1 "there is no pass 'nothing'" three.mlir -o - --passes=nothing
expect 2 1 'has no symbol, dimension or scalar integer argument of this name' three.mlir -o x.so --dim=N=3
expect 2 1 '--replicas takes a number from 1 to 4096, not' three.mlir -o x.so --replicas 4097
expect 2 1 '--shape-report needs a value' three.mlir -o x.so --shape-report=
expect 2 1 '--shape-report tells of a compiled program, and - is none' three.mlir -o - --shape-report
expect 2 1 '--shape-report=x.so is also the output' three.mlir -o x.so --shape-report=x.so
# No output takes the place of an input or of another output, under whatever name.
cp three.mlir input.mlir
cp "$models/digits.safetensors" copy.safetensors
ln -s input.mlir linked.mlir
ln input.mlir second.mlir
ln -s linked.mlir linked.ll
expect 2 1 '--shape-report=./input.mlir is also the model' input.mlir -o x.so --shape-report=./input.mlir
expect 2 1 '--shape-report=linked.mlir is also the model' "$PWD/input.mlir" -o x.so --shape-report=linked.mlir
expect 2 1 '--shape-report=second.mlir is also the model' input.mlir -o x.so --shape-report=second.mlir
expect 2 1 '--shape-report=./x.so is also the output' input.mlir -o x.so --shape-report=./x.so
expect 2 1 '-o ./input.mlir is also the model' input.mlir -o ./input.mlir
expect 2 1 '-o linked.ll is also the model' input.mlir -o linked.ll
expect 2 1 '--shape-report=copy.safetensors is also a file of weights, --weights ./copy.safetensors' input.mlir --weights ./copy.safetensors -o x.so --shape-report=copy.safetensors
ln -s "$PWD/copy.safetensors" weights.o
expect 2 1 '-o weights.o is also a file of weights' input.mlir --weights copy.safetensors -o weights.o
expect 0 0 '' input.mlir -o x.o --dump-ir=dumped
cp dumped/00-read.mlir before.mlir
expect 2 1 '--dump-ir=./dumped: a file that dumps write there is also the model, dumped/00-read.mlir' dumped/00-read.mlir -o x.so --dump-ir=./dumped
expect 2 1 'is also the output, dumped/module.ll' input.mlir -o dumped/module.ll --dump-ir=dumped
cmp -s three.mlir input.mlir && cmp -s before.mlir dumped/00-read.mlir && cmp -s "$models/digits.safetensors" copy.safetensors || wrong "an input was overwritten"
expect 0 0 '' dumped/00-read.mlir -o x.o --dump-ir=elsewhere --shape-report=/dev/null
rm x.o

expect 3 1 'nowhere/r.txt: error: cannot create a file here' missing.mlir -o x.so --shape-report=nowhere/r.txt
# What would be read and change nothing.
expect 2 1 '--mcpu would change nothing: no code is generated for x.fb' three.mlir -o x.fb --mcpu=x86-64-v3
expect 2 1 '--matmul would change nothing: no code is generated for -' three.mlir -o - --matmul=openblas
expect 2 1 '--cores would change nothing: no code is generated for x.mlir' three.mlir -o x.mlir --cores=4
expect 2 1 '--prefix would change nothing: no code is generated for x.mlir' three.mlir -o x.mlir --prefix three
expect 2 1 '--print-locs would change nothing: x.fb is no text of a model' three.mlir -o x.fb --print-locs
expect 2 1 '--print-locs would change nothing: x.so is no text of a model' three.mlir -o x.so --locs
expect 0 0 'tpu.kernel' three.mlir -o - --passes=fuse --mcpu=x86-64-v3 --matmul=generated --print-locs
printf 'func.func @main(%%p: tensor<i1>, %%x: tensor<f32>) -> tensor<f32> {\n  %%r = "stablehlo.if"(%%p) ({\n    stablehlo.return %%x : tensor<f32>\n  }, {\n    %%y = stablehlo.negate %%x : tensor<f32>\n    stablehlo.return %%y : tensor<f32>\n  }) : (tensor<i1>) -> tensor<f32>\n  return %%r : tensor<f32>\n}\n' >branch.mlir
expect 0 0 'stablehlo.select %p, %x, %' branch.mlir -o - --control-flow=select
expect 0 0 'stablehlo.if' branch.mlir -o - --control-flow=dynamic
absent x.fb x.mlir x.so
expect 2 2 '--precision takes one of f32,bf16,model' three.mlir -o x.so --precision=half --replicas 0
expect 0 0 '' three.mlir -o first.so --replicas=1 --precision=f32 --matmul auto --control-flow static
absent x.so x.o x.dll

# --- models that cannot be read
: >empty
head -c 3000 "$build/tpucc" | tail -c +100 >garbage
mkdir folder
expect 3 1 'missing.mlir: error: cannot open this file: No such file or directory' missing.mlir -o x.so
expect 1 1 'folder: error: this is a folder, and none that torch_xla writes' folder -o x.so
expect 1 1 'empty: error: this file is empty' empty -o x.so
expect 1 1 'garbage: error: this is no model' garbage -o x.so
expect 1 1 'this is an object file or a compiled program' out.so -o x.so
expect 1 1 'tpucc MODEL --weights FILE' "$models/mlp.safetensors" -o x.so
printf '\034\0\0\0TFL3\0\0\0\0' >tiny.tflite
expect 1 1 'TensorFlow Lite model, which is not supported yet' tiny.tflite -o x.so
size=$(wc -c <three.fb)
for part in 9 50 100 200 $((size - 1)); do
    head -c "$part" three.fb >cut.fb
    expect 1 1 ': error: ' cut.fb -o x.so
done
sed 's/tanh/tanhh/' three.mlir >wrong.mlir
expect 1 1 'wrong.mlir:4:8: error: ' wrong.mlir -o x.so
sed 's/multiply %0, %y/multiply %0, %z/' three.mlir >wrong.mlir
expect 1 1 'wrong.mlir:3:' wrong.mlir -o x.so
absent x.so

# --- outputs that cannot be written are found before the model is read, and leave what was there
echo kept >kept.fb
chmod 444 kept.fb
mkdir folder.so
expect 3 1 'nowhere/x.so: error: cannot create a file here: there is no folder nowhere' missing.mlir -o nowhere/x.so
expect 3 1 'folder.so: error: cannot write this file: Is a directory' missing.mlir -o folder.so
[ "$(id -u)" = 0 ] || expect 3 1 'kept.fb: error: cannot replace this file: Permission denied' missing.mlir -o kept.fb
[ "$(cat kept.fb)" = kept ] || wrong "a read-only output was changed"
for kind in so o fb mlir ll h; do
    ln -s /dev/full "full.$kind"
    expect 3 1 "full.$kind: error: cannot write: No space left on device" three.mlir -o "full.$kind"
done
"$build/tpucc" three.mlir -o - >/dev/full 2>err
[ $? = 3 ] || wrong "a full disk under -o - is not exit code 3"
for kind in so fb mlir; do # the limit is in blocks of 512 bytes
    model=$models/mobilenet_tiny.mlir
    [ $kind = so ] && model=three.mlir
    (ulimit -f 1 && "$build/tpucc" "$model" -o "limited.$kind") >out 2>&1
    got=$?
    [ $got = 3 ] && grep -q "limited.$kind: error: cannot write: File too large" out || { wrong "a file size limit: limited.$kind, exit $got" && cat out; }
    absent "limited.$kind"
done
mkfifo pipe
"$build/tpucc" pipe -o stopped.so 2>err &
sleep 0.3
kill -TERM $!
wait $! 2>/dev/null
[ $? = 143 ] || wrong "SIGTERM does not end tpucc with it"
absent stopped.so

# --- weights
# tensors FILE [NAME DTYPE SHAPE BYTES]...: a .safetensors of zeros
tensors() {
    file=$1 at=0 header=
    shift
    while [ $# -gt 0 ]; do
        header="$header${header:+,}\"$1\":{\"dtype\":\"$2\",\"shape\":[$3],\"data_offsets\":[$at,$((at + $4))]}"
        at=$((at + $4))
        shift 4
    done
    header="{$header}"
    {
        # shellcheck disable=SC2059 # the format is the length, little endian
        printf "\\$(printf %o $((${#header} % 256)))\\$(printf %o $((${#header} / 256)))\\0\\0\\0\\0\\0\\0"
        printf %s "$header"
        head -c "$at" /dev/zero
    } >"$file"
}
model=$models/mlp.mlir
expect 0 0 'inputs: input: tensor<2x784xf32>' "$model" --weights "$models/mlp.safetensors" -o bound.fb
expect 0 0 '@main(%input: tensor<2x784xf32>)' bound.fb -o -
tensors x.safetensors x F32 4 16
tensors y.safetensors arg1 F32 4 16
expect 0 0 'inputs: y: tensor<4xf32>' three.mlir --weights x.safetensors -o bound.mlir
expect 0 0 'no inputs: every argument is a constant now' three.mlir --weights x.safetensors --weights y.safetensors -o none.fb
expect 0 0 'no inputs' bound.mlir --weights y.safetensors -o none.fb # numbers are those of the model as first read
expect 1 1 "argument 'x', which x.safetensors gives already" three.mlir --weights x.safetensors --weights x.safetensors -o x.so
tensors w.safetensors xx F32 4 16 module.y F32 4 16
expect 1 2 "w.safetensors: error: tensor 'xx' fits no argument of @main" three.mlir --weights w.safetensors -o x.so
grep -q "did you mean 'x'?" err && grep -q "did you mean 'y'?" err || wrong "no near name is offered"
tensors w.safetensors x F32 2,2 16 y F64 4 32 z I8 1 1
expect 1 3 "tensor 'x' is tensor<2x2xf32>, argument 'x' is tensor<4xf32>" three.mlir --weights w.safetensors -o x.so
head -c 20 x.safetensors >cut.safetensors
expect 1 1 'cut.safetensors: error: ' three.mlir --weights cut.safetensors -o x.so
expect 3 1 'none.safetensors: error: cannot open this file' three.mlir --weights none.safetensors -o x.so
expect 1 1 'this is no .safetensors file' three.mlir --weights three.mlir -o x.so
absent x.so

# --- passes, dumps, times
sed 's/tanh %1 : tensor<4xf32>/& loc("a name")/' three.mlir >located.mlir
expect 0 0 'loc("a name")' located.mlir -o - --print-locs
expect 0 0 'loc("a name")' located.mlir -o - --locs --passes=dce
expect 0 0 'tpu.kernel' three.mlir -o - --stop-after=fuse
expect 0 0 'stablehlo.tanh' three.mlir -o - --passes=canon,cse
expect 0 0 'all passes' three.mlir -o first.so --time-passes
expect 0 0 'wrote first.so' three.mlir -o first.so -v
expect 0 0 '' three.mlir -o first.so --dump-ir="new folder/dumps"
for file in 00-read.mlir module.ll module.opt.ll module.s command.txt; do
    [ -s "new folder/dumps/$file" ] || wrong "--dump-ir writes no $file"
done
rm first.so
sh "new folder/dumps/command.txt" && [ -s first.so ] || wrong "command.txt does not run again"

echo "$n commands, $failed failures"
[ $failed = 0 ]
