#!/bin/sh
# What the programs say to people: at a terminal with the line and in colours, elsewhere without either; names that were meant, folders that are missing, the
# command that tells more.
#   messages.sh BUILD_DIR
set -eu
. "$(dirname "$0")/../lib.sh"
export TERM=xterm
unset NO_COLOR
esc=$(printf '\033')
cat >bad.mlir <<'MLIR'
func.func @main(%x: tensor<2x3xf32>) -> tensor<2x3xf32> {
  %0 = stablehlo.tanhh %x : tensor<2x3xf32>
  return %0 : tensor<2x3xf32>
}
MLIR

# says STATUS TEXT COMMAND...: one of tpucc or tpurun
says() {
    n=$((n + 1))
    status=$1 text=$2 program=$3 code=0
    shift 3
    "$build/$program" "$@" >log 2>&1 </dev/null || code=$?
    [ $code = "$status" ] && grep -qF -- "$text" log && return
    wrong "$program $*: status $code, expected $status and '$text'"
    cat log
}
silent() { if grep -qF -- "$1" log; then wrong "it says '$1'"; fi; }

says 1 'did you mean stablehlo.tanh?' tpucc bad.mlir -o x.so
silent "$esc"
silent '^~'
if command -v script >/dev/null; then
    at_terminal() { script -qec "$*" /dev/null </dev/null | tr -d '\r' >log; }
    at_terminal "$build/tpucc bad.mlir -o x.so"
    grep -qF "     2 |   %0 = stablehlo.tanhh %x : tensor<2x3xf32>" log || wrong "the line is not shown"
    grep -qF "       |        $esc[1;32m^~~~~~~~~~~~~~~$esc[0m" log || wrong "there is no caret"
    grep -qF "$esc[1;31merror: $esc[0mop 'stablehlo.tanhh'" log || wrong "errors have no colour"
    for plain in NO_COLOR=1 TERM=dumb; do
        at_terminal "env $plain $build/tpucc bad.mlir -o x.so"
        grep -qF '       |        ^~~~~~~~~~~~~~~' log || wrong "$plain: there is no caret"
        if grep -q "$esc\[[01]" log; then wrong "$plain: there are colours"; fi
    done
    at_terminal "env NO_COLOR= $build/tpucc bad.mlir -o x.so"
    grep -qF "$esc[1;31merror" log || wrong "an empty NO_COLOR counts"
    at_terminal "$build/tpurun --interpret bad.mlir"
    grep -qF "$esc[1;32m^~~~~~~~~~~~~~~" log || wrong "tpurun shows no caret"
    n=$((n + 6))
else
    echo "no script(1): nothing was tried at a terminal"
fi

says 2 'tpucc --help lists the options' tpucc
says 2 'tpurun --help lists the options' tpurun
says 2 'did you mean --precision?' tpucc bad.mlir -o x.so --presision=bf16
says 2 'did you mean dynamic?' tpucc bad.mlir -o x.so --control-flow=dynamc
says 2 'did you mean --expect?' tpurun x.so --exect y=y.npy
says 2 'did you mean -o?' tpucc bad.mlir --output x.so
says 2 'did you mean -o x.so?' tpucc bad.mlir -ox.so
says 2 'did you mean --mcpu=znver4?' tpucc bad.mlir -o x.so --march=znver4
for option in -march=native -mtune=native; do says 2 'did you mean --mcpu=native?' tpucc bad.mlir -o x.so $option; done
says 2 'did you mean -o x.so?' tpucc bad.mlir -output=x.so
says 2 'did you mean --dim NAME=N?' tpucc bad.mlir -o x.so --shape=2,3
says 2 'did you mean --matmul?' tpucc bad.mlir -o x.so -matmul=auto
says 2 'did you mean --grad?' tpucc bad.mlir -o x.so -grad=w
for option in -O -O2 -O3 -Os -Ofast --opt-level=3; do says 2 'help: there are no levels: all of its code is optimised' tpucc bad.mlir -o x.so $option; done
for pair in -c:OUT.o -S:OUT.s -shared:OUT.so -emit-llvm:OUT.ll -static:OUT.o; do
    says 2 "did you mean -o ${pair#*:}?" tpucc bad.mlir -o x.so "${pair%:*}"
done
says 2 'help: its code may lie anywhere without it' tpucc bad.mlir -o x.so -fPIC
says 2 'help: a program has its symbols without it' tpucc bad.mlir -o x.so -g
says 2 'help: there is none: a program computes what the model says' tpucc bad.mlir -o x.so -ffast-math
says 2 'did you mean --mcpu=CPU? --mcpu=help lists them' tpucc bad.mlir -o x.so -mavx2
says 2 'did you mean --precision=bf16?' tpucc bad.mlir -o x.so --bf16
says 2 'did you mean --threads?' tpurun x.so --num-threads 2
says 2 'did you mean tpucc --train --optimizer=adam:lr=0.001, of which the program is made?' tpurun train x.so --lr 0.1
says 2 'did you mean --shape-report?' tpucc bad.mlir -o x.so --report
says 2 'tpurun --help lists the options' tpurun x.so --html
silent 'did you mean'
mkdir folder
says 2 'help: -o folder/model.so makes a program there' tpucc bad.mlir -o folder
says 2 "--stop-after: there is no pass 'foo'" tpucc bad.mlir -o x.so --stop-after=foo
says 2 'did you mean fuse?' tpucc bad.mlir -o x.so --skip=fuze
says 3 "cannot start the linker 'foo': No such file" tpucc bad.mlir -o x.so --linker=foo
silent 'bad.mlir'
says 3 "cannot start the linker './foo': No such file" tpucc bad.mlir -o x.so --linker=./foo
for pair in loss=mse+mean_squared_error loss=mse_loss+mean_squared_error loss=MSELoss+mean_squared_error loss=crossentropy+sparse_categorical_crossentropy \
    loss=CrossEntropyLoss+sparse_categorical_crossentropy loss=ce+sparse_categorical_crossentropy loss=BCEWithLogitsLoss+binary_crossentropy \
    optimizer=adamm+adam optimizer=SGD+sgd optimizer=Adam:lr=0.1+adam:lr=0.1 optimizer=momentum+sgd:momentum=0.9 optimizer=adam:learning_rate=0.1+lr \
    schedule=cosin+cosine schedule=StepLR+steps metrics=acc+accuracy metrics=mae+mean_absolute_error metrics=MAE+mean_absolute_error \
    init=w1=kaiming_normal+he_normal; do
    case $pair in loss*) loss= ;; *) loss=--loss=mean_squared_error ;; esac
    # shellcheck disable=SC2086 # none, or one word
    says 2 "did you mean ${pair#*+}?" tpucc "$models/mlp.mlir" -o x.so --train $loss "--${pair%+*}"
done
says 2 'help: a model that computes its own loss has it as its result: --loss output' tpucc "$models/mlp.mlir" -o x.so --train --loss huber
says 2 '--optimizer=help says what they are' tpucc "$models/mlp.mlir" -o x.so --train --loss mean_squared_error --optimizer rmsprop
says 2 '--metrics accuracy is of --loss sparse_categorical_crossentropy and binary_crossentropy, not of mean_squared_error' tpucc "$models/mlp.mlir" -o x.so \
    --train --loss mean_squared_error --metrics accuracy
grep -qF 'help: with this loss, --metrics mean_absolute_error' log || wrong "the metric of the loss is not said"
for name in r.pdf r.PNG r.JSON r.htm; do
    says 2 "--shape-report=$name: no shape report is written as ." tpucc "$models/mlp.mlir" -o x.so "--shape-report=$name"
    grep -qF 'help: it is a page in FILE.html, JSON in FILE.json, and text in other files, as r.txt' log || wrong "the kinds of reports are not said"
done
[ ! -e r.pdf ] && [ ! -e x.so ] || wrong "something was written"

# Folders of weights, and several files.
mkdir none weights
cp "$models/mlp.safetensors" weights/net.safetensors
says 3 'help: the weights in it: --weights weights/net.safetensors' tpucc "$models/mlp.mlir" -o x.so --weights weights
cp "$models/mlp.safetensors" 'weights/a b.safetensors'
says 3 "help: the weights in it: --weights 'weights/a b.safetensors' --weights weights/net.safetensors" tpucc "$models/mlp.mlir" -o x.so --weights weights/
says 3 'help: this is a folder, and no file in it is a .safetensors' tpucc "$models/mlp.mlir" -o x.so --weights none
says 3 'help: each file has its own --weights: --weights a.safetensors --weights b.safetensors' tpucc "$models/mlp.mlir" -o x.so \
    --weights a.safetensors,b.safetensors
says 3 'no/such/x.so: error: cannot create a file here: there is no folder no' tpucc "$models/mlp.mlir" -o no/such/x.so
grep -qF 'mkdir -p no/such' log || wrong "the way to a folder is not said"
says 3 'no/m.mlir: error: cannot open this file: there is no folder no' tpucc no/m.mlir -o x.so
says 3 'm.mlir: error: cannot open this file: No such file' tpucc m.mlir -o x.so
says 0 '(static if not given)' tpucc --help
grep -q '^Not there yet: ' log || wrong "--help does not say what is not there yet"
says 0 'as they stand if not given' tpurun --help
says 0 'dynamic' tpurun --control-flow=help
silent '(default)'
says 0 'static (default)' tpucc --control-flow=help
printf '# A network.\nimport torch\n' >net.py
says 1 'this is a Python program' tpucc net.py -o x.so
grep -q 'help: run it, so that it writes one' log || wrong "the way from Python is not said"
says 1 'this is a Python program' tpurun --interpret net.py
printf '{\n "hidden_size": 64\n}\n' >config.json
says 1 'this is a JSON file' tpucc config.json -o x.so
printf '{ \033[34m\033[22m\033[1mlambda \033[39m; a:f32[2]. let b:f32[2] = sin a in (b,) }' >colours.txt
says 1 'no model' tpucc colours.txt -o x.so
printf '{ lambda ; a:f32[2]. let b:f32[2] = sin a in (b,) }' >jaxpr.txt
says 1 'this is a jaxpr' tpucc jaxpr.txt -o x.so
grep -q 'help: JAX: .*jax.jit(f).lower(x).as_text()' log || wrong "the way from a jaxpr is not said"
: >empty.mlir
says 1 'this file is empty' tpucc empty.mlir -o x.so
grep -q 'help: MODEL is a file of the kind .fb, .mlirbc' log || wrong "what a model is is not said"
printf '\n\n<html>' >page.mlir
says 1 'this is a page of the web' tpucc page.mlir -o x.so
printf 'version https://git-lfs.github.com/spec/v1\noid sha256:00\n' >pointer.safetensors
says 1 'a pointer of Git LFS' tpucc "$models/mlp.mlir" --weights pointer.safetensors -o x.so
grep -q 'help: git lfs pull' log || wrong "the way to the file of Git LFS is not said"

# What tpurun says of a program, and of arrays that do not fit it.
mlp=$models/mlp
"$build/tpucc" "$mlp.mlir" --weights "$mlp.safetensors" -o mlp.so 2>log

# A value that looks like an option is none, and a value behind a blank none of an option that may lack it.
says 2 '--profile needs a value: F.json' tpurun mlp.so --profile --bench=1
says 2 '--dump-ir needs a value: DIR' tpucc "$mlp.mlir" -o x.so --dump-ir --shape-report
[ ! -e ./--bench=1 ] && [ ! -e ./--shape-report ] || wrong "an option became a file"
says 2 'did you mean --dump-ir=-x?' tpucc "$mlp.mlir" -o x.so --dump-ir -x
silent 'unknown option'
{ "$build/tpucc" "$mlp.mlir" -o x.so --dump-ir=-x && [ -d ./-x ]; } || wrong "--dump-ir=-x makes no folder"
says 2 '--rtol takes a number that is not negative' tpurun mlp.so --rtol -1
for option in --grad --variables --tune --shape-report; do says 2 "help: $option=w1" tpucc "$mlp.mlir" -o x.so $option w1; done
for option in --bench --simulate-cores; do says 2 "help: $option=4" tpurun mlp.so $option 4; done
says 2 'help: --bench=1' tpurun --bench 1 mlp.so
says 2 'help: --shuffle=100' tpurun train mlp.so --data x.npy --shuffle 100
says 2 'is too many' tpurun --bench mlp.so "$mlp.mlir"
silent 'help: --bench='
cat >batch.mlir <<'MLIR'
func.func @main(%x: tensor<?x2xf32>, %w: tensor<2x3xf32>) -> tensor<?x3xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<?x2xf32>, tensor<2x3xf32>) -> tensor<?x3xf32>
  return %0 : tensor<?x3xf32>
}
MLIR
says 1 'over all replicas: --batch N' tpucc batch.mlir -o x.so --train --data x --loss mean_squared_error
silent '--bucket'
says 1 '--bucket' tpucc batch.mlir -o x.so
silent '--batch'
"$build/tpucc" batch.mlir -o x.so --train --data x --loss mean_squared_error --batch 4 || wrong "--batch is no way out"
says 2 "did you mean 'input'?" tpurun mlp.so --input inptu=x.npy
says 2 "did you mean 'main'?" tpurun mlp.so --entry mian
says 2 'did you mean tpurun train?' tpurun trian mlp.so
says 3 'did you mean tpurun train?' tpurun trian
says 2 'did you mean tpurun train?' tpucc trian
says 2 'did you mean tpurun train?' tpucc train mlp.so
says 2 'did you mean tpucc shapes?' tpucc shaps
says 2 'did you mean tpucc explain?' tpurun explan mlp.so "$mlp.mlir"
says 2 'did you mean tpucc explain?' tpucc explian mlp.so "$mlp.mlir"
says 2 'did you mean tpucc shapes?' tpucc shape calls.log more.log
says 2 'help: tpurun PROGRAM.so --describe says what is in a program' tpurun describe mlp.so
says 2 'help: tpurun PROGRAM.so runs a program: no other word' tpurun run mlp.so
says 2 'help: tpucc MODEL -o OUT.so compiles a model: no other word' tpucc compile "$mlp.mlir" -o x.so
for program in tpucc tpurun; do says 0 "usage: $program " $program help; done
says 2 "one model at a time: 'other.mlir' is too many" tpucc "$mlp.mlir" other.mlir -o x.so
silent 'did you mean'
says 2 "did you mean 'input'?" tpurun --interpret "$mlp.mlir" --input inptu=x.npy
says 1 'help: this is a model: tpucc MODEL -o OUT.so compiles it' tpurun "$mlp.mlir" --describe
says 1 'help: this is a model: tpucc MODEL -o OUT.so compiles it' tpurun "$root/tests/e2e/bytecode/torch_xla/net"
says 1 'help: this is a model: tpucc MODEL --train --loss KIND -o OUT.so makes a program that trains' tpurun train "$mlp.mlir" --data x.npy
silent 'interpret'
says 1 'help: tpucc MODEL --train --loss KIND -o PROGRAM.so makes a program, which is a file' tpurun train "$root/tests" --data x.npy
says 1 'this is a folder, and no program' tpurun "$root/tests"
grep -q 'help: tpucc MODEL -o PROGRAM.so makes a program' log || wrong "the way to a program is not said"
printf '\n// A comment.\n#loc = loc(unknown)\nmodule {}\n' >alias.mlir
says 1 'help: this is a model' tpurun alias.mlir
says 1 'is not a shared object made by tpucc' tpurun "$root/README.md"
silent 'this is a model'
mkfifo pipe
says 3 'pipe: error: cannot read: not a regular file' tpurun pipe
says 1 'is not a shared object made by tpucc' tpurun "$mlp.safetensors"
silent 'this is a model'
says 2 'help: -o model.so makes a program' tpucc "$mlp.mlir"
printf 'PK\003\004\024\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\005\0\0\0x.npy.....' >x.npz
says 1 "is not a .npy file: this is an archive of NumPy's arrays (.npz)" tpurun mlp.so --input input=x.npz
grep -q 'help: in Python: numpy.save(' log || wrong "the way to a .npy file is not said"
says 0 'weights ' tpurun mlp.so --describe
grep -q 'weights [0-9.]* [KM]iB, ' log || wrong "--describe has no sizes in KiB"
says 0 '"bytes": 6272' tpurun mlp.so --describe --json
says 2 '--json would change nothing' tpurun mlp.so --json --input "input=$mlp.input.npy"
says 0 '"median_ms": ' tpurun mlp.so --bench=0.01
says 0 'GFLOP/s  kernel' tpurun mlp.so --profile trace.json
grep -q '^ *[0-9.]* % .*  mlp\.0_' log || wrong "the longest kernels are not shown"
says 0 '"median_ms": ' tpurun mlp.so --profile trace.json --bench=0.01
[ "$(wc -l <log)" = 1 ] || wrong "something stands beside the line of JSON"
if command -v script >/dev/null; then
    at_terminal "$build/tpurun mlp.so --bench=0.01"
    for line in 'median ' 'p90 ' 'p99 ' 'runs .* a second' 'rate .* GFLOP/s, .* % of '; do grep -q "^  $line" log || wrong "--bench does not say '$line'"; done
    at_terminal "$build/tpurun mlp.so --bench=0.01 --json"
    grep -q '"median_ms": ' log || wrong "--json prints no JSON at a terminal"
    n=$((n + 2))
fi

# Inputs of other shapes: what fits the program, and what program fits them. No help writes over the user's file.
cat >arrays.mlir <<'MLIR'
func.func @main() -> (tensor<5x4xf32>, tensor<9x4xf64>, tensor<8x3xf32>, tensor<4xf32>, tensor<4x8xf32>, tensor<3x9xf32>, tensor<4x4xf32>) {
  %0 = stablehlo.constant dense<1.0> : tensor<5x4xf32>
  %1 = stablehlo.constant dense<1.0> : tensor<9x4xf64>
  %2 = stablehlo.constant dense<1.0> : tensor<8x3xf32>
  %3 = stablehlo.constant dense<1.0> : tensor<4xf32>
  %4 = stablehlo.constant dense<1.0> : tensor<4x8xf32>
  %5 = stablehlo.constant dense<1.0> : tensor<3x9xf32>
  %6 = stablehlo.constant dense<1.0> : tensor<4x4xf32>
  return %0, %1, %2, %3, %4, %5, %6
    : tensor<5x4xf32>, tensor<9x4xf64>, tensor<8x3xf32>, tensor<4xf32>, tensor<4x8xf32>, tensor<3x9xf32>, tensor<4x4xf32>
}
MLIR
"$build/tpucc" arrays.mlir -o arrays.so
"$build/tpurun" arrays.so --output output0=five.npy --output output1=nine.npy --output output2=narrow.npy --output output3=one.npy \
    --output output4=turned.npy --output output5=odd.npy --output output6=four.npy >log 2>&1 || wrong "no arrays are written"
cat >rows.mlir <<'MLIR'
func.func @main(%x: tensor<8x4xf32>, %y: tensor<4x4xf32>) -> tensor<8x4xf32> {
  %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0] : (tensor<8x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  return %0 : tensor<8x4xf32>
}
MLIR
sed 's/8x4/?x4/g' rows.mlir >open.mlir
"$build/tpucc" rows.mlir -o rows.so
"$build/tpucc" open.mlir --dim x.0=8 -o bound.so
fixed='help: the model fixes dimension 0; one that leaves it open, as tensor<?x4xf32>, is compiled for both with --bucket x.0='
says 1 'numpy.save("OTHER.npy", numpy.pad(numpy.load("five.npy"), ((0, 3), (0, 0))))' tpurun rows.so --input x=five.npy --input y=four.npy
grep -qF "${fixed}5,8" log || wrong "it does not say what a model that leaves the size open takes"
"$build/tpucc" open.mlir --bucket x.0=5,8 -o both.so || wrong "--bucket is no way out"
says 1 'numpy.save("OTHER.npy", numpy.load("nine.npy").astype("float32")[:8])' tpurun rows.so --input x=nine.npy
grep -qF "${fixed}8,9" log || wrong "it does not say what a model that leaves the size open takes"
says 1 'numpy.pad(numpy.load("one.npy")[None], ((0, 7), (0, 0)))' tpurun rows.so --input x=one.npy
says 1 'help: compile the model again for it, with --dim x.0=5; --bucket x.0=5,8 makes a program for both' tpurun bound.so --input x=five.npy
says 1 'help: the model fixes dimension 1, to 4' tpurun rows.so --input x=narrow.npy
says 1 'numpy.save("OTHER.npy", numpy.load("turned.npy").transpose(1, 0))' tpurun rows.so --input x=turned.npy
silent reshape
says 1 "help: argument 'y' is of this type: --input y=four.npy" tpurun rows.so --input x=four.npy
says 1 'help: rows.so takes this type alone: compile the model again' tpurun rows.so --input x=odd.npy
says 1 'numpy.pad(' tpurun --interpret rows.mlir --input x=five.npy
silent --bucket
says 1 'help: of one example, in Python: numpy.save("OTHER.npy", numpy.load("one.npy")[None])' tpurun both.so --input x=one.npy --input y=four.npy
says 1 'the number of dimensions differs' tpurun both.so --input x=four.npy --input y=one.npy
says 1 'compile again with --bucket x.0=5,8,9' tpurun both.so --input x=nine.npy --input y=four.npy
silent 'numpy.pad'
if python3 -c 'import numpy' 2>/dev/null; then
    n=$((n + 1))
    if env TPURT_LIBRARY=no/such.so python3 "$root/samples/python/tpurt.py" mlp.so >log 2>&1; then wrong "Python loads no library"; fi
    grep -qF 'no/such.so: cannot open shared object file' log && grep -qF 'as TPURT_LIBRARY=build/runtime/libtpurt.so' log || wrong "Python does not say where"
    "$build/tpurun" mlp.so --describe --json | python3 -c '
import json, sys
d = json.load(sys.stdin)
assert d["entries"][0]["arguments"] == [{"name": "input", "names": ["input", "arg0"], "type": "tensor<2x784xf32>", "bytes": 6272}], d
assert d["kernels"] and d["weight_bytes"] > 0 and d["variables"] == []' || wrong "--describe --json is something else"
    python3 - "$mlp" <<'PY'
import sys
import numpy as np
x, y = np.load(sys.argv[1] + ".input.npy"), np.load(sys.argv[1] + ".expected.npy")
np.save("f64.npy", x.astype("f8"))
np.save("flat.npy", x.reshape(-1).astype("i4"))
np.save("less.npy", x[:, :5])
off = y.copy()
off[0, 1] += 1e-3 * abs(off[0, 1])
off[1, 2] *= 1.0001
off[0, 3] = np.where(abs(off[0, 3]) > 0, off[0, 3] * 1.5, 1)
np.save("off.npy", off)
off[0, 0] = np.nan
np.save("nan.npy", off)
np.save("complex.npy", x + 1j)
np.save("big.npy", x.astype(">f4"))
np.save("object.npy", x.astype("O"), allow_pickle=True)
np.save("words.npy", x.astype("U30"))
np.save("fields.npy", np.array([(1, 2)], [("FIELD", "f4"), ("b", "f4")]))
PY
    for file in complex big object words; do
        says 1 'help: in Python: numpy.save(' tpurun mlp.so --input input=$file.npy
        silent malformed
        sed -n 's/.*in Python: //p' log >mend.py
        python3 -c "import numpy; $(cat mend.py)" && says 0 'output0: tensor<2x10xf32>' tpurun mlp.so --input input=OTHER.npy
    done
    says 1 'numpy.load("fields.npy")["FIELD"]' tpurun mlp.so --input input=fields.npy
    for file in f64 flat; do
        says 1 'help: in Python: numpy.save(' tpurun mlp.so --input input=$file.npy
        sed -n 's/.*in Python: //p' log >mend.py
        python3 -c "import numpy; $(cat mend.py)" && says 0 'output0: tensor<2x10xf32>' tpurun mlp.so --input input=OTHER.npy
    done
    says 1 'the file holds tensor<2x5xf32>' tpurun mlp.so --input input=less.npy
    silent 'in Python'
    for file in five nine one; do
        says 1 'in Python' tpurun rows.so --input x=$file.npy
        sed -n 's/.*in Python: //p' log >mend.py
        python3 -c "import numpy; $(cat mend.py)" && says 0 'output0: tensor<8x4xf32>' tpurun rows.so --input x=OTHER.npy --input y=four.npy
    done
    says 1 'result-differs' tpurun mlp.so --input "input=$mlp.input.npy" --expect output=off.npy
    rtol=$(sed -n 's/.*near enough: \(--rtol [^ ]*\) .*/\1/p' log)
    # shellcheck disable=SC2086 # two words
    "$build/tpurun" mlp.so --input "input=$mlp.input.npy" --expect output=off.npy $rtol || wrong "'$rtol' does not allow what it says"
    says 1 'no tolerance allows this' tpurun mlp.so --input "input=$mlp.input.npy" --expect output=nan.npy
    cat >small.mlir <<'MLIR'
func.func @main(%x: tensor<3xf32>) -> tensor<3xf32> {
  return %x : tensor<3xf32>
}
MLIR
    "$build/tpucc" small.mlir -o small.so
    python3 -c 'import numpy as np; np.save("s.npy", np.array([1e-3, 1000, 5], "f4")); np.save("w.npy", np.array([2e-3, 1001, 5], "f4"))'
    says 1 'the worst is [0]: ' tpurun small.so --input x=s.npy --expect output=w.npy
    grep -q 'note: the largest difference, 1, is at \[1\]: got 1000, expected 1001' log || wrong "the largest difference is not shown"
    # Weights of other floats, and the other way round; a tensor too many.
    if python3 -c 'import safetensors.torch' 2>/dev/null; then
        cat >two.mlir <<'MLIR'
func.func @main(%x: tensor<1x2xf32>, %w: tensor<2x3xf32>, %b: tensor<1x3xf32>) -> tensor<1x3xf32> {
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [1] x [0] : (tensor<1x2xf32>, tensor<2x3xf32>) -> tensor<1x3xf32>
  %1 = stablehlo.add %0, %b : tensor<1x3xf32>
  return %1 : tensor<1x3xf32>
}
MLIR
        for mend in bfloat16 half double T; do
            python3 -c "
import torch, safetensors.torch as s
w = torch.ones(2, 3)
w = w.T.contiguous() if '$mend' == 'T' else w.$mend()
s.save_file({'w': w, 'b': torch.ones(1, 3), 'more': torch.ones(1)}, 'w.safetensors')"
            says 1 'help: to leave it out, in Python: ' tpucc two.mlir --weights w.safetensors -o two.so
            sed -n 's/.*to leave it out, in Python: //p' log | sed 's/OTHER/w/' >mend.py
            python3 mend.py
            says 1 'in Python: ' tpucc two.mlir --weights w.safetensors -o two.so
            sed -n 's/.*in Python: //p' log >mend.py
            python3 mend.py && says 0 'inputs: x' tpucc two.mlir --weights OTHER.safetensors -o two.so
        done
    fi
    # NumPy has no bf16: its bits are integers.
    sed 's/f32/bf16/g' small.mlir >bf16.mlir
    "$build/tpucc" bf16.mlir -o bf16.so
    python3 -c 'import numpy as np; np.save("bits.npy", np.full(3, 0x3f80, "u2")); np.save("i16.npy", np.ones(3, "i2")); np.save("i32.npy", np.ones(3, "i4"))'
    says 1 'numpy.load("bits.npy").view(ml_dtypes.bfloat16))' tpurun bf16.so --input x=bits.npy
    says 1 'numpy.load("i16.npy").view(ml_dtypes.bfloat16))' tpurun bf16.so --input x=i16.npy
    says 1 'numpy.load("i32.npy").astype(ml_dtypes.bfloat16))' tpurun bf16.so --input x=i32.npy
    if python3 -c 'import ml_dtypes' 2>/dev/null; then
        python3 -c 'import numpy, ml_dtypes; numpy.save("bits.npy", numpy.load("bits.npy").view(ml_dtypes.bfloat16))'
        says 0 'output0: tensor<3xbf16> = 1, 1, 1' tpurun bf16.so --input x=bits.npy
    fi
fi
echo "$n messages, $failed failures"
[ "$failed" = 0 ]
