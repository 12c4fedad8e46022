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
