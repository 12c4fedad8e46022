#!/bin/sh
# A folder of torch_xla (torch_xla/net, made by folder.py, which makes another where $PYTHON has torch_xla): weights are constants, arguments and results are
# called as in Python, the results are PyTorch's; and what a broken one is refused with.
#   folder.sh BUILD_DIR
set -eu
. "$(dirname "$0")/../lib.sh"

# right MODEL ARRAYS OPTION...: it comes out as PyTorch says
right() {
    n=$((n + 1))
    model=$1 arrays=$2
    shift 2
    "$build/tpucc" "$model" "$@" -o net.so >log 2>&1 || fail "$model is not compiled"
    "$build/tpurun" net.so --input "args[0]=$arrays/x.npy" --input "args[1]=$arrays/mask.npy" --input "args[2]['a']=$arrays/a.npy" \
        --expect "result['y']=$arrays/y.npy" --expect "result['z']=$arrays/z.npy" >log 2>&1 || wrong "$model gives something else than PyTorch"
}
arrays=$here/torch_xla
right "$arrays/net" "$arrays"

fresh() {
    rm -rf net
    cp -R "$arrays/net" .
}

# For training parameters are variables that begin with the folder's values; other weights go before these. Counters of the batches that batch norms saw
# fit nothing.
begins() { # OPTION..: does it predict what PyTorch does?
    "$build/tpucc" "$arrays/net" --train --loss "mean_squared_error:result=result['y']" "$@" -o train.so >log 2>&1 || fail "the folder is not made a training"
    "$build/tpurun" train.so --entry init --input seed=seed.npy --save-variables begun.safetensors >/dev/null
    "$build/tpurun" train.so --entry predict --load-variables begun.safetensors --input "args[0]=$arrays/x.npy" --input "args[1]=$arrays/mask.npy" \
        --input "args[2]['a']=$arrays/a.npy" --expect "result['y']=$arrays/y.npy" >predicted 2>&1
}
n=$((n + 2))
printf '\223NUMPY\001\000\166\000%-117s\n\000\000\000\000\000\000\000\000' "{'descr': '<u8', 'fortran_order': False, 'shape': (), }" >seed.npy
begins || { cat predicted; wrong "training does not begin with the folder's weights"; }
grep -q '4 parameters begin with values in data' log || wrong "where first values are from is not said"
for name in l.bias l.weight table; do grep -qaF "\"$name\"" begun.safetensors || wrong "$name is no variable"; done
{
    header='{"l.bias":{"dtype":"F32","shape":[3],"data_offsets":[0,12]},"bn.num_batches_tracked":{"dtype":"I64","shape":[],"data_offsets":[12,20]}}'
    printf '\220\0\0\0\0\0\0\0%-144s\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0' "$header"
} >zeros.safetensors
if begins --weights zeros.safetensors; then wrong "--weights does not go before the folder's values"; fi
grep -q "error: result 'result\['y'\]'" predicted || { cat predicted; wrong "other weights do not predict something else"; }
grep -q 'note: num_batches_tracked, .* is left out (1 tensor)' log || wrong "what is left out of weights is not said"

# The program alone has no weights: the folder is named.
n=$((n + 3))
"$build/tpucc" "$arrays/net/functions/forward.bytecode" -o alone.mlir >log 2>&1
grep -qF "help: tpucc $arrays/net -o OUT" log || wrong "a folder's program read alone does not name the folder"
(cd "$arrays/net" && "$build/tpucc" functions/forward.bytecode -o "$work/alone.mlir") >log 2>&1
grep -qF "help: tpucc . -o OUT" log || wrong "a folder's program read alone does not name the folder it is in"
cp "$arrays/net/functions/forward.bytecode" .
"$build/tpucc" forward.bytecode -o alone.mlir >log 2>&1
if grep -q torch_xla log; then wrong "a program in no folder is told as one"; fi

# A constant of torch_xla's own has a number for a name.
fresh
mkdir net/constants
mv net/data/lifted_tensor_0 net/constants/0
sed -i 's/"type_": "parameter", "position": -1, "name": "lifted_tensor_0"/"type_": "constant", "position": 0, "name": ""/' net/functions/forward.meta
right net "$arrays"

# Without its file a parameter is an argument, called as in the module (l.bias), which --weights binds.
fresh
mv net/data/l.bias bias.npy
"$build/tpucc" net -o net.so >log 2>&1 || fail "a parameter without a file is no argument"
"$build/tpurun" net.so --describe >log
grep -q '^  argument  *[0-9]*  l\.bias  *tensor<3xf32>' log || wrong "an argument is not called l.bias"
{
    header='{"l.bias":{"dtype":"F32","shape":[3],"data_offsets":[0,12]}}    '
    printf '\100\0\0\0\0\0\0\0%.64s' "$header"
    tail -c 12 bias.npy
} >w.safetensors
right net "$arrays" --weights w.safetensors

# called OPTION... < NAMES: the program's arguments and results, in order
called() {
    n=$((n + 1))
    "$build/tpucc" net "$@" -o net.so >log 2>&1 || fail "net is not compiled with $*"
    "$build/tpurun" net.so --describe | sed -n 's/^  \(argument\|result\) *[0-9]* *\([^ ]*\) .*/\2/p' >names
    diff - names || wrong "other names with $*"
}
fresh
called <<'NAMES'
args[0]
args[1]
args[2]['a']
result['y']
result['z']
NAMES
called --input-names=x,mask,a --output-names=y,z <<'NAMES'
x
mask
a
y
z
NAMES
called "--input-names=args[2]['a']=a" --input-names=arg1=mask "--output-names=result['z']=result['y'],output0=first" <<'NAMES'
args[0]
mask
a
first
result['y']
NAMES
"$build/tpucc" net --input-names=x,mask,a --output-names=y,z -o named.mlir >log 2>&1 || fail "no model with other names"
"$build/tpucc" named.mlir -o net.so
"$build/tpurun" net.so --input "x=$arrays/x.npy" --input "mask=$arrays/mask.npy" --input "a=$arrays/a.npy" --expect "y=$arrays/y.npy" --expect "z=$arrays/z.npy" \
    >log 2>&1 || wrong "a model with other names gives something else"

# misnamed TEXT OPTION: it is refused so
misnamed() {
    n=$((n + 1))
    exits 2 "$1" "$build/tpucc" net "$2" -o net.so
}
misnamed '2 names for 3 arguments' --input-names=x,mask
misnamed "in order the arguments are: 'args[0]', 'args[1]', 'args[2]['a']'" --input-names=x
misnamed '3 names for 2 results' --output-names=x,y,z
misnamed "'x' would be both argument 'args[0]' and 'args[1]'" --input-names=x,x,y
misnamed "'args[1]' would be both argument 'args[0]' and 'args[1]'" '--input-names=args[0]=args[1]'
misnamed "'arg1' would be both argument 'args[0]' and 'args[1]'" '--input-names=args[0]=arg1'
misnamed "argument 'args[0]' is named twice" '--input-names=args[0]=x,arg0=y'
misnamed "there is no argument 'args[3]'" '--input-names=args[3]=x'
misnamed "did you mean 'result['y']'?" "--output-names=result['x']=y"
misnamed "'' is no name" --input-names=x,,y
misnamed "'y' is no OLD=NEW" '--input-names=args[0]=x,y'

# Keyword arguments are called so.
sed -i 's/, \({[^{}]*builtins.dict[^{}]*{[^{}]*}\]}\)\]}, {[^{}]*}\]}\]"/]}, \1]}]"/' net/functions/forward.meta
called <<'NAMES'
args[0]
args[1]
a
result['y']
result['z']
NAMES
fresh

# refused TEXT
refused() {
    n=$((n + 1))
    code=0
    "$build/tpucc" net -o net.so >log 2>&1 </dev/null || code=$?
    if [ $code != 1 ] && [ $code != 3 ] || [ "$(grep -c 'error:' log)" != 1 ] || ! grep -qF -- "$1" log; then
        wrong "exit status $code, not refused with '$1'"
        cat log
    fi
    fresh
}
meta=net/functions/forward.meta
fresh
rm $meta
refused 'net/functions: error: there is no .meta file'
cp $meta net/functions/a.meta && mv $meta net/functions/b.meta
refused 'it holds several functions: a, b'
rm net/functions/forward.bytecode
refused 'forward.bytecode: error: cannot open this file: No such file'
echo module >net/functions/forward.bytecode
refused 'this is no MLIR bytecode'
head -c 500 $meta >half && mv half $meta
refused 'no JSON'
echo '{}' >$meta
refused 'there is no list input_locations'
sed -i 's/"type_": "input_arg", "position": 2, "name": ""}/&, {"type_": "input_arg", "position": 3, "name": ""}/' $meta
refused '8 input_locations for the 7 arguments of @main'
sed -i 's/"name": "table"/"name": "..\/secret"/' $meta
refused "'../secret' is no name of a file in data"
sed -i 's/"type_": "parameter"/"type_": "buffer"/' $meta
refused "is of the type 'buffer', which is not known"
cp net/data/l.bias net/data/table
refused "argument 0 of @main, 'table' is tensor<3x4xf32>, but the array is 3xf32"
head -c 150 net/data/table >half && mv half net/data/table
refused 'net/data/table: error:'
echo 1 >net/data/table
refused 'net/data/table: error:'

python=${PYTHON:-python3}
if "$python" -c 'import torch_xla' >/dev/null 2>&1; then
    "$python" "$here/folder.py" made >log 2>&1 || fail "folder.py"
    right made/net made
else
    echo "there is no torch_xla: only $arrays was read"
fi
echo "$n folders, $failed failures"
[ "$failed" = 0 ]
