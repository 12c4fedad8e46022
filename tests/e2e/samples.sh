#!/bin/sh
# What the READMEs show is what happens: the digits sample compiles, runs and prints what its README prints (in a UTF-8 locale and in the
# plain one), the step of the spirals sample trains, the networks of mnist, char_lstm and mlp_regression learn, the curve sample draws what its README
# shows, and the program of the top README compiles without warnings and prints what stands below it.
#   samples.sh BUILD_DIR
set -eu
. "$(dirname "$0")/lib.sh"
compile="${CC:-cc} -std=c17 -O2 -Wall -Wextra -Werror -I$root/runtime -I."
lib="$build/runtime/libtpurt.a -lm -pthread"
"$build/tpucc" "$root/samples/digits/digits.fb" -o digits.so
"$build/tpucc" "$root/samples/digits/digits.fb" -o digits.o
"$build/tpucc" "$root/samples/digits/digits.fb" -o digits.h

# shellcheck disable=SC2086 # lists of words
$compile "$root/samples/digits/host.c" $lib -o host
LC_ALL=C.UTF-8 ./host digits.so "$root/samples/digits/digits.txt" | sed -e 1d -e 's/ *$//' >got
sed -n '/^digits: made by/,/read as drawn/p' "$root/samples/digits/README.md" | sed 1d >want
diff want got
LC_ALL=C ./host digits.so "$root/samples/digits/digits.txt" >got
if LC_ALL=C grep -q '[^ -~]' got; then fail "the plain locale gets characters that are not plain"; fi
[ "$(tail -n 1 got)" = "$(tail -n 1 want)" ]
[ "$(wc -l <"$root/samples/digits/host.c")" -lt 100 ]

# The training step learns; the last bits, and so the losses, may differ on another processor. Its text is what JAX prints, where there is one.
"$build/tpucc" "$root/samples/spirals/spirals.mlir" -o spirals.so
# shellcheck disable=SC2086
$compile "$root/samples/spirals/host.c" $lib -o train
./train spirals.so >got
sed -n '/^step /p' "$root/samples/spirals/README.md" >want
[ "$(wc -l <got)" = "$(wc -l <want)" ] && [ "$(head -n 1 got)" = "$(head -n 1 want)" ]
tail -n 1 got | grep -qE 'loss 0\.0[0-9]+, +(9[5-9]|100)% right$'
if "${PYTHON:-python3}" -c 'import jax' 2>/dev/null; then
    "${PYTHON:-python3}" "$root/samples/spirals/spirals.py" >again.mlir
    "$build/tpucc" again.mlir -o again.so
    ./train again.so | tail -n 1 | grep -qE '(9[5-9]|100)% right$'
fi

# Drawn digits are learnt, by tpurun and by the host, which begin with other values; the weights read other digits. Losses may differ on another processor.
mnist=$root/samples/mnist
# shellcheck disable=SC2086
$compile "$mnist/make_digits.c" -lm -o make_digits
./make_digits few 1500 1 && ./make_digits other 500 2
"$build/tpucc" "$mnist/digits.mlir" --train --data image --loss sparse_categorical_crossentropy --optimizer adam:lr=0.002 --metrics accuracy --batch 50 -o mnist.so
"$build/tpurun" train mnist.so --data few-images.idx,few-labels.idx --validate other-images.idx,other-labels.idx --epochs 3 --shuffle --checkpoint-dir run >got
tail -n 1 got | grep -qE 'validation: loss 0\.[0-9]*, accuracy (9[0-9]|100)' || fail "mnist: $(tail -n 1 got)"
"$build/tpucc" "$mnist/digits.mlir" --weights run/step-000000000090.safetensors -o reader.so
# shellcheck disable=SC2086
$compile "$mnist/host.c" "$build/runtime/libtpudata.a" $lib $(grep -qs 'ZLIB_FOUND\|libz' "$build/CMakeCache.txt" && echo -lz) -o mnist
./mnist mnist.so few-images.idx few-labels.idx other-images.idx other-labels.idx 3 weights.safetensors >got
tail -n 1 got | grep -qE 'others (9[0-9]|100)\.[0-9] %$' || fail "mnist in C: $(tail -n 1 got)"
"$build/tpucc" "$mnist/digits.mlir" --weights weights.safetensors -o reader.so
[ "$(wc -l <"$mnist/host.c")" -lt 100 ] && [ "$(wc -l <"$mnist/make_digits.c")" -lt 100 ]

# Numbers that are made of five of ten are learnt nearly as well as their noise lets them be; trained for batches of 50, used for 1000 rows.
mlp=$root/samples/mlp_regression
# shellcheck disable=SC2086
$compile "$mlp/make_data.c" -lm -o make_data
./make_data numbers 5000 1 && ./make_data others 1000 2
"$build/tpucc" "$mlp/mlp.mlir" --train --data x --loss mean_squared_error --optimizer adam:lr=0.01 --schedule cosine:steps=4000 --metrics mean_absolute_error --batch 50 -o mlp_train.so
"$build/tpurun" train mlp_train.so --data numbers-x.npy,numbers-y.npy --validate others-x.npy,others-y.npy --epochs 40 --shuffle --weights-out mlp.safetensors >got
tail -n 1 got | grep -qE 'validation: loss 1\.[0-3][0-9]*, mean_absolute_error 0\.[89]' || fail "mlp_regression: $(tail -n 1 got)"
"$build/tpucc" "$mlp/mlp.mlir" --weights mlp.safetensors --bucket n=1,1000 -o mlp.so 2>log
# shellcheck disable=SC2086
$compile "$mlp/host.c" "$build/runtime/libtpudata.a" $lib $(grep -qs 'ZLIB_FOUND\|libz' "$build/CMakeCache.txt" && echo -lz) -o mlp
./mlp mlp.so others-x.npy others-y.npy >got
grep -qE '^1000 examples: the network is off by 1\.[01][0-9], the best linear function by 2\.49$' got || fail "mlp_regression: $(cat got)"
awk '$1 == "x3" && $6 - $2 > 9 && $6 - $2 < 11 { learnt++ } $1 ~ /x[5-9]/ && $6 - $2 < 0.5 && $2 - $6 < 0.5 { learnt++ } END { exit learnt != 6 }' got || fail "mlp_regression: $(cat got)"
[ "$(wc -l <"$mlp/host.c")" -lt 100 ] && [ "$(wc -l <"$mlp/make_data.c")" -lt 100 ]

# A decoder with its cache as a variable: each step is kernels and the end, no copy; the scores of two
# bytes are the evaluator's, and the text is the same each time.
for kind in f32 bf16 int8; do
    "$build/tpucc" "$root/samples/generate/generate.mlir" --weights "$root/samples/generate/generate.safetensors" --variables --weights-as=$kind -o $kind.so 2>log
    "$build/tpurun" $kind.so --describe >said
    [ $(($(sed -n 's/.* \([0-9]*\) launches in .*/\1/p' said) + 1)) = "$(sed -n 's/.* in \([0-9]*\) steps$/\1/p' said)" ] || fail "$kind: a step copies"
done
# shellcheck disable=SC2086
$compile "$root/samples/generate/host.c" $lib -o generate
./generate 'ROMEO:' 120 f32.so bf16.so int8.so >got
[ "$(grep -c '^--- .* tokens/s$' got)" = 3 ] && [ "$(grep -c '^ROMEO:' got)" = 3 ] || fail "generate"
./generate 'ROMEO:' 120 f32.so f32.so | grep -v tokens/s >twice
[ "$(sed -n '1,/^ROMEO:$/d;/^ROMEO:$/q;p' twice)" = "$(sed '1d' twice | sed '1,/^ROMEO:$/d')" ] || fail "generate: another text the second time"
if ./generate "$(printf '%0128d' 0)" 1 f32.so 2>log; then fail "generate: a prompt that is too long"; fi
"$build/tpucc" "$root/samples/generate/generate.mlir" --variables -o cached.mlir
"$build/tpurun" --interpret cached.mlir --weights "$root/samples/generate/generate.safetensors" --input token="$here/variables/token.npy" \
    --output 'result[3]=want.npy' --save-variables want.safetensors >log 2>&1 || fail "generate: the evaluator"
"$build/tpurun" --interpret cached.mlir --weights "$root/samples/generate/generate.safetensors" --input token="$here/variables/token.npy" \
    --load-variables want.safetensors --output 'result[3]=next.npy' >log 2>&1 || fail "generate: the evaluator's second byte"
"$build/tpurun" f32.so --input token="$here/variables/token.npy" --expect 'result[3]=want.npy' --rtol 1e-4 --atol 1e-4 --save-variables got.safetensors \
    >log 2>&1 || fail "generate: scores"
"$build/tpurun" f32.so --input token="$here/variables/token.npy" --load-variables got.safetensors --expect 'result[3]=next.npy' --rtol 1e-4 --atol 1e-4 \
    >log 2>&1 || fail "generate: scores of the second byte"

# Symbols of a text that repeats itself are learnt, and written again.
lstm=$root/samples/char_lstm
# shellcheck disable=SC2086
$compile "$lstm/make_text.c" -o make_text
yes 'to be or not' | head -c 60000 >verse
./make_text verse 64 verse
"$build/tpucc" "$lstm/lstm.mlir" --train --data symbols --loss sparse_categorical_crossentropy --optimizer adam:lr=0.01,clip_norm=1 -o lstm.so
"$build/tpurun" train lstm.so --data verse-text.idx,verse-next.idx --epochs 2 --weights-out lstm.safetensors >got
"$build/tpucc" "$lstm/step.mlir" --weights lstm.safetensors --variables=h=output1,c=output2 -o step.so
# shellcheck disable=SC2086
$compile "$lstm/host.c" $lib -o write
./write step.so 'to be' 60 0.1 >got
[ "$(grep -c '^to be or not$' got)" -ge 3 ] || fail "char_lstm writes: $(cat got)"
[ "$(wc -l <"$lstm/host.c")" -lt 100 ] && [ "$(wc -l <"$lstm/make_text.c")" -lt 100 ]

# Every replica has its product, and all have the sum, on any number of threads.
"$build/tpucc" "$root/samples/replicated_matmul/matmul.mlir" --replicas 4 -o matmul.so
# shellcheck disable=SC2086
$compile "$root/samples/replicated_matmul/host.c" $lib -o matmul
sed -n '/^\/replica:/p' "$root/samples/replicated_matmul/README.md" >want
for threads in 1 2 7; do
    ./matmul matmul.so "$threads" >got
    diff want got
done
[ "$(wc -l <got)" = 4 ] && [ "$(wc -l <"$root/samples/replicated_matmul/host.c")" -lt 100 ]

# Two layers on two partitions, in four replicas.
"$build/tpucc" "$root/samples/stages/stages.mlir" -o stages.so
# shellcheck disable=SC2086
$compile "$root/samples/stages/host.c" $lib -o stages
sed -n '/^devices: /,/^replica 3/p' "$root/samples/stages/README.md" >want
for threads in 1 2 9; do
    ./stages stages.so "$threads" >got
    diff want got
done
[ "$(wc -l <got)" = 5 ] && [ "$(wc -l <"$root/samples/stages/host.c")" -lt 100 ]

# What JAX writes for a mesh, in one process and in three.
show() { sed -n "$1" "$root/samples/mesh/README.md"; }
"$build/tpucc" "$root/samples/mesh/mesh.mlir" -o mesh.so --shape-report | sed -n '/^exchanged/,$p' >got
"$build/tpurun" mesh.so --describe | grep -E '^  (argument|result)' >>got
show '/^exchanged/,/^  result     1/{/^\$/d;p}' | diff - got
# shellcheck disable=SC2086
$compile "$root/samples/mesh/host.c" $lib -o mesh
./mesh mesh.so >got
show '/^largest/{p;q}' | diff - got
[ "$(wc -l <"$root/samples/mesh/host.c")" -lt 100 ]
if command -v mpirun >/dev/null && [ -e "$build/libtpurt_mpi.so" ]; then
    cp "$build/libtpurt_mpi.so" .
    mpirun --allow-run-as-root --oversubscribe -n 3 ./mesh mesh.so --mpi </dev/null | sort >got
    show '/mpirun -n 3 build/,/^process 2/{/^\$/d;p}' | diff - got
fi
if "${PYTHON:-python3}" -c 'import jax' 2>/dev/null; then
    "${PYTHON:-python3}" "$root/samples/mesh/mesh.py" >again.mlir
    "$build/tpucc" again.mlir -o again.so
    ./mesh again.so | diff got - | grep -q '^>' && fail "the text that JAX prints now gives other numbers"
fi

# A program of three sizes, called with as many points as there are; the model without its mask is refused.
"$build/tpucc" "$root/samples/curve/curve.mlir" -o curve.so --bucket n=8,64,512
# shellcheck disable=SC2086
$compile "$root/samples/curve/host.c" $lib -o curve
./curve curve.so "$root/samples/curve/points.txt" >got
sed -n '/^eight points/,/were padded$/p' "$root/samples/curve/README.md" >want
diff want got
[ "$(wc -l <"$root/samples/curve/host.c")" -lt 100 ]
mkdir -p build
sed 's/%logits, %mosts/%near, %mosts/; s/reduce(%logits/reduce(%near/' "$root/samples/curve/curve.mlir" >build/unmasked.mlir
if "$build/tpucc" build/unmasked.mlir -o unmasked.so --bucket n=8,64,512 2>got; then fail "the model without its mask is not refused"; fi
sed -n '/^build\/unmasked.mlir:/,/help: /p' "$root/samples/curve/README.md" >want
diff want got

# A model and its gradient.
"$build/tpucc" "$root/samples/classifier/classifier.mlir" --grad=w1,b1,w2,b2 -o classifier.so
"$build/tpurun" classifier.so --describe | grep result >got
for readme in "$root/README.md" "$root/samples/classifier/README.md"; do grep '^  result .*\(output0 .*tensor<f32>\|grad_\)' "$readme" | diff - got; done

# What the top README says of sizes: each line that these commands print stands there.
shown() {
    sed '/^$/d' >got
    [ -s got ] || fail "nothing is printed of what the README shows"
    grep -vxF -f "$root/README.md" got && { echo "the README shows something else"; exit 1; }
    :
}
(cd "$root" && "$build/tpucc" samples/curve/curve.mlir -o "$work/open.so" 2>&1) | shown
TPURT_SHAPE_LOG=calls.log ./curve curve.so "$root/samples/curve/points.txt" | tail -n 1 | shown
"$build/tpucc" shapes calls.log --max-compiles 2 | sed -n '4,6p;10,12p' | shown
"$build/tpucc" explain curve.so "$root/samples/curve/curve.mlir" --bucket n=24,150 | shown

# Python's sample takes arrays by name, and numbers and lists; it says what is no argument, what is missing and what cannot be written, and calls the size
# that fits.
if "${PYTHON:-python3}" -c 'import numpy' 2>/dev/null; then
    cat >scaled.mlir <<'END'
func.func @main(%s: tensor<f32>, %x: tensor<?xf32> {tpu.dims = ["n"]}) -> tensor<?xf32> {
  %d = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %n = stablehlo.reshape %d : (tensor<i32>) -> tensor<1xi32>
  %0 = stablehlo.dynamic_broadcast_in_dim %s, %n, dims = [] : (tensor<f32>, tensor<1xi32>) -> tensor<?xf32>
  %1 = stablehlo.multiply %0, %x : tensor<?xf32>
  return %1 : tensor<?xf32>
}
END
    "$build/tpucc" scaled.mlir --bucket n=2,8 -o scaled.so
    cat >bits.mlir <<'END'
func.func @main(%x: tensor<3xbf16>) -> tensor<3xbf16> {
  %0 = stablehlo.add %x, %x : tensor<3xbf16>
  return %0 : tensor<3xbf16>
}
END
    "$build/tpucc" bits.mlir -o bits.so
    TPURT_LIBRARY=$build/runtime/libtpurt.so PYTHONPATH=$root/samples/python "${PYTHON:-python3}" -B - >got <<'END'
import numpy, pathlib, tpurt
program, x = tpurt.Program("digits.so"), numpy.ones((1, 1, 28, 28), "f4")
y, = program(x)
print(numpy.array_equal(y, program(input=x)[0]), numpy.array_equal(y, program(x.tolist())[0]))
scaled = tpurt.Program(pathlib.Path("scaled.so"))
print(scaled(2.0, [1, 2, 3])[0], scaled(numpy.float32(3), numpy.ones(1, "f4"))[0])
numpy.save("kept.npy", y)
read_only = numpy.load("kept.npy", mmap_mode="r")
fits = numpy.ones(1, "f4")
bits = tpurt.Program("bits.so") # numbers that numpy does not know
print(*(hex(v) for v in bits(numpy.array([0x3FC0, 0x4000, 0xC040], "u2"))[0]))
for program, arguments, named in (
    (program, (), {"image": x}), (program, (x,), {"input": x}), (program, (x,), {"out": [read_only]}), (program, (x,), {"out": [7]}),
    (scaled, (2.0,), {}), (scaled, (2j, fits), {}), (scaled, (2.0, numpy.ones(1)), {}), (scaled, (None, fits), {}), (scaled, (2.0, "abc"), {}),
    (scaled, (2.0, fits.astype(">f4")), {}), (scaled, (2.0, numpy.ones(6, "f4")[::2]), {}),
    (program, (numpy.ones((28, 28, 1, 1), "f4").T,), {}), (bits, ([True, False, True],), {}), (bits, (numpy.ones(3, "f4"),), {}),
):
    try:
        program(*arguments, **named)
    except TypeError as e:
        print(e)
END
    cat >want <<'END'
True True
[2. 4. 6.] [3.]
0x4040 0x4080 0xc0c0
image: no argument of input; input: not given
input: given twice
output0: got read-only, want float32: numpy.require(x, 'float32', 'CW') makes such an array
output0: got 7, no array; want float32
x: not given
s: got complex128, want float32: numpy.require(x, 'float32', 'C') makes such an array
x: got float64, want float32: numpy.require(x, 'float32', 'C') makes such an array
s: got None, no array; want float32
x: got 'abc', no array; want float32
x: got >f4, want float32: numpy.require(x, 'float32', 'C') makes such an array
x: got no array in C order, want float32: numpy.require(x, 'float32', 'C') makes such an array
input: got no array in C order, want float32: numpy.require(x, 'float32', 'C') makes such an array
x: got [True, False, True], no array; want uint16
x: got float32, want uint16: x.view('uint16') of an x of bf16 (ml_dtypes) makes such an array
END
    diff want got
    [ "$(wc -l <"$root/samples/python/tpurt.py")" -lt 65 ]
fi

sed -n '/^```c$/,/^```$/p' "$root/README.md" | grep -v '^```' >linked.c
# shellcheck disable=SC2086
$compile linked.c digits.o $lib -o linked
./linked | head -n 3 >got
sed -n '/ build\/linked | head -n 3$/,/^```$/p' "$root/README.md" | sed -e 1d -e '/^```$/d' >want
diff want got
echo "samples: as their READMEs say"
