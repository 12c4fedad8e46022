#!/bin/sh
# Variables: programs whose arguments live in the process are what the evaluator makes of them, step by step and entry point by entry point, on any number of
# threads and replicas; they are described, loaded and saved; what is wrong is refused by its name.
#   variables.sh BUILD_DIR
set -eu
. "$(dirname "$0")/lib.sh"
PATH=$build:$PATH

# expect CODE TEXT COMMAND..: how it ends, and what it says
expect() {
    code=$1 text=$2 got=0
    shift 2
    "$@" >said 2>&1 </dev/null || got=$?
    [ $got = "$code" ] || fail "exit code $got, not $code: $*"
    grep -qF -- "$text" said || fail "no '$text': $*"
}
same() { cmp "$1" "$2" >said 2>&1 || fail "$3"; }

# --- training: several entry points, values that are read by each other's updates, old values among the results
for threads in 1 2; do
    tpucc "$here/variables/train.mlir" --prefix p -o train.so >said 2>&1 || fail "train.mlir does not compile"
    for program in "--interpret $here/variables/train.mlir" "train.so --threads $threads"; do
        # shellcheck disable=SC2086 # a list of words
        {
            rm -f state.safetensors
            tpurun $program --entry init --save-variables state.safetensors >said 2>&1 || fail "init of $program"
            for step in 1 2 3; do
                tpurun $program --entry train --load-variables state.safetensors --input "g=$here/variables/g.npy" --output "old=old$step.npy" \
                    --save-variables state.safetensors >said 2>&1 || fail "step $step of $program"
            done
            tpurun $program --entry predict --load-variables state.safetensors --input "x=$here/variables/g.npy" --output output0=y.npy >said 2>&1 ||
                fail "predict of $program"
        }
        [ -f want.npy ] || { mv y.npy want.npy && mv state.safetensors want.safetensors && mv old3.npy want3.npy; }
        if [ -f y.npy ]; then
            same y.npy want.npy "predict on $threads threads is not what the evaluator says"
            same state.safetensors want.safetensors "variables on $threads threads are not what the evaluator says"
            same old3.npy want3.npy "old values on $threads threads are not what the evaluator says"
        fi
    done
done
tpurun train.so --describe >said
for line in 'entry point init' '  writes     0  w' '  updates    2  step' '  reads      0  w' '4 variables' 'begins as the model says' 'one of each replica'; do
    grep -qF -- "$line" said || fail "--describe does not say '$line'"
done
expect 2 "the program has several entry points: 'init', 'train', 'predict'" tpurun train.so --input "g=$here/variables/g.npy"

# A step copies nothing: kernels, and the end.
tpurun train.so --describe >said
grep -q 'entry point train: .* \([0-9]*\) launches in' said || fail "no entry point train"
set -- "$(sed -n 's/^entry point train: .* \([0-9]*\) launches in .*/\1/p' said)" "$(sed -n 's/^entry point train: .* in \([0-9]*\) steps$/\1/p' said)"
[ $(($1 + 1)) = "$2" ] || fail "a training step copies: $1 launches in $2 steps"

# The same as .fb, as text, through passes, and as code for two processors.
tpucc "$here/variables/train.mlir" -o train.fb && tpucc train.fb --prefix p -o again.so && tpurun again.so --describe >again && tpurun train.so --describe >said
diff said again >log || fail "the program of the .fb is another one"
tpucc train.fb --scatter=xla -o through.mlir && tpucc through.mlir --prefix p -o again.so >said 2>&1 || fail "what passes leave is no model"
tpurun again.so --entry predict --load-variables want.safetensors --input "x=$here/variables/g.npy" --expect output0=want.npy >said 2>&1 || fail "through.mlir"

# Weights alone predict; a step wants the rest as well.
header='{"w":{"dtype":"F32","shape":[6],"data_offsets":[0,24]}}'
# shellcheck disable=SC2059 # the format is the byte
{ printf "\\$(printf %03o ${#header})\000\000\000\000\000\000\000%s" "$header" && head -c 24 /dev/zero; } >weights.safetensors
for program in again.so "--interpret $here/variables/train.mlir"; do
    # shellcheck disable=SC2086 # a list of words
    tpurun $program --entry predict --load-variables weights.safetensors --input "x=$here/variables/g.npy" >said 2>&1 || fail "weights alone do not predict: $program"
done
expect 1 "there is no tensor 'm' for the variable tensor<6xf32>" tpurun again.so --entry train --load-variables weights.safetensors --input "g=$here/variables/g.npy"

tpucc train.fb --mcpu=x86-64-v3,x86-64-v4 --prefix p -o two.so >said 2>&1 || fail "two processors"
tpurun two.so --target x86-64-v3 --entry predict --load-variables want.safetensors --input "x=$here/variables/g.npy" --expect output0=want.npy >said 2>&1 ||
    fail "for two processors"
tpucc train.fb --prefix p -o p.h && grep -q 'variable 0' p.h || fail "p.h says nothing of variables"
tpucc train.fb --shape-report=report.txt -o p.so && grep -q 'variable' report.txt || fail "the report says nothing of variables"

# Weights are what variables begin as.
tpucc "$here/variables/plain.mlir" --weights "$here/variables/w.safetensors" --prefix p -o plain.so >said 2>&1 || fail "weights of variables"
tpurun plain.so --save-variables out.safetensors --output output1=y.npy >said 2>&1 || fail "plain.so"
tpurun --interpret "$here/variables/plain.mlir" --weights "$here/variables/w.safetensors" --save-variables want.out --expect output1=y.npy >said 2>&1 ||
    fail "plain.mlir"
same out.safetensors want.out "variables that begin as weights"

# --- donated arguments, by the model's marks and by names
cat >step.mlir <<'END'
func.func @main(%w: tensor<4xf32> {tf.aliasing_output = 1 : i32}, %n: tensor<i32> {jax.buffer_donor = true}, %x: tensor<4xf32>) -> (tensor<f32>, tensor<4xf32>, tensor<i32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.add %w, %x : tensor<4xf32>
  %1 = stablehlo.add %n, %one : tensor<i32>
  %2 = stablehlo.reduce(%0 init: %zero) applies stablehlo.add across dimensions = [0] : (tensor<4xf32>, tensor<f32>) -> tensor<f32>
  return %2, %0, %1 : tensor<f32>, tensor<4xf32>, tensor<i32>
}
END
tpucc step.mlir --variables -o marked.mlir && tpucc step.mlir --variables=w=output1,n=output2 -o named.mlir
same marked.mlir named.mlir "marks and names"
grep -q 'tensor<i32> {tpu.variable = "n"})' named.mlir || fail "n is no variable"
tpucc step.mlir --variables=w,n -o named.mlir # w's result is said by its mark, n is only read
grep -q 'tensor<4xf32> {tpu.variable = "w"}, tensor<i32>)' named.mlir || fail "names without results"
tpucc step.mlir -o named.mlir
if grep -q tpu.variable named.mlir; then fail "variables that nobody has asked for"; fi
expect 2 "there is no argument 'v'" tpucc step.mlir --variables=v -o x.so
expect 2 "there is no result 'y'" tpucc step.mlir --variables=w=y -o x.so
expect 2 "argument 'w' is tensor<4xf32>, and result 2, its new value, is tensor<i32>" tpucc step.mlir --variables=w=output2 -o x.so
expect 2 "result 1 would be the new value of both 'w' and 'x'" tpucc step.mlir --variables=w=output1,x=output1 -o x.so
expect 2 "argument 'w' is named twice" tpucc step.mlir --variables=w=output1,w -o x.so
expect 2 "gives none of its arguments away" tpucc "$models/digits.mlir" --variables -o x.so

# --- files of variables
expect 1 "there is no tensor 'b' for the variable tensor<2x3xf32>" tpurun plain.so --load-variables "$here/variables/w.safetensors"
expect 2 "the program has no variables" tpurun named.mlir --interpret --save-variables x.safetensors --input "w=$here/variables/g.npy"
tpurun train.so --entry init --save-variables one.safetensors >said
tpucc "$here/variables/plain.mlir" --prefix p -o plain.so
expect 1 "tensor 'w' is tensor<6xf32>, variable 'w' is tensor<2x3xf32>" tpurun plain.so --load-variables one.safetensors
before=$(cksum <one.safetensors)
expect 3 "cannot" tpurun train.so --entry init --save-variables /nowhere/x.safetensors
expect 2 "which would be overwritten" tpurun train.so --entry init --save-variables train.so
[ "$before" = "$(cksum <one.safetensors)" ] || fail "a file was changed"

# --- replicas: one value for all, and one for each
for n in 2 8; do
    ids=$(seq -s, 0 $((n - 1)))
    sed "s/REPLICAS/[[$ids]]/; s/COUNT/1x$n/" "$here/variables/replicas.mlir" >replicas.mlir
    tpucc replicas.mlir --replicas $n --prefix p -o replicas.so >said 2>&1 || fail "$n replicas do not compile"
    rm -f want.safetensors
    for program in "--interpret replicas.mlir --replicas $n" "replicas.so --threads 1" "replicas.so --threads 2" "replicas.so --threads $((n + 1))"; do
        rm -f state.safetensors
        # shellcheck disable=SC2086 # a list of words
        {
            tpurun $program --input "g/0=$here/variables/g$n.npy" --save-variables state.safetensors >said 2>&1 || fail "$program"
            tpurun $program --input "g/0=$here/variables/g$n.npy" --load-variables state.safetensors --save-variables state.safetensors >said 2>&1 ||
                fail "$program again"
        }
        [ -f want.safetensors ] || mv state.safetensors want.safetensors
        if [ -f state.safetensors ]; then same state.safetensors want.safetensors "$program is not what the evaluator says"; fi
    done
done
expect 2 "for 3 compile it with --replicas 3" tpurun replicas.so --replicas 3 --input "g=$here/variables/g.npy"
expect 1 "its new value may differ among them: it depends on argument 'x'" tpucc marked.mlir --replicas 2 -o x.so
expect 1 "replicas 0 and 1 have different new values of variable 'w'" tpurun --interpret marked.mlir --replicas 2 --input "x@0=$here/variables/y.npy" \
    --input "x@1=$here/variables/x.npy"

# --- random programs, more of them by hand
if command -v python3 >/dev/null; then
    python3 "$here/variables/random_programs.py" "$build" 0 40 >said 2>&1 || fail "random programs"
else
    without python3
fi
echo "variables: all as the evaluator says"
