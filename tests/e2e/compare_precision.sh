#!/bin/sh
# --compare-precision: errors of layers and results are what runs of the evaluator in both precisions differ by, of a layer by itself too; the table and the
# JSON say the same; what cannot be compared is refused before any work.
#   compare_precision.sh BUILD_DIR
set -eu
. "$(dirname "$0")/lib.sh"
PATH=$build:$PATH
command -v python3 >/dev/null || skip python3
ask() { python3 "$here/compare_precision.py" "$@"; }
is() { [ "$1" = "$2" ] || fail "$3: '$1' instead of '$2'"; }
near() { awk "BEGIN { exit !($1 - $2 <= 0.0001 * $2 && $2 - $1 <= 0.0001 * $2) }" || fail "$3: '$1' instead of '$2'"; } # the last digit is rounded

# Networks: results differ by about what --interpret says in both precisions, where scales are not folded into weights before these are rounded.
for name in mlp digits mobilenet_tiny resnet_tiny bert_tiny lstm_tiny; do
    options='--precision=bf16 --weights-as=int8'
    [ $name != mlp ] || options="$options --precision=model --weights-as=bf16 --weights-as=int4:32"
    for option in $options; do
        set -- "$models/$name.mlir" --weights "$models/$name.safetensors"
        tpurun --interpret "$@" --input "input=$models/$name.input.npy" --output output0=f32.npy >said 2>&1
        tpurun --interpret "$@" $option --input "input=$models/$name.input.npy" --output output0=other.npy >said 2>&1
        tpucc "$@" $option --compare-precision "$models/$name.input.npy" >table.txt 2>said || fail "$name $option"
        tpucc "$@" $option --compare-precision "input=$models/$name.input.npy" -o answer.json 2>said || fail "$name $option as JSON"
        ask same answer.json table.txt || fail "$name $option: the table says something else"
        python3 - "$(ask error f32.npy other.npy)" "$(ask result answer.json 0)" <<'END' || fail "$name $option: not what the evaluator says"
import sys
want, got = map(float, sys.argv[1:])
assert abs(want - got) <= 0.5 * want, (want, got)
END
        n=$((n + 1))
    done
done

# Contractions one by one, of which some are results: what differs is theirs, each by itself as its operands are those of f32. Constants on either side.
ask make .
for precision in bf16 model; do
    tpurun --interpret model.mlir --input x=x.npy --input y=y.npy --output output0=a0.npy --output output1=a1.npy --output output2=a2.npy --output output3=a3.npy >said 2>&1
    tpurun --interpret model.mlir --precision $precision --input x=x.npy --input y=y.npy --output output0=b0.npy --output output1=b1.npy --output output2=b2.npy --output output3=b3.npy >said 2>&1
    tpucc model.mlir --precision=$precision --compare-precision x=x.npy --compare-precision=y=y.npy -o answer.json
    for i in 0 1 2 3; do
        near "$(ask layer answer.json $i | cut -d' ' -f2)" "$(ask error a$i.npy b$i.npy)" "$precision: layer $i"
        near "$(ask result answer.json $i)" "$(ask error a$i.npy b$i.npy)" "$precision: result $i"
    done
    for i in 0 1 2; do is "$(ask layer answer.json $i | cut -d' ' -f1)" "$(ask layer answer.json $i | cut -d' ' -f2)" "$precision: layer $i reads the inputs alone"; done
    printf 'func.func @main(%%a: tensor<48x40xf32>) -> tensor<40x40xf32> {\n  %%0 = stablehlo.dot_general %%a, %%a, contracting_dims = [0] x [0] : (tensor<48x40xf32>, tensor<48x40xf32>) -> tensor<40x40xf32>\n  return %%0 : tensor<40x40xf32>\n}\n' >last.mlir
    tpurun --interpret last.mlir --precision $precision --input a=a0.npy --output output0=alone.npy >said 2>&1
    near "$(ask layer answer.json 3 | cut -d' ' -f1)" "$(ask error a3.npy alone.npy)" "$precision: the last one by itself"
    is "$(ask layer answer.json 4)" '0.0000e+00 0.0000e+00 f32' "$precision: a sum of few"
done
is "$(ask layer answer.json 2)" '0.0000e+00 0.0000e+00 f32' HIGHEST
case $(ask layer answer.json 1) in [1-9]*e-06*'three of bf16') ;; *) fail "HIGH: $(ask layer answer.json 1)" ;; esac
tpucc model.mlir --precision=model --compare-precision x=x.npy --compare-precision y=y.npy -o answer.txt
grep -q '^ *0 *0  f32  *dot_general at model.mlir:5:8, as precision_config says HIGHEST$' answer.txt || fail 'no reason'
grep -q '^ *0  result output5: share of elements that differ$' answer.txt || fail 'no share'
tail -n 1 answer.txt | grep -q '^3 of 5 layers change; \* the largest of their own$' || fail 'how many change'

# What a layer adds by itself is its rounding, whether it would be rounded if it stood alone or not: a large argument is dear to round, what is computed is not.
cat >behind.mlir <<'END'
func.func @main(%x: tensor<512x512xf32>) -> tensor<512x8xf32> {
  %u = stablehlo.constant dense<0.31> : tensor<512x512xf32>
  %v = stablehlo.constant dense<0.5> : tensor<512x16xf32>
  %w = stablehlo.constant dense<0.7> : tensor<16x8xf32>
  %0 = stablehlo.dot_general %x, %u, contracting_dims = [1] x [0] : (tensor<512x512xf32>, tensor<512x512xf32>) -> tensor<512x512xf32>
  %1 = stablehlo.dot_general %0, %v, contracting_dims = [1] x [0] : (tensor<512x512xf32>, tensor<512x16xf32>) -> tensor<512x16xf32>
  %2 = stablehlo.dot_general %1, %w, contracting_dims = [1] x [0] : (tensor<512x16xf32>, tensor<16x8xf32>) -> tensor<512x8xf32>
  return %2 : tensor<512x8xf32>
}
END
ask random large.npy 512 512
tpucc behind.mlir --precision=bf16 --compare-precision large.npy -o answer.json
case $(ask layer answer.json 1) in 0.0000e+00* | *f32) fail "a layer that is rounded adds nothing: $(ask layer answer.json 1)" ;; *bf16) ;; *) fail 'no layer' ;; esac

# Loops, by each round; what a person calls weights, also behind calls; variables begin as they do in a program.
printf 'func.func private @layer(%%a: tensor<64x40xf32>, %%b: tensor<64x64xf32>) -> tensor<64x40xf32> {\n  %%0 = stablehlo.dot_general %%b, %%a, contracting_dims = [1] x [0] : (tensor<64x64xf32>, tensor<64x40xf32>) -> tensor<64x40xf32>\n  return %%0 : tensor<64x40xf32>\n}
func.func @main(%%x: tensor<64x40xf32>, %%w: tensor<64x64xf32>, %%s: tensor<64x40xf32> {tpu.variable = "s"}) -> (tensor<64x40xf32>, tensor<64x40xf32> {tpu.variable = "s"}) {\n  %%0 = call @layer(%%x, %%w) : (tensor<64x40xf32>, tensor<64x64xf32>) -> tensor<64x40xf32>\n  %%1 = stablehlo.add %%0, %%s : tensor<64x40xf32>\n  return %%1, %%1 : tensor<64x40xf32>, tensor<64x40xf32>\n}\n' >called.mlir
python3 - <<'END'
import json, random, struct
w = struct.pack("4096f", *[random.Random(2).gauss(0, 0.1) for _ in range(4096)])
head = json.dumps({"w": {"dtype": "F32", "shape": [64, 64], "data_offsets": [0, len(w)]}}).encode()
open("w.safetensors", "wb").write(len(head).to_bytes(8, "little") + head + w)
END
exits 0 'bf16     dot_general at w (called.mlir:2:8)' tpucc called.mlir --weights w.safetensors --precision=bf16 --compare-precision x.npy
exits 0 ' result s' tpucc called.mlir --weights w.safetensors --precision=bf16 --compare-precision x.npy
exits 0 'dot_general at cell.weight_hh_l0 (lstm_tiny.mlir:24:14), as it multiplies little by what it would round, 10 times' \
    tpucc "$models/lstm_tiny.mlir" --weights "$models/lstm_tiny.safetensors" --precision=bf16 --compare-precision "$models/lstm_tiny.input.npy"

# JAX calls all products alike, by where they are and what: the weights go before that, in the shape report too. A name of the model's own stays.
sed '2s/$/ loc("jit(f)\/dot_general")/' called.mlir >jax.mlir
sed '2s/$/ loc("layer1")/' called.mlir >own.mlir
exits 0 "bf16     dot_general at w, jit(f)/dot_general (jax.mlir:2:8)" tpucc jax.mlir --weights w.safetensors --precision=bf16 --compare-precision x.npy
exits 0 "matmul at w, jit(f)/dot_general (jax.mlir:2:8)" tpucc jax.mlir --weights w.safetensors --shape-report -o jax.so
exits 0 "bf16     dot_general at layer1 (own.mlir:2:8)" tpucc own.mlir --weights w.safetensors --precision=bf16 --compare-precision x.npy

# A model of bf16 is what it is.
sed 's/xf32/xbf16/g' called.mlir >bf16.mlir
python3 - <<'END'
for name, n in (("x16", (64, 40)), ("w16", (64, 64))):
    head = ("{'descr': '<V2', 'fortran_order': False, 'shape': %s, }" % (n,)).encode()
    head += b" " * (117 - len(head)) + b"\n"
    open(name + ".npy", "wb").write(b"\x93NUMPY\x01\x00" + len(head).to_bytes(2, "little") + head + b"\x80\x3f" * (n[0] * n[1]))
END
exits 0 '0 of 1 layers change' tpucc bf16.mlir --precision=bf16 --compare-precision x=x16.npy --compare-precision w=w16.npy

# Numbers of another type in the right shape: nothing has to be filled up.
python3 - <<'END'
head = b"{'descr': '<f8', 'fortran_order': False, 'shape': (64, 40), }"
open("x64.npy", "wb").write(b"\x93NUMPY\x01\x00\x76\x00" + head + b" " * (117 - len(head)) + b"\n" + bytes(8 * 64 * 40))
END
exits 1 '.astype("float32"))' tpucc called.mlir --weights w.safetensors --precision=bf16 --compare-precision x64.npy
! grep -q 'zeros fill it up' said || fail 'zeros fill up what is full'

# What is refused, before any work where the command line says it.
sayer() { exits "$1" "$2" tpucc model.mlir --precision=bf16 --compare-precision x=x.npy --compare-precision y=y.npy ${3:+"$3"} ${4:+"$4"}; }
exits 2 'nothing differs from f32 in f32' tpucc model.mlir --compare-precision x=x.npy
exits 2 'nothing differs from f32 in f32' tpucc model.mlir --precision=f32 --compare-precision x=x.npy
exits 2 "the model has 2 inputs: 'x', 'y'" tpucc model.mlir --precision=bf16 --compare-precision x.npy
exits 2 "its input 'y', tensor<64x40xf32>, is not given" tpucc model.mlir --precision=bf16 --compare-precision x=x.npy
exits 2 "its inputs are: 'x', 'y'" tpucc model.mlir --precision=bf16 --compare-precision z=x.npy
exits 2 "did you mean 'input'?" tpucc "$models/mlp.mlir" --weights "$models/mlp.safetensors" --precision=bf16 --compare-precision inptu=x.npy
exits 1 "argument 'input' is tensor<2x784xf32>, the file holds tensor<64x40xf32>" tpucc "$models/mlp.mlir" --weights "$models/mlp.safetensors" --precision=bf16 --compare-precision x.npy
exits 3 'none.npy: error: cannot open' tpucc model.mlir --precision=bf16 --compare-precision x=none.npy
sayer 2 "argument 'x' is given already" --compare-precision=x=y.npy
sayer 2 'makes no program, but says how far layers are off' -o program.so
cp x.npy x.txt
exits 2 'is also an input, --compare-precision x=x.txt, which would be overwritten' tpucc model.mlir --precision=bf16 --compare-precision x=x.txt -o ./x.txt
sayer 3 'cannot create a file here' -o none/answer.json
sayer 2 '--dim binds the size that the inputs have' --bucket=n=8,16
sayer 2 'compare the forward model' --train
sayer 2 '--grad=.. -o grad.mlir writes the gradient as a model' --grad
sayer 2 '--compare-precision and --tune do not go together' --tune
sayer 2 'tpucc MODEL -o OUT.so --shape-report' --shape-report
sayer 2 '--mcpu would change nothing' --mcpu=x86-64-v3
sayer 2 '--precision=bf16 multiplies by weights of bf16, and --weights-as stores integers' --weights-as=int8
exits 2 'no model was given' tpucc --precision=bf16 --compare-precision x.npy
exits 2 'the model has 3 entry points, and inputs are for one' tpucc "$here/variables/train.mlir" --precision=bf16 --compare-precision x.npy
exits 2 'the model is for 8 devices' tpucc "$root/samples/mesh/mesh.mlir" --precision=bf16 --compare-precision x.npy
printf 'func.func @main(%%x: tensor<64x40xf32>) -> tensor<64x40xf32> {\n  return %%x : tensor<64x40xf32>\n}\n' >none.mlir
exits 2 'none.mlir: error: --compare-precision: the model has no contraction of its own' tpucc none.mlir --precision=bf16 --compare-precision x.npy
for to in - ''; do
    got=0
    tpucc model.mlir --precision=bf16 --compare-precision x=x.npy --compare-precision y=y.npy ${to:+-o $to} >/dev/full 2>said || got=$?
    [ $got = 3 ] || fail "a full disk: $got"
done
[ -z "$(find . -name '.*.tmp')" ] || fail 'a temporary file is left'
echo "$n answers are what the evaluator says"
