#!/bin/sh
# --bucket: programs with an entry point for each of several sizes run at any length that fits, and give what a program that was compiled for just
# that length gives; one copy of the weights; what is wrong with the option, a model or a call is said; the same bytes whatever the order of the sizes.
#   buckets.sh BUILD_DIR
set -eu
. "$(dirname "$0")/../lib.sh"
models=$data/models/jax_dynamic

# expect PROGRAM CODE TEXT ARGUMENT...: ends with CODE and says TEXT
expect() {
    program=$1 code=$2 text=$3
    shift 3
    set +e
    "$build/$program" "$@" >out 2>err </dev/null
    got=$?
    set -e
    [ "$got" = "$code" ] || fail "$program $*: exit $got, not $code"
    { echo; cat out err; } | grep -qF -- "$text" || fail "$program $*: does not say '$text'"
}

# says TEXT: what was said last has it too
says() { grep -qF -- "$1" out err || fail "does not say '$1'"; }

# array FILE DTYPE DIM,DIM,..: small numbers; of masks ("m") one in five is 0, but none of the first column
array() {
    python3 - "$@" <<'END'
import struct, sys
name, kind, dims = sys.argv[1], sys.argv[2], [int(d) for d in sys.argv[3].split(",")]
n = 1
for d in dims:
    n *= d
if kind == "i":
    data, descr = struct.pack("<%di" % n, *[(i * 7 + 3) % 50 for i in range(n)]), "<i4"
elif kind == "m":
    data, descr = struct.pack("<%df" % n, *[float(i % dims[-1] == 0 or (i * 13) % 5 > 0) for i in range(n)]), "<f4"
else:
    data, descr = struct.pack("<%df" % n, *[(i * 37 % 101) / 101 - 0.5 for i in range(n)]), "<f4"
shape = "(" + "".join("%d," % d for d in dims) + ")"
head = "{'descr': '%s', 'fortran_order': False, 'shape': %s, }" % (descr, shape)
head += " " * (63 - (len(head) + 10) % 64) + "\n"
open(name, "wb").write(b"\x93NUMPY\x01\x00" + struct.pack("<H", len(head)) + head.encode() + data)
END
}

# two FILE SIZE SIZE: a model of two arguments, of which each is a result
two() { printf 'func.func @main(%%x: tensor<?xf32> {tpu.dims = ["%s"]}, %%y: tensor<?xf32> {tpu.dims = ["%s"]}) -> (tensor<?xf32>, tensor<?xf32>) {\n  %%0 = stablehlo.negate %%x : tensor<?xf32>\n  %%1 = stablehlo.tanh %%y : tensor<?xf32>\n  return %%0, %%1 : tensor<?xf32>, tensor<?xf32>\n}\n' "$2" "$3" >"$1"; }

cat >model.mlir <<'END'
func.func @main(%x: tensor<?x?x8xf32> {tpu.dims = ["b", "s", ""]}, %mask: tensor<?x?xf32> {tpu.dims = ["b", "s"]}, %w: tensor<8x4xf32>) -> (tensor<?x?x4xf32>, tensor<?x8xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.dot_general %x, %w, contracting_dims = [2] x [0] : (tensor<?x?x8xf32>, tensor<8x4xf32>) -> tensor<?x?x4xf32>
  %1 = stablehlo.exponential %0 : tensor<?x?x4xf32>
  %2 = stablehlo.dot_general %x, %mask, batching_dims = [0] x [0], contracting_dims = [1] x [1] : (tensor<?x?x8xf32>, tensor<?x?xf32>) -> tensor<?x8xf32>
  return %1, %2 : tensor<?x?x4xf32>, tensor<?x8xf32>
}
END
array w.npy f 8,4

# ---- The option
for bad in s s= =4 s=4,x s=0 s=-4 s=4,,8 s=4, s=4.5 s=99999999999999999999; do expect tpucc 2 "--bucket $bad: " model.mlir -o no.so --dim b=2 --bucket=$bad; done
expect tpucc 2 "--bucket s=8,4,8: 8 is there twice" model.mlir -o no.so --dim b=2 --bucket s=8,4,8
expect tpucc 2 "'s' has the sizes of --bucket s=4 already" model.mlir -o no.so --bucket s=4 --bucket s=8
expect tpucc 2 "'b' is bound by --dim b=2 already" model.mlir -o no.so --dim b=2 --bucket b=4
expect tpucc 2 "more than 64 entry points" model.mlir -o no.so --bucket b=1,2,3,4,5,6,7,8,9 --bucket s=1,2,3,4,5,6,7,8
expect tpucc 2 "these are more than 64 sizes" model.mlir -o no.so --bucket "s=$(seq -s, 1 65)"
expect tpucc 2 "--bucket makes a program for several sizes, and - is none" model.mlir -o - --bucket s=4
expect tpucc 2 "has no symbol, dimension or scalar integer argument of this name" model.mlir -o no.so --bucket t=4,8
says "what can be bound: b, s"
expect tpucc 1 "give them numbers: --dim b=.." model.mlir -o no.so --bucket s=4,8
[ "$(grep -c "error:" err)" = 1 ] || fail "is said more than once"
says "or several sizes in one program, to which shorter calls are padded: --bucket b=..,.."
expect tpucc 1 "calls could have 524288 combinations of lengths, more than the 262144 that are looked at: b from 1 to 256, s from 1 to 2048 [too-many-lengths]" model.mlir -o no.so --bucket b=256 --bucket s=2048
says "--dim b=N compiles for one size of it"
# A dimension whose size is no sum of products is called what the model calls it, and listed once.
for size in 'n*n' 'mod(n, 3)' 'max(n, 3)'; do
    two square.mlir "$size" n
    expect tpucc 1 "dimension 0 of argument 'x', $size, is padded to" square.mlir -o no.so --bucket n=4,8
    expect tpucc 1 "n: dimension 0 of argument 'x' ($size), tensor<?xf32>, dimension 0 of argument 'y', tensor<?xf32>" square.mlir -o no.so
done
cat >scalar.mlir <<'END'
func.func @main(%x: tensor<4xf32>, %n: tensor<i32>) -> tensor<4xf32> {
  %0 = stablehlo.convert %n : (tensor<i32>) -> tensor<f32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [] : (tensor<f32>) -> tensor<4xf32>
  %2 = stablehlo.add %x, %1 : tensor<4xf32>
  return %2 : tensor<4xf32>
}
END
expect tpucc 2 "argument 'n' is a number and no size" scalar.mlir -o no.so --bucket n=4,8
expect tpucc 1 "declared tensor<4xf32>" scalar.mlir -o no.so --bucket x.0=8
[ ! -e no.so ] || fail "there is a no.so"


# Sizes that tell two symbols only together, and one by one.
two together.mlir n+m n-m
expect tpucc 1 "together.mlir:1:1: error: --bucket: no argument's size tells what 'n' is in a call [unbound-dimension]" together.mlir -o no.so --bucket n=4,8 --bucket m=2,3
[ ! -e no.so ] || fail "there is a no.so"
expect tpucc 0 "" together.mlir -o t.so --bucket n=4,8 --dim m=2
array x.npy f 5
array y.npy f 1
expect tpurun 0 "output1: tensor<1xf32>" t.so --input x=x.npy --input y=y.npy

# A size that nothing solves for its other symbol.
cat >modulo.mlir <<'END'
func.func @main(%x: tensor<?xf32> {tpu.dims = ["n"]}, %y: tensor<8xf32> {tpu.dims = ["n*mod(k, 3)"]}) -> tensor<?xf32> {
  return %x : tensor<?xf32>
}
END
expect tpucc 1 "modulo.mlir:1:1: error: --bucket: no argument's size tells what 'k' is in a call [unbound-dimension]" modulo.mlir -o no.so --bucket n=4,8
[ ! -e no.so ] || fail "there is a no.so"

two product.mlir n m*n
expect tpucc 0 "" product.mlir -o t.so --bucket n=4,8 --bucket m=2,3
array x.npy f 8
array y.npy f 32
expect tpurun 1 "compile again with --bucket m=2,3,4" t.so --input x=x.npy --input y=y.npy
array x.npy f 4
array y.npy f 16
expect tpurun 1 "dimension 0 ('m*n') is 16, where 'm' is 4, compiled for 2; compile again with --bucket m=2,3,4" t.so --input x=x.npy --input y=y.npy

# ---- Any length
expect tpucc 0 "" model.mlir -o m.so --bucket s=16,4,8 --bucket b=1,3 --shape-report=r.txt
expect tpucc 0 "" model.mlir -o m2.so --bucket s=4,8,16 --bucket b=3,1 --prefix m --shape-report=r.json
cmp m.so m2.so || fail "the order of the sizes changes the bytes"
for shape in 1,1 3,4 1,8 2,5 3,16 2,16 1,9 3,1; do
    b=${shape%,*} s=${shape#*,}
    array x.npy f "$b,$s,8"
    array mask.npy m "$b,$s"
    expect tpucc 0 "" model.mlir -o exact.so --dim "b=$b" --dim "s=$s"
    expect tpurun 0 "" exact.so --input x=x.npy --input mask=mask.npy --input w=w.npy --output output0=0.npy --output output1=1.npy
    for threads in 1 2; do
        expect tpurun 0 "" m.so --threads $threads --input x=x.npy --input mask=mask.npy --input w=w.npy --expect output0=0.npy --expect output1=1.npy
    done
    expect tpurun 0 "" m.so --replicas 2 --input x=x.npy --input mask=mask.npy --input w=w.npy --expect output0=0.npy --expect output1=1.npy
done
array x.npy f 2,5,8
array mask.npy m 2,6
expect tpurun 1 "argument 1 'mask': dimension 1 ('s') is 6, but 's' is 5 by dimension 1 of argument 0 'x'" m.so --input x=x.npy --input mask=mask.npy --input w=w.npy
expect tpurun 2 "'mask', tensor<2x5xf32>, is not given" m.so --input x=x.npy
array x.npy f 2,17,8
array mask.npy m 2,17
expect tpurun 1 "compile again with --bucket s=4,8,16,17" m.so --input x=x.npy --input mask=mask.npy --input w=w.npy
expect tpurun 0 '"median_ms"' m.so --bench=0.01
array x.npy f 2,7,8
TPURT_SHAPE_LOG=log expect tpurun 0 '"median_ms"' m.so --bench=0.01 --input x=x.npy
grep -qF '"outcome": "padded", "program": "m", "entry": "main[s=8,b=3]"' log || fail "the log does not tell of padded calls"
expect tpurun 1 "argument 'x' is tensor<3x16x8xf32>, the file holds tensor<2x7x8xf32>" m.so --entry 'main[s=16,b=3]' --input x=x.npy --bench=0.01

# Sizes that ops make the same are one, whether they have a name or not.
cat >equal.mlir <<'END'
func.func @main(%a: tensor<?xf32>, %b: tensor<?xf32>, %c: tensor<?xf32>) -> tensor<?xf32> {
  %s = stablehlo.add %a, %b : tensor<?xf32>
  %t = stablehlo.add %s, %c : tensor<?xf32>
  return %t : tensor<?xf32>
}
END
expect tpucc 0 "" equal.mlir -o equal.so --bucket a.0=4,128
expect tpucc 0 "" equal.mlir -o exact.so --dim a.0=3
for name in a b c; do array $name.npy f 3; done
expect tpurun 0 "" exact.so --input a=a.npy --input b=b.npy --input c=c.npy --output output0=0.npy
expect tpurun 0 "" equal.so --input a=a.npy --input b=b.npy --input c=c.npy --expect output0=0.npy

# ---- What is told of it
expect tpurun 0 "entry point main[s=16,b=3]" m.so --describe
says "calls with less are padded"
[ "$(grep -c '^entry point' out)" = 6 ] || fail "--describe does not list six entry points"
[ "$(grep -c '^shape report of model.mlir, entry point main' r.txt)" = 6 ] || fail "the report is not of six entry points"
grep -qF 'x.1 = 8, called s: --bucket s=16,4,8' r.txt || fail "the report does not say what fixes s"
python3 -c 'import json; r = json.load(open("r.json")); assert [e["name"] for e in r["entries"]][:2] == ["main[s=4,b=1]", "main[s=4,b=3]"] and r["entries"][0]["assumed"]'
expect tpucc 0 "" model.mlir -o m.h --bucket s=4,8 --dim b=2
grep -qF '#define M_BUCKETS_S 4, 8' m.h || fail "m.h does not name the sizes"
printf '#include "m.h"\n#include <stdio.h>\nint main(void) { int s[] = {M_BUCKETS_S}; puts(M_ENTRY1_NAME); return s[1] != 8 || M_ENTRIES != 2 || M_ARG0_MAX_BYTES != 512; }\n' >h.c
"${CC:-cc}" -std=c11 -Wall -Wextra -Werror -I"$root/runtime" h.c -o h && [ "$(./h)" = 'main[s=8]' ] || fail "m.h does not compile"
expect tpucc 0 "" model.mlir -o d.so --bucket s=4,8 --dim b=2 --dump-ir=dumps --time-passes -v
says "main[s=8]"
[ -e dumps/entry0/00-read.mlir ] && [ -e dumps/entry1/00-read.mlir ] || fail "there are no dumps of both"
grep -qa '^bucket.s=4,8' d.so || fail "the key has no line for the sizes"
printf 'func.func @main(%%0: tensor<?xf32>) -> tensor<?xf32> {\n  %%1 = stablehlo.negate %%0 : tensor<?xf32>\n  return %%1 : tensor<?xf32>\n}\n' >plain.mlir
expect tpucc 0 "" plain.mlir -o p.so --bucket arg0.0=4,8
array x.npy f 5
expect tpurun 0 "output0: tensor<5xf32> = 0.5, " p.so --input arg0=x.npy

cat >least.mlir <<'END'
func.func @main(%x: tensor<?xf32> {tpu.dims = ["s"]}) -> tensor<?xf32> {
  %four = stablehlo.constant dense<4> : tensor<i32>
  %s = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %ok = stablehlo.compare GE, %s, %four : (tensor<i32>, tensor<i32>) -> tensor<i1>
  stablehlo.custom_call @shape_assertion(%ok, %s) {api_version = 2 : i32, error_message = "at least four, not {0}", has_side_effect = true} : (tensor<i1>, tensor<i32>) -> ()
  %0 = stablehlo.negate %x : tensor<?xf32>
  return %0 : tensor<?xf32>
}
END
expect tpucc 0 "the model's own constraint, which is not asked of them again: at least four, not {0}" least.mlir -o l.so --bucket s=8 --shape-report
expect tpucc 1 "at least four, not 3" least.mlir -o l.so --bucket s=3,8

# ---- One copy of the weights
python3 - <<'END'
import json, struct
n, layers = 256, 4
head = json.dumps({"w%d" % i: {"dtype": "F32", "shape": [n, n], "data_offsets": [i * n * n * 4, (i + 1) * n * n * 4]} for i in range(layers)}).encode()
data = b"".join(struct.pack("<%df" % (n * n), *[((i * 31 + k * 17) % 1009 - 504) / 5000 for i in range(n * n)]) for k in range(layers))
open("w.safetensors", "wb").write(struct.pack("<Q", len(head)) + head + data)
args = "".join(", %%w%d: tensor<%dx%dxf32>" % (i, n, n) for i in range(layers))
body = "".join("  %%%d = stablehlo.dot_general %%%s, %%w%d, contracting_dims = [1] x [0] : (tensor<?x%dxf32>, tensor<%dx%dxf32>) -> tensor<?x%dxf32>\n" % (i, i - 1 if i else "x", i, n, n, n, n) for i in range(layers))
open("wide.mlir", "w").write('func.func @main(%%x: tensor<?x%dxf32> {tpu.dims = ["s", ""]}%s) -> tensor<?x%dxf32> {\n%s  return %%%d : tensor<?x%dxf32>\n}\n' % (n, args, n, body, layers - 1, n))
END
expect tpucc 0 "" wide.mlir -o one.so --weights w.safetensors --dim s=128
expect tpucc 0 "" wide.mlir -o all.so --weights w.safetensors --bucket s=1,8,32,64,128
[ "$(wc -c <all.so)" -lt $(($(wc -c <one.so) * 105 / 100)) ] || fail "$(wc -c <all.so) bytes against $(wc -c <one.so)"

array x.npy f 5,256
expect tpucc 0 "" wide.mlir -o exact.so --weights w.safetensors --dim s=5
expect tpurun 0 "" exact.so --input x=x.npy --output output0=0.npy
expect tpurun 0 "" all.so --input x=x.npy --expect output0=0.npy
# A table that is cut to each length: its beginning is there once, too.
cat >table.mlir <<'END'
func.func @main(%x: tensor<?x1024xf32> {tpu.dims = ["s", ""]}, %table: tensor<512x1024xf32>) -> tensor<?x1024xf32> {
  %zero = stablehlo.constant dense<0> : tensor<2xi32>
  %one = stablehlo.constant dense<1> : tensor<2xi32>
  %width = stablehlo.constant dense<1024> : tensor<1xi32>
  %s = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?x1024xf32>) -> tensor<i32>
  %s1 = stablehlo.reshape %s : (tensor<i32>) -> tensor<1xi32>
  %limit = stablehlo.concatenate %s1, %width, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %cut = stablehlo.real_dynamic_slice %table, %zero, %limit, %one : (tensor<512x1024xf32>, tensor<2xi32>, tensor<2xi32>, tensor<2xi32>) -> tensor<?x1024xf32>
  %sum = stablehlo.add %x, %cut : tensor<?x1024xf32>
  return %sum : tensor<?x1024xf32>
}
END
python3 - <<'END'
import json, struct
head = json.dumps({"table": {"dtype": "F32", "shape": [512, 1024], "data_offsets": [0, 512 * 4096]}}).encode()
open("t.safetensors", "wb").write(struct.pack("<Q", len(head)) + head + struct.pack("<%df" % (512 * 1024), *[i % 997 for i in range(512 * 1024)]))
END
expect tpucc 0 "" table.mlir -o one.so --weights t.safetensors --dim s=512
expect tpucc 0 "" table.mlir -o all.so --weights t.safetensors --bucket s=128,256,384,512
[ "$(wc -c <all.so)" -lt $(($(wc -c <one.so) * 105 / 100)) ] || fail "$(wc -c <all.so) bytes against $(wc -c <one.so)"
array x.npy f 200,1024
expect tpucc 0 "" table.mlir -o exact.so --weights t.safetensors --dim s=200
expect tpurun 0 "" exact.so --input x=x.npy --output output0=0.npy
expect tpurun 0 "" all.so --input x=x.npy --expect output0=0.npy

[ -d "$models" ] || { without "$models (TPUCC_DATA names the folder above models)"; exit 0; }

# ---- A transformer: padding its length cannot change what is kept, unless nothing masks it
encoder=$models/open_encoder
weights=$(for i in 2 3 4 5 6 7 8 9 10 11; do echo "--input arg$i=$encoder/arg$i.npy"; done)
expect tpucc 1 "[padding-mixes]" "$models/open_encoder_unmasked/program.mlir" -o no.so --bucket s=32,64,128
says "reduce"
says "s, is padded to 32"
expect tpucc 1 "constraint s <= 128" "$encoder/program.mlir" -o no.so --bucket s=32,129
expect tpucc 0 "" "$encoder/program.mlir" -o e.so --bucket s=32,64,128
for length in 1 17 32 33 100 128; do
    array ids.npy i 2,$length
    array mask.npy m 2,$length
    expect tpucc 0 "" "$encoder/program.mlir" -o exact.so --dim s=$length
    # shellcheck disable=SC2086 # a list
    expect tpurun 0 "" exact.so --input arg0=ids.npy --input arg1=mask.npy $weights --output output0=0.npy --output output1=1.npy
    for threads in 1 2; do
        # shellcheck disable=SC2086
        expect tpurun 0 "" e.so --threads $threads --input arg0=ids.npy --input arg1=mask.npy $weights --expect output0=0.npy --expect output1=1.npy
    done
done
# With its weights in the artifact, where the proof knows their values
python3 - "$encoder" <<'END'
import json, struct, sys
head, data = {}, b""
for i in range(2, 12):
    raw = open("%s/arg%d.npy" % (sys.argv[1], i), "rb").read()
    size = struct.unpack("<H", raw[8:10])[0]
    shape = eval(raw[10 : 10 + size].decode())["shape"]
    head["arg%d" % i] = {"dtype": "F32", "shape": list(shape), "data_offsets": [len(data), len(data) + len(raw) - 10 - size]}
    data += raw[10 + size :]
text = json.dumps(head).encode()
open("encoder.safetensors", "wb").write(struct.pack("<Q", len(text)) + text + data)
END
expect tpucc 0 "" "$encoder/program.mlir" -o ew.so --bucket s=32,64,128 --weights encoder.safetensors
expect tpurun 0 "" ew.so --input arg0=ids.npy --input arg1=mask.npy --expect output0=0.npy --expect output1=1.npy
# What XLA gives
# shellcheck disable=SC2086
expect tpurun 0 "" e.so --input arg0="$encoder/arg0.npy" --input arg1="$encoder/arg1.npy" $weights --expect output0="$encoder/output0.npy" --expect output1="$encoder/output1.npy" --atol 2e-5
# A mask of the program's own, of blocks, that is too large to be looked at: it is told, and not where it is smaller.
cat >blocks.mlir <<'END'
func.func @main(%x: tensor<?xf32> {tpu.dims = ["n"]}) -> tensor<?xf32> {
  %low = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %mask = stablehlo.constant dense<-1.000000e+09> : tensor<f32>
  %three = stablehlo.constant dense<3> : tensor<i32>
  %size = stablehlo.get_dimension_size %x, dim = 0 : (tensor<?xf32>) -> tensor<i32>
  %n = stablehlo.reshape %size : (tensor<i32>) -> tensor<1xi32>
  %nn = stablehlo.concatenate %n, %n, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %i = stablehlo.dynamic_iota %nn, dim = 0 : (tensor<2xi32>) -> tensor<?x?xi32>
  %j = stablehlo.dynamic_iota %nn, dim = 1 : (tensor<2xi32>) -> tensor<?x?xi32>
  %threes = stablehlo.dynamic_broadcast_in_dim %three, %nn, dims = [] : (tensor<i32>, tensor<2xi32>) -> tensor<?x?xi32>
  %bi = stablehlo.divide %i, %threes : tensor<?x?xi32>
  %bj = stablehlo.divide %j, %threes : tensor<?x?xi32>
  %a = stablehlo.compare EQ, %bi, %bj : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi1>
  %b = stablehlo.compare GE, %i, %j : (tensor<?x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi1>
  %p = stablehlo.and %a, %b : tensor<?x?xi1>
  %s = stablehlo.dynamic_broadcast_in_dim %x, %nn, dims = [1] : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %masks = stablehlo.dynamic_broadcast_in_dim %mask, %nn, dims = [] : (tensor<f32>, tensor<2xi32>) -> tensor<?x?xf32>
  %m = stablehlo.select %p, %s, %masks : tensor<?x?xi1>, tensor<?x?xf32>
  %most = stablehlo.reduce(%m init: %low) applies stablehlo.maximum across dimensions = [1] : (tensor<?x?xf32>, tensor<f32>) -> tensor<?xf32>
  return %most : tensor<?xf32>
}
END
expect tpucc 0 "keeps a position of each row is not followed" blocks.mlir -o blocks.so --bucket n=1500
expect tpucc 0 "" blocks.mlir -o blocks.so --bucket n=40
[ ! -s err ] || fail "a mask of 40 by 40 is not looked at: $(cat err)"
echo "programs with buckets run at any length"
